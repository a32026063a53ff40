"""What is asked in a match: questions, what may be answered, what luck may bring, what taking back costs."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from farflung.engine.title import Setup

UNDO_REASONS = {
    "luck": "luck has decided something since",
    "reveal": "something secret has been shown since",
    "other seat": "the last answer was another seat's",
}


class IllegalAnswer(ValueError):
    """An answer that is not among the options: what was asked, what is allowed, and why not, if a rule says so."""


class UndoRefused(ValueError):
    """Undo would take back luck, a reveal or another seat's act, and nobody agreed to that."""


class Option(msgspec.Struct, frozen=True):
    """Something that may be answered, as a code and in the title's notation: `Option('man Yarvek fighter')`."""

    code: int
    text: str

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Outcome(msgspec.Struct, frozen=True):
    """Something that luck may bring, as a code and in the title's notation, and how likely it is."""

    code: int
    text: str
    chance: float


class Question(msgspec.Struct, frozen=True):
    """Whom the rules ask what. `Match.options` has its options in words."""

    seat: int
    kind: int
    name: str
    rule: str
    options: list[int]
    refused: list[tuple[int, str]]
    """What cannot be chosen, and the rule that says so."""
    about: list[int] = []
    """What is being carried out while this is asked, outermost first, as the title's codes."""

    def __repr__(self) -> str:
        counts = f"{len(self.options)} options" + (f", {len(self.refused)} refused" if self.refused else "")
        return f"Question(seat {self.seat + 1}: {self.name}, {counts}, {self.rule})"


class UndoPrice(msgspec.Struct, frozen=True):
    """What taking back an answer would cost."""

    position: int
    """How many lines of the record would remain."""
    free: bool
    reason: str
    """'' if free; 'luck', 'reveal' or 'other seat' if others must agree; 'nothing' if there is nothing to undo."""


@runtime_checkable
class Spoken(Protocol):
    """A title that can say its questions in English, for whoever prints a match."""

    def question_words(self, question: Question, setup: Setup) -> str:
        """The question as the table asks it."""
        ...
