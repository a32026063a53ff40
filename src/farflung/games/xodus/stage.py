"""The flow of X-ODUS above an Action, as data: which scene comes next (XOD-1.4).

Nothing in X-ODUS is secret, so a scene may ask all captains: everything that one Action brings, down to the last die
of the last fight, is played from its beginning to its end by plain calls.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.xodus.state import Xodus

# ---- the flow
CHOOSE_SHIP: Final = 1
LAY_START: Final = 2
ROUND: Final = 3
ACTION_PHASE: Final = 4
TURN: Final = 5
ACT: Final = 6
END_TURN: Final = 7
CORRUPTION: Final = 8
END_OF_ROUND: Final = 9
TAKE_SHIP: Final = 10
# ---- single rules, for scenarios
CHOOSE_MOD: Final = 20
TAKE_IN: Final = 21
MEET: Final = 22
ARRIVE: Final = 23
REVEAL: Final = 24
DETECT: Final = 25
DAMAGE_ROLL: Final = 26
COMBAT: Final = 27
HERALD: Final = 28
LOSE: Final = 29
GUARD: Final = 30
DRAW_DAMAGE: Final = 31
DISCARD_MODULE: Final = 32
EXPLORE: Final = 33
SHARE_SCRAPS: Final = 34
GAIN_MODULE: Final = 35
PACIFY_ANYWHERE: Final = 36
CLOSE_RIFT: Final = 37
MAINTAIN: Final = 38
TRADE: Final = 39
SIGNAL_ACT: Final = 40
LAST_KEYS: Final = 41
ADVANCE: Final = 42
AVATARS: Final = 43
MOVE_AVATAR: Final = 44
MARCH: Final = 45

# Names and arguments in data and scenarios: "turn: Warship", "lose: Warship, 2, retaliation"
SCENES: Final[dict[int, tuple[str, str]]] = {
    CHOOSE_SHIP: ("choose ship", "seat"),
    LAY_START: ("lay start", ""),
    ROUND: ("round", ""),
    ACTION_PHASE: ("action phase", ""),
    TURN: ("turn", "ship"),
    ACT: ("act", ""),
    END_TURN: ("end turn", ""),
    CORRUPTION: ("corruption", ""),
    END_OF_ROUND: ("end of round", ""),
    TAKE_SHIP: ("take ship", "seat ship"),
    CHOOSE_MOD: ("choose mod", "ship number"),
    TAKE_IN: ("take in", ""),
    MEET: ("meet", ""),
    ARRIVE: ("arrive", "system"),
    REVEAL: ("reveal", "number ship"),
    DETECT: ("detect", "ships"),
    DAMAGE_ROLL: ("damage roll", "ship cause"),
    COMBAT: ("combat", "number number"),
    HERALD: ("herald", "system"),
    LOSE: ("lose", "ship number cause"),
    GUARD: ("guard", "ship ship number cause"),
    DRAW_DAMAGE: ("draw damage", "ship number"),
    DISCARD_MODULE: ("discard module", "ship number"),
    EXPLORE: ("explore", ""),
    SHARE_SCRAPS: ("share scraps", "number ships"),
    GAIN_MODULE: ("gain module", "number ships"),
    PACIFY_ANYWHERE: ("pacify anywhere", "number ship"),
    CLOSE_RIFT: ("close rift", "ship"),
    MAINTAIN: ("maintain", "ships"),
    TRADE: ("trade", ""),
    SIGNAL_ACT: ("signal act", "number ships"),
    LAST_KEYS: ("last keys", ""),
    ADVANCE: ("advance", ""),
    AVATARS: ("avatars", ""),
    MOVE_AVATAR: ("move avatar", "foe"),
    MARCH: ("march", "foe number number"),
}


def comes(game: Xodus, scene: i64, a: i64 = 0) -> None:
    """Puts a scene in front of all that are still to come."""
    game.coming[game.depth] = scene | a << 8
    game.depth += 1
