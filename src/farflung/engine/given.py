"""What a scenario gave: a value that was given counts as given, also if it is the one that the set-up had."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from farflung.engine.names import NONE, Names, UnknownName

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


FEW = 30  # so many names are told to somebody who mistypes one


def one_of(path: str, value: Any, allowed: list[str]) -> None:
    """Refuses what is none of these words."""
    if value not in allowed:
        raise NotWhole(f"{path}: there is no '{value}' here; there is {', '.join(allowed)}")


def between(path: str, value: Any, least: int, most: int) -> None:
    """Refuses what is no number of this range."""
    if type(value) is not int or not least <= value <= most:
        raise NotWhole(f"{path}: {value!r} is not a whole number from {least} to {most}")


def spelled(path: str, kind: str, value: Any, names: Names) -> str:
    """The name of something given by name or id, so that it has one spelling."""
    known = names.listed(kind)
    try:
        return known[names.index(kind, value)]
    except UnknownName:
        allowed = f"; there is {', '.join(known)}" if len(known) < FEW else ""
        raise NotWhole(f"{path}: there is no {kind.replace('_', ' ')} '{value}'{allowed}") from None


def spelled_or_none(path: str, kind: str, value: Any, names: Names) -> str | None:
    """The same, or nothing."""
    return None if value is None or value == NONE else spelled(path, kind, value, names)


def not_given(path: str, before: Data, is_same: bool = True) -> None:
    """Refuses that a pile is given: it is whatever is nowhere else."""
    if not is_same or is_touched(before, path):
        raise NotWhole(f"{path} is what is nowhere else; give its cards to another place instead")


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


class Slot(Place):
    """A place for one thing, which the data hold under a key by itself."""

    def __init__(self, path: str, data: Data, key: str, old: Any, before: Data) -> None:
        super().__init__(path, [] if data[key] is None else [data[key]], [old], before)
        self.data = data
        self.key = key

    def write(self) -> None:
        """Puts what is left here back into the data."""
        self.data[self.key] = self.cards[0] if self.cards else None


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


class Found:
    """Where the things of a game lie in data that somebody changed, by kind, in the order of the title's places."""

    def __init__(self, names: Names, before: Data) -> None:
        self.names = names
        self.before = before
        self.places: dict[str, list[Place]] = {}

    def lies(self, kind: str, place: Place) -> None:
        """Notes a place."""
        self.places.setdefault(kind, []).append(place)

    def among(self, kind: str, *beginnings: str) -> list[Place]:
        """The places of a kind whose paths begin so."""
        return [place for place in self.places.get(kind, []) if place.path.startswith(beginnings)]

    def claim(self, kind: str, *beginnings: str) -> list[str]:
        """Leaves each thing of a kind in one place; returns those that are in none, which the pile has."""
        places = self.among(kind, *beginnings or ("",))
        left = claim(places, self.names.listed(kind))
        for place in places:
            if isinstance(place, Slot):
                place.write()
        return left
