"""Revealing Systems and moving (XOD-5, XOD-11.1): Probe, Jump, Blind Jump, Hyperspace Rush, entering a System."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, second, verb_of
from farflung.games.xodus import allies, avatars, combat, fleets, galaxy, gear, rolls, steps
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bit, lowest
from farflung.games.xodus.cards import Gear
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting, ask, captain, is_stopped

FOLDED_LANES: Final = 3


# ---- options


def offer_probes(game: Xodus, chief: Ship, ships: list[Ship], edges: i64) -> None:
    """XOD-5.1, 5.2, G18"""
    cost = probe_cost(game, ships)
    if game.refused is not None:
        bar_probes(game, chief, cost, edges)
    if chief.actions < cost:
        return
    offer_each(game, v.PROBE, edges)
    for ship in ships:
        if ship.watch >> w.ON_PROBE & 1:
            relay = gear.has_custom(game, ship, w.RELAY_PROBE)
            if relay >= 0:
                offer_relay(game, chief, ship, game.content.gear[relay])


def bar_probes(game: Xodus, chief: Ship, cost: i64, edges: i64) -> None:
    """XOD-3.2, 5.1, G18: no Action left, a closed border, or no tile."""
    for edge in range(6):
        if edges >> edge & 1:
            if chief.actions < cost:
                game.bar("XOD-3.2", v.PROBE, edge)
        elif game.empty[chief.tile] >> edge & 1:
            game.bar("XOD-5.1" if galaxy.tiles_left(game) else "XOD-G18", v.PROBE, edge)


def offer_relay(game: Xodus, chief: Ship, ship: Ship, relay: Gear) -> None:
    """Probe Relay: from a System connected to one's own."""
    if not gear.is_ready(game, ship, relay) or not gear.can_pay(game, ship, relay):
        return
    lanes: i64 = game.lanes[chief.tile]
    for tile in range(w.TILES):
        if lanes >> tile & 1:
            edges = galaxy.probe_edges(game, tile)
            for edge in range(6):
                if edges >> edge & 1:
                    fleets.may_propose(game, ship, v.RELAY_PROBE, edge, tile)


def offer_blind_jumps(game: Xodus, chief: Ship, edges: i64) -> None:
    """XOD-5.6"""
    if chief.actions >= 1:
        offer_each(game, v.BLIND_JUMP, edges)
    elif game.refused is not None:
        bar_each(game, "XOD-3.2", v.BLIND_JUMP, edges)


def offer_jumps(game: Xodus, chief: Ship, ships: list[Ship], reach: i64) -> None:
    """XOD-5.5; gear lets a Jump be free, cross a closed border or go farther."""
    if chief.actions >= 1:
        offer_each(game, v.JUMP, reach)
    if game.refused is not None:
        bar_jumps(game, chief, reach)
    for ship in ships:
        if ship.watch >> w.ON_JUMP & 1:
            for index in ship.gear:
                g = game.content.gear[index]
                if g.trigger == w.ON_JUMP and gear.is_ready(game, ship, g):
                    offer_jumps_with(game, chief, ship, g, reach)


def bar_jumps(game: Xodus, chief: Ship, reach: i64) -> None:
    """XOD-3.2, 8.2: no Action left, or a closed border."""
    if chief.actions < 1:
        bar_each(game, "XOD-3.2", v.JUMP, reach)
    for edge in range(6):
        beside = game.beside[chief.tile * 6 + edge]
        if beside >= 0 and not reach >> beside & 1:
            game.bar("XOD-8.2", v.JUMP, beside)


def offer_each(game: Xodus, verb: i64, places: i64) -> None:
    """`may` for each of these Systems or edges; they make up most of all options."""
    menu = game.menu
    count = game.count
    while places:
        menu[count] = verb | lowest(places) << 8
        count += 1
        places &= places - 1
    game.count = count


def bar_each(game: Xodus, rule: str, verb: i64, places: i64) -> None:
    """None of them."""
    while places:
        game.bar(rule, verb, lowest(places))
        places &= places - 1


