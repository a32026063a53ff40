"""What commands ask for in the same way: extras of the package, numbers and packs of a set-up, a language."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable, Sequence
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

EXTRAS = {"server": "starlette", "terminal": "textual", "lab": "polars", "train": "numpy", "ray": "ray"}
"""The extras of the package, each with what is there if it is."""


FILE = click.Path(path_type=Path)


class UserError(Exception):
    """A mistake of whoever called us: it gets a sentence, not a traceback."""


def has(extra: str) -> bool:
    """Whether an extra of the package is installed."""
    return find_spec(EXTRAS[extra]) is not None


def need(extra: str, what: str) -> None:
    """Ends a command that cannot do what it was asked for without an extra."""
    if not has(extra):
        raise UserError(f"{what} needs more packages: pip install 'farflung[{extra}]'")


def pairs(texts: Sequence[str], what: str) -> dict[str, str]:
    """'name=value' options."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise UserError(f"--{what} {text}: say name=value")
        found[name] = value
    return found


def numbers(texts: Sequence[str]) -> dict[str, int]:
    found = {}
    for name, value in pairs(texts, "parameter").items():
        try:
            found[name] = int(value)
        except ValueError:
            raise UserError(f"--parameter {name}={value}: '{value}' is not a whole number") from None
    return found


def own_language() -> str:
    """The first two letters of the system's language, if we speak it."""
    from farflung.engine.locales import LANGUAGES

    for name in (
        os.environ.get("LC_ALL"),
        os.environ.get("LC_MESSAGES"),
        os.environ.get("LANG"),
        locale.getlocale()[0],
    ):
        if name:
            return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"
    return "en"


def spoken(language: str) -> str:
    """The language that was asked for, or else the system's."""
    from farflung.engine.locales import LANGUAGES

    language = language or own_language()
    if language not in LANGUAGES:
        raise UserError(f"--language: '{language}' is not spoken here; there is {', '.join(LANGUAGES)}")
    return language


def with_database(command: Callable[..., Any]) -> Callable[..., Any]:
    words = "File or postgresql://...; otherwise FARFLUNG_DATABASE, or a file of yours."
    return click.option("--database", default="", help=words)(command)


def with_jobs(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option of what is spread over the cores of this machine."""
    words = "Processes; 0 for one per core."
    return click.option("--jobs", type=click.IntRange(min=0), default=0, help=words)(command)


def with_workers(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of what may be spread over several machines as well: the command is told `workers`, a number of
    processes or the address of a cluster."""

    @wraps(command)
    def spread(*arguments: Any, jobs: int, ray: str, **options: Any) -> Any:
        if ray:
            need("ray", f"--ray {ray}")
        return command(*arguments, workers=ray or jobs, **options)

    words = "Play over the Ray cluster at this address instead: HOST:PORT, or auto on one of its machines."
    return with_jobs(click.option("--ray", default="", metavar="ADDRESS", help=words)(spread))


def with_setup(command: Callable[..., Any]) -> Callable[..., Any]:
    """Options of the set-up that both `play` and `sim` take."""
    command = click.option("--edition", default="", help="The title's first if not given.")(command)
    command = click.option("--parameter", multiple=True, help="A number of the rules, as name=value.")(command)
    command = click.option("--pack", type=FILE, help="A content pack: a file, or a directory.")(command)
    return click.option("--option", multiple=True, help="An option of the set-up, as name=value.")(command)


def of_pack(pack: Path | None, title: str, edition: str, parameter: Sequence[str]) -> tuple[str, dict[str, int]]:
    """The edition and the numbers that are played with: those that were asked for, or else those of the pack."""
    if pack is None:
        return edition, numbers(parameter)
    if not pack.exists():
        raise UserError(f"--pack: there is no file or directory {pack}")
    from farflung.engine.packs import read_pack

    about = read_pack(pack).about
    if about.title not in ("", title):
        raise UserError(f"--pack: {pack} is for {about.title}, not for {title}")
    return edition or about.edition, {**about.parameters, **numbers(parameter)}
