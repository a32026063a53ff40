"""The ledger and how sources and tests are searched for its ids."""

from __future__ import annotations

from pathlib import Path

import pytest

from farflung import rulebook

ORDER = {f"REV-F-06.1.{number}": number for number in range(1, 8)} | {
    "REV-F-K.8": 20,
    "REV-F-K.9": 21,
    "REV-F-K.10": 22,
}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("REV-F-17.2.4: shields", ["REV-F-17.2.4"]),
        ("REV-F-06.1.2 to 06.1.4: one ship", ["REV-F-06.1.2", "REV-F-06.1.3", "REV-F-06.1.4"]),
        ("(REV-F-K.8 to K.10, GAP-F-17)", ["REV-F-K.8", "REV-F-K.9", "REV-F-K.10", "GAP-F-17"]),
        ("REV-F-10.2, 10.3: one field up", ["REV-F-10.2", "REV-F-10.3"]),
        ("REV-F-01.5.1, 15.1 and 2 resources", ["REV-F-01.5.1", "REV-F-15.1"]),
        ("REV-F-06.1.1 to REV-F-06.1.2", ["REV-F-06.1.1", "REV-F-06.1.2"]),
        ("REV-F-06.1.1, 3 ships", ["REV-F-06.1.1"]),
        ("GAP-A-08; CON-F-02.", ["GAP-A-08", "CON-F-02"]),
        ("nothing", []),
    ],
)
def test_ids_are_found_in_text(text: str, ids: list[str]) -> None:
    assert rulebook.mentions(text, ORDER) == ids


def test_ranges_draw_neighbours_of_a_section_together() -> None:
    order = ["R-1.1", "R-1.2", "R-1.3", "R-2.1", "R-2.2"]
    assert rulebook.ranges(["R-1.1", "R-1.2", "R-1.3", "R-2.1"], order) == ["R-1.1 to 1.3", "R-2.1"]
    assert rulebook.ranges(["R-1.1", "R-1.3"], order) == ["R-1.1", "R-1.3"]


def test_the_ledger_of_revenant_is_whole() -> None:
    book = rulebook.ledger("revenant")
    assert sum(rule.edition == "final" for rule in book.rule) == 341
    assert len({rule.id for rule in book.rule}) == len(book.rule)


def test_implementations_are_found_by_function() -> None:
    places = rulebook.implemented("revenant")["REV-F-17.2.4"]
    assert [(place.file, place.name) for place in places] == [("farflung/games/revenant/combat.py", "fight")]


def test_tests_and_scenarios_are_found(tmp_path: Path) -> None:
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    (tmp_path / "tests" / "test_a.py").write_text(
        '@pytest.mark.rule("REV-F-10.2", "REV-F-10.4 to 10.5")\ndef test_up(): ...\n\n'
        'pytestmark = pytest.mark.rule("REV-F-S.2")\n',
        "utf-8",
    )
    (tmp_path / "tests" / "scenarios" / "b.toml").write_text('rules = ["REV-F-10.3"]\n', "utf-8")
    found = rulebook.tested("revenant", tmp_path)
    assert set(found) == {"REV-F-10.2", "REV-F-10.4", "REV-F-10.5", "REV-F-S.2", "REV-F-10.3"}
    assert str(found["REV-F-10.2"][0]) == "tests/test_a.py:2 test_up"


def test_golden_games_meet_rules(tmp_path: Path) -> None:
    import farflung

    match = farflung.new_match("revenant", seats=2, seed=1, parameters={"cycles": 1})
    farflung.play(match, [farflung.bot("random", "revenant", 1)] * 2)
    (tmp_path / "a.record").write_text(match.save(), "utf-8")
    met = rulebook.met(tmp_path / "a.record")
    assert {event.rule for event in match.events} <= met
    assert "REV-F-01.1.1" in met


def test_unknown_rules_and_titles() -> None:
    with pytest.raises(rulebook.RulebookError, match="there is no rule 'REV-F-99'"):
        rulebook.print_rule("REV-F-99")
    with pytest.raises(rulebook.RulebookError, match="there is no rulebook of 'chess'"):
        rulebook.print_coverage("chess")
    with pytest.raises(rulebook.RulebookError, match="no edition 'gold'"):
        rulebook.print_coverage("revenant", "gold")
