"""A verb is declared once: every one has its words in four languages, and no words are left without their verb."""

import re

import pytest

from farflung import games
from farflung.engine.text import LANGUAGES
from farflung.table.wording import wording


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.ours())
def test_every_verb_and_question_has_its_message_and_every_message_its_verb(name: str, language: str) -> None:
    messages = wording(name).MESSAGES
    verbs = messages.verbs
    declared = {messages.option(verb) for verb in verbs.answers} | {messages.event(verb) for verb in verbs.events}
    declared |= {messages.question(question) for question, _ in verbs.questions.values()}
    written = {
        message
        for path in games.home(name).folder.glob(f"**/locale/{language}/*.ftl")
        for message in re.findall(rf"^({messages.prefix}-(?:opt|log|ask)-\S+) =", path.read_text("utf-8"), re.MULTILINE)
    }
    assert written - declared == set(), "messages without a verb"
    assert declared - written == set(), "verbs without a message"


def test_titles_do_not_share_a_prefix() -> None:
    assert len({wording(name).MESSAGES.prefix for name in games.ours()}) == len(games.ours()) >= 4
