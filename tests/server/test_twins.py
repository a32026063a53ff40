"""Twin games over the wire: what a seat may not know changes no byte that is sent to it."""

from __future__ import annotations

import itertools
import json
import re
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from tests.server.running import Player, Server, Talk
from tests.table.twins import SEAT, Twins, clocked, hidden_twins, story, twins

from farflung.engine.match import Match
from farflung.server.commands import FORMAT, import_file

GAMES = 3
LEFT = re.compile(r'"left":\[([\d.]+),([\d.]+)\]')


def test_twin_games_send_identical_bytes(server: Server, tmp_path: Path) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    compared = 0
    for pair in itertools.islice(twins_to_bob(), GAMES):
        tables = [put(match, ann, bob, server, tmp_path / "table.json") for match in pair[:2]]
        seen = [everything(ann, table, pair) for table in tables]
        assert seen[0] == seen[1], pair.what
        assert "not-an-option" in seen[0] or "not-asked" in seen[0]
        watching = Player(server, "Eve")
        assert look_on(watching, tables[0]) == look_on(watching, tables[1]), pair.what
        assert look_on(bob, tables[0]) != look_on(bob, tables[1]), "these were no twins"
        compared += 1
    assert compared == GAMES


def test_twin_tables_with_clocks_and_hidden_answers_send_identical_bytes(server: Server, tmp_path: Path) -> None:
    """Sockets and HTTP, where they differ by a secret and where by an answer that nobody else can see."""
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    pairs = [*itertools.islice(twins_to_bob(), 1), *itertools.islice(hidden_twins(range(1, 30)), 2)]
    for pair in pairs:
        at = time.time() - 1000
        tables = [put(match, ann, bob, server, tmp_path / "table.json", at) for match in pair[:2]]
        for player in (ann, eve):
            one, other = (arriving(player, table) for table in tables)
            assert LEFT.sub("", one) == LEFT.sub("", other), pair.what
            for ours, theirs in zip(LEFT.findall(one), LEFT.findall(other), strict=True):
                apart = [abs(float(a) - float(b)) for a, b in zip(ours, theirs, strict=True)]
                assert max(apart) < 5000, f"{pair.what}: an increment more"  # seconds between two looks are less
        assert arriving(bob, tables[0]) != arriving(bob, tables[1]), "these were no twins"


def arriving(player: Player, table: str) -> str:
    """All that is sent to who arrives, asks what answers would bring, and reads the lists."""
    talk = player.sit_at(table)
    talk.ask("agree", seat=SEAT)
    for seat, view in [*talk.views.items()]:
        for option in view["question"]["options"] if view["question"] else []:
            foreseen(talk, seat, view["answers"], option["text"])
    card = player.http.get(f"/api/tables/{table}").text
    lists = player.http.get("/api/tables").json()
    listed = [{kind: each} for kind, cards in lists.items() for each in cards if each["id"] == table]
    assert listed
    talk.close()
    return "\n".join([*talk.raw, card, *map(json.dumps, listed)]).replace(table, "TABLE")


def foreseen(talk: Talk, seat: int, answers: int, option: str) -> None:
    id = talk.say("preview", seat=seat, answers=answers, option=option)
    talk.until(lambda m: m.get("id") == id)


def twins_to_bob() -> Iterator[Twins]:
    """Whose difference Bob, who knows the secret, still sees at the end."""
    return (pair for pair in twins(range(11, 40), 50) if bobs_view(pair.one) != bobs_view(pair.other))


def bobs_view(match: Match) -> object:
    return match.title.redact(match.game, 1 - SEAT)


def put(match: Match, ann: Player, bob: Player, server: Server, file: Path, at: float = 0.0) -> str:
    """A table in the running server's database at which this was played, with a clock from this time on."""
    people = (ann.id, bob.id)
    commits = [[entry] for entry in (clocked(match, people, at) if at else story(match, people))]
    file.write_bytes(
        msgspec.json.encode({"format": FORMAT, "table": f"twin{secrets.token_hex(5)}", "commits": commits})
    )
    return import_file(file, server.database)


def everything(player: Player, table: str, pair: Twins) -> str:
    """All bytes the player gets: arriving, looking back, trying what is refused, playing where luck is not asked."""
    talk = player.sit_at(table)
    talk.wait_for(lambda views: SEAT in views)
    for event in range(0, len(talk.views[SEAT]["log"]), 10):
        talk.ask("look", seat=SEAT, event=event)
    answers = talk.views[SEAT]["answers"]
    for option in ("stay", "no such thing", "play Hunter", "draw cadet", "end turn"):
        if option not in options(talk):
            talk.ask("answer", seat=SEAT, answers=answers, option=option)
    talk.ask("undo", seat=1, to=0)
    talk.ask("agree", seat=SEAT)
    if talk.views[SEAT]["question"]:
        quiet = [option for option in options(talk) if all(no_luck(match, option) for match in pair[:2])]
        if quiet:
            talk.ask("answer", seat=SEAT, answers=answers, option=quiet[0])
            talk.wait_for(lambda views: views[SEAT]["answers"] > answers)
            talk.ask("undo", seat=SEAT, to=answers)
            talk.wait_for(lambda views: views[SEAT]["answers"] == answers)
    talk.ask("agree", seat=SEAT)
    talk.close()
    return "\n".join(talk.raw).replace(table, "TABLE")


def options(talk: Talk) -> list[str]:
    question = talk.views[SEAT]["question"]
    return [option["text"] for option in question["options"]] if question else []


def no_luck(match: Match, option: str) -> bool:
    trial = match.fork(1)
    trial.answer(option)
    return trial.position == match.position + 1


def look_on(player: Player, table: str) -> str:
    talk = player.sit_at(table)
    talk.ask("agree", seat=SEAT)
    talk.close()
    return "\n".join(talk.raw).replace(table, "TABLE")
