"""The tables that are in use: one at a time decides, what it decides is stored, then everyone is told."""

from __future__ import annotations

import asyncio
import copy
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy import delete, func, select

from farflung.engine.match import Match
from farflung.engine.text import LANGUAGES
from farflung.server import contents, memory, metrics, notes, passage, schema, suggestions
from farflung.server.bots import BotFailed, Thinkers
from farflung.server.database import Commit, Database, Unavailable
from farflung.server.decisions import begun, bots_answer, must_change, once, summary
from farflung.server.limits import Backlog
from farflung.server.live import Connection, Live
from farflung.server.presence import SILENT, Attendance, Outages
from farflung.server.retention import tidy_for_ever
from farflung.server.settings import Settings
from farflung.table import messages as m
from farflung.table.again import fork_of, position_at, rematch_of
from farflung.table.chronicle import chronicle
from farflung.table.entries import Answered, Created, Entry, Removed
from farflung.table.messages import Refused
from farflung.table.seats import absent_until, may_delete, returned
from farflung.table.table import Table, User, random_answer
from farflung.table.viewers import Gallery, Told

log = structlog.get_logger()

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
MOST_IDLE = 200
TRIES = 5
LOOK_AROUND = 10.0
FORGOTTEN = 8.0
LONGEST_ALARM = 3600.0
GOING_DOWN = 1012
DELETED = 4410
MOST_REMEMBERED = 20_000  # tables of which we know who left them when
MOST_SAID = 300  # of what is wrong with a table
LONGEST_ID = 24


Moment = tuple[int, int | None, int | None]  # a seat, and an entry of its log or the number of an answer of its


class NotFound(LookupError):
    """There is no such table."""


class Broken(Exception):
    """A table that this version cannot replay."""


