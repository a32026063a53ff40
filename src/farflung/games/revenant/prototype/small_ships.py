"""Chapters 2.4 to 2.6: fighters, dropships and the own frigate; a move before or after the action (REV-P-2.1.7)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, battle, effects, movement, ships
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Ability
from farflung.games.revenant.prototype import absorbers, moves
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, Ship


def act(game: Prototype, admiral: Admiral, ship: Ship, moves_too: bool) -> None:
    """REV-P-2.1.7, 2.1.8: one action, and one move before or after it. A copied ship does not move (GAP-P-11)."""
    turn = game.turn
    was_on_frigate = turn.on_frigate
    if ship.kind == w.FRIGATE:
        turn.on_frigate = True  # equipment works meanwhile (REV-P-2.6.5)
    abilities.stand_ready(game, admiral, abilities.manning_trigger(ship.kind))
    resolve(game, admiral, ship, moves_too)
    abilities.between_parts(game, admiral)
    turn.on_frigate = was_on_frigate
    if ship.kind == w.FRIGATE and not was_on_frigate:
        turn.manning &= ~(1 << w.ON_MAN_FRIGATE)
        turn.standing = [ability for ability in turn.standing if ability.source not in admiral.frigate_cards]


def resolve(game: Prototype, admiral: Admiral, ship: Ship, move_left: bool) -> None:
    instead = other_action(game, admiral, ship)
    action_left = True
    land_left = False  # an ability lets the frigate land after its fight (GAP-P-26)
    while True:
        if move_left and not ship.landed:
            moves.offer_move(game, admiral, ship)
        if action_left:
            offer_actions(game, admiral, ship)
            if instead is not None and effects.can_resolve(game, admiral, instead.fx):
                game.may(v.USE, instead.source)
        elif land_left:
            offer_landing(game, admiral, ship)
        abilities.offer_standing(game, admiral)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, pv.ASK_SMALL_SHIP)
        verb = verb_of(answer)
        if verb == v.DONE:
            return
        if verb == v.MOVE:
            move_left = False
            movement.maneuver(game, admiral, ship, first(answer))
        elif verb == v.ATTACK:
            action_left = False
            land_left = can_do_both(game, admiral, ship)
            battle.attack(game, admiral, ship, False)
        elif verb == v.LAND:
            action_left = False
            land_left = False
            ships.land(game, admiral, ship)
        elif verb == pv.ABSORB:
            action_left = False
            absorbers.absorb(game, admiral, ship.sector)
        elif instead is not None and first(answer) == instead.source:
            action_left = False
            abilities.use(game, admiral, instead)
        else:
            abilities.use_standing(game, admiral, first(answer))


def other_action(game: Prototype, admiral: Admiral, ship: Ship) -> Ability | None:
    """REV-P-11.7.1: the action of another ship may replace that of the manned one."""
    return abilities.instead_of_effect(game, admiral) if game.turn.ship is ship else None


def can_do_both(game: Prototype, admiral: Admiral, ship: Ship) -> bool:
    return ship.kind == w.FRIGATE and ships.has_ability(game, admiral, w.ON_MAN_FRIGATE, w.FX_FRIGATE_BOTH)


def offer_actions(game: Prototype, admiral: Admiral, ship: Ship) -> None:
    """REV-P-2.4.1, 2.5.1, 2.6.1 to 2.6.4: a fighter fights, a dropship lands, the frigate does one of three things."""
    if ship.kind == w.FIGHTER or ship.kind == w.FRIGATE:
        if ship.sector <= 8 and game.void[ship.sector] > 0:
            game.may(v.ATTACK)
        else:
            game.bar("REV-P-2.4.1", v.ATTACK)
    if ship.kind == w.DROPSHIP or ship.kind == w.FRIGATE:
        offer_landing(game, admiral, ship)
    if ship.kind == w.FRIGATE:
        game.may(pv.ABSORB)


def offer_landing(game: Prototype, admiral: Admiral, ship: Ship) -> None:
    """REV-P-2.5.1 to 2.5.3; what follows a landing (REV-P-2.5.4 to 2.5.7) is the same in both editions."""
    if ship.landed:
        game.bar("REV-P-2.5.2", v.LAND)
    elif ship.sector <= 8 and ships.can_land(game, admiral, ship.sector):
        game.may(v.LAND)
    else:
        game.bar("REV-P-2.5.3", v.LAND)


def is_small(kind: i64) -> bool:
    return kind == w.FIGHTER or kind == w.DROPSHIP or kind == w.FRIGATE
