"""Scenarios: a small file that says what is given, what is done and what then holds. See docs/scenarios.md."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from farflung.engine.core import Dice
from farflung.engine.match import IllegalAnswer, Match, UndoRefused
from farflung.engine.notation import NotationError
from farflung.engine.record import RecordError
from farflung.engine.title import Data, Setup, SetupError, Title


class ScenarioError(ValueError):
    """A scenario that cannot be read or set up: which entry, and what is wrong with it."""


class Then(msgspec.Struct, forbid_unknown_fields=True):
    """What must hold: any of these."""

    state: dict[str, Any] = {}
    """Paths and the values expected there."""
    seat: int | None = None
    """Who is asked (from 1)."""
    question: str | None = None
    options: list[str] | None = None
    """Exactly these are offered."""
    offers: list[str] = []
    """These are among the options."""
    lacks: list[str] = []
    """These are not."""
    refused: dict[str, str] = {}
    """Options that are refused, and the rule that says so."""
    error: str | None = None
    """The last line of `when` is refused with an error that contains this."""
    over: bool | None = None


class Step(msgspec.Struct, forbid_unknown_fields=True):
    when: list[str] = []
    then: Then = msgspec.field(default_factory=Then)


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    edition: str
    about: str
    rules: list[str]
    players: int
    example: str = ""
    """Id of the ledger's worked example that this is."""
    seed: int = 1
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    scene: str = ""
    """A scene to play next, before those already to come."""
    given: dict[str, Any] = {}
    """Changes of the state, by path."""
    when: list[str] = []
    then: Then = msgspec.field(default_factory=Then)
    step: list[Step] = []
    """Further steps after the first."""


def read(path: Path) -> Scenario:
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(raw, Scenario)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise ScenarioError(f"{path}: {error}") from None


# ---- given


def arrange(
    title: Title,
    players: int,
    given: dict[str, Any] | None = None,
    scene: str = "",
    *,
    edition: str = "final",
    seed: int = 1,
    options: dict[str, str] | None = None,
    parameters: dict[str, int] | None = None,
    script: tuple[str, ...] | list[str] = (),
) -> Match:
    """A match at the beginning of play, after a random set-up by the seed, with the given changes made.

    `script` is luck that speaks before the first question.
    """
    setup = Setup(
        title=title.name,
        edition=edition,
        seats=[f"Player {seat + 1}" for seat in range(players)],
        options=options or {},
        parameters=parameters or {},
    )
    game = title.new_game(setup)
    title.play_setup(game, Dice(seed))
    data = title.to_data(game)
    before = copy.deepcopy(data)
    for path, value in (given or {}).items():
        put(data, path, value)
    if scene:
        data["coming"].append(scene)
    title.settle(data, before, setup)
    try:
        start = title.from_data(data, setup)
    except ValueError as error:
        raise ScenarioError(f"given: {error}") from None
    codes = [title.notation(setup).code(text) for text in script]
    return Match(title, setup, seed, start, codes)


def resolve(data: Any, path: str) -> tuple[Any, Any]:
    """The container and the key that a path leads to. Lists count from 1; keys may contain spaces."""
    keys = path.split(".")
    for depth, key in enumerate(keys):
        last = depth == len(keys) - 1
        place: Any = key
        if isinstance(data, list):
            if not key.isdigit() or not 1 <= int(key) <= len(data):
                raise ScenarioError(f"path '{path}': '{key}' is not a place from 1 to {len(data)}")
            place = int(key) - 1
        elif not isinstance(data, dict) or key not in data:
            known = ", ".join(map(str, data)) if isinstance(data, dict) else "nothing further"
            raise ScenarioError(f"path '{path}': there is no '{key}'; there is {known}")
        if last:
            return data, place
        data = data[place]
    raise ScenarioError("an empty path")


def get(data: Data, path: str) -> Any:
    container, key = resolve(data, path)
    return container[key]


