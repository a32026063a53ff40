"""Bots say why: by the judge's parts, in the reader's words, and nothing that only their seat knows."""

from __future__ import annotations

import pytest
from tests.table.playing import ANN, Played, created, revenant, snapshot

from farflung import games
from farflung.bots import judge_of
from farflung.bots.reasons import reason_for
from farflung.bots.search_tree import TreeBot
from farflung.engine.match import Match
from farflung.engine.record import LUCK
from farflung.engine.text import LANGUAGES
from farflung.engine.title import Setup
from farflung.engine.views import visible_events
from farflung.table.advising import reason
from farflung.table.entries import Seat, Undone
from farflung.table.rendering import Rendering
from farflung.table.table import Table
from farflung.table.wording import Speaker

PERSON, BOT = Seat("person", "Ann", ANN.id), Seat("bot", "Halley", bot="simple")


def xodus() -> Played:
    entry = created(PERSON, BOT, title="xodus")
    entry.edition = "first"
    return Played(entry, 3)


def played_by_bots(played: Played, answers: int) -> None:
    """All seats answer as a bot of few walks does, and only the bot's seat says why."""
    table = played.table
    thinks = TreeBot(table.title, judge_of(table.title), 1, walks=6)
    for _ in range(answers):
        assert table.question is not None
        seat = table.question.seat
        code = thinks.choose(table.view(seat))
        if table.seats[seat].bot:
            played.do([table.answered(code, played.now, "bot", reason_for(thinks))])
        else:
            played.do([table.answered(code, played.now)])


def test_the_log_says_why_a_bot_did_something_in_the_readers_language() -> None:
    played = xodus()
    played_by_bots(played, 60)
    assert played.table.match is not None
    said = set()
    seats, events = played.table.match.seats, visible_events(played.table.match, 0)
    for language in LANGUAGES:
        log = Rendering(played.table, 0, language)
        log.refresh()
        explained = [entry for entry in log.log if "why" in entry]
        assert explained
        assert all(entry["cause"] == entry["number"] for entry in explained)
        for entry in explained:  # whoever answered last before it was the bot
            before = range(events[entry["number"]].position)
            assert [seats[line] for line in before if seats[line] != LUCK][-1] == 1
        speaker = Speaker(played.table.match, language)
        words = {reason(played.table.match, why, speaker) for why in played.table.reasons.values()}
        assert {entry["why"] for entry in explained} <= words
        said.add(explained[0]["why"])
    assert len(said) == len(LANGUAGES)


def test_reasons_are_kept_with_the_table_and_go_with_what_is_taken_back() -> None:
    played = xodus()
    played_by_bots(played, 60)
    again = Table.rebuild(played.entries)
    assert again.reasons == played.table.reasons
    assert snapshot(again) == snapshot(played.table)
    last = max(played.table.reasons)
    played.do([Undone(at=played.now, seat=0, position=last, used=0.0)])
    assert last not in played.table.reasons
    assert played.table.reasons


@pytest.mark.parametrize("title", ["revenant", "helionox"])
def test_where_seats_have_secrets_it_is_said_what_everybody_sees(title: str) -> None:
    entry = created(PERSON, BOT, Seat("bot", "Encke", bot="simple"), title=title)
    entry.edition = "final"
    played = Played(entry, 3)
    played_by_bots(played, 60)
    assert games.title(title).secret
    assert played.table.reasons
    assert set(played.table.reasons.values()) <= set(judge_of(games.title(title)).aims)
    assert played.table.match is not None
    for language in LANGUAGES:
        log = Rendering(played.table, 0, language)
        log.refresh()
        assert any("why" in entry for entry in log.log)


def test_of_what_nobody_sees_no_reason_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    played = revenant(PERSON, BOT, Seat("bot", "Encke", bot="simple"))
    assert played.table.question is not None
    option = played.table.question.options[0]
    for seen in (True, False):
        with monkeypatch.context() as patch:
            patch.setattr(Table, "everyone_sees", lambda *_, seen=seen: seen)
            assert bool(played.table.answered(option, played.now, "bot", "houses").why) == seen


@pytest.mark.parametrize("title", list(games.ours()))
def test_every_aim_has_its_words(title: str) -> None:
    aims, found = judge_of(games.title(title)).aims, games.title(title)
    for edition in found.editions:
        match = Match(found, Setup(title, edition, ["Ada", "Bo", "Cy"][: max(found.seats)]), 1)
        said = {language: [reason(match, aim, Speaker(match, language)) for aim in aims] for language in LANGUAGES}
        assert all(len(set(words)) == len(aims) and "aims-" not in "".join(words) for words in said.values())
