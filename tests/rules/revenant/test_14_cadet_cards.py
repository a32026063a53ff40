"""The 30 cadet cards, one by one (GAP-A-09): when each works and what comes of it."""

from typing import Any

import pytest
from tests.rules.revenant.cards import CADET, Way, cadet, is_used_once, name_of, steps
from tests.rules.revenant.ledger import RIPE, account, is_simple
from tests.rules.revenant.table import Table, sit, stock

# the way to each trigger, and your sector there
CADET_WAYS: dict[str, tuple[Way, str]] = {
    "provision": (steps("Yarvek ark", "choose Provision (material)"), "3"),
    "man_ark": (steps("Yarvek ark"), "3"),
    "mining": (steps("Belitan dropship", "land", "upper Halcyon Drift"), "4"),
    "influence": (steps("Yarvek ark"), "3"),
    "shield": (steps("Dunlork ark", "choose Charge", "shield 1", "shield 1"), "7"),
    "maneuver": (steps("Shiveus fighter", "move to 6"), "6"),
    "man_fighter": (steps("Shiveus fighter"), "5"),
    "man_revenant": (steps("reinforcement", "influence Zenor"), ""),
    "draw": (steps("Novaris ark", "choose Reconnaissance", "part 1", "draw cadet", "draw cadet"), "7"),
    "first_kill": (steps("Shiveus fighter", "attack"), "5"),
    "land": (steps("Belitan dropship", "land"), "4"),
    "copy": (steps("Dunlork ark", "choose Control", "effect A", "move to 6", "done"), "7"),
    "man_dropship": (steps("Belitan dropship"), "4"),
}
SIMPLE_CADETS = [card for card in CADET if card["trigger"] in CADET_WAYS and is_simple(card["fx"])]


def with_cadet_card(card: dict[str, Any]) -> Table:
    return sit({**RIPE, "admirals.1.cadets": [[card["name"]], []], "admirals.1.resources": stock(1, 2, 2, 1)})


@pytest.mark.rule("REV-F-14.17", "REV-F-14.19", "GAP-A-09", "GAP-F-35")
@pytest.mark.parametrize("card", SIMPLE_CADETS, ids=name_of)
def test_a_cadet_card_improves_its_trigger(card: dict[str, Any]) -> None:
    way, here = CADET_WAYS[card["trigger"]]
    is_used_once(card, way(with_cadet_card(card), "cadet 1"), here)


@pytest.mark.rule("GAP-F-28", "GAP-A-09")
@pytest.mark.parametrize("card", SIMPLE_CADETS, ids=name_of)
def test_it_works_only_in_the_turns_of_its_cadet(card: dict[str, Any]) -> None:
    way, _ = CADET_WAYS[card["trigger"]]
    table = way(with_cadet_card(card), "cadet 2")
    assert not table.offers(f"use {card['name']}")


@pytest.mark.rule("REV-F-01.3.2", "GAP-F-12")
@pytest.mark.parametrize("card", SIMPLE_CADETS, ids=name_of)
def test_a_declined_ability_is_as_good_as_none(card: dict[str, Any]) -> None:
    way, _ = CADET_WAYS[card["trigger"]]
    declined = way(with_cadet_card(card), "cadet 1").finish_turn()
    without = way(with_cadet_card(card), "cadet 2").finish_turn()
    assert account(declined) == account(without)


@pytest.mark.rule("GAP-A-09", "REV-F-12.10")
def test_helm_ace_adds_a_movement() -> None:
    assert sit(cadet("Helm Ace")).man("Shiveus fighter").options("move to") == ["3", "4", "6", "7"]
    assert sit(cadet("Helm Ace")).man("Shiveus fighter", "cadet 2").options("move to") == ["4", "6"]


@pytest.mark.rule("GAP-A-09", "GAP-F-35")
def test_convoy_marshal_moves_ships_carefully_at_any_moment_of_the_arks_effect() -> None:
    table = sit(cadet("Convoy Marshal")).man("Yarvek ark").do("use Convoy Marshal", "careful Dunlork dropship")
    assert table.options("move to") == ["2", "6"]  # two moves from 8, to sectors with no more void ships
    table.do("move to 2", "choose Provision (material)")
    assert not table.offers("use Convoy Marshal")
    table = sit(cadet("Convoy Marshal")).man("Yarvek ark").do("choose Provision (material)", "use Convoy Marshal")
    assert table.asked == "careful"


