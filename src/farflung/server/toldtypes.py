"""What the server tells as types of the client, so that a field nobody sends is found by svelte-check.

python -m farflung.server.toldtypes     writes web/src/lib/protocol.ts and web/src/titles/*/reckoned.ts
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from farflung.server.verbtypes import TITLES, titles
from farflung.table.told import TOLD

PROTOCOL = TITLES.parent / "lib" / "protocol.ts"
HEAD = "/** Written by farflung.server.toldtypes from {source}: not to be changed here. */"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "Json"}


def written(source: str, declared: Iterable[type]) -> str:
    """A module with an interface for each of these TypedDicts."""
    interfaces = "\n".join(interface(one) for one in declared)
    imports = 'import type { Json } from "./types";\n\n' if "Json" in interfaces else ""
    return f"{HEAD.format(source=source)}\n{imports}{interfaces}"


def interface(declared: type) -> str:
    lines = []
    if declared.__doc__ and not declared.__doc__.startswith("dict("):
        lines.append(f"/** {' '.join(declared.__doc__.split())} */")
    lines.append(f"export interface {declared.__name__} {{")
    for name, kind in typing.get_type_hints(declared).items():
        optional = "?" if name in declared.__optional_keys__ else ""  # type: ignore[attr-defined]
        lines.append(f"  {name}{optional}: {spelled(kind)};")
    return "\n".join([*lines, "}", ""])


def spelled(kind: Any) -> str:
    """A type as TypeScript writes it."""
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(spelled(one) for one in inside))
    if origin is typing.Literal:
        return " | ".join(f'"{one}"' for one in inside)
    if origin is list:
        within = spelled(inside[0])
        return f"({within})[]" if " " in within else f"{within}[]"
    if origin is dict:
        return f"Record<{spelled(inside[0])}, {spelled(inside[1])}>"
    return PLAIN[kind] if kind in PLAIN else str(kind.__name__)


def protocol() -> str:
    return written("farflung.table.told", TOLD)


def reckoned(title: str) -> str:
    """The types of what a title reckons."""
    module = import_module(f"farflung.games.{title}.reckoning")
    return written("the title's reckoning.py", module.RECKONED)


def files() -> dict[Path, str]:
    """Every file, with what belongs into it."""
    return {PROTOCOL: protocol(), **{TITLES / title / "reckoned.ts": reckoned(title) for title in titles()}}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
