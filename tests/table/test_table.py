"""The table without a server: seats, answers, undo, clocks, forks, and that its entries are all there is to it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.table.playing import ANN, BOB, EVE, Played, created, revenant, salvage, snapshot

from farflung import games
from farflung.engine.core import Dice
from farflung.engine.match import Match
from farflung.engine.record import RecordError
from farflung.engine.title import Setup
from farflung.table import messages as m
from farflung.table.again import fork_of
from farflung.table.entries import (
    Answered,
    Clock,
    Handed,
    Noted,
    Seat,
    UndoAsked,
    Undone,
    from_text,
    to_text,
)
from farflung.table.messages import Refused
from farflung.table.names import distinct
from farflung.table.rendering import Rendering, card, look_back
from farflung.table.table import Table
from farflung.table.viewers import Gallery, Viewer

# ---- entries


def test_a_table_is_rebuilt_exactly_from_its_entries() -> None:
    """A whole game with chat, notes, undo, seats handed over and taken back, a clock; compared after every entry."""
    played = revenant(clock=Clock(600.0, 5.0))
    dice = Dice(7)
    steps = 0
    while played.table.question is not None and steps < 150:
        steps += 1
        seat, user = played.asked
        what = dice.below(12)
        if what == 0:
            played.says(user, m.Chat(text=f"step {steps}"))
        elif what == 1:
            played.do([Noted(at=played.now, user=user.id, text=f"note {steps}")])
        elif what == 2 and played.table.answers(seat) and not played.table.undo:
            played.says(user, m.Undo(seat=seat, to=played.table.answers(seat) - 1))
        elif what == 3 and played.table.undo:
            other = played.table.undo.needed[0]
            whose = ANN if played.table.seats[other].user == ANN.id else BOB
            played.says(whose, m.Agree(seat=other) if dice.below(2) else m.Decline(seat=other))
        elif what == 4:
            played.says(user, m.HandToBot(seat=seat, bot="random"))
            question = played.table.question
            played.do([played.table.answered(question.options[0], played.now, "bot")])
            played.says(user, m.TakeBack(seat=seat))
        else:
            options = played.options()
            played.answer(options[dice.below(len(options))], wait=float(dice.below(9)))
        if steps % 10 == 0:
            again = Table.rebuild(from_text(to_text(played.entries)))
            assert snapshot(again) == snapshot(played.table)


def test_entries_are_plain_text_and_back() -> None:
    played = salvage()
    played.answer("dive")
    assert from_text(to_text(played.entries)) == played.entries
    answered = played.entries[-1]
    assert isinstance(answered, Answered)
    assert answered.lines[0] == "dive"
    assert answered.lines[1].startswith("draws ")


# ---- answers


def test_a_game_is_played_to_its_end() -> None:
    played = salvage()
    while not played.table.over:
        played.answer(played.options()[-1] if len(played.entries) % 3 else "")
    body = Rendering(played.table, 0, "en")
    body.refresh()
    assert body.body["over"]
    assert {score["name"] for score in body.body["scores"]} == {"Ann", "Bob"}
    late = m.Answer(seat=0, answers=played.table.answers(0), option="dive")
    assert played.refused(ANN, late).kind == "over"


def test_a_solo_game_ends_with_an_opponent_that_has_no_seat() -> None:
    played = revenant(Seat("person", "Ann", ANN.id), parameters={"cycles": 1}, options={"difficulty": "hard"})
    while not played.table.over:
        played.answer(played.options()[0])
    body = Rendering(played.table, 0, "en")
    body.refresh()
    assert [score["name"] for score in body.body["scores"]] == ["Ann"]
    assert len(body.body["state"]["scores"]) == 2, "the Corrupted Crew's Renown is in the state"


def test_answers_that_are_refused_say_why_and_change_nothing() -> None:
    played = salvage()
    assert played.refused(BOB, m.Answer(seat=0, answers=0, option="dive")).kind == "not-yours"
    assert played.refused(EVE, m.Answer(seat=0, answers=0, option="dive")).kind == "not-yours"
    assert played.refused(BOB, m.Answer(seat=1, answers=0, option="dive")).kind == "not-asked"
    assert played.refused(ANN, m.Answer(seat=0, answers=0, option="sell 5")).kind == "not-an-option"
    assert played.refused(ANN, m.Answer(seat=0, answers=0, option="nonsense")).kind == "not-an-option"
    assert played.refused(ANN, m.Answer(seat=7, answers=0, option="dive")).kind == "bad-message"
    assert played.refused(ANN, m.Answer(seat=-1, answers=0, option="dive")).kind == "bad-message"
    played.answer("dive")
    assert played.refused(ANN, m.Answer(seat=0, answers=0, option="dive")).kind == "stale"
    assert played.refused(ANN, m.Answer(seat=0, answers=5, option="dive")).kind == "stale"


def test_what_a_rule_refuses_names_the_rule() -> None:
    played = revenant()
    while not (played.table.question and played.table.question.refused):
        played.answer()
    assert played.table.match is not None
    (code, rule), (seat, user) = played.table.question.refused[0], played.asked
    option = played.table.match.notation.text(code)
    refusal = played.refused(user, m.Answer(seat=seat, answers=played.table.answers(seat), option=option))
    assert (refusal.kind, refusal.rule) == ("refused-by-rule", rule)


def test_a_message_that_cannot_be_read_is_a_bad_message() -> None:
    for text in (
        "",
        "{",
        "[]",
        "1",
        '{"type":"answer"}',
        '{"type":"dance"}',
        '{"type":"chat","text":1}',
        b"\xff\xfe",
        "[" * 9999,
    ):
        with pytest.raises(Refused) as refusal:
            m.parse(text)
        assert refusal.value.kind == "bad-message"
    assert m.id_of('{"type":"dance","id":17}') == 17
    assert m.id_of("{") == 0


# ---- undo


def test_undo_is_free_as_long_as_nothing_was_learnt() -> None:
    played = salvage()
    played.answer("stop")
    with_price = Rendering(played.table, 0, "en")
    with_price.refresh()
    # Ann's turn is over as nothing can be sold: Bob is asked, and has done nothing yet.
    assert with_price.body["undo"] == {"free": True, "reason": "", "needed": 0}
    assert isinstance(played.says(ANN, m.Undo(seat=0, to=0))[0], Undone)
    assert played.asked == (0, ANN)
    assert played.table.answers(0) == 0


def test_what_luck_decided_is_taken_back_when_the_others_agree() -> None:
    played = salvage()
    played.answer("dive")
    asked = played.says(ANN, m.Undo(seat=0, to=0))[0]
    assert isinstance(asked, UndoAsked)
    assert asked.needed == [1]
    assert played.refused(ANN, m.Agree(seat=0)).kind == "not-asked"
    assert played.refused(ANN, m.Undo(seat=0, to=0)).kind == "undo"
    played.says(BOB, m.Agree(seat=1))
    assert played.table.undo is None
    assert played.table.answers(0) == 0
    assert played.refused(BOB, m.Agree(seat=1)).kind == "stale"


def test_an_undo_that_is_declined_changes_nothing() -> None:
    played = salvage()
    played.answer("dive")
    played.says(ANN, m.Undo(seat=0, to=0))
    assert Viewer("T", BOB, "en").hello(Gallery(played.table), 0, set())[-1]["needed"] == [1]
    played.says(BOB, m.Decline(seat=1))
    assert played.table.undo is None
    assert played.table.answers(0) == 1


def test_an_answer_ends_a_wish_to_take_back() -> None:
    played = salvage()
    played.answer("dive")
    played.says(ANN, m.Undo(seat=0, to=0))
    played.answer("dive")
    assert played.table.undo is None


def test_nobody_needs_to_ask_who_sits_at_the_same_screen() -> None:
    played = salvage(Seat("person", "Ann", ANN.id), Seat("screen", "Also Ann", ANN.id))
    played.answer("dive")
    assert isinstance(played.says(ANN, m.Undo(seat=0, to=0))[0], Undone)


def stands_in(played: Played, option: str) -> None:
    """Ann's time runs out, and a bot gives this answer for her."""
    played.do([Handed(at=played.now, seat=0, bot="random", why="clock")])
    played.do([played.table.answered(option, played.now, "bot")])


