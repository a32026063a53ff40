"""Those who learn at the table: set-ups to begin with, what one plays for, what an answer costs."""

from __future__ import annotations

import pytest

from farflung import games
from farflung.engine.coach import Start
from farflung.engine.match import Match
from farflung.engine.text import LANGUAGES, Locale
from farflung.engine.title import Setup
from farflung.table.coaching import coach_of

STARTS = [(title, start) for title in games.ours() for start in coach_of(title).starts]


@pytest.mark.parametrize(("title", "start"), STARTS, ids=[f"{title}-{start.name}" for title, start in STARTS])
def test_set_ups_to_begin_with_can_be_played_and_are_said_in_every_language(title: str, start: Start) -> None:
    names = [f"Player {number + 1}" for number in range(start.seats)]
    match = Match(games.title(title), Setup(title, start.edition, names, dict(start.options)), 1)
    assert match.question is not None
    for language in LANGUAGES:
        locale = Locale(language, strict=True)
        assert locale.text(f"{title}-start-{start.name}")
        assert locale.text(f"{title}-start-{start.name}-what").endswith(".")


@pytest.mark.parametrize("title", ["revenant", "helionox", "xodus"])
def test_a_first_game_an_own_one_and_one_screen_are_offered_for_each_title(title: str) -> None:
    starts = coach_of(title).starts
    assert [start.first for start in starts].index(True) == 0
    assert {start.who for start in starts} == {"alone", "bots", "screen"}


def test_who_teaches_nothing_offers_nothing() -> None:
    assert coach_of("salvage").starts == ()
