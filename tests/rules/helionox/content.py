"""The content as the program has read it, for tests that count what the box holds or look a card up."""

from __future__ import annotations

from farflung.engine.title import Setup
from farflung.games.helionox import words
from farflung.games.helionox.title import HelionoxTitle

SETUP = Setup(title="helionox", edition="final", seats=["A", "B"], options={}, parameters={})
CONTENT = HelionoxTitle().content(SETUP)
MARKET_CARDS = [card for card in CONTENT.cards if card.faction < 4 and not card.starting]
ILLEGAL_TECH = [card for card in CONTENT.cards if card.illegal_at >= 0]
REGULAR = [event for event in CONTENT.events if event.type != words.CATASTROPHIC]
CATASTROPHES = [event for event in CONTENT.events if event.type == words.CATASTROPHIC]
MERCURY_NAMES = {
    thing.name
    for things in (CONTENT.cards, CONTENT.events, CONTENT.sites, CONTENT.architects)
    for thing in things
    if thing.mercury
}


def copies(things: list) -> int:  # type: ignore[type-arg]
    return sum(thing.copies for thing in things)


def catastrophic(name: str) -> bool:
    return any(event.name == name for event in CATASTROPHES)


def home(event: str) -> str:
    """The Location that an Event names."""
    return next(words.LOCATIONS[card.location] for card in CONTENT.events if card.name == event)
