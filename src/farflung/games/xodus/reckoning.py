"""What the board shows besides the state because the rules say so: chances, sums, what an Avatar can reach.

All of it follows from what lies open, as everything does (XOD-G40). Chances are numbers from 0 to 1.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from farflung.games.xodus import combat, odds, signals
from farflung.games.xodus import words as w
from farflung.games.xodus.names import Names
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting


class ShipOdds(TypedDict):
    """A ship alone: the chance to stay unseen, and to miss 0, 1 and 2 times in a Damage Roll."""

    unseen: float
    harm: list[float]


class SignalOdds(TypedDict):
    """The number in the card's condition (0 without one), how much of it is done, and the Skill Roll of its Action."""

    target: int
    done: int
    face: Literal["", "hit", "miss", "special"]
    skill: float | None


class Sum(TypedDict):
    """The target's Shields as they count now, the hits as they lie there, and what that does."""

    shields: int
    hits: int
    damage: int


class Promise(TypedDict):
    """The chance to defeat the target, hits and lost Health on average, the chance of a critical failure."""

    fells: float
    hits: float
    loses: float
    critical: float


class Reckoned(TypedDict):
    """Chances are numbers from 0 to 1. `acting` are the ships of the turn, its leader first, and `unseen` their chance;
    `exploration` goes by option, `manoeuvres` by manoeuvre of the ship that chooses, `avatars` by Avatar and System."""

    ships: dict[str, ShipOdds]
    acting: list[str]
    unseen: float | None
    signals: list[SignalOdds | None]
    exploration: list[float | None]
    attack: Sum | None
    manoeuvres: dict[str, Promise]
    avatars: dict[str, dict[str, float]]


Face = Literal["hit", "miss", "special"]
FACES: dict[int, Face] = {w.HIT: "hit", w.MISS: "miss", w.SPECIAL: "special"}
RECKONED = (ShipOdds, SignalOdds, Sum, Promise, Reckoned)


def reckon(game: Xodus, names: Names) -> Reckoned:
    """The odds of rolls that are always shown, and of those that somebody is deciding about."""
    ships = acting(game)
    return {
        "ships": {names.ship[ship.index]: _ship(game, ship) for ship in game.team if not ship.defeated},
        "acting": [names.ship[ship.index] for ship in ships],
        "unseen": float(odds.unseen(game, ships)) if ships else None,
        "signals": [_signal(game, slot, ships) for slot in range(game.fleet_size)],
        "exploration": _exploration(game, ships),
        "attack": _attack(game),
        "manoeuvres": _manoeuvres(game),
        "avatars": {
            names.foe[foe]: {names.system[tile]: float(p) for tile, p in odds.reach(game, foe).items()}
            for foe in range(w.FIRST_AVATAR, w.FOES)
            if game.foe_tile[foe] >= 0
        },
    }


def _ship(game: Xodus, ship: Ship) -> ShipOdds:
    """Alone: the chance to stay unseen, and of 0, 1 and 2 counted misses in a Damage Roll."""
    return {"unseen": float(odds.unseen(game, [ship])), "harm": [float(p) for p in odds.harm(game, ship)]}


def _signal(game: Xodus, slot: int, ships: list[Ship]) -> SignalOdds | None:
    """The number in the card's condition, how much of it is done, and what the Skill Roll of its Action promises."""
    if game.signals[slot] < 0:
        return None
    card, target, progress = signals.card_of(game, slot), signals.target_of(game, slot), game.progress[slot]
    counts = card.access in (w.ACCESS_PROGRESS, w.ACCESS_NO_MARKERS)
    face = next((op.k for op in card.act if op.code == w.FX_SKILL), -1)
    return {
        "target": target if counts else 0,
        "done": target - progress if card.access == w.ACCESS_NO_MARKERS else progress,
        "face": FACES[face] if face >= 0 else "",
        "skill": float(odds.skill(game, ships, target, face)) if face >= 0 and ships else None,
    }


def _exploration(game: Xodus, ships: list[Ship]) -> list[float | None]:
    """By option of the card that is being resolved: the chance of its Skill Roll."""
    if game.exploration < 0 or not ships:
        return []
    return [
        float(odds.skill(game, ships, option.need, option.face)) if option.face >= 0 else None
        for option in game.content.explorations[game.exploration].options
    ]


def _attack(game: Xodus) -> Sum | None:
    """XOD-19.12, 19.13: the target's Shields as they count now; once the dice lie there, the hits as they stand."""
    if game.attack.target < 0:
        return None
    shields = combat.shields_of(game, game.attack.target)
    hits = combat.attack_value(game) if any(ship.dice for ship in game.team) else 0
    return {"shields": shields, "hits": hits, "damage": max(0, hits - shields)}


def _manoeuvres(game: Xodus) -> dict[str, Promise]:
    """What each manoeuvre of the ship that chooses one promises: the chance to defeat the target, hits and lost Health
    on average, the chance of a critical failure."""
    if game.attack.target < 0 or game.asked < 0:
        return {}
    ship = game.ships[game.asked]
    if ship.manoeuvre or ship not in acting(game):
        return {}
    found: dict[str, Promise] = {}
    for chosen in (w.OFFENSIVE, w.DEFENSIVE_1, w.DEFENSIVE_2):
        promised = odds.manoeuvre(game, ship, chosen)
        found[w.MANOEUVRES[chosen]] = {
            "fells": float(promised.defeat),
            "hits": float(odds.average(promised.own[ship.index])),
            "loses": float(odds.average(promised.misses[ship.index])),
            "critical": float(promised.critical[ship.index]),
        }
    return found
