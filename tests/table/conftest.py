"""Tables draw from the operating system; here the same test sees the same luck, whatever ran before."""

from __future__ import annotations

import pytest

from farflung.engine import match
from farflung.engine.core import Decider, Dice


@pytest.fixture(autouse=True)
def repeated_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.path.stem == "test_luck":
        return
    seeds = Dice(1)

    def luck_of(seed: int | None) -> Decider:
        return Dice(seeds.below(1 << 30) if seed is None else seed)

    monkeypatch.setattr(match, "luck_of", luck_of)
