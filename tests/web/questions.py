"""Positions of the golden games at which questions are looked at: some, as few as show everything, or all kinds.

FARFLUNG_WALK=cover takes few positions, at which each question is seen with each kind of answer it ever has, with each
act that it is ever asked for, and with few, several and many answers. FARFLUNG_WALK=all takes every question with every
set of kinds of answers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from tests.web.shares import share

from farflung import games
from farflung.engine.core import verb_of
from farflung.engine.match import Match
from farflung.engine.record import LUCK, Record, parse

WALK = os.environ.get("FARFLUNG_WALK", "")
GOLDEN = Path(__file__).parents[1] / "golden"
PORTIONS = {"cover": 8, "all": 24}  # of all positions of a title: each is a test, which a campaign keeps as it ends
FEW, SEVERAL = 4, 8  # answers that the page shows in one way

Kinds = frozenset[tuple[str, ...]]


def walk(path: Path) -> Iterator[Match]:
    """The game of a record, at each of its questions."""
    record = parse(path.read_text("utf-8"))
    match = Match.load(games.title(record.setup.title), Record(record.setup, []))
    match.dice = None
    match.go_back(0)
    codes = record.codes(match.notation)
    at = 0
    while at < len(codes):
        until_answer = at
        while until_answer < len(codes) and record.lines[until_answer].seat == LUCK:
            until_answer += 1
        if match.question is not None:
            yield match
        end = until_answer + 1
        while end < len(codes) and record.lines[end].seat == LUCK:
            end += 1
        if match.question is None:  # luck speaks first
            match.script += codes[at:until_answer]
            match._advance()
            at = until_answer
            continue
        match.answer(codes[at], codes[at + 1 : end])
        at = end


def chosen_among(folder: str) -> Iterator[tuple[str, Match]]:
    """All questions of a title that have two answers at least, each with the record it is of."""
    for path in sorted((GOLDEN / folder).glob("*.record")):
        for match in walk(path):
            if match.question is not None and len(match.question.options) > 1:
                yield path.stem, match


def sample(folder: str, record: str, wanted: list[str]) -> dict[str, str]:
    """Records that stand at questions of these names, of this game if it has them."""
    found: dict[str, str] = {}
    paths = sorted((GOLDEN / folder).glob("*.record"), key=lambda path: (path.stem != record, path))
    for path in paths:
        for match in walk(path):
            question = match.question
            assert question is not None
            if question.name in wanted and question.name not in found and len(question.options) > 1:
                found[question.name] = match.save()
                if len(found) == len(wanted):
                    return found
    raise AssertionError(f"never asked: {set(wanted) - set(found)}")


@cache
def every_kind(folder: str) -> dict[str, str]:
    """A record at every question with every set of kinds of answers."""
    found: dict[str, str] = {}
    for _, match in chosen_among(folder):
        assert match.question is not None
        verbs = sorted({match.notation.verbs[verb_of(code)].name for code in match.question.options})
        key = f"{match.question.name}: {', '.join(verbs)}"
        if key not in found:
            found[key] = match.save()
    return found


def kinds(match: Match) -> Kinds:
    """What is to be seen at this question: each kind of answer, each act that it is asked for, and how many answers."""
    question, verbs = match.question, match.notation.verbs
    assert question is not None
    number = len(question.options)
    many = "few" if number <= FEW else "several" if number <= SEVERAL else "many"
    return frozenset(
        {(question.name, "answered by", verbs[verb_of(code)].name) for code in question.options}
        | {(question.name, "asked for", verbs[verb_of(code)].name) for code in question.about}
        | {(question.name, "of", many)}
    )


@cache
def covering(folder: str) -> dict[str, str]:
    """Records at as few questions as show everything that is ever to be seen at one: the next is always one that shows
    most of what is left, and among equals one with little beside it."""
    found: dict[Kinds, tuple[str, str]] = {}
    for stem, match in chosen_among(folder):
        seen = kinds(match)
        if seen not in found:
            assert match.question is not None
            found[seen] = f"{match.question.name} ({stem} at {match.position})", match.save()
    left = {each for seen in found for each in seen}
    chosen: dict[str, str] = {}
    while left:
        best = max(found, key=lambda seen: (len(seen & left), -len(seen)))
        left -= best
        name, record = found[best]
        chosen[name] = record
    return chosen


EVERY = {"cover": covering, "all": every_kind}


def portions(folders: list[str], *kept: int) -> list[ParameterSet]:
    """Titles and portions of their positions. A run takes the questions of a sample, which are one."""
    if not WALK:
        return share([(folder, 0) for folder in folders], *kept)
    return [
        pytest.param(folder, portion, id=f"{folder}-{WALK}-{portion}")
        for folder in folders
        for portion in range(PORTIONS[WALK])
    ]


def portion_of(folder: str, portion: int) -> dict[str, str]:
    return dict(list(EVERY[WALK](folder).items())[portion :: PORTIONS[WALK]])


if __name__ == "__main__":
    for each in sorted(path.name for path in GOLDEN.iterdir() if any(path.glob("*.record"))):
        print(f"{each}: {len(covering(each))} positions show everything, {len(every_kind(each))} every set of answers")
