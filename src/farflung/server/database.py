"""SQLite or PostgreSQL. One writer commits all that is queued in one transaction: stored first, then acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Executable, bindparam, delete, event, exc, insert, inspect, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from farflung.server import metrics, schema
from farflung.server.files import CommandError, make_database_private
from farflung.server.settings import Settings
from farflung.table.entries import Entry, from_text, to_text

log = structlog.get_logger()

MOST_IN_ONE = 500
GRACE = 0.1
MIGRATION_LOCK = 7041776  # any number, the same in all processes
CHANNEL = "farflung"
# Classes of PostgreSQL's errors: connection, resources, locks, operators, system; and a server that takes over.
TROUBLE = {"08", "53", "55", "57", "58"}
READ_ONLY = "25006"

T = TypeVar("T")


class Unavailable(Exception):
    """The database does not answer, or cannot write: it may come back."""


class Unreadable(Exception):
    """What is stored of a table is not what a table is made of."""


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
        self.away = False
        """Whether it did not answer when it was last asked."""
        self.keeps_contents = True
        """Not a database of before, that is only read."""
        self.process = ""
        """Set where several processes share a database: which notices are our own."""

    # ---- opening and closing

    async def open(self, up_to_date: bool = True) -> None:
        """Brings the schema up to date, unless it is only to be read. Raises `CommandError` if it cannot be used."""
        seconds = self.settings.database_seconds
        if self.sqlite:
            make_database_private(self.settings.file)
            self.engine = create_async_engine(self.settings.url, connect_args={"timeout": seconds * 0.8})
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        else:
            milliseconds = str(int(seconds * 1000))
            waits = {"statement_timeout": milliseconds, "lock_timeout": milliseconds}
            self.engine = create_async_engine(
                self.settings.url,
                pool_size=5,
                max_overflow=5,
                pool_timeout=seconds,
                pool_pre_ping=True,
                connect_args={"timeout": seconds, "command_timeout": seconds, "server_settings": waits},
            )
        try:
            await self._prepare(up_to_date)
        except (exc.SQLAlchemyError, OSError) as error:
            await self.engine.dispose()
            raise CommandError(f"the database cannot be used: {reason(error)}") from None
        except Exception as error:
            await self.engine.dispose()
            if is_of_asyncpg(error):
                raise CommandError(f"the database cannot be used: {reason(error)}") from None
            raise
        self.writer = asyncio.create_task(self._write_for_ever())

    async def _prepare(self, up_to_date: bool) -> None:
        async with self.engine.connect() as connection:
            behind = await connection.run_sync(is_behind)
            self.keeps_contents = up_to_date or await connection.run_sync(has_contents)
        if not behind or not up_to_date:
            return
        patient = create_async_engine(self.settings.url, poolclass=NullPool)  # migrating takes the time it takes
        async with patient.connect() as connection:
            if not self.sqlite:  # several processes may start at once: one migrates, the others wait
                await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            await connection.run_sync(migrate)
            await connection.commit()
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                await connection.commit()
        await patient.dispose()

    async def close(self) -> None:
        """What is queued is still written."""
        if self.listener:
            self.listener.cancel()
        if self.writer:
            await self.queue.join()
            self.writer.cancel()
        with suppress(Unavailable):
            await self.within(self._close(), self.settings.database_seconds)

    async def _close(self) -> None:
        if self.connection:
            await self.connection.close()
        await self.engine.dispose()

    async def within(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        """What the work gives. One that takes too long is left to end by itself: `Unavailable` is raised at once."""
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(forget)
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if not done:  # it may have been we who were busy
            done, _ = await asyncio.wait({task}, timeout=GRACE)
        try:
            if not done:
                raise TimeoutError(f"no answer within {seconds:g} seconds")
            found = task.result()
        except Exception as error:
            if not is_away(error):
                raise
            if not self.away:
                self.away = True
                log.error("the database is away", error=reason(error))
            raise Unavailable(reason(error)) from None
        if self.away:
            self.away = False
            log.info("the database is back")
        return found

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
            started = time.perf_counter()
            try:
                results = await self._store(jobs)
                metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
                metrics.COMMIT_SIZE.observe(len(jobs))
            except Exception as error:
                await self._after_failure(jobs, error)
            else:
                for job, stored in zip(jobs, results, strict=True):
                    if not job.done.done():
                        job.done.set_result(stored)
            finally:
                for _ in jobs:
                    self.queue.task_done()

    async def _store(self, jobs: Sequence[Job]) -> list[bool]:
        """The jobs in one transaction. After any failure the next begins with a new connection."""
        connection, self.connection = self.connection, None
        try:
            seconds = self.settings.database_seconds
            if connection is None:
                connection = await self.within(self._connect(), seconds)
            results = await self.within(self._write_and_commit(connection, jobs), seconds)
        except BaseException:
            if connection is not None:
                dropping = asyncio.get_running_loop().create_task(self._drop(connection))
                dropping.add_done_callback(forget)
            raise
        self.connection = connection
        return results

    async def _connect(self) -> AsyncConnection:
        return await self.engine.connect()

    async def _drop(self, connection: AsyncConnection) -> None:
        """Nothing is said to a database that may not be listening: what was not committed is rolled back by itself."""
        with suppress(Exception):
            raw = (await connection.get_raw_connection()).driver_connection
            if not self.sqlite and raw is not None:
                raw.terminate()
            await connection.invalidate()
        await connection.close()

    async def _write_and_commit(self, connection: AsyncConnection, jobs: Sequence[Job]) -> list[bool]:
        results = await self._write(connection, jobs)
        await connection.commit()
        return results

    async def _after_failure(self, jobs: list[Job], error: Exception) -> None:
        """One bad job must not take the others with it: each is tried alone, unless there is no database."""
        if len(jobs) == 1 or isinstance(error, Unavailable):
            if not isinstance(error, Unavailable):
                log.error("not stored", error=repr(error))
            for job in jobs:
                if not job.done.done():
                    job.done.set_exception(error)
            return
        for job in jobs:
            try:
                stored = await self._store([job])
            except Exception as alone:
                await self._after_failure([job], alone)
            else:
                if not job.done.done():
                    job.done.set_result(stored[0])

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

    async def rows(self, statement: Executable, seconds: float = 0.0) -> list[RowMapping]:
        return await self.within(self._rows(statement), seconds or self.settings.database_seconds)

    async def _rows(self, statement: Executable) -> list[RowMapping]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).mappings())

    async def commits(self, table: str, since: int = -1) -> list[tuple[int, list[Entry]]]:
        found = schema.commits.c
        rows = await self.rows(
            select(found.number, found.entries)
            .where(found.table_id == table, found.number > since)
            .order_by(found.number)
        )
        return [(row["number"], decoded(row["number"], row["entries"])) for row in rows]

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
                connection = await asyncpg.connect(
                    self.settings.url.replace("+asyncpg", "", 1),
                    timeout=self.settings.database_seconds,
                    command_timeout=self.settings.database_seconds,
                )
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
                if not self.away:  # that is said once
                    log.warning("not listening to the database", error=reason(error))
                await asyncio.sleep(1)

    async def notify(self, table: str, rest: str) -> None:
        """A word to the other processes, not stored; ids only, as PostgreSQL takes 8,000 bytes."""
        if self.process:
            await self.within(self._notify(f"{self.process} {table} {rest}"[:7000]), self.settings.database_seconds)

    async def _notify(self, body: str) -> None:
        async with self.engine.connect() as connection:
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


# ---- what goes wrong


def decoded(number: int, body: str) -> list[Entry]:
    try:
        entries = from_text(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
        raise Unreadable(f"commit {number} cannot be read: {error}") from None
    if not entries:
        raise Unreadable(f"commit {number} is empty")
    return entries


def is_of_asyncpg(error: BaseException) -> bool:
    return type(error).__module__.partition(".")[0] == "asyncpg"


def is_away(error: Exception) -> bool:
    """Whether this is the database's trouble, not ours: gone, slow, locked, full, starting or stopping."""
    if isinstance(error, exc.DBAPIError):
        state = str(getattr(error.orig, "sqlstate", "") or "")
        trouble = state[:2] in TROUBLE or state == READ_ONLY
        return trouble or error.connection_invalidated or isinstance(error, exc.OperationalError | exc.InterfaceError)
    return isinstance(error, OSError | TimeoutError | exc.TimeoutError) or is_of_asyncpg(error)


def reason(error: BaseException) -> str:
    """In one line, without the statement and without what was to be stored."""
    cause = error.orig if isinstance(error, exc.DBAPIError) and error.orig else error
    return " ".join((str(cause) or type(cause).__name__).split())


def forget(task: asyncio.Task[Any]) -> None:
    """What becomes of work that nobody waits for any longer is no news."""
    if not task.cancelled():
        task.exception()


# ---- opening


def prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def is_behind(connection: Connection) -> bool:
    """Whether there is something to migrate. A database that is ahead of this version is refused."""
    scripts = ScriptDirectory.from_config(configuration())
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    for revision in found:
        if revision not in known:
            raise CommandError(
                f"the database is of a newer version of Farflung (its schema is {revision}): "
                "update the program, or give it a database of its own"
            )
    return set(found) != set(scripts.get_heads())


def has_contents(connection: Connection) -> bool:
    return inspect(connection).has_table(schema.contents.name)


def migrate(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
