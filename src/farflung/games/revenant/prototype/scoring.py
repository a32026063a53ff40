"""Chapter 8: final scoring in victory points (REV-P-G.1, G.2), and the measures that only this edition has."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant import scoring as shared
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import absorbers, agendas
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral

# where victory points come from, in the order of the rules; the row of a player's score
PARTS: Final = [
    "Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor", "Novaris", "Dunlork",
    "agenda", "equipment", "training", "support", "level", "resources", "corruption", "colony",
    "tactics",
]  # fmt: skip


def choose_destination(game: Prototype) -> None:
    """REV-P-8.4, 8.5: a single colony left is the destination; with two, or none, the fleet arrived nowhere."""
    if len(game.colonies) == 1:
        game.chosen_colony = game.colonies[0]


def score(game: Prototype) -> None:
    """REV-P-8.7 to 8.17"""
    for seat in game.order:
        if not game.agenda_shown[seat]:
            agendas.reveal(game, game.admirals[seat], "REV-P-8.7")
    game.scores = [points(game, admiral) for admiral in game.admirals]
    if game.seats == 1:
        game.scores.append(crew_points(game))
    for seat, row in enumerate(game.scores):
        total = sum(row)
        game.say("REV-P-8.17", v.RENOWN, seat, max(0, total) & 255, max(0, total) >> 8)
    game.winner = winner(game)
    if game.winner == w.COUNCIL:
        game.say("REV-P-9.10.2", v.CREW_WINS)
    else:
        game.say("REV-P-8.17", v.WINNER, game.winner)
    game.finished = True


def winner(game: Prototype) -> i64:
    """REV-P-8.17, GAP-P-21: most points, then the higher tactics step, then the marker lower in the stack. Alone,
    strictly more than the crew (REV-P-9.10.2)."""
    if game.seats == 1:
        return 0 if sum(game.scores[0]) > sum(game.scores[1]) else w.COUNCIL
    ranking = [
        (-sum(game.scores[admiral.seat]), -admiral.tactics, admiral.arrival, admiral.seat) for admiral in game.admirals
    ]
    ranking.sort()
    return ranking[0][3]


def points(game: Prototype, admiral: Admiral) -> list[int]:
    """A player's row of `PARTS` (REV-P-8.9 to 8.16)."""
    numbers = game.numbers
    row: list[int] = []
    for house in range(7):
        row.append(shared.total_influence(admiral, house) * power(game, house))  # REV-P-8.8, 8.9
    met: i64 = 0
    for slot in range(3):
        met += game.slots_met[admiral.seat] >> slot & 1
    row.append(numbers.agenda_renown * met)
    row.append(numbers.frigate_renown * shared.cards_played(admiral, w.FRIGATE_CARD))
    row.append(numbers.cadet_renown * shared.cards_played(admiral, w.CADET_CARD))
    row.append(numbers.directive_renown * shared.cards_played(admiral, w.DIRECTIVE))
    row.append(numbers.rank_renown * admiral.rank)
    row.append(shared.all_resources(admiral) // numbers.resources_per_renown)
    row.append(-numbers.corruption_renown * admiral.corruption)
    colony: i64 = 0
    if game.chosen_colony >= 0:
        colony = shared.colony_renown(game, admiral, game.content.colonies[game.chosen_colony])
    row.append(colony)
    row.append(0)
    return row


def crew_points(game: Prototype) -> list[int]:
    """REV-P-9.10.1: influence times power, and 2 per tactics step."""
    row = [game.crew_influence[house] * power(game, house) for house in range(7)]
    row.extend([0, 0, 0, 0, 0, 0, 0, 0])
    row.append(game.numbers.crew_tactics_renown * game.crew_tactics)
    return row


def power(game: Prototype, house: i64) -> i64:
    """REV-P-7.1 to 7.3: ships on the map; a colony lifts its house, but only at the end (GAP-P-13)."""
    if game.phase == pw.SCORING:
        return shared.final_power(game, house)
    return game.power[house]


def measure(game: Prototype, admiral: Admiral, what: i64, argument: i64) -> i64:
    """GAP-P-13, GAP-P-24"""
    total: i64 = 0
    if what == w.M_POWER_OF:
        for house in w.HOUSE_PAIRS[argument]:
            total += power(game, house)
    elif what == w.M_THREE_POWERS:
        powers = sorted([power(game, house) for house in range(7)])
        total = powers[4] + powers[5] + powers[6]
    elif what == w.M_GREATEST_INFLUENCE:
        total = max(admiral.influence)
    elif what == w.M_LEAST_INFLUENCE:
        total = min(admiral.influence)
    elif what == w.M_FRIGATE_DAMAGE:
        total = agendas.frigate_damage(game, admiral)
    elif what == w.M_ABSORBERS:
        total = absorbers.on_map(game)
    elif what == w.M_TILES:
        total = len(game.tiles_resolved)
    return total
