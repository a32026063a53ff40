"""Section 11: Collaboration, an offer that the partner answers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.helionox.table import Table, cards, coop, event, mercury, pool, sit, solo, stacked

CALL = "call for help with active Capital Riots"  # Defense 3, Influence 2; inactive 2 and 2
RIOTS: dict[str, Any] = {
    "events": [event("Capital Riots", "active")],
    "players.1.pool": pool(defense=2),
    "players.3.location": "Europa",
}


def called(given: dict[str, Any] | None = None, offer: int = 2) -> Table:
    """Seat 1 asks seat 2 (nobody else can) for help with the Capital Riots."""
    return sit({**RIOTS, **(given or {})}).do(CALL, f"offer {offer}")


@pytest.mark.rule("HEL-11.1")
def test_only_the_current_player_calls_and_once() -> None:
    table = sit({**RIOTS, "events": [event("Capital Riots", "active"), event("Ozone Breach")]})
    assert set(table.options("call for help with")) == {"active Capital Riots", "inactive Ozone Breach"}
    table.do(CALL, "offer 2", "accept", "play Sentinel Prototype")
    assert table.refuses("call for help with inactive Ozone Breach", "HEL-11.1", "HEL-10.2")
    assert table.seat == 1


@pytest.mark.rule("HEL-11.2", "HEL-CON-29")
@pytest.mark.parametrize(
    ("name", "side", "cost"),
    [("Ozone Breach", "inactive", 2), ("Ozone Breach", "active", 3), ("Fall of the Senate", "active", 5)],
)
def test_any_event_at_the_callers_location(name: str, side: str, cost: int) -> None:
    given = {"events": [event(name, side)], "players.1.pool": pool(defense=cost - 1), "players.3.location": "Mars"}
    table = sit(given).do(f"call for help with {side} {name}")
    table.do(*([f"offer {cost - 1}"] if cost > 2 else []), "accept", "play Sentinel Prototype")
    assert table.in_play() == []
    assert table.trophies(1) == [name]


@pytest.mark.rule("HEL-11.2", "HEL-CON-29")
def test_alone_any_number_may_be_overcome_beside_it() -> None:
    given = {"events": [event("Capital Riots", "active"), event("Grid Blackout")], "players.1.pool": pool(defense=3)}
    table = sit({**RIOTS, **given}).do(CALL, "offer 2", "accept", "play Sentinel Prototype")
    assert table.do("overcome inactive Grid Blackout").trophies() == ["Capital Riots", "Grid Blackout"]


@pytest.mark.rule("HEL-11.3", "HEL-14.2")
def test_the_callers_ship_must_be_there() -> None:
    given = {**RIOTS, "players.1.location": "Moon", "players.1.embassies": ["Earth"], "players.2.location": "Moon"}
    assert sit(given).options("call") == []


@pytest.mark.rule("HEL-11.4", "HEL-11.17")
def test_partners_have_their_ship_or_an_embassy_there() -> None:
    given = {
        **RIOTS,
        "players.2.location": "Moon",
        "players.3.embassies": ["Earth", "Mars"],
        "players.4.location": "Earth",
    }
    table = sit(given, players=4).do(CALL)
    assert (table.asked, table.options("ask seat")) == ("partner", ["3", "4"])


@pytest.mark.rule("HEL-11.4")
def test_without_an_eligible_partner_there_is_no_call() -> None:
    table = sit({**RIOTS, "players.2.location": "Moon", "players.2.embassies": ["Moon"]})
    assert table.refuses(CALL, "HEL-11.4")


@pytest.mark.rule("HEL-11.4", "HEL-GAP-27", "HEL-11.8")
def test_a_partner_who_leaves_stays_partner() -> None:
    """Tug Shuttle moves the partner's own Ship first, then gives Defense."""
    table = called(cards(2, hand=["Tug Shuttle"])).do("accept", "play Tug Shuttle", "move to Moon")
    assert table.trophies(1) == ["Capital Riots"]
    assert (table.at("players.2.location"), table.at("players.1.location")) == ("Moon", "Earth")


