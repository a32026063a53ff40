"""The verbs of X-ODUS: what a player may answer, what luck does, what happens; and the questions.

A verb's text is its notation in records and scenarios: stable, English, made of the rulebook's words. Nothing is secret
(XOD-G40). The nouns: {ship} six boards, {system} 31 tiles, {edge} N to NW, {gear} Mods, Modules and each again with
"freely", {dice} a ship with some of its dice, {module} the 32 Modules, {foe} Enemies, Guardian, Avatars, {key} 1 to 4,
{pair} a ship to a ship, {number} 0 to 60.
"""

from typing import Annotated, Final

from farflung.engine.verbs import Answer, Asks, Happens, Luck

# ---- answers
CHOOSE_SHIP: Final[Annotated[int, Answer("choose {ship}")]] = 1
MOUNT: Final[Annotated[int, Answer("mount {gear}")]] = 2
ACTIVATE: Final[Annotated[int, Answer("activate {ship}")]] = 3
TAKE_IN: Final[Annotated[int, Answer("take in {ship}")]] = 4
GO_ON: Final[Annotated[int, Answer("go on")]] = 5
AGREE: Final[Annotated[int, Answer("agree")]] = 6
REFUSE: Final[Annotated[int, Answer("refuse")]] = 7
PROBE: Final[Annotated[int, Answer("probe {edge}")]] = 8
RELAY_PROBE: Final[Annotated[int, Answer("probe {edge} of {system}")]] = 9
JUMP: Final[Annotated[int, Answer("jump to {system}")]] = 10
JUMP_WITH: Final[Annotated[int, Answer("jump to {system} with {gear}")]] = 11
BLIND_JUMP: Final[Annotated[int, Answer("blind jump {edge}")]] = 12
RUSH: Final[Annotated[int, Answer("rush to {system}")]] = 13
STOP: Final[Annotated[int, Answer("stop")]] = 14
EXPLORE: Final[Annotated[int, Answer("explore")]] = 15
SCAVENGE: Final[Annotated[int, Answer("scavenge")]] = 16
SCAVENGE_WRECK: Final[Annotated[int, Answer("scavenge wreck of {ship}")]] = 17
PACIFY: Final[Annotated[int, Answer("pacify")]] = 18
TRADE: Final[Annotated[int, Answer("trade")]] = 19
MAINTAIN: Final[Annotated[int, Answer("maintenance")]] = 20
SIGNAL_ACTION: Final[Annotated[int, Answer("act on signal {key}")]] = 21
TAKE_KEY: Final[Annotated[int, Answer("take key {key} aboard {ship}")]] = 22
STRAIN: Final[Annotated[int, Answer("strain")]] = 23
USE: Final[Annotated[int, Answer("use {gear}")]] = 24
USE_ON_DICE: Final[Annotated[int, Answer("use {gear} on {dice}")]] = 25
USE_FOR: Final[Annotated[int, Answer("use {gear} for {ship}")]] = 26
USE_AT: Final[Annotated[int, Answer("use {gear} at {system}")]] = 27
SERVICE: Final[Annotated[int, Answer("ask {ally}")]] = 28
END_TURN: Final[Annotated[int, Answer("end turn")]] = 29
HIDE: Final[Annotated[int, Answer("hide")]] = 30
TURN_TILE: Final[Annotated[int, Answer("turn {rotation}")]] = 31
REVEAL: Final[Annotated[int, Answer("reveal {edge} of {system}")]] = 32
PLACE: Final[Annotated[int, Answer("place {system}")]] = 33
STAY: Final[Annotated[int, Answer("stay")]] = 34
ROLL: Final[Annotated[int, Answer("roll")]] = 35
BE_DETECTED: Final[Annotated[int, Answer("be detected")]] = 36
TARGET: Final[Annotated[int, Answer("attack {foe}")]] = 37
OFFENSIVE: Final[Annotated[int, Answer("offensive")]] = 38
DEFENSIVE: Final[Annotated[int, Answer("defensive with die {number}")]] = 39
DISENGAGE: Final[Annotated[int, Answer("disengage")]] = 40
DONE: Final[Annotated[int, Answer("done")]] = 41
OPTION: Final[Annotated[int, Answer("option {number}")]] = 42
NO_OPTION: Final[Annotated[int, Answer("no option")]] = 43
MORE: Final[Annotated[int, Answer("another option")]] = 44
MORE_FREE: Final[Annotated[int, Answer("another option freely")]] = 45
REPAIR: Final[Annotated[int, Answer("repair {ship}")]] = 46
REPAIR_SIGNAL: Final[Annotated[int, Answer("repair signal {key}")]] = 47
REMOVE_DAMAGE: Final[Annotated[int, Answer("remove {damage}")]] = 48
BUY_ENERGY: Final[Annotated[int, Answer("buy energy")]] = 49
DISMANTLE: Final[Annotated[int, Answer("dismantle {module}")]] = 50
NOTHING: Final[Annotated[int, Answer("nothing")]] = 51
BUY: Final[Annotated[int, Answer("buy {module} for {ship}")]] = 52
GIVE_SCRAP: Final[Annotated[int, Answer("give scrap {pair}")]] = 53
GIVE_MODULE: Final[Annotated[int, Answer("give {module} to {ship}")]] = 54
GIVE_KEY: Final[Annotated[int, Answer("give key {key} to {ship}")]] = 55
DOCK_REPAIR: Final[Annotated[int, Answer("dock repair of {ship}")]] = 56
DOCK_REMOVE: Final[Annotated[int, Answer("dock removal of {damage}")]] = 57
SCRAP_TO: Final[Annotated[int, Answer("scrap to {ship}")]] = 59
MODULE_TO: Final[Annotated[int, Answer("module to {ship}")]] = 60
PAY_SCRAPS: Final[Annotated[int, Answer("pay {number} scraps")]] = 61
PAY_ENERGY: Final[Annotated[int, Answer("pay {number} energy")]] = 62
GIVE_HEALTH: Final[Annotated[int, Answer("sacrifice health")]] = 63
GIVE_ENERGY: Final[Annotated[int, Answer("sacrifice energy")]] = 64
PACIFY_SYSTEM: Final[Annotated[int, Answer("pacify {system}")]] = 65
CLOSE_RIFT: Final[Annotated[int, Answer("close rift of {system}")]] = 66
PEEK: Final[Annotated[int, Answer("look at signal {key}")]] = 67
RESOLVE: Final[Annotated[int, Answer("resolve {exploration}")]] = 68
DISCARD_MODULE: Final[Annotated[int, Answer("discard {module}")]] = 69
SWITCH_OFF: Final[Annotated[int, Answer("switch off {module}")]] = 70

