"""The verbs of Revenant: what a player may answer, what luck does, what happens; and the questions.

A verb's text is its notation in records and scenarios: stable, English, made of the rulebook's words. Secret is what
only the seat of the scene may see: its hidden influence, its hand, what it looks at in a deck.
"""

from typing import Annotated, Final

from farflung.engine.verbs import Answer, Asks, Happens, Luck

# ---- answers
MAN: Final[Annotated[int, Answer("man {ship}")]] = 1
EMERGENCY: Final[Annotated[int, Answer("emergency action")]] = 2
WITH: Final[Annotated[int, Answer("with {figure}")]] = 3
TRADE: Final[Annotated[int, Answer("trade hidden influence")]] = 4
DISCARD_HIDDEN: Final[Annotated[int, Answer("discard {house} influence", secret=True)]] = 5
KEEP_HIDDEN: Final[Annotated[int, Answer("keep {house} influence", secret=True)]] = 6
GAIN_RESOURCE: Final[Annotated[int, Answer("gain {resource}")]] = 7
IGNORE: Final[Annotated[int, Answer("ignore {resource}")]] = 8
SWAP_OUT: Final[Annotated[int, Answer("swap out {resource}")]] = 9
SPEND: Final[Annotated[int, Answer("spend {resource}")]] = 10
LOCK: Final[Annotated[int, Answer("lock {resource}")]] = 11
CORRUPT: Final[Annotated[int, Answer("corrupt {compartment}")]] = 12
ARK_OPTION: Final[Annotated[int, Answer("choose {ark_option}")]] = 13
MOVE: Final[Annotated[int, Answer("move to {sector}")]] = 14
STAY: Final[Annotated[int, Answer("stay")]] = 15
ATTACK: Final[Annotated[int, Answer("attack")]] = 16
FIRE: Final[Annotated[int, Answer("fire")]] = 17
CEASE: Final[Annotated[int, Answer("cease fire")]] = 18
EFFECT_A: Final[Annotated[int, Answer("effect A")]] = 19
EFFECT_B: Final[Annotated[int, Answer("effect B")]] = 20
LAND: Final[Annotated[int, Answer("land")]] = 21
UPPER: Final[Annotated[int, Answer("upper {planet}")]] = 22
LOWER: Final[Annotated[int, Answer("lower {planet}")]] = 23
DONE: Final[Annotated[int, Answer("done")]] = 24
TAKE: Final[Annotated[int, Answer("take")]] = 25
SKIP: Final[Annotated[int, Answer("skip")]] = 26
USE: Final[Annotated[int, Answer("use {ability}")]] = 27
INFLUENCE: Final[Annotated[int, Answer("influence {house}")]] = 28
SHIELD: Final[Annotated[int, Answer("shield {sector}")]] = 29
DESTROY: Final[Annotated[int, Answer("destroy {sector}")]] = 30
REPAIR: Final[Annotated[int, Answer("repair {ship}")]] = 31
CLEANSE_SHIP: Final[Annotated[int, Answer("cleanse {ship}")]] = 32
CLEANSE_BOARD: Final[Annotated[int, Answer("cleanse {compartment}")]] = 33
CAREFUL: Final[Annotated[int, Answer("careful {ship}")]] = 34
DEPLOY: Final[Annotated[int, Answer("deploy {ship}")]] = 35
PLACE: Final[Annotated[int, Answer("place in {sector}")]] = 36
PROTECT: Final[Annotated[int, Answer("protect {defect} {part}")]] = 37
CHARGE: Final[Annotated[int, Answer("charge {radar}")]] = 38
CHARGE_COLONY: Final[Annotated[int, Answer("charge {colony}")]] = 39
REINFORCE: Final[Annotated[int, Answer("reinforce")]] = 40
PLAY: Final[Annotated[int, Answer("play {card}")]] = 41
DISCARD: Final[Annotated[int, Answer("discard {card}", secret=True)]] = 42
DRAW_KIND: Final[Annotated[int, Answer("draw {kind}")]] = 43
ATTACH: Final[Annotated[int, Answer("attach to {figure}")]] = 44
BONUS: Final[Annotated[int, Answer("bonus {compartment}")]] = 45
AFFILIATION_A: Final[Annotated[int, Answer("affiliation A")]] = 46
AFFILIATION_B: Final[Annotated[int, Answer("affiliation B")]] = 47
CLEANSE_A: Final[Annotated[int, Answer("cleanse A")]] = 48
CLEANSE_B: Final[Annotated[int, Answer("cleanse B")]] = 49
END_TURN: Final[Annotated[int, Answer("end turn")]] = 50
REDRAW: Final[Annotated[int, Answer("redraw {kind}")]] = 51
KEEP: Final[Annotated[int, Answer("keep")]] = 52
TAKE_CAPTAIN: Final[Annotated[int, Answer("captain {captain}")]] = 53
COPY_SHIP: Final[Annotated[int, Answer("copy {ship}")]] = 54
COPY_PLANET: Final[Annotated[int, Answer("copy {planet}")]] = 55
REMOVE_COLONY: Final[Annotated[int, Answer("remove {colony}", secret=True)]] = 56
LINE_UP: Final[Annotated[int, Answer("line up {ship}")]] = 57
HIT: Final[Annotated[int, Answer("damage {ship}")]] = 58
SINK: Final[Annotated[int, Answer("lose {ship}")]] = 59
TAINT: Final[Annotated[int, Answer("taint {ship}")]] = 60
REPLACE: Final[Annotated[int, Answer("replace {ship}")]] = 61
PART: Final[Annotated[int, Answer("part {number}")]] = 62
CLEAR: Final[Annotated[int, Answer("clear {sector}")]] = 63
LOSE: Final[Annotated[int, Answer("lose {resource}")]] = 64
WAIVE: Final[Annotated[int, Answer("waive {resource}")]] = 65
CHOICE: Final[Annotated[int, Answer("choice {number}")]] = 66
PLAIN_INFLUENCE: Final[Annotated[int, Answer("house influence")]] = 67
OWN_EFFECT: Final[Annotated[int, Answer("ship effect")]] = 68
BOTH_EFFECTS: Final[Annotated[int, Answer("effects A and B")]] = 69

