"""Modules, Mods, EXP and Energy (XOD-17, XOD-18): what is mounted, what it costs to use, when its conditions hold."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, put
from farflung.games.xodus import harm
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bit, is_among
from farflung.games.xodus.cards import Gear, Op
from farflung.games.xodus.ship import Ship, gear_bit, shown
from farflung.games.xodus.state import MARKERS_COME_FRESH, Xodus, ask, in_fleet

MOST_ENERGY: Final = 7  # spaces of a board (XOD-G06, G27)
LEVELS: Final = 6


# ---- what is mounted


def refit(game: Xodus, ship: Ship) -> None:
    """Which gear works now, and the moments it waits for. A switched-off Module does not (XOD-G12)."""
    gear: list[int] = []
    for level in range(LEVELS):
        if ship.mods[level]:
            gear.append(ship.index * 12 + level * 2 + ship.mods[level] - 1)
    for module in ship.modules:
        if module != ship.off:
            gear.append(w.MODS + module)
    watch: i64 = 0
    customs: i64 = 0
    for index in gear:
        g = game.content.gear[index]
        watch |= bit(g.trigger)
        customs |= g.customs
    ship.gear = gear
    ship.watch = watch
    ship.customs = customs
    together: i64 = 0
    for member in game.team:
        together |= member.watch
    game.watch = together


def choose_mod(game: Xodus, ship: Ship, level: i64) -> None:
    """XOD-18.2, 18.4: a level's Mod is mounted with one of its two effects; the choice is final."""
    if ship.defeated or game.outcome:
        return
    game.may(v.MOUNT, ship.index * 12 + (level - 1) * 2)
    game.may(v.MOUNT, ship.index * 12 + (level - 1) * 2 + 1)
    mount(game, ship, first(ask(game, ship, v.ASK_MOD)))


def mount(game: Xodus, ship: Ship, gear: i64) -> None:
    """XOD-18.3: usable from the next time its condition arises, so not in the step that is going on."""
    ship.mods[gear % 12 >> 1] = (gear & 1) + 1
    if game.roll or game.attack.foes:
        ship.fresh |= gear_bit(gear)
    game.say("XOD-18.4", v.MOD_MOUNTED, ship.index, gear)
    refit(game, ship)
    switch_on(game, ship, game.content.gear[gear])


def next_moment(game: Xodus) -> None:
    """XOD-18.3: what was mounted before a step may be used in it."""
    for member in game.team:
        member.fresh = 0


def switch_on(game: Xodus, ship: Ship, gear: Gear) -> None:
    """Permanent modifiers begin to work."""
    if gear.trigger != w.ALWAYS:
        return
    for op in gear.ops:
        if op.code == w.FX_MAX_HEALTH:
            ship.markers += op.n
            ship.health += op.n
            game.say("XOD-C41", v.HEALTH_MARKERS, ship.index, ship.markers)
        elif op.code == w.FX_MAX_ENERGY:
            gained = min(op.n, MOST_ENERGY - ship.energy_markers)
            add_energy_markers(game, ship, gained)
            if gear.module >= 0:
                ship.core_energy = gained
        elif op.code == w.FX_ACTIONS and game.leader == ship.index and ship.fleet < 0 and not ship.acted:
            ship.actions += op.n  # XOD-G43: at once in its own turn, else from the next round


def switch_off(game: Xodus, ship: Ship, gear: Gear) -> None:
    """Permanent modifiers cease: markers go back, lost ones first."""
    if gear.trigger != w.ALWAYS:
        return
    for op in gear.ops:
        if op.code == w.FX_MAX_HEALTH:
            ship.markers -= op.n
            ship.health = min(ship.health, ship.markers)
            game.say("XOD-C41", v.HEALTH_MARKERS, ship.index, ship.markers)
        elif op.code == w.FX_MAX_ENERGY:
            discard_energy_markers(game, ship, ship.core_energy)
            ship.core_energy = 0


def take_module(game: Xodus, ship: Ship, module: i64) -> None:
    """XOD-17.2, 17.3: mounted at once; there is no limit to Modules (XOD-G30)."""
    put(ship.modules, module)
    refit(game, ship)
    switch_on(game, ship, game.content.gear[w.MODS + module])


