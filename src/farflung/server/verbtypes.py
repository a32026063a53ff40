"""A title's verbs as types of the client, so that a verb nobody declared is found by svelte-check.

python -m farflung.server.verbtypes     writes web/src/titles/*/verbs.ts; a test says when they are out of date
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from farflung import games
from farflung.engine.notation import Notation
from farflung.engine.title import Setup
from farflung.engine.verbs import Happens, Verb

TITLES = Path(__file__).parents[3] / "web" / "src" / "titles"
PARTS = {str: "string", int: "number", list: "number[]"}
HEAD = """\
/** Written by farflung.server.verbtypes from the title's verbs.py: not to be changed here. */
import type { Nothing } from "../../lib/said";
"""


def types(name: str) -> str:
    """The module of a title: what each answer and event is about, and the names of the questions."""
    title = games.title(name)
    editions = [title.notation(Setup(name, edition, ["Ada"] * title.seats[-1])) for edition in title.editions]
    verbs = {verb.name: verb for notation in editions for verb in notation.verbs.all.values()}.values()
    answers = [verb for verb in verbs if any(verb.number in notation.verbs.answers for notation in editions)]
    events = [verb for verb in verbs if isinstance(verb.said, Happens)]
    questions = [f'  | "{question}"' for question, _ in title.questions.values()]
    return "\n".join(
        [
            HEAD,
            *interface("Answers", "What may be answered, and what it is about.", answers, editions),
            *interface("Events", "What may have happened, and to whom or what.", events, editions),
            "/** What may be asked. */",
            "export type Question =",
            *questions[:-1],
            f"{questions[-1]};",
            "",
        ]
    )


def interface(name: str, says: str, verbs: Iterable[Verb], editions: list[Notation]) -> list[str]:
    lines = [f"/** {says} */", f"export interface {name} {{"]
    for verb in verbs:
        key = verb.name if re.fullmatch(r"\w+", verb.name) else f'"{verb.name}"'
        arguments = [one for argument, kind in verb.arguments for one in spelled(verb, argument, kind, editions)]
        lines.append(f"  {key}: {{ {'; '.join(arguments)} }};" if arguments else f"  {key}: Nothing;")
    return [*lines, "}", ""]


def spelled(verb: Verb, argument: str, kind: str, editions: list[Notation]) -> list[str]:
    """An argument, or the parts of one that says several things."""
    for notation in editions:
        if kind in notation.told:
            parts = next(iter(notation.told[kind].values()))
            return [f"{part}: {PARTS[type(value)]}" for part, value in parts.items()]
    return [f"{argument}: {kind_of(verb, kind, editions)}"]


def kind_of(verb: Verb, kind: str, editions: list[Notation]) -> str:
    """As `table.wording.Speaker` tells it: names, and numbers where there are none; a seat to whom something happened
    is a number too."""
    named = any(kind in notation.nouns for notation in editions)
    return "string" if named and not (kind == "seat" and isinstance(verb.said, Happens)) else "number"


def titles() -> list[str]:
    """Those that have drawings in the client."""
    return [name for name in games.ours() if (TITLES / name).is_dir()]


if __name__ == "__main__":
    for name in titles():
        (TITLES / name / "verbs.ts").write_text(types(name), encoding="utf-8")
