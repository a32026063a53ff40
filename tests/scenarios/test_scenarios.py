"""Every scenario file, and that every worked example of the ledger has one."""

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from farflung.engine.scenario import read, run
from farflung.games import title

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))
LEDGER = tomllib.loads((files("farflung") / "games/revenant/rulebook.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = read(path)
    assert run(scenario, title(scenario.title)) == []


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_names_rules_that_exist(path: Path) -> None:
    known = {entry["id"] for kind in ("rule", "gap", "conflict") for entry in LEDGER[kind]}
    scenario = read(path)
    assert scenario.rules
    assert set(scenario.rules) <= known
    for then in (scenario.then, *(step.then for step in scenario.step)):
        assert set(then.refused.values()) <= known


EXAMPLES = [example for example in LEDGER["example"] if example["edition"] == "final"]


def test_there_are_thirty_examples() -> None:
    assert len(EXAMPLES) == 30


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_example_has_a_scenario(example: dict) -> None:
    scenarios = [scenario for scenario in map(read, FILES) if scenario.example == example["id"]]
    assert scenarios, f"no scenario is {example['id']}: {example['title']}"
    of_this_edition = {rule for rule in example["rules"] if not rule.startswith("REV-P")}
    assert of_this_edition <= {rule for scenario in scenarios for rule in scenario.rules}
