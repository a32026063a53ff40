"""Chapter 2.8: what only this edition's arkships do, Reorganize and Repair.

All fourteen actions (REV-P-2.8.2 to 2.8.14) are content: content/arks.toml; the others are effects of both editions.
"""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import influence, movement
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import ADJACENT_SECTORS
from farflung.games.revenant.cards import Effect
from farflung.games.revenant.goods import spend
from farflung.games.revenant.prototype import moves, small_ships
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, Ship, has_room


def can_apply(game: Prototype, admiral: Admiral, effect: Effect) -> bool:
    if effect.primitive == w.FX_REORGANIZE:
        for ship in game.ships:
            if can_reorganize(game, admiral, ship):
                return True
        return False
    return admiral.resources[effect.what] > 0 and has_damage(game)


def apply(game: Prototype, admiral: Admiral, effect: Effect) -> None:
    if effect.primitive == w.FX_REORGANIZE:
        reorganize(game, admiral, effect.n)
    else:
        repair(game, admiral, effect.what)


# ---- Reorganize


def reorganize(game: Prototype, admiral: Admiral, n: i64) -> None:
    """REV-P-2.8.6, GAP-P-18: so many different small ships, one sector each, to no more voidborn than they left."""
    moved: i64 = 0  # a bit per ship
    while n > 0:
        n -= 1
        for ship in game.ships:
            if moved >> ship.index & 1:
                game.bar("GAP-P-18", v.CAREFUL, ship.index)
            elif can_reorganize(game, admiral, ship):
                game.may(v.CAREFUL, ship.index)
            elif may_be_reorganized(admiral, ship):
                game.bar("REV-P-2.8.6", v.CAREFUL, ship.index)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, pv.ASK_REORGANIZE)
        if verb_of(answer) == v.DONE:
            return
        moved |= 1 << first(answer)
        move_one(game, admiral, game.ships[first(answer)])


def may_be_reorganized(admiral: Admiral, ship: Ship) -> bool:
    """Small ships on the map, not landed; of the frigates only the own one."""
    if not 0 < ship.sector < 13 or ship.landed or not small_ships.is_small(ship.kind):
        return False
    return ship.index < w.HOUSE_SHIPS or ship.index == w.HOUSE_SHIPS + admiral.seat


def void_in(game: Prototype, sector: i64) -> i64:
    """None in the centre."""
    return game.void[sector] if sector <= 8 else 0


def can_go(game: Prototype, ship: Ship, sector: i64) -> bool:
    if void_in(game, sector) > void_in(game, ship.sector):
        return False
    if sector > 8:
        return moves.may_stop_in_centre(game, ship)
    return ship.kind == w.FRIGATE or has_room(game, sector)


def can_reorganize(game: Prototype, admiral: Admiral, ship: Ship) -> bool:
    if not may_be_reorganized(admiral, ship):
        return False
    for sector in ADJACENT_SECTORS[ship.sector]:
        if can_go(game, ship, sector):
            return True
    return False


def move_one(game: Prototype, admiral: Admiral, ship: Ship) -> None:
    for sector in ADJACENT_SECTORS[ship.sector]:
        if can_go(game, ship, sector):
            game.may(v.MOVE, sector)
        elif void_in(game, sector) > void_in(game, ship.sector):
            game.bar("REV-P-2.8.6", v.MOVE, sector)
        else:
            game.bar("REV-P-2.2.2" if sector > 8 else "GAP-P-02", v.MOVE, sector)
    target = first(game.ask(admiral.seat, v.ASK_CAREFUL_TO))
    movement.put_ship(game, ship, target)
    game.say("REV-P-2.8.6", v.MOVED, admiral.seat, ship.index, target)


# ---- Repair


def has_damage(game: Prototype) -> bool:
    if game.damage:
        return True
    for ship in game.ships:
        if ship.damage:
            return True
    return False


def repair(game: Prototype, admiral: Admiral, resource: i64) -> None:
    """REV-P-2.8.12: as many as one has when it begins (GAP-A-17); what the tactics track pays then is not spent."""
    budget: i64 = admiral.resources[resource]
    while budget > 0 and has_damage(game):
        budget -= 1
        index: i64 = 0
        while index < w.HOUSE_SHIPS:
            if game.ships[index].damage:
                game.may(v.REPAIR, index)
            index += 1
        if game.damage:
            game.may(v.REPAIR, w.REVENANT)
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_REPAIR)
        if verb_of(answer) == v.DONE:
            return
        spend(game, admiral, resource, 1, "REV-P-2.8.12")
        if first(answer) == w.REVENANT:
            game.damage -= 1
        else:
            game.ships[first(answer)].damage -= 1
        game.say("REV-P-2.8.12", v.REPAIRED, admiral.seat, first(answer))
        influence.gain_tactics(game, admiral, 1)
