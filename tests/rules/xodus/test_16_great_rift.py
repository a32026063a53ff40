"""Section 16: Keys on the Great Rift, the last stand, victory."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, NYX, START, Table, foe, here, ship, sit, tile

RIFT = "The Great Rift"
# NW of the start, open to the SE towards it (its openings 110110 turned once: 011011)
AT_RIFT = tile(RIFT, -1, 0, 1)


def stand(keys: list[str], given: dict[str, Any] | None = None, **more: Any) -> Table:
    """The Warship is at the Great Rift, the others are at Quiet Reach; where the four Keys are."""
    spots = AT_RIFT | ship("Warship", system=RIFT) | {"keys": keys}
    return sit(spots | (given or {}), **more)


@pytest.mark.rule("XOD-16.1", "XOD-6.1")
def test_exploring_the_great_rift_activates_every_key_aboard() -> None:
    table = stand(["Warship", "Warship", "tile", "slot"]).do("explore")
    assert table.at("keys") == ["activated", "activated", "tile", "slot"]
    assert table.ship("Warship", "actions") == 2
    assert table.log("XOD-16.1") == ["key 1 activated", "key 2 activated"]
    assert table.lacks("explore")


@pytest.mark.rule("XOD-16.1")
def test_a_fleet_activates_the_keys_of_all_its_members_but_not_of_others() -> None:
    table = stand(["Warship", "Explorer", "Proto-ship", "slot"], here("Explorer", "Proto-ship", at=RIFT))
    table.do("take in Explorer", "go on", "explore")
    assert table.at("keys") == ["activated", "activated", "Proto-ship", "slot"]


@pytest.mark.rule("XOD-16.1")
def test_without_a_key_there_is_nothing_to_explore_there() -> None:
    assert stand(["tile", "tile", "slot", "slot"]).refuses("explore", "XOD-6.1", "XOD-16.1")


@pytest.mark.rule("XOD-16.2")
def test_keys_may_come_in_instalments() -> None:
    table = stand(["Warship", "Explorer", "tile", "slot"], here("Explorer", at=RIFT)).do("go on", "explore", "end turn")
    assert table.at("keys") == ["activated", "Explorer", "tile", "slot"]
    table.do("activate Explorer")
    if table.asked == "fleet":
        table.do("go on")
    table.do("explore")
    assert table.at("keys") == ["activated", "activated", "tile", "slot"]
    assert "all keys activated" not in table.log()


@pytest.mark.rule("XOD-16.3", "XOD-16.4")
def test_the_last_key_calls_the_avatars_at_once_lowest_number_first() -> None:
    given = foe(NYX, "Picket Line") | foe(AZKAREL, "Glass Moons")
    table = stand(["activated", "activated", "activated", "Warship"], given)
    table.do("explore", "* avatar die 1", "* avatar die 6")
    assert table.at("phase") == "action"
    moves = [line for line in table.log() if " moves " in line or " engages " in line or "all keys" in line]
    assert moves == [
        "all keys activated",
        f"{AZKAREL} moves by 1",
        f"{AZKAREL} moves to {START}",
        f"{NYX} moves by 3",
        f"{NYX} moves to {RIFT}",
        f"{NYX} engages Warship",
    ]
    assert table.log("XOD-13.4") == [], "no Damage Roll outside the Corruption Phase"
    assert table.ship("Warship", "avatars") == [NYX]
    assert table.asked == "manoeuvre", "the turn goes on with the fight"


@pytest.mark.rule("XOD-16.3", "XOD-25.12")
def test_an_engaged_avatar_does_not_answer_the_last_key() -> None:
    given = foe(AZKAREL, "Quiet Reach") | ship("Battlecruiser", avatars=[AZKAREL])
    table = stand(["activated", "activated", "activated", "Warship"], given).do("explore")
    assert table.where(AZKAREL) == "Quiet Reach"
    assert table.asked == "action"


@pytest.mark.rule("XOD-16.3")
def test_not_before_the_last_key() -> None:
    table = stand(["activated", "activated", "slot", "Warship"], foe(AZKAREL, "Glass Moons")).do("explore")
    assert table.where(AZKAREL) == "Glass Moons"
    assert table.asked == "action"


@pytest.mark.rule("XOD-16.4")
def test_they_head_for_the_great_rift_not_for_a_nearer_ship() -> None:
    # Without the Keys it would go for the three at Haven Prime or Weeping Star; there is nobody on its way.
    given = foe(AZKAREL, "Glass Moons") | here(*CREW[1:], at="Haven Prime")
    table = stand(["activated", "activated", "activated", "Warship"], given).do("explore", "* avatar die 4")
    assert table.where(AZKAREL) == RIFT


@pytest.mark.rule("XOD-16.5", "XOD-C23")
def test_a_ship_in_the_way_stops_an_avatar() -> None:
    given = foe(AZKAREL, "Glass Moons") | here("Battlecruiser")
    table = stand(["activated", "activated", "activated", "Warship"], given).do("explore", "* avatar die 6")
    assert table.where(AZKAREL) == START
    assert table.ship("Battlecruiser", "avatars") == [AZKAREL]
    assert table.ship("Warship", "avatars") == []


@pytest.mark.rule("XOD-16.6", "XOD-1.2")
def test_all_keys_and_no_avatar_there_at_the_end_of_the_action_phase_win() -> None:
    others = {f"ships.{name}.acted": True for name in CREW[1:]}
    table = stand(["activated", "activated", "activated", "Warship"], others | {"corruption.space": 15})
    table.do("explore")
    assert table.asked == "action", "not before the end of the Action Phase"
    table.do("end turn")
    assert table.won()
    assert table.at("outcome") == "sealed"
    assert table.at("corruption.space") == 15
    assert "phase corruption" not in table.log()


@pytest.mark.rule("XOD-16.6")
def test_three_of_four_keys_do_not_win() -> None:
    table = stand(["activated", "activated", "activated", "tile"], scene="")
    for name in CREW:
        table.until("activate").do(f"activate {name}").until("action").do("end turn")
    assert not table.won()
    assert table.at("corruption.space") == 1


@pytest.mark.rule("XOD-16.7")
def test_an_avatar_there_keeps_the_rift_open_until_a_later_action_phase() -> None:
    keys = {"keys": ["activated"] * 4} | AT_RIFT | foe(AZKAREL, RIFT)
    acted = {f"ships.{name}.acted": True for name in CREW}
    table = sit(keys | acted, "", luck=("avatar die 1",))
    assert not table.won()
    assert (table.at("round"), table.at("corruption.space")) == (2, 1)
    assert table.where(AZKAREL) == RIFT
    assert sit(keys | acted | {f"foes.{AZKAREL}.system": "Glass Moons"}, "").won()
