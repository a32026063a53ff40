"""Help at the table for those who learn: it is asked for, and it decides nothing."""

from __future__ import annotations

from functools import cache

from farflung import games
from farflung.engine.coach import Coach


@cache
def coach_of(title: str) -> Coach:
    """What the title brings for those who learn it."""
    module = games.part(title, "coach")
    coach: Coach = module.COACH if module else Coach()
    return coach
