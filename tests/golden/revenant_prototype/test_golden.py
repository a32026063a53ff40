"""Whole recorded games of the prototype: each replays to the same end, and together they show every captain and agenda.

After a change of the rules: `python -m tests.golden.revenant_prototype.make`, with `src` on PYTHONPATH.
"""

import tomllib
from collections import Counter

import pytest
from tests.golden.revenant.coverage import TITLE, fingerprint, replay
from tests.golden.revenant_prototype.coverage import HERE, needed, shown

from farflung.engine.match import Match
from farflung.engine.record import Record, parse
from farflung.engine.title import Setup

FILES = {path.stem: path for path in sorted(HERE.glob("*.record"))}
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text(encoding="utf-8"))
CONTENT = TITLE.content(Setup(title="revenant", edition="prototype", seats=["Mara"]))


def golden(name: str) -> Record:
    return parse(FILES[name].read_text(encoding="utf-8"))


def test_there_are_golden_games_of_every_size_and_difficulty() -> None:
    assert set(FILES) == set(EXPECTED)
    setups = [golden(name).setup for name in FILES]
    assert {setup.edition for setup in setups} == {"prototype"}
    assert set(Counter(len(setup.seats) for setup in setups)) == {1, 2, 3, 4}
    assert {setup.options["difficulty"] for setup in setups if len(setup.seats) == 1} == {"easy", "medium", "hard"}


@pytest.mark.parametrize("name", FILES)
def test_golden_game_replays_to_the_same_end_without_a_random_generator(name: str) -> None:
    told = replay(golden(name))
    assert told.left == 0
    assert TITLE.scores(told.end) == EXPECTED[name]["scores"]
    assert [seat + 1 for seat in TITLE.winners(told.end)] == EXPECTED[name]["winners"]
    assert fingerprint(told.end) == EXPECTED[name]["state"]


@pytest.mark.parametrize("name", FILES)
def test_golden_game_as_a_match_is_the_same_game_and_the_same_text(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    match = Match.load(TITLE, text, seed=1)
    assert match.over
    assert match.save() == text
    assert fingerprint(match.game) == EXPECTED[name]["state"]


def test_every_captain_agenda_tile_sonar_card_and_colony_is_in_a_golden_game() -> None:
    found: set[str] = set()
    for name in FILES:
        found |= shown(replay(golden(name)))
    assert sorted(needed(CONTENT) - found) == []


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter(what.split()[0].rstrip("0123456789") for what in needed(CONTENT))
    cards = {"CA": 30, "FR": 30, "DI": 30, "PL": 48}
    assert kinds == {**cards, "PC": 16, "HA": 16, "RT": 8, "SN": 7, "CO": 7}
