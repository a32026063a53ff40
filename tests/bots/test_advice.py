"""Advice: what answers bring, compared in the same imagined games."""

from __future__ import annotations

import pytest

from farflung import games
from farflung.bots import bot, judge_of
from farflung.bots.advice import VICTORY, Advised, advise, spread
from farflung.bots.base import play, step
from farflung.engine.coach import Start
from farflung.engine.core import Dice, verb_of
from farflung.engine.match import Match
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.engine.views import view
from farflung.table.advising import shares, told
from farflung.table.coaching import coach_of

pytestmark = pytest.mark.played

TITLES = ["revenant", "helionox", "xodus"]


def begun(title: str, seed: int = 3, answers: int = 14) -> Match:
    """Some way into a first game, where there is something to choose."""
    start = coach_of(title).starts[0]
    names = [f"Player {number + 1}" for number in range(start.seats)]
    match = Match(games.title(title), Setup(title, start.edition, names, dict(start.options)), seed)
    dice = Dice(seed)
    while match.position < answers or (match.question and len(match.question.options) < 3):
        assert match.question
        match.answer(match.question.options[dice.below(len(match.question.options))])
    return match


@pytest.mark.parametrize("title", TITLES)
def test_the_parts_of_an_answer_add_up_also_as_they_are_shown(title: str) -> None:
    match = begun(title)
    assert match.question
    coach = coach_of(title)
    advice = advise(match.title, judge_of(match.title), view(match, match.question.seat), 1, coach.passing, heats=1)
    assert {row.option for row in advice.rows} <= set(match.question.options)
    assert [row.gain for row in advice.rows] == sorted((row.gain for row in advice.rows), reverse=True)
    for row in advice.rows:
        assert sum(row.terms.values()) == pytest.approx(row.gain)
        assert row.low <= row.gain <= row.high
    if advice.against >= 0:
        assert verb_of(advice.against) in coach.passing
        assert next(row.gain for row in advice.rows if row.option == advice.against) == 0
    for language in LANGUAGES:
        shown = told(advice, match, language)
        assert shown["percent"] == (title == "xodus")
        for row in shown["rows"][:3]:
            assert len(row["terms"]) <= 3
            assert sum(term["value"] for term in row["terms"]) == pytest.approx(row["gain"])
            assert row["why"]


@pytest.mark.parametrize(
    ("edition", "units"),
    [
        ("final", ["Renown", "Ansehen", "renombre", "prestige"]),
        ("prototype", ["victory points", "Siegpunkte", "puntos de victoria", "points de victoire"]),
    ],
)
def test_advice_counts_in_the_words_of_the_edition(edition: str, units: list[str]) -> None:
    match = Match(games.title("revenant"), Setup("revenant", edition, ["Ada", "Bo"]), 3)
    while match.question is not None and (match.question.name != "man" or len(match.question.options) < 3):
        match.answer(match.question.options[0])
    assert match.question
    advice = advise(match.title, judge_of(match.title), view(match, match.question.seat), 1, heats=1)
    shown = [told(advice, match, language) for language in LANGUAGES]
    assert [each["unit"] for each in shown] == units
    if edition == "prototype":
        assert "Renown" not in str(shown[0]["rows"])


@pytest.mark.parametrize("title", TITLES)
def test_every_part_has_its_words_in_every_language(title: str) -> None:
    match = begun(title)
    parts = {*judge_of(match.title).terms(match.game, 0), VICTORY}
    if title == "helionox":
        team = Match(match.title, Setup(title, "final", ["Ada", "Bo"], {"mode": "co-op"}), 1)
        parts |= {*judge_of(match.title).terms(team.game, 0), "lead"}
    if title == "xodus":
        parts |= {"won", "lost"}
    for language in LANGUAGES:
        locale = Locale(language, strict=True)
        for name in parts:
            for kind in ("term", "gains", "costs"):
                assert locale.text(f"{title}-{kind}-{name}")


def test_rounded_parts_add_up_to_the_rounded_number() -> None:
    terms = {"a": 1.24, "b": 1.14, "c": -0.46, "d": 0.33}
    row = Advised(1, sum(terms.values()), 0.0, 0.0, terms)
    parts = shares(row, False, 2.2)
    assert list(parts) == ["a", "b", "rest"]
    assert sum(parts.values()) == pytest.approx(2.2)
    few = Advised(1, 0.26, 0.0, 0.0, {"a": 0.14, "b": 0.12})
    assert sum(shares(few, False, 0.3).values()) == pytest.approx(0.3)
    crumbs = Advised(1, -1.2, -2.0, 0.0, {"renown": -0.4, "ships": -0.4, "hand": -0.4})
    assert shares(crumbs, True, -1.0) == {"renown": -1.0}, "each too small to be told, together they are not"


def test_the_spread_of_one_value_is_not_nothing() -> None:
    assert spread([]) == 0
    assert spread([2.0]) == 2
    assert spread([1.0, 3.0]) == pytest.approx(2**0.5)


def by_suggestions(title: str, start: Start, seed: int) -> Match:
    """A first game in which the first seat takes the first suggestion each time, and the easiest bots play on."""
    names = [f"Player {number + 1}" for number in range(start.seats)]
    match = Match(games.title(title), Setup(title, start.edition, names, dict(start.options)), seed)
    others = [bot("random", match.title, seed + number) for number in range(start.seats)]
    judge, passing, number = judge_of(match.title), coach_of(title).passing, 0
    while match.question:
        if match.question.seat != 0 or len(match.question.options) == 1:
            step(match, others)
            continue
        number += 1
        match.answer(advise(match.title, judge, view(match, 0), number, passing, heats=1).rows[0].option)
    return match


def named(title: str, name: str) -> Start:
    return next(start for start in coach_of(title).starts if start.name == name)


@pytest.mark.parametrize(("title", "name"), [("revenant", "duel"), ("helionox", "first")])
def test_a_first_game_by_suggestions_beats_the_easiest_bot(title: str, name: str) -> None:
    match = by_suggestions(title, named(title, name), 4)
    mine, *theirs = match.title.scores(match.game)
    assert mine > max(theirs)


def test_a_crew_comes_farther_by_suggestions_than_by_the_easiest_bots() -> None:
    start = named("xodus", "first")
    advised = by_suggestions("xodus", start, 4)
    names = advised.setup.seats
    alone = Match(games.title("xodus"), Setup("xodus", start.edition, names, dict(start.options)), 4)
    play(alone, [bot("random", alone.title, 4 + number) for number in range(start.seats)])
    judge = judge_of(alone.title)
    assert judge.terms(advised.game, 0)["quest"] > judge.terms(alone.game, 0)["quest"]
