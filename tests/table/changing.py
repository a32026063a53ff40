"""What a client does with what has changed: for tests that follow a table as the page does."""

from __future__ import annotations

from typing import Any

from farflung.table.told import Change


def changed(before: Any, change: Change) -> Any:
    """What is, from what was."""
    if "keep" in change:
        return [*before[: change["keep"]], *change["add"]]
    now: Any = list(before) if isinstance(before, list) else dict(before)
    at: Any = int if isinstance(before, list) else str
    for key, value in change.get("put", {}).items():
        now[at(key)] = value
    for key, inner in change.get("within", {}).items():
        now[at(key)] = changed(now[at(key)], inner)
    return now
