"""bench/ladder.py: what its games are known by, and what it writes of them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

PATH = Path(__file__).parents[2] / "bench" / "ladder.py"


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The command, with files of its own."""
    spec = importlib.util.spec_from_file_location("ladder_under_test", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ladder_under_test", module)
    monkeypatch.setattr(sys, "path", sys.path[:])
    spec.loader.exec_module(module)
    document = tmp_path / "ladder.md"
    document.write_text(
        "Before.\n<!-- levels: written by bench/ladder.py -->\nold\n<!-- end of levels -->\n"
        "<!-- same: written by bench/ladder.py -->\n<!-- end of same -->\n"
        "Between.\n<!-- growth: written by bench/ladder.py -->\n<!-- end of growth -->\nAfter.\n"
    )
    monkeypatch.setattr(module, "TEXT", document)
    for name in ("KEPT", "SHIPPED", "PICTURE", "GROWTH"):
        monkeypatch.setattr(module, name, tmp_path / name)
    return module


def test_games_are_known_by_level_version_and_cards(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = [*ladder.rungs(), *ladder.growing()]
    keys = [rung.key for rung in rungs]
    assert len(set(keys)) == len(keys)
    assert rungs[0].level == "relentless"
    with monkeypatch.context() as patch:
        patch.setattr(ladder, "content_of", lambda title, edition: "other cards")
        assert not {rung.key for rung in rungs} & set(keys)
    monkeypatch.setitem(ladder.VERSIONS, "xodus", 99)
    changed = [rung.title for rung, key in zip(rungs, keys, strict=True) if rung.key != key]
    assert changed
    assert set(changed) == {"xodus"}


def test_what_is_kept_is_written_and_what_is_of_others_is_not(ladder: ModuleType) -> None:
    level = next(rung for rung in ladder.rungs() if rung.title == "xodus" and rung.level == "steady")
    grown = next(rung for rung in ladder.growing() if rung.against)
    lines = [ladder.Played(level.key, number, number % 4 > 0, 10, 0.5, 0.2) for number in range(8)]
    lower = msgspec.structs.replace(level, level="simple")
    lines += [ladder.Played(lower.key, number, number in (0, 3, 9), 10, 0.5, 0.2) for number in (0, 1, 2, 3, 9)]
    lines += [ladder.Played(grown.key, number, True, 10, 0.5, 0.2) for number in range(3)]
    lines += [ladder.Played("X-ODUS quiet, four ships: steady 1 0 of other cards", 0, True, 10, 0.5)]
    ladder.KEPT.write_bytes(b"\n".join(msgspec.json.encode(line) for line in lines) + b"\n")
    ladder.write()
    text = ladder.TEXT.read_text("utf-8")
    assert "old" not in text
    levels, growth = text.split("Between.")
    assert f"| {level.name} | steady | the game | 6 | 8 | 41 to 93 % | 50 ms | 200 ms |" in levels
    assert f"| {grown.name} | {grown.level} | {grown.against} | 3 | 3 |" in growth
    assert f"| {level.name} | steady | simple | 4 | 2 | 1 | 21 to 94 % |" in levels
    assert text.startswith("Before.")
    assert text.endswith("After.\n")
    assert [row["games"] for row in msgspec.json.decode(ladder.SHIPPED.read_bytes())] == [8]
    assert "<svg" in ladder.GROWTH.read_text("utf-8")


def test_of_several_seats_fewer_games_are_played(ladder: ModuleType) -> None:
    several = [rung for rung in ladder.rungs() if rung.seats == 3][:1]
    two = [rung for rung in ladder.rungs() if rung.seats == 2 and rung.against][:1]
    left = [rung.seats for rung, _ in ladder.missing(70, [""], [*several, *two])]
    assert (left.count(3), left.count(2)) == (60, 70)
