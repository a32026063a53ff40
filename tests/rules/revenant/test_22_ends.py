"""Where the rules end and begin: exactly enough to pay, the last free slot, the first card of a pile, and exactly the
ships that an effect may mean."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.revenant.ledger import GAPS
from tests.rules.revenant.solo import alone, crew_turn, influence
from tests.rules.revenant.table import HOUSES, Table, corrupt, crowd, sit, stock

from farflung.games.revenant.state import ship_limit

CLASSES = [{"The Mentor", "The Purifier"}, {"The Pathfinder", "The Cartographer"},
           {"The Vanguard", "The Bulwark"}, {"The Envoy", "The Broker"}]  # fmt: skip


def under(name: str, rank: int = 0, given: dict[str, Any] | None = None) -> Table:
    """Seat 1 plays under this captain; the others under captains of other classes."""
    others = [sorted(pair)[0] for pair in CLASSES if name not in pair]
    crew = {"admirals.1.captain": name, "admirals.2.captain": others[0], "admirals.3.captain": others[1]}
    return sit({**crew, "admirals.1.rank": rank, **(given or {})})


def figures(*cards: str, **more: Any) -> dict[str, Any]:
    """The first cadet has these cards."""
    return {"admirals.1.cadets": [list(cards), []], **more}


# ---- exactly enough


@pytest.mark.rule("GAP-F-12", "REV-F-01.3.3")
@pytest.mark.parametrize("sector", ["1", "5", "8"])
def test_the_bulwark_may_spend_the_last_shield_of_any_sector(sector: str) -> None:
    given = {"ships.Shiveus fighter.sector": sector, f"sectors.{sector}.void": 4, f"sectors.{sector}.shields": 1}
    table = under("The Bulwark", 0, given).man("Shiveus fighter", "captain").do("attack")
    assert table.options("use") == ["The Bulwark 2"]
    table.do("use The Bulwark 2")
    assert table.at(f"sectors.{sector}.shields") == 0
    given[f"sectors.{sector}.shields"] = 0
    table = under("The Bulwark", 0, given).man("Shiveus fighter", "captain").do("attack")
    assert table.options("use") == []


@pytest.mark.rule("REV-F-01.3.4", "REV-F-01.3.3")
@pytest.mark.parametrize(("stored", "hidden", "possible"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_a_resource_of_any_kind_is_paid_with_the_last_one_or_the_last_hidden_card(
    stored: int, hidden: int, possible: bool
) -> None:
    given = figures("Exchange Savant") | {"admirals.1.resources": stock(energy=stored)}
    given["admirals.1.hidden.Zenor"] = hidden
    table = sit(given).man("Novaris ark")
    assert (table.options("use") == ["Exchange Savant"]) is possible
    if possible:
        table.do("use Exchange Savant")
        table.until("resource")
        if hidden:
            table.do("gain material")  # what the card becomes, to be paid with
        assert table.asked == "resource", "the first of the two that it brings"
        assert table.resources() == stock()
        assert table.hidden() == 0


@pytest.mark.rule("REV-F-07.8", "REV-F-06.2.2")
@pytest.mark.parametrize(("neutronium", "left"), [(0, 0), (1, 0), (2, 1)])
def test_a_discount_takes_no_more_off_than_there_is_to_pay(neutronium: int, left: int) -> None:
    """Fuel Broker takes 2 off; R10 costs 2, R11 costs 3."""
    given = figures("Fuel Broker") | {"admirals.1.resources": stock(neutronium=neutronium)}
    table = sit(given).man("hypercharge").do("influence Zenor")
    assert table.offers("charge R10")
    assert table.offers("charge R11") == (neutronium > 0)
    assert sit(given).man("hypercharge").do("influence Zenor", "charge R10").resources()["neutronium"] == neutronium
    if neutronium:
        table.do("charge R11")
        assert table.resources()["neutronium"] == left


@pytest.mark.rule("REV-F-07.5", "REV-F-07.4")
def test_a_full_board_asks_and_one_slot_less_does_not() -> None:
    full = {"admirals.1.resources": stock(4, 4, 2, 0)} | corrupt("gain")
    table = sit(full).man("Novaris fighter").until("bonus")
    assert sum(table.resources().values()) == 10
    given = {"admirals.1.resources": stock(4, 4, 2, 0), "admirals.1.tactics": 2, "sectors.7.void": 1} | corrupt("gain")
    table = sit(given).man("Novaris fighter").do("attack")
    assert table.asked == "overflow", "the third field of the track pays a material"
    assert table.options() == ["ignore material", "swap out energy", "swap out science"]
    given["admirals.1.resources"] = stock(4, 4, 1, 0)
    table = sit(given).man("Novaris fighter").do("attack")
    assert table.resources() == stock(5, 4, 1, 0)


@pytest.mark.rule("REV-F-08.8", "REV-F-14.14")
def test_one_who_declines_to_cleanse_is_not_asked_again() -> None:
    given = corrupt("gain", "activate") | {"admirals.1.hand": ["Purge Rite"], "admirals.1.resources": stock(0, 0, 0, 1)}
    table = sit(given).man("Novaris fighter").until("bonus").do("bonus affiliate")
    assert table.asked == "cleanse"
    table.do("done")
    assert table.asked != "cleanse"
    assert table.at("admirals.1.compartments.activate.corrupted") is True


@pytest.mark.rule("REV-F-14.11")
def test_a_cadet_who_carries_all_the_cards_he_can_takes_no_other() -> None:
    held = ["Ledger Adept", "Archivist", "Thesis Runner", "Doctrine Tutor", "Shield Warden", "Coil Tender"]
    probe = sit({"admirals.1.cadets": [[], []]})
    most = probe.match.game.numbers.cards_per_cadet  # type: ignore[attr-defined]
    for full in (0, 1):
        cadets: list[list[str]] = [[], []]
        cadets[full] = held[:most]
        given = {"admirals.1.cadets": cadets, "admirals.1.hand": ["Helm Ace"], "admirals.1.resources": stock(science=1)}
        table = sit(given).man("Novaris fighter", "captain").until("bonus").do("bonus affiliate")
        assert table.at("admirals.1.cadets")[1 - full] == ["Helm Ace"], "the only one left"


# ---- what stands ready


@pytest.mark.rule("GAP-F-35", "REV-F-06.1.8")
def test_an_ability_of_manning_may_wait_until_the_token_lies() -> None:
    rich = {"admirals.1.resources": stock(2, 2, 2, 2)}
    table = under("The Broker", 0, rich).man("reinforcement", "captain").do("influence Zenor", "reinforce")
    table.until("between").do("done")
    assert table.asked == "protect"
    table.do("protect Hull Rupture lower")
    assert table.asked == "between"
    before = table.at("admirals.1.tactics")
    table.do("use The Broker 2")
    assert table.at("admirals.1.tactics") == before + 1
    assert table.asked == "bonus"


# ---- exactly these ships


@pytest.mark.rule("GAP-F-09", "GAP-A-08")
def test_a_defect_never_means_a_frigate() -> None:
    given: dict[str, Any] = {"sectors.8.void": 1, "ships.frigate 1.sector": "8", "revenant.damage": 5}
    given |= {"ships.Dunlork dropship.sector": "7"} | {f"admirals.{seat}.resources": stock() for seat in (1, 2, 3)}
    table = sit(given, "fight 8")
    assert table.asked == "damage"
    assert all("frigate" not in option for option in table.options())
    assert len(table.options()) == 14


@pytest.mark.rule("REV-F-17.2.6", "REV-F-17.4.1")
def test_a_fight_means_exactly_the_house_ships_of_its_sector() -> None:
    given: dict[str, Any] = {"sectors.7.void": 1, "sectors.7.rift": True, "ships.frigate 1.sector": "7"}
    given |= {"ships.Novaris shuttle.sector": "7", "ships.Novaris ark.corrupted": True}
    table = sit(given, "fight 7")
    hits = ["damage Novaris ark", "damage Novaris fighter", "lose Novaris shuttle", "damage Dunlork ark"]
    assert table.options() == hits, "a shuttle has no slot for damage"
    table.do("damage Novaris fighter")
    assert table.asked == "taint"
    assert table.options() == ["taint Novaris fighter", "taint Dunlork ark"]
    assert table.refused() == {"taint Novaris ark": "REV-F-17.4.3", "taint Novaris shuttle": "REV-F-17.4.4"}


@pytest.mark.rule("REV-F-08.8")
def test_cleansing_means_exactly_what_is_corrupted_on_the_board() -> None:
    given = corrupt("gain", "cleanse") | {"admirals.1.hand": ["Relief Convoy"]}
    given |= {"ships.Dunlork ark.corrupted": True, "ships.Fenrax fighter.corrupted": True}
    given |= {"admirals.1.resources": stock(material=2)}
    table = sit(given).man("Novaris fighter").until("bonus").do("bonus affiliate").until("cleanse")
    assert table.options() == ["cleanse Fenrax fighter", "cleanse Dunlork ark", "done"]


# ---- alone


@pytest.mark.rule("GAP-F-15", "REV-P-9.5.1", "GAP-P-17")
def test_a_ship_that_came_at_8_keeps_none_from_coming_at_11() -> None:
    given: dict[str, Any] = {
        "ships.Zenor fighter.sector": "supply",
        "crew.tactics": 10,
        "crew.deployed": 1,
        **influence(Yarvek=5),
    }
    table = crew_turn("Zenor", given)
    assert table.at("crew.tactics") == 11
    assert table.at("ships.Yarvek fighter.sector") != "supply"
    assert table.at("crew.deployed") == 3
    table = crew_turn("Zenor", {**given, "crew.tactics": 7, "crew.deployed": 2})
    assert table.at("ships.Yarvek fighter.sector") != "supply"


@pytest.mark.rule("GAP-F-15", "REV-P-9.5.2", "REV-P-9.4.3")
def test_the_first_sector_is_passed_over_when_it_is_full() -> None:
    crowded = crowd("1", 5)
    given: dict[str, Any] = {
        "ships.Zenor fighter.sector": "supply",
        "crew.tactics": 7,
        **influence(Yarvek=5),
        **crowded,
    }
    given |= {f"sectors.{sector}.void": 2 for sector in "2345678"} | {"sectors.1.void": 0, "sectors.6.void": 1}
    table = crew_turn("Zenor", given)
    assert table.at("ships.Yarvek fighter.sector") == "6", "the fewest with room"


@pytest.mark.rule("GAP-F-15", "REV-P-9.4.2")
def test_the_first_of_all_radar_cards_is_a_charge_like_any_other() -> None:
    given: dict[str, Any] = {"ships.Zenor dropship.sector": "supply", "ships.Zenor fighter.sector": "supply"}
    given |= {"revenant.reinforcement": "council 1", "council.placed": 1, "crew.marker": 3, "crew.tile": 2}
    given |= {"radar": [{"card": "R01", "shuttle": None}], "chosen_radar": "R01", "charged": True, "cycle": 2}
    table = crew_turn("Zenor", given)
    assert table.at("revenant.hypercharge") == "council 2"
    assert table.at("chosen_radar") == "R01"
    assert not table.events("GAP-F-15", "charged")


@pytest.mark.rule("REV-F-06.2.9", "GAP-F-30")
def test_who_could_remove_no_colony_does_not_see_them_either() -> None:
    names = [colony["name"] for colony in GAPS["GAP-A-10"]["data"]]
    rich: dict[str, Any] = {"admirals.1.resources": stock(neutronium=4)}
    for gone in (3, 4):
        removed = [{"by": 2, "colony": name} for name in names[:gone]]
        table = sit(rich | {"piles.removed_colonies": removed}).man("hypercharge").do("influence Zenor", "charge R10")
        assert bool(table.events(what="colonies_seen")) is (gone == 3)
        assert (table.asked == "colony") is (gone == 3)
        if gone == 3:
            assert table.options("remove") == names[3:], "in order, whatever luck says"


@pytest.mark.rule("REV-F-14.21", "GAP-A-08", "GAP-F-23")
def test_the_envoy_copies_no_frigate() -> None:
    given = {"ships.Shiveus ark.sector": "5", "ships.frigate 1.sector": "5", "ships.Zenor fighter.sector": "5"}
    table = under("The Envoy", 0, given).man("Shiveus ark", "captain").until("instead").do("use The Envoy 2")
    assert table.options("copy") == ["Shiveus fighter", "Zenor fighter"]


@pytest.mark.rule("GAP-F-15", "REV-P-9.9.2")
@pytest.mark.parametrize("left", [0, 1, 3, 6])
def test_up_to_four_void_ships_are_cleared_to_the_last_one(left: int) -> None:
    table = alone({"sectors.*.void": 0, "sectors.6.void": left, "coming": ["turn 1"]}, "clear void").until(
        "clear", "man"
    )
    for _ in range(min(left, 4)):
        assert table.asked == "clear"
        assert table.options("clear") == ["6"]
        table.do("clear 6")
    assert table.asked == "man"
    assert table.at("sectors.6.void") == left - min(left, 4)


@pytest.mark.rule("REV-F-03.5", "GAP-F-15", "GAP-P-16")
def test_alone_a_fighter_bombards_its_way_through_the_inner_sectors_too() -> None:
    table = alone({"sectors.5.void": 2}).man("Shiveus fighter").do("attack")
    inner = [sector for sector in table.options("move to") if sector not in "12345678"]
    assert inner
    table.do(f"move to {inner[0]}")
    assert table.at("crew.line.5") == []
    table.until("fighter")
    out = table.options("move to")[0]
    table.do(f"move to {out}")
    assert table.at(f"crew.line.{out}")[0] == "Shiveus fighter"


@pytest.mark.rule("REV-F-21.2.18")
def test_the_renown_that_is_told_is_the_sum_and_never_below_0() -> None:
    poor: dict[str, Any] = {f"admirals.{seat}.resources": stock() for seat in (1, 2)} | {"admirals.*.tactics": 0}
    poor |= corrupt("cleanse", "activate", "gain") | {"admirals.3.influence.Zenor": 4}
    table = sit({**poor, "cycle": 4}, "score")
    sums = [sum(row.values()) for row in table.at("scores")]
    assert [one.b + 256 * one.c for one in table.events(what="renown")] == [max(0, total) for total in sums]
    assert 0 in sums


@pytest.mark.rule("GAP-F-12", "GAP-A-08")
def test_the_broker_may_swap_the_only_ship_that_there_is() -> None:
    given: dict[str, Any] = {"admirals.1.hidden.Zenor": 1, "ships.Belitan dropship.sector": "supply"}
    given |= {"ships.Dunlork dropship.sector": "supply"}
    table = under("The Broker", 3, given).man("Novaris fighter", "captain").until("bonus").do("skip")
    table.do("use The Broker 5", "choice 2")
    assert table.options() == ["replace Yarvek dropship", "done"]


@pytest.mark.rule("GAP-F-12", "REV-F-06.1.2")
def test_the_only_ship_there_is_may_be_deployed_or_not() -> None:
    given = {"admirals.1.hidden.Zenor": 1, "ships.Zenor shuttle.sector": "2"}
    table = under("The Broker", 2, given).man("Novaris fighter", "captain").until("bonus").do("skip")
    table.do("use The Broker 4")
    assert table.asked == "deploy"
    assert table.options() == ["deploy Zenor dropship", "done"]


@pytest.mark.rule("REV-F-06.1.2", "REV-F-12.5")
@pytest.mark.parametrize("full", ["1357", "2468"])
def test_with_every_other_sector_full_a_ship_may_be_deployed(full: str) -> None:
    game: Any = sit().match.game
    ships = [f"{house} {kind}" for kind in ("ark", "fighter", "dropship", "shuttle") for house in HOUSES]
    given: dict[str, Any] = {f"ships.{ship}.sector": "supply" for ship in ships[7:]}
    for sector in full:
        for _ in range(ship_limit(game, int(sector))):
            given[f"ships.{ships.pop(0)}.sector"] = sector
    table = sit({"admirals.1.resources": stock(1, 1, 0, 1), **given}).man("reinforcement")
    table.do("influence Zenor", "reinforce", f"deploy {ships[-1]}")
    assert table.options("place in") == [sector for sector in "12345678" if sector not in full]
