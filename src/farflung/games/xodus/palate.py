"""What a taste goes by in X-ODUS: how a ship stands, and of places, foes and gear what they are and are worth."""

from __future__ import annotations

from typing import Final, cast

from farflung.bots.taste import TRAIT, Palate, Tally, nouns_of
from farflung.engine._native import i64
from farflung.engine.core import Game
from farflung.engine.verbs import declared
from farflung.games.xodus import galaxy, signals, verbs
from farflung.games.xodus import judge_course as course
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, captain

NOUNS: Final = ["system", "ship", "gear", "foe", "key", "module"]
SYSTEM: Final = 0
SHIP: Final = 1
GEAR: Final = 2
FOE: Final = 3
KEY: Final = 4
MODULE: Final = 5


class XodusPalate(Palate):
    def surroundings(self, game: Game, seat: i64, kind: i64) -> list[int]:
        xodus = cast(Xodus, game)
        if not xodus.team:
            return [0, 0, 0, 0, 0, 0, 0, 0]
        chief = captain(xodus)
        late = min(max(xodus.numbers.awakening - xodus.corruption, -1), 14) + 1
        there: i64 = 0
        here: i64 = 0
        if chief.tile >= 0:
            there = xodus.content.tiles[chief.tile].kind
            here = min(course.threat(xodus, chief.tile), 7)
        return [
            min(chief.actions, 3) * 8 + min(chief.health, 7),
            late * 2 + (xodus.revealed >> w.GR & 1),
            here * 2 + (1 if chief.avatars else 0),
            there * 2 + (1 if chief.tile >= 0 and galaxy.is_hostile(xodus, chief.tile) else 0),
            min(chief.energy, 7),
            min(chief.scraps, 7),
            keys(xodus),
            min(xodus.attack.attacks, 3) * 8 + chief.level,
        ]

    def tell(self, game: Game, seat: i64, option: i64, tally: Tally) -> None:
        xodus = cast(Xodus, game)
        noun = NOUN[option & 255]
        thing = option >> 8 & 255
        if noun == SYSTEM:
            of_system(xodus, thing, tally)
        elif noun == SHIP:
            if thing < len(xodus.ships):
                of_ship(xodus.ships[thing], tally)
        elif noun == GEAR:
            if thing < len(xodus.content.gear):
                gear = xodus.content.gear[thing]
                tally.add(TRAIT, gear.kind * 64 + gear.trigger)
                of_ops(gear.ops, tally)
        elif noun == FOE:
            foe = xodus.content.foes[thing]
            tally.add(TRAIT, foe.level * 16 + min(xodus.foe_health[thing], 15))
            tally.add(TRAIT + 1, foe.shields * 16 + min(foe.reward, 15))
        elif noun == KEY:
            if thing < xodus.fleet_size:
                tally.add(TRAIT, xodus.signal_state[thing])
                if signals.tile_of(xodus, thing) >= 0:
                    of_system(xodus, signals.tile_of(xodus, thing), tally)


def keys(game: Xodus) -> i64:
    """How many are activated, and how many are aboard."""
    activated: i64 = 0
    aboard: i64 = 0
    for slot in range(game.fleet_size):
        if game.keys[slot] == w.ACTIVATED:
            activated += 1
        elif game.keys[slot] >= w.ABOARD:
            aboard += 1
    return activated * 8 + aboard


def of_system(game: Xodus, tile: i64, tally: Tally) -> None:
    """Its kind, whether it is hostile, how near the Avatars are, what is left to explore."""
    if tile >= len(game.content.tiles):
        return
    kind = game.content.tiles[tile].kind
    hostile: i64 = 1 if galaxy.is_hostile(game, tile) else 0
    unexplored = game.explorations >> tile & 1
    tally.add(TRAIT + 2, kind * 4 + hostile * 2 + unexplored)
    tally.add(TRAIT + 3, kind * 8 + min(course.threat(game, tile), 7))
    mates: i64 = 0
    for ship in game.team:
        if ship.tile == tile and not ship.defeated:
            mates += 1
    tally.add(TRAIT + 4, kind * 4 + min(mates, 3))


def of_ship(ship: Ship, tally: Tally) -> None:
    """Which it is, and how it stands."""
    tally.add(TRAIT, ship.index * 16 + min(ship.health, 15))
    tally.add(TRAIT + 1, min(len(ship.damage), 7) * 8 + min(ship.scraps, 7))
    tally.add(TRAIT + 2, ship.level * 8 + min(ship.energy, 7))
    tally.add(TRAIT + 3, 1 if ship.avatars else 0)


def of_ops(ops: list[Op], tally: Tally) -> None:
    """Each by what it does and how much."""
    for op in ops:
        tally.add(TRAIT + 10, op.code * 8 + min(max(op.n, 0), 7))


NOUN: Final = nouns_of(declared(verbs), NOUNS)
PALATE: Final = XodusPalate()
