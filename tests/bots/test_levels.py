"""The five levels: they play every kind of table from views alone, answer twins alike, and do what is plainly right."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

import farflung
from farflung.bots import LEVELS, bot, judge_of, levels
from farflung.bots.base import play
from farflung.bots.reasons import reason_for, reason_in_sight
from farflung.bots.search_tree import TreeBot
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import SPECTATOR, Imagination, imagine, view
from farflung.games import title as title_named

FEW = (4, 6, 8, 10, 12)
TABLES = [
    Setup("salvage", "tutorial", ["Ada", "Bo", "Cy"]),
    Setup("revenant", "final", ["Ada", "Bo", "Cy"]),
    Setup("revenant", "prototype", ["Ada"]),
    Setup("helionox", "final", ["Ada", "Bo"], {"mercury": "on"}),
    Setup("helionox", "final", ["Ada", "Bo"], {"mode": "co-op"}),
    Setup("xodus", "first", ["Ada", "Bo"]),
]
IDS = [f"{setup.title}-{setup.edition}-{'-'.join(setup.options.values())}" for setup in TABLES]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels think for a moment only: what they do is the same, just less of it."""
    monkeypatch.setattr(levels, "WALKS", FEW)


def played_by_habit(setup: Setup, seed: int, found: Callable[[Match, list[str]], bool], most: int = 3000) -> Match:
    """A match that habits have played up to the first question of which `found` is true."""
    match = Match(title_named(setup.title), setup, seed)
    judge = judge_of(match.title)
    for number in range(most):
        assert match.question is not None, "there is no such question in this game"
        if found(match, [match.notation.text(option) for option in match.question.options]):
            return match
        imagination = Imagination(match.title, view(match, match.question.seat))
        match.answer(imagination.answer_of(judge.habit(seed + number), Dice(seed + number)))
    raise AssertionError("no such question came")


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setup", TABLES, ids=IDS)
def test_every_level_answers_twins_alike_with_what_is_offered(setup: Setup, level: str) -> None:
    match = played_by_habit(setup, 7, lambda match, texts: match.position > 25 and len(texts) > 2)
    assert match.question is not None
    seat = match.question.seat
    seen = view(match, seat)
    twin = imagine(match.title, seen, Dice(99))
    bots = [bot(level, match.title, 5) for _ in range(2)]
    first, second = (each.choose(looks) for each, looks in zip(bots, (seen, view(twin, seat)), strict=True))
    assert first == second
    assert first in match.question.options
    reasons = [reason_for(each) for each in bots if isinstance(each, TreeBot)]
    assert len(reasons) == 2
    assert reasons[0] == reasons[1]
    assert reasons[0] in ("", *judge_of(match.title).aims)


@pytest.mark.usefixtures("few")
def test_levels_play_a_whole_game() -> None:
    match = farflung.new_match("salvage", seats=3, seed=4)
    play(match, [bot(level, match.title, 1) for level in ("drifting", "keen", "relentless")])
    assert match.over


def test_each_level_thinks_longer_and_slips_less_than_the_one_below() -> None:
    found = [levels.level(name) for name in LEVELS]
    assert [one.number for one in found] == [1, 2, 3, 4, 5]
    for below, above in pairwise(found):
        assert below.walks < above.walks
        assert below.softness >= above.softness


def test_where_nothing_is_compiled_the_longest_thinker_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farflung, "compiled", lambda: False)
    assert levels.offered() == LEVELS[:-1]
    monkeypatch.setattr(farflung, "compiled", lambda: True)
    assert levels.offered() == LEVELS
    assert {"greedy", "random"} <= {*levels.at_tables()}


def test_the_kept_ladder_says_what_was_measured() -> None:
    for row in levels.ladder():
        assert row.level in LEVELS
        assert row.against in ("", *LEVELS)
        assert 0 <= row.wins <= row.games
        assert row.low <= 100 * row.wins / row.games <= row.high
        title_named(row.title).new_game(
            Setup(row.title, row.edition, [f"{seat}" for seat in range(row.seats)], dict(row.options))
        )


# ---- positions with an answer that is plainly wrong, or plainly right

HELIONOX, COOP, XODUS = TABLES[3], TABLES[4], Setup("xodus", "first", ["Ada"], {"ships": "three"})


def hand_to_play(match: Match, texts: list[str]) -> bool:
    return "end turn" in texts and sum(text.startswith("play ") for text in texts) >= 4 and match.position > 60


def is_key(text: str) -> bool:
    return text.startswith("take key ")


def thought_of(match: Match, walks: int) -> str:
    assert match.question is not None
    chosen = TreeBot(match.title, judge_of(match.title), 1, walks).choose(view(match, match.question.seat))
    return match.notation.text(chosen)


@pytest.mark.parametrize("setup", [HELIONOX, COOP], ids=["mercury", "co-op"])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_turn_is_not_ended_with_a_hand_to_play(setup: Setup, seed: int) -> None:
    """The old race ended whole turns with five unplayed cards and twelve options."""
    assert thought_of(played_by_habit(setup, seed, hand_to_play), 120) != "end turn"


@pytest.mark.parametrize("seed", [1, 2, 3, 5, 6])
def test_a_key_is_taken_aboard(seed: int) -> None:
    match = played_by_habit(XODUS, seed, lambda match, texts: any(map(is_key, texts)))
    assert is_key(thought_of(match, 60))


@pytest.mark.parametrize("setup", [each for each in TABLES if title_named(each.title).secret and len(each.seats) > 1])
def test_a_reason_tells_those_who_look_on_nothing_that_they_do_not_see(setup: Setup) -> None:
    """Two games that they cannot tell apart, and the same answer in both: if they see the same after it, the same is
    said of it."""
    title = title_named(setup.title)
    judge, alike, said = judge_of(title), 0, 0
    begun = 5 if setup.title == "salvage" else 60  # who is asked in a set-up may be a secret
    for seed in range(12):
        match = played_by_habit(
            setup, seed, lambda match, texts: match.position > begun and not match.script and len(texts) > 1
        )
        assert match.question is not None
        start = title.imagine(match.start_shown_to(SPECTATOR), setup, SPECTATOR)
        title.deal_again(start, SPECTATOR, Dice(seed), [])
        twin = Match(title, setup, None, start, explicit_luck=True)
        seat = match.question.seat
        if twin.question is None or twin.question.seat != seat:
            continue
        assert twin.shown_to(SPECTATOR) == match.shown_to(SPECTATOR)
        for option in set(match.question.options) & set(twin.question.options):
            after = [answered(each, option).shown_to(SPECTATOR) for each in (match, twin)]
            if after[0] != after[1]:
                continue
            reasons = [reason_in_sight(title, judge, view(each, seat), option) for each in (match, twin)]
            assert reasons[0] == reasons[1]
            alike += view(match, seat) != view(twin, seat)
            said += bool(reasons[0])
    assert alike > 10
    assert bool(said) == bool(judge.aims)


def answered(match: Match, option: int) -> Match:
    """A copy after this answer, before any luck."""
    after = match.past(match.position)
    after.answer(option)
    return after
