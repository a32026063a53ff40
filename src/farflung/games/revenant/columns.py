"""The columns of Revenant: the place in the first turn order, the captain, hyperjumps, and the parts of the Renown."""

from __future__ import annotations

from typing import Any, cast

from farflung.engine.core import Game
from farflung.games.revenant import verbs as v
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Revenant
from farflung.games.revenant.title import score_parts
from farflung.lab.columns import Columns


class RevenantColumns(Columns):
    """The captain, the place in the first turn order, where renown came from, and hyperjumps."""

    told = (("hyperjumps", "hyperjumps a game"),)
    order: list[int]

    @staticmethod
    def parts(edition: str) -> list[str]:
        return score_parts(edition)

    def begins(self, game: Game) -> None:
        self.order = cast(Revenant, game).order[:]

    def row(self, game: Game, seat: int, codes: list[int]) -> dict[str, Any]:
        revenant = cast(Revenant, game)
        edition = "prototype" if isinstance(game, Prototype) else "final"
        return {
            "place": self.order.index(seat) + 1,
            "captain": revenant.content.captains[revenant.admirals[seat].captain].name,
            "hyperjumps": sum(1 for code in codes if code & 255 == v.HYPERJUMP),
            **dict(zip(score_parts(edition), revenant.scores[seat], strict=True)),
        }


COLUMNS = RevenantColumns
