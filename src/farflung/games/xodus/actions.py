"""The Actions done in a System (XOD-6): Explore, Scavenge, Pacify, Ship Maintenance."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, second, verb_of
from farflung.games.xodus import enemies, galaxy, gear, harm, signals, trade
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.ship import Ship, gear_bit
from farflung.games.xodus.state import Xodus, ask, captain, ships_at


def offer(game: Xodus, chief: Ship, ships: list[Ship], others: i64) -> None:
    """What a ship or Fleet may do where it is, and who else is. A Fleet may if one member can (XOD-G20)."""
    if chief.actions < 1 and game.refused is None:
        return
    enough = chief.actions >= 1
    tile = chief.tile
    if signals.can_explore(game, tile, ships):
        one(game, v.EXPLORE, 0, enough)
    if can_scavenge(ships):
        one(game, v.SCAVENGE, 0, enough)
        if others:
            offer_wrecks(game, tile, enough)
    hostile = galaxy.is_hostile(game, tile)
    if hostile and (enemies.lie_at(game, tile) or enemies.can_draw(game)):
        one(game, v.PACIFY, 0, enough)
    if trade.is_possible(game, chief, others):
        one(game, v.TRADE, 0, enough)
    for ship in ships:
        if can_maintain(game, ship):
            one(game, v.MAINTAIN, 0, enough)
            break
    if game.refused is not None:
        say_why_not(game, chief, ships, others, hostile)


def say_why_not(game: Xodus, chief: Ship, ships: list[Ship], others: i64, hostile: bool) -> None:
    """What is not on offer, and the rule that says so."""
    if not signals.can_explore(game, chief.tile, ships):
        if game.content.tiles[chief.tile].rift:
            game.bar("XOD-8.21", v.EXPLORE)
        else:
            game.bar("XOD-6.1", v.EXPLORE)
    if not can_scavenge(ships):
        game.bar("XOD-6.4", v.SCAVENGE)
    if (game.green | game.red) >> chief.tile & 1:
        game.bar("XOD-9.2", v.PACIFY)
    elif not hostile:
        game.bar("XOD-6.6", v.PACIFY)
    elif not enemies.lie_at(game, chief.tile) and not enemies.can_draw(game):
        game.bar("XOD-G28", v.PACIFY)
    if not trade.is_possible(game, chief, others):
        game.bar("XOD-6.8", v.TRADE)
    for ship in ships:
        if can_maintain(game, ship):
            return
    game.bar("XOD-6.12", v.MAINTAIN)


def one(game: Xodus, verb: i64, argument: i64, enough: bool) -> None:
    """An Action that costs 1."""
    if enough:
        game.may(verb, argument)
    else:
        game.bar("XOD-3.2", verb, argument)


# ---- Scavenge


def offer_wrecks(game: Xodus, tile: i64, enough: bool) -> None:
    """XOD-6.5"""
    for wreck in game.team:
        if wreck.defeated and wreck.tile == tile and harm.carries_keys(game, wreck):
            one(game, v.SCAVENGE_WRECK, wreck.index, enough)


def can_scavenge(ships: list[Ship]) -> bool:
    """XOD-6.4, C19: once per round for each ship."""
    for ship in ships:
        if not ship.scavenged:
            return True
    return False


def scavenge(game: Xodus, ships: list[Ship], answer: i64) -> None:
    """XOD-6.4, 6.5: a Scrap for each, or all Keys of a wreck; who has Scavenged already gets nothing (XOD-EX39)."""
    searching: list[Ship] = []
    for ship in ships:
        if not ship.scavenged:
            ship.scavenged = True
            game.say("XOD-6.4", v.SCAVENGED, ship.index)
            searching.append(ship)
    if verb_of(answer) == v.SCAVENGE_WRECK:
        take_keys_of(game, first(answer), searching)
        return
    for ship in searching:
        gain = game.numbers.scavenged
        if ship.watch >> w.ON_SCAVENGE & 1:
            for index in ship.gear:
                g = game.content.gear[index]
                if g.trigger == w.ON_SCAVENGE and g.ops[0].code == w.FX_SCRAP:
                    gain += g.ops[0].n
        gear.gain_scraps(game, ship, gain)


def take_keys_of(game: Xodus, wreck: i64, searching: list[Ship]) -> None:
    """XOD-6.5: a Fleet decides who carries each of the Keys."""
    for key in range(game.fleet_size):
        if game.keys[key] == w.ABOARD + wreck:
            for ship in searching:
                game.may(v.TAKE_KEY, key, ship.index)
            bearer = second(ask(game, captain(game), v.ASK_KEY))
            game.keys[key] = w.ABOARD + bearer
            game.say("XOD-6.5", v.KEY_SCAVENGED, bearer, key)


# ---- Ship Maintenance


def repair_targets(game: Xodus, ship: Ship) -> list[Ship]:
    """XOD-6.13: ships in the System; Remote Servicing reaches one lane farther."""
    found: list[Ship] = []
    for other in game.team:
        if not other.defeated and reaches(game, ship, other):
            found.append(other)
    return found


def reaches(game: Xodus, ship: Ship, target: Ship) -> bool:
    if target.tile == ship.tile:
        return True
    return ship.customs >> w.REMOTE_MAINTENANCE & 1 == 1 and game.lanes[ship.tile] >> target.tile & 1 == 1


def repair_cost(game: Xodus, ship: Ship, target: Ship | None) -> i64:
    """XOD-6.13; a Warped Frame doubles it, Recyclers waive the first of a round."""
    recyclers = gear.has_custom(game, ship, w.FREE_REPAIR)
    if recyclers >= 0 and not ship.round_used & gear_bit(recyclers):
        return 0
    if target is None:
        return game.numbers.repair_cost
    return gear.cost_of(game, target, w.COST_REPAIR_ME, game.numbers.repair_cost)


def removal_cost(game: Xodus, ship: Ship) -> i64:
    """XOD-6.14; a Tinkerer pays less."""
    cost = game.numbers.removal_cost
    if ship.watch >> w.ON_REMOVE_DAMAGE & 1:
        for index in ship.gear:
            for op in game.content.gear[index].ops:
                if op.code == w.FX_COST and op.k == w.COST_REMOVE_DAMAGE:
                    cost = min(cost, op.n)
    return cost


def can_maintain(game: Xodus, ship: Ship) -> bool:
    """Whether one of the options of Ship Maintenance is open to the ship."""
    if ship.modules or can_buy_energy(game, ship):
        return True
    for target in game.team:
        if target.defeated or not (target.damage or target.health < target.markers) or not reaches(game, ship, target):
            continue
        if target.health < target.markers and ship.scraps >= repair_cost(game, ship, target):
            return True
        if target.damage and ship.scraps >= removal_cost(game, ship):
            return True
    if signals.repairable(game, ship.tile) >= 0 and ship.scraps >= repair_cost(game, ship, None):
        return True
    cloud = gear.gear_with(game, ship, w.MAINTENANCE, w.FX_HEAL)
    return cloud >= 0 and gear.can_pay(game, ship, game.content.gear[cloud])


def can_buy_energy(game: Xodus, ship: Ship) -> bool:
    """XOD-6.16: the price of the next space."""
    if ship.energy_markers >= gear.MOST_ENERGY:
        return False
    return ship.scraps >= energy_price(game, ship)


def energy_price(game: Xodus, ship: Ship) -> i64:
    """XOD-6.16, 23.14: of the next space; the first is free."""
    if ship.energy_markers == 0:
        return 0
    return game.content.boards[ship.index].energy_costs[ship.energy_markers - 1]


def maintain(game: Xodus, ships: list[Ship]) -> None:
    """XOD-4.8, 6.12: exactly one option each; a member that cannot gets nothing (XOD-G20)."""
    for ship in ships:
        offer_maintenance(game, ship)
        if len(ships) > 1 or not game.count:
            game.may(v.NOTHING)
        answer = ask(game, ship, v.ASK_MAINTENANCE)
        if verb_of(answer) != v.NOTHING:
            do_maintenance(game, ship, answer)
            game.say("XOD-6.12", v.MAINTAINED, ship.index)
            gear.gain_exp(game, ship, w.EXP_MAINTENANCE)


def offer_maintenance(game: Xodus, ship: Ship) -> None:
    for target in repair_targets(game, ship):
        if target.health < target.markers:
            if ship.scraps >= repair_cost(game, ship, target):
                game.may(v.REPAIR, target.index)
            else:
                game.bar("XOD-6.13", v.REPAIR, target.index)
        for card in target.damage:
            if ship.scraps >= removal_cost(game, ship):
                game.may(v.REMOVE_DAMAGE, card)
            else:
                game.bar("XOD-6.14", v.REMOVE_DAMAGE, card)
    slot = signals.repairable(game, ship.tile)
    if slot >= 0:
        if ship.scraps >= repair_cost(game, ship, None):
            game.may(v.REPAIR_SIGNAL, slot)
        else:
            game.bar("XOD-6.13", v.REPAIR_SIGNAL, slot)
    if can_buy_energy(game, ship):
        game.may(v.BUY_ENERGY)
    else:
        game.bar("XOD-6.16", v.BUY_ENERGY)
    for module in ship.modules:
        game.may(v.DISMANTLE, module)
    if ship.watch >> w.MAINTENANCE & 1:
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == w.MAINTENANCE:
                gear.offer(game, ship, g, v.USE)


def do_maintenance(game: Xodus, ship: Ship, answer: i64) -> None:
    verb = verb_of(answer)
    a = first(answer)
    if verb == v.REPAIR:
        target = game.ships[a]
        pay_repair(game, ship, repair_cost(game, ship, target))
        game.say("XOD-6.13", v.REPAIRED, ship.index, a)
        n = game.numbers.repaired + repair_bonus(game, ship, target.markers - target.health)
        gear.heal(game, target, n)
    elif verb == v.REPAIR_SIGNAL:
        pay_repair(game, ship, repair_cost(game, ship, None))
        n = game.numbers.repaired + repair_bonus(game, ship, game.progress[a])
        signals.take_markers(game, a, n)
    elif verb == v.REMOVE_DAMAGE:
        gear.pay_scraps(game, ship, removal_cost(game, ship))
        for member in game.team:
            if member.has(a):
                harm.remove_damage(game, member, a)
    elif verb == v.BUY_ENERGY:
        gear.pay_scraps(game, ship, energy_price(game, ship))
        gear.add_energy_markers(game, ship, 1)
    elif verb == v.DISMANTLE:
        dismantle(game, ship, a)
    else:
        cloud = gear.pay(game, ship, a)
        for other in ships_at(game, ship.tile):
            gear.heal(game, other, cloud.ops[0].n)


def pay_repair(game: Xodus, ship: Ship, cost: i64) -> None:
    gear.pay_scraps(game, ship, cost)
    recyclers = gear.has_custom(game, ship, w.FREE_REPAIR)
    if recyclers >= 0:
        ship.round_used |= gear_bit(recyclers)


def repair_bonus(game: Xodus, ship: Ship, wanted: i64) -> i64:
    """Repair Bay, Repair Drones: this Repair counts more."""
    bonus: i64 = 0
    while ship.watch >> w.ON_REPAIR & 1 and game.numbers.repaired + bonus < wanted:
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == w.ON_REPAIR and g.ops[0].code == w.FX_REPAIR_BONUS and gear.is_ready(game, ship, g):
                gear.offer(game, ship, g, v.USE)
        if not game.count:
            break
        game.may(v.DONE)
        answer = ask(game, ship, v.ASK_REPAIR_BONUS)
        if verb_of(answer) == v.DONE:
            break
        bonus += gear.pay(game, ship, first(answer)).ops[0].n
    return bonus


def dismantle(game: Xodus, ship: Ship, module: i64) -> None:
    """XOD-6.17: its price less 1, or in full with Strip the Wreck."""
    value = game.content.gear[w.MODS + module].price
    if not ship.watch >> w.ON_DISMANTLE & 1 or gear.has_custom(game, ship, w.FULL_VALUE) < 0:
        value -= game.numbers.dismantle_fee
    game.say("XOD-6.17", v.MODULE_DISMANTLED, ship.index, module)
    put(game.module_discard if module < w.PLAIN_MODULES else game.precursor_discard, module)
    gear.drop_module(game, ship, module)
    gear.gain_scraps(game, ship, value)
