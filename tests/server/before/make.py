"""Makes `tables.sql.gz`: a database of live tables of every title, edition and mode, by the code that is imported.

It was run once, with the code before content was kept with its tables (tag `before-issue-12`), and is kept to show how:

    git worktree add /tmp/before before-issue-12
    PYTHONPATH=/tmp/before/src python tests/server/before/make.py tests/server/before/tables.sql.gz

The rules of X-ODUS were written anew after that. `xodus.sql.gz` has tables of the new ones, made in the same way by the
code of 5eab4b6, with `xod` as a second argument: only tables whose names begin so.

The same code makes the same file again: nothing in it depends on luck or on the time.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import insert

from farflung.server import schema
from farflung.server.database import Commit, Database
from farflung.server.decisions import summary
from farflung.server.settings import Settings
from farflung.table import messages as m
from farflung.table.again import fork_of
from farflung.table.entries import Clock, Created, Entry, Noted, Said, Seat
from farflung.table.table import Table, User

BEGUN = 1_790_000_000.0
ANN, BOB = User("ann-000000000000000000", "Ann"), User("bob-000000000000000000", "Bob")
ANSWERS = 70
BOT = Seat("bot", "Greedy bot", "", "greedy")
RANDOM_BOT = Seat("bot", "Random bot", "", "random")
ANNS, BOBS, SCREEN = Seat("person", "Ann", ANN.id), Seat("person", "Bob", BOB.id), Seat("screen", "Guest", ANN.id)

MERCURY = {"mode": "competitive", "mercury": "on", "missions": "on"}
TABLES: dict[str, dict[str, Any]] = {
    "rev-final-1": {"title": "revenant", "edition": "final", "seats": [ANNS], "options": {"difficulty": "easy"}},
    "rev-final-2": {"title": "revenant", "edition": "final", "seats": [ANNS, BOT]},
    "rev-final-3": {"title": "revenant", "edition": "final", "seats": [ANNS, BOBS, BOT]},
    "rev-final-4": {"title": "revenant", "edition": "final", "seats": [ANNS, SCREEN, BOT, RANDOM_BOT]},
    "rev-bots": {"title": "revenant", "edition": "final", "seats": [RANDOM_BOT, BOT]},
    "rev-proto-1": {"title": "revenant", "edition": "prototype", "seats": [ANNS]},
    "rev-proto-3": {"title": "revenant", "edition": "prototype", "seats": [ANNS, BOT, BOBS]},
    "hel-mercury": {"title": "helionox", "edition": "final", "seats": [ANNS, BOBS, BOT], "options": MERCURY},
    "hel-competitive": {"title": "helionox", "edition": "final", "seats": [BOT, ANNS]},
    "hel-co-op": {"title": "helionox", "edition": "final", "seats": [ANNS, BOBS], "options": {"mode": "co-op"}},
    "hel-solo": {"title": "helionox", "edition": "final", "seats": [ANNS]},
    "xod-1": {"title": "xodus", "edition": "first", "seats": [ANNS]},
    "xod-2": {"title": "xodus", "edition": "first", "seats": [ANNS, BOT]},
    "xod-4": {"title": "xodus", "edition": "first", "seats": [ANNS, BOBS, SCREEN, BOT]},
    "salvage": {"title": "salvage", "edition": "tutorial", "seats": [ANNS, BOBS], "answers": 6},
    "rev-clock": {"title": "revenant", "edition": "final", "seats": [ANNS, BOBS], "clock": Clock(3600.0, 30.0)},
    "rev-waiting": {"title": "revenant", "edition": "final", "seats": [ANNS, Seat("open")]},
    "xod-waiting": {"title": "xodus", "edition": "first", "seats": [ANNS, Seat("open"), BOT]},
    "rev-over": {"title": "revenant", "edition": "final", "seats": [ANNS, BOT], "answers": 5000},
}


class Maker:
    def __init__(self, database: Database, dice: random.Random) -> None:
        self.database = database
        self.dice = dice
        self.now = BEGUN

    def later(self) -> float:
        self.now += 1.5
        return self.now

    async def table(self, id: str, created: Created, answers: int) -> Table:
        table = Table(created)
        number = await self.store(id, table, 0, [created, *table.start(self.later())], True)
        for count in range(answers):
            question = table.question
            if question is None:
                break
            code = self.dice.choice(question.options)
            bot = table.bot_to_move()
            number = await self.store(
                id, table, number, [table.answered(code, self.later(), "bot" if bot else "person")]
            )
            if count % 25 == 20:
                number = await self.store(id, table, number, self.words(count))
            if count % 25 == 24 and not bot:
                number = await self.take_back(id, table, number, question.seat)
        return table

    def words(self, count: int) -> list[Entry]:
        return [
            Said(at=self.later(), user=ANN.id, name=ANN.name, text=f"After {count} answers."),
            Noted(at=self.later(), user=BOB.id, text=f"A note at {count}."),
        ]

    async def take_back(self, id: str, table: Table, number: int, seat: int) -> int:
        """The last answer of the seat again, with everybody's agreement."""
        user = BOB if table.seats[seat].user == BOB.id else ANN
        undo = m.Undo(id=1, seat=seat, to=table.answers(seat) - 1)
        try:
            number = await self.store(id, table, number, table.decide(user, undo, self.later()))
        except m.Refused:  # who plays with bots only does not go back over luck
            return number
        while table.undo:
            asked = next(other for other in table.undo.needed if other not in table.agreed)
            agrees = BOB if table.seats[asked].user == BOB.id else ANN
            entries = table.decide(agrees, m.Agree(id=2, seat=asked), self.later())
            number = await self.store(id, table, number, entries)
        return number

    async def store(self, id: str, table: Table, number: int, entries: list[Entry], new: bool = False) -> int:
        for entry in entries[1:] if new else entries:
            table.apply(entry)
        short = summary(id, table, table.members())
        await self.database.append(Commit(id, number, entries[-1].at, entries, short))
        return number + 1


