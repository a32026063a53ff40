"""What is stored outlives the program: an update, a correction of the content, a broken neighbour."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select
from tests.engine.test_versions import CORRECTIONS
from tests.server.running import HOME, PATIENCE, TESTS, Player, Server, Talk
from websockets.exceptions import ConnectionClosed

from farflung.bots import bot
from farflung.engine.content import Version
from farflung.engine.match import Match
from farflung.engine.title import SetupError
from farflung.server import contents, schema
from farflung.server.commands import Content, check_tables, export_table, import_file
from farflung.server.database import Database
from farflung.server.settings import Settings
from farflung.table.entries import Entry
from farflung.table.table import Table

BEFORE = Path(__file__).parent / "before"


def database_of_before(file: Path) -> str:
    """Live tables of every title, edition and mode as the program stored them before content was kept."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(gzip.decompress((BEFORE / "tables.sql.gz").read_bytes()).decode())
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    return str(file)


def contents_of_before() -> dict[Version, bytes]:
    """What those tables are played with, as their first start with this version stores it: it may be corrected."""
    rows = msgspec.json.decode((BEFORE / "contents.json").read_bytes(), type=list[Content])
    return {Version(row.title, row.edition, row.version): row.data for row in rows}


async def entries_of(database: str) -> dict[str, list[Entry]]:
    """Opens the database as the server does; all tables' entries."""
    db = Database(Settings(database=database))
    await db.open()
    try:
        await contents.know_all(db)
        await contents.store(db, contents_of_before())
        ids = [row["id"] for row in await db.rows(select(schema.tables.c.id).order_by(schema.tables.c.id))]
        return {id: [entry for _, together in await db.commits(id) for entry in together] for id in ids}
    finally:
        await db.close()


def play_to_the_end(table: Table, seed: int) -> int:
    """Every seat by the random bot, entry by entry; how many answers it took."""
    players = [bot("random", table.title, seed + seat) for seat in range(table.size)]
    for answers in range(20_000):
        question = table.question
        if question is None:
            return answers
        table.apply(table.answered(players[question.seat].choose(table.view(question.seat)), table.updated + 1))
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Entry]]:
    return asyncio.run(entries_of(database_of_before(tmp_path_factory.mktemp("before") / "before.db")))


TABLES = [
    "hel-co-op",
    "hel-competitive",
    "hel-fork",
    "hel-mercury",
    "hel-solo",
    "rev-bots",
    "rev-clock",
    "rev-final-1",
    "rev-final-2",
    "rev-final-3",
    "rev-final-4",
    "rev-look",
    "rev-over",
    "rev-proto-1",
    "rev-proto-3",
    "rev-waiting",
    "salvage",
    "xod-1",
    "xod-2",
    "xod-4",
    "xod-waiting",
]


GONE = ["xod-1", "xod-2", "xod-4"]
"""Tables of rules that are no longer played: they are named, and nothing else happens to them."""


@pytest.mark.parametrize("id", GONE)
def test_a_table_of_rules_that_are_gone_is_named_as_such(before: dict[str, list[Entry]], id: str) -> None:
    with pytest.raises(SetupError, match="this game was set up with rules 1, but those played here are 2 to 4"):
        Table.rebuild(before[id])


@pytest.mark.parametrize("id", sorted({*TABLES} - {*GONE}))
def test_tables_of_the_version_before_are_played_to_the_end(before: dict[str, list[Entry]], id: str) -> None:
    assert sorted(before) == TABLES
    table = Table.rebuild(before[id])
    if id.endswith("-waiting"):
        assert table.match is None
        return
    assert table.match is not None
    known = table.record()
    assert Match.load(table.title, known).save() == known
    if id == "rev-over":
        assert table.over
    elif id != "rev-look":
        assert play_to_the_end(table, 5)
        assert table.over
        assert Match.load(table.title, table.record()).over


