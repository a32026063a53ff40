"""What each answer is expected to bring, and why: for somebody who asks for advice at the table.

Every answer is tried in the same imagined games, which habits play on for a while; what a game is worth then is told by
the named parts of the title's `Judge`. The parts of an answer add up to what it brings.
"""

from __future__ import annotations

from collections.abc import Collection
from math import inf, sqrt
from time import perf_counter

import msgspec

from farflung.bots.greedy import Judge, ticks_ahead
from farflung.engine.core import Dice, verb_of
from farflung.engine.title import Title
from farflung.engine.views import Imagination, View

HEAT = 4  # games of each answer between two looks at who is behind
MANY = 12  # answers; of more, those that look best at the end of the scene are compared
FEW = 8
SHOWN = 3  # answers that are compared to the end
CLEARLY = 3.0  # standard errors
EIGHTY = 1.2816  # standard errors of an 80 % interval
MOST_HEATS = 60
VICTORY = "victory"
WON = 30.0  # beside what the judge says of a game that is over

Parts = dict[str, float]


class Advised(msgspec.Struct, frozen=True):
    """What one answer is expected to bring more than what it is compared with."""

    option: int
    gain: float
    low: float
    """The 80 % interval of `gain`."""
    high: float
    terms: Parts
    """By the judge's parts; the sum is `gain`."""


class Advice(msgspec.Struct, frozen=True):
    """The answers that were compared, the best first."""

    rows: list[Advised]
    against: int
    """The answer that the others are compared with, by its code; -1 is their average."""
    scale: float
    """A lead with which about three of four games are won."""
    together: bool
    """Whether all seats win or lose together."""
    games: int
    seconds: float


class Comparing:
    """Answers to one question of a view, tried in the same imagined games."""

    def __init__(self, title: Title, judge: Judge, view: View, seed: int) -> None:
        self.title = title
        self.judge = judge
        self.imagination = Imagination(title, view)
        self.dice = Dice(seed)
        self.tried: dict[int, list[Parts]] = {}
        """By answer, what each of the games came to: the same place is the same game."""
        self.games = 0

    def shortened(self, options: list[int], kept: Collection[int]) -> list[int]:
        """Of many answers those that look best when the scene is over, and those that are kept anyway."""
        if len(options) <= MANY:
            return options
        judge, seat = self.judge, self.imagination.view.seat
        seeds = [self.dice.below(1 << 30) for _ in range(2)]
        worths = {}
        for option in options:
            ends = [
                self.imagination.look_ahead([option], judge.habit(seed), Dice(seed), judge.settled) for seed in seeds
            ]
            worths[option] = sum(judge.worth(game, seat) for game in ends)
        best = sorted(options, key=worths.__getitem__, reverse=True)[:FEW]
        return [option for option in options if option in best or option in kept]

    def heat(self, racing: list[int], until: float) -> None:
        """Tries each answer in some more games; when time is out no new game is begun."""
        for _ in range(HEAT):
            if self.tried and perf_counter() > until:
                return
            seed = self.dice.below(1 << 30)
            for option in racing:
                self.tried.setdefault(option, []).append(self.come_to(option, seed))

    def come_to(self, option: int, seed: int) -> Parts:
        """What one imagined game comes to in which this is answered."""
        judge, seat = self.judge, self.imagination.view.seat
        ticks = ticks_ahead(judge, self.imagination.known, seat)
        game = self.imagination.play_on([option], judge.habit(seed), Dice(seed), judge.clock, ticks)
        self.games += 1
        found = judge.terms(game, seat)
        if game.is_over() and seat in self.title.winners(game):
            found[VICTORY] = WON
        return found

    def mean(self, option: int) -> float:
        """What the answer came to on average."""
        return sum(sum(parts.values()) for parts in self.tried[option]) / len(self.tried[option])

    def race(self, options: list[int], kept: Collection[int], until: float, heats: int) -> None:
        """What is clearly behind is tried no more; the best few are compared as long as there is time."""
        racing = options
        for _ in range(heats):
            self.heat(racing, until)
            if perf_counter() > until:
                return
            best = sorted(racing, key=self.mean, reverse=True)
            leader = best[0]
            racing = [
                option
                for option in racing
                if option in kept or option in best[:SHOWN] or not self.is_behind(option, leader)
            ]

    def is_behind(self, option: int, leader: int) -> bool:
        """Whether an answer is clearly worse than the leader."""
        leads = differences(self.tried[leader], self.tried[option])
        n = len(leads)
        lead = sum(leads) / n
        return n > HEAT and lead >= CLEARLY * spread(leads) / sqrt(n)

    def rows(self, against: int) -> list[Advised]:
        """What each answer brings more than the one it is compared with, or than all on average."""
        n = {option: len(games) for option, games in self.tried.items()}
        means = {option: mean_parts(games) for option, games in self.tried.items()}
        usual = means[against] if against in means else mean_parts(list(means.values()))
        found = []
        for option, games in self.tried.items():
            terms = {name: means[option].get(name, 0.0) - usual.get(name, 0.0) for name in {**usual, **means[option]}}
            gain = sum(terms.values())
            others = self.tried[against] if against in means else self.average(n[option])
            error = EIGHTY * spread(differences(games, others)) / sqrt(n[option])
            found.append(Advised(option, gain, gain - error, gain + error, terms))
        return sorted(found, key=lambda row: row.gain, reverse=True)

    def average(self, games: int) -> list[Parts]:
        """What the answers that were tried so often came to on average, game by game."""
        lasting = [each for each in self.tried.values() if len(each) >= games]
        return [mean_parts([each[number] for each in lasting]) for number in range(games)]


def differences(one: list[Parts], other: list[Parts]) -> list[float]:
    """Game by game, as far as both were tried."""
    return [sum(ours.values()) - sum(theirs.values()) for ours, theirs in zip(one, other, strict=False)]


def spread(values: list[float]) -> float:
    """The standard deviation; of a single value, nothing is known."""
    n = len(values)
    if n < 2:
        return abs(values[0]) if values else 0.0
    mean = sum(values) / n
    return sqrt(sum((each - mean) ** 2 for each in values) / (n - 1))


def mean_parts(games: list[Parts]) -> Parts:
    """The mean of each part; one that is not there counts nothing."""
    total: Parts = {}
    for parts in games:
        for name, value in parts.items():
            total[name] = total.get(name, 0.0) + value
    return {name: value / len(games) for name, value in total.items()}


def advise(
    title: Title,
    judge: Judge,
    view: View,
    seed: int = 0,
    passing: Collection[int] = (),
    seconds: float = inf,
    heats: int = MOST_HEATS,
) -> Advice:
    """What the answers to the view's question bring, compared within so many seconds and heats; without a limit in
    seconds the same seed says the same. `passing` are the verbs of answers that do nothing: where there is one, the
    others are compared with it."""
    began = perf_counter()
    comparing = Comparing(title, judge, view, seed)
    options = judge.sensible(view)
    passes = [option for option in options if verb_of(option) in passing]
    kept = passes[:1] if len(passes) == 1 else []
    comparing.race(comparing.shortened(options, kept), kept, began + seconds, heats)
    against = kept[0] if kept else -1
    together = judge.together(comparing.imagination.known)
    seconds = perf_counter() - began
    return Advice(comparing.rows(against), against, judge.scale, together, comparing.games, seconds)
