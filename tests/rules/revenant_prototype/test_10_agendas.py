"""Chapter 10: the slots of the eight hidden agendas (GAP-P-13, GAP-P-24)."""

from typing import Any

import pytest
from tests.rules.revenant_prototype.table import HOUSES, SHIPS, sit, stock

CAPTAIN = {
    "HA1": "PC5",
    "HA2": "PC5",
    "HA3": "PC3",
    "HA4": "PC3",
    "HA5": "PC1",
    "HA6": "PC1",
    "HA7": "PC7",
    "HA8": "PC7",
}
CADETS = [["CA01", "CA02", "CA03"], ["CA04", "CA05"]]
FOUR_CADETS = [["CA01", "CA02", "CA03"], ["CA04"]]
EQUIPMENT = ["FR01", "FR02", "FR03", "FR04", "FR05"]
ALL_TRACKS = {"admirals.1.influence.*": 2}
NO = {f"ships.{ship}.sector": "supply" for ship in SHIPS}


def house(name: str, kinds: str) -> dict[str, str]:
    """A house has exactly these classes of ship on the map: 'adfc'."""
    letters = {"a": "ark", "f": "fighter", "d": "dropship", "c": "civilian"}
    sector = str(HOUSES.index(name) + 1)
    return {f"ships.{name} {kind}.sector": sector if letter in kinds else "supply" for letter, kind in letters.items()}


def met(agenda: str, slot: int, given: dict[str, Any], captain: str = "") -> bool:
    """Does revealing the agenda now complete the slot?"""
    others = [one for one in ("PC1", "PC3", "PC5", "PC7") if one != CAPTAIN[agenda]]
    crews = {"admirals.1.captain": captain or CAPTAIN[agenda], "admirals.2.captain": others[0]}
    table = sit({"cycle": 4, **crews, "admirals.3.captain": others[1], "admirals.1.agenda": agenda, **given})
    table.man("hyperjump").until("reveal").do("reveal agenda")
    return slot in table.at("admirals.1.slots_met")


POWER_5 = [
    ("HA1", "REV-P-10.1.1", "Belitan", "Yarvek"),
    ("HA2", "REV-P-10.2.1", "Zenor", "Shiveus"),
    ("HA3", "REV-P-10.3.1", "Belitan", "Shiveus"),
    ("HA4", "REV-P-10.4.1", "Dunlork", "Fenrax"),
    ("HA5", "REV-P-10.5.1", "Yarvek", "Dunlork"),
    ("HA6", "REV-P-10.6.1", "Fenrax", "Novaris"),
    ("HA7", "REV-P-10.7.1", "Novaris", "Zenor"),
]


@pytest.mark.rule("REV-P-10.1.1", "REV-P-10.2.1", "REV-P-10.3.1", "REV-P-10.4.1", "REV-P-10.5.1", "REV-P-10.6.1")
@pytest.mark.rule("REV-P-10.7.1", "GAP-P-24")
@pytest.mark.parametrize(("agenda", "rule", "one", "two"), POWER_5)
def test_two_houses_with_a_power_of_five_together(agenda: str, rule: str, one: str, two: str) -> None:
    assert met(agenda, 1, {**NO, **house(one, "af"), **house(two, "adc")})
    assert met(agenda, 1, {**NO, **house(one, "afdc"), **house(two, "a")})
    assert not met(agenda, 1, {**NO, **house(one, "af"), **house(two, "ad")})


@pytest.mark.rule("REV-P-10.1.2", "CON-P-13")
def test_five_equipment_cards() -> None:
    assert met("HA1", 2, {"admirals.1.frigate_cards": EQUIPMENT})
    assert not met("HA1", 2, {"admirals.1.frigate_cards": EQUIPMENT[:4]})


@pytest.mark.rule("REV-P-10.1.3")
def test_six_arkships() -> None:
    assert met("HA1", 3, {"ships.Zenor ark.sector": "supply"})
    assert not met("HA1", 3, {"ships.Zenor ark.sector": "supply", "ships.Fenrax ark.sector": "supply"})


@pytest.mark.rule("REV-P-10.2.2", "GAP-P-13")
def test_a_frigate_that_could_deal_six_damage() -> None:
    guns = {"admirals.1.cadets": [["CA19", "CA20"], []], "admirals.1.frigate_cards": ["FR18", "FR19"]}  # 1+2 and 1+2
    assert met("HA2", 2, guns)  # 1 + 3 + 3
    assert not met("HA2", 2, {**guns, "admirals.1.frigate_cards": ["FR18"]})  # 1 + 3 + 1
    bought = {**guns, "admirals.1.frigate_cards": ["FR18", "FR08"]}  # 1 energy for 2 more
    assert met("HA2", 2, {**bought, "admirals.1.resources": stock(energy=1)})
    assert not met("HA2", 2, {**bought, "admirals.1.resources": stock(material=3)})
    split = {"admirals.1.cadets": [["CA19"], ["CA20"]], "admirals.1.frigate_cards": ["FR18"]}
    assert not met("HA2", 2, split)  # with one figure, not with all of them


@pytest.mark.rule("REV-P-10.2.2", "GAP-P-13")
@pytest.mark.parametrize(("absorbers", "enough"), [(2, True), (1, False)])
def test_absorbers_of_the_frigates_sector_count_for_the_bulwark(absorbers: int, enough: bool) -> None:
    given = {"admirals.1.level": 2, "admirals.1.frigate_cards": ["FR18"], "sectors.5.absorbers": absorbers}
    given["admirals.1.resources"] = stock()
    assert met("HA2", 2, given, "PC6") is enough  # 1 + 1 + 2 for each absorber


