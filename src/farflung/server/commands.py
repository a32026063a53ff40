"""What an operator calls from the command line."""

from __future__ import annotations

import asyncio
import logging
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
from sqlalchemy import select

from farflung.server import schema
from farflung.server.settings import MOST_FRAME, Settings, from_environment

FORMAT = "farflung table 1"


class CommandError(Exception):
    """Something an operator can put right."""


class Exported(msgspec.Struct, kw_only=True):
    """A file of `export`: all commits of one table."""

    format: str
    table: str
    commits: list[list[msgspec.Raw]]


# ---- serve


def serve(host: str = "127.0.0.1", port: int = 8080, open_browser: bool = False, database: str = "") -> None:
    """Runs the server until it is told to stop; `port` 0 takes a free one."""
    import uvicorn

    from farflung.server.app import application

    settings = from_environment(database)
    configure_log(settings)
    listening = bind(host, port)
    port = listening.getsockname()[1]
    app = application(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
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


# ---- tables as files


def export_table(table: str, file: Path | str, database: str = "") -> None:
    """Writes all that happened at a table to a file: notes and secrets included."""

    async def run() -> None:
        db = await opened(database)
        try:
            rows = await db.rows(
                select(schema.commits).where(schema.commits.c.table_id == table).order_by(schema.commits.c.number)
            )
        finally:
            await db.close()
        if not rows:
            raise CommandError(f"there is no table '{table}'")
        commits = [msgspec.json.decode(row["entries"], type=list[msgspec.Raw]) for row in rows]
        data = msgspec.json.encode(Exported(format=FORMAT, table=table, commits=commits))
        Path(file).write_bytes(msgspec.json.format(data, indent=1))

    asyncio.run(run())


def import_file(file: Path | str, database: str = "") -> str:
    """Reads an exported table, or a record to look at; the id of the new table."""
    text = Path(file).read_text("utf-8")

    async def run() -> str:
        from farflung.server.database import Commit
        from farflung.server.hub import Hub, summary
        from farflung.table.entries import Entry
        from farflung.table.table import Table, User, fork_of

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
            id = await free_id(db, data.table)
            table = Table.rebuild([entry for commit in commits for entry in commit])
            short = summary(id, table, table.members())
            for number, entries in enumerate(commits):
                await db.append(Commit(id, number, entries[-1].at, entries, short))
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

        db = await opened(database)
        failed = checked = 0
        try:
            for row in await db.rows(select(schema.tables.c.id).where(schema.tables.c.over.is_(False))):
                checked += 1
                try:
                    commits = await db.commits(row["id"])
                    Table.rebuild([entry for _, entries in commits for entry in entries])
                except Exception as error:
                    failed += 1
                    print(f"{row['id']}: {error}")
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
        with closing(sqlite3.connect(settings.file)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        return
    if not shutil.which("pg_dump"):
        raise CommandError("a backup of PostgreSQL needs pg_dump, which is not installed here")
    url = settings.url.replace("+asyncpg", "", 1)
    subprocess.run(["pg_dump", "--format=custom", f"--file={target}", url], check=True)


async def opened(database: str) -> Any:
    from farflung.server.database import Database

    db = Database(from_environment(database))
    await db.open()
    return db
