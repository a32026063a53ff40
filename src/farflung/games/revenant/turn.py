"""Chapter 01: the action phase and a turn in its five steps."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, bonus, effects, goods, influence, radar, ships
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.state import Admiral, Revenant, Turn, figure_id, frigate_of


def take_turn(game: Revenant, seat: i64) -> None:
    """REV-F-01.0.3: man a ship, gain influence, crew action, gain corruption, bonus action.

    After an emergency action the bonus action follows at once (REV-F-01.1.7).
    """
    admiral = game.admirals[seat]
    turn = Turn(seat, -1)
    game.turn = turn
    space = man_a_ship(game, admiral)
    if turn.emergency:
        emergency_action(game, admiral)
    else:
        gain_influence(game, admiral)
        crew_action(game, admiral, space)
        gain_corruption(game, admiral)
    turn.step_four_done = True
    turn.standing = []
    turn.manning = 0
    bonus.bonus_action(game, admiral)
    end_turn(game, admiral)
    turn.seat = -1
    turn.figure = -1


# ---- step 1


def man_a_ship(game: Revenant, admiral: Admiral) -> i64:
    """REV-F-01.1.1 to 01.1.4: an unoccupied crew space, or the emergency action. Returns the space's number."""
    while True:
        offer_ships(game, admiral)
        game.may(v.EMERGENCY)
        if admiral.has_hidden():
            game.may(v.TRADE)
        answer = game.ask(admiral.seat, v.ASK_MAN)
        if verb_of(answer) == v.TRADE:
            goods.trade_hidden(game, admiral)
            continue
        break
    figure: i64 = 0
    while figure < 3:
        if not admiral.crew_used >> figure & 1:
            game.may(v.WITH, figure)
        else:
            game.bar("REV-F-01.1.1", v.WITH, figure)
        figure += 1
    figure = first(game.ask(admiral.seat, v.ASK_FIGURE))
    admiral.crew_used |= 1 << figure
    turn = game.turn
    turn.figure = figure
    if verb_of(answer) == v.EMERGENCY:
        turn.emergency = True
        game.say("REV-F-01.1.4", v.EMERGENCY_TAKEN, admiral.seat, figure)
        return -1
    space = first(answer)
    crew = figure_id(admiral.seat, figure)
    if space >= w.REINFORCEMENT:
        turn.on_revenant = True
        game.crew_on_revenant[space - w.REINFORCEMENT] = crew
    else:
        turn.ship = game.ships[space]
        turn.source = turn.ship
        game.ships[space].crew = crew
    game.say("REV-F-01.1.1", v.MANNED, admiral.seat, space, figure)
    game.begin(v.MANNED, admiral.seat, space, figure)
    return space


def offer_ships(game: Revenant, admiral: Admiral) -> None:
    """Every crew space of the board, or why it cannot be taken (REV-F-K.6, 01.1.2, 01.4.4, 08.7)."""
    corruptible = admiral.free_slots() > 0
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if 0 < ship.sector <= 8 and ship.kind != w.SHUTTLE:
            if ship.crew:
                game.bar("REV-F-01.1.1", v.MAN, index)
            elif ship.corrupted and not corruptible:
                game.bar("REV-F-01.4.4", v.MAN, index)
            else:
                game.may(v.MAN, index)
        index += 1
    seat: i64 = 0
    while seat < game.seats:
        if seat != admiral.seat:
            game.bar("REV-F-01.1.2", v.MAN, w.FIRST_FRIGATE + seat)
        elif frigate_of(game, seat).crew:
            game.bar("REV-F-01.1.1", v.MAN, w.FIRST_FRIGATE + seat)
        else:
            game.may(v.MAN, w.FIRST_FRIGATE + seat)
        seat += 1
    for space in range(2):
        if game.crew_on_revenant[space]:
            game.bar("REV-F-06.0.1", v.MAN, w.REINFORCEMENT + space)
        else:
            game.may(v.MAN, w.REINFORCEMENT + space)


