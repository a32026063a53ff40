"""Seats over the wire: presence, absence, wishes, ending and removing tables, clocks that stop with the server."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.running import PATIENCE, Player, Server, Talk
from tests.table.twins import random_match, story
from websockets.exceptions import ConnectionClosed

from farflung.server.commands import FORMAT, import_file
from farflung.table.entries import Clock, Created


def hear(talk: Talk, type: str, **fields: Any) -> dict[str, Any]:
    """The next message of this type with these fields."""
    return talk.until(lambda m: m["type"] == type and all(m.get(key) == value for key, value in fields.items()))


def until_closed(talk: Talk) -> int:
    """Reads to the end; the code with which the connection was closed."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            talk.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("it was not closed")


def card(player: Player, table: str) -> dict[str, Any]:
    found: dict[str, Any] = player.http.get(f"/api/tables/{table}").json()
    return found


def two(server: Server, **more: Any) -> tuple[Player, Player, str, Talk, Talk]:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.table("me", "open", title="salvage", **more)
    anns, bobs = ann.sit_at(table), bob.sit_at(table)
    assert bobs.ask("sit", seat=1)["type"] == "ack"
    anns.wait_for(lambda views: 0 in views)
    bobs.wait_for(lambda views: 1 in views)
    return ann, bob, table, anns, bobs


def test_the_card_says_who_is_present_also_after_a_seat_has_changed(server: Server) -> None:
    _, _, _, anns, bobs = two(server)
    told = [m for m in anns.told if m["type"] == "table"][-1]
    assert [seat["present"] for seat in told["table"]["seats"]] == [True, True]
    assert anns.ask("bot", seat=0)["type"] == "ack"
    shown = hear(bobs, "table", you=[1])
    while not shown["table"]["seats"][0]["bot"]:
        shown = hear(bobs, "table")
    assert [seat["present"] for seat in shown["table"]["seats"]] == [True, True]
    bobs.close()
    assert hear(anns, "people", seats=[True, False])
    anns.close()


def test_a_seat_that_was_left_is_nobody_elses(server: Server) -> None:
    ann, _, table, anns, bobs = two(server)
    assert bobs.ask("stand", seat=1)["type"] == "ack"
    assert card(ann, table)["seats"][1] | {"present": False} == {
        "name": "Bob",
        "kind": "open",
        "bot": "",
        "present": False,
        "left": True,
        "resigned": False,
    }
    assert anns.ask("sit", seat=1)["kind"] == "not-yours"
    eves = Player(server, "Eve").sit_at(table)
    assert eves.ask("sit", seat=1)["kind"] == "not-yours"
    assert eves.ask("ask", what="sit", seat=1)["type"] == "ack"
    wish = hear(anns, "wish", what="sit")
    assert (wish["by"], wish["name"], wish["seat"], wish["needed"]) == (-1, "Eve", 1, [0])
    assert anns.ask("decline", seat=0, what="sit")["type"] == "ack"
    assert hear(eves, "notice", kind="declined")["what"] == "sit"
    assert eves.ask("ask", what="sit", seat=1)["type"] == "ack"
    assert anns.ask("agree", seat=0, what="sit")["type"] == "ack"
    assert hear(eves, "table", you=[1])["table"]["seats"][1]["name"] == "Eve"
    assert bobs.ask("sit", seat=1)["kind"] == "taken"
    for talk in (anns, bobs, eves):
        talk.close()


