"""Chapter 2.13: the six bonus actions of the frigate board."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, bonus, goods, influence, operations
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import improvements, moves
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, frigate_of


def bonus_action(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.13.1: one whose compartment is not corrupted, or none (GAP-A-19)."""
    offer(game, admiral)
    game.may(v.SKIP)
    answer = game.ask(admiral.seat, v.ASK_BONUS)
    if verb_of(answer) == v.SKIP:
        return
    chosen = first(answer)
    game.say("REV-P-2.13.1", v.BONUS_TAKEN, admiral.seat, chosen)
    if chosen == pw.REMOVE_CORRUPTION:
        remove_corruption(game, admiral)
    elif chosen == pw.GAIN_RESOURCE:
        goods.gain(game, admiral, w.ANY, 1)  # REV-P-2.13.3
    elif chosen == pw.GAIN_TACTICS:
        influence.gain_tactics(game, admiral, 1)  # REV-P-2.13.4
    elif chosen == pw.PLAY_CARD:
        play_card(game, admiral)
    elif chosen == pw.ACTIVATE:
        bonus.activate(game, admiral)  # REV-P-2.13.6
    else:
        moves.move_frigate(game, admiral, game.own.frigate_moves)


def offer(game: Prototype, admiral: Admiral) -> None:
    """Those that are open and of which something can come."""
    for compartment in range(len(pw.COMPARTMENTS)):
        if admiral.corrupted[compartment]:
            game.bar("REV-P-2.3.3", v.BONUS, compartment)
        elif compartment == pw.REMOVE_CORRUPTION and not can_remove(game, admiral):
            game.bar("REV-P-2.13.2", v.BONUS, compartment)
        elif compartment == pw.PLAY_CARD and not improvements.can_play_any(game, admiral):
            game.bar("REV-P-2.13.5", v.BONUS, compartment)
        elif compartment == pw.MOVE_FRIGATE and frigate_of(game, admiral.seat).landed:
            game.bar("REV-P-2.5.2", v.BONUS, compartment)
        else:
            game.may(v.BONUS, compartment)


# ---- Remove Corruption


def discount(game: Prototype, admiral: Admiral) -> i64:
    """What an ability takes off each removal: the neutronium, or either part of the cost (GAP-P-14); -1 is nothing."""
    if abilities.watching(game, admiral, w.ON_REMOVE_CORRUPTION):
        for ability in abilities.working(game, admiral, w.ON_REMOVE_CORRUPTION):
            if ability.fx[0].primitive == w.FX_DISCOUNT:
                return ability.fx[0].what
    return -1


def offer_removal(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.13.2: 1 neutronium and 1 improvement card, less what an ability takes off."""
    if not goods.can_cleanse(game, admiral, w.FROM_ANY):
        return
    less = discount(game, admiral)
    has_card = len(admiral.hand) > 0
    has_neutronium = goods.can_pay(game, admiral, w.NEUTRONIUM, 1)
    if less == w.OFF_EITHER:
        if has_card:
            game.may(v.WAIVE, w.NEUTRONIUM)
        if has_neutronium:
            game.may(pv.WAIVE_CARD)
    elif has_card and (has_neutronium or less == w.OFF_NEUTRONIUM):
        game.may(v.TAKE)


def can_remove(game: Prototype, admiral: Admiral) -> bool:
    before = game.count
    offer_removal(game, admiral)
    possible = game.count > before
    game.count = before
    return possible


def remove_corruption(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.13.2: the exchange, and if one likes a second time."""
    for number in range(game.own.removals):
        offer_removal(game, admiral)
        if game.count == 0:
            return
        if number:
            game.may(v.DONE)
        verb = verb_of(game.ask(admiral.seat, pv.ASK_REMOVAL))
        if verb == v.DONE:
            return
        if verb == pv.WAIVE_CARD or (verb == v.TAKE and discount(game, admiral) < 0):
            goods.pay(game, admiral, w.NEUTRONIUM, 1)
        if verb != pv.WAIVE_CARD:
            operations.discard_as_cost(game, admiral, 1)
        goods.cleanse(game, admiral, w.FROM_ANY, False)


# ---- Play Card


def play_card(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.13.5, 2.14.1"""
    improvements.offer_cards(game, admiral, 0)
    improvements.play(game, admiral, game.content.cards[first(game.ask(admiral.seat, v.ASK_PLAY))], 0)
