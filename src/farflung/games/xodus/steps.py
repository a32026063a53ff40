"""The steps in which captains use gear (XOD-17.7 to 17.16, 19.8, 19.10, 19.17, G35): what is offered, what it does."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec
from farflung.engine.core import first, second, verb_of
from farflung.games.xodus import combat, effects, gear, harm, rolls
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bits_set
from farflung.games.xodus.cards import Gear, Op
from farflung.games.xodus.ship import (
    COLOUR_SHIFT,
    IGNORED,
    USED,
    Ship,
    die_face,
    die_of,
    mark_die,
    set_die,
    shown,
    unspent_specials,
)
from farflung.games.xodus.state import Xodus, acting, acting_mask, ask, in_fleet, next_member

ROLL_STEPS: Final = 1 << w.AFTER_ATTACK | 1 << w.AFTER_DETECTION | 1 << w.AFTER_SKILL | 1 << w.AFTER_DAMAGE_ROLL
COMBAT_STEPS: Final = 1 << w.BEFORE_ATTACK | 1 << w.AFTER_ATTACK
MOMENTS: Final = vec[i64](
    [
        1 << trigger
        | (1 << w.AFTER_ANY_ROLL if ROLL_STEPS >> trigger & 1 else 0)
        | (1 << w.ANY_TIME if COMBAT_STEPS >> trigger & 1 else 0)
        for trigger in range(len(w.TRIGGERS))
    ]
)
EMP_VS_AVATAR: Final = 2  # Shields that a charge of 9 takes from an Avatar (XOD-G08)


# ---- who may use gear, and when (XOD-17.9 to 17.11)


def moments(trigger: i64) -> i64:
    """Bits of the triggers whose gear may be used in a step."""
    return MOMENTS[trigger]


def step_ships(game: Xodus, trigger: i64) -> i64:
    """Who has a say in a step: the ships concerned, and after a roll those in the System that may change any roll.
    0 if none of them has gear for it."""
    wanted = moments(trigger)
    if not game.watch & wanted:
        return 0
    after_roll = ROLL_STEPS >> trigger & 1 == 1
    ships = game.rolling if after_roll else acting_mask(game)
    if ships == acting_mask(game) and not (after_roll and game.watch >> w.AFTER_ANY_ROLL & 1):
        for ship in acting(game):
            if ship.watch & wanted:
                return ships
        return 0
    ready = False
    for ship in game.team:
        if not ship.watch & wanted:
            continue
        if ships >> ship.index & 1:
            ready = True
        elif after_roll and ship.watch >> w.AFTER_ANY_ROLL & 1 and ship.tile == rolls.tile_of_roll(game):
            ships |= 1 << ship.index
            ready = True
    if ready:
        return ships
    return 0


def use_gear(game: Xodus, trigger: i64) -> None:
    """One captain after the other uses gear until done; who was done before another used some is asked once more."""
    gear.next_moment(game)
    ships = step_ships(game, trigger)
    done: i64 = 0
    again: i64 = 0
    while ships:
        ship = next_member(game, ships)
        if ship is None:
            return
        ships &= ~(1 << ship.index)
        while not game.outcome and offer_uses(game, ship, trigger):
            game.may(v.DONE)
            answer = ask(game, ship, question_of(trigger))
            if verb_of(answer) == v.DONE:
                break
            use(game, ship, answer)
            again |= done & ~(1 << ship.index)
        game.attack.running = -1
        done |= 1 << ship.index
        if not ships:
            ships = again
            again = 0
            done = 0


def question_of(trigger: i64) -> i64:
    if trigger == w.AFTER_ATTACK:
        return v.ASK_AFTER_ATTACK
    if trigger == w.BEFORE_ATTACK:
        return v.ASK_BEFORE_ATTACK
    if trigger == w.AFTER_DETECTION:
        return v.ASK_AFTER_DETECTION
    if trigger == w.AFTER_SKILL:
        return v.ASK_AFTER_SKILL
    if trigger == w.AFTER_DAMAGE_ROLL:
        return v.ASK_AFTER_DAMAGE_ROLL
    if trigger == w.ON_RETALIATION:
        return v.ASK_RETALIATION
    if trigger == w.ON_DISENGAGE:
        return v.ASK_DISENGAGE
    return v.ASK_AFTER_LOSS


def offer_uses(game: Xodus, ship: Ship, trigger: i64) -> bool:
    """Everything the ship may use in this step; False if there is nothing."""
    wanted = moments(trigger)
    if not ship.watch & wanted:
        return False
    if game.attack.target >= 0 and game.foe_health[game.attack.target] <= 0 and trigger != w.ON_RETALIATION:
        return False  # nothing is left to attack
    rolls = game.rolling >> ship.index & 1 == 1 or not ROLL_STEPS >> trigger & 1
    for index in ship.gear:
        g = game.content.gear[index]
        if not wanted >> g.trigger & 1:
            continue
        if game.attack.running == index:
            offer_on_dice(game, ship, g, main_op(g), game.attack.running_left, True)
        elif gear.is_ready(game, ship, g):
            op = main_op(g)
            if is_on_dice(op.code) and g.trigger != w.ON_DISENGAGE:
                if rolls or op.who == w.ONE_SHIP:
                    offer_on_dice(game, ship, g, op, op.n, False)
            elif rolls:
                offer_plain(game, ship, g, op)
    return game.count > 0


def main_op(g: Gear) -> Op:
    """The code that says how the gear is used: the first that is no condition."""
    for op in g.ops:
        if not is_condition(op.code):
            return op
    return g.ops[0]


def is_condition(code: i64) -> bool:
    return 64 <= code <= 81


def offer_on_dice(game: Xodus, ship: Ship, g: Gear, op: Op, most: i64, paid: bool) -> None:
    """Which dice of which ship; with a special spent, ignored or rerolled by one effect, all at once."""
    if op.code == w.FX_DIRECT_FROM_SPECIAL and gear.target_has(game, w.FX_SHIELDS_FIXED):
        return
    if op.who == w.EACH:
        for member in game.team:
            if game.rolling >> member.index & 1 and eligible(game, op, member):
                gear.offer(game, ship, g, v.USE)
                return
        return
    for member in game.team:
        if not game.rolling >> member.index & 1:
            continue
        if (op.who == w.SELF and member.index != ship.index) or (op.who == w.MATE and member.index == ship.index):
            continue
        if op.who == w.ONE_SHIP and member.tile != ship.tile:
            continue
        dice = eligible(game, op, member)
        if not dice:
            continue
        for mask in range(1, 8):
            if mask & ~dice == 0 and bits_set(mask) <= most:
                if paid:
                    game.may(v.USE_ON_DICE, g.index, member.index * 8 + mask)
                else:
                    gear.offer(game, ship, g, v.USE_ON_DICE, member.index * 8 + mask)


def offer_plain(game: Xodus, ship: Ship, g: Gear, op: Op) -> None:
    """Gear that is simply used. Passive sums are added without asking (XOD-17.4)."""
    code = op.code
    if code == w.FX_PREVENT:
        if g.kind == w.PASSIVE:
            if gear.may_want_loss(game, ship) and ship.retaliation > 0 and spared_by(ship, op) > 0:
                game.may(v.USE, g.index)
        elif op.who == w.MATE:
            for other in acting(game):
                if other.index != ship.index and other.retaliation > 0:
                    gear.offer(game, ship, g, v.USE_FOR, other.index)
        elif g.trigger == w.ON_RETALIATION:
            for other in acting(game):
                if other.retaliation > 0:
                    gear.offer(game, ship, g, v.USE)
                    return
    elif code == w.FX_HEAL:
        if ship.health < ship.markers and g.trigger == w.ANY_TIME:
            gear.offer(game, ship, g, v.USE)
    elif code == w.FX_ENERGY:
        if g.trigger == w.ANY_TIME and gear.can_recover_energy(game, ship):
            gear.offer(game, ship, g, v.USE)
    elif code == w.FX_DIRECT:
        if ship.lost > 0 and not gear.target_has(game, w.FX_SHIELDS_FIXED):
            gear.offer(game, ship, g, v.USE)
    elif code == w.FX_DOUBLE_HITS:
        if shown(ship, w.HIT) > 0:
            gear.offer(game, ship, g, v.USE)
    elif code == w.FX_ADD_HIT:
        if g.kind != w.PASSIVE and (op.n != w.PER_MATE or in_fleet(game, ship)):
            gear.offer(game, ship, g, v.USE)
    elif (
        code == w.FX_PIERCE
        or code == w.FX_SUNDER
        or code == w.FX_NO_SKILL
        or code == w.FX_CAP_LOSS
        or code == w.FX_EXTRA_DIE
        or code == w.FX_NO_DAMAGE_ROLL
        or code == w.FX_SKIP_DAMAGE_ROLL
        or code == w.FX_IGNORE_MISS
    ):
        gear.offer(game, ship, g, v.USE)


def use(game: Xodus, ship: Ship, answer: i64) -> None:
    """Pays for gear and applies its codes."""
    used = first(answer)
    index = used % w.FREELY
    if game.attack.running == index:
        g = game.content.gear[index]
    else:
        game.attack.running = -1
        g = gear.pay(game, ship, used)
    verb = verb_of(answer)
    lock_hits(ship, g)
    for op in g.ops:
        if verb == v.USE_ON_DICE:
            apply_to_dice(game, ship, g, op, game.ships[second(answer) >> 3], second(answer) & 7)
        else:
            apply(game, ship, g, op, second(answer) if verb == v.USE_FOR else ship.index)


def lock_hits(ship: Ship, g: Gear) -> None:
    """XOD-17.14: hits that trigger gear are used; their dice are not rerolled any more."""
    for op in g.ops:
        if op.code == w.FX_IF_OWN_HITS:
            left = op.n
            for die in range(3):
                if left > 0 and die_face(die_of(ship, die)) == w.HIT and not die_of(ship, die) & USED:
                    mark_die(ship, die, USED)
                    left -= 1


def apply_to_dice(game: Xodus, ship: Ship, g: Gear, op: Op, target: Ship, mask: i64) -> None:
    attack = game.attack
    if op.code == w.FX_SCRAP_ON_KILL:
        if op.n == w.PER_SPECIAL:
            ship.kill_scraps += min(bits_set(mask), op.k)
        return
    if not is_on_dice(op.code):
        return
    for die in range(3):
        if mask >> die & 1:
            if op.code == w.FX_REROLL:
                rolls.reroll(game, target, die)
            elif op.code == w.FX_IGNORE_MISS:
                mark_die(target, die, IGNORED)
                game.say("XOD-17.13", v.MISS_IGNORED, target.index, die + 1)
            else:
                mark_die(target, die, USED)
                game.say("XOD-17.15", v.SPECIAL_SPENT, target.index, die + 1)
                target.spent += 1
                if op.code == w.FX_HIT_FROM_SPECIAL:
                    ship.added += op.k
                else:
                    combat.hurt(game, 1)
    if op.who == w.FLEET and op.n > 1:
        left = (attack.running_left if attack.running == g.index else op.n) - bits_set(mask)
        attack.running_left = left
        attack.running = g.index if left > 0 else -1


def apply(game: Xodus, ship: Ship, g: Gear, op: Op, target: i64) -> None:
    attack = game.attack
    code = op.code
    if code == w.FX_ADD_HIT:
        ship.added += hits_added(game, ship, op)
    elif code == w.FX_SCRAP_ON_KILL:
        ship.kill_scraps += op.n
    elif code == w.FX_DOUBLE_HITS:
        attack.doubled |= 1 << ship.index
    elif code == w.FX_PIERCE:
        attack.pierce += shields_taken(game, op)
    elif code == w.FX_SUNDER:
        attack.sunder += shields_taken(game, op)
    elif code == w.FX_NO_SKILL:
        attack.no_skill = True
        attack.no_energy = False
    elif code == w.FX_CAP_LOSS:
        attack.cap = op.n
    elif code == w.FX_EXTRA_DIE:
        set_die(ship, 2, (op.k + 1) << COLOUR_SHIFT)
        game.say("XOD-G45", v.EXTRA_DIE, ship.index, op.k)
    elif code == w.FX_PREVENT:
        prevent_retaliation(game, op, target)
    elif code == w.FX_LOSE:
        harm.lose(game, ship, op.n, w.BY_COST)
        if main_op(g).who == w.MATE:  # for another's sake
            harm.learn_from_loss(game, ship)
    elif code == w.FX_DIRECT:
        combat.hurt(game, min(ship.lost, op.k))
    elif code == w.FX_NO_DAMAGE_ROLL:
        for other in acting(game):
            other.skipped_rolls = w.EVERY
    elif code == w.FX_SKIP_DAMAGE_ROLL:
        ship.skipped_rolls += op.n
    elif code == w.FX_IGNORE_MISS:
        if g.trigger == w.ON_DISENGAGE:
            game.sure_handed |= 1 << ship.index
        elif op.who == w.EACH:
            ignore_one_each(game, op)
    else:
        effects.carry_out(game, op, [ship])


def shields_taken(game: Xodus, op: Op) -> i64:
    """XOD-G08: 9 is all, but of an Avatar's Shields only some."""
    return EMP_VS_AVATAR if op.n >= 9 and game.attack.target >= w.FIRST_AVATAR else op.n


