"""The Action Phase (XOD-3), Strain (XOD-7) and the end of a turn: who acts, with what, until all have acted."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import code, first, second, verb_of
from farflung.games.xodus import (
    actions,
    allies,
    combat,
    corruption,
    effects,
    explorations,
    fleets,
    galaxy,
    gear,
    moving,
    rolls,
    signals,
    stage,
    steps,
    trade,
)
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import is_among
from farflung.games.xodus.cards import Gear
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import (
    NOBODY,
    Xodus,
    acting,
    ask,
    ask_seat,
    captain,
    company,
    is_stopped,
    regroup,
)

AT_WILL: Final = 1 << w.FREE | 1 << w.ANY_TIME


# ---- whose turn


def action_phase(game: Xodus) -> None:
    """XOD-3.1, 3.5: the team decides who acts next; a seat that still has a ready ship says it, one after the other."""
    ready: i64 = 0  # bits of the seats with a ship that has not acted
    for ship in game.team:
        if not ship.acted and not ship.defeated:
            ready |= 1 << ship.owner
    if not ready:
        corruption.action_phase_ends(game)
        return
    speaker = game.speaker
    while not ready >> speaker & 1:
        speaker = (speaker + 1) % game.seats
    game.speaker = (speaker + 1) % game.seats
    for ship in game.team:
        if ship.defeated:
            continue
        if ship.acted:
            game.bar("XOD-3.4", v.ACTIVATE, ship.index)
        else:
            game.may(v.ACTIVATE, ship.index)
    ship = game.ships[first(ask_seat(game, speaker, v.ASK_ACTIVATE))]
    stage.comes(game, stage.ACTION_PHASE)
    begin(game, ship)


def begin(game: Xodus, ship: Ship) -> None:
    """XOD-3.3, G19: Fleet, Avatars, Detection Roll, combat; then Actions until the turn is over, before any other's."""
    game.leader = ship.index
    regroup(game)
    game.unnoticed = False
    game.ending = False
    game.fleeing = False
    if game.refused_proposals:
        game.refused_proposals = []
    for member in game.team:
        member.used = 0
        member.earned = False
    game.say("XOD-3.1", v.TURN_BEGINS, ship.index)
    stage.comes(game, stage.END_TURN)
    stage.comes(game, stage.ACT)
    fleets.take_in(game)
    moving.meet(game)


# ---- the menu


def is_engaged(ships: list[Ship]) -> bool:
    for ship in ships:
        if ship.avatars:
            return True
    return False


def act(game: Xodus) -> None:
    """XOD-3.6: everything the ship or Fleet may do now; an engaged one only fights (XOD-6.18, 19.2)."""
    if is_stopped(game) or game.ending:
        return
    stage.comes(game, stage.ACT)
    ships = acting(game)
    if is_engaged(ships):
        combat.fight_avatars(game)
        return
    chief = captain(game)
    edges = galaxy.probe_edges(game, chief.tile)
    offer_moves(game, chief, ships, edges)
    moving.offer_probes(game, chief, ships, edges)
    others = company(game, chief)
    actions.offer(game, chief, ships, others)
    signals.offer(game, chief, ships)
    if others:
        fleets.offer_joiners(game, chief)
    offer_strain(game, ships)
    offer_free_gear(game, ships)
    allies.offer_services(game, chief)
    game.may(v.END_TURN)
    answer = ask(game, chief, v.ASK_ACTION)
    if verb_of(answer) == v.END_TURN:
        game.ending = True
    else:
        choose(game, answer, ships)


def leave(game: Xodus) -> None:
    """XOD-20.5, 20.6, C36: after disengaging leave the System, or hide there and end the turn."""
    while game.fleeing and not is_stopped(game):
        ships = acting(game)
        if is_engaged(ships):  # by an Avatar that the Herald brought here (XOD-G25)
            game.fleeing = False
            combat.fight_avatars(game)
            return
        chief = captain(game)
        offer_moves(game, chief, ships, galaxy.probe_edges(game, chief.tile))
        offer_strain(game, ships)
        for ship in ships:
            if ship.watch >> w.FREE & 1:
                for index in ship.gear:
                    g = game.content.gear[index]
                    if g.trigger == w.FREE and g.ops[0].code == w.FX_ACTION and gear.is_ready(game, ship, g):
                        fleets.may_propose(game, ship, v.USE, index)
        game.may(v.HIDE)
        answer = ask(game, chief, v.ASK_EXIT)
        if verb_of(answer) == v.HIDE:
            hide(game, ships)
        else:
            choose(game, answer, ships)


def hide(game: Xodus, ships: list[Ship]) -> None:
    """XOD-20.6"""
    for ship in ships:
        game.say("XOD-20.6", v.HIDDEN, ship.index)
    game.fleeing = False
    game.ending = True


def offer_moves(game: Xodus, chief: Ship, ships: list[Ship], edges: i64) -> None:
    reach = galaxy.jumps_from(game, chief.tile)
    moving.offer_jumps(game, chief, ships, reach)
    moving.offer_blind_jumps(game, chief, edges)
    moving.offer_rush(game, chief, ships, reach)


