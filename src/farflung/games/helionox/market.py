"""Obtaining cards (HEL-12), the Market and its prices (HEL-2.8, GAP-39), Cycling (HEL-10.6 to 10.8, 20.3)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first
from farflung.games.helionox import cardpiles
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player


def current_cost(game: Helionox, card: i64) -> i64:
    """HEL-26.3, GAP-39: printed cost and what Active Events add."""
    return game.content.cards[card].cost + game.inflation


def price(game: Helionox, player: Player, card: i64) -> i64:
    """HEL-GAP-39: own discounts come off, never below 0."""
    return max(current_cost(game, card) - player.market_discount, 0)


def on_sale(game: Helionox) -> list[int]:
    """The cards that lie in the Market."""
    return [card for card in game.market if card != w.NOTHING]


def offer_cards(game: Helionox, player: Player) -> None:
    """HEL-12.1, 12.3: from anywhere; Banked Credits pay for Market cards only (HEL-31.2, 31.3)."""
    purse = player.credits + player.bank_credits
    if purse + player.market_discount == 0 and game.refused is None:
        return  # nothing is free
    for card in game.market:
        if card != w.NOTHING:
            if price(game, player, card) <= purse:
                game.may(v.BUY, card)
            else:
                game.bar("HEL-12.1", v.BUY, card)
    if game.primes == 0:
        game.bar("HEL-12.6", v.BUY, w.PRIME)
    elif game.prime_closed:
        game.bar("HEL-GAP-15", v.BUY, w.PRIME)
    elif game.content.cards[w.PRIME].cost > player.credits:
        game.bar("HEL-31.3" if game.content.cards[w.PRIME].cost <= purse else "HEL-12.1", v.BUY, w.PRIME)
    else:
        game.may(v.BUY, w.PRIME)


def buy(game: Helionox, player: Player, card: i64) -> None:
    if card == w.PRIME:
        cost = game.content.cards[w.PRIME].cost
        player.credits -= cost
        game.primes -= 1
    else:
        cost = price(game, player, card)
        pay_for_market_card(game, player, cost)
        player.market_discount = 0
        take(game, card)
    game.say("HEL-12.1", v.BOUGHT, player.seat, card, cost)
    if player.secure_next:
        player.secure_next = False
        cardpiles.secure(game, player, card, "HEL-12.5")
    else:
        cardpiles.obtain(game, player, card, "HEL-12.2")


def pay_for_market_card(game: Helionox, player: Player, cost: i64) -> None:
    """HEL-31.2: pool and Bank in any mix."""
    from_bank: i64 = 0
    if player.bank_credits > 0 and cost > 0:
        least = max(cost - player.credits, 0)
        for n in range(least, min(player.bank_credits, cost) + 1):
            game.may(v.FROM_BANK, n)
        from_bank = first(game.ask(player.seat, v.ASK_BANK))
    player.bank_credits -= from_bank
    player.credits -= cost - from_bank


def take(game: Helionox, card: i64) -> None:
    """HEL-12.4: the next card of the same deck comes at once; with an empty deck the slot stays empty."""
    faction = game.content.cards[card].faction
    game.market[faction] = w.NOTHING
    refill(game, faction)


def refill(game: Helionox, faction: i64) -> None:
    deck = game.market_decks[faction]
    if deck:
        card = game.draw(v.REVEALS, deck)
    elif game.market_bottoms[faction]:
        card = game.market_bottoms[faction].pop(0)
    else:
        return
    game.market[faction] = card
    game.say("HEL-12.4", v.MARKET_SHOWN, card)


def cycle(game: Helionox, player: Player, card: i64) -> None:
    """HEL-10.6, GAP-29: to the bottom of its deck, and the new top card in its place: the same one, if it is alone."""
    faction = game.content.cards[card].faction
    game.market_bottoms[faction].append(card)
    game.say("HEL-20.3", v.CYCLED, player.seat, card)
    refill(game, faction)
