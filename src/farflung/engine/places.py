"""Where everything of a game lies, declared once: data, views, saved games, scenarios and laws come from it.

A title's `places.py` walks over a game and names each field: its path, what may stand there, who may know it.

    def one_ship(ship: Ship, to: Places) -> None:
        ship.sector = to.name("sector", "sector", ship.sector)
        ship.damage = to.number("damage", ship.damage, 0, 3)

What comes of the walk depends on who goes along. `Told` writes down what it is shown, as far as its seat may know, and
hands back the same; `Read` hands back what was written down. Those who only look (`engine.survey`) check data that
somebody changed by hand, count things, or list the paths. So the walk is plain typed code that compiles well.

Things that exist in a certain number (cards, tiles) lie in a `zone` or a `slot`; a `pile` is what is nowhere else.
Where only some of a kind may lie, its part is named (`names.divide`): `cadet_card` of `card`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from farflung.engine._native import i64
from farflung.engine.names import Names, UnknownName

Data = dict[str, Any]
G = TypeVar("G")
EVERYTHING: Final = -2  # the seat that may know all: for saving
SPECTATOR: Final = -1
NO_LIMIT: Final = 1 << 40
HIDDEN: Final = "hidden"  # something lies there, but the seat may not know what
MOST_TOLD: Final = 4096  # rows of a kind that are kept


class DataError(ValueError):
    """Data that is no game: where, and what is wrong."""


class Places:
    """Who goes along on a walk. Each method takes the path's next part and the value, and gives a value back: here the
    same, for whoever looks at something else."""

    def __init__(self, names: Names, seat: i64) -> None:
        self.names = names
        self.lists = names.lists
        self.seat: i64 = seat
        self.reads = False

    def listed(self, kind: str) -> list[str]:
        """All names of a kind, by number."""
        return self.names.listed(kind)

    def part(self, kind: str, number: i64) -> str:
        """A part of a kind, as a kind by itself."""
        return self.names.parts[kind][number]

    def knows(self, owner: i64) -> bool:
        """Whether what only its owner may see is seen."""
        return self.seat == EVERYTHING or self.seat == owner

    def is_one_of(self, owners: i64) -> bool:
        """Whether what some seats may see is seen; their bits are set."""
        return self.seat == EVERYTHING or (self.seat >= 0 and (owners >> self.seat & 1) == 1)

    def is_everything(self) -> bool:
        """Whether even what nobody may see is seen."""
        return self.seat == EVERYTHING

    def idle(self) -> bool:
        """Whether nothing that is shown here is looked at: a walk may leave it out."""
        return False

    # ---- values

    def number(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        """A whole number."""
        return value

    def ordinal(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        """A seat or place: counted from 1 where it is read, and 0 is none."""
        return self.number(key, value + 1, least, most) - 1

    def flag(self, key: str, value: bool) -> bool:
        """True or false."""
        return value

    def word(self, key: str, words: list[str], value: i64, first: i64 = 0) -> i64:
        """One of these words; those before the first can be told, but not given."""
        return value

    def name(self, key: str, kind: str, value: i64) -> i64:
        """The name of something that does not lie here."""
        return value

    def name_or_none(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        """The same, or nothing (-1)."""
        return value

    def mentions(self, key: str, kind: str, values: list[int]) -> list[int]:
        """Names of things that do not lie here, in their order; -1 is nothing."""
        return values

    def bits(self, key: str, kind: str, value: i64) -> i64:
        """Names whose bits are set."""
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        """Plain numbers."""
        return values

    def ordinals(self, key: str, values: list[int]) -> list[int]:
        """Seats or places, counted from 1 where they are read."""
        return values

    def marks(self, key: str, marks: list[int], value: i64) -> i64:
        """Those of some numbers whose bits are set."""
        return value

    def each(self, key: str, kind: str, values: list[int], most: i64 = NO_LIMIT) -> list[int]:
        """A number for each name of a kind."""
        return values

    def sheet(self, key: str, parts: list[list[str]], values: list[list[int]]) -> list[list[int]]:
        """Rows of numbers, each under the names of its parts."""
        return values

    def scenes(self, key: str, values: list[int]) -> list[int]:
        """Scenes in words, the next one last."""
        return values

    def follows(self, key: str, value: Any) -> None:
        """What follows from other places: it can be told, but not given."""

    def names_follow(self, key: str, kind: str, values: list[int]) -> None:
        """The same: names of things, in their order."""
        names = self.names.listed(kind)
        self.follows(key, [names[value] for value in values])

    def as_is(self, key: str, value: Any) -> Any:
        """What the title itself writes and reads."""
        return value

    # ---- where things lie

    def slot(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        """A place for one thing, or none (-1)."""
        return self.name_or_none(key, kind, value, known)

    def covered(self, key: str, kind: str, value: i64, known: bool) -> i64:
        """The same; everybody sees whether something lies there."""
        if known or value < 0:
            return self.slot(key, kind, value)
        self.follows(key, HIDDEN)
        return value

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        """Things that lie here; not known, only how many."""
        return values

    def backs(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        """The same; everybody sees how many of each part of the kind."""
        if known:
            return self.zone(key, kind, values)
        of = self.names.part_of[kind]
        parts = [of[value] for value in values]
        self.follows(key, {word: parts.count(part) for part, word in enumerate(self.names.part_words[kind])})
        return values

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        """A zone for each of several; if they are secret, each is known to the seat of its number only."""
        return values

    def of_each(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        """A zone with one of each part of a kind, in their order."""
        return self.zone(key, kind, values, known, ordered=True)

    def pile(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        """What is nowhere else: it cannot be given."""
        return self.zone(key, kind, values, known)

    def rest(self, key: str, kind: str, values: list[int]) -> list[int]:
        """The same; what is given there is written over."""
        return self.zone(key, kind, values)

    def stack(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        """The same; what is given there stays, and only if nothing is, it is what is nowhere else."""
        return self.zone(key, kind, values, known)

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        """Things of which there are several alike, told by their numbers."""
        return values

    def tally_rest(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        """The same, of what is nowhere else: it cannot be given."""
        return self.tally(key, kind, values, known)

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        """How many of each name of a kind lie here; not known, only how many in all."""
        return values

    def holds(self, kind: str, value: i64, number: i64 = 1) -> None:
        """Says that something lies here which `number` or `as_is` tells."""

    # ---- inner places

    def key(self, kind: str, number: i64) -> str:
        """The name of one thing, as part of a path."""
        return self.names.listed(kind)[number]

    def has(self, kind: str, number: i64) -> bool:
        """Whether there is a table for this thing; data may leave out what is not in play."""
        return True

    def table(self, key: str) -> Places:
        """An inner table."""
        return self

    def entry(self, kind: str, number: i64) -> Places:
        """The table of one thing, under its name."""
        return self.table(self.key(kind, number))

    def row(self, kind: str, number: i64, stands: i64) -> Places | None:
        """The same, where nothing is secret and the number `stands` tells all of it; None where nothing is to be shown,
        since it was told before as it stands."""
        return self.entry(kind, number)

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        """A table for each of so many; or as many as there are, where data are read. If each row is the table of a
        thing, they come and go together: `thing` is the key under which it stands."""
        return [self] * count

    def standing_rows(self, key: str, sort: str, stands: list[int], thing: str, kind: str) -> list[Places | None]:
        """The same, where nothing is secret and the number in `stands` tells all of a row. Rows of one sort with the
        same number are alike; what was told before as it stands is not to be shown."""
        return [*self.rows(key, len(stands), thing, kind)]


# ---- out


class Told(Places):
    """Writes down a game as a seat may know it."""

    def __init__(self, names: Names, seat: i64, data: Data) -> None:
        self.names = names  # as in `Places`; there are many tables, and a call less for each
        self.lists = names.lists
        self.seat = seat
        self.reads = False
        self.data = data

    def number(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        self.data[key] = value
        return value

    def flag(self, key: str, value: bool) -> bool:
        self.data[key] = value
        return value

    def word(self, key: str, words: list[str], value: i64, first: i64 = 0) -> i64:
        self.data[key] = words[value]
        return value

    def name(self, key: str, kind: str, value: i64) -> i64:
        names = self.lists.get(kind)
        self.data[key] = (self.names.listed(kind) if names is None else names)[value]
        return value

    def name_or_none(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        self.data[key] = self.names.listed(kind)[value] if value >= 0 and known else None
        return value

    def mentions(self, key: str, kind: str, values: list[int]) -> list[int]:
        names = self.names.listed(kind)
        self.data[key] = [names[value] if value >= 0 else None for value in values]
        return values

    def bits(self, key: str, kind: str, value: i64) -> i64:
        names = self.names.listed(kind)
        told: list[str] = []
        if value:
            for number in range(len(names)):
                if value >> number & 1:
                    told.append(names[number])
        self.data[key] = told
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        self.data[key] = values[:]
        return values

    def ordinals(self, key: str, values: list[int]) -> list[int]:
        self.data[key] = [value + 1 for value in values]
        return values

    def marks(self, key: str, marks: list[int], value: i64) -> i64:
        told: list[int] = []
        for place in range(len(marks)):
            if value >> place & 1:
                told.append(marks[place])
        self.data[key] = told
        return value

    def each(self, key: str, kind: str, values: list[int], most: i64 = NO_LIMIT) -> list[int]:
        self.data[key] = dict(zip(self.names.listed(kind), values, strict=True))
        return values

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        if known:
            self.data[key] = dict(zip(self.names.listed(kind), values, strict=True))
        else:
            self.data[key] = sum(values)
        return values

    def sheet(self, key: str, parts: list[list[str]], values: list[list[int]]) -> list[list[int]]:
        self.data[key] = [dict(zip(part, row, strict=True)) for part, row in zip(parts, values, strict=False)]
        return values

    def scenes(self, key: str, values: list[int]) -> list[int]:
        self.data[key] = [self.names.scene(value) for value in values]
        return values

    def follows(self, key: str, value: Any) -> None:
        self.data[key] = value

    def as_is(self, key: str, value: Any) -> Any:
        self.data[key] = value
        return value

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        if known:
            names = self.names.listed(kind)
            self.data[key] = [names[value] for value in values]
        else:
            self.data[key] = len(values)
        return values

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        names = self.names.listed(kind)
        self.data[key] = [
            [names[value] for value in group] if not secret or self.knows(owner) else len(group)
            for owner, group in enumerate(values)
        ]
        return values

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        if known:
            self.data[key] = {name: values.count(number) for number, name in enumerate(self.names.listed(kind))}
        else:
            self.data[key] = len(values)
        return values

    def table(self, key: str) -> Places:
        inner: Data = {}
        self.data[key] = inner
        return Told(self.names, self.seat, inner)

    def entry(self, kind: str, number: i64) -> Places:
        inner: Data = {}
        self.data[self.names.listed(kind)[number]] = inner
        return Told(self.names, self.seat, inner)

    def row(self, kind: str, number: i64, stands: i64) -> Places | None:
        if self.seat == EVERYTHING:  # whoever writes a scenario changes these data
            return self.entry(kind, number)
        row = self._as_it_stands(kind, stands << 8 | number)
        self.data[self.names.listed(kind)[number]] = row
        return None if row else Told(self.names, self.seat, row)

    def _as_it_stands(self, sort: str, stands: int) -> Data:
        """The row that was told of this before; empty if none was."""
        told = self.names.rows_told.get(sort)
        if told is None:
            told = self.names.rows_told[sort] = {}
        row = told.get(stands)
        if row is None:
            if len(told) >= MOST_TOLD:
                told.clear()
            row = told[stands] = {}
        return row

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        inner: list[Data] = []
        told: list[Places] = []
        for _ in range(count):
            row: Data = {}
            inner.append(row)
            told.append(Told(self.names, self.seat, row))
        self.data[key] = inner
        return told

    def standing_rows(self, key: str, sort: str, stands: list[int], thing: str, kind: str) -> list[Places | None]:
        if self.seat == EVERYTHING:
            return [*self.rows(key, len(stands), thing, kind)]
        rows = [self._as_it_stands(sort, number) for number in stands]
        self.data[key] = rows
        return [None if row else Told(self.names, self.seat, row) for row in rows]


# ---- in


class Read(Places):
    """Reads data that know everything; what a walk shows it does not matter."""

    def __init__(self, names: Names, data: Data) -> None:
        self.names = names
        self.lists = names.lists
        self.seat = EVERYTHING
        self.reads = True
        self.data = data

    def number(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        read: int = self.data[key]
        return read

    def flag(self, key: str, value: bool) -> bool:
        read: bool = self.data[key]
        return read

    def word(self, key: str, words: list[str], value: i64, first: i64 = 0) -> i64:
        said: str = self.data[key]
        try:
            return words.index(said)
        except ValueError:
            raise UnknownName(f"{key}: there is no '{said}'; there is {', '.join(words)}") from None

    def name(self, key: str, kind: str, value: i64) -> i64:
        return self.names.index(kind, self.data[key])

    def name_or_none(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        return self.names.index_or_none(kind, self.data[key])

    def mentions(self, key: str, kind: str, values: list[int]) -> list[int]:
        read: list[str | None] = self.data[key]
        return [self.names.index_or_none(kind, name) for name in read]

    def bits(self, key: str, kind: str, value: i64) -> i64:
        read: i64 = 0
        for number in self.names.indices(kind, self.data[key]):
            bit: i64 = number
            read |= 1 << bit
        return read

    def numbers(self, key: str, values: list[int]) -> list[int]:
        return list(self.data[key])

    def ordinals(self, key: str, values: list[int]) -> list[int]:
        read: list[int] = self.data[key]
        return [value - 1 for value in read]

    def marks(self, key: str, marks: list[int], value: i64) -> i64:
        read: i64 = 0
        said: list[int] = self.data[key]
        for number in said:
            place: i64 = marks.index(number)
            read |= 1 << place
        return read

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.each(key, kind, values)

    def each(self, key: str, kind: str, values: list[int], most: i64 = NO_LIMIT) -> list[int]:
        read: dict[str, int] = self.data[key]
        return [read[name] for name in self.names.listed(kind)]

    def sheet(self, key: str, parts: list[list[str]], values: list[list[int]]) -> list[list[int]]:
        read: list[dict[str, int]] = self.data[key]
        return [list(row.values()) for row in read]

    def scenes(self, key: str, values: list[int]) -> list[int]:
        read: list[str] = self.data[key]
        return [self.names.scene_code(scene) for scene in read]

    def follows(self, key: str, value: Any) -> None:
        """Nothing to read: it follows."""

    def as_is(self, key: str, value: Any) -> Any:
        return self.data[key]

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        read = self.names.indices(kind, self.data[key])
        if not ordered:
            read.sort()
        return read

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        groups: list[list[str]] = self.data[key]
        read = [self.names.indices(kind, group) for group in groups]
        return read if ordered else [sorted(group) for group in read]

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        counts: dict[str, int] = self.data[key]
        return [number for number, name in enumerate(self.names.listed(kind)) for _ in range(counts.get(name, 0))]

    def has(self, kind: str, number: i64) -> bool:
        return self.names.listed(kind)[number] in self.data

    def table(self, key: str) -> Places:
        return Read(self.names, self.data[key])

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        inner: list[Data] = self.data[key]
        return [Read(self.names, row) for row in inner]


def at(values: list[int], place: i64) -> i64:
    """What lies at this place of a list, or -1: where data are read, nothing lies there yet."""
    return values[place] if place < len(values) else -1


Walk = Callable[[G, Places], None]


def told(walk: Walk[G], game: G, names: Names, seat: i64 = EVERYTHING) -> Data:
    """The game as the seat may know it; EVERYTHING is the whole truth, -1 a spectator."""
    data: Data = {}
    walk(game, Told(names, seat, data))
    return data


def read(walk: Walk[G], game: G, names: Names, data: Data) -> G:
    """Fills a fresh game from data that know everything."""
    try:
        walk(game, Read(names, data))
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise DataError(f"the state is incomplete or malformed near {error!r}") from error
    return game
