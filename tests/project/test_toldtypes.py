"""The client's types are those of what it is told, and what it is told is of these types."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from farflung.server import toldtypes
from farflung.table.told import Undo


@pytest.mark.parametrize("path", toldtypes.files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_types_of_what_is_told_are_current(path: Path) -> None:
    assert path.read_text("utf-8") == toldtypes.files()[path], "python -m farflung.server.toldtypes writes them anew"


def test_types_are_spelled_as_typescript_does() -> None:
    said = toldtypes.spelled
    assert said(dict[str, list[float | None]]) == "Record<string, (number | null)[]>"
    assert said(int | float | bool) == "number | boolean"
    assert said(Any) == "Json"


def test_what_is_not_declared_would_be_found() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"free": True, "reason": "", "needed": "two"}, Undo)
