"""Several processes think about one question: each grows a tree of its own, and what they have found is added up.

Each takes its part of the walks with its own luck. So the same view, seed and number of processes come to the same
answer, sooner than one process does.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from farflung.bots import judge_of
from farflung.bots.learned import shipped
from farflung.bots.levels import level
from farflung.bots.reasons import reason_for
from farflung.bots.search_tree import Budget, TreeBot
from farflung.engine.title import Title
from farflung.engine.views import View

SEEDS_APART = 15_485_863


class Share(msgspec.Struct, frozen=True):
    """What one of the processes has found."""

    chosen: int
    why: str
    visits: dict[int, int]
    """By option."""
    totals: dict[int, float]
    """Of the values that were found, with what habit is favoured by."""


def share_of(name: str, title: Title, view: View, seed: int, number: int, processes: int) -> Share:
    """What the process of this number finds, of so many that think as this level would alone."""
    thinks = level(name)
    walks = max(1, thinks.walks // processes)
    bot = TreeBot(title, judge_of(title), seed + SEEDS_APART * number, walks, 0.0, shipped(title.name), thinks.seconds)
    bot.budget = Budget(walks, thinks.seconds, thinks.walks)
    chosen = bot.choose(view)
    if bot.thought is None:
        return Share(chosen, "", {chosen: 0}, {chosen: 0.0})
    arms = [bot.thought.tree.root.arms[option] for option in bot.thought.options]
    found = bot.thought.found
    return Share(
        chosen,
        reason_for(bot),
        {arm.code: arm.visits for arm in arms},
        {arm.code: found(arm) * float(arm.visits) for arm in arms},
    )


def agreed(shares: Sequence[Share]) -> tuple[int, str]:
    """The best answer by what all have found, of those that were walked most or nearly so; and why, if one says it."""
    visits = {option: sum(share.visits[option] for share in shares) for option in shares[0].visits}
    most = max(visits.values())
    often = [option for option, walked in visits.items() if 2 * walked >= most]
    best = max(often, key=lambda option: sum(share.totals[option] for share in shares) / max(visits[option], 1))
    return best, next((share.why for share in shares if share.chosen == best), "")
