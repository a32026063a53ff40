"""Luck at tables: each draw anew from the operating system, so that nobody can reckon the next from those before."""

from __future__ import annotations

import random
import secrets

import pytest
from tests.table.playing import salvage

from farflung import games
from farflung.engine.match import FreshLuck, Match
from farflung.engine.record import LUCK
from farflung.engine.title import Setup
from farflung.table.entries import Created, Seat
from farflung.table.table import Table, random_answer


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many things lay in the pools that the operating system drew from. It draws the same in every test."""
    sizes: list[int] = []
    dice = random.Random(1)

    def counted(n: int) -> int:
        sizes.append(n)
        return dice.randrange(n)

    monkeypatch.setattr(secrets, "randbelow", counted)
    return sizes


@pytest.mark.parametrize("title, edition", [("revenant", "final"), ("helionox", ""), ("xodus", "")])
def test_every_draw_of_a_table_is_fresh_from_the_set_up_on(title: str, edition: str, drawn: list[int]) -> None:
    edition = edition or games.title(title).editions[0]
    seats = [Seat("person", "Ann", "ann"), Seat("person", "Bob", "bob")]
    table = Table(Created(at=1.0, title=title, edition=edition, seats=seats, owner="ann"))
    for entry in table.start(1.0):
        table.apply(entry)
    for _ in range(30):
        assert table.question is not None
        table.apply(table.answered(table.question.options[0], 2.0))
    assert table.match is not None
    lucky = table.match.seats.count(LUCK)
    assert lucky > 10
    assert len(drawn) >= lucky, "some draw came from elsewhere"


def test_luck_with_a_seed_can_be_repeated_and_takes_nothing_from_the_system(drawn: list[int]) -> None:
    setup = Setup("revenant", "final", ["Ann", "Bob"])
    one, other = (Match(games.title("revenant"), setup, 7) for _ in range(2))
    assert one.codes + one.script == other.codes + other.script
    assert not drawn
    assert isinstance(Match(games.title("revenant"), setup).dice, FreshLuck)
    assert drawn


def test_the_answer_in_place_of_a_bot_that_failed_is_fresh_too(monkeypatch: pytest.MonkeyPatch) -> None:
    question = salvage().table.question
    assert question is not None
    monkeypatch.setattr(secrets, "choice", lambda options: options[-1])
    assert random_answer(question) == question.options[-1]
