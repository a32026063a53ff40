"""What a simulation tells of it beside what it tells of every title: how often each seat has burnt."""

from __future__ import annotations

from typing import Any

from farflung.engine.core import Game, first, verb_of
from farflung.lab.columns import Columns
from sundive import verbs as v


class SundiveColumns(Columns):
    def row(self, game: Game, seat: int, codes: list[int]) -> dict[str, Any]:
        return {"burnt": sum(verb_of(code) == v.BURNT and first(code) == seat for code in codes)}


COLUMNS = SundiveColumns
