"""What the board shows besides the state because the rules say so: chances, sums, what an Avatar can reach.

All of it follows from what lies open, as everything does (XOD-G40). Chances are numbers from 0 to 1.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from farflung.games.xodus import combat, corruption, galaxy, odds, rolls, signals, trade
from farflung.games.xodus import words as w
from farflung.games.xodus.names import Names
from farflung.games.xodus.ship import Ship, counted_misses, shown
from farflung.games.xodus.state import Xodus, acting


class ShipOdds(TypedDict):
    """A ship alone: the chance to stay unseen, and to miss 0, 1 and 2 times in a Damage Roll."""

    unseen: float
    harm: list[float]


class SignalOdds(TypedDict):
    """The number in the card's condition (0 without one), how much of it is done, and the Skill Roll of its Action."""

    target: int
    done: int
    face: Literal["", "hit", "miss", "special"]
    skill: float | None


class Lying(TypedDict):
    """A tile as it would lie: its open edges, clockwise from 0 at the top, and those where a lane begins."""

    open: list[int]
    lanes: list[int]


class Laying(TypedDict):
    """Where a drawn tile will lie, and how, by rotation."""

    q: int
    r: int
    turns: dict[str, Lying]


class Dark(TypedDict):
    """What is known of the stack: one of the next `n` tiles is red, or that is the Great Rift, or none of them is."""

    red: Literal["soon", "rift", "gone"]
    n: int


class Faces(TypedDict):
    """The dice of a roll that count, by face."""

    hit: int
    miss: int
    special: int


class Tray(TypedDict):
    """A die that a ship rolls in an Attack: its colour, and which of the ship's it is."""

    colour: str
    place: int


class Fighter(TypedDict):
    """A ship in a combat: the dice of its manoeuvre, or both before it has chosen one; misses that count."""

    dice: list[Tray]
    misses: int


class Sum(TypedDict):
    """The target's Shields as they count now, the hits as they lie there, and what that does. As it was before the
    roll: the chance to harm the target, and the chance of as many hits as lie there now, or more."""

    shields: int
    hits: int
    damage: int
    harms: float
    chance: float


class Promise(TypedDict):
    """The chance to defeat the target, hits and lost Health on average, the chance of a critical failure."""

    fells: float
    hits: float
    loses: float
    critical: float


class Price(TypedDict):
    """What an Ally asks for a Module, and what ships pay that have it cheaper."""

    asked: int
    cheaper: dict[str, int]


class Reckoned(TypedDict):
    """Chances are numbers from 0 to 1. `acting` are the ships of the turn, its leader first, and `unseen` their chance;
    `exploration` goes by option, `manoeuvres` by manoeuvre of the ship that chooses, `avatars` by Avatar and System.
    `lanes` are edges by System, clockwise from 0 at the top; `frontier` are the cells behind openings, as q and r;
    `watched` the Systems where those who act would have to roll in order to stay unseen; `keys` go by System. `red` are
    the red spaces of the Corruption track, `attacks` which Attack of the combat it is, `roll` the dice as they lie.
    `prices` go by Module that an Ally sells."""

    lanes: dict[str, list[int]]
    frontier: list[list[int]]
    laying: Laying | None
    wormholes: list[str]
    rifts: list[str]
    watched: list[str]
    keys: dict[str, int]
    dark: Dark | None
    red: list[int]
    next_red: int | None
    roll: Faces
    fighters: dict[str, Fighter]
    attacks: int
    ships: dict[str, ShipOdds]
    acting: list[str]
    unseen: float | None
    signals: list[SignalOdds | None]
    exploration: list[float | None]
    attack: Sum | None
    manoeuvres: dict[str, Promise]
    avatars: dict[str, dict[str, float]]
    prices: dict[str, Price]


Face = Literal["hit", "miss", "special"]
FACES: dict[int, Face] = {w.HIT: "hit", w.MISS: "miss", w.SPECIAL: "special"}
RECKONED = (ShipOdds, SignalOdds, Lying, Laying, Dark, Faces, Tray, Fighter, Sum, Promise, Price, Reckoned)


