"""Chapter 2.8: the seven arkships."""

from typing import Any

import pytest
from tests.rules.revenant_prototype.table import SECTORS, Table, crowd, quiet, sit, stock

HAND = {"admirals.1.hand": ["DI01", "DI02"]}


def ark(house: str, option: str, given: dict[str, Any] | None = None) -> Table:
    return sit(given).man(f"{house} ark").do(f"choose {option}")


@pytest.mark.rule("REV-P-2.8.1", "GAP-P-23", "CON-X-23")
@pytest.mark.parametrize(
    ("house", "options"),
    [
        ("Fenrax", ["Reorganize", "Provision (neutronium)"]),
        ("Shiveus", ["Analyze", "Purge"]),
        ("Yarvek", ["Repair", "Provision (material)"]),
        ("Belitan", ["Convert", "Research"]),
        ("Zenor", ["Clone", "Clone again"]),
        ("Novaris", ["Improve", "Promote"]),
        ("Dunlork", ["Absorb", "Provision (science)"]),
    ],
)
def test_one_of_two_actions(house: str, options: list[str]) -> None:
    given = {"admirals.1.resources": stock(3, 3, 3, 0), "revenant.damage": 1, "revenant.deploy": "2 captain", **HAND}
    table = sit(given).man(f"{house} ark")
    assert table.options("choose") == options


@pytest.mark.rule("REV-P-2.8.2")
def test_convert() -> None:
    table = ark("Belitan", "Convert", {"admirals.1.resources": stock(0, 2)})
    table.do("gain material", "gain science", "gain science", "gain neutronium")
    assert table.resources() == stock(1, 0, 2, 1)
    assert sit({"admirals.1.resources": stock(5, 1)}).man("Belitan ark").refuses("choose Convert", "GAP-A-08")


@pytest.mark.rule("REV-P-2.8.3", "GAP-P-19")
def test_research() -> None:
    table = ark("Belitan", "Research").do("draw training", "draw support", "draw support")
    assert len(table.at("admirals.1.hand")) == 3
    assert table.options() == ["cleanse move frigate", "done"]  # of the own board only, and optional
    table.do("cleanse move frigate")
    assert table.at("admirals.1.residual") == 1


@pytest.mark.rule("REV-P-2.8.4", "REV-P-2.11.1", "GAP-P-27")
@pytest.mark.parametrize("where", [("2", "7"), ("3", "3")])
def test_absorb_places_two_absorbers_in_any_sectors(where: tuple[str, str]) -> None:
    table = ark("Dunlork", "Absorb")
    assert table.options("absorber") == SECTORS
    table.do(*[f"absorber {sector}" for sector in where])
    assert sum(table.at(f"sectors.{sector}.absorbers") for sector in SECTORS) == 2
    assert table.at(f"sectors.{where[1]}.absorbers") == (2 if where[0] == where[1] else 1)
    assert table.resources() == stock(1, 3, 1, 1)


@pytest.mark.rule("REV-P-2.8.5")
def test_dunlorks_provision() -> None:
    assert ark("Dunlork", "Provision (science)").resources() == stock(1, 1, 3, 1)


@pytest.mark.rule("REV-P-2.8.6", "GAP-P-18", "CON-X-29")
def test_reorganize_moves_three_different_small_ships_one_sector() -> None:
    table = ark("Fenrax", "Reorganize", quiet()).do("careful Shiveus fighter", "move to 4")
    assert table.refuses("careful Shiveus fighter", "GAP-P-18")
    table.do("careful frigate 1", "move to S", "careful Dunlork dropship", "move to 1")
    assert table.at("ships.Shiveus fighter.sector") == "4"
    assert table.at("ships.frigate 1.sector") == "S"
    assert table.at("ships.Dunlork dropship.sector") == "1"
    assert table.asked == "bonus"


@pytest.mark.rule("REV-P-2.8.6", "GAP-P-18")
def test_reorganize_goes_nowhere_more_dangerous() -> None:
    table = ark("Fenrax", "Reorganize", quiet(s5=1, s4=2, s6=1)).do("careful Shiveus fighter")
    assert table.at("ships.Shiveus fighter.sector") == "6"  # the only way: 4 has more, and only frigates stop in S
    table = ark("Fenrax", "Reorganize", quiet(s5=1, s4=2, s6=1))
    table.do("careful frigate 1")
    assert table.options("move to") == ["6", "S"]
    assert table.refuses("move to 4", "REV-P-2.8.6")


