"""The long forms of the tests: each campaign finds its tests and what makes them long, and goes on where it was."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("campaign", ROOT / "bench" / "campaign.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "campaign", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept.jsonl")
    return module


def test_every_campaign_is_of_tests_that_read_its_settings(campaign: ModuleType) -> None:
    for name, each in campaign.CAMPAIGNS.items():
        files = []
        for test in each.tests:
            path = ROOT / test
            assert path.exists(), f"{name}: {test}"
            files += list(path.rglob("*.py")) if path.is_dir() else [path, *path.parent.glob("[!t]*.py")]
        text = "\n".join(file.read_text("utf-8") for file in files)
        for setting in each.settings:
            assert re.search(rf'environ\.get\("{setting}"', text), f"{name}: nobody reads {setting}"
        if each.chosen:
            assert f"pytest.mark.{each.chosen}" in text


def report(test: str, outcome: str) -> Any:
    return SimpleNamespace(when="call", nodeid=test, outcome=outcome, duration=1.0, longreprtext="because of this")


def test_what_has_passed_with_these_sources_is_not_run_again(campaign: ModuleType) -> None:
    first = campaign.Keeper("walks", "abc")
    first.pytest_runtest_logreport(report("one", "passed"))
    first.pytest_runtest_logreport(report("two", "failed"))
    lines = [json.loads(line) for line in campaign.KEPT.read_text("utf-8").splitlines()]
    told = [(line["test"], line["outcome"], line.get("why")) for line in lines]
    assert told == [("one", "passed", None), ("two", "failed", "because of this")]

    left: list[Any] = []

    def deselected(items: list[Any]) -> None:
        left.extend(items)

    config = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=deselected))
    for keeper, run in (
        (campaign.Keeper("walks", "abc"), ["two"]),
        (campaign.Keeper("walks", "other"), ["one", "two"]),
    ):
        items = [SimpleNamespace(nodeid="one"), SimpleNamespace(nodeid="two")]
        keeper.pytest_collection_modifyitems(config, items)
        assert [item.nodeid for item in items] == run
    assert [item.nodeid for item in left] == ["one"]


@pytest.mark.parametrize(
    ("changed", "runs_again"),
    [("src/farflung/bots/tree.py", {"laws"}), ("web/src/app.ts", {"walks", "laws"}), ("README.md", set())],
)
def test_what_a_campaign_looks_at_changes_what_it_is_known_by(
    campaign: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, changed: str, runs_again: set[str]
) -> None:
    def write(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")

    def known() -> dict[str, str]:
        return {name: campaign.known(campaign.CAMPAIGNS[name].sources) for name in ("walks", "laws")}

    monkeypatch.setattr(campaign, "ROOT", tmp_path)
    for path in ("src/farflung/bots/tree.py", "web/src/app.ts", "tests/web/test_lit.py", "README.md"):
        write(path, "as it was")
    for command in ("init -q", "add .", "-c user.name=A -c user.email=a@b commit -qm first"):
        campaign.git(*command.split())
    before = known()
    assert known() == before
    write(changed, "otherwise")
    assert {name for name, each in known().items() if each != before[name]} == runs_again


def test_an_unknown_campaign_is_told(campaign: ModuleType) -> None:
    with pytest.raises(SystemExit, match="there is no campaign 'wolks'; there is browser, walks"):
        campaign.main(["wolks"])
