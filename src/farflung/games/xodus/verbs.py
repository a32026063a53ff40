"""The verbs of X-ODUS: what a player may answer, what luck does, what happens; and the questions.

The text beside a verb is its notation in records and scenarios: stable, English, made of the rulebook's words. Ships
are named by their board, Systems by their tile, gear (Mods and Modules) by its card.
"""

from typing import Final

# ---- answers
CHOOSE_SHIP: Final = 1
MOUNT: Final = 2
ACTIVATE: Final = 3
TAKE_IN: Final = 4
GO_ON: Final = 5
AGREE: Final = 6
REFUSE: Final = 7
PROBE: Final = 8
RELAY_PROBE: Final = 9
JUMP: Final = 10
JUMP_WITH: Final = 11
BLIND_JUMP: Final = 12
RUSH: Final = 13
STOP: Final = 14
EXPLORE: Final = 15
SCAVENGE: Final = 16
SCAVENGE_WRECK: Final = 17
PACIFY: Final = 18
TRADE: Final = 19
MAINTAIN: Final = 20
SIGNAL_ACTION: Final = 21
TAKE_KEY: Final = 22
STRAIN: Final = 23
USE: Final = 24
USE_ON_DICE: Final = 25
USE_FOR: Final = 26
USE_AT: Final = 27
SERVICE: Final = 28
END_TURN: Final = 29
HIDE: Final = 30
TURN_TILE: Final = 31
REVEAL: Final = 32
PLACE: Final = 33
STAY: Final = 34
ROLL: Final = 35
BE_DETECTED: Final = 36
TARGET: Final = 37
OFFENSIVE: Final = 38
DEFENSIVE: Final = 39
DISENGAGE: Final = 40
DONE: Final = 41
OPTION: Final = 42
NO_OPTION: Final = 43
MORE: Final = 44
MORE_FREE: Final = 45
REPAIR: Final = 46
REPAIR_SIGNAL: Final = 47
REMOVE_DAMAGE: Final = 48
BUY_ENERGY: Final = 49
DISMANTLE: Final = 50
NOTHING: Final = 51
BUY: Final = 52
GIVE_SCRAP: Final = 53
GIVE_MODULE: Final = 54
GIVE_KEY: Final = 55
DOCK_REPAIR: Final = 56
DOCK_REMOVE: Final = 57
SCRAP_TO: Final = 59
MODULE_TO: Final = 60
PAY_SCRAPS: Final = 61
PAY_ENERGY: Final = 62
GIVE_HEALTH: Final = 63
GIVE_ENERGY: Final = 64
PACIFY_SYSTEM: Final = 65
CLOSE_RIFT: Final = 66
PEEK: Final = 67
RESOLVE: Final = 68
DISCARD_MODULE: Final = 69
SWITCH_OFF: Final = 70

# ---- luck
ROLLS: Final = 80
ROLLS_AVATAR: Final = 81
DRAWS_START: Final = 82
DRAWS_BORDER: Final = 83
DRAWS_TILE: Final = 84
DRAWS_ENEMY: Final = 85
DRAWS_RESERVE: Final = 86
DRAWS_EXPLORATION: Final = 87
DRAWS_MODULE: Final = 88
DRAWS_DAMAGE: Final = 89
DRAWS_ALLY: Final = 90
DRAWS_DANGER: Final = 91
DRAWS_SIGNAL: Final = 92
DRAWS_AVATAR: Final = 93

