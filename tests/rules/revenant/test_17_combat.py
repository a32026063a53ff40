"""Chapter 17: the combat phase."""

from typing import Any

import pytest
from tests.rules.revenant.table import HOUSES, SECTORS, Table, corrupt, sit, stock

IN_3 = ["Fenrax fighter", "Shiveus ark", "Yarvek ark"]  # of the calm board; 3 void ships, a rift, seat 2's frigate


def fight(sector: str, given: dict[str, Any] | None = None, players: int = 3) -> Table:
    return sit(given, f"fight {sector}", players)


# ---- 17.1


@pytest.mark.rule("REV-F-17.1.1")
def test_sectors_fight_in_ascending_order() -> None:
    table = sit({f"sectors.{sector}.shields": 6 for sector in SECTORS}, "combat")
    assert [event.a for event in table.events(what="fight")] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("REV-F-17.1.2")
def test_a_fight_deals_damage_then_spreads_corruption_then_the_next_begins() -> None:
    given = {"sectors.1.void": 1, "sectors.2.void": 1, "coming": ["turn 1", "fight 2"]}
    table = sit(given, "fight 1")
    assert table.order_of("fight", "ship_hit", "ship_corrupted") == [
        "fight",
        "ship_hit",
        "ship_corrupted",
        "fight",
        "ship_hit",
    ]
    table = fight("1", {"sectors.1.shields": 5})
    assert table.order_of("fight", "shields_ward", "shields_gone") == ["fight", "shields_ward", "shields_gone"]


# ---- 17.2 damage


@pytest.mark.rule("REV-F-17.2.1")
@pytest.mark.parametrize("void", [0, 1, 4, 6])
def test_as_many_damage_as_void_ships(void: int) -> None:
    table = fight("3", {"sectors.3.void": void, "sectors.3.rift": False})
    asked = 0
    while table.asked == "damage":
        asked += 1
        table.do(next(option for option in table.options() if option.startswith("damage")))
    assert asked == void
    assert sum(table.at(f"ships.{ship}.damage") for ship in IN_3) == void
    assert table.at("sectors.3.void") == void, "void ships stay"


@pytest.mark.rule("REV-F-17.2.2", "GAP-A-02")
@pytest.mark.parametrize(("sector", "seat"), [("3", 2), ("7", 3), ("6", 1)])
def test_the_nearest_frigate_resolves(sector: str, seat: int) -> None:
    frigates = {"ships.frigate 1.sector": "5", "ships.frigate 2.sector": "3", "ships.frigate 3.sector": "8"}
    assert fight(sector, frigates).seat == seat


@pytest.mark.rule("GAP-A-02")
def test_distance_counts_through_the_centre() -> None:
    """From 6 to 2 it is 3 through the centre, as from 5: equally near, so the lower tile resolves."""
    given = {"ships.frigate 1.sector": "6", "ships.frigate 2.sector": "5", "ships.frigate 3.sector": "5"}
    given |= {"ships.Zenor fighter.sector": "2"}
    assert fight("2", {**given, "order": [1, 2, 3]}).seat == 1
    assert fight("2", {**given, "order": [2, 1, 3]}).seat == 2


@pytest.mark.rule("REV-F-17.2.3")
@pytest.mark.parametrize(("order", "seat"), [([1, 2, 3], 1), ([2, 1, 3], 2), ([3, 2, 1], 3)])
def test_of_equally_near_frigates_the_lowest_tile_resolves(order: list[int], seat: int) -> None:
    together = {f"ships.frigate {number}.sector": "4" for number in (1, 2, 3)}
    assert fight("3", {**together, "order": order}).seat == seat


@pytest.mark.rule("REV-F-17.2.4", "REV-F-17.2.5", "REV-F-17.5.1")
@pytest.mark.parametrize("shields", [1, 2, 3, 5])
def test_shields_ward_damage_without_a_choice_and_are_gone(shields: int) -> None:
    table = fight("3", {"sectors.3.shields": shields, "sectors.3.rift": False})
    asked = 0
    while table.asked == "damage":
        assert not [option for option in table.options() if "shield" in option]
        asked += 1
        table.do("damage Yarvek ark")
    assert asked == max(0, 3 - shields)
    assert table.at("sectors.3.shields") == 0


