"""The verbs of Helionox: what a player may answer, what luck does, what happens; and the questions.

A verb's text is its notation in records and scenarios: stable, English, made of the rulebook's words. Secret is what
only the seat of the scene may see: what it draws and looks at, and choices among that.
"""

from typing import Annotated, Final

from farflung.engine.verbs import Answer, Asks, Happens, Luck

# ---- answers: the Main Phase (HEL-10)
PLAY: Final[Annotated[int, Answer("play {card}")]] = 1
BUY: Final[Annotated[int, Answer("buy {card}")]] = 2
TRAVEL: Final[Annotated[int, Answer("travel to {location}")]] = 3
PLACE_EMBASSY: Final[Annotated[int, Answer("place Embassy")]] = 4
OVERCOME: Final[Annotated[int, Answer("overcome {side} {event}")]] = 5
ALTERNATIVE: Final[Annotated[int, Answer("overcome {event} by alternative cost")]] = 6
CALL: Final[Annotated[int, Answer("call for help with {side} {event}")]] = 7
USE_ARCHITECT: Final[Annotated[int, Answer("use ability {number}")]] = 8
BONUS: Final[Annotated[int, Answer("take Location Bonus")]] = 9
KEY: Final[Annotated[int, Answer("take Key Access")]] = 10
CYCLE: Final[Annotated[int, Answer("cycle {card}")]] = 11
CYCLE_REQUEST: Final[Annotated[int, Answer("cycle Request")]] = 12
GAIN_CARGO: Final[Annotated[int, Answer("gain {location} Cargo")]] = 13
DELIVER: Final[Annotated[int, Answer("deliver {location} Cargo")]] = 14
USE_FLEET: Final[Annotated[int, Answer("use Fleet Asset")]] = 15
GARRISON_CREDIT: Final[Annotated[int, Answer("remove Garrison with Credits")]] = 16
GARRISON_DEFENSE: Final[Annotated[int, Answer("remove Garrison with Defense")]] = 17
END_TURN: Final[Annotated[int, Answer("end turn")]] = 18
# ---- Collaboration (HEL-11)
PARTNER: Final[Annotated[int, Answer("ask seat {seat}")]] = 19
OFFER: Final[Annotated[int, Answer("offer {number}")]] = 20
ACCEPT: Final[Annotated[int, Answer("accept")]] = 21
REFUSE: Final[Annotated[int, Answer("refuse")]] = 22
STOP_HELPING: Final[Annotated[int, Answer("stop helping")]] = 23
RAISE: Final[Annotated[int, Answer("raise offer to {number}")]] = 24
BREAK_OFF: Final[Annotated[int, Answer("break off")]] = 25
# ---- card text (HEL-GAP-7)
TAKE: Final[Annotated[int, Answer("do it")]] = 26
DECLINE: Final[Annotated[int, Answer("decline")]] = 27
DONE: Final[Annotated[int, Answer("done")]] = 28
CHOOSE: Final[Annotated[int, Answer("choose {number}")]] = 29
MOVE: Final[Annotated[int, Answer("move to {location}")]] = 30
DISCARD: Final[Annotated[int, Answer("discard {card}")]] = 31
CONSUME: Final[Annotated[int, Answer("consume {card}")]] = 32
CONSUME_DISCARDED: Final[Annotated[int, Answer("consume {card} from discard pile")]] = 33
OBTAIN: Final[Annotated[int, Answer("obtain {card}")]] = 34
COPY: Final[Annotated[int, Answer("copy {card}")]] = 35
TURN_OVER: Final[Annotated[int, Answer("turn over {event} at {location}")]] = 36
SHIFT: Final[Annotated[int, Answer("shift {side} {event}")]] = 37
SHIFT_TO: Final[Annotated[int, Answer("shift it to {location}")]] = 38
TOPDECK: Final[Annotated[int, Answer("put {card} on top")]] = 39
LOOK_TAKE: Final[Annotated[int, Answer("take {card} into hand", secret=True)]] = 40
PUT_BACK: Final[Annotated[int, Answer("put back {card}", secret=True)]] = 41
SEARCH: Final[Annotated[int, Answer("search for {card}", secret=True)]] = 42
EVENT_BACK: Final[Annotated[int, Answer("put back {event}", secret=True)]] = 43
CONSUME_SELF: Final[Annotated[int, Answer("consume this card")]] = 44
# ---- paying, delivering, ending
FROM_BANK: Final[Annotated[int, Answer("pay {number} from Bank")]] = 45
BANK_REWARD: Final[Annotated[int, Answer("bank Credits")]] = 46
TECH_REWARD: Final[Annotated[int, Answer("take Illegal Tech {card}")]] = 47
KEEP_REST: Final[Annotated[int, Answer("keep the rest")]] = 48
LOSE_CARGO: Final[Annotated[int, Answer("lose {location} Cargo")]] = 49
GIVE_EVENT: Final[Annotated[int, Answer("give up {event} at {location}")]] = 50
GIVE_CARD: Final[Annotated[int, Answer("give up {card}")]] = 51
# ---- set-up
DRAFT: Final[Annotated[int, Answer("draft {architect}", secret=True)]] = 52
CHOOSE_ARCHITECT: Final[Annotated[int, Answer("wake {architect}", secret=True)]] = 53
CHOOSE_PAIR: Final[Annotated[int, Answer("start with {faction}")]] = 54
CHOOSE_FLEET: Final[Annotated[int, Answer("fly {fleet}")]] = 55
DISCARD_ANY: Final[Annotated[int, Answer("discard any card")]] = 56

