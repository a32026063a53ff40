"""What can be written in a title's content files, as data: forms are made from it."""

from __future__ import annotations

import tomllib
import types
from functools import cache
from pathlib import Path
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from farflung import games
from farflung.engine.content import Place, Published, Report, Shelf, Source, Within, WordOf
from farflung.engine.packs import REMOVE, Pack, one_name

Entries = dict[str, dict[str, dict[str, Any]]]
"""By file and id: an entry as it stands there."""
NAMING = ("id", "house", "face")
"""Fields by which entries are known, the first that an entry has."""
EFFECTS = ("effects", "fx", "upper", "lower", "bonus", "key", "benefit", "activation", "reveal", "act", "fail", "end")


class Field(msgspec.Struct, omit_defaults=True):
    """A field of an entry: a number between bounds, one of some words, a flag, a text, a list of effects; anything else
    is written as in the file (`inline`)."""

    name: str
    kind: str
    required: bool = False
    least: int | None = None
    most: int | None = None
    words: list[str] = []


class File(msgspec.Struct):
    """A file of a title's content: what its entries are called, their fields, and how many there may be."""

    file: str
    key: str
    naming: str
    fields: list[Field]
    least: int
    most: int


class Noting(Source):
    """Reads a title's own content and notes how each file is read."""

    def __init__(self) -> None:
        super().__init__()
        self.files: list[File] = []

    def entries(
        self,
        path: Path,
        key: str,
        entry_type: type[Any],
        name: str,
        report: Report,
        least: int | None = None,
        most: int | None = None,
    ) -> list[tuple[Place, Any]]:
        """The entries, as ever."""
        found = super().entries(path, key, entry_type, name, report, least, most)
        bounds = (len(found) if least is None else least, len(found) if most is None else most)
        self.files.append(File(path.stem, key, name, fields(entry_type), *bounds))
        return found


def fields(entry_type: type[msgspec.Struct]) -> list[Field]:
    """The fields of an entry, in the order of the file."""
    hints = get_type_hints(entry_type, include_extras=True)
    found = []
    for field in msgspec.structs.fields(entry_type):
        said = getattr(hints[field.name], "__metadata__", ())
        plain = hints[field.name].__origin__ if said else hints[field.name]
        found.append(_field(field.encode_name, plain, said, field.required))
    return found


def _field(name: str, plain: Any, said: tuple[Any, ...], required: bool) -> Field:
    within = next((one for one in said if isinstance(one, Within)), None)
    words = next((one for one in said if isinstance(one, WordOf)), None)
    if plain is bool:
        return Field(name, "flag", required)
    if plain is int:
        return Field(name, "number", required, within.least if within else 0, within.most if within else 99)
    if plain is str:
        return Field(name, "word" if words else "text", required, words=words.words if words else [])
    if get_origin(plain) is list and name in EFFECTS and get_args(plain) and _is_text(get_args(plain)[0]):
        return Field(name, "effects", required)
    return Field(name, "inline", required)


def _is_text(kind: Any) -> bool:
    if get_origin(kind) in (Union, types.UnionType):
        return str in get_args(kind)
    return kind is str


def shelf_of(title: str) -> Shelf[Any] | None:
    """Where a title keeps its content; None if it has none."""
    module = games.part(title, "pack")
    return cast("Shelf[Any]", module.SHELF) if module else None


@cache
def files_of(title: str, edition: str) -> list[File]:
    """The files of a title's content."""
    shelf, source = shelf_of(title), Noting()
    if shelf is not None:
        shelf.read(source, edition)
    return source.files


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
    own = own_entries(title, edition)
    found = {file: {id: dict(entry) for id, entry in entries.items()} for file, entries in own.items()}
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
