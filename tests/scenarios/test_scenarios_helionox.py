"""Helionox: every worked example of the ledger has a scenario, and docs/scenarios-helionox.md names everything."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farflung.engine.scenario import Scenario, arrange, get, read, run
from farflung.engine.verbs import declared
from farflung.games import title
from farflung.games.helionox import verbs
from farflung.games.helionox.names import SCENES
from farflung.games.helionox.title import CHOICES
from farflung.games.helionox.words import FACTIONS, LOCATIONS
from farflung.rulebook import Example, ledger

HERE = Path(__file__).parent
HELIONOX = title("helionox")
SCENARIOS = [read(path) for path in sorted((HERE / "helionox").glob("*.toml"))]
EXAMPLES = ledger("helionox").example
PAGE = (HERE.parents[1] / "docs" / "scenarios-helionox.md").read_text(encoding="utf-8")
PROSE = re.sub(r"^```.*?^```", "", PAGE, flags=re.M | re.S)
WORDS = set(re.findall(r"`([^`\n]+)`", PROSE))


def test_the_ledger_has_its_examples() -> None:
    assert len(EXAMPLES) == 48


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_example_has_a_scenario(example: Example) -> None:
    scenarios = [scenario for scenario in SCENARIOS if scenario.example == example.id]
    assert scenarios, f"no scenario is {example.id}: {example.title}"
    assert set(example.rules) <= {rule for scenario in scenarios for rule in scenario.rules}
    for scenario in scenarios:
        assert scenario.when or scenario.step or scenario.then.state or scenario.then.refused or scenario.then.lacks


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{s.example} {s.about}" for s in SCENARIOS])
def test_no_example_depends_on_luck_that_is_not_told(scenario: Scenario) -> None:
    for seed in (2, 3):
        assert run(msgspec.structs.replace(scenario, seed=seed), HELIONOX) == []


# ---- the page


@pytest.mark.parametrize("text", re.findall(r"^```toml\n(title.*?)^```", PAGE, re.M | re.S))
def test_every_scenario_of_the_page_holds(text: str, tmp_path: Path) -> None:
    path = tmp_path / "page.toml"
    path.write_text(text, encoding="utf-8")
    assert run(read(path), HELIONOX) == []


def test_the_page_names_every_verb_question_and_scene() -> None:
    assert sorted({verb.said.text for verb in declared(verbs).spoken} - WORDS) == []
    assert sorted({name for name, _ in HELIONOX.questions.values()} - WORDS) == []
    named = {re.sub(r"[ 0-9]+$", "", word) for word in WORDS}
    assert sorted({name for name, _ in SCENES.values()} - named) == []


def test_the_page_names_every_option_and_its_values() -> None:
    for choice in CHOICES:
        assert {choice.name, *choice.values} <= WORDS


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"mode": "co-op"}), (1, {})])
def test_the_page_names_every_path(players: int, options: dict[str, str]) -> None:
    data = HELIONOX.to_data(arrange(HELIONOX, players, {}, "score", options={**options, "mercury": "on"}).game)
    kinds = {"LOCATION": LOCATIONS, "FACTION": FACTIONS}
    unknown = []
    for path in leaves(data):
        names = path.split(".")
        shapes = [[name, "1"] if name.isdigit() else [name] for name in names]
        for place, name in enumerate(names):
            shapes[place] += [kind for kind, members in kinds.items() if name in members]
            shapes[place] += ["PART"] if names[0] == "scores" and place == 2 and name in WORDS else []
        ways = {".".join(way) for way in product(*shapes)}
        shorter = {".".join(way[:length]) for way in product(*shapes) for length in range(1, len(names))}
        lists = {way for way in shorter & WORDS if isinstance(get(data, real(way, path)), list)}
        if not (ways | lists) & WORDS:
            unknown.append(path)
    assert unknown == []


def leaves(data: Any, path: str = "") -> list[str]:
    """The paths of everything that is neither a table nor a list of tables."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in leaves(value, f"{path}.{key}" if path else key)]
    if isinstance(data, list) and data and isinstance(data[0], dict):
        return [leaf for place, value in enumerate(data, 1) for leaf in leaves(value, f"{path}.{place}")]
    return [path]


def real(shape: str, path: str) -> str:
    return ".".join(path.split(".")[: len(shape.split("."))])
