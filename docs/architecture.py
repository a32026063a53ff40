"""Draws docs/pictures/architecture.svg from the imports of the source, in the layers of the import contract.

An arrow is drawn where a part imports another and no longer way leads there. `python3 docs/architecture.py` draws it
anew; a test says when that is due.
"""

from __future__ import annotations

import ast
import textwrap
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "farflung"
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
COLUMNS = {"cli": 1.0, "server": 0.0, "terminal": 1.0, "environments": 0.0, "table": 1.0, "lab": 2.0}
COLUMNS |= {"book": 0.0, "lessons": 2.0, "rulebook": 0.0, "bots": 1.0, "games": 1.0, "engine": 1.0}
WIDTH, HEIGHT, ACROSS, DOWN, EDGE = 224, 64, 260, 112, 14


def layers() -> list[list[str]]:
    """The parts as the contract orders them, from the top."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (contract,) = [contract for contract in contracts if contract["type"] == "layers"]
    rows = [row.replace("farflung.", "").split(" | ") for row in contract["layers"]]
    return [row for row in rows if row != ["__main__"]]


def sources(part: str) -> list[Path]:
    """Its modules, without what titles bring to the parts above their rules, which find it by name."""
    folder = PACKAGE / part
    if not folder.is_dir():
        return [PACKAGE / f"{part}.py"]
    brought = ("judge", "palate", "columns", "terminal") if part == "games" else ()
    return [path for path in sorted(folder.rglob("*.py")) if path.stem.partition("_")[0] not in brought]


def imports(part: str, parts: set[str]) -> set[str]:
    """The other parts that it imports anywhere."""
    found: set[str] = set()
    for path in sources(part):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{name}" for name in names]
            found |= {name.split(".")[1] for name in names if name.startswith("farflung.")}
    return found & parts - {part}


def arrows() -> list[tuple[str, str]]:
    """Who imports whom, without what a longer way says already."""
    parts = {part for row in layers() for part in row}
    direct = {part: imports(part, parts) for part in parts}

    def reached(start: str) -> set[str]:
        return direct[start].union(*(reached(other) for other in direct[start]))

    kept = {(part, to) for part in parts for to in direct[part]}
    for part, to in list(kept):
        if any(to in reached(other) for other in direct[part] - {to}):
            kept.remove((part, to))
    return sorted(kept)


def about(part: str) -> str:
    """The first sentence of its docstring."""
    text = ast.get_docstring(ast.parse(sources(part)[0].read_text("utf-8"))) or ""
    return " ".join(text.partition("\n\n")[0].split()).partition(". ")[0].removesuffix(".")


def draw() -> str:
    """The picture as SVG; it takes its colours from light and dark alike."""
    places = {part: (COLUMNS[part], row) for row, parts in enumerate(layers()) for part in parts}
    middle = {part: (EDGE + WIDTH / 2 + x * ACROSS, EDGE + y * DOWN) for part, (x, y) in places.items()}
    size = f"{2 * ACROSS + WIDTH + 2 * EDGE} {(len(layers()) - 1) * DOWN + HEIGHT + 2 * EDGE}"
    told = "; ".join(f"{part} imports {to}" for part, to in arrows())
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" font-family="sans-serif">',
        f"<title>The parts of Farflung</title><desc>{told}</desc>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#7a869a"/></marker></defs>',
    ]
    for part, to in arrows():
        (x1, y1), (x2, y2) = middle[part], middle[to]
        aside = (x1 > x2) - (x1 < x2)
        line = f"M{x1 - 70 * aside:g} {y1 + HEIGHT:g}L{x2 + 26 * aside:g} {y2 - 3:g}"
        lines.append(f'<path d="{line}" stroke="#7a869a" stroke-width="1.5" fill="none" marker-end="url(#tip)"/>')
    for part, (x, y) in middle.items():
        lines.append(f'<rect x="{x - WIDTH / 2:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#1d2b45"/>')
        lines.append(f'<text x="{x:g}" y="{y + 19:g}" fill="#fff" font-size="15" text-anchor="middle">{part}</text>')
        for number, words in enumerate(textwrap.wrap(about(part), 36, max_lines=2, placeholder="...")):
            at = f'x="{x:g}" y="{y + 37 + 14 * number:g}"'
            lines.append(f'<text {at} fill="#c9d4e8" font-size="11" text-anchor="middle">{escape(words)}</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