# ---- luck
DEALS_CAPTAIN: Final[Annotated[int, Luck("deals {captain}")]] = 80
DEALS_ORDER: Final[Annotated[int, Luck("turn order {seat}")]] = 81
PUTS_ARK: Final[Annotated[int, Luck("ark {house}")]] = 82
PUTS_FIGHTER: Final[Annotated[int, Luck("fighter {house}")]] = 83
PUTS_DROPSHIP: Final[Annotated[int, Luck("dropship {house}")]] = 84
DRAWS_PLANET: Final[Annotated[int, Luck("planet {planet}")]] = 85
DRAWS_RADAR: Final[Annotated[int, Luck("radar {radar}")]] = 86
DRAWS_COLONY: Final[Annotated[int, Luck("colony {colony}")]] = 87
DRAWS_DEFECT: Final[Annotated[int, Luck("defect {defect}")]] = 88
DRAWS_CARD: Final[Annotated[int, Luck("card {card}", secret=True)]] = 89
DRAWS_HIDDEN: Final[Annotated[int, Luck("hidden {house}", secret=True)]] = 90
DEALS_AGENDA: Final[Annotated[int, Luck("agenda {agenda}", secret=True)]] = 91
SETS_ASIDE: Final[Annotated[int, Luck("aside {house}")]] = 92
CORRUPTS_ARK: Final[Annotated[int, Luck("corruption {house}")]] = 93
ROLLS: Final[Annotated[int, Luck("rift die {number}")]] = 94
COUNCIL_CARD: Final[Annotated[int, Luck("council {house}")]] = 95
PEEKS_COLONY: Final[Annotated[int, Luck("peek {colony}", secret=True)]] = 96
LAYS_CREW_CARD: Final[Annotated[int, Luck("crew card {crew_card}")]] = 97
CREW_HOUSE: Final[Annotated[int, Luck("crew house {house}")]] = 98
CREW_CARD: Final[Annotated[int, Luck("corrupted house {house}")]] = 99

