"""What a title brings for those who learn it at the table: set-ups to begin with, what one plays for, what an answer
costs. A title that has any of it brings a module `coach` with a `COACH`, made of this class; its words are messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from farflung.engine.core import Game
from farflung.engine.text import Locale

Company = Literal["alone", "bots", "screen"]


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """A set-up as one click. Its words are the messages `TITLE-start-NAME` and `TITLE-start-NAME-what`."""

    name: str
    seats: int
    who: Company
    """Who has the other seats: bots, people at the same screen, or nobody."""
    edition: str
    bot: str = ""
    """The bot on the other seats; empty is the usual one."""
    options: dict[str, str] = {}
    first: bool = False
    """What the rulebook recommends to those who play for the first time: the table helps them then."""


class Coach:
    """What is known of no title: nothing. A title's own knows better."""

    starts: Sequence[Start] = ()
    """The one for a first game first."""
    burdens: frozenset[str] = frozenset()
    """What of the purse weighs when it grows."""
    priced: frozenset[int] = frozenset()
    """The answers whose words say what they cost."""
    ends: frozenset[int] = frozenset()
    """The answers that end a turn."""
    passing: frozenset[int] = frozenset()
    """The answers that do nothing: where there is one, advice compares the others with it."""
    chances: Mapping[int, str] = {}
    """What could still be done instead of ending a turn, by verb; a name may stand for several verbs. How many there
    are is said by the message `TITLE-unused-NAME`."""

    def spoken(self, edition: str, locale: Locale) -> Locale:
        """The words of this edition, where it has some of its own."""
        return locale

    def goal(self, game: Game, seat: int, locale: Locale) -> str:
        """What is played for, and how far the seat is, as far as it may know; -1 is a spectator."""
        return ""

    def phase(self, game: Game, locale: Locale) -> str:
        """What this part of the game is about."""
        return ""

    def why(self, code: int, term: str, game: Game, locale: Locale) -> str:
        """A fact of this position that says why an answer is worth something by this part of the judge's worth; empty
        where the general words `TITLE-gains-TERM` and `TITLE-costs-TERM` say all there is."""
        return ""

    def purse(self, game: Game, seat: int) -> dict[str, int]:
        """What an answer of the seat may cost, by name: what gets less, or more of a burden, is its price, said by the
        message `TITLE-cost-NAME`."""
        return {}

    def certain(self, game: Game, code: int) -> dict[str, int]:
        """What an answer costs in the end whatever luck does before, by the same names: a price does not look beyond
        luck."""
        return {}
