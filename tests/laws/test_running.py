"""What is kept instead of being made again is the same: a scene that stands still at a question, rows of a view."""

from __future__ import annotations

import copy
import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from tests.laws.games import SETUPS, every_setup
from tests.laws.setup import LawSetup

from farflung.engine import running
from farflung.engine.core import Game, Script
from farflung.engine.match import Match
from farflung.engine.placed import PlacedTitle
from farflung.engine.title import Data
from farflung.engine.views import SPECTATOR, view
from farflung.games import title

MOST = 60
EVERY = 4
"""So many answers are given between two at which everything is compared."""


def begun(setup: LawSetup, seed: int) -> Match:
    return Match(title(setup.title), setup.setup(), seed)


def seen(match: Match) -> bytes:
    """All that anybody may know, and all that is true."""
    views = [view(match, seat) for seat in (SPECTATOR, *range(match.present.seats))]
    return msgspec.json.encode([views, match.title.to_data(match.present), match.save(), match.events])


@every_setup
def test_going_on_is_the_same_as_playing_again(law_setup: LawSetup) -> None:
    match, luck = begun(law_setup, 5), random.Random(5)
    for number in range(MOST):
        if match.question is None:
            break
        if number % EVERY:
            match.answer(luck.choice(match.question.options))
            continue
        before, kept = seen(match), view(match, match.question.seat)
        shown = msgspec.json.encode(kept)
        again = copy.copy(match)  # without the scene: it must play it again
        answer = luck.choice(match.question.options)
        match.answer(answer)
        assert seen(again) == before, "what went on is another match's"
        assert msgspec.json.encode(kept) == shown, "a view changed when the match went on"
        again.answer(answer)
        assert seen(again) == seen(match)
        assert again.question == match.question


def test_a_game_that_was_taken_stays_as_it_was() -> None:
    match, luck = begun(SETUPS[0], 3), random.Random(3)
    for _ in range(40):
        assert match.question is not None
        game = match.game
        before = match.title.to_data(game)
        match.answer(luck.choice(match.question.options))
        assert match.title.to_data(game) == before


def test_who_is_left_behind_goes_on_by_itself() -> None:
    match, luck = begun(SETUPS[0], 4), random.Random(4)
    for _ in range(40):
        assert match.question is not None
        before, answer = seen(match), luck.choice(match.question.options)
        ahead = match.ahead()
        ahead.answer(answer)
        assert seen(match) == before
        match.answer(answer)
        assert seen(match) == seen(ahead)


def test_another_thread_plays_the_scene_again() -> None:
    match, luck = begun(SETUPS[0], 6), random.Random(6)
    twin = copy.copy(match)
    with ThreadPoolExecutor(1) as pool:
        for number in range(30):
            assert match.question is not None
            answer = luck.choice(match.question.options)
            twin.answer(answer)
            if number % 2:
                pool.submit(match.answer, answer).result()
            else:
                match.answer(answer)
            assert seen(match) == seen(twin)


def test_a_thread_for_each_answer() -> None:
    """Their numbers come again: a thread that has ended is not the one that is called as it was."""
    match, luck = begun(SETUPS[0], 6), random.Random(6)
    twin = copy.copy(match)
    for _ in range(12):
        assert match.question is not None
        answer = luck.choice(match.question.options)
        twin.answer(answer)
        with ThreadPoolExecutor(1) as pool:
            pool.submit(match.answer, answer).result()
        assert seen(match) == seen(twin)


def test_without_greenlet_all_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = []
    for _ in range(2):
        match, luck = begun(SETUPS[0], 7), random.Random(7)
        for _ in range(MOST):
            if match.question is not None:
                match.answer(luck.choice(match.question.options))
        saved.append(seen(match))
        monkeypatch.setattr(running, "greenlet", None)
    assert saved[0] == saved[1]


@every_setup
def test_the_beginning_of_a_scene_that_was_played_on_is_made_again(law_setup: LawSetup) -> None:
    match, luck = begun(law_setup, 11), random.Random(11)
    for number in range(MOST):
        if match.question is None:
            break
        match.answer(luck.choice(match.question.options))
        if number % 7 == 0:  # between them scenes end that nobody looks at
            told = Match(match.title, match.setup, script=match.codes, explicit_luck=True)
            assert match.start == told.start
            assert match.start is match.start


class Counting(Match):
    """Counts how often a scene is played from its beginning; a patch would not reach compiled callers."""

    def __init__(self, setup: LawSetup, seed: int) -> None:
        self.copies = 0
        super().__init__(title(setup.title), setup.setup(), seed)

    def _scene(self, known: int) -> tuple[Game, Script]:
        self.copies += 1
        return super()._scene(known)


def test_a_scene_does_stand_still() -> None:
    """Or else nothing above would show anything."""
    match, luck = Counting(SETUPS[0], 8), random.Random(8)
    match.copies = scenes = 0
    for _ in range(60):
        assert match.question is not None
        before = match.start
        match.answer(luck.choice(match.question.options))
        scenes += match.start is not before
    assert match.copies == 0 < scenes


@every_setup
def test_rows_that_are_told_again_are_as_they_stand(law_setup: LawSetup) -> None:
    match, luck = begun(law_setup, 9), random.Random(9)
    if not isinstance(match.title, PlacedTitle):
        return
    for number in range(MOST * 2):
        if match.question is None:
            break
        match.answer(luck.choice(match.question.options))
        if number % EVERY == 0:
            shown = match.title.redact(match.present, SPECTATOR)
            match.title.names_in(match.present).rows_told.clear()
            assert match.title.redact(match.present, SPECTATOR) == shown


@every_setup
def test_what_is_told_from_moment_to_moment_is_what_is_told_at_once(law_setup: LawSetup) -> None:
    """Present, beginning of the scene and a glimpse of another moment, in any order, and by the bytes: keys stand in
    the same order, too."""
    match, luck = begun(law_setup, 12), random.Random(12)
    seats = [SPECTATOR, *range(len(match.setup.seats))]
    other = match.start.copy()
    for _ in range(MOST):
        if match.question is None:
            break
        match.answer(luck.choice(match.question.options))
        for seat in luck.sample(seats, luck.randint(0, len(seats))):
            if luck.random() < 0.3:
                assert_told(match, match.start_shown_to(seat), match.start, seat)
            if luck.random() < 0.3:
                assert_told(match, match.glimpse(other, seat), other, seat)
            assert_told(match, match.shown_to(seat), match.present, seat)
        if luck.random() < 0.2:
            other = match.start.copy()


def assert_told(match: Match, data: Data, game: Game, seat: int) -> None:
    assert msgspec.json.encode(data) == msgspec.json.encode(match.title.redact(game, match.viewpoint(seat)))


@every_setup
def test_what_has_not_changed_is_told_by_the_same_data(law_setup: LawSetup) -> None:
    match, luck = begun(law_setup, 13), random.Random(13)
    if not isinstance(match.title, PlacedTitle):
        return
    same = tables = 0
    before = match.shown_to(SPECTATOR)
    for _ in range(20):
        if match.question is None:
            break
        match.answer(luck.choice(match.question.options))
        now = match.shown_to(SPECTATOR)
        for key, value in now.items():
            if isinstance(value, dict):
                tables += 1
                same += value is before[key]
        before = now
    assert same * 2 > tables