def test_what_a_stand_in_did_nobody_takes_back_alone() -> None:
    """It would be free if Ann had given the same answer herself."""
    played = salvage(clock=Clock(60.0))
    stands_in(played, "stop")
    assert price(played, 0) == {"free": False, "reason": "nothing", "needed": 0}, "a bot still plays for her"
    assert played.refused(ANN, m.Undo(seat=0, to=0)).kind == "not-asked"
    played.says(ANN, m.TakeBack(seat=0))
    assert price(played, 0) == {"free": False, "reason": "stand-in", "needed": 1}
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)
    assert isinstance(played.says(ANN, m.Undo(seat=0, to=0))[0], UndoAsked)
    played.says(BOB, m.Agree(seat=1))
    assert played.asked == (0, ANN)
    played.answer("stop")
    assert price(played, 0) == {"free": True, "reason": "", "needed": 0}, "this answer is her own"


def test_what_a_stand_in_did_is_taken_back_in_practice_only_where_nobody_else_plays() -> None:
    alone = Seat("person", "Ann", ANN.id), Seat("bot", "Bot Vega", "", "random")
    for undo, expected in (
        ("agreement", {"free": False, "reason": "seen", "needed": 0}),
        ("free", {"free": True, "reason": "stand-in", "needed": 0}),
    ):
        played = salvage(*alone, undo=undo)
        stands_in(played, "stop")
        played.says(ANN, m.TakeBack(seat=0))
        assert price(played, 0) == expected
    assert isinstance(played.says(ANN, m.Undo(seat=0, to=0))[0], Undone)


