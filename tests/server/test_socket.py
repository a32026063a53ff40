"""Playing through the socket: whole games, two people, reconnecting, and everything that must be refused."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any, get_args

import pytest
from tests.server.running import Player, Server, Talk
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from farflung.table.messages import RefusalKind

BOT = {"kind": "bot", "bot": "random"}
REFUSALS = get_args(RefusalKind)


def test_a_whole_game_against_bots(server: Server) -> None:
    player, dice = Player(server, "Mara"), random.Random(1)
    table = player.table("me", BOT, {"kind": "bot", "bot": "greedy"})
    talk = player.sit_at(table, "de")
    assert talk.told[0]["table"]["seats"][0]["name"] == "Mara"
    assert talk.told[0]["you"] == [0]
    while True:
        talk.wait_for(lambda views: 0 in views and bool(views[0]["question"] or views[0]["over"]))
        if talk.views[0]["over"]:
            break
        assert talk.answer(0, dice.choice)["type"] == "ack"
    view = talk.views[0]
    assert [entry["number"] for entry in view["log"]] == list(range(len(view["log"])))
    assert all(entry["words"] and entry["rule"] for entry in view["log"])
    assert len(view["scores"]) == 3
    assert view["winners"] is not None
    text = player.http.post(f"/api/tables/{table}/record").text
    assert f"\n1 {'man'}" in text
    talk.say("rematch")
    new = talk.until(lambda m: m["type"] == "rematch")["table"]
    again = player.sit_at(new)
    assert again.told[0]["table"]["started"]
    assert again.told[0]["you"] == [0], "everyone keeps seat and colour"


def test_two_people_and_a_spectator(server: Server) -> None:
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    table = ann.table("me", "open")
    first = ann.sit_at(table)
    assert not first.views
    second = bob.sit_at(table)
    assert second.ask("answer", seat=0, answers=0, option="stay")["kind"] == "not-yours"
    assert first.ask("answer", seat=0, answers=0, option="stay")["kind"] == "not-started"
    assert second.ask("sit", seat=1)["type"] == "ack"
    first.wait_for(lambda views: 0 in views)
    second.wait_for(lambda views: 1 in views)
    third = eve.sit_at(table)
    third.wait_for(lambda views: -1 in views)
    for _ in range(30):
        seat = third.views[-1]["waiting_for"]
        talk = (first, second)[seat]
        assert talk.answer(seat)["type"] == "ack"
        number = talk.views[seat]["log"][-1]["number"]
        catch_up(third)
        assert third.views[-1]["question"] is None
        assert number >= len(third.views[-1]["log"]) - 1
    catch_up(first)
    assert first.views[0]["state"] != second.views[1]["state"]
    first.say("chat", text="well played")
    assert second.until(lambda m: m["type"] == "chat")["text"] == "well played"
    first.ask("note", text="my plan")
    assert "my plan" not in str(second.told + third.told)


def catch_up(talk: Talk) -> None:
    """Whatever is on its way: a refusal marks the end."""
    talk.ask("agree", seat=99)


def test_a_lost_connection_returns_to_the_same_moment(server: Server) -> None:
    player = Player(server)
    table = player.table("me", {"kind": "screen", "name": "Bob"})
    talk = player.sit_at(table)
    for _ in range(25):
        talk.wait_for(lambda views: len(views) == 2)
        talk.answer(0 if talk.views[0]["question"] else 1)
    catch_up(talk)
    before = talk.views
    talk.socket.socket.close()  # without a word
    again = player.sit_at(table)
    again.wait_for(lambda views: len(views) == 2)
    assert seen_by(again.views) == seen_by(before)
    again.say("resync")
    again.views.clear()
    again.wait_for(lambda views: len(views) == 2)
    assert seen_by(again.views) == seen_by(before)


def seen_by(views: dict[int, dict[str, Any]]) -> str:
    return json.dumps(
        {seat: {k: v for k, v in view.items() if k not in ("crumbs", "log_from")} for seat, view in views.items()}
    )


def test_a_language_is_switched_at_the_table(server: Server) -> None:
    player = Player(server)
    talk = player.sit_at(player.table("me", {"kind": "screen", "name": "Bob"}), "en")
    talk.wait_for(lambda views: len(views) == 2)
    seen = {}
    for language in ("de", "es", "fr", "en"):
        talk.views.clear()
        talk.say("language", language=language)
        talk.wait_for(lambda views: len(views) == 2)
        asked = next(view for view in talk.views.values() if view["question"])
        seen[language] = asked["question"]["words"]
    assert len(set(seen.values())) == 4
    assert talk.ask("language", language="xx")["kind"] == "bad-message"


def test_what_must_be_refused_is_and_changes_nothing(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("me", "open")
    first, second = ann.sit_at(table), bob.sit_at(table)
    second.ask("sit", seat=1)
    first.wait_for(lambda views: 0 in views)
    second.wait_for(lambda views: 1 in views)
    seat = first.views[0]["waiting_for"]
    asked, other = (first, second) if seat == 0 else (second, first)
    view = asked.views[seat]
    option = view["question"]["options"][0]["text"]

    def kind(talk: Talk, **fields: Any) -> str:
        told = talk.ask("answer", **fields)
        return str(told.get("kind", told["type"]))

    assert kind(other, seat=seat, answers=view["answers"], option=option) == "not-yours"
    assert kind(other, seat=1 - seat, answers=other.views[1 - seat]["answers"], option=option) == "not-asked"
    assert kind(asked, seat=seat, answers=view["answers"] + 1, option=option) == "stale"
    assert kind(asked, seat=seat, answers=view["answers"], option="end turn or so") == "not-an-option"
    assert kind(asked, seat=seat, answers=-1, option=option) == "bad-message"
    assert kind(asked, seat="x", answers=0, option=option) == "bad-message"
    for refused in view["question"]["refused"]:
        told = asked.ask("answer", seat=seat, answers=view["answers"], option=refused["text"])
        assert (told["kind"], told["rule"]) == ("refused-by-rule", refused["rule"])
    for garbage in ("", "{", "null", "[1,2]", '{"type":"state"}', "\x00" * 50, '{"id":' * 5000, "é" * 100):
        asked.socket.send(garbage)
        assert asked.until(lambda m: m["type"] == "refused")["kind"] == "bad-message"
    asked.socket.send(b"\xff\x00\xfe")
    assert asked.until(lambda m: m["type"] == "refused")["kind"] == "bad-message"
    asked.socket.send(json.dumps({"type": "chat", "id": 1, "text": "x" * 100_000}))
    assert asked.until(lambda m: m["type"] == "refused")["kind"] == "too-large"
    assert asked.ask("chat", text="y" * 1000)["kind"] == "bad-message"
    third = ann.sit_at(table)  # nothing has changed, and the connection still works
    third.wait_for(lambda views: 0 in views)
    assert third.views[0] == {**first.views[0]}
    assert kind(asked, seat=seat, answers=view["answers"], option=option) == "ack"
    assert kind(asked, seat=seat, answers=view["answers"], option=option) == "stale", "played twice"


ODD: list[Any] = [None, -1, -2, 2, 99, 2**70, 1.5, True, "", "x", "1", [], {}, [[]], {"a": 1}, "\u0000", "x" * 5000]
TYPES = [
    "answer",
    "undo",
    "agree",
    "decline",
    "look",
    "chat",
    "note",
    "sit",
    "stand",
    "bot",
    "take-back",
    "language",
    "mark",
    "unmark",
    "ping",
    "propose",
]


def test_fuzzed_messages_are_refused_by_kind_and_change_nothing(server: Server) -> None:
    player, dice = Player(server), random.Random(4)
    table = player.table("me", {"kind": "screen", "name": "Bob"})
    talk = player.sit_at(table)
    talk.wait_for(lambda views: len(views) == 2)
    before = seen_by(talk.views)
    kinds: set[str] = set()
    for number in range(400):
        type_ = dice.choice([*TYPES, "rematch", "dance", 7, None, ""])
        names = ("seat", "answers", "option", "to", "event", "text", "bot", "language", "at", "extra")
        message = {"type": type_, **{name: dice.choice(ODD) for name in names if dice.random() < 0.8}}
        text = json.dumps({**message, "id": number})
        if dice.random() < 0.2:  # and some that are not even JSON
            cut = dice.randrange(1, len(text))
            text = text[:cut] + dice.choice(["", "\x00", "}", '"', "é"]) + text[cut + 1 :]
        talk.socket.send(text)
        told = talk.until(lambda m: m["type"] in ("refused", "ack", "replay"))
        kinds.add(told.get("kind", told["type"]))
    assert {"bad-message", "not-asked"} <= kinds <= {*REFUSALS, "ack", "replay"}
    again = player.sit_at(table)
    again.wait_for(lambda views: len(views) == 2)
    assert seen_by(again.views) == before
    assert "could not be handled" not in server.log.read_text()


def test_whoever_keeps_sending_too_much_is_sent_away(server: Server) -> None:
    player = Player(server)
    talk = player.sit_at(player.table("me", "open"))
    for _ in range(5):
        talk.socket.send("x" * 100_000)
        talk.until(lambda m: m["type"] == "refused")
    with pytest.raises(ConnectionClosed) as closed:
        talk.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_too_many_messages_are_refused_with_the_time_to_wait(new_server: Callable[..., Server]) -> None:
    player = Player(new_server(FARFLUNG_LIMITS="on"))
    talk = player.sit_at(player.table("me", "open"))
    for _ in range(20):
        talk.say("chat", text="hello")
    told = talk.until(lambda m: m["type"] == "refused")
    assert told["kind"] == "too-many"
    assert told["wait"] > 0


def test_undo_with_each_price(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("me", "open", title="salvage")
    first, second = ann.sit_at(table), bob.sit_at(table)
    second.ask("sit", seat=1)
    dive = [{"text": "dive"}]
    first.wait_for(lambda views: 0 in views)
    first.answer(0, lambda _: {"text": "stop"})
    assert first.views[0]["undo"] == {"free": True, "reason": "", "needed": 0}
    assert first.ask("undo", seat=0, to=0)["type"] == "ack"
    first.wait_for(lambda views: views[0]["answers"] == 0)
    first.answer(0, lambda _: dive[0])
    assert first.views[0]["undo"] == {"free": False, "reason": "luck", "needed": 1}
    first.ask("undo", seat=0, to=0)
    assert second.until(lambda m: m["type"] == "undo")["needed"] == [1]
    second.ask("decline", seat=1)
    assert first.until(lambda m: m["type"] == "undo" and not m["needed"])["by"] == -1
    assert first.views[0]["answers"] == 1
    first.ask("undo", seat=0, to=0)
    second.until(lambda m: m["type"] == "undo" and m["needed"] == [1])
    second.ask("agree", seat=1)
    first.wait_for(lambda views: views[0]["answers"] == 0)
    first.answer(0, lambda _: {"text": "stop"})
    second.answer(1, lambda _: dive[0])
    first.wait_for(lambda views: views[0]["undo"]["reason"] == "other seat")


def test_undo_as_the_table_was_set_up(server: Server) -> None:
    """`none` and `free` over the wire: the price that is shown is the price that is paid."""
    for policy in ("none", "free"):
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        table = ann.table("me", "open", title="salvage", undo=policy)
        first, second = ann.sit_at(table), bob.sit_at(table)
        second.ask("sit", seat=1)
        first.wait_for(lambda views: 0 in views)
        first.answer(0, lambda _: {"text": "stop"})
        second.answer(1, lambda _: {"text": "dive"})
        first.wait_for(lambda views: bool(views[0]["log"]))
        catch_up(first)
        shown = first.views[0]["undo"]
        told = first.ask("undo", seat=0, to=0)
        if policy == "none":
            assert shown == {"free": False, "reason": "nothing", "needed": 0}
            assert (told["type"], told["kind"]) == ("refused", "undo")
            assert first.views[0]["answers"] == 1
        else:
            assert shown == {"free": True, "reason": "other seat", "needed": 0}
            assert told["type"] == "ack"
            first.wait_for(lambda views: views[0]["answers"] == 0)
            second.wait_for(lambda views: views[1]["answers"] == 0)


def test_an_answer_is_previewed_by_whoever_is_asked(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("me", {"kind": "screen", "name": "Zoe"})
    talk, eve = ann.sit_at(table), bob.sit_at(table)
    told = 0
    for _ in range(30):
        talk.wait_for(lambda views: len(views) == 2 and any(view["question"] for view in views.values()))
        seat = 0 if talk.views[0]["question"] else 1
        view = talk.views[seat]
        option = view["question"]["options"][0]["text"]
        id = talk.say("preview", seat=seat, answers=view["answers"], option=option)
        ahead = talk.until(lambda m, id=id: m.get("id") == id)  # type: ignore[misc]
        assert ahead["type"] == "preview"
        told += len(ahead["log"])
        talk.answer(seat, lambda options: options[0])
        assert talk.views[seat]["log"][len(view["log"]) :][: len(ahead["log"])] == ahead["log"]
    assert told
    view = talk.views[0]
    assert talk.ask("preview", seat=0, answers=99, option="stay")["kind"] == "stale"
    assert talk.ask("preview", seat=1 - seat, answers=talk.views[1 - seat]["answers"], option="x")["type"] == "refused"
    assert eve.ask("preview", seat=0, answers=view["answers"], option="stay")["kind"] == "not-yours"
    assert talk.ask("chronicle", seat=0)["kind"] == "not-yours", "the game is not over"


def test_how_it_went_is_told_when_the_game_is_over(server: Server) -> None:
    player = Player(server)
    talk = player.sit_at(player.table("me", BOT, parameters={"cycles": 2}))
    talk.wait_for(lambda views: 0 in views)
    talk.ask("bot", seat=0, bot="random")
    talk.wait_for(lambda views: views[0]["over"])
    id = talk.say("chronicle", seat=0)
    told = talk.until(lambda m: m.get("id") == id)
    assert (told["type"], told["key"]) == ("chronicle", "cycle")
    assert [point["chapter"] for point in told["points"]] == [1, 2]
    assert told["points"][-1]["totals"] == [score["total"] for score in talk.views[0]["scores"]]


def test_marks_pings_and_proposals_are_not_offered_against_each_other(server: Server) -> None:
    player = Player(server)
    talk = player.sit_at(player.table("me", {"kind": "screen", "name": "Bob"}))
    talk.wait_for(lambda views: len(views) == 2)
    assert talk.ask("mark", seat=0, at="sector:1")["kind"] == "not-offered"
    assert talk.ask("ping", seat=0, at="sector:1")["kind"] == "not-offered"
    assert talk.ask("propose", seat=0, to=1, answers=0, option="stay")["kind"] == "not-offered"
    assert [title["together"] for title in player.http.get("/api/titles").json() if title["name"] == "revenant"] == [
        False
    ]


def test_planning_together_over_the_wire(new_server: Callable[..., Server]) -> None:
    """Marks, pings and proposals reach the others, survive a restart, and are limited in number."""
    server = new_server(module="tests.web.together", FARFLUNG_LIMITS="on")
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("me", "open")
    first, second = ann.sit_at(table), bob.sit_at(table)
    second.ask("sit", seat=1)
    first.wait_for(lambda views: 0 in views)
    second.wait_for(lambda views: 1 in views)
    assert first.ask("mark", seat=0, at="sector:3")["type"] == "ack"
    assert second.until(lambda m: m["type"] == "plans" and bool(m["marks"]))["marks"] == [{"seat": 0, "at": "sector:3"}]
    first.ask("ping", seat=0, at="ship:Zenor ark")
    assert second.until(lambda m: m["type"] == "ping")["at"] == "ship:Zenor ark"
    seat = first.views[0]["waiting_for"]
    asked, other = (first, second) if seat == 0 else (second, first)
    theirs = other.views[1 - seat]["open_question"]
    option = theirs["options"][0]["text"]
    told = other.ask("propose", seat=1 - seat, to=seat, answers=theirs["answers"], option=option)
    assert told["type"] == "ack"
    plans = asked.until(lambda m: m["type"] == "plans" and bool(m["proposals"]))
    assert plans["proposals"] == [{"seat": 1 - seat, "option": option}]
    assert server.stop() == 0
    server.start()
    again = ann.sit_at(table)
    kept = again.until(lambda m: m["type"] == "plans")
    assert kept["marks"] == [{"seat": 0, "at": "sector:3"}]
    assert kept["proposals"] == plans["proposals"]
    for _ in range(8):
        again.say("ping", seat=0, at="sector:1")
    refused = again.until(lambda m: m["type"] == "refused")
    assert (refused["kind"], refused["wait"] > 0) == ("too-many", True)


def test_the_past_is_looked_at_and_left_again(server: Server) -> None:
    player = Player(server)
    table = player.table("me", {"kind": "screen", "name": "Bob"})
    talk = player.sit_at(table)
    for _ in range(30):
        talk.wait_for(lambda views: len(views) == 2)
        talk.answer(0 if talk.views[0]["question"] else 1)
    for event in range(0, len(talk.views[0]["log"]), 7):
        past = talk.ask("look", seat=0, event=event)
        assert past["type"] == "replay"
        assert past["view"]["question"] is None
    assert talk.ask("look", seat=0, event=10_000)["type"] == "replay"
    eve = Player(server, "Eve").sit_at(table)
    assert eve.ask("look", seat=0, event=3)["kind"] == "not-yours"
    assert eve.ask("look", seat=-1, event=3)["type"] == "replay"


def test_a_seat_is_handed_to_a_bot_which_plays_on(server: Server) -> None:
    player = Player(server)
    talk = player.sit_at(player.table("me", BOT, title="salvage"))
    talk.wait_for(lambda views: 0 in views)
    assert talk.ask("bot", seat=0, bot="random")["type"] == "ack"
    talk.wait_for(lambda views: views[0]["over"])


def test_a_clock_that_runs_out_lets_a_bot_play_on(new_server: Callable[..., Server]) -> None:
    player = Player(new_server())
    started = time.monotonic()
    table = player.table("me", BOT, title="salvage", clock={"seconds": 10, "increment": 0})
    talk = player.sit_at(table)
    mine, bots = talk.told[0]["clock"]["left"]
    assert 10 - (time.monotonic() - started) - 0.1 <= mine <= 10
    assert bots == 10
    talk.wait_for(lambda views: 0 in views and views[0]["over"])
    assert time.monotonic() - started > 9.9


def test_people_see_who_is_there(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("me", "open")
    first, second = ann.sit_at(table), bob.sit_at(table)
    assert first.until(lambda m: m["type"] == "people" and m["watching"] == 1)["seats"] == [True, False]
    second.ask("sit", seat=1)
    assert first.until(lambda m: m["type"] == "table")["table"]["seats"][1]["name"] == "Bob"
    second.close()
    first.until(lambda m: m["type"] == "people" and m["seats"] == [True, False] and m["watching"] == 0)


def test_a_stranger_may_watch_but_not_talk(server: Server) -> None:
    table = Player(server).table("me", {"kind": "screen", "name": "Bob"})
    with connect(f"ws://127.0.0.1:{server.port}/ws/table/{table}") as socket:
        assert json.loads(socket.recv())["you"] == []
        socket.send(json.dumps({"type": "chat", "id": 5, "text": "hello"}))
        while (told := json.loads(socket.recv()))["type"] != "refused":
            pass
        assert told["kind"] == "not-yours"
    with connect(f"ws://127.0.0.1:{server.port}/ws/table/none") as socket:
        assert json.loads(socket.recv())["kind"] == "not-found"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_another_sites_page_gets_no_socket(server: Server) -> None:
    table = Player(server).table("me", "open")
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/ws/table/{table}", origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    with connect(f"ws://127.0.0.1:{server.port}/ws/table/{table}", origin=Origin(server.url)) as socket:
        assert json.loads(socket.recv())["type"] == "hello"


def test_a_server_that_stops_says_goodbye_and_comes_back(new_server: Callable[..., Server]) -> None:
    server = new_server()
    player = Player(server)
    table = player.table("me", {"kind": "screen", "name": "Bob"})
    talk = player.sit_at(table)
    for _ in range(5):
        talk.wait_for(lambda views: len(views) == 2)
        talk.answer(0 if talk.views[0]["question"] else 1)
    catch_up(talk)
    before = seen_by(talk.views)
    assert server.stop() == 0
    assert talk.until(lambda m: m["type"] == "bye")["text"]
    server.start()
    again = player.sit_at(table)
    again.wait_for(lambda views: len(views) == 2)
    assert seen_by(again.views) == before


@pytest.mark.rule("HEL-GAP-25")
def test_in_a_rematch_of_helionox_the_seat_to_the_left_begins(server: Server) -> None:
    player, dice = Player(server, "Mara"), random.Random(2)
    table = player.table("me", BOT, title="helionox")
    talk = player.sit_at(table)
    while True:
        talk.wait_for(lambda views: 0 in views and bool(views[0]["question"] or views[0]["over"]))
        if talk.views[0]["over"]:
            break
        assert talk.answer(0, dice.choice)["type"] == "ack"
    names = [seat["name"] for seat in talk.told[0]["table"]["seats"]]
    began = names[talk.views[0]["state"]["first"] - 1]
    talk.say("rematch")
    again = player.sit_at(talk.until(lambda m: m["type"] == "rematch")["table"])
    again.wait_for(lambda views: 0 in views)
    seats = [seat["name"] for seat in again.told[0]["table"]["seats"]]
    assert seats[again.views[0]["state"]["first"] - 1] != began
    assert again.told[0]["table"]["options"]["first"] in ("1", "2"), "not by luck"
