"""Scenarios: a small file that says what is given, what is done and what then holds. See docs/scenarios.md."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from farflung.engine.content import ContentError
from farflung.engine.core import Dice, ScriptError
from farflung.engine.given import Before
from farflung.engine.match import IllegalAnswer, Match, UndoRefused
from farflung.engine.notation import NotationError
from farflung.engine.record import RecordError
from farflung.engine.title import Data, Setup, SetupError, Title, rules_of_file

NOTHING = "none"  # TOML has no word for it
T = TypeVar("T")


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
    sizes: dict[str, int] = {}
    """Paths of lists, and how many entries they have."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """Some moves, and what must be so after them."""

    when: list[str] = []
    then: Then = msgspec.field(default_factory=Then)


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A file: a position, moves and what comes of them. docs/scenarios.md explains each field."""

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
    pack: str = ""
    """Directory of a content pack, as seen from the scenario's file."""
    rules_version: int = 0
    """Version of the rules it is played by; 0 if it names none (`engine.title.rules_of_file`)."""
    scene: str = ""
    """A scene to play next, before those already to come."""
    given: dict[str, Any] = {}
    """Changes of the state, by path."""
    when: list[str] = []
    then: Then = msgspec.field(default_factory=Then)
    step: list[Step] = []
    """Further steps after the first."""


# ---- reading


def read(path: Path) -> Scenario:
    """A scenario from its file; every mistake of form names the file, the entry and what is known."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
        _check_keys(raw, Scenario, "the scenario")
        _check_keys(raw.get("then", {}), Then, "then")
        steps = raw.get("step", [])
        for number, step in enumerate(steps if isinstance(steps, list) else []):
            _check_keys(step, Step, f"step {number + 2}")
            if isinstance(step, dict):
                _check_keys(step.get("then", {}), Then, f"step {number + 2}: then")
        scenario = msgspec.convert(raw, Scenario)
        if scenario.pack:
            scenario.pack = str(path.parent / scenario.pack)
        return scenario
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError, ScenarioError) as error:
        raise ScenarioError(f"{path}: {error}") from None


def _check_keys(table: Any, shape: type[msgspec.Struct], where: str) -> None:
    if not isinstance(table, dict):
        raise ScenarioError(f"{where}: {table!r} is no table")
    known = shape.__struct_fields__
    for key in table:
        if key not in known:
            raise ScenarioError(f"{where}: unknown key '{key}'; known are {', '.join(known)}")


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
    pack: str = "",
    rules: int = 0,
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
        pack=pack,
        rules=rules,
    )
    setup.settle_rules(title)
    game = title.new_game(setup)
    title.play_setup(game, Dice(seed))
    data = title.to_data(game)
    set_up = copy.deepcopy(data)
    paths: list[str] = []
    for path, value in (given or {}).items():
        paths += put(data, path, value)
    before = Before(set_up, paths)
    if scene:
        data["coming"].append(scene)
    try:
        title.settle(data, before, setup)
        start = title.from_data(data, setup)
    except ValueError as error:
        raise ScenarioError(str(error)) from None
    codes = [title.notation(setup).code(text) for text in script]
    return with_unsaid(lambda codes: Match(title, setup, seed, start, codes), codes, 0)


def _steps(data: Any, key: str, path: str) -> list[Any]:
    """The keys of a table, or the places of a list, that one part of a path means: several if it has a *."""
    if isinstance(data, list):
        if key == "*":
            return list(range(len(data)))
        if key.isdigit() and 1 <= int(key) <= len(data):
            return [int(key) - 1]
        known = f"a place from 1 to {len(data)}" if data else "a place of this empty list"
        raise ScenarioError(f"path '{path}': '{key}' is not {known}")
    if not isinstance(data, dict):
        raise ScenarioError(f"path '{path}': there is no '{key}'; the path ends before it, at {data!r}")
    found = [key] if key in data else [name for name in data if "*" in key and fnmatchcase(name, key)]
    if not found:
        raise ScenarioError(f"path '{path}': there is no '{key}'; there is {', '.join(data)}")
    return found


def _places(data: Any, path: str, done: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Every container, key and full path that a path means; `done` is what was already followed of it."""
    key, _, rest = path.partition(".")
    for step in _steps(data, key, done + path):
        here = f"{done}{step + 1 if isinstance(data, list) else step}"
        if rest:
            yield from _places(data[step], rest, f"{here}.")
        else:
            yield data, step, here


