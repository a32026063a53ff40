"""Teaches a small network what positions were worth, with numpy; the result is plain numbers for `bots.net`."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

UNITS = 16
EPOCHS = 60
PATIENCE = 8
"""Epochs without a better one after which it stops."""
BATCH = 128
LARGE_BATCH = 512
"""Of very many rows."""
MANY = 50_000
RATE = 0.002
DECAY = 0.0004
HELD_OUT = 6
"""One of so many games is not learnt from, but says when to stop."""
DIGITS = 6
UNCHANGING = 1e30


class Fitted(msgspec.Struct, frozen=True):
    """What was learnt, for features as they are."""

    line: list[float]
    hidden: list[list[float]]
    thresholds: list[float]
    out: list[float]
    bias: float
    losses: list[float]
    """Of the games that were held out, epoch by epoch."""


class Weights:
    """A line and a hidden layer over features that are brought to the same size; and Adam, which moves them."""

    def __init__(self, features: int, units: int, dice: np.random.Generator) -> None:
        self.line = np.zeros(features)
        self.start = np.zeros(features)
        """What the line is drawn back to."""
        self.hidden = dice.normal(0.0, 1.0 / np.sqrt(features), (features, units))
        self.thresholds = np.zeros(units)
        self.out = dice.normal(0.0, 0.1 / np.sqrt(units), units)
        self.bias = np.zeros(1)
        self.moments = [np.zeros_like(each) for each in self.all()]
        self.squares = [np.zeros_like(each) for each in self.all()]
        self.steps = 0

    def begin_with(self, known: int, middle: float, size: float) -> None:
        """Begins with the feature of this number as the answer, a logarithm of odds, and learns what is amiss."""
        self.line[known] = self.start[known] = size
        self.bias[0] = middle
        self.out[:] = 0.0

    def all(self) -> list[Numbers]:
        """Every weight that is learnt."""
        return [self.line, self.hidden, self.thresholds, self.out, self.bias]

    def predict(self, rows: Numbers) -> Numbers:
        """The chance to win of each row."""
        seen = np.maximum(rows @ self.hidden + self.thresholds, 0.0)
        chance: Numbers = 1.0 / (1.0 + np.exp(-np.clip(rows @ self.line + seen @ self.out + self.bias[0], -30.0, 30.0)))
        return chance

    def step(self, rows: Numbers, targets: Numbers) -> None:
        """One step of Adam towards these targets."""
        before = rows @ self.hidden + self.thresholds
        seen = np.maximum(before, 0.0)
        chance = 1.0 / (1.0 + np.exp(-np.clip(rows @ self.line + seen @ self.out + self.bias[0], -30.0, 30.0)))
        error = (chance - targets) / len(targets)
        back = np.outer(error, self.out) * (before > 0.0)
        slopes = [
            rows.T @ error + DECAY * (self.line - self.start),
            rows.T @ back + DECAY * self.hidden,
            back.sum(axis=0),
            seen.T @ error + DECAY * self.out,
            np.array([error.sum()]),
        ]
        self.steps += 1
        for weight, slope, moment, square in zip(self.all(), slopes, self.moments, self.squares, strict=True):
            np.add(moment, 0.1 * (slope - moment), out=moment)
            np.add(square, 0.001 * (slope * slope - square), out=square)
            first = moment / (1.0 - 0.9**self.steps)
            second = square / (1.0 - 0.999**self.steps)
            np.subtract(weight, RATE * first / (np.sqrt(second) + 1e-8), out=weight)


def loss(chance: Numbers, targets: Numbers) -> float:
    """The mean cross-entropy."""
    sure = np.clip(chance, 1e-7, 1.0 - 1e-7)
    return float(-np.mean(targets * np.log(sure) + (1.0 - targets) * np.log(1.0 - sure)))


def fit(
    rows: Numbers,
    targets: Numbers,
    games: NDArray[np.int64],
    seed: int,
    units: int = UNITS,
    told: Callable[[int, float], None] | None = None,
    known: int | None = None,
) -> Fitted:
    """Learns to tell targets from features; of the epochs the one that does best in games that were held out.

    `games` says which game each row comes from: rows of one game are learnt from all or not at all. The feature of the
    number `known` is a good guess already, as a logarithm of odds: what is learnt is how to mend it.
    """
    held = games % HELD_OUT == 0
    dice = np.random.default_rng(seed)
    middle, size = rows[~held].mean(axis=0), rows[~held].std(axis=0)
    size[size < 1e-6] = UNCHANGING  # what never differs says nothing
    even = (rows - middle) / size
    learnt, asked = even[~held], even[held]
    weights = Weights(rows.shape[1], units, dice)
    if known is not None and size[known] < UNCHANGING:
        weights.begin_with(known, float(middle[known]), float(size[known]))
    best = [each.copy() for each in weights.all()]
    losses: list[float] = []
    batch = BATCH if len(learnt) < MANY else LARGE_BATCH
    for epoch in range(EPOCHS):
        order = dice.permutation(len(learnt))
        for start in range(0, len(order), batch):
            some = order[start : start + batch]
            weights.step(learnt[some], targets[~held][some])
        losses.append(loss(weights.predict(asked), targets[held]))
        if told is not None:
            told(epoch, losses[-1])
        if losses[-1] == min(losses):
            best = [each.copy() for each in weights.all()]
        elif len(losses) - losses.index(min(losses)) > PATIENCE:
            break
    line, hidden, thresholds, out, bias = best
    return Fitted(
        line=short(line / size),
        hidden=[short(row) for row in (hidden / size[:, None]).T],
        thresholds=short(thresholds - (middle / size) @ hidden),
        out=short(out),
        bias=short(bias - line @ (middle / size))[0],
        losses=[round(each, 5) for each in losses],
    )


def short(numbers: Numbers) -> list[float]:
    """With as many digits as matter."""
    return [float(f"{number:.{DIGITS}g}") if abs(number) > 1e-12 else 0.0 for number in numbers]
