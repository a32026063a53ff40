"""Hands, decks and discard piles (HEL-12.2, 12.5, 20.1, 20.7): where a player's cards go."""

from __future__ import annotations

from farflung.engine._native import append, i64, pop
from farflung.engine.core import put
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player, open_hands


def offer_each(game: Helionox, pile: list[int], verb: i64) -> None:
    """Each design in a sorted pile once: equal cards are the same choice."""
    last: i64 = w.NOTHING
    for card in pile:
        if card != last:
            game.may(verb, card)
            last = card


def offer_held(game: Helionox, player: Player, verb: i64) -> None:
    """Each design in hand once."""
    last: i64 = w.NOTHING
    for card in player.held:
        if card != last:
            game.may(verb, card)
            last = card


def to_hand(player: Player, card: i64) -> None:
    """Into the hand, which stays sorted."""
    held = append(player.held, card)
    place = len(held) - 1
    while place > 0 and held[place - 1] > card:
        held[place] = held[place - 1]
        place -= 1
    held[place] = card
    player.held = held


def from_hand(player: Player, card: i64) -> None:
    """One such card out of a hand that holds it."""
    place: i64 = 0
    while player.held[place] != card:
        place += 1
    player.held, _ = pop(player.held, place)


def draw_cards(game: Helionox, player: Player, n: i64, rule: str) -> None:
    """HEL-GAP-36, GAP-45: in competitive play only its owner learns which cards they are."""
    before = len(player.held)
    for _ in range(n):
        draw_card(game, player, rule)
    if not open_hands(game) and len(player.held) > before:
        game.say(rule, v.DREW_UNSEEN, player.seat, len(player.held) - before)


def draw_card(game: Helionox, player: Player, rule: str) -> None:
    """HEL-20.7: known cards on top come first; an empty deck is made anew of the discard pile, if there is one."""
    if player.top:
        card: i64 = player.top.pop() & 255
    else:
        if not player.deck:
            if not player.discard:
                return
            reshuffle(game, player)
        card = game.draw(v.DRAWS, player.deck)
    to_hand(player, card)
    if open_hands(game):
        game.say(rule, v.DREW, player.seat, card)
    else:
        game.whisper(player.seat, rule, v.DREW, player.seat, card)


def reshuffle(game: Helionox, player: Player) -> None:
    """HEL-20.7: played cards are not part of it (HEL-13.11)."""
    player.deck = player.discard
    player.discard = []
    game.say("HEL-20.7", v.RESHUFFLED, player.seat)


def shuffle_deck(player: Player) -> None:
    """HEL-20.8: cards known to be on top lose their place."""
    for card in player.top:
        put(player.deck, card & 255)
    player.top.clear()


def obtain(game: Helionox, player: Player, card: i64, rule: str) -> None:
    """HEL-12.2: on top of the deck, the last one topmost. Everybody has seen which card it is."""
    player.top.append(card)
    game.say(rule, v.OBTAINED, player.seat, card)


def secure(game: Helionox, player: Player, card: i64, rule: str) -> None:
    """HEL-12.5: straight into the hand."""
    to_hand(player, card)
    game.say(rule, v.SECURED, player.seat, card)


def discard(game: Helionox, player: Player, card: i64, rule: str) -> None:
    """From the hand to the discard pile, which is public (HEL-GAP-36)."""
    from_hand(player, card)
    put(player.discard, card)
    game.say(rule, v.DISCARDED, player.seat, card)


def consume(game: Helionox, player: Player, card: i64) -> None:
    """HEL-20.1: out of its owner's cards, where it is no longer, into the common area for good."""
    put(game.consumed, card)
    player.consumed_this_turn = True
    game.text_consumed += 1
    game.say("HEL-20.1", v.CONSUMED, player.seat, card)


def owned(player: Player) -> list[int]:
    """All cards of a player: deck, hand and discard pile, and what lies in front until the End Phase (HEL-23.2)."""
    cards = [card & 255 for card in player.top]
    cards.extend(player.deck)
    cards.extend(player.hand)
    cards.extend(player.discard)
    cards.extend(player.played)
    return cards