@pytest.mark.rule("GAP-A-09", "GAP-A-08")
def test_slipstream_pilot_rewards_two_movements() -> None:
    table = sit(cadet("Slipstream Pilot")).man("Shiveus fighter").do("move to 7", "use Slipstream Pilot")
    assert table.at("admirals.1.tactics") == 1
    table = sit(cadet("Slipstream Pilot")).man("Shiveus fighter", "cadet 2").do("move to 6")
    assert not table.offers("use Slipstream Pilot")


@pytest.mark.rule("GAP-A-09", "REV-F-07.8")
def test_drill_instructor_makes_cards_cheaper() -> None:
    given = cadet("Drill Instructor", **{"admirals.1.hand": ["Relief Convoy"], "admirals.1.resources": stock(1)})
    assert sit(given).man("Zenor fighter").do("done").offers("bonus affiliate")  # costs MM
    assert sit(given).man("Zenor fighter", "cadet 2").do("done").refuses("bonus affiliate", "REV-F-14.16")
    table = sit(given).man("Zenor fighter").do("done", "bonus affiliate")
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09", "REV-F-13.6", "REV-F-13.7")
@pytest.mark.parametrize(("card", "damage"), [("Gunnery Cadet", 2), ("Ace Gunner", 3)])
def test_gunners_add_damage(card: str, damage: int) -> None:
    table = sit({**cadet(card), "sectors.5.void": 4}).man("Shiveus fighter").do("attack", "stay")
    while table.asked == "attack":
        table.do("fire", "stay")
    assert table.at("sectors.5.void") == 4 - damage
    assert table.at("admirals.1.tactics") == damage


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.2")
def test_further_damage_may_be_declined() -> None:
    table = sit(cadet("Ace Gunner")).man("Shiveus fighter").do("attack", "stay", "cease fire")
    assert table.at("sectors.5.void") == 2


@pytest.mark.rule("GAP-A-09")
@pytest.mark.parametrize(("figure", "asked"), [("cadet 1", "bonus"), ("cadet 2", "corrupt")])
def test_biosuit_veteran_keeps_planets_from_corrupting(figure: str, asked: str) -> None:
    table = sit(cadet("Biosuit Veteran")).man("Belitan dropship", figure)
    table.do("land", "lower Halcyon Drift", "take")
    assert table.asked == asked


@pytest.mark.rule("GAP-A-09", "REV-F-10.9")
def test_whisperer_draws_two_more_and_still_keeps_one() -> None:
    draws = ["* hidden Zenor", "* hidden Belitan", "* hidden Dunlork"]
    table = sit(cadet("Whisperer")).man("frigate 1", "cadet 1", *draws).do("keep Belitan influence")
    assert table.hidden() == 1
    assert sum(table.at("piles.hidden_discard").values()) == 2
    assert sum(sit(cadet("Whisperer")).man("frigate 1", "cadet 2").at("piles.hidden_discard").values()) == 0


@pytest.mark.rule("GAP-A-09", "REV-F-07.8")
def test_fuel_broker_saves_two_neutronium() -> None:
    given = cadet("Fuel Broker", **{"admirals.1.resources": stock(neutronium=1)})  # R12 costs 3
    table = sit(given).man("hypercharge").do("influence Zenor", "charge R12")
    assert table.resources() == stock()
    assert table.at("charged") is True
    assert sit(given).man("hypercharge", "cadet 2").do("influence Zenor").asked == "bonus"


def test_every_cadet_card_has_a_test() -> None:
    own = {"Helm Ace", "Convoy Marshal", "Slipstream Pilot", "Drill Instructor", "Gunnery Cadet", "Ace Gunner",
           "Biosuit Veteran", "Whisperer", "Fuel Broker"}  # fmt: skip
    assert own | {card["name"] for card in SIMPLE_CADETS} == {card["name"] for card in CADET}
