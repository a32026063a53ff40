"""Accounts, lobby, content and the manners of the server, by HTTP."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from tests.server.running import PATIENCE, Player, Server, get, post

from farflung import games
from farflung.engine.match import Match
from farflung.engine.title import Setup


def kind(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["kind"])


def test_a_guest_needs_only_a_name(server: Server) -> None:
    with httpx.Client(verify=False, base_url=server.url, timeout=PATIENCE) as http:
        assert http.get("/api/me").json() == {"user": None}
        answer = http.post("/api/guest", json={"name": "  Ma\u0000ra \n "})
        assert answer.json()["user"]["name"] == "Mara"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        first = http.get("/api/me").json()["user"]
        again = http.post("/api/guest", json={"name": "Mira"}).json()["user"]
        assert (again["id"], again["name"]) == (first["id"], "Mira")
        assert http.get("/api/me").json()["user"]["name"] == "Mira"


def test_an_account_keeps_a_guests_tables_across_devices(server: Server) -> None:
    guest = Player(server, "Tove")
    table = guest.table("me", {"kind": "bot", "bot": "random"}, title="salvage")
    secret = {"name": "Tove of Aarhus", "password": "correct horse"}
    assert guest.http.post("/api/account", json=secret).json()["user"]["guest"] is False
    with httpx.Client(verify=False, base_url=server.url, timeout=PATIENCE) as elsewhere:
        assert kind(elsewhere.post("/api/login", json={**secret, "password": "wrong horse"})) == "not-signed-in"
        assert elsewhere.post("/api/login", json={**secret, "name": "tove OF aarhus"}).status_code == 200
        assert [card["id"] for card in elsewhere.get("/api/tables").json()["yours"]] == [table]
        assert kind(elsewhere.post("/api/account", json=secret)) == "taken"
        elsewhere.post("/api/logout", json={})
        assert elsewhere.get("/api/me").json() == {"user": None}


@pytest.mark.parametrize("cookie", ["", "x", "WyJhIiwwXQ.aaaaaa.bbbb", "é" * 10, "a" * 5000])
def test_a_forged_session_is_nobodys(server: Server, cookie: str) -> None:
    answer = get(f"{server.url}/api/me", headers={b"Cookie": f"farflung={cookie}".encode()})
    assert answer.json() == {"user": None}


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ({"name": ""}, "bad-request"),
        ({"name": "x" * 100}, "bad-request"),
        ({}, "bad-request"),
        ({"name": 7}, "bad-request"),
        ({"name": "x" * 100_000}, "too-large"),
    ],
)
def test_names_are_checked(server: Server, body: object, wanted: str) -> None:
    assert kind(post(f"{server.url}/api/guest", json=body)) == wanted


def test_garbage_gets_an_error_that_can_be_read(server: Server) -> None:
    url = f"{server.url}/api/guest"
    assert kind(post(url, content=b"\xff{", headers={"content-type": "application/json"})) == "bad-request"
    assert post(url, content=b"name=x").status_code == 415
    assert kind(get(f"{server.url}/api/nothing")) == "not-found"
    assert kind(get(f"{server.url}/api/tables/nothing")) == "not-found"


def test_a_table_is_refused_with_a_reason(server: Server) -> None:
    player = Player(server)

    def refused(**table: object) -> str:
        return kind(player.http.post("/api/tables", json={"title": "revenant", "seats": [{"kind": "me"}], **table}))

    assert refused(title="chess") == "bad-request"
    assert refused(edition="tenth") == "bad-request"
    assert refused(seats=[]) == "bad-request"
    assert refused(seats=[{"kind": "me"}] * 2) == "bad-request"
    assert refused(seats=[{"kind": "bot", "bot": "os:system"}] * 2) == "bad-request"
    assert refused(options={"difficulty": "absurd"}) == "bad-request"
    assert refused(parameters={"hand_limit": -5}) == "bad-request"
    assert refused(clock={"seconds": -1}) == "bad-request"
    assert kind(post(f"{server.url}/api/tables", json={"title": "revenant", "seats": []})) == "not-signed-in"


def test_tables_are_listed_to_whom_they_concern(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    free = ann.table("me", "open")
    running = ann.table("me", {"kind": "bot", "bot": "random"})
    hidden = ann.table("me", "open", private=True)

    def ids(player: Player, which: str) -> set[str]:
        return {card["id"] for card in player.http.get("/api/tables").json()[which]}

    assert ids(ann, "yours") == {free, running, hidden}
    assert free in ids(bob, "open")
    assert running in ids(bob, "watchable")
    assert hidden not in ids(bob, "open") | ids(bob, "watchable") | ids(bob, "yours")
    card = next(card for card in ann.http.get("/api/tables").json()["yours"] if card["id"] == free)
    assert [seat["kind"] for seat in card["seats"]] == ["person", "open"]
    assert card["your_seats"] == [0]
    assert bob.http.get(f"/api/tables/{hidden}").json()["your_seats"] == []


def test_titles_content_and_rules(server: Server) -> None:
    titles = get(f"{server.url}/api/titles").json()
    revenant = next(title for title in titles if title["name"] == "revenant")
    assert revenant["seats"] == [1, 2, 3, 4]
    version = revenant["content"]["final"]
    texts = {}
    for language in ("en", "de", "es", "fr"):
        answer = get(f"{server.url}/api/content/revenant/final/{version}/{language}.json")
        assert "immutable" in answer.headers["cache-control"]
        content = answer.json()
        assert set(content) >= {"card", "planet", "captain", "radar", "colony", "defect", "agenda", "ark", "version"}
        texts[language] = content["planet"]
        rules = get(f"{server.url}/api/rules/revenant/{language}.json").json()
        assert {"id", "title", "text"} <= set(rules[0])
    assert len({str(planets) for planets in texts.values()}) == 4
    for path in (
        "content/chess/final/current/en",
        "content/revenant/final/old/en",
        "content/revenant/final/current/xx",
    ):
        assert get(f"{server.url}/api/{path}.json").status_code == 404


def test_a_record_is_loaded_to_look_at_and_to_play_on(server: Server) -> None:
    player, stranger = Player(server), Player(server, "Eve")
    match = Match(games.title("salvage"), Setup("salvage", "tutorial", ["A", "B"]), 3)
    while match.question:
        match.answer(match.question.options[0])
    for mode in ("look", "play"):
        body = {"record": match.save(), "mode": mode, "position": 4 if mode == "play" else None}
        table = player.http.post("/api/load", json=body).json()["id"]
        talk = player.sit_at(table)
        talk.wait_for(lambda views: 0 in views and 1 in views)
        questions = [view["question"] for view in talk.views.values()]
        assert any(questions) == (mode == "play")
        assert player.http.get(f"/api/tables/{table}/record").text.startswith("farflung record")
        if mode == "play":
            assert kind(stranger.http.get(f"/api/tables/{table}/record")) == "not-yours"
        again = player.http.post(f"/api/tables/{table}/fork", json={"seat": 0, "event": 0, "mode": "play"})
        assert again.status_code == 201
        talk.close()
    for nonsense in ("", "farflung record 9", match.save()[:-20], match.save().replace("dive", "swim")):
        assert kind(player.http.post("/api/load", json={"record": nonsense})) == "bad-request"
    assert kind(player.http.post("/api/load", json={"record": "x" * 5_000_000})) == "too-large"


def test_the_record_of_a_running_game_is_nobodys(server: Server) -> None:
    player = Player(server)
    table = player.table("me", {"kind": "screen", "name": "Bob"})
    assert kind(player.http.post(f"/api/tables/{table}/record")) == "not-yours"
    assert kind(player.http.post(f"/api/tables/{table}/fork", json={})) == "not-yours"


# ---- manners


def test_every_answer_has_security_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/health", "/api/nothing"):
        headers = get(server.url + path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_other_sites_cannot_act_for_a_visitor(server: Server) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        assert post(f"{server.url}/api/guest", json={"name": "x"}, headers=headers).status_code == 403
    good = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert post(f"{server.url}/api/guest", json={"name": "x"}, headers=good).status_code == 200


def test_files_outside_the_client_are_not_served(server: Server) -> None:
    for path in ("/..%2f..%2fcli.py", "/assets/../../../server/app.py", "/%2e%2e/%2e%2e/cli.py"):
        assert "import" not in get(server.url + path).text


def test_too_much_is_refused_with_the_time_to_wait(new_server: Callable[..., Server]) -> None:
    server = new_server(FARFLUNG_LIMITS="on")
    body = {"name": "nobody", "password": "wrong password"}
    answers = [post(f"{server.url}/api/login", json=body)]
    while answers[-1].status_code == 401 and len(answers) < 50:
        answers.append(post(f"{server.url}/api/login", json=body))
    assert len(answers) > 10
    assert answers[-1].status_code == 429
    assert answers[-1].json()["error"]["kind"] == "too-many"
    assert answers[-1].json()["error"]["wait"] > 0
    assert int(answers[-1].headers["retry-after"]) > 0


def test_operators_see_health_and_metrics(server: Server) -> None:
    assert get(f"{server.url}/health").json()["status"] == "ok"
    text = get(f"{server.url}/metrics").text
    assert "farflung_commit_seconds_count" in text
    # behind a proxy it is the visitor's address that counts
    assert get(f"{server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
