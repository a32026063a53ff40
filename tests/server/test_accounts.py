"""Who is who: sessions that end, names that cannot be mistaken, passwords not soon guessed, guests who come home."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from tests.server.running import PATIENCE, Player, Server, Talk, post
from websockets.exceptions import ConnectionClosed

from farflung.server.guessing import Guesses

SECRET = "nine blue herons"
NEW_SECRET = "ten grey cranes"
ENDED = 4401


def kind(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["kind"])


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["error"].get("reason", ""))


def browser(server: Server) -> httpx.Client:
    return httpx.Client(verify=False, base_url=server.url, timeout=PATIENCE)


def account(server: Server, name: str, password: str = SECRET) -> httpx.Client:
    http = browser(server)
    answer = http.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return http


def log_in(server: Server, name: str, password: str = SECRET) -> httpx.Client:
    http = browser(server)
    answer = http.post("/api/login", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return http


def copy_of(http: httpx.Client, server: Server) -> httpx.Client:
    """Somebody who has read the cookies."""
    return httpx.Client(verify=False, base_url=server.url, timeout=PATIENCE, cookies=dict(http.cookies))


def who(http: httpx.Client) -> Any:
    user = http.get("/api/me").json()["user"]
    return user and user["name"]


def as_player(server: Server, http: httpx.Client) -> Player:
    player = Player.__new__(Player)
    player.server, player.http = server, http
    player.id = http.get("/api/me").json()["user"]["id"]
    return player


def closing_code(talk: Talk) -> int:
    """The code with which the server ends the connection."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            talk.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("the connection stays open")


# ---- sessions


def test_logging_out_ends_the_session_for_whoever_has_the_cookie(server: Server) -> None:
    http = account(server, "Orla of Cork")
    thief, elsewhere = copy_of(http, server), log_in(server, "Orla of Cork")
    assert who(thief) == "Orla of Cork"
    assert http.post("/api/logout", json={}).json() == {"user": None}
    assert who(thief) is None
    assert kind(thief.post("/api/tables", json={"title": "salvage", "seats": [{"kind": "me"}]})) == "not-signed-in"
    assert who(elsewhere) == "Orla of Cork", "other sessions stay"


def test_an_ended_session_stays_ended_after_a_restart(new_server: Callable[..., Server]) -> None:
    first = new_server()
    http = account(first, "Orla")
    thief = copy_of(http, first)
    http.post("/api/logout", json={})
    first.stop()
    second = new_server()
    assert who(copy_of(thief, second)) is None


def test_two_processes_agree_on_who_is_signed_in(new_server: Callable[..., Server], postgres: Any) -> None:
    database = postgres.new_database()
    one, other = new_server(database), new_server(database)
    http = account(one, "Orla")
    there = copy_of(http, other)
    player = as_player(other, there)
    talk = player.sit_at(player.table("me", "open", title="salvage"))
    assert who(there) == "Orla"
    http.post("/api/logout", json={})
    assert closing_code(talk) == ENDED
    assert who(there) is None
    again = log_in(one, "Orla")
    there = copy_of(again, other)
    assert who(there) == "Orla"
    log_in(one, "Orla").post("/api/logout", json={"everywhere": True})
    assert who(there) is None


def test_a_connection_ends_with_its_session(server: Server) -> None:
    http = account(server, "Runa of Oslo")
    player, elsewhere = as_player(server, http), as_player(server, log_in(server, "Runa of Oslo"))
    table = player.table("me", "open", title="salvage")
    talk, other = player.sit_at(table), elsewhere.sit_at(table)
    http.post("/api/logout", json={})
    assert closing_code(talk) == ENDED
    assert other.ask("note", text="still here")["type"] == "ack"


def test_sessions_of_before_stay_and_can_be_ended(new_server: Callable[..., Server]) -> None:
    server = new_server(FARFLUNG_SECRET="of the test")
    id = account(server, "Orla").get("/api/me").json()["user"]["id"]
    signed = URLSafeTimedSerializer("of the test", salt="farflung session").dumps([id, 0])
    http = httpx.Client(verify=False, base_url=server.url, cookies={"farflung": signed}, timeout=PATIENCE)
    thief = copy_of(http, server)
    assert who(http) == "Orla"
    http.post("/api/logout", json={})
    assert who(thief) is None
    assert who(log_in(server, "Orla")) == "Orla"


