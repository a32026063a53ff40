"""Reading content packs: TOML files of entries, every mistake reported with file, entry and field.

A game describes its entries as msgspec structs and checks what only it can know; both kinds of mistake end up in one
`Report`, and `Report.stop()` raises them together.

Games that began with another version of the content are played on with it: whoever stores them keeps the files of that
version too (`packed`) and makes them known (`keep`); titles then find them by the version.
"""

from __future__ import annotations

import copyreg
import hashlib
import re
import tomllib
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, get_type_hints, runtime_checkable

import msgspec

from farflung.engine import plain

SHORT_LIST = 12  # so many allowed words are listed even if one of them is probably meant

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
        """Notes a mistake."""
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
        """A field of this place."""
        return Place(self.report, self.file, self.entry, f"{self.field}.{field}" if self.field else field)

    def item(self, number: int) -> Place:
        """An item of the list at this place."""
        return Place(self.report, self.file, self.entry, f"{self.field}[{number}]")

    def wrong(self, what: str) -> None:
        """Notes a mistake here."""
        self.report.wrong(self.file, self.entry, self.field, what)

    def number_of(self, word: str, words: list[str], of: str) -> int:
        """The place of a word in a list of the rules; 0 and a mistake for another word."""
        if word in words:
            return words.index(word)
        self.wrong(unknown(of, word, words))
        return 0

    def within(self, number: int, least: int, most: int) -> int:
        """The number itself, or a mistake if it is out of range."""
        if not least <= number <= most:
            self.wrong(f"{number} is out of range; allowed: {least} to {most}")
        return number


class Within:
    """What is allowed for a number of an entry, or for each of a list of so many: `Annotated[int, Within(0, 9)]`."""

    def __init__(self, least: int, most: int, count: int = 0) -> None:
        self.least, self.most, self.count = least, most, count

    def read(self, value: int, place: Place) -> int:
        """The number itself; a mistake if it is out of range."""
        return place.within(value, self.least, self.most)


class WordOf:
    """The words of which one is allowed, or a list of so many; what is read is its number among them.

    `of` says in a mistake what is unknown, if the field does not.
    """

    def __init__(self, words: Sequence[str], of: str = "", count: int = 0) -> None:
        self.words, self.count, self.of = list(words), count, of

    def read(self, value: str, place: Place) -> int:
        """The word's number; a mistake if it is none of them."""
        return place.number_of(value, self.words, self.of or place.field.rpartition(".")[2])


class ReadBy:
    """Who reads a field as a whole: effects, mostly."""

    def __init__(self, read: Callable[[Any, Place], Any]) -> None:
        self.read = read


def checked(entry: msgspec.Struct, place: Place) -> dict[str, Any]:
    """The fields of an entry by name, and of entries inside it, read as their annotations say: words become numbers.

    What they do not allow is a mistake, and so is an empty name.
    """
    found: dict[str, Any] = {}
    for name, (written, says) in _fields(type(entry)).items():
        value, at = getattr(entry, name), place.at(written)
        if name == "name" and not value.strip():
            at.wrong("is empty")
        if not says and isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            value = [checked(inner, at.item(number)) for number, inner in enumerate(value)]
        for allowed in says:
            if isinstance(allowed, ReadBy) or not isinstance(value, list):
                value = allowed.read(value, at)
                continue
            if allowed.count and len(value) != allowed.count:
                things = "numbers" if isinstance(allowed, Within) else "words"
                at.wrong(f"needs {allowed.count} {things}, not {len(value)}")
            value = [allowed.read(one, at.item(number)) for number, one in enumerate(value)]
        found[name] = value
    return found


@cache
def _fields(entry_type: type[msgspec.Struct]) -> dict[str, tuple[str, tuple[Any, ...]]]:
    """How each field is written in the files, and what is said about it besides its type."""
    hints = get_type_hints(entry_type, include_extras=True)
    fields = msgspec.structs.fields(entry_type)
    return {field.name: (field.encode_name, getattr(hints[field.name], "__metadata__", ())) for field in fields}


def unknown(of: str, word: str, words: Sequence[str]) -> str:
    """What is said about a word that is none of these; the one that was probably meant comes first."""
    meant = get_close_matches(word, words, 1)
    if not meant:
        return f"unknown {of} {word!r}; allowed: {', '.join(words)}"
    others = f" allowed: {', '.join(words)}" if len(words) <= SHORT_LIST else ""
    return f"unknown {of} {word!r}, did you mean {meant[0]!r}?{others}"


# ---- versions


Sheets = dict[str, str]  # the TOML files of an edition: name and text


class Version(NamedTuple):
    """What a version belongs to: the same hash under another title is nothing that title can read."""

    title: str
    edition: str
    hash: str


_kept: dict[Version, bytes] = {}


@runtime_checkable
class Published(Protocol):
    """A title with content in files."""

    def sheets(self, edition: str) -> tuple[str, Sheets]:
        """The version of an edition's content, and the files that hold it."""
        ...


