"""`farflung sim ... --things card`: how often each thing of a data set was offered and taken, and if its takers win."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from farflung.lab.dataset import DataSet, DataSetError
from farflung.lab.entries import comparable, dominated
from farflung.lab.simulation import print_columns, together, wilson


class Taken(NamedTuple):
    """A thing: how often it was offered, taken and used; by how many seats, and how many of these won."""

    thing: str
    offered: int
    taken: int
    used: int
    takers: int
    wins: int


def takings(data: DataSet, kind: str) -> list[Taken]:
    """The things of a kind, those that are taken least first; where nothing is offered, by how often they are taken."""
    import polars as pl

    things = data.scan("things")
    kinds = sorted(things.select("kind").unique().collect()["kind"])
    if kind not in kinds:
        raise DataSetError(f"there is no kind of thing '{kind}' in {data.folder}; there is {', '.join(kinds)}")
    takes = (pl.col("taken") > 0) & (pl.col("seat") > 0)
    found = (
        things.filter(pl.col("kind") == kind)
        .group_by("thing")
        .agg(
            *(pl.col(step).sum() for step in ("offered", "taken", "used")),
            takes.sum().alias("takers"),
            (takes & pl.col("won")).sum().alias("wins"),
        )
        .collect()
    )
    rows = [Taken(**row) for row in found.to_dicts()]
    return sorted(rows, key=lambda row: (row.taken / row.offered if row.offered else 2.0, row.taken, row.thing))


def print_things(folder: Path, kind: str) -> None:
    """A line for each, with 95 % intervals; below them those that are dominated by another."""
    data = DataSet(folder)
    par = "" if together(data.plan) else f" (par {100 / len(data.plan.bots):.1f} %)"
    lines: list[tuple[str, list[str]]] = [(kind, ["offered", "taken", "95 % interval", "used", f"takers win{par}", ""])]
    rows = takings(data, kind)
    for row in rows:
        share = f"{100 * row.taken / row.offered:.1f} %" if row.offered else str(row.taken)
        between = told(row.taken, row.offered) if row.taken <= row.offered else ""
        wins = f"{100 * row.wins / row.takers:.1f} %" if row.takers else "–"
        offered = str(row.offered) if row.offered else "–"
        lines.append((row.thing, [offered, share, between, str(row.used), wins, told(row.wins, row.takers)]))
    print_columns(lines)
    names = {row.thing for row in rows}
    worse = [pair for pair in dominated(data.plan) if names & {*pair}]
    for name, other in worse:
        print(f"dominated: {name} costs no less, gives no more and does nothing that {other} does not do")
    if not worse and names & comparable(data.plan):
        print(f"dominated: no {kind}")


def told(n: int, of: int) -> str:
    """An interval in percent; nothing of nothing."""
    if not of:
        return ""
    low, high = wilson(n, of)
    return f"{100 * low:.0f} to {100 * high:.0f}"
