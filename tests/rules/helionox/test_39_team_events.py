"""Section 39: Events in co-op and solo; section 42: solo."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT, catastrophic
from tests.rules.helionox.table import (
    FACTIONS,
    Table,
    cards,
    coop,
    event,
    event_deck,
    fresh,
    pool,
    solo,
    stacked,
)


def arrivals(table: Table) -> list[int]:
    """How many Events arrived in each turn."""
    counts: list[int] = []
    for happened in table.events():
        if happened.what == "turn_began":
            counts.append(0)
        elif happened.what == "event_arrived":
            counts[-1] += 1
    return counts


def play_through(players: int, seed: int = 1) -> Table:
    options: dict[str, Any] = {} if players == 1 else {"mode": "co-op"}
    table = fresh(players, seed, **options).until("main")
    while not table.match.over:
        table.end_turn()
    return table


@pytest.mark.rule("HEL-39.1", "HEL-42.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_event_on_the_very_first_turn(players: int) -> None:
    given = {"turn": 0, **stacked("Warp Cult", "Ion Surge", "Dome Strike")}
    table = solo(given, "turn 1") if players == 1 else coop(given, "turn 1", players=players, difficulty="normal")
    assert table.in_play() == [("Warp Cult", "Europa", "inactive")]


@pytest.mark.rule("HEL-39.1", "HEL-39.2")
def test_the_second_players_first_turn_has_two_events() -> None:
    given = {"turn": 0, **stacked("Capital Riots", "Ion Surge", "Ion Surge")}
    table = coop(given, "turn 1").do("end turn").until("main")
    assert (table.seat, table.at("turn")) == (2, 2)
    assert arrivals(table) == [1, 2]


@pytest.mark.rule("HEL-39.2", "HEL-42.4", "HEL-GAP-35", "HEL-7.2")
def test_two_events_on_every_later_turn_in_deck_order() -> None:
    for table in (
        coop(stacked("Warp Cult", "Ion Surge", "Dome Strike"), "turn 2"),
        solo(stacked("Warp Cult", "Ion Surge", "Dome Strike"), "turn 1"),
    ):
        assert table.in_play() == [("Warp Cult", "Europa", "inactive"), ("Ion Surge", "Mars", "inactive")]


@pytest.mark.rule("HEL-39.2", "HEL-7.1")
def test_the_events_of_the_turn_before_become_active_first() -> None:
    given = {"events": [event("Dome Strike"), event("Ion Surge")], **stacked("Warp Cult", "Capital Riots")}
    table = coop(given, "turn 2")
    assert [side for _, _, side in table.in_play()] == ["active", "active", "inactive", "inactive"]


@pytest.mark.rule("HEL-39.3", "HEL-38.2", "HEL-38.3", "HEL-38.4", "HEL-38.5", "HEL-43.1", "HEL-CON-6", "HEL-22.2")
@pytest.mark.parametrize(("players", "deck"), [(1, 17), (2, 35), (3, 53), (4, 71)])
def test_nine_turns_for_each_player(players: int, deck: int) -> None:
    table = play_through(players)
    counts = arrivals(table)
    assert counts == [1] + [2] * (9 * players - 1)
    assert sum(counts) == deck
    turns = [happened.b for happened in table.events(what="turn_began")]
    assert [turns.count(seat) for seat in range(players)] == [9] * players


@pytest.mark.rule("HEL-38.1", "HEL-38.3", "HEL-CON-7")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_events_of_coop_come_sub_deck_by_sub_deck(seed: int) -> None:
    came = [CONTENT.events[e.a].name for e in play_through(2, seed).events(what="event_arrived")]
    kinds = [catastrophic(name) for name in came]
    assert [sum(kinds[:11]), sum(kinds[11:22]), sum(kinds[22:])] == [1, 1, 2]


@pytest.mark.rule("HEL-39.3", "HEL-GAP-42")
def test_a_single_last_event_is_still_played_out() -> None:
    table = solo(event_deck((1, 0)), "turn 1")
    assert (table.asked, len(table.in_play())) == ("main", 1)
    assert table.end_turn().match.over


# ---- section 42


@pytest.mark.rule("HEL-42.1", "HEL-30.2", "HEL-34.2")
def test_solo_is_set_up_like_coop() -> None:
    data = fresh(1, 4, mercury="on").whole()
    assert data["mode"] == "solo"
    assert [len(place["illegal"]) for place in data["locations"].values()] == [1] * 5
    assert all(slot["card"] for slot in data["market"].values())
    assert [place["site"] is not None for place in data["locations"].values()] == [True] * 5
    assert data["team"] == {"trophies": [], "requests": []}


@pytest.mark.rule("HEL-42.1", "HEL-28.2", "HEL-29.4")
def test_cargo_works_in_solo() -> None:
    given = {"players.1.pool": pool(credits=3), "players.1.fleet": "Courier Skiff", "players.1.request": "none"}
    table = solo(given, mercury="on").do("gain Earth Cargo", "travel to Moon", "deliver Earth Cargo")
    assert table.options("take Illegal Tech") == ["Singing Mines"]


@pytest.mark.rule("HEL-42.1", "HEL-41.1", "HEL-41.2")
def test_the_solo_players_trophies_are_the_teams() -> None:
    table = solo({"events": [event("Capital Riots")], "players.1.pool": pool(defense=2)})
    table.do("overcome inactive Capital Riots")
    assert table.at("team.trophies") == [{"event": "Capital Riots", "side": "inactive"}]
    assert (table.trophies(), table.at("players.1.influence")) == ([], 0)


@pytest.mark.rule("HEL-42.2", "HEL-33.1", "HEL-CON-13")
def test_seven_requests_in_solo_and_one_is_drawn() -> None:
    table = fresh(1, mercury="on").until("main")
    assert table.at("requests.left") == 6
    assert table.at("players.1.request") is not None


@pytest.mark.rule("HEL-42.3", "HEL-CON-34", "HEL-4.1", "HEL-4.3")
@pytest.mark.parametrize("mercury", ["off", "on"])
def test_the_human_chooses_architect_pair_and_fleet_asset(mercury: str) -> None:
    table = fresh(1, mercury=mercury)
    architects = [a.name for a in CONTENT.architects if mercury == "on" or not a.mercury]
    assert (table.asked, table.options("wake")) == ("architect", architects)
    table.do("wake Helia Quist, Sun Watcher")
    assert (table.asked, table.options("start with")) == ("pair", FACTIONS)
    table.do("start with Transport")
    if mercury == "on":
        assert (table.asked, table.options("fly")) == ("fleet-asset", [asset.name for asset in CONTENT.fleet])
        table.do("fly Picket Frigate")
        assert table.at("players.1.fleet") == "Picket Frigate"
    assert table.asked == "main"
    player = table.at("players.1")
    assert (player["architect"], player["pair"]) == ("Helia Quist, Sun Watcher", "Transport")
    whole = sorted(player["hand"] + player["deck"])
    expected = ["Material Asset"] * 5 + ["Sentinel Prototype"] * 3 + ["Dock Pilot", "Tug Shuttle"]
    assert whole == sorted(expected)
    assert len(player["hand"]) == 5


@pytest.mark.rule("HEL-42.4", "HEL-4.16")
def test_the_human_plays_first_and_always() -> None:
    table = fresh(1).until("main")
    assert (table.at("first"), table.at("current"), table.at("turn")) == (1, 1, 1)
    assert len(table.in_play()) == 1
    table.end_turn()
    assert (table.at("current"), table.at("turn")) == (1, 2)


@pytest.mark.rule("HEL-42.5", "HEL-40.1")
def test_the_syndicate_acts_after_each_human_turn() -> None:
    table = solo({"events": [event("Capital Riots", "active")], **stacked("Warp Cult", "Ion Surge")})
    table.end_turn()
    assert table.at("syndicate.events") == [{"event": "Capital Riots", "side": "active"}]
    assert table.at("syndicate.cards") == ["Ghost Auditor"]
    table.end_turn()
    assert (len(table.at("syndicate.events")), len(table.at("syndicate.cards"))) == (2, 2)


@pytest.mark.rule("HEL-42.6", "HEL-11.1")
def test_no_collaboration_in_solo() -> None:
    table = solo({"events": [event("Capital Riots")], "players.1.pool": pool(defense=1)})
    assert table.refuses("call for help with inactive Capital Riots", "HEL-42.6")


@pytest.mark.rule("HEL-42.6", "HEL-13.12")
def test_what_addresses_all_players_is_for_the_human_alone() -> None:
    given = cards(1, hand=["Consular Liner", "Pilgrim Fleet"], deck=["Material Asset"])
    table = solo(given).do("play Consular Liner")
    assert (table.at("players.1.embassies"), table.hand()) == (["Earth"], ["Material Asset", "Pilgrim Fleet"])
    table.do("play Pilgrim Fleet", "move to Moon")
    assert (table.at("players.1.location"), table.pool()) == ("Moon", (2, 0))


@pytest.mark.rule("HEL-42.6", "HEL-GAP-15")
def test_a_plague_in_solo_takes_one_card_of_the_human() -> None:
    table = solo({"events": [event("Red Plague")], **stacked("Warp Cult", "Ion Surge")}, "turn 1")
    assert (table.seat, table.asked) == (1, "plague")
    table.do("discard Material Asset")
    assert (table.asked, table.at("players.1.discard")) == ("main", ["Material Asset"])
