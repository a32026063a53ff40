"""Planning together: marks, pings and proposals. Salvage stands in for a game that is played together."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.playing import ANN, BOB, EVE, Played, salvage, snapshot

from farflung import games
from farflung.engine.core import verb_of
from farflung.engine.title import Setup
from farflung.games.salvage.title import SalvageTitle
from farflung.games.salvage.verbs import DIVE
from farflung.table import messages as m
from farflung.table.entries import Seat, from_text, to_text
from farflung.table.planning import MOST_MARKS
from farflung.table.table import Table
from farflung.table.viewers import Gallery, Viewer


class Together(SalvageTitle):
    def cooperative(self, setup: Setup) -> bool:
        return len(setup.seats) > 1


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> Played:
    monkeypatch.setattr(games, "title", lambda name: Together())
    return salvage()


def told(played: Played, user: Any = BOB) -> dict[str, Any]:
    """What a new connection is told of the plans."""
    messages = Viewer("T", user, "en").hello(Gallery(played.table), 0.0, set())
    return next(message for message in messages if message["type"] == "plans")


def test_marks_lie_there_for_everyone_and_survive(together: Played) -> None:
    together.says(ANN, m.Mark(seat=0, at="sector:3"))
    together.says(BOB, m.Mark(seat=1, at="sector:3"))
    together.says(BOB, m.Mark(seat=1, at="ship:Zenor ark"))
    expected = [{"seat": 0, "at": "sector:3"}, {"seat": 1, "at": "sector:3"}, {"seat": 1, "at": "ship:Zenor ark"}]
    for user in (ANN, BOB, None):
        assert told(together, user)["marks"] == expected
    again = Table.rebuild(from_text(to_text(together.entries)))
    assert snapshot(again) == snapshot(together.table)
    assert again.plans.marks == together.table.plans.marks


def test_marks_are_taken_away_by_their_owner(together: Played) -> None:
    for at in ("sector:1", "sector:2", "sector:3"):
        together.says(ANN, m.Mark(seat=0, at=at))
    assert together.refused(BOB, m.Unmark(seat=0, at="sector:1")).kind == "not-yours"
    assert together.refused(ANN, m.Unmark(seat=0, at="sector:9")).kind == "stale"
    together.says(ANN, m.Unmark(seat=0, at="sector:2"))
    assert [mark["at"] for mark in told(together)["marks"]] == ["sector:1", "sector:3"]
    together.says(ANN, m.Unmark(seat=0))
    assert told(together)["marks"] == []
    assert together.refused(ANN, m.Unmark(seat=0)).kind == "stale"


def test_marks_go_when_their_owners_turn_ends(together: Played) -> None:
    together.says(ANN, m.Mark(seat=0, at="sector:1"))
    together.says(BOB, m.Mark(seat=1, at="sector:2"))
    together.answer("dive")
    assert len(told(together)["marks"]) == 2, "Ann is still asked"
    while together.asked[0] == 0:
        together.answer(together.options()[-1])
    assert told(together)["marks"] == [{"seat": 1, "at": "sector:2"}]
    assert snapshot(Table.rebuild(together.entries)) == snapshot(together.table)


def test_only_so_many_marks_and_each_once(together: Played) -> None:
    for number in range(MOST_MARKS):
        together.says(ANN, m.Mark(seat=0, at=f"sector:{number}"))
    assert together.refused(ANN, m.Mark(seat=0, at="sector:99")).kind == "too-many"
    assert together.refused(ANN, m.Mark(seat=0, at="sector:0")).kind == "taken"
    assert together.refused(EVE, m.Mark(seat=0, at="sector:99")).kind == "not-yours"
    together.says(BOB, m.Mark(seat=1, at="sector:0"))


@pytest.mark.parametrize("at", ["", "sector", "sector:", "Sector:1", "sector:\n", "sector:" + "x" * 101, 3, None])
def test_what_is_no_name_of_a_thing(at: Any) -> None:
    with pytest.raises(m.Refused) as refusal:
        m.parse(json.dumps({"type": "mark", "seat": 0, "at": at}))
    assert refusal.value.kind == "bad-message"


def test_a_ping_is_told_once_and_leaves_nothing(together: Played) -> None:
    gallery, viewer = Gallery(together.table), Viewer("T", BOB, "en")
    viewer.hello(gallery, 0.0, set())
    entries = together.says(ANN, m.Ping(seat=0, at="sector:4"))
    assert [(one["type"], one["seat"], one["at"]) for one in viewer.after(gallery, entries, 0.0)] == [
        ("ping", 0, "sector:4")
    ]
    assert told(together) == {**told(together), "marks": [], "proposals": []}


def test_anyone_proposes_and_whoever_is_asked_answers(together: Played) -> None:
    asked = Viewer("T", BOB, "en").hello(Gallery(together.table), 0.0, set())[1]["view"]
    assert asked["question"] is None
    theirs = asked["open_question"]
    assert (theirs["seat"], theirs["answers"]) == (0, 0)
    assert [option["text"] for option in theirs["options"]] == ["dive", "stop"]

    def propose(option: str, **more: Any) -> m.Propose:
        return m.Propose(**{"seat": 1, "to": 0, "answers": 0, "option": option, **more})

    assert together.refused(BOB, propose("keep")).kind == "not-an-option"
    assert together.refused(BOB, propose("dive", answers=1)).kind == "stale"
    assert together.refused(BOB, propose("dive", to=1)).kind == "stale"
    assert together.refused(ANN, propose("dive", seat=0)).kind == "not-asked"
    assert together.refused(ANN, propose("dive")).kind == "not-yours"
    assert together.refused(BOB, propose("")).kind == "stale"
    together.says(BOB, propose("dive"))
    together.says(BOB, propose("stop"))
    assert told(together, ANN)["proposals"] == [{"seat": 1, "option": "stop"}]
    assert snapshot(Table.rebuild(together.entries)) == snapshot(together.table)
    together.says(BOB, propose(""))
    assert told(together, ANN)["proposals"] == []
    together.says(BOB, propose("stop"))
    together.answer("stop")
    assert told(together, ANN)["proposals"] == [], "the question is answered"


def test_a_question_about_a_secret_is_nobody_elses(together: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Together, "secret", frozenset([DIVE]))
    assert together.table.question
    assert DIVE in [verb_of(code) for code in together.table.question.options]
    asked = Viewer("T", BOB, "en").hello(Gallery(together.table), 0.0, set())[1]["view"]
    assert asked["open_question"] is None
    assert together.refused(BOB, m.Propose(seat=1, to=0, answers=0, option="dive")).kind == "not-yours"


def test_who_stands_up_takes_the_plans_along(together: Played) -> None:
    together.says(BOB, m.Mark(seat=1, at="sector:1"))
    together.says(BOB, m.Propose(seat=1, to=0, answers=0, option="dive"))
    together.says(BOB, m.Stand(seat=1))
    assert (told(together)["marks"], told(together)["proposals"]) == ([], [])


def test_a_viewer_is_told_of_plans_only_when_they_change(together: Played) -> None:
    gallery, viewer = Gallery(together.table), Viewer("T", BOB, "en")
    viewer.hello(gallery, 0.0, set())
    kinds = [one["type"] for one in viewer.after(gallery, together.says(ANN, m.Mark(seat=0, at="sector:1")), 0.0)]
    assert kinds == ["plans"]
    assert "plans" not in [one["type"] for one in viewer.after(gallery, together.says(ANN, m.Chat(text="hm")), 0.0)]


def test_against_each_other_nobody_plans() -> None:
    played = salvage(Seat("person", "Ann", ANN.id), Seat("person", "Bob", BOB.id))
    for message in (
        m.Mark(seat=0, at="sector:1"),
        m.Unmark(seat=0),
        m.Ping(seat=0, at="sector:1"),
        m.Propose(seat=0, to=1, answers=0, option="dive"),
    ):
        assert played.refused(ANN, message).kind == "not-offered"
    hello = Viewer("T", BOB, "en").hello(Gallery(played.table), 0.0, set())
    assert "plans" not in [message["type"] for message in hello]
    assert "open_question" not in hello[1]["view"]
    assert hello[0]["table"]["together"] is False
