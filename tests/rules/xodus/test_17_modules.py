"""Section 17: Modules and how gear is used."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import XODUS, ally, dice, ship, sit

from farflung.engine.title import Setup

CONTENT = XODUS.content(Setup(title="xodus", edition="first", seats=["A"]))
MODULES = CONTENT.entries["module"]


@pytest.mark.rule("XOD-17.1", "XOD-17.2", "XOD-17.3")
def test_three_families_of_equipment() -> None:
    assert [entry["precursor"] for entry in MODULES] == [False] * 24 + [True] * 8
    assert len(CONTENT.entries["mod"]) == 72
    table = sit()
    assert len(table.at("piles.modules")) == 24
    assert len(table.at("piles.precursor")) == 8
    average = [sum(m["price"] for m in MODULES if m["precursor"] is kind) for kind in (False, True)]
    assert average[0] / 24 < average[1] / 8, "the artefacts are dearer"


@pytest.mark.rule("XOD-17.2", "XOD-17.3")
@pytest.mark.parametrize(("ware", "price"), [("Energy Cell", 1), ("Plasma Cannon", 3), ("Stasis Bomb", 5)])
def test_any_module_is_bought_at_its_printed_price(ware: str, price: int) -> None:
    given = ally("Council Remnant", [ware]) | ship("Warship", system="Haven Prime", scraps=price)
    table = sit(given).do("trade", f"buy {ware} for Warship")
    assert table.ship("Warship", "scraps", "modules") == (0, [ware])
    poor = sit(given | ship("Warship", system="Haven Prime", scraps=price - 1))
    assert poor.lacks("trade") or poor.do("trade").lacks(f"buy {ware} for Warship")


@pytest.mark.rule("XOD-17.4")
def test_a_passive_module_works_every_time_without_cost() -> None:
    table = fight("Drone Nest", given=ship("Warship", modules=["Twin Autocannons"], energy=0))
    table.do("offensive", *dice("hit", "special"))
    assert table.foes() == {"Drone Nest": 2}
    assert table.ship("Warship", "modules") == ["Twin Autocannons"]
    table.do("offensive", *dice("hit", "special"))
    assert table.foes() == {}, "2 hits in each Attack: Health 4 to 0"


@pytest.mark.rule("XOD-17.5")
def test_a_consumable_is_used_once() -> None:
    table = fight("Siege Breaker", given=ship("Warship", modules=["Missile Barrage"]))
    table.do("offensive", *dice("hit", "special"), "use Missile Barrage")
    assert table.ship("Warship", "modules") == []
    assert table.at("piles.module_discard") == ["Missile Barrage"]
    assert table.foes() == {"Siege Breaker": 1}
    assert table.asked == "manoeuvre"
    table.do("offensive", *dice("special", "special"))
    assert table.asked == "manoeuvre"
    assert table.foes() == {"Siege Breaker": 1}


@pytest.mark.rule("XOD-17.6")
def test_an_energy_module_flips_a_ready_marker() -> None:
    plasma = ship("Warship", modules=["Plasma Cannon"], energy=1, energy_markers=2)
    table = fight("Drone Nest", given=plasma).do("offensive", *dice("hit", "special"), "use Plasma Cannon")
    assert table.ship("Warship", "energy", "energy_markers", "modules") == (0, 2, ["Plasma Cannon"])
    assert table.foes() == {"Drone Nest": 1}
    table.do("offensive", *dice("special", "special"))
    assert table.asked == "manoeuvre"
    assert table.foes() == {"Drone Nest": 2}, "no marker is left: 0 hits, it heals"


@pytest.mark.rule("XOD-17.7")
def test_the_condition_must_hold() -> None:
    autocannons = ship("Warship", modules=["Twin Autocannons"])
    table = fight("Drone Nest", given=autocannons).do("defensive with die 1", *dice("hit"))
    assert table.foes() == {"Drone Nest": 3}, "not in a Defensive manoeuvre"
    blow = mods("Warship", "Killing Blow")
    table = fight("Drone Nest", given=blow).do("offensive", *dice("special", "special"))
    assert table.asked == "manoeuvre", "needs a hit of its own"
    table = fight("Drone Nest", given=blow).do("offensive", *dice("hit", "special"))
    assert table.offers("use Killing Blow")
    assert sit(ship("Warship", modules=["Missile Barrage"])).lacks("use Missile Barrage")


@pytest.mark.rule("XOD-17.7")
def test_using_gear_costs_no_action() -> None:
    table = sit(ship("Warship", modules=["Nanite Kit"], health=4)).do("use Nanite Kit")
    assert table.ship("Warship", "health", "actions") == (7, 3)


@pytest.mark.rule("XOD-17.8")
def test_once_per_attack_and_again_in_the_next() -> None:
    table = fight("Siege Breaker", given=mods("Warship", "Focused Salvo"))
    table.do("offensive", *dice("hit", "special"), "use Focused Salvo")
    assert table.asked == "manoeuvre"
    assert table.foes() == {"Siege Breaker": 3}
    table.do("offensive", *dice("hit", "special"))
    assert table.offers("use Focused Salvo")


@pytest.mark.rule("XOD-17.8")
def test_once_per_action_outside_combat() -> None:
    given = ship("Warship", modules=["Repair Bay"], health=3, scraps=9, energy=3, energy_markers=3)
    table = sit(given).do("maintenance", "repair Warship")
    uses = 0
    while table.asked == "repair-bonus":
        table.do("use Repair Bay")
        uses += 1
    assert uses == 1
    assert table.ship("Warship", "energy") == 2
    table.until("action").do("maintenance", "repair Warship")
    assert table.asked == "repair-bonus", "the next Action: once more"


@pytest.mark.rule("XOD-17.9", "XOD-17.11")
def test_any_number_of_different_gear_in_the_order_of_the_owners_choice() -> None:
    given = mods("Warship", "Focused Salvo", "Killing Blow") | ship(
        "Warship", modules=["Plasma Cannon", "Targeting Computer"]
    )
    first = "use Targeting Computer on Warship die 2"
    table = fight("Flesh Titan", given=given).do("offensive", *dice("hit", "miss"))
    assert table.offers("use Focused Salvo", "use Killing Blow", "use Plasma Cannon", first)
    table.do(first, "* rolls hit", "use Plasma Cannon", "use Killing Blow", "use Focused Salvo")
    assert table.foes() == {}
    assert table.ship("Warship", "energy") == 0
    other = fight("Flesh Titan", given=given).do("offensive", *dice("hit", "miss"))
    other.do("use Focused Salvo", "use Killing Blow", first, "* rolls hit")
    assert other.offers("use Plasma Cannon")


@pytest.mark.rule("XOD-17.10")
def test_a_good_effect_may_be_declined() -> None:
    given = ship("Warship", modules=["Targeting Computer"])
    table = fight("Drone Nest", given=given).do("offensive", *dice("hit", "miss"), "done")
    assert table.log("XOD-19.15") == ["retaliation of 1 on Warship"]
    given = ship("Warship", modules=["Shock Frame"])
    table = sit(given, "damage roll: Warship, strain", luck=("rolls hit", "rolls miss"))
    assert "done" in table.options()


@pytest.mark.rule("XOD-17.10")
def test_a_harmful_effect_cannot_be_declined() -> None:
    turret = ship("Warship", damage=["Jammed Turret"])
    table = fight("Drone Nest", given=turret).do("offensive", *dice("hit", "hit"))
    assert table.foes() == {"Drone Nest": 3}
    assert table.asked == "manoeuvre"


@pytest.mark.rule("XOD-17.12")
def test_a_die_is_rerolled_once_only() -> None:
    given = mods("Warship", "Relentless Fire") | ship("Warship", modules=["Targeting Computer"])
    table = fight("Drone Nest", given=given).do("offensive", *dice("miss", "miss"))
    table.do("use Targeting Computer on Warship die 1", "* rolls miss")
    assert table.options() == ["use Relentless Fire on Warship die 2", "done"]
    table.do("use Relentless Fire on Warship die 2", "* rolls miss", "* damage Comm Failure")
    assert table.ship("Warship", "health", "damage") == (6, ["Comm Failure"]), "the new result stands"


@pytest.mark.rule("XOD-17.13")
def test_an_ignored_miss_counts_for_nothing() -> None:
    # Zealot Fighter: two misses of a ship bring one more Retaliation
    given = mods("Battlecruiser", "Deflector Grid")
    table = fight("Zealot Fighter", "Battlecruiser", given=given).do("offensive", *dice("miss", "miss"))
    table.do("use Deflector Grid on Battlecruiser dice 1 and 2")
    assert table.ship("Battlecruiser", "health", "damage") == (9, [])
    assert table.log("XOD-21.1") == []
    table = fight("Zealot Fighter", "Battlecruiser", given=given).do("offensive", *dice("miss", "miss"))
    table.do("use Deflector Grid on Battlecruiser die 1")
    assert table.ship("Battlecruiser", "health", "damage") == (8, [])


@pytest.mark.rule("XOD-17.13", "XOD-10.1")
def test_an_ignored_miss_is_not_detected() -> None:
    given = ship("Explorer", mods=["Ghost Profile"], system="Picket Line")
    table = sit(given, "turn: Explorer").do("roll", *dice("miss", "special"))
    table.do("use Ghost Profile on Explorer die 1")
    assert "undetected at Picket Line" in table.log()
    assert not table.in_combat()


@pytest.mark.rule("XOD-17.14")
def test_a_die_that_was_used_is_locked() -> None:
    given = mods("Warship", "Relentless Fire", "Annihilator Beam")
    table = fight("Flesh Titan", given=given).do("offensive", *dice("special", "miss"))
    assert "use Relentless Fire on Warship die 1" in table.options()
    table.do("use Annihilator Beam on Warship die 1")
    assert table.options() == ["use Relentless Fire on Warship die 2", "done"]


@pytest.mark.rule("XOD-17.15")
def test_each_special_serves_one_effect_only() -> None:
    given = mods("Warship", "Annihilator Beam", "Unstoppable") | ship("Warship", modules=["Spectral Converter"])
    table = fight("Siege Breaker", given=given).do("offensive", *dice("special", "special"))
    table.do("use Spectral Converter on Warship die 1")
    assert table.lacks("use Annihilator Beam on Warship die 1", "use Unstoppable on Warship die 1")
    table.do("use Annihilator Beam on Warship die 2")
    assert table.asked == "manoeuvre"
    assert "3 hits against 1 shields, 2 get through" in table.log(), "1 for the first special, 2 for the second"


@pytest.mark.rule("XOD-17.16")
def test_gear_for_other_ships_of_the_fleet() -> None:
    given = ship("Warship", modules=["Tactical Uplink"])
    table = fight("Drone Nest", "Warship", "Explorer", given=given)
    table.do("offensive", "offensive", *dice("miss", "hit", "miss", "miss"))
    assert table.lacks("use Tactical Uplink on Warship die 1"), "for a mate only"
    table.do("use Tactical Uplink on Explorer dice 1 and 2", "* rolls hit", "* rolls hit")
    assert table.ship("Warship", "energy") == 0
    assert table.ship("Explorer", "energy") == 1
    assert table.ship("Explorer", "health") == 6
    assert table.foes() == {"Drone Nest": 1}


@pytest.mark.rule("XOD-17.16", "XOD-17.12")
def test_the_limits_hold_whoever_owns_the_gear() -> None:
    given = ship("Warship", modules=["Tactical Uplink"]) | ship("Explorer", modules=["Targeting Computer"])
    table = fight("Drone Nest", "Warship", "Explorer", given=given)
    table.do("offensive", "offensive", *dice("hit", "hit", "miss", "hit"))
    table.do("use Tactical Uplink on Explorer die 1", "* rolls miss")
    assert table.options() == ["use Targeting Computer on Explorer die 2", "done"], "die 1 has been rerolled"


@pytest.mark.rule("XOD-17.11")
def test_captains_use_gear_in_turn_and_are_asked_again() -> None:
    given = mods("Warship", "Focused Salvo") | ship("Battlecruiser", modules=["Plasma Cannon"])
    table = fight("Flesh Titan", "Warship", "Battlecruiser", given=given, players=2)
    table.do("offensive", "offensive", *dice("hit", "special", "hit", "special"))
    assert (table.asked, table.seat) == ("after-attack", 1)
    table.do("done")
    assert (table.asked, table.seat) == ("after-attack", 2)
    table.do("use Plasma Cannon")
    assert (table.asked, table.seat) == ("after-attack", 1)
    assert table.offers("use Focused Salvo")
