"""Chapter 2.11: absorbers. Each brings its energy when it is placed, and wards one damage in the breach."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, battle, goods
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, frigate_of


def place(game: Prototype, admiral: Admiral, scope: i64, n: i64) -> None:
    """REV-P-2.11.1, GAP-P-27: where the scope allows; an effect that allows any sector offers the outer ones."""
    chosen: i64 = 0
    placed = False
    while n > 0:
        n -= 1
        sector: i64 = 1
        while sector <= 8:
            if battle.in_scope(game, admiral, scope, chosen, sector):
                game.may(v.SHIELD, sector)
            sector += 1
        if central(game, admiral, scope):
            game.may(v.SHIELD, central(game, admiral, scope))
        if game.count == 0:
            break
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_SHIELD)
        if verb_of(answer) == v.DONE:
            break
        chosen = first(answer)
        placed = True
        add(game, admiral, chosen)
    if placed:
        abilities.after(game, admiral, w.ON_SHIELD)


def central(game: Prototype, admiral: Admiral, scope: i64) -> i64:
    """The central sector that the scope means, if it means one; else 0."""
    sector: i64 = 0
    if scope == w.IN_SECTOR:
        sector = game.turn.sector()
    elif scope == w.AT_FRIGATE:
        sector = frigate_of(game, admiral.seat).sector
    return sector if 8 < sector < 13 else 0


def add(game: Prototype, admiral: Admiral, sector: i64) -> None:
    """REV-P-2.11.1: 1 energy for each."""
    game.shields[sector] += 1
    game.say("REV-P-2.11.1", v.SHIELDED, admiral.seat, sector)
    goods.store(game, admiral, w.ENERGY)


def absorb(game: Prototype, admiral: Admiral, sector: i64) -> None:
    """REV-P-2.6.4: the frigate's action."""
    add(game, admiral, sector)
    abilities.after(game, admiral, w.ON_SHIELD)


def reward(game: Prototype, admiral: Admiral) -> None:
    """REV-P-6.4, 2.11.4: from the Novaris track into any sector, without energy. The other rewards (REV-P-6.3, 6.5) are
    those of both editions."""
    sector: i64 = 1
    while sector <= 8:
        game.may(v.SHIELD, sector)
        sector += 1
    sector = first(game.ask(admiral.seat, v.ASK_SHIELD))
    game.shields[sector] += 1
    game.say("REV-P-6.4", v.SHIELDED, admiral.seat, sector)
    abilities.after(game, admiral, w.ON_SHIELD)


def on_map(game: Prototype) -> i64:
    total: i64 = 0
    for n in game.shields:
        total += n
    return total
