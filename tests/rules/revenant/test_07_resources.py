"""Chapter 07: resources and the frigate board (positions do not matter: rearranging is free)."""

from typing import Any

import pytest
from tests.rules.revenant.table import COMPARTMENTS, RESOURCES, corrupt, sit, stock

FOUR = ["affiliate", "cleanse", "activate", "gain"]


@pytest.mark.rule("REV-F-07.1")
def test_there_are_four_kinds_of_resource() -> None:
    table = sit()
    assert list(table.resources()) == ["material", "energy", "science", "neutronium"]
    assert table.emergency().options("gain") == RESOURCES


@pytest.mark.rule("REV-F-07.2", "REV-F-08.4", "GAP-F-04")
@pytest.mark.parametrize("corrupted", range(5))
def test_gained_resources_go_to_free_slots_of_uncorrupted_compartments(corrupted: int) -> None:
    room = 4 + 2 * (4 - corrupted)
    given = {**corrupt(*FOUR[:corrupted]), "admirals.1.resources": stock(energy=room - 1)}
    table = sit(given).man("Yarvek ark").do("choose Provision (material)")
    assert table.resources() == stock(material=1, energy=room - 1)  # one fits
    assert table.asked == "overflow"  # the other does not


@pytest.mark.rule("REV-F-07.3")
@pytest.mark.parametrize(
    "kinds", [["energy"] * 3, ["material", "energy", "neutronium"], ["science", "science", "energy"]]
)
def test_resources_of_any_kind_mix_freely(kinds: list[str]) -> None:
    table = sit({"admirals.1.resources": stock(material=2)}).man("Belitan ark").do("choose Provision (convert)")
    for kind in kinds:
        assert table.options("gain") == RESOURCES
        table.do(f"gain {kind}")
    assert table.resources() == {kind: kinds.count(kind) for kind in RESOURCES}


@pytest.mark.rule("REV-F-07.4", "CON-F-01")
def test_a_frigate_board_holds_twelve_resources() -> None:
    table = sit({**corrupt(), "admirals.1.resources": stock(energy=11)}).man("Yarvek ark")
    table.do("choose Provision (material)")
    assert sum(table.resources().values()) == 12
    assert table.asked == "overflow"
    table.do("ignore material")
    assert sum(table.resources().values()) == 12


@pytest.mark.rule("REV-F-07.5", "GAP-A-17")
@pytest.mark.parametrize("surplus", ["ignore", "swap"])
def test_surplus_is_ignored_or_swapped(surplus: str) -> None:
    full = {"admirals.1.resources": stock(energy=8, science=2)}
    table = sit(full).man("Yarvek ark").do("choose Provision (material)")
    assert table.options() == ["ignore material", "swap out energy", "swap out science"]
    for _ in range(2):  # each surplus resource by itself
        table.do("ignore material" if surplus == "ignore" else "swap out science")
    assert table.resources() == (stock(energy=8, science=2) if surplus == "ignore" else stock(material=2, energy=8))
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-07.5", "GAP-A-17", "REV-F-08.5")
def test_resources_in_corrupted_compartments_make_no_room() -> None:
    given = {"admirals.1.compartments.gain.locked.science": 2, "admirals.1.resources": stock(energy=10)}
    table = sit(given).man("Yarvek ark").do("choose Provision (material)")
    assert table.options() == ["ignore material", "swap out energy"]


@pytest.mark.rule("GAP-A-17")
def test_nothing_is_discarded_without_a_gain() -> None:
    table = sit({"admirals.1.resources": stock(energy=10)})
    while table.seat == 1:
        assert not table.options("swap out")
        table.man("Zenor fighter") if table.asked == "man" else table.decline()
    assert table.resources() == stock(energy=10)


@pytest.mark.rule("REV-F-07.6")
def test_paid_resources_come_from_uncorrupted_compartments() -> None:
    locked = {"admirals.1.compartments.gain.locked.material": 2}
    table = sit({**locked, "admirals.1.resources": stock(material=2)}).man("Yarvek ark")
    assert table.refuses("choose Fabrication", "REV-F-01.3.3")  # two of the four lie behind corruption
    table = sit({**locked, "admirals.1.resources": stock(material=3)}).man("Yarvek ark").do("choose Fabrication")
    assert table.resources() == stock()
    assert table.at("admirals.1.compartments.gain.locked.material") == 2


@pytest.mark.rule("GAP-A-17")
def test_what_an_effect_gains_cannot_pay_its_cost() -> None:
    table = sit({"admirals.1.resources": stock(energy=1)}).man("Belitan ark")  # pay 2, gain 3
    assert table.refuses("choose Provision (convert)", "REV-F-01.3.3")