@pytest.mark.rule("REV-P-10.2.3")
def test_four_fighters() -> None:
    assert met("HA2", 3, {})
    assert not met("HA2", 3, {"ships.Zenor fighter.sector": "supply"})


@pytest.mark.rule("REV-P-10.3.2", "GAP-P-13")
def test_ten_material_locked_ones_too() -> None:
    assert met("HA3", 2, {"admirals.1.resources": stock(10)})
    locked = {"admirals.1.compartments.move frigate.locked": stock(2)}
    assert met("HA3", 2, {"admirals.1.resources": stock(8), **locked})
    assert not met("HA3", 2, {"admirals.1.resources": stock(9)})


@pytest.mark.rule("REV-P-10.3.3")
def test_three_dropships() -> None:
    assert met("HA3", 3, {})
    assert not met("HA3", 3, {"ships.Belitan dropship.sector": "supply"})


@pytest.mark.rule("REV-P-10.4.2")
def test_two_of_each_kind_of_card() -> None:
    cards = {"admirals.1.cadets": [["CA01"], ["CA02"]], "admirals.1.frigate_cards": ["FR01", "FR02"]}
    assert met("HA4", 2, {**cards, "admirals.1.directives": ["DI01", "DI02"]})
    assert not met("HA4", 2, {**cards, "admirals.1.directives": ["DI01"]})


@pytest.mark.rule("REV-P-10.4.3")
def test_three_civilian_ships() -> None:
    ships = {f"ships.{name} civilian.sector": "8" for name in ("Zenor", "Fenrax", "Yarvek")}
    assert met("HA4", 3, ships)
    assert not met("HA4", 3, {**ships, "ships.Zenor civilian.sector": "supply"})


@pytest.mark.rule("REV-P-10.5.2")
def test_five_training_cards() -> None:
    assert met("HA5", 2, {"admirals.1.cadets": CADETS})
    assert not met("HA5", 2, {"admirals.1.cadets": FOUR_CADETS})


@pytest.mark.rule("REV-P-10.5.3", "GAP-P-27")
def test_six_absorbers_on_the_map() -> None:
    assert met("HA5", 3, {"sectors.1.absorbers": 4, "centre.N": 2})
    assert not met("HA5", 3, {"sectors.1.absorbers": 5})


@pytest.mark.rule("REV-P-10.6.2")
def test_the_highest_level_and_four_science() -> None:
    assert met("HA6", 2, {"admirals.1.level": 4, "admirals.1.resources": stock(science=4)})
    assert not met("HA6", 2, {"admirals.1.level": 3, "admirals.1.resources": stock(science=4)})
    assert not met("HA6", 2, {"admirals.1.level": 4, "admirals.1.resources": stock(science=3)})


@pytest.mark.rule("REV-P-10.6.3", "GAP-P-13")
def test_at_most_five_damage() -> None:
    assert met("HA6", 3, {"revenant.damage": 3, "ships.Zenor ark.damage": 2})
    assert not met("HA6", 3, {"revenant.damage": 3, "ships.Zenor ark.damage": 3})


@pytest.mark.rule("REV-P-10.7.2")
def test_influence_8_without_hidden_cards_and_four_energy() -> None:
    given = {"admirals.1.influence.Zenor": 8, "rewards.Zenor": [], "admirals.1.resources": stock(energy=4)}
    assert met("HA7", 2, given)
    assert not met("HA7", 2, {**given, "admirals.1.influence.Zenor": 6, "admirals.1.hidden.Zenor": 2})
    assert not met("HA7", 2, {**given, "admirals.1.resources": stock(energy=3)})


@pytest.mark.rule("REV-P-10.7.3")
def test_every_class_on_the_map() -> None:
    assert met("HA7", 3, {"ships.Zenor civilian.sector": "1"})
    assert not met("HA7", 3, {})


@pytest.mark.rule("REV-P-10.8.1", "CON-P-05")
def test_three_houses_with_a_power_of_nine() -> None:
    eight = {**NO, **house("Zenor", "afd"), **house("Fenrax", "afc"), **house("Belitan", "ad")}
    assert not met("HA8", 1, {**eight, **house("Yarvek", "ad")})  # of three houses, not of all
    assert met("HA8", 1, {**eight, **house("Belitan", "adc")})
    uneven = {**NO, **house("Zenor", "afdc"), **house("Fenrax", "ad"), **house("Belitan", "ad")}
    assert not met("HA8", 1, uneven)
    assert met("HA8", 1, {**uneven, **house("Belitan", "adc")})


@pytest.mark.rule("REV-P-10.8.2")
def test_two_influence_with_every_house() -> None:
    given = {**ALL_TRACKS, "rewards.*": [5, 8]}
    assert met("HA8", 2, given)
    assert not met("HA8", 2, {**given, "admirals.1.influence.Zenor": 0, "admirals.1.hidden.Zenor": 3})


@pytest.mark.rule("REV-P-10.8.3")
def test_a_damage_tile_was_resolved() -> None:
    assert met("HA8", 3, {"tiles.resolved": ["RT8"]})
    assert not met("HA8", 3, {})
