"""The effects of all titles: `gain(science, 1)`, `may(consume(hand, 1))`, `choose(draw(2); move(any) + credit(1))`.

    effect    = name "(" [ argument { ("," | ";") argument } ] ")"
    argument  = item { "+" item }
    item      = effect | word

A word is any text without the signs `( ) , ; +`, such as `any`, `2` or `attached cadet card`. By custom `;` separates
arguments where one of them holds effects.

A title says once what each of its effects takes and means (`Signature`). Its `Vocabulary` turns texts into the title's
own effects, numbers in a small class, which are the one tree that rules, card texts and the client go by; it tells the
words in such an effect again, spells it, and writes the table for the designers' documents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from farflung.engine.content import Place
from farflung.engine.sentences import Sentence, said, unknown

SIGNS = "(),;+"


# ---- grammar


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
        return spelled(self.name, ["+".join(map(str, argument)) for argument in self.arguments], "", self.holds_effects)

    @property
    def holds_effects(self) -> bool:
        """Whether an argument is an effect itself."""
        return any(isinstance(item, Call) for argument in self.arguments for item in argument)


def spelled(name: str, arguments: Sequence[str], space: str = " ", holds_effects: bool = False) -> str:
    """A call as it is written by custom; without spaces it is the normal form."""
    return f"{name}({(';' if holds_effects else ',').join([*arguments[:1], *(space + one for one in arguments[1:])])})"


class VocabularyError(ValueError):
    """An effect that cannot be read; positions count from 1."""

    def __init__(self, text: str, position: int, expected: str) -> None:
        found = repr(text[position]) if position < len(text) else Sentence("the end")
        self.what = Sentence(
            "{text!r}, position {position}: expected {expected}, found {found}",
            text=text,
            position=position + 1,
            expected=expected,
            found=found,
        )
        super().__init__(self.what)
        self.position = position


def parse_effect(text: str) -> Call:
    """Read one effect; the whole text must be used."""
    item, position = _item(text, 0)
    if isinstance(item, Word):
        raise VocabularyError(text, position, Sentence("'(' after the name of the effect"))
    if position < len(text):
        raise VocabularyError(text, position, Sentence("the end of the effect"))
    return item


def _item(text: str, start: int) -> tuple[Call | Word, int]:
    while text[start : start + 1].isspace():
        start += 1
    position = start
    while position < len(text) and text[position] not in SIGNS:
        position += 1
    word = text[start:position].rstrip()
    if not word:
        raise VocabularyError(text, position, Sentence("a word"))
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
            raise VocabularyError(text, position, Sentence("one of ',', ';', '+' and ')'"))
    position += 1
    while text[position : position + 1].isspace():
        position += 1
    return arguments, position


# ---- signatures

Argument = list[Call | Word]
Numbers = dict[str, int]  # fields of an effect


@dataclass(slots=True, frozen=True)
class Spot:
    """A place in the text of an effect, for saying what is wrong there."""

    place: Place
    text: str
    position: int

    def at(self, item: Call | Word) -> Spot:
        """The spot of a part of the text."""
        return Spot(self.place, self.text, item.position)

    def wrong(self, what: str, /, **given: object) -> None:
        """Notes a mistake here."""
        what = said(what, **given)
        self.place.wrong("{text!r}, position {position}: {what}", text=self.text, position=self.position + 1, what=what)


@dataclass(slots=True, frozen=True)
class Parameter:
    """One argument: its name in the documents, the field of the effect that takes it, its number if it is left out."""

    name: str
    field: str = ""
    default: int | None = None

    def read(self, call: str, argument: Argument, spot: Spot) -> Numbers:
        """The argument as numbers of the effect."""
        if len(argument) > 1:
            spot.at(argument[1]).wrong(
                "{call}() takes one {parameter}, not several joined by '+'", call=call, parameter=self.name
            )
        return {self.field: self.number(call, str(argument[0]), spot.at(argument[0]))}

    def number(self, call: str, word: str, spot: Spot) -> int:
        """What a word means as this argument; a mistake is noted."""
        raise NotImplementedError

    def word(self, effect: Any) -> str:
        """What stands in an effect, as it is written."""
        return self.spell(getattr(effect, self.field))

    def spell(self, number: int) -> str:
        """The word for a number."""
        return str(number)

    def allowed(self) -> str:
        """What may be written, for the documents."""
        raise NotImplementedError


@dataclass(slots=True, frozen=True)
class Number(Parameter):
    """A whole number in a range, or one of some words that stand for one."""

    field: str = "n"
    least: int = 1
    most: int = 9
    words: tuple[tuple[str, int], ...] = ()

    def number(self, call: str, word: str, spot: Spot) -> int:
        for known, number in self.words:
            if word == known:
                return number
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and self.least <= int(word) <= self.most:
            return int(word)
        if self.words:
            spot.wrong(
                "{call}(): {word!r} is not a number from {least} to {most}, nor one of {others}",
                call=call,
                word=word,
                least=self.least,
                most=self.most,
                others=", ".join(known for known, _ in self.words),
            )
        else:
            spot.wrong(
                "{call}(): {word!r} is not a number from {least} to {most}",
                call=call,
                word=word,
                least=self.least,
                most=self.most,
            )
        return self.least

    def spell(self, number: int) -> str:
        return next((word for word, meant in self.words if meant == number), str(number))

    def allowed(self) -> str:
        return " or ".join([f"{self.least} to {self.most}", *(f"`{word}`" for word, _ in self.words)])


@dataclass(slots=True, frozen=True)
class OneOf(Parameter):
    """One of the words that the rules know."""

    field: str = "what"
    words: tuple[tuple[str, int], ...] = ()

    def number(self, call: str, word: str, spot: Spot) -> int:
        numbers = dict(self.words)
        if word not in numbers:
            spot.wrong("{call}(): {what}", call=call, what=unknown(self.name, word, list(numbers)))
        return numbers.get(word, 0)

    def spell(self, number: int) -> str:
        """The word; none at all for what can only be meant by leaving it out."""
        return next((word for word, meant in self.words if meant == number), "")

    def allowed(self) -> str:
        return ", ".join(f"`{word}`" for word, _ in self.words)


@dataclass(slots=True, frozen=True)
class SomeOf(OneOf):
    """One word or several joined by `+`, as bits."""

    def read(self, call: str, argument: Argument, spot: Spot) -> Numbers:
        return {self.field: sum({1 << self.number(call, str(item), spot.at(item)) for item in argument})}

    def spell(self, number: int) -> str:
        return "+".join(word for word, bit in self.words if number >> bit & 1)

    def allowed(self) -> str:
        return OneOf.allowed(self) + ", several joined by `+`"


@dataclass(slots=True, frozen=True)
class Effects(Parameter):
    """Effects joined by `+`, or one; with `least` there are so many alternatives or more, each such an argument."""

    least: int = 0
    one: bool = False


def numbered(words: Sequence[str], first: int = 0) -> tuple[tuple[str, int], ...]:
    """Words, counted up."""
    return tuple((word, number) for number, word in enumerate(words, first))


@dataclass(slots=True, frozen=True)
class Signature:
    """An effect: its name, what it does in a sentence for designers, and what it takes."""

    name: str
    says: str
    parameters: tuple[Parameter, ...] = ()

    def head(self) -> str:
        """As the documents write it: `consume(zone, n = 1)`."""
        holds, names = False, []
        for parameter in self.parameters:
            left_out = "" if parameter.default is None else f" = {parameter.spell(parameter.default) or 'none'}"
            names.append(parameter.name + left_out)
            if isinstance(parameter, Effects):
                holds = True
                names += [parameter.name] * (parameter.least - 1) + ["..."] * (parameter.least > 0)
        return spelled(self.name, names, holds_effects=holds)


def effect(name: str, says: str, *parameters: Parameter) -> Signature:
    """What an effect takes, and what it says."""
    return Signature(name, says, parameters)


Effect = TypeVar("Effect")
Sections = Mapping[str, Sequence[Signature]]  # by heading, in the order of the documents


class Vocabulary(Generic[Effect]):
    """All effects of a title: from text to effects and back.

    `names` lists the effects in the order of their numbers; `make` builds one from its number, its fields and the lists
    of effects that it holds; `code` tells the number of an effect and `parts` these lists.
    """

    def __init__(
        self,
        names: Sequence[str],
        make: Callable[[int, Numbers, list[list[Effect]]], Effect],
        code: Callable[[Effect], int],
        parts: Callable[[Effect], list[list[Effect]]],
        sections: Sections,
    ) -> None:
        self.names = names
        self.make = make
        self.code = code
        self.parts = parts
        self.sections = sections
        self.signatures = {signature.name: signature for part in sections.values() for signature in part}

    def read_all(
        self, texts: Iterable[str], place: Place, check: Callable[[Effect, Spot], None] | None = None
    ) -> list[Effect]:
        """The effects of a list of texts; whatever is wrong with them is said at `place`.

        `check` says what only the title can know about an effect, once all that it holds has been read.
        """
        found: list[Effect] = []
        for number, text in enumerate(texts):
            at = place.item(number)
            try:
                call = parse_effect(text)
            except VocabularyError as error:
                at.wrong(error.what)
                continue
            one = self._read(call, Spot(at, text, call.position), check)
            if one is not None:
                found.append(one)
        return found

    def _read(self, call: Call, spot: Spot, check: Callable[[Effect, Spot], None] | None) -> Effect | None:
        signature = self.signatures.get(call.name)
        if signature is None:
            spot.wrong(unknown(Sentence("effect"), call.name, list(self.signatures)))
            return None
        parameters, arguments = _paired(signature, call.arguments), call.arguments
        if parameters is None:
            takes = ", ".join(parameter.name for parameter in signature.parameters)
            takes = takes or Sentence("nothing between the brackets")
            spot.wrong("{call}() takes {takes}; {count} given", call=call.name, takes=takes, count=len(arguments))
            return None
        numbers: Numbers = {one.field: one.default for one in signature.parameters if one.default is not None}
        parts: list[list[Effect]] = []
        for argument, parameter in zip(arguments, parameters, strict=False):
            if isinstance(parameter, Effects):
                if parameter.one and len(argument) > 1:
                    spot.at(argument[1]).wrong(
                        "{call}() takes one effect here, not several joined by '+'", call=call.name
                    )
                parts.append(self._part(call.name, argument, spot, check))
            else:
                numbers |= parameter.read(call.name, argument, spot)
        made = self.make(self.names.index(call.name), numbers, parts)
        if check is not None:
            check(made, spot)
        return made

    def _part(
        self, name: str, argument: Argument, spot: Spot, check: Callable[[Effect, Spot], None] | None
    ) -> list[Effect]:
        part: list[Effect] = []
        for item in argument:
            if isinstance(item, Word):
                spot.at(item).wrong("{call}() takes effects here, not {word!r}", call=name, word=item.text)
                continue
            inner = self._read(item, spot.at(item), check)
            if inner is not None:
                part.append(inner)
        return part

    def signature(self, effect: Effect) -> Signature:
        """The signature an effect was written by."""
        return self.signatures[self.names[self.code(effect)]]

    def words(self, effect: Effect) -> dict[str, str]:
        """What an effect takes, by the names of its parameters; what it holds is not among them."""
        taken = [one for one in self.signature(effect).parameters if not isinstance(one, Effects)]
        return {parameter.name: word for parameter in taken if (word := parameter.word(effect))}

    def arguments(self, effect: Effect) -> list[int | str]:
        """What an effect takes, in order and as it is spelled, without what might as well be left out."""
        found: list[int | str] = []
        needed, parts = 0, list(self.parts(effect))
        for parameter in self.signature(effect).parameters:
            if isinstance(parameter, Effects):
                for _ in range(len(parts) if parameter.least else 1):
                    found.append(" + ".join(map(self.spell, parts.pop(0))))
            else:
                found.append(_plain(parameter.word(effect)))
            if parameter.default is None or parameter.spell(parameter.default) != str(found[-1]):
                needed = len(found)
        return found[:needed]

    def spell(self, effect: Effect) -> str:
        """The effect as its text."""
        name, arguments = self.signature(effect).name, map(str, self.arguments(effect))
        return spelled(name, list(arguments), holds_effects=bool(self.parts(effect)))

    def data(self, effects: Iterable[Effect]) -> list[dict[str, Any]]:
        """Effects for the client: the name, what each takes by the names of the parameters, `parts` that it holds."""
        return [
            {"effect": self.signature(one).name}
            | {name: _plain(word) for name, word in self.words(one).items()}
            | ({"parts": [self.data(part) for part in parts]} if (parts := self.parts(one)) else {})
            for one in effects
        ]

    def table(self) -> str:
        """All effects for the designers' documents: a table, and what may be written for its arguments."""
        lines = ["| effect | what it does |", "|---|---|"]
        taken: dict[str, list[tuple[str, str]]] = {}
        for heading, signatures in self.sections.items():
            lines += [f"| **{heading}** | |"] if heading else []
            for signature in signatures:
                lines.append(f"| `{signature.head()}` | {signature.says} |")
                for parameter in signature.parameters:
                    if not isinstance(parameter, Effects):
                        taken.setdefault(parameter.name, []).append((signature.name, parameter.allowed()))
        lines.append("")
        for name, uses in taken.items():
            lines.append(f"- `{name}`: {_allowed(uses)}")
        return "\n".join(lines)


def _plain(word: str) -> int | str:
    return int(word) if word.removeprefix("-").isdigit() else word


def _paired(signature: Signature, arguments: list[Argument]) -> list[Parameter] | None:
    """The parameter of each argument, or None if there are too few or too many of them."""
    parameters = list(signature.parameters)
    if parameters and isinstance(parameters[-1], Effects) and parameters[-1].least:
        more = len(arguments) - len(parameters) + 1
        if more < parameters[-1].least:
            return None
        parameters += [parameters[-1]] * (more - 1)
    least = sum(1 for parameter in parameters if parameter.default is None)
    return parameters if least <= len(arguments) <= len(parameters) else None


def _allowed(uses: list[tuple[str, str]]) -> str:
    """What is allowed for a parameter: once if it is the same everywhere, and otherwise by effect."""
    by: dict[str, list[str]] = {}
    for name, allowed in uses:
        by.setdefault(allowed, []).append(name)
    usual = max(by, key=lambda allowed: len(by[allowed]))
    others = [
        f"{', '.join(f'`{name}`' for name in names)}: {allowed}" for allowed, names in by.items() if allowed != usual
    ]
    return "; for ".join([usual, *others])
