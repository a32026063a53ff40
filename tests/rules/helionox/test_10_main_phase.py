"""Section 10: the Main Phase and its once-per-turn actions."""

from __future__ import annotations

import pytest
from tests.rules.helionox.table import (
    FACTIONS,
    HELIONOX,
    calm_board,
    cards,
    coop,
    event,
    mercury,
    pool,
    sit,
    solo,
    stacked,
)

from farflung.engine.match import Match
from farflung.engine.scenario import arrange

RICH = {"players.1.pool": pool(credits=20, defense=20)}


@pytest.mark.rule("HEL-10.1")
def test_actions_in_any_order() -> None:
    given = {**RICH, "events": [event("Capital Riots"), event("Dome Strike")]}
    table = sit(given)
    table.do("overcome inactive Capital Riots", "play Material Asset", "place Embassy", "travel to Moon")
    table.do("overcome inactive Dome Strike", "buy Gene Splicer", "take Location Bonus", "play Material Asset")
    table.do("cycle Ghost Auditor", "use ability 1", "play Sentinel Prototype", "travel to Earth")
    assert (table.asked, table.seat) == ("main", 1)


@pytest.mark.rule("HEL-10.1")
def test_no_action_is_mandatory() -> None:
    table = sit({**RICH, "events": [event("Capital Riots")]})
    assert table.offers("end turn")
    table.end_turn()
    assert table.seat == 2


@pytest.mark.rule("HEL-10.2", "HEL-10.6")
def test_one_cycle_a_turn() -> None:
    table = sit().do("cycle Gene Splicer")
    for card in table.market().values():
        assert table.refuses(f"cycle {card}", "HEL-10.2", "HEL-10.6")


@pytest.mark.rule("HEL-10.2", "HEL-19.1")
def test_one_bonus_a_turn() -> None:
    table = sit({**RICH, "players.1.location": "Moon", "players.1.embassies": ["Ceres"]})
    table.do("take Location Bonus", "travel to Ceres")
    assert table.refuses("take Location Bonus", "HEL-10.2", "HEL-19.1")
    assert table.refuses("take Key Access", "HEL-10.2", "HEL-19.1")


@pytest.mark.rule("HEL-10.2", "HEL-11.1")
def test_one_collaboration_a_turn() -> None:
    given = {"events": [event("Capital Riots"), event("Ozone Breach")], "players.1.pool": pool(defense=5)}
    table = sit(given).do("call for help with inactive Capital Riots", "ask seat 2", "accept")
    table.do("play Sentinel Prototype")
    assert table.trophies() == ["Capital Riots"]
    assert table.refuses("call for help with inactive Ozone Breach", "HEL-11.1", "HEL-10.2")


@pytest.mark.rule("HEL-10.2", "HEL-21.4")
def test_the_next_player_has_them_again() -> None:
    table = sit({"players.2.location": "Moon", **stacked("Warp Cult")})
    table.do("cycle Gene Splicer", "take Location Bonus", "discard Material Asset").end_turn()
    assert table.at("once") == {"cycled": False, "bonus": False, "called": False, "refusals": []}
    assert table.offers("take Location Bonus")
    assert len(table.options("cycle")) == 4


@pytest.mark.rule("HEL-10.3")
def test_other_actions_know_no_limit() -> None:
    given = {**RICH, "events": [event("Capital Riots"), event("Ozone Breach"), event("Grid Blackout")]}
    table = sit(given)
    for name in ("Capital Riots", "Ozone Breach", "Grid Blackout"):
        table.do(f"overcome inactive {name}")
    table.do("buy Prime Asset", "buy Prime Asset", "play Material Asset", "play Material Asset", "play Material Asset")
    table.do("place Embassy", "travel to Moon", "place Embassy", "travel to Mars", "place Embassy")
    assert table.at("players.1.embassies") == ["Earth", "Moon", "Mars"]
    assert len(table.trophies()) == 3


