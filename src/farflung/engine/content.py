"""Reading content packs: TOML files of entries, every mistake reported with file, entry and field.

A game describes its entries as msgspec structs and checks what only it can know; both kinds of mistake end up in one
`Report`, and `Report.stop()` raises them together.

Games that began with another version of the content are played on with it: whoever stores them keeps the files of that
version too (`packed`) and makes them known (`keep`); titles then find them by the version.
"""

from __future__ import annotations

import copyreg
import hashlib
import tomllib
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, get_type_hints, runtime_checkable

import msgspec

from farflung.engine import packs, plain
from farflung.engine.packs import Pack
from farflung.engine.sentences import Sentence, incomplete, plainly, said, unknown

MOST_READ = 100  # versions of a title's content that are kept as they were read

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

    @classmethod
    def one(cls, file: str, field: str, what: str, **given: object) -> ContentError:
        """The error of a single mistake about a file."""
        return cls([Mistake(file, "", field, said(what, **given))])


class Report:
    """Collects mistakes, so that a designer sees all of them at once."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []

    def wrong(self, file: str, entry: str, field: str, what: str, /, **given: object) -> None:
        """Notes a mistake: a sentence, or its template and what is put in there (`engine.sentences`)."""
        self.mistakes.append(Mistake(file, entry, field, said(what, **given)))

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

    def wrong(self, what: str, /, **given: object) -> None:
        """Notes a mistake here."""
        self.report.wrong(self.file, self.entry, self.field, what, **given)

    def number_of(self, word: str, words: list[str], of: str) -> int:
        """The place of a word in a list of the rules; 0 and a mistake for another word."""
        if word in words:
            return words.index(word)
        self.wrong(unknown(of, word, words))
        return 0

    def within(self, number: int, least: int, most: int) -> int:
        """The number itself, or a mistake if it is out of range."""
        if not least <= number <= most:
            self.wrong("{number} is out of range; allowed: {least} to {most}", number=number, least=least, most=most)
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


class Offered:
    """The words that a form offers, by edition, where more than the field decides which of them may stand there: what
    reads the entry checks that, and here they pass as they are."""

    def __init__(self, words: Callable[[str], Sequence[str]]) -> None:
        self.words = words

    def read(self, value: Any, place: Place) -> Any:
        """What is written."""
        return value


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
                if isinstance(allowed, Within):
                    at.wrong("needs {count} numbers, not {found}", count=allowed.count, found=len(value))
                else:
                    at.wrong("needs {count} words, not {found}", count=allowed.count, found=len(value))
            value = [allowed.read(one, at.item(number)) for number, one in enumerate(value)]
        found[name] = value
    return found


@cache
def _fields(entry_type: type[msgspec.Struct]) -> dict[str, tuple[str, tuple[Any, ...]]]:
    """How each field is written in the files, and what is said about it besides its type."""
    hints = get_type_hints(entry_type, include_extras=True)
    fields = msgspec.structs.fields(entry_type)
    return {field.name: (field.encode_name, getattr(hints[field.name], "__metadata__", ())) for field in fields}


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

    def sheets(self, edition: str, pack: Pack | None = None, rules: int = 0) -> tuple[str, Sheets]:
        """The version of an edition's content, and the files that hold it; with a pack, that and what it changes.

        With earlier `rules` as it was in games that began with them.
        """
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
    """The files of a version that is kept; of one with a pack, those it changes and the pack. Raises `ContentError` if
    they were damaged."""
    try:
        sheets = msgspec.json.decode(zlib.decompress(_kept[version]), type=Sheets)
        if packs.BASE in sheets:
            sheets = kept_sheets(version._replace(hash=sheets[packs.BASE])) | {packs.FILE: sheets[packs.FILE]}
    except (zlib.error, msgspec.DecodeError, KeyError) as error:
        raise ContentError.one(f"content {version.hash}", "", "is damaged: {error}", error=str(error)) from None
    return sheets


@lru_cache(MOST_READ)
def _whole(version: Version, _data: bytes) -> bytes:
    return packed(kept_sheets(version))


def portable(version: Version) -> bytes | None:
    """A kept version as whoever knows no other can read it: with a pack, all that it changes is there too."""
    return _whole(version, _kept[version]) if base_of(version) else _kept.get(version)


def base_of(version: Version) -> Version | None:
    """The version that a kept one with a pack changes; None for one without."""
    data = _kept.get(version)
    sheets = msgspec.json.decode(zlib.decompress(data), type=Sheets) if data else {}
    return version._replace(hash=sheets[packs.BASE]) if packs.BASE in sheets else None


def pack_of(version: Version) -> Pack | None:
    """The pack of a kept version; None for one without."""
    return packs.parse_pack(kept_sheets(version)[packs.FILE]) if base_of(version) else None


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
    """Where content is read from: a title's own files, or files kept of a version; and a pack that changes them."""

    def __init__(self, pack: Pack | Path | None = None, sheets: Mapping[str, str] | None = None) -> None:
        self.sheets = sheets
        if sheets is not None and packs.FILE in sheets:
            pack = packs.parse_pack(sheets[packs.FILE])
        self.path = pack if isinstance(pack, Path) else None
        self.pack = packs.read_pack(pack) if isinstance(pack, Path) else pack
        self.names: dict[str, dict[str, str]] = {}
        """Names that the pack gives in several languages."""

    def entries(
        self,
        path: Path,
        key: str,
        entry_type: type[Entry],
        name: str,
        report: Report,
        least: int | None = None,
        most: int | None = None,
    ) -> list[tuple[Place, Entry]]:
        """The entries of one file in the game's order, as the pack changes them; what it adds comes last.

        `least` and `most` say how many there may be; without them as many as the game has.
        """
        text = None if self.sheets is None else self.sheets.get(path.name, "")
        own = [(str(path), raw) for raw in _tables(str(path), _read(path, report, text), key, report)]
        count, sheet = len(own), self.pack.sheets.get(path.stem) if self.pack else None
        least, most = count if least is None else least, count if most is None else most
        if sheet is not None:
            own = self._changed(own, sheet, key, entry_type, name, report, fixed=most <= count)
        found = _converted(own, entry_type, name, report)
        if sheet is not None and not least <= len(own) <= most:
            allowed = str(least) if least == most else Sentence("{least} to {most}", least=least, most=most)
            report.wrong(
                sheet.file,
                "",
                "",
                "{file}: there would be {count} entries; allowed: {allowed}",
                file=path.stem,
                count=len(own),
                allowed=allowed,
            )
        return found

    def _changed(
        self,
        own: list[Raw],
        sheet: packs.Sheet,
        key: str,
        entry_type: type[Entry],
        name: str,
        report: Report,
        fixed: bool,
    ) -> list[Raw]:
        """The raw entries as a pack changes them; if they are fixed it adds none."""
        ids = [_id(raw, name, number) for number, (_, raw) in enumerate(own, 1)]
        removed = self._removed(ids, sheet, report)
        changed: dict[str, Raw] = dict(zip(ids, own, strict=True))
        seen: set[str] = set()
        for number, raw in enumerate(_tables(sheet.file, sheet.tables, key, report), 1):
            place = Place(report, sheet.file, _id(raw, name, number))
            if place.entry in seen:
                place.at(name).wrong("this id is used twice in the file")
                continue
            seen.add(place.entry)
            too_much = packs.too_much(raw)
            if too_much:
                place.wrong(too_much)
                continue
            entry = self._named(raw, place)
            missing = _required(entry_type) - entry.keys()
            if name in missing:
                place.at(name).wrong("is missing")
                continue
            if place.entry in changed:
                entry = {**changed[place.entry][1], **entry} if missing else entry
            elif fixed:
                place.at(name).wrong(
                    "unknown {name} {entry!r}; a pack changes these, and adds none: {ids}",
                    name=name,
                    entry=place.entry,
                    ids=", ".join(ids),
                )
                continue
            elif missing:
                place.at(name).wrong(incomplete(name, place.entry, ids, missing))
                continue
            if place.entry in removed:
                place.at(name).wrong("is both changed and removed")
            changed[place.entry] = (sheet.file, entry)
        return [raw for id, raw in changed.items() if id not in removed]

    def _named(self, raw: dict[str, Any], place: Place) -> dict[str, Any]:
        """The entry with one name; those of other languages are kept aside."""
        if "name" not in raw:
            return raw
        name, words, wrong = packs.one_name(raw["name"])
        if wrong:
            place.at("name").wrong(wrong)
        elif isinstance(name, str) and any(len(word) > packs.LONGEST_NAME for word in (name, *words.values())):
            place.at("name").wrong("has more than {most} letters", most=packs.LONGEST_NAME)
        if words:
            self.names[name] = words
        return {**raw, "name": name}

    def _removed(self, ids: list[str], sheet: packs.Sheet, report: Report) -> set[str]:
        """The ids that the pack takes away."""
        place = Place(report, sheet.file, "", packs.REMOVE)
        removed = sheet.tables.get(packs.REMOVE, [])
        if not isinstance(removed, list) or not all(isinstance(id, str) for id in removed):
            place.wrong('must be a list of ids, such as ["FR08"]')
            return set()
        for id in removed:
            if id not in ids:
                place.wrong(unknown("id", id, ids))
        return set(removed)

    def check_directory(self, report: Report, known: Sequence[str]) -> None:
        """A pack holds something about some of the known files and no other, and no more than a pack may hold."""
        pack = self.pack
        if pack is None:
            return
        if self.path is not None and not self.path.exists():
            report.wrong(str(self.path), "", "", "is neither a directory nor a file")
            return
        for file, field, what in pack.wrong:
            report.wrong(file, "", field, what)
        stems = [Path(name).stem for name in known]
        for stem, sheet in pack.sheets.items():
            if stem not in stems:
                if self.path is not None and self.path.is_dir():
                    report.wrong(sheet.file, "", "", "unknown file; a pack has: {known}", known=", ".join(known))
                else:
                    report.wrong(sheet.file, "", stem, unknown(Sentence("file"), stem, stems))
        where = str(self.path or packs.FILE)
        if not pack.sheets and not pack.wrong and not pack.about.parameters:
            report.wrong(where, "", "", "holds no content; a pack has some of: {known}", known=", ".join(known))
        if pack.size() > packs.MOST_ENTRIES:
            report.wrong(
                where,
                "",
                "",
                "changes {count} entries; a pack changes at most {most}",
                count=pack.size(),
                most=packs.MOST_ENTRIES,
            )


