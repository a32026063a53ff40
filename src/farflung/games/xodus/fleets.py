"""Fleets (XOD-4), and asking another captain's consent (XOD-G39)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import code, first, verb_of
from farflung.games.xodus import moving, rolls, stage, turn
from farflung.games.xodus.bits import is_among
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting, captain, regroup
from farflung.games.xodus.verbs import (
    ACTIONS_LEFT,
    AGREE,
    ASK_CONSENT,
    ASK_FLEET,
    DECLINED,
    GO_ON,
    JOINED,
    REFUSE,
    TAKE_IN,
)

# ---- proposals


def may_propose(game: Xodus, owner: Ship, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
    """An option that uses what another ship has: not again after its captain refused it in this turn."""
    if game.refused_proposals and is_among(game.refused_proposals, code(verb, a, b)):
        game.bar("XOD-G39", verb, a, b)
    else:
        game.may(verb, a, b)


def propose(game: Xodus, proposal: i64, ships: list[Ship]) -> bool:
    """True if nobody else need be asked; otherwise the captains of these ships are, and what they agree to is done."""
    seats: i64 = 0
    for ship in ships:
        seats |= 1 << ship.owner
    return ask_captains(game, proposal, seats)


def propose_to(game: Xodus, proposal: i64, ship: Ship) -> bool:
    """The same for one ship."""
    return ask_captains(game, proposal, 1 << ship.owner)


def ask_captains(game: Xodus, proposal: i64, seats: i64) -> bool:
    seats &= ~(1 << captain(game).owner)
    if not seats:
        return True
    game.proposal = proposal
    stage.then(game, stage.CONSENT, seats)
    return False


def consent(game: Xodus, seats: i64) -> None:
    """XOD-G39: each ship's owner decides for it. One refusal is enough."""
    if not acting(game):
        return
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    game.may(AGREE)
    game.may(REFUSE)
    if verb_of(game.ask(seat, ASK_CONSENT)) == REFUSE:
        game.refused_proposals.append(game.proposal)
        game.proposal = 0
        game.say("XOD-G39", DECLINED, seat)
        return
    seats &= ~(1 << seat)
    if seats:
        stage.then(game, stage.CONSENT, seats)
        return
    proposal = game.proposal
    game.proposal = 0
    turn.carry_out(game, proposal)


# ---- forming and joining


def offer_joiners(game: Xodus, chief: Ship) -> None:
    """XOD-4.1, 4.5, 4.6: ships in the System that have not acted this round."""
    for ship in game.team:
        if ship.tile != chief.tile or ship.defeated or ship.index == chief.index:
            continue
        if ship.fleet >= 0 and ship.fleet == chief.fleet:
            continue
        if ship.acted:
            game.bar("XOD-4.6", TAKE_IN, ship.index)
        else:
            may_propose(game, ship, TAKE_IN, ship.index)


def anybody_to_take_in(game: Xodus) -> bool:
    """Whether a ship that has not acted is in the System besides the acting ones."""
    chief = captain(game)
    for ship in game.team:
        if ship.tile == chief.tile and not ship.acted and not ship.defeated and ship.index != chief.index:
            if ship.fleet < 0 or ship.fleet != chief.fleet:
                return True
    return False


def gather_and_meet(game: Xodus) -> None:
    """XOD-G19: first a Fleet may form, then the ships meet whoever is in the System."""
    if anybody_to_take_in(game):
        stage.then(game, stage.MEET)
        stage.then(game, stage.TAKE_IN)
    else:
        moving.meet(game)


def take_in(game: Xodus) -> None:
    """XOD-4.1, C42: before the ships meet anybody, others may join."""
    if not acting(game):
        return
    chief = captain(game)
    offer_joiners(game, chief)
    if not game.count:
        return
    game.may(GO_ON)
    answer = game.ask(chief.owner, ASK_FLEET)
    if verb_of(answer) == TAKE_IN:
        stage.then(game, stage.TAKE_IN)
        joiner = game.ships[first(answer)]
        if propose_to(game, answer, joiner):
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
    game.say("XOD-4.1", JOINED, joiner.index, chief.index)
    least = min(chief.actions, joiner.actions)
    for ship in acting(game):
        ship.actions = least
    game.say("XOD-4.4", ACTIONS_LEFT, chief.index, least)


def join_in_turn(game: Xodus, joiner: Ship) -> None:
    """XOD-G20: who joins where the Fleet has been already rolls for detection alone."""
    join(game, joiner)
    if rolls.detection_due(game, joiner.tile) and not game.attack.foes:
        rolls.then_detect(game, [joiner])
