"""Section 23: competitive scoring."""

from __future__ import annotations

import pytest
from tests.rules.helionox.content import CONTENT, MARKET_CARDS
from tests.rules.helionox.table import cards, coop, mercury, sit, trophy


@pytest.mark.rule("HEL-23.1")
def test_influence_tokens_count() -> None:
    table = sit({"players.1.influence": 12, "players.3.influence": 5}, "score")
    assert [row["tokens"] for row in table.at("scores")] == [12, 0, 5]
    assert table.scores() == [12, 0, 5]


@pytest.mark.rule("HEL-23.2", "HEL-GAP-8")
@pytest.mark.parametrize("card", [card for card in MARKET_CARDS if not card.mercury], ids=lambda card: card.name)
def test_every_card_counts_what_it_shows(card) -> None:  # type: ignore[no-untyped-def]
    table = sit(cards(1, deck=[card.name]), "score")
    assert table.scores() == [card.influence, 0, 0]


@pytest.mark.rule("HEL-23.2", "HEL-GAP-8")
def test_how_often_each_influence_is_printed() -> None:
    shown = [card.influence for card in MARKET_CARDS for _ in range(card.copies)]
    assert [shown.count(n) for n in range(4)] == [13, 60, 21, 4]


@pytest.mark.rule("HEL-23.2")
def test_deck_hand_and_discard_pile_count() -> None:
    piles = cards(
        1, hand=["Terraform Engine"], deck=["Consular Liner"], discard=["Rootmind Oracle"], top=["Patrol Cutter"]
    )
    table = sit({**piles, "market.Defense.card": "Militia Cell"}, "score")
    assert table.at("scores.1") == {"tokens": 0, "cards": 1 + 3 + 2 + 1, "infamy": 0, "missions": 0}


@pytest.mark.rule("HEL-23.2", "HEL-CON-1")
def test_trophies_architect_fleet_and_consumed_cards_do_not_count() -> None:
    given = {"players.1.trophies": [trophy("Red Plague", "active")], "consumed": ["Terraform Engine"]}
    assert mercury({**given, "players.1.requests": ["Earth to Moon"]}, "score").scores() == [0, 0, 0]


@pytest.mark.rule("HEL-23.3")
def test_infamy_tokens_count_against() -> None:
    table = mercury({"players.2.infamy": 4, "players.2.influence": 10}, "score")
    assert table.at("scores.2") == {"tokens": 10, "cards": 0, "infamy": -4, "missions": 0}


@pytest.mark.rule("HEL-23.4", "HEL-32.5", "HEL-CON-3")
@pytest.mark.parametrize("card", [card.name for card in CONTENT.cards if card.illegal_at >= 0])
def test_each_illegal_tech_counts_three_infamy(card: str) -> None:
    table = mercury({**cards(1, discard=[card]), "players.1.infamy": 1}, "score")
    assert table.scores()[0] == -4
    assert table.at("players.1.infamy") == 4


@pytest.mark.rule("HEL-23.4", "HEL-CON-3")
def test_illegal_tech_counts_in_every_pile_once_and_not_when_consumed() -> None:
    piles = cards(1, hand=["Rift Gate"], deck=["Counterfeit Mint"], discard=["Singing Mines"], top=["Strip Miner"])
    table = mercury({**piles, "consumed": ["Cryo Override"]}, "score")
    assert table.scores()[0] == -12


@pytest.mark.rule("HEL-23.5", "HEL-27.2", "HEL-GAP-21")
def test_missions_that_are_met_count() -> None:
    """Seat 1 has four Embassies, seat 2 few starting cards; nobody the other two."""
    given = {"players.1.embassies": ["Earth", "Moon", "Mars", "Ceres"], **cards(2, deck=["Material Asset"] * 6)}
    table = sit(given, "score", missions="on")
    assert [row["missions"] for row in table.at("scores")] == [5, 4, 0]
    assert table.scores() == [5, 4, 0]


@pytest.mark.rule("HEL-23.5")
def test_without_the_variant_there_are_no_missions() -> None:
    table = sit({"players.1.embassies": ["Earth", "Moon", "Mars", "Ceres"]}, "score")
    assert (table.at("missions"), table.scores()) == ([], [0, 0, 0])


@pytest.mark.rule("HEL-23.6", "HEL-1.1")
@pytest.mark.parametrize("winner", [1, 2, 3, 4])
def test_the_highest_total_wins(winner: int) -> None:
    given = {f"players.{seat}.influence": 10 + (seat == winner) for seat in (1, 2, 3, 4)}
    table = sit(given, "score", players=4)
    assert table.winners() == [winner]


@pytest.mark.rule("HEL-23.6")
def test_the_total_counts_not_the_tokens() -> None:
    given = {"players.1.influence": 9, "players.2.influence": 7, **cards(2, deck=["Consular Liner"])}
    assert sit(given, "score").winners() == [2]


@pytest.mark.rule("HEL-23.4", "HEL-43.5", "HEL-CON-3")
def test_in_coop_illegal_tech_counts_against_the_team() -> None:
    table = coop({**cards(1, discard=["Rift Gate"]), "players.2.influence": 9}, "score", mercury="on")
    assert table.at("scores.1.infamy") == -3
