"""Others' bots at tables: a token is made, shown once and revoked; who comes with it may sit, answer, and no more."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.machine import lacks
from tests.server.running import PATIENCE, Player, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import farflung
from farflung.engine.views import Imagination, View
from farflung.table.told import OwnBots

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PASSWORD = "violet harbour 77 kites"


class Owner(Player):
    """Somebody with an account."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server, name)
        made = self.http.post("/api/account", json={"name": name, "password": PASSWORD})
        assert made.status_code == 200, made.text
        self.id = made.json()["user"]["id"]

    def bot(self, name: str = "Hothead") -> dict[str, Any]:
        made = self.http.post("/api/bots", json={"name": name})
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found


class Guest:
    """A bot that came with a token."""

    def __init__(self, server: Server, token: str, table: str) -> None:
        self.opened = ExitStack()
        self.socket = self.opened.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws/table/{table}",
                additional_headers={"Authorization": f"Bearer {token}"},
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        )

    def until(self, *types: str) -> dict[str, Any]:
        while True:
            said: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if said["type"] in types:
                return said

    def say(self, type: str, **fields: Any) -> dict[str, Any]:
        self.socket.send(json.dumps({"type": type, "id": 7, **fields}))
        return self.until("ack", "refused")

    def closed_with(self) -> int:
        """Reads on until it is sent away."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def close(self) -> None:
        self.opened.close()


@pytest.fixture
def guests() -> Iterator[Callable[[Server, str, str], Guest]]:
    opened: list[Guest] = []

    def come(server: Server, token: str, table: str) -> Guest:
        opened.append(Guest(server, token, table))
        return opened[-1]

    yield come
    for guest in opened:
        guest.close()


def test_a_token_is_shown_once_kept_as_a_hash_and_revoked(
    new_server: Callable[..., Server], tmp_path: Path, guests: Callable[[Server, str, str], Guest]
) -> None:
    server = new_server()
    ada = Owner(server, "Ada")
    bot = ada.bot("Hothead")
    assert bot["name"] == "Hothead bot"
    listed = ada.http.get("/api/bots").json()
    msgspec.convert(listed, OwnBots)
    assert [(each["id"], each["name"]) for each in listed["bots"]] == [(bot["id"], "Hothead bot")]
    assert "token" not in listed["bots"][0]
    with sqlite3.connect(tmp_path / "farflung.db") as file:
        rows = file.execute("select * from tokens").fetchall()
    assert rows
    assert bot["token"] not in str(rows)
    table = ada.table("me", "open", title="salvage")
    guest = guests(server, bot["token"], table)
    assert guest.until("hello")["you"] == []
    other = Owner(server, "Bob")
    assert other.http.delete(f"/api/bots/{bot['id']}").status_code == 404
    assert ada.http.delete(f"/api/bots/{bot['id']}").json() == {"revoked": True}
    assert guest.closed_with() == 4401
    assert guests(server, bot["token"], table).closed_with() == 4401
    assert ada.http.get("/api/bots").json() == {"bots": []}


def test_it_may_sit_and_answer_and_nothing_else(server: Server, guests: Callable[[Server, str, str], Guest]) -> None:
    ada, eve = Owner(server, "Ada of bots"), Owner(server, "Eve of bots")
    token, stranger = ada.bot()["token"], eve.bot("Stranger")["token"]
    table = ada.table("me", "open", title="salvage")
    refused = guests(server, stranger, table).say("sit", seat=1)
    assert (refused["type"], refused["kind"]) == ("refused", "not-yours")
    guest = guests(server, token, table)
    for type, fields in (("chat", {"text": "hi"}), ("note", {"text": "x"}), ("look", {"seat": 0, "event": 0})):
        assert guest.say(type, **fields)["kind"] == "not-yours"
    assert guest.say("answer", seat=0, answers=0, option="dive")["kind"] == "not-yours"
    assert guest.say("sit", seat=1)["type"] == "ack"
    talk = ada.sit_at(table)
    card = talk.until(lambda message: message["type"] == "state") and talk.told[0]["table"]
    assert card["seats"][1]["name"] == "Hothead bot"
    while talk.views[0]["waiting_for"] == 0:
        talk.answer(0, lambda options: options[-1])
    asked = guest.until("choose")
    view = msgspec.convert(asked["view"], View)
    assert (view.seat, asked["seat"]) == (1, 1)
    assert [option["code"] for option in asked["options"]] == (view.question.options if view.question else [])
    imagined = Imagination(farflung.new_match("salvage", seats=2, seed=1).title, view)
    dice = farflung.Dice(1)
    assert imagined.play_out([], dice, dice).is_over()
    alone = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
    assert alone.get("/api/me").json() == {"user": None}
    assert alone.get("/api/tables").json()["yours"] == []
    assert [alone.get("/api/bots").status_code, alone.post("/api/load", json={"record": "x"}).status_code] == [401, 401]
    assert guest.say("answer", seat=1, answers=0, option=asked["options"][0]["text"])["type"] == "ack"


def test_a_bot_opens_a_table_that_only_who_has_the_link_finds(server: Server) -> None:
    ada = Owner(server, "Ada who opens")
    headers = {"Authorization": f"Bearer {ada.bot()['token']}"}
    http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE)
    wanted = {"title": "salvage", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = http.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    card = ada.http.get(f"/api/tables/{made.json()['id']}").json()
    assert card["private"]
    assert card["seats"][0]["name"] == "Hothead bot"


def test_guests_have_no_bots_and_accounts_not_many(server: Server) -> None:
    assert Player(server, "Nobody much").http.post("/api/bots", json={"name": "Mine"}).status_code == 403
    ada = Owner(server, "Ada with many")
    for number in range(10):
        ada.bot(f"Number {number}")
    assert ada.http.post("/api/bots", json={"name": "One more"}).status_code == 400


@pytest.mark.parametrize("how", ["hangs", "lies"])
def test_one_that_hangs_or_lies_loses_its_seat_and_the_game_goes_on(
    how: str, new_server: Callable[..., Server], guests: Callable[[Server, str, str], Guest]
) -> None:
    server = new_server(FARFLUNG_BOT_PATIENCE="0.5" if how == "hangs" else "600")
    ada = Owner(server, "Ada")
    bot = ada.bot()
    table = ada.table("me", "open", title="salvage")
    guest = guests(server, bot["token"], table)
    assert guest.say("sit", seat=1)["type"] == "ack"
    talk = ada.sit_at(table)
    talk.wait_for(lambda views: 0 in views)
    while talk.views[0]["waiting_for"] == 0:
        talk.answer(0, lambda options: options[-1])
    if how == "lies":
        asked = guest.until("choose")
        for _ in range(5):
            said = guest.say("answer", seat=1, answers=asked["answers"], option="I win")
            assert said["kind"] == "not-an-option"
    assert guest.closed_with() == 4408
    talk.wait_for(lambda views: views[0]["waiting_for"] == 0 or views[0]["over"])
    again = guests(server, bot["token"], table)
    assert again.say("take-back", seat=1)["type"] == "ack"


def test_one_that_floods_is_not_read_for_a_while(
    new_server: Callable[..., Server], guests: Callable[[Server, str, str], Guest]
) -> None:
    server = new_server(FARFLUNG_LIMITS="on")
    ada = Owner(server, "Ada")
    table = ada.table("me", "open", title="salvage")
    guest = guests(server, ada.bot()["token"], table)
    for _ in range(120):
        guest.socket.send('{"type": "resync", "id": 3}')
    while (said := guest.until("refused", "hello"))["type"] == "hello":
        continue
    assert said["kind"] == "too-many"
    talk = ada.sit_at(table)
    assert talk.told[0]["type"] == "hello"


@pytest.mark.parametrize("example", ["at_a_table.py", "at_a_table.mjs"])
def test_the_examples_play_at_a_table(example: str, server: Server) -> None:
    runner = sys.executable if example.endswith(".py") else shutil.which("node")
    if runner is None:
        lacks("node, for the bot in JavaScript")
    ada = Owner(server, f"Ada {example.split('.')[1]}")
    table = ada.table("open", {"kind": "bot", "bot": "random"}, title="salvage")
    environment = {**os.environ, "FARFLUNG_TOKEN": ada.bot()["token"]}
    flags = ["--experimental-websocket"] if example.endswith(".mjs") else []  # of Node 20; newer ones need it not
    command = [runner, *flags, str(EXAMPLES / example), server.url, table, "0"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert "won by seat" in done.stdout
    assert ada.http.get(f"/api/tables/{table}").json()["over"]
