"""What card text does to cards (HEL-GAP-7): discard, Consume, Obtain, Cycle, copy, look, search, put on top."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.helionox import cardpiles, effects, market, requests
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import Effect, Text
from farflung.games.helionox.state import OWN_SECRET, Helionox, Player, nothing_offered, open_hands

# ---- discarding


def discard(game: Helionox, player: Player, n: i64) -> None:
    """As many as possible, of the player's choice."""
    for _ in range(min(n, len(player.held))):
        cardpiles.offer_held(game, player, v.DISCARD)
        cardpiles.discard(game, player, first(game.ask(player.seat, v.ASK_DISCARD)), "HEL-13.6")


def discard_as_cost(game: Helionox, player: Player, n: i64, optional: bool) -> bool:
    """HEL-GAP-40; the first question offers to decline the whole."""
    for number in range(n):
        cardpiles.offer_held(game, player, v.DISCARD)
        if optional and number == 0:
            game.may(v.DECLINE)
        answer = game.ask(player.seat, v.ASK_DISCARD_COST)
        if verb_of(answer) == v.DECLINE:
            return False
        cardpiles.discard(game, player, first(answer), "HEL-GAP-40")
    return True


# ---- Consuming


def can_consume(game: Helionox, player: Player, effect: Effect) -> bool:
    """Whether all of it can be Consumed; played cards are in neither hand nor discard pile (HEL-GAP-7)."""
    if effect.what == w.ITSELF:
        return game.text_card != w.NOTHING and game.text_card in player.played
    if effect.what == w.FROM_HAND:
        return len(player.held) >= effect.n
    return len(player.held) + len(player.discard) >= effect.n


def consume(game: Helionox, player: Player, effect: Effect, optional: bool) -> None:
    """Up to n; a single one is mandatory unless 'you may' (HEL-13.6)."""
    if effect.what == w.ITSELF:
        if can_consume(game, player, effect):
            consume_itself(game, player, optional)
        return
    may_stop = optional or effect.n > 1
    for number in range(effect.n):
        offer_consumable(game, player, effect.what)
        if game.count == 0:
            return
        if may_stop:
            game.may(v.DECLINE if number == 0 else v.DONE)
        answer = game.ask(player.seat, v.ASK_CONSUME)
        if verb_of(answer) == v.DECLINE or verb_of(answer) == v.DONE:
            return
        consume_chosen(game, player, answer)


def consume_as_cost(game: Helionox, player: Player, effect: Effect, optional: bool) -> bool:
    if effect.what == w.ITSELF:
        return consume_itself(game, player, optional)
    for number in range(effect.n):
        offer_consumable(game, player, effect.what)
        if optional and number == 0:
            game.may(v.DECLINE)
        answer = game.ask(player.seat, v.ASK_CONSUME_COST)
        if verb_of(answer) == v.DECLINE:
            return False
        consume_chosen(game, player, answer)
    return True


def consume_itself(game: Helionox, player: Player, optional: bool) -> bool:
    """HEL-13.8: its other abilities were resolved first."""
    if optional:
        game.may(v.CONSUME_SELF)
        game.may(v.DECLINE)
        if verb_of(game.ask(player.seat, v.ASK_CONSUME_COST)) == v.DECLINE:
            return False
    player.played.remove(game.text_card)
    cardpiles.consume(game, player, game.text_card)
    return True


def offer_consumable(game: Helionox, player: Player, zone: i64) -> None:
    cardpiles.offer_held(game, player, v.CONSUME)
    if zone == w.FROM_HAND_OR_DISCARD:
        cardpiles.offer_each(game, player.discard, v.CONSUME_DISCARDED)


def consume_chosen(game: Helionox, player: Player, answer: i64) -> None:
    if verb_of(answer) == v.CONSUME:
        cardpiles.from_hand(player, first(answer))
    else:
        player.discard.remove(first(answer))
    cardpiles.consume(game, player, first(answer))


# ---- Obtaining by card text


def why_not_obtained(game: Helionox, card: i64, effect: Effect) -> str:
    """The rule that keeps a text from Obtaining this card, or nothing: it must be of the faction (HEL-18.3), never
    Illegal Tech (HEL-32.1, CON-27), and within the cost limit (HEL-GAP-39)."""
    printed = game.content.cards[card]
    if effect.which != w.ANY_FACTION and printed.faction != effect.which:
        return "HEL-18.3"
    if printed.illegal_at != w.NOTHING:
        return "HEL-32.1"
    cost = printed.cost if effect.what == w.FROM_CONSUMED else market.current_cost(game, card)
    return "HEL-GAP-39" if cost > effect.most else ""


def source(game: Helionox, effect: Effect) -> list[int]:
    """The cards it chooses from, if they are obtainable."""
    return game.consumed if effect.what == w.FROM_CONSUMED else market.on_sale(game)


def can_obtain(game: Helionox, effect: Effect) -> bool:
    for card in source(game, effect):
        if not why_not_obtained(game, card, effect):
            return True
    return False


def obtain(game: Helionox, player: Player, effect: Effect, optional: bool) -> None:
    """Without paying; the Market is refilled at once (HEL-12.4)."""
    for _ in range(effect.n):
        last: i64 = w.NOTHING
        for card in source(game, effect):
            if card != last:
                last = card
                why = why_not_obtained(game, card, effect)
                if why:
                    game.bar(why, v.OBTAIN, card)
                else:
                    game.may(v.OBTAIN, card)
        if nothing_offered(game):
            return
        if optional:
            game.may(v.DECLINE)
        answer = game.ask(player.seat, v.ASK_OBTAIN)
        if verb_of(answer) == v.DECLINE:
            return
        taken = first(answer)
        if effect.what == w.FROM_CONSUMED:
            game.consumed.remove(taken)
        else:
            market.take(game, taken)
        cardpiles.obtain(game, player, taken, "HEL-12.2")


