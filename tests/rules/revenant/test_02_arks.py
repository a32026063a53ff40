"""Chapter 02: the arks, two options each (their houses by GAP-F-06)."""

from typing import Any

import pytest
from tests.rules.revenant.table import HOUSES, RESOURCES, SECTORS, corrupt, crowd, sit, stock

OPTIONS = {
    "Fenrax": ["Mobilization", "Provision (neutronium)"],
    "Shiveus": ["Ascension", "Elimination"],
    "Yarvek": ["Fabrication", "Provision (material)"],
    "Belitan": ["Provision (convert)", "Provision (science)"],
    "Zenor": ["Clone", "Replication"],
    "Novaris": ["Calculation", "Reconnaissance"],
    "Dunlork": ["Charge", "Control"],
}
# Whoever has this can resolve every option: cards to discard, an occupied ark and an occupied planet to copy.
ABLE = {
    "admirals.1.hand": ["Scatter", "Ore Rush"],
    "admirals.1.resources": stock(3, 1, 1, 1),
    "ships.Belitan ark.crew": "2 captain",
    "ships.frigate 2": {"sector": "1", "landed": True},
}


def able(house: str) -> dict[str, Any]:
    """All that is needed to man the house's ark and resolve either option."""
    return {**ABLE, "ships.Belitan ark.crew": "none"} if house == "Belitan" else ABLE


@pytest.mark.rule("REV-F-02.1", "REV-F-02.20", "GAP-F-06")
@pytest.mark.parametrize("house", HOUSES)
def test_each_ark_has_two_options_of_its_own(house: str) -> None:
    table = sit(able(house)).man(f"{house} ark")
    assert table.options("choose") == OPTIONS[house]


@pytest.mark.rule("REV-F-02.1")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("number", [0, 1])
def test_only_one_of_them_is_resolved(house: str, number: int) -> None:
    table = sit(able(house)).man(f"{house} ark").do(f"choose {OPTIONS[house][number]}")
    while table.asked != "bonus":
        assert OPTIONS[house][1 - number] not in table.options("choose")
        table.decline()


@pytest.mark.rule("REV-F-02.2", "GAP-F-06")
@pytest.mark.parametrize(("house", "option"), [(house, option) for house in HOUSES for option in OPTIONS[house]])
def test_provision_is_a_marker_for_abilities(house: str, option: str) -> None:
    adept = {"admirals.1.cadets": [["Ledger Adept"], []]}  # after a provision: a resource
    table = sit({**able(house), **adept, "admirals.1.hand": ["Scatter"]}).man(f"{house} ark").do(f"choose {option}")
    offered = False
    while table.asked != "bonus":
        offered |= table.offers("use Ledger Adept")
        table.decline()
    assert offered is option.startswith("Provision")


@pytest.mark.rule("REV-F-02.2")
def test_markers_do_nothing_by_themselves() -> None:
    table = sit().man("Yarvek ark").do("choose Provision (material)")
    assert table.asked == "bonus"
    assert table.resources() == stock(3, 1, 1, 1)
    table = sit().man("Fenrax ark").finish_turn()
    table = sit({"sectors.4.planet": "Twin Forges"}).man("Belitan dropship").do("land", "upper Twin Forges")  # Mining
    assert table.asked == "bonus"
    assert table.resources() == stock(2, 2, 1, 1)


# ---- Belitan


@pytest.mark.rule("REV-F-02.3")
def test_belitan_converts_two_resources_into_three() -> None:
    table = sit({"admirals.1.resources": stock(2, 1)}).man("Belitan ark").do("choose Provision (convert)")
    assert table.options("spend") == ["material", "energy"]
    table.do("spend energy")  # the second payment can only be material
    assert table.resources() == stock(material=1)
    table.do("gain science", "gain neutronium", "gain science")
    assert table.resources() == stock(1, 0, 2, 1)
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-02.3")
@pytest.mark.parametrize(("resources", "possible"), [(1, False), (2, True)])
def test_belitan_needs_two_resources(resources: int, possible: bool) -> None:
    table = sit({"admirals.1.resources": stock(energy=resources)}).man("Belitan ark")
    if possible:
        assert table.offers("choose Provision (convert)")
    else:
        assert table.refuses("choose Provision (convert)", "REV-F-01.3.3")


