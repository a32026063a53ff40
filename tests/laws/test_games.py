"""What is left of a random game that breaks: a record that stands before the break, and the answer that broke it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.laws import games, test_parameters

from farflung.engine.core import Game
from farflung.engine.match import Match, Option
from farflung.games import title

SEED = 1_000_007  # no law walks this game, and walks are kept


class Breaks(Match):
    """Cannot take a fifth answer."""

    def answer(self, answer: int | str | Option, luck: Sequence[int] = ()) -> None:
        if sum(seat >= 0 for seat in self.seats) == 4:
            raise ZeroDivisionError("a rule went wrong")
        super().answer(answer, luck)


def test_a_random_game_that_breaks_leaves_its_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    law_setup = next(one for one in games.SETUPS if one.title == "salvage")
    monkeypatch.setattr(games, "Match", Breaks)
    monkeypatch.setenv("FARFLUNG_LAW_FAILURES", str(tmp_path))
    with pytest.raises(AssertionError) as broken:
        games.walk(law_setup, SEED)
    assert f"game {SEED}: ZeroDivisionError('a rule went wrong')" in str(broken.value)
    path = re.search(r"record up to it: (\S+)", str(broken.value))
    assert path is not None
    match = Match.load(title("salvage"), Path(path[1]).read_text("utf-8"))
    assert sum(seat >= 0 for seat in match.seats) == 4
    answer = re.search(r"at the answer '(.*?)'", str(broken.value))
    assert answer is not None
    match.answer(answer[1])  # an answer that was offered


def test_a_game_with_turned_numbers_that_breaks_leaves_its_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    law_setup = next(one for one in games.SETUPS if one.title == "helionox")
    trial = test_parameters.Trial(law_setup, {"travel_fare": 0}, SEED)

    class Breaks(test_parameters.Clerk):
        def decide(self, game: Game, seat: int, kind: int) -> int:
            if len(self.menus) == 4:
                raise ZeroDivisionError("a rule went wrong")
            return super().decide(game, seat, kind)

    monkeypatch.setattr(test_parameters, "Clerk", Breaks)
    monkeypatch.setenv("FARFLUNG_LAW_FAILURES", str(tmp_path))
    with pytest.raises(pytest.fail.Exception, match="ZeroDivisionError: a rule went wrong") as broken:
        test_parameters.by_clerk(trial, by_habit=True, listening=True)
    path = re.search(r"record: (\S+)", str(broken.value))
    assert path is not None
    match = Match.load(title("helionox"), Path(path[1]).read_text("utf-8"))
    assert sum(seat >= 0 for seat in match.seats) == 4
    assert match.setup.parameters == {"travel_fare": 0}
    assert match.question is not None
