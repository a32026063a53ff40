"""Packs that visitors bring: tables are played with them, everybody sees what they change, and none takes too much."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from tests.server.running import Player, Server

PACK = """
[pack]
name = "Cheaper Autofactory"
parameters = { hand_draw = 4 }

[market]
remove = ["MKT-BIO-01"]

[[market.card]]
id = "MKT-CYB-09"
cost = 4
"""
BOTS = [{"kind": "bot", "bot": "random"}]


def asked(player: Player, pack: str, title: str = "helionox") -> httpx.Response:
    seats = [{"kind": "me"}, *BOTS]
    return player.http.post("/api/tables", json={"title": title, "seats": seats, "pack": pack}, timeout=120)


def test_a_table_is_played_with_a_pack(server: Server) -> None:
    mira = Player(server, "Mira of packs")
    made = asked(mira, PACK)
    assert made.status_code == 201, made.text
    card = mira.http.get(f"/api/tables/{made.json()['id']}").json()
    assert (card["pack"], card["parameters"]) == ("Cheaper Autofactory", {"hand_draw": 4})
    current = mira.http.get("/api/content/helionox/final/current/en.json").json()
    assert card["content"] not in ("", current["version"])
    printed = mira.http.get(f"/api/content/helionox/final/{card['content']}/de.json").json()
    assert printed["card"]["Autofactory"]["cost"] == 4
    assert "Spore Gardener" not in printed["card"]
    pack = mira.http.get(f"/api/packs/helionox/final/{card['content']}").json()
    assert pack["name"] == "Cheaper Autofactory"
    assert [(one["how"], one["id"], one["name"]) for one in pack["changes"]] == [
        ("removed", "MKT-BIO-01", "Spore Gardener"),
        ("changed", "MKT-CYB-09", "Autofactory"),
    ]
    assert pack["changes"][1]["fields"] == {"cost": {"was": 5, "is": 4}}
    again = asked(mira, pack["text"])
    assert mira.http.get(f"/api/tables/{again.json()['id']}").json()["content"] == card["content"]


def test_a_table_with_a_pack_survives_a_restart(new_server: Callable[..., Server]) -> None:
    first = new_server()
    mira = Player(first, "Mira")
    id = asked(mira, PACK).json()["id"]
    content = mira.http.get(f"/api/tables/{id}").json()["content"]
    assert first.stop() == 0
    second = new_server()
    with httpx.Client(verify=False, base_url=second.url, cookies=mira.http.cookies) as http:
        card = http.get(f"/api/tables/{id}").json()
        assert (card["content"], card["pack"]) == (content, "Cheaper Autofactory")
        assert http.get(f"/api/packs/helionox/final/{content}").json()["name"] == "Cheaper Autofactory"


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        (PACK + "#" * 48_000, "at most 48000 bytes"),
        (PACK.replace("cost = 4", "cost = 400"), "MKT-CYB-09: cost: 400 is out of range"),
        ("[market", "is not TOML"),
        (PACK.replace("hand_draw = 4", "hand_draw = 4000"), "hand_draw"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said(server: Server, pack: str, told: str) -> None:
    refused = asked(Player(server, "Mira of mistakes"), pack)
    assert refused.status_code == 400
    assert told in refused.json()["error"]["text"]


def test_a_title_without_content_takes_no_pack(server: Server) -> None:
    refused = asked(Player(server, "Mira of salvage"), PACK, "salvage")
    assert "has no content" in refused.json()["error"]["text"]
    assert Player(server, "Jonas of packs").http.get("/api/packs/helionox/final/nothing").status_code == 404


def test_an_operator_turns_packs_off(new_server: Callable[..., Server]) -> None:
    refused = asked(Player(new_server(FARFLUNG_WORKSHOP="off"), "Mira"), PACK)
    assert "turned off" in refused.json()["error"]["text"]
