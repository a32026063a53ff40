"""Helionox: bots stop where an action costs nothing, and answer a question of one option."""

from __future__ import annotations

import pytest

import farflung
from farflung.bots.base import step
from farflung.bots.search import SearchBot
from farflung.engine.scenario import arrange
from farflung.engine.views import view
from farflung.games import title as title_named
from farflung.games.helionox.judge import JUDGE

MANY = 1000  # answers: ordinary games of two take about two hundred


@pytest.mark.parametrize("fare", ["travel_fare", "embassy_fare", "movement_tax"])
@pytest.mark.parametrize("seed", [1, 2])
def test_where_travel_is_free_greedy_does_not_shuttle_for_ever(fare: str, seed: int) -> None:
    match = farflung.new_match("helionox", seats=2, seed=seed, parameters={fare: 0})
    bots = [farflung.bot("greedy", match.title, seat) for seat in range(2)]
    for _ in range(MANY):
        if match.question is None:
            break
        step(match, bots)
    assert match.over


def test_where_travel_is_free_search_does_not_shuttle_for_ever() -> None:
    match = farflung.new_match("helionox", seats=2, seed=4, parameters={"travel_fare": 0})
    bots = [SearchBot(match.title, JUDGE, seat, playouts=8) for seat in range(2)]
    turn = 0
    for _ in range(MANY):
        if turn == 3 or match.question is None:
            break
        step(match, bots)
        turn = match.title.to_data(match.game)["turn"]
    assert turn == 3


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_a_question_of_one_option_is_answered(name: str) -> None:
    title = title_named("helionox")
    given = {"events": [], "once": {"cycled": True, "bonus": True}, "players.1.cryo": 4, "players.1.hand": []}
    match = arrange(title, 2, given, "main 1")
    assert match.question is not None
    assert len(match.question.options) == 1
    assert farflung.bot(name, title).choose(view(match, 0)) == match.question.options[0]
