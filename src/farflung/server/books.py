"""The rulebooks, to be read and asked in the browser."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farflung import book
from farflung.engine.text import LANGUAGES
from farflung.rulebook import RulebookError
from farflung.server.answers import Problem, answer
from farflung.server.pages import Packed, packed_answer

MOST_ASKED = 200  # letters
FOR_NOW = "no-cache"


def shelf() -> list[dict[str, object]]:
    """Which books there are."""
    return [{"title": title, "editions": book.editions(title)} for title in book.shelf()]


@cache
def packed(title: str, edition: str, language: str) -> Packed:
    return Packed(msgspec.json.encode(book.book(title, edition, language)), "application/json")


def named(request: Request) -> tuple[str, str, str]:
    given = request.path_params
    title, edition, language = given["title"], given["edition"], given["language"]
    if title not in book.shelf() or edition not in book.editions(title) or language not in LANGUAGES:
        raise Problem("not-found", "there is no such rulebook")
    return title, edition, language


async def read(_server: object, request: Request) -> Response:
    found = await asyncio.to_thread(packed, *named(request))
    return packed_answer(found, request, FOR_NOW)


async def ask(_server: object, request: Request) -> Response:
    """The paragraphs that answer best."""
    which = named(request)
    asked = request.query_params.get("words", "")[:MOST_ASKED]
    try:
        hits = await asyncio.to_thread(book.search, *which, asked)
    except RulebookError as error:
        raise Problem("not-found", str(error)) from None
    return answer([msgspec.structs.asdict(hit) for hit in hits])


async def list_books(_server: object, _request: Request) -> Response:
    return answer(shelf())
