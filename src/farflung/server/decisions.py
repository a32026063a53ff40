"""What the hub decides at a table by itself, and what it notes down of one for lists."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from farflung.engine.core import verb_of
from farflung.server.database import Summary
from farflung.table import rendering
from farflung.table.coaching import coach_of
from farflung.table.entries import Created, Entry, Rematched
from farflung.table.messages import Refused
from farflung.table.table import Table


def must_change(entries: list[Entry]) -> list[Entry]:
    if not entries:
        raise Refused("stale", "there is nothing to do any longer")
    return entries


def bots_answer(
    table: Table, asked: tuple[int, str], before: tuple[int, int], code: int, by: Any, why: str = ""
) -> list[Entry]:
    """The bot's answer, if the question is still the one it thought about. Chat in between does no harm."""
    match = table.match
    if table.bot_to_move() != asked or match is None or match.position != before[0]:
        raise Refused("stale", "the table has moved on")
    question = match.question
    if question is None or code not in question.options:
        raise Refused("stale", "the table has moved on")
    silent = verb_of(code) in coach_of(table.title.name).passing  # who does nothing has no reason to tell
    return [table.answered(code, time.time(), by, "" if silent else why)]


def begun(created: Created) -> tuple[Table, list[Entry]]:
    """A new table and the entries that it begins with: it starts at once if every seat is taken."""
    table = Table(created)
    entries: list[Entry] = [created, *table.start(created.at)]
    for entry in entries[1:]:
        table.apply(entry)
    return table, entries


def once(table: Table, new: str) -> list[Entry]:
    if table.rematch:
        raise Refused("stale", "there is a rematch already")
    return [Rematched(at=time.time(), table=new)]


def summary(id: str, table: Table, members: dict[int, str] | None) -> Summary:
    created = table.created
    return Summary(
        title=created.title,
        created=created.at,
        updated=table.updated,
        started=table.match is not None,
        over=table.over,
        listed=not created.private and not created.fork,
        bot_turn=table.bot_to_move() is not None,
        deadline=table.deadline(),
        card=msgspec.json.encode(rendering.card(table, id, "")).decode(),
        members=members,
    )
