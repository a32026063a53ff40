"""What effects do wherever they stand (XOD-14, G16): on Explorations and Signals, at Allies, on gear, by Enemies.

What changes a roll or an Attack while it is made is applied there (steps, combat, harm); all else is carried out here.
"""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first
from farflung.games.xodus import avatars, enemies, galaxy, gear, harm, moving
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, ask, captain


def resolve(game: Xodus, ops: list[Op], sharers: list[Ship]) -> None:
    """What a card does to the ships that share it, one effect after the other."""
    for op in ops:
        if game.outcome:
            return
        carry_out(game, op, sharers)


def carry_out(game: Xodus, op: Op, sharers: list[Ship]) -> None:
    """One effect; without a Fleet clause it happens once (XOD-14.15)."""
    code = op.code
    if code == w.FX_HEAL:
        for ship in sharers:
            gear.heal(game, ship, op.n)
    elif code == w.FX_ENERGY:
        for ship in sharers:
            gear.recover_energy(game, ship, op.n)
    elif code == w.FX_LOSE:
        harm.each_loses(game, sharers, op.n)
    elif code == w.FX_SCRAP:
        share_scraps(game, op.n, sharers)
    elif code == w.FX_MODULE or code == w.FX_PRECURSOR_MODULE:
        for _ in range(op.n):
            gain_module(game, 1 if code == w.FX_PRECURSOR_MODULE else 0, sharers)
    elif code == w.FX_REVEAL:
        moving.reveal_anywhere(game, op.n, sharers[0])
    elif code == w.FX_PACIFY:
        pacify_anywhere(game, op.n, sharers[0])
    elif code == w.FX_RIFT_OFF:
        close_rift(game, sharers[0])
    elif code == w.FX_RIFT_ON:
        galaxy.open_rift(game, sharers[0].tile)
    elif code == w.FX_DAMAGE_CARD:
        for ship in sharers:
            harm.draw_damage(game, ship, op.n)
    elif code == w.FX_AVATAR_MOVE:
        avatars.change_movement(game, op.n)
    elif code == w.FX_CORRUPTION_HOLD:
        game.hold = True
        game.say("XOD-G51", v.CORRUPTION_HELD)
    elif code == w.FX_END_TURN:
        game.ending = True


def still_there(sharers: list[Ship]) -> list[Ship]:
    """Those of them that have not been defeated meanwhile."""
    found: list[Ship] = []
    for ship in sharers:
        if not ship.defeated:
            found.append(ship)
    return found


def share_scraps(game: Xodus, n: i64, sharers: list[Ship]) -> None:
    """XOD-14.1: a Fleet shares the total as it likes."""
    ships = still_there(sharers)
    if not ships:
        return
    if len(ships) == 1:
        gear.gain_scraps(game, ships[0], n)
        return
    shares = [0, 0, 0, 0, 0, 0]
    chief = captain(game)
    for _ in range(n):
        for ship in ships:
            game.may(v.SCRAP_TO, ship.index)
        shares[first(ask(game, chief, v.ASK_SHARE))] += 1
    for ship in ships:
        gear.gain_scraps(game, ship, shares[ship.index])


def draw_module(game: Xodus, precursor: i64) -> i64:
    """XOD-G28: -1 if there is none left."""
    if precursor:
        if not game.precursor_deck:
            game.precursor_deck = game.precursor_discard
            game.precursor_discard = []
            if game.precursor_deck:
                game.say("XOD-G28", v.DECK_RESHUFFLED, 3)
        return game.draw(v.DRAWS_MODULE, game.precursor_deck) if game.precursor_deck else -1
    if not game.module_deck:
        game.module_deck = game.module_discard
        game.module_discard = []
        if game.module_deck:
            game.say("XOD-G28", v.DECK_RESHUFFLED, 2)
    return game.draw(v.DRAWS_MODULE, game.module_deck) if game.module_deck else -1


def gain_module(game: Xodus, precursor: i64, sharers: list[Ship]) -> None:
    """XOD-14.2, 14.3, 12.13: free; once it is turned up the ships it concerns decide who takes it."""
    ships = still_there(sharers)
    if not ships:
        return
    module = draw_module(game, precursor)
    if module < 0:
        return
    for ship in ships:
        game.may(v.MODULE_TO, ship.index)
    game.begin(v.DRAWS_MODULE, module)
    ship = game.ships[first(ask(game, captain(game), v.ASK_MODULE))]
    game.finish()
    game.say("XOD-14.2", v.MODULE_GAINED, ship.index, module)
    gear.take_module(game, ship, module)


def pacify_anywhere(game: Xodus, n: i64, ship: Ship) -> None:
    """XOD-14.8, G32: revealed Enemy Systems anywhere; Enemies revealed there are discarded."""
    for _ in range(n):
        moving.offer_each(game, v.PACIFY_SYSTEM, game.revealed & game.content.enemy_systems & ~game.green)
        if not game.count:
            return
        tile = first(ask(game, moving.decider(game, ship), v.ASK_PACIFY))
        enemies.discard_at(game, tile)
        galaxy.pacify(game, tile)


def close_rift(game: Xodus, ship: Ship) -> None:
    """XOD-14.9: one Rift on the map."""
    moving.offer_each(game, v.CLOSE_RIFT, game.rifts)
    if game.count:
        galaxy.close_rift(game, first(ask(game, moving.decider(game, ship), v.ASK_RIFT)))
