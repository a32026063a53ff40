"""What the server answers by HTTP, and tells of wishes and undo, is of the types that the client is given."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.running import Player, Server
from tests.table.shapes import must_be

from farflung.table import told
from farflung.table.chronicle import chronicle
from farflung.table.entries import Created, Seat
from farflung.table.messages import User
from farflung.table.table import Table
from farflung.table.viewers import Viewer


def test_answers_by_http_are_of_the_declared_types(server: Server) -> None:
    guest = Player(server, "Tilda")
    bot = {"kind": "bot", "bot": "greedy"}
    running = guest.table("me", bot, bot, title="revenant")
    guest.table("me", {"kind": "open"}, title="helionox", clock={"seconds": 900, "increment": 5})
    must_be(answered(guest.http.get("/api/me")), told.SignedIn, "me")
    must_be(answered(guest.http.get("/api/titles")), list[told.TitleInfo], "titles")
    lists = answered(guest.http.get("/api/tables"))
    must_be(lists, told.Tables, "tables")
    assert {card["id"] for card in lists["yours"]} >= {running}
    must_be(answered(guest.http.get(f"/api/tables/{running}")), told.TableCard, "table")
    secret = {"name": "Tilda of Odense", "password": "correct horse"}
    must_be(answered(guest.http.post("/api/account", json=secret)), told.SignedIn, "account")
    with httpx.Client(verify=False, base_url=server.url) as elsewhere:
        must_be(answered(elsewhere.post("/api/login", json=secret)), told.LoggedIn, "login")
    must_be(answered(guest.http.delete(f"/api/tables/{running}")), told.Removed, "removed")


def answered(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_wishes_undo_and_chronicles_are_of_the_declared_types() -> None:
    people = [Seat("person", f"P{n}", f"p{n}") for n in range(2)]
    table = Table(Created(at=1.0, title="helionox", edition="final", seats=people, owner="p0"))
    for entry in table.start(1.0):
        table.apply(entry)
    viewer = Viewer("T", User("p0", "P0"), "en")
    for kind, message in ((told.UndoRequest, viewer.undo(table)), (told.Wish, viewer.wish(table))):
        must_be({key: value for key, value in message.items() if key not in ("type", "seq")}, kind, message["type"])
    assert table.match is not None
    must_be(chronicle(table.match, 0), told.Chronicle, "chronicle")


def test_what_is_not_of_its_type_is_found() -> None:
    """The test of these tests: an undeclared, a missing and a wrong field, however deep."""
    with pytest.raises(AssertionError, match="not declared"):
        must_be({"user": None, "more": 1}, told.SignedIn, "me")
    with pytest.raises(AssertionError, match="not sent"):
        must_be({"yours": [], "open": []}, told.Tables, "tables")
    with pytest.raises(Exception, match="Expected"):
        must_be({"user": {"id": "a", "name": 7, "guest": True}}, told.SignedIn, "me")
