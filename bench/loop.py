"""How long the server's loop is busy at a time: real tables of each title, played in this process without a network.

    python bench/loop.py [--answers 300] [--tables 3] [--only TITLE] [--whole]

Four people who answer at random and a spectator sit at each table, in two languages, and it is stored in SQLite. Each
callback of the loop is measured in the processor's time of its thread, so that what else the machine does weighs
little: the longest, and the one that 999 of 1,000 do not reach. Of what people are sent the bytes are counted, by
answer; `--whole` sends whole views, as to clients that do not ask for changes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from asyncio import events
from pathlib import Path
from typing import Any

from farflung.server import titles
from farflung.server.app import Server
from farflung.server.live import Connection, Live
from farflung.server.settings import Settings
from farflung.table import messages as m
from farflung.table.entries import Created, Seat
from farflung.table.messages import User
from farflung.table.viewers import Viewer

GAMES = [("revenant", "final", 4), ("revenant", "prototype", 4), ("helionox", "final", 4), ("xodus", "first", 4)]
LANGUAGES = ["en", "de", "en", "de", "en"]
MOST = 0.005  # seconds that nothing should take


class Stopwatch:
    """Takes the time of every callback."""

    def __init__(self) -> None:
        self.taken: list[tuple[float, str]] = []

    def start(self) -> None:
        """From now on."""
        run, taken = events.Handle._run, self.taken

        def timed(handle: Any) -> None:
            began = time.thread_time()
            run(handle)
            taken.append((time.thread_time() - began, named(handle)))

        setattr(events.Handle, "_run", timed)  # noqa: B010 (an assignment mypy does not take)


def named(handle: Any) -> str:
    """Whose turn it was."""
    callback = handle._callback
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task))
    return str(getattr(callback, "__qualname__", callback))


async def played(server: Server, game: tuple[str, str, int], seed: int, answers: int, whole: bool) -> tuple[int, int]:
    """How many answers were given at a table, and the bytes that they brought to those who look."""
    title, edition, seats = game
    users = [User(f"u{n}", f"P{n}") for n in range(seats)]
    chairs = [Seat("person", user.name, user.id) for user in users]
    id = await server.hub.create(Created(at=time.time(), title=title, edition=edition, owner="u0", seats=chairs))
    live = await server.hub.open(id)
    looking = zip([*users, None], LANGUAGES, strict=False)
    pages = [Connection(Viewer(id, user, language, not whole)) for user, language in looking]
    for page in pages:
        await server.hub.join(live, page)
        emptied(page)
    luck, sent, given = random.Random(seed), 0, 0
    while given < answers and live.table.question is not None:
        await asyncio.create_task(answer(server, live, pages[live.table.question.seat], luck, given))
        sent += sum(emptied(page) for page in pages)
        given += 1
    for page in pages:
        await server.hub.leave(live, page)
    return given, sent


async def answer(server: Server, live: Live, page: Connection, luck: random.Random, number: int) -> None:
    """Any of the options."""
    question, match = live.table.question, live.table.match
    assert question is not None
    assert match is not None
    option = match.notation.text(luck.choice(question.options))
    told = m.Answer(id=number + 1, seat=question.seat, answers=match.answers(question.seat), option=option)
    await server.hub.handle(live, page, told)


def emptied(page: Connection) -> int:
    """The bytes that waited for somebody, who has read them."""
    size = 0
    while not page.queue.empty():
        data = page.queue.get_nowait()
        assert isinstance(data, bytes)
        size += len(data)
        page.sent(data)
    return size


async def measured(asked: argparse.Namespace) -> None:
    """Prints a row for each title."""
    with tempfile.TemporaryDirectory(prefix="farflung-loop-") as folder:
        server = Server(Settings(database=str(Path(folder, "loop.db")), limits=False, bot_processes=1))
        await server.open()
        await titles.warm_up()
        watch = Stopwatch()
        watch.start()
        print("| rules | callbacks | longest | in | 99.9 % below | above 5 ms | bytes an answer |")
        print("|---|---:|---:|---|---:|---:|---:|")
        for game in GAMES:
            if asked.only not in f"{game[0]} {game[1]}":
                continue
            await asyncio.sleep(0)  # what was printed and sorted here is no work of the server
            watch.taken.clear()
            runs = [await played(server, game, seed, asked.answers, asked.whole) for seed in range(asked.tables)]
            taken = sorted(watch.taken)
            longest, where = taken[-1]
            usual = taken[len(taken) * 999 // 1000][0]
            long = sum(seconds > MOST for seconds, _ in taken)
            size = sum(sent for _, sent in runs) / sum(given for given, _ in runs)
            print(
                f"| {game[0]} {game[1]} | {len(taken):,} | {longest * 1000:.1f} ms | {where} | {usual * 1000:.1f} ms "
                f"| {long} | {size:,.0f} |",
                flush=True,
            )
        await server.close()


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--only", default="")
    parser.add_argument("--whole", action="store_true")
    asyncio.run(measured(parser.parse_args()))


if __name__ == "__main__":
    main()
