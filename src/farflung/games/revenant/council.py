"""Chapter 20: the council of the two-player game. Its three ambassadors only take crew spaces (REV-F-20.2, 20.14)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant import movement
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import CLOCKWISE, COUNTER_CLOCKWISE
from farflung.games.revenant.state import Revenant, Ship, figure_id, has_room

PRIORITY: Final = [w.ARK, w.DROPSHIP, w.FIGHTER]  # REV-F-20.5


def council_turn(game: Revenant) -> None:
    """REV-F-20.3 to 20.12: the revealed card leaves the game; its house gets an ambassador.

    A dropship that lies on a planet already is not moved (REV-F-05.7, GAP-F-27).
    """
    if not game.council:
        return
    house = game.draw(v.COUNCIL_CARD, game.council)
    game.revealed[house] += 1
    for kind in PRIORITY:
        ship = game.ships[house * 4 + kind]
        if 0 < ship.sector <= 8 and ship.crew == 0:
            ship.crew = figure_id(w.COUNCIL, game.figures_placed)
            game.figures_placed += 1
            game.say("REV-F-20.5", v.AMBASSADOR, ship.index)
            if kind == w.DROPSHIP and not ship.landed:
                land(game, ship)
            return
    game.figures_aside += 1
    game.say("REV-F-20.12", v.AMBASSADOR_ASIDE, house)


def land(game: Revenant, dropship: Ship) -> None:
    """REV-F-20.7 to 20.10: own sector, counter-clockwise, clockwise; the planet's data is discarded."""
    here = dropship.sector
    for sector in (here, COUNTER_CLOCKWISE[here], CLOCKWISE[here]):
        if is_available(game, dropship, sector):
            land_at(game, dropship, sector)
            game.say("REV-F-20.7", v.COUNCIL_LANDS, dropship.index, sector)
            return


def is_available(game: Revenant, dropship: Ship, sector: i64) -> bool:
    """GAP-F-27: a free planet whose sector has room for the ship."""
    if game.planets[sector] < 0 or game.landers[sector]:
        return False
    return sector == dropship.sector or has_room(game, sector)


def land_at(game: Revenant, dropship: Ship, sector: i64) -> None:
    if sector != dropship.sector:
        movement.put_ship(game, dropship, sector)
    dropship.landed = True
    game.landers[sector] += 1
    if game.crew_takes_data:
        game.planet_data[sector] = 0
