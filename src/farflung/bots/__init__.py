"""Bots, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farflung.bots.base import Bot
    from farflung.engine.title import Title

BOTS = ["random", "greedy"]


def bot(name: str, title: Title | str, seed: int = 0) -> Bot:
    """A bot for one seat of a title; the same seed plays the same in the same place."""
    from farflung.bots.base import BotError

    if name == "random":
        from farflung.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from farflung import games
        from farflung.bots.greedy import GreedyBot, Judge, PointsJudge

        title = games.title(title) if isinstance(title, str) else title
        judge: Judge = PointsJudge(title)
        if title.name == "revenant":
            from farflung.bots.revenant import RevenantJudge

            judge = RevenantJudge()
        return GreedyBot(title, judge, seed)
    raise BotError(f"there is no bot '{name}'; there is: {', '.join(BOTS)}")
