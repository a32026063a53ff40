"""Words that are kept are those that would be said anew: what a title does not name as `AT_HAND` tells nothing of the
state of a game."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.table.test_turns import shortest

from farflung import games
from farflung.engine.match import Match
from farflung.engine.record import LUCK, parse
from farflung.engine.title import Setup
from farflung.engine.views import view
from farflung.table import wording
from farflung.table.wording import Speaker


@pytest.mark.parametrize("path", shortest(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_kept_words_are_those_that_would_be_said_anew(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    whole = Match.load(games.title(record.setup.title), record)
    match = Match(whole.title, record.setup, start=whole.origin, explicit_luck=True)
    speaker, kept = Speaker(match, "de"), 0
    for code, seat in zip(whole.codes + whole.script, whole.seats, strict=True):
        if seat == LUCK:
            match.happen(code)
            continue
        question = match.question
        assert question is not None
        seen, anew = view(match, question.seat, brief=True), Speaker(match, "de")
        for option in question.options:
            said = speaker.option(option, question, seen)
            assert said == anew.option(option, question, seen)
            kept += speaker.option(option, question, seen) is said
        for refused, rule in question.refused:
            assert speaker.refusal(refused, rule, question, seen) == anew.refusal(refused, rule, question, seen)
        match.answer(code)
    assert kept, "nothing was kept"


def test_without_at_hand_all_is_said_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(games.title("salvage"), Setup("salvage", "tutorial", ["Ada", "Bo"]), 1)
    assert match.question is not None
    said = iter(["first", "second"])
    words = SimpleNamespace(option_text=lambda code, *_: next(said), detail_text=lambda *_: "")
    monkeypatch.setattr(wording, "wording", lambda title: words)
    speaker, seen = Speaker(match, "en"), view(match, match.question.seat)
    option = match.question.options[0]
    assert [speaker.option(option, match.question, seen)["words"] for _ in range(2)] == ["first", "second"]
