"""Chapters 02 to 06: what the ships do when they are manned, and copying (14.21 to 14.25)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, battle, deployment, effects, goods, movement
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import ArkOption, Effect
from farflung.games.revenant.state import Admiral, Revenant, Ship, frigate_of

REINFORCEMENT_COST: Final = [1, 1, 0, 1]  # REV-F-06.1.1
DEPLOYABLE: Final = 1 << w.FIGHTER | 1 << w.DROPSHIP | 1 << w.SHUTTLE  # REV-F-06.1.3


def ship_effect(game: Revenant, admiral: Admiral, ship: Ship) -> None:
    """REV-F-01.3.1"""
    abilities.stand_ready(game, admiral, abilities.manning_trigger(ship.kind))
    if ship.kind == w.ARK:
        ark_effect(game, admiral, ship)
    elif ship.kind == w.FIGHTER:
        strike_effect(game, admiral, ship, v.ASK_FIGHTER)
    elif ship.kind == w.DROPSHIP:
        dropship_effect(game, admiral, ship)
    else:
        frigate_effect(game, admiral, ship)


# ---- 02 arks


def ark_effect(game: Revenant, admiral: Admiral, ark: Ship) -> None:
    """REV-F-02.1: one of the two options of its house. What they do (REV-F-02.2 to 02.19) is content: arks.toml."""
    options = game.content.arks[ark.house]
    while True:
        for number in range(2):
            if effects.can_resolve(game, admiral, options[number].fx):
                game.may(v.ARK_OPTION, ark.house * 2 + number)
            else:
                game.bar("REV-F-01.3.3", v.ARK_OPTION, ark.house * 2 + number)
        answer = ask_effect(game, admiral, v.ASK_ARK)
        if verb_of(answer) != v.USE:
            break
    if verb_of(answer) == v.ARK_OPTION:
        option = options[first(answer) & 1]
        game.begin(v.ARK_OPTION, first(answer))
        if option.any_order:
            resolve_in_any_order(game, admiral, option.fx)
        else:
            resolve_in_order(game, admiral, option)
        if option.provision:
            abilities.after(game, admiral, w.ON_PROVISION)
        abilities.between_parts(game, admiral)
        game.finish()


def ask_effect(game: Revenant, admiral: Admiral, question: i64) -> i64:
    """Asks which effect; a standing ability may be used before it (GAP-F-35), and then the question comes again."""
    abilities.offer_standing(game, admiral)
    game.may(v.DONE)
    answer = game.ask(admiral.seat, question)
    if verb_of(answer) == v.USE:
        abilities.use_standing(game, admiral, first(answer))
    return answer


def resolve_in_order(game: Revenant, admiral: Admiral, option: ArkOption) -> None:
    """Printed order, costs first (GAP-F-33); standing abilities may come between the parts."""
    several = len(option.fx) > 1
    first_part = True
    for effect in option.fx:
        if effects.is_cost(effect):
            effects.pay(game, admiral, effect)
            continue
        if not first_part:
            abilities.between_parts(game, admiral)
        effects.apply(game, admiral, effect, several)
        first_part = False


def resolve_in_any_order(game: Revenant, admiral: Admiral, fx: list[Effect]) -> None:
    """And/or: each part once or not at all, in any order (REV-F-02.5, 02.7, GAP-F-33)."""
    left: i64 = (1 << len(fx)) - 1
    while left:
        for number, effect in enumerate(fx):
            if left >> number & 1 and effects.can_apply(game, admiral, effect):
                game.may(v.PART, number + 1)
        abilities.offer_standing(game, admiral)
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_ARK)
        if verb_of(answer) == v.DONE:
            return
        if verb_of(answer) == v.USE:
            abilities.use_standing(game, admiral, first(answer))
        else:
            left -= 1 << (first(answer) - 1)
            effects.apply(game, admiral, fx[first(answer) - 1], False)


# ---- 03 fighters, and 04 the frigate's effect A


def strike_effect(game: Revenant, admiral: Admiral, ship: Ship, question: i64) -> None:
    """REV-F-03.1 to 03.4, 04.2, 04.3: maneuver and/or attack, each at most once, in either order."""
    maneuver_left = True
    attack_left = True
    while True:
        lost = ship.sector > 8  # bombarded into an inner sector: the maneuver out is compulsory (GAP-F-20)
        if maneuver_left and not ship.landed:
            movement.offer_maneuver(game, admiral, ship)
        if attack_left and not lost:
            if battle.can_attack(game, admiral, ship):
                game.may(v.ATTACK)
            else:
                game.bar("REV-F-13.3", v.ATTACK)
        if not lost:
            abilities.offer_standing(game, admiral)
            if game.count == 0:
                return
            game.may(v.DONE)
        answer = game.ask(admiral.seat, question)
        verb = verb_of(answer)
        if verb == v.MOVE:
            maneuver_left = False
            movement.maneuver(game, admiral, ship, first(answer))
        elif verb == v.ATTACK:
            attack_left = False
            battle.attack(game, admiral, ship, maneuver_left)
        elif verb == v.USE:
            abilities.use_standing(game, admiral, first(answer))
        else:
            return


# ---- 04 the frigate


def frigate_effect(game: Revenant, admiral: Admiral, frigate: Ship) -> None:
    """REV-F-04.1, 04.4: effect A or B; an ability may allow both, A first. Frigate cards work meanwhile (GAP-F-28)."""
    turn = game.turn
    was_on_frigate = turn.on_frigate
    turn.on_frigate = True
    abilities.stand_ready(game, admiral, w.ON_MAN_FRIGATE)
    while True:
        game.may(v.EFFECT_A)
        game.may(v.EFFECT_B)
        if has_ability(game, admiral, w.ON_MAN_FRIGATE, w.FX_FRIGATE_BOTH):
            game.may(v.BOTH_EFFECTS)
        answer = ask_effect(game, admiral, v.ASK_FRIGATE)
        if verb_of(answer) != v.USE:
            break
    chosen = verb_of(answer)
    if chosen == v.EFFECT_A or chosen == v.BOTH_EFFECTS:
        strike_effect(game, admiral, frigate, v.ASK_FRIGATE)
    if chosen == v.EFFECT_B or chosen == v.BOTH_EFFECTS:
        dropship_effect(game, admiral, frigate)
    abilities.between_parts(game, admiral)
    turn.on_frigate = was_on_frigate
    if not was_on_frigate:
        turn.manning &= ~(1 << w.ON_MAN_FRIGATE)
        turn.standing = [ability for ability in turn.standing if ability.source not in admiral.frigate_cards]


# ---- 05 dropships and planets


def dropship_effect(game: Revenant, admiral: Admiral, ship: Ship) -> None:
    """REV-F-05.1, 05.7: maneuver, then land; both optional (GAP-F-18), nothing moves after landing."""
    maneuver_left = True
    while True:
        if maneuver_left and not ship.landed:
            movement.offer_maneuver(game, admiral, ship)
        if not ship.landed:
            if can_land(game, admiral, ship.sector):
                game.may(v.LAND)
            else:
                game.bar("REV-F-05.2", v.LAND)
        abilities.offer_standing(game, admiral)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_DROPSHIP)
        verb = verb_of(answer)
        if verb == v.MOVE:
            maneuver_left = False
            movement.maneuver(game, admiral, ship, first(answer))
        elif verb == v.LAND:
            land(game, admiral, ship)
        elif verb == v.USE:
            abilities.use_standing(game, admiral, first(answer))
        else:
            return


def can_land(game: Revenant, admiral: Admiral, sector: i64) -> bool:
    """REV-F-05.2: on a planet of the sector where no ship lies, unless an ability allows it."""
    if game.planets[sector] < 0:
        return False
    return game.landers[sector] == 0 or has_ability(game, admiral, w.ON_LAND, w.FX_LAND_OCCUPIED)


def has_ability(game: Revenant, admiral: Admiral, trigger: i64, primitive: i64) -> bool:
    return abilities.watching(game, admiral, trigger) and abilities.bonus(game, admiral, trigger, primitive) > 0


def land(game: Revenant, admiral: Admiral, ship: Ship) -> None:
    """REV-F-05.1"""
    sector = ship.sector
    ship.landed = True
    game.landers[sector] += 1
    game.say("REV-F-05.1", v.LANDED, admiral.seat, ship.index, game.planets[sector])
    explore(game, admiral, sector)


def explore(game: Revenant, admiral: Admiral, sector: i64) -> None:
    """REV-F-05.3 to 05.6: data, land abilities, one option, planet and mining abilities (GAP-F-35)."""
    take_planet_data(game, admiral, sector)
    abilities.after(game, admiral, w.ON_LAND)
    resolve_planet(game, admiral, sector)


def take_planet_data(game: Revenant, admiral: Admiral, sector: i64) -> None:
    """REV-F-05.3"""
    if game.planet_data[sector]:
        game.planet_data[sector] = 0
        goods.gain_data(game, admiral)


def resolve_planet(game: Revenant, admiral: Admiral, sector: i64) -> None:
    """REV-F-05.4 to 05.6: exactly one option; the lower one corrupts, so it needs a free slot (REV-F-01.4.4)."""
    turn = game.turn
    planet = game.content.planets[game.planets[sector]]
    if has_ability(game, admiral, w.ON_PLANET, w.FX_NO_PLANET_CORRUPTION):
        turn.no_planet_corruption = True
    game.may(v.UPPER, planet.index)
    if admiral.free_slots() > 0 or turn.no_planet_corruption or (turn.step_four_done and turn.took_corruption):
        game.may(v.LOWER, planet.index)
    else:
        game.bar("REV-F-01.4.4", v.LOWER, planet.index)
    lower = verb_of(game.ask(admiral.seat, v.ASK_PLANET)) == v.LOWER
    game.say("REV-F-05.4", v.PLANET_RESOLVED, admiral.seat, planet.index, 2 if lower else 1)
    game.begin(v.PLANET_RESOLVED, admiral.seat, planet.index, 2 if lower else 1)
    if lower:
        turn.lower_planet = True
        turn.planet_pending = turn.step_four_done and not turn.no_planet_corruption and not turn.took_corruption
        effects.resolve(game, admiral, planet.lower, False)
    else:
        effects.resolve(game, admiral, planet.upper, False)
    game.finish()
    abilities.after(game, admiral, w.ON_PLANET)
    if planet.mining_upper != lower:
        abilities.after(game, admiral, w.ON_MINING)
    if turn.planet_pending:
        turn.planet_pending = False
        turn.took_corruption = True
        goods.corrupt(game, admiral, "REV-F-01.4.2")


# ---- 06.1 Reinforcement


def reinforcement(game: Revenant, admiral: Admiral) -> None:
    """REV-F-06.1.1 to 06.1.10: its cost gates everything; deployment and token are independent (GAP-F-33)."""
    while True:
        if goods.can_pay_cost(game, admiral, REINFORCEMENT_COST):
            game.may(v.REINFORCE)
        else:
            game.bar("REV-F-06.1.1", v.REINFORCE)
        answer = ask_effect(game, admiral, v.ASK_REINFORCEMENT)
        if verb_of(answer) != v.USE:
            break
    if verb_of(answer) == v.REINFORCE:
        goods.pay_cost(game, admiral, REINFORCEMENT_COST)
        deployment.deploy(game, admiral, DEPLOYABLE, -1)
        abilities.between_parts(game, admiral)
        deployment.protect(game, admiral)
        abilities.between_parts(game, admiral)


# ---- copying


def can_be_copied(game: Revenant, admiral: Admiral, what: i64, ship: Ship) -> bool:
    """Which house ships an effect may copy (REV-F-02.17, GAP-A-08, GAP-F-23)."""
    if not 0 < ship.sector <= 8:
        return False
    if what == w.OCCUPIED_ARK:
        return ship.kind == w.ARK and ship.crew > 0 and ship is not game.turn.source
    if what == w.ANY_ARK:
        return ship.kind == w.ARK
    if ship.kind == w.SHUTTLE or ship.landed or ship is game.turn.ship:
        return False
    return what == w.ANY_SHIP or ship.sector == game.turn.sector()


def can_copy(game: Revenant, admiral: Admiral, what: i64) -> bool:
    if what == w.OWN_FRIGATE:
        return True
    if what == w.OCCUPIED_PLANET or what == w.ANY_PLANET:
        for sector in range(1, 9):
            if game.planets[sector] >= 0 and (what == w.ANY_PLANET or game.landers[sector]):
                return True
        return False
    for index in range(w.HOUSE_SHIPS):
        if can_be_copied(game, admiral, what, game.ships[index]):
            return True
    return False


def copy_effect(game: Revenant, admiral: Admiral, what: i64) -> None:
    """REV-F-14.21: resolve the copied effect completely, choices and costs included."""
    if what == w.OWN_FRIGATE:
        copy_ship(game, admiral, frigate_of(game, admiral.seat))
    elif what == w.OCCUPIED_PLANET or what == w.ANY_PLANET:
        copy_planet(game, admiral, what)
    else:
        index: i64 = 0
        while index < w.HOUSE_SHIPS:
            ship = game.ships[index]
            if can_be_copied(game, admiral, what, ship):
                game.may(v.COPY_SHIP, index)
            elif what == w.OCCUPIED_ARK and ship.kind == w.ARK and 0 < ship.sector <= 8 and ship.crew == 0:
                game.bar("REV-F-02.17", v.COPY_SHIP, index)
            index += 1
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_COPY)
        if verb_of(answer) == v.COPY_SHIP:
            copy_ship(game, admiral, game.ships[first(answer)])


def copy_ship(game: Revenant, admiral: Admiral, ship: Ship) -> None:
    """Your sector is the copied ship's meanwhile (REV-F-14.23), and both ships trigger abilities (REV-F-14.22)."""
    turn = game.turn
    source, planet_sector = turn.source, turn.planet_sector
    game.say("REV-F-14.21", v.COPIED, admiral.seat, ship.index)
    if ship.kind == w.FRIGATE:
        movement.take_off(game, ship)  # REV-F-02.15
    turn.source = ship
    turn.planet_sector = 0
    game.begin(v.COPIED, admiral.seat, ship.index)
    ship_effect(game, admiral, ship)
    game.finish()
    turn.source, turn.planet_sector = source, planet_sector
    abilities.after(game, admiral, w.ON_COPY)


def copy_planet(game: Revenant, admiral: Admiral, what: i64) -> None:
    """REV-F-02.19, GAP-F-23: all that follows a landing, but no ship lies there for it."""
    sector: i64 = 1
    while sector <= 8:
        if game.planets[sector] >= 0:
            if what == w.ANY_PLANET or game.landers[sector]:
                game.may(v.COPY_PLANET, game.planets[sector])
            else:
                game.bar("REV-F-02.19", v.COPY_PLANET, game.planets[sector])
        sector += 1
    if game.count == 0:
        return
    game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_COPY)
    if verb_of(answer) == v.DONE:
        return
    turn = game.turn
    planet_sector = turn.planet_sector
    turn.planet_sector = game.planets.index(first(answer))
    game.say("REV-F-14.21", v.COPIED_PLANET, admiral.seat, first(answer))
    explore(game, admiral, turn.planet_sector)
    turn.planet_sector = planet_sector
    abilities.after(game, admiral, w.ON_COPY)
