"""A small search: every option is played to the end of many imagined games, and what wins most often is taken.

The imagined games are shared out by sequential halving: all options get the same few, the better half goes on to the
next round. How the rest of a game is played meanwhile, and what a game is worth beside being won, is the matter of the
title's `Judge`.
"""

from __future__ import annotations

from math import tanh

from farflung.bots.base import question_of
from farflung.bots.greedy import Judge
from farflung.engine.core import Dice
from farflung.engine.title import Title
from farflung.engine.views import Imagination, View

PLAYOUTS = 200  # for each move
WORTH_BESIDE_WINNING = 0.1
WORTH_THAT_MATTERS = 50.0  # of a judge's measure; more than this hardly counts


class SearchBot:
    def __init__(self, title: Title, judge: Judge, seed: int = 0, playouts: int = PLAYOUTS) -> None:
        self.title = title
        self.judge = judge
        self.dice = Dice(seed)
        self.playouts = playouts

    def choose(self, view: View) -> int:
        options = question_of(view).options
        imagination = Imagination(self.title, view)
        values = dict.fromkeys(options, 0.0)
        alive = options[:]
        rounds = (len(options) - 1).bit_length()
        for _ in range(rounds):
            # The same luck for every option: then they differ by what they are, not by what they met.
            seeds = [self.dice.below(1 << 30) for _ in range(max(1, self.playouts // (rounds * len(alive))))]
            for option in alive:
                values[option] += sum(self.value(imagination, option, seed) for seed in seeds) / len(seeds)
            alive = sorted(alive, key=lambda option: -values[option])[: (len(alive) + 1) // 2]
        return alive[0]

    def value(self, imagination: Imagination, option: int, seed: int) -> float:
        """Of one imagined game in which this is answered: 1 for winning it, and a little for how well."""
        game = imagination.play_out([option], self.judge.habit(seed), Dice(seed))
        seat = imagination.view.seat
        won = 1.0 if seat in self.title.winners(game) else 0.0
        return won + WORTH_BESIDE_WINNING * tanh(self.judge.worth(game, seat) / WORTH_THAT_MATTERS)
