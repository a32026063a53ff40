"""Set-up (XOD-2, XOD-27): decks, tracks, ships, the Starting System. What lies face down stays undecided until seen."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first
from farflung.games.xodus import galaxy, gear, stage
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, ask_seat

FIRST_CREW: Final = [w.WARSHIP, w.PROTO_SHIP, w.EXPLORER, w.BATTLECRUISER]  # XOD-27.12; of three ships the first three


def set_up(game: Xodus, recommended: bool) -> None:
    """XOD-2.5, 2.9, 2.10, 27.1: everything that needs neither luck nor a decision. Supplies have no end (XOD-G27)."""
    content = game.content
    game.phase = w.SETUP
    lay_out_tiles(game)
    lay_out_corruption(game)
    lay_out_enemies(game)
    game.exploration_deck = list(range(len(content.explorations)))
    game.module_deck = list(range(w.PLAIN_MODULES))
    game.precursor_deck = list(range(w.PLAIN_MODULES, w.MODULES))
    game.damage_deck = list(range(len(content.damage)))
    game.ally_deck = list(range(w.ALLIES))
    stage.comes(game, stage.ROUND)
    stage.comes(game, stage.LAY_START)
    for number in range(game.fleet_size - 1, -1, -1):
        seat = number % game.seats  # XOD-27.6, G48: in seat order, round and round
        if recommended:
            stage.comes(game, stage.TAKE_SHIP, seat | FIRST_CREW[number] << 8)
        else:
            stage.comes(game, stage.CHOOSE_SHIP, seat)


def lay_out_tiles(game: Xodus) -> None:
    """XOD-2.18 to 2.22, 27.4, 27.5: groups of four with one Corrupted System, the last with the Great Rift."""
    for tile in game.content.tiles:
        if tile.white_dot and game.fleet_size == 3:
            continue
        if tile.kind == w.ALLIED or tile.kind == w.ENEMY:
            game.unseen_ordinary.append(tile.index)
        elif tile.kind == w.CORRUPTED:
            game.unseen_corrupted.append(tile.index)
    game.groups = len(game.unseen_corrupted)  # one of them is the start, and the last group has none
    game.group_left = galaxy.GROUP
    game.special_left = True


def lay_out_corruption(game: Xodus) -> None:
    """XOD-2.1 to 2.4, 27.2, 27.3, 27.8 to 27.10: hidden Avatars on the red spaces, the pool of Signals."""
    red = game.numbers.four_ships_red if game.fleet_size == 4 else game.numbers.three_ships_red
    game.hidden_tokens = sorted(set(red))
    game.left_out = w.AVATARS - len(game.hidden_tokens)
    game.unseen_avatars = [w.FIRST_AVATAR + avatar for avatar in range(w.AVATARS)]
    for danger in range(3):
        game.danger_pool += [danger] * game.content.difficulties[game.difficulty][danger]
    game.unseen_signals = list(range(len(game.content.signals)))


def lay_out_enemies(game: Xodus) -> None:
    """XOD-2.6, 2.7: the reserve by levels, its first cards are the deck."""
    game.unseen_enemies = list(range(w.ENEMIES))
    for foe in range(w.ENEMIES):
        game.reserve[game.content.foes[foe].level - 1] += 1
    left = game.numbers.first_enemies
    for level in range(4):
        while left > 0 and game.reserve[level] > 0:
            game.reserve[level] -= 1
            game.deck_unseen[level] += 1
            left -= 1


def choose_ship(game: Xodus, seat: i64) -> None:
    """XOD-2.11: a board that nobody has yet."""
    for index in range(w.PLAYABLE_SHIPS):
        if game.ships[index].owner < 0:
            game.may(v.CHOOSE_SHIP, index)
        else:
            game.bar("XOD-2.11", v.CHOOSE_SHIP, index)
    take_ship(game, seat, first(ask_seat(game, seat, v.ASK_SHIP)))


def take_ship(game: Xodus, seat: i64, index: i64) -> None:
    """XOD-2.13 to 2.16: a board with its Health, Energy and Scrap."""
    ship = Ship(index)  # the one in the box may be shared with copies of the game
    game.ships[ship.index] = ship
    board = game.content.boards[ship.index]
    ship.owner = seat
    ship.health = board.health
    ship.markers = board.health
    ship.energy = game.numbers.starting_energy
    ship.energy_markers = game.numbers.starting_energy
    ship.scraps = game.numbers.starting_scraps
    ship.level = 1
    game.crew.append(ship.index)
    game.team.append(ship)
    game.say("XOD-2.11", v.SHIP_CHOSEN, seat, ship.index)


def lay_start(game: Xodus) -> None:
    """XOD-2.17, 2.23, 2.24, G48: a random Corrupted System, alone on the map; then the level 1 Mods (XOD-2.12)."""
    start = game.draw(v.DRAWS_START, game.unseen_corrupted)
    game.revealed |= 1 << start
    game.open[start] = game.content.tiles[start].openings
    game.spot[start] = galaxy.spot_of(0, 0)
    galaxy.connect(game, start)
    galaxy.find_passages(game)
    game.say("XOD-2.23", v.START_REVEALED, start)
    for ship in game.team:
        ship.tile = start
        gear.refit(game, ship)
    for ship in game.team:
        gear.choose_mod(game, ship, 1)
