"""Scenarios: paths, lines told, what is expected, and files. What they begin with: `test_scenario_given.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.engine.arranged import CALM, REVENANT

from farflung.engine.match import IllegalAnswer, Match, UndoRefused
from farflung.engine.record import RecordError
from farflung.engine.scenario import (
    Scenario,
    ScenarioError,
    Step,
    Then,
    arrange,
    differences,
    get,
    put,
    read,
    run,
    tell,
)

# ---- paths


def test_paths_count_from_one_and_may_mean_several() -> None:
    data = {"a": [{"x y": 1}, {"x y": 2}], "b": {"one": 1, "two": 2}}
    assert get(data, "a.2.x y") == 2
    assert get(data, "a.*.x y") == {"a.1.x y": 1, "a.2.x y": 2}
    assert get(data, "b.t*") == {"b.two": 2}
    put(data, "a.*.x y", 7)
    put(data, "b", {"one": 3})
    put(data, "a", {"2": {"x y": 9}})
    assert data == {"a": [{"x y": 7}, {"x y": 9}], "b": {"one": 3, "two": 2}}


# ---- when


def table() -> Match:
    return arrange(REVENANT, 3, {**CALM, "ships.Zenor ark.sector": "2", "admirals.1.hidden.*": 0}, "turn 1")


def test_lines_with_luck() -> None:
    match = table()
    tell(match, ["1 emergency action", "1 with captain", "* hidden Zenor", "1 take"])
    assert get(REVENANT.to_data(match.game), "admirals.1.hidden.Zenor") == 1


def test_luck_before_the_first_question() -> None:
    match = arrange(
        REVENANT,
        4,
        {"sectors.*.rift": False, "sectors.1.rift": True, "sectors.*.void": 0},
        "rift",
        script=["rift die 4"],
    )
    assert get(REVENANT.to_data(match.game), "sectors.1.void") == 3


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["man Zenor ark"], "'man Zenor ark': a line begins with the number of a seat, or with * for luck"),
        (["1"], "'1': a line begins with the number of a seat"),
        (["2 man Zenor ark"], "'2 man Zenor ark': it is seat 1 that is asked here"),
        (["1 man Zenor arc"], "'man Zenor arc' is not in this title's notation; allowed are: man Zenor ark,"),
        (["1 move to 3"], "'move to 3' is no answer to 'man' (REV-F-01.1.1); allowed are: man Zenor ark,"),
        (["1 man frigate 2"], "'man frigate 2' is refused by rule REV-F-01.1.2"),
        (["* hidden Zenor"], "'* hidden Zenor': no answer comes before this luck"),
    ],
)
def test_lines_that_are_refused(lines: list[str], said: str) -> None:
    match = table()
    before = match.save()
    with pytest.raises(IllegalAnswer) as caught:
        tell(match, lines)
    assert said in str(caught.value)
    assert match.save() == before


def test_luck_that_cannot_be() -> None:
    match = table()
    with pytest.raises(RecordError, match="'rift die 2' is not possible here; luck could give: hidden "):
        tell(match, ["1 emergency action", "1 with captain", "* rift die 2"])


def test_undo_lines() -> None:
    match = table()
    tell(match, ["1 man Zenor ark", "1 undo"])
    assert match.position == 0
    tell(match, ["1 emergency action", "1 with captain", "* hidden Zenor"])
    with pytest.raises(UndoRefused, match="luck has decided something since"):
        tell(match, ["1 undo"])
    tell(match, ["1 undo agreed"])
    assert match.question is not None
    assert match.question.name == "figure"
    with pytest.raises(IllegalAnswer, match="no luck in undoing"):
        tell(match, ["1 undo", "* hidden Zenor"])


# ---- then


def test_what_holds() -> None:
    match = table()
    then = Then(
        state={"ships.Zenor ark": {"sector": "2", "crew": "none"}, "admirals.1.hidden.*": 0, "chosen_colony": "none"},
        seat=1,
        question="man",
        options=["man Zenor ark", "man frigate 1", "man reinforcement", "man hypercharge", "emergency action"],
        offers=["man Zenor ark"],
        lacks=["man Yarvek ark"],
        refused={"man frigate 2": "REV-F-01.1.2"},
        over=False,
    )
    assert differences(match, then, None) == []


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (Then(state={"ships.Zenor ark.sector": "3"}), "ships.Zenor ark.sector: expected '3', got '2'"),
        (Then(state={"ships.Zenor ark": {"sector": "3"}}), "ships.Zenor ark.sector: expected '3', got '2'"),
        (Then(state={"admirals.*.rank": 1}), "admirals.1.rank: expected 1, got 0"),
        (Then(state={"sectors.1.rift": 1}), "sectors.1.rift: expected 1, got True"),
        (Then(state={"ships.Zenor arc.sector": "3"}), "path 'ships.Zenor arc.sector': there is no 'Zenor arc'"),
        (Then(state={"ships.Zenor ark": {"x": 1}}), "path 'ships.Zenor ark.x': there is no 'x'"),
        (Then(seat=2), "seat: expected 2, got 1"),
        (Then(question="bonus"), "question: expected 'bonus', got 'man'"),
        (Then(question="bonu"), "there is no question 'bonu'; there is ability, activate,"),
        (Then(over=True), "over: expected True, got False"),
        (Then(options=["emergency action"]), "options: expected ['emergency action'], got ['emergency action', 'man"),
        (Then(offers=["man Yarvek ark"]), "'man Yarvek ark' is not offered; offered are ['man Zenor ark'"),
        (Then(lacks=["man Zenor ark"]), "'man Zenor ark' is offered"),
        (Then(lacks=["man Zenor arc"]), "'man Zenor arc' is not in this title's notation"),
        (
            Then(refused={"man frigate 2": "REV-F-01.1.1"}),
            "'man frigate 2' should be refused by REV-F-01.1.1; refused are",
        ),
        (Then(error="no"), "expected an error with 'no', but nothing was refused"),
    ],
)
def test_what_does_not_hold(then: Then, said: str) -> None:
    found = differences(table(), then, None)
    assert any(text.startswith(said) for text in found), found


# ---- whole scenarios


def scenario(**more: Any) -> Scenario:
    given = {**CALM, "ships.Zenor ark.sector": "2"}
    return Scenario("revenant", "final", "a test", ["REV-F-01.1.1"], 3, scene="turn 1", given=given, **more)


def test_an_expected_error_is_that_of_the_last_line() -> None:
    refused = ["1 man Zenor ark", "1 with cadet 3"]
    assert run(scenario(when=refused, then=Then(error="cadet 3")), REVENANT) == []
    [found] = run(scenario(when=refused), REVENANT)
    assert found.startswith("refused: '1 with cadet 3': 'with cadet 3' is not in this title's notation")
    early = ["1 man Yarvek ark", "1 man Zenor ark"]
    [found] = run(scenario(when=early, then=Then(error="man Yarvek ark")), REVENANT)
    assert found.startswith("refused: '1 man Yarvek ark': ")


def test_steps_are_numbered_and_the_first_that_differs_is_told() -> None:
    steps = [Step(["1 with captain"], Then(question="man")), Step([], Then(seat=3))]
    [found] = run(scenario(when=["1 man Zenor ark"], then=Then(question="figure"), step=steps), REVENANT)
    assert found.startswith("step 2: question: expected 'man', got ")


def test_mistakes_of_the_set_up_are_told() -> None:
    wrong = scenario()
    wrong.given = {"ships.Zenor ark.sektor": "2"}
    assert run(wrong, REVENANT)[0].startswith("given: path 'ships.Zenor ark.sektor': there is no 'sektor'")
    wrong.given, wrong.players = {}, 7
    assert run(wrong, REVENANT) == ["given: Revenant is for 1 to 4 players, not 7"]
    assert run(scenario(when=["* hidden Zenor"]), REVENANT)[0].startswith("given: line 1 of the game: 'hidden Zenor'")


# ---- files

FILE = """
title = "revenant"
edition = "final"
about = "a test"
rules = ["REV-F-01.1.1"]
players = 3
scene = "turn 1"
when = ["1 emergency action"]
[given]
admirals.1.rank = 2
"admirals.2.rank" = 1
[then]
question = "figure"
[then.state]
"admirals.1.rank" = 2
admirals.2.rank = 1
[[step]]
when = ["1 undo"]
[step.then]
question = "man"
"""


def file(path: Path, old: str = "", new: str = "") -> Path:
    assert old in FILE
    where = path / "some.toml"
    where.write_text(FILE.replace(old, new, 1) if old else FILE, encoding="utf-8")
    return where


def test_a_file_is_read_and_runs(tmp_path: Path) -> None:
    assert run(read(file(tmp_path)), REVENANT) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players", "player", "the scenario: unknown key 'player'; known are title, edition, about, rules, players,"),
        ("question", "questions", "then: unknown key 'questions'; known are state, seat, question, options, offers,"),
        ("[step.then]", "[step.than]", "step 2: unknown key 'than'; known are when, then"),
        ('[step.then]\nquestion = "man"', '[step.then]\nasked = "man"', "step 2: then: unknown key 'asked'; known are"),
        ("players = 3", "", "Object missing required field `players`"),
        ("players = 3", 'players = "3"', "Expected `int`, got `str` - at `$.players`"),
        ("players = 3", "players 3", "Expected '=' after a key"),
        ('when = ["1 emergency action"]', 'when = "1 emergency action"', "Expected `array`, got `str` - at `$.when`"),
        ("[then]", "[given.cycle]\n[[then]]", "then: [{'question': 'figure'"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = file(tmp_path, old, new)
    with pytest.raises(ScenarioError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert said in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="nowhere"):
        read(tmp_path / "nowhere.toml")
