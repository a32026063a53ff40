"""The verbs of Revenant: what a player may answer, what luck does, what happens; and the questions.

The text beside a verb is its notation in records and scenarios: stable, English, made of the rulebook's words.
"""

from typing import Final

# ---- answers
MAN: Final = 1
EMERGENCY: Final = 2
WITH: Final = 3
TRADE: Final = 4
DISCARD_HIDDEN: Final = 5
KEEP_HIDDEN: Final = 6
GAIN_RESOURCE: Final = 7
IGNORE: Final = 8
SWAP_OUT: Final = 9
SPEND: Final = 10
LOCK: Final = 11
CORRUPT: Final = 12
ARK_OPTION: Final = 13
MOVE: Final = 14
STAY: Final = 15
ATTACK: Final = 16
FIRE: Final = 17
CEASE: Final = 18
EFFECT_A: Final = 19
EFFECT_B: Final = 20
LAND: Final = 21
UPPER: Final = 22
LOWER: Final = 23
DONE: Final = 24
TAKE: Final = 25
SKIP: Final = 26
USE: Final = 27
INFLUENCE: Final = 28
SHIELD: Final = 29
DESTROY: Final = 30
REPAIR: Final = 31
CLEANSE_SHIP: Final = 32
CLEANSE_BOARD: Final = 33
CAREFUL: Final = 34
DEPLOY: Final = 35
PLACE: Final = 36
PROTECT: Final = 37
CHARGE: Final = 38
CHARGE_COLONY: Final = 39
REINFORCE: Final = 40
PLAY: Final = 41
DISCARD: Final = 42
DRAW_KIND: Final = 43
ATTACH: Final = 44
BONUS: Final = 45
AFFILIATION_A: Final = 46
AFFILIATION_B: Final = 47
CLEANSE_A: Final = 48
CLEANSE_B: Final = 49
END_TURN: Final = 50
REDRAW: Final = 51
KEEP: Final = 52
TAKE_CAPTAIN: Final = 53
COPY_SHIP: Final = 54
COPY_PLANET: Final = 55
REMOVE_COLONY: Final = 56
LINE_UP: Final = 57
HIT: Final = 58
SINK: Final = 59
TAINT: Final = 60
REPLACE: Final = 61
PART: Final = 62
CLEAR: Final = 63
LOSE: Final = 64
WAIVE: Final = 65
CHOICE: Final = 66
PLAIN_INFLUENCE: Final = 67
OWN_EFFECT: Final = 68
BOTH_EFFECTS: Final = 69

# ---- luck
DEALS_CAPTAIN: Final = 80
DEALS_ORDER: Final = 81
PUTS_ARK: Final = 82
PUTS_FIGHTER: Final = 83
PUTS_DROPSHIP: Final = 84
DRAWS_PLANET: Final = 85
DRAWS_RADAR: Final = 86
DRAWS_COLONY: Final = 87
DRAWS_DEFECT: Final = 88
DRAWS_CARD: Final = 89
DRAWS_HIDDEN: Final = 90
DEALS_AGENDA: Final = 91
SETS_ASIDE: Final = 92
CORRUPTS_ARK: Final = 93
ROLLS: Final = 94
COUNCIL_CARD: Final = 95
PEEKS_COLONY: Final = 96
LAYS_CREW_CARD: Final = 97
CREW_HOUSE: Final = 98
CREW_CARD: Final = 99

