"""What is different in servers that tests start: luck can be repeated (the same table deals the same, whatever ran
before), and passwords are hashed quickly.

A real server draws from the operating system and cannot be told otherwise. FARFLUNG_TEST_LUCK tries other luck.
"""

from __future__ import annotations

import os
import zlib
from functools import partial

from argon2 import PasswordHasher

from farflung.engine import match
from farflung.engine.core import Decider, Dice
from farflung.server import accounts, bots
from farflung.table import luck

LUCK = int(os.environ.get("FARFLUNG_TEST_LUCK", "1"))
choose_by_seed = bots.choose


def luck_of(seed: int | None) -> Decider:
    return Dice(LUCK if seed is None else seed)


def choose(title: str, name: str, seed: int, seen: bytes, content: bytes | None) -> tuple[int, str] | str:
    """Of a bot: the same answer to the same question."""
    return choose_by_seed(title, name, LUCK + zlib.crc32(seen), seen, content)


def repeat_luck() -> None:
    match.luck_of = luck_of
    luck.new_secret = lambda: str(LUCK)
    bots.choose = choose
    vars(accounts)["PasswordHasher"] = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
