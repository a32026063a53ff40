"""Section 25: how Avatars move."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, MORRIGAL, NYX, START, Table, fleet, foe, here, ship, sit, tile

from farflung.games.xodus.routes import rank
from farflung.games.xodus.state import Xodus

PHASE = {"phase": "corruption"}
HITS = ["rolls hit"] * 8


def move(avatar: str, at: str, face: int, given: dict[str, Any] | None = None, luck: int = 0, **more: Any) -> Table:
    """One Avatar moves in the Corruption Phase; `luck` hits are rolled."""
    whole = PHASE | foe(avatar, at) | (given or {})
    return sit(whole, f"move avatar: {avatar}", luck=(f"avatar die {face}", *["rolls hit"] * luck), **more)


@pytest.mark.rule("XOD-25.1")
def test_all_that_are_not_engaged_move_after_the_advance_lowest_number_first() -> None:
    given = foe(NYX, "Glass Moons") | foe(AZKAREL, "Picket Line") | here(*CREW, at="Blue Eddy")
    table = sit(given, "corruption", luck=("avatar die 1", "avatar die 1"))
    lines = [line for line in table.log() if "corruption at" in line or " moves by " in line]
    assert lines == ["corruption at 1", f"{AZKAREL} moves by 1", f"{NYX} moves by 1"]


@pytest.mark.rule("XOD-25.1")
def test_one_that_entered_this_phase_moves_too() -> None:
    given = {"corruption.space": 5} | here(*CREW, at="Blue Eddy")
    table = sit(given, "corruption", luck=(f"avatar {NYX}", "avatar die 1"))
    assert table.where(NYX) == "Quiet Reach"


@pytest.mark.rule("XOD-25.2", "XOD-G05")
@pytest.mark.parametrize(("face", "systems"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_the_die_says_how_far(face: int, systems: int) -> None:
    table = move(AZKAREL, "Glass Moons", face, here(*CREW, at="Blue Eddy"), parameters={"avatar_movement": 0})
    assert table.log("XOD-25.2") == [f"{AZKAREL} moves by {systems}"]
    assert table.where(AZKAREL) == ["Glass Moons", START, "Quiet Reach"][systems]


@pytest.mark.rule("XOD-25.2", "XOD-G05")
@pytest.mark.parametrize(("face", "systems"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_avatars_that_are_a_system_faster(face: int, systems: int) -> None:
    """In games that began with rules 3 the die itself says so."""
    luck = 8 if systems == 3 else 0
    for more in ({"rules": 4}, {"rules": 3, "parameters": {"avatar_movement": 0}}):
        table = move(AZKAREL, "Glass Moons", face, here(*CREW, at="Blue Eddy"), luck, **more)
        assert table.log("XOD-25.2") == [f"{AZKAREL} moves by {systems}"]
        assert table.where(AZKAREL) == ["", START, "Quiet Reach", "Blue Eddy"][systems]


@pytest.mark.rule("XOD-25.2", "XOD-14.4", "XOD-14.11")
def test_movement_markers_change_it_down_to_none() -> None:
    far = here(*CREW, at="Blue Eddy")
    assert move(AZKAREL, "Glass Moons", 1, far | {"markers.slowed": True}).where(AZKAREL) == "Glass Moons"
    assert move(AZKAREL, "Glass Moons", 1, far | {"markers.hastened": True}).where(AZKAREL) == "Quiet Reach"
    both = {"markers.slowed": True, "markers.hastened": True}
    assert move(AZKAREL, "Glass Moons", 1, far | both).where(AZKAREL) == START


@pytest.mark.rule("XOD-25.3")
def test_the_wormhole_face_allows_one_passage_on_top() -> None:
    # Blue Eddy and Whispering Ring (S of Glass Moons) have wormholes
    ring = tile("Whispering Ring", 0, 2) | here(*CREW, at="Blue Eddy")
    assert move(AZKAREL, "Glass Moons", 3, ring, luck=8).where(AZKAREL) == "Blue Eddy"
    assert move(AZKAREL, "Glass Moons", 1, ring).where(AZKAREL) == START


@pytest.mark.rule("XOD-25.4")
def test_it_goes_for_the_nearest_that_is_not_engaged_with_another() -> None:
    given = ship("Warship", system="Haven Prime") | here(*CREW[1:], at="Blue Eddy")
    assert move(AZKAREL, START, 1, given, luck=2).where(AZKAREL) == "Haven Prime"
    engaged = given | foe(NYX, "Haven Prime") | ship("Warship", system="Haven Prime", avatars=[NYX])
    assert move(AZKAREL, START, 1, engaged).where(AZKAREL) == "Quiet Reach"


@pytest.mark.rule("XOD-25.5")
def test_avatars_use_lanes_and_open_rifts_and_ignore_what_else_lies_there() -> None:
    rift = tile("Maw of Sethis", 0, -4) | here(*CREW, at="Blue Eddy") | ship("Warship", system="Maw of Sethis")
    table = move(AZKAREL, START, 1, rift | ship("Warship", system="Maw of Sethis", health=1), luck=2)
    assert table.where(AZKAREL) == "Maw of Sethis", "Rift to Rift is one step"
    guards = foe("Scrap Hulk", "Picket Line") | {"systems.Picket Line.pacified": "none"}
    table = move(AZKAREL, START, 1, guards | ship("Warship", system="Picket Line", health=1), luck=2)
    assert table.where(AZKAREL) == "Picket Line"
    assert table.log("XOD-10.1") == []


def ring(**places: str) -> dict[str, Any]:
    """Who is where around Weeping Star, all one step from it; the others far off at Blue Eddy."""
    given = here(*CREW, at="Blue Eddy")
    for name, system in places.items():
        given |= here(name.replace("_", "-"), at=system)
    return given


@pytest.mark.rule("XOD-25.6", "XOD-4.11")
@pytest.mark.parametrize(
    ("given", "goal"),
    [
        # the single ship with the least Health
        (ship("Warship", health=4) | ship("Explorer", health=5), "Haven Prime"),
        (ship("Warship", health=6) | ship("Explorer", health=5), "Glass Moons"),
        # the single ship with the lowest maximum
        (ship("Warship", health=5) | ship("Explorer", health=5), "Glass Moons"),
        # a single ship before a Fleet
        (ship("Warship", fleet="Warship") | ship("Battlecruiser", fleet="Warship"), "Glass Moons"),
    ],
)
def test_priorities_at_equal_distance(given: dict[str, Any], goal: str) -> None:
    places = ring(Warship="Haven Prime", Explorer="Glass Moons")
    if "ships.Battlecruiser.fleet" in given:
        places |= here("Battlecruiser", at="Haven Prime")
        given = given | ship("Warship", fleet="Warship", health=1) | ship("Battlecruiser", fleet="Warship", health=1)
    assert move(AZKAREL, START, 1, places | given, luck=2).where(AZKAREL) == goal


@pytest.mark.rule("XOD-25.6")
@pytest.mark.parametrize(
    ("health", "goal"), [((8, 9, 3, 3), "Glass Moons"), ((3, 3, 7, 6), "Haven Prime"), ((4, 4, 4, 4), "Glass Moons")]
)
def test_priorities_among_fleets(health: tuple[int, ...], goal: str) -> None:
    """Warship and Battlecruiser (17 markers) at Haven Prime, Proto-ship and Explorer (13) at Glass Moons."""
    given = ring(Warship="Haven Prime", Battlecruiser="Haven Prime", Proto_ship="Glass Moons", Explorer="Glass Moons")
    for name, value in zip(CREW, health, strict=True):
        given |= ship(name, health=value, fleet="Warship" if name in CREW[:2] else "Proto-ship")
    assert move(AZKAREL, START, 1, given, luck=4).where(AZKAREL) == goal


@pytest.mark.rule("XOD-25.6")
def test_a_single_ship_before_a_fleet_however_weak() -> None:
    given = here(*CREW[:3], at="Haven Prime") | here("Explorer", at="Glass Moons")
    given |= {f"ships.{name}.fleet": "Warship" for name in CREW[:3]} | {f"ships.{name}.health": 1 for name in CREW[:3]}
    assert move(AZKAREL, START, 1, given, luck=2).where(AZKAREL) == "Glass Moons"


@pytest.mark.rule("XOD-25.6")
def test_the_fleet_with_the_fewest_ships() -> None:
    """Four ships make no two Fleets of different size, so the rank of one is compared with that of another game's."""

    def rank_of(members: int, health: int) -> int:
        given = {f"ships.{name}.fleet": "Warship" for name in CREW[:members]} | here(*CREW[:members])
        game = sit(given | {f"ships.{name}.health": health for name in CREW[:members]}).match.game
        assert isinstance(game, Xodus)
        return rank(game, game.ships[0])

    assert rank_of(2, 6) < rank_of(3, 1) < rank_of(4, 1)
    assert rank_of(2, 5) < rank_of(2, 6)


