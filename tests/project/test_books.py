"""The rulebooks for people: every rule once in every language, with its own number, in words of people."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from farflung import book, games, rulebook
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


CITED = re.compile(r"GAP-[A-Z]-\d+|(?:REV|HEL|XOD)-[A-Z0-9][A-Z0-9.-]*")
GOLDEN = {"helionox": ("helionox", "final"), "xodus": ("xodus", "first"), "revenant": ("revenant", "final")}
GOLDEN |= {"revenant_prototype": ("revenant", "prototype")}


def told(title: str, edition: str, language: str) -> list[str]:
    """The numbers that lead to a paragraph."""
    return [
        each
        for chapter in book.book(title, edition, language).chapters
        for block in chapter.blocks
        for each in block.answers
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", GOLDEN)
def test_all_that_a_table_says_offers_and_refuses_has_its_paragraph(played: str, language: str) -> None:
    """In golden games, by the rules that they name; that `said.toml` has all of them is shown in tests/golden."""
    title, edition = GOLDEN[played]
    said = tomllib.loads((Path(__file__).parents[1] / "golden" / played / "said.toml").read_text("utf-8"))
    named = {line.split()[0] for part in ("said", "offered", "refused") for line in said[part]}
    leads = told(title, edition, language)
    assert len(named) > 80
    assert sorted(named - {*leads}) == []
    assert sorted({each for each in leads if leads.count(each) > 1}) == [], "one number leads to one place"


@pytest.mark.parametrize("title", ["helionox", "revenant", "xodus"])
def test_whatever_the_code_may_name_has_its_paragraph(title: str) -> None:
    """Also what no golden game has come to. What numbers are changed by (numbers.py) is asked where none is played."""
    folder = Path(games.home(title).folder)
    trees = [
        ast.parse(path.read_text("utf-8"))
        for path in folder.rglob("*.py")
        if path.name not in ("numbers.py", "state.py")
    ]
    written = {id(node.value) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    named = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in written
        if CITED.fullmatch(node.value)
    }
    assert len(named) > 80
    leads = {each for edition in book.editions(title) for each in told(title, edition, "en")}
    assert sorted(named - leads) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "edition"), BOOKS)
def test_what_is_told_beside_the_rules_stands_in_the_same_places(title: str, edition: str, language: str) -> None:
    """In all languages; it is in the ledger, and every term is explained."""
    assert told(title, edition, language) == told(title, edition, "en")
    ledger = rulebook.ledger(title)
    known = {rule.id for rule in ledger.rule} | {gap.id for gap in ledger.gap} | {one.id for one in ledger.conflict}
    assert {*told(title, edition, language)} <= known
    terms = [
        [block.kind for block in book.book(title, edition, of).chapters[-1].blocks if block.kind == "item"]
        for of in ("en", language)
    ]
    assert len(terms[0]) == len(terms[1]) > 0
