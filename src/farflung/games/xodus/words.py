"""The nouns of X-ODUS as small numbers, and the words they are written with in content, data and notation."""

from __future__ import annotations

from typing import Final

# ---- counts (XOD-1.10)
TILES: Final = 31
PLAYABLE_SHIPS: Final = 6
ENEMIES: Final = 16
AVATARS: Final = 4
FOES: Final = 21
MODS: Final = 72
MODULES: Final = 32
PLAIN_MODULES: Final = 24
GEAR: Final = 104
SLOTS: Final = 4
ALLIES: Final = 4
MOST_DICE: Final = 3  # of a ship in one roll: its two and an extra one (XOD-G45)

# ---- System tiles (XOD-8.1)
ALLIED: Final = 0
ENEMY: Final = 1
CORRUPTED: Final = 2
GREAT_RIFT: Final = 3
TILE_KINDS: Final = ["allied", "enemy", "corrupted", "great_rift"]
GR: Final = 30  # the Great Rift is the last tile

# ---- edges of a hex, clockwise from the top (XOD-G01)
EDGES: Final = ["N", "NE", "SE", "S", "SW", "NW"]
EDGE_Q: Final = [0, 1, 1, 0, -1, -1]
EDGE_R: Final = [-1, -1, 0, 1, 1, 0]

# ---- what a group of five tiles holds (XOD-2.21)
ORDINARY: Final = 0
MARKED: Final = 1  # its one Corrupted System; in the last group the Great Rift
BORDERS: Final = ["ordinary", "special"]

# ---- dice (XOD-1.5, XOD-G04)
HIT: Final = 0
MISS: Final = 1
SPECIAL: Final = 2
FACES: Final = ["hit", "miss", "special"]
COLOURS: Final = ["red", "yellow", "blue"]

# ---- ships (XOD-G06): a ship in play is known by its board's number everywhere
WARSHIP: Final = 0
BATTLECRUISER: Final = 1
PROTO_SHIP: Final = 2
EXPLORER: Final = 3
DRONE_SPECIALIST: Final = 5
SHIPS: Final = ["warship", "battlecruiser", "proto_ship", "explorer", "pirate_ship", "drone_specialist"]
CLASSES: Final = ["", "WARRIOR", "SCHOLAR", "ROGUE"]

EXP_ENEMY_DEFEATED: Final = 0
EXP_HEALTH_LOST: Final = 1
EXP_ENERGY_SPENT: Final = 2
EXP_SYSTEM_REVEALED: Final = 3
EXP_SCRAP_GAINED: Final = 4
EXP_MAINTENANCE: Final = 5
EXP_EVENTS: Final = [
    "enemy_defeated",
    "health_lost_in_attack_or_damage_roll",
    "energy_spent",
    "system_revealed",
    "scrap_gained",
    "maintenance_done",
]

# ---- gear: 72 sides of Mods, then 32 Modules (XOD-17.1)
PASSIVE: Final = 0
ENERGY: Final = 1
CONSUMABLE: Final = 2
GEAR_KINDS: Final = ["passive", "energy", "consumable"]
FREELY: Final = 104  # added to gear that is used through Perpetual Engine: no marker is flipped

# ---- opponents: 16 Enemies, the Guardian of a Signal, 4 Avatars
GUARDIAN: Final = 16
FIRST_AVATAR: Final = 17
UNSEEN: Final = 21  # added to a level: a card of the Enemy deck that nobody has seen yet

# ---- Explorations and Signals
ANALYSIS: Final = 0
DANGER: Final = 2
EXPLORATION_TYPES: Final = ["Analysis", "Warning", "Danger"]
DANGERS: Final = ["hazardous", "perilous", "lethal"]
ACCESS_PROGRESS: Final = 0
ACCESS_NO_MARKERS: Final = 1
ACCESS_ALL_DEFEATED: Final = 2
ACCESS_BOTH_BEACONS: Final = 3
ACCESS_AVATAR_DEFEATED: Final = 5
ACCESS: Final = ["progress", "no_markers", "all_defeated", "both_beacons", "success", "avatar_defeated"]

# ---- a Signal card's state
FACE_DOWN: Final = 0
PEEKED: Final = 1
OPEN: Final = 2
RESOLVED: Final = 3
SIGNAL_STATES: Final = ["face down", "looked at", "open", "resolved"]

