"""Section 24: the Corruption marker."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, MORRIGAL, NYX, START, dice, foe, here, ship, sit, tile

RED = {"corruption.space": 5}


@pytest.mark.rule("XOD-24.1")
def test_the_marker_moves_one_space_each_round() -> None:
    table = sit({}, "corruption")
    assert table.at("corruption.space") == 1
    assert table.at("round") == 2
    table = sit({f"ships.{name}.acted": True for name in CREW}, "")
    assert table.at("corruption.space") == 1


@pytest.mark.rule("XOD-24.2")
def test_on_a_red_space_its_avatar_enters_at_the_corrupted_system_nearest_to_a_ship() -> None:
    # Maw of Sethis lies SW of Weeping Star; everybody is at Glass Moons or north of the start
    far = tile("Maw of Sethis", -1, 1) | tile("Ossuary", 0, -3)
    table = sit(RED | far | ship("Warship", system="Picket Line"), "advance", luck=(f"avatar {NYX}", "avatar die 1"))
    assert f"{NYX} enters at {START}" in table.log("XOD-24.2")
    assert table.at("corruption.hidden") == [10, 13]
    near = far | here(*CREW, at="Ossuary")
    table = sit(RED | near, "advance", luck=(f"avatar {NYX}",))
    assert f"{NYX} enters at Ossuary" in table.log("XOD-24.2")


@pytest.mark.rule("XOD-24.2")
def test_not_on_other_spaces() -> None:
    for space in (4, 6, 8):
        assert sit({"corruption.space": space, "corruption.hidden": [13]}, "advance").foes() == {}


@pytest.mark.rule("XOD-24.3")
def test_then_four_cards_of_the_reserve_join_the_enemy_deck_without_the_discards() -> None:
    given = RED | {"enemies.discard": ["Scrap Hulk"]} | here(*CREW, at="Blue Eddy")
    table = sit(given, "advance", luck=(f"avatar {NYX}", "avatar die 1"))
    assert table.at("enemies.deck_unseen") == {"1": 3, "2": 4, "3": 0, "4": 0}
    assert table.at("enemies.reserve") == {"1": 0, "2": 0, "3": 4, "4": 4}
    assert table.at("enemies.discard") == ["Scrap Hulk"]


@pytest.mark.rule("XOD-24.3", "XOD-G03")
@pytest.mark.parametrize("space", range(1, 15))
def test_enemies_are_added_on_their_own_spaces_only(space: int) -> None:
    table = sit({"corruption.space": space - 1, "corruption.hidden": []} | here(*CREW, at="Blue Eddy"), "advance")
    assert (table.at("enemies.deck_unseen")["2"] == 4) == (space in (6, 10, 13))


@pytest.mark.rule("XOD-24.4", "XOD-1.3")
def test_standing_on_the_awakening_is_no_loss_yet_the_next_step_is() -> None:
    table = sit({"corruption.space": 14}, "corruption")
    assert (table.at("corruption.space"), table.at("outcome"), table.asked) == (15, "none", "activate")
    table = sit({"corruption.space": 15}, "corruption")
    assert table.at("outcome") == "awakened"
    assert not table.won()


@pytest.mark.rule("XOD-24.5")
def test_any_advance_in_any_phase_triggers_the_space() -> None:
    given = RED | foe(AZKAREL, "Glass Moons") | ship("Warship", system="Glass Moons")
    table = sit(given).do("disengage", *dice("hit", "hit"), f"* avatar {NYX}")
    assert table.at("phase") == "action"
    assert table.where(NYX) == START
    assert sum(table.at("enemies.deck_unseen").values()) == 8
    table = sit(given | {"corruption.space": 14}).do("disengage", *dice("hit", "hit"))
    assert (table.at("corruption.space"), table.at("outcome")) == (15, "none")


@pytest.mark.rule("XOD-24.6", "XOD-G26")
def test_an_escaped_avatar_returns_at_full_health_without_more_enemies() -> None:
    given = {"corruption.space": 7, "corruption.escaped": {MORRIGAL: 8}} | here(*CREW, at="Blue Eddy")
    table = sit(given, "advance", luck=("avatar die 1",))
    assert f"{MORRIGAL} enters at {START}" in table.log()
    assert table.foes() == {MORRIGAL: 6}
    assert sum(table.at("enemies.deck_unseen").values()) == 4
    assert table.at(f"corruption.escaped.{MORRIGAL}") == -1