# ---- luck
ROLLS: Final[Annotated[int, Luck("rolls {face}")]] = 80
ROLLS_AVATAR: Final[Annotated[int, Luck("avatar die {number}")]] = 81
DRAWS_START: Final[Annotated[int, Luck("starts at {system}")]] = 82
DRAWS_BORDER: Final[Annotated[int, Luck("border {border}")]] = 83
DRAWS_TILE: Final[Annotated[int, Luck("tile {system}")]] = 84
DRAWS_ENEMY: Final[Annotated[int, Luck("enemy {foe}")]] = 85
DRAWS_RESERVE: Final[Annotated[int, Luck("reserve {foe}")]] = 86
DRAWS_EXPLORATION: Final[Annotated[int, Luck("exploration {exploration}")]] = 87
DRAWS_MODULE: Final[Annotated[int, Luck("module {module}")]] = 88
DRAWS_DAMAGE: Final[Annotated[int, Luck("damage {damage}")]] = 89
DRAWS_ALLY: Final[Annotated[int, Luck("ally {ally}")]] = 90
DRAWS_DANGER: Final[Annotated[int, Luck("danger {danger}")]] = 91
DRAWS_SIGNAL: Final[Annotated[int, Luck("signal {signal}")]] = 92
DRAWS_AVATAR: Final[Annotated[int, Luck("avatar {foe}")]] = 93

