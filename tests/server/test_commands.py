"""What an operator calls: export, import, check, backup, and a table that this version cannot replay."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.running import Player, Server

from farflung.server.commands import CommandError, backup, check_tables, export_table, import_file
from farflung.server.settings import Settings, SettingsError


def played(server: Server) -> tuple[Player, str]:
    player = Player(server)
    table = player.table("me", {"kind": "screen", "name": "Bob"})
    talk = player.sit_at(table)
    for _ in range(10):
        talk.wait_for(lambda views: len(views) == 2 and any(view["question"] for view in views.values()))
        talk.answer(0 if talk.views[0]["question"] else 1)
    talk.close()
    return player, table


def test_a_table_is_exported_and_imported_beside_itself_and_elsewhere(
    database: str, new_server: Callable[..., Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = new_server(database)
    player, table = played(server)
    file = tmp_path / "table.json"
    export_table(table, file, database)
    copy = import_file(file, database)
    assert copy != table
    assert copy in capsys.readouterr().out
    first, second = player.sit_at(table), player.sit_at(copy)
    for talk in (first, second):
        talk.wait_for(lambda views: len(views) == 2)
    assert first.views == second.views
    elsewhere = str(tmp_path / "elsewhere.db")
    assert import_file(file, elsewhere) == table
    assert check_tables(elsewhere)
    assert "1 live tables replayed, 0 failed" in capsys.readouterr().out


def test_a_record_is_imported_to_look_at(tmp_path: Path) -> None:
    record = "farflung record 1\ntitle salvage\nedition tutorial\ncontent \nseat A\nseat B\n\n1 stop\nend 1\n"
    file = tmp_path / "some.record"
    file.write_text(record)
    assert import_file(file, str(tmp_path / "new.db"))
    file.write_text("something else")
    with pytest.raises(CommandError, match="neither a record nor an exported table"):
        import_file(file, str(tmp_path / "new.db"))
    with pytest.raises(CommandError, match="no table"):
        export_table("none", file, str(tmp_path / "new.db"))


def test_a_backup_is_taken_while_the_server_runs(new_server: Callable[..., Server], tmp_path: Path) -> None:
    server = new_server()
    _, table = played(server)
    copy = tmp_path / "backup.db"
    backup(copy, server.database)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(table,)]
        assert connection.execute("SELECT count(*) FROM commits").fetchone()[0] > 10
    assert check_tables(str(copy))
    with pytest.raises(CommandError, match="exists already"):
        backup(copy, server.database)


def test_a_table_that_cannot_be_replayed_is_reported_and_hurts_nobody(
    new_server: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    server = new_server()
    player, table = played(server)
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute("""UPDATE commits SET entries = replace(entries, '"lines":["', '"lines":["no ')""")
        connection.commit()
    assert not check_tables(server.database)
    assert f"{table}: " in capsys.readouterr().out
    server.start()
    assert player.http.get(f"/api/tables/{table}").status_code == 410
    assert player.http.get("/api/tables").json()["yours"][0]["id"] == table
    assert player.table("me", "open")


def test_settings_are_checked() -> None:
    assert Settings(database="postgres://u@h/d").url == "postgresql+asyncpg://u@h/d"
    assert Settings(database="some.db").is_sqlite
    assert str(Settings(database="sqlite:////var/lib/farflung.db").file) == "/var/lib/farflung.db"
    with pytest.raises(SettingsError, match="neither"):
        _ = Settings(database="mysql://u@h/d").url
