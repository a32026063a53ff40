"""Copying: the Zenor arkship's Clone (GAP-P-11), the politician's other ship (REV-P-11.7.1), and cards (GAP-P-26)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, ships
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import revenant, small_ships
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import ENVOY_FOLLOWS_THE_SHIP, Prototype
from farflung.games.revenant.state import Admiral, Ship, figure_id, frigate_of


def captains_sector(game: Prototype) -> i64:
    """REV-P-11.7.1: where the captain was placed, wherever the manned ship is now."""
    return game.turn.sector() if game.rules == ENVOY_FOLLOWS_THE_SHIP else game.turn.placed_in


def ship_can_be_copied(game: Prototype, admiral: Admiral, what: i64, ship: Ship) -> bool:
    """Which house ships an effect may copy."""
    if what == w.OWN_FRIGATE:
        return False
    if what == w.SHIP_IN_SECTOR:
        return ship.sector == captains_sector(game) and ships.can_be_copied(game, admiral, w.ANY_SHIP, ship)
    if what != w.OCCUPIED_SHIP:
        return ships.can_be_copied(game, admiral, what, ship)
    if not 0 < ship.sector <= 8 or ship.kind == w.SHUTTLE or ship.crew == 0 or ship.landed:
        return False
    return ship.kind != w.ARK or ship.house != w.ZENOR


def frigate_can_be_copied(game: Prototype, admiral: Admiral, what: i64) -> bool:
    """Only the own one; by Clone if it is occupied."""
    frigate = frigate_of(game, admiral.seat)
    if what == w.OWN_FRIGATE:
        return True
    if what == w.OCCUPIED_SHIP:
        return frigate.crew > 0
    if frigate is game.turn.ship:
        return False
    return what == w.ANY_SHIP or (what == w.SHIP_IN_SECTOR and frigate.sector == captains_sector(game))


def space_can_be_copied(game: Prototype, what: i64, space: i64) -> bool:
    """The Revenant's: occupied by Clone, any but the own by the politician of level IV."""
    occupied = game.crew_on_revenant[space] > 0
    if what == w.OCCUPIED_SHIP:
        return occupied
    own = game.crew_on_revenant[space] == figure_id(game.turn.seat, game.turn.figure)
    return what == w.ANY_SHIP and not own


def can_copy(game: Prototype, admiral: Admiral, what: i64) -> bool:
    if what == w.OCCUPIED_PLANET or what == w.ANY_PLANET:
        return ships.can_copy(game, admiral, what)
    if frigate_can_be_copied(game, admiral, what):
        return True
    if space_can_be_copied(game, what, 0) or space_can_be_copied(game, what, 1):
        return True
    for index in range(w.HOUSE_SHIPS):
        if ship_can_be_copied(game, admiral, what, game.ships[index]):
            return True
    return False


def copy_effect(game: Prototype, admiral: Admiral, what: i64) -> None:
    """Only the action: no influence and no move (GAP-P-11); its costs are paid."""
    if what == w.OCCUPIED_PLANET or what == w.ANY_PLANET:
        ships.copy_planet(game, admiral, what)
        return
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if ship_can_be_copied(game, admiral, what, ship):
            game.may(v.COPY_SHIP, index)
        elif what == w.OCCUPIED_SHIP and 0 < ship.sector <= 8 and ship.kind != w.SHUTTLE:
            game.bar("GAP-P-11", v.COPY_SHIP, index)
        index += 1
    if frigate_can_be_copied(game, admiral, what):
        game.may(v.COPY_SHIP, w.FIRST_FRIGATE + admiral.seat)
    for space in range(2):
        if space_can_be_copied(game, what, space):
            game.may(v.COPY_SHIP, pw.DEPLOY_SPACE + space)
    if game.count == 0:
        return
    game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_COPY)
    if verb_of(answer) == v.DONE:
        return
    game.say("GAP-P-26", v.COPIED, admiral.seat, first(answer))
    game.begin(v.COPIED, admiral.seat, first(answer))
    if first(answer) >= pw.DEPLOY_SPACE:
        copy_space(game, admiral, first(answer))
    else:
        copy_ship(game, admiral, game.ships[first(answer)])
    game.finish()
    abilities.after(game, admiral, w.ON_COPY)


def copy_ship(game: Prototype, admiral: Admiral, ship: Ship) -> None:
    """Your sector is the copied ship's meanwhile (GAP-F-23)."""
    turn = game.turn
    source, planet_sector = turn.source, turn.planet_sector
    turn.source = ship
    turn.planet_sector = 0
    if ship.kind == w.ARK:
        abilities.stand_ready(game, admiral, abilities.manning_trigger(w.ARK))
        ships.ark_effect(game, admiral, ship)
    else:
        small_ships.act(game, admiral, ship, False)
    turn.source, turn.planet_sector = source, planet_sector


def copy_space(game: Prototype, admiral: Admiral, space: i64) -> None:
    turn = game.turn
    source, planet_sector, on_revenant = turn.source, turn.planet_sector, turn.on_revenant
    turn.source = None
    turn.planet_sector = 0
    turn.on_revenant = True
    if space == pw.JUMP_SPACE:
        revenant.hyperjump(game, admiral)
    else:
        revenant.deploy(game, admiral)
    turn.source, turn.planet_sector, turn.on_revenant = source, planet_sector, on_revenant
