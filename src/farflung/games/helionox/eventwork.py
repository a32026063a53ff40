"""What card text does to Events (HEL-GAP-7, GAP-51): turn them over, move them, look at the Event Deck."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, second, verb_of
from farflung.games.helionox import eventphase, overcoming, scenes
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import (
    Helionox,
    Player,
    event_card,
    event_in_play,
    event_location,
    event_side,
    nothing_offered,
    open_hands,
    seen_event,
    seen_part,
    stack_of,
)


def turn_over(game: Helionox, player: Player, optional: bool) -> None:
    """An Active Event anywhere goes back to its Inactive side, until the next Event Phase (HEL-7.1)."""
    for event in game.in_play:
        card = event_card(event)
        location = event_location(event)
        if event_side(event) == w.ACTIVE:
            if game.content.events[card].type == w.CATASTROPHIC:
                game.bar("HEL-GAP-51", v.TURN_OVER, card, location)
            elif not overcoming.is_offered(game, v.TURN_OVER | card << 8 | location << 16):
                game.may(v.TURN_OVER, card, location)
    if nothing_offered(game):
        return
    if optional:
        game.may(v.DECLINE)
    answer = game.ask(player.seat, v.ASK_TURN_OVER)
    if verb_of(answer) == v.DECLINE:
        return
    place = overcoming.find(game, second(answer), first(answer), w.ACTIVE)
    game.in_play[place] = event_in_play(first(answer), second(answer), w.INACTIVE)
    eventphase.survey(game)
    game.say("HEL-GAP-7", v.TURNED_OVER, player.seat, first(answer), second(answer))


def shift(game: Helionox, player: Player, optional: bool) -> None:
    """An Event of the Current Location goes to an adjacent one, same side up."""
    for event in game.in_play:
        if event_location(event) == player.location:
            card = event_card(event)
            side = event_side(event)
            if game.content.events[card].type == w.CATASTROPHIC:
                game.bar("HEL-GAP-51", v.SHIFT, side, card)
            elif not overcoming.is_offered(game, v.SHIFT | side << 8 | card << 16):
                game.may(v.SHIFT, side, card)
    if nothing_offered(game):
        return
    if optional:
        game.may(v.DECLINE)
    answer = game.ask(player.seat, v.ASK_SHIFT)
    if verb_of(answer) == v.DECLINE:
        return
    neighbours: i64 = game.board.neighbours[player.location]
    for location in range(5):
        if neighbours >> location & 1:
            game.may(v.SHIFT_TO, location)
    target = first(game.ask(player.seat, v.ASK_SHIFT_TO))
    side = first(answer)
    card = second(answer)
    place = overcoming.find(game, player.location, card, side)
    game.in_play[place] = event_in_play(card, target, side)
    eventphase.survey(game)
    game.say("HEL-GAP-7", v.SHIFTED, player.seat, card, target)


def look(game: Helionox, player: Player, n: i64) -> None:
    """The top of the Event Deck, put back in any order. What the player sees there is known from now on, so putting it
    back is a scene of its own."""
    while len(game.event_top) < n:
        part = eventphase.part_on_top(game)
        if part == w.NOTHING:
            break
        game.event_top.insert(0, seen_event(eventphase.draw_event(game, part), part, 0))
    seen = min(n, len(game.event_top))
    if seen == 0:
        return
    game.say("HEL-GAP-7", v.EVENTS_LOOKED, player.seat, seen)
    knowers = those_who_look(game, player.seat)
    for place in range(len(game.event_top) - seen, len(game.event_top)):
        game.event_top[place] |= knowers << 12
    if seen > 1:
        scenes.then(game, scenes.EVENTS_BACK, player.seat, seen)


def those_who_look(game: Helionox, seat: i64) -> i64:
    """As bits: the player, or the whole team (HEL-GAP-45)."""
    return (1 << game.seats) - 1 if open_hands(game) else 1 << seat


def put_events_back(game: Helionox, seat: i64, n: i64) -> None:
    """In any order, the last one on top; what others knew of these cards is out of date then. `done` puts the rest
    back as it was."""
    knowers = those_who_look(game, seat)
    lowest = len(game.event_top) - n
    seen: list[int] = []
    for place in range(len(game.event_top) - 1, lowest - 1, -1):
        seen.append(game.event_top[place])
    back: list[int] = []  # the deck stays as it was until all is decided: whoever watches sees nothing of it
    while seen:
        for entry in seen:
            if not overcoming.is_offered(game, v.EVENT_BACK | event_card(entry) << 8):
                game.may(v.EVENT_BACK, event_card(entry))
        if len(seen) > 1:
            game.may(v.DONE)
        answer = game.ask(seat, v.ASK_EVENTS_BACK)
        if verb_of(answer) == v.DONE:
            while seen:
                back.append(seen.pop())
            break
        card = first(answer)
        for place in range(len(seen)):
            if event_card(seen[place]) == card:
                back.append(seen.pop(place))
                break
    count_parts_from_the_top(game, back)
    for place in range(n):
        game.event_top[lowest + place] = back[place] | knowers << 12


def count_parts_from_the_top(game: Helionox, back: list[int]) -> None:
    """A card does not show which part of the deck it was shuffled into: of a kind, the upper one counts as the earlier
    part's, so that drawing it tells nobody in which order the cards were put back."""
    for stack in (w.REGULAR_EVENT, w.CATASTROPHE):
        parts = sorted([seen_part(entry) for entry in back if stack_of(game, event_card(entry)) == stack])
        for place in range(len(back)):  # the last one is on top
            card = event_card(back[place])
            if stack_of(game, card) == stack:
                back[place] = seen_event(card, parts.pop(), 0)
