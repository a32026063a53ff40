"""Where the rules end and begin: what a round, a turn or a ship leaves behind, the first and the last of a pile, the
thing with the number 0, and single rules that a scenario may begin with."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import (
    AZKAREL,
    CREW,
    START,
    XODUS,
    Table,
    ally,
    dice,
    explore,
    fleet,
    foe,
    here,
    ship,
    signal,
    sit,
    tile,
)

from farflung.engine.title import Setup

CONTENT = XODUS.content(Setup(title="xodus", edition="first", seats=["A"]))
EXPLORATIONS = [entry["name"] for entry in CONTENT.entries["exploration"]]
LOSES_TWO = "damage roll: Warship, strain"
MOONS = ship("Warship", system="Glass Moons")


def at_signal(card: str, *others: str, given: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The Warship at Glass Moons with its Fleet, before the open card."""
    table = sit(MOONS | here(*others, at="Glass Moons") | signal(3, card, **fields) | (given or {}))
    for other in others:
        table.do(f"take in {other}")
    return table


# ---- what ends with a round, a turn, a combat, a ship


@pytest.mark.rule("XOD-26.2", "XOD-26.3", "XOD-26.6", "XOD-4.2", "XOD-14.4", "XOD-G51")
def test_nothing_of_a_round_is_left_when_the_next_begins() -> None:
    given: dict[str, Any] = {"markers.slowed": True, "markers.hastened": True, "markers.hold": True}
    given |= ally("Council Remnant", used=True) | {"corruption.heralded": [START]}
    for name in CREW:
        given |= ship(name, acted=True, strained=True, owes=True, scavenged=True, earned=True, fleet="Warship")
        given |= ship(name, modules=["Energy Cell"] if name == "Warship" else [])
    given |= ship("Explorer", mods=["Cartographer"], used=["Cartographer"], round_used=["Cartographer"])
    table = sit(given, "end of round")
    assert table.asked == "activate"
    nothing: dict[str, Any] = {
        "acted": False,
        "strained": False,
        "owes": False,
        "scavenged": False,
        "earned": False,
        "fleet": None,
    }
    nothing |= {"used": [], "round_used": []}
    for name in CREW:
        assert {field: table.ship(name, field) for field in nothing} == nothing, name
    assert [table.at(f"markers.{marker}") for marker in ("slowed", "hastened", "hold")] == [False] * 3
    assert table.at("allies.Council Remnant.used") is False
    assert table.at("corruption.heralded") == []


@pytest.mark.rule("XOD-26.6", "XOD-22.2")
def test_a_wreck_is_not_made_ready() -> None:
    lost = ship("Explorer", defeated=True, health=0, markers=0, energy=0, energy_markers=0, acted=True, actions=0)
    table = sit(lost, "end of round")
    assert table.ship("Explorer", "acted", "actions", "energy") == (True, 0, 0)
    assert table.options("activate") == ["Warship", "Battlecruiser", "Proto-ship"]


@pytest.mark.rule("XOD-3.3", "XOD-8.13", "XOD-17.8", "XOD-G39")
def test_a_turn_begins_with_nothing_of_the_one_before() -> None:
    old = {"turn.unnoticed": True, "turn.ending": True, "turn.fleeing": True, "turn.refused": [1, 2]}
    used = ship("Warship", system="Picket Line", mods=["Focused Salvo"], used=["Focused Salvo"], earned=True)
    table = sit(old | used)
    assert table.asked == "detection", "no False Colours hide it any more"
    assert table.at("turn.ending") is table.at("turn.fleeing") is table.at("turn.unnoticed") is False
    assert table.at("turn.refused") == []
    assert table.ship("Warship", "used", "earned") == ([], False)


@pytest.mark.rule("XOD-3.4", "XOD-7.2", "XOD-4.7")
def test_a_turn_leaves_nothing_to_the_next() -> None:
    given = fleet("Warship", "Explorer") | {"turn.unnoticed": True, "turn.ending": True, "turn.refused": [3]}
    given |= ship("Explorer", owes=False, actions=2)
    table = sit(given, "end turn")
    assert table.asked == "activate"
    assert table.at("turn.leader") is None
    assert table.at("turn.unnoticed") is table.at("turn.ending") is table.at("turn.fleeing") is False
    assert table.at("turn.refused") == []
    for name in ("Warship", "Explorer"):
        assert table.ship(name, "acted", "owes", "actions") == (True, False, 0)
    assert table.ship("Proto-ship", "acted", "actions") == (False, 3)


@pytest.mark.rule("XOD-22.1", "XOD-22.2", "XOD-20.10")
def test_a_wreck_keeps_nothing_but_its_keys() -> None:
    given = mods("Warship", "Focused Salvo", "Battle Trance", health=1, scraps=7, avatars=[AZKAREL])
    given |= foe(AZKAREL, START) | {"keys": ["Warship", "slot", "slot", "slot"]}
    given |= ship("Warship", modules=["Precursor Core", "Energy Cell"], off="Energy Cell", core_energy=2, breach=2)
    given |= ship("Warship", damage=["Hull Breach", "Module Malfunction"])
    table = sit(given, "lose: Warship, 1, effect")
    wreck = table.at("ships.Warship")
    assert wreck["defeated"] is True
    for field in ("health", "markers", "energy", "energy_markers", "scraps", "core_energy", "breach"):
        assert wreck[field] == 0, field
    assert [wreck[field] for field in ("mods", "modules", "damage", "avatars")] == [[], [], [], []]
    assert wreck["off"] is None
    assert table.at("piles.module_discard") == ["Energy Cell"]
    assert table.at("piles.precursor_discard") == ["Precursor Core"]
    assert table.at("piles.damage_discard") == ["Hull Breach", "Module Malfunction"]
    assert table.at("keys.1") == "Warship"


