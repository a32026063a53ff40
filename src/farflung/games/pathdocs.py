"""Writes the tables of paths in the documents on scenarios from the places that the titles declare.

    python -m farflung.games.pathdocs

Between the marks nothing is written by hand; a test compares.
"""

from __future__ import annotations

from typing import Final, Protocol, cast

from farflung.engine.title import Setup
from farflung.games import title
from farflung.games.effectdocs import DOCS

Table = tuple[str, str, list[dict[str, str]]]  # a title, an edition, options of set-ups that have all paths together
TABLES: Final[dict[str, list[Table]]] = {
    "scenarios.md": [("revenant", "final", [{}, {"alone": "yes"}]), ("revenant", "prototype", [{}, {"alone": "yes"}])],
    "scenarios-helionox.md": [("helionox", "final", [{"mercury": "on"}, {"mercury": "on", "mode": "co-op"}])],
    "scenarios-xodus.md": [("xodus", "first", [{}])],
}


class HasPaths(Protocol):
    """A title that says which paths a scenario of it has."""

    def paths(self, setup: Setup) -> dict[str, str]:
        """Every path, and what may stand there."""
        ...


def begin(name: str, edition: str) -> str:
    return f"<!-- paths of {name} {edition}: written by python -m farflung.games.pathdocs -->"


END: Final = "<!-- end of paths -->"


def paths(name: str, edition: str, setups: list[dict[str, str]]) -> dict[str, str]:
    """Every path of an edition, and what may stand there."""
    found: dict[str, str] = {}
    for options in setups:
        alone = "alone" in options
        seats = ["Ada"] if alone else ["Ada", "Bo", "Cy", "Di"]
        setup = Setup(name, edition, seats, {} if alone else dict(options))
        for path, what in cast(HasPaths, title(name)).paths(setup).items():
            found.setdefault(path, what)
    return found


def table(name: str, edition: str, setups: list[dict[str, str]]) -> str:
    """The paths as a table."""
    rows = [f"| `{path}` | {what} |" for path, what in paths(name, edition, setups).items()]
    return "\n".join(["| path | value |", "|---|---|", *rows])


def written(file: str, text: str) -> str:
    """The document with its tables as the places have them now."""
    for name, edition, setups in TABLES[file]:
        mark = begin(name, edition)
        before, _, rest = text.partition(mark)
        _, end, after = rest.partition(END)
        if not end or mark in after:
            raise ValueError(f"{file} needs the mark {mark} once, and {END} after it")
        text = f"{before}{mark}\n\n{table(name, edition, setups)}\n\n{END}{after}"
    return text


def main() -> None:
    for file in TABLES:
        path = DOCS / file
        path.write_text(written(file, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
