"""The tree of imagined games: it weighs every option, plays the same by the same seed, and grows with thought."""

from __future__ import annotations

import pytest

from farflung.bots import bot, judge_of, search_tree
from farflung.bots.base import play
from farflung.bots.random import RandomBot
from farflung.bots.search_tree import Budget, Thought, TreeBot, weigh
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import imagine, view
from farflung.games import title as title_named

SALVAGE = title_named("salvage")
TABLES = [
    Setup("revenant", "final", ["Ada", "Bo"]),
    Setup("revenant", "prototype", ["Ada", "Bo"]),
    Setup("helionox", "final", ["Ada", "Bo"]),
    Setup("helionox", "final", ["Ada", "Bo"], {"mode": "co-op"}),
    Setup("xodus", "first", ["Ada", "Bo"]),
]


def salvage(seed: int) -> Match:
    return Match(SALVAGE, Setup("salvage", "tutorial", ["Ada", "Bo"]), seed)


def in_the_middle(setup: Setup, answers: int = 40) -> Match:
    """A match after so many random answers, at a question with several options."""
    match = Match(title_named(setup.title), setup, 5)
    random = RandomBot(5)
    while match.question is not None and (answers > 0 or len(match.question.options) < 2):
        match.answer(random.pick(match.question.options))
        answers -= 1
    assert match.question is not None
    return match


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.title}-{setup.edition}-{len(setup.options)}")
def test_every_option_is_weighed_and_twins_are_weighed_alike(setup: Setup) -> None:
    match = in_the_middle(setup)
    assert match.question is not None
    seat = match.question.seat
    seen = view(match, seat)
    weighed = weigh(match.title, seen, Budget(40), seed=3, terms=2)
    assert sorted(each.option for each in weighed) == sorted(judge_of(match.title).sensible(seen))
    assert all(0.0 <= each.low <= each.value <= each.high <= 1.0 for each in weighed)
    assert sum(each.visits for each in weighed) <= 40
    assert 2 * weighed[0].visits >= max(each.visits for each in weighed) > 0
    twin = imagine(match.title, seen, Dice(99))
    assert weigh(match.title, view(twin, seat), Budget(40), seed=3, terms=2) == weighed


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.title}-{setup.edition}-{len(setup.options)}")
def test_the_terms_of_a_game_add_up_to_its_worth(setup: Setup) -> None:
    match = in_the_middle(setup)
    judge = judge_of(match.title)
    random = RandomBot(6)
    for _ in range(12):
        for seat in range(len(setup.seats)):
            assert sum(judge.terms(match.start, seat).values()) == pytest.approx(judge.worth(match.start, seat))
        if match.question is None:
            break
        match.answer(random.pick(match.question.options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    """With three players who are even each has a third of a chance, not nearly a half."""
    match = in_the_middle(Setup("revenant", "final", ["Ada", "Bo", "Cy", "Di"][:seats]))
    assert match.question is not None
    thought = Thought(match.title, judge_of(match.title), view(match, match.question.seat), 1)
    game = thought.imagination.start(Dice(1))
    assert sum(thought.values(game)) == pytest.approx(1.0)
    assert thought.values(match.title.new_game(match.setup)) == pytest.approx([1 / seats] * seats, abs=0.02)


def test_thinking_stops_when_it_is_decided() -> None:
    match = salvage(3)
    assert match.question is not None
    thought = Thought(SALVAGE, judge_of(SALVAGE), view(match, match.question.seat), 1)
    thought.think(Budget(4000))
    assert 16 <= thought.tree.walks < 400
    assert SALVAGE.notation(match.setup).text(thought.best()) == "dive"


def test_time_ends_a_thought() -> None:
    match = salvage(3)
    assert match.question is not None
    thought = Thought(SALVAGE, judge_of(SALVAGE), view(match, match.question.seat), 1)
    thought.think(Budget(1_000_000, seconds=0.001))
    assert 2 <= thought.tree.walks < 100_000


def test_where_the_processor_is_busy_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processor time hardly passes for a bot that others keep waiting: then the clock on the wall counts."""
    monkeypatch.setattr(search_tree, "thread_time", lambda: 0.0)
    monkeypatch.setattr(Thought, "decided", lambda self, racing: False)
    match = salvage(3)
    assert match.question is not None
    thought = Thought(SALVAGE, judge_of(SALVAGE), view(match, match.question.seat), 1)
    thought.think(Budget(5_000, seconds=0.002))
    assert 2 <= thought.tree.walks < 5_000


@pytest.mark.played
def test_it_beats_random() -> None:
    won = 0
    for number in range(20):
        match = salvage(number)
        bots = [TreeBot(SALVAGE, judge_of(SALVAGE), number, walks=60), bot("random", SALVAGE, number)]
        play(match, bots if number % 2 == 0 else bots[::-1])
        won += SALVAGE.winners(match.game) == [number % 2]
    assert won >= 14  # 10 would be chance


def test_a_soft_choice_is_one_that_is_nearly_as_good() -> None:
    match = in_the_middle(TABLES[0])
    assert match.question is not None
    seen = view(match, match.question.seat)
    judge = judge_of(match.title)
    firm = {TreeBot(match.title, judge, seed, walks=60, softness=0.0001).choose(seen) for seed in range(3)}
    soft = {TreeBot(match.title, judge, seed, walks=60, softness=0.5).choose(seen) for seed in range(12)}
    assert soft <= set(match.question.options)
    assert len(soft) > len(firm)