def price(played: Played, seat: int) -> dict[str, Any]:
    shown = Rendering(played.table, seat, "en")
    shown.refresh()
    undo: dict[str, Any] = shown.body["undo"]
    return undo


def test_a_table_may_do_without_undo() -> None:
    played = salvage(undo="none")
    assert price(played, 0)["reason"] == "nothing"
    played.answer("stop")  # would be free elsewhere
    assert price(played, 0) == {"free": False, "reason": "nothing", "needed": 0}
    refusal = played.refused(ANN, m.Undo(seat=0, to=0))
    assert refusal.kind == "undo"
    assert "nothing is taken back" in refusal.text
    assert played.table.answers(0) == 1


def test_a_table_may_take_back_without_asking() -> None:
    """Luck, and even another seat's act: who sits at such a table has agreed beforehand."""
    played = salvage(undo="free")
    played.answer("dive")
    assert price(played, 0) == {"free": True, "reason": "luck", "needed": 0}
    assert isinstance(played.says(ANN, m.Undo(seat=0, to=0))[0], Undone)
    assert played.table.answers(0) == 0
    played.answer("stop")
    played.answer("dive")
    assert price(played, 0) == {"free": True, "reason": "other seat", "needed": 0}
    played.says(ANN, m.Undo(seat=0, to=0))
    assert (played.asked[0], played.table.answers(0), played.table.answers(1)) == (0, 0, 0)
    assert played.refused(BOB, m.Undo(seat=1, to=0)).kind == "undo", "what was taken back is gone"
    assert played.refused(BOB, m.Undo(seat=0, to=0)).kind == "not-yours"
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)


def test_there_must_be_something_to_take_back() -> None:
    assert salvage().refused(ANN, m.Undo(seat=0, to=0)).kind == "undo"


