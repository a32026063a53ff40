"""Finished games are analysed behind the tables: who played asks, sees how far it is, stops it, and finds it kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.server.running import PATIENCE, Player, Server, get

import farflung
from farflung.table.told import AnalysisState

LITTLE = {"FARFLUNG_ANALYSIS_WALKS": "12"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that thinks little."""
    folder = tmp_path_factory.mktemp("quick")
    running = Server(str(folder / "farflung.db"), folder, **LITTLE).start()
    yield running
    assert running.stop() == 0


def finished(title: str = "salvage") -> str:
    match = farflung.new_match(title, seats=["Ada", "Bo"], seed=4)
    while match.question is not None:
        match.answer(match.question.options[0])
    return match.save()


def loaded(player: Player, record: str) -> str:
    answer = player.http.post("/api/load", json={"record": record, "mode": "look"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def state(player: Player, table: str, seat: int = 0, how: str = "GET", language: str = "en") -> dict[str, Any]:
    answer = player.http.request(how, f"/api/tables/{table}/analysis/{seat}", params={"language": language})
    assert answer.status_code in (200, 202), answer.text
    found: dict[str, Any] = answer.json()
    msgspec.convert(found, AnalysisState)
    return found


def until_done(player: Player, table: str, seat: int = 0) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = state(player, table, seat)
        if found["state"] != "running":
            return found
        time.sleep(0.05)
    raise AssertionError("it never ended")


def test_a_finished_game_is_analysed_once_and_kept(new_server: Callable[..., Server]) -> None:
    first = new_server(**LITTLE)
    ada = Player(first, "Ada")
    table = loaded(ada, finished())
    assert state(ada, table)["state"] == "none"
    assert state(ada, table, how="POST")["state"] in ("running", "done")
    found = until_done(ada, table)
    assert found["state"] == "done"
    analysis = found["analysis"]
    assert found["done"] == found["of"] == len(analysis["steps"]) > 0
    assert analysis["start"] + analysis["luck"] + analysis["choice"] == pytest.approx(analysis["result"], abs=0.2)
    assert first.stop() == 0
    second = new_server(**LITTLE)
    ada.http.base_url = second.url
    assert state(ada, table)["analysis"] == analysis
    assert state(ada, table, how="POST")["state"] == "done"
    german = state(ada, table, language="de")["analysis"]
    assert german["steps"][0]["when"] == "Zug 1"
    assert ada.http.delete(f"/api/tables/{table}").json()["deleted"]
    again = ada.http.get(f"/api/tables/{table}/analysis/0")
    assert again.status_code == 404


def test_only_who_played_asks_and_only_when_it_is_over(quick: Server) -> None:
    ada, bob = Player(quick, "Ada of analyses"), Player(quick, "Bob of analyses")
    table = loaded(ada, finished())
    assert bob.http.get(f"/api/tables/{table}/analysis/0").json()["error"]["kind"] == "not-yours"
    assert bob.http.post(f"/api/tables/{table}/analysis/0").status_code == 403
    assert ada.http.post(f"/api/tables/{table}/analysis/7").status_code == 403
    playing = ada.table("me", {"kind": "bot", "bot": "random"}, title="salvage")
    refused = ada.http.post(f"/api/tables/{playing}/analysis/0").json()["error"]
    assert "come to its end" in refused["text"]
    assert get(f"{quick.url}/api/tables/{table}/analysis/0").status_code == 401


def test_one_at_a_time_and_it_can_be_stopped(new_server: Callable[..., Server]) -> None:
    """A long one is begun; the same person's other is refused; stopped, it leaves no process and nothing behind."""
    server = new_server(FARFLUNG_ANALYSIS_WALKS="1000000")
    ada, bob = Player(server, "Ada"), Player(server, "Bob")
    one, other = loaded(ada, finished()), loaded(ada, finished())
    theirs = loaded(bob, finished())
    assert state(ada, one, how="POST")["state"] == "running"
    refused = ada.http.post(f"/api/tables/{other}/analysis/0").json()["error"]
    assert "running already" in refused["text"]
    assert state(bob, theirs, how="POST") == {"state": "running", "done": 0, "of": 0, "analysis": None}
    assert state(bob, theirs, how="DELETE")["state"] == "none"
    assert state(ada, one, how="POST")["state"] == "running"  # the same: it goes on
    assert state(ada, one, how="DELETE")["state"] == "none"
    assert state(ada, other, how="POST")["state"] == "running"
    assert state(ada, other, how="DELETE")["state"] == "none"
    assert server.stop() == 0


def test_played_on_from_a_decision(quick: Server) -> None:
    """A fork from the question before an answer of the seat's, with bots on the other seats."""
    ada = Player(quick, "Ada who forks")
    record = finished()
    table = loaded(ada, record)
    made = ada.http.post(f"/api/tables/{table}/fork", json={"seat": 0, "answers": 2, "bots": {"1": "simple"}})
    assert made.status_code == 201, made.text
    talk = ada.sit_at(made.json()["id"])
    talk.wait_for(lambda views: 0 in views and bool(views[0]["question"]))
    assert talk.views[0]["answers"] == 2
    assert [seat["kind"] for seat in talk.told[0]["table"]["seats"]] == ["screen", "bot"]
