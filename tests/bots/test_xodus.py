"""The habits that X-ODUS' bots play on with: they find the way, and seal the Great Rift in a good part of the games."""

from __future__ import annotations

from typing import cast

import farflung
from farflung.bots import judge_of
from farflung.bots.base import step
from farflung.engine.core import play_out
from farflung.engine.title import Setup
from farflung.games import title as title_named
from farflung.games.xodus import judge_course as course
from farflung.games.xodus.state import Xodus
from farflung.games.xodus.words import GR, SEALED

XODUS = title_named("xodus")


def played(seed: int) -> Xodus:
    game = cast(Xodus, XODUS.new_game(Setup("xodus", "first", ["Ada"], {"ships": "three"})))
    play_out(game, judge_of(XODUS).habit(seed))
    return game


def test_habits_win_a_quiet_game_now_and_then() -> None:
    assert sum(played(seed).outcome == SEALED for seed in range(12)) >= 3  # random play never does


def test_a_key_goes_to_the_great_rift_and_ways_lead_there() -> None:
    game = next(game for seed in range(20) if (game := played(seed)).outcome == SEALED)
    ways = course.ways_to(game, 1 << GR, 0)
    assert ways[GR] == 0
    reached = [tile for tile in range(len(ways)) if 0 < ways[tile] < course.FAR]
    assert reached
    for tile in reached:  # each step leads to a System that is one Jump nearer
        assert any(ways[other] == ways[tile] - 1 for other in range(len(ways)) if game.lanes[tile] >> other & 1) or (
            game.wormholes >> tile & 1
        )


def test_greedy_answers_in_the_set_up_where_no_ship_has_a_place_yet() -> None:
    match = farflung.new_match("xodus", seats=2, seed=3)
    bots = [farflung.bot("greedy", match.title, seat) for seat in range(2)]
    while match.title.to_data(match.game)["phase"] == "setup":
        step(match, bots)
    assert match.question is not None
