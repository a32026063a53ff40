"""The workshop: packs that visitors make or bring are drawn, tried and simulated in processes of their own, behind the
tables, and stored with the tables that are played with them."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from farflung import games
from farflung.bots import LEVELS
from farflung.engine import packs
from farflung.engine.content import (
    ContentError,
    Published,
    Sheets,
    Version,
    base_of,
    kept,
    kept_sheets,
    pack_of,
    packed,
)
from farflung.engine.locales import LANGUAGES
from farflung.engine.packs import About, Pack
from farflung.engine.parameters import Parameter
from farflung.engine.sentences import Sentence
from farflung.engine.text import told, told_error
from farflung.lab.job import MOST_GAMES, Analyse, Simulate, Tried, Try, be_modest, preview
from farflung.lab.schema import entries_in, files_of, ids_of, named, own_entries, vocabulary_of
from farflung.server import contents, printed
from farflung.server.answers import Problem, answer, body, language_of
from farflung.server.bots import end, end_with_the_server, forget
from farflung.table.wording import locale_of, wording

if TYPE_CHECKING:
    from farflung.server.app import Server

TRIAL_SECONDS = 120.0
PREVIEW_SECONDS = 60.0
SIMULATION_SECONDS = 300.0
SIMULATIONS = 2
"""At once, of everybody; of one person one."""
BOTS = ["greedy", "random", *LEVELS]
"""Who plays in simulations: the quick ones first."""
MOST_TABLES = 64 * 1024
WORKER_SECONDS = 3600  # of the processor, after which a worker is replaced


async def taken(server: Server, text: str, title: str, edition: str, language: str) -> tuple[str, About]:
    """The version of the content that a pack makes, stored for tables to be played with; and what it says of itself."""
    must_be_on(server)
    must_be_small(text, language)
    found = packs.parse_pack(text)
    found.about.title, found.about.edition = title, edition
    version, sheets = await asyncio.to_thread(read, found, title, edition, language)
    if kept(version) is None:
        wrong = await tried(server, found.text, language)
        if wrong:
            raise Problem("bad-request", wrong)
        await contents.store(server.database, {version: packed(sheets)})
    return version.hash, found.about


def must_be_on(server: Server) -> None:
    """An operator may turn all of this off."""
    if not server.settings.workshop:
        raise Problem("bad-request", "the workshop is turned off on this server")


def must_be_small(text: str, language: str) -> None:
    """What is too large is not even read."""
    large = packs.too_large(text)
    if large:
        raise Problem("bad-request", told(large, language))


def read(pack: Pack, title: str, edition: str, language: str) -> tuple[Version, Sheets]:
    """Its version and files; a mistake is the problem of who brought it."""
    what = games.title(title)
    if not isinstance(what, Published):
        raise Problem("bad-request", f"{title} has no content that a pack could change")
    try:
        version, sheets = what.sheets(edition, pack)
    except ContentError as error:
        raise Problem("bad-request", told_error(error, language)) from None
    return Version(title, edition, version), sheets


class Bench:
    """Where packs are worked at: a worker that draws them, one process for each simulation, and who has one running."""

    def __init__(self) -> None:
        self.trying = asyncio.Semaphore(1)
        """Packs are tried one after the other."""
        self.running: set[str] = set()
        """Who has a simulation running."""
        self.pool: ProcessPoolExecutor | None = None

    async def preview(self, *arguments: Any) -> dict[str, Any]:
        """What a pack looks like; a worker that hangs or dies is replaced."""
        if self.pool is None:
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            self.pool = ProcessPoolExecutor(1, context, begin_worker)
        pool = self.pool
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, preview, *arguments)
            future.add_done_callback(forget)
            return await asyncio.wait_for(asyncio.shield(future), PREVIEW_SECONDS)
        except (TimeoutError, RuntimeError):  # BrokenProcessPool is one
            if self.pool is pool:
                self.pool = None
            end(pool)
            raise Problem("unavailable", "this takes too long; try it again", 503, wait=2.0) from None

    def close(self) -> None:
        """Ends the worker."""
        if self.pool:
            end(self.pool)


def begin_worker() -> None:
    """Called in the worker that draws packs."""
    end_with_the_server()
    be_modest(WORKER_SECONDS, 3)  # somebody waits for it


async def tried(server: Server, text: str, language: str) -> str:
    """What goes wrong when games with it are played; one pack at a time is tried."""
    async with server.bench.trying, process(Try(text, language)) as running:
        assert running.stdout is not None
        try:
            line = await asyncio.wait_for(running.stdout.readline(), TRIAL_SECONDS)
        except TimeoutError:
            return told(Sentence("games with this pack take too long"), language)
    if not line:
        return told(Sentence("games with this pack take too much"), language)
    return msgspec.json.decode(line, type=Tried).wrong


@asynccontextmanager
async def process(job: Try | Simulate | Analyse) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process that does a job and is ended with it."""
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "farflung.lab.job",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=1024 * 1024,
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
        "changes": changes(found, version),
        "text": found.text,
    }


