"""Chapter 2.13: the six bonus actions of the frigate board."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, bonus, goods, influence, operations
from farflung.games.revenant.prototype import improvements, moves
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.prototype.verbs import ASK_REMOVAL, WAIVE_CARD
from farflung.games.revenant.prototype.words import (
    ACTIVATE,
    COMPARTMENTS,
    GAIN_RESOURCE,
    GAIN_TACTICS,
    MOVE_FRIGATE,
    PLAY_CARD,
    REMOVE_CORRUPTION,
)
from farflung.games.revenant.state import Admiral, frigate_of
from farflung.games.revenant.verbs import ASK_BONUS, ASK_PLAY, BONUS, BONUS_TAKEN, DONE, SKIP, TAKE, WAIVE
from farflung.games.revenant.words import (
    ANY,
    FROM_ANY,
    FX_DISCOUNT,
    NEUTRONIUM,
    OFF_EITHER,
    OFF_NEUTRONIUM,
    ON_REMOVE_CORRUPTION,
)


def bonus_action(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.13.1: one whose compartment is not corrupted, or none (GAP-A-19)."""
    offer(game, admiral)
    game.may(SKIP)
    answer = game.ask(admiral.seat, ASK_BONUS)
    if verb_of(answer) == SKIP:
        return
    chosen = first(answer)
    game.say("REV-P-2.13.1", BONUS_TAKEN, admiral.seat, chosen)
    if chosen == REMOVE_CORRUPTION:
        remove_corruption(game, admiral)
    elif chosen == GAIN_RESOURCE:
        goods.gain(game, admiral, ANY, 1)  # REV-P-2.13.3
    elif chosen == GAIN_TACTICS:
        influence.gain_tactics(game, admiral, 1)  # REV-P-2.13.4
    elif chosen == PLAY_CARD:
        play_card(game, admiral)
    elif chosen == ACTIVATE:
        bonus.activate(game, admiral)  # REV-P-2.13.6
    else:
        moves.move_frigate(game, admiral, game.own.frigate_moves)


def offer(game: Prototype, admiral: Admiral) -> None:
    """Those that are open and of which something can come."""
    for compartment in range(len(COMPARTMENTS)):
        if admiral.corrupted[compartment]:
            game.bar("REV-P-2.3.3", BONUS, compartment)
        elif compartment == REMOVE_CORRUPTION and not can_remove(game, admiral):
            game.bar("REV-P-2.13.2", BONUS, compartment)
        elif compartment == PLAY_CARD and not improvements.can_play_any(game, admiral):
            game.bar("REV-P-2.13.5", BONUS, compartment)
        elif compartment == MOVE_FRIGATE and frigate_of(game, admiral.seat).landed:
            game.bar("REV-P-2.5.2", BONUS, compartment)
        else:
            game.may(BONUS, compartment)


# ---- Remove Corruption


def discount(game: Prototype, admiral: Admiral) -> i64:
    """What an ability takes off each removal: the neutronium, or either part of the cost (GAP-P-14); -1 is nothing."""
    if abilities.watching(game, admiral, ON_REMOVE_CORRUPTION):
        for ability in abilities.working(game, admiral, ON_REMOVE_CORRUPTION):
            if ability.fx[0].primitive == FX_DISCOUNT:
                return ability.fx[0].what
    return -1


def offer_removal(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.13.2: 1 neutronium and 1 improvement card, less what an ability takes off."""
    if not goods.can_cleanse(game, admiral, FROM_ANY):
        return
    less = discount(game, admiral)
    has_card = len(admiral.hand) > 0
    has_neutronium = goods.can_pay(game, admiral, NEUTRONIUM, 1)
    if less == OFF_EITHER:
        if has_card:
            game.may(WAIVE, NEUTRONIUM)
        if has_neutronium:
            game.may(WAIVE_CARD)
    elif has_card and (has_neutronium or less == OFF_NEUTRONIUM):
        game.may(TAKE)


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
            game.may(DONE)
        verb = verb_of(game.ask(admiral.seat, ASK_REMOVAL))
        if verb == DONE:
            return
        if verb == WAIVE_CARD or (verb == TAKE and discount(game, admiral) < 0):
            goods.pay(game, admiral, NEUTRONIUM, 1)
        if verb != WAIVE_CARD:
            operations.discard_as_cost(game, admiral, 1)
        goods.cleanse(game, admiral, FROM_ANY, False)


# ---- Play Card


def play_card(game: Prototype, admiral: Admiral) -> None:
    """REV-P-2.13.5, 2.14.1"""
    improvements.offer_cards(game, admiral, 0)
    improvements.play(game, admiral, game.content.cards[first(game.ask(admiral.seat, ASK_PLAY))], 0)
