"""Effects as strings: `gain(any,1)`, `cond(cycle 4;tactics(3)+hidden(1))`. This parser knows no game's words.

    effect    = name "(" [ argument { ("," | ";") argument } ] ")"
    argument  = item { "+" item }
    item      = effect | word

A word is any text without the signs `( ) , ; +`, such as `any`, `2` or `attached cadet card`. By custom `;` separates
arguments where one of them holds effects.
"""

from __future__ import annotations

from dataclasses import dataclass

SIGNS = "(),;+"


@dataclass(slots=True, frozen=True)
class Word:
    text: str
    position: int

    def __str__(self) -> str:
        return self.text


@dataclass(slots=True, frozen=True)
class Call:
    name: str
    arguments: list[list[Call | Word]]
    position: int

    def __str__(self) -> str:
        """The effect in its normal form: without needless spaces, `;` where an argument holds effects."""
        nested = any(isinstance(item, Call) for argument in self.arguments for item in argument)
        parts = ["+".join(map(str, argument)) for argument in self.arguments]
        return f"{self.name}({(';' if nested else ',').join(parts)})"


class VocabularyError(ValueError):
    """An effect that cannot be read; positions count from 1."""

    def __init__(self, text: str, position: int, expected: str) -> None:
        found = repr(text[position]) if position < len(text) else "the end"
        super().__init__(f"{text!r}, position {position + 1}: expected {expected}, found {found}")
        self.position = position


def parse_effect(text: str) -> Call:
    """Read one effect; the whole text must be used."""
    item, position = _item(text, 0)
    if isinstance(item, Word):
        raise VocabularyError(text, position, "'(' after the name of the effect")
    if position < len(text):
        raise VocabularyError(text, position, "the end of the effect")
    return item


def _item(text: str, start: int) -> tuple[Call | Word, int]:
    while text[start : start + 1].isspace():
        start += 1
    position = start
    while position < len(text) and text[position] not in SIGNS:
        position += 1
    word = text[start:position].rstrip()
    if not word:
        raise VocabularyError(text, position, "a word")
    if position == len(text) or text[position] != "(":
        return Word(word, start), position
    arguments, position = _arguments(text, position + 1)
    return Call(word, arguments, start), position


def _arguments(text: str, position: int) -> tuple[list[list[Call | Word]], int]:
    """What stands between the brackets, and the place after the closing one and the spaces that follow."""
    arguments: list[list[Call | Word]] = []
    if text[position:].lstrip().startswith(")"):
        position = text.index(")", position)
    else:
        sign = ","
        while sign in ",;+":
            item, position = _item(text, position)
            if sign == "+":
                arguments[-1].append(item)
            else:
                arguments.append([item])
            sign = text[position : position + 1] or "end"
            position += 1
        position -= 1
        if sign != ")":
            raise VocabularyError(text, position, "one of ',', ';', '+' and ')'")
    position += 1
    while text[position : position + 1].isspace():
        position += 1
    return arguments, position
