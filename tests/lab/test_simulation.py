"""Simulations: reproducible whatever the jobs, one row for each seat and game, a summary that adds up."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

from farflung.engine.title import SetupError
from farflung.lab.games import Plan, Row, play_games
from farflung.lab.simulation import interval_of_mean, run, summarize, wilson, write


def without_time(rows: list[Row]) -> list[Row]:
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


def test_random_games_are_the_same_whatever_the_jobs() -> None:
    plan = Plan("revenant", ["random"] * 4, seed=3)
    assert without_time(run(plan, 210, jobs=1)) == without_time(run(plan, 210, jobs=2))


def test_games_of_bots_are_the_same_whatever_the_jobs() -> None:
    plan = Plan("revenant", ["greedy", "random"], seed=3, parameters={"cycles": 1})
    assert without_time(run(plan, 3, jobs=1)) == without_time(run(plan, 3, jobs=2))


def test_a_game_is_the_same_alone_and_among_others() -> None:
    plan = Plan("revenant", ["random"] * 3, seed=3)
    rows = play_games(plan, range(10))
    assert without_time(play_games(plan, [7])) == without_time([row for row in rows if row["game"] == 7])


def test_bots_move_on_a_seat_from_game_to_game() -> None:
    plan = Plan("revenant", ["greedy", "random", "random"])
    assert [plan.seating(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]


def test_a_row_adds_up() -> None:
    from farflung.games.revenant.scoring import PARTS

    rows = play_games(Plan("revenant", ["random"] * 3, seed=1), range(20))
    assert len(rows) == 60
    for row in rows:
        assert row["total"] == sum(row[part] for part in PARTS)
        assert row["decisions"] > 10
        assert 0 <= row["hyperjumps"] <= 3
    for game in range(20):
        seats = [row for row in rows if row["game"] == game]
        assert sorted(row["place"] for row in seats) == [1, 2, 3]
        assert sum(row["won"] for row in seats) == 1
        assert len({row["captain"] for row in seats}) == 3


def test_parquet_holds_every_row_and_the_plan(tmp_path: Path) -> None:
    plan = Plan("revenant", ["random"] * 2, seed=1)
    rows = run(plan, 5, jobs=1)
    write(rows, plan, tmp_path / "results.parquet")
    frame = polars.read_parquet(tmp_path / "results.parquet")
    assert frame.to_dicts() == rows
    assert '"seed":1' in polars.read_parquet_metadata(tmp_path / "results.parquet")["farflung"]


def test_parameters_change_the_game() -> None:
    short = run(Plan("revenant", ["random"] * 2, parameters={"cycles": 1}), 5, jobs=1)
    assert max(row["decisions"] for row in short) < 80
    with pytest.raises(SetupError, match="no parameter 'hand_size'"):
        run(Plan("revenant", ["random"] * 2, parameters={"hand_size": 1}), 5, jobs=1)


def test_summaries_count_wins_by_bot() -> None:
    plan = Plan("revenant", ["random"] * 3)
    only = summarize(run(plan, 12, jobs=1), plan)
    assert [(one.bot, one.games, one.wins) for one in only] == [("random", 12, 12)]


def test_partners_win_a_game_once() -> None:
    plan = Plan("xodus", ["random", "random", "random"])
    rows = run(plan, 2, jobs=1)
    for row in rows:
        row["won"] = row["game"] == 1
    assert [(summary.games, summary.wins) for summary in summarize(rows, plan)] == [(2, 1)]


def test_solo_wins_are_wins_over_the_crew() -> None:
    rows = run(Plan("revenant", ["random"], options={"difficulty": "hard"}), 10, jobs=1)
    assert len(rows) == 10
    assert sum(row["won"] for row in rows) < 10


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (90, 100, 0.826, 0.945)]
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_the_interval_of_a_mean() -> None:
    """Mean 9, variance 4 of 9 values: a standard error of 2/3."""
    assert interval_of_mean({7: 4, 9: 1, 11: 4}) == pytest.approx((9 - 1.96 * 2 / 3, 9 + 1.96 * 2 / 3))
