"""Whoever learns X-ODUS at the table is helped by this."""

from __future__ import annotations

from typing import Final, cast

from farflung.engine.coach import Coach, Start
from farflung.engine.core import Game, verb_of
from farflung.engine.text import Locale
from farflung.games.xodus import verbs
from farflung.games.xodus import words as w
from farflung.games.xodus.disengaging import leaves_an_avatar
from farflung.games.xodus.state import Xodus, acting

EDITION: Final = "first"
FIRST_CREW: Final = {"crew": "recommended", "difficulty": "quiet"}  # XOD-27.8, 27.12
CORRUPTION: Final = "corruption"


class XodusCoach(Coach):
    starts = (
        Start(name="first", seats=3, who="bots", edition=EDITION, options=FIRST_CREW, first=True),
        Start(name="alone", seats=1, who="alone", edition=EDITION, options=FIRST_CREW),
        Start(name="screen", seats=2, who="screen", edition=EDITION, options=FIRST_CREW),
    )
    burdens = frozenset((CORRUPTION,))
    priced = frozenset((verbs.PAY_SCRAPS, verbs.PAY_ENERGY, verbs.GIVE_HEALTH, verbs.GIVE_ENERGY, verbs.MORE))
    ends = frozenset((verbs.END_TURN,))
    passing = frozenset((verbs.END_TURN, verbs.NOTHING, verbs.STAY, verbs.NO_OPTION, verbs.DONE))
    chances = {  # noqa: RUF012 (nobody writes into it)
        verbs.EXPLORE: "explore",
        verbs.SCAVENGE: "scavenge",
        verbs.SIGNAL_ACTION: "signal",
        verbs.TAKE_KEY: "key",
        verbs.MAINTAIN: "maintain",
    }

    def goal(self, game: Game, seat: int, locale: Locale) -> str:
        xodus = cast(Xodus, game)
        done = sum(xodus.keys[slot] == w.ACTIVATED for slot in range(xodus.fleet_size))
        last = xodus.numbers.awakening
        return locale.text("xodus-goal", keys=xodus.fleet_size, done=done, space=xodus.corruption, last=last)

    def phase(self, game: Game, locale: Locale) -> str:
        return locale.text(f"xodus-phase-{w.PHASES[cast(Xodus, game).phase].replace(' ', '-')}")

    def purse(self, game: Game, seat: int) -> dict[str, int]:
        xodus = cast(Xodus, game)
        fleet = [ship for ship in xodus.team if ship.owner == seat and not ship.defeated]
        acting = [ship.actions for ship in xodus.acting if not ship.defeated]
        return {
            "actions": min(acting, default=0),
            "energy": sum(ship.energy for ship in fleet),
            "scraps": sum(ship.scraps for ship in fleet),
            "health": sum(ship.health for ship in fleet),
            CORRUPTION: xodus.corruption,
        }

    def certain(self, game: Game, code: int) -> dict[str, int]:
        """XOD-23.8, 23.10: giving up a System to an Avatar brings the Corruption nearer, after the Damage Roll."""
        xodus = cast(Xodus, game)
        if verb_of(code) != verbs.DISENGAGE or not leaves_an_avatar(xodus.attack.foes):
            return {}
        tile = acting(xodus)[0].tile
        return {} if xodus.heralded >> tile & 1 else {CORRUPTION: 1}


COACH: Final = XodusCoach()
