"""Packs: what somebody changes about a title's content. A folder with some of its files, or one file with all of them.

    [pack]                          # cheaper.toml; in a folder this is pack.toml, and may be missing
    title = "helionox"
    name = "Cheaper Autofactory"

    [[market.card]]                 # in a folder: [[card]] in market.toml
    id = "MKT-CYB-09"
    cost = 4

    [market]
    remove = ["MKT-BIO-01"]

An entry with an id of the title changes the fields it names, or takes its place if it names all that must be there; one
with another id is added; `remove` takes entries away. A pack is small: whoever reads one of a stranger's knows how much
it can be.
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from farflung.engine.locales import LANGUAGES
from farflung.engine.sentences import Sentence

ABOUT: Final = "pack"
FILE: Final = "pack.toml"
BASE: Final = "base"
"""Among the kept files of a version with a pack: the version it changes."""
REMOVE: Final = "remove"
MOST_BYTES: Final = 48_000
MOST_ENTRIES: Final = 200
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 400
LONGEST_LIST: Final = 40
DEEPEST: Final = 10
Table = dict[str, Any]


class About(msgspec.Struct, forbid_unknown_fields=True):
    """What a pack says of itself."""

    title: str = ""
    edition: str = ""
    name: str = ""
    parameters: dict[str, int] = {}
    """Numbers of the rules that go with it."""


class Sheet(NamedTuple):
    """What a pack has to say about one file of the title."""

    file: str
    """What it is called in mistakes."""
    tables: Table


class Pack:
    """A pack as it was read: what it says of itself, and about each file; mistakes are found when it is applied."""

    def __init__(self, about: About, sheets: dict[str, Sheet], wrong: list[tuple[str, str, str]]) -> None:
        self.about = about
        self.sheets = sheets
        self.wrong = wrong
        """What cannot be read: file, field, what."""

    @property
    def text(self) -> str:
        """The pack as one file."""
        about = {key: value for key, value in msgspec.to_builtins(self.about).items() if value}
        return written(
            {**({ABOUT: about} if about else {}), **{name: sheet.tables for name, sheet in self.sheets.items()}}
        )

    def size(self) -> int:
        """How many entries it changes, adds and removes."""
        count = 0
        for sheet in self.sheets.values():
            count += sum(len(value) for value in sheet.tables.values() if isinstance(value, list))
        return count


def read_pack(path: Path) -> Pack:
    """The pack in this folder or file."""
    if not path.is_dir():
        return pack_in(*_parsed(path), path.name if path.is_absolute() else str(path))
    about, sheets, wrong = About(), {}, []
    for file in sorted(path.glob("*.toml")):
        tables, mistakes = _parsed(file)
        wrong += mistakes
        if file.name == FILE:
            about = _about(tables.get(ABOUT, tables), str(file), wrong)
        elif not mistakes:
            sheets[file.stem] = Sheet(str(file), tables)
    return Pack(about, sheets, wrong)


def parse_pack(text: str, file: str = FILE) -> Pack:
    """The pack in the text of one file."""
    try:
        return pack_in(tomllib.loads(text), [], file)
    except tomllib.TOMLDecodeError as error:
        return pack_in({}, [(file, "", Sentence("is not TOML: {error}", error=str(error)))], file)


def pack_in(tables: Table, wrong: list[tuple[str, str, str]], file: str) -> Pack:
    """The pack of one file, by its tables."""
    about = _about(tables.get(ABOUT, {}), file, wrong)
    sheets = {}
    for name, value in tables.items():
        if name == ABOUT:
            continue
        if isinstance(value, dict):
            sheets[name] = Sheet(file, value)
        else:
            what = Sentence("is not the name of a file; entries stand in tables such as [[{name}.card]]", name=name)
            wrong.append((file, name, what))
    return Pack(about, sheets, wrong)


def _parsed(path: Path) -> tuple[Table, list[tuple[str, str, str]]]:
    file = str(path)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8")), []
    except OSError as error:
        return {}, [(file, "", Sentence("cannot be read: {error}", error=error.strerror or str(error)))]
    except UnicodeDecodeError as error:
        return {}, [(file, "", Sentence("is not TOML: byte {start} is not UTF-8", start=error.start))]
    except tomllib.TOMLDecodeError as error:
        return {}, [(file, "", Sentence("is not TOML: {error}", error=str(error)))]


def _about(table: Any, file: str, wrong: list[tuple[str, str, str]]) -> About:
    try:
        about = msgspec.convert(table, About)
    except msgspec.ValidationError as error:
        wrong.append((file, ABOUT, str(error)))
        return About()
    if len(about.name) > LONGEST_NAME or not is_plain(about.name):
        what = Sentence("is longer than {most} letters, or not plain text", most=LONGEST_NAME)
        wrong.append((file, f"{ABOUT}.name", what))
        about.name = ""
    return about


# ---- limits


def too_large(text: str) -> str:
    """Why a stranger's pack is not even read; empty if it may be."""
    if len(text.encode()) > MOST_BYTES:
        found = len(text.encode())
        return Sentence("a pack has at most {most} bytes, this has {found}", most=MOST_BYTES, found=found)
    return ""


