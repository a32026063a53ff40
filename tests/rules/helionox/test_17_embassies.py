"""Section 17: Embassies."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import LOCATIONS, coop, event, mercury, pool, sit, solo


@pytest.mark.rule("HEL-17.1", "HEL-CON-31")
@pytest.mark.parametrize("place", LOCATIONS)
def test_two_credits_at_the_current_location(place: str) -> None:
    given = {"players.1.location": place}
    assert sit({**given, "players.1.pool": pool(credits=1, defense=5)}).refuses("place Embassy", "HEL-17.1")
    table = sit({**given, "players.1.pool": pool(credits=3)}).do("place Embassy")
    assert (table.at("players.1.embassies"), table.pool()) == ([place], (1, 0))


@pytest.mark.rule("HEL-17.1")
@pytest.mark.parametrize("kind", [coop, solo, mercury])
def test_the_same_in_every_mode(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind({"players.1.pool": pool(credits=2)}).do("place Embassy")
    assert (table.at("players.1.embassies"), table.pool()) == (["Earth"], (0, 0))


@pytest.mark.rule("HEL-17.1", "HEL-31.3")
def test_banked_credits_pay_no_embassy() -> None:
    table = mercury({"players.1.pool": pool(credits=1), "players.1.bank": pool(credits=9)})
    assert table.refuses("place Embassy", "HEL-17.1", "HEL-31.3")


@pytest.mark.rule("HEL-17.2", "HEL-GAP-52")
def test_one_own_embassy_at_each_location() -> None:
    table = sit({"players.1.embassies": ["Earth"], "players.1.pool": pool(credits=5)})
    assert table.refuses("place Embassy", "HEL-17.2")
    others = {f"players.{seat}.embassies": ["Earth"] for seat in (2, 3)}
    assert sit({**others, "players.1.pool": pool(credits=2)}).offers("place Embassy")


@pytest.mark.rule("HEL-17.3", "HEL-8.4")
def test_not_at_a_shut_down_location() -> None:
    given = {"players.1.pool": pool(credits=2), "events": [event("Capital Riots", "active")]}
    assert sit(given).refuses("place Embassy", "HEL-17.3", "HEL-8.4")
    assert sit({**given, "players.1.location": "Moon"}).offers("place Embassy")


@pytest.mark.rule("HEL-17.4")
def test_an_embassy_works_from_the_moment_it_is_placed() -> None:
    table = sit({"players.1.pool": pool(credits=2)})
    assert table.refuses("take Key Access", "HEL-19.2")
    assert table.do("place Embassy", "take Key Access").at("players.1.influence") == 1


@pytest.mark.rule("HEL-17.4", "HEL-16.2")
def test_an_embassy_shortens_the_way_back_at_once() -> None:
    table = sit({"players.1.pool": pool(credits=5)}).do("place Embassy", "travel to Mars", "travel to Earth")
    assert table.pool() == (0, 0)


@pytest.mark.rule("HEL-17.4", "HEL-GAP-7")
@pytest.mark.parametrize(("embassies", "credits"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_embassies_feed_cards_that_count_them(embassies: int, credits: int) -> None:
    given = {"players.1.hand": ["Colony Hauler"], "players.1.embassies": LOCATIONS[:embassies]}
    assert sit({**given, "players.2.embassies": LOCATIONS}).do("play Colony Hauler").pool() == (credits, 0)


@pytest.mark.rule("HEL-17.4", "HEL-11.4")
def test_an_embassy_reaches_a_collaboration_from_afar() -> None:
    given = {
        "events": [event("Capital Riots")],
        "players.1.pool": pool(defense=1),
        "players.2.location": "Europa",
        "players.3.location": "Europa",
    }
    answer = "call for help with inactive Capital Riots"
    assert sit(given).refuses(answer, "HEL-11.4")
    assert sit({**given, "players.3.embassies": ["Earth"]}).offers(answer)


@pytest.mark.rule("HEL-17.5")
def test_an_embassy_by_card_costs_nothing() -> None:
    table = sit({"players.1.hand": ["Relay Station"]}).do("play Relay Station", "do it")
    assert (table.at("players.1.embassies"), table.pool()) == (["Earth"], (2, 0))  # Credits of its own


@pytest.mark.rule("HEL-17.5", "HEL-GAP-20")
def test_an_embassy_by_architect_costs_nothing_and_uses_no_discount() -> None:
    given = {"players.1.architect": "Oswin Hale, Voice of the Exodus", "players.1.fleet": "Diplomatic Barge"}
    table = mercury(given).do("use ability 1")
    assert (table.at("players.1.embassies"), table.at("players.1.this_turn.fleet")) == (["Earth"], False)


@pytest.mark.rule("HEL-17.5", "HEL-17.2", "HEL-17.3")
@pytest.mark.parametrize(
    "given",
    [{"players.1.embassies": ["Earth"]}, {"events": [event("Capital Riots", "active")]}],
)
def test_an_embassy_by_card_obeys_the_other_conditions(given: dict[str, object]) -> None:
    table = sit({**given, "players.1.hand": ["Relay Station"]})
    before = table.at("players.1.embassies")
    table.do("play Relay Station")
    assert (table.asked, table.at("players.1.embassies")) == ("main", before)
