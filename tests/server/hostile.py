"""Clients that mean harm, made of plain sockets: they cost the tests little, and may be as rude as they like.

They come from an address of their own, as if through a proxy; the traffic goes to 127.0.0.1 only.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.server.running import PATIENCE, Player, Server, Talk

ELSEWHERE = "203.0.113.9"  # reserved for documentation: nobody's address
MOST_MEMORY = 300  # MB, of the server's process; bots think in others
HIGHEST_PACE = 10.0  # moves a second: below the limits, so that only the server's haste is measured
LENGTH = float(os.environ.get("FARFLUNG_ATTACK_SECONDS", "2"))
GOLDEN = Path(__file__).parents[1] / "golden" / "revenant"


class Attacker(Player):
    """A guest elsewhere."""

    def __init__(self, server: Server, name: str = "Eve") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"X-Forwarded-For": ELSEWHERE})
        answer = self.http.post("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["user"]["id"]

    def long_game(self) -> str:
        """A table with much to tell: a game of four that is over, all of its seats on this screen."""
        record = next(GOLDEN.glob("*4-players*.record")).read_text("utf-8")
        answer = self.http.post("/api/load", json={"record": record, "mode": "look"})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def socket(self, table: str, small: bool = False) -> Rude:
        return Rude(self, table, small)


class Rude:
    """A WebSocket that need not read."""

    def __init__(self, player: Attacker, table: str, small: bool = False) -> None:
        self.open = True
        self.got = b""
        self.read = 0
        self.plain = socket.socket()
        if small:
            self.plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.plain.settimeout(PATIENCE)
        self.plain.connect(("127.0.0.1", player.server.port))
        cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        lines = [
            f"GET /ws/table/{table} HTTP/1.1",
            f"Host: 127.0.0.1:{player.server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            f"X-Forwarded-For: {ELSEWHERE}",
            f"Cookie: {cookie}",
        ]
        self.plain.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.got:
            data = self.plain.recv(1)
            if not data:
                break
            self.got += data
        self.status = int(self.got.split()[1]) if self.got else 0
        self.plain.setblocking(False)

    def say(self, type: str, **fields: Any) -> None:
        self.send(frame(json.dumps({"type": type, "id": 1, **fields}).encode()))

    def send(self, data: bytes) -> None:
        """As much of it as the server takes at once."""
        try:
            self.plain.send(data)
        except BlockingIOError:
            pass
        except OSError:
            self.open = False

    def drain(self) -> None:
        """Reads what there is and forgets it."""
        try:
            while data := self.plain.recv(1 << 18):
                self.read += len(data)
            self.open = False
        except BlockingIOError:
            pass
        except OSError:
            self.open = False

    def closed_with(self) -> int:
        """Reads to the end: the code of the closing frame, 0 if there was none."""
        self.plain.settimeout(PATIENCE)
        rest = b""
        try:
            while data := self.plain.recv(1 << 18):
                rest = (rest + data)[-200:]
        except ConnectionResetError:
            pass
        place = rest.rfind(b"\x88")
        return int.from_bytes(rest[place + 2 : place + 4], "big") if place >= 0 else 0

    def close(self) -> None:
        self.plain.close()


def frame(payload: bytes, compressed: bool = False) -> bytes:
    """A masked text frame; the mask is zero, which is allowed and leaves the payload readable."""
    first = 0x81 | (0x40 if compressed else 0)
    size = len(payload)
    if size < 126:
        head = bytes([first, 0x80 | size])
    elif size < 1 << 16:
        head = bytes([first, 0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, 0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


def bomb(size: int) -> bytes:
    """A frame that becomes a thousand times as large when it is inflated."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -12)
    return frame((squeezer.compress(b" " * size) + squeezer.flush(zlib.Z_SYNC_FLUSH))[:-4], compressed=True)


# ---- what is measured


def memory(server: Server) -> float:
    """The most memory the server's own process ever held, in MB; bots think in other processes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


class Innocent:
    """Plays both seats of a table of its own, as fast as the limits allow."""

    def __init__(self, server: Server) -> None:
        self.player = Player(server, "Ann")
        self.new_game()

    def new_game(self) -> None:
        self.talk: Talk = self.player.sit_at(self.player.table("me", {"kind": "screen", "name": "Bob"}))
        self.talk.wait_for(lambda views: len(views) == 2)

    def pace(self, seconds: float) -> float:
        """Moves a second."""
        started = time.monotonic()
        moves = 0
        while (now := time.monotonic()) < started + seconds:
            self.move()
            moves += 1
            time.sleep(max(0.0, now + 1 / HIGHEST_PACE - time.monotonic()))
        return moves / (time.monotonic() - started)

    def move(self) -> None:
        views = self.talk.views
        if any(view["over"] for view in views.values()):
            self.talk.close()
            self.new_game()
            views = self.talk.views
        self.talk.wait_for(lambda views: any(view["question"] for view in views.values()))
        seat = next(seat for seat, view in views.items() if view["question"])
        told = self.talk.answer(seat)
        assert told["type"] == "ack", told


@contextmanager
def meanwhile(attack: Callable[[], None]) -> Iterator[None]:
    """Does it again and again on a thread of its own."""
    stop = threading.Event()
    failed: list[BaseException] = []

    def run() -> None:
        try:
            while not stop.is_set():
                attack()
                stop.wait(0.02)
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(PATIENCE)
    assert not failed, failed


def withstands(server: Server, attack: Callable[[], None]) -> None:
    """An innocent table keeps half of its pace, and the server's memory stays small. A busy machine may slow down
    either measurement, so there are three tries."""
    innocent = Innocent(server)
    innocent.pace(0.5)
    paces = []
    for _ in range(3):
        before = innocent.pace(LENGTH)
        with meanwhile(attack):
            paces.append((before, innocent.pace(LENGTH * 1.5)))
        if paces[-1][1] >= before / 2:
            break
    assert any(during >= before / 2 for before, during in paces), f"moves a second before and during: {paces}"
    assert memory(server) < MOST_MEMORY
    assert "Traceback" not in server.log.read_text()
