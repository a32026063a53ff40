"""Chapter 05: dropships and planets."""

from typing import Any

import pytest
from tests.rules.revenant.ledger import GAPS, RIPE, Resolver, is_simple
from tests.rules.revenant.table import Table, corrupt, crowd, sit, stock

PLANETS = GAPS["GAP-A-07"]["data"]
BOTH = [(planet, part) for planet in PLANETS for part in ("upper", "lower")]


def name_of(value: object) -> str:
    return value["name"] if isinstance(value, dict) else str(value)


@pytest.mark.rule("REV-F-05.1", "GAP-F-18", "CON-F-06")
def test_a_dropship_maneuvers_then_lands() -> None:
    table = sit({"ships.Belitan dropship.sector": "5"}).man("Belitan dropship")
    assert table.options() == ["move to 4", "move to 6", "done"]
    table.do("move to 4")
    assert table.options() == ["land", "done"]  # one maneuver, no attack
    table.do("land", "upper Halcyon Drift")
    assert table.at("ships.Belitan dropship.landed") is True
    assert table.at("ships.Belitan dropship.sector") == "4"
    assert table.asked == "bonus"  # nothing moves after landing


@pytest.mark.rule("REV-F-05.1", "GAP-F-18")
@pytest.mark.parametrize("answers", [["done"], ["move to 3", "done"], ["move to 5", "done"]])
def test_maneuver_and_landing_are_optional(answers: list[str]) -> None:
    table = sit().man("Belitan dropship")
    assert table.options() == ["move to 3", "move to 5", "land", "done"]
    for answer in answers:
        if table.asked == "dropship":
            table.do(answer)
    assert table.asked == "bonus"
    assert table.at("ships.Belitan dropship.landed") is False
    assert table.at("admirals.1.data") == 0


@pytest.mark.rule("REV-F-05.1", "REV-F-12.5")
def test_a_dropship_respects_the_ship_limit() -> None:
    table = sit({**crowd("6", 4), "ships.Belitan dropship.sector": "5"}).man("Belitan dropship")
    assert table.refuses("move to 6", "REV-F-12.5")


@pytest.mark.rule("REV-F-05.2")
def test_landing_needs_a_planet_in_the_own_sector() -> None:
    table = sit({"ships.Belitan dropship.sector": "5"}).man("Belitan dropship")
    assert table.refuses("land", "REV-F-05.2")


@pytest.mark.rule("REV-F-05.2", "GAP-A-11")
def test_landing_needs_an_unoccupied_planet() -> None:
    table = sit({"ships.frigate 2": {"sector": "4", "landed": True}}).man("Belitan dropship")
    assert table.refuses("land", "REV-F-05.2")
    table = sit({"ships.frigate 2": {"sector": "4", "landed": False}}).man("Belitan dropship")
    assert table.offers("land")


@pytest.mark.rule("GAP-F-18")
def test_without_a_planet_in_reach_a_dropship_may_still_be_manned() -> None:
    table = sit({"ships.Belitan dropship.sector": "8", "sectors.1.planet": None, "sectors.1.data": 0})
    table.man("Belitan dropship").do("move to 7")
    assert table.at("admirals.1.influence.Belitan") == 1
    assert table.at("ships.Belitan dropship.sector") == "7"


@pytest.mark.rule("REV-F-05.3")
@pytest.mark.parametrize("data", [0, 1])
def test_discovery_data_is_taken_first(data: int) -> None:
    table = sit({"sectors.4.data": data}).man("Belitan dropship").do("land")
    assert table.asked == "planet"
    assert table.at("admirals.1.data") == data
    assert table.at("sectors.4.data") == 0


@pytest.mark.rule("REV-F-05.4")
def test_exactly_one_option_is_resolved() -> None:
    table = sit().man("Belitan dropship").do("land")
    assert table.options() == ["upper Halcyon Drift", "lower Halcyon Drift"]  # it cannot be declined
    table.do("upper Halcyon Drift")
    assert table.asked == "bonus"
    assert table.resources() == stock(1, 1, 1, 3)


@pytest.mark.rule("REV-F-05.5", "GAP-F-18")
def test_the_lower_option_corrupts_whatever_is_declined() -> None:
    given = {"sectors.4.planet": "Ashen Chancel"}  # lower: pay 1 science to promote
    table = sit(given).man("Belitan dropship").do("land", "lower Ashen Chancel", "skip")
    assert table.at("admirals.1.rank") == 0
    assert table.asked == "corrupt"


@pytest.mark.rule("REV-F-05.5", "GAP-F-18")
def test_a_planet_that_does_not_corrupt_allows_its_lower_option_without_a_slot() -> None:
    full = {**corrupt("affiliate", "cleanse", "activate", "gain"), "admirals.1.resources": stock()}
    veteran = {"admirals.1.cadets": [["Biosuit Veteran"], []]}
    table = sit({**full, **veteran}).man("Belitan dropship").do("land")
    assert table.offers("lower Halcyon Drift")
    table.do("lower Halcyon Drift", "take")
    assert table.events(what="corrupted") == []
    assert table.resources() == stock(neutronium=2)


@pytest.mark.rule("REV-F-05.6", "GAP-A-07")
def test_exactly_one_option_of_each_planet_is_mining() -> None:
    assert sum(planet["mining"] == "upper" for planet in PLANETS) == 12
    assert sum(planet["mining"] == "lower" for planet in PLANETS) == 12


