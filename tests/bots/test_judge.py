"""What Revenant's judge likes: it should agree with anybody who knows the rules."""

from __future__ import annotations

from typing import Any

import pytest

from farflung.bots import judge_of
from farflung.bots.greedy import PointsJudge, horizon, ticks_ahead
from farflung.engine.core import Dice
from farflung.engine.scenario import arrange
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.revenant.judge import RevenantHabit, RevenantJudge

REVENANT = title("revenant")


def worth(given: dict[str, Any]) -> float:
    return RevenantJudge().worth(arrange(REVENANT, 3, given, "turn 1").start, 0)


BETTER = [
    ({"admirals.1.influence.Zenor": 3}, {"admirals.1.influence.Zenor": 1}),
    ({"admirals.1.hidden.Zenor": 2}, {"admirals.1.hidden.Zenor": 0}),
    ({"admirals.1.rank": 2}, {"admirals.1.rank": 1}),
    ({"admirals.1.data": 2}, {"admirals.1.data": 0}),
    ({"admirals.1.tactics": 6}, {"admirals.1.tactics": 2}),
    ({"admirals.1.resources.science": 3}, {"admirals.1.resources.science": 1}),
    ({"admirals.1.compartments.gain.corrupted": False}, {"admirals.1.compartments.gain.corrupted": True}),
    # a ship of the own house in danger is worth less, and shields help it
    (
        {"admirals.1.influence.Zenor": 6, "ships.Zenor ark.sector": "3", "sectors.3.void": 0},
        {"admirals.1.influence.Zenor": 6, "ships.Zenor ark.sector": "3", "sectors.3.void": 6},
    ),
    (
        {"admirals.1.influence.Zenor": 6, "ships.Zenor ark.sector": "3", "sectors.3.void": 6, "sectors.3.shields": 5},
        {"admirals.1.influence.Zenor": 6, "ships.Zenor ark.sector": "3", "sectors.3.void": 6, "sectors.3.shields": 0},
    ),
    # what is good for the others is bad
    ({"admirals.2.influence.Zenor": 0}, {"admirals.2.influence.Zenor": 7}),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_the_judge_prefers(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(better) > worth(worse)


def test_habits_finish_a_game() -> None:
    match = arrange(REVENANT, 3)
    game = match.start.copy()
    habit = RevenantHabit(1)
    game.decider = habit
    while not game.is_over():
        game.play_scene()
    assert REVENANT.winners(game)


def test_habits_beat_dice() -> None:
    """What finishes a turn in a look-ahead should at least not be worse than chance."""
    totals = []
    for policy in (RevenantHabit, Dice):
        total = 0
        for seed in range(12):
            game = arrange(REVENANT, 3, seed=seed).start.copy()
            game.decider = policy(seed)
            while not game.is_over():
                game.play_scene()
            total += sum(REVENANT.scores(game))
        totals.append(total)
    assert totals[0] > totals[1]


def test_who_walks_more_looks_further() -> None:
    game, judge = arrange(REVENANT, 3, {}, "turn 1").start, RevenantJudge()
    now = judge.clock(game)
    assert [horizon(judge, game, 0, walks) - now for walks in (40, 319, 320, 1279, 1280)] == [1, 1, 2, 2, 3]
    assert ticks_ahead(judge, game, 0) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_walks_most_sees_two_rounds_of_helionox(players: int) -> None:
    setup = Setup("helionox", "final", [f"Seat {seat + 1}" for seat in range(players)])
    game, judge = title("helionox").new_game(setup), judge_of(title("helionox"))
    assert [horizon(judge, game, 0, walks) - judge.clock(game) for walks in (480, 1280)] == [players, 2 * players]


def test_there_is_nothing_further_than_the_end() -> None:
    class Deep(PointsJudge):
        deeper = (1,)

    salvage = title("salvage")
    game = salvage.new_game(Setup("salvage", "tutorial", ["Ada", "Bo"]))
    assert horizon(Deep(salvage), game, 0, 2) == 0
