"""Section 36: the team Missions at the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import LOCATIONS, Table, cards, coop, solo, trophy

TEAM = {mission.name: mission for mission in CONTENT.missions if mission.team}
REGULAR = [event for event in CONTENT.events if event.type != 2 and not event.mercury]
CATASTROPHES = [event.name for event in CONTENT.events if event.type == 2]
# twice as many of each faction as any number of players needs
FACTION_CARDS = {
    "Bio": ["Vat Clones", "Spore Gardener", "Regrowth Protocol", "Biodome Terrace", "Symbiote Medic"],
    "Cybernetic": ["Courier Bot", "Thought Splinter", "Ledger Daemon", "Market Oracle", "Neural Broker"],
    "Transport": ["Customs Envoy", "Pilgrim Fleet", "Orbital Shuttle", "Relay Station", "Colony Hauler"],
    "Defense": ["Militia Cell", "Aegis Battery", "Riot Marshal", "Flare Shield", "Joint Command"],
}


def end(players: int, mission: str, given: dict[str, Any]) -> Table:
    """The end of a game with one Mission, of players who have nothing but what is given."""
    bare: dict[str, Any] = {"missions": [mission]}
    for seat in range(1, players + 1):
        bare |= cards(seat)
    if players == 1:
        return solo({**bare, **given}, "score")
    return coop({**bare, **given}, "score", players=players, difficulty="normal")


def events(n: int) -> list[dict[str, str]]:
    return [trophy(event.name) for event in REGULAR for _ in range(event.copies)][:n]


def consumed(n: int) -> list[str]:
    plenty = [card for names in FACTION_CARDS.values() for card in names for _ in range(2)]
    return plenty[:n]


def spread_embassies(players: int, n: int) -> dict[str, Any]:
    """n Embassies, as many as possible with the first seats."""
    given = {}
    for seat in range(1, players + 1):
        given[f"players.{seat}.embassies"] = LOCATIONS[: max(0, min(5, n - 5 * (seat - 1)))]
    return given


def each_faction(players: int, n: int, short: str = "") -> dict[str, Any]:
    """n cards of each faction among all players, in different piles; one fewer of a faction that is short."""
    owned = []
    for faction, names in FACTION_CARDS.items():
        owned += [card for card in names for _ in range(2)][: n - (faction == short)]
    given: dict[str, Any] = {}
    for seat in range(1, players + 1):
        mine = owned[seat - 1 :: players]
        given |= cards(seat, hand=mine[::3], deck=mine[1::3], discard=mine[2::3])
    return given


def result(table: Table) -> tuple[int, int]:
    return table.at("scores.1.missions"), table.at("scores.2.missions")


DONE, FAILED = (5, 0), (0, 5)


@pytest.mark.rule("HEL-36.3", "HEL-36.4", "HEL-36.5", "HEL-36.6", "HEL-GAP-22", "HEL-43.7", "HEL-43.11")
@pytest.mark.parametrize(("players", "least"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_consume_the_weak(players: int, least: int) -> None:
    assert result(end(players, "Consume the Weak", {"consumed": consumed(least)})) == DONE
    assert result(end(players, "Consume the Weak", {"consumed": consumed(least - 1)})) == FAILED


@pytest.mark.rule("HEL-36.3", "HEL-36.4", "HEL-36.5", "HEL-GAP-22")
@pytest.mark.parametrize(("players", "least"), [(1, 4), (2, 6), (3, 9), (4, 12)])
def test_embassy_accord(players: int, least: int) -> None:
    assert result(end(players, "Embassy Accord", spread_embassies(players, least))) == DONE
    assert result(end(players, "Embassy Accord", spread_embassies(players, least - 1))) == FAILED


@pytest.mark.rule("HEL-36.3", "HEL-36.4", "HEL-36.5", "HEL-GAP-22")
@pytest.mark.parametrize(("players", "least"), [(1, 8), (2, 16), (3, 24), (4, 32)])
def test_hold_the_line(players: int, least: int) -> None:
    assert result(end(players, "Hold the Line", {"team.trophies": events(least)})) == DONE
    assert result(end(players, "Hold the Line", {"team.trophies": events(least - 1)})) == FAILED


@pytest.mark.rule("HEL-36.5", "HEL-24.2")
def test_requests_do_not_hold_the_line() -> None:
    given = {"team.trophies": events(7), "team.requests": ["Earth to Mars"] * 2, "missions": ["Hold the Line"]}
    assert result(solo({**given, **cards(1)}, "score", mercury="on")) == FAILED


@pytest.mark.rule("HEL-36.3", "HEL-36.4", "HEL-36.5", "HEL-GAP-22")
@pytest.mark.parametrize(("players", "least"), [(1, 2), (2, 2), (3, 4), (4, 5)])
def test_eclipse_watch(players: int, least: int) -> None:
    pile = [trophy(name) for name in CATASTROPHES]
    regular = events(12)
    assert result(end(players, "Eclipse Watch", {"team.trophies": regular + pile[:least]})) == DONE
    assert result(end(players, "Eclipse Watch", {"team.trophies": regular + pile[: least - 1]})) == FAILED


@pytest.mark.rule("HEL-36.3", "HEL-36.4", "HEL-36.5", "HEL-GAP-22", "HEL-GAP-5")
@pytest.mark.parametrize(("players", "least"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_one_civilization(players: int, least: int) -> None:
    assert result(end(players, "One Civilization", each_faction(players, least))) == DONE
    for short in FACTION_CARDS:
        assert result(end(players, "One Civilization", each_faction(players, least, short))) == FAILED


@pytest.mark.rule("HEL-36.5", "HEL-GAP-5")
def test_starting_cards_count_for_their_faction() -> None:
    given = each_faction(1, 2, "Bio")
    given["players.1.hand"] = [*given["players.1.hand"], "Seed Vault"]
    assert result(end(1, "One Civilization", given)) == DONE


@pytest.mark.rule("HEL-36.3", "HEL-36.4", "HEL-CON-15", "HEL-CON-26")
def test_each_mission_is_counted_once_for_one_side() -> None:
    given = {
        "missions": ["Embassy Accord", "Hold the Line"],
        **spread_embassies(2, 8),
        **cards(1),
        **cards(2),
        "team.trophies": events(3),
    }
    table = coop(given, "score", difficulty="normal")
    assert result(table) == (5, 5)
    assert len(table.events("HEL-36.3", "mission_done")) == len(table.events("HEL-36.4", "mission_failed")) == 1


@pytest.mark.rule("HEL-36.5")
def test_what_a_mission_lost_on_the_way_does_not_count() -> None:
    """As in the competitive variant only the end matters: Drago Lint takes a card back from the Consumed Area."""
    given = {
        "missions": ["Consume the Weak"],
        "consumed": consumed(5),
        "players.1.architect": "Drago Lint, Salvage Baron",
        "event_deck.parts": [{"regular": 0, "catastrophic": 0}] * 3,
    }
    table = solo(given, difficulty="normal").do("use ability 2", "obtain Vat Clones").end_turn()
    assert table.match.over
    assert result(table) == FAILED


@pytest.mark.rule("HEL-36.3")
def test_every_team_mission_is_worth_five() -> None:
    assert [mission.influence for mission in TEAM.values()] == [5] * 5
