"""Clients that mean harm, made of plain sockets: they cost the tests little, and may be as rude as they like.

They come from an address of their own, as if through a proxy; the traffic goes to 127.0.0.1 only.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.server.running import HOME, PATIENCE, TESTS, Player, Server

ELSEWHERE = "203.0.113.9"  # reserved for documentation: nobody's address
MOST_MEMORY = 300  # MB, of the server's process; bots think in others
LENGTH = float(os.environ.get("FARFLUNG_ATTACK_SECONDS", "2"))
GOLDEN = Path(__file__).parents[1] / "golden" / "revenant"


class Attacker(Player):
    """A guest elsewhere."""

    def __init__(self, server: Server, name: str = "Eve") -> None:
        self.server = server
        self.http = httpx.Client(
            verify=False, base_url=server.url, timeout=PATIENCE, headers={"X-Forwarded-For": ELSEWHERE}
        )
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
    """Somebody who plays at a table of their own, in a process of their own (`innocent.py`): attackers here do not hold
    them up but by the server."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        command = [sys.executable, "-m", "tests.server.innocent", str(server.port), str(server.process.pid)]
        path = os.pathsep.join([str(HOME), str(TESTS)])
        self.process = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": path}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def pace(self, seconds: float) -> float:
        """Moves a second, as it would be on a machine with nothing else to do."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def leave(self) -> None:
        self.process.communicate()


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
    """An innocent table keeps half of its pace, and the server's memory stays small."""
    innocent = Innocent(server)
    innocent.pace(0.5)
    before = innocent.pace(LENGTH)
    with meanwhile(attack):
        during = innocent.pace(LENGTH)
    innocent.leave()
    assert during >= before / 2, f"moves a second before and during: {before}, {during}"
    assert memory(server) < MOST_MEMORY
    assert "Traceback" not in server.log.read_text()
