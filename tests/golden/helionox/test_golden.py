"""Whole recorded games: each replays to the same end without a random generator, and together they show all content.

After a change of the rules: `python -m tests.golden.helionox.make` from the project's folder, with `src` on PYTHONPATH.
"""

import tomllib
from collections import Counter
from functools import cache

import pytest
from tests.golden.helionox.coverage import HERE, TITLE, Replay, fingerprint, needed, replay, shown

from farflung.engine.match import Match
from farflung.engine.record import Record, parse
from farflung.engine.title import Setup

FILES = {path.stem: path for path in sorted(HERE.glob("*.record"))}
EXPECTED = tomllib.loads((HERE / "expected.toml").read_text(encoding="utf-8"))
CONTENT = TITLE.content(Setup(title="helionox", edition="final", seats=["Mara"]))


def golden(name: str) -> Record:
    return parse(FILES[name].read_text(encoding="utf-8"))


@cache
def told(name: str) -> Replay:
    return replay(golden(name))


def test_there_are_golden_games_of_every_mode_size_and_option() -> None:
    assert set(FILES) == set(EXPECTED)
    setups = [golden(name).setup for name in FILES]
    modes = {(setup.options.get("mode", "competitive") if len(setup.seats) > 1 else "solo") for setup in setups}
    assert modes == {"competitive", "co-op", "solo"}
    sizes = {(len(setup.seats), setup.options.get("mode", ""), setup.options.get("mercury", "off")) for setup in setups}
    assert {(size, mode) for size, mode, _ in sizes} == {(1, ""), *((n, m) for n in (2, 3, 4) for m in ("", "co-op"))}
    assert {mercury for size, _, mercury in sizes if size == 1} == {"off", "on"}
    for team in (True, False):
        options = [s.options for s in setups if (len(s.seats) == 1) != team and "difficulty" in s.options]
        assert {option["difficulty"] for option in options} == {"rookie", "normal", "veteran", "master"}
    for option in ("missions", "draft", "hard"):
        assert any(setup.options.get(option) == "on" for setup in setups)
    assert any(setup.options.get("layout") == "orbit" for setup in setups)
    assert any(setup.options.get("preset") == "first play" for setup in setups)


@pytest.mark.parametrize("name", FILES)
def test_golden_game_replays_to_the_same_end_without_a_random_generator(name: str) -> None:
    game = told(name)
    assert game.left == 0
    assert TITLE.scores(game.end) == EXPECTED[name]["scores"]
    assert [seat + 1 for seat in TITLE.winners(game.end)] == EXPECTED[name]["winners"]
    assert fingerprint(game.end) == EXPECTED[name]["state"]


@pytest.mark.parametrize("name", FILES)
def test_golden_game_as_a_match_is_the_same_game_and_the_same_text(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    match = Match.load(TITLE, text, seed=1)
    assert match.over
    assert match.save() == text
    assert fingerprint(match.game) == EXPECTED[name]["state"]


def test_all_content_and_both_ends_are_in_a_golden_game() -> None:
    found: set[str] = set()
    for name in FILES:
        found |= shown(told(name))
    assert sorted(needed(CONTENT) - found) == []


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter((what.split("-")[0], what.split()[-1]) for what in needed(CONTENT))
    assert kinds == {
        ("CARD", "played"): 3,
        ("START", "played"): 8,
        ("MKT", "played"): 50,
        ("ILL", "played"): 10,
        ("ILL", "taken"): 10,
        **{("EVT", side): 31 for side in ("inactive", "active")},
        **{("EVM", side): 5 for side in ("inactive", "active")},
        **{("CAT", side): 10 for side in ("inactive", "active")},
        ("EVT", "alternative"): 25,
        ("EVM", "alternative"): 4,
        ("CAT", "alternative"): 9,
        **{("LOC", part): 10 for part in ("bonus", "key")},
        **{("ARC", number): 15 for number in ("1", "2")},
        ("MIS", "met"): 9,
        ("MIS", "failed"): 5,
        ("REQ", "fulfilled"): 20,
        ("FLT", "used"): 6,
        ("team won", "won"): 1,
        ("team lost", "lost"): 1,
    }
