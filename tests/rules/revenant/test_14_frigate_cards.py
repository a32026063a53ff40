"""The 30 frigate cards, one by one (GAP-A-09): when each works and what comes of it."""

from typing import Any

import pytest
from tests.rules.revenant.cards import FRIGATE, Way, by_name, fitted, is_used_once, name_of, steps
from tests.rules.revenant.ledger import RIPE, is_simple
from tests.rules.revenant.table import Table, sit, stock

# the way to each trigger, and your sector there
FRIGATE_WAYS: dict[str, tuple[Way, str]] = {
    "activate": (steps("Novaris fighter", "done", "bonus activate"), "7"),
    "man_frigate": (steps("frigate 1"), "4"),
    "planet": (steps("frigate 1", "effect B", "land", "upper Halcyon Drift"), "4"),
    "land": (steps("frigate 1", "effect B", "land"), "4"),
    "attack": (steps("frigate 1", "effect A", "attack"), "4"),
    "first_kill": (steps("frigate 1", "effect A", "attack"), "4"),
}
# the same trigger without the own frigate
ELSEWHERE: dict[str, Way] = {
    "man_frigate": steps("Yarvek ark"),
    "planet": steps("Belitan dropship", "land", "upper Halcyon Drift"),
    "land": steps("Belitan dropship", "land"),
    "attack": steps("Shiveus fighter", "attack"),
    "first_kill": steps("Shiveus fighter", "attack"),
}
SIMPLE_FRIGATE = [card for card in FRIGATE if card["trigger"] in FRIGATE_WAYS and is_simple(card["fx"])]
AT_FOUR = {"ships.frigate 1.sector": "4", "sectors.4.void": 2}


def with_frigate_card(card: dict[str, Any]) -> Table:
    hand = ["Ore Rush", "Fuel Cache"]
    resources = stock(1, 2, 2, 1)
    given = {"admirals.1.frigate_cards": [card["name"]], "admirals.1.hand": hand, "admirals.1.resources": resources}
    return sit({**RIPE, **AT_FOUR, **given})


@pytest.mark.rule("REV-F-14.17", "REV-F-15.12", "GAP-A-09", "GAP-F-28", "GAP-F-35")
@pytest.mark.parametrize("card", SIMPLE_FRIGATE, ids=name_of)
def test_a_frigate_card_improves_its_trigger(card: dict[str, Any]) -> None:
    way, here = FRIGATE_WAYS[card["trigger"]]
    is_used_once(card, way(with_frigate_card(card), "cadet 1"), here)


@pytest.mark.rule("GAP-F-28")
@pytest.mark.parametrize("card", [card for card in SIMPLE_FRIGATE if card["trigger"] != "activate"], ids=name_of)
def test_it_works_only_while_the_own_frigates_effect_is_resolved(card: dict[str, Any]) -> None:
    table = ELSEWHERE[card["trigger"]](with_frigate_card(card), "cadet 1")
    assert not table.offers(f"use {card['name']}")


@pytest.mark.rule("GAP-F-28")
@pytest.mark.parametrize("figure", ["captain", "cadet 1", "cadet 2"])
def test_any_figure_makes_frigate_cards_work(figure: str) -> None:
    for name in ("Command Bridge", "Holo Table"):
        card = by_name(name)
        assert FRIGATE_WAYS[card["trigger"]][0](with_frigate_card(card), figure).offers(f"use {name}")


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.3")
def test_surge_cannon_buys_two_damage_for_an_energy() -> None:
    table = sit({**fitted("Surge Cannon"), "sectors.5.void": 4}).man("frigate 1").do("effect A", "attack")
    table.do("use Surge Cannon")
    assert table.resources() == stock(1, 0, 1, 1)
    while table.asked == "attack":
        assert not table.offers("use Surge Cannon")  # once
        table.do("fire")
    assert table.at("sectors.5.void") == 1
    poor = {**fitted("Surge Cannon"), "admirals.1.resources": stock(1, 0, 1, 1)}
    table = sit(poor).man("Dunlork ark").do("choose Control", "effect A", "attack")
    assert table.at("sectors.5.void") == 2
    assert table.asked == "frigate"


@pytest.mark.rule("GAP-A-09", "REV-F-12.10")
@pytest.mark.parametrize(
    ("card", "reach"), [("Ion Drive", ["3", "4", "6", "7"]), ("Fold Thrusters", ["2", "3", "4", "6", "7", "8"])]
)
def test_drives_add_movement_to_the_frigate(card: str, reach: list[str]) -> None:
    assert sit(fitted(card)).man("frigate 1").do("effect A").options("move to") == reach
    assert sit(fitted(card)).man("frigate 1").do("effect B").options("move to") == reach
    assert sit(fitted(card)).man("Shiveus fighter").options("move to") == ["4", "6"]


