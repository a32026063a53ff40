"""Chapter 12: sectors, movement and ship limits."""

from typing import Any

import pytest
from tests.rules.revenant.table import FRIGATES, SECTORS, SHIPS, crowd, sit, stock

# GAP-A-01, as the ledger has it
NEIGHBOURS = {
    "1": ["8", "2", "N"], "2": ["1", "3", "N", "E"], "3": ["2", "4", "E"], "4": ["3", "5", "E", "S"],
    "5": ["4", "6", "S"], "6": ["5", "7", "S", "W"], "7": ["6", "8", "W"], "8": ["7", "1", "W", "N"],
    "N": ["8", "1", "2", "E", "W"], "E": ["2", "3", "4", "N", "S"], "S": ["4", "5", "6", "E", "W"],
    "W": ["6", "7", "8", "S", "N"],
}  # fmt: skip
HELM = {"admirals.1.cadets": [["Helm Ace"], []]}  # maneuver: move(1)
TWO_PILOTS = {"admirals.1.cadets": [["Helm Ace", "Slipstream Pilot"], []]}
MOBILIZE = ("choose Mobilization",)  # careful(4)


def within(start: str, steps: int) -> list[str]:
    """The other outer sectors that a path of so many steps reaches."""
    reached = {start}
    for _ in range(steps):
        reached |= {to for sector in reached for to in NEIGHBOURS[sector]}
    return [sector for sector in SECTORS if sector in reached and sector != start]


@pytest.mark.rule("REV-F-12.1", "REV-F-12.3", "REV-F-12.9", "REV-F-12.10", "REV-F-12.15", "GAP-A-01")
@pytest.mark.parametrize("start", SECTORS)
@pytest.mark.parametrize(("steps", "given"), [(1, {}), (2, HELM), (3, TWO_PILOTS)])
def test_a_maneuver_leads_along_lines_once_and_with_additional_movement_farther(
    start: str, steps: int, given: dict[str, Any]
) -> None:
    table = sit({**given, "ships.Zenor fighter.sector": start}).man("Zenor fighter")
    offered = [sector for sector in table.options("move to") if sector != start]
    assert offered == within(start, steps)


@pytest.mark.rule("GAP-A-01", "REV-F-12.15")
def test_only_2_6_and_4_8_are_nearer_through_the_centre() -> None:
    assert within("2", 3) == ["1", "3", "4", "5", "6", "7", "8"]
    assert within("1", 3) == ["2", "3", "4", "6", "7", "8"]


@pytest.mark.rule("REV-F-12.2", "REV-F-12.8")
def test_the_revenant_arks_and_other_frigates_are_never_moved() -> None:
    table = sit().man("Fenrax ark").do(*MOBILIZE)
    offered = table.options("careful")
    assert not [ship for ship in offered if ship.endswith("ark") or ship.startswith("frigate") or ship == "Revenant"]
    assert table.refuses("careful Zenor ark", "REV-F-12.11")
    table = sit().man("frigate 1", "cadet 1").do("effect A", "move to 6")
    assert [table.at(f"ships.frigate {seat}.sector") for seat in (1, 2, 3)] == ["6", "3", "7"]


@pytest.mark.rule("REV-F-12.4")
@pytest.mark.parametrize("sector", ["3", "6"])
def test_the_adjacent_symbol_means_the_own_sector_or_an_adjacent_one(sector: str) -> None:
    given = {"admirals.1.cadets": [["Bastion Hand"], []], "ships.Zenor fighter.sector": sector}
    table = sit(given).man("Zenor fighter").do("use Bastion Hand")
    assert table.options("shield") == sorted([sector, *within(sector, 1)])


@pytest.mark.rule("REV-F-12.5", "GAP-F-02")
@pytest.mark.parametrize("sector", SECTORS)
def test_no_ship_moves_into_a_full_sector(sector: str) -> None:
    limit = 5 if sector in "1357" else 4
    start = within(sector, 1)[0]
    given = {"ships.Zenor fighter.sector": start, "ships.Novaris fighter.sector": "supply"}
    given["ships.Shiveus fighter.sector"] = given["ships.Fenrax fighter.sector"] = "supply"
    for ship in SHIPS:
        if ship.endswith("dropship"):
            given[f"ships.{ship}.sector"] = "supply"
    here = [ship for ship, place in SHIPS.items() if place == sector and ship.endswith("ark")]
    shuttles = [f"ships.{house} shuttle.sector" for house in ("Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor")]
    below = {**given, **dict.fromkeys(shuttles[: limit - 1 - len(here)], sector)}
    assert sit(below).man("Zenor fighter").offers(f"move to {sector}")
    full = {**given, **dict.fromkeys(shuttles[: limit - len(here)], sector)}
    assert sit(full).man("Zenor fighter").refuses(f"move to {sector}", "REV-F-12.5")


