"""How an Avatar finds its way (XOD-25.4 to 25.10, XOD-16.4, 16.5, XOD-G24): distances, targets, routes, ties.

Lanes and open Rifts cost a step each; with a wormhole face one wormhole passage costs nothing. So a place on a route is
a tile and whether the passage has been used: sets of tiles are kept for both, as bits.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec
from farflung.games.xodus import galaxy
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import lowest
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, in_fleet, occupied

FAR: Final = 99
FLEET_RANK: Final = 1 << 40  # behind every single ship
NO_RINGS: Final = vec[i64]([0] * (2 * w.TILES))  # every distance adds a tile, before or after the wormhole


def lower(game: Xodus, tile: i64, other: i64) -> bool:
    """Whether the tile has the lower (q, r)."""
    return game.spot[tile] < game.spot[other]


# ---- distances


def step_from(game: Xodus, tiles: i64) -> i64:
    """XOD-25.5, 8.4, 8.23: one lane or Rift step from any of these tiles, of whatever kind."""
    found = galaxy.around(game, tiles)
    if tiles & game.rifts:
        found |= game.rifts
    return found


class Reach:
    """The tiles at each distance from a start: `plain` without the wormhole passage, `passed` with it used."""

    __slots__ = ("passed", "plain", "rings")

    def __init__(self) -> None:
        self.plain: vec[i64] = NO_RINGS[:]
        self.passed: vec[i64] = NO_RINGS  # its own once a wormhole is passed
        self.rings: i64 = 0  # distances found

    def to(self, tile: i64) -> i64:
        """How far a tile is, FAR if it was not reached."""
        distance: i64 = 0
        while distance < self.rings:
            if (self.plain[distance] | self.passed[distance]) >> tile & 1:
                return distance
            distance += 1
        return FAR

    def at(self, distance: i64) -> i64:
        """Bits of the tiles that are exactly so far."""
        tiles = self.plain[distance] | self.passed[distance]
        while distance > 0:
            distance -= 1
            tiles &= ~(self.plain[distance] | self.passed[distance])
        return tiles


def reach_from(game: Xodus, start: i64, wormhole: bool, blocked: i64, goals: i64) -> Reach:
    """Distances from a start up to that of the nearest goal, never entering the blocked tiles; through a wormhole if
    the die allows (XOD-8.9)."""
    reach = Reach()
    if wormhole:
        reach.passed = NO_RINGS[:]
    allowed = game.revealed & ~blocked
    plain: i64 = 1 << start
    passed: i64 = 0
    seen_plain: i64 = plain
    seen_passed: i64 = 0
    while plain | passed:
        if wormhole and plain & game.wormholes:
            passed |= game.wormholes & allowed & ~seen_passed
        seen_passed |= passed
        reach.plain[reach.rings] = plain
        if passed:
            reach.passed[reach.rings] = passed
        reach.rings += 1
        if (plain | passed) & goals:
            break
        plain = step_from(game, plain) & allowed & ~seen_plain
        seen_plain |= plain
        if passed:
            passed = step_from(game, passed) & allowed & ~seen_passed
    return reach


def closeness(game: Xodus, tile: i64) -> i64:
    """XOD-G24: the sum of the distances to all ships."""
    total: i64 = 0
    distance: i64 = 0
    ring: i64 = 1 << tile
    seen: i64 = ring
    missing = occupied(game)
    while missing:
        if not ring:  # the others cannot be reached
            ring = missing
            distance = FAR
        if ring & missing:
            for member in game.team:
                if ring >> member.tile & 1 and not member.defeated:
                    total += distance
            missing &= ~ring
        ring = step_from(game, ring) & ~seen
        seen |= ring
        distance += 1
    return total


# ---- targets


def rank(game: Xodus, ship: Ship) -> i64:
    """XOD-25.6, 4.11 as one number, the lower the sooner: single before Fleet, then Health, then maximum. What is
    left goes to the Corrupted Rule (XOD-1.8): the one with more Keys, then the first in the crew's order."""
    if not in_fleet(game, ship):
        return (ship.health * 64 + ship.markers) * 64 + 32 - keys_of(game, ship)
    ships: i64 = 0
    health: i64 = 0
    markers: i64 = 0
    keys: i64 = 0
    for mate in game.team:
        if mate.fleet == ship.fleet and not mate.defeated:
            ships += 1
            health += mate.health
            markers += mate.markers
            keys += keys_of(game, mate)
    return FLEET_RANK | ((ships * 128 + health) * 128 + markers) * 64 + 32 - keys


def keys_of(game: Xodus, ship: Ship) -> i64:
    n: i64 = 0
    for place in game.keys:
        if place == w.ABOARD + ship.index:
            n += 1
    return n


def ranked_first(game: Xodus) -> i64:
    """The ship that comes first by XOD-25.6 alone."""
    best: i64 = -1
    for ship in game.team:
        if not ship.defeated and (best < 0 or rank(game, ship) < rank(game, game.ships[best])):
            best = ship.index
    return best


def is_free(ship: Ship, foe: i64) -> bool:
    """Not engaged with another Avatar (XOD-25.4)."""
    return not ship.avatars & ~(1 << (foe - w.FIRST_AVATAR))


def nearest(game: Xodus, foe: i64, reach: Reach, free_only: bool) -> i64:
    """XOD-25.4, 25.6, 25.10: the ship (one of its Fleet) that the Avatar goes for, or -1."""
    best: i64 = -1
    for ship in game.team:
        if ship.defeated or (free_only and not is_free(ship, foe)) or reach.to(ship.tile) >= FAR:
            continue
        if best >= 0:
            nearer = reach.to(ship.tile) - reach.to(game.ships[best].tile)
            if nearer > 0 or (nearer == 0 and rank(game, ship) >= rank(game, game.ships[best])):
                continue
        best = ship.index
    return best


