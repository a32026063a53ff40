"""Chapter 11: the tactics track and the turn order."""

from typing import Any

import pytest
from tests.rules.revenant.table import Table, sit, stock

BRIEFING = {"admirals.1.hand": ["Decisive Briefing"], "admirals.1.resources": stock(science=1)}  # S: tactics(3)


def brief(tactics: int) -> Table:
    """Seat 1 gains three tactics, starting from the field."""
    table = sit({**BRIEFING, "admirals.1.tactics": tactics}).man("Yarvek ark").do("done", "bonus affiliate")
    assert table.at("admirals.1.hand") == []
    return table


@pytest.mark.rule("REV-F-11.1")
def test_a_tactic_moves_the_own_marker_one_field() -> None:
    table = sit().emergency().do("take")
    assert [table.at(f"admirals.{seat}.tactics") for seat in (1, 2, 3)] == [1, 0, 0]


@pytest.mark.rule("REV-F-11.1", "REV-F-11.3", "REV-F-11.4", "REV-F-11.5", "GAP-F-03")
@pytest.mark.parametrize(
    ("start", "end", "material", "neutronium"),
    [
        (0, 3, 1, 0),
        (1, 4, 1, 0),
        (2, 5, 1, 0),
        (3, 6, 1, 0),
        (4, 7, 1, 0),
        (5, 8, 1, 0),
        (6, 9, 0, 0),
        (8, 11, 0, 0),
        (9, 12, 0, 1),
        (10, 12, 0, 1),
        (11, 12, 0, 1),
        (12, 12, 0, 0),
    ],
)
def test_fields_pay_when_they_are_entered_and_12_is_the_end(
    start: int, end: int, material: int, neutronium: int
) -> None:
    table = brief(start)
    assert table.at("admirals.1.tactics") == end
    assert table.resources() == stock(material=material, neutronium=neutronium)


@pytest.mark.rule("GAP-F-03", "REV-F-11.4")
def test_a_gain_of_several_pays_every_field_on_its_way() -> None:
    """Five void ships: from field 2 to 7 over 3 and 6."""
    given = {**BRIEFING, "admirals.1.hand": ["No Quarter"], "admirals.1.resources": stock(1, 0, 0, 1)}
    table = sit({**given, "sectors.5.void": 4, "admirals.1.tactics": 2}).man("Yarvek ark").do("done", "bonus affiliate")
    table.do("destroy 5", "destroy 5", "destroy 5", "destroy 5")
    assert table.at("admirals.1.tactics") == 6
    assert table.resources() == stock(material=2)


@pytest.mark.rule("GAP-F-03")
def test_moving_back_never_pays_and_entering_again_pays_again() -> None:
    given = {
        "defects.lower": "Silent Bridge",  # each loses 2 tactics
        "revenant.damage": 5,
        "sectors.8.void": 1,
        "ships.Dunlork dropship.sector": "supply",
        "admirals.1.tactics": 5,
        "admirals.1.resources": stock(),
        "admirals.2.tactics": 1,
    }
    table = sit(given, "fight 8")
    assert table.at("admirals.1.tactics") == 3
    assert table.at("admirals.2.tactics") == 0
    assert table.resources() == stock()
    given = {**given, "admirals.1.tactics": 4}
    table = sit(given, "fight 8").emergency().do("take")
    assert table.at("admirals.1.tactics") == 3
    assert table.resources() == stock(material=1)


@pytest.mark.rule("REV-F-11.2", "REV-F-16.4")
@pytest.mark.parametrize("arriving", [1, 2])
def test_a_marker_that_arrives_lies_on_top(arriving: int) -> None:
    """The marker below is ahead in the next turn order."""
    waiting = 3 - arriving
    given: dict[str, Any] = {"coming": ["combat", "reset", f"turn {arriving}"], f"admirals.{arriving}.arrival": 0}
    given |= {f"admirals.{waiting}.tactics": 1, f"admirals.{waiting}.arrival": 1}
    table = sit(given).emergency().do("take").until("man", "damage")
    assert table.at("order") == [waiting, arriving, 3]


@pytest.mark.rule("REV-F-11.6")
def test_tactics_pay_for_nothing() -> None:
    given = {"admirals.1.tactics": 12, "admirals.1.resources": stock(), "admirals.1.hand": ["Decisive Briefing"]}
    table = sit(given).man("Yarvek ark")
    assert table.refuses("choose Fabrication", "REV-F-01.3.3")
    table.do("done")
    assert table.refuses("bonus promote", "REV-F-15.2")
    assert table.refuses("bonus affiliate", "REV-F-14.16")
    table.finish_turn()
    assert table.at("admirals.1.tactics") == 12


@pytest.mark.rule("REV-F-11.7", "REV-F-16.3")
def test_passing_on_the_track_changes_the_turn_order_only_in_the_reset_phase() -> None:
    given = {"admirals.1.tactics": 1, "admirals.3.tactics": 2, "coming": ["combat", "reset", "turn 2", "turn 3"]}
    table = sit(given)
    assert table.at("order") == [1, 2, 3]
    table.emergency().do("take")
    assert table.at("admirals.3.tactics") == 3
    assert table.at("order") == [1, 2, 3]
    table.until("man")
    assert table.seat == 2
    assert table.at("order") == [1, 2, 3]
    table.finish_turn()
    assert table.at("order") == [3, 1, 2]
