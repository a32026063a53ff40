"""Overcoming Events (HEL-14), alternative costs (HEL-15), and Defense from pool and Bank (HEL-31.5)."""

from __future__ import annotations

from farflung.engine._native import i64, pop
from farflung.engine.core import first
from farflung.games.helionox import cardpiles, eventphase
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.cards import EventCard
from farflung.games.helionox.state import (
    Helionox,
    Player,
    event_card,
    event_influence,
    event_location,
    event_side,
    trophy,
)


def full_cost(game: Helionox, event: i64) -> i64:
    """HEL-7.4: the face-up side's Defense cost, and 1 more for every other Event that makes Events costlier."""
    card = game.content.events[event_card(event)]
    if event_side(event) != w.ACTIVE:
        return card.inactive_cost + game.ruptures
    if card.effect == w.EVENTS_PLUS_ONE:
        return card.active_cost + game.ruptures - 1
    return card.active_cost + game.ruptures


def discount(game: Helionox, player: Player, event: i64) -> i64:
    """What the player's cards take off this Event (HEL-GAP-7)."""
    kind = game.content.events[event_card(event)].type
    if kind == w.SOCIAL:
        return player.any_discount + player.social_discount
    if kind == w.STELLAR:
        return player.any_discount + player.stellar_discount
    return player.any_discount


def cost(game: Helionox, player: Player, event: i64) -> i64:
    """Discounts leave at least 1 to pay."""
    return max(full_cost(game, event) - discount(game, player, event), 1)


def spend_discount(game: Helionox, player: Player, event: i64) -> None:
    """It was for the next Event of its kind."""
    kind = game.content.events[event_card(event)].type
    player.any_discount = 0
    if kind == w.SOCIAL:
        player.social_discount = 0
    elif kind == w.STELLAR:
        player.stellar_discount = 0


def available(player: Player) -> i64:
    """HEL-31.5: Banked Defense serves for any use of Defense on the owner's own turn."""
    return player.defense + player.bank_defense


def pay_defense(player: Player, n: i64) -> None:
    """The pool first: it is lost at the end of the turn, the Bank is not, and both pay for the same things."""
    from_pool = min(player.defense, n)
    player.defense -= from_pool
    player.bank_defense -= n - from_pool


# ---- the Main Phase action


def offer_events(game: Helionox, player: Player) -> None:
    """HEL-14.1, 14.2, 15.1: the Events at the Current Location."""
    here = player.location
    defense = available(player)
    for event in game.in_play:
        if event_location(event) == here:
            offer_event(game, player, event, defense)
    if game.refused is not None:
        explain(game, player)


def offer_event(game: Helionox, player: Player, event: i64, defense: i64) -> None:
    card = event_card(event)
    side = event_side(event)
    if defense == 0 or cost(game, player, event) > defense:
        game.bar("HEL-14.1", v.OVERCOME, side, card)
    elif not is_offered(game, v.OVERCOME | side << 8 | card << 16):
        game.may(v.OVERCOME, side, card)
    printed = game.content.events[card]
    if side == w.ACTIVE and printed.has_alternative:
        why = why_no_alternative(game, player, printed)
        if why:
            game.bar(why, v.ALTERNATIVE, card)
        elif not is_offered(game, v.ALTERNATIVE | card << 8):
            game.may(v.ALTERNATIVE, card)


def explain(game: Helionox, player: Player) -> None:
    """HEL-14.2, 15.5: for those who wonder about Events elsewhere and about icons of the other side."""
    for place in range(len(game.in_play)):
        event = game.in_play[place]
        card = event_card(event)
        side = event_side(event)
        if event_location(event) != player.location:
            if not was_spoken_of(game, player, place):
                game.bar("HEL-14.2", v.OVERCOME, side, card)
        elif (
            side != w.ACTIVE
            and game.content.events[card].has_alternative
            and not was_spoken_of(game, player, place, of_its_icons=True)
        ):
            game.bar("HEL-15.5", v.ALTERNATIVE, card)


