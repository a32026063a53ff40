"""Section 24: ties."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.table import DECK, cards, mercury, sit, trophy

EVEN: dict[str, Any] = {f"players.{seat}.influence": 8 for seat in (1, 2, 3)}


@pytest.mark.rule("HEL-24.1")
def test_the_most_trophies_win_a_tie() -> None:
    given = {
        **EVEN,
        "players.1.trophies": [trophy("Capital Riots")],
        "players.3.trophies": [trophy("Warp Cult"), trophy("Ion Surge")],
    }
    assert sit(given, "score").winners() == [3]


@pytest.mark.rule("HEL-24.1")
def test_trophies_matter_only_among_the_tied() -> None:
    given = {**EVEN, "players.1.influence": 7, "players.1.trophies": [trophy("Warp Cult"), trophy("Ion Surge")]}
    assert sit({**given, "players.2.trophies": [trophy("Capital Riots")]}, "score").winners() == [2]


@pytest.mark.rule("HEL-24.2", "HEL-24.1")
def test_fulfilled_requests_count_like_events() -> None:
    given = {
        **EVEN,
        "players.1.trophies": [trophy("Capital Riots")],
        "players.2.requests": ["Earth to Moon", "Moon to Mars"],
    }
    assert mercury(given, "score").winners() == [2]


@pytest.mark.rule("HEL-24.2", "HEL-27.4")
def test_requests_do_not_count_for_the_mission_of_events() -> None:
    events = ["Capital Riots", "Refugee Exodus", "Senate Scandal", "Grid Blackout", "Ozone Breach", "Debris Rain"]
    given = {"players.1.trophies": [trophy(name) for name in [*events, "Dome Strike", "Warp Cult"]]}
    request = {"players.1.requests": ["Earth to Moon"]}
    assert mercury({**given, **request}, "score", missions="on").at("scores.1.missions") == 0
    nine = {"players.1.trophies": [*given["players.1.trophies"], trophy("Ion Surge")]}
    assert mercury(nine, "score", missions="on").at("scores.1.missions") == 5


@pytest.mark.rule("HEL-24.3", "HEL-CON-32")
def test_then_the_most_cards_that_show_a_zero() -> None:
    """Prime Assets and some market cards show 0; starting cards and Illegal Tech show nothing."""
    given = {
        **EVEN,
        **cards(1, deck=["Prime Asset"], hand=["Courier Bot"], discard=["Relay Station"]),
        **cards(2, deck=["Prime Asset", "Prime Asset"]),
        **cards(3, deck=DECK),
    }
    assert sit(given, "score").winners() == [1]


@pytest.mark.rule("HEL-24.3", "HEL-CON-32", "HEL-GAP-24")
def test_illegal_tech_shows_no_zero() -> None:
    given = {
        **EVEN,
        "players.1.influence": 14,
        **cards(1, deck=["Singing Mines", "Counterfeit Mint"]),
        **cards(2, deck=["Prime Asset"]),
        **cards(3, deck=DECK),
    }
    table = mercury(given, "score")
    assert table.scores() == [8, 8, 8]
    assert table.winners() == [2]


@pytest.mark.rule("HEL-24.3")
def test_trophies_come_before_zero_cards() -> None:
    given = {**EVEN, **cards(2, deck=["Prime Asset"] * 5), "players.1.trophies": [trophy("Warp Cult")]}
    assert sit(given, "score").winners() == [1]


@pytest.mark.rule("HEL-24.4")
def test_still_tied_players_share_the_victory() -> None:
    assert sit(EVEN, "score").winners() == [1, 2, 3]
    assert sit({**EVEN, "players.2.influence": 7}, "score").winners() == [1, 3]
    with_more = {**EVEN, **cards(1, deck=["Prime Asset"]), **cards(3, deck=["Prime Asset"])}
    assert sit(with_more, "score").winners() == [1, 3]
