"""Section 19: the eleven steps of an Attack."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import XODUS, dice, foe, ship, sit

from farflung.engine.title import Setup

CONTENT = XODUS.content(Setup(title="xodus", edition="first", seats=["A"]))
AT_PICKET = ship("Warship", system="Picket Line")


@pytest.mark.rule("XOD-19.1")
def test_a_combat_starts_with_a_drawn_card_at_full_health() -> None:
    table = sit(AT_PICKET).do("be detected", "* enemy Scrap Hulk")
    assert table.at("combat.foes") == ["Scrap Hulk"]
    assert table.foes() == {"Scrap Hulk": 3}


@pytest.mark.rule("XOD-19.1", "XOD-G22")
def test_or_with_the_revealed_one_as_it_was_left() -> None:
    table = sit(AT_PICKET | foe("Scrap Hulk", "Picket Line", health=1)).do("be detected")
    assert table.at("combat.foes") == ["Scrap Hulk"]
    assert table.foes() == {"Scrap Hulk": 1}
    assert table.at("enemies.deck_unseen")["1"] == 3, "none is drawn"


@pytest.mark.rule("XOD-19.2")
def test_an_engaged_ship_only_fights() -> None:
    table = fight("Scrap Hulk")
    assert table.options() == ["offensive", "defensive with die 1", "disengage"]
    table.do("offensive", *dice("special", "special"))
    assert table.options() == ["offensive", "defensive with die 1", "disengage"]
    table.do("offensive", *dice("hit", "hit"), "offensive", *dice("hit", "hit"))
    assert table.until("action").offers("jump to Weeping Star")
    assert not table.in_combat()


@pytest.mark.rule("XOD-19.3")
def test_attacks_cost_no_actions_and_may_be_many() -> None:
    table = fight("Flesh Titan")
    for _ in range(12):
        table.do("offensive", *dice("special", "special"))
    assert table.asked == "manoeuvre"
    assert table.ship("Warship", "actions") == 3


@pytest.mark.rule("XOD-19.4")
@pytest.mark.parametrize("enemy", CONTENT.entries["enemy"], ids=lambda enemy: enemy["name"])
def test_an_enemy_has_its_health_shields_and_a_skill(enemy: dict) -> None:  # type: ignore[type-arg]
    assert enemy["fx"]
    assert enemy["trigger"]
    table = fight(enemy["name"], given=ship("Warship", modules=["Missile Barrage"]))
    assert table.foes() == {enemy["name"]: enemy["health"]}
    table.do("defensive with die 1", *dice("hit"), "done")
    assert f"1 hits against {enemy['shields']} shields, {max(1 - enemy['shields'], 0)} get through" in table.log()


@pytest.mark.rule("XOD-19.5")
def test_offensive_rolls_all_dice() -> None:
    table = fight("Drone Nest").do("offensive", *dice("hit", "special"))
    assert [line for line in table.log() if " die " in line] == ["Warship die 1 hit", "Warship die 2 special"]


@pytest.mark.rule("XOD-19.6", "XOD-C10")
def test_defensive_rolls_one_die_of_ones_choice_and_never_fails_critically() -> None:
    table = fight("Drone Nest", "Battlecruiser")
    assert table.offers("defensive with die 1", "defensive with die 2")
    table.do("defensive with die 2", *dice("miss"))
    assert [line for line in table.log() if " die " in line] == ["Battlecruiser die 2 miss"]
    assert table.ship("Battlecruiser", "health", "damage") == (8, [])
    table.do("mount Ablative Armour", "defensive with die 1", *dice("hit"))
    assert "Battlecruiser die 1 hit" in table.log()


@pytest.mark.rule("XOD-19.7")
def test_one_may_disengage_before_any_attack_the_first_too() -> None:
    table = fight("Scrap Hulk").do("disengage", *dice("hit", "hit"))
    assert table.asked == "exit"
    assert not table.in_combat()
    table = fight("Scrap Hulk").do("offensive", *dice("special", "hit"), "disengage", *dice("hit", "hit"))
    assert table.asked == "exit"


@pytest.mark.rule("XOD-19.8", "XOD-19.9")
def test_gear_before_the_roll_is_used_before_it() -> None:
    table = fight("Siege Breaker", given=mods("Warship", "Piercing Rounds", "Killing Blow")).do("offensive")
    assert table.asked == "before-attack"
    assert table.options() == ["use Piercing Rounds", "done"]
    assert not [line for line in table.log() if " die " in line]
    table.do("use Piercing Rounds", *dice("hit", "special"))
    assert table.asked == "after-attack"
    assert table.options() == ["use Killing Blow", "done"]
    table.do("done")
    assert "1 hits against 0 shields, 1 get through" in table.log()


@pytest.mark.rule("XOD-19.9", "XOD-20.8")
def test_a_fleet_rolls_at_the_same_time() -> None:
    table = fight("Flesh Titan", "Warship", "Explorer", given=mods("Warship", "Focused Salvo"))
    table.do("offensive", "defensive with die 1", *dice("hit", "special", "special"))
    assert table.asked == "after-attack"
    assert [line for line in table.log() if " die " in line] == [
        "Warship die 1 hit",
        "Warship die 2 special",
        "Explorer die 1 special",
    ]


@pytest.mark.rule("XOD-19.10", "XOD-21.1")
def test_gear_after_the_roll_then_critical_failures() -> None:
    table = fight("Drone Nest", given=mods("Warship", "Relentless Fire")).do("offensive", *dice("miss", "miss"))
    assert table.asked == "after-attack"
    assert table.log("XOD-21.1") == []
    table.do("use Relentless Fire on Warship die 1", "* rolls special")
    assert table.log("XOD-21.1") == []
    table = fight("Drone Nest", given=mods("Warship", "Relentless Fire")).do("offensive", *dice("miss", "miss"))
    table.do("done", "* damage Comm Failure")
    assert table.log("XOD-21.1") == ["critical failure of Warship"]


@pytest.mark.rule("XOD-19.11")
def test_the_skill_of_the_attacked_enemy_goes_by_what_still_counts() -> None:
    given = mods("Battlecruiser", "Deflector Grid", energy=2)
    table = fight("Inquisitor Frigate", "Battlecruiser", given=given).do("offensive", *dice("miss", "miss"))
    table.do("done", "* damage Comm Failure")
    assert table.ship("Battlecruiser", "energy") == 1, "two misses: one Energy"
    table = fight("Inquisitor Frigate", "Battlecruiser", given=given).do("offensive", *dice("miss", "miss"))
    table.do("use Deflector Grid on Battlecruiser die 1")
    assert table.ship("Battlecruiser", "energy") == 1
    assert "skill of Inquisitor Frigate" not in table.log()


@pytest.mark.rule("XOD-19.11")
def test_the_skill_of_one_that_is_not_attacked_does_nothing() -> None:
    two = fight("Scrap Hulk", "Zealot Fighter").do(
        "attack Scrap Hulk", "offensive", *dice("miss", "miss"), "* damage Comm Failure"
    )
    assert two.ship("Warship", "health") == 6
    two = fight("Scrap Hulk", "Zealot Fighter").do(
        "attack Zealot Fighter", "offensive", *dice("miss", "miss"), "* damage Comm Failure"
    )
    assert two.ship("Warship", "health") == 5, "the Zealot Fighter adds one"


@pytest.mark.rule("XOD-19.11")
def test_skills_of_the_drone_nest_corvette_choir_titan_and_monolith() -> None:
    table = fight("Drone Nest", health=2).do("offensive", *dice("special", "special"))
    assert table.foes() == {"Drone Nest": 3}, "no hit at all: it heals"
    table = fight("Cultist Corvette", "Warship", "Explorer")
    table.do("offensive", "offensive", *dice("miss", "hit", "miss", "special"))
    assert (table.ship("Warship", "health"), table.ship("Explorer", "health")) == (6, 4), "2 misses: 1 more each"
    table = fight("Choir of the Void").do("offensive", *dice("hit", "special"))
    assert table.ship("Warship", "health") == 7, "an unspent special provokes it"
    table = fight("Flesh Titan", health=3).do("offensive", *dice("hit", "hit"))
    assert table.foes() == {"Flesh Titan": 4}, "less than 2 damage: it heals"
    table = fight("Null Monolith", given=mods("Warship", "Focused Salvo")).do("offensive", *dice("hit", "special"))
    assert table.asked == "manoeuvre", "no Energy effects in the first Attack"
    assert table.do("offensive", *dice("hit", "special")).offers("use Focused Salvo")


@pytest.mark.rule("XOD-19.11", "XOD-C05")
def test_skills_at_the_start_of_a_combat() -> None:
    assert fight("Phase Stalker").ship("Warship", "health") == 7
    assert fight("Herald Cruiser").at("markers.hastened")


@pytest.mark.rule("XOD-19.12", "XOD-20.8")
def test_the_attack_value_is_all_hits_of_dice_and_effects() -> None:
    given = mods("Warship", "Focused Salvo") | ship("Explorer", modules=["Twin Autocannons"])
    table = fight("Flesh Titan", "Warship", "Explorer", given=given)
    table.do("offensive", "offensive", *dice("hit", "hit", "hit", "special"), "use Focused Salvo")
    assert "6 hits against 2 shields, 4 get through" in table.log()
    assert table.foes() == {"Flesh Titan": 1}


@pytest.mark.rule("XOD-19.13", "XOD-19.14")
def test_shields_count_in_full_in_every_attack_and_never_below_zero() -> None:
    given = mods("Warship", "Focused Salvo", energy=2)
    table = fight("Inquisitor Frigate", given=given)
    table.do("offensive", *dice("hit", "hit"), "use Focused Salvo")
    assert table.foes() == {"Inquisitor Frigate": 2}
    table.do("offensive", *dice("hit", "special"), "done")
    assert table.foes() == {"Inquisitor Frigate": 2}
    table.do("offensive", *dice("hit", "special"), "use Focused Salvo")
    assert table.foes() == {"Inquisitor Frigate": 1}


@pytest.mark.rule("XOD-19.15", "XOD-19.16", "XOD-20.9")
def test_each_ship_suffers_for_its_own_misses() -> None:
    table = fight("Raider Pack", "Warship", "Explorer")
    table.do("offensive", "offensive", *dice("miss", "hit", "miss", "miss"), "* damage Comm Failure")
    assert sorted(table.log("XOD-19.15")) == ["retaliation of 1 on Warship", "retaliation of 2 on Explorer"]
    assert (table.ship("Warship", "health"), table.ship("Explorer", "health")) == (7, 4)


@pytest.mark.rule("XOD-19.17")
def test_gear_on_losing_health_and_then_the_next_attack() -> None:
    given = ship("Warship", modules=["Shield Generator"])
    table = fight("Raider Pack", given=given).do("offensive", *dice("hit", "miss"))
    assert table.asked == "health-loss"
    assert table.options() == ["use Shield Generator", "done"]
    table.do("use Shield Generator")
    assert table.ship("Warship", "health", "energy") == (8, 0)
    assert table.asked == "manoeuvre"
    given = mods("Battlecruiser", "Counter-battery")
    table = fight("Raider Pack", "Battlecruiser", given=given).do("offensive", *dice("miss", "special"))
    assert table.asked == "after-loss"
    table.do("use Counter-battery")
    assert table.foes() == {"Raider Pack": 3}
    assert table.asked == "manoeuvre"


@pytest.mark.rule("XOD-19.18")
def test_a_defeated_enemy_does_not_retaliate() -> None:
    table = fight("Cultist Skiff", health=1).do("offensive", *dice("hit", "miss"))
    assert table.foes() == {}
    assert table.ship("Warship", "health") == 8


@pytest.mark.rule("XOD-19.18")
@pytest.mark.parametrize("name", ["Scrap Hulk", "Corruption Dreadnought"])
def test_unless_its_skill_says_so(name: str) -> None:
    table = fight(name, health=1, given=ship("Warship", modules=["Missile Barrage"]))
    table.do("offensive", *dice("hit", "miss"), "use Missile Barrage")
    assert table.foes() == {}
    assert table.ship("Warship", "health") == 7


@pytest.mark.rule("XOD-19.19", "XOD-20.11")
@pytest.mark.parametrize(
    ("name", "level"), [("Void Leech", 1), ("Raider Pack", 2), ("Siege Breaker", 3), ("Flesh Titan", 4)]
)
def test_every_ship_in_the_combat_gains_its_level_in_scraps(name: str, level: int) -> None:
    given = ship("Warship", modules=["Missile Barrage"])
    table = fight(name, "Warship", "Explorer", health=1, given=given)
    table.do("offensive", "offensive", *dice("hit", "hit", "hit", "hit"), "use Missile Barrage").until("action")
    assert (table.ship("Warship", "scraps"), table.ship("Explorer", "scraps")) == (1 + level, 1 + level)
    assert table.ship("Battlecruiser", "scraps") == 1
    assert table.at("enemies.discard") == [name]


@pytest.mark.rule("XOD-19.20")
def test_what_acts_on_a_defeat_acts_for_each_that_took_part_before_the_next_attack() -> None:
    given = mods("Warship", "Battle Trance") | ship("Warship", energy=0)
    given |= ship("Explorer", modules=["Soul Harvester"], health=3, energy=0)
    table = fight("Cultist Skiff", "Void Leech", "Warship", "Explorer", given=given)
    table.do("attack Cultist Skiff", "offensive", "offensive", *dice("hit", "hit", "special", "special"))
    assert table.asked in ("manoeuvre", "mod")
    assert table.foes() == {"Void Leech": 2}
    assert table.ship("Warship", "energy") == 1
    assert table.ship("Explorer", "energy", "health") == (1, 4)
    assert table.ship("Proto-ship", "energy") == 1
