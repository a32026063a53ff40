"""The golden games of X-ODUS: every kind of table, and all of the content."""

from collections import Counter

from tests.golden.xodus.coverage import GOLDEN, TITLE

from farflung.games.xodus import words as w


def test_there_are_golden_games_of_every_size_difficulty_and_number_of_ships() -> None:
    # as the game is printed: what is played with other numbers does not count here
    setups = [setup for setup in GOLDEN.setups() if not setup.parameters]
    assert {len(setup.seats) for setup in setups} == {1, 2, 3, 4}
    assert {setup.options["difficulty"] for setup in setups} == set(w.DIFFICULTIES)
    sizes = {(len(setup.seats), TITLE.fleet_size(setup)) for setup in setups}
    assert sizes == {(1, 3), (1, 4), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)}
    nightmares = {TITLE.fleet_size(setup) for setup in setups if setup.options.get("nightmare") == "yes"}
    assert nightmares == {3, 4}


def test_what_is_needed_is_all_of_the_content() -> None:
    kinds = Counter(what.split(" ", 1)[1] for what in GOLDEN.needed)
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