def is_offered(game: Helionox, option: i64) -> bool:
    """Two copies of an Event may lie at one Location, same side up: they are the same choice."""
    for place in range(game.count):
        if game.menu[place] == option:
            return True
    return False


def was_spoken_of(game: Helionox, player: Player, place: i64, of_its_icons: bool = False) -> bool:
    """Whether another copy of this Event, same side up, was offered or refused: one that lies here, or came before. Of
    its icons speaks one that lies here and shows them or came before."""
    event = game.in_play[place]
    for other in range(len(game.in_play)):
        twin = game.in_play[other]
        if event_card(twin) != event_card(event) or other == place:
            continue
        here = event_location(twin) == player.location
        if of_its_icons:
            if here and (other < place or event_side(twin) == w.ACTIVE):
                return True
        elif event_side(twin) == event_side(event) and (here or other < place):
            return True
    return False


def find(game: Helionox, location: i64, card: i64, side: i64) -> i64:
    """The place of the oldest such Event in play."""
    for place in range(len(game.in_play)):
        event = game.in_play[place]
        if event_card(event) == card and event_location(event) == location and event_side(event) == side:
            return place
    return w.NOTHING


def overcome(game: Helionox, player: Player, place: i64) -> None:
    """HEL-14.1, 14.4: exactly the cost is paid."""
    event = game.in_play[place]
    pay_defense(player, cost(game, player, event))
    take_reward(game, player, place)


def take_reward(game: Helionox, player: Player, place: i64) -> None:
    """HEL-14.3, 41.2: Influence for the face-up side at once in competitive play; for the team the pile counts it."""
    event = game.in_play[place]
    if game.mode == w.COMPETITIVE:
        gain_influence(game, player, event_influence(game, event_card(event), event_side(event)), "HEL-14.3")
    spend_discount(game, player, event)
    take_trophy(game, player, place)


def take_trophy(game: Helionox, player: Player, place: i64) -> None:
    """HEL-14.3, 41.1; the Location may be open again from now on (HEL-8.8)."""
    game.in_play, event = pop(game.in_play, place)
    if game.mode == w.COMPETITIVE:
        player.trophies.append(trophy(event))
    else:
        game.team_trophies.append(trophy(event))
    if event_side(event) == w.ACTIVE:
        eventphase.survey(game)
    game.say("HEL-14.3", v.OVERCAME, player.seat, event_side(event), event_card(event))


def gain_influence(game: Helionox, player: Player, n: i64, rule: str) -> None:
    player.influence += n
    game.say(rule, v.INFLUENCE_GAINED, player.seat, n)


# ---- alternative costs


def why_no_alternative(game: Helionox, player: Player, card: EventCard) -> str:
    """The rule that forbids paying the icons of an Active Event instead of Defense, or nothing (HEL-15.2 to 15.5)."""
    if card.alternative_credits > player.credits:
        return "HEL-15.4"
    if card.alternative_hand > len(player.held):
        return "HEL-15.2"
    for faction in card.alternative_factions:
        if in_hand(game, player, faction) < card.alternative_cards[faction]:
            return "HEL-15.3"
    return ""


def in_hand(game: Helionox, player: Player, faction: i64) -> i64:
    """Cards of a faction in hand, starting cards included (HEL-15.3)."""
    n: i64 = 0
    factions = game.content.factions
    for card in player.held:
        if factions[card] == faction:
            n += 1
    return n


def pay_alternative(game: Helionox, player: Player, place: i64) -> None:
    """HEL-15.1, 15.2: all icons; a card pays for one of them, those of a faction first."""
    card = game.content.events[event_card(game.in_play[place])]
    player.credits -= card.alternative_credits
    for faction in range(w.ANY_FACTION + 1):
        for _ in range(card.alternative_cards[faction]):
            last: i64 = w.NOTHING
            for held in player.held:
                if held != last and (faction == w.ANY_FACTION or game.content.cards[held].faction == faction):
                    game.may(v.DISCARD, held)
                    last = held
            cardpiles.discard(game, player, first(game.ask(player.seat, v.ASK_ALTERNATIVE)), "HEL-15.3")
    take_reward(game, player, place)
