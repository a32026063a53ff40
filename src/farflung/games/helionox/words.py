"""The nouns of Helionox as small numbers, and their names as they stand in content, data and notation."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# ---- Locations, from top to bottom; the colour of a Cargo is named by its Location (HEL-2.4, 28.1, GAP-31)
EARTH: Final = 0
EVERYWHERE: Final = 31  # all five as bits
LOCATIONS: Final = ["Earth", "Moon", "Mars", "Ceres", "Europa"]
CARGO_COLOURS: Final = ["green", "white", "red", "yellow", "blue"]

# ---- factions (HEL-1.5)
BIO: Final = 0
CYBERNETIC: Final = 1
TRANSPORT: Final = 2
DEFENSE: Final = 3
NO_FACTION: Final = 4
FACTIONS: Final = ["Bio", "Cybernetic", "Transport", "Defense"]
ANY_FACTION: Final = 4  # what `obtain` may name instead of a faction
CARD_FACTIONS: Final = [*FACTIONS, "none"]
OBTAINED_FACTIONS: Final = ["bio", "cybernetic", "transport", "defense", "any"]

# ---- kinds of cards (HEL-1.6)
CARD_KINDS: Final = ["Asset", "Tech", "Operative"]

# ---- modes (HEL-1.2, GAP-44)
COMPETITIVE: Final = 0
SOLO: Final = 2
MODES: Final = ["competitive", "co-op", "solo"]
LAYOUTS: Final = ["front", "orbit"]  # the sides of the board (HEL-2.3, GAP-2)

# ---- phases of a turn (HEL-6.2)
SETUP: Final = 0
EVENT_PHASE: Final = 1
CRYO_PHASE: Final = 2
MAIN_PHASE: Final = 3
END_PHASE: Final = 4
SYNDICATE_PHASE: Final = 5
SCORING: Final = 6
PHASES: Final = ["setup", "event", "cryo", "main", "end", "syndicate", "scoring"]

# ---- Events (HEL-14.6, 45.1)
SOCIAL: Final = 0
STELLAR: Final = 1
CATASTROPHIC: Final = 2
EVENT_TYPES: Final = ["social", "stellar", "catastrophic"]
INACTIVE: Final = 0
ACTIVE: Final = 1
SIDES: Final = ["inactive", "active"]
REGULAR_EVENT: Final = 0
CATASTROPHE: Final = 1
EVENT_STACKS: Final = ["regular", "catastrophic"]

# what an Active Event does beyond shutting down (HEL-GAP-14, GAP-15)
NO_EFFECT: Final = 0
MARKET_COST_PLUS_1: Final = 1
RAID: Final = 2
MOVEMENT_TAX_EVERYWHERE: Final = 3
NO_CYCLE: Final = 4
DRAW_FOUR: Final = 5
NO_CARD_MOVE: Final = 6
DISCARD_ON_ACTIVE: Final = 7
EMBASSY_MUTE: Final = 8
SHIPS_PUSHED: Final = 9
PRIME_CLOSED: Final = 10
EVENTS_PLUS_ONE: Final = 11
NO_THAW: Final = 12
EVENT_EFFECTS: Final = [
    "",
    "market_cost_plus_1",
    "raid",
    "movement_tax_everywhere",
    "no_cycle",
    "draw_four",
    "no_card_move",
    "discard_on_active",
    "embassy_mute",
    "ships_pushed",
    "prime_closed",
    "events_plus_one",
    "no_thaw",
]

# alternative costs (HEL-15.3, 15.4): what each icon asks for
DISCARD_ANY: Final = "discard_any"
ALTERNATIVE_DISCARDS: Final = {
    "discard_bio": BIO,
    "discard_cybernetic": CYBERNETIC,
    "discard_transport": TRANSPORT,
    DISCARD_ANY: ANY_FACTION,
}
ALTERNATIVE_CREDITS: Final = {"pay_3_credits": 3, "pay_4_credits": 4}
ALTERNATIVES: Final = [*ALTERNATIVE_DISCARDS, *ALTERNATIVE_CREDITS]

# ---- operations of card text (HEL-GAP-7)
OP_CREDIT: Final = 0
OP_DEFENSE: Final = 1
OP_INFLUENCE: Final = 2
OP_INFAMY: Final = 3
OP_REMOVE_INFAMY: Final = 4
OP_DRAW: Final = 5
OP_DISCARD: Final = 6
OP_CONSUME: Final = 7
OP_OBTAIN: Final = 8
OP_CYCLE: Final = 9
OP_CYCLE_REQUEST: Final = 10
OP_MOVE: Final = 11
OP_EMBASSY: Final = 12
OP_KEY_ACCESS: Final = 13
OP_BANK_CREDIT: Final = 14
OP_BANK_DEFENSE: Final = 15
OP_GAIN_CARGO: Final = 16
OP_COPY: Final = 17
OP_EVENT_DEACTIVATE: Final = 18
OP_EVENT_MOVE: Final = 19
OP_EVENT_DISCOUNT: Final = 20
OP_TOPDECK: Final = 21
OP_LOOK_OWN: Final = 22
OP_SEARCH: Final = 23
OP_LOOK_EVENTS: Final = 24
OP_IGNORE_SHUTDOWN: Final = 25
OP_MARKET_DISCOUNT: Final = 26
OP_SECURE_NEXT: Final = 27
OP_BOTH_REWARDS: Final = 28
OP_REMOVE_CRYO: Final = 29
OP_PAY_CREDIT: Final = 30
OP_CARGO_DISCOUNT: Final = 31
OP_EMBASSY_DISCOUNT: Final = 32
OP_MAY: Final = 33
OP_CHOOSE: Final = 34
OP_COST: Final = 35
OP_IF: Final = 36
OP_FOR_EACH: Final = 37
OP_ALL_PLAYERS: Final = 38
OPERATIONS: Final = [
    "credit",
    "defense",
    "influence",
    "infamy",
    "remove_infamy",
    "draw",
    "discard",
    "consume",
    "obtain",
    "cycle",
    "cycle_request",
    "move",
    "embassy",
    "key_access",
    "bank_credit",
    "bank_defense",
    "gain_cargo",
    "copy",
    "event_deactivate",
    "event_move",
    "event_discount",
    "topdeck",
    "look_own",
    "search",
    "look_events",
    "ignore_shutdown",
    "market_discount",
    "secure_next",
    "both_delivery_rewards",
    "remove_cryo",
    "pay_credit",
    "cargo_discount",
    "embassy_discount",
    "may",
    "choose",
    "cost",
    "if",
    "for_each",
    "all_players",
]

# ---- the words that operations take (HEL-GAP-7)
FROM_HAND: Final = 0
FROM_HAND_OR_DISCARD: Final = 1
ITSELF: Final = 2
CONSUME_ZONES: Final = ["hand", "hand_or_discard", "self"]
FROM_CONSUMED: Final = 1
OBTAIN_ZONES: Final = ["market", "consumed"]
COPY_PLAYED: Final = 1
COPY_ZONES: Final = ["market", "played"]
TOPDECK_ZONES: Final = ["discard"]
ADJACENT: Final = 0
RANGES: Final = ["adjacent", "any"]
CARGO_HERE: Final = 0
CARGO_SOURCES: Final = ["here", "any"]
DISCOUNT_KINDS: Final = ["social", "stellar", "any"]
EVENT_PLACES: Final = ["any"]
IF_EVENT_HERE: Final = 0
IF_EMBASSY_HERE: Final = 1
IF_CONSUMED_THIS_TURN: Final = 3
IF_MOVED_THIS_TURN: Final = 4
CONDITIONS: Final = ["event_here", "embassy_here", "trophy3", "consumed_this_turn", "moved_this_turn"]
PER_BIO_PLAYED: Final = 1
PER_CARGO_HELD: Final = 2
PER_CONSUMED_NOW: Final = 3
COUNTS: Final = ["embassies", "bio_played", "cargo_held", "consumed_now"]

# ---- triggers of Fleet Assets (HEL-GAP-20)
TRIGGER_MAIN: Final = 0
TRIGGER_DELIVERED: Final = 1
TRIGGER_CARGO: Final = 2
TRIGGER_EMBASSY: Final = 3
TRIGGERS: Final = ["main", "delivered", "cargo_gained", "embassy_placed"]

# ---- what Missions count (HEL-GAP-21, GAP-22)
COUNT_STARTING: Final = 0
COUNT_CYBERNETIC: Final = 1
COUNT_EMBASSIES: Final = 2
COUNT_TROPHIES: Final = 3
COUNT_CONSUMED: Final = 4
COUNT_CATASTROPHES: Final = 5
COUNT_LEAST_FACTION: Final = 6
MISSION_COUNTS: Final = [
    "starting_cards",
    "cybernetic_cards",
    "embassies",
    "trophy_events",
    "consumed_cards",
    "trophy_catastrophic",
    "min_faction_cards",
]
MISSION_MODES: Final = ["competitive", "team"]
COMPARISONS: Final = ["least", "most"]

# ---- designs of the deck cards: content in the order of basic.toml, market.toml, illegal.toml
MATERIAL: Final = 0
SENTINEL: Final = 1
FIRST_PAIR: Final = 2  # two cards for each faction
PRIME: Final = 10

# ---- what a question may be about

TEXT: Final = 1  # a text of the content, by its index