@pytest.mark.rule("REV-F-02.4", "REV-F-02.11", "REV-F-02.18")
@pytest.mark.parametrize(
    ("house", "resource"), [("Belitan", "science"), ("Yarvek", "material"), ("Fenrax", "neutronium")]
)
def test_provisions_of_two(house: str, resource: str) -> None:
    table = sit({"admirals.1.resources": stock()}).man(f"{house} ark").do(f"choose Provision ({resource})")
    assert table.resources() == {**stock(), resource: 2}
    assert table.asked == "bonus"


# ---- Reconnaissance


@pytest.mark.rule("REV-F-02.5", "GAP-F-33")
@pytest.mark.parametrize("order", [(1, 2), (2, 1), (1,), (2,)])
def test_reconnaissance_draws_and_cleanses_in_any_order(order: tuple[int, ...]) -> None:
    table = sit({"ships.Zenor ark.corrupted": True}).man("Novaris ark").do("choose Reconnaissance")
    for part in order:
        table.do(f"part {part}")
        table.do(*(["draw cadet", "draw directive"] if part == 1 else ["cleanse Zenor ark"]))
    if len(order) == 1:
        table.do("done")
    assert table.asked == "bonus"
    assert len(table.at("admirals.1.hand")) == (2 if 1 in order else 0)
    assert table.at("ships.Zenor ark.corrupted") is (2 not in order)


@pytest.mark.rule("REV-F-02.5", "GAP-F-33", "GAP-F-35")
@pytest.mark.parametrize("after", [(), ("part 2", "cleanse Zenor ark")])
def test_an_ability_of_manning_stands_ready_between_the_parts_of_reconnaissance(after: tuple[str, ...]) -> None:
    given = {"admirals.1.cadets": [["Archivist"], []], "ships.Zenor ark.corrupted": True}
    table = sit(given).man("Novaris ark").do("choose Reconnaissance", *after)
    assert table.offers("use Archivist")
    table.do("use Archivist")
    assert table.resources()["science"] == 2
    assert table.asked == "ark"
    assert not table.offers("use Archivist")


@pytest.mark.rule("REV-F-02.5", "REV-F-08.8")
def test_reconnaissance_cleanses_the_own_board_or_a_house_ship() -> None:
    given = {"ships.Zenor ark.corrupted": True, **corrupt("gain", "activate"), **corrupt("affiliate", seat=2)}
    table = sit(given).man("Novaris ark").do("choose Reconnaissance", "part 2")
    assert table.options("cleanse") == ["activate", "gain", "Zenor ark"]  # nobody else's board


@pytest.mark.rule("REV-F-02.5")
def test_without_corruption_reconnaissance_only_draws() -> None:
    table = sit(corrupt()).man("Novaris ark").do("choose Reconnaissance")
    assert table.options("part") == ["1"]


@pytest.mark.rule("REV-F-02.6")
@pytest.mark.parametrize("target", ["gain", "Zenor ark"])
def test_what_reconnaissance_removes_is_residual_void(target: str) -> None:
    table = sit({"ships.Zenor ark.corrupted": True}).man("Novaris ark")
    table.do("choose Reconnaissance", "part 2", f"cleanse {target}")
    assert table.at("admirals.1.residual") == 1


# ---- Ascension and Elimination


@pytest.mark.rule("REV-F-02.7", "GAP-F-33")
@pytest.mark.parametrize("shields_first", [True, False])
def test_ascension_gives_tactics_and_shields_in_one_sector(shields_first: bool) -> None:
    table = sit().man("Shiveus ark").do("choose Ascension")
    if not shields_first:
        table.do("part 1")
    table.do("part 2")
    assert table.options("shield") == SECTORS
    table.do("shield 6")
    assert table.options("shield") == ["6"]  # all in one single sector
    table.do("shield 6")
    if shields_first:
        table.do("part 1")
    assert table.at("sectors.6.shields") == 2
    assert table.at("admirals.1.tactics") == 3
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-02.7")
def test_ascension_loses_tactics_beyond_the_end_but_not_its_shields() -> None:
    table = sit({"admirals.1.tactics": 11}).man("Shiveus ark").do("choose Ascension", "part 1", "part 2", "shield 2")
    assert table.at("admirals.1.tactics") == 12
    assert table.at("sectors.2.shields") == 1


