"""`farflung train`: it learns from what seats see, goes on where it was stopped, and its value needs no library."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from farflung import cli
from farflung.bots import judge_of
from farflung.bots.learned import FOLDER, JUDGED, Learned, Lesson, features_module, names_of, read, shipped, told
from farflung.bots.net import Net
from farflung.bots.random import RandomBot
from farflung.bots.search_tree import Thought, TreeBot, chances_of
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import Imagination, imagine, view
from farflung.games import file, ours
from farflung.games import title as title_named
from farflung.lab import training
from farflung.lab.curves import draw
from farflung.lab.network import DIGITS, Weights, fit
from farflung.lab.schooling import school_games
from farflung.lab.training import (
    Course,
    Folder,
    Known,
    Told,
    TrainingError,
    learn,
    learn_game,
    modes_of,
    tables_of,
    train,
    try_game,
)

pytestmark = pytest.mark.played

LEARNT = [(name, mode) for name in ours() if features_module(name) for mode in modes_of(name)]
TINY = Course("revenant", "alone", games=6, generations=1, walks=2, trial=2, seed=3)


def in_the_middle(title: str, mode: str, table: int = 0) -> Match:
    """A match of a table of the mode after some random answers."""
    setup = tables_of(Course(title, mode))[table].setup(title)
    match, random = Match(title_named(title), setup, 5), RandomBot(5)
    for _ in range(60):
        assert match.question is not None
        match.answer(random.pick(match.question.options))
    return match


# ---- features


@pytest.mark.parametrize(("title", "mode"), LEARNT)
def test_twins_have_the_same_features(title: str, mode: str) -> None:
    """Nothing a seat cannot see is learnt from: its view and the dice that deal the rest say all of it."""
    module = features_module(title)
    assert module is not None
    match = in_the_middle(title, mode)
    assert match.question is not None
    seat = match.question.seat
    seen = view(match, seat)
    twin = imagine(match.title, seen, Dice(99))
    rows = []
    for each in (seen, view(twin, seat)):
        game = Imagination(match.title, each).start(Dice(4))
        assert module.mode_of(game) == mode
        rows.append([module.features_of(game, other) for other in range(len(match.setup.seats))])
    assert rows[0] == rows[1]
    assert all(len(row) == len(module.names_of(mode)) for row in rows[0])


@pytest.mark.parametrize(("title", "mode"), LEARNT)
def test_every_table_of_a_mode_can_be_played_and_is_of_that_mode(title: str, mode: str) -> None:
    module = features_module(title)
    assert module is not None
    for table in tables_of(Course(title, mode)):
        game = title_named(title).new_game(table.setup(title))
        assert module.mode_of(game) == mode
        assert len(set(module.names_of(mode))) == len(module.names_of(mode))


def test_a_changed_number_of_the_rules_is_still_judged() -> None:
    setup = Setup("xodus", "first", ["Ada"], {"ships": "four"}, {"awakening": 20, "repair_cost": 0})
    match, lesson = Match(title_named("xodus"), setup, 2), guess("xodus", "journey")
    module = features_module("xodus")
    assert match.question is not None
    bot = TreeBot(match.title, judge_of(match.title), 1, 6, learned=Learned(module, [lesson]) if module else None)
    assert bot.choose(view(match, 0)) in match.question.options


# ---- the network


def guess(title: str, mode: str, seed: int = 1) -> Lesson:
    """A lesson of nothing but noise."""
    module = features_module(title)
    assert module is not None
    size = len(names_of(module, mode))
    dice = np.random.default_rng(seed)
    rows, targets = dice.normal(size=(60, size)), dice.random(60)
    found = learn(
        Course(title, mode),
        [Told(n, [list(row)], [target]) for n, (row, target) in enumerate(zip(rows, targets, strict=True))],
        [],
    )
    assert found.features == names_of(module, mode)
    return found


def test_what_is_exported_says_what_the_library_says() -> None:
    dice = np.random.default_rng(2)
    rows, games = dice.normal(3.0, 2.0, (2400, 7)), np.arange(2400) // 5
    rows[:, 6] = 1.0
    targets = 1.0 / (1.0 + np.exp(-(rows[:, 0] - 3.0) * (rows[:, 1] - 3.0)))
    fitted = fit(rows, targets, games, 1, units=6)
    weights = Weights(7, 6, dice)
    weights.line, weights.hidden = np.array(fitted.line), np.array(fitted.hidden).T
    weights.thresholds, weights.out, weights.bias = (
        np.array(fitted.thresholds),
        np.array(fitted.out),
        np.array([fitted.bias]),
    )
    net = Net(fitted.line, fitted.hidden, fitted.thresholds, fitted.out, fitted.bias)
    told = [net.value(list(row)) for row in rows]
    assert told == pytest.approx(weights.predict(rows), abs=1e-9)
    assert float(np.mean((np.array(told) - targets) ** 2)) < 0.05  # a line alone leaves 0.1
    assert fitted.losses[-1] < fitted.losses[0]
    assert fitted == fit(rows, targets, games, 1, units=6)
    assert all(float(f"{number:.{DIGITS}g}") == number for number in fitted.line)
    with pytest.raises(ValueError, match="knows 7 features, not 2"):
        net.value([1.0, 2.0])


def test_what_the_judge_makes_of_a_game_is_mended_not_learnt_anew() -> None:
    """Whoever has learnt nothing says what the judge says; who learns finds what it has overlooked."""
    dice = np.random.default_rng(4)
    rows, games = dice.normal(size=(3000, 3)), np.arange(3000) // 5
    rows[:, 2] = rows[:, 2] * 2.0 + 1.0
    truth = 1.0 / (1.0 + np.exp(-(rows[:, 2] + 1.5 * rows[:, 0])))
    fitted = fit(rows, truth, games, 1, known=2)
    net = Net(fitted.line, fitted.hidden, fitted.thresholds, fitted.out, fitted.bias)
    assert float(np.mean(np.abs([net.value(list(row)) for row in rows] - truth))) < 0.05
    fresh = Weights(3, 4, dice)
    fresh.begin_with(2, 1.0, 2.0)
    even = (rows - np.array([0.0, 0.0, 1.0])) / np.array([1.0, 1.0, 2.0])
    assert fresh.predict(even) == pytest.approx(1.0 / (1.0 + np.exp(-rows[:, 2])))


@pytest.mark.parametrize(("title", "mode"), LEARNT)
def test_the_last_number_is_what_the_judge_makes_of_the_game(title: str, mode: str) -> None:
    module, judge = features_module(title), judge_of(title_named(title))
    assert module is not None
    match = in_the_middle(title, mode)
    assert names_of(module, mode)[-1] == JUDGED
    seats = range(len(match.setup.seats))
    found = [row[-1] for row in told(module, judge, match.start, seats)]
    if judge.together(match.start) or len(seats) == 1:
        assert found == [judge.worth(match.start, seat) / judge.scale for seat in seats]
    else:
        chances = chances_of(judge, match.start, 0, 0.0)
        assert [1.0 / (1.0 + np.exp(-each)) for each in found] == pytest.approx(chances)


def test_positions_are_judged_by_what_was_learnt() -> None:
    match = in_the_middle("helionox", "rivals")
    assert match.question is not None
    module = features_module("helionox")
    assert module is not None
    learned = Learned(module, [guess("helionox", "rivals")])
    judge = judge_of(match.title)
    seen = view(match, match.question.seat)
    game = Imagination(match.title, seen).start(Dice(1))
    with_it, without = (Thought(match.title, judge, seen, 1, each).values(game) for each in (learned, None))
    assert with_it == learned.values(game, range(2))
    assert with_it != without
    strange = msgspec.structs.replace(guess("helionox", "rivals"), features=["something else"])
    assert not Learned(module, [strange]).knows(game)


# ---- a course


def learnt(out: Path, course: Course = TINY) -> tuple[list[str], dict[str, bytes]]:
    """What was said, and what lies in the folder."""
    said = list(train(course, out, jobs=1, progress=False))
    return said, {path.name: path.read_bytes() for path in sorted(out.iterdir())}


def test_a_course_that_is_stopped_goes_on_to_the_same_files(tmp_path: Path) -> None:
    said, whole = learnt(tmp_path / "whole")
    assert len(said) == 2
    assert said[0].startswith("generation 1: 6 games, ")
    cut = tmp_path / "cut"
    cut.mkdir()
    lines = whole["1-games.jsonl"].splitlines(keepends=True)
    (cut / "course.json").write_bytes(whole["course.json"])
    (cut / "1-games.jsonl").write_bytes(b"".join(lines[:4]) + lines[4][:40])  # in the middle of writing a game
    assert learnt(cut) == (said, whole)
    ElementTree.fromstring(whole["curves.svg"].decode())
    with pytest.raises(TrainingError, match="another course was begun here"):
        Folder(cut, msgspec.structs.replace(TINY, seed=4))


def test_games_are_the_same_by_the_same_seed_and_learn_from_every_seat() -> None:
    course = Course("revenant", "final", walks=2, seed=8)
    one = learn_game(course, 1, Known(), 0)
    assert one == learn_game(course, 1, Known(), 0)
    assert one != learn_game(course, 2, Known(), 0)
    assert len(one.rows) == len(one.targets)
    assert len(set(one.targets)) == 2  # who won and who did not
    assert 0.0 <= min(one.targets) < 0.5 < max(one.targets) <= 1.0


@pytest.mark.parametrize(("title", "mode"), LEARNT)
def test_habits_play_games_to_learn_from(title: str, mode: str) -> None:
    """The same by the same seed, told as seats may know them, and worth what came of them."""
    course = Course(title, mode, seed=8, habits=4)
    module = features_module(title)
    assert module is not None
    found = school_games(course, [0])
    assert found.rows.shape == (len(found.targets), len(names_of(module, mode)))
    assert set(found.games) == {0}
    assert 0.0 <= found.targets.min() <= found.targets.max() <= 1.0
    again = school_games(course, [0])
    assert all(np.array_equal(one, other) for one, other in zip(found, again, strict=True))


def test_what_habits_play_is_learnt_from(tmp_path: Path) -> None:
    course = msgspec.structs.replace(TINY, games=0, habits=14)
    assert not np.array_equal(school_games(course, [0]).rows[-1], school_games(course, [3]).rows[-1])
    said, files = learnt(tmp_path, course)
    assert said[0].startswith("generation 1: 14 games, ")
    assert "1-games.jsonl" not in files
    assert learnt(tmp_path, course) == (said, files)


def test_a_trial_changes_seats_and_tells_who_did_better() -> None:
    course = Course("helionox", "rivals", walks=2)
    lesson = Known(guess("helionox", "rivals"))
    tried = [try_game(course, 1, lesson, lesson, number).better for number in range(2)]
    assert sorted(tried) == [0.0, 1.0]  # the same bots with the same luck: one seat wins, whoever sits there


def test_only_what_wins_clearly_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = learn_game(TINY, 1, Known(), 0)
    monkeypatch.setattr(
        training, "learn_games", lambda *asked: [Told(number, game.rows, game.targets) for number in asked[3]]
    )
    for better, kept in ((1.0, True), (0.0, False), (0.5, False)):
        monkeypatch.setattr(
            training, "try_games", lambda *asked, better=better: [training.Tried(number, better) for number in asked[4]]
        )
        out = tmp_path / str(better)
        said, files = learnt(out, msgspec.structs.replace(TINY, trial=12))
        assert ("alone.json" in files) == kept
        assert said[-1].endswith(": kept" if kept else ": not kept")
    lesson = read(tmp_path / "1.0" / "alone.json", Lesson)
    assert (lesson.title, lesson.mode) == ("revenant", "alone")
    assert [(each.games, each.trial, each.won, each.kept) for each in lesson.made.generations] == [(6, 12, 12, True)]
    assert draw(lesson.made.generations).startswith("<svg ")


def test_the_command_says_what_cannot_be_trained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (
        (["salvage"], "salvage cannot be trained: it has no module 'features'"),
        (["helionox", "--mode", "odd"], "helionox has no mode 'odd' to train; there is: rivals, together"),
        (["xodus", "--habits", "5", "--games", "5"], "at least 12 games are needed to learn from"),
    ):
        with pytest.raises(SystemExit) as stopped:
            cli.run(["train", *arguments, "--out", str(tmp_path)])
        assert stopped.value.code == 2
        assert words in capsys.readouterr().err


def test_the_command_trains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = learn_game(TINY, 1, Known(), 0)
    monkeypatch.setattr(
        training, "learn_games", lambda *asked: [Told(number, game.rows, game.targets) for number in asked[3]]
    )
    asked = [
        "train",
        "revenant",
        "--mode",
        "alone",
        "--habits",
        "8",
        "--games",
        "12",
        "--generations",
        "1",
        "--walks",
        "2",
    ]
    done = CliRunner().invoke(cli.app, [*asked, "--trial", "2", "--out", str(tmp_path), "--jobs", "1"])
    assert done.exit_code == 0, done.output
    assert "revenant alone, generation 1: 20 games" in done.output
    assert (tmp_path / "revenant" / "alone" / "curves.svg").exists()


# ---- what is shipped


def test_shipped_lessons_fit_their_titles_and_say_how_they_were_made() -> None:
    for name in ours():
        folder = file(name, FOLDER)
        for path in sorted(folder.glob("*.json")) if folder else []:
            assert path.stat().st_size < 2_000_000
            lesson, module = read(path, Lesson), features_module(name)
            assert module is not None
            assert (lesson.title, lesson.mode) == (name, path.stem)
            assert lesson.features == module.names_of(lesson.mode)
            kept = [each for each in lesson.made.generations if each.kept]
            assert kept, "nothing is shipped that did not win"
            assert all(each.low > 0.5 for each in kept)
            found = shipped(name)
            assert found is not None
            assert found.knows(title_named(name).new_game(tables_of(Course(name, path.stem))[0].setup(name)))