# ---- where a Key is (XOD-15.10, 16.1, 22.2); a ship's number is added to ABOARD
IN_SLOT: Final = 0
ON_TILE: Final = 1
ACTIVATED: Final = 2
ABOARD: Final = 3

# ---- phases (XOD-1.4) and ends of a game
SETUP: Final = 0
ACTION_PHASE: Final = 1
CORRUPTION_PHASE: Final = 2
END_PHASE: Final = 3
PHASES: Final = ["setup", "action", "corruption", "end of turn"]
UNDECIDED: Final = 0
SEALED: Final = 1
DESTROYED: Final = 2
AWAKENED: Final = 3
OUTCOMES: Final = ["none", "sealed", "destroyed", "awakened"]
DIFFICULTIES: Final = ["quiet", "hardened", "heroic"]

# ---- rolls (XOD-10, 13, 19)
NO_ROLL: Final = 0
ATTACK_ROLL: Final = 1
DETECTION_ROLL: Final = 2
SKILL_ROLL: Final = 3
DAMAGE_ROLL: Final = 4
ROLLS: Final = ["none", "attack", "detection", "skill", "damage"]

# ---- manoeuvres (XOD-19.5, 19.6)
OFFENSIVE: Final = 1
DEFENSIVE_1: Final = 2
DEFENSIVE_2: Final = 3
MANOEUVRES: Final = ["none", "offensive", "defensive 1", "defensive 2"]

# ---- why Health is lost (XOD-13.4, 19.16)
BY_RETALIATION: Final = 0
BY_STRAIN: Final = 1
BY_DISENGAGING: Final = 2
BY_AVATAR: Final = 3
BY_EFFECT: Final = 4
BY_COST: Final = 5  # cannot be prevented
CAUSES: Final = ["retaliation", "strain", "disengaging", "avatar", "effect", "cost"]

# ---- triggers (XOD-G16)
ALWAYS: Final = 0
BEFORE_ATTACK: Final = 1
AFTER_ATTACK: Final = 2
ON_RETALIATION: Final = 3
ON_HEALTH_LOSS: Final = 4
ON_ENEMY_DEFEATED: Final = 5
COMBAT_WON: Final = 6
COMBAT_START: Final = 7
AFTER_DAMAGE: Final = 8
SKILL_STEP: Final = 9
ON_DEFEAT: Final = 10
AFTER_DETECTION: Final = 11
INSTEAD_OF_DETECTION: Final = 12
AFTER_SKILL: Final = 13
AFTER_DAMAGE_ROLL: Final = 14
AFTER_ANY_ROLL: Final = 15
ON_DISENGAGE: Final = 16
ON_PROBE: Final = 17
ON_REVEAL: Final = 18
ON_JUMP: Final = 19
ON_BLIND_JUMP: Final = 20
ON_RUSH: Final = 21
ON_EXPLORE: Final = 22
ON_SCAVENGE: Final = 23
ON_REPAIR: Final = 24
ON_REMOVE_DAMAGE: Final = 25
ON_TRADE: Final = 26
ON_DISMANTLE: Final = 27
ON_STRAIN: Final = 28
MAINTENANCE: Final = 29
FREE: Final = 30
ANY_TIME: Final = 31
AVATAR_DIE: Final = 32
AVATAR_ENGAGES: Final = 33
CORRUPTION_START: Final = 34
IN_END_PHASE: Final = 35
TRIGGERS: Final = [
    "always",
    "before_attack",
    "after_attack",
    "on_retaliation",
    "on_health_loss",
    "on_enemy_defeated",
    "combat_won",
    "combat_start",
    "after_damage",
    "skill_step",
    "on_defeat",
    "after_detection",
    "instead_of_detection",
    "after_skill",
    "after_damage_roll",
    "after_any_roll",
    "on_disengage",
    "on_probe",
    "on_reveal",
    "on_jump",
    "on_blind_jump",
    "on_rush",
    "on_explore",
    "on_scavenge",
    "on_repair",
    "on_remove_damage",
    "on_trade",
    "on_dismantle",
    "on_strain",
    "maintenance",
    "free",
    "any_time",
    "avatar_die",
    "avatar_engages",
    "corruption_start",
    "end_phase",
    "on_draw",
]

