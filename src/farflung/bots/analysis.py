"""A finished game as one seat could know it: what it could expect at each of its questions, what its choices cost, and
what luck and the others gave or took.

Every question is thought about from the seat's view alone, in imagined games. What was expected with the best answer
less what was expected with the one that was given is the cost of the choice; what is expected at the next question, or
the result, less that, is luck: what was drawn and what the others did. So the first expectation, all luck and all
choices add up to the result. Where nothing was drawn and nobody else acted between two answers there is no luck: what
the second question shows of the first answer corrects its cost.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import exp, inf, log, sqrt
from time import perf_counter

import msgspec
from msgspec.structs import replace

import farflung
from farflung.bots import judge_of
from farflung.bots.base import step
from farflung.bots.greedy import GreedyBot, Judge
from farflung.bots.learned import shipped
from farflung.bots.search_tree import SEEDS_APART, Budget, Thought
from farflung.bots.tree import Arm
from farflung.engine.core import Dice, Game
from farflung.engine.match import Match
from farflung.engine.title import Setup, Title
from farflung.engine.views import View, view

SURE = 1.96
FAIRLY_SURE = 0.006
"""The standard error of a chance with which a question is left early."""
AT_LEAST = 12
"""Walks of an answer before that."""
FRESH = 524_287
"""Between the luck that finds the best answer and the luck by which it is measured."""
MOST_CLOCKS = 5000
WORST = 3
"""As many decisions are named."""


class AnalysisError(ValueError):
    """A game that cannot be analysed."""


class Effort(msgspec.Struct, frozen=True):
    """How much is thought about each question, and at most how long; without a limit in seconds the same seed finds the
    same."""

    walks: int
    leads: int
    """Games played to their end by habit, to count the points."""
    par: int
    """Games that a game without opponents is compared with."""
    seconds: float = inf
    par_seconds: float = inf


def usual_effort() -> Effort:
    """As much as somebody waits for: less where nothing is compiled."""
    return Effort(240, 16, 24, 1.0, 20.0) if farflung.compiled() else Effort(48, 4, 4, 1.5, 20.0)


def effort_of(walks: int | None) -> Effort:
    """So many walks for each question however long they take; or the usual."""
    return usual_effort() if walks is None else Effort(walks, max(2, walks // 16), max(2, walks // 10))


class Step(msgspec.Struct, frozen=True):
    """A question of the seat's, and its answer."""

    position: int
    """Lines of the record when it was asked."""
    answers: int
    """Answers of the seat's before it."""
    event: int
    """Entries of the seat's log when it was asked."""
    when: str
    """How far the game was, as its title counts: 'cycle 2'."""
    question: str
    chosen: str
    """In the title's notation."""
    better: str
    """The best answer that was found; the chosen one if none was better."""
    before: float
    """The chance to win that was expected with it."""
    after: float
    """The same with the answer that was given."""
    error: float
    """Of the difference, half of its 95 % interval."""
    lead: float | None = None
    """The lead in points that was expected then, if habits play on; None where nobody leads."""

    @property
    def cost(self) -> float:
        """What the choice cost."""
        return self.before - self.after


class Analysis(msgspec.Struct, frozen=True):
    """A finished game from one seat."""

    seat: int
    steps: list[Step]
    result: float
    """1 for a game that was won, 0 for one that was lost; a win that is shared is a part."""
    lead: float | None
    """Points ahead of the best of the others; None where nobody leads."""
    others: bool
    """Whether somebody else played too: then luck is also what they did."""
    alone: bool
    """Whether there was no opponent's seat."""
    par_games: int
    """By so many games of greedy bots at the same table chances are told then; 0 where they were learnt from play."""
    walks: int
    seconds: float

    @property
    def start(self) -> float:
        """What was expected at the seat's first question."""
        return self.steps[0].before if self.steps else self.result

    def luck(self) -> list[float]:
        """What luck and the others gave after each answer."""
        befores = [each.before for each in self.steps[1:]] + [self.result]
        return [before - each.after for each, before in zip(self.steps, befores, strict=False)]

    def worst(self) -> list[Step]:
        """The most expensive decisions, as far as they surely cost something."""
        sure = [each for each in self.steps if each.cost > each.error]
        return sorted(sure, key=lambda each: -each.cost)[:WORST]


class Par(msgspec.Struct, frozen=True):
    """How games without an opponent's seat usually go: how many are won, and what they are worth as time passes."""

    games: int
    offset: float
    """The chance at the beginning, as a logarithm of odds."""
    worths: list[float]
    """By what the clock shows."""

    def of(self, clock: int) -> float:
        """What a game is usually worth when the clock shows this."""
        return self.worths[min(max(clock, 0), len(self.worths) - 1)]