# ---- events
SHIP_CHOSEN: Final = 120
START_REVEALED: Final = 121
MOD_MOUNTED: Final = 122
ROUND_BEGINS: Final = 123
PHASE_BEGINS: Final = 124
TURN_BEGINS: Final = 125
TURN_ENDS: Final = 126
JOINED: Final = 127
DECLINED: Final = 128
TILE_REVEALED: Final = 129
TILE_PLACED: Final = 130
MOVED: Final = 131
CROSSED: Final = 132
STRAINED: Final = 133
ALLY_MET: Final = 134
WARE_OFFERED: Final = 135
DETECTION_ROLLED: Final = 136
UNDETECTED: Final = 137
DETECTED: Final = 138
DIE_ROLLED: Final = 139
DIE_REROLLED: Final = 140
MISS_IGNORED: Final = 141
SPECIAL_SPENT: Final = 142
GEAR_USED: Final = 143
ENERGY_FLIPPED: Final = 144
ENERGY_RECOVERED: Final = 145
ENERGY_GAINED: Final = 146
ENERGY_DISCARDED: Final = 147
HEALTH_LOST: Final = 148
HEALTH_RECOVERED: Final = 149
HEALTH_DISCARDED: Final = 150
HEALTH_MARKERS: Final = 151
LOSS_PREVENTED: Final = 152
SCRAPS_GAINED: Final = 153
SCRAPS_PAID: Final = 154
SCRAPS_LOST: Final = 155
SCRAP_GIVEN: Final = 156
MODULE_GAINED: Final = 157
MODULE_BOUGHT: Final = 158
MODULE_GIVEN: Final = 159
MODULE_LOST: Final = 160
MODULE_DISMANTLED: Final = 161
MODULE_SWITCHED_OFF: Final = 162
EXP_GAINED: Final = 163
LEVEL_REACHED: Final = 164
DAMAGE_DRAWN: Final = 165
DAMAGE_REMOVED: Final = 166
SHIP_DEFEATED: Final = 167
COMBAT_BEGINS: Final = 168
ENEMY_DRAWN: Final = 169
ATTACK_BEGINS: Final = 170
MANOEUVRE: Final = 171
CRITICAL: Final = 172
SKILL_TRIGGERS: Final = 173
ATTACK_VALUE: Final = 174
FOE_HIT: Final = 175
FOE_RECOVERS: Final = 176
RETALIATION: Final = 177
FOE_DEFEATED: Final = 178
COMBAT_ENDS: Final = 179
DISENGAGED: Final = 180
HIDDEN: Final = 181
PACIFIED: Final = 182
PACIFICATION_AGES: Final = 183
EXPLORED: Final = 184
OPTION_TAKEN: Final = 185
SKILL_ROLLED: Final = 186
SKILL_SUCCEEDS: Final = 187
SKILL_FAILS: Final = 188
SIGNAL_REVEALED: Final = 189
SIGNAL_PEEKED: Final = 190
SIGNAL_PROGRESS: Final = 191
SIGNAL_OPEN: Final = 192
KEY_PLACED: Final = 193
KEY_TAKEN: Final = 194
KEY_GIVEN: Final = 195
KEY_SCAVENGED: Final = 196
KEY_ACTIVATED: Final = 197
LAST_KEY: Final = 198
RIFT_CLOSED: Final = 199
RIFT_OPENED: Final = 200
WORMHOLE_OPENED: Final = 201
AVATARS_SLOWED: Final = 202
AVATARS_HASTENED: Final = 203
CORRUPTION_HELD: Final = 204
CORRUPTION_ADVANCES: Final = 205
HERALD: Final = 206
AVATAR_ENTERS: Final = 207
AVATAR_ESCAPES: Final = 208
AVATAR_GONE: Final = 209
AVATAR_DIE_ROLLED: Final = 210
AVATAR_MOVES: Final = 211
AVATAR_ENGAGES: Final = 212
ENEMIES_ADDED: Final = 213
ENEMY_RETURNS: Final = 214
FLEETS_SPLIT: Final = 215
SCAVENGED: Final = 216
MAINTAINED: Final = 217
REPAIRED: Final = 218
DAMAGE_ROLLED: Final = 219
DECK_RESHUFFLED: Final = 220
WON: Final = 221
LOST: Final = 222
ACTION_TAKEN: Final = 223
ACTIONS_LEFT: Final = 224
EXTRA_DIE: Final = 225
TRADE_ENDS: Final = 226

