"""How a rulebook is read and searched."""

from __future__ import annotations

import pytest

from farflung import book
from farflung.book import finding
from farflung.rulebook import RulebookError

TEXT = """# Sample: the rules

What it is,
in two lines.

## Landing {#landing}

[SAM-1.1] You may land on a **free** planet. An occupied one
is closed to you.

[SAM-1.2, SAM-1.3] Fuel is paid first.

### Storms

- [SAM-1.4] A storm keeps everyone in orbit.
- Nothing else does.

> **Example.** You pay 2.
> Then you land.

## Terms {#terms}

- **Orbit**: where ships wait.
"""


def test_paragraphs_items_examples_and_their_rules() -> None:
    found = book.read(TEXT, "sample", "first")
    assert (found.name, [each.text for each in found.lead]) == ("Sample: the rules", ["What it is, in two lines."])
    assert [(chapter.anchor, chapter.heading) for chapter in found.chapters] == [
        ("landing", "Landing"),
        ("terms", "Terms"),
    ]
    assert [(each.kind, each.rules) for each in found.chapters[0].blocks] == [
        ("text", ["SAM-1.1"]),
        ("text", ["SAM-1.2", "SAM-1.3"]),
        ("heading", []),
        ("item", ["SAM-1.4"]),
        ("item", []),
        ("example", []),
        ("example", []),
    ]
    assert found.chapters[0].blocks[0].text == "You may land on a **free** planet. An occupied one is closed to you."
    assert found.said() == ["SAM-1.1", "SAM-1.2", "SAM-1.3", "SAM-1.4"]


@pytest.mark.parametrize("heading", ["## No anchor", "## Again {#landing}"])
def test_a_chapter_needs_an_anchor_of_its_own(heading: str) -> None:
    with pytest.raises(RulebookError, match="needs an anchor of its own"):
        book.read(f"{TEXT}\n{heading}\n")


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("may I land on occupied planets?", "SAM-1.1"),
        ("paying fuel", "SAM-1.2"),
        ("storms", "SAM-1.4"),
        ("sam-1.3", "SAM-1.2"),
    ],
)
def test_a_question_finds_its_rule(asked: str, rule: str) -> None:
    assert finding.Index(book.read(TEXT)).search(asked)[0].rules[0] == rule


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("de", "planet", "planeten"),
        ("en", "landing", "land"),
        ("fr", "occupee", "occupe"),
        ("de", "besetzt", "besetzen"),
        ("en", "shutting", "shut"),
        ("en", "spent", "spend"),
        ("en", "drawn", "drawing"),
        ("es", "embajadas", "embajada"),
    ],
)
def test_forms_of_a_word_have_a_stem(language: str, one: str, other: str) -> None:
    assert finding.stem(one, language) == finding.stem(other, language)


def test_words_that_only_begin_alike_are_others() -> None:
    for language, one, other in [("en", "ship", "shield"), ("en", "cat", "catalogue"), ("de", "plan", "planet")]:
        assert finding.stem(one, language) != finding.stem(other, language)
    assert finding.words_of("Verdérbnis, «ÉQUIPE»") == ["verderbnis", "equipe"]


def test_what_players_ask_and_what_they_call_it_leads_to_the_rule() -> None:
    """A question that shares no word with its answer; and a word of `asked/en.txt` for one of the book."""
    asked = [finding.Question("Can the weather stop me?", "SAM-1.4")]
    known = finding.Index(book.read(TEXT), asked)
    assert known.search("Can the weather stop me?")[0].rules == ["SAM-1.4"]
    assert known.search("does weather stop people?")[0].rules == ["SAM-1.4"]
    assert finding.Index(book.read(TEXT)).search("weather") == []
    assert known.search("what is the price of fuel")[0].rules[0] == "SAM-1.2"
