"""`farflung sim`: a plan's games over all cores, into a data set and a summary."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path
from typing import TypeVar

import click
import msgspec

from farflung import games as titles
from farflung.bots.base import tidy_seldom
from farflung.lab.columns import columns_of
from farflung.lab.dataset import MOST_IN_PART, DataSet, play_part, play_tables
from farflung.lab.games import Plan, Row, check, play_games

BATCHES = 200  # a progress bar needs no more steps
FEWEST_RANDOM = 100  # random games in a batch: they are quick
FEWEST_IN_PART = 4  # games of bots in a part of a data set
Result = TypeVar("Result")
Jobs = int | str
"""Who plays: so many processes of this machine, 0 for one per core; or the Ray cluster at this address."""


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batch_size(plan: Plan, games: int, fewest: int = 1) -> int:
    """How many games are played in one go."""
    smallest = FEWEST_RANDOM if set(plan.bots) == {"random"} else fewest
    return min(max(smallest, games // BATCHES), MOST_IN_PART)


def run(plan: Plan, games: int, jobs: Jobs = 0, progress: bool | None = None) -> list[Row]:
    """The rows of all games in memory, in order. The same for the same plan, whatever the jobs, but for the seconds.

    `simulate` writes any number of games to a data set instead.
    """
    check(plan)
    size = batch_size(plan, games)
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    rows: list[Row] = []
    with bar(games, progress) as shown:
        for batch, found in spread(play_games, [(plan, batch) for batch in batches], jobs):
            rows += found
            shown.update(len(batches[batch]))
    rows.sort(key=lambda row: (row["game"], row["seat"]))
    return rows


def simulate(plan: Plan, games: int, jobs: Jobs = 0, folder: Path | None = None, progress: bool | None = None) -> Tally:
    """Plays games into a data set, if there is a folder for it, and counts them.

    Parts that are there already are not played again; memory does not grow with the number of games.
    """
    check(plan)
    size = batch_size(plan, games, FEWEST_IN_PART)
    tally = Tally(plan)
    if folder is None:
        todo = {part: range(start, min(start + size, games)) for part, start in enumerate(range(0, games, size))}
    else:
        data = DataSet.create(folder, plan, size)
        parts = {part: data.numbers(part, games) for part in data.parts(games)}
        todo = {part: numbers for part, numbers in parts.items() if not data.is_whole(part, games)}
        for part in parts.keys() - todo.keys():
            tally.count_part(data, part)
    with bar(games, progress) as shown:
        shown.update(games - sum(map(len, todo.values())))
        asked = [(plan, str(folder or ""), part, numbers) for part, numbers in todo.items()]
        afar = isinstance(jobs, str)  # other machines cannot write here
        for batch, found in spread(play_tables if afar else play_part, asked, jobs):
            _, _, part, numbers = asked[batch]
            if folder is not None and afar:
                data.write(part, found)
            tally.count(found["games"], found["seats"])
            shown.update(len(numbers))
    return tally


def bar(games: int, progress: bool | None, label: str = "games") -> click._termui_impl.ProgressBar[int]:
    """A progress bar where somebody looks."""
    visible = sys.stderr.isatty() if progress is None else progress
    return click.progressbar(length=games, label=label, file=sys.stderr, show_pos=True, hidden=not visible)


def spread(
    play: Callable[..., Result], asked: Sequence[tuple[object, ...]], jobs: Jobs = 0
) -> Iterator[tuple[int, Result]]:
    """Calls a function with each of these arguments, in so many processes or in a cluster; what it returned with the
    number of the call, as they are done."""
    if isinstance(jobs, str):
        from farflung.lab.cluster import spread_over

        yield from spread_over(jobs, play, asked)
        return
    jobs = min(jobs or cores(), len(asked))
    if jobs <= 1:
        for number, arguments in enumerate(asked):
            yield number, play(*arguments)
        return
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    with ProcessPoolExecutor(jobs, context, initializer=begin_worker) as pool:
        futures: dict[Future[Result], int] = {pool.submit(play, *each): number for number, each in enumerate(asked)}
        try:
            for future in as_completed(futures):
                yield futures.pop(future), future.result()
        finally:  # interrupted, or a game failed: do not play the rest
            pool.shutdown(wait=False, cancel_futures=True)


def begin_worker() -> None:
    """Ctrl-C is for the process that spreads the work; the others end with what they are at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tidy_seldom()


