"""The state as plain data under readable names, and back. Between scenes it is the whole truth, open to everyone.

It names every ship, System, opponent and Ally of the game, so that a scenario can bring it into play; `in_play` leaves
out those that are not, for whoever only looks.
"""

from __future__ import annotations

from typing import Any

from farflung.games.xodus import galaxy, gear
from farflung.games.xodus import words as w
from farflung.games.xodus.names import NONE, Names
from farflung.games.xodus.ship import COLOUR_SHIFT, FACE_BITS, IGNORED, REROLLED, USED, Ship, die_of, set_die
from farflung.games.xodus.state import Attack, Xodus, regroup

Data = dict[str, Any]
LEVELS = ["1", "2", "3", "4"]


class DataError(ValueError):
    """A state that cannot be read."""


# ---- out


def to_data(game: Xodus, names: Names) -> Data:
    return {
        "round": game.round,
        "phase": w.PHASES[game.phase],
        "outcome": w.OUTCOMES[game.outcome],
        "speaker": game.speaker + 1,
        "asked": _or_none(names.ship, game.asked),
        "placing": _placing(game, names),
        "coming": [names.scene(game.coming[place]) for place in range(game.depth)],
        "crew": [names.ship[index] for index in game.crew],
        "ships": {name: _ship(game, game.ships[index], names) for index, name in enumerate(names.ship)},
        "systems": {name: _system(game, tile) for tile, name in enumerate(names.system)},
        "stack": {
            "tiles": tiles_left(game),
            "groups": game.groups,
            "group_left": game.group_left,
            "special_left": game.special_left,
            "top": _or_none(names.system, game.top_tile),
            "ordinary": [names.system[tile] for tile in game.unseen_ordinary],
            "corrupted": [names.system[tile] for tile in game.unseen_corrupted],
        },
        "markers": {
            "wormholes": [_or_none(names.system, tile) for tile in game.wormhole_markers],
            "white_rift": _or_none(names.system, game.white_rift),
            "red_rift": _or_none(names.system, game.red_rift),
            "slowed": game.slowed,
            "hastened": game.hastened,
            "hold": game.hold,
        },
        "corruption": {
            "space": game.corruption,
            "hidden": game.hidden_tokens[:],
            "left_out": game.left_out,
            "unseen": [names.foe[foe] for foe in game.unseen_avatars],
            "escaped": {names.foe[w.FIRST_AVATAR + n]: space for n, space in enumerate(game.escaped)},
            "heralded": names.of_bits("system", game.heralded),
        },
        "foes": {
            name: {
                "system": _or_none(names.system, game.foe_tile[foe]),
                "signal": game.foe_slot[foe] + 1,
                "health": game.foe_health[foe],
            }
            for foe, name in enumerate(names.foe)
        },
        "enemies": {
            "deck": [names.foe[foe] for foe in game.enemy_deck],
            "deck_unseen": {level: game.deck_unseen[n] for n, level in enumerate(LEVELS)},
            "reserve": {level: game.reserve[n] for n, level in enumerate(LEVELS)},
            "unseen": [names.foe[foe] for foe in game.unseen_enemies],
            "discard": [names.foe[foe] for foe in game.enemy_discard],
        },
        "signals": [_signal(game, slot, names) for slot in range(signals_in_play(game))],
        "keys": [names.key_place(game.keys[slot]) for slot in range(signals_in_play(game))],
        "signal_pool": {
            "dangers": [w.DANGERS[danger] for danger in game.danger_pool],
            "unseen": [names.signal[card] for card in game.unseen_signals],
        },
        "allies": {
            name: {
                "system": _or_none(names.system, game.ally_tile[ally]),
                "wares": [names.module[module] for module in game.wares[ally]],
                "used": bool(game.ally_used >> ally & 1),
            }
            for ally, name in enumerate(names.ally)
        },
        "piles": {
            "explorations": [names.exploration[card] for card in game.exploration_deck],
            "exploration_bottom": [names.exploration[card] for card in game.exploration_bottom],
            "exploration_discard": [names.exploration[card] for card in game.exploration_discard],
            "modules": [names.module[card] for card in game.module_deck],
            "module_discard": [names.module[card] for card in game.module_discard],
            "precursor": [names.module[card] for card in game.precursor_deck],
            "precursor_discard": [names.module[card] for card in game.precursor_discard],
            "lost_modules": [names.module[card] for card in game.lost_modules],
            "damage": [names.damage[card] for card in game.damage_deck],
            "damage_discard": [names.damage[card] for card in game.damage_discard],
            "allies": [names.ally[card] for card in game.ally_deck],
        },
        "turn": {
            "leader": _or_none(names.ship, game.leader),
            "unnoticed": game.unnoticed,
            "ending": game.ending,
            "fleeing": game.fleeing,
            "proposal": game.proposal,
            "refused": game.refused_proposals[:],
            "gave": names.of_bits("ship", game.gave),
            "got": names.of_bits("ship", game.got),
            "traded_modules": names.of_bits("module", game.traded_modules),
            "traded_keys": names.of_bits("key", game.traded_keys),
            "skipped_rolls": {names.ship[index]: game.ships[index].skipped_rolls for index in game.crew},
            "sure_handed": names.of_bits("ship", game.sure_handed),
        },
        "exploration": {
            "card": _or_none(names.exploration, game.exploration),
            "taken": [n + 1 for n in range(3) if game.taken >> n & 1],
            "choices": {names.ship[index]: game.ships[index].choice + 1 for index in game.crew},
        },
        "roll": {
            "kind": w.ROLLS[game.roll],
            "ships": names.of_bits("ship", game.rolling),
            "cause": w.CAUSES[game.roll_cause],
            "dice": {names.ship[index]: _dice(game.ships[index]) for index in game.crew if game.ships[index].dice},
        },
        "combat": _combat(game, names),
    }


