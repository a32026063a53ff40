"""The search bot: playouts of imagined games."""

from __future__ import annotations

from typing import cast

from farflung.bots import bot, judge_of
from farflung.bots.base import play
from farflung.bots.search import HEAT, SearchBot, is_behind
from farflung.engine.core import Decider, Dice, Game
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import Imagination, view
from farflung.games import title as title_named
from farflung.games.salvage.game import Salvage

SALVAGE = title_named("salvage")


def salvage(seed: int) -> Match:
    return Match(SALVAGE, Setup("salvage", "tutorial", ["Ada", "Bo"]), seed)


def test_it_answers_with_an_option_and_the_same_way_again() -> None:
    match = salvage(3)
    assert match.question is not None
    seen = view(match, match.question.seat)
    first, again = (bot("search", SALVAGE, seed=5).choose(seen) for _ in range(2))
    assert first == again
    assert first in match.question.options


def test_it_beats_random() -> None:
    won = 0
    for number in range(20):
        match = salvage(number)
        search = SearchBot(SALVAGE, judge_of(SALVAGE), number, playouts=40)
        bots = [search, bot("random", SALVAGE, number)]
        play(match, bots if number % 2 == 0 else bots[::-1])
        won += SALVAGE.winners(match.game) == [number % 2]
    assert won >= 14  # 10 would be chance


class Last(Decider):
    """Always takes the last option."""

    def decide(self, game: Game, seat: int, kind: int) -> int:
        return game.count - 1

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return 0


def test_what_a_policy_would_answer() -> None:
    match = salvage(3)
    assert match.question is not None
    imagination = Imagination(SALVAGE, view(match, match.question.seat))
    assert imagination.answer_of(Last(), Dice(1)) == match.question.options[-1]


def test_played_on_for_some_ticks_only() -> None:
    match = salvage(3)
    assert match.question is not None
    imagination = Imagination(SALVAGE, view(match, match.question.seat))
    option = match.question.options[0]

    def turn(game: Game) -> int:
        return cast(Salvage, game).turn

    for ticks in (1, 3):
        game = imagination.play_on([option], Dice(2), Dice(2), turn, ticks)
        assert not game.is_over()
        assert turn(game) == ticks
    assert imagination.play_on([option], Dice(2), Dice(2), lambda game: 0, 0).is_over()


def test_who_is_behind_in_the_race() -> None:
    leading = [5.0, 6.0, 7.0, 8.0] * 3
    assert is_behind([value - 1.0 for value in leading], leading)
    assert is_behind(leading, leading)  # makes no difference
    assert not is_behind([value - 1.0 for value in leading[:HEAT]], leading[:HEAT])  # too early to say
    assert not is_behind(leading[::-1], leading)
