"""Words: each catalogue is read as Fluent's own parser reads it, and a sentence is written once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from farflung import games
from farflung.engine.locales import FOLDERS
from farflung.engine.text import LANGUAGES, Catalogue, Locale, TextError


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_those_of_the_parser(language: str) -> None:
    read = Catalogue(language)
    names: list[str] = []
    assert len(FOLDERS) > len(games.ours()), "each title has its own"
    for path in (path for folder in FOLDERS for path in sorted((folder / language).glob("*.ftl"))):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                names.append(entry.id.name)
                assert read._messages[entry.id.name].equals(entry, ignored_fields=["span", "comment"]), entry.id.name
    assert sorted(names) == sorted(read._messages), "each message stands once"


def test_what_is_added_replaces_what_it_names_again(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(
        "-ship = barge\na = a { -ship }\nb = { $n ->\n    [1] one\n   *[other] many\n}\n"
    )
    read = Catalogue("en", tmp_path)
    read.add("a = another { -ship }\n\n    and more")
    assert written(read, "a") == "another barge\n\nand more"
    assert written(read, "b", n=2) == "many"


def written(read: Catalogue, message: str, **arguments: object) -> object:
    pattern = read.get_message(message).value
    assert pattern is not None
    return read.format_pattern(pattern, arguments)[0]


def test_a_lenient_sentence_does_not_answer_for_a_strict_one(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("a = { $n } ships\n")
    assert Locale("en", root=tmp_path).text("a", n=2) == "2 ships"
    assert "ships" in Locale("en", root=tmp_path).text("a")
    with pytest.raises(TextError, match="en: a"):
        Locale("en", strict=True, root=tmp_path).text("a")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_together_plainly_is_what_fluent_would_write(language: str) -> None:
    read = Catalogue(language)
    names = {name: re.findall(r"\$([\w-]+)", text) for name, text in read._messages.items() if isinstance(text, str)}
    plain: set[str] = set()
    for name, needed in names.items():
        for value in ("Ada {", 7, 1000, -3, True):
            arguments: dict[str, object] = dict.fromkeys(needed, value)
            quick = read.plainly(name, arguments)
            if quick is not None:
                plain.add(name)
                assert quick == written(read, name, **arguments), name
            if not needed:
                break
    assert len(plain) > len(names) * 0.6, "most are plain"


def test_an_argument_that_is_missing_or_huge_is_left_to_fluent(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(
        "a = { $n } ships  \n\nb = ships\n    .one = ship\nc = { 'a' }\nd = {$n}s\n"
    )
    read = Catalogue("en", tmp_path)
    assert read.plainly("a", {"n": 999}) == "999 ships"
    assert read.plainly("d", {"n": "3"}) == "3s"
    for arguments in ({}, {"n": "x" * 3000}, {"n": 1000}, {"n": None}):
        assert read.plainly("a", {**arguments}) is None
    assert read.plainly("b", {}) is None
    assert read.plainly("c", {}) is None
    read.add("a = { $n } barges\n")
    assert read.plainly("a", {"n": 2}) == "2 barges"
