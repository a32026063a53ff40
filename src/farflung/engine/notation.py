"""Codes in words and words as codes: the stable text of records, scenarios and bug reports."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from farflung.engine.core import first, second, third, verb_of

PLACEHOLDER = re.compile(r"\{(\w+)\}")


class NotationError(ValueError):
    """Words that mean nothing in this title."""


class Notation:
    """A title's verbs as templates (`man {ship}`) and its nouns as lists of names.

    Every argument of a verb stands in its template, so a text is enough to know its code.
    """

    def __init__(self, templates: Mapping[int, str], nouns: Mapping[str, Sequence[str] | Mapping[int, str]]) -> None:
        self.templates = templates
        self.nouns = {
            kind: dict(enumerate(names)) if isinstance(names, Sequence) else dict(names)
            for kind, names in nouns.items()
        }
        self._codes: dict[str, int] = {}

    def arguments(self, code: int) -> list[tuple[str, int]]:
        """The kinds and values of a code's arguments."""
        kinds = PLACEHOLDER.findall(self.templates[verb_of(code)])
        return list(zip(kinds, (first(code), second(code), third(code)), strict=False))

    def text(self, code: int) -> str:
        words = [self.nouns[kind][value] for kind, value in self.arguments(code)]
        return PLACEHOLDER.sub(lambda _: words.pop(0), self.templates[verb_of(code)])

    def code(self, text: str) -> int:
        if not self._codes:
            self._codes = self._all_codes()
        if text not in self._codes:
            raise NotationError(f"'{text}' is not in this title's notation")
        return self._codes[text]

    def _all_codes(self) -> dict[str, int]:
        codes: dict[str, int] = {}
        for verb, template in self.templates.items():
            kinds = PLACEHOLDER.findall(template)
            for code in self._with_arguments(verb, kinds, 8):
                text = self.text(code)
                if text in codes:
                    raise NotationError(f"'{text}' would mean two things")
                codes[text] = code
        return codes

    def _with_arguments(self, code: int, kinds: list[str], shift: int) -> list[int]:
        if not kinds:
            return [code]
        return [
            whole
            for value in self.nouns[kinds[0]]
            for whole in self._with_arguments(code | value << shift, kinds[1:], shift + 8)
        ]
