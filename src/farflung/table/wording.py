"""Where a title's words come from: its `wording` module, which offers what `Words` lists, or else its messages."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, cast

from farflung import games
from farflung.engine.core import verb_of
from farflung.engine.match import LoggedEvent, Match, Question
from farflung.engine.notation import Notation
from farflung.engine.text import Locale
from farflung.engine.title import Setup
from farflung.engine.verbs import Messages
from farflung.engine.views import View, ViewEvent
from farflung.table.plainwords import PlainWords

NO_SEAT = -1


class Words(Protocol):
    """What a title's `wording` module offers."""

    MESSAGES: Messages

    def option_text(
        self, code: int, setup: Setup, locale: Locale, question: Question | None = None, view: View | None = None
    ) -> str:
        """An answer, as an imperative."""
        ...

    def question_text(self, question: Question, setup: Setup, locale: Locale, view: View | None = None) -> str:
        """The question, as a sentence."""
        ...

    def detail_text(self, code: int, setup: Setup, locale: Locale, view: View | None = None) -> str:
        """What an answer means: the words of its card, if it has one."""
        ...

    def event_text(self, event: LoggedEvent | ViewEvent, setup: Setup, locale: Locale) -> str:
        """What happened, as a sentence."""
        ...

    def refusal_text(self, code: int, rule: str, setup: Setup, locale: Locale, view: View | None = None) -> str:
        """Why something cannot be chosen."""
        ...

    def context_text(self, view: View, locale: Locale) -> str:
        """The words of what is being resolved, if a question is about any."""
        ...

    def player_name(self, seat: int, setup: Setup, locale: Locale) -> str:
        """What a player is called."""
        ...


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
        self._named: dict[int, dict[str, Any]] = {}
        """Codes that were told, by the names of the notation."""
        self.locale = locale_of(language)
        self.words = wording(match.title.name)

    def option(self, code: int, question: Question | None, view: View | None) -> dict[str, Any]:
        """An option as clients get it."""
        if code not in self._named:
            named = {"text": self.notation.text(code), "verb": self.verb(code), "args": self.arguments(code)}
            self._named[code] = named
        return {
            **self._named[code],
            "words": self.words.option_text(code, self.setup, self.locale, question, view),
            "detail": self.words.detail_text(code, self.setup, self.locale, view) if view is not None else "",
        }

    def refusal(self, code: int, rule: str, question: Question, view: View) -> dict[str, Any]:
        """`name` is the option that is refused in words, `words` why."""
        option = self.option(code, question, view)
        return {**option, "name": option["words"], "rule": rule, "words": self.why(code, rule, view)}

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
        return {
            "number": number,
            "cause": number if cause is None else cause,
            "rule": event.rule,
            "verb": self.verb(event.code),
            "args": arguments,
            "seat": arguments.get("seat", NO_SEAT),
            "words": said,
        }
