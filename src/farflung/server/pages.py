"""The client's files. Whatever is not a file is a page of the client, which finds its way by the path."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

NOT_BUILT = "Farflung is running, but its browser client has not been built: see web/ in the sources.\n"
SMALL = 1000  # bytes; less is not worth compressing
WORTH_IT = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
MOST_FILES = 500


class Packed:
    """Something that is sent often and seldom changes: compressed once, and known by its hash. The client's files are
    built with what brotli makes of them."""

    def __init__(self, data: bytes, type: str, smallest: bytes | None = None) -> None:
        self.type = type
        self.data = data
        self.smallest = smallest
        self.etag = f'"{sha256(data).hexdigest()[:20]}"'
        worth = len(data) >= SMALL and type.startswith(WORTH_IT)
        self.small = gzip.compress(data, 9, mtime=0) if worth else None


def packed_answer(packed: Packed, request: Request, cache: str) -> Response:
    headers = {"Cache-Control": cache, "ETag": packed.etag, "Vary": "Accept-Encoding"}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if packed.etag in known or known == ["*"]:
        return Response(status_code=304, headers=headers)
    for how, data in (("br", packed.smallest), ("gzip", packed.small)):
        if data is not None and accepts(request, how):
            return Response(data, 200, {**headers, "Content-Encoding": how}, packed.type)
    return Response(packed.data, 200, headers, packed.type)


def accepts(request: Request, how: str) -> bool:
    """Whether who asks reads what is compressed in this way."""
    for each in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name in (how, "*") and weight not in ("0", "0.0", "0.00", "0.000"):
            return True
    return False


def page(folder: Path, request: Request) -> Response:
    wanted = request.path_params["path"]
    file = file_of(folder, wanted)
    if file is not None:
        cache = "public, max-age=31536000, immutable" if wanted.startswith("assets/") else "no-cache"
        return packed_answer(packed_file(file, file.stat().st_mtime_ns), request, cache)
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 200 if not wanted else 404)
    if wanted.startswith("assets/") or Path(wanted).suffix in (".js", ".css", ".map", ".png", ".svg", ".ico", ".json"):
        return PlainTextResponse("nothing here\n", 404)
    return packed_answer(packed_file(index, index.stat().st_mtime_ns), request, "no-cache")


def file_of(folder: Path, wanted: str) -> Path | None:
    """The file of this name inside the folder, if there can be one."""
    if not wanted:
        return None
    try:
        file = (folder / wanted).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # longer than names may be, or with a zero in it
        return None


@lru_cache(MOST_FILES)
def packed_file(file: Path, _changed: int) -> Packed:
    type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    brotli = file.with_name(f"{file.name}.br")
    return Packed(file.read_bytes(), type, brotli.read_bytes() if brotli.is_file() else None)
