"""Chapter 3: the recall phase."""

import pytest
from tests.rules.revenant_prototype.table import sit


@pytest.mark.rule("REV-P-3.1")
def test_the_crews_come_home() -> None:
    given = {"ships.Zenor ark.crew": "1 captain", "revenant.deploy": "2 cadet 1", "admirals.1.crew_used": ["captain"]}
    table = sit(given, "recall")
    assert table.at("ships.Zenor ark.crew") == "none"
    assert table.at("revenant.deploy") == "none"
    assert table.at("admirals.1.crew_used") == []


@pytest.mark.rule("REV-P-3.2")
def test_landed_ships_leave_their_planets() -> None:
    given = {"ships.frigate 1.sector": "4", "ships.frigate 1.landed": True, "ships.Belitan dropship.sector": "6"}
    table = sit({**given, "ships.Belitan dropship.landed": True}, "recall")
    assert not table.at("ships.frigate 1.landed")
    assert table.at("ships.frigate 1.sector") == "4"
    assert not table.at("ships.Belitan dropship.landed")


@pytest.mark.rule("REV-P-3.3", "GAP-P-21", "CON-X-26")
def test_the_tactics_leader_names_the_first_player() -> None:
    table = sit({"admirals.2.tactics": 5, "admirals.1.tactics": 4, "coming": ["actions"]}, "recall")
    assert (table.asked, table.seat) == ("first", 2)
    assert table.options("first player") == ["1", "2", "3"]
    table.do("first player 3")
    assert table.at("order") == [3, 1, 2]  # clockwise
    assert table.seat == 3


@pytest.mark.rule("REV-P-3.4")
def test_ties_favour_the_earlier_arrival() -> None:
    given = {"admirals.*.tactics": 4, "admirals.1.arrival": 9, "admirals.2.arrival": 8, "admirals.3.arrival": 5}
    assert sit(given, "recall").seat == 3
