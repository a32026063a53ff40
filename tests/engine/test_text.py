"""Words: each catalogue is read as Fluent's own parser reads it, and a sentence is written once."""

from __future__ import annotations

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
