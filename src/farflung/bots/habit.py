"""How bots play on without thinking: the option that is liked best is taken, any of equals."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import Decider, Dice, Game


class Habit(Decider):
    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def consider(self, game: Game, seat: i64, kind: i64) -> None:
        """Looks at the menu as a whole, before its options are liked."""

    def liking(self, game: Game, kind: i64, index: i64) -> i64:
        """How much this option on the menu is liked."""
        raise NotImplementedError

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        self.consider(game, seat, kind)
        chosen: i64 = 0
        equals: i64 = 1
        best = self.liking(game, kind, 0)
        for index in range(1, game.count):
            liking = self.liking(game, kind, index)
            if liking > best:
                best = liking
                chosen = index
                equals = 1
            elif liking == best:
                equals += 1
                if self.dice.below(equals) == 0:
                    chosen = index
        return chosen

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        return self.dice.below(len(pool))
