"""How many moves a second one server acknowledges, and how soon: many clients at many tables, on this machine only.

    python bench/load.py [--clients 1000] [--tables 500] [--seconds 20] [--rounds 2] [--database postgresql://...]

Runs the same load with storing and with storing turned off, by turns, and prints both and their ratio. Clients answer
at once, so this is the most the server can do; the client process shares the machine with it. Only the ratio travels to
other machines.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import queue
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SRC = Path(__file__).parents[1] / "src"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--title", default="revenant")
    parser.add_argument("--database", default="", help="otherwise SQLite in a new folder")
    chosen = parser.parse_args()
    results: dict[str, list[dict[str, float]]] = {"on": [], "off": []}
    for _ in range(chosen.rounds):  # by turns: what else the machine does then weighs on both
        for storage, runs in results.items():
            runs.append(measure(chosen, storage))
            show(f"storage {storage}", runs[-1])
    on, off = (statistics.median(run["rate"] for run in runs) for runs in results.values())
    if off:
        print(f"with storage {on / off:.2f} of the moves a second without (medians of {chosen.rounds})")
    print(json.dumps(results))


def show(name: str, result: dict[str, float]) -> None:
    print(
        f"{name}: {result['clients']:.0f} clients at {result['tables']:.0f} tables, {result['acknowledged']:.0f} moves "
        f"acknowledged, {result['rate']:.0f} a second, p50 {result['p50']:.0f} ms, p99 {result['p99']:.0f} ms"
    )


def measure(chosen: argparse.Namespace, storage: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="farflung-load-") as folder:
        path = os.pathsep.join(
            [*([str(SRC)] if "PYTHONPATH" not in os.environ else []), os.environ.get("PYTHONPATH", "")]
        )
        environment = {
            **os.environ,
            "PYTHONPATH": path,
            "FARFLUNG_DATABASE": chosen.database or str(Path(folder, "load.db")),
            "FARFLUNG_STORAGE": storage,
            "FARFLUNG_LIMITS": "off",
        }
        command = [sys.executable, "-m", "farflung.server", "127.0.0.1", "0"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().decode().split("localhost:")[1].split("/")[0])
            return drive(port, chosen)
        finally:
            server.terminate()
            server.wait(30)


def drive(port: int, chosen: argparse.Namespace) -> dict[str, float]:
    """The clients run in a process of their own, so that their work does not hide in the server's."""
    context = multiprocessing.get_context("spawn")
    found: multiprocessing.Queue[dict[str, float]] = context.Queue()
    process = context.Process(
        target=clients, args=(port, chosen.clients, chosen.tables, chosen.seconds, chosen.title, found)
    )
    process.start()
    until = time.monotonic() + chosen.seconds * 3 + 240
    try:
        while time.monotonic() < until:
            try:
                return found.get(timeout=1)
            except queue.Empty:
                if not process.is_alive():
                    raise SystemExit("the clients failed") from None
        raise SystemExit("the clients did not finish in time")
    finally:
        process.kill()


def clients(port: int, n: int, tables: int, seconds: float, title: str, found: Any) -> None:
    found.put(asyncio.run(load(port, n, tables, seconds, title)))


class Load:
    def __init__(self, port: int, title: str) -> None:
        self.port, self.title = port, title
        self.times: list[float] = []
        self.playing = False
        self.until = 0.0
        self.refused = 0


async def load(port: int, n: int, tables: int, seconds: float, title: str) -> dict[str, float]:
    import httpx

    work = Load(port, title)
    each = max(2, n // tables)
    gate = asyncio.Semaphore(20)
    started = asyncio.Event()
    ready: list[int] = []

    async def one_table() -> None:
        async with gate, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as first:
            cookies = []
            for seat in range(each):
                first.cookies.clear()
                await first.post("/api/guest", json={"name": f"Player {seat}"})
                cookies.append("; ".join(f"{k}={v}" for k, v in first.cookies.items()))
            first.cookies.clear()
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (min(each, 4) - 1)
            body = {"title": title, "seats": seats}
            answer = await first.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
            table = answer.json()["id"]
        await asyncio.gather(*(play(work, table, seat, cookie, ready, started) for seat, cookie in enumerate(cookies)))

    async def open_gate(playing: list[asyncio.Task[None]]) -> None:
        """When all are ready, or those that are left: one that failed is not waited for."""
        until = time.perf_counter() + 180
        while len(ready) < each * sum(not table.done() for table in playing) and time.perf_counter() < until:
            await asyncio.sleep(0.1)
        work.until = time.perf_counter() + seconds
        started.set()

    playing = [asyncio.create_task(one_table()) for _ in range(tables)]
    await open_gate(playing)
    await asyncio.wait(playing, timeout=seconds + 30)
    failed = [repr(table.exception()) if table.done() else "no end" for table in playing]
    failed = [why for why in failed if why != "None"]
    if failed:
        print(f"{len(failed)} of {tables} tables failed, the first: {failed[0]}", file=sys.stderr)
    times = sorted(work.times)
    return {
        "clients": len(ready),
        "tables": tables,
        "acknowledged": len(times),
        "rate": len(times) / seconds,
        "p50": 1000 * times[len(times) // 2] if times else 0.0,
        "p99": 1000 * times[len(times) * 99 // 100] if times else 0.0,
        "refused": work.refused,
        "failed": len(failed),
    }


async def play(work: Load, table: str, seat: int, cookie: str, ready: list[int], started: asyncio.Event) -> None:
    """Takes its seat, waits for the others, and answers at once whatever it is asked until the time is up."""
    from websockets.asyncio.client import connect

    url = f"ws://127.0.0.1:{work.port}/ws/table/{table}"
    options: dict[str, Any] = {"max_size": None, "open_timeout": 120, "ping_interval": None, "compression": None}
    async with connect(url, additional_headers={"Cookie": cookie}, **options) as socket:
        if seat:
            await socket.send(json.dumps({"type": "sit", "id": 0, "seat": seat}))
        view: dict[str, Any] | None = None
        while view is None:
            told = json.loads(await socket.recv())
            if told["type"] == "state":
                view = told["view"]
        ready.append(seat)
        await started.wait()
        sent = 0.0
        while (left := work.until - time.perf_counter()) > 0:
            if view is not None and view["question"]:
                sent = time.perf_counter()
                option = view["question"]["options"][0]["text"]
                message = {
                    "type": "answer",
                    "id": 1,
                    "seat": view["seat"],
                    "answers": view["answers"],
                    "option": option,
                }
                await socket.send(json.dumps(message))
                view = None
            try:
                told = json.loads(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                return
            if told["type"] == "ack" and sent:
                work.times.append(time.perf_counter() - sent)
            elif told["type"] == "refused":
                work.refused += 1
            elif told["type"] == "state":
                view = told["view"]
                if view is not None and view["over"]:
                    return


if __name__ == "__main__":
    main()
