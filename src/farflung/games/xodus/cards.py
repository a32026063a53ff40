"""What is printed: tiles, ship boards, gear, opponents, cards. Immutable, shared by all games with the same content."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from farflung.engine._native import i64, vec
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bit

MOST_CODES: Final = w.FX_CHOICE + 1
NO_CARDS: Final[list[int]] = []  # shared, never changed


@dataclass(eq=False)
class Op:
    """One effect code (XOD-G16) with its arguments as numbers of `words`.

    `n` is the amount (or EVERY, PER_MATE...), `k` a second number or a word of the code's own (colour, cause, cost,
    custom rule), `who` the recipient. `parts` are the codes of a choice of one.
    """

    code: i64
    n: i64
    k: i64
    who: i64
    parts: list[Op]


@dataclass(eq=False)
class Tile:
    """A System tile (XOD-G02). `openings` has bit i if edge i is open before the tile is turned."""

    index: i64
    id: str
    name: str
    kind: i64
    openings: i64
    exploration: bool
    signal: i64  # its Signal slot from 0, or -1
    ally: bool
    wormhole: bool
    rift: bool
    enemies: i64
    surveillance: bool
    reserve: bool
    white_dot: bool


@dataclass(eq=False)
class Board:
    """A ship board (XOD-G06)."""

    index: i64
    id: str
    name: str
    class_: i64
    health: i64
    actions: i64
    dice: list[int]
    energy_costs: list[int]
    exp_event: i64
    exp_levels: list[int]


class Gear:
    """A side of a Precursor Mod or a Module (XOD-17.1). `module` is its number among the Modules, or -1."""

    __slots__ = ("customs", "id", "index", "kind", "module", "name", "ops", "precursor", "price", "trigger")

    def __init__(
        self,
        index: i64,
        id: str,
        name: str,
        kind: i64,
        trigger: i64,
        ops: list[Op],
        module: i64,
        price: i64,
        precursor: bool,
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.kind: i64 = kind
        self.trigger: i64 = trigger
        self.ops = ops
        self.module: i64 = module
        self.price: i64 = price
        self.precursor = precursor
        self.customs: i64 = 0  # bits of its bespoke rules
        for op in ops:
            if op.code == w.FX_CUSTOM:
                self.customs |= bit(op.k)


@dataclass(eq=False)
class Skill:
    """What an opponent does under a condition (XOD-19.4)."""

    trigger: i64
    ops: list[Op]


class Foe:
    """An Enemy, the Guardian of a Signal, or an Avatar. `reward` is what each victor gains in Scraps (XOD-19.19)."""

    __slots__ = ("codes", "health", "id", "index", "level", "name", "reward", "shields", "skills", "watch")

    def __init__(
        self, index: i64, id: str, name: str, level: i64, health: i64, shields: i64, reward: i64, skills: list[Skill]
    ) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.level: i64 = level
        self.health: i64 = health
        self.shields: i64 = shields
        self.reward: i64 = reward
        self.skills = skills
        self.watch: i64 = 0  # bits of the skills' triggers
        self.codes = [False] * MOST_CODES
        for skill in skills:
            self.watch |= bit(skill.trigger)
            for op in skill.ops:
                self.codes[op.code] = True

    def has(self, code: i64) -> bool:
        """Whether a skill holds this code."""
        return self.codes[code]


@dataclass(eq=False)
class DamageCard:
    index: i64
    id: str
    name: str
    trigger: i64
    ops: list[Op]


@dataclass(eq=False)
class Ally:
    index: i64
    id: str
    name: str
    modules: i64
    precursor: i64
    service: str
    trigger: i64
    ops: list[Op]


@dataclass(eq=False)
class Option:
    """One of an Exploration card's options; `face` is what its Skill Roll counts, -1 without one."""

    class_: i64
    face: i64
    need: i64
    fx: list[Op]
    fail: list[Op]


@dataclass(eq=False)
class Exploration:
    index: i64
    id: str
    name: str
    type: i64
    options: list[Option]


@dataclass(eq=False)
class Signal:
    """A Precursor Signal (XOD-G15): what happens when it is turned up, by its Action, and in the End of Turn Phase."""

    index: i64
    id: str
    name: str
    danger: i64
    targets: list[int]  # with three ships, with four
    action: str
    reveal: list[Op]
    act: list[Op]
    fail: list[Op]
    end: list[Op]
    access: i64


class Content:
    """Everything printed, indexed by small numbers."""

    __slots__ = (
        "allies",
        "avatar_moves",
        "avatar_wormholes",
        "boards",
        "corrupted_systems",
        "damage",
        "dice",
        "difficulties",
        "enemy_systems",
        "entries",
        "explorations",
        "foe_levels",
        "foes",
        "gear",
        "home",
        "signals",
        "tiles",
        "version",
    )

    def __init__(
        self,
        version: str,
        entries: dict[str, list[dict[str, Any]]],
        tiles: list[Tile],
        boards: list[Board],
        gear: list[Gear],
        foes: list[Foe],
        damage: list[DamageCard],
        allies: list[Ally],
        explorations: list[Exploration],
        signals: list[Signal],
        dice: list[list[int]],
        avatar_moves: list[int],
        avatar_wormholes: list[bool],
        difficulties: list[list[int]],
    ) -> None:
        self.version = version
        self.home = ("", "", "")  # where it is found again: the module of its shelf, the pack, the edition
        self.entries = entries  # of the files, for the words on the cards; with the effects that the rules go by
        self.tiles = tiles
        self.boards = boards
        self.gear = gear  # 72 sides of Mods, 32 Modules
        self.foes = foes  # 16 Enemies, the Guardian, 4 Avatars
        self.foe_levels: vec[i64] = vec[i64]([foe.level for foe in foes])
        self.damage = damage
        self.allies = allies
        self.explorations = explorations
        self.signals = signals
        self.dice = dice  # the six faces of each colour
        self.avatar_moves = avatar_moves
        self.avatar_wormholes = avatar_wormholes
        self.corrupted_systems: i64 = 0  # bits of the tiles
        self.enemy_systems: i64 = 0
        for tile in tiles:
            if tile.kind == w.CORRUPTED:
                self.corrupted_systems |= 1 << tile.index
            elif tile.kind == w.ENEMY:
                self.enemy_systems |= 1 << tile.index
        self.difficulties = difficulties  # how many hazardous, perilous and lethal cards are in the pool
