"""A step of a match plays only what is new: what it tells is the same as if all were played again."""

from __future__ import annotations

import copy

import pytest

import farflung
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.views import view
from farflung.games.revenant import state

TITLES = [("revenant", "final"), ("revenant", "prototype"), ("helionox", "final"), ("xodus", "first")]


def random_answer(match: Match, dice: Dice) -> int:
    assert match.question is not None
    return match.question.options[dice.below(len(match.question.options))]


@pytest.mark.parametrize("title, edition", TITLES)
def test_steps_tell_what_a_replay_tells(title: str, edition: str) -> None:
    match, dice = farflung.new_match(title, 3, 7, edition=edition), Dice(8)
    for step in range(90):
        if match.question is None:
            break
        match.answer(random_answer(match, dice))
        if step % 9 == 0:
            again = Match.load(match.title, match.record())
            assert match.question == again.question
            assert match.events == again.events
            for seat in range(-1, 3):
                assert view(match, seat) == view(again, seat)
                assert match.undo_price(seat) == again.undo_price(seat)


@pytest.mark.parametrize("title, edition", TITLES)
def test_forks_go_their_own_ways(title: str, edition: str) -> None:
    """They share what was before, and nothing of what comes."""
    match, dice = farflung.new_match(title, 2, 3, edition=edition), Dice(4)
    for _ in range(30):
        match.answer(random_answer(match, dice))
    for seat in range(-1, 2):
        view(match, seat)  # what has been seen is kept from here on
    before = [view(match, seat) for seat in range(-1, 2)]
    forks = [match.fork(seed) for seed in range(3)] + [copy.copy(match)]
    for seed, fork in enumerate(forks):
        assert fork == match
        luck = Dice(seed)
        for _ in range(40):
            if fork.question:
                fork.answer(random_answer(fork, luck))
    for fork in forks:
        again = Match.load(fork.title, fork.record())
        assert [view(fork, seat) for seat in range(-1, 2)] == [view(again, seat) for seat in range(-1, 2)]
    assert [view(match, seat) for seat in range(-1, 2)] == before


def test_a_title_that_says_it_is_open_shows_everybody_the_same() -> None:
    match, dice = farflung.new_match("xodus", 3, 5), Dice(6)
    assert match.viewpoint(1) == -1
    assert farflung.new_match("revenant", 3, 5).viewpoint(1) == 1
    for _ in range(60):
        shown = [match.title.redact(match.game, seat) for seat in range(-1, 3)]
        assert all(one == shown[0] for one in shown)
        assert all(event.audience == -1 for event in match.scene_log)
        match.answer(random_answer(match, dice))


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_what_new_games_share_stays_as_it_is(edition: str, seats: int) -> None:
    shared = {name: value for name, value in vars(state).items() if name.isupper() and isinstance(value, list)}
    before = copy.deepcopy(shared)
    assert before["ZEROS_9"] == [0] * 9
    match, dice = farflung.new_match("revenant", seats, 2, edition=edition), Dice(3)
    while match.question and match.position < 400:
        match.answer(random_answer(match, dice))
    assert shared == before