VOID = {f"sectors.{sector}.void": 0 for sector in SECTORS}


@pytest.mark.rule("REV-F-02.12", "GAP-F-22")
@pytest.mark.parametrize("targets", [("5", "5"), ("5", "2")])
def test_elimination_destroys_two_void_ships_in_one_or_two_sectors(targets: tuple[str, str]) -> None:
    table = sit({**VOID, "sectors.5.void": 3, "sectors.2.void": 1}).man("Shiveus ark").do("choose Elimination")
    assert table.options("destroy") == ["2", "5"]
    table.do(f"destroy {targets[0]}")
    assert table.at("admirals.1.tactics") == 1  # at once
    table.do(f"destroy {targets[1]}")
    assert table.at("sectors.5.void") == 3 - targets.count("5")
    assert table.at("sectors.2.void") == 1 - targets.count("2")
    assert table.at("admirals.1.tactics") == 2
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-02.12")
@pytest.mark.parametrize(("void", "possible"), [(0, False), (1, True)])
def test_elimination_with_fewer_void_ships(void: int, possible: bool) -> None:
    table = sit({**VOID, "sectors.5.void": void}).man("Shiveus ark")
    assert table.offers("choose Elimination") is possible
    if possible:
        table.do("choose Elimination", "destroy 5")
        assert table.asked == "bonus"
        assert table.at("admirals.1.tactics") == 1


@pytest.mark.rule("GAP-F-22")
def test_direct_destruction_never_bombards() -> None:
    table = sit().man("Shiveus ark").do("choose Elimination", "destroy 3")
    assert table.asked == "destroy"


# ---- Mobilization


@pytest.mark.rule("REV-F-02.8", "REV-F-12.12")
def test_mobilization_splits_four_careful_moves_among_ships_of_any_house() -> None:
    table = sit({f"sectors.{s}.void": 1 for s in SECTORS}).man("Fenrax ark").do("choose Mobilization")
    assert not [ship for ship in table.options("careful") if ship.endswith("ark") or ship.startswith("frigate")]
    assert table.refuses("careful Zenor ark", "REV-F-12.11")
    table.do("careful Zenor fighter", "move to 8")  # two moves
    table.do("careful Belitan dropship", "move to 5")  # one
    table.do("careful Yarvek dropship")
    assert table.options("move to") == ["1", "3"]  # one left
    table.do("move to 1")
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-02.8")
def test_unused_careful_moves_are_lost() -> None:
    table = sit().man("Fenrax ark").do("choose Mobilization", "careful Fenrax fighter", "move to 4", "done")
    assert table.asked == "bonus"


# ---- Calculation


CALCULATION = {"admirals.1.hand": ["Council Favour"], "admirals.1.resources": stock(science=1, energy=1)}


@pytest.mark.rule("REV-F-02.9")
def test_calculation_plays_a_card_one_resource_cheaper_and_then_draws() -> None:
    table = sit(CALCULATION).man("Novaris ark").do("choose Calculation", "play Council Favour")
    assert table.resources() == stock()  # science and energy paid, neutronium waived
    table.do("influence Zenor", "influence Zenor")
    assert table.asked == "draw"
    table.do("draw frigate")
    assert len(table.at("admirals.1.hand")) == 1
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-02.9")
def test_the_reduced_cost_must_be_payable() -> None:
    table = sit({**CALCULATION, "admirals.1.resources": stock(energy=1)}).man("Novaris ark").do("choose Calculation")
    assert table.asked == "draw"  # nothing to play; the draw does not depend on it


@pytest.mark.rule("REV-F-02.9", "GAP-F-33")
def test_calculation_draws_without_playing() -> None:
    table = sit(CALCULATION).man("Novaris ark").do("choose Calculation", "done", "draw cadet")
    assert len(table.at("admirals.1.hand")) == 2