# The nouns: {ship} six boards, {system} 31 tiles, {edge} N to NW, {gear} Mods, Modules and each again with "freely",
# {dice} a ship with some of its dice, {module} the 32 Modules, {foe} Enemies, Guardian, Avatars, {key} 1 to 4, {pair} a
# ship to a ship, {number} 0 to 60.
NOTATION: Final[dict[int, str]] = {
    CHOOSE_SHIP: "choose {ship}",
    MOUNT: "mount {gear}",
    ACTIVATE: "activate {ship}",
    TAKE_IN: "take in {ship}",
    GO_ON: "go on",
    AGREE: "agree",
    REFUSE: "refuse",
    PROBE: "probe {edge}",
    RELAY_PROBE: "probe {edge} of {system}",
    JUMP: "jump to {system}",
    JUMP_WITH: "jump to {system} with {gear}",
    BLIND_JUMP: "blind jump {edge}",
    RUSH: "rush to {system}",
    STOP: "stop",
    EXPLORE: "explore",
    SCAVENGE: "scavenge",
    SCAVENGE_WRECK: "scavenge wreck of {ship}",
    PACIFY: "pacify",
    TRADE: "trade",
    MAINTAIN: "maintenance",
    SIGNAL_ACTION: "act on signal {key}",
    TAKE_KEY: "take key {key} aboard {ship}",
    STRAIN: "strain",
    USE: "use {gear}",
    USE_ON_DICE: "use {gear} on {dice}",
    USE_FOR: "use {gear} for {ship}",
    USE_AT: "use {gear} at {system}",
    SERVICE: "ask {ally}",
    END_TURN: "end turn",
    HIDE: "hide",
    TURN_TILE: "turn {rotation}",
    REVEAL: "reveal {edge} of {system}",
    PLACE: "place {system}",
    STAY: "stay",
    ROLL: "roll",
    BE_DETECTED: "be detected",
    TARGET: "attack {foe}",
    OFFENSIVE: "offensive",
    DEFENSIVE: "defensive with die {number}",
    DISENGAGE: "disengage",
    DONE: "done",
    OPTION: "option {number}",
    NO_OPTION: "no option",
    MORE: "another option",
    MORE_FREE: "another option freely",
    REPAIR: "repair {ship}",
    REPAIR_SIGNAL: "repair signal {key}",
    REMOVE_DAMAGE: "remove {damage}",
    BUY_ENERGY: "buy energy",
    DISMANTLE: "dismantle {module}",
    NOTHING: "nothing",
    BUY: "buy {module} for {ship}",
    GIVE_SCRAP: "give scrap {pair}",
    GIVE_MODULE: "give {module} to {ship}",
    GIVE_KEY: "give key {key} to {ship}",
    DOCK_REPAIR: "dock repair of {ship}",
    DOCK_REMOVE: "dock removal of {damage}",
    SCRAP_TO: "scrap to {ship}",
    MODULE_TO: "module to {ship}",
    PAY_SCRAPS: "pay {number} scraps",
    PAY_ENERGY: "pay {number} energy",
    GIVE_HEALTH: "sacrifice health",
    GIVE_ENERGY: "sacrifice energy",
    PACIFY_SYSTEM: "pacify {system}",
    CLOSE_RIFT: "close rift of {system}",
    PEEK: "look at signal {key}",
    RESOLVE: "resolve {exploration}",
    DISCARD_MODULE: "discard {module}",
    SWITCH_OFF: "switch off {module}",
    ROLLS: "rolls {face}",
    ROLLS_AVATAR: "avatar die {number}",
    DRAWS_START: "starts at {system}",
    DRAWS_BORDER: "border {border}",
    DRAWS_TILE: "tile {system}",
    DRAWS_ENEMY: "enemy {foe}",
    DRAWS_RESERVE: "reserve {foe}",
    DRAWS_EXPLORATION: "exploration {exploration}",
    DRAWS_MODULE: "module {module}",
    DRAWS_DAMAGE: "damage {damage}",
    DRAWS_ALLY: "ally {ally}",
    DRAWS_DANGER: "danger {danger}",
    DRAWS_SIGNAL: "signal {signal}",
    DRAWS_AVATAR: "avatar {foe}",
    SHIP_CHOSEN: "seat {seat} flies {ship}",
    START_REVEALED: "start {system}",
    MOD_MOUNTED: "{ship} mounts {gear}",
    ROUND_BEGINS: "round {number} begins",
    PHASE_BEGINS: "phase {phase}",
    TURN_BEGINS: "turn of {ship}",
    TURN_ENDS: "{ship} has acted",
    JOINED: "{ship} joins {ship}",
    DECLINED: "seat {seat} declines",
    TILE_REVEALED: "{ship} reveals {system}",
    TILE_PLACED: "{system} lies {edge} of {system}",
    MOVED: "{ship} enters {system}",
    CROSSED: "{ship} crosses {system}",
    STRAINED: "{ship} strains",
    ALLY_MET: "{ally} met at {system}",
    WARE_OFFERED: "{ally} offers {module}",
    DETECTION_ROLLED: "detection at {system}",
    UNDETECTED: "undetected at {system}",
    DETECTED: "detected at {system}",
    DIE_ROLLED: "{ship} die {number} {face}",
    DIE_REROLLED: "{ship} die {number} again {face}",
    MISS_IGNORED: "{ship} ignores miss of die {number}",
    SPECIAL_SPENT: "{ship} spends special of die {number}",
    GEAR_USED: "{ship} used {gear}",
    ENERGY_FLIPPED: "{ship} flips {number} energy",
    ENERGY_RECOVERED: "{ship} recovers {number} energy",
    ENERGY_GAINED: "{ship} gains {number} energy markers",
    ENERGY_DISCARDED: "{ship} loses {number} energy markers",
    HEALTH_LOST: "{ship} loses {number} health by {cause}",
    HEALTH_RECOVERED: "{ship} recovers {number} health",
    HEALTH_DISCARDED: "{ship} discards {number} health markers",
    HEALTH_MARKERS: "{ship} has {number} health markers",
    LOSS_PREVENTED: "{ship} is spared {number} health",
    SCRAPS_GAINED: "{ship} gains {number} scraps",
    SCRAPS_PAID: "{ship} paid {number} scraps",
    SCRAPS_LOST: "{ship} loses {number} scraps",
    SCRAP_GIVEN: "scrap from {ship} to {ship}",
    MODULE_GAINED: "{ship} gains {module}",
    MODULE_BOUGHT: "{ship} gets {module} for {number}",
    MODULE_GIVEN: "{module} from {ship} to {ship}",
    MODULE_LOST: "{ship} loses {module}",
    MODULE_DISMANTLED: "{ship} dismantles {module}",
    MODULE_SWITCHED_OFF: "{ship} switches off {module}",
    EXP_GAINED: "{ship} has {number} exp",
    LEVEL_REACHED: "{ship} reaches level {number}",
    DAMAGE_DRAWN: "{ship} draws {damage}",
    DAMAGE_REMOVED: "{ship} is rid of {damage}",
    SHIP_DEFEATED: "{ship} defeated at {system}",
    COMBAT_BEGINS: "combat at {system}",
    ENEMY_DRAWN: "{foe} appears at {system}",
    ATTACK_BEGINS: "attack {number} on {foe}",
    MANOEUVRE: "{ship} flies {manoeuvre}",
    CRITICAL: "critical failure of {ship}",
    SKILL_TRIGGERS: "skill of {foe}",
    ATTACK_VALUE: "{number} hits against {number} shields",
    FOE_HIT: "{foe} loses {number}",
    FOE_RECOVERS: "{foe} recovers {number}",
    RETALIATION: "retaliation of {number} on {ship}",
    FOE_DEFEATED: "{foe} is defeated",
    COMBAT_ENDS: "combat over at {system}",
    DISENGAGED: "{ship} disengages",
    HIDDEN: "{ship} hides",
    PACIFIED: "{system} is pacified",
    PACIFICATION_AGES: "{system} is pacified until {number}",
    EXPLORED: "{ship} explores {exploration}",
    OPTION_TAKEN: "{ship} takes option {number}",
    SKILL_ROLLED: "skill roll for {number} {face}",
    SKILL_SUCCEEDS: "skill roll succeeds with {number}",
    SKILL_FAILS: "skill roll fails with {number}",
    SIGNAL_REVEALED: "signal {key} is {signal}",
    SIGNAL_PEEKED: "signal {key} was seen: {signal}",
    SIGNAL_PROGRESS: "signal {key} stands at {number}",
    SIGNAL_OPEN: "key {key} is accessible",
    KEY_PLACED: "key {key} lies at {system}",
    KEY_TAKEN: "{ship} takes key {key}",
    KEY_GIVEN: "key {key} from {ship} to {ship}",
    KEY_SCAVENGED: "{ship} scavenges key {key}",
    KEY_ACTIVATED: "key {key} activated",
    LAST_KEY: "all keys activated",
    RIFT_CLOSED: "rift closed at {system}",
    RIFT_OPENED: "rift opened at {system}",
    WORMHOLE_OPENED: "wormhole at {system}",
    AVATARS_SLOWED: "avatars slowed",
    AVATARS_HASTENED: "avatars hastened",
    CORRUPTION_HELD: "corruption held",
    CORRUPTION_ADVANCES: "corruption at {number}",
    HERALD: "herald at {system}",
    AVATAR_ENTERS: "{foe} enters at {system}",
    AVATAR_ESCAPES: "{foe} escapes to space {number}",
    AVATAR_GONE: "{foe} is gone",
    AVATAR_DIE_ROLLED: "{foe} moves by {number}",
    AVATAR_MOVES: "{foe} moves to {system}",
    AVATAR_ENGAGES: "{foe} engages {ship}",
    ENEMIES_ADDED: "{number} enemies added",
    ENEMY_RETURNS: "{foe} returns to the deck",
    FLEETS_SPLIT: "fleets split",
    SCAVENGED: "{ship} scavenged",
    MAINTAINED: "{ship} did maintenance",
    REPAIRED: "{ship} repairs {ship}",
    DAMAGE_ROLLED: "damage roll of {ship} for {cause}",
    DECK_RESHUFFLED: "deck {deck} reshuffled",
    WON: "the great rift is sealed",
    LOST: "lost: {outcome}",
    ACTION_TAKEN: "{ship} acts: {act}",
    ACTIONS_LEFT: "{ship} has {number} actions",
    EXTRA_DIE: "{ship} rolls an extra {colour} die",
    TRADE_ENDS: "trade ends",
}

