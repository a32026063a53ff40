"""Combats for the tests of the rules.

fight("Scrap Hulk")                           the Warship, alone at Picket Line, has just met it
fight("Scrap Hulk", "Warship", "Explorer")    a Fleet of these has; the first one leads
fight("Scrap Hulk", "Void Leech")             against both, at Staging Ground
mods("Warship", "Relentless Fire")            values: the ship has these Mods (and only these)
"""

from __future__ import annotations

from typing import Any

from tests.rules.xodus.table import BOARDS, CREW, Table, foe, here, ship, sit, tile


def fight(*names: str, given: dict[str, Any] | None = None, health: int = 0, **more: Any) -> Table:
    """Ships and opponents in any order. The question is the manoeuvre, or the target if there are several."""
    ships = tuple(name for name in names if name in BOARDS) or ("Warship",)
    foes = [name for name in names if name not in BOARDS]
    place = "Staging Ground" if len(foes) > 1 else "Picket Line"
    spots = here(*ships, at=place) | (tile(place, -1, 0) if len(foes) > 1 else {})
    for name in foes:
        spots |= foe(name, place, health=health) if health else foe(name, place)
    crew = (*ships, *[name for name in dict.fromkeys((*CREW, *BOARDS)) if name not in ships])[:4]
    table = sit(spots | (given or {}), crew=crew, **more)
    for other in ships[1:]:
        table.do(f"take in {other}")
        if table.asked == "consent":
            table.do("agree")
    return table.do("be detected") if table.asked == "detection" else table


def mods(name: str, *effects: str, energy: int = 3, **more: Any) -> dict[str, Any]:
    return ship(name, mods=list(effects), energy=energy, energy_markers=energy, **more)
