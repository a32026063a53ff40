"""How the words are chosen, in all catalogues of the server and of the browser's client."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# "le ton" and "un ton" are no "ton" of somebody's.
TU = re.compile(r"(?<![\w’-])(?:tu|te|toi|ta|tes|(?<!\ble )(?<!\bun )ton)(?![\w’-])|(?<![\w-])t’", re.IGNORECASE)
JET = re.compile(r"\bjets?\b", re.IGNORECASE)
LONGEST = 12  # letters that a line has room for where it is shortest


def catalogues(language: str) -> list[Path]:
    """Of the server each language has a folder, of the client a file."""
    found = [*ROOT.glob(f"src/farflung/**/locale/{language}/*.ftl"), *ROOT.glob(f"web/src/**/locale/{language}.ftl")]
    assert len(found) > 25, "there are catalogues of both"
    return found


def lines(language: str) -> Iterator[tuple[str, str]]:
    for path in catalogues(language):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.relative_to(ROOT)}:{number}", line.partition(" = ")[2] if " = " in line else line


@pytest.mark.parametrize(
    ("wrong", "example"), [(TU, "Choisis ton vaisseau"), (JET, "Le jet de dégâts")], ids=["tu", "jet"]
)
def test_french_says_vous_and_throws_dice_by_one_word(wrong: re.Pattern[str], example: str) -> None:
    """Players are never "tu", and dice are what the rulebooks call "lancer", never "jet"."""
    assert wrong.search(example)
    assert [f"{where}: {words}" for where, words in lines("fr") if wrong.search(words)] == []


@pytest.mark.parametrize(("language", "free"), [("en", "free"), ("de", "frei"), ("es", "gratis"), ("fr", "gratuit")])
def test_what_undo_costs_is_told_as_a_price(language: str, free: str) -> None:
    """Not as a freedom: "libre" would mean that nobody holds it."""
    said = "".join(path.read_text("utf-8") for path in catalogues(language))
    assert re.findall(r"^(?:play-)?undo-free = (.+)$", said, re.MULTILINE) == [free, free], "browser and terminal"


@pytest.mark.parametrize("title", ["revenant", "helionox", "xodus"])
def test_long_german_names_say_where_they_may_be_parted(title: str) -> None:
    """A browser that knows no German would break them anywhere: "Tiefenscan/ner"."""
    path = ROOT / f"src/farflung/games/{title}/locale/de/names.ftl"
    found = re.findall(r"^[a-z]+-name-[\w-]+ = (.+)$", path.read_text("utf-8"), re.MULTILINE)
    assert len(found) > 50
    whole = [name for name in found if max(map(len, re.findall(r"[^\W\d_]+", name))) > LONGEST]
    assert whole == []
