"""Chapter 14: captains' ranks, drawing, discarding and playing operation cards."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.revenant import abilities, effects, goods, influence
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import OperationCard
from farflung.games.revenant.state import Admiral, Revenant

MOST_RANK: Final = 3
FRIGATE_SLOTS: Final = 5


# ---- rank


def promote(game: Revenant, admiral: Admiral) -> None:
    """REV-F-14.1, 14.2"""
    if admiral.rank < MOST_RANK:
        admiral.rank += 1
        abilities.learn(game, admiral)
        game.say("REV-F-14.2", v.PROMOTED, admiral.seat, admiral.rank)


# ---- drawing


def draw_cards(game: Revenant, admiral: Admiral, n: i64) -> None:
    """REV-F-14.7: first how many of each kind, then draw them all, then look. Then the hand limit (REV-F-14.8)."""
    chosen = choose_kinds(game, admiral, n)
    drawn: i64 = 0
    kind: i64 = 0
    while kind < 3:
        for _ in range(chosen[kind]):
            draw_card(game, admiral, kind)
            drawn += 1
        kind += 1
    if drawn:
        game.say("REV-F-14.7", v.DREW, admiral.seat, drawn)
        abilities.after(game, admiral, w.ON_DRAW)
    keep_hand_limit(game, admiral)


def choose_kinds(game: Revenant, admiral: Admiral, n: i64) -> list[int]:
    """How many of each kind; a kind with no card left anywhere gives way to another (GAP-F-34)."""
    chosen = [0, 0, 0]
    while n > 0:
        n -= 1
        kind: i64 = 0
        while kind < 3:
            if len(game.decks[kind]) + len(game.discards[kind]) > chosen[kind]:
                game.may(v.DRAW_KIND, kind)
            else:
                game.bar("GAP-F-34", v.DRAW_KIND, kind)
            kind += 1
        if game.count == 0:
            break
        chosen[first(game.ask(admiral.seat, v.ASK_DRAW))] += 1
    return chosen


def draw_card(game: Revenant, admiral: Admiral, kind: i64) -> None:
    """REV-F-14.10: an empty pile is replaced by its discards."""
    if not game.decks[kind]:
        game.decks[kind] = game.discards[kind]
        game.discards[kind] = []
    put(admiral.hand, game.draw(v.DRAWS_CARD, game.decks[kind]))


def keep_hand_limit(game: Revenant, admiral: Admiral) -> None:
    """REV-F-14.8"""
    while len(admiral.hand) > game.numbers.hand_limit:
        discard_one(game, admiral, v.ASK_DISCARD, "REV-F-14.8")


# ---- discarding


def discard_one(game: Revenant, admiral: Admiral, question: i64, rule: str) -> None:
    """REV-F-14.9: face down on the pile of its kind."""
    for card in admiral.hand:
        game.may(v.DISCARD, card)
    index = first(game.ask(admiral.seat, question))
    admiral.hand.remove(index)
    kind = game.content.cards[index].kind
    put(game.discards[kind], index)
    game.say(rule, v.DISCARDED, admiral.seat, kind)


def discard_as_cost(game: Revenant, admiral: Admiral, n: i64) -> None:
    for _ in range(n):
        discard_one(game, admiral, v.ASK_DISCARD_COST, "REV-F-01.3.3")


def discard_hidden_as_cost(game: Revenant, admiral: Admiral, n: i64) -> None:
    for _ in range(n):
        game.turn.discarded_house = goods.discard_hidden(game, admiral, v.ASK_HIDDEN_COST, "REV-F-01.3.3")


def lose_cards(game: Revenant, admiral: Admiral, n: i64) -> None:
    while n > 0 and admiral.hand:
        n -= 1
        discard_one(game, admiral, v.ASK_LOSE, "GAP-F-09")


def lose_hidden(game: Revenant, admiral: Admiral, n: i64) -> None:
    while n > 0 and admiral.has_hidden():
        n -= 1
        goods.discard_hidden(game, admiral, v.ASK_LOSE, "GAP-F-09")


# ---- playing


def has_slot(game: Revenant, admiral: Admiral, card: OperationCard) -> bool:
    """REV-F-14.11, 14.12"""
    if card.kind == w.CADET_CARD:
        most = game.numbers.cards_per_cadet
        return len(admiral.cadet_cards[0]) < most or len(admiral.cadet_cards[1]) < most
    if card.kind == w.FRIGATE_CARD:
        return len(admiral.frigate_cards) < FRIGATE_SLOTS
    return True


def discount_by_abilities(game: Revenant, admiral: Admiral, card: OperationCard) -> i64:
    """What abilities with the trigger play take off the card's cost (REV-F-07.8)."""
    if not abilities.watching(game, admiral, w.ON_PLAY):
        return 0
    total: i64 = 0
    for ability in abilities.working(game, admiral, w.ON_PLAY):
        for effect in ability.fx:
            if effect.primitive == w.FX_DISCOUNT and (
                effect.what == w.OFF_ANY
                or effect.what == card.kind
                or (effect.what == w.OFF_FIGHT and card.fight and card.kind != w.DIRECTIVE)
            ):
                total += effect.n
    return total


