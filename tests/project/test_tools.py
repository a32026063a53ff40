"""What editors and commit hooks go by is what the checks go by."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_editors_know_the_line_length() -> None:
    assert f"max_line_length = {PYPROJECT['tool']['ruff']['line-length']}\n" in (ROOT / ".editorconfig").read_text(
        "utf-8"
    )


def test_commit_hooks_use_our_own_tools() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (\S+)", text) == ["local"]
    assert "://" not in text
    tools = re.findall(r"entry: .*\.venv-dev/bin/(\S+)", text)
    assert tools == ["ruff", "ruff", "mypy", "lint-imports"]
    assert len(tools) == text.count("- id:")
    packages = " ".join(PYPROJECT["dependency-groups"]["dev"])
    assert all(name in packages for name in ("ruff", "mypy", "import-linter"))


def test_mypy_reads_all_python() -> None:
    folders = {path.relative_to(ROOT).parts[0] for path in ROOT.glob("[a-z]*/**/*.py")}
    assert folders - {"node_modules", "web"} == set(PYPROJECT["tool"]["mypy"]["files"])
