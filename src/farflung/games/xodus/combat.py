"""Combat (XOD-19, XOD-20): the eleven steps of an Attack, several opponents, disengaging, Fleets."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.xodus import avatars, disengaging, effects, enemies, galaxy, gear, harm, rolls, signals, steps
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op
from farflung.games.xodus.ship import (
    COLOUR_SHIFT,
    Ship,
    counted_misses,
    dice_rolled,
    die_of,
    gear_bit,
    shown,
    unspent_specials,
)
from farflung.games.xodus.state import Xodus, acting, acting_mask, ask, captain, is_stopped

IN_ATTACKS: Final = 1 << w.BEFORE_ATTACK | 1 << w.AFTER_ATTACK
WEAK_BULKHEADS_BIT: Final = 1 << 44  # beside the bits of gear in `combat_used`


# ---- the start, and one Attack after another


def fight_enemies(game: Xodus, on_purpose: bool) -> None:
    """XOD-8.14, 6.6, 6.7, G19: the Enemies of the System, and the Avatars that the ships are engaged with."""
    if not is_stopped(game):
        fight(game, enemies.engage(game, captain(game).tile), on_purpose, -1)


def fight_signal(game: Xodus, slot: i64) -> None:
    """XOD-15.8: the opponents on a Signal card."""
    fight(game, signals.opponents(game, slot), True, slot)


def fight_avatars(game: Xodus) -> None:
    """XOD-6.18, 19.2: ships that are engaged do nothing else."""
    fight(game, [], False, -1)


def fight(game: Xodus, foes: list[int], on_purpose: bool, slot: i64) -> None:
    """XOD-19.1, 20.1, 23.1, 25.11, G19: one combat against all Avatars and Enemies the ships are engaged with."""
    ships = acting(game)
    engaged = avatars.engaged_with(ships)
    for foe in range(w.FIRST_AVATAR, w.FOES):
        if engaged >> (foe - w.FIRST_AVATAR) & 1:
            foes.append(foe)
    if not foes:
        return
    attack = game.attack
    attack.clear()
    attack.foes = foes
    attack.on_purpose = on_purpose
    attack.slot = slot
    for ship in ships:
        ship.combat_used = 0
        ship.used = 0
        ship.earned = False
    game.say("XOD-19.1", v.COMBAT_BEGINS, ships[0].tile)
    for foe in foes:
        start_skills(game, foe, ships)
    while attack.foes and not is_stopped(game):
        choose_target(game)
        answer = choose_manoeuvre(game)
        if verb_of(answer) == v.DISENGAGE:
            disengaging.break_off(game)
            return
        make_attack(game, answer)
    end(game)


def start_skills(game: Xodus, foe: i64, ships: list[Ship]) -> None:
    """XOD-C05: what all of them do before the first Attack."""
    for skill in game.content.foes[foe].skills:
        if skill.trigger == w.COMBAT_START:
            game.say("XOD-19.11", v.SKILL_TRIGGERS, foe)
            effects.resolve(game, skill.ops, ships)


def make_attack(game: Xodus, answer: i64) -> None:
    """XOD-19.5 to 19.18: the eleven steps of an Attack; `answer` is the leader's manoeuvre."""
    begin_attack(game)
    take_manoeuvre(game, captain(game), answer)
    others_choose_manoeuvres(game)
    steps.use_gear(game, w.BEFORE_ATTACK)
    attack_roll(game)
    steps.use_gear(game, w.AFTER_ATTACK)
    rolls.after_any_roll(game)
    critical_failures(game)
    strike(game)
    if not is_beaten(game):
        retaliate(game)
        after_retaliation(game)
    elif last_word(game):
        retaliate(game)
    if is_beaten(game) and not game.outcome:
        defeat(game, game.attack.target)


def is_beaten(game: Xodus) -> bool:
    """XOD-19.18: the target has no Health left."""
    return game.foe_health[game.attack.target] <= 0


