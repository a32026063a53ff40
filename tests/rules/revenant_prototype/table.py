"""A small table for the tests of the prototype edition: a calm board that is always the same, and a hand to play on it.

    table = sit({"admirals.1.resources": stock(material=3)})
    table.man("Yarvek ark").do("choose Repair", "repair Revenant")

As in the final edition's tests: without a scene seat 1 is asked to man a ship, in the order 1, 2, 3.
"""

from __future__ import annotations

from typing import Any

from tests.rules.revenant.table import FRIGATES, HOUSES, PLANETS, RESOURCES, SECTORS, SHIPS, stock
from tests.rules.revenant.table import Table as SharedTable

from farflung.engine.match import Match
from farflung.engine.scenario import arrange
from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.revenant import verbs as shared_verbs
from farflung.games.revenant.prototype import verbs

__all__ = [
    "HOUSES",
    "RESOURCES",
    "SECTORS",
    "SHIPS",
    "Table",
    "alone",
    "corrupt",
    "crowd",
    "fresh",
    "quiet",
    "sit",
    "stock",
]

REVENANT = title("revenant")
EVENT_NAMES = {
    number: name.lower()
    for module in (shared_verbs, verbs)
    for name, number in vars(module).items()
    if isinstance(number, int) and number >= 120
}
COMPARTMENTS = ["remove corruption", "gain resource", "gain tactics", "play card", "activate", "move frigate"]
CAPTAINS = ["The Vanguard", "The Mentor", "The Pathfinder", "The Envoy"]
KINDS = ("ark", "fighter", "dropship", "civilian")


def corrupt(*compartments: str, seat: int = 1) -> dict[str, Any]:
    """Exactly these compartments of the seat's frigate board are corrupted."""
    return {f"admirals.{seat}.compartments.{name}.corrupted": name in compartments for name in COMPARTMENTS}


def crowd(sector: str, house_ships: int) -> dict[str, Any]:
    """Fills the sector up to so many house ships with ships from the calm board's supply."""
    spare = [f"{house} {kind}" for kind in ("civilian", "fighter", "dropship") for house in HOUSES]
    spare = [ship for ship in spare if ship not in SHIPS]
    missing = house_ships - sum(place == sector for place in SHIPS.values())
    assert 0 <= missing <= len(spare)
    return {f"ships.{ship}.sector": sector for ship in spare[:missing]}


def quiet(**void: int) -> dict[str, Any]:
    """No voidborn ships and no rifts, but for these: quiet(s3=2)."""
    given: dict[str, Any] = {"sectors.*.void": 0, "sectors.*.rift": False}
    return given | {f"sectors.{sector[1:]}.void": n for sector, n in void.items()}


def calm_board(players: int) -> dict[str, Any]:
    """The changes that turn a random set-up into the calm board."""
    given: dict[str, Any] = {"order": list(range(1, players + 1)), "sonar": ["SN1", "SN2"]}
    given["tiles.top"] = "Hull Rupture"
    turns = [turn for _ in range(3) for turn in [*(["crew turn"] if players == 1 else []), *seats(players)]]
    given["coming"] = ["breach", "recall", *reversed(turns)]
    for house in HOUSES:
        for kind in KINDS:
            ship = f"{house} {kind}"
            given[f"ships.{ship}.sector"] = SHIPS.get(ship, "supply")
            given[f"ships.{ship}.corrupted"] = False
            given[f"ships.{ship}.damage"] = 0
    for sector in SECTORS:
        given[f"sectors.{sector}.planet"] = PLANETS.get(sector)
        given[f"sectors.{sector}.data"] = 1 if sector in PLANETS else 0
    for seat in range(1, players + 1):
        given[f"ships.frigate {seat}.sector"] = FRIGATES[seat - 1]
        admiral = f"admirals.{seat}"
        given[f"{admiral}.captain"] = CAPTAINS[seat - 1]
        given[f"{admiral}.hand"] = []
        given[f"{admiral}.arrival"] = seat
        for house in HOUSES:
            given[f"{admiral}.hidden.{house}"] = 0
            given[f"{admiral}.influence.{house}"] = 0
    for house in HOUSES:
        given[f"rewards.{house}"] = [2, 5, 8]
    return given


def seats(players: int) -> list[str]:
    return [f"turn {seat}" for seat in range(1, players + 1)]


def sit(
    given: dict[str, Any] | None = None,
    scene: str = "",
    players: int = 3,
    luck: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
) -> Table:
    """A table with the calm board, the given changes, and the named scene to be played first."""
    whole = calm_board(players)
    for path, value in (given or {}).items():
        whole.pop(path, None)  # a given path comes after those of the calm board
        whole[path] = value
    return Table(arrange(REVENANT, players, whole, scene, edition="prototype", script=luck, options=options))


def alone(
    given: dict[str, Any] | None = None, scene: str = "", difficulty: str = "medium", luck: tuple[str, ...] = ()
) -> Table:
    return sit(given, scene, 1, luck, {"difficulty": difficulty})


def fresh(players: int, seed: int = 1, **options: str) -> Table:
    """A game at its very beginning: nothing laid out yet but what luck gives before the first question."""
    names = [f"Player {seat + 1}" for seat in range(players)]
    return Table(Match(REVENANT, Setup("revenant", "prototype", names, dict(options)), seed))


class Table(SharedTable):
    event_names = EVENT_NAMES

    def power(self, house: str) -> int:
        return int(self.at(f"power.{house}"))

    def tactics(self, seat: int = 1) -> int:
        return int(self.at(f"admirals.{seat}.tactics"))
