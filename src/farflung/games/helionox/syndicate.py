"""The Shadow Syndicate's turn in co-op and solo (HEL-40): it scores an Event, then a Market card."""

from __future__ import annotations

from farflung.engine._native import i64, pop
from farflung.engine.core import first, second
from farflung.games.helionox import eventphase, market, overcoming
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import (
    Helionox,
    card_influence,
    event_card,
    event_influence,
    event_location,
    event_side,
    trophy,
)


def act(game: Helionox, seat: i64) -> None:
    """HEL-40.1, 40.2, 40.6: after this player's turn, who decides ties (HEL-GAP-37); with no Event only a card."""
    game.phase = w.SYNDICATE_PHASE
    if len(game.in_play) > 0:
        score_event(game, seat)
    score_card(game, seat)


def score_event(game: Helionox, seat: i64) -> None:
    """HEL-40.3 to 40.5, 40.9: Active before Inactive, the most Influence, then the closest to Earth."""
    side: i64 = w.INACTIVE
    for event in game.in_play:
        if event_side(event) == w.ACTIVE:
            side = w.ACTIVE
    best: i64 = w.NOTHING
    for event in game.in_play:
        if event_side(event) == side:
            best = max(best, worth(game, event))
    for event in game.in_play:
        if event_side(event) == side and worth(game, event) == best:
            card = event_card(event)
            location = event_location(event)
            if not overcoming.is_offered(game, v.GIVE_EVENT | card << 8 | location << 16):
                game.may(v.GIVE_EVENT, card, location)
    answer = game.ask(seat, v.ASK_SYNDICATE_EVENT)
    game.in_play, taken = pop(game.in_play, overcoming.find(game, second(answer), first(answer), side))
    game.syndicate_events.append(trophy(taken))  # on the side that was up (HEL-40.8)
    eventphase.survey(game)
    game.say("HEL-40.3", v.SYNDICATE_EVENT, side, event_card(taken))


def worth(game: Helionox, event: i64) -> i64:
    """Influence first, then nearness to Earth, as one number."""
    influence = event_influence(game, event_card(event), event_side(event))
    return influence * 8 + 7 - game.board.distance[event_location(event)]


def score_card(game: Helionox, seat: i64) -> None:
    """HEL-40.7: the most Influence, then the highest cost; the slot is refilled at once."""
    best: i64 = w.NOTHING
    for card in game.market:
        if card != w.NOTHING:
            best = max(best, card_influence(game, card) * 256 + market.current_cost(game, card))
    if best == w.NOTHING:
        return
    for card in game.market:
        if card != w.NOTHING and card_influence(game, card) * 256 + market.current_cost(game, card) == best:
            game.may(v.GIVE_CARD, card)
    taken = first(game.ask(seat, v.ASK_SYNDICATE_CARD))
    game.syndicate_cards.append(taken)
    game.say("HEL-40.7", v.SYNDICATE_CARD, taken)
    market.take(game, taken)