# ---- events
MANNED: Final[Annotated[int, Happens("seat {seat} mans {ship} with {figure}")]] = 120
EMERGENCY_TAKEN: Final[Annotated[int, Happens("seat {seat} takes the emergency action with {figure}")]] = 121
INFLUENCE_GAINED: Final[Annotated[int, Happens("seat {seat} gains influence with {house}, now {n}")]] = 122
INFLUENCE_LOST: Final[Annotated[int, Happens("seat {seat} loses influence with {house}, now {n}")]] = 123
HIDDEN_GAINED: Final[Annotated[int, Happens("seat {seat} draws {n} hidden influence")]] = 124
HIDDEN_KEPT: Final[Annotated[int, Happens("seat {seat} keeps hidden {house}")]] = 125
HIDDEN_DISCARDED: Final[Annotated[int, Happens("seat {seat} discards hidden influence")]] = 126
GAINED: Final[Annotated[int, Happens("seat {seat} gains {resource}, {n}")]] = 127
SPENT: Final[Annotated[int, Happens("seat {seat} spends {resource}, {n}")]] = 128
IGNORED: Final[Annotated[int, Happens("seat {seat} leaves {resource}")]] = 129
TACTICS_GAINED: Final[Annotated[int, Happens("seat {seat} advances to tactics {n}")]] = 130
TACTICS_LOST: Final[Annotated[int, Happens("seat {seat} falls back to tactics {n}")]] = 131
TACTICS_RESET: Final[Annotated[int, Happens("seat {seat} begins again at tactics {n}")]] = 132
CORRUPTED: Final[Annotated[int, Happens("seat {seat} takes corruption on {compartment}")]] = 133
CLEANSED_BOARD: Final[Annotated[int, Happens("seat {seat} cleanses {compartment}")]] = 134
CLEANSED_SHIP: Final[Annotated[int, Happens("seat {seat} cleanses {ship}")]] = 135
RESIDUAL_VOID: Final[Annotated[int, Happens("seat {seat} keeps residual void, now {n}")]] = 136
DATA_GAINED: Final[Annotated[int, Happens("seat {seat} gains discovery data, now {n}")]] = 137
DATA_LOST: Final[Annotated[int, Happens("seat {seat} loses {n} discovery data")]] = 138
MOVED: Final[Annotated[int, Happens("seat {seat} moves {ship} to {sector}")]] = 139
KILLED: Final[Annotated[int, Happens("seat {seat} destroys a void ship in {sector}")]] = 140
SHIELDED: Final[Annotated[int, Happens("seat {seat} places a shield in {sector}")]] = 141
LANDED: Final[Annotated[int, Happens("seat {seat} lands {ship} on {planet}")]] = 142
PLANET_RESOLVED: Final[Annotated[int, Happens("seat {seat} resolves {planet} {part}")]] = 143
DEPLOYED: Final[Annotated[int, Happens("seat {seat} deploys {ship} in {sector}")]] = 144
PROTECTED: Final[Annotated[int, Happens("seat {seat} covers {defect} {part}")]] = 145
CHARGED: Final[Annotated[int, Happens("seat {seat} charges {radar}")]] = 146
CHARGED_COLONY: Final[Annotated[int, Happens("seat {seat} charges {colony}")]] = 147
PLAYED: Final[Annotated[int, Happens("seat {seat} plays {card}")]] = 148
DREW: Final[Annotated[int, Happens("seat {seat} draws {n} cards")]] = 149
DISCARDED: Final[Annotated[int, Happens("seat {seat} discards a {kind}")]] = 150
PROMOTED: Final[Annotated[int, Happens("seat {seat} is promoted to rank {n}")]] = 151
REPAIRED: Final[Annotated[int, Happens("seat {seat} repairs {ship}")]] = 152
COPIED: Final[Annotated[int, Happens("seat {seat} copies {ship}")]] = 153
COPIED_PLANET: Final[Annotated[int, Happens("seat {seat} copies {planet}")]] = 154
ABILITY_USED: Final[Annotated[int, Happens("seat {seat} uses {ability}")]] = 155
BONUS_TAKEN: Final[Annotated[int, Happens("seat {seat} takes the bonus of {compartment}")]] = 156
REWARD_TAKEN: Final[Annotated[int, Happens("seat {seat} takes a reward of {house}")]] = 157
CYCLE_BEGINS: Final[Annotated[int, Happens("cycle {n} begins")]] = 158
PHASE_BEGINS: Final[Annotated[int, Happens("phase {phase} begins")]] = 159
CREW_RETURNS: Final[Annotated[int, Happens("all crews return")]] = 160
ORDER_SET: Final[Annotated[int, Happens("seat {seat} takes turn {n}")]] = 161
FIGHT: Final[Annotated[int, Happens("fight in {sector} against {n}")]] = 162
SHIELDS_WARD: Final[Annotated[int, Happens("shields in {sector} ward off {n}, {damage:n} left")]] = 163
SHIP_HIT: Final[Annotated[int, Happens("{ship} is damaged, now {n}")]] = 164
SHIP_LOST: Final[Annotated[int, Happens("{ship} is lost")]] = 165
REVENANT_HIT: Final[Annotated[int, Happens("the Revenant is damaged, now {n}")]] = 166
DEFECT_STRIKES: Final[Annotated[int, Happens("{defect} strikes")]] = 167
DEFECT_COVERED: Final[Annotated[int, Happens("{defect} {part} is covered")]] = 168
SHIP_CORRUPTED: Final[Annotated[int, Happens("{ship} is corrupted")]] = 169
SHIELDS_GONE: Final[Annotated[int, Happens("the shields in {sector} go out")]] = 170
DEFECT_REVEALED: Final[Annotated[int, Happens("{defect} is revealed")]] = 171
RIFT_ROLLED: Final[Annotated[int, Happens("the rift in {sector} stirs")]] = 172
VOID_ARRIVES: Final[Annotated[int, Happens("in {sector} void ships arrive: {n}")]] = 173
DATA_PLACED: Final[Annotated[int, Happens("discovery data in {sector}")]] = 174
RADAR_REVEALED: Final[Annotated[int, Happens("radar {radar} is revealed")]] = 175
COLONY_REVEALED: Final[Annotated[int, Happens("colony {colony} is revealed")]] = 176
HYPERJUMP: Final[Annotated[int, Happens("the fleet jumps")]] = 177
RIFT_OPENS: Final[Annotated[int, Happens("a rift opens in {sector}")]] = 178
PLANET_FOUND: Final[Annotated[int, Happens("{planet} appears at {sector}")]] = 179
SHUTTLE_ARRIVES: Final[Annotated[int, Happens("{ship} arrives in {sector}")]] = 180
AMBASSADOR: Final[Annotated[int, Happens("the council mans {ship}")]] = 181
AMBASSADOR_ASIDE: Final[Annotated[int, Happens("the ambassador of {house} waits")]] = 182
COUNCIL_LANDS: Final[Annotated[int, Happens("the council lands {ship} at {sector}")]] = 183
RENOWN: Final[Annotated[int, Happens("seat {seat} has {n:long} renown")]] = 184
WINNER: Final[Annotated[int, Happens("seat {seat} wins")]] = 185
REPLACED: Final[Annotated[int, Happens("seat {seat} replaces {ship} by {newship:ship}")]] = 186
COLONIES_REMOVED: Final[Annotated[int, Happens("seat {seat} removes {n} colonies")]] = 187
VOID_CLEARED: Final[Annotated[int, Happens("a void ship leaves {sector}")]] = 188
CREW_PLACED: Final[Annotated[int, Happens("the crew mans {ship}")]] = 189
CREW_FAILS: Final[Annotated[int, Happens("the crew finds no ship of {house}")]] = 190
CREW_INFLUENCE: Final[Annotated[int, Happens("the crew gains influence with {house}, now {n}")]] = 191
CREW_TACTICS: Final[Annotated[int, Happens("the crew advances to tactics {n}")]] = 192
CREW_LANDS: Final[Annotated[int, Happens("the crew lands {ship} at {sector}")]] = 193
REDREW: Final[Annotated[int, Happens("seat {seat} redraws a {kind}")]] = 194
LOCKED: Final[Annotated[int, Happens("seat {seat} keeps locked in {compartment} {resource}")]] = 195
STARTS_AT: Final[Annotated[int, Happens("seat {seat} starts at {house}")]] = 196
SHUTTLE_RESERVED: Final[Annotated[int, Happens("{ship} is reserved on {radar}")]] = 197
CREW_WINS: Final[Annotated[int, Happens("the crew wins")]] = 198
COLONIES_SEEN: Final[Annotated[int, Happens("seat {seat} looks through the colonies", reveals=True)]] = 199

