"""The game of docs/writing-a-game.md, installed as anybody would install it, and a server that finds it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.server.running import HOME, PATIENCE, TESTS, Server

GAME = TESTS / "examples" / "sundive"


def install(folder: Path) -> Path:
    """Builds the game's wheel away from this repository and unpacks it: what an installer does, without a network."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(GAME, source)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(command, cwd=source, check=True, capture_output=True, timeout=PATIENCE)
    (wheel,) = (source / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    shutil.rmtree(source)
    return site


def surroundings(site: Path) -> dict[str, str]:
    """The environment of a process that has what is installed there, and no other source of the game."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(HOME)])}


class ServerOf(Server):
    """`farflung serve` where something is installed beside Farflung."""

    def __init__(self, site: Path, folder: Path) -> None:
        super().__init__(str(folder / "outside.db"), folder)
        self.site = site
        self.served: subprocess.Popen[str] | None = None

    def start(self) -> ServerOf:
        environment = {**surroundings(self.site), "FARFLUNG_DATABASE": self.database, **self.more}
        command = [sys.executable, "-m", "farflung", "serve", "--port", "0"]
        with self.log.open("w") as log:
            self.served = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.served.stdout is not None
        line = self.served.stdout.readline()
        assert "http://" in line, f"the server did not start: {self.log.read_text()}"
        self.port = int(line.split("localhost:")[1].split("/")[0])
        return self

    def stop(self) -> int:
        assert self.served is not None
        self.served.terminate()
        return self.served.wait(PATIENCE)