# ---- events
MANNED: Final = 120
EMERGENCY_TAKEN: Final = 121
INFLUENCE_GAINED: Final = 122
INFLUENCE_LOST: Final = 123
HIDDEN_GAINED: Final = 124
HIDDEN_KEPT: Final = 125
HIDDEN_DISCARDED: Final = 126
GAINED: Final = 127
SPENT: Final = 128
IGNORED: Final = 129
TACTICS_GAINED: Final = 130
TACTICS_LOST: Final = 131
TACTICS_RESET: Final = 132
CORRUPTED: Final = 133
CLEANSED_BOARD: Final = 134
CLEANSED_SHIP: Final = 135
RESIDUAL_VOID: Final = 136
DATA_GAINED: Final = 137
DATA_LOST: Final = 138
MOVED: Final = 139
KILLED: Final = 140
SHIELDED: Final = 141
LANDED: Final = 142
PLANET_RESOLVED: Final = 143
DEPLOYED: Final = 144
PROTECTED: Final = 145
CHARGED: Final = 146
CHARGED_COLONY: Final = 147
PLAYED: Final = 148
DREW: Final = 149
DISCARDED: Final = 150
PROMOTED: Final = 151
REPAIRED: Final = 152
COPIED: Final = 153
COPIED_PLANET: Final = 154
ABILITY_USED: Final = 155
BONUS_TAKEN: Final = 156
REWARD_TAKEN: Final = 157
CYCLE_BEGINS: Final = 158
PHASE_BEGINS: Final = 159
CREW_RETURNS: Final = 160
ORDER_SET: Final = 161
FIGHT: Final = 162
SHIELDS_WARD: Final = 163
SHIP_HIT: Final = 164
SHIP_LOST: Final = 165
REVENANT_HIT: Final = 166
DEFECT_STRIKES: Final = 167
DEFECT_COVERED: Final = 168
SHIP_CORRUPTED: Final = 169
SHIELDS_GONE: Final = 170
DEFECT_REVEALED: Final = 171
RIFT_ROLLED: Final = 172
VOID_ARRIVES: Final = 173
DATA_PLACED: Final = 174
RADAR_REVEALED: Final = 175
COLONY_REVEALED: Final = 176
HYPERJUMP: Final = 177
RIFT_OPENS: Final = 178
PLANET_FOUND: Final = 179
SHUTTLE_ARRIVES: Final = 180
AMBASSADOR: Final = 181
AMBASSADOR_ASIDE: Final = 182
COUNCIL_LANDS: Final = 183
RENOWN: Final = 184
WINNER: Final = 185
REPLACED: Final = 186
COLONIES_REMOVED: Final = 187
VOID_CLEARED: Final = 188
CREW_PLACED: Final = 189
CREW_FAILS: Final = 190
CREW_INFLUENCE: Final = 191
CREW_TACTICS: Final = 192
CREW_LANDS: Final = 193
REDREW: Final = 194
LOCKED: Final = 195
STARTS_AT: Final = 196
SHUTTLE_RESERVED: Final = 197
CREW_WINS: Final = 198
COLONIES_SEEN: Final = 199

NOTATION: Final[dict[int, str]] = {
    MAN: "man {ship}",
    EMERGENCY: "emergency action",
    WITH: "with {figure}",
    TRADE: "trade hidden influence",
    DISCARD_HIDDEN: "discard {house} influence",
    KEEP_HIDDEN: "keep {house} influence",
    GAIN_RESOURCE: "gain {resource}",
    IGNORE: "ignore {resource}",
    SWAP_OUT: "swap out {resource}",
    SPEND: "spend {resource}",
    LOCK: "lock {resource}",
    CORRUPT: "corrupt {compartment}",
    ARK_OPTION: "choose {ark_option}",
    MOVE: "move to {sector}",
    STAY: "stay",
    ATTACK: "attack",
    FIRE: "fire",
    CEASE: "cease fire",
    EFFECT_A: "effect A",
    EFFECT_B: "effect B",
    LAND: "land",
    UPPER: "upper {planet}",
    LOWER: "lower {planet}",
    DONE: "done",
    TAKE: "take",
    SKIP: "skip",
    USE: "use {ability}",
    INFLUENCE: "influence {house}",
    SHIELD: "shield {sector}",
    DESTROY: "destroy {sector}",
    REPAIR: "repair {ship}",
    CLEANSE_SHIP: "cleanse {ship}",
    CLEANSE_BOARD: "cleanse {compartment}",
    CAREFUL: "careful {ship}",
    DEPLOY: "deploy {ship}",
    PLACE: "place in {sector}",
    PROTECT: "protect {defect} {part}",
    CHARGE: "charge {radar}",
    CHARGE_COLONY: "charge {colony}",
    REINFORCE: "reinforce",
    PLAY: "play {card}",
    DISCARD: "discard {card}",
    DRAW_KIND: "draw {kind}",
    ATTACH: "attach to {figure}",
    BONUS: "bonus {compartment}",
    AFFILIATION_A: "affiliation A",
    AFFILIATION_B: "affiliation B",
    CLEANSE_A: "cleanse A",
    CLEANSE_B: "cleanse B",
    END_TURN: "end turn",
    REDRAW: "redraw {kind}",
    KEEP: "keep",
    TAKE_CAPTAIN: "captain {captain}",
    COPY_SHIP: "copy {ship}",
    COPY_PLANET: "copy {planet}",
    REMOVE_COLONY: "remove {colony}",
    LINE_UP: "line up {ship}",
    HIT: "damage {ship}",
    SINK: "lose {ship}",
    TAINT: "taint {ship}",
    REPLACE: "replace {ship}",
    PART: "part {number}",
    CLEAR: "clear {sector}",
    LOSE: "lose {resource}",
    WAIVE: "waive {resource}",
    CHOICE: "choice {number}",
    PLAIN_INFLUENCE: "house influence",
    OWN_EFFECT: "ship effect",
    BOTH_EFFECTS: "effects A and B",
    DEALS_CAPTAIN: "deals {captain}",
    DEALS_ORDER: "turn order {seat}",
    PUTS_ARK: "ark {house}",
    PUTS_FIGHTER: "fighter {house}",
    PUTS_DROPSHIP: "dropship {house}",
    DRAWS_PLANET: "planet {planet}",
    DRAWS_RADAR: "radar {radar}",
    DRAWS_COLONY: "colony {colony}",
    DRAWS_DEFECT: "defect {defect}",
    DRAWS_CARD: "card {card}",
    DRAWS_HIDDEN: "hidden {house}",
    DEALS_AGENDA: "agenda {agenda}",
    SETS_ASIDE: "aside {house}",
    CORRUPTS_ARK: "corruption {house}",
    ROLLS: "rift die {number}",
    COUNCIL_CARD: "council {house}",
    PEEKS_COLONY: "peek {colony}",
    LAYS_CREW_CARD: "crew card {crew_card}",
    CREW_HOUSE: "crew house {house}",
    CREW_CARD: "corrupted house {house}",
}