def in_play(data: Data) -> Data:
    """The same without the ships nobody flies, the Systems still in the stack, and opponents and Allies not met."""
    return {
        **data,
        "ships": {name: data["ships"][name] for name in data["crew"]},
        "systems": {name: system for name, system in data["systems"].items() if system["on_map"]},
        "foes": {name: foe for name, foe in data["foes"].items() if foe["system"] is not None},
        "allies": {name: ally for name, ally in data["allies"].items() if ally["system"] is not None},
    }


def _or_none(names: list[str], index: int) -> str | None:
    return names[index] if index >= 0 else None


def signals_in_play(game: Xodus) -> int:
    """XOD-C07: as many Signals and Keys as ships."""
    return game.fleet_size


def tiles_left(game: Xodus) -> int:
    return galaxy.tiles_left(game)


def _ship(game: Xodus, ship: Ship, names: Names) -> Data:
    if ship.owner < 0:  # a board that nobody chose, made ready with the first side of its Mod for whoever takes it
        board = game.content.boards[ship.index]
        ship = Ship(ship.index)
        ship.health = ship.markers = board.health
        ship.energy = ship.energy_markers = game.numbers.starting_energy
        ship.scraps = game.numbers.starting_scraps
        ship.level = 1
        ship.mods[0] = 1
        ship.actions = board.actions
    return {
        "owner": ship.owner + 1,
        "system": _or_none(names.system, ship.tile),
        "defeated": ship.defeated,
        "health": ship.health,
        "markers": ship.markers,
        "energy": ship.energy,
        "energy_markers": ship.energy_markers,
        "scraps": ship.scraps,
        "exp": ship.exp,
        "level": ship.level,
        "mods": [
            names.gear[ship.index * 12 + level * 2 + side - 1] for level, side in enumerate(ship.mods) if side > 0
        ],
        "modules": [names.module[module] for module in ship.modules],
        "off": _or_none(names.module, ship.off),
        "damage": [names.damage[card] for card in ship.damage],
        "actions": ship.actions,
        "acted": ship.acted,
        "strained": ship.strained,
        "owes": ship.owes,
        "scavenged": ship.scavenged,
        "fleet": _or_none(names.ship, ship.fleet),
        "avatars": [names.foe[w.FIRST_AVATAR + n] for n in range(w.AVATARS) if ship.avatars >> n & 1],
        "used": _gear_names(ship, ship.used, names),
        "round_used": _gear_names(ship, ship.round_used, names),
        "combat_used": _gear_names(ship, ship.combat_used, names),
        "earned": ship.earned,
        "core_energy": ship.core_energy,
        "breach": ship.breach,
    }


