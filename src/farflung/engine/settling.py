"""Where the things of a game lie in data that a scenario changed, and how they come to lie in one place each.

What was given to a place stays there and leaves the others; what it displaced, and all that lies nowhere, is in its
pile. A title's own `settle` says how many exist where it is not one of each, and what its rulebook adds.
"""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatchcase
from typing import Any

from farflung.engine.given import Data, NotWhole, between, is_given
from farflung.engine.names import Names


class Place:
    """A list of things, where it is, and which of them were given to it."""

    def __init__(self, path: str, entries: list[Any], old: list[Any], before: Data, part: str = "") -> None:
        self.path = path
        self.entries = entries
        were = {self.name_of(entry) for entry in old}
        self._given = [
            is_given(before, f"{path}.{number}{part}") or self.name_of(entry) not in were
            for number, entry in enumerate(entries, 1)
        ]

    def name_of(self, entry: Any) -> str:
        """The thing's name, where entries are more than that."""
        name: str = entry
        return name

    def count(self) -> Counter[str]:
        """How many of each thing lie here."""
        return Counter(self.name_of(entry) for entry in self.entries)

    def given(self) -> Counter[str]:
        """How many of each thing somebody gave to this place."""
        lying = zip(self.entries, self._given, strict=True)
        return Counter(self.name_of(entry) for entry, given in lying if given)

    def lose(self, name: str, number: int = 1) -> int:
        """Takes so many of a thing away, as far as nobody gave them; how many it was."""
        lying = zip(self.entries, self._given, strict=True)
        places = [at for at, (entry, given) in enumerate(lying) if not given and self.name_of(entry) == name][:number]
        for at in reversed(places):
            del self.entries[at], self._given[at]
        return len(places)

    def put(self, name: str) -> None:
        """Lays a thing here that nobody gave."""
        self.entries.append(name)
        self._given.append(False)

    def refill(self, names: list[str]) -> None:
        """Lays these things here, which nobody gave, instead of what lay here."""
        self.entries[:] = names
        self._given = [False] * len(names)

    def refuse_more_than(self, name: str, number: int, most: int) -> None:
        """What is said if more of a thing lie here than exist."""
        if number > most:
            there = "twice, but it exists once" if most == 1 else f"{number} times, but only {most} exist"
            raise NotWhole(f"{self.path}: '{name}' is there {there}")


class Slot(Place):
    """A place for one thing, which a table of the data holds under a key, or a list at its place."""

    def __init__(self, path: str, data: Any, key: Any, old: Any, before: Data) -> None:
        self.data = data
        self.key = key
        self.path = path
        self.entries = [] if data[key] is None else [data[key]]
        self._given = [is_given(before, path) or data[key] != old for _ in self.entries]

    def lose(self, name: str, number: int = 1) -> int:
        lost = super().lose(name, number)
        self.write()
        return lost

    def put(self, name: str) -> None:
        super().put(name)
        self.write()

    def write(self) -> None:
        """Tells the data what lies here."""
        self.data[self.key] = self.entries[0] if self.entries else None


class Rows(Place):
    """A list of tables, each with a thing under this key: without it there is no table."""

    def __init__(self, path: str, rows: list[Data], old: list[Data], before: Data, key: str) -> None:
        self.key = key
        super().__init__(path, rows, old, before, f".{key}")

    def name_of(self, entry: Any) -> str:
        name: str = entry[self.key]
        return name


class Stock(Place):
    """So many of each thing: what was not given is not taken away either."""

    def __init__(self, path: str, counts: dict[str, int]) -> None:
        self.path = path
        self.counts = counts

    def count(self) -> Counter[str]:
        return Counter(self.counts)

    def given(self) -> Counter[str]:
        return self.count()

    def lose(self, name: str, number: int = 1) -> int:
        return 0

    def refuse_more_than(self, name: str, number: int, most: int) -> None:
        between(f"{self.path}.{name}", number, 0, most)


