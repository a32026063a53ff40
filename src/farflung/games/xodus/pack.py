"""Content packs of X-ODUS: the TOML entries, what is checked about them, and the native classes they become.

A pack of the user's own is a directory with some or all of the files; its entries replace those with the same id.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from farflung.engine.content import Place, ReadBy, Report, Shelf, Source, Within, WordOf, checked, respelled, version_of
from farflung.engine.sentences import Sentence
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import (
    Ally,
    Board,
    Content,
    DamageCard,
    Exploration,
    Foe,
    Gear,
    Op,
    Option,
    Signal,
    Skill,
    Tile,
)
from farflung.games.xodus.colons import FIELDS, call_form, colon_form
from farflung.games.xodus.effectwords import read_effects

CONTENT = Path(__file__).parent / "content"
BEFORE = {3: CONTENT / "before" / "rules-3"}
"""Cards that were otherwise under earlier rules, by the last version that goes by them (XOD-G05, G06)."""

# ---- entries, as they stand in the files


def _effects(texts: list[str], place: Place) -> list[Op]:
    return read_effects([call_form(text) for text in texts], place)


Fx = Annotated[list[str], ReadBy(_effects)]
Trigger = Annotated[str, WordOf(w.TRIGGERS)]
Shields = Annotated[int, Within(0, 9)]
Target = Annotated[int, Within(1, 20)]


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    kind: Annotated[str, WordOf(w.TILE_KINDS)]
    openings: str
    exploration: bool
    signal: Annotated[int, Within(0, 4)]
    ally: bool
    wormhole: bool
    rift: bool
    enemies: Annotated[int, Within(0, 4)]
    surveillance: bool
    reserve: bool
    white_dot: bool


class DieEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    faces: Annotated[list[str], WordOf(w.FACES, Sentence("face"), 6)]
    count: int


class FaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    face: int
    move: Annotated[int, Within(0, 6)]
    wormhole: bool


class ShipEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"class_": "class"}):
    id: str
    name: str
    class_: Annotated[str, WordOf(w.CLASSES[1:])]
    role: str
    health: Annotated[int, Within(1, 30)]
    actions: Annotated[int, Within(1, 9)]
    dice: Annotated[list[str], WordOf(w.COLOURS, Sentence("die"), 2)]
    energy_costs: Annotated[list[int], Within(0, 20, 6)]
    exp_event: Annotated[str, WordOf(w.EXP_EVENTS, Sentence("event"))]
    exp_levels: Annotated[list[int], Within(0, 99, 6)]


class ModEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    ship: Annotated[str, WordOf(w.SHIPS)]
    level: int
    slot: Annotated[str, WordOf(["a", "b"])]
    name: str
    kind: Annotated[str, WordOf(w.GEAR_KINDS)]
    energy: int
    trigger: Trigger
    fx: Fx


class ModuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    type: Annotated[str, WordOf(w.GEAR_KINDS)]
    price: Annotated[int, Within(0, 20)]
    energy: int
    trigger: Trigger
    fx: Fx
    precursor: bool


class EnemyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    level: Annotated[int, Within(1, 4)]
    health: Target
    shields: Shields
    trigger: Trigger
    fx: Fx


class SkillEntry(msgspec.Struct, forbid_unknown_fields=True):
    trigger: Trigger
    fx: Fx


class AvatarEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    number: int
    name: str
    health: Annotated[int, Within(1, 30)]
    shields: Shields
    skills: list[SkillEntry]


class DamageEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    trigger: Trigger
    fx: Fx


class AllyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    modules: Annotated[int, Within(0, 6)]
    precursor: Annotated[int, Within(0, 6)]
    service: str
    trigger: Trigger
    fx: Fx


class OptionEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"class_": "class"}):
    class_: Annotated[str, WordOf(w.CLASSES)]
    skill: Annotated[str, WordOf(["", *w.FACES], Sentence("symbol"))]
    need: Annotated[int, Within(0, 9)]
    fx: Fx
    fail: Fx


class ExplorationEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    type: Annotated[str, WordOf(w.EXPLORATION_TYPES)]
    options: list[OptionEntry]


class SignalEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    danger: Annotated[str, WordOf(w.DANGERS)]
    target_4_ships: Target
    target_3_ships: Target
    action: str
    reveal: Fx
    act: Fx
    fail: Fx
    end: Fx
    access: Annotated[str, WordOf(w.ACCESS, Sentence("condition"))]


class DifficultyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    hazardous: int
    perilous: int
    lethal: int
    nightmare: bool


# ---- loading


HOW_MANY = {"damage.toml": (12, 40), "explorations.toml": (12, 40), "signals.toml": (12, 30)}
"""How many entries of a file there may be, where a pack may add some or take some away."""
FILES: list[tuple[str, str, type[msgspec.Struct], str, int]] = [
    ("tiles.toml", "tile", TileEntry, "id", w.TILES),
    ("dice.toml", "die", DieEntry, "id", 3),
    ("avatar_die.toml", "avatar_face", FaceEntry, "face", 6),
    ("ships.toml", "ship", ShipEntry, "id", w.PLAYABLE_SHIPS),
    ("mods.toml", "mod", ModEntry, "id", w.MODS),
    ("modules.toml", "module", ModuleEntry, "id", w.MODULES),
    ("enemies.toml", "enemy", EnemyEntry, "id", w.ENEMIES),
    ("avatars.toml", "avatar", AvatarEntry, "id", w.AVATARS),
    ("damage.toml", "damage", DamageEntry, "id", 16),
    ("allies.toml", "ally", AllyEntry, "id", w.ALLIES),
    ("explorations.toml", "exploration", ExplorationEntry, "id", 20),
    ("signals.toml", "signal", SignalEntry, "id", 12),
    ("difficulties.toml", "difficulty", DifficultyEntry, "id", 3),
]

Fields = dict[str, Any]
Found = list[tuple[Place, Fields]]


def _load(source: Source, edition: str) -> Content:
    report = Report()
    written: dict[str, list[msgspec.Struct]] = {}
    found: dict[str, Found] = {}
    for file, key, entry_type, name, count in FILES:
        least, most = HOW_MANY.get(file, (count, count))
        entries = source.entries(CONTENT / file, key, entry_type, name, report, least, most)
        written[key] = [entry for _, entry in entries]
        found[key] = [(place, checked(entry, place)) for place, entry in entries]
        if not report.mistakes and not least <= len(entries) <= most:
            report.wrong(
                str(CONTENT / file), "", "", "holds {found} entries, not {count}", found=len(entries), count=count
            )
    source.check_directory(report, [file for file, *_ in FILES])
    report.stop()
    content = Content(
        "",
        {
            key: [_shown(entry, fields) for entry, (_, fields) in zip(written[key], found[key], strict=True)]
            for key in found
        },
        [_tile(index, fields, place) for index, (place, fields) in enumerate(found["tile"])],
        [_board(index, fields, place) for index, (place, fields) in enumerate(found["ship"])],
        _gear(found["mod"], found["module"]),
        _foes(found["enemy"], found["avatar"], found["signal"]),
        [DamageCard(index, ops=fields.pop("fx"), **fields) for index, (_, fields) in enumerate(found["damage"])],
        [Ally(index, ops=fields.pop("fx"), **fields) for index, (_, fields) in enumerate(found["ally"])],
        [_exploration(index, fields, place) for index, (place, fields) in enumerate(found["exploration"])],
        [_signal(index, fields) for index, (_, fields) in enumerate(found["signal"])],
        [fields["faces"] for _, fields in found["die"]],
        [fields["move"] for _, fields in found["avatar_face"]],
        [fields["wormhole"] for _, fields in found["avatar_face"]],
        [[fields["hazardous"], fields["perilous"], fields["lethal"]] for _, fields in found["difficulty"]],
    )
    _check_names(content, report)
    report.stop()
    content.version = version_of(
        [[respelled(one, FIELDS, colon_form) for one in entries] for entries in written.values()]
    )
    return content


SHELF = Shelf("xodus", {"first": [CONTENT / file for file, *_ in FILES]}, _load, BEFORE)
load_content = SHELF.load
sheets = SHELF.sheets


def _shown(entry: msgspec.Struct, fields: Fields) -> Fields:
    """An entry as card texts and the client go by it: its words, with the very effects that the rules go by."""
    shown: Fields = msgspec.to_builtins(entry)
    for name in shown.keys() & {*FIELDS}:
        shown[name] = fields[name]
    for name in shown.keys() & {"skills", "options"}:
        inner = zip(getattr(entry, name), fields[name], strict=True)
        shown[name] = [_shown(one, its_fields) for one, its_fields in inner]
    return shown


def _check_names(content: Content, report: Report) -> None:
    """Names are the words of the notation: each thing needs its own."""
    for cards in (content.tiles, content.boards, content.gear, content.foes, content.damage, content.explorations):
        seen: dict[str, str] = {}
        for card in cards:
            if card.name in seen:
                Place(report, "", card.id, "name").wrong(
                    "{name!r} is already the name of {other}", name=card.name, other=seen[card.name]
                )
            seen[card.name] = card.id


def _tile(index: int, fields: Fields, place: Place) -> Tile:
    openings = fields.pop("openings")
    if len(openings) != 6 or set(openings) - {"0", "1"} or "1" not in openings:
        place.at("openings").wrong("{openings!r} is not six signs 0 or 1 with at least one opening", openings=openings)
    if (fields["kind"] == w.GREAT_RIFT) != (index == w.GR):
        place.at("kind").wrong("the Great Rift is the last tile and no other is")
    open_edges = sum(1 << edge for edge, sign in enumerate(openings) if sign == "1")
    return Tile(index, openings=open_edges, signal=fields.pop("signal") - 1, **fields)


def _board(index: int, fields: Fields, place: Place) -> Board:
    if fields["id"] != w.SHIPS[index]:
        place.at("id").wrong("the ships stand in the order {ships}", ships=", ".join(w.SHIPS))
    del fields["role"]
    return Board(index, class_=fields.pop("class_") + 1, **fields)


def _gear(mods: Found, modules: Found) -> list[Gear]:
    gear: list[Gear] = []
    for index, (place, fields) in enumerate(mods):
        if fields["ship"] * 12 + (fields["level"] - 1) * 2 + fields["slot"] != index:
            place.wrong("Mods stand in the order of ship, level and slot")
        if (fields["kind"] == w.ENERGY) != (fields["level"] % 2 == 1):  # XOD-18.5, 18.6
            place.at("kind").wrong("Mods of levels 1, 3 and 5 cost Energy, those of levels 2, 4 and 6 are passive")
        gear.append(_one_gear(index, fields, fields["kind"], place, -1, 0, False))
    for index, (place, fields) in enumerate(modules):
        if fields["precursor"] != (index >= w.PLAIN_MODULES):
            place.at("precursor").wrong(
                "the first {count} are Ship Modules, the others Precursor Ship Modules", count=w.PLAIN_MODULES
            )
        kind, price = fields["type"], fields["price"]
        gear.append(_one_gear(w.MODS + index, fields, kind, place, index, price, fields["precursor"]))
    return gear


def _one_gear(index: int, fields: Fields, kind: int, place: Place, module: int, price: int, precursor: bool) -> Gear:
    if fields["energy"] != (kind == w.ENERGY):
        place.at("energy").wrong(
            "{energy} does not fit a card that is {kind}", energy=fields["energy"], kind=w.GEAR_KINDS[kind]
        )
    id, name, trigger = fields["id"], fields["name"], fields["trigger"]
    return Gear(index, id, name, kind, trigger, fields["fx"], module, price, precursor)


def _foes(enemies: Found, avatars: Found, signals: Found) -> list[Foe]:
    foes: list[Foe] = []
    for index, (_, fields) in enumerate(enemies):
        skill = Skill(fields.pop("trigger"), fields.pop("fx"))
        foes.append(Foe(index, skills=[skill], reward=fields["level"], **fields))
    foes.append(_guardian(signals))
    for number, (place, fields) in enumerate(avatars, 1):
        if fields.pop("number") != number:
            place.at("number").wrong("Avatars stand in the order of their numbers")
        skills = [Skill(skill["trigger"], skill["fx"]) for skill in fields.pop("skills")]
        foes.append(Foe(w.FIRST_AVATAR + number - 1, level=5, reward=0, skills=skills, **fields))
    return foes


def _guardian(signals: Found) -> Foe:
    """The opponent that a Signal puts on its own card; its Health is the Signal's target."""
    for _, fields in signals:
        for op in fields["reveal"]:
            if op.code == w.FX_GUARDIAN:
                return Foe(w.GUARDIAN, "guardian", "Guardian", op.n, 1, op.k, op.who, [])
    return Foe(w.GUARDIAN, "guardian", "Guardian", 1, 1, 0, 0, [])


def _exploration(index: int, fields: Fields, place: Place) -> Exploration:
    options = [Option(face=option.pop("skill") - 1, **option) for option in fields.pop("options")]
    if len(options) != (1 if fields["type"] == w.DANGER else 3):
        needed = 1 if fields["type"] == w.DANGER else 3
        place.at("options").wrong(
            "a card of this type has {needed} options, not {count}", needed=needed, count=len(options)
        )
    return Exploration(index, options=options, **fields)


def _signal(index: int, fields: Fields) -> Signal:
    return Signal(index, targets=[fields.pop("target_3_ships"), fields.pop("target_4_ships")], **fields)
