"""Section 4: what each player starts with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.helionox.content import CONTENT
from tests.rules.helionox.table import (
    DECK,
    FACTIONS,
    HAND,
    HELIONOX,
    PAIR_CARDS,
    cards,
    fresh,
    mercury,
    sit,
    solo,
)

from farflung.engine.match import Match
from farflung.engine.title import Setup, SetupError

SEEDS = range(1, 13)


@pytest.mark.rule("HEL-4.1", "HEL-CON-34")
def test_each_player_is_dealt_an_architect_at_random() -> None:
    dealt = [[player["architect"] for player in fresh(4, seed).at("players")] for seed in SEEDS]
    assert all(len(set(four)) == 4 for four in dealt)
    assert len({four[0] for four in dealt}) > 3
    with_mercury = [fresh(4, seed, mercury="on").at("players.*.architect").values() for seed in range(1, 21)]
    assert {architect.name for architect in CONTENT.architects} == {name for four in with_mercury for name in four}


@pytest.mark.rule("HEL-4.1", "HEL-GAP-36")
def test_architects_are_open() -> None:
    table = sit()
    for seat in (0, 1, 2, 3):
        assert table.seen_by(seat, "players.2.architect") == "Rook Adeyemi, Sentinel Marshal"


@pytest.mark.rule("HEL-4.2")
def test_the_architect_is_no_card_of_the_deck() -> None:
    """Neither among a player's cards nor offered where cards are discarded or Consumed."""
    table = sit(cards(1, hand=["Field Botanist", "Material Asset"], deck=["Seed Vault"]))
    everything = [card for pile in ("hand", "deck", "discard", "top") for card in table.at(f"players.1.{pile}")]
    assert sorted(everything) == ["Field Botanist", "Material Asset", "Seed Vault"]
    table.do("play Field Botanist")
    assert table.options() == ["consume Material Asset", "decline"]
    table.do("consume Material Asset").whole_turns(3)
    assert table.at("players.1.architect") == "Nadira Voss, Trade Magnate"


@pytest.mark.rule("HEL-4.3", "HEL-GAP-5", "HEL-CON-34")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_players_share_a_pair(seed: int) -> None:
    table = fresh(4, seed)
    pairs = [player["pair"] for player in table.at("players")]
    assert sorted(pairs) == sorted(FACTIONS)
    for player in table.at("players"):
        faction_cards = [card for card in player["hand"] + player["deck"] if card not in HAND]
        assert sorted(faction_cards) == sorted(PAIR_CARDS[player["pair"]])


@pytest.mark.rule("HEL-4.3")
def test_the_pairs_are_dealt_at_random() -> None:
    assert {fresh(2, seed).at("players.1.pair") for seed in range(1, 31)} == set(FACTIONS)