# ---- seats


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    played = salvage(Seat("person", "Ann", ANN.id), Seat("open"))
    before = played.table.match
    assert before is None
    assert played.refused(ANN, m.Answer(seat=0, answers=0, option="dive")).kind == "not-started"
    assert played.refused(BOB, m.Sit(seat=0)).kind == "taken"
    played.says(BOB, m.Sit(seat=1))
    assert played.table.match is not None
    assert played.table.match.setup.seats == ["Ann", "Bob"]
    assert played.refused(EVE, m.Sit(seat=1)).kind == "taken"
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)


def test_a_free_seat_may_be_left_again_or_given_to_a_bot_by_the_owner() -> None:
    played = salvage(Seat("person", "Ann", ANN.id), Seat("open"), Seat("open"))
    played.says(BOB, m.Sit(seat=1))
    played.says(BOB, m.Stand(seat=1))
    assert played.table.seats[1].kind == "open"
    assert played.refused(BOB, m.HandToBot(seat=1, bot="random")).kind == "not-yours"
    assert played.refused(ANN, m.HandToBot(seat=1, bot="os:system")).kind == "bad-message"
    played.says(ANN, m.HandToBot(seat=1, bot="random"))
    played.says(ANN, m.HandToBot(seat=2, bot="random"))
    assert played.table.match is not None
    assert played.table.match.setup.seats == ["Ann", "Random bot", "Random bot 2"]


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    played = salvage()
    played.says(ANN, m.HandToBot(seat=0, bot="random"))
    assert played.table.bot_to_move() == (0, "random")
    assert played.refused(ANN, m.Answer(seat=0, answers=0, option="dive")).kind == "not-asked"
    assert played.refused(BOB, m.TakeBack(seat=0)).kind == "not-yours"
    played.says(ANN, m.TakeBack(seat=0))
    assert played.table.bot_to_move() is None
    played.answer("dive")


def test_a_seat_that_was_played_is_nobody_elses() -> None:
    """Who plays or has played another seat knows other secrets; a stranger must ask."""
    played = salvage()
    played.answer("dive")
    played.says(BOB, m.Stand(seat=1))
    assert (played.table.seats[1].kind, played.table.members()) == ("open", {0: ANN.id})
    for user in (ANN, EVE):
        assert played.refused(user, m.Sit(seat=1)).kind == "not-yours"
    played.says(BOB, m.Sit(seat=1))
    assert played.table.seats_of(BOB.id) == [1]
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)


def test_a_seat_that_a_bot_holds_for_a_person_counts_when_others_want_to_take_back() -> None:
    for handed in ([Handed(at=1010.0, seat=1, bot="random")], [Handed(at=1010.0, seat=1, bot="random", why="clock")]):
        played = salvage(clock=Clock(60.0))
        played.answer("dive")
        played.do(list(handed))
        asked = played.says(ANN, m.Undo(seat=0, to=0))
        assert isinstance(asked[0], UndoAsked), "the beginning of the game was taken back without a word"
        assert asked[0].needed == [1]
        assert price(played, 0)["needed"] == 1
        played.says(BOB, m.Agree(seat=1))
        assert played.table.answers(0) == 0


def test_names_in_the_record_are_distinct() -> None:
    assert distinct(["Ann", "", "Ann", "Ann"]) == ["Ann", "Player 2", "Ann 2", "Ann 3"]


# ---- clocks


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot() -> None:
    played = salvage(clock=Clock(60.0, 10.0))
    assert played.table.deadline() == 1060
    played.answer("stop", wait=20)
    assert played.table.clocks.left == [50, 60]
    assert played.table.ticking() == 1
    assert played.table.time_out(played.now + 59) == []
    handed = played.do(played.table.time_out(played.now + 61))
    assert isinstance(handed[0], Handed)
    assert played.table.bot_to_move() == (1, "steady")
    assert played.table.deadline() is None
    played.says(BOB, m.TakeBack(seat=1))
    assert played.table.deadline() is not None
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)


