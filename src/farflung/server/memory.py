"""When the server looks for what is gone and still holds itself in circles: that takes longer than a move may."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farflung.server.hub import Hub

QUIET = 30.0


def look_for_little() -> None:
    """What was read stays for good: it is not looked through any more. A move makes and drops many things, none of them
    in circles: that is no reason to look through all tables for such. Young things are looked through a thousand at a
    time, which takes a millisecond: four thousand took up to six."""
    gc.freeze()
    gc.set_threshold(1_000, 3, 8_000)


async def tidy_for_ever(hub: Hub) -> None:
    """Looks through everything when something was played and nobody plays any longer."""
    tidied = time.monotonic()
    while True:
        await asyncio.sleep(QUIET)
        if is_quiet(hub, tidied, time.monotonic()):
            gc.collect()
            tidied = time.monotonic()


def is_quiet(hub: Hub, tidied: float, now: float) -> bool:
    """Whether no table has been used for a while, and one since it was last tidied up."""
    used = max((live.used for live in hub.tables.values()), default=0.0)
    return tidied < used < now - QUIET
