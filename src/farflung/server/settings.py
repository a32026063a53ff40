"""What an operator may set, all by environment variables. docs/server.md lists them."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

import farflung

MOST_MESSAGE = 64 * 1024
MOST_BODY = 64 * 1024
MOST_RECORD = 2 * 1024 * 1024
MOST_FRAME = 16 * 1024 * 1024  # larger ones end the connection before they are read


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
    client: Path = Path(farflung.__file__).parent / "web" / "dist"
    metrics: str = "local"
    """Who may read /metrics: 'local' only this machine, 'all' everyone."""
    log: str = "text"

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
        metrics=get("FARFLUNG_METRICS", "local"),
        log=get("FARFLUNG_LOG", "text"),
    )


def default_file() -> Path:
    """One file in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    folder = Path(base) if base else Path.home() / ".local" / "share"
    return folder / "farflung" / "farflung.db"
