"""The import arrows: the contract of pyproject.toml is kept, and would be seen to be broken."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(sys.argv[1], no_cache=True))"


def lint(config: Path) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", LINT, str(config)]
    return subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False, timeout=300)


def test_a_part_knows_only_the_parts_below_it() -> None:
    done = lint(ROOT / "pyproject.toml")
    assert done.returncode == 0, done.stdout
    assert "3 kept, 0 broken" in done.stdout


def test_an_arrow_upwards_would_be_found(tmp_path: Path) -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    games, engine = '    "farflung.games",\n', '    "farflung.engine",\n'
    assert games + engine in text
    broken = tmp_path / "pyproject.toml"
    broken.write_text(text.replace(games + engine, engine + games), "utf-8")
    done = lint(broken)
    assert done.returncode == 1
    assert "1 broken" in done.stdout


def test_the_picture_of_the_parts_is_true() -> None:
    spec = importlib.util.spec_from_file_location("architecture", ROOT / "docs" / "architecture.py")
    assert spec is not None
    assert spec.loader is not None
    architecture = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(architecture)
    assert ("games", "engine") in architecture.arrows()
    drawn = architecture.PICTURE.read_text("utf-8")
    assert drawn == architecture.draw(), "the imports have changed: python3 docs/architecture.py draws them anew"


def test_every_part_is_in_the_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers, independent, _ = contracts
    ordered = {part.removeprefix("farflung.") for row in layers["layers"] for part in row.split(" | ")}
    package = ROOT / "src" / "farflung"
    parts = {path.stem for path in package.glob("*.py")} | {path.parent.name for path in package.glob("*/__init__.py")}
    assert ordered == parts - {"__init__"}
    titles = {path.parent.name for path in (package / "games").glob("*/__init__.py")}
    assert {name.removeprefix("farflung.games.") for name in independent["modules"]} == titles
