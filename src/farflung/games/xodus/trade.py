"""Trade (XOD-6.8 to 6.11, 11.3, G30): buying from an Ally, exchanging with ships in the System."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, second, verb_of
from farflung.games.xodus import allies, fleets, gear, harm
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bit
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, ask, captain, is_stopped


def partners(game: Xodus) -> list[Ship]:
    """XOD-6.10, G30: ships in the System that are not engaged, whether they have acted or not."""
    tile = captain(game).tile
    found: list[Ship] = []
    for ship in game.team:
        if ship.tile == tile and not ship.avatars and not ship.defeated:
            found.append(ship)
    return found


def is_possible(game: Xodus, chief: Ship, others: i64) -> bool:
    """XOD-6.8: an Ally, or another ship with something to exchange on either side."""
    ally = allies.ally_at(game, chief.tile)
    if ally >= 0 and (game.wares[ally] or service(game, w.FX_REPAIR_ANY) > 0):
        return True
    if not others:
        return False
    here: i64 = 0
    wealth = False
    for ship in game.team:
        if ship.tile == chief.tile and not ship.avatars and not ship.defeated:
            here += 1
            wealth = wealth or ship.scraps > 0 or len(ship.modules) > 0 or harm.carries_keys(game, ship)
    return here > 1 and wealth


def trade(game: Xodus) -> None:
    """XOD-6.8, 6.9, 4.10: one Trade Action covers any number of purchases and exchanges. Each Module and Key changes
    hands once in a Trade, and who got Scraps gives none away, so that it ends."""
    game.gave = 0
    game.got = 0
    game.traded_modules = 0
    game.traded_keys = 0
    while not is_stopped(game):
        here = partners(game)
        chief = captain(game)
        offer_wares(game, chief, here)
        for giver in here:
            for taker in here:
                if giver.index != taker.index:
                    offer_gifts(game, giver, taker)
        offer_dock(game, here)
        game.may(v.DONE)
        answer = ask(game, chief, v.ASK_TRADE)
        if verb_of(answer) == v.DONE:
            game.say("XOD-6.9", v.TRADE_ENDS)
            return
        if fleets.agreed(game, answer, concerned(game, answer)):
            carry_out(game, answer)


def offer_gifts(game: Xodus, giver: Ship, taker: Ship) -> None:
    """XOD-6.8, G30: Scraps, Modules, Keys."""
    if giver.scraps > 0 and not game.got >> giver.index & 1 and not game.gave >> taker.index & 1:
        if taker.scraps < gear.scrap_cap(game, taker):
            fleets.may_propose(game, giver, v.GIVE_SCRAP, giver.index * w.PLAYABLE_SHIPS + taker.index)
    for module in giver.modules:
        if not game.traded_modules >> module & 1:
            fleets.may_propose(game, giver, v.GIVE_MODULE, module, taker.index)
    for key in range(game.fleet_size):
        if game.keys[key] == w.ABOARD + giver.index and not game.traded_keys >> key & 1:
            fleets.may_propose(game, giver, v.GIVE_KEY, key, taker.index)


# ---- buying


def asked(game: Xodus, ally: i64, module: i64) -> i64:
    """XOD-11.3, G13: the printed price, less the Ally's bargain."""
    cost = game.content.gear[w.MODS + module].price
    for op in game.content.allies[ally].ops:
        if op.code == w.FX_PRICE:
            cost += op.n
    return cost


def price(game: Xodus, ally: i64, module: i64, ship: Ship) -> i64:
    """XOD-11.3; a bargain or the Black Market takes 1 off each, at least 1 is paid."""
    cost = asked(game, ally, module)
    if ship.watch >> w.ON_TRADE & 1:
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == w.ON_TRADE and g.ops[0].code == w.FX_PRICE:
                cost += g.ops[0].n
    return max(cost, 1)


def pooled(here: list[Ship]) -> i64:
    """XOD-6.11: ships in the System put their Scraps together."""
    total: i64 = 0
    for ship in here:
        total += ship.scraps
    return total


def offer_wares(game: Xodus, chief: Ship, here: list[Ship]) -> None:
    ally = allies.ally_at(game, chief.tile)
    if ally < 0:
        return
    purse = pooled(here)
    for module in game.wares[ally]:
        for ship in here:
            if purse >= price(game, ally, module, ship):
                fleets.may_propose(game, ship, v.BUY, module, ship.index)
            else:
                game.bar("XOD-11.3", v.BUY, module, ship.index)


def payers(game: Xodus, buyer: Ship, cost: i64) -> list[int]:
    """Who pays how much, by ship: the buyer, then the deciding captain's ships, then the others."""
    shares = [0, 0, 0, 0, 0, 0]
    own = captain(game).owner
    for round_ in range(3):
        for ship in partners(game):
            whose = 0 if ship.index == buyer.index else 1 if ship.owner == own else 2
            if whose == round_ and cost > 0:
                paid = min(cost, ship.scraps)
                shares[ship.index] = paid
                cost -= paid
    return shares


