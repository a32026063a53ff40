"""Whole recorded games: each replays to the same end without a random generator, and together they show all content.

After a change of the rules: `python -m tests.golden.TITLE.make` from the project's folder, with `src` on PYTHONPATH.
"""

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from tests.golden import said
from tests.golden.making import Making, play
from tests.golden.replaying import Golden, read, replay

from farflung.engine.match import Match

HERE = Path(__file__).parent
TITLES = sorted(path.parent.name for path in HERE.glob("*/coverage.py"))
RECORDS = sorted((path.parent.name, path.stem) for path in HERE.glob("*/*.record"))

every_title = pytest.mark.parametrize("title", TITLES)
every_record = pytest.mark.parametrize("title, name", RECORDS)


@cache
def golden(title: str) -> Golden:
    return cast(Golden, import_module(f"tests.golden.{title}.coverage").GOLDEN)


@cache
def expected(title: str) -> dict[str, Any]:
    return tomllib.loads((HERE / title / "expected.toml").read_text(encoding="utf-8"))


class Told(NamedTuple):
    """What is kept of a replay: all of its scenes would be much."""

    left: int
    ending: dict[str, object]
    shown: set[str]


@cache
def told(title: str, name: str) -> Told:
    game = replay(read(HERE / title / f"{name}.record"))
    return Told(game.left, golden(title).ending(game.end), golden(title).shown(game))


@every_title
def test_every_golden_game_has_an_expected_end(title: str) -> None:
    assert {path.stem for path in (HERE / title).glob("*.record")} == set(expected(title))


@every_record
def test_golden_game_replays_to_the_same_end_without_a_random_generator(title: str, name: str) -> None:
    assert told(title, name).left == 0
    assert told(title, name).ending == expected(title)[name]


@every_record
def test_golden_game_as_a_match_is_the_same_game_and_the_same_text(title: str, name: str) -> None:
    text = (HERE / title / f"{name}.record").read_text(encoding="utf-8")
    match = Match.load(golden(title).title, text, seed=1)
    assert match.over
    assert match.save() == text
    assert golden(title).ending(match.game) == expected(title)[name]


@every_title
def test_all_that_is_needed_is_shown_in_a_golden_game(title: str) -> None:
    found: set[str] = set()
    for name in expected(title):
        found |= told(title, name).shown
    assert sorted(golden(title).needed - found) == []


@every_title
def test_all_that_is_said_offered_and_refused_in_golden_games_is_as_it_was(title: str) -> None:
    """Every event with its rule, every whole menu, every refusal with its reason, and what each question is about."""
    heard, before = said.heard_in(golden(title)), said.expected(golden(title))
    for part in said.PARTS:
        assert heard[part] == before[part], f"if this is meant: python -m tests.golden.said {title}"


@every_title
def test_golden_games_can_be_made_anew(title: str) -> None:
    making = cast(Making, import_module(f"tests.golden.{title}.make").MAKING)
    names = [f"{number:02}-{making.name_of(table)}" for number, table in enumerate(making.tables, 1)]
    assert names == list(expected(title))[: len(names)]
    record = play(making, making.tables[0], 1, set(making.golden.needed))
    assert making.golden.shown(replay(record)) & making.golden.needed
