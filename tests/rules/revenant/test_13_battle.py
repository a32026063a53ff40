"""Chapter 13: attacks, destruction, shields and repairs."""

import pytest
from tests.rules.revenant.table import SECTORS, sit, stock

GUNNER = {"admirals.1.cadets": [["Gunnery Cadet"], []]}  # attack: attack(1)


@pytest.mark.rule("REV-F-13.1")
@pytest.mark.parametrize(
    ("ship", "answers", "attacks"),
    [
        ("Shiveus fighter", (), True),
        ("frigate 1", ("effect A",), True),
        ("frigate 1", ("effect B",), False),
        ("Yarvek dropship", (), False),
        ("Zenor ark", (), False),
    ],
)
def test_fighters_and_frigates_attack(ship: str, answers: tuple[str, ...], attacks: bool) -> None:
    table = sit().man(ship).do(*answers)
    assert table.offers("attack") is attacks


@pytest.mark.rule("REV-F-13.1", "REV-F-13.3")
def test_there_is_nothing_to_attack_without_void_ships_in_the_sector() -> None:
    table = sit({"sectors.5.void": 0}).man("Shiveus fighter")
    assert table.refuses("attack", "REV-F-13.3")


@pytest.mark.rule("REV-F-13.2", "REV-F-13.3", "REV-F-13.4", "REV-F-13.5")
@pytest.mark.parametrize(("ship", "answers"), [("Shiveus fighter", ()), ("frigate 1", ("effect A",))])
def test_an_attack_deals_one_damage_in_its_sector_for_a_tactic(ship: str, answers: tuple[str, ...]) -> None:
    table = sit()
    void = [table.at(f"sectors.{sector}.void") for sector in SECTORS]
    table.man(ship).do(*answers, "attack").until("bonus")
    after = [table.at(f"sectors.{sector}.void") for sector in SECTORS]
    assert after == [n - 1 if sector == "5" else n for sector, n in zip(SECTORS, void, strict=True)]
    assert table.at("admirals.1.tactics") == 1
    assert not any(values["damage"] for values in table.at("ships").values())
    assert table.at("revenant.damage") == 0


@pytest.mark.rule("REV-F-13.5", "GAP-F-35")
def test_the_tactic_comes_at_once_with_each_void_ship() -> None:
    table = sit(GUNNER).man("Shiveus fighter").do("attack")
    assert table.asked == "bombard"
    assert table.at("admirals.1.tactics") == 1
    table.do("stay", "fire", "stay")
    assert table.order_of("killed", "tactics_gained") == ["killed", "tactics_gained"] * 2


@pytest.mark.rule("REV-F-13.6")
@pytest.mark.parametrize(("void", "killed"), [(1, 1), (2, 2), (3, 2)])
def test_each_additional_damage_destroys_one_more(void: int, killed: int) -> None:
    table = sit({**GUNNER, "sectors.5.void": void}).man("frigate 1").do("effect A", "attack")
    while table.offers("fire"):
        table.do("fire")
    assert table.at("sectors.5.void") == void - killed
    assert table.at("admirals.1.tactics") == killed


@pytest.mark.rule("REV-F-13.6", "REV-F-01.3.2")
def test_additional_damage_may_be_left() -> None:
    table = sit(GUNNER).man("frigate 1").do("effect A", "attack", "cease fire")
    assert table.at("sectors.5.void") == 2


@pytest.mark.rule("REV-F-13.7")
def test_additional_damage_is_dealt_where_the_attacker_then_is() -> None:
    table = sit(GUNNER).man("Shiveus fighter").do("attack", "move to 4", "fire")
    assert table.at("sectors.5.void") == 2
    assert table.at("sectors.4.void") == 0
    table = sit({**GUNNER, "sectors.4.void": 0}).man("Shiveus fighter").do("attack", "move to 4")
    assert not table.offers("fire"), "there is nothing to fire at in 4"


@pytest.mark.rule("REV-F-13.8", "GAP-F-22")
def test_direct_destruction_names_its_sectors_and_is_no_attack() -> None:
    given = {"admirals.1.hand": ["Broadside"], "admirals.1.resources": stock(energy=1), **GUNNER}
    table = sit({**given, "sectors.8.void": 0}).man("Yarvek ark").do("done", "bonus affiliate")
    assert table.options("destroy") == [sector for sector in SECTORS if sector != "8"]
    table.do("destroy 3")
    assert table.options() == ["destroy 3", "done"], "one sector, all units there"
    table.do("destroy 3")
    assert table.at("sectors.3.void") == 1
    assert table.at("admirals.1.tactics") == 2
    assert not table.offers("fire")
    assert not table.order_of("moved")


