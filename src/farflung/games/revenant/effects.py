"""The vocabulary of effects (GAP-A-08): what cards, planets, arks, captains and defects do, read from content."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import battle, combat, deployment, goods, influence, movement, operations, radar
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Ability, Effect
from farflung.games.revenant.state import Admiral, Revenant


def resolve(game: Revenant, admiral: Admiral, fx: list[Effect], committed: bool) -> None:
    """Left to right; a cost gates all that follows (REV-F-01.3.3, GAP-F-33).

    `committed` says that the admiral has just chosen this very list; otherwise its costs may still be declined.
    """
    several = len(fx) > 1
    for effect in fx:
        if is_cost(effect):
            if not can_pay(game, admiral, effect):
                return
            if not committed and not wants(game, admiral):
                return
            pay(game, admiral, effect)
        else:
            apply(game, admiral, effect, several)


def wants(game: Revenant, admiral: Admiral) -> bool:
    """REV-F-01.3.2: effects may be declined."""
    game.may(v.TAKE)
    game.may(v.SKIP)
    return verb_of(game.ask(admiral.seat, v.ASK_OPTIONAL)) == v.TAKE


# ---- costs


def is_cost(effect: Effect) -> bool:
    what = effect.primitive
    return (
        what == w.FX_PAY
        or what == w.FX_PAY_KINDS
        or what == w.FX_DISCARD_OP
        or what == w.FX_DISCARD_HIDDEN
        or what == w.FX_CORRUPT
        or what == w.FX_REMOVE_SHIELD
    )


def can_pay(game: Revenant, admiral: Admiral, effect: Effect) -> bool:
    what = effect.primitive
    if what == w.FX_PAY:
        return goods.can_pay(game, admiral, effect.what, effect.n)
    if what == w.FX_PAY_KINDS:
        return goods.can_pay_kinds(game, admiral, effect.n)
    if what == w.FX_DISCARD_OP:
        return len(admiral.hand) >= effect.n
    if what == w.FX_DISCARD_HIDDEN:
        return admiral.hidden_cards() >= effect.n
    if what == w.FX_CORRUPT:
        return has_slot_for(game, admiral, effect.n)
    sector = game.turn.sector()
    return 0 < sector <= 8 and game.shields[sector] >= effect.n


def pay(game: Revenant, admiral: Admiral, effect: Effect) -> None:
    what = effect.primitive
    if what == w.FX_PAY:
        goods.pay(game, admiral, effect.what, effect.n)
    elif what == w.FX_PAY_KINDS:
        goods.pay_kinds(game, admiral, effect.n)
    elif what == w.FX_DISCARD_OP:
        operations.discard_as_cost(game, admiral, effect.n)
    elif what == w.FX_DISCARD_HIDDEN:
        operations.discard_hidden_as_cost(game, admiral, effect.n)
    elif what == w.FX_CORRUPT:
        for _ in range(effect.n):
            goods.corrupt(game, admiral, "GAP-A-08")
    else:
        game.shields[game.turn.sector()] -= effect.n


def has_slot_for(game: Revenant, admiral: Admiral, n: i64) -> bool:
    """GAP-F-21: while corruption of step 4 is pending one free slot is kept for it."""
    reserved: i64 = 1 if game.turn.seat == admiral.seat and corruption_pending(game) else 0
    return admiral.free_slots() - reserved >= n


def corruption_pending(game: Revenant) -> bool:
    """Step 4 is still to come and will give corruption as things stand (REV-F-01.4.1, 01.4.2)."""
    turn = game.turn
    if turn.step_four_done:
        return turn.planet_pending
    if turn.ship is not None and turn.ship.corrupted:
        return True
    return turn.lower_planet and not turn.no_planet_corruption


def buy_damage(game: Revenant, admiral: Admiral, ability: Ability) -> i64:
    """Pays for an ability that adds damage to an attack, and returns the damage."""
    game.say("REV-F-14.17", v.ABILITY_USED, admiral.seat, ability.source)
    game.begin(v.ABILITY_USED, admiral.seat, ability.source)
    bought: i64 = 0
    for effect in ability.fx:
        if effect.primitive == w.FX_ATTACK:
            bought += effect.n
        else:
            pay(game, admiral, effect)
    game.finish()
    return bought


# ---- can anything come of it?


def can_resolve(game: Revenant, admiral: Admiral, fx: list[Effect]) -> bool:
    """All costs can be paid, and at least one of the effects would do something."""
    possible = False
    for effect in fx:
        if is_cost(effect):
            if not can_pay(game, admiral, effect):
                return False
        elif not possible and can_apply(game, admiral, effect):
            possible = True
    return possible


def can_apply(game: Revenant, admiral: Admiral, effect: Effect) -> bool:
    what = effect.primitive
    if what == w.FX_DESTROY:
        return battle.can_destroy(game, admiral, effect.what)
    if what == w.FX_CLEANSE:
        return goods.can_cleanse(game, admiral, effect.what)
    if what == w.FX_COND:
        return holds(game, admiral, effect.what)
    if what == w.FX_PER:
        return count(game, admiral, effect.what) > 0
    if what == w.FX_DEPLOY:
        return deployment.can_deploy(game, effect.what)
    if what == w.FX_COPY:
        return game.can_copy(admiral, effect.what)
    if what == w.FX_CHOOSE:
        for part in effect.parts:
            if can_resolve(game, admiral, part):
                return True
        return False
    if what == w.FX_PROMOTE:
        return admiral.rank < operations.MOST_RANK
    if what >= w.FX_REORGANIZE:
        return game.can_apply_own(admiral, effect)
    return True


# ---- effects


def apply(game: Revenant, admiral: Admiral, effect: Effect, several: bool) -> None:
    """One effect that is no cost. Among several parts, a gain that might be unwelcome may be declined by itself."""
    what = effect.primitive
    n = effect.n
    if what == w.FX_GAIN:
        goods.gain(game, admiral, effect.what, n)
    elif what == w.FX_TACTICS:
        if not several or wants(game, admiral):
            influence.gain_tactics(game, admiral, n)
    elif what == w.FX_DRAW:
        operations.draw_cards(game, admiral, n)
    elif what == w.FX_HIDDEN:
        while n > 0:
            n -= 1
            influence.gain_hidden(game, admiral)
    elif what == w.FX_SHIELD:
        game.place_shields(admiral, effect.what, n)
    elif what == w.FX_DESTROY:
        battle.destroy(game, admiral, effect.what, n)
    elif what == w.FX_CAREFUL:
        movement.careful_moves(game, admiral, n)
    elif what == w.FX_CLEANSE:
        while n > 0 and goods.cleanse(game, admiral, effect.what, True):
            n -= 1
    elif what == w.FX_INFLUENCE:
        while n > 0:
            n -= 1
            if effect.what < 0:
                influence.gain_influence_of_choice(game, admiral)
            else:
                influence.gain_influence(game, admiral, effect.what)
    elif what == w.FX_PLAY:
        game.play_from_hand(admiral, n)
    elif what == w.FX_DATA:
        if not several or wants(game, admiral):
            while n > 0:
                n -= 1
                goods.gain_data(game, admiral)
    elif what == w.FX_REPAIR:
        battle.repair(game, admiral, effect.what, n)
    elif what == w.FX_COPY:
        game.copy_effect(admiral, effect.what)
    elif what == w.FX_DEPLOY:
        deployment.deploy(game, admiral, effect.what, -1)
    elif what == w.FX_COND:
        if holds(game, admiral, effect.what):
            resolve(game, admiral, effect.parts[0], True)
    elif what == w.FX_PER:
        times = min(n, count(game, admiral, effect.what))
        while times > 0:
            times -= 1
            resolve(game, admiral, effect.parts[0], True)
    elif what == w.FX_CHOOSE:
        choose(game, admiral, effect.parts)
    elif what == w.FX_GAIN_KINDS:
        goods.gain_kinds(game, admiral, n)
    elif what == w.FX_PROMOTE:
        while n > 0:
            n -= 1
            operations.promote(game, admiral)
    elif what == w.FX_RESIDUAL:
        if not several or wants(game, admiral):
            while n > 0:
                n -= 1
                goods.residual_void(game, admiral)
    elif what == w.FX_MOVE_FRIGATE:
        game.move_frigate(admiral, n)
    elif what == w.FX_JUMP_FRIGATE:
        movement.jump_frigate(game, admiral)
    elif what == w.FX_PROTECT:
        deployment.protect(game, admiral)
    elif what == w.FX_ADD_PLANET:
        radar.add_planet(game, admiral)
    elif what == w.FX_CULL_COLONIES:
        radar.cull_colonies(game, admiral, n)
    elif what == w.FX_PEEK_COLONY:
        radar.peek_colony(game, admiral, n)
    elif what == w.FX_CHOOSE_SHUTTLE:
        radar.choose_shuttle(game, admiral)
    elif what == w.FX_DEPLOY_DISCARDED:
        deployment.deploy(game, admiral, effect.what, game.turn.discarded_house)
    elif what == w.FX_SWAP_DISCARDED:
        deployment.replace_ship(game, admiral, game.turn.discarded_house)
    elif what >= w.FX_REORGANIZE:
        game.apply_own(admiral, effect)
    else:
        suffer(game, admiral, effect)


def suffer(game: Revenant, admiral: Admiral, effect: Effect) -> None:
    """Mandatory effects, of defects: what cannot be met is ignored (GAP-F-09)."""
    what = effect.primitive
    n = effect.n
    if what == w.FX_LOSE:
        goods.lose(game, admiral, effect.what, n)
    elif what == w.FX_LOSE_OP:
        operations.lose_cards(game, admiral, n)
    elif what == w.FX_LOSE_HIDDEN:
        operations.lose_hidden(game, admiral, n)
    elif what == w.FX_LOSE_TACTICS:
        influence.lose_tactics(game, admiral, n)
    elif what == w.FX_LOSE_INFLUENCE:
        influence.lose_influence(game, admiral, n)
    elif what == w.FX_LOSE_DATA:
        goods.lose_data(game, admiral, n)
    elif what == w.FX_DAMAGE_SHIPS:
        combat.damage_ships(game, admiral, effect.what, n)
    elif what == w.FX_DESTROY_SHIP:
        combat.destroy_ship(game, admiral, effect.what)
    elif what == w.FX_SPAWN:
        combat.spawn(game, n)


def choose(game: Revenant, admiral: Admiral, alternatives: list[list[Effect]]) -> None:
    """One of the alternatives that can be resolved, or none."""
    number: i64 = 1
    for part in alternatives:
        if can_resolve(game, admiral, part):
            game.may(v.CHOICE, number)
        else:
            game.bar("REV-F-01.3.3", v.CHOICE, number)
        number += 1
    if game.count == 0:
        return
    game.may(v.SKIP)
    answer = game.ask(admiral.seat, v.ASK_CHOICE)
    if verb_of(answer) == v.CHOICE:
        resolve(game, admiral, alternatives[first(answer) - 1], True)


# ---- conditions and counts


def holds(game: Revenant, admiral: Admiral, condition: i64) -> bool:
    if condition == w.MOVED_TWICE:
        return game.turn.moved >= 2
    if condition == w.THIRD_KILL:
        return game.turn.kills == 3
    if condition == w.SLOT_FREE:
        return admiral.free_slots() > 0
    if condition == w.LAST_CYCLE:
        return game.cycle == game.numbers.cycles
    if condition == w.EARLIER_CYCLE:
        return game.cycle < game.numbers.cycles
    return admiral.hidden_cards() >= 3


def count(game: Revenant, admiral: Admiral, what: i64) -> i64:
    total: i64 = 0
    if what == w.HOUSES_AT_TWO:
        for field in admiral.influence:
            if field >= 2:
                total += 1
        return total
    if what == w.CADET_CARDS:
        return len(admiral.cadet_cards[0]) + len(admiral.cadet_cards[1])
    for index in range(w.HOUSE_SHIPS + game.seats):  # own crew members on landed ships
        ship = game.ships[index]
        if ship.landed and ship.crew > 0 and (ship.crew - 1) // 3 == admiral.seat:
            total += 1
    return total
