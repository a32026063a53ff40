"""The verbs of Helionox: what a player may answer, what luck does, what happens; and the questions.

The text beside a verb is its notation in records and scenarios: stable, English, made of the rulebook's words.
"""

from typing import Final

# ---- answers: the Main Phase (HEL-10)
PLAY: Final = 1
BUY: Final = 2
TRAVEL: Final = 3
PLACE_EMBASSY: Final = 4
OVERCOME: Final = 5
ALTERNATIVE: Final = 6
CALL: Final = 7
USE_ARCHITECT: Final = 8
BONUS: Final = 9
KEY: Final = 10
CYCLE: Final = 11
CYCLE_REQUEST: Final = 12
GAIN_CARGO: Final = 13
DELIVER: Final = 14
USE_FLEET: Final = 15
GARRISON_CREDIT: Final = 16
GARRISON_DEFENSE: Final = 17
END_TURN: Final = 18
# ---- Collaboration (HEL-11)
PARTNER: Final = 19
OFFER: Final = 20
ACCEPT: Final = 21
REFUSE: Final = 22
STOP_HELPING: Final = 23
RAISE: Final = 24
BREAK_OFF: Final = 25
# ---- card text (HEL-GAP-7)
TAKE: Final = 26
DECLINE: Final = 27
DONE: Final = 28
CHOOSE: Final = 29
MOVE: Final = 30
DISCARD: Final = 31
CONSUME: Final = 32
CONSUME_DISCARDED: Final = 33
OBTAIN: Final = 34
COPY: Final = 35
TURN_OVER: Final = 36
SHIFT: Final = 37
SHIFT_TO: Final = 38
TOPDECK: Final = 39
LOOK_TAKE: Final = 40
PUT_BACK: Final = 41
SEARCH: Final = 42
EVENT_BACK: Final = 43
CONSUME_SELF: Final = 44
# ---- paying, delivering, ending
FROM_BANK: Final = 45
BANK_REWARD: Final = 46
TECH_REWARD: Final = 47
KEEP_REST: Final = 48
LOSE_CARGO: Final = 49
GIVE_EVENT: Final = 50
GIVE_CARD: Final = 51
# ---- set-up
DRAFT: Final = 52
CHOOSE_ARCHITECT: Final = 53
CHOOSE_PAIR: Final = 54
CHOOSE_FLEET: Final = 55
DISCARD_ANY: Final = 56

# ---- luck
FIRST_PLAYER: Final = 80
DEALS_PAIR: Final = 81
DEALS_ARCHITECT: Final = 82
DEALS_FLEET: Final = 83
PUTS_SITE: Final = 84
PUTS_ILLEGAL: Final = 85
DEALS_MISSION: Final = 86
REVEALS: Final = 87
DRAWS: Final = 88
SEES: Final = 89
EVENT_STACK: Final = 90
DRAWS_EVENT: Final = 91
DRAWS_REQUEST: Final = 92

# ---- events
TURN_BEGAN: Final = 120
BECAME_ACTIVE: Final = 121
EVENT_ARRIVED: Final = 122
THAWED: Final = 123
PLAYED: Final = 124
CREDITS_GAINED: Final = 125
DEFENSE_GAINED: Final = 126
INFLUENCE_GAINED: Final = 127
INFAMY_TAKEN: Final = 128
INFAMY_REMOVED: Final = 129
DREW: Final = 130
DREW_UNSEEN: Final = 131
DISCARDED: Final = 132
CONSUMED: Final = 133
BOUGHT: Final = 134
OBTAINED: Final = 135
SECURED: Final = 136
MARKET_SHOWN: Final = 137
CYCLED: Final = 138
REQUEST_CYCLED: Final = 139
MOVED: Final = 140
TRAVELLED: Final = 141
EMBASSY_PLACED: Final = 142
OVERCAME: Final = 143
CALLED: Final = 144
ACCEPTED: Final = 145
REFUSED: Final = 146
COLLABORATED: Final = 147
BROKEN_OFF: Final = 148
ARCHITECT_USED: Final = 149
BONUS_TAKEN: Final = 150
KEY_TAKEN: Final = 151
CREDITS_BANKED: Final = 152
DEFENSE_BANKED: Final = 153
CARGO_GAINED: Final = 154
CARGO_DELIVERED: Final = 155
CARGO_LOST: Final = 156
REQUEST_FULFILLED: Final = 157
REQUEST_DRAWN: Final = 158
ILLEGAL_TAKEN: Final = 159
FLEET_USED: Final = 160
GARRISON_REMOVED: Final = 161
COPIED: Final = 162
TURNED_OVER: Final = 163
SHIFTED: Final = 164
SEARCHED: Final = 165
LOOKED: Final = 166
EVENTS_LOOKED: Final = 167
RESHUFFLED: Final = 168
TOPDECKED: Final = 169
SHUTDOWN_IGNORED: Final = 170
MARKET_CHEAPER: Final = 171
EVENTS_CHEAPER: Final = 172
COUNTERS_REMOVED: Final = 173
SYNDICATE_EVENT: Final = 174
SYNDICATE_CARD: Final = 175
TURN_ENDED: Final = 176
MISSION_DONE: Final = 177
MISSION_FAILED: Final = 178
SCORED: Final = 179
SYNDICATE_SCORED: Final = 180
GAME_ENDED: Final = 181
ARCHITECT_TAKEN: Final = 182
OFFER_RAISED: Final = 183
SECURED_UNSEEN: Final = 184
PAIR_TAKEN: Final = 185
FLEET_TAKEN: Final = 186
MISSION_MET: Final = 187
CARGO_RETURNED: Final = 188
ARCHITECT_PASSED: Final = 189
DRAFT_SHOWN: Final = 190