@pytest.mark.rule("REV-F-05.6", "REV-F-02.2", "GAP-A-07")
@pytest.mark.parametrize(("planet", "part"), BOTH, ids=name_of)
def test_the_mining_marker_triggers_abilities(planet: dict[str, Any], part: str) -> None:
    miner = {"admirals.1.cadets": [["Deep Miner"], []]}
    table = land_on(planet["name"], miner).do(f"{part} {planet['name']}")
    offered = False
    while table.asked not in ("bonus", "corrupt"):
        offered |= table.offers("use Deep Miner")
        table.decline()
    assert offered is (planet["mining"] == part)


@pytest.mark.rule("REV-F-05.7", "REV-F-12.11")
def test_a_landed_dropship_cannot_be_moved() -> None:
    landed = {"ships.Belitan dropship": {"sector": "4", "landed": True, "crew": "2 captain"}}
    table = sit(landed).man("Fenrax ark").do("choose Mobilization")
    assert table.refuses("careful Belitan dropship", "REV-F-12.11")
    assert table.offers("careful Dunlork dropship")


@pytest.mark.rule("REV-F-05.7", "REV-F-16.2")
def test_until_the_reset_phase() -> None:
    landed = {"ships.Belitan dropship": {"sector": "4", "landed": True}, "coming": ["turn 1"]}
    table = sit(landed, scene="reset")
    assert table.at("ships.Belitan dropship.landed") is False
    assert table.man("Belitan dropship").options() == ["move to 3", "move to 5", "land", "done"]


@pytest.mark.rule("GAP-A-11", "GAP-F-02")
def test_a_landed_dropship_counts_for_the_ship_limit() -> None:
    landed = {"ships.Belitan dropship": {"sector": "4", "landed": True}}
    table = sit({**crowd("4", 4), **landed, "ships.Shiveus fighter.sector": "5"}).man("Shiveus fighter")
    assert table.refuses("move to 4", "REV-F-12.5")


# ---- the 24 planets


def land_on(planet: str, given: dict[str, Any] | None = None) -> Table:
    """Lands on the planet in a state in which all its effects find something to do."""
    return (
        sit({**RIPE, "sectors.4.planet": planet, "admirals.1.hand": ["Scatter"], **(given or {})})
        .man("Belitan dropship")
        .do("land")
    )


SIMPLE = [(planet, part) for planet, part in BOTH if is_simple(planet[part])]


@pytest.mark.rule("REV-F-05.4", "REV-F-05.8", "GAP-A-07")
@pytest.mark.parametrize(("planet", "part"), SIMPLE, ids=name_of)
def test_a_planet_gives_what_the_ledger_says(planet: dict[str, Any], part: str) -> None:
    table = land_on(planet["name"])
    resolver = Resolver(table, here="4")
    table.do(f"{part} {planet['name']}")
    resolver.resolve(planet[part])
    assert table.asked == ("bonus" if part == "upper" else "corrupt")
    resolver.check()


@pytest.mark.rule("REV-F-05.8", "GAP-A-07")
def test_only_four_options_need_tests_of_their_own() -> None:
    complex_ones = [(planet["name"], part) for planet, part in BOTH if (planet, part) not in SIMPLE]
    assert complex_ones == [
        ("Twin Forges", "lower"),
        ("Ashen Chancel", "lower"),
        ("Kestrel Gap", "upper"),
        ("Marrow Fields", "lower"),
    ]


@pytest.mark.rule("REV-F-05.8", "GAP-A-07")
def test_twin_forges_draws_a_card_and_plays_one_two_cheaper() -> None:
    given = {"admirals.1.hand": ["Council Favour"], "admirals.1.resources": stock(science=1)}  # costs SEN
    table = land_on("Twin Forges", given).do("lower Twin Forges", "draw cadet", "* card Helm Ace")
    assert table.options("play") == ["Helm Ace", "Council Favour"]
    table.do("play Council Favour", "waive energy")  # and then neutronium: science can be paid
    assert table.resources() == stock()
    table.do("influence Zenor", "influence Zenor")
    assert table.asked == "corrupt"


@pytest.mark.rule("REV-F-05.8", "GAP-A-07")
def test_ashen_chancel_promotes_for_one_science() -> None:
    table = land_on("Ashen Chancel").do("lower Ashen Chancel", "take")
    assert table.at("admirals.1.rank") == 1
    assert table.resources() == stock(1, 1, 0, 1)
    poor = land_on("Ashen Chancel", {"admirals.1.resources": stock(1, 1, 0, 1)}).do("lower Ashen Chancel")
    assert poor.asked == "corrupt"
    assert poor.at("admirals.1.rank") == 0


@pytest.mark.rule("REV-F-05.8", "GAP-A-07")
def test_kestrel_gap_moves_ships_carefully_and_gives_a_tactic() -> None:
    table = land_on("Kestrel Gap").do("upper Kestrel Gap", "careful Zenor fighter")
    assert table.options("move to") == ["4", "8"]  # up to two moves, where no more void ships are than in 6
    table.do("move to 8", "take")
    assert table.at("admirals.1.tactics") == 1
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-05.8", "GAP-A-07")
def test_marrow_fields_deploys_a_shuttle_for_one_material() -> None:
    table = land_on("Marrow Fields").do("lower Marrow Fields", "take", "deploy Dunlork shuttle", "place in 4")
    assert table.at("power.Dunlork") == 3
    assert table.resources() == stock(0, 1, 1, 1)
    assert table.asked == "corrupt"
