"""Laws of the levels of bots on every set-up: they answer what is offered, and from the view alone."""

from __future__ import annotations

import pytest
from tests.laws.games import SETUPS, every_setup, kept, walks
from tests.laws.setup import LawSetup

from farflung.bots import LEVELS, bot, levels
from farflung.engine.core import Dice
from farflung.engine.views import imagine, view

FEW = (3, 4, 5, 6, 8)


@every_setup
def test_levels_answer_what_is_offered_and_twins_alike(law_setup: LawSetup, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each game another level is asked somewhere; all think for a moment only, which is the same but less of it."""
    monkeypatch.setattr(levels, "WALKS", FEW)
    for game in walks(law_setup):
        level = LEVELS[(game.seed + SETUPS.index(law_setup)) % len(LEVELS)]
        place = game.sample(Dice(game.seed), 3)[1]
        match = game.match_at(place)
        with kept(game, place):
            assert match.question is not None
            seat = match.question.seat
            seen = view(match, seat)
            twin = imagine(match.title, seen, Dice(game.seed))
            answers = [bot(level, match.title, game.seed).choose(each) for each in (seen, view(twin, seat))]
            assert answers[0] in match.question.options
            assert answers[0] == answers[1]
