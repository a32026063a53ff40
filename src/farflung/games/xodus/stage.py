"""The scenes of X-ODUS by number, and the stack of those to come. A scene asks one seat at most."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.xodus.state import Xodus

# ---- set-up
LAY_START: Final = 1
CHOOSE_SHIP: Final = 2
CHOOSE_MOD: Final = 3
# ---- the round
ROUND: Final = 4
ACTION_PHASE: Final = 5
TURN: Final = 6
TAKE_IN: Final = 7
CONSENT: Final = 8
MEET: Final = 9
ACT: Final = 10
EXIT: Final = 11
END_TURN: Final = 12
LAST_KEYS: Final = 13
FLIP: Final = 14
# ---- revealing and moving
SCAN: Final = 15
DRAW_TILE: Final = 16
TURN_TILE: Final = 17
PROBED: Final = 18
REVEAL: Final = 19
BLIND: Final = 20
ARRIVE: Final = 22
# ---- rolls
CLOAK: Final = 23
DETECT: Final = 24
JUDGE_DETECTION: Final = 25
STEP: Final = 26
SKILL_ROLL: Final = 27
JUDGE_SKILL: Final = 28
DAMAGE_ROLL: Final = 29
JUDGE_DAMAGE_ROLL: Final = 30
# ---- combat
COMBAT: Final = 31
FIGHT: Final = 32
MANOEUVRE: Final = 33
ATTACK_ROLL: Final = 34
JUDGE_ATTACK: Final = 35
STRIKE: Final = 36
RETALIATE: Final = 37
SUFFER: Final = 38
AFTER_RETALIATION: Final = 39
DEFEAT: Final = 40
BREAK_OFF: Final = 41
ROLL_OUT: Final = 42
HERALD: Final = 43
# ---- harm
LOSE: Final = 44
GUARD: Final = 45
DRAW_DAMAGE: Final = 46
DISCARD_MODULE: Final = 47
# ---- Explorations
EXPLORE: Final = 48
CHOOSE_OPTION: Final = 49
TAKE_OPTIONS: Final = 50
MORE_OPTIONS: Final = 51
WARNING: Final = 52
SHARE_SCRAPS: Final = 53
GAIN_MODULE: Final = 54
PACIFY_ANYWHERE: Final = 55
CLOSE_RIFT: Final = 56
CARD_DONE: Final = 57
# ---- Maintenance, Trade, Allies
MAINTAIN: Final = 58
TRADE: Final = 59
# ---- Signals
SIGNAL_ACT: Final = 62
# ---- the Corruption
CORRUPTION: Final = 65
HOLD: Final = 66
ADVANCE: Final = 67
AVATARS: Final = 68
MOVE_AVATAR: Final = 69
DECOY: Final = 70
MARCH: Final = 71
END_OF_ROUND: Final = 72

# Names and arguments in data and scenarios: "turn: Warship", "lose: Warship, 2, retaliation"
SCENES: Final[dict[int, tuple[str, str]]] = {
    LAY_START: ("lay start", ""),
    CHOOSE_SHIP: ("choose ship", "seat"),
    CHOOSE_MOD: ("choose mod", "ship number"),
    ROUND: ("round", ""),
    ACTION_PHASE: ("action phase", ""),
    TURN: ("turn", "ship"),
    TAKE_IN: ("take in", ""),
    CONSENT: ("consent", "number"),
    MEET: ("meet", ""),
    ACT: ("act", ""),
    EXIT: ("exit", ""),
    END_TURN: ("end turn", ""),
    LAST_KEYS: ("last keys", ""),
    FLIP: ("flip", ""),
    SCAN: ("scan", "system edge ship number"),
    DRAW_TILE: ("draw tile", "system edge ship number"),
    TURN_TILE: ("turn tile", "system system edge ship number"),
    PROBED: ("probed", "system ship"),
    REVEAL: ("reveal", "number ship"),
    BLIND: ("blind", "system"),
    ARRIVE: ("arrive", "system"),
    CLOAK: ("cloak", "ships"),
    DETECT: ("detect", "ships"),
    JUDGE_DETECTION: ("judge detection", "ships"),
    STEP: ("step", "number ships ships ships"),
    SKILL_ROLL: ("skill roll", "number face number"),
    JUDGE_SKILL: ("judge skill", "number face number"),
    DAMAGE_ROLL: ("damage roll", "ship cause"),
    JUDGE_DAMAGE_ROLL: ("judge damage roll", "ship cause"),
    COMBAT: ("combat", "number number"),
    FIGHT: ("fight", ""),
    MANOEUVRE: ("manoeuvre", "ships"),
    ATTACK_ROLL: ("attack roll", ""),
    JUDGE_ATTACK: ("judge attack", ""),
    STRIKE: ("strike", ""),
    RETALIATE: ("retaliate", ""),
    SUFFER: ("suffer", ""),
    AFTER_RETALIATION: ("after retaliation", ""),
    DEFEAT: ("defeat", "foe"),
    BREAK_OFF: ("break off", ""),
    ROLL_OUT: ("roll out", ""),
    HERALD: ("herald", "system"),
    LOSE: ("lose", "ship number cause"),
    GUARD: ("guard", "ship ship number cause"),
    DRAW_DAMAGE: ("draw damage", "ship number"),
    DISCARD_MODULE: ("discard module", "ship number"),
    EXPLORE: ("explore", ""),
    CHOOSE_OPTION: ("choose option", "ships"),
    TAKE_OPTIONS: ("take options", ""),
    MORE_OPTIONS: ("more options", "number"),
    WARNING: ("warning", ""),
    SHARE_SCRAPS: ("share scraps", "number ships"),
    GAIN_MODULE: ("gain module", "number ships"),
    PACIFY_ANYWHERE: ("pacify anywhere", "number ship"),
    CLOSE_RIFT: ("close rift", "ship"),
    CARD_DONE: ("card done", ""),
    MAINTAIN: ("maintain", "ships"),
    TRADE: ("trade", ""),
    SIGNAL_ACT: ("signal act", "number ships"),
    CORRUPTION: ("corruption", ""),
    HOLD: ("hold", "ships"),
    ADVANCE: ("advance", ""),
    AVATARS: ("avatars", ""),
    MOVE_AVATAR: ("move avatar", "foe"),
    DECOY: ("decoy", "ship foe number number"),
    MARCH: ("march", "foe number number"),
    END_OF_ROUND: ("end of round", ""),
}


def then(game: Xodus, scene: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Puts a scene in front of all that are still to come."""
    game.coming[game.depth] = scene | a << 8 | b << 16 | c << 24 | d << 32 | e << 40
    game.depth += 1


def abandon_turn(game: Xodus) -> None:
    """Drops what was still to come of the turn, up to its end."""
    depth = game.depth
    while depth > 0 and game.coming[depth - 1] & 255 != END_TURN:
        depth -= 1
    if depth > 0:
        game.depth = depth


def comes_next(game: Xodus, scene: i64) -> bool:
    """Whether this scene is the next one to be played."""
    return game.depth > 0 and game.coming[game.depth - 1] & 255 == scene
