"""Dice, Detection Rolls (XOD-10), Skill and Damage Rolls (XOD-13)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.xodus import combat, explorations, galaxy, gear, harm, signals, stage, steps
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
from farflung.games.xodus.state import Xodus, acting, acting_mask, captain, in_fleet, members, next_member
from farflung.games.xodus.verbs import (
    ASK_CLOAK,
    ASK_DETECTION,
    BE_DETECTED,
    DAMAGE_ROLLED,
    DETECTED,
    DETECTION_ROLLED,
    DIE_REROLLED,
    DIE_ROLLED,
    DONE,
    MISS_IGNORED,
    ROLL,
    ROLLS,
    SKILL_FAILS,
    SKILL_ROLLED,
    SKILL_SUCCEEDS,
    UNDETECTED,
    USE,
)
from farflung.games.xodus.words import (
    AFTER_ANY_ROLL,
    AFTER_DAMAGE_ROLL,
    AFTER_DETECTION,
    AFTER_SKILL,
    ATTACK_ROLL,
    BY_DISENGAGING,
    DAMAGE_ROLL,
    DETECTION_ROLL,
    FX_NO_REROLL_IGNORE,
    FX_NO_SKILL_CONTRIBUTION,
    HIT,
    INSTEAD_OF_DETECTION,
    MISS,
    PASSIVE,
    RESONANCE,
    SKILL_ROLL,
    SPECIAL,
    VOID,
)

BLIND_SENSORS: Final = 0  # the argument of no_reroll_ignore: Detection Rolls
TARGETING_ERROR: Final = 1  # rerolls of Attack Rolls


# ---- dice


def clear_dice(game: Xodus) -> None:
    for member in game.team:
        member.dice = 0


def roll_die(game: Xodus, ship: Ship, die: i64, colour: i64) -> None:
    face = game.pick(ROLLS, game.content.dice[colour])
    set_die(ship, die, face + 1 | (colour + 1) << COLOUR_SHIFT)
    game.say("XOD-1.5", DIE_ROLLED, ship.index, die + 1, face)


def roll_both(game: Xodus, ship: Ship) -> None:
    """XOD-1.6, 1.7: the two dice printed on the board."""
    dice = game.content.boards[ship.index].dice
    roll_die(game, ship, 0, dice[0])
    roll_die(game, ship, 1, dice[1])


def reroll(game: Xodus, ship: Ship, die: i64) -> None:
    """XOD-17.12: once; the new result stands."""
    colour = (die_of(ship, die) >> COLOUR_SHIFT) - 1
    face = game.pick(ROLLS, game.content.dice[colour])
    set_die(ship, die, face + 1 | REROLLED | (colour + 1) << COLOUR_SHIFT)
    game.say("XOD-17.12", DIE_REROLLED, ship.index, die + 1, face)


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
            if op.code == FX_NO_REROLL_IGNORE and op.k == what:
                return True
    return False


def may_reroll(game: Xodus, ship: Ship, die: i64, misses_only: i64) -> bool:
    """XOD-17.12, 17.14"""
    value = die_of(ship, die)
    if not value & FACE_BITS or value & (REROLLED | IGNORED | USED):
        return False
    if misses_only and die_face(value) != MISS:
        return False
    if game.roll == DETECTION_ROLL:
        return not forbids(game, ship, BLIND_SENSORS)
    return game.roll != ATTACK_ROLL or not forbids(game, ship, TARGETING_ERROR)


def may_ignore(game: Xodus, ship: Ship, die: i64) -> bool:
    """XOD-17.13"""
    value = die_of(ship, die)
    if die_face(value) != MISS or value & (IGNORED | USED):
        return False
    return game.roll != DETECTION_ROLL or not forbids(game, ship, BLIND_SENSORS)


def may_spend(game: Xodus, ship: Ship, die: i64) -> bool:
    """XOD-17.15: each special serves one Module only."""
    value = die_of(ship, die)
    return die_face(value) == SPECIAL and not value & USED


def tile_of_roll(game: Xodus) -> i64:
    for member in game.team:
        if game.rolling >> member.index & 1:
            return member.tile
    return -1


def after_any_roll(game: Xodus) -> None:
    """Recursive Cell: passive gear that looks at the final dice of any roll."""
    if not game.watch >> AFTER_ANY_ROLL & 1:
        return
    for ship in game.team:
        if game.rolling >> ship.index & 1 and ship.watch >> AFTER_ANY_ROLL & 1 and not ship.defeated:
            for number in ship.gear:
                g = game.content.gear[number]
                if g.trigger == AFTER_ANY_ROLL and g.kind == PASSIVE and gear.is_ready(game, ship, g):
                    ship.round_used |= gear_bit(number)
                    gear.recover_energy(game, ship, steps.main_op(g).n)


# ---- Detection Rolls (XOD-10)


def detection_due(game: Xodus, tile: i64) -> bool:
    """XOD-8.13, 9.2: in an unpacified Enemy System, unless False Colours hide the Fleet."""
    return galaxy.is_hostile(game, tile) and not game.unnoticed


def detect(game: Xodus, ships: i64) -> None:
    """XOD-8.13 to 8.18, 10.1, 10.2: cloak, be detected on purpose, or roll; surveillance needs no roll."""
    leading = next_member(game, ships)
    if leading is None:
        return
    tile = leading.tile
    if game.content.tiles[tile].surveillance and not slips_by(game, members(game, ships)):
        game.say("XOD-8.18", DETECTED, tile)
        stage.then(game, stage.COMBAT, combat.WITH_ENEMIES)
        return
    chief = captain(game)
    game.may(ROLL)
    game.may(BE_DETECTED)
    if verb_of(game.ask(chief.owner, ASK_DETECTION)) == BE_DETECTED:
        game.say("XOD-8.15", DETECTED, tile)
        stage.then(game, stage.COMBAT, combat.WITH_ENEMIES | combat.ON_PURPOSE)
        return
    game.say("XOD-8.13", DETECTION_ROLLED, tile)
    rolling = members(game, ships)
    begin_roll(game, DETECTION_ROLL, mask_of(rolling), 0)
    for ship in rolling:
        roll_both(game, ship)
    askable = steps.step_ships(game, AFTER_DETECTION)
    if askable:
        stage.then(game, stage.JUDGE_DETECTION, ships)
        stage.then(game, stage.STEP, AFTER_DETECTION, askable)
    else:
        judge_detection(game, ships)


def slips_by(game: Xodus, rolling: list[Ship]) -> bool:
    """One with the Void: alone, surveillance does not detect it automatically."""
    return len(rolling) == 1 and not in_fleet(game, rolling[0]) and gear.has_custom(game, rolling[0], VOID) >= 0


def then_detect(game: Xodus, ships: list[Ship]) -> None:
    """Puts the Detection Roll in front, and before it the chance to cloak."""
    mask = mask_of(ships)
    stage.then(game, stage.DETECT, mask)
    if not game.content.tiles[ships[0].tile].surveillance:
        for ship in ships:
            if ship.watch >> INSTEAD_OF_DETECTION & 1:
                stage.then(game, stage.CLOAK, mask)
                return


def cloak(game: Xodus, ships: i64) -> None:
    """XOD-G08 Cloak Field: undetected without rolling."""
    for ship in members(game, ships):
        ships &= ~(1 << ship.index)
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == INSTEAD_OF_DETECTION and gear.is_ready(game, ship, g):
                gear.offer(game, ship, g, USE)
        if game.count:
            game.may(DONE)
            answer = game.ask(ship.owner, ASK_CLOAK)
            if verb_of(answer) == USE:
                game.depth -= 1  # no Detection Roll is due any more
                gear.pay(game, ship, first(answer))
                game.say("XOD-10.4", UNDETECTED, ship.tile)
            elif ships:
                stage.then(game, stage.CLOAK, ships)
            return


def judge_detection(game: Xodus, ships: i64) -> None:
    """XOD-10.1 to 10.3: one counted miss is enough; even all misses draw no card."""
    after_any_roll(game)
    tile = tile_of_roll(game)
    misses: i64 = 0
    for member in game.team:
        if ships >> member.index & 1 and gear.has_custom(game, member, VOID) < 0:
            misses += counted_misses(member)
    end_roll(game)
    if misses:
        game.say("XOD-10.1", DETECTED, tile)
        stage.then(game, stage.COMBAT, combat.WITH_ENEMIES)
    else:
        game.say("XOD-10.4", UNDETECTED, tile)


def end_roll(game: Xodus) -> None:
    game.roll = 0
    game.rolling = 0
    for member in game.team:
        member.dice = 0
        member.used = 0


# ---- Skill Rolls (XOD-13)


def skill_roll(game: Xodus, need: i64, face: i64, purpose: i64) -> None:
    """XOD-13.1, 13.2: all members roll together."""
    ships = acting(game)
    if not ships:
        return
    game.say("XOD-13.1", SKILL_ROLLED, need, face)
    begin_roll(game, SKILL_ROLL, acting_mask(game), 0)
    for ship in ships:
        roll_both(game, ship)
    askable = steps.step_ships(game, AFTER_SKILL)
    if askable:
        stage.then(game, stage.JUDGE_SKILL, need, face, purpose)
        stage.then(game, stage.STEP, AFTER_SKILL, askable)
    else:
        judge_skill(game, need, face, purpose)


def skill_result(game: Xodus, face: i64) -> i64:
    """How many of the wanted symbols count."""
    total: i64 = 0
    together = bits_set(game.rolling) > 1
    for ship in game.team:
        if game.rolling >> ship.index & 1:
            if together and is_silent(game, ship):
                continue
            total += shown(ship, face)
            if gear.has_custom(game, ship, RESONANCE) >= 0:
                total += shown(ship, SPECIAL if face == HIT else HIT)
    return total


def is_silent(game: Xodus, ship: Ship) -> bool:
    """Comm Failure: its dice add nothing to a Fleet's Skill Roll."""
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == FX_NO_SKILL_CONTRIBUTION:
                return True
    return False


