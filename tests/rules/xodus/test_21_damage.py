"""Sections 21 and 22: critical failures, Damage cards, defeated ships."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight
from tests.rules.xodus.table import AZKAREL, MORRIGAL, START, dice, explore, foe, here, ship, sit

STRAIN = "damage roll: Warship, strain"
BREACH = ("rolls miss", "rolls miss", "damage Hull Breach")


@pytest.mark.rule("XOD-21.1")
def test_a_critical_failure_draws_a_card() -> None:
    table = fight("Drone Nest").do("offensive", *dice("miss", "miss"), "* damage Comm Failure")
    assert table.ship("Warship", "damage", "health") == (["Comm Failure"], 6)
    table = sit({}, STRAIN, luck=BREACH)
    assert table.ship("Warship", "damage") == ["Hull Breach"]
    table = fight("Drone Nest").do("offensive", *dice("miss", "special"))
    assert table.ship("Warship", "damage") == []


@pytest.mark.rule("XOD-21.1", "XOD-13.3", "XOD-10.3")
def test_other_rolls_never_do() -> None:
    assert explore("Gravity Well", luck=dice("miss", "miss")).ship("Warship", "damage") == []
    table = sit(ship("Warship", system="Picket Line")).do("roll", *dice("miss", "miss"), "* enemy Scrap Hulk")
    assert table.ship("Warship", "damage") == []


@pytest.mark.rule("XOD-21.1")
def test_each_ship_fails_for_itself() -> None:
    table = fight("Raider Pack", "Warship", "Explorer")
    table.do("offensive", "offensive", *dice("miss", "miss", "hit", "miss"), "* damage Comm Failure")
    assert (table.ship("Warship", "damage"), table.ship("Explorer", "damage")) == (["Comm Failure"], [])


@pytest.mark.rule("XOD-21.1", "XOD-23.1")
def test_morrigal_makes_a_critical_failure_two_cards() -> None:
    table = sit(foe(MORRIGAL, START)).do(
        "offensive", *dice("miss", "miss"), "* damage Comm Failure", "* damage Hull Breach"
    )
    assert sorted(table.ship("Warship", "damage")) == ["Comm Failure", "Hull Breach"]


@pytest.mark.rule("XOD-21.2")
def test_a_card_acts_at_once() -> None:
    assert sit({}, STRAIN, luck=BREACH).ship("Warship", "health", "markers") == (6, 7)
    table = sit(ship("Warship", scraps=7), STRAIN, luck=("rolls miss", "rolls miss", "damage Cargo Fire"))
    assert table.ship("Warship", "scraps") == 3
    table = sit({}, STRAIN, luck=("rolls miss", "rolls miss", "damage Module Malfunction"))
    assert table.ship("Warship", "health") == 5, "no Module to switch off: 1 Health"
    two = ship("Warship", modules=["Plasma Cannon", "Energy Cell"])
    table = sit(two, STRAIN, luck=("rolls miss", "rolls miss", "damage Module Malfunction"))
    table.do("switch off Energy Cell")
    assert table.ship("Warship", "off", "health") == ("Energy Cell", 6)


@pytest.mark.rule("XOD-21.2", "XOD-6.14")
def test_a_card_stays_until_maintenance_removes_it() -> None:
    table = sit(ship("Warship", damage=["Comm Failure"], scraps=9), "end of round")
    assert table.ship("Warship", "damage") == ["Comm Failure"]
    table = sit(ship("Warship", damage=["Comm Failure"], scraps=9)).do("maintenance", "remove Comm Failure")
    assert table.ship("Warship", "damage") == []
    assert table.at("piles.damage_discard") == ["Comm Failure"]


@pytest.mark.rule("XOD-21.3")
def test_cards_accumulate_and_all_apply() -> None:
    given = ship("Warship", damage=["Jammed Turret", "Cracked Reactor", "Engine Leak"])
    table = sit(given, STRAIN, luck=BREACH)
    assert len(table.ship("Warship", "damage")) == 4
    table = sit(given).do("strain")
    assert table.ship("Warship", "health") == 7, "Cracked Reactor"
    assert sit(given, "end of round").ship("Warship", "actions") == 2, "Engine Leak"
    table = fight("Drone Nest", given=given).do("offensive", *dice("hit", "hit"))
    assert table.foes() == {"Drone Nest": 3}, "Jammed Turret"


# ---- section 22


@pytest.mark.rule("XOD-22.1")
def test_a_ship_without_health_is_out_at_once_and_its_pawn_a_wreck() -> None:
    given = ship("Explorer", health=2, scraps=3, modules=["Plasma Cannon"], damage=["Comm Failure"])
    table = sit(given, "lose: Explorer, 2, effect")
    entry = table.at("ships.Explorer")
    assert entry["defeated"]
    assert entry["system"] == "Quiet Reach"
    values = [entry[name] for name in ("health", "markers", "energy_markers", "scraps", "modules", "damage")]
    assert values == [0, 0, 0, 0, [], []]
    assert table.at("piles.damage_discard") == ["Comm Failure"]
    assert table.at("outcome") == "none"


@pytest.mark.rule("XOD-22.1", "XOD-1.3")
def test_the_last_ship_lost_is_the_game_lost() -> None:
    given = {f"ships.{name}.health": 1 for name in ("Warship", "Battlecruiser", "Proto-ship", "Explorer")}
    given |= {f"ships.{name}.defeated": True for name in ("Battlecruiser", "Proto-ship", "Explorer")}
    given |= {f"ships.{name}.health": 0 for name in ("Battlecruiser", "Proto-ship", "Explorer")}
    table = sit(given, "lose: Warship, 1, effect")
    assert table.at("outcome") == "destroyed"
    assert not table.won()


@pytest.mark.rule("XOD-22.2", "XOD-6.5")
def test_its_keys_stay_with_the_wreck_and_are_scavenged_there() -> None:
    keys = {"keys": ["Explorer", "slot", "Explorer", "slot"]}
    table = sit(keys | here("Explorer") | ship("Explorer", system=START, health=1), "lose: Explorer, 1, effect")
    assert table.at("keys") == ["Explorer", "slot", "Explorer", "slot"]
    table.do("activate Warship").until("action").do("scavenge wreck of Explorer")
    assert table.at("keys") == ["Warship", "slot", "Warship", "slot"]
    assert table.ship("Warship", "actions") == 2


@pytest.mark.rule("XOD-22.3")
def test_a_wreck_is_no_ship() -> None:
    wreck = ship("Explorer", defeated=True, health=0, system=START)
    table = sit(wreck, "")
    assert table.lacks("activate Explorer")
    table.do("activate Warship")
    assert table.asked == "action"
    assert table.lacks("take in Explorer", "trade")
    # An Avatar passes a wreck: it goes on to the three others and engages them
    table = sit(
        wreck | ship("Warship", system="Quiet Reach") | foe(AZKAREL, "Glass Moons"),
        "move avatar: " + AZKAREL,
        luck=("avatar die 4",),
    )
    assert table.where(AZKAREL) == "Quiet Reach"
    assert table.ship("Explorer", "avatars") == []
    assert table.ship("Warship", "avatars") == [AZKAREL]
