"""What bots learn from: a game of X-ODUS in numbers, by what things do and are worth, not by which card they are."""

from __future__ import annotations

from typing import Final, cast

from farflung.engine._native import i64
from farflung.engine.core import Game
from farflung.games.xodus import galaxy, judge, routes
from farflung.games.xodus import judge_course as course
from farflung.games.xodus import judge_might as might
from farflung.games.xodus import words as w
from farflung.games.xodus.state import Xodus

FAR: Final = 8
LOYALTY: Final = 0.06
TABLES: Final[dict[str, list[tuple[str, int, dict[str, str]]]]] = {
    "journey": [
        ("first", 1, {"ships": "four"}),
        ("first", 1, {"ships": "four", "difficulty": "hardened"}),
        ("first", 1, {"ships": "four"}),
        ("first", 1, {"ships": "three"}),
        ("first", 1, {"ships": "four", "difficulty": "heroic"}),
        ("first", 1, {"ships": "three", "difficulty": "hardened"}),
    ]
}
"""What is played to learn each mode: edition, seats, options."""
NAMES: Final = [
    # the task
    "four ships",
    "hazardous signals",
    "perilous signals",
    "lethal signals",
    "nightmare",
    # time
    "round",
    "corruption",
    "corruption squared",
    "until the awakening",
    "corruption held",
    "corruption slowed",
    "corruption hastened",
    "ships that have acted",
    # the map
    "tiles found",
    "tiles left",
    "rift found",
    "edges of the map",
    # Signals and Keys
    "keys to find",
    "signals face down",
    "signals open",
    "progress of signals",
    "signals accessible",
    "keys aboard",
    "keys in wrecks",
    "keys activated",
    "keys missing squared",
    "carriers' way",
    # opponents
    "avatars",
    "avatars' health lost",
    "avatar at the rift",
    "avatars to come",
    "enemies",
    "enemies' health lost",
    # the crew
    "ships",
    "health",
    "last health",
    "lowest health",
    "crippled ships",
    "damage",
    "energy",
    "energy markers",
    "scraps",
    "levels",
    "experience",
    "modules",
    "actions",
    "engaged",
    "on hostile ground",
    "ways to goals",
    "avatars near",
    "hits",
    "worth",
]


def mode_of(game: Game) -> str:
    """All difficulties and numbers of ships are learnt together."""
    return "journey"


def names_of(mode: str) -> list[str]:
    """What the numbers are called."""
    return NAMES


def margin_of(game: Game, seat: i64) -> float:
    """How far a finished journey came: of the Keys those that were activated."""
    xodus = cast(Xodus, game)
    if xodus.outcome == w.SEALED:
        return 1.0
    found = 0.0
    for slot in range(xodus.fleet_size):
        key = xodus.keys[slot]
        if key == w.ACTIVATED:
            found += 1.0
        elif key >= w.ABOARD:
            found += 0.5
    return found / float(xodus.fleet_size + 1)


def features_of(game: Game, seat: i64) -> list[float]:
    """The numbers, in the order of `NAMES`."""
    xodus = cast(Xodus, game)
    return of_time(xodus) + of_keys(xodus) + of_foes(xodus) + of_crew(xodus)


def of_time(game: Xodus) -> list[float]:
    danger = game.content.difficulties[game.difficulty]
    acted = 0.0
    for ship in game.team:
        if ship.acted:
            acted += 1.0
    found = 0.0
    for tile in range(w.TILES):
        if game.revealed >> tile & 1:
            found += 1.0
    edges = 0.0
    ring = course.edges_of_map(game)
    while ring:
        ring &= ring - 1
        edges += 1.0
    corruption = float(game.corruption)
    return [
        float(game.fleet_size - 3),
        float(danger[0]),
        float(danger[1]),
        float(danger[2]),
        float(game.nightmare),
        float(game.round),
        corruption,
        corruption * corruption / 10.0,
        float(max(game.numbers.awakening - game.corruption, 0)),
        1.0 if game.hold else 0.0,
        1.0 if game.slowed else 0.0,
        1.0 if game.hastened else 0.0,
        acted,
        found,
        float(galaxy.tiles_left(game)),
        float(game.revealed >> w.GR & 1),
        edges,
    ]


