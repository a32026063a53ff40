"""What can be written in a title's content files, as data: forms are made from it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from farflung import games
from farflung.engine.content import Published
from farflung.engine.packs import REMOVE, Pack, one_name

Entries = dict[str, dict[str, dict[str, Any]]]
"""By file and id: an entry as it stands there."""
NAMING = ("id", "house", "face")
"""Fields by which entries are known, the first that an entry has."""


@cache
def own_entries(title: str, edition: str) -> Entries:
    """All entries of a title's own content."""
    found: Entries = {}
    what = games.title(title)
    if isinstance(what, Published):
        for file, text in what.sheets(edition)[1].items():
            entries = next((value for value in tomllib.loads(text).values() if isinstance(value, list)), [])
            found[file.removesuffix(".toml")] = {named(entry): entry for entry in entries}
    return found


def entries_with(title: str, edition: str, pack: Pack) -> Entries:
    """The entries as a pack changes them; mistakes are found elsewhere."""
    found = {
        file: {id: dict(entry) for id, entry in entries.items()}
        for file, entries in own_entries(title, edition).items()
    }
    for stem, sheet in pack.sheets.items():
        entries = found.setdefault(stem, {})
        for key, value in sheet.tables.items():
            for one in value if isinstance(value, list) else []:
                if key == REMOVE:
                    entries.pop(one, None)
                else:
                    name = {"name": one_name(one["name"])[0]} if "name" in one else {}
                    entries[named(one)] = {**entries.get(named(one), {}), **one, **name}
    return found


def named(entry: dict[str, Any]) -> str:
    """The id of an entry."""
    return next((str(entry[name]) for name in NAMING if name in entry), "")