def drop_module(game: Xodus, ship: Ship, module: i64) -> None:
    """The Module leaves the ship; whoever calls says where it goes."""
    was_off = ship.off == module
    ship.modules.remove(module)
    if was_off:
        ship.off = -1
    refit(game, ship)
    if not was_off:
        switch_off(game, ship, game.content.gear[w.MODS + module])
        if ship.health <= 0:
            harm.defeat(game, ship)


def hand_over(game: Xodus, giver: Ship, taker: Ship, module: i64) -> None:
    """XOD-G30: the Module's markers go with it as they are, lost and spent ones first: passing it on heals nobody."""
    health, energy = giver.health, giver.energy
    drop_module(game, giver, module)
    given_health, given_energy = health - giver.health, energy - giver.energy
    health, energy = taker.health, taker.energy
    take_module(game, taker, module)
    if game.rules > MARKERS_COME_FRESH:
        taker.health = min(taker.health, health + given_health)
        taker.energy = min(taker.energy, energy + given_energy)


def discard_module(game: Xodus, ship: Ship, module: i64) -> None:
    drop_module(game, ship, module)
    game.say("XOD-17.5", v.MODULE_LOST, ship.index, module)
    if module < w.PLAIN_MODULES:
        put(game.module_discard, module)
    else:
        put(game.precursor_discard, module)


def has_custom(game: Xodus, ship: Ship, rule: i64) -> i64:
    """The gear of this ship with this bespoke rule, or -1."""
    if not ship.customs >> rule & 1:
        return -1
    for index in ship.gear:
        for op in game.content.gear[index].ops:
            if op.code == w.FX_CUSTOM and op.k == rule:
                return index
    return -1


def gear_with(game: Xodus, ship: Ship, trigger: i64, code: i64) -> i64:
    """The first working gear of this ship with this trigger and effect, or -1."""
    if not ship.watch >> trigger & 1:
        return -1
    for index in ship.gear:
        gear = game.content.gear[index]
        if gear.trigger == trigger:
            for op in gear.ops:
                if op.code == code:
                    return index
    return -1