class Hub:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.backlog = Backlog(settings)
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.broken: set[str] = set()
        self.process = secrets.token_hex(4)
        self.closing = False
        self.began = time.time()
        self.outages = Outages(database)
        self.left: dict[str, dict[str, float]] = {}
        """By table, who left it when."""
        self.processes: dict[str, float] = {}
        """When the others were last heard of."""
        self.missed: Callable[[], None] = lambda: None
        """Called when notices about people may have been missed."""

    # ---- opening and closing

    async def start(self) -> None:
        await self.outages.begin(time.time(), LOOK_AROUND)
        self.database.listen(self.process, self.heard, self.may_have_missed)
        self.spawn(self.look_around())
        self.spawn(tidy_for_ever(self))
        self.spawn(memory.tidy_for_ever(self))

    async def close(self) -> None:
        self.closing = True
        with suppress(Exception):  # without it the last sign of life is a little older
            await self.outages.alive(time.time())
        for live in self.tables.values():
            if live.alarm:
                live.alarm.cancel()
            if live.driver:
                live.driver.cancel()
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()

    def bye(self) -> None:
        """The last word to everyone who is connected."""
        self.closing = True
        for live in self.tables.values():
            for connection in list(live.connections):
                connection.put(msgspec.json.encode({"type": "bye", "text": "the server is going down; come back soon"}))
                connection.put(GOING_DOWN)

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task failed", error=repr(task.exception()))

    async def look_around(self) -> None:
        """Bots that are to move and clocks that have run out, also where nobody is looking; forgets idle tables."""
        while True:
            found, now = schema.tables.c, time.time()
            try:
                await self.outages.alive(now)
                await self.forget_silent()
                due = select(found.id).where(found.over.is_(False)).limit(MOST_IDLE)
                # A bot that has been to move for a while has no process that thinks for it.
                forgotten = due.where(found.bot_turn.is_(True), found.updated < now - FORGOTTEN)
                waiting = await self.database.rows(forgotten)
                late = await self.database.rows(due.where(found.deadline < now - 1))
                for row in [*waiting, *late]:
                    if self.settings.storage and row["id"] not in self.broken:
                        await self.open_if_possible(row["id"])
                await self.check_for_missed()
            except Unavailable:
                pass  # the database says so itself, once
            except Exception as error:
                log.warning("could not look around", error=repr(error))
            self.forget()
            await asyncio.sleep(LOOK_AROUND)

    async def open_if_possible(self, id: str) -> None:
        """Whatever is wrong with one table, the others are looked after."""
        try:
            await self.open(id)
        except (NotFound, Broken):
            pass
        except Unavailable:
            raise
        except Exception as error:
            self.broken.add(id)
            log.error("a table cannot be opened", table=id, error=repr(error))

    def forget(self) -> None:
        metrics.TABLES.set(len(self.tables))
        if not self.settings.storage:
            return
        idle = sorted((live for live in self.tables.values() if live.idle), key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            if live.alarm:
                live.alarm.cancel()
            del self.tables[live.id]

    # ---- tables

    async def open(self, id: str) -> Live:
        if len(id) > LONGEST_ID or not id.isprintable():  # not every database could even be asked for it
            raise NotFound(id)
        live = self.tables.get(id)
        if live is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.get_running_loop().create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        await self.resume(live)
        self.drive(live)
        return live

    async def resume(self, live: Live) -> None:
        """The clock of a table is not charged for the time when there was no server."""
        if live.table.resume(self.outages.found, time.time()):
            with suppress(Refused):  # another process was faster
                await self.submit(live, lambda table: must_change(table.resume(self.outages.found, time.time())))

    def attendance(self, id: str) -> Attendance:
        if len(self.left) > MOST_REMEMBERED:
            self.left = {id: left for id, left in self.left.items() if id in self.tables}
        return Attendance(self.began, self.left.setdefault(id, {}))

    async def load(self, id: str) -> Live:
        try:
            commits = await self.database.commits(id)
            if not commits:
                raise NotFound(id)
            entries = [entry for _, together in commits for entry in together]
            await contents.know(self.database, contents.versions_in(entries))
            table = await asyncio.to_thread(Table.rebuild, entries)
        except (NotFound, Unavailable):
            raise
        except Exception as error:
            self.broken.add(id)
            log.error("a table cannot be replayed", table=id, error=repr(error)[:MOST_SAID])
            raise Broken(str(error)[:MOST_SAID]) from error
        self.broken.discard(id)
        live = self.tables[id] = Live(id, table, commits[-1][0], self.attendance(id))
        if self.database.process:  # what others wrote meanwhile was not heard: there was no table to tell
            async with live.lock:
                await self.catch_up(live)
        return live

    async def create(self, created: Created) -> str:
        """A new table; it starts at once if every seat is taken."""
        table, entries = await asyncio.to_thread(begun, created)  # a game is set up, which takes its time
        id = "".join(secrets.choice(ALPHABET) for _ in range(12))
        await self.database.append(Commit(id, 0, created.at, entries, summary(id, table, table.members())))
        live = self.tables[id] = Live(id, table, 0, self.attendance(id))
        log.info("table created", table=id, title=created.title, seats=len(created.seats), fork=created.fork)
        self.drive(live)
        return id

    async def submit(
        self,
        live: Live,
        decide: Callable[[Table], list[Entry]],
        connection: Connection | None = None,
        id: int | str = 0,
    ) -> None:
        """Decides, stores, acknowledges, tells: in this order, one at a time for each table."""
        async with live.lock:
            if live.gone:
                raise Refused("not-stored", "this could not be stored; try again")
            for _ in range(TRIES):
                members = live.table.members()
                entries = decide(live.table)
                for entry in entries:
                    live.table.apply(entry)
                if await self.stored(live, entries, members):
                    break
                await self.reload(live)  # another process was faster: decide again on what it did
            else:
                raise Refused("not-stored", "the table is too busy; try again")
            live.number += 1
            if connection:
                connection.tell([connection.viewer.acknowledge(id)])
            await self.tell(live, entries)
        self.drive(live)

    async def stored(self, live: Live, entries: list[Entry], members: dict[int, str]) -> bool:
        now_members = live.table.members()
        short = summary(live.id, live.table, now_members if now_members != members else None)
        try:
            return await self.database.append(Commit(live.id, live.number + 1, entries[-1].at, entries, short))
        except Exception as error:
            if isinstance(error, Unavailable):
                self.give_up(live)
            else:
                await self.reload(live)
            raise Refused("not-stored", "this could not be stored; try again") from error

    async def reload(self, live: Live) -> None:
        """What is stored is the truth: the table again from its entries. Called with its lock held."""
        try:
            commits = await self.database.commits(live.id)
            entries = [entry for _, together in commits for entry in together]
            kept, live.table = live.table.notes, Table.rebuild(entries)
            live.table.notes.update(kept)
        except Exception as error:
            self.give_up(live)
            log.error("a table was given up", table=live.id, error=repr(error)[:MOST_SAID])
            raise Refused("not-stored", "this could not be stored; try again") from error
        live.gallery = Gallery(live.table)
        live.number = commits[-1][0]
        for connection in live.connections:
            connection.tell(connection.viewer.hello(live.gallery, time.time(), live.present()))

    def give_up(self, live: Live) -> None:
        """Without a database nobody knows how the table stands: everyone reconnects until it is back.

        Who is just being refused is told so first.
        """
        live.gone = True
        self.tables.pop(live.id, None)
        for connection in live.connections:
            asyncio.get_running_loop().call_soon(connection.put, GOING_DOWN)

    async def tell(self, live: Live, entries: list[Entry]) -> None:
        """Everyone is told of stored entries that have just changed the table. Called with its lock held."""
        now = time.time()
        for entry in entries:
            if isinstance(entry, Answered):
                metrics.ANSWERS.labels(entry.by).inc()
        if live.table.over and any(isinstance(entry, Answered) for entry in entries):
            log.info("game over", table=live.id, answers=live.number)
        live.used = time.monotonic()
        present = live.present()
        waiting = list(live.connections)
        try:
            while waiting:
                connection = waiting.pop()
                connection.tell(connection.viewer.after(live.gallery, entries, now, present))
                await asyncio.sleep(0)  # others have their turn
        finally:  # should whoever answered be sent away meanwhile, the others are told all the same
            for connection in waiting:
                connection.tell(connection.viewer.after(live.gallery, entries, now, present))
        for connection in list(live.connections):
            if live.table.waiting_for in connection.viewer.seats(live.table):
                connection.tell(connection.viewer.rest(live.gallery))
                await asyncio.sleep(0)

    async def catch_up(self, live: Live) -> None:
        """What other processes wrote. Called with the table's lock held."""
        for number, entries in await self.database.commits(live.id, live.number):
            live.number = number
            for entry in entries:
                live.table.apply(entry)
            await self.tell(live, entries)

    # ---- other processes

    def heard(self, process: str, id: str, rest: str) -> None:
        self.processes[process] = time.monotonic()
        if id == passage.PEOPLE:
            passage.heard(self, rest)
            return
        live = self.tables.get(id)
        if live is None:
            return
        if rest == "deleted":
            self.dismiss(live)
            return
        if rest.isdigit():
            if int(rest) > live.number:
                self.spawn(self.catch_up_soon(live))
        elif rest.startswith("here"):
            live.elsewhere[process] = set(rest.split()[1:])
            self.tell_people(live)
            self.drive(live)

    async def forget_silent(self) -> None:
        """Who was at a process that has ended is there no longer."""
        if not self.database.process:
            return
        await self.database.notify("-", "alive")
        silent = {name for name, at in self.processes.items() if at < time.monotonic() - SILENT}
        for name in silent:
            del self.processes[name]
        for live in list(self.tables.values()):
            ended = silent & {*live.elsewhere}
            for name in ended:
                del live.elsewhere[name]
            if ended:
                self.tell_people(live)
                self.drive(live)

    async def check_for_missed(self) -> None:
        """Notices may get lost; what is stored does not."""
        watched = [live.id for live in self.tables.values() if live.connections]
        if not self.database.process or not watched:
            return
        found = schema.commits.c
        latest = select(found.table_id, func.max(found.number).label("number")).where(found.table_id.in_(watched))
        for row in await self.database.rows(latest.group_by(found.table_id)):
            live = self.tables.get(row["table_id"])
            if live and row["number"] > live.number and not live.lock.locked():
                log.warning("a notice was missed", table=live.id)
                self.spawn(self.catch_up_soon(live))

    def may_have_missed(self) -> None:
        self.missed()
        for live in self.tables.values():
            self.spawn(self.catch_up_soon(live))

    async def catch_up_soon(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)
        self.drive(live)

    # ---- connections

    async def join(self, live: Live, connection: Connection) -> None:
        await notes.fetch(self.database, live.id, live.table, connection.viewer.user_id)

        def hello() -> list[Told]:
            live.connections.add(connection)
            metrics.CONNECTIONS.inc()
            if live.gone:
                connection.put(GOING_DOWN)
                return []
            return connection.viewer.hello(live.gallery, time.time(), live.present())

        await live.write_ahead(connection.viewer, connection.viewer.language)
        await self.heavy(live, connection, hello)
        if live.gone:
            return
        await self.people_changed(live)
        back = connection.viewer.user_id
        if returned(live.table, back, time.time()):
            with suppress(Refused):
                await self.submit(live, lambda table: must_change(returned(table, back, time.time())))

    async def heavy(self, live: Live, connection: Connection, make: Callable[[], list[Told]]) -> None:
        """Tells the connection what is much work to make. Whoever asks pays for it."""
        async with connection.allowance.heavy() as work:
            async with live.lock:
                with work.measured():
                    size = connection.tell(make())
            work.made(size)

    async def tell_chronicle(self, connection: Connection, match: Match, message: m.Chronicle) -> None:
        match = copy.copy(match)  # the table goes on meanwhile
        async with connection.allowance.heavy() as work:

            def found() -> dict[str, Any]:
                with work.measured():
                    return chronicle(match, message.seat)

            connection.tell([connection.viewer.chronicle(message.id, await asyncio.to_thread(found))])

    async def note(self, live: Live, connection: Connection, user: User, message: m.Note) -> None:
        """A note is no part of what happened: only its latest text is kept."""
        async with live.lock:
            playing = bool(live.table.seats_of(user.id))
            most = 0 if playing else self.settings.watchers_notes
            await notes.keep(self.database, live.id, user.id, message.text, most)
            live.table.notes[user.id] = message.text
            connection.tell([connection.viewer.acknowledge(message.id)])

    async def leave(self, live: Live, connection: Connection) -> None:
        if connection in live.connections:
            live.connections.discard(connection)
            metrics.CONNECTIONS.dec()
            if not self.closing:
                await self.people_changed(live)

    async def people_changed(self, live: Live) -> None:
        self.tell_people(live)
        self.drive(live)
        here = {connection.viewer.user_id for connection in live.connections} - {""}
        if self.database.process:
            with suppress(Exception):
                await self.database.notify(live.id, " ".join(["here", *sorted(here)]))

    def tell_people(self, live: Live) -> None:
        present, watching = live.present(), live.watching()
        live.attendance.changed(present, time.time())
        for connection in live.connections:
            connection.tell([connection.viewer.people(live.table, present, watching)])

    async def handle(self, live: Live, connection: Connection, message: m.Message) -> None:
        """A message of a client: done and acknowledged, or refused."""
        viewer, table = connection.viewer, live.table
        if isinstance(message, m.Resync):
            await self.heavy(live, connection, lambda: viewer.hello(live.gallery, time.time(), live.present()))
        elif isinstance(message, m.Language):
            if message.language not in LANGUAGES:
                raise Refused("bad-message", f"'{message.language}' is not spoken here: {', '.join(LANGUAGES)}")
            wanted = message.language

            def speak() -> list[Told]:
                viewer.language = wanted
                return viewer.hello(live.gallery, time.time(), live.present())

            await live.write_ahead(viewer, wanted)
            await self.heavy(live, connection, speak)
        elif isinstance(message, m.Look):
            if message.seat not in viewer.seats(table):
                raise Refused("not-yours", f"seat {message.seat} is not yours to look through")
            id, seat, event = message.id, message.seat, message.event
            await self.heavy(live, connection, lambda: [viewer.replay(live.table, id, seat, event)])
        elif isinstance(message, m.Preview):
            asked = message
            await self.heavy(
                live,
                connection,
                lambda: [viewer.preview(live.table, asked.id, asked.seat, asked.answers, asked.option)],
            )
        elif isinstance(message, m.Chronicle):
            if message.seat not in viewer.seats(table) or not table.sees_all(viewer.user_id) or not table.match:
                raise Refused("not-yours", "how everyone stood is told when the game is over")
            await self.tell_chronicle(connection, table.match, message)
        elif viewer.user is None:
            raise Refused("not-yours", "say who you are first: sign in or choose a name")
        elif isinstance(message, m.Suggest):
            suggestions.suggest(self, live, connection, viewer.user, message)
        elif isinstance(message, m.Note):
            await self.note(live, connection, viewer.user, message)
        elif isinstance(message, m.Rematch):
            await self.rematch(live, connection, viewer.user, message.id)
        else:
            user, said = viewer.user, message
            there = live.attendance.presence()
            await self.submit(live, lambda table: table.decide(user, said, time.time(), there), connection, message.id)

    async def rematch(self, live: Live, connection: Connection, user: User, id: int | str) -> None:
        """The first who wants it makes the new table; the others are told where it is."""
        table = live.table
        if not table.seats_of(user.id):
            raise Refused("not-yours", "only who played may ask for a rematch")
        if not table.over:
            raise Refused("not-asked", "the game is not over yet")
        if table.rematch:
            connection.tell([connection.viewer.rematch(table.rematch)])
            return
        new = await self.create(rematch_of(table, user, time.time()))
        await self.submit(live, lambda table: once(table, new), connection, id)

    async def fork(self, id: str, user: User, moment: Moment, look: bool, bots: dict[int, str]) -> str:
        """A new table that goes on from a moment of this one. Only where the whole record may be seen."""
        live = await self.open(id)
        if not live.table.sees_all(user.id):
            raise Refused("not-yours", "a game may be forked when it is over")
        position = position_at(live.table, *moment)
        if not look:
            bots = {**live.table.bots(), **bots}
        return await self.create(fork_of(live.table.record(), position, user, look, time.time(), bots))

    async def remove(self, id: str, user: User) -> bool:
        """Takes the table off the user's list; True if it is gone for good."""
        live = await self.open(id)
        if not may_delete(live.table, user.id):
            await self.submit(live, lambda _: [Removed(at=time.time(), user=user.id)])
            return False
        async with live.lock:
            if not may_delete(live.table, user.id):
                raise Refused("stale", "somebody has just sat down")
            await self.database.execute(delete(schema.tables).where(schema.tables.c.id == id))
            self.dismiss(live)
        await self.database.notify(id, "deleted")
        log.info("table deleted", table=id)
        return True

    def dismiss(self, live: Live) -> None:
        """There is no such table any longer: everyone who is at it is told and sent away."""
        self.tables.pop(live.id, None)
        self.left.pop(live.id, None)
        if live.alarm:
            live.alarm.cancel()
        if live.driver:
            live.driver.cancel()
        for connection in list(live.connections):
            connection.tell([connection.viewer.deleted()])
            connection.put(DELETED)

    # ---- bots and clocks

    def drive(self, live: Live) -> None:
        """Sees to it that a bot that is asked thinks, and that a clock that runs out is noticed."""
        if self.closing or live.gone:
            return
        if live.table.bot_to_move() and (live.driver is None or live.driver.done()):
            live.driver = asyncio.get_running_loop().create_task(self.let_bots_play(live))
            self.tasks.add(live.driver)
            live.driver.add_done_callback(self.finished)
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        times = (live.table.deadline(), absent_until(live.table, live.attendance.presence()))
        due = [at for at in times if at is not None]
        if due:
            delay = min(LONGEST_ALARM, max(0.0, min(due) - time.time()) + 0.05)
            live.alarm = asyncio.get_running_loop().call_later(delay, lambda: self.spawn(self.time_out(live)))

    async def time_out(self, live: Live) -> None:
        there = live.attendance.presence()
        try:
            await self.submit(live, lambda table: must_change(table.time_out(time.time(), there)))
        except Refused:  # it was a long time, and this only a look at the clock
            self.drive(live)

    async def let_bots_play(self, live: Live) -> None:
        while not self.closing and not live.gone:
            asked = live.table.bot_to_move()
            match = live.table.match
            if asked is None or match is None:
                return
            seat, name = asked
            before = (match.position, live.table.version)
            view = live.table.view(seat)
            by: Any = "bot"
            why = ""
            try:
                owner, unwatched = live.table.created.owner, live.unwatched()
                code, why = await self.thinkers.explain(live.table.created.title, name, view, owner, unwatched)
            except BotFailed:
                assert view.question is not None
                code, by = random_answer(view.question), "chance"
                log.error("a random answer in place of a bot's", table=live.id, bot=name, seat=seat)
            try:
                await self.submit(live, lambda table: bots_answer(table, asked, before, code, by, why))  # noqa: B023
            except Refused as refused:
                if refused.kind != "stale":
                    log.error("a bot's answer was refused", table=live.id, kind=refused.kind, text=refused.text)
                    await asyncio.sleep(1)
