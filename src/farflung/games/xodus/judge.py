"""What a game of X-ODUS is worth to the crew."""

from __future__ import annotations

from typing import Final, cast

from farflung.bots.base import question_of
from farflung.engine._native import i64
from farflung.engine.core import Decider, Game
from farflung.engine.views import View
from farflung.games.xodus import galaxy, signals, stage
from farflung.games.xodus import judge_course as course
from farflung.games.xodus import words as w
from farflung.games.xodus.judge_habit import XodusHabit
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus

SCALE: Final = 20.0  # a lead, in worth, with which about three of four games are won
WON: Final = 100.0
LOST: Final = -100.0
# the way to the Great Rift
SIGNAL_FOUND: Final = 4.0
SIGNAL_TURNED_UP: Final = 3.0
PROGRESS: Final = 7.0  # of a Signal all but open
SIGNAL_OPEN: Final = 4.0
KEY_ABOARD: Final = 12.0
KEY_ACTIVATED: Final = 20.0
RIFT_FOUND: Final = 8.0
TILE_FOUND: Final = 0.9
STEP: Final = 0.55  # a lane nearer to where the ship should be
FAR: Final = 8  # farther does not matter any more
# what the crew has
SHIP: Final = 10.0
HEALTH: Final = 1.1
LAST_HEALTH: Final = 3.0  # more, for each of the last three
ENERGY: Final = 0.6
ENERGY_MARKER: Final = 0.8
SCRAP: Final = 0.35
SCRAPS_THAT_MATTER: Final = 6
LEVEL: Final = 2.0
EXPERIENCE: Final = 0.3
MODULE: Final = 2.2
DAMAGE: Final = 2.0
ACTION: Final = 0.12  # left in this round
# what stands against it
SPACE: Final = 2.0  # of the Corruption track
AVATAR: Final = 3.0
AVATAR_AT_RIFT: Final = 12.0  # when the Keys are there
ENGAGED: Final = 4.0
THREAT: Final = 1.2  # each of three steps of an Avatar's nearness
FOE_HURT: Final = 0.6  # each Health that a foe on the map has lost
HOSTILE: Final = 0.5  # standing in a System that may notice the ship


class XodusJudge:
    playouts = 64
    loyalty = 8.0
    scale = SCALE
    deeper = (1280,)
    aims = ("quest", "threats", "health", "stores", "place", "won", "lost")

    def worth(self, game: Game, seat: int) -> float:
        return worth(cast(Xodus, game))

    def sensible(self, view: View) -> list[int]:
        return question_of(view).options

    def clock(self, game: Game) -> int:
        """Ships that have acted, and ends of rounds."""
        xodus = cast(Xodus, game)
        acted: i64 = 0
        for ship in xodus.team:
            if ship.acted:
                acted += 1
        return xodus.round * (xodus.fleet_size + 1) + acted

    def terms(self, game: Game, seat: int) -> dict[str, float]:
        return terms(cast(Xodus, game))

    def together(self, game: Game) -> bool:
        return True

    def until(self, game: Game, seat: int) -> int:
        """The beginning of the next round: what the others still do in this one counts, and what the Avatars do."""
        xodus = cast(Xodus, game)
        return (xodus.round + 1) * (xodus.fleet_size + 1)

    def settled(self, game: Game) -> bool:
        """The next ship or the next round is to be chosen: a turn is over."""
        xodus = cast(Xodus, game)
        return xodus.depth == 0 or (xodus.coming[xodus.depth - 1] & 255) in SETTLED

    def habit(self, seed: int) -> Decider:
        return XodusHabit(seed)


SETTLED: Final = [stage.CHOOSE_SHIP, stage.LAY_START, stage.ROUND, stage.ACTION_PHASE, stage.TURN, stage.CORRUPTION]
JUDGE: Final = XodusJudge()


def worth(game: Xodus) -> float:
    if game.outcome == w.SEALED:
        return WON
    total = quest(game) - threats(game)
    if game.outcome != w.UNDECIDED:
        return LOST + total / 10.0  # the better the later a crew is beaten
    for index in game.crew:
        ship = game.ships[index]
        if not ship.defeated:
            total += of_ship(game, ship)
    return total


