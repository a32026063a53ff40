"""What a title has to tell of a simulated game beside what every title has: its module `columns`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from farflung import games
from farflung.engine.core import Game


class Columns:
    """Nothing, unless the title has a module; its `COLUMNS` is a class like this."""

    told: Sequence[tuple[str, str]] = ()
    """Columns that are the same for all seats, whose mean the summary tells, with the words for it."""

    @staticmethod
    def parts(edition: str) -> Sequence[str]:
        """The columns that add up to the total."""
        return ()

    def begins(self, game: Game) -> None:
        """Called when the set-up is done."""

    def row(self, game: Game, seat: int, codes: list[int]) -> dict[str, Any]:
        """The seat's columns at the end; `codes` are all events."""
        return {}


@cache
def columns_of(title: str) -> type[Columns]:
    """The title's own columns."""
    module = games.part(title, "columns")
    return cast(type[Columns], module.COLUMNS) if module else Columns
