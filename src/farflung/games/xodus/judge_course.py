"""Where a ship of X-ODUS should go, by which way, and how near the Avatars are."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.xodus import galaxy, routes, signals
from farflung.games.xodus import judge_muster as muster
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import lowest
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus

FAR: Final = 40
PAST_AVATAR: Final = 9  # Jumps that are worth keeping clear of an Avatar
DETOUR: Final = 4  # Jumps that are worth keeping out of a hostile System


# ---- goals


def seeks(game: Xodus) -> bool:
    """Whether there is something left to find on the map."""
    if not galaxy.tiles_left(game):
        return False
    if not game.revealed >> w.GR & 1:
        return True
    for slot in range(game.fleet_size):
        if game.keys[slot] == w.IN_SLOT:
            return True
    return False


def can_help(game: Xodus, ship: Ship, slot: i64) -> bool:
    """Whether the ship has what the Signal asks for."""
    if game.signal_state[slot] < w.OPEN or signals.is_accessible(game, slot):
        return True
    card = signals.card_of(game, slot)
    if signals.repairable(game, signals.tile_of(game, slot)) == slot:
        return ship.scraps > 0
    for op in card.act:
        if op.code == w.FX_PAY_SCRAPS:
            return ship.scraps > 0
        if op.code == w.FX_FLIP_ENERGY:
            return ship.energy_markers > 0
        if op.code == w.FX_LOSE_FIXED:
            return ship.health >= 3
        if op.code == w.FX_DISCARD_MARKER:
            return ship.markers >= 4
    return True


def takes_scraps(game: Xodus, slot: i64) -> bool:
    """Whether the Signal that lies open there is resolved with Scraps."""
    if signals.repairable(game, signals.tile_of(game, slot)) == slot:
        return True
    return signals.has_act(signals.card_of(game, slot), w.FX_PAY_SCRAPS)


def edges_of_map(game: Xodus) -> i64:
    """Bits of the Systems with an opening onto an empty space."""
    edge: i64 = 0
    tiles = game.revealed
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if galaxy.frontier(game, tile):
            edge |= 1 << tile
    return edge


def goals_of(game: Xodus, ship: Ship) -> i64:
    """Where the ship should go: with a Key to the Great Rift; to Signals it can do something for; to the map's edge;
    and if there is none of these, to whatever can still be explored."""
    rift = game.revealed >> w.GR & 1
    if rift and routes.keys_of(game, ship):
        return 1 << w.GR
    goals: i64 = 0
    for slot in range(game.fleet_size):
        if game.keys[slot] == w.ON_TILE and can_help(game, ship, slot) and not muster.is_for_all(game, slot):
            goals |= places_of(game, ship, slot)
    if not goals:
        called = muster.called(game)
        if called >= 0:
            goals = muster.place_of(game, called)
    seeking = seeks(game)
    if goals and not (seeking and is_scout(game, ship)):
        return goals
    if seeking:
        return edges_of_map(game) or goals
    for mate in game.team:  # Keys that lie in a wreck
        if mate.defeated and routes.keys_of(game, mate):
            goals |= 1 << mate.tile
    if not goals:
        goals = game.explorations
    return goals or (1 << w.GR if rift else game.revealed)


def places_of(game: Xodus, ship: Ship, slot: i64) -> i64:
    """The Signal's System; of Twin Beacons, the other end if somebody is at the first."""
    tile = signals.tile_of(game, slot)
    if game.signal_state[slot] >= w.OPEN:
        for op in signals.card_of(game, slot).act:
            if op.code == w.FX_BEACON and not signals.is_accessible(game, slot):
                for mate in game.team:
                    if mate.index != ship.index and not mate.defeated and mate.tile == tile and ship.tile != tile:
                        return game.revealed & game.content.corrupted_systems
    return 1 << tile


def is_scout(game: Xodus, ship: Ship) -> bool:
    """Of the crew that lives, the ship with the most Actions goes on looking."""
    actions = game.content.boards[ship.index].actions
    for mate in game.team:
        if mate.defeated or mate.index == ship.index:
            continue
        theirs = game.content.boards[mate.index].actions
        if theirs > actions or (theirs == actions and mate.index < ship.index):
            return False
    return True


# ---- ways


def ways_to(game: Xodus, goals: i64, detour: i64) -> list[int]:
    """For each System the Jumps to the nearest goal, a hostile one on the way counting `detour` more, an Avatar's far
    more: who enters it is engaged, and pays for leaving with Health and Corruption."""
    ways = [FAR] * w.TILES
    rings = [0] * (FAR + detour + PAST_AVATAR + 1)
    rings[0] = goals & game.revealed
    seen: i64 = 0
    for distance in range(FAR):
        ring: i64 = rings[distance] & ~seen
        seen |= ring
        while ring:
            tile = lowest(ring)
            ring &= ring - 1
            ways[tile] = distance
            rings[distance + cost_of(game, tile, detour)] |= galaxy.jumps_from(game, tile)
    return ways


def cost_of(game: Xodus, tile: i64, detour: i64) -> i64:
    """Jumps that entering this System is worth."""
    cost: i64 = 1 + detour if galaxy.is_hostile(game, tile) else 1
    return cost + PAST_AVATAR if galaxy.avatar_tiles(game) >> tile & 1 else cost


# ---- Avatars


def threat(game: Xodus, tile: i64) -> i64:
    """0 to 3: how likely an Avatar gets here by its next die."""
    edge = galaxy.avatar_tiles(game)
    if not edge:
        return 0
    for steps in range(4):
        if edge >> tile & 1:
            return 3 if steps < 2 else 4 - steps
        edge |= routes.step_from(game, edge)
    return 0
