"""Data sets: whole parts or none, the same rows however often interrupted, and what they say of things."""

from __future__ import annotations

import os
import re
import runpy
from pathlib import Path

import polars
import pytest

from farflung import cli, games
from farflung.lab import dataset
from farflung.lab.columns import Thing, columns_of
from farflung.lab.dataset import DataSet, DataSetError
from farflung.lab.games import Plan, play_game
from farflung.lab.gathering import TABLES, Played, lead_changes, told_by
from farflung.lab.simulation import print_summary, simulate

ROOT = Path(__file__).parents[2]
PLAN = Plan("salvage", ["random", "random"], seed=4)


def tables(folder: Path) -> dict[str, list[dict[str, object]]]:
    data = DataSet(folder)
    whole = {table: data.scan(table).collect() for table in TABLES}
    return {name: frame.drop("seconds", strict=False).to_dicts() for name, frame in whole.items()}


def test_a_data_set_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(PLAN, 350, jobs=1, folder=tmp_path / "whole")
    calls: list[int] = []

    def interrupted(plan: Plan, title: object, number: int) -> Played:
        calls.append(number)
        if len(calls) == 250:
            raise KeyboardInterrupt
        return play_game(plan, games.title("salvage"), number)

    monkeypatch.setattr(dataset, "play_game", interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, 350, jobs=1, folder=tmp_path / "broken")
    assert len(tables(tmp_path / "broken")["games"]) == 200
    tally = simulate(PLAN, 350, jobs=1, folder=tmp_path / "broken")
    assert tables(tmp_path / "broken") == tables(tmp_path / "whole")
    assert tally.games == 350
    assert sorted(calls[250:]) == list(range(200, 350))


def test_more_games_are_added_and_jobs_do_not_matter(tmp_path: Path) -> None:
    simulate(PLAN, 150, jobs=1, folder=tmp_path / "grown")
    grown = simulate(PLAN, 320, jobs=2, folder=tmp_path / "grown")
    whole = simulate(PLAN, 320, jobs=1, folder=tmp_path / "whole")
    assert tables(tmp_path / "grown") == tables(tmp_path / "whole")
    assert (grown.wins, grown.seat_wins, grown.sums) == (whole.wins, whole.seat_wins, whole.sums)


def test_a_data_set_is_of_one_plan(tmp_path: Path) -> None:
    simulate(PLAN, 5, jobs=1, folder=tmp_path / "one")
    with pytest.raises(DataSetError, match="holds games of another plan"):
        simulate(Plan("salvage", ["random", "random"], seed=5), 5, jobs=1, folder=tmp_path / "one")
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "a.txt").touch()
    with pytest.raises(DataSetError, match="is no data set, and not empty"):
        simulate(PLAN, 5, jobs=1, folder=tmp_path / "letters")
    with pytest.raises(DataSetError, match="has no plan"):
        DataSet(tmp_path / "letters")


def test_every_file_says_what_it_is_of(tmp_path: Path) -> None:
    plan = Plan("helionox", ["random"] * 2, seed=3, options={"mercury": "on"}, parameters={"hand_draw": 4})
    simulate(plan, 2, jobs=1, folder=tmp_path / "one")
    for table in TABLES:
        (file,) = (tmp_path / "one" / table).iterdir()
        said = polars.read_parquet_metadata(file)["farflung"]
        for word in ('"seed":3', '"hand_draw":4', '"mercury":"on"', '"version":"farflung', '"content":"'):
            assert word in said


@pytest.mark.parametrize(
    ("title", "seats", "options", "edition"),
    [
        ("revenant", 3, {}, "final"),
        ("revenant", 1, {}, "prototype"),
        ("helionox", 3, {"mercury": "on", "missions": "on"}, "final"),
        ("helionox", 2, {"mode": "co-op"}, "final"),
        ("xodus", 2, {}, "first"),
    ],
)
def test_rows_agree_with_each_other(title: str, seats: int, options: dict[str, str], edition: str) -> None:
    plan = Plan(title, ["random"] * seats, seed=2, options=options, edition=edition)
    for number in range(3):
        played = play_game(plan, games.title(title), number)
        (game,) = played.games
        assert game["best"] == max(row["total"] for row in played.seats)
        assert game["reason"]
        assert game["rounds"] == max(row["round"] for row in played.rounds)
        assert len(played.rounds) == seats * len({row["round"] for row in played.rounds})
        last = [row["points"] for row in played.rounds if row["round"] == game["rounds"]]
        if title != "xodus":
            assert last == [row["total"] for row in played.seats]
        for row in played.things:
            assert 0 <= row["seat"] <= seats
            assert row["offered"] + row["taken"] + row["used"] > 0 or row["scored"]
        kinds = {row["kind"] for row in played.things}
        nouns = {thing.noun for thing in columns_of(title).things}
        assert kinds <= nouns | {"captain", "agenda", "mission", "mod"}


