"""What the README and the docs tell people to type works."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import farflung

SETTINGS = {**os.environ, "PYTHONPATH": str(Path(farflung.__file__).parents[1])}  # the very one under test
ROOT = Path(__file__).parents[2]
DOCS = [ROOT / "README.md", ROOT / "docs" / "index.md"]
FEWER = {"--games": "4"}  # the same commands, but not for minutes


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def programs() -> list[str]:
    """Whole programs: snippets of a text have no imports."""
    return [block for path in DOCS for block in blocks(path, "python") if "import" in block.splitlines()[0]]


def commands() -> list[str]:
    lines = [line.split("  #")[0].strip() for block in blocks(ROOT / "README.md", "sh") for line in block.splitlines()]
    return [line.removeprefix("python3 run ") for line in lines if re.match(r"python3 run (sim|rules|check) ", line)]


@pytest.mark.parametrize("program", programs())
def test_programs_run(program: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
        env=SETTINGS,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", commands())
def test_commands_run(command: str, tmp_path: Path) -> None:
    words = [str(ROOT / word) if word.startswith("tests/") else word for word in shlex.split(command)]
    for option, value in FEWER.items():
        if option in words:
            words[words.index(option) + 1] = value
    done = subprocess.run(
        [sys.executable, "-m", "farflung", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
        env=SETTINGS,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_is_something_to_run() -> None:
    assert len(programs()) >= 2
    assert len(commands()) >= 5


@pytest.mark.parametrize("path", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), f"{path.name}: {target}"
