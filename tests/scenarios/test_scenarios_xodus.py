"""X-ODUS: scenarios name an example of the ledger with its rules, and docs/scenarios-xodus.md names everything."""

import re
from pathlib import Path

import msgspec
import pytest

from farflung.engine.scenario import Scenario, Then, read, run
from farflung.engine.verbs import declared
from farflung.games import title
from farflung.games.xodus import verbs
from farflung.games.xodus.stage import SCENES
from farflung.rulebook import ledger

HERE = Path(__file__).parent
XODUS = title("xodus")
SCENARIOS = [read(path) for path in sorted((HERE / "xodus").glob("*.toml"))]
EXAMPLES = {example.id: example for example in ledger("xodus").example}
PAGE = (HERE.parents[1] / "docs" / "scenarios-xodus.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"`([^`\n]+)`", PAGE))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{s.example} {s.about}" for s in SCENARIOS])
def test_a_scenario_names_the_rules_of_its_example_and_needs_no_untold_luck(scenario: Scenario) -> None:
    if scenario.example:
        assert set(EXAMPLES[scenario.example].rules) <= set(scenario.rules)
    for seed in (2, 3):
        assert run(msgspec.structs.replace(scenario, seed=seed), XODUS) == []


@pytest.mark.rule("XOD-G03", "XOD-G06")
@pytest.mark.parametrize(("version", "red", "exp"), [(0, [8, 12, 14], 7), (3, [8, 12, 14], 7), (4, [9, 13, 14], 13)])
def test_a_scenario_that_names_no_version_is_played_by_rules_3(version: int, red: list[int], exp: int) -> None:
    """As all were written that others hold: what they expect stays so."""
    given = {"crew": ["Warship", "Battlecruiser", "Proto-ship", "Explorer"], "ships.Explorer.level": 4}
    then = Then(state={"corruption.hidden": red, "ships.Explorer.exp": exp})
    scenario = Scenario("xodus", "first", "", [], 1, options={"ships": "four"}, given=given, then=then)
    assert run(msgspec.structs.replace(scenario, rules_version=version), XODUS) == []


def test_every_example_of_the_ledger_has_a_scenario() -> None:
    assert sorted(set(EXAMPLES) - {scenario.example for scenario in SCENARIOS}) == []


def test_the_page_names_every_verb_question_and_scene() -> None:
    assert sorted({verb.said.text for verb in declared(verbs).spoken} - WORDS) == []
    assert sorted({name for name, _ in XODUS.questions.values()} - WORDS) == []
    assert sorted({name for name, _ in SCENES.values()} - WORDS) == []