def guarded(game: Xodus, foe: i64) -> i64:
    """XOD-25.9: bits of the Systems where another Avatar is engaged."""
    tiles: i64 = 0
    for ship in game.team:
        if not ship.defeated and ship.avatars & ~(1 << (foe - w.FIRST_AVATAR)):
            tiles |= 1 << ship.tile
    return tiles


# ---- routes


def towards_ships(game: Xodus, foe: i64, start: i64, steps: i64, wormhole: bool) -> i64:
    """Where the Avatar comes to rest on its way to a ship."""
    free: i64 = 0  # bits of the Systems with a ship that is free
    for ship in game.team:
        if not ship.defeated and is_free(ship, foe):
            free |= 1 << ship.tile
    if not free:
        reach = reach_from(game, start, wormhole, 0, occupied(game))
        return follow(game, reach, start, nearest(game, foe, reach, False), steps, wormhole, 0)
    blocked = guarded(game, foe) & ~(1 << start)
    reach = reach_from(game, start, wormhole, blocked, free)
    target = nearest(game, foe, reach, True)
    if target >= 0:
        return follow(game, reach, start, target, steps, wormhole, blocked)
    open_reach = reach_from(game, start, wormhole, 0, free)
    target = nearest(game, foe, open_reach, True)
    if target < 0:
        return start  # XOD-G24: without any route it does not move
    return stop_before(game, open_reach, start, game.ships[target].tile, steps, wormhole, blocked)


def follow(game: Xodus, reach: Reach, start: i64, target: i64, steps: i64, wormhole: bool, blocked: i64) -> i64:
    """The shortest route to the target ship, as far as the steps go; any ship on it stops the Avatar (XOD-25.7)."""
    if target < 0:
        return start
    goal = game.ships[target].tile
    if reach.to(goal) <= steps:
        return goal  # the nearest ship: no other stands on the way
    return rest(game, reach, start, goal, steps, wormhole, blocked, occupied(game) & ~(1 << start))


def towards_great_rift(game: Xodus, start: i64, steps: i64, wormhole: bool) -> i64:
    """XOD-16.4, 16.5, C23, G38: to the Great Rift; any occupied System on the way stops it."""
    reach = reach_from(game, start, wormhole, 0, 1 << w.GR)
    if reach.to(w.GR) >= FAR:
        return start
    return rest(game, reach, start, w.GR, steps, wormhole, 0, occupied(game) & ~(1 << start))


def rest(game: Xodus, reach: Reach, start: i64, goal: i64, steps: i64, wormhole: bool, blocked: i64, stops: i64) -> i64:
    """XOD-G24: among the shortest routes the one that meets a ship first, then the one whose resting System is closest
    to all ships, then the lowest next System."""
    length = reach.to(goal)
    back = reach_from(game, goal, wormhole, blocked, 1 << start)
    last = min(steps, length)
    for distance in range(last + 1):  # from 0: a wormhole may lead straight to a ship
        places = on_route(reach, back, distance, length) & stops
        if places:
            return best_rest(game, reach, places, wormhole)
    if last == length:
        return goal
    places = on_route(reach, back, last, length)
    if not places:
        return start
    return best_rest(game, reach, places, wormhole)


def on_route(reach: Reach, back: Reach, distance: i64, length: i64) -> i64:
    """Bits of the tiles at this distance that lie on a shortest route, before or after its wormhole."""
    left = length - distance
    if distance >= reach.rings or left >= back.rings:
        return 0
    before = reach.plain[distance] & (back.plain[left] | back.passed[left])
    after = reach.passed[distance] & back.plain[left]
    return before | after


def best_rest(game: Xodus, reach: Reach, places: i64, wormhole: bool) -> i64:
    best: i64 = -1
    best_sum: i64 = 0
    best_next: i64 = -1
    if places & (places - 1) == 0:
        return lowest(places)
    while places:
        tile = lowest(places)
        places &= places - 1
        total = closeness(game, tile)
        next_tile = first_step(game, reach, tile, wormhole)
        if best >= 0:
            if total > best_sum:
                continue
            if total == best_sum and not lower(game, next_tile, best_next):
                if next_tile != best_next or not lower(game, tile, best):
                    continue
        best = tile
        best_sum = total
        best_next = next_tile
    return best


def first_step(game: Xodus, reach: Reach, tile: i64, wormhole: bool) -> i64:
    """The lowest next System among the shortest routes from the start to this tile."""
    distance = reach.to(tile)
    if distance == 0:
        return tile
    back = reach_from(game, tile, wormhole, 0, 0)
    best: i64 = -1
    nearby = reach.at(1)
    while nearby:
        other = lowest(nearby)
        nearby &= nearby - 1
        if 1 + back.to(other) == distance and (best < 0 or lower(game, other, best)):
            best = other
    if best < 0:
        return tile
    return best


def stop_before(game: Xodus, reach: Reach, start: i64, goal: i64, steps: i64, wormhole: bool, blocked: i64) -> i64:
    """XOD-G24: where every route leads through an engaged Avatar's System, in the last System before it."""
    length = reach.to(goal)
    back = reach_from(game, goal, wormhole, 0, 1 << start)
    tile = start
    for distance in range(1, min(steps, length) + 1):
        places = on_route(reach, back, distance, length)
        onward = places & ~blocked & step_from(game, 1 << tile)
        if wormhole and not onward:
            onward = places & ~blocked & step_from(game, game.wormholes)
        if not onward:
            return tile
        tile = best_rest(game, reach, onward, wormhole)
    return tile