def offer_jumps_with(game: Xodus, chief: Ship, ship: Ship, g: Gear, reach: i64) -> None:
    op = steps.main_op(g)
    goals: i64 = reach
    if op.code != w.FX_FREE_ACTION:
        if chief.actions < 1:
            return
        goals = folded(game, chief.tile) & ~reach if op.k == w.FOLD_SPACE else across_borders(game, chief.tile) & ~reach
    paid = gear.can_pay(game, ship, g)
    freely = gear.can_use_freely(game, ship, g)
    while goals:
        tile = lowest(goals)
        if paid:
            fleets.may_propose(game, ship, v.JUMP_WITH, tile, g.index)
        if freely:
            fleets.may_propose(game, ship, v.JUMP_WITH, tile, g.index + w.FREELY)
        goals &= goals - 1


def across_borders(game: Xodus, tile: i64) -> i64:
    """Lane Breaker: every neighbouring revealed System."""
    found: i64 = 0
    for edge in range(6):
        if game.beside[tile * 6 + edge] >= 0:
            found |= 1 << game.beside[tile * 6 + edge]
    return found


def folded(game: Xodus, tile: i64) -> i64:
    """Fold Space: Systems up to three lanes away; nobody passes an Avatar (XOD-5.10)."""
    seen: i64 = 1 << tile
    edge: i64 = seen
    blocked = galaxy.avatar_tiles(game)
    for step in range(FOLDED_LANES):
        passable = edge if step == 0 else edge & ~blocked
        edge = galaxy.around(game, passable) & ~seen
        seen |= edge
    return seen & ~(1 << tile)


def rush_cost(game: Xodus, ships: list[Ship]) -> i64:
    """XOD-5.7; a Hyperdrive Fault makes the whole Fleet pay more."""
    cost = game.numbers.rush_cost
    for ship in ships:
        if ship.damage:
            cost = max(cost, gear.cost_of(game, ship, w.COST_RUSH, cost))
    return cost


def probe_cost(game: Xodus, ships: list[Ship]) -> i64:
    """XOD-5.1; with a Probe Bay Fire aboard a Probe costs more."""
    cost: i64 = 1
    for ship in ships:
        if ship.damage:
            cost = max(cost, gear.cost_of(game, ship, w.COST_PROBE, cost))
    return cost


def offer_rush(game: Xodus, chief: Ship, ships: list[Ship], reach: i64) -> None:
    """XOD-5.7: the first Jump of the Rush."""
    if chief.actions < game.numbers.rush_cost and game.refused is None:
        return
    if chief.actions >= rush_cost(game, ships):
        offer_each(game, v.RUSH, reach)
    elif game.refused is not None:
        bar_each(game, "XOD-5.7", v.RUSH, reach)


# ---- revealing


def reveal_at(game: Xodus, base: i64, edge: i64, ship: Ship) -> i64:
    """XOD-5.1, 5.2, 4.9: one space is named, also by a Fleet; the tile of the System revealed there, or -1."""
    if not galaxy.tiles_left(game):
        return -1  # XOD-G18: effects lapse
    tile = scanned_tile(game)
    if tile < 0:
        tile = galaxy.draw_tile(game)
    turn_tile(game, tile, base, edge, ship)
    revealed(game, tile)
    return tile


def scanned_tile(game: Xodus) -> i64:
    """Deep Scanner: look at two tiles, place one, the other goes back on top. What one captain sees, all know."""
    for member in acting(game):
        scanner = gear.gear_with(game, member, w.ON_REVEAL, w.FX_REVEAL_PICK)
        if scanner >= 0 and gear.is_ready(game, member, game.content.gear[scanner]):
            if galaxy.tiles_left(game) > 1:
                gear.offer(game, member, game.content.gear[scanner], v.USE)
            game.may(v.DONE)
            answer = ask(game, member, v.ASK_SCAN)
            if verb_of(answer) == v.DONE:
                return -1
            gear.pay(game, member, first(answer))
            one = galaxy.draw_tile(game)
            other = galaxy.draw_tile(game)
            game.may(v.PLACE, one)
            game.may(v.PLACE, other)
            tile = first(ask(game, member, v.ASK_PICK_TILE))
            game.top_tile = other if tile == one else one
            return tile
    return -1


