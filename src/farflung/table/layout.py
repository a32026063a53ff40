"""What a board shows of a title that has drawn none: the places of its state that it has words for.

`salvage-place-wreck` labels what lies in the middle, `salvage-player-hands` what each player has: an entry for each
seat. A title without such words is shown whole.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from farflung.engine.text import Locale, capital
from farflung.engine.title import Data


class Laid(NamedTuple):
    """A place with what is in it: a number, a word, a list of things, or things by name."""

    label: str
    value: Any


class Layout(NamedTuple):
    middle: list[Laid]
    players: list[list[Laid]]
    """By seat."""


def laid_out(title: str, state: Data, seats: int, locale: Locale) -> Layout:
    """The places of a state as a seat may know it."""
    middle = [key for key in state if locale.knows(message_of(title, "place", key))]
    each = [key for key in state if locale.knows(message_of(title, "player", key)) and is_by_seat(state[key], seats)]
    if not middle and not each:
        each = [key for key, value in state.items() if is_by_seat(value, seats)]
        middle = [key for key in state if key not in each]
    return Layout(
        [Laid(label(title, "place", key, locale), state[key]) for key in middle],
        [[Laid(label(title, "player", key, locale), state[key][seat]) for key in each] for seat in range(seats)],
    )


def is_by_seat(value: Any, seats: int) -> bool:
    """Whether it has an entry for each seat."""
    return isinstance(value, list) and len(value) == seats


def label(title: str, kind: str, key: str, locale: Locale) -> str:
    """What a place is called."""
    message = message_of(title, kind, key)
    return locale.text(message) if locale.knows(message) else capital(key.replace("_", " "))


def message_of(title: str, kind: str, key: str) -> str:
    """The message that labels a place."""
    return f"{title}-{kind}-{key.replace('_', '-')}"


def called(title: str, thing: Any, locale: Locale) -> str:
    """What a thing in a place is called: by its message (`salvage-thing-anchor`), or as it is."""
    if isinstance(thing, str):
        message = f"{title}-thing-{thing.lower().replace(' ', '-')}"
        return locale.text(message) if locale.knows(message) else thing
    if isinstance(thing, dict):
        return ", ".join(f"{key}: {called(title, value, locale)}" for key, value in thing.items())
    if isinstance(thing, list):
        return " ".join(called(title, each, locale) for each in thing) or "–"
    return "–" if thing is None else str(thing)
