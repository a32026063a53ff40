"""Analyses of finished games: thought about in processes of their own behind the tables, one after the other, seen and
stopped by who asked, and kept with the table."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import delete, insert, select
from starlette.requests import Request
from starlette.responses import Response

from farflung.bots.analysis import Analysis
from farflung.engine.content import portable
from farflung.engine.match import Match
from farflung.lab.job import Analyse, Analysed
from farflung.server import schema
from farflung.server.answers import Problem, answer, language_of
from farflung.server.bots import version_of
from farflung.server.workshop import process
from farflung.table.analysing import told

if TYPE_CHECKING:
    from farflung.server.app import Server

log = structlog.get_logger()

AT_ONCE = 1
"""Games that are thought about; others wait for their turn."""
MOST = 40
"""That are thought about or wait, of everybody; of one person one."""
SECONDS = 900.0
METHOD = 1
"""Counted up when games are thought about in another way: what was found before is found anew."""


class Job:
    """An analysis that somebody waits for."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.done = self.of = 0
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    def shown(self) -> dict[str, Any]:
        """How far it is; nothing of nothing as long as it waits for its turn."""
        return {"state": "failed" if self.failed else "running", "done": self.done, "of": self.of, "analysis": None}


class Desk:
    """Where games are thought about: who waits for which."""

    def __init__(self) -> None:
        self.jobs: dict[tuple[str, int], Job] = {}
        """By table and seat."""
        self.turn = asyncio.Semaphore(AT_ONCE)

    def close(self) -> None:
        """Ends all of them."""
        for job in self.jobs.values():
            if job.task:
                job.task.cancel()


async def asked(server: Server, request: Request) -> tuple[str, int, Match, str]:
    """The table, the seat and the finished game that are meant, and who asks: only who has played the seat."""
    person = await server.signed_in(request)
    live = await server.hub.open(request.path_params["id"])
    table, seat = live.table, request.path_params["seat"]
    if table.lesson or table.match is None or not table.match.over or table.ended:
        raise Problem("bad-request", "a game is analysed when it has come to its end")
    if seat not in table.held.get(person.id, ()):
        raise Problem("not-yours", "you have not played this seat")
    return live.id, seat, table.match, person.id


async def see(server: Server, request: Request) -> Response:
    """What was found, how far it is, or that nobody has asked yet."""
    server.limit("see", request)
    id, seat, match, _ = await asked(server, request)
    return answer(await standing(server, id, seat, match, language_of(request)))


async def standing(server: Server, id: str, seat: int, match: Match, language: str) -> dict[str, Any]:
    """As it is shown."""
    job = server.desk.jobs.get((id, seat))  # before what is kept: it is kept before it is over
    found = await kept(server, id, seat, key_of(match))
    if found is not None:
        words = await asyncio.to_thread(told, found, match, language)
        return {"state": "done", "done": len(found.steps), "of": len(found.steps), "analysis": words}
    return job.shown() if job else {"state": "none", "done": 0, "of": 0, "analysis": None}


async def begin(server: Server, request: Request) -> Response:
    """Begins to think, if nobody has yet."""
    id, seat, match, user = await asked(server, request)
    server.limit("analysis", request, user)
    desk, key = server.desk, key_of(match)
    if await kept(server, id, seat, key) is None:
        job = desk.jobs.get((id, seat))
        if job is None or job.failed:
            if any(other.user == user and not other.failed for other in desk.jobs.values()):
                raise Problem("bad-request", "you have an analysis running already")
            if len(desk.jobs) >= MOST:
                raise Problem("unavailable", "many games are being analysed; try it again later", 503, wait=60.0)
            job = desk.jobs[id, seat] = Job(user)
            job.task = asyncio.get_running_loop().create_task(think(server, job, id, seat, match.save(), key))
    return answer(await standing(server, id, seat, match, "en"), 202)


async def stop(server: Server, request: Request) -> Response:
    """Ends what the person has begun."""
    id, seat, match, user = await asked(server, request)
    job = server.desk.jobs.get((id, seat))
    if job and job.user == user:
        server.desk.jobs.pop((id, seat))
        if job.task:
            job.task.cancel()
    return answer(await standing(server, id, seat, match, "en"))


async def think(server: Server, job: Job, id: str, seat: int, record: str, key: str) -> None:
    """In a process of its own, which is ended with this."""
    desk = server.desk
    found: Analysis | None = None
    try:
        async with desk.turn:
            found = await analysed(server, job, id, seat, record)
            if found is not None:
                await keep(server, id, seat, key, found)
    except TimeoutError:
        log.warning("an analysis took too long", table=id)
    finally:
        job.failed = found is None
        if found is not None and desk.jobs.get((id, seat)) is job:
            desk.jobs.pop((id, seat))


async def analysed(server: Server, job: Job, id: str, seat: int, record: str) -> Analysis | None:
    """What the process finds; None if it ends without."""
    live = await server.hub.open(id)
    assert live.table.match is not None
    content = portable(version_of(live.table.match.setup))
    wanted = Analyse(record, seat, content or b"", server.settings.analysis_walks)
    async with asyncio.timeout(SECONDS), process(wanted) as running:
        assert running.stdout is not None
        while line := await running.stdout.readline():
            said = msgspec.json.decode(line, type=Analysed)
            job.done, job.of = said.done, said.of
            if said.wrong:
                log.error("an analysis failed", table=id, wrong=said.wrong)
            if said.analysis is not None or said.wrong:
                return said.analysis
    return None


def key_of(match: Match) -> str:
    """What tells this game from another that was played at the same table before something was taken back."""
    return hashlib.sha256(f"{METHOD} {match.save()}".encode()).hexdigest()[:32]


async def kept(server: Server, id: str, seat: int, key: str) -> Analysis | None:
    """What was found before."""
    found = schema.analyses.c
    rows = await server.database.rows(
        select(found.data).where(found.table_id == id, found.seat == seat, found.game == key)
    )
    return msgspec.json.decode(rows[0]["data"], type=Analysis) if rows else None


async def keep(server: Server, id: str, seat: int, key: str, analysis: Analysis) -> None:
    """In place of a former one of the seat."""
    found = schema.analyses
    await server.database.execute(delete(found).where(found.c.table_id == id, found.c.seat == seat))
    data = msgspec.json.encode(analysis).decode()
    await server.database.execute(insert(found).values(table_id=id, seat=seat, game=key, at=time.time(), data=data))
