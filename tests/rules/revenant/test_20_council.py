"""Chapter 20: the council of the two-player game."""

from typing import Any

import pytest
from tests.rules.revenant.table import HOUSES, Table, crowd, sit

DECK = dict(zip(HOUSES, (2, 2, 2, 2, 2, 1, 1), strict=True))


def council(house: str, given: dict[str, Any] | None = None) -> Table:
    """The council's turn, with the house's card on top."""
    return sit({"piles.council": DECK, **(given or {})}, "council turn", 2, luck=(f"council {house}",))


@pytest.mark.rule("REV-F-20.1", "GAP-F-27")
@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 0), (4, 0)])
def test_twelve_hidden_influence_cards_form_the_councils_deck_of_two_players(players: int, cards: int) -> None:
    table = sit({}, players=players)
    assert sum(table.at("piles.council").values()) == cards
    assert table.seen_by(1, "piles.council") == cards, "nobody knows which"


@pytest.mark.rule("REV-F-20.2", "REV-F-20.3", "GAP-F-27")
def test_the_council_acts_before_the_players_in_each_of_the_three_rounds() -> None:
    table = sit({"coming": []}, "next cycle", 2)
    for number in (1, 2, 3):
        assert table.seat == 1
        assert table.at("council.placed") + table.at("council.aside") == number
        assert sum(table.at("piles.council").values()) == 12 - number
        table.emergency(("captain", "cadet 1", "cadet 2")[number - 1]).until("man")
        assert table.seat == 2
        assert table.at("council.placed") + table.at("council.aside") == number
        table.emergency(("captain", "cadet 1", "cadet 2")[number - 1])
        if number < 3:
            table.until("man")
    assert len(table.events(what="ambassador")) + len(table.events(what="ambassador_aside")) == 3


@pytest.mark.rule("REV-F-20.3", "GAP-F-27")
def test_no_council_with_three_players() -> None:
    table = sit({"coming": []}, "next cycle", 3)
    assert table.at("council.placed") + table.at("council.aside") == 0


@pytest.mark.rule("REV-F-20.4", "GAP-F-27")
def test_the_revealed_card_names_the_house_and_leaves_the_game() -> None:
    table = council("Zenor")
    assert table.at("ships.Zenor ark.crew") == "council 1"
    assert table.at("piles.council") == {**DECK, "Zenor": 1}
    assert sum(table.at("piles.hidden_discard").values()) == 0


@pytest.mark.rule("REV-F-20.5", "REV-F-20.6", "REV-F-20.11")
@pytest.mark.parametrize(
    ("occupied", "taken"), [([], "ark"), (["ark"], "dropship"), (["ark", "dropship"], "fighter"), (["fighter"], "ark")]
)
def test_ark_then_dropship_then_fighter(occupied: list[str], taken: str) -> None:
    given: dict[str, Any] = {f"ships.Zenor {kind}.sector": "6" for kind in ("ark", "dropship", "fighter")}
    figures = ["captain", "cadet 1"]
    given["admirals.2.crew_used"] = figures[: len(occupied)]
    for kind, figure in zip(occupied, figures, strict=False):
        given[f"ships.Zenor {kind}.crew"] = f"2 {figure}"
    before = sit(given, players=2)
    table = council("Zenor", given)
    assert table.at(f"ships.Zenor {taken}.crew") == "council 1"
    assert f"man Zenor {taken}" not in table.options(), "occupied for everyone"
    assert table.refuses(f"man Zenor {taken}", "REV-F-01.1.1")
    if taken != "dropship":
        ships = {name: {**values, "crew": ""} for name, values in table.at("ships").items()}
        assert ships == {name: {**values, "crew": ""} for name, values in before.at("ships").items()}
        assert table.at("sectors") == before.at("sectors")


LANDING = {"ships.Belitan ark.sector": "supply"}  # so that the dropship is taken


