"""What `farflung train` has learnt of a title: files beside its modules. Of values, what a game is worth by them; of
tastes, which answers are good, so that habits give them and a tree looks there first.

A title that can be learnt has a module `features` with `mode_of(game)`, which of its files a game is judged by,
`names_of(mode)` and `features_of(game, seat)`, the game in numbers, and `TABLES`, what to play to learn from. It may
have `margin_of(game, seat)`: how well a finished game went beside who has won it, from 0 to 1. Its `palate` has a
`PALATE`, by which answers are told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from types import ModuleType
from typing import TypeVar

import msgspec

from farflung import games
from farflung.bots import judge_of
from farflung.bots.greedy import Judge
from farflung.bots.habit import Habit
from farflung.bots.net import Net
from farflung.bots.taste import Palate, Table, Taste
from farflung.engine.core import Decider, Game

FOLDER = "learned"
TASTES = "tastes"
SHARPNESS = 3.0
"""How much more often than a search chose it habits answer what they like best: they are to play well, not to guess
what a search would do."""
File = TypeVar("File")
JUDGED = "judged"
"""The last of all numbers: what the title's judge makes of the game."""


class Generation(msgspec.Struct, frozen=True):
    """One round of learning: what was played, and how the new value did against the one before it."""

    games: int
    positions: int
    losses: list[float]
    """Of games that were not learnt from, epoch by epoch: the mean cross-entropy."""
    trial: int
    """Games of the trial that tell the two apart."""
    won: int
    """Of these, won by the new one."""
    low: float
    """The 95 % interval (Wilson) of its share."""
    high: float
    kept: bool


class Made(msgspec.Struct, frozen=True):
    """How a file was made: enough to make it again."""

    version: str
    seed: int
    walks: int
    """Of the bots that played, for a move."""
    generations: list[Generation]
    habits: int = 0
    """Games that habits played before the bots did, among those of every generation."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file: the value of one mode of a title, and how it was learnt."""

    title: str
    mode: str
    features: list[str]
    line: list[float]
    hidden: list[list[float]]
    thresholds: list[float]
    out: list[float]
    bias: float
    loyalty: float
    """How much better than what habit would do something else must look, as a chance to win, to be done."""
    made: Made

    def net(self) -> Net:
        """What says the value."""
        return Net(
            list(self.line), [list(row) for row in self.hidden], list(self.thresholds), list(self.out), self.bias
        )


class Liked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file: which answers are good in one mode of a title, and how that was learnt."""

    title: str
    mode: str
    numbers: list[int]
    """By the place of a trait (`bots.taste`), how much it is liked."""
    made: Made


class Learned:
    """What is known of a title by these lessons and tastes."""

    def __init__(self, module: ModuleType, lessons: Sequence[Lesson] = (), tastes: Sequence[Liked] = ()) -> None:
        self.module = module
        self.judge = judge_of(games.title(lessons[0].title)) if lessons else None
        self.lessons = {lesson.mode: lesson for lesson in lessons}
        self.nets = {lesson.mode: lesson.net() for lesson in lessons}
        self.tastes = {taste.mode: taste for taste in tastes}
        self.palate = palate_of(tastes[0].title) if tastes else None
        self.tables = {taste.mode: Table(taste.numbers) for taste in tastes}

    def habit(self, judge: Judge, game: Game, seed: int, sharpness: float = SHARPNESS) -> Decider:
        """How a game like this one is played on without thinking: by taste where there is one, else as the judge says.
        Sharpness 0 answers what is liked best."""
        habit, table = judge.habit(seed), self.tables.get(self.module.mode_of(game))
        if table is None or self.palate is None or not isinstance(habit, Habit):
            return habit
        return Taste(table, self.palate, habit, seed, sharpness)

    def knows(self, game: Game) -> bool:
        """Whether there is a lesson for games like this one, and it means the numbers that its title tells today."""
        lesson = self.lessons.get(self.module.mode_of(game))
        return lesson is not None and lesson.features == names_of(self.module, lesson.mode)

    def loyalty(self, game: Game) -> float:
        """How much better than habit something must be."""
        return self.lessons[self.module.mode_of(game)].loyalty

    def values(self, game: Game, seats: Sequence[int]) -> list[float]:
        """The chances of these seats to win a game that is not over."""
        assert self.judge is not None
        net = self.nets[self.module.mode_of(game)]
        return [net.value(row) for row in told(self.module, self.judge, game, seats)]


def names_of(module: ModuleType, mode: str) -> list[str]:
    """What all numbers are called."""
    return [*module.names_of(mode), JUDGED]


def told(module: ModuleType, judge: Judge, game: Game, seats: Sequence[int]) -> list[list[float]]:
    """A game in numbers, as these seats see it: the title's, and how it stands by the judge, as a logarithm of odds."""
    alone = judge.together(game) or game.seats == 1
    worths = [judge.worth(game, seat) / judge.scale for seat in (seats if alone else range(game.seats))]
    return [
        [*module.features_of(game, seat), worths[place] if alone else odds(worths, seat)]
        for place, seat in enumerate(seats)
    ]


def odds(worths: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead of all others together, as a logarithm of odds."""
    mine = worths[seat]
    return -log(sum(exp(min(max(each - mine, -30.0), 30.0)) for other, each in enumerate(worths) if other != seat))


def features_module(title: str) -> ModuleType | None:
    """What tells games of the title in numbers; None if it cannot be learnt."""
    return games.part(title, "features")


@cache
def shipped(title: str) -> Learned | None:
    """What comes with a title; None if nothing does."""
    module = features_module(title)
    lessons = [read(path, Lesson) for path in files_of(title, FOLDER)]
    tastes = [read(path, Liked) for path in files_of(title, TASTES)]
    return Learned(module, lessons, tastes) if module is not None and (lessons or tastes) else None


def files_of(title: str, folder: str) -> list[Path]:
    """What lies in a folder of the title."""
    found = games.file(title, folder)
    return sorted(found.glob("*.json")) if found is not None else []


def read(path: Path, kind: type[File]) -> File:
    """One file."""
    return msgspec.json.decode(path.read_bytes(), type=kind)


def palate_of(title: str) -> Palate | None:
    """By what answers of the title are told apart; None if nothing can be learnt of them."""
    module = games.part(title, "palate")
    if module is None:
        return None
    palate: Palate = module.PALATE
    return palate
