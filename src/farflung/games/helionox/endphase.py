"""The End Phase (HEL-21): discard what was played, keep what you like, draw five, cut to five."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.helionox import cardpiles, cargo, scenes
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player


def end_phase(game: Helionox, seat: i64) -> None:
    """HEL-21.1 to 21.5, in this order."""
    game.phase = w.END_PHASE
    player = game.players[seat]
    for other in game.players:
        discard_played(other)  # a partner's too (HEL-11.15)
    discard_unwanted(game, player)
    n = game.numbers.fracture_draw if game.fractured else game.numbers.hand_draw
    cardpiles.draw_cards(game, player, n, "HEL-21.3")
    cut(game, player)
    if game.mercury:
        cargo.return_delivered(game)
    for other in game.players:
        other.end_of_turn()
    game.cycled = False
    game.bonus_used = False
    game.called = False
    game.refusals = 0
    game.say("HEL-6.1", v.TURN_ENDED, seat)
    scenes.then(game, scenes.TURN, (seat + 1) % game.seats)
    if game.mode != w.COMPETITIVE:
        scenes.then(game, scenes.SYNDICATE, seat)  # HEL-40.1, 42.5


def discard_played(player: Player) -> None:
    """HEL-21.1, 21.4: first, so that a reshuffle for the new hand finds them."""
    if player.played:
        for card in player.played:
            put(player.discard, card)
        player.played.clear()


def discard_unwanted(game: Helionox, player: Player) -> None:
    """HEL-21.2: keeping is optional."""
    while len(player.held) > 0:
        cardpiles.offer_held(game, player, v.DISCARD)
        game.may(v.KEEP_REST)
        answer = game.ask(player.seat, v.ASK_KEEP)
        if verb_of(answer) == v.KEEP_REST:
            return
        cardpiles.discard(game, player, first(answer), "HEL-21.2")


def cut(game: Helionox, player: Player) -> None:
    """HEL-21.3, CON-20: the limit is checked only here."""
    while len(player.held) > game.numbers.hand_limit:
        cardpiles.offer_held(game, player, v.DISCARD)
        cardpiles.discard(game, player, first(game.ask(player.seat, v.ASK_CUT)), "HEL-21.3")
