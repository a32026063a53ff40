"""The 30 directives, one by one (GAP-A-09)."""

from typing import Any

import pytest
from tests.rules.revenant.cards import DIRECTIVE, at_bonus, by_name, name_of, stranger
from tests.rules.revenant.ledger import Resolver, is_simple
from tests.rules.revenant.table import HOUSES, Table, sit, stock

SIMPLE_DIRECTIVES = [card for card in DIRECTIVE if is_simple(card["fx"])]


@pytest.mark.rule("REV-F-14.14", "GAP-A-09")
@pytest.mark.parametrize("card", SIMPLE_DIRECTIVES, ids=name_of)
def test_a_directive_does_what_the_ledger_says(card: dict[str, Any]) -> None:
    table = at_bonus(card)
    resolver = Resolver(table, here=table.at(f"ships.{stranger(card)}.sector"))
    table.do("bonus affiliate")
    resolver.expected["hand"] -= 1
    resolver.expected["resources"] = stock()
    resolver.resolve(card["fx"])
    assert table.asked in ("man", "end")
    resolver.check()


def play(name: str, given: dict[str, Any] | None = None) -> Table:
    """Plays a directive as bonus action, at its full cost."""
    return at_bonus(by_name(name), given).do("bonus affiliate")


@pytest.mark.rule("GAP-A-09", "REV-F-14.2")
@pytest.mark.parametrize(("rank", "after"), [(0, 1), (2, 3), (3, 3)])
def test_field_promotion(rank: int, after: int) -> None:
    assert play("Field Promotion", {"admirals.1.rank": rank}).at("admirals.1.rank") == after


@pytest.mark.rule("GAP-A-09")
@pytest.mark.parametrize(("houses", "gained"), [(1, 1), (3, 3), (6, 4)])
def test_grand_audit_counts_houses_with_influence_two(houses: int, gained: int) -> None:
    influence = {house: 2 if place < houses else 1 for place, house in enumerate(HOUSES)}
    if stranger(by_name("Grand Audit")).startswith("Shiveus"):
        influence["Shiveus"] -= 1  # manning its fighter adds one
    tiles = {f"tiles.{house}": [5, 8] for house in HOUSES}
    table = play("Grand Audit", {"admirals.1.influence": influence, **tiles})
    for _ in range(gained):
        table.do("gain neutronium")
    assert table.resources() == stock(neutronium=gained)
    assert table.asked == "man"


@pytest.mark.rule("GAP-A-09")
def test_seal_the_core_protects_and_repairs_the_revenant() -> None:
    table = play("Seal the Core", {"revenant.damage": 4}).do("protect Hull Rupture lower")
    for _ in range(3):
        assert table.options("repair") == ["Revenant"]
        table.do("repair Revenant")
    assert table.at("revenant.damage") == 1
    assert table.at("defects.lower_token") == "lower"


@pytest.mark.rule("GAP-A-09", "GAP-F-19")
def test_scatter_makes_three_careful_moves() -> None:
    table = play("Scatter").do("careful Zenor fighter")  # from 6, where 1 void ship is
    assert table.options("move to") == ["2", "4", "8"]  # up to three moves, to sectors with no more than 1
    assert table.refuses("move to 5", "REV-F-12.13")
    table.do("move to 8")
    assert table.refuses("careful Zenor fighter", "GAP-F-19")  # each ship once
    assert table.refuses("careful Belitan dropship", "REV-F-12.13")  # one move from 4 leads among more void ships
    table.do("careful Novaris fighter")
    assert table.options("move to") == ["6", "8"]


@pytest.mark.rule("GAP-A-09")
def test_rush_order_deploys_a_ship() -> None:
    table = play("Rush Order")
    assert {ship.split()[1] for ship in table.options("deploy")} == {"fighter", "dropship", "shuttle"}
    table.do("deploy Zenor dropship", "place in 8")
    assert table.at("power.Zenor") == 3


