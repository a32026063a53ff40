"""Chapters 6 and 7: influence tracks, rewards, house power."""

import pytest
from tests.rules.revenant_prototype.table import quiet, sit


@pytest.mark.rule("REV-P-6.1")
def test_tracks_end_at_8() -> None:
    table = sit({"admirals.1.influence.Zenor": 8, "rewards.Zenor": []}).man("Zenor fighter")
    assert table.at("admirals.1.influence.Zenor") == 8
    table = sit({"admirals.1.influence.Zenor": 8, "rewards.Zenor": []}).man("deploy")
    assert table.refuses("influence Zenor", "REV-P-6.1")


@pytest.mark.rule("REV-P-6.2", "GAP-A-13")
def test_the_first_to_reach_a_step_takes_its_reward() -> None:
    given = {"admirals.1.influence.Zenor": 1, "admirals.2.influence.Zenor": 1}
    table = sit(given).man("Zenor fighter").finish_turn()
    assert table.at("rewards.Zenor") == [5, 8]
    assert table.at("admirals.1.resources.neutronium") == 2
    table.man("Zenor ark").finish_turn()
    assert table.at("admirals.2.influence.Zenor") == 2
    assert table.at("admirals.2.resources.neutronium") == 1


@pytest.mark.rule("REV-P-6.3", "GAP-A-13")
def test_a_removal_token_with_nothing_to_remove_is_lost() -> None:
    given = {"admirals.1.influence.Shiveus": 1, "admirals.1.compartments.move frigate.corrupted": False}
    table = sit(given).man("Shiveus fighter")
    assert table.asked == "small-ship"
    assert table.at("rewards.Shiveus") == [5, 8]


@pytest.mark.rule("REV-P-7.1", "REV-P-2.7.8")
def test_power_is_the_number_of_ships_on_the_map() -> None:
    table = sit({"ships.Zenor civilian.sector": "1", "ships.Zenor fighter.sector": "supply"})
    assert table.power("Zenor") == 2
    assert sit({"ships.Zenor *.sector": "2"}).power("Zenor") == 4


@pytest.mark.rule("REV-P-7.2")
def test_a_house_without_ships_has_no_power() -> None:
    given = {**quiet(s2=2), "ships.Zenor ark.sector": "supply", "ships.Zenor fighter.sector": "2"}
    table = sit({**given, "ships.Yarvek dropship.sector": "1", "coming": ["turn 1"]}, "attack 2")
    assert table.power("Zenor") == 0