def terms(game: Xodus) -> dict[str, float]:
    """The worth by its parts."""
    if game.outcome == w.SEALED:
        return {"won": WON}
    if game.outcome != w.UNDECIDED:
        return {"lost": LOST, "quest": quest(game) / 10.0, "threats": -threats(game) / 10.0}
    found = {"quest": quest(game), "threats": -threats(game), "health": 0.0, "stores": 0.0, "place": 0.0}
    for index in game.crew:
        ship = game.ships[index]
        if not ship.defeated:
            found["health"] += of_hull(ship)
            found["stores"] += of_stores(ship)
            found["place"] += of_place(game, ship)
    return found


def quest(game: Xodus) -> float:
    """Signals, Keys, the Great Rift."""
    total = 0.0
    for slot in range(game.fleet_size):
        key = game.keys[slot]
        if key == w.ACTIVATED:
            total += SIGNAL_FOUND + SIGNAL_TURNED_UP + PROGRESS + SIGNAL_OPEN + KEY_ABOARD + KEY_ACTIVATED
        elif key >= w.ABOARD:
            total += SIGNAL_FOUND + SIGNAL_TURNED_UP + PROGRESS + SIGNAL_OPEN
            if not game.ships[key - w.ABOARD].defeated:
                total += KEY_ABOARD
        elif key == w.ON_TILE:
            total += SIGNAL_FOUND + of_signal(game, slot)
    if game.revealed >> w.GR & 1:
        total += RIFT_FOUND
    for tile in range(w.TILES):
        if game.revealed >> tile & 1:
            total += TILE_FOUND
    return total


def of_signal(game: Xodus, slot: i64) -> float:
    if game.signal_state[slot] < w.OPEN:
        return 0.0
    if game.accessible[slot]:
        return SIGNAL_TURNED_UP + PROGRESS + SIGNAL_OPEN
    target = max(signals.target_of(game, slot), 1)
    done = float(min(game.progress[slot], target)) / float(target)
    for foe in range(w.FOES):
        if game.foe_slot[foe] == slot and game.foe_tile[foe] >= 0:
            done = 1.0 - float(game.foe_health[foe]) / float(max(target, game.foe_health[foe], 1))
    return SIGNAL_TURNED_UP + PROGRESS * done


def threats(game: Xodus) -> float:
    total = SPACE * float(game.corruption)
    keys_there = False
    for slot in range(game.fleet_size):
        if game.keys[slot] == w.ACTIVATED:
            keys_there = True
    for foe in range(w.FOES):
        tile = game.foe_tile[foe]
        if tile < 0:
            continue
        hurt = game.content.foes[foe].health - game.foe_health[foe]
        total -= FOE_HURT * float(max(hurt, 0))
        if foe >= w.FIRST_AVATAR:
            total += AVATAR
            if tile == w.GR and keys_there:
                total += AVATAR_AT_RIFT
    return total


def of_ship(game: Xodus, ship: Ship) -> float:
    return of_hull(ship) + of_stores(ship) + of_place(game, ship)


def of_hull(ship: Ship) -> float:
    total = SHIP + HEALTH * float(ship.health) + LAST_HEALTH * float(min(ship.health, 3))
    return total - DAMAGE * float(len(ship.damage))


def of_stores(ship: Ship) -> float:
    total = ENERGY * float(ship.energy) + ENERGY_MARKER * float(ship.energy_markers)
    total += SCRAP * float(min(ship.scraps, SCRAPS_THAT_MATTER))
    total += LEVEL * float(ship.level) + EXPERIENCE * float(ship.exp) + MODULE * float(len(ship.modules))
    return total + ACTION * float(ship.actions)


def of_place(game: Xodus, ship: Ship) -> float:
    """How near it is to where it should be, and how far from what is dangerous."""
    total = -ENGAGED if ship.avatars else 0.0
    if ship.tile < 0:
        return total  # in the set-up, before it has a place
    if galaxy.is_hostile(game, ship.tile):
        total -= HOSTILE
    ways = course.ways_to(game, course.goals_of(game, ship), course.DETOUR)
    total += STEP * float(FAR - min(ways[ship.tile], FAR))
    if not ship.avatars:
        total -= THREAT * float(course.threat(game, ship.tile))
    return total
