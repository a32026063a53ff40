"""Travel and Movement Tax (HEL-16), moves by card text (HEL-GAP-41), and Embassies (HEL-17)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.helionox import fleet
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player, closed_to

BITS: Final = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5]


def count(bits: i64) -> i64:
    """How many of the five Locations (or Cargo colours) these bits mean."""
    return BITS[bits]


# ---- Travel


def fare(game: Helionox, player: Player, destination: i64) -> i64:
    """HEL-16.1, 16.2, 16.4 to 16.6, 16.8: the tax is on leaving, and nothing lowers it."""
    if game.taxed >> player.location & 1:
        return game.numbers.movement_tax
    if player.has_embassy(destination) and not game.embassies_mute:
        return game.numbers.embassy_fare
    return game.numbers.travel_fare


def offer_travel(game: Helionox, player: Player) -> None:
    if player.credits < game.numbers.least_fare and game.refused is None:
        return  # nothing to offer, and nobody who wants to know why
    for destination in range(5):
        if destination == player.location:
            continue
        if fare(game, player, destination) <= player.credits:
            game.may(v.TRAVEL, destination)
        else:
            game.bar("HEL-16.4" if game.taxed >> player.location & 1 else "HEL-16.1", v.TRAVEL, destination)


def travel(game: Helionox, player: Player, destination: i64) -> None:
    """HEL-16.1: to any other Location, adjacent or not, and whether Shut Down or not (HEL-8.6)."""
    price = fare(game, player, destination)
    player.credits -= price
    player.location = destination
    player.moved = True
    game.say("HEL-16.1", v.TRAVELLED, player.seat, destination, price)


# ---- moves by card text


def offer_moves(game: Helionox, player: Player, reach: i64) -> None:
    """HEL-16.3, GAP-41: always to another Location."""
    neighbours: i64 = game.board.neighbours[player.location]
    for destination in range(5):
        if destination != player.location and (reach != w.ADJACENT or neighbours >> destination & 1):
            game.may(v.MOVE, destination)


def move(game: Helionox, player: Player, destination: i64) -> None:
    """HEL-16.7: free of tax."""
    player.location = destination
    player.moved = True
    game.say("HEL-GAP-41", v.MOVED, player.seat, destination)


# ---- Embassies


def why_no_embassy(game: Helionox, player: Player) -> str:
    """The rule that forbids an Embassy at the Current Location, or nothing (HEL-8.4, 13.14, 17.2, 17.3)."""
    if player.has_embassy(player.location):
        return "HEL-17.2"
    if closed_to(game, player):
        return "HEL-17.3"
    if count(player.embassies) >= game.numbers.embassies:
        return "HEL-4.11"
    return ""


def embassy_price(game: Helionox, player: Player) -> i64:
    """HEL-17.1, less what a Fleet Asset takes off (HEL-GAP-20)."""
    return max(game.numbers.embassy_cost - fleet.saving(game, player, w.TRIGGER_EMBASSY), 0)


def offer_embassy(game: Helionox, player: Player) -> None:
    why = why_no_embassy(game, player)
    if not why and embassy_price(game, player) > player.credits:
        why = "HEL-17.1"
    if why:
        game.bar(why, v.PLACE_EMBASSY)
    else:
        game.may(v.PLACE_EMBASSY)


def buy_embassy(game: Helionox, player: Player) -> None:
    """HEL-17.1"""
    player.credits -= embassy_price(game, player)
    fleet.use_saving(game, player, w.TRIGGER_EMBASSY)
    place_embassy(game, player, "HEL-17.1")


def place_embassy(game: Helionox, player: Player, rule: str) -> None:
    """HEL-17.4: it works from the moment it is placed."""
    player.embassies |= 1 << player.location
    game.say(rule, v.EMBASSY_PLACED, player.seat, player.location)
