"""People who go, come back as somebody else, or take another name: told to their tables, in every process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select

from farflung.server import schema
from farflung.server.accounts import Accounts, Person
from farflung.table.becoming import decide_became
from farflung.table.entries import Entry
from farflung.table.messages import Refused
from farflung.table.table import Table, User

if TYPE_CHECKING:
    from farflung.server.hub import Hub
    from farflung.server.live import Connection

log = structlog.get_logger()

ENDED = 4401
PEOPLE = "@people"  # in place of a table's id: a notice that concerns people


def connections(hub: Hub) -> Iterator[Connection]:
    for live in list(hub.tables.values()):
        yield from list(live.connections)


async def tell(hub: Hub, notice: str) -> None:
    """Here at once, in other processes a moment later."""
    heard(hub, notice)
    await hub.database.notify(PEOPLE, notice)


def heard(hub: Hub, notice: str) -> None:
    what, id, rest = notice.split(" ", 2)
    for connection in connections(hub):
        user = connection.viewer.user
        if not isinstance(user, Person) or user.id != id:
            continue
        if what == "ended" and user.session == rest:
            connection.put(ENDED)
        elif what == "kept" and user.session != rest:
            connection.put(ENDED)
        elif what == "renewed" and user.session == rest.split()[0]:
            user.session, user.generation = rest.split()[1], int(rest.split()[2])
        elif what == "named":
            user.name = rest


async def ended(hub: Hub, person: Person) -> None:
    """The connections of this session are closed."""
    await tell(hub, f"ended {person.id} {person.session}")


async def all_ended(hub: Hub, person: Person, but: str = "-") -> None:
    """The connections of all sessions are closed, but those of one."""
    await tell(hub, f"kept {person.id} {but}")


async def renewed(hub: Hub, before: Person, now: Person) -> None:
    """The connections of one session go on in the one that follows it."""
    await tell(hub, f"renewed {now.id} {before.session} {now.session} {now.generation}")


async def check_all(hub: Hub, accounts: Accounts) -> None:
    """After a time in which notices may have been missed."""
    for connection in connections(hub):
        user = connection.viewer.user
        if isinstance(user, Person) and not await accounts.still(user):
            connection.put(ENDED)


# ---- another name, another user


async def tables_of(hub: Hub, user: str) -> tuple[list[str], list[str]]:
    """The user's tables: those that are not over, and the others."""
    members, tables = schema.members.c, schema.tables.c
    wanted = select(tables.id, tables.over).where(
        tables.id.in_(select(members.table_id).where(members.user_id == user))
    )
    rows = await hub.database.rows(wanted)
    return [row["id"] for row in rows if not row["over"]], [row["id"] for row in rows if row["over"]]


async def named(hub: Hub, person: Person) -> None:
    """The new name at all tables that are not over."""
    await tell(hub, f"named {person.id} {person.name}")
    going, _ = await tables_of(hub, person.id)
    for table in going:
        refused = await become(hub, table, person.id, person)
        if refused:
            log.warning("a name stays", table=table, text=refused)


async def bring(hub: Hub, guest: Person, person: Person) -> tuple[int, list[dict[str, str]]]:
    """The guest's tables pass to the account: how many did, and why the others did not. Those that are over follow in
    the background."""
    going, over = await tables_of(hub, guest.id)
    left = []
    for table in going:
        refused = await become(hub, table, guest.id, person)
        if refused:
            left.append({"id": table, "text": refused})
    if over:
        hub.spawn(bring_later(hub, over, guest.id, person))
    return len(going) - len(left), left


async def bring_later(hub: Hub, tables: list[str], was: str, person: Person) -> None:
    for table in tables:
        refused = await become(hub, table, was, person)
        if refused:
            log.warning("a table stays a guest's", table=table, text=refused)


async def become(hub: Hub, table: str, was: str, user: User) -> str:
    """'' when it is stored; otherwise why not."""
    from farflung.server.hub import Broken, NotFound

    def decide(table: Table) -> list[Entry]:
        return [*decide_became(table, was, user, time.time())]

    try:
        await hub.submit(await hub.open(table), decide)
    except Refused as refused:
        return refused.text
    except (NotFound, Broken) as error:
        return f"this table cannot be opened: {error}"
    return ""
