"""Makes changed data whole again: every card, tile, ship and marker exists once (scenarios change a state by hand).

What was given to one place leaves the place where it was; what it displaced returns to its pile; the piles are whatever
is nowhere else. What cannot be is refused with the path and what is possible there.
"""

from __future__ import annotations

from typing import Any

from farflung.engine.given import NotWhole, Place, claim, is_given, is_touched
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.galaxy import GROUP, turned
from farflung.games.xodus.gear import MOST_ENERGY
from farflung.games.xodus.names import NONE, Names, UnknownName

Data = dict[str, Any]


def settle(data: Data, before: Data, content: Content, names: Names, limits: dict[str, int]) -> None:
    """`limits` are the parameters of the game."""
    for scene in data["coming"]:
        try:
            names.scene_code(scene)
        except UnknownName as error:
            raise NotWhole(str(error)) from None
    _one_of("phase", data["phase"], w.PHASES[1:])
    _one_of("outcome", data["outcome"], w.OUTCOMES)
    _between("speaker", data["speaker"], 1, _seats(before))
    _settle_crew(data, before, names)
    _settle_map(data, before, content, names)
    _settle_stack(data, content, names)
    _settle_foes(data, before, content, names, limits)
    _settle_modules(data, before, names)
    _settle_damage(data, before, names)
    _settle_explorations(data, before, names)
    _settle_signals(data, before, content, names)
    _settle_allies(data, names)
    _check_ships(data, before, content, names)
    _between("corruption.space", data["corruption"]["space"], 0, limits["awakening"])


# ---- helpers


def _one_of(path: str, value: Any, allowed: list[str]) -> None:
    if value not in allowed:
        raise NotWhole(f"{path}: there is no '{value}' here; there is {', '.join(allowed)}")


