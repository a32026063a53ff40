"""The market as a whole: nothing in it is worse than something else, a twin of a starting card, or a dead condition."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Card, Effect
from farflung.games.helionox.pack import load_content
from farflung.lab.entries import dominated
from farflung.lab.games import Plan

CONTENT = load_content()
MARKET = [card for card in CONTENT.cards if card.faction != w.NO_FACTION and not card.starting]
BUILDS = (w.OP_IF, w.OP_FOR_EACH)


def effects(card: Card) -> Iterator[Effect]:
    todo = list(card.text.fx)
    while todo:
        one = todo.pop()
        yield one
        todo += [inner for part in one.parts for inner in part]


def said(card: Card) -> str:
    return repr([(one.op, one.n, one.what, one.which, one.most) for one in effects(card)])


@pytest.mark.rule("HEL-GAP-8")
def test_no_market_card_is_the_twin_of_a_starting_card() -> None:
    starting = {said(card) for card in CONTENT.cards if card.starting}
    assert [card.name for card in MARKET if said(card) in starting] == []


@pytest.mark.rule("HEL-GAP-8")
def test_no_card_costs_more_and_gives_less_than_another() -> None:
    assert dominated(Plan("helionox", ["random"] * 2)) == []


@pytest.mark.rule("HEL-GAP-8")
def test_a_third_of_the_designs_count_ask_or_build_on_something() -> None:
    asks = [card.name for card in MARKET if any(one.op in BUILDS for one in effects(card))]
    builds = [card.name for card in MARKET if any(one.op in (w.OP_COPY, w.OP_COST) for one in effects(card))]
    assert len(asks) >= 15
    assert len({*asks, *builds}) * 3 >= len(MARKET)


@pytest.mark.rule("HEL-GAP-7")
def test_every_condition_is_asked_by_a_card() -> None:
    asked = {one.what for card in CONTENT.cards for one in effects(card) if one.op == w.OP_IF}
    assert asked == set(range(len(w.CONDITIONS)))
