"""The laws for X-ODUS: its set-ups, and what the box conserves. Nothing is secret: the captains talk openly."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tests.laws.setup import LawSetup, all_there

from farflung.engine.core import Game
from farflung.games import title as title_named
from farflung.games.xodus.state import Xodus
from farflung.games.xodus.title import XodusTitle


def law_setup(seats: int, difficulty: str, **options: str) -> LawSetup:
    """The corruption track ends every game; 30 rounds of 60 answers for each of four ships would be a loop."""
    return LawSetup("xodus", "first", seats, 7200, (("difficulty", difficulty), *options.items()))


SETUPS = [
    law_setup(1, "quiet"),
    law_setup(1, "heroic", ships="four"),
    law_setup(2, "hardened"),
    law_setup(2, "quiet", ships="three"),
    law_setup(3, "quiet"),
    law_setup(3, "heroic", nightmare="yes"),
    law_setup(4, "quiet"),
    law_setup(4, "hardened"),
    law_setup(4, "heroic", nightmare="yes"),
]
SHOWS: frozenset[int] = frozenset()


class XodusConserved:
    """The box: ledger sections 1 and 2, XOD-G03 to G15."""

    title = cast(XodusTitle, title_named("xodus"))

    def between_scenes(self, game: Game) -> None:
        data = self.title.to_data(game)
        if data["phase"] == "setup":
            return
        self.map(data)
        things, entries = self.title.things(game), cast(Xodus, game).content.entries
        enemies = {entry["name"] for entry in entries["enemy"]}
        things["enemy"] = Counter({name: n for name, n in things["foe"].items() if name in enemies})
        all_there(things, {kind: len(entries[kind]) for kind in ("module", "damage", "exploration", "enemy")})

    def at_any_time(self, game: Game) -> None:
        data = self.title.to_data(game)
        if data["phase"] == "setup":
            return
        for name in data["crew"]:
            ship = data["ships"][name]
            assert 0 <= ship["health"] <= ship["markers"], f"{name}: health"
            assert 0 <= ship["energy"] <= ship["energy_markers"], f"{name}: energy"
            assert ship["scraps"] >= 0, f"{name}: scraps"
            assert ship["actions"] >= 0, f"{name}: actions"
            assert 1 <= ship["owner"] <= game.seats

    def map(self, data: Any) -> None:
        """Every tile is on the map or in the stack, no two on one hex, and all hang together."""
        lying = {name: (place["q"], place["r"]) for name, place in data["systems"].items() if place["on_map"]}
        assert len(set(lying.values())) == len(lying), "two tiles on one hex"
        unseen = [*data["stack"]["ordinary"], *data["stack"]["corrupted"]]
        assert not set(lying) & set(unseen)
        for name in data["crew"]:
            assert data["ships"][name]["system"] in lying, f"{name} is nowhere"
        for name, foe in data["foes"].items():
            assert foe["system"] is None or foe["system"] in lying, f"{name} is nowhere"


CONFIRMS: frozenset[int] = frozenset()
CONSERVED = XodusConserved()
