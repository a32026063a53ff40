"""The golden games of the prototype: every kind of table, and all of the content."""

from collections import Counter

from tests.golden.revenant_prototype.coverage import GOLDEN


def test_there_are_golden_games_of_every_size_and_difficulty() -> None:
    setups = GOLDEN.setups()
    assert {setup.edition for setup in setups} == {"prototype"}
    assert {len(setup.seats) for setup in setups} == {1, 2, 3, 4}
    assert {setup.options["difficulty"] for setup in setups if len(setup.seats) == 1} == {"easy", "medium", "hard"}


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter(what.split()[0].rstrip("0123456789") for what in GOLDEN.needed)
    cards = {"CA": 30, "FR": 30, "DI": 30, "PL": 48}
    assert kinds == {**cards, "PC": 16, "HA": 16, "RT": 8, "SN": 7, "CO": 7}
