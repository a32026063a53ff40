"""The rulebooks for people: every rule once in every language, with its own number, in words of people."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farflung import book, rulebook
from farflung.engine.text import LANGUAGES

LEDGER_TALK = re.compile(
    r"\bGAP\b|\bledger\b|\bthe engine\b|\b(?:see|siehe|véase|voir) (?:section|Abschnitt|la sección|la section)\b"
    r"|\b(?:REV|HEL|XOD)-",
    re.IGNORECASE,
)
BOOKS = [(title, edition) for title in rulebook.titles() for edition in book.editions(title)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "edition"), BOOKS)
def test_every_rule_is_said_once(title: str, edition: str, language: str) -> None:
    found = book.book(title, edition, language)
    assert found.language == language, "it is written in this language"
    said = found.said()
    doubled = sorted({rule for rule in said if said.count(rule) > 1})
    wanted = {rule.id for rule in book.rules_of(title, edition)}
    assert (sorted(wanted - {*said}), sorted({*said} - wanted), doubled) == ([], [], []), "missing, unknown, doubled"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "edition"), BOOKS)
def test_it_is_written_for_people(title: str, edition: str, language: str) -> None:
    found = book.book(title, edition, language)
    texts = [each.text for each in found.lead] + [each.text for chapter in found.chapters for each in chapter.blocks]
    assert found.name
    assert found.lead
    for text in texts:
        talk = LEDGER_TALK.search(text)
        assert talk is None, f"{talk[0]}: {text}"
        assert text.count("**") % 2 == 0, text
        assert not re.search(r"\{#|\]\(|^\s*#", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "edition"), BOOKS)
def test_all_languages_have_the_same_pages(title: str, edition: str, language: str) -> None:
    """So that whoever changes the language stays where they are."""
    english, other = book.book(title, edition, "en"), book.book(title, edition, language)
    assert [chapter.anchor for chapter in other.chapters] == [chapter.anchor for chapter in english.chapters]
    assert [chapter.anchor for chapter in other.chapters][-1] == "terms"
    for one, another in zip(english.chapters, other.chapters, strict=True):
        rules = [rule for block in one.blocks for rule in block.rules]
        assert [rule for block in another.blocks for rule in block.rules] == rules, one.anchor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "edition"), [one for one in BOOKS if one[0] != "salvage"])
def test_figures_have_a_key_in_every_language(title: str, edition: str, language: str) -> None:
    """At least three, each with up to five coins, the same in all languages, and known to the browser."""
    drawn = (Path(__file__).parents[2] / "web" / "src" / "rules" / "figures.ts").read_text("utf-8")
    shown = [
        [(chapter.anchor, block) for chapter in book.book(title, edition, of).chapters for block in chapter.blocks]
        for of in ("en", language)
    ]
    english, other = ([(a, b) for a, b in blocks if b.kind == "figure"] for blocks in shown)
    assert len(english) >= 3
    assert [(a, b.figure, len(b.keys)) for a, b in other] == [(a, b.figure, len(b.keys)) for a, b in english]
    for _, block in other:
        assert f'"{title} {block.figure}"' in drawn
        assert 3 <= len(block.keys) <= 5
        assert all(key.endswith(".") for key in [block.text, *block.keys])
    if language != "en":
        assert not {b.text for _, b in english} & {b.text for _, b in other}


def test_there_is_a_book_of_every_edition() -> None:
    assert sorted(BOOKS) == [
        ("helionox", "final"),
        ("revenant", "final"),
        ("revenant", "prototype"),
        ("salvage", "tutorial"),
        ("xodus", "first"),
    ]
