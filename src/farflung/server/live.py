"""A table in memory, and who is connected to it."""

from __future__ import annotations

import asyncio
import time

import msgspec

from farflung.bots.advice import Advice
from farflung.server import metrics
from farflung.server.limits import Allowance, Backlog, Limits
from farflung.server.presence import Attendance
from farflung.server.settings import Settings
from farflung.table.table import Table
from farflung.table.viewers import Gallery, Told, Viewer

MOST_WAITING = 2000  # messages to a client that does not read; then it is sent away and may come back


class Connection:
    """A client at a table. What it is told waits in a queue, so that a slow one holds up nobody."""

    def __init__(self, viewer: Viewer, backlog: Backlog | None = None, allowance: Allowance | None = None) -> None:
        """In the same process, without a socket, there are no limits."""
        unlimited = Settings(limits=False)
        self.viewer = viewer
        self.backlog = backlog or Backlog(unlimited)
        self.allowance = allowance or Allowance(Limits(unlimited), "here", "here")
        self.owners: tuple[str, ...] = tuple(dict.fromkeys((self.allowance.address, self.allowance.user)))
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.waiting = 0
        """Bytes."""
        self.lost = asyncio.Event()
        """Set when it has not read for too long."""
        self.thought: dict[bytes, asyncio.Future[Advice]] = {}
        """Advice on the last question that is thought about, or was, to look back later: by what is seen."""

    def tell(self, told: list[Told]) -> int:
        """How many bytes it was."""
        size = 0
        for message in told:
            data = msgspec.json.encode(message)
            size += len(data)
            self.put(data)
        return size

    def put(self, data: bytes | int) -> None:
        """A message, or the code with which the connection is closed after those before it."""
        if self.lost.is_set():
            return
        self.queue.put_nowait(data)
        if isinstance(data, bytes):
            self.backlog.add(self, len(data))
        if self.queue.qsize() > MOST_WAITING:
            self.send_away()

    def sent(self, data: bytes) -> None:
        if not self.lost.is_set():
            self.backlog.less(self, len(data))

    def send_away(self) -> None:
        """It may come back; what it was to be told is forgotten."""
        if not self.lost.is_set():
            metrics.SENT_AWAY.inc()
            self.forget()

    def forget(self) -> None:
        self.lost.set()
        self.backlog.less(self, self.waiting)
        while not self.queue.empty():
            self.queue.get_nowait()


class Live:
    """A table in memory."""

    def __init__(self, id: str, table: Table, number: int, attendance: Attendance) -> None:
        self.id = id
        self.table = table
        self.gallery = Gallery(table)
        self.number = number
        """Of the last commit it knows."""
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, set[str]] = {}
        """Who is present at other processes."""
        self.attendance = attendance
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.gone = False
        """Given up: it may hold what was never stored, so nothing more comes of it."""

    async def write_ahead(self, viewer: Viewer, language: str) -> None:
        """What has happened so far in words; the other tables have their turns meanwhile."""
        while viewer.write_ahead(self.gallery, language):
            await asyncio.sleep(0)

    def present(self) -> set[str]:
        here = {connection.viewer.user_id for connection in self.connections} - {""}
        return here.union(*self.elsewhere.values())

    def watching(self) -> int:
        return sum(not self.table.seats_of(connection.viewer.user_id) for connection in self.connections)

    def unwatched(self) -> bool:
        """Whether nobody is there to wait for what its bots answer."""
        return not self.present()

    @property
    def idle(self) -> bool:
        busy = self.driver is not None and not self.driver.done()
        return not self.connections and not busy and not self.lock.locked()
