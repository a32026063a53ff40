"""Breaks the rules one place at a time, and sees whether a test notices.

    python bench/mutate.py [--sample 300] [--seed 1] [--only TEXT] [--kept FILE] [--table FILE.md]

A place is an operator, a number, a condition or a call in a function of a title's rules. Of each the tests are run that
carry the ids of the rules named in that function, then, if none of them notices, all others of its title: rules,
scenarios and golden games. What nobody notices is a survivor: it lacks a test, or changes nothing that can be seen, and
then `bench/equivalent.toml` says why. Prints and writes a table by chapter. With --kept, what is known goes to a file,
and a run that is started again with it goes on where it stopped.

The tests are collected once; each change is tried in a fork, where the code of one function is exchanged.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import random
import re
import signal
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from farflung import games

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "farflung" / "games"
TITLES = [name for name in games.ours() if name != "salvage"]  # which has no tests by rule
NO_RULES = {"cards", "cardtext", "data", "effectwords", "names", "numbers", "pack", "printed", "quotes", "secrets"}
NO_RULES |= {"columns", "judge", "judge_course", "judge_habit", "terminal", "terminal_sectors"}
NO_RULES |= {"settle", "state", "ship", "text", "title", "verbs", "wording", "words", "codes", "odds", "bits", "routes"}
ID = re.compile(r"\b(?:REV-[FP]|HEL|XOD|GAP)-[\w.-]*\w")
SECONDS = 120  # for one change: what hangs is noticed
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}


# ---- places


class Place(NamedTuple):
    module: str
    """As it is imported."""
    function: str
    number: int
    """Among the places of this function."""
    what: str
    """How it is broken."""
    rules: tuple[str, ...]
    """Named in the function."""

    @property
    def key(self) -> str:
        return f"{self.module.removeprefix('farflung.games.')}.{self.function}#{self.number} {self.what}"

    @property
    def title(self) -> str:
        return self.module.split(".")[2]


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(path for title in TITLES for path in (GAMES / title).rglob("*.py")):
        if path.stem not in NO_RULES and path.stem != "__init__":
            yield ".".join(path.relative_to(ROOT / "src").with_suffix("").parts), path


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, ast.FunctionDef))


def changes(function: ast.FunctionDef) -> Iterator[tuple[str, ast.AST]]:
    """Every way to break it; while one is yielded, the tree is broken that way, and whole again afterwards."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for top in body:
        for node in ast.walk(top):
            yield from changes_at(node)


def changes_at(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    said = ast.unparse(node) if isinstance(node, ast.expr) else ""
    match node:
        case ast.Compare(ops=[operator, *_]) if type(operator) in COMPARED:
            node.ops[0] = COMPARED[type(operator)]()
            yield f"{said} -> {ast.unparse(node)}", node
            node.ops[0] = operator
        case ast.BoolOp(op=operator):
            node.op = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield f"{said} -> {ast.unparse(node)}", node
            node.op = operator
        case ast.BinOp(op=operator) if type(operator) in RECKONED:
            node.op = RECKONED[type(operator)]()
            yield f"{said} -> {ast.unparse(node)}", node
            node.op = operator
        case ast.AugAssign(op=operator) if type(operator) in RECKONED:
            node.op = RECKONED[type(operator)]()
            yield f"{ast.unparse(node)}", node
            node.op = operator
        case ast.Constant(value=bool() as value):
            node.value = not value
            yield f"{value} -> {not value}", node
            node.value = value
        case ast.Constant(value=int() as value):
            node.value = value + 1
            yield f"{value} -> {value + 1}", node
            node.value = value
        case ast.If(test=test) | ast.While(test=test) if not isinstance(test, (ast.Compare, ast.Constant)):
            node.test = ast.UnaryOp(ast.Not(), test)
            yield f"if {ast.unparse(test)} -> if not", node
            node.test = test
        case ast.Expr(value=ast.Call() as call):
            node.value = ast.Constant(None)
            yield f"without {ast.unparse(call)}", node
            node.value = call


def places() -> list[Place]:
    found = []
    for module, path in modules():
        for name, function in functions(ast.parse(path.read_text("utf-8"))):
            rules = tuple(sorted(set(ID.findall(ast.unparse(function)))))
            found += [Place(module, name, n, what, rules) for n, (what, _) in enumerate(changes(function))]
    return found


def broken(place: Place) -> CodeType:
    """The function's code, broken there."""
    path = ROOT / "src" / Path(*place.module.split(".")).with_suffix(".py")
    tree = ast.parse(path.read_text("utf-8"))
    function = dict(functions(tree))[place.function]
    for number, (what, _) in enumerate(changes(function)):
        if number == place.number:
            assert what == place.what
            return code_of(compile(ast.fix_missing_locations(tree), str(path), "exec"), place.function.split("."))
    raise AssertionError(f"{place.key} is not there")


def code_of(code: CodeType, names: list[str]) -> CodeType:
    """The code of a function in that of its module."""
    inner = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == names[0])
    return code_of(inner, names[1:]) if names[1:] else inner


