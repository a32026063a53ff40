"""Where the rules end and begin: two copies of one Event, a full Bank, what is declined, and what a refusal leaves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.content import home
from tests.rules.helionox.table import cards, coop, event, mercury, pool, sit, stacked
from tests.rules.helionox.test_15_alternative import WITH_ICONS
from tests.rules.helionox.test_43_end import end

from farflung.games.helionox.cards import EventCard

LOOKER = "Helia Quist, Sun Watcher"
TWINS = [event("Warp Echo", "active", at="Earth"), event("Warp Echo", "active", at="Earth")]
CALL = "call for help with active Warp Echo"


# ---- two copies of one Event


@pytest.mark.rule("HEL-14.1", "HEL-15.1", "HEL-11.2", "HEL-CON-29")
def test_two_copies_of_an_event_at_one_location_are_one_choice() -> None:
    """That nothing is offered twice `Table.do` sees for itself."""
    given = {"events": TWINS, "players.1.pool": pool(credits=9, defense=9), "players.1.location": "Earth"}
    table = sit(given)
    assert table.options("overcome active") == ["Warp Echo"]
    assert table.options("call for help with active") == ["Warp Echo"]
    table.do("overcome active Warp Echo")
    assert len(table.in_play()) == 1
    assert table.offers("overcome active Warp Echo")


@pytest.mark.rule("HEL-15.1")
@pytest.mark.parametrize("card", [card for card in WITH_ICONS if card.copies > 1], ids=lambda card: card.name)
def test_their_alternative_cost_is_one_choice_too(card: EventCard) -> None:
    where = home(card.name)
    twins = [event(card.name, "active"), event(card.name, "active")]
    given = {"events": twins, "players.1.pool": pool(credits=9), "players.1.location": where}
    hand = cards(1, hand=["Field Botanist", "Logic Adept", "Dock Pilot", "Border Warden", "Material Asset"])
    assert sit({**given, **hand}).options("overcome").count(f"{card.name} by alternative cost") == 1


@pytest.mark.rule("HEL-14.2")
def test_an_event_elsewhere_is_refused_once_however_many_there_are() -> None:
    table = sit({"events": TWINS, "players.1.location": "Mars", "players.1.pool": pool(defense=9)})
    assert table.match.question is not None
    refused = [code for code, rule in table.match.question.refused if rule == "HEL-14.2"]
    assert len(refused) == 1


@pytest.mark.rule("HEL-GAP-7", "HEL-GAP-51")
def test_two_copies_on_the_event_deck_are_put_back_as_one_choice() -> None:
    lookers = {"players.1.architect": LOOKER}
    table = sit({**stacked("Warp Echo", "Warp Echo", "Ozone Breach"), **lookers}).do("use ability 1")
    assert table.asked == "events-back"
    assert len(table.options()) == 2, "the Event, or as it was"


# ---- what looking at the Event Deck leaves


@pytest.mark.rule("HEL-GAP-7", "HEL-GAP-45")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_who_looks_at_the_event_deck_knows_it(seat: int) -> None:
    given: dict[str, Any] = {f"players.{seat}.architect": LOOKER}
    table = sit(given, f"main {seat}").do("use ability 1")
    assert table.asked == "events-back"
    assert [entry["known_by"] for entry in table.at("event_deck.top")] == [[seat], [seat]]
    table.until("main")
    assert [entry["known_by"] for entry in table.at("event_deck.top")] == [[seat], [seat]]
    table = coop(given, f"main {seat}").do("use ability 1").until("main")
    assert [entry["known_by"] for entry in table.at("event_deck.top")] == [[1, 2], [1, 2]]


# ---- declined, limited, nothing to do


@pytest.mark.rule("HEL-GAP-40", "HEL-13.6")
def test_a_cost_among_other_lines_may_be_left() -> None:
    given = cards(1, hand=["Ghost Auditor"], deck=["Dock Pilot", "Tug Shuttle"])
    table = sit({**given, "players.1.pool": pool(credits=1)}).do("play Ghost Auditor")
    assert table.asked == "pay"
    assert len(table.hand()) == 1
    assert table.do("decline").pool() == (1, 0)
    assert len(table.hand()) == 1
    table = sit({**given, "players.1.pool": pool(credits=1)}).do("play Ghost Auditor", "do it")
    assert (table.pool(), len(table.hand())) == ((0, 0), 2)
    assert sit({**given, "players.1.pool": pool()}).do("play Ghost Auditor").asked == "main"


@pytest.mark.rule("HEL-31.1", "HEL-GAP-50")
@pytest.mark.parametrize(("kind", "choice"), [("credits", 1), ("defense", 2)])
def test_a_bank_holds_no_more_than_its_limit(kind: str, choice: int) -> None:
    given = {"players.1.architect": "Vesper Lang, Fleet Quartermaster"}
    for banked, after in ((3, 4), (4, 4)):
        bank = {"players.1.bank": pool(**{kind: banked})}
        table = mercury({**given, **bank}, parameters={"bank_limit": 4}).do("use ability 1", f"choose {choice}")
        assert table.at(f"players.1.bank.{kind}") == after


@pytest.mark.rule("HEL-20.4", "HEL-GAP-7")
def test_no_counters_are_no_news() -> None:
    given = cards(1, hand=["Cryo Override"], deck=["Dock Pilot", "Tug Shuttle"])
    table = mercury({**given, "players.1.cryo": 0}).do("play Cryo Override")
    assert not table.events(what="counters_removed")
    table = mercury({**given, "players.1.cryo": 3}).do("play Cryo Override")
    assert [event.b for event in table.events(what="counters_removed")] == [3]


@pytest.mark.rule("HEL-11.7", "HEL-GAP-26")
def test_a_refusal_leaves_no_partner_behind() -> None:
    given = {"events": [event("Capital Riots", "active")], "players.1.pool": pool(defense=2)}
    table = sit({**given, "players.3.location": "Europa"}).do("call for help with active Capital Riots", "offer 2")
    assert table.at("collaboration.partner") == 2
    table.do("refuse")
    assert table.asked == "main"
    help_ = table.at("collaboration")
    assert (help_["partner"], help_["offer"]) == (0, 0)


# ---- scores


@pytest.mark.rule("HEL-43.8", "HEL-43.9", "HEL-43.10")
def test_the_syndicate_has_nothing_that_nobody_left_it() -> None:
    team, syndicate = end({}).at("scores")
    assert set(team.values()) == {0}
    assert {part for part, points in syndicate.items() if points} == {"missions"}


@pytest.mark.rule("HEL-44.1", "HEL-44.2")
@pytest.mark.parametrize(("tokens", "won"), [(0, False), (1, True)])
def test_the_team_must_have_more(tokens: int, won: bool) -> None:
    behind = sum(end({}).at("scores.2").values())
    table = end({"players.1.influence": behind + tokens})
    assert bool(table.winners()) is won


@pytest.mark.rule("HEL-GAP-49", "HEL-27.2", "HEL-36.5")
def test_the_percentage_is_for_missions_of_a_team_only() -> None:
    half = {"mission_percent": 50}
    consumed = {"consumed": ["Singularity Core", "Courier Bot", "Neural Broker", "Spore Gardener", "Dockside Runner"]}
    assert end(consumed).at("scores.1.missions") == 0, "10 are wanted of two players"
    assert end(consumed, parameters=half).at("scores.1.missions") == 5
    some = cards(1, deck=["Courier Bot", "Neural Broker", "Synthetic Senator"])  # 4 Cybernetic cards are wanted
    plain = sit(some, "score", missions="on").at("scores")
    assert sit(some, "score", missions="on", parameters=half).at("scores") == plain
