"""At a table where somebody learns: what was meant goes on with the lesson, everything else is an ordinary answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.lessons.samples import SAMPLE

from farflung import lessons
from farflung.table import messages as m
from farflung.table.entries import Answered, Entry, from_text, to_text
from farflung.table.messages import Refused, User
from farflung.table.rendering import Rendering
from farflung.table.table import Table
from farflung.table.teaching import lesson_table

ANN = User("ann", "Ann")


@pytest.fixture
def entries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    folder = tmp_path / "revenant" / "lessons"
    folder.mkdir(parents=True)
    (folder / "01-man.toml").write_text(SAMPLE, "utf-8")
    (folder / "02-more.toml").write_text(SAMPLE, "utf-8")
    monkeypatch.setattr(lessons, "FOLDER", tmp_path)
    monkeypatch.setattr(lessons, "source", lessons.source.__wrapped__)
    monkeypatch.setattr(lessons, "lesson", lessons.lesson.__wrapped__)
    return [lesson_table("revenant", "01-man", ANN, 1.0)]


def say(table: Table, entries: list[Entry], option: str) -> list[Entry]:
    found = table.decide(ANN, m.Answer(seat=0, answers=table.answers(0), option=option), 2.0)
    for entry in found:
        table.apply(entry)
    entries += found
    return found


def told(table: Table, language: str = "en") -> dict[str, object]:
    rendering = Rendering(table, 0, language)
    rendering.refresh()
    return dict(rendering.body["lesson"])


def test_the_guide_goes_along(entries: list[Entry]) -> None:
    table = Table.rebuild(entries)
    first = told(table)
    assert (first["step"], first["steps"], first["goal"], first["done"]) == (0, 2, "Man the Shiveus ark.", "")
    assert first["do"] == ["man Shiveus ark", "man Zenor ark"]
    say(table, entries, "man Shiveus ark")
    assert (told(table, "de")["goal"], told(table, "de")["done"]) == ("Mit Kadett 1.", "Bemannt.")
    say(table, entries, "with cadet 1")
    last = told(table, "fr")
    assert (last["step"], last["goal"], last["end"], last["next"]) == (2, "", "C’est tout.", "02-more")
    again = Table.rebuild(from_text(to_text(entries)))
    assert told(again, "fr") == last, "kept as entries like every table"
    assert again.match == table.match


def test_another_answer_is_legal_and_can_be_taken_back(entries: list[Entry]) -> None:
    table = Table.rebuild(entries)
    say(table, entries, "man Shiveus ark")
    assert table.match is not None
    other = next(option.text for option in table.match.options if option.text != "with cadet 1")
    say(table, entries, other)
    astray = told(table)
    assert (astray["step"], astray["astray"], astray["astray_words"], astray["do"]) == (1, 1, "Cadet 1.", [])
    for entry in table.decide(ANN, m.Undo(seat=0, to=table.answers(0) - 1), 3.0):
        table.apply(entry)
    assert (told(table)["astray"], told(table)["do"]) == (0, ["with cadet 1"])


def test_only_the_learner_is_guided_and_there_is_no_record(entries: list[Entry]) -> None:
    table = Table.rebuild(entries)
    watching = Rendering(table, -1, "en")
    watching.refresh()
    assert "lesson" not in watching.body
    with pytest.raises(Refused, match="it has no record"):
        table.record()


def test_what_follows_happens_with_the_answer(entries: list[Entry]) -> None:
    created = entries[0]
    created.teaches = created.teaches.replace(  # type: ignore[union-attr]
        'done = { en = "Manned."', 'follow = ["1 with cadet 1"]\ndone = { en = "Manned."'
    ).split('[[step]]\ngoal = { en = "With', 1)[0]
    table = Table.rebuild(entries)
    found = say(table, entries, "man Shiveus ark")
    assert [(each.seat, each.lines[0]) for each in found if isinstance(each, Answered)] == [
        (0, "man Shiveus ark"),
        (0, "with cadet 1"),
    ]
    assert told(table)["end"] == "That is all."
