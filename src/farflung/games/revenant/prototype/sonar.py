"""Chapter 1: the sonar phase. After a jump the sonar card populates the map, otherwise the spawn die does."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import put
from farflung.games.revenant import movement, operations, radar, rift
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import CLOCKWISE, COUNTER_CLOCKWISE, FACES, RIFT_DICE
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Ship, has_room

# ---- after a jump


def arrive(game: Prototype) -> None:
    """REV-P-1.2 to 1.4: what the last open card shows, then new discovery data; the card is discarded."""
    card = game.content.sonar[game.sonar[0]]
    for sector in range(1, 9):
        rift.add_void(game, sector, card.void[sector], "REV-P-1.2")
    for sector in card.planets:
        radar.lay_planet(game, sector)  # with its data (REV-P-1.3)
    place_civilian(game, game.ships[card.house * 4 + w.SHUTTLE], card.sector)
    for sector in card.rifts:
        game.rifts[sector] = True
        game.say("REV-P-1.2", v.RIFT_OPENS, sector)
    fill_revenant(game)
    discard_open(game)


def place_civilian(game: Prototype, ship: Ship, sector: i64) -> None:
    """GAP-P-06, GAP-A-16: in the printed sector or the next one clockwise with room; not if it is on the map."""
    if ship.sector != w.SUPPLY:
        return
    for _ in range(8):
        if has_room(game, sector):
            movement.put_ship(game, ship, sector)
            game.say("GAP-P-06", v.SHUTTLE_ARRIVES, ship.index, sector)
            return
        sector = CLOCKWISE[sector]


def fill_revenant(game: Prototype) -> None:
    """REV-P-1.3, GAP-P-09"""
    if game.revenant_data < game.own.revenant_data:
        game.revenant_data = game.own.revenant_data
        game.say("REV-P-1.3", pv.REVENANT_DATA, game.revenant_data)


# ---- without a jump


def spawn(game: Prototype) -> None:
    """REV-P-1.5, 1.8: a roll for every rift, then data on planets that have none."""
    for sector in range(1, 9):
        if game.rifts[sector]:
            roll(game, sector)
    for sector in range(1, 9):
        if game.planets[sector] >= 0 and not game.planet_data[sector]:
            game.planet_data[sector] = 1
            game.say("REV-P-1.8", v.DATA_PLACED, sector)


def roll(game: Prototype, sector: i64) -> None:
    """REV-P-1.6, 1.7, S.16: the large number here, the small ones beside it; alone the large one is 1 less (9.9.3)."""
    number = game.pick(v.ROLLS, FACES)
    face = RIFT_DICE[game.seats][number]
    large: i64 = face[1]
    if game.seats == 1:
        large -= 1
    game.say("REV-P-1.5", v.RIFT_ROLLED, sector, number)
    rift.add_void(game, sector, large, "REV-P-1.6")
    rift.add_void(game, COUNTER_CLOCKWISE[sector], face[0], "REV-P-1.6")
    rift.add_void(game, CLOCKWISE[sector], face[2], "REV-P-1.6")


# ---- open cards


def discard_open(game: Prototype) -> None:
    for card in game.sonar:
        put(game.sonar_discard, card)
    game.sonar = []


def reveal_sonar(game: Prototype) -> None:
    """REV-P-S.15, 1.4"""
    while len(game.sonar) < game.own.open_sonar:
        if not game.sonar_deck:
            if not game.sonar_discard:
                return
            game.sonar_deck = game.sonar_discard
            game.sonar_discard = []
        game.sonar.append(game.draw(pv.DRAWS_SONAR, game.sonar_deck))
        game.say("REV-P-1.4", pv.SONAR_REVEALED, game.sonar[-1])


def reveal(game: Prototype, jumped: bool) -> None:
    """REV-P-1.4, 1.9, 1.10: new sonar cards after a jump; in the last round colonies in any case."""
    if game.cycle >= game.numbers.cycles:
        discard_open(game)
        while len(game.colonies) < game.own.open_colonies and game.colony_deck:
            game.colonies.append(game.draw(v.DRAWS_COLONY, game.colony_deck))
            game.say("REV-P-1.9", v.COLONY_REVEALED, game.colonies[-1])
    elif jumped:
        reveal_sonar(game)


def draw_income(game: Prototype, seat: i64) -> None:
    """REV-P-1.11, 2.9.1: improvement cards by captain level."""
    admiral = game.admirals[seat]
    operations.draw_cards(game, admiral, game.numbers.operations_income + admiral.rank)
