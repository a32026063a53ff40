"""Every answer, question, event and refusing rule of Revenant in four languages."""

import re
from pathlib import Path

import pytest

from farflung.engine.core import Dice, code, first, verb_of
from farflung.engine.locales import LOCALES
from farflung.engine.match import LoggedEvent, Match, Question
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.engine.verbs import declared
from farflung.engine.views import view
from farflung.games import title
from farflung.games.revenant import verbs, wording

REVENANT = title("revenant")
FINAL = declared(verbs)
RULES = Path(wording.__file__).parent
WORDS = RULES / "locale"
SETUP = Setup("revenant", "final", ["Mara", "Jonas", "Selma", "Teo"])
EMPTY = re.compile(r"\{|\}|\$|\bNone\b|  ")


@pytest.fixture(params=list(LANGUAGES))
def locale(request: pytest.FixtureRequest) -> Locale:
    return Locale(request.param, strict=True, soft_hyphens=False)


def assert_sentence(text: str) -> None:
    assert text
    assert not EMPTY.search(text), text
    assert text == text.strip()


def refusals() -> set[tuple[str, str]]:
    """Rule and verb of every `bar` in the rules."""
    found = set()
    for path in RULES.glob("*.py"):
        for call in re.findall(r"\.bar\(([^\n]*)\)", path.read_text(encoding="utf-8")):
            rules = re.findall(r'"([A-Z]+-[^"]+)"', call)
            verb = re.findall(r", (?:v\.)?([A-Z_]{2,})\b", call)[0]
            found |= {(rule, verb) for rule in rules}
    return found


def test_every_answer_has_words(locale: Locale) -> None:
    for verb in FINAL.answers:
        assert_sentence(wording.option_text(code(verb, 1, 1), SETUP, locale))


def test_every_question_has_words(locale: Locale) -> None:
    for kind, (name, rule) in FINAL.questions.items():
        question = Question(0, kind, name, rule, [code(verbs.IGNORE, 1)], [])
        text = wording.question_text(question, SETUP, locale)
        assert_sentence(text)
        assert text.endswith("?")


def test_every_event_has_words(locale: Locale) -> None:
    for verb in FINAL.events:
        for a in (1, 2):
            text = wording.event_text(LoggedEvent(0, "", code(verb, a, a, a), -1), SETUP, locale)
            assert_sentence(text)
            assert text.endswith(".")


def test_every_refusing_rule_has_a_reason(locale: Locale) -> None:
    found = refusals()
    assert len(found) > 35
    for rule, verb in found:
        text = wording.refusal_text(code(getattr(verbs, verb), 1, 1), rule, SETUP, locale)
        assert_sentence(text)
        assert text.endswith(".")


def test_no_reason_is_left_over(locale: Locale) -> None:
    """A message nobody can meet is a message that was forgotten when a rule moved."""
    reasons = {wording.MESSAGES.why(rule) for rule, _ in refusals()}
    text = (WORDS / locale.language / "words.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(rev-why-\S+) =", text, re.MULTILINE)) == reasons


def test_all_languages_have_the_same_messages() -> None:
    for root, file in ((WORDS, "words.ftl"), (LOCALES, "play.ftl")):
        ids = {
            language: {
                message
                for message in re.findall(
                    r"^([a-z][\w-]*) =", (root / language / file).read_text("utf-8"), re.MULTILINE
                )
                if not message.startswith("rev-n-") and message != "rev-colonies-n"  # nouns are a language's own matter
            }
            for language in LANGUAGES
        }
        assert ids["en"] == ids["de"] == ids["es"] == ids["fr"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_can_be_told(seats: int) -> None:
    """Everything that a random game asks, offers, refuses and says, in all languages."""
    locales = [Locale(language, strict=True, soft_hyphens=False) for language in LANGUAGES]
    setup = Setup("revenant", "final", ["Mara", "Jonas", "Selma", "Teo"][:seats])
    match = Match(REVENANT, setup, 7)
    dice = Dice(3)
    asked: set[int] = set()
    while match.question is not None:
        question = match.question
        if question.kind not in asked or dice.below(20) == 0:
            asked.add(question.kind)
            seen = view(match, question.seat)
            for locale in locales:
                assert_sentence(wording.question_text(question, setup, locale, seen))
                for option in question.options:
                    assert_sentence(wording.option_text(option, setup, locale, question, seen))
                    wording.detail_text(option, setup, locale, seen)
                for option, rule in question.refused:
                    assert_sentence(wording.refusal_text(option, rule, setup, locale))
        match.answer(question.options[dice.below(len(question.options))])
    for event in {event.code: event for event in match.events}.values():
        for locale in locales:
            assert_sentence(wording.event_text(event, setup, locale))


def test_you_and_others_and_things() -> None:
    english = Locale("en", soft_hyphens=False)
    german = Locale("de", soft_hyphens=False)
    question = Question(0, verbs.ASK_MAN, "man", "", [], [])
    assert wording.option_text(code(verbs.MAN, 28), SETUP, english, question) == "Your frigate"
    assert wording.option_text(code(verbs.MAN, 16), SETUP, english, question) == "The Zenor ark"
    assert wording.option_text(code(verbs.MAN, 16), SETUP, german, question) == "Die Zenor-Arche"
    moved = LoggedEvent(0, "REV-F-12.9", code(verbs.MOVED, 1, 17, 4), -1)
    assert wording.event_text(moved, SETUP, english) == "Jonas moves the Zenor fighter to sector 4."
    assert wording.event_text(moved, SETUP, Locale("fr")) == "Jonas déplace le chasseur de Zenor dans le secteur 4."
    many = LoggedEvent(0, "", code(verbs.RENOWN, 0, 300 & 255, 1), -1)
    assert wording.event_text(many, SETUP, english) == "Mara has 300 Renown."
    own = LoggedEvent(0, "", code(verbs.MOVED, 2, 30, 4), -1)
    assert wording.event_text(own, SETUP, english) == "Selma moves the frigate to sector 4."


def test_numbered_choices_are_told_by_what_they_do() -> None:
    """'choice 1' and 'part 1' say nothing; the effects they stand for do."""
    english = Locale("en", soft_hyphens=False)
    told = 0
    for seed in range(6):
        match = Match(REVENANT, Setup("revenant", "final", ["Mara", "Jonas", "Selma"]), seed)
        dice = Dice(seed)
        while match.question is not None:
            question = match.question
            for option in question.options:
                if verb_of(option) in (verbs.CHOICE, verbs.PART):
                    text = wording.option_text(option, match.setup, english, question, view(match, question.seat))
                    assert text not in (f"Choice {first(option)}", f"Part {first(option)}")
                    told += 1
            match.answer(question.options[dice.below(len(question.options))])
    assert told > 5
