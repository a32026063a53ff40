"""The database is away, locked, full, another's, broken, newer or not ours to write: a sentence, and no harm."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from tests.server.running import HOME, PATIENCE, Player, Server, Talk, get, post
from tests.server.test_durable import database_of_before, entries_of, wait_until
from websockets.exceptions import ConnectionClosed

from farflung.server.commands import CommandError, backup, export_table, import_file, prepare
from farflung.server.database import Database
from farflung.server.settings import Settings

LESS_THAN_A_PAGE = 4000  # but enough for the log
NOBODY = 65534


class Proxy:
    """Stands before a database; told to hold its tongue, it takes connections and passes nothing on."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.speaks = threading.Event()
        self.speaks.set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.sockets: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self.target))
            self.sockets += [client, server]
            for one, other in ((client, server), (server, client)):
                threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65536):
                self.speaks.wait()
                other.sendall(data)
        except OSError:
            pass
        finally:
            for each in (one, other):
                with suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)  # a mere close would wait for the other direction

    def close(self) -> None:
        self.speaks.set()
        self.listening.close()
        for each in self.sockets:
            each.close()


@pytest.fixture
def proxy(postgres: Any) -> Iterator[Proxy]:
    standing = Proxy(postgres.port)
    yield standing
    standing.close()


def at_a_table(server: Server) -> tuple[Player, Talk]:
    player = Player(server)
    talk = player.sit_at(player.table("me", {"kind": "screen", "name": "Bob"}))
    assert answer_somewhere(talk)["type"] == "ack"
    return player, talk


def answer_somewhere(talk: Talk) -> dict[str, Any]:
    talk.wait_for(lambda views: len(views) == 2 and any(view["question"] for view in views.values()))
    return talk.answer(next(seat for seat, view in talk.views.items() if view["question"]))


def is_refused_while_it_lasts(player: Player, talk: Talk) -> None:
    """The move is refused before the connection ends; who comes over HTTP is told when to come back."""
    assert answer_somewhere(talk)["kind"] == "not-stored"
    with pytest.raises(ConnectionClosed) as closed:
        talk.until(lambda m: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    said = post(f"{player.server.url}/api/guest", json={"name": "Cleo"})
    assert said.status_code == 503
    assert said.json()["error"]["kind"] == "unavailable"
    assert int(said.headers["Retry-After"]) > 0


def goes_on(server: Server, player: Player, table: str) -> None:
    wait_until(lambda: get(f"{server.url}/health").status_code == 200)
    wait_until(lambda: post(f"{server.url}/api/guest", json={"name": "C"}).status_code == 200)
    talk = player.sit_at(table)
    for _ in range(3):
        assert answer_somewhere(talk)["type"] == "ack"
    assert "Traceback" not in server.log.read_text()


def test_a_database_that_falls_silent(postgres: Any, proxy: Proxy, new_server: Callable[..., Server]) -> None:
    database = make_url(postgres.new_database()).set(port=proxy.port).render_as_string(hide_password=False)
    server = new_server(database, FARFLUNG_DATABASE_SECONDS="1")
    player, talk = at_a_table(server)
    table = str(talk.socket.request.path).split("/")[3].split("?")[0] if talk.socket.request else ""
    proxy.speaks.clear()
    started = time.monotonic()
    is_refused_while_it_lasts(player, talk)
    assert get(f"{server.url}/health").status_code == 503
    assert player.http.get("/api/tables").status_code == 503
    assert player.http.get(f"/api/tables/{table}").status_code == 503
    assert time.monotonic() - started < PATIENCE  # each by itself waits a second or two
    assert server.log.read_text().count("the database is away") == 1
    proxy.speaks.set()
    goes_on(server, player, table)
    assert "the database is back" in server.log.read_text()


def test_a_locked_file(new_server: Callable[..., Server]) -> None:
    server = new_server(FARFLUNG_DATABASE_SECONDS="1")
    player, talk = at_a_table(server)
    [table] = [each["id"] for each in player.http.get("/api/tables").json()["yours"]]
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        is_refused_while_it_lasts(player, talk)
        other.execute("ROLLBACK")
    goes_on(server, player, table)


def test_a_full_disk(new_server: Callable[..., Server]) -> None:
    """No file of the server may grow any more."""
    server = new_server(FARFLUNG_DATABASE_SECONDS="2")
    player, talk = at_a_table(server)
    [table] = [each["id"] for each in player.http.get("/api/tables").json()["yours"]]
    assert server.process is not None
    limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (LESS_THAN_A_PAGE, limit[1]))
    is_refused_while_it_lasts(player, talk)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
    goes_on(server, player, table)