class Versioned(Protocol):
    """Content as a shelf keeps it."""

    version: str
    home: tuple[str, str, str]
    """Where it is found again (`engine.plain`): the module of its shelf, the pack, the edition."""


Content = TypeVar("Content", bound=Versioned)


class Shelf(Generic[Content]):
    """Where a title finds its content: its own, that with a user's pack, or a version that is kept.

    `files` lists the TOML files of each edition, the usual edition first; `read` makes content of a source. `before`
    says what cards were under earlier rules: by the last version of the rules that goes by it, a folder with the
    entries that were otherwise, written as in a pack.
    """

    def __init__(
        self,
        title: str,
        files: Mapping[str, Sequence[Path]],
        read: Callable[[Source, str], Content],
        before: Mapping[int, Path] | None = None,
    ) -> None:
        self.title = title
        self.files = files
        self.read = read
        self.before = dict(sorted((before or {}).items()))
        self.ours: dict[tuple[str, int], Content] = {}
        """By edition and the last version of the rules that goes by it, 0 for the newest."""
        self.found: dict[Version, Content] = {}
        """Versions that are kept."""

    def load(self, pack: Path | None = None, edition: str = "", version: str = "", rules: int = 0) -> Content:
        """The content of an edition, with the entries of a user's own pack in place of those with the same id.

        With earlier `rules` as it was in games that began with them; of another version, if that is kept or was ours.
        Raises `ContentError` with every mistake found.
        """
        edition = edition or next(iter(self.files))
        if edition not in self.files:
            raise ValueError(f"unknown edition {edition!r}; there are: {', '.join(self.files)}")
        content = self._own(pack, edition, self._last(rules))
        if version in ("", content.version):
            return content
        wanted = Version(self.title, edition, version)
        if pack is not None or kept(wanted) is None:
            known = (self._own(pack, edition, last) for last in (0, *self.before))
            return next((one for one in known if one.version == version), content)
        if wanted not in self.found:
            while len(self.found) >= MOST_READ:  # games that have begun keep theirs
                del self.found[next(iter(self.found))]
            self.found[wanted] = self._at_home(self.changed(Source(sheets=kept_sheets(wanted)), edition), edition)
            self.found[wanted].version = version  # the name it is known by, also if versions are counted otherwise
        return self.found[wanted]

    def _last(self, rules: int) -> int:
        """The last version of the rules that has the same cards as this one; 0 for those of the newest."""
        return next((last for last in self.before if 0 < rules <= last), 0)

    def _own(self, pack: Path | None, edition: str, last: int) -> Content:
        """What lies here, as it is or as it was; with a pack of the user's own, as that changes it."""
        if pack is not None:
            return self._at_home(self.changed(self._source(edition, last, pack), edition), edition, str(pack.resolve()))
        if (edition, last) not in self.ours:
            self.ours[edition, last] = self._at_home(self.read(self._source(edition, last), edition), edition)
        return self.ours[edition, last]

    def _source(self, edition: str, last: int, pack: Pack | Path | None = None) -> Source:
        return Source(pack, self._files(edition, last) if last else None)

    def _files(self, edition: str, last: int) -> Sheets:
        """The files of an edition, with the entries of earlier rules as they were."""
        found = {path.name: path.read_text(encoding="utf-8") for path in self.files[edition]}
        for path in sorted(self.before[last].glob("*.toml")) if last else []:
            if path.name in found:
                found[path.name] = packs.as_it_was(found[path.name], path.read_text(encoding="utf-8"))
        return found

    def _at_home(self, content: Content, edition: str, pack: str = "") -> Content:
        """Content that games refer to when they are pickled."""
        content.home = (self.read.__module__, pack, edition)
        copyreg.pickle(type(content), plain.reference)
        return content

    def changed(self, source: Source, edition: str) -> Content:
        """Content as a pack changes it: names in other languages and the pack's own name belong to its version."""
        if source.pack is not None and source.pack.about.edition not in ("", edition):
            raise self._for_others(source, "pack.edition", source.pack.about.edition, edition)
        if source.pack is not None and source.pack.about.title not in ("", self.title):
            raise self._for_others(source, "pack.title", source.pack.about.title, self.title)
        content = self.read(source, edition)
        if source.pack is not None and (source.names or source.pack.about.name):
            content.version = version_of([content.version, source.names, source.pack.about.name])
        packs.keep_names(source.names)
        return content

    def _for_others(self, source: Source, field: str, other: str, this: str) -> ContentError:
        where = str(source.path or packs.FILE)
        return ContentError.one(where, field, "this pack is for {other!r}, not for {this!r}", other=other, this=this)

    def sheets(self, edition: str, pack: Pack | None = None, rules: int = 0) -> tuple[str, Sheets]:
        """The version of an edition's content, and the files that hold it; with a pack, that and what it changes.

        With earlier `rules` as it was in games that began with them.
        """
        last = self._last(rules)
        if pack is None:
            found = self._files(edition, last)
            return self.read(Source(sheets=found), edition).version, found
        content = self.changed(self._source(edition, last, pack), edition)
        return content.version, {packs.BASE: self._own(None, edition, last).version, packs.FILE: pack.text}


