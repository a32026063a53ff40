"""What has changed between two views: most of a table stays as it was, and only the rest is sent."""

from __future__ import annotations

from typing import Any

from farflung.table.told import Change

DEEP = 5
"""So many tables within each other are looked into; what lies deeper is sent whole."""
SHARED = 3
"""Down to here the views of several seats hold the same things."""


class Changes:
    """Compares; what several views share is compared once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, Change | None]] = {}
        """By what was compared, which is kept as long as this is: numbers of things that are gone are given again."""

    def between(self, before: dict[str, Any], now: dict[str, Any]) -> Change | None:
        """What must be done to what was to get what is; None where it is better sent whole."""
        return self._of_tables(before, now, DEEP)

    def _between(self, before: Any, now: Any, deep: int) -> Change | None:
        """The same of any two things; empty where they are alike."""
        if deep < SHARED or not isinstance(now, (dict, list)):
            return self._compared(before, now, deep)
        key = id(before), id(now)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = before, now, self._compared(before, now, deep)
        return known[2]

    def _compared(self, before: Any, now: Any, deep: int) -> Change | None:
        if before == now:
            return {}
        if deep and isinstance(now, dict) and isinstance(before, dict):
            return self._of_tables(before, now, deep)
        if deep and isinstance(now, list) and isinstance(before, list):
            return self._of_lists(before, now, deep)
        return None

    def _of_tables(self, before: dict[str, Any], now: dict[str, Any], deep: int) -> Change | None:
        if before.keys() != now.keys():
            return None
        put: dict[str, Any] = {}
        within: dict[str, Change] = {}
        for key, value in now.items():
            was = before[key]
            if was is value:
                continue
            change = self._between(was, value, deep - 1)
            if change is None:
                put[key] = value
            elif change:
                within[key] = change
        return None if len(put) == len(now) and now else made(put, within)

    def _of_lists(self, before: list[Any], now: list[Any], deep: int) -> Change | None:
        if len(before) != len(now):
            keep = alike(before, now)
            return {"keep": keep, "add": now[keep:]} if keep else None
        put: dict[str, Any] = {}
        within: dict[str, Change] = {}
        for place, value in enumerate(now):
            was = before[place]
            if was is value:
                continue
            change = self._between(was, value, deep - 1)
            if change is None:
                put[str(place)] = value
            elif change:
                within[str(place)] = change
        return None if len(put) * 2 > len(now) else made(put, within)


def made(put: dict[str, Any], within: dict[str, Change]) -> Change:
    """A change of these parts; what is empty is left out."""
    change: Change = {}
    if put:
        change["put"] = put
    if within:
        change["within"] = within
    return change


def alike(one: list[Any], other: list[Any]) -> int:
    """How many entries two lists begin with alike."""
    if one[: len(other)] == other:
        return len(other)
    number = 0
    for ours, theirs in zip(one, other, strict=False):
        if ours is not theirs and ours != theirs:
            break
        number += 1
    return number
