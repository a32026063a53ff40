"""Section 26: the frame of Mercury Protocol, and its Events."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT, ILLEGAL_TECH, MERCURY_NAMES
from tests.rules.helionox.table import (
    Table,
    cards,
    coop,
    event,
    fresh,
    mercury,
    pool,
    sit,
    solo,
    stacked,
)

from farflung.games.helionox.words import CATASTROPHIC

EARTH_INFLATION = "Systemic Inflation (Earth)"
EUROPA_INFLATION = "Systemic Inflation (Europa)"
RAIDS = ["Raid (Moon)", "Raid (Mars)", "Raid (Ceres)"]


def names_in(table: Table) -> set[str]:
    """Every Market card, Event, Location card and Architect that is somewhere in this game."""
    data = table.whole()
    found = {card for slot in data["market"].values() for card in [slot["card"], *slot["deck"], *slot["bottom"]]}
    found |= set(data["event_deck"]["regular"]) | {entry["event"] for entry in data["events"]}
    found |= {place["site"] for place in data["locations"].values()}
    return found | {player["architect"] for player in data["players"]}


@pytest.mark.rule("HEL-26.1", "HEL-GAP-43")
@pytest.mark.parametrize(("players", "options"), [(3, {}), (2, {"mode": "co-op"}), (1, {})])
def test_mercury_protocol_joins_every_mode(players: int, options: dict[str, Any]) -> None:
    sites: dict[str, Any] = dict.fromkeys(("earth", "moon", "mars", "ceres", "europa"), "mercury")
    table = sit(players=players, mercury="on", **sites, **options)
    elsewhere = {card.name for card in ILLEGAL_TECH} | {architect.name for architect in CONTENT.architects}
    assert MERCURY_NAMES - elsewhere <= names_in(table)
    data = table.whole()
    assert all(place["illegal"] for place in data["locations"].values())
    assert data["requests"]["left"] > 0
    for player in data["players"]:
        assert player["fleet"] is not None
        assert player["request"] is not None
    assert table.refuses("gain Earth Cargo", "HEL-28.2")


@pytest.mark.rule("HEL-26.1", "HEL-34.3", "HEL-1.7")
@pytest.mark.parametrize(("players", "options"), [(3, {}), (2, {"mode": "co-op"}), (1, {})])
def test_without_mercury_protocol_nothing_of_it_is_there(players: int, options: dict[str, Any]) -> None:
    table = sit({"players.1.pool": pool(credits=9)}, players=players, **options)
    assert not names_in(table) & MERCURY_NAMES
    data = table.whole()
    assert "requests" not in data
    assert [place["illegal"] for place in data["locations"].values()] == [[]] * 5
    for player in data["players"]:
        assert (player["fleet"], player["request"], player["cargo"]) == (None, None, [])
    assert not [option for option in table.options() if "Cargo" in option or "Fleet" in option or "Request" in option]


@pytest.mark.rule("HEL-26.1", "HEL-4.1")
def test_the_mercury_architects_are_dealt_with_mercury_only() -> None:
    mercurial = {architect.name for architect in CONTENT.architects if architect.mercury}
    assert len(mercurial) == 3
    dealt = {True: set[str](), False: set[str]()}
    for seed in range(1, 25):
        for with_it in (True, False):
            table = fresh(4, seed, mercury="on" if with_it else "off")
            dealt[with_it] |= {player["architect"] for player in table.at("players")}
    assert mercurial <= dealt[True]
    assert not mercurial & dealt[False]


@pytest.mark.rule("HEL-26.2")
def test_all_mercury_events_are_in_the_regular_pool() -> None:
    wanted = {event.name for event in CONTENT.events if event.mercury}
    assert wanted == {EARTH_INFLATION, EUROPA_INFLATION, *RAIDS}
    assert all(event.type != CATASTROPHIC for event in CONTENT.events if event.mercury)
    table = mercury()
    assert wanted <= set(table.at("event_deck.regular"))
    assert not wanted & set(table.at("event_deck.catastrophic"))
    assert len(table.at("event_deck.regular")) == 66


@pytest.mark.rule("HEL-26.2", "HEL-8.10")
def test_a_mercury_event_shuts_down_its_own_location_only() -> None:
    assert mercury({"events": [event("Raid (Mars)", "active")]}).shut_down() == ["Mars"]
    assert mercury({"events": [event(EUROPA_INFLATION, "active")]}).shut_down() == ["Europa"]


@pytest.mark.rule("HEL-26.2")
def test_a_mercury_event_is_drawn_as_a_regular_one() -> None:
    table = mercury({}, "turn 1", luck=("event Raid (Moon)",))
    assert table.in_play() == [("Raid (Moon)", "Moon", "inactive")]


@pytest.mark.rule("HEL-26.3", "HEL-GAP-39", "HEL-2.9")
@pytest.mark.parametrize(
    ("sides", "surcharge"),
    [(("inactive", "inactive"), 0), (("active", "inactive"), 1), (("active", "active"), 2)],
)
def test_each_active_inflation_raises_every_market_price(sides: tuple[str, str], surcharge: int) -> None:
    given = {"events": [event(EARTH_INFLATION, sides[0]), event(EUROPA_INFLATION, sides[1])]}
    printed = {"Gene Splicer": 3, "Ghost Auditor": 4, "Dockside Runner": 2, "Patrol Cutter": 3}
    for card, cost in printed.items():
        price = cost + surcharge
        enough = mercury({**given, "players.1.pool": pool(credits=price)})
        assert enough.do(f"buy {card}").pool() == (0, 0)
        assert mercury({**given, "players.1.pool": pool(credits=price - 1)}).refuses(f"buy {card}", "HEL-12.1")


@pytest.mark.rule("HEL-26.3", "HEL-2.9", "HEL-GAP-39")
def test_prime_assets_keep_their_cost_under_inflation() -> None:
    given = {"events": [event(EARTH_INFLATION, "active"), event(EUROPA_INFLATION, "active")]}
    table = mercury({**given, "players.1.pool": pool(credits=3)})
    assert table.do("buy Prime Asset").pool() == (0, 0)


@pytest.mark.rule("HEL-26.3")
def test_overcoming_an_inflation_lowers_prices_at_once() -> None:
    given = {"events": [event(EARTH_INFLATION, "active")], "players.1.pool": pool(credits=3, defense=3)}
    table = mercury(given)
    assert not table.offers("buy Gene Splicer")
    assert table.do(f"overcome active {EARTH_INFLATION}").offers("buy Gene Splicer")


@pytest.mark.rule("HEL-26.3")
def test_inflation_and_own_discounts_work_together() -> None:
    given = {
        **cards(1, hand=["Market Oracle"]),
        "events": [event(EARTH_INFLATION, "active")],
        "players.1.pool": pool(credits=2),
    }
    table = mercury(given).do("play Market Oracle", "cycle Gene Splicer", "* reveals Spore Gardener")
    assert table.do("buy Patrol Cutter").pool() == (0, 0)  # 3 + 1 - 2


@pytest.mark.rule("HEL-26.4", "HEL-GAP-14")
@pytest.mark.parametrize("raid", RAIDS)
def test_a_raid_takes_one_cargo_of_the_players_choice(raid: str) -> None:
    given = {"events": [event(raid)], "players.1.cargo": ["Mars", "Europa"], **stacked("Warp Cult")}
    table = mercury(given, "turn 1")
    assert (table.seat, table.asked, table.options()) == (1, "raid", ["lose Mars Cargo", "lose Europa Cargo"])
    table.do("lose Mars Cargo")
    assert (table.asked, table.at("players.1.cargo")) == ("main", ["Europa"])


@pytest.mark.rule("HEL-26.4", "HEL-GAP-14")
def test_a_raid_comes_when_it_becomes_active_and_only_then() -> None:
    arrives = mercury({"players.1.cargo": ["Mars"], **stacked("Raid (Moon)")}, "turn 1")
    assert arrives.at("players.1.cargo") == ["Mars"]
    stays = mercury({"events": [event("Raid (Moon)", "active")], "players.1.cargo": ["Mars"]}, "turn 1")
    assert stays.at("players.1.cargo") == ["Mars"]
    turns = mercury({"events": [event("Raid (Moon)")], "players.1.cargo": ["Mars"]}, "turn 1")
    assert turns.at("players.1.cargo") == []  # a single Cargo leaves no choice


@pytest.mark.rule("HEL-26.4", "HEL-GAP-14")
def test_a_raid_that_was_made_inactive_comes_again() -> None:
    given = {
        "events": [event("Raid (Moon)", "active")],
        "players.1.architect": "Castor Vane, Provocateur",
        "players.2.cargo": ["Mars"],
        **stacked("Warp Cult"),
    }
    table = mercury(given).do("use ability 2")
    assert table.in_play() == [("Raid (Moon)", "Moon", "inactive")]
    table.end_turn()
    assert table.in_play()[0] == ("Raid (Moon)", "Moon", "active")
    assert table.at("players.2.cargo") == []


@pytest.mark.rule("HEL-26.4", "HEL-GAP-14", "HEL-7.7")
def test_a_raid_meets_every_player_with_cargo_in_turn_order() -> None:
    given = {
        "events": [event("Raid (Moon)")],
        "players.1.cargo": ["Earth", "Moon"],
        "players.2.cargo": [],
        "players.3.cargo": ["Mars", "Ceres"],
        **stacked("Warp Cult"),
    }
    table = mercury(given, "turn 3")
    assert (table.seat, table.asked) == (3, "raid")
    table.do("lose Ceres Cargo")
    assert (table.seat, table.asked) == (1, "raid")
    table.do("lose Earth Cargo")
    assert (table.seat, table.asked) == (3, "main")
    assert [player["cargo"] for player in table.at("players")] == [["Moon"], [], ["Mars"]]


@pytest.mark.rule("HEL-26.4")
def test_a_raid_without_cargo_does_nothing() -> None:
    table = mercury({"events": [event("Raid (Moon)")]}, "turn 1")
    assert table.asked == "main"
    assert table.events(what="cargo_lost") == []


@pytest.mark.rule("HEL-26.4", "HEL-20.4")
def test_cargo_lost_to_a_raid_is_back_in_its_supply() -> None:
    given = {
        "events": [event("Raid (Moon)")],
        "players.*.cargo": ["Mars"],
        "players.1.location": "Mars",
        "players.1.pool": pool(credits=1),
        **stacked("Warp Cult"),
    }
    assert mercury(given, "turn 1", players=4).do("gain Mars Cargo").at("players.1.cargo") == ["Mars"]


@pytest.mark.rule("HEL-26.4", "HEL-GAP-35")
def test_two_raids_take_two_cargo() -> None:
    given = {
        "events": [event("Raid (Ceres)"), event("Raid (Moon)")],
        "players.1.cargo": ["Earth", "Mars", "Europa"],
        **stacked("Warp Cult"),
    }
    table = mercury(given, "turn 1", players=2).do("lose Earth Cargo", "lose Mars Cargo")
    assert table.at("players.1.cargo") == ["Europa"]


@pytest.mark.rule("HEL-26.4", "HEL-42.6")
def test_a_raid_in_solo_and_in_coop() -> None:
    given = {"events": [event("Raid (Moon)")], **stacked("Warp Cult", "Ion Surge")}
    alone = solo({**given, "players.1.cargo": ["Mars", "Earth"]}, "turn 1", mercury="on")
    assert alone.do("lose Mars Cargo").at("players.1.cargo") == ["Earth"]
    team = coop({**given, "players.2.cargo": ["Mars", "Earth"]}, "turn 1", mercury="on")
    assert (team.seat, team.asked) == (2, "raid")
