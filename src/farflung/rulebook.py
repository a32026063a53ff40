"""The rules ledger: what a rule says, where it is implemented, where it is tested, and what is missing.

Sources name the rules they follow in docstrings, comments and events: `REV-F-17.2.4`, a range such as
`REV-F-06.1.2 to 06.1.6`, or a list such as `REV-F-10.2, 10.3`. Tests name them with `pytest.mark.rule`, scenarios in
their `rules`.
"""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from farflung import games
from farflung.engine.core import Decider, Game, Pause, Script, play_out
from farflung.engine.record import parse

PACKAGE = Path(__file__).parent
NUMBER = r"(?:[A-Z]|\d+)(?:\.\d+)+"
PREFIX = r"[A-Z]{2,}-(?:(?:[A-Z]|GAP|CON|EX)-)?"
GROUP = re.compile(rf"({PREFIX})({NUMBER}|(?:G|C|EX)?\d+)((?:(?:,| and| to| or) (?:\1)?{NUMBER})*)")
NEXT = re.compile(rf"(,| and| to| or) (?:{PREFIX})?({NUMBER})")
ALL_EDITIONS = ""
NO_RULES = {"judge", "terminal", "columns", "laws"}
"""Parts of a title that name rules and do not follow them."""


class RulebookError(LookupError):
    """A rule that there is not."""


class Rule(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    edition: str = ALL_EDITIONS
    see: list[str] = []


class Gap(msgspec.Struct, frozen=True):
    id: str
    what: str
    ruling: str
    edition: str = ALL_EDITIONS


class Conflict(msgspec.Struct, frozen=True):
    id: str
    topic: str
    ruling: str = ""
    final: str = ""
    prototype: str = ""
    see: list[str] = []


class Example(msgspec.Struct, frozen=True):
    id: str
    given: Any
    when: Any
    then: Any
    title: str = ""
    edition: str = ALL_EDITIONS
    rules: list[str] = []


Entry = Rule | Gap | Conflict | Example


class Ledger(msgspec.Struct, frozen=True):
    rule: list[Rule]
    gap: list[Gap] = []
    conflict: list[Conflict] = []
    example: list[Example] = []

    def order(self) -> dict[str, int]:
        return {rule.id: place for place, rule in enumerate(self.rule)}


class Place(msgspec.Struct, frozen=True, order=True):
    """Where an id is named."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}".rstrip()


Places = dict[str, list[Place]]


def titles() -> list[str]:
    """The titles of this house: they have a ledger each."""
    return [title for title in games.ours() if games.file(title, "rulebook.toml")]


@cache
def ledger(title: str) -> Ledger:
    """What the title's rulebook says; nothing if it brings none."""
    try:
        path = games.file(title, "rulebook.toml")
    except games.UnknownTitle:
        raise RulebookError(f"there is no rulebook of '{title}'; there is: {', '.join(titles())}") from None
    if path is None:
        return Ledger([])
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Ledger)
    except (ValueError, OSError) as error:
        raise RulebookError(f"{path}: {error}") from error


def ledgers() -> Iterator[tuple[str, Ledger]]:
    """All there are; those of others that cannot be read come last, as an error."""
    wrong: list[str] = []
    for title in games.titles():
        try:
            yield title, ledger(title)
        except (RulebookError, games.BrokenTitle) as error:
            wrong.append(str(error))
    if wrong:
        raise RulebookError("\n".join(wrong))


def rule_title(title: str, rule: str) -> str:
    """What a rule is called; its id where the ledger has none."""
    return next((entry.title for entry in ledger(title).rule if entry.id == rule), rule)


# ---- ids in text


def mentions(text: str, order: dict[str, int]) -> list[str]:
    """The ids that a text names; ranges run in the ledger's order."""
    found: list[str] = []
    for group in GROUP.finditer(text):
        prefix, last = group[1], group[1] + group[2]
        found.append(last)
        for how, number in NEXT.findall(group[3]):
            this = prefix + number
            if how == " to" and last in order and this in order:
                found += [rule for rule, place in order.items() if order[last] < place <= order[this]]
            else:
                found.append(this)
            last = this
    return list(dict.fromkeys(found))


# ---- where it is implemented


@cache
def implemented(title: str) -> Places:
    """Functions, classes and modules of a title, by the ids they name."""
    order = ledger(title).order()
    found: Places = {}
    folder = games.home(title).folder
    root = PACKAGE.parent if folder.is_relative_to(PACKAGE) else folder.parent
    for path in sorted(folder.rglob("*.py")):
        if path.stem.partition("_")[0] in NO_RULES:
            continue
        text = path.read_text("utf-8")
        owners = line_owners(ast.parse(text))
        for start, lines in paragraphs(text):
            for rule in mentions(lines, order):
                line, name = owners.get(start, (start, ""))
                note(found, rule, Place(path.relative_to(root).as_posix(), line, name))
    return found


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Lines of source; a sentence that goes on in the next line of a docstring or comment is read as one."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        following = lines[number + 1].strip().lstrip("# ") if number + 1 < len(lines) else ""
        joins = re.search(r"(?:,|\bto|\band)$", line) and re.match(NUMBER, following)
        yield number + 1, f"{line} {following}" if joins else line