def _between(path: str, value: Any, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise NotWhole(f"{path}: {value!r} is not a whole number from {least} to {most}")


def _name(path: str, kind: str, value: Any, names: Names) -> str:
    """The name of a thing given by name or id, so that it has one spelling."""
    all_names: list[str] = getattr(names, kind)
    try:
        return all_names[names.index(kind, value)]
    except UnknownName:
        raise NotWhole(f"{path}: there is no {kind} '{value}'; there is {', '.join(all_names)}") from None


def _name_or_none(path: str, kind: str, value: Any, names: Names) -> str | None:
    return None if value is None or value == NONE else _name(path, kind, value, names)


def _rename(path: str, kind: str, cards: Any, names: Names) -> None:
    if not isinstance(cards, list):
        raise NotWhole(f"{path}: {cards!r} is no list of names")
    cards[:] = [_name(path, kind, card, names) for card in cards]


def _fixed(data: Data, before: Data, group: str, pile: str) -> None:
    if data[group][pile] != before[group][pile] or is_touched(before, f"{group}.{pile}"):
        raise NotWhole(f"{group}.{pile} is what is nowhere else; give its cards to another place instead")


def _seats(data: Data) -> int:
    return max(int(ship["owner"]) for ship in data["ships"].values())


# ---- ships


def _settle_crew(data: Data, before: Data, names: Names) -> None:
    """`crew` says which ships play, in the order they were chosen: a newcomer is made ready as at set-up."""
    _rename("crew", "ship", data["crew"], names)
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
        _between(f"{path}.owner", ship["owner"], 1, seats)
        ship["system"] = _name(f"{path}.system", "system", ship["system"], names)
        _one_of(f"{path}.system", ship["system"], on_map)
        _settle_mods(path, ship, before, board.index, board.exp_levels, content, names)
        markers_given = is_given(before, f"{path}.markers")
        if ship["health"] > ship["markers"] and (not markers_given or is_given(before, f"{path}.health")):
            raise NotWhole(f"{path}.health: {ship['health']} is more than its {ship['markers']} Health markers")
        _between(f"{path}.markers", ship["markers"], 0 if ship["defeated"] else 1, 60)
        ship["health"] = min(ship["health"], ship["markers"])
        _between(f"{path}.health", ship["health"], 0 if ship["defeated"] else 1, ship["markers"])
        _between(f"{path}.energy_markers", ship["energy_markers"], 0, MOST_ENERGY)
        if ship["energy"] > ship["energy_markers"]:
            if is_given(before, f"{path}.energy_markers") and not is_given(before, f"{path}.energy"):
                ship["energy"] = ship["energy_markers"]
            else:
                ship["energy_markers"] = min(ship["energy"], MOST_ENERGY)
        _between(f"{path}.energy", ship["energy"], 0, ship["energy_markers"])
        _between(f"{path}.scraps", ship["scraps"], 0, 99)
        _between(f"{path}.actions", ship["actions"], 0, 20)
        ship["avatars"] = [_name(f"{path}.avatars", "foe", foe, names) for foe in ship["avatars"]]
        for foe in ship["avatars"]:
            if foe not in names.foe[w.FIRST_AVATAR :]:
                raise NotWhole(f"{path}.avatars: {foe} is no Avatar")
            if data["foes"][foe]["system"] != ship["system"]:
                raise NotWhole(f"{path}.avatars: {foe} is not at {ship['system']}")
        ship["fleet"] = _name_or_none(f"{path}.fleet", "ship", ship["fleet"], names)
        ship["off"] = _name_or_none(f"{path}.off", "module", ship["off"], names)
    data["turn"]["leader"] = _name_or_none("turn.leader", "ship", data["turn"]["leader"], names)


def _settle_mods(
    path: str, ship: Data, before: Data, board: int, exp_levels: list[int], content: Content, names: Names
) -> None:
    """Mods name their level; the level brings at least the EXP it takes."""
    _rename(f"{path}.mods", "gear", ship["mods"], names)
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
    _between(f"{path}.level", ship["level"], 0, 6)
    if ship["level"] and not is_given(before, f"{path}.exp"):
        ship["exp"] = max(ship["exp"], exp_levels[ship["level"] - 1])
    _between(f"{path}.exp", ship["exp"], 0, 99)


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
        _between(f"{path}.turned", system["turned"], 0, 5)
        if not is_given(before, f"{path}.openings"):
            openings = turned(tile.openings, system["turned"])
            system["openings"] = "".join("1" if openings >> edge & 1 else "0" for edge in range(6))
        if len(system["openings"]) != 6 or set(system["openings"]) - {"0", "1"}:
            raise NotWhole(f"{path}.openings: {system['openings']!r} is not six signs 0 or 1")
        _one_of(f"{path}.pacified", system["pacified"], [NONE, "green", "red"])
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
    markers = data["markers"]
    for key in ("white_rift", "red_rift"):
        markers[key] = _name_or_none(f"markers.{key}", "system", markers[key], names)
    markers["wormholes"] = [_name_or_none("markers.wormholes", "system", name, names) for name in markers["wormholes"]]


def _settle_stack(data: Data, content: Content, names: Names) -> None:
    """What lies on the map is not in the stack; the groups of five are counted from its end."""
    stack = data["stack"]
    stack["top"] = _name_or_none("stack.top", "system", stack["top"], names)
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


def _settle_foes(data: Data, before: Data, content: Content, names: Names, limits: dict[str, int]) -> None:
    """An opponent on the map leaves the deck, the reserve or the track."""
    enemies, corruption = data["enemies"], data["corruption"]
    for name, values in data["foes"].items():
        path = f"foes.{name}"
        foe = content.foes[names.index("foe", name)]
        values["system"] = _name_or_none(f"{path}.system", "system", values["system"], names)
        if values["system"] is None:
            values.update(signal=0, health=0)
            continue
        if not data["systems"][values["system"]]["on_map"]:
            raise NotWhole(f"{path}.system: {values['system']} does not lie on the map")
        _between(f"{path}.signal", values["signal"], 0, len(data["keys"]))
        if foe.index == w.GUARDIAN:
            if not values["signal"]:
                raise NotWhole(f"{path}.signal: the Guardian belongs to a Signal")
            _between(f"{path}.health", values["health"], 1, 20)
        else:
            full = foe.health + (limits["avatar_health"] if foe.index >= w.FIRST_AVATAR else 0)
            values["health"] = values["health"] or full
            _between(f"{path}.health", values["health"], 1, full)
    _settle_avatars(data, before, corruption, names)
    piles = ("deck", "discard", "unseen")
    places = [Place(f"enemies.{key}", enemies[key], before["enemies"][key], before) for key in piles]
    for place in places:
        _rename(place.path, "foe", place.cards, names)
        place.given()  # before any is taken away
    for name in names.foe[: w.ENEMIES]:
        if data["foes"][name]["system"] is None and before["foes"][name]["system"] is not None:
            if not any(name in place.cards for place in places):
                enemies["discard"].append(name)
        if data["foes"][name]["system"] is not None:
            for place in places:
                if name in place.given():
                    raise NotWhole(f"{place.path}: '{name}' lies on the map")
                if name in place.cards:
                    place.cards.remove(name)
    claim(places, names.foe[: w.ENEMIES])
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


def _settle_avatars(data: Data, before: Data, corruption: Data, names: Names) -> None:
    """Avatars in play or escaped have been seen; those of spaces that the marker has passed stay out."""
    for name in names.foe[w.FIRST_AVATAR :]:
        if data["foes"][name]["system"] is not None and corruption["escaped"][name] >= 0:
            raise NotWhole(f"foes.{name}: it cannot be on the map and escaped")
    corruption["unseen"] = [
        name
        for name in names.foe[w.FIRST_AVATAR :]
        if data["foes"][name]["system"] is None
        and corruption["escaped"][name] < 0
        and (name in corruption["unseen"] or before["foes"][name]["system"] is not None)
    ]
    if not is_touched(before, "corruption.hidden"):
        corruption["hidden"] = [space for space in corruption["hidden"] if space > corruption["space"]]
    unseen = len(corruption["unseen"])
    corruption["hidden"] = sorted(corruption["hidden"])[:unseen]
    corruption["left_out"] = unseen - len(corruption["hidden"])
    corruption["heralded"] = [_name("corruption.heralded", "system", name, names) for name in corruption["heralded"]]


# ---- cards


def _settle_modules(data: Data, before: Data, names: Names) -> None:
    for pile in ("modules", "precursor"):
        _fixed(data, before, "piles", pile)
    places = [
        Place(f"ships.{name}.modules", ship["modules"], before["ships"][name]["modules"], before)
        for name, ship in data["ships"].items()
    ]
    places += [
        Place(f"allies.{name}.wares", ally["wares"], before["allies"][name]["wares"], before)
        for name, ally in data["allies"].items()
    ]
    for pile in ("module_discard", "precursor_discard", "lost_modules"):
        places.append(Place(f"piles.{pile}", data["piles"][pile], before["piles"][pile], before))
    for place in places:
        _rename(place.path, "module", place.cards, names)
    left = claim(places, names.module)
    for place in places:
        place.cards.sort(key=lambda name: names.index("module", name))
    data["piles"]["modules"] = [name for name in left if names.index("module", name) < w.PLAIN_MODULES]
    data["piles"]["precursor"] = [name for name in left if names.index("module", name) >= w.PLAIN_MODULES]


def _settle_damage(data: Data, before: Data, names: Names) -> None:
    _fixed(data, before, "piles", "damage")
    places = [
        Place(f"ships.{name}.damage", ship["damage"], before["ships"][name]["damage"], before)
        for name, ship in data["ships"].items()
    ]
    discard = data["piles"]["damage_discard"]
    places.append(Place("piles.damage_discard", discard, before["piles"]["damage_discard"], before))
    for place in places:
        _rename(place.path, "damage", place.cards, names)
    data["piles"]["damage"] = claim(places, names.damage)
    for place in places:
        place.cards.sort(key=lambda name: names.index("damage", name))


def _settle_explorations(data: Data, before: Data, names: Names) -> None:
    _fixed(data, before, "piles", "explorations")
    piles = data["piles"]
    places = [
        Place(f"piles.{pile}", piles[pile], before["piles"][pile], before)
        for pile in ("exploration_bottom", "exploration_discard")
    ]
    for place in places:
        _rename(place.path, "exploration", place.cards, names)
    current = _name_or_none("exploration.card", "exploration", data["exploration"]["card"], names)
    data["exploration"]["card"] = current
    left = claim(places, names.exploration)
    for place in places:
        if current in place.cards:
            place.cards.remove(current)
    piles["explorations"] = [name for name in left if name != current]
    piles["exploration_discard"].sort(key=lambda name: names.index("exploration", name))


def _settle_signals(data: Data, before: Data, content: Content, names: Names) -> None:
    """A Signal whose card is given has been seen; without its card it lies face down."""
    pool = data["signal_pool"]
    seen: list[str] = []
    for slot, signal in enumerate(data["signals"]):
        path = f"signals.{slot + 1}"
        signal["card"] = _name_or_none(f"{path}.card", "signal", signal["card"], names)
        _one_of(f"{path}.state", signal["state"], w.SIGNAL_STATES)
        if signal["card"] is None:
            if signal["state"] != w.SIGNAL_STATES[0]:
                raise NotWhole(f"{path}.card: give the card that is {signal['state']}")
            continue
        if signal["state"] == w.SIGNAL_STATES[0]:
            signal["state"] = w.SIGNAL_STATES[w.PEEKED]
        if signal["card"] in seen:
            raise NotWhole(f"{path}.card: '{signal['card']}' exists once")
        seen.append(signal["card"])
        _between(f"{path}.progress", signal["progress"], 0, 60)
        for key in ("beacon", "far_beacon"):
            signal[key] = _name_or_none(f"{path}.{key}", "ship", signal[key], names)
    pool["unseen"] = [name for name in names.signal if name not in seen]
    if not is_touched(before, "signal_pool.dangers"):
        old = [signal["card"] for signal in before["signals"] if signal["card"] is not None]
        dangers = pool["dangers"] + [_danger(content, names, name) for name in old]
        for name in seen:
            danger = _danger(content, names, name)
            dangers.remove(danger if danger in dangers else dangers[0])
        pool["dangers"] = sorted(dangers, key=w.DANGERS.index)
    places = ["slot", "tile", "activated", *data["crew"]]
    for slot, place in enumerate(data["keys"]):
        _one_of(f"keys.{slot + 1}", place, places)


def _danger(content: Content, names: Names, name: str) -> str:
    return w.DANGERS[content.signals[names.index("signal", name)].danger]


def _settle_allies(data: Data, names: Names) -> None:
    for name, ally in data["allies"].items():
        ally["system"] = _name_or_none(f"allies.{name}.system", "system", ally["system"], names)
        if ally["system"] is None and ally["wares"]:
            raise NotWhole(f"allies.{name}.wares: give the System where it was met as well")
        if ally["system"] is not None and not data["systems"][ally["system"]]["on_map"]:
            raise NotWhole(f"allies.{name}.system: {ally['system']} does not lie on the map")
    data["piles"]["allies"] = [name for name, ally in data["allies"].items() if ally["system"] is None]
