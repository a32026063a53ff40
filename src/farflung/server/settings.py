"""What an operator may set, all by environment variables. docs/server.md lists them."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

import farflung

MOST_MESSAGE = 64 * 1024
MOST_BODY = 64 * 1024
MOST_RECORD = 2 * 1024 * 1024
MOST_FRAME = 2 * MOST_MESSAGE  # inflated; larger ones end the connection before they are read


MEGABYTE = 1024 * 1024


class SettingsError(ValueError):
    """A setting that makes no sense."""


class Settings(msgspec.Struct):
    database: str = ""
    secret: str = ""
    """Signs sessions; kept in the database if not given."""
    storage: bool = True
    """Off only to measure what storing costs: nothing survives."""
    database_seconds: float = 5.0
    """How long the database may take to be connected to, to answer or to let one write."""
    limits: bool = True
    bot_processes: int = 0
    bot_seconds: float = 30.0
    bot_patience: float = 60.0
    """Seconds after which a bot with a token that does not answer loses its seat to one of the house."""
    workshop: bool = True
    """Whether visitors may bring packs of their own and have games with them simulated."""
    analysis_walks: int = 0
    """Imagined games for each question of a game that is analysed; 0 is as many as usual."""
    client: Path = Path(farflung.__file__).parent / "web" / "dist"
    metrics: str = "local"
    """Who may read /metrics: 'local' only this machine, 'all' everyone."""
    log: str = "text"
    # What one client may take from the others. docs/server.md tells what each means.
    sockets: int = 4000
    sockets_of_an_address: int = 100
    sockets_of_a_user: int = 20
    waiting: int = 48 * MEGABYTE
    waiting_of_a_user: int = 8 * MEGABYTE
    """Also of an address."""
    waiting_of_a_connection: int = 4 * MEGABYTE
    request_seconds: float = 20.0
    guests_a_day: int = 300
    tables_a_day: int = 600
    watchers_notes: int = 50
    """Notes of spectators at one table."""
    keep_guests: float = 30.0
    """Days; 0 keeps them for ever."""
    keep_open_tables: float = 30.0

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        given = self.database or f"sqlite:///{default_file()}"
        for scheme in ("postgresql://", "postgres://"):
            if given.startswith(scheme):
                return "postgresql+asyncpg://" + given[len(scheme) :]
        if given.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + given[len("sqlite:///") :]
        if "://" in given:
            raise SettingsError(f"FARFLUNG_DATABASE: '{given}' is neither postgresql://... nor sqlite:///...")
        return f"sqlite+aiosqlite:///{given}"

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.url.partition(":///")[2])


def from_environment(database: str = "") -> Settings:
    get = os.environ.get
    return Settings(
        database=database or get("FARFLUNG_DATABASE", ""),
        secret=get("FARFLUNG_SECRET", ""),
        storage=get("FARFLUNG_STORAGE", "on") != "off",
        database_seconds=float(get("FARFLUNG_DATABASE_SECONDS", "5")),
        limits=get("FARFLUNG_LIMITS", "on") != "off",
        bot_processes=int(get("FARFLUNG_BOT_PROCESSES", "0")) or max(1, (os.cpu_count() or 2) - 1),
        bot_seconds=float(get("FARFLUNG_BOT_SECONDS", "30")),
        bot_patience=float(get("FARFLUNG_BOT_PATIENCE", "60")),
        workshop=get("FARFLUNG_WORKSHOP", "on") != "off",
        analysis_walks=number("FARFLUNG_ANALYSIS_WALKS", 0),
        metrics=get("FARFLUNG_METRICS", "local"),
        log=get("FARFLUNG_LOG", "text"),
        sockets=number("FARFLUNG_SOCKETS", 4000),
        sockets_of_an_address=number("FARFLUNG_SOCKETS_ADDRESS", 100),
        sockets_of_a_user=number("FARFLUNG_SOCKETS_USER", 20),
        waiting=number("FARFLUNG_WAITING_MB", 48) * MEGABYTE,
        waiting_of_a_user=number("FARFLUNG_WAITING_USER_MB", 8) * MEGABYTE,
        waiting_of_a_connection=number("FARFLUNG_WAITING_SOCKET_MB", 4) * MEGABYTE,
        request_seconds=float(get("FARFLUNG_REQUEST_SECONDS", "20")),
        guests_a_day=number("FARFLUNG_GUESTS_DAY", 300),
        tables_a_day=number("FARFLUNG_TABLES_DAY", 600),
        watchers_notes=number("FARFLUNG_WATCHERS_NOTES", 50),
        keep_guests=float(get("FARFLUNG_KEEP_GUESTS", "30")),
        keep_open_tables=float(get("FARFLUNG_KEEP_OPEN_TABLES", "30")),
    )


def number(name: str, default: int) -> int:
    given = os.environ.get(name, "")
    if given and not given.isdecimal():
        raise SettingsError(f"{name}: '{given}' is no whole number")
    return int(given or default)


def default_file() -> Path:
    """One file in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    folder = Path(base) if base else Path.home() / ".local" / "share"
    return folder / "farflung" / "farflung.db"
