"""All answers that a game could ever ask for, numbered: a fixed set of actions for whoever learns to choose."""

from __future__ import annotations

from itertools import product

from farflung.engine.match import Question
from farflung.engine.title import Setup, Title
from farflung.engine.verbs import LONG


class Actions:
    """The actions of a set-up. The order is that of the title's verbs and nouns, and so the same in every process."""

    def __init__(self, title: Title, setup: Setup) -> None:
        notation = title.notation(setup)
        self.codes: list[int] = []
        """The answer that each action is, as the title's code."""
        for verb in notation.verbs.answers.values():
            bits = [16 if argument.kind == LONG else 8 for argument in verb.arguments]
            for values in product(*(sorted(notation.nouns[argument.kind]) for argument in verb.arguments)):
                code, at = verb.number, 8
                for value, width in zip(values, bits, strict=True):
                    code, at = code | value << at, at + width
                self.codes.append(code)
        self._numbers = {code: number for number, code in enumerate(self.codes)}
        self._notation = notation

    def __len__(self) -> int:
        return len(self.codes)

    def number(self, code: int) -> int:
        """The action that this answer is."""
        return self._numbers[code]

    def text(self, number: int) -> str:
        """An action in the title's notation."""
        return self._notation.text(self.codes[number])

    def legal(self, question: Question | None) -> list[int]:
        """The actions that answer this question, in its order."""
        return [self._numbers[code] for code in question.options] if question else []
