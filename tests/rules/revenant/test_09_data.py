"""Chapter 09: discovery data."""

import pytest
from tests.rules.revenant.table import sit


@pytest.mark.rule("REV-F-09.1")
@pytest.mark.parametrize(("source", "answers"), [("Belitan dropship", ["land"]), ("Yarvek ark", [])])
def test_gained_data_goes_to_a_data_slot(source: str, answers: list[str]) -> None:
    """From a planet, and from the reward tile of Yarvek."""
    table = sit({"admirals.1.influence.Yarvek": 1}).man(source).do(*answers)
    assert table.at("admirals.1.data") == 1
    assert table.hidden() == 0
    assert table.events("REV-F-09.1", "data_gained")


@pytest.mark.rule("REV-F-09.2", "REV-F-K.13")
@pytest.mark.parametrize(("before", "after", "cards"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_the_third_data_turns_all_three_into_hidden_influence(before: int, after: int, cards: int) -> None:
    table = sit({"admirals.1.data": before}).man("Belitan dropship").do("land")
    assert table.at("admirals.1.data") == after
    assert table.hidden() == cards


@pytest.mark.rule("REV-F-09.2")
def test_at_once_even_in_the_middle_of_a_gain() -> None:
    given = {"admirals.1.data": 2, "admirals.1.hand": ["Probe Swarm"]}  # two discovery data
    table = sit(given).man("Zenor fighter").do("done", "bonus affiliate")
    assert table.at("admirals.1.data") == 1
    assert table.hidden() == 1
    assert table.order_of("data_gained", "hidden_gained") == ["data_gained", "hidden_gained", "data_gained"]


@pytest.mark.rule("REV-F-09.2")
def test_the_hidden_influence_is_drawn_by_rank() -> None:
    draws = ["* hidden Zenor", "* hidden Belitan", "* hidden Dunlork"]
    table = sit({"admirals.1.data": 2, "admirals.1.rank": 2}).man("Belitan dropship").do("land", *draws)
    assert sorted(table.options("keep")) == ["Belitan influence", "Dunlork influence", "Zenor influence"]
    table.do("keep Dunlork influence")
    assert table.at("admirals.1.hidden.Dunlork") == 1
    assert table.hidden() == 1
    assert table.asked == "planet"