@pytest.mark.rule("REV-F-13.8")
def test_spread_destruction_may_be_divided() -> None:
    given = {"admirals.1.hand": ["Cleansing Fire"], "admirals.1.resources": stock(1, 1)}
    table = sit(given).man("Yarvek ark").do("done", "bonus affiliate", "destroy 1", "destroy 2", "destroy 3")
    assert [table.at(f"sectors.{sector}.void") for sector in "123"] == [2, 0, 2]
    assert table.at("admirals.1.tactics") == 3


@pytest.mark.rule("REV-F-13.8")
def test_destruction_at_the_frigate_reaches_only_its_sector() -> None:
    given = {"admirals.1.hand": ["No Quarter"], "admirals.1.resources": stock(1, 0, 0, 1)}
    table = sit(given).man("Yarvek ark").do("done", "bonus affiliate")
    assert table.options() == ["destroy 5", "done"]


@pytest.mark.rule("GAP-F-22")
def test_direct_destruction_never_bombards() -> None:
    given = {"admirals.1.frigate_cards": ["Purge Torpedoes"]}  # attack: destroy(adjacent,1)
    table = sit(given).man("frigate 1").do("effect A", "attack", "use Purge Torpedoes", "destroy 4")
    assert table.at("sectors.4.void") == 0
    assert table.at("ships.frigate 1.sector") == "5"
    assert table.asked != "bombard"
    assert table.at("admirals.1.tactics") == 2


@pytest.mark.rule("REV-F-13.9", "GAP-F-17")
def test_shields_are_placed_in_the_sectors_of_the_effect() -> None:
    given = {"admirals.1.hand": ["Raise the Wall"], "admirals.1.resources": stock(energy=1)}
    table = sit(given).man("Yarvek ark").do("done", "bonus affiliate")
    assert table.options("shield") == SECTORS
    table.do("shield 2", "shield 2", "shield 7", "done")
    assert [table.at(f"sectors.{sector}.shields") for sector in SECTORS] == [0, 2, 0, 0, 0, 0, 1, 0]


@pytest.mark.rule("REV-F-13.10", "REV-F-17.2.4")
@pytest.mark.parametrize("shields", [0, 1, 2, 3, 4])
def test_each_shield_wards_one_damage(shields: int) -> None:
    table = sit({"sectors.3.shields": shields, "sectors.3.rift": False}, "fight 3")
    while table.asked == "damage":
        table.do("damage Yarvek ark")
    assert table.at("ships.Yarvek ark.damage") == max(0, 3 - shields)


@pytest.mark.rule("REV-F-13.11")
def test_damage_is_removed_from_house_ships_and_the_revenant() -> None:
    given = {
        "admirals.1.hand": ["Drydock Shift"],  # M: repair(any,4)
        "admirals.1.resources": stock(1),
        "ships.Zenor ark.damage": 2,
        "ships.Fenrax fighter.damage": 1,
        "revenant.damage": 3,
    }
    table = sit(given).man("Zenor ark").do("bonus affiliate")
    assert table.options("repair") == ["Fenrax fighter", "Zenor ark", "Revenant"]
    table.do("repair Fenrax fighter")
    assert table.options("repair") == ["Zenor ark", "Revenant"]
    table.do("repair Revenant", "repair Revenant", "repair Zenor ark")
    assert table.at("revenant.damage") == 1
    assert table.at("ships.Zenor ark.damage") == 1
    assert table.at("ships.Fenrax fighter.damage") == 0
    assert table.asked != "repair"


@pytest.mark.rule("REV-F-13.11")
def test_repairs_of_the_revenant_alone_touch_no_ship() -> None:
    given = {
        "admirals.1.hand": ["Seal the Core"],  # ME: protect(1), repair(revenant,3)
        "admirals.1.resources": stock(1, 1),
        "ships.Zenor ark.damage": 2,
        "revenant.damage": 2,
    }
    table = sit(given).man("Yarvek ark").do("done", "bonus affiliate", "done")
    assert table.options() == ["repair Revenant", "done"]
    table.do("repair Revenant", "repair Revenant")
    assert table.at("revenant.damage") == 0
    assert table.asked != "repair"
