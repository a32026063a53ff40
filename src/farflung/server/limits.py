"""How much one client may ask for. Too much is refused with the time to wait."""

from __future__ import annotations

import time


class Bucket:
    """Holds so many tokens at most and gains so many a second."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, size: float, rate: float) -> None:
        self.size = self.tokens = size
        self.rate = rate
        self.at = time.monotonic()

    def take(self, n: float = 1.0) -> float:
        """0.0 if the token could be taken; otherwise the seconds to wait for it."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens >= n:
            self.tokens -= n
            return 0.0
        return (n - self.tokens) / self.rate

    def full(self) -> bool:
        return self.tokens + (time.monotonic() - self.at) * self.rate >= self.size


class Limits:
    """Buckets by what is asked for and who asks."""

    KINDS = {  # noqa: RUF012
        "guest": (60, 1.0),
        "login": (10, 0.2),
        "account": (10, 0.1),
        "table": (40, 1.0),
        "load": (10, 0.2),
        "http": (200, 50.0),
    }

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, who: str) -> float:
        if not self.on:
            return 0.0
        if len(self.buckets) > 10_000:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full()}
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            bucket = self.buckets[kind, who] = Bucket(*self.KINDS[kind])
        return bucket.take()


class Connection:
    """The buckets of one WebSocket."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.all = Bucket(60, 20.0)
        self.some = {
            "chat": Bucket(8, 1.0),
            "note": Bucket(10, 1.0),
            "look": Bucket(60, 15.0),
            "preview": Bucket(40, 10.0),
            "chronicle": Bucket(5, 0.2),
            "resync": Bucket(10, 1.0),
            "mark": Bucket(15, 2.0),
            "unmark": Bucket(15, 2.0),
            "ping": Bucket(5, 0.7),
            "propose": Bucket(8, 1.0),
        }

    def take(self, kind: str) -> float:
        if not self.on:
            return 0.0
        wait = self.all.take()
        return wait or (self.some[kind].take() if kind in self.some else 0.0)
