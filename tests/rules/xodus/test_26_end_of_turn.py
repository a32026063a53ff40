"""Section 26: the End of Turn Phase."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import CREW, fleet, foe, ship, sit, tile

END = "end of round"


@pytest.mark.rule("XOD-26.1", "XOD-1.4")
def test_the_phase_follows_the_avatars_and_a_new_round_begins() -> None:
    given = foe("Scrap Hulk", "Picket Line") | fleet("Warship", "Explorer")
    given |= ship("Warship", energy=0)
    table = sit(given, "corruption")
    events = [
        "corruption at 1",
        "phase end of turn",
        "fleets split",
        "Scrap Hulk returns to the deck",
        "round 2 begins",
    ]
    assert table.order_of(*events) == events
    assert table.at("round") == 2
    assert table.asked == "activate"


@pytest.mark.rule("XOD-26.2", "XOD-9.3")
def test_red_markers_go_then_green_ones_turn_red() -> None:
    given = {"systems.Picket Line.pacified": "red"} | tile("Broken Convoy", -1, 0, pacified="green")
    table = sit(given, END)
    assert table.at("systems.Picket Line.pacified") == "none"
    assert table.at("systems.Broken Convoy.pacified") == "red"


@pytest.mark.rule("XOD-26.3", "XOD-4.2")
def test_fleets_split_and_may_form_again() -> None:
    table = sit(fleet("Warship", "Explorer"), END)
    assert {table.ship(name, "fleet") for name in CREW} == {None}
    table.do("activate Warship")
    assert table.asked == "fleet"
    assert table.offers("take in Explorer")


@pytest.mark.rule("XOD-26.4", "XOD-18.7")
def test_every_ship_recovers_all_its_energy() -> None:
    given = ship("Warship", energy=0, energy_markers=4) | ship("Explorer", energy=1, energy_markers=2)
    table = sit(given, END)
    assert (table.ship("Warship", "energy"), table.ship("Explorer", "energy")) == (4, 2)
    relay = sit(ship("Warship", energy=0, energy_markers=4, damage=["Shorted Relay"]), END)
    assert relay.ship("Warship", "energy") == 3, "a Damage card keeps one spent (XOD-G53)"


@pytest.mark.rule("XOD-26.5")
def test_enemies_without_a_ship_near_them_return_to_the_deck() -> None:
    given = (
        tile("Broken Convoy", -1, 0) | foe("Scrap Hulk", "Picket Line", health=1) | foe("Void Leech", "Broken Convoy")
    )
    given |= ship("Warship", system="Picket Line")
    table = sit(given, END)
    assert table.foes() == {"Scrap Hulk": 1}
    assert "Void Leech" in table.at("enemies.deck")
    wreck = given | ship("Warship", system="Picket Line", defeated=True, health=0)
    assert sit(wreck, END).foes() == {}, "a wreck is no ship"


@pytest.mark.rule("XOD-26.5", "XOD-G22")
def test_one_that_returned_is_at_full_health_when_drawn_again() -> None:
    table = sit(foe("Scrap Hulk", "Picket Line", health=1) | ship("Explorer", system="Quiet Reach"), END)
    table.do("activate Warship").until("action").do("jump to Picket Line")
    table.do("be detected")
    name = next(iter(table.foes()))
    assert table.foes()[name] == {"Cultist Skiff": 2, "Zealot Fighter": 2, "Scrap Hulk": 3, "Void Leech": 2}[name]


@pytest.mark.rule("XOD-26.6")
def test_activation_markers_are_ready_again() -> None:
    given = {f"ships.{name}.{field}": True for name in CREW for field in ("acted", "strained", "scavenged")}
    table = sit(given, END)
    for name in CREW:
        assert table.ship(name, "acted", "strained", "scavenged") == (False, False, False)
    assert table.ship("Warship", "actions") == 3
    assert table.ship("Explorer", "actions") == 4
    assert table.options() == [f"activate {name}" for name in CREW]


@pytest.mark.rule("XOD-26.7", "XOD-27.11")
def test_one_round_markers_go_the_permanent_one_stays() -> None:
    table = sit({"markers.slowed": True, "markers.hastened": True, "markers.hold": True}, END)
    assert [table.at(f"markers.{name}") for name in ("slowed", "hastened", "hold")] == [False] * 3
    table = sit({}, END, difficulty="heroic", nightmare="yes")
    assert table.match.setup.options["nightmare"] == "yes"
    given = foe("Azkarel the Devourer", "Glass Moons") | {f"ships.{name}.system": "Blue Eddy" for name in CREW}
    table = sit(given, "corruption", difficulty="heroic", nightmare="yes", luck=("avatar die 1",))
    assert table.where("Azkarel the Devourer") == "Quiet Reach"