# ---- luck
FIRST_PLAYER: Final[Annotated[int, Luck("first player {seat}")]] = 80
DEALS_PAIR: Final[Annotated[int, Luck("pair {faction}")]] = 81
DEALS_ARCHITECT: Final[Annotated[int, Luck("architect {architect}")]] = 82
DEALS_FLEET: Final[Annotated[int, Luck("fleet {fleet}")]] = 83
PUTS_SITE: Final[Annotated[int, Luck("site {site}")]] = 84
PUTS_ILLEGAL: Final[Annotated[int, Luck("illegal {card}")]] = 85
DEALS_MISSION: Final[Annotated[int, Luck("mission {mission}")]] = 86
REVEALS: Final[Annotated[int, Luck("reveals {card}")]] = 87
DRAWS: Final[Annotated[int, Luck("draws {card}", secret=True)]] = 88
SEES: Final[Annotated[int, Luck("sees {card}", secret=True)]] = 89
EVENT_STACK: Final[Annotated[int, Luck("next event is {stack}", secret=True)]] = 90
DRAWS_EVENT: Final[Annotated[int, Luck("event {event}", secret=True)]] = 91
DRAWS_REQUEST: Final[Annotated[int, Luck("request {request}", secret=True)]] = 92

# ---- events
TURN_BEGAN: Final[Annotated[int, Happens("turn {n} of seat {seat} began")]] = 120
BECAME_ACTIVE: Final[Annotated[int, Happens("{event} at {location} became active")]] = 121
EVENT_ARRIVED: Final[Annotated[int, Happens("{event} arrived at {location}")]] = 122
THAWED: Final[Annotated[int, Happens("seat {seat} thawed to {n}")]] = 123
PLAYED: Final[Annotated[int, Happens("seat {seat} played {card}")]] = 124
CREDITS_GAINED: Final[Annotated[int, Happens("seat {seat} gained {n} Credits")]] = 125
DEFENSE_GAINED: Final[Annotated[int, Happens("seat {seat} gained {n} Defense")]] = 126
INFLUENCE_GAINED: Final[Annotated[int, Happens("seat {seat} gained {n} Influence")]] = 127
INFAMY_TAKEN: Final[Annotated[int, Happens("seat {seat} took {n} Infamy")]] = 128
INFAMY_REMOVED: Final[Annotated[int, Happens("seat {seat} removed {n} Infamy")]] = 129
DREW: Final[Annotated[int, Happens("seat {seat} drew {card}")]] = 130
DREW_UNSEEN: Final[Annotated[int, Happens("seat {seat} drew {n} cards")]] = 131
DISCARDED: Final[Annotated[int, Happens("seat {seat} discarded {card}")]] = 132
CONSUMED: Final[Annotated[int, Happens("seat {seat} consumed {card}")]] = 133
BOUGHT: Final[Annotated[int, Happens("seat {seat} bought {card} for {n}")]] = 134
OBTAINED: Final[Annotated[int, Happens("seat {seat} obtained {card}")]] = 135
SECURED: Final[Annotated[int, Happens("seat {seat} secured {card}")]] = 136
MARKET_SHOWN: Final[Annotated[int, Happens("{card} came to the market")]] = 137
CYCLED: Final[Annotated[int, Happens("seat {seat} cycled {card}")]] = 138
REQUEST_CYCLED: Final[Annotated[int, Happens("seat {seat} cycled its request")]] = 139
MOVED: Final[Annotated[int, Happens("seat {seat} moved to {location}")]] = 140
TRAVELLED: Final[Annotated[int, Happens("seat {seat} travelled to {location} for {n}")]] = 141
EMBASSY_PLACED: Final[Annotated[int, Happens("seat {seat} placed an embassy at {location}")]] = 142
OVERCAME: Final[Annotated[int, Happens("seat {seat} overcame {side} {event}")]] = 143
CALLED: Final[Annotated[int, Happens("seat {seat} called seat {partner:seat} offering {n}")]] = 144
ACCEPTED: Final[Annotated[int, Happens("seat {seat} accepted")]] = 145
REFUSED: Final[Annotated[int, Happens("seat {seat} refused")]] = 146
COLLABORATED: Final[Annotated[int, Happens("seat {seat} gave {n} with seat {partner:seat}")]] = 147
BROKEN_OFF: Final[Annotated[int, Happens("seat {seat} broke off")]] = 148
ARCHITECT_USED: Final[Annotated[int, Happens("seat {seat} used {architect} ability {n}")]] = 149
BONUS_TAKEN: Final[Annotated[int, Happens("seat {seat} took the bonus of {site}")]] = 150
KEY_TAKEN: Final[Annotated[int, Happens("seat {seat} took key access of {site}")]] = 151
CREDITS_BANKED: Final[Annotated[int, Happens("seat {seat} banked {n} Credits")]] = 152
DEFENSE_BANKED: Final[Annotated[int, Happens("seat {seat} banked {n} Defense")]] = 153
CARGO_GAINED: Final[Annotated[int, Happens("seat {seat} gained {location} cargo")]] = 154
CARGO_DELIVERED: Final[Annotated[int, Happens("seat {seat} delivered {cargo:location} cargo to {location}")]] = 155
CARGO_LOST: Final[Annotated[int, Happens("seat {seat} lost {location} cargo")]] = 156
REQUEST_FULFILLED: Final[Annotated[int, Happens("seat {seat} fulfilled {request}")]] = 157
REQUEST_DRAWN: Final[Annotated[int, Happens("seat {seat} drew {request}")]] = 158
ILLEGAL_TAKEN: Final[Annotated[int, Happens("seat {seat} took {card} at {location}")]] = 159
FLEET_USED: Final[Annotated[int, Happens("seat {seat} used {fleet}")]] = 160
GARRISON_REMOVED: Final[Annotated[int, Happens("seat {seat} removed the garrison of {location}")]] = 161
COPIED: Final[Annotated[int, Happens("seat {seat} copied {card}")]] = 162
TURNED_OVER: Final[Annotated[int, Happens("seat {seat} turned over {event} at {location}")]] = 163
SHIFTED: Final[Annotated[int, Happens("seat {seat} shifted {event} to {location}")]] = 164
SEARCHED: Final[Annotated[int, Happens("seat {seat} searched and shuffled")]] = 165
LOOKED: Final[Annotated[int, Happens("seat {seat} looked at {n} cards")]] = 166
EVENTS_LOOKED: Final[Annotated[int, Happens("seat {seat} looked at {n} events", reveals=True)]] = 167
RESHUFFLED: Final[Annotated[int, Happens("seat {seat} reshuffled")]] = 168
TOPDECKED: Final[Annotated[int, Happens("seat {seat} put {card} on its deck")]] = 169
SHUTDOWN_IGNORED: Final[Annotated[int, Happens("seat {seat} ignores shut down")]] = 170
MARKET_CHEAPER: Final[Annotated[int, Happens("seat {seat} buys the next market card for {n} less")]] = 171
EVENTS_CHEAPER: Final[Annotated[int, Happens("seat {seat} overcomes the next event for {n} less")]] = 172
COUNTERS_REMOVED: Final[Annotated[int, Happens("seat {seat} took {n} counters off")]] = 173
SYNDICATE_EVENT: Final[Annotated[int, Happens("the syndicate took {side} {event}")]] = 174
SYNDICATE_CARD: Final[Annotated[int, Happens("the syndicate took {card}")]] = 175
TURN_ENDED: Final[Annotated[int, Happens("turn of seat {seat} ended")]] = 176
MISSION_DONE: Final[Annotated[int, Happens("the team completed {mission}")]] = 177
MISSION_FAILED: Final[Annotated[int, Happens("the team failed {mission}")]] = 178
SCORED: Final[Annotated[int, Happens("seat {seat} scored {n:long}")]] = 179
SYNDICATE_SCORED: Final[Annotated[int, Happens("the syndicate scored {n:long}")]] = 180
GAME_ENDED: Final[Annotated[int, Happens("the event deck is empty", reveals=True)]] = 181
ARCHITECT_TAKEN: Final[Annotated[int, Happens("seat {seat} woke {architect}")]] = 182
OFFER_RAISED: Final[Annotated[int, Happens("seat {seat} raised its offer to {n}")]] = 183
SECURED_UNSEEN: Final[Annotated[int, Happens("seat {seat} secured a card")]] = 184
PAIR_TAKEN: Final[Annotated[int, Happens("seat {seat} started with {faction}")]] = 185
FLEET_TAKEN: Final[Annotated[int, Happens("seat {seat} flies {fleet}")]] = 186
MISSION_MET: Final[Annotated[int, Happens("seat {seat} met {mission}")]] = 187
CARGO_RETURNED: Final[Annotated[int, Happens("{location} cargo went back to its supply")]] = 188
ARCHITECT_PASSED: Final[Annotated[int, Happens("seat {seat} was passed {architect}", reveals=True)]] = 189
DRAFT_SHOWN: Final[Annotated[int, Happens("the drafted architects were shown", reveals=True)]] = 190