@pytest.mark.rule("HEL-11.5")
def test_the_caller_needs_one_defense() -> None:
    table = sit({**RIOTS, "players.1.pool": pool(credits=9)})
    assert table.refuses(CALL, "HEL-11.5")
    assert table.do("play Sentinel Prototype").offers(CALL)


@pytest.mark.rule("HEL-11.5")
def test_the_defense_may_come_from_architect_location_or_bank() -> None:
    poor = {**RIOTS, "players.1.pool": pool()}
    table = sit({**poor, "players.1.architect": "Rook Adeyemi, Sentinel Marshal"})
    assert table.do("use ability 1").offers(CALL)
    moon = {"events": [event("Crater Quake")], "players.1.location": "Moon", "players.2.location": "Moon"}
    table = sit({**poor, **moon}).do("take Location Bonus")
    assert table.offers("call for help with inactive Crater Quake")
    assert mercury({**poor, "players.1.bank": pool(defense=1)}).offers(CALL)


@pytest.mark.rule("HEL-11.6", "HEL-GAP-26")
@pytest.mark.parametrize(("defense", "offers"), [(1, []), (2, ["1", "2"]), (5, ["1", "2"])])
def test_the_offer_leaves_at_least_one_to_the_partner(defense: int, offers: list[str]) -> None:
    table = sit({**RIOTS, "players.1.pool": pool(defense=defense)}).do(CALL)
    if offers:
        assert (table.asked, table.options("offer")) == ("offer", offers)
    else:
        assert (table.asked, table.at("collaboration.offer")) == ("answer", 1)


@pytest.mark.rule("HEL-11.6")
def test_the_partner_supplies_exactly_the_rest() -> None:
    """The partner is done as soon as the share is reached, and is asked until it is."""
    table = called(cards(2, hand=["Sentinel Prototype"] * 3), offer=1)
    assert table.at("collaboration") == {"event": 1, "partner": 2, "offer": 1, "cost": 3}
    table.do("accept", "play Sentinel Prototype")
    assert (table.asked, table.seat) == ("help", 2)
    table.do("play Sentinel Prototype")
    assert (table.asked, table.seat) == ("main", 1)
    assert (table.pool(1), table.pool(2)) == ((0, 1), (0, 0))


@pytest.mark.rule("HEL-11.7", "HEL-GAP-26")
def test_the_partner_may_refuse() -> None:
    """That leaves the call unused, but this player is not asked again this turn."""
    table = called().do("refuse")
    assert (table.asked, table.seat, table.pool()) == ("main", 1, (0, 2))
    assert table.at("once.called") is False
    assert table.refuses(CALL, "HEL-GAP-26")


@pytest.mark.rule("HEL-11.7", "HEL-GAP-26")
def test_another_player_may_be_asked_after_a_refusal() -> None:
    table = sit({**RIOTS, "players.3.location": "Earth"}).do(CALL, "ask seat 2", "offer 2", "refuse")
    table.do(CALL, "offer 1")
    assert (table.asked, table.seat) == ("answer", 3)


@pytest.mark.rule("HEL-11.7", "HEL-GAP-36", "HEL-GAP-45")
def test_hands_stay_hidden_in_competitive_play_and_are_open_in_coop() -> None:
    table = called()
    assert table.seen_by(1, "players.2.hand") == 5
    table.do("accept")
    assert (table.asked, table.seat) == ("help", 2)
    assert table.seen_by(1, "players.2.hand") == 5
    together = coop({key: value for key, value in RIOTS.items() if "players.3" not in key})
    assert len(together.seen_by(1, "players.2.hand")) == 5


@pytest.mark.rule("HEL-11.7")
def test_a_partner_without_defense_is_asked_all_the_same() -> None:
    """Nothing is revealed by the question: who holds no Defense may accept, and stops."""
    table = called(cards(2, hand=["Material Asset"]))
    assert table.options() == ["accept", "refuse"]