@pytest.mark.rule("XOD-20.4", "XOD-17.7")
def test_hit_and_run_of_another_day_ignores_no_miss() -> None:
    table = fight("Scrap Hulk", given={"turn.sure_handed": ["Warship"], "turn.skipped_rolls.Warship": 1})
    table.do("disengage", *dice("miss", "hit"))
    assert table.ship("Warship", "health") == 7


@pytest.mark.rule("XOD-19.2", "XOD-17.14")
def test_a_combat_leaves_no_dice_and_no_roll() -> None:
    table = fight("Scrap Hulk", health=1).do("offensive", *dice("hit", "special")).until("action")
    assert table.at("roll.kind") == "none"
    assert table.at("roll.ships") == table.at("combat.foes") == []
    assert not table.at("roll.dice")
    assert table.at("combat.attacks") == 0


# ---- the thing with the number 0


@pytest.mark.rule("XOD-6.14", "XOD-G12")
def test_the_first_of_all_modules_works_again_too() -> None:
    """The Targeting Computer."""
    broken = ship("Warship", modules=["Targeting Computer"], off="Targeting Computer", damage=["Module Malfunction"])
    table = sit(broken | ship("Warship", scraps=5)).do("maintenance", "remove Module Malfunction")
    assert table.ship("Warship", "off") is None
    table = fight("Scrap Hulk", given=ship("Warship", modules=["Targeting Computer"]))
    assert table.do("offensive", *dice("miss", "hit")).offers("use Targeting Computer on Warship die 1")
    off = ship("Warship", modules=["Targeting Computer"], off="Targeting Computer")
    assert fight("Scrap Hulk", given=off).do("offensive", *dice("miss", "hit")).asked == "manoeuvre"


@pytest.mark.rule("XOD-14.2", "XOD-11.2")
def test_the_first_of_all_modules_may_be_gained_and_offered() -> None:
    table = sit({}, "gain module: 0, Warship", luck=("module Targeting Computer",))
    assert table.ship("Warship", "modules") == ["Targeting Computer"]
    luck = ["* ally Council Remnant", "* module Targeting Computer", "* module Repair Bay", "* module Cloak Field"]
    table = sit().do("jump to Haven Prime", *luck)
    assert set(table.at("allies.Council Remnant.wares")) == {"Targeting Computer", "Repair Bay", "Cloak Field"}


@pytest.mark.rule("XOD-12.1", "XOD-12.14")
def test_the_first_of_all_explorations_is_one_like_any_other() -> None:
    table = explore("System Exodus").do("option 3").until("action")
    assert table.at("piles.exploration_discard") == ["System Exodus"]
    informed = ship("Pirate Ship", mods=["Inside Informant"])
    table = explore("Distress Call", "Pirate Ship", given=informed, luck=["* exploration System Exodus"])
    assert table.options() == ["resolve Distress Call", "resolve System Exodus"]
    table.do("resolve System Exodus")
    assert table.at("piles.exploration_bottom") == ["Distress Call"]
    assert table.asked == "option"


@pytest.mark.rule("XOD-G15", "XOD-8.19")
def test_the_first_of_all_enemies_guards_a_key_like_any_other() -> None:
    few = {"enemies.reserve": {"1": 4, "2": 0, "3": 0, "4": 0}, "enemies.deck_unseen.1": 0}
    few["enemies.unseen"] = ["Cultist Skiff", "Zealot Fighter", "Scrap Hulk", "Void Leech"]
    table = sit(MOONS | {"signals.3.card": "Cult Sanctuary"} | few)
    table.do("explore", "* reserve Cultist Skiff", "* reserve Void Leech")
    assert table.foes() == {"Cultist Skiff": 2, "Void Leech": 2}
    assert not table.at("signals.3.accessible")
    table = sit(ship("Warship", system="Picket Line")).do("be detected", "* enemy Cultist Skiff")
    assert table.at("combat.foes") == ["Cultist Skiff"]


@pytest.mark.rule("XOD-G33", "XOD-8.8", "XOD-14.14", "XOD-14.9")
def test_wormholes_and_rifts_may_be_at_the_first_of_all_systems() -> None:
    """Cradle of Ashes, where the first Signal lies."""
    cradle = tile("Cradle of Ashes", -1, 1, 2)
    table = sit(cradle | {"markers.wormholes": ["Cradle of Ashes", None]} | here("Warship", at="Blue Eddy"))
    assert table.offers("jump to Cradle of Ashes")
    gate = signal(1, "Collapsing Gate", progress=1) | {"phase": "end of turn"}
    table = sit(gate, "end of round")
    assert table.at("markers.red_rift") == "Cradle of Ashes"
    assert "Cradle of Ashes" in table.rifts()
    assert "Cradle of Ashes" in sit(cradle | {"markers.red_rift": "Cradle of Ashes"}).rifts()
    closed = cradle | {"markers.red_rift": "Cradle of Ashes", "markers.white_rift": "Cradle of Ashes"}
    assert "Cradle of Ashes" not in sit(closed).rifts()