# ---- events
SHIP_CHOSEN: Final[Annotated[int, Happens("seat {seat} flies {ship}")]] = 120
START_REVEALED: Final[Annotated[int, Happens("start {system}")]] = 121
MOD_MOUNTED: Final[Annotated[int, Happens("{ship} mounts {gear}")]] = 122
ROUND_BEGINS: Final[Annotated[int, Happens("round {n} begins")]] = 123
PHASE_BEGINS: Final[Annotated[int, Happens("phase {phase}")]] = 124
TURN_BEGINS: Final[Annotated[int, Happens("turn of {ship}")]] = 125
TURN_ENDS: Final[Annotated[int, Happens("{ship} has acted")]] = 126
JOINED: Final[Annotated[int, Happens("{ship} joins {newship:ship}")]] = 127
DECLINED: Final[Annotated[int, Happens("seat {seat} declines")]] = 128
TILE_REVEALED: Final[Annotated[int, Happens("{ship} reveals {system}")]] = 129
TILE_PLACED: Final[Annotated[int, Happens("{system} lies {edge} of {newsystem:system}")]] = 130
MOVED: Final[Annotated[int, Happens("{ship} enters {system}")]] = 131
CROSSED: Final[Annotated[int, Happens("{ship} crosses {system}")]] = 132
STRAINED: Final[Annotated[int, Happens("{ship} strains")]] = 133
ALLY_MET: Final[Annotated[int, Happens("{ally} met at {system}")]] = 134
WARE_OFFERED: Final[Annotated[int, Happens("{ally} offers {module}")]] = 135
DETECTION_ROLLED: Final[Annotated[int, Happens("detection at {system}")]] = 136
UNDETECTED: Final[Annotated[int, Happens("undetected at {system}")]] = 137
DETECTED: Final[Annotated[int, Happens("detected at {system}")]] = 138
DIE_ROLLED: Final[Annotated[int, Happens("{ship} die {n} {face}")]] = 139
DIE_REROLLED: Final[Annotated[int, Happens("{ship} die {n} again {face}")]] = 140
MISS_IGNORED: Final[Annotated[int, Happens("{ship} ignores miss of die {n}")]] = 141
SPECIAL_SPENT: Final[Annotated[int, Happens("{ship} spends special of die {n}")]] = 142
GEAR_USED: Final[Annotated[int, Happens("{ship} used {gear}")]] = 143
ENERGY_FLIPPED: Final[Annotated[int, Happens("{ship} flips {n} energy")]] = 144
ENERGY_RECOVERED: Final[Annotated[int, Happens("{ship} recovers {n} energy")]] = 145
ENERGY_GAINED: Final[Annotated[int, Happens("{ship} gains {n} energy markers")]] = 146
ENERGY_DISCARDED: Final[Annotated[int, Happens("{ship} loses {n} energy markers")]] = 147
HEALTH_LOST: Final[Annotated[int, Happens("{ship} loses {n} health by {cause}")]] = 148
HEALTH_RECOVERED: Final[Annotated[int, Happens("{ship} recovers {n} health")]] = 149
HEALTH_DISCARDED: Final[Annotated[int, Happens("{ship} discards {n} health markers")]] = 150
HEALTH_MARKERS: Final[Annotated[int, Happens("{ship} has {n} health markers")]] = 151
LOSS_PREVENTED: Final[Annotated[int, Happens("{ship} is spared {n} health")]] = 152
SCRAPS_GAINED: Final[Annotated[int, Happens("{ship} gains {n} scraps")]] = 153
SCRAPS_PAID: Final[Annotated[int, Happens("{ship} paid {n} scraps")]] = 154
SCRAPS_LOST: Final[Annotated[int, Happens("{ship} loses {n} scraps")]] = 155
SCRAP_GIVEN: Final[Annotated[int, Happens("scrap from {ship} to {newship:ship}")]] = 156
MODULE_GAINED: Final[Annotated[int, Happens("{ship} gains {module}")]] = 157
MODULE_BOUGHT: Final[Annotated[int, Happens("{ship} gets {module} for {n}")]] = 158
MODULE_GIVEN: Final[Annotated[int, Happens("{module} from {ship} to {newship:ship}")]] = 159
MODULE_LOST: Final[Annotated[int, Happens("{ship} loses {module}")]] = 160
MODULE_DISMANTLED: Final[Annotated[int, Happens("{ship} dismantles {module}")]] = 161
MODULE_SWITCHED_OFF: Final[Annotated[int, Happens("{ship} switches off {module}")]] = 162
EXP_GAINED: Final[Annotated[int, Happens("{ship} has {n} exp")]] = 163
LEVEL_REACHED: Final[Annotated[int, Happens("{ship} reaches level {n}")]] = 164
DAMAGE_DRAWN: Final[Annotated[int, Happens("{ship} draws {damage}")]] = 165
DAMAGE_REMOVED: Final[Annotated[int, Happens("{ship} is rid of {damage}")]] = 166
SHIP_DEFEATED: Final[Annotated[int, Happens("{ship} defeated at {system}")]] = 167
COMBAT_BEGINS: Final[Annotated[int, Happens("combat at {system}")]] = 168
ENEMY_DRAWN: Final[Annotated[int, Happens("{foe} appears at {system}")]] = 169
ATTACK_BEGINS: Final[Annotated[int, Happens("attack {n} on {foe}")]] = 170
MANOEUVRE: Final[Annotated[int, Happens("{ship} flies {manoeuvre}")]] = 171
CRITICAL: Final[Annotated[int, Happens("critical failure of {ship}")]] = 172
SKILL_TRIGGERS: Final[Annotated[int, Happens("skill of {foe}")]] = 173
ATTACK_VALUE: Final[Annotated[int, Happens("{n} hits against {shields} shields, {through} get through")]] = 174
FOE_HIT: Final[Annotated[int, Happens("{foe} loses {n}")]] = 175
FOE_RECOVERS: Final[Annotated[int, Happens("{foe} recovers {n}")]] = 176
RETALIATION: Final[Annotated[int, Happens("retaliation of {n} on {ship}")]] = 177
FOE_DEFEATED: Final[Annotated[int, Happens("{foe} is defeated")]] = 178
COMBAT_ENDS: Final[Annotated[int, Happens("combat over at {system}")]] = 179
DISENGAGED: Final[Annotated[int, Happens("{ship} disengages")]] = 180
HIDDEN: Final[Annotated[int, Happens("{ship} hides")]] = 181
PACIFIED: Final[Annotated[int, Happens("{system} is pacified")]] = 182
PACIFICATION_AGES: Final[Annotated[int, Happens("{system} is pacified until {n}")]] = 183
EXPLORED: Final[Annotated[int, Happens("{ship} explores {exploration}")]] = 184
OPTION_TAKEN: Final[Annotated[int, Happens("{ship} takes option {n}")]] = 185
SKILL_ROLLED: Final[Annotated[int, Happens("skill roll for {n} {face}")]] = 186
SKILL_SUCCEEDS: Final[Annotated[int, Happens("skill roll succeeds with {n}")]] = 187
SKILL_FAILS: Final[Annotated[int, Happens("skill roll fails with {n}")]] = 188
SIGNAL_REVEALED: Final[Annotated[int, Happens("signal {key} is {signal}")]] = 189
SIGNAL_PEEKED: Final[Annotated[int, Happens("signal {key} was seen: {signal}")]] = 190
SIGNAL_PROGRESS: Final[Annotated[int, Happens("signal {key} stands at {n}")]] = 191
SIGNAL_OPEN: Final[Annotated[int, Happens("key {key} is accessible")]] = 192
KEY_PLACED: Final[Annotated[int, Happens("key {key} lies at {system}")]] = 193
KEY_TAKEN: Final[Annotated[int, Happens("{ship} takes key {key}")]] = 194
KEY_GIVEN: Final[Annotated[int, Happens("key {key} from {ship} to {newship:ship}")]] = 195
KEY_SCAVENGED: Final[Annotated[int, Happens("{ship} scavenges key {key}")]] = 196
KEY_ACTIVATED: Final[Annotated[int, Happens("key {key} activated")]] = 197
LAST_KEY: Final[Annotated[int, Happens("all keys activated")]] = 198
RIFT_CLOSED: Final[Annotated[int, Happens("rift closed at {system}")]] = 199
RIFT_OPENED: Final[Annotated[int, Happens("rift opened at {system}")]] = 200
WORMHOLE_OPENED: Final[Annotated[int, Happens("wormhole at {system}")]] = 201
AVATARS_SLOWED: Final[Annotated[int, Happens("avatars slowed")]] = 202
AVATARS_HASTENED: Final[Annotated[int, Happens("avatars hastened")]] = 203
CORRUPTION_HELD: Final[Annotated[int, Happens("corruption held")]] = 204
CORRUPTION_ADVANCES: Final[Annotated[int, Happens("corruption at {n}")]] = 205
HERALD: Final[Annotated[int, Happens("herald at {system}")]] = 206
AVATAR_ENTERS: Final[Annotated[int, Happens("{foe} enters at {system}")]] = 207
AVATAR_ESCAPES: Final[Annotated[int, Happens("{foe} escapes to space {n}")]] = 208
AVATAR_GONE: Final[Annotated[int, Happens("{foe} is gone")]] = 209
AVATAR_DIE_ROLLED: Final[Annotated[int, Happens("{foe} moves by {n}")]] = 210
AVATAR_MOVES: Final[Annotated[int, Happens("{foe} moves to {system}")]] = 211
AVATAR_ENGAGES: Final[Annotated[int, Happens("{foe} engages {ship}")]] = 212
ENEMIES_ADDED: Final[Annotated[int, Happens("{n} enemies added")]] = 213
ENEMY_RETURNS: Final[Annotated[int, Happens("{foe} returns to the deck")]] = 214
FLEETS_SPLIT: Final[Annotated[int, Happens("fleets split")]] = 215
SCAVENGED: Final[Annotated[int, Happens("{ship} scavenged")]] = 216
MAINTAINED: Final[Annotated[int, Happens("{ship} did maintenance")]] = 217
REPAIRED: Final[Annotated[int, Happens("{ship} repairs {newship:ship}")]] = 218
DAMAGE_ROLLED: Final[Annotated[int, Happens("damage roll of {ship} for {cause}")]] = 219
DECK_RESHUFFLED: Final[Annotated[int, Happens("deck {deck} reshuffled")]] = 220
WON: Final[Annotated[int, Happens("the great rift is sealed")]] = 221
LOST: Final[Annotated[int, Happens("lost: {outcome}")]] = 222
ACTION_TAKEN: Final[Annotated[int, Happens("{ship} acts: {act}")]] = 223
ACTIONS_LEFT: Final[Annotated[int, Happens("{ship} has {n} actions")]] = 224
EXTRA_DIE: Final[Annotated[int, Happens("{ship} rolls an extra {colour} die")]] = 225
TRADE_ENDS: Final[Annotated[int, Happens("trade ends")]] = 226

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

