"""`farflung sim`: a plan's games over all cores, into a Parquet file and a summary."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from farflung.lab.games import Plan, Row, check, play_games
from farflung.lab.titles import columns_of

BATCHES = 200  # a progress bar needs no more steps
FEWEST_RANDOM = 100  # random games in a batch: they are quick


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(plan: Plan, games: int, jobs: int = 0, progress: bool | None = None) -> list[Row]:
    """The rows of all games, in order. The same for the same plan, whatever the jobs, but for the seconds."""
    check(plan)
    jobs = jobs or cores()
    smallest = FEWEST_RANDOM if set(plan.bots) == {"random"} else 1
    size = max(smallest, games // BATCHES)
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    visible = sys.stderr.isatty() if progress is None else progress
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    rows: list[Row] = []
    with Progress(*columns, console=console, disable=not visible) as bar:
        task = bar.add_task("games", total=games)
        for done, found in _play(plan, batches, min(jobs, len(batches))):
            rows += found
            bar.advance(task, done)
    rows.sort(key=lambda row: (row["game"], row["seat"]))
    return rows


def _play(plan: Plan, batches: list[range], jobs: int) -> Iterator[tuple[int, list[Row]]]:
    if jobs <= 1:
        for batch in batches:
            yield len(batch), play_games(plan, batch)
        return
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    with ProcessPoolExecutor(jobs, context) as pool:
        futures: dict[Future[list[Row]], range] = {pool.submit(play_games, plan, batch): batch for batch in batches}
        try:
            for future in as_completed(futures):
                yield len(futures[future]), future.result()
        finally:  # interrupted, or a game failed: do not play the rest
            pool.shutdown(wait=False, cancel_futures=True)


def write(rows: list[Row], plan: Plan, path: Path) -> None:
    """One row for each seat and game; the plan is kept in the file's metadata."""
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


class Summary(msgspec.Struct):
    bot: str
    games: int
    """In which it sat at least once."""
    wins: int
    means: dict[str, float]

    @property
    def rate(self) -> float:
        return self.wins / self.games


def parts_of(plan: Plan) -> list[str]:
    return list(columns_of(plan.title).parts(plan.setup(0).edition))


def summarize(rows: list[Row], plan: Plan) -> list[Summary]:
    found = []
    for name in dict.fromkeys(plan.bots):
        own = [row for row in rows if row["bot"] == name]
        columns = ["total", *parts_of(plan), "decisions"]
        means = {column: sum(row[column] for row in own) / len(own) for column in columns}
        games = {row["game"] for row in own}
        wins = {row["game"] for row in own if row["won"]}  # partners win a game together
        found.append(Summary(name, len(games), len(wins), means))
    return found


def print_summary(rows: list[Row], plan: Plan, console: Console) -> None:
    summaries = summarize(rows, plan)
    table = Table(title=f"{plan.title}, {len(plan.bots)} players, {len({row['game'] for row in rows})} games")
    table.add_column("")
    for summary in summaries:
        seats = plan.bots.count(summary.bot)
        table.add_column(summary.bot if seats == 1 else f"{summary.bot} ({seats} seats)", justify="right")

    def line(name: str, texts: list[str]) -> None:
        table.add_row(name, *texts)

    line("games won", [f"{100 * summary.rate:.1f} %" for summary in summaries])
    intervals = [wilson(summary.wins, summary.games) for summary in summaries]
    line("95 % interval", [f"{100 * low:.1f} to {100 * high:.1f} %" for low, high in intervals])
    line("decisions a game and seat", [f"{summary.means['decisions']:.0f}" for summary in summaries])
    line("mean total", [f"{summary.means['total']:.2f}" for summary in summaries])
    for part in parts_of(plan):
        line(f"  {part}", [f"{summary.means[part]:.2f}" for summary in summaries])
    console.print(table)
    games = [row for row in rows if row["seat"] == 1]
    told = [f"{sum(row['seconds'] for row in games):.1f} s of play"]
    for column, words in columns_of(plan.title).told:
        told.append(f"{sum(row[column] for row in games) / len(games):.2f} {words}")
    console.print(", ".join(told))
