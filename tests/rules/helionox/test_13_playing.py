"""Section 13: playing cards."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import MARKET_CARDS
from tests.rules.helionox.table import cards, coop, event, mercury, pool, sit, solo, stacked


@pytest.mark.rule("HEL-13.1")
def test_any_number_of_cards_for_nothing() -> None:
    table = sit().do(*["play Material Asset"] * 3, *["play Sentinel Prototype"] * 2)
    assert (table.pool(), table.hand()) == ((3, 2), [])


@pytest.mark.rule("HEL-13.1")
@pytest.mark.parametrize("kind", [coop, solo])
def test_in_coop_and_solo_too(kind) -> None:  # type: ignore[no-untyped-def]
    assert kind().do(*["play Material Asset"] * 3, "play Sentinel Prototype").pool() == (3, 1)


@pytest.mark.rule("HEL-13.2")
def test_abilities_resolve_at_once_from_top_to_bottom() -> None:
    """Warp Admiral: 2 Credits, then an optional move, then a card."""
    table = sit({"players.1.hand": ["Warp Admiral"]}).do("play Warp Admiral")
    assert (table.asked, table.pool(), table.hand()) == ("move", (2, 0), [])
    table.do("move to Mars", "* draws Seed Vault")
    assert (table.at("players.1.location"), table.hand()) == ("Mars", ["Seed Vault"])
    assert table.order_of("played", "credits_gained", "moved", "drew") == ["played", "credits_gained", "moved", "drew"]


@pytest.mark.rule("HEL-13.2", "HEL-GAP-41")
def test_the_new_location_counts_for_the_lines_below() -> None:
    """Slipstream Drive moves, then gives Key Access where the Ship is now."""
    table = sit({"players.1.hand": ["Slipstream Drive"]}).do("play Slipstream Drive", "move to Ceres")
    assert table.pool() == (2, 0)
    assert table.at("players.1.this_turn.used") == ["Ceres"]


@pytest.mark.rule("HEL-13.3")
def test_nothing_else_until_the_card_is_done() -> None:
    """While Seed Vault waits for a discard, nothing else is offered."""
    given = {"players.1.hand": ["Seed Vault", "Material Asset"], "players.1.pool": pool(credits=9)}
    table = sit(given).do("play Seed Vault", "* draws Sentinel Prototype", "* draws Field Botanist")
    assert table.asked == "discard"
    assert sorted(table.options()) == ["discard Field Botanist", "discard Material Asset", "discard Sentinel Prototype"]


@pytest.mark.rule("HEL-13.4", "HEL-GAP-5")
def test_credits_wait_until_the_card_is_resolved() -> None:
    """Dock Pilot's Credit is in the pool while the move is asked, but cannot pay for Travel then."""
    table = sit({"players.1.hand": ["Dock Pilot"], "players.1.pool": pool(credits=1)}).do("play Dock Pilot")
    assert table.pool() == (2, 0)
    assert table.options() == ["move to Moon", "decline"]
    assert table.do("decline").offers("travel to Europa")


@pytest.mark.rule("HEL-13.5", "HEL-13.6")
def test_other_abilities_are_used_when_their_line_comes_or_never() -> None:
    table = sit({"players.1.hand": ["Dock Pilot"]}).do("play Dock Pilot", "decline")
    assert (table.asked, table.at("players.1.location")) == ("main", "Earth")
    assert table.options("move to") == []


@pytest.mark.rule("HEL-13.5")
def test_credits_and_defense_are_kept_for_later_in_the_turn() -> None:
    table = sit().do("play Material Asset", "play Sentinel Prototype", "cycle Gene Splicer", "play Material Asset")
    assert table.pool() == (2, 1)


@pytest.mark.rule("HEL-13.6")
def test_may_can_be_declined() -> None:
    table = sit({"players.1.hand": ["Field Botanist", "Material Asset"]}).do("play Field Botanist")
    assert table.options() == ["consume Material Asset", "decline"]
    assert table.do("decline").at("consumed") == []


@pytest.mark.rule("HEL-13.6")
def test_without_may_an_ability_is_mandatory() -> None:
    """Seed Vault's discard and Relay Drone's Cycle cannot be declined."""
    table = sit({"players.1.hand": ["Seed Vault"]}).do("play Seed Vault", "* draws Field Botanist")
    assert not table.offers("decline")
    assert not table.offers("done")
    table = sit({"players.1.hand": ["Relay Drone"]}).do("play Relay Drone")
    assert table.options() == [f"cycle {card}" for card in table.market().values()]


@pytest.mark.rule("HEL-13.6", "HEL-20.7")
def test_mandatory_only_as_far_as_possible() -> None:
    """Seed Vault as the only card: nothing to draw, so nothing to discard."""
    table = sit(cards(1, hand=["Seed Vault"])).do("play Seed Vault")
    assert (table.asked, table.hand(), table.at("players.1.discard")) == ("main", [], [])


