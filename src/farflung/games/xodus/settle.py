"""Makes changed data whole again: every card, tile, ship and marker exists once (scenarios change a state by hand).

What was given to one place leaves the place where it was; what it displaced returns to its pile; the piles are whatever
is nowhere else. What cannot be is refused with the path and what is possible there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from farflung.engine.given import NotWhole, between, is_given, is_touched, one_of
from farflung.engine.settling import Found, claim
from farflung.engine.survey import check
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.galaxy import GROUP, turned
from farflung.games.xodus.gear import MOST_ENERGY
from farflung.games.xodus.names import NONE, Names, UnknownName
from farflung.games.xodus.places import places
from farflung.games.xodus.state import Xodus

Data = dict[str, Any]


def settle(data: Data, before: Data, blank: Xodus, names: Names) -> None:
    """`blank` is a game of this set-up in which nothing has happened yet."""
    content = blank.content
    for scene in data["coming"]:
        try:
            names.scene_code(scene)
        except UnknownName as error:
            raise NotWhole(str(error)) from None
    found = check(places, blank, names, data, before)
    _settle_crew(data, before, names)
    _settle_map(data, before, content, names)
    _settle_stack(data, content)
    _settle_foes(data, before, found, blank, names)
    for kind in ("module", "damage", "exploration", "signal"):
        found.settle(kind)
    _settle_signals(data, before, content, names)
    _settle_allies(data)
    _check_ships(data, before, content, names)


def _seats(data: Data) -> int:
    return max(int(ship["owner"]) for ship in data["ships"].values())


# ---- ships


def _settle_crew(data: Data, before: Data, names: Names) -> None:
    """`crew` says which ships play, in the order they were chosen: a newcomer is made ready as at set-up."""
    size = len(before["crew"])
    if len(data["crew"]) != size or len(set(data["crew"])) != size:
        raise NotWhole(f"crew: {data['crew']} does not name {size} different ships of {', '.join(names.ship)}")
    start = next(iter(before["ships"][name]["system"] for name in before["crew"]))
    seats = _seats(before)
    for name, ship in data["ships"].items():
        old = before["ships"][name]
        if name not in data["crew"]:
            if ship != old:
                raise NotWhole(f"ships.{name}: it is not in play; give 'crew' a list with it as well")
        elif name not in before["crew"]:
            ship["owner"] = ship["owner"] or data["crew"].index(name) % seats + 1
            ship["system"] = ship["system"] or start
    for group, key in (("exploration", "choices"), ("turn", "skipped_rolls")):
        data[group][key] = {name: data[group][key].get(name, 0) for name in data["crew"]}
    for key, value in data["combat"].items():
        if isinstance(value, dict):
            blank: Any = w.MANOEUVRES[0] if key == "manoeuvres" else 0
            data["combat"][key] = {name: value.get(name, blank) for name in data["crew"]}


def _check_ships(data: Data, before: Data, content: Content, names: Names) -> None:
    on_map = [name for name, system in data["systems"].items() if system["on_map"]]
    seats = _seats(before)
    for name in data["crew"]:
        ship = data["ships"][name]
        path = f"ships.{name}"
        board = content.boards[names.index("ship", name)]
        between(f"{path}.owner", ship["owner"], 1, seats)
        one_of(f"{path}.system", ship["system"], on_map)
        _settle_mods(path, ship, before, board.index, board.exp_levels, content, names)
        markers_given = is_given(before, f"{path}.markers")
        if ship["health"] > ship["markers"] and (not markers_given or is_given(before, f"{path}.health")):
            raise NotWhole(f"{path}.health: {ship['health']} is more than its {ship['markers']} Health markers")
        between(f"{path}.markers", ship["markers"], 0 if ship["defeated"] else 1, 60)
        ship["health"] = min(ship["health"], ship["markers"])
        between(f"{path}.health", ship["health"], 0 if ship["defeated"] else 1, ship["markers"])
        between(f"{path}.energy_markers", ship["energy_markers"], 0, MOST_ENERGY)
        if ship["energy"] > ship["energy_markers"]:
            if is_given(before, f"{path}.energy_markers") and not is_given(before, f"{path}.energy"):
                ship["energy"] = ship["energy_markers"]
            else:
                ship["energy_markers"] = min(ship["energy"], MOST_ENERGY)
        between(f"{path}.energy", ship["energy"], 0, ship["energy_markers"])
        for foe in ship["avatars"]:
            if data["foes"][foe]["system"] != ship["system"]:
                raise NotWhole(f"{path}.avatars: {foe} is not at {ship['system']}")


def _settle_mods(
    path: str, ship: Data, before: Data, board: int, exp_levels: list[int], content: Content, names: Names
) -> None:
    """Mods name their level; the level brings at least the EXP it takes."""
    levels = []
    for name in ship["mods"]:
        number = names.index("gear", name) - board * 12
        if not 0 <= number < 12:
            raise NotWhole(f"{path}.mods: '{name}' is no Mod of this ship")
        if number // 2 in levels:
            raise NotWhole(f"{path}.mods: two effects of level {number // 2 + 1}")
        levels.append(number // 2)
    ship["mods"].sort(key=lambda name: names.index("gear", name))
    if not is_given(before, f"{path}.level") or ship["level"] == 0:
        ship["level"] = max([level + 1 for level in levels] or [ship["level"]])
    between(f"{path}.level", ship["level"], 0, 6)
    if ship["level"] and not is_given(before, f"{path}.exp"):
        ship["exp"] = max(ship["exp"], exp_levels[ship["level"] - 1])
    between(f"{path}.exp", ship["exp"], 0, 99)


# ---- the map


def _settle_map(data: Data, before: Data, content: Content, names: Names) -> None:
    """A tile that comes onto the map needs its place; its openings follow from how it is turned."""
    places: dict[tuple[int, int], str] = {}
    for name, system in data["systems"].items():
        path = f"systems.{name}"
        old = before["systems"][name]
        tile = content.tiles[names.index("system", name)]
        if not system["on_map"]:
            if any(system[key] != old[key] for key in ("q", "r", "turned", "openings")) and not old["on_map"]:
                raise NotWhole(f"{path}: give it on_map = true as well")
            system.update(q=0, r=0, turned=0, pacified=NONE, exploration=tile.exploration)
            system["openings"] = "".join("1" if tile.openings >> edge & 1 else "0" for edge in range(6))
            continue
        between(f"{path}.turned", system["turned"], 0, 5)
        if not is_given(before, f"{path}.openings"):
            openings = turned(tile.openings, system["turned"])
            system["openings"] = "".join("1" if openings >> edge & 1 else "0" for edge in range(6))
        if len(system["openings"]) != 6 or set(system["openings"]) - {"0", "1"}:
            raise NotWhole(f"{path}.openings: {system['openings']!r} is not six signs 0 or 1")
        if system["pacified"] != NONE and tile.kind != w.ENEMY:
            raise NotWhole(f"{path}.pacified: it is no Enemy System")
        spot = (system["q"], system["r"])
        if spot in places:
            raise NotWhole(f"{path}: {places[spot]} lies at q {spot[0]}, r {spot[1]} too")
        places[spot] = name
        if tile.signal >= 0 and not old["on_map"]:
            if tile.signal >= len(data["keys"]):
                raise NotWhole(f"{path}: this tile is not in the three-ship game")
            if data["keys"][tile.signal] == "slot":
                data["keys"][tile.signal] = "tile"


def _settle_stack(data: Data, content: Content) -> None:
    """What lies on the map is not in the stack; the groups of five are counted from its end."""
    stack = data["stack"]
    gone = {name for name, system in data["systems"].items() if system["on_map"]} | {stack["top"]}
    three = len(data["crew"]) == 3
    tiles = [tile for tile in content.tiles if not (three and tile.white_dot) and tile.name not in gone]
    stack["ordinary"] = [tile.name for tile in tiles if tile.kind in (w.ALLIED, w.ENEMY)]
    stack["corrupted"] = [tile.name for tile in tiles if tile.kind == w.CORRUPTED]
    great_rift = sum(1 for tile in tiles if tile.kind == w.GREAT_RIFT)
    specials = len(stack["corrupted"]) + great_rift
    ordinary = len(stack["ordinary"])
    stack["tiles"] = specials + ordinary + (stack["top"] is not None)
    in_group = ordinary - (GROUP - 1) * (specials - 1)
    stack["special_left"] = specials > 0 and in_group < GROUP
    if stack["special_left"]:
        stack["groups"], stack["group_left"] = specials, max(0, in_group) + 1
    else:
        left = ordinary - (GROUP - 1) * specials
        stack["groups"], stack["group_left"] = specials + (left > 0), left


# ---- opponents


def _settle_foes(data: Data, before: Data, found: Found, blank: Xodus, names: Names) -> None:
    """An opponent on the map leaves the deck, the reserve or the track."""
    content = blank.content
    for name, values in data["foes"].items():
        path = f"foes.{name}"
        foe = content.foes[names.index("foe", name)]
        if values["system"] is None:
            values.update(signal=0, health=0)
            continue
        if not data["systems"][values["system"]]["on_map"]:
            raise NotWhole(f"{path}.system: {values['system']} does not lie on the map")
        between(f"{path}.signal", values["signal"], 0, len(data["keys"]))
        if foe.index == w.GUARDIAN:
            if not values["signal"]:
                raise NotWhole(f"{path}.signal: the Guardian belongs to a Signal")
            between(f"{path}.health", values["health"], 1, 20)
        else:
            full = foe.health + (blank.numbers.avatar_health if foe.index >= w.FIRST_AVATAR else 0)
            values["health"] = values["health"] or full
            between(f"{path}.health", values["health"], 1, full)
    _settle_avatars(data, before, names)
    everyone = names.foe[: w.ENEMIES]
    places = found.among("foe", "enemies")
    for name in everyone:
        if data["foes"][name]["system"] is not None:
            for place in places:
                if place.given()[name]:
                    raise NotWhole(f"{place.path}: '{name}' lies on the map")
                place.lose(name)
        elif before["foes"][name]["system"] is not None and not any(name in place.entries for place in places):
            next(place for place in places if place.path == "enemies.discard").put(name)
    claim(places, Counter(everyone))
    _count_enemies(data, before, content, names)


def _count_enemies(data: Data, before: Data, content: Content, names: Names) -> None:
    """How many unseen cards of each level lie in the deck and in the reserve; given numbers win if they can be."""
    enemies = data["enemies"]
    for level in names.level:
        unseen = sum(1 for name in enemies["unseen"] if content.foes[names.index("foe", name)].level == int(level))
        deck, reserve = enemies["deck_unseen"][level], enemies["reserve"][level]
        deck_given, reserve_given = (is_given(before, f"enemies.{key}.{level}") for key in ("deck_unseen", "reserve"))
        if deck_given and not reserve_given:
            reserve = unseen - deck
        elif reserve_given and not deck_given:
            deck = unseen - reserve
        elif not deck_given:
            gone = deck + reserve - unseen
            deck, reserve = deck - min(deck, gone), reserve - max(0, gone - deck)
        if deck < 0 or reserve < 0 or deck + reserve != unseen:
            raise NotWhole(
                f"enemies: {unseen} unseen cards of level {level} cannot be {deck} in the deck, {reserve} not"
            )
        enemies["deck_unseen"][level], enemies["reserve"][level] = deck, reserve


def _settle_avatars(data: Data, before: Data, names: Names) -> None:
    """Avatars in play or escaped have been seen; those of spaces that the marker has passed stay out."""
    corruption = data["corruption"]
    for name in names.avatar:
        if data["foes"][name]["system"] is not None and corruption["escaped"][name] >= 0:
            raise NotWhole(f"foes.{name}: it cannot be on the map and escaped")
    corruption["unseen"] = [
        name
        for name in names.avatar
        if data["foes"][name]["system"] is None
        and corruption["escaped"][name] < 0
        and (name in corruption["unseen"] or before["foes"][name]["system"] is not None)
    ]
    if not is_touched(before, "corruption.hidden"):
        corruption["hidden"] = [space for space in corruption["hidden"] if space > corruption["space"]]
    unseen = len(corruption["unseen"])
    corruption["hidden"] = sorted(corruption["hidden"])[:unseen]
    corruption["left_out"] = unseen - len(corruption["hidden"])


# ---- Signals and Allies


def _settle_signals(data: Data, before: Data, content: Content, names: Names) -> None:
    """A Signal whose card is given has been seen; without its card it lies face down."""
    pool = data["signal_pool"]
    seen: list[str] = []
    for slot, signal in enumerate(data["signals"]):
        path = f"signals.{slot + 1}"
        if signal["card"] is None:
            if signal["state"] != w.SIGNAL_STATES[0]:
                raise NotWhole(f"{path}.card: give the card that is {signal['state']}")
            continue
        if signal["state"] == w.SIGNAL_STATES[0]:
            signal["state"] = w.SIGNAL_STATES[w.PEEKED]
        seen.append(signal["card"])
        between(f"{path}.progress", signal["progress"], 0, 60)
    if not is_touched(before, "signal_pool.dangers"):
        old = [signal["card"] for signal in before["signals"] if signal["card"] is not None]
        dangers = pool["dangers"] + [_danger(content, names, name) for name in old]
        for name in seen:
            danger = _danger(content, names, name)
            dangers.remove(danger if danger in dangers else dangers[0])
        pool["dangers"] = sorted(dangers, key=w.DANGERS.index)
    places = ["slot", "tile", "activated", *data["crew"]]
    for slot, place in enumerate(data["keys"]):
        one_of(f"keys.{slot + 1}", place, places)


def _danger(content: Content, names: Names, name: str) -> str:
    return w.DANGERS[content.signals[names.index("signal", name)].danger]


def _settle_allies(data: Data) -> None:
    for name, ally in data["allies"].items():
        if ally["system"] is None and ally["wares"]:
            raise NotWhole(f"allies.{name}.wares: give the System where it was met as well")
        if ally["system"] is not None and not data["systems"][ally["system"]]["on_map"]:
            raise NotWhole(f"allies.{name}.system: {ally['system']} does not lie on the map")
    data["piles"]["allies"] = [name for name, ally in data["allies"].items() if ally["system"] is None]
