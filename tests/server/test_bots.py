"""Bots that fail: the table goes on, its people are told, nothing is lost, and other bots notice nothing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import farflung
from farflung import games
from farflung.engine.content import Published, Version, keep, packed
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.engine.views import View, view
from farflung.server.bots import BotFailed, Thinkers
from farflung.server.database import Database
from farflung.server.hub import Hub
from farflung.server.live import Connection
from farflung.server.settings import Settings
from farflung.table import messages as m
from farflung.table.entries import Answered, Created, Seat
from farflung.table.table import Table, User
from farflung.table.viewers import Viewer

ANN = User("u-ann", "Ann")


class House:
    """A hub with a database of its own, in this process."""

    def __init__(self, folder: Path, seconds: float = 2.0) -> None:
        self.settings = Settings(database=str(folder / "bots.db"), bot_processes=2, bot_seconds=seconds)
        self.database = Database(self.settings)
        self.hub = Hub(self.settings, self.database)
        self.told: list[dict[str, Any]] = []

    async def __aenter__(self) -> House:
        await self.database.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hub.close()
        await self.database.close()

    async def table(self, bot: str) -> str:
        seats = [Seat("person", "Ann", ANN.id), Seat("bot", "Bot", "", bot)]
        created = Created(at=time.time(), title="salvage", edition="tutorial", seats=seats, owner=ANN.id)
        return await self.hub.create(created)

    async def play(self, id: str, most: int = 99) -> Table:
        """Ann dives and stops until the game is over or the bot has answered so often."""
        live = await self.hub.open(id)
        connection = Connection(Viewer(id, ANN, "en"))
        await self.hub.join(live, connection)
        until = time.monotonic() + 600
        while not live.table.over and live.table.answers(1) < most:
            assert time.monotonic() < until, "the table stands still"
            question = live.table.question
            if question is None or question.seat != 0 or live.lock.locked():
                await asyncio.sleep(0.01)
                continue
            text = live.table.match.notation.text(question.options[-1]) if live.table.match else ""
            await self.hub.handle(live, connection, m.Answer(seat=0, answers=live.table.answers(0), option=text))
        async with live.lock:  # the last answer is played before it is stored
            pass
        while not connection.queue.empty():
            data = connection.queue.get_nowait()
            assert isinstance(data, bytes)
            self.told.append(msgspec.json.decode(data))
        return live.table


async def answers(house: House, id: str) -> list[str]:
    """By whom the bot's seat was answered, as it is stored."""
    stored = [entry for _, together in await house.database.commits(id) for entry in together]
    return [entry.by for entry in stored if isinstance(entry, Answered) and entry.seat == 1]


async def enough_for_a_new_worker() -> float:
    """Seconds that a good bot never needs on this machine, as busy as it is now."""
    thinkers = Thinkers(processes=1, seconds=600)
    match = farflung.new_match("salvage", seats=["Ann", "Bo"], seed=1)
    assert match.question is not None
    began = time.monotonic()
    try:
        await thinkers.choose("salvage", "greedy", farflung.view(match, match.question.seat))
    finally:
        thinkers.close()
    return 2 + 4 * (time.monotonic() - began)


@pytest.mark.parametrize("bot", ["Raises", "Illegal", "Nonsense", "Dies"])
def test_a_bot_that_fails_is_replaced_by_chance(tmp_path: Path, bot: str) -> None:
    async def run() -> None:
        async with House(tmp_path) as house:
            id = await house.table(f"tests.server.bad_bots:{bot}")
            table = await house.play(id, 2 if bot == "Dies" else 99)  # a new worker takes its time
            for task in list(house.hub.tasks):
                task.cancel()  # nothing more happens while it is looked at
            assert {*await answers(house, id)} == {"chance"}
            stored = [entry for _, together in await house.database.commits(id) for entry in together]
            again = Table.rebuild(stored)
            assert again.record() == table.record(), "what is stored is the whole game"
            notices = [message for message in house.told if message["type"] == "notice"]
            assert [(one["kind"], one["seat"]) for one in notices] == [("bot-failed", 1)]

    asyncio.run(run())


