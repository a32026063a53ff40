"""Whoever learns Helionox at the table is helped by this."""

from __future__ import annotations

from typing import Final

from farflung.engine.coach import Coach, Start

FINAL: Final = "final"
FIRST_PLAY: Final = {"preset": "first play"}  # HEL-25.1, 25.2


class HelionoxCoach(Coach):
    starts = (
        Start(name="first", seats=2, who="bots", edition=FINAL, options=FIRST_PLAY, first=True),
        Start(name="alone", seats=1, who="alone", edition=FINAL, options={"difficulty": "rookie"}),
        Start(name="screen", seats=2, who="screen", edition=FINAL, options=FIRST_PLAY),
        Start(name="together", seats=2, who="bots", edition=FINAL, options={"mode": "co-op", "difficulty": "rookie"}),
    )


COACH: Final = HelionoxCoach()
