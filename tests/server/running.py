"""A real server in a process of its own, real databases, and clients that talk to it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from tests.server.nursery import Born
from websockets.sync.client import ClientConnection, connect

import farflung

PATIENCE = 120.0  # for what never happens: a busy machine only waits longer
# Without reading certificates, which nobody needs here.
get = partial(httpx.get, timeout=PATIENCE, verify=False)
post = partial(httpx.post, timeout=PATIENCE, verify=False)
HOME = Path(farflung.__file__).parents[1]
TESTS = Path(__file__).parents[2]


class Server:
    def __init__(self, database: str, folder: Path, module: str = "tests.server.seeded", **more: str) -> None:
        self.database = database
        self.module = module
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        self.more = {"FARFLUNG_LIMITS": "off", "FARFLUNG_BOT_PROCESSES": "1", **more}
        self.port = 0
        self.process: Born | None = None

    def start(self) -> Server:
        path = os.pathsep.join([str(HOME), str(TESTS), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": path, "FARFLUNG_DATABASE": self.database, **self.more}
        self.process = Born(self.module, ["127.0.0.1", str(self.port)], environment, self.log)
        line = self.process.first_line()
        assert "http://" in line, f"the server did not start: {self.log.read_text()}"
        self.port = int(line.split("localhost:")[1].split("/")[0])
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if get(f"{self.url}/health").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


class Player:
    """A person with a session."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self.http = httpx.Client(verify=False, base_url=server.url, timeout=PATIENCE)
        answer = self.http.post("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["user"]["id"]

    def table(self, *seats: dict[str, Any] | str, title: str = "revenant", **more: Any) -> str:
        chairs = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.http.post("/api/tables", json={"title": title, "seats": chairs, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit_at(self, table: str, language: str = "en") -> Talk:
        return Talk(self, table, language)


class Talk:
    """A player's WebSocket. Keeps what it was told, and the latest view of each seat with its whole log."""

    def __init__(self, player: Player, table: str, language: str = "en") -> None:
        self.player = player
        cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        url = f"ws://127.0.0.1:{player.server.port}/ws/table/{table}?language={language}"
        self.opened = ExitStack()
        self.socket: ClientConnection = self.opened.enter_context(
            connect(
                url,
                additional_headers={"Cookie": cookie},
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        )
        self.raw: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.last = 0
        self.until(lambda m: m["type"] in ("hello", "refused"))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.told.append(message)
        assert message.get("seq", len(self.told)) == len(self.told), "a message is missing"
        if message["type"] == "state":
            seat, view = message["seat"], message["view"]
            log = self.views[seat]["log"][: view["log_from"]] if seat in self.views else []
            assert view["log_from"] == len(log)
            self.views[seat] = {**view, "log": log + view["log"]}
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.next()
            if wanted(message):
                return message
        raise AssertionError("it was not told")

    def say(self, type: str, **fields: Any) -> int:
        self.last += 1
        self.socket.send(json.dumps({"type": type, "id": self.last, **fields}))
        return self.last

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Says something and waits for what the server makes of it."""
        id = self.say(type, **fields)
        return self.until(lambda m: m.get("id") == id and m["type"] in ("ack", "refused", "replay"))

    def wait_for(self, ready: Callable[[dict[int, dict[str, Any]]], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not ready(self.views):
            assert time.monotonic() < end, "it did not happen"
            self.next()

    def answer(self, seat: int, pick: Callable[[list[Any]], Any] = lambda options: options[0]) -> dict[str, Any]:
        """Answers the seat's question, once it is asked."""
        self.wait_for(lambda views: seat in views and bool(views[seat]["question"] or views[seat]["over"]))
        view = self.views[seat]
        option = pick(view["question"]["options"])["text"]
        told = self.ask("answer", seat=seat, answers=view["answers"], option=option)
        if told["type"] == "ack":
            self.wait_for(lambda views: views[seat]["answers"] > view["answers"] or views[seat]["over"])
        return told

    def close(self) -> None:
        self.opened.close()


# ---- PostgreSQL


def postgres_tool(name: str) -> str | None:
    found = shutil.which(name)
    if found:
        return found
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((str(folder / name) for folder in folders if (folder / name).exists()), None)


class Postgres:
    """A cluster of its own, for the time of the tests."""

    def __init__(self) -> None:
        # Not in pytest's folder: that belongs to this user only, and PostgreSQL may have to run as another.
        folder = self.folder = Path(tempfile.mkdtemp(prefix="farflung-postgres-"))
        self.port = free_port()
        self.databases = 0
        # PostgreSQL refuses to run as root: then it runs as the user its package made.
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_user:
            shutil.chown(folder, "postgres")
        self.run(
            "initdb",
            "-D",
            f"{folder}/data",
            "-A",
            "trust",
            "-U",
            "postgres",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
        )
        options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", options, "start")

    def run(self, tool: str, *arguments: str) -> None:
        command = [*self.as_user, str(postgres_tool(tool)), *arguments]
        done = subprocess.run(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        assert done.returncode == 0, done.stderr.decode()

    def new_database(self) -> str:
        self.databases += 1
        name = f"farflung{self.databases}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    """Below the ports that are given out at random."""
    start = 20_000 + os.getpid() % 5000
    for port in range(start, start + 500):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no free port")