# What only the seat of the scene may see: its hidden influence, its hand, what it looks at in a deck.
SECRET: Final = frozenset(
    [DISCARD_HIDDEN, KEEP_HIDDEN, DISCARD, REMOVE_COLONY, DRAWS_CARD, DRAWS_HIDDEN, DEALS_AGENDA, PEEKS_COLONY]
)
# Shown without luck: undo is no longer free.
REVEALS: Final = frozenset([COLONIES_SEEN])

# ---- questions
ASK_CAPTAIN: Final = 1
ASK_REDRAW: Final = 2
ASK_START_HOUSE: Final = 3
ASK_MAN: Final = 4
ASK_FIGURE: Final = 5
ASK_HIDDEN_TRADE: Final = 6
ASK_RESOURCE: Final = 7
ASK_OVERFLOW: Final = 8
ASK_KEEP_HIDDEN: Final = 9
ASK_EMERGENCY: Final = 10
ASK_INFLUENCE: Final = 11
ASK_ARK: Final = 12
ASK_FIGHTER: Final = 13
ASK_ATTACK: Final = 14
ASK_BOMBARD: Final = 15
ASK_FRIGATE: Final = 16
ASK_DROPSHIP: Final = 17
ASK_PLANET: Final = 18
ASK_REINFORCEMENT: Final = 19
ASK_DEPLOY: Final = 20
ASK_SECTOR: Final = 21
ASK_PROTECT: Final = 22
ASK_HYPERCHARGE: Final = 23
ASK_SPEND: Final = 24
ASK_CORRUPT: Final = 25
ASK_LOCK: Final = 26
ASK_CLEANSE: Final = 27
ASK_ABILITY: Final = 28
ASK_BETWEEN: Final = 29
ASK_OPTIONAL: Final = 30
ASK_SHIELD: Final = 31
ASK_DESTROY: Final = 32
ASK_REPAIR: Final = 33
ASK_CAREFUL: Final = 34
ASK_MOVE_FRIGATE: Final = 35
ASK_PLAY: Final = 36
ASK_ATTACH: Final = 37
ASK_DRAW: Final = 38
ASK_DISCARD: Final = 39
ASK_BONUS: Final = 40
ASK_AFFILIATION: Final = 41
ASK_CLEANSE_OPTION: Final = 42
ASK_ACTIVATE: Final = 43
ASK_END: Final = 44
ASK_COPY: Final = 45
ASK_COLONY: Final = 46
ASK_DAMAGE: Final = 47
ASK_TAINT: Final = 48
ASK_LOSE: Final = 49
ASK_LINE: Final = 50
ASK_CLEAR: Final = 51
ASK_STEP_TWO: Final = 52
ASK_CHOICE: Final = 53
ASK_WAIVE: Final = 54
ASK_REPLACE: Final = 55
ASK_SHUTTLE: Final = 56
ASK_HIDDEN_COST: Final = 57
ASK_CAREFUL_TO: Final = 58
ASK_DISCARD_COST: Final = 59
ASK_INSTEAD: Final = 60