@pytest.mark.rule("HEL-11.8", "HEL-CON-9")
def test_a_partners_card_resolves_wholly_for_the_partner() -> None:
    given = {**cards(2, hand=["Joint Command"], deck=["Material Asset", "Sentinel Prototype"])}
    table = called(given, offer=1).do("accept", "play Joint Command", "* draws Sentinel Prototype")
    assert (table.asked, table.hand(2)) == ("help", ["Sentinel Prototype"])
    table.do("play Sentinel Prototype")
    assert table.at("players.2.played") == ["Joint Command", "Sentinel Prototype"]
    assert table.trophies(1) == ["Capital Riots"]


@pytest.mark.rule("HEL-11.8", "HEL-13.9")
def test_unique_cards_are_unique_for_the_partner_too() -> None:
    hand = ["Stasis Projector", "Stasis Projector", "Sentinel Prototype"]
    given = {**cards(2, hand=hand), "events": [event("Red Plague", "active")]}
    at_mars = {"players.1.location": "Mars", "players.2.location": "Mars"}
    table = sit({**RIOTS, **given, **at_mars}).do("call for help with active Red Plague", "offer 2", "accept")
    table.do("play Stasis Projector")
    assert table.refuses("play Stasis Projector", "HEL-13.9")


@pytest.mark.rule("HEL-11.9", "HEL-GAP-28", "HEL-CON-9")
def test_only_cards_that_offer_defense_are_played() -> None:
    hand = ["Material Asset", "Sentinel Prototype", "Synthetic Senator", "Perimeter Grid", "Logic Adept"]
    table = called(cards(2, hand=hand), offer=1).do("accept")
    assert sorted(table.options("play")) == ["Perimeter Grid", "Sentinel Prototype", "Synthetic Senator"]
    assert table.refuses("play Material Asset", "HEL-11.9")
    assert table.refuses("play Logic Adept", "HEL-11.9")


@pytest.mark.rule("HEL-11.9", "HEL-GAP-28")
def test_the_caller_too_plays_only_cards_that_offer_defense() -> None:
    table = called({"players.1.hand": ["Material Asset", "Sentinel Prototype"]}, offer=1).do("accept", "stop helping")
    assert (table.asked, table.seat) == ("shortfall", 1)
    assert table.options("play") == ["Sentinel Prototype"]
    assert table.refuses("play Material Asset", "HEL-11.9")


@pytest.mark.rule("HEL-GAP-28")
def test_banked_defense_alone_is_no_defense() -> None:
    table = mercury({**RIOTS, **cards(2, hand=["Helios Aegis", "Powder Reserve"])}).do(CALL, "offer 1", "accept")
    assert table.options("play") == ["Powder Reserve"]
    assert table.refuses("play Helios Aegis", "HEL-11.9")


@pytest.mark.rule("HEL-GAP-28")
def test_the_defense_option_of_a_choice_must_be_taken() -> None:
    table = called(cards(2, hand=["Synthetic Senator"])).do("accept", "play Synthetic Senator")
    assert table.pool(2) == (0, 0)
    assert table.trophies(1) == ["Capital Riots"]


@pytest.mark.rule("HEL-GAP-28")
def test_cards_played_before_the_call_are_not_restricted() -> None:
    table = sit(RIOTS).do("play Material Asset")
    assert table.offers(CALL)


@pytest.mark.rule("HEL-11.10")
def test_the_partner_uses_neither_location_nor_architect() -> None:
    given = {
        "events": [event("Crater Quake")],
        "players.1.location": "Moon",
        "players.2.location": "Moon",
        "players.2.embassies": ["Moon"],
        "players.2.architect": "Rook Adeyemi, Sentinel Marshal",
        **cards(2, hand=["Sentinel Prototype"]),
    }
    table = sit({**RIOTS, **given}).do("call for help with inactive Crater Quake", "accept")
    assert table.options() == ["play Sentinel Prototype", "stop helping"]


