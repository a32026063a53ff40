"""The games that the laws are tried on, and what to do with one that breaks a law. Chance plays every other one; in
those between, seats follow the habits of their title's bots and now and then do anything, so that games come where
people come.

A title comes under every law by its module in `titles/`, a mode by one line in it. FARFLUNG_LAW_GAMES says how many
games are played per set-up (few by default, fewest interpreted; a full run takes 500). A game that breaks a law is cut
to its shortest beginning that still breaks it and written to a file: a record that `Match.load` reads.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import pytest
from tests.laws.setup import Conserved, LawSetup, TitleLaws

from farflung import games
from farflung.bots import judge_of
from farflung.engine import core
from farflung.engine.core import Decider, Dice, Game
from farflung.engine.match import Match
from farflung.engine.title import Data, Setup, Title
from farflung.games import title as title_named

COMPILED = not str(core.__file__).endswith(".py")
GAMES = int(os.environ.get("FARFLUNG_LAW_GAMES", "4" if COMPILED else "1"))
WAYWARD = 12  # every so many answers something else than habit
QUESTIONS = 8  # how many questions of a game a costly law is tried on


class OthersLaws:
    """The laws for a title of somebody else: a module `laws` of its package may say more (docs/writing-a-game.md)."""

    def __init__(self, name: str) -> None:
        title, more = title_named(name), games.part(name, "laws")
        bound = getattr(more, "BOUND", 2000)
        self.SETUPS = [LawSetup(name, edition, seats, bound) for edition in title.editions for seats in title.seats]
        self.SHOWS: frozenset[int] = getattr(more, "SHOWS", frozenset())
        self.CONFIRMS: frozenset[int] = getattr(more, "CONFIRMS", frozenset())
        self.CONSERVED: Conserved = getattr(more, "CONSERVED", NothingConserved())


class NothingConserved:
    """For a title that does not say what never gets lost in it."""

    def between_scenes(self, game: Game) -> None: ...

    def at_any_time(self, game: Game) -> None: ...


TITLE_LAWS: dict[str, TitleLaws] = {
    path.stem: cast(TitleLaws, import_module(f"tests.laws.titles.{path.stem}"))
    for path in sorted((Path(__file__).parent / "titles").glob("[a-z]*.py"))
}
TITLE_LAWS |= {name: OthersLaws(name) for name in games.titles() if name not in games.ours()}
SETUPS = [law_setup for laws in TITLE_LAWS.values() for law_setup in laws.SETUPS]

every_setup = pytest.mark.parametrize("law_setup", SETUPS, ids=str)


class Walk(NamedTuple):
    """A game as it was played: where each question stood in the record, and what was answered."""

    law_setup: LawSetup
    seed: int
    title: Title
    setup: Setup
    codes: list[int]
    seats: list[int]
    """Who gave each line; -1 is luck."""

    def questions(self) -> list[int]:
        """The places of the answers among the lines."""
        return [place for place, seat in enumerate(self.seats) if seat >= 0]

    def match_at(self, position: int) -> Match:
        """The match at the question before which so many lines stood."""
        match = Match(self.title, self.setup, self.seed)
        match._play(self.codes[:position])
        return match

    def matches(self) -> Iterator[Match]:
        """The match at each of its questions, in order; the same object that goes on."""
        match = self.match_at(self.questions()[0])
        while match.question is not None:
            yield match
            place = match.position
            luck = place + 1
            while luck < len(self.seats) and self.seats[luck] < 0:
                luck += 1
            match.answer(self.codes[place], self.codes[place + 1 : luck])

    def sample(self, dice: Dice, n: int = QUESTIONS) -> list[int]:
        """Some of the questions, in order: the first, the last, and others at random."""
        places = self.questions()
        if len(places) <= n:
            return places
        inner = places[1:-1]
        dice.shuffle(inner)
        return sorted([places[0], places[-1], *inner[: n - 2]])


@lru_cache(maxsize=8192)  # every law walks through the same games
def walk(law_setup: LawSetup, seed: int) -> Walk:
    """A game by chance or by habit."""
    title = title_named(law_setup.title)
    setup = law_setup.setup()
    match = Match(title, setup, seed)
    player = player_of(title, seed + 1_000_003, by_habit=(seed + SETUPS.index(law_setup)) % 2 == 0)
    while match.question is not None:
        question = match.question
        answer = question.options[player.decide(match.game, question.seat, question.kind)]
        before = match.codes + match.script
        try:
            match.answer(answer)
            if len(match.seats) > 20 * law_setup.bound:
                raise AssertionError("the game does not end")
        except Exception as error:
            sound = Match(title, setup, seed)
            sound._play(before)
            path = keep(law_setup, seed, sound.save())
            then = f"{error!r} at the answer '{match.notation.text(answer)}'"
            raise AssertionError(f"{law_setup}, game {seed}: {then}; record up to it: {path}") from error
    return Walk(law_setup, seed, title, setup, match.codes, match.finished_seats)


class Wayward(Decider):
    """Has habits, and once in a while does anything."""

    def __init__(self, habit: Decider, seed: int) -> None:
        self.habit = habit
        self.dice = Dice(seed)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        who = self.dice if self.dice.below(WAYWARD) == 0 else self.habit
        return who.decide(game, seat, kind)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.dice.luck(game, verb, pool)


def player_of(title: Title, seed: int, by_habit: bool) -> Decider:
    return Wayward(judge_of(title).habit(seed), seed) if by_habit else Dice(seed)


def walks(law_setup: LawSetup) -> Iterator[Walk]:
    for seed in range(1, GAMES + 1):
        yield walk(law_setup, seed)


# ---- a law at a question


Law = Callable[[Match, Dice], None]


def obeys(law_setup: LawSetup, law: Law, every_question: bool = False) -> None:
    """Tries the law at questions of games; it asserts what must hold there."""
    for game in walks(law_setup):
        places = set(game.questions() if every_question else game.sample(Dice(game.seed)))
        for match in game.matches():
            if match.position in places:
                problem = broken(law, match)
                if problem:
                    shortest, problem = shrink(game, law, problem, match.position)
                    path = keep(law_setup, game.seed, shortest.save())
                    pytest.fail(f"{law_setup}, game {game.seed}: {problem}\nshortest record: {path}")


def broken(law: Law, match: Match) -> str:
    try:
        law(match, Dice(match.position))
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    return ""


def shrink(game: Walk, law: Law, problem: str, position: int) -> tuple[Match, str]:
    """The first question at which the law is broken: the shortest record that shows it."""
    for match in game.matches():
        if match.position >= position:
            break
        earlier = broken(law, match)
        if earlier:
            return match, earlier
    return game.match_at(position), problem


@contextmanager
def kept(game: Walk, position: int | None = None) -> Iterator[None]:
    """For laws about more than a question: keeps the record, up to the position, of a game that breaks one."""
    try:
        yield
    except Exception as problem:
        path = keep(game.law_setup, game.seed, game.match_at(len(game.codes) if position is None else position).save())
        pytest.fail(f"{game.law_setup}, game {game.seed}: {type(problem).__name__}: {problem}\nrecord: {path}")


def keep(law_setup: LawSetup, seed: int, record: str) -> Path:
    folder = Path(os.environ.get("FARFLUNG_LAW_FAILURES", tempfile.gettempdir())) / "farflung-laws"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{str(law_setup).replace(' ', '-')}-{seed}.record"
    path.write_text(record, encoding="utf-8")
    return path


# ---- what is compared


def unlike(one: object, other: object, path: str = "") -> list[str]:
    """Where two pieces of data differ, and how."""
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [line for key in one for line in unlike(one[key], other[key], f"{path}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            line for i, pair in enumerate(zip(one, other, strict=True)) for line in unlike(*pair, f"{path}.{i + 1}")
        ]
    return [f"{path}: {one!r} / {other!r}"]


def to_bytes(data: Data) -> bytes:
    return msgspec.json.encode(data)


def truth(match: Match) -> tuple[bytes, bytes, object, list[int], list[int], object]:
    """All there is to know of a match: two of them are the same if this is."""
    return (
        to_bytes(match.title.to_data(match.start)),
        to_bytes(match.title.to_data(match.game)),
        match.question,
        match.codes + match.script,
        match.seats,
        match.events,
    )
