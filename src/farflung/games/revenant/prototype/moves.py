"""Chapter 2.2: movement. One adjacent sector each; only frigates stop in the centre, and alone they never enter it."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.revenant import movement
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import ADJACENT_SECTORS, DISTANCE
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, Ship, frigate_of


def distance(game: Prototype, ship: Ship, sector: i64) -> i64:
    """Movements to the sector. Alone, the frigate keeps to the ring (REV-P-9.1.13)."""
    if ship.kind == w.FRIGATE and game.seats == 1:
        apart: i64 = ship.sector - sector if ship.sector > sector else sector - ship.sector
        return apart if apart <= 4 else 8 - apart
    return DISTANCE[ship.sector][sector]


def may_stop_in_centre(game: Prototype, ship: Ship) -> bool:
    """REV-P-2.2.2, 9.1.13"""
    return ship.kind == w.FRIGATE and game.seats > 1


def offer_move(game: Prototype, admiral: Admiral, ship: Ship) -> None:
    """REV-P-2.1.7, 2.2.1: the sectors where the optional move of a small ship may end.

    Out and back changes nothing but that a move was made, so it is offered only to those whose abilities ask for one.
    """
    steps = movement.reach(game, admiral, ship)
    sector: i64 = 1
    while sector <= 8:
        apart = distance(game, ship, sector)
        if apart == 0:
            if steps > 1 and movement.makes_use_of_maneuver(game, admiral):
                game.may(v.MOVE, sector)
        elif apart <= steps:
            if movement.can_stop(game, ship, sector):
                game.may(v.MOVE, sector)
            else:
                game.bar("GAP-P-02", v.MOVE, sector)
        sector += 1
    offer_centre(game, ship, steps)


def offer_centre(game: Prototype, ship: Ship, steps: i64) -> None:
    sector: i64 = 9
    while sector <= 12:
        if 0 < DISTANCE[ship.sector][sector] <= steps:
            if may_stop_in_centre(game, ship):
                game.may(v.MOVE, sector)
            else:
                game.bar("REV-P-9.1.13" if ship.kind == w.FRIGATE else "REV-P-2.2.2", v.MOVE, sector)
        sector += 1


def move_frigate(game: Prototype, admiral: Admiral, steps: i64) -> None:
    """REV-P-2.13.7: up to so many sectors, not while landed; none of its actions is resolved."""
    frigate = frigate_of(game, admiral.seat)
    if frigate.landed:
        return
    sector: i64 = 1
    while sector <= 8:
        if 0 < distance(game, frigate, sector) <= steps:
            game.may(v.MOVE, sector)
        sector += 1
    offer_centre(game, frigate, steps)
    movement.send_frigate(game, admiral, frigate)


def neighbours(sector: i64) -> list[int]:
    return ADJACENT_SECTORS[sector]
