"""What the board shows besides the state because the rules say so: prices, the Event Deck, what a deck may bring.

It is worked out from the state as the seat sees it or, for both sides of a co-operative game, from what lies open: it
tells nothing that the seat does not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, TypedDict

from farflung.engine.core import first, second, verb_of
from farflung.engine.kept import Kept
from farflung.engine.match import LoggedEvent
from farflung.engine.title import Setup
from farflung.games.helionox import overcoming, quotes, scoring
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Content
from farflung.games.helionox.state import Helionox, card_influence, event_card, event_influence, event_side

Data = dict[str, Any]
Cards = tuple[str, ...]


class EventDeck(TypedDict):
    """By part: the cards it began with and has left; how likely the next is a catastrophe, None where nobody knows; and
    how likely one of the others belongs to which Location, empty where none is left."""

    sizes: list[int]
    left: list[int]
    catastrophe: float | None
    places: dict[str, float]


class Coming(TypedDict):
    """Designs that may come up next, each as likely as this."""

    chance: float
    names: list[str]


class MarketDeck(TypedDict):
    """A faction's cards that are still to come to the market, those put at its bottom included."""

    left: int
    coming: list[Coming]


class Overcoming(TypedDict):
    """What an Event in play costs in Defense and is worth in Influence as it lies there."""

    defense: int
    influence: int


class Gain(TypedDict):
    """Something that a card gave when it was played."""

    what: Literal["credits", "defense", "influence", "infamy"]
    n: int


class Share(TypedDict):
    """What a player of a Collaboration gives (0 while nothing is agreed) and has in Defense."""

    seat: int
    share: int
    has: int


class Call(TypedDict):
    """A Collaboration: which of the Events in play it is about, what it costs in all, who gives what; the caller is
    first."""

    event: int
    cost: int
    shares: list[Share]


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
    """Cards left, the one that is known to come next, and every design of the player's; how many cards there are, and
    what each design and all of them count at the end."""

    left: int
    next: str | None
    cards: list[Holding]
    all: int
    worth: dict[str, int]
    total: int


class Team(TypedDict):
    events: int
    requests: int
    tokens: int
    start: int
    total: int


class Syndicate(TypedDict):
    events: int
    cards: int
    start: int
    total: int


class Sides(TypedDict):
    """What both sides have in the open against the Syndicate, of what counts at the end."""

    team: Team
    syndicate: Syndicate


class Reckoned(TypedDict):
    """`order` are the seats from the first player on; `round` of `rounds` is which turn of each player's it is.
    `prices` are those of the market for the player whose turn it is, `market` goes by faction, `events` as they lie in
    play; `shut` names by closed Location the Events that close it, or "garrison"; `decks` go by seat, and so does
    `gave`: by card that lies played, in its order."""

    order: list[int]
    round: int
    rounds: int
    prices: dict[str, int]
    market: dict[str, MarketDeck]
    events: list[Overcoming]
    gave: list[list[list[Gain]]]
    collaboration: Call | None
    event_deck: EventDeck
    shut: dict[str, list[str]]
    decks: list[Deck]
    sides: Sides | None


RECKONED = (
    EventDeck, Coming, MarketDeck, Overcoming, Gain, Share, Call, Holding, Deck, Team, Syndicate, Sides, Reckoned,
)  # fmt: skip
CATASTROPHIC = w.EVENT_STACKS[1]
REMEMBERED = 1024
LAST = Kept(1024)
"""Of what the seats of a table share, and of what stays as it is from one moment to the next."""
Good = Literal["credits", "defense", "influence", "infamy"]
GAINS: dict[int, Good] = {
    v.CREDITS_GAINED: "credits",
    v.DEFENSE_GAINED: "defense",
    v.INFLUENCE_GAINED: "influence",
    v.INFAMY_TAKEN: "infamy",
}
BY_TEXT = {"HEL-10.4", "HEL-20.5", "HEL-32.4"}  # the rules by which a text gives something
OTHER_TEXTS = [v.ARCHITECT_USED, v.BONUS_TAKEN, v.KEY_TAKEN, v.FLEET_USED]  # that are no card's