def par_of(title: Title, setup: Setup, judge: Judge, seed: int, effort: Effort) -> Par:
    """Played by greedy bots at a table of the same kind."""
    began = perf_counter()
    found: dict[int, list[float]] = {}
    won = games = 0
    while games < effort.par and (games < 2 or perf_counter() < began + effort.par_seconds):
        match = Match(title, copy.deepcopy(setup), seed + SEEDS_APART * games)
        bots = [GreedyBot(title, judge, seed + seat) for seat in range(len(setup.seats))]
        shown = -1
        while match.question is not None:
            clock = judge.clock(match.start)
            if clock > shown:
                shown = clock
                found.setdefault(min(clock, MOST_CLOCKS), []).append(judge.worth(match.start, 0))
            step(match, bots)
        won += bool(title.winners(match.game))
        games += 1
    worths: list[float] = []
    for clock in range(max(found, default=0) + 1):
        here = found.get(clock)
        worths.append(sum(here) / len(here) if here else worths[-1] if worths else 0.0)
    return Par(games, log((won + 1) / (games - won + 1)), worths)


class Weighing(Thought):
    """Thought about one question for somebody who has answered it already: values are chances to win, those of finished
    games what they came to."""

    def __init__(self, title: Title, judge: Judge, view: View, seed: int, par: Par | None, chosen: int) -> None:
        self.par = par
        super().__init__(title, judge, view, seed, shipped(title.name))
        if chosen not in self.tree.root.arms:  # what nobody sensible does can be done all the same
            self.options = [*self.options, chosen]
            self.tree.root.arms[chosen] = Arm(chosen, 1.0)

    def values(self, game: Game) -> list[float]:
        """The chances to win."""
        if game.is_over():
            return [result_of(self.title, game, seat, self.together) for seat in range(game.seats)]
        if self.par is None:
            return super().values(game)
        judge = self.judge
        lead = judge.worth(game, self.view.seat) - self.par.of(judge.clock(game))
        odds = min(max(self.par.offset + lead / judge.scale, -30.0), 30.0)
        return [1.0 / (1.0 + exp(-odds))] * game.seats

    def measure(self, options: list[int], most: int, until: float) -> list[list[float]]:
        """What each of these comes to in the same games, which have not helped to choose them."""
        arms = [self.tree.root.arms[option] for option in options]
        level = max(arm.visits for arm in arms)
        for arm in arms:  # an answer that was hardly looked at is not yet played on as well as the other
            while arm.visits < level and perf_counter() < until:
                self.walked(arm, self.seed_of(arm.visits))
        found: list[list[float]] = [[] for _ in arms]
        for number in range(max(most, AT_LEAST)):
            for values, arm in zip(found, arms, strict=True):
                values.append(self.walked(arm, self.seed_of(FRESH + number)))
            if number + 1 >= AT_LEAST and (perf_counter() > until or self.is_sure(found)):
                break
        return found

    def is_sure(self, found: list[list[float]]) -> bool:
        """Whether chances and their difference are known well enough."""
        return max(error_of(found[0]), error_of(differences(found))) < FAIRLY_SURE

    def lead(self, games: int, until: float) -> float:
        """The mean lead in points at the end of games that habits play on from here."""
        total, played = 0.0, 0
        while played < games and (not played or perf_counter() < until):
            seed = self.seed_of(FRESH + played)
            game = self.imagination.play_out([], self.habit(seed), Dice(seed + 1))
            total += lead_of(self.title, game, self.view.seat)
            played += 1
        return total / played


def differences(found: list[list[float]]) -> list[float]:
    """Game by game, what the first came to more than the last."""
    return [one - other for one, other in zip(found[0], found[-1], strict=True)]