def test_tables_of_the_present_rules_of_xodus_are_played_to_the_end(tmp_path: Path) -> None:
    """They are newer than the database above."""
    file = tmp_path / "xodus.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(gzip.decompress((BEFORE / "xodus.sql.gz").read_bytes()).decode())
    kept = asyncio.run(entries_of(str(file)))
    assert sorted(kept) == ["xod-1", "xod-2", "xod-4", "xod-waiting"]
    for id, entries in kept.items():
        table = Table.rebuild(entries)
        assert (table.match is None) == (id == "xod-waiting")
        if table.match:
            assert play_to_the_end(table, 5)
            assert Match.load(table.title, table.record()).over


def test_a_server_goes_on_with_a_database_of_before(
    new_server: Callable[..., Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The check before the update leaves the database as it was; the server brings it up to date and bots play on."""
    database = database_of_before(tmp_path / "before.db")
    assert not check_tables(database)
    told = capsys.readouterr().out
    assert "20 live tables replayed, " in told
    for id in GONE:
        assert re.search(rf"{id}.*rules 1, but those played here are 2 to 4", told)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        [(stored,)] = connection.execute("SELECT count(*) FROM commits WHERE table_id = 'rev-bots'").fetchall()
    asyncio.run(entries_of(database))
    server = new_server(database)
    watching = Player(server, "Watching").sit_at("rev-bots")
    watching.wait_for(lambda views: -1 in views)
    first = len(watching.views[-1]["log"])
    watching.wait_for(lambda views: len(views[-1]["log"]) > first + 5 or views[-1]["over"])
    assert server.stop() == 0
    with closing(sqlite3.connect(database)) as connection:
        kept = set(connection.execute("SELECT title, edition, version FROM contents").fetchall())
        [(now,)] = connection.execute("SELECT count(*) FROM commits WHERE table_id = 'rev-bots'").fetchall()
    assert kept == set(contents.present()) | set(contents_of_before())
    assert now > stored


# ---- a correction of the content


def corrected_program(folder: Path) -> str:
    """A copy of the program in which a name and a number of every edition are corrected; where to find it."""
    shutil.copytree(HOME / "farflung", folder / "farflung", ignore=shutil.ignore_patterns("web"))
    games = folder / "farflung" / "games"
    done: set[tuple[Path, str]] = set()
    for (name, edition), corrections in CORRECTIONS.items():
        for sheet, old, new in corrections:
            own = games / name / edition / "content" / sheet
            file = own if own.exists() else games / name / "content" / sheet
            if (file, old) not in done:  # the editions of Revenant share some
                text = file.read_text("utf-8")
                assert old in text
                file.write_text(text.replace(old, new, 1), "utf-8")
                done.add((file, old))
    return os.pathsep.join([str(folder), str(TESTS)])


def play_on(talk: Talk, answers: int) -> None:
    """Our own answers, and the bot's after each."""
    for _ in range(answers):
        talk.wait_for(lambda views: 0 in views and bool(views[0]["question"] or views[0]["over"]))
        assert talk.answer(0)["type"] == "ack"
    talk.wait_for(lambda views: bool(views[0]["question"] or views[0]["over"]))


def content_of(player: Player, table: str) -> str:
    return str(player.http.get(f"/api/tables/{table}").json()["content"])


def names_shown(player: Player, title: str, edition: str, version: str) -> str:
    answer = player.http.get(f"/api/content/{title}/{edition}/{version}/en.json")
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_correction_of_the_content_leaves_tables_as_they_began(
    new_server: Callable[..., Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = new_server()
    player = Player(server)
    bot = {"kind": "bot", "bot": "random"}
    begun = {key: player.table("me", bot, title=key[0], edition=key[1]) for key in CORRECTIONS}
    before: dict[tuple[str, str], str] = {}
    for key, table in begun.items():
        talk = player.sit_at(table)
        play_on(talk, 2)
        talk.close()
        before[key] = content_of(player, table)
    assert server.stop() == 0
    server.more["PYTHONPATH"] = corrected_program(tmp_path / "corrected")
    server.start()
    player.http.base_url = server.url  # another port, the same session
    for key, table in begun.items():
        talk = player.sit_at(table)
        play_on(talk, 2)
        talk.close()
        assert content_of(player, table) == before[key]
        new = player.table("me", bot, title=key[0], edition=key[1])
        play_on(player.sit_at(new), 1)
        assert content_of(player, new) != before[key]
        _, old_name, new_name = (text.removeprefix("name = ").strip('"') for text in CORRECTIONS[key][0])
        assert old_name in names_shown(player, *key, before[key])
        assert new_name in names_shown(player, *key, content_of(player, new))
        assert new_name in names_shown(player, *key, "current")
        assert player.http.get(f"/api/content/{key[0]}/{key[1]}/000000000000/en.json").status_code == 404
    log = server.log.read_text()
    assert "a random answer in place" not in log
    assert "Traceback" not in log
    # The program of before finds what the corrected one has stored, here and in an exported table.
    assert check_tables(server.database)
    assert f"{2 * len(begun)} live tables replayed, 0 failed" in capsys.readouterr().out
    export_table(new, tmp_path / "new.json", server.database)
    assert import_file(tmp_path / "new.json", str(tmp_path / "elsewhere.db")) == new
    assert check_tables(str(tmp_path / "elsewhere.db"))


# ---- one broken table


DAMAGE = {
    "nothing": "",
    "no JSON": "[{'",
    "no list": "{}",
    "empty list": "[]",
    "an unknown entry": '[{"entry":"teleported","at":1.0}]',
    "an entry without its fields": '[{"entry":"answered","at":1.0}]',
    "a line that means nothing": '[{"entry":"answered","at":1.0,"seat":0,"lines":["dance"]}]',
    "a seat that is not there": '[{"entry":"sat","at":1.0,"seat":99,"user":"x","name":"x"}]',
    "deeply nested": "[" * 5000,
}


@pytest.mark.parametrize("first", [False, True], ids=["the last commit", "the first commit"])
def test_a_broken_table_is_named_and_touches_no_other(
    new_server: Callable[..., Server], first: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bots of the healthy table, which nobody looks at, play on after a restart beside every kind of damage."""
    server = new_server()
    player = Player(server)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    broken = {kind: player.table("me", {"kind": "screen", "name": "Bob"}) for kind in DAMAGE}
    healthy = player.table(*bots, title="revenant")
    assert server.stop() == 0
    with closing(sqlite3.connect(server.database)) as connection:
        for kind, table in broken.items():
            [(last,)] = connection.execute("SELECT max(number) FROM commits WHERE table_id = ?", [table]).fetchall()
            if first:
                connection.execute(
                    "UPDATE commits SET entries = ? WHERE table_id = ? AND number = 0", [DAMAGE[kind], table]
                )
            else:
                connection.execute("INSERT INTO commits VALUES (?, ?, 1.0, ?)", [table, last + 1, DAMAGE[kind]])
            # Each is due, and comes before the healthy one.
            connection.execute("UPDATE tables SET bot_turn = 1, updated = 1.0 WHERE id = ?", [table])
        connection.execute("UPDATE tables SET card = 'no card' WHERE id = ?", [broken["nothing"]])
        connection.execute("UPDATE tables SET updated = 2.0 WHERE id = ?", [healthy])
        [(before,)] = connection.execute("SELECT count(*) FROM commits WHERE table_id = ?", [healthy]).fetchall()
        connection.commit()
    capsys.readouterr()
    assert not check_tables(server.database)
    said = capsys.readouterr().out
    for table in broken.values():
        assert f"revenant {table}: " in said
    assert f"{len(broken) + 1} live tables replayed, {len(broken)} failed" in said
    server.start()
    player.http.base_url = server.url
    wait_until(lambda: commits_of(server, healthy) > before + 3)
    for kind, table in broken.items():
        answer = player.http.get(f"/api/tables/{table}")
        assert answer.status_code == 410, (kind, answer.text)
        assert "cannot replay the table: " in answer.json()["error"]["text"], kind
        talk = player.sit_at(table)
        assert talk.told[-1]["kind"] == "not-found", kind
        with pytest.raises(ConnectionClosed) as closed:
            talk.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404, kind
    assert player.http.get("/api/tables").status_code == 200
    assert "Traceback" not in server.log.read_text()
    assert server.stop() == 0


def commits_of(server: Server, table: str) -> int:
    with closing(sqlite3.connect(server.database)) as connection:
        [(count,)] = connection.execute("SELECT count(*) FROM commits WHERE table_id = ?", [table]).fetchall()
    return int(count)


def wait_until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