def last_word(game: Xodus) -> bool:
    """XOD-19.18: whether its skill lets it retaliate all the same."""
    foe = game.content.foes[game.attack.target]
    if not foe.watch >> w.ON_DEFEAT & 1 or game.attack.no_skill:
        return False
    game.say("XOD-19.18", v.SKILL_TRIGGERS, foe.index)
    return True


# ---- steps 1 to 3


def choose_target(game: Xodus) -> None:
    """XOD-20.1, G35: fixed until it is defeated."""
    clear_attack(game)
    attack = game.attack
    if attack.target < 0:
        attack.sunder = 0
        for foe in attack.foes:
            game.may(v.TARGET, foe)
        attack.target = first(ask(game, captain(game), v.ASK_TARGET))


def choose_manoeuvre(game: Xodus) -> i64:
    """XOD-19.5 to 19.7, 20.7, G39: the leader's manoeuvre, or the whole Fleet's retreat."""
    chief = captain(game)
    if game.attack.attacks < game.numbers.attack_limit:
        offer_manoeuvres(game, chief)
    game.may(v.DISENGAGE)
    return ask(game, chief, v.ASK_MANOEUVRE)


def clear_attack(game: Xodus) -> None:
    attack = game.attack
    for ship in acting(game):
        ship.dice = 0
        ship.used = 0
        ship.manoeuvre = 0
        ship.added = 0
        ship.kill_scraps = 0
        ship.spent = 0
        ship.retaliation = 0
        ship.lost = 0
        ship.schooled = False
    attack.doubled = 0
    attack.pierce = 0
    attack.cap = -1
    attack.no_skill = False
    attack.no_energy = False
    attack.damage = 0
    attack.running = -1


def begin_attack(game: Xodus) -> None:
    """Counts the Attack; Null Monolith silences Energy in the first one against it."""
    attack = game.attack
    attack.attacks += 1
    game.say("XOD-19.5", v.ATTACK_BEGINS, min(attack.attacks, 60), attack.target)
    if not attack.attacked >> attack.target & 1 and gear.target_has(game, w.FX_NO_ENERGY_EFFECTS):
        attack.no_energy = True
        game.say("XOD-19.11", v.SKILL_TRIGGERS, attack.target)
    attack.attacked |= 1 << attack.target


def offer_manoeuvres(game: Xodus, ship: Ship) -> None:
    """XOD-19.5, 19.6; equal dice need no choice."""
    dice = game.content.boards[ship.index].dice
    game.may(v.OFFENSIVE)
    game.may(v.DEFENSIVE, 1)
    if dice[0] != dice[1]:
        game.may(v.DEFENSIVE, 2)


def take_manoeuvre(game: Xodus, ship: Ship, answer: i64) -> None:
    if verb_of(answer) == v.OFFENSIVE:
        ship.manoeuvre = w.OFFENSIVE
    else:
        ship.manoeuvre = w.DEFENSIVE_1 + first(answer) - 1
    game.say("XOD-19.5", v.MANOEUVRE, ship.index, ship.manoeuvre)


def others_choose_manoeuvres(game: Xodus) -> None:
    """XOD-20.8: every member chooses for itself."""
    chief = captain(game)
    for ship in acting(game):
        if ship.index != chief.index:
            offer_manoeuvres(game, ship)
            take_manoeuvre(game, ship, ask(game, ship, v.ASK_MANOEUVRE))


def attack_roll(game: Xodus) -> None:
    """XOD-19.9: everyone rolls at the same time; an extra die comes in addition (XOD-G45)."""
    ships = acting(game)
    game.roll = w.ATTACK_ROLL
    game.rolling = acting_mask(game)
    game.attack.running = -1
    for ship in ships:
        dice = game.content.boards[ship.index].dice
        for die in range(2):
            if ship.manoeuvre == w.OFFENSIVE or ship.manoeuvre == w.DEFENSIVE_1 + die:
                rolls.roll_die(game, ship, die, dice[die])
        extra = die_of(ship, 2)
        if extra:
            rolls.roll_die(game, ship, 2, (extra >> COLOUR_SHIFT) - 1)


# ---- steps 4 to 8