# ---- effect codes (XOD-G16), the Signals' own at the end
FX_ADD_HIT: Final = 0
FX_REMOVE_HIT: Final = 1
FX_HIT_FROM_SPECIAL: Final = 2
FX_DIRECT_FROM_SPECIAL: Final = 3
FX_DIRECT: Final = 4
FX_DOUBLE_HITS: Final = 5
FX_PIERCE: Final = 6
FX_REROLL: Final = 7
FX_IGNORE_MISS: Final = 8
FX_EXTRA_DIE: Final = 9
FX_NO_SKILL: Final = 10
FX_PREVENT: Final = 11
FX_CAP_LOSS: Final = 12
FX_NO_CRIT: Final = 13
FX_NO_DAMAGE_ROLL: Final = 14
FX_SKIP_DAMAGE_ROLL: Final = 15
FX_NO_DETECTION: Final = 16
FX_HEAL: Final = 17
FX_ENERGY: Final = 18
FX_SCRAP: Final = 19
FX_SCRAP_ON_KILL: Final = 20
FX_MAX_HEALTH: Final = 21
FX_MAX_ENERGY: Final = 22
FX_ACTIONS: Final = 23
FX_ACTION: Final = 24
FX_PRICE: Final = 25
FX_COST: Final = 26
FX_COST_SCRAP: Final = 27
FX_FREE_ACTION: Final = 28
FX_REVEAL: Final = 29
FX_REVEAL_PICK: Final = 30
FX_PACIFY: Final = 31
FX_PEEK_SIGNAL: Final = 32
FX_RIFT_OFF: Final = 33
FX_RIFT_ON: Final = 34
FX_WORMHOLE: Final = 35
FX_AVATAR_MOVE: Final = 36
FX_CORRUPTION_HOLD: Final = 37
FX_DAMAGE_CARD: Final = 38
FX_LOSE: Final = 39
FX_LOSE_SCRAPS_HALF: Final = 40
FX_END_TURN: Final = 41
FX_MODULE: Final = 42
FX_PRECURSOR_MODULE: Final = 43
FX_REPAIR_BONUS: Final = 44
FX_REPAIR_ANY: Final = 45
FX_FLIP_ENERGY: Final = 46
FX_DISABLE_ENERGY: Final = 47
FX_DISABLE_MODULE: Final = 48
FX_ENERGY_STAY_FLIPPED: Final = 49
FX_DISCARD_HEALTH: Final = 50
FX_DISCARD_ENERGY: Final = 51
FX_DISCARD_MODULE: Final = 52
FX_ELSE_LOSE: Final = 53
FX_EXTRA_RETALIATION: Final = 54
FX_ENEMY_HEAL: Final = 56
FX_SHIELDS_FIXED: Final = 57
FX_NO_ENERGY_EFFECTS: Final = 58
FX_DEFENSIVE_HITS_VOID: Final = 59
FX_CRIT_CARDS: Final = 60
FX_NO_REROLL_IGNORE: Final = 61
FX_NO_SKILL_CONTRIBUTION: Final = 62
FX_CUSTOM: Final = 63
FX_IF_OWN_HITS: Final = 64
FX_IF_OWN_SPECIALS: Final = 65
FX_IF_SHIP_MISSES: Final = 66
FX_IF_SHIP_UNSPENT_SPECIAL: Final = 67
FX_IF_TOTAL_MISSES: Final = 68
FX_IF_TOTAL_HITS: Final = 69
FX_IF_DAMAGE_BELOW: Final = 70
FX_IF_LOSS_AT_LEAST: Final = 71
FX_IF_CAUSE: Final = 72
FX_IF_TILE: Final = 73
FX_IF_IN_FLEET: Final = 74
FX_IF_NOT_IN_FLEET: Final = 75
FX_IF_OFFENSIVE: Final = 76
FX_IF_ON_PURPOSE: Final = 77
FX_ONLY_VS_AVATAR: Final = 78
FX_NOT_VS_AVATAR: Final = 79
FX_FIRST_IN_COMBAT: Final = 80
FX_ONCE_PER_ROUND: Final = 81
FX_SCRAP_CAP: Final = 82
FX_MARKERS: Final = 83
FX_MARKER_OFF: Final = 84
FX_ROLL_ALL: Final = 85
FX_GUARDIAN: Final = 87
FX_ENEMIES: Final = 88
FX_FIGHT: Final = 89
FX_PAY_SCRAPS: Final = 90
FX_LOSE_FIXED: Final = 91
FX_BEACON: Final = 92
FX_BEACONS_OUT: Final = 93
FX_LEAK: Final = 94
FX_CORRUPTION: Final = 95
FX_SKILL: Final = 96
FX_AVATAR_ENTERS: Final = 97
FX_DISCARD_MARKER: Final = 98
FX_FLEET_OF: Final = 99
FX_COUNTDOWN: Final = 100
FX_SUNDER: Final = 101
FX_CHOICE: Final = 102  # one of its parts
FX: Final = [
    "add_hit",
    "remove_hit",
    "hit_from_special",
    "direct_from_special",
    "direct",
    "double_hits",
    "pierce",
    "reroll",
    "ignore_miss",
    "extra_die",
    "no_skill",
    "prevent",
    "cap_loss",
    "no_crit",
    "no_damage_roll",
    "skip_damage_roll",
    "no_detection",
    "heal",
    "energy",
    "scrap",
    "scrap_on_kill",
    "max_health",
    "max_energy",
    "actions",
    "action",
    "price",
    "cost",
    "cost_scrap",
    "free_action",
    "reveal",
    "reveal_pick",
    "pacify",
    "peek_signal",
    "rift_off",
    "rift_on",
    "wormhole",
    "avatar_move",
    "corruption_hold",
    "damage_card",
    "lose",
    "lose_scraps_half",
    "end_turn",
    "module",
    "precursor_module",
    "repair_bonus",
    "repair_any",
    "flip_energy",
    "disable_energy",
    "disable_module",
    "energy_stay_flipped",
    "discard_health_perm",
    "discard_energy_perm",
    "discard_module_perm",
    "else_lose",
    "extra_retaliation",
    "retaliates_when_defeated",
    "enemy_heal",
    "shields_fixed",
    "no_energy_effects",
    "defensive_hits_void",
    "crit_cards",
    "no_reroll_ignore",
    "no_skill_contribution",
    "custom",
    "if_own_hits",
    "if_own_specials",
    "if_ship_misses",
    "if_ship_unspent_special",
    "if_total_misses",
    "if_total_hits",
    "if_damage_below",
    "if_loss_at_least",
    "if_cause",
    "if_tile",
    "if_in_fleet",
    "if_not_in_fleet",
    "if_offensive",
    "if_started_on_purpose",
    "only_vs_avatar",
    "not_vs_avatar",
    "first_in_combat",
    "once_per_round",
    "scrap_cap",
    "markers",
    "marker_off",
    "roll_all",
    "progress",
    "guardian",
    "enemies",
    "fight",
    "pay_scraps",
    "lose_fixed",
    "beacon",
    "beacons_out",
    "leak",
    "corruption",
    "skill",
    "avatar_enters",
    "discard_marker_perm",
    "fleet_of",
    "countdown",
    "sunder",
]

