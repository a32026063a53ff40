"""`farflung bench`: decisions a second of random playouts, ours compiled and interpreted beside other engines.

All take turns on one core and are measured in processor time, so that whatever else the machine does falls on none, or
on all of them; what is compared is the median of the rounds. Other games do other work for a decision: a scale, not a
contest.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import farflung
from farflung.lab.workers import COUNTED, OURS

PACKAGE = Path(farflung.__file__).parent
HOW = "`python3 run bench` in a checkout of the sources installs it in an environment of its own"
WARM_UP = 0.3


class Absent(Exception):
    """An engine that is not installed."""


class Worker:
    """A process that plays when it is told to."""

    def __init__(self, name: str, game: str, path: Path) -> None:
        self.name = name
        self.game = game
        settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), os.environ.get("PYTHONPATH", "")])}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "farflung.lab.workers", game],
            env=settings,
            cwd=tempfile.gettempdir(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout
        self.rates: list[float] = []
        self.decisions = 0.0
        self.games = 0.0
        if self.output.readline() != "ready\n":
            raise Absent(self.process.communicate()[1].strip().splitlines()[-1])

    def ask(self, line: str) -> dict[str, float]:
        """Says a line to it and waits for the answer."""
        self.input.write(line + "\n")
        self.input.flush()
        answer = self.output.readline()
        if not answer:
            raise RuntimeError(f"{self.name}: {self.process.communicate()[1]}")
        found: dict[str, float] = json.loads(answer)
        return found

    def go(self, seconds: float) -> None:
        """Lets it play for so long."""
        result = self.ask(f"go {seconds}")
        self.rates.append(result["decisions"] / result["seconds"])
        self.decisions += result["decisions"]
        self.games += result["games"]

    @property
    def rate(self) -> float:
        """Decisions a second: the median of its rounds."""
        return median(self.rates)

    def stop(self) -> None:
        """Ends the process."""
        self.input.close()
        self.process.wait()


def ratio(one: Worker, other: Worker) -> float:
    """The median of the rounds' ratios: what slows a round slows both."""
    return median(a / b for a, b in zip(one.rates, other.rates, strict=True))


def run(rounds: int, seconds: float) -> int:
    """Measures and prints; the exit code: 1 if there is nothing to compare with."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory(prefix="farflung-bench-") as folder:
        plain = Path(folder)
        shutil.copytree(PACKAGE, plain / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        workers: dict[str, Worker] = {}
        try:
            return _run(workers, plain, rounds, seconds)
        finally:
            for worker in workers.values():
                worker.stop()


def _run(workers: dict[str, Worker], plain: Path, rounds: int, seconds: float) -> int:
    if farflung.compiled():
        for title in OURS:
            workers[f"compiled {title}"] = Worker(f"{title.capitalize()}, compiled", title, PACKAGE.parent)
    else:
        print(f"farflung: this is interpreted, so there is no compiled rate; {HOW.replace('installs it', 'compiles')}")
    for title in OURS:
        workers[f"interpreted {title}"] = Worker(f"{title.capitalize()}, interpreted", title, plain)
    for game, package in (("catanatron", "catanatron 3.2"), ("hearts", "open_spiel 2.0")):
        try:
            workers[game] = Worker(f"{package}{', hearts' if game == 'hearts' else ''}", game, PACKAGE.parent)
        except Absent as error:
            print(f"farflung: {package} is not here ({error}); {HOW}", file=sys.stderr)
    for worker in workers.values():
        worker.ask(f"go {WARM_UP}")
    for number in range(rounds):
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for worker in workers.values():
            worker.go(seconds)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    print_rates(workers, rounds, seconds)
    print_details(workers)
    if "catanatron" not in workers:
        print("no ratio: catanatron is missing")
        return 1
    how = "compiled" if farflung.compiled() else "interpreted"
    for title in reversed(OURS):  # Revenant's figure last
        of = "" if title == OURS[0] else f" of {title.capitalize()}"
        print(f"ratio {how}/catanatron{of} {ratio(workers[f'{how} {title}'], workers['catanatron']):.1f}")
    return 0


def print_rates(workers: dict[str, Worker], rounds: int, seconds: float) -> None:
    """The table of rates."""
    print(
        f"Random playouts with four seats, {rounds} rounds of {seconds:g} s of processor time each, in turn on one core"
    )
    base, hearts = workers.get("catanatron"), workers.get("hearts")
    print(f"{'':24}{'decisions/s':>14}{'slowest':>12}{'fastest':>12}{'x catanatron':>14}{'x hearts':>10}")
    for worker in workers.values():
        row = f"{worker.name:24}{worker.rate:>14,.0f}{min(worker.rates):>12,.0f}{max(worker.rates):>12,.0f}"
        row += f"{ratio(worker, base):>14.2f}" if base else f"{'-':>14}"
        row += f"{ratio(worker, hearts):>10.2f}" if hearts else f"{'-':>10}"
        print(row)
    print("A decision:")
    for game in dict.fromkeys(worker.game for worker in workers.values()):
        print(f"  {game}: {COUNTED[game]}")


def print_details(workers: dict[str, Worker]) -> None:
    """What else is measured of ours."""
    ours = [worker for name, worker in workers.items() if name.endswith(f" {OURS[0]}")]
    found = [worker.ask("details") for worker in ours]
    names = [worker.name.partition(", ")[2] for worker in ours]
    print(f"\n{'Microseconds':32}" + "".join(f"{name:>14}" for name in names))
    for key in found[0]:
        print(f"{key:32}" + "".join(f"{one[key]:>14,.1f}" for one in found))