def critical_failures(game: Xodus) -> None:
    """XOD-21.1, G36: per ship, on the dice that still count."""
    for ship in acting(game):
        rolled = dice_rolled(ship)
        if rolled >= 2 and counted_misses(ship) == rolled and not has_passive(game, ship, w.FX_NO_CRIT):
            game.say("XOD-21.1", v.CRITICAL, ship.index)
            cards: i64 = 1
            for skill in game.content.foes[game.attack.target].skills:
                for op in skill.ops:
                    if op.code == w.FX_CRIT_CARDS and not game.attack.no_skill:
                        cards = op.n
            harm.draw_damage(game, ship, cards)


def has_passive(game: Xodus, ship: Ship, code: i64) -> bool:
    return gear.gear_with(game, ship, w.AFTER_ATTACK, code) >= 0


def strike(game: Xodus) -> None:
    """XOD-19.11 to 19.14: skills, attack value, Shields, damage. A defeated ship's dice still count (XOD-G52)."""
    if is_beaten(game) or game.outcome:
        return
    attack = game.attack
    foe = game.content.foes[attack.target]
    hits = attack_value(game)
    if foe.watch >> w.SKILL_STEP & 1 and not attack.no_skill:
        skill_step(game, hits)
    shields = shields_of(game, foe.index)
    damage = max(hits - shields, 0)
    game.say("XOD-19.12", v.ATTACK_VALUE, min(hits, 60), shields, min(damage, 60))
    if damage:
        hurt(game, damage)
    if foe.watch >> w.AFTER_DAMAGE & 1 and not attack.no_skill and not is_beaten(game):
        for skill in foe.skills:
            if skill.trigger == w.AFTER_DAMAGE:
                heal_foe_if(game, skill.ops, hits)


def shields_of(game: Xodus, foe: i64) -> i64:
    """XOD-19.13: the full value in every Attack, less what pierces it now or has sundered it."""
    shields = game.content.foes[foe].shields
    if foe >= w.FIRST_AVATAR:
        shields += game.numbers.avatar_shields
    if not gear.target_has(game, w.FX_SHIELDS_FIXED):
        shields -= game.attack.pierce + game.attack.sunder
    return max(shields, 0)


def attack_value(game: Xodus) -> i64:
    """XOD-19.12: hits of dice and effects of the whole Fleet. A defeated ship's dice still count (XOD-G52)."""
    attack = game.attack
    total: i64 = 0
    void = gear.target_has(game, w.FX_DEFENSIVE_HITS_VOID) and not attack.no_skill
    for ship in game.team:
        if game.rolling >> ship.index & 1:
            hits = shown(ship, w.HIT)
            if hits:
                hits -= jammed(game, ship, hits)
            if attack.doubled >> ship.index & 1:
                hits *= 2
            if void and ship.manoeuvre != w.OFFENSIVE:
                hits = 0
            total += hits + ship.added + passive_hits(game, ship)
    return total


def jammed(game: Xodus, ship: Ship, hits: i64) -> i64:
    """Jammed Turret: with two hits one does not count."""
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_REMOVE_HIT and hits >= 2:
                return op.n
    return 0


def passive_hits(game: Xodus, ship: Ship) -> i64:
    """XOD-17.4: passive gear adds its hits whenever its condition holds."""
    total: i64 = 0
    if ship.watch & IN_ATTACKS:
        for index in ship.gear:
            g = game.content.gear[index]
            if g.kind == w.PASSIVE and (g.trigger == w.AFTER_ATTACK or g.trigger == w.BEFORE_ATTACK):
                op = steps.main_op(g)
                if op.code == w.FX_ADD_HIT and gear.is_ready(game, ship, g):
                    total += op.n
    return total


def total_misses(game: Xodus) -> i64:
    total: i64 = 0
    for member in game.team:
        if game.rolling >> member.index & 1:
            total += counted_misses(member)
    return total