def line_owners(tree: ast.Module) -> dict[int, tuple[int, str]]:
    """For each line the innermost function or class around it, with the line it begins at."""
    owners: dict[int, tuple[int, str]] = {}
    for node in ast.walk(tree):  # outer ones come first
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                owners[line] = (node.lineno, node.name)
    return owners


def note(places: Places, rule: str, place: Place) -> None:
    known = places.setdefault(rule, [])
    if place not in known:
        known.append(place)


# ---- where it is tested


def checkout() -> Path | None:
    """The source checkout, which has the tests: around the package, or where we were called."""
    for root in (PACKAGE.parents[1], Path.cwd()):
        if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
            return root
    return None


def is_mark(called: ast.expr) -> bool:
    """`pytest.mark.rule`"""
    if not isinstance(called, ast.Attribute) or called.attr != "rule":
        return False
    return isinstance(called.value, ast.Attribute) and called.value.attr == "mark"


@cache
def marks(root: Path) -> list[tuple[str, Place]]:
    """All marks of tests, as they are written, and where they stand."""
    found = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        file = path.relative_to(root).as_posix()
        tree = ast.parse(path.read_text("utf-8"))
        owners = line_owners(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                for decorator in node.decorator_list:
                    owners[decorator.lineno] = (node.lineno, node.name)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_mark(node.func):
                line, name = owners.get(node.lineno, (node.lineno, ""))
                found.append((ast.unparse(node), Place(file, line, name)))
    return found


def tested(title: str, root: Path) -> Places:
    """Tests and scenarios, by the ids they name."""
    order = ledger(title).order()
    found: Places = {}
    for text, place in marks(root):
        for rule in mentions(text, order):
            note(found, rule, place)
    for path in sorted((root / "tests" / "scenarios").rglob("*.toml")):
        scenario = tomllib.loads(path.read_text("utf-8"))
        for text in scenario.get("rules", []):
            for rule in mentions(text, order):
                note(found, rule, Place(path.relative_to(root).as_posix(), 1, ""))
    return found


# ---- what golden games met


class Listener(Decider):
    """Follows a script and notes the rules of the questions it meets, and of what they refuse."""

    def __init__(self, codes: list[int], questions: dict[int, str]) -> None:
        self.script = Script(codes, None)
        self.questions = questions
        self.rules: set[str] = set()

    def decide(self, game: Game, seat: int, kind: int) -> int:
        self.rules.add(game.cite(self.questions[kind]))
        self.rules.update(rule for _, rule in game.refused or [])
        return self.script.decide(game, seat, kind)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.script.luck(game, verb, pool)


def met(path: Path) -> set[str]:
    """The rules of events, questions and refusals of a recorded game."""
    record = parse(path.read_text("utf-8"))
    title = games.title(record.setup.title)
    codes = record.codes(title.notation(record.setup))
    listener = Listener(codes, {kind: rule for kind, (_, rule) in title.questions.items()})
    game = title.new_game(record.setup)
    game.events, game.refused = [], []
    with suppress(Pause):  # a record may end before its game
        play_out(game, listener)
    return listener.rules | {event.rule for event in game.events}


def golden(title: str, root: Path) -> Places:
    found: Places = {}
    for path in sorted((root / "tests" / "golden").rglob("*.record")):
        if f"\ntitle {title}\n" in path.read_text("utf-8"):
            for rule in met(path):
                note(found, rule, Place(path.relative_to(root).as_posix(), 1, ""))
    return found


# ---- coverage


def not_behavioural(root: Path) -> dict[str, str]:
    """Rules that nothing can be seen of, each with the reason why."""
    path = root / "tests" / "rules" / "not_behavioural.toml"
    return dict(tomllib.loads(path.read_text("utf-8"))) if path.exists() else {}


class Coverage(msgspec.Struct, frozen=True):
    """All in the ledger's order."""

    title: str
    edition: str
    rules: list[str]
    behavioural: list[str]
    implemented: list[str]
    tested: list[str]
    golden: list[str]

    def missing(self, covered: list[str]) -> list[str]:
        return [rule for rule in self.behavioural if rule not in set(covered)]


def coverage(title: str, edition: str, root: Path, with_golden: bool = True) -> Coverage:
    rules = [rule.id for rule in ledger(title).rule if rule.edition == edition]
    silent = not_behavioural(root)
    behavioural = [rule for rule in rules if rule not in silent]

    def among(places: Iterable[str]) -> list[str]:
        known = set(places)
        return [rule for rule in behavioural if rule in known]

    seen = golden(title, root) if with_golden else {}
    return Coverage(
        title,
        edition,
        rules,
        behavioural,
        among(implemented(title)),
        among(tested(title, root)),
        among(seen),
    )


def editions(title: str) -> list[str]:
    return list(dict.fromkeys(rule.edition for rule in ledger(title).rule))


def print_coverage(title: str = "", edition: str = "", missing: bool = False) -> None:
    root = checkout()
    if root is None:
        raise RulebookError("coverage needs the tests: call it in a checkout of the sources")
    chosen = [title] if title else titles()
    columns = ("rules", "behavioural", "implemented", "tested", "in golden games")
    print(f"{'':24}" + "".join(f"{column:>17}" for column in columns))
    found = []
    for name in chosen:
        known = editions(name)
        if edition and edition not in known:
            raise RulebookError(f"{name} has no edition '{edition}'; there is {', '.join(known)}")
        found += [coverage(name, which, root) for which in known if edition in ("", which)]
    for one in found:
        counts = map(len, (one.rules, one.behavioural, one.implemented, one.tested, one.golden))
        print(f"{of(one.title, one.edition):24}" + "".join(f"{count:>17}" for count in counts))
    for one in found if missing else []:
        if one.edition in (ALL_EDITIONS, *playable(one.title)):
            _print_missing("implemented", one, one.implemented)
            _print_missing("tested", one, one.tested)
            _print_missing("in a golden game", one, one.golden)


def playable(title: str) -> Iterable[str]:
    """The editions that can be played already: in the others, everything is missing."""
    return games.title(title).editions


def _print_missing(what: str, covered: Coverage, found: list[str]) -> None:
    absent = covered.missing(found)
    if absent:
        print(f"\n{of(covered.title, covered.edition)}: {len(absent)} not {what}")
        _say(", ".join(ranges(absent, covered.behavioural)))


def ranges(rules: list[str], order: list[str]) -> list[str]:
    """Neighbours of one section drawn together: 'REV-F-06.1.2 to 06.1.6'."""
    place = {rule: number for number, rule in enumerate(order)}
    groups: list[list[str]] = []
    for rule in rules:
        before = groups[-1][-1] if groups else ""
        if before and place[before] + 1 == place[rule] and before.rpartition(".")[0] == rule.rpartition(".")[0]:
            groups[-1].append(rule)
        else:
            groups.append([rule])
    return [group[0] if len(group) == 1 else f"{group[0]} to {group[-1].rpartition('-')[2]}" for group in groups]


def of(title: str, edition: str) -> str:
    return f"{title}, {edition}" if edition else title


# ---- one rule


def is_id(word: str) -> bool:
    return GROUP.fullmatch(word.strip().upper()) is not None


def print_rule(wanted: str) -> None:
    """An entry of a ledger by its id."""
    wanted = wanted.strip()
    for title, book in ledgers():
        for entries in (book.rule, book.gap, book.conflict, book.example):
            for entry in entries:
                if entry.id.lower() == wanted.lower():
                    _print_entry(title, book, entry)
                    return
    raise RulebookError(f"there is no rule '{wanted}'")


def _say(text: str, indent: str = "  ") -> None:
    print(textwrap.fill(text, 100, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False))


def _print_entry(title: str, book: Ledger, entry: Entry) -> None:
    if isinstance(entry, Rule):
        print(f"{entry.id}  {entry.title}  ({of(title, entry.edition)})")
        _say(entry.text)
    elif isinstance(entry, Gap):
        print(f"{entry.id}  {entry.what}  ({of(title, entry.edition)})")
        _say(entry.ruling)
    elif isinstance(entry, Conflict):
        print(f"{entry.id}  {entry.topic}  ({title})")
        for whose, text in (("", entry.ruling), ("final: ", entry.final), ("prototype: ", entry.prototype)):
            if text:
                _say(whose + text)
    else:
        print(f"{entry.id}  {entry.title}  ({of(title, entry.edition)})")
        for word, text in (("given", entry.given), ("when", entry.when), ("then", entry.then)):
            _say(f"{word}: {text}")
    _print_related(book, entry)
    root = checkout()
    _print_places("implemented", implemented(title).get(entry.id, []))
    if root is not None:
        _print_places("tested", tested(title, root).get(entry.id, []))


def _print_related(book: Ledger, entry: Entry) -> None:
    """What it points to, and what points to it."""
    order = book.order()
    named = set(entry.see) if isinstance(entry, Rule | Conflict) else set()
    own = msgspec.to_builtins(entry)
    named.update(mentions(str(own), order))
    lines = []
    everything: list[Entry] = [*book.rule, *book.gap, *book.conflict, *book.example]
    for other in everything:
        if other.id != entry.id and (other.id in named or entry.id in mentions(str(msgspec.to_builtins(other)), order)):
            what = (
                other.title
                if isinstance(other, Rule | Example)
                else other.what
                if isinstance(other, Gap)
                else other.topic
            )
            lines.append(f"  {other.id:16} {what}")
    if lines:
        print("see also")
        print("\n".join(lines))


def _print_places(what: str, places: list[Place]) -> None:
    print(f"{what}" if places else f"{what}: nowhere")
    for place in sorted(places):
        print(f"  {place}")
