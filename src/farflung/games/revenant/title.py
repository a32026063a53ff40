"""Revenant as a title of the engine: set-up, notation, data, views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from farflung.engine.content import Sheets
from farflung.engine.core import Dice, Game
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.notation import Notation, nouns_of
from farflung.engine.packs import Pack
from farflung.engine.parameters import Parameter, ParameterError, values
from farflung.engine.places import EVERYTHING, Glance, Places, Walk, read, told
from farflung.engine.survey import counted, listed
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.engine.verbs import declared
from farflung.games.revenant import crew, secrets, verbs
from farflung.games.revenant import words as w
from farflung.games.revenant.beats import BEATS
from farflung.games.revenant.cards import Content
from farflung.games.revenant.names import Names
from farflung.games.revenant.numbers import PARAMETERS, Numbers
from farflung.games.revenant.pack import load_content, sheets
from farflung.games.revenant.places import DIFFICULTIES, places
from farflung.games.revenant.prototype import secrets as prototype_secrets
from farflung.games.revenant.prototype import verbs as prototype_verbs
from farflung.games.revenant.prototype.names import PrototypeNames
from farflung.games.revenant.prototype.numbers import PARAMETERS as PROTOTYPE_PARAMETERS
from farflung.games.revenant.prototype.numbers import PrototypeNumbers
from farflung.games.revenant.prototype.places import places as prototype_places
from farflung.games.revenant.prototype.scoring import PARTS as PROTOTYPE_PARTS
from farflung.games.revenant.prototype.scoring import points
from farflung.games.revenant.prototype.settle import settle as settle_prototype
from farflung.games.revenant.prototype.setup import new_game as new_prototype
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.prototype.words import PHASES as PROTOTYPE_PHASES
from farflung.games.revenant.reckoning import reckon
from farflung.games.revenant.scenes import PHASES
from farflung.games.revenant.scoring import PARTS, renown
from farflung.games.revenant.settle import settle
from farflung.games.revenant.setup import new_game
from farflung.games.revenant.state import Revenant

BOTH = declared(verbs, prototype_verbs)


class RevenantTitle:
    name = "revenant"
    editions = ("final", "prototype")
    rules = 1
    oldest_rules = 1
    seats = (1, 2, 3, 4)  # REV-F-S.12
    choices = (Choice("difficulty", DIFFICULTIES, "medium", [1]),)
    parameters = PARAMETERS
    questions = BOTH.questions
    secret = BOTH.secret
    reveals = BOTH.reveals
    chapter = "cycle"
    turns = frozenset((verbs.CYCLE_BEGINS, verbs.PHASE_BEGINS, verbs.MANNED, verbs.EMERGENCY_TAKEN))
    beats = BEATS

    def __init__(self) -> None:
        self._packs: dict[tuple[str, str], Content] = {}

    def content(self, setup: Setup) -> Content:
        """The content of a set-up; a pack is read once for each title object."""
        if not setup.pack:
            return load_content(None, setup.edition, setup.content)
        key = (setup.pack, setup.edition)
        if key not in self._packs:
            self._packs[key] = load_content(Path(setup.pack), setup.edition)
        return self._packs[key]

    def sheets(self, edition: str, pack: Pack | None = None) -> tuple[str, Sheets]:
        return sheets(edition, pack)

    def blank_game(self, setup: Setup) -> Revenant:
        """Checks the set-up and makes a game in which nothing has happened yet."""
        if setup.edition not in self.editions:
            raise SetupError(f"Revenant has no edition '{setup.edition}'; there is {', '.join(self.editions)}")
        if len(setup.seats) not in self.seats:
            raise SetupError(f"Revenant is for 1 to 4 players, not {len(setup.seats)}")
        difficulty = setup.options.get("difficulty", "medium")
        if difficulty not in DIFFICULTIES:
            raise SetupError(f"there is no difficulty '{difficulty}'; there are {', '.join(DIFFICULTIES)}")
        for option in setup.options:
            if option != "difficulty":
                raise SetupError(f"Revenant has no option '{option}'")
        try:
            chosen = values(parameters_of(setup.edition), setup.parameters)
        except ParameterError as error:
            raise SetupError(str(error)) from None
        _check_together(len(setup.seats), chosen)
        content = self.content(setup)
        if setup.content and setup.content != content.version:
            raise SetupError(
                f"this game was set up with content {setup.content}, but the content here is {content.version}"
            )
        setup.content = content.version
        if setup.edition == "prototype":
            own = PrototypeNumbers(chosen)
            return new_prototype(len(setup.seats), content, own, DIFFICULTIES.index(difficulty))
        return new_game(len(setup.seats), content, Numbers(chosen), DIFFICULTIES.index(difficulty))

    def new_game(self, setup: Setup) -> Game:
        return self.blank_game(setup)

    def names(self, setup: Setup) -> Names:
        return _names(self.content(setup), len(setup.seats))

    def rematch_options(self, setup: Setup, game: Game) -> dict[str, str]:
        return setup.options

    def notation(self, setup: Setup) -> Notation:
        return _notation(self.content(setup), len(setup.seats))

    def question_words(self, question: Question, setup: Setup) -> str:
        """The question in English, for whoever prints a match."""
        from farflung.engine.text import Locale
        from farflung.games.revenant.wording import question_text

        return question_text(question, setup, Locale("en", soft_hyphens=False))

    def play_setup(self, game: Game, dice: Dice) -> None:
        revenant = cast(Revenant, game)
        revenant.decider = dice
        while revenant.phase == 0:
            revenant.play_scene()

    # ---- data and views

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        limits, blank, names = self.numbers(setup), self.blank_game(setup), self.names(setup)
        if isinstance(blank, Prototype):
            settle_prototype(data, before, blank, cast(PrototypeNames, names), limits)
        else:
            settle(data, before, blank, names, limits)

    def to_data(self, game: Game) -> Data:
        return _to_data(game, EVERYTHING)

    def redact(self, game: Game, seat: int) -> Data:
        return _to_data(game, seat)

    def glance(self, game: Game) -> Glance[Any]:
        """What several seats may know of it, at once."""
        revenant = cast(Revenant, game)
        walk: Walk[Any] = prototype_places if isinstance(game, Prototype) else places
        return Glance(walk, revenant, _names(revenant.content, revenant.seats))

    def from_data(self, data: Data, setup: Setup) -> Game:
        return _from_data(data, self.blank_game(setup), self.names(setup))

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        blank, names = self.blank_game(setup), self.names(setup)
        if isinstance(blank, Prototype):
            whole = prototype_secrets.complete(known, blank, cast(PrototypeNames, names))
        else:
            whole = secrets.complete(known, blank, names)
        return _from_data(whole, blank, names)

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        if isinstance(game, Prototype):
            prototype_secrets.deal_again(game, seat, dice, list(drawn))
        else:
            secrets.deal_again(cast(Revenant, game), seat, dice, list(drawn))

    def walk(self, game: Game, to: Places) -> None:
        """Goes over all places of a game (`engine.places`)."""
        if isinstance(game, Prototype):
            prototype_places(game, to)
        else:
            places(cast(Revenant, game), to)

    def things(self, game: Game) -> dict[str, Counter[str]]:
        """How many of each thing there are, by kind and name, wherever they lie."""
        revenant = cast(Revenant, game)
        names = _names(revenant.content, revenant.seats)
        if isinstance(game, Prototype):
            return counted(prototype_places, game, names)
        return counted(places, revenant, names)

    def paths(self, setup: Setup) -> dict[str, str]:
        """Every path of a scenario, and what may stand there."""
        blank, names = self.blank_game(setup), self.names(setup)
        if isinstance(blank, Prototype):
            return listed(prototype_places, blank, names)
        return listed(places, blank, names)

    def progress(self, game: Game) -> Data:
        phases = PROTOTYPE_PHASES if isinstance(game, Prototype) else PHASES
        return {"cycle": cast(Revenant, game).cycle, "phase": phases[cast(Revenant, game).phase]}

    def numbers(self, setup: Setup) -> dict[str, int]:
        return values(parameters_of(setup.edition), setup.parameters)

    def reckon(self, game: Game, setup: Setup, state: Data, seat: int, events: Sequence[LoggedEvent]) -> Data:
        return {**reckon(cast(Revenant, game), state)}

    # ---- the end

    def scores(self, game: Game) -> list[int]:
        return [sum(row) for row in cast(Revenant, game).scores]

    def standing(self, game: Game) -> list[int]:
        """What each admiral would score if the game ended now."""
        if isinstance(game, Prototype):
            return [sum(points(game, admiral)) for admiral in game.admirals]
        revenant = cast(Revenant, game)
        return [sum(renown(revenant, admiral)) for admiral in revenant.admirals]

    def winners(self, game: Game) -> list[int]:
        """The winning seat; none when the Corrupted Crew won."""
        winner = cast(Revenant, game).winner
        return [] if winner in (-1, w.COUNCIL) else [winner]


def _check_together(seats: int, chosen: dict[str, int]) -> None:
    """Refuses numbers that are in range each, but with which this game cannot be played."""
    cards, needed = chosen["hidden_per_house"], max(crew.DECK)
    if seats == 1 and cards < needed:
        raise SetupError(
            f"hidden_per_house = {cards} (GAP-A-05): alone it takes {needed} or more, "
            f"for the Corrupted Crew's deck takes {needed} cards of one house (REV-P-9.1.4)"
        )


def parameters_of(edition: str) -> list[Parameter]:
    """The numbers a designer may turn in this edition."""
    return PROTOTYPE_PARAMETERS if edition == "prototype" else PARAMETERS


def score_parts(edition: str) -> list[str]:
    """Where points come from, as the rows of a game's scores have them."""
    return PROTOTYPE_PARTS if edition == "prototype" else PARTS


def _to_data(game: Game, seat: int) -> Data:
    revenant = cast(Revenant, game)
    names = _names(revenant.content, revenant.seats)
    if isinstance(game, Prototype):
        return told(prototype_places, game, names, seat)
    return told(places, revenant, names, seat)


def _from_data(data: Data, blank: Revenant, names: Names) -> Revenant:
    if isinstance(blank, Prototype):
        return read(prototype_places, blank, names, data)
    return read(places, blank, names, data)


def is_prototype(content: Content) -> bool:
    """Only the prototype has sonar cards."""
    return len(content.sonar) > 0


@lru_cache(400)
def _names(content: Content, seats: int) -> Names:
    return PrototypeNames(content, seats) if is_prototype(content) else Names(content, seats)


@lru_cache(400)
def _notation(content: Content, seats: int) -> Notation:
    spoken = BOTH if is_prototype(content) else declared(verbs)
    return Notation(
        spoken,
        {
            **nouns_of(_names(content, seats), spoken),
            "figure": w.FIGURES,
            "part": {1: "upper", 2: "lower"},
            "number": [str(n) for n in range(12)],
            "seat": [str(seat + 1) for seat in range(4)],
        },
        _names(content, seats).told,
    )


TITLE = RevenantTitle
