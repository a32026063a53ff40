"""A proxy between a browser and the server that cuts the connection where it is told to.

It lets everything pass but knows the messages of a table's WebSocket, so that it can cut before one, after one, or in
the middle of one.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

POINTS = {
    "before the answer": "what is sent never leaves the browser's side",
    "behind the answer": "it has gone to the server, whatever that makes of it",
    "before the ack": "the server has stored it and nobody hears of it",
    "behind the ack": "stored, but what it brought is not told",
    "within the state": "half of what it brought is told",
    "before the hello": "the next connection breaks as well, before its first word",
    "within the hello": "the next connection breaks in the middle of its first word",
    "at the door": "the next connection is not even accepted",
    "while nothing happens": "nobody has sent anything",
}


class Cutter:
    """One proxy in a thread of its own; `plan` is where it cuts next, and empty once it has."""

    def __init__(self, target: str) -> None:
        address = urlsplit(target)
        self.host, self.port = address.hostname or "", address.port or 0
        self.plan = ""
        self.cuts = 0
        self.answers: list[dict[str, Any]] = []
        """Every answer that a browser has sent, repeated ones too."""
        self.swallow = False
        """The next answer is lost and the connection stays: it is dead without a word."""
        self.deaf = False
        """No acknowledgement comes through, and no refusal."""
        self.url = ""
        self._lines: set[asyncio.StreamWriter] = set()
        self._loop: asyncio.AbstractEventLoop
        self._end: asyncio.Event
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self) -> Cutter:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)

    def cut_now(self) -> None:
        """Every open connection of a table breaks."""
        done = threading.Event()

        def cut() -> None:
            for line in list(self._lines):
                line.transport.abort()
            self.cuts += 1
            self.plan = ""
            done.set()

        self._loop.call_soon_threadsafe(cut)
        assert done.wait(10)

    async def _run(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._end.wait()
        server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError, OSError):
            head = await reader.readuntil(b"\r\n\r\n")
            table = b"/ws/table/" in head.split(b"\r\n", 1)[0]
            if table and self._due("at the door"):
                writer.transport.abort()
                return
            theirs, ours = await asyncio.open_connection(self.host, self.port)
            ours.write(self._addressed(head, keep=table))
            try:
                if table:
                    self._lines.add(writer)
                    writer.write(await theirs.readuntil(b"\r\n\r\n"))
                    ways = [self._up(reader, ours, writer), self._down(theirs, writer)]
                else:
                    ways = [pipe(reader, ours), pipe(theirs, writer)]
                tasks = [asyncio.ensure_future(way) for way in ways]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
            finally:
                self._lines.discard(writer)
                ours.close()
                writer.close()

    def _addressed(self, head: bytes, keep: bool) -> bytes:
        """The request as if it had gone to the server itself; frames that are not compressed can be read."""
        here = self.url.encode().removeprefix(b"http://")
        head = head.replace(here, f"{self.host}:{self.port}".encode())
        head = re.sub(rb"(?im)^sec-websocket-extensions:.*\r\n", b"", head)
        return head if keep else re.sub(rb"(?im)^connection:.*\r\n", b"Connection: close\r\n", head)

    def _due(self, point: str) -> bool:
        if self.plan != point:
            return False
        self.plan = ""
        self.cuts += 1
        return True

    async def _up(
        self, reader: asyncio.StreamReader, ours: asyncio.StreamWriter, browser: asyncio.StreamWriter
    ) -> None:
        while True:
            frame, told = await a_frame(reader)
            if told.get("type") == "answer":
                self.answers.append(told)
                if self.swallow:
                    self.swallow = False
                    continue
                if self._due("before the answer"):
                    break
            ours.write(frame)
            await ours.drain()
            if told.get("type") == "answer" and self._due("behind the answer"):
                break
        browser.transport.abort()

    async def _down(self, theirs: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        acknowledged = False
        while True:
            frame, told = await a_frame(theirs)
            kind = told.get("type")
            whole = True
            if kind in ("ack", "refused") and self.deaf:
                continue
            if kind == "ack":
                if self._due("before the ack"):
                    break
                acknowledged = True
            elif kind in ("state", "change") and acknowledged and self._due("within the state"):
                whole = False
            elif kind == "hello":
                if self._due("before the hello"):
                    break
                whole = not self._due("within the hello")
            writer.write(frame if whole else frame[: len(frame) // 2])
            await writer.drain()
            if not whole or (kind == "ack" and self._due("behind the ack")):
                await asyncio.sleep(0.02)  # what was written arrives
                break
        writer.transport.abort()


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()


async def a_frame(reader: asyncio.StreamReader) -> tuple[bytes, dict[str, Any]]:
    """One WebSocket frame as it came, and the message in it if it holds one."""
    head = await reader.readexactly(2)
    size = head[1] & 127
    if size > 125:
        more = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + more, int.from_bytes(more)
    mask = await reader.readexactly(4) if head[1] & 128 else b""
    body = await reader.readexactly(size)
    plain = bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)) if mask else body
    told: Any = None
    if head[0] & 15 == 1:
        with suppress(ValueError):
            told = json.loads(plain)
    return head + mask + body, told if isinstance(told, dict) else {}
