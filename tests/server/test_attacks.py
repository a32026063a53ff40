"""What one client can do against all others, done: they hardly notice, and the server's memory stays small.

Each attack lasts a few seconds; FARFLUNG_ATTACK_SECONDS makes them longer. The limits are those of a new server.
"""

from __future__ import annotations

import itertools
import re
import socket
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.hostile import ELSEWHERE, Attacker, Rude, bomb, memory, withstands
from tests.server.running import Player, Server, Talk, get

pytestmark = pytest.mark.slow

LANGUAGES = itertools.cycle(["de", "en", "fr", "es"])


@pytest.fixture
def guarded(new_server: Callable[..., Server]) -> Server:
    return new_server(FARFLUNG_LIMITS="on", FARFLUNG_DATABASE_SECONDS="60")


def still_open(sockets: list[Rude]) -> list[Rude]:
    return [each for each in sockets if each.open and each.status == 101]


def test_silent_sockets_that_ask_for_everything(guarded: Server) -> None:
    """16 sockets that ask for another language again and again and never read."""
    eve = Attacker(guarded)
    table = eve.long_game()
    sockets = [eve.socket(table, small=True) for _ in range(16)]

    def attack() -> None:
        for each in sockets:
            each.say("language", language=next(LANGUAGES))

    withstands(guarded, attack)


def test_a_name_of_two_megabytes(guarded: Server) -> None:
    """A record may name its seats as it likes; it is cut to what a name may be."""
    eve = Attacker(guarded)
    seats = "\n".join(["seat " + "x" * 1_900_000, "seat B"])
    record = f"farflung record 1\ntitle salvage\nedition tutorial\ncontent \n{seats}\n\nend 0\n"
    answer = eve.http.post("/api/load", json={"record": record, "mode": "play"})
    assert answer.status_code == 201, answer.text[:300]
    table = answer.json()["id"]
    assert all(len(seat["name"]) <= 24 for seat in eve.http.get(f"/api/tables/{table}").json()["seats"])
    silent = eve.socket(table, small=True)

    def attack() -> None:
        for _ in range(10):
            silent.say("language", language=next(LANGUAGES))

    withstands(guarded, attack)


def test_small_frames_that_inflate(guarded: Server) -> None:
    """15 kB that become 16 MiB, and thousands of 80 bytes that become 60 kB each."""
    eve = Attacker(guarded)
    table = eve.table("me", "open")
    large, small = bomb(16 << 20), bomb(60_000) * 2000
    sockets: list[Rude] = []

    def attack() -> None:
        for each in sockets:
            each.close()
        sockets[:] = [eve.socket(table) for _ in range(6)]
        for number, each in enumerate(sockets):
            each.plain.setblocking(True)
            each.plain.settimeout(0.5)
            try:
                each.plain.sendall(large * 8 if number % 2 else small)
            except OSError:
                continue
        time.sleep(0.2)

    withstands(guarded, attack)


def test_a_frame_that_inflates_too_far_ends_the_connection(guarded: Server) -> None:
    eve = Attacker(guarded)
    one = eve.socket(eve.table("me", "open"))
    one.send(bomb(16 << 20))
    assert one.closed_with() == 1009


def test_thirty_sockets_that_ask_for_heavy_work(guarded: Server) -> None:
    """They read all they get, and ask for language and old views again and again."""
    eve = Attacker(guarded)
    table = eve.long_game()
    sockets = [eve.socket(table) for _ in range(30)]
    events = itertools.cycle(range(0, 300, 7))

    def attack() -> None:
        for each in still_open(sockets):
            each.say("language", language=next(LANGUAGES))
            each.say("look", seat=0, event=next(events))
            each.drain()

    withstands(guarded, attack)


def test_notes_do_not_fill_the_database(guarded: Server) -> None:
    """A spectator who writes 300 notes of 10 kB keeps one of them."""
    ann, eve = Player(guarded), Attacker(guarded)
    table = ann.table("me", "open")
    sockets = [eve.socket(table) for _ in range(10)]
    before = size_of(guarded)
    written = itertools.count()

    def attack() -> None:
        for each in sockets:
            each.say("note", text=f"{next(written)} " + "x" * 9_900)
            each.drain()

    withstands(guarded, attack)
    assert next(written) > 300
    assert size_of(guarded) - before < 100_000


