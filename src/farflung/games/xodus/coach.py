"""Whoever learns X-ODUS at the table is helped by this."""

from __future__ import annotations

from typing import Final

from farflung.engine.coach import Coach, Start

EDITION: Final = "first"
FIRST_CREW: Final = {"crew": "recommended", "difficulty": "quiet"}  # XOD-27.8, 27.12


class XodusCoach(Coach):
    starts = (
        Start(name="first", seats=3, who="bots", edition=EDITION, options=FIRST_CREW, first=True),
        Start(name="alone", seats=1, who="alone", edition=EDITION, options=FIRST_CREW),
        Start(name="screen", seats=2, who="screen", edition=EDITION, options=FIRST_CREW),
    )


COACH: Final = XodusCoach()
