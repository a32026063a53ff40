"""Chapter 18: the rift phase, and what it shares with the hyperjump phase: income and new cards."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.revenant import operations, radar
from farflung.games.revenant import verbs as v
from farflung.games.revenant.board import CLOCKWISE, COUNTER_CLOCKWISE, FACES, RIFT_DICE
from farflung.games.revenant.state import Revenant, void_left


def rift_phase(game: Revenant) -> None:
    """REV-F-K.16, 18.3: roll for every rift, then discovery data; income and new cards are scenes of their own."""
    for sector in range(1, 9):
        if game.rifts[sector]:
            roll(game, sector)
    for sector in range(1, 9):
        if game.planets[sector] >= 0 and not game.planet_data[sector]:
            game.planet_data[sector] = 1  # REV-F-18.8
            game.say("REV-F-18.8", v.DATA_PLACED, sector)


def roll(game: Revenant, sector: i64) -> None:
    """REV-F-18.4 to 18.6: the middle number here, the small ones beside it; in solo the middle is 1 less."""
    number = game.pick(v.ROLLS, FACES)
    face = RIFT_DICE[game.seats][number]
    middle: i64 = face[1]
    if game.seats == 1:
        middle -= 1  # REV-P-9.9.3
    game.say("REV-F-18.4", v.RIFT_ROLLED, sector, number)
    add_void(game, sector, middle, "REV-F-18.5")
    add_void(game, COUNTER_CLOCKWISE[sector], face[0], "REV-F-18.6")
    add_void(game, CLOCKWISE[sector], face[2], "REV-F-18.6")


def add_void(game: Revenant, sector: i64, n: i64, rule: str) -> None:
    """REV-F-18.7, GAP-A-04: at most six in a sector, and no more than there are."""
    if n <= 0:
        return
    room: i64 = game.numbers.void_limit - game.void[sector]
    left = void_left(game)
    n = min(n, room)
    n = min(n, left)
    if n > 0:
        game.void[sector] += n
        game.say(rule, v.VOID_ARRIVES, sector, n)


def draw_income(game: Revenant, seat: i64) -> None:
    """REV-F-18.9, GAP-F-13: operation cards by captain rank."""
    admiral = game.admirals[seat]
    operations.draw_cards(game, admiral, game.numbers.operations_income + admiral.rank)


def reveal_cards(game: Revenant) -> None:
    """REV-F-18.10, GAP-F-24: the old radar cards go; new ones come, and after the third cycle colonies."""
    for card in game.radar[:]:
        radar.discard_radar(game, card)
    game.chosen_radar = -1
    if game.cycle < game.numbers.cycles - 1:
        radar.reveal_radar(game)
    else:
        radar.reveal_colonies(game)
