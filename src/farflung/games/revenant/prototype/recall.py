"""Chapter 3: the recall phase."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first
from farflung.games.revenant import reset
from farflung.games.revenant.movement import take_off
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype


def recall(game: Prototype) -> None:
    """REV-P-3.1, 3.2"""
    reset.crew_returns(game)
    for ship in game.ships:
        take_off(game, ship)


def leader(game: Prototype) -> i64:
    """REV-P-3.3, 3.4: highest on the tactics track, among equals whose marker lies lower."""
    ranking = [(-admiral.tactics, admiral.arrival, admiral.seat) for admiral in game.admirals]
    ranking.sort()
    return ranking[0][2]


def name_first_player(game: Prototype, seat: i64) -> None:
    """REV-P-3.3: the leader decides."""
    for other in range(game.seats):
        game.may(pv.NAME_FIRST, other)
    chosen = first(game.ask(seat, pv.ASK_FIRST))
    set_order(game, chosen)
    game.say("REV-P-3.3", pv.FIRST_NAMED, seat, chosen)


def set_order(game: Prototype, first_player: i64) -> None:
    """GAP-P-21: clockwise by seat."""
    game.order = [(first_player + step) % game.seats for step in range(game.seats)]
