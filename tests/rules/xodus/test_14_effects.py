"""Section 14: what the symbols on cards do."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, dice, explore, foe, here, ship, sit, tile

WARRIOR, SCHOLAR, ROGUE = "Warship", "Proto-ship", "Explorer"
AWAY = {f"ships.{name}.system": "Glass Moons" for name in CREW}


@pytest.mark.rule("XOD-14.1", "XOD-C21", "XOD-C22")
def test_scraps_are_a_total_that_the_sharers_divide() -> None:
    table = explore("Drifting Convoy", WARRIOR, ROGUE).do("option 1", "option 1")
    assert table.asked == "share"
    assert table.options() == ["scrap to Warship", "scrap to Explorer"]
    table.do("scrap to Explorer", "scrap to Warship", "scrap to Explorer", "scrap to Explorer")
    assert (table.ship(WARRIOR, "scraps"), table.ship(ROGUE, "scraps")) == (2, 4)
    table = explore("Drifting Convoy", WARRIOR, ROGUE).do("option 1", "option 2")
    assert (table.ship(WARRIOR, "scraps"), table.ship(ROGUE, "scraps")) == (5, 2)  # each has its own option


@pytest.mark.rule("XOD-14.2", "XOD-C22", "XOD-12.13")
def test_a_module_is_turned_up_and_then_taken_by_one_of_the_ships_concerned() -> None:
    table = explore("System Exodus", WARRIOR, ROGUE).do("option 2", "option 2", "* module Plasma Cannon")
    assert table.asked == "module"
    assert table.options() == ["module to Warship", "module to Explorer"]
    table.do("module to Explorer")
    assert table.ship(ROGUE, "modules", "scraps") == (["Plasma Cannon"], 1)
    table = explore("System Exodus", WARRIOR, ROGUE).do("option 2", "option 3", "* module Plasma Cannon")
    assert table.ship(WARRIOR, "modules") == ["Plasma Cannon"]  # it did not concern the Explorer


@pytest.mark.rule("XOD-14.3", "XOD-C22")
def test_a_precursor_module_likewise() -> None:
    table = explore("Sealed Reliquary", WARRIOR, ROGUE)
    table.do("option 3", *dice("hit", "hit", "miss", "miss"), "* module Void Lance")
    assert table.options() == ["module to Warship", "module to Explorer"]
    table.do("module to Explorer")
    assert table.ship(ROGUE, "modules", "scraps") == (["Void Lance"], 1)
    assert len(table.at("piles.precursor")) == 7


@pytest.mark.rule("XOD-14.4", "XOD-25.2", "XOD-G05", "XOD-26.2")
def test_avatars_are_slowed_for_this_round() -> None:
    table = explore("Cultist Factory").do("option 2")
    assert table.at("markers.slowed") is True
    hunted = AWAY | foe(AZKAREL, "Haven Prime") | {"phase": "corruption", "markers.slowed": True}
    assert sit(hunted, "avatars", luck=["avatar die 1"]).where(AZKAREL) == "Haven Prime"
    assert sit(hunted, "avatars", luck=["avatar die 4"]).where(AZKAREL) == "Weeping Star"
    assert sit(hunted, "end of round").at("markers.slowed") is False


@pytest.mark.rule("XOD-14.5")
def test_each_sharer_recovers_the_full_health_up_to_its_maximum() -> None:
    hurt = ship(WARRIOR, health=3) | ship(ROGUE, health=5)
    table = explore("Silent Monastery", WARRIOR, ROGUE, given=hurt).do("option 2", "option 2")
    assert (table.ship(WARRIOR, "health"), table.ship(ROGUE, "health")) == (6, 6)


@pytest.mark.rule("XOD-14.6")
def test_each_sharer_recovers_all_its_energy() -> None:
    spent = ship(WARRIOR, energy=0, energy_markers=3) | ship(ROGUE, energy=1, energy_markers=2)
    table = explore("Precursor Observatory", WARRIOR, ROGUE, given=spent).do("option 3", "option 3")
    assert (table.ship(WARRIOR, "energy"), table.ship(ROGUE, "energy")) == (3, 2)


@pytest.mark.rule("XOD-14.7", "XOD-G32", "XOD-5.2", "XOD-5.3")
def test_systems_are_revealed_anywhere_next_to_one_that_lies_there() -> None:
    table = explore("Precursor Observatory", given={"stack.top": "Open Sky"}).do("option 2")
    assert table.asked == "reveal"
    assert {"SW of Weeping Star", "NW of Weeping Star", "S of Glass Moons"} <= set(table.options("reveal"))
    assert "N of Weeping Star" not in table.options("reveal")  # taken
    table.do("reveal S of Glass Moons")
    assert (table.at("systems.Open Sky.q"), table.at("systems.Open Sky.r")) == (0, 2)
    assert table.where(WARRIOR) == "Blue Eddy"
    assert table.ship(WARRIOR, "actions") == 2


@pytest.mark.rule("XOD-14.7", "XOD-18.1", "XOD-G29", "XOD-G32")
def test_several_systems_are_revealed_one_after_another() -> None:
    table = explore("System Exodus", ROGUE, given={"stack.top": "Open Sky"}).do("option 1", "reveal SW of Weeping Star")
    assert table.asked == "reveal"
    assert "S of Open Sky" in table.options("reveal")
    table.do("reveal S of Open Sky").until("more", "action")
    assert len(table.systems()) == 8
    assert table.ship(ROGUE, "exp") == 2


@pytest.mark.rule("XOD-14.8", "XOD-G32")
def test_enemy_systems_are_pacified_anywhere() -> None:
    two = tile("Staging Ground", -1, 0) | foe("Scrap Hulk", "Staging Ground")
    red = {"systems.Picket Line.pacified": "red"}
    table = explore("Hyperspace Beacon", given=two | red).do("option 3")
    assert table.asked == "pacify"
    assert set(table.options("pacify")) == {"Picket Line", "Staging Ground"}
    table.do("pacify Staging Ground")
    assert table.at("systems.Staging Ground.pacified") == "green"
    assert table.foes() == {}
    assert table.at("enemies.discard") == ["Scrap Hulk"]
    table = explore("Hyperspace Beacon", given=two | red).do("option 3", "pacify Picket Line")
    assert table.at("systems.Picket Line.pacified") == "green"


@pytest.mark.rule("XOD-14.8", "XOD-G32")
def test_two_systems_are_pacified_and_what_is_impossible_lapses() -> None:
    two = tile("Staging Ground", -1, 0)
    table = explore("Veterans' Outpost", given=two).do("option 1", "pacify Staging Ground").until("more", "action")
    assert table.at("systems.Staging Ground.pacified") == table.at("systems.Picket Line.pacified") == "green"
    table = explore("Veterans' Outpost").do("option 1").until("more", "action")
    assert table.at("systems.Picket Line.pacified") == "green"
    assert table.ship(WARRIOR, "scraps") == 2
    done = {"systems.Picket Line.pacified": "green"}
    table = explore("Veterans' Outpost", given=done).do("option 1")
    assert table.asked == "more"
    assert table.ship(WARRIOR, "scraps") == 2


@pytest.mark.rule("XOD-14.9", "XOD-G33", "XOD-8.23")
def test_one_rift_is_closed_with_the_white_marker() -> None:
    maw = tile("Maw of Sethis", 9, 9)
    table = explore("Silent Monastery", SCHOLAR, given=maw).do("option 1")
    assert table.asked == "rift"
    assert set(table.options("close rift of")) == {"Weeping Star", "Maw of Sethis"}
    table.do("close rift of Weeping Star")
    assert table.at("markers.white_rift") == "Weeping Star"
    moved = explore("Silent Monastery", SCHOLAR, given=maw | {"markers.white_rift": "Weeping Star"}).do("option 1")
    moved.until("more", "action")
    assert moved.at("markers.white_rift") == "Maw of Sethis"  # the only open one; Weeping Star is open again
    hunted = maw | foe(AZKAREL, "Maw of Sethis") | {"phase": "corruption", "markers.white_rift": "Maw of Sethis"}
    assert sit(AWAY | hunted, "avatars", luck=["avatar die 6"]).where(AZKAREL) == "Maw of Sethis"


@pytest.mark.rule("XOD-14.10", "XOD-C22")
def test_every_member_draws_a_damage_card() -> None:
    table = explore("Sealed Reliquary", WARRIOR, ROGUE)
    luck = [*dice("hit", "miss", "miss", "miss"), "* damage Comm Failure", "* damage Jammed Turret"]
    table.do("option 3", *luck)
    assert table.ship(WARRIOR, "damage") == ["Comm Failure"]
    assert table.ship(ROGUE, "damage") == ["Jammed Turret"]


@pytest.mark.rule("XOD-14.11", "XOD-25.2", "XOD-G05")
def test_avatars_are_hastened_for_this_round_but_not_twice() -> None:
    table = explore("Cultist Factory").do("option 3", *dice("hit", "hit"))
    assert table.at("markers.hastened") is True
    hunted = AWAY | foe(AZKAREL, "Blue Eddy") | {"phase": "corruption", "markers.hastened": True}
    assert sit(hunted, "avatars", luck=["avatar die 1"]).where(AZKAREL) == "Weeping Star"
    twice = explore("Cultist Factory", given={"markers.hastened": True}).do("option 3", *dice("hit", "hit"))
    assert twice.at("markers.hastened") is True
    both = hunted | {"markers.slowed": True}
    assert sit(both, "avatars", luck=["avatar die 1"]).where(AZKAREL) == "Quiet Reach"
    assert sit(hunted, "end of round").at("markers.hastened") is False


@pytest.mark.rule("XOD-14.12", "XOD-C22")
def test_every_member_loses_the_health() -> None:
    table = explore("Distress Call", WARRIOR, ROGUE).do("option 3", *dice("hit", "miss", "miss", "special"))
    assert (table.ship(WARRIOR, "health"), table.ship(ROGUE, "health")) == (6, 4)


@pytest.mark.rule("XOD-14.13", "XOD-G41", "XOD-7.2")
def test_the_turn_of_the_whole_fleet_ends_after_its_strain_rolls() -> None:
    owing = ship(WARRIOR, strained=True, owes=True) | ship(ROGUE, strained=True, owes=True)
    table = explore("Probe Graveyard", WARRIOR, ROGUE, given=owing)
    table.do("option 3", *dice("hit", "miss", "miss", "hit"), *dice("hit", "miss", "hit", "hit"))
    assert table.ship(WARRIOR, "acted", "actions", "health") == (True, 0, 7)
    assert table.ship(ROGUE, "acted", "actions", "health") == (True, 0, 6)
    assert table.order_of("damage roll of Warship for strain", "Warship has acted")[-1] == "Warship has acted"
    assert table.asked == "activate"
    assert table.at("piles.exploration_discard") == ["Probe Graveyard"]


@pytest.mark.rule("XOD-14.14", "XOD-G33", "XOD-8.23")
def test_a_rift_opens_in_the_system() -> None:
    luck = [*dice("hit", "hit"), "* damage Comm Failure"]
    table = explore("Corrupted Relic", luck=luck)
    assert table.at("markers.red_rift") == "Blue Eddy"
    hunted = {f"ships.{name}.system": "Blue Eddy" for name in CREW} | foe(AZKAREL, "Weeping Star")
    hunted |= {"phase": "corruption"}
    luck = ["avatar die 1", *["rolls hit"] * 8]
    assert sit(hunted | {"markers.red_rift": "Blue Eddy"}, "avatars", luck=luck).where(AZKAREL) == "Blue Eddy"
    assert sit(hunted, "avatars", luck=luck[:1]).where(AZKAREL) == "Quiet Reach"
    table = explore(
        "Corrupted Relic",
        given={"markers.red_rift": "Quiet Reach"},
        luck=[*dice("hit", "hit"), "* damage Comm Failure"],
    )
    assert table.at("markers.red_rift") == "Blue Eddy"  # there is one red marker


@pytest.mark.rule("XOD-14.15")
def test_without_a_fleet_clause_an_effect_happens_once() -> None:
    table = explore("Precursor Observatory", WARRIOR, ROGUE, given={"stack.top": "Open Sky"})
    table.do("option 2", "option 2", "reveal SW of Weeping Star")
    assert len(table.systems()) == 7
    assert table.asked == "more"
    two = tile("Staging Ground", -1, 0)
    table = explore("Hyperspace Beacon", WARRIOR, "Battlecruiser", given=two).do("option 3", "option 3")
    table.do("pacify Picket Line")
    assert table.at("systems.Staging Ground.pacified") == "none"


@pytest.mark.rule("XOD-G51")
def test_holding_the_corruption_cancels_the_normal_step_of_this_round() -> None:
    table = explore("Cultist Factory").do("option 3", *dice("special", "special"))
    assert table.at("markers.hold") is True
    assert len(table.log("XOD-G51")) == 1, "and it is said"
    held = sit({"markers.hold": True}, "corruption")
    assert held.at("corruption.space") == 0
    assert held.at("markers.hold") is False
    assert sit({}, "corruption").at("corruption.space") == 1
    heralded = foe(AZKAREL, "Weeping Star") | {"markers.hold": True}
    assert sit(heralded).do("disengage", *dice("hit", "hit")).at("corruption.space") == 1


@pytest.mark.rule("XOD-G28")
def test_an_exhausted_deck_is_made_anew_and_without_cards_the_draw_lapses() -> None:
    every = sit().at("piles.modules")
    table = explore("System Exodus", given={"piles.module_discard": every}).do("option 2", "* module Nanite Kit")
    assert table.ship(WARRIOR, "modules") == ["Nanite Kit"]
    assert len(table.at("piles.modules")) == 23
    table = explore("System Exodus", given={"piles.lost_modules": every}).do("option 2")
    assert table.ship(WARRIOR, "modules") == []
    assert table.asked == "more"
    cards = sit().at("piles.damage")
    held = here("Explorer") | ship("Battlecruiser", damage=[card for card in cards if card != "Hull Breach"])
    held |= ship(ROGUE, damage=["Hull Breach"])
    table = sit(held, "damage roll: Warship, strain", luck=dice("miss", "miss"))
    assert table.ship(WARRIOR, "health", "damage") == (5, [])  # a card that is not there costs 1 Health
