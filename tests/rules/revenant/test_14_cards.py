"""The 90 operation cards (GAP-A-09): what each costs, where it goes, and when they begin to work.

What comes of each is in `test_14_directives.py`, `test_14_cadet_cards.py` and `test_14_frigate_cards.py`.
"""

from typing import Any

import pytest
from tests.rules.revenant.cards import CARDS, at_bonus, cadet, cost_of, fitted, name_of
from tests.rules.revenant.ledger import RIPE, Resolver
from tests.rules.revenant.table import HOUSES, sit, stock

# ---- cost and place


@pytest.mark.rule("REV-F-14.15", "REV-F-14.16", "GAP-A-09")
@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_what_a_card_costs(card: dict[str, Any]) -> None:
    for kind, n in cost_of(card).items():
        if n:
            poor = at_bonus(card, {"admirals.1.resources": {**cost_of(card), kind: n - 1}})
            assert poor.refuses("bonus affiliate", "REV-F-14.16")
    table = at_bonus(card).do("bonus affiliate")
    paid = dict.fromkeys(cost_of(card), 0)
    for event in table.events("REV-F-07.6", "spent"):
        paid[list(paid)[event.b]] += event.c
    assert paid == cost_of(card)


@pytest.mark.rule("REV-F-14.11", "REV-F-14.12", "REV-F-14.14", "GAP-A-09")
@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_where_a_card_goes(card: dict[str, Any]) -> None:
    table = at_bonus(card).do("bonus affiliate")
    if card["kind"] == "cadet":
        table.do("attach to cadet 2")
        assert table.at("admirals.1.cadets") == [[], [card["name"]]]
    elif card["kind"] == "frigate":
        assert table.at("admirals.1.frigate_cards") == [card["name"]]
    else:
        assert table.at("admirals.1.directives") == [card["name"]]
    assert card["name"] not in table.at("admirals.1.hand")


@pytest.mark.rule("GAP-A-09")
def test_the_house_spread() -> None:
    table = sit()
    assert [len(table.at(f"piles.operations.{kind}")) for kind in ("cadet", "frigate", "directive")] == [30, 30, 30]
    houses = [card["house"] for card in CARDS]
    assert {house: houses.count(house) for house in HOUSES} == {**dict.fromkeys(HOUSES, 13), "Dunlork": 12}


# ---- copying and manning


@pytest.mark.rule("GAP-F-35", "REV-F-14.22")
@pytest.mark.parametrize("early", [True, False])
def test_an_ability_that_fits_the_manned_and_the_copied_ark_is_used_once(early: bool) -> None:
    given = {**cadet("Archivist"), "admirals.1.hand": ["Scatter"], "ships.Belitan ark.crew": "2 captain"}
    table = sit(given).man("Zenor ark")
    if early:
        table.do("use Archivist")
    table.do("choose Clone", "copy Belitan ark")
    if not early:
        table.do("use Archivist")
    table.do("choose Provision (science)")
    assert not table.offers("use Archivist")
    assert table.resources()["science"] == 4


@pytest.mark.rule("REV-F-14.22", "GAP-F-35")
def test_while_copying_the_frigate_both_sources_trigger() -> None:
    given = {**cadet("Archivist"), **fitted("Command Bridge")}
    table = sit(given).man("Dunlork ark").do("choose Control")
    assert table.options("use") == ["Archivist", "Command Bridge"]


@pytest.mark.rule("GAP-F-35")
def test_a_manning_ability_may_be_used_even_if_the_effect_is_declined() -> None:
    table = sit(cadet("Archivist")).man("Yarvek ark").do("use Archivist", "done")
    assert table.resources() == stock(1, 1, 2, 1)
    assert table.asked == "bonus"


# ---- from the moment a card lies there


@pytest.mark.rule("GAP-F-28", "GAP-F-35")
@pytest.mark.parametrize("figure", ["cadet 1", "cadet 2"])
def test_a_cadet_card_works_from_the_moment_it_lies_there(figure: str) -> None:
    given = {"admirals.1.hand": ["Archivist"], "admirals.1.resources": stock(science=1)}  # on an ark: a science
    table = sit(given).man("Novaris ark").do("choose Calculation", "play Archivist", f"attach to {figure}")
    offered = False
    while table.asked != "bonus":
        offered |= table.offers("use Archivist")
        table.decline()
    assert offered is (figure == "cadet 1")


@pytest.mark.rule("GAP-F-28", "GAP-F-35")
def test_a_frigate_card_works_from_the_moment_it_lies_there() -> None:
    given = fitted("Training Deck", **{"admirals.1.hand": ["Command Bridge"], "admirals.1.resources": stock(1)})
    table = sit(given).man("frigate 1").do("use Training Deck", "play Command Bridge", "waive science")
    table.do("take")  # the bonus of the second slot
    assert table.offers("use Command Bridge")


@pytest.mark.rule("GAP-F-28")
def test_a_played_card_serves_the_rest_of_the_same_effect() -> None:
    given = {"admirals.1.hand": ["Signals Officer"], "admirals.1.resources": stock(1, 0, 1)}  # a draw brings another
    table = sit(given).man("Novaris ark").do("choose Calculation", "play Signals Officer", "waive material")
    table.do("attach to cadet 1", "draw frigate")
    assert table.offers("use Signals Officer")


# ---- slots of the frigate board


@pytest.mark.rule("REV-F-14.13", "GAP-F-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_instant_bonus_of_each_frigate_slot(slot: int) -> None:
    filled = ["Deep Archive", "Holo Table", "Mirror Screens", "Fuel Cistern"][: slot - 1]
    given = {"admirals.1.frigate_cards": filled, "admirals.1.hand": ["Ion Drive"], "admirals.1.resources": stock(2)}
    table = sit({**given, **RIPE}).man("Shiveus fighter").do("done")
    resolver = Resolver(table)
    table.do("bonus affiliate")
    resolver.expected["hand"] -= 1
    resolver.expected["resources"]["material"] -= 2
    resolver.resolve({1: [], 2: ["tactics(1)"], 3: ["gain(any,1)"], 4: ["hidden(1)"], 5: ["influence(any,1)"]}[slot])
    resolver.check()
    assert table.at("admirals.1.frigate_cards") == [*filled, "Ion Drive"]