# ---- questions
ASK_CAPTAIN: Final[Annotated[int, Asks("GAP-A-18")]] = 1
ASK_REDRAW: Final[Annotated[int, Asks("REV-F-S.7")]] = 2
ASK_START_HOUSE: Final[Annotated[int, Asks("REV-F-S.8")]] = 3
ASK_MAN: Final[Annotated[int, Asks("REV-F-01.1.1")]] = 4
ASK_FIGURE: Final[Annotated[int, Asks("REV-F-01.1.1")]] = 5
ASK_HIDDEN_TRADE: Final[Annotated[int, Asks("REV-F-01.3.4")]] = 6
ASK_RESOURCE: Final[Annotated[int, Asks("REV-F-07.3")]] = 7
ASK_OVERFLOW: Final[Annotated[int, Asks("REV-F-07.5")]] = 8
ASK_KEEP_HIDDEN: Final[Annotated[int, Asks("REV-F-10.9")]] = 9
ASK_EMERGENCY: Final[Annotated[int, Asks("REV-F-01.1.6")]] = 10
ASK_INFLUENCE: Final[Annotated[int, Asks("REV-F-10.2")]] = 11
ASK_ARK: Final[Annotated[int, Asks("REV-F-02.1")]] = 12
ASK_FIGHTER: Final[Annotated[int, Asks("REV-F-03.1")]] = 13
ASK_ATTACK: Final[Annotated[int, Asks("REV-F-13.6")]] = 14
ASK_BOMBARD: Final[Annotated[int, Asks("REV-F-03.5")]] = 15
ASK_FRIGATE: Final[Annotated[int, Asks("REV-F-04.1")]] = 16
ASK_DROPSHIP: Final[Annotated[int, Asks("REV-F-05.1")]] = 17
ASK_PLANET: Final[Annotated[int, Asks("REV-F-05.4")]] = 18
ASK_REINFORCEMENT: Final[Annotated[int, Asks("REV-F-06.1.1")]] = 19
ASK_DEPLOY: Final[Annotated[int, Asks("REV-F-06.1.3")]] = 20
ASK_SECTOR: Final[Annotated[int, Asks("REV-F-12.5")]] = 21
ASK_PROTECT: Final[Annotated[int, Asks("REV-F-06.1.7")]] = 22
ASK_HYPERCHARGE: Final[Annotated[int, Asks("REV-F-06.2.1")]] = 23
ASK_SPEND: Final[Annotated[int, Asks("REV-F-07.6")]] = 24
ASK_CORRUPT: Final[Annotated[int, Asks("REV-F-08.1")]] = 25
ASK_LOCK: Final[Annotated[int, Asks("REV-F-07.11")]] = 26
ASK_CLEANSE: Final[Annotated[int, Asks("REV-F-08.8")]] = 27
ASK_ABILITY: Final[Annotated[int, Asks("REV-F-14.20")]] = 28
ASK_BETWEEN: Final[Annotated[int, Asks("GAP-F-35")]] = 29
ASK_OPTIONAL: Final[Annotated[int, Asks("REV-F-01.3.2")]] = 30
ASK_SHIELD: Final[Annotated[int, Asks("REV-F-13.9")]] = 31
ASK_DESTROY: Final[Annotated[int, Asks("REV-F-13.8")]] = 32
ASK_REPAIR: Final[Annotated[int, Asks("REV-F-13.11")]] = 33
ASK_CAREFUL: Final[Annotated[int, Asks("REV-F-12.12")]] = 34
ASK_MOVE_FRIGATE: Final[Annotated[int, Asks("REV-F-12.7")]] = 35
ASK_PLAY: Final[Annotated[int, Asks("REV-F-14.15")]] = 36
ASK_ATTACH: Final[Annotated[int, Asks("REV-F-14.11")]] = 37
ASK_DRAW: Final[Annotated[int, Asks("REV-F-14.7")]] = 38
ASK_DISCARD: Final[Annotated[int, Asks("REV-F-14.8")]] = 39
ASK_BONUS: Final[Annotated[int, Asks("REV-F-01.5.1")]] = 40
ASK_AFFILIATION: Final[Annotated[int, Asks("REV-F-15.4")]] = 41
ASK_CLEANSE_OPTION: Final[Annotated[int, Asks("REV-F-15.9")]] = 42
ASK_ACTIVATE: Final[Annotated[int, Asks("REV-F-15.12")]] = 43
ASK_END: Final[Annotated[int, Asks("REV-F-01.5.1")]] = 44
ASK_COPY: Final[Annotated[int, Asks("REV-F-14.21")]] = 45
ASK_COLONY: Final[Annotated[int, Asks("REV-F-06.2.9")]] = 46
ASK_DAMAGE: Final[Annotated[int, Asks("REV-F-17.2.6")]] = 47
ASK_TAINT: Final[Annotated[int, Asks("REV-F-17.4.1")]] = 48
ASK_LOSE: Final[Annotated[int, Asks("GAP-F-09")]] = 49
ASK_LINE: Final[Annotated[int, Asks("REV-P-9.1.12")]] = 50
ASK_CLEAR: Final[Annotated[int, Asks("REV-P-9.9.2")]] = 51
ASK_STEP_TWO: Final[Annotated[int, Asks("REV-F-01.2.1")]] = 52
ASK_CHOICE: Final[Annotated[int, Asks("GAP-A-08")]] = 53
ASK_WAIVE: Final[Annotated[int, Asks("REV-F-15.5")]] = 54
ASK_REPLACE: Final[Annotated[int, Asks("GAP-F-12")]] = 55
ASK_SHUTTLE: Final[Annotated[int, Asks("GAP-F-08")]] = 56
ASK_HIDDEN_COST: Final[Annotated[int, Asks("REV-F-01.3.3")]] = 57
ASK_CAREFUL_TO: Final[Annotated[int, Asks("REV-F-12.13")]] = 58
ASK_DISCARD_COST: Final[Annotated[int, Asks("REV-F-01.3.3")]] = 59
ASK_INSTEAD: Final[Annotated[int, Asks("GAP-F-12")]] = 60