def changes(pack: Pack, version: Version) -> list[dict[str, Any]]:
    """By entry: its name as records know it and in every language, whether it is new or gone, and what each changed
    field was and is."""
    found: list[dict[str, Any]] = []
    base = base_of(version)
    as_begun = entries_in(kept_sheets(base)) if base and kept(base) else own_entries(version.title, version.edition)
    for stem, sheet in pack.sheets.items():
        own = as_begun.get(stem, {})
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
    title, edition, hash = version
    for language in LANGUAGES:
        before = names_in(title, edition, language)
        try:
            now = printed_names(title, edition, hash, language)
        except (ContentError, LookupError):  # it was made for other rules; what it changes can be told all the same
            now = {}
        for one in found:
            file, id = one["file"], one["id"]
            one.setdefault("names", {})[language] = now.get(id) or before.get(file, {}).get(id) or one["name"]
    return found


# ---- the workshop


class WantedPreview(msgspec.Struct):
    title: str
    edition: str
    pack: dict[str, Any]
    """The pack as its tables."""
    shown: list[str] = []
    """Ids of what is to be drawn."""


class WantedReading(msgspec.Struct):
    text: str


class WantedSimulation(msgspec.Struct):
    title: str
    edition: str
    pack: str
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    bot: str = "greedy"
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)] = 500


def known(title: str, edition: str) -> None:
    """Refuses what there is not."""
    try:
        if edition in games.title(title).editions:
            return
    except (games.UnknownTitle, games.BrokenTitle):
        pass
    raise Problem("not-found", "there is no such title or edition")


async def schema(server: Server, request: Request) -> Response:
    """What can be changed about a title: its numbers, its files with their fields, and all entries as they are."""
    must_be_on(server)
    title, edition = request.path_params["title"], request.path_params["edition"]
    known(title, edition)
    return answer(await asyncio.to_thread(changeable, title, edition))


def changeable(title: str, edition: str) -> dict[str, Any]:
    """The schema of a title as data."""
    what = games.title(title)
    numbers = [
        {"name": one.name, "value": one.default, "least": one.least, "most": one.most, "rule": one.rule}
        for one in parameters_in(title, edition)
    ]
    own = own_entries(title, edition)
    return {
        "numbers": numbers,
        "files": [msgspec.to_builtins(file) for file in files_of(title, edition)],
        "effects": [msgspec.to_builtins(section) for section in vocabulary_of(title, edition)],
        "entries": {file: list(entries.values()) for file, entries in own.items()},
        "names": {language: names_in(title, edition, language) for language in LANGUAGES},
        "seats": list(what.seats),
        "bots": BOTS,
        "most_games": MOST_GAMES,
    }


def printed_names(title: str, edition: str, version: str, language: str) -> dict[str, str]:
    """By id: the names of all that is printed, of a version or (empty) of the present one."""
    found: dict[str, str] = {}
    for entries in printed.content(title, edition, version, language).values():
        for key, entry in entries.items() if isinstance(entries, dict) else ():
            name = entry.get("name") if isinstance(entry, dict) else None
            if isinstance(name, str):
                found |= dict.fromkeys(ids_of(key, entry), name)
    return found


