"""Section 23: combat with Avatars, their escape and the Herald."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import (
    AVATARS,
    AZKAREL,
    CREW,
    MORRIGAL,
    NYX,
    START,
    UR_KHAN,
    XODUS,
    Table,
    dice,
    fleet,
    foe,
    here,
    ship,
    sit,
)

from farflung.engine.title import Setup

CONTENT = XODUS.content(Setup(title="xodus", edition="first", seats=["A"]))
OUT = dice("hit", "hit")


def facing(avatar: str, given: dict[str, Any] | None = None, **more: Any) -> Table:
    """The Warship begins its turn in the Avatar's System."""
    return sit(foe(avatar, START) | (given or {}), **more)


@pytest.mark.rule("XOD-23.1")
def test_avatars_have_more_health_and_shields_than_any_enemy() -> None:
    strongest = [max(enemy[value] for enemy in CONTENT.entries["enemy"]) for value in ("health", "shields")]
    for avatar in CONTENT.entries["avatar"]:
        assert avatar["health"] > strongest[0]
        assert avatar["shields"] > strongest[1]
        table = facing(avatar["name"]).do("offensive", *dice("hit", "special"))
        assert f"1 hits against {avatar['shields']} shields, {max(1 - avatar['shields'], 0)} get through" in table.log()
        assert table.foes() == {avatar["name"]: avatar["health"]}


@pytest.mark.rule("XOD-23.1", "XOD-19.14", "XOD-19.15")
def test_a_combat_with_an_avatar_follows_the_same_steps() -> None:
    table = facing(NYX, mods("Warship", "Focused Salvo")).do("offensive", *dice("hit", "hit"), "use Focused Salvo")
    assert table.foes() == {NYX: 5}
    table.do("offensive", *dice("hit", "miss"), "done")
    assert table.ship("Warship", "health") == 7


@pytest.mark.rule("XOD-23.1")
def test_skills_of_nyx_and_ur_khan() -> None:
    given = foe(NYX, "Picket Line") | ship("Warship", energy=1) | ship("Explorer", energy=1)
    given |= {"systems.Picket Line.pacified": "green"}
    table = fight("Warship", "Explorer", given=given)
    table.do("offensive", "offensive", *dice("miss", "hit", "miss", "miss"), "* damage Comm Failure")
    assert table.ship("Warship", "energy") == 0
    assert table.ship("Explorer", "energy") == 0
    table = facing(UR_KHAN, ship("Warship", modules=["Missile Barrage"]))
    table.do("defensive with die 1", *dice("hit"), "done")
    assert "0 hits against 3 shields, 0 get through" in table.log(), "hits of a Defensive manoeuvre are void"


@pytest.mark.rule("XOD-23.2")
def test_who_enters_its_system_is_engaged_at_once_without_a_damage_roll() -> None:
    table = sit(foe(AZKAREL, "Glass Moons")).do("jump to Glass Moons")
    assert table.ship("Warship", "avatars") == [AZKAREL]
    assert table.asked == "manoeuvre"
    assert table.log("XOD-13.4") == []


@pytest.mark.rule("XOD-23.3", "XOD-25.8")
def test_an_avatar_that_engages_in_the_corruption_phase_makes_each_ship_roll() -> None:
    given = foe(AZKAREL, "Glass Moons") | here("Explorer") | {"phase": "corruption"}
    table = sit(given, f"move avatar: {AZKAREL}", luck=("avatar die 1", *["rolls hit"] * 3, "rolls miss"))
    assert sorted(table.log("XOD-13.4")) == ["damage roll of Explorer for avatar", "damage roll of Warship for avatar"]
    assert table.ship("Warship", "health") + table.ship("Explorer", "health") == 13


