"""Who looks over the places of a game (`engine.places`): for scenarios, for laws, and for the documents."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from farflung.engine._native import i64
from farflung.engine.given import (
    NotWhole,
    between,
    is_touched,
    not_given,
    one_of,
    spelled,
    spelled_or_none,
    spoken,
)
from farflung.engine.names import Names
from farflung.engine.places import EVERYTHING, NO_LIMIT, Data, G, Places, Walk
from farflung.engine.settling import Found, Place, Rows, Slot, Stock

MOST_WORDS: Final = 10  # a document lists all of fewer words


# ---- scenarios


class Checked(Places):
    """Looks at data that a scenario changed: gives names one spelling, refuses what cannot be, notes what lies where.

    The game that is walked over is any of this set-up: it gets back what it shows.
    """

    def __init__(self, found: Found, data: Data, old: Data, path: str, thing: str = "") -> None:
        super().__init__(found.names, EVERYTHING)
        self.found = found
        self.data = data
        self.old = old
        self.path = path
        self.thing = thing

    def number(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        if most != NO_LIMIT and key in self.data:
            between(self.path + key, self.data[key], least, most)
        return value

    def word(self, key: str, words: list[str], value: i64, first: i64 = 0) -> i64:
        if key in self.data:
            one_of(self.path + key, self.data[key], words[first:])
        return value

    def name(self, key: str, kind: str, value: i64) -> i64:
        if key in self.data:
            self.data[key] = spelled(self.path + key, kind, self.data[key], self.names)
        return value

    def name_or_none(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        if key in self.data:
            self.data[key] = spelled_or_none(self.path + key, kind, self.data[key], self.names)
        return value

    def mentions(self, key: str, kind: str, values: list[int]) -> list[int]:
        self.data[key] = [spelled_or_none(self.path + key, kind, name, self.names) for name in self._list(key)]
        return values

    def bits(self, key: str, kind: str, value: i64) -> i64:
        if kind not in self.names.ids:
            for word in self._list(key):
                one_of(self.path + key, word, self.names.listed(kind))
        self.data[key] = [spelled(self.path + key, kind, name, self.names) for name in self._list(key)]
        return value

    def each(self, key: str, kind: str, values: list[int], most: i64 = NO_LIMIT) -> list[int]:
        if most != NO_LIMIT:
            counts: Data = self.data[key]
            for name, number in counts.items():
                between(f"{self.path}{key}.{name}", number, 0, most)
        return values

    def slot(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        self.name_or_none(key, kind, value)
        if key in self.data and key != self.thing:
            self.found.lies(kind, Slot(self.path + key, self.data, key, self.old.get(key), self.found.before))
        return value

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        self._lies(kind, self.path + key, self._list(key), self.old.get(key, []))
        return values

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        was: list[Any] = self.old.get(key, [])
        for number, cards in enumerate(self._list(key)):
            old: Any = was[number] if number < len(was) else []
            self._lies(kind, f"{self.path}{key}.{number + 1}", cards, old)
        return values

    def of_each(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        path, things, was = self.path + key, self._list(key), self.old[key]
        parts = self.names.parts[kind]
        wanted = " and ".join(f"a {spoken(part)}" for part in parts)
        if len(things) != len(parts):
            raise NotWhole(f"{path}: give {wanted}, such as {was}")
        for place, part in enumerate(parts):
            things[place] = name = spelled(path, kind, things[place], self.names)
            if not self.names.belongs(part, self.names.index(kind, name)):
                raise NotWhole(f"{path}: give {wanted}, such as {was}")
            self.found.lies(kind, Slot(f"{path}.{place + 1}", things, place, was[place], self.found.before))
        return values

    def pile(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        not_given(self.path + key, self.found.before, self.data[key] == self.old[key])
        return self.rest(key, kind, values)

    def rest(self, key: str, kind: str, values: list[int]) -> list[int]:
        self.found.is_rest(kind, self.data, key)
        return values

    def stack(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        if not is_touched(self.found.before, self.path + key):
            return self.rest(key, kind, values)
        self._spell(kind, self.path + key, self._list(key))
        return values

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.stock(key, kind, values)

    def tally_rest(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.pile(key, kind, values)

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        self.found.lies(kind, Stock(self.path + key, self.data[key]))
        return values

    def table(self, key: str) -> Places:
        return Checked(self.found, self.data[key], self.old[key], f"{self.path}{key}.")

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        inner: list[Places] = []
        was: list[Data] = self.old[key]
        rows = self._list(key)
        for number, row in enumerate(rows):
            path = f"{self.path}{key}.{number + 1}"
            if not isinstance(row, dict) or (thing and thing not in row):
                raise NotWhole(f"{path}: {row!r} is no table such as {_example(was, thing, kind, self.names)}")
            old: Data = was[number] if number < len(was) else {}
            if thing:
                row[thing] = spelled(f"{path}.{thing}", kind, row[thing], self.names)
            inner.append(Checked(self.found, row, old, f"{path}.", thing))
        if thing:
            self.found.lies(kind, Rows(self.path + key, rows, was, self.found.before, thing))
        return inner

    def _list(self, key: str) -> list[Any]:
        cards: Any = self.data[key]
        if not isinstance(cards, list):
            raise NotWhole(f"{self.path}{key}: {cards!r} is no list of names")
        return cards

    def _lies(self, kind: str, path: str, cards: Any, old: list[Any]) -> None:
        if not isinstance(cards, list):
            raise NotWhole(f"{path}: {cards!r} is no list of names")
        self._spell(kind, path, cards)
        self.found.lies(kind, Place(path, cards, old, self.found.before))

    def _spell(self, kind: str, path: str, cards: list[Any]) -> None:
        for place, card in enumerate(cards):
            cards[place] = spelled(path, kind, card, self.names)


def _example(rows: list[Data], thing: str, kind: str, names: Names) -> str:
    """How a row may look."""
    row: Data = rows[0] if rows else {thing: names.listed(kind)[0]} if thing else {}
    return f"{{ {', '.join(f'{key} = {value!r}' for key, value in row.items())} }}"


def check(walk: Walk[G], game: G, names: Names, data: Data, before: Data) -> Found:
    """Looks at data that were changed since `before`, in any game of this set-up; says where everything lies."""
    found = Found(names, before)
    walk(game, Checked(found, data, before, ""))
    return found


# ---- laws


class Counted(Places):
    """Counts what lies anywhere, by kind and name: the law that nothing gets lost asks for it."""

    def __init__(self, names: Names) -> None:
        super().__init__(names, EVERYTHING)
        self.things: dict[str, Counter[str]] = {}

    def holds(self, kind: str, value: i64, number: i64 = 1) -> None:
        things = self.things.setdefault(self.names.whole.get(kind, kind), Counter())
        things[self.names.listed(kind)[value]] += number

    def slot(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        if value >= 0:
            self.holds(kind, value)
        return value

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        for value in values:
            self.holds(kind, value)
        return values

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        for group in values:
            self.zone(key, kind, group)
        return values

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.zone(key, kind, values)

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        for value, number in enumerate(values):
            self.holds(kind, value, number)
        return values


def counted(walk: Walk[G], game: G, names: Names) -> dict[str, Counter[str]]:
    """How many of each thing there are in a game, by kind and name, wherever they lie."""
    places = Counted(names)
    walk(game, places)
    return places.things


# ---- documents


class Listed(Places):
    """Notes each path and what may stand there; of things that are alike only the first, under the word for them."""

    def __init__(self, names: Names, path: str, paths: dict[str, str]) -> None:
        super().__init__(names, EVERYTHING)
        self.path = path
        self.paths = paths

    def _note(self, key: str, what: str) -> None:
        self.paths.setdefault(self.path + key, what)

    def number(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        self._note(key, "number" if most == NO_LIMIT else f"{least} to {most}")
        return value

    def flag(self, key: str, value: bool) -> bool:
        self._note(key, "true or false")
        return value

    def word(self, key: str, words: list[str], value: i64, first: i64 = 0) -> i64:
        told = [f"`{word}`" for word in words[first:]]
        self._note(key, ", ".join(told if len(told) < MOST_WORDS else [*told[:4], "...", told[-1]]))
        return value

    def name(self, key: str, kind: str, value: i64) -> i64:
        self._note(key, spoken(kind))
        return value

    def name_or_none(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        self._note(key, f"{spoken(kind)} or `none`")
        return value

    def mentions(self, key: str, kind: str, values: list[int]) -> list[int]:
        self._note(key, f"list: {spoken(kind)}")
        return values

    def bits(self, key: str, kind: str, value: i64) -> i64:
        self._note(key, f"list: {spoken(kind)}")
        return value

    def marks(self, key: str, marks: list[int], value: i64) -> i64:
        self._note(key, f"list: {', '.join(str(mark) for mark in marks)}")
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        self._note(key, "list of numbers")
        return values

    def ordinals(self, key: str, values: list[int]) -> list[int]:
        self._note(key, "list of numbers")
        return values

    def each(self, key: str, kind: str, values: list[int], most: i64 = NO_LIMIT) -> list[int]:
        self._note(f"{key}.{capitals(kind)}", "number" if most == NO_LIMIT else f"0 to {most}")
        return values

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.each(key, kind, values)

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.each(key, kind, values)

    def sheet(self, key: str, parts: list[list[str]], values: list[list[int]]) -> list[list[int]]:
        self._note(f"{key}.1.PART", "number")
        return values

    def scenes(self, key: str, values: list[int]) -> list[int]:
        self._note(key, "list: scene")
        return values

    def follows(self, key: str, value: Any) -> None:
        self._note(key, "only in `then`: it follows from the rest")

    def as_is(self, key: str, value: Any) -> Any:
        self._note(key, "list" if isinstance(value, list) else "text")
        return value

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        self._note(key, f"list: {spoken(kind)}")
        return values

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        self._note(f"{key}.1", f"list: {spoken(kind)}")
        return values

    def pile(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        self._note(key, f"list: {spoken(kind)}; only in `then`: what is nowhere else")
        return values

    def rest(self, key: str, kind: str, values: list[int]) -> list[int]:
        return self.pile(key, kind, values)

    def stack(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        self._note(key, f"list: {spoken(kind)}; if not given, what is nowhere else")
        return values

    def tally_rest(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        self._note(f"{key}.{capitals(kind)}", "only in `then`: what is nowhere else")
        return values

    def table(self, key: str) -> Places:
        return Listed(self.names, f"{self.path}{key}.", self.paths)

    def key(self, kind: str, number: i64) -> str:
        return capitals(kind)

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        return [self.table(f"{key}.1") for _ in range(max(count, 1))]


def capitals(kind: str) -> str:
    """What stands in a path for any name of a kind."""
    return spoken(kind).upper()


def listed(walk: Walk[G], game: G, names: Names) -> dict[str, str]:
    """Every path of a game, and what may stand there. The game is spent: it gets a row where it had none."""
    paths: dict[str, str] = {}
    walk(game, Listed(names, "", paths))
    return paths
