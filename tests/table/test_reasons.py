"""Bots say why: by the judge's parts, in the reader's words, where nobody has secrets, and nowhere else."""

from __future__ import annotations

from tests.table.playing import ANN, Played, created, revenant, snapshot

from farflung import games
from farflung.bots import judge_of
from farflung.bots.search_tree import TreeBot
from farflung.engine.record import LUCK
from farflung.engine.text import LANGUAGES
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
            played.do([table.answered(code, played.now, "bot", thinks.why)])
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


def test_where_seats_have_secrets_nothing_is_said() -> None:
    played = revenant(PERSON, BOT, Seat("bot", "Encke", bot="simple"))
    played_by_bots(played, 12)
    assert not played.table.reasons
    assert played.table.question is not None
    entry = played.table.answered(played.table.question.options[0], played.now, "bot", "influence")
    assert entry.why == ""
    assert games.title("revenant").secret
