"""Others' bots at tables: tokens that their owners make and revoke, and somebody who minds them while they play.

A token is shown once and kept only as a hash. With it a bot opens tables, sits down where its owner is, and answers;
nothing else. One that hangs or answers what is not on offer loses its seat to a bot of the house, and its connection.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import delete, insert, select, update
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from farflung.server import schema
from farflung.server.answers import Problem, answer, body
from farflung.server.database import Database
from farflung.server.decisions import must_change
from farflung.server.live import Connection, Live
from farflung.server.passage import ENDED
from farflung.table import messages as m
from farflung.table.botviewer import BotUser, asked_seat, must_be_welcome
from farflung.table.entries import Entry, Handed
from farflung.table.messages import Refused
from farflung.table.names import LONGEST_NAME, clean_name, is_bots
from farflung.table.seats import STAND_IN
from farflung.table.table import Table

if TYPE_CHECKING:
    from farflung.server.app import Server
    from farflung.server.hub import Hub

log = structlog.get_logger()

PREFIX = "farflung-bot-"
MOST = 10
"""Tokens of one account."""
MOST_WRONG = 5
"""Answers in a row that are none; then the seat is somebody else's."""
HUNG = 4408
LOOK = 0.5  # seconds between two looks at whether it thinks too long
WRONG = ("not-an-option", "refused-by-rule")


class WantedBot(msgspec.Struct):
    name: str


def hashed(token: str) -> str:
    """As it is kept: nobody guesses what is so long, so a quick hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def named(name: str) -> str:
    """What a bot is called at tables: everybody sees that it is one."""
    cleaned = clean_name(name)
    return cleaned if is_bots(cleaned) else clean_name(f"{cleaned[: LONGEST_NAME - 4].rstrip()} bot")


async def mine(server: Server, request: Request) -> Response:
    """The bots of an account."""
    person = await server.signed_in(request)
    found = schema.tokens.c
    wanted = select(found.id, found.name, found.created, found.used).where(found.owner == person.id)
    return answer({"bots": [dict(row) for row in await server.database.rows(wanted.order_by(found.created))]})


async def make(server: Server, request: Request) -> Response:
    """A new one; its token is told now and never again."""
    person = await server.signed_in(request)
    server.limit("account", request)
    if person.guest:
        raise Problem("not-yours", "bots belong to accounts: choose a password first")
    name = named((await body(request, WantedBot)).name)
    found = schema.tokens
    rows = await server.database.rows(select(found.c.id).where(found.c.owner == person.id))
    if len(rows) >= MOST:
        raise Problem("bad-request", f"an account has at most {MOST} bots; revoke one first")
    id, token = secrets.token_urlsafe(12), PREFIX + secrets.token_urlsafe(24)
    now = time.time()
    await server.database.execute(
        insert(found).values(id=id, owner=person.id, name=name, hash=hashed(token), created=now, used=None)
    )
    log.info("a bot's token was made", bot=id)
    return answer({"id": id, "name": name, "created": now, "used": None, "token": token}, 201)


async def revoke(server: Server, request: Request) -> Response:
    """The token opens nothing any longer, and who came with it is sent away."""
    person = await server.signed_in(request)
    id, found = request.path_params["id"], schema.tokens
    known = id.isascii() and id.isprintable()  # not every database could even be asked for others
    mine = select(found.c.id).where(found.c.id == id, found.c.owner == person.id)
    if not known or not await server.database.rows(mine):
        raise Problem("not-found", "you have no such bot")
    await server.database.execute(delete(found).where(found.c.id == id))
    for live in list(server.hub.tables.values()):
        for connection in list(live.connections):
            if connection.viewer.user_id == id:
                connection.put(ENDED)
    return answer({"revoked": True})


def token_in(headers: Headers) -> str:
    """The token that a request came with; empty if with none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def bot_of(database: Database, token: str) -> BotUser | None:
    """Whose token it is; nobody's if it was revoked."""
    if not token.startswith(PREFIX) or len(token) > 100:
        return None
    found = schema.tokens
    rows = await database.rows(select(found).where(found.c.hash == hashed(token)))
    if not rows:
        return None
    row = rows[0]
    await database.execute(update(found).where(found.c.id == row["id"]).values(used=time.time()))
    return BotUser(row["id"], row["name"], row["owner"])


async def still(database: Database, bot: BotUser) -> bool:
    """Whether its token holds."""
    found = schema.tokens.c
    return bool(await database.rows(select(found.id).where(found.id == bot.id)))


class Minder:
    """Watches one connection of a bot: what it says, and how long it says nothing."""

    def __init__(self, hub: Hub, live: Live, connection: Connection, bot: BotUser) -> None:
        self.hub, self.live, self.connection, self.bot = hub, live, connection, bot
        self.wrong = 0

    async def handle(self, message: m.Message) -> None:
        """Lets the table handle what a bot may say, and counts what is wrong."""
        must_be_welcome(self.live.table, self.bot, message)
        if not await still(self.hub.database, self.bot):
            self.connection.put(ENDED)
            raise Refused("not-yours", "this bot's token has been revoked")
        try:
            await self.hub.handle(self.live, self.connection, message)
        except Refused as refused:
            if isinstance(message, m.Answer) and refused.kind in WRONG:
                self.wrong += 1
                if self.wrong >= MOST_WRONG:
                    self.hub.spawn(self.give_up("it answered what is not on offer"))  # when it has heard why
            raise
        self.wrong = 0

    async def watch(self) -> None:
        """Until it has thought about one question for too long."""
        asked, since = (-1, -1), time.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            table = self.live.table
            seat = asked_seat(table, self.bot)
            now = (seat, table.answers(seat) if seat >= 0 else -1)
            if now != asked or seat < 0:
                asked, since = now, time.monotonic()
            elif time.monotonic() - since > self.hub.settings.bot_patience:
                await self.give_up("it did not answer in time")
                asked = (-1, -1)

    async def give_up(self, why: str) -> None:
        """A bot of the house plays on; this one may come back and take its seat back."""
        log.warning("a guest's bot lost its seat", table=self.live.id, bot=self.bot.id, why=why)

        def hand(table: Table) -> list[Entry]:
            seat = asked_seat(table, self.bot)
            now = time.time()
            handed = Handed(at=now, seat=seat, bot=STAND_IN, why="away", used=table.used(seat, now))
            return must_change([handed] if seat >= 0 else [])

        with suppress(Refused):
            await self.hub.submit(self.live, hand)
        self.connection.put(HUNG)
