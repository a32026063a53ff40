"""Bots think in processes of their own: they get a view, nothing else, and return a code."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import msgspec
import structlog

from farflung import games
from farflung.bots import LEVELS, bot, judge_of
from farflung.bots.advice import Advice, advise
from farflung.bots.base import answer_of, tidy_seldom
from farflung.bots.reasons import reason_for
from farflung.bots.search_tree import TreeBot
from farflung.bots.shared import Share, agreed, share_of
from farflung.engine.content import Version, keep, kept, portable
from farflung.engine.title import Setup
from farflung.engine.views import View
from farflung.server import metrics
from farflung.table.coaching import coach_of

log = structlog.get_logger()

TRIES = 2
TOGETHER = 4
"""Workers that think about one question of the longest thinker's, at most: as many as nobody else wants."""


class BotFailed(Exception):
    """The bot gave no legal answer, also when asked again."""


T = TypeVar("T")


def seen_by(seen: bytes, content: bytes | None, think: Callable[[View], T]) -> T | str:
    """In a worker: all that is known is in `seen`, and what is printed on the cards of this table in `content`. What
    goes wrong inside a bot comes back as its description, so that it is never taken for a worker that has died."""
    try:
        view = msgspec.json.decode(seen, type=View)
        version = version_of(view.setup)
        if content is not None and kept(version) is None:
            keep(version, content)
        return think(view)
    except Exception as error:
        return repr(error)


def choose(title: str, name: str, seed: int, seen: bytes, content: bytes | None) -> tuple[int, str] | str:
    """Called in a worker: what a bot answers to the view's question, and why if it says so."""

    def think(view: View) -> tuple[int, str]:
        thinks = bot(name, games.title(title), seed)
        answer = int(answer_of(thinks, view))
        return answer, reason_for(thinks) if isinstance(thinks, TreeBot) else ""

    return seen_by(seen, content, think)


def share(
    title: str, name: str, seed: int, seen: bytes, content: bytes | None, number: int, processes: int
) -> Share | str:
    """Called in a worker: what it finds as one of several that think about the same question."""
    found = games.title(title)
    return seen_by(seen, content, lambda view: share_of(name, found, view, seed, number, processes))


def advice(title: str, seed: int, seen: bytes, content: bytes | None, seconds: float) -> Advice | str:
    """Called in a worker: what the answers to the view's question are expected to bring. From the view alone."""
    found = games.title(title)
    passing = coach_of(title).passing
    return seen_by(seen, content, lambda view: advise(found, judge_of(found), view, seed, passing, seconds))


def version_of(setup: Setup) -> Version:
    return Version(setup.title, setup.edition, setup.content)


def begin_worker() -> None:
    """Called in a new worker."""
    end_with_the_server()
    tidy_seldom()


def end_with_the_server() -> None:
    """Should the server be killed, its workers must not stay behind."""
    parent = multiprocessing.parent_process()
    if parent:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


