"""Chapter 13: attacks, direct destruction, shields, repairs. In the action phase void ships never strike back
(REV-F-13.1, 13.2)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, effects, influence, movement
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import OUTER_NEIGHBOURS
from farflung.games.revenant.cards import Ability
from farflung.games.revenant.state import Admiral, Revenant, Ship, frigate_of


def in_scope(game: Revenant, admiral: Admiral, scope: i64, chosen: i64, sector: i64) -> bool:
    """May an effect with this scope reach the outer sector (GAP-A-08, GAP-F-17)? `chosen` is the sector of `one`."""
    if scope == w.IN_SECTOR:
        return sector == game.turn.sector()
    if scope == w.ADJACENT:  # REV-F-12.4
        mine = game.turn.sector()
        return mine == w.INNER or sector == mine or sector in OUTER_NEIGHBOURS[mine]
    if scope == w.IN_ONE:
        return chosen == 0 or sector == chosen
    if scope == w.AT_FRIGATE:
        return sector == frigate_of(game, admiral.seat).sector
    return scope != w.AT_REVENANT


# ---- attack


def can_attack(game: Revenant, admiral: Admiral, ship: Ship) -> bool:
    """There is a void ship to fire at, or an ability that makes an attack worth while without one."""
    if ship.sector > 8:
        return False
    if game.void[ship.sector] > 0:
        return True
    if abilities.watching(game, admiral, w.ON_ATTACK):
        for ability in abilities.working(game, admiral, w.ON_ATTACK):
            if len(ability.aftermath) > 0 and effects.can_resolve(game, admiral, ability.fx):
                return True
    return False


def attack(game: Revenant, admiral: Admiral, ship: Ship, maneuver_left: bool) -> None:
    """REV-F-13.3 to 13.7: 1 damage and what abilities add, each damage 1 void ship in the attacker's sector.

    Abilities that cost something may be used at any moment of the attack (GAP-F-35).
    """
    damage: i64 = 1
    paid: list[Ability] = []
    if abilities.watching(game, admiral, w.ON_ATTACK):
        for ability in abilities.working(game, admiral, w.ON_ATTACK):
            if ability.fx[0].primitive == w.FX_ATTACK:
                damage += ability.fx[0].n
            elif ability.changes_trigger:
                paid.append(ability)
    uses = [ability.repeat for ability in paid]
    fired = False
    while ship.sector <= 8:
        can_fire = damage > 0 and game.void[ship.sector] > 0
        if can_fire:
            game.may(v.FIRE)
        offered = offer_damage(game, admiral, ship, paid, uses)
        if not can_fire and not offered:
            break
        if fired or not can_fire:
            game.may(v.CEASE)
        answer = game.ask(admiral.seat, v.ASK_ATTACK)
        if verb_of(answer) == v.CEASE:
            break
        if verb_of(answer) == v.USE:
            used = game.content.abilities[first(answer)]
            uses[paid.index(used)] -= 1
            damage += effects.buy_damage(game, admiral, used)
            continue
        fired = True
        damage -= 1
        shoot(game, admiral, ship, maneuver_left)
    abilities.after(game, admiral, w.ON_ATTACK)


def offer_damage(game: Revenant, admiral: Admiral, ship: Ship, paid: list[Ability], uses: list[int]) -> bool:
    """Offers the abilities that buy more damage, as long as there is something to shoot at."""
    if game.void[ship.sector] == 0:
        return False
    offered = False
    for i, ability in enumerate(paid):
        if uses[i] == 0:
            continue
        if effects.can_resolve(game, admiral, ability.fx):
            game.may(v.USE, ability.source)
            offered = True
        else:
            game.bar("REV-F-01.3.3", v.USE, ability.source)
    return offered


def shoot(game: Revenant, admiral: Admiral, ship: Ship, maneuver_left: bool) -> None:
    """One damage of an attack: the kill, its tactic and abilities, then the bombard move of a fighter (GAP-F-35)."""
    sector = ship.sector
    kill(game, admiral, sector)
    if game.void[sector] == 0:
        abilities.after(game, admiral, w.ON_SECTOR_CLEARED)
    if ship.kind == w.FIGHTER and game.bombards:
        bombard(game, admiral, ship, maneuver_left)


def bombard(game: Revenant, admiral: Admiral, ship: Ship, maneuver_left: bool) -> None:
    """REV-F-03.5 to 03.7: now or never, and no maneuver: nothing adds movement to it."""
    movement.offer_bombard(game, ship, maneuver_left)
    game.may(v.STAY)
    answer = game.ask(admiral.seat, v.ASK_BOMBARD)
    if verb_of(answer) == v.MOVE:
        movement.put_ship(game, ship, first(answer))
        game.say("REV-F-03.5", v.MOVED, admiral.seat, ship.index, first(answer))


def kill(game: Revenant, admiral: Admiral, sector: i64) -> None:
    """REV-F-13.4, 13.5, GAP-F-22: 1 void ship, 1 tactic at once, then abilities."""
    game.void[sector] -= 1
    game.turn.kills += 1
    game.say("REV-F-13.4", v.KILLED, admiral.seat, sector)
    influence.gain_tactics(game, admiral, 1)
    abilities.after(game, admiral, w.ON_KILL)
    if game.turn.kills == 1:
        abilities.after(game, admiral, w.ON_FIRST_KILL)


# ---- direct destruction


def can_destroy(game: Revenant, admiral: Admiral, scope: i64) -> bool:
    sector: i64 = 1
    while sector <= 8:
        if game.void[sector] and in_scope(game, admiral, scope, 0, sector):
            return True
        sector += 1
    return False


def destroy(game: Revenant, admiral: Admiral, scope: i64, n: i64) -> None:
    """REV-F-13.8: void ships destroyed by an effect, where its scope allows."""
    chosen: i64 = 0
    while n > 0:
        n -= 1
        sector: i64 = 1
        while sector <= 8:
            if game.void[sector] and in_scope(game, admiral, scope, chosen, sector):
                game.may(v.DESTROY, sector)
            sector += 1
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_DESTROY)
        if verb_of(answer) == v.DONE:
            return
        chosen = first(answer)
        kill(game, admiral, chosen)


# ---- shields


def place_shields(game: Revenant, admiral: Admiral, scope: i64, n: i64) -> None:
    """REV-F-13.9: in outer sectors only (GAP-F-17)."""
    chosen: i64 = 0
    placed = False
    while n > 0:
        n -= 1
        sector: i64 = 1
        while sector <= 8:
            if in_scope(game, admiral, scope, chosen, sector):
                game.may(v.SHIELD, sector)
            sector += 1
        if game.count == 0:
            break
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_SHIELD)
        if verb_of(answer) == v.DONE:
            break
        chosen = first(answer)
        placed = True
        game.shields[chosen] += 1
        game.say("REV-F-13.9", v.SHIELDED, admiral.seat, chosen)
    if placed:
        abilities.after(game, admiral, w.ON_SHIELD)


# ---- repairs


def repair(game: Revenant, admiral: Admiral, scope: i64, n: i64) -> None:
    """REV-F-13.11: damage markers off house ships in scope, or off the Revenant."""
    while n > 0:
        n -= 1
        if scope != w.AT_REVENANT:
            index: i64 = 0
            while index < w.HOUSE_SHIPS:
                ship = game.ships[index]
                if ship.damage and in_scope(game, admiral, scope, 0, ship.sector):
                    game.may(v.REPAIR, index)
                index += 1
        if game.damage and (scope == w.ANYWHERE or scope == w.AT_REVENANT):
            game.may(v.REPAIR, w.REVENANT)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_REPAIR)
        if verb_of(answer) == v.DONE:
            return
        if first(answer) == w.REVENANT:
            game.damage -= 1
        else:
            game.ships[first(answer)].damage -= 1
        game.say("REV-F-13.11", v.REPAIRED, admiral.seat, first(answer))
