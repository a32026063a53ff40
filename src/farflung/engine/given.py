"""What a scenario gave: a value that was given counts as given, also if it is the one that the set-up had."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Data = dict[str, Any]


class Before(Data):
    """The data of the set-up, as it was before anything was given, and the full paths of what was given since."""

    def __init__(self, data: Data, given: Iterable[str]) -> None:
        super().__init__(data)
        self.given = frozenset(given)


def is_given(before: Data, path: str) -> bool:
    """Was this place given, by itself or with something that it is part of?"""
    if not isinstance(before, Before):
        return False
    while path not in before.given:
        path, _, last = path.rpartition(".")
        if not path:
            return last in before.given
    return True


def is_touched(before: Data, path: str) -> bool:
    """Was this place given, or something in it?"""
    if is_given(before, path):
        return True
    return isinstance(before, Before) and any(given.startswith(f"{path}.") for given in before.given)


class NotWhole(ValueError):
    """A state that cannot be: something in two places, or a number out of its range. Says where."""


class Place:
    """A list that holds cards, where it is, and which of them were given to it.

    `part` leads from an entry of the data to its card, where entries are tables.
    """

    def __init__(self, path: str, cards: list[Any], old: list[Any], before: Data, part: str = "") -> None:
        self.path = path
        self.cards = cards
        self.old = old
        self.named = [is_given(before, f"{path}.{number}{part}") for number in range(1, len(cards) + 1)]
        self._given: list[Any] | None = None

    def given(self) -> list[Any]:
        """The cards that were given; first asked for when they have their names and none has been taken away."""
        if self._given is None:
            named = zip(self.cards, self.named, strict=True)
            self._given = [card for card, is_named in named if is_named or card not in self.old]
        return self._given


def claim(places: list[Place], everything: list[str]) -> list[str]:
    """Leaves each card in one place: the one it was given to. Returns those that are in none, which the pile has."""
    pile: list[str] = []
    given_to = [(place, place.given()) for place in places]
    for card in everything:
        holders = [place for place in places if card in place.cards]
        for place in holders:
            if place.cards.count(card) > 1:
                raise NotWhole(f"{place.path}: '{card}' is there twice, but it exists once")
        given = [place for place, cards in given_to if card in cards]
        if len(holders) > 1 and len(given) != 1:
            raise NotWhole(f"'{card}' was given to {' and '.join(place.path for place in given or holders)}")
        for place in holders:
            if len(holders) > 1 and place is not given[0]:
                place.cards.remove(card)
        if not holders:
            pile.append(card)
    return pile
