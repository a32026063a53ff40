"""Uvicorn's protocols, made strict: what is sent half, inflates without end or is never read does not stay."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_HEADERS = 64 * 1024
MOST_HALF_SENT = 400  # in all; of more, the oldest goes
SLICE = 4096  # inflated, at most a thousand times as much
MOST_RECEIVED = 1024 * 1024
MOST_RECEIVED_MESSAGES = 2000
LAST_WORDS = 5.0  # seconds for what is still to be read by whoever is sent away
TOO_LARGE, NO_TEXT = 1009, 1007


class Http(HttpToolsProtocol):
    """Closes a connection whose request has not arrived whole in time, or whose answer is not read."""

    seconds = 20.0
    half_sent: dict[Http, None] = {}  # noqa: RUF012 (shared by all, the oldest first)

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.patience: TimerHandle | None = None
        self.got = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.satisfied()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.patience is None and (self.cycle is None or self.cycle.response_complete):
            self.expect()
        super().data_received(data)
        if self.patience is not None:
            self.got += len(data)
            if self.got > MOST_HEADERS:
                self.transport.abort()

    def on_headers_complete(self) -> None:
        self.satisfied()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.satisfied()
        super().handle_websocket_upgrade()

    def expect(self) -> None:
        """The head of a request has to come now."""
        self.got = 0
        self.patience = self.loop.call_later(self.seconds, self.transport.abort)
        self.half_sent[self] = None
        if len(self.half_sent) > MOST_HALF_SENT:
            next(iter(self.half_sent)).transport.abort()

    def satisfied(self) -> None:
        self.half_sent.pop(self, None)
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(self.seconds, self.transport.abort)  # should the answer never be read


class WebSockets(WebSocketsSansIOProtocol):
    """Inflates no more than it may hold, and does not wait for ever for somebody who does not read."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.received = 0

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def send_receive_event_to_app(self) -> None:
        self.received += sum(len(part) for part in self.frames)
        if self.received > MOST_RECEIVED or self.queue.qsize() > MOST_RECEIVED_MESSAGES:
            self.end(TOO_LARGE, "too much at once")
        elif self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.end(NO_TEXT, "this is no text")  # uvicorn would write a traceback
        else:
            super().send_receive_event_to_app()

    def end(self, code: int, reason: str) -> None:
        self.frames = []
        if self.close_sent:  # it has been told to go, and still sends what has to be inflated
            self.transport.abort()
        else:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.queue.empty():
            self.received = 0
        return message

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()  # the last word does not wait until those before it are read
        await super().send(message)

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LAST_WORDS, self.transport.abort)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
