"""Options of a set-up: which make sense beside the others, and which makes a harder game."""

from __future__ import annotations

from itertools import product

import pytest

from farflung import games
from farflung.engine.title import Setup, SetupError, applying, chosen_options, harder
from farflung.table.entries import Created, Seat
from farflung.table.messages import User
from farflung.table.table import Table
from farflung.table.viewers import Gallery, Viewer


def names(options: dict[str, str], seats: int) -> set[str]:
    title = games.title("helionox")
    return {choice.name for choice in applying(title, chosen_options(title, options), seats)}


PLACES = {"earth", "moon", "mars", "ceres", "europa"}
ALONE = {"preset", "mode", "missions", "draft", "first"}
ALL = {choice.name for choice in games.title("helionox").choices}


@pytest.mark.parametrize(
    ("options", "seats", "without"),
    [
        ({}, 3, {"difficulty", "hard", *PLACES}),
        ({"mode": "co-op"}, 3, {"missions", *PLACES}),
        ({"mercury": "on"}, 3, {"difficulty", "hard"}),
        ({}, 1, ALONE | PLACES),
        ({"preset": "first play"}, 2, ALL - {"preset"}),
    ],
)
def test_options_of_helionox_that_mean_nothing_are_not_offered(
    options: dict[str, str], seats: int, without: set[str]
) -> None:
    assert names(options, seats) == ALL - without


def test_what_is_not_offered_cannot_be_set_up_either() -> None:
    """HEL-GAP-44: an option that makes no sense beside the others is refused where it is changed."""
    title = games.title("helionox")
    for mode, mercury, seats in product(["competitive", "co-op"], ["off", "on"], [2, 3]):
        options = {"mode": mode, "mercury": mercury}
        for choice in title.choices:
            if choice.name in options or choice.name in names(options, seats) or choice.name == "preset":
                continue
            other = next(value for value in choice.values if value != choice.default)
            with pytest.raises(SetupError):
                title.new_game(Setup("helionox", "final", ["P"] * seats, {**options, choice.name: other}))


@pytest.mark.parametrize(
    ("title", "options", "seats", "next_level"),
    [
        ("helionox", {}, 3, None),
        ("helionox", {"mode": "co-op"}, 3, ("difficulty", "veteran")),
        ("helionox", {}, 1, ("difficulty", "veteran")),
        ("helionox", {"mode": "co-op", "difficulty": "master"}, 2, None),
        ("xodus", {}, 4, ("difficulty", "hardened")),
        ("xodus", {"difficulty": "heroic"}, 4, None),
    ],
)
def test_the_next_level(title: str, options: dict[str, str], seats: int, next_level: tuple[str, str] | None) -> None:
    named = games.title(title)
    assert harder(named, chosen_options(named, options), seats) == next_level


def test_a_table_tells_all_its_options_and_the_next_level() -> None:
    """Also those that nobody has chosen: a client knows no defaults."""
    table = Table(Created(at=0.0, title="xodus", edition="first", owner="a", seats=[Seat("person", "Ada", "a")]))
    hello = Viewer("T", User("a", "Ada"), "en").hello(Gallery(table), 0.0, set())[0]
    assert hello["options"] == {"difficulty": "quiet", "ships": "standard", "crew": "free", "nightmare": "no"}
    assert hello["harder"] == ("difficulty", "hardened")