@pytest.mark.rule("REV-F-07.7")
def test_named_kinds_have_no_substitute() -> None:
    table = sit({"admirals.1.resources": stock(2, 4, 4)}).man("Yarvek ark")
    assert table.refuses("choose Fabrication", "REV-F-01.3.3")
    table = sit({"admirals.1.resources": stock(3, 1, 1)}).man("Yarvek ark").do("choose Fabrication")
    assert table.resources() == stock(0, 1, 1)


@pytest.mark.rule("REV-F-07.8")
@pytest.mark.parametrize(("card", "left"), [("Burn the Ledgers", 2), ("Drydock Shift", 2), ("Relief Convoy", 1)])
def test_a_discount_never_goes_below_zero(card: str, left: int) -> None:
    """Cards that cost nothing, M and MM, played 1 resource cheaper."""
    table = sit({"admirals.1.hand": [card], "admirals.1.resources": stock(material=2)}).man("Novaris ark")
    table.do("choose Calculation", f"play {card}")
    assert table.resources() == stock(material=left)


@pytest.mark.rule("REV-F-07.8")
def test_a_discount_makes_a_card_payable() -> None:
    given = {"admirals.1.hand": ["Relief Convoy"], "admirals.1.resources": stock(material=1)}
    table = sit(given).man("Novaris ark").do("choose Calculation")
    assert table.offers("play Relief Convoy")
    table.do("done").until("bonus")
    assert table.refuses("bonus affiliate", "REV-F-14.16")  # not at its full price


@pytest.mark.rule("REV-F-07.9", "REV-F-07.10", "GAP-F-04", "CON-F-01")
def test_four_compartments_can_be_corrupted_but_not_the_leftmost() -> None:
    assert list(sit().at("admirals.1.compartments")) == COMPARTMENTS
    given = {**corrupt(), "ships.Zenor fighter.corrupted": True}
    table = sit(given).man("Zenor fighter").do("done")
    assert table.options("corrupt") == FOUR
    assert table.refuses("corrupt promote", "REV-F-07.10")


@pytest.mark.rule("REV-F-07.9", "GAP-F-04")
@pytest.mark.parametrize("compartment", FOUR)
def test_each_of_the_four_takes_two_slots_with_it(compartment: str) -> None:
    room = {"admirals.1.resources": stock(energy=10)}
    table = sit({**corrupt(), **room}).man("Yarvek ark").do("choose Provision (material)")
    assert table.asked == "bonus"  # 12 of 12
    table = sit({**corrupt(compartment), **room}).man("Yarvek ark").do("choose Provision (material)")
    assert table.asked == "overflow"


@pytest.mark.rule("REV-F-07.10", "GAP-F-04")
def test_with_all_four_corrupted_four_slots_are_left() -> None:
    table = sit({**corrupt(*FOUR), "admirals.1.resources": stock(energy=2)}).man("Yarvek ark")
    table.do("choose Provision (material)")
    assert table.resources() == stock(material=2, energy=2)
    table = sit({**corrupt(*FOUR), "admirals.1.resources": stock(energy=4)}).man("Yarvek ark")
    assert table.do("choose Provision (material)").asked == "overflow"


TAINTED: dict[str, Any] = {"ships.Zenor fighter.corrupted": True}


@pytest.mark.rule("REV-F-07.11", "REV-F-08.1")
def test_resources_are_rearranged_just_before_corruption_is_placed() -> None:
    table = sit({**TAINTED, "admirals.1.resources": stock(4, 4)}).man("Zenor fighter").do("done", "corrupt cleanse")
    if table.asked == "lock":
        table.do("done")  # eight fit into what is left: nothing need stay behind
    assert table.resources() == stock(4, 4)
    assert sum(table.at("admirals.1.compartments.cleanse.locked").values()) == 0


@pytest.mark.rule("REV-F-07.11", "REV-F-07.4")
def test_what_finds_no_room_stays_behind() -> None:
    table = sit({**TAINTED, "admirals.1.resources": stock(5, 4)}).man("Zenor fighter").do("done", "corrupt cleanse")
    assert table.refuses("done", "REV-F-07.4")  # nine, and room for eight
    table.do("lock energy")
    if table.asked == "lock":
        table.do("done")
    assert table.resources() == stock(5, 3)
    assert table.at("admirals.1.compartments.cleanse.locked") == stock(energy=1)


@pytest.mark.rule("REV-F-07.12")
def test_resources_leave_a_corrupted_compartment_only_with_its_corruption() -> None:
    locked = {"admirals.1.compartments.gain.locked": stock(science=2), "admirals.1.resources": stock(science=1)}
    table = sit(locked).man("Zenor fighter").do("done")
    assert table.refuses("bonus promote", "REV-F-15.2")  # three science, but two of them locked
    table = sit(locked).man("Novaris ark").do("choose Reconnaissance", "part 2", "cleanse gain")
    assert table.resources() == stock(science=3)
    assert table.at("admirals.1.compartments.gain.locked") == stock()
    table.do("done")
    assert table.offers("bonus promote")
