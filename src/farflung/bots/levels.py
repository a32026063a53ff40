"""The five levels of bots, the same words for every title: how long each thinks, and how it slips.

All play by the same tree of imagined games. A weaker one looks less far, because it walks less often, and chooses
softly among what it finds nearly as good; none ever moves at random.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

import farflung
from farflung.bots import LEVELS

WALKS = (10, 40, 160, 480, 1280)
"""Imagined games for a move, by level: at most, as what is decided is not thought about any longer. Each level takes
three or four times as many as the one below, and from some numbers on the search looks further (a judge's `deeper`)."""
SECONDS = (0.0, 0.0, 0.0, 0.0, 0.9)
"""After which a level answers by what it has found so far; 0 is when it is done."""
SOFTNESS = (0.1, 0.035, 0.018, 0.008, 0.0)
"""How much of a chance to win is hardly seen: a difference of so much is missed in about three of eight choices."""


class Level(msgspec.Struct, frozen=True):
    """How one level thinks."""

    name: str
    number: int
    """From 1, the weakest, to 5."""
    walks: int
    softness: float
    seconds: float
    """Of processor time for a move, at most; 0 for as long as the walks take. Only the last level has a limit, and
    seldom needs it."""


def level(name: str) -> Level:
    """The level of this name."""
    number = LEVELS.index(name)
    return Level(name, number + 1, WALKS[number], SOFTNESS[number], SECONDS[number])


def offered() -> list[str]:
    """The levels that answer within a moment here: where nothing is compiled the last thinks for too long."""
    return LEVELS if farflung.compiled() else LEVELS[:-1]


def at_tables() -> list[str]:
    """The bots that tables take by name: those they offer, and the simple ones of older tables."""
    return [*offered(), "random", "greedy"]


class Measured(msgspec.Struct, frozen=True):
    """What the ladder found of a level at one kind of table; kept by `bench/ladder.py`, shipped with the package."""

    title: str
    edition: str
    options: dict[str, str]
    """Those that make this kind of table; others as usual."""
    level: str
    against: str
    """The level it played; '' where the game itself is the opponent."""
    seats: int
    games: int
    wins: int
    low: float
    """The 95 % interval (Wilson) of the wins of 100."""
    high: float
    seconds: float
    """Of processor time for a move, in the mean; 0 if it was not compiled."""


def measured(title: str) -> list[Measured]:
    """What the kept ladder says of a title's levels."""
    return [each for each in ladder() if each.title == title]


@cache
def ladder() -> list[Measured]:
    """All that is kept of the ladder."""
    return msgspec.json.decode(files("farflung.bots").joinpath("ladder.json").read_bytes(), type=list[Measured])
