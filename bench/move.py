"""What a move costs: a step of a match, a view of it, and an answer at a table with all that those who look are sent.

    python bench/move.py FOLDER [FOLDER ...] [--rounds 12] [--only TITLE]

Each folder holds a farflung to measure: a checkout's `src`, or one that `run` keeps in `.run/app/` (compiled ones end
in `-compiled`). All are measured in one run, by turns, a random game each, and compared with the first: how many times
as fast (or as small), with the interval in which the median lies (95 %). Time is the processor's, so that what else the
machine does weighs little; what reading the clock takes is taken off.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import inspect
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import time
from importlib import import_module
from typing import Any
from unittest import mock

GAMES = {
    "revenant final": ("revenant", "final", 4),
    "revenant prototype": ("revenant", "prototype", 4),
    "helionox": ("helionox", "final", 4),
    "xodus": ("xodus", "first", 4),
}
PARTS = {
    "step": ("a step of a match", "µs"),
    "view": ("a view", "µs"),
    "answer": ("an answer at a table, 4 seats and a spectator", "µs"),
    "all": ("the same with what they are told after it", "µs"),
    "bytes": ("what these are sent of it", "bytes"),
}
MOST_STEPS = 240
LANGUAGES = ["en", "de", "en", "de", "en"]  # of those who look
RESAMPLES = 2000


# ---- in a process of its own, with the farflung of one folder


def work() -> None:
    """Plays a game for each line that comes, and says what it took."""
    warmed_up()
    for line in sys.stdin:
        print(json.dumps(played(*json.loads(line))), flush=True)
        with contextlib.suppress(ImportError):  # what a server of this version does when all has been read
            from farflung.server.memory import look_for_little

            look_for_little()


def warmed_up() -> None:
    """Reads what a server of this version reads before anybody comes. When the first version was measured that stood in
    another module."""
    try:
        found = import_module("farflung.server.titles").warm_up
    except (ImportError, AttributeError):
        found = import_module("farflung.server.app").warm_up
    with mock.patch("asyncio.sleep"):  # it lets the first visitor go first
        asyncio.run(found())


def played(title: str, edition: str, seats: int, seed: int) -> dict[str, float]:
    """Microseconds of each part, as the mean of a random game, and bytes that are sent."""
    step, view = match_played(title, edition, seats, seed)
    answer, rest, size = table_played(title, edition, seats, seed)
    return {"step": step, "view": view, "answer": answer, "all": answer + rest, "bytes": size}


def reading_of_the_clock() -> int:
    """What lies between two readings in a row, usually."""
    began = [time.process_time_ns() for _ in range(201)]
    return int(statistics.median(after - before for before, after in itertools.pairwise(began)))


def match_played(title: str, edition: str, seats: int, seed: int) -> tuple[float, float]:
    """A step of a match, and a view of whom it asks."""
    from farflung.engine.match import Match
    from farflung.engine.title import Setup
    from farflung.engine.views import view
    from farflung.games import title as title_named

    match = Match(title_named(title), Setup(title, edition, [f"P{n}" for n in range(seats)]), seed)
    luck = random.Random(seed)
    stepping, looking, steps, clock = 0, 0, 0, reading_of_the_clock()
    while match.question and steps < MOST_STEPS:
        code = luck.choice(match.question.options)
        began = time.process_time_ns()
        match.answer(code)
        stepped = time.process_time_ns()
        view(match, match.question.seat if match.question else 0)
        looking += time.process_time_ns() - stepped - clock
        stepping += stepped - began - clock
        steps += 1
    return stepping / steps / 1000, looking / steps / 1000


def table_played(title: str, edition: str, seats: int, seed: int) -> tuple[float, float, float]:
    """From the text of an answer to the texts that everyone at the table is sent, as the browser asks for them; what is
    told after that, such as prices, if this version lets it wait; and how many bytes they are."""
    import msgspec

    from farflung.table import messages as m
    from farflung.table import rendering
    from farflung.table.entries import Created, Seat
    from farflung.table.table import Table, User
    from farflung.table.viewers import Gallery, Viewer

    users = [User(f"u{n}", f"P{n}") for n in range(seats)]
    chairs = [Seat("person", user.name, user.id) for user in users]
    table = Table(Created(at=0.0, title=title, edition=edition, owner="u0", seats=chairs))
    for entry in table.start(0.0, seed):
        table.apply(entry)
    gallery = Gallery(table)
    asks = {"changes": True} if "changes" in inspect.signature(Viewer).parameters else {}
    viewers = [Viewer("T", user, language, **asks) for user, language in zip([*users, None], LANGUAGES, strict=False)]
    for viewer in viewers:
        viewer.hello(gallery, 0.0, set())
    luck = random.Random(seed)
    total = rest = steps = size = 0
    waits = hasattr(Viewer, "rest")
    while table.match and table.question and steps < MOST_STEPS:
        seat = table.question.seat
        option = table.match.notation.text(luck.choice(table.question.options))
        text = json.dumps({"type": "answer", "id": 1, "seat": seat, "answers": table.answers(seat), "option": option})
        began = time.process_time_ns()
        entries = table.decide(users[seat], m.parse(text), float(steps))
        for entry in entries:
            table.apply(entry)
        msgspec.json.encode([msgspec.to_builtins(entries), rendering.card(table, "T", "")])  # what is stored
        for viewer in viewers:
            for told in viewer.after(gallery, entries, float(steps)):
                size += len(msgspec.json.encode(told))
        told_all = time.process_time_ns()
        total += told_all - began
        for viewer in viewers if waits else ():
            if table.waiting_for in viewer.seats(table):
                for told in viewer.rest(gallery):
                    size += len(msgspec.json.encode(told))
        rest += time.process_time_ns() - told_all if waits else 0
        steps += 1
    return total / steps / 1000, rest / steps / 1000, size / steps


# ---- the comparison


class Worker:
    """A process that measures one folder."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, __file__, "--work"]
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measured(self, *game: Any) -> dict[str, float]:
        """What the parts of a move took in this game."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(game), file=self.process.stdin, flush=True)
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found


def interval(ratios: list[float]) -> tuple[float, float]:
    """Where the median lies, with 95 % confidence: a bootstrap."""
    luck = random.Random(1)
    medians = sorted(statistics.median(luck.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES))
    return medians[RESAMPLES * 25 // 1000], medians[RESAMPLES * 975 // 1000]


def compare(folders: list[str], rounds: int, only: str) -> None:
    """Prints a table: a row for each part of a move in each title."""
    workers = [Worker(folder) for folder in folders]
    for number, folder in enumerate(folders):
        print(f"{number}: {folder}")
    print("\n| rules | what | " + " | ".join(f"{n}" for n in range(len(folders))) + " |")
    print("|---|---|" + "---:|" * len(folders))
    for name, game in GAMES.items():
        if only not in name:
            continue
        for worker in workers:
            worker.measured(*game, 0)  # what is read once is read
        runs = [[worker.measured(*game, seed) for worker in workers] for seed in range(1, rounds + 1)]
        for part, (words, unit) in PARTS.items():
            cells = []
            for place in range(len(folders)):
                median = statistics.median(run[place][part] for run in runs)
                ratios = [run[0][part] / run[place][part] for run in runs]
                low, high = interval(ratios)
                times = f", {statistics.median(ratios):.2f} times [{low:.2f} to {high:.2f}]" if place else ""
                cells.append(f"{median:,.0f} {unit}{times}")
            print(f"| {name} | {words} | {' | '.join(cells)} |", flush=True)
    for worker in workers:
        worker.process.terminate()


def main() -> None:
    """Measures the folders that are named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--only", default="")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
    elif not asked.folders:
        parser.error("which folders?")
    else:
        compare(asked.folders, asked.rounds, asked.only)


if __name__ == "__main__":
    main()
