"""Games that habits play, to learn from: worse games than bots play, but thousands of them in a minute.

What a search looks at is played on by habits before it is judged, so what such a position is worth when habits play on
is just what it wants to know. Now and then a habit answers at random: a search comes to positions that habits alone
would never see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farflung import games as titles
from farflung.bots import judge_of
from farflung.bots.learned import features_module, told
from farflung.bots.search_tree import outcomes
from farflung.engine.core import Decider, Dice, Game, play_until

if TYPE_CHECKING:
    from farflung.lab.training import Course

STRAYS = 16
"""One of so many answers is given at random."""
SEEDS_APART = 999_983


class School(NamedTuple):
    """Positions of many games: a row of features each, what the game was worth in the end, and which game it was."""

    rows: NDArray[np.float64]
    targets: NDArray[np.float64]
    games: NDArray[np.int64]


class Straying(Decider):
    """Plays by a habit, and now and then at random."""

    def __init__(self, habit: Decider, dice: Dice) -> None:
        self.habit = habit
        self.dice = dice

    def decide(self, game: Game, seat: int, kind: int) -> int:
        """The index of an option."""
        if self.dice.below(STRAYS) == 0:
            return self.dice.below(game.count)
        return self.habit.decide(game, seat, kind)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        """What the habit draws."""
        return self.habit.luck(game, verb, pool)


def school_games(course: Course, numbers: Sequence[int]) -> School:
    """The games of these numbers."""
    rows: list[list[float]] = []
    targets: list[float] = []
    found: list[int] = []
    for number in numbers:
        seen, worths = school_game(course, number)
        rows += seen
        targets += worths
        found += [number] * len(seen)
    return School(np.array(rows), np.array(targets), np.array(found, dtype=np.int64))


def school_game(course: Course, number: int) -> tuple[list[list[float]], list[float]]:
    """One game of habits, with what its seats could know at every tick of the clock: what they cannot is dealt anew."""
    from farflung.lab.training import tables_of

    title, tables = titles.title(course.title), tables_of(course)
    judge, module = judge_of(title), features_module(course.title)
    assert module is not None
    table = tables[number % len(tables)]
    seed = course.seed * SEEDS_APART + number
    dice = Dice(seed)
    game = title.new_game(table.setup(course.title))
    policy = Straying(judge.habit(seed + 1), dice)
    together = judge.together(game)
    rows: list[list[float]] = []
    seats: list[int] = []
    play_until(game, policy, judge.clock, judge.clock(game) + 1)
    while not game.is_over():
        for seat in [0] if together else range(table.seats):
            known = game.copy()
            title.deal_again(known, seat, dice, [])
            rows += told(module, judge, known, [seat])
            seats.append(seat)
        play_until(game, policy, judge.clock, judge.clock(game) + 1)
    worths = outcomes(title, judge, game)
    return rows, [worths[seat] for seat in seats]


def joined(parts: Sequence[School]) -> School:
    """All of them as one."""
    return School(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.games for part in parts]),
    )