@pytest.mark.rule("XOD-23.4")
def test_the_fight_waits_for_the_ships_own_turn_and_others_may_act_and_join() -> None:
    given = foe(AZKAREL, START) | ship("Warship", avatars=[AZKAREL])
    table = sit(given, "")
    assert table.asked == "activate"
    assert not table.in_combat()
    table.do("activate Battlecruiser").until("action").do("end turn")
    assert table.asked == "activate"
    assert table.ship("Warship", "avatars") == [AZKAREL]
    table.do("activate Explorer").until("action").do(f"jump to {START}")
    assert table.asked == "fleet" or table.offers("take in Warship")
    table.do("take in Warship").until("manoeuvre")
    assert table.at("combat.foes") == [AZKAREL]
    assert table.log("XOD-13.4") == []
    assert table.ship("Warship", "fleet") == table.ship("Explorer", "fleet") == "Explorer"


def escaped_to(table: Table) -> dict[str, int]:
    return {name: space for name, space in table.at("corruption.escaped").items() if space >= 0}


def defeat(avatar: str, given: dict[str, Any] | None = None) -> Table:
    values = ship("Warship", modules=["Missile Barrage"]) | (given or {})
    table = sit(foe(avatar, START, health=1) | values)
    return table.do("offensive", *dice("hit", "hit"), "use Missile Barrage")


@pytest.mark.rule("XOD-23.5", "XOD-23.6")
@pytest.mark.parametrize("avatar", AVATARS)
def test_a_defeated_avatar_escapes_two_spaces_ahead_and_pays_nothing(avatar: str) -> None:
    table = defeat(avatar, {"corruption.space": 3})
    assert table.foes() == {}
    assert escaped_to(table) == {avatar: 5}
    assert table.ship("Warship", "scraps", "avatars") == (1, [])
    assert table.ship("Warship", "exp") >= 1, "other triggers on a defeat still work"


@pytest.mark.rule("XOD-23.6")
def test_triggers_on_a_defeat_work_unless_they_exclude_avatars() -> None:
    given = mods("Warship", "Spoils of War") | ship("Warship", modules=["Missile Barrage", "Soul Harvester"], health=4)
    table = sit(foe(AZKAREL, START, health=1) | given).do("offensive", *dice("hit", "hit"), "use Missile Barrage")
    assert table.ship("Warship", "scraps", "health") == (1, 5)


@pytest.mark.rule("XOD-23.7")
@pytest.mark.parametrize(("space", "escaped"), [(12, {AZKAREL: 14}), (13, {AZKAREL: 15}), (14, {}), (15, {})])
def test_beyond_the_track_it_is_gone_for_good(space: int, escaped: dict[str, int]) -> None:
    table = defeat(AZKAREL, {"corruption.space": space, "corruption.hidden": []})
    assert escaped_to(table) == escaped
    assert table.foes() == {}
    assert (f"{AZKAREL} is gone" in table.log("XOD-23.7")) == (not escaped)


@pytest.mark.rule("XOD-23.8")
def test_disengaging_from_an_avatar_advances_the_corruption_at_once() -> None:
    table = facing(AZKAREL).do("disengage", *OUT)
    assert table.at("corruption.space") == 1
    assert table.asked == "exit"
    order = table.log()
    assert order.index("damage roll of Warship for disengaging") < order.index("corruption at 1")
    assert fight("Scrap Hulk").do("disengage", *OUT).at("corruption.space") == 0, "not from Enemies"


@pytest.mark.rule("XOD-23.9", "XOD-24.5")
def test_the_herald_interrupts_and_resolves_fully() -> None:
    others = here(*CREW[1:], at="Blue Eddy")
    table = sit(foe(AZKAREL, "Glass Moons") | ship("Warship", system="Glass Moons") | others | {"corruption.space": 5})
    table.do("disengage", *OUT, f"* avatar {NYX}")
    assert table.at("corruption.space") == 6
    assert table.where(NYX) == START
    assert sum(table.at("enemies.deck_unseen").values()) == 8
    assert table.asked == "exit"
    assert table.at("phase") == "action"


@pytest.mark.rule("XOD-23.9", "XOD-1.3")
def test_the_herald_can_end_the_game() -> None:
    table = facing(AZKAREL, {"corruption.space": 15}).do("disengage", *OUT)
    assert table.at("outcome") == "awakened"
    assert table.asked == ""