@pytest.mark.rule("HEL-13.6", "HEL-GAP-40")
def test_a_pair_of_discard_and_gain_in_card_text_is_optional() -> None:
    given = cards(1, hand=["Spore Gardener", "Material Asset"], deck=["Seed Vault"])
    table = sit(given).do("play Spore Gardener")
    assert table.options() == ["discard Material Asset", "decline"]
    assert table.do("discard Material Asset").hand() == ["Seed Vault"]
    table = sit(given).do("play Spore Gardener", "decline")
    assert table.hand() == ["Material Asset"]
    table = sit(cards(1, hand=["Spore Gardener"], deck=["Seed Vault"])).do("play Spore Gardener")
    assert (table.hand(), table.pool()) == ([], (1, 0))


@pytest.mark.rule("HEL-13.7")
def test_draw_first_then_consume() -> None:
    """Symbiote Medic reshuffles the discard pile to draw, so that no card is left there to Consume."""
    given = cards(1, hand=["Symbiote Medic"], discard=["Material Asset", "Field Botanist"])
    table = sit(given).do("play Symbiote Medic", "* draws Field Botanist")
    assert table.options() == ["consume Field Botanist", "decline"]
    assert table.at("players.1.deck") == ["Material Asset"]


@pytest.mark.rule("HEL-13.7")
def test_the_drawn_card_may_be_the_one_consumed() -> None:
    given = cards(1, hand=["Symbiote Medic"], deck=["Material Asset"], discard=["Seed Vault"])
    table = sit(given).do("play Symbiote Medic")
    assert table.options() == ["consume Material Asset", "consume Seed Vault from discard pile", "decline"]
    assert table.do("consume Material Asset").at("consumed") == ["Material Asset"]


@pytest.mark.rule("HEL-13.8", "HEL-20.1")
def test_a_card_consumes_itself_last() -> None:
    given = cards(1, hand=["Vat Clones", "Material Asset"], deck=["Seed Vault", "Field Botanist"])
    table = sit({**given, **stacked("Warp Cult")}).do("play Vat Clones")
    assert table.asked == "discard"
    table.do("discard Material Asset")
    assert (table.options(), table.hand()) == (["consume this card", "decline"], ["Field Botanist", "Seed Vault"])
    table.do("consume this card")
    assert (table.at("consumed"), table.at("players.1.influence")) == (["Vat Clones"], 2)
    assert table.at("players.1.played") == []
    assert "Vat Clones" not in table.end_turn().at("players.1.discard")


@pytest.mark.rule("HEL-13.8", "HEL-13.6")
def test_a_card_need_not_consume_itself() -> None:
    given = cards(1, hand=["Vat Clones", "Material Asset"], deck=["Seed Vault", "Field Botanist"])
    table = sit(given).do("play Vat Clones", "discard Material Asset", "decline")
    assert (table.at("consumed"), table.at("players.1.played")) == ([], ["Vat Clones"])
    assert table.at("players.1.influence") == 0


UNIQUE = [card.name for card in MARKET_CARDS if card.unique and not card.mercury]


@pytest.mark.rule("HEL-13.9")
def test_the_unique_cards() -> None:
    assert UNIQUE == [
        "Rootmind Oracle",
        "Terraform Engine",
        "Echo Processor",
        "Autofactory",
        "Singularity Core",
        "Slipstream Drive",
        "Warp Admiral",
        "Stasis Projector",
        "Sol Guard Titan",
    ]


@pytest.mark.rule("HEL-13.9")
@pytest.mark.parametrize("card", UNIQUE)
def test_a_unique_card_is_played_once_a_turn(card: str) -> None:
    table = sit(cards(1, hand=[card, card, "Material Asset"], deck=["Seed Vault"] + ["Material Asset"] * 4))
    table.do(f"play {card}").until("main")
    assert table.refuses(f"play {card}", "HEL-13.9")


@pytest.mark.rule("HEL-13.9", "HEL-21.4")
def test_the_limit_ends_with_the_turn_and_is_each_players_own() -> None:
    given = {
        **cards(1, hand=["Singularity Core"], deck=["Material Asset"] * 9),
        **cards(2, hand=["Singularity Core"]),
        **stacked("Warp Cult", "Dark Colony", "Ion Surge"),
    }
    table = sit(given).do("play Singularity Core").end_turn()
    assert table.offers("play Singularity Core")
    assert table.at("players.1.this_turn.unique") == []


@pytest.mark.rule("HEL-13.9")
def test_other_cards_are_played_as_often_as_held() -> None:
    table = sit({"players.1.hand": ["Aegis Battery", "Aegis Battery"]}).do(*["play Aegis Battery"] * 2)
    assert table.pool() == (0, 6)


