"""The Event Phase (HEL-7), what Active Events do (HEL-8, GAP-14, GAP-15), and the Cryo Phase (HEL-9)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import append, i64
from farflung.engine.core import first, verb_of
from farflung.games.helionox import cardpiles, cargo, scenes
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import (
    Helionox,
    Player,
    event_card,
    event_in_play,
    event_location,
    event_side,
    hide_only_option,
)

MANY: Final = 256  # more than there are Events
BOTH_KINDS: Final = [w.REGULAR_EVENT] * MANY + [w.CATASTROPHE] * MANY


def begin_turn(game: Helionox, seat: i64) -> None:
    """HEL-7.8, 22.1, 22.2, 43.1: an empty Event Deck ends the game, before any Event is turned over."""
    if is_deck_empty(game):
        game.say("HEL-22.1", v.GAME_ENDED)
        scenes.then(game, scenes.SCORE)
        return
    game.current = seat
    game.phase = w.EVENT_PHASE
    game.turn += 1
    game.say("HEL-6.1", v.TURN_BEGAN, game.turn, seat)
    scenes.then(game, scenes.MAIN, seat)
    scenes.then(game, scenes.ARRIVALS, seat)
    activate(game)


def activate(game: Helionox) -> None:
    """HEL-7.1, 7.3, GAP-35: all Inactive Events together, then what they do on becoming Active, oldest first."""
    consequences: list[int] = []
    for place in range(len(game.in_play)):
        event = game.in_play[place]
        if event_side(event) == w.INACTIVE:
            card = event_card(event)
            location = event_location(event)
            game.in_play[place] = event_in_play(card, location, w.ACTIVE)
            take_effect(game, game.in_play[place])
            game.say("HEL-7.1", v.BECAME_ACTIVE, card, location)
            effect = game.content.events[card].effect
            if effect == w.RAID:
                for_everyone(game, consequences, scenes.RAID, 0)
            elif effect == w.DISCARD_ON_ACTIVE:
                for_everyone(game, consequences, scenes.PLAGUE, 0)
            elif effect == w.SHIPS_PUSHED:
                for_everyone(game, consequences, scenes.PUSHED, location)
    while consequences:
        game.coming = append(game.coming, consequences.pop())


def for_everyone(game: Helionox, consequences: list[int], scene: i64, b: i64) -> None:
    """HEL-7.7: in turn order from the Current Player."""
    for step in range(game.seats):
        seat = (game.current + step) % game.seats
        consequences.append(scene | seat << 8 | b << 16)


def survey(game: Helionox) -> None:
    """What follows from the Events in play, counted anew: whenever an Active one goes, moves or turns over."""
    game.shut = 0
    game.taxed = 0
    game.inflation = 0
    game.no_cycle = False
    game.fractured = False
    game.no_card_move = False
    game.embassies_mute = False
    game.prime_closed = False
    game.no_thaw = False
    game.ruptures = 0
    for event in game.in_play:
        if event_side(event) == w.ACTIVE:  # never Inactive ones (HEL-8.1, 8.11)
            take_effect(game, event)


def take_effect(game: Helionox, event: i64) -> None:
    """HEL-8.1, 8.10, 16.4: an Active Event shuts down its Location, a catastrophe all of them."""
    card = game.content.events[event_card(event)]
    bit: i64 = 1 << event_location(event)
    game.shut |= w.EVERYWHERE if card.type == w.CATASTROPHIC else bit
    if card.taxes:
        game.taxed |= bit
    if card.effect != 0:
        apply_standing_effect(game, card.effect)


def apply_standing_effect(game: Helionox, effect: i64) -> None:
    """HEL-8.11, GAP-14, GAP-15: the texts that last while the Event is Active."""
    if effect == w.MARKET_COST_PLUS_1:
        game.inflation += game.numbers.inflation  # HEL-26.3: they add up
    elif effect == w.MOVEMENT_TAX_EVERYWHERE:
        game.taxed = w.EVERYWHERE
    elif effect == w.NO_CYCLE:
        game.no_cycle = True
    elif effect == w.DRAW_FOUR:
        game.fractured = True
    elif effect == w.NO_CARD_MOVE:
        game.no_card_move = True
    elif effect == w.EMBASSY_MUTE:
        game.embassies_mute = True
    elif effect == w.PRIME_CLOSED:
        game.prime_closed = True
        game.inflation += game.numbers.inflation
    elif effect == w.EVENTS_PLUS_ONE:
        game.ruptures += 1
    elif effect == w.NO_THAW:
        game.no_thaw = True


# ---- what Events do on becoming Active


def raid(game: Helionox, seat: i64) -> None:
    """HEL-26.4: the player chooses which Cargo is lost; with none nothing happens."""
    player = game.players[seat]
    if player.cargo == 0:
        return
    for colour in range(5):
        if player.carries(colour):
            game.may(v.LOSE_CARGO, colour)
    cargo.lose(game, player, first(game.ask(seat, v.ASK_RAID)))


def plague(game: Helionox, seat: i64) -> None:
    """HEL-GAP-15, Red Plague: every player discards a card."""
    player = game.players[seat]
    if len(player.held) == 0:
        return
    cardpiles.offer_held(game, player, v.DISCARD)
    if len(player.held) > 1:
        hide_only_option(game, v.DISCARD_ANY)
    answer = game.ask(seat, v.ASK_PLAGUE)
    card = first(answer) if verb_of(answer) == v.DISCARD else player.held[0]
    cardpiles.discard(game, player, card, "HEL-GAP-15")


def pushed(game: Helionox, seat: i64, location: i64) -> None:
    """HEL-GAP-15, Belt Cascade: the Ship leaves for a neighbour. An Event does it, so no ban on card moves matters."""
    player = game.players[seat]
    if player.location != location:
        return
    neighbours: i64 = game.board.neighbours[location]
    for other in range(5):
        if neighbours >> other & 1:
            game.may(v.MOVE, other)
    player.location = first(game.ask(seat, v.ASK_PUSHED))
    game.say("HEL-GAP-15", v.MOVED, seat, player.location)


# ---- new Events, and the Cryo Phase


def arrivals(game: Helionox, seat: i64) -> None:
    """HEL-7.2, 7.5, 8.9, 39.1 to 39.3: new Events come Inactive, each to the Location it names."""
    n: i64 = 1
    if game.mode != w.COMPETITIVE:
        n = game.numbers.first_turn_events if game.turn == 1 else game.numbers.later_events
    while n > 0 and not is_deck_empty(game):
        n -= 1
        card = next_event(game)
        location = game.content.events[card].location
        game.in_play = append(game.in_play, event_in_play(card, location, w.INACTIVE))
        game.say("HEL-7.2", v.EVENT_ARRIVED, card, location)
    thaw(game, game.players[seat])


def next_event(game: Helionox) -> i64:
    """The top card of the Event Deck: what luck makes of the part on top, or one that was looked at; that is told
    like luck, for not everybody knows it."""
    if game.event_top:
        return game.pick(v.DRAWS_EVENT, [event_card(game.event_top.pop())])
    return draw_event(game, part_on_top(game))


def is_deck_empty(game: Helionox) -> bool:
    """Whether no Event is left, neither looked at nor unseen."""
    return not game.event_top and part_on_top(game) == w.NOTHING


def part_on_top(game: Helionox) -> i64:
    """HEL-3.5: Deck 1, then 2, then 3."""
    for part in range(3):
        if game.regular_left[part] + game.catastrophic_left[part] > 0:
            return part
    return w.NOTHING


def draw_event(game: Helionox, part: i64) -> i64:
    """HEL-3.1: how many of each kind are left in this part is known, which ones they are is not."""
    regular = game.regular_left[part]
    catastrophic = game.catastrophic_left[part]
    stack: i64 = w.REGULAR_EVENT if regular > 0 else w.CATASTROPHE
    if regular > 0 and catastrophic > 0:
        stack = game.pick(v.EVENT_STACK, BOTH_KINDS[MANY - regular : MANY + catastrophic])
    if stack == w.REGULAR_EVENT:
        game.regular_left[part] -= 1
    else:
        game.catastrophic_left[part] -= 1
    return game.draw(v.DRAWS_EVENT, game.unseen_events[stack])


def thaw(game: Helionox, player: Player) -> None:
    """HEL-9.1, 9.3, 9.4: one Cryo Counter leaves before the Main Phase, on the owner's turn only."""
    game.phase = w.CRYO_PHASE
    if player.cryo > 0 and not game.no_thaw:
        player.cryo -= 1
        game.say("HEL-9.1", v.THAWED, player.seat, player.cryo)
