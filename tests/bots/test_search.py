"""The search bot: playouts of imagined games."""

from __future__ import annotations

from farflung.bots import bot, judge_of
from farflung.bots.base import play
from farflung.bots.search import SearchBot
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import view
from farflung.games import title as title_named

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
