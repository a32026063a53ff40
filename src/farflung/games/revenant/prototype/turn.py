"""Chapters 2.0 and 2.1: a turn is one main action in five steps and one bonus action (REV-P-2.0.1)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, effects, goods, ships
from farflung.games.revenant import turn as shared
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import agendas, bonus, revenant, small_ships
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, Turn, figure_id, frigate_of


def take_turn(game: Prototype, seat: i64) -> None:
    """REV-P-2.0.1"""
    admiral = game.admirals[seat]
    turn = Turn(seat, -1)
    game.turn = turn
    space = assign_crew(game, admiral)
    if space >= 0:
        shared.gain_influence(game, admiral)
        main_action(game, admiral, space)
        gain_corruption(game, admiral)
    turn.step_four_done = True
    turn.standing = []
    turn.manning = 0
    bonus.bonus_action(game, admiral)
    abilities.after(game, admiral, w.ON_TURN_END)
    reveal_agenda(game, admiral)
    turn.seat = -1
    turn.figure = -1


# ---- step 1


def assign_crew(game: Prototype, admiral: Admiral) -> i64:
    """REV-P-2.1.1: an unused figure to a free action space. Without one the figure stays home (GAP-A-19): -1."""
    offer_spaces(game, admiral)
    if game.count == 0:
        game.say("GAP-A-19", pv.NO_SPACE, admiral.seat)
        return -1
    space = first(game.ask(admiral.seat, v.ASK_MAN))
    figure: i64 = 0
    while figure < 3:
        if not admiral.crew_used >> figure & 1:
            game.may(v.WITH, figure)
        else:
            game.bar("REV-P-2.1.1", v.WITH, figure)
        figure += 1
    figure = first(game.ask(admiral.seat, v.ASK_FIGURE))
    admiral.crew_used |= 1 << figure
    turn = game.turn
    turn.figure = figure
    if space >= pw.DEPLOY_SPACE:
        turn.on_revenant = True
        game.crew_on_revenant[space - pw.DEPLOY_SPACE] = figure_id(admiral.seat, figure)
    else:
        turn.ship = game.ships[space]
        turn.source = turn.ship
        turn.placed_in = turn.ship.sector
        game.ships[space].crew = figure_id(admiral.seat, figure)
    game.say("REV-P-2.1.1", v.MANNED, admiral.seat, space, figure)
    game.begin(v.MANNED, admiral.seat, space, figure)
    return space


def offer_spaces(game: Prototype, admiral: Admiral) -> None:
    """Every action space of the map, or why it cannot be taken (REV-P-2.1.2, GAP-P-08)."""
    corruptible = admiral.free_slots() > 0
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if 0 < ship.sector <= 8:
            if ship.kind == w.SHUTTLE:
                game.bar("REV-P-2.1.2", v.MAN, index)
            elif ship.crew:
                game.bar("REV-P-2.1.1", v.MAN, index)
            elif ship.corrupted and not corruptible:
                game.bar("GAP-P-08", v.MAN, index)
            else:
                game.may(v.MAN, index)
        index += 1
    seat: i64 = 0
    while seat < game.seats:
        if seat != admiral.seat:
            game.bar("REV-P-2.1.2", v.MAN, w.FIRST_FRIGATE + seat)
        elif frigate_of(game, seat).crew:
            game.bar("REV-P-2.1.1", v.MAN, w.FIRST_FRIGATE + seat)
        else:
            game.may(v.MAN, w.FIRST_FRIGATE + seat)
        seat += 1
    for space in range(2):
        if game.crew_on_revenant[space]:
            game.bar("REV-P-2.1.1", v.MAN, pw.DEPLOY_SPACE + space)
        else:
            game.may(v.MAN, pw.DEPLOY_SPACE + space)


# ---- steps 3 and 4


def main_action(game: Prototype, admiral: Admiral, space: i64) -> None:
    """REV-P-2.1.7, 2.1.8: the action of the space taken; small ships may move before or after it."""
    abilities.after(game, admiral, w.BEFORE_ACTION)
    ship = game.turn.ship
    if ship is not None and small_ships.is_small(ship.kind):
        small_ships.act(game, admiral, ship, True)
        return
    if shared.uses_instead(game, admiral):
        return
    if space == pw.JUMP_SPACE:
        revenant.hyperjump(game, admiral)
    elif space == pw.DEPLOY_SPACE:
        revenant.deploy(game, admiral)
    else:
        abilities.stand_ready(game, admiral, abilities.manning_trigger(w.ARK))
        ships.ark_effect(game, admiral, game.ships[space])


# ---- step 5


def gain_corruption(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.1.9, GAP-P-08: from the manned ship or a planet's corrupted action, at most one."""
    if effects.corruption_pending(game) and admiral.free_slots() > 0:
        game.turn.took_corruption = True
        goods.corrupt(game, admiral, "REV-P-2.1.9")


# ---- the end


def reveal_agenda(game: Prototype, admiral: Admiral) -> None:
    """REV-P-8.2: in the last round, at the end of any one of your turns."""
    if game.cycle < game.numbers.cycles or game.agenda_shown[admiral.seat]:
        return
    game.may(pv.REVEAL_AGENDA)
    game.may(v.SKIP)
    if verb_of(game.ask(admiral.seat, pv.ASK_REVEAL)) == pv.REVEAL_AGENDA:
        agendas.reveal(game, admiral, "REV-P-8.2")
