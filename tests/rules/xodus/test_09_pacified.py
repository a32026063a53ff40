"""Section 9: pacified Systems."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import CREW, dice, foe, ship, sit

ACTED = {f"ships.{name}.acted": True for name in CREW[1:]}


def pacified(side: str) -> dict[str, object]:
    return {"systems.Picket Line.pacified": side}


@pytest.mark.rule("XOD-9.1")
def test_the_marker_lies_green_side_up() -> None:
    given = ship("Warship", system="Picket Line") | foe("Cultist Skiff", "Picket Line")
    table = sit(given).do("be detected").do("offensive", *dice("hit", "hit"))
    assert table.at("systems.Picket Line.pacified") == "green"
    assert table.log("XOD-9.1") == ["Picket Line is pacified"]


@pytest.mark.rule("XOD-9.2", "XOD-8.13")
@pytest.mark.parametrize("side", ["green", "red"])
def test_no_detection_and_no_pacify_while_it_lies_there(side: str) -> None:
    table = sit(pacified(side)).do("jump to Picket Line")
    assert table.asked == "action"
    assert table.refuses("pacify", "XOD-9.2")
    assert table.offers("explore")
    table = sit(pacified(side) | ship("Warship", system="Picket Line"))
    assert table.asked == "action"


@pytest.mark.rule("XOD-9.3", "XOD-C34", "XOD-26.2")
def test_it_lasts_for_this_round_and_the_next() -> None:
    table = sit(pacified("green") | ACTED)
    table.do("end turn")
    assert (table.at("round"), table.at("systems.Picket Line.pacified")) == (2, "red")
    for name in CREW[:3]:
        table.do(f"activate {name}").until("action").do("end turn")
    assert table.at("systems.Picket Line.pacified") == "red"
    table.until("action").do("end turn").until("activate")
    assert (table.at("round"), table.at("systems.Picket Line.pacified")) == (3, "none")


@pytest.mark.rule("XOD-9.3")
def test_afterwards_the_system_is_hostile_again() -> None:
    table = sit(pacified("red") | ACTED).do("end turn", "activate Warship", "jump to Picket Line")
    assert table.asked == "detection"
