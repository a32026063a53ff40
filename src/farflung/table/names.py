"""Names that can be told apart: what looks alike counts as one name, and what cannot be seen is none."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

LONGEST_NAME = 24
LONGEST_LOOK = 160
MOST_MARKS = 3  # over one letter; the world's scripts need no more
HIDDEN = {"Cf", "Cn", "Co", "Cs"}  # zero-width and bidirectional signs, and what has no sign at all
BLANK = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}
"""Letters, marks and signs that are drawn as nothing."""
BOTS = ("bot", "gierbot", "suchbot", "zufallsbot")
"""Words that stand in the names of bots, in all languages."""


class BadName(ValueError):
    """A name or password that cannot be used; `reason` says why in one word, for clients."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class Taken(BadName):
    """Somebody else has this name, or one that looks like it."""


def clean_name(name: str) -> str:
    """One line without control characters, as it may stand in records and on every screen."""
    kept = [c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c) != "Cc"]
    # A sign typed on a telephone is often followed by the wish to see it in colour, which is no part of a name.
    seen = [c for c, before in zip(kept, ["", *kept], strict=False) if not is_colour(c, before)]
    cleaned = " ".join("".join(seen).split())
    if any(unicodedata.category(c) in HIDDEN or ord(c) in BLANK for c in cleaned) or has_loose_marks(cleaned):
        raise BadName("name-hidden", "a name has only letters and signs that everybody can see")
    if not any(unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "So" for c in cleaned):
        raise BadName("name-empty", "a name needs at least one letter")
    if len(cleaned) > LONGEST_NAME:
        raise BadName("name-long", f"a name has at most {LONGEST_NAME} letters")
    return cleaned


def is_colour(sign: str, before: str) -> bool:
    """Whether the sign only chooses the colour of the one before it."""
    return sign in "\ufe0e\ufe0f" and bool(before) and unicodedata.category(before) == "So"


def has_loose_marks(name: str) -> bool:
    """Whether marks stand without a letter, or so many over one that they leave their line."""
    marks = 0
    for word in name.split():
        if unicodedata.category(word[0])[0] == "M":
            return True
        for sign in word:
            marks = marks + 1 if unicodedata.category(sign) == "Mn" else 0
            if marks > MOST_MARKS:
                return True
    return False


def look_of(name: str) -> str:
    """The same for all names that look alike, in capitals or not: Unicode's skeleton (UTS 39) of both forms. As I and l
    look alike, so do i and l here."""
    seen = prototypes(unicodedata.normalize("NFKD", name)).casefold()
    seen = prototypes(unicodedata.normalize("NFKD", seen)).casefold()
    return " ".join(unicodedata.normalize("NFD", seen).replace("i", "l").split())[:LONGEST_LOOK]


def prototypes(text: str) -> str:
    """The text with each sign replaced by the one it looks like."""
    known = confusables()
    return "".join(known.get(c, c) for c in text)


@cache
def confusables() -> dict[str, str]:
    """Each character that can be mistaken for another, and the one it counts as. The library lists for each what it can
    be mistaken for: what stands for others has many, the others have only that one."""
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    listed = msgspec.json.decode(data, type=dict[str, list[dict[str, str]]])
    alike = {one.strip("\u200e"): [other["c"].strip("\u200e") for other in others] for one, others in listed.items()}
    found: dict[str, str] = {}
    for one, others in alike.items():
        if len(one) == 1 and len(others) == 1:
            only = others[0]
            found[one] = only if len(alike.get(only, [])) != 1 else min(one, only)
    return found


def is_bots(name: str) -> bool:
    """Whether it could be the name of a bot: 'Greedy bot', 'Zufallsbot', 'Bot avide 2'."""
    words = {look_of(word.strip("0123456789.-_#()")) for word in name.split()}
    return not words.isdisjoint(bots_looks())


@cache
def bots_looks() -> frozenset[str]:
    """How the names look that are for bots."""
    return frozenset(look_of(word) for word in BOTS)


def alike(name: str, others: list[str]) -> bool:
    """Whether one of the others could be mistaken for it."""
    return bool(name) and look_of(name) in {look_of(other) for other in others if other}


def distinct(names: Iterable[str]) -> list[str]:
    """Names as they stand in the record: each once, none empty."""
    return numbered([name or f"Player {number + 1}" for number, name in enumerate(names)])


def numbered(names: list[str]) -> list[str]:
    """Equal names told apart by numbers; a free seat's stays empty."""
    found: list[str] = []
    for name in names:
        candidate, again = name, 2
        while name and candidate in found:
            candidate, again = f"{name} {again}", again + 1
        found.append(candidate)
    return found
