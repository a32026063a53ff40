"""The sentences of a title that brings messages and no `wording` of its own: one for each answer, question and event.

They are called as `Messages` says, with the title's name in front: `salvage-opt-sell`, `salvage-ask-dive`,
`salvage-log-sold`. `salvage-why-sal-2-2` says why a rule refuses, `salvage-detail-sell` what an answer means, if there
is more to say. Their arguments are those of the verb: a seat is the player's name, a number is a number, and a thing is
what its message (`salvage-card-anchor`) calls it, or else its name in the notation. A title without messages speaks its
notation.
"""

from __future__ import annotations

from farflung import games
from farflung.engine.core import verb_of
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.notation import Notation
from farflung.engine.text import Locale, capital
from farflung.engine.title import Setup
from farflung.engine.verbs import Messages
from farflung.engine.views import View, ViewEvent


class PlainWords:
    """What a `wording` module would offer, written from the title's messages."""

    AT_HAND: frozenset[int] = frozenset()

    def __init__(self, title: str) -> None:
        self.title = games.title(title)
        self.speaks = games.file(title, "locale") is not None
        names = [f"Player {seat + 1}" for seat in range(self.title.seats[0])]
        self.MESSAGES = Messages(title, self.notation(Setup(title, self.title.editions[0], names)).verbs)

    def notation(self, setup: Setup) -> Notation:
        """The names of the title's verbs and things in a game of this set-up."""
        return self.title.notation(setup)

    def option_text(
        self, code: int, setup: Setup, locale: Locale, question: Question | None = None, view: View | None = None
    ) -> str:
        """An answer, as an imperative."""
        return self._said(self.MESSAGES.option(code), code, setup, locale)

    def question_text(self, question: Question, setup: Setup, locale: Locale, view: View | None = None) -> str:
        """The question, as a sentence."""
        return locale.text(self.MESSAGES.question(question.name)) if self.speaks else capital(question.name)

    def detail_text(self, code: int, setup: Setup, locale: Locale, view: View | None = None) -> str:
        """What an answer means, where there is more to say."""
        message = f"{self.title.name}-detail-{self.MESSAGES.verbs[verb_of(code)].name}"
        return locale.text(message, **self._arguments(code, setup, locale)) if locale.knows(message) else ""

    def event_text(self, event: LoggedEvent | ViewEvent, setup: Setup, locale: Locale) -> str:
        """What happened, as a sentence."""
        return self._said(self.MESSAGES.event(event.code), event.code, setup, locale)

    def refusal_text(self, code: int, rule: str, setup: Setup, locale: Locale, view: View | None = None) -> str:
        """Why something cannot be chosen; what the rule is called where no message says it."""
        message = self.MESSAGES.why(rule)
        if locale.knows(message):
            return locale.text(message, **self._arguments(code, setup, locale))
        from farflung.rulebook import rule_title

        return rule_title(self.title.name, rule)

    def context_text(self, view: View, locale: Locale) -> str:
        """Nothing: a question of such a title stands for itself."""
        return ""

    def player_name(self, seat: int, setup: Setup, locale: Locale) -> str:
        """What a player is called."""
        return setup.seats[seat] if 0 <= seat < len(setup.seats) else str(seat + 1)

    def _said(self, message: str, code: int, setup: Setup, locale: Locale) -> str:
        if not self.speaks:
            return capital(self.notation(setup).text(code))
        return capital(locale.text(message, **self._arguments(code, setup, locale)))

    def _arguments(self, code: int, setup: Setup, locale: Locale) -> dict[str, object]:
        notation = self.notation(setup)
        found: dict[str, object] = {}
        for (name, kind), value in notation.verbs[verb_of(code)].values(code):
            said = notation.nouns.get(kind, {}).get(value, str(value))
            if kind == "seat":
                found[name] = self.player_name(value, setup, locale)
            elif said.isdigit():
                found[name] = int(said)
            else:
                message = f"{self.title.name}-{kind}-{said.lower().replace(' ', '-')}"
                found[name] = locale.text(message) if locale.knows(message) else said
        return found