NOTATION: Final[dict[int, str]] = {
    PLAY: "play {card}",
    BUY: "buy {card}",
    TRAVEL: "travel to {location}",
    PLACE_EMBASSY: "place Embassy",
    OVERCOME: "overcome {side} {event}",
    ALTERNATIVE: "overcome {event} by alternative cost",
    CALL: "call for help with {side} {event}",
    USE_ARCHITECT: "use ability {number}",
    BONUS: "take Location Bonus",
    KEY: "take Key Access",
    CYCLE: "cycle {card}",
    CYCLE_REQUEST: "cycle Request",
    GAIN_CARGO: "gain {location} Cargo",
    DELIVER: "deliver {location} Cargo",
    USE_FLEET: "use Fleet Asset",
    GARRISON_CREDIT: "remove Garrison with Credits",
    GARRISON_DEFENSE: "remove Garrison with Defense",
    END_TURN: "end turn",
    PARTNER: "ask seat {seat}",
    OFFER: "offer {number}",
    ACCEPT: "accept",
    REFUSE: "refuse",
    STOP_HELPING: "stop helping",
    RAISE: "raise offer to {number}",
    BREAK_OFF: "break off",
    TAKE: "do it",
    DECLINE: "decline",
    DONE: "done",
    CHOOSE: "choose {number}",
    MOVE: "move to {location}",
    DISCARD: "discard {card}",
    CONSUME: "consume {card}",
    CONSUME_DISCARDED: "consume {card} from discard pile",
    OBTAIN: "obtain {card}",
    COPY: "copy {card}",
    TURN_OVER: "turn over {event} at {location}",
    SHIFT: "shift {side} {event}",
    SHIFT_TO: "shift it to {location}",
    TOPDECK: "put {card} on top",
    LOOK_TAKE: "take {card} into hand",
    PUT_BACK: "put back {card}",
    SEARCH: "search for {card}",
    EVENT_BACK: "put back {event}",
    CONSUME_SELF: "consume this card",
    FROM_BANK: "pay {number} from Bank",
    BANK_REWARD: "bank Credits",
    TECH_REWARD: "take Illegal Tech {card}",
    KEEP_REST: "keep the rest",
    LOSE_CARGO: "lose {location} Cargo",
    GIVE_EVENT: "give up {event} at {location}",
    GIVE_CARD: "give up {card}",
    DRAFT: "draft {architect}",
    CHOOSE_ARCHITECT: "wake {architect}",
    CHOOSE_PAIR: "start with {faction}",
    CHOOSE_FLEET: "fly {fleet}",
    DISCARD_ANY: "discard any card",
    # luck
    FIRST_PLAYER: "first player {seat}",
    DEALS_PAIR: "pair {faction}",
    DEALS_ARCHITECT: "architect {architect}",
    DEALS_FLEET: "fleet {fleet}",
    PUTS_SITE: "site {site}",
    PUTS_ILLEGAL: "illegal {card}",
    DEALS_MISSION: "mission {mission}",
    REVEALS: "reveals {card}",
    DRAWS: "draws {card}",
    SEES: "sees {card}",
    EVENT_STACK: "next event is {stack}",
    DRAWS_EVENT: "event {event}",
    DRAWS_REQUEST: "request {request}",
}