@pytest.mark.rule("GAP-A-09")
def test_tow_cables_move_ships_carefully() -> None:
    table = sit(fitted("Tow Cables")).man("Novaris fighter").do("done", "bonus activate", "use Tow Cables")
    table.do("careful Dunlork dropship")
    assert table.options("move to") == ["2", "6"]


@pytest.mark.rule("GAP-A-09")
def test_rapid_hangar_moves_ships_and_gives_a_tactic() -> None:
    table = sit(fitted("Rapid Hangar")).man("frigate 1").do("use Rapid Hangar", "careful Dunlork dropship", "move to 2")
    table.do("take")
    assert table.at("admirals.1.tactics") == 1
    assert table.at("ships.Dunlork dropship.sector") == "2"


@pytest.mark.rule("GAP-A-09", "REV-F-15.8")
def test_training_deck_plays_a_card_one_cheaper() -> None:
    given = fitted("Training Deck", **{"admirals.1.hand": ["Relief Convoy"], "admirals.1.resources": stock(1)})
    table = sit(given).man("frigate 1").do("use Training Deck", "play Relief Convoy")
    assert table.at("admirals.1.directives") == ["Relief Convoy"]
    assert table.resources() == stock()


@pytest.mark.rule("GAP-A-09", "REV-F-13.6")
@pytest.mark.parametrize(("card", "damage"), [("Forward Battery", 2), ("Lance Array", 3)])
def test_batteries_add_damage(card: str, damage: int) -> None:
    table = sit({**fitted(card), "sectors.5.void": 4}).man("frigate 1").do("effect A", "attack")
    while table.asked == "attack":
        table.do("fire")
    assert table.at("sectors.5.void") == 4 - damage
    table = sit({**fitted(card), "sectors.5.void": 4}).man("Shiveus fighter").do("attack", "stay")
    assert table.at("sectors.5.void") == 3
    assert table.asked == "fighter"


@pytest.mark.rule("GAP-A-09", "REV-F-14.18")
def test_trophy_vault_needs_the_third_kill() -> None:
    table = sit({**fitted("Trophy Vault", "Lance Array"), "sectors.5.void": 4}).man("frigate 1")
    table.do("effect A", "attack")
    cards = table.hidden()
    assert not table.offers("use Trophy Vault")
    table.do("fire")
    assert not table.offers("use Trophy Vault")
    table.do("fire", "use Trophy Vault")
    assert table.hidden() == cards + 1


@pytest.mark.rule("GAP-A-09", "GAP-A-08")
def test_dual_lander_resolves_both_effects() -> None:
    table = sit(fitted("Dual Lander")).man("frigate 1").do("effects A and B", "attack", "move to 4", "land")
    assert table.asked == "planet"
    assert table.at("sectors.5.void") == 2


@pytest.mark.rule("GAP-A-09", "REV-F-01.3.3")
def test_echo_chamber_copies_an_occupied_planet_for_a_card() -> None:
    landed = {"ships.frigate 2": {"sector": "1", "landed": True}}
    table = sit(fitted("Echo Chamber", **landed, **{"admirals.1.hand": ["Scatter"]})).man("frigate 1")
    table.do("use Echo Chamber", "copy Ossuary Reach", "upper Ossuary Reach")
    assert table.resources()["material"] == 3
    assert table.at("admirals.1.hand") == []
    assert sit(fitted("Echo Chamber", **landed)).man("frigate 1").refuses("use Echo Chamber", "REV-F-01.3.3")


def test_every_frigate_card_has_a_test() -> None:
    own = {"Surge Cannon", "Ion Drive", "Fold Thrusters", "Tow Cables", "Rapid Hangar", "Training Deck",
           "Forward Battery", "Lance Array", "Trophy Vault", "Dual Lander", "Echo Chamber"}  # fmt: skip
    assert own | {card["name"] for card in SIMPLE_FRIGATE} == {card["name"] for card in FRIGATE}


@pytest.mark.rule("REV-F-14.17", "REV-F-13.1", "GAP-F-35")
def test_torpedoes_that_reach_the_next_sector_make_an_attack_worth_while() -> None:
    near = {"ships.frigate 1.sector": "4", "sectors.*.void": 0, "sectors.3.void": 2}
    table = sit(near | {"admirals.1.frigate_cards": ["Purge Torpedoes"]}).man("frigate 1").do("effect A")
    assert table.offers("attack"), "though no void ship is here"
    table.do("attack", "use Purge Torpedoes", "destroy 3")
    assert table.at("sectors.3.void") == 1
    assert not sit(near).man("frigate 1").do("effect A").offers("attack")
