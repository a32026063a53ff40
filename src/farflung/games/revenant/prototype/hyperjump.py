"""Chapter 5: the hyperjump phase, and the tactics rewards that also come before the final scoring (REV-P-8.6)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import put
from farflung.games.revenant import influence
from farflung.games.revenant import verbs as v
from farflung.games.revenant.prototype.state import Prototype


def jump(game: Prototype) -> None:
    """REV-P-5.1 to 5.4, GAP-P-09: the marker is disabled; voidborn ships, planets and rifts stay behind."""
    game.charged = False
    game.say("REV-P-5.1", v.HYPERJUMP)
    for sector in range(1, 9):
        game.void[sector] = 0
        if game.planets[sector] >= 0:
            put(game.planet_discard, game.planets[sector])
        game.planets[sector] = -1
        game.planet_data[sector] = 0
        game.rifts[sector] = False


def tactics_reward(game: Prototype, seat: i64) -> None:
    """REV-P-5.5, 5.6, 8.6"""
    admiral = game.admirals[seat]
    step = admiral.tactics
    if step >= game.numbers.tactics_for_hidden:
        influence.gain_hidden(game, admiral)
    if step >= game.numbers.tactics_for_influence:
        influence.gain_influence_of_choice(game, admiral)


def reset_tactics(game: Prototype) -> None:
    """REV-P-5.7, 5.8, GAP-P-03: to the level's step, without its icon; who was higher before lies lower. The Corrupted
    Crew's marker stays, and takes no rewards (REV-P-9.8.1, 9.8.2)."""
    ranking = [(-admiral.tactics, admiral.arrival, admiral.seat) for admiral in game.admirals]
    ranking.sort()
    for _, _, seat in ranking:
        admiral = game.admirals[seat]
        admiral.tactics = admiral.rank
        influence.arrive(game, admiral)
        game.say("REV-P-5.7", v.TACTICS_RESET, seat, admiral.tactics)
