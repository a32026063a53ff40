"""Chapter 08: corruption and residual void."""

import pytest
from tests.rules.revenant.table import Table, corrupt, sit, stock

TAINTED = {"ships.Zenor fighter.corrupted": True}
EMPTY = {"admirals.1.resources": stock()}
ALL = ["affiliate", "cleanse", "activate", "gain"]


def corrupted(table: Table, seat: int = 1) -> list[str]:
    compartments = table.at(f"admirals.{seat}.compartments")
    return [name for name, compartment in compartments.items() if compartment["corrupted"]]


@pytest.mark.rule("REV-F-08.1")
@pytest.mark.parametrize("choice", ["affiliate", "activate"])
def test_gained_corruption_goes_to_an_empty_slot_of_choice(choice: str) -> None:
    table = sit({**TAINTED, **EMPTY, **corrupt("cleanse", "gain")}).man("Zenor fighter").do("done")
    assert table.options("corrupt") == ["affiliate", "activate"]
    assert table.refuses("corrupt cleanse", "REV-F-08.1")
    table.do(f"corrupt {choice}")
    assert set(corrupted(table)) == {"cleanse", "gain", choice}


@pytest.mark.rule("REV-F-08.1")
def test_the_last_free_slot_is_taken_without_a_question() -> None:
    table = sit({**TAINTED, **EMPTY, **corrupt("affiliate", "activate", "gain")}).man("Zenor fighter").do("done")
    assert corrupted(table) == ALL


@pytest.mark.rule("REV-F-08.2")
def test_placed_corruption_never_moves() -> None:
    table = sit({**TAINTED, **EMPTY, **corrupt("gain"), "admirals.1.hand": ["Scatter"]}).man("Zenor fighter")
    while table.seat == 1:
        assert "gain" in corrupted(table)
        table.decline()
    assert set(corrupted(table)) == {"gain", "affiliate"}  # the old one where it was, the new one beside it


@pytest.mark.rule("REV-F-08.3")
def test_gained_corruption_is_no_residual_void() -> None:
    table = sit({**TAINTED, **EMPTY}).man("Zenor fighter").do("done")
    assert all(option.startswith("corrupt ") for option in table.options())
    table.do("corrupt cleanse").finish_turn()
    assert table.at("admirals.1.residual") == 0


@pytest.mark.rule("REV-F-08.4")
def test_a_corrupted_compartment_takes_no_resources() -> None:
    given = {**corrupt(*ALL), "admirals.1.resources": stock(energy=3)}
    table = sit(given).man("Yarvek ark").do("choose Provision (material)", "ignore material")
    assert table.resources() == stock(material=1, energy=3)  # four slots of the leftmost compartment
    assert all(sum(table.at(f"admirals.1.compartments.{name}.locked").values()) == 0 for name in ALL)


LOCKED = {"admirals.1.compartments.gain.locked": stock(energy=2), **EMPTY}


@pytest.mark.rule("REV-F-08.5")
def test_locked_resources_cannot_be_spent() -> None:
    table = sit({**LOCKED, "admirals.1.resources": stock(energy=1)}).man("Belitan ark")
    assert table.refuses("choose Provision (convert)", "REV-F-01.3.3")


@pytest.mark.rule("REV-F-08.5", "REV-F-21.2.15")
def test_but_they_count_for_scoring() -> None:
    assert sit({**LOCKED, "admirals.1.resources": stock(energy=2)}, scene="score").at("scores.1.resources") == 1
    assert sit({"admirals.1.resources": stock(energy=2)}, scene="score").at("scores.1.resources") == 0


@pytest.mark.rule("REV-F-08.6")
@pytest.mark.parametrize("compartment", ALL)
def test_the_bonus_action_of_a_corrupted_compartment_is_blocked(compartment: str) -> None:
    able = {"admirals.1.hand": ["Scatter"], "ships.Yarvek ark.corrupted": True}
    others = [name for name in ALL if name != compartment]
    table = sit({**able, **corrupt(compartment)}).man("Zenor fighter").do("done")
    assert table.options("bonus") == others
    assert table.refuses(f"bonus {compartment}", "REV-F-15.1")


