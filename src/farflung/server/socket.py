"""One WebSocket: what comes in is checked, limited and handed to the table; what the table says goes out in order."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from farflung.engine.text import LANGUAGES
from farflung.server import metrics
from farflung.server.accounts import COOKIE, Accounts
from farflung.server.database import Unavailable
from farflung.server.hub import Broken, Connection, Hub, Live, NotFound
from farflung.server.limits import Connection as Limits
from farflung.server.passage import ENDED
from farflung.server.security import same_origin
from farflung.server.settings import MOST_MESSAGE, Settings
from farflung.table import messages as m
from farflung.table.messages import Refused
from farflung.table.viewers import Viewer

log = structlog.get_logger()

FOREIGN, UNKNOWN, TOO_LARGE, SLOW, AGAIN = 4403, 4404, 1009, 1013, 1013
MOST_TOO_LARGE = 5


async def talk(hub: Hub, accounts: Accounts, settings: Settings, websocket: WebSocket) -> None:
    if not same_origin(websocket.headers):
        await websocket.close(FOREIGN)
        return
    try:
        person = await accounts.person(websocket.cookies.get(COOKIE))
    except Unavailable:
        await websocket.accept()
        await websocket.close(AGAIN)
        return
    language = websocket.query_params.get("language", "en")
    viewer = Viewer(websocket.path_params["id"], person, language if language in LANGUAGES else "en")
    connection = Connection(viewer)
    await websocket.accept()
    try:
        live = await hub.open(viewer.table_id)
    except (NotFound, Broken) as error:
        text = "there is no such table" if isinstance(error, NotFound) else f"this table cannot be replayed: {error}"
        await websocket.send_json(viewer.refused(0, "not-found", text))
        await websocket.close(UNKNOWN)
        return
    except Unavailable:
        await websocket.close(AGAIN)
        return
    sender = asyncio.create_task(send(websocket, connection))
    try:
        await hub.join(live, connection)
        if person and not await accounts.still(person):  # it was ended while this began
            connection.put(ENDED)
        await listen(hub, live, connection, websocket, Limits(settings.limits))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        await hub.leave(live, connection)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender


async def send(websocket: WebSocket, connection: Connection) -> None:
    """What waits in the queue, until there is nobody any more."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while not connection.lost:
            data = await connection.queue.get()
            if isinstance(data, int):
                await websocket.close(data)
                return
            await websocket.send_text(data.decode())
        await websocket.close(SLOW)


async def listen(hub: Hub, live: Live, connection: Connection, websocket: WebSocket, limits: Limits) -> None:
    too_large = 0
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
            id = m.id_of(text)
            message = m.parse(text)
            kind = str(message.__struct_config__.tag)
            metrics.MESSAGES.labels(kind).inc()
            wait = limits.take(kind)
            if wait:
                raise Refused("too-many", "that is too much at once", wait=wait)
            await hub.handle(live, connection, message)
            metrics.HANDLE_SECONDS.observe(time.perf_counter() - started)
        except Refused as refused:
            metrics.REFUSED.labels(refused.kind).inc()
            text_of = connection.viewer.refused(id, refused.kind, refused.text, refused.rule, refused.wait)
            connection.tell([text_of])
        except Unavailable:
            refused_text = "the database is away for the moment; try again soon"
            connection.tell([connection.viewer.refused(id, "not-stored", refused_text)])
        except Exception:
            log.exception("a message could not be handled", table=live.id)
            refused_text = "something went wrong here; nothing has changed"
            connection.tell([connection.viewer.refused(id, "not-stored", refused_text)])
        if too_large >= MOST_TOO_LARGE:
            connection.put(TOO_LARGE)
            too_large = 0
