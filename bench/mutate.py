"""Breaks the rules one place at a time, and sees whether a test notices.

    python bench/mutate.py [--sample 300] [--seed 1] [--only TEXT] [--kept FILE] [--again] [--table FILE.md]

A place is an operator, a number, a condition or a call in a function of a title's rules. Of each the tests are run
that come by there and carry the ids of the rules named in that function, then, if none of them notices, all others of
its title that come by: rules, scenarios and golden games. What nobody notices is a survivor: it lacks a test, or
changes nothing that can be seen, and then `bench/equivalent.toml` says why. Prints and writes a table by chapter. With
--kept, what is known goes to a file, and a run that is started again with it goes on where it stopped; --again tries
what nobody noticed on the tests that have come since.

The tests are collected once and run once with marks at every statement of the rules: so it is known which of them come
by, how long they take, and that all pass where nothing is broken. Then each change is tried in a fork, where the code
of one function is exchanged. Time is the processor's: a busy machine breaks nothing.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import importlib
import json
import os
import random
import re
import resource
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]  # the sources, whatever is installed

from farflung import games  # noqa: E402

GAMES = ROOT / "src" / "farflung" / "games"
TITLES = [name for name in games.ours() if name != "salvage"]  # which has no tests by rule
NO_RULES = {"cards", "cardtext", "data", "effectwords", "names", "numbers", "pack", "printed", "quotes", "secrets"}
NO_RULES |= {"beats", "citations", "coach", "colons", "features", "palate", "places", "reckoning"}
NO_RULES |= {"columns", "terminal", "terminal_sectors"}
NO_RULES |= {"settle", "state", "ship", "text", "title", "verbs", "wording", "words", "codes", "odds", "bits", "routes"}
ID = re.compile(r"\b(?:REV-[FP]|HEL|XOD|GAP)-[\w.-]*\w")
SECONDS = 8  # of the processor for one change, beside five times what its tests take: what hangs is noticed
MEMORY = 1 << 30  # bytes a change may take: what grows for ever is noticed
SEEN = "__seen__"  # where the marks of a module's statements are kept
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
    statement: int
    """Among the statements of this function: which tests come by."""
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
        if path.stem not in NO_RULES and not path.stem.startswith(("__init__", "judge")):
            yield ".".join(path.relative_to(ROOT / "src").with_suffix("").parts), path


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, ast.FunctionDef))


def statements(function: ast.FunctionDef) -> list[ast.stmt]:
    """All of them, however deep, without the docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return [node for top in body for node in ast.walk(top) if isinstance(node, ast.stmt)]


def changes(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Every way to break it, with its statement; while one is yielded, the tree is broken that way, and only then."""
    for number, statement in enumerate(statements(function)):
        for node in own(statement):
            for what, _ in changes_at(node):
                yield number, what


def own(statement: ast.stmt) -> list[ast.AST]:
    """The statement and its expressions, without the statements in it."""
    found: list[ast.AST] = [statement]
    for node in found:
        found += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]
    return found


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
            for number, (statement, what) in enumerate(changes(function)):
                found.append(Place(module, name, number, statement, what, rules))
    return found


def source(module: str) -> tuple[Path, ast.Module]:
    path = ROOT / "src" / Path(*module.split(".")).with_suffix(".py")
    return path, ast.parse(path.read_text("utf-8"))


def broken(place: Place) -> CodeType:
    """The function's code, broken there."""
    path, tree = source(place.module)
    function = dict(functions(tree))[place.function]
    for number, (_, what) in enumerate(changes(function)):
        if number == place.number:
            assert what == place.what
            return code_of(compile(ast.fix_missing_locations(tree), str(path), "exec"), place.function.split("."))
    raise AssertionError(f"{place.key} is not there")


def code_of(code: CodeType, names: list[str]) -> CodeType:
    """The code of a function in that of its module."""
    inner = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == names[0])
    return code_of(inner, names[1:]) if names[1:] else inner


def exchange(module: str, function: str, code: CodeType) -> None:
    found: Any = importlib.import_module(module)
    for name in function.split("."):
        found = vars(found)[name]
    while not isinstance(found, FunctionType):  # a property, or what is kept of a call
        found = found.fget if isinstance(found, property) else found.__wrapped__
    found.__code__ = code


# ---- which tests come by


def mark_all(seen: set[str]) -> None:
    """From now on every statement of the rules tells `seen` when it is come by."""
    for module, _ in modules():
        path, tree = source(module)
        for name, function in functions(tree):
            numbers = {id(one): n for n, one in enumerate(statements(function))}
            for node in list(ast.walk(function)):
                for field in ("body", "orelse", "finalbody"):
                    block = getattr(node, field, None)
                    if isinstance(block, list):
                        setattr(node, field, marked(block, numbers, f"{module}.{name}"))
        code = compile(ast.fix_missing_locations(tree), str(path), "exec")
        setattr(importlib.import_module(module), SEEN, seen)
        for name, _ in functions(tree):
            exchange(module, name, code_of(code, name.split(".")))


def marked(block: list[ast.stmt], numbers: dict[int, int], function: str) -> list[ast.stmt]:
    found: list[ast.stmt] = []
    for one in block:
        if id(one) in numbers:
            found += ast.parse(f"{SEEN}.add('{function}#{numbers[id(one)]}')").body
        found.append(one)
    return found