# each question's name (for its words in four languages) and the rule that asks it
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_CAPTAIN: ("captain", "GAP-A-18"),
    ASK_REDRAW: ("redraw", "REV-F-S.7"),
    ASK_START_HOUSE: ("start-house", "REV-F-S.8"),
    ASK_MAN: ("man", "REV-F-01.1.1"),
    ASK_FIGURE: ("figure", "REV-F-01.1.1"),
    ASK_HIDDEN_TRADE: ("hidden-trade", "REV-F-01.3.4"),
    ASK_RESOURCE: ("resource", "REV-F-07.3"),
    ASK_OVERFLOW: ("overflow", "REV-F-07.5"),
    ASK_KEEP_HIDDEN: ("keep-hidden", "REV-F-10.9"),
    ASK_EMERGENCY: ("emergency", "REV-F-01.1.6"),
    ASK_INFLUENCE: ("influence", "REV-F-10.2"),
    ASK_ARK: ("ark", "REV-F-02.1"),
    ASK_FIGHTER: ("fighter", "REV-F-03.1"),
    ASK_ATTACK: ("attack", "REV-F-13.6"),
    ASK_BOMBARD: ("bombard", "REV-F-03.5"),
    ASK_FRIGATE: ("frigate", "REV-F-04.1"),
    ASK_DROPSHIP: ("dropship", "REV-F-05.1"),
    ASK_PLANET: ("planet", "REV-F-05.4"),
    ASK_REINFORCEMENT: ("reinforcement", "REV-F-06.1.1"),
    ASK_DEPLOY: ("deploy", "REV-F-06.1.3"),
    ASK_SECTOR: ("sector", "REV-F-12.5"),
    ASK_PROTECT: ("protect", "REV-F-06.1.7"),
    ASK_HYPERCHARGE: ("hypercharge", "REV-F-06.2.1"),
    ASK_SPEND: ("spend", "REV-F-07.6"),
    ASK_CORRUPT: ("corrupt", "REV-F-08.1"),
    ASK_LOCK: ("lock", "REV-F-07.11"),
    ASK_CLEANSE: ("cleanse", "REV-F-08.8"),
    ASK_ABILITY: ("ability", "REV-F-14.20"),
    ASK_BETWEEN: ("between", "GAP-F-35"),
    ASK_OPTIONAL: ("optional", "REV-F-01.3.2"),
    ASK_SHIELD: ("shield", "REV-F-13.9"),
    ASK_DESTROY: ("destroy", "REV-F-13.8"),
    ASK_REPAIR: ("repair", "REV-F-13.11"),
    ASK_CAREFUL: ("careful", "REV-F-12.12"),
    ASK_MOVE_FRIGATE: ("move-frigate", "REV-F-12.7"),
    ASK_PLAY: ("play", "REV-F-14.15"),
    ASK_ATTACH: ("attach", "REV-F-14.11"),
    ASK_DRAW: ("draw", "REV-F-14.7"),
    ASK_DISCARD: ("discard", "REV-F-14.8"),
    ASK_BONUS: ("bonus", "REV-F-01.5.1"),
    ASK_AFFILIATION: ("affiliation", "REV-F-15.4"),
    ASK_CLEANSE_OPTION: ("cleanse-option", "REV-F-15.9"),
    ASK_ACTIVATE: ("activate", "REV-F-15.12"),
    ASK_END: ("end", "REV-F-01.5.1"),
    ASK_COPY: ("copy", "REV-F-14.21"),
    ASK_COLONY: ("colony", "REV-F-06.2.9"),
    ASK_DAMAGE: ("damage", "REV-F-17.2.6"),
    ASK_TAINT: ("taint", "REV-F-17.4.1"),
    ASK_LOSE: ("lose", "GAP-F-09"),
    ASK_LINE: ("line", "REV-P-9.1.12"),
    ASK_CLEAR: ("clear", "REV-P-9.9.2"),
    ASK_STEP_TWO: ("step-two", "REV-F-01.2.1"),
    ASK_CHOICE: ("choice", "GAP-A-08"),
    ASK_WAIVE: ("waive", "REV-F-15.5"),
    ASK_REPLACE: ("replace", "GAP-F-12"),
    ASK_SHUTTLE: ("shuttle", "GAP-F-08"),
    ASK_HIDDEN_COST: ("hidden-cost", "REV-F-01.3.3"),
    ASK_CAREFUL_TO: ("careful-to", "REV-F-12.13"),
    ASK_DISCARD_COST: ("discard-cost", "REV-F-01.3.3"),
    ASK_INSTEAD: ("instead", "GAP-F-12"),
}
