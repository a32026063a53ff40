"""A ship board with all that lies on it: its markers, its Mods and Modules, and its dice on the table."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import Piece
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bit, is_among
from farflung.games.xodus.cards import NO_CARDS

# a die in `Ship.dice`: 0 if none lies there, else its face + 1 (0 before it is rolled), these flags, its colour + 1
FACE_BITS: Final = 3
REROLLED: Final = 4
IGNORED: Final = 8
USED: Final = 16
COLOUR_SHIFT: Final = 5


class Ship(Piece):
    """One of the six ship boards (XOD-1.9) with everything that lies on it. `owner` is -1 while nobody flies it."""

    __slots__ = (
        "acted",
        "actions",
        "added",
        "avatars",
        "breach",
        "choice",
        "combat_used",
        "core_energy",
        "customs",
        "damage",
        "defeated",
        "dice",
        "earned",
        "energy",
        "energy_markers",
        "exp",
        "fleet",
        "fresh",
        "gear",
        "health",
        "index",
        "kill_scraps",
        "level",
        "lost",
        "manoeuvre",
        "markers",
        "mods",
        "modules",
        "off",
        "owes",
        "owner",
        "retaliation",
        "round_used",
        "scavenged",
        "schooled",
        "scraps",
        "skipped_rolls",
        "spent",
        "strained",
        "tile",
        "used",
        "watch",
    )

    def __init__(self, index: i64) -> None:
        self.index: i64 = index
        self.owner: i64 = -1
        self.tile: i64 = -1
        self.defeated = False  # its pawn stays as a wreck (XOD-22.1)
        self.health: i64 = 0  # undamaged markers
        self.markers: i64 = 0  # all Health markers: the maximum (XOD-C41)
        self.energy: i64 = 0  # ready markers
        self.energy_markers: i64 = 0
        self.scraps: i64 = 0
        self.exp: i64 = 0
        self.level: i64 = 0
        self.mods = [0, 0, 0, 0, 0, 0]  # by level: 0 not mounted, 1 effect a, 2 effect b
        self.modules: list[int] = []
        self.off: i64 = -1  # Module switched off by a Damage card
        self.damage: list[int] = []
        # ---- this round
        self.actions: i64 = 0
        self.acted = False
        self.strained = False
        self.owes = False  # a Damage Roll for Straining (XOD-7.2)
        self.scavenged = False
        self.fleet: i64 = -1  # the ship that started the Fleet it is in
        self.avatars: i64 = 0  # bits of the Avatars it is engaged with
        # ---- what was used already, as bits of its gear (`gear_bit`)
        self.used: i64 = 0  # in this Action or Attack (XOD-17.8)
        self.round_used: i64 = 0
        self.combat_used: i64 = 0
        self.fresh: i64 = 0  # Mods mounted in the step or roll that is going on (XOD-18.3)
        self.earned = False  # EXP for Scraps in this Action or combat (XOD-G29)
        self.schooled = False  # EXP for lost Health in this Attack or Damage Roll (XOD-G29)
        # ---- the roll, Attack, disengagement or Exploration in progress
        self.dice: i64 = 0  # its dice on the table, eight bits each
        self.manoeuvre: i64 = 0
        self.added: i64 = 0  # hits that its effects add
        self.kill_scraps: i64 = 0  # Scraps if the Attack defeats an Enemy
        self.spent: i64 = 0  # specials spent
        self.retaliation: i64 = 0
        self.lost: i64 = 0  # Health lost to this Retaliation
        self.skipped_rolls: i64 = 0  # Damage Rolls it is spared
        self.choice: i64 = -1  # option of an Analysis card
        # ---- markers that come and go with a card
        self.core_energy: i64 = 0  # Energy markers that Precursor Core brought
        self.breach: i64 = 0  # Hull Breach set aside: 1 a lost marker, 2 an undamaged one
        # ---- follows from the rest
        self.gear: list[int] = NO_CARDS  # Mods and Modules that work, in order: a new list after every change
        self.watch: i64 = 0  # bits of their triggers
        self.customs: i64 = 0  # bits of their bespoke rules

    def copy(self) -> Ship:
        twin = Ship(self.index)
        twin.owner = self.owner
        twin.tile = self.tile
        twin.defeated = self.defeated
        twin.health = self.health
        twin.markers = self.markers
        twin.energy = self.energy
        twin.energy_markers = self.energy_markers
        twin.scraps = self.scraps
        twin.exp = self.exp
        twin.level = self.level
        twin.mods = self.mods[:]
        twin.modules = self.modules[:]
        twin.off = self.off
        twin.damage = self.damage[:]
        twin.actions = self.actions
        twin.acted = self.acted
        twin.strained = self.strained
        twin.owes = self.owes
        twin.scavenged = self.scavenged
        twin.fleet = self.fleet
        twin.avatars = self.avatars
        twin.used = self.used
        twin.round_used = self.round_used
        twin.combat_used = self.combat_used
        twin.fresh = self.fresh
        twin.earned = self.earned
        twin.schooled = self.schooled
        twin.dice = self.dice
        twin.manoeuvre = self.manoeuvre
        twin.added = self.added
        twin.kill_scraps = self.kill_scraps
        twin.spent = self.spent
        twin.retaliation = self.retaliation
        twin.lost = self.lost
        twin.skipped_rolls = self.skipped_rolls
        twin.choice = self.choice
        twin.core_energy = self.core_energy
        twin.breach = self.breach
        twin.gear = self.gear
        twin.watch = self.watch
        twin.customs = self.customs
        return twin

    def has(self, card: i64) -> bool:
        """Whether it carries this Damage card."""
        return is_among(self.damage, card)


def mask_of(ships: list[Ship]) -> i64:
    mask: i64 = 0
    for ship in ships:
        mask |= 1 << ship.index
    return mask


# ---- its gear


def gear_bit(gear: i64) -> i64:
    """The bit that stands for a ship's gear in `used`: its own twelve Mod effects, then the Modules."""
    return bit(gear % 12 if gear < w.MODS else gear - w.MODS + 12)


# ---- its dice


def die_of(ship: Ship, die: i64) -> i64:
    """One of the ship's dice as it lies there, or 0."""
    return ship.dice >> die * 8 & 255


def set_die(ship: Ship, die: i64, value: i64) -> None:
    ship.dice = ship.dice & ~(255 << die * 8) | value << die * 8


def mark_die(ship: Ship, die: i64, flag: i64) -> None:
    ship.dice |= flag << die * 8


def die_face(die: i64) -> i64:
    """HIT, MISS or SPECIAL of a die; -1 if it has not been rolled."""
    return (die & FACE_BITS) - 1


def dice_that_show(ship: Ship, bits: i64, wanted: i64) -> i64:
    """Dice whose face and flags, as far as they are among these bits, are as wanted."""
    total: i64 = 0
    dice = ship.dice
    while dice:
        if dice & bits == wanted:
            total += 1
        dice >>= 8
    return total


def counted_misses(ship: Ship) -> i64:
    """Misses that are not ignored (XOD-17.13)."""
    return dice_that_show(ship, FACE_BITS | IGNORED, w.MISS + 1)


def shown(ship: Ship, face: i64) -> i64:
    """Dice of the ship that show this face, used or not."""
    return dice_that_show(ship, FACE_BITS, face + 1)


def unspent_specials(ship: Ship) -> i64:
    return dice_that_show(ship, FACE_BITS | USED, w.SPECIAL + 1)


def dice_rolled(ship: Ship) -> i64:
    total: i64 = 0
    dice = ship.dice
    while dice:
        if dice & FACE_BITS:
            total += 1
        dice >>= 8
    return total