class Reach(NamedTuple):
    """What a test comes by, and what it takes."""

    seconds: float
    passed: bool
    places: list[str]


def look(items: list[pytest.Item]) -> Iterator[tuple[str, Reach]]:
    seen: set[str] = set()
    mark_all(seen)
    for item in items:
        seen.clear()
        began = time.process_time()
        passed = not any(report.failed for report in runtestprotocol(item, log=False))
        yield item.nodeid, Reach(time.process_time() - began, passed, sorted(seen))


def digest() -> str:
    """Of the rules as they are written: what tests come by holds for these."""
    found = hashlib.sha256(b"".join(path.read_bytes() for _, path in modules()))
    return found.hexdigest()


# ---- trials


class Trials:
    """A plugin of pytest's: instead of running the tests that were collected, tries the places."""

    def __init__(self, chosen: list[Place], kept: Path | None, again: bool) -> None:
        self.chosen = chosen
        self.kept = kept
        self.known: dict[str, str] = json.loads(kept.read_text()) if kept and kept.exists() else {}
        if again:
            self.known = {key: verdict for key, verdict in self.known.items() if verdict != "nobody"}
        self.again = again
        self.reach: dict[str, Reach] = {}
        self.new: set[str] = set()
        """Tests that were not looked at before."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.collect()
        gc.freeze()  # a fork copies what is touched
        items = [item for item in session.items if title_of(item)]
        self.reach = self.reached(items)
        failing = [item.nodeid for item in items if not self.reach[item.nodeid].passed]
        assert not failing, f"these fail though nothing is broken: {failing}"
        by_place: dict[str, list[pytest.Item]] = {}
        if self.again:
            items = [item for item in items if item.nodeid in self.new]
        for item in sorted(items, key=lambda item: self.reach[item.nodeid].seconds):
            for statement in self.reach[item.nodeid].places:
                by_place.setdefault(statement, []).append(item)
        rules = {item.nodeid: rules_of(item) for item in items}
        for number, place in enumerate(self.chosen, 1):
            if place.key not in self.known:
                coming = by_place.get(f"{place.module}.{place.function}#{place.statement}", [])
                named = [item for item in coming if rules[item.nodeid] & set(place.rules)]
                others = [item for item in coming if not rules[item.nodeid] & set(place.rules)]
                self.known[place.key] = self.verdict(place, named, others)
                if self.kept:
                    self.kept.write_text(json.dumps(self.known, indent=1, ensure_ascii=False))
            print(f"{number} of {len(self.chosen)}: {self.known[place.key]}: {place.key}", flush=True)
        return True

    def reached(self, items: list[pytest.Item]) -> dict[str, Reach]:
        """Looked up, or looked at in a fork: what was seen is kept beside the verdicts, for the rules as they were."""
        file = self.kept.with_suffix(".reach") if self.kept else None
        known: dict[str, Reach] = {}
        if file and file.exists():
            told = json.loads(file.read_text())
            known = {name: Reach(*reach) for name, reach in told["tests"].items()} if told["of"] == digest() else {}
        new = [item for item in items if item.nodeid not in known or not known[item.nodeid].passed]
        self.new = {item.nodeid for item in new}
        if new:
            print(f"{len(new)} tests are run where nothing is broken", flush=True)
            known |= dict(seen_in_fork(new))
        if file and not self.again:  # a run that is broken off finds them new once more
            file.write_text(json.dumps({"of": digest(), "tests": known}))
        return known

    def verdict(self, place: Place, named: list[pytest.Item], others: list[pytest.Item]) -> str:
        if named and self.fails(place, named):
            return "its rules"
        return "others" if others and self.fails(place, others) else "nobody"

    def fails(self, place: Place, items: list[pytest.Item]) -> bool:
        """In a fork: whether one of these tests fails, or they do not end, when the place is broken."""
        sys.stdout.flush()
        child = os.fork()
        if child:
            _, status = os.waitpid(child, 0)
            return status != 0
        be_quiet()
        most = SECONDS + int(5 * sum(self.reach[item.nodeid].seconds for item in items))
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        seen = True
        try:
            exchange(place.module, place.function, broken(place))
            seen = any(report.failed for item in items for report in runtestprotocol(item, log=False))
        finally:  # whatever happens, this is not the process that goes on
            os._exit(1 if seen else 0)


def be_quiet() -> None:
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)


def seen_in_fork(items: list[pytest.Item]) -> Iterator[tuple[str, Reach]]:
    """The marks stay there."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        with os.fdopen(reading) as lines:
            for line in lines:
                name, reach = json.loads(line)
                yield name, Reach(*reach)
        _, status = os.waitpid(child, 0)
        assert status == 0, "the tests could not be looked at"
        return
    be_quiet()
    status = 1
    try:
        with os.fdopen(writing, "w") as lines:
            for one in look(items):
                print(json.dumps(one), file=lines)
        status = 0
    finally:
        os._exit(status)


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
    parser.add_argument("--again", action="store_true", help="what nobody noticed is tried on new tests")
    parser.add_argument("--table", type=Path)
    asked = parser.parse_args()
    everywhere = [place for place in places() if asked.only in place.key]
    chosen = random.Random(asked.seed).sample(everywhere, min(asked.sample, len(everywhere)))
    print(f"{len(chosen)} of {len(everywhere)} places", flush=True)
    trials = Trials(chosen, asked.kept, asked.again)
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