def offer_strain(game: Xodus, ships: list[Ship]) -> None:
    """XOD-7.1, 7.4, C12: all members or none."""
    for ship in ships:
        if ship.strained:
            game.bar("XOD-7.1" if len(ships) == 1 else "XOD-7.4", v.STRAIN)
            return
    if game.refused_proposals and is_among(game.refused_proposals, code(v.STRAIN)):
        game.bar("XOD-G39", v.STRAIN)
    else:
        game.may(v.STRAIN)


def offer_free_gear(game: Xodus, ships: list[Ship]) -> None:
    """XOD-17.7: gear that may be used at any moment of the turn while not engaged."""
    for ship in ships:
        if ship.watch & AT_WILL:
            for index in ship.gear:
                g = game.content.gear[index]
                if (g.trigger == w.FREE or g.trigger == w.ANY_TIME) and gear.is_ready(game, ship, g):
                    offer_free(game, ship, g)


def offer_free(game: Xodus, ship: Ship, g: Gear) -> None:
    effect = steps.main_op(g).code
    paid = gear.can_pay(game, ship, g)
    freely = gear.can_use_freely(game, ship, g)
    if effect == w.FX_HEAL:
        useful = ship.health < ship.markers
    elif effect == w.FX_ENERGY:
        useful = gear.can_recover_energy(game, ship)
    elif effect == w.FX_NO_DETECTION:
        useful = not game.unnoticed
    elif effect == w.FX_RIFT_OFF:
        near = (1 << ship.tile | game.lanes[ship.tile]) & game.rifts
        for tile in range(w.TILES):
            if near >> tile & 1:
                if paid:
                    fleets.may_propose(game, ship, v.USE_AT, g.index, tile)
                if freely:
                    fleets.may_propose(game, ship, v.USE_AT, g.index + w.FREELY, tile)
        return
    elif effect == w.FX_WORMHOLE:
        useful = not game.wormholes >> ship.tile & 1
    else:
        useful = effect == w.FX_ACTION
    if useful:
        if paid:
            fleets.may_propose(game, ship, v.USE, g.index)
        if freely:
            fleets.may_propose(game, ship, v.USE, g.index + w.FREELY)


# ---- carrying out what was chosen


def choose(game: Xodus, answer: i64, ships: list[Ship]) -> None:
    """What concerns another captain's ship needs that captain's consent first."""
    if fleets.agreed(game, answer, concerned(game, answer, ships)):
        carry_out(game, answer)


def concerned(game: Xodus, answer: i64, ships: list[Ship]) -> list[Ship]:
    """Whose captains must agree."""
    verb = verb_of(answer)
    if verb == v.TAKE_IN:
        return [game.ships[first(answer)]]
    if verb == v.STRAIN:
        return ships
    if verb == v.JUMP_WITH:
        return [gear.bearer(game, second(answer) % w.FREELY)]
    if verb == v.USE or verb == v.USE_AT:
        return [gear.bearer(game, first(answer) % w.FREELY)]
    if verb == v.RELAY_PROBE:
        return [relay_ship(game)]
    if verb == v.SERVICE:
        return allies.payers(game, first(answer))
    return NOBODY


def relay_ship(game: Xodus) -> Ship:
    for ship in acting(game):
        if ship.watch >> w.ON_PROBE & 1 and gear.has_custom(game, ship, w.RELAY_PROBE) >= 0:
            return ship
    return captain(game)


def carry_out(game: Xodus, answer: i64) -> None:
    """One thing the acting ship or Fleet does; Actions are spent by all members at once (XOD-4.3)."""
    ships = acting(game)
    chief = captain(game)
    verb = verb_of(answer)
    a = first(answer)
    if verb == v.JUMP:
        spend(game, ships, 1, verb)
        moving.arrive(game, a)
    elif verb == v.BLIND_JUMP:
        spend(game, ships, 1, verb)
        moving.blind_jump(game, a)
    elif verb == v.RUSH:
        spend(game, ships, moving.rush_cost(game, ships), verb)
        moving.rush(game, a)
    elif verb == v.JUMP_WITH:
        jump_with(game, ships, a, second(answer))
    elif verb == v.PROBE:
        spend(game, ships, moving.probe_cost(game, ships), verb)
        moving.probe(game, chief.tile, a, chief)
    elif verb == v.RELAY_PROBE:
        spend(game, ships, moving.probe_cost(game, ships), v.PROBE)
        bearer = relay_ship(game)
        gear.pay(game, bearer, gear.has_custom(game, bearer, w.RELAY_PROBE))
        moving.probe(game, second(answer), a, chief)
    elif verb == v.EXPLORE:
        spend(game, ships, 1, verb)
        explorations.explore(game, chief)
    elif verb == v.SCAVENGE or verb == v.SCAVENGE_WRECK:
        spend(game, ships, 1, v.SCAVENGE)
        actions.scavenge(game, ships, answer)
    elif verb == v.PACIFY:
        spend(game, ships, 1, verb)
        combat.fight_enemies(game, True)
    elif verb == v.MAINTAIN:
        spend(game, ships, 1, verb)
        actions.maintain(game, ships)
    elif verb == v.SIGNAL_ACTION:
        spend(game, ships, 1, verb)
        signals.act(game, a, ships)
    elif verb == v.TAKE_KEY:
        signals.take_key(game, a, game.ships[second(answer)])
    elif verb == v.STRAIN:
        strain(game, ships)
    elif verb == v.TAKE_IN:
        fleets.join_in_turn(game, game.ships[a])
    elif verb == v.USE or verb == v.USE_AT:
        use_free(game, ships, a, second(answer))
    elif verb == v.SERVICE:
        allies.use_service(game, a)
    else:
        spend(game, ships, 1, v.TRADE)
        trade.trade(game)


