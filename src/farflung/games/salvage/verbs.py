"""The verbs of Salvage: what a player may answer, what luck does, what happens; and the questions."""

from typing import Annotated, Final

from farflung.engine.verbs import Answer, Asks, Happens, Luck

DIVE: Final[Annotated[int, Answer("dive")]] = 1
STOP: Final[Annotated[int, Answer("stop")]] = 2
SELL: Final[Annotated[int, Answer("sell {value}")]] = 3
KEEP: Final[Annotated[int, Answer("keep")]] = 4
DRAWS: Final[Annotated[int, Luck("draws {value}", secret=True)]] = 10
DOVE: Final[Annotated[int, Happens("seat {seat} dives")]] = 20
SOLD: Final[Annotated[int, Happens("seat {seat} sells {value}")]] = 21
WON: Final[Annotated[int, Happens("seat {seat} wins")]] = 22

ASK_DIVE: Final[Annotated[int, Asks("SAL-1.1")]] = 1
ASK_SELL: Final[Annotated[int, Asks("SAL-1.1")]] = 2
