"""Several processes think about one question: as one of them does, and to the same answer whenever they are asked."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from farflung.bots import judge_of, levels
from farflung.bots.learned import shipped
from farflung.bots.random import RandomBot
from farflung.bots.search_tree import TreeBot
from farflung.bots.shared import SEEDS_APART, Share, agreed, share_of
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import View, view
from farflung.games import title as title_named

TITLE = title_named("revenant")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "WALKS", (10, 20, 30, 40, 120))
    monkeypatch.setattr(levels, "SECONDS", (0.0,) * 5)


def seen() -> View:
    """A question with several options."""
    match, random = Match(TITLE, Setup("revenant", "final", ["Ada", "Bo"]), 5), RandomBot(5)
    while match.question is not None and (match.position < 40 or len(match.question.options) < 3):
        match.answer(random.pick(match.question.options))
    assert match.question is not None
    return view(match, match.question.seat)


def apart(number: int) -> Share:
    levels.WALKS, levels.SECONDS = (10, 20, 30, 40, 120), (0.0,) * 5
    return share_of("relentless", TITLE, seen(), 9, number, 2)


def test_processes_find_what_one_finds_that_thinks_for_all_of_them() -> None:
    here = [apart(number) for number in range(2)]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert list(pool.map(apart, range(2))) == here
    assert here[0].visits != here[1].visits or here[0].totals != here[1].totals
    assert agreed(here)[0] in here[0].visits
    assert agreed(here) == agreed([apart(number) for number in range(2)])


def test_each_process_thinks_as_a_bot_with_its_part_of_the_walks() -> None:
    for number in range(2):
        bot = TreeBot(TITLE, judge_of(TITLE), 9 + SEEDS_APART * number, 60, learned=shipped(TITLE.name))
        assert apart(number).chosen == bot.choose(seen())
        assert sum(apart(number).visits.values()) <= 60


def test_one_process_alone_answers_as_the_level_does() -> None:
    alone = share_of("relentless", TITLE, seen(), 9, 0, 1)
    assert alone.chosen == TreeBot(TITLE, judge_of(TITLE), 9, 120, learned=shipped(TITLE.name)).choose(seen())


def test_what_is_found_is_added_up() -> None:
    """One is misled by a few lucky games; what was hardly walked does not count."""
    shares = [
        Share(1, "points", {1: 10, 2: 10, 3: 1}, {1: 6.0, 2: 5.5, 3: 1.0}),
        Share(2, "deck", {1: 10, 2: 10, 3: 1}, {1: 4.0, 2: 7.0, 3: 1.0}),
    ]
    assert agreed(shares) == (2, "deck")
    assert agreed(shares[:1]) == (1, "points")