# ---- at the start


def start_again(database: str) -> tuple[int, list[str]]:
    """A server that is not expected to run: its exit code, and the lines it said."""
    environment = {**os.environ, "PYTHONPATH": str(HOME), "FARFLUNG_DATABASE": database}
    command = [sys.executable, "-m", "farflung.server", "127.0.0.1", "0"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    return done.returncode, (done.stdout + done.stderr).splitlines()


def test_a_second_server_on_one_file_says_so_and_stops(new_server: Callable[..., Server]) -> None:
    server = new_server()
    code, said = start_again(server.database)
    assert code == 1
    assert len(said) == 1
    assert "another server is running with" in said[0]
    server.kill()
    server.start()  # however the first one ended


@contextmanager
def for_everyone() -> Iterator[None]:
    """With the umask of somebody who hides nothing."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def refusal(database: Path | str) -> str:
    with pytest.raises(CommandError) as refused:
        asyncio.run(prepare(Settings(database=str(database), database_seconds=1.0)))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_database_that_cannot_be_used_is_named_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database, whatever its name says. " * 100)
    assert "file is not a database" in refusal(broken)
    assert "cannot be written: Is a directory" in refusal(tmp_path)
    assert "cannot be written: " in refusal(broken / "below.db")
    newer = tmp_path / "newer.db"
    asyncio.run(prepare(Settings(database=str(newer))))
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "newer version of Farflung (its schema is 9999)" in refusal(newer)
    assert "cannot be used" in refusal("postgresql://nobody@127.0.0.1:1/none")
    code, said = start_again(str(newer))
    assert code == 1
    assert len(said) == 1


@contextmanager
def as_one_of_many() -> Iterator[None]:
    """Root may write everything: who is root is nobody for a moment."""
    if os.geteuid():
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_file_that_may_not_be_written() -> None:
    with tempfile.TemporaryDirectory() as folder:  # not a test's own, into which nobody else may look
        Path(folder).chmod(0o777)
        file = Path(folder, "farflung.db")
        asyncio.run(prepare(Settings(database=str(file))))
        file.chmod(0o400)
        with as_one_of_many():
            assert "cannot be written: Permission denied" in refusal(file)


def test_files_are_their_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "farflung.db"

    async def during() -> set[str]:
        db = Database(Settings(database=str(file)))
        await db.open()
        try:
            beside = list(file.parent.iterdir())
            return {path.name for path in beside} | {open_to_others(path) for path in beside}
        finally:
            await db.close()

    with for_everyone():
        found = asyncio.run(during())
        assert {"farflung.db", "farflung.db-wal", "farflung.db-shm", ""} == found
        old = tmp_path / "old.db"
        database_of_before(old)
        assert open_to_others(old)
        asyncio.run(prepare(Settings(database=str(old))))
        backup(tmp_path / "copy.db", str(old))
        export_table("rev-waiting", tmp_path / "table.json", str(old))
    assert not [open_to_others(path) for path in tmp_path.glob("*.*") if open_to_others(path)]


def open_to_others(path: Path) -> str:
    return path.name if stat.S_IMODE(path.stat().st_mode) & 0o077 else ""


def test_a_password_stands_in_no_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "pg_dump"
    tool.write_text(f'#!/bin/sh\necho "$*" > {tmp_path}/arguments\necho "$PGPASSWORD" > {tmp_path}/password\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    backup(tmp_path / "copy.dump", "postgresql://ann:very%20secret@db.example/farflung")
    said = (tmp_path / "arguments").read_text()
    assert "secret" not in said
    assert "postgresql://ann@db.example/farflung" in said
    assert (tmp_path / "password").read_text() == "very secret\n"
    assert not open_to_others(tmp_path / "copy.dump")


def test_a_table_is_imported_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commits share a transaction: each of its own would wait for the disk."""
    database = database_of_before(tmp_path / "before.db")
    asyncio.run(entries_of(database))  # its first start with this version keeps what its tables are played with
    export_table("rev-final-3", tmp_path / "table.json", database)
    stored: list[int] = []
    write = Database._write_and_commit

    async def counted(self: Database, connection: Any, jobs: Any) -> list[bool]:
        stored.append(sum(job.commit is not None for job in jobs))
        return await write(self, connection, jobs)

    monkeypatch.setattr(Database, "_write_and_commit", counted)
    import_file(tmp_path / "table.json", str(tmp_path / "elsewhere.db"))
    assert max(stored) > 60
    assert sum(1 for commits in stored if commits) == 1
