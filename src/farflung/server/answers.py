"""Reading requests, writing answers: JSON both ways, and errors with a kind and a sentence."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farflung.engine.locales import LANGUAGES
from farflung.server.settings import MOST_BODY

STATUS = {"not-signed-in": 401, "not-found": 404, "not-yours": 403, "bad-request": 400, "taken": 409, "too-many": 429}

LONGEST_TEXT = 500  # of an error

T = TypeVar("T")


class Problem(Exception):
    """An answer that is an error."""

    def __init__(self, kind: str, text: str, status: int = 0, wait: float = 0.0, reason: str = "") -> None:
        super().__init__(text)
        self.kind, self.text, self.wait, self.reason = kind, text, wait, reason
        self.status = status or STATUS.get(kind, 400)


def answer(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(data), status, headers, "application/json")


async def body(request: Request, type: type[T], most: int = MOST_BODY) -> T:
    """The request's body, no larger than it may be and of the form it must have."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem("bad-request", "say it in JSON (content-type: application/json)", 415)
    data = bytearray()
    try:
        async with asyncio.timeout(request.app.state.server.settings.request_seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Problem("too-large", f"more than {most // 1024} KiB are not read", 413)
    except TimeoutError:
        raise Problem("bad-request", "the rest of the request did not come", 408) from None
    try:
        return msgspec.json.decode(bytes(data), type=type)
    except (ValueError, RecursionError) as error:  # what msgspec says, and text that is no UTF-8
        raise Problem("bad-request", f"this cannot be read: {error}") from None


def language_of(request: Request) -> str:
    """The language of whoever asks, as the address says it (`?language=de`)."""
    language = request.query_params.get("language", "en")
    return language if language in LANGUAGES else "en"


def shortened(text: str) -> str:
    """What was sent may be quoted in an error, but not two megabytes of it."""
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def error_answer(problem: Problem) -> Response:
    error: dict[str, Any] = {"kind": problem.kind, "text": shortened(problem.text)}
    headers = {"Connection": "close"} if problem.status in (408, 413) else {}
    if problem.reason:
        error["reason"] = problem.reason
    if problem.wait:
        error["wait"] = round(problem.wait, 1)
        headers["Retry-After"] = str(int(problem.wait) + 1)
    return answer({"error": error}, problem.status, headers)
