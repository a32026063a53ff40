"""The columns of Salvage: what was sold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from farflung.engine.core import Game
from farflung.games.salvage import verbs as v
from farflung.games.salvage.game import GOAL, Salvage
from farflung.lab.columns import Columns, Thing


class SalvageColumns(Columns):
    """Finds that were sold, by their value, and who was ahead."""

    things = (Thing("value", taken=[v.SOLD], scored=[v.SOLD]),)

    def round(self, game: Game) -> int:
        return -(-cast(Salvage, game).turn // game.seats)

    def standing(self, game: Game) -> Sequence[int]:
        return cast(Salvage, game).points[:]

    def reason(self, game: Game) -> str:
        return "goal reached" if max(cast(Salvage, game).points) >= GOAL else "wreck empty"


COLUMNS = SalvageColumns