# ---- questions
ASK_MAIN: Final[Annotated[int, Asks("HEL-10.1")]] = 1
ASK_MOVE: Final[Annotated[int, Asks("HEL-GAP-41")]] = 2
ASK_DISCARD: Final[Annotated[int, Asks("HEL-13.6")]] = 3
ASK_DISCARD_COST: Final[Annotated[int, Asks("HEL-GAP-40")]] = 4
ASK_CONSUME: Final[Annotated[int, Asks("HEL-20.1")]] = 5
ASK_CONSUME_COST: Final[Annotated[int, Asks("HEL-GAP-40")]] = 6
ASK_OBTAIN: Final[Annotated[int, Asks("HEL-12.2")]] = 7
ASK_CYCLE: Final[Annotated[int, Asks("HEL-20.3")]] = 8
ASK_OPTIONAL: Final[Annotated[int, Asks("HEL-13.6")]] = 9
ASK_CHOICE: Final[Annotated[int, Asks("HEL-GAP-7")]] = 10
ASK_COPY: Final[Annotated[int, Asks("HEL-GAP-34")]] = 11
ASK_TURN_OVER: Final[Annotated[int, Asks("HEL-GAP-7")]] = 12
ASK_SHIFT: Final[Annotated[int, Asks("HEL-GAP-7")]] = 13
ASK_SHIFT_TO: Final[Annotated[int, Asks("HEL-GAP-7")]] = 14
ASK_TOPDECK: Final[Annotated[int, Asks("HEL-GAP-7")]] = 15
ASK_LOOK: Final[Annotated[int, Asks("HEL-GAP-7")]] = 16
ASK_PUT_BACK: Final[Annotated[int, Asks("HEL-GAP-7")]] = 17
ASK_SEARCH: Final[Annotated[int, Asks("HEL-20.8")]] = 18
ASK_EVENTS_BACK: Final[Annotated[int, Asks("HEL-GAP-7")]] = 19
ASK_CARGO: Final[Annotated[int, Asks("HEL-28.5")]] = 20
ASK_BANK: Final[Annotated[int, Asks("HEL-31.2")]] = 21
ASK_ALTERNATIVE: Final[Annotated[int, Asks("HEL-15.3")]] = 22
ASK_PARTNER: Final[Annotated[int, Asks("HEL-11.4")]] = 23
ASK_OFFER: Final[Annotated[int, Asks("HEL-11.6")]] = 24
ASK_ANSWER: Final[Annotated[int, Asks("HEL-GAP-26")]] = 25
ASK_HELP: Final[Annotated[int, Asks("HEL-11.8")]] = 26
ASK_SHORTFALL: Final[Annotated[int, Asks("HEL-GAP-26")]] = 27
ASK_REWARD: Final[Annotated[int, Asks("HEL-29.4")]] = 28
ASK_FLEET: Final[Annotated[int, Asks("HEL-GAP-20")]] = 29
ASK_KEEP: Final[Annotated[int, Asks("HEL-21.2")]] = 30
ASK_CUT: Final[Annotated[int, Asks("HEL-21.3")]] = 31
ASK_RAID: Final[Annotated[int, Asks("HEL-26.4")]] = 32
ASK_PLAGUE: Final[Annotated[int, Asks("HEL-GAP-15")]] = 33
ASK_PUSHED: Final[Annotated[int, Asks("HEL-GAP-15")]] = 34
ASK_SYNDICATE_EVENT: Final[Annotated[int, Asks("HEL-40.5")]] = 35
ASK_SYNDICATE_CARD: Final[Annotated[int, Asks("HEL-40.7")]] = 36
ASK_DRAFT: Final[Annotated[int, Asks("HEL-5.2")]] = 37
ASK_ARCHITECT: Final[Annotated[int, Asks("HEL-5.3")]] = 38
ASK_PAIR: Final[Annotated[int, Asks("HEL-42.3")]] = 39
ASK_FLEET_ASSET: Final[Annotated[int, Asks("HEL-42.3")]] = 40
ASK_PAY: Final[Annotated[int, Asks("HEL-GAP-40")]] = 41