WEAK_BULKHEADS_BIT = 44  # a Damage card's bit beside those of the gear


def _gear_names(ship: Ship, bits: int, names: Names) -> list[str]:
    found = [names.gear[ship.index * 12 + n] for n in range(12) if bits >> n & 1]
    found += [names.module[n] for n in range(w.MODULES) if bits >> (n + 12) & 1]
    return found + ([names.damage[9]] if bits >> WEAK_BULKHEADS_BIT & 1 else [])


def _gear_bits(ship: Ship, used: list[str], names: Names) -> int:
    bits = 0
    for name in used:
        if name == names.damage[9]:
            bits |= 1 << WEAK_BULKHEADS_BIT
        else:
            number = names.index("gear", name)
            bits |= 1 << (number - ship.index * 12 if number < w.MODS else number - w.MODS + 12)
    return bits


def _system(game: Xodus, tile: int) -> Data:
    printed = game.content.tiles[tile]
    on_map = bool(game.revealed >> tile & 1)
    openings = game.open[tile] if on_map else printed.openings
    return {
        "on_map": on_map,
        "q": game.q[tile],
        "r": game.r[tile],
        "turned": game.turned[tile],
        "openings": "".join("1" if openings >> edge & 1 else "0" for edge in range(6)),
        "kind": w.TILE_KINDS[printed.kind],
        "exploration": bool(game.explorations >> tile & 1) if on_map else printed.exploration,
        "pacified": "green" if game.green >> tile & 1 else "red" if game.red >> tile & 1 else NONE,
    }


def _signal(game: Xodus, slot: int, names: Names) -> Data:
    return {
        "card": _or_none(names.signal, game.signals[slot]),
        "state": w.SIGNAL_STATES[game.signal_state[slot]],
        "progress": game.progress[slot],
        "accessible": game.accessible[slot],
        "beacon": _or_none(names.ship, game.beacons[slot]),
        "far_beacon": _or_none(names.ship, game.far_beacons[slot]),
    }


def _dice(ship: Ship) -> list[Data]:
    return [
        {
            "colour": w.COLOURS[(die >> COLOUR_SHIFT) - 1],
            "face": w.FACES[(die & FACE_BITS) - 1] if die & FACE_BITS else NONE,
            "rerolled": bool(die & REROLLED),
            "ignored": bool(die & IGNORED),
            "used": bool(die & USED),
            "place": place + 1,
        }
        for place, die in enumerate(die_of(ship, place) for place in range(w.MOST_DICE))
        if die
    ]


def _placing(game: Xodus, names: Names) -> Data | None:
    """The tile that is being turned, and where it is to lie."""
    if game.placing < 0:
        return None
    base, edge = names.system[game.placing_base], names.edge[game.placing_edge]
    return {"system": names.system[game.placing], "from": base, "edge": edge}