def buy(game: Xodus, module: i64, ship: Ship) -> None:
    ally = allies.ally_at(game, ship.tile)
    cost = price(game, ally, module, ship)
    shares = payers(game, ship, cost)
    for other in partners(game):
        gear.pay_scraps(game, other, shares[other.index])
    game.wares[ally].remove(module)
    game.say("XOD-11.3", v.MODULE_BOUGHT, ship.index, module, cost)
    gear.take_module(game, ship, module)


# ---- the Dry Dock


def service(game: Xodus, code: i64) -> i64:
    """What the Ally here charges for this, or 0 if it does not offer it."""
    ally = allies.ally_at(game, captain(game).tile)
    if ally >= 0:
        for op in game.content.allies[ally].ops:
            if op.code == code and (code != w.FX_COST or op.k == w.COST_REMOVE_DAMAGE):
                return op.n
    return 0


def offer_dock(game: Xodus, here: list[Ship]) -> None:
    """XOD-G13 Dry Dock: any ship in the System repairs at a price, any number of times."""
    if not service(game, w.FX_REPAIR_ANY):
        return
    for ship in here:
        if ship.health < ship.markers:
            if ship.scraps >= dock_price(game, ship):
                fleets.may_propose(game, ship, v.DOCK_REPAIR, ship.index)
            else:
                game.bar("XOD-6.13", v.DOCK_REPAIR, ship.index)
        for card in ship.damage:
            if ship.scraps >= service(game, w.FX_COST):
                fleets.may_propose(game, ship, v.DOCK_REMOVE, card)
            else:
                game.bar("XOD-6.14", v.DOCK_REMOVE, card)


def dock_price(game: Xodus, ship: Ship) -> i64:
    return gear.cost_of(game, ship, w.COST_REPAIR_ME, service(game, w.FX_REPAIR_ANY))


# ---- consent and effect


def with_damage(game: Xodus, card: i64) -> Ship:
    for member in game.team:
        if member.has(card):
            return member
    return captain(game)


def with_module(game: Xodus, module: i64) -> Ship:
    return gear.bearer(game, w.MODS + module)


def concerned(game: Xodus, answer: i64) -> list[Ship]:
    """XOD-G30: whose captains must agree: those who give or pay."""
    verb = verb_of(answer)
    a = first(answer)
    if verb == v.GIVE_SCRAP:
        return [game.ships[a // w.PLAYABLE_SHIPS]]
    if verb == v.GIVE_MODULE:
        return [with_module(game, a)]
    if verb == v.GIVE_KEY:
        return [game.ships[game.keys[a] - w.ABOARD]]
    if verb == v.DOCK_REPAIR:
        return [game.ships[a]]
    if verb == v.DOCK_REMOVE:
        return [with_damage(game, a)]
    found: list[Ship] = []
    buyer = game.ships[second(answer)]
    shares = payers(game, buyer, price(game, allies.ally_at(game, buyer.tile), a, buyer))
    for ship in partners(game):
        if shares[ship.index] > 0:
            found.append(ship)
    return found


def carry_out(game: Xodus, answer: i64) -> None:
    verb = verb_of(answer)
    a = first(answer)
    if verb == v.BUY:
        buy(game, a, game.ships[second(answer)])
    elif verb == v.GIVE_SCRAP:
        giver, taker = game.ships[a // w.PLAYABLE_SHIPS], game.ships[a % w.PLAYABLE_SHIPS]
        giver.scraps -= 1
        taker.scraps += 1
        game.gave |= 1 << giver.index
        game.got |= 1 << taker.index
        game.say("XOD-6.8", v.SCRAP_GIVEN, giver.index, taker.index)
    elif verb == v.GIVE_MODULE:
        giver, taker = with_module(game, a), game.ships[second(answer)]
        game.traded_modules |= bit(a)
        game.say("XOD-6.8", v.MODULE_GIVEN, a, giver.index, taker.index)
        gear.hand_over(game, giver, taker, a)
    elif verb == v.GIVE_KEY:
        game.traded_keys |= 1 << a
        game.say("XOD-15.11", v.KEY_GIVEN, a, game.keys[a] - w.ABOARD, second(answer))
        game.keys[a] = w.ABOARD + second(answer)
    elif verb == v.DOCK_REPAIR:
        ship = game.ships[a]
        gear.pay_scraps(game, ship, dock_price(game, ship))
        game.say("XOD-6.13", v.REPAIRED, a, a)
        gear.heal(game, ship, 1)
    else:
        ship = with_damage(game, a)
        gear.pay_scraps(game, ship, service(game, w.FX_COST))
        harm.remove_damage(game, ship, a)