def can_play(game: Revenant, admiral: Admiral, card: OperationCard, discount: i64) -> bool:
    """REV-F-14.15, 14.16: a slot and the cost, less the discount."""
    if not has_slot(game, admiral, card):
        return False
    missing: i64 = 0
    total: i64 = 0
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        total += card.cost[kind]
        short: i64 = card.cost[kind] - admiral.resources[kind]
        if short > 0:
            missing += short
        kind += 1
    discount += discount_by_abilities(game, admiral, card)
    return missing <= discount or goods.can_trade_for(game, admiral, missing - discount, total - discount)


def offer_cards(game: Revenant, admiral: Admiral, discount: i64) -> None:
    """The hand as options, and why not the others."""
    for index in admiral.hand:
        card = game.content.cards[index]
        if can_play(game, admiral, card, discount):
            game.may(v.PLAY, index)
        elif has_slot(game, admiral, card):
            game.bar("REV-F-14.16", v.PLAY, index)
        else:
            game.bar("REV-F-14.11" if card.kind == w.CADET_CARD else "REV-F-14.12", v.PLAY, index)


def play_from_hand(game: Revenant, admiral: Admiral, discount: i64) -> None:
    """An effect lets you play 1 operation card so much cheaper, without affiliation (REV-F-15.8)."""
    offer_cards(game, admiral, discount)
    if game.count == 0:
        return
    game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_PLAY)
    if verb_of(answer) == v.PLAY:
        play(game, admiral, game.content.cards[first(answer)], discount)


def play(game: Revenant, admiral: Admiral, card: OperationCard, discount: i64) -> None:
    """REV-F-14.15: pay, then put it on its slot or resolve it."""
    discount += discount_by_abilities(game, admiral, card)
    pay_for_card(game, admiral, card, discount)
    admiral.hand.remove(card.index)
    game.say("REV-F-14.15", v.PLAYED, admiral.seat, card.index)
    game.begin(v.PLAYED, admiral.seat, card.index)
    if card.kind == w.CADET_CARD:
        attach(game, admiral, card)
    elif card.kind == w.FRIGATE_CARD:
        fit(game, admiral, card)
    else:
        put(admiral.directives, card.index)
        effects.resolve(game, admiral, card.fx, False)  # REV-F-14.14
    game.finish()
    abilities.after(game, admiral, w.ON_PLAY)


def pay_for_card(game: Revenant, admiral: Admiral, card: OperationCard, discount: i64) -> None:
    """REV-F-07.8, 15.5: the player chooses which resources of the cost to ignore."""
    cost = card.cost
    if discount > 0:
        cost = waive(game, admiral, cost[:], discount)
    goods.pay_cost(game, admiral, cost)


def waive(game: Revenant, admiral: Admiral, cost: list[int], discount: i64) -> list[int]:
    left: i64 = cost[0] + cost[1] + cost[2] + cost[3]
    while discount > 0 and left > 0:
        discount -= 1
        left -= 1
        kind: i64 = 0
        while kind <= w.NEUTRONIUM:
            if cost[kind] and stays_payable(game, admiral, cost, kind, discount):
                game.may(v.WAIVE, kind)
            kind += 1
        cost[first(game.ask(admiral.seat, v.ASK_WAIVE))] -= 1
    return cost


def stays_payable(game: Revenant, admiral: Admiral, cost: list[int], waived: i64, discount: i64) -> bool:
    """Can the rest be paid if this resource is waived, with so much discount still to come?"""
    missing: i64 = -discount
    total: i64 = -discount - 1
    kind: i64 = 0
    while kind <= w.NEUTRONIUM:
        total += cost[kind]
        short: i64 = cost[kind] - admiral.resources[kind]
        if kind == waived:
            short -= 1
        if short > 0:
            missing += short
        kind += 1
    return missing <= 0 or goods.can_trade_for(game, admiral, missing, total)


def attach(game: Revenant, admiral: Admiral, card: OperationCard) -> None:
    """REV-F-14.11: to a cadet of choice with a free card slot."""
    cadet: i64 = 0
    while cadet < 2:
        if len(admiral.cadet_cards[cadet]) < game.numbers.cards_per_cadet:
            game.may(v.ATTACH, 1 + cadet)
        else:
            game.bar("REV-F-14.11", v.ATTACH, 1 + cadet)
        cadet += 1
    admiral.cadet_cards[first(game.ask(admiral.seat, v.ASK_ATTACH)) - 1].append(card.index)
    abilities.learn(game, admiral)
    abilities.stand_ready_at_once(game, admiral)


def fit(game: Revenant, admiral: Admiral, card: OperationCard) -> None:
    """REV-F-14.12, 14.13: on the leftmost empty slot, with the slot's bonus (GAP-F-05)."""
    admiral.frigate_cards.append(card.index)
    abilities.learn(game, admiral)
    abilities.stand_ready_at_once(game, admiral)
    slot = len(admiral.frigate_cards)
    if slot == 2:
        if effects.wants(game, admiral):
            influence.gain_tactics(game, admiral, 1)
    elif slot == 3:
        goods.gain(game, admiral, w.ANY, 1)
    elif slot == 4:
        influence.gain_hidden(game, admiral)
    elif slot == 5:
        influence.gain_influence_of_choice(game, admiral)
