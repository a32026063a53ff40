"""Section 9: the Cryo Phase."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import coop, sit, solo, stacked


@pytest.mark.rule("HEL-9.1")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (4, 3)])
def test_one_counter_leaves_in_the_cryo_phase(before: int, after: int) -> None:
    given = {"players.1.cryo": before}
    assert sit({**given, **stacked("Warp Cult")}, "turn 1").at("players.1.cryo") == after
    two = stacked("Warp Cult", "Dark Colony")
    assert coop({**given, **two}, "turn 1").at("players.1.cryo") == after
    assert solo({**given, **two}, "turn 1").at("players.1.cryo") == after


@pytest.mark.rule("HEL-9.1", "HEL-6.2")
def test_it_leaves_before_the_main_phase() -> None:
    table = sit({"players.1.cryo": 1, **stacked("Warp Cult")}, "turn 1")
    assert table.options("use ability") == ["1", "2"]


@pytest.mark.rule("HEL-9.2", "HEL-18.1")
@pytest.mark.parametrize("counters", [1, 2, 3, 4])
def test_a_frozen_architect_cannot_be_used(counters: int) -> None:
    table = sit({"players.1.cryo": counters})
    assert table.refuses("use ability 1", "HEL-9.2")
    assert table.refuses("use ability 2", "HEL-9.2")


@pytest.mark.rule("HEL-9.2", "HEL-18.1")
def test_it_cannot_be_used_twice_in_a_turn() -> None:
    table = sit().do("use ability 1")
    assert table.refuses("use ability 1", "HEL-9.2")
    assert table.refuses("use ability 2", "HEL-9.2")


@pytest.mark.rule("HEL-9.3", "HEL-GAP-19")
@pytest.mark.parametrize(
    ("architect", "ability", "cost"),
    [
        ("Oswin Hale, Voice of the Exodus", 1, 1),
        ("Nadira Voss, Trade Magnate", 1, 2),
        ("Nadira Voss, Trade Magnate", 2, 3),
        ("Rhea Okonkwo, Frontier Surgeon", 2, 4),
    ],
)
def test_the_architect_is_back_on_the_nth_turn(architect: str, ability: int, cost: int) -> None:
    table = sit({"players.1.architect": architect}, players=2, mercury="on").do(f"use ability {ability}")
    assert table.at("players.1.cryo") == cost
    for turn in range(1, cost + 1):
        table.whole_turns(2)
        assert table.seat == 1
        assert bool(table.options("use ability")) == (turn == cost)


@pytest.mark.rule("HEL-9.4")
def test_counters_leave_on_the_owners_turn_only() -> None:
    given = {f"players.{seat}.cryo": 3 for seat in (1, 2, 3)}
    table = sit(given)
    assert [table.at(f"players.{seat}.cryo") for seat in (1, 2, 3)] == [3, 3, 3]
    table.end_turn()
    assert [table.at(f"players.{seat}.cryo") for seat in (1, 2, 3)] == [3, 2, 3]
    table.end_turn()
    assert [table.at(f"players.{seat}.cryo") for seat in (1, 2, 3)] == [3, 2, 2]