def too_much(value: Any, depth: int = 0) -> str:
    """Why an entry is more than an entry can be: too long, too deep; empty if it is not."""
    if depth > DEEPEST:
        return Sentence("is nested deeper than {most}", most=DEEPEST)
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            return Sentence("a text has at most {most} letters, not {found}", most=LONGEST_TEXT, found=len(value))
        return "" if is_plain(value) else Sentence("holds signs that cannot be shown")
    inside = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    if len(inside) > LONGEST_LIST:
        return Sentence("a list has at most {most} items, not {found}", most=LONGEST_LIST, found=len(inside))
    return next(filter(None, (too_much(one, depth + 1) for one in inside)), "")


def is_plain(text: str) -> bool:
    """Whether a text has only signs that are seen: no line breaks, no marks that turn what follows around."""
    return all(unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in text)


# ---- names in several languages

_own_names: dict[str, dict[str, str]] = {}


def own_name(name: str, language: str) -> str:
    """A name that is not ours, in a language: as its pack says, or else as it is."""
    return _own_names.get(name, {}).get(language, name)


def names_kept() -> int:
    """How many names that are not ours are known: another number, and words that were kept may be out of date."""
    return len(_own_names)


def keep_names(names: Mapping[str, dict[str, str]]) -> None:
    """From now on these are known; who named a thing first keeps the words."""
    for name, words in names.items():
        _own_names.setdefault(name, dict(words))


def one_name(value: Any) -> tuple[Any, dict[str, str], str]:
    """A name that may be given in several languages: its English form, all of them, and what is wrong with them."""
    if not isinstance(value, dict):
        return value, {}, ""
    for language, word in value.items():
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            wrong = Sentence("unknown language {language!r}; allowed: {allowed}", language=language, allowed=allowed)
            return "", {}, wrong
        if not isinstance(word, str) or not word.strip():
            return "", {}, Sentence("{language} is no text", language=language)
    if not value:
        return "", {}, Sentence("is empty")
    return value.get("en", next(iter(value.values()))), value, ""


# ---- of earlier rules


def as_it_was(text: str, before: str) -> str:
    """A file of a title's own content with these entries as they were. Entries begin with what they are known by."""
    tables, was = tomllib.loads(text), tomllib.loads(before)
    for key, entries in was.items():
        for entry in entries:
            known_by = next(iter(entry))
            next(one for one in tables[key] if one[known_by] == entry[known_by]).update(entry)
    return "\n".join(line for key, entries in tables.items() for line in entry_lines(_key(key), entries))


# ---- writing


def written(tables: Table) -> str:
    """Tables as TOML: lists of tables as [[name]], all else in one line."""
    lines: list[str] = []
    for name, value in tables.items():
        plain = {key: one for key, one in value.items() if not is_list_of_tables(one)}
        if plain:
            lines += [f"[{_key(name)}]", *(f"{_key(key)} = {inline(one)}" for key, one in plain.items()), ""]
        for key, entries in value.items():
            if is_list_of_tables(entries):
                lines += entry_lines(f"{_key(name)}.{_key(key)}", entries)
    return "\n".join(lines)


def entry_lines(heading: str, entries: list[Table]) -> list[str]:
    """A list of tables, each under this heading."""
    lines: list[str] = []
    for entry in entries:
        lines += [f"[[{heading}]]", *(f"{_key(field)} = {inline(one)}" for field, one in entry.items()), ""]
    return lines


def is_list_of_tables(value: Any) -> bool:
    """Whether it is written as [[name]]."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)
