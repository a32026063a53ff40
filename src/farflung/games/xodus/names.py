"""The nouns of X-ODUS by name, as they stand in notation, data and scenarios; ids of cards are understood too."""

from __future__ import annotations

from typing import Final

from farflung.engine import names
from farflung.engine.names import NONE as NONE
from farflung.engine.names import UnknownName as UnknownName
from farflung.engine.notation import Told
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.stage import SCENES

DECKS: Final = ["enemies", "explorations", "modules", "precursor modules", "damage"]


class Names(names.Names):
    """The nouns of a content."""

    def __init__(self, content: Content) -> None:
        super().__init__(SCENES)
        self.ship = [board.name for board in content.boards]
        self.system = [tile.name for tile in content.tiles]
        self.gear = [gear.name for gear in content.gear]
        self.used_gear = self.gear + [f"{name} freely" for name in self.gear]
        self.module = self.gear[w.MODS :]
        self.divide("module", ["plain", "precursor"], [int(n >= w.PLAIN_MODULES) for n in range(len(self.module))])
        self.foe = [foe.name for foe in content.foes]
        self.drawn_foe = self.foe + [f"of level {level}" for level in range(5)]
        self.damage = [card.name for card in content.damage]
        self.ally = [ally.name for ally in content.allies]
        self.exploration = [card.name for card in content.explorations]
        self.signal = [card.name for card in content.signals]
        self.edge = list(w.EDGES)
        self.face = list(w.FACES)
        self.cause = list(w.CAUSES)
        self.avatar = self.foe[w.FIRST_AVATAR :]
        self.level = ["1", "2", "3", "4"]  # of Enemies
        self.danger = list(w.DANGERS)
        self.key_place = ["slot", "tile", "activated", *self.ship]  # the ship that has it, or had it, as a wreck
        self.key = [str(n + 1) for n in range(w.SLOTS)]
        self.dice = {
            ship * 8 + mask: f"{name} {_dice(mask)}" for ship, name in enumerate(self.ship) for mask in range(1, 8)
        }
        self.pair = {
            a * w.PLAYABLE_SHIPS + b: f"{one} to {other}"
            for a, one in enumerate(self.ship)
            for b, other in enumerate(self.ship)
            if a != b
        }
        self.told: dict[str, dict[int, Told]] = {
            "gear": {
                value: {"gear": name, "free": int(value >= w.FREELY)}
                for first in (0, w.FREELY)
                for value, name in enumerate(self.gear, first)
            },
            "dice": {
                ship * 8 + mask: {"ship": name, "dice": [die + 1 for die in range(w.MOST_DICE) if mask >> die & 1]}
                for ship, name in enumerate(self.ship)
                for mask in range(1, 8)
            },
            "pair": {
                a * w.PLAYABLE_SHIPS + b: {"ship": one, "newship": other}
                for a, one in enumerate(self.ship)
                for b, other in enumerate(self.ship)
                if a != b
            },
        }
        self.ids = {
            "ship": {board.id: board.index for board in content.boards},
            "system": {tile.id: tile.index for tile in content.tiles},
            "gear": {gear.id: gear.index for gear in content.gear},
            "module": {gear.id: gear.module for gear in content.gear[w.MODS :]},
            "foe": {foe.id: foe.index for foe in content.foes},
            "damage": {card.id: card.index for card in content.damage},
            "ally": {ally.id: ally.index for ally in content.allies},
            "exploration": {card.id: card.index for card in content.explorations},
            "signal": {card.id: card.index for card in content.signals},
        }

    def bits(self, kind: str, names: list[str]) -> int:
        return sum(1 << self.index(kind, name) for name in set(names))

    def of_bits(self, kind: str, bits: int) -> list[str]:
        return [name for i, name in enumerate(getattr(self, kind)) if bits >> i & 1]

    # ---- scenes: "turn: Warship", "lose: Warship, 2, retaliation"

    def scene(self, code: int) -> str:
        name, kinds = SCENES[code & 255]
        words = [self._word(kind, code >> 8 * (n + 1) & 255) for n, kind in enumerate(kinds.split())]
        return f"{name}: {', '.join(words)}" if words else name

    def scene_code(self, text: str) -> int:
        name, _, rest = text.partition(":")
        for scene, (known, kinds) in SCENES.items():
            if known == name.strip():
                words = [word.strip() for word in rest.split(",")] if rest.strip() else []
                if len(words) != len(kinds.split()):
                    needs = f"'{name}: {', '.join(kinds.split())}'" if kinds else f"'{name}'"
                    raise UnknownName(f"scene '{text}' is written {needs}")
                code = scene
                for n, (kind, word) in enumerate(zip(kinds.split(), words, strict=True)):
                    code |= self._number(kind, word) << 8 * (n + 1)
                return code
        known_scenes = ", ".join(known for known, _ in SCENES.values())
        raise UnknownName(f"there is no scene '{text}'; there is {known_scenes}")

    def _word(self, kind: str, value: int) -> str:
        if kind == "ships":
            return "+".join(self.of_bits("ship", value)) or NONE
        if kind in ("number", "seat"):
            return str(value + (kind == "seat"))
        names: list[str] = getattr(self, kind)
        return names[value] if value < len(names) else NONE

    def _number(self, kind: str, word: str) -> int:
        if kind == "ships":
            return 0 if word == NONE else self.bits("ship", word.split("+"))
        if kind in ("number", "seat"):
            if not word.isdigit():
                raise UnknownName(f"'{word}' is no number")
            return int(word) - (kind == "seat")
        return 255 if word == NONE else self.index(kind, word)


def _dice(mask: int) -> str:
    numbers = [str(n + 1) for n in range(3) if mask >> n & 1]
    if len(numbers) == 1:
        return f"die {numbers[0]}"
    return f"dice {', '.join(numbers[:-1])} and {numbers[-1]}"
