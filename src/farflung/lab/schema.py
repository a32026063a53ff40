"""What can be written in a title's content files, as data: forms are made from it."""

from __future__ import annotations

import tomllib
import types
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from farflung import games
from farflung.engine.content import Offered, Place, Published, Report, Sheets, Shelf, Source, Within, WordOf
from farflung.engine.packs import REMOVE, Pack, one_name
from farflung.engine.vocabulary import Effects, Number, OneOf, Parameter, SomeOf, Vocabulary

Entries = dict[str, dict[str, dict[str, Any]]]
"""By file and id: an entry as it stands there."""
NAMING = ("id", "house", "face")
"""Fields by which entries are known, the first that an entry has."""
EFFECTS = ("effects", "fx", "upper", "lower", "bonus", "key", "benefit", "activation", "reveal", "act", "fail", "end")


class Field(msgspec.Struct, omit_defaults=True):
    """A field of an entry: a `number` between bounds, a `word` of some, a `flag`, a `text`, `mixed` (a text or a
    number, one of the words if there are any), `effects`; a `list` of what `item` says, a `group` of other fields, a
    `table` of items by name."""

    name: str
    kind: str
    required: bool = False
    least: int | None = None
    most: int | None = None
    words: list[str] = []
    known: list[str] = []
    """Of a text that is no name: what stands there elsewhere; of a table: its names."""
    count: int = 0
    """Of a list: how many there are always; 0 if it is open."""
    item: Field | None = None
    """What each is; it has the name of the whole."""
    fields: list[Field] = []
    default: Any = None
    """What it is where it is left out."""


class File(msgspec.Struct):
    """A file of a title's content: what its entries are called, their fields, and how many there may be."""

    file: str
    key: str
    naming: str
    fields: list[Field]
    least: int
    most: int


class Noting(Source):
    """Reads a title's own content for an edition and notes how each file is read."""

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.edition = edition
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
        written = tomllib.loads(path.read_text("utf-8"))[key]
        self.files.append(File(path.stem, key, name, fields(entry_type, self.edition, written), *bounds))
        return found


def fields(entry_type: type[msgspec.Struct], edition: str, samples: Sequence[Any] = ()) -> list[Field]:
    """The fields of an entry, in the order of the file; samples are entries as they are written."""
    hints = get_type_hints(entry_type, include_extras=True)
    found = []
    for field in msgspec.structs.fields(entry_type):
        written = [one[field.encode_name] for one in samples if field.encode_name in one]
        one = _field(field.encode_name, hints[field.name], edition, written)
        one.required = field.required
        if not field.required:
            made = field.default_factory is not msgspec.NODEFAULT
            one.default = msgspec.to_builtins(field.default_factory() if made else field.default)
        found.append(one)
    return found


def _field(name: str, hint: Any, edition: str, written: list[Any], said: tuple[Any, ...] = ()) -> Field:
    """What a type says; of a list, also what is said of each of its items."""
    own = getattr(hint, "__metadata__", ())
    plain, said = hint.__origin__ if own else hint, own or said
    within = next((one for one in said if isinstance(one, Within)), None)
    words = next((one for one in said if isinstance(one, WordOf)), None)
    offered = next((list(one.words(edition)) for one in said if isinstance(one, Offered)), [])
    if plain is bool:
        return Field(name, "flag")
    if plain is int:
        return Field(name, "number", least=within.least if within else 0, most=within.most if within else 99)
    if plain is str and (words or offered):
        return Field(name, "word", words=words.words if words else offered)
    if isinstance(plain, type) and issubclass(plain, msgspec.Struct):
        return Field(name, "group", fields=fields(plain, edition, written))
    inside = get_args(plain)
    if get_origin(plain) is list and name in EFFECTS and _is_text(inside[0]):
        return Field(name, "effects")
    if get_origin(plain) is list:
        allowed = within or words
        count = allowed.count if allowed else 0
        items = [item for one in written for item in one]
        return Field(name, "list", count=count, item=_field(name, inside[0], edition, items, said))
    if get_origin(plain) is dict:
        names = list(dict.fromkeys(key for one in written for key in one))
        values = [value for one in written for value in one.values()]
        return Field(name, "table", known=names, item=_field(name, inside[1], edition, values, said))
    if _is_text(plain):
        known = [] if offered or name in ("name", *NAMING) else sorted({str(one) for one in written})
        return Field(name, "text" if plain is str else "mixed", words=offered, known=known)
    raise TypeError(f"no form for the field {name} of the type {plain}")


def _is_text(kind: Any) -> bool:
    if get_origin(kind) in (Union, types.UnionType):
        return str in get_args(kind)
    return kind is str


# ---- effects


class Takes(msgspec.Struct, omit_defaults=True):
    """An argument of an effect: a `number`, with `words` that stand for one, a `word`, `words`, or `effects`; of
    these there may be several arguments, at least so many."""

    name: str
    kind: str
    least: int = 0
    most: int = 0
    words: list[str] = []
    default: str | None = None


class Written(msgspec.Struct):
    """An effect: its name, what it does, what it takes."""

    name: str
    says: str
    takes: list[Takes]


class Section(msgspec.Struct):
    """Effects under a heading of the documents."""

    heading: str
    effects: list[Written]


def vocabulary_of(title: str, edition: str) -> list[Section]:
    """All effects that a title's content may name."""
    module = games.part(title, "effectwords")
    if module is None:
        return []
    of_edition = getattr(module, "vocabulary_of", None)
    vocabulary: Vocabulary[Any] = of_edition(edition) if of_edition else module.VOCABULARY
    return [
        Section(heading, [Written(one.name, one.says, [_takes(each) for each in one.parameters]) for one in signatures])
        for heading, signatures in vocabulary.sections.items()
    ]


def _takes(one: Parameter) -> Takes:
    default = None if one.default is None else one.spell(one.default)
    if isinstance(one, Effects):
        return Takes(one.name, "effects", one.least)
    if isinstance(one, Number):
        return Takes(one.name, "number", one.least, one.most, [word for word, _ in one.words], default)
    if isinstance(one, OneOf):
        kind = "words" if isinstance(one, SomeOf) else "word"
        return Takes(one.name, kind, words=[word for word, _ in one.words], default=default)
    raise TypeError(f"no form for the argument {one.name}")


# ---- what there is


def shelf_of(title: str) -> Shelf[Any] | None:
    """Where a title keeps its content; None if it has none."""
    module = games.part(title, "pack")
    return cast("Shelf[Any]", module.SHELF) if module else None


@cache
def files_of(title: str, edition: str) -> list[File]:
    """The files of a title's content."""
    shelf, source = shelf_of(title), Noting(edition)
    if shelf is not None:
        shelf.read(source, edition)
    return source.files


@cache
def own_entries(title: str, edition: str) -> Entries:
    """All entries of a title's own content."""
    what = games.title(title)
    return entries_in(what.sheets(edition)[1]) if isinstance(what, Published) else {}


def entries_in(sheets: Sheets) -> Entries:
    """All entries of these files, by file and id."""
    found: Entries = {}
    for file, text in sheets.items():
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


def ids_of(key: str, shown: dict[str, Any]) -> list[str]:
    """By which ids of the files what is printed may be known, as a title's `printed` gives it."""
    known = [shown.get("id"), (shown.get("art") or {}).get("id"), None if "id" in shown else key]
    return [id for id in known if id]


def named(entry: dict[str, Any]) -> str:
    """The id of an entry."""
    return next((str(entry[name]) for name in NAMING if name in entry), "")
