"""Packs that visitors bring: read, tried in a process of their own, stored with the tables played with them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from farflung import games
from farflung.engine import packs
from farflung.engine.content import ContentError, Published, Sheets, Version, kept, pack_of, packed
from farflung.engine.packs import About, Pack
from farflung.lab.job import Job, Tried, Try
from farflung.lab.schema import named, own_entries
from farflung.server import contents
from farflung.server.answers import Problem, answer

if TYPE_CHECKING:
    from farflung.server.app import Server

TRIAL_SECONDS = 30.0


async def taken(server: Server, text: str, title: str, edition: str) -> tuple[str, About]:
    """The version of the content that a pack makes, stored for tables to be played with; and what it says of itself."""
    if not server.settings.workshop:
        raise Problem("bad-request", "packs are turned off on this server")
    large = packs.too_large(text)
    if large:
        raise Problem("bad-request", large)
    found = packs.parse_pack(text)
    found.about.title, found.about.edition = title, edition
    version, sheets = await asyncio.to_thread(read, found, title, edition)
    if kept(version) is None:
        wrong = await tried(server, found.text)
        if wrong:
            raise Problem("bad-request", wrong)
        await contents.store(server.database, {version: packed(sheets)})
    return version.hash, found.about


def read(pack: Pack, title: str, edition: str) -> tuple[Version, Sheets]:
    """Its version and files; a mistake is the problem of who brought it."""
    what = games.title(title)
    if not isinstance(what, Published):
        raise Problem("bad-request", f"{title} has no content that a pack could change")
    try:
        version, sheets = what.sheets(edition, pack)
    except ContentError as error:
        raise Problem("bad-request", str(error)) from None
    return Version(title, edition, version), sheets


async def tried(server: Server, text: str) -> str:
    """What goes wrong when games with it are played; one pack at a time is tried."""
    async with server.trying, process(Try(text)) as running:
        assert running.stdout is not None
        try:
            line = await asyncio.wait_for(running.stdout.readline(), TRIAL_SECONDS)
        except TimeoutError:
            return "games with this pack take too long"
    return msgspec.json.decode(line, type=Tried).wrong if line else "games with this pack take too much"


@asynccontextmanager
async def process(job: Job) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process that does a job and is ended with it."""
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "farflung.lab.job",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={"PYTHONPATH": ":".join(sys.path), "PATH": "", "LANG": "C.UTF-8"},
    )
    try:
        assert running.stdin is not None
        running.stdin.write(msgspec.json.encode(job) + b"\n")
        await running.stdin.drain()
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


# ---- what a table is played with


async def pack(server: Server, request: Request) -> Response:
    """The pack of a version: its name, itself as a file, and what it changes."""
    given = request.path_params
    version = Version(given["title"], given["edition"], given["version"])
    await contents.know(server.database, [version])
    found = await asyncio.to_thread(described, version)
    if found is None:
        raise Problem("not-found", "there is no such pack")
    return answer(found)


def described(version: Version) -> dict[str, Any] | None:
    """A pack in words; None if there is none of this version."""
    try:
        found = pack_of(version)
    except ContentError:
        return None
    if found is None:
        return None
    return {
        "name": found.about.name,
        "parameters": found.about.parameters,
        "changes": changes(found, version.title, version.edition),
        "text": found.text,
    }


def changes(pack: Pack, title: str, edition: str) -> list[dict[str, Any]]:
    """By entry: its name as records know it, whether it is new or gone, and what each changed field was and is."""
    found: list[dict[str, Any]] = []
    for stem, sheet in pack.sheets.items():
        own = own_entries(title, edition).get(stem, {})
        for id in sheet.tables.get(packs.REMOVE, []):
            found.append(
                {"file": stem, "id": id, "name": own.get(id, {}).get("name", id), "how": "removed", "fields": {}}
            )
        for key, entries in sheet.tables.items():
            for entry in entries if key != packs.REMOVE else []:
                id = named(entry)
                was = own.get(id)
                fields = {
                    name: {"was": None if was is None else was.get(name), "is": value}
                    for name, value in entry.items()
                    if was is None or was.get(name) != value
                }
                name = packs.one_name(entry.get("name", (was or {}).get("name", id)))[0]
                found.append(
                    {"file": stem, "id": id, "name": name, "how": "changed" if was else "added", "fields": fields}
                )
    return found
