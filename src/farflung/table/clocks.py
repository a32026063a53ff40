"""The clocks of a table: what each seat has left, changed by entries alone, so that it is the same in every process.

A clock tells nothing that is not seen anyway. Time runs on through answers that nobody else can see, and the increment
is credited for answers after which everyone sees that something has happened: how many others there were stays secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from farflung.table.entries import Clock

GRACE = 30.0
"""What a seat gets whose time ran out, or its increment if that is more; never more than it began with."""
KEPT = 10.0
"""What an undo leaves at least: taking back what an answer had earned runs no clock out."""

Outage = tuple[float, float]
"""From when to when no server was running."""


class Clocks:
    """The time that seats have left, counted by who is asked since when."""

    def __init__(self, clock: Clock | None, seats: int, at: float) -> None:
        self.clock = clock
        self.left = [clock.seconds if clock else 0.0] * seats
        self.asked_since = at
        """When the present question was put."""
        self.own_since = [at] * seats
        """Since when each seat is in its player's own hands."""
        self.credited_until = at
        """Outages up to then have been credited."""
        self._earned: list[tuple[int, int, float]] = []
        """Increments: at which position of the record, by which seat, how much."""

    def since(self, seat: int) -> float:
        """Since when the seat's clock has been running, if it is the seat that is asked."""
        return max(self.asked_since, self.own_since[seat])

    def used(self, seat: int, now: float) -> float:
        """What the seat has spent on the present question."""
        return max(0.0, now - self.since(seat))

    def left_at(self, seat: int, now: float) -> float:
        """What the seat has left now."""
        return max(0.0, self.left[seat] - self.used(seat, now))

    def lost(self, seat: int, outages: Sequence[Outage]) -> float:
        """How much of the running time of the seat nobody could have played in."""
        since = max(self.since(seat), self.credited_until)
        return sum(max(0.0, up - max(down, since)) for down, up in outages)

    # ---- what entries do

    def answered(self, seat: int, at: float, position: int, seen: bool) -> None:
        """The seat's own player has answered at this position of the record."""
        if self.clock:
            self.spend(seat, self.used(seat, at))
            if seen and self.clock.increment:
                self.left[seat] += self.clock.increment
                self._earned.append((position, seat, self.clock.increment))
        self.asked_since = at

    def undone(self, position: int, at: float) -> None:
        """Answers that are taken back have earned nothing."""
        while self._earned and self._earned[-1][0] >= position:
            _, seat, seconds = self._earned.pop()
            self.left[seat] = max(self.left[seat] - seconds, min(self.left[seat], KEPT))
        self.asked_since = at

    def spend(self, seat: int, seconds: float) -> None:
        """Takes so much off its time."""
        if self.clock:
            self.left[seat] = max(0.0, self.left[seat] - seconds)

    def ran_out(self, seat: int) -> None:
        """Gives the seat a little time again, for the next question."""
        if self.clock:
            self.left[seat] = min(self.clock.seconds, max(self.clock.increment, GRACE))

    def credit(self, seconds: float, until: float) -> None:
        """The server was away: as if the question had been put so much later."""
        self.asked_since += seconds
        self.own_since = [since + seconds for since in self.own_since]
        self.credited_until = until