@pytest.mark.rule("REV-F-17.2.6", "REV-F-17.2.7", "REV-F-17.2.8", "GAP-A-03")
def test_each_damage_goes_to_a_free_slot_or_destroys_a_ship_without_one() -> None:
    given = {"ships.Zenor shuttle.sector": "3", "ships.Shiveus ark.damage": 2}
    table = fight("3", given)
    assert table.options() == ["damage Fenrax fighter", "damage Shiveus ark", "damage Yarvek ark", "lose Zenor shuttle"]
    table.do("damage Fenrax fighter")
    assert table.options() == ["lose Fenrax fighter", "damage Shiveus ark", "damage Yarvek ark", "lose Zenor shuttle"]
    table.do("damage Shiveus ark")
    assert "lose Shiveus ark" in table.options()
    assert "damage Shiveus ark" not in table.options()


@pytest.mark.rule("GAP-A-03")
@pytest.mark.parametrize(("ship", "slots"), [("ark", 3), ("fighter", 1), ("dropship", 1), ("shuttle", 0)])
def test_damage_slots_of_each_class(ship: str, slots: int) -> None:
    """Alone in sector 2, with one void ship more than slots."""
    alone = {
        "ships.Yarvek dropship.sector": "supply",
        "ships.Belitan ark.sector": "3",
        f"ships.Belitan {ship}.sector": "2",
    }
    for void in (slots, slots + 1):
        table = fight("2", {**alone, "sectors.2.void": void})
        assert table.at(f"ships.Belitan {ship}.sector") == ("2" if void == slots else "supply")


