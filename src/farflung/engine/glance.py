"""What several seats may know of one game: what all may know is written down once, and they share it."""

from __future__ import annotations

from typing import Generic

from farflung.engine._native import i64
from farflung.engine.names import Names
from farflung.engine.places import SPECTATOR, Data, G, Places, Told, Walk


class Open(Told):
    """Writes down a game as a spectator sees it, and notes of each table which seats may know more of it."""

    def __init__(self, names: Names, data: Data) -> None:
        self.names = names
        self.lists = names.lists
        self.seat = SPECTATOR
        self.reads = False
        self.data = data
        self.owners: i64 = 0
        self.inner: dict[str, Open] = {}
        self.listed_inner: dict[str, list[Open]] = {}

    def knows(self, owner: i64) -> bool:
        if owner >= 0:
            one: i64 = 1
            self.owners |= one << owner
        return False

    def is_one_of(self, owners: i64) -> bool:
        self.owners |= owners
        return False

    def table(self, key: str) -> Places:
        data: Data = {}
        self.data[key] = data
        inner = Open(self.names, data)
        self.inner[key] = inner
        return inner

    def entry(self, kind: str, number: i64) -> Places:
        return self.table(self.names.listed(kind)[number])

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        data: list[Data] = []
        inner: list[Open] = []
        told: list[Places] = []
        for _ in range(count):
            row: Data = {}
            one = Open(self.names, row)
            data.append(row)
            inner.append(one)
            told.append(one)
        self.data[key] = data
        self.listed_inner[key] = inner
        return told

    def settle(self, above: i64) -> i64:
        """Who may know more of a table may also know more of those it lies in, and of those in it."""
        owners = self.owners
        for table in self.inner.values():
            owners |= table.settle(above | self.owners)
        for tables in self.listed_inner.values():
            for row in tables:
                owners |= row.settle(above | self.owners)
        self.owners = owners | above
        return owners


class Idle(Places):
    """Where a seat sees what everyone sees, and that is written down already."""

    def idle(self) -> bool:
        return True


class Own(Told):
    """Writes down what one seat may know, where that is more than a spectator's; the rest is the spectator's."""

    def __init__(self, names: Names, seat: i64, data: Data, seen: Open) -> None:
        self.names = names
        self.lists = names.lists
        self.seat = seat
        self.reads = False
        self.data = data
        self.seen = seen

    def table(self, key: str) -> Places:
        seen = self.seen.inner[key]
        if not seen.owners >> self.seat & 1:
            self.data[key] = self.seen.data[key]
            return Idle(self.names, self.seat)
        data: Data = {}
        self.data[key] = data
        return Own(self.names, self.seat, data, seen)

    def entry(self, kind: str, number: i64) -> Places:
        return self.table(self.names.listed(kind)[number])

    def row(self, kind: str, number: i64, stands: i64) -> Places | None:
        name = self.names.listed(kind)[number]
        self.data[name] = self.seen.data[name]
        return None

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        nothing = Idle(self.names, self.seat)
        data: list[Data] = []
        told: list[Places] = []
        differs = False
        open_rows: list[Data] = self.seen.data[key]
        for place, seen in enumerate(self.seen.listed_inner[key]):
            if seen.owners >> self.seat & 1:
                row: Data = {}
                data.append(row)
                told.append(Own(self.names, self.seat, row, seen))
                differs = True
            else:
                data.append(open_rows[place])
                told.append(nothing)
        self.data[key] = data if differs else open_rows
        return told


class Glance(Generic[G]):
    """A game as a spectator sees it, and for several seats at once what each of them sees: they share what they all may
    know. For one seat alone `told` is less work."""

    def __init__(self, walk: Walk[G], game: G, names: Names) -> None:
        self.walk = walk
        self.game = game
        self.names = names
        self.data: Data = {}
        self.open = Open(names, self.data)
        walk(game, self.open)
        self.open.settle(0)

    def of(self, seat: i64) -> Data:
        """What the seat may know."""
        if seat < 0 or not self.open.owners >> seat & 1:
            return self.data
        data: Data = {}
        self.walk(self.game, Own(self.names, seat, data, self.open))
        return data