def hits_added(game: Xodus, ship: Ship, op: Op) -> i64:
    """add_hit(n), or one for each other ship of the Fleet up to a maximum."""
    if op.n != w.PER_MATE:
        return op.n
    return min(len(acting(game)) - 1, op.k)


def ignore_one_each(game: Xodus, op: Op) -> None:
    for member in game.team:
        if game.rolling >> member.index & 1:
            left = op.n
            for die in range(3):
                if left > 0 and rolls.may_ignore(game, member, die):
                    mark_die(member, die, IGNORED)
                    game.say("XOD-17.13", v.MISS_IGNORED, member.index, die + 1)
                    left -= 1


def prevent_retaliation(game: Xodus, op: Op, target: i64) -> None:
    for ship in acting(game):
        if op.who == w.EACH or ship.index == target:
            ship.retaliation = max(0, ship.retaliation - spared_by(ship, op))


def spared_by(ship: Ship, op: Op) -> i64:
    """prevent:N, or one for each special the ship has not spent."""
    return unspent_specials(ship) if op.n == w.PER_UNSPENT_SPECIAL else op.n


# ---- effects on dice


def eligible(game: Xodus, op: Op, ship: Ship) -> i64:
    """Bits of the ship's dice that an effect on dice may touch."""
    found: i64 = 0
    for die in range(3):
        if op.code == w.FX_REROLL:
            fits = rolls.may_reroll(game, ship, die, op.k)
        elif op.code == w.FX_IGNORE_MISS:
            fits = rolls.may_ignore(game, ship, die)
        else:
            fits = rolls.may_spend(game, ship, die)
        if fits:
            found |= 1 << die
    return found


def is_on_dice(code: i64) -> bool:
    return (
        code == w.FX_REROLL
        or code == w.FX_IGNORE_MISS
        or code == w.FX_HIT_FROM_SPECIAL
        or code == w.FX_DIRECT_FROM_SPECIAL
    )