@pytest.mark.rule("REV-F-17.2.9", "GAP-A-04", "REV-F-17.1.3")
def test_a_destroyed_ship_returns_to_the_supply_clean() -> None:
    given = {"ships.Fenrax fighter": {"damage": 1, "corrupted": True}, "sectors.3.void": 1}
    table = fight("3", given).do("lose Fenrax fighter")
    lost = table.at("ships.Fenrax fighter")
    assert lost == {"sector": "supply", "damage": 0, "corrupted": False, "crew": "none", "landed": False}
    assert table.at("power.Fenrax") == 1
    assert [table.at(f"admirals.{seat}.residual") for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("REV-F-17.2.10")
def test_frigates_take_no_damage() -> None:
    together = {f"ships.frigate {number}.sector": "3" for number in (1, 2, 3)}
    table = fight("3", {**together, "sectors.3.void": 6})
    while table.asked == "damage":
        assert not [option for option in table.options() if "frigate" in option]
        table.do(table.options()[0])
    assert all(table.at(f"ships.frigate {number}.damage") == 0 for number in (1, 2, 3))


@pytest.mark.rule("REV-F-17.2.11", "REV-F-17.3.1")
@pytest.mark.parametrize(("void", "revenant"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_with_no_house_ship_left_the_revenant_takes_the_rest(void: int, revenant: int) -> None:
    """The dropship alone in sector 2: one slot, then it is lost."""
    table = fight("2", {"sectors.2.void": void})
    assert table.at("revenant.damage") == revenant
    assert table.at("ships.Yarvek dropship.sector") == ("2" if void == 1 else "supply")


# ---- 17.3 the Revenant


EMPTY_5 = {"ships.Shiveus fighter.sector": "supply", "sectors.5.rift": False}  # all damage of 5 goes to the Revenant
NO_LOSS = {"defects.lower": "Scrambled Archives", "defects.upper": "Fuel Bleed"}  # data and cards; neutronium and void


@pytest.mark.rule("REV-F-17.3.1", "CON-F-07")
@pytest.mark.parametrize(("void", "damage", "struck"), [(5, 5, 0), (6, 0, 1)])
def test_the_sixth_damage_is_not_placed_but_strikes(void: int, damage: int, struck: int) -> None:
    table = fight("5", {**EMPTY_5, **NO_LOSS, "sectors.5.void": void})
    assert table.at("revenant.damage") == damage
    assert table.at("defects.struck") == struck
    assert table.at("defects.tucked") == ["Scrambled Archives"] * struck


@pytest.mark.rule("REV-F-17.3.2", "GAP-F-09")
def test_the_lower_defect_strikes_upper_effect_first_each_in_turn_order() -> None:
    """Scrambled Archives: each loses 1 data; then each 2 operation cards."""
    given = {**EMPTY_5, **NO_LOSS, "revenant.damage": 5, "sectors.5.void": 1, "order": [3, 1, 2]}
    for seat, hand in ((1, ["Scatter", "Ore Rush", "Mimic"]), (2, ["Hunter"]), (3, ["Shroud", "Purifier", "Analyst"])):
        given |= {f"admirals.{seat}.data": 1, f"admirals.{seat}.hand": hand}
    table = fight("5", given)
    assert table.asked == "lose"
    assert table.seat == 3
    assert [table.at(f"admirals.{seat}.data") for seat in (1, 2, 3)] == [0, 0, 0]
    assert len(table.options("discard")) == 3
    table.do("discard Shroud", "discard Analyst")
    assert table.seat == 1
    table.do("discard Mimic", "discard Scatter")
    assert [table.at(f"admirals.{seat}.hand") for seat in (1, 2, 3)] == [["Ore Rush"], [], ["Purifier"]]
    assert table.asked == "man"


@pytest.mark.rule("REV-F-17.3.2", "REV-F-06.1.8")
@pytest.mark.parametrize(("token", "energy", "corruption"), [("none", 1, 1), ("upper", 3, 1), ("lower", 1, 0)])
def test_only_uncovered_effects_are_resolved(token: str, energy: int, corruption: int) -> None:
    """Reactor Leak: each loses 2 energy; each gains corruption."""
    given = {**EMPTY_5, "defects.lower": "Reactor Leak", "defects.lower_token": token, "revenant.damage": 5}
    given |= {
        f"admirals.{seat}.compartments.{name}.corrupted": name not in ("promote", "affiliate")
        for seat in (1, 2, 3)
        for name in ("affiliate", "cleanse", "activate", "gain")
    }
    given |= {f"admirals.{seat}.resources": stock(energy=3) for seat in (1, 2, 3)}
    given |= {"sectors.5.void": 1, "defects.tokens_left": 2 if token == "none" else 1}
    table = fight("5", given)
    assert table.resources(1) == stock(energy=energy)
    assert table.at("admirals.1.compartments.affiliate.corrupted") is bool(corruption)


@pytest.mark.rule("REV-F-17.3.3", "REV-F-17.3.4", "GAP-F-10")
def test_the_struck_card_is_tucked_with_its_token() -> None:
    given = {**EMPTY_5, **NO_LOSS, "defects.lower_token": "upper", "defects.tokens_left": 1, "revenant.damage": 5}
    table = fight("5", {**given, "sectors.5.void": 1})
    assert table.at("defects.tucked") == ["Scrambled Archives"]
    assert table.at("defects.lower") is None
    assert table.at("defects.lower_token") == "none"
    assert table.at("defects.tokens_left") == 1


@pytest.mark.rule("REV-F-17.3.5")
def test_then_the_revenant_is_empty_and_takes_the_following_damage() -> None:
    table = fight("5", {**EMPTY_5, **NO_LOSS, "revenant.damage": 4, "sectors.5.void": 5})
    assert table.at("revenant.damage") == 3, "one to the fifth slot, one strikes, three follow"
    assert table.at("defects.struck") == 1


@pytest.mark.rule("REV-F-17.3.6", "REV-F-17.3.7", "REV-F-17.3.8", "GAP-F-10", "CON-F-08")
def test_the_second_defect_of_a_cycle_is_the_upper_card_which_stays_and_then_damage_is_ignored() -> None:
    given = {
        **EMPTY_5,
        **NO_LOSS,
        "defects.struck": 1,
        "defects.lower": None,
        "revenant.damage": 5,
        "sectors.5.void": 4,
    }
    table = fight("5", {**given, "defects.tucked": ["Scrambled Archives"]})
    assert [table.resources(seat)["neutronium"] for seat in (1, 2, 3)] == [0, 0, 0], "Fuel Bleed"
    assert table.at("defects.upper") == "Fuel Bleed"
    assert table.at("defects.tucked") == ["Scrambled Archives"]
    assert table.at("defects.struck") == 2
    assert table.at("revenant.damage") == 0


@pytest.mark.rule("REV-F-17.3.8")
@pytest.mark.parametrize(("struck", "damage"), [(1, 3), (2, 0)])
def test_after_the_second_defect_damage_to_the_revenant_is_ignored(struck: int, damage: int) -> None:
    given = {
        **EMPTY_5,
        **NO_LOSS,
        "defects.struck": struck,
        "defects.lower": None,
        "defects.tucked": ["Scrambled Archives"],
    }
    assert fight("5", given).at("revenant.damage") == damage


@pytest.mark.rule("REV-F-17.3.8")
def test_the_next_cycle_begins_without_defects_struck() -> None:
    table = sit({"defects.struck": 2, "coming": []}, "next cycle")
    assert table.at("defects.struck") == 0


@pytest.mark.rule("GAP-F-09")
def test_the_resolver_of_a_defect_is_the_one_of_the_sector() -> None:
    """Hull Rupture: each loses a resource; the resolver damages two different house ships."""
    given = {
        **EMPTY_5,
        "revenant.damage": 5,
        "sectors.5.void": 1,
        "ships.frigate 1.sector": "1",
        "ships.frigate 2.sector": "5",
    }
    given |= {f"admirals.{seat}.resources": stock(material=1) for seat in (1, 2, 3)}
    table = fight("5", given)
    assert [table.resources(seat) for seat in (1, 2, 3)] == [stock()] * 3
    assert table.seat == 2
    table.do("damage Zenor ark")
    assert "damage Zenor ark" not in table.options(), "two different ships"
    table.do("damage Fenrax fighter")
    assert table.at("ships.Zenor ark.damage") == 1
    assert table.at("ships.Fenrax fighter.damage") == 1


@pytest.mark.rule("GAP-F-09", "GAP-A-08")
def test_defect_damage_goes_on_free_slots_only_and_never_destroys() -> None:
    given = {**EMPTY_5, "defects.lower": "Hangar Collapse", "revenant.damage": 5, "sectors.5.void": 1}
    given |= {"ships.Yarvek dropship.damage": 1, "ships.Zenor shuttle.sector": "8", "ships.Fenrax shuttle.sector": "2"}
    table = fight("5", given)
    assert table.options() == ["lose Fenrax shuttle", "lose Zenor shuttle"]
    table.do("lose Zenor shuttle")
    assert table.at("power.Zenor") == 2
    assert table.at("ships.Yarvek dropship.sector") == "2"
    assert [table.at(f"ships.{house} dropship.damage") for house in ("Yarvek", "Belitan", "Dunlork")] == [1, 1, 1]


@pytest.mark.rule("GAP-F-09")
def test_losses_that_cannot_be_met_are_ignored() -> None:
    given = {**EMPTY_5, "defects.lower": "Silent Bridge", "revenant.damage": 5, "sectors.5.void": 1}
    given |= {"admirals.1.hidden.Zenor": 2, "admirals.2.hidden.Zenor": 3, "admirals.2.tactics": 5, "admirals.2.rank": 1}
    given |= {"admirals.3.tactics": 2, "admirals.3.rank": 1}
    table = fight("5", given)
    assert [table.at(f"admirals.{seat}.tactics") for seat in (1, 2, 3)] == [0, 3, 1], "not below the rank field"
    assert [table.hidden(seat) for seat in (1, 2, 3)] == [2, 2, 0], "only who has three or more loses one"


@pytest.mark.rule("GAP-F-09", "GAP-F-21")
def test_corruption_of_a_defect_without_a_free_slot_is_ignored() -> None:
    full = {**corrupt("affiliate", "cleanse", "activate", "gain"), "admirals.1.resources": stock(energy=2)}
    given = {**EMPTY_5, **full, "defects.lower": "Reactor Leak", "revenant.damage": 5, "sectors.5.void": 1}
    table = fight("5", given)
    assert table.seat == 2
    assert table.asked == "corrupt"
    assert table.resources() == stock()


@pytest.mark.rule("GAP-F-09")
def test_void_ships_of_a_defect_count_for_later_fights_only() -> None:
    """Fuel Bleed adds one in every rift sector; the fight in 1 goes on with the damage it began with."""
    given = {"ships.Fenrax ark.sector": "2", "defects.lower": "Fuel Bleed", "revenant.damage": 5, "sectors.1.void": 2}
    given |= {"sectors.3.rift": True, "coming": ["turn 1", "fight 3"], "sectors.3.void": 0}
    table = sit(given, "fight 1")
    assert table.at("revenant.damage") == 1
    assert table.at("sectors.1.void") == 3
    assert table.asked == "damage"
    assert table.seat == 2
    table.do("damage Yarvek ark")
    assert table.asked == "taint", "one void ship came to sector 3"


@pytest.mark.rule("GAP-F-09", "REV-F-10.4")
def test_lost_influence_is_taken_where_it_is_highest_and_the_owner_breaks_ties() -> None:
    given = {**EMPTY_5, "cycle": 3, "defects.lower": "Dying Heart", "revenant.damage": 5, "sectors.5.void": 1}
    given |= {"admirals.1.influence.Zenor": 3, "admirals.1.influence.Fenrax": 3, "admirals.1.influence.Belitan": 1}
    table = fight("5", given)
    assert table.options() == ["influence Fenrax", "influence Zenor"]
    table.do("influence Zenor")
    assert table.at("admirals.1.influence.Zenor") == 2
    assert [table.at(f"ships.{house} ark.damage") for house in HOUSES] == [1] * 7


# ---- 17.4 corruption


@pytest.mark.rule("REV-F-17.4.1", "REV-F-17.4.2")
def test_with_a_rift_and_damage_one_ship_of_the_sector_is_corrupted() -> None:
    table = fight("3", {"sectors.3.void": 1}).do("damage Yarvek ark")
    assert table.asked == "taint"
    assert table.seat == 2
    assert table.options() == ["taint Fenrax fighter", "taint Shiveus ark", "taint Yarvek ark"]
    table.do("taint Shiveus ark")
    assert [table.at(f"ships.{ship}.corrupted") for ship in IN_3] == [False, True, False]


@pytest.mark.rule("REV-F-17.4.1")
def test_without_a_rift_nothing_spreads() -> None:
    table = fight("3", {"sectors.3.void": 1, "sectors.3.rift": False}).do("damage Yarvek ark")
    assert table.asked == "man"


@pytest.mark.rule("GAP-F-26", "REV-F-17.4.1")
def test_warded_damage_spreads_nothing_and_a_destroyed_ship_counts_as_damaged() -> None:
    assert fight("3", {"sectors.3.shields": 3}).asked == "man"
    given = {"ships.Zenor shuttle.sector": "3", "sectors.3.shields": 2}
    assert fight("3", given).do("lose Zenor shuttle").asked == "taint"


@pytest.mark.rule("GAP-F-26")
def test_damage_to_the_revenant_alone_spreads_nothing() -> None:
    table = fight("5", {"ships.Shiveus fighter.sector": "supply"})
    assert table.at("revenant.damage") == 3
    assert not table.order_of("ship_corrupted")


@pytest.mark.rule("REV-F-17.4.3", "REV-F-17.4.4")
def test_a_ship_holds_one_corruption_and_a_shuttle_none() -> None:
    given = {"ships.Zenor shuttle.sector": "3", "ships.Shiveus ark.corrupted": True, "sectors.3.void": 1}
    table = fight("3", given).do("damage Yarvek ark")
    assert table.options() == ["taint Fenrax fighter", "taint Yarvek ark"]
    assert table.refuses("taint Shiveus ark", "REV-F-17.4.3")
    assert table.refuses("taint Zenor shuttle", "REV-F-17.4.4")


@pytest.mark.rule("REV-F-17.4.5")
def test_with_every_ship_corrupted_the_step_is_skipped() -> None:
    given = {f"ships.{ship}.corrupted": True for ship in IN_3}
    table = fight("3", {**given, "ships.Zenor shuttle.sector": "3", "sectors.3.void": 1}).do("damage Yarvek ark")
    assert table.asked == "man"


# ---- 17.5, 17.6


@pytest.mark.rule("REV-F-17.5.1")
def test_remaining_shields_go_also_without_void_ships() -> None:
    assert fight("3", {"sectors.3.shields": 2, "sectors.3.void": 0}).at("sectors.3.shields") == 0
    table = fight("3", {"sectors.3.shields": 5, "sectors.4.shields": 2})
    assert table.at("sectors.3.shields") == 0
    assert table.at("sectors.4.shields") == 2, "not yet its turn"


CLEAN = {"defects.lower": "Hull Rupture", "defects.upper": "Silent Bridge"}


@pytest.mark.rule("REV-F-17.6.1", "REV-F-17.6.2", "REV-F-17.6.4", "REV-F-17.6.6")
@pytest.mark.parametrize("cycle", [1, 2, 3])
def test_the_clean_up_discards_the_lower_card_moves_the_upper_and_reveals_one(cycle: int) -> None:
    given = {**CLEAN, "cycle": cycle}
    table = sit(given, "clean up", luck=("defect Reactor Leak",))
    assert table.at("defects.lower") == "Silent Bridge"
    assert table.at("defects.upper") == "Reactor Leak"
    assert table.at("defects.tucked") == []
    piles = table.at("piles.defects") + table.at("piles.core_defects")
    assert "Hull Rupture" not in piles, "discarded for good"


@pytest.mark.rule("REV-F-17.6.1")
def test_the_clean_up_comes_after_all_fights() -> None:
    table = sit({**CLEAN, **{f"sectors.{sector}.shields": 6 for sector in SECTORS}}, "combat")
    order = table.order_of("fight", "defect_revealed")
    assert order[-9:] == ["fight"] * 8 + ["defect_revealed"]


@pytest.mark.rule("REV-F-17.6.3")
@pytest.mark.parametrize(("token", "left"), [("none", 1), ("upper", 2), ("lower", 2)])
def test_a_token_on_the_discarded_card_returns(token: str, left: int) -> None:
    table = sit({**CLEAN, "defects.lower_token": token, "defects.tokens_left": 1}, "clean up")
    assert table.at("defects.tokens_left") == left
    assert table.at("defects.lower_token") == "none"


@pytest.mark.rule("REV-F-17.6.5")
@pytest.mark.parametrize("token", ["none", "upper", "lower"])
def test_a_token_on_the_moved_card_stays_on_its_effect(token: str) -> None:
    table = sit({**CLEAN, "defects.upper_token": token, "defects.tokens_left": 1}, "clean up")
    assert table.at("defects.lower_token") == token
    assert table.at("defects.upper_token") == "none"
    assert table.at("defects.tokens_left") == 1


@pytest.mark.rule("REV-F-17.6.4", "GAP-F-10")
def test_after_the_lower_card_was_tucked_the_upper_moves_down() -> None:
    given = {**CLEAN, "defects.lower": None, "defects.tucked": ["Hull Rupture"], "defects.struck": 1}
    table = sit(given, "clean up")
    assert table.at("defects.lower") == "Silent Bridge"
    assert table.at("defects.tucked") == ["Hull Rupture"]


@pytest.mark.rule("GAP-F-09", "REV-F-17.6.6")
@pytest.mark.parametrize(
    ("tucked", "lower", "upper", "revealed"),
    [
        ([], "Hull Rupture", "Silent Bridge", {"Scrambled Archives", "Reactor Leak", "Hangar Collapse", "Fuel Bleed"}),
        (["Hull Rupture"], "Silent Bridge", "Reactor Leak", {"Core Fracture", "Dying Heart"}),
        (["Hull Rupture", "Silent Bridge"], "Reactor Leak", "Core Fracture", {"Dying Heart"}),
    ],
)
def test_three_normal_defects_are_followed_by_the_two_of_the_core(
    tucked: list[str], lower: str, upper: str, revealed: set[str]
) -> None:
    given = {"cycle": len(tucked) + 1, "defects.tucked": tucked, "defects.lower": lower, "defects.upper": upper}
    table = sit(given, "clean up")
    assert table.at("defects.upper") in revealed
    assert table.at("defects.lower") == upper


@pytest.mark.rule("REV-F-17.6.7")
def test_no_clean_up_in_cycle_4() -> None:
    table = sit({**CLEAN, "cycle": 4, "defects.lower_token": "upper", "defects.tokens_left": 1}, "clean up")
    assert table.match.over
    assert table.at("defects.lower") == "Hull Rupture"
    assert table.at("defects.upper") == "Silent Bridge"
    assert table.at("defects.lower_token") == "upper"