def skill_step(game: Xodus, hits: i64) -> None:
    """XOD-19.11: step 5, with the results that still count. More Retaliation waits for its step."""
    for skill in game.content.foes[game.attack.target].skills:
        if skill.trigger != w.SKILL_STEP:
            continue
        misses: i64 = 0  # that each ship must show
        triggered = True
        for op in skill.ops:
            if op.code == w.FX_IF_TOTAL_MISSES:
                triggered = total_misses(game) >= op.n
            elif op.code == w.FX_IF_TOTAL_HITS:
                triggered = hits == op.n
            elif op.code == w.FX_IF_SHIP_MISSES:
                misses = op.n
            elif not triggered:
                break
            elif op.code == w.FX_ENEMY_HEAL:
                heal_foe(game, op.n)
            elif op.code == w.FX_FLIP_ENERGY or op.code == w.FX_DISCARD_HEALTH:
                for ship in acting(game):
                    if counted_misses(ship) >= misses:
                        game.say("XOD-19.11", v.SKILL_TRIGGERS, game.attack.target)
                        if op.code == w.FX_FLIP_ENERGY:
                            gear.flip_energy(game, ship, op.n)
                        else:
                            harm.discard_health_markers(game, ship, op.n)


def hurt(game: Xodus, n: i64) -> None:
    """XOD-19.14: the target loses Health; also directly, in step 4 or 11 (XOD-G35)."""
    target = game.attack.target
    health: i64 = game.foe_health[target]
    n = min(n, health)
    if n > 0:
        game.foe_health[target] = health - n
        game.attack.damage += n
        game.say("XOD-19.14", v.FOE_HIT, target, n)


def heal_foe(game: Xodus, n: i64) -> None:
    """Up to its start value."""
    target = game.attack.target
    most = enemies.full_health(game, target)
    if game.foe_health[target] < most:
        game.foe_health[target] = min(game.foe_health[target] + n, most)
        game.say("XOD-19.11", v.FOE_RECOVERS, target, n)


def heal_foe_if(game: Xodus, ops: list[Op], hits: i64) -> None:
    triggered = True
    for op in ops:
        if op.code == w.FX_IF_DAMAGE_BELOW:
            triggered = game.attack.damage < op.n
        elif op.code == w.FX_ENEMY_HEAL and triggered:
            heal_foe(game, op.n)


# ---- steps 9 to 11


def retaliate(game: Xodus) -> None:
    """XOD-19.15, 20.9: each ship's own counted misses, with what skills add and passive gear takes off."""
    attack = game.attack
    gear.next_moment(game)
    for ship in acting(game):
        value = counted_misses(ship)
        if not attack.no_skill:
            value += extra_retaliation(game, ship)
        if value > 0:
            value -= passive_prevention(game, ship)
        ship.retaliation = max(value, 0)
    steps.use_gear(game, w.ON_RETALIATION)
    suffer(game)


def extra_retaliation(game: Xodus, ship: Ship) -> i64:
    extra: i64 = 0
    for skill in game.content.foes[game.attack.target].skills:
        if skill.trigger == w.ON_RETALIATION or skill.trigger == w.SKILL_STEP:
            triggered = True
            for op in skill.ops:
                if op.code == w.FX_IF_SHIP_MISSES:
                    triggered = counted_misses(ship) >= op.n
                elif op.code == w.FX_IF_TOTAL_MISSES:
                    triggered = total_misses(game) >= op.n
                elif op.code == w.FX_IF_SHIP_UNSPENT_SPECIAL:
                    triggered = unspent_specials(ship) >= op.n
                elif op.code == w.FX_EXTRA_RETALIATION and triggered:
                    if op.who != w.WITH_MISS or counted_misses(ship) > 0:
                        extra += op.n
    return extra


def passive_prevention(game: Xodus, ship: Ship) -> i64:
    spared: i64 = 0
    if ship.watch >> w.ON_RETALIATION & 1 and not gear.may_want_loss(game, ship):
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == w.ON_RETALIATION and g.kind == w.PASSIVE and gear.is_ready(game, ship, g):
                op = steps.main_op(g)
                if op.code == w.FX_PREVENT:
                    spared += steps.spared_by(ship, op)
                    ship.combat_used |= gear_bit(index)
    return spared


