"""Chapter 4: the breach phase."""

import pytest
from tests.rules.revenant_prototype.table import SECTORS, Table, corrupt, quiet, sit, stock

NEXT = {"coming": ["turn 1"]}


def bare(*ships: str) -> dict[str, str]:
    """Only these house ships, each 'house kind sector', are on the map."""
    given = {"ships.*ark.sector": "supply", "ships.*fighter.sector": "supply", "ships.*dropship.sector": "supply"}
    return given | {f"ships.{ship.rsplit(' ', 1)[0]}.sector": ship.rsplit(" ", 1)[1] for ship in ships}


def void(table: Table) -> list[int]:
    return [table.at(f"sectors.{sector}.void") for sector in SECTORS]


@pytest.mark.rule("REV-P-4.1")
def test_sectors_in_ascending_order_without_the_empty_ones() -> None:
    table = sit({**quiet(s2=1, s6=1, s4=1), "cycle": 1, "coming": []}, "breach").until("draw")
    assert [event.a for event in table.events(what="fight")] == [2, 4, 6]


@pytest.mark.rule("REV-P-4.2")
@pytest.mark.parametrize(("absorbers", "damage"), [(0, 2), (1, 1), (2, 0), (5, 0)])
def test_damage_is_voidborn_minus_absorbers(absorbers: int, damage: int) -> None:
    table = sit({**quiet(s1=2), "sectors.1.absorbers": absorbers, **NEXT}, "attack 1")
    assert table.at("ships.Fenrax ark.damage") == damage
    assert void(table)[0] == 2


@pytest.mark.rule("REV-P-4.3", "REV-P-4.6")
def test_damage_goes_to_house_ships_never_to_frigates() -> None:
    given = {**quiet(s4=1), "ships.frigate 1.sector": "4", **NEXT}
    table = sit(given, "attack 4")
    assert table.options() == ["damage Belitan ark", "damage Belitan dropship"]
    table.do("damage Belitan dropship")
    assert table.at("ships.Belitan dropship.damage") == 1
    table = sit({**quiet(s4=1), **bare(), "ships.frigate 1.sector": "4", **NEXT}, "attack 4")
    assert table.at("ships.frigate 1.damage") == 0
    assert table.at("revenant.damage") == 1


@pytest.mark.rule("REV-P-4.4", "GAP-A-02")
def test_the_closest_frigate_decides() -> None:
    given = {"ships.frigate 1.sector": "8", "ships.frigate 2.sector": "E", "ships.frigate 3.sector": "6", **NEXT}
    assert sit({**quiet(s3=1), **given}, "attack 3").seat == 2
    assert sit({**quiet(s7=1), **given, "ships.frigate 3.sector": "5"}, "attack 7").seat == 1


@pytest.mark.rule("REV-P-4.5", "CON-X-25")
def test_distance_ties_go_to_tactics() -> None:
    given = {**quiet(s3=1), "ships.frigate *.sector": "2", "admirals.2.tactics": 3, "admirals.3.tactics": 3, **NEXT}
    assert sit({**given, "admirals.2.arrival": 7, "admirals.3.arrival": 5}, "attack 3").seat == 3
    assert sit({**given, "admirals.2.tactics": 4}, "attack 3").seat == 2


@pytest.mark.rule("REV-P-4.7", "GAP-A-03", "REV-P-7.1")
@pytest.mark.parametrize(("kind", "slots"), [("ark", 3), ("fighter", 1), ("dropship", 1), ("civilian", 0)])
def test_a_ship_without_a_free_slot_is_destroyed(kind: str, slots: int) -> None:
    ship = f"Zenor {kind}"
    given = {**quiet(s2=slots + 1), **bare(f"{ship} 2"), f"ships.{ship}.sector": "2", **NEXT}
    if slots:
        table = sit({**given, "sectors.2.void": slots}, "attack 2")
        assert table.at(f"ships.{ship}.damage") == slots
        assert table.power("Zenor") == 1
    table = sit(given, "attack 2")
    assert table.at(f"ships.{ship}.sector") == "supply"
    assert table.power("Zenor") == 0
    rich = sit({**given, "sectors.2.void": 0, f"ships.{ship}.sector": "supply", "coming": ["turn 1"]})
    assert ship in rich.man("deploy").do("influence Zenor", "deploy a ship").options("deploy")  # it may return


@pytest.mark.rule("REV-P-4.8")
def test_excess_damage_falls_on_the_revenant() -> None:
    table = sit({**quiet(s2=5), **bare("Zenor dropship 2"), **NEXT}, "attack 2")
    assert table.at("ships.Zenor dropship.sector") == "supply"
    assert table.at("revenant.damage") == 3


@pytest.mark.rule("REV-P-4.9", "GAP-P-07")
def test_a_full_revenant_resolves_the_top_tile() -> None:
    given = {**quiet(s2=1), **bare(), "revenant.damage": 5, "tiles.top": "Dying Heart", "admirals.*.influence.Zenor": 3}
    table = sit({**given, **NEXT}, "attack 2")
    assert [table.at(f"admirals.{seat}.influence.Zenor") for seat in (1, 2, 3)] == [2, 2, 2]
    assert table.at("revenant.damage") == 0
    assert table.at("tiles.resolved") == ["Dying Heart"]
    assert table.at("tiles.top") not in (None, "Dying Heart")


