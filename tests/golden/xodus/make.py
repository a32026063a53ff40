"""The taste of X-ODUS's golden games, and the tables they are played at.

`python -m tests.golden.xodus.make` from the project's folder, with `src` on PYTHONPATH, makes the records anew.
"""

from __future__ import annotations

import sys

from tests.golden.making import Making, Table, make
from tests.golden.steering import Steering
from tests.golden.xodus.coverage import ENDS, GOLDEN

from farflung.engine.core import first, verb_of
from farflung.games.xodus import galaxy, routes, signals
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus

# The last Mods need more experience than a crew mostly gets before the Awakening: these games give it more time, and
# more Enemies to begin with.
LONG = {"awakening": 30, "starting_scraps": 3, "starting_energy": 3, "scavenged": 2, "first_enemies": 8}
# And a victory needs weaker Avatars and sturdier ships than this player's own skill would give it.
GENTLE = {
    "awakening": 40,
    "starting_scraps": 5,
    "starting_energy": 4,
    "scavenged": 3,
    "repaired": 4,
    "rush_jumps": 6,
    "avatar_movement": -2,
    "avatar_health": -4,
    "avatar_shields": -3,
    "first_enemies": 8,
}
TABLES = [
    Table(1, {"difficulty": "quiet"}),
    Table(2, {"difficulty": "hardened"}),
    Table(3, {"difficulty": "heroic"}),
    Table(4, {"difficulty": "heroic", "nightmare": "yes"}),
    Table(1, {"difficulty": "heroic", "ships": "four"}),
    Table(2, {"difficulty": "quiet", "ships": "three"}),
    Table(3, {"difficulty": "hardened", "ships": "four"}),
    Table(4, {"difficulty": "quiet"}),
    Table(1, {"difficulty": "heroic", "nightmare": "yes", "ships": "three"}),
    Table(2, {"difficulty": "quiet", "ships": "three"}, GENTLE),
    Table(4, {"difficulty": "hardened"}, LONG),
    Table(2, {"difficulty": "heroic"}, LONG),
]
# as long as something is missing
MORE = [
    Table(1, {"difficulty": "quiet", "ships": "four"}, GENTLE),
    Table(4, {"difficulty": "heroic"}, LONG),
    Table(2, {"difficulty": "hardened", "ships": "four"}, GENTLE),
]
# of 100: how a roll of this player's ships is inclined, from cruel to kind; one for each game, by its seed
KINDNESS = [30, 60, 85, 95]

LIKINGS = {
    v.TAKE_KEY: 900,
    v.SIGNAL_ACTION: 300,
    v.EXPLORE: 400,
    v.PROBE: 60,
    v.RELAY_PROBE: 40,
    v.SCAVENGE: 120,
    v.SCAVENGE_WRECK: 300,
    v.MAINTAIN: 40,
    v.REPAIR: 80,
    v.REPAIR_SIGNAL: 400,
    v.REMOVE_DAMAGE: 20,
    v.BUY_ENERGY: 60,
    v.DISMANTLE: 2,
    v.NOTHING: 5,
    v.BUY: 60,
    v.ROLL: 60,
    v.BE_DETECTED: 8,
    v.RUSH: 4,
    v.BLIND_JUMP: 4,
    v.PACIFY: 30,
    v.TRADE: 12,
    v.STRAIN: 6,
    v.END_TURN: 3,
    v.TAKE_IN: 12,
    v.GO_ON: 30,
    v.AGREE: 90,
    v.REFUSE: 5,
    v.DISENGAGE: 6,
    v.OFFENSIVE: 30,
    v.DEFENSIVE: 12,
    v.USE: 40,
    v.USE_ON_DICE: 30,
    v.USE_FOR: 30,
    v.USE_AT: 8,
    v.JUMP_WITH: 4,
    v.SERVICE: 10,
    v.DONE: 20,
    v.STOP: 20,
    v.OPTION: 60,
    v.NO_OPTION: 5,
    v.CLOSE_RIFT: 60,
    v.HIDE: 5,
    v.GIVE_SCRAP: 2,
    v.GIVE_MODULE: 2,
    v.GIVE_KEY: 2,
    v.PAY_SCRAPS: 20,
}


