"""Every scenario file, and that every worked example of the ledger has one."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from farflung.engine.scenario import arrange, get, read, run
from farflung.engine.verbs import declared
from farflung.games import title
from farflung.games.revenant import verbs
from farflung.games.revenant.names import SCENES
from farflung.rulebook import Example, ledger, titles

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))
LEDGERS = {name: ledger(name) for name in titles()}
EXAMPLES = [
    example
    for name, edition in [("revenant", "final"), ("revenant", "prototype")]
    for example in LEDGERS[name].example
    if example.edition == edition
]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = read(path)
    assert run(scenario, title(scenario.title)) == []


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_names_rules_that_exist(path: Path) -> None:
    scenario = read(path)
    book = LEDGERS[scenario.title]
    known = {entry.id for entries in (book.rule, book.gap, book.conflict) for entry in entries}
    assert scenario.rules
    assert set(scenario.rules) <= known
    for then in (scenario.then, *(step.then for step in scenario.step)):
        assert set(then.refused.values()) <= known


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.id for example in EXAMPLES])
def test_example_has_a_scenario(example: Example) -> None:
    scenarios = [scenario for scenario in map(read, FILES) if scenario.example == example.id]
    assert scenarios, f"no scenario is {example.id}: {example.title}"
    other = "REV-P" if example.edition == "final" else "REV-F"
    of_this_edition = {rule for rule in example.rules if not rule.startswith(other)}
    assert of_this_edition <= {rule for scenario in scenarios for rule in scenario.rules}


# ---- docs/scenarios.md

PAGE = (HERE.parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.M | re.S)
REVENANT = title("revenant")


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "toml" and text.startswith("title")])
def test_every_scenario_of_the_page_holds(text: str, tmp_path: Path) -> None:
    path = tmp_path / "page.toml"
    path.write_text(text, encoding="utf-8")
    assert run(read(path), REVENANT) == []


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "python"])
def test_every_program_of_the_page_runs(text: str) -> None:
    exec(text, {})


def test_the_page_names_every_verb_question_and_scene() -> None:
    words = set(re.findall(r"`([^`\n]+)`", PAGE))
    assert sorted({verb.said.text for verb in declared(verbs).spoken} - words) == []
    assert sorted({name for name, _ in REVENANT.questions.values()} - words) == []
    named = {re.sub(r"[ 0-9]+$", "", word) for word in words}
    assert sorted({name for name, _ in SCENES.values()} - named) == []


def test_the_page_names_every_path() -> None:
    known = set(re.findall(r"`([^`\n]+)`", PAGE))
    kinds = {
        "HOUSE": REVENANT.to_data(arrange(REVENANT, 1).game)["power"],
        "KIND": ("cadet", "frigate", "directive"),
        "RESOURCE": ("material", "energy", "science", "neutronium"),
        "COMPARTMENT": ("promote", "affiliate", "cleanse", "activate", "gain"),
    }
    for players in (1, 2, 3):
        data = REVENANT.to_data(arrange(REVENANT, players, {"chosen_colony": "CO1"}, "score").game)
        unknown = []
        for path in leaves(data):
            names = path.split(".")
            shapes = [[name, "1", "3"] if name.isdigit() else [name] for name in names]
            for place, name in enumerate(names):
                shapes[place] += [kind for kind, members in kinds.items() if name in members]
                shapes[place] += ["SHIP"] if names[0] == "ships" and place == 1 else []
                shapes[place] += ["PART"] if names[0] == "scores" and place == 2 else []
            ways = {".".join(way) for way in product(*shapes)}
            shorter = {".".join(way[:length]) for way in product(*shapes) for length in range(1, len(names))}
            lists = {way for way in shorter if way in known and isinstance(get(data, real(way, path)), list)}
            if not (ways | lists) & known:
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
