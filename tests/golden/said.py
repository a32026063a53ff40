"""All that golden games say, offer, refuse and are about, counted by rule and verb: `said.toml` beside the records.

What a game ends with does not tell whether every event was said, whether what nobody chose was offered, and what was
refused by which rule. Each line has how often it happened in all golden games of the title, and a short hash of it all.

After a change of the rules that is meant: `python -m tests.golden.said TITLE` from the project's folder.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from importlib import import_module
from pathlib import Path

from tests.golden.replaying import Golden, read

from farflung.engine.core import Decider, Game, Script, verb_of
from farflung.engine.notation import Notation
from farflung.engine.record import Record

HERE = Path(__file__).parent
FILE = "said.toml"
SAID, OFFERED, REFUSED = PARTS = ("said", "offered", "refused")


class Heard:
    """Lines by part and name."""

    def __init__(self) -> None:
        self.lines: dict[str, dict[str, list[str]]] = {part: {} for part in PARTS}

    def add(self, part: str, name: str, line: str) -> None:
        self.lines[part].setdefault(name, []).append(line)

    def told(self) -> dict[str, dict[str, str]]:
        return {part: {name: summed(lines) for name, lines in sorted(of.items())} for part, of in self.lines.items()}


def summed(lines: list[str]) -> str:
    return f"{len(lines)} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:8]}"


class Listener(Decider):
    """Answers by a script, and hears what is offered and refused, and what it is about."""

    def __init__(self, script: Script, notation: Notation, heard: Heard) -> None:
        self.script = script
        self.notation = notation
        self.heard = heard

    def decide(self, game: Game, seat: int, kind: int) -> int:
        assert game.refused is not None
        assert game.about is not None
        name, rule = self.notation.verbs.questions[kind]
        about = [(self.notation.verbs[verb_of(code)].name, self.notation.arguments(code)) for code in game.about]
        options = sorted(map(self.notation.text, game.options()))
        self.heard.add(OFFERED, f"{rule} {name}", f"{seat} {about} {options}")
        for code, rule in game.refused:
            verb = self.notation.verbs[verb_of(code)].name
            self.heard.add(REFUSED, f"{rule} {verb}", f"{seat} {self.notation.text(code)}")
        return self.script.decide(game, seat, kind)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.script.luck(game, verb, pool)


def hear(golden: Golden, record: Record, heard: Heard) -> None:
    """Plays a record again, and hears everything."""
    notation = golden.title.notation(record.setup)
    game = golden.title.new_game(record.setup)
    codes = record.codes(notation)
    while not game.is_over():
        script = Script(codes, None)
        game.decider = Listener(script, notation, heard)
        game.count, game.read = 0, 0
        game.events, game.refused, game.about = [], [], []
        game.play_scene()
        for event in game.events:
            verb = notation.verbs[verb_of(event.code)].name
            heard.add(SAID, f"{event.rule} {verb}", f"{event.audience} {notation.text(event.code)}")
        codes = codes[script.position :]


def heard_in(golden: Golden) -> dict[str, dict[str, str]]:
    """In all golden games of a title."""
    heard = Heard()
    for path in sorted(golden.folder.glob("*.record")):
        hear(golden, read(path), heard)
    return heard.told()


def expected(golden: Golden) -> dict[str, dict[str, str]]:
    return tomllib.loads((golden.folder / FILE).read_text("utf-8"))


def write(golden: Golden) -> None:
    lines = [f"# Made by `python -m tests.golden.said {golden.folder.name}`: how often, and a hash of all of it."]
    for part, names in heard_in(golden).items():
        lines += ["", f"[{part}]", *(f"{json.dumps(name)} = {json.dumps(what)}" for name, what in names.items())]
    (golden.folder / FILE).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    for title in sys.argv[1:] or sorted(path.parent.name for path in HERE.glob("*/coverage.py")):
        write(import_module(f"tests.golden.{title}.coverage").GOLDEN)
