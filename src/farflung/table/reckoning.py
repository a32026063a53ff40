"""What follows from a game by its rules and is drawn beside its state: so that no client computes a rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from farflung.engine.core import Game
from farflung.engine.match import LoggedEvent
from farflung.engine.title import Data, Setup, Title
from farflung.table.brings import Reckons


def numbers(title: Title, setup: Setup) -> dict[str, int]:
    """The numbers of the rules that hold in this set-up; none where the title tells none."""
    return title.numbers(setup) if isinstance(title, Reckons) else {}


def reckon(title: Title, game: Game, setup: Setup, state: Data, seat: int, events: Sequence[LoggedEvent] = ()) -> Data:
    """What the title reckons for this seat; nothing where it reckons nothing."""
    if not hasattr(title, "reckon"):  # isinstance takes ten times as long
        return {}
    return cast(Reckons, title).reckon(game, setup, state, seat, events)
