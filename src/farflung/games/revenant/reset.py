"""Chapter 16: the reset phase."""

from __future__ import annotations

from farflung.games.revenant import movement
from farflung.games.revenant import verbs as v
from farflung.games.revenant.state import Revenant


def reset_phase(game: Revenant) -> None:
    """REV-F-16.1 to 16.4"""
    crew_returns(game)
    for ship in game.ships:
        movement.take_off(game, ship)
    set_turn_order(game)


def crew_returns(game: Revenant) -> None:
    """REV-F-16.1, 20.13: all figures, ambassadors and the Corrupted Crew too."""
    for ship in game.ships:
        ship.crew = 0
    game.crew_on_revenant = [0, 0]
    game.figures_placed = 0
    game.figures_aside = 0
    for admiral in game.admirals:
        admiral.crew_used = 0
    game.say("REV-F-16.1", v.CREW_RETURNS)


def set_turn_order(game: Revenant) -> None:
    """REV-F-16.3, 16.4, 11.7: the highest on the tactics track first; on one field the earlier arrival."""
    ranking = [(-admiral.tactics, admiral.arrival, admiral.seat) for admiral in game.admirals]
    ranking.sort()
    game.order = [entry[2] for entry in ranking]
    for place, seat in enumerate(game.order):
        game.say("REV-F-16.3", v.ORDER_SET, seat, place + 1)