@pytest.mark.rule("HEL-11.10", "HEL-31.5")
def test_the_partners_banked_defense_does_not_help() -> None:
    table = mercury({**RIOTS, "players.2.bank": pool(defense=5)}).do(CALL, "offer 2", "accept")
    assert table.asked == "help"
    table.do("play Sentinel Prototype")
    assert table.at("players.2.bank.defense") == 5


@pytest.mark.rule("HEL-11.10", "HEL-31.5")
def test_the_callers_banked_defense_helps() -> None:
    given = {**RIOTS, "players.1.pool": pool(), "players.1.bank": pool(defense=2)}
    table = mercury(given).do(CALL, "offer 2", "accept", "play Sentinel Prototype")
    assert (table.trophies(1), table.at("players.1.bank.defense")) == (["Capital Riots"], 0)


@pytest.mark.rule("HEL-11.10", "HEL-GAP-26")
def test_the_caller_may_add_location_and_architect_when_it_falls_short() -> None:
    given = {
        "events": [event("Barracks Mutiny")],
        "players.1.location": "Moon",
        "players.2.location": "Moon",
        "players.1.embassies": ["Moon"],
        "players.1.architect": "Rook Adeyemi, Sentinel Marshal",
        "players.1.pool": pool(defense=1),
        **cards(1, hand=["Sentinel Prototype", "Material Asset"]),
    }
    table = sit({**RIOTS, **given}).do("call for help with inactive Barracks Mutiny", "accept", "stop helping")
    assert set(table.options()) >= {"use ability 1", "use ability 2", "take Location Bonus", "take Key Access"}
    table.do("take Location Bonus")
    assert table.options("take") == []
    table.do("raise offer to 2")
    assert table.at("collaboration.offer") == 2


@pytest.mark.rule("HEL-11.10", "HEL-GAP-26", "HEL-8.2", "HEL-9.2")
def test_the_callers_abilities_keep_their_usual_limits() -> None:
    """The Moon is Shut Down by the Active Event, and the Architect is frozen."""
    given = {
        "events": [event("Crater Quake", "active")],
        "players.1.location": "Moon",
        "players.2.location": "Moon",
        "players.1.architect": "Rook Adeyemi, Sentinel Marshal",
        "players.1.cryo": 1,
        "players.1.pool": pool(defense=1),
    }
    table = sit({**RIOTS, **given}).do("call for help with active Crater Quake", "accept", "stop helping")
    assert table.options() == ["play Sentinel Prototype", "break off"]


@pytest.mark.rule("HEL-11.10", "HEL-GAP-26")
def test_abilities_without_defense_are_not_offered() -> None:
    table = called(offer=1).do("accept", "stop helping")
    assert table.options() == ["play Sentinel Prototype", "raise offer to 2", "break off"]


@pytest.mark.rule("HEL-11.11")
def test_no_alternative_cost_in_a_collaboration() -> None:
    """The Riots' 3 Credits are there, and are not offered."""
    table = called({"players.1.pool": pool(credits=3, defense=2)}, offer=1)
    table.do("accept")
    assert not [option for option in table.options() if "alternative" in option]
    table.do("stop helping")
    assert not [option for option in table.options() if "alternative" in option]


@pytest.mark.rule("HEL-11.12", "HEL-CON-8", "HEL-CON-35")
@pytest.mark.parametrize("offer", [1, 2])
def test_influence_for_what_each_gave(offer: int) -> None:
    table = called(cards(2, hand=["Sentinel Prototype"] * 3), offer=offer).do("accept")
    while table.asked == "help":
        table.do("play Sentinel Prototype")
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2, 3)] == [offer, 3 - offer, 0]