def emergency_action(game: Revenant, admiral: Admiral) -> None:
    """REV-F-01.1.5, 01.2.4, 01.1.6: hidden influence once, then a resource or a tactic, either may be left."""
    influence.gain_hidden(game, admiral)
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        game.may(v.GAIN_RESOURCE, kind)
        kind += 1
    game.may(v.TAKE)
    game.may(v.SKIP)
    answer = game.ask(admiral.seat, v.ASK_EMERGENCY)
    if verb_of(answer) == v.GAIN_RESOURCE:
        goods.store(game, admiral, first(answer))
    elif verb_of(answer) == v.TAKE:
        influence.gain_tactics(game, admiral, 1)


# ---- step 2


def gain_influence(game: Revenant, admiral: Admiral) -> None:
    """REV-F-01.2.1 to 01.2.3, REV-P-2.1.3 to 2.1.5: with the ship's house, any house on the Revenant, hidden on the own
    frigate."""
    if abilities.watching(game, admiral, w.INSTEAD_OF_INFLUENCE):
        ability = abilities.working(game, admiral, w.INSTEAD_OF_INFLUENCE)[0]
        game.may(v.PLAIN_INFLUENCE)
        game.may(v.USE, ability.source)
        if verb_of(game.ask(admiral.seat, v.ASK_STEP_TWO)) == v.USE:
            abilities.use(game, admiral, ability)
            return
    ship = game.turn.ship
    if ship is None:
        influence.gain_influence_of_choice(game, admiral)
    elif ship.kind == w.FRIGATE:
        influence.gain_hidden(game, admiral)
        return
    else:
        influence.gain_influence(game, admiral, ship.house)
    abilities.after(game, admiral, w.ON_INFLUENCE)


# ---- step 3


def crew_action(game: Revenant, admiral: Admiral, space: i64) -> None:
    """REV-F-01.3.1: the effect of the manned ship."""
    abilities.after(game, admiral, w.BEFORE_ACTION)
    if uses_instead(game, admiral):
        return
    if space == w.HYPERCHARGE:
        abilities.stand_ready(game, admiral, w.ON_MAN_REVENANT)
        radar.hypercharge(game, admiral)
    elif space == w.REINFORCEMENT:
        abilities.stand_ready(game, admiral, w.ON_MAN_REVENANT)
        ships.reinforcement(game, admiral)
    else:
        ships.ship_effect(game, admiral, game.ships[space])


def uses_instead(game: Revenant, admiral: Admiral) -> bool:
    """Whether an ability is used instead of the effect of the space that was taken."""
    ability = abilities.instead_of_effect(game, admiral)
    if ability is None or not effects.can_resolve(game, admiral, ability.fx):
        return False
    game.may(v.OWN_EFFECT)
    game.may(v.USE, ability.source)
    if verb_of(game.ask(admiral.seat, v.ASK_INSTEAD)) != v.USE:
        return False
    abilities.use(game, admiral, ability)
    return True


# ---- step 4


def gain_corruption(game: Revenant, admiral: Admiral) -> None:
    """REV-F-01.4.1 to 01.4.3: from a corrupted ship or planet, never more than one.

    A copied planet counts, a copied ship does not (REV-F-14.24, 14.25).
    """
    if effects.corruption_pending(game) and admiral.free_slots() > 0:
        game.turn.took_corruption = True
        ship = game.turn.ship
        of_ship = ship is not None and ship.corrupted
        goods.corrupt(game, admiral, "REV-F-01.4.1" if of_ship else "REV-F-01.4.2")


# ---- the end


def end_turn(game: Revenant, admiral: Admiral) -> None:
    """Abilities of the turn's end (GAP-F-35), and the last chance to trade hidden influence (REV-F-01.3.4)."""
    abilities.after(game, admiral, w.ON_TURN_END)
    while admiral.has_hidden():
        game.may(v.END_TURN)
        game.may(v.TRADE)
        if verb_of(game.ask(admiral.seat, v.ASK_END)) == v.END_TURN:
            return
        goods.trade_hidden(game, admiral)
