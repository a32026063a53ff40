"""Where everything of a game of X-ODUS lies: each field under its path. Between scenes all is open (XOD-G40).

It names every ship, System, opponent and Ally of the game, so that a scenario can bring it into play; whoever only
looks sees those that are in play.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec
from farflung.engine.places import Places
from farflung.games.xodus import galaxy, gear
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bit as one_bit
from farflung.games.xodus.ship import COLOUR_SHIFT, FACE_BITS, IGNORED, REROLLED, USED, Ship, die_of, set_die
from farflung.games.xodus.state import Attack, Xodus, regroup

OPTIONS: Final = [1, 2, 3]  # of an Exploration
PACIFIED: Final = ["none", "green", "red"]
FACES: Final = ["none", *w.FACES]
WEAK_BULKHEADS: Final = 9  # a Damage card whose bit stands beside those of the gear
WEAK_BULKHEADS_BIT: Final = 44


def places(game: Xodus, to: Places) -> None:
    game.round = to.number("round", game.round)
    game.phase = to.word("phase", w.PHASES, game.phase, 1)
    game.outcome = to.word("outcome", w.OUTCOMES, game.outcome)
    game.speaker = to.ordinal("speaker", game.speaker, 1, game.seats)
    if not to.reads:
        to.follows("asked", to.listed("ship")[game.asked] if game.asked >= 0 else None)
        to.follows("placing", placing(game, to))
    coming = to.scenes("coming", [game.coming[place] for place in range(game.depth)])
    if to.reads:
        game.depth = len(coming)
        for place in range(game.depth):
            game.coming[place] = coming[place]
    game.crew = to.mentions("crew", "ship", game.crew)
    fleet_places(game, to.table("ships"))
    systems = to.table("systems")
    for tile in range(len(game.content.tiles)):
        if to.is_everything() or game.revealed >> tile & 1:
            if systems.has("system", tile):
                one = systems.entry("system", tile)
                if not one.idle():
                    system_places(game, tile, one)
    map_places(game, to)
    corruption_places(game, to.table("corruption"))
    enemy_places(game, to)
    signal_places(game, to)
    ally_places(game, to.table("allies"))
    pile_places(game, to.table("piles"))
    turn_places(game, to)
    combat_places(game, to.table("combat"))
    if to.reads:
        galaxy.find_passages(game)
        for index in game.crew:
            gear.refit(game, game.ships[index])
        regroup(game)


def placing(game: Xodus, to: Places) -> dict[str, str] | None:
    """The tile that is being turned, and where it is to lie."""
    if game.placing < 0:
        return None
    systems = to.listed("system")
    base, edge = systems[game.placing_base], to.listed("edge")[game.placing_edge]
    return {"system": systems[game.placing], "from": base, "edge": edge}


def bit(to: Places, key: str, bits: i64, number: i64) -> i64:
    """A flag that is kept as a bit."""
    if to.flag(key, (bits >> number & 1) == 1):
        return bits | 1 << number
    return bits & ~(1 << number)


# ---- ships


def fleet_places(game: Xodus, to: Places) -> None:
    if to.reads:
        game.ships = [Ship(index) for index in range(w.PLAYABLE_SHIPS)]
        game.team = [game.ships[index] for index in game.crew]
    shown = game.crew
    if to.is_everything() and not to.reads:
        shown = list(range(w.PLAYABLE_SHIPS))
    for index in shown:
        ship = game.ships[index]
        if ship.owner < 0 and not to.reads:
            ship = made_ready(game, index)
        one = to.entry("ship", index)
        if not one.idle():
            ship_places(ship, one)


def made_ready(game: Xodus, index: i64) -> Ship:
    """A board that nobody chose, made ready with the first side of its Mod for whoever takes it."""
    board = game.content.boards[index]
    ship = Ship(index)
    ship.health = ship.markers = board.health
    ship.energy = ship.energy_markers = game.numbers.starting_energy
    ship.scraps = game.numbers.starting_scraps
    ship.level = 1
    ship.mods[0] = 1
    ship.actions = board.actions
    return ship


def ship_places(ship: Ship, to: Places) -> None:
    ship.owner = to.ordinal("owner", ship.owner)
    ship.tile = to.name_or_none("system", "system", ship.tile)
    ship.defeated = to.flag("defeated", ship.defeated)
    ship.health = to.number("health", ship.health)
    ship.markers = to.number("markers", ship.markers)
    ship.energy = to.number("energy", ship.energy)
    ship.energy_markers = to.number("energy_markers", ship.energy_markers)
    ship.scraps = to.number("scraps", ship.scraps, 0, 99)
    ship.exp = to.number("exp", ship.exp)
    ship.level = to.number("level", ship.level)
    mods = [ship.index * 12 + level * 2 + side - 1 for level, side in enumerate(ship.mods) if side > 0]
    mods = to.mentions("mods", "gear", mods)
    if to.reads:
        ship.mods = [0] * 6
        for mod in mods:
            ship.mods[(mod - ship.index * 12) // 2] = mod % 2 + 1
    ship.modules = to.zone("modules", "module", ship.modules)
    ship.off = to.name_or_none("off", "module", ship.off)
    ship.damage = to.zone("damage", "damage", ship.damage)
    ship.actions = to.number("actions", ship.actions, 0, 20)
    ship.acted = to.flag("acted", ship.acted)
    ship.strained = to.flag("strained", ship.strained)
    ship.owes = to.flag("owes", ship.owes)
    ship.scavenged = to.flag("scavenged", ship.scavenged)
    ship.fleet = to.name_or_none("fleet", "ship", ship.fleet)
    ship.avatars = to.bits("avatars", "avatar", ship.avatars)
    ship.used = used_places(ship, "used", ship.used, to)
    ship.round_used = used_places(ship, "round_used", ship.round_used, to)
    ship.combat_used = used_places(ship, "combat_used", ship.combat_used, to)
    ship.earned = to.flag("earned", ship.earned)
    ship.core_energy = to.number("core_energy", ship.core_energy)
    ship.breach = to.number("breach", ship.breach)


def used_places(ship: Ship, key: str, bits: i64, to: Places) -> i64:
    """The gear that was used: Mods of the ship, Modules, and a Damage card."""
    used: list[str] = []
    if bits:
        used = [to.listed("gear")[ship.index * 12 + n] for n in range(12) if bits >> n & 1]
        used += [name for n, name in enumerate(to.listed("module")) if bits >> (n + 12) & 1]
        if bits >> WEAK_BULKHEADS_BIT & 1:
            used.append(to.listed("damage")[WEAK_BULKHEADS])
    used = to.as_is(key, used)
    if not to.reads:
        return bits
    read: i64 = 0
    for name in used:
        place: i64 = WEAK_BULKHEADS_BIT
        if name != to.listed("damage")[WEAK_BULKHEADS]:
            number = to.names.index("gear", name)
            place = number - ship.index * 12 if number < w.MODS else number - w.MODS + 12
        read |= one_bit(place)
    return read


# ---- the map


def system_places(game: Xodus, tile: i64, to: Places) -> None:
    printed = game.content.tiles[tile]
    lies = (game.revealed >> tile & 1) == 1
    on_map = to.flag("on_map", lies)
    q, r = to.number("q", game.q[tile]), to.number("r", game.r[tile])
    turned = to.number("turned", game.turned[tile])
    edges = game.open[tile] if lies else printed.openings
    openings: str = to.as_is("openings", "".join(["1" if edges >> edge & 1 else "0" for edge in range(6)]))
    to.follows("kind", w.TILE_KINDS[printed.kind])
    exploration = to.flag("exploration", (game.explorations >> tile & 1) == 1 if lies else printed.exploration)
    pacified = to.word("pacified", PACIFIED, (game.green >> tile & 1) or (game.red >> tile & 1) * 2)
    if to.reads and on_map:
        game.revealed |= 1 << tile
        game.q[tile], game.r[tile] = q, r
        game.spot[tile] = galaxy.spot_of(q, r)
        game.turned[tile] = turned
        game.open[tile] = 0
        for edge in range(6):
            if openings[edge] == "1":
                game.open[tile] |= 1 << edge
        game.explorations |= int(exploration) << tile
        game.green |= int(pacified == 1) << tile
        game.red |= int(pacified == 2) << tile


def map_places(game: Xodus, to: Places) -> None:
    stack = to.table("stack")
    if not to.reads:
        stack.follows("tiles", galaxy.tiles_left(game))
    game.groups = stack.number("groups", game.groups)
    game.group_left = stack.number("group_left", game.group_left)
    game.special_left = stack.flag("special_left", game.special_left)
    game.top_tile = stack.name_or_none("top", "system", game.top_tile)
    game.unseen_ordinary = stack.rest("ordinary", "system", game.unseen_ordinary)
    game.unseen_corrupted = stack.rest("corrupted", "system", game.unseen_corrupted)
    markers = to.table("markers")
    game.wormhole_markers = markers.mentions("wormholes", "system", game.wormhole_markers)
    game.white_rift = markers.name_or_none("white_rift", "system", game.white_rift)
    game.red_rift = markers.name_or_none("red_rift", "system", game.red_rift)
    game.slowed = markers.flag("slowed", game.slowed)
    game.hastened = markers.flag("hastened", game.hastened)
    game.hold = markers.flag("hold", game.hold)
    if to.reads:
        galaxy.find_lanes(game)


def corruption_places(game: Xodus, to: Places) -> None:
    game.corruption = to.number("space", game.corruption, 0, game.numbers.awakening)
    game.hidden_tokens = to.numbers("hidden", game.hidden_tokens)
    game.left_out = to.number("left_out", game.left_out)
    game.unseen_avatars = to.rest("unseen", "foe", game.unseen_avatars)
    game.escaped = to.each("escaped", "avatar", game.escaped)
    game.heralded = to.bits("heralded", "system", game.heralded)


# ---- opponents, Signals, Allies


def enemy_places(game: Xodus, to: Places) -> None:
    foes = to.table("foes")
    for foe in range(len(game.content.foes)):
        if to.is_everything() or game.foe_tile[foe] >= 0:
            if foes.has("foe", foe):
                one = foes.entry("foe", foe)
                if game.foe_tile[foe] >= 0:
                    to.holds("foe", foe)
                game.foe_tile[foe] = one.name_or_none("system", "system", game.foe_tile[foe])
                game.foe_slot[foe] = one.ordinal("signal", game.foe_slot[foe])
                game.foe_health[foe] = one.number("health", game.foe_health[foe])
    enemies = to.table("enemies")
    game.enemy_deck = enemies.zone("deck", "foe", game.enemy_deck)
    deck_unseen = enemies.each("deck_unseen", "level", list(game.deck_unseen))
    reserve = enemies.each("reserve", "level", list(game.reserve))
    if to.reads:
        game.deck_unseen, game.reserve = vec[i64](deck_unseen), vec[i64](reserve)
    game.unseen_enemies = enemies.zone("unseen", "foe", game.unseen_enemies)
    game.enemy_discard = enemies.zone("discard", "foe", game.enemy_discard)


def signal_places(game: Xodus, to: Places) -> None:
    """XOD-C07: as many Signals and Keys as ships."""
    signals = to.rows("signals", game.fleet_size)
    for slot in range(game.fleet_size):
        one = signals[slot]
        game.signals[slot] = one.slot("card", "signal", game.signals[slot])
        game.signal_state[slot] = one.word("state", w.SIGNAL_STATES, game.signal_state[slot])
        game.progress[slot] = one.number("progress", game.progress[slot])
        game.accessible[slot] = one.flag("accessible", game.accessible[slot])
        game.beacons[slot] = one.name_or_none("beacon", "ship", game.beacons[slot])
        game.far_beacons[slot] = one.name_or_none("far_beacon", "ship", game.far_beacons[slot])
    keys = to.mentions("keys", "key_place", [game.keys[slot] for slot in range(game.fleet_size)])
    if to.reads:
        for slot in range(game.fleet_size):
            game.keys[slot] = keys[slot]
    pool = to.table("signal_pool")
    game.danger_pool = pool.zone("dangers", "danger", game.danger_pool)
    game.unseen_signals = pool.rest("unseen", "signal", game.unseen_signals)


def ally_places(game: Xodus, to: Places) -> None:
    for ally in range(w.ALLIES):
        if to.is_everything() or game.ally_tile[ally] >= 0:
            if to.has("ally", ally):
                one = to.entry("ally", ally)
                game.ally_tile[ally] = one.name_or_none("system", "system", game.ally_tile[ally])
                game.wares[ally] = one.zone("wares", "module", game.wares[ally])
                game.ally_used = bit(one, "used", game.ally_used, ally)


def pile_places(game: Xodus, to: Places) -> None:
    game.exploration_deck = to.pile("explorations", "exploration", game.exploration_deck)
    game.exploration_bottom = to.zone("exploration_bottom", "exploration", game.exploration_bottom, ordered=True)
    game.exploration_discard = to.zone("exploration_discard", "exploration", game.exploration_discard)
    game.module_deck = to.pile("modules", "plain_module", game.module_deck)
    game.module_discard = to.zone("module_discard", "module", game.module_discard)
    game.precursor_deck = to.pile("precursor", "precursor_module", game.precursor_deck)
    game.precursor_discard = to.zone("precursor_discard", "module", game.precursor_discard)
    game.lost_modules = to.zone("lost_modules", "module", game.lost_modules)
    game.damage_deck = to.pile("damage", "damage", game.damage_deck)
    game.damage_discard = to.zone("damage_discard", "damage", game.damage_discard)
    game.ally_deck = to.rest("allies", "ally", game.ally_deck)


# ---- what is going on


def turn_places(game: Xodus, to: Places) -> None:
    turn = to.table("turn")
    game.leader = turn.name_or_none("leader", "ship", game.leader)
    game.unnoticed = turn.flag("unnoticed", game.unnoticed)
    game.ending = turn.flag("ending", game.ending)
    game.fleeing = turn.flag("fleeing", game.fleeing)
    game.proposal = turn.number("proposal", game.proposal)
    game.refused_proposals = turn.numbers("refused", game.refused_proposals)
    game.gave = turn.bits("gave", "ship", game.gave)
    game.got = turn.bits("got", "ship", game.got)
    game.traded_modules = turn.bits("traded_modules", "module", game.traded_modules)
    game.traded_keys = turn.bits("traded_keys", "key", game.traded_keys)
    skipped = turn.table("skipped_rolls")
    for index in game.crew:
        game.ships[index].skipped_rolls = skipped.number(skipped.key("ship", index), game.ships[index].skipped_rolls)
    game.sure_handed = turn.bits("sure_handed", "ship", game.sure_handed)
    exploration = to.table("exploration")
    game.exploration = exploration.slot("card", "exploration", game.exploration)
    game.taken = exploration.marks("taken", OPTIONS, game.taken)
    choices = exploration.table("choices")
    for index in game.crew:
        game.ships[index].choice = choices.ordinal(choices.key("ship", index), game.ships[index].choice)
    roll = to.table("roll")
    game.roll = roll.word("kind", w.ROLLS, game.roll)
    game.rolling = roll.bits("ships", "ship", game.rolling)
    game.roll_cause = roll.word("cause", w.CAUSES, game.roll_cause)
    dice = roll.table("dice")
    for index in game.crew:
        if game.ships[index].dice or (to.reads and dice.has("ship", index)):
            dice_places(game.ships[index], dice.key("ship", index), dice)


def dice_places(ship: Ship, name: str, to: Places) -> None:
    dice = [place for place in range(w.MOST_DICE) if die_of(ship, place)]
    for n, row in enumerate(to.rows(name, len(dice))):
        place: i64 = dice[n] if n < len(dice) else 0
        die = die_of(ship, place)
        value = row.word("colour", w.COLOURS, (die >> COLOUR_SHIFT) - 1) + 1 << COLOUR_SHIFT
        value |= row.word("face", FACES, die & FACE_BITS)
        value |= REROLLED * int(row.flag("rerolled", (die & REROLLED) != 0))
        value |= IGNORED * int(row.flag("ignored", (die & IGNORED) != 0))
        value |= USED * int(row.flag("used", (die & USED) != 0))
        set_die(ship, row.ordinal("place", place), value)


def combat_places(game: Xodus, to: Places) -> None:
    if to.reads:
        game.attack = Attack()
    attack = game.attack
    attack.foes = to.mentions("foes", "foe", attack.foes)
    attack.target = to.name_or_none("target", "foe", attack.target)
    attack.attacks = to.number("attacks", attack.attacks)
    attack.attacked = to.bits("attacked", "foe", attack.attacked)
    attack.on_purpose = to.flag("on_purpose", attack.on_purpose)
    attack.slot = to.ordinal("signal", attack.slot)
    attack.sunder = to.number("sunder", attack.sunder)
    manoeuvres, added, scraps = to.table("manoeuvres"), to.table("added"), to.table("kill_scraps")
    spent, retaliation, lost = to.table("spent"), to.table("retaliation"), to.table("lost")
    for index in game.crew:
        ship, name = game.ships[index], to.key("ship", index)
        ship.manoeuvre = manoeuvres.word(name, w.MANOEUVRES, ship.manoeuvre)
        ship.added = added.number(name, ship.added)
        ship.kill_scraps = scraps.number(name, ship.kill_scraps)
        ship.spent = spent.number(name, ship.spent)
        ship.retaliation = retaliation.number(name, ship.retaliation)
        ship.lost = lost.number(name, ship.lost)
    attack.doubled = to.bits("doubled", "ship", attack.doubled)
    attack.pierce = to.number("pierce", attack.pierce)
    attack.cap = to.number("cap", attack.cap)
    attack.no_skill = to.flag("no_skill", attack.no_skill)
    attack.no_energy = to.flag("no_energy", attack.no_energy)
    attack.damage = to.number("damage", attack.damage)
    attack.running = to.name_or_none("running", "gear", attack.running)
    attack.running_left = to.number("running_left", attack.running_left)
