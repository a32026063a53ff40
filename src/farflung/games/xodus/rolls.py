"""Dice, Detection Rolls (XOD-10), Skill and Damage Rolls (XOD-13)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.xodus import combat, galaxy, gear, harm, steps
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bits_set
from farflung.games.xodus.ship import (
    COLOUR_SHIFT,
    FACE_BITS,
    IGNORED,
    REROLLED,
    USED,
    Ship,
    counted_misses,
    die_face,
    die_of,
    gear_bit,
    mark_die,
    mask_of,
    set_die,
    shown,
)
from farflung.games.xodus.state import Xodus, acting, acting_mask, ask, captain, in_fleet

BLIND_SENSORS: Final = 0  # the argument of no_reroll_ignore: Detection Rolls
TARGETING_ERROR: Final = 1  # rerolls of Attack Rolls


# ---- dice


def clear_dice(game: Xodus) -> None:
    for member in game.team:
        member.dice = 0


def roll_die(game: Xodus, ship: Ship, die: i64, colour: i64) -> None:
    face = game.pick(v.ROLLS, game.content.dice[colour])
    set_die(ship, die, face + 1 | (colour + 1) << COLOUR_SHIFT)
    game.say("XOD-1.5", v.DIE_ROLLED, ship.index, die + 1, face)


def roll_both(game: Xodus, ship: Ship) -> None:
    """XOD-1.6, 1.7: the two dice printed on the board."""
    dice = game.content.boards[ship.index].dice
    roll_die(game, ship, 0, dice[0])
    roll_die(game, ship, 1, dice[1])


def reroll(game: Xodus, ship: Ship, die: i64) -> None:
    """XOD-17.12: once; the new result stands."""
    colour = (die_of(ship, die) >> COLOUR_SHIFT) - 1
    face = game.pick(v.ROLLS, game.content.dice[colour])
    set_die(ship, die, face + 1 | REROLLED | (colour + 1) << COLOUR_SHIFT)
    game.say("XOD-17.12", v.DIE_REROLLED, ship.index, die + 1, face)


def begin_roll(game: Xodus, kind: i64, ships: i64, cause: i64) -> None:
    """Whose dice come onto the table, and why."""
    clear_dice(game)
    game.roll = kind
    game.rolling = ships
    game.roll_cause = cause
    game.attack.running = -1


def forbids(game: Xodus, ship: Ship, what: i64) -> bool:
    """Whether a Damage card forbids this to the dice of the ship."""
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_NO_REROLL_IGNORE and op.k == what:
                return True
    return False


def may_reroll(game: Xodus, ship: Ship, die: i64, misses_only: i64) -> bool:
    """XOD-17.12, 17.14"""
    value = die_of(ship, die)
    if not value & FACE_BITS or value & (REROLLED | IGNORED | USED):
        return False
    if misses_only and die_face(value) != w.MISS:
        return False
    if game.roll == w.DETECTION_ROLL:
        return not forbids(game, ship, BLIND_SENSORS)
    return game.roll != w.ATTACK_ROLL or not forbids(game, ship, TARGETING_ERROR)


def may_ignore(game: Xodus, ship: Ship, die: i64) -> bool:
    """XOD-17.13"""
    value = die_of(ship, die)
    if die_face(value) != w.MISS or value & (IGNORED | USED):
        return False
    return game.roll != w.DETECTION_ROLL or not forbids(game, ship, BLIND_SENSORS)


def may_spend(game: Xodus, ship: Ship, die: i64) -> bool:
    """XOD-17.15: each special serves one Module only."""
    value = die_of(ship, die)
    return die_face(value) == w.SPECIAL and not value & USED


def tile_of_roll(game: Xodus) -> i64:
    for member in game.team:
        if game.rolling >> member.index & 1:
            return member.tile
    return -1


def after_any_roll(game: Xodus) -> None:
    """Recursive Cell: passive gear that looks at the final dice of any roll."""
    if not game.watch >> w.AFTER_ANY_ROLL & 1:
        return
    for ship in game.team:
        if game.rolling >> ship.index & 1 and ship.watch >> w.AFTER_ANY_ROLL & 1 and not ship.defeated:
            for number in ship.gear:
                g = game.content.gear[number]
                if g.trigger == w.AFTER_ANY_ROLL and g.kind == w.PASSIVE and gear.is_ready(game, ship, g):
                    ship.round_used |= gear_bit(number)
                    gear.recover_energy(game, ship, steps.main_op(g).n)


# ---- Detection Rolls (XOD-10)


def detection_due(game: Xodus, tile: i64) -> bool:
    """XOD-8.13, 9.2: in an unpacified Enemy System, unless False Colours hide the Fleet."""
    return galaxy.is_hostile(game, tile) and not game.unnoticed


def detect(game: Xodus, ships: list[Ship]) -> None:
    """XOD-8.13 to 8.18, 10.1, 10.2: cloak, be detected on purpose, or roll; surveillance needs no roll."""
    tile = ships[0].tile
    if game.content.tiles[tile].surveillance and not slips_by(game, ships):
        game.say("XOD-8.18", v.DETECTED, tile)
        combat.fight_enemies(game, False)
        return
    if not game.content.tiles[tile].surveillance and is_cloaked(game, ships):
        game.say("XOD-10.4", v.UNDETECTED, tile)
        return
    game.may(v.ROLL)
    game.may(v.BE_DETECTED)
    if verb_of(ask(game, captain(game), v.ASK_DETECTION)) == v.BE_DETECTED:
        game.say("XOD-8.15", v.DETECTED, tile)
        combat.fight_enemies(game, True)
        return
    game.say("XOD-8.13", v.DETECTION_ROLLED, tile)
    begin_roll(game, w.DETECTION_ROLL, mask_of(ships), 0)
    for ship in ships:
        roll_both(game, ship)
    steps.use_gear(game, w.AFTER_DETECTION)
    if is_detected(game, ships):
        game.say("XOD-10.1", v.DETECTED, tile)
        combat.fight_enemies(game, False)
    else:
        game.say("XOD-10.4", v.UNDETECTED, tile)


def slips_by(game: Xodus, rolling: list[Ship]) -> bool:
    """One with the Void: alone, surveillance does not detect it automatically."""
    return len(rolling) == 1 and not in_fleet(game, rolling[0]) and gear.has_custom(game, rolling[0], w.VOID) >= 0


def is_cloaked(game: Xodus, ships: list[Ship]) -> bool:
    """XOD-G08 Cloak Field: undetected without rolling, if one of the captains wishes."""
    for ship in ships:
        if not ship.watch >> w.INSTEAD_OF_DETECTION & 1:
            continue
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == w.INSTEAD_OF_DETECTION and gear.is_ready(game, ship, g):
                gear.offer(game, ship, g, v.USE)
        if game.count:
            game.may(v.DONE)
            answer = ask(game, ship, v.ASK_CLOAK)
            if verb_of(answer) == v.USE:
                gear.pay(game, ship, first(answer))
                return True
    return False


def is_detected(game: Xodus, ships: list[Ship]) -> bool:
    """XOD-10.1 to 10.3: one counted miss is enough; even all misses draw no card."""
    after_any_roll(game)
    misses: i64 = 0
    for ship in ships:
        if gear.has_custom(game, ship, w.VOID) < 0:
            misses += counted_misses(ship)
    end_roll(game)
    return misses > 0


def end_roll(game: Xodus) -> None:
    game.roll = 0
    game.rolling = 0
    for member in game.team:
        member.dice = 0
        member.used = 0
    gear.next_moment(game)


# ---- Skill Rolls (XOD-13)


def skill_roll(game: Xodus, need: i64, face: i64) -> i64:
    """XOD-13.1 to 13.3: all members roll together; how many of the wanted symbols count. Misses never matter."""
    game.say("XOD-13.1", v.SKILL_ROLLED, need, face)
    begin_roll(game, w.SKILL_ROLL, acting_mask(game), 0)
    for ship in acting(game):
        roll_both(game, ship)
    steps.use_gear(game, w.AFTER_SKILL)
    after_any_roll(game)
    result = skill_result(game, face)
    end_roll(game)
    if result >= need:
        game.say("XOD-13.1", v.SKILL_SUCCEEDS, result)
    else:
        game.say("XOD-13.1", v.SKILL_FAILS, result)
    return result


def skill_result(game: Xodus, face: i64) -> i64:
    """How many of the wanted symbols count."""
    total: i64 = 0
    together = bits_set(game.rolling) > 1
    for ship in game.team:
        if game.rolling >> ship.index & 1:
            if together and is_silent(game, ship):
                continue
            total += shown(ship, face)
            if gear.has_custom(game, ship, w.RESONANCE) >= 0:
                total += shown(ship, w.SPECIAL if face == w.HIT else w.HIT)
    return total


def is_silent(game: Xodus, ship: Ship) -> bool:
    """Comm Failure: its dice add nothing to a Fleet's Skill Roll."""
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_NO_SKILL_CONTRIBUTION:
                return True
    return False


# ---- Damage Rolls (XOD-13.4 to 13.6)


def damage_roll(game: Xodus, ship: Ship, cause: i64) -> None:
    """XOD-13.4 to 13.6, G36: lose the Health, then draw for a critical failure."""
    if ship.defeated or game.outcome:
        return
    ship.schooled = False
    game.say("XOD-13.4", v.DAMAGE_ROLLED, ship.index, cause)
    begin_roll(game, w.DAMAGE_ROLL, 1 << ship.index, cause)
    roll_both(game, ship)
    if cause == w.BY_DISENGAGING and game.sure_handed >> ship.index & 1:
        for die in range(2):
            if die_face(die_of(ship, die)) == w.MISS:
                mark_die(ship, die, IGNORED)
                game.say("XOD-17.13", v.MISS_IGNORED, ship.index, die + 1)
    steps.use_gear(game, w.AFTER_DAMAGE_ROLL)
    after_any_roll(game)
    misses = counted_misses(ship)
    end_roll(game)
    if misses:
        harm.lose(game, ship, misses, cause)
    if misses >= 2:
        harm.draw_damage(game, ship, 1)