@pytest.mark.rule("REV-F-02.9", "REV-F-15.8")
def test_calculation_gives_no_affiliation_bonus() -> None:
    table = sit(CALCULATION).man("Novaris ark").do("choose Calculation", "play Council Favour")  # a Novaris card
    assert table.asked == "influence"
    assert table.events(what="spent")[-1].rule == "REV-F-07.6"
    assert sum(event.c for event in table.events(what="spent")) == 2  # three less one


# ---- Charge and Control


@pytest.mark.rule("REV-F-02.10")
@pytest.mark.parametrize("sectors", [("3", "3"), ("3", "8")])
def test_charge_gains_energy_and_places_two_shields(sectors: tuple[str, str]) -> None:
    table = sit({"admirals.1.resources": stock()}).man("Dunlork ark").do("choose Charge")
    assert table.resources() == stock(energy=2)
    assert table.options("shield") == SECTORS
    table.do(*[f"shield {sector}" for sector in sectors])
    assert [table.at(f"sectors.{s}.shields") for s in ("3", "8")] == [sectors.count("3"), sectors.count("8")]
    assert table.resources() == stock(energy=2)  # no energy is paid
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-02.13")
@pytest.mark.parametrize("effect", ["A", "B"])
def test_control_resolves_the_own_frigates_effect(effect: str) -> None:
    table = sit({"ships.frigate 1.sector": "4"}).man("Dunlork ark").do("choose Control")
    assert table.options() == ["effect A", "effect B", "done"]
    table.do(f"effect {effect}")
    if effect == "A":
        table.do("attack")
        assert table.at("sectors.4.void") == 0
        assert table.at("admirals.1.tactics") == 1
    else:
        table.do("land")
        assert table.at("ships.frigate 1.landed") is True  # it really lands (GAP-F-23)
        assert table.at("admirals.1.data") == 1
    assert table.hidden() == 0  # copying gives no influence


@pytest.mark.rule("REV-F-02.13", "GAP-F-28")
def test_control_lets_frigate_cards_work() -> None:
    table = sit({"admirals.1.frigate_cards": ["Command Bridge"]}).man("Dunlork ark").do("choose Control")
    assert table.offers("use Command Bridge")


@pytest.mark.rule("REV-F-02.13", "GAP-F-12")
def test_control_counts_as_manned_by_the_captain() -> None:
    table = sit().man("Dunlork ark", "captain").do("choose Control", "effect A")  # the frigate is in 5
    assert table.options("move to") == ["3", "4", "6", "7"]  # one movement and the captain's


@pytest.mark.rule("REV-F-02.14")
def test_control_works_with_an_occupied_frigate() -> None:
    given = {"ships.frigate 1.crew": "1 cadet 2", "admirals.1.crew_used": ["cadet 2"]}
    table = sit(given).man("Dunlork ark").do("choose Control", "effect A", "move to 6")
    assert table.at("ships.frigate 1.sector") == "6"
    assert table.at("ships.frigate 1.crew") == "1 cadet 2"


@pytest.mark.rule("REV-F-02.15")
def test_control_lifts_a_landed_frigate_first() -> None:
    table = sit({"ships.frigate 1": {"sector": "4", "landed": True}}).man("Dunlork ark").do("choose Control")
    assert table.at("ships.frigate 1.landed") is False
    table.do("effect A", "move to 3")
    assert table.at("ships.frigate 1.sector") == "3"


@pytest.mark.rule("REV-F-02.15")
def test_the_planet_of_a_lifted_frigate_is_free_again() -> None:
    table = sit({"ships.frigate 1": {"sector": "4", "landed": True}}).man("Dunlork ark").do("choose Control")
    assert table.do("effect B").offers("land")


# ---- Fabrication


@pytest.mark.rule("REV-F-02.16")
def test_fabrication_deploys_a_shuttle_of_any_house() -> None:
    table = sit({"admirals.1.resources": stock(material=3)}).man("Yarvek ark").do("choose Fabrication")
    assert table.options("deploy") == [f"{house} shuttle" for house in HOUSES]
    table.do("deploy Zenor shuttle")
    assert table.options("place in") == SECTORS
    table.do("place in 8")
    assert table.at("ships.Zenor shuttle.sector") == "8"
    assert table.at("power.Zenor") == 3
    assert table.resources() == stock()


