"""Random playouts in a tight loop: what a search, a simulation and `farflung bench` spend their time in. Compiled."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import Dice, Game, play_out


class CountingDice(Dice):
    """Plays at random and counts each seat's decisions."""

    def __init__(self, seed: int, seats: int) -> None:
        super().__init__(seed)
        self.by_seat = [0] * seats

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        self.by_seat[seat] += 1
        return self.below(game.count)


def random_playouts(start: Game, seeds: list[int]) -> int:
    """Plays a copy of the game to its end at random for each seed; how many decisions that took."""
    decisions: i64 = 0
    for seed in seeds:
        dice = Dice(seed)
        play_out(start.copy(), dice)
        decisions += dice.decisions
    return decisions


def copies(start: Game, n: int) -> None:
    """Makes n copies and drops them."""
    for _ in range(n):
        start.copy()
