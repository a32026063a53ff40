"""Bots think in processes of their own: they get a view, nothing else, and return a code."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec
import structlog

from farflung import games
from farflung.bots import bot
from farflung.engine.views import View
from farflung.server import metrics

log = structlog.get_logger()

TRIES = 2


class BotFailed(Exception):
    """The bot gave no legal answer, also when asked again."""


def choose(title: str, name: str, seed: int, seen: bytes) -> int:
    """Called in a worker: all a bot learns is in `seen`."""
    view = msgspec.json.decode(seen, type=View)
    return int(bot(name, games.title(title), seed).choose(view))


def end_with_the_server() -> None:
    """Called in a new worker: should the server be killed, its workers must not stay behind."""
    parent = multiprocessing.parent_process()
    if parent:

        def wait() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            self.pool = ProcessPoolExecutor(self.processes, context, end_with_the_server)
        return self.pool

    async def choose(self, title: str, name: str, view: View) -> int:
        """The bot's answer; a worker that dies or hangs is replaced and the bot asked again."""
        seen = msgspec.json.encode(view)
        options = view.question.options if view.question else []
        for _ in range(TRIES):
            started = time.perf_counter()
            pool = self._pool()
            try:
                future = asyncio.get_running_loop().run_in_executor(
                    pool, choose, title, name, secrets.randbits(60), seen
                )
                code = await asyncio.wait_for(future, self.seconds)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                how = "time" if isinstance(error, TimeoutError) else "killed"
                self._replace(pool)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                how = "error"
                log.error("a bot failed", bot=name, title=title, error=repr(error))
            else:
                metrics.BOT_SECONDS.labels(name).observe(time.perf_counter() - started)
                if code in options:
                    return code
                how = "illegal"
            metrics.BOT_FAILURES.labels(how).inc()
            log.warning("a bot gave no answer", bot=name, title=title, how=how)
        raise BotFailed(name)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            end(pool)

    def close(self) -> None:
        if self.pool:
            end(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Also workers that hang."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
