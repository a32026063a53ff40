"""The stories of X-ODUS: every Exploration, Signal and ship has one to read aloud, in every language."""

from itertools import combinations
from typing import Any

import pytest

from farflung.engine.text import LANGUAGES, Locale
from farflung.games.xodus.cardtext import name_of, story_of
from farflung.games.xodus.pack import load_content
from farflung.games.xodus.printed import printed

LEAST_WORDS = 60
PARAGRAPH = "\n\n"
TOLD = ["exploration", "signal", "ship"]

every_card = pytest.mark.parametrize(
    "entry", [pytest.param(one, id=str(one["name"])) for table in TOLD for one in load_content().entries[table]]
)


@every_card
def test_a_card_has_a_story_in_every_language(entry: dict[str, Any]) -> None:
    """XOD-12.1, XOD-15.2: there is something to read out, paragraph by paragraph, and each language tells it itself."""
    stories = {language: story_of(entry, Locale(language, strict=True)) for language in LANGUAGES}
    for language, story in stories.items():
        assert len(story.split()) >= LEAST_WORDS, language
        paragraphs = story.split(PARAGRAPH)
        assert len(paragraphs) >= 2, language
        assert all(one.strip() == one and "\n" not in one for one in paragraphs), language
    for one, other in combinations(LANGUAGES, 2):
        assert not set(stories[one].split(PARAGRAPH)) & set(stories[other].split(PARAGRAPH)), (one, other)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_story_is_told_twice(language: str) -> None:
    locale = Locale(language, strict=True)
    stories = [story_of(one, locale) for table in TOLD for one in load_content().entries[table]]
    assert len(set(stories)) == len(stories)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_ships_story_calls_it_by_its_name(language: str) -> None:
    locale = Locale(language, strict=True, soft_hyphens=False)
    for one in load_content().entries["ship"]:
        assert name_of(one, locale) in story_of(one, locale)


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("table", TOLD)
def test_the_browser_gets_the_story_with_the_card(table: str, language: str) -> None:
    locale = Locale(language, strict=True)
    shown = printed("first", language)[table]
    assert {name: one["story"] for name, one in shown.items()} == {
        one["name"]: story_of(one, locale) for one in load_content().entries[table]
    }


def test_a_card_of_the_users_own_has_no_story() -> None:
    assert story_of({"name": "A Card Nobody Has Written"}, Locale("en")) == ""