class Taste(Steering):
    charmed = 40

    def __init__(self, seed: int, wanted: set[str]) -> None:
        super().__init__(seed, wanted)
        self.kindness = KINDNESS[seed % len(KINDNESS)]

    # ---- luck

    def odds(self, game: Xodus, verb: int, thing: int) -> int:
        if verb == v.ROLLS:
            return 100 - self.kindness if thing == w.MISS else self.kindness
        return super().odds(game, verb, thing)

    def hopes_for(self, game: Xodus, verb: int, thing: int) -> bool:
        content = game.content
        if verb in (v.DRAWS_START, v.DRAWS_TILE):
            return self.wants(f"{content.tiles[thing].id} revealed") or content.tiles[thing].signal >= 0
        if verb in (v.DRAWS_ENEMY, v.DRAWS_RESERVE):
            if thing >= w.UNSEEN:
                return any(
                    self.wants(f"{foe.id} fought")
                    for foe in content.foes[: w.ENEMIES]
                    if foe.level == thing - w.UNSEEN and foe.index in game.unseen_enemies
                )
            return self.wants(f"{content.foes[thing].id} fought")
        if verb == v.DRAWS_AVATAR:
            return self.wants(f"{content.foes[thing].id} entered", f"{content.foes[thing].id} fought")
        if verb == v.DRAWS_EXPLORATION:
            return self.wants(f"{content.explorations[thing].id} explored")
        if verb == v.DRAWS_MODULE:
            return self.wants_module(game, thing)
        if verb == v.DRAWS_DAMAGE:
            return self.wants(f"{content.damage[thing].id} drawn")
        if verb == v.DRAWS_ALLY:
            return self.wants(f"{content.allies[thing].id} met")
        if verb == v.DRAWS_DANGER:
            return any(
                self.wants(f"{content.signals[card].id} turned up")
                for card in game.unseen_signals
                if content.signals[card].danger == thing
            )
        if verb == v.DRAWS_SIGNAL:
            return self.wants(f"{content.signals[thing].id} turned up")
        return False

    # ---- taste

    def wants_module(self, game: Xodus, module: int) -> bool:
        return self.wants(f"{game.content.gear[w.MODS + module].id} owned")

    def wanted_mods(self, game: Xodus, ship: int, above: int = 0) -> int:
        """How many sides of this ship's Mods are wanted, of levels higher than this."""
        mods = game.content.gear[ship * 12 + above * 2 : ship * 12 + 12]
        return sum(self.wants(f"{mod.id} mounted") for mod in mods)

    def weight(self, game: Xodus, seat: int, option: int) -> int:
        ship = game.ships[game.leader] if game.leader >= 0 else None
        verb, what = verb_of(option), first(option)
        content = game.content
        if verb == v.CHOOSE_SHIP:
            return 1 + self.wanted_mods(game, what) ** 3 + 500 * self.wants(f"{content.boards[what].id} flown")
        if verb == v.MOUNT:
            return 500 if self.wants(f"{content.gear[what].id} mounted") else 1
        if verb == v.TARGET:
            return 100 if self.wants(f"{content.foes[what].id} fought") else 10
        if verb == v.BUY:
            return 900 if self.wants_module(game, what) else 10
        if ship is not None:
            if verb in (v.JUMP, v.RUSH, v.JUMP_WITH):
                return self.weight_of_jump(game, ship, verb, what)
            hungry = self.wanted_mods(game, ship.index, ship.level) > 0
            event = content.boards[ship.index].exp_event if hungry else -1
            if verb == v.PACIFY and event in (w.EXP_ENEMY_DEFEATED, w.EXP_HEALTH_LOST):
                return 250
            if verb in (v.PROBE, v.BLIND_JUMP) and event == w.EXP_SYSTEM_REVEALED:
                return 300
            if verb == v.MAINTAIN and event == w.EXP_MAINTENANCE:
                return 500
            if verb == v.STRAIN and event == w.EXP_HEALTH_LOST:
                return 60
            if verb in (v.USE, v.USE_AT, v.USE_FOR, v.USE_ON_DICE, v.JUMP_WITH) and event == w.EXP_ENERGY_SPENT:
                return 300
            if verb == v.TRADE and self.could_buy(game, ship):
                return 900
        return LIKINGS.get(verb, 10)

    def could_buy(self, game: Xodus, ship: Ship) -> bool:
        """Whether the Ally here has something wanted that the ship can pay."""
        for ally in range(w.ALLIES):
            if game.ally_tile[ally] == ship.tile:
                for module in game.wares[ally]:
                    if self.wants_module(game, module) and game.content.gear[w.MODS + module].price <= ship.scraps:
                        return True
        return False

    def weight_of_jump(self, game: Xodus, ship: Ship, verb: int, tile: int) -> int:
        """Toward Keys, Signals, Explorations and Allies with wanted Modules."""
        goals = destination(game, ship)
        for ally in range(w.ALLIES):
            if game.ally_tile[ally] >= 0 and ship.scraps >= 3:
                if any(self.wants_module(game, module) for module in game.wares[ally]):
                    goals |= 1 << game.ally_tile[ally]
        goals |= game.explorations
        here = lane_distance(game, ship.tile, goals)
        there = lane_distance(game, tile, goals)
        weight = 120 if there < here else 8
        return weight if verb == v.JUMP else weight // 4


def destination(game: Xodus, ship: Ship) -> int:
    """Where the ship should go: with a Key to the Great Rift, else to a Signal, else to the edge of the map."""
    if routes.keys_of(game, ship) and game.revealed >> w.GR & 1:
        return 1 << w.GR
    goals = 0
    wanted = False
    for slot in range(game.fleet_size):
        if game.keys[slot] == w.ON_TILE:
            goals |= 1 << signals.tile_of(game, slot)
        elif game.keys[slot] < w.ACTIVATED:
            wanted = True
    if goals and not (wanted and ship.index % 2):  # every other ship goes on looking for the rest
        return goals
    edge = 0
    for tile in range(w.TILES):
        if game.revealed >> tile & 1 and galaxy.frontier(game, tile):
            edge |= 1 << tile
    return edge or goals


def lane_distance(game: Xodus, start: int, goals: int) -> int:
    """Lanes from a tile to the nearest of the goals; 99 if none can be reached."""
    seen = edge = 1 << start
    distance = 0
    while edge:
        if edge & goals:
            return distance
        edge = galaxy.around(game, edge) & ~seen
        seen |= edge
        distance += 1
    return 99


def name_of(table: Table) -> str:
    words = [table.size, table.options["difficulty"]]
    words += ["nightmare"] if "nightmare" in table.options else []
    words += [f"{table.options['ships']}-ships"] if "ships" in table.options else []
    words += ["gentle" if table.parameters == GENTLE else "long"] if table.parameters else []
    return "-".join(words)


MAKING = Making(GOLDEN, Taste, name_of, TABLES, MORE, seeds=12, rare={f"game {end}": 12 for end in ENDS})

if __name__ == "__main__":
    sys.exit(make(MAKING))