def put(data: Data, path: str, value: Any) -> None:
    """Sets the value at the path; a table changes only the keys it names."""
    container, key = resolve(data, path)
    old = container[key]
    if isinstance(value, dict) and isinstance(old, dict):
        for name, inner in value.items():
            put(old, name, inner)
        return
    if old is not None and type(old) is not type(value) and not (isinstance(old, str) and value is None):
        raise ScenarioError(f"path '{path}': {value!r} is no {type(old).__name__}, as {old!r} is")
    container[key] = value


# ---- when


def tell(match: Match, lines: list[str]) -> None:
    """Record lines: '1 man Yarvek fighter', then '* hidden Belitan' for its luck. Luck that is not told is rolled."""
    told = [line.partition(" ") for line in lines]
    for number, (who, _, text) in enumerate(told):
        if who == "*":
            continue
        luck = []
        for next_who, _, outcome in told[number + 1 :]:
            if next_who != "*":
                break
            luck.append(match.notation.code(outcome))
        if match.question is not None and who != str(match.question.seat + 1):
            raise IllegalAnswer(f"'{who} {text}': it is seat {match.question.seat + 1} that is asked here")
        if text == "undo":
            match.undo(int(who) - 1)
        else:
            match.answer(text, luck)


def leading_luck(lines: list[str]) -> list[str]:
    """Outcomes of luck before the first answer."""
    luck = []
    for line in lines:
        if not line.startswith("* "):
            break
        luck.append(line[2:])
    return luck


# ---- then


REFUSALS = (IllegalAnswer, UndoRefused, NotationError, RecordError)


def differences(match: Match, then: Then, error: str | None) -> list[str]:
    """What does not hold, in words; empty if all is well."""
    found: list[str] = []
    if error is not None and (then.error is None or then.error not in error):
        found.append(f"refused: {error}")
    if then.error is not None and error is None:
        found.append(f"expected an error with '{then.error}', but nothing was refused")
    data = match.title.to_data(match.game)
    for path, expected in then.state.items():
        try:
            actual = get(data, path)
        except ScenarioError as problem:
            found.append(str(problem))
            continue
        if isinstance(expected, dict) and isinstance(actual, dict):
            actual = {key: actual.get(key) for key in expected}
        if actual != expected:
            found.append(f"{path}: expected {expected!r}, got {actual!r}")
    question = match.question
    offered = [match.notation.text(code) for code in question.options] if question else []
    refused = {match.notation.text(code): rule for code, rule in question.refused} if question else {}
    asked = question.seat + 1 if question else None
    for what, expectation, observed in (
        ("seat", then.seat, asked),
        ("question", then.question, question.name if question else None),
        ("over", then.over, match.over),
        ("options", sorted(then.options) if then.options is not None else None, sorted(offered)),
    ):
        if expectation is not None and expectation != observed:
            found.append(f"{what}: expected {expectation!r}, got {observed!r}")
    found += [f"'{option}' is not offered; offered are {offered}" for option in then.offers if option not in offered]
    found += [f"'{option}' is offered" for option in then.lacks if option in offered]
    for option, rule in then.refused.items():
        if refused.get(option) != rule:
            found.append(f"'{option}' should be refused by {rule}; refused are {refused}")
    return found


def run(scenario: Scenario, title: Title) -> list[str]:
    """Plays a scenario; what differs from its expectations, in words."""
    try:
        match = arrange(
            title,
            scenario.players,
            scenario.given,
            scenario.scene,
            edition=scenario.edition,
            seed=scenario.seed,
            options=scenario.options,
            parameters=scenario.parameters,
            script=leading_luck(scenario.when),
        )
    except (SetupError, ScenarioError, NotationError, RecordError) as problem:
        return [f"given: {problem}"]
    found: list[str] = []
    for number, step in enumerate([Step(scenario.when, scenario.then), *scenario.step]):
        error: str | None = None
        try:
            tell(match, step.when)
        except REFUSALS as refusal:
            error = str(refusal)
        prefix = f"step {number + 1}: " if scenario.step else ""
        found += [prefix + text for text in differences(match, step.then, error)]
    return found
