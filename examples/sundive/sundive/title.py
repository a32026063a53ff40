"""Sundive as a title: how it is set up, written down, hidden and imagined. The entry point names this class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from farflung.engine.core import Dice, Game
from farflung.engine.notation import Notation
from farflung.engine.parameters import Parameter, values
from farflung.engine.title import Choice, Data, Setup, SetupError
from farflung.engine.verbs import declared
from sundive import verbs
from sundive.game import Sundive, winner

VERBS = declared(verbs)
NOTATION = Notation(VERBS, {"n": [str(n) for n in range(32)], "seat": ["1", "2", "3", "4"]})


class Title:
    name = "sundive"
    editions = ("first",)
    rules = 1
    oldest_rules = 1
    seats = (1, 2, 3, 4)
    choices: tuple[Choice, ...] = ()
    parameters = (Parameter("goal", 20, 5, 60, "SUN-2.1"), Parameter("limit", 10, 6, 20, "SUN-1.3"))
    questions = VERBS.questions
    secret = VERBS.secret
    reveals = VERBS.reveals
    open = True  # nothing is secret: all seats see the same

    def new_game(self, setup: Setup) -> Game:
        if setup.edition not in self.editions or len(setup.seats) not in self.seats or setup.options:
            raise SetupError("Sundive is played by 1 to 4 in its first edition, without options")
        return Sundive(len(setup.seats), **values(self.parameters, setup.parameters))

    def rematch_options(self, setup: Setup, game: Game) -> dict[str, str]:
        return setup.options

    def notation(self, setup: Setup) -> Notation:
        return NOTATION

    def play_setup(self, game: Game, dice: Dice) -> None:
        """Nothing is laid out."""

    # ---- the game as data: for saving, for scenarios, for views

    def to_data(self, game: Game) -> Data:
        sundive = cast(Sundive, game)
        return {
            "light": sundive.light[:],
            "heat": sundive.heat,
            "limit": sundive.limit,
            "turn": sundive.turn,
            "finished": sundive.finished,
        }

    def from_data(self, data: Data, setup: Setup) -> Game:
        sundive = cast(Sundive, self.new_game(setup))
        sundive.light = list(data["light"])
        sundive.heat = data["heat"]
        sundive.turn = data["turn"]
        sundive.finished = data["finished"]
        return sundive

    def settle(self, data: Data, before: Data, setup: Setup) -> None:
        """What a scenario has given needs nothing else to be whole."""

    # ---- secrets: there are none, so everybody sees all, and what one sees is the game

    def redact(self, game: Game, seat: int) -> Data:
        return self.to_data(game)

    def imagine(self, known: Data, setup: Setup, seat: int) -> Game:
        return self.from_data(known, setup)

    def deal_again(self, game: Game, seat: int, dice: Dice, drawn: Sequence[int] = ()) -> None:
        """There is nothing that a seat does not know."""

    # ---- the end

    def scores(self, game: Game) -> list[int]:
        return cast(Sundive, game).light[:]

    def winners(self, game: Game) -> list[int]:
        return [winner(cast(Sundive, game))]
