"""What the board shows besides the state because the rules say so: prices, the Event Deck, what a deck may bring.

It is worked out from the state as the seat sees it or, for both sides of a co-operative game, from what lies open: it
tells nothing that the seat does not know.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, TypedDict

from farflung.engine.title import Setup
from farflung.games.helionox import quotes, scoring
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Content
from farflung.games.helionox.state import Helionox, card_influence

Data = dict[str, Any]
Cards = tuple[str, ...]


class EventDeck(TypedDict):
    """By part: the cards it began with and has left; how likely the next is a catastrophe, None where nobody knows."""

    sizes: list[int]
    left: list[int]
    catastrophe: float | None


class Holding(TypedDict):
    """A design: how many of it lie where, as far as the reader may know, how likely the very next card drawn is one of
    them, and that at least one is in the next hand."""

    name: str
    deck: int
    hand: int
    discard: int
    played: int
    next: float
    soon: float


class Deck(TypedDict):
    """Cards left, the one that is known to come next, and every design of the player's."""

    left: int
    next: str | None
    cards: list[Holding]


class Team(TypedDict):
    events: int
    requests: int
    tokens: int


class Syndicate(TypedDict):
    events: int
    cards: int


class Sides(TypedDict):
    """What both sides have in the open against the Syndicate, of what counts at the end."""

    team: Team
    syndicate: Syndicate


class Reckoned(TypedDict):
    """`prices` are those of the market for the player whose turn it is; `shut` names by closed Location the Events that
    close it, or "garrison"; `decks` go by seat."""

    prices: dict[str, int]
    event_deck: EventDeck
    shut: dict[str, list[str]]
    decks: list[Deck]
    sides: Sides | None


RECKONED = (EventDeck, Holding, Deck, Team, Syndicate, Sides, Reckoned)
CATASTROPHIC = w.EVENT_STACKS[1]
REMEMBERED = 1024


def reckon(game: Helionox, state: Data, setup: Setup) -> Reckoned:
    content, numbers = game.content, quotes.numbers_of(setup)
    return {
        "prices": prices(state, content, numbers),
        "event_deck": event_deck(state, content),
        "shut": {
            place: shut_by(state, place, content) for place, here in state["locations"].items() if here["shut_down"]
        },
        "decks": [deck(player, numbers["hand_draw"]) for player in state["players"]],
        "sides": sides(game),
    }


def prices(state: Data, content: Content, numbers: dict[str, int]) -> dict[str, int]:
    """What the cards of the market cost the player whose turn it is."""
    player = state["players"][state["current"] - 1] if state["current"] else None
    found: dict[str, int] = {}
    for slot in state["market"].values():
        card = quotes.named(slot["card"], content.cards)
        if card is not None and player is not None:
            found[card.name] = quotes.card_price(card.index, player, state, content, numbers)
    return found


# ---- Events


def event_deck(state: Data, content: Content) -> EventDeck:
    """HEL-3.2 to 3.4, 38.2 to 38.5: how many cards each part began with and has left, those known on top among them,
    and how likely the next one is a catastrophe (None where it lies on top face down, or there is none)."""
    coop = state["mode"] != w.MODES[w.COMPETITIVE]
    table = next(one for one in content.tables if one.coop == coop and one.players == len(state["players"]))
    parts, top = state["event_deck"]["parts"], state["event_deck"]["top"]
    left = [
        part["regular"] + part[CATASTROPHIC] + sum(one["part"] == number for one in top)
        for number, part in enumerate(parts, 1)
    ]
    chance: float | None = None
    if top:
        event = quotes.named(top[-1]["event"], content.events)
        chance = None if event is None else float(event.type == w.CATASTROPHIC)
    else:
        part = next((one for one in parts if one["regular"] + one[CATASTROPHIC]), None)
        chance = part[CATASTROPHIC] / (part["regular"] + part[CATASTROPHIC]) if part else None
    return {
        "sizes": [a + b for a, b in zip(table.regular, table.catastrophic, strict=True)],
        "left": left,
        "catastrophe": chance,
    }


