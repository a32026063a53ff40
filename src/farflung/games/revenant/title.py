"""Revenant as a title of the engine: set-up, notation, data, views."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

from farflung.engine.core import Dice, Game
from farflung.engine.notation import Notation
from farflung.engine.parameters import ParameterError, values
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.games.revenant import data as revenant_data
from farflung.games.revenant import secrets, verbs
from farflung.games.revenant.cards import Content
from farflung.games.revenant.data import DIFFICULTIES
from farflung.games.revenant.names import Names
from farflung.games.revenant.numbers import PARAMETERS, Numbers
from farflung.games.revenant.pack import load_content
from farflung.games.revenant.settle import settle
from farflung.games.revenant.setup import new_game
from farflung.games.revenant.state import Revenant
from farflung.games.revenant.words import COUNCIL, FIGURES


class RevenantTitle:
    name = "revenant"
    editions = ("final",)
    seats = (1, 2, 3, 4)  # REV-F-S.12
    choices = (Choice("difficulty", DIFFICULTIES, "medium", [1]),)
    parameters = PARAMETERS
    questions = verbs.QUESTIONS
    secret = verbs.SECRET
    reveals = verbs.REVEALS

    def __init__(self) -> None:
        self._contents: dict[tuple[str, str], Content] = {}

    def content(self, setup: Setup) -> Content:
        """The content of a set-up; a pack is read once for each title object."""
        key = (setup.pack, setup.edition)
        if key not in self._contents:
            self._contents[key] = load_content(Path(setup.pack) if setup.pack else None, setup.edition)
        return self._contents[key]

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
            numbers = Numbers(values(PARAMETERS, setup.parameters))
        except ParameterError as error:
            raise SetupError(str(error)) from None
        content = self.content(setup)
        if setup.content and setup.content != content.version:
            raise SetupError(
                f"this game was set up with content {setup.content}, but the content here is {content.version}"
            )
        setup.content = content.version
        return new_game(len(setup.seats), content, numbers, DIFFICULTIES.index(difficulty))

    def new_game(self, setup: Setup) -> Game:
        return self.blank_game(setup)

    def names(self, setup: Setup) -> Names:
        return _names(self.content(setup), len(setup.seats))

    def notation(self, setup: Setup) -> Notation:
        return _notation(self.content(setup), len(setup.seats))

    def play_setup(self, game: Game, dice: Dice) -> None:
        revenant = cast(Revenant, game)
        revenant.decider = dice
        while revenant.phase == 0:
            revenant.play_scene()

    # ---- data and views

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        settle(data, before, self.content(setup), self.names(setup), values(PARAMETERS, setup.parameters))

    def to_data(self, game: Game) -> Data:
        revenant = cast(Revenant, game)
        return revenant_data.to_data(revenant, _names(revenant.content, revenant.seats))

    def from_data(self, data: Data, setup: Setup) -> Game:
        return revenant_data.from_data(data, self.blank_game(setup), self.names(setup))

    def redact(self, game: Game, seat: int) -> Data:
        revenant = cast(Revenant, game)
        return revenant_data.to_data(revenant, _names(revenant.content, revenant.seats), seat)

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        blank = self.blank_game(setup)
        whole = revenant_data.complete(known, blank, self.names(setup))
        return revenant_data.from_data(whole, blank, self.names(setup))

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        secrets.deal_again(cast(Revenant, game), seat, dice, list(drawn))

    # ---- the end

    def scores(self, game: Game) -> list[int]:
        return [sum(row) for row in cast(Revenant, game).scores]

    def winners(self, game: Game) -> list[int]:
        """The winning seat; none when the Corrupted Crew won."""
        winner = cast(Revenant, game).winner
        return [] if winner in (-1, COUNCIL) else [winner]


@cache
def _names(content: Content, seats: int) -> Names:
    return Names(content, seats)


@cache
def _notation(content: Content, seats: int) -> Notation:
    names = _names(content, seats)
    return Notation(
        verbs.NOTATION,
        {
            "ship": names.ship,
            "figure": FIGURES,
            "house": names.house,
            "resource": names.resource,
            "compartment": names.compartment,
            "ark_option": names.ark_option,
            "sector": names.sector,
            "ability": names.ability,
            "planet": names.planet,
            "card": names.card,
            "kind": names.kind,
            "captain": names.captain,
            "radar": names.radar,
            "colony": names.colony,
            "defect": names.defect,
            "agenda": names.agenda,
            "crew_card": names.crew_card,
            "part": {1: "upper", 2: "lower"},
            "number": [str(n) for n in range(12)],
            "seat": [str(seat + 1) for seat in range(4)],
        },
    )
