"""The solo game of the final edition (GAP-F-15): the Corrupted Crew, after chapter 9 of the prototype."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import combat, council, deployment, radar
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import CLOCKWISE, DISTANCE
from farflung.games.revenant.state import Revenant, Ship, figure_id, frigate_of, has_room

CREW_CARDS: Final = ["Revenant", "ark", "dropship", "fighter"]  # the four solo action cards
TARGETS: Final = [-1, w.ARK, w.DROPSHIP, w.FIGHTER]  # what each of them aims at; -1 is the Revenant
HARD: Final = 2
START_TACTICS: Final = [3, 5, 5]  # by difficulty (REV-P-9.1.8 to 9.1.10)
START_INFLUENCE: Final = [1, 2, 3]
DECK: Final = [7, 5, 3]  # cards of three random houses (REV-P-9.1.4)
MOST_INFLUENCE: Final = 8  # GAP-P-17
MOST_TACTICS: Final = 12
DEPLOYS: Final = [w.ARK, w.FIGHTER, w.DROPSHIP, w.SHUTTLE]  # GAP-P-15, GAP-F-15


# ---- set-up


def set_up(game: Revenant) -> None:
    """REV-P-9.1.4 to 9.1.10"""
    houses = [0, 1, 2, 3, 4, 5, 6]
    for cards in DECK:
        house = game.draw(v.CREW_HOUSE, houses)
        for _ in range(cards):
            game.hidden_deck.remove(house)
            game.crew_deck.append(house)
    game.crew_deck.sort()
    pool = [0, 1, 2, 3]
    while pool:
        game.crew_grid.append(game.draw(v.LAYS_CREW_CARD, pool))
    game.crew_marker = 1
    game.crew_tile = 0
    game.crew_tactics = START_TACTICS[game.difficulty]
    game.crew_influence = [START_INFLUENCE[game.difficulty]] * 7


def line_up(game: Revenant) -> None:
    """REV-P-9.1.12, 9.9.1: the player fixes the order of the ships between the Revenant and the void group."""
    for sector in range(1, 9):
        waiting = sorted(game.line[sector])
        line: list[int] = []
        while len(waiting) > 1:
            for ship in waiting:
                game.may(v.LINE_UP, ship)
            chosen = first(game.ask(0, v.ASK_LINE))
            waiting.remove(chosen)
            line.append(chosen)
        game.line[sector] = line + waiting


# ---- the crew's turn


def crew_turn(game: Revenant) -> None:
    """REV-P-9.2.1 to 9.2.9: turn over a house, aim with the next card, or the one after it, then influence."""
    if not game.crew_deck:
        return
    house = game.draw(v.CREW_CARD, game.crew_deck)
    game.revealed[house] += 1
    placed = False
    for _ in range(2):
        game.crew_marker = (game.crew_marker + 1) % 4
        if place_figure(game, house, TARGETS[game.crew_grid[game.crew_marker]]):
            placed = True
            break
    if not placed:
        game.crew_marker = (game.crew_marker + 1) % 4
        game.say("REV-P-9.2.7", v.CREW_FAILS, house)
        gain_tactics(game)
    gain_influence(game, house)
    game.crew_tile = (game.crew_marker + 3) % 4


def place_figure(game: Revenant, house: i64, target: i64) -> bool:
    """REV-P-9.2.4: on the house's ship of that kind, or on the Revenant, if its space is free."""
    crew = figure_id(w.COUNCIL, game.figures_placed)
    harbinger = game.figures_placed == 0
    if target < 0:
        space: i64 = 0 if game.crew_on_revenant[0] == 0 else 1  # REV-P-9.4.1
        if game.crew_on_revenant[space]:
            return False
        game.figures_placed += 1
        game.crew_on_revenant[space] = crew
        game.say("REV-P-9.2.4", v.CREW_PLACED, w.REINFORCEMENT + space)
        game.crew_mans_revenant()
        return True
    ship = game.ships[house * 4 + target]
    if not 0 < ship.sector <= 8 or ship.crew:
        return False
    game.figures_placed += 1
    ship.crew = crew
    game.say("REV-P-9.2.4", v.CREW_PLACED, ship.index)
    if harbinger and game.difficulty == HARD:
        harbinger_corrupts(game, ship)
    if target == w.DROPSHIP and not ship.landed:  # one that lies on a planet is not moved (GAP-P-17)
        land(game, ship)
    return True


def harbinger_corrupts(game: Revenant, ship: Ship) -> None:
    """REV-P-9.1.11"""
    if ship.corrupted:
        gain_tactics(game)
    else:
        ship.corrupted = True
        game.say("REV-P-9.1.11", v.SHIP_CORRUPTED, ship.index)


def gain_influence(game: Revenant, house: i64) -> None:
    """REV-P-9.2.8: one field up; a reward tile it reaches leaves the game."""
    if game.crew_influence[house] >= MOST_INFLUENCE:
        return
    game.crew_influence[house] += 1
    field: i64 = game.crew_influence[house]
    game.say("REV-P-9.2.8", v.CREW_INFLUENCE, house, field)
    if field == 2:
        game.tiles[house] &= ~1
    elif field == 5:
        game.tiles[house] &= ~2
    elif field == 8:
        game.tiles[house] &= ~4


def gain_tactics(game: Revenant) -> None:
    """REV-P-9.5.1, GAP-P-17: at 8 and at 11 a ship is deployed, once each."""
    if game.crew_tactics >= MOST_TACTICS:
        return
    game.crew_tactics += 1
    game.say("REV-P-9.2.7", v.CREW_TACTICS, game.crew_tactics)
    mark: i64 = 1 if game.crew_tactics == 8 else 2 if game.crew_tactics == 11 else 0
    if mark and not game.crew_deployed & mark:
        game.crew_deployed |= mark
        deploy(game, sector_with_fewest_void(game), 7)