@pytest.mark.rule("GAP-P-18")
def test_who_is_not_reorganized() -> None:
    given = {**quiet(), "ships.Zenor civilian.sector": "2", "ships.Belitan dropship.landed": True, **crowd("6", 5)}
    table = ark("Fenrax", "Reorganize", given)
    small = {"Fenrax fighter", "Shiveus fighter", "Zenor fighter", "Novaris fighter", "Yarvek dropship"}
    assert set(table.options("careful")) >= small | {"Dunlork dropship", "frigate 1"}
    assert not {"Zenor civilian", "Belitan dropship", "frigate 2", "Zenor ark"} & set(table.options("careful"))
    table.do("careful Shiveus fighter")
    assert table.at("ships.Shiveus fighter.sector") == "4"  # the only way: 6 is full


@pytest.mark.rule("REV-P-2.8.7")
def test_fenraxs_provision() -> None:
    assert ark("Fenrax", "Provision (neutronium)").resources() == stock(1, 1, 1, 3)


@pytest.mark.rule("REV-P-2.8.8", "REV-P-2.14.2")
def test_improve_plays_two_cards_each_for_one_less() -> None:
    given = {"admirals.1.hand": ["FR08", "CA02"], "admirals.1.resources": stock(1, 1, 1, 1)}  # MEN and SS
    table = ark("Novaris", "Improve", given)
    assert table.options("play") == ["Archivist", "Surge Cannon"]
    table.do("play Surge Cannon", "waive neutronium")
    table.do("play Archivist", "attach to cadet 2")
    assert table.resources() == stock(0, 0, 0, 1)
    assert table.at("admirals.1.frigate_cards") == ["Surge Cannon"]
    assert table.at("admirals.1.cadets.2") == ["Archivist"]


@pytest.mark.rule("REV-P-2.8.9", "REV-P-11.0.2", "CON-X-22")
def test_promote() -> None:
    table = ark("Novaris", "Promote", {"admirals.1.resources": stock(science=3)})
    assert table.at("admirals.1.level") == 2
    assert table.resources() == stock()
    table = sit({"admirals.1.resources": stock(science=2), **HAND}).man("Novaris ark")
    assert table.refuses("choose Promote", "GAP-A-08")


@pytest.mark.rule("REV-P-2.8.9", "REV-P-11.0.4")
def test_level_four_is_the_last() -> None:
    table = sit({"admirals.1.resources": stock(science=3), "admirals.1.level": 4, **HAND}).man("Novaris ark")
    assert table.refuses("choose Promote", "GAP-A-08")


@pytest.mark.rule("REV-P-2.8.10", "REV-P-2.10.2", "GAP-P-03")
def test_analyze() -> None:
    table = ark("Shiveus", "Analyze")
    assert table.tactics() == 3
    assert table.resources() == stock(2, 1, 1, 1)  # the icon on step 3


@pytest.mark.rule("REV-P-2.8.11", "REV-P-2.10.1")
@pytest.mark.parametrize("where", [("1", "7"), ("3", "3")])
def test_purge(where: tuple[str, str]) -> None:
    table = ark("Shiveus", "Purge").do(*[f"destroy {sector}" for sector in where])
    assert sum(table.at(f"sectors.{sector}.void") for sector in SECTORS) == 14
    assert table.tactics() == 2


@pytest.mark.rule("REV-P-2.8.12")
def test_repair_spends_material_for_damage_anywhere_and_tactics() -> None:
    given = {"admirals.1.resources": stock(5), "revenant.damage": 1, "ships.Zenor ark.damage": 1}
    table = ark("Yarvek", "Repair", given)
    assert table.options() == ["repair Zenor ark", "repair Revenant", "done"]
    table.do("repair Revenant", "repair Zenor ark")
    assert table.asked == "bonus"  # material without damage cannot be spent
    assert table.resources() == stock(3)
    assert (table.at("revenant.damage"), table.at("ships.Zenor ark.damage"), table.tactics()) == (0, 0, 2)


