"""Losing Health, Damage cards and the defeat of a ship (XOD-21, XOD-22, XOD-23.12 to 23.15)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.xodus import gear, steps
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import NO_CARDS
from farflung.games.xodus.ship import Ship, gear_bit
from farflung.games.xodus.state import Xodus, ask, regroup

# ---- losing Health


def each_loses(game: Xodus, ships: list[Ship], n: i64) -> None:
    """XOD-14.12: every one of these ships, one after the other."""
    for ship in ships:
        lose(game, ship, n, w.BY_EFFECT)


def lose(game: Xodus, ship: Ship, n: i64, cause: i64) -> None:
    """XOD-19.17, G16 on_health_loss: what prevents a loss applies to it; then it is taken."""
    if ship.defeated or n <= 0 or game.outcome:
        return
    if cause != w.BY_COST:
        n = prevented(game, ship, n)
    if n >= ship.health and ship.watch >> w.ANY_TIME & 1 and saves_itself(game, ship, n, cause):
        return
    if n >= ship.health:
        guardian = guardian_of(game, ship)
        if guardian >= 0:
            guard(game, game.ships[guardian], ship, n, cause)
            return
    take_loss(game, ship, n, cause)


def prevented(game: Xodus, ship: Ship, n: i64) -> i64:
    """The loss after passive armour and what the captain uses against it."""
    if not ship.watch >> w.ON_HEALTH_LOSS & 1:
        return n
    before = n
    asks = gear.may_want_loss(game, ship)
    armour: i64 = 0  # bits of the passive armour that has been used on this loss
    while n > 0:
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger != w.ON_HEALTH_LOSS:
                continue
            if g.kind == w.PASSIVE:
                if g.ops[0].code == w.FX_IF_LOSS_AT_LEAST and n >= g.ops[0].n and not armour & gear_bit(index):
                    if asks:
                        game.may(v.USE, index)
                    else:
                        armour |= gear_bit(index)
                        n -= g.ops[1].n
            elif g.ops[0].code == w.FX_PREVENT and gear.is_ready(game, ship, g):
                gear.offer(game, ship, g, v.USE)
        if not game.count:
            break
        game.may(v.DONE)
        answer = ask(game, ship, v.ASK_HEALTH_LOSS)
        if verb_of(answer) == v.DONE:
            break
        g = gear.pay(game, ship, first(answer))
        armour |= gear_bit(g.index)
        n -= steps.main_op(g).n
    n = max(n, 0)
    if n < before:
        game.say("XOD-19.17", v.LOSS_PREVENTED, ship.index, before - n)
    return n


def saves_itself(game: Xodus, ship: Ship, n: i64, cause: i64) -> bool:
    """Nanite Kit: instead of dropping to 0 it survives with what it recovers (XOD-G08)."""
    for index in ship.gear:
        g = game.content.gear[index]
        if g.trigger == w.ANY_TIME and g.ops[0].code == w.FX_HEAL and gear.can_pay(game, ship, g):
            game.may(v.USE, index)
    if not game.count:
        return False
    game.may(v.DONE)
    answer = ask(game, ship, v.ASK_HEALTH_LOSS)
    if verb_of(answer) == v.DONE:
        return False
    healed = gear.pay(game, ship, first(answer)).ops[0].n
    lost = min(n, ship.health)
    ship.health = 0
    game.say("XOD-19.16", v.HEALTH_LOST, ship.index, lost, cause)
    gear.heal(game, ship, healed)
    count_loss(game, ship, lost, cause)
    return True


def guardian_of(game: Xodus, victim: Ship) -> i64:
    """A Battlecruiser in the System whose Guardian is unused this round and that has 2 Health or more, or -1."""
    for ship in game.team:
        if ship.index != victim.index and ship.tile == victim.tile and ship.health >= 2 and not ship.defeated:
            mod = gear.has_custom(game, ship, w.GUARDIAN_MOD)
            if mod >= 0 and not ship.round_used & gear_bit(mod):
                return ship.index
    return -1


def guard(game: Xodus, ship: Ship, victim: Ship, n: i64, cause: i64) -> None:
    """Guardian: the other ship stays at 1 Health, this one loses 1."""
    mod = gear.has_custom(game, ship, w.GUARDIAN_MOD)
    game.may(v.USE, mod)
    game.may(v.DONE)
    if verb_of(ask(game, ship, v.ASK_SAVE)) == v.USE:
        gear.pay(game, ship, mod)
        take_loss(game, victim, victim.health - 1, cause)
        take_loss(game, ship, 1, w.BY_COST)
        if cause < w.BY_EFFECT:
            learn_from_loss(game, ship)
    else:
        take_loss(game, victim, n, cause)


def take_loss(game: Xodus, ship: Ship, n: i64, cause: i64) -> None:
    """XOD-G54: so many markers turn to their red side."""
    n = min(n, ship.health)
    if n <= 0:
        return
    ship.health -= n
    game.say("XOD-19.16", v.HEALTH_LOST, ship.index, n, cause)
    count_loss(game, ship, n, cause)
    if ship.health <= 0:
        defeat(game, ship)


def count_loss(game: Xodus, ship: Ship, n: i64, cause: i64) -> None:
    """XOD-G29: EXP for Health lost in an Attack or Damage Roll."""
    if cause == w.BY_RETALIATION:
        ship.lost += n
    if cause < w.BY_EFFECT:
        learn_from_loss(game, ship)


def learn_from_loss(game: Xodus, ship: Ship) -> None:
    """XOD-G29: at most once in an Attack or Damage Roll, for others' sake too."""
    if not ship.schooled:
        ship.schooled = True
        gear.gain_exp(game, ship, w.EXP_HEALTH_LOST)


