"""What an operator calls from the command line."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import structlog
from sqlalchemy import delete, inspect, make_url, select

from farflung.server import schema
from farflung.server.files import CommandError as CommandError
from farflung.server.files import lock, make_private, write_private
from farflung.server.settings import MOST_FRAME, Settings, from_environment

FORMAT = "farflung table 1"


class Content(msgspec.Struct):
    title: str
    edition: str
    version: str
    data: bytes


class Exported(msgspec.Struct, kw_only=True):
    """A file of `export`: all commits of one table."""

    format: str
    table: str
    commits: list[list[msgspec.Raw]]
    contents: list[Content] = []
    """What it is played with."""


# ---- serve


def serve(host: str = "127.0.0.1", port: int = 8080, open_browser: bool = False, database: str = "") -> None:
    """Runs the server until it is told to stop; `port` 0 takes a free one."""
    import uvicorn

    from farflung.server import wire
    from farflung.server.app import application

    settings = from_environment(database)
    configure_log(settings)
    held = lock(settings.file) if settings.is_sqlite else None
    asyncio.run(prepare(settings))
    wire.Http.seconds = settings.request_seconds
    listening = bind(host, port)
    port = listening.getsockname()[1]
    app = application(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=wire.Http,
        ws=wire.WebSockets,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=20,
        ws_per_message_deflate=True,
        proxy_headers=True,
        timeout_graceful_shutdown=10,
        log_config=None,
        access_log=False,
        server_header=False,
    )

    class Polite(uvicorn.Server):
        """Says goodbye to everyone before it closes the connections."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.server.hub.bye()
            await asyncio.sleep(0.2)
            await super().shutdown(sockets)
            self._captured_signals.clear()  # being told to stop is no failure

    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    url = f"http://{shown}:{port}/"
    print(f"Farflung is at {url}  (stop it with Ctrl+C)", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    Polite(config).run([listening])
    if held:
        held.close()


async def prepare(settings: Settings) -> None:
    """Brings the database up to date, or says in a sentence why it cannot be used, before anybody can connect."""
    from farflung.server.database import Database

    db = Database(settings)
    await db.open()
    await db.close()


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CommandError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening


def configure_log(settings: Settings) -> None:
    renderer: Any = (
        structlog.processors.JSONRenderer() if settings.log == "json" else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(
        stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    # A database that is away cannot be said goodbye to: that it is away is said by ourselves, once.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


# ---- tables as files


def export_table(table: str, file: Path | str, database: str = "") -> None:
    """Writes all that happened at a table to a file: notes and secrets included."""

    async def run() -> None:
        from farflung.table.entries import Noted

        db = await opened(database, up_to_date=False)
        try:
            rows = await db.rows(
                select(schema.commits).where(schema.commits.c.table_id == table).order_by(schema.commits.c.number)
            )
            if not rows:
                raise CommandError(f"there is no table '{table}'")
            played_with = await contents_of(db, table)
            written = await notes_of(db, table)
        finally:
            await db.close()
        try:
            commits = [msgspec.json.decode(row["entries"], type=list[msgspec.Raw]) for row in rows]
        except msgspec.DecodeError as error:
            raise CommandError(f"what is stored of table '{table}' cannot be read: {error}") from None
        noted = [Noted(at=row["at"], user=row["user_id"], text=row["text"]) for row in written]
        if noted:
            commits.append([msgspec.Raw(msgspec.json.encode(each)) for each in noted])
        data = msgspec.json.encode(Exported(format=FORMAT, table=table, commits=commits, contents=played_with))
        write_private(Path(file), msgspec.json.format(data, indent=1))

    asyncio.run(run())


async def contents_of(db: Any, table: str) -> list[Content]:
    """The content that a table is played with, as far as it is known here."""
    from farflung.engine.content import portable
    from farflung.server.contents import versions_in
    from farflung.server.database import Unreadable

    try:
        entries = [entry for _, together in await db.commits(table) for entry in together]
    except Unreadable as error:
        raise CommandError(f"table '{table}': {error}") from None
    found = {version: portable(version) for version in versions_in(entries)}
    return [Content(*version, data) for version, data in found.items() if data is not None]


async def notes_of(db: Any, table: str) -> list[Any]:
    """Private notes; a database that was made before there was a place for them has them among the entries."""
    async with db.engine.connect() as connection:
        if not await connection.run_sync(lambda sync: inspect(sync).has_table(schema.notes.name)):
            return []
    return list(await db.rows(select(schema.notes).where(schema.notes.c.table_id == table)))


def import_file(file: Path | str, database: str = "") -> str:
    """Reads an exported table, or a record to look at; the id of the new table."""
    text = Path(file).read_text("utf-8")

    async def run() -> str:
        from farflung.engine.content import Version
        from farflung.server.contents import store
        from farflung.server.database import Commit
        from farflung.server.decisions import summary
        from farflung.server.hub import Hub
        from farflung.table.again import fork_of
        from farflung.table.entries import Entry
        from farflung.table.table import Table, User

        db = await opened(database)
        try:
            if text.startswith("farflung record"):
                hub = Hub(db.settings, db)
                hub.closing = True  # bots are the server's business
                return await hub.create(fork_of(text, None, User("operator", "operator"), True, time.time(), {}))
            try:
                data = msgspec.json.decode(text, type=Exported)
                commits = [[msgspec.json.decode(raw, type=Entry) for raw in commit] for commit in data.commits]
            except msgspec.DecodeError as error:
                raise CommandError(f"{file}: neither a record nor an exported table ({error})") from None
            if data.format != FORMAT:
                raise CommandError(f"{file}: '{data.format}' is not '{FORMAT}'")
            await store(db, {Version(each.title, each.edition, each.version): each.data for each in data.contents})
            id = await free_id(db, data.table)
            table = Table.rebuild([entry for commit in commits for entry in commit])
            short = summary(id, table, table.members())
            # All at once: they share transactions, and with them the waiting for the disk.
            together = [Commit(id, number, entries[-1].at, entries, short) for number, entries in enumerate(commits)]
            try:
                await asyncio.gather(*(db.append(commit) for commit in together))
            except Exception:
                await db.execute(delete(schema.tables).where(schema.tables.c.id == id))
                raise
            return id
        finally:
            await db.close()

    id = asyncio.run(run())
    print(f"/table/{id}")
    return id


async def free_id(db: Any, wanted: str) -> str:
    id, again = wanted, 2
    while await db.rows(select(schema.tables.c.id).where(schema.tables.c.id == id)):
        id, again = f"{wanted[:20]}-{again}", again + 1
    return id


def check_tables(database: str = "") -> bool:
    """Replays every table that is not over on this version and prints those that fail; True if none does."""

    async def run() -> bool:
        from farflung.table.table import Table

        db = await opened(database, up_to_date=False)
        found = schema.tables.c
        failed = checked = 0
        try:
            for row in await db.rows(select(found.id, found.title).where(found.over.is_(False)).order_by(found.id)):
                checked += 1
                try:
                    commits = await db.commits(row["id"])
                    Table.rebuild([entry for _, entries in commits for entry in entries])
                except Exception as error:
                    failed += 1
                    print(f"{row['title']} {row['id']}: {error or type(error).__name__}")
        finally:
            await db.close()
        print(f"{checked} live tables replayed, {failed} failed")
        return not failed

    return asyncio.run(run())


def backup(file: Path | str, database: str = "") -> None:
    """A consistent copy of the database while the server runs."""
    settings = from_environment(database)
    target = Path(file)
    if target.exists():
        raise CommandError(f"{target} exists already")
    if settings.is_sqlite:
        if not settings.file.exists():
            raise CommandError(f"there is no database {settings.file}")
        make_private(target)
        with closing(sqlite3.connect(settings.file)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        return
    if not shutil.which("pg_dump"):
        raise CommandError("a backup of PostgreSQL needs pg_dump, which is not installed here")
    url = make_url(settings.url).set(drivername="postgresql")
    environment = {**os.environ, "PGPASSWORD": url.password} if url.password else None
    make_private(target)
    shown = url._replace(password=None).render_as_string(hide_password=False)  # everybody may read a command line
    done = subprocess.run(["pg_dump", "--format=custom", f"--file={target}", shown], env=environment, check=False)
    if done.returncode:
        target.unlink()
        raise CommandError("pg_dump could not make the backup")


async def opened(database: str, up_to_date: bool = True) -> Any:
    """The database for a command. One that only reads leaves the schema as it is: a server may be using it."""
    from farflung.server.contents import know_all
    from farflung.server.database import Database

    settings = from_environment(database)
    if not up_to_date and settings.is_sqlite and not settings.file.exists():
        raise CommandError(f"there is no database {settings.file}")
    db = Database(settings)
    await db.open(up_to_date)
    await know_all(db, up_to_date)
    return db
