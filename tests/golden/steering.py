"""The player that golden games are made with: random, with a taste for what no golden game shows yet."""

from __future__ import annotations

from typing import Any

from farflung.engine.core import Decider, Dice, Game
from farflung.engine.record import LUCK


class Steering(Decider):
    """Random, but for what is still wanted. Writes down all it decides, with the seat or LUCK."""

    charmed = 25  # how much likelier luck is to bring what is wanted

    def __init__(self, seed: int, wanted: set[str]) -> None:
        self.dice = Dice(seed)
        self.wanted = wanted
        self.told: list[tuple[int, int]] = []

    # ---- what a title says of its own

    def hopes_for(self, game: Any, verb: int, thing: int) -> bool:
        """Whether luck should rather draw this."""
        raise NotImplementedError

    def weight(self, game: Any, seat: int, option: int) -> int:
        """How likely an answer is beside the others."""
        raise NotImplementedError

    # ---- what is the same for all

    def wants(self, *things: str) -> bool:
        return any(thing in self.wanted for thing in things)

    def odds(self, game: Any, verb: int, thing: int) -> int:
        """How likely an outcome of luck is beside the others."""
        return self.charmed if self.hopes_for(game, verb, thing) else 1

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        index = self.choose([self.odds(game, verb, thing) for thing in pool])
        self.told.append((LUCK, verb | pool[index] << 8))
        return index

    def decide(self, game: Game, seat: int, kind: int) -> int:
        options = game.options()
        index = self.choose([self.weight(game, seat, option) for option in options])
        self.told.append((seat, options[index]))
        return index

    def choose(self, weights: list[int]) -> int:
        mark = self.dice.below(sum(weights))
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        raise AssertionError("no weight")
