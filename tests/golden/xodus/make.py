"""Makes the golden records anew.

`python -m tests.golden.xodus.make` from the project's folder, with `src` on PYTHONPATH.

Whole games by a random player with a taste: it prefers what no golden game shows yet, and so does its luck. For every
record several seeds are played and the game that shows the most is kept; when everything is shown, it stops. The same
program makes the same records.
"""

from __future__ import annotations

import sys
import time
from typing import cast

from tests.golden.xodus.coverage import ENDS, HERE, TITLE, fingerprint, needed, replay, shown

from farflung.bots.xodus import destination
from farflung.engine.core import Decider, Dice, Game, first, verb_of
from farflung.engine.record import LUCK, Line, Record
from farflung.engine.title import Setup
from farflung.games.xodus import galaxy
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.state import Ship, Xodus

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
Table = tuple[int, dict[str, str], dict[str, int]]
TABLES: list[Table] = [
    (1, {"difficulty": "quiet"}, {}),
    (2, {"difficulty": "hardened"}, {}),
    (3, {"difficulty": "heroic"}, {}),
    (4, {"difficulty": "heroic", "nightmare": "yes"}, {}),
    (1, {"difficulty": "heroic", "ships": "four"}, {}),
    (2, {"difficulty": "quiet", "ships": "three"}, {}),
    (3, {"difficulty": "hardened", "ships": "four"}, {}),
    (4, {"difficulty": "quiet"}, {}),
    (1, {"difficulty": "heroic", "nightmare": "yes", "ships": "three"}, {}),
    (2, {"difficulty": "quiet", "ships": "three"}, GENTLE),
    (4, {"difficulty": "hardened"}, LONG),
    (2, {"difficulty": "heroic"}, LONG),
]
# as long as something is missing
MORE: list[Table] = [
    (1, {"difficulty": "quiet", "ships": "four"}, GENTLE),
    (4, {"difficulty": "heroic"}, LONG),
    (2, {"difficulty": "hardened", "ships": "four"}, GENTLE),
]
MOST_RECORDS = 24
MOST_SEEDS = 1200  # then it gives up
SEEDS = 12  # games played for each record
RARE = 12  # what an end of the game is worth beside other things that are new
NAMES = ["Mara", "Jonas", "Ines", "Odile"]
CHARMED = 40  # how much likelier luck is to bring what is wanted
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


class Steering(Decider):
    """Random, but for what is still wanted. Writes down all it decides."""

    def __init__(self, seed: int, wanted: set[str]) -> None:
        self.dice = Dice(seed)
        self.wanted = wanted
        self.kindness = KINDNESS[seed % len(KINDNESS)]
        self.codes: list[int] = []
        self.seats: list[int] = []

    def choose(self, weights: list[int]) -> int:
        mark = self.dice.below(sum(weights))
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        raise AssertionError("no weight")

    def wants(self, *things: str) -> bool:
        return any(thing in self.wanted for thing in things)

    # ---- luck

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        assert isinstance(game, Xodus)
        if verb == v.ROLLS:
            weights = [100 - self.kindness if face == w.MISS else self.kindness for face in pool]
        else:
            weights = [CHARMED if self.hopes_for(game, verb, thing) else 1 for thing in pool]
        index = self.choose(weights)
        self.codes.append(verb | pool[index] << 8)
        self.seats.append(LUCK)
        return index

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

    def decide(self, game: Game, seat: int, kind: int) -> int:
        assert isinstance(game, Xodus)
        options = game.options()
        ship = game.ships[game.leader] if game.leader >= 0 else None
        if len(options) == 1:
            index = 0
        else:
            index = self.choose([self.weight(game, ship, option) for option in options])
        self.codes.append(options[index])
        self.seats.append(seat)
        return index

    def weight(self, game: Xodus, ship: Ship | None, option: int) -> int:
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
        here = galaxy.lane_distance(game, ship.tile, goals)
        there = galaxy.lane_distance(game, tile, goals)
        weight = 120 if there < here else 8
        return weight if verb == v.JUMP else weight // 4


def play(table: Table, seed: int, wanted: set[str]) -> Record:
    players, options, knobs = table
    setup = Setup(title="xodus", edition="first", seats=NAMES[:players], options=dict(options), parameters=dict(knobs))
    game = cast(Xodus, TITLE.new_game(setup))
    player = Steering(seed, wanted)
    game.decider = player
    while not game.is_over():
        game.play_scene()
    notation = TITLE.notation(setup)
    lines = [Line(seat, notation.text(code)) for seat, code in zip(player.seats, player.codes, strict=True)]
    return Record(setup, lines)


def name_of(number: int, table: Table) -> str:
    players, options, knobs = table
    words = [f"{number:02}", str(players), "player" if players == 1 else "players", options["difficulty"]]
    words += ["nightmare"] if "nightmare" in options else []
    words += [f"{options['ships']}-ships"] if "ships" in options else []
    words += ["gentle" if knobs == GENTLE else "long"] if knobs else []
    return "-".join(words)


def write(records: list[tuple[str, Record]]) -> None:
    for old in HERE.glob("*.record"):
        old.unlink()
    expected = ["# Made by `python -m tests.golden.xodus.make`; what each record must end with."]
    for name, record in records:
        (HERE / f"{name}.record").write_text(record.print(), encoding="utf-8")
        end = replay(record).end
        expected += ["", f'["{name}"]', f'outcome = "{w.OUTCOMES[end.outcome]}"', f"rounds = {end.round}"]
        expected.append(f'state = "{fingerprint(end)}"')
    (HERE / "expected.toml").write_text("\n".join(expected) + "\n", encoding="utf-8")


def make() -> int:
    began = time.monotonic()
    wanted = needed(TITLE.content(Setup(title="xodus", edition="first", seats=NAMES)))
    everything = len(wanted)
    records: list[tuple[str, Record]] = []
    seed = 0
    tries = 0
    while len(records) < len(TABLES) or (wanted and len(records) < MOST_RECORDS and seed < MOST_SEEDS):
        late = len(records) >= len(TABLES)
        table = MORE[tries % len(MORE)] if late else TABLES[len(records)]
        games = []
        for _ in range(SEEDS):
            seed += 1
            record = play(table, seed, wanted)
            new = shown(replay(record)) & wanted
            ends = sum(f"game {end}" in new for end in ENDS)
            games.append((len(new) + RARE * ends, -len(record.lines), -seed, record))
        tries += late
        best = max(games, key=lambda game: game[:3])
        if best[0] == 0 and late:
            continue  # nothing new: other seeds
        record = best[3]
        wanted -= shown(replay(record))
        name = name_of(len(records) + 1, table)
        records.append((name, record))
        write(records)
        print(f"{name}: {len(record.lines)} lines, {everything - len(wanted)} of {everything} shown", flush=True)
    print(f"{len(records)} records in {time.monotonic() - began:.0f} s")
    for missing in sorted(wanted):
        print(f"missing: {missing}")
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(make())
