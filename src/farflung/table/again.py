"""Tables that follow from others: forks, records that are played on, rematches."""

from __future__ import annotations

import re
from collections.abc import Container

from msgspec.structs import replace

from farflung import games
from farflung.bots import OLD, USUAL
from farflung.engine.content import Version, pack_of
from farflung.engine.match import Match
from farflung.engine.record import LUCK, RecordError, parse
from farflung.engine.views import position_of_answer
from farflung.table import luck
from farflung.table.entries import Created, Seat
from farflung.table.messages import User
from farflung.table.names import distinct
from farflung.table.seats import STARS, bot_name, tidy, with_names
from farflung.table.table import Table

UNNAMED = "–"
"""What a pack is called that has no name."""


def bots_among(names: list[str]) -> dict[int, str]:
    """The seats of a record that bots have played: nobody else may have their names. Of which level they were a record
    does not say."""
    found: dict[int, str] = {}
    for number, name in enumerate(names):
        for bot in OLD:
            if re.fullmatch(re.escape(bot_name(bot)) + r"( \d+)?", name):
                found[number] = bot
        if name in {f"Bot {star}" for star in STARS}:
            found[number] = USUAL
    return found


def name_of_pack(match: Match) -> str:
    """What the pack is called that a match is played with; empty if with none."""
    setup = match.setup
    pack = pack_of(Version(setup.title, setup.edition, setup.content))
    return (pack.about.name or UNNAMED) if pack else ""


def position_at(table: Table, seat: int, event: int | None, answers: int | None) -> int | None:
    """How many lines of the record there were when the seat saw this entry of its log, or was asked before its answer
    of this number; None is now."""
    if answers is not None and table.match is not None:
        return position_of_answer(table.match, seat, answers)
    return None if event is None else table.standing_at(seat, event).position


def rematch_of(table: Table, user: User, now: float) -> Created:
    """The same again, everyone on the same seat; what was given up is a bot's, what was left is free."""
    seats = []
    for seat in table.seats:
        name = "" if seat.resigned or seat.left else seat.name
        seats.append(Seat(seat.kind, name, seat.user, seat.bot if seat.kind == "bot" else ""))
    options = table.created.options
    if table.match is not None:
        options = table.title.rematch_options(table.match.setup, table.match.present)
    return replace(
        table.created,
        at=now,
        seats=with_names(seats),
        owner=user.id,
        options=options,
        fork="",
        record="",
        first=False,
        secret=luck.new_secret(),
    )


def last_decision(match: Match, bots: Container[int]) -> int:
    """How many lines of the record there were when a person last decided, or anybody where only bots play."""
    decisions = [at for at, seat in enumerate(match.seats) if seat != LUCK]
    return ([at for at in decisions if match.seats[at] not in bots] or decisions or [0])[-1]


def fork_of(record: str, position: int | None, owner: User, look: bool, now: float, bots: dict[int, str]) -> Created:
    """A table that goes on from a record, or from its first lines: played on one screen, nothing counts. Bots stay bots
    unless `bots` says otherwise: another one, or an empty name for a person. A finished game goes on from the last
    decision of a person."""
    parsed = parse(record)
    if parsed.setup.pack:  # a directory of whoever wrote the record is none of ours to read
        raise RecordError(0, "a record with a content pack of its own cannot be loaded here")
    if position is not None:
        parsed.lines = parsed.lines[:position]
    setup = parsed.setup
    setup.seats = distinct(tidy(name) for name in setup.seats)
    bots = {number: bot for number, bot in {**bots_among(setup.seats), **bots}.items() if bot and not look}
    match = Match.load(games.title(setup.title), parsed)  # luck that a cut left open speaks now, and is written down
    if match.over and not look:
        parsed.lines = parsed.lines[: last_decision(match, bots)]
        match = Match.load(match.title, parsed)
    seats = [
        Seat("bot", name, "", bots[number]) if number in bots else Seat("screen", name, owner.id)
        for number, name in enumerate(setup.seats)
    ]
    return Created(
        at=now,
        title=setup.title,
        edition=setup.edition,
        seats=seats,
        owner=owner.id,
        options=setup.options,
        parameters=setup.parameters,
        undo="free",
        private=True,
        fork="look" if look else "play",
        record=match.save(),
        pack=name_of_pack(match),
        secret=luck.new_secret(),
    )
