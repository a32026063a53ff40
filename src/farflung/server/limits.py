"""How much one client may ask for, by connection, user and address. Too much is refused with the time to wait."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Protocol

from farflung.server import metrics
from farflung.server.settings import Settings

DAY = 86400.0
MANY_BUCKETS = 10_000
FOR_A_USER, FOR_AN_ADDRESS = 2.0, 6.0
"""What a user or an address may do with all of its connections, as a multiple of what one connection may."""
WORK_OF_A_USER, WORK_OF_AN_ADDRESS = (3.0, 0.15), (5.0, 0.30)
"""Seconds of the processor for heavy work: at once, and gained a second."""
REST = 2.0  # after heavy work the server does something else for so many times as long
SECONDS_A_BYTE = 2e-8  # to compress and send what was made


class Bucket:
    """Holds so many tokens at most and gains so many a second."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, size: float, rate: float) -> None:
        self.size = self.tokens = size
        self.rate = rate
        self.at = time.monotonic()

    def _gain(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now

    def wait(self, n: float = 1.0) -> float:
        """0.0 if so many tokens are there; otherwise the seconds to wait for them."""
        self._gain()
        return max(0.0, (n - self.tokens) / self.rate)

    def take(self, n: float = 1.0) -> float:
        """Takes them if they are there."""
        wait = self.wait(n)
        if not wait:
            self.tokens -= n
        return wait

    def spend(self, n: float) -> None:
        """For what is known only afterwards: the bucket may owe."""
        self._gain()
        self.tokens -= n

    def full(self) -> bool:
        self._gain()
        return self.tokens >= self.size


# What one address may ask for by HTTP: at once, and gained a second.
REQUESTS = {
    "http": (200, 50.0),
    "guest": (60, 1.0),
    "login": (10, 0.2),
    "account": (10, 0.1),
    "table": (40, 1.0),
    "load": (10, 0.2),
    "list": (40, 4.0),
    "see": (60, 6.0),
    "workshop": (30, 2.0),
    "analysis": (12, 0.1),
}
# What one connection may say, by the kind of the message; "" is all of them together.
MESSAGES = {
    "": (60, 20.0),
    "answer": (40, 15.0),
    "undo": (10, 1.0),
    "agree": (10, 1.0),
    "decline": (10, 1.0),
    "look": (60, 15.0),
    "preview": (40, 10.0),
    "suggest": (12, 1.0),
    "chronicle": (5, 0.2),
    "chat": (8, 1.0),
    "note": (10, 1.0),
    "sit": (10, 0.5),
    "stand": (10, 0.5),
    "bot": (10, 0.5),
    "take-back": (10, 0.5),
    "mark": (15, 2.0),
    "unmark": (15, 2.0),
    "ping": (5, 0.7),
    "propose": (8, 1.0),
    "language": (6, 0.5),
    "rematch": (4, 0.2),
    "resync": (10, 1.0),
    "resign": (4, 0.2),
    "ask": (10, 0.5),
}
OTHERS = (10, 0.5)
"""Of any other message."""
JOINING = (10, 1.0)
LARGE_BODIES, LARGE_BODIES_OF_AN_ADDRESS = 6, 2


def address_of(host: str) -> str:
    """Who owns one address of IPv6 owns its whole network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return address.exploded[:19] if address.ipv4_mapped is None else str(address.ipv4_mapped)
    return host


class TooMany(Exception):
    """More than is given at once; after `wait` seconds there may be some again."""

    def __init__(self, wait: float) -> None:
        super().__init__("that is too much at once")
        self.wait = wait


class Limits:
    """Buckets by what is asked for and who asks."""

    def __init__(self, settings: Settings) -> None:
        self.on = settings.limits
        self.settings = settings
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.many = MANY_BUCKETS
        self.sockets: Counter[str] = Counter()
        self.bodies: Counter[str] = Counter()
        self.gate = asyncio.Lock()

    def bucket(self, kind: str, who: str, size: float, rate: float) -> Bucket:
        found = self.buckets.get((kind, who))
        if found is None:
            if len(self.buckets) >= self.many:  # those that are full say nothing that a new one would not
                self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full()}
                self.many = max(MANY_BUCKETS, 2 * len(self.buckets))
            found = self.buckets[kind, who] = Bucket(size, rate)
        return found

    def take(self, kind: str, address: str, user: str = "") -> float:
        """A request by HTTP: 0.0, or the seconds to wait."""
        if not self.on:
            return 0.0
        where = address_of(address)
        asked = [self.bucket(kind, where, *REQUESTS[kind])]
        a_day = {"guest": self.settings.guests_a_day, "table": self.settings.tables_a_day}.get(kind)
        if a_day:
            asked.append(self.bucket(f"{kind} a day", where, a_day, a_day / DAY))
            if user:
                asked.append(self.bucket(f"{kind} a day", user, a_day / 2, a_day / 2 / DAY))
        return all_or_none(asked)

    @contextmanager
    def large_body(self, address: str) -> Iterator[None]:
        """A request whose body may be large is read: few at once."""
        where = address_of(address)
        if self.on and (self.bodies[where] >= LARGE_BODIES_OF_AN_ADDRESS or self.bodies.total() >= LARGE_BODIES):
            raise TooMany(5.0)
        self.bodies[where] += 1
        try:
            yield
        finally:
            self.bodies[where] -= 1
            self.bodies += Counter()  # forgets whose are none

    @contextmanager
    def connected(self, address: str, user: str) -> Iterator[Allowance]:
        """A WebSocket, as long as it is open."""
        where = "address " + address_of(address)
        who = "user " + user if user else where
        allowance = Allowance(self, where, who)
        if self.on:
            full = (
                self.sockets.total() >= 2 * self.settings.sockets
                or self.sockets[where] >= self.settings.sockets_of_an_address
                or (who != where and self.sockets[who] >= self.settings.sockets_of_a_user)
            )
            if full:
                raise TooMany(10.0)
            wait = allowance.take_from("join", JOINING, FOR_A_USER, FOR_AN_ADDRESS) or allowance.work_wait()
            if wait:
                raise TooMany(wait)
        counted = Counter({where: 1}) + Counter({who: 1} if who != where else {"anonymous": 1})
        self.sockets.update(counted)
        try:
            yield allowance
        finally:
            self.sockets.subtract(counted)
            self.sockets += Counter()


def all_or_none(buckets: Iterable[Bucket], n: float = 1.0) -> float:
    """From each of them, or from none; the seconds to wait for the slowest."""
    buckets = list(buckets)
    wait = max(bucket.wait(n) for bucket in buckets)
    if not wait:
        for bucket in buckets:
            bucket.take(n)
    return wait


class Allowance:
    """What one WebSocket may ask for: no more than a connection may, and with its user's and its address's others no
    more than those may. More connections do not buy more."""

    def __init__(self, limits: Limits, address: str, user: str) -> None:
        self.limits = limits
        self.address, self.user = address, user
        self.own: dict[str, Bucket] = {}

    def take(self, kind: str) -> float:
        if not self.limits.on:
            return 0.0
        size = MESSAGES.get(kind, OTHERS)
        own = self.own.get(kind)
        if own is None:
            own = self.own[kind] = Bucket(*size)
        return own.take() or self.take_from(f"says {kind}", size, FOR_A_USER, FOR_AN_ADDRESS)

    def take_from(self, kind: str, size: tuple[float, float], user: float, address: float) -> float:
        shared = [self.limits.bucket(kind, self.address, size[0] * address, size[1] * address)]
        if self.user != self.address:
            shared.append(self.limits.bucket(kind, self.user, size[0] * user, size[1] * user))
        return all_or_none(shared)

    # ---- heavy work

    def purses(self) -> list[Bucket]:
        found = [self.limits.bucket("work", self.address, *WORK_OF_AN_ADDRESS)]
        if self.user != self.address:
            found.append(self.limits.bucket("work", self.user, *WORK_OF_A_USER))
        return found

    def work_wait(self) -> float:
        """How long until there is anything in all of the purses."""
        return max(purse.wait(0.0) for purse in self.purses()) if self.limits.on else 0.0

    @asynccontextmanager
    async def heavy(self) -> AsyncIterator[Work]:
        """A turn at heavy work. One at a time has it; what it took is paid by who asked, and then everything else has
        its turn: what is heavy never takes more than a part of the server."""
        work = Work()
        if not self.limits.on:
            yield work
            return
        wait = self.work_wait()
        if wait:
            raise TooMany(wait)
        async with self.limits.gate:
            try:
                yield work
            finally:
                for purse in self.purses():
                    purse.spend(work.seconds)
                metrics.HEAVY_SECONDS.inc(work.seconds)
                await asyncio.sleep(work.seconds * REST)


class Work:
    """What a turn took of the processor."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Only this thread's own time: a busy machine makes nobody pay."""
        started = time.thread_time()
        try:
            yield
        finally:
            self.seconds += time.thread_time() - started

    def made(self, size: int) -> None:
        self.seconds += size * SECONDS_A_BYTE


# ---- what waits to be sent


class Waits(Protocol):
    """A connection that is told more than it has read."""

    waiting: int
    owners: tuple[str, ...]

    def send_away(self) -> None: ...


class Backlog:
    """The bytes that wait to be sent, of each connection, each user and address, and in all. Where it is too much,
    whoever has read least is sent away."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.of: Counter[str] = Counter()
        self.connections: set[Waits] = set()

    def most(self, owner: str) -> int:
        if not owner:
            return self.settings.waiting
        return self.settings.waiting_of_a_user

    def add(self, connection: Waits, size: int) -> None:
        self.connections.add(connection)
        connection.waiting += size
        for owner in ("", *connection.owners):
            self.of[owner] += size
        if connection.waiting > self.settings.waiting_of_a_connection:
            connection.send_away()
        if self.settings.limits:
            for owner in ("", *connection.owners):
                while self.of[owner] > self.most(owner):
                    sharing = [each for each in self.connections if not owner or owner in each.owners]
                    max(sharing, key=lambda each: each.waiting).send_away()

    def less(self, connection: Waits, size: int) -> None:
        connection.waiting -= size
        for owner in ("", *connection.owners):
            self.of[owner] -= size
            if owner and not self.of[owner]:
                del self.of[owner]
        if not connection.waiting:
            self.connections.discard(connection)
