"""Whoever learns Helionox at the table is helped by this."""

from __future__ import annotations

from typing import Final, cast

from farflung.engine.coach import Coach, Start
from farflung.engine.core import Game
from farflung.engine.text import Locale
from farflung.games.helionox import scoring, verbs
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, events_left

FINAL: Final = "final"
EASIEST: Final = "drifting"  # of the levels of bots
FIRST_PLAY: Final = {"preset": "first play"}  # HEL-25.1, 25.2
TOGETHER: Final = {"mode": "co-op", "difficulty": "rookie"}
INFAMY: Final = "infamy"
CRYO: Final = "cryo"


class HelionoxCoach(Coach):
    starts = (
        Start(name="first", seats=2, who="bots", edition=FINAL, bot=EASIEST, options=FIRST_PLAY, first=True),
        Start(name="alone", seats=1, who="alone", edition=FINAL, options={"difficulty": "rookie"}),
        Start(name="screen", seats=2, who="screen", edition=FINAL, options=FIRST_PLAY),
        Start(name="together", seats=2, who="bots", edition=FINAL, options=TOGETHER),
    )
    burdens = frozenset((INFAMY, CRYO))
    priced = frozenset(
        (
            verbs.USE_ARCHITECT,
            verbs.GAIN_CARGO,
            verbs.BUY,
            verbs.TRAVEL,
            verbs.PLACE_EMBASSY,
            verbs.FROM_BANK,
            verbs.DISCARD,
        )
    )
    ends = frozenset((verbs.END_TURN,))
    passing = frozenset((verbs.END_TURN, verbs.DONE, verbs.DECLINE, verbs.KEEP_REST, verbs.STOP_HELPING))
    chances = {  # noqa: RUF012 (nobody writes into it)
        verbs.PLAY: "cards",
        verbs.OVERCOME: "events",
        verbs.BUY: "buys",
        verbs.USE_ARCHITECT: "architect",
        verbs.BONUS: "bonus",
        verbs.KEY: "bonus",
        verbs.DELIVER: "deliver",
    }

    def goal(self, game: Game, seat: int, locale: Locale) -> str:
        helionox = cast(Helionox, game)
        left = events_left(helionox)
        if helionox.mode != w.COMPETITIVE:
            return locale.text("helionox-goal-team", left=left)
        said = locale.text("helionox-goal", left=left)
        if seat < 0:
            return said
        player = helionox.players[seat]
        mine = player.influence + scoring.influence_of_cards(helionox, player) - player.infamy
        return f"{said} {locale.text('helionox-stand', n=mine)}"

    def phase(self, game: Game, locale: Locale) -> str:
        return locale.text(f"helionox-phase-{w.PHASES[cast(Helionox, game).phase]}")

    def purse(self, game: Game, seat: int) -> dict[str, int]:
        player = cast(Helionox, game).players[seat]
        return {"credits": player.credits, "defense": player.defense, INFAMY: player.infamy, CRYO: player.cryo}


COACH: Final = HelionoxCoach()
