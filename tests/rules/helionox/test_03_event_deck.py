"""Section 3: the Event Deck."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import CATASTROPHES, REGULAR, catastrophic
from tests.rules.helionox.table import HELIONOX, Table, event_deck, fresh, sit

TABLES = {2: [(6, 0), (5, 1), (4, 2)], 3: [(9, 0), (7, 2), (7, 2)], 4: [(12, 0), (10, 2), (9, 3)]}


def play_through(players: int, seed: int) -> tuple[Table, list[str]]:
    """A whole game in which nobody does anything, and the Events in the order of their coming."""
    table = fresh(players, seed)
    came = [entry["event"] for entry in table.at("events")]
    while not table.match.over:
        table.end_turn()
        if not table.match.over:
            came.append(table.at("events")[-1]["event"])
    return table, came


@pytest.mark.rule("HEL-3.1", "HEL-3.2", "HEL-3.3", "HEL-3.4", "HEL-CON-5", "HEL-CON-7", "HEL-CON-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sub_decks_have_the_numbers_of_the_table(players: int) -> None:
    parts = sit(players=players).at("event_deck.parts")
    assert [(part["regular"], part["catastrophic"]) for part in parts] == TABLES[players]


@pytest.mark.rule("HEL-3.1", "HEL-3.2", "HEL-3.3", "HEL-3.4", "HEL-3.5", "HEL-3.6", "HEL-22.2", "HEL-7.2")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_the_events_come_sub_deck_by_sub_deck(players: int, seed: int) -> None:
    table, came = play_through(players, seed)
    assert len(came) == 9 * players
    for part, (regular, others) in enumerate(TABLES[players]):
        size = regular + others
        kinds = [catastrophic(name) for name in came[part * size : (part + 1) * size]]
        assert (kinds.count(False), kinds.count(True)) == (regular, others)
    for name in set(came):
        assert came.count(name) <= next(event.copies for event in REGULAR + CATASTROPHES if event.name == name)
    turns = [happened.b for happened in table.events(what="turn_began")]
    assert [turns.count(seat) for seat in range(players)] == [9] * players


@pytest.mark.rule("HEL-3.1")
def test_which_events_are_in_the_deck_is_by_luck() -> None:
    first = [fresh(2, seed).at("events.1.event") for seed in range(1, 31)]
    assert len(set(first)) > 10


@pytest.mark.rule("HEL-3.5")
def test_the_second_sub_deck_begins_when_the_first_is_empty() -> None:
    luck = ("next event is catastrophic", "event Red Plague")
    table = sit(event_deck((0, 0), (5, 1), (4, 2)), "turn 1", players=2, luck=luck)
    assert table.in_play() == [("Red Plague", "Mars", "inactive")]
    parts = table.at("event_deck.parts")
    assert [(part["regular"], part["catastrophic"]) for part in parts] == [(0, 0), (5, 0), (4, 2)]


@pytest.mark.rule("HEL-3.7", "HEL-GAP-36")
def test_events_that_are_not_in_the_deck_never_come() -> None:
    """Two players leave 46 regular Events and 7 catastrophes aside; when the deck is empty the game ends."""
    table, _ = play_through(2, 5)
    deck = table.at("event_deck")
    assert (len(deck["regular"]), len(deck["catastrophic"])) == (46, 7)
    assert deck["parts"] == [{"regular": 0, "catastrophic": 0}] * 3
    assert table.match.over


@pytest.mark.rule("HEL-3.7", "HEL-GAP-36")
def test_nobody_can_tell_the_deck_from_the_unused_events() -> None:
    table = fresh(2, 1)
    seen = table.at("events.1.event")
    for seat in (0, 1, 2):
        unseen = HELIONOX.redact(table.match.game, seat - 1)["event_deck"]["regular"]
        assert len(unseen) == 60
        assert unseen.count(seen) == sum(card.copies for card in REGULAR if card.name == seen) - 1
