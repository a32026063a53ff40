"""Positions in which an answer is plainly wrong: no level that thinks gives it.

`bench/blunders.py` found them in games of habits, without asking a search; then they were read. Compiled, all are
asked, interpreted every eighth; FARFLUNG_BLUNDERS=all lets the highest level think as long as it does at a table.
"""

from __future__ import annotations

import base64
import json
import os
import tomllib
from functools import cache
from pathlib import Path

import pytest

import farflung
from farflung.bots import LEVELS, bot, judge_of
from farflung.bots.search_tree import TreeBot
from farflung.engine.content import Version, keep
from farflung.engine.match import Match
from farflung.engine.views import view
from farflung.games import title as title_named

HERE = Path(__file__).parent / "blunders"
POSITIONS = tomllib.loads((HERE / "positions.toml").read_text("utf-8"))["position"]
WHOLE = os.environ.get("FARFLUNG_BLUNDERS") == "all"
ASKED = POSITIONS if WHOLE or farflung.compiled() else POSITIONS[::8]
WALKS = 300 if farflung.compiled() else 100


@cache
def record(name: str) -> str:
    return (HERE / f"{name}.record").read_text("utf-8")


BEFORE = Path(__file__).parents[1] / "server" / "before" / "contents.json"
"""What Helionox's cards said when these games were played (HEL-GAP-8)."""


@pytest.fixture(autouse=True, scope="module")
def old_cards() -> None:
    for row in json.loads(BEFORE.read_text("utf-8")):
        keep(Version(row["title"], row["edition"], row["version"]), base64.b64decode(row["data"]))


def match_at(name: str, at: int) -> Match:
    title = title_named(record(name).partition("title ")[2].partition("\n")[0])
    match = Match.load(title, record(name))
    match.go_back(at)
    return match


def test_there_are_a_hundred_of_them_in_all_titles() -> None:
    assert len(POSITIONS) >= 100
    tables = {each["record"].partition("-")[0] for each in POSITIONS}
    assert tables == {"revenant", "prototype", "helionox", "mercury", "together", "quiet", "hardened"}


@pytest.mark.parametrize("position", ASKED, ids=lambda each: f"{each['record']}-{each['at']}")
def test_what_is_plainly_wrong_is_not_done(position: dict[str, object]) -> None:
    match = match_at(str(position["record"]), int(str(position["at"])))
    assert match.question is not None
    offered = {match.notation.text(option) for option in match.question.options}
    wrong = position["wrong"]
    assert isinstance(wrong, list)
    assert wrong
    assert set(wrong) < offered, "there is something else to do"
    thinks = bot(LEVELS[-1], match.title, 1) if WHOLE else TreeBot(match.title, judge_of(match.title), 1, WALKS)
    chosen = match.notation.text(thinks.choose(view(match, match.question.seat)))
    assert chosen not in wrong, position["why"]
