"""Files that hold everyone's secrets, readable by their owner only; and one server for one SQLite file."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

OWNER_ONLY = 0o600


class CommandError(Exception):
    """Something an operator can put right, in a sentence."""


def make_private(file: Path) -> None:
    """Makes the file if there is none; nobody but its owner may read it from now on, whatever the umask says."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror}") from None
    tighten(file)


def tighten(file: Path) -> None:
    """Another's file stays as it is: its owner has let us write to it."""
    with suppress(FileNotFoundError, PermissionError):
        if file.stat().st_mode & 0o077:
            file.chmod(OWNER_ONLY)


def make_database_private(file: Path) -> None:
    """An SQLite file and what lies beside it; SQLite gives new ones the mode of the first."""
    make_private(file)
    for beside in ("-wal", "-shm", "-journal"):
        tighten(file.with_name(file.name + beside))


def write_private(file: Path, data: bytes) -> None:
    make_private(file)
    file.write_bytes(data)


def lock(database: Path) -> IO[bytes]:
    """Held by the server of this SQLite file as long as the process lives: give it back by closing it.

    The system lets go of it however the process ends.
    """
    file = database.with_name(database.name + ".lock")
    make_private(file)
    held = file.open("r+b")
    try:
        _lock(held)
    except OSError:
        held.close()
        raise CommandError(
            f"another server is running with {database}: an SQLite file takes one at a time (several need PostgreSQL)"
        ) from None
    return held


if sys.platform == "win32":
    import msvcrt

    def _lock(held: IO[bytes]) -> None:
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(held: IO[bytes]) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