# {act} of ACTION_TAKEN
ACTS: Final[dict[int, str]] = {
    PROBE: "send a probe",
    JUMP: "jump",
    BLIND_JUMP: "blind jump",
    RUSH: "hyperspace rush",
    EXPLORE: "explore",
    SCAVENGE: "scavenge",
    PACIFY: "pacify",
    TRADE: "trade",
    MAINTAIN: "ship maintenance",
    SIGNAL_ACTION: "signal action",
    MORE: "further option",
}

SECRET: Final[frozenset[int]] = frozenset()  # nothing is hidden from a captain (XOD-G40): see secrets.py
REVEALS: Final[frozenset[int]] = frozenset()

# ---- questions
ASK_SHIP: Final = 1
ASK_MOD: Final = 2
ASK_ACTIVATE: Final = 3
ASK_FLEET: Final = 4
ASK_CONSENT: Final = 5
ASK_ACTION: Final = 6
ASK_EXIT: Final = 7
ASK_RUSH: Final = 8
ASK_TURN_TILE: Final = 9
ASK_REVEAL: Final = 10
ASK_SCAN: Final = 11
ASK_PICK_TILE: Final = 12
ASK_STAY: Final = 13
ASK_DETECTION: Final = 14
ASK_TARGET: Final = 15
ASK_MANOEUVRE: Final = 16
ASK_BEFORE_ATTACK: Final = 17
ASK_AFTER_ATTACK: Final = 18
ASK_AFTER_DETECTION: Final = 19
ASK_AFTER_SKILL: Final = 20
ASK_AFTER_DAMAGE_ROLL: Final = 21
ASK_RETALIATION: Final = 22
ASK_HEALTH_LOSS: Final = 23
ASK_AFTER_LOSS: Final = 24
ASK_SAVE: Final = 25
ASK_DISENGAGE: Final = 26
ASK_CLOAK: Final = 27
ASK_OPTION: Final = 28
ASK_MORE: Final = 29
ASK_WARNING: Final = 30
ASK_EXPLORATION: Final = 31
ASK_MAINTENANCE: Final = 32
ASK_REPAIR_BONUS: Final = 33
ASK_TRADE: Final = 34
ASK_SHARE: Final = 36
ASK_MODULE: Final = 37
ASK_OFFER: Final = 38
ASK_CHARGE: Final = 39
ASK_SACRIFICE: Final = 40
ASK_PACIFY: Final = 41
ASK_RIFT: Final = 42
ASK_SERVICE: Final = 43
ASK_DECOY: Final = 44
ASK_HOLD: Final = 45
ASK_DISCARD: Final = 46
ASK_SWITCH_OFF: Final = 47
ASK_KEY: Final = 48
ASK_WORMHOLE: Final = 49
ASK_TWIN_PROBE: Final = 50