def exchange(place: Place) -> None:
    found: Any = importlib.import_module(place.module)
    for name in place.function.split("."):
        found = vars(found)[name]
    while not isinstance(found, FunctionType):  # a property, or what is kept of a call
        found = found.fget if isinstance(found, property) else found.__wrapped__
    found.__code__ = broken(place)


# ---- trials


class Trials:
    """A plugin of pytest's: instead of running the tests that were collected, tries the places."""

    def __init__(self, chosen: list[Place], kept: Path | None) -> None:
        self.chosen = chosen
        self.kept = kept
        self.known: dict[str, str] = json.loads(kept.read_text()) if kept and kept.exists() else {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_title: dict[str, list[tuple[pytest.Item, frozenset[str]]]] = {title: [] for title in TITLES}
        for item in session.items:
            title = title_of(item)
            if title:
                by_title[title].append((item, rules_of(item)))
        for number, place in enumerate(self.chosen, 1):
            if place.key not in self.known:
                named = [item for item, rules in by_title[place.title] if rules & set(place.rules)]
                others = [item for item, rules in by_title[place.title] if not rules & set(place.rules)]
                self.known[place.key] = self.verdict(place, named, others)
                if self.kept:
                    self.kept.write_text(json.dumps(self.known, indent=1, ensure_ascii=False))
            print(f"{number} of {len(self.chosen)}: {self.known[place.key]}: {place.key}", flush=True)
        return True

    def verdict(self, place: Place, named: list[pytest.Item], others: list[pytest.Item]) -> str:
        if named and self.fails(place, named):
            return "its rules"
        return "others" if self.fails(place, others) else "nobody"

    def fails(self, place: Place, items: list[pytest.Item]) -> bool:
        """In a fork: whether one of these tests fails, or they do not end, when the place is broken."""
        sys.stdout.flush()
        child = os.fork()
        if child:
            _, status = os.waitpid(child, 0)
            return status != 0
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(SECONDS)
        try:
            exchange(place)
            seen = any(report.failed for item in items for report in runtestprotocol(item, log=False))
        finally:  # whatever happens, this is not the process that goes on
            os._exit(1 if sys.exc_info()[0] or seen else 0)


def scenario_of(item: pytest.Item) -> Path | None:
    """The file, if the test plays a scenario."""
    if isinstance(item, pytest.Function) and item.originalname == "test_scenario":
        path = item.callspec.params["path"]
        assert isinstance(path, Path)
        return path.relative_to(ROOT)
    return None


def title_of(item: pytest.Item) -> str | None:
    """By the folder, the file or the parameter."""
    where = str(scenario_of(item) or item.nodeid)
    return next((title for title in TITLES if title in where), None)


def rules_of(item: pytest.Item) -> frozenset[str]:
    scenario = scenario_of(item)
    if scenario:
        return frozenset(tomllib.loads((ROOT / scenario).read_text("utf-8")).get("rules", []))
    return frozenset(rule for mark in item.iter_markers("rule") for rule in mark.args)


# ---- the table


def equivalents() -> dict[str, str]:
    return tomllib.loads(EQUIVALENT.read_text("utf-8")) if EQUIVALENT.exists() else {}


def table(chosen: list[Place], known: dict[str, str]) -> str:
    same = equivalents()
    rows: dict[str, list[int]] = {}
    for place in chosen:
        row = rows.setdefault(place.module.removeprefix("farflung.games."), [0, 0, 0, 0])
        verdict = "nothing" if place.key in same else known[place.key]
        row[["its rules", "others", "nothing", "nobody"].index(verdict)] += 1
    lines = ["| chapter | broken | seen by tests of its rules | by others | changes nothing | by nobody |"]
    lines.append("|---|---:|---:|---:|---:|---:|")
    total = [sum(column) for column in zip(*rows.values(), strict=True)]
    for name, row in [*sorted(rows.items()), ("**all**", total)]:
        lines.append(f"| {name} | {sum(row)} | {' | '.join(map(str, row))} |")
    seen, real = total[0] + total[1], sum(total) - total[2]
    lines += ["", f"Of {real} changes that change something, tests see {seen}: {100 * seen / real:.1f} %."]
    survivors = [place.key for place in chosen if known[place.key] == "nobody" and place.key not in same]
    lines += ["", *(f"- nobody sees `{key}`" for key in survivors)] if survivors else []
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--table", type=Path)
    asked = parser.parse_args()
    everywhere = [place for place in places() if asked.only in place.key]
    chosen = random.Random(asked.seed).sample(everywhere, min(asked.sample, len(everywhere)))
    print(f"{len(chosen)} of {len(everywhere)} places", flush=True)
    trials = Trials(chosen, asked.kept)
    folders = ["tests/rules", "tests/scenarios/test_scenarios.py", "tests/golden/test_golden.py"]
    os.chdir(ROOT)
    how = ["-q", "-p", "no:randomly", "-p", "no:cacheprovider"]
    pytest.main([*how, *folders], plugins=[trials])
    text = table(chosen, trials.known)
    print(text)
    if asked.table:
        asked.table.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
