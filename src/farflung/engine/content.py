"""Reading content packs: TOML files of entries, every mistake reported with file, entry and field.

A game describes its entries as msgspec structs and checks what only it can know; both kinds of mistake end up in one
`Report`, and `Report.stop()` raises them together.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

Entry = TypeVar("Entry", bound=msgspec.Struct)


class Mistake(NamedTuple):
    file: str
    entry: str  # its id, "#3" if it has none, "" when the file itself is wrong
    field: str  # `terms[0].least`; "" when the entry as a whole is wrong
    what: str

    def __str__(self) -> str:
        return ": ".join(filter(None, [self.file, self.entry, self.field, self.what]))


class ContentError(ValueError):
    """The content cannot be used. `mistakes` lists everything found."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        self.mistakes = mistakes
        super().__init__("\n".join(map(str, mistakes)))


class Report:
    """Collects mistakes, so that a designer sees all of them at once."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []

    def wrong(self, file: str, entry: str, field: str, what: str) -> None:
        self.mistakes.append(Mistake(file, entry, field, what))

    def stop(self) -> None:
        """Raise what was found, if anything was."""
        if self.mistakes:
            raise ContentError(self.mistakes)


class Place:
    """Where in the content a value stands, for saying what is wrong with it."""

    __slots__ = ("entry", "field", "file", "report")

    def __init__(self, report: Report, file: str, entry: str = "", field: str = "") -> None:
        self.report = report
        self.file = file
        self.entry = entry
        self.field = field

    def at(self, field: str) -> Place:
        return Place(self.report, self.file, self.entry, f"{self.field}.{field}" if self.field else field)

    def item(self, number: int) -> Place:
        return Place(self.report, self.file, self.entry, f"{self.field}[{number}]")

    def wrong(self, what: str) -> None:
        self.report.wrong(self.file, self.entry, self.field, what)

    def number_of(self, word: str, words: list[str], of: str) -> int:
        """The place of a word in a list of the rules; 0 and a mistake for another word."""
        if word in words:
            return words.index(word)
        self.wrong(f"unknown {of} {word!r}; allowed: {', '.join(words)}")
        return 0

    def within(self, number: int, least: int, most: int) -> int:
        """The number itself, or a mistake if it is out of range."""
        if not least <= number <= most:
            self.wrong(f"{number} is out of range; allowed: {least} to {most}")
        return number


def read_entries(path: Path, key: str, entry_type: type[Entry], name: str, report: Report) -> list[tuple[Place, Entry]]:
    """The entries `[[key]]` of a file. `name` is the field that names an entry; entries with mistakes are left out."""
    file = str(path)
    found: list[tuple[Place, Entry]] = []
    for number, raw in enumerate(_tables(path, key, report), 1):
        known = raw.get(name)
        place = Place(report, file, known if isinstance(known, str) and known else f"#{number}")
        try:
            entry = msgspec.convert(raw, entry_type)
        except msgspec.ValidationError:
            _each_field(raw, entry_type, place)
            continue
        if any(other.entry == place.entry for other, _ in found):
            place.at(name).wrong("this id is used twice in the file")
            continue
        found.append((place, entry))
    return found


def version_of(content: object) -> str:
    """A short hash of the content; equal content has equal versions."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:12]


def _tables(path: Path, key: str, report: Report) -> list[dict[str, Any]]:
    place = Place(report, str(path))
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        place.wrong(f"cannot be read: {error.strerror or error}")
        return []
    except UnicodeDecodeError as error:
        place.wrong(f"is not TOML: byte {error.start} is not UTF-8")
        return []
    except tomllib.TOMLDecodeError as error:
        place.wrong(f"is not TOML: {error}")
        return []
    for other in tables.keys() - {key}:
        place.at(other).wrong(f"unknown table; this file holds [[{key}]] entries")
    entries = tables.get(key, [])
    if isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries):
        return entries
    place.at(key).wrong(f"must be a list of tables, written [[{key}]]")
    return []


def _each_field(raw: dict[str, Any], entry_type: type[msgspec.Struct], place: Place) -> None:
    """Say every mistake of an entry; msgspec by itself stops at the first."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(entry_type)}
    for name in raw.keys() - fields.keys():
        place.at(name).wrong(f"unknown field; allowed: {', '.join(fields)}")
    for name, field in fields.items():
        if name not in raw:
            if field.required:
                place.at(name).wrong("is missing")
            continue
        try:
            msgspec.convert(raw[name], field.type)
        except msgspec.ValidationError as error:
            what, _, inner = str(error).partition(" - at `$")
            place.at(name + inner.rstrip("`")).wrong(_plainly(what))


def _plainly(what: str) -> str:
    """msgspec's sentence in the words of TOML."""
    words = {"object": "a table", "array": "a list", "str": "a text", "int": "a whole number", "bool": "true or false"}
    for word, plain in words.items():
        what = what.replace(f"`{word}`", plain)
    return re.sub(r"Object contains unknown field `(.*?)`", r"unknown field \1", what).replace("Expected", "expected")
