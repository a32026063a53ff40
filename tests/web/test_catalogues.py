"""Words that went wrong once, in the catalogues of client, table and titles: each test names the mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LANGUAGES = ["en", "de", "es", "fr"]
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) = ?(.*(?:\n[ \t]+.*|\n(?=[ \t]))*)", re.MULTILINE)
TALES = ("flavour.ftl", "stories.ftl")
"""Where people of the story speak, and nobody speaks to the player."""


def catalogues(language: str) -> Iterator[Path]:
    for folder in ("web/src", "src/farflung"):
        for path in sorted((ROOT / folder).rglob("*.ftl")):
            if language in (path.stem, path.parent.name) and "node_modules" not in path.parts:
                yield path


@cache
def messages(language: str, tales: bool = True) -> dict[tuple[str, str], str]:
    """By file and name."""
    found = {
        (str(path.relative_to(ROOT)), name): text
        for path in catalogues(language)
        if tales or path.name not in TALES
        for name, text in MESSAGE.findall(path.read_text("utf-8"))
    }
    assert len(found) > 1500
    return found


def speaking(language: str, pattern: str, tales: bool = True) -> list[tuple[str, str]]:
    """The messages in which this is said."""
    return [key for key, text in messages(language, tales).items() if re.search(pattern, text)]


def named(language: str, name: str) -> list[str]:
    found = [text for (_, each), text in messages(language).items() if each == name]
    assert found, name
    return found


@pytest.mark.parametrize(("language", "free"), [("en", "free"), ("es", "gratis"), ("fr", "gratuit"), ("de", "frei")])
def test_taking_back_costs_nothing(language: str, free: str) -> None:
    """Not at liberty, as "libre" says in Spanish and French."""
    assert named(language, "undo-free") + named(language, "play-undo-free") == [free, free]


def test_french_says_vous() -> None:
    assert speaking("fr", r"(?i)\b(tu|toi|tes|tien|tienne)\b|\bt[’']", tales=False) == []
    assert speaking("fr", r"(?i)\b(ta|ton) (?!plus)\w", tales=False) == []
    assert len(speaking("fr", r"(?i)\bvous\b")) > 100


def test_french_has_the_words_of_its_rulebooks() -> None:
    """One lancer, no jet; a compétence is a Skill of X-ODUS, a capacité what cards of the others can do."""
    assert speaking("fr", r"(?i)\bjets?\b") == []
    assert [key for key in speaking("fr", "(?i)compétence") if "xodus" not in key[0] and "skill" not in key[1]] == []
    assert [key for key in speaking("fr", "(?i)capacité") if "xodus" in key[0]] == []


def test_french_articles_are_elided() -> None:
    """Not "de Étendue": no vowel follows de, le, que; behind a hyphen a pronoun keeps its own."""
    assert speaking("fr", r"(?i)(?<!-)\b(de|le|que|je|ne|se) [aeiouâàéèêîôû](?!nz|ui\b)", tales=False) == []


@pytest.mark.parametrize(("language", "keys"), [("en", "Keys"), ("es", "llaves"), ("fr", "clés")])
def test_one_key_is_not_several(language: str, keys: str) -> None:
    """Not "1 clés activées": behind a number several stand only where the words for one stand, too."""
    counted = rf"^(?!.*\[other\]).*\{{ \$n \}} {keys}"
    assert speaking(language, rf"(?m){counted}") == []
    assert speaking(language, rf"\[other\].*{keys}")


def test_german_actions_are_verbs() -> None:
    """Angliedern and Erhalten, not "Zugehörig" and "Erhalte"."""
    assert speaking("de", r"\bZugehörig\b") == []
    assert named("de", "rev-bonus-affiliate") == ["Angliedern"]
    assert named("de", "rev-bonus-gain") == ["Erhalten"]


def test_english_articles_fit() -> None:
    """Not "a equipment card"."""
    assert speaking("en", r"\ba [aeio](?!ne\b|u)\w") == []
    assert speaking("en", r"\b[Aa]n [bcdfgjklmnpqrstvwxyz]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_directions_are_words(language: str) -> None:
    """And where a letter must do, it is the language's own."""
    (edges,) = named(language, "xod-n-edge")
    told = re.findall(r"\[\w+\] (.+)", edges)
    assert len(told) >= 5
    assert all(len(each) > 3 for each in told), told
    (letters,) = named(language, "rev-compass")
    west = re.search(r"\[W\] (\w)", letters)
    east = re.search(r"\[E\] (\w)", letters)
    own = (east[1] if east else "E") + (west[1] if west else "W")
    assert own == {"en": "EW", "de": "OW", "es": "EO", "fr": "EO"}[language]


NUMBERS = r"(?i)\d|\b(three|four|drei|vier|tres|cuatro|trois|quatre)\b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tour_counts_no_signals(language: str) -> None:
    """There are as many as the difficulty says: it told of four where three lay."""
    (text,) = named(language, "xod-tour-signals")
    assert not re.search(NUMBERS, text), text
