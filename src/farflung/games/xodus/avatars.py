"""Avatars (XOD-23, XOD-25, XOD-16.3 to 16.5): entering, moving by their priorities, engaging, escaping."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.xodus import effects, enemies, galaxy, gear, rolls, routes, signals
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import lowest
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, ask, occupied, ships_at

DIE: Final = [1, 2, 3, 4, 5, 6]


# ---- engagement


def engaged_with(ships: list[Ship]) -> i64:
    """Bits of the Avatars that any of these ships is engaged with."""
    found: i64 = 0
    for ship in ships:
        found |= ship.avatars
    return found


def is_engaged(game: Xodus, foe: i64) -> bool:
    """XOD-G23: engaged while at least one ship is engaged with it."""
    for member in game.team:
        if member.avatars >> (foe - w.FIRST_AVATAR) & 1:
            return True
    return False


def engage_ship(game: Xodus, ship: Ship, tile: i64) -> None:
    """XOD-23.2: who enters (or starts a turn in) an Avatar's System is engaged, without a Damage Roll."""
    for foe in range(w.FIRST_AVATAR, w.FOES):
        if game.foe_tile[foe] == tile and not ship.avatars >> (foe - w.FIRST_AVATAR) & 1:
            ship.avatars |= 1 << (foe - w.FIRST_AVATAR)
            game.say("XOD-23.2", v.AVATAR_ENGAGES, foe, ship.index)


def engage_all(game: Xodus, foe: i64) -> None:
    """XOD-23.3, 23.4, 25.7, G50, C26: everyone in the System; in the Corruption Phase each makes a Damage Roll, and
    the fight waits for their turn."""
    ships = ships_at(game, game.foe_tile[foe])
    bit = 1 << (foe - w.FIRST_AVATAR)
    caught: list[Ship] = []
    for ship in ships:
        if not ship.avatars & bit:
            ship.avatars |= bit
            game.say("XOD-25.7", v.AVATAR_ENGAGES, foe, ship.index)
            caught.append(ship)
    if game.phase == w.CORRUPTION_PHASE:
        for ship in caught:
            rolls.damage_roll(game, ship, w.BY_AVATAR)
            frightened(game, ship)


def frightened(game: Xodus, ship: Ship) -> None:
    """A Damage card that costs Health whenever an Avatar engages the ship."""
    for card in ship.damage:
        if game.content.damage[card].trigger == w.AVATAR_ENGAGES:
            effects.resolve(game, game.content.damage[card].ops, [ship])


# ---- entering and leaving


def enter(game: Xodus, avatar: i64) -> None:
    """XOD-24.2, G25: on the Corrupted System nearest to a ship; in the Action Phase it engages at once."""
    tile = entrance(game)
    appear(game, avatar, tile)


def appear(game: Xodus, avatar: i64, tile: i64) -> None:
    foe = w.FIRST_AVATAR + avatar
    game.foe_tile[foe] = tile
    game.foe_slot[foe] = -1
    game.foe_health[foe] = enemies.full_health(game, foe)
    game.say("XOD-24.2", v.AVATAR_ENTERS, foe, tile)
    if game.phase == w.ACTION_PHASE:
        engage_all(game, foe)


def entrance(game: Xodus) -> i64:
    """XOD-G25, C40: by lanes; ties go to the System nearest to the ship that XOD-25.6 ranks first."""
    tiles = galaxy.nearest_to(game, occupied(game), game.revealed & game.content.corrupted_systems)
    favourite = routes.ranked_first(game)
    if favourite >= 0 and tiles & (tiles - 1):
        tiles = galaxy.nearest_to(game, 1 << game.ships[favourite].tile, tiles)
    best: i64 = -1
    while tiles:
        tile = lowest(tiles)
        if best < 0 or routes.lower(game, tile, best):
            best = tile
        tiles &= tiles - 1
    return best


def draw_avatar(game: Xodus) -> i64:
    """XOD-2.2: which of the Avatars lay there turns out now."""
    return game.draw(v.DRAWS_AVATAR, game.unseen_avatars) - w.FIRST_AVATAR


def enter_from_prison(game: Xodus, tile: i64) -> bool:
    """Avatar's Prison: one left out at set-up, else the face-down one furthest along the track; False if none."""
    if game.left_out > 0:
        game.left_out -= 1
    elif game.hidden_tokens:
        game.hidden_tokens.remove(max(game.hidden_tokens))
    else:
        return False
    appear(game, draw_avatar(game), tile)
    return True


