"""Nouns by name and by number, as they stand in notation, data and scenarios."""

from __future__ import annotations

from typing import Any, Final

NONE: Final = "none"
SEAT: Final = "seat"  # seats are counted from 1 where they are read


class UnknownName(ValueError):
    """A name that this content does not have."""


class Names:
    """A list of names for each kind of noun, which a title adds, and the way back; ids of cards are understood too."""

    def __init__(self, scenes: dict[int, tuple[str, str]]) -> None:
        self.scenes = scenes  # each by its name, and of what kinds the numbers after it are
        self.ids: dict[str, dict[str, int]] = {}
        self._index: dict[str, dict[str, int]] = {}
        self.lists: dict[str, list[str]] = {}  # those asked for so far
        self.rows_told: dict[str, dict[int, dict[str, Any]]] = {}  # rows of views as they were told, by how they stood
        self.whole: dict[str, str] = {}  # of a part of a kind, the kind
        self.parts: dict[str, list[str]] = {}  # the parts of a kind
        self.part_words: dict[str, list[str]] = {}
        self.part_of: dict[str, list[int]] = {}  # of each thing of a kind, which part it belongs to; -1 is none

    def divide(self, kind: str, words: list[str], part_of: list[int]) -> None:
        """Parts a kind, say by the backs of cards: `cadet_card` is then a kind by itself, whose things have their
        numbers among all cards."""
        self.parts[kind] = [f"{word}_{kind}" for word in words]
        self.part_words[kind] = words
        self.part_of[kind] = part_of
        for part in self.parts[kind]:
            self.whole[part] = kind

    def belongs(self, kind: str, number: int) -> bool:
        """Whether a thing is of this kind, which may be a part of one."""
        whole = self.whole.get(kind)
        return whole is None or self.parts[whole].index(kind) == self.part_of[whole][number]

    def listed(self, kind: str) -> list[str]:
        """All names of a kind, by number."""
        names = self.lists.get(kind)
        if names is None:
            names = list(getattr(self, self.whole.get(kind, kind)))
            self.lists[kind] = names
        return names

    def index(self, kind: str, name: str) -> int:
        """The number of a name, or of an id."""
        if kind not in self._index:
            if kind in self.whole:
                return self.index(self.whole[kind], name)
            named = {text: i for i, text in enumerate(getattr(self, kind))}
            self._index[kind] = {**self.ids.get(kind, {}), **named}
        try:
            return self._index[kind][str(name)]
        except KeyError:
            raise UnknownName(f"there is no {kind.replace('_', ' ')} '{name}'") from None

    def index_or_none(self, kind: str, name: str | None) -> int:
        """The number of a name; -1 for none."""
        return -1 if name is None or name == NONE else self.index(kind, name)

    def indices(self, kind: str, names: list[str]) -> list[int]:
        """The numbers of names."""
        return [self.index(kind, name) for name in names]

    def scene(self, code: int) -> str:
        """A scene in words: 'turn 1' for seat 1, 'fight 3' for sector 3, 'defect part 5 1'."""
        name, kinds = self.scenes[code & 255]
        numbers = [(code >> 8 * place & 255) + (kind == SEAT) for place, kind in enumerate(kinds.split(), 1)]
        return " ".join([name, *map(str, numbers)])

    def scene_code(self, text: str) -> int:
        """The scene that these words mean."""
        numbers = [int(word) for word in text.split() if word.isdigit()]
        name = " ".join(word for word in text.split() if not word.isdigit())
        for scene, (known, kinds) in self.scenes.items():
            if known == name and len(numbers) == len(kinds.split()):
                code = scene
                for place, kind in enumerate(kinds.split()):
                    code |= (numbers[place] - (kind == SEAT)) << 8 * (place + 1)
                return code
        raise UnknownName(f"there is no scene '{text}'")
