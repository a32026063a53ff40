"""What the server's workshop asks for, in a process of its own: `python -m farflung.lab.job`, a line of JSON as input.

A pack is a stranger's: it is read, tried and played here, with little time and memory, and whoever asked can end it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import msgspec

from farflung.engine.content import ContentError
from farflung.lab.trial import trial

MEMORY = 1024 * 1024 * 1024
TRIAL_SECONDS = 20


class Job(msgspec.Struct, tag_field="job", forbid_unknown_fields=True):
    """What is to be done with a pack."""

    pack: str


class Try(Job, tag="try"):
    """Whether games with it come to an end."""


class Tried(msgspec.Struct):
    """What goes wrong with a pack; empty if nothing does."""

    wrong: str


def say(told: msgspec.Struct) -> None:
    """A line to whoever asked."""
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.buffer.flush()


def be_modest(seconds: int) -> None:
    """Behind all tables, with so much of the processor and no more memory than games need."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(15)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(job: Try, pack: Path) -> None:
    """Does what was asked."""
    be_modest(TRIAL_SECONDS)
    try:
        say(Tried(trial(pack)))
    except ContentError as error:
        say(Tried(str(error)))


def main() -> None:
    """Reads the job and does it."""
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Try)
    with tempfile.TemporaryDirectory(prefix="farflung-pack-") as folder:
        pack = Path(folder) / "pack.toml"
        pack.write_text(job.pack, "utf-8")
        run(job, pack)


if __name__ == "__main__":
    main()
