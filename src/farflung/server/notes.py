"""Private notes. They are no part of what happened at a table: of each only the latest text is kept."""

from __future__ import annotations

import time

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite

from farflung.server import schema
from farflung.server.database import Database
from farflung.table.messages import Refused
from farflung.table.table import Table


async def fetch(database: Database, id: str, table: Table, user: str) -> None:
    """What the user has written at the table; another process may have stored it."""
    if user:
        found = schema.notes.c
        for row in await database.rows(select(found.text).where(found.table_id == id, found.user_id == user)):
            table.notes[user] = row["text"]


async def keep(database: Database, id: str, user: str, text: str, most: int) -> None:
    """Stores it in place of the former. A spectator's is one of at most so many at the table; 0 is no limit."""
    found = schema.notes.c
    if most:
        others = select(func.count()).where(found.table_id == id, found.user_id != user)
        rows = await database.rows(others)
        if next(iter(rows[0].values())) >= most:
            raise Refused("too-many", "so many have taken notes at this table that there is no more room")
    make = sqlite.insert if database.sqlite else postgresql.insert
    cleaned = text.replace("\x00", "")  # PostgreSQL takes none
    values = make(schema.notes).values(table_id=id, user_id=user, at=time.time(), text=cleaned)
    changed = {"at": values.excluded.at, "text": values.excluded.text}
    await database.execute(values.on_conflict_do_update(index_elements=["table_id", "user_id"], set_=changed))
