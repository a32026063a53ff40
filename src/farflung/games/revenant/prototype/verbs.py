"""What only the prototype says: its own answers, luck, events and questions, and its own words for shared verbs."""

from typing import Annotated, Final

from farflung.engine.verbs import Answer, Asks, Happens, Luck
from farflung.games.revenant import verbs as shared

# ---- answers
ABSORB: Final[Annotated[int, Answer("absorb")]] = 70
ENABLE_JUMP: Final[Annotated[int, Answer("enable hyperjump")]] = 71
DISCARD_SONAR: Final[Annotated[int, Answer("discard sonar {sonar}")]] = 72
DISCARD_COLONY: Final[Annotated[int, Answer("discard colony {colony}")]] = 73
KEEP_AGENDA: Final[Annotated[int, Answer("keep agenda {agenda}", secret=True)]] = 74
REVEAL_AGENDA: Final[Annotated[int, Answer("reveal agenda")]] = 75
NAME_FIRST: Final[Annotated[int, Answer("first player {seat}")]] = 76
DRAFT: Final[Annotated[int, Answer("draft {house}")]] = 77
WAIVE_CARD: Final[Annotated[int, Answer("waive card")]] = 78

# ---- luck
DRAWS_SONAR: Final[Annotated[int, Luck("sonar {sonar}")]] = 100
DRAWS_TILE: Final[Annotated[int, Luck("tile {tile}")]] = 101
BEGINS: Final[Annotated[int, Luck("begins {seat}")]] = 102
STACKS: Final[Annotated[int, Luck("stack {seat}")]] = 103
CREW_DISCARDS: Final[Annotated[int, Luck("crew discards {sonar}")]] = 104

# ---- events
SONAR_REVEALED: Final[Annotated[int, Happens("sonar {sonar} is revealed")]] = 200
SONAR_DISCARDED: Final[Annotated[int, Happens("sonar {sonar} is discarded")]] = 201
TILE_STRIKES: Final[Annotated[int, Happens("{tile} strikes")]] = 202
TILE_REVEALED: Final[Annotated[int, Happens("{tile} is revealed")]] = 203
JUMP_ENABLED: Final[Annotated[int, Happens("seat {seat} enables the hyperjump")]] = 204
FIRST_NAMED: Final[Annotated[int, Happens("seat {seat} names seat {other:seat} first")]] = 205
AGENDA_REVEALED: Final[Annotated[int, Happens("seat {seat} reveals {agenda} with {slots}")]] = 206
DRAFTED: Final[Annotated[int, Happens("seat {seat} drafts {house}")]] = 207
COLONY_DISCARDED: Final[Annotated[int, Happens("colony {colony} is discarded")]] = 208
REVENANT_DATA: Final[Annotated[int, Happens("discovery data on the Revenant, now {n}")]] = 209
NO_SPACE: Final[Annotated[int, Happens("seat {seat} finds no space")]] = 210
AGENDA_KEPT: Final[Annotated[int, Happens("seat {seat} keeps an agenda")]] = 211

# ---- shared verbs in this edition's words
ATTACK: Final[Annotated[int, Answer("fight")]] = shared.ATTACK
SHIELD: Final[Annotated[int, Answer("absorber {sector}")]] = shared.SHIELD
REINFORCE: Final[Annotated[int, Answer("deploy a ship")]] = shared.REINFORCE
ROLLS: Final[Annotated[int, Luck("spawn die {number}")]] = shared.ROLLS

# ---- questions
ASK_AGENDA: Final[Annotated[int, Asks("REV-P-S.27")]] = 61
ASK_DRAFT: Final[Annotated[int, Asks("REV-P-S.30")]] = 62
ASK_START: Final[Annotated[int, Asks("REV-P-S.10")]] = 63
ASK_JUMP: Final[Annotated[int, Asks("REV-P-2.7.3")]] = 64
ASK_SONAR: Final[Annotated[int, Asks("REV-P-2.7.4")]] = 65
ASK_FIRST: Final[Annotated[int, Asks("REV-P-3.3")]] = 66
ASK_REVEAL: Final[Annotated[int, Asks("REV-P-8.2")]] = 67
ASK_REMOVAL: Final[Annotated[int, Asks("REV-P-2.13.2")]] = 68
ASK_REORGANIZE: Final[Annotated[int, Asks("REV-P-2.8.6")]] = 69
ASK_DEPLOY_SPACE: Final[Annotated[int, Asks("REV-P-2.7.6")]] = 70
ASK_SMALL_SHIP: Final[Annotated[int, Asks("REV-P-2.1.7")]] = 71
