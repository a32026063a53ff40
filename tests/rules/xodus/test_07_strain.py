"""Section 7: Strain."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import Table, dice, foe, here, ship, sit

ROLL = "damage roll of Warship for strain"


@pytest.mark.rule("XOD-7.1", "XOD-C18")
def test_strain_gains_an_action_once_per_round() -> None:
    table = sit().do("strain")
    assert table.ship("Warship", "actions", "strained", "owes") == (4, True, True)
    assert table.refuses("strain", "XOD-7.1")
    acted = {f"ships.{name}.acted": True for name in ("Battlecruiser", "Proto-ship", "Explorer")}
    table = sit(acted).do("strain", "end turn", *dice("hit", "hit")).do("activate Warship")
    assert table.offers("strain")
    assert table.ship("Warship", "actions") == 3


@pytest.mark.rule("XOD-7.2", "XOD-13.4", "XOD-13.5")
def test_the_damage_roll_comes_at_the_end_of_the_turn_whether_the_action_was_used_or_not() -> None:
    table = sit().do("strain")
    assert ROLL not in table.log()
    table.do("scavenge")
    assert ROLL not in table.log()
    assert table.ship("Warship", "health") == 8
    table.do("end turn", *dice("miss", "hit"))
    assert table.log("XOD-13.4") == [ROLL]
    assert table.ship("Warship", "health", "owes") == (7, False)
    assert table.order_of(ROLL, "Warship has acted") == [ROLL, "Warship has acted"]


@pytest.mark.rule("XOD-7.2")
def test_who_did_not_strain_makes_no_roll() -> None:
    assert sit().do("end turn").log("XOD-13.4") == []


@pytest.mark.rule("XOD-7.3", "XOD-3.4")
@pytest.mark.parametrize("before", [[], ["scavenge"], ["rush to Quiet Reach", "stop", "go on"]])
def test_at_any_moment_of_its_own_turn(before: list[str]) -> None:
    table = sit().do(*before)
    left = table.ship("Warship", "actions")
    table.do("strain")
    assert table.ship("Warship", "actions") == left + 1


@pytest.mark.rule("XOD-7.3", "XOD-G21", "XOD-C36")
def test_strain_may_pay_for_the_exit_after_disengaging() -> None:
    given = ship("Warship", system="Picket Line", actions=0) | foe("Scrap Hulk", "Picket Line")
    table = sit(given).do("be detected", "disengage", *dice("hit", "hit"))
    assert table.asked == "exit"
    assert table.options() == ["strain", "hide"]
    table.do("strain", "jump to Weeping Star")
    assert table.where("Warship") == "Weeping Star"
    assert ROLL in table.log()


def trio(given: dict[str, object] | None = None) -> Table:
    table = sit(here("Explorer", "Proto-ship") | (given or {}))
    return table.do("take in Explorer", "take in Proto-ship")


@pytest.mark.rule("XOD-7.4", "XOD-C12", "XOD-13.6")
def test_a_fleet_strains_together_and_each_member_rolls() -> None:
    table = trio().do("strain")
    assert [table.ship(name, "actions") for name in ("Warship", "Explorer", "Proto-ship")] == [4, 4, 4]
    table.do("end turn", *dice("miss", "hit", "hit", "hit", "hit", "miss"))
    rolls = table.log("XOD-13.4")
    assert sorted(rolls) == [f"damage roll of {name} for strain" for name in ("Explorer", "Proto-ship", "Warship")]
    lost = (
        8 - table.ship("Warship", "health"),
        7 - table.ship("Proto-ship", "health"),
        6 - table.ship("Explorer", "health"),
    )
    assert lost == (1, 0, 1)


@pytest.mark.rule("XOD-7.4", "XOD-C12")
def test_one_member_that_strained_before_blocks_it() -> None:
    assert trio(ship("Explorer", strained=True)).refuses("strain", "XOD-7.4")
    table = sit(here("Explorer")).do("go on", "strain", "take in Explorer")
    assert table.refuses("strain", "XOD-7.4")
    assert not table.ship("Explorer", "owes")


@pytest.mark.rule("XOD-7.4", "XOD-G39")
def test_every_captain_of_the_fleet_must_agree() -> None:
    table = sit(here("Battlecruiser"), players=2).do("take in Battlecruiser", "agree", "strain")
    assert (table.asked, table.seat) == ("consent", 2)
    table.do("refuse")
    assert table.ship("Warship", "actions", "strained") == (3, False)
    assert table.refuses("strain", "XOD-G39")
    table = sit(here("Battlecruiser"), players=2).do("take in Battlecruiser", "agree", "strain", "agree")
    assert table.ship("Battlecruiser", "actions", "owes") == (4, True)
