"""What a title may bring to the table, beside what every title has. A title that has it has these methods or names.

They are protocols, which compiled code cannot declare for titles that are not compiled: so they stand here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from farflung.engine.beats import Beats
from farflung.engine.core import Game
from farflung.engine.match import LoggedEvent, Question
from farflung.engine.text import Locale
from farflung.engine.title import Data, Setup
from farflung.engine.verbs import Messages
from farflung.engine.views import View, ViewEvent


class Words(Protocol):
    """What a title's `wording` module offers.

    It may also say of which answers the words or details tell something of the state of the game (`AT_HAND`, verbs),
    and which rules refuse in such words (`RULES_AT_HAND`). All others hang on the code, the reader and the question
    alone: its kind, whom it asks, what it is about. These are said once and kept. Without `AT_HAND` nothing is. A
    function `at_hand(code, rule, view)` may tell all of the state that the words at hand hang on, of an answer or of
    its refusal by a rule: then these are kept, too, for as long as that is the same.
    """

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


@runtime_checkable
class Reckons(Protocol):
    """A title whose board shows such things."""

    def numbers(self, setup: Setup) -> dict[str, int]:
        """The numbers of the rules that hold at this table: the edition's, and what the table has changed."""
        ...

    def reckon(self, game: Game, setup: Setup, state: Data, seat: int, events: Sequence[LoggedEvent]) -> Data:
        """Chances, prices, sizes and the like. `state` is what the seat may know of the game and `events` what it has
        been told so far; the answer must follow from these alone."""
        ...


@runtime_checkable
class InBeats(Protocol):
    """A title that says which of its events come of others; of one that does not, each is an act of its own."""

    @property
    def beats(self) -> Beats:
        """The events that begin no beat."""
        ...


@runtime_checkable
class InTurns(Protocol):
    """A title whose events say where a turn, a phase or a round begins brings their verbs: also where nobody else acts,
    as alone or where one player has several ships, a replay then has its stops."""

    @property
    def turns(self) -> frozenset[int]:
        """Events that begin a turn."""
        ...


@runtime_checkable
class Progressing(Protocol):
    """A title that tells everybody how far a game is brings this method."""

    def progress(self, game: Game) -> Data:
        """How far the game is."""
        ...