def size_of(server: Server) -> int:
    """The bytes of all that is stored beside the innocent's moves."""
    with closing(sqlite3.connect(server.database)) as database:
        commits = "SELECT coalesce(sum(length(entries)), 0) FROM commits WHERE entries LIKE '%\"noted\"%'"
        found = [database.execute(commits).fetchone()[0]]
        if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'notes'").fetchone():
            found.append(database.execute("SELECT coalesce(sum(length(text)), 0) FROM notes").fetchone()[0])
    return sum(found)


def test_half_sent_requests_are_closed(new_server: Callable[..., Server]) -> None:
    server = new_server(FARFLUNG_LIMITS="on", FARFLUNG_REQUEST_SECONDS="1.5", FARFLUNG_DATABASE_SECONDS="60")
    opened: list[socket.socket] = []
    half = b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: "
    body = (
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"X-Forwarded-For: " + ELSEWHERE.encode() + b"\r\nContent-Length: 60000\r\n\r\n{"
    )

    def attack() -> None:
        if len(opened) < 300:
            for text in (half, body):
                opened.append(socket.create_connection(("127.0.0.1", server.port)))
                opened[-1].sendall(text)
        for each in opened[-20:]:
            try:
                each.send(b"x")
            except OSError:
                continue

    withstands(server, attack)
    for each in opened:
        each.settimeout(20)
        try:
            while each.recv(4096):
                pass
        except ConnectionResetError:
            pass
        finally:
            each.close()


def test_an_aborted_upload_leaves_no_traceback(guarded: Server) -> None:
    eve = Attacker(guarded)
    cookie = "; ".join(f"{name}={value}" for name, value in eve.http.cookies.items())
    for path in ("/api/guest", "/api/load"):
        with socket.create_connection(("127.0.0.1", guarded.port)) as one:
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: {cookie}\r\n"
            one.sendall(f"{head}Content-Length: 50000\r\n\r\n{{".encode())
            time.sleep(0.2)
    time.sleep(0.3)
    assert get(f"{guarded.url}/api/titles").status_code == 200
    assert "Traceback" not in guarded.log.read_text()


def test_bots_of_one_guest_do_not_hold_up_anothers(guarded: Server) -> None:
    """60 tables of nothing but bots: whoever plays against one elsewhere does not wait for each of them at each of its
    answers, of which a turn has a few. Counted is how many were given, however fast the machine is."""
    ann, eve = Player(guarded), Attacker(guarded)
    talk = ann.sit_at(ann.table("me", {"kind": "bot", "bot": "greedy"}))
    assert 0 < answers_before_mine(talk) < MOST_OF_A_TURN, "nobody else is there"
    bots = [{"kind": "bot", "bot": "greedy"}] * 4
    made = 0
    for _ in range(60):
        answer = eve.http.post("/api/tables", json={"title": "revenant", "seats": bots})
        if answer.status_code == 429:
            break
        assert answer.status_code == 201, answer.text
        made += 1
    assert made >= 10
    assert statistics.median(answers_before_mine(talk) for _ in range(5)) < 3 * made
    assert memory(guarded) < 300


MOST_OF_A_TURN = 20


def answers_before_mine(talk: Talk) -> int:
    """How many answers bots gave from one's own after which a bot is asked until one is asked again."""
    while True:
        talk.wait_for(lambda views: 0 in views and bool(views[0]["question"]))
        view, before = talk.views[0], answers_of_bots(talk)
        talk.answer(0)
        if talk.views[0]["waiting_for"] == 1 and talk.views[0]["answers"] > view["answers"]:
            talk.wait_for(lambda views: views[0]["waiting_for"] == 0 or views[0]["over"])
            return answers_of_bots(talk) - before


def answers_of_bots(talk: Talk) -> int:
    told = talk.player.http.get("/metrics").text
    return sum(int(float(n)) for n in re.findall(r'^farflung_answers_total\{by="bot"\} (\S+)', told, re.M))


def test_the_load_bench_ends_when_its_connections_fail() -> None:
    """One connection that failed made it wait for its whole time-out of minutes."""
    place = Path(__file__).parents[2] / "bench" / "load.py"
    with socket.socket() as nobody:  # bound, but not listening: every connection is refused
        nobody.bind(("127.0.0.1", 0))
        work = (
            f"import sys; sys.path.insert(0, {str(place.parent)!r})\n"
            "import argparse, load\n"
            "if __name__ == '__main__':\n"
            "    chosen = argparse.Namespace(clients=2, tables=1, seconds=0.1, title='salvage')\n"
            f"    print(load.drive({nobody.getsockname()[1]}, chosen)['failed'])\n"
        )
        done = subprocess.run([sys.executable, "-c", work], capture_output=True, timeout=120, check=False)
    assert done.stdout.strip() == b"1", done.stderr.decode()