Raw = tuple[str, dict[str, Any]]
"""The file it stands in, and an entry as it stands there."""


def _converted(own: list[Raw], entry_type: type[Entry], name: str, report: Report) -> list[tuple[Place, Entry]]:
    """Entries as structs. `name` is the field that names an entry; entries with mistakes are left out."""
    found: list[tuple[Place, Entry]] = []
    seen: set[str] = set()
    for number, (file, raw) in enumerate(own, 1):
        place = Place(report, file, _id(raw, name, number))
        try:
            entry = msgspec.convert(raw, entry_type)
        except msgspec.ValidationError:
            _each_field(raw, entry_type, place)
            continue
        if place.entry in seen:
            place.at(name).wrong("this id is used twice in the file")
            continue
        seen.add(place.entry)
        found.append((place, entry))
    return found


def _id(raw: dict[str, Any], name: str, number: int) -> str:
    known = raw.get(name)
    return str(known) if isinstance(known, str | int) and known != "" else f"#{number}"


@cache
def _required(entry_type: type[msgspec.Struct]) -> frozenset[str]:
    """The fields that must be there."""
    return frozenset(field.encode_name for field in msgspec.structs.fields(entry_type) if field.required)


def _read(path: Path, report: Report, text: str | None) -> dict[str, Any]:
    place = Place(report, str(path))
    try:
        return tomllib.loads(path.read_text(encoding="utf-8") if text is None else text)
    except OSError as error:
        place.wrong("cannot be read: {error}", error=error.strerror or str(error))
    except UnicodeDecodeError as error:
        place.wrong("is not TOML: byte {start} is not UTF-8", start=error.start)
    except tomllib.TOMLDecodeError as error:
        place.wrong("is not TOML: {error}", error=str(error))
    return {}


def _tables(file: str, tables: dict[str, Any], key: str, report: Report) -> list[dict[str, Any]]:
    place = Place(report, file)
    for other in tables.keys() - {key, packs.REMOVE}:
        place.at(other).wrong("unknown table; this file holds [[{key}]] entries", key=key)
    entries = tables.get(key, [])
    if isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries):
        return entries
    place.at(key).wrong("must be a list of tables, written [[{key}]]", key=key)
    return []


def _each_field(raw: dict[str, Any], entry_type: type[msgspec.Struct], place: Place) -> None:
    """Say every mistake of an entry; msgspec by itself stops at the first."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(entry_type)}
    for name in raw.keys() - fields.keys():
        place.at(name).wrong("unknown field; allowed: {fields}", fields=", ".join(fields))
    for name, field in fields.items():
        if name not in raw:
            if field.required:
                place.at(name).wrong("is missing")
            continue
        try:
            msgspec.convert(raw[name], field.type)
        except msgspec.ValidationError as error:
            what, _, inner = str(error).partition(" - at `$")
            place.at(name + inner.rstrip("`")).wrong(plainly(what))