@pytest.mark.rule("REV-F-20.7", "REV-F-20.8", "REV-F-20.9")
@pytest.mark.parametrize(
    ("planets", "at"),
    [({"4", "3", "5"}, "4"), ({"3", "5"}, "3"), ({"5"}, "5"), ({"2", "6"}, None), (set(), None)],
)
def test_the_dropship_lands_own_sector_then_counter_clockwise_then_clockwise(planets: set[str], at: str | None) -> None:
    names = iter(["Stormwell", "Nullspring", "Gravemoon"])
    given: dict[str, Any] = dict(LANDING)
    for sector in ("1", "2", "3", "4", "5", "6"):
        given[f"sectors.{sector}.planet"] = next(names) if sector in planets else None
        given[f"sectors.{sector}.data"] = 1 if sector in planets else 0
    table = council("Belitan", given)
    dropship = table.at("ships.Belitan dropship")
    assert dropship["crew"] == "council 1"
    assert dropship["sector"] == (at or "4")
    assert dropship["landed"] is bool(at)
    assert {s for s in planets if table.at(f"sectors.{s}.data") == 1} == planets - {at}
    assert [table.at(f"admirals.{seat}.data") for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("REV-F-20.7", "REV-F-20.9", "GAP-F-27")
def test_counter_clockwise_from_1_is_8() -> None:
    given = {**LANDING, "ships.Belitan dropship.sector": "1", "sectors.1.planet": None, "sectors.1.data": 0}
    given |= {"sectors.8.planet": "Stormwell", "sectors.2.planet": "Nullspring"}
    assert council("Belitan", given).at("ships.Belitan dropship.sector") == "8"


@pytest.mark.rule("REV-F-20.7", "REV-F-20.10")
def test_an_occupied_planet_is_not_available() -> None:
    given = {**LANDING, "ships.frigate 1": {"sector": "4", "landed": True}}
    table = council("Belitan", given)
    assert table.at("ships.Belitan dropship") == {**table.at("ships.Belitan dropship"), "sector": "4", "landed": False}
    assert table.at("ships.Belitan dropship.crew") == "council 1"


@pytest.mark.rule("REV-F-05.7", "REV-F-16.2", "GAP-F-27")
def test_a_landed_dropship_is_manned_but_not_moved() -> None:
    given = {**LANDING, "ships.Belitan dropship.landed": True, "sectors.3.planet": "Stormwell", "sectors.3.data": 1}
    table = council("Belitan", {**given, "coming": ["turn 1", "reset"]})
    assert table.at("ships.Belitan dropship.sector") == "4"
    assert [table.at(f"sectors.{sector}.data") for sector in ("3", "4")] == [1, 1]
    assert len(table.events(what="ambassador")) == 1
    assert table.events(what="council_lands") == []
    assert table.at("ships.Belitan dropship.landed") is False  # after the reset
    assert table.man("Belitan dropship").offers("land"), "the planet is free again"


@pytest.mark.rule("GAP-F-27")
@pytest.mark.parametrize(("ships", "to"), [(4, "3"), (5, "5")])
def test_a_planet_of_a_full_sector_is_not_available(ships: int, to: str) -> None:
    given: dict[str, Any] = {**LANDING, **crowd("3", ships), "sectors.4.planet": None, "sectors.4.data": 0}
    given |= {"sectors.3.planet": "Stormwell", "sectors.5.planet": "Nullspring"}
    assert council("Belitan", given).at("ships.Belitan dropship.sector") == to


@pytest.mark.rule("REV-F-20.12", "GAP-F-27")
def test_without_a_free_ship_the_ambassador_is_put_aside() -> None:
    gone = {f"ships.Zenor {kind}.sector": "supply" for kind in ("ark", "fighter")}
    table = council("Zenor", gone)
    assert table.at("council.aside") == 1
    assert table.at("council.placed") == 0
    assert {values["crew"] for values in table.at("ships").values()} == {"none"}


@pytest.mark.rule("REV-F-20.12")
def test_a_shuttle_takes_no_ambassador() -> None:
    given = {f"ships.Zenor {kind}.sector": "supply" for kind in ("ark", "fighter")}
    table = council("Zenor", {**given, "ships.Zenor shuttle.sector": "2"})
    assert table.at("council.aside") == 1
    assert table.at("ships.Zenor shuttle.crew") == "none"


@pytest.mark.rule("REV-F-20.13")
def test_ambassadors_return_in_the_reset_phase() -> None:
    given = {"ships.Zenor ark.crew": "council 1", "council.placed": 1, "council.aside": 1, "coming": ["turn 1"]}
    table = sit(given, "reset", 2)
    assert table.at("ships.Zenor ark.crew") == "none"
    assert table.at("council.placed") == 0
    assert table.at("council.aside") == 0


@pytest.mark.rule("REV-F-20.14")
def test_the_council_scores_nothing_and_fights_nothing() -> None:
    table = sit({"ships.Zenor ark.crew": "council 1", "council.placed": 1}, "score", 2)
    assert len(table.at("scores")) == 2
    assert table.at("winner") in ("1", "2")
    assert council("Zenor").at("tiles.Zenor") == [2, 5, 8], "no influence, no rewards"
