"""Section 22: when the game ends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.table import coop, event, event_deck, fresh, pool, sit, solo


@pytest.mark.rule("HEL-22.1", "HEL-CON-4", "HEL-7.8")
def test_drawing_the_last_event_does_not_end_the_game() -> None:
    given = {"events": [event("Capital Riots")], **event_deck((0, 0), (0, 0), (1, 0))}
    table = sit(given, "turn 3", luck=("event Warp Cult",))
    assert (table.asked, table.seat) == ("main", 3)
    table.do("play Material Asset").end_turn()
    assert table.match.over
    assert table.at("phase") == "scoring"
    assert table.order_of("event_arrived", "played", "turn_ended", "game_ended") == [
        "event_arrived",
        "played",
        "turn_ended",
        "game_ended",
    ]


@pytest.mark.rule("HEL-22.1")
def test_the_last_turn_may_still_score() -> None:
    given = {"events": [event("Capital Riots", "active")], **event_deck(), "players.1.pool": pool(defense=3)}
    table = sit(given).do("overcome active Capital Riots").end_turn()
    assert table.match.over
    assert (table.scores(), table.winners()) == ([2, 0, 0], [1])


@pytest.mark.rule("HEL-22.1", "HEL-43.1")
@pytest.mark.parametrize("kind", [coop, solo])
def test_coop_and_solo_end_the_same_way(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind(event_deck()).end_turn()
    assert table.match.over
    assert table.at("finished") is True


@pytest.mark.rule("HEL-22.2", "HEL-3.6", "HEL-CON-5")
@pytest.mark.parametrize(("players", "seed"), [(2, 7), (3, 8), (4, 9)])
def test_everybody_has_nine_turns(players: int, seed: int) -> None:
    table = fresh(players, seed)
    turns = []
    while not table.match.over:
        turns.append(table.seat)
        table.end_turn()
    assert [turns.count(seat) for seat in range(1, players + 1)] == [9] * players
    assert table.at("turn") == 9 * players


@pytest.mark.rule("HEL-22.2", "HEL-CON-6")
@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2)])
def test_nine_turns_each_in_coop_and_solo_too(players: int, seed: int) -> None:
    options: dict[str, Any] = {"mode": "co-op"} if players > 1 else {}
    table = fresh(players, seed, **options).until("main")
    while not table.match.over:
        table.end_turn()
    assert table.at("turn") == 9 * players
