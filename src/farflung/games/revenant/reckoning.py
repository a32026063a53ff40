"""What the board shows besides the state because the rules say so: limits, slots, what the fields of a track pay.

All of it is printed, or follows from what lies open.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from farflung.engine.kept import Kept
from farflung.games.revenant import abilities, combat, crew, influence, scoring, state
from farflung.games.revenant import words as w
from farflung.games.revenant.board import ADJACENT_SECTORS
from farflung.games.revenant.places import REWARD_FIELDS
from farflung.games.revenant.prototype import breach
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Revenant

Data = dict[str, Any]
FIRST_BAY, OTHER_BAYS = 4, 2  # slots (REV-F-07.9, GAP-F-04); the prototype's six have two each
FINAL_BAYS = 5
Pays = Literal["material", "neutronium", "hidden", "influence"]
Reward = Literal["material", "energy", "science", "neutronium", "cleanse", "data", "tactics", "shield"]
REWARDS: dict[int, Reward] = {
    w.FENRAX: "material",
    w.SHIVEUS: "cleanse",
    w.YARVEK: "data",
    w.BELITAN: "science",
    w.ZENOR: "neutronium",
    w.NOVARIS: "tactics",
    w.DUNLORK: "energy",
}


class Threat(TypedDict):
    """A sector that would be hit if combat came now: void ships, shields, and the damage that is left of it; the seat
    that distributes it: 4 stands for the Corrupted Crew, -1 for nobody as long as frigates are to be placed."""

    sector: str
    void: int
    shields: int
    damage: int
    seat: int


class Term(TypedDict):
    """What an agenda counts: how it stands now, and between what it must lie at the end."""

    now: int
    least: int
    most: int


class Reckoned(TypedDict):
    """Which of the rounds of turns it is; house ships that a sector takes, damage that a kind of ship takes, goods that
    each bay takes, and the bays that cannot be corrupted; what the fields of the tactics track pay or are worth. Which
    sectors touch; at which damage a defect strikes; where on a house's track a reward lies, and what it is.
    `threats` are sectors, the worst first; `standing` goes by seat, then by house: open influence times power, which is
    only a part of the points; `lines` are, by seat, those of the captain's lines that hold at this rank, from 0;
    `agendas` are those the seat may see, each with its terms."""

    round: int
    ship_limits: dict[str, int]
    damage_slots: dict[str, int]
    bay_slots: list[int]
    safe_bays: int
    tactics: dict[str, Pays]
    adjoining: dict[str, list[str]]
    defect_at: int
    reward_fields: list[int]
    rewards: dict[str, Reward]
    threats: list[Threat]
    standing: list[dict[str, int]]
    lines: list[list[int]]
    agendas: dict[str, list[Term]]


RECKONED = (Threat, Term, Reckoned)
LAST = Kept(16)
"""Of what the seats of a table share at one moment."""


def reckon(game: Revenant, shown: Data) -> Reckoned:
    """`shown` is the state as the seat sees it."""
    return {
        **LAST.of(reckon_for_all, game, shown["sectors"], moment=game.read),
        "round": round_of_turns(game, shown),
        "agendas": agendas(game, shown),
    }


def reckon_for_all(game: Revenant, _shown: Data) -> Reckoned:
    """What is the same for all seats at this moment; the round and the agendas are not told yet."""
    bays = len(game.admirals[0].corrupted)
    return {
        "round": 0,
        "ship_limits": {str(sector): state.ship_limit(game, sector) for sector in range(1, 9)},
        "damage_slots": {w.SHIP_KINDS[kind]: state.damage_slots(game, kind) for kind in (w.ARK, w.FIGHTER, w.DROPSHIP)},
        "bay_slots": [FIRST_BAY if bays == FINAL_BAYS and not place else OTHER_BAYS for place in range(bays)],
        "safe_bays": game.admirals[0].first_slot(),
        "tactics": tactics_fields(game),
        "adjoining": ADJOINING,
        "defect_at": game.numbers.revenant_slots + 1,
        "reward_fields": list(REWARD_FIELDS),
        "rewards": rewards(game),
        "threats": threats(game),
        "standing": [standing(game, admiral) for admiral in game.admirals],
        "lines": [captains_lines(game, admiral) for admiral in game.admirals],
        "agendas": {},
    }


ADJOINING = {  # GAP-A-01
    w.SECTORS[sector]: [w.SECTORS[other] for other in beside]
    for sector, beside in enumerate(ADJACENT_SECTORS)
    if beside
}


def rewards(game: Revenant) -> dict[str, Reward]:
    """REV-F-10.5, REV-P-6.4: the prototype's Novaris give an absorber."""
    found = {w.HOUSES[house]: reward for house, reward in REWARDS.items()}
    if isinstance(game, Prototype):
        found[w.HOUSES[w.NOVARIS]] = "shield"
    return found


