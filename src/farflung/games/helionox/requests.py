"""Requests of Mercury Protocol (HEL-33): the deck, the Current Request, Cycling and fulfilling it."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.helionox import overcoming
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player, open_hands


def draw_request(game: Helionox, player: Player) -> None:
    """HEL-33.2, 33.8: which Request it is, luck decides among those nobody has seen. Cycled ones lie at the bottom;
    coming up again they are told like luck, for the player may not know what others have put there."""
    if game.requests_left == 0:
        return
    if game.requests_left > len(game.request_bottom):
        player.request = game.draw(v.DRAWS_REQUEST, game.unseen_requests)
    else:
        player.request = game.pick(v.DRAWS_REQUEST, [game.request_bottom.pop(0) & 255])
    game.requests_left -= 1
    if open_hands(game):
        game.say("HEL-33.2", v.REQUEST_DRAWN, player.seat, player.request)
    else:
        game.whisper(player.seat, "HEL-33.2", v.REQUEST_DRAWN, player.seat, player.request)


def why_no_cycle(game: Helionox, player: Player) -> str:
    """The rule that forbids Cycling the Current Request, or nothing (HEL-10.7, CON-30)."""
    if game.no_cycle:
        return "HEL-GAP-15"
    if player.request == w.NOTHING:
        return "HEL-33.8"
    if game.requests_left == 0:
        return "HEL-10.7"
    return ""


def cycle(game: Helionox, player: Player) -> None:
    """HEL-10.7, 33.7: to the bottom of the deck, and the top one in its place."""
    game.request_bottom.append(player.request | player.seat << 8)
    game.requests_left += 1
    player.request = w.NOTHING
    game.say("HEL-10.7", v.REQUEST_CYCLED, player.seat)
    draw_request(game, player)


def fulfil(game: Helionox, player: Player, colour: i64) -> None:
    """HEL-33.4 to 33.6, GAP-33: by this very delivery, if it is the one the Current Request wants."""
    if player.request == w.NOTHING:
        return
    request = game.content.requests[player.request]
    if request.cargo != colour or request.destination != player.location:
        return
    game.say("HEL-33.5", v.REQUEST_FULFILLED, player.seat, player.request)
    if game.mode == w.COMPETITIVE:
        player.requests.append(player.request)
        overcoming.gain_influence(game, player, request.influence, "HEL-33.5")
    else:
        game.team_requests.append(player.request)  # counted there instead of as tokens (HEL-41.3)
    player.request = w.NOTHING
    draw_request(game, player)