def write(rows: list[Row], plan: Plan, path: Path) -> None:
    """One row for each seat and game, as .csv, as .json with the plan, or as Parquet with the plan as metadata."""
    if path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            table = csv.DictWriter(file, list(rows[0]))
            table.writeheader()
            table.writerows(rows)
    elif path.suffix == ".json":
        whole = {"plan": msgspec.to_builtins(plan), "rows": rows}
        path.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", "utf-8")
    else:
        import polars

        metadata = {"farflung": msgspec.json.encode(plan).decode()}
        polars.DataFrame(rows).write_parquet(path, metadata=metadata)


# ---- summary


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate, sound near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval_of_mean(counts: dict[int, int], z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of the mean of values that were counted, two of them at least."""
    n = sum(counts.values())
    mean = sum(value * times for value, times in counts.items()) / n
    variance = sum(times * (value - mean) ** 2 for value, times in counts.items()) / (n - 1)
    half = z * sqrt(variance / n)
    return mean - half, mean + half


class Summary(msgspec.Struct):
    """What one bot has done in all games."""

    bot: str
    games: int
    """In which it sat at least once."""
    wins: int
    means: dict[str, float]

    @property
    def rate(self) -> float:
        """The part of its games that it won."""
        return self.wins / self.games


class Tally:
    """What games came to, counted as they are played: it is as small after a million as after one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.seconds = 0.0
        self.rounds = 0
        self.lengths: dict[int, int] = {}
        """How many games had so many rounds."""
        self.reasons: dict[str, int] = {}
        self.told: dict[str, float] = {}
        self.seat_wins = [0] * len(plan.bots)
        self.sat = dict.fromkeys(plan.bots, 0)
        self.wins = dict.fromkeys(plan.bots, 0)
        self.rows = dict.fromkeys(plan.bots, 0)
        self.sums: dict[str, dict[str, float]] = {name: {} for name in plan.bots}

    def count(self, games: Sequence[Row], seats: Sequence[Row]) -> None:
        """Counts whole games: their rows and those of their seats."""
        for row in games:
            self.games += 1
            self.seconds += row["seconds"]
            self.rounds += row["rounds"]
            self.lengths[row["rounds"]] = self.lengths.get(row["rounds"], 0) + 1
            self.reasons[row["reason"]] = self.reasons.get(row["reason"], 0) + 1
        won: dict[tuple[str, int], bool] = {}
        for row in seats:
            key = row["bot"], row["game"]
            won[key] = won.get(key, False) or row["won"]
        for (bot, _), did in won.items():  # partners win a game together
            self.sat[bot] += 1
            self.wins[bot] += did
        columns = ["total", *parts_of(self.plan), "decisions", *columns_of(self.plan.title).counted]
        for row in seats:
            self.seat_wins[row["seat"] - 1] += row["won"]
            self.rows[row["bot"]] += 1
            sums = self.sums[row["bot"]]
            for column in columns:
                sums[column] = sums.get(column, 0) + row.get(column, 0)
            if row["seat"] == 1:
                for column, _ in columns_of(self.plan.title).told:
                    self.told[column] = self.told.get(column, 0) + row[column]

    def count_part(self, data: DataSet, part: int) -> None:
        """Counts a part that was played before."""
        import polars

        games, seats = (polars.read_parquet(data.file(table, part)).to_dicts() for table in ("games", "seats"))
        self.count(games, seats)

    def summaries(self) -> list[Summary]:
        """A summary for each bot of the plan."""
        return [
            Summary(
                bot,
                self.sat[bot],
                self.wins[bot],
                {column: total / self.rows[bot] for column, total in self.sums[bot].items()},
            )
            for bot in self.sat
        ]


def parts_of(plan: Plan) -> list[str]:
    """The columns that add up to the total."""
    return list(columns_of(plan.title).parts(plan.setup(0).edition))


def tally_of(rows: list[Row], plan: Plan) -> Tally:
    """What the games of `run` came to."""
    tally = Tally(plan)
    games = [{"seconds": row["seconds"], "rounds": 0, "reason": ""} for row in rows if row["seat"] == 1]
    tally.count(games, rows)
    return tally


def summarize(rows: list[Row], plan: Plan) -> list[Summary]:
    """A summary for each bot of the plan."""
    return tally_of(rows, plan).summaries()


def together(plan: Plan) -> bool:
    """Whether all seats win or lose as one."""
    cooperative = getattr(titles.title(plan.title), "cooperative", None)
    return len(plan.bots) == 1 or (cooperative is not None and bool(cooperative(plan.setup(0))))


def print_summary(tally: Tally) -> None:
    """What the games came to: a column for each bot, and how often each seat won."""
    plan, summaries = tally.plan, tally.summaries()
    seats, as_one = len(plan.bots), together(plan)
    print(f"{plan.title}, {seats} players, {tally.games} games")
    alone = len(summaries) == 1 and not as_one
    heads = [(one.bot, plan.bots.count(one.bot)) for one in summaries]
    lines = [("", [bot if held == 1 else f"{bot} ({held} seats)" for bot, held in heads])]
    if not alone:  # who sits in every seat wins every game: that says nothing
        intervals = [wilson(one.wins, one.games) for one in summaries]
        lines.append(("games won", [f"{100 * one.rate:.1f} %" for one in summaries]))
        lines.append(("95 % interval", [f"{100 * low:.1f} to {100 * high:.1f} %" for low, high in intervals]))
        if not as_one:
            lines.append(("par", [f"{100 * held / seats:.1f} %" for _, held in heads]))
    lines += [
        ("decisions a game and seat", [f"{one.means['decisions']:.0f}" for one in summaries]),
        ("mean total", [f"{one.means['total']:.2f}" for one in summaries]),
        *((f"  {part}", [f"{one.means[part]:.2f}" for one in summaries]) for part in parts_of(plan)),
        *((name, [f"{one.means[name]:.2f}" for one in summaries]) for name in columns_of(plan.title).counted),
    ]
    print_columns(lines)
    if not as_one:
        print(f"won by seat, par {100 / seats:.1f} %")
        wins = [(wins, *wilson(wins, tally.games)) for wins in tally.seat_wins]
        print_columns(
            [
                (f"  seat {seat}", [f"{100 * won / tally.games:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"])
                for seat, (won, low, high) in enumerate(wins, 1)
            ]
        )
    print_lengths(tally)
    told = [f"{tally.seconds:.1f} s of play"]
    for column, words in columns_of(plan.title).told:
        told.append(f"{tally.told[column] / tally.games:.2f} {words}")
    print(", ".join(told))


def print_lengths(tally: Tally) -> None:
    """How long games were and why they ended, where the title says it."""
    least, most = min(tally.lengths), max(tally.lengths)
    if least < most:
        low, high = interval_of_mean(tally.lengths)
        mean = tally.rounds / tally.games
        print(f"rounds a game  {mean:.2f}, 95 % interval {low:.2f} to {high:.2f}; from {least} to {most}")
    elif most:
        print(f"rounds a game  {most} in every one")
    reasons = sorted(tally.reasons.items(), key=lambda reason: -reason[1])
    if len(reasons) == 1 and reasons[0][0]:
        print(f"ended by  {reasons[0][0]}, all of them")
    elif len(reasons) > 1:
        print("ended by")
        shares = [(reason, n, *wilson(n, tally.games)) for reason, n in reasons]
        print_columns(
            [
                (f"  {reason}", [f"{100 * n / tally.games:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"])
                for reason, n, low, high in shares
            ]
        )


def print_columns(lines: Sequence[tuple[str, Sequence[str]]]) -> None:
    """A name, and what stands in each column after it."""
    left = max(len(name) for name, _ in lines)
    widths = [max(len(texts[column]) for _, texts in lines) for column in range(len(lines[0][1]))]
    for name, texts in lines:
        print("  ".join([name.ljust(left), *(text.rjust(width) for text, width in zip(texts, widths, strict=True))]))
