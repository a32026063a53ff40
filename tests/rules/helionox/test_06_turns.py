"""Section 6: turns and phases."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import Table, coop, event, fresh, pool, sit, solo, stacked


def turns(table: Table) -> list[int]:
    """Whose turns began, in order."""
    return [happened.b + 1 for happened in table.events(what="turn_began")]


@pytest.mark.rule("HEL-6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_around_the_table(players: int) -> None:
    table = sit(scene="turn 2", players=players).whole_turns(players)
    start = [2 + step for step in range(players + 1)]
    assert turns(table) == [(seat - 1) % players + 1 for seat in start]
    assert table.at("current") == table.seat == 2


@pytest.mark.rule("HEL-6.1")
def test_a_turn_is_completed_before_the_next_begins() -> None:
    table = sit(scene="turn 1").whole_turns(2)
    assert table.order_of("turn_began", "turn_ended") == ["turn_began", "turn_ended"] * 2 + ["turn_began"]


@pytest.mark.rule("HEL-6.1")
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_first_player_is_followed_by_the_others(seed: int) -> None:
    table = fresh(3, seed)
    first = table.at("first")
    table.whole_turns(3)
    assert turns(table) == [(first + step - 1) % 3 + 1 for step in range(4)]


@pytest.mark.rule("HEL-6.2")
def test_the_phases_come_in_order_and_once() -> None:
    given = {
        "events": [event("Warp Cult")],
        "players.1.cryo": 2,
        **stacked("Dust Tempest"),
        "players.1.hand": ["Material Asset"],
    }
    table = sit(given, "turn 1")
    assert table.at("phase") == "main"
    table.do("play Material Asset", "end turn").until("main")
    assert table.order_of(
        "turn_began", "became_active", "event_arrived", "thawed", "played", "drew_unseen", "turn_ended"
    )[:7] == ["turn_began", "became_active", "event_arrived", "thawed", "played", "drew_unseen", "turn_ended"]
    assert table.at("players.1.cryo") == 1


@pytest.mark.rule("HEL-6.2")
def test_phase_by_phase() -> None:
    table = sit({"players.1.hand": ["Material Asset"]})
    assert table.at("phase") == "main"
    table.do("end turn")
    assert (table.at("phase"), table.asked) == ("end", "keep")


@pytest.mark.rule("HEL-6.3")
def test_only_the_current_player_acts() -> None:
    """Seat 2 stands beside with cards, Credits and an Architect, and is not asked before its turn."""
    table = sit({"players.2.pool": pool(credits=9), "events": [event("Capital Riots")]})
    asked = set()
    while table.at("current") == 1:
        asked.add(table.seat)
        table.decline()
    assert asked == {1}
    assert table.seat == 2


@pytest.mark.rule("HEL-6.3")
def test_in_coop_too_only_the_current_player_acts() -> None:
    table = coop(stacked("Warp Cult", "Dust Tempest"))
    table.end_turn()
    assert table.seat == table.at("current") == 2
    assert solo().seat == 1
