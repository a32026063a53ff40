"""Turning the numbers of the rules: each one in its range can be played, or is refused with a reason."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.revenant.table import COMPARTMENTS, REVENANT, Table, calm_board, stock

from farflung.engine.core import Dice, play_out
from farflung.engine.scenario import arrange
from farflung.engine.title import Setup, SetupError
from farflung.games.revenant import operations
from farflung.games.revenant.state import Turn
from farflung.games.revenant.title import RevenantTitle, parameters_of

EDITIONS = ["final", "prototype"]


def set_up(edition: str, players: int, **parameters: int) -> Setup:
    return Setup("revenant", edition, [f"Player {seat}" for seat in range(players)], parameters=parameters)


@pytest.mark.rule("REV-P-9.1.4", "GAP-A-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cards", [4, 5, 6, 7])
def test_the_corrupted_crews_deck_needs_seven_cards_of_a_house(edition: str, cards: int) -> None:
    alone = set_up(edition, 1, hidden_per_house=cards)
    if cards < 7:
        with pytest.raises(SetupError, match=f"hidden_per_house = {cards} .* alone it takes 7 or more"):
            REVENANT.new_game(alone)
    else:
        play_out(REVENANT.new_game(alone), Dice(1))
    play_out(REVENANT.new_game(set_up(edition, 2, hidden_per_house=cards)), Dice(1))


@pytest.mark.rule("GAP-A-17", "REV-F-01.3.4", "REV-F-15.2")
@pytest.mark.parametrize(("price", "offered"), [(4, True), (5, False), (8, False)])
def test_hidden_influence_cannot_become_a_cost_greater_than_the_board(price: int, offered: bool) -> None:
    corrupted = {f"admirals.1.compartments.{name}.corrupted": name != "promote" for name in COMPARTMENTS}
    given: dict[str, Any] = {**calm_board(3), **corrupted, "admirals.1.resources": stock(science=1)}
    given["admirals.1.hidden.Zenor"] = 8
    table = Table(arrange(REVENANT, 3, given, parameters={"promotion_science": price})).emergency().until("bonus")
    assert table.offers("bonus promote") is offered
    if offered:
        table.do("bonus promote").until("end")
        assert table.at("admirals.1.rank") == 1
        assert table.hidden() <= 6
    else:
        assert table.refuses("bonus promote", "REV-F-15.2")


@pytest.mark.rule("GAP-A-17", "REV-F-14.16")
@pytest.mark.parametrize(("cost", "offered"), [("SSSS", True), ("SSSSS", False)])
def test_nor_a_card_that_costs_more_than_the_board_holds(tmp_path: Path, cost: str, offered: bool) -> None:
    card = f'[[card]]\nid = "DI06"\nkind = "directive"\nhouse = "Zenor"\nname = "Dear"\ncost = "{cost}"\n'
    (tmp_path / "operations.toml").write_text(card + 'fx = ["gain(energy,2)"]\n', encoding="utf-8")
    game = RevenantTitle().blank_game(Setup("revenant", "final", ["Ann", "Bo", "Cy"], pack=str(tmp_path)))
    admiral = game.admirals[0]
    admiral.resources = [0, 0, 0, 0]
    admiral.hidden = [0, 0, 0, 0, 6, 0, 0]
    admiral.corruption = 4
    game.turn = Turn(0, 1)
    dear = next(card for card in game.content.cards if card.name == "Dear")
    assert operations.can_play(game, admiral, dear, 0) is offered
    assert operations.can_play(game, admiral, dear, 1), "a discount makes it fit"


@pytest.mark.rule("GAP-A-04", "REV-F-18.7", "REV-P-1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_set_up_keeps_to_the_limit_of_a_sector_and_to_the_void_ships_there_are(edition: str) -> None:
    limited = REVENANT.to_data(arrange(REVENANT, 3, edition=edition, parameters={"void_limit": 1}).game)
    assert [limited["sectors"][str(sector)]["void"] for sector in range(1, 9)] == [1] * 8
    few = arrange(REVENANT, 3, edition=edition, parameters={"void_supply": 8, "void_odd": 3, "void_even": 2})
    sectors = REVENANT.to_data(few.game)["sectors"]
    assert [sectors[str(sector)]["void"] for sector in range(1, 9)] == [3, 2, 3, 0, 0, 0, 0, 0]


@pytest.mark.rule("REV-P-S.30", "GAP-A-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scenario_begins_with_every_number_at_both_ends(edition: str) -> None:
    """What the set-up lays out is whole: no arkship, for one, has more damage than slots."""
    for number, parameter in enumerate(parameters_of(edition)):
        for value in (parameter.least, parameter.most):
            players = 2 + number % 3
            arrange(REVENANT, players, edition=edition, parameters={parameter.name: value})
