"""The places of a game (`engine.places`) as numbers, for those who learn from them: each stands where its path says.

A number stands as it is, a flag as 0 or 1, a name as a 1 among all names of its kind, what lies somewhere as how many
of each name lie there and how many in all. What the seat may not know is 0, and of hidden things only the number tells.
"""

from __future__ import annotations

from typing import Any

from farflung.engine._native import i64
from farflung.engine.names import Names
from farflung.engine.places import NO_LIMIT, Places


class Layout:
    """Where the numbers of a table stand, and those of its inner tables."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.slots: dict[str, int] = {}
        self.inner: dict[str, Layout] = {}


class Plan:
    """A whole observation: how long it is, what each number means, and the numbers of a game that are not 0."""

    def __init__(self) -> None:
        self.root = Layout("")
        self.labels: list[str] = []
        """What each number is, by its path."""
        self.settled = False
        """Then nothing new is given a place."""
        self.where: list[int] = []
        self.what: list[int] = []

    def begin(self) -> None:
        """Forgets the game that was observed last."""
        self.where = []
        self.what = []


class Observed(Places):
    """Notes the numbers of a game as a seat may know them."""

    def __init__(self, names: Names, seat: i64, layout: Layout, plan: Plan) -> None:
        self.names = names
        self.lists = names.lists
        self.seat = seat
        self.reads = False
        self.layout = layout
        self.plan = plan

    # ---- where a number stands

    def _one(self, key: str, value: i64) -> None:
        at = self.layout.slots.get(key)
        if at is None:
            if self.plan.settled:
                return
            at = len(self.plan.labels)
            self.layout.slots[key] = at
            self.plan.labels.append(self.layout.path + key)
        if value:
            self.plan.where.append(at)
            self.plan.what.append(value)

    def _first(self, key: str, names: list[str]) -> i64:
        """Where the numbers for these names begin; -1 if they have no place."""
        at = self.layout.slots.get(key)
        if at is None:
            if self.plan.settled:
                return -1
            at = len(self.plan.labels)
            self.layout.slots[key] = at
            for name in names:
                self.plan.labels.append(f"{self.layout.path}{key}={name}")
        return at

    def _among(self, key: str, names: list[str], value: i64) -> None:
        at = self._first(key, names)
        if at >= 0 and value >= 0:
            self.plan.where.append(at + value)
            self.plan.what.append(1)

    def _counts(self, key: str, names: list[str], values: list[int]) -> None:
        at = self._first(key, names)
        if at < 0:
            return
        counts: dict[int, int] = {}
        for value in values:
            if value >= 0:
                counts[value] = counts.get(value, 0) + 1
        for value, number in counts.items():
            self.plan.where.append(at + value)
            self.plan.what.append(number)

    def _each(self, key: str, names: list[str], values: list[int]) -> None:
        at = self._first(key, names)
        if at < 0:
            return
        for place in range(len(values)):
            if values[place]:
                self.plan.where.append(at + place)
                self.plan.what.append(values[place])

    # ---- values

    def number(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        self._one(key, value)
        return value

    def flag(self, key: str, value: bool) -> bool:
        self._one(key, 1 if value else 0)
        return value

    def word(self, key: str, words: list[str], value: i64, first: i64 = 0) -> i64:
        self._among(key, words, value)
        return value

    def name(self, key: str, kind: str, value: i64) -> i64:
        self._among(key, self.names.listed(kind), value)
        return value

    def name_or_none(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        self._among(key, self.names.listed(kind), value if known else -1)
        return value

    def mentions(self, key: str, kind: str, values: list[int]) -> list[int]:
        self._counts(key, self.names.listed(kind), values)
        return values

    def bits(self, key: str, kind: str, value: i64) -> i64:
        names = self.names.listed(kind)
        set_: list[int] = []
        for number in range(len(names)):
            if value >> number & 1:
                set_.append(number)
        self._counts(key, names, set_)
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        for place in range(len(values)):
            self._one(f"{key}.{place + 1}", values[place])
        return values

    def ordinals(self, key: str, values: list[int]) -> list[int]:
        for place in range(len(values)):
            self._one(f"{key}.{place + 1}", values[place] + 1)
        return values

    def marks(self, key: str, marks: list[int], value: i64) -> i64:
        for place in range(len(marks)):
            self._one(f"{key}.{marks[place]}", value >> place & 1)
        return value

    def each(self, key: str, kind: str, values: list[int], most: i64 = NO_LIMIT) -> list[int]:
        self._each(key, self.names.listed(kind), values)
        return values

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        self._one(f"{key}#", sum(values))
        self._each(key, self.names.listed(kind), values if known else [])
        return values

    def sheet(self, key: str, parts: list[list[str]], values: list[list[int]]) -> list[list[int]]:
        for place, (names, row) in enumerate(zip(parts, values, strict=False), 1):
            self._each(f"{key}.{place}", names, row)
        return values

    def scenes(self, key: str, values: list[int]) -> list[int]:
        self._one(f"{key}#", len(values))
        return values

    def follows(self, key: str, value: Any) -> None:
        self.plain(key, value)

    def as_is(self, key: str, value: Any) -> Any:
        self.plain(key, value)
        return value

    def plain(self, key: str, value: Any) -> None:
        """Whatever data may hold."""
        if isinstance(value, bool | int):
            self._one(key, int(value))
        elif isinstance(value, str):
            self._one(f"{key}={value}", 1)
        elif isinstance(value, list):
            self._one(f"{key}#", len(value))
            for place, one in enumerate(value, 1):
                self.plain(f"{key}.{place}", one)
        elif isinstance(value, dict):
            for name, one in value.items():
                self.plain(f"{key}.{name}" if key else name, one)

    # ---- where things lie

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        self._one(f"{key}#", len(values))
        self._counts(key, self.names.listed(kind), values if known else [])
        return values

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        for owner, group in enumerate(values):
            self.zone(f"{key}.{owner + 1}", kind, group, not secret or self.knows(owner))
        return values

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.zone(key, kind, values, known)

    # ---- inner places

    def table(self, key: str) -> Places:
        inner = self.layout.inner.get(key)
        if inner is None:
            inner = Layout(f"{self.layout.path}{key}.")
            self.layout.inner[key] = inner
        return Observed(self.names, self.seat, inner, self.plan)

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        self._one(f"{key}#", count)
        return [self.table(f"{key}.{number + 1}") for number in range(count)]
