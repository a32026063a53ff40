"""What a player may answer, what luck does, what happens; and the questions."""

from typing import Annotated, Final

from farflung.engine.verbs import Answer, Asks, Happens, Luck

SKIM: Final[Annotated[int, Answer("skim")]] = 1
PLUNGE: Final[Annotated[int, Answer("plunge")]] = 2
TURN_BACK: Final[Annotated[int, Answer("turn back")]] = 3
FLARE: Final[Annotated[int, Luck("flare {n}")]] = 10
CAUGHT: Final[Annotated[int, Happens("seat {seat} catches {n}")]] = 20
BURNT: Final[Annotated[int, Happens("seat {seat} burns at {heat:n}")]] = 21
BROUGHT: Final[Annotated[int, Happens("seat {seat} brings {n}")]] = 22
WON: Final[Annotated[int, Happens("seat {seat} wins")]] = 23

ASK_DIVE: Final[Annotated[int, Asks("SUN-1.1")]] = 1
