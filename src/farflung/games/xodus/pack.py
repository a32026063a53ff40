"""Content packs of X-ODUS: the TOML entries, what is checked about them, and the native classes they become.

A pack of the user's own is a directory with some or all of the files; its entries replace those with the same id.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from farflung.engine.content import Place, Report, Shelf, Source, respelled, version_of
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import (
    Ally,
    Board,
    Content,
    DamageCard,
    Exploration,
    Foe,
    Gear,
    Option,
    Signal,
    Skill,
    Tile,
)
from farflung.games.xodus.colons import FIELDS, call_form, colon_form
from farflung.games.xodus.effectwords import read_effects

CONTENT = Path(__file__).parent / "content"

# ---- entries, as they stand in the files


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    kind: str
    openings: str
    exploration: bool
    signal: int
    ally: bool
    wormhole: bool
    rift: bool
    enemies: int
    surveillance: bool
    reserve: bool
    white_dot: bool


class DieEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    faces: list[str]
    count: int


class FaceEntry(msgspec.Struct, forbid_unknown_fields=True):
    face: int
    move: int
    wormhole: bool


class ShipEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"class_": "class"}):
    id: str
    name: str
    class_: str
    role: str
    health: int
    actions: int
    dice: list[str]
    energy_costs: list[int]
    exp_event: str
    exp_levels: list[int]


class ModEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    ship: str
    level: int
    slot: str
    name: str
    kind: str
    energy: int
    trigger: str
    fx: list[str]


class ModuleEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    type: str
    price: int
    energy: int
    trigger: str
    fx: list[str]
    precursor: bool


class EnemyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    level: int
    health: int
    shields: int
    trigger: str
    fx: list[str]


class SkillEntry(msgspec.Struct, forbid_unknown_fields=True):
    trigger: str
    fx: list[str]


class AvatarEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    number: int
    name: str
    health: int
    shields: int
    skills: list[SkillEntry]


class DamageEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    trigger: str
    fx: list[str]


class AllyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    modules: int
    precursor: int
    service: str
    trigger: str
    fx: list[str]


class OptionEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"class_": "class"}):
    class_: str
    skill: str
    need: int
    fx: list[str]
    fail: list[str]


class ExplorationEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    type: str
    options: list[OptionEntry]


class SignalEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    danger: str
    target_4_ships: int
    target_3_ships: int
    action: str
    reveal: list[str]
    act: list[str]
    fail: list[str]
    end: list[str]
    access: str


class DifficultyEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    hazardous: int
    perilous: int
    lethal: int
    nightmare: bool


# ---- loading


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

Found = list[tuple[Place, Any]]


def _load(source: Source, edition: str) -> Content:
    report = Report()
    found: dict[str, Found] = {}
    for file, key, entry_type, name, count in FILES:
        entries = source.entries(CONTENT / file, key, entry_type, name, report)
        found[key] = [(place, respelled(entry, FIELDS, call_form)) for place, entry in entries]
        if not report.mistakes and len(found[key]) != count:
            report.wrong(str(CONTENT / file), "", "", f"holds {len(found[key])} entries, not {count}")
    source.check_directory(report, [file for file, *_ in FILES])
    report.stop()
    content = Content(
        "",
        {key: [msgspec.to_builtins(entry) for _, entry in entries] for key, entries in found.items()},
        [_tile(index, entry, place) for index, (place, entry) in enumerate(found["tile"])],
        [_board(index, entry, place) for index, (place, entry) in enumerate(found["ship"])],
        _gear(found["mod"], found["module"]),
        _foes(found["enemy"], found["avatar"], found["signal"]),
        [_damage(index, entry, place) for index, (place, entry) in enumerate(found["damage"])],
        [_ally(index, entry, place) for index, (place, entry) in enumerate(found["ally"])],
        [_exploration(index, entry, place) for index, (place, entry) in enumerate(found["exploration"])],
        [_signal(index, entry, place) for index, (place, entry) in enumerate(found["signal"])],
        [_faces(entry, place) for place, entry in found["die"]],
        [place.at("move").within(entry.move, 0, 6) for place, entry in found["avatar_face"]],
        [entry.wormhole for _, entry in found["avatar_face"]],
        [[entry.hazardous, entry.perilous, entry.lethal] for _, entry in found["difficulty"]],
    )
    _check_names(content, report)
    report.stop()
    _put_effects(content)
    content.version = version_of(
        [[respelled(entry, FIELDS, colon_form) for _, entry in entries] for entries in found.values()]
    )
    return content


def _put_effects(content: Content) -> None:
    """Card texts and the client go by the entries: their effects are the very ones that the rules go by."""
    entries = content.entries
    for entry, gear in zip([*entries["mod"], *entries["module"]], content.gear, strict=True):
        entry["fx"] = gear.ops
    for entry, foe in zip(entries["enemy"], content.foes, strict=False):
        entry["fx"] = foe.skills[0].ops
    for entry, foe in zip(entries["avatar"], content.foes[w.FIRST_AVATAR :], strict=True):
        for inner, skill in zip(entry["skills"], foe.skills, strict=True):
            inner["fx"] = skill.ops
    for entry, damage in zip(entries["damage"], content.damage, strict=True):
        entry["fx"] = damage.ops
    for entry, ally in zip(entries["ally"], content.allies, strict=True):
        entry["fx"] = ally.ops
    for entry, exploration in zip(entries["exploration"], content.explorations, strict=True):
        for inner, option in zip(entry["options"], exploration.options, strict=True):
            inner["fx"], inner["fail"] = option.fx, option.fail
    for entry, signal in zip(entries["signal"], content.signals, strict=True):
        entry |= {"reveal": signal.reveal, "act": signal.act, "fail": signal.fail, "end": signal.end}


SHELF = Shelf("xodus", {"first": [CONTENT / file for file, *_ in FILES]}, _load)
load_content = SHELF.load
sheets = SHELF.sheets


def _check_names(content: Content, report: Report) -> None:
    """Names are the words of the notation: each thing needs its own."""
    for cards in (content.tiles, content.boards, content.gear, content.foes, content.damage, content.explorations):
        seen: dict[str, str] = {}
        for card in cards:
            if not card.name.strip() or card.name in seen:
                report.wrong(
                    "", card.id, "name", f"{card.name!r} is empty or already the name of {seen.get(card.name)}"
                )
            seen[card.name] = card.id


def _tile(index: int, entry: TileEntry, place: Place) -> Tile:
    kind = place.at("kind").number_of(entry.kind, w.TILE_KINDS, "kind")
    if len(entry.openings) != 6 or set(entry.openings) - {"0", "1"} or entry.openings.count("1") < 1:
        place.at("openings").wrong(f"{entry.openings!r} is not six signs 0 or 1 with at least one opening")
    if (kind == w.GREAT_RIFT) != (index == w.GR):
        place.at("kind").wrong("the Great Rift is the last tile and no other is")
    return Tile(
        index,
        entry.id,
        entry.name,
        kind,
        sum(1 << edge for edge, sign in enumerate(entry.openings) if sign == "1"),
        entry.exploration,
        place.at("signal").within(entry.signal, 0, 4) - 1,
        entry.ally,
        entry.wormhole,
        entry.rift,
        place.at("enemies").within(entry.enemies, 0, 4),
        entry.surveillance,
        entry.reserve,
        entry.white_dot,
    )


def _board(index: int, entry: ShipEntry, place: Place) -> Board:
    if entry.id != w.SHIPS[index]:
        place.at("id").wrong(f"the ships stand in the order {', '.join(w.SHIPS)}")
    for field, numbers, least, most in (
        ("energy_costs", entry.energy_costs, 0, 20),
        ("exp_levels", entry.exp_levels, 0, 99),
    ):
        if len(numbers) != 6:
            place.at(field).wrong(f"needs 6 numbers, not {len(numbers)}")
        for number, value in enumerate(numbers):
            place.at(field).item(number).within(value, least, most)
    if len(entry.dice) != 2:
        place.at("dice").wrong(f"a ship has 2 dice, not {len(entry.dice)}")
    return Board(
        index,
        entry.id,
        entry.name,
        place.at("class").number_of(entry.class_, w.CLASSES[1:], "class") + 1,
        place.at("health").within(entry.health, 1, 30),
        place.at("actions").within(entry.actions, 1, 9),
        [place.at("dice").number_of(die, w.COLOURS, "die") for die in entry.dice],
        entry.energy_costs,
        place.at("exp_event").number_of(entry.exp_event, w.EXP_EVENTS, "event"),
        entry.exp_levels,
    )


def _gear(mods: Found, modules: Found) -> list[Gear]:
    gear: list[Gear] = []
    for index, (place, entry) in enumerate(mods):
        ship = place.at("ship").number_of(entry.ship, w.SHIPS, "ship")
        slot = place.at("slot").number_of(entry.slot, ["a", "b"], "slot")
        if ship * 12 + (entry.level - 1) * 2 + slot != index:
            place.wrong("Mods stand in the order of ship, level and slot")
        if (entry.kind == "energy") != (entry.level % 2 == 1):  # XOD-18.5, 18.6
            place.at("kind").wrong("Mods of levels 1, 3 and 5 cost Energy, those of levels 2, 4 and 6 are passive")
        gear.append(_one_gear(index, entry, entry.kind, place, -1, 0, False))
    for index, (place, entry) in enumerate(modules):
        if entry.precursor != (index >= w.PLAIN_MODULES):
            place.at("precursor").wrong(
                f"the first {w.PLAIN_MODULES} are Ship Modules, the others Precursor Ship Modules"
            )
        price = place.at("price").within(entry.price, 0, 20)
        gear.append(_one_gear(w.MODS + index, entry, entry.type, place, index, price, entry.precursor))
    return gear


def _one_gear(
    index: int, entry: ModEntry | ModuleEntry, kind_word: str, place: Place, module: int, price: int, precursor: bool
) -> Gear:
    kind = place.at("kind").number_of(kind_word, w.GEAR_KINDS, "kind")
    if entry.energy != (kind == w.ENERGY):
        place.at("energy").wrong(f"{entry.energy} does not fit a card that is {kind_word}")
    return Gear(
        index,
        entry.id,
        entry.name,
        kind,
        place.at("trigger").number_of(entry.trigger, w.TRIGGERS, "trigger"),
        read_effects(entry.fx, place.at("fx")),
        module,
        price,
        precursor,
    )


def _foes(enemies: Found, avatars: Found, signals: Found) -> list[Foe]:
    foes: list[Foe] = []
    for index, (place, entry) in enumerate(enemies):
        trigger = place.at("trigger").number_of(entry.trigger, w.TRIGGERS, "trigger")
        level = place.at("level").within(entry.level, 1, 4)
        foes.append(
            Foe(
                index,
                entry.id,
                entry.name,
                level,
                place.at("health").within(entry.health, 1, 20),
                place.at("shields").within(entry.shields, 0, 9),
                level,
                [Skill(trigger, read_effects(entry.fx, place.at("fx")))],
            )
        )
    foes.append(_guardian(signals))
    for number, (place, entry) in enumerate(avatars):
        if entry.number != number + 1:
            place.at("number").wrong("Avatars stand in the order of their numbers")
        skills = []
        for index, skill in enumerate(entry.skills):
            at = place.at("skills").item(index)
            trigger = at.at("trigger").number_of(skill.trigger, w.TRIGGERS, "trigger")
            skills.append(Skill(trigger, read_effects(skill.fx, at.at("fx"))))
        health = place.at("health").within(entry.health, 1, 30)
        shields = place.at("shields").within(entry.shields, 0, 9)
        foes.append(Foe(w.FIRST_AVATAR + number, entry.id, entry.name, 5, health, shields, 0, skills))
    return foes


def _guardian(signals: Found) -> Foe:
    """The opponent that a Signal puts on its own card; its Health is the Signal's target."""
    for place, entry in signals:
        for op in read_effects(entry.reveal, place.at("reveal")):
            if op.code == w.FX_GUARDIAN:
                return Foe(w.GUARDIAN, "guardian", "Guardian", op.n, 1, op.k, op.who, [])
    return Foe(w.GUARDIAN, "guardian", "Guardian", 1, 1, 0, 0, [])