@pytest.mark.rule("REV-P-2.8.12", "GAP-A-17")
def test_material_gained_meanwhile_is_not_spent() -> None:
    given = {"admirals.1.resources": stock(1), "revenant.damage": 3, "admirals.1.tactics": 2}
    table = ark("Yarvek", "Repair", given).do("repair Revenant")
    assert table.resources() == stock(1)  # of the icon on step 3
    assert table.asked == "bonus"


@pytest.mark.rule("REV-P-2.8.13")
def test_yarveks_provision() -> None:
    assert ark("Yarvek", "Provision (material)").resources() == stock(3, 1, 1, 1)


# ---- Clone


@pytest.mark.rule("REV-P-2.8.14", "GAP-P-11")
@pytest.mark.parametrize("option", ["Clone", "Clone again"])
def test_clone_resolves_an_occupied_ships_action(option: str) -> None:
    given = {**HAND, "ships.Dunlork ark.crew": "2 captain", "ships.Dunlork ark.corrupted": True}
    table = ark("Zenor", option, given).do("discard Open the Vaults")
    assert table.options("copy") == ["Dunlork ark"]
    assert table.refuses("copy Fenrax ark", "GAP-P-11")
    table.do("copy Dunlork ark", "choose Provision (science)")
    assert table.resources() == stock(1, 1, 3, 1)
    assert table.at("admirals.1.influence.Dunlork") == 0
    assert table.asked == "bonus"  # its corruption does not matter
    assert len(table.at("admirals.1.hand")) == 1


@pytest.mark.rule("GAP-P-11")
def test_a_cloned_small_ship_does_not_move() -> None:
    given = {
        **HAND,
        "ships.Shiveus fighter.crew": "2 captain",
        "ships.Belitan dropship.crew": "3 captain",
        **quiet(s5=2),
    }
    table = ark("Zenor", "Clone", given).do("discard Open the Vaults", "copy Shiveus fighter")
    assert table.options() == ["fight", "done"]
    table = ark("Zenor", "Clone", given).do("discard Open the Vaults", "copy Belitan dropship", "land")
    assert table.at("ships.Belitan dropship.landed")


@pytest.mark.rule("GAP-P-11")
def test_clone_of_spaces_and_the_own_frigate_only() -> None:
    given = {**HAND, "revenant.deploy": "2 captain", "ships.frigate 1.crew": "1 captain"}
    given |= {"ships.frigate 2.crew": "2 cadet 1", "ships.Zenor fighter.crew": "3 captain"}
    table = ark("Zenor", "Clone", given).do("discard Open the Vaults")
    assert table.options("copy") == ["Zenor fighter", "frigate 1", "deploy"]
    table.do("copy deploy", "deploy a ship", "deploy Zenor civilian", "place in 1")
    assert table.at("ships.Zenor civilian.sector") == "1"
    assert table.resources() == stock()


@pytest.mark.rule("GAP-P-11")
def test_clone_of_a_space_that_an_own_figure_occupies() -> None:
    table = sit({**HAND, "revenant.deploy": "1 captain"}).man("Zenor ark", "cadet 1").do("choose Clone")
    assert table.do("discard Open the Vaults").options("copy") == ["deploy"]


@pytest.mark.rule("REV-P-2.8.14")
def test_clone_needs_a_card_and_an_occupied_ship() -> None:
    table = sit({"ships.Dunlork ark.crew": "2 captain"}).man("Zenor ark")
    assert table.asked == "bonus"  # without a card nothing could be chosen
    assert sit(HAND).man("Zenor ark").asked == "bonus"  # nothing is occupied but itself


@pytest.mark.rule("REV-P-2.8.14", "GAP-P-11")
def test_no_planet_is_copied_where_nobody_has_landed() -> None:
    given = {"admirals.1.frigate_cards": ["Echo Chamber"], "ships.frigate 1.sector": "5", **HAND}
    table = sit(given | {"ships.Belitan dropship.crew": "2 captain"}).man("frigate 1")
    assert not [answer for answer in table.options() if "Echo Chamber" in answer], "ships are no planets"
    landed = {"ships.Belitan dropship.landed": True}
    table = sit(given | landed).man("frigate 1")
    assert table.offers("use Echo Chamber")
