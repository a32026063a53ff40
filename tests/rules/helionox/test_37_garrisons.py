"""Section 37: Garrisons."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.table import LOCATIONS, cards, coop, event, fresh, pool, sit, solo

VETERAN: dict[str, Any] = {"difficulty": "veteran"}


@pytest.mark.rule("HEL-37.1", "HEL-1.4", "HEL-GAP-30")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", ["veteran", "master"])
def test_a_garrison_stands_at_every_location(players: int, difficulty: str) -> None:
    options: dict[str, Any] = {} if players == 1 else {"mode": "co-op"}
    table = fresh(players, difficulty=difficulty, **options)
    assert [place["garrison"] for place in table.at("locations").values()] == [True] * 5
    assert table.shut_down() == LOCATIONS


@pytest.mark.rule("HEL-37.2", "HEL-8.12", "HEL-8.2", "HEL-8.3", "HEL-8.4")
@pytest.mark.parametrize("place", LOCATIONS)
def test_a_garrison_shuts_its_location_down(place: str) -> None:
    given = {
        "locations.*.garrison": False,
        f"locations.{place}.garrison": True,
        "players.1.location": place,
        "players.1.pool": pool(credits=9),
        "players.1.cargo": [other for other in LOCATIONS if other != place],
        "players.1.embassies": [place],
    }
    table = solo(given, mercury="on", **VETERAN)
    assert table.shut_down() == [place]
    assert table.refuses("take Location Bonus", "HEL-8.2")
    assert table.refuses("take Key Access", "HEL-8.3")
    assert table.refuses(f"gain {place} Cargo", "HEL-28.6")
    assert table.options("deliver") == []
    assert solo({**given, "players.1.embassies": []}, mercury="on", **VETERAN).refuses("place Embassy", "HEL-17.3")
    card = solo({**given, **cards(1, hand=["Customs Envoy"])}, mercury="on", **VETERAN).do("play Customs Envoy")
    assert card.at("players.1.this_turn.used") == []


@pytest.mark.rule("HEL-37.2", "HEL-8.6")
def test_a_garrison_leaves_the_rest_alone() -> None:
    given = {"players.1.pool": pool(credits=4, defense=2), "events": [event("Capital Riots")]}
    table = solo(given, **VETERAN)
    for answer in ("travel to Mars", "buy Gene Splicer", "overcome inactive Capital Riots", "cycle Gene Splicer"):
        assert table.offers(answer)


@pytest.mark.rule("HEL-37.2", "HEL-8.7")
def test_who_ignores_shut_down_ignores_a_garrison() -> None:
    given = {**cards(1, hand=["The Wraith"]), "players.1.location": "Moon"}
    table = solo(given, mercury="on", **VETERAN).do("play The Wraith", "decline", "take Location Bonus")
    assert table.pool() == (0, 1)


@pytest.mark.rule("HEL-37.3", "HEL-GAP-38", "HEL-20.6")
@pytest.mark.parametrize(("paid", "price"), [("Credits", pool(credits=1)), ("Defense", pool(defense=1))])
def test_a_garrison_is_removed_for_a_credit_or_a_defense(paid: str, price: dict[str, int]) -> None:
    table = solo({"players.1.pool": price}, **VETERAN)
    other = "Defense" if paid == "Credits" else "Credits"
    assert table.refuses(f"remove Garrison with {other}", "HEL-37.3")
    table.do(f"remove Garrison with {paid}")
    assert (table.pool(), table.at("locations.Earth.garrison")) == ((0, 0), False)
    assert (table.shut_down(), table.offers("take Location Bonus")) == (LOCATIONS[1:], True)
    assert table.at("team.trophies") == []  # it is not Overcoming


@pytest.mark.rule("HEL-37.3", "HEL-GAP-38")
def test_only_where_the_ship_is() -> None:
    given = {"locations.Earth.garrison": False, "players.1.pool": pool(5, 5)}
    table = solo(given, **VETERAN)
    assert table.options("remove") == []


@pytest.mark.rule("HEL-37.3")
def test_any_number_of_garrisons_in_a_turn() -> None:
    table = solo({"players.1.pool": pool(credits=8, defense=5)}, **VETERAN)
    for place in LOCATIONS[1:]:
        table.do("remove Garrison with Defense", f"travel to {place}")
    table.do("remove Garrison with Defense")
    assert (table.shut_down(), table.pool()) == ([], (0, 0))


@pytest.mark.rule("HEL-37.3", "HEL-6.3")
def test_in_coop_the_current_player_removes_it_for_all() -> None:
    given = {"players.1.pool": pool(credits=1), "missions": ["Consume the Weak"]}
    table = coop(given, **VETERAN).do("remove Garrison with Credits").end_turn()
    assert (table.seat, table.at("locations.Earth.garrison")) == (2, False)


@pytest.mark.rule("HEL-37.3")
def test_nothing_to_remove_without_garrisons() -> None:
    rich = {"players.1.pool": pool(5, 5)}
    assert solo(rich).options("remove") == coop(rich).options("remove") == sit(rich).options("remove") == []


@pytest.mark.rule("HEL-37.4", "HEL-20.4")
def test_a_removed_garrison_never_returns() -> None:
    table = solo({"players.1.pool": pool(credits=1)}, **VETERAN).do("remove Garrison with Credits")
    while not table.match.over:
        table.end_turn()
        assert table.at("locations.Earth.garrison") is False
        assert table.at("locations.Mars.garrison") is True


@pytest.mark.rule("HEL-37.5", "HEL-8.8", "HEL-GAP-38")
@pytest.mark.parametrize("first", ["garrison", "event"])
def test_garrison_and_event_are_independent_causes(first: str) -> None:
    given = {
        "locations.*.garrison": False,
        "locations.Earth.garrison": True,
        "events": [event("Capital Riots", "active")],
        "players.1.pool": pool(credits=1, defense=3),
    }
    steps = ["remove Garrison with Credits", "overcome active Capital Riots"]
    one, two = steps if first == "garrison" else reversed(steps)
    table = solo(given, **VETERAN).do(one)
    assert table.shut_down() == ["Earth"]
    assert table.do(two).shut_down() == []
    assert table.offers("take Location Bonus")


@pytest.mark.rule("HEL-37.5", "HEL-8.10")
def test_a_catastrophe_elsewhere_keeps_it_shut() -> None:
    given = {"events": [event("Red Plague", "active")], "players.1.pool": pool(credits=1)}
    table = solo(given, **VETERAN).do("remove Garrison with Credits")
    assert table.shut_down() == LOCATIONS