# What each event says, and so what its arguments are; the words of the log are made from this by wording.py.
EVENT_WORDS: Final[dict[int, str]] = {
    TURN_BEGAN: "turn {number} of seat {seat} began",
    BECAME_ACTIVE: "{event} at {location} became active",
    EVENT_ARRIVED: "{event} arrived at {location}",
    THAWED: "seat {seat} thawed to {number}",
    PLAYED: "seat {seat} played {card}",
    CREDITS_GAINED: "seat {seat} gained {number} Credits",
    DEFENSE_GAINED: "seat {seat} gained {number} Defense",
    INFLUENCE_GAINED: "seat {seat} gained {number} Influence",
    INFAMY_TAKEN: "seat {seat} took {number} Infamy",
    INFAMY_REMOVED: "seat {seat} removed {number} Infamy",
    DREW: "seat {seat} drew {card}",
    DREW_UNSEEN: "seat {seat} drew {number} cards",
    DISCARDED: "seat {seat} discarded {card}",
    CONSUMED: "seat {seat} consumed {card}",
    BOUGHT: "seat {seat} bought {card} for {number}",
    OBTAINED: "seat {seat} obtained {card}",
    SECURED: "seat {seat} secured {card}",
    SECURED_UNSEEN: "seat {seat} secured a card",
    MARKET_SHOWN: "{card} came to the market",
    CYCLED: "seat {seat} cycled {card}",
    REQUEST_CYCLED: "seat {seat} cycled its request",
    MOVED: "seat {seat} moved to {location}",
    TRAVELLED: "seat {seat} travelled to {location} for {number}",
    EMBASSY_PLACED: "seat {seat} placed an embassy at {location}",
    OVERCAME: "seat {seat} overcame {side} {event}",
    CALLED: "seat {seat} called seat {seat} offering {number}",
    ACCEPTED: "seat {seat} accepted",
    REFUSED: "seat {seat} refused",
    COLLABORATED: "seat {seat} gave {number} with seat {seat}",
    BROKEN_OFF: "seat {seat} broke off",
    ARCHITECT_USED: "seat {seat} used {architect} ability {number}",
    BONUS_TAKEN: "seat {seat} took the bonus of {site}",
    KEY_TAKEN: "seat {seat} took key access of {site}",
    CREDITS_BANKED: "seat {seat} banked {number} Credits",
    DEFENSE_BANKED: "seat {seat} banked {number} Defense",
    CARGO_GAINED: "seat {seat} gained {location} cargo",
    CARGO_DELIVERED: "seat {seat} delivered {location} cargo to {location}",
    CARGO_LOST: "seat {seat} lost {location} cargo",
    REQUEST_FULFILLED: "seat {seat} fulfilled {request}",
    REQUEST_DRAWN: "seat {seat} drew {request}",
    ILLEGAL_TAKEN: "seat {seat} took {card} at {location}",
    FLEET_USED: "seat {seat} used {fleet}",
    GARRISON_REMOVED: "seat {seat} removed the garrison of {location}",
    COPIED: "seat {seat} copied {card}",
    TURNED_OVER: "seat {seat} turned over {event} at {location}",
    SHIFTED: "seat {seat} shifted {event} to {location}",
    SEARCHED: "seat {seat} searched and shuffled",
    LOOKED: "seat {seat} looked at {number} cards",
    EVENTS_LOOKED: "seat {seat} looked at {number} events",
    RESHUFFLED: "seat {seat} reshuffled",
    TOPDECKED: "seat {seat} put {card} on its deck",
    SHUTDOWN_IGNORED: "seat {seat} ignores shut down",
    MARKET_CHEAPER: "seat {seat} buys the next market card for {number} less",
    EVENTS_CHEAPER: "seat {seat} overcomes the next event for {number} less",
    COUNTERS_REMOVED: "seat {seat} took {number} counters off",
    SYNDICATE_EVENT: "the syndicate took {side} {event}",
    SYNDICATE_CARD: "the syndicate took {card}",
    TURN_ENDED: "turn of seat {seat} ended",
    MISSION_DONE: "the team completed {mission}",
    MISSION_FAILED: "the team failed {mission}",
    MISSION_MET: "seat {seat} met {mission}",
    SCORED: "seat {seat} scored {low} {high}",
    SYNDICATE_SCORED: "the syndicate scored {low} {high}",
    GAME_ENDED: "the event deck is empty",
    ARCHITECT_TAKEN: "seat {seat} woke {architect}",
    PAIR_TAKEN: "seat {seat} started with {faction}",
    FLEET_TAKEN: "seat {seat} flies {fleet}",
    OFFER_RAISED: "seat {seat} raised its offer to {number}",
    DRAFT_SHOWN: "the drafted architects were shown",
    ARCHITECT_PASSED: "seat {seat} was passed {architect}",
    CARGO_RETURNED: "{location} cargo went back to its supply",
}

# Seen by the seat of the scene only: what it draws and looks at, and choices among that.
SECRET: Final = frozenset(
    [
        SEARCH,
        LOOK_TAKE,
        PUT_BACK,
        EVENT_BACK,
        DRAFT,
        CHOOSE_ARCHITECT,
        DRAWS,
        SEES,
        EVENT_STACK,
        DRAWS_EVENT,
        DRAWS_REQUEST,
    ]
)
# Shown without luck: undo is no longer free.
REVEALING: Final = frozenset([ARCHITECT_PASSED, DRAFT_SHOWN, EVENTS_LOOKED, GAME_ENDED])