def land(game: Revenant, dropship: Ship) -> None:
    """REV-P-9.3.1, 9.3.2: the closest free planet; among equals the first clockwise. Its data is discarded."""
    best: i64 = 0
    least: i64 = 99
    sector = dropship.sector
    for _ in range(8):
        distance: i64 = DISTANCE[dropship.sector][sector]
        if distance < least and council.is_available(game, dropship, sector):
            best = sector
            least = distance
        sector = CLOCKWISE[sector]
    if best:
        council.land_at(game, dropship, best)
        game.say("REV-P-9.3.1", v.CREW_LANDS, dropship.index, best)


# ---- the crew on the Revenant


def man_revenant(game: Revenant) -> None:
    """REV-P-9.4.2: with both spaces the drive is charged for free and a ship is deployed."""
    first_figure = figure_id(w.COUNCIL, 0)
    if game.crew_on_revenant[0] < first_figure or game.crew_on_revenant[1] < first_figure:
        return
    if game.chosen_radar < 0 and game.radar:
        card = favoured_radar(game)
        radar.choose_radar(game, card)
        game.say("GAP-F-15", v.CHARGED, w.COUNCIL, card)
    elif game.chosen_colony < 0 and game.colonies:
        colony = favoured_colony(game)
        radar.choose_colony(game, colony)
        game.say("GAP-F-15", v.CHARGED_COLONY, w.COUNCIL, colony)
    deploy(game, lowest_sector_with_room(game), 3)


def favoured_radar(game: Revenant) -> i64:
    """GAP-F-15: the card whose shuttle's house the crew favours; on a tie or with none the lowest card."""
    best: i64 = min(game.radar)
    most: i64 = -1
    tie = False
    for card in game.radar:
        house = game.content.radar[card].shuttle
        if house < 0:
            continue
        favour: i64 = game.crew_influence[house]
        if favour > most:
            best = card
            most = favour
            tie = False
        elif favour == most:
            tie = True
    return min(game.radar) if tie or most < 0 else best


def favoured_colony(game: Revenant) -> i64:
    """GAP-F-15: of the house with the crew's highest influence; on a tie the leftmost track."""
    for house in houses_by_favour(game):
        for colony in game.colonies:
            if game.content.colonies[colony].house == house:
                return colony
    return game.colonies[0]


def houses_by_favour(game: Revenant) -> list[int]:
    """Highest influence of the crew first; ties from left to right."""
    ranking = [(-game.crew_influence[house], house) for house in range(7)]
    ranking.sort()
    return [entry[1] for entry in ranking]


def deploy(game: Revenant, sector: i64, houses: i64) -> None:
    """REV-P-9.4.2 to 9.4.4, 9.5.1 to 9.5.3, GAP-P-15: for the most favoured of so many houses that has a ship to
    deploy; it stands farthest from the Revenant."""
    if sector == 0:
        return
    for house in houses_by_favour(game)[:houses]:
        for kind in DEPLOYS:
            ship = game.ships[house * 4 + kind]
            if ship.sector == w.SUPPLY and (kind != w.ARK or game.arks_return):
                deployment.launch(game, w.COUNCIL, ship, sector)
                game.line[sector].remove(ship.index)
                game.line[sector].append(ship.index)
                return


def lowest_sector_with_room(game: Revenant) -> i64:
    """REV-P-9.4.3"""
    for sector in range(1, 9):
        if has_room(game, sector):
            return sector
    return 0


def sector_with_fewest_void(game: Revenant) -> i64:
    """REV-P-9.5.2, among those with room."""
    best: i64 = 0
    for sector in range(1, 9):
        if has_room(game, sector) and (best == 0 or game.void[sector] < game.void[best]):
            best = sector
    return best


# ---- combat


def player_decides(game: Revenant, sector: i64) -> bool:
    """REV-P-9.7.2, 9.7.3: near the frigate, and one sector farther with more tactics than the crew."""
    near: i64 = 2 if game.admirals[0].tactics > game.crew_tactics else 1
    return DISTANCE[frigate_of(game, 0).sector][sector] <= near


def least_favoured(game: Revenant, candidates: list[int]) -> Ship:
    """REV-P-9.7.4, 9.7.5: of the house the crew favours least, and of those the closest to the void group."""
    best = candidates[0]
    for index in candidates:
        if game.crew_influence[index // 4] <= game.crew_influence[best // 4]:
            best = index
    return game.ships[best]


def take_damage(game: Revenant, sector: i64) -> None:
    combat.hit_or_sink(game, least_favoured(game, game.line[sector]))


def spread_corruption(game: Revenant, sector: i64) -> None:
    """GAP-P-16"""
    candidates = [index for index in game.line[sector] if combat.can_be_corrupted(game.ships[index])]
    if candidates:
        combat.taint(game, least_favoured(game, candidates))


# ---- after a hyperjump


def clear_void(game: Revenant) -> None:
    """REV-P-9.9.1, 9.9.2: rearrange the lines, and remove up to 4 void ships without tactics."""
    line_up(game)
    for _ in range(game.numbers.cleared_after_jump):
        for sector in range(1, 9):
            if game.void[sector]:
                game.may(v.CLEAR, sector)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(0, v.ASK_CLEAR)
        if verb_of(answer) == v.DONE:
            return
        game.void[first(answer)] -= 1
        game.say("REV-P-9.9.2", v.VOID_CLEARED, first(answer))