@pytest.mark.rule("HEL-10.3", "HEL-28.1")
def test_with_mercury_cargo_is_gained_and_delivered_at_several_locations() -> None:
    given = {"players.1.pool": pool(credits=20), "players.1.fleet": "Longhaul Freighter"}
    table = mercury(given).do("gain Earth Cargo", "travel to Moon", "gain Moon Cargo", "deliver Earth Cargo")
    assert table.at("locations.Moon.delivered") == "Earth"
    assert table.at("players.1.this_turn.gained") == ["Earth", "Moon"]


@pytest.mark.rule("HEL-10.3", "HEL-GAP-20")
def test_with_mercury_the_fleet_asset_is_used_once_a_turn() -> None:
    given = {"players.1.pool": pool(credits=5), "players.1.fleet": "Courier Skiff"}
    table = mercury(given).do("use Fleet Asset", "move to Moon")
    assert (table.at("players.1.location"), table.pool()) == ("Moon", (4, 0))
    assert not table.offers("use Fleet Asset")


@pytest.mark.rule("HEL-10.3", "HEL-37.3", "HEL-GAP-38")
def test_with_garrisons_they_are_removed_any_number_of_times() -> None:
    given = {"players.1.pool": pool(credits=9, defense=1)}
    table = coop(given, difficulty="veteran").do("remove Garrison with Defense", "travel to Moon")
    table.do("remove Garrison with Credits")
    assert table.shut_down() == ["Mars", "Ceres", "Europa"]
    assert not sit(RICH).options("remove Garrison")


@pytest.mark.rule("HEL-10.4", "HEL-20.2")
def test_the_pool_is_spent_in_any_portions() -> None:
    table = sit({"players.1.pool": pool(credits=2)})
    table.do("play Material Asset", "play Material Asset", "play Sentinel Prototype")
    assert table.pool() == (4, 1)
    table.do("travel to Moon")
    assert table.pool() == (2, 1)
    table.do("buy Dockside Runner")
    assert table.pool() == (0, 1)


@pytest.mark.rule("HEL-10.5", "HEL-20.2", "HEL-CON-2")
def test_the_pool_is_lost_at_the_end_of_the_turn() -> None:
    table = sit({**RICH, **stacked("Warp Cult", "Dark Colony", "Ion Surge")}).end_turn()
    assert table.pool(1) == (0, 0)
    table.whole_turns(2)
    assert (table.seat, table.pool(1)) == (1, (0, 0))


@pytest.mark.rule("HEL-10.5")
@pytest.mark.parametrize("kind", [coop, solo])
def test_the_pool_is_lost_in_coop_and_solo_too(kind) -> None:  # type: ignore[no-untyped-def]
    assert kind({**RICH, **stacked("Warp Cult", "Dark Colony")}).end_turn().pool(1) == (0, 0)


@pytest.mark.rule("HEL-10.6", "HEL-20.3", "HEL-CON-12")
def test_a_cycled_card_goes_below_its_deck() -> None:
    table = sit().do("cycle Gene Splicer", "* reveals Vat Clones")
    assert table.market()["Bio"] == "Vat Clones"
    assert table.at("market.Bio.bottom") == ["Gene Splicer"]
    assert len(table.at("market.Bio.deck")) == 18


@pytest.mark.rule("HEL-10.6", "HEL-12.4")
def test_it_comes_back_when_its_deck_is_through() -> None:
    given = {"market.Bio.deck": ["Vat Clones"], "players.1.pool": pool(credits=9)}
    table = sit(given).do("cycle Gene Splicer", "buy Vat Clones")
    assert (table.market()["Bio"], table.at("market.Bio.bottom")) == ("Gene Splicer", [])


@pytest.mark.rule("HEL-10.6", "HEL-GAP-29")
def test_the_last_card_of_a_faction_comes_back_at_once() -> None:
    table = sit({"market.Bio.deck": []}).do("cycle Gene Splicer")
    assert (table.market()["Bio"], table.at("market.Bio.bottom")) == ("Gene Splicer", [])
    assert table.at("once.cycled") is True


@pytest.mark.rule("HEL-10.6")
def test_any_of_the_four_can_be_cycled() -> None:
    assert sit().options("cycle") == list(sit().market().values())
    table = sit({"market.Defense.deck": [], "market.Defense.card": "none"})
    assert len(table.options("cycle")) == len(FACTIONS) - 1


