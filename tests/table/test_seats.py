"""Seats, wishes and absence: whose a seat is, who must agree to what, and when nobody is waited for any longer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.playing import ANN, BOB, EVE, Played, revenant, salvage, snapshot

from farflung.engine.record import LUCK
from farflung.table import messages as m
from farflung.table.again import bots_among, fork_of, rematch_of
from farflung.table.entries import Clock, Ended, Entry, Handed, Removed, Resumed, Sat, Seat, Undone, Wished
from farflung.table.messages import Refused
from farflung.table.names import is_bots
from farflung.table.rendering import Rendering, card
from farflung.table.seats import Presence, may_delete, returned, with_names
from farflung.table.table import Table, User
from farflung.table.viewers import Gallery, Viewer

CLEO = User("u-cleo", "Cleo")
THREE = [Seat("person", user.name, user.id) for user in (ANN, BOB, CLEO)]


def here(*users: User, gone: dict[User, float] | None = None, since: float = 0.0) -> Presence:
    return Presence({user.id: since for user in users}, {user.id: at for user, at in (gone or {}).items()}, 0.0)


def says(played: Played, user: User, message: m.Message, presence: Presence) -> list[Entry]:
    return played.do(played.table.decide(user, message, played.now, presence))


def refused(played: Played, user: User, message: m.Message, presence: Presence) -> Refused:
    with pytest.raises(Refused) as refusal:
        played.table.decide(user, message, played.now, presence)
    return refusal.value


def check(played: Played) -> None:
    assert snapshot(Table.rebuild(played.entries)) == snapshot(played.table)


# ---- a vacant seat


def test_a_stranger_gets_a_vacant_seat_if_all_others_agree() -> None:
    played = salvage(*THREE)
    all_here = here(ANN, BOB, CLEO, EVE)
    assert refused(played, EVE, m.Ask(what="sit", seat=2), all_here).kind == "taken"
    says(played, CLEO, m.Stand(seat=2), all_here)
    assert played.table.seats[2] == Seat("open", "Cleo", left=CLEO.id)
    assert refused(played, BOB, m.Ask(what="sit", seat=2), all_here).kind == "not-yours"
    wished = says(played, EVE, m.Ask(what="sit", seat=2), all_here)
    assert isinstance(wished[0], Wished)
    assert wished[0].needed == [0, 1]
    says(played, ANN, m.Agree(seat=0, what="sit"), all_here)
    assert played.table.seats[2].kind == "open"
    assert isinstance(says(played, BOB, m.Agree(seat=1, what="sit"), all_here)[-1], Sat)
    assert (played.table.seats_of(EVE.id), played.table.wish) == ([2], None)
    assert refused(played, CLEO, m.Sit(seat=2), all_here).kind == "taken"
    check(played)


def test_who_knows_another_seats_secrets_never_gets_a_vacant_one() -> None:
    played = salvage(*THREE)
    all_here = here(ANN, BOB, CLEO)
    for user, seat in ((BOB, 1), (CLEO, 2)):
        says(played, user, m.Stand(seat=seat), all_here)
    assert refused(played, CLEO, m.Ask(what="sit", seat=1), all_here).kind == "not-yours"
    assert refused(played, CLEO, m.Sit(seat=1), all_here).kind == "not-yours"
    says(played, CLEO, m.Sit(seat=2), all_here)
    check(played)


def test_before_the_start_seats_are_free_to_be_changed() -> None:
    played = salvage(Seat("person", "Ann", ANN.id), Seat("open"), Seat("open"))
    played.says(BOB, m.Sit(seat=1))
    played.says(BOB, m.Stand(seat=1))
    assert played.table.seats[1] == Seat("open")
    played.says(EVE, m.Sit(seat=1))
    assert played.refused(ANN, m.Ask(what="end", seat=0)).kind == "not-started"
    assert played.refused(ANN, m.Resign(seat=0)).kind == "not-started"


def test_a_vacant_seat_goes_to_a_bot_by_the_owner_or_by_a_wish() -> None:
    for by_owner in (True, False):
        played = salvage(*THREE)
        all_here = here(ANN, BOB, CLEO)
        says(played, CLEO, m.Stand(seat=2), all_here)
        if by_owner:
            assert refused(played, BOB, m.HandToBot(seat=2), all_here).kind == "not-yours"
            says(played, ANN, m.HandToBot(seat=2, bot="random"), all_here)
        else:
            says(played, BOB, m.Ask(what="bot", seat=2, bot="random"), all_here)
            says(played, ANN, m.Agree(seat=0, what="bot"), all_here)
        assert (played.table.seats[2].kind, played.table.seats[2].bot) == ("bot", "random")
        assert refused(played, CLEO, m.Sit(seat=2), all_here).kind == "taken"
        check(played)


# ---- resigning, ending


def test_who_resigns_is_out_for_good() -> None:
    played = salvage()
    played.answer("dive")
    played.says(BOB, m.Resign(seat=1))
    assert played.table.seats[1] == Seat("bot", "Bob", "", "steady", resigned=True)
    assert played.refused(BOB, m.TakeBack(seat=1)).kind == "not-yours"
    assert played.refused(BOB, m.Sit(seat=1)).kind == "taken"
    assert played.refused(ANN, m.Undo(seat=0, to=0)).kind == "undo-seen", "nobody is left to agree"
    shown = card(played.table, "T", "")["seats"][1]
    assert (shown["kind"], shown["name"], shown["resigned"], shown["left"]) == ("bot", "Bob", True, False)
    check(played)


def test_a_game_is_ended_without_a_result_if_all_agree() -> None:
    played = revenant()
    played.answer()
    told = Viewer("T", BOB, "en")
    gallery = Gallery(played.table)
    told.hello(gallery, 0, set())
    wished = played.says(ANN, m.Ask(what="end", seat=0))
    wish = told.after(gallery, wished, 0)[-1]
    assert {key: wish[key] for key in ("type", "what", "by", "name", "needed", "agreed")} == {
        "type": "wish",
        "what": "end",
        "by": 0,
        "name": "Ann",
        "needed": [1],
        "agreed": [],
    }
    assert Viewer("T", None, "en").hello(gallery, 0, set())[-1]["type"] == "wish"
    assert played.refused(ANN, m.Agree(seat=0, what="end")).kind == "not-asked"
    assert played.refused(BOB, m.Agree(seat=1, what="bot")).kind == "stale"
    assert played.refused(BOB, m.Ask(what="end", seat=1)).kind == "taken"
    ended = played.says(BOB, m.Agree(seat=1, what="end"))
    assert isinstance(ended[-1], Ended)
    kinds = [message["type"] for message in told.after(gallery, ended, 0)]
    assert kinds == ["table", "state", "notice", "wish"]
    table = played.table
    assert (table.over, table.ended, table.question, table.bot_to_move()) == (True, True, None, None)
    assert table.sees_all("")
    shown = Rendering(table, 0, "en")
    shown.refresh()
    assert (shown.body["over"], shown.body["scores"], shown.body["winners"], shown.body["question"]) == (
        True,
        None,
        None,
        None,
    )
    for message in (m.Undo(seat=0, to=0), m.Stand(seat=0), m.Ask(what="end", seat=0), m.HandToBot(seat=0)):
        assert played.refused(ANN, message).kind == "over"
    assert played.refused(ANN, m.Answer(seat=0, answers=table.answers(0), option="x")).kind == "over"
    check(played)


def test_who_asked_is_told_who_declined() -> None:
    played = salvage(*THREE)
    gallery, viewers = Gallery(played.table), {user: Viewer("T", user, "en") for user in (ANN, BOB, CLEO)}
    for viewer in viewers.values():
        viewer.hello(gallery, 0, set())
    played.answer("dive")

    def told(entries: list[Entry]) -> dict[User, list[Any]]:
        every = {user: viewer.after(gallery, entries, 0) for user, viewer in viewers.items()}
        return {user: [message for message in each if message["type"] == "notice"] for user, each in every.items()}

    told([])
    told(played.says(ANN, m.Undo(seat=0, to=0)))
    found = told(played.says(BOB, m.Decline(seat=1)))
    assert [(each["kind"], each["what"], each["seat"]) for each in found[ANN]] == [("declined", "undo", 1)]
    assert not found[BOB]
    assert not found[CLEO]
    told(played.says(BOB, m.Ask(what="end", seat=1)))
    found = told(played.says(CLEO, m.Decline(seat=2, what="end")))
    assert [(each["kind"], each["what"], each["seat"]) for each in found[BOB]] == [("declined", "end", 2)]
    told(played.says(BOB, m.Ask(what="end", seat=1)))
    found = told(played.says(BOB, m.Decline(seat=1, what="end")))
    assert not any(found.values()), "who takes a wish back needs no telling"
    assert played.table.wish is None


# ---- absence


def test_the_seat_of_who_is_away_goes_to_a_bot_by_agreement() -> None:
    played = salvage(*THREE, absence=600.0)
    played.now += 5
    away = here(ANN, BOB, gone={CLEO: played.now - 1})
    assert refused(played, ANN, m.Ask(what="bot", seat=2), here(ANN, BOB, CLEO)).kind == "not-offered"
    assert refused(played, EVE, m.Ask(what="bot", seat=2), away).kind == "not-yours"
    wished = says(played, ANN, m.Ask(what="bot", seat=2, bot="random"), away)
    assert isinstance(wished[0], Wished)
    assert wished[0].needed == [1]
    handed = says(played, BOB, m.Agree(seat=1, what="bot"), away)[-1]
    assert isinstance(handed, Handed)
    assert played.table.seats[2].bot == "random"
    says(played, CLEO, m.TakeBack(seat=2), here(ANN, BOB, CLEO))
    assert not played.table.seats[2].bot
    check(played)


def test_with_two_players_one_may_give_the_others_seat_to_a_bot_after_a_minute() -> None:
    played = salvage(absence=600.0)
    played.now += 100
    early = here(ANN, gone={BOB: played.now - 30})
    refusal = refused(played, ANN, m.Ask(what="bot", seat=1), early)
    assert (refusal.kind, round(refusal.wait)) == ("not-offered", 30)
    late = here(ANN, gone={BOB: played.now - 61})
    assert isinstance(says(played, ANN, m.Ask(what="bot", seat=1), late)[0], Handed)
    check(played)


def test_who_comes_back_ends_the_wish_to_give_the_seat_away() -> None:
    played = salvage(*THREE)
    away = here(ANN, BOB, gone={CLEO: 0.0})
    says(played, ANN, m.Ask(what="bot", seat=2), away)
    assert returned(played.table, BOB.id, played.now) == []
    played.do(returned(played.table, CLEO.id, played.now))
    assert played.table.wish is None


def test_the_tables_time_of_absence() -> None:
    """It counts from the latest of: the player left, was asked, and somebody who plays came to wait."""
    played = salvage(absence=600.0)
    start = played.now

    def due(presence: Presence, at: float) -> bool:
        return bool(played.table.time_out(start + at, presence))

    away = here(BOB, gone={ANN: start + 50})
    assert not due(away, 649)
    assert due(away, 651)
    assert not due(here(gone={ANN: start + 50, BOB: start + 50}), 9000), "nobody waits"
    assert not due(here(BOB, gone={ANN: start + 50}, since=start + 500), 1099)
    assert due(here(BOB, gone={ANN: start + 50}, since=start + 500), 1101)
    assert not due(here(ANN, BOB), 9000)
    assert not due(here(BOB, EVE, gone={}, since=start), 599), "counted from the server's start or the question"
    handed = played.do(played.table.time_out(start + 651, away))
    assert isinstance(handed[0], Handed)
    assert (handed[0].why, handed[0].seat) == ("away", 0)
    told = Viewer("T", BOB, "en")
    assert "away" in [each.get("kind") for each in told.after(Gallery(played.table), handed, 0)]
    played.says(ANN, m.TakeBack(seat=0))
    check(played)
    for quiet in (salvage(), salvage(Seat("person", "Ann", ANN.id), Seat("bot", "B", "", "random"), absence=60.0)):
        assert not quiet.table.time_out(quiet.now + 1e6, here(BOB, gone={ANN: quiet.now}))


def test_who_is_away_for_too_long_is_not_waited_for() -> None:
    for absence, patience in ((600.0, 600.0), (None, 3600.0)):
        played = salvage(absence=absence)
        played.answer("dive")
        played.now += 10_000
        soon = here(ANN, gone={BOB: played.now - patience + 1})
        assert not isinstance(played.table.decide(ANN, m.Undo(seat=0, to=0), played.now, soon)[0], Undone)
        late = here(ANN, gone={BOB: played.now - patience - 1})
        assert isinstance(played.table.decide(ANN, m.Undo(seat=0, to=0), played.now, late)[0], Undone)
        assert isinstance(played.table.decide(ANN, m.Ask(what="end", seat=0), played.now, late)[0], Ended)


def test_a_request_whose_answer_never_comes_can_be_asked_again() -> None:
    played = salvage(*THREE, absence=600.0)
    played.answer("dive")
    says(played, ANN, m.Undo(seat=0, to=0), here(ANN, BOB, CLEO))
    says(played, BOB, m.Agree(seat=1), here(ANN, BOB, CLEO))
    assert refused(played, ANN, m.Undo(seat=0, to=0), here(ANN, BOB, CLEO)).kind == "undo"
    played.now += 700
    gone = here(ANN, BOB, gone={CLEO: played.now - 650})
    assert isinstance(says(played, ANN, m.Undo(seat=0, to=0), gone)[0], Undone)


def test_an_onlookers_wish_does_not_stand_in_a_players_way() -> None:
    played = salvage(*THREE)
    all_here = here(ANN, BOB, CLEO, EVE)
    says(played, CLEO, m.Stand(seat=2), all_here)
    says(played, EVE, m.Ask(what="sit", seat=2), all_here)
    says(played, ANN, m.Ask(what="end", seat=0), all_here)
    assert played.table.wish is not None
    assert played.table.wish.what == "end"
    assert refused(played, EVE, m.Ask(what="sit", seat=2), all_here).kind == "taken"


# ---- clocks and the server's absence


def test_the_time_without_a_server_is_not_charged() -> None:
    played = salvage(clock=Clock(600.0))
    start = played.now
    down = [(start - 500, start - 400), (start + 100, start + 1000)]
    assert played.table.time_out(start + 1010), "charged, it has run out"
    resumed = played.do(played.table.resume(down, start + 1010))
    assert isinstance(resumed[0], Resumed)
    assert resumed[0].lost == 900.0
    view = played.table.clock_view(start + 1010)
    assert view
    assert view["left"][0] == 490.0
    assert not played.table.time_out(start + 1010)
    assert played.table.resume(down, start + 1011) == [], "once"
    assert played.table.resume([*down, (start + 2000, start + 2100)], start + 2101)
    played.now = start + 1020
    played.answer("stop", wait=0)
    assert played.table.clocks.left[0] == 480.0
    check(played)


# ---- removing, again, forks


def test_what_may_be_removed_by_whom() -> None:
    waiting = salvage(Seat("person", "Ann", ANN.id), Seat("person", "Bob", BOB.id), Seat("open")).table
    assert may_delete(waiting, ANN.id)
    with pytest.raises(Refused):
        may_delete(waiting, BOB.id)
    played = salvage()
    for user in (ANN, BOB, EVE):
        with pytest.raises(Refused):
            may_delete(played.table, user.id)
    played.do([Ended(at=played.now, seat=0)])
    assert not may_delete(played.table, ANN.id)
    played.do([Removed(at=played.now, user=BOB.id)])
    assert played.table.members() == {0: ANN.id}
    assert may_delete(played.table, ANN.id)
    with pytest.raises(Refused):
        may_delete(played.table, EVE.id)
    alone = salvage(Seat("person", "Ann", ANN.id), Seat("bot", "B", "", "random")).table
    assert may_delete(alone, ANN.id)


def test_a_rematch_keeps_everyone_on_their_seat() -> None:
    played = revenant(*THREE, Seat("bot", "Greedy bot", "", "greedy"))
    played.says(BOB, m.Resign(seat=1))
    played.says(CLEO, m.Stand(seat=2))
    again = rematch_of(played.table, ANN, 5000.0)
    assert again.seats == [
        Seat("person", "Ann", ANN.id),
        Seat("bot", "Bot Vega", "", "steady"),
        Seat("open"),
        Seat("bot", "Greedy bot", "", "greedy"),
    ]


def test_bots_have_names_of_their_own() -> None:
    seats = with_names(
        [Seat("bot", "", "", "keen"), Seat("bot", "Bot Vega", "", "keen"), Seat("bot", "", "", "simple")]
    )
    assert [seat.name for seat in seats] == ["Bot Rigel", "Bot Vega", "Bot Altair"]
    assert all(is_bots(seat.name) for seat in seats)


@pytest.mark.parametrize(
    ("person", "bots"),
    [
        ("Ann", ["Bot Vega", "Bot Rigel"]),
        ("rigel", ["Bot Vega", "Bot Altair"]),
        ("Viktor", ["Bot Rigel", "Bot Altair"]),
    ],
)
def test_no_bot_is_called_after_the_star_of_a_person_nor_has_their_letter(person: str, bots: list[str]) -> None:
    """Guests are offered names of stars, too: at a first game Rigel sat beside Bot Rigel, both with an R."""
    seats = with_names([Seat("person", person, ANN.id), Seat("bot", "", "", "keen"), Seat("bot", "", "", "simple")])
    assert [seat.name for seat in seats[1:]] == bots


def test_a_fork_keeps_bots_as_bots() -> None:
    played = salvage(
        Seat("person", "Ann", ANN.id), Seat("bot", "Greedy bot", "", "greedy"), Seat("bot", "X", "", "random")
    )
    played.answer("dive")
    record = played.table.record()
    names = ["Greedy bot", "Greedy bot 2", "Greedy bother", "Ann", "Bot Vega", "Vega"]
    assert bots_among(names) == {0: "greedy", 1: "greedy", 4: "steady"}
    assert played.table.bots() == {1: "greedy", 2: "random"}
    kinds = [seat.kind for seat in fork_of(record, None, ANN, False, 1.0, {}).seats]
    assert kinds == ["screen", "bot", "screen"], "a record tells bots by their names"
    told = fork_of(record, None, ANN, False, 1.0, {**played.table.bots(), 1: ""}).seats
    assert [seat.kind for seat in told] == ["screen", "screen", "bot"]
    assert [seat.kind for seat in fork_of(record, None, ANN, True, 1.0, {}).seats] == ["screen"] * 3


def test_a_finished_game_goes_on_from_the_last_decision_of_a_person() -> None:
    """At its end there would be nothing to play."""
    played = salvage()
    while played.table.question:
        played.answer()
    record = played.table.record()
    assert Table(fork_of(record, None, ANN, True, 1.0, {})).over, "to be looked at, it is shown to its end"
    match = played.table.match
    assert match is not None
    every: list[dict[int, str]] = [{}, {0: "random"}, {1: "random"}, {0: "random", 1: "random"}]
    for bots in every:
        last = max(at for at, seat in enumerate(match.seats) if seat != LUCK and (seat not in bots or len(bots) > 1))
        for position in (None, match.position):
            fork = Table(fork_of(record, position, ANN, False, 1.0, bots))
            assert (fork.position, fork.waiting_for) == (last, match.seats[last])
    early = Table(fork_of(record, 6, ANN, False, 1.0, {}))
    assert early.match is not None
    assert early.match.seats[:6] == match.seats[:6], "elsewhere it goes on where one says"
