"""Whatever is sent, by HTTP or WebSocket: never an answer 500, never a traceback in the log.

The whole surface of the application, in this process: every route with hostile paths, headers, cookies and bodies,
built from the types that are read and then broken. FARFLUNG_FUZZ says how many requests: some hundreds by default,
20,000 in the long run.
"""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette

from farflung.server import app as web
from farflung.server import signing, tokens, workshop
from farflung.server.settings import Settings
from farflung.table import messages as m

pytestmark = pytest.mark.slow

SIZE = int(os.environ.get("FARFLUNG_FUZZ", "600"))
LONG = 600.0  # seconds: a database that a busy machine keeps waiting is not away
HUGE = ["9" * 4300, "9" * 5000, "-" + "9" * 400, "1e400", "NaN", "18446744073709551616"]
T = TypeVar("T")


class Running:
    """The application with its lifespan, on a loop of its own; the log is kept."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.lines: list[dict[str, Any]] = []
        chosen = Settings(database=str(folder / "fuzz.db"), limits=False, bot_processes=1, database_seconds=LONG)
        self.app: Starlette = web.application(chosen)
        self.life = self.app.router.lifespan_context(self.app)
        self.cookies: list[str] = []
        self.tables: list[str] = []

    def run(self, work: Awaitable[T]) -> T:
        async def whole() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(whole(), self.loop).result(LONG)

    def open(self) -> None:
        self.run(self.life.__aenter__())
        self.cookies += [self.guest("Ann"), self.guest("Eve")]
        seats = [{"kind": "me"}, {"kind": "screen", "name": "Bob"}]
        for title in ("salvage", "revenant"):
            wanted = json.dumps({"title": title, "seats": seats}).encode()
            status, _, told = self.ask("POST", "/api/tables", {"cookie": self.cookies[0]}, wanted)
            assert status == 201, told
            self.tables.append(json.loads(told)["id"])
        record = f"farflung record 1\ntitle salvage\nedition tutorial\ncontent {content()}\nseat A\nseat B\n\nend 0\n"
        wanted = json.dumps({"record": record, "mode": "play"}).encode()
        status, _, told = self.ask("POST", "/api/load", {"cookie": self.cookies[0]}, wanted)
        assert status == 201, told
        self.tables.append(json.loads(told)["id"])

    def guest(self, name: str) -> str:
        """The cookie of a new one."""
        _, headers, _ = self.ask("POST", "/api/guest", body=json.dumps({"name": name}).encode())
        return headers["set-cookie"].partition(";")[0]

    def close(self) -> None:
        self.run(self.life.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def ask(
        self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b"", query: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        """One request, as uvicorn would hand it on."""
        given = {"host": "test", "content-type": "application/json", **(headers or {})}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": query,
            "root_path": "",
            "headers": [(k.encode("latin-1"), v.encode("latin-1", "replace")) for k, v in given.items()],
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
        }
        told: dict[str, Any] = {"status": 0, "headers": {}, "body": b""}
        unread = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return unread.pop(0) if unread else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told["status"] = message["status"]
                told["headers"] = {k.decode("latin-1"): v.decode("latin-1") for k, v in message["headers"]}
            else:
                told["body"] += message.get("body", b"")

        self.run(self.app(scope, receive, send))
        return told["status"], told["headers"], told["body"]

    def talk(self, table: str, cookie: str, frames: list[str | bytes]) -> list[dict[str, Any]]:
        """One WebSocket that says all this and goes; what it was told."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "ws",
            "path": f"/ws/table/{table}",
            "raw_path": b"",
            "query_string": b"language=de",
            "root_path": "",
            "headers": [(b"host", b"test"), (b"cookie", cookie.encode("latin-1", "replace"))],
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
            "subprotocols": [],
        }
        told: list[dict[str, Any]] = []
        said: list[dict[str, Any]] = [{"type": "websocket.connect"}]
        said += [{"type": "websocket.receive", "bytes" if isinstance(f, bytes) else "text": f} for f in frames]

        async def receive() -> dict[str, Any]:
            return said.pop(0) if said else {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            told.append(message)

        self.run(self.app(scope, receive, send))
        return told

    def clean(self) -> None:
        lines, self.lines[:] = self.lines[:], []  # what one request left is not the fault of the next
        wrong = [line for line in lines if line.get("exc_info") or line["log_level"] in ("error", "critical")]
        assert not wrong, wrong


def content() -> str:
    from farflung import games
    from farflung.engine.match import Match
    from farflung.engine.title import Setup

    return Match(games.title("salvage"), Setup("salvage", "tutorial", ["A", "B"]), 1).setup.content


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    patience = pytest.MonkeyPatch()
    patience.setattr(web, "HEALTH_SECONDS", LONG)
    found = Running(tmp_path_factory.mktemp("fuzz"))
    before = structlog.get_config()
    structlog.configure(processors=[keeper(found)])
    found.open()
    yield found
    found.close()
    structlog.configure(**before)
    patience.undo()


def keeper(found: Running) -> Callable[[Any, str, Any], Any]:
    def keep(_logger: Any, name: str, line: Any) -> Any:
        found.lines.append({"log_level": "error" if name == "exception" else name, **line})
        raise structlog.DropEvent

    return keep


# ---- what is sent

names = st.sampled_from(["", "Ann", "me", "open", "look", "play", "salvage", "revenant", "final", "tutorial", "greedy"])
odd = st.sampled_from(["\x00", "é", "\U0001f680", "..", "/", "%00", "\u202e", "x" * 300, "x" * 5000, "\ud7ff", "\r\n"])
texts = st.one_of(names, odd, st.text(max_size=20))
numbers = st.one_of(st.integers(-3, 9), st.integers(), st.sampled_from([-(10**6), 2**31, 2**63, -(2**64), 10**30]))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts, st.floats(allow_nan=False, allow_infinity=False)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=6,
)
records = st.builds(
    lambda head, seats, rest: "\n".join(["farflung record 1", *head, *(f"seat {name}" for name in seats), *rest]),
    st.lists(
        st.one_of(
            st.sampled_from(
                [
                    "title salvage",
                    "title revenant",
                    "edition tutorial",
                    "edition final",
                    "content ",
                    "pack /",
                    "rules 9",
                ]
            ),
            st.builds(lambda name, n: f"parameter {name} {n}", texts, st.one_of(numbers, st.sampled_from(HUGE))),
            st.builds(lambda name, value: f"option {name} {value}", texts, texts),
        ),
        max_size=6,
    ),
    st.lists(texts, max_size=5),
    st.lists(st.one_of(st.sampled_from(["", "* x", "1 dive", "end 0", "end 1", *HUGE]), texts), max_size=5),
)
packs = st.one_of(
    texts,
    st.builds(
        lambda head, rest: "\n".join([*head, *rest]),
        st.lists(
            st.sampled_from(
                ['[pack]\nname = "x"\ntitle = "revenant"\nedition = "final"', "[pack]", "[[ships.add]]", "[parameters]"]
            ),
            max_size=3,
        ),
        st.lists(st.builds(lambda name, value: f"{name} = {json.dumps(value)}", names, values), max_size=3),
    ),
)
READ: dict[str, Any] = {
    "/api/guest": signing.Named,
    "/api/account": signing.Secret,
    "/api/login": signing.Secret,
    "/api/logout": signing.Leaving,
    "/api/password": signing.Changed,
    "/api/bots": tokens.WantedBot,
    "/api/tables": web.WantedTable,
    "/api/tables/{id}/record": None,
    "/api/tables/{id}/fork": web.WantedFork,
    "/api/tables/{id}/analysis/{seat:int}": None,
    "/api/load": web.WantedLoad,
    "/api/lessons": web.WantedLesson,
    "/api/workshop/preview": workshop.WantedPreview,
    "/api/workshop/open": workshop.WantedReading,
    "/api/workshop/simulate": workshop.WantedSimulation,
}
"""What is read from those who send something, by path; None: nothing."""
KNOWN = {
    "{seat:int}": ["0", "1", "99999999999999999999"],
    "{language}": ["en", "de"],
    "{language}.json": ["en.json", "fr.json"],
    "{language}.ftl": ["es.ftl", "en.ftl"],
    "{edition}": ["final", "prototype", "tutorial"],
    "{lesson}.json": ["1.json"],
    "{path:path}": ["board.js"],
}