@pytest.mark.rule("HEL-10.7", "HEL-33.7")
def test_the_request_may_be_cycled_instead() -> None:
    table = mercury().do("cycle Request", "* request Mars to Moon")
    assert table.at("players.1.request") == "Mars to Moon"
    assert table.at("requests.bottom") == [{"request": "Earth to Moon", "by": 1}]
    assert table.refuses("cycle Gene Splicer", "HEL-10.2", "HEL-10.6")
    assert table.refuses("cycle Request", "HEL-33.7", "HEL-10.2")


@pytest.mark.rule("HEL-10.7")
def test_after_a_market_card_no_request_is_cycled() -> None:
    assert mercury().do("cycle Gene Splicer").refuses("cycle Request", "HEL-33.7", "HEL-10.2")


@pytest.mark.rule("HEL-10.7", "HEL-CON-30")
def test_no_request_is_cycled_while_the_request_deck_is_empty() -> None:
    table = mercury({"requests.left": 0})
    assert not table.offers("cycle Request")
    assert table.offers("cycle Gene Splicer")


@pytest.mark.rule("HEL-10.8")
def test_cycles_from_cards_are_extra() -> None:
    table = sit({"players.1.hand": ["Relay Drone", "Courier Bot"]})
    table.do("play Relay Drone", "cycle Gene Splicer", "cycle Ghost Auditor", "play Courier Bot")
    assert table.asked == "cycle"
    table.do("cycle Dockside Runner")
    assert table.refuses("cycle Patrol Cutter", "HEL-10.2", "HEL-10.6")


@pytest.mark.rule("HEL-10.8")
def test_a_cycle_from_a_card_may_be_for_the_request() -> None:
    table = mercury({"players.1.hand": ["Relay Drone"]}).do("play Relay Drone", "cycle Request")
    assert table.offers("cycle Request")
    assert sit({"players.1.hand": ["Relay Drone"]}).do("play Relay Drone").options() == [
        f"cycle {card}" for card in sit().market().values()
    ]


NOTHING_LEFT = {"players.1.cryo": 4, "once.cycled": True, "once.bonus": True, "players.1.location": "Moon"}


@pytest.mark.rule("HEL-10.1", "HEL-GAP-36")
def test_who_has_nothing_to_do_is_asked_to_end_the_turn() -> None:
    """Ending it deals new cards: it is an act, though there is nothing else."""
    table = sit({**cards(1), **NOTHING_LEFT, **stacked("Warp Cult")})
    assert (table.seat, table.at("turn"), table.options()) == (1, 1, ["end turn"])
    table.do("end turn")
    assert (table.seat, table.at("turn")) == (2, 2)


@pytest.mark.rule("HEL-10.1")
def test_the_last_card_is_taken_back_for_nothing() -> None:
    """It was the last thing to do, but the turn has not ended and no new hand was dealt."""
    table = sit({**cards(1, hand=["Sentinel Prototype"], deck=["Material Asset"] * 5), **NOTHING_LEFT})
    before = table.whole()
    table.do("play Sentinel Prototype")
    assert (table.seat, table.options()) == (1, ["end turn"])
    assert table.match.undo_price(0).free
    table.match.undo(0)
    assert table.whole() == before


@pytest.mark.rule("HEL-10.1")
def test_a_game_that_began_under_the_first_rules_still_ends_turns_itself() -> None:
    given = {**cards(1), **NOTHING_LEFT, **stacked("Warp Cult")}
    match = arrange(HELIONOX, 2, {**calm_board(2, False), **given}, "main 1", rules=1)
    assert match.question is not None
    assert (match.question.seat, HELIONOX.to_data(match.game)["turn"]) == (1, 2)
    assert "rules" not in match.save().split("\n\n")[0]
    assert Match.load(HELIONOX, Match(HELIONOX, match.setup, 5).save()).setup.rules == 1
    assert arrange(HELIONOX, 2, {}, "main 1").setup.rules == HELIONOX.rules