# each question's name (for its words in four languages) and the rule that asks it
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_SHIP: ("ship", "XOD-2.11"),
    ASK_MOD: ("mod", "XOD-18.4"),
    ASK_ACTIVATE: ("activate", "XOD-3.1"),
    ASK_FLEET: ("fleet", "XOD-4.1"),
    ASK_CONSENT: ("consent", "XOD-G39"),
    ASK_ACTION: ("action", "XOD-3.6"),
    ASK_EXIT: ("exit", "XOD-20.5"),
    ASK_RUSH: ("rush", "XOD-5.7"),
    ASK_TURN_TILE: ("turn-tile", "XOD-5.3"),
    ASK_REVEAL: ("reveal", "XOD-14.7"),
    ASK_SCAN: ("scan", "XOD-17.10"),
    ASK_PICK_TILE: ("pick-tile", "XOD-17.15"),
    ASK_STAY: ("stay", "XOD-5.6"),
    ASK_DETECTION: ("detection", "XOD-8.15"),
    ASK_TARGET: ("target", "XOD-20.1"),
    ASK_MANOEUVRE: ("manoeuvre", "XOD-19.5"),
    ASK_BEFORE_ATTACK: ("before-attack", "XOD-19.8"),
    ASK_AFTER_ATTACK: ("after-attack", "XOD-19.10"),
    ASK_AFTER_DETECTION: ("after-detection", "XOD-10.1"),
    ASK_AFTER_SKILL: ("after-skill", "XOD-13.1"),
    ASK_AFTER_DAMAGE_ROLL: ("after-damage-roll", "XOD-13.5"),
    ASK_RETALIATION: ("retaliation", "XOD-19.15"),
    ASK_HEALTH_LOSS: ("health-loss", "XOD-19.17"),
    ASK_AFTER_LOSS: ("after-loss", "XOD-19.17"),
    ASK_SAVE: ("save", "XOD-17.16"),
    ASK_DISENGAGE: ("disengage", "XOD-20.4"),
    ASK_CLOAK: ("cloak", "XOD-8.13"),
    ASK_OPTION: ("option", "XOD-12.2"),
    ASK_MORE: ("more", "XOD-12.3"),
    ASK_WARNING: ("warning", "XOD-12.8"),
    ASK_EXPLORATION: ("exploration", "XOD-6.1"),
    ASK_MAINTENANCE: ("maintenance", "XOD-6.12"),
    ASK_REPAIR_BONUS: ("repair-bonus", "XOD-6.13"),
    ASK_TRADE: ("trade", "XOD-6.8"),
    ASK_SHARE: ("share", "XOD-14.1"),
    ASK_MODULE: ("module", "XOD-14.2"),
    ASK_OFFER: ("offer", "XOD-15.8"),
    ASK_CHARGE: ("charge", "XOD-15.8"),
    ASK_SACRIFICE: ("sacrifice", "XOD-15.8"),
    ASK_PACIFY: ("pacify", "XOD-14.8"),
    ASK_RIFT: ("rift", "XOD-14.9"),
    ASK_SERVICE: ("service", "XOD-11.4"),
    ASK_DECOY: ("decoy", "XOD-25.2"),
    ASK_HOLD: ("hold", "XOD-24.1"),
    ASK_DISCARD: ("discard", "XOD-23.15"),
    ASK_SWITCH_OFF: ("switch-off", "XOD-21.2"),
    ASK_KEY: ("key", "XOD-15.10"),
    ASK_WORMHOLE: ("wormhole", "XOD-G33"),
    ASK_TWIN_PROBE: ("twin-probe", "XOD-17.7"),
}