@pytest.mark.rule("GAP-A-09")
@pytest.mark.parametrize("landed", [False, True])
def test_full_burn_moves_the_frigate_unless_landed(landed: bool) -> None:
    table = play("Full Burn", {"ships.frigate 1": {"sector": "4", "landed": landed}})
    if not landed:
        assert table.options("move to") == ["1", "2", "3", "5", "6", "7", "8"]  # three movements, 4-E-N-8 among them
        table.do("move to 8")
    table.do("take")
    assert table.at("ships.frigate 1.sector") == ("4" if landed else "8")
    assert table.at("admirals.1.tactics") == 2


@pytest.mark.rule("GAP-A-09", "REV-F-15.8")
def test_chain_of_command_plays_a_card_two_cheaper() -> None:
    given = {"admirals.1.hand": ["Chain of Command", "Relief Convoy"], "admirals.1.resources": stock(science=1)}
    table = sit(given).man("Zenor fighter").do("done", "bonus affiliate")  # only Chain of Command can be paid for
    assert table.options("play") == ["Relief Convoy"]
    table.do("play Relief Convoy")
    assert sorted(table.at("admirals.1.directives")) == ["Chain of Command", "Relief Convoy"]
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09", "REV-F-14.24")
def test_second_landing_copies_any_planet() -> None:
    table = play("Second Landing")
    assert table.options("copy") == ["Ossuary Reach", "Halcyon Drift", "Whisper Basin"]  # occupied or not
    table.do("copy Halcyon Drift", "upper Halcyon Drift")
    assert table.resources() == stock(neutronium=2)
    assert table.at("admirals.1.data") == 1


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.3")
def test_burn_the_ledgers_costs_a_hidden_influence_card() -> None:
    table = play("Burn the Ledgers", {"admirals.1.hidden.Zenor": 1}).do("take", *["gain science"] * 3)
    assert table.resources() == stock(science=3)
    assert table.hidden() == 0
    table = play("Burn the Ledgers")
    assert table.asked == "man"
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09")
def test_void_graft_costs_corruption() -> None:
    table = play("Void Graft").do("take", "corrupt cleanse", *["gain science"] * 4)
    assert table.resources() == stock(science=4)
    assert table.at("admirals.1.compartments.cleanse.corrupted") is True
    assert play("Void Graft").do("skip").resources() == stock()


@pytest.mark.rule("GAP-A-09", "GAP-F-23")
def test_echo_protocol_copies_any_ark() -> None:
    table = play("Echo Protocol")
    assert table.options("copy") == [f"{house} ark" for house in HOUSES]  # occupied or not
    table.do("copy Belitan ark", "choose Provision (science)")
    assert table.resources() == stock(science=2)


@pytest.mark.rule("GAP-A-08", "GAP-A-09")
def test_echo_protocol_may_copy_the_manned_ark() -> None:
    given = {"admirals.1.hand": ["Echo Protocol"], "admirals.1.resources": stock(science=1, neutronium=1)}
    table = sit(given).man("Yarvek ark").do("choose Provision (material)", "bonus affiliate")
    assert "Yarvek ark" in table.options("copy")
    table.do("copy Yarvek ark", "choose Provision (material)")
    assert table.resources() == stock(material=4)


@pytest.mark.rule("REV-F-02.17", "GAP-F-23")
def test_clone_copied_by_a_card_may_copy_the_ark_one_stands_on() -> None:
    given = {"admirals.1.hand": ["Echo Protocol", "Scatter"], "admirals.1.resources": stock(science=1, neutronium=1)}
    table = sit(given).man("Yarvek ark").do("choose Provision (material)", "bonus affiliate")
    if table.asked == "play":
        table.do("play Echo Protocol")
    table.do("copy Zenor ark", "choose Clone")  # Scatter is discarded
    assert table.options("copy") == ["Yarvek ark"]


def test_every_directive_has_a_test() -> None:
    own = {"Field Promotion", "Grand Audit", "Seal the Core", "Scatter", "Rush Order", "Full Burn", "Chain of Command",
           "Second Landing", "Burn the Ledgers", "Void Graft", "Echo Protocol"}  # fmt: skip
    assert own | {card["name"] for card in SIMPLE_DIRECTIVES} == {card["name"] for card in DIRECTIVE}