def judge_skill(game: Xodus, need: i64, face: i64, purpose: i64) -> None:
    """XOD-13.1 to 13.3: the number is reached or not; misses never matter."""
    after_any_roll(game)
    result = skill_result(game, face)
    end_roll(game)
    success = result >= need
    if success:
        game.say("XOD-13.1", SKILL_SUCCEEDS, result)
    else:
        game.say("XOD-13.1", SKILL_FAILS, result)
    if purpose < signals.SIGNAL_SKILL:
        explorations.skill_judged(game, purpose, success)
    else:
        signals.skill_judged(game, purpose, success, result)


# ---- Damage Rolls (XOD-13.4 to 13.6)


def damage_roll(game: Xodus, ship: Ship, cause: i64) -> None:
    if ship.defeated:
        return
    game.say("XOD-13.4", DAMAGE_ROLLED, ship.index, cause)
    begin_roll(game, DAMAGE_ROLL, 1 << ship.index, cause)
    roll_both(game, ship)
    if cause == BY_DISENGAGING and game.sure_handed >> ship.index & 1:
        for die in range(2):
            if die_face(die_of(ship, die)) == MISS:
                mark_die(ship, die, IGNORED)
                game.say("XOD-17.13", MISS_IGNORED, ship.index, die + 1)
    askable = steps.step_ships(game, AFTER_DAMAGE_ROLL)
    if askable:
        stage.then(game, stage.JUDGE_DAMAGE_ROLL, ship.index, cause)
        stage.then(game, stage.STEP, AFTER_DAMAGE_ROLL, askable)
    else:
        judge_damage_roll(game, ship, cause)


def judge_damage_roll(game: Xodus, ship: Ship, cause: i64) -> None:
    """XOD-13.5, G36: lose the Health, then draw for a critical failure."""
    after_any_roll(game)
    misses = counted_misses(ship)
    end_roll(game)
    if misses >= 2:
        stage.then(game, stage.DRAW_DAMAGE, ship.index, 1)
    if misses:
        harm.then_lose(game, ship, misses, cause)
