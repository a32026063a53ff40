"""How bots play it: what a game is worth to a seat, and how a turn is played on without thinking."""

from __future__ import annotations

from typing import cast

from farflung.bots.base import question_of
from farflung.bots.habit import Habit
from farflung.engine.core import Decider, Game, verb_of
from farflung.engine.views import View
from sundive import verbs as v
from sundive.game import Sundive

ENOUGH = 7


class SundiveHabit(Habit):
    """Plunges while it is cool, and turns back when it is hot enough."""

    def liking(self, game: Game, kind: int, index: int) -> int:
        verb = verb_of(game.options()[index])
        if cast(Sundive, game).heat >= ENOUGH:
            return 1 if verb == v.TURN_BACK else 0
        return 1 if verb == v.PLUNGE else 0


class SundiveJudge:
    ahead = 0
    playouts = 100
    loyalty = 0.0

    def sensible(self, view: View) -> list[int]:
        return question_of(view).options

    def clock(self, game: Game) -> int:
        return cast(Sundive, game).turn

    def worth(self, game: Game, seat: int) -> float:
        light = cast(Sundive, game).light
        return light[seat] - sum(light) / len(light)

    def settled(self, game: Game) -> bool:
        return True

    def habit(self, seed: int) -> Decider:
        return SundiveHabit(seed)


JUDGE = SundiveJudge()