@pytest.mark.rule("HEL-11.12", "HEL-CON-8")
def test_the_printed_influence_is_not_gained() -> None:
    """The Fall of the Senate shows 5 and costs 4: 1 for the caller and 3 for the partner, whose surplus is lost."""
    given = {**cards(2, hand=["Sentinel Prototype", "Aegis Battery"]), "events": [event("Fall of the Senate")]}
    table = sit({**RIOTS, **given}).do("call for help with inactive Fall of the Senate", "offer 1", "accept")
    table.do("play Sentinel Prototype", "play Aegis Battery")
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2)] == [1, 3]
    assert (table.pool(1), table.pool(2)) == ((0, 1), (0, 1))
    assert table.end_turn().pool(2) == (0, 0)


@pytest.mark.rule("HEL-11.13")
def test_both_draw_a_card_the_caller_first() -> None:
    table = called(
        {**cards(1, hand=[], deck=["Seed Vault"]), **cards(2, hand=["Sentinel Prototype"], deck=["Logic Adept"])}
    )
    table.do("accept", "play Sentinel Prototype")
    assert (table.hand(1), table.hand(2)) == (["Seed Vault"], ["Logic Adept"])
    drew = [happened.a for happened in table.events("HEL-11.13", "drew")]
    assert drew == [0, 1]
    happened = table.order_of("influence_gained", "drew_unseen")
    assert happened == ["influence_gained", "influence_gained", "drew_unseen", "drew_unseen"]


@pytest.mark.rule("HEL-11.13", "HEL-11.16", "HEL-CON-20")
def test_the_partner_may_end_above_five_cards() -> None:
    given = cards(2, hand=["Sentinel Prototype"] * 2 + ["Material Asset"] * 4, deck=["Logic Adept"])
    table = called(given).do("accept", "play Sentinel Prototype")
    assert len(table.hand(2)) == 6
    table = called({**given, **stacked("Warp Cult")}).do("accept", "play Sentinel Prototype").end_turn()
    assert (table.seat, len(table.hand(2))) == (2, 6)


@pytest.mark.rule("HEL-11.13", "HEL-20.7")
def test_the_draw_reshuffles_if_needed() -> None:
    table = called(cards(1, discard=["Seed Vault"])).do("accept", "play Sentinel Prototype")
    assert (table.hand(1), table.at("players.1.discard")) == (["Seed Vault"], [])


@pytest.mark.rule("HEL-11.14", "HEL-CON-35")
def test_the_trophy_is_the_callers() -> None:
    table = called().do("accept", "play Sentinel Prototype")
    assert (table.trophies(1), table.trophies(2)) == (["Capital Riots"], [])


@pytest.mark.rule("HEL-11.15", "HEL-13.11")
def test_the_partners_cards_are_discarded_at_the_end_of_the_turn() -> None:
    table = called({**cards(2, hand=["Sentinel Prototype"]), **stacked("Warp Cult")})
    table.do("accept", "play Sentinel Prototype")
    assert (table.at("players.2.played"), table.at("players.2.discard")) == (["Sentinel Prototype"], [])
    assert table.hand(2) == []  # nothing to draw: what was played is not reshuffled
    table.end_turn()
    assert (table.at("players.2.played"), table.at("players.2.discard")) == ([], ["Sentinel Prototype"])


@pytest.mark.rule("HEL-11.16")
def test_the_partner_does_not_refill() -> None:
    given = cards(2, hand=["Sentinel Prototype"], deck=["Material Asset"] * 6)
    table = called({**given, **stacked("Warp Cult")}).do("accept", "play Sentinel Prototype").end_turn()
    assert (table.seat, table.hand(2)) == (2, ["Material Asset"])
    assert len(table.hand(1)) == 5


@pytest.mark.rule("HEL-11.17", "HEL-17.4")
def test_help_from_a_distance_moves_no_ship() -> None:
    given = {"players.2.location": "Mars", "players.2.embassies": ["Earth"]}
    table = called(given).do("accept", "play Sentinel Prototype")
    assert table.trophies(1) == ["Capital Riots"]
    assert table.at("players.2.location") == "Mars"