def test_signing_out_everywhere_ends_every_session(server: Server) -> None:
    http = account(server, "Siv of Bergen")
    phone = log_in(server, "Siv of Bergen")
    player = as_player(server, phone)
    talk = player.sit_at(player.table("me", "open", title="salvage"))
    assert http.post("/api/logout", json={"everywhere": True}).json() == {"user": None}
    assert closing_code(talk) == ENDED
    assert who(phone) is None
    assert who(log_in(server, "Siv of Bergen")) == "Siv of Bergen"


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    http = account(server, "Tuva of Moss")
    phone = log_in(server, "Tuva of Moss")
    mine, theirs = as_player(server, http), as_player(server, phone)
    table = mine.table("me", "open", title="salvage")
    here, there = mine.sit_at(table), theirs.sit_at(table)
    wrong = http.post("/api/password", json={"old": "nine red herons", "new": NEW_SECRET})
    assert (wrong.status_code, reason(wrong)) == (403, "password-wrong")
    assert reason(http.post("/api/password", json={"old": SECRET, "new": "password"})) == "password-common"
    assert http.post("/api/password", json={"old": SECRET, "new": NEW_SECRET}).status_code == 200
    assert who(http) == "Tuva of Moss"
    assert who(phone) is None
    assert closing_code(there) == ENDED
    assert here.ask("note", text="still here")["type"] == "ack"
    assert (
        kind(browser(server).post("/api/login", json={"name": "Tuva of Moss", "password": SECRET})) == "not-signed-in"
    )
    assert who(log_in(server, "Tuva of Moss", NEW_SECRET)) == "Tuva of Moss"
    assert kind(browser(server).post("/api/password", json={"old": SECRET, "new": NEW_SECRET})) == "not-signed-in"
    guest = Player(server, "Nameless")
    assert kind(guest.http.post("/api/password", json={"old": SECRET, "new": NEW_SECRET})) == "bad-request"


def test_cookies_are_secure_behind_a_proxy_that_is_trusted(new_server: Callable[..., Server]) -> None:
    https = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.5"}
    for trusted, secure in (("127.0.0.1", True), ("192.0.2.1", False)):
        server = new_server(FORWARDED_ALLOW_IPS=trusted)
        made = post(f"{server.url}/api/guest", json={"name": "Mara"}, headers=https)
        gone = post(f"{server.url}/api/logout", json={}, headers=https)
        for answer in (made, gone):
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure
        server.stop()


# ---- guessing


def test_a_password_is_guessed_slowly_whatever_the_address(new_server: Callable[..., Server]) -> None:
    server = new_server(FARFLUNG_LIMITS="on")
    owner = account(server, "Orla")
    owner.post("/api/logout", json={})
    for name in ("Orla", "Nobody at all"):  # the same whether there is such an account or not
        kinds: list[str] = []
        while "too-many" not in kinds:
            assert len(kinds) < 40, "nobody is stopped"
            address = {"X-Forwarded-For": f"203.0.113.{len(kinds)}"}
            guess = {"name": name, "password": f"guess {len(kinds)}"}
            kinds.append(kind(post(f"{server.url}/api/login", json=guess, headers=address)))
        assert kinds[:20] == ["not-signed-in"] * 20
    right = {"name": "Orla", "password": SECRET}
    assert owner.post("/api/login", json=right).status_code == 200, "the browser that was signed in before is let in"


def test_guesses_of_strangers_and_of_the_owners_browser_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("farflung.server.limits.time.monotonic", lambda: now)
    guesses = Guesses(True)
    assert [guesses.take("orla", "") for _ in range(20)] == [0.0] * 20
    assert guesses.take("orla", "") == pytest.approx(30.0)
    assert guesses.take("orla", "the owner's browser") == 0.0
    assert guesses.take("ylva", "") == 0.0
    now += 31
    assert guesses.take("orla", "") == 0.0
    guesses.right("orla", "")
    assert guesses.take("orla", "") == 0.0, "a right one does not count"
    assert guesses.take("orla", "") > 0


# ---- names


@pytest.mark.parametrize(
    "name",
    [
        "M\u0430ra of Kyiv",  # Cyrillic a
        "\uff2dara of Kyiv",
        "MARA 0F KYlV",
        "rnara of Kyiv",
        "Mara  of\u00a0Kyiv",
    ],
)
def test_names_that_look_alike_are_one(server: Server, name: str) -> None:
    browser(server).post("/api/account", json={"name": "Mara of Kyiv", "password": SECRET})
    answer = browser(server).post("/api/account", json={"name": name, "password": SECRET})
    assert (kind(answer), reason(answer)) == ("taken", "name-taken")
    guest = browser(server).post("/api/guest", json={"name": name})
    assert (kind(guest), reason(guest)) == ("taken", "name-taken")


