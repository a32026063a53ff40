"""Chapter 15: the five bonus actions of the frigate board."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities, goods, operations
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Ability, OperationCard
from farflung.games.revenant.state import Admiral, Revenant


def bonus_action(game: Revenant, admiral: Admiral) -> None:
    """REV-F-01.5.1, 01.5.2, 08.6, 15.1: one bonus action whose compartment is not corrupted, or none (GAP-A-19)."""
    while True:
        offer_bonus_actions(game, admiral)
        if admiral.has_hidden():
            game.may(v.TRADE)
        game.may(v.SKIP)
        answer = game.ask(admiral.seat, v.ASK_BONUS)
        if verb_of(answer) != v.TRADE:
            break
        goods.trade_hidden(game, admiral)
    if verb_of(answer) == v.SKIP:
        return
    bonus = first(answer)
    game.say("REV-F-01.5.1", v.BONUS_TAKEN, admiral.seat, bonus)
    if bonus == w.PROMOTE:
        promote(game, admiral)
    elif bonus == w.AFFILIATE:
        affiliate(game, admiral)
    elif bonus == w.CLEANSE:
        cleanse(game, admiral)
    elif bonus == w.ACTIVATE:
        activate(game, admiral)
    else:
        goods.gain(game, admiral, w.ANY, 1)  # REV-F-15.13


def offer_bonus_actions(game: Revenant, admiral: Admiral) -> None:
    """Those that are open and of which something can come."""
    for compartment in range(5):
        if admiral.corrupted[compartment]:
            game.bar("REV-F-15.1", v.BONUS, compartment)
        elif compartment == w.PROMOTE and not can_promote(game, admiral):
            game.bar("REV-F-15.2", v.BONUS, compartment)
        elif compartment == w.AFFILIATE and not can_affiliate(game, admiral):
            game.bar("REV-F-14.16", v.BONUS, compartment)
        elif compartment == w.CLEANSE and not can_cleanse(game, admiral):
            game.bar("REV-F-15.9", v.BONUS, compartment)
        else:
            game.may(v.BONUS, compartment)


# ---- Promote


def can_promote(game: Revenant, admiral: Admiral) -> bool:
    return admiral.rank < operations.MOST_RANK and goods.can_pay(
        game, admiral, w.SCIENCE, game.numbers.promotion_science
    )


def promote(game: Revenant, admiral: Admiral) -> None:
    """REV-F-15.2"""
    goods.pay(game, admiral, w.SCIENCE, game.numbers.promotion_science)
    operations.promote(game, admiral)


# ---- Affiliate


def is_affiliated(game: Revenant, card: OperationCard) -> bool:
    """REV-F-15.4, GAP-F-23: only the ship really manned counts."""
    ship = game.turn.ship
    return ship is not None and ship.kind != w.FRIGATE and ship.house == card.house


def can_affiliate(game: Revenant, admiral: Admiral) -> bool:
    for index in admiral.hand:
        card = game.content.cards[index]
        if operations.can_play(game, admiral, card, 1 if is_affiliated(game, card) else 0):
            return True
    return False


def affiliate(game: Revenant, admiral: Admiral) -> None:
    """REV-F-15.3 to 15.7: play a card; if its house's ship was manned, 1 resource less or a second card."""
    for index in admiral.hand:
        card = game.content.cards[index]
        if operations.can_play(game, admiral, card, 1 if is_affiliated(game, card) else 0):
            game.may(v.PLAY, index)
        else:
            game.bar("REV-F-14.16", v.PLAY, index)
    card = game.content.cards[first(game.ask(admiral.seat, v.ASK_PLAY))]
    if not is_affiliated(game, card):
        operations.play(game, admiral, card, 0)
        return
    game.may(v.AFFILIATION_A)
    if operations.can_play(game, admiral, card, 0):
        game.may(v.AFFILIATION_B)
    else:
        game.bar("REV-F-15.6", v.AFFILIATION_B)
    if verb_of(game.ask(admiral.seat, v.ASK_AFFILIATION)) == v.AFFILIATION_A:
        operations.play(game, admiral, card, 1)
    else:
        operations.play(game, admiral, card, 0)
        operations.play_from_hand(game, admiral, 0)


# ---- Cleanse


def card_needed(game: Revenant, admiral: Admiral) -> bool:
    """Cleanse A costs a card, unless an ability takes it off."""
    if not abilities.watching(game, admiral, w.ON_CLEANSE_A):
        return True
    return abilities.bonus(game, admiral, w.ON_CLEANSE_A, w.FX_DISCOUNT) < 1


def energy_needed(game: Revenant, admiral: Admiral) -> i64:
    if not abilities.watching(game, admiral, w.ON_CLEANSE_B):
        return 1
    return max(0, 1 - abilities.bonus(game, admiral, w.ON_CLEANSE_B, w.FX_DISCOUNT))


def can_cleanse_a(game: Revenant, admiral: Admiral) -> bool:
    return len(admiral.hand) > 0 or not card_needed(game, admiral)


def can_cleanse_b(game: Revenant, admiral: Admiral) -> bool:
    return goods.can_pay(game, admiral, w.ENERGY, energy_needed(game, admiral))


def can_cleanse(game: Revenant, admiral: Admiral) -> bool:
    return goods.can_cleanse(game, admiral, w.FROM_ANY) and (
        can_cleanse_a(game, admiral) or can_cleanse_b(game, admiral)
    )


def cleanse(game: Revenant, admiral: Admiral) -> None:
    """REV-F-15.9 to 15.11: option A, option B or both, each once, in any order."""
    a_left = True
    b_left = True
    while goods.can_cleanse(game, admiral, w.FROM_ANY):
        if a_left and can_cleanse_a(game, admiral):
            game.may(v.CLEANSE_A)
        if b_left and can_cleanse_b(game, admiral):
            game.may(v.CLEANSE_B)
        if game.count == 0:
            return
        game.may(v.DONE)
        verb = verb_of(game.ask(admiral.seat, v.ASK_CLEANSE_OPTION))
        if verb == v.DONE:
            return
        if verb == v.CLEANSE_A:
            a_left = False
            if card_needed(game, admiral):
                operations.discard_as_cost(game, admiral, 1)
        else:
            b_left = False
            goods.pay(game, admiral, w.ENERGY, energy_needed(game, admiral))
        goods.cleanse(game, admiral, w.FROM_ANY, False)


# ---- Activate


def activation_abilities(game: Revenant, admiral: Admiral) -> list[Ability]:
    """REV-F-15.12, 14.6: the captain's, and those of attached cadet and frigate cards, whoever was used (GAP-F-28)."""
    found = [game.content.captains[admiral.captain].activation]
    for card in admiral.cadet_cards[0] + admiral.cadet_cards[1] + admiral.frigate_cards:
        if abilities.card_ability(game, card).trigger == w.ON_ACTIVATE:
            found.append(abilities.card_ability(game, card))
    return found


def activate(game: Revenant, admiral: Admiral) -> None:
    """REV-F-15.12: all activation abilities, each once, in the order of choice; any may be declined."""
    abilities.use_in_any_order(game, admiral, activation_abilities(game, admiral), v.ASK_ACTIVATE)
