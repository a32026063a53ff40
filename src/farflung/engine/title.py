"""What the engine needs to know of a title: how to set it up, say it in words, save it, hide it and imagine it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from farflung.engine.core import Dice, Game
from farflung.engine.given import Before
from farflung.engine.notation import Notation
from farflung.engine.parameters import Parameter

Data = dict[str, Any]  # plain, readable, JSON-able


class SetupError(ValueError):
    """A set-up that the title does not offer."""


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """Everything decided before the first scene. Part of every record."""

    title: str
    edition: str
    seats: list[str]
    """The players' names, in seat order."""
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    """Numbers that differ from their defaults."""
    content: str = ""
    """Version of the content; filled in by the title."""
    pack: str = ""
    """Directory of a content pack, empty for the title's own content."""
    rules: int = 0
    """Version of the rules the game began with and is played on with; 0 for the newest, filled in by the match."""

    def settle_rules(self, title: Title) -> None:
        """A new game is played by the newest rules, one that has begun by those it began with."""
        self.rules = self.rules or title.rules
        if not title.oldest_rules <= self.rules <= title.rules:
            played = f"{title.oldest_rules} to {title.rules}"
            raise SetupError(f"this game was set up with rules {self.rules}, but those played here are {played}")


def rules_of_file(title: Title, named: int) -> int:
    """The version of the rules that a scenario file or a lesson is played by: the one it names.

    Those that name none mean the newest, 0. But a title whose numbers have changed may say, as its `scenario_rules`, by
    which version its files were written until then: those that others hold go on holding.
    """
    return named or int(getattr(title, "scenario_rules", 0))


class Choice(msgspec.Struct):
    """An option of the set-up, such as a difficulty."""

    name: str
    values: list[str]
    default: str
    applies_to: list[int]
    """Numbers of seats it makes sense for."""
    when: dict[str, list[str]] = {}
    """Other options, as far as these make sense, and their values beside which it makes sense."""
    levels: bool = False
    """Whether its values go from the easiest game to the hardest."""


def chosen_options(title: Title, options: Mapping[str, str]) -> dict[str, str]:
    """All options of a title, as chosen or as usual."""
    return {choice.name: options.get(choice.name, choice.default) for choice in title.choices}


def applying(title: Title, chosen: Mapping[str, str], seats: int) -> list[Choice]:
    """The options that make sense with so many seats and beside the others."""
    here = {choice.name: choice for choice in title.choices if seats in choice.applies_to}
    return [
        choice
        for choice in here.values()
        if all(chosen[name] in values for name, values in choice.when.items() if name in here)
    ]


def harder(title: Title, chosen: Mapping[str, str], seats: int) -> tuple[str, str] | None:
    """The option that makes the game harder by one level, and its value then."""
    for choice in applying(title, chosen, seats):
        if choice.levels and chosen[choice.name] != choice.values[-1]:
            return choice.name, choice.values[choice.values.index(chosen[choice.name]) + 1]
    return None


class Title(Protocol):
    """A game to the engine: its rules are the `Game` it makes; here is everything else that the engine asks for."""

    @property
    def name(self) -> str:
        """By which records, commands and tables know it."""
        ...

    @property
    def editions(self) -> Sequence[str]:
        """The usual one first."""
        ...

    @property
    def rules(self) -> int:
        """Version of the rules: one more whenever a game that has begun could no longer be replayed by them."""
        ...

    @property
    def oldest_rules(self) -> int:
        """The first version that games which began with it can still be played on by."""
        ...

    @property
    def seats(self) -> Sequence[int]:
        """Possible numbers of seats."""
        ...

    @property
    def choices(self) -> Sequence[Choice]:
        """Options of the set-up."""
        ...

    @property
    def parameters(self) -> Sequence[Parameter]:
        """Numbers of the rules that may be turned."""
        ...

    @property
    def questions(self) -> Mapping[int, tuple[str, str]]:
        """Name and rule of each kind of question."""
        ...

    @property
    def secret(self) -> frozenset[int]:
        """Verbs whose codes only the seat of the scene may see."""
        ...

    @property
    def reveals(self) -> frozenset[int]:
        """Events after which undo is no longer free though luck was not asked."""
        ...

    def new_game(self, setup: Setup) -> Game:
        """A game in which nothing has happened yet; `SetupError` says what cannot be set up."""
        ...

    def rematch_options(self, setup: Setup, game: Game) -> dict[str, str]:
        """The options of a rematch of a finished game, in which everybody sits on the same seat."""
        ...

    def notation(self, setup: Setup) -> Notation:
        """How codes are written in a game of this set-up."""
        ...

    def play_setup(self, game: Game, dice: Dice) -> None:
        """Plays the set-up at random, up to the first scene of the game proper."""
        ...

    def settle(self, data: Data, before: Before, setup: Setup) -> None:
        """Makes changed data whole again: what was given to one place leaves the others, the displaced returns.

        `before` is the data of the set-up; it knows what was given since (`engine.given`).
        """
        ...

    def to_data(self, game: Game) -> Data:
        """The whole truth between scenes, under readable names."""
        ...

    def from_data(self, data: Data, setup: Setup) -> Game:
        """The game that `to_data` has told."""
        ...

    def redact(self, game: Game, seat: int) -> Data:
        """What the seat may know of it; -1 is a spectator."""
        ...

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        """A whole truth that fits what the seat knows; the unknown in some order, to be dealt again."""
        ...

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        """Deals everything the seat cannot know at random, in place.

        `drawn` is what luck is going to draw in this scene, as the seat saw: it lies in the pool it is drawn from.
        """
        ...

    def scores(self, game: Game) -> list[int]:
        """Final scores by seat."""
        ...

    def winners(self, game: Game) -> list[int]:
        """The winning seats; none where the game itself has won."""
        ...
