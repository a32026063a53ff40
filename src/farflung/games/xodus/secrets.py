"""What a seat cannot know: nothing (XOD-G40).

X-ODUS is fully co-operative and open. Face-down cards, tokens and tiles are not in the state: each is drawn, with the
odds it has, when it turns up. What one captain looks at (Deep Scanner, the Oracle, Inside Informant) all may know, for
they play as one. So what a seat sees is everything, and a game imagined from it is the game.
"""

from __future__ import annotations

from typing import Any

from farflung.engine._native import i64
from farflung.engine.core import Dice
from farflung.games.xodus.data import in_play
from farflung.games.xodus.state import Xodus

Data = dict[str, Any]


def redact(data: Data, seat: i64) -> Data:
    """All that is in play, for every seat and for spectators."""
    return in_play(data)


def complete(known: Data) -> Data:
    return known


def deal_again(game: Xodus, seat: i64, dice: Dice, drawn: list[int]) -> None:
    """Nothing lies anywhere that could be another."""
