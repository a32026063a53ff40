"""Section 18: what each Mod does (XOD-G07), as it is printed."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import AZKAREL, START, Table, ally, dice, explore, foe, here, ship, sit

PIRATES = ("Pirate Ship", "Warship", "Battlecruiser", "Explorer")
DRONES = ("Drone Specialist", "Warship", "Battlecruiser", "Explorer")
SCOUTS = ("Explorer", "Warship", "Battlecruiser", "Proto-ship")
PROTO = ("Proto-ship", "Warship", "Battlecruiser", "Explorer")
GUARD = mods("Battlecruiser", "Guardian", exp=0, level=1) | here("Battlecruiser")
BY_STRAIN = "damage roll: Warship, strain"


def values(table: Table) -> list[str]:
    """Attack value, Shields and damage of each Attack."""
    return [line.removesuffix(" get through") for line in table.log("XOD-19.12")]


# ---- the Battlecruiser


@pytest.mark.rule("XOD-G07", "XOD-19.17")
@pytest.mark.parametrize(("loss", "health"), [(1, 8), (2, 8), (3, 7)])
def test_ablative_armour_takes_one_off_a_loss_of_two_or_more(loss: int, health: int) -> None:
    given = mods("Battlecruiser", "Ablative Armour", level=6, exp=11)
    assert sit(given, f"lose: Battlecruiser, {loss}, effect").ship("Battlecruiser", "health") == health


@pytest.mark.rule("XOD-G07", "XOD-C41")
def test_a_double_hull_brings_two_markers() -> None:
    table = sit(ship("Battlecruiser", health=5), "choose mod: Battlecruiser, 2").do("mount Double Hull")
    assert table.ship("Battlecruiser", "health", "markers") == (7, 11)


@pytest.mark.rule("XOD-G07", "XOD-17.13")
def test_an_escort_screen_ignores_a_miss_of_each() -> None:
    table = fight("Raider Pack", "Battlecruiser", "Warship", given=mods("Battlecruiser", "Escort Screen"))
    table.do("offensive", "offensive", *dice("miss", "hit", "miss", "miss"), "use Escort Screen")
    assert table.ship("Battlecruiser", "health", "energy") == (9, 2)
    assert table.ship("Warship", "health") == 7, "one of two"


@pytest.mark.rule("XOD-G07")
def test_damage_control_heals_after_a_victory() -> None:
    given = mods("Battlecruiser", "Damage Control", health=5)
    table = fight("Void Leech", "Battlecruiser", given=given, health=1).do("offensive", *dice("hit", "hit"))
    assert table.until("action").ship("Battlecruiser", "health") == 6


@pytest.mark.rule("XOD-G07", "XOD-21.1")
def test_iron_discipline_draws_no_card_for_an_attack_roll() -> None:
    table = fight("Drone Nest", "Battlecruiser", given=mods("Battlecruiser", "Iron Discipline"))
    table.do("offensive", *dice("miss", "miss"))
    assert table.ship("Battlecruiser", "damage", "health") == ([], 7)
    given = mods("Battlecruiser", "Iron Discipline")
    roll = sit(given, "damage roll: Battlecruiser, strain", luck=("rolls miss", "rolls miss", "damage Comm Failure"))
    assert roll.ship("Battlecruiser", "damage") == ["Comm Failure"], "another roll"


@pytest.mark.rule("XOD-G07", "XOD-19.16")
def test_in_fortress_mode_nobody_loses_more_than_one() -> None:
    table = fight("Siege Breaker", "Battlecruiser", "Warship", given=mods("Battlecruiser", "Fortress Mode"))
    table.do("offensive", "offensive", "use Fortress Mode", *dice("miss", "hit", "miss", "hit"))
    assert (table.ship("Battlecruiser", "health"), table.ship("Warship", "health")) == (8, 7), "it would have been 2"
    table.do("offensive", "offensive", "done", *dice("miss", "hit", "hit", "hit"))
    assert table.ship("Battlecruiser", "health") == 6, "that Attack only"


@pytest.mark.rule("XOD-G07", "XOD-19.12")
def test_a_broadside_adds_a_hit_for_each_other_ship() -> None:
    together = ("Battlecruiser", "Warship", "Explorer")
    table = fight("Flesh Titan", *together, given=mods("Battlecruiser", "Broadside"))
    table.do("offensive", "offensive", "offensive", *dice(*["special", "special"] * 3), "use Broadside")
    assert values(table) == ["2 hits against 2 shields, 0"]


@pytest.mark.rule("XOD-G07", "XOD-19.17", "XOD-22.1")
def test_a_guardian_keeps_another_ship_alive() -> None:
    given = GUARD | ship("Warship", health=3)
    table = sit(given, "lose: Warship, 5, effect")
    assert (table.asked, table.options()) == ("save", ["use Guardian", "done"])
    table.do("use Guardian")
    assert (table.ship("Warship", "health"), table.ship("Battlecruiser", "health")) == (1, 8)
    assert table.ship("Battlecruiser", "exp", "energy") == (0, 3), "no Attack, no Damage Roll; it costs nothing"
    table = sit(given, "lose: Warship, 5, effect").do("done")
    assert (table.ship("Warship", "defeated"), table.ship("Battlecruiser", "health")) == (True, 9)


@pytest.mark.rule("XOD-G07", "XOD-G29")
def test_a_guardian_learns_from_what_it_loses_in_a_roll() -> None:
    luck = ("rolls miss", "rolls hit")
    table = sit(GUARD | ship("Warship", health=1), BY_STRAIN, luck=luck).do("use Guardian")
    assert (table.ship("Warship", "health"), table.ship("Battlecruiser", "health", "exp")) == (1, (8, 1))


@pytest.mark.rule("XOD-G07")
def test_a_guardian_is_near_sound_and_used_once_a_round() -> None:
    dying = ship("Warship", health=1)
    apart = mods("Battlecruiser", "Guardian") | dying
    hurt = mods("Battlecruiser", "Guardian", health=1) | here("Battlecruiser") | dying
    used = GUARD | dying | ship("Battlecruiser", round_used=["Guardian"])
    for given in (apart, hurt, used):
        assert sit(given, "lose: Warship, 1, effect").ship("Warship", "defeated")
    assert sit(GUARD | ship("Warship", health=2), "lose: Warship, 1, effect").ship("Warship", "health") == 1
    itself = sit(GUARD | ship("Battlecruiser", health=2), "lose: Battlecruiser, 2, effect")
    assert itself.ship("Battlecruiser", "defeated"), "another ship, not itself"


@pytest.mark.rule("XOD-G07", "XOD-17.15")
def test_a_siege_platform_fires_in_a_fleet() -> None:
    given = mods("Battlecruiser", "Siege Platform")
    table = fight("Drone Nest", "Battlecruiser", "Explorer", given=given)
    table.do("offensive", "offensive", *dice("special", "special", "special", "special"))
    assert table.options("use Siege Platform on") == [
        "Battlecruiser die 1",
        "Battlecruiser die 2",
        "Battlecruiser dice 1 and 2",
    ]
    table.do("use Siege Platform on Battlecruiser dice 1 and 2")
    assert values(table) == ["2 hits against 0 shields, 2"]
    alone = fight("Drone Nest", "Battlecruiser", given=given).do("offensive", *dice("special", "special"))
    assert alone.asked == "manoeuvre"


# ---- the Proto-ship


@pytest.mark.rule("XOD-G07", "XOD-14.6")
def test_a_recursive_cell_recovers_energy_once_a_round() -> None:
    given = mods("Proto-ship", "Recursive Cell") | ship("Proto-ship", energy=0)
    table = fight("Flesh Titan", "Proto-ship", given=given).do("offensive", *dice("special", "special"))
    assert table.ship("Proto-ship", "energy") == 1
    assert table.do("offensive", *dice("special", "special")).ship("Proto-ship", "energy") == 1
    table = fight("Flesh Titan", "Proto-ship", given=given).do("offensive", *dice("special", "hit"))
    assert table.ship("Proto-ship", "energy") == 0


@pytest.mark.rule("XOD-G07", "XOD-13.1")
@pytest.mark.parametrize("faces", [("special", "special"), ("hit", "special"), ("hit", "hit")])
def test_with_resonance_hits_and_specials_are_read_as_either(faces: tuple[str, str]) -> None:
    given = mods("Proto-ship", "Resonance") | here("Proto-ship", at="Blue Eddy")
    with_it = explore("Gravity Well", "Proto-ship", given=given, luck=dice(*faces))
    assert with_it.log("XOD-13.1")[-1] == "skill roll succeeds with 2"
    without = explore("Gravity Well", "Proto-ship", luck=dice("miss", "miss"))
    assert without.log("XOD-13.1")[-1].startswith("skill roll fails")


@pytest.mark.rule("XOD-G07", "XOD-19.13")
def test_an_entropy_field_takes_shields_off_this_attack() -> None:
    table = fight("Flesh Titan", "Proto-ship", given=mods("Proto-ship", "Entropy Field"))
    table.do("offensive", "use Entropy Field", "mount Harmonic Shields", *dice("hit", "special"))
    table.do("offensive", "done", *dice("hit", "special"))
    assert values(table) == ["1 hits against 0 shields, 1", "1 hits against 2 shields, 0"]


@pytest.mark.rule("XOD-G07", "XOD-23.14")
def test_a_capacitor_bank_brings_a_marker_for_good() -> None:
    table = sit({}, "choose mod: Proto-ship, 4").do("mount Capacitor Bank")
    assert table.ship("Proto-ship", "energy", "energy_markers", "core_energy") == (2, 2, 0)


@pytest.mark.rule("XOD-G07", "XOD-17.15")
def test_a_singularity_lance_goes_through_shields() -> None:
    table = fight("Corruption Dreadnought", "Proto-ship", given=mods("Proto-ship", "Singularity Lance"))
    table.do("offensive", *dice("special", "special"), "use Singularity Lance on Proto-ship dice 1 and 2")
    assert table.foes() == {"Corruption Dreadnought": 3}
    assert table.ship("Proto-ship", "energy") == 2


@pytest.mark.rule("XOD-G07", "XOD-5.5")
def test_fold_space_leads_three_lanes_far() -> None:
    given = mods("Proto-ship", "Fold Space") | here("Proto-ship", at="Blue Eddy")
    table = sit(given, crew=PROTO)
    near = [system for system in ("Quiet Reach", "Weeping Star", "Haven Prime") if table.offers(f"jump to {system}")]
    assert near == ["Quiet Reach"]
    assert table.offers("jump to Haven Prime with Fold Space", "jump to Weeping Star with Fold Space")
    table.do("jump to Haven Prime with Fold Space")
    assert table.until("action").where("Proto-ship") == "Haven Prime"
    assert table.ship("Proto-ship", "energy", "actions") == (2, 2)


@pytest.mark.rule("XOD-G07", "XOD-19.12")
@pytest.mark.parametrize(("faces", "hits"), [(("special", "hit"), 2), (("special", "special"), 1), (("hit", "hit"), 2)])
def test_a_precursor_mind_adds_a_hit_to_a_special(faces: tuple[str, str], hits: int) -> None:
    table = fight("Drone Nest", "Proto-ship", given=mods("Proto-ship", "Precursor Mind")).do("offensive", *dice(*faces))
    assert values(table) == [f"{hits} hits against 0 shields, {hits}"]


@pytest.mark.rule("XOD-G07", "XOD-17.6")
def test_a_perpetual_engine_pays_for_one_effect_a_round() -> None:
    given = mods("Proto-ship", "Prism Lens", "Perpetual Engine", exp=0, level=1)
    table = fight("Flesh Titan", "Proto-ship", given=given).do("offensive", *dice("special", "hit"))
    freely = [answer for answer in table.options() if "freely" in answer]
    assert freely
    table.do(freely[0])
    assert table.ship("Proto-ship", "energy", "exp") == (3, 0)
    table.until("manoeuvre").do("offensive", *dice("special", "hit"))
    assert not [answer for answer in table.options() if "freely" in answer], "once a round"
    assert table.offers("use Prism Lens on Proto-ship die 1")


# ---- the Explorer


@pytest.mark.rule("XOD-G07", "XOD-12.1")
def test_a_cartographer_takes_one_option_more() -> None:
    given = mods("Explorer", "Cartographer")
    card = ("Abandoned Shipyard", "Explorer")
    table = explore(*card, given=given | ship("Explorer", health=2)).do("option 2")
    table.do("done")  # no Action is spent on another one
    assert (table.asked, table.options()) == ("more", ["another option freely", "done"])
    table.do("another option freely", "option 3")
    assert table.ship("Explorer", "health", "scraps", "actions") == (4, 3, 3)
    assert table.ship("Explorer", "round_used") == ["Cartographer"]


@pytest.mark.rule("XOD-G07", "XOD-5.8")
def test_a_long_haul_is_a_rush_of_four() -> None:
    way = ["go on"] + [f"rush to {system}" for system in ("Blue Eddy", "Quiet Reach", START, "Haven Prime")]
    given = here("Explorer", at="Quiet Reach")
    assert sit(given, crew=SCOUTS).do(*way[:4]).asked == "action", "a Rush is of three"
    table = sit(given | mods("Explorer", "Long Haul"), crew=SCOUTS).do(*way)
    assert (table.asked, table.where("Explorer"), table.ship("Explorer", "actions")) == ("action", "Haven Prime", 2)


@pytest.mark.rule("XOD-G07", "XOD-G33")
def test_a_wormhole_generator_puts_markers_out_and_moves_one() -> None:
    given = mods("Explorer", "Wormhole Generator")
    table = sit(given, crew=SCOUTS).do("use Wormhole Generator")
    assert (table.at("markers.wormholes"), table.ship("Explorer", "energy")) == ([START, None], 2)
    assert table.offers("jump to Blue Eddy")
    given |= {"markers.wormholes": ["Haven Prime", "Glass Moons"]}
    table = sit(given, crew=SCOUTS).do("use Wormhole Generator")
    assert table.asked == "wormhole"
    table.do(next(answer for answer in table.options() if answer.endswith("Glass Moons")))
    assert table.at("markers.wormholes") == ["Haven Prime", START]


@pytest.mark.rule("XOD-G07", "XOD-25.2")
def test_decoy_drones_hold_an_avatar_back() -> None:
    given = mods("Explorer", "Decoy Drones") | foe(AZKAREL, "Glass Moons")
    plain = sit(foe(AZKAREL, "Glass Moons"), "move avatar: " + AZKAREL, luck=("avatar die 2",))
    assert plain.where(AZKAREL) != "Glass Moons"
    table = sit(given, "move avatar: " + AZKAREL, luck=("avatar die 2",))
    assert table.asked == "decoy"
    table.do("use Decoy Drones")
    assert (table.where(AZKAREL), table.ship("Explorer", "energy")) == ("Glass Moons", 2)


@pytest.mark.rule("XOD-G07", "XOD-3.2", "XOD-G43")
def test_a_master_navigator_has_an_action_more_every_round() -> None:
    assert sit(mods("Explorer", "Master Navigator"), "end of round").ship("Explorer", "actions") == 5
    table = sit({"turn.leader": "Explorer"}, "choose mod: Explorer, 6").do("mount Master Navigator")
    assert table.ship("Explorer", "actions") == 5, "at once in its own turn"
    table = sit({"turn.leader": "Warship"}, "choose mod: Explorer, 6").do("mount Master Navigator")
    assert table.ship("Explorer", "actions") == 4, "else from the next round on"


@pytest.mark.rule("XOD-G07", "XOD-10.1", "XOD-8.18")
def test_one_with_the_void_never_misses_in_a_detection_roll() -> None:
    given = mods("Explorer", "One with the Void") | here("Explorer", at="Picket Line")
    table = sit(given, crew=SCOUTS).do("roll", *dice("miss", "miss"))
    assert (table.asked, table.log("XOD-10.4")) == ("action", ["undetected at Picket Line"])


# ---- the Pirate Ship


@pytest.mark.rule("XOD-G07", "XOD-6.9")
def test_on_the_black_market_a_module_costs_one_less() -> None:
    given = ally("Council Remnant", ["Plasma Cannon", "Energy Cell"]) | here("Pirate Ship", at="Haven Prime")
    given |= mods("Pirate Ship", "Black Market", scraps=3)
    table = sit(given, crew=PIRATES).do("trade", "buy Plasma Cannon for Pirate Ship", "buy Energy Cell for Pirate Ship")
    assert table.ship("Pirate Ship", "scraps") == 0, "2 instead of 3, and never less than 1"


@pytest.mark.rule("XOD-G07", "XOD-20.3")
def test_hit_and_run_ignores_every_miss_of_disengaging() -> None:
    table = fight("Flesh Titan", "Pirate Ship", given=mods("Pirate Ship", "Hit and Run"))
    table.do("disengage", "use Hit and Run", *dice("miss", "miss"))
    assert table.ship("Pirate Ship", "health", "damage", "energy") == (6, [], 2)


@pytest.mark.rule("XOD-G07", "XOD-6.17")
def test_strip_the_wreck_pays_in_full() -> None:
    for given, scraps in ((mods("Pirate Ship", "Strip the Wreck"), 4), (mods("Pirate Ship", "Black Market"), 3)):
        table = sit(given | ship("Pirate Ship", modules=["Plasma Cannon"], scraps=1), crew=PIRATES).do("maintenance")
        assert table.ship("Pirate Ship", "modules", "scraps") == ([], scraps)


@pytest.mark.rule("XOD-G07", "XOD-17.15")
def test_corsairs_fury_pays_for_specials_that_kill() -> None:
    table = fight("Void Leech", "Pirate Ship", given=mods("Pirate Ship", "Corsair's Fury", scraps=0, level=6, exp=16))
    table.do("offensive", *dice("special", "special"), "use Corsair's Fury on Pirate Ship dice 1 and 2")
    reward = fight("Void Leech", "Pirate Ship", given=ship("Pirate Ship", scraps=0, level=6, exp=16))
    reward.do("offensive", *dice("hit", "hit"))
    assert (
        table.until("action").ship("Pirate Ship", "scraps") == reward.until("action").ship("Pirate Ship", "scraps") + 2
    )


@pytest.mark.rule("XOD-G07", "XOD-8.18")
def test_false_colours_hide_until_the_turn_ends() -> None:
    given = mods("Pirate Ship", "False Colours")
    table = sit(given, crew=PIRATES).do("use False Colours")
    assert table.lacks("use False Colours"), "it is on"
    assert table.do("jump to Picket Line").asked == "action"
    assert not table.log("XOD-8.13")


@pytest.mark.rule("XOD-G07", "XOD-19.18")
def test_the_pirate_lords_reward_is_doubled() -> None:
    plain = ship("Pirate Ship", scraps=0, level=6, exp=16)
    usual = fight("Raider Pack", "Pirate Ship", "Warship", given=plain | ship("Warship", scraps=0), health=1)
    lord = fight(
        "Raider Pack",
        "Pirate Ship",
        "Warship",
        given=plain | mods("Pirate Ship", "Pirate Lord") | ship("Warship", scraps=0),
        health=1,
    )
    for table in (usual, lord):
        table.do("offensive", "offensive", *dice("hit", "hit", "hit", "hit")).until("action")
    assert lord.ship("Pirate Ship", "scraps") == 2 * usual.ship("Pirate Ship", "scraps") > 0
    assert lord.ship("Warship", "scraps") == usual.ship("Warship", "scraps")


@pytest.mark.rule("XOD-G07", "XOD-17.15")
def test_the_ruthless_fire_specials_on_the_offensive() -> None:
    given = mods("Pirate Ship", "Ruthless")
    table = fight("Drone Nest", "Pirate Ship", given=given).do("offensive", *dice("special", "special"))
    assert values(table.do("use Ruthless on Pirate Ship dice 1 and 2")) == ["2 hits against 0 shields, 2"]
    table = fight("Drone Nest", "Pirate Ship", given=given).do("defensive with die 1", *dice("special"))
    assert values(table) == ["0 hits against 0 shields, 0"]


# ---- the Drone Specialist


@pytest.mark.rule("XOD-G07", "XOD-6.13")
def test_repair_drones_restore_one_more() -> None:
    given = mods("Drone Specialist", "Repair Drones", health=2, scraps=5)
    table = sit(given, crew=DRONES).do("maintenance", "repair Drone Specialist", "use Repair Drones")
    assert table.ship("Drone Specialist", "health", "energy") == (4, 2)


@pytest.mark.rule("XOD-G07", "XOD-17.16")
def test_gun_drones_spend_two_specials_of_the_fleet() -> None:
    table = fight("Drone Nest", "Drone Specialist", "Explorer", given=mods("Drone Specialist", "Gun Drones"))
    table.do("offensive", "offensive", *dice("special", "special", "special", "special"))
    table.do("use Gun Drones on Explorer dice 1 and 2")
    assert values(table) == ["2 hits against 0 shields, 2"], "up to two"
    assert table.ship("Drone Specialist", "energy") == 2


@pytest.mark.rule("XOD-G07", "XOD-6.13")
def test_with_recyclers_the_first_repair_of_a_round_is_free() -> None:
    given = mods("Drone Specialist", "Recyclers", health=2, scraps=3)
    table = sit(given, crew=DRONES).do("maintenance", "repair Drone Specialist")
    assert table.ship("Drone Specialist", "health", "scraps") == (3, 3)
    table.do("mount Shield Drones").do("maintenance", "repair Drone Specialist")
    assert table.ship("Drone Specialist", "health", "scraps") == (4, 2)


@pytest.mark.rule("XOD-G07", "XOD-19.15")
def test_shield_drones_cover_the_fleet() -> None:
    table = fight("Flesh Titan", "Drone Specialist", "Warship", given=mods("Drone Specialist", "Shield Drones"))
    table.do("offensive", "offensive", *dice("miss", "hit", "miss", "hit"), "use Shield Drones")
    assert (table.ship("Drone Specialist", "health", "energy"), table.ship("Warship", "health")) == ((6, 2), 8)


@pytest.mark.rule("XOD-G07", "XOD-G45")
def test_a_swarm_attack_rolls_a_yellow_die_more() -> None:
    table = fight("Drone Nest", "Drone Specialist", given=mods("Drone Specialist", "Swarm Attack"))
    table.do("offensive", "use Swarm Attack", *dice("hit", "hit", "hit"))
    assert values(table) == ["3 hits against 0 shields, 3"]
    assert table.log("XOD-G45") == ["Drone Specialist rolls an extra yellow die"]


@pytest.mark.rule("XOD-G07", "XOD-6.13", "XOD-6.14")
def test_remote_servicing_reaches_the_next_system() -> None:
    hurt = ship("Warship", health=2, damage=["Comm Failure"]) | {"ships.Drone Specialist.scraps": 9}
    given = (
        hurt
        | here("Warship", at="Haven Prime")
        | here("Battlecruiser", at="Blue Eddy")
        | ship("Battlecruiser", health=2)
    )
    table = sit(given | mods("Drone Specialist", "Remote Servicing"), crew=DRONES).do("maintenance")
    assert table.offers("repair Warship", "remove Comm Failure")
    assert table.lacks("repair Battlecruiser"), "two lanes away"
    assert table.do("repair Warship").ship("Warship", "health") == 3
    assert not sit(given, crew=DRONES).offers("maintenance") or sit(given, crew=DRONES).do("maintenance").lacks(
        "repair Warship"
    )


@pytest.mark.rule("XOD-G07", "XOD-6.14")
def test_a_tinkerer_removes_damage_for_one_scrap() -> None:
    given = mods("Drone Specialist", "Tinkerer", damage=["Comm Failure"], scraps=1)
    table = sit(given, crew=DRONES).do("maintenance")
    assert table.ship("Drone Specialist", "damage", "scraps") == ([], 0), "the only thing it can do"


@pytest.mark.rule("XOD-G07", "XOD-6.12")
def test_a_nanite_cloud_heals_all_who_are_here() -> None:
    given = mods("Drone Specialist", "Nanite Cloud", health=3) | here("Warship") | ship("Warship", health=3)
    given |= ship("Explorer", health=3)
    table = sit(given, crew=DRONES).until("action").do("maintenance", "use Nanite Cloud")
    assert [table.ship(name, "health") for name in ("Drone Specialist", "Warship", "Explorer")] == [5, 5, 3]
    assert table.ship("Drone Specialist", "energy") == 2


@pytest.mark.rule("XOD-G07", "XOD-17.16")
def test_kamikaze_drones_spend_three_specials_of_the_fleet() -> None:
    table = fight("Flesh Titan", "Drone Specialist", "Explorer", given=mods("Drone Specialist", "Kamikaze Drones"))
    table.do("offensive", "offensive", *dice("special", "special", "special", "hit"))
    table.do("use Kamikaze Drones on Drone Specialist dice 1 and 2", "use Kamikaze Drones on Explorer die 1")
    assert table.foes() == {"Flesh Titan": 2}


@pytest.mark.rule("XOD-G07", "XOD-17.6")
@pytest.mark.parametrize("place", [0, 1])
def test_hive_control_lends_its_energy_to_who_is_near(place: int) -> None:
    crew = DRONES if place == 0 else ("Warship", "Drone Specialist", "Battlecruiser", "Explorer")
    lent = mods("Drone Specialist", "Hive Control") | mods("Warship", "Focused Salvo") | ship("Warship", energy=0)
    lent |= foe("Drone Nest", "Picket Line") | here("Warship", at="Picket Line")
    near = sit(lent | here("Drone Specialist", at="Picket Line"), "turn: Warship", crew=crew).until("detection")
    near.do("be detected", "offensive", *dice("hit", "hit"), "use Focused Salvo")
    assert near.ship("Drone Specialist", "energy") == 2
    assert values(near) == ["4 hits against 0 shields, 4"]
    far = sit(lent | here("Drone Specialist", at="Blue Eddy"), "turn: Warship", crew=crew).until("detection")
    far.do("be detected", "offensive", *dice("hit", "special"))
    assert far.asked == "manoeuvre"


@pytest.mark.rule("XOD-G07", "XOD-26.4")
def test_an_autonomous_swarm_heals_at_the_end_of_the_round() -> None:
    given = mods("Drone Specialist", "Autonomous Swarm", health=3) | here("Warship") | ship("Warship", health=3)
    table = sit(given | ship("Explorer", health=3), "end of round", crew=DRONES)
    assert [table.ship(name, "health") for name in ("Drone Specialist", "Warship", "Explorer")] == [4, 4, 3]


# ---- Modules


@pytest.mark.rule("XOD-G08", "XOD-6.4")
def test_a_salvage_arm_finds_one_more() -> None:
    assert sit(ship("Warship", modules=["Salvage Arm"])).do("scavenge").ship("Warship", "scraps") == 3
    assert sit().do("scavenge").ship("Warship", "scraps") == 2


@pytest.mark.rule("XOD-G08", "XOD-20.3")
def test_evasive_thrusters_skip_one_roll_of_disengaging() -> None:
    given = ship("Warship", modules=["Evasive Thrusters"], energy=1, energy_markers=1)
    table = fight("Flesh Titan", "Drone Nest", given=given).do("attack Drone Nest", "disengage")
    table.do("use Evasive Thrusters", *dice("miss", "hit"))
    assert table.ship("Warship", "health", "energy") == (7, 0)
    assert len(table.log("XOD-13.4")) == 1


@pytest.mark.rule("XOD-G08", "XOD-7.2")
def test_engine_dampers_forgive_strain_only() -> None:
    given = ship("Warship", modules=["Engine Dampers"], energy=1, energy_markers=1)
    table = sit(given, BY_STRAIN, luck=("rolls miss", "rolls miss"))
    table.do("use Engine Dampers on Warship dice 1 and 2")
    assert table.ship("Warship", "health", "damage", "energy") == (8, [], 0)
    table = fight("Drone Nest", given=given).do("disengage", *dice("miss", "hit"))
    assert table.ship("Warship", "health", "energy") == (7, 1)


@pytest.mark.rule("XOD-G08", "XOD-10.4")
def test_a_cloak_field_needs_no_roll() -> None:
    given = ship("Warship", modules=["Cloak Field"], energy=1, energy_markers=1) | here("Warship", at="Picket Line")
    table = sit(given)
    assert (table.asked, table.options()) == ("cloak", ["use Cloak Field", "done"])
    assert table.do("use Cloak Field").asked == "action"
    assert table.ship("Warship", "energy") == 0
    assert sit(given).do("done").asked == "detection"


@pytest.mark.rule("XOD-G08", "XOD-5.3")
def test_a_lane_breaker_crosses_a_closed_border() -> None:
    given = ship("Warship", modules=["Lane Breaker"], energy=1, energy_markers=1) | here("Warship", at="Haven Prime")
    table = sit(given)
    assert table.lacks("jump to Picket Line")
    table.do("jump to Picket Line with Lane Breaker")
    assert (table.where("Warship"), table.ship("Warship", "energy")) == ("Picket Line", 0)


@pytest.mark.rule("XOD-G08", "XOD-14.9")
def test_a_rift_anchor_closes_a_rift_that_is_near() -> None:
    given = ship("Warship", modules=["Rift Anchor"], energy=1, energy_markers=1) | here("Warship", at="Haven Prime")
    table = sit(given).do(f"use Rift Anchor at {START}")
    assert (table.rifts(), table.ship("Warship", "energy")) == ([], 0)
    assert sit(given | here("Warship", at="Blue Eddy")).lacks(f"use Rift Anchor at {START}")


@pytest.mark.rule("XOD-G08", "XOD-18.7")
def test_an_energy_cell_recovers_energy_at_any_time() -> None:
    spent = ship("Warship", modules=["Energy Cell", "Nanite Kit"], energy=0, energy_markers=2)
    table = fight("Drone Nest", given=spent).do("offensive", "use Energy Cell", *dice("hit", "special"))
    assert table.ship("Warship", "energy") > 0
    table = sit(spent).do("use Energy Cell")
    assert table.ship("Warship", "modules") == ["Nanite Kit"]
    assert table.ship("Warship", "energy") > 0
    assert sit(spent | ship("Warship", energy=2)).lacks("use Energy Cell"), "nothing is spent"


@pytest.mark.rule("XOD-G30", "XOD-6.11")
def test_who_pays_a_single_scrap_is_asked() -> None:
    given = ally("Council Remnant", ["Plasma Cannon"]) | here("Warship", "Battlecruiser", at="Haven Prime")
    given |= ship("Warship", scraps=2, fleet="Warship") | ship("Battlecruiser", scraps=1, fleet="Warship")
    table = sit(
        given | {"turn.leader": "Warship"},
        "act",
        players=2,
        crew=("Warship", "Battlecruiser", "Explorer", "Proto-ship"),
    )
    table.do("trade", "buy Plasma Cannon for Warship")
    assert (table.asked, table.seat) == ("consent", 2)


@pytest.mark.rule("XOD-G09", "XOD-19.12")
def test_a_void_lance_counts_hits_twice() -> None:
    given = ship("Warship", modules=["Void Lance"], energy=1, energy_markers=1)
    table = fight("Flesh Titan", given=given).do("offensive", *dice("hit", "hit"), "use Void Lance")
    assert values(table) == ["4 hits against 2 shields, 2"]
    assert fight("Flesh Titan", given=given).do("offensive", *dice("special", "special")).asked == "manoeuvre"


@pytest.mark.rule("XOD-G08", "XOD-17.5")
def test_a_nanite_kit_heals_in_the_midst_of_an_attack() -> None:
    given = ship("Warship", modules=["Nanite Kit"], health=3)
    table = fight("Drone Nest", given=given).do("offensive", "use Nanite Kit", *dice("hit", "special"))
    assert table.ship("Warship", "modules") == []
    assert table.ship("Warship", "health") > 3
    assert fight("Drone Nest").do("offensive", *dice("hit", "special")).asked == "manoeuvre"