@pytest.mark.rule("REV-F-08.7", "CON-F-11")
@pytest.mark.parametrize("full", [True, False])
def test_with_all_slots_full_no_corrupting_action_may_be_taken(full: bool) -> None:
    """Void Graft: corruption as a cost."""
    slots = corrupt(*ALL) if full else corrupt("affiliate", "cleanse", "activate")
    table = sit({**slots, **EMPTY, "admirals.1.hand": ["Void Graft"]}).man("Novaris ark").do("choose Calculation")
    table.do("play Void Graft")
    if full:
        assert table.asked == "draw"  # nothing came of it
        assert table.resources() == stock()
    else:
        table.do("take", *["gain energy"] * 4)
        assert corrupted(table) == ALL
        assert table.resources() == stock(energy=4)


@pytest.mark.rule("REV-F-08.8")
@pytest.mark.parametrize("target", ["gain", "Zenor fighter"])
def test_removed_corruption_goes_to_the_residual_void(target: str) -> None:
    table = sit({**TAINTED, **corrupt("gain", seat=2)}).man("Novaris ark").do("choose Reconnaissance", "part 2")
    assert table.options("cleanse") == ["gain", "Zenor fighter"]  # the own board and house ships
    table.do(f"cleanse {target}")
    assert table.at("ships.Zenor fighter.corrupted") is (target == "gain")
    assert corrupted(table) == ([] if target == "gain" else ["gain"])
    assert corrupted(table, seat=2) == ["gain"]
    assert table.at("admirals.1.residual") == 1


@pytest.mark.rule("REV-F-08.9")
def test_removal_may_be_restricted_to_house_ships() -> None:
    gravemoon = {"sectors.4.planet": "Gravemoon", **corrupt("gain", "cleanse")}
    tainted = {**TAINTED, "ships.Yarvek ark.corrupted": True}
    table = sit({**gravemoon, **tainted}).man("Belitan dropship").do("land", "upper Gravemoon")
    assert table.options("cleanse") == ["Yarvek ark", "Zenor fighter"]
    table = sit(gravemoon).man("Belitan dropship").do("land", "upper Gravemoon")
    assert table.asked == "bonus"  # the own board does not count


@pytest.mark.rule("REV-F-08.10", "REV-F-K.12")
@pytest.mark.parametrize(("before", "after", "cards"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_three_residual_void_give_hidden_influence(before: int, after: int, cards: int) -> None:
    table = sit({"admirals.1.residual": before}).man("Zenor fighter").do("done", "bonus cleanse", "cleanse B")
    assert table.at("admirals.1.residual") == after
    assert table.hidden() == cards


@pytest.mark.rule("REV-F-08.10")
def test_the_hidden_influence_comes_at_once() -> None:
    given = {"admirals.1.residual": 2, "admirals.1.rank": 1, **TAINTED}
    table = sit(given).man("Novaris ark").do("choose Reconnaissance", "part 2", "cleanse gain")
    while table.asked == "keep-hidden":  # two cards are drawn at rank 1
        table.decline()
    assert table.hidden() == 1
    assert table.asked == "ark"  # the draw of Reconnaissance is still to come


@pytest.mark.rule("GAP-F-21", "REV-F-08.7")
def test_corruption_from_a_defect_is_ignored_without_a_free_slot() -> None:
    """Reactor Leak's lower effect corrupts every admiral."""
    given = {**corrupt(*ALL), **EMPTY, "defects.lower": "Reactor Leak", "revenant.damage": 5, "coming": ["turn 1"],
             "ships.Shiveus fighter.sector": "4", "sectors.5.void": 1}  # fmt: skip
    table = sit(given, scene="fight 5")
    hit = set()
    while table.asked != "man":
        hit.add(table.seat)
        table.decline()
    assert table.at("defects.struck") == 1
    assert hit == {2, 3}
    assert [len(corrupted(table, seat)) for seat in (1, 2, 3)] == [4, 2, 2]
