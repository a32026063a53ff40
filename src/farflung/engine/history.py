"""What has happened in a match: the lines of its record, who gave them, what was told whom, what taking back costs."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from farflung.engine.asked import UndoPrice
from farflung.engine.core import EVERYONE
from farflung.engine.record import LUCK
from farflung.engine.seen import LoggedEvent, ViewEvent
from farflung.engine.title import Title


class Seen:
    """What a seat has seen of the finished scenes. Copies share their lists until a second one reads on."""

    def __init__(self) -> None:
        self.read = self.count = 0
        """How many events were looked at, and how many of them were seen."""
        self.events: list[LoggedEvent] = []
        self.told: list[ViewEvent] = []

    def copy(self) -> Seen:
        """One that reads on by itself."""
        twin = Seen()
        twin.read, twin.count, twin.events, twin.told = self.read, self.count, self.events, self.told
        return twin

    def read_on(self, log: list[LoggedEvent], seat: int) -> None:
        """Looks at what is new in the log."""
        new = heard(log[self.read :], seat)
        if new and len(self.events) > self.count:  # a copy has read on before
            self.events, self.told = self.events[: self.count], self.told[: self.count]
        self.told += view_events(self.count, new)
        self.events += new
        self.read, self.count = len(log), self.count + len(new)


def heard(events: list[LoggedEvent], seat: int) -> list[LoggedEvent]:
    """Those that the seat was told."""
    return [event for event in events if event.audience == EVERYONE or event.audience == seat]


def view_events(number: int, events: list[LoggedEvent]) -> list[ViewEvent]:
    """Events as a seat is told them, from this number on."""
    return [ViewEvent(place, event.rule, event.code, event.audience) for place, event in enumerate(events, number)]


@mypyc_attr(allow_interpreted_subclasses=True)
class History:
    """The scenes that are finished, and the one that is being played. Their lines are answers and outcomes of luck."""

    def __init__(self, title: Title, seats: int, codes: list[int]) -> None:
        """Nothing has happened yet; these codes are to be read."""
        self.title = title
        self.codes: list[int] = []
        """Answers and luck of the finished scenes."""
        self.script: list[int] = codes
        """Answers and luck of the current scene."""
        self.finished_seats: list[int] = []
        self.script_seats: list[int] = []
        self._given = [0] * (seats + 1)
        """How many of the finished lines each seat gave; the last are luck's."""
        self.log: list[LoggedEvent] = []
        """Events of the finished scenes."""
        self.scene_log: list[LoggedEvent] = []
        self.scenes = 0
        """How many scenes are finished."""
        self._seen: dict[int, Seen] = {}
        self._shares = False
        """Whether another has the same lists of what is finished: they are copied before they grow."""

    def follow(self, other: History) -> None:
        """Takes over all that has happened elsewhere; what is kept of it is shared."""
        self.title = other.title
        self.codes, self.script = other.codes, other.script
        self.finished_seats, self.script_seats, self._given = other.finished_seats, other.script_seats, other._given
        self.log, self.scene_log, self._seen = other.log, other.scene_log, other._seen
        self.scenes = other.scenes
        self._shares = other._shares

    def part(self, other: History) -> None:
        """Goes its own way from here, after it has followed another."""
        self._shares = other._shares = True
        self.script, self.script_seats, self._given = self.script[:], self.script_seats[:], self._given[:]
        self._seen = {seat: seen.copy() for seat, seen in self._seen.items()}

    def finish(self, lines: int) -> None:
        """So many lines of the script were those of a scene that has ended, and so is all that was told in it."""
        if self._shares:
            self.codes, self.finished_seats, self.log = self.codes[:], self.finished_seats[:], self.log[:]
            self._shares = False
        self.scenes += 1
        self.codes += self.script[:lines]
        self.script = self.script[lines:]
        self.finished_seats += self.script_seats
        self.script_seats = []
        self.log += self.scene_log
        self.scene_log = []

    @property
    def position(self) -> int:
        """How many answers and outcomes of luck there are so far."""
        return len(self.codes) + len(self.script)

    @property
    def seats(self) -> list[int]:
        """Who gave each line; -1 is luck."""
        return self.finished_seats + self.script_seats

    @property
    def events(self) -> list[LoggedEvent]:
        """All that has happened so far."""
        return self.log + self.scene_log

    def codes_since(self, position: int) -> list[int]:
        """The record from this line on, as codes."""
        finished = len(self.codes)
        return self.script[position - finished :] if position >= finished else self.codes[position:] + self.script

    def told_everyone(self) -> int:
        """How many events everyone was told."""
        return self._seen_by(LUCK).count + len(heard(self.scene_log, LUCK))

    # ---- what a seat may know: the beginnings of it are kept, so that a game that has become long costs no more

    def seen_by(self, seat: int, first: int = 0) -> list[LoggedEvent]:
        """What the seat may see of what happened, with the positions in the record that only the engine may know; from
        the first of its events on that is wanted."""
        seen = self._seen_by(seat)
        now = heard(self.scene_log, seat)
        return seen.events[first : seen.count] + now if first <= seen.count else now[first - seen.count :]

    def told_to(self, seat: int) -> list[ViewEvent]:
        """The same as the seat is told it."""
        seen = self._seen_by(seat)
        told = seen.told if len(seen.told) == seen.count else seen.told[: seen.count]
        return told + view_events(seen.count, heard(self.scene_log, seat))

    def _seen_by(self, seat: int) -> Seen:
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = Seen()
        if seen.read < len(self.log):
            seen.read_on(self.log, seat)
        return seen

    def answers(self, seat: int) -> int:
        """How many answers the seat has given so far; a spectator gives none."""
        if seat == LUCK:
            return 0
        given = self._given
        for who in self.finished_seats[sum(given) :]:
            given[who] += 1
        return given[seat] + self.script_seats.count(seat)

    # ---- taking back

    def undo_price(self, seat: int) -> UndoPrice:
        """What it costs this seat to take back the last answer."""
        last = self.position - 1
        while last >= 0 and self.seat_at(last) == LUCK:
            last -= 1
        if last < 0:
            return UndoPrice(0, False, "nothing")
        if self.seat_at(last) != seat:
            return UndoPrice(last, False, "other seat")
        if last < self.position - 1:
            return UndoPrice(last, False, "luck")
        if self.revealed_since(last):
            return UndoPrice(last, False, "reveal")
        return UndoPrice(last, True, "")

    def seat_at(self, position: int) -> int:
        """Who gave this line; -1 is luck."""
        finished = len(self.finished_seats)
        return self.finished_seats[position] if position < finished else self.script_seats[position - finished]

    def seats_since(self, position: int, until: int | None = None) -> list[int]:
        """Who gave the lines from this one on, up to another."""
        finished = len(self.finished_seats)
        most = None if until is None else max(0, until - position)
        if position >= finished:
            return self.script_seats[position - finished :][:most]
        return (self.finished_seats[position:] + self.script_seats)[:most]

    def last_answer(self, seat: int) -> int:
        """The line that is the seat's latest answer; -1 if it has given none."""
        for position in range(self.position - 1, -1, -1):
            if self.seat_at(position) == seat:
                return position
        return -1

    def revealed_since(self, position: int, until: int | None = None) -> bool:
        """Whether something that was hidden has been shown after so many lines of the record, and before so many."""
        reveals = self.title.reveals
        for log in (self.scene_log, self.log):
            for place in range(len(log) - 1, -1, -1):
                event = log[place]
                if event.position <= position:
                    return False
                if (until is None or event.position <= until) and event.code & 255 in reveals:
                    return True
        return False
