"""Section 19: Location Bonus and Key Access."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import LOCATIONS, cards, coop, event, mercury, pool, sit, solo


@pytest.mark.rule("HEL-19.1")
@pytest.mark.parametrize("kind", [sit, coop, solo, mercury])
def test_the_bonus_of_the_current_location_once_a_turn(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind({"players.1.location": "Ceres", "players.1.pool": pool(credits=2)}).do("take Location Bonus")
    assert table.pool() == (3, 0)
    table.do("travel to Moon")
    assert table.refuses("take Location Bonus", "HEL-10.2", "HEL-19.1")


@pytest.mark.rule("HEL-19.1", "HEL-19.5")
def test_it_is_there_again_on_the_next_turn() -> None:
    table = sit({"players.1.location": "Ceres"}, players=2).do("take Location Bonus")
    table.whole_turns(2)
    assert table.seat == 1
    assert table.at("players.1.this_turn.used") == []


@pytest.mark.rule("HEL-19.1", "HEL-GAP-40")
def test_a_bonus_whose_cost_cannot_be_paid_is_not_used_up() -> None:
    """The Old World Capital asks for a card."""
    table = sit({**cards(1, deck=["Logic Adept"]), "players.1.pool": pool(credits=2)})
    assert table.refuses("take Location Bonus", "HEL-GAP-40")
    assert table.at("once.bonus") is False
    table.do("travel to Moon")
    assert table.offers("take Location Bonus")


@pytest.mark.rule("HEL-19.2")
def test_key_access_instead_of_the_bonus() -> None:
    given = {"players.1.location": "Ceres", "players.1.embassies": ["Ceres"]}
    table = sit(given).do("take Key Access")
    assert table.pool() == (2, 0)
    assert table.refuses("take Location Bonus", "HEL-10.2", "HEL-19.5")
    table = sit(given).do("take Location Bonus")
    assert table.pool() == (1, 0)
    assert table.refuses("take Key Access", "HEL-10.2", "HEL-19.5")


@pytest.mark.rule("HEL-19.2", "HEL-10.2")
def test_key_access_is_the_once_per_turn_action() -> None:
    given = {"players.1.location": "Ceres", "players.1.embassies": ["Ceres", "Moon"], "players.1.pool": pool(credits=1)}
    table = sit(given).do("take Key Access", "travel to Moon")
    assert table.refuses("take Location Bonus", "HEL-10.2", "HEL-19.1")
    assert table.refuses("take Key Access", "HEL-10.2", "HEL-19.1")


@pytest.mark.rule("HEL-19.2")
def test_another_players_embassy_gives_no_key_access() -> None:
    assert sit({"players.2.embassies": ["Earth"]}).refuses("take Key Access", "HEL-19.2")


@pytest.mark.rule("HEL-19.3")
def test_an_embassy_elsewhere_does_not_help() -> None:
    table = sit({"players.1.embassies": ["Moon", "Mars", "Ceres", "Europa"]})
    assert table.refuses("take Key Access", "HEL-19.2", "HEL-19.3")


@pytest.mark.rule("HEL-19.4", "HEL-CON-10")
@pytest.mark.parametrize("embassies", [[], ["Moon"]])
def test_key_access_by_card_needs_no_embassy_and_is_extra(embassies: list[str]) -> None:
    given = {
        "players.1.location": "Moon",
        "players.1.hand": ["Customs Envoy"],
        "players.1.embassies": embassies,
        "players.1.pool": pool(credits=2),
    }
    table = sit(given).do("play Customs Envoy")
    assert (table.pool(), table.at("once.bonus")) == ((2, 2), False)
    assert table.do("travel to Ceres", "take Location Bonus").pool() == (1, 2)


@pytest.mark.rule("HEL-19.4")
def test_after_the_bonus_elsewhere_a_card_still_gives_key_access() -> None:
    given = {"players.1.location": "Moon", "players.1.hand": ["Customs Envoy"], "players.1.pool": pool(credits=2)}
    table = sit(given).do("take Location Bonus", "travel to Ceres", "play Customs Envoy")
    assert table.pool() == (2, 1)


@pytest.mark.rule("HEL-19.5")
def test_never_the_same_location_twice() -> None:
    """After a card's Key Access there is no Bonus, no Key Access and no other card's Key Access here."""
    given = {"players.1.location": "Moon", "players.1.embassies": ["Moon"]}
    table = sit({**given, "players.1.hand": ["Customs Envoy", "Customs Envoy"]}).do("play Customs Envoy")
    assert table.refuses("take Location Bonus", "HEL-19.5")
    assert table.refuses("take Key Access", "HEL-19.5")
    assert table.do("play Customs Envoy").pool() == (0, 2)


@pytest.mark.rule("HEL-19.5")
def test_coming_back_does_not_help() -> None:
    given = {"players.1.location": "Moon", "players.1.pool": pool(credits=4), "players.1.hand": ["Customs Envoy"]}
    table = sit(given).do("take Location Bonus", "travel to Mars", "travel to Moon", "play Customs Envoy")
    assert table.pool() == (0, 1)


@pytest.mark.rule("HEL-19.5", "HEL-GAP-24")
def test_two_locations_by_cards_are_two_uses() -> None:
    given = {"players.1.hand": ["Customs Envoy", "Customs Envoy"], "players.1.location": "Moon"}
    table = sit({**given, "players.1.pool": pool(credits=2)}).do("play Customs Envoy", "travel to Ceres")
    table.do("play Customs Envoy")
    assert (table.pool(), table.at("players.1.this_turn.used")) == ((2, 2), ["Moon", "Ceres"])


@pytest.mark.rule("HEL-19.6")
def test_key_access_by_card_is_never_the_bonus() -> None:
    """At Earth the Bonus would ask for a card; Key Access does not, and no choice is given."""
    table = sit({"players.1.hand": ["Customs Envoy", "Material Asset"]}).do("play Customs Envoy")
    assert (table.asked, table.at("players.1.influence"), table.hand()) == ("main", 1, ["Material Asset"])


@pytest.mark.rule("HEL-19.6", "HEL-13.6")
def test_key_access_by_card_cannot_be_declined() -> None:
    table = sit({"players.1.hand": ["Customs Envoy"], "players.1.location": "Ceres"}).do("play Customs Envoy")
    assert table.pool() == (2, 0)


@pytest.mark.rule("HEL-19.7", "HEL-8.3", "HEL-CON-11")
@pytest.mark.parametrize("place", LOCATIONS)
def test_no_key_access_by_card_where_it_is_shut_down(place: str) -> None:
    given = {"players.1.hand": ["Customs Envoy"], "players.1.location": place}
    table = sit({**given, "events": [event("Warp Cult", "active", at=place)]}).do("play Customs Envoy")
    assert table.at("players.1.this_turn.used") == []
    table = sit(given).do("play Customs Envoy")
    assert table.at("players.1.this_turn.used") == [place]


@pytest.mark.rule("HEL-19.7", "HEL-8.7")
def test_only_a_card_that_ignores_shut_down_changes_that() -> None:
    given = {
        "players.1.location": "Moon",
        "players.1.hand": ["Customs Envoy", "The Wraith"],
        "events": [event("Dome Strike", "active")],
    }
    assert mercury(given).do("play The Wraith", "decline", "play Customs Envoy").pool() == (0, 2)
