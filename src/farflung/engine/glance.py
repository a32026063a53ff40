"""What several seats may know of one game, moment after moment: what all may know is written down once, and what is as
it was before is told by the same data.

A walk goes over the places twice. First it only notes what stands there, which is compared value by value with what
stood there when it was told last (`Noted`); then the tables that have changed are told anew (`Retold`).
"""

from __future__ import annotations

from typing import Any, Generic, final

from farflung.engine._native import append, i64, vec
from farflung.engine.names import Names
from farflung.engine.places import NO_LIMIT, SPECTATOR, Data, G, Places, Told, Walk


def are_the_same(rows: list[Data], others: list[Data]) -> bool:
    """Whether two lists hold the very same tables."""
    if len(rows) != len(others):
        return False
    for place in range(len(rows)):
        if rows[place] is not others[place]:
            return False
    return True


def are_noted(values: list[int], noted: vec[i64], at: i64) -> bool:
    """Whether these values stand there from this place on."""
    if at + len(values) > len(noted):
        return False
    for place in range(len(values)):
        if noted[at + place] != values[place]:
            return False
    return True


class Idle(Places):
    """Where nothing is to be told: it is told already."""

    def idle(self) -> bool:
        return True

    def names_follow(self, key: str, kind: str, values: list[int]) -> None:
        return

    def row(self, kind: str, number: i64, stands: i64) -> Places | None:
        return None

    def standing_rows(self, key: str, sort: str, stands: list[int], thing: str, kind: str) -> list[Places | None]:
        return []


