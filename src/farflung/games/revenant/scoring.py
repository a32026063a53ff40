"""Chapter 21: final scoring. Renown is the only measure (REV-F-G.1, G.2)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Agenda, Colony
from farflung.games.revenant.state import Admiral, Revenant

# where Renown comes from, in the order of the rules; the row of a player's score
PARTS: Final = [
    "colony", "Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor", "Novaris", "Dunlork",
    "personal agenda", "fleet agenda", "cadet cards", "frigate cards", "rank", "directives", "resources", "corruption",
    "tactics",
]  # fmt: skip


def score(game: Revenant) -> None:
    """REV-F-21.2.1 to 21.2.18: every player's Renown, part by part, and the winner."""
    game.scores = [renown(game, admiral) for admiral in game.admirals]
    if game.seats == 1:
        game.scores.append(crew_renown(game))
    for seat, row in enumerate(game.scores):
        total = sum(row)
        game.say("REV-F-21.2.18", v.RENOWN, seat, max(0, total) & 255, max(0, total) >> 8)
    game.winner = winner(game)
    if game.winner == w.COUNCIL:
        game.say("REV-P-9.10.2", v.CREW_WINS)
    else:
        game.say("REV-F-21.2.18", v.WINNER, game.winner)
    game.finished = True


def winner(game: Revenant) -> i64:
    """REV-F-21.2.18, 21.2.19: most Renown, then the lower turn-order tile. Alone, strictly more than the crew."""
    if game.seats == 1:
        return 0 if sum(game.scores[0]) > sum(game.scores[1]) else w.COUNCIL
    best: i64 = game.order[0]
    for seat in game.order:
        if sum(game.scores[seat]) > sum(game.scores[best]):
            best = seat
    return best


def renown(game: Revenant, admiral: Admiral) -> list[int]:
    """A player's row of `PARTS`. House by house (REV-F-21.2.2); cards in hand give nothing (REV-F-21.2.12)."""
    numbers = game.numbers
    row = [0]
    if game.chosen_colony >= 0:
        row[0] = colony_renown(game, admiral, game.content.colonies[game.chosen_colony])
    for house in range(7):
        row.append(total_influence(admiral, house) * final_power(game, house))  # REV-F-21.2.6
    met = numbers.agenda_renown
    row.append(met if len(admiral.agendas) > 1 and meets(game, admiral, admiral.agendas[1]) else 0)  # REV-F-21.2.7
    row.append(met if len(admiral.agendas) > 0 and meets(game, admiral, admiral.agendas[0]) else 0)  # REV-F-21.2.8
    row.append(numbers.cadet_renown * cards_played(admiral, w.CADET_CARD))
    row.append(numbers.frigate_renown * cards_played(admiral, w.FRIGATE_CARD))
    row.append(numbers.rank_renown * admiral.rank)
    row.append(numbers.directive_renown * cards_played(admiral, w.DIRECTIVE))
    row.append(all_resources(admiral) // numbers.resources_per_renown)  # REV-F-21.2.14, 21.2.15
    row.append(-numbers.corruption_renown * admiral.corruption)  # REV-F-21.2.16, 21.2.17
    row.append(0)
    return row


def crew_renown(game: Revenant) -> list[int]:
    """REV-P-9.10.1: influence times power, and 2 per tactics field."""
    row = [0]
    for house in range(7):
        row.append(game.crew_influence[house] * final_power(game, house))
    row.extend([0, 0, 0, 0, 0, 0, 0, 0])
    row.append(game.numbers.crew_tactics_renown * game.crew_tactics)
    return row


def total_influence(admiral: Admiral, house: i64) -> i64:
    """REV-F-K.3, 21.2.5"""
    return admiral.influence[house] + admiral.hidden[house]


def final_power(game: Revenant, house: i64) -> i64:
    """REV-F-21.2.3, 21.2.4: the chosen colony lifts its house by one."""
    lifted = game.chosen_colony >= 0 and game.content.colonies[game.chosen_colony].house == house
    return game.power[house] + (1 if lifted else 0)


def colony_renown(game: Revenant, admiral: Admiral, colony: Colony) -> i64:
    """REV-F-21.2.1, GAP-A-10"""
    measured = measure(game, admiral, colony.measure, colony.argument)
    if colony.steps:
        return colony.steps[measured] if measured < len(colony.steps) else 0
    return min(colony.most, colony.each * measured)


def meets(game: Revenant, admiral: Admiral, agenda: i64) -> bool:
    """REV-F-21.2.7, 21.2.8: all or nothing."""
    card: Agenda = game.content.agendas[agenda]
    for term in card.terms:
        if not term.least <= measure(game, admiral, term.measure, term.argument) <= term.most:
            return False
    return True


def cards_played(admiral: Admiral, kind: i64) -> i64:
    if kind == w.CADET_CARD:
        return len(admiral.cadet_cards[0]) + len(admiral.cadet_cards[1])
    if kind == w.FRIGATE_CARD:
        return len(admiral.frigate_cards)
    return len(admiral.directives)


def resource_owned(admiral: Admiral, kind: i64) -> i64:
    """Locked ones too (REV-F-21.2.15)."""
    total: i64 = admiral.resources[kind]
    for compartment in range(len(admiral.corrupted)):
        total += admiral.locked[compartment * 4 + kind]
    return total


def all_resources(admiral: Admiral) -> i64:
    total: i64 = 0
    for kind in range(4):
        total += resource_owned(admiral, kind)
    return total


def measure(game: Revenant, admiral: Admiral, what: i64, argument: i64) -> i64:
    """The counters of agendas and colonies (GAP-A-10, GAP-F-11)."""
    total: i64 = 0
    if what == w.M_SHIPS:
        for index in range(w.HOUSE_SHIPS):
            ship = game.ships[index]
            if 0 < ship.sector <= 8 and (argument == w.ALL_KINDS or ship.kind == argument):
                total += 1
    elif what == w.M_GREATEST_POWER:
        total = max(game.power)
    elif what == w.M_LEAST_POWER:
        total = min(game.power)
    elif what == w.M_HOUSES_WITH_POWER:
        for power in game.power:
            if power >= argument:
                total += 1
    elif what == w.M_DAMAGE:
        total = game.damage
        for index in range(w.HOUSE_SHIPS):
            total += game.ships[index].damage
    elif what == w.M_RESOURCE:
        total = resource_owned(admiral, argument)
    elif what == w.M_LEAST_RESOURCE:
        total = min([resource_owned(admiral, kind) for kind in range(4)])
    elif what == w.M_RESOURCES:
        total = all_resources(admiral)
    elif what == w.M_DATA:
        total = admiral.data
    elif what == w.M_RESIDUAL:
        total = admiral.residual
    elif what == w.M_CORRUPTION:
        total = admiral.corruption
    elif what == w.M_RANK:
        total = admiral.rank
    elif what == w.M_CARDS:
        total = cards_played(admiral, argument)
    elif what == w.M_HOUSES_WITH_INFLUENCE:
        for house in range(7):
            if total_influence(admiral, house) >= argument:
                total += 1
    else:
        total = game.measure_own(admiral, what, argument)
    return total
