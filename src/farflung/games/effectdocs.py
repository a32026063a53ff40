"""Writes the tables of effects in the designers' documents from the titles' vocabularies.

    python -m farflung.games.effectdocs

Between the marks nothing is written by hand; a test compares.
"""

from __future__ import annotations

import re
from pathlib import Path

from farflung.games.helionox import effectwords as helionox
from farflung.games.revenant import effectwords as revenant
from farflung.games.xodus import effectwords as xodus

DOCS = Path(__file__).parents[3] / "docs"
BEGIN = "<!-- effects: written by python -m farflung.games.effectdocs -->"
END = "<!-- end of effects -->"
TABLES = {
    "content.md": revenant.table,
    "content-helionox.md": helionox.VOCABULARY.table,
    "content-xodus.md": xodus.VOCABULARY.table,
}


def written(file: str, text: str) -> str:
    """The document with its table as the vocabulary has it now."""
    if (text.count(BEGIN), text.count(END)) != (1, 1):
        raise ValueError(f"{file} needs one pair of the marks {BEGIN} and {END}")
    return re.sub(f"{BEGIN}.*?{END}", lambda _: f"{BEGIN}\n\n{TABLES[file]()}\n\n{END}", text, flags=re.DOTALL)


def main() -> None:
    for file in TABLES:
        path = DOCS / file
        path.write_text(written(file, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
