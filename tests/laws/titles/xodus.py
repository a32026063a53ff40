"""The laws for X-ODUS: its set-ups, and what the box conserves. Nothing is secret: the captains talk openly."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.laws.setup import LawSetup

from farflung.engine.core import Game
from farflung.engine.title import Title
from farflung.games import title as title_named


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

    title: Title = title_named("xodus")

    def between_scenes(self, game: Game) -> None:
        data = self.title.to_data(game)
        if data["phase"] == "setup":
            return
        entries = game.content.entries  # type: ignore[attr-defined]
        self.map(data)
        self.modules(data, entries)
        self.damage(data, entries)
        self.explorations(data, entries)
        self.foes(data, entries)

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

    def modules(self, data: Any, entries: Any) -> None:
        held = [module for ship in data["ships"].values() for module in ship["modules"]]
        wares = [module for ally in data["allies"].values() for module in ally["wares"]]
        piles = data["piles"]
        named = ("modules", "module_discard", "precursor", "precursor_discard", "lost_modules")
        everything = [*held, *wares, *(card for pile in named for card in piles[pile])]
        once(everything, len(entries["module"]), "modules")

    def damage(self, data: Any, entries: Any) -> None:
        held = [card for ship in data["ships"].values() for card in ship["damage"]]
        once(
            [*held, *data["piles"]["damage"], *data["piles"]["damage_discard"]], len(entries["damage"]), "damage cards"
        )

    def explorations(self, data: Any, entries: Any) -> None:
        piles = data["piles"]
        everything = [
            card for name in ("explorations", "exploration_bottom", "exploration_discard") for card in piles[name]
        ]
        if data["exploration"]["card"]:
            everything.append(data["exploration"]["card"])
        once(everything, len(entries["exploration"]), "exploration cards")

    def foes(self, data: Any, entries: Any) -> None:
        """Enemies on the map, discarded, seen in the deck or still unseen."""
        known = {entry["name"] for entry in entries["enemy"]}
        lying = [name for name, foe in data["foes"].items() if name in known and foe["system"]]
        enemies = data["enemies"]
        once([*lying, *enemies["deck"], *enemies["unseen"], *enemies["discard"]], len(known), "enemies")


def once(cards: list[str], n: int, what: str) -> None:
    """All `n` are there, and none twice."""
    counted = Counter(cards)
    twice = [card for card, times in counted.items() if times > 1]
    assert not twice, f"{what}: {twice} in two places"
    assert len(counted) == n, f"{what}: {len(counted)} instead of {n}"


CONFIRMS: frozenset[int] = frozenset()
CONSERVED = XodusConserved()