# ---- the last of a pile, and nothing at all


@pytest.mark.rule("XOD-G28", "XOD-8.20")
@pytest.mark.parametrize("where", ["reserve", "deck_unseen"])
@pytest.mark.parametrize(
    ("level", "name"), [("1", "Void Leech"), ("2", "Drone Nest"), ("3", "Siege Breaker"), ("4", "Null Monolith")]
)
def test_enemies_appear_as_long_as_one_is_left_at_any_level(where: str, level: str, name: str) -> None:
    none = {"1": 0, "2": 0, "3": 0, "4": 0}
    given: dict[str, Any] = {"enemies.reserve": none, "enemies.deck_unseen": none, "enemies.unseen": [name]}
    given |= {f"enemies.{where}": none | {level: 1}}
    given |= {"turn.unnoticed": True, "turn.leader": "Warship"} | ship("Warship", system="Picket Line")
    table = sit(given, "act")
    assert table.offers("pacify")
    table.do("pacify")
    assert table.at("combat.foes") == [name]
    assert table.at("enemies.unseen") == []
    assert table.at(f"enemies.{where}") == none


@pytest.mark.rule("XOD-G28")
def test_without_any_enemy_left_nobody_pacifies() -> None:
    none = {"1": 0, "2": 0, "3": 0, "4": 0}
    given: dict[str, Any] = {"enemies.reserve": none, "enemies.deck_unseen": none, "enemies.unseen": []}
    given |= {"turn.unnoticed": True, "turn.leader": "Warship"} | ship("Warship", system="Picket Line")
    assert sit(given, "act").refuses("pacify", "XOD-G28")
    assert sit(given | {"enemies.discard": ["Scrap Hulk"]}, "act").offers("pacify")


@pytest.mark.rule("XOD-G18", "XOD-5.3")
def test_a_tile_that_seals_the_map_whichever_way_it_lies_may_lie_any_way_that_meets_it() -> None:
    given = tile("Weeping Star", 0, 0, openings="100000")
    ring = {"Quiet Reach": (0, -2), "Haven Prime": (1, -2), "Glass Moons": (1, -1)}
    ring |= {"Caravan Crossing": (-1, 0), "Cradle of Ashes": (-1, -1)}
    for name, (q, r) in ring.items():
        given |= tile(name, q, r, openings="000000")
    table = sit(given | {"stack.top": "Iron Temple"}, bare="Weeping Star").do("go on", "probe N")  # 111010
    assert table.asked == "turn-tile"
    assert table.options("turn") == ["1", "2", "3", "5"], "its S (3) is open; otherwise it does not meet the start"
    assert set(table.refused().values()) == {"XOD-5.3", "XOD-G18"}
    table.do("turn 2")
    assert table.offers("jump to Iron Temple")
    table = sit(given | {"stack.top": "Black Eddy"}, bare="Weeping Star").do("go on", "probe N")  # 101010
    assert table.asked == "action", "it can lie two ways, and only one of them meets the start"
    assert "Black Eddy" in table.systems()


# ---- boundaries of Health, Energy, Scraps and Actions


@pytest.mark.rule("XOD-23.13", "XOD-22.1", "XOD-G15")
def test_the_last_health_marker_given_for_good_is_the_end_of_the_ship() -> None:
    table = at_signal("Blood Engine", given=ship("Warship", health=1, markers=2)).do("act on signal 3")
    table.do("sacrifice health")
    assert table.ship("Warship", "defeated", "health", "markers") == (False, 1, 1), "a lost marker goes first"
    table = at_signal("Blood Engine", given=ship("Warship", health=1, markers=1)).do("act on signal 3")
    table.do("sacrifice health")
    assert table.ship("Warship", "defeated") is True
    assert table.log("XOD-22.1") == ["Warship defeated at Glass Moons"]


@pytest.mark.rule("XOD-G12", "XOD-21.2")
def test_a_hull_breach_takes_a_lost_marker_and_the_last_one_is_the_end() -> None:
    breach = ("rolls miss", "rolls miss", "damage Hull Breach")
    table = sit(ship("Warship", health=3), LOSES_TWO, luck=breach)
    assert table.ship("Warship", "health", "markers", "breach", "defeated") == (1, 7, 1, False)
    table = sit(ship("Warship", health=1, markers=1), "draw damage: Warship, 1", luck=breach[2:])
    assert table.ship("Warship", "defeated") is True


@pytest.mark.rule("XOD-6.14", "XOD-G12")
def test_only_a_removed_hull_breach_gives_its_marker_back() -> None:
    given = ship("Warship", damage=["Hull Breach", "Comm Failure"], markers=7, health=6, breach=1, scraps=9)
    table = sit(given).do("maintenance", "remove Comm Failure")
    assert table.ship("Warship", "health", "markers", "breach") == (6, 7, 1)
    table.do("maintenance", "remove Hull Breach")
    assert table.ship("Warship", "health", "markers", "breach") == (6, 8, 0)
    assert table.log("XOD-C41") == ["Warship has 8 health markers"]
    unhurt = ship("Warship", damage=["Hull Breach"], markers=7, health=7, breach=2, scraps=9)
    table = sit(unhurt).do("maintenance", "remove Hull Breach")
    assert table.ship("Warship", "health", "markers", "breach") == (8, 8, 0)


