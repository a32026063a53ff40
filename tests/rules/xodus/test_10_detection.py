"""Section 10: detection."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import dice, foe, here, ship, sit

PICKET = ship("Warship", system="Picket Line") | foe("Scrap Hulk", "Picket Line")


@pytest.mark.rule("XOD-10.1", "XOD-C03", "XOD-1.7")
@pytest.mark.parametrize(
    ("faces", "detected"),
    [
        (("hit", "hit"), False),
        (("special", "hit"), False),
        (("special", "special"), False),
        (("miss", "hit"), True),
        (("special", "miss"), True),
        (("miss", "miss"), True),
    ],
)
def test_one_miss_is_enough(faces: tuple[str, str], detected: bool) -> None:
    table = sit(PICKET).do("roll", *dice(*faces))
    assert table.in_combat() == detected
    assert table.log("XOD-10.4" if not detected else "XOD-10.1") != []


@pytest.mark.rule("XOD-10.1", "XOD-17.13")
def test_an_ignored_miss_does_not_count() -> None:
    crew = ("Explorer", "Warship", "Proto-ship", "Battlecruiser")
    ghost = ship("Explorer", system="Picket Line", mods=["Deep Scanner", "Ghost Profile"])
    table = sit(ghost, crew=crew).do("roll", *dice("miss", "hit"))
    assert table.asked == "after-detection"
    table.do("use Ghost Profile on Explorer die 1").until("action")
    assert not table.in_combat()


@pytest.mark.rule("XOD-10.2")
def test_a_fleet_rolls_together_and_one_miss_betrays_all() -> None:
    given = here("Warship", "Explorer", at="Picket Line") | foe("Scrap Hulk", "Picket Line")
    table = sit(given).do("take in Explorer", "roll", *dice("hit", "hit", "special", "miss"))
    assert table.in_combat()
    assert len(table.log("XOD-1.5")) == 4
    assert sum("detection at" in line for line in table.log()) == 1
    table.do("offensive", "offensive")
    assert len(table.log("XOD-1.5")) == 8  # both fight
    table = sit(given).do("take in Explorer", "roll", *dice("hit", "hit", "special", "hit"))
    assert not table.in_combat()


@pytest.mark.rule("XOD-10.3")
def test_all_misses_draw_no_damage_card() -> None:
    table = sit(PICKET).do("roll", *dice("miss", "miss"))
    assert table.ship("Warship", "damage", "health") == ([], 8)
    assert len(table.at("piles.damage")) == 16


@pytest.mark.rule("XOD-10.4", "XOD-G42")
def test_an_undetected_ship_plays_on_and_rolls_again_only_when_it_comes_back() -> None:
    table = sit(foe("Scrap Hulk", "Picket Line") | ship("Warship", actions=5)).do(
        "jump to Picket Line", "roll", *dice("hit", "hit")
    )
    assert table.asked == "action"
    table.do("scavenge", "strain")
    assert table.asked == "action"
    assert table.log("XOD-8.13") == ["detection at Picket Line"]
    table.do("jump to Weeping Star", "jump to Picket Line")
    assert table.asked == "detection"
