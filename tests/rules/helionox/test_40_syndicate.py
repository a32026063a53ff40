"""Section 40: the Shadow Syndicate's turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.table import Table, cards, coop, event, event_deck, pool, sit, solo, stacked

LATER = stacked("Quarantine Revolt", "Quarantine Revolt", "Dark Colony", "Dark Colony")


def acts(given: dict[str, Any], **more: Any) -> Table:
    """Solo, at the moment when the Syndicate acts after the human's turn, and on to the next question."""
    return solo({**LATER, **given}, "syndicate 1", **more)


def taken(table: Table) -> list[tuple[str, str]]:
    return [(entry["event"], entry["side"]) for entry in table.at("syndicate.events")]


@pytest.mark.rule("HEL-40.1", "HEL-40.2")
def test_it_acts_after_the_new_hand_and_before_the_next_event_phase() -> None:
    given = {"events": [event("Capital Riots")], **LATER}
    table = coop(given).do("end turn").until("main")
    order = table.order_of("drew", "turn_ended", "syndicate_event", "syndicate_card", "turn_began", "event_arrived")
    order = order[order.index("turn_ended") - 1 :]
    assert order == [
        "drew",
        "turn_ended",
        "syndicate_event",
        "syndicate_card",
        "turn_began",
        "event_arrived",
        "event_arrived",
    ]
    assert taken(table) == [("Capital Riots", "inactive")]
    assert table.seat == 2


