"""Players that see questions, views and imagined games, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farflung.bots.base import Bot
    from farflung.bots.greedy import Judge
    from farflung.engine.title import Title

LEVELS = ["drifting", "simple", "steady", "keen", "relentless"]
"""The same five for every title, from the weakest up (`bots.levels`)."""
USUAL = "steady"
"""Who sits down where nobody says which bot, and plays on for who is away."""
OLD = ["random", "greedy", "search"]
"""Simple policies, for tests and comparisons; games of old tables and records name them."""
BOTS = [*LEVELS, *OLD]


def bot(name: str, title: Title | str, seed: int = 0) -> Bot:
    """A bot for one seat of a title; the same seed plays the same in the same place.

    Your own is 'module:Class', called with the title and the seed, or 'process:COMMAND', in any language.
    """
    from farflung import games
    from farflung.bots.base import BotError

    title = games.title(title) if isinstance(title, str) else title
    if name.startswith("process:"):
        from farflung.bots.process import ProcessBot

        return ProcessBot(name.partition(":")[2], title, seed)
    if ":" in name:
        return own_bot(name, title, seed)
    if name in LEVELS:
        from farflung.bots.learned import shipped
        from farflung.bots.levels import level
        from farflung.bots.search_tree import TreeBot

        wanted = level(name)
        learned = shipped(title.name)
        return TreeBot(title, judge_of(title), seed, wanted.walks, wanted.softness, learned, wanted.seconds)
    if name == "random":
        from farflung.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from farflung.bots.greedy import GreedyBot

        return GreedyBot(title, judge_of(title), seed)
    if name == "search":
        from farflung.bots.search import SearchBot

        return SearchBot(title, judge_of(title), seed)
    raise BotError(
        f"there is no bot '{name}'; there is: {', '.join(BOTS)}, or your own as module:Class or process:COMMAND"
    )


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
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BotError(f"there is no bot '{name}': {error}") from error
    try:
        made: Bot = found(title, seed)
    except Exception as error:
        cause = f"{type(error).__name__}: {error}"
        raise BotError(f"the bot '{name}' cannot be made from a title and a seed: {cause}") from error
    return made
