"""Allies (XOD-11): the first visit, their wares, their services."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.xodus import effects, enemies, fleets, galaxy, gear, signals
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting, ask, captain


def ally_at(game: Xodus, tile: i64) -> i64:
    """XOD-8.7: the Ally met in this System, or -1."""
    if game.content.tiles[tile].ally:
        for ally in range(w.ALLIES):
            if game.ally_tile[ally] == tile:
                return ally
    return -1


def first_visit(game: Xodus, tile: i64) -> None:
    """XOD-11.1, 11.2, G31: once per System, on entry."""
    if not game.content.tiles[tile].ally or ally_at(game, tile) >= 0 or not game.ally_deck:
        return
    ally = game.draw(v.DRAWS_ALLY, game.ally_deck)
    game.ally_tile[ally] = tile
    game.say("XOD-11.1", v.ALLY_MET, ally, tile)
    printed = game.content.allies[ally]
    for number in range(printed.modules + printed.precursor):
        module = effects.draw_module(game, 1 if number >= printed.modules else 0)
        if module >= 0:
            put(game.wares[ally], module)
            game.say("XOD-11.2", v.WARE_OFFERED, ally, module)


# ---- services that cost no Action (XOD-11.5)


def price_of(ops: list[Op]) -> i64:
    for op in ops:
        if op.code == w.FX_COST_SCRAP:
            return op.n
    return 0


def purse(game: Xodus) -> i64:
    """Scraps of all acting ships."""
    total: i64 = 0
    for ship in acting(game):
        total += ship.scraps
    return total


def shares_of(game: Xodus, ally: i64) -> list[int]:
    """What each acting ship pays for a service: the deciding captain's own first."""
    shares = [0] * len(acting(game))
    left = price_of(game.content.allies[ally].ops)
    own = captain(game).owner
    for others in range(2):
        for place, ship in enumerate(acting(game)):
            if (ship.owner != own) == (others == 1):
                shares[place] = min(left, ship.scraps)
                left -= shares[place]
    return shares


def payers(game: Xodus, ally: i64) -> list[Ship]:
    """The ships whose Scraps it takes."""
    found: list[Ship] = []
    shares = shares_of(game, ally)
    for place, ship in enumerate(acting(game)):
        if shares[place] > 0:
            found.append(ship)
    return found


def offer_services(game: Xodus, chief: Ship) -> None:
    """XOD-11.4: once per round, for Scraps, if there is something to do."""
    ally = ally_at(game, chief.tile)
    if ally < 0 or game.content.allies[ally].trigger != w.FREE:
        return
    printed = game.content.allies[ally]
    if game.ally_used >> ally & 1:
        game.bar("XOD-11.4", v.SERVICE, ally)
    elif purse(game) < price_of(printed.ops):
        game.bar("XOD-11.4", v.SERVICE, ally)
    elif is_useful(game, printed.ops):
        fleets.may_propose(game, chief, v.SERVICE, ally)
    else:
        game.bar("XOD-11.4", v.SERVICE, ally)


def is_useful(game: Xodus, ops: list[Op]) -> bool:
    for op in ops:
        if op.code == w.FX_REVEAL and galaxy.tiles_left(game):
            return True
        if op.code == w.FX_PACIFY and hostile_systems(game):
            return True
        if op.code == w.FX_PEEK_SIGNAL and face_down_signals(game):
            return True
        if op.code == w.FX_CHOICE and is_useful(game, op.parts):
            return True
    return False


def hostile_systems(game: Xodus) -> i64:
    return game.revealed & game.content.enemy_systems & ~game.green


def face_down_signals(game: Xodus) -> i64:
    found: i64 = 0
    for slot in range(game.fleet_size):
        if game.signal_state[slot] == w.FACE_DOWN:
            found |= 1 << slot
    return found


def use_service(game: Xodus, ally: i64) -> None:
    """Chart Room, Oracle."""
    chief = captain(game)
    shares = shares_of(game, ally)
    for place, ship in enumerate(acting(game)):
        gear.pay_scraps(game, ship, shares[place])
    game.ally_used |= 1 << ally
    for op in game.content.allies[ally].ops:
        if op.code == w.FX_CHOICE:
            consult(game, op.parts, chief)
        else:
            effects.carry_out(game, op, [chief])


def consult(game: Xodus, parts: list[Op], chief: Ship) -> None:
    """Oracle: pacify an Enemy System, or look at a face-down Signal."""
    for part in parts:
        if part.code == w.FX_PACIFY:
            systems = hostile_systems(game)
            for tile in range(w.TILES):
                if systems >> tile & 1:
                    game.may(v.PACIFY_SYSTEM, tile)
        elif part.code == w.FX_PEEK_SIGNAL:
            slots = face_down_signals(game)
            for slot in range(game.fleet_size):
                if slots >> slot & 1:
                    game.may(v.PEEK, slot)
    answer = ask(game, chief, v.ASK_SERVICE)
    if verb_of(answer) == v.PEEK:
        signals.peek(game, first(answer))
    else:
        enemies.discard_at(game, first(answer))
        galaxy.pacify(game, first(answer))
