"""Chapter 5: the hyperjump phase."""

import pytest
from tests.rules.revenant_prototype.table import SECTORS, sit, stock

JUMP = {"charged": True, "cycle": 1, "coming": [], "sonar": ["SN6"]}


@pytest.mark.rule("REV-P-5.1")
def test_only_with_the_marker_enabled() -> None:
    assert sit(JUMP, "end breach").until("draw").events(what="hyperjump")
    assert not sit({**JUMP, "charged": False}, "end breach").until("draw").events(what="hyperjump")


@pytest.mark.rule("REV-P-5.2", "REV-P-5.3", "REV-P-5.4", "GAP-P-09")
def test_the_marker_is_disabled_and_everything_stays_behind() -> None:
    given = {"charged": True, "coming": ["turn 1"], "ships.Zenor ark.damage": 2, "ships.Zenor ark.corrupted": True}
    table = sit({**given, "admirals.*.tactics": 2}, "hyperjump")
    assert not table.at("charged")
    for sector in SECTORS:
        assert table.at(f"sectors.{sector}") == {"void": 0, "absorbers": 0, "rift": False, "planet": None, "data": 0}
    assert [table.tactics(seat) for seat in (1, 2, 3)] == [2, 2, 2]  # no tactics for them
    assert table.at("ships.Zenor ark.damage") == 2
    assert table.at("ships.Zenor ark.corrupted")
    assert len(table.at("piles.planet_discard")) == 3


@pytest.mark.rule("REV-P-5.5", "CON-P-09")
@pytest.mark.parametrize(("step", "cards"), [(7, 0), (8, 1), (12, 1)])
def test_hidden_influence_from_step_8(step: int, cards: int) -> None:
    table = sit({"admirals.1.tactics": step, "coming": ["turn 2"]}, "reward 1")
    assert table.hidden() == cards


@pytest.mark.rule("REV-P-5.6")
@pytest.mark.parametrize(("step", "asked"), [(10, "man"), (11, "influence"), (12, "influence")])
def test_influence_of_choice_from_step_11(step: int, asked: str) -> None:
    table = sit({"admirals.1.tactics": step, "coming": ["turn 2"]}, "reward 1")
    assert table.asked == asked
    if asked == "influence":
        table.do("influence Belitan")
        assert table.at("admirals.1.influence.Belitan") == 1


@pytest.mark.rule("REV-P-5.7", "GAP-P-03", "REV-P-11.0.1", "REV-P-11.0.2", "REV-P-11.0.3", "REV-P-11.0.4", "CON-P-08")
def test_tactics_are_set_to_the_level() -> None:
    given = {f"admirals.{seat}.level": seat for seat in (1, 2, 3, 4)} | {"admirals.*.tactics": 9, "coming": ["turn 1"]}
    table = sit({**given, "admirals.2.tactics": 0}, "reset tactics", 4)
    assert [table.tactics(seat) for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert table.resources(4) == stock(1, 1, 1, 1)  # resets give no material


@pytest.mark.rule("REV-P-5.8", "CON-X-31")
def test_who_was_higher_lies_at_the_bottom() -> None:
    given = {"admirals.1.tactics": 4, "admirals.2.tactics": 9, "admirals.3.tactics": 4, "coming": ["turn 1"]}
    table = sit({**given, "admirals.1.arrival": 8, "admirals.3.arrival": 7}, "reset tactics")
    arrivals = {seat: table.at(f"admirals.{seat}.arrival") for seat in (1, 2, 3)}
    assert sorted(arrivals, key=lambda seat: arrivals[seat]) == [2, 3, 1]