@pytest.mark.rule("HEL-13.10", "HEL-GAP-34")
def test_a_unique_card_already_played_cannot_be_copied() -> None:
    """Stasis Projector costs 3, within Echo Processor's limit, but its name is used up."""
    given = {"players.1.hand": ["Stasis Projector", "Echo Processor", "Material Asset"]}
    table = sit(given).do("play Stasis Projector", "play Material Asset", "play Echo Processor")
    assert table.pool() == (2, 1)  # the Material Asset was the only card to copy


@pytest.mark.rule("HEL-13.10", "HEL-GAP-34")
def test_a_copied_unique_card_is_used_up() -> None:
    given = {
        "players.1.architect": "Juno-7, Recursive Mind",
        "market.Defense.card": "Stasis Projector",
        "players.1.hand": ["Stasis Projector"],
    }
    table = sit(given)
    assert table.offers("play Stasis Projector")
    table.do("use ability 2", "copy Stasis Projector")
    assert (table.pool(), table.at("players.1.this_turn.unique")) == ((0, 1), ["Stasis Projector"])
    assert table.refuses("play Stasis Projector", "HEL-13.9", "HEL-13.10")


@pytest.mark.rule("HEL-13.10", "HEL-GAP-34")
def test_a_unique_market_card_is_not_copied_after_it_was_played() -> None:
    given = {
        "players.1.architect": "Juno-7, Recursive Mind",
        "market.Defense.card": "Stasis Projector",
        "players.1.hand": ["Stasis Projector"],
    }
    table = sit(given).do("play Stasis Projector", "use ability 2")
    assert table.refuses("copy Stasis Projector", "HEL-13.10")


@pytest.mark.rule("HEL-GAP-34")
def test_a_copy_leaves_its_target_where_it_is() -> None:
    given = {"players.1.hand": ["Echo Processor", "Patrol Cutter"]}
    table = sit(given).do("play Patrol Cutter", "play Echo Processor")
    assert (table.pool(), table.at("players.1.played")) == ((0, 4), ["Patrol Cutter", "Echo Processor"])


@pytest.mark.rule("HEL-GAP-34")
def test_in_copied_text_this_card_is_the_copier() -> None:
    """Echo Processor copies Vat Clones: what may be Consumed is the Echo Processor."""
    given = cards(1, hand=["Vat Clones", "Echo Processor", "Material Asset"], deck=["Seed Vault"])
    table = sit(given).do("play Vat Clones", "discard Material Asset", "decline")
    table.do("play Echo Processor", "discard Seed Vault", "consume this card")
    assert (table.at("consumed"), table.at("players.1.played")) == (["Echo Processor"], ["Vat Clones"])


@pytest.mark.rule("HEL-GAP-34")
def test_copied_by_an_architect_such_a_line_does_nothing() -> None:
    given = {"players.1.architect": "Juno-7, Recursive Mind", "market.Bio.card": "Vat Clones"}
    table = sit(given).do("use ability 2", "copy Vat Clones", "discard Sentinel Prototype")
    assert (table.asked, table.at("consumed"), table.at("players.1.influence")) == ("main", [], 0)


@pytest.mark.rule("HEL-GAP-34", "HEL-GAP-39")
def test_what_cannot_be_copied() -> None:
    """Neither another copier, nor a card above the cost limit."""
    given = {"players.1.architect": "Juno-7, Recursive Mind", "market.Defense.card": "Sol Guard Titan"}
    dearer = {"events": [event("Systemic Inflation (Earth)", "active")]}  # 5, now 6
    table = sit({**given, **dearer, "market.Cybernetic.card": "Echo Processor"}).do("use ability 2")
    assert table.refuses("copy Sol Guard Titan", "HEL-GAP-39")
    assert table.refuses("copy Echo Processor", "HEL-GAP-34")
    assert table.options("copy") == ["Gene Splicer", "Dockside Runner"]


@pytest.mark.rule("HEL-GAP-34", "HEL-32.4")
def test_a_copied_illegal_tech_brings_infamy() -> None:
    table = mercury({"players.1.hand": ["Counterfeit Mint", "Echo Processor"]})
    table.do("play Counterfeit Mint", "play Echo Processor")
    assert (table.at("players.1.infamy"), table.pool()) == (2, (4, 0))


@pytest.mark.rule("HEL-GAP-34")
def test_a_copy_is_not_played() -> None:
    """Ecological Census counts the Bio cards played; the copy of one is none."""
    given = {"players.1.hand": ["Biodome Terrace", "Echo Processor", "Ecological Census"]}
    table = sit(given).do("play Biodome Terrace", "choose 1", "play Echo Processor", "choose 1")
    table.do("play Ecological Census", "cycle Patrol Cutter")
    assert table.pool() == (6, 0)  # 2 and 2 for the Terrace twice, 2 for two Bio cards


