"""SQLite or PostgreSQL. One writer commits all that is queued in one transaction: stored first, then acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, bindparam, delete, event, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from farflung.server import metrics, schema
from farflung.server.settings import Settings
from farflung.table.entries import Entry, from_text, to_text

log = structlog.get_logger()

MOST_IN_ONE = 500
MIGRATION_LOCK = 7041776  # any number, the same in all processes
CHANNEL = "farflung"


class Summary(msgspec.Struct):
    """What lists need to know of a table without replaying it."""

    title: str
    created: float
    updated: float
    started: bool
    over: bool
    listed: bool
    bot_turn: bool
    deadline: float | None
    card: str
    members: dict[int, str] | None
    """Who sits where; None if that has not changed."""


class Commit(msgspec.Struct):
    """Entries of one table that are stored together, or not at all."""

    table: str
    number: int
    at: float
    entries: list[Entry]
    summary: Summary


class Job:
    """Something for the writer: a commit or a statement, and who waits for it."""

    __slots__ = ("commit", "done", "statement", "text")

    def __init__(self, commit: Commit | None, statement: Executable | None, done: asyncio.Future[bool]) -> None:
        self.commit = commit
        self.text = to_text(commit.entries) if commit else ""
        self.statement = statement
        self.done = done


class Database:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.sqlite = settings.is_sqlite
        self.engine: AsyncEngine
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        """The writer's."""
        self.listener: asyncio.Task[None] | None = None
        self.process = ""
        """Set where several processes share a database: which notices are our own."""

    # ---- opening and closing

    async def open(self) -> None:
        if self.sqlite:
            self.settings.file.parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(self.settings.url)
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        else:
            self.engine = create_async_engine(self.settings.url, pool_size=5, max_overflow=5, pool_pre_ping=True)
        async with self.engine.connect() as connection:
            if not self.sqlite:  # several processes may start at once: one migrates, the others wait
                await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            await connection.run_sync(migrate)
            await connection.commit()
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                await connection.commit()
        self.writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """What is queued is still written."""
        if self.listener:
            self.listener.cancel()
        if self.writer:
            await self.queue.join()
            self.writer.cancel()
        if self.connection:
            await self.connection.close()
        await self.engine.dispose()

    # ---- writing

    async def append(self, commit: Commit) -> bool:
        """True once it is stored for good; False if another process has stored this number before."""
        if not self.settings.storage and commit.number:
            return True
        return await self._do(commit, None)

    async def execute(self, statement: Executable) -> None:
        await self._do(None, statement)

    async def _do(self, commit: Commit | None, statement: Executable | None) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Job(commit, statement, done))
        return await done

    async def _write_for_ever(self) -> None:
        while True:
            jobs = [await self.queue.get()]
            while not self.queue.empty() and len(jobs) < MOST_IN_ONE:
                jobs.append(self.queue.get_nowait())
            try:
                if self.connection is None:
                    self.connection = await self.engine.connect()
                started = time.perf_counter()
                results = await self._write(self.connection, jobs)
                await self.connection.commit()
                metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
                metrics.COMMIT_SIZE.observe(len(jobs))
            except Exception as error:
                self.connection = await self._after_failure(self.connection, jobs, error)
            else:
                for job, stored in zip(jobs, results, strict=True):
                    if not job.done.done():
                        job.done.set_result(stored)
            finally:
                for _ in jobs:
                    self.queue.task_done()

    async def _after_failure(
        self, connection: AsyncConnection | None, jobs: list[Job], error: Exception
    ) -> AsyncConnection | None:
        """One bad job must not take the others with it: each is tried alone."""
        if connection is not None:
            try:
                await connection.rollback()
            except Exception:
                log.exception("rollback failed")
                await connection.invalidate()
                connection = None
        if len(jobs) == 1 or connection is None:
            log.error("not stored", jobs=len(jobs), error=repr(error))
            for job in jobs:
                if not job.done.done():
                    job.done.set_exception(error)
            return connection
        for job in jobs:
            try:
                stored = await self._write(connection, [job])
                await connection.commit()
            except Exception as alone:
                log.error("not stored", error=repr(alone))
                await connection.rollback()
                if not job.done.done():
                    job.done.set_exception(alone)
            else:
                if not job.done.done():
                    job.done.set_result(stored[0])
        return connection

    async def _write(self, connection: AsyncConnection, jobs: Sequence[Job]) -> list[bool]:
        """One transaction; for each job whether it was stored."""
        commits = [(job.commit, job.text) for job in jobs if job.commit]
        new = [commit for commit, _ in commits if commit.number == 0]
        if new:
            await connection.execute(insert(schema.tables), [row_of(commit) for commit in new])
        stored: set[tuple[str, int]] = set()
        if commits:
            make = sqlite.insert if self.sqlite else postgresql.insert
            statement = make(schema.commits).on_conflict_do_nothing()
            rows = [{"table_id": c.table, "number": c.number, "at": c.at, "entries": body} for c, body in commits]
            result = await connection.execute(
                statement.returning(schema.commits.c.table_id, schema.commits.c.number), rows
            )
            stored = {(row[0], row[1]) for row in result}
        kept = [commit for commit, _ in commits if (commit.table, commit.number) in stored]
        changed = {commit.table: commit for commit in kept if commit.number > 0}
        if changed:
            await connection.execute(UPDATE, [row_of(commit, "b_") for commit in changed.values()])
        for commit in kept:
            if commit.summary.members is not None:
                await self._set_members(connection, commit.table, commit.summary.members)
        if not self.sqlite and kept and self.process:
            notices = [{"body": f"{self.process} {commit.table} {commit.number}"} for commit in kept]
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :body)"), notices)
        for job in jobs:
            if job.statement is not None:
                await connection.execute(job.statement)
        return [job.commit is None or (job.commit.table, job.commit.number) in stored for job in jobs]

    async def _set_members(self, connection: AsyncConnection, table: str, members: dict[int, str]) -> None:
        await connection.execute(delete(schema.members).where(schema.members.c.table_id == table))
        if members:
            rows = [{"table_id": table, "seat": seat, "user_id": user} for seat, user in members.items()]
            await connection.execute(insert(schema.members), rows)

    # ---- reading

    async def rows(self, statement: Executable) -> list[RowMapping]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).mappings())

    async def commits(self, table: str, since: int = -1) -> list[tuple[int, list[Entry]]]:
        found = schema.commits.c
        rows = await self.rows(
            select(found.number, found.entries)
            .where(found.table_id == table, found.number > since)
            .order_by(found.number)
        )
        return [(row["number"], from_text(row["entries"])) for row in rows]

    # ---- several processes

    def listen(self, process: str, heard: Callable[[str, str, str], None], lost: Callable[[], None]) -> None:
        """PostgreSQL only: `heard` is told what others wrote, `lost` when some may have been missed."""
        if not self.sqlite:
            self.process = process
            self.listener = asyncio.create_task(self._listen_for_ever(heard, lost))

    async def _listen_for_ever(self, heard: Callable[[str, str, str], None], lost: Callable[[], None]) -> None:
        asyncpg: Any = import_module("asyncpg")  # an extra: only with PostgreSQL

        def on_notice(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, table, rest = payload.split(" ", 2)
            if sender != self.process:
                heard(sender, table, rest)

        while True:
            try:
                connection = await asyncpg.connect(self.settings.url.replace("+asyncpg", "", 1))
                try:
                    await connection.add_listener(CHANNEL, on_notice)
                    lost()
                    while not connection.is_closed():
                        await asyncio.sleep(5)
                        await connection.execute("SELECT 1")
                finally:
                    await connection.close(timeout=2)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("not listening to the database", error=repr(error))
                await asyncio.sleep(1)

    async def notify(self, table: str, rest: str) -> None:
        """A word to the other processes, not stored; ids only, as PostgreSQL takes 8,000 bytes."""
        if self.process:
            async with self.engine.connect() as connection:
                body = f"{self.process} {table} {rest}"[:7000]
                await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :body)"), {"body": body})
                await connection.commit()


UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("b_id"))
    .values({name: bindparam(f"b_{name}") for name in ("updated", "started", "over", "bot_turn", "deadline", "card")})
)


def row_of(commit: Commit, prefix: str = "") -> dict[str, Any]:
    summary = commit.summary
    row = {
        "id": commit.table,
        "updated": summary.updated,
        "started": summary.started,
        "over": summary.over,
        "bot_turn": summary.bot_turn,
        "deadline": summary.deadline,
        "card": summary.card,
    }
    if prefix:
        return {prefix + name: value for name, value in row.items()}
    return {**row, "title": summary.title, "created": summary.created, "listed": summary.listed}


def prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