@pytest.mark.rule("XOD-G12", "XOD-6.17", "XOD-22.1")
def test_who_parts_with_the_module_that_keeps_it_alive_is_lost() -> None:
    given = ship("Warship", modules=["Reinforced Plating"], health=2, markers=2, scraps=0)
    table = sit(given).do("maintenance")  # nothing else to be done
    assert table.ship("Warship", "defeated", "modules") == (True, [])
    table = sit(given | ship("Warship", health=3, markers=3)).do("maintenance")
    assert table.ship("Warship", "defeated", "health", "markers") == (False, 1, 1)
    table = sit(given, "draw damage: Warship, 1", luck=("damage Module Malfunction",))
    assert table.ship("Warship", "defeated") is True


@pytest.mark.rule("XOD-G12", "XOD-17.7")
def test_a_module_that_is_switched_off_in_a_combat_serves_no_more_in_it() -> None:
    table = fight("Flesh Titan", given=ship("Warship", modules=["Targeting Computer", "Energy Cell"]))
    table.do("offensive", *dice("miss", "miss"), "done", "* damage Module Malfunction")
    table.do("switch off Targeting Computer").until("manoeuvre")
    table.do("offensive", *dice("miss", "hit"))
    assert table.asked == "manoeuvre"
    assert "Warship switches off Targeting Computer" in table.log("XOD-21.2")


@pytest.mark.rule("XOD-G12", "XOD-23.14", "XOD-14.6")
def test_a_frozen_marker_is_neither_recovered_nor_counted() -> None:
    cold = ship("Warship", damage=["Frozen Capacitor"], energy=1, energy_markers=2, modules=["Energy Cell"])
    assert not sit(cold).options("use")
    assert sit(cold | ship("Warship", energy=0)).offers("use Energy Cell")
    given = ship("Warship", damage=["Frozen Capacitor"], energy=2, energy_markers=3)
    table = at_signal("Blood Engine", given=given).do("act on signal 3", "sacrifice energy")
    assert table.ship("Warship", "energy", "energy_markers") == (1, 2)


@pytest.mark.rule("XOD-6.16", "XOD-23.14")
def test_the_first_energy_marker_costs_nothing() -> None:
    table = sit(ship("Warship", energy=0, energy_markers=0, scraps=0)).do("maintenance")
    assert table.ship("Warship", "energy", "energy_markers", "scraps") == (1, 1, 0)
    assert sit(ship("Warship", scraps=0)).refuses("maintenance", "XOD-6.12")


@pytest.mark.rule("XOD-14.5", "XOD-17.7")
def test_what_heals_is_of_use_only_to_the_hurt() -> None:
    kit = ship("Warship", modules=["Nanite Kit"])
    assert not sit(kit).options("use")
    table = sit(kit | ship("Warship", health=7)).do("use Nanite Kit")
    assert table.ship("Warship", "health", "modules") == (8, [])
    assert table.log("XOD-17.5") == ["Warship loses Nanite Kit"]


@pytest.mark.rule("XOD-G08", "XOD-19.16", "XOD-17.5")
def test_a_nanite_kit_may_save_the_ship_or_be_kept() -> None:
    kit = ship("Warship", modules=["Nanite Kit"], health=2)
    loss = "lose: Warship, 5, effect"
    table = sit(kit, loss)
    assert table.asked == "health-loss"
    assert table.options() == ["use Nanite Kit", "done"]
    table.do("use Nanite Kit")
    assert table.ship("Warship", "health", "modules", "defeated") == (3, [], False)
    assert table.log("XOD-19.16") == ["Warship loses 2 health by effect"]
    assert table.log("XOD-14.5") == ["Warship recovers 3 health"]
    table = sit(kit, loss).do("done")
    assert table.ship("Warship", "health", "defeated") == (0, True)
    assert table.at("piles.module_discard") == ["Nanite Kit"]
    assert sit(kit, "lose: Warship, 1, effect").ship("Warship", "health", "modules") == (1, ["Nanite Kit"])


@pytest.mark.rule("XOD-G30", "XOD-C41")
def test_plating_that_is_passed_on_brings_the_health_it_took() -> None:
    given = ship("Warship", modules=["Reinforced Plating"], health=10, markers=10) | here("Explorer")
    table = sit(given).do("go on", "trade", "give Reinforced Plating to Explorer", "done")
    assert table.ship("Warship", "health", "markers") == (8, 8)
    assert table.ship("Explorer", "health", "markers") == (8, 8)
    hurt = given | ship("Warship", health=8)
    table = sit(hurt).do("go on", "trade", "give Reinforced Plating to Explorer", "done")
    assert table.ship("Warship", "health", "markers") == (8, 8)
    assert table.ship("Explorer", "health", "markers") == (6, 8)
    core = ship("Warship", modules=["Precursor Core"], energy=3, energy_markers=3, core_energy=2) | here("Explorer")
    table = sit(core).do("go on", "trade", "give Precursor Core to Explorer", "done")
    assert table.ship("Warship", "energy", "energy_markers") == (1, 1)
    assert table.ship("Explorer", "energy", "energy_markers", "core_energy") == (3, 3, 2)