@pytest.mark.rule("XOD-23.10")
def test_one_step_for_one_system_however_many_ships_and_avatars() -> None:
    given = fleet("Warship", "Explorer") | foe(AZKAREL, START) | foe(NYX, START)
    given |= ship("Warship", avatars=[AZKAREL, NYX], energy=1) | ship("Explorer", avatars=[AZKAREL, NYX])
    table = sit(given, "act").do(f"attack {AZKAREL}", "disengage", *dice(*["hit"] * 8))
    assert table.at("corruption.space") == 1
    apart = here("Explorer") | foe(AZKAREL, START) | ship("Warship", avatars=[AZKAREL])
    table = sit(apart | ship("Explorer", system=START, avatars=[AZKAREL]))
    table.do("go on", "disengage", *OUT, "hide", "activate Explorer", "disengage", *OUT)
    assert table.at("corruption.space") == 1, "also in separate turns"


@pytest.mark.rule("XOD-23.11")
def test_different_systems_count_separately() -> None:
    given = foe(AZKAREL, START) | foe(NYX, "Glass Moons") | ship("Explorer", system="Glass Moons", avatars=[NYX])
    table = sit(given).do("disengage", *OUT, "hide", "activate Explorer", "disengage", *OUT)
    assert table.at("corruption.space") == 2


@pytest.mark.rule("XOD-23.12", "XOD-23.13")
def test_health_markers_go_for_good_lost_ones_first() -> None:
    table = facing(AZKAREL, ship("Warship", health=5))
    table.do("offensive", *dice("miss", "miss"), "* damage Comm Failure")
    assert table.ship("Warship", "markers", "health") == (7, 3), "only the Retaliation costs Health"
    table = sit(ship("Warship", health=7, markers=7, scraps=5))
    assert table.ship("Warship", "markers") == 7
    table = sit(ship("Warship", health=6, markers=7, scraps=5)).do("maintenance", "repair Warship").until("action")
    assert table.ship("Warship", "health", "markers") == (7, 7), "a discarded marker is not repaired"
    full = facing(AZKAREL).do("offensive", *dice("miss", "miss"), "* damage Comm Failure")
    assert full.ship("Warship", "markers", "health") == (7, 5)


@pytest.mark.rule("XOD-23.12", "XOD-23.14")
def test_the_rightmost_energy_marker_goes_and_may_be_bought_again() -> None:
    given = ship("Warship", energy=3, energy_markers=3, scraps=9)
    table = facing(NYX, given).do("disengage", *OUT)
    assert table.ship("Warship", "energy_markers", "energy") == (2, 2)
    price = CONTENT.entries["ship"][0]["energy_costs"][1]
    table = sit(ship("Warship", energy=2, energy_markers=2, scraps=9)).do("maintenance").until("action")
    assert table.ship("Warship", "energy_markers", "scraps") == (3, 9 - price)
    round_over = sit(ship("Warship", energy=1, energy_markers=2), "end of round")
    assert round_over.ship("Warship", "energy") == 2, "recovered are only those owned"


@pytest.mark.rule("XOD-23.12", "XOD-23.15")
def test_the_owner_chooses_the_module_to_discard() -> None:
    given = ship("Warship", modules=["Plasma Cannon", "Energy Cell"])
    table = facing(MORRIGAL, given).do("disengage")
    assert table.asked == "discard"
    assert table.options() == ["discard Plasma Cannon", "discard Energy Cell"]
    table.do("discard Plasma Cannon", *OUT)
    assert table.ship("Warship", "modules") == ["Energy Cell"]
    assert "Plasma Cannon" in table.at("piles.lost_modules")
    assert "Plasma Cannon" not in table.at("piles.module_discard")
    assert facing(MORRIGAL).do("disengage", *OUT).ship("Warship", "health") == 7, "without a Module it costs Health"
