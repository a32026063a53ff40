"""A small table for the tests of the rules: a calm board that is always the same, and a hand to play on it.

    table = sit({"admirals.1.resources": stock(material=3)})
    table.man("Yarvek ark").do("choose Fabrication", "deploy Zenor shuttle", "place in 2")
    assert table.at("ships.Zenor shuttle.sector") == "2"

`sit` lays out the calm board, makes the given changes and, if a scene is named, plays that scene first. Without one,
seat 1 is asked to man a ship: the action phase begins, with the turn order 1, 2, 3.
"""

from __future__ import annotations

from typing import Any, Self

from tests.rules.played import Played

from farflung.engine.scenario import arrange
from farflung.games import title
from farflung.games.revenant import verbs

REVENANT = title("revenant")
HOUSES = ["Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor", "Novaris", "Dunlork"]
RESOURCES = ["material", "energy", "science", "neutronium"]
COMPARTMENTS = ["promote", "affiliate", "cleanse", "activate", "gain"]
SECTORS = ["1", "2", "3", "4", "5", "6", "7", "8"]
EVENT_NAMES = {
    number: name.lower() for name, number in vars(verbs).items() if isinstance(number, int) and number >= 120
}

# Answers that change as little as possible, in the order of preference.
PASSIVE = ["skip", "done", "end turn", "stay", "cease fire", "keep", "house influence", "ship effect"]

# The calm board (GAP-F-01, with the random parts fixed, and nothing corrupted but each Gain compartment).
SHIPS = {
    "Fenrax ark": "1", "Fenrax fighter": "3", "Shiveus ark": "3", "Shiveus fighter": "5",
    "Yarvek ark": "3", "Yarvek dropship": "2", "Belitan ark": "4", "Belitan dropship": "4",
    "Zenor ark": "6", "Zenor fighter": "6", "Novaris ark": "7", "Novaris fighter": "7",
    "Dunlork ark": "7", "Dunlork dropship": "8",
}  # fmt: skip
FRIGATES = ["5", "3", "7", "1"]
PLANETS = {"1": "Ossuary Reach", "4": "Halcyon Drift", "6": "Whisper Basin"}
CAPTAINS = ["The Vanguard", "The Mentor", "The Pathfinder", "The Envoy"]


def stock(material: int = 0, energy: int = 0, science: int = 0, neutronium: int = 0) -> dict[str, int]:
    """Resources, as they are given and as they are expected."""
    return {"material": material, "energy": energy, "science": science, "neutronium": neutronium}


def corrupt(*compartments: str, seat: int = 1) -> dict[str, Any]:
    """Exactly these compartments of the seat's frigate board are corrupted."""
    return {f"admirals.{seat}.compartments.{name}.corrupted": name in compartments for name in COMPARTMENTS}


def crowd(sector: str, house_ships: int) -> dict[str, Any]:
    """Fills the sector up to so many house ships with ships from the calm board's supply."""
    spare = [f"{house} {kind}" for kind in ("shuttle", "fighter", "dropship") for house in HOUSES]
    spare = [ship for ship in spare if ship not in SHIPS]
    missing = house_ships - sum(place == sector for place in SHIPS.values())
    assert 0 <= missing <= len(spare)
    return {f"ships.{ship}.sector": sector for ship in spare[:missing]}


def calm_board(players: int) -> dict[str, Any]:
    """The changes that turn a random set-up into the calm board."""
    given: dict[str, Any] = {"order": list(range(1, players + 1)), "radar": [], "defects.lower": "Hull Rupture"}
    given["radar"] = [{"card": card, "shuttle": None} for card in ("R10", "R11", "R12")]
    given["defects.upper"] = "Scrambled Archives"
    turns = [f"turn {seat}" for _ in range(3) for seat in range(1, players + 1)]
    given["coming"] = ["combat", "reset", *reversed(turns)]
    for house in HOUSES:
        for kind in ("ark", "fighter", "dropship", "shuttle"):
            ship = f"{house} {kind}"
            given[f"ships.{ship}.sector"] = SHIPS.get(ship, "supply")
            given[f"ships.{ship}.corrupted"] = False
            given[f"ships.{ship}.landed"] = False
            given[f"ships.{ship}.crew"] = "none"
    for sector in SECTORS:
        given[f"sectors.{sector}.planet"] = PLANETS.get(sector)
        given[f"sectors.{sector}.data"] = 1 if sector in PLANETS else 0
    for kind in ("cadet", "frigate", "directive"):
        given[f"piles.discards.{kind}"] = []
    for seat in range(1, players + 1):
        given[f"ships.frigate {seat}.sector"] = FRIGATES[seat - 1]
        admiral = f"admirals.{seat}"
        given[f"{admiral}.captain"] = CAPTAINS[seat - 1]
        given[f"{admiral}.hand"] = []
        given[f"{admiral}.arrival"] = seat
        given[f"{admiral}.data"] = 0
        for house in HOUSES:
            given[f"{admiral}.hidden.{house}"] = 0
            given[f"{admiral}.influence.{house}"] = 0
        for resource in RESOURCES:
            given[f"{admiral}.resources.{resource}"] = 1
    for house in HOUSES:
        given[f"tiles.{house}"] = [2, 5, 8]
    return given


def sit(given: dict[str, Any] | None = None, scene: str = "", players: int = 3, luck: tuple[str, ...] = ()) -> Table:
    """A table with the calm board, the given changes, and the named scene to be played first."""
    whole = calm_board(players)
    for path, value in (given or {}).items():
        whole.pop(path, None)  # a given path comes after those of the calm board
        whole[path] = value
    for sector, planet in PLANETS.items():  # a planet given to another sector leaves its calm one
        if any(whole[f"sectors.{other}.planet"] == planet for other in SECTORS if other != sector):
            if f"sectors.{sector}.planet" not in (given or {}):
                whole |= {f"sectors.{sector}.planet": None, f"sectors.{sector}.data": 0}
    return Table(arrange(REVENANT, players, whole, scene, script=luck))


class Table(Played):
    passive = PASSIVE
    event_names = EVENT_NAMES

    # ---- when

    def man(self, ship: str, figure: str = "cadet 1", *luck: str) -> Self:
        """Steps 1: a ship, 'reinforcement' or 'hypercharge', with a figure; luck is what step 2 draws."""
        return self._crew(f"man {ship}", figure, luck)

    def emergency(self, figure: str = "cadet 1", *luck: str) -> Self:
        return self._crew("emergency action", figure, luck)

    def _crew(self, answer: str, figure: str, luck: tuple[str, ...]) -> Self:
        used = self.at(f"admirals.{self.seat}.crew_used")
        last = len(used) == 2 and figure not in used  # an only option is taken without asking
        return self.do(answer, *luck) if last else self.do(answer, f"with {figure}", *luck)

    def finish_turn(self) -> Self:
        """Declines whatever is left of the current scene, mostly a turn."""
        start = self.match.start
        while self.match.start is start and self.match.question is not None:
            self.decline()
        return self

    # ---- then

    def resources(self, seat: int = 1) -> dict[str, int]:
        return dict(self.at(f"admirals.{seat}.resources"))

    def hidden(self, seat: int = 1) -> int:
        """How many hidden influence cards the seat holds."""
        return sum(self.at(f"admirals.{seat}.hidden").values())
