"""Set-up (REV-P-S): the board, captains, hands and agendas, frigates, the draft of houses."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first
from farflung.games.revenant import crew, influence, operations, radar
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content
from farflung.games.revenant.prototype import breach, recall, scenes, sonar
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.numbers import PrototypeNumbers
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.setup import (
    ARK_SECTORS,
    CORRUPTED_ARKS,
    DROPSHIP_HOUSES,
    DROPSHIP_SECTORS,
    FIGHTER_HOUSES,
    FIGHTER_SECTORS,
    PLANET_SECTORS,
    RIFT_SECTORS,
    choose_captain,
    place_void,
    scatter,
)
from farflung.games.revenant.state import Admiral, Ship, frigate_of

OUTER: Final = [1, 2, 3, 4, 5, 6, 7, 8]

__all__ = ["choose_captain"]  # GAP-A-18: the same in both editions


def new_game(seats: i64, content: Content, numbers: PrototypeNumbers, difficulty: i64, rules: i64) -> Prototype:
    """All components in their boxes (REV-P-C.1 to C.4, S.1, S.4, S.18); the first scene will lay out the board.

    Every track has its three reward tokens (REV-P-S.2, S.3).
    """
    game = Prototype(seats, content, numbers, difficulty, rules).copy()
    game.ships = [Ship(i, i // 4, i % 4) for i in range(w.HOUSE_SHIPS)]
    for seat in range(seats):
        game.ships.append(Ship(w.FIRST_FRIGATE + seat, -1, w.FRIGATE))
    game.admirals = [new_admiral(seat) for seat in range(seats)]
    for card in content.cards:
        game.decks[card.kind].append(card.index)
    game.hidden_deck = [house for house in range(7) for _ in range(numbers.hidden_per_house)]
    game.planet_deck = [planet.index for planet in content.planets]
    game.sonar_deck = [card.index for card in content.sonar]
    game.tile_deck = [tile.index for tile in content.tiles]
    game.colony_deck = [colony.index for colony in content.colonies]
    game.captain_deck = [captain.index for captain in content.captains if captain.side == "A"]
    scenes.begin(game)
    return game


def new_admiral(seat: i64) -> Admiral:
    """GAP-P-04: six compartments, each with a corruption slot and two resource slots; markers at their lowest position,
    three figures at home (REV-P-S.24, S.25)."""
    admiral = Admiral(seat).copy()
    admiral.corrupted = [False] * len(pw.COMPARTMENTS)
    admiral.locked = [0] * (4 * len(pw.COMPARTMENTS))
    admiral.slots = len(pw.COMPARTMENTS)
    return admiral


def set_board(game: Prototype) -> None:
    """REV-P-S.5 to S.17, S.21 to S.23, S.28, S.35"""
    scatter(game, v.PUTS_ARK, w.ARK, [0, 1, 2, 3, 4, 5, 6], ARK_SECTORS)
    scatter(game, v.PUTS_FIGHTER, w.FIGHTER, FIGHTER_HOUSES[:], FIGHTER_SECTORS)
    scatter(game, v.PUTS_DROPSHIP, w.DROPSHIP, DROPSHIP_HOUSES[:], DROPSHIP_SECTORS)
    place_void(game)
    for sector in RIFT_SECTORS:
        game.rifts[sector] = True
    for sector in PLANET_SECTORS:
        radar.lay_planet(game, sector)
    sonar.reveal_sonar(game)
    breach.reveal_tile(game)
    game.revenant_data = game.own.revenant_data
    stack_tactics(game)
    seats = list(range(game.seats))
    recall.set_order(game, game.pick(pv.BEGINS, seats) if game.seats > 1 else 0)
    if game.seats == 1:
        crew.set_up(game)
    scenes.for_all(game, scenes.START_HIDDEN)  # last in, first out
    scenes.then(game, scenes.CORRUPT_ARKS)
    scenes.for_all(game, scenes.DRAFT)
    scenes.for_all(game, scenes.PLACE_FRIGATE)
    scenes.for_all(game, scenes.DEAL)
    scenes.for_all(game, scenes.CHOOSE_CAPTAIN)


def stack_tactics(game: Prototype) -> None:
    """REV-P-S.23: on the lowest step, in random order."""
    seats = list(range(game.seats))
    while len(seats) > 1:
        influence.arrive(game, game.admirals[game.draw(pv.STACKS, seats)])
    influence.arrive(game, game.admirals[seats[0]])


def deal(game: Prototype, seat: i64) -> None:
    """REV-P-S.19, S.20, S.26, S.27: resources, the starting corruption, a card of each kind, one of two agendas."""
    admiral = game.admirals[seat]
    admiral.resources = [1, 1, 1, 1]
    admiral.corrupted[pw.MOVE_FRIGATE] = True
    admiral.corruption = 1
    for kind in range(3):
        operations.draw_card(game, admiral, kind)
    for agenda in agendas_of(game, seat):
        game.may(pv.KEEP_AGENDA, agenda)
    admiral.agendas = [first(game.ask(seat, pv.ASK_AGENDA))]
    game.say("REV-P-S.27", pv.AGENDA_KEPT, seat)


def agendas_of(game: Prototype, seat: i64) -> list[int]:
    """The two of the captain's class."""
    profession = game.content.captains[game.admirals[seat].captain].profession
    return [agenda.index for agenda in game.content.hidden_agendas if agenda.profession == profession]


def place_frigate(game: Prototype, seat: i64) -> None:
    """REV-P-S.10: in any central sector; alone in any other (REV-P-9.1.13)."""
    if game.seats == 1:
        for sector in pw.CENTRE:
            game.bar("REV-P-9.1.13", v.PLACE, sector)
    for sector in pw.CENTRE if game.seats > 1 else OUTER:
        game.may(v.PLACE, sector)
    chosen = first(game.ask(seat, pv.ASK_START))
    frigate_of(game, seat).sector = chosen
    game.say("REV-P-S.10", v.MOVED, seat, w.FIRST_FRIGATE + seat, chosen)


def draft(game: Prototype, seat: i64) -> None:
    """REV-P-S.29, S.30: a house nobody has taken: 1 influence, and 1 damage on its arkship."""
    for house in range(7):
        if is_drafted(game, house):
            game.bar("REV-P-S.30", pv.DRAFT, house)
        else:
            game.may(pv.DRAFT, house)
    house = first(game.ask(seat, pv.ASK_DRAFT))
    game.say("REV-P-S.30", pv.DRAFTED, seat, house)
    influence.gain_influence(game, game.admirals[seat], house)
    ark = game.ships[house * 4 + w.ARK]
    ark.damage += 1
    game.say("REV-P-S.30", v.SHIP_HIT, ark.index, ark.damage)


def is_drafted(game: Prototype, house: i64) -> bool:
    for admiral in game.admirals:
        if admiral.influence[house]:
            return True
    return False


def corrupt_arks(game: Prototype) -> None:
    """REV-P-S.31, S.32, GAP-P-16"""
    undrafted = [house for house in range(7) if not is_drafted(game, house)]
    for _ in range(CORRUPTED_ARKS):
        house = game.draw(v.CORRUPTS_ARK, undrafted)
        game.ships[house * 4 + w.ARK].corrupted = True
        game.say("REV-P-S.31", v.SHIP_CORRUPTED, house * 4 + w.ARK)
    if game.seats == 1:
        game.coming.insert(1, scenes.LINE_UP)  # after the hidden influence, before the first round


def start_hidden(game: Prototype, seat: i64) -> None:
    """REV-P-S.33"""
    for _ in range(game.numbers.starting_hidden):
        influence.gain_hidden(game, game.admirals[seat])
