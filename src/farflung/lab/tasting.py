"""Learning which answers are good: what a search found of every option of a question is what habits are to find of it
at once. With numpy; the result is plain numbers for `bots.taste`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from farflung.bots.habit import Habit
from farflung.bots.learned import palate_of
from farflung.bots.search_tree import Thought
from farflung.bots.taste import SIZE, UNIT, Table, Taste
from farflung.engine._native import i64
from farflung.engine.core import Decider, Dice, Game
from farflung.lab.training import Question

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]

EPOCHS = 120
PATIENCE = 5
RATE = 0.005
DECAY = 2e-6
BATCH = 256
"""Questions of a step."""
HELD_OUT = 8
"""One of so many games is not learnt from, but says when to stop."""
A_THIRD = 0.015
"""An option that promises so much less of a chance to win than the best is taken for a third as good."""
KNOWN = 4
"""Walks of an option from which on it counts what was found of it."""
NOWHERE = SIZE
"""The place of no trait: its number is always 0."""


class Tasted(msgspec.Struct, frozen=True):
    """What was learnt, for games held out epoch by epoch."""

    numbers: list[int]
    losses: list[float]


class Notes(Decider):
    """Writes down the traits of the first question that is put to it; the rest of the scene goes by habit."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.traits: list[list[int]] = []
        self.options: list[int] = []

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        """What the taste decides."""
        if not self.options:
            self.options = game.options()
            self.traits = self.taste.traits(game, seat, kind)
        return self.taste.decide(game, seat, kind)

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        """What the taste draws."""
        return self.taste.luck(game, verb, pool)


def question_of(thought: Thought, taste: Taste) -> Question | None:
    """What a search has thought about; None where it has hardly looked."""
    arms = thought.tree.root.arms
    known = {option: arms[option].mean() for option in thought.options if arms[option].visits >= KNOWN}
    if len(known) < 2:
        return None
    notes = Notes(taste)
    thought.imagination.answer_of(notes, Dice(thought.seed))
    best = known[thought.best()] if thought.best() in known else max(known.values())
    parts = [np.exp(min(known[option] - best, 0.0) / A_THIRD) if option in known else 0.0 for option in notes.options]
    total = sum(parts)
    return Question(notes.traits, [round(float(part / total), 4) for part in parts])


def untaught(title: str, habit: Decider) -> Taste:
    """A taste that likes everything as much, to ask it for traits."""
    palate = palate_of(title)
    assert palate is not None
    assert isinstance(habit, Habit)
    return Taste(Table([0] * SIZE), palate, habit, 0, 1.0)


class Lines:
    """All options of some questions, one below the other."""

    def __init__(self, questions: Sequence[Question]) -> None:
        counts = np.array([len(question.traits) for question in questions], dtype=np.int64)
        most = max((len(row) for question in questions for row in question.traits), default=1)
        self.places: Places = np.full((int(counts.sum()), most), NOWHERE, dtype=np.int64)
        line = 0
        for question in questions:
            for row in question.traits:
                self.places[line, : len(row)] = row
                line += 1
        self.shares: Numbers = np.array([share for question in questions for share in question.shares])
        self.starts: Places = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64)
        self.of: Places = np.repeat(np.arange(len(counts)), counts)
        self.counts: Places = counts

    def some(self, chosen: Places) -> Lines:
        """Those of these questions."""
        part = Lines.__new__(Lines)
        lines = np.concatenate([np.arange(self.starts[each], self.starts[each] + self.counts[each]) for each in chosen])
        part.places, part.shares = self.places[lines], self.shares[lines]
        part.counts = self.counts[chosen]
        part.starts = np.concatenate([[0], np.cumsum(part.counts)[:-1]]).astype(np.int64)
        part.of = np.repeat(np.arange(len(chosen)), part.counts)
        return part

    def chances(self, numbers: Numbers) -> Numbers:
        """How often each option is taken by a taste."""
        likings = numbers[self.places].sum(axis=1)
        likings -= np.maximum.reduceat(likings, self.starts)[self.of]
        parts = np.exp(likings)
        chances: Numbers = parts / np.add.reduceat(parts, self.starts)[self.of]
        return chances

    def loss(self, numbers: Numbers) -> float:
        """The mean cross-entropy."""
        return float(-(self.shares * np.log(self.chances(numbers) + 1e-9)).sum() / len(self.counts))

    def slope(self, numbers: Numbers) -> Numbers:
        """Of the mean cross-entropy, by number."""
        error = (self.chances(numbers) - self.shares) / len(self.counts)
        weights = np.repeat(error, self.places.shape[1])
        slope: Numbers = np.bincount(self.places.ravel(), weights, minlength=SIZE + 1).astype(np.float64)
        return slope


def fit(games: Sequence[Sequence[Question]], seed: int, progress: Callable[[int], None] = lambda done: None) -> Tasted:
    """Numbers under which the options are liked as the search found them."""
    dice = np.random.default_rng(seed)
    held = [question for number, game in enumerate(games) if number % HELD_OUT == 0 for question in game]
    learnt = Lines([question for number, game in enumerate(games) if number % HELD_OUT != 0 for question in game])
    kept_out = Lines(held)
    numbers, moments, squares = np.zeros(SIZE + 1), np.zeros(SIZE + 1), np.zeros(SIZE + 1)
    losses = [kept_out.loss(numbers)]
    best, best_numbers, steps = losses[0], numbers.copy(), 0
    for epoch in range(EPOCHS):
        order = dice.permutation(len(learnt.counts))
        for start in range(0, len(order), BATCH):
            slope = learnt.some(order[start : start + BATCH]).slope(numbers) + DECAY * numbers
            steps += 1
            moments = 0.9 * moments + 0.1 * slope
            squares = 0.999 * squares + 0.001 * slope * slope
            numbers -= RATE * (moments / (1 - 0.9**steps)) / (np.sqrt(squares / (1 - 0.999**steps)) + 1e-8)
            numbers[NOWHERE] = 0.0
        losses.append(kept_out.loss(numbers))
        progress(epoch + 1)
        if losses[-1] < best:
            best, best_numbers = losses[-1], numbers.copy()
        elif len(losses) - 1 - int(np.argmin(losses)) >= PATIENCE:
            break
    return Tasted([round(float(number) * UNIT) for number in best_numbers[:SIZE]], [round(each, 5) for each in losses])
