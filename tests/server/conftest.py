"""Servers and databases for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.machine import lacks
from tests.server.running import Postgres, Server, postgres_tool


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if postgres_tool("initdb") is None:
        lacks("PostgreSQL is not installed here: no initdb on the path nor in /usr/lib/postgresql")
    cluster = Postgres()
    yield cluster
    cluster.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not disturb each other."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "farflung.db"), folder).start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own; the second of the same database is a second process."""
    servers: list[Server] = []

    def start(database: str = "", **more: str) -> Server:
        servers.append(Server(database or str(tmp_path / "farflung.db"), tmp_path, **more).start())
        return servers[-1]

    yield start
    for server in servers:
        if server.process and server.process.poll() is None:
            server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "farflung.db")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()