@cache
def names_in(title: str, edition: str, language: str) -> dict[str, dict[str, str]]:
    """By file and id: what a table calls an entry in this language. What has no name at a table is not there."""
    on_cards = printed_names(title, edition, "", language)
    locale, prefix, own = locale_of(language), wording(title).MESSAGES.prefix, own_entries(title, edition)
    found: dict[str, dict[str, str]] = {}
    for file in files_of(title, edition):
        names = found[file.file] = {}
        for id in own[file.file]:
            message = f"{prefix}-{file.key}-{id}"  # of what is no card: a difficulty, a board, a die
            if message in locale:
                names[id] = locale.text(message)
            elif id in on_cards:
                names[id] = on_cards[id]
    return found


def parameters_in(title: str, edition: str) -> Sequence[Parameter]:
    """The numbers of an edition."""
    module = games.part(title, "title")
    of_edition = getattr(module, "parameters_of", None)
    found: Sequence[Parameter] = of_edition(edition) if of_edition else games.title(title).parameters
    return found


async def look(server: Server, request: Request) -> Response:
    """A pack while it is made: its mistakes, or its text and what is printed on things in four languages."""
    must_be_on(server)
    server.limit("workshop", request)
    wanted = await body(request, WantedPreview, MOST_TABLES)
    known(wanted.title, wanted.edition)
    shown, language = wanted.shown[:4], language_of(request)
    return answer(await server.bench.preview(wanted.title, wanted.edition, wanted.pack, shown, language))


async def open_pack(server: Server, request: Request) -> Response:
    """A pack's file as tables, for a form."""
    must_be_on(server)
    server.limit("workshop", request)
    wanted = await body(request, WantedReading, MOST_TABLES)
    language = language_of(request)
    must_be_small(wanted.text, language)
    found = packs.parse_pack(wanted.text)
    if found.wrong:
        raise Problem("bad-request", "; ".join(told(what, language) for *_, what in found.wrong))
    sheets = {name: sheet.tables for name, sheet in found.sheets.items()}
    return answer({"pack": msgspec.to_builtins(found.about), "sheets": sheets})


async def simulate(server: Server, request: Request) -> Response:
    """Games with a pack beside games without: lines of JSON as they come. Who closes the connection ends it."""
    must_be_on(server)
    person = await server.signed_in(request)
    server.limit("workshop", request, person.id)
    wanted = await body(request, WantedSimulation, MOST_TABLES)
    known(wanted.title, wanted.edition)
    if wanted.bot not in BOTS:
        raise Problem("bad-request", f"there is no bot '{wanted.bot}'; there is: {', '.join(BOTS)}")
    language = language_of(request)
    must_be_small(wanted.pack, language)
    if person.id in server.bench.running:
        raise Problem("bad-request", told(Sentence("you have a simulation running already"), language))
    if len(server.bench.running) >= SIMULATIONS:
        busy = Sentence("others are simulating; try it again in a minute")
        raise Problem("unavailable", told(busy, language), 503, wait=30.0)
    job = Simulate(
        wanted.pack, wanted.title, wanted.edition, wanted.players, wanted.bot, wanted.games, language=language
    )
    lines = simulated(server, person.id, job)
    return StreamingResponse(lines, 200, {"Cache-Control": "no-store"}, "text/event-stream")


async def simulated(server: Server, user: str, job: Simulate) -> AsyncIterator[bytes]:
    """What the process of a simulation tells, line by line, as long as somebody reads."""
    if user in server.bench.running:  # asked twice at once
        return
    server.bench.running.add(user)
    try:
        async with asyncio.timeout(SIMULATION_SECONDS), process(job) as running:
            assert running.stdout is not None
            while line := await running.stdout.readline():
                yield line
    except TimeoutError:
        yield msgspec.json.encode(Tried(told(Sentence("this took too long"), job.language))) + b"\n"
    finally:
        server.bench.running.discard(user)