@pytest.mark.parametrize(
    "name",
    [
        "Ma\u200bra",
        "Ma\u202era",
        "\u2066Mara",
        "\u3164",
        "Mara\u3164",
        "\u2800\u2800",
        "\u0301\u0301",
        " \u0301a",
        "M\u034fara",
        "\U000e0041",
        "Mara\ufe0f",
        "a" + "\u0300\u0301\u0302\u0303\u0304",
        "\ue000",
    ],
)
def test_names_with_what_cannot_be_seen_are_refused(server: Server, name: str) -> None:
    for path, body in (("/api/guest", {"name": name}), ("/api/account", {"name": name, "password": SECRET})):
        answer = browser(server).post(path, json=body)
        assert (kind(answer), reason(answer)) == ("bad-request", "name-hidden"), ascii(name)


@pytest.mark.parametrize(
    "name", ["Zoë", "Łukasz", "Nguyễn Ánh", "Ἑλένη", "Юлия", "สมชาย", "आदित्य", "李小龍", "Mr 7", "🚀 Ada"]
)
def test_names_of_all_the_world_are_welcome(server: Server, name: str) -> None:
    assert browser(server).post("/api/guest", json={"name": name}).json()["user"]["name"] == name


@pytest.mark.parametrize("name", ["Greedy bot", "greedy  BOT 2", "Rand\u043em bot", "Zufallsbot", "Search bot", "Bot"])
def test_nobody_is_called_as_a_bot_is(server: Server, name: str) -> None:
    assert reason(browser(server).post("/api/guest", json={"name": name})) == "name-bot"
    assert reason(browser(server).post("/api/account", json={"name": name, "password": SECRET})) == "name-bot"


def test_accounts_of_before_that_look_alike_stay(new_server: Callable[..., Server], tmp_path: Path) -> None:
    first = new_server()
    account(first, "Mara")
    http = account(first, "Somebody else")
    first.stop()
    with sqlite3.connect(tmp_path / "farflung.db") as database:  # as a version that knew no look-alikes left it
        database.execute("UPDATE users SET name = 'M\u0430ra', key = 'm\u0430ra' WHERE name = 'Somebody else'")
        database.execute("UPDATE users SET look = NULL")
    second = new_server()
    assert who(copy_of(http, second)) == "M\u0430ra"
    assert who(log_in(second, "mara")) == "Mara"
    assert who(log_in(second, "M\u0430ra")) == "M\u0430ra"
    assert reason(browser(second).post("/api/account", json={"name": "\uff2dara", "password": SECRET})) == "name-taken"


def test_two_at_one_table_cannot_be_mistaken(server: Server) -> None:
    ann, other = Player(server, "Anneke"), Player(server, "Annek\u0435")
    table = ann.table("me", "open", title="salvage")
    talk = other.sit_at(table)
    refused = talk.ask("sit", seat=1)
    assert (refused["kind"], refused["type"]) == ("taken", "refused")
    assert "name" in refused["text"]
    assert other.http.post("/api/guest", json={"name": "Bram"}).status_code == 200
    assert talk.ask("sit", seat=1)["type"] == "ack", "with another name, at the same connection"
    assert [seat["name"] for seat in ann.http.get(f"/api/tables/{table}").json()["seats"]] == ["Anneke", "Bram"]


def test_names_on_one_screen_are_told_apart(server: Server) -> None:
    player = Player(server, "Jorunn")

    def refused(*seats: dict[str, str]) -> str:
        return kind(player.http.post("/api/tables", json={"title": "salvage", "seats": list(seats)}))

    assert refused({"kind": "me"}, {"kind": "screen", "name": "J\u043erunn"}) == "taken"
    assert refused({"kind": "screen", "name": "Kai"}, {"kind": "screen", "name": "kai"}) == "taken"
    assert refused({"kind": "me"}, {"kind": "screen", "name": "Greedy bot"}) == "taken"
    assert refused({"kind": "me"}, {"kind": "bot", "name": "Jorunn"}) == "taken"
    player.table("me", {"kind": "screen"}, title="salvage")
    player.table({"kind": "bot"}, {"kind": "bot"}, title="salvage")


def test_a_guest_keeps_a_name_that_an_account_took_later(server: Server) -> None:
    guest = Player(server, "Ottilie")
    table = guest.table("me", "open", title="salvage")
    account(server, "Ottilie")
    assert guest.http.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ottilie"
    assert guest.sit_at(table).ask("note", text="mine")["type"] == "ack"


