"""The programs of examples/ run, and the documents show them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import farflung

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
FEWER = {"thousand_games": ["12", "games.csv"], "change_a_number": ["12"]}  # the same, but not for minutes
SETTINGS = {**os.environ, "PYTHONPATH": str(Path(farflung.__file__).parents[1])}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(path), *FEWER.get(path.stem, [])]
    done = subprocess.run(command, cwd=tmp_path, env=SETTINGS, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 1
    if path.stem == "thousand_games":
        assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 1 + 12 * 3


def test_an_own_bot_is_found_by_name() -> None:
    sim = ["sim", "revenant", "--bots", "own_bot:Hothead,random,random", "--games", "2", "--jobs", "1"]
    command = [sys.executable, "-m", "farflung", *sim]
    done = subprocess.run(
        command, cwd=ROOT / "examples", env=SETTINGS, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stderr
    assert "own_bot:Hothead" in done.stdout


def test_the_documents_show_every_example() -> None:
    page = (ROOT / "docs" / "examples.md").read_text("utf-8")
    assert len(EXAMPLES) >= 7
    assert [path.name for path in EXAMPLES if f"../examples/{path.name}" not in page] == []
