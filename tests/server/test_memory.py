"""Everything is looked through when nobody plays: while somebody does, it would hold up a move."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from farflung.server.memory import QUIET, is_quiet


def hub(*used: float) -> Any:
    return SimpleNamespace(tables={str(number): SimpleNamespace(used=at) for number, at in enumerate(used)})


def test_it_is_tidied_up_once_after_somebody_has_played_and_when_all_are_quiet() -> None:
    assert not is_quiet(hub(), 0.0, 1000.0), "nobody has played"
    assert not is_quiet(hub(100.0, 1000.0 - QUIET / 2), 0.0, 1000.0), "somebody plays"
    assert is_quiet(hub(100.0, 900.0), 0.0, 1000.0)
    assert not is_quiet(hub(100.0, 900.0), 950.0, 1000.0), "nothing has been played since"
