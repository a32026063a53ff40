"""A simulation as a data set: a folder with four tables in Parquet, written part by part.

    results/plan.json                what was played: plan, content, version, seeds
    results/games/part-00000.parquet    a row for each game
    results/seats/part-00000.parquet    a row for each seat of each game
    results/things/part-00000.parquet   a row for each seat and each card, captain, module ... that something befell
    results/rounds/part-00000.parquet   a row for each seat and round

A part is whole or not there: the table `games` of a part is written last, and every file under another name first. Who
is interrupted calls the same again and goes on; who wants more games asks for more. docs/lab.md lists the columns.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import farflung
from farflung import games
from farflung.lab.games import Plan, play_game
from farflung.lab.gathering import TABLES, Row

if TYPE_CHECKING:
    import polars

FORMAT = 1
MOST_IN_PART = 1000  # games of a part, so that what is in memory does not grow with what was asked for
INTEGER, TEXT, BOOLEAN, REAL = "Int64", "String", "Boolean", "Float64"
SCHEMA: dict[str, dict[str, str]] = {
    "games": {
        "game": INTEGER, "seed": INTEGER, "players": INTEGER, "rounds": INTEGER, "reason": TEXT, "won": BOOLEAN,
        "winner": INTEGER, "best": INTEGER, "margin": INTEGER, "lead_changes": INTEGER, "decisions": INTEGER,
        "print": TEXT, "seconds": REAL,
    },
    "things": {
        "game": INTEGER, "seat": INTEGER, "kind": TEXT, "thing": TEXT, "offered": INTEGER, "taken": INTEGER,
        "used": INTEGER, "scored": INTEGER, "won": BOOLEAN,
    },
    "rounds": {"game": INTEGER, "round": INTEGER, "seat": INTEGER, "points": INTEGER},
}  # fmt: skip
"""The columns of the tables that every title has alike; a seat has those of its title besides."""


class DataSetError(ValueError):
    """A folder that is no data set, or one of another plan."""


class About(msgspec.Struct):
    """What a data set says of itself, in `plan.json` and in every file."""

    plan: Plan
    content: str
    """The hash of the content that was played with."""
    version: str
    """Of Farflung, and whether compiled."""
    size: int
    """Games of a part."""
    format: int = FORMAT


class DataSet:
    """The folder of a simulation."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.about = msgspec.json.decode((self.folder / "plan.json").read_bytes(), type=About)
        except FileNotFoundError:
            raise DataSetError(f"{self.folder}: there is no data set, for it has no plan.json") from None
        except msgspec.DecodeError as error:
            raise DataSetError(f"{self.folder / 'plan.json'}: {error}") from None

    @classmethod
    def create(cls, folder: Path | str, plan: Plan, size: int) -> DataSet:
        """The data set of this plan: a new one, or one that was begun and goes on."""
        folder = Path(folder)
        about = About(plan, content_of(plan), farflung.version(), size)
        if (folder / "plan.json").exists():
            found = cls(folder)
            if (found.about.plan, found.about.content) != (plan, about.content):
                raise DataSetError(f"{folder}: holds games of another plan; name another folder, or remove it")
            return found
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise DataSetError(f"{folder}: is no data set, and not empty; name another folder")
        for table in TABLES:
            (folder / table).mkdir(parents=True, exist_ok=True)
        replace(folder / "plan.json", msgspec.json.format(msgspec.json.encode(about)) + b"\n")
        return cls(folder)

    @property
    def plan(self) -> Plan:
        """What was played."""
        return self.about.plan

    def file(self, table: str, part: int) -> Path:
        """Where a part of a table lies."""
        return self.folder / table / f"part-{part:05}.parquet"

    def numbers(self, part: int, games: int) -> range:
        """The games of a part, if there are so many in all."""
        size = self.about.size
        return range(part * size, min((part + 1) * size, games))

    def parts(self, games: int) -> list[int]:
        """All parts of so many games."""
        return list(range(-(-games // self.about.size)))

    def is_whole(self, part: int, games: int) -> bool:
        """Whether all games of the part have been played."""
        import polars

        file = self.file("games", part)
        if not file.exists():
            return False
        rows = polars.scan_parquet(file).select(polars.len()).collect().item()
        return int(rows) >= len(self.numbers(part, games))

    def write(self, part: int, tables: dict[str, list[Row]]) -> None:
        """Writes a part of each table."""
        import polars

        metadata = {"farflung": msgspec.json.encode(self.about).decode(), "part": str(part)}
        for table in reversed(TABLES):
            known = SCHEMA.get(table)
            schema = {name: getattr(polars, kind)() for name, kind in known.items()} if known else None
            frame = polars.DataFrame(tables[table], schema=schema, infer_schema_length=None)
            file = self.file(table, part)
            hidden = file.with_name(f".{file.name}.{os.getpid()}")
            frame.write_parquet(hidden, metadata=metadata)
            hidden.replace(file)

    def scan(self, table: str) -> polars.LazyFrame:
        """A table, read when it is collected: for polars. `games` alone says which parts are whole."""
        import polars

        if table not in TABLES:
            raise DataSetError(f"there is no table '{table}'; there is {', '.join(TABLES)}")
        parts = [int(file.stem[5:]) for file in sorted((self.folder / "games").glob("part-*.parquet"))]
        if not parts:
            raise DataSetError(f"{self.folder}: no game has been played yet")
        return polars.scan_parquet([self.file(table, part) for part in parts])

    def __repr__(self) -> str:
        return f"DataSet({str(self.folder)!r}, {self.plan.title}, {len(self.plan.bots)} players)"


def replace(file: Path, data: bytes) -> None:
    """Writes a file so that it is there as a whole or not at all."""
    hidden = file.with_name(f".{file.name}.{os.getpid()}")
    hidden.write_bytes(data)
    hidden.replace(file)


def content_of(plan: Plan) -> str:
    """The hash of the content a plan is played with; raises the error of a plan that cannot be played."""
    setup = plan.setup(0)
    games.title(plan.title).new_game(setup)
    return setup.content


def play_part(plan: Plan, folder: str, part: int, numbers: range) -> dict[str, list[Row]]:
    """Plays the games of a part and writes it; what it returns are the rows of seats and games."""
    tables = play_tables(plan, folder, part, numbers)
    if folder:
        DataSet(folder).write(part, tables)
    return {"games": tables["games"], "seats": tables["seats"]}


def play_tables(plan: Plan, folder: str, part: int, numbers: range) -> dict[str, list[Row]]:
    """The rows of all tables of a part, for somebody else to write; without a folder those of seats and games."""
    title = games.title(plan.title)
    wanted = TABLES if folder else ("games", "seats")
    tables: dict[str, list[Any]] = {table: [] for table in wanted}
    for number in numbers:
        played = play_game(plan, title, number)
        for table in wanted:
            tables[table] += getattr(played, table)
    return tables
