"""The titles for the lobby, and what one brings that the client was not built with: its words and its board."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from farflung import games
from farflung.bots import LEVELS, levels
from farflung.engine.text import LANGUAGES
from farflung.server import printed
from farflung.server.answers import Problem, answer
from farflung.server.memory import look_for_little
from farflung.server.pages import Packed, file_of, packed_answer, packed_file
from farflung.table.coaching import coach_of
from farflung.table.planning import Cooperative
from farflung.table.wording import locale_of

if TYPE_CHECKING:
    from farflung.server.app import Server

log = structlog.get_logger()

FOR_NOW = "no-cache"
BOARD, STYLE = "board.js", "board.css"


def tell_broken() -> None:
    """Titles of others that cannot be used are named in the log; the rest is served."""
    for problem in games.usable()[1]:
        log.warning("a title cannot be used", problem=problem)


async def warm_up() -> None:
    """Catalogues and cards are read before a visitor waits for them; those who come back after a restart go first."""
    await asyncio.sleep(5)
    for name in games.usable()[0]:
        for language in LANGUAGES:
            for edition in games.title(name).editions:
                await asyncio.to_thread(printed.content, name, edition, "", language)
    for language in LANGUAGES:
        await asyncio.to_thread(locale_of(language).read_all)
    look_for_little()


async def titles(server: Server, request: Request) -> Response:
    return answer([described(name) for name in games.usable()[0]])


def described(name: str) -> dict[str, Any]:
    title = games.title(name)
    return {
        "name": name,
        "editions": list(title.editions),
        "seats": list(title.seats),
        "choices": [msgspec.structs.asdict(choice) for choice in title.choices],
        "bots": (offered := levels.offered()),
        "too_slow": [level for level in LEVELS if level not in offered],
        "measured": [msgspec.structs.asdict(each) for each in levels.measured(name)],
        "together": isinstance(title, Cooperative),
        "content": {edition: printed.version(name, edition) for edition in title.editions},
        "board": board_of(name),
        "starts": starts_of(name),
    }


def starts_of(name: str) -> list[dict[str, Any]]:
    """Set-ups as one click, with their words in every language."""
    found = []
    for start in coach_of(name).starts:
        said = f"{name}-start-{start.name}"
        words = {language: locale_of(language).text(said) for language in LANGUAGES}
        what = {language: locale_of(language).text(f"{said}-what") for language in LANGUAGES}
        found.append({**msgspec.structs.asdict(start), "words": words, "what": what})
    return found


def board_of(name: str) -> dict[str, str] | None:
    """Where the title's own board for the browser is, and its style; None if it brings none."""
    if games.file(name, f"web/{BOARD}") is None:
        return None
    style = f"/titles/{name}/{STYLE}" if games.file(name, f"web/{STYLE}") else ""
    return {"script": f"/titles/{name}/{BOARD}", "style": style}


def known(request: Request) -> str:
    """The title that a path names."""
    name: str = request.path_params["title"]
    try:
        games.title(name)
    except (games.UnknownTitle, games.BrokenTitle):
        raise Problem("not-found", "there is no such title") from None
    return name


async def words(server: Server, request: Request) -> Response:
    """A title's messages as they stand in its files; below them in English, what a language lacks."""
    name, language = known(request), request.path_params["language"]
    if language not in LANGUAGES:
        raise Problem("not-found", "this language is not spoken here")
    return packed_answer(await asyncio.to_thread(packed_words, name, language), request, FOR_NOW)


@cache
def packed_words(title: str, language: str) -> Packed:
    folder = games.file(title, "locale")
    languages = dict.fromkeys(["en", language])
    files = [path for each in languages for path in sorted((folder / each).glob("*.ftl"))] if folder else []
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return Packed(text.encode(), "text/plain; charset=utf-8")


async def board(server: Server, request: Request) -> Response:
    """A file of the title's board for the browser."""
    folder = games.file(known(request), "web")
    file = await asyncio.to_thread(found_in, folder, request.path_params["path"])
    if file is None:
        raise Problem("not-found", "there is no such file")
    return packed_answer(packed_file(file, file.stat().st_mtime_ns), request, FOR_NOW)


def found_in(folder: Path | None, wanted: str) -> Path | None:
    return file_of(folder, wanted) if folder else None
