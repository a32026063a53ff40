"""Chapter 9, as far as the editions differ: the Corrupted Crew on the Revenant.

Its figures and cards (REV-P-9.1.1 to 9.1.3), its turn and its rule in a breach are those of `crew`, which the final
edition plays with too. Ships stand in line at all times (REV-P-9.7.1).
"""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.revenant import crew
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import revenant
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import figure_id


def man_revenant(game: Prototype) -> None:
    """REV-P-9.4.2, GAP-P-17: with both spaces the jump is enabled and a ship deployed; a single space does nothing."""
    first_figure = figure_id(w.COUNCIL, 0)
    if game.crew_on_revenant[0] < first_figure or game.crew_on_revenant[1] < first_figure:
        return
    if not game.charged:
        game.charged = True
        game.say("REV-P-9.4.2", pv.JUMP_ENABLED, w.COUNCIL)
        if game.colonies:
            discard_colony(game)
        else:
            discard_sonar(game)
    crew.deploy(game, crew.lowest_sector_with_room(game), 3)  # REV-P-9.4.3, 9.4.4


def discard_sonar(game: Prototype) -> None:
    """REV-P-9.4.5: the card of the house in which the crew has less influence; among equals luck decides."""
    while len(game.sonar) > 1:
        least: i64 = 99
        for card in game.sonar:
            least = min(least, game.crew_influence[game.content.sonar[card].house])
        lowest = [card for card in game.sonar if game.crew_influence[game.content.sonar[card].house] == least]
        card = lowest[0] if len(lowest) == 1 else game.pick(pv.CREW_DISCARDS, sorted(lowest))
        revenant.discard_sonar(game, card)


def discard_colony(game: Prototype) -> None:
    """GAP-P-17: the house in which it has less influence; among equals the one to the right goes."""
    while len(game.colonies) > 1:
        for house in reversed(crew.houses_by_favour(game)):
            gone = [colony for colony in game.colonies if game.content.colonies[colony].house == house]
            if gone:
                revenant.discard_colony(game, gone[0])
                break
