"""Who is present and since when; when there was no server."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from tests.table.playing import ANN, BOB, created

from farflung.server.hub import Hub
from farflung.server.live import Live
from farflung.server.presence import Attendance, apart
from farflung.server.settings import Settings
from farflung.table.table import Table


def test_who_comes_and_goes_is_known_with_the_time() -> None:
    gone: dict[str, float] = {}
    attendance = Attendance(100.0, gone)
    attendance.changed({"ann", "bob"}, 110.0)
    attendance.changed({"ann"}, 120.0)
    attendance.changed({"ann"}, 130.0)
    presence = attendance.presence()
    assert presence.here == {"ann": 110.0}
    assert [presence.away_since(user) for user in ("ann", "bob", "eve")] == [None, 120.0, 100.0]
    again = Attendance(100.0, gone)  # the table had been out of memory
    assert again.presence().away_since("bob") == 120.0
    again.changed({"bob"}, 140.0)
    assert again.presence().away_since("bob") is None
    assert not gone


def test_outages_that_overlap_count_once() -> None:
    assert apart([(5.0, 6.0), (1.0, 3.0), (2.0, 4.0), (2.5, 2.6)]) == [(1.0, 4.0), (5.0, 6.0)]


def test_nobody_is_present_at_a_process_that_has_ended() -> None:
    async def run() -> None:
        said: list[tuple[str, str]] = []

        async def notify(table: str, rest: str) -> None:
            said.append((table, rest))

        database: Any = SimpleNamespace(process="me", sqlite=False, notify=notify)
        hub = Hub(Settings(), database)
        live = hub.tables["t"] = Live("t", Table(created()), 0, hub.attendance("t"))
        hub.heard("one", "t", f"here {ANN.id}")
        hub.heard("two", "t", f"here {BOB.id}")
        assert live.present() == {ANN.id, BOB.id}
        hub.processes["one"] -= 1000.0
        await hub.forget_silent()
        assert live.present() == {BOB.id}
        assert live.attendance.presence().away_since(ANN.id) is not None
        assert said == [("-", "alive")], "the others are told that we are not silent"

    asyncio.run(run())
