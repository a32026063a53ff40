"""Codes in words and words as codes: the stable text of records, scenarios and bug reports."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from farflung.engine.core import verb_of
from farflung.engine.verbs import Happens, Verb, Verbs


class NotationError(ValueError):
    """Words that mean nothing in this title, or two things."""


MOST_WRITTEN = 50_000
Told = Mapping[str, str | int | list[int]]


class Notation:
    """A title's verbs, and its nouns as lists of names.

    Every argument of a verb stands in its text, so a text is enough to know its code. `told` is for nouns whose name
    says several things, such as a ship and some of its dice: what a client is told instead of the name, by kind and
    value, so that no client has to read names.
    """

    def __init__(
        self,
        verbs: Verbs,
        nouns: Mapping[str, Sequence[str] | Mapping[int, str]],
        told: Mapping[str, Mapping[int, Told]] | None = None,
    ) -> None:
        self.verbs = verbs
        self.told = told or {}
        self.nouns = {
            kind: dict(enumerate(names)) if isinstance(names, Sequence) else dict(names)
            for kind, names in nouns.items()
        }
        self._values: dict[str, dict[str, int]] = {}
        self._codes: dict[str, int] = {}
        """Texts that have been read."""
        self._texts: dict[int, str] = {}
        """Codes that have been written."""
        self._beginning: dict[str, list[Verb]] = {}
        for verb in verbs.spoken:
            self._beginning.setdefault(verb.literals[0].partition(" ")[0], []).append(verb)

    def arguments(self, code: int) -> list[tuple[str, int]]:
        """The names and values of a code's arguments."""
        return [(argument.name, value) for argument, value in self.verbs[verb_of(code)].values(code)]

    def text(self, code: int) -> str:
        """The words of a code."""
        found = self._texts.get(code)
        if found is None:
            if len(self._texts) >= MOST_WRITTEN:
                self._texts.clear()
            found = self._texts[code] = self._written(code)
        return found

    def _written(self, code: int) -> str:
        verb = self.verbs[verb_of(code)]
        said, *literals = verb.literals
        for ((_, kind), value), literal in zip(verb.values(code), literals, strict=True):
            said += self._name(kind, value, happened=isinstance(verb.said, Happens)) + literal
        return said

    def _name(self, kind: str, value: int, happened: bool) -> str:
        """What has no name is a number; of what happened that may be one of many, such as a seat beyond the table."""
        names = self.nouns.get(kind)
        if names is None or (happened and value not in names):
            return str(value)
        return names[value]

    def code(self, text: str) -> int:
        """The answer or outcome of luck that this text means."""
        if text not in self._codes:
            verbs = self._beginning.get(text.partition(" ")[0], [])
            found = [code for verb in verbs for code in self._readings(verb, text)]
            if not found:
                raise NotationError(f"'{text}' is not in this title's notation")
            if len(found) > 1:
                raise NotationError(f"'{text}' would mean two things")
            self._codes[text] = found[0]
        return self._codes[text]

    def _readings(self, verb: Verb, text: str) -> Iterator[int]:
        """The codes of a verb that read so."""
        if text.startswith(verb.literals[0]):
            yield from self._read_on(verb, 0, text.removeprefix(verb.literals[0]), verb.number)

    def _read_on(self, verb: Verb, place: int, text: str, code: int) -> Iterator[int]:
        """Reads the argument of this place and what follows it: wherever the next piece of the verb's own text stands,
        a name may end."""
        if place == len(verb.arguments):
            if not text:
                yield code
            return
        values, literal = self._values_of(verb.arguments[place].kind), verb.literals[place + 1]
        end = text.find(literal, 1) if literal else len(text)
        while end > 0:
            value = values.get(text[:end])
            if value is not None:
                yield from self._read_on(verb, place + 1, text[end + len(literal) :], code | value << 8 * (place + 1))
            end = text.find(literal, end + 1) if literal else -1

    def _values_of(self, kind: str) -> dict[str, int]:
        if kind not in self._values:
            names = self.nouns[kind]
            self._values[kind] = {name: value for value, name in names.items()}
            if len(self._values[kind]) < len(names):
                twice = next(name for name in names.values() if list(names.values()).count(name) > 1)
                raise NotationError(f"the {kind} '{twice}' would mean two things")
        return self._values[kind]


def nouns_of(names: object, verbs: Verbs) -> dict[str, Sequence[str] | Mapping[int, str]]:
    """A title's lists of names, as far as its verbs speak of them."""
    kinds = {kind for verb in verbs.all.values() for _, kind in verb.arguments}
    lists = {kind: getattr(names, kind, None) for kind in kinds}
    return {kind: named for kind, named in lists.items() if isinstance(named, list | dict)}
