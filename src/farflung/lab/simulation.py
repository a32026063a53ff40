"""`farflung sim`: a plan's games over all cores, into a file and a summary."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path

import click
import msgspec

from farflung.lab.columns import columns_of
from farflung.lab.games import Plan, Row, check, play_games

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
    rows: list[Row] = []
    with click.progressbar(length=games, label="games", file=sys.stderr, show_pos=True, hidden=not visible) as bar:
        for done, found in _play(plan, batches, min(jobs, len(batches))):
            rows += found
            bar.update(done)
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


def parts_of(plan: Plan) -> list[str]:
    """The columns that add up to the total."""
    return list(columns_of(plan.title).parts(plan.setup(0).edition))


def summarize(rows: list[Row], plan: Plan) -> list[Summary]:
    """A summary for each bot of the plan."""
    found = []
    for name in dict.fromkeys(plan.bots):
        own = [row for row in rows if row["bot"] == name]
        columns = ["total", *parts_of(plan), "decisions"]
        means = {column: sum(row[column] for row in own) / len(own) for column in columns}
        games = {row["game"] for row in own}
        wins = {row["game"] for row in own if row["won"]}  # partners win a game together
        found.append(Summary(name, len(games), len(wins), means))
    return found


def print_summary(rows: list[Row], plan: Plan) -> None:
    """What the games came to, a column for each bot."""
    summaries = summarize(rows, plan)
    games = [row for row in rows if row["seat"] == 1]
    print(f"{plan.title}, {len(plan.bots)} players, {len(games)} games")
    heads = [(one.bot, plan.bots.count(one.bot)) for one in summaries]
    intervals = [wilson(one.wins, one.games) for one in summaries]
    lines = [
        ("", [bot if seats == 1 else f"{bot} ({seats} seats)" for bot, seats in heads]),
        ("games won", [f"{100 * one.rate:.1f} %" for one in summaries]),
        ("95 % interval", [f"{100 * low:.1f} to {100 * high:.1f} %" for low, high in intervals]),
        ("decisions a game and seat", [f"{one.means['decisions']:.0f}" for one in summaries]),
        ("mean total", [f"{one.means['total']:.2f}" for one in summaries]),
        *((f"  {part}", [f"{one.means[part]:.2f}" for one in summaries]) for part in parts_of(plan)),
    ]
    left = max(len(name) for name, _ in lines)
    widths = [max(len(texts[column]) for _, texts in lines) for column in range(len(summaries))]
    for name, texts in lines:
        print("  ".join([name.ljust(left), *(text.rjust(width) for text, width in zip(texts, widths, strict=True))]))
    told = [f"{sum(row['seconds'] for row in games):.1f} s of play"]
    for column, words in columns_of(plan.title).told:
        told.append(f"{sum(row[column] for row in games) / len(games):.2f} {words}")
    print(", ".join(told))
