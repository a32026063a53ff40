"""A verb is declared once, in a line of its title's `verbs` module, beside the number by which the rules know it:

    MAN: Final[Annotated[int, Answer("man {ship}")]] = 1
    DRAWS_CARD: Final[Annotated[int, Luck("card {card}", secret=True)]] = 89
    REPLACED: Final[Annotated[int, Happens("{seat} replaces {ship} by {newship:ship}")]] = 186
    ASK_MAN: Final[Annotated[int, Asks("REV-F-01.1.1")]] = 4

Everything else comes from there: the text of records, the arguments (`{ship}` is a ship, `{newship:ship}` another one),
what is secret, the name (`draws-card`) of its messages in four languages and in the client, a question's rule. For the
rules it stays a plain number, which mypyc writes into them; the module of verbs itself is not compiled, for its
annotations are read here.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType
from typing import Final, NamedTuple, get_args

PLACEHOLDER: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")
LONG: Final = "long"  # a number of two bytes takes the place of two arguments


@dataclass(frozen=True)
class Said:
    text: str
    secret: bool = False
    """Only the seat of the scene may see it."""
    reveals: bool = False
    """Undo is no longer free after it, though luck was not asked."""


class Answer(Said):
    """What a player may choose; the text is how records and scenarios say it."""


class Luck(Said):
    """An outcome of luck; the text is how records and scenarios say it."""


class Happens(Said):
    """What is told when it has happened."""


@dataclass(frozen=True)
class Asks:
    """A question, by the rule that asks it."""

    rule: str


class Argument(NamedTuple):
    name: str
    kind: str
    """Which of the title's nouns it is; what has no names is a number."""


@dataclass(frozen=True)
class Verb:
    number: int
    name: str
    said: Said

    @cached_property
    def arguments(self) -> list[Argument]:
        return [Argument(name, kind or name) for name, kind in PLACEHOLDER.findall(self.said.text)]

    @cached_property
    def literals(self) -> list[str]:
        """The text around the arguments: one piece more than there are arguments."""
        return PLACEHOLDER.split(self.said.text)[::3]

    def values(self, code: int) -> list[tuple[Argument, int]]:
        """The arguments of a code of this verb."""
        return [(argument, code >> begins & most) for argument, begins, most in self._packed]

    @cached_property
    def _packed(self) -> list[tuple[Argument, int, int]]:
        """Where each argument begins in a code, and the largest it can be."""
        found, begins = [], 8
        for argument in self.arguments:
            bits = 16 if argument.kind == LONG else 8
            found.append((argument, begins, (1 << bits) - 1))
            begins += bits
        return found


class Verbs:
    """All verbs and questions of a title, by number."""

    def __init__(self, verbs: Iterable[Verb], questions: dict[int, tuple[str, str]]) -> None:
        self.all = {verb.number: verb for verb in verbs}
        self.answers, self.luck, self.events = (
            {number: verb for number, verb in self.all.items() if isinstance(verb.said, kind)}
            for kind in (Answer, Luck, Happens)
        )
        self.spoken = [*self.answers.values(), *self.luck.values()]
        """What stands in records."""
        self.questions = questions
        """Name and rule of each."""
        self.secret = frozenset(number for number, verb in self.all.items() if verb.said.secret)
        self.reveals = frozenset(number for number, verb in self.all.items() if verb.said.reveals)

    def __getitem__(self, number: int) -> Verb:
        return self.all[number]


@cache
def declared(*modules: ModuleType) -> Verbs:
    """What these modules declare; a later one adds to the earlier, and may say their verbs in its own words."""
    verbs: dict[int, Verb] = {}
    questions: dict[int, tuple[str, str]] = {}
    for module in modules:
        numbers: set[tuple[bool, int]] = set()
        for constant, annotation in inspect.get_annotations(module).items():
            for said in getattr(next(iter(get_args(annotation)), None), "__metadata__", ()):
                number, name = getattr(module, constant), constant.lower().replace("_", "-")
                asks = isinstance(said, Asks)
                if (asks, number) in numbers:
                    raise ValueError(f"{module.__name__}: {constant} has the number {number} of another")
                numbers.add((asks, number))
                if asks:
                    questions[number] = (name.removeprefix("ask-"), said.rule)
                else:
                    verbs[number] = Verb(number, name, said)
    if not verbs:
        raise ValueError(f"{modules[0].__name__} declares no verb: is it compiled?")
    return Verbs(verbs.values(), questions)


class Messages:
    """What a title's messages are called: it follows from the names of its verbs, questions and rules."""

    def __init__(self, prefix: str, verbs: Verbs) -> None:
        self.prefix = prefix
        self.verbs = verbs

    def option(self, code: int) -> str:
        """The message that offers this code."""
        return f"{self.prefix}-opt-{self.verbs[code & 255].name}"

    def event(self, code: int) -> str:
        """The message that tells this code."""
        return f"{self.prefix}-log-{self.verbs[code & 255].name}"

    def question(self, name: str) -> str:
        """The message that asks this question."""
        return f"{self.prefix}-ask-{name}"

    def why(self, rule: str) -> str:
        """The message that says why this rule refuses."""
        return f"{self.prefix}-why-{rule.lower().replace('.', '-')}"
