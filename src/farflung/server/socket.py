"""One WebSocket: what comes in is checked, limited and handed to the table; what the table says goes out in order."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from farflung.engine.core import RulesError
from farflung.engine.text import LANGUAGES
from farflung.server import metrics
from farflung.server.accounts import COOKIE, Accounts, Person
from farflung.server.answers import shortened
from farflung.server.database import Unavailable
from farflung.server.hub import Broken, Hub, NotFound
from farflung.server.limits import Allowance, Limits, TooMany
from farflung.server.live import Connection, Live
from farflung.server.passage import ENDED
from farflung.server.security import same_origin
from farflung.server.settings import MOST_MESSAGE
from farflung.server.tokens import Minder, bot_of, token_in
from farflung.table import messages as m
from farflung.table.botviewer import BotUser, BotViewer
from farflung.table.messages import Refused
from farflung.table.viewers import Viewer

log = structlog.get_logger()

FOREIGN, UNKNOWN, TOO_LARGE, SLOW, AGAIN, TOO_MANY = 4403, 4404, 1009, 1013, 1013, 4429
MOST_TOO_LARGE = 5
PAUSE, LONGEST_PAUSE = 0.02, 1.0  # seconds, after each message too many in a row


async def talk(hub: Hub, accounts: Accounts, limits: Limits, websocket: WebSocket) -> None:
    if not same_origin(websocket.headers):
        await websocket.close(FOREIGN)
        return
    token = token_in(websocket.headers)
    person: Person | BotUser | None
    try:
        if token:
            person = await bot_of(hub.database, token)
        else:
            person = await accounts.person(websocket.cookies.get(COOKIE))
    except Unavailable:
        await websocket.accept()
        await websocket.close(AGAIN)
        return
    if token and person is None:
        await websocket.accept()
        await websocket.close(ENDED)
        return
    language = websocket.query_params.get("language", "en")
    language = language if language in LANGUAGES else "en"
    id, changes = websocket.path_params["id"], websocket.query_params.get("changes") == "1"
    viewer = BotViewer(id, person, language) if isinstance(person, BotUser) else Viewer(id, person, language, changes)
    try:
        with limits.connected(websocket.client.host if websocket.client else "", viewer.user_id) as allowance:
            await websocket.accept()
            await at_the_table(hub, accounts, websocket, viewer, person, allowance)
    except TooMany as error:
        with suppress(WebSocketDisconnect, RuntimeError):
            if not websocket.application_state.value:
                await websocket.accept()
            text = "you have too many tables open, or open them too fast"
            await websocket.send_json(viewer.refused(0, "too-many", text, wait=error.wait))
            await websocket.close(TOO_MANY)


async def at_the_table(
    hub: Hub,
    accounts: Accounts,
    websocket: WebSocket,
    viewer: Viewer,
    person: Person | BotUser | None,
    allowance: Allowance,
) -> None:
    try:
        live = await hub.open(viewer.table_id)
    except (NotFound, Broken) as error:
        text = "there is no such table" if isinstance(error, NotFound) else f"this table cannot be replayed: {error}"
        await websocket.send_json(viewer.refused(0, "not-found", shortened(text)))
        await websocket.close(UNKNOWN)
        return
    except Unavailable:
        await websocket.close(AGAIN)
        return
    connection = Connection(viewer, hub.backlog, allowance)
    sender = asyncio.create_task(send(websocket, connection))
    tasks = [sender, asyncio.create_task(send_away(websocket, connection, sender))]
    minder: Minder | None = None
    if isinstance(person, BotUser):
        minder = Minder(hub, live, connection, person)
        tasks.append(asyncio.create_task(minder.watch()))
    try:
        await hub.join(live, connection)
        if isinstance(person, Person) and not await accounts.still(person):  # it was ended while this began
            connection.put(ENDED)
        await listen(hub, live, connection, websocket, minder)
    except Unavailable:
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(AGAIN)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        await hub.leave(live, connection)
        connection.forget()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def send(websocket: WebSocket, connection: Connection) -> None:
    """What waits in the queue, until there is nobody any more."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            data = await connection.queue.get()
            if isinstance(data, int):
                await websocket.close(data)
                return
            await websocket.send_text(data.decode())
            connection.sent(data)


async def send_away(websocket: WebSocket, connection: Connection, sender: asyncio.Task[None]) -> None:
    """Whoever does not read is told so; what is just being sent may never go."""
    await connection.lost.wait()
    sender.cancel()
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(SLOW)


async def listen(
    hub: Hub, live: Live, connection: Connection, websocket: WebSocket, minder: Minder | None = None
) -> None:
    too_large = too_many = 0
    while True:
        received = await websocket.receive()
        if received["type"] != "websocket.receive":
            return
        text = received.get("text") or received.get("bytes") or ""
        started = time.perf_counter()
        id: int | str = 0
        try:
            if len(text) > MOST_MESSAGE:
                too_large += 1
                raise Refused("too-large", f"a message has at most {MOST_MESSAGE // 1024} KiB")
            allow(connection.allowance, "")
            message = m.parse(text)
            id = message.id
            kind = str(message.__struct_config__.tag)
            metrics.MESSAGES.labels(kind).inc()
            allow(connection.allowance, kind)
            if minder:
                await minder.handle(message)
            else:
                await hub.handle(live, connection, message)
            metrics.HANDLE_SECONDS.observe(time.perf_counter() - started)
            too_many = 0
        except TooMany as error:
            too_many += 1
            refuse(connection, id or m.id_of(text), Refused("too-many", "that is too much at once", wait=error.wait))
            await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * too_many))  # whoever does not wait is not read for a while
        except Refused as refused:
            refuse(connection, id or (m.id_of(text) if len(text) <= MOST_MESSAGE else 0), refused)
        except Unavailable:
            refuse(connection, id, Refused("not-stored", "the database is away for the moment; try again soon"))
        except RulesError as error:
            log.error("the rules do not go on", table=live.id, error=str(error))
            refuse(connection, id, Refused("not-stored", "with its parameters this game cannot go on from here"))
        except Exception:
            metrics.ERRORS.inc()
            log.exception("a message could not be handled", table=live.id)
            refuse(connection, id, Refused("not-stored", "something went wrong here; nothing has changed"))
        if too_large >= MOST_TOO_LARGE:
            connection.put(TOO_LARGE)
            too_large = 0


def allow(allowance: Allowance, kind: str) -> None:
    wait = allowance.take(kind)
    if wait:
        raise TooMany(wait)


def refuse(connection: Connection, id: int | str, refused: Refused) -> None:
    metrics.REFUSED.labels(refused.kind).inc()
    text = shortened(refused.text)
    connection.tell([connection.viewer.refused(id, refused.kind, text, refused.rule, refused.wait)])
