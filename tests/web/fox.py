"""Firefox, driven by WebDriver BiDi: its own remote port and nothing else."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.web.patience import LOOK, PATIENCE
from websockets.sync.client import ClientConnection, connect

PORT = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def found_firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Fox:
    """One window of a Firefox without a screen, with a profile of its own."""

    def __init__(self, program: str, folder: Path) -> None:
        folder.mkdir()
        (folder / "user.js").write_text('user_pref("remote.active-protocols", 1);\n', "utf-8")
        arguments = ["--headless", "--remote-debugging-port=0", "--no-remote", "--profile", str(folder)]
        environment = {**os.environ, "HOME": str(folder), "MOZ_HEADLESS_WIDTH": "1440", "MOZ_HEADLESS_HEIGHT": "900"}
        self.process = subprocess.Popen(
            [program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.opened = ExitStack()
        self.line: ClientConnection = self.opened.enter_context(
            connect(f"{self._address()}/session", max_size=None, open_timeout=PATIENCE / 1000)
        )
        self.numbers = itertools.count(1)
        self.errors: list[str] = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.send("browsingContext.setViewport", context=self.context, viewport={"width": 1440, "height": 900})

    def _address(self) -> str:
        assert self.process.stderr is not None
        said = []
        for line in self.process.stderr:
            said.append(line)
            if address := PORT.search(line):
                return address[1]
        raise AssertionError(f"Firefox ended: {''.join(said)[-800:]}")

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Says something and waits for the answer; errors of the page are kept on the way."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.line.recv(PATIENCE / 1000))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.errors.append(str(told["params"].get("text")))
            if told.get("id") == number:
                assert told["type"] == "success", told
                result: dict[str, Any] = told["result"]
                return result

    def goes(self, url: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def says(self, script: str) -> Any:
        """What an expression of JavaScript comes to."""
        told = self.send(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({script})))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def until(self, script: str) -> Any:
        """Waits for something that is true."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if said := self.says(script):
                return said
            time.sleep(LOOK / 1000)
        raise AssertionError(f"it did not happen: {script}")

    def _acts(self, kind: str, actions: list[dict[str, Any]]) -> None:
        self.send(
            "input.performActions", context=self.context, actions=[{"type": kind, "id": kind, "actions": actions}]
        )

    def clicks(self, x: float, y: float) -> None:
        at = {"x": round(x), "y": round(y)}
        down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        self._acts("pointer", [{"type": "pointerMove", **at}, down, up])

    def presses(self, key: str) -> None:
        self._acts("key", [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}])

    def ends(self) -> None:
        self.opened.close()
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)