def get(data: Data, path: str) -> Any:
    """The value at a path. Lists count from 1; names may contain spaces. With a *, a table of all it means."""
    found = {here: container[key] for container, key, here in _places(data, path)}
    return found if "*" in path else found[path]


def put(data: Data, path: str, value: Any) -> list[str]:
    """Sets the value at a path; a table changes only the keys it names. A path with * sets everything it means.

    Returns the full paths of all that was set.
    """
    paths: list[str] = []
    for container, key, here in list(_places(data, path)):
        paths += _set(container, key, here, copy.deepcopy(value))
    return paths


def _set(container: Any, key: Any, path: str, value: Any) -> list[str]:
    old = container[key]
    if isinstance(value, dict) and isinstance(old, dict | list):
        paths: list[str] = []
        for name, inner in value.items():
            for place, inner_key, here in list(_places(old, name, f"{path}.")):
                paths += _set(place, inner_key, here, copy.deepcopy(inner))
        return paths
    nothing = value is None or value == NOTHING
    if old is not None and type(old) is not type(value) and not (isinstance(old, str) and nothing):
        raise ScenarioError(f"path '{path}': {value!r} is no {KINDS.get(type(old), 'value')}, as {old!r} is")
    if old is None and not (nothing or isinstance(value, str)):
        raise ScenarioError(f"path '{path}': {value!r} is no name, and not '{NOTHING}'")
    container[key] = value
    return [path]


KINDS: dict[type, str] = {int: "number", bool: "true or false", str: "text", list: "list", dict: "table"}


# ---- when


def tell(match: Match, lines: list[str]) -> None:
    """Record lines: '1 man Yarvek fighter', then '* hidden Belitan' for its luck. Luck that is not told is rolled."""
    for line, luck in answers_of(lines):
        who, _, text = line.partition(" ")
        if not who.isdigit() or not text:
            raise IllegalAnswer(f"'{line}': a line begins with the number of a seat, or with * for luck")
        take_unsaid(match, who, text)
        if match.question is not None and who != str(match.question.seat + 1):
            raise IllegalAnswer(f"'{line}': it is seat {match.question.seat + 1} that is asked here")
        if text in ("undo", "undo agreed"):
            if luck:
                raise IllegalAnswer(f"'{line}': there is no luck in undoing")
            match.undo(int(who) - 1, agreed=text == "undo agreed")
        else:
            position = match.position + 1
            with_unsaid(partial(match.answer, text), [match.notation.code(outcome) for outcome in luck], position)


def only_option(match: Match) -> int | None:
    """What is asked though there is one answer only, such as ending a turn: it may be left unsaid."""
    question = match.question
    return question.options[0] if question is not None and len(question.options) == 1 else None


def take_unsaid(match: Match, who: str, text: str) -> None:
    """Takes only options until a question is asked that this line may be an answer to."""
    while (only := only_option(match)) is not None and not _is_meant(match, who, text):
        match.answer(only)


def _is_meant(match: Match, who: str, text: str) -> bool:
    """Whether a line is about the question that is asked: it takes an option, is refused there, or takes back."""
    question = match.question
    if question is None or who != str(question.seat + 1):
        return False
    if text.startswith("undo"):
        return True
    try:
        code = match.notation.code(text)
    except NotationError:  # a mistyped line is named where it stands
        return True
    return code in question.options or code in [refused for refused, _ in question.refused]


