"""A table without a server, and whoever plays at it: what its tests share."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from farflung.table import messages as m
from farflung.table.entries import (
    Created,
    Entry,
    Seat,
)
from farflung.table.messages import Refused
from farflung.table.table import Table, User
from farflung.table.viewers import Gallery, Viewer

ANN, BOB, EVE = User("u-ann", "Ann"), User("u-bob", "Bob"), User("u-eve", "Eve")


class Played:
    """A table with its entries, as a server would keep them."""

    def __init__(self, created: Created, seed: int = 1) -> None:
        self.now = created.at
        self.table = Table(created)
        self.entries: list[Entry] = [created]
        self.do(self.table.start(self.now, seed))

    def do(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            self.table.apply(entry)
        self.entries += entries
        return entries

    def says(self, user: User, message: m.Message, wait: float = 1.0) -> list[Entry]:
        self.now += wait
        return self.do(self.table.decide(user, message, self.now))

    @property
    def asked(self) -> tuple[int, User]:
        question = self.table.question
        assert question is not None
        return question.seat, next(u for u in (ANN, BOB) if u.id == self.table.seats[question.seat].user)

    def options(self) -> list[str]:
        table = self.table
        assert table.match is not None
        assert table.question is not None
        return [table.match.notation.text(code) for code in table.question.options]

    def answer(self, option: str = "", wait: float = 1.0) -> list[Entry]:
        seat, user = self.asked
        answers = self.table.answers(seat)
        return self.says(user, m.Answer(seat=seat, answers=answers, option=option or self.options()[0]), wait)

    def refused(self, user: User, message: m.Message) -> Refused:
        before = snapshot(self.table)
        with pytest.raises(Refused) as refusal:
            self.table.decide(user, message, self.now)
        assert snapshot(self.table) == before, "a refused message changed something"
        return refusal.value


def created(*seats: Seat, title: str = "salvage", **more: Any) -> Created:
    chairs = list(seats) or [Seat("person", "Ann", ANN.id), Seat("person", "Bob", BOB.id)]
    return Created(at=1000.0, title=title, edition="", owner=ANN.id, seats=chairs, **{"secret": "a secret", **more})


def salvage(*seats: Seat, **more: Any) -> Played:
    entry = created(*seats, **more)
    entry.edition = "tutorial"
    return Played(entry)


def revenant(*seats: Seat, seed: int = 1, **more: Any) -> Played:
    entry = created(*seats, title="revenant", **more)
    entry.edition = "final"
    return Played(entry, seed)


def snapshot(table: Table) -> bytes:
    """All that anybody can see of a table, to the byte."""
    told = []
    for user in (ANN, BOB, None):
        told += Viewer("T", user, "en").hello(Gallery(table), 5000.0, set())
    game = table.match.save() if table.match else ""
    return msgspec.json.encode([told, game, table.clocks.left, table.notes, table.rematch, table.version])