def round_of_turns(game: Revenant, shown: Data) -> int:
    """REV-F-01.0.1, REV-P-2.0.2: which of the rounds of turns it is, by the turns still to come."""
    turns = game.numbers.turns
    left = sum(scene.startswith("turn ") for scene in shown["coming"])
    return int(min(turns, max(1, turns - left // game.seats)))


def tactics_fields(game: Revenant) -> dict[str, Pays]:
    """REV-F-11.4, 11.5, 19.1.2, 19.1.3: what the fields of the tactics track pay or are worth."""
    numbers = game.numbers
    found: dict[int, Pays] = {influence.FIRST_MATERIAL: "material", influence.SECOND_MATERIAL: "material"}
    if numbers.neutronium_field:
        found.setdefault(numbers.neutronium_field, "neutronium")
    found[numbers.tactics_for_hidden] = "hidden"
    found[numbers.tactics_for_influence] = "influence"
    return {str(field): what for field, what in found.items()}


def threats(game: Revenant) -> list[Threat]:
    """What a combat would do now: as much damage as there are void ships, less the shields; the worst sectors first."""
    found: list[Threat] = [
        {
            "sector": w.SECTORS[sector],
            "void": game.void[sector],
            "shields": game.shields[sector],
            "damage": max(0, game.void[sector] - game.shields[sector]),
            "seat": resolver(game, sector),
        }
        for sector in range(1, 9)
        if game.void[sector]
    ]
    return sorted(found, key=lambda threat: (-threat["damage"], threat["sector"]))


def resolver(game: Revenant, sector: int) -> int:
    """REV-F-17.2.2, REV-P-4.4: who would distribute the damage of this sector."""
    if not all(state.frigate_of(game, seat).sector for seat in range(game.seats)):
        return -1
    if isinstance(game, Prototype):
        return int(breach.decider(game, sector))
    if game.seats == 1 and not crew.player_decides(game, sector):
        return w.COUNCIL
    return int(combat.resolving_seat(game, sector))


def standing(game: Revenant, admiral: state.Admiral) -> dict[str, int]:
    """REV-F-21.2.6: what lies open; hidden influence is left out."""
    points = {w.HOUSES[house]: admiral.influence[house] * scoring.final_power(game, house) for house in range(7)}
    return {house: n for house, n in points.items() if n}


def captains_lines(game: Revenant, admiral: state.Admiral) -> list[int]:
    """REV-F-14.2, 14.4: those that hold at this rank."""
    if admiral.captain < 0:
        return []
    printed = game.content.captains[admiral.captain].abilities
    return [number for number, line in enumerate(printed) if abilities.at_rank(admiral, line)]


def agendas(game: Revenant, shown: Data) -> dict[str, list[Term]]:
    """REV-F-21.2.7, 21.2.8: how the agendas stand that the seat may see."""
    found: dict[str, list[Term]] = {}
    for admiral, seen in zip(game.admirals, shown["admirals"], strict=True):
        if isinstance(seen.get("agendas"), list):
            for index in admiral.agendas:
                card = game.content.agendas[index]
                found[card.name] = [
                    {
                        "now": scoring.measure(game, admiral, term.measure, term.argument),
                        "least": term.least,
                        "most": term.most,
                    }
                    for term in card.terms
                ]
    return found
