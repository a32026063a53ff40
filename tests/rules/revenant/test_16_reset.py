"""Chapter 16: the reset phase."""

import pytest
from tests.rules.revenant.table import sit

CREW = {
    "admirals.1.crew_used": ["captain", "cadet 1", "cadet 2"],
    "admirals.2.crew_used": ["captain", "cadet 1"],
    "ships.Yarvek ark.crew": "1 captain",
    "ships.frigate 1.crew": "1 cadet 1",
    "revenant.hypercharge": "2 captain",
    "revenant.reinforcement": "2 cadet 1",
}
# The reset, then a turn in which nothing has happened yet.
RESET = {"coming": ["turn 1"]}


@pytest.mark.rule("REV-F-16.1")
def test_every_crew_member_returns() -> None:
    """Seat 1's second cadet took an emergency action: it stands on no ship."""
    table = sit({**CREW, **RESET}, "reset")
    assert [table.at(f"admirals.{seat}.crew_used") for seat in (1, 2, 3)] == [[], [], []]
    assert {values["crew"] for values in table.at("ships").values()} == {"none"}
    assert table.at("revenant.reinforcement") == "none"
    assert table.at("revenant.hypercharge") == "none"


@pytest.mark.rule("REV-F-16.2")
def test_landed_ships_return_to_the_sector_of_their_planet() -> None:
    given = {
        "ships.Belitan dropship": {"landed": True},
        "ships.frigate 2": {"sector": "1", "landed": True},
        **RESET,
    }
    table = sit(given, "reset")
    assert not [name for name, values in table.at("ships").items() if values["landed"]]
    assert table.at("ships.Belitan dropship.sector") == "4"
    assert table.at("ships.frigate 2.sector") == "1"
    table.man("Belitan dropship").do("land")
    assert table.asked == "planet", "the planet is free again"


@pytest.mark.rule("REV-F-16.3")
@pytest.mark.parametrize(
    ("tactics", "order"), [((0, 1, 2), [3, 2, 1]), ((5, 0, 12), [3, 1, 2]), ((4, 3, 2), [1, 2, 3])]
)
def test_the_highest_tactics_position_gets_tile_1(tactics: tuple[int, int, int], order: list[int]) -> None:
    given = {f"admirals.{seat + 1}.tactics": field for seat, field in enumerate(tactics)}
    assert sit({**given, **RESET}, "reset").at("order") == order


@pytest.mark.rule("REV-F-16.4", "REV-F-11.2")
@pytest.mark.parametrize(("arrivals", "order"), [((1, 2, 3), [3, 1, 2]), ((9, 2, 3), [3, 2, 1])])
def test_on_one_field_the_earlier_arrival_is_ahead(arrivals: tuple[int, int, int], order: list[int]) -> None:
    given = {f"admirals.{seat + 1}.arrival": arrival for seat, arrival in enumerate(arrivals)}
    given |= {"admirals.1.tactics": 2, "admirals.2.tactics": 2, "admirals.3.tactics": 3}
    assert sit({**given, **RESET}, "reset").at("order") == order