def reckon(game: Helionox, state: Data, setup: Setup, events: Sequence[LoggedEvent]) -> Reckoned:
    content, numbers = game.content, quotes.numbers_of(setup)
    market, in_play, locations, players = state["market"], state["events"], state["locations"], state["players"]
    player = players[state["current"] - 1] if state["current"] else None
    return {
        "order": [(game.first + step) % game.seats for step in range(game.seats)],
        "round": max(1, rounds_of(game.turn, game.seats)),
        "rounds": rounds_of(turns(game, numbers), game.seats),
        "prices": LAST.of(prices, market, player, in_play, content, numbers),
        "market": LAST.of(market_decks, market),
        "events": LAST.of(as_they_lie, in_play, content, game.numbers, beside=(game,)),
        "gave": gave(players, content, events),
        "collaboration": collaboration(state),
        "event_deck": LAST.of(event_deck, state["event_deck"], content, beside=(state,)),
        "shut": LAST.of(shut, locations, in_play, content),
        "decks": [LAST.of(deck, one, content, game.numbers, numbers["hand_draw"], beside=(game,)) for one in players],
        "sides": sides(game),
    }


# ---- turns


def rounds_of(turns: int, seats: int) -> int:
    return -(-turns // seats)


def turns(game: Helionox, numbers: dict[str, int]) -> int:
    """HEL-3.6, 39.1, 39.2: the Event Deck is the clock; nine turns for each player, as long as nobody changes how many
    Events come in a turn."""
    table = quotes.event_table(game.content, game.mode != w.COMPETITIVE, game.seats)
    cards = sum(table.regular) + sum(table.catastrophic)
    if game.mode == w.COMPETITIVE:
        return cards
    return 1 + -(-max(0, cards - numbers["first_turn_events"]) // numbers["later_events"])


def gave(players: list[Data], content: Content, events: Sequence[LoggedEvent]) -> list[list[list[Gain]]]:
    """What the texts of the cards that each player has played this turn have given. All who see how they lie, and the
    same event last, have seen the same of that."""
    if not events:
        return [[[] for _ in player["played"]] for player in players]
    played = [player["played"] for player in players]
    return LAST.of(given, events[-1], content, *played, beside=(events,))


def given(_last: LoggedEvent | None, content: Content, *told: Any) -> list[list[list[Gain]]]:
    """Overcoming, requests and the texts of Locations, Architects and Fleet Assets are no card's doing."""
    played, events = told[:-1], told[-1]
    found: list[list[tuple[str, list[Gain]]]] = [[] for _ in played]
    open_text: list[list[Gain] | None] = [None for _ in played]
    for event in this_turn(events):
        verb, seat = verb_of(event.code), first(event.code)
        if verb == v.PLAYED:
            gains: list[Gain] = []
            open_text[seat] = gains
            found[seat].append((content.cards[second(event.code)].name, gains))
        elif verb in OTHER_TEXTS:
            open_text[seat] = None
        elif verb in GAINS and event.rule in BY_TEXT:
            giving = open_text[seat]
            if giving is not None:
                add(giving, GAINS[verb], second(event.code))
    return [in_order(names, cards) for names, cards in zip(played, found, strict=True)]


def this_turn(events: Sequence[LoggedEvent]) -> Sequence[LoggedEvent]:
    for place in range(len(events) - 1, -1, -1):
        if verb_of(events[place].code) == v.TURN_BEGAN:
            return events[place:]
    return events


def add(gains: list[Gain], what: Good, n: int) -> None:
    for gain in gains:
        if gain["what"] == what:
            gain["n"] += n
            return
    gains.append({"what": what, "n": n})


def in_order(played: list[str], cards: list[tuple[str, list[Gain]]]) -> list[list[Gain]]:
    """As the cards lie there: a card may have left the table since, and another may have been there before."""
    left = list(cards)
    found: list[list[Gain]] = []
    for name in played:
        place = next((place for place, (card, _) in enumerate(left) if card == name), -1)
        found.append(left.pop(place)[1] if place >= 0 else [])
    return found


# ---- the market and what lies in play


def prices(
    market: Data, player: Data | None, in_play: list[Data], content: Content, numbers: dict[str, int]
) -> dict[str, int]:
    """What the cards of the market cost the player whose turn it is."""
    found: dict[str, int] = {}
    for slot in market.values():
        card = quotes.named(slot["card"], content.cards)
        if card is not None and player is not None:
            found[card.name] = quotes.card_price(card.index, player, in_play, content, numbers)
    return found


@lru_cache(REMEMBERED)
def chances(cards: Cards) -> list[Coming]:
    """Of equally likely cards, the designs with their chance, the likeliest first."""
    designs: dict[int, list[str]] = {}
    for name, n in Counter(cards).most_common():
        designs.setdefault(n, []).append(name)
    return [{"chance": n / len(cards), "names": names} for n, names in designs.items()]


def market_deck(cards: Cards, bottom: list[str]) -> MarketDeck:
    """HEL-10.6, GAP-29: the next comes from the cards above; those at the bottom come after them, in their order."""
    if not cards and bottom:
        return {"left": len(bottom), "coming": [{"chance": 1.0, "names": bottom[:1]}]}
    return {"left": len(cards) + len(bottom), "coming": chances(cards)}


def market_decks(market: Data) -> dict[str, MarketDeck]:
    return {name: market_deck(tuple(slot["deck"]), slot["bottom"]) for name, slot in market.items()}


def as_they_lie(_shown: list[Data], _content: Content, _numbers: object, game: Helionox) -> list[Overcoming]:
    return [as_it_lies(game, event) for event in game.in_play]


def as_it_lies(game: Helionox, event: int) -> Overcoming:
    """HEL-7.4, 14.3: with all that makes Events costlier, without anybody's discounts."""
    return {
        "defense": overcoming.full_cost(game, event),
        "influence": event_influence(game, event_card(event), event_side(event)),
    }


def collaboration(state: Data) -> Call | None:
    """HEL-11.6, 11.8, GAP-27: the caller's offer, the rest is the partner's."""
    call = state["collaboration"]
    if not call["event"]:
        return None
    cost, offer = call["cost"], call["offer"]
    parties = [(state["current"] - 1, offer), (call["partner"] - 1, max(0, cost - offer) if offer else 0)]
    return {
        "event": call["event"] - 1,
        "cost": cost,
        "shares": [
            {"seat": seat, "share": share, "has": state["players"][seat]["pool"]["defense"]}
            for seat, share in parties
            if seat >= 0
        ],
    }


# ---- Events


def event_deck(deck: Data, content: Content, state: Data) -> EventDeck:
    """HEL-3.2 to 3.4, 38.2 to 38.5: how many cards each part began with and has left, those known on top among them,
    and how likely the next one is a catastrophe (None where it lies on top face down, or there is none)."""
    coop = state["mode"] != w.MODES[w.COMPETITIVE]
    table = quotes.event_table(content, coop, len(state["players"]))
    parts, top = deck["parts"], deck["top"]
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
        "places": places(tuple(deck["regular"]), content),
    }


@lru_cache(REMEMBERED)
def places(regular: Cards, content: Content) -> dict[str, float]:
    """HEL-7.2: where the Events that are still to come belong, those without catastrophes."""
    at = Counter(w.LOCATIONS[quotes.named(name, content.events).location] for name in regular)
    return {place: at[place] / len(regular) for place in w.LOCATIONS} if regular else {}


def shut(locations: dict[str, Data], in_play: list[Data], content: Content) -> dict[str, list[str]]:
    return {place: shut_by(here, place, in_play, content) for place, here in locations.items() if here["shut_down"]}


def shut_by(here: Data, place: str, in_play: list[Data], content: Content) -> list[str]:
    """HEL-13.1, 37.2: the Active Events there, catastrophes anywhere; "garrison" if one stands there."""
    active = quotes.active_events(in_play, content)
    found = [event.name for event, at in active if at == place or event.type == w.CATASTROPHIC]
    return found + ["garrison"] * bool(here.get("garrison"))


# ---- a player's cards


def deck(player: Data, _content: Content, _numbers: object, hand: int, game: Helionox) -> Deck:
    """How many cards are left, which one is known to come next, and every design with where its copies lie and how
    likely one of them is the next card, and among the next hand."""
    known = [_known(card) for card in player["top"]]
    blind = not isinstance(player["deck"], list)  # of another one knows what deck and hand hold together
    pool = player["unseen"] if blind else player["deck"]
    left = (player["deck"] if blind else len(pool)) + len(known)
    hidden = isinstance(player["hand"], list)
    piles = player["hand"] if hidden else [], player["discard"], player["played"]
    cards = holdings(tuple(pool), tuple(known), blind, left, *map(tuple, piles), hand)
    copies = {one["name"]: one["deck"] + one["hand"] + one["discard"] + one["played"] for one in cards}
    worth = {name: n for name in copies if (n := worth_of(game, name)) is not None}
    return {
        "left": left,
        "next": known[-1] if known else None,
        "cards": cards,
        "all": sum(copies.values()),
        "worth": worth,
        "total": sum(worth.get(name, 0) * n for name, n in copies.items()),
    }


def worth_of(game: Helionox, name: str) -> int | None:
    """HEL-23.4, 32.5, GAP-49: what a card counts at the end, None for those that show nothing. Illegal Tech counts
    against its owner."""
    card = quotes.named(name, game.content.cards)
    if card.illegal_at >= 0:
        return -int(card.infamy_end)
    return card_influence(game, card.index) if card.shows_influence else None


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
    in_pool, in_discard, in_play, in_hand = tally(pool), tally(discard), tally(played), tally(hand)
    in_deck = in_pool if blind else tally(pool + tuple([card for card in top if card]))
    again = len(discard) + (len(played) if many > 1 else 0)  # what was played is shuffled with the rest
    found: list[Holding] = []
    for name in sorted({*in_deck, *in_hand, *in_discard, *in_play}):
        unseen, used, lying = in_pool.get(name, 0), in_discard.get(name, 0), in_play.get(name, 0)
        found.append(
            {
                "name": name,
                "deck": in_deck.get(name, 0),
                "hand": in_hand.get(name, 0),
                "discard": used,
                "played": lying,
                "next": draws(name, 1, top, left, unseen, len(pool), used, len(discard)),
                "soon": draws(name, many, top, left, unseen, len(pool), used + (lying if many > 1 else 0), again),
            }
        )
    return sorted(found, key=lambda one: (-one["next"], -one["soon"], -one["deck"]))


def tally(cards: Cards) -> dict[str, int]:
    """How many there are of each."""
    found: dict[str, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return found


def draws(
    name: str, n: int, top: tuple[str | None, ...], left: int, unseen: int, pool: int, used: int, again: int
) -> float:
    """The chance of at least one such card among the next: `unseen` of the `pool` are such that may come first, `used`
    of `again` of what is shuffled anew then."""
    sure = top[max(0, len(top) - n) :]
    if name in sure:
        return 1.0
    unknown = min(n - min(n, len(top)), left - len(top)) + sure.count(None)
    miss = 1 - at_least_one(unseen, pool, unknown)
    rest = n - left
    if rest <= 0:
        return 1 - miss
    return 1 - miss * (1 - at_least_one(used, again, min(rest, again)))


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
        "start": scoring.head_start(game, 0),
        "total": 0,
    }
    team["total"] = team["events"] + team["requests"] + team["tokens"] + team["start"]
    syndicate: Syndicate = {
        "events": scoring.influence_of_events(game, game.syndicate_events),
        "cards": sum(card_influence(game, card) for card in game.syndicate_cards),
        "start": scoring.head_start(game, 1),
        "total": 0,
    }
    syndicate["total"] = syndicate["events"] + syndicate["cards"] + syndicate["start"]
    return {"team": team, "syndicate": syndicate}
