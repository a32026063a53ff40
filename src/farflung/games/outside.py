"""Titles of somebody else: looked at before they are used, so that what is wrong is said with package and file.

What is broken in one is its own: the others are not kept from anything.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from farflung.engine import locales
from farflung.engine.title import Setup, Title
from farflung.engine.verbs import Messages
from farflung.games import BrokenTitle, Home

NAME = re.compile(r"[a-z][a-z0-9-]{1,30}")
NEEDED = sorted(name for name in vars(Title) if not name.startswith("_"))
"""All that the engine asks a title for."""


def imported(home: Home, module: str, may_lack: bool = False) -> ModuleType | None:
    """A module of the title; what goes wrong in it is told with its file and line."""
    try:
        if may_lack and find_spec(module) is None:
            return None
        return import_module(module)
    except Exception as error:
        raise BrokenTitle(f"{home}: {place(error, module)}: {type(error).__name__}: {error}") from error


def place(error: BaseException, module: str) -> str:
    """The file and line where it went wrong: the last that is not Python's own machinery; the module if none is."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not is_machinery(frame.filename)]
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else module


def is_machinery(file: str) -> bool:
    """Whether Python or we ourselves import there."""
    return file.startswith("<frozen importlib") or file == __file__ or "importlib" in Path(file).parts


def look_at(home: Home, module: str, attribute: str) -> Callable[[], Title]:
    """What makes the title, if everything that can be seen at once is as it must be."""
    if not NAME.fullmatch(home.name):
        raise BrokenTitle(f"{home}: a title's name has small letters, digits and hyphens only")
    found = imported(home, module)
    file = getattr(found, "__file__", None) or module
    make = getattr(found, attribute, None)
    if make is None:
        raise BrokenTitle(f"{home}: {file}: there is no '{attribute}', which the entry point names")
    try:
        title: Any = make()
    except Exception as error:
        raise BrokenTitle(f"{home}: {place(error, module)}: {type(error).__name__}: {error}") from error
    lacking = [name for name in NEEDED if not hasattr(title, name)]
    if lacking:
        raise BrokenTitle(
            f"{home}: {file}: {attribute} lacks {', '.join(lacking)} (engine/title.py tells what they are)"
        )
    if title.name != home.name:
        raise BrokenTitle(f"{home}: {file}: it calls itself '{title.name}'")
    look_at_words(home, title, file)
    locales.add(home.folder / "locale")
    return cast(Callable[[], Title], make)


# ---- its words


def look_at_words(home: Home, title: Title, file: str) -> None:
    """Every message is the title's own, and English has all that will be said. Without words it speaks its notation."""
    folder = home.folder / "locale"
    if not folder.is_dir() or find_spec("fluent") is None:  # nobody is spoken to where Fluent is not installed
        return
    known: set[str] = set()
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        for path in sorted(language.glob("*.ftl")):
            names = set(messages_in(home, path))
            if language.name == "en":
                known |= names
    if find_spec(f"{home.package}.wording") is not None:
        return  # it writes its own sentences, and knows which messages it needs
    try:
        missing = [message for message in needed(title) if message not in known]
    except Exception as error:
        raise BrokenTitle(f"{home}: {place(error, file)}: {type(error).__name__}: {error}") from error
    if missing:
        raise BrokenTitle(f"{home}: {folder / 'en'}: there is no message {', '.join(missing)}")


def messages_in(home: Home, path: Path) -> Iterator[str]:
    """The names of the messages in a file."""
    from fluent.syntax import FluentParser, ast

    try:
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenTitle(f"{home}: {path}: {error}") from error
    for entry in body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise BrokenTitle(f"{home}: {path}: this is no message: {first}")
        if isinstance(entry, ast.Message | ast.Term):
            if not entry.id.name.startswith(f"{home.name}-"):
                raise BrokenTitle(
                    f"{home}: {path}: {entry.id.name} must begin with '{home.name}-', as others have words too"
                )
            if isinstance(entry, ast.Message):
                yield entry.id.name


def needed(title: Title) -> list[str]:
    """What a title says whose sentences `table.plainwords` writes: answers, events and questions, and its own name."""
    names = [f"Player {seat + 1}" for seat in range(title.seats[0])]
    verbs = title.notation(Setup(title.name, title.editions[0], names)).verbs
    messages = Messages(title.name, verbs)
    said = [messages.option(number) for number in verbs.answers] + [messages.event(number) for number in verbs.events]
    return [f"{title.name}-title", *said, *(messages.question(name) for name, _ in title.questions.values())]
