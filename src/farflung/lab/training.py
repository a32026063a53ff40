"""`farflung train`: bots play themselves, learn what their positions were worth or which of their answers were good,
and a trial says whether what they know now is better than what they knew before.

A generation is some games of the best bots so far, a lesson from these and all earlier games, and a trial of it against
the best so far (at first the title's `Judge`) at tables with the same luck. It is kept only if its
interval lies above one half. Before the first generation habits may play (`lab.schooling`): many games, quickly. All of
it goes to a folder, game by game, but for the habits', which are played again: whoever is interrupted goes on from
there, and comes to the same files.

What is learnt from is what a seat sees: positions are imagined from its view, as a search imagines them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

import farflung
from farflung import games as titles
from farflung.bots import judge_of
from farflung.bots.base import step
from farflung.bots.learned import (
    FOLDER,
    TASTES,
    Generation,
    Learned,
    Lesson,
    Liked,
    Made,
    features_module,
    files_of,
    names_of,
    read,
    told,
)
from farflung.bots.search_tree import TreeBot, outcomes
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.title import Setup, Title
from farflung.engine.views import Imagination, view
from farflung.lab.curves import draw
from farflung.lab.simulation import bar, spread, wilson

if TYPE_CHECKING:
    from farflung.bots.taste import Taste
    from farflung.lab.schooling import School

SEEDS_APART = 1_000_003
VALUE = "value"
TASTE = "taste"
KINDS = [VALUE, TASTE]
"""What can be learnt: what positions are worth, and which answers are good."""
SOFTNESS = 0.01
"""So that no two games of a generation go the same way."""
IN_A_BATCH = 8
FEWEST = 12
"""Games that something can be learnt from."""
AT_SCHOOL = 400
"""Games of habits in a batch."""
Line = TypeVar("Line")


class TrainingError(ValueError):
    """What cannot be trained, or not in this folder."""


class Course(msgspec.Struct, frozen=True):
    """What to learn, and how long. The same course comes to the same file."""

    title: str
    mode: str
    games: int = 400
    """Of a generation."""
    generations: int = 2
    walks: int = 40
    """Of the bots for a move, when they play to learn and in trials."""
    trial: int = 100
    """Games of a trial."""
    seed: int = 1
    habits: int = 0
    """Games that habits play before the first generation, learnt from in all of them."""
    what: str = VALUE
    further: bool = False
    """Of a taste: it begins with the one that is shipped instead of with habits by hand."""


class TableOfCourse(msgspec.Struct, frozen=True):
    """A set-up to play at."""

    edition: str
    seats: int
    options: dict[str, str]

    def setup(self, title: str) -> Setup:
        """With names."""
        return Setup(title, self.edition, [f"Seat {seat + 1}" for seat in range(self.seats)], dict(self.options))


class Question(msgspec.Struct, frozen=True):
    """What was asked: of each option its traits, and how good the search found it."""

    traits: list[list[int]]
    shares: list[float]
    """Adding up to 1."""


class Told(msgspec.Struct, frozen=True):
    """A finished game: its positions in numbers, each with the seat it is seen by, and what it was worth."""

    number: int
    rows: list[list[float]]
    targets: list[float]
    """Of each row, what the game was worth to its seat at the end."""
    questions: list[Question] = []
    """What was asked, for a taste."""


class Known(msgspec.Struct, frozen=True):
    """What a bot goes by beside the judge."""

    value: Lesson | None = None
    taste: Liked | None = None

    def learned(self, course: Course) -> Learned | None:
        """As bots take it."""
        module = features_module(course.title)
        if module is None or (self.value is None and self.taste is None):
            return None
        return Learned(module, [self.value] if self.value else [], [self.taste] if self.taste else [])

    def best(self, course: Course) -> Lesson | Liked | None:
        """What the course is about."""
        return self.value if course.what == VALUE else self.taste

    def with_new(self, found: Lesson | Liked) -> Known:
        """The same with something new."""
        if isinstance(found, Lesson):
            return msgspec.structs.replace(self, value=found)
        return msgspec.structs.replace(self, taste=found)


class Tried(msgspec.Struct, frozen=True):
    """A game of a trial: 1 if the new one did better, 0 if the old one did, 0.5 if neither."""

    number: int
    better: float


def tables_of(course: Course) -> list[TableOfCourse]:
    """What is played to learn the mode."""
    module = features_module(course.title)
    if module is None:
        raise TrainingError(f"{course.title} cannot be trained: it has no module 'features'")
    if course.mode not in module.TABLES:
        known = ", ".join(sorted(module.TABLES))
        raise TrainingError(f"{course.title} has no mode '{course.mode}' to train; there is: {known}")
    return [TableOfCourse(*each) for each in module.TABLES[course.mode]]


def modes_of(title: str) -> list[str]:
    """All that can be trained of a title."""
    module = features_module(title)
    if module is None:
        raise TrainingError(f"{title} cannot be trained: it has no module 'features'")
    return list(module.TABLES)


def player(course: Course, title: Title, known: Known, seed: int, softness: float = 0.0) -> TreeBot:
    """A bot that goes by what is known, or by the judge."""
    return TreeBot(title, judge_of(title), seed, course.walks, softness, known.learned(course))


def begin_with(course: Course) -> Known:
    """What is shipped of the mode, but for what is to be learnt anew."""
    tastes = [read(path, Liked) for path in files_of(course.title, TASTES) if path.stem == course.mode]
    values = [read(path, Lesson) for path in files_of(course.title, FOLDER) if path.stem == course.mode]
    if course.further and not tastes:
        raise TrainingError(f"{course.title} has no taste of the mode '{course.mode}' to go further from")
    taste = tastes[0] if tastes and (course.what == VALUE or course.further) else None
    return Known(values[0] if values and course.what == TASTE else None, taste)


# ---- games to learn from


def learn_games(course: Course, generation: int, known: Known, numbers: Sequence[int]) -> list[Told]:
    """The games of these numbers."""
    return [learn_game(course, generation, known, number) for number in numbers]


def learn_game(course: Course, generation: int, known: Known, number: int) -> Told:
    """One game of the best bots so far against themselves: what its seats saw at every tick of the clock, or what they
    were asked and found."""
    title, judge, tables = titles.title(course.title), judge_of(titles.title(course.title)), tables_of(course)
    module = features_module(course.title)
    assert module is not None
    table = tables[number % len(tables)]
    seed = (course.seed * 100 + generation) * SEEDS_APART + number
    match = Match(title, table.setup(course.title), seed)
    bots = [player(course, title, known, seed * 8 + seat, SOFTNESS) for seat in range(table.seats)]
    if course.what == TASTE:
        return Told(number, [], [], asked_in(match, bots))
    rows: list[list[float]] = []
    seats: list[int] = []
    time = judge.clock(match.start)
    while match.question is not None:
        if judge.clock(match.start) != time:
            time = judge.clock(match.start)
            seat = match.question.seat
            seen = Imagination(title, view(match, seat)).start(Dice(seed + len(rows)))
            asked = [seat] if judge.together(seen) else list(range(table.seats))
            rows += [[round(value, 4) for value in row] for row in told(module, judge, seen, asked)]
            seats += asked
        step(match, bots)
    worths = [round(worth, 5) for worth in outcomes(title, judge, match.game)]
    return Told(number, rows, [worths[seat] for seat in seats])


def asked_in(match: Match, bots: Sequence[TreeBot]) -> list[Question]:
    """Plays a game, and keeps what the bots have thought about."""
    from farflung.lab.tasting import question_of, untaught

    found: list[Question] = []
    taste: Taste = untaught(match.title.name, judge_of(match.title).habit(0))
    while match.question is not None:
        bot = bots[match.question.seat]
        step(match, bots)
        question = question_of(bot.thought, taste) if bot.thought is not None else None
        if question is not None:
            found.append(question)
    return found


# ---- the trial


def try_games(course: Course, generation: int, new: Known, old: Known, numbers: Sequence[int]) -> list[Tried]:
    """The games of these numbers."""
    return [try_game(course, generation, new, old, number) for number in numbers]


def try_game(course: Course, generation: int, new: Known, old: Known, number: int) -> Tried:
    """Against each other: two games with the same luck, the seats changed. Together: both play the same game."""
    title, judge = titles.title(course.title), judge_of(titles.title(course.title))
    all_tables = tables_of(course)
    together = judge.together(title.new_game(all_tables[0].setup(course.title)))
    tables = all_tables if together else [each for each in all_tables if each.seats <= 2]
    alone = together or tables[0].seats == 1
    pair = number if alone else number // 2
    table = tables[pair % len(tables)]
    luck = (course.seed * 100 + generation) * SEEDS_APART + 500_000 + pair

    def won(players: list[Known]) -> list[int]:
        match = Match(title, table.setup(course.title), luck)
        bots = [player(course, title, known, luck * 8 + seat) for seat, known in enumerate(players)]
        while match.question is not None:
            step(match, bots)
        return title.winners(match.game)

    if alone:
        news, olds = bool(won([new] * table.seats)), bool(won([old] * table.seats))
        return Tried(number, 0.5 + (news - olds) / 2)
    mine = number % 2
    winners = won([new if seat == mine else old for seat in range(2)])
    return Tried(number, 0.5 if len(winners) != 1 else float(winners[0] == mine))


# ---- the folder


class Folder:
    """Where a course is kept: its plan, and for each generation its games, its lesson and its trial."""

    def __init__(self, path: Path, course: Course) -> None:
        self.path = path
        plan = path / "course.json"
        told = msgspec.json.encode(msgspec.structs.replace(course, generations=0))  # more of them go on from here
        path.mkdir(parents=True, exist_ok=True)
        if plan.exists() and plan.read_bytes() != told:
            raise TrainingError(f"{plan}: another course was begun here; go on with that one, or give another --out")
        plan.write_bytes(told)

    def lines(self, name: str, kind: type[Line]) -> list[Line]:
        """What is kept whole; a line that was cut off is dropped."""
        path = self.path / name
        if not path.exists():
            return []
        whole = path.read_bytes()
        end = whole.rfind(b"\n") + 1
        if end != len(whole):
            path.write_bytes(whole[:end])
        return [msgspec.json.decode(line, type=kind) for line in whole[:end].splitlines()]

    def add(self, name: str, lines: Sequence[object]) -> None:
        """Keeps finished games."""
        with (self.path / name).open("ab") as file:
            for line in lines:
                file.write(msgspec.json.encode(line) + b"\n")


def train(course: Course, out: Path, jobs: int = 0, progress: bool | None = None) -> Iterator[str]:
    """Learns; says after each step what came of it. The best lesson, if there is one, is `out`/MODE.json."""
    tables_of(course)
    folder = Folder(out, course)
    school = schooled(course, jobs, progress)
    known = begin_with(course)
    history = list(known.taste.made.generations) if course.further and known.taste else []
    everything: list[Told] = []
    for generation in range(1, course.generations + 1):
        name = f"{generation}-games.jsonl"
        played = folder.lines(name, Told)
        missing = without(range(course.games), [game.number for game in played])
        with bar(course.games, progress) as shown:
            shown.update(course.games - len(missing))
            asked = [(course, generation, known, some) for some in batches(missing)]
            for batch, found in spread(learn_games, asked, jobs):
                folder.add(name, found)
                played += found
                shown.update(len(asked[batch][3]))
        everything += sorted(played, key=lambda game: game.number)
        if course.what == VALUE:
            found_out: Lesson | Liked = learn(course, everything, history, school)
        else:
            found_out = learn_taste(course, everything, history)
        made = found_out.made.generations[-1]
        yield (
            f"generation {generation}: {made.games} games, {made.positions} positions, "
            f"loss {made.losses[0]:.4f}, then {min(made.losses):.4f} in games held out"
        )
        done = try_out(course, folder, generation, known.with_new(found_out), known, jobs, progress, made)
        history = [*history, done]
        if done.kept:
            known = known.with_new(found_out)
        yield (
            f"generation {generation}: {done.won} of {done.trial} games that tell it from the "
            f"{'best so far' if any(each.kept for each in history[:-1]) else 'judge'}, "
            f"{100 * done.low:.0f} to {100 * done.high:.0f} %: {'kept' if done.kept else 'not kept'}"
        )
        (out / "curves.svg").write_text(draw(history), "utf-8")
        best = known.best(course)
        if best is not None:
            best = msgspec.structs.replace(best, made=msgspec.structs.replace(best.made, generations=history))
            (out / f"{course.mode}.json").write_bytes(msgspec.json.encode(best) + b"\n")


def print_training(course: Course, out: Path, jobs: int) -> None:
    """Trains, and says where what is learnt belongs."""
    try:
        for said in train(course, out, jobs):
            print(f"{course.title} {course.mode}, {said}", flush=True)
    except KeyboardInterrupt:
        print(f"farflung: stopped; the same command goes on from what is in {out}", file=sys.stderr)
        sys.exit(130)
    made = out / f"{course.mode}.json"
    if made.exists():
        place = FOLDER if course.what == VALUE else TASTES
        print(f"{made}: bots play by it when it lies in {titles.home(course.title).folder / place}")
    else:
        print(f"{course.title} {course.mode}: no {course.what} was better than the judge's, so none is kept")


def without(numbers: range, done: Sequence[int]) -> list[int]:
    """Those that are still to do."""
    there = set(done)
    return [number for number in numbers if number not in there]


def batches(numbers: list[int], size: int = IN_A_BATCH) -> list[list[int]]:
    """A few at a time."""
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def schooled(course: Course, jobs: int, progress: bool | None) -> School | None:
    """What habits play before the bots do; None if they do not."""
    if not course.habits:
        return None
    from farflung.lab.schooling import joined, school_games

    asked = [(course, some) for some in batches(list(range(course.habits)), AT_SCHOOL)]
    parts: dict[int, School] = {}
    with bar(course.habits, progress) as shown:
        for batch, found in spread(school_games, asked, jobs):
            parts[batch] = found
            shown.update(len(asked[batch][1]))
    return joined([parts[batch] for batch in range(len(asked))])


def learn(course: Course, played: list[Told], history: list[Generation], school: School | None = None) -> Lesson:
    """What all games so far teach."""
    import numpy as np

    from farflung.lab.network import fit

    module = features_module(course.title)
    assert module is not None
    rows = np.array([row for game in played for row in game.rows])
    targets = np.array([target for game in played for target in game.targets])
    groups = np.array([number for number, game in enumerate(played) for _ in game.rows], dtype=np.int64)
    if school is not None:
        rows = np.concatenate([school.rows, rows]) if len(rows) else school.rows
        targets = np.concatenate([school.targets, targets])
        groups = np.concatenate([school.games, groups + course.habits])
    fitted = fit(rows, targets, groups, course.seed, known=rows.shape[1] - 1)
    now = Generation(course.habits + len(played), len(rows), fitted.losses, 0, 0, 0.0, 1.0, False)
    return Lesson(
        title=course.title,
        mode=course.mode,
        features=names_of(module, course.mode),
        line=fitted.line,
        hidden=fitted.hidden,
        thresholds=fitted.thresholds,
        out=fitted.out,
        bias=fitted.bias,
        loyalty=getattr(module, "LOYALTY", 0.0),
        made=Made(farflung.__version__, course.seed, course.walks, [*history, now], course.habits),
    )


def learn_taste(course: Course, played: Sequence[Told], history: list[Generation]) -> Liked:
    """What all games so far teach of answers."""
    from farflung.lab.tasting import fit as fit_taste

    found = fit_taste([game.questions for game in played], course.seed)
    asked = sum(len(game.questions) for game in played)
    now = Generation(len(played), asked, found.losses, 0, 0, 0.0, 1.0, False)
    made = Made(farflung.__version__, course.seed, course.walks, [*history, now])
    return Liked(course.title, course.mode, found.numbers, made)


def try_out(
    course: Course,
    folder: Folder,
    generation: int,
    new: Known,
    old: Known,
    jobs: int,
    progress: bool | None,
    now: Generation,
) -> Generation:
    """The trial of a generation."""
    name = f"{generation}-trial.jsonl"
    tried = folder.lines(name, Tried)
    missing = without(range(course.trial), [game.number for game in tried])
    with bar(course.trial, progress) as shown:
        shown.update(course.trial - len(missing))
        asked = [(course, generation, new, old, some) for some in batches(missing)]
        for batch, found in spread(try_games, asked, jobs):
            folder.add(name, found)
            tried += found
            shown.update(len(asked[batch][4]))
    told = [game for game in tried if game.better != 0.5]
    won = sum(game.better > 0.5 for game in told)
    low, high = wilson(won, len(told))
    return msgspec.structs.replace(
        now, trial=len(told), won=won, low=round(low, 4), high=round(high, 4), kept=bool(told) and low > 0.5
    )
