"""What a game of the prototype edition is worth to a player: as in the final edition, but for agendas and colonies."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant.cards import Term
from farflung.games.revenant.judge import (
    COLONY,
    NEAR_AGENDA,
    RIVALS,
    expected_power,
    of_rivals,
    prospect_terms,
    prospects,
    renown_of_houses,
    time_left,
)
from farflung.games.revenant.prototype.scoring import points
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.scoring import colony_renown, measure
from farflung.games.revenant.state import Admiral

FIRST_CERTAIN: Final = 8  # parts of the score from equipment to corruption: as they are
LAST_CERTAIN: Final = 13


def worth(game: Prototype, seat: i64) -> float:
    """Victory points the player may expect, less part of what the others may."""
    power = power_at_end(game)
    return expected_points(game, game.admirals[seat], power) - of_the_others(game, seat, power)


def terms(game: Prototype, seat: i64) -> dict[str, float]:
    """The worth by its parts."""
    power = power_at_end(game)
    admiral = game.admirals[seat]
    return {
        "houses": renown_of_houses(admiral, power),
        "rivals": -of_the_others(game, seat, power),
        "renown": of_certain(game, admiral),
        "colony": of_colony(game, admiral),
        "agendas": agenda_points(game, admiral),
        **prospect_terms(game, admiral),
    }


def power_at_end(game: Prototype) -> list[float]:
    power = expected_power(game)
    if game.charged and len(game.colonies) == 1:
        power[game.content.colonies[game.colonies[0]].house] += 1.0  # REV-P-8.4
    return power


def of_the_others(game: Prototype, seat: i64, power: list[float]) -> float:
    """Part of what the others' influence is worth; alone, the Corrupted Crew's."""
    if game.seats > 1:
        return of_rivals(game, seat, power)
    rivals = 0.0
    for house in range(7):
        rivals += float(game.crew_influence[house]) * power[house]
    return RIVALS * rivals


def expected_points(game: Prototype, admiral: Admiral, power: list[float]) -> float:
    total = of_certain(game, admiral) + renown_of_houses(admiral, power) + of_colony(game, admiral)
    return total + agenda_points(game, admiral) + time_left(game) * prospects(game, admiral)


def of_certain(game: Prototype, admiral: Admiral) -> float:
    """What is scored as it is."""
    row = points(game, admiral)
    scored: i64 = 0
    for part in range(FIRST_CERTAIN, LAST_CERTAIN + 1):
        scored += row[part]
    return float(scored)


def of_colony(game: Prototype, admiral: Admiral) -> float:
    if len(game.colonies) != 1:
        return 0.0
    return COLONY * float(colony_renown(game, admiral, game.content.colonies[game.colonies[0]]))


def agenda_points(game: Prototype, admiral: Admiral) -> float:
    """What is completed, or how near each slot is."""
    slots = 0.0
    if game.agenda_shown[admiral.seat]:
        for slot in range(3):
            slots += float(game.slots_met[admiral.seat] >> slot & 1)
    elif admiral.agendas:
        for terms in game.content.hidden_agendas[admiral.agendas[0]].slots:
            slots += nearness(game, admiral, terms)
    return float(game.numbers.agenda_renown) * slots


def nearness(game: Prototype, admiral: Admiral, terms: list[Term]) -> float:
    near = 1.0
    for term in terms:
        now = measure(game, admiral, term.measure, term.argument)
        if now < term.least:
            near *= NEAR_AGENDA * float(now) / float(term.least)
        elif now > term.most:
            near *= NEAR_AGENDA * float(term.most + 1) / float(now + 1)
    return near if near < 1.0 else 1.0 - 0.2 * time_left(game)
