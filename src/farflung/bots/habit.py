"""How bots play on without thinking: every option gets a number, the greatest is taken, any of equals."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import Decider, Dice, Game


class Habit(Decider):
    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def likings(self, game: Game, kind: i64) -> list[int]:
        """How much each option on the menu is liked."""
        raise NotImplementedError

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        likings = self.likings(game, kind)
        chosen: i64 = 0
        equals: i64 = 1
        for index in range(1, game.count):
            liking: i64 = likings[index]
            if liking > likings[chosen]:
                chosen = index
                equals = 1
            elif liking == likings[chosen]:
                equals += 1
                if self.dice.below(equals) == 0:
                    chosen = index
        return chosen

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        return self.dice.below(len(pool))
