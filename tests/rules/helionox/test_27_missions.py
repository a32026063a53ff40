"""Section 27: the competitive missions variant."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import LOCATIONS, Table, cards, fresh, sit, trophy

COMPETITIVE = ["Living Legacy", "Thinking Machine", "Open Lanes", "Unbroken Shield"]
SEVEN = ["Capital Riots", "Dome Strike", "Water Cartel", "Miner Walkout", "Warp Cult", "Ion Surge", "Crater Quake"]
NINE_EVENTS = [trophy(name) for name in [*SEVEN, "Ion Surge", "Crater Quake"]]
BIG = [*["Material Asset"] * 5, *["Sentinel Prototype"] * 3]  # more starting cards than Living Legacy bears


def end(given: dict[str, Any], players: int = 2, missions: str = "on") -> Table:
    return sit({"players.*.influence": 0, **given}, "score", players=players, missions=missions)


def bonus(given: dict[str, Any], seat: int = 1, **more: Any) -> int:
    return int(end(given, **more).at(f"scores.{seat}.missions"))


@pytest.mark.rule("HEL-27.1", "HEL-GAP-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_four_competitive_missions_lie_open(players: int) -> None:
    table = fresh(players, missions="on")
    assert table.at("missions") == COMPETITIVE
    for seat in range(players + 1):
        assert table.seen_by(seat, "missions") == COMPETITIVE


@pytest.mark.rule("HEL-27.1", "HEL-25.2")
def test_without_the_variant_there_are_no_missions() -> None:
    assert fresh(3).at("missions") == []
    assert end({"players.1.embassies": LOCATIONS}, missions="off").at("scores.1.missions") == 0


@pytest.mark.rule("HEL-27.2", "HEL-23.5", "HEL-GAP-21")
@pytest.mark.parametrize(("starting", "points"), [(7, 0), (6, 4), (0, 4)])
def test_living_legacy(starting: int, points: int) -> None:
    held = BIG[:starting]
    for piles in ({"hand": held}, {"deck": held}, {"discard": held}):
        assert bonus(cards(1, **piles)) == points


@pytest.mark.rule("HEL-27.2", "HEL-GAP-21", "HEL-GAP-5")
@pytest.mark.parametrize(("n", "points"), [(3, 0), (4, 4), (5, 4)])
def test_thinking_machine(n: int, points: int) -> None:
    held = ["Relay Drone", "Logic Adept", "Courier Bot", "Courier Bot", "Ghost Auditor"][:n]
    given = cards(1, hand=held[:1], deck=BIG + held[1:2], discard=held[2:])
    assert bonus({**given, **cards(2, deck=BIG)}) == points


@pytest.mark.rule("HEL-27.2", "HEL-GAP-21")
@pytest.mark.parametrize(("n", "points"), [(2, 0), (3, 5), (5, 5)])
def test_open_lanes(n: int, points: int) -> None:
    assert bonus({"players.1.embassies": LOCATIONS[:n]}) == points


@pytest.mark.rule("HEL-27.4", "HEL-GAP-21", "HEL-14.5")
@pytest.mark.parametrize(("n", "points"), [(8, 0), (9, 5)])
def test_unbroken_shield_counts_events(n: int, points: int) -> None:
    assert bonus({"players.1.trophies": NINE_EVENTS[:n]}) == points


@pytest.mark.rule("HEL-27.4", "HEL-24.2")
def test_requests_are_no_events_for_the_defense_mission() -> None:
    given = {"players.1.trophies": NINE_EVENTS[:8], "players.1.requests": ["Earth to Mars"] * 2}
    table = sit(given, "score", players=2, missions="on", mercury="on")
    assert table.at("scores.1.missions") == 0


@pytest.mark.rule("HEL-27.2")
def test_missions_are_checked_at_the_end_only() -> None:
    """Five Cybernetic cards in the middle of the game, three at its end."""
    held = ["Relay Drone", "Courier Bot", "Courier Bot", "Ghost Auditor"]
    table = sit(
        {
            **cards(1, hand=["Field Botanist", *held], deck=BIG),
            "event_deck.parts": [{"regular": 0, "catastrophic": 0}] * 3,
        },
        players=2,
        missions="on",
    )
    assert table.events(what="mission_met") == []
    table.do("play Field Botanist", "consume Courier Bot").end_turn()
    assert table.match.over
    assert table.at("scores.1.missions") == 0


@pytest.mark.rule("HEL-27.3", "HEL-23.5")
def test_every_player_who_meets_a_mission_gets_all_of_it() -> None:
    table = end({"players.*.embassies": LOCATIONS[:4]}, players=3)
    assert [row["missions"] for row in table.at("scores")] == [5, 5, 5]


@pytest.mark.rule("HEL-27.3", "HEL-GAP-21")
def test_one_player_may_score_all_missions() -> None:
    given = {
        **cards(1, hand=["Relay Drone", "Logic Adept"], deck=["Courier Bot", "Courier Bot"]),
        **cards(2, deck=BIG),
        "players.1.embassies": LOCATIONS[:4],
        "players.1.trophies": NINE_EVENTS,
    }
    table = end(given)
    assert [row["missions"] for row in table.at("scores")] == [18, 0]
    assert [(e.a, CONTENT.missions[e.b].name) for e in table.events(what="mission_met")] == [
        (0, name) for name in COMPETITIVE
    ]
    assert table.winners() == [1]
