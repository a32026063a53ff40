"""What can be written in a title's content files, as data: forms are made from it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from farflung import games
from farflung.engine.content import Published

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


def named(entry: dict[str, Any]) -> str:
    """The id of an entry."""
    return next((str(entry[name]) for name in NAMING if name in entry), "")
