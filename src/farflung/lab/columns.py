"""What a title has to tell of a simulated game beside what every title has: its module `columns`.

It declares once which of its events offer, give, use or score which kind of thing (`things`), how many rounds were
played, who stood where after each, and why the game ended. What events do not say it reads off the game (`found`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

from farflung import games
from farflung.engine.core import Game
from farflung.engine.notation import Notation

STEPS = ("offered", "taken", "used", "scored")
TABLE = -1
"""The seat of what is offered to the whole table."""


class Thing(NamedTuple):
    """A kind of thing, and the verbs of the events that tell of it."""

    noun: str
    """The argument of those events that names it."""
    offered: Sequence[int] = ()
    taken: Sequence[int] = ()
    used: Sequence[int] = ()
    scored: Sequence[int] = ()


class Found(NamedTuple):
    """What only the state of the game tells: that so much happened to a thing of this kind and number."""

    seat: int
    noun: str
    number: int
    step: str
    n: int = 1


class Columns:
    """Nothing, unless the title has a module; its `COLUMNS` is a class like this, made anew for each game."""

    told: Sequence[tuple[str, str]] = ()
    """Columns that are the same for all seats, whose mean the summary tells, with the words for it."""

    counted: Sequence[str] = ()
    """Columns of a seat whose sum over the seats is compared between versions of the game."""

    main = "card"
    """The kind of thing that a report judges one by one."""

    things: Sequence[Thing] = ()
    """Which events tell of which things."""

    ends_with_scores = True
    """Whether `standing` counts what the scores count in the end."""

    @staticmethod
    def parts(edition: str) -> Sequence[str]:
        """The columns that add up to the total."""
        return ()

    def begins(self, game: Game) -> None:
        """Called when the set-up is done."""

    def between(self, game: Game) -> None:
        """Called after each scene."""

    def round(self, game: Game) -> int:
        """How many rounds have begun, as the title counts them; 0 if it does not."""
        return 0

    def standing(self, game: Game) -> Sequence[int]:
        """What each seat has between scenes; empty if nobody can say."""
        return ()

    def reason(self, game: Game) -> str:
        """Why the game ended, in a word or two that a table can be grouped by."""
        return ""

    def row(self, game: Game, seat: int, codes: list[int]) -> dict[str, Any]:
        """The seat's columns at the end; `codes` are all events."""
        return {}

    def found(self, game: Game, codes: list[int]) -> Iterable[Found]:
        """What happened to things that no event has told, at the end."""
        return ()

    def seat_of(self, game: Game, argument: str, value: int) -> int:
        """The seat that an argument of an event stands for; `TABLE` if none."""
        return value if argument == "seat" and value < game.seats else TABLE

    def named(self, noun: str, number: int, notation: Notation) -> tuple[str, str]:
        """The kind and the name of a thing."""
        return noun, notation.nouns[noun][number]


@cache
def columns_of(title: str) -> type[Columns]:
    """The title's own columns."""
    module = games.part(title, "columns")
    return cast(type[Columns], module.COLUMNS) if module else Columns