@pytest.mark.rule("XOD-25.7", "XOD-25.8")
def test_it_stops_at_the_first_ship_and_engages_everybody_there() -> None:
    given = here(*CREW[2:], at="Blue Eddy") | here("Battlecruiser")
    table = move(AZKAREL, "Glass Moons", 6, given, luck=4)
    assert table.where(AZKAREL) == START
    assert table.ship("Warship", "avatars") == table.ship("Battlecruiser", "avatars") == [AZKAREL]
    assert len(table.log("XOD-13.4")) == 2


@pytest.mark.rule("XOD-25.9", "XOD-G24")
def test_it_keeps_out_of_systems_where_another_avatar_is_engaged() -> None:
    # Nyx holds the Warship at Weeping Star, the only way north; the others are free
    given = foe(NYX, START) | ship("Warship", avatars=[NYX])
    table = move(AZKAREL, "Glass Moons", 6, given)
    assert table.where(AZKAREL) == "Glass Moons"
    assert table.ship("Warship", "avatars") == [NYX]


@pytest.mark.rule("XOD-25.10", "XOD-25.11", "XOD-20.1")
def test_when_all_are_engaged_it_joins_and_they_fight_both() -> None:
    given = here(*CREW) | foe(NYX, START) | {f"ships.{name}.avatars": [NYX] for name in CREW}
    table = move(AZKAREL, "Glass Moons", 1, given, luck=8)
    assert table.where(AZKAREL) == START
    assert len(table.log("XOD-13.4")) == 4
    table.until("activate").do("activate Warship").until("target")
    assert table.options() == [f"attack {AZKAREL}", f"attack {NYX}"]


@pytest.mark.rule("XOD-25.11", "XOD-20.3")
def test_disengaging_from_two_avatars_takes_two_damage_rolls() -> None:
    both = (
        foe(AZKAREL, START)
        | foe(MORRIGAL, START)
        | ship("Warship", avatars=[AZKAREL, MORRIGAL], modules=["Energy Cell"])
    )
    table = sit(both).do(f"attack {AZKAREL}", "disengage", *[f"* {line}" for line in HITS[:4]])
    assert table.log("XOD-13.4") == ["damage roll of Warship for disengaging"] * 2


@pytest.mark.rule("XOD-25.12")
def test_an_engaged_avatar_neither_rolls_nor_moves() -> None:
    given = foe(AZKAREL, START) | ship("Warship", avatars=[AZKAREL]) | fleet("Warship")
    table = sit(given, "avatars")
    assert table.where(AZKAREL) == START
    assert table.log("XOD-25.2") == []
