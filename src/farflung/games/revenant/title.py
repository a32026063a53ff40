"""Revenant as a title of the engine: set-up, notation, data, views."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from farflung.engine.core import Dice, Game
from farflung.engine.match import LoggedEvent
from farflung.engine.notation import Notation, nouns_of
from farflung.engine.parameters import Parameter
from farflung.engine.placed import PlacedTitle
from farflung.engine.places import Places, read
from farflung.engine.sentences import Sentence
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


class RevenantTitle(PlacedTitle[Content, Names]):
    name = "revenant"
    called = "Revenant"
    editions = ("final", "prototype")
    rules = 2  # 1: the prototype's Envoy copied where the captain's ship had gone, not where the captain was placed
    oldest_rules = 1
    seats = (1, 2, 3, 4)  # REV-F-S.12
    choices = (Choice("difficulty", DIFFICULTIES, "medium", [1]),)
    parameters = PARAMETERS
    spoken = BOTH
    load_content = staticmethod(load_content)
    sheets = staticmethod(sheets)
    chapter = "cycle"
    turns = frozenset((verbs.CYCLE_BEGINS, verbs.PHASE_BEGINS, verbs.MANNED, verbs.EMERGENCY_TAKEN))
    beats = BEATS

    def blank_game(self, setup: Setup) -> Revenant:
        """Checks the set-up and makes a game in which nothing has happened yet."""
        difficulty = DIFFICULTIES.index(self.chosen(setup)["difficulty"])
        seats, numbers = len(setup.seats), self.numbers(setup)
        _check_together(seats, numbers)
        content = self.agreed_content(setup)
        if setup.edition == "prototype":
            return new_prototype(seats, content, PrototypeNumbers(numbers), difficulty, setup.rules or self.rules)
        return new_game(seats, content, Numbers(numbers), difficulty)

    def parameters_of(self, edition: str) -> Sequence[Parameter]:
        return parameters_of(edition)

    def names_of(self, content: Content, seats: int) -> Names:
        return _names(content, seats)

    def notation(self, setup: Setup) -> Notation:
        return _notation(self.content(setup), len(setup.seats))

    # ---- data and views

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        limits, blank = self.numbers(setup), self.blank_game(setup)
        names = _names(blank.content, blank.seats)
        if isinstance(blank, Prototype):
            settle_prototype(data, before, blank, cast(PrototypeNames, names), limits)
        else:
            settle(data, before, blank, names, limits)

    def walk(self, game: Game, to: Places) -> None:
        if isinstance(game, Prototype):
            prototype_places(game, to)
        else:
            places(cast(Revenant, game), to)

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        blank = self.blank_game(setup)
        names = _names(blank.content, blank.seats)
        if isinstance(blank, Prototype):
            whole = prototype_secrets.complete(known, blank, cast(PrototypeNames, names))
        else:
            whole = secrets.complete(known, blank, names)
        return read(self.walk, cast(Game, blank), names, whole)

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        if isinstance(game, Prototype):
            prototype_secrets.deal_again(game, seat, dice, list(drawn))
        else:
            secrets.deal_again(cast(Revenant, game), seat, dice, list(drawn))

    def progress(self, game: Game) -> Data:
        phases = PROTOTYPE_PHASES if isinstance(game, Prototype) else PHASES
        return {"cycle": cast(Revenant, game).cycle, "phase": phases[cast(Revenant, game).phase]}

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
            Sentence(
                "hidden_per_house = {cards} (GAP-A-05): alone it takes {needed} or more, "
                "for the Corrupted Crew's deck takes {needed} cards of one house (REV-P-9.1.4)",
                cards=cards,
                needed=needed,
            )
        )


def parameters_of(edition: str) -> list[Parameter]:
    """The numbers a designer may turn in this edition."""
    return PROTOTYPE_PARAMETERS if edition == "prototype" else PARAMETERS


def score_parts(edition: str) -> list[str]:
    """Where points come from, as the rows of a game's scores have them."""
    return PROTOTYPE_PARTS if edition == "prototype" else PARTS


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