def _combat(game: Xodus, names: Names) -> Data:
    attack = game.attack
    return {
        "foes": [names.foe[foe] for foe in attack.foes],
        "target": _or_none(names.foe, attack.target),
        "attacks": attack.attacks,
        "attacked": names.of_bits("foe", attack.attacked),
        "on_purpose": attack.on_purpose,
        "signal": attack.slot + 1,
        "manoeuvres": {names.ship[index]: w.MANOEUVRES[game.ships[index].manoeuvre] for index in game.crew},
        "added": {names.ship[index]: game.ships[index].added for index in game.crew},
        "kill_scraps": {names.ship[index]: game.ships[index].kill_scraps for index in game.crew},
        "spent": {names.ship[index]: game.ships[index].spent for index in game.crew},
        "retaliation": {names.ship[index]: game.ships[index].retaliation for index in game.crew},
        "lost": {names.ship[index]: game.ships[index].lost for index in game.crew},
        "doubled": names.of_bits("ship", attack.doubled),
        "pierce": attack.pierce,
        "cap": attack.cap,
        "no_skill": attack.no_skill,
        "no_energy": attack.no_energy,
        "damage": attack.damage,
        "running": _or_none(names.gear, attack.running),
        "running_left": attack.running_left,
    }


# ---- in


def from_data(data: Data, game: Xodus, names: Names) -> Xodus:
    """Fills a fresh game from data."""
    try:
        _read(data, game, names)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise DataError(f"the state is incomplete or malformed near {error!r}") from error
    return game


def _read(data: Data, game: Xodus, names: Names) -> None:
    game.round = data["round"]
    game.phase = w.PHASES.index(data["phase"])
    game.outcome = w.OUTCOMES.index(data["outcome"])
    game.speaker = data["speaker"] - 1
    game.depth = len(data["coming"])
    for place, scene in enumerate(data["coming"]):
        game.coming[place] = names.scene_code(scene)
    game.crew = names.indices("ship", data["crew"])
    game.ships = [Ship(index) for index in range(w.PLAYABLE_SHIPS)]
    game.team = [game.ships[index] for index in game.crew]
    for name in data["crew"]:
        _read_ship(game.ships[names.index("ship", name)], data["ships"][name], names)
    _read_map(game, data, names)
    corruption = data["corruption"]
    game.corruption = corruption["space"]
    game.hidden_tokens = list(corruption["hidden"])
    game.left_out = corruption["left_out"]
    game.unseen_avatars = sorted(names.indices("foe", corruption["unseen"]))
    game.escaped = [corruption["escaped"][names.foe[w.FIRST_AVATAR + n]] for n in range(w.AVATARS)]
    game.heralded = names.bits("system", corruption["heralded"])
    for name, values in data["foes"].items():
        foe = names.index("foe", name)
        game.foe_tile[foe] = names.index_or_none("system", values["system"])
        game.foe_slot[foe] = values["signal"] - 1
        game.foe_health[foe] = values["health"]
    enemies = data["enemies"]
    game.enemy_deck = sorted(names.indices("foe", enemies["deck"]))
    for n, level in enumerate(LEVELS):
        game.deck_unseen[n] = enemies["deck_unseen"][level]
        game.reserve[n] = enemies["reserve"][level]
    game.unseen_enemies = sorted(names.indices("foe", enemies["unseen"]))
    game.enemy_discard = sorted(names.indices("foe", enemies["discard"]))
    _read_signals(game, data, names)
    for name, values in data["allies"].items():
        ally = names.index("ally", name)
        game.ally_tile[ally] = names.index_or_none("system", values["system"])
        game.wares[ally] = sorted(names.indices("module", values["wares"]))
        game.ally_used |= values["used"] << ally
    _read_piles(game, data["piles"], names)
    _read_turn(game, data, names)
    _read_combat(game, data["combat"], names)
    galaxy.find_passages(game)
    for index in game.crew:
        gear.refit(game, game.ships[index])
    regroup(game)


