"""Section 5: revealing and moving."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.table import AZKAREL, Table, dice, foe, here, ship, sit, tile

EDGES = ["N", "NE", "SE", "S", "SW", "NW"]


def at(table: Table, system: str) -> tuple[int, int]:
    return table.at(f"systems.{system}.q"), table.at(f"systems.{system}.r")


@pytest.mark.rule("XOD-5.1", "XOD-G01")
def test_a_probe_lays_the_top_tile_across_an_opening_and_the_ship_stays() -> None:
    table = sit({"stack.top": "Open Sky"})
    tiles = table.at("stack.tiles")
    assert table.options("probe") == ["SW", "NW"]
    table.do("probe SW")
    assert at(table, "Open Sky") == (-1, 1)
    assert table.where("Warship") == "Weeping Star"
    assert table.ship("Warship", "actions") == 2
    assert table.at("stack.tiles") == tiles - 1
    assert table.at("stack.top") is None


@pytest.mark.rule("XOD-G01")
@pytest.mark.parametrize(
    ("edge", "place"),
    [("N", (0, -1)), ("NE", (1, -1)), ("SE", (1, 0)), ("S", (0, 1)), ("SW", (-1, 1)), ("NW", (-1, 0))],
)
def test_the_six_neighbours(edge: str, place: tuple[int, int]) -> None:
    table = sit({"stack.top": "Open Sky"}, bare="Weeping Star").do("go on", f"probe {edge}")
    assert at(table, "Open Sky") == place


@pytest.mark.rule("XOD-5.1", "XOD-G18")
def test_no_probe_across_a_closed_border_or_without_tiles() -> None:
    table = sit(ship("Warship", system="Haven Prime"))  # closed to the NW, but that space is taken; S is Picket Line
    assert table.options("probe") == ["N", "NE", "SE"]
    table = sit(ship("Warship", system="Glass Moons"))  # 110110: N is the start, SE and NW are closed
    assert table.options("probe") == ["S", "SW"]
    assert table.refuses("probe SE", "XOD-5.1")


@pytest.mark.rule("XOD-G18")
def test_a_system_without_an_opening_onto_an_empty_space_cannot_be_probed_from() -> None:
    table = sit(tile("Open Sky", -1, 0) | tile("Ossuary", -1, 1))
    assert not table.options("probe")
    assert not table.options("blind jump")


@pytest.mark.rule("XOD-5.2", "XOD-5.1")
def test_the_space_is_named_before_the_tile_is_seen() -> None:
    table = sit(tile("Maw of Sethis", 9, 9)).do("probe SW", "* border ordinary", "* tile Broken Convoy")
    assert table.asked == "turn-tile"
    assert not table.options("probe")
    table.do(table.options()[0])
    assert at(table, "Broken Convoy") == (-1, 1)


@pytest.mark.rule("XOD-5.3", "XOD-G01")
def test_the_tile_is_turned_freely_if_an_opening_meets_the_base() -> None:
    table = sit({"stack.top": "Iron Temple"}).do("probe NW")  # 111010: its edge to the SE must be open
    assert table.asked == "turn-tile"
    openings = "111010"
    legal = [turn for turn in range(6) if openings[(2 - turn) % 6] == "1"]
    assert table.options("turn") == [str(turn) for turn in legal]
    for turn in set(range(6)) - set(legal):
        assert table.refuses(f"turn {turn}", "XOD-5.3")
    table.do("turn 1")
    assert table.at("systems.Iron Temple.turned") == 1
    assert table.at("systems.Iron Temple.openings") == "".join(openings[(edge - 1) % 6] for edge in range(6))
    assert table.offers("jump to Iron Temple")


@pytest.mark.rule("XOD-5.3")
def test_other_neighbours_need_not_match() -> None:
    table = sit({"stack.top": "Iron Temple"}).do("probe NW", "turn 2")  # closed towards Quiet Reach, which is open
    assert table.at("systems.Iron Temple.openings")[1] == "0"
    assert table.at("systems.Quiet Reach.openings")[4] == "1"
    table = sit(tile("Iron Temple", -1, 0, 2) | ship("Warship", system="Quiet Reach")).do("go on")
    assert table.refuses("jump to Iron Temple", "XOD-8.2")


@pytest.mark.rule("XOD-G18")
def test_a_tile_must_not_seal_the_map_if_it_can_lie_otherwise() -> None:
    given = tile("Weeping Star", 0, 0, openings="110000") | tile("Glass Moons", 1, -1, openings="000010")
    given |= tile("Quiet Reach", 0, -2, openings="000000") | tile("Haven Prime", 1, -2, openings="000000")
    given |= tile("Caravan Crossing", -1, -1, openings="000000")
    table = sit(given | {"stack.top": "Iron Temple"}, bare="Weeping Star").do("go on", "probe N")  # 111010
    # its S (3) must meet the start; only the space to its SW (4) is empty
    assert table.asked == "turn-tile"
    assert table.options("turn") == ["2", "3"]
    assert table.refuses("turn 1", "XOD-G18")
    assert table.refuses("turn 5", "XOD-G18")
    assert table.refuses("turn 0", "XOD-5.3")


@pytest.mark.rule("XOD-5.4", "XOD-8.5", "XOD-8.6", "XOD-G34")
def test_a_revealed_system_gets_its_marker_or_key() -> None:
    table = sit({"stack.top": "Open Sky"}).do("probe NW")
    assert table.at("systems.Open Sky.exploration")
    assert table.at("keys") == ["slot", "slot", "tile", "slot"]
    table = sit({"stack.top": "Throne of Dust"}).do("probe NW")
    table.do(table.options()[0])
    assert table.at("keys") == ["slot", "slot", "tile", "tile"]
    assert not table.at("systems.Throne of Dust.exploration")
    table = sit({"stack.top": "Ossuary"}).do("probe NW")
    table.do(table.options()[0])
    assert not table.at("systems.Ossuary.exploration")
    assert table.foes() == {}


@pytest.mark.rule("XOD-5.5", "XOD-8.2")
def test_a_jump_follows_a_lane_to_a_neighbour() -> None:
    table = sit()
    assert set(table.options("jump to")) == {"Quiet Reach", "Haven Prime", "Picket Line", "Glass Moons"}
    table.do("jump to Glass Moons")
    assert table.where("Warship") == "Glass Moons"
    assert table.ship("Warship", "actions") == 2
    assert table.options("jump to") == ["Weeping Star"]
    assert table.refuses("jump to Picket Line", "XOD-8.2")


@pytest.mark.rule("XOD-5.6", "XOD-4.9")
def test_a_blind_jump_is_a_probe_and_a_move_at_once() -> None:
    table = sit({"stack.top": "Staging Ground"})
    assert table.options("blind jump") == ["SW", "NW"]
    table.do("blind jump NW")
    assert table.where("Warship") == "Staging Ground"
    assert table.ship("Warship", "actions") == 2
    assert table.asked == "detection"  # no chance to stay
    table = sit({"stack.top": "Broken Convoy"}).do("blind jump NW")
    assert table.asked == "turn-tile"
    assert table.do(table.options()[0]).where("Warship") == "Broken Convoy"


@pytest.mark.rule("XOD-5.6")
def test_only_a_jump_stabiliser_lets_a_ship_stay() -> None:
    table = sit({"stack.top": "Open Sky"} | ship("Warship", modules=["Jump Stabiliser"])).do("blind jump NW")
    assert table.options() == ["go on", "stay"]
    assert table.do("stay").where("Warship") == "Weeping Star"


# Weeping Star - Quiet Reach - Blue Eddy is a row to the north
@pytest.mark.rule("XOD-5.7", "XOD-C14")
def test_a_rush_is_up_to_three_jumps_for_two_actions() -> None:
    table = sit(here("Battlecruiser", "Proto-ship", "Explorer", at="Glass Moons"))
    table.do("rush to Quiet Reach")
    assert (table.asked, table.where("Warship")) == ("rush", "Weeping Star")
    table.do("rush to Blue Eddy")
    assert table.asked == "rush"
    assert table.options() == ["stop", "rush to Quiet Reach"]
    table.do("rush to Quiet Reach")  # a System may be crossed twice
    assert (table.where("Warship"), table.ship("Warship", "actions"), table.asked) == ("Quiet Reach", 1, "action")
    short = sit(here("Battlecruiser", "Proto-ship", "Explorer", at="Glass Moons")).do("rush to Quiet Reach", "stop")
    assert short.ship("Warship", "system", "actions") == ("Quiet Reach", 1)


@pytest.mark.rule("XOD-5.7")
def test_a_rush_needs_two_actions_and_revealed_systems() -> None:
    table = sit(ship("Warship", actions=1))
    assert table.refuses("rush to Quiet Reach", "XOD-5.7")
    assert table.offers("jump to Quiet Reach")
    assert set(sit().options("rush to")) == {"Quiet Reach", "Haven Prime", "Picket Line", "Glass Moons"}


@pytest.mark.rule("XOD-5.8", "XOD-5.9", "XOD-11.1")
def test_systems_crossed_are_not_entered_the_last_one_is() -> None:
    row = tile("Staging Ground", 2, 0)  # beyond Picket Line (turned 1: NE, SE, S, NW)
    table = sit(row).do("rush to Picket Line")
    assert table.asked == "rush"  # no Detection Roll there
    table.do("rush to Staging Ground", "stop")
    assert table.asked == "detection"
    assert table.where("Warship") == "Staging Ground"
    table.do("roll", *dice("hit", "special"))
    assert table.asked == "action"
    assert table.offers("explore")
    table = sit().do("rush to Haven Prime", "rush to Weeping Star", "stop")
    assert not table.log("XOD-11.1")
    assert table.at("allies.Council Remnant.system") is None
    table = sit().do("rush to Haven Prime", "stop")
    assert len(table.log("XOD-11.1")) == 1


@pytest.mark.rule("XOD-5.10", "XOD-23.2")
def test_a_rush_stops_at_the_first_avatar() -> None:
    given = here("Battlecruiser", "Proto-ship", "Explorer", at="Glass Moons") | foe(AZKAREL, "Quiet Reach")
    table = sit(given).do("rush to Quiet Reach")
    assert table.where("Warship") == "Quiet Reach"
    assert table.asked == "manoeuvre"
    assert table.ship("Warship", "avatars", "actions", "health") == ([AZKAREL], 1, 8)
    assert not table.log("XOD-13.4")


@pytest.mark.rule("XOD-5.11", "XOD-G19", "XOD-11.1", "XOD-23.2")
def test_what_happens_on_entry_in_order() -> None:
    given = here("Explorer", at="Haven Prime") | foe(AZKAREL, "Haven Prime")
    table = sit(given).do("jump to Haven Prime", "* ally Nomad Traders")
    assert table.asked == "fleet"
    assert table.log("XOD-11.1")
    assert not table.log("XOD-23.2")
    table.do("take in Explorer")
    assert table.log("XOD-23.2")
    assert table.asked == "manoeuvre"
    assert table.ship("Explorer", "avatars") == [AZKAREL]


@pytest.mark.rule("XOD-5.11", "XOD-8.13", "XOD-G19")
def test_avatars_engage_before_the_detection_roll_and_all_fight_together() -> None:
    given = foe(AZKAREL, "Picket Line") | foe("Scrap Hulk", "Picket Line")
    table = sit(given).do("jump to Picket Line")
    assert table.log("XOD-23.2") == [f"{AZKAREL} engages Warship"]
    assert table.asked == "detection"
    table.do("be detected")
    assert table.asked == "target"
    assert set(table.options("attack")) == {AZKAREL, "Scrap Hulk"}
    table = sit(given).do("jump to Picket Line", "roll", *dice("hit", "hit"))
    assert table.at("combat.foes") == [AZKAREL]


@pytest.mark.rule("XOD-G18")
def test_nothing_is_revealed_when_the_stack_is_empty() -> None:
    names = [name for name in sit().at("systems") if name not in sit().systems()]
    far: dict[str, Any] = {}
    for place, name in enumerate(names):
        far |= tile(name, 30 + place, 0)
    table = sit(far)
    assert table.at("stack.tiles") == 0
    assert not table.options("probe")
    assert not table.options("blind jump")
    assert table.refuses("probe NW", "XOD-G18")


@pytest.mark.rule("XOD-G18")
def test_a_sealed_map_is_opened_at_any_border() -> None:
    given = tile("Weeping Star", 0, 0, openings="000000") | {"stack.top": "Open Sky"}
    table = sit(given, bare="Weeping Star").do("go on")
    assert table.options("probe") == EDGES
    table.do("probe N")
    assert table.offers("jump to Open Sky")
