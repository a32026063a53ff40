"""What is printed: cards, Events, Locations, Architects. Immutable and shared by all games."""

from __future__ import annotations

from dataclasses import dataclass

from farflung.engine._native import i64, vec
from farflung.games.helionox import words as w


@dataclass(eq=False)
class Effect:
    """One operation of the vocabulary (HEL-GAP-7) with its arguments as numbers of `words`.

    `what` is the word it takes (zone, range, source, kind of Event, condition, count), `which` the faction of `obtain`,
    `n` the amount, `most` the cost limit or cap. `parts` holds the lists inside: `do` of may, if, for_each and
    all_players; `pay` and `do` of cost; the alternatives of choose.
    """

    op: i64
    n: i64
    what: i64
    which: i64
    most: i64
    parts: list[list[Effect]]


@dataclass(eq=False)
class Text:
    """An ordered list of operations: what a card, a Location, an Architect or a Fleet Asset says."""

    index: i64  # in `Content.texts`
    fx: list[Effect]
    has_scenes: bool  # holds an operation that needs scenes of its own: for all players, or looking
    whole_cost: bool  # nothing but a cost and what it buys (HEL-GAP-40)
    whole_move: bool  # nothing but a move (HEL-GAP-41)


@dataclass(eq=False)
class Card:
    """A design of a card that can lie in a deck: starting cards, Prime Asset, market cards, Illegal Tech."""

    index: i64
    id: str
    name: str
    copies: i64
    faction: i64
    kind: i64
    cost: i64  # 0 where none is printed (HEL-GAP-34)
    influence: i64
    shows_influence: bool  # starting cards and Illegal Tech show none (HEL-4.7, GAP-24)
    starting: bool
    unique: i64  # a bit for each Unique design, 0 for others
    mercury: bool
    illegal_at: i64  # the Location of an Illegal Tech, -1 for others
    infamy_play: i64
    infamy_end: i64
    text: Text
    defends: bool  # its text may give Defense (HEL-GAP-28)
    copies_text: bool  # a copy of a copy is not allowed (HEL-GAP-34)


