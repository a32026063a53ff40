"""Whole recorded games: each replays to the same end without a random generator, and together they show all content.

After a change of the rules: `python -m tests.golden.xodus.make` from the project's folder, with `src` on PYTHONPATH.
"""

import tomllib
from collections import Counter
from functools import cache

import pytest
from tests.golden.xodus.coverage import HERE, TITLE, Replay, fingerprint, needed, replay, shown

from farflung.engine.match import Match
from farflung.engine.record import Record, parse
from farflung.engine.title import Setup
from farflung.games.xodus import words as w

FILES = {path.stem: path for path in sorted(HERE.glob("*.record"))}
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text(encoding="utf-8"))
CONTENT = TITLE.content(Setup(title="xodus", edition="first", seats=["Mara"]))


def golden(name: str) -> Record:
    return parse(FILES[name].read_text(encoding="utf-8"))


@cache
def told(name: str) -> Replay:
    return replay(golden(name))


def test_there_are_golden_games_of_every_size_difficulty_and_number_of_ships() -> None:
    assert set(FILES) == set(EXPECTED)
    # as the game is printed: what is played with other numbers does not count here
    setups = [setup for setup in (golden(name).setup for name in FILES) if not setup.parameters]
    assert {len(setup.seats) for setup in setups} == {1, 2, 3, 4}
    assert {setup.options["difficulty"] for setup in setups} == set(w.DIFFICULTIES)
    sizes = {(len(setup.seats), TITLE.fleet_size(setup)) for setup in setups}
    assert sizes == {(1, 3), (1, 4), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)}
    nightmares = {TITLE.fleet_size(setup) for setup in setups if setup.options.get("nightmare") == "yes"}
    assert nightmares == {3, 4}


@pytest.mark.parametrize("name", FILES)
def test_golden_game_replays_to_the_same_end_without_a_random_generator(name: str) -> None:
    game = told(name)
    assert game.left == 0
    assert w.OUTCOMES[game.end.outcome] == EXPECTED[name]["outcome"]
    assert game.end.round == EXPECTED[name]["rounds"]
    assert fingerprint(game.end) == EXPECTED[name]["state"]


@pytest.mark.parametrize("name", FILES)
def test_golden_game_as_a_match_is_the_same_game_and_the_same_text(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    match = Match.load(TITLE, text, seed=1)
    assert match.over
    assert match.save() == text
    assert fingerprint(match.game) == EXPECTED[name]["state"]


def test_all_content_and_every_end_is_in_a_golden_game() -> None:
    found: set[str] = set()
    for name in FILES:
        found |= shown(told(name))
    assert sorted(needed(CONTENT) - found) == []


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter(what.split(" ", 1)[1] for what in needed(CONTENT))
    assert kinds == {
        "revealed": 31,
        "flown": 6,
        "mounted": 72,
        "owned": 32,
        "fought": 21,
        "entered": 4,
        "met": 4,
        "explored": 20,
        "turned up": 12,
        "drawn": 16,
        "sealed": 1,
        "destroyed": 1,
        "awakened": 1,
    }
