"""The whole truth of a game of Helionox: players, Locations, Events, the Market, and which scene comes next."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec
from farflung.engine.core import Game, Piece
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Board, Content
from farflung.games.helionox.numbers import Numbers

# What the lists of a new piece or game are, shared by all of them: a copy must not cost lists that are thrown away.
# What is played has lists of its own, as every copy has.
NONE: Final[list[int]] = []
NONE_2: Final[list[list[int]]] = [[], []]
NONE_4: Final[list[list[int]]] = [[], [], [], []]
NONE_5: Final[list[list[int]]] = [[], [], [], [], []]
NO_LISTS: Final[list[list[int]]] = []
NOTHING_5: Final = [w.NOTHING] * 5
NO_NUMBERS: Final = vec[i64]()
NO_CARDS: Final = vec[i64]([w.NOTHING] * 4)
NONE_LEFT: Final = vec[i64]([0] * 3)


class Player(Piece):
    """One player: mat (HEL-4.15), cards, tokens, and what this turn has seen of them so far.

    Tokens are counts: what is not here lies in the supply (HEL-2.1, 20.4). Limits are those of HEL-1.4 and GAP-30.

    The deck is an unordered pool with known cards on top of it (HEL-12.2): `top`, the topmost last. Everybody knows
    those that came from the open Market or a discard pile; what only its owner has seen carries `OWN_SECRET`.
    """

    __slots__ = (
        "any_discount",
        "architect",
        "bank_credits",
        "bank_defense",
        "bio_played",
        "both_rewards",
        "cargo",
        "consumed_this_turn",
        "credits",
        "cryo",
        "deck",
        "defense",
        "discard",
        "embassies",
        "fleet",
        "fleet_used",
        "gained_at",
        "held",
        "ignores_shutdown",
        "infamy",
        "influence",
        "location",
        "market_discount",
        "moved",
        "pair",
        "played",
        "request",
        "requests",
        "seat",
        "secure_next",
        "social_discount",
        "stellar_discount",
        "top",
        "trophies",
        "unique_used",
        "used_at",
    )

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.architect: i64 = w.NOTHING
        self.cryo: i64 = 0  # Cryo Counters on the Architect
        self.fleet: i64 = w.NOTHING
        self.pair: i64 = w.NOTHING  # the faction of the starting cards
        self.location: i64 = w.EARTH  # of the Ship: the Current Location (HEL-4.9, 16.9)
        self.embassies: i64 = 0  # a bit per Location
        # ---- cards
        self.held: vec[i64] = NO_NUMBERS  # the hand, sorted
        self.deck = NONE
        self.top = NONE
        self.discard = NONE
        self.played = NONE  # this turn, in order (HEL-13.11)
        # ---- what stays
        self.influence: i64 = 0
        self.infamy: i64 = 0
        self.trophies = NONE  # Events, with the side that was up (competitive)
        self.requests = NONE  # fulfilled Requests (competitive)
        self.bank_credits: i64 = 0
        self.bank_defense: i64 = 0
        self.cargo: i64 = 0  # a bit per colour
        self.request: i64 = w.NOTHING  # the Current Request
        # ---- the Turn Use area (HEL-10.4)
        self.credits: i64 = 0
        self.defense: i64 = 0
        # ---- until the end of the turn (HEL-GAP-46)
        self.used_at: i64 = 0  # Locations whose Bonus or Key Access was used (HEL-19.5)
        self.gained_at: i64 = 0  # Locations where Cargo was gained (HEL-28.4)
        self.fleet_used = False
        self.unique_used: i64 = 0  # bits of `Card.unique` (HEL-13.9)
        self.bio_played: i64 = 0
        self.moved = False
        self.consumed_this_turn = False
        self.ignores_shutdown = False
        self.market_discount: i64 = 0
        self.secure_next = False
        self.both_rewards = False
        self.social_discount: i64 = 0
        self.stellar_discount: i64 = 0
        self.any_discount: i64 = 0

    def copy(self) -> Player:
        twin = Player(self.seat)
        twin.architect = self.architect
        twin.cryo = self.cryo
        twin.fleet = self.fleet
        twin.pair = self.pair
        twin.location = self.location
        twin.embassies = self.embassies
        twin.held = self.held[:]
        twin.deck = self.deck[:]
        twin.top = self.top[:]
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        twin.influence = self.influence
        twin.infamy = self.infamy
        twin.trophies = self.trophies[:]
        twin.requests = self.requests[:]
        twin.bank_credits = self.bank_credits
        twin.bank_defense = self.bank_defense
        twin.cargo = self.cargo
        twin.request = self.request
        twin.credits = self.credits
        twin.defense = self.defense
        twin.used_at = self.used_at
        twin.gained_at = self.gained_at
        twin.fleet_used = self.fleet_used
        twin.unique_used = self.unique_used
        twin.bio_played = self.bio_played
        twin.moved = self.moved
        twin.consumed_this_turn = self.consumed_this_turn
        twin.ignores_shutdown = self.ignores_shutdown
        twin.market_discount = self.market_discount
        twin.secure_next = self.secure_next
        twin.both_rewards = self.both_rewards
        twin.social_discount = self.social_discount
        twin.stellar_discount = self.stellar_discount
        twin.any_discount = self.any_discount
        return twin

    def end_of_turn(self) -> None:
        """HEL-10.5, 20.2, 21.4, GAP-46: the pool and everything that was for this turn."""
        self.credits = 0
        self.defense = 0
        self.used_at = 0
        self.gained_at = 0
        self.fleet_used = False
        self.unique_used = 0
        self.bio_played = 0
        self.moved = False
        self.consumed_this_turn = False
        self.ignores_shutdown = False
        self.market_discount = 0
        self.secure_next = False
        self.both_rewards = False
        self.social_discount = 0
        self.stellar_discount = 0
        self.any_discount = 0

    @property
    def hand(self) -> list[int]:
        """A list of the cards in hand, for those who only want to read it."""
        return list(self.held)

    def has_embassy(self, location: i64) -> bool:
        return (self.embassies >> location & 1) == 1

    def carries(self, colour: i64) -> bool:
        return (self.cargo >> colour & 1) == 1


NO_PLAYERS: Final[list[Player]] = []
TURNS_END_THEMSELVES: Final = 1  # rules under which a turn ended by itself when nothing else was left to do


class Helionox(Game):
    """A game of Helionox, in any of its modes."""

    def __init__(
        self,
        seats: i64,
        content: Content,
        numbers: Numbers,
        mode: i64,
        mercury: bool,
        missions_variant: bool,
        draft: bool,
        difficulty: i64,
        hard: bool,
        layout: i64,
        wanted_sites: list[int],
        rules: i64,
    ) -> None:
        super().__init__(seats)
        self.rules: i64 = rules  # the version of the rules that the game began with
        self.content = content
        self.numbers = numbers
        self.mode: i64 = mode
        self.mercury = mercury
        self.missions_variant = missions_variant
        self.draft = draft
        self.difficulty: i64 = difficulty  # co-op and solo only
        self.hard = hard
        self.layout: i64 = layout
        self.board: Board = content.boards[layout]
        self.wanted_sites = wanted_sites  # the Location card of each type, or NOTHING for a random one
        # ---- time
        self.coming: vec[i64] = NO_NUMBERS  # scenes still to play, the next one last
        self.phase: i64 = 0
        self.turn: i64 = 0  # turns begun
        self.current: i64 = w.NOBODY  # the Current Player (HEL-6.1)
        self.first: i64 = w.NOBODY
        # ---- what the Current Player has done once this turn (HEL-10.2)
        self.cycled = False
        self.bonus_used = False
        self.called = False
        self.refusals: i64 = 0  # seats that have refused a call this turn (HEL-GAP-26)
        # ---- the board
        self.sites = NOTHING_5  # Location cards, by type
        self.in_play: vec[i64] = NO_NUMBERS  # Events, oldest first, until Overcome (HEL-7.6): see `event_in_play`
        self.garrisons: i64 = 0  # a bit per Location
        self.illegal = NONE_5  # Illegal Tech at each Location
        self.delivered = NOTHING_5  # the Cargo lying on each Location this turn (HEL-29.3)
        # ---- the Market
        self.market: vec[i64] = NO_CARDS  # by faction
        self.market_decks = NONE_4
        self.market_bottoms = NONE_4  # Cycled cards below each deck, next one first
        self.primes: i64 = 0
        self.consumed = NONE
        # ---- the Event Deck: which card comes is decided when it is drawn, from what nobody has seen yet
        self.unseen_events = NONE_2  # regular, Catastrophic
        self.regular_left: vec[i64] = NONE_LEFT  # by part of the deck
        self.catastrophic_left: vec[i64] = NONE_LEFT
        self.event_top = NONE  # Events looked at, the topmost last: see `seen_event`
        # ---- Requests
        self.unseen_requests = NONE
        self.requests_left: i64 = 0  # cards in the Request Deck
        self.request_bottom = NONE  # Cycled Requests, next one first: request + 256 * (seat that knows it)
        # ---- Missions, the team and the Syndicate
        self.missions = NONE
        self.team_trophies = NONE
        self.team_requests = NONE
        self.syndicate_events = NONE
        self.syndicate_cards = NONE
        # ---- a Collaboration in progress
        self.helped_event: i64 = w.NOTHING  # place in `in_play`
        self.partner: i64 = w.NOBODY
        self.offer: i64 = 0
        # ---- a text in progress
        self.text_card: i64 = w.NOTHING  # the card that 'this card' means
        self.text_consumed: i64 = 0  # cards Consumed earlier in the same text
        # ---- the draft
        self.draft_hands = NO_LISTS
        self.drafted = NO_LISTS
        # ---- the end
        self.finished = False
        self.winners = NONE
        self.scores = NO_LISTS  # parts by seat; in co-op the team's and the Syndicate's
        self.players = NO_PLAYERS
        # ---- what follows from the Events in play, kept by `events.survey`
        self.shut: i64 = 0  # Locations that Active Events shut down, as bits
        self.taxed: i64 = 0  # Locations with the Movement Tax, as bits
        self.inflation: i64 = 0
        self.no_cycle = False
        self.fractured = False
        self.no_card_move = False
        self.embassies_mute = False
        self.prime_closed = False
        self.no_thaw = False
        self.ruptures: i64 = 0  # Events that make the others cost more

    def is_over(self) -> bool:
        return self.finished

    def when(self) -> str:
        return f"turn {self.turn}"

    def play_scene(self) -> None:
        scenes.play_next(self)

    def copy(self) -> Helionox:
        twin = Helionox(
            self.seats,
            self.content,
            self.numbers,
            self.mode,
            self.mercury,
            self.missions_variant,
            self.draft,
            self.difficulty,
            self.hard,
            self.layout,
            self.wanted_sites,
            self.rules,
        )
        twin.coming = self.coming[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.current = self.current
        twin.first = self.first
        twin.cycled = self.cycled
        twin.bonus_used = self.bonus_used
        twin.called = self.called
        twin.refusals = self.refusals
        twin.sites = self.sites[:]
        twin.in_play = self.in_play[:]
        twin.garrisons = self.garrisons
        twin.market = self.market[:]
        twin.market_decks = [deck[:] for deck in self.market_decks]
        twin.market_bottoms = [deck[:] for deck in self.market_bottoms]
        twin.primes = self.primes
        twin.consumed = self.consumed[:]
        twin.unseen_events = [pool[:] for pool in self.unseen_events]
        twin.regular_left = self.regular_left[:]
        twin.catastrophic_left = self.catastrophic_left[:]
        twin.event_top = self.event_top[:]
        if self.mercury:
            twin.illegal = [cards[:] for cards in self.illegal]
            twin.delivered = self.delivered[:]
            twin.unseen_requests = self.unseen_requests[:]
            twin.requests_left = self.requests_left
            twin.request_bottom = self.request_bottom[:]
        twin.missions = self.missions[:]
        if self.mode != w.COMPETITIVE:
            twin.team_trophies = self.team_trophies[:]
            twin.team_requests = self.team_requests[:]
            twin.syndicate_events = self.syndicate_events[:]
            twin.syndicate_cards = self.syndicate_cards[:]
        twin.helped_event = self.helped_event
        twin.partner = self.partner
        twin.offer = self.offer
        twin.text_card = self.text_card
        twin.text_consumed = self.text_consumed
        twin.draft_hands = [hand[:] for hand in self.draft_hands]
        twin.drafted = [hand[:] for hand in self.drafted]
        twin.finished = self.finished
        twin.winners = self.winners[:]
        twin.scores = [row[:] for row in self.scores]
        twin.players = [player.copy() for player in self.players]
        twin.shut = self.shut
        twin.taxed = self.taxed
        twin.inflation = self.inflation
        twin.no_cycle = self.no_cycle
        twin.fractured = self.fractured
        twin.no_card_move = self.no_card_move
        twin.embassies_mute = self.embassies_mute
        twin.prime_closed = self.prime_closed
        twin.no_thaw = self.no_thaw
        twin.ruptures = self.ruptures
        return twin


# ---- Events in play and in piles, packed into one number


def event_in_play(card: i64, location: i64, side: i64) -> i64:
    return card | location << 8 | side << 12


def event_card(event: i64) -> i64:
    return event & 255


def event_location(event: i64) -> i64:
    return event >> 8 & 15


def event_side(event: i64) -> i64:
    return event >> 12 & 1


def trophy(event: i64) -> i64:
    """An Event in a pile: the card and the side that was up (HEL-40.8, 41.1)."""
    return event & 255 | (event >> 12 & 1) << 8


def trophy_card(entry: i64) -> i64:
    return entry & 255


def trophy_side(entry: i64) -> i64:
    return entry >> 8 & 1


def seen_event(card: i64, part: i64, knowers: i64) -> i64:
    """An Event on top of the deck that some seats (bits) have looked at; `part` is the part of the deck it is of."""
    return card | part << 8 | knowers << 12


def seen_part(entry: i64) -> i64:
    return entry >> 8 & 15


def stack_of(game: Helionox, card: i64) -> i64:
    """Which of the two kinds of unseen Events the card is of."""
    return w.CATASTROPHE if game.content.events[card].type == w.CATASTROPHIC else w.REGULAR_EVENT


# ---- cards on top of a deck

OWN_SECRET: Final = 256  # added to a card on top of a deck that only its owner has seen


# ---- small questions every chapter asks


def open_hands(game: Helionox) -> bool:
    """HEL-GAP-36, GAP-45: in co-op and solo all players share what they know."""
    return game.mode != w.COMPETITIVE


def is_shut_down(game: Helionox, location: i64) -> bool:
    """HEL-8.1, 8.8, 8.10, 8.12, 37.2, 37.5: a state, checked whenever it matters."""
    return ((game.shut | game.garrisons) >> location & 1) == 1


def closed_to(game: Helionox, player: Player) -> bool:
    """Whether Shut Down keeps the player from using the Current Location (HEL-8.7)."""
    return not player.ignores_shutdown and is_shut_down(game, player.location)


def events_left(game: Helionox) -> i64:
    """Cards in the Event Deck."""
    total: i64 = len(game.event_top)
    for part in range(3):
        total += game.regular_left[part] + game.catastrophic_left[part]
    return total


def card_influence(game: Helionox, card: i64) -> i64:
    """What a card in a deck is worth at the end, with the knob of HEL-GAP-49 for market cards."""
    printed = game.content.cards[card].influence
    if printed > 0 and game.content.cards[card].faction < 4:
        return max(printed - game.numbers.market_influence_cut, 0)
    return printed


def event_influence(game: Helionox, card: i64, side: i64) -> i64:
    """What an Event is worth on this side, with the knob of HEL-GAP-49 for Active sides that show 3."""
    printed: i64 = game.content.events[card].influence[side]
    if side == w.ACTIVE and printed == 3:
        return printed - game.numbers.active_three_cut
    return printed


def nothing_offered(game: Helionox) -> bool:
    """Whether a rule that wanted to ask found no option; then nothing was refused either."""
    if game.count > 0:
        return False
    if game.refused is not None:
        game.refused.clear()
    return True


def hide_only_option(game: Helionox, synonym: i64) -> None:
    """Others see who is asked. So that they cannot tell from a question left out that its seat holds no other card,
    an only option gets a second way to say it."""
    if game.count == 1:
        game.may(synonym)


# The scenes need the state, and the state plays its scenes: imported last, when all above is defined.
from farflung.games.helionox import scenes  # noqa: E402
