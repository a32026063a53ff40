"""A small network that says what a game is worth, from its features: a line and a hidden layer. Compiled.

It is what `farflung train` has learnt, and needs nothing but numbers: the library it was trained with is not asked.
"""

from __future__ import annotations

from math import exp

from farflung.engine._native import i64


class Net:
    """The sum of a line through the features and of what hidden units see in them, as a chance between 0 and 1."""

    def __init__(
        self, line: list[float], hidden: list[list[float]], thresholds: list[float], out: list[float], bias: float
    ) -> None:
        """`hidden` has a row for each unit, as long as there are features."""
        self.line = line
        self.hidden = hidden
        self.thresholds = thresholds
        self.out = out
        self.bias = bias

    def value(self, features: list[float]) -> float:
        """The chance to win that these features promise."""
        size: i64 = len(self.line)
        if len(features) != size:
            raise ValueError(f"the network knows {size} features, not {len(features)}")
        total = self.bias
        line = self.line
        for place in range(size):
            total += line[place] * features[place]
        for unit in range(len(self.hidden)):
            row = self.hidden[unit]
            seen = self.thresholds[unit]
            for place in range(size):
                seen += row[place] * features[place]
            if seen > 0.0:
                total += self.out[unit] * seen
        return 1.0 / (1.0 + exp(-min(max(total, -30.0), 30.0)))