# ---- words among the arguments of effects
EVERY: Final = 99  # all, any, all_miss
PER_MATE: Final = 100
PER_SPECIAL: Final = 101
PER_UNSPENT_SPECIAL: Final = 102
AS_LOST: Final = 103
PER_SCRAP: Final = 104
PER_ENERGY: Final = 105
SELF: Final = 0
MATE: Final = 1
EACH: Final = 2
ONE_SHIP: Final = 5
FLEET: Final = 6
WITH_MISS: Final = 9
RECIPIENTS: Final = [
    "self",
    "mate",
    "each",
    "each_disengaging",
    "all_here",
    "one_ship",
    "fleet",
    "anywhere",
    "near",
    "with_miss",
    "turn",
    "once",
]
COST_RUSH: Final = 0
COST_PROBE: Final = 1
COST_REPAIR_ME: Final = 2
COST_REMOVE_DAMAGE: Final = 3
COSTS: Final = ["rush", "probe", "repair_me", "remove_damage"]
GUARDIAN_MOD: Final = 0
RESONANCE: Final = 1
FOLD_SPACE: Final = 2
FREE_ENERGY: Final = 3
CARTOGRAPHER: Final = 4
RUSH4: Final = 5
VOID: Final = 6
FULL_VALUE: Final = 7
EXPLORE_PICK2: Final = 8
DOUBLE_REWARD: Final = 9
FREE_REPAIR: Final = 10
REMOTE_MAINTENANCE: Final = 11
HIVE_CONTROL: Final = 12
STAY_PUT: Final = 13
RELAY_PROBE: Final = 14
CUSTOM: Final = [
    "guardian",
    "resonance",
    "fold_space",
    "free_energy",
    "cartographer",
    "rush4",
    "void",
    "full_value",
    "explore_pick2",
    "double_reward",
    "free_repair",
    "remote_maintenance",
    "hive_control",
    "stay_put",
    "relay_probe",
    "ignore_borders",
]
