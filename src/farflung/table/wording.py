"""Where a title's words come from: its `wording` module, which offers what `Words` lists, or else its messages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from farflung import games
from farflung.engine.core import verb_of
from farflung.engine.match import LoggedEvent, Match, Question
from farflung.engine.notation import Notation
from farflung.engine.packs import names_kept
from farflung.engine.text import Locale
from farflung.engine.views import View
from farflung.table.beats import beats_of
from farflung.table.brings import Words
from farflung.table.plainwords import PlainWords

NO_SEAT = -1
MOST_KEPT = 4096
Said = dict[str, Any]
AtHand = Callable[[int, str, View], tuple[Any, ...]]


@cache
def wording(title: str) -> Words:
    """The title's words."""
    return cast(Words, games.part(title, "wording") or PlainWords(title))


@cache
def locale_of(language: str) -> Locale:
    """A language, as tables speak it."""
    return Locale(language)


class Speaker:
    """A match's answers, questions and events in one language, with the names by which a client finds them."""

    def __init__(self, match: Match, language: str) -> None:
        self.setup = match.setup
        self.notation: Notation = match.notation
        self.locale = locale_of(language)
        self.words = wording(match.title.name)
        self._aside = beats_of(match.title).aside
        self._at_hand: frozenset[int] | None = getattr(self.words, "AT_HAND", None)
        self._rules_at_hand: frozenset[str] = getattr(self.words, "RULES_AT_HAND", frozenset())
        self._told_of: AtHand | None = getattr(self.words, "at_hand", None)
        self._kept: dict[tuple[Any, ...], Said] = {}
        """Answers and refusals in words, by all that these hang on."""
        self._asked: tuple[Question, tuple[int, ...]] | None = None

    def option(self, code: int, question: Question | None, view: View | None) -> Said:
        """An option as clients get it: to be read, as the same words are given again."""
        hand = self._in_hand(code, "", view)
        if hand is None:
            return self._option(code, question, view)
        key = (code, "", hand, *self._circumstances(question, view))
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._option(code, question, view)
        return found

    def _option(self, code: int, question: Question | None, view: View | None) -> Said:
        return {
            "text": self.notation.text(code),
            "verb": self.verb(code),
            "args": self.arguments(code),
            "words": self.words.option_text(code, self.setup, self.locale, question, view),
            "detail": self.words.detail_text(code, self.setup, self.locale, view) if view is not None else "",
        }

    def refusal(self, code: int, rule: str, question: Question, view: View) -> Said:
        """`name` is the option that is refused in words, `words` why; to be read, too."""
        hand = self._in_hand(code, rule, view)
        if hand is None:
            return self._refusal(code, rule, question, view)
        key = (code, rule, hand, *self._circumstances(question, view))
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._refusal(code, rule, question, view)
        return found

    def _refusal(self, code: int, rule: str, question: Question, view: View) -> Said:
        option = self.option(code, question, view)
        return {**option, "name": option["words"], "rule": rule, "words": self.why(code, rule, view)}

    def _in_hand(self, code: int, rule: str, view: View | None) -> tuple[Any, ...] | None:
        """What the words hang on of the state of the game: of most, nothing; None where the title does not say."""
        if self._at_hand is None:
            return None
        if view is None or (verb_of(code) not in self._at_hand and rule not in self._rules_at_hand):
            return ()
        return None if self._told_of is None else self._told_of(code, rule, view)

    def _circumstances(self, question: Question | None, view: View | None) -> tuple[Any, ...]:
        """What words hang on that say nothing of the state of the game."""
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        if question is None:
            return (view is not None, names_kept())
        if self._asked is None or self._asked[0] is not question:
            self._asked = (question, (question.kind, question.seat, *question.about))
        return (view is not None, names_kept(), *self._asked[1])

    def why(self, code: int, rule: str, view: View | None = None) -> str:
        """Why something cannot be chosen."""
        return self.words.refusal_text(code, rule, self.setup, self.locale, view)

    def verb(self, code: int) -> str:
        """The name of a code's verb."""
        return self.notation.verbs[verb_of(code)].name

    def arguments(self, code: int) -> dict[str, Any]:
        """By the names of the notation; what it has no name for is a number, and so is a seat in what happened. A noun
        that says several things is told in its parts."""
        verb = self.notation.verbs[verb_of(code)]
        found: dict[str, Any] = {}
        for (name, kind), value in verb.values(code):
            if kind == "seat" and verb.number in self.notation.verbs.events:
                found[name] = value if value < len(self.setup.seats) else NO_SEAT
            elif kind in self.notation.told:
                found |= self.notation.told[kind][value]
            else:
                found[name] = self.notation.nouns[kind].get(value, str(value)) if kind in self.notation.nouns else value
        return found

    def question(self, question: Question, view: View) -> str:
        """The question in words."""
        return self.words.question_text(question, self.setup, self.locale, view)

    def context(self, view: View) -> str:
        """The words of what is being resolved."""
        return self.words.context_text(view, self.locale)

    def event(self, number: int, event: LoggedEvent, cause: int | None = None) -> dict[str, Any]:
        """An event as clients get it; without a cause it is its own."""
        arguments = self.arguments(event.code)
        said = self.words.event_text(event, self.setup, self.locale)
        found = {
            "number": number,
            "cause": number if cause is None else cause,
            "rule": event.rule,
            "verb": self.verb(event.code),
            "args": arguments,
            "seat": arguments.get("seat", NO_SEAT),
            "words": said,
        }
        return {**found, "aside": True} if event.rule in self._aside else found
