"""What is installed without extras: few packages, and all that plays, thinks and simulates."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import farflung

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def needed(requirements: list[str]) -> set[str]:
    """The packages that these requirements bring on this machine, with all that those require."""
    found: dict[str, set[str]] = {}
    coming = [Requirement(text) for text in requirements]
    while coming:
        one = coming.pop()
        if one.marker and not one.marker.evaluate({"extra": ""}):
            continue
        new = {"", *one.extras} - found.setdefault(one.name.lower(), set())
        found[one.name.lower()] |= new
        for text in distribution(one.name).requires or []:
            then = Requirement(text)
            if any(then.marker is None or then.marker.evaluate({"extra": extra}) for extra in new):
                then.marker = None
                coming.append(then)
    return set(found)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment in which only the base of the package is installed."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("[Ll]ib/**/site-packages")
    for name in needed(PROJECT["dependencies"]):
        for file in distribution(name).files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), site / file)
    (site / "farflung.pth").write_text(f"{Path(farflung.__file__).parents[1]}\n", "utf-8")
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def call(python: Path, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Isolated: nothing of this environment is seen."""
    command = [str(python), "-I", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd, timeout=600)


def test_the_base_is_below_ten_packages() -> None:
    base = needed(PROJECT["dependencies"]) | {"farflung"}
    assert len(base) < 10, sorted(base)
    extras = PROJECT["optional-dependencies"]
    assert "polars" in needed(extras["lab"])
    for requirements in (PROJECT["dependencies"], extras["server"], extras["terminal"]):
        assert "polars" not in needed(requirements)


def test_the_base_plays_and_thinks(bare: Path) -> None:
    program = """
import sys
import farflung
for name, seats in (("salvage", 2), ("revenant", 3), ("helionox", 2), ("xodus", 1)):
    match = farflung.new_match(name, seats=seats, seed=1)
    greedy = farflung.bot("greedy", name)
    while match.question and match.position < 40:
        match.answer(greedy.choose(farflung.view(match, match.question.seat)))
    assert farflung.load(match.save()) == match
    print(match)
print([name for name in ("fluent", "rich", "textual", "starlette", "polars") if name in sys.modules])
"""
    done = call(bare, "-c", program)
    assert done.returncode == 0, done.stderr
    *matches, loaded = done.stdout.splitlines()
    assert loaded == "[]"
    assert len(matches) == 4
    assert matches[0].startswith("Match('salvage', 2 seats, ")


@pytest.mark.parametrize("suffix", ["csv", "json"])
def test_the_base_simulates(bare: Path, tmp_path: Path, suffix: str) -> None:
    sim = ["-m", "farflung", "sim", "helionox", "--players", "2", "--games", "3", "--jobs", "1"]
    done = call(bare, *sim, "--out", f"games.{suffix}", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "decisions a game and seat" in done.stdout
    assert "random" in (tmp_path / f"games.{suffix}").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "what", "extra"),
    [
        ("play", "playing in the terminal", "terminal"),
        ("serve", "serving a table", "server"),
        ("backup x", "the server's database", "server"),
        ("export t x", "a table of the server", "server"),
        ("import x", "the server's database", "server"),
        ("check --tables", "the server's database", "server"),
        ("sim salvage --players 2 --out x.parquet", "writing Parquet to x.parquet", "lab"),
        ("", "playing", "terminal"),
    ],
)
def test_what_is_missing_is_said_in_a_sentence(
    bare: Path, tmp_path: Path, arguments: str, what: str, extra: str
) -> None:
    done = call(bare, "-m", "farflung", *arguments.split(), cwd=tmp_path)
    said = f"farflung: {what} needs more packages: pip install 'farflung[{extra}]'\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_other_mistakes_are_still_said_in_the_base(bare: Path) -> None:
    done = call(bare, "-m", "farflung", "sim", "chess")
    assert done.returncode == 2
    assert done.stderr.startswith("farflung: there is no title 'chess'")
