"""Tastes: which answers are good, learnt from what a search found of them, and the habits that go by it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import numpy as np
import pytest

from farflung.bots import judge_of
from farflung.bots.habit import Habit
from farflung.bots.learned import TASTES, Learned, Liked, Made, features_module, files_of, palate_of, read
from farflung.bots.random import RandomBot
from farflung.bots.search_tree import Thought, TreeBot
from farflung.bots.taste import SIZE, UNIT, Table, Taste, place
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.views import Imagination, imagine, view
from farflung.games import ours
from farflung.games import title as title_named
from farflung.lab import training
from farflung.lab.tasting import Notes, fit, question_of, untaught
from farflung.lab.training import (
    TASTE,
    Course,
    Known,
    Question,
    TrainingError,
    begin_with,
    learn_game,
    modes_of,
    tables_of,
    train,
)

pytestmark = pytest.mark.played

LEARNT = [(name, mode) for name in ours() if palate_of(name) for mode in modes_of(name)]
MADE = Made("0", 1, 2, [])


def in_the_middle(title: str, mode: str, answers: int = 60) -> Match:
    """A match of a table of the mode after some random answers, at a question with a choice."""
    setup = tables_of(Course(title, mode))[0].setup(title)
    match, random = Match(title_named(title), setup, 5), RandomBot(5)
    while match.position < answers or match.question is None or len(match.question.options) < 3:
        assert match.question is not None
        match.answer(random.pick(match.question.options))
    return match


def guess(title: str, mode: str, seed: int = 1) -> Liked:
    """A taste of nothing but noise."""
    dice = np.random.default_rng(seed)
    return Liked(title, mode, [int(number) for number in dice.normal(0.0, UNIT, SIZE)], MADE)


def learned_from(taste: Liked) -> Learned:
    """What bots take."""
    module = features_module(taste.title)
    assert module is not None
    return Learned(module, [], [taste])


def test_every_title_that_learns_has_a_palate() -> None:
    assert {name for name, _ in LEARNT} == {name for name in ours() if features_module(name)}


@pytest.mark.parametrize(("title", "mode"), LEARNT)
def test_answers_are_told_apart_by_what_a_seat_may_know(title: str, mode: str) -> None:
    """The same question in a game that differs in secrets has the same traits: nothing else is looked at."""
    match = in_the_middle(title, mode)
    assert match.question is not None
    seen = view(match, match.question.seat)
    twin = imagine(match.title, seen, Dice(99))
    notes = []
    for each in (seen, view(twin, seen.seat)):
        taste = Notes(untaught(title, judge_of(match.title).habit(0)))
        Imagination(match.title, each).answer_of(taste, Dice(4))
        notes.append((taste.options, taste.traits))
    assert notes[0] == notes[1]
    options, traits = notes[0]
    assert options == match.question.options
    assert all(0 <= each < SIZE for row in traits for each in row)
    assert len({tuple(row) for row in traits}) == len(options)


@pytest.mark.parametrize(("title", "mode"), LEARNT)
def test_what_is_liked_best_is_answered_by_who_is_sure_and_more_often_by_who_is_not(title: str, mode: str) -> None:
    match = in_the_middle(title, mode)
    assert match.question is not None
    judge, learned = judge_of(match.title), learned_from(guess(title, mode))
    imagination = Imagination(match.title, view(match, match.question.seat))
    known = imagination.known
    best = imagination.answer_of(learned.habit(judge, known, 3, 0.0), Dice(1))
    assert best == imagination.answer_of(learned.habit(judge, known, 8, 0.0), Dice(1))
    given = Counter(imagination.answer_of(learned.habit(judge, known, seed, 1.0), Dice(1)) for seed in range(300))
    assert given.most_common(1)[0][0] == best
    assert len(given) > 1


def test_likings_are_the_sum_of_what_is_liked_of_an_answer() -> None:
    match = in_the_middle("helionox", "rivals")
    habit, palate = judge_of(match.title).habit(0), palate_of("helionox")
    assert palate is not None
    assert isinstance(habit, Habit)
    flat = untaught("helionox", habit)
    seen = view(match, match.question.seat if match.question else 0)
    notes = Notes(flat)
    imagination = Imagination(match.title, seen)
    imagination.answer_of(notes, Dice(1))
    liked = notes.traits[-1][0]
    table = Table([3 * int(UNIT) if each == liked else 0 for each in range(SIZE)])
    fond = Taste(table, palate, habit, 0, 0.0)
    assert liked in notes.traits[notes.options.index(imagination.answer_of(fond, Dice(1)))]


def test_traits_stand_apart() -> None:
    """Few of what a question can say share a place."""
    places = {place(slot, question, value) for slot in range(1, 60) for question in (1025, 2562) for value in range(20)}
    assert len(places) > 0.9 * 59 * 2 * 20


# ---- learning


def test_what_was_found_good_is_learnt() -> None:
    """Options with one trait are twice as likely, those with another nearly never: both by other company each time."""
    dice = np.random.default_rng(3)
    games = []
    for _ in range(60):
        questions = []
        for _ in range(20):
            others = dice.integers(100, 130, (3, 4)).tolist()
            questions.append(Question([[5, *others[0]], [6, *others[1]], [7, *others[2]]], [0.64, 0.32, 0.04]))
        games.append(questions)
    found = fit(games, 1)
    assert found.losses[-1] < found.losses[0]
    five, six, seven = (found.numbers[each] / UNIT for each in (5, 6, 7))
    assert five - six == pytest.approx(np.log(2.0), abs=0.15)
    assert six - seven == pytest.approx(np.log(8.0), abs=0.3)
    assert found == fit(games, 1)


def test_a_search_tells_what_it_found_of_each_option() -> None:
    match = in_the_middle("revenant", "final")
    assert match.question is not None
    bot = TreeBot(match.title, judge_of(match.title), 1, 60)
    bot.choose(view(match, match.question.seat))
    thought = bot.thought
    assert isinstance(thought, Thought)
    question = question_of(thought, untaught("revenant", judge_of(match.title).habit(0)))
    assert question is not None
    assert len(question.shares) == len(question.traits) == len(match.question.options)
    assert sum(question.shares) == pytest.approx(1.0, abs=1e-3)
    assert question.shares[match.question.options.index(thought.best())] == max(question.shares)


def test_games_of_a_course_are_the_same_by_the_same_seed() -> None:
    course = Course("revenant", "final", walks=12, seed=8, what=TASTE)
    one = learn_game(course, 1, Known(), 0)
    assert one.questions
    assert not one.rows
    assert one == learn_game(course, 1, Known(), 0)
    assert msgspec.json.decode(msgspec.json.encode(one), type=training.Told) == one
    assert one != learn_game(course, 1, Known(taste=guess("revenant", "final")), 0)


def test_only_a_taste_that_wins_clearly_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course("revenant", "alone", games=16, generations=1, walks=12, trial=12, seed=3, what=TASTE)
    game = learn_game(course, 1, Known(), 0)
    monkeypatch.setattr(
        training, "learn_games", lambda *asked: [msgspec.structs.replace(game, number=number) for number in asked[3]]
    )
    for better in (1.0, 0.5):
        monkeypatch.setattr(
            training, "try_games", lambda *asked, better=better: [training.Tried(number, better) for number in asked[4]]
        )
        said = list(train(course, tmp_path / str(better), jobs=1, progress=False))
        assert said[-1].endswith(": kept" if better == 1.0 else ": not kept")
        assert (tmp_path / str(better) / "alone.json").exists() == (better == 1.0)
    kept = read(tmp_path / "1.0" / "alone.json", Liked)
    assert (kept.title, kept.mode, len(kept.numbers)) == ("revenant", "alone", SIZE)
    assert any(kept.numbers)


# ---- what is shipped


@pytest.mark.parametrize(("title", "mode"), LEARNT)
def test_shipped_tastes_fit_their_titles_and_say_how_they_were_made(title: str, mode: str) -> None:
    paths = {path.stem: path for path in files_of(title, TASTES)}
    assert set(paths) <= {each for name, each in LEARNT if name == title}
    if mode not in paths:
        assert begin_with(Course(title, mode)).taste is None
        with pytest.raises(TrainingError, match="no taste"):
            begin_with(Course(title, mode, what=TASTE, further=True))
        return
    taste = read(paths[mode], Liked)
    assert paths[mode].stat().st_size < 2_000_000
    assert (taste.title, taste.mode, len(taste.numbers)) == (title, mode, SIZE)
    kept = [each for each in taste.made.generations if each.kept]
    assert kept, "nothing is shipped that did not win"
    assert all(each.low > 0.5 for each in kept)
    assert begin_with(Course(title, mode)).taste == taste
    assert begin_with(Course(title, mode, what=TASTE)).taste is None
    assert begin_with(Course(title, mode, what=TASTE, further=True)).taste == taste