@pytest.mark.rule("XOD-G43")
def test_a_helm_gives_its_action_at_once_only_to_a_ship_alone_in_its_own_turn() -> None:
    given = ally("Engineers' Guild", ["Precursor Helm"]) | here("Warship", "Explorer", at="Haven Prime")
    given |= ship("Warship", scraps=9) | ship("Explorer", scraps=9)
    table = sit(given).do("go on", "trade", "buy Precursor Helm for Warship", "done")
    assert table.ship("Warship", "actions") == 3, "3 - 1 for the Trade + 1"
    table = sit(given).do("go on", "trade", "buy Precursor Helm for Explorer", "done")
    assert table.ship("Explorer", "actions") == 4, "not its turn"
    table = sit(given).do("take in Explorer").until("action").do("trade", "buy Precursor Helm for Warship", "done")
    assert table.ship("Warship", "actions") == 2, "a Fleet has what its slowest member has"


# ---- trade


@pytest.mark.rule("XOD-6.11", "XOD-G30", "XOD-G39")
@pytest.mark.parametrize("crew", [CREW, ("Pirate Ship", "Drone Specialist", "Warship", "Explorer")])
def test_the_buyer_pays_alone_as_long_as_it_can_and_nobody_else_is_asked(crew: tuple[str, ...]) -> None:
    given = ally("Engineers' Guild", ["Targeting Computer"]) | here(*crew, at="Haven Prime")
    for name in crew:
        given |= ship(name, scraps=3, system="Haven Prime")
    table = sit(given, crew=crew, players=2).do("go on", "trade", f"buy Targeting Computer for {crew[0]}")
    assert table.asked == "trade"
    assert [table.ship(name, "scraps") for name in crew] == [0, 3, 3, 3]


@pytest.mark.rule("XOD-6.11", "XOD-G30", "XOD-G39")
def test_then_the_deciding_captains_ships_pay_and_others_last() -> None:
    given = ally("Engineers' Guild", ["Targeting Computer"]) | here(*CREW, at="Haven Prime")
    given |= ship("Warship", scraps=1) | ship("Battlecruiser", scraps=5)
    given |= ship("Proto-ship", scraps=5) | ship("Explorer", scraps=5)
    table = sit(given, players=2).do("go on", "trade", "buy Targeting Computer for Warship")
    assert table.asked == "trade", "the Proto-ship is of the same captain"
    assert [table.ship(name, "scraps") for name in CREW] == [0, 5, 3, 5]
    poor = given | ship("Proto-ship", scraps=1)
    table = sit(poor, players=2).do("go on", "trade", "buy Targeting Computer for Warship")
    assert (table.asked, table.seat) == ("consent", 2)
    table.do("agree")
    assert [table.ship(name, "scraps") for name in CREW] == [0, 4, 0, 5]


@pytest.mark.rule("XOD-6.8")
def test_two_ships_with_nothing_have_nothing_to_trade() -> None:
    poor = here("Explorer") | ship("Warship", scraps=0) | ship("Explorer", scraps=0)
    assert sit(poor).do("go on").refuses("trade", "XOD-6.8")
    assert sit(poor | ship("Explorer", scraps=1)).do("go on").offers("trade")
    assert sit(poor | ship("Explorer", modules=["Energy Cell"])).do("go on").offers("trade")
    assert sit(poor | {"keys": ["Explorer", "slot", "slot", "slot"]}).do("go on").offers("trade")
    assert sit(ship("Warship", scraps=5)).refuses("trade", "XOD-6.8")


@pytest.mark.rule("XOD-11.4", "XOD-11.5")
def test_the_oracle_is_of_no_use_where_nothing_is_hostile_and_nothing_face_down() -> None:
    given = ally("Precursor Archive") | ship("Warship", system="Haven Prime", scraps=9)
    seen = {f"signals.{slot}.state": "resolved" for slot in (1, 2, 4)}
    seen |= {f"signals.{slot}.card": card for slot, card in ((1, "Derelict Ship"), (2, "Sealed Vault"))}
    seen |= {"signals.4.card": "Plague Station", "signals.3.card": "Twin Beacons", "signals.3.state": "open"}
    quiet = {"systems.Picket Line.pacified": "green"}
    assert sit(given | seen | quiet).refuses("ask Precursor Archive", "XOD-11.4")
    assert sit(given | seen).offers("ask Precursor Archive")
    assert sit(given | quiet).offers("ask Precursor Archive")
    assert sit(given | ship("Warship", scraps=1)).refuses("ask Precursor Archive", "XOD-11.4")


# ---- Signals


