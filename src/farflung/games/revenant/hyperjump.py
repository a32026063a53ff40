"""Chapter 19: the hyperjump phase (REV-F-19.0.3 to 19.0.11, each step a scene) and the reset of the tactics track."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import put
from farflung.games.revenant import goods, influence, movement, radar, rift
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import CLOCKWISE
from farflung.games.revenant.state import Revenant, Ship, has_room


def leave(game: Revenant) -> None:
    """REV-F-19.0.3 to 19.0.6: planets, rifts and void ships stay behind; only the chosen radar card is kept."""
    game.say("REV-F-19.0.2", v.HYPERJUMP)
    for sector in range(1, 9):
        if game.planets[sector] >= 0:
            put(game.planet_discard, game.planets[sector])
        game.planets[sector] = -1
        game.planet_data[sector] = 0
        game.rifts[sector] = False
        game.void[sector] = 0


def reset_tactics(game: Revenant, seat: i64) -> None:
    """REV-F-19.1.2 to 19.1.5, 21.1.2 to 21.1.4, GAP-F-32: rewards for the field as it was, then to the rank field."""
    admiral = game.admirals[seat]
    field = admiral.tactics
    if field >= game.numbers.tactics_for_hidden:
        influence.gain_hidden(game, admiral)
    if field >= game.numbers.tactics_for_influence:
        influence.gain_influence_of_choice(game, admiral)
    admiral.tactics = admiral.rank
    game.say("REV-F-19.1.4", v.TACTICS_RESET, seat, admiral.tactics)
    if admiral.tactics == 3:
        goods.store(game, admiral, w.MATERIAL)  # REV-F-19.1.5


def restack(game: Revenant) -> None:
    """REV-F-19.1.6: on one field the lower turn-order tile lies below."""
    for seat in game.order:
        influence.arrive(game, game.admirals[seat])


def carry_out(game: Revenant) -> None:
    """REV-F-19.2.1 to 19.2.6, 19.0.9: void ships, rifts, planets with data, the shuttle; then the card is discarded."""
    card = game.content.radar[game.chosen_radar]
    for sector in range(1, 9):
        rift.add_void(game, sector, card.void[sector], "REV-F-19.2.1")
    for sector in card.rifts:
        game.rifts[sector] = True
        game.say("REV-F-19.2.2", v.RIFT_OPENS, sector)
    for sector in card.planets:
        radar.lay_planet(game, sector)
    shuttle = game.radar_shuttles[0]
    if shuttle >= 0:
        game.radar_shuttles[0] = -1
        arrive(game, game.ships[shuttle], card.shuttle_sector)
    radar.discard_radar(game, card.index)


def arrive(game: Revenant, shuttle: Ship, sector: i64) -> None:
    """REV-F-15.15, 19.2.5, 19.2.6, GAP-A-16: in the printed sector or the next one clockwise that has room."""
    if shuttle.sector != w.ON_RADAR:
        return
    shuttle.sector = w.SUPPLY
    for _ in range(8):
        if has_room(game, sector):
            movement.put_ship(game, shuttle, sector)
            game.say("REV-F-19.2.5", v.SHUTTLE_ARRIVES, shuttle.index, sector)
            return
        sector = CLOCKWISE[sector]
