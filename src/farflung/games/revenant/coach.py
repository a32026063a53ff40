"""Whoever learns Revenant at the table is helped by this."""

from __future__ import annotations

from typing import Final

from farflung.engine.coach import Coach, Start

FINAL: Final = "final"


class RevenantCoach(Coach):
    starts = (
        Start(name="first", seats=3, who="bots", edition=FINAL, first=True),
        Start(name="alone", seats=1, who="alone", edition=FINAL, options={"difficulty": "easy"}),
        Start(name="screen", seats=3, who="screen", edition=FINAL),
        Start(name="duel", seats=2, who="bots", edition=FINAL),
    )


COACH: Final = RevenantCoach()