@pytest.mark.rule("XOD-G15")
def test_whoever_comes_after_the_last_scrap_wanted_pays_none() -> None:
    rich = ship("Warship", scraps=9) | ship("Explorer", scraps=9)
    table = at_signal("Archivists' Toll", "Explorer", given=rich, progress=4).do("act on signal 3", "pay 2 scraps")
    assert table.asked == "action"
    assert table.ship("Explorer", "scraps") == 9
    assert table.at("signals.3.progress") == 6
    ready = ship("Warship", energy=3, energy_markers=3) | ship("Explorer", energy=3, energy_markers=3)
    table = at_signal("Unstable Reactor", "Explorer", given=ready, progress=5).do("act on signal 3")
    assert table.options() == ["pay 0 energy", "pay 1 energy"]


@pytest.mark.rule("XOD-G15", "XOD-3.2")
def test_the_far_beacon_costs_an_action_too() -> None:
    far = signal(3, "Twin Beacons", beacon="Explorer")
    assert sit(far | ship("Warship", actions=1)).offers("act on signal 3")
    assert sit(far | ship("Warship", actions=0)).refuses("act on signal 3", "XOD-3.2")
    assert sit(signal(3, "Twin Beacons", beacon="Warship")).refuses("act on signal 3", "XOD-G15")
    assert sit(signal(3, "Twin Beacons", far_beacon="Explorer")).refuses("act on signal 3", "XOD-G15")


@pytest.mark.rule("XOD-G15")
def test_a_cult_sanctuary_without_any_cultist_left_guards_nothing() -> None:
    none = {"1": 0, "2": 0, "3": 0, "4": 0}
    given: dict[str, Any] = {"enemies.reserve": none, "enemies.deck_unseen": none, "enemies.unseen": []}
    table = sit(MOONS | {"signals.3.card": "Cult Sanctuary"} | given).do("explore")
    assert table.at("signals.3.accessible") is True
    assert table.offers("take key 3 aboard Warship")


# ---- combat


@pytest.mark.rule("XOD-20.1", "XOD-G35")
def test_the_first_of_all_enemies_stays_the_target_too() -> None:
    table = fight("Cultist Skiff", "Void Leech").do("attack Cultist Skiff", "offensive", *dice("hit", "special"))
    assert table.foes() == {"Cultist Skiff": 1, "Void Leech": 2}
    assert table.asked == "manoeuvre"


@pytest.mark.rule("XOD-19.14", "XOD-G35")
def test_nothing_is_left_to_strike_at_after_a_direct_hit_that_kills() -> None:
    given = mods("Proto-ship", "Singularity Lance")
    table = fight("Scrap Hulk", "Proto-ship", given=given, health=1)
    table.do("offensive", *dice("special", "hit"), "use Singularity Lance on Proto-ship die 1")
    assert "Scrap Hulk loses 1" in table.log("XOD-19.14")
    assert table.log("XOD-19.12") == []


@pytest.mark.rule("XOD-17.14")
def test_a_killing_blow_uses_one_hit_only() -> None:
    given = mods("Warship", "Killing Blow") | ship("Warship", modules=["Targeting Computer"])
    table = fight("Flesh Titan", given=given).do("offensive", *dice("hit", "hit"), "use Killing Blow")
    assert table.options("use Targeting Computer on") == ["Warship die 2"]
    assert [die["used"] for die in table.at("roll.dice.Warship")] == [True, False]


@pytest.mark.rule("XOD-G45", "XOD-17.12", "XOD-1.6")
def test_dice_keep_their_colour() -> None:
    given = mods("Drone Specialist", "Swarm Attack") | ship("Drone Specialist", modules=["Targeting Computer"])
    table = fight("Flesh Titan", "Drone Specialist", given=given)
    table.do("offensive", "use Swarm Attack", *dice("miss", "miss", "hit"))
    assert "Drone Specialist rolls an extra yellow die" in table.log("XOD-G45")
    assert [die["colour"] for die in table.at("roll.dice.Drone Specialist")] == ["blue", "yellow", "yellow"]
    two = ship("Drone Specialist", modules=["Targeting Computer", "Spectral Converter"])
    table = fight("Flesh Titan", "Drone Specialist", given=given | two)
    table.do("offensive", "done", *dice("miss", "special"))
    table.do("use Targeting Computer on Drone Specialist die 1", "* rolls hit")
    assert [die["colour"] for die in table.at("roll.dice.Drone Specialist")] == ["blue", "yellow"]


@pytest.mark.rule("XOD-19.14", "XOD-19.11")
@pytest.mark.parametrize(("hits", "left"), [(1, 5), (3, 5), (4, 3)])
def test_a_flesh_titan_heals_unless_it_loses_two(hits: int, left: int) -> None:
    """2 Shields, 5 Health; a Missile Barrage of 4, or a Plasma Cannon of 2."""
    gear = {1: [], 3: ["Plasma Cannon"], 4: ["Missile Barrage"]}[hits]
    faces = ("special", "special") if hits == 4 else ("hit", "special")
    table = fight("Flesh Titan", given=ship("Warship", modules=gear)).do("offensive", *dice(*faces))
    while table.asked == "after-attack":
        table.do(table.options()[0])
    assert table.foes() == {"Flesh Titan": left}


# ---- proposals, gear at will, and what is told


@pytest.mark.rule("XOD-G39", "XOD-7.4")
def test_one_refusal_bars_no_other_proposal() -> None:
    given = here("Proto-ship", "Battlecruiser") | ship("Battlecruiser", scraps=0)
    table = sit(given, players=2).do("take in Battlecruiser", "refuse", "go on")
    assert table.refuses("take in Battlecruiser", "XOD-G39")
    assert table.offers("strain", "take in Proto-ship")


