"""The application: pages, accounts, lobby and content by HTTP; tables by WebSocket. docs/protocol.md describes it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from typing import Any, Literal

import msgspec
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import farflung
from farflung import games, lessons
from farflung.bots import USUAL
from farflung.bots.levels import at_tables
from farflung.engine.content import ContentError, Version
from farflung.engine.core import RulesError
from farflung.engine.parameters import ParameterError
from farflung.engine.record import RecordError
from farflung.engine.text import LANGUAGES, told_error
from farflung.engine.title import Setup, SetupError
from farflung.server import analyses, books, contents, passage, printed, schema, signing, titles, tokens, workshop
from farflung.server import metrics as counted
from farflung.server.accounts import COOKIE, Accounts, Person, secret_of
from farflung.server.answers import Problem, answer, body, error_answer, language_of
from farflung.server.database import Database, Unavailable
from farflung.server.guessing import Guesses
from farflung.server.hub import Broken, Hub, NotFound
from farflung.server.limits import Limits, TooMany
from farflung.server.pages import SMALL, Packed, packed_answer, page
from farflung.server.security import Security
from farflung.server.settings import MOST_RECORD, Settings
from farflung.server.socket import talk
from farflung.table import luck
from farflung.table.again import UNNAMED, fork_of
from farflung.table.entries import Advising, Clock, Created, Seat, UndoPolicy
from farflung.table.messages import Number, Refused, SeatNumber, User
from farflung.table.names import BadName, Taken, alike, clean_name, is_bots
from farflung.table.rendering import card
from farflung.table.seats import with_names
from farflung.table.teaching import lesson_table

log = structlog.get_logger()

MOST_LISTED = 50
DATABASE_WAIT = 5.0
HEALTH_SECONDS = 2.0

Handler = Callable[["Server", Request], Awaitable[Response]]


class Server:
    """All that the handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.hub = Hub(settings, self.database)
        self.limits = Limits(settings)
        self.guesses = Guesses(settings.limits)
        self.bench = workshop.Bench()
        self.desk = analyses.Desk()
        self.accounts: Accounts

    async def open(self) -> None:
        await self.database.open()
        await contents.know_all(self.database)
        self.accounts = Accounts(self.database, self.settings.secret or await secret_of(self.database))
        await self.accounts.open()
        self.hub.missed = lambda: self.hub.spawn(passage.check_all(self.hub, self.accounts))
        await self.hub.start()
        self.hub.spawn(titles.warm_up())
        titles.tell_broken()
        log.info("started", database="sqlite" if self.database.sqlite else "postgresql", version=farflung.__version__)

    async def close(self) -> None:
        self.bench.close()
        self.desk.close()
        await self.hub.close()
        await self.database.close()
        log.info("stopped")

    async def signed_in(self, request: Request) -> Person:
        person = await self.accounts.person(request.cookies.get(COOKIE))
        if person is None:
            raise Problem("not-signed-in", "say who you are first: choose a name or sign in")
        return person

    def limit(self, kind: str, request: Request, user: str = "") -> None:
        wait = self.limits.take(kind, address_of(request), user)
        if wait:
            raise TooMany(wait)


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def handled(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        server: Server = request.app.state.server
        try:
            server.limit("http", request)
            return await handler(server, request)
        except Problem as problem:
            return error_answer(problem)
        except TooMany as error:
            text = f"that is too much at once; wait {math.ceil(error.wait)} seconds"
            return error_answer(Problem("too-many", text, wait=error.wait))
        except ClientDisconnect:  # in the middle of its request: nobody reads the answer
            return Response(status_code=400)
        except NotFound:
            return error_answer(Problem("not-found", "there is no such table"))
        except Broken as error:
            return error_answer(Problem("not-found", f"this version cannot replay the table: {error}", 410))
        except Unavailable:
            return error_answer(
                Problem("unavailable", "the database is away for the moment; try again soon", 503, DATABASE_WAIT)
            )
        except (SetupError, ParameterError, RecordError, ContentError, games.UnknownTitle, games.BrokenTitle) as error:
            return error_answer(Problem("bad-request", told_error(error, language_of(request))))
        except BadName as error:
            kind = "taken" if isinstance(error, Taken) else "bad-request"
            return error_answer(Problem(kind, str(error), reason=error.reason))
        except Refused as refused:
            return error_answer(Problem("not-yours" if refused.kind == "not-yours" else "bad-request", refused.text))
        except RulesError as error:
            log.warning("the rules do not go on", path=request.scope["path"], error=str(error))
            return error_answer(Problem("bad-request", f"with these parameters the game cannot be played: {error}"))
        except Exception:
            counted.ERRORS.inc()
            log.exception("a request could not be handled", method=request.method, path=request.scope["path"])
            return error_answer(Problem("failed", "something went wrong here; it has been written down", 500))

    return endpoint


# ---- lobby


async def tables(server: Server, request: Request) -> Response:
    server.limit("list", request)
    person = await server.accounts.person(request.cookies.get(COOKIE))
    found, members = schema.tables.c, schema.members.c
    columns = select(found.id, found.card, found.updated).order_by(found.updated.desc()).limit(MOST_LISTED)
    listed = columns.where(found.listed.is_(True), found.over.is_(False))
    yours = []
    seats: dict[str, list[int]] = {}
    if person:
        own = select(members.table_id).where(members.user_id == person.id)
        yours = await server.database.rows(columns.where(found.id.in_(own)))
        wanted = select(members.table_id, members.seat).where(members.user_id == person.id)
        for row in await server.database.rows(wanted.where(members.seat >= 0)):
            seats.setdefault(row["table_id"], []).append(row["seat"])
    mine = {row["id"] for row in yours}
    free = await server.database.rows(listed.where(found.started.is_(False)))
    running = await server.database.rows(listed.where(found.started.is_(True)))
    shown = {
        "yours": listed_cards(server, yours, seats),
        "open": listed_cards(server, [row for row in free if row["id"] not in mine], seats),
        "watchable": listed_cards(server, [row for row in running if row["id"] not in mine], seats),
    }
    return answer(shown)


def listed_cards(server: Server, rows: list[Any], seats: dict[str, list[int]]) -> list[dict[str, Any]]:
    """A card that was damaged is left out: the others are shown."""
    found = []
    for row in rows:
        try:
            found.append(listed_card(server, row, seats))
        except (msgspec.DecodeError, KeyError, TypeError) as error:
            log.warning("a table's card cannot be read", table=row["id"], error=repr(error))
    return found


def listed_card(server: Server, row: Any, seats: dict[str, list[int]]) -> dict[str, Any]:
    """The card as it was stored, with what concerns the reader."""
    card: dict[str, Any] = msgspec.json.decode(row["card"])
    own = sorted(seats.get(row["id"], []))
    card["your_seats"] = own
    card["your_turn"] = card["waiting_for"] in own
    card["updated"] = row["updated"]
    live = server.hub.tables.get(row["id"])
    if live:
        present = live.present()
        for shown, seat in zip(card["seats"], live.table.seats, strict=False):
            shown["present"] = bool(seat.user) and seat.user in present
    return card


async def table(server: Server, request: Request) -> Response:
    server.limit("see", request)
    person = await server.accounts.person(request.cookies.get(COOKIE))
    live = await server.hub.open(request.path_params["id"])
    shown = card(live.table, live.id, person.id if person else "", live.present())
    return answer({**shown, "updated": live.table.updated})


class WantedSeat(msgspec.Struct):
    kind: Literal["me", "open", "bot", "screen"]
    bot: str = USUAL
    name: str = ""


class WantedClock(msgspec.Struct):
    seconds: float
    increment: float = 0.0


ABSENCE = (60.0, 30 * 86400.0)
USUAL_ABSENCE = 600.0


class WantedTable(msgspec.Struct):
    title: str
    seats: list[WantedSeat]
    edition: str = ""
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    clock: WantedClock | None = None
    undo: UndoPolicy = "agreement"
    absence: float | msgspec.UnsetType | None = msgspec.UNSET
    private: bool = False
    first: bool = False
    suggest: Advising = "alone"
    pack: str = ""
    """A content pack, as one file."""


async def new_table(server: Server, request: Request) -> Response:
    person = await tokens.bot_of(server.database, tokens.token_in(request.headers)) or await server.signed_in(request)
    server.limit("table", request, person.id)
    wanted = await body(request, WantedTable)
    title = games.title(wanted.title)
    edition = wanted.edition or title.editions[0]
    seats = with_names([seat_of(seat, person, number) for number, seat in enumerate(wanted.seats)])
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Problem("bad-request", "you can sit on one chair only; others on your screen are 'screen' seats")
    check_names(seats)
    if wanted.clock and not (10 <= wanted.clock.seconds <= 60 * 86400 and 0 <= wanted.clock.increment <= 60 * 86400):
        raise Problem("bad-request", "a clock has between 10 seconds and 60 days")
    absence = wanted.absence
    if absence is msgspec.UNSET:  # a clock runs out by itself
        absence = None if wanted.clock else USUAL_ABSENCE
    if absence is not None and not ABSENCE[0] <= absence <= ABSENCE[1]:
        raise Problem("bad-request", "absence is between 60 seconds and 30 days, or null")
    names = [f"Player {number + 1}" for number in range(len(seats))]
    version, called, parameters = "", "", wanted.parameters
    if wanted.pack:
        version, about = await workshop.taken(server, wanted.pack, wanted.title, edition, language_of(request))
        called, parameters = about.name or UNNAMED, {**about.parameters, **parameters}
    title.new_game(Setup(wanted.title, edition, names, dict(wanted.options), dict(parameters), version))
    created = Created(
        at=time.time(),
        title=wanted.title,
        edition=edition,
        seats=seats,
        owner=person.id,
        options=wanted.options,
        parameters=parameters,
        content=version,
        pack=called,
        clock=Clock(wanted.clock.seconds, wanted.clock.increment) if wanted.clock else None,
        undo=wanted.undo,
        absence=absence,
        private=wanted.private or not isinstance(person, Person),
        first=wanted.first,
        suggest=wanted.suggest,
        secret=luck.new_secret(),
    )
    return answer({"id": await server.hub.create(created)}, 201)


def seat_of(wanted: WantedSeat, person: User, number: int) -> Seat:
    if wanted.kind == "me":
        return Seat("person", person.name, person.id)
    if wanted.kind == "screen":
        return Seat("screen", clean_name(wanted.name) if wanted.name.strip() else f"Player {number + 1}", person.id)
    if wanted.kind == "bot":
        check_bot(wanted.bot)
        return Seat("bot", clean_name(wanted.name) if wanted.name.strip() else "", "", wanted.bot)
    return Seat("open")


class WantedLesson(msgspec.Struct):
    title: str
    lesson: str


async def lessons_there_are(server: Server, request: Request) -> Response:
    """By title, in the order in which they are taught."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Problem("not-found", "this language is not spoken here")
    return answer(await asyncio.to_thread(lesson_cards, language))


@cache
def lesson_cards(language: str) -> list[dict[str, Any]]:
    found = []
    for title in games.usable()[0]:
        for name in lessons.files(title):
            try:
                lesson = lessons.lesson(title, name)
            except lessons.LessonError as error:
                if title in games.ours():
                    raise
                log.warning("a lesson cannot be taught", title=title, error=str(error))
                continue
            words = {
                key: lessons.said(said, language) for key, said in (("name", lesson.name), ("about", lesson.about))
            }
            card = {
                "title": title,
                "id": name,
                "edition": lesson.edition,
                "steps": len(lesson.step),
                "rules": lesson.rules,
            }
            found.append({**card, **words})
    return found


async def new_lesson(server: Server, request: Request) -> Response:
    person = await server.signed_in(request)
    server.limit("table", request, person.id)
    wanted = await body(request, WantedLesson)
    try:
        created = lesson_table(wanted.title, wanted.lesson, person, time.time())
    except lessons.LessonError as error:
        raise Problem("not-found", str(error)) from None
    return answer({"id": await server.hub.create(created)}, 201)


async def remove(server: Server, request: Request) -> Response:
    person = await server.signed_in(request)
    return answer({"deleted": await server.hub.remove(request.path_params["id"], person)})


def check_names(seats: list[Seat]) -> None:
    """Nobody at a table looks like another, or like a bot; bots are numbered."""
    for number, seat in enumerate(seats):
        others = [other.name for other in seats[:number] if (other.kind, seat.kind) != ("bot", "bot")]
        if alike(seat.name, others):
            raise Taken("name-table", f"two at this table would have the name '{seat.name}', or names that look alike")
        if seat.kind == "screen" and is_bots(seat.name):
            raise Taken("name-bot", "bots are called so; choose another name")


async def record(server: Server, request: Request) -> Response:
    """The whole game as text: secrets included, so only when it is over, or a fork of one's own."""
    server.limit("see", request)
    person = await server.accounts.person(request.cookies.get(COOKIE))
    live = await server.hub.open(request.path_params["id"])
    if not live.table.sees_all(person.id if person else ""):
        raise Problem("not-yours", "the record holds everyone's secrets: it is shown when the game is over")
    headers = {"Content-Disposition": f'attachment; filename="{live.table.created.title}-{live.id}.record"'}
    return Response(live.table.record(), 200, headers, "text/plain; charset=utf-8")


class WantedLoad(msgspec.Struct):
    record: str
    mode: Literal["look", "play"] = "look"
    position: Number | None = None
    bots: dict[SeatNumber, str] = {}


class WantedFork(msgspec.Struct):
    mode: Literal["look", "play"] = "play"
    seat: SeatNumber = -1
    event: Number | None = None
    answers: Number | None = None
    """From the question before the seat's answer of this number, instead of an event."""
    bots: dict[SeatNumber, str] = {}


def check_bot(name: str) -> None:
    """Only those of the list: a name such as module:Class would run what a stranger chose."""
    known = at_tables()
    if name not in known:
        raise Problem("bad-request", f"there is no bot '{name}'; there is: {', '.join(known)}")


async def load(server: Server, request: Request) -> Response:
    person = await server.signed_in(request)
    server.limit("load", request)
    with server.limits.large_body(address_of(request)):
        wanted = await body(request, WantedLoad, MOST_RECORD)
        for name in filter(None, wanted.bots.values()):
            check_bot(name)
        look = wanted.mode == "look"
        bots = {} if look else wanted.bots
        await contents.know(server.database, contents.version_in_record(wanted.record))
        created = await asyncio.to_thread(fork_of, wanted.record, wanted.position, person, look, time.time(), bots)
    return answer({"id": await server.hub.create(created)}, 201)


async def fork(server: Server, request: Request) -> Response:
    person = await server.signed_in(request)
    server.limit("load", request, person.id)
    wanted = await body(request, WantedFork)
    for name in filter(None, wanted.bots.values()):
        check_bot(name)
    look = wanted.mode == "look"
    bots = {} if look else wanted.bots
    moment = (wanted.seat, wanted.event, wanted.answers)
    id = await server.hub.fork(request.path_params["id"], person, moment, look, bots)
    return answer({"id": id}, 201)


# ---- content

FOR_EVER = "public, max-age=31536000, immutable"
FOR_NOW = "no-cache"


async def content(server: Server, request: Request) -> Response:
    given = request.path_params
    try:
        title, edition, wanted, language = given["title"], given["edition"], given["version"], given["language"]
        present = printed.version(title, edition)
        if wanted not in ("current", present):  # what tables of before are played with
            await contents.know(server.database, [Version(title, edition, wanted)])
        version = "" if wanted in ("current", present) else wanted
        found = await asyncio.to_thread(packed_content, title, edition, version, language)
    except (LookupError, ContentError, games.UnknownTitle, games.BrokenTitle):
        raise Problem("not-found", "there is no such content") from None
    return packed_answer(found, request, FOR_NOW if wanted == "current" else FOR_EVER)


async def rules(server: Server, request: Request) -> Response:
    given = request.path_params
    try:
        found = await asyncio.to_thread(packed_rules, given["title"], given["language"])
    except (LookupError, games.UnknownTitle, games.BrokenTitle):
        raise Problem("not-found", "there is no such rulebook") from None
    return packed_answer(found, request, FOR_NOW)


@lru_cache(200)
def packed_content(title: str, edition: str, version: str, language: str) -> Packed:
    return Packed(msgspec.json.encode(printed.content(title, edition, version, language)), "application/json")


@cache
def packed_rules(title: str, language: str) -> Packed:
    return Packed(msgspec.json.encode(printed.rules(title, language)), "application/json")


# ---- operators


async def health(server: Server, request: Request) -> Response:
    status: dict[str, Any] = {"version": farflung.__version__, "tables": len(server.hub.tables)}
    status["database"] = "sqlite" if server.database.sqlite else "postgresql"
    try:
        await server.database.rows(select(schema.settings.c.name).limit(1), HEALTH_SECONDS)
        writing = server.database.writer is not None and not server.database.writer.done()
    except Unavailable:
        writing = False
    status["status"] = "ok" if writing and not server.hub.closing else "failing"
    return answer(status, 200 if status["status"] == "ok" else 503)


async def metrics(server: Server, request: Request) -> Response:
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if server.settings.metrics != "all" and not local:
        raise Problem("not-found", "nothing here")
    return Response(generate_latest(), 200, {"Content-Type": CONTENT_TYPE_LATEST})


async def nothing(server: Server, request: Request) -> Response:
    raise Problem("not-found", "nothing here")


async def no_route(_request: Request, _error: Exception) -> Response:
    """For paths that no route takes, such as those with a line break."""
    return error_answer(Problem("not-found", "nothing here"))


async def static(server: Server, request: Request) -> Response:
    return await asyncio.to_thread(page, server.settings.client, request)


async def socket(websocket: WebSocket) -> None:
    server: Server = websocket.app.state.server
    await talk(server.hub, server.accounts, server.limits, websocket)


ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/api/guest", signing.guest),
    ("POST", "/api/account", signing.account),
    ("POST", "/api/login", signing.login),
    ("POST", "/api/logout", signing.logout),
    ("POST", "/api/password", signing.password),
    ("GET", "/api/me", signing.me),
    ("GET", "/api/bots", tokens.mine),
    ("POST", "/api/bots", tokens.make),
    ("DELETE", "/api/bots/{id}", tokens.revoke),
    ("GET", "/api/titles", titles.titles),
    ("GET", "/api/words/{title}/{language}.ftl", titles.words),
    ("GET", "/titles/{title}/{path:path}", titles.board),
    ("GET", "/api/tables", tables),
    ("POST", "/api/tables", new_table),
    ("GET", "/api/tables/{id}", table),
    ("DELETE", "/api/tables/{id}", remove),
    ("POST", "/api/tables/{id}/record", record),
    ("GET", "/api/tables/{id}/record", record),
    ("POST", "/api/tables/{id}/fork", fork),
    ("GET", "/api/tables/{id}/analysis/{seat:int}", analyses.see),
    ("POST", "/api/tables/{id}/analysis/{seat:int}", analyses.begin),
    ("DELETE", "/api/tables/{id}/analysis/{seat:int}", analyses.stop),
    ("POST", "/api/load", load),
    ("GET", "/api/content/{title}/{edition}/{version}/{language}.json", content),
    ("GET", "/api/rules/{title}/{language}.json", rules),
    ("GET", "/api/lessons/{language}.json", lessons_there_are),
    ("POST", "/api/lessons", new_lesson),
    ("GET", "/api/books", books.list_books),
    ("GET", "/api/books/{title}/{edition}/{language}.json", books.read),
    ("GET", "/api/books/{title}/{edition}/{language}/ask", books.ask),
    ("GET", "/api/books/{title}/{edition}/positions/{lesson}.json", books.figure),
    ("GET", "/api/packs/{title}/{edition}/{version}", workshop.pack),
    ("GET", "/api/workshop/{title}/{edition}", workshop.schema),
    ("POST", "/api/workshop/preview", workshop.look),
    ("POST", "/api/workshop/open", workshop.open_pack),
    ("POST", "/api/workshop/simulate", workshop.simulate),
    ("GET", "/health", health),
    ("GET", "/metrics", metrics),
]


def application(settings: Settings) -> Starlette:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    paths: dict[str, list[tuple[str, Handler]]] = {}
    for method, path, handler in ROUTES:
        paths.setdefault(path, []).append((method, handler))
    routes: list[Route | WebSocketRoute] = [
        Route(path, handled(handler), methods=[method]) for path, each in paths.items() for method, handler in each
    ]
    routes.append(WebSocketRoute("/ws/table/{id}", socket))
    routes.append(Route("/api/{rest:path}", handled(nothing), methods=["GET", "POST", "DELETE"]))
    routes.append(Route("/{path:path}", handled(static), methods=["GET"]))
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Security), Middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=4)],
        lifespan=lifespan,
        exception_handlers={404: no_route},
    )
    app.state.server = server
    return app