@pytest.mark.rule("HEL-40.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_acts_after_every_players_turn(players: int) -> None:
    table = coop({}, "turn 1", players=players, difficulty="normal")
    for turn in range(1, players + 1):
        table.end_turn()
        assert len(table.at("syndicate.cards")) == turn


@pytest.mark.rule("HEL-40.1", "HEL-43.1")
def test_it_acts_after_the_very_last_turn_too() -> None:
    table = coop({**event_deck(), "event_deck.top": [], "events": [event("Capital Riots", "active")]})
    table.end_turn()
    assert table.match.over
    assert (taken(table), table.at("syndicate.cards")) == ([("Capital Riots", "active")], ["Ghost Auditor"])
    assert table.order_of("syndicate_card", "game_ended", "syndicate_scored") == [
        "syndicate_card",
        "game_ended",
        "syndicate_scored",
    ]


@pytest.mark.rule("HEL-40.1")
def test_it_does_not_act_in_competitive_play() -> None:
    table = sit({"events": [event("Capital Riots", "active")]}).end_turn()
    assert table.market()["Cybernetic"] == "Ghost Auditor"
    assert table.in_play()[0] == ("Capital Riots", "Earth", "active")
    assert table.events(what="syndicate_card") == []


@pytest.mark.rule("HEL-40.3", "HEL-CON-16")
def test_the_active_event_with_the_most_influence() -> None:
    """At any Location, without paying: whatever the Ship's place."""
    given = {
        "events": [
            event("Capital Riots", "active"),
            event("Jovian Radiation", "active"),
            event("Pirate Toll", "active"),
        ]
    }
    table = acts(given)
    assert taken(table) == [("Jovian Radiation", "active")]  # 4 against 2 and 3
    assert [name for name, _, _ in table.in_play()[:2]] == ["Capital Riots", "Pirate Toll"]


@pytest.mark.rule("HEL-40.3")
def test_the_active_side_counts_for_active_events() -> None:
    """Quarantine Revolt shows 3 and 2, Pirate Toll 3 and 3."""
    given = {"events": [event("Quarantine Revolt", "active"), event("Pirate Toll", "active")]}
    assert taken(acts({**given, **stacked("Dome Strike", "Dome Strike")})) == [("Pirate Toll", "active")]


@pytest.mark.rule("HEL-40.4", "HEL-40.3")
def test_an_active_event_before_any_inactive_one() -> None:
    given = {"events": [event("The Long Flare"), event("Grid Blackout", "active")]}
    assert taken(acts(given)) == [("Grid Blackout", "active")]


@pytest.mark.rule("HEL-40.4")
def test_without_active_events_the_inactive_one_with_the_most_influence() -> None:
    """Doomsday Broadcast shows 3 and 4, Solar Lash 4 and 3: on the Inactive side the Lash is worth more."""
    given = {"events": [event("Doomsday Broadcast"), event("Solar Lash")]}
    assert taken(acts(given)) == [("Solar Lash", "inactive")]


@pytest.mark.rule("HEL-40.5", "HEL-GAP-1")
@pytest.mark.parametrize("far_first", [False, True])
def test_a_tie_goes_to_the_event_closest_to_earth(far_first: bool) -> None:
    names = ["Colonist Uprising", "Pirate Toll", "Warp Cult"]  # all 3 when Active: Mars, Ceres, Europa
    events = [event(name, "active") for name in (reversed(names) if far_first else names)]
    assert taken(acts({"events": events})) == [("Colonist Uprising", "active")]
    earth = [*events, event("Senate Scandal", "active")]
    assert taken(acts({"events": earth})) == [("Senate Scandal", "active")]


@pytest.mark.rule("HEL-40.5", "HEL-GAP-7")
def test_the_place_counts_where_the_event_lies_now() -> None:
    given = {"events": [event("Colonist Uprising", "active"), event("Warp Cult", "active", at="Moon")]}
    assert taken(acts(given)) == [("Warp Cult", "active")]


@pytest.mark.rule("HEL-40.5", "HEL-GAP-37")
def test_a_tie_at_one_location_is_the_players_choice() -> None:
    given = {"events": [event("Capital Riots", "active"), event("Debris Rain", "active")]}
    table = coop({**LATER, **given}, "syndicate 2", players=3, difficulty="normal")
    assert (table.seat, table.asked) == (2, "syndicate-event")
    assert table.options() == ["give up Capital Riots at Earth", "give up Debris Rain at Earth"]
    table.do("give up Debris Rain at Earth")
    assert taken(table) == [("Debris Rain", "active")]


@pytest.mark.rule("HEL-40.5", "HEL-GAP-2", "HEL-GAP-37")
@pytest.mark.parametrize(
    ("near", "far"), [("Crater Quake", "Warp Echo"), ("Dust Tempest", "Miner Walkout")], ids=["one step", "two steps"]
)
def test_on_the_orbit_layout_two_ways_are_equally_long(near: str, far: str) -> None:
    given = {"events": [event(near, "active"), event(far, "active")]}  # 2 each: Moon and Europa, Mars and Ceres
    table = acts(given, layout="orbit")
    assert (table.asked, len(table.options("give up"))) == ("syndicate-event", 2)
    assert taken(acts(given)) == [(near, "active")]


@pytest.mark.rule("HEL-40.5")
def test_two_copies_of_one_event_are_no_choice() -> None:
    table = acts({"events": [event("Capital Riots", "active"), event("Capital Riots", "active")]})
    assert taken(table) == [("Capital Riots", "active")]
    assert table.asked == "main"


@pytest.mark.rule("HEL-40.6")
def test_without_events_it_goes_on_with_the_market() -> None:
    table = acts({"events": []})
    assert (taken(table), table.at("syndicate.cards")) == ([], ["Ghost Auditor"])


@pytest.mark.rule("HEL-40.7", "HEL-12.4")
def test_the_market_card_with_the_most_influence() -> None:
    table = acts({"market.Transport.card": "Consular Liner", "market.Cybernetic.card": "Synthetic Senator"})
    assert table.at("syndicate.cards") == ["Consular Liner"]  # 3 and 3, cost 5 and 4
    shown = table.market()["Transport"]
    assert shown is not None
    assert table.market()["Cybernetic"] == "Synthetic Senator"
    assert table.at("players.1.top") == []


@pytest.mark.rule("HEL-40.7")
def test_influence_comes_before_cost() -> None:
    given = {"market.Cybernetic.card": "Ghost Auditor", "market.Defense.card": "Aegis Battery"}  # 2 for 4, 1 for 5
    assert acts(given).at("syndicate.cards") == ["Ghost Auditor"]


@pytest.mark.rule("HEL-40.7", "HEL-GAP-37")
def test_a_tie_of_market_cards_is_the_players_choice() -> None:
    given = {"market.Bio.card": "Ecological Census", "market.Cybernetic.card": "Ghost Auditor"}  # 2 for 4 both
    table = coop({**LATER, **given}, "syndicate 2", players=3, difficulty="normal")
    assert (table.seat, table.asked) == (2, "syndicate-card")
    assert table.options() == ["give up Ecological Census", "give up Ghost Auditor"]
    table.do("give up Ecological Census", "* reveals Spore Gardener")
    assert table.at("syndicate.cards") == ["Ecological Census"]
    assert (table.market()["Bio"], table.market()["Cybernetic"]) == ("Spore Gardener", "Ghost Auditor")


@pytest.mark.rule("HEL-40.7", "HEL-GAP-39")
def test_inflation_raises_all_costs_alike() -> None:
    given = {
        "events": [event("Systemic Inflation (Earth)", "active"), event("Systemic Inflation (Europa)", "active")],
        "market.Transport.card": "Consular Liner",
        "market.Cybernetic.card": "Synthetic Senator",
    }
    assert acts(given, mercury="on").at("syndicate.cards") == ["Consular Liner"]


@pytest.mark.rule("HEL-40.7", "HEL-2.9")
def test_prime_assets_are_never_taken() -> None:
    empty: dict[str, Any] = {}
    for faction in ("Bio", "Cybernetic", "Transport", "Defense"):
        empty[f"market.{faction}.card"] = "none"
        empty[f"market.{faction}.deck"] = []
    table = acts(empty)
    assert (table.at("syndicate.cards"), table.at("prime_assets")) == ([], 16)
    assert table.asked == "main"


@pytest.mark.rule("HEL-40.7", "HEL-GAP-29")
def test_it_can_empty_a_market_deck() -> None:
    given = {"market.Cybernetic.card": "Singularity Core", "market.Cybernetic.deck": []}
    table = acts(given)
    assert (table.at("syndicate.cards"), table.market()["Cybernetic"]) == (["Singularity Core"], None)


@pytest.mark.rule("HEL-40.8", "HEL-43.8")
@pytest.mark.parametrize(("side", "points"), [("inactive", 3), ("active", 4)])
def test_the_side_that_was_up_counts(side: str, points: int) -> None:
    given = {"events": [event("Doomsday Broadcast", side)], **event_deck(), "event_deck.top": []}
    table = solo({**given, **cards(1)}, "syndicate 1")
    table.until("")
    assert (taken(table), table.at("scores.2.events")) == ([("Doomsday Broadcast", side)], points)


@pytest.mark.rule("HEL-40.9", "HEL-8.8")
def test_what_it_takes_leaves_its_location_and_opens_it() -> None:
    table = acts({"events": [event("Capital Riots", "active")], "players.1.pool": pool()})
    assert "Earth" not in table.shut_down()
    assert "Capital Riots" not in [name for name, _, _ in table.in_play()]
    assert table.at("team.trophies") == []
    assert table.at("players.1.trophies") == []


@pytest.mark.rule("HEL-40.9")
def test_nobody_draws_for_what_it_takes() -> None:
    table = coop({"events": [event("Capital Riots", "active")], **LATER}).do("end turn").until("main")
    after = table.order_of("turn_ended", "drew", "drew_unseen")
    assert after[after.index("turn_ended") :] == ["turn_ended"]


@pytest.mark.rule("HEL-40.9", "HEL-8.10")
def test_taking_a_catastrophe_opens_everything() -> None:
    table = acts({"events": [event("Red Plague", "active")]})
    assert (taken(table), table.shut_down()) == ([("Red Plague", "active")], [])


@pytest.mark.rule("HEL-40.9", "HEL-26.3")
def test_taking_an_inflation_lowers_prices() -> None:
    given = {
        "events": [event("Systemic Inflation (Earth)", "active")],
        "players.1.pool": pool(credits=3),
        **stacked("Dome Strike", "Dome Strike"),
    }
    table = solo(given, "syndicate 1", mercury="on")
    assert taken(table) == [("Systemic Inflation (Earth)", "active")]
    assert table.offers("buy Patrol Cutter")