def _read_ship(ship: Ship, values: Data, names: Names) -> None:
    ship.owner = values["owner"] - 1
    ship.tile = names.index_or_none("system", values["system"])
    ship.defeated = values["defeated"]
    ship.health = values["health"]
    ship.markers = values["markers"]
    ship.energy = values["energy"]
    ship.energy_markers = values["energy_markers"]
    ship.scraps = values["scraps"]
    ship.exp = values["exp"]
    ship.level = values["level"]
    ship.mods = [0] * 6
    for name in values["mods"]:
        number = names.index("gear", name) - ship.index * 12
        ship.mods[number // 2] = number % 2 + 1
    ship.modules = sorted(names.indices("module", values["modules"]))
    ship.off = names.index_or_none("module", values["off"])
    ship.damage = sorted(names.indices("damage", values["damage"]))
    ship.actions = values["actions"]
    ship.acted = values["acted"]
    ship.strained = values["strained"]
    ship.owes = values["owes"]
    ship.scavenged = values["scavenged"]
    ship.fleet = names.index_or_none("ship", values["fleet"])
    ship.avatars = sum(1 << (foe - w.FIRST_AVATAR) for foe in names.indices("foe", values["avatars"]))
    ship.used = _gear_bits(ship, values["used"], names)
    ship.round_used = _gear_bits(ship, values["round_used"], names)
    ship.combat_used = _gear_bits(ship, values["combat_used"], names)
    ship.earned = values["earned"]
    ship.core_energy = values["core_energy"]
    ship.breach = values["breach"]


def _read_map(game: Xodus, data: Data, names: Names) -> None:
    for name, values in data["systems"].items():
        if not values["on_map"]:
            continue
        tile = names.index("system", name)
        game.revealed |= 1 << tile
        game.q[tile], game.r[tile] = values["q"], values["r"]
        game.spot[tile] = galaxy.spot_of(values["q"], values["r"])
        game.turned[tile] = values["turned"]
        game.open[tile] = sum(1 << edge for edge, sign in enumerate(values["openings"]) if sign == "1")
        game.explorations |= values["exploration"] << tile
        game.green |= (values["pacified"] == "green") << tile
        game.red |= (values["pacified"] == "red") << tile
    markers = data["markers"]
    game.wormhole_markers = [names.index_or_none("system", name) for name in markers["wormholes"]]
    game.white_rift = names.index_or_none("system", markers["white_rift"])
    game.red_rift = names.index_or_none("system", markers["red_rift"])
    game.slowed = markers["slowed"]
    game.hastened = markers["hastened"]
    game.hold = markers["hold"]
    stack = data["stack"]
    game.groups = stack["groups"]
    game.group_left = stack["group_left"]
    game.special_left = stack["special_left"]
    game.top_tile = names.index_or_none("system", stack["top"])
    game.unseen_ordinary = sorted(names.indices("system", stack["ordinary"]))
    game.unseen_corrupted = sorted(names.indices("system", stack["corrupted"]))
    galaxy.find_lanes(game)


def _read_signals(game: Xodus, data: Data, names: Names) -> None:
    for slot, values in enumerate(data["signals"]):
        game.signals[slot] = names.index_or_none("signal", values["card"])
        game.signal_state[slot] = w.SIGNAL_STATES.index(values["state"])
        game.progress[slot] = values["progress"]
        game.accessible[slot] = values["accessible"]
        game.beacons[slot] = names.index_or_none("ship", values["beacon"])
        game.far_beacons[slot] = names.index_or_none("ship", values["far_beacon"])
    for slot, place in enumerate(data["keys"]):
        game.keys[slot] = names.key_place_code(place)
    pool = data["signal_pool"]
    game.danger_pool = sorted(w.DANGERS.index(danger) for danger in pool["dangers"])
    game.unseen_signals = sorted(names.indices("signal", pool["unseen"]))


def _read_piles(game: Xodus, piles: Data, names: Names) -> None:
    game.exploration_deck = sorted(names.indices("exploration", piles["explorations"]))
    game.exploration_bottom = names.indices("exploration", piles["exploration_bottom"])
    game.exploration_discard = sorted(names.indices("exploration", piles["exploration_discard"]))
    game.module_deck = sorted(names.indices("module", piles["modules"]))
    game.module_discard = sorted(names.indices("module", piles["module_discard"]))
    game.precursor_deck = sorted(names.indices("module", piles["precursor"]))
    game.precursor_discard = sorted(names.indices("module", piles["precursor_discard"]))
    game.lost_modules = sorted(names.indices("module", piles["lost_modules"]))
    game.damage_deck = sorted(names.indices("damage", piles["damage"]))
    game.damage_discard = sorted(names.indices("damage", piles["damage_discard"]))
    game.ally_deck = sorted(names.indices("ally", piles["allies"]))


def _read_turn(game: Xodus, data: Data, names: Names) -> None:
    turn = data["turn"]
    game.leader = names.index_or_none("ship", turn["leader"])
    game.unnoticed = turn["unnoticed"]
    game.ending = turn["ending"]
    game.fleeing = turn["fleeing"]
    game.proposal = turn["proposal"]
    game.refused_proposals = list(turn["refused"])
    game.gave = names.bits("ship", turn["gave"])
    game.got = names.bits("ship", turn["got"])
    game.traded_modules = names.bits("module", turn["traded_modules"])
    game.traded_keys = names.bits("key", turn["traded_keys"])
    for name, number in turn["skipped_rolls"].items():
        game.ships[names.index("ship", name)].skipped_rolls = number
    game.sure_handed = names.bits("ship", turn["sure_handed"])
    exploration = data["exploration"]
    game.exploration = names.index_or_none("exploration", exploration["card"])
    game.taken = sum(1 << (n - 1) for n in exploration["taken"])
    for name, option in exploration["choices"].items():
        game.ships[names.index("ship", name)].choice = option - 1
    roll = data["roll"]
    game.roll = w.ROLLS.index(roll["kind"])
    game.rolling = names.bits("ship", roll["ships"])
    game.roll_cause = w.CAUSES.index(roll["cause"])
    for name, dice in roll["dice"].items():
        for die in dice:
            face = 0 if die["face"] == NONE else w.FACES.index(die["face"]) + 1
            flags = REROLLED * die["rerolled"] | IGNORED * die["ignored"] | USED * die["used"]
            value = face | flags | (w.COLOURS.index(die["colour"]) + 1) << COLOUR_SHIFT
            set_die(game.ships[names.index("ship", name)], die["place"] - 1, value)


def _read_combat(game: Xodus, values: Data, names: Names) -> None:
    attack = Attack()
    attack.foes = names.indices("foe", values["foes"])
    attack.target = names.index_or_none("foe", values["target"])
    attack.attacks = values["attacks"]
    attack.attacked = names.bits("foe", values["attacked"])
    attack.on_purpose = values["on_purpose"]
    attack.slot = values["signal"] - 1
    for name, manoeuvre in values["manoeuvres"].items():
        game.ships[names.index("ship", name)].manoeuvre = w.MANOEUVRES.index(manoeuvre)
    for name, number in values["added"].items():
        game.ships[names.index("ship", name)].added = number
    for name, number in values["kill_scraps"].items():
        game.ships[names.index("ship", name)].kill_scraps = number
    for name, number in values["spent"].items():
        game.ships[names.index("ship", name)].spent = number
    for name, number in values["retaliation"].items():
        game.ships[names.index("ship", name)].retaliation = number
    for name, number in values["lost"].items():
        game.ships[names.index("ship", name)].lost = number
    attack.doubled = names.bits("ship", values["doubled"])
    attack.pierce = values["pierce"]
    attack.cap = values["cap"]
    attack.no_skill = values["no_skill"]
    attack.no_energy = values["no_energy"]
    attack.damage = values["damage"]
    attack.running = names.index_or_none("gear", values["running"])
    attack.running_left = values["running_left"]
    game.attack = attack
