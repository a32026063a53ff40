"""A sentence for each card of Revenant and Helionox, in every language: for where a card is opened."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from farflung.engine.text import LANGUAGES, Locale
from farflung.games.helionox import cardtext as helionox
from farflung.games.helionox.pack import load_content as helionox_content
from farflung.games.revenant import cardtext as revenant
from farflung.games.revenant.pack import load_content as revenant_content

Tell = Callable[[Any, Locale], str]
CARDS: list[tuple[Any, Tell]] = [
    *((card, revenant.flavour_of) for card in revenant_content(None, "final").cards),
    *((card, helionox.flavour_of) for card in helionox_content(None, "final").cards),
]
LONGEST = 100
"""So that a card has room for it."""


@pytest.mark.parametrize(("card", "tell"), CARDS, ids=lambda one: getattr(one, "id", ""))
def test_every_card_has_its_sentence(card: Any, tell: Tell) -> None:
    told = {language: tell(card, Locale(language, strict=True)) for language in LANGUAGES}
    for language, text in told.items():
        assert 8 < len(text) <= LONGEST, (language, text)
        assert text[-1] in ".!", (language, text)
    for one, other in combinations(LANGUAGES, 2):
        assert told[one] != told[other], (one, other)


def test_no_sentence_comes_twice() -> None:
    for language in LANGUAGES:
        locale = Locale(language)
        told = [tell(card, locale) for card, tell in CARDS]
        assert len(set(told)) == len(told)


def test_a_card_of_ones_own_has_none() -> None:
    for card, tell in CARDS[:1] + CARDS[-1:]:
        name, card.name = card.name, "Something of my own"
        try:
            assert tell(card, Locale("en")) == ""
        finally:
            card.name = name
