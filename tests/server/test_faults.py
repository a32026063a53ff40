"""kill -9 of the server at random moments of a loaded run: what was acknowledged is there, and everyone plays on.

FARFLUNG_FAULT_ROUNDS says how often it is killed: a few times by default, 50 in the full run.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.running import Player, Server, Talk, get
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from farflung.server import schema
from farflung.server.database import Database
from farflung.server.settings import Settings
from farflung.table.entries import Answered, Entry, Undone, from_text

ROUNDS = int(os.environ.get("FARFLUNG_FAULT_ROUNDS", "3"))
TABLES = 6
PROGRESS = 240.0


class Client:
    """Plays one seat to the end; remembers what was acknowledged; comes back whenever it is cut off."""

    def __init__(self, server: Server, number: int, player: Player, table: str, seat: int) -> None:
        self.server, self.player, self.table, self.seat = server, player, table, seat
        self.dice = random.Random(number)
        self.acknowledged: list[str] = []
        self.pending: str | None = None
        self.over = False
        self.cut_off = 0
        self.wrong: list[str] = []

    async def run(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.player.http.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/ws/table/{self.table}"
        while not self.over:
            try:
                async with connect(
                    url, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=60
                ) as socket:
                    await self.play(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.cut_off += 1
                await asyncio.sleep(0.05)

    async def play(self, socket: Any) -> None:
        fresh = True
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "ack":
                assert self.pending is not None
                self.acknowledged.append(self.pending)
                self.pending = None
            elif told["type"] == "refused":
                self.wrong.append(f"{told['kind']}: {told['text']}")
                self.pending = None
            elif told["type"] == "state" and told["seat"] == self.seat:
                view = told["view"]
                if fresh:
                    self.returned(view["answers"])
                    fresh = False
                if view["over"]:
                    self.over = True
                    return
                if view["question"] and self.pending is None and view["answers"] == len(self.acknowledged):
                    self.pending = self.dice.choice(view["question"]["options"])["text"]
                    message = {"type": "answer", "id": 1, "seat": self.seat, "answers": view["answers"]}
                    await socket.send(json.dumps({**message, "option": self.pending}))

    def returned(self, answers: int) -> None:
        """An answer on its way when the server died may have been stored or not; acknowledged ones must be there."""
        known = len(self.acknowledged)
        if self.pending is not None and answers == known + 1:
            self.acknowledged.append(self.pending)
        elif answers != known:
            self.wrong.append(f"{known} answers were acknowledged, {answers} are there")
        self.pending = None


def fill(server: Server) -> list[Client]:
    """Some tables with bots, some with two people."""
    clients = []
    bot = {"kind": "bot", "bot": "random"}
    for number in range(TABLES):
        ann = Player(server, f"Ann {number}")
        if number % 2:
            clients.append(Client(server, number, ann, ann.table("me", bot, bot), 0))
        else:
            bob = Player(server, f"Bob {number}")
            table = ann.table("me", "open")
            talk = bob.sit_at(table)
            assert talk.ask("sit", seat=1)["type"] == "ack"
            talk.close()
            clients += [Client(server, number, ann, table, 0), Client(server, number + 100, bob, table, 1)]
    return clients


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_kill_9(database: str, new_server: Callable[..., Server]) -> None:
    server = new_server(database)
    dice = random.Random(5)

    async def run() -> list[Client]:
        everyone = await asyncio.to_thread(fill, server)
        running = {client: asyncio.create_task(client.run()) for client in everyone}
        for _ in range(ROUNDS):
            await asyncio.sleep(dice.uniform(0.05, 1.5))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await progress(everyone)
            if sum(client.over for client in everyone) > len(everyone) // 2:
                more = await asyncio.to_thread(fill, server)
                everyone += more
                running |= {client: asyncio.create_task(client.run()) for client in more}
        for client, task in running.items():
            if task.done():
                task.result()
            task.cancel()
            assert not client.wrong, client.wrong
        return everyone

    everyone = asyncio.run(run())
    assert sum(client.cut_off for client in everyone) >= ROUNDS
    assert server.stop() == 0
    stored = asyncio.run(answers_stored(database))
    for client in everyone:
        there = stored.get((client.table, client.seat), [])
        assert there[: len(client.acknowledged)] == client.acknowledged, client.table
    assert sum(len(client.acknowledged) for client in everyone) > 5 * ROUNDS


async def progress(clients: list[Client]) -> None:
    """Every client goes on: it has got an answer acknowledged since, or its game has ended."""
    before = {client: len(client.acknowledged) for client in clients}
    until = time.monotonic() + PROGRESS
    while time.monotonic() < until:
        if all(client.over or len(client.acknowledged) > before[client] for client in clients):
            return
        await asyncio.sleep(0.02)
    stuck = [
        (client.table, client.seat, len(client.acknowledged), client.pending, client.wrong)
        for client in clients
        if not client.over and len(client.acknowledged) == before[client]
    ]
    raise AssertionError(f"these do not go on: {stuck}")


async def answers_stored(database: str) -> dict[tuple[str, int], list[str]]:
    db = Database(Settings(database=database))
    await db.open()
    commits = schema.commits.c
    rows = await db.rows(select(schema.commits).order_by(commits.table_id, commits.number))
    await db.close()
    found: dict[tuple[str, int], list[str]] = {}
    for row in rows:
        entries: list[Entry] = from_text(row["entries"])
        for entry in entries:
            assert not isinstance(entry, Undone)
            if isinstance(entry, Answered):
                found.setdefault((row["table_id"], entry.seat), []).append(entry.lines[0])
    return found


def test_killed_workers_do_not_stop_the_bots(new_server: Callable[..., Server]) -> None:
    """A bot whose process is killed in the middle of its thoughts is asked again."""
    server = new_server()
    player = Player(server)
    talk = player.sit_at(player.table({"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}))
    killed = 0
    until = time.monotonic() + PROGRESS
    while killed < 3 and time.monotonic() < until:
        talk.next()
        assert server.process is not None
        for worker in workers(server.process.pid):
            with suppress(ProcessLookupError):  # it had just ended by itself
                os.kill(worker, 9)
                killed += 1
        time.sleep(0.3)
    assert killed >= 3
    talk.until(lambda m: m["type"] == "state")
    size = len(talk.views[-1]["log"])
    talk.wait_for(lambda views: len(views[-1]["log"]) > size + 5 or views[-1]["over"])


def workers(server: int) -> list[int]:
    """The processes in which bots think: children of the fork server, itself a child of the server."""
    parents: dict[int, int] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as file:
                    parents[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
    children = {pid for pid, parent in parents.items() if parent == server}
    return [pid for pid, parent in parents.items() if parent in children]


def test_workers_end_with_a_killed_server(new_server: Callable[..., Server]) -> None:
    server = new_server()
    player = Player(server)
    talk = player.sit_at(player.table("me", {"kind": "bot", "bot": "greedy"}, title="salvage"))
    talk.wait_for(lambda views: 0 in views)
    talk.answer(0, lambda _: {"text": "stop"})
    talk.wait_for(lambda views: views[0]["waiting_for"] == 0)
    assert server.process is not None
    thinking = workers(server.process.pid)
    assert thinking
    server.kill()
    until = time.monotonic() + PROGRESS
    while any(os.path.exists(f"/proc/{pid}") for pid in thinking) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [pid for pid in thinking if os.path.exists(f"/proc/{pid}")]


def test_a_bot_that_always_fails_is_replaced_by_chance(new_server: Callable[..., Server]) -> None:
    """Bots may take a hundredth of a millisecond only: none ever answers, and still the game goes on."""
    server = new_server(FARFLUNG_BOT_SECONDS="0.00001")
    player = Player(server)
    table = player.table({"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, title="salvage")
    talk = player.sit_at(table)
    talk.wait_for(lambda views: -1 in views and len(views[-1]["log"]) > 1)
    assert "a random answer in place of a bot's" in server.log.read_text()
    assert 'farflung_bot_failures_total{how="time"}' in get(f"{server.url}/metrics").text


# ---- several processes


def test_two_processes_share_a_table(postgres: Any, new_server: Callable[..., Server]) -> None:
    """Each player at a server of their own; LISTEN and NOTIFY carry what happens from one to the other."""
    database = postgres.new_database()
    here, there = new_server(database), new_server(database)
    ann = Player(here, "Ann")
    table = ann.table("me", "open", {"kind": "bot", "bot": "random"})
    bob = Player(there, "Bob")
    first, second = ann.sit_at(table), bob.sit_at(table)
    first.until(lambda m: m["type"] == "people" and m["watching"] == 0)
    assert second.ask("sit", seat=1)["type"] == "ack"
    first.wait_for(lambda views: 0 in views)
    second.wait_for(lambda views: 1 in views)
    dice = random.Random(3)
    given = 0
    until = time.monotonic() + PROGRESS
    while given < 60 and time.monotonic() < until:
        for talk, seat in ((first, 0), (second, 1)):
            talk.ask("agree", seat=99)  # whatever is on its way has come before the refusal
            if talk.views[seat]["question"]:
                assert talk.answer(seat, dice.choice)["type"] == "ack"
                given += 1
    assert given == 60
    first.say("chat", text="hello over there")
    assert second.until(lambda m: m["type"] == "chat")["text"] == "hello over there"


def test_two_processes_that_answer_at_once_do_not_both_succeed(
    postgres: Any, new_server: Callable[..., Server]
) -> None:
    database = postgres.new_database()
    here, there = new_server(database), new_server(database)
    ann = Player(here, "Ann")
    table = ann.table("me", {"kind": "screen", "name": "Bob"})
    beside = Player.__new__(Player)
    beside.server, beside.id = there, ann.id
    beside.http = httpx.Client(verify=False, base_url=there.url, cookies=ann.http.cookies)
    talks = [ann.sit_at(table), beside.sit_at(table)]
    for _ in range(25):
        at_once(talks)
    assert seen(talks[0]) == seen(talks[1])


def at_once(talks: list[Talk]) -> None:
    """The same question, another answer from each: one is taken, the other told that it came too late."""
    for talk in talks:
        talk.wait_for(lambda views: len(views) == 2 and any(view["question"] for view in views.values()))
    seat = next(seat for seat, view in talks[0].views.items() if view["question"])
    view = talks[0].views[seat]
    for talk in talks:
        talk.wait_for(lambda views: views[seat]["answers"] == view["answers"] and bool(views[seat]["question"]))
    options = view["question"]["options"]
    for talk, option in zip(talks, (options[0], options[-1]), strict=True):
        talk.say("answer", seat=seat, answers=view["answers"], option=option["text"])
    told = [talk.until(lambda m: m["type"] in ("ack", "refused")) for talk in talks]
    assert sorted(m["type"] for m in told) == ["ack", "refused"]
    assert [m["kind"] for m in told if m["type"] == "refused"] == ["stale"]
    for talk in talks:
        talk.wait_for(lambda views: views[seat]["answers"] == view["answers"] + 1)


def seen(talk: Any) -> str:
    """How the table stands; not how one came there, which whoever was too late is told in one step."""
    talk.ask("agree", seat=99)
    way = ("crumbs", "log_from", "beats")
    views = {seat: {k: v for k, v in view.items() if k not in way} for seat, view in talk.views.items()}
    return json.dumps([views[seat] for seat in sorted(views)])
