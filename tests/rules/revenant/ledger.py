"""What the ledger says a list of effects does, told apart from the program: to compare the two.

`Resolver` answers the questions of an effect list (GAP-A-08) at a table and keeps account of what should come of it.
Simple effects only; what plays cards, copies, deploys or moves ships has tests of its own.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from tests.rules.revenant.table import SECTORS, Table

from farflung.games.revenant import verbs

RULEBOOK = tomllib.loads((Path(verbs.__file__).parent / "rulebook.toml").read_text(encoding="utf-8"))
GAPS = {gap["id"]: gap for gap in RULEBOOK["gap"]}
RING = {sector: [SECTORS[i - 1], sector, SECTORS[(i + 1) % 8]] for i, sector in enumerate(SECTORS)}
LETTERS = {"M": "material", "E": "energy", "S": "science", "N": "neutronium"}
CHOSEN = "energy"  # what is gained where any kind may be
SUPPORTED = {
    "gain", "pay", "draw", "hidden", "tactics", "influence", "data", "shield", "destroy", "cleanse", "repair",
    "discard_op", "residual",
}  # fmt: skip

# A state in which every simple effect finds something to do.
RIPE: dict[str, Any] = {
    "ships.Zenor ark.corrupted": True,
    "ships.Fenrax ark.corrupted": True,
    "ships.Belitan ark.damage": 3,
    "revenant.damage": 3,
    "admirals.1.influence.Zenor": 2,
    "tiles.Zenor": [5, 8],
}


def parse(effect: str) -> tuple[str, list[str]]:
    """'gain(any,2)' is 'gain' of 'any' and '2'."""
    name, arguments = re.fullmatch(r"(\w+)\((.*)\)", effect).groups()  # type: ignore[union-attr]
    return name, [argument.strip() for argument in arguments.split(",")] if arguments else []


def is_simple(fx: list[str]) -> bool:
    return all(parse(effect)[0] in SUPPORTED for effect in fx)


def account(table: Table) -> dict[str, Any]:
    """All that simple effects can change, for seat 1."""
    admiral = table.at("admirals.1")
    return {
        "resources": dict(admiral["resources"]),
        "tactics": admiral["tactics"],
        "hidden": table.hidden(),
        "data": admiral["data"],
        "hand": len(admiral["hand"]),
        "influence": dict(admiral["influence"]),
        "rank": admiral["rank"],
        "residual": admiral["residual"],
        "corruption": sum(compartment["corrupted"] for compartment in admiral["compartments"].values()),
        "shields": {sector: table.at(f"sectors.{sector}.shields") for sector in SECTORS},
        "void": {sector: table.at(f"sectors.{sector}.void") for sector in SECTORS},
        "damage": {**{name: ship["damage"] for name, ship in table.at("ships").items() if ship["damage"]},
                   "Revenant": table.at("revenant.damage")},
        "corrupted ships": sorted(name for name, ship in table.at("ships").items() if ship["corrupted"]),
        "power": dict(table.at("power")),
    }  # fmt: skip


class Resolver:
    """Resolves effects at the table, all parts taken, and says what the account must be then."""

    def __init__(self, table: Table, here: str = "", expected: dict[str, Any] | None = None) -> None:
        self.table = table
        self.here = here  # your sector; '' if there is none
        self.expected = expected or account(table)

    def resolve(self, fx: list[str], chosen: bool = False) -> None:
        """`chosen`: the list itself was an answer, so that its costs are not asked for again."""
        for effect in fx:
            name, arguments = parse(effect)
            if not chosen and name in ("pay", "discard_op"):
                self.answer("take")
            getattr(self, f"_{name}")(*arguments)

    def check(self) -> None:
        assert account(self.table) == self.expected

    def answer(self, text: str) -> None:
        """An only option is taken without a question."""
        if self.table.offers(text):
            self.table.do(text)

    # ---- goods

    def _gain(self, resource: str, n: str) -> None:
        for _ in range(int(n)):
            if resource == "any":
                self.answer(f"gain {CHOSEN}")
            self.expected["resources"][CHOSEN if resource == "any" else resource] += 1

    def _pay(self, resource: str, n: str) -> None:
        for _ in range(int(n)):
            if resource == "any":
                self.answer("spend science")
            self.expected["resources"]["science" if resource == "any" else resource] -= 1

    def _draw(self, n: str) -> None:
        for _ in range(int(n)):
            self.answer("draw cadet")
        self.expected["hand"] += int(n)

    def _discard_op(self, n: str) -> None:
        for _ in range(int(n)):
            discards = self.table.options("discard")
            if discards:
                self.table.do(f"discard {discards[0]}")
        self.expected["hand"] -= int(n)

    def _hidden(self, n: str) -> None:
        self.expected["hidden"] += int(n)

    def _data(self, n: str) -> None:
        self.answer("take")
        self.expected["data"] += int(n)

    def _residual(self, n: str) -> None:
        self.answer("take")
        self.expected["residual"] += int(n)

    def _cleanse(self, where: str, n: str) -> None:
        board = ["gain"] if where in ("any", "board") else []
        ships = list(self.expected["corrupted ships"]) if where in ("any", "ship") else []
        for _ in range(int(n)):
            if self.table.asked == "cleanse":
                assert sorted(self.table.options("cleanse")) == sorted(board + ships)
            if board:
                self.answer(f"cleanse {board.pop()}")
                self.expected["corruption"] -= 1
            else:
                ship = ships.pop(0)
                self.answer(f"cleanse {ship}")
                self.expected["corrupted ships"].remove(ship)
            self.expected["residual"] += 1

    # ---- tracks

    def _tactics(self, n: str) -> None:
        self.answer("take")
        for _ in range(int(n)):
            self.tactic()

    def tactic(self) -> None:
        self.expected["tactics"] += 1
        if self.expected["tactics"] in (3, 6):
            self.expected["resources"]["material"] += 1

    def _influence(self, house: str, n: str) -> None:
        for _ in range(int(n)):
            self.answer("influence Zenor")
            self.expected["influence"]["Zenor" if house == "any" else house] += 1

    # ---- the board

    def sectors(self, scope: str) -> list[str]:
        if scope == "sector":
            return [self.here]
        if scope == "adjacent":
            return sorted(RING[self.here])
        if scope == "frigate":
            return [self.table.at("ships.frigate 1.sector")]
        return SECTORS

    def _shield(self, scope: str, n: str) -> None:
        allowed = self.sectors(scope)
        for _ in range(int(n)):
            assert self.table.options("shield") == allowed
            target = allowed[-1]
            self.table.do(f"shield {target}")
            self.expected["shields"][target] += 1
            if scope == "one":
                allowed = [target]

    def _destroy(self, scope: str, n: str) -> None:
        allowed = self.sectors(scope)
        for _ in range(int(n)):
            found = [sector for sector in allowed if self.expected["void"][sector]]
            if not found:
                return
            assert self.table.options("destroy") == found
            target = max(found, key=lambda sector: self.expected["void"][sector])
            self.table.do(f"destroy {target}")
            self.expected["void"][target] -= 1
            self.tactic()
            if scope == "one":
                allowed = [target]

    def _repair(self, scope: str, n: str) -> None:
        for _ in range(int(n)):
            damaged = [ship for ship, damage in self.expected["damage"].items() if damage]
            if scope == "revenant":
                damaged = ["Revenant"]
            elif scope != "any":
                damaged.remove("Revenant")
            assert self.table.options("repair") == damaged
            self.table.do(f"repair {damaged[0]}")
            self.expected["damage"][damaged[0]] -= 1
            if not self.expected["damage"][damaged[0]] and damaged[0] != "Revenant":
                del self.expected["damage"][damaged[0]]
