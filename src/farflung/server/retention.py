"""What nobody will miss is removed: guests that never sat at a table, tables whose game never began."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import delete, select

from farflung.server import schema

if TYPE_CHECKING:
    from farflung.server.hub import Hub

log = structlog.get_logger()

DAY = 86400.0
EVERY = 3600.0
AT_ONCE = 500


async def tidy_for_ever(hub: Hub) -> None:
    while True:
        try:
            await tidy(hub, time.time())
        except Exception as error:
            log.warning("could not tidy up", error=repr(error))
        await asyncio.sleep(EVERY)


async def tidy(hub: Hub, now: float) -> None:
    settings, database = hub.settings, hub.database
    if settings.keep_open_tables:
        found = schema.tables.c
        old = found.updated < now - settings.keep_open_tables * DAY
        for row in await database.rows(select(found.id).where(found.started.is_(False), old).limit(AT_ONCE)):
            live = hub.tables.get(row["id"])
            if live is None or live.idle:
                hub.tables.pop(row["id"], None)
                await database.execute(delete(schema.tables).where(found.id == row["id"], found.started.is_(False)))
    if settings.keep_guests:
        users = schema.users.c
        sat = select(schema.members.c.user_id)
        old = users.created < now - settings.keep_guests * DAY
        here = [user for live in hub.tables.values() for user in live.present()]
        gone = select(users.id).where(users.key.is_(None), old, users.id.not_in(sat), users.id.not_in(here))
        rows = await database.rows(gone.limit(AT_ONCE))
        if rows:
            await database.execute(delete(schema.users).where(users.id.in_([row["id"] for row in rows])))
            log.info("guests removed that never sat at a table", guests=len(rows))