@pytest.mark.rule("HEL-11.18", "HEL-GAP-26")
def test_a_collaboration_that_fails() -> None:
    given = cards(2, hand=["Sentinel Prototype"], deck=["Material Asset"])
    table = called({**given, **stacked("Warp Cult")}, offer=1).do("accept", "play Sentinel Prototype")
    assert (table.asked, table.seat) == ("shortfall", 1)
    table.do("break off")
    assert table.in_play() == [("Capital Riots", "Earth", "active")]
    assert (table.pool(1), table.at("players.2.played")) == ((0, 2), ["Sentinel Prototype"])
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2)] == [0, 0]
    assert (len(table.hand(1)), table.hand(2)) == (5, [])
    assert table.refuses(CALL, "HEL-11.1", "HEL-10.2")
    assert table.at("collaboration.partner") == 0
    table.end_turn()
    assert (table.pool(2), table.at("players.2.discard")) == ((0, 0), ["Sentinel Prototype"])


@pytest.mark.rule("HEL-11.18", "HEL-GAP-26")
def test_the_caller_may_make_up_for_it() -> None:
    table = called(offer=1).do("accept", "play Sentinel Prototype", "stop helping", "raise offer to 2")
    assert table.trophies(1) == ["Capital Riots"]
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2)] == [2, 1]


@pytest.mark.rule("HEL-GAP-26", "HEL-11.6")
def test_the_caller_cannot_raise_to_the_whole_cost() -> None:
    table = called({"players.1.pool": pool(defense=9)}, offer=1).do("accept", "stop helping")
    assert table.options("raise offer to") == ["2"]


@pytest.mark.rule("HEL-GAP-26", "HEL-14.2")
def test_it_is_broken_off_when_the_callers_ship_leaves() -> None:
    table = called({"players.1.hand": ["Tug Shuttle"]}, offer=1).do("accept", "stop helping", "play Tug Shuttle")
    table.do("move to Moon")
    assert (table.asked, table.in_play()) == ("main", [("Capital Riots", "Earth", "active")])
    assert table.at("once.called") is True
    assert table.at("players.1.influence") == 0


@pytest.mark.rule("HEL-GAP-26")
def test_a_cost_of_one_is_nothing_to_share() -> None:
    given = {"events": [event("Grid Blackout")]}
    assert sit({**RIOTS, **given}).refuses("call for help with inactive Grid Blackout", "HEL-GAP-26")
    given = {"events": [event("Grid Blackout", "active")]}
    assert sit({**RIOTS, **given}).offers("call for help with active Grid Blackout")


@pytest.mark.rule("HEL-GAP-26", "HEL-GAP-7")
def test_the_callers_discount_lowers_the_cost() -> None:
    """Riot Marshal takes 1 off a Social Event; in a Collaboration at least 2 remain."""
    table = sit({**RIOTS, "players.1.this_turn.social_discount": 1}).do(CALL)
    assert (table.asked, table.at("collaboration.cost"), table.at("collaboration.offer")) == ("answer", 2, 1)
    table = sit({**RIOTS, "players.1.this_turn.social_discount": 2}).do(CALL)
    assert table.at("collaboration.cost") == 2


@pytest.mark.rule("HEL-GAP-26", "HEL-GAP-7")
def test_the_callers_discount_is_used_up() -> None:
    events = [event("Capital Riots", "active"), event("Refugee Exodus")]
    given = {**RIOTS, "events": events, "players.1.this_turn.social_discount": 1, "players.1.pool": pool(defense=3)}
    table = sit(given).do(CALL, "accept", "play Sentinel Prototype")
    assert (table.trophies(), table.pool()) == (["Capital Riots"], (0, 2))
    assert table.do("overcome inactive Refugee Exodus").pool() == (0, 0)


@pytest.mark.rule("HEL-GAP-27")
@pytest.mark.parametrize("offer", [1, 2])
def test_a_partners_discount_shrinks_the_partners_share_first(offer: int) -> None:
    """Cost 3 becomes 2: the partner's share of 2 falls to 1; a share of 1 stays, and the offer falls instead."""
    table = called(cards(2, hand=["Riot Marshal"]), offer=offer).do("accept", "play Riot Marshal")
    assert table.trophies(1) == ["Capital Riots"]
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2)] == [1, 1]
    assert table.pool(1) == (0, 1)


