"""The golden games of Revenant: every kind of table, and all of the content."""

from collections import Counter

from tests.golden.revenant.coverage import GOLDEN


def test_there_are_golden_games_of_every_size_and_difficulty() -> None:
    setups = GOLDEN.setups()
    assert len(setups) >= 12
    assert {len(setup.seats) for setup in setups} == {1, 2, 3, 4}
    assert {setup.options["difficulty"] for setup in setups if len(setup.seats) == 1} == {"easy", "medium", "hard"}


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter(what.split()[0].rstrip("0123456789") for what in GOLDEN.needed)
    assert kinds == {"CA": 60, "FR": 60, "DI": 30, "PL": 48, "R": 12, "CO": 7, "DF": 16, "CP": 8}
