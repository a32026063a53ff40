"""A bot in any language: a process that reads a JSON line for every question and writes one with its answer.

docs/bots.md describes the lines. The process gets what a view holds and nothing else; one that ends, hangs or answers
what is not on offer is ended, and the error says which bot, which question and why.
"""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
import weakref
from typing import IO, Any

import msgspec

from farflung.bots.base import BotError, question_of
from farflung.engine.title import Title
from farflung.engine.views import View

PROTOCOL = 1
SECONDS = 30.0
"""How long a process may think about an answer, if it is not told otherwise."""
LONGEST = 10_000
"""Letters of an answer: what writes more has lost its way."""


class Answer(msgspec.Struct):
    """What a process writes: an option in the words it was given, or its code."""

    answer: str | int


class ProcessBot:
    """Plays by asking a process."""

    def __init__(self, command: str, title: Title, seed: int = 0, seconds: float = SECONDS) -> None:
        self.name = f"process:{command}"
        self.title = title
        self.seconds = seconds
        words = shlex.split(command, posix=os.name == "posix")
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, IndexError, ValueError) as error:
            raise BotError(f"there is no bot '{self.name}': {error}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input = self.process.stdin
        self.lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=read_lines, args=(self.process.stdout, self.lines), daemon=True).start()
        self.end = weakref.finalize(self, end, self.process)
        self.hello = {"type": "hello", "protocol": PROTOCOL, "title": title.name, "seed": seed}

    def choose(self, view: View) -> int:
        """What the process answers within its time."""
        question = question_of(view)
        if self.hello:
            self.say(self.hello, view)
            self.hello = {}
        notation = self.title.notation(view.setup)
        offered = {notation.text(option): option for option in question.options}
        options = [{"code": code, "text": text} for text, code in offered.items()]
        self.say({"type": "choose", "options": options, "view": view}, view)
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self.failed(view, f"it did not answer within {self.seconds:g} seconds") from None
        if not line:
            raise self.failed(view, "it ended without an answer")
        try:
            answer = msgspec.json.decode(line, type=Answer).answer
        except msgspec.MsgspecError as error:
            raise self.failed(view, f"it wrote {line[:80]!r}, which is no answer: {error}") from error
        code = offered.get(answer) if isinstance(answer, str) else answer
        if code is None or code not in question.options:
            raise self.failed(view, f"it answered {answer!r}, which is not on offer")
        return code

    def say(self, what: dict[str, Any], view: View) -> None:
        """Writes a line to the process."""
        try:
            self.input.write(msgspec.json.encode(what) + b"\n")
            self.input.flush()
        except OSError as error:
            raise self.failed(view, f"it does not listen: {error}") from error

    def failed(self, view: View, cause: str) -> BotError:
        """Ends the process; the error to raise."""
        self.end()
        return BotError(f"{self.name} of seat {view.seat + 1} failed when asked '{question_of(view).name}': {cause}")


def read_lines(output: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Passes on what a process writes, line by line; an empty one is its end."""
    while line := output.readline(LONGEST):
        lines.put(line)
    lines.put(b"")


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process that is no longer asked, whatever it does."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:  # what was still to be written is nobody's any more
                continue
