"""A verb is declared once: every one has its words in four languages, and no words are left without their verb."""

import re

import pytest

from farflung.engine.text import LANGUAGES, LOCALES
from farflung.games import TITLES
from farflung.table.wording import Words, wording

SPOKEN = [name for name in TITLES if wording(name)]


def words_of(name: str) -> Words:
    words = wording(name)
    assert words is not None
    return words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPOKEN)
def test_every_verb_and_question_has_its_message_and_every_message_its_verb(name: str, language: str) -> None:
    messages = words_of(name).MESSAGES
    verbs = messages.verbs
    declared = {messages.option(verb) for verb in verbs.answers} | {messages.event(verb) for verb in verbs.events}
    declared |= {messages.question(question) for question, _ in verbs.questions.values()}
    written = {
        message
        for path in (LOCALES / language).rglob("*.ftl")
        for message in re.findall(rf"^({messages.prefix}-(?:opt|log|ask)-\S+) =", path.read_text("utf-8"), re.MULTILINE)
    }
    assert written - declared == set(), "messages without a verb"
    assert declared - written == set(), "verbs without a message"


def test_titles_do_not_share_a_prefix() -> None:
    assert len({words_of(name).MESSAGES.prefix for name in SPOKEN}) == len(SPOKEN) >= 3