@pytest.mark.rule("REV-P-4.10", "CON-X-10")
def test_one_tile_per_breach() -> None:
    given = {**quiet(s2=4, s4=4), **bare(), "revenant.damage": 5, "tiles.top": "Dying Heart", "cycle": 1, "coming": []}
    table = sit(given, "breach").until("draw")
    assert table.at("revenant.damage") == 0
    assert len(table.at("tiles.resolved")) == 1
    table = sit({**given, "tiles.struck": 1, "coming": []}, "breach").until("draw")
    assert len(table.at("tiles.resolved")) == 1  # each breach begins anew


@pytest.mark.rule("GAP-P-07")
@pytest.mark.parametrize(
    ("tile", "path", "before", "after"),
    [
        ("Silent Bridge", "admirals.*.tactics", 5, 3),
        ("Hangar Collapse", "ships.Belitan dropship.damage", 0, 1),
        ("Shattered Docks", "ships.Zenor ark.damage", 2, 3),
        ("Fuel Bleed", "admirals.*.resources.neutronium", 2, 1),
    ],
)
def test_what_tiles_do(tile: str, path: str, before: int, after: int) -> None:
    given = {**quiet(s2=1), "ships.Yarvek dropship.sector": "3", "revenant.damage": 5, "tiles.top": tile}
    table = sit({**given, path: before, **NEXT}, "attack 2")
    assert table.at(path.replace("*", "1")) == after
    assert table.at(path.replace("*", "3")) == after


@pytest.mark.rule("GAP-P-07", "GAP-P-08")
def test_tiles_that_ask() -> None:
    given = {**quiet(s2=1), "ships.Yarvek dropship.sector": "3", "revenant.damage": 5, "order": [2, 3, 1], **NEXT}
    table = sit({**given, "tiles.top": "Hull Rupture"}, "attack 2")
    seats = []
    while table.asked == "lose":
        seats.append(table.seat)
        table.do(table.options()[0])
    assert seats == [2, 2, 3, 3, 1, 1]  # in turn order
    hands = {f"admirals.{seat}.hand": [f"DI0{seat}", f"DI0{seat + 3}", f"DI1{seat}"] for seat in (1, 2, 3)}
    table = sit({**given, **hands, "tiles.top": "Scrambled Archives"}, "attack 2")
    while table.asked == "lose":
        table.do(table.options()[0])
    assert [len(table.at(f"admirals.{seat}.hand")) for seat in (1, 2, 3)] == [1, 1, 1]
    full = corrupt(
        "remove corruption", "gain resource", "gain tactics", "play card", "activate", "move frigate", seat=2
    )
    table = sit({**given, **full, "admirals.2.resources": stock(), "tiles.top": "Reactor Leak"}, "attack 2")
    assert (table.asked, table.seat) == ("corrupt", 3)  # seat 2 has no free slot


@pytest.mark.rule("GAP-P-07", "REV-P-1.7")
def test_fuel_bleed_spawns_in_every_rift_sector() -> None:
    given = {**quiet(s2=1, s7=7), "ships.Yarvek dropship.sector": "3", "revenant.damage": 5, "tiles.top": "Fuel Bleed"}
    table = sit({**given, "sectors.3.rift": True, "sectors.7.rift": True, **NEXT}, "attack 2")
    assert void(table) == [0, 1, 1, 0, 0, 0, 7, 0]


@pytest.mark.rule("REV-P-4.11", "CON-X-09", "CON-P-04")
def test_a_rift_with_voidborn_ships_corrupts_one_ship() -> None:
    given = {**quiet(s4=1), "sectors.4.rift": True, "sectors.4.absorbers": 1, "ships.frigate 3.sector": "4", **NEXT}
    table = sit(given, "attack 4")
    assert (table.asked, table.seat) == ("taint", 3)  # no damage was dealt
    assert table.options("taint") == ["Belitan ark", "Belitan dropship"]
    table.do("taint Belitan dropship")
    assert table.at("ships.Belitan dropship.corrupted")
    assert not table.at("ships.Belitan ark.corrupted")
    table = sit({**quiet(), "sectors.4.rift": True, "cycle": 1, "coming": []}, "breach").until("draw")
    assert not table.at("ships.Belitan ark.corrupted")  # a rift alone does nothing


@pytest.mark.rule("REV-P-4.12")
def test_no_second_corruption() -> None:
    given = {**quiet(s4=1), "sectors.4.rift": True, "sectors.4.absorbers": 1, "ships.Belitan ark.corrupted": True}
    table = sit({**given, "ships.Yarvek dropship.sector": "4", **NEXT}, "attack 4")
    assert table.refuses("taint Belitan ark", "REV-P-4.12")
    table = sit({**given, "ships.Belitan dropship.corrupted": True, **NEXT}, "attack 4")
    assert table.asked == "man"  # nobody was asked


@pytest.mark.rule("REV-P-4.13")
def test_civilian_ships_are_never_corrupted() -> None:
    given = {**quiet(s4=1), "sectors.4.rift": True, "sectors.4.absorbers": 1, "ships.Zenor civilian.sector": "4"}
    table = sit({**given, **NEXT}, "attack 4")
    assert table.refuses("taint Zenor civilian", "REV-P-4.13")
    assert not table.options("taint frigate")


@pytest.mark.rule("REV-P-4.14")
def test_absorbers_leave_the_sector_and_the_hyperjump_phase_follows() -> None:
    given = {**quiet(s8=1), "sectors.8.absorbers": 2, "charged": True, "cycle": 1, "coming": []}
    table = sit(given, "breach").until("draw", "man")
    assert table.at("sectors.8.absorbers") == 0
    assert table.order_of("fight", "shields_gone", "hyperjump") == ["fight", "shields_gone", "hyperjump"]