def _damage(index: int, entry: DamageEntry, place: Place) -> DamageCard:
    trigger = place.at("trigger").number_of(entry.trigger, w.TRIGGERS, "trigger")
    return DamageCard(index, entry.id, entry.name, trigger, read_effects(entry.fx, place.at("fx")))


def _ally(index: int, entry: AllyEntry, place: Place) -> Ally:
    return Ally(
        index,
        entry.id,
        entry.name,
        place.at("modules").within(entry.modules, 0, 6),
        place.at("precursor").within(entry.precursor, 0, 6),
        entry.service,
        place.at("trigger").number_of(entry.trigger, w.TRIGGERS, "trigger"),
        read_effects(entry.fx, place.at("fx")),
    )


def _exploration(index: int, entry: ExplorationEntry, place: Place) -> Exploration:
    kind = place.at("type").number_of(entry.type, w.EXPLORATION_TYPES, "type")
    options = []
    for number, option in enumerate(entry.options):
        at = place.at("options").item(number)
        face = at.at("skill").number_of(option.skill, w.FACES, "symbol") if option.skill else -1
        class_ = at.at("class").number_of(option.class_, w.CLASSES, "class")
        need = at.at("need").within(option.need, 0, 9)
        options.append(
            Option(class_, face, need, read_effects(option.fx, at.at("fx")), read_effects(option.fail, at.at("fail")))
        )
    if len(options) != (1 if kind == w.DANGER else 3):
        place.at("options").wrong(f"a card of this type has {1 if kind == w.DANGER else 3} options, not {len(options)}")
    return Exploration(index, entry.id, entry.name, kind, options)


def _signal(index: int, entry: SignalEntry, place: Place) -> Signal:
    return Signal(
        index,
        entry.id,
        entry.name,
        place.at("danger").number_of(entry.danger, w.DANGERS, "danger"),
        [
            place.at("target_3_ships").within(entry.target_3_ships, 1, 20),
            place.at("target_4_ships").within(entry.target_4_ships, 1, 20),
        ],
        entry.action,
        read_effects(entry.reveal, place.at("reveal")),
        read_effects(entry.act, place.at("act")),
        read_effects(entry.fail, place.at("fail")),
        read_effects(entry.end, place.at("end")),
        place.at("access").number_of(entry.access, w.ACCESS, "condition"),
    )


def _faces(entry: DieEntry, place: Place) -> list[int]:
    if len(entry.faces) != 6:
        place.at("faces").wrong(f"a die has 6 faces, not {len(entry.faces)}")
    return [place.at("faces").item(number).number_of(face, w.FACES, "face") for number, face in enumerate(entry.faces)]
