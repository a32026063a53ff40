"""What happened, as a match logs it and as a seat is told it."""

from __future__ import annotations

import msgspec

from farflung.engine.core import EVERYONE


class LoggedEvent(msgspec.Struct, frozen=True):
    """What happened, and where in the record."""

    position: int
    """Lines of the record when it happened."""
    rule: str
    code: int
    audience: int


class ViewEvent(msgspec.Struct, frozen=True):
    """What happened, as far as the seat may see it."""

    number: int
    """Its place among the events that this seat may see."""
    rule: str
    code: int
    audience: int


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
        new = [event for event in log[self.read :] if event.audience in (EVERYONE, seat)]
        if new and len(self.events) > self.count:  # a copy has read on before
            self.events, self.told = self.events[: self.count], self.told[: self.count]
        self.told += view_events(self.count, new)
        self.events += new
        self.read, self.count = len(log), self.count + len(new)


def view_events(number: int, events: list[LoggedEvent]) -> list[ViewEvent]:
    """Events as a seat is told them, from this number on."""
    return [ViewEvent(place, event.rule, event.code, event.audience) for place, event in enumerate(events, number)]
