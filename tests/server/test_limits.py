"""What one client may take: buckets, turns, what waits to be sent, and what is removed after a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from tests.server.hostile import Attacker
from tests.server.running import Player, Server
from websockets.exceptions import ConnectionClosed

from farflung.server import limits, retention, schema
from farflung.server.bots import Turns
from farflung.server.database import Database
from farflung.server.hub import Hub
from farflung.server.limits import Backlog, Limits, TooMany, Waits
from farflung.server.settings import MEGABYTE, Settings
from farflung.table import messages as m


def test_every_kind_of_message_has_a_bucket() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in m.Message.__args__}
    assert kinds <= set(limits.MESSAGES)


def test_more_sockets_do_not_buy_more() -> None:
    """Each of a user's connections has its own bucket, but together they have that of the user."""
    all_of_them = Limits(Settings())
    taken = 0
    for _ in range(15):
        with all_of_them.connected("192.0.2.1", "eve") as allowance:
            taken += sum(not allowance.take("language") for _ in range(10))
    size = limits.MESSAGES["language"][0]
    assert size <= taken <= limits.FOR_A_USER * size + 2


def test_sockets_are_counted_by_user_and_address() -> None:
    counted = Limits(Settings(sockets_of_a_user=2, sockets_of_an_address=3))
    with counted.connected("192.0.2.1", "a"), counted.connected("192.0.2.1", "a"):
        with pytest.raises(TooMany), counted.connected("192.0.2.2", "a"):
            pass
        with counted.connected("192.0.2.1", "b"), pytest.raises(TooMany), counted.connected("192.0.2.1", "c"):
            pass
    assert not counted.sockets


def test_an_address_of_ipv6_is_its_network() -> None:
    assert limits.address_of("2001:db8:1:2:3::4") == limits.address_of("2001:db8:1:2:ffff::9")
    assert limits.address_of("2001:db8:1:2::1") != limits.address_of("2001:db8:1:3::1")
    assert limits.address_of("::ffff:192.0.2.1") == "192.0.2.1"


class Silent(Waits):
    def __init__(self, backlog: Backlog, owner: str) -> None:
        self.backlog, self.owners, self.waiting, self.away = backlog, (owner,), 0, False

    def send_away(self) -> None:
        self.away = True
        self.backlog.less(self, self.waiting)


def test_whoever_has_read_least_is_sent_away() -> None:
    chosen = Settings(waiting=10 * MEGABYTE, waiting_of_a_user=6 * MEGABYTE, waiting_of_a_connection=4 * MEGABYTE)
    backlog = Backlog(chosen)
    one, two, other = Silent(backlog, "eve"), Silent(backlog, "eve"), Silent(backlog, "ann")
    backlog.add(one, 3 * MEGABYTE)
    backlog.add(two, 3 * MEGABYTE - 1)
    backlog.add(other, MEGABYTE)
    assert not one.away
    backlog.add(two, 1000)
    assert (one.away, two.away, other.away) == (False, True, False)
    backlog.add(other, 4 * MEGABYTE)
    assert other.away


def test_bots_think_by_turns() -> None:
    """Of two owners the one with a single table is next but one, and tables that nobody watches come last."""

    async def run() -> list[str]:
        turns, order = Turns(1), []

        async def think(owner: str, idle: bool = False) -> None:
            async with turns.turn(owner, idle):
                order.append(owner)
                await asyncio.sleep(0)

        work = [think("many"), think("idle", True), *(think("many") for _ in range(5)), think("one"), think("many")]
        await asyncio.gather(*work)
        assert turns.free == 1
        return order

    assert asyncio.run(run()) == ["many", "many", "one", "many", "many", "many", "many", "many", "idle"]


def test_what_came_to_nothing_is_removed(tmp_path: Path) -> None:
    async def run() -> tuple[set[str], set[str]]:
        settings = Settings(database=str(tmp_path / "farflung.db"), bot_processes=1)
        database = Database(settings)
        await database.open()
        hub = Hub(settings, database)
        old = time.time() - 31 * 86400
        for id, key, created in (("a", None, old), ("b", None, time.time()), ("c", "c", old), ("d", None, old)):
            user = {"id": id, "name": id, "key": key, "generation": 0, "created": created}
            await database.execute(insert(schema.users).values(**user))
        row: dict[str, Any] = {
            "title": "salvage",
            "created": old,
            "over": False,
            "listed": True,
            "bot_turn": False,
            "card": "{}",
        }
        for id, started, updated in (("open", False, old), ("new", False, time.time()), ("begun", True, old)):
            values = {**row, "id": id, "started": started, "updated": updated}
            await database.execute(insert(schema.tables).values(**values))
        await database.execute(insert(schema.members).values(table_id="begun", seat=0, user_id="d"))
        await retention.tidy(hub, time.time())
        users = {row["id"] for row in await database.rows(select(schema.users.c.id))}
        tables = {row["id"] for row in await database.rows(select(schema.tables.c.id))}
        await database.close()
        return users, tables

    assert asyncio.run(run()) == ({"b", "c", "d"}, {"new", "begun"})


def test_whoever_does_not_read_is_sent_away(new_server: Callable[..., Server]) -> None:
    eve = Attacker(new_server(FARFLUNG_LIMITS="on", FARFLUNG_WAITING_SOCKET_MB="0"))
    assert eve.socket(eve.long_game(), small=True).closed_with() == 1013


def test_a_user_with_too_many_sockets_is_told_to_wait(new_server: Callable[..., Server]) -> None:
    server = new_server(FARFLUNG_LIMITS="on", FARFLUNG_SOCKETS_USER="2")
    ann = Player(server)
    table = ann.table("me", "open")
    opened = [ann.sit_at(table) for _ in range(3)]
    assert [talk.told[0]["type"] for talk in opened] == ["hello", "hello", "refused"]
    assert (opened[2].told[0]["kind"], opened[2].told[0]["wait"] > 0) == ("too-many", True)
    with pytest.raises(ConnectionClosed) as closed:
        opened[2].next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert opened[0].ask("note", text="mine")["type"] == "ack"
    opened[1].close()
    time.sleep(0.3)
    assert ann.sit_at(table).told[0]["notes"] == "mine"
