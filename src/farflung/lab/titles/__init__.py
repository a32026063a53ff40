"""What a title has to tell of a simulated game beside what every title has: a module here, named as the title."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

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
    module = f"farflung.lab.titles.{title}"
    return cast(type[Columns], import_module(module).COLUMNS) if find_spec(module) else Columns
