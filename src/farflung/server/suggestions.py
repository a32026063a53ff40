"""Somebody asks for advice: bots think about it in their own processes, and only who asked is told."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable
from typing import TYPE_CHECKING

import msgspec

from farflung.bots.advice import Advice
from farflung.engine.match import Match
from farflung.server.bots import BotFailed
from farflung.server.live import Connection, Live
from farflung.table import messages as m
from farflung.table.advising import NOTHING, must_advise, surer, told
from farflung.table.messages import User

if TYPE_CHECKING:
    from farflung.server.hub import Hub

FIRST = 0.3
"""Seconds to what is told first."""
READ = 0.25
"""After that somebody reads, or has answered already: then no process is kept from the bots by it."""
SECONDS = 0.95
"""And to what is told last."""
QUIETLY = 0.8


def suggest(hub: Hub, live: Live, connection: Connection, user: User, message: m.Suggest) -> None:
    """Begins to think, or refuses to. Others at the table are told who asks, unless it is only to look back later."""
    table = live.table
    table.must_own(user, message.seat)
    match = must_advise(table, message.seat, message.answers)
    connection.tell([connection.viewer.acknowledge(message.id)])
    if not message.quiet:
        for other in live.connections:
            if other.viewer.user_id != user.id:
                other.tell([other.viewer.advised(message.seat)])
    hub.spawn(think(hub, live, connection, message, match))


async def think(hub: Hub, live: Live, connection: Connection, message: m.Suggest, match: Match) -> None:
    """Tells what the answers to the seat's question are expected to bring, from what this seat may know: soon, and once
    more when it is surer. What was thought to look back later is told first, instead of being thought again."""
    table, viewer = live.table, connection.viewer
    seen, position = table.view(message.seat), match.position
    asked = msgspec.json.encode(seen)  # all that advice is found from: what is taken back and done anew is another

    def thinking(seconds: float) -> Awaitable[Advice]:
        return hub.thinkers.advise(table.created.title, seen, seconds, table.created.owner)

    quietly = connection.thought.get(asked)
    if message.quiet and quietly is None:
        quietly = asyncio.ensure_future(thinking(QUIETLY))
        connection.thought = {asked: quietly}
    looks = [QUIETLY] if message.quiet else [FIRST, SECONDS]
    before: Advice | None = None
    for seconds in looks:
        if before is not None:
            await asyncio.sleep(READ)
            if match.position != position:
                return  # it has been answered, or taken back
        try:
            found = await (thinking(seconds) if quietly is None or before is not None else asyncio.shield(quietly))
            if match.position != position:
                return
            before = surer(found, before)
            words = await asyncio.to_thread(told, before, copy.copy(match), viewer.language)
        except BotFailed:
            connection.thought.pop(asked, None)
            words = NOTHING
        more = seconds != looks[-1]
        connection.tell([viewer.suggestion(message.seat, message.answers, message.quiet, more, words)])
        if not words["rows"]:
            return