def shut_by(state: Data, place: str, content: Content) -> list[str]:
    """HEL-13.1, 37.2: the Active Events there, catastrophes anywhere; "garrison" if one stands there."""
    found = [
        event.name for event, at in quotes.active_events(state, content) if at == place or event.type == w.CATASTROPHIC
    ]
    return found + ["garrison"] * bool(state["locations"][place].get("garrison"))


# ---- a player's cards


def deck(player: Data, hand: int) -> Deck:
    """How many cards are left, which one is known to come next, and every design with where its copies lie and how
    likely one of them is the next card, and among the next hand."""
    known = [_known(card) for card in player["top"]]
    blind = not isinstance(player["deck"], list)  # of another one knows what deck and hand hold together
    pool = player["unseen"] if blind else player["deck"]
    left = (player["deck"] if blind else len(pool)) + len(known)
    hidden = isinstance(player["hand"], list)
    piles = player["hand"] if hidden else [], player["discard"], player["played"]
    return {
        "left": left,
        "next": known[-1] if known else None,
        "cards": holdings(tuple(pool), tuple(known), blind, left, *map(tuple, piles), hand),
    }


def _known(card: str | None) -> str | None:
    """A card on top of a deck; the star says that only its owner has seen it."""
    return card.rstrip("*") if card and card != "hidden" else None


@lru_cache(REMEMBERED)
def holdings(
    pool: Cards,
    top: tuple[str | None, ...],
    blind: bool,
    left: int,
    hand: Cards,
    discard: Cards,
    played: Cards,
    many: int,
) -> list[Holding]:
    """HEL-21.3, 21.4: from above come the known cards, then any of the pool, then what was shuffled anew."""
    in_pool, in_discard, in_play = Counter(pool), Counter(discard), Counter(played)
    in_deck = in_pool if blind else in_pool + Counter(card for card in top if card)
    in_hand = Counter(hand)

    def draws(name: str, n: int) -> float:
        sure = top[max(0, len(top) - n) :]
        if name in sure:
            return 1.0
        unknown = min(n - min(n, len(top)), left - len(top)) + sure.count(None)
        miss = 1 - at_least_one(in_pool[name], len(pool), unknown)
        rest = n - left
        if rest <= 0:
            return 1 - miss
        again = in_discard[name] + (in_play[name] if n > 1 else 0)
        everything = len(discard) + (len(played) if n > 1 else 0)
        return 1 - miss * (1 - at_least_one(again, everything, min(rest, everything)))

    found: list[Holding] = [
        {
            "name": name,
            "deck": in_deck[name],
            "hand": in_hand[name],
            "discard": in_discard[name],
            "played": in_play[name],
            "next": draws(name, 1),
            "soon": draws(name, many),
        }
        for name in sorted({*in_deck, *in_hand, *in_discard, *in_play})
    ]
    return sorted(found, key=lambda one: (-one["next"], -one["soon"], -one["deck"]))


def at_least_one(good: int, everything: int, drawn: int) -> float:
    """The chance of at least one of the good among so many drawn."""
    none = 1.0
    for taken in range(drawn):
        none *= max(0, everything - good - taken) / max(1, everything - taken)
    return 1 - none if good > 0 and drawn > 0 else 0.0


# ---- against the Syndicate


def sides(game: Helionox) -> Sides | None:
    """HEL-43.2 to 43.11: what both sides have in the open, of what counts at the end; None in competitive games."""
    if game.mode == w.COMPETITIVE:
        return None
    team: Team = {
        "events": scoring.influence_of_events(game, game.team_trophies),
        "requests": sum(game.content.requests[request].influence for request in game.team_requests),
        "tokens": sum(player.influence - player.infamy for player in game.players),
    }
    syndicate: Syndicate = {
        "events": scoring.influence_of_events(game, game.syndicate_events),
        "cards": sum(card_influence(game, card) for card in game.syndicate_cards),
    }
    return {"team": team, "syndicate": syndicate}
