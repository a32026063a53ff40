"""What only the prototype says: its own answers, luck, events and questions, and its own words for shared verbs."""

from typing import Final

from farflung.games.revenant import verbs as shared

# ---- answers
ABSORB: Final = 70
ENABLE_JUMP: Final = 71
DISCARD_SONAR: Final = 72
DISCARD_COLONY: Final = 73
KEEP_AGENDA: Final = 74
REVEAL_AGENDA: Final = 75
NAME_FIRST: Final = 76
DRAFT: Final = 77
WAIVE_CARD: Final = 78

# ---- luck
DRAWS_SONAR: Final = 100
DRAWS_TILE: Final = 101
BEGINS: Final = 102
STACKS: Final = 103
CREW_DISCARDS: Final = 104

# ---- events
SONAR_REVEALED: Final = 200
SONAR_DISCARDED: Final = 201
TILE_STRIKES: Final = 202
TILE_REVEALED: Final = 203
JUMP_ENABLED: Final = 204
FIRST_NAMED: Final = 205
AGENDA_REVEALED: Final = 206
DRAFTED: Final = 207
COLONY_DISCARDED: Final = 208
REVENANT_DATA: Final = 209
NO_SPACE: Final = 210
AGENDA_KEPT: Final = 211

NOTATION: Final[dict[int, str]] = shared.NOTATION | {
    ABSORB: "absorb",
    ENABLE_JUMP: "enable hyperjump",
    DISCARD_SONAR: "discard sonar {sonar}",
    DISCARD_COLONY: "discard colony {colony}",
    KEEP_AGENDA: "keep agenda {agenda}",
    REVEAL_AGENDA: "reveal agenda",
    NAME_FIRST: "first player {seat}",
    DRAFT: "draft {house}",
    WAIVE_CARD: "waive card",
    DRAWS_SONAR: "sonar {sonar}",
    DRAWS_TILE: "tile {tile}",
    BEGINS: "begins {seat}",
    STACKS: "stack {seat}",
    CREW_DISCARDS: "crew discards {sonar}",
    # the same verbs in this edition's words
    shared.ATTACK: "fight",
    shared.SHIELD: "absorber {sector}",
    shared.REINFORCE: "deploy a ship",
    shared.ROLLS: "spawn die {number}",
}

SECRET: Final = shared.SECRET | {KEEP_AGENDA}

# ---- questions
ASK_AGENDA: Final = 61
ASK_DRAFT: Final = 62
ASK_START: Final = 63
ASK_JUMP: Final = 64
ASK_SONAR: Final = 65
ASK_FIRST: Final = 66
ASK_REVEAL: Final = 67
ASK_REMOVAL: Final = 68
ASK_REORGANIZE: Final = 69
ASK_DEPLOY_SPACE: Final = 70
ASK_SMALL_SHIP: Final = 71

QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_AGENDA: ("agenda", "REV-P-S.27"),
    ASK_DRAFT: ("draft", "REV-P-S.30"),
    ASK_START: ("start", "REV-P-S.10"),
    ASK_JUMP: ("jump", "REV-P-2.7.3"),
    ASK_SONAR: ("sonar", "REV-P-2.7.4"),
    ASK_FIRST: ("first", "REV-P-3.3"),
    ASK_REVEAL: ("reveal", "REV-P-8.2"),
    ASK_REMOVAL: ("removal", "REV-P-2.13.2"),
    ASK_REORGANIZE: ("reorganize", "REV-P-2.8.6"),
    ASK_DEPLOY_SPACE: ("deploy-space", "REV-P-2.7.6"),
    ASK_SMALL_SHIP: ("small-ship", "REV-P-2.1.7"),
}
