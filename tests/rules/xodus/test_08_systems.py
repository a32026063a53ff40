"""Section 8: Systems."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, XODUS, Table, ally, dice, foe, here, ship, sit, tile

from farflung.engine.title import Setup

TILES = {
    entry["name"]: entry for entry in XODUS.content(Setup(title="xodus", edition="first", seats=["A"])).entries["tile"]
}
OPEN_EYE = tile("Watchful Eye", -1, 0, 4)  # 110110: its SE meets the start
PICKET = ship("Warship", system="Picket Line")


def asks_for_detection(table: Table) -> bool:
    return table.asked == "detection"


@pytest.mark.rule("XOD-8.1", "XOD-G02")
def test_the_border_of_a_tile_gives_its_kind() -> None:
    table = sit()
    assert {name: table.at(f"systems.{name}.kind") for name in table.systems()} == {
        "Weeping Star": "corrupted",
        "Quiet Reach": "allied",
        "Blue Eddy": "allied",
        "Haven Prime": "allied",
        "Picket Line": "enemy",
        "Glass Moons": "allied",
    }


@pytest.mark.rule("XOD-8.1", "XOD-G02", "XOD-G37")
def test_the_symbols_of_the_tiles() -> None:
    def having(symbol: str) -> set[str]:
        return {name for name, entry in TILES.items() if entry[symbol]}

    assert having("wormhole") == {"Blue Eddy", "Whispering Ring", "Black Eddy", "Hollow Gate"}
    assert having("surveillance") == {"Watchful Eye", "Listening Post", "Inner Sanctum"}
    assert having("reserve") == {"Iron Temple", "Inner Sanctum"}
    assert having("white_dot") == {"Throne of Dust", "Open Sky", "Pilgrim Road", "Twin Garrison", "Bleak Choir"}
    assert {name for name, entry in TILES.items() if entry["enemies"] == 2} == {"Staging Ground", "Twin Garrison"}
    assert having("ally") == {"Haven Prime", "Orrery Station", "Caravan Crossing", "Forge of Lhun"}
    assert having("rift") == {name for name, entry in TILES.items() if entry["kind"] == "corrupted"}
    assert TILES["The Great Rift"]["openings"] == "110110"
    assert not TILES["The Great Rift"]["rift"]
    assert all(entry["openings"].count("1") >= 3 for entry in TILES.values())


@pytest.mark.rule("XOD-8.2", "XOD-G01")
def test_a_lane_needs_an_opening_on_both_sides() -> None:
    # Quiet Reach (open to the SE) and Haven Prime (closed to the NW) touch
    table = sit(ship("Warship", system="Quiet Reach")).do("go on")
    assert table.refuses("jump to Haven Prime", "XOD-8.2")
    table = sit(ship("Warship", system="Quiet Reach") | tile("Haven Prime", 1, -1, 3)).do("go on")
    assert table.offers("jump to Haven Prime")
    closed = tile("Quiet Reach", 0, -1, 0, openings="110100") | tile("Haven Prime", 1, -1, 3)
    table = sit(ship("Warship", system="Quiet Reach") | closed).do("go on")
    assert table.refuses("jump to Haven Prime", "XOD-8.2")


@pytest.mark.rule("XOD-8.3", "XOD-8.12", "XOD-G37")
@pytest.mark.parametrize(
    ("system", "given"),
    [
        ("Blue Eddy", {}),
        ("Glass Moons", {}),
        ("Maw of Sethis", tile("Maw of Sethis", -1, 0)),
        ("The Great Rift", tile("The Great Rift", -1, 0)),
    ],
)
def test_no_detection_outside_enemy_systems(system: str, given: dict[str, object]) -> None:
    table = sit(given | ship("Warship", system=system))
    assert table.asked == "action"
    assert table.foes() == {}
    assert not table.log("XOD-8.13")
    if system == "Blue Eddy":
        assert table.offers("explore")


@pytest.mark.rule("XOD-8.4", "XOD-25.5")
def test_an_allied_system_does_not_keep_avatars_out() -> None:
    given = foe(AZKAREL, "Weeping Star") | {f"ships.{name}.system": "Haven Prime" for name in CREW}
    luck = ["avatar die 1", *["rolls hit"] * 8]
    table = sit(given | {"phase": "corruption"}, "avatars", luck=luck)
    assert table.where(AZKAREL) == "Haven Prime"
    assert table.ship("Warship", "avatars") == [AZKAREL]


@pytest.mark.rule("XOD-8.5", "XOD-12.14")
def test_one_exploration_for_each_symbol() -> None:
    table = sit(ship("Warship", system="Blue Eddy")).do(
        "explore", "* exploration Abandoned Shipyard", "option 2", "done"
    )
    assert table.refuses("explore", "XOD-6.1")
    acted = {f"ships.{name}.acted": True for name in CREW[1:]}
    table = sit(acted | ship("Warship", system="Blue Eddy")).do(
        "explore", "* exploration Abandoned Shipyard", "option 2"
    )
    table.do("done", "end turn", "activate Warship")
    assert table.refuses("explore", "XOD-6.1")  # not replaced


@pytest.mark.rule("XOD-8.6", "XOD-G34", "XOD-C27")
@pytest.mark.parametrize(
    ("slot", "system"), [(1, "Cradle of Ashes"), (2, "Last Observatory"), (3, "Glass Moons"), (4, "Throne of Dust")]
)
def test_each_signal_tile_gets_its_own_key(slot: int, system: str) -> None:
    table = sit({"stack.top": system}, bare="Weeping Star").do("go on", "probe N")
    table.do(table.options()[0])
    assert table.at(f"keys.{slot}") == "tile"
    assert table.at("keys").count("tile") == 1
    assert not table.at(f"systems.{system}.exploration")


@pytest.mark.rule("XOD-8.7", "XOD-11.3")
def test_an_ally_trades_on_every_visit() -> None:
    table = sit(ally("Council Remnant", ["Nanite Kit", "Decoy Beacon"]) | ship("Warship", scraps=9, actions=9))
    table.do("jump to Haven Prime", "trade", "buy Nanite Kit for Warship", "done")
    table.do("jump to Weeping Star", "jump to Haven Prime", "trade", "buy Decoy Beacon for Warship").until("action")
    assert table.ship("Warship", "modules") == ["Nanite Kit", "Decoy Beacon"]


@pytest.mark.rule("XOD-8.8", "XOD-5.5")
def test_wormholes_connect_all_systems_that_have_one() -> None:
    far = tile("Black Eddy", 5, 5) | tile("Whispering Ring", 9, 9)
    table = sit(far | ship("Warship", system="Blue Eddy"))
    assert set(table.options("jump to")) == {"Quiet Reach", "Black Eddy", "Whispering Ring"}
    assert {"Black Eddy", "Whispering Ring"} <= set(table.options("rush to"))
    table.do("jump to Whispering Ring")
    assert table.where("Warship") == "Whispering Ring"
    assert table.ship("Warship", "actions") == 2
    table = sit(far).do("rush to Quiet Reach", "rush to Blue Eddy", "rush to Whispering Ring")
    assert table.where("Warship") == "Whispering Ring"
    assert table.ship("Warship", "actions") == 1


@pytest.mark.rule("XOD-8.8", "XOD-G33")
def test_wormhole_markers_count_like_printed_ones() -> None:
    table = sit({"markers.wormholes": ["Weeping Star", "none"]})
    assert table.offers("jump to Blue Eddy")
    assert sit().lacks("jump to Blue Eddy")


@pytest.mark.rule("XOD-8.9", "XOD-25.3")
def test_avatars_pass_wormholes_only_with_the_symbol() -> None:
    given = tile("Whispering Ring", 9, 9) | {f"ships.{name}.system": "Blue Eddy" for name in CREW}
    given |= foe(AZKAREL, "Whispering Ring") | {"phase": "corruption"}
    table = sit(given, "avatars", luck=["avatar die 1"])
    assert table.where(AZKAREL) == "Whispering Ring"
    table = sit(given, "avatars", luck=["avatar die 3", *["rolls hit"] * 8])
    assert table.where(AZKAREL) == "Blue Eddy"


@pytest.mark.rule("XOD-8.10", "XOD-8.13")
def test_arriving_by_wormhole_is_an_entry() -> None:
    table = sit(tile("Black Eddy", 5, 5) | ship("Warship", system="Blue Eddy")).do("jump to Black Eddy")
    assert asks_for_detection(table)


@pytest.mark.rule("XOD-8.11", "XOD-8.13", "XOD-8.14")
def test_an_enemy_system_sends_its_ships_against_whom_it_detects() -> None:
    table = sit().do("jump to Picket Line")
    assert asks_for_detection(table)
    table.do("roll", *dice("miss", "hit"), "* enemy Scrap Hulk")
    assert table.in_combat()
    assert table.foes() == {"Scrap Hulk": 3}
    unseen = sit().do("jump to Picket Line", "roll", *dice("hit", "special"))
    assert not unseen.in_combat()
    assert unseen.offers("explore")


@pytest.mark.rule("XOD-8.13", "XOD-G42")
def test_a_roll_at_each_entry_and_each_beginning_of_a_turn() -> None:
    assert asks_for_detection(sit(PICKET))
    table = sit(ship("Warship", actions=5)).do("jump to Picket Line", "roll", *dice("hit", "hit"))
    assert table.asked == "action"
    table.do("scavenge")
    assert table.asked == "action"  # not again while it stays
    table.do("jump to Weeping Star", "jump to Picket Line")
    assert asks_for_detection(table)


@pytest.mark.rule("XOD-8.13", "XOD-G42", "XOD-G23")
def test_a_ship_that_stands_undetected_is_not_drawn_into_the_combat_of_another() -> None:
    table = sit(here("Explorer", at="Picket Line")).do("jump to Picket Line", "go on")
    table.do("roll", *dice("miss", "hit"), "* enemy Scrap Hulk")
    table.do("offensive", *dice("miss", "hit"))
    assert table.ship("Explorer", "health") == 6
    assert not [line for line in table.log() if "Explorer die" in line]


@pytest.mark.rule("XOD-8.14", "XOD-20.12", "XOD-C04")
def test_enemies_that_lie_there_are_fought_instead_of_new_ones() -> None:
    table = sit(PICKET | foe("Raider Pack", "Picket Line", health=2)).do("roll", *dice("miss", "hit"))
    assert table.at("combat.foes") == ["Raider Pack"]
    assert table.foes() == {"Raider Pack": 2}
    assert table.at("enemies.deck_unseen.1") == 4


@pytest.mark.rule("XOD-8.15")
def test_one_may_be_detected_on_purpose_for_no_action() -> None:
    table = sit(PICKET)
    assert table.options() == ["roll", "be detected"]
    table.do("be detected", "* enemy Scrap Hulk")
    assert table.in_combat()
    assert table.ship("Warship", "actions") == 3
    assert not table.log("XOD-8.13")
    assert table.at("combat.on_purpose") is True


@pytest.mark.rule("XOD-8.16", "XOD-9.1")
@pytest.mark.parametrize("how", [["be detected"], ["roll", *dice("miss", "hit")]])
def test_beaten_enemies_pacify_the_system_however_it_began(how: list[str]) -> None:
    table = sit(PICKET | foe("Cultist Skiff", "Picket Line")).do(*how).do("offensive", *dice("hit", "hit"))
    assert table.at("systems.Picket Line.pacified") == "green"
    assert table.foes() == {}


@pytest.mark.rule("XOD-8.16", "XOD-8.17", "XOD-20.1")
def test_two_enemies_are_drawn_together_and_both_must_be_beaten() -> None:
    two = tile("Staging Ground", -1, 0) | ship("Warship", system="Staging Ground")
    table = sit(two).do("be detected", "* enemy Cultist Skiff", "* enemy Scrap Hulk")
    assert set(table.foes()) == {"Cultist Skiff", "Scrap Hulk"}
    assert table.asked == "target"
    table.do("attack Cultist Skiff", "offensive", *dice("hit", "hit")).until("manoeuvre")
    assert table.at("systems.Staging Ground.pacified") == "none"
    assert table.at("combat.target") == "Scrap Hulk"
    table.do("offensive", *dice("hit", "hit")).do("offensive", *dice("hit", "hit"))
    assert table.at("systems.Staging Ground.pacified") == "green"


@pytest.mark.rule("XOD-8.18", "XOD-C35")
def test_surveillance_needs_no_roll() -> None:
    table = sit(OPEN_EYE).do("jump to Watchful Eye", "* enemy Scrap Hulk")
    assert table.log("XOD-8.18") == ["detected at Watchful Eye"]
    assert table.in_combat()
    table = sit(OPEN_EYE | ship("Warship", system="Watchful Eye"), luck=["enemy Scrap Hulk"])
    assert table.in_combat()
    calm = OPEN_EYE | {"systems.Watchful Eye": {"on_map": True, "q": -1, "r": 0, "turned": 4, "pacified": "green"}}
    assert sit(calm | ship("Warship", system="Watchful Eye")).asked == "action"


@pytest.mark.rule("XOD-8.19", "XOD-C38", "XOD-G28")
def test_reinforced_systems_draw_from_the_reserve() -> None:
    given = tile("Iron Temple", -1, 0, 1) | ship("Warship", system="Iron Temple")
    table = sit(given).do("be detected", "* reserve Raider Pack")
    assert table.foes() == {"Raider Pack": 4}
    assert table.at("enemies.reserve.2") == 3
    assert table.at("enemies.deck_unseen.1") == 4
    empty = given | {"enemies.reserve": {"2": 0, "3": 0, "4": 0}}
    table = sit(empty).do("be detected", "* enemy Scrap Hulk")
    assert table.foes() == {"Scrap Hulk": 3}


@pytest.mark.rule("XOD-8.20", "XOD-G28")
def test_an_empty_enemy_deck_is_made_anew_from_the_discards() -> None:
    levels = {"enemies.discard": ["Cultist Skiff", "Zealot Fighter", "Scrap Hulk", "Void Leech"]}
    levels |= {"enemies.unseen": ["N05", "N06", "N07", "N08", "N09", "N10", "N11", "N12", "N13", "N14", "N15", "N16"]}
    table = sit(PICKET | levels)
    assert table.at("enemies.deck_unseen.1") == 0
    table.do("be detected", "* enemy Void Leech")
    assert list(table.foes()) == ["Void Leech"]
    assert table.at("enemies.discard") == []
    assert sorted(table.at("enemies.deck")) == ["Cultist Skiff", "Scrap Hulk", "Zealot Fighter"]


@pytest.mark.rule("XOD-8.21", "XOD-6.1")
def test_a_corrupted_system_has_nothing_to_explore_but_all_else_is_allowed() -> None:
    table = sit(here("Explorer")).do("go on")
    assert table.refuses("explore", "XOD-8.21")
    assert table.offers("scavenge", "trade", "maintenance", "jump to Quiet Reach", "probe NW")


@pytest.mark.rule("XOD-8.22", "XOD-8.23", "XOD-25.5")
def test_rifts_are_next_to_each_other_for_avatars_only() -> None:
    given = tile("Maw of Sethis", 9, 9) | {f"ships.{name}.system": "Weeping Star" for name in CREW}
    given |= foe(AZKAREL, "Maw of Sethis") | {"phase": "corruption"}
    luck = ["avatar die 1", *["rolls hit"] * 8]
    assert sit(given, "avatars", luck=luck).where(AZKAREL) == "Weeping Star"
    closed = {"markers.white_rift": "Weeping Star"}
    assert sit(given | closed, "avatars", luck=luck[:1]).where(AZKAREL) == "Maw of Sethis"
    table = sit(tile("Maw of Sethis", 9, 9))
    assert table.lacks("jump to Maw of Sethis", "rush to Maw of Sethis")


# ---- the tiles (XOD-G02): openings at rotation 0, clockwise from the top
OPENINGS = {
    "Cradle of Ashes": "101010",
    "Last Observatory": "110100",
    "Glass Moons": "110110",
    "Throne of Dust": "110010",
    "Haven Prime": "111110",
    "Orrery Station": "111010",
    "Caravan Crossing": "110110",
    "Forge of Lhun": "111100",
    "Blue Eddy": "101010",
    "Whispering Ring": "110110",
    "Quiet Reach": "111110",
    "Open Sky": "111111",
    "Picket Line": "111010",
    "Broken Convoy": "110110",
    "Cinder Belt": "111100",
    "Pilgrim Road": "111110",
    "Black Eddy": "101010",
    "Hollow Gate": "110100",
    "Staging Ground": "111111",
    "Twin Garrison": "111110",
    "Watchful Eye": "110110",
    "Listening Post": "111010",
    "Iron Temple": "111010",
    "Inner Sanctum": "101010",
    "Weeping Star": "111111",
    "Maw of Sethis": "111111",
    "Ossuary": "111110",
    "Drowned Sun": "111110",
    "Hungering Deep": "111010",
    "Bleak Choir": "110110",
    "The Great Rift": "110110",
}


@pytest.mark.rule("XOD-G02", "XOD-G01")
def test_the_openings_of_the_tiles() -> None:
    assert {name: entry["openings"] for name, entry in TILES.items()} == OPENINGS


@pytest.mark.rule("XOD-G28", "XOD-8.14", "XOD-6.6")
def test_without_any_enemy_card_nobody_appears_and_nothing_can_be_pacified() -> None:
    enemies = list(list(sit().at("foes"))[:16])
    given = tile("Staging Ground", -1, 0) | PICKET
    for name in enemies:
        given |= foe(name, "Staging Ground")
    table = sit(given).do("be detected")
    assert table.asked == "action"
    assert not table.in_combat()
    assert table.refuses("pacify", "XOD-G28")
    assert table.at("systems.Picket Line.pacified") == "none"


@pytest.mark.rule("XOD-G28", "XOD-8.20")
def test_without_deck_and_discards_the_reserve_is_drawn() -> None:
    given = PICKET | tile("Staging Ground", -1, 0)
    for name in ("Cultist Skiff", "Zealot Fighter", "Scrap Hulk", "Void Leech"):
        given |= foe(name, "Staging Ground")
    table = sit(given).do("be detected", "* reserve Shield Bearer")
    assert table.at("combat.foes") == ["Shield Bearer"]