async def make(file: Path, chosen: str) -> None:
    database = Database(Settings(database=str(file)))
    await database.open()
    users = [{"id": user.id, "name": user.name, "generation": 0, "created": BEGUN} for user in (ANN, BOB)]
    for row in users:
        await database.execute(insert(schema.users).values(**row))
    dice = random.Random(12)
    with patch("secrets.randbits", dice.getrandbits), patch("secrets.randbelow", dice.randrange):
        tables = {id: given for id, given in TABLES.items() if id.startswith(chosen)}
        await keep_contents(database, {given["title"] for given in tables.values()})
        await play(Maker(database, dice), tables)
    await database.close()


async def keep_contents(database: Database, titles: set[str]) -> None:
    """What the tables are played with; the code before did not keep it."""
    with suppress(ImportError):
        from farflung.server import contents

        present = contents.present()
        await contents.store(database, {version: present[version] for version in present if version.title in titles})


async def play(maker: Maker, tables: dict[str, dict[str, Any]]) -> None:
    for id, given in tables.items():
        answers = given.pop("answers", ANSWERS)
        played = await maker.table(id, Created(at=maker.later(), owner=ANN.id, **given), answers)
        print(id, "over" if played.over else "live", played.match.position if played.match else "waiting")
        if id == "hel-mercury":
            await maker.table("hel-fork", fork_of(played.record(), 60, ANN, False, maker.later(), {1: "random"}), 15)
        if id == "rev-over":
            await maker.table("rev-look", fork_of(played.record(), 80, ANN, True, maker.later(), {}), 0)


def main(target: Path, chosen: str = "") -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        asyncio.run(make(file, chosen))
        with closing(sqlite3.connect(file)) as connection:
            text = "\n".join(connection.iterdump())
    with target.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as packed:
        packed.write(text.encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