def built(struct: Any) -> st.SearchStrategy[dict[str, Any]]:
    """Nearly of this type: each field as it should be, or anything, or not there."""
    fields = {}
    for field in msgspec.structs.fields(struct):
        good: st.SearchStrategy[Any] = values
        if field.name == "record":
            good = records
        elif field.name == "seats":
            seat = st.fixed_dictionaries({"kind": st.sampled_from(["me", "open", "bot", "screen"])})
            good = st.lists(seat, max_size=5)
        elif field.name == "title":
            good = st.sampled_from(["salvage", "revenant", "helionox", "xodus", "chess"])
        elif field.name in ("seat", "event", "position"):
            good = numbers
        elif field.name in ("parameters", "options", "bots"):
            good = st.dictionaries(st.one_of(texts, numbers.map(str)), st.one_of(texts, numbers), max_size=3)
        elif (field.name == "pack" and field.type is str) or (struct, field.name) == (workshop.WantedReading, "text"):
            good = packs
        elif field.name in (
            "mode",
            "edition",
            "name",
            "password",
            "text",
            "option",
            "language",
            "lesson",
            "old",
            "new",
        ):
            good = texts
        fields[field.name] = st.one_of(good, good, good, values)
    return st.fixed_dictionaries({}, optional=fields)


def sent(structs: list[Any]) -> st.SearchStrategy[bytes]:
    return st.one_of([built(struct) for struct in structs]).map(
        lambda data: json.dumps(data).encode("utf-8", "replace")
    )


