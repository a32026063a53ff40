"""The tree of imagined games: it weighs every option, plays the same by the same seed, and grows with thought."""

from __future__ import annotations

import gc
import weakref

import msgspec
import pytest

from farflung.bots import bot, judge_of, search_tree
from farflung.bots.base import play
from farflung.bots.random import RandomBot
from farflung.bots.search_tree import Budget, Thought, TreeBot, weigh
from farflung.bots.tree import Arm
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import View, imagine, view
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


def test_options_that_make_no_difference_are_not_thought_about_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thought, "values", lambda self, game: [0.5] * game.seats)
    match = in_the_middle(TABLES[0])
    assert match.question is not None
    thought = Thought(match.title, judge_of(match.title), view(match, match.question.seat), 1)
    thought.think(Budget(4000))
    assert thought.tree.walks == search_tree.FEWEST * len(match.question.options)


def test_what_is_left_early_is_not_chosen_for_its_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that came after an option was left do not count against those that were walked in them."""
    match = in_the_middle(TABLES[0])
    assert match.question is not None
    seen = view(match, match.question.seat)
    thought = Thought(match.title, judge_of(match.title), seen, 1)
    first, second, third = (Arm(code, 1.0) for code in (1, 2, 3))
    better = {first.code: 0.10, second.code: 0.0, third.code: 0.101}

    def walked(self: Thought, arm: Arm, seed: int) -> float:
        number = (seed - self.seed) // search_tree.SEEDS_APART
        value = (0.8 if number < 16 else 0.1) + better[arm.code] + 0.02 * (number % 2 * 2 - 1) * (arm is third)
        arm.visits += 1
        arm.total += value
        self.tree.walks += 1
        return value

    monkeypatch.setattr(Thought, "walked", walked)
    monkeypatch.setattr(Thought, "entrants", lambda self, most: [first, second, third])
    monkeypatch.setattr(search_tree, "HAIR", 0.0)
    thought.think(Budget(4000))
    assert second.visits < first.visits
    assert second.mean() > third.mean()
    assert thought.best() == third.code


def test_time_ends_a_thought() -> None:
    match = salvage(3)
    assert match.question is not None
    thought = Thought(SALVAGE, judge_of(SALVAGE), view(match, match.question.seat), 1)
    thought.think(Budget(1_000_000, seconds=0.001))
    assert 2 <= thought.tree.walks < 100_000


def test_where_the_processor_is_busy_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processor time hardly passes for a bot that others keep waiting: then the clock on the wall counts."""
    monkeypatch.setattr(search_tree, "thread_time", lambda: 0.0)
    monkeypatch.setattr(Thought, "not_behind", lambda self, racing: racing)
    match = salvage(3)
    assert match.question is not None
    thought = Thought(SALVAGE, judge_of(SALVAGE), view(match, match.question.seat), 1)
    thought.think(Budget(5_000, seconds=0.002))
    assert 2 <= thought.tree.walks < 5_000


# ---- going on from the thought before


def questions(match: Match, bots: list[TreeBot], most: int) -> list[tuple[View, int]]:
    """What the bots are asked and answer, the first so many times."""
    found: list[tuple[View, int]] = []
    while match.question is not None and len(found) < most:
        seen = view(match, match.question.seat)
        found.append((seen, bots[seen.seat].choose(seen)))
        match.answer(found[-1][1])
    return found


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.title}-{setup.edition}-{len(setup.options)}")
def test_the_same_views_in_the_same_order_are_answered_alike(setup: Setup) -> None:
    title = title_named(setup.title)
    bots = [[TreeBot(title, judge_of(title), 7, 24) for _ in setup.seats] for _ in range(2)]
    asked = questions(Match(title, setup, 3), bots[0], 40)
    told = [msgspec.json.decode(msgspec.json.encode(seen), type=View) for seen, _ in asked]
    assert [bots[1][seen.seat].choose(seen) for seen in told] == [answer for _, answer in asked]


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.title}-{setup.edition}-{len(setup.options)}")
def test_a_thought_goes_on_from_the_one_before_if_nothing_happened(setup: Setup) -> None:
    """What was drawn, shown or done by others since makes it begin anew."""
    title = title_named(setup.title)
    bots = [TreeBot(title, judge_of(title), 7, 24) for _ in setup.seats]
    match, went_on = Match(title, setup, 3), 0
    latest: dict[int, View] = {}
    centres: dict[int, float] = {}
    for _ in range(60):
        if match.question is None:
            break
        seen = view(match, match.question.seat)
        bot, before = bots[seen.seat], latest.get(seen.seat)
        node = bot.known(seen)
        answer = bot.choose(seen)
        if node is not None:
            assert seen.undo.free
            assert before is not None
            assert seen.answers == before.answers + 1
            if bot.thought is not None and bot.thought.reused:
                went_on += 1
                assert bot.thought.centre == centres[seen.seat]
                assert bot.thought.tree.walks <= 24 - min(12, int(search_tree.SPARED * bot.thought.reused))
        elif bot.thought is not None:
            assert bot.thought.reused == 0
        latest[seen.seat] = seen
        centres[seen.seat] = bot.centre
        match.answer(answer)
    assert went_on


def test_a_question_that_comes_again_is_thought_about_anew() -> None:
    match = in_the_middle(TABLES[0])
    assert match.question is not None
    seen = view(match, match.question.seat)
    bot = TreeBot(match.title, judge_of(match.title), 7, 24)
    for _ in range(2):  # somebody has taken the answer back
        bot.choose(seen)
        assert bot.thought is not None
        assert bot.thought.reused == 0


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


def test_a_thought_that_is_over_is_gone_at_once() -> None:
    """Trees are large: they do not wait until somebody looks for things in circles."""
    match = in_the_middle(TABLES[0])
    assert match.question is not None
    seen, thinks = view(match, match.question.seat), TreeBot(match.title, judge_of(match.title), 1, walks=20)
    gc.disable()
    try:
        thinks.choose(seen)
        assert thinks.thought is not None
        before = weakref.ref(thinks.thought)
        thinks.choose(seen)
        assert before() is None
    finally:
        gc.enable()
