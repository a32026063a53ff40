"""The columns of X-ODUS: the ships of each seat, what they did, what is left of them, and how far the fleet came.

Modules are offered when an Ally lays them out; a Mod is offered with the other one of its level; a foe is offered when
it appears and taken when it is defeated. Points are activated Keys.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from farflung.engine.core import Game
from farflung.engine.notation import Notation
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.state import Xodus
from farflung.lab.columns import TABLE, Columns, Found, Thing

COUNTED: Final = (
    ("explored", v.EXPLORED),
    ("bought", v.MODULE_BOUGHT),
    ("mods", v.MOD_MOUNTED),
    ("strained", v.STRAINED),
    ("probed", v.TILE_REVEALED),
    ("disengaged", v.DISENGAGED),
    ("damages", v.DAMAGE_DRAWN),
)


class XodusColumns(Columns):
    """Ships, deeds, and what the Corruption had reached."""

    ends_with_scores = False
    told = (("corruption", "steps of corruption"), ("keys", "keys activated"), ("avatars", "avatars defeated"))
    main = "module"
    counted = ("explored", "bought", "strained", "lost_ships")
    things = (
        Thing("ship", taken=[v.SHIP_CHOSEN], used=[v.TURN_BEGINS]),
        Thing("gear", taken=[v.MOD_MOUNTED], used=[v.GEAR_USED]),
        Thing("module", offered=[v.WARE_OFFERED], taken=[v.MODULE_BOUGHT, v.MODULE_GAINED]),
        Thing("ally", offered=[v.ALLY_MET]),
        Thing("exploration", taken=[v.EXPLORED]),
        Thing("signal", offered=[v.SIGNAL_REVEALED]),
        Thing("foe", offered=[v.ENEMY_DRAWN, v.AVATAR_ENTERS], taken=[v.FOE_DEFEATED]),
        Thing("damage", taken=[v.DAMAGE_DRAWN], used=[v.DAMAGE_REMOVED]),
        Thing("system", taken=[v.TILE_REVEALED]),
    )

    def round(self, game: Game) -> int:
        return cast(Xodus, game).round

    def standing(self, game: Game) -> Sequence[int]:
        return [keys(cast(Xodus, game))] * len(range(game.seats))

    def reason(self, game: Game) -> str:
        return w.OUTCOMES[cast(Xodus, game).outcome]

    def row(self, game: Game, seat: int, codes: list[int]) -> dict[str, Any]:
        xodus = cast(Xodus, game)
        own = [xodus.ships[index] for index in xodus.crew if xodus.ships[index].owner == seat]
        indices = {ship.index for ship in own}
        counts = Counter(code & 255 for code in codes if code >> 8 & 255 in indices)
        beaten = sum(code & 255 == v.FOE_DEFEATED and code >> 8 & 255 >= w.FIRST_AVATAR for code in codes)
        return {
            "ships": " + ".join(xodus.content.boards[ship.index].name for ship in own),
            "lost_ships": sum(ship.defeated for ship in own),
            "levels": sum(ship.level for ship in own),
            "modules": sum(len(ship.modules) for ship in own),
            **{name: counts[verb] for name, verb in COUNTED},
            "corruption": xodus.corruption,
            "keys": keys(xodus),
            "avatars": beaten,
        }

    def found(self, game: Game, codes: list[int]) -> Iterable[Found]:
        """Both Mods of each level were to be had; Keys are what Signals bring."""
        xodus = cast(Xodus, game)
        for ship in xodus.team:
            for level, mounted in enumerate(ship.mods):
                for slot in (0, 1) if mounted else ():
                    yield Found(ship.owner, "gear", ship.index * 12 + level * 2 + slot, "offered")
        for slot, signal in enumerate(xodus.signals):
            if signal >= 0 and xodus.keys[slot] == w.ACTIVATED:
                yield Found(TABLE, "signal", signal, "scored")

    def seat_of(self, game: Game, argument: str, value: int) -> int:
        if argument == "ship":
            return cast(Xodus, game).ships[value].owner
        return super().seat_of(game, argument, value)

    def named(self, noun: str, number: int, notation: Notation) -> tuple[str, str]:
        """Gear is a Mod or a Module, used at its price or freely."""
        if noun == "gear":
            number %= w.FREELY
            return ("mod" if number < w.MODS else "module"), notation.nouns["gear"][number]
        return noun, notation.nouns[noun][number]


def keys(game: Xodus) -> int:
    """How many Keys are activated."""
    return sum(game.keys[slot] == w.ACTIVATED for slot in range(w.SLOTS))


COLUMNS = XodusColumns