def mean(values: list[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def error_of(values: list[float]) -> float:
    """The standard error of their mean."""
    middle = mean(values)
    return sqrt(sum((each - middle) ** 2 for each in values) / max(len(values) - 1, 1) / len(values))


def result_of(title: Title, game: Game, seat: int, together: bool) -> float:
    """What a finished game came to for a seat: 1 if it won, a part if it shares that with others."""
    winners = title.winners(game)
    return (1.0 if together else 1.0 / len(winners)) if seat in winners else 0.0


def lead_of(title: Title, game: Game, seat: int) -> float:
    """Points ahead of the best of the others."""
    scores = title.scores(game)[: game.seats]
    return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def has_learnt(title: Title, seen: View) -> bool:
    """Whether chances in games such as this one were learnt from play: then they need no other measure."""
    learned = shipped(title.name)
    return learned is not None and learned.knows(title.imagine(seen.start, seen.setup, seen.seat))


class Asked(msgspec.Struct):
    """A question of the seat's with what was answered to it, and where the game was then."""

    view: View
    chosen: int
    position: int
    when: str


def asked_of(match: Match, seat: int) -> Iterator[Asked]:
    """The seat's questions that left a choice, as it saw them."""
    codes = match.codes + match.script
    past = Match(match.title, copy.deepcopy(match.setup), start=match.origin, explicit_luck=True)
    for position, code in enumerate(codes):
        question = past.question
        if question is None:
            past.happen(code)
            continue
        if question.seat == seat and len(question.options) > 1:
            yield Asked(view(past, seat), code, position, past.game.when())
        past.answer(code)


def analyse(
    match: Match,
    seat: int,
    effort: Effort | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """What the seat could expect of a finished game as it went on; `progress` is told how many questions are thought
    about, of how many."""
    began = perf_counter()
    title, effort = match.title, effort or usual_effort()
    if not match.over:
        raise AnalysisError("a game is analysed when it is over")
    if not 0 <= seat < len(match.setup.seats):
        raise AnalysisError(f"there is no seat {seat + 1}; there are {len(match.setup.seats)}")
    judge = judge_of(title)
    questions = list(asked_of(match, seat))
    together, seats = judge.together(match.game), match.game.seats
    alone = together or seats == 1
    progress(0, len(questions))
    par = None
    if alone and questions and not has_learnt(title, questions[0].view):
        par = par_of(title, match.setup, judge, seed, effort)
    steps: list[Step] = []
    walks = 0
    for number, asked in enumerate(questions):
        weighing = Weighing(title, judge, asked.view, seed + number, par, asked.chosen)
        steps.append(weighed(weighing, asked, effort, alone, match.notation.text))
        walks += weighing.tree.walks
        progress(number + 1, len(questions))
    return Analysis(
        seat=seat,
        steps=corrected(steps, [without_luck(match, seat, *pair) for pair in pairwise(steps)]),
        result=result_of(title, match.game, seat, together),
        lead=None if alone else lead_of(title, match.game, seat),
        others=seats > 1,
        alone=alone,
        par_games=par.games if par else 0,
        walks=walks,
        seconds=perf_counter() - began,
    )


def without_luck(match: Match, seat: int, one: Step, other: Step) -> bool:
    """Whether between two questions the seat learnt nothing but what it had answered itself."""
    between = match.seats_since(one.position, other.position)
    return all(who == seat for who in between) and not match.revealed_since(one.position, other.position)


def corrected(steps: list[Step], linked: list[bool]) -> list[Step]:
    """Where nothing happened between two questions, what is expected at the second is what was expected after the first
    answer, and as much as it is more than was thought then, the first answer cost less."""
    found = steps[-1:]
    for each, following, link in zip(reversed(steps[:-1]), reversed(steps[1:]), reversed(linked), strict=True):
        if link:
            cost = max(0.0, each.cost - max(0.0, following.before - each.after))
            each = replace(each, before=found[-1].before + cost, after=found[-1].before)  # noqa: PLW2901
        found.append(each)
    return found[::-1]


def weighed(weighing: Weighing, asked: Asked, effort: Effort, alone: bool, text: Callable[[int], str]) -> Step:
    """What is thought of one question and its answer."""
    until = perf_counter() + effort.seconds
    weighing.think(Budget(effort.walks // 2, effort.seconds / 2.0 if effort.seconds < inf else 0.0))
    best = weighing.best()
    options = [best] if best == asked.chosen else [best, asked.chosen]
    left = effort.walks - weighing.tree.walks  # what thinking has not needed is left for measuring
    found = weighing.measure(options, left // 2, until)
    before, after = mean(found[0]), mean(found[-1])
    error = SURE * error_of(differences(found))
    if after >= before:  # luck made it look better than it is
        best, before, error = asked.chosen, after, 0.0
    return Step(
        position=asked.position,
        answers=asked.view.answers,
        event=len(asked.view.events),
        when=asked.when,
        question=asked.view.question.name if asked.view.question else "",
        chosen=text(asked.chosen),
        better=text(best),
        before=before,
        after=after,
        error=error,
        lead=None if alone else weighing.lead(effort.leads, until),
    )