@pytest.mark.rule("REV-F-12.5", "GAP-F-02")
def test_no_ship_is_deployed_into_a_full_sector() -> None:
    given = {**crowd("4", 4), "admirals.1.resources": stock(3, 3, 0, 3)}
    table = sit(given).man("reinforcement").do("influence Fenrax", "reinforce", "deploy Novaris dropship")
    assert table.refuses("place in 4", "REV-F-12.5")
    assert table.options("place in") == [sector for sector in SECTORS if sector != "4"]


@pytest.mark.rule("GAP-F-02")
def test_landed_dropships_count_for_the_limit() -> None:
    given = {**crowd("4", 4), "ships.Belitan dropship.landed": True, "ships.Zenor fighter.sector": "5"}
    assert sit(given).man("Zenor fighter").refuses("move to 4", "REV-F-12.5")


@pytest.mark.rule("GAP-F-02")
def test_a_ship_may_pass_through_a_full_sector() -> None:
    given = {**HELM, **crowd("4", 4), "ships.Zenor fighter.sector": "3", "ships.Shiveus fighter.sector": "8"}
    table = sit(given).man("Zenor fighter")
    assert table.refuses("move to 4", "REV-F-12.5")
    assert table.offers("move to 5")


@pytest.mark.rule("REV-F-12.6", "GAP-F-02")
def test_frigates_have_no_limit_and_count_for_none() -> None:
    together = {f"ships.frigate {seat}.sector": "5" for seat in (1, 2, 3)}
    table = sit({**together, **crowd("4", 4)}).man("frigate 1").do("effect A")
    assert table.offers("move to 4")
    table.do("move to 4")
    assert table.at("ships.frigate 1.sector") == "4"
    given = {**{f"ships.frigate {seat}.sector": "4" for seat in (1, 2, 3)}, **crowd("4", 3)}
    assert sit({**given, "ships.Zenor fighter.sector": "5"}).man("Zenor fighter").offers("move to 4")


@pytest.mark.rule("REV-F-12.7", "REV-F-12.9")
@pytest.mark.parametrize(
    ("ship", "answers", "to"),
    [("Zenor fighter", (), "7"), ("Yarvek dropship", (), "1"), ("frigate 1", ("effect A",), "4")],
)
def test_a_maneuver_moves_the_manned_fighter_dropship_or_frigate_and_nothing_else(
    ship: str, answers: tuple[str, ...], to: str
) -> None:
    table = sit()
    before = {name: values["sector"] for name, values in table.at("ships").items()}
    table.man(ship).do(*answers, f"move to {to}")
    after = {name: values["sector"] for name, values in table.at("ships").items()}
    assert after == {**before, ship: to}
    assert not table.options("move to")


@pytest.mark.rule("REV-F-12.7", "REV-F-12.11")
def test_careful_movement_is_for_fighters_dropships_and_shuttles() -> None:
    given = {"ships.Zenor shuttle.sector": "3", "ships.Belitan dropship.landed": True}
    table = sit(given).man("Fenrax ark").do(*MOBILIZE)
    expected = {ship for ship in SHIPS if not ship.endswith("ark")} - {"Belitan dropship"} | {"Zenor shuttle"}
    assert set(table.options("careful")) == expected
    assert table.refuses("careful Fenrax ark", "REV-F-12.11")
    assert table.refuses("careful Belitan dropship", "REV-F-12.11")
    table.do("careful Zenor shuttle", "move to 2")
    assert table.at("ships.Zenor shuttle.sector") == "2"


@pytest.mark.rule("REV-F-12.12", "GAP-F-19")
def test_careful_moves_may_be_divided_among_ships_or_all_go_to_one() -> None:
    table = sit().man("Fenrax ark").do(*MOBILIZE)
    table.do("careful Zenor fighter", "move to 8", "careful Yarvek dropship", "move to 4")
    assert table.asked == "bonus"
    assert table.at("ships.Zenor fighter.sector") == "8"
    assert table.at("ships.Yarvek dropship.sector") == "4"
    table = sit().man("Fenrax ark").do(*MOBILIZE, "careful Novaris fighter", "move to 3")
    assert table.at("ships.Novaris fighter.sector") == "3"
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-12.12", "GAP-F-19")
def test_each_ship_is_chosen_once_and_moved_completely() -> None:
    table = sit().man("Fenrax ark").do(*MOBILIZE, "careful Fenrax fighter", "move to 2")
    assert table.refuses("careful Fenrax fighter", "GAP-F-19")
    assert "Novaris fighter" in table.options("careful")


@pytest.mark.rule("REV-F-12.13", "GAP-F-19")
def test_a_careful_move_may_not_end_among_more_void_ships_than_it_began() -> None:
    given = {"sectors.6.void": 2, "sectors.7.void": 2, "sectors.5.void": 3, "sectors.4.void": 1}
    table = sit(given).man("Fenrax ark").do(*MOBILIZE, "careful Zenor fighter")  # it starts in 6
    assert table.offers("move to 7")  # as many
    assert table.offers("move to 4")  # fewer, though 5 lies between
    assert table.refuses("move to 5", "REV-F-12.13")  # more


