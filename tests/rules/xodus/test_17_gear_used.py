"""Sections 5, 6, 10, 12, 17 to 19: single pieces of gear and single markers, where little else would notice a slip."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import AZKAREL, CREW, SIGNAL_TILES, ally, dice, fleet, foe, here, ship, signal, sit, tile

SCOUTS = ("Explorer", "Warship", "Battlecruiser", "Proto-ship")
PIRATES = ("Pirate Ship", "Warship", "Battlecruiser", "Explorer")


@pytest.mark.rule("XOD-5.1", "XOD-18.3")
def test_twin_probes_reveal_a_second_system() -> None:
    table = sit({"stack.top": "Open Sky"} | mods("Explorer", "Twin Probes"), crew=SCOUTS).do("probe NW")
    assert (table.asked, table.options()) == ("twin-probe", ["use Twin Probes", "done"])
    before = table.systems()
    table.do("use Twin Probes")
    assert table.asked == "reveal"
    assert table.offers("reveal N of Open Sky", "reveal SW of Weeping Star"), "next to it, or to one's own"
    table.do("reveal SW of Weeping Star")
    assert len(table.until("action").systems()) == len(before) + 1


@pytest.mark.rule("XOD-5.1", "XOD-G18")
def test_no_tile_is_laid_where_nothing_is_open_while_another_system_has_an_opening() -> None:
    around = tile("Open Sky", 1, -3) | tile("Cradle of Ashes", -1, -2)  # both open sides of Blue Eddy
    table = sit(around | here("Warship", at="Blue Eddy"))
    assert table.options("probe") == []
    assert sit(here("Warship", at="Blue Eddy")).options("probe") == ["NE", "NW"]


@pytest.mark.rule("XOD-G39")
def test_a_relay_is_asked_for_from_the_captain_who_has_it() -> None:
    given = fleet("Explorer", "Warship") | mods("Explorer", "Twin Probes")
    given |= ship("Warship", modules=["Probe Relay"], energy=2, energy_markers=2)
    table = sit(given, "act", players=2, crew=SCOUTS).do("probe S of Glass Moons")
    assert (table.asked, table.seat) == ("consent", 2), "though the leader has something for Probes too"
    table.do("agree")
    assert table.ship("Warship", "energy") == 1
    assert table.ship("Explorer", "energy") == 3


@pytest.mark.rule("XOD-G39", "XOD-17.5")
def test_what_a_mate_has_is_used_with_its_captains_consent() -> None:
    given = fleet("Warship", "Battlecruiser") | ship("Battlecruiser", modules=["Nanite Kit"], health=5)
    table = sit(given, "act", players=2).do("use Nanite Kit")
    assert (table.asked, table.seat) == ("consent", 2)
    assert table.ship("Battlecruiser", "modules") == ["Nanite Kit"]


@pytest.mark.rule("XOD-6.13", "XOD-17.6")
def test_a_repair_bay_makes_a_repair_count_more() -> None:
    given = ship("Warship", modules=["Repair Bay"], health=3, scraps=9, energy=3, energy_markers=3)
    table = sit(given).do("maintenance", "repair Warship", "use Repair Bay")
    assert table.ship("Warship", "health", "energy") == (5, 2)


@pytest.mark.rule("XOD-6.14", "XOD-C41")
@pytest.mark.parametrize(("breach", "health"), [(1, 5), (2, 6)])
def test_a_marker_that_was_set_aside_comes_back_as_it_was(breach: int, health: int) -> None:
    given = ship("Warship", damage=["Hull Breach"], health=5, markers=7, breach=breach, scraps=5)
    table = sit(given).do("maintenance", "remove Hull Breach")
    assert table.ship("Warship", "health", "markers", "breach") == (health, 8, 0)


@pytest.mark.rule("XOD-6.13", "XOD-15.5")
def test_a_signal_is_repaired_while_it_has_markers() -> None:
    at = ship("Warship", system=SIGNAL_TILES[0], scraps=3, health=3)
    table = sit(signal(1, "Derelict Ship", progress=2) | at).do("maintenance")
    assert table.offers("repair signal 1")
    table = sit(signal(1, "Derelict Ship", progress=0) | at).do("maintenance")
    assert table.lacks("repair signal 1")
    assert "repair signal 1" not in table.refused()


@pytest.mark.rule("XOD-G15")
@pytest.mark.parametrize(("beacon", "far"), [("Explorer", "none"), ("none", "Warship")])
def test_a_beacon_is_lit_once_and_not_by_who_has_lit_the_other(beacon: str, far: str) -> None:
    given = signal(3, "Twin Beacons", beacon=beacon, far_beacon=far) | ship("Warship", system="Glass Moons")
    assert sit(given).refuses("act on signal 3", "XOD-G15")


@pytest.mark.rule("XOD-12.1")
def test_an_informant_chooses_between_two_explorations() -> None:
    given = here("Pirate Ship", at="Blue Eddy") | mods("Pirate Ship", "Inside Informant")
    table = sit(given, crew=PIRATES).do("explore", "* exploration Distress Call", "* exploration Silent Monastery")
    assert (table.asked, table.options()) == ("exploration", ["resolve Distress Call", "resolve Silent Monastery"])
    table.do("resolve Silent Monastery")
    assert "Warship explores" not in " ".join(table.log())
    assert table.at("piles.exploration_bottom") == ["Distress Call"]


@pytest.mark.rule("XOD-17.7", "XOD-23.1")
def test_the_slayer_of_avatars_counts_against_the_first_of_them() -> None:
    table = fight(AZKAREL, given=mods("Warship", "Avatar Slayer")).do(f"attack {AZKAREL}")
    table.do("offensive", *dice("hit", "hit"))
    assert table.log("XOD-19.12") == ["3 hits against 3 shields, 0 get through"]


@pytest.mark.rule("XOD-17.3", "XOD-G27")
def test_energy_has_seven_spaces() -> None:
    given = ally("Council Remnant", ["Precursor Core"])
    given |= ship("Warship", system="Haven Prime", scraps=30, energy=6, energy_markers=6)
    table = sit(given).do("trade", "buy Precursor Core for Warship")
    assert table.ship("Warship", "energy", "energy_markers") == (7, 7), "one of its two markers fits"


@pytest.mark.rule("XOD-6.8", "XOD-6.11")
def test_who_is_elsewhere_pays_for_nothing() -> None:
    given = fleet("Warship", "Proto-ship") | here("Proto-ship", at="Haven Prime")
    given |= ally("Council Remnant", ["Plasma Cannon"]) | ship("Warship", system="Haven Prime", scraps=4)
    given |= ship("Proto-ship", scraps=2) | ship("Battlecruiser", scraps=5)
    table = sit(given, "act").do("trade", "buy Plasma Cannon for Proto-ship")
    assert [table.ship(name, "scraps") for name in CREW] == [3, 5, 0, 1]


@pytest.mark.rule("XOD-1.4")
def test_rounds_are_told_up_to_sixty() -> None:
    assert sit({"round": 70}, "round").log("XOD-1.4")[0] == "round 60 begins"


@pytest.mark.rule("XOD-6.11")
def test_a_partner_who_is_not_needed_pays_nothing() -> None:
    given = fleet("Warship", "Battlecruiser") | here("Battlecruiser", at="Haven Prime")
    given |= ally("Council Remnant", ["Plasma Cannon"]) | ship("Warship", system="Haven Prime", scraps=3)
    table = sit(given | ship("Battlecruiser", scraps=5), "act").do("trade", "buy Plasma Cannon for Warship")
    assert [table.ship(name, "scraps") for name in CREW[:2]] == [0, 5]


@pytest.mark.rule("XOD-10.1", "XOD-17.6")
@pytest.mark.parametrize("roller", ["Warship", "Explorer"])
def test_time_is_stretched_for_whoever_rolls_in_the_same_system(roller: str) -> None:
    crew = (roller, "Proto-ship", "Battlecruiser", "Pirate Ship")
    given = here(roller, at="Picket Line") | mods("Proto-ship", "Time Dilation") | foe("Drone Nest", "Picket Line")
    near = (
        sit(given | here("Proto-ship", at="Picket Line"), crew=crew)
        .until("detection")
        .do("roll", *dice("miss", "miss"))
    )
    assert (near.asked, len(near.options("use Time Dilation on"))) == ("after-detection", 3)
    far = sit(given, crew=crew).do("roll", *dice("miss", "miss"))
    assert far.asked == "manoeuvre"


@pytest.mark.rule("XOD-10.1")
def test_after_a_detection_roll_no_dice_lie_there() -> None:
    table = sit(here("Warship", at="Picket Line")).do("roll", *dice("hit", "hit"))
    assert table.asked == "action"
    assert table.at("roll") == sit().at("roll")


@pytest.mark.rule("XOD-8.22", "XOD-G33")
def test_a_rift_is_closed_wherever_it_is() -> None:
    """Cradle of Ashes is the first of the tiles."""
    opened = {"markers.red_rift": SIGNAL_TILES[0]} | tile(SIGNAL_TILES[0], -1, 1, 2)
    assert sit(opened).rifts() == [SIGNAL_TILES[0], "Weeping Star"]
    assert sit(opened | {"markers.white_rift": SIGNAL_TILES[0]}).rifts() == ["Weeping Star"]


@pytest.mark.rule("XOD-14.1")
def test_scraps_are_shared_as_a_fleet_likes() -> None:
    table = sit(fleet("Warship", "Explorer"), "share scraps: 2, Warship+Explorer")
    table.do("scrap to Explorer", "scrap to Explorer")
    assert table.ship("Explorer", "scraps") == 3


@pytest.mark.rule("XOD-G08", "XOD-G16", "XOD-19.13")
def test_sundered_shields_stay_down_until_the_combat_is_over() -> None:
    given = ship("Warship", modules=["Ion Disruptor"], energy=1, energy_markers=1, mods=[])
    table = fight("Inquisitor Frigate", given=given).do("offensive", "use Ion Disruptor", *dice("hit", "special"))
    table.do("offensive", *dice("hit", "hit"))
    assert table.log("XOD-19.12") == [
        "1 hits against 0 shields, 1 get through",
        "2 hits against 0 shields, 2 get through",
    ]


@pytest.mark.rule("XOD-G08", "XOD-G16", "XOD-20.1")
def test_the_next_opponent_has_all_its_shields() -> None:
    given = ship("Warship", modules=["Ion Disruptor"], energy=1, energy_markers=1, mods=[])
    given |= {"foes.Cultist Corvette.health": 1}
    table = fight("Cultist Corvette", "Shield Bearer", given=given).do("attack Cultist Corvette", "offensive")
    table.do("use Ion Disruptor", *dice("hit", "special")).until("manoeuvre").do("offensive", *dice("hit", "hit"))
    assert table.log("XOD-19.12") == [
        "1 hits against 0 shields, 1 get through",
        "2 hits against 1 shields, 1 get through",
    ]


@pytest.mark.rule("XOD-G08", "XOD-17.5")
def test_a_charge_leaves_an_avatar_some_of_its_shields() -> None:
    given = ship("Warship", modules=["EMP Charge"], mods=[])
    table = fight("Inquisitor Frigate", given=given).do("offensive", "use EMP Charge", *dice("hit", "special"))
    table.do("offensive", *dice("hit", "hit"))
    assert table.log("XOD-19.12") == [
        "1 hits against 0 shields, 1 get through",
        "2 hits against 0 shields, 2 get through",
    ]
    assert table.ship("Warship", "modules") == []
    table = fight(AZKAREL, given=given).do(f"attack {AZKAREL}", "offensive", "use EMP Charge", *dice("hit", "hit"))
    assert table.log("XOD-19.12") == ["2 hits against 1 shields, 1 get through"]


@pytest.mark.rule("XOD-G08", "XOD-17.16")
def test_the_converter_spends_what_the_whole_fleet_shows() -> None:
    given = ship("Warship", modules=["Spectral Converter"], mods=[]) | ship("Explorer", mods=[])
    table = fight("Drone Nest", "Warship", "Explorer", given=given)
    table.do("offensive", "offensive", *dice("special", "miss", "special", "special"))
    table.do("use Spectral Converter on Explorer dice 1 and 2", "use Spectral Converter on Warship die 1")
    assert table.ship("Warship", "energy") == 0, "paid once"
    assert table.log("XOD-19.12") == ["3 hits against 0 shields, 3 get through"]


@pytest.mark.rule("XOD-G30", "XOD-6.8")
def test_a_module_takes_its_energy_along_as_it_is() -> None:
    given = here("Warship", "Explorer") | ship("Explorer", energy=1, energy_markers=1)
    spent = ship("Warship", modules=["Precursor Core"], energy=1, energy_markers=3, core_energy=2)
    table = sit(given | spent).do("go on", "trade", "give Precursor Core to Explorer")
    assert table.ship("Warship", "energy", "energy_markers") == (1, 1)
    assert table.ship("Explorer", "energy", "energy_markers") == (1, 3), "both of its markers were spent"
    ready = ship("Warship", modules=["Precursor Core"], energy=3, energy_markers=3, core_energy=2)
    table = sit(given | ready).do("go on", "trade", "give Precursor Core to Explorer")
    assert table.ship("Warship", "energy", "energy_markers") == (1, 1)
    assert table.ship("Explorer", "energy", "energy_markers") == (3, 3)


@pytest.mark.rule("XOD-G30")
def test_a_game_that_began_before_goes_on_as_it_began() -> None:
    given = here("Warship", "Explorer") | ship("Explorer", health=2)
    given |= ship("Warship", modules=["Reinforced Plating"], markers=10, health=4)
    for rules, health in ((2, 4), (3, 2)):
        table = sit(given, rules=rules).do("go on", "trade", "give Reinforced Plating to Explorer")
        assert table.ship("Warship", "health", "markers") == (4, 8)
        assert table.ship("Explorer", "health", "markers") == (health, 8)


@pytest.mark.rule("XOD-G19", "XOD-8.13")
def test_single_rules_are_played_as_scenes() -> None:
    """A scenario may begin with an arrival, a meeting or a combat of either kind."""
    turn = {"turn.leader": "Warship"}
    table = sit(turn, "arrive: Haven Prime")
    assert table.where("Warship") == "Haven Prime"
    assert sit(turn | here("Warship", at="Picket Line"), "meet").asked == "detection"
    enemy = foe("Drone Nest", "Picket Line") | here("Warship", at="Picket Line") | turn
    for how, on_purpose in ((1, False), (3, True)):
        table = sit(enemy, f"combat: {how}, 0")
        assert (table.at("combat.foes"), table.at("combat.on_purpose")) == (["Drone Nest"], on_purpose)
    assert sit(foe(AZKAREL, "Weeping Star") | ship("Warship", avatars=[AZKAREL]) | turn, "combat: 0, 0").in_combat()


@pytest.mark.rule("XOD-G40")
@pytest.mark.parametrize("top", ["Cradle of Ashes", "Open Sky", None])
def test_the_tile_on_top_of_the_stack_is_counted(top: str | None) -> None:
    """Cradle of Ashes is the first of the tiles."""
    assert sit({"stack.top": top}).at("stack.tiles") == sit({"stack.top": None}).at("stack.tiles")