def reckon(game: Xodus, names: Names) -> Reckoned:
    """The odds of rolls that are always shown, and of those that somebody is deciding about."""
    ships = acting(game)
    tiles = [tile for tile in range(w.TILES) if game.revealed >> tile & 1]
    red = corruption.red_spaces(game)
    return {
        "lanes": {names.system[tile]: _lanes(game, tile) for tile in tiles},
        "frontier": _frontier(game, tiles),
        "laying": _laying(game),
        "wormholes": names.of_bits("system", game.wormholes),
        "rifts": names.of_bits("system", game.rifts),
        "watched": [names.system[tile] for tile in tiles if _is_watched(game, tile)],
        "keys": {names.system[tile]: slot + 1 for tile in tiles if (slot := _key_at(game, tile)) >= 0},
        "dark": _dark(game),
        "red": red,
        "next_red": min((space for space in red if space > game.corruption), default=None),
        "roll": _roll(game),
        "fighters": {names.ship[ship.index]: _fighter(game, ship) for ship in ships},
        "attacks": game.attack.attacks + (game.attack.target < 0),
        "ships": {names.ship[ship.index]: _ship(game, ship) for ship in game.team if not ship.defeated},
        "acting": [names.ship[ship.index] for ship in ships],
        "unseen": float(odds.unseen(game, ships)) if ships else None,
        "signals": [_signal(game, slot, ships) for slot in range(game.fleet_size)],
        "exploration": _exploration(game, ships),
        "attack": _attack(game),
        "manoeuvres": _manoeuvres(game),
        "avatars": {
            names.foe[foe]: {names.system[tile]: float(p) for tile, p in odds.reach(game, foe).items()}
            for foe in range(w.FIRST_AVATAR, w.FOES)
            if game.foe_tile[foe] >= 0
        },
        "prices": {
            names.module[module]: _price(game, names, ally, module)
            for ally, wares in enumerate(game.wares)
            for module in wares
        },
    }


# ---- the map


def _lanes(game: Xodus, tile: int) -> list[int]:
    """XOD-8.2: the edges towards a neighbour where both are open."""
    beside = [game.beside[tile * 6 + edge] for edge in range(6)]
    return [edge for edge, other in enumerate(beside) if other >= 0 and game.lanes[tile] >> other & 1]


def _frontier(game: Xodus, tiles: list[int]) -> list[list[int]]:
    """The empty spaces that an opening leads to (XOD-5.1)."""
    cells = {
        (game.q[tile] + w.EDGE_Q[edge], game.r[tile] + w.EDGE_R[edge])
        for tile in tiles
        for edge in range(6)
        if galaxy.frontier(game, tile) >> edge & 1
    }
    return [[q, r] for q, r in sorted(cells)]


def _laying(game: Xodus) -> Laying | None:
    """XOD-5.3, G01, G18: the tile that is being turned, in all six ways."""
    if game.placing < 0:
        return None
    base, edge = game.placing_base, game.placing_edge
    q, r = game.q[base] + w.EDGE_Q[edge], game.r[base] + w.EDGE_R[edge]
    forced = 0 if game.open[base] >> edge & 1 else 1 << galaxy.opposite(edge)
    printed = game.content.tiles[game.placing].openings
    spot = galaxy.spot_of(q, r)
    turns = {str(sixths): _lying(game, spot, galaxy.turned(printed, sixths), forced) for sixths in range(6)}
    return {"q": q, "r": r, "turns": turns}


def _lying(game: Xodus, spot: int, printed: int, forced: int) -> Lying:
    """`forced` is the edge that is opened to the base, whatever is printed."""
    openings = printed | forced
    lanes = []
    for tile in range(w.TILES):
        edge = galaxy.edge_towards(game.spot[tile] - spot) if game.revealed >> tile & 1 else -1
        if edge < 0 or not openings >> edge & 1:
            continue
        if forced >> edge & 1 or game.open[tile] >> galaxy.opposite(edge) & 1:
            lanes.append(edge)
    return {"open": [edge for edge in range(6) if openings >> edge & 1], "lanes": sorted(lanes)}


def _is_watched(game: Xodus, tile: int) -> bool:
    """XOD-8.13, 8.18: a Detection Roll is due to those who come, and no surveillance spares it."""
    return rolls.detection_due(game, tile) and not game.content.tiles[tile].surveillance


def _key_at(game: Xodus, tile: int) -> int:
    """XOD-8.6: the slot of the Key that lies there, or -1."""
    slot = game.content.tiles[tile].signal
    return slot if 0 <= slot < game.fleet_size and game.keys[slot] == w.ON_TILE else -1


def _dark(game: Xodus) -> Dark | None:
    """XOD-2.21, 2.22: each group of tiles holds one red one, the last the Great Rift; a tile that was looked at and put
    back lies on top, before what is left of the group."""
    if not galaxy.tiles_left(game):
        return None
    known = game.top_tile >= 0
    if known and game.content.tiles[game.top_tile].kind in (w.CORRUPTED, w.GREAT_RIFT):
        return {"red": "rift" if game.top_tile == w.GR else "soon", "n": 1}
    n = game.group_left + known
    if not game.special_left:
        return {"red": "gone", "n": n}
    return {"red": "soon" if game.unseen_corrupted else "rift", "n": n}


