"""Advice is asked for at the table, thought about by bots, and told to who asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Player, Server, Talk

from farflung.bots.advice import Advice, Advised
from farflung.table.advising import surer

BOT = {"kind": "bot", "bot": "random"}


def asked(talk: Talk, seat: int = 0) -> dict[str, Any]:
    """The view of the seat, when it has several answers to choose among."""
    talk.wait_for(lambda views: seat in views and bool(views[seat]["question"]))
    return talk.views[seat]


def test_three_suggestions_whose_parts_add_up(server: Server) -> None:
    player = Player(server, "Ada")
    talk = player.sit_at(player.table("me", BOT, title="helionox", options={"preset": "first play"}), "fr")
    seen = asked(talk)
    while len(seen["question"]["options"]) < 3:
        talk.answer(0, lambda options: options[0])
        seen = asked(talk)
    assert talk.told[0]["table"]["suggest"]
    assert talk.ask("suggest", seat=0, answers=seen["answers"])["type"] == "ack"
    found = talk.until(lambda message: message["type"] == "suggestion")
    assert (found["seat"], found["answers"], found["quiet"]) == (0, seen["answers"], False)
    options = {option["text"] for option in seen["question"]["options"]}
    assert {row["option"] for row in found["rows"]} <= options
    for row in found["rows"][:3]:
        assert row["low"] <= row["gain"] <= row["high"]
        assert sum(term["value"] for term in row["terms"]) == pytest.approx(row["gain"])
    assert found["more"]
    later = talk.until(lambda message: message["type"] == "suggestion")
    assert not later["more"]
    assert later["seconds"] > found["seconds"]
    assert talk.ask("suggest", seat=0, answers=seen["answers"] + 1)["kind"] == "stale"
    assert talk.ask("suggest", seat=1, answers=0)["kind"] == "not-yours"


def test_what_was_thought_to_look_back_is_told_first(server: Server) -> None:
    """It is not thought again, and what is told after it comes on top."""
    player = Player(server, "Ada")
    talk = player.sit_at(player.table("me", BOT, title="helionox", options={"preset": "first play"}))
    seen = asked(talk)
    while len(seen["question"]["options"]) < 3:
        talk.answer(0, lambda options: options[0])
        seen = asked(talk)
    assert talk.ask("suggest", seat=0, answers=seen["answers"], quiet=True)["type"] == "ack"
    assert talk.ask("suggest", seat=0, answers=seen["answers"])["type"] == "ack"
    quiet, first, last = (talk.until(lambda message: message["type"] == "suggestion") for _ in range(3))
    assert [each["quiet"] for each in (quiet, first, last)] == [True, False, False]
    assert [each["more"] for each in (quiet, first, last)] == [False, True, False]
    assert first["rows"] == quiet["rows"]
    assert first["games"] == quiet["games"]
    assert last["games"] != first["games"]


def advice(*gains: tuple[int, float, float]) -> Advice:
    """Answers with what they bring and how unsure that is, as they were found."""
    rows = [Advised(option, gain, gain - unsure, gain + unsure, {}) for option, gain, unsure in gains]
    return Advice(rows, -1, 1.0, False, 10, 0.3)


def test_what_is_read_stays_where_it_stands_unless_it_is_wrong() -> None:
    first = advice((1, 3.0, 2.0), (2, 2.0, 2.0), (3, 1.0, 2.0), (4, 0.0, 2.0))
    assert surer(first, None) is first
    level = surer(advice((2, 2.2, 1.0), (1, 2.0, 1.0), (3, 1.0, 1.0), (4, 0.0, 1.0)), first)
    assert [row.option for row in level.rows] == [1, 2, 3, 4]
    assert level.seconds == pytest.approx(0.6)
    for clear in (
        advice((2, 4.0, 0.5), (1, 2.0, 0.5), (3, 1.0, 0.5), (4, 0.0, 0.5)),
        advice((4, 9.0, 0.5), (1, 2.0, 0.5), (2, 2.0, 0.5), (3, 2.0, 0.5)),
    ):
        assert surer(clear, first) is clear


def test_with_others_only_where_it_was_agreed_and_they_are_told(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    for agreed, more in ((False, {}), (True, {"suggest": "yes"})):
        table = ann.table("me", "open", **more)
        first = ann.sit_at(table)
        second = bob.sit_at(table)
        assert second.ask("sit", seat=1)["type"] == "ack"
        talks = [first, second]
        first.wait_for(lambda views: 0 in views)
        seat = first.views[0]["waiting_for"]
        seen = asked(talks[seat], seat)
        said = talks[seat].ask("suggest", seat=seat, answers=seen["answers"])
        assert said["type"] == ("ack" if agreed else "refused")
        if agreed:
            talks[seat].until(lambda message: message["type"] == "suggestion")
            told = talks[1 - seat].until(lambda message: message["type"] == "notice")
            assert (told["kind"], told["seat"]) == ("advised", seat)


def test_a_table_may_forbid_it(server: Server) -> None:
    player = Player(server, "Ada")
    talk = player.sit_at(player.table("me", BOT, suggest="no"))
    seen = asked(talk)
    assert not talk.told[0]["table"]["suggest"]
    assert talk.ask("suggest", seat=0, answers=seen["answers"])["kind"] == "not-offered"
