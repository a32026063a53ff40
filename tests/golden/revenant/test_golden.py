"""Whole recorded games: each replays to the same end without a random generator, and together they show all content.

After a change of the rules: `python -m tests.golden.revenant.make` from the project's folder, with `src` on PYTHONPATH.
"""

import tomllib
from collections import Counter

import pytest
from tests.golden.revenant.coverage import HERE, TITLE, fingerprint, needed, replay, shown

from farflung.engine.match import Match
from farflung.engine.record import Record, parse
from farflung.engine.title import Setup

FILES = {path.stem: path for path in sorted(HERE.glob("*.record"))}
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text(encoding="utf-8"))
CONTENT = TITLE.content(Setup(title="revenant", edition="final", seats=["Mara"]))


def golden(name: str) -> Record:
    return parse(FILES[name].read_text(encoding="utf-8"))


def test_there_are_golden_games_of_every_size_and_difficulty() -> None:
    assert len(FILES) >= 12
    assert set(FILES) == set(EXPECTED)
    setups = [golden(name).setup for name in FILES]
    sizes = Counter(len(setup.seats) for setup in setups)
    assert set(sizes) == {1, 2, 3, 4}
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


def test_every_card_planet_colony_defect_and_captain_is_in_a_golden_game() -> None:
    found: set[str] = set()
    for name in FILES:
        found |= shown(replay(golden(name)))
    assert sorted(needed(CONTENT) - found) == []


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter(what.split()[0].rstrip("0123456789") for what in needed(CONTENT))
    assert kinds == {"CA": 60, "FR": 60, "DI": 30, "PL": 48, "R": 12, "CO": 7, "DF": 16, "CP": 8}
