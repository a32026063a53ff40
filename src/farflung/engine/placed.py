"""A title whose places are declared (`engine.places`): set-up, data, views and scenarios follow from them.

A title says its names, its choices and its content, how a blank game is made, and goes over its places in `walk`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from farflung.engine.content import Sheets
from farflung.engine.core import Dice, Game
from farflung.engine.glance import Glance
from farflung.engine.match import Question
from farflung.engine.names import Names
from farflung.engine.packs import Pack
from farflung.engine.parameters import Parameter, ParameterError, values
from farflung.engine.places import EVERYTHING, Places, read, told
from farflung.engine.survey import counted, listed
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.engine.verbs import Verbs


class Versioned(Protocol):
    """Content that knows its version."""

    @property
    def version(self) -> str:
        """By which a record tells whether it was played with this content."""
        ...


C = TypeVar("C", bound=Versioned)
N = TypeVar("N", bound=Names)


class PlacedTitle(ABC, Generic[C, N]):
    """What titles with content and places have in common."""

    called: ClassVar[str]
    """The title's name as people write it."""
    editions: ClassVar[Sequence[str]]
    seats: ClassVar[Sequence[int]]
    choices: ClassVar[Sequence[Choice]]
    parameters: ClassVar[Sequence[Parameter]]
    spoken: ClassVar[Verbs]
    """The verbs of all editions."""
    questions: ClassVar[Mapping[int, tuple[str, str]]]
    secret: ClassVar[frozenset[int]]
    reveals: ClassVar[frozenset[int]]
    scenario_rules: ClassVar[int] = 0
    """Version of the rules that scenario files and lessons mean which name none (`engine.title.rules_of_file`)."""

    def __init_subclass__(cls) -> None:
        cls.questions, cls.secret, cls.reveals = cls.spoken.questions, cls.spoken.secret, cls.spoken.reveals

    def __init__(self) -> None:
        self._packs: dict[tuple[str, str, int], C] = {}

    # ---- what each title says for itself

    @abstractmethod
    def load_content(self, pack: Path | None, edition: str, version: str = "", rules: int = 0) -> C:
        """The content of an edition, or of a pack; of an earlier version or of earlier rules if such are given."""

    @abstractmethod
    def sheets(self, edition: str, pack: Pack | None = None, rules: int = 0) -> tuple[str, Sheets]:
        """The content as it is written, sheet by sheet; of earlier rules if such are given."""

    @abstractmethod
    def blank_game(self, setup: Setup) -> Game:
        """Checks the set-up and makes a game in which nothing has happened yet."""

    @abstractmethod
    def names_of(self, content: C, seats: int) -> N:
        """The nouns of a content."""

    @abstractmethod
    def walk(self, game: Game, to: Places) -> None:
        """Goes over all places of a game (`engine.places`)."""

    # ---- the set-up

    def chosen(self, setup: Setup) -> dict[str, str]:
        """All options by name, defaults filled in, each checked by itself, as edition and number of seats are."""
        if setup.edition not in self.editions:
            raise SetupError(f"{self.called} has no edition '{setup.edition}'; there is {', '.join(self.editions)}")
        if len(setup.seats) not in self.seats:
            least, most = min(self.seats), max(self.seats)
            raise SetupError(f"{self.called} is for {least} to {most} players, not {len(setup.seats)}")
        known = {choice.name: choice for choice in self.choices}
        for name, value in setup.options.items():
            if name not in known:
                raise SetupError(f"{self.called} has no option '{name}'; there is {', '.join(known)}")
            allowed = self.allowed(setup, known[name])
            if value not in allowed:
                raise SetupError(f"{name} cannot be '{value}'; it is one of {', '.join(allowed)}")
        return {name: setup.options.get(name, choice.default) for name, choice in known.items()}

    def allowed(self, setup: Setup, choice: Choice) -> Sequence[str]:
        """What may be chosen in this set-up."""
        return choice.values

    def parameters_of(self, edition: str) -> Sequence[Parameter]:
        """The numbers a designer may turn in this edition."""
        return self.parameters

    def numbers(self, setup: Setup) -> dict[str, int]:
        """All numbers of the rules by name, as this set-up turns them."""
        try:
            return values(self.parameters_of(setup.edition), setup.parameters)
        except ParameterError as error:
            raise SetupError(*error.args) from None

    def content(self, setup: Setup) -> C:
        """The content of a set-up; a pack is read once for each title object."""
        if not setup.pack:
            return self.load_content(None, setup.edition, setup.content, setup.rules)
        key = (setup.pack, setup.edition, setup.rules)
        if key not in self._packs:
            self._packs[key] = self.load_content(Path(setup.pack), setup.edition, "", setup.rules)
        return self._packs[key]

    def agreed_content(self, setup: Setup) -> C:
        """The same, of the version that the set-up was made with; one that is made now gets the version of today."""
        content = self.content(setup)
        if setup.content and setup.content != content.version:
            raise SetupError(
                f"this game was set up with content {setup.content}, but the content here is {content.version}"
            )
        setup.content = content.version
        return content

    def new_game(self, setup: Setup) -> Game:
        """A game in which nothing has happened yet."""
        return self.blank_game(setup)

    def play_setup(self, game: Game, dice: Dice) -> None:
        """The set-up is the first phase of a game: it is played at random."""
        game.decider = dice
        while cast(Any, game).phase == 0:
            game.play_scene()

    def rematch_options(self, setup: Setup, game: Game) -> dict[str, str]:
        """The same again."""
        return setup.options

    # ---- words

    def names(self, setup: Setup) -> N:
        """The nouns of a set-up."""
        return self.names_of(self.content(setup), len(setup.seats))

    def names_in(self, game: Game) -> N:
        """The nouns of a game."""
        return self.names_of(cast(Any, game).content, game.seats)

    def question_words(self, question: Question, setup: Setup) -> str:
        """The question in English, for whoever prints a match."""
        from farflung.engine.text import Locale

        wording = import_module(type(self).__module__.rpartition(".")[0] + ".wording")
        words: str = wording.question_text(question, setup, Locale("en", soft_hyphens=False))
        return words

    # ---- data and views

    def to_data(self, game: Game) -> Data:
        """The whole truth between scenes, under readable names."""
        return self.redact(game, EVERYTHING)

    def from_data(self, data: Data, setup: Setup) -> Game:
        """The game that `to_data` has told."""
        return read(self.walk, self.blank_game(setup), self.names(setup), data)

    def redact(self, game: Game, seat: int) -> Data:
        """What the seat may know of it; -1 is a spectator."""
        return told(self.walk, game, self.names_in(game), seat)

    def glance(self, game: Game) -> Glance[Game]:
        """What its seats may know of it, from moment to moment."""
        return Glance(self.walk, self.names_in(game))

    def things(self, game: Game) -> dict[str, Counter[str]]:
        """How many of each thing there are, by kind and name, wherever they lie."""
        return counted(self.walk, game, self.names_in(game))

    def paths(self, setup: Setup) -> dict[str, str]:
        """Every path of a scenario, and what may stand there."""
        return listed(self.walk, self.blank_game(setup), self.names(setup))
