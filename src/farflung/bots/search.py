"""A small search: every option is tried in many imagined games that are played on for a while, and the best is taken.

It is a race: all options are tried with the same luck, and one that is clearly worse than the leader is tried no more.
How a game is played on, for how long, and what it is worth then, is the matter of the title's `Judge`.
"""

from __future__ import annotations

from math import sqrt

from farflung.bots.greedy import Judge, ticks_ahead
from farflung.engine.core import Dice
from farflung.engine.title import Title
from farflung.engine.views import Imagination, View

HEAT = 4  # playouts of each option between two looks at who is behind
CLEARLY = 3.0  # standard errors
WON = 30.0  # beside what the judge says of a game that is over
FAR = 1 << 30  # walks of whoever looks furthest: how far it looks stays as it was


class SearchBot:
    def __init__(self, title: Title, judge: Judge, seed: int = 0, playouts: int = 0) -> None:
        self.title = title
        self.judge = judge
        self.dice = Dice(seed)
        self.playouts = playouts or judge.playouts

    def choose(self, view: View) -> int:
        options = self.judge.sensible(view)
        if len(options) == 1:
            return options[0]
        imagination = Imagination(self.title, view)
        values: dict[int, list[float]] = {option: [] for option in options}
        favour = dict.fromkeys(options, 0.0)
        if self.judge.loyalty:
            seed = self.dice.below(1 << 30)
            favour[imagination.answer_of(self.judge.habit(seed), Dice(seed))] = self.judge.loyalty
        racing, left = options, self.playouts
        while len(racing) > 1 and left > 0:
            # The same luck for every option: then they differ by what they are, not by what they met.
            seeds = [self.dice.below(1 << 30) for _ in range(HEAT)]
            for option in racing:
                values[option] += [self.value(imagination, option, seed) + favour[option] for seed in seeds]
            left -= HEAT * len(racing)
            leader = max(racing, key=lambda option: sum(values[option]))
            racing = [option for option in racing if option == leader or not is_behind(values[option], values[leader])]
        return max(racing, key=lambda option: sum(values[option]))

    def value(self, imagination: Imagination, option: int, seed: int) -> float:
        """Of one imagined game in which this is answered."""
        judge, seat = self.judge, imagination.view.seat
        ticks = ticks_ahead(judge, imagination.known, seat, FAR)
        game = imagination.play_on([option], judge.habit(seed), Dice(seed), judge.clock, ticks)
        won = game.is_over() and seat in self.title.winners(game)
        return judge.worth(game, seat) + (WON if won else 0.0)


def is_behind(values: list[float], leading: list[float]) -> bool:
    """Whether an option is clearly worse than the leader, or makes no difference."""
    n = len(values)
    leads = [ahead - value for value, ahead in zip(values, leading, strict=True)]
    lead = sum(leads) / n
    spread = sqrt(sum((each - lead) ** 2 for each in leads) / (n - 1))
    return n > HEAT and lead >= CLEARLY * spread / sqrt(n)
