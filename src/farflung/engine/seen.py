"""What a seat may know: what happened, as a match logs it and as the seat is told it, and how it stands."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from farflung.engine.asked import Question
from farflung.engine.core import Game
from farflung.engine.glance import Glance
from farflung.engine.title import Data, Setup, Title

SPECTATOR = -1


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


class UndoView(msgspec.Struct, frozen=True):
    """What it would cost the seat to take back the last answer."""

    free: bool
    reason: str
    """'' if free; 'luck', 'reveal' or 'other seat' if others must agree; 'nothing' if there is nothing to undo."""


class View(msgspec.Struct):
    """What one seat may know, as plain data: it prints, pickles and compares as what it holds, and holds no more.

    Views of a match share their data, also from moment to moment: read it, and copy what you want to change.

    Time is told in the seat's own answers and in events it may see, never in lines of the record: how many of
    those there are depends on questions that others were asked about their secrets.
    """

    setup: Setup
    seat: int
    state: Data
    """The game as it stands, as far as the seat may know."""
    start: Data
    """The same at the beginning of the scene."""
    script: list[int] | None
    """Answers and luck of the scene so far; None for those it does not ask."""
    question: Question | None
    """Only for the seat that is asked."""
    waiting_for: int
    """The seat that is asked; -1 when the game is over."""
    answers: int
    """How many answers this seat has given so far."""
    undo: UndoView
    events: list[ViewEvent]

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else self.setup.seats[self.seat]
        if self.question:
            now = f"asked {self.question.name}, {len(self.question.options)} options"
        elif self.waiting_for == SPECTATOR:
            now = "nobody is asked"
        else:
            now = f"waiting for {self.setup.seats[self.waiting_for]}"
        return f"View({self.setup.title!r}, {who}: {now})"


class Glanced(Protocol):
    """A title that can tell several seats what they may know from moment to moment."""

    def glance(self, game: Game) -> Glance[Any]:
        """To look at this game, and at others of its match."""
        ...


def glances(title: Title) -> bool:
    """Whether a title is `Glanced`."""
    return hasattr(title, "glance")