def turn_tile(game: Xodus, tile: i64, base: i64, edge: i64, ship: Ship) -> None:
    """XOD-5.3, G18: turned so that an opening meets one of the base, and not so that it seals the map."""
    game.say("XOD-5.1", v.TILE_REVEALED, ship.index, tile)
    game.placing = tile
    game.placing_base = base
    game.placing_edge = edge
    forced = not game.open[base] >> edge & 1
    printed = game.content.tiles[tile].openings
    spot = galaxy.spot_of(game.q[base] + w.EDGE_Q[edge], game.r[base] + w.EDGE_R[edge])
    back: i64 = 63
    if not forced:
        back = 1 << galaxy.opposite(edge)
    outside: i64 = 63
    if not galaxy.is_open_elsewhere(game, spot):
        outside = galaxy.empty_around(game, spot)
    seen: i64 = 0  # a bit for each way it can lie; at least one edge is open
    for sixths in range(6):
        openings = galaxy.turned(printed, sixths)
        way = bit(openings - 1)
        if seen & way:
            continue
        seen |= way
        if not openings & back:
            game.bar("XOD-5.3", v.TURN_TILE, sixths)
        elif openings & outside:
            game.may(v.TURN_TILE, sixths)
        else:
            game.bar("XOD-G18", v.TURN_TILE, sixths)
    if not game.count:  # whichever way it lies, the map is sealed
        seen = 0
        for sixths in range(6):
            openings = galaxy.turned(printed, sixths)
            if openings & back and not seen & bit(openings - 1):
                seen |= bit(openings - 1)
                game.may(v.TURN_TILE, sixths)
    sixths = first(ask(game, ship, v.ASK_TURN_TILE))
    game.placing = -1
    galaxy.lay(game, tile, base, edge, sixths, forced)


def revealed(game: Xodus, tile: i64) -> None:
    """XOD-18.1, G29: what revealing a System brings to the ships that did it."""
    for ship in acting(game):
        if ship.watch >> w.ON_REVEAL & 1:
            for index in ship.gear:
                g = game.content.gear[index]
                if g.trigger == w.ON_REVEAL and g.ops[0].code == w.FX_IF_TILE:
                    if game.content.tiles[tile].kind == g.ops[0].k and g.ops[1].code == w.FX_SCRAP:
                        gear.gain_scraps(game, ship, g.ops[1].n)
        gear.gain_exp(game, ship, w.EXP_SYSTEM_REVEALED)


def probe(game: Xodus, base: i64, edge: i64, ship: Ship) -> None:
    """XOD-5.1, 5.4; Twin Probes reveal a second System, next to one's own or to the one just revealed."""
    bearer = bearer_of_twins(game)  # a Mod that this very Probe unlocks comes too late (XOD-18.3)
    tile = reveal_at(game, base, edge, ship)
    if bearer < 0 or tile < 0:
        return
    member = game.ships[bearer]
    twins = game.content.gear[gear.gear_with(game, member, w.ON_PROBE, w.FX_REVEAL)]
    if galaxy.probe_edges(game, tile) | galaxy.probe_edges(game, member.tile):
        gear.offer(game, member, twins, v.USE)
        game.may(v.DONE)
        answer = ask(game, member, v.ASK_TWIN_PROBE)
        if verb_of(answer) == v.USE:
            gear.pay(game, member, first(answer))
            choose_space(game, 1 << tile | 1 << member.tile, member)