class EventCard:
    """An Event with its two sides (HEL-45.1)."""

    __slots__ = (
        "active_cost",
        "alternative_cards",
        "alternative_credits",
        "alternative_factions",
        "alternative_hand",
        "copies",
        "defense",
        "effect",
        "has_alternative",
        "id",
        "inactive_cost",
        "index",
        "influence",
        "location",
        "mercury",
        "name",
        "printed_name",
        "taxes",
        "type",
    )

    def __init__(
        self,
        index: i64,
        id: str,
        name: str,
        printed_name: str,
        location: i64,
        type: i64,
        copies: i64,
        influence: list[int],
        defense: list[int],
        alternative_credits: i64,
        alternative_cards: list[int],
        taxes: bool,
        mercury: bool,
        effect: i64,
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name  # unique: that of a namesake elsewhere has its Location added
        self.printed_name = printed_name
        self.location: i64 = location
        self.type: i64 = type
        self.copies: i64 = copies
        self.influence = influence  # Inactive, Active
        self.defense = defense
        self.inactive_cost: i64 = defense[w.INACTIVE]  # the same, as fast as fields
        self.active_cost: i64 = defense[w.ACTIVE]
        self.alternative_credits: i64 = alternative_credits
        self.alternative_cards = alternative_cards  # how many to discard, by faction; the last is any
        self.alternative_hand: i64 = sum(alternative_cards)  # how many cards in all
        self.alternative_factions = [faction for faction in range(4) if alternative_cards[faction] > 0]
        self.has_alternative = alternative_credits > 0 or self.alternative_hand > 0
        self.taxes = taxes
        self.mercury = mercury
        self.effect: i64 = effect


@dataclass(eq=False)
class Site:
    """A Location card: what the place of this type offers (HEL-2.11)."""

    index: i64
    id: str
    name: str
    location: i64
    mercury: bool
    bonus: Text
    key: Text
    bonus_defends: bool
    key_defends: bool


@dataclass(eq=False)
class Ability:
    """One of an Architect's abilities with its Cryo cost (HEL-2.12)."""

    cryo: i64
    text: Text
    defends: bool


@dataclass(eq=False)
class Architect:
    index: i64
    id: str
    name: str
    mercury: bool
    abilities: list[Ability]


@dataclass(eq=False)
class FleetAsset:
    """A Carrier with five bays and one ability (HEL-GAP-20)."""

    index: i64
    id: str
    name: str
    trigger: i64
    text: Text


@dataclass(eq=False)
class Mission:
    index: i64
    id: str
    name: str
    team: bool
    faction: i64
    influence: i64
    count: i64
    at_most: bool
    threshold: list[int]  # by number of players, from 1


@dataclass(eq=False)
class Request:
    index: i64
    id: str
    name: str
    copies: i64
    cargo: i64
    destination: i64
    influence: i64


@dataclass(eq=False)
class EventTable:
    """How many regular and Catastrophic Events each part of the Event Deck has (HEL-3.2 to 3.4, 38.2 to 38.5)."""

    coop: bool
    players: i64
    regular: list[int]
    catastrophic: list[int]
    rule: str


@dataclass(eq=False)
class Difficulty:
    id: str
    name: str
    garrisons: bool
    missions: list[int]  # by number of players, from 1
    rule: str


@dataclass(eq=False)
class Board:
    """A side of the board: neighbours as bits by Location, steps to Earth (HEL-GAP-1, GAP-2)."""

    id: str
    name: str
    neighbours: list[int]
    distance: list[int]


class Pools:
    """What the decks of a game are made of, with or without Mercury Protocol (HEL-26.1, GAP-43): every card as often as
    there are copies, in the order of the content."""

    __slots__ = ("architects", "catastrophic", "fleet", "illegal", "market", "regular", "requests")

    def __init__(self, content: Content, mercury: bool) -> None:
        self.market: list[list[int]] = [[], [], [], []]  # by faction (HEL-2.7)
        self.illegal: list[list[int]] = [[], [], [], [], []]  # by Location (HEL-30.1)
        for card in content.cards:
            if card.illegal_at >= 0:
                self.illegal[card.illegal_at] += [card.index] * card.copies
            elif card.faction < 4 and not card.starting and (mercury or not card.mercury):
                self.market[card.faction] += [card.index] * card.copies
        self.regular: list[int] = []
        self.catastrophic: list[int] = []
        for event in content.events:
            if mercury or not event.mercury:
                pool = self.catastrophic if event.type == w.CATASTROPHIC else self.regular
                pool += [event.index] * event.copies
        self.requests = [request.index for request in content.requests for _ in range(request.copies)]
        self.architects = [a.index for a in content.architects if mercury or not a.mercury]
        self.fleet = [asset.index for asset in content.fleet]


class Content:
    """Everything printed (HEL-1.3), indexed by small numbers."""

    __slots__ = (
        "architects",
        "boards",
        "cards",
        "difficulties",
        "events",
        "factions",
        "fleet",
        "home",
        "mercury_pools",
        "missions",
        "plain_pools",
        "requests",
        "sites",
        "tables",
        "texts",
        "version",
    )

    def __init__(
        self,
        version: str,
        cards: list[Card],
        events: list[EventCard],
        sites: list[Site],
        architects: list[Architect],
        fleet: list[FleetAsset],
        missions: list[Mission],
        requests: list[Request],
        tables: list[EventTable],
        difficulties: list[Difficulty],
        boards: list[Board],
        texts: list[Text],
    ) -> None:
        self.version = version
        self.home = ("", "", "")  # where it is found again: the module of its shelf, the pack, the edition
        self.cards = cards
        self.factions = vec[i64]([card.faction for card in cards])  # of the cards: fast to read
        self.events = events
        self.sites = sites
        self.architects = architects
        self.fleet = fleet
        self.missions = missions
        self.requests = requests
        self.tables = tables
        self.difficulties = difficulties
        self.boards = boards
        self.texts = texts
        self.plain_pools = Pools(self, False)
        self.mercury_pools = Pools(self, True)

    def pools(self, mercury: bool) -> Pools:
        return self.mercury_pools if mercury else self.plain_pools
