"""The measurement itself, briefly: the other engines need not be here."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import farflung
from farflung.lab.workers import details, go, ours


def test_our_worker_counts_decisions() -> None:
    result = go(ours("revenant"), 0.05)
    assert result["decisions"] / result["games"] > 4 * 300
    assert result["seconds"] >= 0.05


def test_details_are_measured() -> None:
    assert all(value > 0 for value in details().values())


def test_bench_says_what_is_missing() -> None:
    command = [sys.executable, "-m", "farflung", "bench", "--rounds", "1", "--seconds", "0.05"]
    settings = {**os.environ, "PYTHONPATH": str(Path(farflung.__file__).parents[1])}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900, env=settings)
    if importlib.util.find_spec("catanatron"):
        assert done.returncode == 0
        assert done.stdout.splitlines()[-1].startswith("ratio ")
    else:
        assert done.returncode == 1
        assert "catanatron 3.2 is not here" in done.stderr
        assert "python3 run bench" in done.stderr
        assert "Revenant, interpreted" in done.stdout