def _price(game: Xodus, names: Names, ally: int, module: int) -> Price:
    """XOD-11.3: as it would be paid."""
    asked = max(trade.asked(game, ally, module), 1)
    paid = {names.ship[ship.index]: trade.price(game, ally, module, ship) for ship in game.team if not ship.defeated}
    return {"asked": asked, "cheaper": {ship: cost for ship, cost in paid.items() if cost < asked}}


# ---- dice


def _roll(game: Xodus) -> Faces:
    """What counts of the dice that lie there (XOD-17.13)."""
    rolled = [ship for ship in game.team if ship.dice]
    return {
        "hit": sum(shown(ship, w.HIT) for ship in rolled),
        "miss": sum(counted_misses(ship) for ship in rolled),
        "special": sum(shown(ship, w.SPECIAL) for ship in rolled),
    }


def _fighter(game: Xodus, ship: Ship) -> Fighter:
    """XOD-19.7 to 19.9: both dice attack, one defends."""
    colours = game.content.boards[ship.index].dice
    rolls_both = ship.manoeuvre not in (w.DEFENSIVE_1, w.DEFENSIVE_2)
    return {
        "dice": [
            {"colour": w.COLOURS[colour], "place": place + 1}
            for place, colour in enumerate(colours)
            if rolls_both or ship.manoeuvre == w.DEFENSIVE_1 + place
        ],
        "misses": counted_misses(ship) if ship.dice else 0,
    }


# ---- odds


def _ship(game: Xodus, ship: Ship) -> ShipOdds:
    """Alone: the chance to stay unseen, and of 0, 1 and 2 counted misses in a Damage Roll."""
    return {"unseen": float(odds.unseen(game, [ship])), "harm": [float(p) for p in odds.harm(game, ship)]}


def _signal(game: Xodus, slot: int, ships: list[Ship]) -> SignalOdds | None:
    """The number in the card's condition, how much of it is done, and what the Skill Roll of its Action promises."""
    if game.signals[slot] < 0:
        return None
    card, target, progress = signals.card_of(game, slot), signals.target_of(game, slot), game.progress[slot]
    counts = card.access in (w.ACCESS_PROGRESS, w.ACCESS_NO_MARKERS)
    face = next((op.k for op in card.act if op.code == w.FX_SKILL), -1)
    return {
        "target": target if counts else 0,
        "done": target - progress if card.access == w.ACCESS_NO_MARKERS else progress,
        "face": FACES[face] if face >= 0 else "",
        "skill": float(odds.skill(game, ships, target, face)) if face >= 0 and ships else None,
    }


def _exploration(game: Xodus, ships: list[Ship]) -> list[float | None]:
    """By option of the card that is being resolved: the chance of its Skill Roll."""
    if game.exploration < 0 or not ships:
        return []
    return [
        float(odds.skill(game, ships, option.need, option.face)) if option.face >= 0 else None
        for option in game.content.explorations[game.exploration].options
    ]


def _attack(game: Xodus) -> Sum | None:
    """XOD-19.12, 19.13: the target's Shields as they count now; once the dice lie there, the hits as they stand."""
    if game.attack.target < 0:
        return None
    shields = combat.shields_of(game, game.attack.target)
    hits = combat.attack_value(game) if any(ship.dice for ship in game.team) else 0
    flown = {ship.index: ship.manoeuvre or w.OFFENSIVE for ship in acting(game)}
    chances = odds.attack(game, flown, game.attack.target).hits
    return {
        "shields": shields,
        "hits": hits,
        "damage": max(0, hits - shields),
        "harms": float(sum(chances[shields + 1 :])),
        "chance": float(sum(chances[hits:])),
    }


def _manoeuvres(game: Xodus) -> dict[str, Promise]:
    """What each manoeuvre of the ship that chooses one promises: the chance to defeat the target, hits and lost Health
    on average, the chance of a critical failure."""
    if game.attack.target < 0 or game.asked < 0:
        return {}
    ship = game.ships[game.asked]
    if ship.manoeuvre or ship not in acting(game):
        return {}
    found: dict[str, Promise] = {}
    for chosen in (w.OFFENSIVE, w.DEFENSIVE_1, w.DEFENSIVE_2):
        promised = odds.manoeuvre(game, ship, chosen)
        found[w.MANOEUVRES[chosen]] = {
            "fells": float(promised.defeat),
            "hits": float(odds.average(promised.own[ship.index])),
            "loses": float(odds.average(promised.misses[ship.index])),
            "critical": float(promised.critical[ship.index]),
        }
    return found