def spend(game: Xodus, ships: list[Ship], n: i64, act: i64) -> None:
    """XOD-4.3: an Action begins, gear may be used again (XOD-17.8)."""
    game.say("XOD-3.6", v.ACTION_TAKEN, ships[0].index, act)
    for ship in ships:
        ship.actions -= n
        ship.used = 0
        ship.earned = False
    game.say("XOD-3.2", v.ACTIONS_LEFT, ships[0].index, ships[0].actions)


def gain_action(game: Xodus, ships: list[Ship], n: i64) -> None:
    for ship in ships:
        ship.actions += n
    game.say("XOD-3.2", v.ACTIONS_LEFT, ships[0].index, ships[0].actions)


def jump_with(game: Xodus, ships: list[Ship], tile: i64, used: i64) -> None:
    """Slipstream costs no Action; Lane Breaker and Fold Space change where the Jump leads."""
    bearer = gear.bearer(game, used % w.FREELY)
    free = steps.main_op(game.content.gear[used % w.FREELY]).code == w.FX_FREE_ACTION
    spend(game, ships, 0 if free else 1, v.JUMP)
    gear.pay(game, bearer, used)
    moving.arrive(game, tile)


def use_free(game: Xodus, ships: list[Ship], used: i64, tile: i64) -> None:
    ship = gear.bearer(game, used % w.FREELY)
    g = gear.pay(game, ship, used)
    for op in g.ops:
        if op.code == w.FX_ACTION:
            gain_action(game, ships, op.n)
        elif op.code == w.FX_NO_DETECTION:
            game.unnoticed = True
        elif op.code == w.FX_RIFT_OFF:
            galaxy.close_rift(game, tile)
        elif op.code == w.FX_WORMHOLE:
            place_wormhole(game, ship)
        else:
            effects.carry_out(game, op, [ship])


def place_wormhole(game: Xodus, ship: Ship) -> None:
    """XOD-G33: a third use moves one of the two markers."""
    for marker in range(2):
        if game.wormhole_markers[marker] < 0:
            galaxy.open_wormhole(game, ship.tile, marker)
            return
    for marker in range(2):
        game.may(v.USE_AT, gear.gear_with(game, ship, w.FREE, w.FX_WORMHOLE), game.wormhole_markers[marker])
    moved = second(ask(game, ship, v.ASK_WORMHOLE))
    galaxy.open_wormhole(game, ship.tile, 0 if game.wormhole_markers[0] == moved else 1)


# ---- Strain


def strain(game: Xodus, ships: list[Ship]) -> None:
    """XOD-7.1 to 7.4: one Action, and a Damage Roll at the end of the turn for each ship."""
    for ship in ships:
        ship.strained = True
        ship.owes = True
        game.say("XOD-7.1", v.STRAINED, ship.index)
    gain_action(game, ships, 1)
    for ship in ships:
        for card in ship.damage:
            if game.content.damage[card].trigger == w.ON_STRAIN:
                effects.resolve(game, game.content.damage[card].ops, [ship])


# ---- the end of a turn


def end_turn(game: Xodus) -> None:
    """XOD-3.4, 7.2, G41: take accessible Keys, make the Strain rolls, flip the markers."""
    take_last_keys(game)
    for ship in acting(game):
        if ship.owes:
            rolls.damage_roll(game, ship, w.BY_STRAIN)
    flip(game)


def take_last_keys(game: Xodus) -> None:
    """XOD-G41: Keys that are accessible may still be taken before the flip."""
    while not is_stopped(game) and not is_engaged(acting(game)):
        ships = acting(game)
        if not signals.has_key_to_take(game, ships[0].tile):
            return
        chief = captain(game)
        signals.offer_keys(game, chief, ships)
        game.may(v.DONE)
        answer = ask(game, chief, v.ASK_KEY)
        if verb_of(answer) == v.DONE:
            return
        signals.take_key(game, first(answer), game.ships[second(answer)])


def flip(game: Xodus) -> None:
    """XOD-4.7: every member's Activation marker."""
    leader = game.ships[game.leader]
    for ship in game.team:
        if ship.index == game.leader or (leader.fleet >= 0 and ship.fleet == leader.fleet):
            ship.acted = True
            ship.owes = False
            ship.actions = 0
            if not ship.defeated:
                game.say("XOD-3.4", v.TURN_ENDS, ship.index)
    game.leader = -1
    regroup(game)
    game.unnoticed = False
    game.ending = False
    game.fleeing = False
    if game.refused_proposals:
        game.refused_proposals = []
