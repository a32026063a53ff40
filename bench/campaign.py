"""The long forms of the tests, of which every run of `run test` takes a share. Each is a campaign of its own.

    python3 run campaign                    which there are, and what is kept of each
    python3 run campaign walks sizes        runs them: what has passed with these sources is not run again
    python3 run campaign walks -k helionox  what follows the names goes to pytest

What became of each test is kept as it ends, a line each, in bench/kept/campaign.jsonl: a campaign that is interrupted
goes on where it was. A line belongs to the sources it was run with, those that its campaign looks at; with others it
counts as not run.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "bench" / "kept" / "campaign.jsonl"
ALL = ("src", "web", "tests")
SEEN = (
    *(f"src/farflung/{part}" for part in ("engine", "games", "table", "server", "locale")),
    *("web", "tests/web", "tests/golden"),
    ":!*.md",
)
"""What a page shows and how it is told: not how bots think, the lab and the terminal."""


@dataclass(frozen=True)
class Campaign:
    """Tests, and how they are told to be long."""

    shows: str
    tests: list[str]
    settings: dict[str, str] = field(default_factory=dict)
    chosen: str = ""
    """Only tests with this mark."""
    sources: tuple[str, ...] = ALL
    """Paths, as git understands them, that its tests look at: where others change, it need not be run again."""


WALKED = ["lit", "keyboard", "hearing", "announced", "table", "prototype"]
CAMPAIGNS = {
    "browser": Campaign("what a run leaves out in the browser", ["tests/web"], chosen="long"),
    "walks": Campaign(
        "every question of all golden games with every kind of answer, and whole games by mouse, keyboard and ear",
        [f"tests/web/test_{name}.py" for name in WALKED],
        {"FARFLUNG_WALK": "cover"},
        sources=SEEN,
    ),
    "questions": Campaign(
        "every question of all golden games with every set of kinds of answers (hours)",
        ["tests/web/test_lit.py"],
        {"FARFLUNG_WALK": "all"},
        sources=SEEN,
    ),
    "sizes": Campaign(
        "ten crowded moments of each title at every size, and words for all that is drawn there",
        ["tests/web/test_sizes.py", "tests/web/test_words.py"],
        {"FARFLUNG_SIZES": "all"},
        sources=SEEN,
    ),
    "cuts": Campaign("200 cuts of the connection", ["tests/web/test_cut.py"], {"FARFLUNG_CUTS": "200"}, sources=SEEN),
    "lessons": Campaign(
        "every lesson in every language, desk and phone, and whole first games",
        ["tests/web/test_learn.py", "tests/web/test_learn_walk.py"],
        {"FARFLUNG_LESSONS": "all"},
    ),
    "requests": Campaign("20,000 broken requests", ["tests/server/test_fuzz.py"], {"FARFLUNG_FUZZ": "20000"}),
    "kills": Campaign(
        "50 kills of a server, on each database",
        ["tests/server/test_faults.py"],
        {"FARFLUNG_FAULT_ROUNDS": "50"},
    ),
    "laws": Campaign("100 games of every set-up", ["tests/laws"], {"FARFLUNG_LAW_GAMES": "100"}),
    "parameters": Campaign(
        "every number at both ends", ["tests/laws/test_parameters.py"], {"FARFLUNG_PARAMETER_GAMES": "20"}
    ),
    "blunders": Campaign(
        "blunder positions with the top level", ["tests/laws/test_blunders.py"], {"FARFLUNG_BLUNDERS": "all"}
    ),
    "cluster": Campaign("a Ray cluster, one worker killed", ["tests/lab/test_cluster.py"], {"FARFLUNG_RAY": "1"}),
}


def git(*arguments: str, index: str = "") -> str:
    settings = {**os.environ, "GIT_INDEX_FILE": index} if index else None
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, env=settings, check=True, capture_output=True, text=True
    ).stdout.strip()


def known(paths: tuple[str, ...] = ALL) -> str:
    """What these sources are known by, as they lie there, committed or not."""
    with tempfile.TemporaryDirectory() as folder:
        index = str(Path(folder, "index"))
        git("read-tree", "HEAD", index=index)
        git("add", "--all", *ALL, index=index)
        files = git("ls-files", "--stage", "--", *paths, index=index)
    return hashlib.sha256(files.encode()).hexdigest()[:12]


def kept() -> list[dict[str, Any]]:
    """All lines, the newest last."""
    return [json.loads(line) for line in KEPT.read_text("utf-8").splitlines()] if KEPT.exists() else []


class Keeper:
    """Leaves out what has passed already, and keeps what becomes of the rest."""

    def __init__(self, name: str, sources: str) -> None:
        self.name = name
        self.sources = sources
        mine = [line for line in kept() if line["campaign"] == name and line["sources"] == sources]
        self.passed = {line["test"] for line in mine if line["outcome"] == "passed"}

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        done = [item for item in items if item.nodeid in self.passed]
        if done:
            config.hook.pytest_deselected(items=done)
            items[:] = [item for item in items if item.nodeid not in self.passed]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            line = {
                "campaign": self.name,
                "test": report.nodeid,
                "outcome": report.outcome,
                "seconds": round(report.duration, 1),
                "sources": self.sources,
                "on": datetime.now(UTC).strftime("%Y-%m-%d"),
            }
            if report.outcome == "failed":
                line["why"] = report.longreprtext[-1500:]
            with KEPT.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def run(name: str, more: list[str]) -> int:
    """One campaign, in this process: nothing is shared out, so that every line is kept as its test ends."""
    campaign = CAMPAIGNS[name]
    os.environ.update(campaign.settings)
    marked = ["-m", campaign.chosen] if campaign.chosen else []
    # The package that the path has first, compiled where `run` could compile it.
    import farflung

    package = Path(farflung.__file__).parents[1]
    options = ["-o", f"pythonpath='{package}' .", "-p", "no:randomly", "-v"]
    return int(
        pytest.main([*campaign.tests, *marked, *options, *more], plugins=[Keeper(name, known(campaign.sources))])
    )


def show() -> None:
    """Every campaign, and how many of its tests have passed and failed, with these sources and with any."""
    last: dict[tuple[str, str], dict[str, Any]] = {}
    for line in kept():
        last[line["campaign"], line["test"]] = line
    for name, campaign in CAMPAIGNS.items():
        mine = [line for (of, _), line in last.items() if of == name]
        these = known(campaign.sources)
        now = Counter(line["outcome"] for line in mine if line["sources"] == these)
        ever = Counter(line["outcome"] for line in mine)
        told = ", ".join(f"{number} {word}" for word, number in ever.items()) or "never run"
        today = ", ".join(f"{number} {word}" for word, number in now.items()) or "nothing"
        print(f"{name:11} {campaign.shows}\n{'':11} kept: {told}; with these sources: {today}")


def main(arguments: list[str]) -> int:
    names = []
    while arguments and not arguments[0].startswith("-"):
        names.append(arguments.pop(0))
    for name in names:
        if name not in CAMPAIGNS:
            sys.exit(f"there is no campaign '{name}'; there is {', '.join(CAMPAIGNS)}")
    if not names:
        show()
        return 0
    if len(names) == 1:
        return run(names[0], arguments)
    codes = [subprocess.call([sys.executable, __file__, name, *arguments], cwd=ROOT) for name in names]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
