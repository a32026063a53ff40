"""The laws of the whole game on answers that Hypothesis chooses: what breaks one is shrunk to the fewest and plainest
answers, and printed as a record that replays. They go on from a question of a game by chance or by habit.
"""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st
from tests.laws.games import TITLE_LAWS, every_setup, walk
from tests.laws.setup import LawSetup

EXAMPLES = int(os.environ.get("FARFLUNG_LAW_EXAMPLES", "5"))
GAMES = 2
ANSWERS = 40


@every_setup
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), game=st.integers(1, GAMES), answers=st.lists(st.integers(0, 99), max_size=ANSWERS))
def test_whatever_is_answered_everything_is_conserved(
    law_setup: LawSetup, data: Any, game: int, answers: list[int]
) -> None:
    conserved = TITLE_LAWS[law_setup.title].CONSERVED
    walked = walk(law_setup, game)
    questions = walked.questions()
    match = walked.match_at(questions[data.draw(st.integers(0, len(questions) - 1), label="after question")])
    record, said = match.save(), "nothing yet"
    try:
        for number in answers:
            if match.question is None:
                break
            record = match.save()
            code = match.question.options[number % len(match.question.options)]
            said = match.notation.text(code)
            match.answer(code)
            conserved.at_any_time(match.game)
            if not match.script:
                conserved.between_scenes(match.start)
    except Exception:
        note(f"the answer '{said}' breaks it after this record:\n{record}")
        raise