def test_a_bot_that_hangs_does_not_take_others_along(tmp_path: Path) -> None:
    async def run() -> None:
        async with House(tmp_path, await enough_for_a_new_worker()) as house:
            bad = await house.table("tests.server.bad_bots:Hangs")
            hanging = asyncio.create_task(house.play(bad))
            played = []
            while len(await answers(house, bad)) == 0:  # its workers are ended twice meanwhile
                played.append(await house.table("greedy"))
                await house.play(played[-1])
            hanging.cancel()
            assert {by for id in played for by in await answers(house, id)} == {"bot"}
            assert await answers(house, bad) == ["chance"]

    asyncio.run(run())


def test_bots_that_wait_for_a_worker_are_asked_again_when_another_hangs() -> None:
    async def run() -> None:
        seconds = await enough_for_a_new_worker()
        thinkers = Thinkers(processes=1, seconds=seconds)
        match = farflung.new_match("salvage", seats=["Ann", "Bo"], seed=1)
        assert match.question is not None
        seen = farflung.view(match, match.question.seat)
        try:
            hanging = asyncio.create_task(thinkers.choose("salvage", "tests.server.bad_bots:Hangs", seen))
            await asyncio.sleep(seconds / 2)
            answers = await asyncio.gather(*(thinkers.choose("salvage", "greedy", seen) for _ in range(4)))
            assert set(answers) <= set(match.question.options)
            hanging.cancel()
        finally:
            thinkers.close()

    asyncio.run(run())


def test_a_bot_knows_the_content_of_its_table() -> None:
    """Its process has never heard of this version: the cards come with the question."""
    title = games.title("revenant")
    assert isinstance(title, Published)
    _, sheets = title.sheets("final")
    sheets["operations.toml"] = sheets["operations.toml"].replace('name = "Ledger Adept"', 'name = "Ledger Adepts"')
    keep(Version("revenant", "final", "corrected"), packed(sheets))
    match = Match(title, Setup("revenant", "final", ["A", "B"], content="corrected"), 1)
    question = match.question
    assert question is not None

    async def run() -> int:
        thinkers = Thinkers(1, 60.0)
        try:
            return await thinkers.choose("revenant", "greedy", view(match, question.seat))
        finally:
            thinkers.close()

    assert asyncio.run(run()) in question.options


def test_who_thinks_longest_gets_the_workers_that_nobody_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several think about one question; others who come meanwhile get them back when that is answered."""
    asked: list[tuple[str, int]] = []

    async def run() -> None:
        thinkers = Thinkers(processes=3, seconds=60.0)
        match = farflung.new_match("salvage", seats=["Ann", "Bo"], seed=1)
        assert match.question is not None
        seen, options = farflung.view(match, match.question.seat), match.question.options

        async def think(title: str, name: str, view: View, workers: int = 1) -> tuple[int, str]:
            asked.append((name, workers))
            await asyncio.sleep(0.01)
            return options[0], ""

        with monkeypatch.context() as patch:
            patch.setattr(thinkers, "think", think)
            names = ["keen", "relentless", "relentless", "greedy"]
            await asyncio.gather(*(thinkers.choose("salvage", name, seen) for name in names))
        assert asked[:2] == [("keen", 1), ("relentless", 2)]
        assert [name for name, _ in asked[2:]] == ["relentless", "greedy"]
        assert thinkers.turns.free == 3
        try:
            assert (await thinkers.explain("salvage", "relentless", seen))[0] in options
            with pytest.raises(BotFailed):
                await thinkers.think("salvage", "nobody", seen, 2)
        finally:
            thinkers.close()
        assert thinkers.turns.free == 3

    asyncio.run(run())
