"""The analysis of finished games: it adds up, it sees with one seat's eyes, and it finds what was plainly wrong."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from tests.table.twins import SEAT, twins

import farflung
from farflung.bots import judge_of
from farflung.bots.analysis import (
    Analysis,
    AnalysisError,
    Asked,
    Effort,
    Step,
    Weighing,
    analyse,
    asked_of,
    corrected,
    weighed,
)
from farflung.engine.match import Match
from farflung.table.analysing import lines, told

pytestmark = pytest.mark.played

LITTLE = Effort(walks=12, leads=1, par=2)
GOLDEN = Path(__file__).parents[1] / "golden"


def played(seats: int, seed: int) -> Match:
    """A game of Salvage in which all dive as long as they may, and sell what they can."""
    match = farflung.new_match("salvage", seats=seats, seed=seed)
    while match.question is not None:
        match.answer(match.question.options[0])
    return match


def adds_up(analysis: Analysis) -> None:
    whole = analysis.start + sum(analysis.luck()) - sum(step.cost for step in analysis.steps)
    assert whole == pytest.approx(analysis.result, abs=1e-9)
    for step in analysis.steps:
        assert 0.0 <= step.after <= step.before <= 1.0 + 1e-9


@pytest.mark.parametrize("record", ["helionox/11-1-solo-rookie", "helionox/01-2-competitive"])
def test_luck_and_choices_explain_the_result(record: str) -> None:
    match = farflung.load((GOLDEN / f"{record}.record").read_text("utf-8"))
    heard: list[tuple[int, int]] = []
    found = analyse(match, 0, LITTLE, progress=lambda done, of: heard.append((done, of)))
    adds_up(found)
    assert found.steps
    assert heard == [(done, len(found.steps)) for done in range(len(found.steps) + 1)]
    alone = "solo" in record
    assert (found.lead is None) == alone == (found.par_games > 0)
    assert found.result == float(0 in match.title.winners(match.game))
    for language in ("en", "de"):
        shown = told(found, match, language)
        assert shown["start"] + shown["luck"] + shown["choice"] == pytest.approx(shown["result"], abs=0.2)
        assert [each["event"] for each in shown["steps"]] == [each.event for each in found.steps]
        for each, step in zip(shown["worst"], found.worst(), strict=True):
            assert each["chosen"]["text"] == step.chosen != step.better == each["better"]["text"]
        text = lines(shown, "Mara", language)
        assert text[0].startswith("Mara: ")
        assert any("%" in line for line in text)


def test_every_seat_has_an_analysis_of_its_own() -> None:
    match = played(2, 4)
    found = [analyse(match, seat, LITTLE) for seat in (0, 1)]
    for each in found:
        adds_up(each)
    assert sum(each.result for each in found) == 1.0
    assert {each.lead for each in found} == {found[0].lead, -(found[0].lead or 0.0)}
    assert not {step.position for step in found[0].steps} & {step.position for step in found[1].steps}


def test_the_same_seed_finds_the_same() -> None:
    match = played(2, 4)
    one, other = (analyse(match, 0, LITTLE, seed=3) for _ in range(2))
    assert one.steps == other.steps


def test_it_sees_what_the_seat_saw_and_nothing_else() -> None:
    """In games that differ only in what the seat may not know, the same is thought of its questions."""

    def thought(match: Match, asked: Asked) -> Step:
        title = match.title
        weighing = Weighing(title, judge_of(title), asked.view, 1, None, asked.chosen)
        return weighed(weighing, asked, LITTLE, False, match.notation.text)

    compared = 0
    for pair in islice(twins(range(1, 3)), 2):
        ours, theirs = ([*islice(asked_of(match, SEAT), 4, 7)] for match in (pair.one, pair.other))
        assert [thought(pair.one, asked) for asked in ours] == [thought(pair.other, asked) for asked in theirs]
        compared += len(ours)
    assert compared


def test_what_is_plainly_wrong_is_among_the_most_expensive() -> None:
    """Who sells nothing, though there is something to sell, gives the game away."""
    match = farflung.new_match("salvage", seats=2, seed=2)
    wrong = set()
    while match.question is not None:
        if match.question.seat == 0 and "keep" in {option.text for option in match.options}:
            if len(match.options) > 1:
                wrong.add(match.position)
            match.answer("keep")
        else:
            match.answer(match.question.options[0])
    found = analyse(match, 0, Effort(walks=192, leads=1, par=2))
    adds_up(found)
    assert found.result == 0.0
    assert {each.position for each in found.worst()} & wrong


def step(before: float, after: float, position: int = 0) -> Step:
    return Step(position, 0, 0, "turn 1", "main", "a", "b", before, after, 0.01)


def test_where_nothing_happened_there_is_no_luck() -> None:
    """The second question shows that the first answer cost less than was thought."""
    steps = [step(0.5, 0.4), step(0.45, 0.45), step(0.6, 0.5), step(0.3, 0.3)]
    found = corrected(steps, [True, False, True])
    analysis = Analysis(0, found, 1.0, None, True, False, 0, 0, 0.0)
    adds_up(analysis)
    luck = analysis.luck()
    assert luck[0] == luck[2] == 0.0
    assert found[0].cost == pytest.approx(0.05)
    assert found[2].cost == pytest.approx(0.1)
    assert luck[1] == pytest.approx(found[2].before - 0.45)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    match = farflung.new_match("salvage", seats=2, seed=1)
    with pytest.raises(AnalysisError, match="over"):
        analyse(match, 0, LITTLE)
    with pytest.raises(AnalysisError, match="no seat 3"):
        analyse(played(2, 1), 2, LITTLE)