def test_a_game_is_ended_by_agreement_and_removed_by_each(server: Server) -> None:
    ann, bob, table, anns, bobs = two(server)
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 403
    assert ann.http.delete(f"/api/tables/{table}").status_code == 403, "another plays"
    assert anns.ask("ask", what="end", seat=0)["type"] == "ack"
    assert hear(bobs, "wish", what="end")["needed"] == [1]
    assert bobs.ask("agree", seat=1, what="end")["type"] == "ack"
    assert hear(anns, "notice", kind="ended")
    shown = card(ann, table)
    assert (shown["over"], shown["ended"], shown["waiting_for"]) == (True, True, -1)
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    assert ann.http.delete(f"/api/tables/{table}").json() == {"deleted": False}
    listed = [each["id"] for each in ann.http.get("/api/tables").json()["yours"]]
    assert table not in listed
    assert table in [each["id"] for each in bob.http.get("/api/tables").json()["yours"]]
    assert Player(server, "Eve").http.delete(f"/api/tables/{table}").status_code == 403
    assert bob.http.delete(f"/api/tables/{table}").json() == {"deleted": True}
    assert until_closed(anns) == 4410
    assert anns.told[-1]["type"] == "deleted"
    assert ann.http.get(f"/api/tables/{table}").status_code == 404
    bobs.close()