# ---- passwords


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("password", "password-common"),
        ("12345678", "password-common"),
        ("iloveyou1", "password-common"),
        ("qwertyuiop", "password-common"),
        ("P@ssw0rd", "password-common"),
        ("aaaaaaaaaaaa", "password-common"),
        ("Wilhelmina", "password-name"),
        ("wilhelmina1", "password-name"),
        ("short", "password-short"),
        ("x" * 201, "password-long"),
    ],
)
def test_passwords_that_are_guessed_soon_are_refused(server: Server, password: str, why: str) -> None:
    answer = browser(server).post("/api/account", json={"name": "Wilhelmina", "password": password})
    assert (kind(answer), reason(answer)) == ("bad-request", why)
    assert answer.json()["error"]["text"]


# ---- a guest comes home


def test_a_guest_who_logs_in_keeps_the_tables(server: Server) -> None:
    account(server, "Ylva of Umea")
    guest, rival = Player(server, "Passing by"), Player(server, "Rival")
    running = guest.table("me", "open", title="salvage")
    owned = guest.table("open", "open", title="salvage")
    watched = rival.sit_at(running)
    assert watched.ask("sit", seat=1)["type"] == "ack"
    talk = guest.sit_at(running)
    talk.ask("note", text="my plan")
    talk.ask("chat", text="hello")
    answer = guest.http.post("/api/login", json={"name": "Ylva of Umea", "password": SECRET}).json()
    assert answer["user"]["name"] == "Ylva of Umea"
    assert (answer["brought"], answer["left"]) == (2, [])
    assert closing_code(talk) == ENDED, "the guest is no more"
    told = watched.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Ylva of Umea")
    assert told["table"]["seats"][0]["kind"] == "person"
    assert {card["id"] for card in guest.http.get("/api/tables").json()["yours"]} == {running, owned}
    assert guest.http.get(f"/api/tables/{owned}").json()["owner"] is True
    again = guest.sit_at(running)
    hello = again.told[0]
    assert hello["you"] == [0]
    assert hello["notes"] == "my plan"
    assert hello["chat"][0]["seat"] == 0
    assert again.answer(0)["type"] == "ack"


def test_what_a_guest_brings_survives_a_restart(new_server: Callable[..., Server]) -> None:
    first = new_server()
    account(first, "Ylva")
    guest = Player(first, "Passing by")
    table = guest.table("me", "open", title="salvage")
    assert guest.http.post("/api/login", json={"name": "Ylva", "password": SECRET}).json()["brought"] == 1
    first.stop()
    second = new_server()
    card = copy_of(guest.http, second).get(f"/api/tables/{table}").json()
    assert (card["your_seats"], card["owner"], card["seats"][0]["name"]) == ([0], True, "Ylva")


def test_nobody_gets_two_hands_by_logging_in(server: Server) -> None:
    home = as_player(server, account(server, "Ebba of Lund"))
    table = home.table("me", "open", title="salvage")
    guest = Player(server, "Other hand")
    assert guest.sit_at(table).ask("sit", seat=1)["type"] == "ack"
    answer = guest.http.post("/api/login", json={"name": "Ebba of Lund", "password": SECRET}).json()
    assert answer["brought"] == 0
    assert [left["id"] for left in answer["left"]] == [table]
    assert answer["left"][0]["text"]
    assert guest.http.get(f"/api/tables/{table}").json()["your_seats"] == [0]


def test_a_new_name_is_shown_at_running_tables(server: Server) -> None:
    guest, rival = Player(server, "Old name"), Player(server, "Rival two")
    table = guest.table("me", "open", title="salvage")
    talk = rival.sit_at(table)
    assert talk.ask("sit", seat=1)["type"] == "ack"
    own = guest.sit_at(table)

    def shown() -> str:
        return str(guest.http.get(f"/api/tables/{table}").json()["seats"][0]["name"])

    guest.http.post("/api/guest", json={"name": "New name"})
    talk.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "New name")
    own.ask("chat", text="it is me")
    assert talk.until(lambda m: m["type"] == "chat")["from"] == "New name"
    guest.http.post("/api/guest", json={"name": "Rival tw\u043e"})
    assert shown() == "New name", "not where somebody has that name"
    guest.http.post("/api/account", json={"name": "Kept name", "password": SECRET})
    assert shown() == "Kept name"
    assert own.ask("note", text="still here")["type"] == "ack"
