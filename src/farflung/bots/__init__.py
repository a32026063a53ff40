"""Players that see questions, views and imagined games, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farflung.bots.base import Bot
    from farflung.bots.greedy import Judge
    from farflung.engine.title import Title

BOTS = ["random", "greedy", "search"]
AT_TABLES = ["random", "greedy"]
"""The bots that answer within a moment even where nothing is compiled."""


def bot(name: str, title: Title | str, seed: int = 0) -> Bot:
    """A bot for one seat of a title; the same seed plays the same in the same place.

    Your own is 'module:Class', called with the title and the seed.
    """
    from farflung import games
    from farflung.bots.base import BotError

    title = games.title(title) if isinstance(title, str) else title
    if ":" in name:
        return own_bot(name, title, seed)
    if name == "random":
        from farflung.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from farflung.bots.greedy import GreedyBot

        return GreedyBot(title, judge_of(title), seed)
    if name == "search":
        from farflung.bots.search import SearchBot

        return SearchBot(title, judge_of(title), seed)
    raise BotError(f"there is no bot '{name}'; there is: {', '.join(BOTS)}, or your own as module:Class")


def judge_of(title: Title) -> Judge:
    """What knows a good game of the title: the `JUDGE` of its module `judge`, or else the points."""
    from farflung import games
    from farflung.bots.greedy import PointsJudge

    module = games.part(title.name, "judge")
    if module is None:
        return PointsJudge(title)
    judge: Judge = module.JUDGE
    return judge


def own_bot(name: str, title: Title, seed: int) -> Bot:
    """A class of a module that can be imported from here."""
    import sys
    from importlib import import_module

    from farflung.bots.base import BotError

    module, _, attribute = name.partition(":")
    if "" not in sys.path:  # the script `farflung` does not look where it is called, `python -m farflung` does
        sys.path.append("")
    try:
        made: Bot = getattr(import_module(module), attribute)(title, seed)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f"there is no bot '{name}': {error}") from error
    return made