# ---- Cycling


def offer_cycles(game: Helionox, player: Player) -> None:
    """HEL-10.6, 10.7, 10.8: a Market card or the Current Request; nobody may while the Senate has fallen."""
    if game.no_cycle:
        for card in game.market:
            if card != w.NOTHING:
                game.bar("HEL-GAP-15", v.CYCLE, card)
        if game.mercury:
            game.bar("HEL-GAP-15", v.CYCLE_REQUEST)
        return
    for card in game.market:
        if card != w.NOTHING:
            game.may(v.CYCLE, card)
    if game.mercury:
        why = requests.why_no_cycle(game, player)
        if why:
            game.bar(why, v.CYCLE_REQUEST)
        else:
            game.may(v.CYCLE_REQUEST)


def carry_out_cycle(game: Helionox, player: Player, answer: i64) -> None:
    if verb_of(answer) == v.CYCLE:
        market.cycle(game, player, first(answer))
    else:
        requests.cycle(game, player)


def cycle(game: Helionox, player: Player, n: i64) -> None:
    """HEL-10.8: beyond the free one. With more than one the player may stop at any time."""
    for number in range(n):
        offer_cycles(game, player)
        if nothing_offered(game):
            return
        if n > 1:
            game.may(v.DECLINE if number == 0 else v.DONE)
        answer = game.ask(player.seat, v.ASK_CYCLE)
        if verb_of(answer) == v.DECLINE or verb_of(answer) == v.DONE:
            return
        carry_out_cycle(game, player, answer)


# ---- copying


def choose_copy(game: Helionox, player: Player, effect: Effect) -> Text | None:
    """HEL-13.10, GAP-34: another card played this turn, or a Market card; a copied Unique card is used up."""
    last: i64 = w.NOTHING
    pile = sorted(player.played) if effect.what == w.COPY_PLAYED else market.on_sale(game)
    for card in pile:
        if card == last:
            continue
        last = card
        printed = game.content.cards[card]
        limit = printed.cost if effect.what == w.COPY_PLAYED else market.current_cost(game, card)
        if printed.copies_text:
            game.bar("HEL-GAP-34", v.COPY, card)
        elif limit > effect.most and effect.most < 99:
            game.bar("HEL-GAP-39", v.COPY, card)
        elif printed.unique & player.unique_used:
            game.bar("HEL-13.10", v.COPY, card)
        else:
            game.may(v.COPY, card)
    if nothing_offered(game):
        return None
    chosen = game.content.cards[first(game.ask(player.seat, v.ASK_COPY))]
    player.unique_used |= chosen.unique
    game.say("HEL-GAP-34", v.COPIED, player.seat, chosen.index)
    if chosen.infamy_play > 0:
        effects.take_infamy(game, player, chosen.infamy_play, "HEL-32.4")
    return chosen.text


# ---- the own deck


def topdeck(game: Helionox, player: Player, n: i64, optional: bool) -> None:
    """A card from the discard pile: everybody sees which."""
    for _ in range(min(n, len(player.discard))):
        cardpiles.offer_each(game, player.discard, v.TOPDECK)
        if optional:
            game.may(v.DECLINE)
        answer = game.ask(player.seat, v.ASK_TOPDECK)
        if verb_of(answer) == v.DECLINE:
            return
        card = first(answer)
        player.discard.remove(card)
        player.top.append(card)
        game.say("HEL-GAP-7", v.TOPDECKED, player.seat, card)


def look(game: Helionox, player: Player, n: i64) -> None:
    """The top cards of the own deck: one to the hand, the others back in any order. Looking does not refill a deck."""
    seen: list[int] = []
    while len(seen) < n and (player.top or player.deck):
        put(seen, player.top.pop() & 255 if player.top else game.draw(v.SEES, player.deck))
    if not seen:
        return
    game.say("HEL-GAP-7", v.LOOKED, player.seat, len(seen))
    cardpiles.offer_each(game, seen, v.LOOK_TAKE)
    taken = first(game.ask(player.seat, v.ASK_LOOK))
    seen.remove(taken)
    cardpiles.to_hand(player, taken)
    tell_secured(game, player, taken)
    while seen:
        cardpiles.offer_each(game, seen, v.PUT_BACK)
        card = first(game.ask(player.seat, v.ASK_PUT_BACK))
        seen.remove(card)
        player.top.append(card | OWN_SECRET)


def search(game: Helionox, player: Player, n: i64) -> None:
    """HEL-20.8: the player knows what the deck holds, so nothing is revealed; then it is shuffled."""
    for _ in range(n):
        cardpiles.shuffle_deck(player)
        if not player.deck:
            return
        cardpiles.offer_each(game, player.deck, v.SEARCH)
        card = first(game.ask(player.seat, v.ASK_SEARCH))
        player.deck.remove(card)
        cardpiles.to_hand(player, card)
        game.say("HEL-20.8", v.SEARCHED, player.seat)
        tell_secured(game, player, card)


def tell_secured(game: Helionox, player: Player, card: i64) -> None:
    if open_hands(game):
        game.say("HEL-12.5", v.SECURED, player.seat, card)
    else:
        game.whisper(player.seat, "HEL-12.5", v.SECURED, player.seat, card)
        game.say("HEL-12.5", v.SECURED_UNSEEN, player.seat)
