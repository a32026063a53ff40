"""Luck at tables: nobody can reckon the next draw from those before, and the same answers meet the same luck."""

from __future__ import annotations

import random
import secrets

import pytest
from tests.table.playing import ANN, salvage

from farflung import games
from farflung.engine.match import FreshLuck, Match
from farflung.engine.record import LUCK
from farflung.engine.title import Setup
from farflung.table import messages as m
from farflung.table.entries import Created, Seat, Undone
from farflung.table.luck import KeyedLuck
from farflung.table.rendering import Rendering
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


def twice(secret: str, title: str, edition: str) -> tuple[list[int], list[int]]:
    """What happens from the first question on, before and after twelve answers were taken back and given again."""
    seats = [Seat("person", "Ann", "ann"), Seat("bot", "Bob", "", "random")]
    created = Created(at=1.0, title=title, edition=edition, seats=seats, owner="ann", undo="free", secret=secret)
    table = Table(created)
    for entry in table.start(1.0):
        table.apply(entry)
    assert table.match is not None
    start = table.match.position
    told: list[list[int]] = []
    for _ in range(2):
        for _ in range(12):
            assert table.question is not None
            table.apply(table.answered(table.question.options[0], 2.0))
        told.append(table.match.codes_since(start))
        table.apply(Undone(at=3.0, seat=0, position=start))
    return told[0], told[1]


def test_the_same_answers_meet_the_same_luck_and_other_answers_other_luck(drawn: list[int]) -> None:
    once, again = twice("a secret", "xodus", "first")
    assert once == again
    once, again = twice("a secret", "helionox", "final")
    assert once == again
    fresh, anew = twice("", "xodus", "first")
    assert fresh != anew, "without a secret, as before there were any, luck is drawn anew"
    assert drawn
    pool = list(range(40))
    game = Match(games.title("salvage"), Setup("salvage", "tutorial", ["Ann", "Bob"]), 1).game
    keyed = [[KeyedLuck(secret, before).luck(game, 0, pool) for before in ([1], [2], [1, 2])] for secret in ("a", "b")]
    assert keyed[0] != keyed[1], "another table has other luck"
    assert len(set(keyed[0])) > 1, "another way has other luck"


def test_alone_or_with_bots_only_practice_goes_back_over_luck() -> None:
    alone = (Seat("person", "Ann", ANN.id), Seat("bot", "Bot", "", "random"))
    counts, practice = salvage(*alone), salvage(*alone, undo="free")
    for played in (counts, practice):
        played.answer("dive")
    assert counts.refused(ANN, m.Undo(seat=0, to=0)).kind == "undo-seen"
    shown = Rendering(counts.table, 0, "en")
    shown.refresh()
    assert shown.body["undo"] == {"free": False, "reason": "seen", "needed": 0}
    assert isinstance(practice.says(ANN, m.Undo(seat=0, to=0))[0], Undone)
    quiet = salvage(*alone)
    quiet.answer("stop")
    assert isinstance(quiet.says(ANN, m.Undo(seat=0, to=0))[0], Undone), "what reveals nothing is free everywhere"
