"""What a title's table looks like on a terminal: its module `terminal`, or else its places by name (`plainboard`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol, cast

from farflung import games

if TYPE_CHECKING:
    from rich.text import Text

    from farflung.engine.views import View
    from farflung.terminal.table import Table


class Board(Protocol):
    """What such a module offers. Everything is drawn from a view and from nothing else."""

    PANELS: Mapping[str, Callable[[View, Table], Text]]
    """What lies around the board, by name (`play-tab-NAME` is its label): 'you' and 'others' among them."""
    LEFT: Sequence[str]
    """The panels that a wide screen shows beside the board, from top to bottom."""
    HEADINGS: frozenset[int]
    """Events that are headings of the log."""
    SHADOWS: frozenset[int]
    """Events that the enemy stands behind."""
    NO_STEPS: frozenset[int]
    """Answers that are not steps of a breadcrumb."""

    def header(self, seen: View, table: Table) -> Text: ...

    def board(
        self, seen: View, table: Table, width: int, height: int, codes: list[int] | None = None, at: int = 0
    ) -> Text:
        """`codes` may be chosen now, `at` is the one under the cursor."""
        ...

    def ending(self, seen: View, table: Table) -> Text: ...

    def signs(self, seen: View, table: Table) -> Text:
        """What the signs on the table mean."""
        ...

    def option_hint(self, code: int, seen: View, table: Table) -> str:
        """A few words in grey after an answer."""
        ...


@cache
def board_of(title: str) -> Board:
    """The board of this title."""
    module = games.part(title, "terminal")
    if module is not None:
        return cast(Board, module)
    from farflung.terminal.plainboard import PlainBoard

    return PlainBoard()
