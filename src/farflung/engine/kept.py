"""What was made of some things, kept for whoever asks next: those who look at one moment of a game share most of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """By the very things it was made of, which nobody changes. They are kept along with it: the number of a thing that
    is gone is given to another."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[tuple[int, ...], tuple[tuple[Any, ...], Any]] = {}

    def of(self, make: Callable[..., T], *things: Any, beside: tuple[Any, ...] = (), moment: int = 0) -> T:
        """What is made of these. It is given `beside` after them, where what it needs can be found: as long as the
        things are the same, that is too. Of a game that goes on, `moment` tells where it stands."""
        key = (id(make), moment, *map(id, things))
        kept = self._made.get(key)
        if kept is None:
            if len(self._made) >= self.most:
                self._made.clear()
            kept = self._made[key] = (make, *things), make(*things, *beside)
        found: T = kept[1]
        return found


def as_before(before: Any, now: Any) -> Any:
    """Plain data of now, in which all that is as it was before is the very same thing: whoever compares or keeps what
    was made of it sees that at a glance."""
    if before is now or before == now:
        return before
    if isinstance(now, dict) and isinstance(before, dict):
        for key, value in now.items():
            if key in before and isinstance(value, (dict, list)):
                now[key] = as_before(before[key], value)
    elif isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        for place, value in enumerate(now):
            if isinstance(value, (dict, list)):
                now[place] = as_before(before[place], value)
    return now
