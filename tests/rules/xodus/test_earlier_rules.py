"""Games that began with earlier rules keep their levels, Avatars and red spaces, whatever the newest say."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.xodus.coverage import GOLDEN
from tests.rules.xodus.table import CREW, XODUS, here, ship, sit

from farflung.engine.scenario import arrange
from farflung.engine.title import Setup
from farflung.games.xodus.pack import CONTENT, load_content
from farflung.games.xodus.printed import printed
from farflung.games.xodus.state import Xodus

LEVELS_BEFORE = {
    "Warship": [0, 1, 2, 4, 6, 8],
    "Battlecruiser": [0, 2, 4, 6, 8, 11],
    "Proto-ship": [0, 2, 5, 9, 14, 19],
    "Explorer": [0, 2, 4, 7, 10, 14],
    "Pirate Ship": [0, 2, 5, 8, 12, 16],
    "Drone Specialist": [0, 1, 3, 6, 9, 12],
}


def begun(rules: int, ships: str = "four", **parameters: int) -> Xodus:
    """A game that began with these rules, before anything has happened."""
    setup = Setup("xodus", "first", ["Mara"], {"ships": ships}, parameters, rules=rules)
    game = XODUS.new_game(setup)
    assert isinstance(game, Xodus)
    return game


@pytest.mark.rule("XOD-G03")
@pytest.mark.parametrize(
    ("rules", "four", "three"), [(2, [6, 10, 13], [6, 11]), (3, [8, 12, 14], [7, 12]), (4, [9, 13, 14], [8, 13])]
)
def test_red_spaces_are_those_of_the_rules_that_a_game_began_with(
    rules: int, four: list[int], three: list[int]
) -> None:
    assert begun(rules).hidden_tokens == four
    assert begun(rules, "three").hidden_tokens == three
    assert begun(rules, four_ships_red_1=2).hidden_tokens == [2, *four[1:]], "what is turned is as it is turned"


@pytest.mark.rule("XOD-G05", "XOD-G06")
@pytest.mark.parametrize("rules", [2, 3])
def test_levels_and_the_avatar_die_are_those_of_the_rules_that_a_game_began_with(rules: int) -> None:
    before, now = begun(rules).content, begun(4).content
    assert {board.name: list(board.exp_levels) for board in before.boards} == LEVELS_BEFORE
    assert list(before.avatar_moves) == [1, 1, 1, 2, 2, 3]
    assert list(now.avatar_moves) == [0, 0, 0, 1, 1, 2]
    assert list(before.avatar_wormholes) == list(now.avatar_wormholes)
    shown, shown_now = (printed("first", "en", content.version) for content in (before, now))
    changed = {kind for kind in shown_now if shown_now[kind] != shown[kind]}
    assert changed == {"version", "ship", "avatar_face"}, "all else is the same"


@pytest.mark.rule("XOD-18.2", "XOD-G06")
@pytest.mark.parametrize(("rules", "exp"), [(3, 2), (4, 4)])
def test_the_explorer_comes_to_its_second_level(rules: int, exp: int) -> None:
    for has, asked in ((exp - 2, "action"), (exp - 1, "mod")):
        given = here("Explorer") | ship("Explorer", exp=has) | {"stack.top": "Open Sky"}
        table = sit(given, "turn: Explorer", rules=rules).until("action").do("probe NW")
        assert (table.ship("Explorer", "exp"), table.asked) == (has + 1, asked)


def test_records_of_before_name_the_content_of_before() -> None:
    before = load_content(rules=3).version
    setups = [setup for setup in GOLDEN.setups() if setup.rules == 3]
    assert setups
    assert {setup.content for setup in setups} == {before}
    assert load_content(rules=2).version == before
    assert load_content(version=before) is load_content(rules=3)
    assert load_content().version == load_content(rules=4).version != before


def test_what_was_otherwise_is_written_as_a_pack_and_no_more_than_that() -> None:
    """So that a designer sees at a glance what the rules have changed."""
    folder = CONTENT / "before" / "rules-3"
    as_pack = load_content(folder)
    assert as_pack.version == load_content(rules=3).version
    assert sorted(path.name for path in folder.iterdir()) == ["avatar_die.toml", "ships.toml"]


def test_a_pack_changes_the_cards_that_the_game_began_with(tmp_path: Path) -> None:
    (tmp_path / "ships.toml").write_text('[[ship]]\nid = "warship"\nhealth = 12\n', encoding="utf-8")
    for rules, levels in ((3, LEVELS_BEFORE["Explorer"]), (4, [0, 4, 8, 13, 18, 24])):
        setup = Setup("xodus", "first", ["Mara"], pack=str(tmp_path), rules=rules)
        content = XODUS.content(setup)
        explorer = next(board for board in content.boards if board.name == "Explorer")
        assert (content.boards[0].health, list(explorer.exp_levels)) == (12, levels)
        assert load_content(tmp_path, version=content.version).version == content.version


@pytest.mark.parametrize(("rules", "levels"), [(3, [0, 2, 4, 7, 10, 14]), (4, [0, 4, 8, 13, 18, 24])])
def test_what_is_printed_at_a_table_is_of_its_rules(rules: int, levels: list[int]) -> None:
    setup = arrange(XODUS, 1, {"crew": list(CREW[:3])}, edition="first", rules=rules).setup
    shown = printed("first", "en", setup.content)
    assert shown["version"] == setup.content
    assert shown["ship"]["Explorer"]["exp_levels"] == levels
    assert [face["move"] for face in shown["avatar_face"]] == [int(rules == 3) + n for n in (0, 0, 0, 1, 1, 2)]
