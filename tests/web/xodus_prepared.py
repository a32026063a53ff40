"""The server with games of X-ODUS that begin near their end: chance would take too long to get there.

Played as hardened travellers, the last Key is aboard a ship in the Great Rift, and the Nomad Traders sell next to it;
as heroic adventurers, the Corruption is about to awake, and the Explorer is not where the others are. Quiet games are
as they are.
"""

from __future__ import annotations

import sys
from typing import Any

from tests.server.repeated import repeat_luck

from farflung import games
from farflung.engine.core import Game
from farflung.engine.scenario import arrange
from farflung.engine.title import Setup, Title
from farflung.games.xodus.title import XodusTitle
from farflung.server.commands import serve

found = games.title
RIFT = "The Great Rift"
HAVEN = "Haven Prime"
CREW = ["Warship", "Explorer", "Battlecruiser"]
NEAR_THE_END: dict[str, dict[str, Any]] = {
    "hardened": {
        "crew": CREW,
        f"systems.{RIFT}": {"on_map": True, "q": 0, "r": -1, "turned": 0},
        f"systems.{HAVEN}": {"on_map": True, "q": 1, "r": -1, "turned": 0},
        **{f"ships.{ship}.system": RIFT for ship in CREW},
        "allies.Nomad Traders": {"system": HAVEN, "wares": ["Plasma Cannon", "Energy Cell"]},
        **{f"signals.{slot}.state": "resolved" for slot in (1, 2, 3)},
        "signals.1.card": "Derelict Ship",
        "signals.2.card": "Sealed Vault",
        "signals.3.card": "Archivists' Toll",
        "keys.1": "activated",
        "keys.2": "activated",
        "keys.3": "Warship",
        "round": 9,
        "corruption.space": 5,
    },
    "heroic": {
        "crew": CREW,
        f"systems.{HAVEN}": {"on_map": True, "q": 1, "r": -1, "turned": 0},
        "ships.Explorer.system": HAVEN,
        "round": 16,
        "corruption.space": 15,
    },
}


class Prepared(XodusTitle):
    def new_game(self, setup: Setup) -> Game:
        given = NEAR_THE_END.get(setup.options.get("difficulty", ""))
        if given is None:
            return super().new_game(setup)
        players = len(setup.seats)
        return arrange(XodusTitle(), players, given, edition=setup.edition, options=setup.options).origin.copy()


def title(name: str) -> Title:
    return Prepared() if name == "xodus" else found(name)


if __name__ == "__main__":
    repeat_luck()
    games.title = title
    serve(sys.argv[1], int(sys.argv[2]))