def escape(game: Xodus, foe: i64, tile: i64) -> None:
    """XOD-23.5, 23.7, C25: two spaces ahead of the marker, or gone for good."""
    avatar = foe - w.FIRST_AVATAR
    for member in game.team:
        member.avatars &= ~(1 << avatar)
    space = game.corruption + game.numbers.escape_spaces
    if space <= game.numbers.awakening:
        game.escaped[avatar] = space
        game.say("XOD-23.5", v.AVATAR_ESCAPES, foe, space)
    else:
        game.say("XOD-23.7", v.AVATAR_GONE, foe)
    signals.avatar_defeated_at(game, tile)


# ---- movement (XOD-25)


def change_movement(game: Xodus, n: i64) -> None:
    """XOD-14.4, 14.11, G05: the white or the red marker, no stacking."""
    if n < 0:
        game.slowed = True
        game.say("XOD-14.4", v.AVATARS_SLOWED)
    else:
        game.hastened = True
        game.say("XOD-14.11", v.AVATARS_HASTENED)


def move_all(game: Xodus) -> None:
    """XOD-25.1, 25.12: those not engaged, in ascending number."""
    for foe in range(w.FIRST_AVATAR, w.FOES):
        move(game, foe)


def move(game: Xodus, foe: i64) -> None:
    """XOD-25.2, 25.3, 25.12: the Avatar die and the movement markers; Decoy Drones may answer it."""
    if game.foe_tile[foe] < 0 or is_engaged(game, foe) or game.outcome:
        return
    face = game.pick(v.ROLLS_AVATAR, DIE) - 1
    steps: i64 = game.content.avatar_moves[face] + game.nightmare + game.numbers.avatar_movement
    if game.hastened:
        steps += 1
    if game.slowed:
        steps -= 1
    steps = max(steps, 0)
    game.say("XOD-25.2", v.AVATAR_DIE_ROLLED, foe, steps)
    if steps > 0:
        steps = max(0, steps + decoys(game))
    march(game, foe, steps, game.content.avatar_wormholes[face])


def decoys(game: Xodus) -> i64:
    """Decoy Drones: this Avatar moves fewer Systems."""
    for ship in game.team:
        if ship.watch >> w.AVATAR_DIE & 1 and not ship.defeated:
            ship.used = 0
            for index in ship.gear:
                g = game.content.gear[index]
                if g.trigger == w.AVATAR_DIE:
                    gear.offer(game, ship, g, v.USE)
            if game.count:
                game.may(v.DONE)
                answer = ask(game, ship, v.ASK_DECOY)
                if verb_of(answer) == v.USE:
                    return gear.pay(game, ship, first(answer)).ops[0].n
            return 0
    return 0


def march(game: Xodus, foe: i64, steps: i64, wormhole: bool) -> None:
    """XOD-25.4 to 25.10, 16.4, G38: towards its target, or the Great Rift once all Keys are activated."""
    start = game.foe_tile[foe]
    if signals.all_activated(game) and game.revealed >> w.GR & 1:
        tile = routes.towards_great_rift(game, start, steps, wormhole)
    else:
        tile = routes.towards_ships(game, foe, start, steps, wormhole)
    if tile != start:
        game.foe_tile[foe] = tile
        game.say("XOD-25.4", v.AVATAR_MOVES, foe, tile)
    if tile != start or has_target_here(game, foe, start):
        engage_all(game, foe)


def has_target_here(game: Xodus, foe: i64, tile: i64) -> bool:
    """XOD-G24, C26: at distance 0 it engages at once, if that is whom it was after."""
    if signals.all_activated(game) and game.revealed >> w.GR & 1:
        return tile == w.GR
    anywhere = False
    for ship in game.team:
        if not ship.defeated and routes.is_free(ship, foe):
            if ship.tile == tile:
                return True
            anywhere = True
    return not anywhere


def herald(game: Xodus, tile: i64) -> bool:
    """XOD-23.8, 23.10, 23.11, C24: whether giving up this System advances the Corruption."""
    if game.heralded >> tile & 1:
        return False
    game.heralded |= 1 << tile
    game.say("XOD-23.8", v.HERALD, tile)
    return True