def test_a_table_that_waits_and_a_game_alone_are_deleted_at_once(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    waiting = ann.table("me", "open", title="salvage")
    bobs = bob.sit_at(waiting)
    assert bob.http.delete(f"/api/tables/{waiting}").status_code == 403
    assert ann.http.delete(f"/api/tables/{waiting}").json() == {"deleted": True}
    assert until_closed(bobs) == 4410
    assert waiting not in [each["id"] for each in bob.http.get("/api/tables").json()["open"]]
    alone = ann.table("me", {"kind": "bot", "bot": "random"}, title="salvage")
    assert ann.http.delete(f"/api/tables/{alone}").json() == {"deleted": True}
    assert ann.http.delete(f"/api/tables/{alone}").status_code == 404
    assert httpx.delete(f"{server.url}/api/tables/{alone}").status_code == 401


def test_absence_has_its_range_and_its_usual_value(server: Server) -> None:
    ann = Player(server, "Ann")
    assert card(ann, ann.table("me", "open", title="salvage"))["absence"] == 600
    clock = {"seconds": 60, "increment": 0}
    assert card(ann, ann.table("me", "open", title="salvage", clock=clock))["absence"] is None
    assert card(ann, ann.table("me", "open", title="salvage", absence=None))["absence"] is None
    assert card(ann, ann.table("me", "open", title="salvage", absence=86400))["absence"] == 86400
    for absence in (59, 2592001, "long"):
        body = {"title": "salvage", "seats": [{"kind": "me"}, {"kind": "open"}], "absence": absence}
        assert ann.http.post("/api/tables", json=body).status_code == 400


def stored(server: Server, file: Path, created: Created, *more: Any) -> str:
    """A table in the running server's database."""
    commits = [[created], *[[entry] for entry in more]]
    file.write_bytes(msgspec.json.encode({"format": FORMAT, "table": file.stem, "commits": commits}))
    return import_file(file, server.database)


def test_who_is_away_for_the_tables_time_is_played_for_by_a_bot(server: Server, tmp_path: Path) -> None:
    """The rule with a time that a test can wait for: no table made over the wire has one below a minute."""
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    created, *rest = story(random_match(3, 4), (ann.id, bob.id), time.time())
    assert isinstance(created, Created)
    created.absence = 1.0
    table = stored(server, tmp_path / f"away{time.monotonic_ns()}.json", created, *rest)
    asked = card(ann, table)["waiting_for"]
    here, gone = ((ann, bob), (bob, ann))[asked == 0]
    waiting = here.sit_at(table)
    assert hear(waiting, "notice", kind="away")["seat"] == asked
    back = gone.sit_at(table)
    assert back.ask("take-back", seat=asked)["type"] == "ack"
    waiting.close()
    back.close()


def test_everyone_is_told_when_a_clock_has_run_out(server: Server, tmp_path: Path) -> None:
    """Players and a spectator. They must be there before it happens: where that takes longer, the clock is longer."""
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    for seconds in (2.0, 10.0, 50.0):
        created, *rest = story(random_match(3, 4), (ann.id, bob.id), time.time())
        assert isinstance(created, Created)
        created.clock = Clock(seconds)
        table = stored(server, tmp_path / f"late{time.monotonic_ns()}.json", created, *rest)
        talks = [player.sit_at(table) for player in (ann, bob, eve)]
        asked = talks[0].told[0]["table"]["waiting_for"]
        in_time = not any(seat["bot"] for seat in talks[-1].told[0]["table"]["seats"])
        told = [hear(talk, "notice", kind="time-out")["seat"] for talk in talks] if in_time else []
        for talk in talks:
            talk.close()
        if in_time:
            assert told == [asked] * 3
            return
    raise AssertionError("it takes too long to come to the table")


def test_the_time_without_a_server_is_not_charged(new_server: Callable[..., Server]) -> None:
    server = new_server()
    ann = Player(server, "Ann")
    table = ann.table("me", {"kind": "screen"}, title="salvage", clock={"seconds": 3000, "increment": 0})
    talk = ann.sit_at(table)
    talk.wait_for(lambda views: 0 in views)
    talk.close()
    server.kill()
    turn_back(Path(server.database), 2000)  # as if it had gone half an hour ago, just after the question
    server.start()
    talk = ann.sit_at(table)
    left = talk.told[0]["clock"]["left"][0]
    assert 2000 < left <= 3000, f"{3000 - left:.0f} seconds were charged"
    talk.close()


def turn_back(database: Path, seconds: float) -> None:
    """What is stored happened earlier, the server's last sign of life included."""
    with sqlite3.connect(database) as connection:
        for table, number, text in connection.execute("select table_id, number, entries from commits").fetchall():
            entries = json.loads(text)
            for entry in entries:
                entry["at"] -= seconds
            connection.execute(
                "update commits set entries = ? where table_id = ? and number = ?", (json.dumps(entries), table, number)
            )
        for name, value in connection.execute("select name, value from settings where name = 'alive'").fetchall():
            connection.execute("update settings set value = ? where name = ?", (repr(float(value) - seconds), name))


def test_a_fork_keeps_bots_as_bots_and_a_rematch_the_seats(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("me", {"kind": "bot", "bot": "random", "name": "Rob"}, title="salvage")
    talk = ann.sit_at(table)
    for _ in range(3):
        talk.answer(0)
    assert talk.ask("ask", what="end", seat=0)["type"] == "ack"
    assert hear(talk, "notice", kind="ended"), "alone nobody needs to agree"
    talk.say("rematch")
    again = hear(talk, "rematch")["table"]
    assert [seat["name"] for seat in card(ann, again)["seats"]] == ["Ann", "Rob"]
    assert card(ann, table)["rematch"] == again
    fork = ann.http.post(f"/api/tables/{table}/fork", json={"mode": "play", "seat": 0, "event": 3}).json()["id"]
    assert [seat["kind"] for seat in card(ann, fork)["seats"]] == ["screen", "bot"]
    people = {"mode": "play", "seat": 0, "event": 3, "bots": {"1": ""}}
    fork = ann.http.post(f"/api/tables/{table}/fork", json=people).json()["id"]
    assert [seat["kind"] for seat in card(ann, fork)["seats"]] == ["screen", "screen"]
    assert ann.http.delete(f"/api/tables/{fork}").json() == {"deleted": True}
    talk.close()


def test_a_deleted_table_is_gone_at_all_processes(postgres: Any, new_server: Callable[..., Server]) -> None:
    database = postgres.new_database()
    here, there = new_server(database), new_server(database)
    ann = Player(here, "Ann")
    table = ann.table("me", "open", title="salvage")
    watching = Player(there, "Eve").sit_at(table)
    anns = ann.sit_at(table)
    assert hear(watching, "people", seats=[True, False]), "who is at another process is present"
    assert ann.http.delete(f"/api/tables/{table}").json() == {"deleted": True}
    assert until_closed(watching) == until_closed(anns) == 4410