def bearer(game: Xodus, gear: i64) -> Ship:
    """The ship that has this gear mounted."""
    if gear < w.MODS:
        return game.ships[gear // 12]
    for member in game.team:
        if is_among(member.modules, gear - w.MODS):
            return member
    return game.ships[game.crew[0]]


def actions_per_round(game: Xodus, ship: Ship) -> i64:
    """XOD-3.2: printed Actions with permanent changes; an Engine Leak never leaves fewer than 1 (XOD-G12)."""
    actions = game.content.boards[ship.index].actions
    if ship.watch >> w.ALWAYS & 1:
        for index in ship.gear:
            gear = game.content.gear[index]
            if gear.trigger == w.ALWAYS:
                for op in gear.ops:
                    if op.code == w.FX_ACTIONS:
                        actions += op.n
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_ACTIONS:
                actions += op.n
    return max(actions, 1)


def cost_of(game: Xodus, ship: Ship, what: i64, usual: i64) -> i64:
    """XOD-G16 cost: what a Damage card makes of a cost of this ship."""
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_COST and op.k == what:
                return op.n
    return usual


# ---- EXP


def may_want_loss(game: Xodus, ship: Ship) -> bool:
    """XOD-G55: a ship that learns from lost Health may decline what would spare it, passive gear too."""
    return game.content.boards[ship.index].exp_event == w.EXP_HEALTH_LOST and ship.level < LEVELS


def gain_exp(game: Xodus, ship: Ship, event: i64) -> None:
    """XOD-18.1, 18.2: a space for each event on the board; a level unlocks its Mod at once."""
    board = game.content.boards[ship.index]
    if board.exp_event != event or ship.level >= LEVELS or ship.defeated:
        return
    ship.exp += 1
    game.say("XOD-18.1", v.EXP_GAINED, ship.index, ship.exp)
    while ship.level < LEVELS and ship.exp >= board.exp_levels[ship.level]:
        ship.level += 1
        game.say("XOD-18.2", v.LEVEL_REACHED, ship.index, ship.level)
        choose_mod(game, ship, ship.level)


# ---- Energy


def frozen_energy(game: Xodus, ship: Ship) -> i64:
    """Markers that a Damage card keeps spent (XOD-G12)."""
    frozen: i64 = 0
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_DISABLE_ENERGY:
                frozen += op.n
    return frozen


def recover_energy(game: Xodus, ship: Ship, n: i64) -> None:
    """XOD-14.6, 18.7: spent markers become ready."""
    most = ship.energy_markers - frozen_energy(game, ship) - ship.energy
    if n == w.EVERY or n > most:
        n = most
    if n > 0:
        ship.energy += n
        game.say("XOD-18.7", v.ENERGY_RECOVERED, ship.index, n)


def can_recover_energy(game: Xodus, ship: Ship) -> bool:
    return ship.energy < ship.energy_markers - frozen_energy(game, ship)


def add_energy_markers(game: Xodus, ship: Ship, n: i64) -> None:
    """New markers arrive ready (XOD-G54), unless the rightmost one is kept spent."""
    for _ in range(n):
        ship.energy_markers += 1
        if not frozen_energy(game, ship):
            ship.energy += 1
    if n > 0:
        game.say("XOD-6.16", v.ENERGY_GAINED, ship.index, n)


def discard_energy_markers(game: Xodus, ship: Ship, n: i64) -> None:
    """XOD-23.14: the rightmost ones."""
    if n > 0:
        ship.energy_markers -= n
        ship.energy = max(0, min(ship.energy, ship.energy_markers - frozen_energy(game, ship)))
        game.say("XOD-23.14", v.ENERGY_DISCARDED, ship.index, n)


def flip_energy(game: Xodus, ship: Ship, n: i64) -> None:
    """An opponent turns ready markers to spent: no payment, no EXP."""
    n = min(n, ship.energy)
    if n > 0:
        ship.energy -= n
        game.say("XOD-17.6", v.ENERGY_FLIPPED, ship.index, n)


# ---- Health and Scraps


def heal(game: Xodus, ship: Ship, n: i64) -> None:
    """XOD-14.5: up to the maximum."""
    n = min(n, ship.markers - ship.health)
    if n > 0 and not ship.defeated:
        ship.health += n
        game.say("XOD-14.5", v.HEALTH_RECOVERED, ship.index, n)


def scrap_cap(game: Xodus, ship: Ship) -> i64:
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_SCRAP_CAP:
                return op.n
    return 999


def gain_scraps(game: Xodus, ship: Ship, n: i64) -> None:
    """XOD-14.1; EXP at most once per Action or combat (XOD-G29). Cargo Fire limits what a ship can hold."""
    cap = scrap_cap(game, ship)
    if ship.scraps + n > cap:
        n = cap - ship.scraps
    if n <= 0 or ship.defeated:
        return
    ship.scraps += n
    game.say("XOD-14.1", v.SCRAPS_GAINED, ship.index, n)
    if not ship.earned:
        ship.earned = True
        gain_exp(game, ship, w.EXP_SCRAP_GAINED)


def pay_scraps(game: Xodus, ship: Ship, n: i64) -> None:
    if n > 0:
        ship.scraps -= n
        game.say("XOD-6.8", v.SCRAPS_PAID, ship.index, n)


def lose_scraps(game: Xodus, ship: Ship, n: i64) -> None:
    n = min(n, ship.scraps)
    if n > 0:
        ship.scraps -= n
        game.say("XOD-21.2", v.SCRAPS_LOST, ship.index, n)


# ---- using gear


def can_pay(game: Xodus, ship: Ship, gear: Gear) -> bool:
    """XOD-17.6: an Energy card needs a ready marker, of the ship or of Hive Control in the System."""
    if gear.kind != w.ENERGY:
        return True
    if game.attack.no_energy:
        return False
    return ship.energy > 0 or hive(game, ship) >= 0


def can_use_freely(game: Xodus, ship: Ship, gear: Gear) -> bool:
    """Perpetual Engine: one Energy effect a round without flipping a marker."""
    if gear.kind != w.ENERGY or game.attack.no_energy:
        return False
    engine = has_custom(game, ship, w.FREE_ENERGY)
    return engine >= 0 and not ship.round_used & gear_bit(engine)


def hive(game: Xodus, ship: Ship) -> i64:
    """Another ship in the System whose Hive Control lends its Energy, or -1."""
    for other in game.team:
        if other.tile == ship.tile and other.index != ship.index and other.energy > 0 and not other.defeated:
            if has_custom(game, other, w.HIVE_CONTROL) >= 0:
                return other.index
    return -1


def offer(game: Xodus, ship: Ship, gear: Gear, verb: i64, argument: i64 = 0) -> None:
    """The option to use gear in this way, and to use it freely."""
    if can_pay(game, ship, gear):
        game.may(verb, gear.index, argument)
    elif gear.kind == w.ENERGY:
        game.bar("XOD-17.6", verb, gear.index, argument)
    if can_use_freely(game, ship, gear):
        game.may(verb, gear.index + w.FREELY, argument)


def pay(game: Xodus, ship: Ship, used: i64) -> Gear:
    """XOD-17.5, 17.6: pays for gear as the answer says; a consumable goes to the discard pile."""
    freely = used >= w.FREELY
    gear = game.content.gear[used - w.FREELY if freely else used]
    bit = gear_bit(gear.index)
    ship.used |= bit
    game.say("XOD-17.7", v.GEAR_USED, ship.index, used)
    if freely:
        ship.round_used |= gear_bit(has_custom(game, ship, w.FREE_ENERGY))
    elif gear.kind == w.ENERGY:
        payer = ship if ship.energy > 0 else game.ships[hive(game, ship)]
        payer.energy -= 1
        game.say("XOD-17.6", v.ENERGY_FLIPPED, payer.index, 1)
        gain_exp(game, payer, w.EXP_ENERGY_SPENT)
    elif gear.kind == w.CONSUMABLE:
        discard_module(game, ship, gear.module)
    for op in gear.ops:
        if op.code == w.FX_ONCE_PER_ROUND:
            ship.round_used |= bit
        elif op.code == w.FX_FIRST_IN_COMBAT:
            ship.combat_used |= bit
    return gear


def is_ready(game: Xodus, ship: Ship, gear: Gear) -> bool:
    """XOD-17.7, 17.8: not used in this Attack or Action yet, and its conditions hold."""
    if (ship.used | ship.fresh) & gear_bit(gear.index):
        return False
    for op in gear.ops:
        if not holds(game, ship, gear.trigger, gear.index, op):
            return False
    return True


def holds(game: Xodus, ship: Ship, trigger: i64, gear: i64, op: Op) -> bool:
    """A condition among the codes; what is none always holds."""
    code = op.code
    if code == w.FX_IF_OWN_HITS:
        return shown(ship, w.HIT) >= op.n
    if code == w.FX_IF_OWN_SPECIALS:
        return shown(ship, w.SPECIAL) >= op.n
    if code == w.FX_IF_IN_FLEET:
        return in_fleet(game, ship)
    if code == w.FX_IF_NOT_IN_FLEET:
        return not in_fleet(game, ship)
    if code == w.FX_IF_OFFENSIVE:
        return ship.manoeuvre == w.OFFENSIVE
    if code == w.FX_IF_ON_PURPOSE:
        return game.attack.on_purpose
    if code == w.FX_ONLY_VS_AVATAR:
        return game.attack.target >= w.FIRST_AVATAR
    if code == w.FX_NOT_VS_AVATAR:
        return game.attack.target < w.FIRST_AVATAR
    if code == w.FX_FIRST_IN_COMBAT:
        if trigger == w.BEFORE_ATTACK:
            return game.attack.attacks == 1
        return not ship.combat_used & gear_bit(gear)
    if code == w.FX_ONCE_PER_ROUND:
        return not ship.round_used & gear_bit(gear)
    if code == w.FX_IF_CAUSE:
        return game.roll_cause == op.k
    if code == w.FX_PIERCE or code == w.FX_SUNDER:
        return not target_has(game, w.FX_SHIELDS_FIXED)
    return code != w.FX_IF_TILE and code != w.FX_IF_LOSS_AT_LEAST


def target_has(game: Xodus, code: i64) -> bool:
    """Whether a skill of the attacked opponent holds this code."""
    return game.attack.target >= 0 and game.content.foes[game.attack.target].has(code)