@pytest.mark.rule("XOD-14.9", "XOD-17.16")
def test_a_perpetual_engine_drives_a_rift_anchor_for_nothing() -> None:
    given = ship("Proto-ship", mods=["Perpetual Engine"], modules=["Rift Anchor"], system=START, energy=0)
    table = sit(given, "turn: Proto-ship").do("go on")
    assert table.offers(f"use Rift Anchor freely at {START}")
    assert not table.offers(f"use Rift Anchor at {START}")
    table.do(f"use Rift Anchor freely at {START}")
    assert START not in table.rifts()
    assert table.ship("Proto-ship", "energy", "round_used") == (0, ["Perpetual Engine"])


@pytest.mark.rule("XOD-8.2")
def test_a_closed_border_bars_the_way_to_the_first_of_all_systems_too() -> None:
    table = sit(tile("Cradle of Ashes", -1, 0, openings="000000"))
    assert table.refuses("jump to Cradle of Ashes", "XOD-8.2")


@pytest.mark.rule("XOD-G28")
def test_a_deck_that_is_made_anew_is_told() -> None:
    given: dict[str, Any] = {"piles.exploration_discard": EXPLORATIONS} | ship("Warship", system="Blue Eddy")
    table = sit(given).do("explore", "* exploration Distress Call")
    assert table.log("XOD-G28") == ["deck explorations reshuffled"]
    assert len(table.at("piles.explorations")) == 19


@pytest.mark.rule("XOD-6.13", "XOD-6.14", "XOD-3.2")
def test_who_cannot_pay_is_told_what_maintenance_would_cost() -> None:
    given = MOONS | signal(3, "Derelict Ship", progress=5) | ship("Warship", scraps=0, health=5)
    bits = ship("Warship", damage=["Comm Failure"], modules=["Energy Cell", "Repair Bay"])
    table = sit(given | bits).do("maintenance")
    assert table.refuses("repair signal 3", "XOD-6.13")
    assert table.refuses("repair Warship", "XOD-6.13")
    assert table.refuses("remove Comm Failure", "XOD-6.14")
    assert table.refuses("buy energy", "XOD-6.16")


# ---- single rules, as scenarios begin with them


@pytest.mark.rule("XOD-6.12", "XOD-6.8", "XOD-G41", "XOD-14.7", "XOD-14.8", "XOD-15.8")
@pytest.mark.parametrize(
    ("scene", "question"),
    [
        ("reveal: 1, Warship", "reveal"),
        ("combat: 0, 3", "manoeuvre"),
        ("pacify anywhere: 1, Warship", "pacify"),
        ("maintain: Warship", "maintenance"),
        ("trade", "trade"),
        ("signal act: 2, Warship", "offer"),
        ("last keys", "key"),
    ],
)
def test_a_single_rule_may_be_where_a_scenario_begins(scene: str, question: str) -> None:
    given = {"turn.leader": "Warship"} | MOONS | here("Explorer", at="Glass Moons")
    given |= ship("Warship", scraps=5, modules=["Energy Cell"])
    if scene.startswith("combat"):
        given |= signal(3, "Guardian Sentinel") | foe("Guardian", "Glass Moons", signal=3, health=2)
    elif scene == "last keys":
        given |= signal(3, "Sealed Vault", progress=6)
    else:
        given |= signal(3, "Archivists' Toll") | tile("Broken Convoy", -1, 0)
    table = sit(given, scene)
    assert table.asked == question
    assert table.at("turn.leader") == "Warship"
    assert not table.log("XOD-3.1")


# ---- more of the same kind, chapter by chapter


@pytest.mark.rule("XOD-3.2", "XOD-5.1", "XOD-5.5", "XOD-5.6", "XOD-5.7")
def test_what_costs_an_action_is_offered_with_the_last_one_and_barred_without() -> None:
    one = ["jump to Glass Moons", "blind jump SW", "probe SW", "scavenge"]
    last = sit(ship("Warship", actions=1))
    assert last.offers(*one)
    assert last.refuses("rush to Glass Moons", "XOD-5.7")
    assert sit(ship("Warship", actions=2)).offers("rush to Glass Moons")
    none = sit(ship("Warship", actions=0))
    assert {none.refused().get(answer) for answer in one} == {"XOD-3.2"}
    assert none.refuses("rush to Glass Moons", "XOD-5.7")
    fire = ship("Warship", damage=["Probe Bay Fire"])
    assert sit(fire | ship("Warship", actions=2)).offers("probe SW")
    assert sit(fire | ship("Warship", actions=1)).refuses("probe SW", "XOD-3.2")


@pytest.mark.rule("XOD-G12", "XOD-21.2")
def test_a_breach_of_a_ship_that_lacks_one_takes_the_lost_marker() -> None:
    table = sit(ship("Warship", health=7), "draw damage: Warship, 1", luck=("damage Hull Breach",))
    assert table.ship("Warship", "health", "markers", "breach") == (7, 7, 1)
    table = sit(ship("Warship", health=8), "draw damage: Warship, 1", luck=("damage Hull Breach",))
    assert table.ship("Warship", "health", "markers", "breach") == (7, 7, 2)


