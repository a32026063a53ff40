"""Fleets (XOD-4), and asking another captain's consent (XOD-G39)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import code, first, verb_of
from farflung.games.xodus import rolls
from farflung.games.xodus import verbs as v
from farflung.games.xodus.bits import is_among
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting, ask, ask_seat, captain, regroup

# ---- proposals


def may_propose(game: Xodus, owner: Ship, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
    """An option that uses what another ship has: not again after its captain refused it in this turn."""
    if game.refused_proposals and is_among(game.refused_proposals, code(verb, a, b)):
        game.bar("XOD-G39", verb, a, b)
    else:
        game.may(verb, a, b)


def agreed(game: Xodus, proposal: i64, ships: list[Ship]) -> bool:
    """XOD-G39: each ship's owner decides for it. The captains of these ships are asked; one refusal is enough."""
    seats: i64 = 0
    for ship in ships:
        seats |= 1 << ship.owner
    seats &= ~(1 << captain(game).owner)
    for seat in range(game.seats):
        if seats >> seat & 1:
            game.proposal = proposal
            game.may(v.AGREE)
            game.may(v.REFUSE)
            answer = ask_seat(game, seat, v.ASK_CONSENT)
            game.proposal = 0
            if verb_of(answer) == v.REFUSE:
                game.refused_proposals.append(proposal)
                game.say("XOD-G39", v.DECLINED, seat)
                return False
    return True


# ---- forming and joining


def offer_joiners(game: Xodus, chief: Ship) -> None:
    """XOD-4.1, 4.5, 4.6: ships in the System that have not acted this round."""
    for ship in game.team:
        if ship.tile != chief.tile or ship.defeated or ship.index == chief.index:
            continue
        if ship.fleet >= 0 and ship.fleet == chief.fleet:
            continue
        if ship.acted:
            game.bar("XOD-4.6", v.TAKE_IN, ship.index)
        else:
            may_propose(game, ship, v.TAKE_IN, ship.index)


def take_in(game: Xodus) -> None:
    """XOD-4.1, C42, G19: before the ships meet anybody, others may join."""
    while True:
        chief = captain(game)
        offer_joiners(game, chief)
        if not game.count:
            return
        game.may(v.GO_ON)
        answer = ask(game, chief, v.ASK_FLEET)
        if verb_of(answer) == v.GO_ON:
            return
        joiner = game.ships[first(answer)]
        if agreed(game, answer, [joiner]):
            join(game, joiner)


def join(game: Xodus, joiner: Ship) -> None:
    """XOD-4.4, 4.5, C13: the Fleet has the lowest number of Actions left among its members."""
    chief = captain(game)
    leader = game.ships[game.leader]
    if leader.fleet < 0:
        leader.fleet = leader.index
    joiner.fleet = leader.fleet
    joiner.used = 0
    regroup(game)
    game.say("XOD-4.1", v.JOINED, joiner.index, chief.index)
    least = min(chief.actions, joiner.actions)
    for ship in acting(game):
        ship.actions = least
    game.say("XOD-4.4", v.ACTIONS_LEFT, chief.index, least)


def join_in_turn(game: Xodus, joiner: Ship) -> None:
    """XOD-G20: who joins where the Fleet has been already rolls for detection alone."""
    join(game, joiner)
    if rolls.detection_due(game, joiner.tile) and not game.attack.foes:
        rolls.detect(game, [joiner])