def with_unsaid(play: Callable[[list[int]], T], codes: list[int], before: int) -> T:
    """Plays luck that is told, of which the first comes after so many lines; puts only options in where luck that is
    told comes after them."""
    while True:
        try:
            return play(codes)
        except RecordError as error:
            cause, place = error.__cause__, error.line - 1 - before
            if not isinstance(cause, ScriptError) or cause.chance or len(cause.offered) != 1 or place < 0:
                raise
            codes = [*codes[:place], cause.offered[0], *codes[place:]]


def answers_of(lines: list[str]) -> list[tuple[str, list[str]]]:
    """Each answer with the luck that follows it."""
    found: list[tuple[str, list[str]]] = []
    for line in lines:
        if not line.startswith("*"):
            found.append((line, []))
        elif not found:
            raise IllegalAnswer(f"'{line}': no answer comes before this luck")
        else:
            found[-1][1].append(line.removeprefix("*").strip())
    return found


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
    data = match.title.to_data(match.present)
    for compare, expectations in ((_compare, then.state), (_compare_size, then.sizes)):
        for path, expected in expectations.items():
            try:
                for container, key, here in _places(data, path):
                    compare(here, expected, container[key], found)
            except ScenarioError as problem:
                found.append(str(problem))
    return found + _unlike_question(match, then)


def _compare(path: str, expected: Any, actual: Any, found: list[str]) -> None:
    if isinstance(expected, dict) and isinstance(actual, dict | list):
        for name, inner in expected.items():
            for container, key, here in _places(actual, name, f"{path}."):
                _compare(here, inner, container[key], found)
    elif not (actual is None and expected == NOTHING) and (actual != expected or type(actual) is not type(expected)):
        found.append(f"{path}: expected {expected!r}, got {actual!r}")


def _compare_size(path: str, expected: int, actual: Any, found: list[str]) -> None:
    if not isinstance(actual, list):
        found.append(f"{path}: expected a list of {expected}, got {actual!r}")
    elif len(actual) != expected:
        found.append(f"{path}: expected {expected} entries, got {len(actual)}: {actual!r}")


def _unlike_question(match: Match, then: Then) -> list[str]:
    """What differs between the question that is asked and the one that was expected."""
    found: list[str] = []
    for option in [*(then.options or []), *then.offers, *then.lacks, *then.refused]:
        try:
            match.notation.code(option)
        except NotationError as unknown:  # a mistyped option is never offered: it must not pass
            found.append(str(unknown))
    names = sorted({name for name, _ in match.title.questions.values()})
    if then.question is not None and then.question not in names:
        found.append(f"there is no question '{then.question}'; there is {', '.join(names)}")
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


# ---- all together


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
            pack=scenario.pack,
            rules=rules_of_file(title, scenario.rules_version),
            script=leading_luck(scenario.when),
        )
    except (SetupError, ScenarioError, ContentError, NotationError, RecordError) as problem:
        return [f"given: {problem}"]
    first = scenario.when[len(leading_luck(scenario.when)) :]
    for number, step in enumerate([Step(first, scenario.then), *scenario.step]):
        error, stop = _take(match, step)
        found = _unlike(match, step.then, error) if not stop else [f"refused: {error}"]
        if found:
            return [f"step {number + 1}: {text}" for text in found] if scenario.step else found
    return []


def _unlike(match: Match, then: Then, error: str | None) -> list[str]:
    """What differs at the question where the step ends, and not only there if its only option was left unsaid."""
    found = differences(match, then, error)
    differs = bool(found)
    while differs and error is None and (only := only_option(match)) is not None:
        match.answer(only)
        differs = bool(differences(match, then, error))
    return found if differs else []


def _take(match: Match, step: Step) -> tuple[str | None, bool]:
    """Does what the step says. An error of its last line may be what is expected; one before it is not."""
    line = ""
    try:
        answers = answers_of(step.when)
        for line, luck in answers:
            tell(match, [line, *(f"* {outcome}" for outcome in luck)])
    except REFUSALS as refusal:
        text = str(refusal)
        error = text if not line or f"'{line}'" in text else f"'{line}': {text}"
        return error, not line or line is not answers[-1][0]
    return None, False
