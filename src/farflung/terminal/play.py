"""`farflung play`: the table on a terminal, or line by line where there is none."""

from __future__ import annotations

import sys
from pathlib import Path

from farflung.engine.title import Setup
from farflung.terminal.table import Table


def run(setup: Setup, language: str, seed: int | None, record: Path | None) -> None:
    """Plays a game; each seat is 'human' or the name of a bot. A record that exists is gone on with."""
    table = Table(setup.title, setup.seats, language, seed, setup.options, record, setup.edition, setup)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from farflung.terminal.app import PlayApp

        PlayApp(table).run()
        if table.path is not None:
            print(table.say("go-on", title=setup.title, path=str(table.path)))
    else:
        from farflung.terminal.lines import Lines

        Lines(table, sys.stdin, sys.stdout).play()