# ---- questions
ASK_MAIN: Final = 1
ASK_MOVE: Final = 2
ASK_DISCARD: Final = 3
ASK_DISCARD_COST: Final = 4
ASK_CONSUME: Final = 5
ASK_CONSUME_COST: Final = 6
ASK_OBTAIN: Final = 7
ASK_CYCLE: Final = 8
ASK_OPTIONAL: Final = 9
ASK_CHOICE: Final = 10
ASK_COPY: Final = 11
ASK_TURN_OVER: Final = 12
ASK_SHIFT: Final = 13
ASK_SHIFT_TO: Final = 14
ASK_TOPDECK: Final = 15
ASK_LOOK: Final = 16
ASK_PUT_BACK: Final = 17
ASK_SEARCH: Final = 18
ASK_EVENTS_BACK: Final = 19
ASK_CARGO: Final = 20
ASK_BANK: Final = 21
ASK_ALTERNATIVE: Final = 22
ASK_PARTNER: Final = 23
ASK_OFFER: Final = 24
ASK_ANSWER: Final = 25
ASK_HELP: Final = 26
ASK_SHORTFALL: Final = 27
ASK_REWARD: Final = 28
ASK_FLEET: Final = 29
ASK_KEEP: Final = 30
ASK_CUT: Final = 31
ASK_RAID: Final = 32
ASK_PLAGUE: Final = 33
ASK_PUSHED: Final = 34
ASK_SYNDICATE_EVENT: Final = 35
ASK_SYNDICATE_CARD: Final = 36
ASK_DRAFT: Final = 37
ASK_ARCHITECT: Final = 38
ASK_PAIR: Final = 39
ASK_FLEET_ASSET: Final = 40
ASK_PAY: Final = 41

# each question's name (for its words in four languages) and the rule that asks it
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_MAIN: ("main", "HEL-10.1"),
    ASK_MOVE: ("move", "HEL-GAP-41"),
    ASK_DISCARD: ("discard", "HEL-13.6"),
    ASK_DISCARD_COST: ("discard-cost", "HEL-GAP-40"),
    ASK_CONSUME: ("consume", "HEL-20.1"),
    ASK_CONSUME_COST: ("consume-cost", "HEL-GAP-40"),
    ASK_OBTAIN: ("obtain", "HEL-12.2"),
    ASK_CYCLE: ("cycle", "HEL-20.3"),
    ASK_OPTIONAL: ("optional", "HEL-13.6"),
    ASK_CHOICE: ("choice", "HEL-GAP-7"),
    ASK_COPY: ("copy", "HEL-GAP-34"),
    ASK_TURN_OVER: ("turn-over", "HEL-GAP-7"),
    ASK_SHIFT: ("shift", "HEL-GAP-7"),
    ASK_SHIFT_TO: ("shift-to", "HEL-GAP-7"),
    ASK_TOPDECK: ("topdeck", "HEL-GAP-7"),
    ASK_LOOK: ("look", "HEL-GAP-7"),
    ASK_PUT_BACK: ("put-back", "HEL-GAP-7"),
    ASK_SEARCH: ("search", "HEL-20.8"),
    ASK_EVENTS_BACK: ("events-back", "HEL-GAP-7"),
    ASK_CARGO: ("cargo", "HEL-28.5"),
    ASK_BANK: ("bank", "HEL-31.2"),
    ASK_ALTERNATIVE: ("alternative", "HEL-15.3"),
    ASK_PARTNER: ("partner", "HEL-11.4"),
    ASK_OFFER: ("offer", "HEL-11.6"),
    ASK_ANSWER: ("answer", "HEL-GAP-26"),
    ASK_HELP: ("help", "HEL-11.8"),
    ASK_SHORTFALL: ("shortfall", "HEL-GAP-26"),
    ASK_REWARD: ("reward", "HEL-29.4"),
    ASK_FLEET: ("fleet", "HEL-GAP-20"),
    ASK_KEEP: ("keep", "HEL-21.2"),
    ASK_CUT: ("cut", "HEL-21.3"),
    ASK_RAID: ("raid", "HEL-26.4"),
    ASK_PLAGUE: ("plague", "HEL-GAP-15"),
    ASK_PUSHED: ("pushed", "HEL-GAP-15"),
    ASK_SYNDICATE_EVENT: ("syndicate-event", "HEL-40.5"),
    ASK_SYNDICATE_CARD: ("syndicate-card", "HEL-40.7"),
    ASK_DRAFT: ("draft", "HEL-5.2"),
    ASK_ARCHITECT: ("architect", "HEL-5.3"),
    ASK_PAIR: ("pair", "HEL-42.3"),
    ASK_FLEET_ASSET: ("fleet-asset", "HEL-42.3"),
    ASK_PAY: ("pay", "HEL-GAP-40"),
}
