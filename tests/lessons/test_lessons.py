"""Every lesson is true: it can be taken by the rules, in all languages. And a lesson that is not is found out."""

from __future__ import annotations

import pytest
from tests.lessons.samples import SAMPLE

from farflung import games, lessons, rulebook
from farflung.engine.match import IllegalAnswer, Match
from farflung.lessons import LessonError, Place

ALL = [(title, name) for title in games.ours() for name in lessons.files(title)]


@pytest.mark.parametrize(("title", "name"), ALL)
def test_a_lesson_is_true(title: str, name: str) -> None:
    lesson = lessons.lesson(title, name)
    assert lessons.check(lesson) == []
    assert (lesson.title, lesson.seat) == (title, 1)
    assert lesson.edition in games.title(title).editions
    known = {rule.id for rule in rulebook.ledger(title).rule}
    assert lesson.rules
    assert set(lesson.rules) <= known


@pytest.mark.parametrize(
    ("title", "whole", "further"),
    [
        ("revenant", "cycle", ["council", "alone", "prototype"]),
        ("helionox", "first-round", ["missions", "cargo", "illegal-tech", "collaboration", "co-op", "syndicate"]),
        ("xodus", "round", ["fleet", "combat", "avatar", "great-rift"]),
    ],
)
def test_from_what_one_plays_for_to_a_whole_round_and_then_the_modes(
    title: str, whole: str, further: list[str]
) -> None:
    names = [name.split("-", 1)[1] for name in lessons.files(title)]
    assert names[0] in ("renown", "influence", "goal")
    assert 8 <= names.index(whole) + 1 <= 12
    assert set(further) <= {*names[names.index(whole) + 1 :]}
    for name in lessons.files(title):
        lesson = lessons.lesson(title, name)
        steps = lesson.step
        words = [
            len((getattr(step, part) or {}).get("en", "").split()) for step in steps for part in ("goal", "why", "done")
        ]
        words.append(len(lesson.end["en"].split()))
        assert 40 <= sum(words) * 60 / 200 + 3 * len(steps) <= 105, f"{name}: how long one reads and clicks"


@pytest.mark.parametrize(("title", "name"), ALL)
def test_lessons_teach_the_newest_rules(title: str, name: str) -> None:
    lesson = lessons.lesson(title, name)
    assert lessons.begin(lesson).setup.rules == games.title(title).rules


def test_a_lesson_that_was_begun_before_goes_on_by_the_rules_of_then() -> None:
    """Tables keep the text of their lesson: X-ODUS's named no version until rules 4."""
    text = lessons.source("xodus", "12-corruption")
    assert lessons.begin(lessons.read(text.replace("rules_version = 4\n", ""))).setup.rules == 3
    assert lessons.begin(lessons.read(SAMPLE)).setup.rules == games.title("revenant").rules


def test_where_the_learner_is_follows_from_the_answers() -> None:
    lesson = lessons.read(SAMPLE)
    match = lessons.begin(lesson)
    assert lessons.where(lesson, match) == Place(0, 0)
    lessons.take(lesson, match, "man Zenor ark")
    assert lessons.where(lesson, match) == Place(1, 0)
    other = next(option.text for option in match.options if option.text != "with cadet 1")
    lessons.take(lesson, match, other)
    assert lessons.where(lesson, match) == Place(1, 1), "legal, and not what was meant"
    match.go_back(match.position - 1)
    lessons.take(lesson, match, "with cadet 1")
    assert lessons.where(lesson, match) == Place(2, 0)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('do = ["with cadet 1"]', 'do = ["with cadet 9"]', "step 2: 'with cadet 9' cannot be answered"),
        ('"man Zenor ark"]', '"man Zenor cruiser"]', "step 1: 'man Zenor cruiser' cannot be answered"),
        (
            'do = ["man Shiveus ark", "man Zenor ark"]',
            'do = ["man Shiveus ark"]\nfollow = ["2 pass"]',
            "seat 1 that is",
        ),
        ('fr = "Influence." }', 'fr = "" }', "step 1: why: there are no words in fr"),
        ('fr = "Armez." }', 'it = "Arma." }', "step 1: goal: 'it' is not spoken here"),
        ('"admirals.1.tactics" = 1', '"admirals.1.tactic" = 1', "given: "),
    ],
)
def test_what_is_untrue_is_said(old: str, new: str, said: str) -> None:
    assert old in SAMPLE
    found = lessons.check(lessons.read(SAMPLE.replace(old, new)))
    assert any(said in text for text in found), found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players = 2", "players = 2\nseat = 3", "there is no seat 3"),
        ('do = ["with cadet 1"]', "do = []", "step 2: nothing is to be done"),
        ("players = 2", "player = 2", "unknown field `player`"),
        ("players = 2", "players = ", "Invalid value"),
    ],
)
def test_mistakes_of_form_are_named(old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError, match=f"sample: .*{said}"):
        lessons.read(SAMPLE.replace(old, new), "sample")


def test_luck_that_is_not_told_is_named() -> None:
    """A lesson that holds by luck would break at somebody's table."""
    match = lessons.begin(lessons.read(SAMPLE))
    match.dice = lessons.Untold(match)
    with pytest.raises(IllegalAnswer, match="luck speaks here and is not told; it could say: "):
        play_on(match)


def play_on(match: Match) -> None:
    while not match.over:
        match.answer(match.options[0])
