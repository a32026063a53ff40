"""How bots play it: what a game is worth to a seat, and how a turn is played on without thinking."""

from __future__ import annotations

from typing import cast

from farflung.bots.base import question_of
from farflung.engine.core import Decider, Dice, Game, verb_of
from farflung.engine.views import View
from sundive import verbs as v
from sundive.game import Sundive

ENOUGH = 7


class SundiveHabit(Decider):
    """Plunges while it is cool, and turns back when it is hot enough."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        wanted = v.TURN_BACK if cast(Sundive, game).heat >= ENOUGH else v.PLUNGE
        verbs = [verb_of(code) for code in game.options()]
        return verbs.index(wanted) if wanted in verbs else 0

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.dice.luck(game, verb, pool)


class SundiveJudge:
    playouts = 100
    loyalty = 0.0
    scale = 4.0
    deeper = ()

    def sensible(self, view: View) -> list[int]:
        return question_of(view).options

    def clock(self, game: Game) -> int:
        return cast(Sundive, game).turn

    def worth(self, game: Game, seat: int) -> float:
        light = cast(Sundive, game).light
        return light[seat] - sum(light) / len(light)

    def terms(self, game: Game, seat: int) -> dict[str, float]:
        return {"light": self.worth(game, seat)}

    def together(self, game: Game) -> bool:
        return False

    def until(self, game: Game, seat: int) -> int:
        return 0

    def settled(self, game: Game) -> bool:
        return True

    def habit(self, seed: int) -> Decider:
        return SundiveHabit(seed)


JUDGE = SundiveJudge()
