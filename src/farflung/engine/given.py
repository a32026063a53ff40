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


def spoken(kind: str) -> str:
    """The word for a kind of things."""
    return kind.replace("_", " ")


def spelled(path: str, kind: str, value: Any, names: Names) -> str:
    """The name of something given by name or id, so that it has one spelling; refuses what belongs elsewhere."""
    whole = names.whole.get(kind, kind)
    known = names.listed(whole)
    try:
        number = names.index(whole, value)
    except UnknownName:
        allowed = f"; there is {', '.join(known)}" if len(known) < FEW else ""
        raise NotWhole(f"{path}: there is no {spoken(whole)} '{value}'{allowed}") from None
    if not names.belongs(kind, number):
        part = names.part_of[whole][number]
        other = f"a {spoken(names.parts[whole][part])}, not a" if part >= 0 else "no"
        raise NotWhole(f"{path}: '{known[number]}' is {other} {spoken(kind)}")
    return known[number]


def spelled_or_none(path: str, kind: str, value: Any, names: Names) -> str | None:
    """The same, or nothing."""
    return None if value is None or value == NONE else spelled(path, kind, value, names)


def not_given(path: str, before: Data, is_same: bool = True) -> None:
    """Refuses that a pile is given: it is whatever is nowhere else."""
    if not is_same or is_touched(before, path):
        raise NotWhole(f"{path} is what is nowhere else; give its cards to another place instead")
