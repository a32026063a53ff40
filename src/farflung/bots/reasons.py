"""Why a bot answered as it did, as far as everybody may know it: a part of its judge's worth.

Where nobody has secrets it is the part of which the answer brings most, compared with the others it thought of.
Elsewhere what a bot plays for may follow from cards that only its seat knows: there it is the part that grows most for
somebody who looks on, who sees the table before the answer and after it, and for whom all that is hidden is dealt at
random.
"""

from __future__ import annotations

from farflung.bots.greedy import Judge
from farflung.bots.search_tree import Thought, TreeBot, terms_of
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.title import Title
from farflung.engine.views import SPECTATOR, Imagination, View

OTHERS = 3
"""Options that the chosen one is compared with."""
REASONED = 4
"""Imagined games in which that is looked at."""
WORTH_A_WORD = 0.02
"""Of the judge's scale: a smaller gain is no reason."""
PLAIN = 0.05
"""The same for what is only seen: more than a hair, as nothing is compared."""


def reason_for(bot: TreeBot) -> str:
    """Why it gave its last answer; nothing if it did not think, has nothing to speak of, or if nothing is gained."""
    if bot.thought is None or not bot.judge.aims:
        return ""
    if bot.title.secret:
        return reason_in_sight(bot.title, bot.judge, bot.thought.view, bot.chosen)
    return reason_of(bot.thought, bot.chosen)


def reason_of(thought: Thought, option: int) -> str:
    """The part of which this option brings most, compared with the others that were thought of longest."""
    arms = sorted((thought.tree.root.arms[each] for each in thought.options), key=lambda arm: -arm.visits)
    others = [arm.code for arm in arms if arm.code != option and arm.visits][:OTHERS]
    if not others:
        return ""
    mine = terms_of(thought, option, REASONED)
    theirs = [terms_of(thought, other, REASONED) for other in others]
    gains = {
        name: mine.get(name, 0.0) - sum(each.get(name, 0.0) for each in theirs) / len(theirs)
        for name in thought.judge.aims
    }
    return greatest(gains, WORTH_A_WORD * thought.judge.scale)


def reason_in_sight(title: Title, judge: Judge, view: View, option: int) -> str:
    """The part that grows most by this option for whoever looks on, up to the next question or the next luck."""
    imagination = Imagination(title, view)
    match = Match(title, view.setup, None, imagination.start(Dice(0)), imagination.script, explicit_luck=True)
    before = terms_in_sight(match, judge, view.seat)
    match.answer(option)
    if match.over:
        return ""
    after = terms_in_sight(match, judge, view.seat)
    return greatest({name: after.get(name, 0.0) - before.get(name, 0.0) for name in judge.aims}, PLAIN * judge.scale)


def terms_in_sight(match: Match, judge: Judge, seat: int) -> dict[str, float]:
    """What the game is worth to a seat, part by part, to somebody who sees what everybody does."""
    seen = match.title.imagine(match.shown_to(SPECTATOR), match.setup, SPECTATOR)
    total: dict[str, float] = {}
    for number in range(REASONED):
        game = seen.copy()
        match.title.deal_again(game, SPECTATOR, Dice(number), [])
        for name, value in judge.terms(game, seat).items():
            total[name] = total.get(name, 0.0) + value / REASONED
    return total


def greatest(gains: dict[str, float], least: float) -> str:
    """The part that gains most, if it is more than so much."""
    name = max(gains, key=gains.__getitem__, default="")
    return name if name and gains[name] > least else ""