@pytest.mark.rule("HEL-13.11")
def test_played_cards_are_not_reshuffled() -> None:
    given = cards(1, hand=["Material Asset", "Logic Adept"], discard=["Sentinel Prototype"])
    table = sit(given).do("play Material Asset", "play Logic Adept")
    assert table.hand() == ["Sentinel Prototype"]
    assert (table.at("players.1.played"), table.at("players.1.discard")) == (["Material Asset", "Logic Adept"], [])


@pytest.mark.rule("HEL-13.11")
def test_played_cards_stay_until_the_end_phase() -> None:
    table = sit().do("play Material Asset")
    assert (table.at("players.1.played"), table.at("players.1.discard")) == (["Material Asset"], [])


@pytest.mark.rule("HEL-13.12", "HEL-13.13")
def test_all_players_move_in_turn_order_if_they_like() -> None:
    """Pilgrim Fleet: everybody may move to an adjacent Location, then 2 Credits for its player."""
    given = {"players.2.hand": ["Pilgrim Fleet"], "players.3.location": "Mars", "players.1.location": "Europa"}
    table = sit(given, "main 2").do("play Pilgrim Fleet")
    asked = []
    for answer in ("move to Moon", "decline", "move to Ceres"):
        asked.append((table.seat, table.options("move to")))
        table.do(answer)
    assert asked == [(2, ["Moon"]), (3, ["Moon", "Ceres"]), (1, ["Ceres"])]
    assert [table.at(f"players.{seat}.location") for seat in (1, 2, 3)] == ["Ceres", "Moon", "Mars"]
    assert (table.seat, table.pool(2), table.pool(1)) == (2, (2, 0), (0, 0))


@pytest.mark.rule("HEL-13.12", "HEL-17.5")
def test_all_players_place_an_embassy_where_they_are_without_paying() -> None:
    given = {"players.1.hand": ["Consular Liner"], "players.2.location": "Moon", "players.3.location": "Europa"}
    table = sit(given).do("play Consular Liner", "* draws Seed Vault")
    assert [table.at(f"players.{seat}.embassies") for seat in (1, 2, 3)] == [["Earth"], ["Moon"], ["Europa"]]
    assert table.hand() == ["Seed Vault"]


@pytest.mark.rule("HEL-13.13")
def test_who_cannot_skips() -> None:
    """Seat 2 has an Embassy there already, seat 3 is at a Shut Down Location."""
    given = {
        "players.1.hand": ["Consular Liner"],
        "players.2.location": "Moon",
        "players.2.embassies": ["Moon"],
        "players.3.location": "Europa",
        "events": [event("Warp Cult", "active")],
    }
    table = sit(given).do("play Consular Liner")
    assert [table.at(f"players.{seat}.embassies") for seat in (1, 2, 3)] == [["Earth"], ["Moon"], []]
    assert table.asked == "main"


@pytest.mark.rule("HEL-13.12", "HEL-13.13")
def test_in_coop_and_solo_all_players_are_the_team() -> None:
    given = {"players.1.hand": ["Consular Liner"]}
    table = coop({**given, "players.2.location": "Mars"}).do("play Consular Liner")
    assert [table.at(f"players.{seat}.embassies") for seat in (1, 2)] == [["Earth"], ["Mars"]]
    assert solo(given).do("play Consular Liner").at("players.1.embassies") == ["Earth"]


@pytest.mark.rule("HEL-13.14", "HEL-17.5")
def test_if_able_fails_and_the_rest_of_the_card_resolves() -> None:
    given = {"players.1.hand": ["Relay Station"], "players.1.embassies": ["Earth"]}
    table = sit(given).do("play Relay Station")
    assert (table.asked, table.pool()) == ("main", (2, 0))


@pytest.mark.rule("HEL-13.14", "HEL-19.5")
def test_key_access_if_able_needs_an_unused_location() -> None:
    given = {"players.1.hand": ["Customs Envoy"], "players.1.location": "Moon"}
    assert sit(given).do("play Customs Envoy").pool() == (0, 2)
    assert sit(given).do("take Location Bonus", "play Customs Envoy").pool() == (0, 1)


@pytest.mark.rule("HEL-13.14", "HEL-GAP-19")
def test_if_able_line_by_line() -> None:
    """Mirelle Sato places an Embassy and takes Key Access; with her Embassy there, only the second is left."""
    given = {"players.1.architect": "Mirelle Sato, Void Diplomat", "players.1.location": "Ceres"}
    table = sit({**given, "players.1.embassies": ["Ceres"]}).do("use ability 2")
    assert (table.pool(), table.at("players.1.embassies")) == ((2, 0), ["Ceres"])
    table = sit(given).do("use ability 2")
    assert (table.pool(), table.at("players.1.embassies")) == ((2, 0), ["Ceres"])
