"""Bots that do what no bot should."""

from __future__ import annotations

import time

from farflung.engine.title import Title
from farflung.engine.views import View


class Raises:
    def __init__(self, title: Title, seed: int) -> None:
        pass

    def choose(self, view: View) -> int:
        raise RuntimeError("I cannot think")


class Illegal(Raises):
    def choose(self, view: View) -> int:
        return 77


class Nonsense(Raises):
    def choose(self, view: View) -> int:
        return "dive"  # type: ignore[return-value]


class Hangs(Raises):
    def choose(self, view: View) -> int:
        time.sleep(3600)
        return 0


class Dies(Raises):
    def choose(self, view: View) -> int:
        import os

        os._exit(3)
