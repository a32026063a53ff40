"""The map: hexes, lanes, the stack of tiles, pacified Systems, wormholes and Rifts (XOD-8, 9, G01, G18, G33)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import lowest
from farflung.games.xodus.state import ALL_EDGES, NO_NEIGHBOURS, NO_TILES, Xodus

GROUP: Final = 5  # tiles of a group, one of them special (XOD-2.21)
# what the next tile of a group can be while so many are left and the special one is among them
NEXT_OF_GROUP: Final = [
    [],
    [w.MARKED],
    [w.ORDINARY, w.MARKED],
    [w.ORDINARY, w.ORDINARY, w.MARKED],
    [w.ORDINARY, w.ORDINARY, w.ORDINARY, w.MARKED],
    [w.ORDINARY, w.ORDINARY, w.ORDINARY, w.ORDINARY, w.MARKED],
]


# ---- hexes and lanes


def turned(openings: i64, sixths: i64) -> i64:
    """XOD-G01: the open edges after so many clockwise sixths."""
    return (openings << sixths | openings >> (6 - sixths)) & 63


def opposite(edge: i64) -> i64:
    return (edge + 3) % 6


def spot_of(q: i64, r: i64) -> i64:
    """A place as one number: neighbours differ by one of six numbers."""
    return (q + 64 << 8) + r + 64


def edge_towards(difference: i64) -> i64:
    """The edge that leads to a spot at this difference, or -1 if it is no neighbour."""
    if difference == -1:
        return 0
    if difference == 255:
        return 1
    if difference == 256:
        return 2
    if difference == 1:
        return 3
    if difference == -255:
        return 4
    if difference == -256:
        return 5
    return -1


def connect(game: Xodus, tile: i64) -> None:
    """XOD-8.2: finds the neighbours of a tile; where both facing edges are open there is a lane."""
    lanes: i64 = 0
    empty: i64 = 63
    spot: i64 = game.spot[tile]
    others: i64 = game.revealed & ~(1 << tile)
    while others:
        other = lowest(others)
        others &= others - 1
        edge = edge_towards(game.spot[other] - spot)
        if edge >= 0:
            back = opposite(edge)
            game.beside[tile * 6 + edge] = other
            game.beside[other * 6 + back] = tile
            empty &= ~(1 << edge)
            game.empty[other] &= ~(1 << back)
            if game.open[tile] >> edge & 1 and game.open[other] >> back & 1:
                lanes |= 1 << other
                game.lanes[other] |= 1 << tile
    game.empty[tile] = empty
    game.lanes[tile] = lanes


def find_lanes(game: Xodus) -> None:
    """All neighbours and lanes anew."""
    game.beside = NO_NEIGHBOURS[:]
    game.empty = ALL_EDGES[:]
    game.lanes = NO_TILES[:]
    for tile in range(w.TILES):
        if game.revealed >> tile & 1:
            connect(game, tile)


def find_passages(game: Xodus) -> None:
    """XOD-8.8, 8.22, G33: which tiles have a wormhole and which an open Rift."""
    wormholes: i64 = 0
    rifts: i64 = 0
    for tile in range(w.TILES):
        if game.revealed >> tile & 1:
            printed = game.content.tiles[tile]
            if printed.wormhole:
                wormholes |= 1 << tile
            if printed.rift:
                rifts |= 1 << tile
    for marker in game.wormhole_markers:
        if marker >= 0:
            wormholes |= 1 << marker
    if game.red_rift >= 0:
        rifts |= 1 << game.red_rift
    if game.white_rift >= 0:
        rifts &= ~(1 << game.white_rift)
    game.wormholes = wormholes
    game.rifts = rifts


def jumps_from(game: Xodus, tile: i64) -> i64:
    """XOD-5.5, 8.8: bits of the Systems one Jump away for a ship."""
    reach: i64 = game.lanes[tile]
    if game.wormholes >> tile & 1:
        reach |= game.wormholes & ~(1 << tile)
    return reach


def around(game: Xodus, tiles: i64) -> i64:
    """Everything one lane away from any of these tiles."""
    found: i64 = 0
    while tiles:
        found |= game.lanes[lowest(tiles)]
        tiles &= tiles - 1
    return found


def nearest_to(game: Xodus, starts: i64, goals: i64) -> i64:
    """Which of the goals are the fewest lanes away from any of the starts; all of them if none can be reached."""
    seen: i64 = starts
    edge: i64 = starts
    while edge:
        if edge & goals:
            return edge & goals
        edge = around(game, edge) & ~seen
        seen |= edge
    return goals


def avatar_tiles(game: Xodus) -> i64:
    """Bits of the Systems that hold an Avatar."""
    tiles: i64 = 0
    for foe in range(w.FIRST_AVATAR, w.FOES):
        if game.foe_tile[foe] >= 0:
            tiles |= 1 << game.foe_tile[foe]
    return tiles


# ---- revealing


def tiles_left(game: Xodus) -> i64:
    """XOD-G40: the count of the stack."""
    left: i64 = len(game.unseen_ordinary) + len(game.unseen_corrupted)
    if game.top_tile >= 0:
        left += 1
    if game.top_tile != w.GR and not game.revealed >> w.GR & 1:
        left += 1
    return left


def frontier(game: Xodus, tile: i64) -> i64:
    """Bits of the openings onto empty spaces."""
    return game.open[tile] & game.empty[tile]


def is_sealed(game: Xodus) -> bool:
    """XOD-G18: no opening onto an empty space anywhere."""
    for tile in range(w.TILES):
        if game.revealed >> tile & 1 and frontier(game, tile):
            return False
    return True


def probe_edges(game: Xodus, tile: i64) -> i64:
    """XOD-5.1, G18: where a tile may be laid from this System."""
    if not tiles_left(game):
        return 0
    edges = frontier(game, tile)
    if not edges and is_sealed(game):
        return game.empty[tile]
    return edges


def draw_tile(game: Xodus) -> i64:
    """XOD-2.22: the top tile of the stack; each group of five holds one Corrupted System, the last the Great Rift."""
    if game.top_tile >= 0:
        tile = game.top_tile
        game.top_tile = -1
        return tile
    border: i64 = w.ORDINARY
    if game.special_left:
        border = w.MARKED
        if game.group_left != 1:
            border = game.pick(v.DRAWS_BORDER, NEXT_OF_GROUP[game.group_left])
    if border == w.ORDINARY and not game.unseen_ordinary:
        border = w.MARKED  # a map laid by hand may have left a group short
    if border == w.ORDINARY:
        tile = game.draw(v.DRAWS_TILE, game.unseen_ordinary)
    else:
        game.special_left = False
        tile = game.draw(v.DRAWS_TILE, game.unseen_corrupted) if game.unseen_corrupted else w.GR
    game.group_left -= 1
    if game.group_left <= 0:
        game.groups -= 1
        if game.groups > 0:
            game.group_left = GROUP
            game.special_left = True
    return tile


def empty_around(game: Xodus, spot: i64) -> i64:
    """Bits of the edges of a space with no tile across them."""
    found: i64 = 63
    tiles = game.revealed
    while tiles:
        edge = edge_towards(game.spot[lowest(tiles)] - spot)
        if edge >= 0:
            found &= ~(1 << edge)
        tiles &= tiles - 1
    return found


def is_open_elsewhere(game: Xodus, spot: i64) -> bool:
    """XOD-G18: with a tile on this space, is there still an opening onto another empty space?"""
    tiles = game.revealed
    while tiles:
        tile = lowest(tiles)
        edges = frontier(game, tile)
        if edges:
            towards = edge_towards(spot - game.spot[tile])
            if towards < 0 or edges & ~(1 << towards):
                return True
        tiles &= tiles - 1
    return False


def lay(game: Xodus, tile: i64, base: i64, edge: i64, sixths: i64, forced: bool) -> None:
    """XOD-5.3, 5.4: the tile lies across this edge of its base. `forced` opens the shared edge (XOD-G18)."""
    game.q[tile] = game.q[base] + w.EDGE_Q[edge]
    game.r[tile] = game.r[base] + w.EDGE_R[edge]
    game.spot[tile] = spot_of(game.q[tile], game.r[tile])
    game.turned[tile] = sixths
    openings = turned(game.content.tiles[tile].openings, sixths)
    if forced:
        openings |= 1 << opposite(edge)
        game.open[base] |= 1 << edge
    game.open[tile] = openings
    game.revealed |= 1 << tile
    connect(game, tile)
    game.say("XOD-5.3", v.TILE_PLACED, tile, edge, base)
    populate(game, tile)


def populate(game: Xodus, tile: i64) -> None:
    """XOD-5.4, 8.5, 8.6: an Exploration marker, or the Key of the Signal."""
    printed = game.content.tiles[tile]
    if printed.exploration:
        game.explorations |= 1 << tile
    if 0 <= printed.signal < game.fleet_size:
        game.keys[printed.signal] = w.ON_TILE
        game.say("XOD-8.6", v.KEY_PLACED, printed.signal, tile)
    if printed.wormhole:
        game.wormholes |= 1 << tile
    if printed.rift:
        game.rifts |= 1 << tile


# ---- pacified Systems


def is_hostile(game: Xodus, tile: i64) -> bool:
    """XOD-8.3, 8.11, 8.12, 9.2: an Enemy System that is not pacified, and no other."""
    return (game.content.enemy_systems & ~(game.green | game.red)) >> tile & 1 == 1


def pacify(game: Xodus, tile: i64) -> None:
    """XOD-9.1: green side up, a red marker turns green (XOD-G32)."""
    game.green |= 1 << tile
    game.red &= ~(1 << tile)
    game.say("XOD-9.1", v.PACIFIED, tile)


# ---- wormholes and Rifts


def open_wormhole(game: Xodus, tile: i64, marker: i64) -> None:
    game.wormhole_markers[marker] = tile
    find_passages(game)
    game.say("XOD-G33", v.WORMHOLE_OPENED, tile)


def close_rift(game: Xodus, tile: i64) -> None:
    """XOD-14.9: the white marker; from where it lay before, it is gone."""
    game.white_rift = tile
    find_passages(game)
    game.say("XOD-14.9", v.RIFT_CLOSED, tile)


def open_rift(game: Xodus, tile: i64) -> None:
    """XOD-14.14, G33: the red marker; no use where a Rift is open already or the white marker lies."""
    if game.rifts >> tile & 1 or game.white_rift == tile:
        return
    game.red_rift = tile
    find_passages(game)
    game.say("XOD-14.14", v.RIFT_OPENED, tile)