class Turns:
    """Who may think next: owners of tables by turns, however many tables each has, and tables at which somebody waits
    before those where nobody does."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[bool, dict[str, deque[asyncio.Future[None]]]] = {False: {}, True: {}}
        """By whether nobody is at the table, then by owner; the owner whose turn it is stands first."""

    @asynccontextmanager
    async def turn(self, owner: str, unwatched: bool) -> AsyncIterator[None]:
        if self.free > 0:
            self.free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting[unwatched].setdefault(owner, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self.next()
                raise
        try:
            yield
        finally:
            self.next()

    @contextmanager
    def more(self, most: int) -> Iterator[int]:
        """For who has a place already: as many others as nobody wants, up to so many."""
        taken = min(self.free, most)
        self.free -= taken
        try:
            yield taken
        finally:
            for _ in range(taken):
                self.next()

    def next(self) -> None:
        """A place is free: whose turn is it?"""
        for owners in self.waiting.values():
            while owners:
                owner, queue = next(iter(owners.items()))
                del owners[owner]
                while queue:
                    future = queue.popleft()
                    if queue:
                        owners[owner] = queue  # behind the others
                    if not future.done():
                        future.set_result(None)
                        return
        self.free += 1


class Thinkers:
    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.turns = Turns(max(1, processes))
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            self.pool = ProcessPoolExecutor(self.processes, context, begin_worker)
        return self.pool

    async def choose(self, title: str, name: str, view: View, owner: str = "", unwatched: bool = False) -> int:
        """The bot's answer, when it is the owner's turn."""
        return (await self.explain(title, name, view, owner, unwatched))[0]

    async def explain(
        self, title: str, name: str, view: View, owner: str = "", unwatched: bool = False
    ) -> tuple[int, str]:
        """The same, and why: a part of the judge's worth, or nothing."""
        async with self.turns.turn(owner, unwatched):
            with self.turns.more(TOGETHER - 1 if name == LEVELS[-1] else 0) as others:
                return await self.think(title, name, view, 1 + others)

    async def think(self, title: str, name: str, view: View, workers: int = 1) -> tuple[int, str]:
        """A worker that dies or hangs is replaced and the bot asked again."""
        seen = msgspec.json.encode(view)
        options = view.question.options if view.question else []
        tries = 0
        while tries < TRIES:
            tries += 1
            started = time.perf_counter()
            pool = self._pool()
            try:
                content = portable(version_of(view.setup))
                found = await asyncio.wait_for(self.ask(pool, title, name, seen, content, workers), self.seconds)
            except TimeoutError:
                how = "time"
                self._replace(pool)
            except RuntimeError:  # BrokenProcessPool is one, and so is being asked of a pool that is shut down
                how = "killed"
                if self.pool is not pool:  # another bot's fault: its hanging worker was ended, and ours with it
                    tries -= 1
                    continue
                self._replace(pool)
            else:
                metrics.BOT_SECONDS.labels(name).observe(time.perf_counter() - started)
                if isinstance(found, tuple) and found[0] in options:
                    return found
                how = "illegal" if isinstance(found, tuple) else "error"
                log.error("a bot failed", bot=name, title=title, answer=found)
            metrics.BOT_FAILURES.labels(how).inc()
            log.warning("a bot gave no answer", bot=name, title=title, how=how)
        raise BotFailed(name)

    async def ask(
        self, pool: ProcessPoolExecutor, title: str, name: str, seen: bytes, content: bytes | None, workers: int
    ) -> tuple[int, str] | str:
        """What one worker answers, or several agree on; or what went wrong in one of them."""
        run, seed = asyncio.get_running_loop().run_in_executor, secrets.randbits(60)
        # Shielded: a pool that breaks while one of its futures is cancelled does not tell the others.
        if workers == 1:
            alone = run(pool, choose, title, name, seed, seen, content)
            alone.add_done_callback(forget)
            return await asyncio.shield(alone)
        parts = [run(pool, share, title, name, seed, seen, content, number, workers) for number in range(workers)]
        for part in parts:
            part.add_done_callback(forget)
        shares: list[Share] = []
        for found in await asyncio.gather(*map(asyncio.shield, parts)):
            if isinstance(found, str):
                return found
            shares.append(found)
        return agreed(shares)

    async def advise(self, title: str, view: View, seconds: float, owner: str = "") -> Advice:
        """What the answers are expected to bring, when it is the owner's turn; thought about for so many seconds."""
        async with self.turns.turn(owner, False):
            pool = self._pool()
            future = asyncio.get_running_loop().run_in_executor(
                pool,
                advice,
                title,
                secrets.randbits(60),
                msgspec.json.encode(view),
                portable(version_of(view.setup)),
                seconds,
            )
            future.add_done_callback(forget)
            try:
                found = await asyncio.wait_for(asyncio.shield(future), self.seconds + seconds)
            except (TimeoutError, RuntimeError) as error:
                self._replace(pool)
                raise BotFailed("advice") from error
            if isinstance(found, str):
                log.error("advice failed", title=title, answer=found)
                raise BotFailed("advice")
            return found

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            end(pool)

    def close(self) -> None:
        if self.pool:
            end(self.pool)


def forget(future: asyncio.Future[Any]) -> None:
    """A worker that ends after nobody waits for it any longer is no news."""
    if not future.cancelled():
        future.exception()


def end(pool: ProcessPoolExecutor) -> None:
    """Also workers that hang. Whoever waits for one learns that the pool is broken: cancelled, it would take that for
    its own end."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()