@pytest.mark.rule("REV-F-12.13")
def test_a_ship_that_cannot_move_carefully_is_not_offered() -> None:
    calm = {f"sectors.{sector}.void": 4 for sector in SECTORS}
    table = sit({**calm, "sectors.6.void": 0}).man("Fenrax ark").do(*MOBILIZE)
    assert table.refuses("careful Zenor fighter", "REV-F-12.13")
    assert table.offers("careful Novaris fighter")


@pytest.mark.rule("REV-F-12.14")
@pytest.mark.parametrize("crew", ["none", "2 captain", "1 cadet 2"])
def test_careful_movement_takes_the_crew_along(crew: str) -> None:
    given: dict[str, Any] = {"ships.Zenor fighter.crew": crew}
    if crew != "none":
        given[f"admirals.{crew[0]}.crew_used"] = [crew[2:]]
    table = sit(given).man("Fenrax ark").do(*MOBILIZE, "careful Zenor fighter", "move to 8")
    assert table.at("ships.Zenor fighter") == {**table.at("ships.Zenor fighter"), "sector": "8", "crew": crew}


@pytest.mark.rule("REV-F-12.15", "GAP-F-19")
def test_careful_movement_may_cross_inner_sectors() -> None:
    """From 2 to 6 it is 3 moves through the centre and 4 around: one move is left."""
    calm = {f"sectors.{sector}.void": 0 for sector in SECTORS}
    table = sit(calm).man("Fenrax ark").do(*MOBILIZE, "careful Yarvek dropship", "move to 6")
    assert table.asked == "careful"
    table.do("careful Zenor fighter")
    assert table.options("move to") == ["5", "7"]


@pytest.mark.rule("REV-F-12.16", "GAP-F-20")
def test_no_maneuver_ends_in_an_inner_sector() -> None:
    table = sit({"ships.Zenor fighter.sector": "2"}).man("Zenor fighter")
    assert table.refuses("move to N", "REV-F-12.16")
    assert table.refuses("move to E", "REV-F-12.16")
    table = sit({**HELM, "ships.Zenor fighter.sector": "2"}).man("Zenor fighter")
    assert not set(table.options("move to")) & {"N", "E", "S", "W"}


@pytest.mark.rule("GAP-F-20", "REV-F-12.16")
def test_a_bombard_move_enters_an_inner_sector_only_before_the_maneuver_which_then_is_compulsory() -> None:
    table = sit({"sectors.6.void": 3}).man("Zenor fighter").do("attack")
    assert table.asked == "bombard"
    assert {"S", "W", "5", "7"} == set(table.options("move to"))
    table.do("move to S")
    assert table.asked == "fighter"
    assert table.options() == ["move to 4", "move to 5", "move to 6"]
    table.do("move to 4")
    assert table.at("ships.Zenor fighter.sector") == "4"


@pytest.mark.rule("GAP-F-20", "REV-F-12.16")
def test_after_the_maneuver_a_bombard_move_stays_outside() -> None:
    table = sit({"ships.Zenor fighter.sector": "5", "sectors.6.void": 3}).man("Zenor fighter").do("move to 6", "attack")
    assert table.options("move to") == ["5", "7"]
    assert table.refuses("move to S", "REV-F-12.16")
    assert table.refuses("move to W", "REV-F-12.16")


@pytest.mark.rule("GAP-F-20")
def test_damage_left_in_an_inner_sector_is_lost() -> None:
    given = {"sectors.6.void": 3, "admirals.1.cadets": [["Ace Gunner"], []]}  # 3 damage
    table = sit(given).man("Zenor fighter").do("attack", "move to W")
    assert table.asked == "fighter"
    assert set(table.options()) == {"move to 6", "move to 7", "move to 8"}
    table.do("move to 6")
    assert not table.offers("attack")
    assert table.at("sectors.6.void") == 2


@pytest.mark.rule("GAP-F-20", "REV-F-12.5")
def test_no_bombard_move_into_an_inner_sector_that_leads_nowhere() -> None:
    given = {**crowd("6", 4), "sectors.6.void": 3}
    spare = [f"{house} shuttle" for house in ("Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor", "Novaris", "Dunlork")]
    spare += ["Yarvek fighter", "Belitan fighter", "Dunlork fighter", "Fenrax dropship", "Shiveus dropship"]
    free = [ship for ship in spare if f"ships.{ship}.sector" not in given]
    for sector, missing in (("4", 2), ("5", 4)):
        for _ in range(missing):
            given[f"ships.{free.pop()}.sector"] = sector
    table = sit(given).man("Zenor fighter").do("attack")
    assert table.asked == "bombard"
    assert not table.offers("move to S"), "4 and 5 are full, and 6 is where it came from"
    assert FRIGATES[0] == "5"
