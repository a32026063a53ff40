"""Who is at a table and since when, and when there was no server to be at: what tables' rules for absence count by."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from farflung.server import schema
from farflung.server.database import Database
from farflung.table.clocks import Outage
from farflung.table.seats import Presence

SILENT = 40.0
"""A process that has not been heard of for so long has ended, and nobody is at it."""
KEPT = 90 * 86400.0
"""Outages older than this have been credited, or the clock they would be credited to ran out long ago."""
SHORTEST = 1.0


class Attendance:
    """Who comes to one table and goes. What is known of those who left outlives the table's place in memory."""

    def __init__(self, began: float, gone: dict[str, float]) -> None:
        self.began = began
        self.here: dict[str, float] = {}
        self.gone = gone

    def changed(self, present: set[str], now: float) -> None:
        for user in [user for user in self.here if user not in present]:
            del self.here[user]
            self.gone[user] = now
        for user in present:
            self.here.setdefault(user, now)
            self.gone.pop(user, None)

    def presence(self) -> Presence:
        return Presence(dict(self.here), dict(self.gone), self.began)


class Outages:
    """When no server was running. A running one leaves a sign of life; the next that starts sees when that was."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.found: list[Outage] = []

    async def begin(self, now: float, regular: float) -> None:
        """Called once, before any table is opened. Where another process is alive there was no outage."""
        known = schema.settings.c
        wanted = select(known.name, known.value).where(known.name.in_(("alive", "outages")))
        rows = {row["name"]: str(row["value"]) for row in await self.database.rows(wanted)}
        found = msgspec.json.decode(rows.get("outages", "[]"), type=list[Outage])
        last = float(rows.get("alive", now))
        alone = self.database.sqlite or now - last > 3 * regular
        if alone and now - last > SHORTEST:
            found.append((last, now))
            await self._keep("outages", msgspec.json.encode([each for each in found if each[1] > now - KEPT]).decode())
        self.found = apart(found)
        await self.alive(now)

    async def alive(self, now: float) -> None:
        await self._keep("alive", repr(now))

    async def _keep(self, name: str, value: str) -> None:
        make = sqlite.insert if self.database.sqlite else postgresql.insert
        statement = make(schema.settings).values(name=name, value=value)
        await self.database.execute(
            statement.on_conflict_do_update(index_elements=["name"], set_={"value": statement.excluded.value})
        )


def apart(outages: list[Outage]) -> list[Outage]:
    """The same times, none told twice: two processes that start together both see the outage."""
    found: list[Outage] = []
    for down, up in sorted(outages):
        if found and down <= found[-1][1]:
            found[-1] = (found[-1][0], max(up, found[-1][1]))
        else:
            found.append((down, up))
    return found