FITTING = {path: sent([struct]) for path, struct in READ.items() if struct}
bodies = st.one_of(
    sent(list(filter(None, READ.values()))),
    st.sampled_from(
        [b"", b"{", b"[" * 5000, b"\xff", b'{"name": "\xff"}', b"null", b'"\\ud800"', b'{"name": "' + b"x" * 70_000]
    ),
    st.sampled_from(HUGE).map(lambda n: f'{{"seat": {n}, "position": {n}, "event": {n}}}'.encode()),
    st.binary(max_size=50),
)
ENDS_SESSIONS = {path for _, path, handler in web.ROUTES if handler.__module__ == signing.__name__}
ROUTES = [(method, path) for method, path, _ in web.ROUTES] + [
    ("GET", "/{x}"),
    ("GET", "/api/{x}"),
    ("GET", "/assets/{x}"),
]


@st.composite
def requests(draw: Any, running: Running) -> tuple[str, str, dict[str, str], bytes, bytes]:
    method, template = draw(st.sampled_from(ROUTES))
    if draw(st.integers(0, 9)) == 0:
        method = draw(st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW"]))
    parts = []
    for part in template.split("/"):
        known = running.tables if "{id}" in part else KNOWN.get(part, ["revenant", "final", "current", "salvage"])
        parts.append(draw(st.one_of(st.sampled_from(known), st.sampled_from(known), texts)) if "{" in part else part)
    headers = {}
    for name in ("cookie", "content-type", "origin", "if-none-match", "accept-encoding", "range", "sec-fetch-site"):
        if draw(st.booleans()):
            sessions = [running.guest("Tom")] if template in ENDS_SESSIONS and name == "cookie" else running.cookies
            good = {"cookie": sessions, "content-type": ["application/json"], "accept-encoding": ["gzip", "*"]}
            choices = [st.sampled_from(good[name])] * 3 if name in good else []
            headers[name] = draw(st.one_of(*choices, texts))
    said = bodies if template not in FITTING or draw(st.integers(0, 3)) == 0 else FITTING[template]
    query = draw(st.one_of(st.sampled_from([b"words=ship", b"language=de"]), st.binary(max_size=10)))
    return method, "/".join(parts), headers, draw(said), query


def test_each_that_reads_something_is_sent_what_it_reads() -> None:
    assert READ.keys() == {path for method, path, _ in web.ROUTES if method == "POST"}


@settings(
    max_examples=max(1, SIZE * 5 // 6),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_no_request_gives_500(running: Running, data: st.DataObject) -> None:
    method, path, headers, body, query = data.draw(requests(running))
    status, _, told = running.ask(method, path, headers, body, query)
    assert 200 <= status < 500, (status, told[:300])
    assert len(told) < 2_000_000
    if status >= 400 and path.startswith("/api/") and status not in (405,):
        assert msgspec.json.decode(told)["error"]["text"]
    running.clean()


messages = st.one_of(
    [
        st.builds(lambda kind, fields: {**fields, "type": kind}, st.just(kind.__struct_config__.tag), built(kind))
        for kind in m.Message.__args__
    ]
).map(json.dumps)
frames = st.lists(
    st.one_of(
        messages,
        messages,
        st.sampled_from(HUGE).map(lambda n: f'{{"type": "look", "id": {n}, "seat": 0, "event": {n}}}'),
        st.text(max_size=20),
        st.binary(max_size=20),
        st.sampled_from(["[" * 10_000, "x" * 70_000, '{"type": "chat", "id": "\\ud800", "text": "x"}']),
    ),
    max_size=8,
)


@settings(
    max_examples=max(1, SIZE // 6),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_no_message_leaves_a_traceback(running: Running, data: st.DataObject) -> None:
    table = data.draw(st.one_of(st.sampled_from(running.tables), st.sampled_from(running.tables), texts))
    cookie = data.draw(st.one_of(st.sampled_from(running.cookies), st.sampled_from(running.cookies), texts))
    running.talk(table.replace("/", ""), cookie, data.draw(frames))
    running.clean()


# ---- those that were found


def post(running: Running, path: str, body: object) -> tuple[int, str]:
    status, _, told = running.ask("POST", path, {"cookie": running.cookies[0]}, json.dumps(body).encode())
    return status, json.loads(told)["error"]["text"]


def test_paths_that_cannot_be_files(running: Running) -> None:
    for path in ("/\x00", "/" + "x" * 300, "/assets/" + "x" * 5000, "/assets/\x00.js"):
        assert running.ask("GET", path)[0] < 500
    running.clean()


def test_events_and_positions_that_are_none(running: Running) -> None:
    for event in (-1_000_000, -1, 10**30):
        assert post(running, f"/api/tables/{running.tables[2]}/fork", {"seat": 0, "event": event})[0] == 400
    running.clean()


def test_numbers_of_thousands_of_digits(running: Running) -> None:
    long = "9" * 4301
    head = "farflung record 1\ntitle salvage\nedition tutorial\ncontent x\nseat A\nseat B\n"
    for record in (
        f"{head}parameter cards {long}\n\nend 0\n",
        f"{head}rules {long}\n\nend 0\n",
        f"{head}\n{long} x\nend 1\n",
    ):
        assert post(running, "/api/load", {"record": record})[0] == 400
    body = f'{{"record": "", "position": {long}}}'.encode()
    assert running.ask("POST", "/api/load", {"cookie": running.cookies[0]}, body)[0] == 400
    running.clean()


def test_text_that_is_no_text(running: Running) -> None:
    for body in (b'{"name": "\xff"}', b'{"\xff": 1}', b'{"name": "\xed\xa0\x80"}'):
        status, _, told = running.ask("POST", "/api/guest", {}, body)
        assert (status, json.loads(told)["error"]["kind"]) == (400, "bad-request"), body
    for frame in (b'{"type": "chat", "id": 1, "text": "\xff"}', b'{"\xff": 1}'):
        running.talk(running.tables[0], running.cookies[0], [frame])
    running.clean()


def test_a_bad_line_is_not_echoed_whole(running: Running) -> None:
    head = f"farflung record 1\ntitle salvage\nedition tutorial\ncontent {content()}\nseat A\nseat B\n"
    for line in ("x" * 1_900_000, "1 " + "x" * 1_900_000):
        status, text = post(running, "/api/load", {"record": f"{head}\n{line}\nend 1\n"})
        assert status == 400
        assert len(text) <= 500
    running.clean()


def test_an_unexpected_failure_is_told_in_a_sentence(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(running.app.state.server.accounts, "person", broken)
    status, _, told = running.ask("GET", "/api/me")
    assert status == 500
    assert "written down" in json.loads(told)["error"]["text"]
    assert [line for line in running.lines if line["log_level"] == "error"]
    running.lines.clear()


# ---- compression


def test_what_is_large_is_compressed_and_what_is_known_is_not_sent_again(running: Running, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>farflung</p>" * 200)
    (tmp_path / "assets" / "index-1.js").write_text("export const x = 1;\n" * 2000)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    chosen = running.app.state.server.settings
    before, chosen.client = chosen.client, tmp_path
    try:
        for path in (
            "/",
            "/assets/index-1.js",
            "/api/content/revenant/final/current/en.json",
            "/api/rules/revenant/en.json",
        ):
            plain = running.ask("GET", path)
            small = running.ask("GET", path, {"accept-encoding": "gzip, br"})
            assert plain[0] == small[0] == 200
            assert "content-encoding" not in plain[1]
            assert small[1]["content-encoding"] == "gzip"
            assert len(small[2]) < len(plain[2]) / 2
            assert "accept-encoding" in small[1]["vary"].lower()
            again = running.ask("GET", path, {"accept-encoding": "gzip", "if-none-match": small[1]["etag"]})
            assert (again[0], again[2]) == (304, b"")
        built = tmp_path / "assets" / "index-2.js"
        built.write_text("export const x = 2;\n" * 2000)
        built.with_name("index-2.js.br").write_bytes(b"as brotli has it")
        assert running.ask("GET", "/assets/index-2.js", {"accept-encoding": "gzip, br"})[2] == b"as brotli has it"
        assert running.ask("GET", "/assets/index-2.js", {"accept-encoding": "gzip"})[1]["content-encoding"] == "gzip"
        assert "content-encoding" not in running.ask("GET", "/favicon.svg", {"accept-encoding": "gzip"})[1]
        assert "content-encoding" not in running.ask("GET", "/api/me", {"accept-encoding": "gzip"})[1]
        titles = running.ask("GET", "/api/titles", {"accept-encoding": "gzip"})
        assert titles[1]["content-encoding"] == "gzip"
    finally:
        chosen.client = before