@pytest.mark.rule("HEL-GAP-27")
def test_the_partners_credits_are_lost() -> None:
    table = called({**cards(2, hand=["Border Warden"]), **stacked("Warp Cult")}).do("accept", "play Border Warden")
    assert table.pool(2) == (1, 0)
    assert table.end_turn().pool(2) == (0, 0)


@pytest.mark.rule("HEL-GAP-27")
def test_bank_lines_fill_the_partners_own_bank() -> None:
    table = mercury({**RIOTS, **cards(2, hand=["Powder Reserve"])}).do(CALL, "offer 2", "accept", "play Powder Reserve")
    assert (table.at("players.2.bank.defense"), table.at("players.1.bank.defense")) == (1, 0)
    assert table.trophies(1) == ["Capital Riots"]


@pytest.mark.rule("HEL-GAP-27")
def test_it_is_broken_off_when_the_cost_falls_to_one() -> None:
    """Grid Blackout costs 2 while Active and 1 when turned over."""
    given = {**cards(2, hand=["Stasis Projector"]), "events": [event("Grid Blackout", "active")]}
    table = sit({**RIOTS, **given}).do("call for help with active Grid Blackout", "accept", "play Stasis Projector")
    table.do("turn over Grid Blackout at Earth")
    assert (table.asked, table.in_play()) == ("main", [("Grid Blackout", "Earth", "inactive")])
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2)] == [0, 0]
    assert table.at("once.called") is True


@pytest.mark.rule("HEL-GAP-27")
def test_a_lower_cost_on_the_other_side_counts() -> None:
    """Turned over, the Riots cost 2: the partner's share of 2 falls to 1."""
    table = called(cards(2, hand=["Stasis Projector"]), offer=1).do("accept", "play Stasis Projector")
    table.do("turn over Capital Riots at Earth")
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2)] == [1, 1]
    assert table.at("players.1.trophies") == [event("Capital Riots")]


@pytest.mark.rule("HEL-11.19", "HEL-CON-8", "HEL-41.1")
def test_in_coop_no_influence_is_taken_and_the_team_has_the_event() -> None:
    given = {key: value for key, value in RIOTS.items() if "players.3" not in key}
    piles = {**cards(1, deck=["Seed Vault"]), **cards(2, hand=["Sentinel Prototype"], deck=["Logic Adept"])}
    table = coop({**given, **piles}).do(CALL, "offer 2", "accept", "play Sentinel Prototype")
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2)] == [0, 0]
    assert table.at("team.trophies") == [event("Capital Riots", "active")]
    assert (table.hand(1), table.hand(2)) == (["Seed Vault"], ["Logic Adept"])
    assert table.pool(1) == (0, 0)


@pytest.mark.rule("HEL-11.19")
def test_in_coop_the_same_limits_hold() -> None:
    given = {key: value for key, value in RIOTS.items() if "players.3" not in key}
    assert coop({**given, "players.2.location": "Moon"}).refuses(CALL, "HEL-11.4")
    assert coop({**given, "players.1.pool": pool()}).refuses(CALL, "HEL-11.5")


@pytest.mark.rule("HEL-11.20", "HEL-42.6")
def test_the_collaborating_player_is_somebody_else() -> None:
    table = sit({**RIOTS, "players.3.location": "Earth"}).do(CALL)
    assert table.options("ask seat") == ["2", "3"]
    table.do("ask seat 3", "offer 2", "accept", "play Sentinel Prototype")
    assert [happened.a for happened in table.events("HEL-11.20", "accepted")] == [2]
    assert [table.at(f"players.{seat}.influence") for seat in (1, 2, 3)] == [2, 0, 1]
    assert not solo({"events": [event("Capital Riots", "active")], "players.1.pool": pool(defense=2)}).offers(CALL)