@pytest.mark.rule("HEL-4.4", "HEL-4.5", "HEL-4.6", "HEL-4.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["competitive", "co-op"])
def test_ten_cards_and_a_hand_of_five(players: int, mode: str) -> None:
    for player in fresh(players, 3, mode=mode).at("players"):
        assert (len(player["hand"]), len(player["deck"]), player["discard"]) == (5, 5, [])
        count = Counter(player["hand"] + player["deck"])
        assert (count["Material Asset"], count["Sentinel Prototype"], count.total()) == (5, 3, 10)


@pytest.mark.rule("HEL-4.6", "HEL-4.12", "HEL-GAP-36")
def test_the_starting_deck_is_shuffled_and_hidden() -> None:
    hands = {tuple(fresh(2, seed).hand(1)) for seed in range(1, 21)}
    assert len(hands) > 4
    table = sit()
    assert table.seen_by(2, "players.1.hand") == 5
    assert table.seen_by(2, "players.1.deck") == 5
    assert table.seen_by(1, "players.1.hand") == HAND
    assert sorted(table.seen_by(2, "players.1.unseen")) == sorted(HAND + DECK + PAIR_CARDS["Bio"])


@pytest.mark.rule("HEL-4.7", "HEL-24.3", "HEL-CON-32")
def test_starting_cards_are_worth_nothing_and_show_no_zero() -> None:
    """Equal otherwise, a single Prime Asset (it shows a 0) beats all the starting cards."""
    for card in CONTENT.cards:
        if card.starting:
            assert not card.shows_influence
    table = sit(
        {**cards(1, deck=["Prime Asset"]), **cards(2, deck=DECK), **cards(3, hand=HAND)},
        "score",
    )
    assert table.scores() == [0, 0, 0]
    assert table.winners() == [1]


@pytest.mark.rule("HEL-4.8")
def test_starting_cards_nobody_received_are_nowhere() -> None:
    table = fresh(2, 1)
    taken = {table.at("players.1.pair"), table.at("players.2.pair")}
    everything = str(table.whole())
    for faction, names in PAIR_CARDS.items():
        assert all((name in everything) == (faction in taken) for name in names)
    owned = [card for player in table.at("players") for card in player["hand"] + player["deck"]]
    assert (owned.count("Material Asset"), owned.count("Sentinel Prototype")) == (10, 6)


@pytest.mark.rule("HEL-4.9", "HEL-CON-19")
@pytest.mark.parametrize("options", [{}, {"mercury": "on"}, {"mercury": "on", "earth": "mercury"}])
def test_ships_start_at_earth(options: dict[str, Any]) -> None:
    for players in (2, 3, 4):
        table = fresh(players, 2, **options)
        assert {player["location"] for player in table.at("players")} == {"Earth"}


@pytest.mark.rule("HEL-4.10", "HEL-1.4")
def test_the_architect_is_awake_on_the_first_turn() -> None:
    for player in fresh(4, 1).at("players"):
        assert player["cryo"] == 0
    assert sit().options("use ability") == ["1", "2"]


@pytest.mark.rule("HEL-4.10")
def test_four_counters_are_enough_for_the_dearest_ability() -> None:
    table = sit({"players.1.architect": "Rhea Okonkwo, Frontier Surgeon"}).do("use ability 2")
    assert table.at("players.1.cryo") == 4


@pytest.mark.rule("HEL-4.11", "HEL-GAP-30")
def test_each_player_has_five_embassies_none_on_the_board() -> None:
    assert all(player["embassies"] == [] for player in fresh(4, 1).at("players"))
    four = ["Moon", "Mars", "Ceres", "Europa"]
    table = sit({"players.1.embassies": four, "players.1.pool": {"credits": 2}}).do("place Embassy")
    assert table.at("players.1.embassies") == ["Earth", *four]


@pytest.mark.rule("HEL-4.11")
def test_an_embassy_that_is_not_left_cannot_be_placed() -> None:
    given = {"players.1.embassies": ["Moon"], "players.1.pool": {"credits": 2}}
    assert sit(given, parameters={"embassies": 1}).refuses("place Embassy", "HEL-4.11")
    assert sit(given, parameters={"embassies": 2}).offers("place Embassy")


@pytest.mark.rule("HEL-4.13", "HEL-GAP-20")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_player_has_a_fleet_asset_with_mercury(seed: int) -> None:
    table = fresh(4, seed, mercury="on")
    fleet = [player["fleet"] for player in table.at("players")]
    assert len(set(fleet)) == 4
    assert set(fleet) <= {asset.name for asset in CONTENT.fleet}
    for player in table.at("players"):
        assert not set(fleet) & {*player["hand"], *player["deck"]}


@pytest.mark.rule("HEL-4.14", "HEL-33.3")
def test_each_player_has_a_request_with_mercury() -> None:
    table = fresh(3, 1, mercury="on")
    held = [player["request"] for player in table.at("players")]
    assert all(request in {card.name for card in CONTENT.requests} for request in held)
    assert table.at("requests.left") == 18 - 3
    assert table.seen_by(1, "players.1.request") == held[0]
    assert table.seen_by(1, "players.2.request") == "hidden"


@pytest.mark.rule("HEL-4.16", "HEL-GAP-25")
def test_the_first_player_is_chosen_by_luck() -> None:
    tables = [fresh(3, seed) for seed in range(1, 31)]
    assert {table.at("first") for table in tables} == {1, 2, 3}
    assert all(table.seat == table.at("first") == table.at("current") for table in tables)


@pytest.mark.rule("HEL-4.16", "HEL-GAP-25")
def test_in_solo_the_human_is_first() -> None:
    table = solo(scene="turn 1", luck=("next event is regular", "event Warp Cult"))
    assert table.at("first") == 1
    assert table.seat == 1


@pytest.mark.rule("HEL-4.13", "HEL-4.14", "HEL-1.7")
def test_mercury_gives_what_the_calm_board_says() -> None:
    table = mercury()
    assert table.at("players.2.fleet") == "Longhaul Freighter"
    assert table.at("players.2.request") == "Mars to Europa"


@pytest.mark.rule("HEL-4.16", "HEL-GAP-25")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_first_player_can_be_settled_before(seat: int) -> None:
    table = fresh(3, seed=7, first=str(seat))
    assert (table.at("first"), table.at("current")) == (seat, seat)
    with pytest.raises(SetupError, match="seat 4 cannot be the first of 3"):
        fresh(3, first="4")


@pytest.mark.rule("HEL-GAP-25")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_in_a_rematch_the_left_neighbour_begins(seed: int) -> None:
    names = ["Ann", "Bob", "Cleo"]
    setup = Setup(title="helionox", edition="final", seats=names, options={"mercury": "on"})
    match = Match(HELIONOX, setup, seed)
    began = HELIONOX.to_data(match.game)["first"] - 1
    options = HELIONOX.rematch_options(setup, match.game)
    again = Setup(title="helionox", edition="final", seats=names, options=options)
    rematch = Match(HELIONOX, again, seed + 100)
    assert again.options["mercury"] == "on"
    assert again.seats[HELIONOX.to_data(rematch.game)["first"] - 1] == names[(began + 1) % 3]


@pytest.mark.rule("HEL-GAP-25", "HEL-25.2")
def test_a_first_play_can_be_played_again() -> None:
    setup = Setup(title="helionox", edition="final", seats=["Ann", "Bob"], options={"preset": "first play"})
    match = Match(HELIONOX, setup, 1)
    setup.options = HELIONOX.rematch_options(setup, match.game)
    assert Match(HELIONOX, setup, 2).question is not None
    alone = Setup(title="helionox", edition="final", seats=["Ann"])
    assert HELIONOX.rematch_options(alone, Match(HELIONOX, alone, 1).game) == {}
