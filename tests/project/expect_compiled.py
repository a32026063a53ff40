"""A pytest plugin for the compiled half of `run test`: ends it if a module listed as compiled is imported as source."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def pytest_sessionstart(session: pytest.Session) -> None:
    sys.path.insert(0, str(ROOT))
    from hatch_build import compiled_modules

    names = [path.removesuffix(".py").replace("/", ".") for path in compiled_modules(ROOT)]
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    sources = sorted(name for name, file in files.items() if not file.endswith((".so", ".pyd")))
    if sources:
        pytest.exit(f"these modules should be compiled and are not: {', '.join(sources)}", returncode=1)