@final
class Noted(Places):
    """A table as one seat sees it: what stood there when it was told last, and whether all of it still does.

    A spectator's also notes which seats may know more of it. A seat has a spectator's data where it may not, and leans
    on them where it may only know more of tables in it.
    """

    def __init__(self, names: Names, seat: i64, nothing: Idle) -> None:
        self.names = names
        self.lists = names.lists
        self.seat = seat
        self.reads = False
        self.nothing = nothing
        self.seen: Noted | None = None
        """The same table, as a spectator sees it."""
        self.data: Data = {}
        """As it was told last."""
        self.before = self.data
        self.fresh = self.data
        """As it is told of this moment."""
        self.keys: list[str] = []
        self.values: vec[i64] = vec[i64]()
        self.things: list[Any] = []
        self.inner: dict[str, Noted] = {}
        self.inner_rows: dict[str, list[Noted]] = {}
        self.owners: i64 = 0
        """The bits of the seats that may know more of it."""
        self.direct: i64 = 0
        """The bits of those that may know more of what stands here itself."""
        self.moment: i64 = 0
        self.peeks = False
        self.same = True
        """Whether what stands here itself is as it was."""
        self.kept = False
        """Whether all that lies in it is, too."""
        self.shared = False
        """Whether this seat has the spectator's data."""
        self.leans = False
        """Whether it has them but for the tables in it."""
        self.leant_on: Data | None = None
        """Those it leant on when it was told last."""
        self.key_at: i64 = 0
        self.value_at: i64 = 0
        self.thing_at: i64 = 0

    def begin(self, moment: i64, peeks: bool) -> None:
        """Of this moment nothing has been noted yet. Whoever only peeks leaves what was told last as it is."""
        self.moment = moment
        self.peeks = peeks
        self.same = True
        self.kept = False
        self.shared = False
        self.leans = False
        self.owners = 0
        self.key_at = 0
        self.value_at = 0
        self.thing_at = 0

    # ---- what is noted

    def _key(self, key: str) -> None:
        at = self.key_at
        self.key_at = at + 1
        if at < len(self.keys):
            old = self.keys[at]
            if old is key or old == key:
                return
            if not self.peeks:
                self.keys[at] = key
        elif not self.peeks:
            self.keys.append(key)
        self.same = False

    def _value(self, value: i64) -> None:
        at = self.value_at
        self.value_at = at + 1
        if at < len(self.values):
            if self.values[at] == value:
                return
            if not self.peeks:
                self.values[at] = value
        elif not self.peeks:
            self.values = append(self.values, value)
        self.same = False

    def _thing(self, key: str, thing: Any) -> None:
        self._key(key)
        at = self.thing_at
        self.thing_at = at + 1
        if at < len(self.things):
            if self.things[at] == thing:
                return
            if not self.peeks:
                self.things[at] = thing
        elif not self.peeks:
            self.things.append(thing)
        self.same = False

    def _values(self, values: list[int]) -> None:
        self._value(len(values))
        if are_noted(values, self.values, self.value_at):
            self.value_at += len(values)
            return
        for value in values:
            self._value(value)

    # ---- values

    def number(self, key: str, value: i64, least: i64 = 0, most: i64 = NO_LIMIT) -> i64:
        self._key(key)
        self._value(value)
        return value

    def flag(self, key: str, value: bool) -> bool:
        self._key(key)
        self._value(1 if value else 0)
        return value

    def word(self, key: str, words: list[str], value: i64, first: i64 = 0) -> i64:
        self._key(key)
        self._value(value)
        return value

    def name(self, key: str, kind: str, value: i64) -> i64:
        self._key(key)
        self._value(value)
        return value

    def name_or_none(self, key: str, kind: str, value: i64, known: bool = True) -> i64:
        self._key(key)
        self._value(value if known else -1)
        return value

    def mentions(self, key: str, kind: str, values: list[int]) -> list[int]:
        self._key(key)
        self._values(values)
        return values

    def bits(self, key: str, kind: str, value: i64) -> i64:
        self._key(key)
        self._value(value)
        return value

    def numbers(self, key: str, values: list[int]) -> list[int]:
        self._key(key)
        self._values(values)
        return values

    def ordinals(self, key: str, values: list[int]) -> list[int]:
        self._key(key)
        self._values(values)
        return values

    def marks(self, key: str, marks: list[int], value: i64) -> i64:
        self._key(key)
        self._value(value)
        return value

    def each(self, key: str, kind: str, values: list[int], most: i64 = NO_LIMIT) -> list[int]:
        self._key(key)
        self._values(values)
        return values

    def stock(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        self._key(key)
        if known:
            self._values(values)
        else:
            self._value(-1)
            self._value(sum(values))
        return values

    def sheet(self, key: str, parts: list[list[str]], values: list[list[int]]) -> list[list[int]]:
        self._key(key)
        self._value(len(values))
        for row in values:
            self._values(row)
        return values

    def scenes(self, key: str, values: list[int]) -> list[int]:
        self._key(key)
        self._values(values)
        return values

    def follows(self, key: str, value: Any) -> None:
        self._thing(key, value)

    def names_follow(self, key: str, kind: str, values: list[int]) -> None:
        self._key(key)
        self._values(values)

    def as_is(self, key: str, value: Any) -> Any:
        self._thing(key, value)
        return value

    def zone(self, key: str, kind: str, values: list[int], known: bool = True, ordered: bool = False) -> list[int]:
        self._key(key)
        if known:
            self._values(values)
        else:
            self._value(-1)
            self._value(len(values))
        return values

    def zones(
        self, key: str, kind: str, values: list[list[int]], ordered: bool = False, secret: bool = False
    ) -> list[list[int]]:
        self._key(key)
        self._value(len(values))
        for owner, group in enumerate(values):
            self.zone(key, kind, group, not secret or self.knows(owner))
        return values

    def tally(self, key: str, kind: str, values: list[int], known: bool = True) -> list[int]:
        return self.zone(key, kind, values, known)

    # ---- who knows more

    def knows(self, owner: i64) -> bool:
        if self.seat < 0 and owner >= 0:
            one: i64 = 1
            self.owners |= one << owner
        return self.seat >= 0 and self.seat == owner

    def is_one_of(self, owners: i64) -> bool:
        if self.seat < 0:
            self.owners |= owners
            return False
        return (owners >> self.seat & 1) == 1

    # ---- inner places

    def table(self, key: str) -> Places:
        self._key(key)
        return self.note_table(key)

    def note_table(self, key: str) -> Places:
        """Who notes what stands in an inner table."""
        one = self.inner.get(key)
        if one is None:
            one = Noted(self.names, self.seat, self.nothing)
            self.inner[key] = one
        if self.seen is not None:
            one.seen = self.seen.inner.get(key)
        return self._within(one)

    def entry(self, kind: str, number: i64) -> Places:
        return self.table(self.names.listed(kind)[number])

    def row(self, kind: str, number: i64, stands: i64) -> Places | None:
        self._key(self.names.listed(kind)[number])
        self._value(stands)
        return None

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        self._key(key)
        self._value(count)
        return self.note_rows(key, count)

    def note_rows(self, key: str, count: i64) -> list[Places]:
        """The same of a list of tables."""
        rows = self.inner_rows.get(key)
        if rows is None:
            rows = []
            self.inner_rows[key] = rows
        while len(rows) < count:
            rows.append(Noted(self.names, self.seat, self.nothing))
        seen = None if self.seen is None else self.seen.inner_rows.get(key)
        noted: list[Places] = []
        for place in range(count):
            one = rows[place]
            if seen is not None and place < len(seen):
                one.seen = seen[place]
            noted.append(self._within(one))
        return noted

    def standing_rows(self, key: str, sort: str, stands: list[int], thing: str, kind: str) -> list[Places | None]:
        self._key(key)
        self._values(stands)
        return []

    def _within(self, one: Noted) -> Places:
        """Goes into an inner table, if the seat may know more of it than a spectator."""
        one.begin(self.moment, self.peeks)
        seen = one.seen
        if seen is None or seen.moment != self.moment or seen.owners >> self.seat & 1:
            return one.noting()
        one.shared = True
        one.fresh = seen.fresh
        one.kept = one.data is seen.fresh
        if not self.peeks:
            one.data = seen.fresh
            if one.keys:  # what it had of its own is not what was told last
                one.keys = []
        return self.nothing

    def noting(self) -> Places:
        """Who notes what stands here, of which the seat may know more than a spectator, or of tables in it."""
        seen = self.seen
        if seen is None or seen.moment != self.moment or seen.direct >> self.seat & 1:
            return self
        self.leans = True
        if self.keys and not self.peeks:
            self.keys = []
        return Leaning(self)

    def settle(self, above: i64) -> i64:
        """All has been noted. Who may know more of a table may also know more of those it lies in, and of those in
        it."""
        if self.leans:
            self.same = self.seen is not None and self.leant_on is self.seen.fresh
        elif self.key_at != len(self.keys) or self.value_at != len(self.values) or self.thing_at != len(self.things):
            self.same = False
            if not self.peeks:
                self.keys = self.keys[: self.key_at]
                self.values = self.values[: self.value_at]
                self.things = self.things[: self.thing_at]
        kept, owners = self.same, self.owners
        self.direct = owners | above
        for one in self.inner.values():
            if one.moment == self.moment:
                if not one.shared:
                    owners |= one.settle(above | self.owners)
                if not one.kept:
                    kept = False
        for rows in self.inner_rows.values():
            for one in rows:
                if one.moment == self.moment:
                    if not one.shared:
                        owners |= one.settle(above | self.owners)
                    if not one.kept:
                        kept = False
        self.kept = kept
        if kept:
            self.fresh = self.data
        self.owners = owners | above
        return owners

    # ---- what is told

    def tells(self) -> Places:
        """Who tells what has changed in it, into `fresh`."""
        if self.shared or self.kept:
            return self.nothing
        self.before = self.data
        seen = self.seen.fresh if self.leans and self.seen is not None else None
        self.fresh = dict(self.data if seen is None else seen) if self.same or self.leans else {}
        if not self.peeks:
            self.data = self.fresh
            self.leant_on = seen
        if self.same or self.leans:
            return Passing(self)
        return Retold(self)

    def tell_table(self, key: str) -> Places:
        """Tells an inner table."""
        one = self.inner[key]
        to = one.tells()
        self.fresh[key] = one.fresh
        return to

    def tell_rows(self, key: str, count: i64) -> list[Places]:
        """Tells a list of tables. It is the same list where all in it are the same."""
        told: list[Places] = []
        data: list[Data] = []
        shared = True
        rows = self.inner_rows[key]
        for place in range(count):
            one = rows[place]
            told.append(one.tells())
            data.append(one.fresh)
            shared = shared and one.shared
        if shared and self.seen is not None and self.seen.moment == self.moment:
            data = self.seen.fresh[key]
        else:
            old: list[Data] | None = self.before.get(key)
            if old is not None and are_the_same(old, data):
                data = old
        self.fresh[key] = data
        return told

    def same_rows(self, key: str, rows: list[Data]) -> list[Data]:
        """The list that a spectator is told, or that was told last, if the same rows stand in it."""
        if self.seen is not None and self.seen.moment == self.moment:
            seen: list[Data] = self.seen.fresh[key]
            if are_the_same(seen, rows):
                return seen
        old: list[Data] | None = self.before.get(key)
        return old if old is not None and are_the_same(old, rows) else rows


@final
class Leaning(Places):
    """Goes by what stands in a table as a spectator sees it, and into those of which the seat may know more."""

    def __init__(self, note: Noted) -> None:
        self.names = note.names
        self.lists = note.lists
        self.seat = note.seat
        self.reads = False
        self.note = note

    def names_follow(self, key: str, kind: str, values: list[int]) -> None:
        return

    def table(self, key: str) -> Places:
        return self.note.note_table(key)

    def entry(self, kind: str, number: i64) -> Places:
        return self.note.note_table(self.names.listed(kind)[number])

    def row(self, kind: str, number: i64, stands: i64) -> Places | None:
        return None

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        return self.note.note_rows(key, count)

    def standing_rows(self, key: str, sort: str, stands: list[int], thing: str, kind: str) -> list[Places | None]:
        return []


@final
class Retold(Told):
    """Tells a table anew in which something has changed."""

    def __init__(self, note: Noted) -> None:
        self.names = note.names
        self.lists = note.lists
        self.seat = note.seat
        self.reads = False
        self.data = note.fresh
        self.note = note

    def table(self, key: str) -> Places:
        return self.note.tell_table(key)

    def entry(self, kind: str, number: i64) -> Places:
        return self.note.tell_table(self.names.listed(kind)[number])

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        return self.note.tell_rows(key, count)

    def standing_rows(self, key: str, sort: str, stands: list[int], thing: str, kind: str) -> list[Places | None]:
        told = Told.standing_rows(self, key, sort, stands, thing, kind)
        self.data[key] = self.note.same_rows(key, self.data[key])
        return told


@final
class Passing(Places):
    """Passes by a table in which only inner ones have changed."""

    def __init__(self, note: Noted) -> None:
        self.names = note.names
        self.lists = note.lists
        self.seat = note.seat
        self.reads = False
        self.note = note

    def table(self, key: str) -> Places:
        return self.note.tell_table(key)

    def entry(self, kind: str, number: i64) -> Places:
        return self.note.tell_table(self.names.listed(kind)[number])

    def names_follow(self, key: str, kind: str, values: list[int]) -> None:
        return

    def row(self, kind: str, number: i64, stands: i64) -> Places | None:
        return None

    def rows(self, key: str, count: i64, thing: str = "", kind: str = "") -> list[Places]:
        return self.note.tell_rows(key, count)

    def standing_rows(self, key: str, sort: str, stands: list[int], thing: str, kind: str) -> list[Places | None]:
        return []


class Glance(Generic[G]):
    """A game as its seats see it from moment to moment. Their data share what they all may know, and what is as it was
    before. A thread has a glance of its own."""

    def __init__(self, walk: Walk[G], names: Names) -> None:
        self.walk = walk
        self.names = names
        self.moment: object = None
        self.moments: i64 = 0
        self.peeks = False
        self.open = Noted(names, SPECTATOR, Idle(names, SPECTATOR))
        self.own: dict[int, Noted] = {}

    def of(self, game: G, seat: i64, moment: object, peeks: bool = False) -> Data:
        """What the seat may know of the game, which stands as it does at this moment: all who look at a moment name the
        same thing for it. Who peeks sees how it stood at another one: what is told next is compared with what was told
        before that. Seats share data with a spectator who has looked before."""
        if moment is not self.moment or peeks != self.peeks:
            self.moment, self.peeks = moment, peeks
            self.moments += 1
        if seat < 0 and self.open.moment != self.moments:
            self._look(game, self.open)
        if seat < 0 or (self.open.moment == self.moments and not self.open.owners >> seat & 1):
            return self.open.fresh
        own = self.own.get(seat)
        if own is None:
            own = Noted(self.names, seat, Idle(self.names, seat))
            own.seen = self.open
            self.own[seat] = own
        if own.moment != self.moments:
            self._look(game, own)
        return own.fresh

    def _look(self, game: G, note: Noted) -> None:
        note.begin(self.moments, self.peeks)
        self.walk(game, note.noting())
        note.settle(0)
        to = note.tells()
        if not note.kept:
            self.walk(game, to)