@pytest.mark.rule("REV-F-02.16")
def test_fabrication_respects_the_ship_limit() -> None:
    table = sit({**crowd("2", 4), "admirals.1.resources": stock(material=3)}).man("Yarvek ark")
    table.do("choose Fabrication", "deploy Novaris shuttle")
    assert table.refuses("place in 2", "REV-F-12.5")


@pytest.mark.rule("REV-F-02.16")
def test_fabrication_needs_an_available_shuttle() -> None:
    there = {f"ships.{house} shuttle.sector": sector for house, sector in zip(HOUSES, SECTORS, strict=False)}
    table = sit({**there, "admirals.1.resources": stock(material=3)}).man("Yarvek ark")
    assert not table.offers("choose Fabrication")
    supply = {**there, "ships.Fenrax shuttle.sector": "supply", "admirals.1.resources": stock(material=3)}
    assert sit(supply).man("Yarvek ark").offers("choose Fabrication")
    reserved = {"radar": [{"card": "R03", "shuttle": "Fenrax shuttle"}]}
    assert not sit({**supply, **reserved}).man("Yarvek ark").offers("choose Fabrication")


# ---- Clone and Replication


CLONE = {"admirals.1.hand": ["Scatter", "Ore Rush"], "ships.Belitan ark.crew": "2 captain"}


@pytest.mark.rule("REV-F-02.17", "REV-F-14.21")
def test_clone_discards_a_card_and_copies_another_occupied_ark() -> None:
    table = sit(CLONE).man("Zenor ark").do("choose Clone", "discard Ore Rush")
    assert table.at("piles.discards.directive") == ["Ore Rush"]
    assert table.options("copy") == ["Belitan ark"]
    assert table.refuses("copy Yarvek ark", "REV-F-02.17")
    table.do("copy Belitan ark", "choose Provision (science)")
    assert table.resources()["science"] == 3
    assert table.at("admirals.1.influence") == {**dict.fromkeys(HOUSES, 0), "Zenor": 1}  # none for the copied house
    assert table.at("ships.Belitan ark.crew") == "2 captain"


@pytest.mark.rule("REV-F-02.17", "REV-F-02.19")
def test_clone_needs_an_occupied_ark_and_replication_an_occupied_planet() -> None:
    table = sit(CLONE).man("Zenor ark")
    assert table.options("choose") == ["Clone"]
    assert table.refuses("choose Replication", "REV-F-01.3.3")
    table = sit(REPLICATION).man("Zenor ark")
    assert table.options("choose") == ["Replication"]
    assert table.refuses("choose Clone", "REV-F-01.3.3")


@pytest.mark.rule("REV-F-02.17", "REV-F-02.19")
def test_neither_is_possible_without_a_card_to_discard() -> None:
    both = {**CLONE, **REPLICATION}
    assert sit(both).man("Zenor ark").options("choose") == ["Clone", "Replication"]
    table = sit({**both, "admirals.1.hand": []}).man("Zenor ark")
    assert table.asked == "bonus"  # nothing to choose


@pytest.mark.rule("REV-F-02.17", "GAP-F-23")
@pytest.mark.parametrize("crew", ["1 cadet 2", "2 cadet 1", "council 1"])
def test_occupied_by_anyone_will_do(crew: str) -> None:
    players = 2 if crew.startswith("council") else 3
    given: dict[str, Any] = {**CLONE, "ships.Belitan ark.crew": crew}
    if crew.startswith("1"):
        given["admirals.1.crew_used"] = ["cadet 2"]
    if crew.startswith("council"):
        given["council.placed"] = 1
    assert sit(given, players=players).man("Zenor ark").offers("choose Clone")


@pytest.mark.rule("GAP-F-23")
def test_the_copied_cost_is_paid_as_well() -> None:
    given = {**CLONE, "ships.Yarvek ark.crew": "3 captain", "ships.Belitan ark.crew": "none"}
    table = sit({**given, "admirals.1.resources": stock(material=2)}).man("Zenor ark")
    table.do("choose Clone", "discard Scatter", "copy Yarvek ark")
    assert table.refuses("choose Fabrication", "REV-F-01.3.3")
    table = sit({**given, "admirals.1.resources": stock(material=3)}).man("Zenor ark")
    table.do("choose Clone", "discard Scatter", "copy Yarvek ark", "choose Fabrication")
    assert table.resources() == stock()


