"""Makes the golden records of a title anew, as its `make.py` says.

Whole games by a random player with a taste: it prefers what no golden game shows yet, and so does its luck. For every
record several seeds are played and the game that shows the most is kept; when everything is shown, it stops. The same
program makes the same records.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import chain, cycle

import msgspec
from tests.golden.replaying import Golden, replay
from tests.golden.steering import Steering

from farflung.engine.core import play_out
from farflung.engine.record import Line, Record
from farflung.engine.title import Setup

NAMES = ["Mara", "Jonas", "Ines", "Odile"]
MOST_RECORDS = 28
MOST_TRIES = 200  # then it gives up


class Table(msgspec.Struct, frozen=True):
    """What a golden game is played with."""

    players: int
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}

    @property
    def size(self) -> str:
        return f"{self.players}-player{'s' if self.players > 1 else ''}"


class Making(msgspec.Struct, frozen=True):
    """What a title says of how its golden games are made."""

    golden: Golden
    player: type[Steering]
    name_of: Callable[[Table], str]
    tables: list[Table]
    """One record for each."""
    more: list[Table]
    """In turn, as long as something is missing."""
    seeds: int = 30
    """Games played for each record."""
    rare: dict[str, int] = {}
    """What some things are worth above others that are new."""


def make(making: Making) -> int:
    began = time.monotonic()
    wanted = set(making.golden.needed)
    records: dict[str, Record] = {}
    for number, table in enumerate(chain(making.tables, cycle(making.more))):
        late = number >= len(making.tables)
        if late and (not wanted or len(records) == MOST_RECORDS or number >= MOST_TRIES):
            break
        record = best_game(making, table, number * making.seeds, wanted)
        new = news(making, record, wanted)
        if late and not new:
            continue  # other seeds
        wanted -= new
        name = f"{len(records) + 1:02}-{making.name_of(table)}"
        records[name] = record
        shown = len(making.golden.needed) - len(wanted)
        print(f"{name}: {len(record.lines)} lines, {shown} of {len(making.golden.needed)} shown", flush=True)
    write(making.golden, records)
    print(f"{len(records)} records in {time.monotonic() - began:.0f} s")
    for missing in sorted(wanted):
        print(f"missing: {missing}")
    return 1 if wanted else 0


def best_game(making: Making, table: Table, after: int, wanted: set[str]) -> Record:
    """The game of several seeds that shows the most; the shorter one of two."""

    def worth(record: Record) -> tuple[int, int]:
        new = news(making, record, wanted)
        return sum(1 + making.rare.get(thing, 0) for thing in new), -len(record.lines)

    return max((play(making, table, after + seed, wanted) for seed in range(1, making.seeds + 1)), key=worth)


def news(making: Making, record: Record, wanted: set[str]) -> set[str]:
    return making.golden.shown(replay(record)) & wanted


def play(making: Making, table: Table, seed: int, wanted: set[str]) -> Record:
    title, edition, names = making.golden.title, making.golden.edition, NAMES[: table.players]
    setup = Setup(title.name, edition, names, dict(table.options), dict(table.parameters))
    setup.settle_rules(title)
    player = making.player(seed, wanted)
    play_out(title.new_game(setup), player)
    notation = title.notation(setup)
    return Record(setup, [Line(seat, notation.text(code)) for seat, code in player.told])


def write(golden: Golden, records: dict[str, Record]) -> None:
    for old in golden.folder.glob("*.record"):
        old.unlink()
    expected = [f"# Made by `python -m tests.golden.{golden.folder.name}.make`; what each record must end with."]
    for name, record in records.items():
        (golden.folder / f"{name}.record").write_text(record.print(), encoding="utf-8")
        ending = golden.ending(replay(record).end)
        expected += ["", f'["{name}"]', *(f"{key} = {json.dumps(value)}" for key, value in ending.items())]
    (golden.folder / "expected.toml").write_text("\n".join(expected) + "\n", encoding="utf-8")
