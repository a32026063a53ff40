"""Section 13: Skill Rolls and Damage Rolls."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, CREW, NYX, Table, dice, explore, foe, here, ship, sit, tile

CARD = "* damage Comm Failure"


@pytest.mark.rule("XOD-13.1", "XOD-C03", "XOD-1.7")
@pytest.mark.parametrize(
    ("card", "faces", "health"),
    [
        ("Gravity Well", ("special", "special"), 8),
        ("Gravity Well", ("special", "hit"), 7),
        ("Gravity Well", ("hit", "hit"), 7),
        ("Cult Ambush", ("hit", "hit"), 8),
        ("Cult Ambush", ("hit", "special"), 6),
        ("Cult Ambush", ("special", "special"), 6),
    ],
)
def test_enough_of_the_symbol_that_is_named(card: str, faces: tuple[str, str], health: int) -> None:
    table = explore(card, luck=dice(*faces))
    assert table.ship("Warship", "health") == health
    assert sum(" die " in line for line in table.log("XOD-1.5")) == 2


@pytest.mark.rule("XOD-13.1")
def test_more_than_enough_is_enough() -> None:
    table = explore("Cult Ambush", "Warship", "Battlecruiser", luck=dice("hit", "hit", "hit", "hit"))
    assert table.ship("Warship", "health") == 8
    assert table.log("XOD-13.1")[-1] == "skill roll succeeds with 4"


@pytest.mark.rule("XOD-13.2")
def test_a_fleet_adds_up_and_succeeds_or_fails_as_one() -> None:
    table = explore("Cult Ambush", "Warship", "Battlecruiser", luck=dice("hit", "miss", "miss", "hit"))
    assert (table.ship("Warship", "health"), table.ship("Battlecruiser", "health")) == (8, 9)
    table = explore("Cult Ambush", "Warship", "Battlecruiser", luck=dice("hit", "miss", "miss", "special"))
    assert (table.ship("Warship", "health"), table.ship("Battlecruiser", "health")) == (6, 7)


@pytest.mark.rule("XOD-13.3")
def test_misses_of_a_skill_roll_draw_no_damage_card() -> None:
    table = explore("Gravity Well", luck=dice("miss", "miss"))
    assert table.ship("Warship", "damage", "health") == ([], 7)
    assert len(table.at("piles.damage")) == 16


@pytest.mark.rule("XOD-13.4", "XOD-7.2")
def test_a_damage_roll_for_strain() -> None:
    table = sit().do("strain", "end turn", *dice("hit", "hit"))
    assert table.log("XOD-13.4") == ["damage roll of Warship for strain"]


@pytest.mark.rule("XOD-13.4", "XOD-20.3")
def test_a_damage_roll_for_each_opponent_one_disengages_from() -> None:
    two = tile("Staging Ground", -1, 0) | ship("Warship", system="Staging Ground")
    two |= foe("Scrap Hulk", "Staging Ground") | foe("Void Leech", "Staging Ground")
    table = sit(two).do("be detected", "attack Scrap Hulk")
    table.do("disengage", *dice("hit", "miss", "miss", "hit"))
    assert table.log("XOD-13.4") == ["damage roll of Warship for disengaging"] * 2
    assert table.ship("Warship", "health") == 6
    avatars = foe(AZKAREL, "Weeping Star") | foe(NYX, "Weeping Star")
    table = sit(avatars).do(f"attack {AZKAREL}", "disengage", *dice("hit", "hit", "hit", "hit"))
    assert table.log("XOD-13.4") == ["damage roll of Warship for disengaging"] * 2


@pytest.mark.rule("XOD-13.4", "XOD-23.3", "XOD-23.2")
def test_a_damage_roll_when_an_avatar_engages_in_the_corruption_phase_only() -> None:
    far = here("Battlecruiser", "Proto-ship", "Explorer", at="Blue Eddy") | foe(AZKAREL, "Picket Line")
    table = sit(far | {"phase": "corruption"}, "avatars", luck=["avatar die 1", "rolls miss", "rolls hit"])
    assert table.log("XOD-13.4") == ["damage roll of Warship for avatar"]
    assert table.ship("Warship", "health") == 7
    table = sit(far).do("jump to Picket Line")
    assert table.log("XOD-13.4") == []
    assert table.ship("Warship", "avatars") == [AZKAREL]


def damage_roll(*faces: str, luck: tuple[str, ...] = (), given: dict[str, object] | None = None) -> Table:
    return sit(given, "damage roll: Warship, strain", luck=[*dice(*faces), *luck])


@pytest.mark.rule("XOD-13.5", "XOD-G36", "XOD-C11")
def test_what_the_misses_of_a_damage_roll_cost() -> None:
    assert damage_roll("hit", "special").ship("Warship", "health", "damage") == (8, [])
    assert damage_roll("hit", "miss").ship("Warship", "health", "damage") == (7, [])
    table = damage_roll("miss", "miss", luck=(CARD,))
    assert table.ship("Warship", "health", "damage") == (6, ["Comm Failure"])
    assert len(table.at("piles.damage")) == 15  # one card in all


@pytest.mark.rule("XOD-13.5", "XOD-G36", "XOD-22.1")
def test_a_ship_defeated_by_the_roll_draws_nothing() -> None:
    table = damage_roll("miss", "miss", given=ship("Warship", health=2))
    assert table.ship("Warship", "defeated", "damage") == (True, [])
    assert len(table.at("piles.damage")) == 16


@pytest.mark.rule("XOD-13.5", "XOD-17.13")
def test_an_ignored_miss_does_not_count() -> None:
    table = damage_roll("miss", "miss", given=ship("Warship", modules=["Shock Frame"]))
    assert table.asked == "after-damage-roll"
    table.do("use Shock Frame on Warship die 1").until("activate")
    assert table.ship("Warship", "health", "damage") == (7, [])


@pytest.mark.rule("XOD-13.6", "XOD-20.3")
def test_each_member_of_a_fleet_rolls_for_itself() -> None:
    given = {f"ships.{name}.system": "Picket Line" for name in CREW[:2]} | foe("Scrap Hulk", "Picket Line")
    table = sit(given).do("take in Battlecruiser", "be detected")
    table.do("disengage", *dice("miss", "miss"), CARD, *dice("hit", "hit"))
    assert len(table.log("XOD-13.4")) == 2
    assert table.ship("Warship", "health", "damage") == (6, ["Comm Failure"])
    assert table.ship("Battlecruiser", "health", "damage") == (9, [])