class Pile:
    """What is nowhere else of a kind, under a key of the data; as a list of names, or told by their numbers."""

    def __init__(self, kind: str, data: Data, key: str) -> None:
        self.kind = kind
        self.data = data
        self.key = key

    def fill(self, left: Counter[str], names: Names) -> None:
        """Takes of what is left what belongs here."""
        listed = enumerate(names.listed(self.kind))
        mine = {name: left.pop(name, 0) for number, name in listed if names.belongs(self.kind, number)}
        if isinstance(self.data[self.key], dict):
            self.data[self.key] = mine
        else:
            self.data[self.key] = [name for name, number in mine.items() for _ in range(number)]


def claim(places: list[Place], exist: Counter[str]) -> Counter[str]:
    """Leaves no more of a thing than exist: where nobody gave it, it goes first. Returns what lies nowhere."""
    left = Counter(exist)
    counts = [(place, place.count()) for place in places]
    for name, most in exist.items():
        here = [(place, count[name]) for place, count in counts if count[name]]
        for place, number in here:
            place.refuse_more_than(name, number, most)
        lying = sum(number for _, number in here)
        for place, number in here:
            if lying > most:
                lying -= place.lose(name, min(number, lying - most))
        if lying > most:
            raise NotWhole(_too_many(name, most, [(place, n) for place, n in here if place.given()[name]] or here))
        left[name] -= lying
    return +left


def _too_many(name: str, most: int, given: list[tuple[Place, int]]) -> str:
    if most == 1:
        return f"'{name}' was given to {' and '.join(place.path for place, _ in given)}"
    where = ", ".join(f"{number} in {place.path}" for place, number in given)
    return f"there are {sum(number for _, number in given)} of '{name}', but only {most} exist: {where}"


class Found:
    """Where the things of a game lie in data that somebody changed, by kind, in the order of the title's places."""

    def __init__(self, names: Names, before: Data) -> None:
        self.names = names
        self.before = before
        self.places: dict[str, list[Place]] = {}
        self.piles: dict[str, list[Pile]] = {}

    def lies(self, kind: str, place: Place) -> None:
        """Notes a place."""
        self.places.setdefault(self.names.whole.get(kind, kind), []).append(place)

    def is_rest(self, kind: str, data: Data, key: str) -> None:
        """Notes a pile."""
        self.piles.setdefault(self.names.whole.get(kind, kind), []).append(Pile(kind, data, key))

    def among(self, kind: str, *beginnings: str) -> list[Place]:
        """The places of a kind whose paths begin so."""
        return [place for place in self.places.get(kind, []) if place.path.startswith(beginnings)]

    def claim(self, kind: str, exist: Counter[str] | None = None) -> Counter[str]:
        """Leaves each thing of a kind in one place, or as many as exist; returns what lies nowhere."""
        return claim(self.places.get(kind, []), Counter(self.names.listed(kind)) if exist is None else exist)

    def fill(self, kind: str, left: Counter[str]) -> None:
        """Lays what lies nowhere on the piles of its kind."""
        for pile in self.piles.get(kind, []):
            pile.fill(left, self.names)

    def settle(self, kind: str, keeps: str = "", exist: Counter[str] | None = None) -> Counter[str]:
        """Both; returns what has no pile. Places with such paths get another thing of the same part for each that they
        lose."""
        kept = [place for place in self.places.get(kind, []) if fnmatchcase(place.path, keeps)]
        had = [place.count() for place in kept]
        left = self.claim(kind, exist)
        for place, count in zip(kept, had, strict=True):
            for lost in (count - place.count()).elements():
                heir = next((name for name in left if self._alike(kind, name, lost)), None)
                if heir is not None:
                    left -= Counter([heir])
                    place.put(heir)
        self.fill(kind, left)
        return left

    def _alike(self, kind: str, one: str, other: str) -> bool:
        parts = self.names.part_of.get(kind)
        return parts is None or parts[self.names.index(kind, one)] == parts[self.names.index(kind, other)]