# ---- questions
ASK_SHIP: Final[Annotated[int, Asks("XOD-2.11")]] = 1
ASK_MOD: Final[Annotated[int, Asks("XOD-18.4")]] = 2
ASK_ACTIVATE: Final[Annotated[int, Asks("XOD-3.1")]] = 3
ASK_FLEET: Final[Annotated[int, Asks("XOD-4.1")]] = 4
ASK_CONSENT: Final[Annotated[int, Asks("XOD-G39")]] = 5
ASK_ACTION: Final[Annotated[int, Asks("XOD-3.6")]] = 6
ASK_EXIT: Final[Annotated[int, Asks("XOD-20.5")]] = 7
ASK_RUSH: Final[Annotated[int, Asks("XOD-5.7")]] = 8
ASK_TURN_TILE: Final[Annotated[int, Asks("XOD-5.3")]] = 9
ASK_REVEAL: Final[Annotated[int, Asks("XOD-14.7")]] = 10
ASK_SCAN: Final[Annotated[int, Asks("XOD-17.10")]] = 11
ASK_PICK_TILE: Final[Annotated[int, Asks("XOD-17.15")]] = 12
ASK_STAY: Final[Annotated[int, Asks("XOD-5.6")]] = 13
ASK_DETECTION: Final[Annotated[int, Asks("XOD-8.15")]] = 14
ASK_TARGET: Final[Annotated[int, Asks("XOD-20.1")]] = 15
ASK_MANOEUVRE: Final[Annotated[int, Asks("XOD-19.5")]] = 16
ASK_BEFORE_ATTACK: Final[Annotated[int, Asks("XOD-19.8")]] = 17
ASK_AFTER_ATTACK: Final[Annotated[int, Asks("XOD-19.10")]] = 18
ASK_AFTER_DETECTION: Final[Annotated[int, Asks("XOD-10.1")]] = 19
ASK_AFTER_SKILL: Final[Annotated[int, Asks("XOD-13.1")]] = 20
ASK_AFTER_DAMAGE_ROLL: Final[Annotated[int, Asks("XOD-13.5")]] = 21
ASK_RETALIATION: Final[Annotated[int, Asks("XOD-19.15")]] = 22
ASK_HEALTH_LOSS: Final[Annotated[int, Asks("XOD-19.17")]] = 23
ASK_AFTER_LOSS: Final[Annotated[int, Asks("XOD-19.17")]] = 24
ASK_SAVE: Final[Annotated[int, Asks("XOD-17.16")]] = 25
ASK_DISENGAGE: Final[Annotated[int, Asks("XOD-20.4")]] = 26
ASK_CLOAK: Final[Annotated[int, Asks("XOD-8.13")]] = 27
ASK_OPTION: Final[Annotated[int, Asks("XOD-12.2")]] = 28
ASK_MORE: Final[Annotated[int, Asks("XOD-12.3")]] = 29
ASK_WARNING: Final[Annotated[int, Asks("XOD-12.8")]] = 30
ASK_EXPLORATION: Final[Annotated[int, Asks("XOD-6.1")]] = 31
ASK_MAINTENANCE: Final[Annotated[int, Asks("XOD-6.12")]] = 32
ASK_REPAIR_BONUS: Final[Annotated[int, Asks("XOD-6.13")]] = 33
ASK_TRADE: Final[Annotated[int, Asks("XOD-6.8")]] = 34
ASK_SHARE: Final[Annotated[int, Asks("XOD-14.1")]] = 36
ASK_MODULE: Final[Annotated[int, Asks("XOD-14.2")]] = 37
ASK_OFFER: Final[Annotated[int, Asks("XOD-15.8")]] = 38
ASK_CHARGE: Final[Annotated[int, Asks("XOD-15.8")]] = 39
ASK_SACRIFICE: Final[Annotated[int, Asks("XOD-15.8")]] = 40
ASK_PACIFY: Final[Annotated[int, Asks("XOD-14.8")]] = 41
ASK_RIFT: Final[Annotated[int, Asks("XOD-14.9")]] = 42
ASK_SERVICE: Final[Annotated[int, Asks("XOD-11.4")]] = 43
ASK_DECOY: Final[Annotated[int, Asks("XOD-25.2")]] = 44
ASK_HOLD: Final[Annotated[int, Asks("XOD-24.1")]] = 45
ASK_DISCARD: Final[Annotated[int, Asks("XOD-23.15")]] = 46
ASK_SWITCH_OFF: Final[Annotated[int, Asks("XOD-21.2")]] = 47
ASK_KEY: Final[Annotated[int, Asks("XOD-15.10")]] = 48
ASK_WORMHOLE: Final[Annotated[int, Asks("XOD-G33")]] = 49
ASK_TWIN_PROBE: Final[Annotated[int, Asks("XOD-17.7")]] = 50
