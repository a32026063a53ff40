"""How often a password may be guessed, whatever the address the guesses come from.

Strangers share one allowance for each name, whether there is such an account or not. A browser that was signed in to
the account before has a cookie that says so, and an allowance of its own: who guesses cannot lock the owner out there.
"""

from __future__ import annotations

from farflung.server.limits import Bucket

STRANGERS = (20, 1 / 30)  # so many at once, then one in 30 seconds
DEVICE = (10, 1 / 10)
MOST_KEPT = 10_000


class Guesses:
    def __init__(self, on: bool) -> None:
        self.on = on
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, name: str, device: str) -> float:
        """0.0 if the password may be tried; otherwise the seconds to wait."""
        return self.bucket(name, device).take() if self.on else 0.0

    def right(self, name: str, device: str) -> None:
        """Only wrong guesses count."""
        bucket = self.bucket(name, device)
        bucket.tokens = min(bucket.size, bucket.tokens + 1)

    def bucket(self, name: str, device: str) -> Bucket:
        if len(self.buckets) > MOST_KEPT:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full()}
        found = self.buckets.get((name, device))
        if found is None:
            found = self.buckets[name, device] = Bucket(*(DEVICE if device else STRANGERS))
        return found