def test_who_takes_back_a_seat_has_no_more_time_than_the_game_had() -> None:
    played = salvage(clock=Clock(12.0, 3.0))
    played.do(played.table.time_out(played.now + 13))
    played.says(ANN, m.TakeBack(seat=0), wait=20)
    view = played.table.clock_view(played.now)
    assert view
    assert view["left"] == [12.0, 12.0]


def test_nobody_gains_time_by_taking_back() -> None:
    """Neither increments for an answer given again and again, nor thinking that is not charged."""
    played = salvage(clock=Clock(100.0, 10.0))
    for _ in range(5):
        played.answer("stop", wait=1)
        played.says(ANN, m.Undo(seat=0, to=0), wait=0)
    assert played.table.clocks.left[0] == 95.0
    played.says(ANN, m.HandToBot(seat=0, bot="random"), wait=30)
    played.says(ANN, m.TakeBack(seat=0))
    assert played.table.clocks.left[0] == 65.0
    played.says(BOB, m.HandToBot(seat=1, bot="random"), wait=5)
    played.says(BOB, m.TakeBack(seat=1))
    view = played.table.clock_view(played.now)
    assert view
    assert view["left"] == [59.0, 100.0], "another's clock goes on when a seat is taken back"
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)


@pytest.mark.parametrize("title, edition, seed", [("revenant", "final", 3), ("helionox", "", 7)])
def test_an_answer_that_nobody_sees_is_silent(title: str, edition: str, seed: int) -> None:
    """To everybody else the table is the same before and after: no message, no clock, no later `updated`."""
    entry = created(title=title, clock=Clock(6000.0, 7.0))
    entry.edition = edition or games.title(title).editions[0]
    played = Played(entry, seed)
    dice, hidden = Dice(seed), 0
    for step in range(260):
        if played.table.over:
            break
        seat, user = played.asked
        others = [each for each in (ANN, BOB, None) if each is not user]
        gallery = Gallery(played.table)
        watching = [Viewer("T", each, "en") for each in others]
        now = played.now + 1
        before = [msgspec.json.encode(viewer.hello(gallery, now, set())) for viewer in watching]
        facts = (card(played.table, "T", ""), played.table.updated)
        options = played.options()
        entries = played.answer(options[dice.below(len(options))])
        assert isinstance(entries[0], Answered)
        if not entries[0].seen:
            hidden += 1
            assert played.asked == (seat, user)
            assert [viewer.after(gallery, entries, now) for viewer in watching] == [[], []], step
            after = [Viewer("T", each, "en").hello(Gallery(played.table), now, set()) for each in others]
            assert [msgspec.json.encode(told) for told in after] == before, step
            assert (card(played.table, "T", ""), played.table.updated) == facts
    assert hidden, "nothing was hidden"
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)


# ---- what is seen


def test_a_viewer_is_told_only_what_is_new() -> None:
    played = revenant()
    gallery, viewer = Gallery(played.table), Viewer("T", ANN, "en")
    viewer.hello(gallery, 0, set())
    known: list[Any] = list(gallery.of(0, "en").log)
    for _ in range(40):
        entries = played.answer()
        for told in viewer.after(gallery, entries, 0):
            if told["type"] == "state":
                view = told["view"]
                known = known[: view["log_from"]] + view["log"]
        assert known == gallery.of(0, "en").log
        assert not viewer.after(gallery, [], 0), "told twice"


def test_a_crumb_leads_back_to_its_question() -> None:
    played = revenant()
    dice = Dice(4)
    for _ in range(60):
        seat, user = played.asked
        shown = Rendering(played.table, seat, "en")
        shown.refresh()
        crumbs = shown.body["crumbs"]
        if len(crumbs) >= 2 and crumbs[-1]["free"]:
            played.says(user, m.Undo(seat=seat, to=crumbs[-1]["answer"]))
            assert played.asked[0] == seat
            assert played.table.answers(seat) == crumbs[-1]["answer"]
            assert crumbs[-1]["text"] in played.options()
            return
        options = played.options()
        played.answer(options[dice.below(len(options))])
    pytest.fail("no nested question in sixty")