def test_what_is_bought_in_helionox_was_offered() -> None:
    """A market card is taken at most as often as it came to the market; buying counts once."""
    plan = Plan("helionox", ["random"] * 3, seed=8)
    bought = 0
    for number in range(6):
        played = play_game(plan, games.title("helionox"), number)
        taken = sum(row["taken"] for row in played.things if row["kind"] == "card")
        bought += sum(row["bought"] for row in played.seats)
        offers = {row["thing"]: row["offered"] for row in played.things if row["seat"] == 0}
        for name in {row["thing"] for row in played.things if row["kind"] == "card"}:
            if name in offers:
                assert sum(row["taken"] for row in played.things if row["thing"] == name) <= offers[name]
        assert taken >= sum(row["bought"] for row in played.seats)
    assert bought > 5


def test_a_card_of_revenant_is_played_from_where_it_was_offered() -> None:
    played = play_game(Plan("revenant", ["random"] * 2, seed=2), games.title("revenant"), 1)
    cards = [row for row in played.things if row["kind"] == "card"]
    assert any(row["taken"] for row in cards)
    assert all(row["taken"] <= row["offered"] for row in cards)
    captains = [row for row in played.things if row["kind"] == "captain" and row["offered"]]
    assert sum(row["offered"] for row in captains) == 4
    assert sum(row["taken"] for row in captains) == 2


def test_a_match_is_watched_scene_by_scene() -> None:
    """Where bots look, a match is played: it leaves a mark after each round as the fast way does."""
    for number in range(4):
        played = play_game(Plan("salvage", ["greedy", "random"], seed=2), games.title("salvage"), number)
        assert [row["round"] for row in played.rounds] == sorted([*range(1, played.games[0]["rounds"] + 1)] * 2)
        by_seat = [[row["points"] for row in played.rounds if row["seat"] == seat] for seat in (1, 2)]
        assert all(points == sorted(points) for points in by_seat)
        assert [points[-1] for points in by_seat] == [row["total"] for row in played.seats]


def test_a_verb_without_the_thing_is_a_mistake_of_the_title() -> None:
    from farflung.games.helionox import verbs as v
    from farflung.games.helionox.title import VERBS

    with pytest.raises(ValueError, match="overcame has no argument card"):
        told_by([Thing("card", taken=[v.OVERCAME])], VERBS)


def test_lead_changes() -> None:
    marks = [(1, [1, 0]), (2, [1, 1]), (3, [1, 2]), (4, [2, 2]), (5, [5, 2])]
    assert lead_changes(marks) == 2
    assert lead_changes([(1, [])]) == 0


def test_one_bot_in_all_seats_has_no_rate_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    print_summary(simulate(PLAN, 30, jobs=1))
    said = capsys.readouterr().out
    assert "games won" not in said
    assert "100.0 %" not in said
    assert "won by seat, par 50.0 %" in said
    print_summary(simulate(Plan("xodus", ["random"] * 3, seed=1), 1, jobs=1))
    assert "games won" in capsys.readouterr().out


def test_the_command_writes_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "salvage", "--players", "2", "--games", "7", "--jobs", "1", "--out", str(tmp_path / "set")]
    with pytest.raises(SystemExit) as ended:
        cli.run(arguments)
    assert ended.value.code == 0
    assert "data set in" in capsys.readouterr().out
    assert DataSet(tmp_path / "set").scan("games").collect().height == 7


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?answer.*?)```", (ROOT / "docs/lab.md").read_text("utf-8"), re.DOTALL)


def test_the_queries_of_the_documents_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(Plan("helionox", ["random"] * 3, seed=8), 12, jobs=1, folder=tmp_path / "results")
    monkeypatch.chdir(tmp_path)
    assert os.getcwd() == str(tmp_path)
    found = []
    for number, block in enumerate(blocks()):
        (tmp_path / f"query{number}.py").write_text(block, "utf-8")
        found.append(runpy.run_path(str(tmp_path / f"query{number}.py"))["answer"])
    cards, seats, decided, differences = found
    assert differences.height > 5
    assert cards.height > 10
    assert all(0 <= rate <= 1 for rate in cards["take_rate"])
    assert list(seats["seat"]) == [1, 2, 3]
    assert 0.9 < sum(seats["wins"]) < 1.5
    assert 0 <= decided.iloc[-1] <= 1