def of_keys(game: Xodus) -> list[float]:
    hidden = 0.0
    face_down = 0.0
    is_open = 0.0
    progress = 0.0
    accessible = 0.0
    aboard = 0.0
    wrecked = 0.0
    activated = 0.0
    for slot in range(game.fleet_size):
        key = game.keys[slot]
        if key == w.IN_SLOT:
            hidden += 1.0
        elif key == w.ACTIVATED:
            activated += 1.0
        elif key >= w.ABOARD:
            if game.ships[key - w.ABOARD].defeated:
                wrecked += 1.0
            else:
                aboard += 1.0
        elif game.signal_state[slot] < w.OPEN:
            face_down += 1.0
        elif game.accessible[slot]:
            accessible += 1.0
        else:
            is_open += 1.0
            progress += judge.of_signal(game, slot) / (judge.SIGNAL_TURNED_UP + judge.PROGRESS)
    way = 0.0
    if game.revealed >> w.GR & 1:
        ways = course.ways_to(game, 1 << w.GR, 0)
        for ship in game.team:
            if not ship.defeated and ship.tile >= 0:
                way += float(routes.keys_of(game, ship) * min(ways[ship.tile], FAR))
    missing = float(game.fleet_size) - activated
    return [
        hidden,
        face_down,
        is_open,
        progress,
        accessible,
        aboard,
        wrecked,
        activated,
        missing * missing,
        way,
    ]


def of_foes(game: Xodus) -> list[float]:
    avatars = 0.0
    hurt_avatars = 0.0
    at_rift = 0.0
    enemies = 0.0
    hurt_enemies = 0.0
    for foe in range(w.FOES):
        tile = game.foe_tile[foe]
        if tile < 0:
            continue
        hurt = float(max(game.content.foes[foe].health - game.foe_health[foe], 0))
        if foe >= w.FIRST_AVATAR:
            avatars += 1.0
            hurt_avatars += hurt
            if tile == w.GR:
                at_rift = 1.0
        else:
            enemies += 1.0
            hurt_enemies += hurt
    return [avatars, hurt_avatars, at_rift, float(len(game.hidden_tokens)), enemies, hurt_enemies]


def of_crew(game: Xodus) -> list[float]:
    ships = 0.0
    health = 0.0
    last = 0.0
    lowest = 20.0
    crippled = 0.0
    damage = 0.0
    energy = 0.0
    markers = 0.0
    scraps = 0.0
    levels = 0.0
    experience = 0.0
    modules = 0.0
    actions = 0.0
    engaged = 0.0
    hostile = 0.0
    ways = 0.0
    threat = 0.0
    hits = 0.0
    for ship in game.team:
        if ship.defeated:
            continue
        ships += 1.0
        health += float(ship.health)
        last += float(min(ship.health, 3))
        lowest = min(lowest, float(ship.health))
        if ship.health <= 2:
            crippled += 1.0
        damage += float(len(ship.damage))
        energy += float(ship.energy)
        markers += float(ship.energy_markers)
        scraps += float(min(ship.scraps, judge.SCRAPS_THAT_MATTER))
        levels += float(ship.level)
        experience += float(ship.exp)
        modules += float(len(ship.modules))
        actions += float(ship.actions)
        hits += might.hits_of(game, ship)
        if ship.avatars:
            engaged += 1.0
        if ship.tile < 0:
            continue
        if galaxy.is_hostile(game, ship.tile):
            hostile += 1.0
        there = course.ways_to(game, course.goals_of(game, ship), course.DETOUR)
        ways += float(min(there[ship.tile], FAR))
        if not ship.avatars:
            threat += float(course.threat(game, ship.tile))
    return [
        ships,
        health,
        last,
        lowest,
        crippled,
        damage,
        energy,
        markers,
        scraps,
        levels,
        experience,
        modules,
        actions,
        engaged,
        hostile,
        ways,
        threat,
        hits,
        judge.worth(game) / judge.SCALE,
    ]