@pytest.mark.rule("XOD-G28", "XOD-14.2")
def test_modules_are_shuffled_anew_and_without_any_none_is_gained() -> None:
    plain = [entry["name"] for entry in CONTENT.entries["module"] if not entry["precursor"]]
    given: dict[str, Any] = {"piles.module_discard": ["Cloak Field"]}
    held = ship("Battlecruiser", modules=[name for name in plain if name != "Cloak Field"])
    table = sit(given | held, "gain module: 0, Warship")
    assert table.ship("Warship", "modules") == ["Cloak Field"]
    assert table.log("XOD-G28") == ["deck modules reshuffled"]
    table = sit(ship("Battlecruiser", modules=plain), "gain module: 0, Warship")
    assert table.ship("Warship", "modules") == []
    assert table.log("XOD-G28") == []


@pytest.mark.rule("XOD-19.11", "XOD-17.6", "XOD-17.16")
def test_a_null_monolith_silences_what_would_be_free_as_well() -> None:
    given = mods("Proto-ship", "Prism Lens", "Perpetual Engine")
    table = fight("Null Monolith", "Proto-ship", given=given).do("offensive", *dice("special", "special"))
    assert table.asked == "manoeuvre"
    table.do("offensive", *dice("special", "special"))
    assert table.offers("use Prism Lens freely on Proto-ship die 1", "use Prism Lens on Proto-ship die 1")


@pytest.mark.rule("XOD-G33")
def test_a_second_wormhole_leaves_the_first_where_it_is() -> None:
    given = tile("Cradle of Ashes", -1, 1, 2) | {"markers.wormholes": ["Cradle of Ashes", None]}
    given |= ship("Explorer", mods=["Wormhole Generator"], system=START, energy=1)
    table = sit(given, "turn: Explorer").do("go on", "use Wormhole Generator")
    assert table.at("markers.wormholes") == ["Cradle of Ashes", START]


@pytest.mark.rule("XOD-23.14", "XOD-G06")
def test_a_core_that_brought_nothing_takes_nothing_away() -> None:
    full = ship("Warship", modules=["Precursor Core"], energy=7, energy_markers=7, core_energy=0, scraps=0)
    table = sit(full).do("maintenance")
    assert table.ship("Warship", "modules", "energy", "energy_markers") == ([], 7, 7)
    assert table.log("XOD-23.14") == []


@pytest.mark.rule("XOD-G15", "XOD-15.4")
def test_the_key_of_a_cult_sanctuary_waits_for_the_last_of_its_cultists() -> None:
    two = foe("Raider Pack", "Glass Moons", signal=3, health=1) | foe("Scrap Hulk", "Glass Moons", signal=3, health=3)
    table = at_signal("Cult Sanctuary", given=two).do("act on signal 3", "attack Raider Pack")
    table.do("offensive", *dice("hit", "special"))
    assert table.at("signals.3.accessible") is False
    assert table.at("combat.foes") == ["Scrap Hulk"]


@pytest.mark.rule("XOD-6.8", "XOD-G30")
def test_the_first_of_all_modules_changes_hands_too() -> None:
    given = ship("Warship", modules=["Targeting Computer"]) | here("Explorer")
    table = sit(given, players=2).do("go on", "trade", "give Targeting Computer to Explorer")
    assert table.ship("Explorer", "modules") == ["Targeting Computer"]


@pytest.mark.rule("XOD-18.2", "XOD-22.1")
def test_a_wreck_mounts_nothing() -> None:
    lost = ship("Explorer", defeated=True, health=0, markers=0, energy=0, energy_markers=0)
    assert sit(lost, "choose mod: Explorer, 2").asked == "activate"


@pytest.mark.rule("XOD-19.14")
def test_an_opponent_without_health_loses_no_more() -> None:
    given = mods("Proto-ship", "Singularity Lance")
    table = fight("Scrap Hulk", "Proto-ship", given=given, health=1)
    table.do("offensive", *dice("special", "special"), "use Singularity Lance on Proto-ship dice 1 and 2")
    assert table.log("XOD-19.14") == ["Scrap Hulk loses 1"]


@pytest.mark.rule("XOD-G06", "XOD-6.16")
def test_a_full_board_gains_no_markers_from_a_core() -> None:
    full = ship("Warship", energy=7, energy_markers=7, scraps=9, system="Haven Prime")
    table = sit(full | ally("Engineers' Guild", ["Precursor Core"])).do("trade", "buy Precursor Core for Warship")
    assert table.ship("Warship", "modules", "energy_markers", "core_energy") == (["Precursor Core"], 7, 0)
    assert table.log("XOD-6.16") == []


@pytest.mark.rule("XOD-26.4", "XOD-18.7", "XOD-G12")
def test_a_frozen_marker_and_one_that_a_relay_keeps_are_two() -> None:
    spent = ship("Warship", energy=0, energy_markers=4, damage=["Shorted Relay", "Frozen Capacitor"])
    assert sit(spent, "end of round").ship("Warship", "energy") == 2


@pytest.mark.rule("XOD-8.14", "XOD-19.1")
def test_enemies_of_a_system_are_opponents_at_no_signal() -> None:
    assert fight("Scrap Hulk").at("combat.signal") == 0
