"""Section 12: purchase, Obtain and Secure."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import MARKET_CARDS
from tests.rules.helionox.table import FACTIONS, LOCATIONS, cards, coop, event, pool, sit, solo, stacked


@pytest.mark.rule("HEL-12.1")
@pytest.mark.parametrize("card", [card for card in MARKET_CARDS if not card.mercury], ids=lambda card: card.name)
def test_every_market_card_is_bought_for_its_printed_cost(card) -> None:  # type: ignore[no-untyped-def]
    given = {f"market.{FACTIONS[card.faction]}.card": card.name}
    assert sit({**given, "players.1.pool": pool(credits=card.cost - 1)}).refuses(f"buy {card.name}", "HEL-12.1")
    table = sit({**given, "players.1.pool": pool(credits=card.cost)}).do(f"buy {card.name}")
    assert (table.pool(), table.at("players.1.top")) == ((0, 0), [card.name])


@pytest.mark.rule("HEL-12.1", "HEL-GAP-6")
def test_prime_assets_cost_three() -> None:
    assert sit({"players.1.pool": pool(credits=2)}).refuses("buy Prime Asset", "HEL-12.1")
    table = sit({"players.1.pool": pool(credits=4)}).do("buy Prime Asset")
    assert (table.pool(), table.at("players.1.top")) == ((1, 0), ["Prime Asset"])


@pytest.mark.rule("HEL-12.1", "HEL-10.3")
def test_any_number_in_a_turn() -> None:
    table = sit({"players.1.pool": pool(credits=8)}).do("buy Gene Splicer", "buy Dockside Runner", "buy Prime Asset")
    assert (table.pool(), table.at("players.1.top")) == ((0, 0), ["Gene Splicer", "Dockside Runner", "Prime Asset"])


@pytest.mark.rule("HEL-12.1", "HEL-20.6")
def test_defense_buys_no_cards() -> None:
    assert sit({"players.1.pool": pool(defense=9)}).options("buy") == []


@pytest.mark.rule("HEL-12.1", "HEL-GAP-39", "HEL-GAP-7")
def test_a_discount_is_for_the_next_market_card() -> None:
    """Market Oracle: 2 less, once, and never below 0."""
    table = sit({"players.1.hand": ["Market Oracle"], "players.1.pool": pool(credits=4)})
    table.do("play Market Oracle", "cycle Patrol Cutter", "* reveals Militia Cell")
    table.do("buy Dockside Runner", "* reveals Customs Envoy")
    assert table.pool() == (4, 0)
    table.do("buy Customs Envoy")
    assert table.pool() == (2, 0)


@pytest.mark.rule("HEL-12.1", "HEL-GAP-39")
def test_discounts_never_pay_back() -> None:
    table = sit({"players.1.this_turn.market_discount": 5, "players.1.pool": pool(credits=1)}).do("buy Dockside Runner")
    assert (table.pool(), table.at("players.1.this_turn.market_discount")) == ((1, 0), 0)


@pytest.mark.rule("HEL-12.2")
def test_obtained_cards_lie_on_the_deck_the_last_on_top() -> None:
    given = {**cards(1, deck=["Material Asset"] * 5), "players.1.pool": pool(credits=5), **stacked("Warp Cult")}
    table = sit(given).do("buy Gene Splicer", "buy Dockside Runner")
    assert table.at("players.1.top") == ["Gene Splicer", "Dockside Runner"]
    table.end_turn()
    assert table.hand(1) == ["Dockside Runner", "Gene Splicer"] + ["Material Asset"] * 3


@pytest.mark.rule("HEL-12.2")
def test_the_last_obtained_is_drawn_first() -> None:
    given = {"players.1.hand": ["Logic Adept"], "players.1.pool": pool(credits=5)}
    table = sit(given).do("buy Gene Splicer", "buy Dockside Runner", "play Logic Adept")
    assert table.hand() == ["Dockside Runner"]
    assert table.at("players.1.top") == ["Gene Splicer"]


@pytest.mark.rule("HEL-12.2")
def test_obtaining_by_card_puts_on_the_deck_too() -> None:
    table = sit({"players.1.hand": ["Autofactory"]}).do("play Autofactory", "obtain Ghost Auditor")
    assert table.at("players.1.top") == ["Ghost Auditor"]
    assert table.pool() == (1, 0)  # its own Credit: nothing was paid


@pytest.mark.rule("HEL-12.3", "HEL-8.6")
@pytest.mark.parametrize("place", LOCATIONS)
def test_buying_works_from_anywhere(place: str) -> None:
    given = {"players.1.location": place, "players.1.pool": pool(credits=9)}
    assert len(sit(given).options("buy")) == 5
    assert len(sit({**given, "events": [event("Warp Cult", "active", at=place)]}).options("buy")) == 5


@pytest.mark.rule("HEL-12.4")
def test_the_market_is_refilled_at_once_from_the_same_deck() -> None:
    table = sit({"players.1.pool": pool(credits=9)}).do("buy Gene Splicer", "* reveals Vat Clones")
    assert table.market() == {**sit().market(), "Bio": "Vat Clones"}
    table.do("buy Vat Clones", "* reveals Spore Gardener")
    assert table.market()["Bio"] == "Spore Gardener"
    assert len(table.at("market.Bio.deck")) == 17


@pytest.mark.rule("HEL-12.4")
def test_a_card_obtained_by_an_effect_is_replaced_too() -> None:
    table = sit({"players.1.hand": ["Autofactory"]})
    table.do("play Autofactory", "obtain Ghost Auditor", "* reveals Singularity Core")
    assert table.market()["Cybernetic"] == "Singularity Core"


@pytest.mark.rule("HEL-12.4", "HEL-GAP-29")
def test_an_empty_deck_leaves_its_slot_empty() -> None:
    given = {"market.Bio.deck": [], "players.1.pool": pool(credits=9), **stacked("Warp Cult")}
    table = sit(given).do("buy Gene Splicer")
    assert table.market()["Bio"] is None
    assert table.options("buy") == ["Ghost Auditor", "Dockside Runner", "Patrol Cutter", "Prime Asset"]
    table.end_turn()
    assert table.market()["Bio"] is None


@pytest.mark.rule("HEL-GAP-29")
def test_effects_that_need_a_card_of_an_empty_faction_do_nothing() -> None:
    given = {"market.Transport.deck": [], "market.Transport.card": "none"}
    table = sit({**given, "players.1.architect": "Tiberius, Warp Captain"})
    assert table.refuses("use ability 2", "HEL-GAP-40")


@pytest.mark.rule("HEL-12.5", "HEL-GAP-7")
def test_a_secured_card_goes_into_the_hand_and_can_be_played() -> None:
    """Ambrose Pell: the next card purchased this turn goes to the hand, and only that one."""
    given = {"players.1.architect": "Ambrose Pell, Keeper of Ledgers", "players.1.pool": pool(credits=5)}
    table = sit({**given, "players.1.hand": ["Material Asset"]}).do("use ability 2", "buy Prime Asset")
    assert table.hand() == ["Material Asset", "Prime Asset"]
    table.do("play Prime Asset", "buy Gene Splicer")
    assert table.at("players.1.top") == ["Gene Splicer"]


@pytest.mark.rule("HEL-12.5", "HEL-20.8")
def test_a_search_secures() -> None:
    table = sit({"players.1.hand": ["Ledger Daemon"]}).do("play Ledger Daemon", "search for Field Botanist")
    assert table.hand() == ["Field Botanist"]
    assert table.offers("play Field Botanist")


@pytest.mark.rule("HEL-12.6")
def test_prime_assets_run_out() -> None:
    table = sit({"players.1.pool": pool(credits=9), **cards(2, discard=["Prime Asset"] * 15)}).do("buy Prime Asset")
    assert table.at("prime_assets") == 0
    assert table.refuses("buy Prime Asset", "HEL-12.6")


@pytest.mark.rule("HEL-12.6", "HEL-20.1")
def test_a_consumed_prime_asset_does_not_return() -> None:
    table = sit({"players.1.hand": ["Field Botanist", "Prime Asset"]})
    assert table.at("prime_assets") == 15
    table.do("play Field Botanist", "consume Prime Asset")
    assert (table.at("prime_assets"), table.at("consumed")) == (15, ["Prime Asset"])


@pytest.mark.rule("HEL-12.1", "HEL-12.2", "HEL-12.4")
@pytest.mark.parametrize("kind", [coop, solo])
def test_in_coop_and_solo_cards_are_bought_the_same_way(kind) -> None:  # type: ignore[no-untyped-def]
    table = kind({"players.1.pool": pool(credits=3)}).do("buy Gene Splicer", "* reveals Vat Clones")
    assert (table.pool(), table.at("players.1.top"), table.market()["Bio"]) == ((0, 0), ["Gene Splicer"], "Vat Clones")
