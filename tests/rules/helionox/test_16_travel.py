"""Section 16: Travel and Movement Tax."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT, home
from tests.rules.helionox.table import LOCATIONS, coop, event, mercury, pool, sit, solo

TAXED = [card.name for card in CONTENT.events if card.taxes and not card.mercury]


@pytest.mark.rule("HEL-16.1")
@pytest.mark.parametrize("start", LOCATIONS)
@pytest.mark.parametrize("layout", ["front", "orbit"])
def test_two_credits_to_any_other_location(start: str, layout: str) -> None:
    given = {"players.1.location": start, "players.1.pool": pool(credits=2)}
    others = [place for place in LOCATIONS if place != start]
    assert sit(given, layout=layout).options("travel to") == others
    for place in others:
        table = sit(given, layout=layout).do(f"travel to {place}")
        assert (table.at("players.1.location"), table.pool()) == (place, (0, 0))
    poor = sit({**given, "players.1.pool": pool(credits=1, defense=9)}, layout=layout)
    assert all(poor.refuses(f"travel to {place}", "HEL-16.1") for place in others)


@pytest.mark.rule("HEL-16.1", "HEL-10.3")
def test_any_number_of_times() -> None:
    table = sit({"players.1.pool": pool(credits=7)}).do("travel to Europa", "travel to Earth", "travel to Mars")
    assert (table.at("players.1.location"), table.pool()) == ("Mars", (1, 0))


@pytest.mark.rule("HEL-16.1")
@pytest.mark.parametrize("kind", [coop, solo, mercury])
def test_travel_is_the_same_in_every_mode(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind({"players.1.pool": pool(credits=3)}).do("travel to Europa")
    assert (table.at("players.1.location"), table.pool()) == ("Europa", (1, 0))


@pytest.mark.rule("HEL-16.1", "HEL-31.3")
def test_banked_credits_pay_no_travel() -> None:
    table = mercury({"players.1.bank": pool(credits=5), "players.1.pool": pool(credits=1)})
    assert table.options("travel to") == []


@pytest.mark.rule("HEL-16.2", "HEL-17.4")
def test_one_credit_to_an_own_embassy() -> None:
    given = {"players.1.embassies": ["Europa"], "players.2.embassies": ["Mars"], "players.1.pool": pool(credits=1)}
    table = sit(given)
    assert table.options("travel to") == ["Europa"]
    assert table.do("travel to Europa").pool() == (0, 0)


@pytest.mark.rule("HEL-16.2")
def test_the_embassy_at_the_start_does_not_matter() -> None:
    assert sit({"players.1.embassies": ["Earth"], "players.1.pool": pool(credits=1)}).options("travel to") == []


@pytest.mark.rule("HEL-16.3", "HEL-GAP-1")
@pytest.mark.parametrize(
    ("place", "neighbours"),
    [
        ("Earth", ["Moon"]),
        ("Moon", ["Earth", "Mars"]),
        ("Mars", ["Moon", "Ceres"]),
        ("Ceres", ["Mars", "Europa"]),
        ("Europa", ["Ceres"]),
    ],
)
def test_the_front_of_the_board_is_a_chain(place: str, neighbours: list[str]) -> None:
    table = sit({"players.1.hand": ["Dockside Runner"], "players.1.location": place}).do("play Dockside Runner")
    assert table.options("move to") == neighbours


@pytest.mark.rule("HEL-GAP-41", "HEL-16.3")
def test_a_move_ends_elsewhere() -> None:
    given = {"players.1.hand": ["Telemetric Engineer"], "players.1.location": "Mars"}
    table = sit(given).do("play Telemetric Engineer")
    assert table.options("move to") == ["Earth", "Moon", "Ceres", "Europa"]


@pytest.mark.rule("HEL-16.4")
@pytest.mark.parametrize("card", TAXED)
def test_the_movement_tax(card: str) -> None:
    place = home(card)
    elsewhere = next(other for other in LOCATIONS if other != place)
    given = {"events": [event(card, "active")], "players.1.location": place, "players.1.pool": pool(credits=4)}
    assert sit(given).do(f"travel to {elsewhere}").pool() == (1, 0)
    table = sit({**given, "players.1.pool": pool(credits=2)})
    assert table.refuses(f"travel to {elsewhere}", "HEL-16.4")


@pytest.mark.rule("HEL-16.4")
def test_which_events_carry_the_tax() -> None:
    assert TAXED == [
        "Refugee Exodus",
        "Debris Rain",
        "Helium Embargo",
        "Zealot March",
        "Dust Tempest",
        "Pirate Toll",
        "Meteor Swarm",
        "Warp Echo",
    ]
    without = {"events": [event("Capital Riots", "active")], "players.1.pool": pool(credits=2)}
    assert sit(without).do("travel to Moon").pool() == (0, 0)


@pytest.mark.rule("HEL-16.5")
def test_the_tax_overrides_the_embassy_discount() -> None:
    given = {"events": [event("Debris Rain", "active")], "players.1.embassies": ["Moon"]}
    assert sit({**given, "players.1.pool": pool(credits=2)}).refuses("travel to Moon", "HEL-16.4", "HEL-16.5")
    assert sit({**given, "players.1.pool": pool(credits=3)}).do("travel to Moon").pool() == (0, 0)


@pytest.mark.rule("HEL-16.6")
def test_the_tax_does_not_stack() -> None:
    events = [event("Debris Rain", "active"), event("Refugee Exodus", "active"), event("The Long Flare", "active")]
    assert sit({"events": events, "players.1.pool": pool(credits=3)}).do("travel to Moon").pool() == (0, 0)


@pytest.mark.rule("HEL-16.7", "HEL-CON-21")
@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"players.1.hand": ["Telemetric Engineer"]}, ["play Telemetric Engineer", "move to Moon"]),
        ({"players.1.hand": ["Dock Pilot"]}, ["play Dock Pilot", "move to Moon"]),
        ({"players.1.architect": "Tiberius, Warp Captain"}, ["use ability 1"]),
    ],
)
def test_moves_by_cards_and_architects_are_untaxed(given: dict[str, object], answers: list[str]) -> None:
    table = sit({**given, "events": [event("Debris Rain", "active")], "players.1.pool": pool(credits=2)})
    table.do(*answers)
    assert table.at("players.1.location") == "Moon"
    assert table.pool()[0] >= 2


@pytest.mark.rule("HEL-16.7", "HEL-CON-21", "HEL-GAP-50")
def test_moves_by_fleet_and_location_are_untaxed() -> None:
    """The Courier Skiff's own price is 1 Credit; Europa's Bonus costs nothing."""
    given: dict[str, Any] = {"players.1.fleet": "Courier Skiff", "players.1.pool": pool(credits=1)}
    table = mercury({**given, "events": [event("Debris Rain", "active")]}).do("use Fleet Asset", "move to Moon")
    assert (table.at("players.1.location"), table.pool()) == ("Moon", (0, 0))
    given = {"events": [event("Warp Echo", "active")], "players.1.location": "Europa"}
    table = mercury({**given, "players.1.this_turn.ignores_shutdown": True}).do("take Location Bonus", "move to Mars")
    assert table.at("players.1.location") == "Mars"


@pytest.mark.rule("HEL-16.8")
def test_entering_costs_the_normal_fare() -> None:
    given = {"events": [event("Helium Embargo", "active")], "players.1.pool": pool(credits=2)}
    assert sit(given).do("travel to Moon").pool() == (0, 0)
    assert sit({**given, "players.1.embassies": ["Moon"]}).do("travel to Moon").pool() == (1, 0)


@pytest.mark.rule("HEL-16.8")
def test_the_tax_is_on_the_active_side_only() -> None:
    table = sit({"events": [event("Debris Rain")], "players.1.pool": pool(credits=2)})
    assert table.do("travel to Moon").pool() == (0, 0)


@pytest.mark.rule("HEL-16.8", "HEL-8.8")
def test_the_tax_ends_when_the_event_is_overcome() -> None:
    table = sit({"events": [event("Debris Rain", "active")], "players.1.pool": pool(credits=2, defense=2)})
    assert table.refuses("travel to Moon", "HEL-16.4")
    assert table.do("overcome active Debris Rain", "travel to Moon").pool() == (0, 0)


@pytest.mark.rule("HEL-16.4", "HEL-16.8", "HEL-GAP-7")
def test_the_tax_is_where_the_event_lies() -> None:
    given = {"events": [event("Debris Rain", "active", at="Moon")], "players.1.pool": pool(credits=2)}
    assert sit(given).offers("travel to Mars")
    assert sit({**given, "players.1.location": "Moon"}).refuses("travel to Mars", "HEL-16.4")


@pytest.mark.rule("HEL-16.9", "HEL-GAP-52")
def test_any_number_of_ships_share_a_location() -> None:
    given = {f"players.{seat}.location": "Mars" for seat in (2, 3, 4)}
    table = sit({**given, "players.1.pool": pool(credits=2)}, players=4).do("travel to Mars")
    assert [table.at(f"players.{seat}.location") for seat in (1, 2, 3, 4)] == ["Mars"] * 4


@pytest.mark.rule("HEL-16.9")
def test_the_current_location_is_where_the_ship_is() -> None:
    """The Moon's Bonus after travelling there, not Earth's."""
    table = sit({"players.1.pool": pool(credits=2)}).do("travel to Moon", "take Location Bonus")
    assert (table.pool(), table.at("players.1.this_turn.used")) == ((0, 1), ["Moon"])