@pytest.mark.rule("GAP-F-23")
def test_clone_may_copy_control() -> None:
    given = {**CLONE, "ships.Dunlork ark.crew": "3 captain", "ships.Belitan ark.crew": "none"}
    table = sit(given).man("Zenor ark").do("choose Clone", "discard Scatter", "copy Dunlork ark", "choose Control")
    table.do("effect A", "move to 6")
    assert table.at("ships.frigate 1.sector") == "6"


@pytest.mark.rule("GAP-F-23", "REV-F-15.4")
@pytest.mark.parametrize(("card", "affiliated"), [("Scholars Levy", False), ("Burn the Ledgers", True)])
def test_affiliation_looks_only_at_the_manned_ship(card: str, affiliated: bool) -> None:
    """Cards of Belitan and of Zenor, after the Zenor ark has copied the Belitan ark."""
    given = {**CLONE, "admirals.1.hand": ["Scatter", card]}
    table = sit(given).man("Zenor ark").do("choose Clone", "discard Scatter", "copy Belitan ark")
    table.do("choose Provision (science)", "bonus affiliate")
    assert (table.asked == "affiliation") is affiliated


REPLICATION = {"admirals.1.hand": ["Scatter", "Ore Rush"], "ships.frigate 2": {"sector": "1", "landed": True}}


@pytest.mark.rule("REV-F-02.19", "REV-F-14.22", "GAP-F-23", "GAP-F-35")
def test_replication_is_a_landing_for_abilities_but_no_ship_lies_there() -> None:
    surveyor = {**REPLICATION, "admirals.1.cadets": [["Surveyor"], []]}
    table = sit(surveyor).man("Zenor ark").do("choose Replication", "discard Scatter", "copy Ossuary Reach")
    assert table.asked == "ability"
    table.do("use Surveyor")
    assert table.at("admirals.1.data") == 2  # that of the planet came first
    assert table.asked == "planet"
    assert not table.at("ships.Zenor ark.landed")
    table = sit(surveyor).man("Zenor ark", "cadet 2").do("choose Replication", "discard Scatter", "copy Ossuary Reach")
    assert table.asked == "planet"  # it is not that cadet's turn


@pytest.mark.rule("REV-F-02.19", "GAP-F-23")
def test_replication_copies_an_occupied_planet() -> None:
    table = sit(REPLICATION).man("Zenor ark").do("choose Replication", "discard Scatter")
    assert table.options("copy") == ["Ossuary Reach"]
    assert table.refuses("copy Halcyon Drift", "REV-F-02.19")
    table.do("copy Ossuary Reach")
    assert table.at("admirals.1.data") == 1  # a discovery data that lies there is taken
    assert table.at("sectors.1.data") == 0
    table.do("upper Ossuary Reach")
    assert table.resources()["material"] == 3
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-02.19", "REV-F-01.4.2")
def test_the_lower_option_of_a_replicated_planet_corrupts() -> None:
    table = sit(REPLICATION).man("Zenor ark").do("choose Replication", "discard Scatter", "copy Ossuary Reach")
    table.do("lower Ossuary Reach")
    assert table.asked == "corrupt"


@pytest.mark.rule("REV-F-02.19", "REV-F-01.4.4")
def test_and_is_forbidden_without_a_free_slot() -> None:
    full = corrupt("affiliate", "cleanse", "activate", "gain")
    table = sit({**REPLICATION, **full, "admirals.1.resources": stock()}).man("Zenor ark")
    table.do("choose Replication", "discard Scatter", "copy Ossuary Reach")
    assert table.resources() == stock(material=2)  # upper, without a question


@pytest.mark.rule("REV-F-02.3")
def test_any_kinds_may_be_gained() -> None:
    table = sit({"admirals.1.resources": stock(2)}).man("Belitan ark").do("choose Provision (convert)")
    assert table.options("gain") == RESOURCES
