"""Sit down at a table of a server and play, as a browser does: HTTP for the lobby, a WebSocket for the table.

`python3 play_at_a_server.py http://localhost:8080` plays there; without an address it starts a server of its own. The
protocol is in docs/protocol.md; needs `farflung[server]`.
"""

import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import connect


@contextlib.contextmanager
def own_server() -> Iterator[str]:
    """The address of a server that ends with this program."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "farflung", "serve", "--port", "0", "--database", f"{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                yield server.stdout.readline().split(" is at ")[1].split("  (")[0].strip().rstrip("/")
            finally:
                server.terminate()


def play(address: str) -> None:
    """A short game alone against the Corrupted Crew, answered at random."""
    cookies = CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))

    def post(path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        return json.load(browser.open(request))

    post("/api/guest", {"name": "Robot"})
    game = {"title": "revenant", "edition": "final", "options": {"difficulty": "easy"}, "parameters": {"cycles": 1}}
    table = post("/api/tables", {**game, "seats": [{"kind": "me"}], "clock": None, "undo": "none", "private": True})
    session = "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)
    url = f"{address.replace('http', 'ws', 1)}/ws/table/{table['id']}?language=en"
    luck, sent, said = random.Random(1), 0, ""
    with connect(url, additional_headers={"Cookie": session}) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "refused":
                if "wait" not in message:
                    raise SystemExit(message["text"])
                time.sleep(message["wait"])  # too quick for people: once more
                socket.send(said)
            if message["type"] != "state":
                continue
            view = message["view"]
            if view.get("scores"):
                print("over:", view["scores"])
                return
            question = view["question"]
            if question:
                option = luck.choice(question["options"])
                print(f"{question['words']} {option['words']}")
                sent += 1
                answer = {"type": "answer", "id": sent, "seat": 0, "answers": view["answers"], "option": option["text"]}
                said = json.dumps(answer)
                socket.send(said)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        play(sys.argv[1])
    else:
        with own_server() as address:
            play(address)