def bearer_of_twins(game: Xodus) -> i64:
    """The acting ship that may send a second Probe, or -1."""
    for member in acting(game):
        twins = gear.gear_with(game, member, w.ON_PROBE, w.FX_REVEAL)
        if twins >= 0 and gear.is_ready(game, member, game.content.gear[twins]):
            return member.index
    return -1


def choose_space(game: Xodus, bases: i64, ship: Ship) -> None:
    """XOD-14.7, G32: an empty space next to one of these Systems, chosen before the tile is drawn."""
    for base in range(w.TILES):
        if bases >> base & 1:
            edges = galaxy.probe_edges(game, base)
            for edge in range(6):
                if edges >> edge & 1:
                    game.may(v.REVEAL, edge, base)
    if game.count:
        answer = ask(game, ship, v.ASK_REVEAL)
        reveal_at(game, second(answer), first(answer), ship)


def reveal_anywhere(game: Xodus, n: i64, ship: Ship) -> None:
    """XOD-14.7: one System after another, anywhere on the map."""
    for _ in range(n):
        choose_space(game, game.revealed, decider(game, ship))


def decider(game: Xodus, ship: Ship) -> Ship:
    """Who decides for a ship that may meanwhile be lost."""
    return captain(game) if ship.defeated else ship


# ---- moving


def blind_jump(game: Xodus, edge: i64) -> None:
    """XOD-5.6: into the revealed System at once; a Jump Stabiliser may hold the ships back."""
    chief = captain(game)
    stabiliser = bearer_of_stabiliser(game)  # a Mod that the reveal unlocks comes too late (XOD-18.3)
    tile = reveal_at(game, chief.tile, edge, chief)
    if stabiliser >= 0:
        game.may(v.GO_ON)
        game.may(v.STAY)
        if verb_of(ask(game, game.ships[stabiliser], v.ASK_STAY)) == v.STAY:
            return
    arrive(game, tile)


def bearer_of_stabiliser(game: Xodus) -> i64:
    """The acting ship that may stay out of the System it has revealed, or -1."""
    for ship in acting(game):
        if ship.watch >> w.ON_BLIND_JUMP & 1 and gear.has_custom(game, ship, w.STAY_PUT) >= 0:
            return ship.index
    return -1


def rush(game: Xodus, tile: i64) -> None:
    """XOD-5.7 to 5.10, C14: one Jump after another; an Avatar ends it."""
    ships = acting(game)
    left = game.numbers.rush_jumps
    for ship in ships:
        if ship.watch >> w.ON_RUSH & 1 and gear.has_custom(game, ship, w.RUSH4) >= 0:
            left += 1
            break
    chief = captain(game)
    avatar_tiles = galaxy.avatar_tiles(game)
    while True:
        left -= 1
        reach = galaxy.jumps_from(game, tile)
        if left == 0 or avatar_tiles >> tile & 1 or not reach:
            break
        game.may(v.STOP)
        offer_each(game, v.RUSH, reach)
        answer = ask(game, chief, v.ASK_RUSH)
        if verb_of(answer) == v.STOP:
            break
        game.say("XOD-5.8", v.CROSSED, chief.index, tile)
        tile = first(answer)
    arrive(game, tile)


def arrive(game: Xodus, tile: i64) -> None:
    """XOD-5.11, 8.10, G19: Ally first visit, Fleet, Avatars, Detection Roll, however the ships came."""
    game.fleeing = False
    for ship in acting(game):
        ship.tile = tile
        game.say("XOD-5.5", v.MOVED, ship.index, tile)
    allies.first_visit(game, tile)
    fleets.take_in(game)
    meet(game)


def meet(game: Xodus) -> None:
    """XOD-G19: engagement with the Avatars in the System, the Detection Roll if one is due, and one combat."""
    ships = acting(game)
    tile = ships[0].tile
    for ship in ships:
        avatars.engage_ship(game, ship, tile)
    if rolls.detection_due(game, tile):
        rolls.detect(game, ships)
    if not is_stopped(game) and not game.ending and avatars.engaged_with(acting(game)):
        combat.fight_avatars(game)
