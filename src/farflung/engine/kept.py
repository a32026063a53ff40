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
