"""Section 1: goals and basics."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, BOARDS, CREW, XODUS, dice, foe, fresh, here, ship, sit, tile

from farflung.engine.title import Setup

SETUP = Setup(title="xodus", edition="first", seats=["A"])
CONTENT = XODUS.content(SETUP)
RIFT = tile("The Great Rift", -1, 0)
LAST_TURN = {f"ships.{name}.acted": True for name in CREW[1:]}


def sealed(keys: int = 4) -> dict[str, object]:
    return RIFT | {"keys": ["activated"] * keys}


@pytest.mark.rule("XOD-1.1", "XOD-C07")
def test_all_win_together_when_every_key_is_on_a_free_great_rift() -> None:
    table = sit(sealed() | LAST_TURN | foe(AZKAREL, "Picket Line"), players=2)
    assert not table.won()
    table.do("end turn")
    assert table.at("outcome") == "sealed"
    assert table.match.over
    assert XODUS.winners(table.match.game) == [0, 1]
    assert XODUS.scores(table.match.game) == [1, 1]


@pytest.mark.rule("XOD-1.1", "XOD-C07")
def test_three_keys_are_enough_for_three_ships_but_not_for_four() -> None:
    crew = ("Warship", "Proto-ship", "Explorer")
    acted = ship("Proto-ship", acted=True) | ship("Explorer", acted=True)
    assert sit(sealed(3) | acted, crew=crew).do("end turn").won()
    keys = {"keys": ["activated", "activated", "tile", "activated"]}
    table = sit(sealed() | LAST_TURN | keys).do("end turn")
    assert table.at("outcome") == "none"
    assert table.at("round") == 2


@pytest.mark.rule("XOD-1.2")
@pytest.mark.parametrize("phase", ["action", "corruption", "end of turn"])
def test_the_loss_of_the_last_ship_loses_the_game_at_once(phase: str) -> None:
    lost = {f"ships.{name}.defeated": True for name in CREW[1:]} | {f"ships.{name}.health": 0 for name in CREW[1:]}
    table = sit(sealed() | lost | ship("Warship", health=1) | {"phase": phase}, "lose: Warship, 1, effect")
    assert table.at("outcome") == "destroyed"
    assert table.match.over
    assert not table.won()


@pytest.mark.rule("XOD-1.2")
def test_one_ship_is_enough_to_go_on() -> None:
    lost = {f"ships.{name}.defeated": True for name in CREW[2:]} | {f"ships.{name}.health": 0 for name in CREW[2:]}
    table = sit(lost | ship("Warship", health=1), "lose: Warship, 1, effect")
    assert table.ship("Warship", "defeated")
    assert table.at("outcome") == "none"
    assert not table.match.over


@pytest.mark.rule("XOD-1.3", "XOD-C02")
def test_the_marker_may_rest_on_the_last_space_but_not_leave_it() -> None:
    table = sit({"corruption.space": 14, "corruption.hidden": []}, "advance")
    assert (table.at("corruption.space"), table.at("outcome")) == (15, "none")
    table = sit({"corruption.space": 15, "corruption.hidden": []}, "advance")
    assert table.at("outcome") == "awakened"
    assert table.match.over
    assert not table.won()


@pytest.mark.rule("XOD-1.3", "XOD-C02")
def test_any_cause_of_an_advance_can_awaken_the_corruption() -> None:
    avatar = foe(AZKAREL, "Weeping Star") | {"corruption.space": 15, "corruption.hidden": []}
    table = sit(avatar).do("disengage", *dice("hit", "hit"))
    assert table.at("outcome") == "awakened"
    card = ship("Warship", system="Glass Moons") | {"signals.3.card": "Heart of Darkness"}
    table = sit(card | {"corruption.space": 15, "corruption.hidden": []}, difficulty="heroic").do("explore")
    assert table.at("outcome") == "awakened"


@pytest.mark.rule("XOD-1.4")
def test_a_round_is_action_then_corruption_then_end_of_turn() -> None:
    table = sit(LAST_TURN).do("end turn")
    phases = ["phase corruption", "phase end of turn", "round 2 begins", "phase action"]
    assert table.log("XOD-1.4") == phases
    assert (table.at("round"), table.at("phase"), table.asked) == (2, "action", "activate")


@pytest.mark.rule("XOD-1.5", "XOD-C03")
def test_hits_hurt_misses_betray_and_retaliate() -> None:
    fight = ship("Warship", system="Picket Line") | foe("Drone Nest", "Picket Line")
    table = sit(fight).do("roll", *dice("special", "hit"))
    assert table.log("XOD-10.4") == ["undetected at Picket Line"]
    table = sit(fight).do("roll", *dice("special", "miss")).do("offensive", *dice("hit", "miss"))
    assert table.foes() == {"Drone Nest": 3}
    assert table.ship("Warship", "health") == 7


@pytest.mark.rule("XOD-1.6", "XOD-G04")
def test_the_colours_have_their_own_odds() -> None:
    faces = {name: sorted(CONTENT.dice[n]) for n, name in enumerate(("red", "yellow", "blue"))}
    hit, miss, special = 0, 1, 2
    assert faces["red"] == [hit, hit, hit, miss, miss, special]
    assert faces["yellow"] == [hit, hit, miss, miss, special, special]
    assert faces["blue"] == [hit, miss, miss, special, special, special]


@pytest.mark.rule("XOD-1.6", "XOD-G06")
@pytest.mark.parametrize(
    ("name", "colours"),
    [
        ("Warship", ["red", "red"]),
        ("Battlecruiser", ["red", "blue"]),
        ("Proto-ship", ["blue", "blue"]),
        ("Explorer", ["yellow", "yellow"]),
        ("Pirate Ship", ["red", "yellow"]),
        ("Drone Specialist", ["blue", "yellow"]),
    ],
)
def test_a_ship_rolls_the_two_dice_of_its_board(name: str, colours: list[str]) -> None:
    crew = (name, *[other for other in BOARDS if other != name][:3])
    spot = ship(name, modules=["Stealth Coating"], system="Picket Line")
    table = sit(spot, crew=crew).do("roll", *dice("miss", "hit"))
    assert table.asked == "after-detection"
    assert [die["colour"] for die in table.at(f"roll.dice.{name}")] == colours


@pytest.mark.rule("XOD-1.7", "XOD-C01")
def test_two_dice_for_detection_skill_and_damage_one_or_two_to_attack() -> None:
    def rolled(lines: list[str]) -> int:
        return sum(" die " in line for line in lines)

    assert rolled(sit().do("jump to Picket Line", "roll", *dice("hit", "hit")).log()) == 2
    assert rolled(sit(scene="damage roll: Warship, strain", luck=dice("hit", "hit")).log()) == 2
    explore = sit(ship("Warship", system="Quiet Reach"), players=4).do("go on", "explore", "* exploration Gravity Well")
    assert rolled(explore.log()) == 2
    fight = foe("Drone Nest", "Picket Line") | ship("Warship", system="Picket Line")
    table = sit(fight).do("be detected").do("offensive", *dice("special", "special"))
    assert rolled(table.log()) == 2
    table.do("defensive with die 1", *dice("special"))
    assert rolled(table.log()) == 3
    assert CONTENT.boards
    assert all(len(board.dice) == 2 for board in CONTENT.boards)


@pytest.mark.rule("XOD-1.8")
def test_of_two_equal_targets_the_avatar_takes_the_one_that_hurts_the_team_more() -> None:
    given = (
        ship("Warship", system="Quiet Reach")
        | ship("Battlecruiser", system="Quiet Reach")
        | ship("Proto-ship", system="Glass Moons", health=6, markers=6)
        | ship("Explorer", system="Haven Prime")
        | foe(AZKAREL, "Weeping Star")
        | {"phase": "corruption"}
    )
    luck = ("avatar die 1", "rolls hit", "rolls hit")
    table = sit(given | {"keys.1": "Explorer"}, "avatars", luck=luck)
    assert table.where("Azkarel the Devourer") == "Haven Prime"
    table = sit(given | {"keys.1": "Proto-ship"}, "avatars", luck=luck)
    assert table.where("Azkarel the Devourer") == "Glass Moons"


@pytest.mark.rule("XOD-1.9", "XOD-G06")
def test_the_boards() -> None:
    boards = {board.name: board for board in CONTENT.boards}
    prices = {name: list(board.energy_costs) for name, board in boards.items()}
    assert prices == {
        "Warship": [1, 2, 2, 3, 3, 4],
        "Battlecruiser": [1, 2, 2, 3, 3, 4],
        "Proto-ship": [1, 1, 2, 2, 3, 3],
        "Explorer": [1, 2, 2, 3, 3, 4],
        "Pirate Ship": [2, 2, 2, 3, 3, 4],
        "Drone Specialist": [1, 1, 2, 2, 3, 3],
    }
    assert {name: (board.health, board.actions) for name, board in boards.items()} == BOARDS
    assert {name: list(board.exp_levels) for name, board in boards.items()} == {
        "Warship": [0, 1, 2, 3, 4, 5],
        "Battlecruiser": [0, 1, 3, 5, 7, 9],
        "Proto-ship": [0, 1, 2, 3, 5, 7],
        "Explorer": [0, 4, 8, 13, 18, 24],
        "Pirate Ship": [0, 1, 2, 4, 6, 8],
        "Drone Specialist": [0, 1, 2, 4, 6, 8],
    }


@pytest.mark.rule("XOD-1.9")
def test_the_numbers_of_a_board_come_back_every_round_unless_an_effect_changes_them() -> None:
    given = LAST_TURN | here("Explorer")
    table = sit(given).do("probe NW").until("action").do("end turn")
    assert {name: table.ship(name, "actions") for name in CREW} == {name: BOARDS[name][1] for name in CREW}
    changed = ship("Warship", modules=["Precursor Helm"], damage=[]) | ship("Explorer", damage=["Engine Leak"])
    table = sit(given | changed).do("end turn")
    assert (table.ship("Warship", "actions"), table.ship("Explorer", "actions")) == (4, 3)


@pytest.mark.rule("XOD-1.10", "XOD-C29", "XOD-C32", "XOD-G02")
def test_the_components() -> None:
    entries = CONTENT.entries
    kinds = [entry["kind"] for entry in entries["tile"]]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "allied": 12,
        "enemy": 12,
        "corrupted": 6,
        "great_rift": 1,
    }
    counts = {"ship": 6, "mod": 72, "enemy": 16, "avatar": 4, "damage": 16, "ally": 4, "exploration": 20, "signal": 12}
    assert {table: len(entries[table]) for table in counts} == counts
    precursor = [entry["precursor"] for entry in entries["module"]]
    assert (precursor.count(False), precursor.count(True)) == (24, 8)
    assert {entry["id"]: entry["count"] for entry in entries["die"]} == {"red": 4, "yellow": 4, "blue": 4}
    assert sum(entry["exploration"] for entry in entries["tile"]) == 20  # as many as Exploration markers
    assert [sum(entry["level"] == level for entry in entries["enemy"]) for level in (1, 2, 3, 4)] == [4, 4, 4, 4]
    table = fresh(4)
    assert len(table.at("keys")) == 4
    assert len(table.at("markers.wormholes")) == 2


@pytest.mark.rule("XOD-1.10", "XOD-G27")
def test_common_markers_never_run_out() -> None:
    table = sit(ship("Warship", scraps=30)).do("scavenge")
    assert table.ship("Warship", "scraps") == 31  # more than the 18 Scrap markers of the box