def version_of(content: object) -> str:
    """A short hash of the content; equal content has equal versions."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()[:12]


def packed(sheets: Sheets) -> bytes:
    """The files as they are kept: the same files always give the same bytes."""
    return zlib.compress(msgspec.json.encode(sheets, order="sorted"), 9)


def keep(version: Version, data: bytes) -> None:
    """From now on titles find this version."""
    _kept[version] = data


def kept(version: Version) -> bytes | None:
    """The files of a version, packed, if they were kept."""
    return _kept.get(version)


def kept_sheets(version: Version) -> Sheets:
    """The files of a version that is kept. Raises `ContentError` if they were damaged."""
    try:
        return msgspec.json.decode(zlib.decompress(_kept[version]), type=Sheets)
    except (zlib.error, msgspec.DecodeError) as error:
        raise ContentError([Mistake(f"content {version.hash}", "", "", f"is damaged: {error}")]) from None


# ---- reading


Spelling = Callable[[Any], Any]


def respelled(entry: Entry, fields: Collection[str], spelling: Spelling) -> Entry:
    """The entry, and those inside it, with each effect of these fields written another way."""
    changed: dict[str, Any] = {}
    for name in entry.__struct_fields__:
        value = getattr(entry, name)
        if name in fields:
            changed[name] = [spelling(one) for one in value]
        elif isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            changed[name] = [respelled(one, fields, spelling) for one in value]
    return msgspec.structs.replace(entry, **changed)


class Source:
    """Where content is read from: a title's own files, a pack in place of some entries, or files kept of a version."""

    def __init__(self, pack: Path | None = None, sheets: Mapping[str, str] | None = None) -> None:
        self.pack = pack
        self.sheets = sheets

    def entries(
        self, path: Path, key: str, entry_type: type[Entry], name: str, report: Report
    ) -> list[tuple[Place, Entry]]:
        """The entries of one file in the game's order, those of the pack in place of the game's own."""
        text = None if self.sheets is None else self.sheets.get(path.name, "")
        found = read_entries(path, key, entry_type, name, report, text)
        if self.pack is None or not (self.pack / path.name).exists():
            return found
        ids = [place.entry for place, _ in found]
        for place, entry in read_entries(self.pack / path.name, key, entry_type, name, report):
            if place.entry in ids:
                found[ids.index(place.entry)] = (place, entry)
            else:
                place.at(name).wrong(f"unknown {name} {place.entry!r}; a pack replaces entries: {', '.join(ids)}")
        return found

    def check_directory(self, report: Report, known: Sequence[str]) -> None:
        """A pack is a directory that holds some of the known files and no other."""
        pack = self.pack
        if pack is None:
            return
        if not pack.is_dir():
            report.wrong(str(pack), "", "", "is not a directory")
            return
        found = sorted(path.name for path in pack.glob("*.toml"))
        for name in found:
            if name not in known:
                report.wrong(str(pack / name), "", "", f"unknown file; a pack has: {', '.join(known)}")
        if not found:
            report.wrong(str(pack), "", "", f"holds no content; a pack has some of: {', '.join(known)}")


class Versioned(Protocol):
    """Content as a shelf keeps it."""

    version: str
    home: tuple[str, str, str]
    """Where it is found again (`engine.plain`): the module of its shelf, the pack, the edition."""


Content = TypeVar("Content", bound=Versioned)


class Shelf(Generic[Content]):
    """Where a title finds its content: its own, that with a user's pack, or a version that is kept.

    `files` lists the TOML files of each edition, the usual edition first; `read` makes content of a source.
    """

    def __init__(self, title: str, files: Mapping[str, Sequence[Path]], read: Callable[[Source, str], Content]) -> None:
        self.title = title
        self.files = files
        self.read = read
        self.found: dict[Version, Content] = {}  # our own has no hash here

    def load(self, pack: Path | None = None, edition: str = "", version: str = "") -> Content:
        """The content of an edition, with the entries of a user's own pack in place of those with the same id.

        Of another version, if that is kept. Raises `ContentError` with every mistake found.
        """
        edition = edition or next(iter(self.files))
        if edition not in self.files:
            raise ValueError(f"unknown edition {edition!r}; there are: {', '.join(self.files)}")
        if pack is not None:
            return self._at_home(self.read(Source(pack), edition), edition, str(pack.resolve()))
        ours, wanted = Version(self.title, edition, ""), Version(self.title, edition, version)
        if ours not in self.found:
            self.found[ours] = self._at_home(self.read(Source(), edition), edition)
        content = self.found[ours]
        if version in ("", content.version) or kept(wanted) is None:
            return content
        if wanted not in self.found:
            self.found[wanted] = self._at_home(self.read(Source(sheets=kept_sheets(wanted)), edition), edition)
            self.found[wanted].version = version  # the name it is known by, also if versions are counted otherwise
        return self.found[wanted]

    def _at_home(self, content: Content, edition: str, pack: str = "") -> Content:
        """Content that games refer to when they are pickled."""
        content.home = (self.read.__module__, pack, edition)
        copyreg.pickle(type(content), plain.reference)
        return content

    def sheets(self, edition: str) -> tuple[str, Sheets]:
        """The version of an edition's content, and the files that hold it."""
        found = {path.name: path.read_text(encoding="utf-8") for path in self.files[edition]}
        return self.read(Source(sheets=found), edition).version, found


def read_entries(
    path: Path, key: str, entry_type: type[Entry], name: str, report: Report, text: str | None = None
) -> list[tuple[Place, Entry]]:
    """The entries `[[key]]` of a file. `name` is the field that names an entry; entries with mistakes are left out.

    `text` is what the file held, where that is kept elsewhere.
    """
    file = str(path)
    found: list[tuple[Place, Entry]] = []
    for number, raw in enumerate(_tables(path, key, report, text), 1):
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


def _tables(path: Path, key: str, report: Report, text: str | None) -> list[dict[str, Any]]:
    place = Place(report, str(path))
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8") if text is None else text)
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
    what = re.sub(r"Object contains unknown field `(.*?)`", r"unknown field \1", what).replace("Expected", "expected")
    kinds = re.compile(r"`([a-z]+(?: \| [a-z]+)*)`")
    return kinds.sub(lambda found: " or ".join(words.get(each, each) for each in found[1].split(" | ")), what)
