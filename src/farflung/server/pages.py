"""The client's files. Whatever is not a file is a page of the client, which finds its way by the path."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

NOT_BUILT = "Farflung is running, but its browser client has not been built: see web/ in the sources.\n"


def page(folder: Path, request: Request) -> Response:
    wanted = request.path_params["path"]
    file = (folder / wanted).resolve()
    if wanted and file.is_relative_to(folder.resolve()) and file.is_file():
        hashed = wanted.startswith("assets/")
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 200 if not wanted else 404)
    if wanted.startswith("assets/") or Path(wanted).suffix in (".js", ".css", ".map", ".png", ".svg", ".ico", ".json"):
        return PlainTextResponse("nothing here\n", 404)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