def suffer(game: Xodus) -> None:
    """XOD-19.16: step 10. All losses are known before the first is applied (XOD-G52)."""
    cap = game.attack.cap
    for ship in acting(game):
        value = ship.retaliation
        if value > 0:
            value += weak_bulkheads(game, ship)
            if 0 <= cap < value:
                value = cap
            game.say("XOD-19.15", v.RETALIATION, value, ship.index)
            harm.lose(game, ship, value, w.BY_RETALIATION)


def weak_bulkheads(game: Xodus, ship: Ship) -> i64:
    """Weak Bulkheads: the first Retaliation of a combat that costs Health costs more."""
    if ship.combat_used & WEAK_BULKHEADS_BIT:
        return 0
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_EXTRA_RETALIATION:
                ship.combat_used |= WEAK_BULKHEADS_BIT
                return op.n
    return 0


def after_retaliation(game: Xodus) -> None:
    """XOD-19.17: step 11, gear for lost Health; Void Leech drains whom it hurt."""
    attack = game.attack
    if not attack.no_skill:
        for skill in game.content.foes[attack.target].skills:
            if skill.trigger == w.ON_HEALTH_LOSS:
                for ship in acting(game):
                    if ship.lost > 0:
                        game.say("XOD-19.11", v.SKILL_TRIGGERS, attack.target)
                        gear.flip_energy(game, ship, 1)
    game.roll_cause = w.BY_RETALIATION
    steps.use_gear(game, w.ON_HEALTH_LOSS)


# ---- the end of an opponent, and of a combat


def defeat(game: Xodus, foe: i64) -> None:
    """XOD-19.18 to 19.20, 20.2, 20.11, 23.6: every member is paid in full; what acts on a defeat acts now."""
    attack = game.attack
    tile = game.foe_tile[foe]
    game.say("XOD-19.18", v.FOE_DEFEATED, foe)
    attack.foes.remove(foe)
    enemies.remove(game, foe)
    if foe >= w.FIRST_AVATAR:
        avatars.escape(game, foe, tile)
    elif attack.slot >= 0:
        signals.opponent_defeated(game, attack.slot)
    elif not enemies.lie_at(game, tile):
        galaxy.pacify(game, tile)
    reward = game.content.foes[foe].reward
    for ship in acting(game):
        gain = 0 if foe >= w.FIRST_AVATAR else reward + ship.kill_scraps
        if ship.watch >> w.ON_ENEMY_DEFEATED & 1:
            gain += spoils(game, ship, reward)
        gear.gain_scraps(game, ship, gain)
    for ship in acting(game):
        gear.gain_exp(game, ship, w.EXP_ENEMY_DEFEATED)
    attack.target = -1


def spoils(game: Xodus, ship: Ship, reward: i64) -> i64:
    """XOD-19.20: passive gear on a defeat; returns Scraps on top of the reward."""
    extra: i64 = 0
    for index in ship.gear:
        g = game.content.gear[index]
        if g.trigger == w.ON_ENEMY_DEFEATED and gear.is_ready(game, ship, g):
            for op in g.ops:
                if op.code == w.FX_SCRAP:
                    extra += op.n
                elif op.code == w.FX_CUSTOM and op.k == w.DOUBLE_REWARD:
                    extra += reward
                else:
                    effects.carry_out(game, op, [ship])
    return extra


def end(game: Xodus) -> None:
    """The last opponent is gone, or nobody is left to fight."""
    ships = acting(game)
    won = not game.attack.foes
    game.attack.clear()
    rolls.end_roll(game)
    for ship in ships:
        ship.earned = False
        if won and ship.watch >> w.COMBAT_WON & 1:
            for index in ship.gear:
                if game.content.gear[index].trigger == w.COMBAT_WON:
                    gear.heal(game, ship, steps.main_op(game.content.gear[index]).n)
    if ships:
        game.say("XOD-19.2", v.COMBAT_ENDS, ships[0].tile)
