"""Sections 43 and 44: the end of co-op and solo."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import (
    HELIONOX,
    LOCATIONS,
    Table,
    cards,
    coop,
    event,
    event_deck,
    fresh,
    pool,
    solo,
    trophy,
)

from farflung.book import book
from farflung.engine.scenario import arrange
from farflung.games.helionox.numbers import HEAD_STARTS
from farflung.table.reckoning import numbers, reckon

CATASTROPHES = [card.name for card in CONTENT.events if card.type == 2]


def end(given: dict[str, Any], players: int = 2, **more: Any) -> Table:
    """Scored, with nothing but what is given; the Mission of the calm board fails unless it is met."""
    bare: dict[str, Any] = {"missions": []} if players == 1 else {"missions": ["Consume the Weak"]}
    for seat in range(1, players + 1):
        bare |= cards(seat)
    return (solo if players == 1 else coop)({**bare, **given}, "score", **more)


@pytest.mark.rule("HEL-43.1", "HEL-22.1", "HEL-7.8")
@pytest.mark.parametrize("alone", [True, False])
def test_the_game_ends_when_no_event_is_left_to_draw(alone: bool) -> None:
    given = {**event_deck((1, 0)), "events": [event("Capital Riots")]}
    table = (solo if alone else coop)(given, "turn 1")
    assert table.asked == "main"  # the last Event is played out
    table.do("end turn").until("", "main")
    assert table.match.over
    assert len(table.events(what="turn_began")) == 1
    sides = {name: side for name, _, side in table.in_play()}
    assert "inactive" in sides.values()  # nothing was turned over any more
    assert len(table.at("syndicate.cards")) == 1


@pytest.mark.rule("HEL-43.2", "HEL-41.2")
def test_the_team_counts_its_pile_on_the_recorded_sides() -> None:
    given = {
        "team.trophies": [trophy("Doomsday Broadcast", "active"), trophy("Rogue Asteroid"), trophy("Ares Secession")],
        "team.requests": ["Earth to Mars", "Mars to Moon", "Mars to Moon"],
    }
    table = end(given, mercury="on")
    assert (table.at("scores.1.events"), table.at("scores.1.requests")) == (4 + 3 + 4, 6)


@pytest.mark.rule("HEL-43.3")
def test_the_team_adds_all_influence_tokens() -> None:
    assert end({"players.1.influence": 3, "players.2.influence": 4}).at("scores.1.tokens") == 7


@pytest.mark.rule("HEL-43.4")
def test_the_team_adds_the_influence_of_all_cards() -> None:
    given = {
        **cards(1, hand=["Ghost Auditor"], deck=["Autofactory"], discard=["Terraform Engine"], top=["Neural Broker"]),
        **cards(2, hand=["Material Asset", "Prime Asset"], deck=["Synthetic Senator"]),
        "market.Cybernetic.card": "Courier Bot",
        "consumed": ["Singularity Core"],
    }
    assert end(given).at("scores.1.cards") == 2 + 1 + 1 + 1 + 3


@pytest.mark.rule("HEL-43.5", "HEL-43.6", "HEL-CON-3")
def test_infamy_is_subtracted_with_three_for_each_illegal_tech() -> None:
    given = {
        **cards(1, discard=["Ballot Forger"], deck=["Singing Mines"]),
        **cards(2, hand=["Strip Miner"]),
        "players.1.infamy": 2,
        "players.2.infamy": 1,
        "locations.*.illegal": [],
    }
    table = end(given, mercury="on")
    assert table.at("scores.1.infamy") == -(2 + 1 + 9)
    assert [player["infamy"] for player in table.at("players")] == [8, 4]


@pytest.mark.rule("HEL-43.6")
def test_the_teams_score_may_be_negative() -> None:
    table = end({"players.1.infamy": 5})
    assert (table.scores(), table.winners()) == ([-5, -5], [])


@pytest.mark.rule("HEL-43.7", "HEL-36.3")
def test_five_for_a_completed_mission() -> None:
    given = {"players.1.embassies": LOCATIONS, "players.2.embassies": ["Moon"], "missions": ["Embassy Accord"]}
    table = end(given)
    assert (table.at("scores.1.missions"), table.at("scores.2.missions")) == (5, 0)


@pytest.mark.rule("HEL-43.8", "HEL-40.8", "HEL-CON-3")
def test_the_syndicate_counts_events_and_cards() -> None:
    given = {
        "syndicate.events": [trophy("Doomsday Broadcast"), trophy("Rogue Asteroid", "active")],
        "syndicate.cards": ["Terraform Engine", "Courier Bot", "Autofactory"],
    }
    table = end(given)
    assert (table.at("scores.2.events"), table.at("scores.2.cards")) == (3 + 4, 1 + 0 + 1)


@pytest.mark.rule("HEL-43.9")
@pytest.mark.parametrize("left", [0, 3])
def test_the_syndicate_gets_two_for_each_request_left(left: int) -> None:
    """Those of the players are not in the deck; a Cycled one is."""
    table = end({"requests.left": left}, mercury="on")
    assert table.at("scores.2.requests") == 2 * left
    given = {"requests.left": left + 1, "requests.bottom": [{"request": "Mars to Moon", "by": 1}]}
    assert end(given, mercury="on").at("scores.2.requests") == 2 * left + 2
    assert table.at("scores.1.requests") == 0


@pytest.mark.rule("HEL-43.10", "HEL-CON-3")
def test_the_syndicate_gets_three_for_each_illegal_tech_left() -> None:
    given = {"requests.left": 0, "locations.Moon.illegal": [], "locations.Mars.illegal": [], "consumed": ["Rift Gate"]}
    assert end(given, mercury="on").at("scores.2.illegal") == 9
    assert end({**given, "locations.*.illegal": []}, mercury="on").at("scores.2.illegal") == 0


@pytest.mark.rule("HEL-43.9", "HEL-43.10")
def test_without_mercury_neither_counts() -> None:
    table = end({})
    assert (table.at("scores.2.requests"), table.at("scores.2.illegal")) == (0, 0)


@pytest.mark.rule("HEL-43.11", "HEL-36.4")
def test_the_syndicate_gets_five_for_a_failed_mission() -> None:
    assert end({}).at("scores.2.missions") == 5
    given = {"missions": ["Hold the Line", "Eclipse Watch"]}
    assert end(given, difficulty="normal").at("scores.2.missions") == 10
    assert end({}, players=1).at("scores.2.missions") == 0


@pytest.mark.rule("HEL-43.8", "HEL-31.7")
def test_what_is_in_play_or_banked_counts_for_nobody() -> None:
    given = {"events": [event("Red Plague", "active")], "players.1.bank": pool(9, 9), "players.1.cargo": ["Mars"]}
    table = end({**given, "requests.left": 0, "locations.*.illegal": []}, players=1, mercury="on")
    assert [sum(row.values()) for row in table.at("scores")] == [0, 0]


@pytest.mark.rule("HEL-44.1", "HEL-44.3")
@pytest.mark.parametrize(("tokens", "won"), [(4, False), (5, False), (6, True)])
def test_the_team_must_be_higher(tokens: int, won: bool) -> None:
    table = end({"players.2.influence": tokens})  # against 5 for the failed Mission
    assert table.winners() == ([1, 2] if won else [])


@pytest.mark.rule("HEL-44.1", "HEL-42.1")
@pytest.mark.parametrize(("tokens", "won"), [(2, False), (4, True)])
def test_so_must_the_solo_player(tokens: int, won: bool) -> None:
    table = end({"players.1.influence": tokens, "syndicate.events": [trophy("Warp Cult")]}, players=1)
    assert table.winners() == ([1] if won else [])


@pytest.mark.rule("HEL-44.2")
@pytest.mark.parametrize(("team", "syndicate", "won"), [(2, 1, True), (1, 1, False), (0, 0, False), (1, 2, False)])
def test_a_tie_is_decided_by_catastrophes(team: int, syndicate: int, won: bool) -> None:
    """The Influence of the piles is made up for by tokens and regular Events."""
    ours, theirs = CATASTROPHES[:team], CATASTROPHES[-syndicate:] if syndicate else []
    worth = {card.name: card.influence[0] for card in CONTENT.events}
    difference = 20 + sum(worth[name] for name in theirs) - sum(worth[name] for name in ours)
    given = {
        "team.trophies": [trophy(name) for name in ours],
        "syndicate.events": [trophy(name) for name in [*theirs, *["Solar Lash"] * 2, *["Biosphere Blight"] * 2]]
        + [trophy("Ice Shelf Collapse")],
        "players.1.influence": difference,
    }
    table = end(given, players=1)
    team_total, syndicate_total = [sum(row.values()) for row in table.at("scores")]
    assert team_total == syndicate_total
    assert table.winners() == ([1] if won else [])


@pytest.mark.rule("HEL-44.3", "HEL-1.1")
@pytest.mark.parametrize("players", [3, 4])
def test_all_players_win_or_lose_together(players: int) -> None:
    bare: dict[str, Any] = {}
    for seat in range(1, players + 1):
        bare |= cards(seat)
    won = coop({**bare, "players.3.influence": 90}, "score", players=players, difficulty="normal")
    assert won.winners() == list(range(1, players + 1))
    assert len(set(won.scores())) == 1
    lost = coop(bare, "score", players=players, difficulty="normal")
    assert lost.winners() == []


# ---- head starts


@pytest.mark.rule("HEL-GAP-49", "HEL-44.1")
@pytest.mark.parametrize(("start", "side", "won"), [(5, 1, True), (-3, 2, False)])
def test_a_head_start_counts_for_the_side_that_has_it(start: int, side: int, won: bool) -> None:
    plain = end({"players.1.influence": 4})
    table = end({"players.1.influence": 4}, parameters={"head_start": start + no_head_start(2)})
    assert table.at(f"scores.{side}.start") == abs(start)
    assert "start" not in table.at(f"scores.{3 - side}")
    before, after = (sum(one.at(f"scores.{side}").values()) for one in (plain, table))
    assert after == before + abs(start)
    assert (bool(plain.winners()), bool(table.winners())) == (False, won)


def no_head_start(players: int) -> int:
    return -HEAD_STARTS["off"]["rookie"][players - 1]


@pytest.mark.rule("HEL-GAP-49")
@pytest.mark.parametrize("mercury", ["off", "on"])
@pytest.mark.parametrize("difficulty", ["rookie", "normal", "veteran", "master"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_has_a_head_start_is_told_from_the_first_turn_on(players: int, difficulty: str, mercury: str) -> None:
    options: dict[str, Any] = {"difficulty": difficulty, "mercury": mercury}
    options |= {"mode": "co-op"} if players > 1 else {}
    table = fresh(players, **options).until("main")
    sides = reckon(HELIONOX, table.match.game, table.match.setup, table.whole(), 0)["sides"]
    start = HEAD_STARTS[mercury][difficulty][players - 1]
    assert (sides["team"]["start"], sides["syndicate"]["start"]) == (max(start, 0), max(-start, 0))
    assert sides["team"]["total"] >= max(start, 0)
    before = arrange(HELIONOX, players, {}, options=options, rules=2)
    assert numbers(HELIONOX, before.setup)["head_start"] == 0, "games that began before have none"


@pytest.mark.rule("HEL-GAP-49")
def test_between_players_nobody_has_a_head_start() -> None:
    assert numbers(HELIONOX, fresh(3).match.setup)["head_start"] == 0


@pytest.mark.rule("HEL-GAP-49", "HEL-35.1")
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_the_book_prints_the_head_starts(language: str) -> None:
    blocks = [block.text for chapter in book("helionox", "final", language).chapters for block in chapter.blocks]
    for starts in HEAD_STARTS.values():
        rows = [", ".join(str(start).replace("-", "−") for start in row) for row in starts.values()]
        assert any(all(row in text for row in rows) for text in blocks)
