"""Where the tests' servers are born: a process that has read all modules, and forks one for each server.

Reading the modules is two thirds of what a server costs at its start, and the tests start more than a hundred. It takes
orders as lines of JSON: `{"start": MODULE, ...}` answers with the number of a process, `{"ask": PID}` with what it
ended with, or null while it runs. A server ends with whoever ordered it.
"""

from __future__ import annotations

import importlib
import json
import os
import runpy
import signal
import subprocess
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Any, ClassVar

from farflung import games
from farflung.engine.text import LANGUAGES
from farflung.server import printed
from farflung.table.names import confusables

KNOWN = [
    "farflung.server.commands",
    "farflung.server.app",
    "farflung.server.wire",
    "farflung.server.signing",
    "alembic.command",
]
TURN = threading.Lock()


class Nursery:
    """One for each program that is tested: they are found by PYTHONPATH."""

    found: ClassVar[dict[str, Nursery]] = {}

    def __init__(self, path: str) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        environment = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    @classmethod
    def of(cls, path: str) -> Nursery:
        if path not in cls.found:
            cls.found[path] = cls(path)
        return cls.found[path]

    def order(self, **what: Any) -> Any:
        with TURN:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            print(json.dumps(what), file=self.process.stdin, flush=True)
            return json.loads(self.process.stdout.readline())


class Born:
    """A running server, as `subprocess.Popen` would have it."""

    def __init__(self, module: str, arguments: list[str], environment: dict[str, str], log: Path) -> None:
        self.out = log.with_suffix(".out")
        self.out.unlink(missing_ok=True)
        self.code: int | None = None
        self.nursery = Nursery.of(environment["PYTHONPATH"])
        order = {"start": module, "arguments": arguments, "environment": environment, "log": str(log)}
        self.pid: int = self.nursery.order(**order, out=str(self.out))

    def first_line(self) -> str:
        """Nothing if it ends without a word."""
        while True:
            ended = self.poll() is not None
            text = self.out.read_text() if self.out.exists() else ""
            if ended or "\n" in text:
                return text
            time.sleep(0.01)

    def poll(self) -> int | None:
        if self.code is None:
            self.code = self.nursery.order(ask=self.pid)
        return self.code

    def wait(self, seconds: float) -> int:
        until = time.monotonic() + seconds
        while (code := self.poll()) is None:
            assert time.monotonic() < until, "the server does not end"
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


# ---- in the process of its own


def main() -> None:
    for name in KNOWN:
        importlib.import_module(name)
    confusables()
    for name in ("revenant", "helionox", "xodus"):  # what a server reads a few seconds after its start
        for edition in games.title(name).editions:
            for language in LANGUAGES:
                printed.content(name, edition, "", language)
    born: set[int] = set()
    ended: dict[int, int] = {}
    for line in sys.stdin:
        order = json.loads(line)
        if "start" in order:
            sys.stdout.flush()
            child = os.fork()
            if not child:
                live(order)
            born.add(child)
            print(child, flush=True)
        else:
            pid = order["ask"]
            if pid not in ended:
                found, status = os.waitpid(pid, os.WNOHANG)
                if found:
                    ended[pid] = os.waitstatus_to_exitcode(status)
            print(json.dumps(ended.get(pid)), flush=True)
    for pid in born - set(ended):
        os.kill(pid, signal.SIGKILL)


def live(order: dict[str, Any]) -> None:
    """In the fork: becomes `python -m MODULE ARGUMENTS`."""
    code: Any = 1
    try:
        os.environ.clear()
        os.environ.update(order["environment"])
        for number, path in ((0, os.devnull), (1, order["out"]), (2, order["log"])):
            opened = os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.dup2(opened, number)
            os.close(opened)
        sys.argv = [order["start"], *order["arguments"]]
        runpy.run_module(order["start"], run_name="__main__")
        code = 0
    except SystemExit as end:
        code = end.code
        if isinstance(code, str):
            print(code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 0 if code is None else 1)


if __name__ == "__main__":
    main()
