"""The rulebooks, to be read and asked in the browser."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farflung import book, lessons
from farflung.engine.text import LANGUAGES
from farflung.engine.views import visible_events
from farflung.games import BrokenTitle, UnknownTitle
from farflung.rulebook import RulebookError
from farflung.server.answers import Problem, answer
from farflung.server.pages import Packed, packed_answer
from farflung.table.reckoning import numbers, reckon

MOST_ASKED = 200  # letters
FOR_NOW = "no-cache"
NAMES = ["Mira", "Jonas", "Ada", "Bo"]
"""Who sits at the table of a figure."""


def shelf() -> list[dict[str, object]]:
    """Which books there are."""
    return [{"title": title, "editions": book.editions(title)} for title in book.shelf()]


@cache
def packed(title: str, edition: str, language: str) -> Packed:
    return Packed(msgspec.json.encode(book.book(title, edition, language)), "application/json")


@cache
def packed_figure(title: str, edition: str, name: str) -> Packed:
    """The prepared position of a lesson, as its learner sees it: what a figure is drawn from."""
    lesson = lessons.lesson(title, name)
    if lesson.edition != edition:
        raise lessons.LessonError(f"{title}/{name} is of another edition")
    match = lessons.begin(lesson, NAMES[: lesson.players])
    seat = lesson.learner
    state = match.shown_to(seat)
    return Packed(
        msgspec.json.encode(
            {
                "seat": seat,
                "names": match.setup.seats,
                "state": state,
                "reckoned": reckon(match.title, match.present, match.setup, state, seat, visible_events(match, seat)),
                "numbers": numbers(match.title, match.setup),
            }
        ),
        "application/json",
    )


def named(request: Request) -> tuple[str, str, str]:
    given = request.path_params
    title, edition, language = given["title"], given["edition"], given["language"]
    if title not in book.shelf() or edition not in book.editions(title) or language not in LANGUAGES:
        raise Problem("not-found", "there is no such rulebook")
    return title, edition, language


async def read(_server: object, request: Request) -> Response:
    found = await asyncio.to_thread(packed, *named(request))
    return packed_answer(found, request, FOR_NOW)


async def figure(_server: object, request: Request) -> Response:
    given = request.path_params
    try:
        found = await asyncio.to_thread(packed_figure, given["title"], given["edition"], given["lesson"])
    except (lessons.LessonError, UnknownTitle, BrokenTitle):
        raise Problem("not-found", "there is no such position") from None
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