def test_the_past_can_be_looked_at() -> None:
    played = revenant()
    seen: dict[int, bytes] = {}
    for _ in range(60):
        shown = Rendering(played.table, 0, "en")
        shown.refresh()
        if played.asked[0] == 0:
            seen[len(shown.log) - 1] = msgspec.json.encode(shown.body["state"])
        played.answer()
    assert len(seen) > 5
    for event, state in seen.items():
        past = look_back(played.table, 0, event, "en")
        assert past["question"] is None
        if past["waiting_for"] == 0:
            assert msgspec.json.encode(past["state"]["ships"]) == msgspec.json.encode(
                msgspec.json.decode(state)["ships"]
            )


def test_notes_are_private_and_spectators_see_no_hand() -> None:
    played = revenant()
    played.do([Noted(at=played.now, user=ANN.id, text="my plan")])
    for _ in range(30):
        played.answer()
    gallery = Gallery(played.table)
    assert Viewer("T", ANN, "en").hello(gallery, 0, set())[0]["notes"] == "my plan"
    for user in (BOB, None):
        told = msgspec.json.encode(Viewer("T", user, "en").hello(gallery, 0, set()))
        assert b"my plan" not in told
    shown = Viewer("T", None, "en").hello(gallery, 0, set())[1]["view"]["state"]["admirals"]
    assert played.table.match is not None
    true = played.table.title.to_data(played.table.match.game)["admirals"]
    for seen, truth in zip(shown, true, strict=True):
        assert truth["hand"]
        assert seen["hand"] != truth["hand"]
        assert not {*truth["hand"]} & {*str(seen["hand"]).split("'")}


def test_equal_names_are_numbered_for_whoever_reads_the_list() -> None:
    played = salvage(Seat("person", "Ann", ANN.id), Seat("bot", "Bot", "", "random"), Seat("bot", "Bot", "", "random"))
    names = [seat["name"] for seat in card(played.table, "T", "")["seats"]]
    assert names == ["Ann", "Bot", "Bot 2"]
    waiting = salvage(Seat("person", "Ann", ANN.id), Seat("open"), Seat("open"))
    assert [seat["name"] for seat in card(waiting.table, "T", "")["seats"]] == ["Ann", "", ""]


# ---- forks


def test_a_record_can_be_looked_at_and_played_on() -> None:
    setup = Setup("salvage", "tutorial", ["Ann", "Bob"])
    match = Match(games.title("salvage"), setup, 3)
    while match.question:
        match.answer(match.question.options[0])
    text = match.save()
    look = Table(fork_of(text, None, ANN, True, 1.0, {}))
    assert look.over
    assert look.seats_of(ANN.id) == [0, 1]
    half = Table(fork_of(text, 6, ANN, False, 1.0, {1: "random"}))
    assert half.question is not None
    assert half.record().splitlines()[6:10] == text.splitlines()[6:10]
    assert snapshot(Table.rebuild([half.created])) == snapshot(half)
    assert half.sees_all(ANN.id)
    assert not half.sees_all(BOB.id)
    unfinished = Table(fork_of(half.record(), None, ANN, True, 1.0, {}))
    with pytest.raises(Refused):
        unfinished.decide(ANN, m.Answer(seat=0, answers=unfinished.answers(0), option="stop"), 1.0)


def test_a_record_that_names_a_folder_is_not_loaded() -> None:
    text = "farflung record 1\ntitle revenant\nedition final\ncontent x\npack /etc\nseat A\n\nend 0\n"
    with pytest.raises(RecordError, match="content pack"):
        fork_of(text, None, ANN, True, 1.0, {})
