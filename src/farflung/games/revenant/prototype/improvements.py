"""Chapters 2.14 and 2.15: playing improvement cards, equipment slots, the house discount."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.revenant import abilities, effects, goods, influence, operations
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import OperationCard
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral


def house_discount(game: Prototype, admiral: Admiral, card: OperationCard) -> i64:
    """REV-P-2.15.1: 1 resource less if the crew of this turn was placed on a ship of the card's house."""
    ship = game.turn.ship
    if ship is None or game.turn.seat != admiral.seat or ship.kind == w.FRIGATE:
        return 0
    return 1 if ship.house == card.house else 0


def surcharge(game: Prototype, admiral: Admiral, card: OperationCard) -> i64:
    """REV-P-2.14.4, GAP-P-05: energy that no discount lowers."""
    if card.kind == w.FRIGATE_CARD and len(admiral.frigate_cards) >= pw.COSTLY_SLOT - 1:
        return game.own.slot_energy
    return 0


def whole_discount(game: Prototype, admiral: Admiral, card: OperationCard, discount: i64) -> i64:
    """All discounts add up (EX-P-04)."""
    by_abilities = operations.discount_by_abilities(game, admiral, card)
    return discount + by_abilities + house_discount(game, admiral, card)


def has_slot(game: Prototype, admiral: Admiral, card: OperationCard) -> bool:
    """REV-P-2.14.6, GAP-P-05"""
    if card.kind == w.FRIGATE_CARD:
        return len(admiral.frigate_cards) < pw.EQUIPMENT_SLOTS
    return operations.has_slot(game, admiral, card)


def payable(admiral: Admiral, cost: list[int], extra_energy: i64, discount: i64) -> bool:
    """Can the cost be paid if so many of its resources, but none of the extra energy, are ignored?"""
    missing: i64 = 0
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        short: i64 = cost[kind] - admiral.resources[kind]
        if kind == w.ENERGY:
            short += extra_energy
        if short > 0:
            if short > cost[kind]:
                return False
            missing += short
        kind += 1
    return missing <= discount


def can_play(game: Prototype, admiral: Admiral, card: OperationCard, discount: i64) -> bool:
    """REV-P-2.14.1: a slot, and the resources at its top left."""
    if not has_slot(game, admiral, card):
        return False
    whole = whole_discount(game, admiral, card, discount)
    return payable(admiral, card.cost, surcharge(game, admiral, card), whole)


def can_play_any(game: Prototype, admiral: Admiral) -> bool:
    for index in admiral.hand:
        if can_play(game, admiral, game.content.cards[index], 0):
            return True
    return False


def offer_cards(game: Prototype, admiral: Admiral, discount: i64) -> None:
    for index in admiral.hand:
        card = game.content.cards[index]
        if can_play(game, admiral, card, discount):
            game.may(v.PLAY, index)
        elif has_slot(game, admiral, card):
            game.bar("REV-P-2.14.1", v.PLAY, index)
        else:
            game.bar("REV-P-2.14.6" if card.kind == w.CADET_CARD else "GAP-P-05", v.PLAY, index)


def play_from_hand(game: Prototype, admiral: Admiral, discount: i64) -> None:
    """An effect lets you play an improvement card so much cheaper (REV-P-2.8.8, 2.14.2)."""
    offer_cards(game, admiral, discount)
    if game.count == 0:
        return
    game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_PLAY)
    if verb_of(answer) == v.PLAY:
        play(game, admiral, game.content.cards[first(answer)], discount)


def play(game: Prototype, admiral: Admiral, card: OperationCard, discount: i64) -> None:
    """REV-P-2.14.1 to 2.14.7"""
    pay_for(game, admiral, card, whole_discount(game, admiral, card, discount))
    admiral.hand.remove(card.index)
    game.say("REV-P-2.14.1", v.PLAYED, admiral.seat, card.index)
    game.begin(v.PLAYED, admiral.seat, card.index)
    if card.kind == w.CADET_CARD:
        operations.attach(game, admiral, card)
    elif card.kind == w.FRIGATE_CARD:
        fit(game, admiral, card)
    else:
        put(admiral.directives, card.index)
        effects.resolve(game, admiral, card.fx, False)
    game.finish()
    abilities.after(game, admiral, w.ON_PLAY)


def pay_for(game: Prototype, admiral: Admiral, card: OperationCard, discount: i64) -> None:
    """The player chooses which resources of the cost to ignore."""
    extra = surcharge(game, admiral, card)
    cost = card.cost[:]
    left: i64 = cost[0] + cost[1] + cost[2] + cost[3]
    if discount >= left:
        cost = [0, 0, 0, 0]
        discount = 0
    while discount > 0:
        discount -= 1
        kind: i64 = 0
        while kind <= w.NEUTRONIUM:
            if cost[kind]:
                cost[kind] -= 1
                if payable(admiral, cost, extra, discount):
                    game.may(v.WAIVE, kind)
                cost[kind] += 1
            kind += 1
        cost[first(game.ask(admiral.seat, v.ASK_WAIVE))] -= 1
    cost[w.ENERGY] += extra
    goods.pay_cost(game, admiral, cost)


def fit(game: Prototype, admiral: Admiral, card: OperationCard) -> None:
    """REV-P-2.14.3, 2.14.4: on the leftmost empty slot; the two furthest right give 1 influence of choice."""
    admiral.frigate_cards.append(card.index)
    abilities.learn(game, admiral)
    abilities.stand_ready_at_once(game, admiral)
    if len(admiral.frigate_cards) >= pw.COSTLY_SLOT:
        influence.gain_influence_of_choice(game, admiral)
