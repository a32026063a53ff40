"""What a title brings for those who learn it at the table: set-ups to begin with, what one plays for, what an answer
costs. A title that has any of it brings a module `coach` with a `COACH`, made of this class; its words are messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Company = Literal["alone", "bots", "screen"]


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """A set-up as one click. Its words are the messages `TITLE-start-NAME` and `TITLE-start-NAME-what`."""

    name: str
    seats: int
    who: Company
    """Who has the other seats: bots, people at the same screen, or nobody."""
    edition: str
    options: dict[str, str] = {}
    first: bool = False
    """What the rulebook recommends to those who play for the first time: the table helps them then."""


class Coach:
    """What is known of no title: nothing. A title's own knows better."""

    starts: Sequence[Start] = ()
    """The one for a first game first."""
