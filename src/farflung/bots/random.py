"""Any option, each as likely as the others."""

from __future__ import annotations

from farflung.bots.base import question_of
from farflung.engine.core import Dice
from farflung.engine.views import View


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        return self.pick(question_of(view).options)

    def pick(self, options: list[int]) -> int:
        return options[self.dice.below(len(options))]