def discard_health_markers(game: Xodus, ship: Ship, n: i64) -> None:
    """XOD-23.12, 23.13: for good, lost ones first, which leaves the Health as it is."""
    ship.markers -= n
    game.say("XOD-23.13", v.HEALTH_DISCARDED, ship.index, n)
    ship.health = min(ship.health, ship.markers)
    if ship.health <= 0:
        defeat(game, ship)


# ---- Damage cards


def draw_damage(game: Xodus, ship: Ship, n: i64) -> None:
    """XOD-14.10, 21.1 to 21.3: one card after the other."""
    for _ in range(n):
        draw_damage_card(game, ship)


def draw_damage_card(game: Xodus, ship: Ship) -> None:
    """XOD-21.2, G28: the card acts at once; without any card left it costs 1 Health."""
    if ship.defeated or game.outcome:
        return
    if not game.damage_deck and game.damage_discard:
        game.damage_deck = game.damage_discard
        game.damage_discard = []
        game.say("XOD-G28", v.DECK_RESHUFFLED, 4)
    if not game.damage_deck:
        lose(game, ship, 1, w.BY_EFFECT)
        return
    card = game.draw(v.DRAWS_DAMAGE, game.damage_deck)
    put(ship.damage, card)
    game.say("XOD-21.2", v.DAMAGE_DRAWN, ship.index, card)
    for op in game.content.damage[card].ops:
        if op.code == w.FX_MAX_HEALTH:
            set_marker_aside(game, ship)
        elif op.code == w.FX_LOSE_SCRAPS_HALF:
            gear.lose_scraps(game, ship, (ship.scraps + 1) // 2)
        elif op.code == w.FX_SCRAP_CAP:
            gear.lose_scraps(game, ship, max(0, ship.scraps - op.n))
        elif op.code == w.FX_DISABLE_ENERGY:
            ship.energy = max(0, min(ship.energy, ship.energy_markers - gear.frozen_energy(game, ship)))
        elif op.code == w.FX_DISABLE_MODULE:
            switch_off_module(game, ship)
        elif op.code == w.FX_ELSE_LOSE and ship.off < 0:
            lose(game, ship, op.n, w.BY_EFFECT)


def set_marker_aside(game: Xodus, ship: Ship) -> None:
    """Hull Breach: a lost Health marker if there is one."""
    ship.markers -= 1
    ship.breach = 1
    if ship.health > ship.markers:
        ship.health = ship.markers
        ship.breach = 2
    game.say("XOD-C41", v.HEALTH_MARKERS, ship.index, ship.markers)
    if ship.health <= 0:
        defeat(game, ship)


def switch_off_module(game: Xodus, ship: Ship) -> None:
    """Module Malfunction: one of the Modules, of the captain's choice."""
    for module in ship.modules:
        game.may(v.SWITCH_OFF, module)
    if not game.count:
        return
    module = first(ask(game, ship, v.ASK_SWITCH_OFF))
    ship.off = module
    game.say("XOD-21.2", v.MODULE_SWITCHED_OFF, ship.index, module)
    gear.refit(game, ship)
    gear.switch_off(game, ship, game.content.gear[w.MODS + module])
    if ship.health <= 0:
        defeat(game, ship)


def remove_damage(game: Xodus, ship: Ship, card: i64) -> None:
    """XOD-6.14, 6.15: the card is discarded and what it did ends; no Repair."""
    ship.damage.remove(card)
    put(game.damage_discard, card)
    game.say("XOD-6.14", v.DAMAGE_REMOVED, ship.index, card)
    for op in game.content.damage[card].ops:
        if op.code == w.FX_MAX_HEALTH and ship.breach:
            ship.markers += 1
            if ship.breach == 2:
                ship.health += 1
            ship.breach = 0
            game.say("XOD-C41", v.HEALTH_MARKERS, ship.index, ship.markers)
        elif op.code == w.FX_DISABLE_MODULE and ship.off >= 0:
            module = ship.off
            ship.off = -1
            gear.refit(game, ship)
            gear.switch_on(game, ship, game.content.gear[w.MODS + module])


# ---- permanent discards by Avatars


def discard_module(game: Xodus, ship: Ship, n: i64) -> None:
    """XOD-23.15: a Module of the captain's choice, for good; a ship without any loses Health instead."""
    if ship.defeated or game.outcome:
        return
    if not ship.modules:
        lose(game, ship, n, w.BY_EFFECT)
        return
    for module in ship.modules:
        game.may(v.DISCARD_MODULE, module)
    module = first(ask(game, ship, v.ASK_DISCARD))
    put(game.lost_modules, module)
    game.say("XOD-23.15", v.MODULE_LOST, ship.index, module)
    gear.drop_module(game, ship, module)


# ---- defeat


def defeat(game: Xodus, ship: Ship) -> None:
    """XOD-22.1, 22.2, 20.10, 1.2: out of the game, the Keys stay with the wreck; with the last ship all is lost."""
    if ship.defeated:
        return
    ship.defeated = True
    regroup(game)
    game.say("XOD-22.1", v.SHIP_DEFEATED, ship.index, ship.tile)
    ship.health = 0
    ship.markers = 0
    ship.energy = 0
    ship.energy_markers = 0
    ship.scraps = 0
    ship.avatars = 0
    ship.core_energy = 0
    ship.breach = 0
    ship.off = -1
    for module in ship.modules:
        if module < w.PLAIN_MODULES:
            put(game.module_discard, module)
        else:
            put(game.precursor_discard, module)
    ship.modules.clear()
    for card in ship.damage:
        put(game.damage_discard, card)
    ship.damage.clear()
    ship.mods = [0, 0, 0, 0, 0, 0]
    ship.gear = NO_CARDS
    ship.watch = 0
    ship.customs = 0
    for member in game.team:
        if not member.defeated:
            return
    game.outcome = w.DESTROYED
    game.say("XOD-1.2", v.LOST, w.DESTROYED)


def carries_keys(game: Xodus, ship: Ship) -> bool:
    for place in game.keys:
        if place == w.ABOARD + ship.index:
            return True
    return False
