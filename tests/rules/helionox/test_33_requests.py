"""Section 33: Requests."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import cards, coop, event, fresh, mercury, pool, solo

SKIFF = {"players.1.fleet": "Courier Skiff"}
AT_MOON = {"players.1.location": "Moon", "players.1.cargo": ["Earth"], "players.1.request": "Earth to Moon", **SKIFF}


@pytest.mark.rule("HEL-33.1", "HEL-33.2", "HEL-4.14", "HEL-CON-13")
@pytest.mark.parametrize(("players", "deck"), [(2, 12), (3, 18), (4, 24)])
@pytest.mark.parametrize("mode", ["competitive", "co-op"])
def test_six_requests_for_each_player_and_one_is_drawn(players: int, deck: int, mode: str) -> None:
    table = fresh(players, mode=mode, mercury="on")
    assert table.at("requests.left") == deck - players
    assert all(player["request"] for player in table.at("players"))
    assert len(table.events(what="request_drawn")) == players


@pytest.mark.rule("HEL-33.1", "HEL-GAP-23")
def test_which_requests_are_in_the_deck_is_by_luck_of_all_forty() -> None:
    assert sorted((request.cargo, request.destination) for request in CONTENT.requests) == [
        (cargo, place) for cargo in range(5) for place in range(5) if cargo != place
    ]
    assert [request.copies for request in CONTENT.requests] == [2] * 20
    assert len({fresh(2, seed, mercury="on").at("players.1.request") for seed in range(1, 30)}) > 8
    assert len(mercury().at("requests.unseen")) == 37


@pytest.mark.rule("HEL-33.1")
def test_requests_that_were_not_chosen_never_come() -> None:
    """The deck ends after its number of cards, though more Requests exist."""
    table = mercury({**AT_MOON, "requests.left": 0}).do("deliver Earth Cargo", "decline")
    assert table.at("players.1.request") is None


@pytest.mark.rule("HEL-33.3", "HEL-GAP-36")
def test_requests_are_hidden_in_competitive_play() -> None:
    table = mercury()
    assert table.seen_by(1, "players.1.request") == "Earth to Moon"
    for seat in (0, 2, 3):
        assert table.seen_by(seat, "players.1.request") == "hidden"
    drawn = list(fresh(3, mercury="on").events(what="request_drawn"))
    assert [happened.audience for happened in drawn] == [happened.a for happened in drawn]


@pytest.mark.rule("HEL-33.3", "HEL-GAP-36", "HEL-GAP-45")
def test_requests_are_open_in_coop_and_solo() -> None:
    assert coop(mercury="on").seen_by(2, "players.1.request") == "Earth to Moon"
    assert coop(mercury="on").seen_by(0, "players.2.request") == "Mars to Europa"
    assert solo(mercury="on").seen_by(0, "players.1.request") == "Earth to Moon"


@pytest.mark.rule("HEL-33.4", "HEL-33.5", "HEL-GAP-33", "HEL-CON-36")
def test_the_right_delivery_fulfils_the_request_at_once() -> None:
    table = mercury(AT_MOON).do("deliver Earth Cargo", "* request Mars to Ceres")
    assert table.asked == "reward"  # the ordinary reward comes as well
    assert table.at("players.1.requests") == ["Earth to Moon"]
    assert (table.at("players.1.influence"), table.at("players.1.request")) == (2, "Mars to Ceres")
    table.do("bank Credits")
    assert table.at("players.1.bank.credits") == 2


@pytest.mark.rule("HEL-33.4")
@pytest.mark.parametrize("request_name", [request.name for request in CONTENT.requests])
def test_every_request_wants_its_colour_at_its_destination(request_name: str) -> None:
    cargo, _, place = request_name.partition(" to ")
    given = {"players.1.location": place, "players.1.cargo": [cargo], "players.1.request": request_name, **SKIFF}
    assert mercury(given).do(f"deliver {cargo} Cargo").at("players.1.requests") == [request_name]


@pytest.mark.rule("HEL-33.4")
@pytest.mark.parametrize(("place", "cargo"), [("Moon", "Mars"), ("Mars", "Earth")])
def test_another_colour_or_another_place_does_not(place: str, cargo: str) -> None:
    given = {**AT_MOON, "players.1.location": place, "players.1.cargo": [cargo]}
    table = mercury(given).do(f"deliver {cargo} Cargo", "decline")
    assert (table.at("players.1.request"), table.at("players.1.influence")) == ("Earth to Moon", 0)


@pytest.mark.rule("HEL-33.4")
def test_another_players_request_is_not_fulfilled() -> None:
    given = {**AT_MOON, "players.1.request": "Mars to Ceres", "players.2.request": "Earth to Moon"}
    table = mercury(given).do("deliver Earth Cargo", "decline")
    assert [player["requests"] for player in table.at("players")] == [[], [], []]


@pytest.mark.rule("HEL-33.5", "HEL-41.3", "HEL-CON-14")
def test_in_coop_and_solo_the_pile_counts_the_request() -> None:
    for table in (coop(AT_MOON, mercury="on"), solo(AT_MOON, mercury="on")):
        table.do("deliver Earth Cargo", "decline")
        assert table.at("team.requests") == ["Earth to Moon"]
        assert (table.at("players.1.influence"), table.at("players.1.requests")) == (0, [])
        assert table.at("players.1.request") is not None


@pytest.mark.rule("HEL-33.6", "HEL-GAP-33")
def test_the_new_request_needs_a_delivery_of_its_own() -> None:
    """Even if it is the same one again."""
    table = mercury(AT_MOON).do("deliver Earth Cargo", "* request Earth to Moon", "decline")
    assert (table.at("players.1.requests"), table.at("players.1.request")) == (["Earth to Moon"], "Earth to Moon")
    assert table.at("players.1.influence") == 2


@pytest.mark.rule("HEL-33.6")
def test_a_delivery_before_the_request_came_does_not_count() -> None:
    given = {**AT_MOON, "players.1.request": "Mars to Ceres"}
    table = mercury(given).do("deliver Earth Cargo", "decline", "cycle Request", "* request Earth to Moon")
    assert table.at("players.1.request") == "Earth to Moon"
    assert (table.at("players.1.requests"), table.at("players.1.influence")) == ([], 0)


@pytest.mark.rule("HEL-33.7", "HEL-10.7", "HEL-20.3")
def test_the_free_cycle_may_be_for_the_request() -> None:
    table = mercury({"requests.left": 5}).do("cycle Request", "* request Mars to Ceres")
    assert (table.at("players.1.request"), table.at("requests.left")) == ("Mars to Ceres", 5)
    assert [entry["request"] for entry in table.at("requests.bottom")] == ["Earth to Moon"]
    assert table.refuses("cycle Request", "HEL-33.7")
    assert table.refuses("cycle Gene Splicer", "HEL-10.2")


@pytest.mark.rule("HEL-33.7", "HEL-10.2")
def test_a_market_cycle_uses_the_free_cycle_up() -> None:
    table = mercury().do("cycle Gene Splicer", "* reveals Spore Gardener")
    assert table.refuses("cycle Request", "HEL-33.7")


@pytest.mark.rule("HEL-33.7", "HEL-10.7")
def test_cycled_requests_come_last_and_in_order() -> None:
    given = {"requests.left": 1, "players.1.request": "Earth to Moon", "players.2.request": "Mars to Europa"}
    table = mercury(given, players=2).do("cycle Request", "* request Moon to Ceres").end_turn()
    table.do("cycle Request")  # only the Cycled one is left
    assert table.at("players.2.request") == "Earth to Moon"
    assert [entry["request"] for entry in table.at("requests.bottom")] == ["Mars to Europa"]


@pytest.mark.rule("HEL-33.7", "HEL-10.8")
def test_a_cycle_by_card_may_be_for_the_request_and_is_extra() -> None:
    table = mercury({**cards(1, hand=["Courier Bot"]), "requests.left": 4}).do("play Courier Bot")
    assert (table.asked, table.offers("cycle Request")) == ("cycle", True)
    table.do("cycle Request", "* request Mars to Ceres")
    assert table.offers("cycle Request")


@pytest.mark.rule("HEL-33.7", "HEL-GAP-20")
def test_the_research_tender_cycles_the_request_once_a_turn() -> None:
    given = {"players.1.fleet": "Research Tender", **cards(1, hand=["Material Asset"], deck=["Sentinel Prototype"])}
    table = mercury(given).do("use Fleet Asset", "do it", "* request Mars to Ceres", "discard Material Asset")
    assert (table.at("players.1.request"), table.hand()) == ("Mars to Ceres", ["Sentinel Prototype"])
    assert table.refuses("use Fleet Asset", "HEL-GAP-20")
    assert table.offers("cycle Request")


@pytest.mark.rule("HEL-33.7", "HEL-GAP-36")
def test_a_cycled_request_is_known_to_its_player_only() -> None:
    table = mercury({"requests.left": 5}).do("cycle Request", "* request Mars to Ceres")
    assert table.seen_by(1, "requests.bottom.1.request") == "Earth to Moon"
    assert table.seen_by(2, "requests.bottom.1.request") is None


@pytest.mark.rule("HEL-33.8", "HEL-10.7", "HEL-CON-30")
def test_with_an_empty_deck_there_is_nothing_to_cycle_or_draw() -> None:
    table = mercury({**AT_MOON, "requests.left": 0})
    assert table.refuses("cycle Request", "HEL-10.7")
    table.do("deliver Earth Cargo", "bank Credits")
    assert (table.at("players.1.requests"), table.at("players.1.request")) == (["Earth to Moon"], None)
    assert table.refuses("cycle Request", "HEL-33.8")
    table.whole_turns(3)
    assert table.at("players.1.request") is None


@pytest.mark.rule("HEL-33.5", "HEL-24.2", "HEL-14.5")
def test_a_fulfilled_request_is_a_card_of_the_trophy_pile() -> None:
    """Veteran Tribune draws with three cards in the pile."""
    given = {
        **cards(1, hand=["Veteran Tribune"], deck=["Material Asset"]),
        "players.1.trophies": [{"event": "Ion Surge", "side": "inactive"}] * 2,
    }
    assert mercury(given).do("play Veteran Tribune").hand() == []
    given["players.1.requests"] = ["Mars to Moon"]
    assert mercury(given).do("play Veteran Tribune").hand() == ["Material Asset"]


@pytest.mark.rule("HEL-33.4", "HEL-29.5")
def test_no_request_is_fulfilled_at_a_shut_down_location() -> None:
    table = mercury({**AT_MOON, "events": [event("Dome Strike", "active")], "players.1.pool": pool(credits=9)})
    assert table.refuses("deliver Earth Cargo", "HEL-29.5")
