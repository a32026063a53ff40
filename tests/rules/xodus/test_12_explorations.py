"""Section 12: Explorations."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.xodus.table import XODUS, dice, explore, ship, sit

from farflung.engine.title import Setup
from farflung.games.xodus.effectwords import VOCABULARY

WARRIOR, SCHOLAR, ROGUE = "Warship", "Proto-ship", "Explorer"


# ---- Analysis


@pytest.mark.rule("XOD-12.1")
def test_the_card_is_told_and_resolved_before_anything_else() -> None:
    table = explore("Abandoned Shipyard")
    assert table.log("XOD-12.1") == ["Warship explores Abandoned Shipyard"]
    assert table.at("exploration.card") == "Abandoned Shipyard"
    assert table.asked == "option"
    assert not table.options("jump to")
    assert not table.options("end turn")


@pytest.mark.rule("XOD-12.2")
def test_an_analysis_card_gives_one_of_its_options_for_the_action() -> None:
    table = explore("Abandoned Shipyard", given=ship(WARRIOR, health=4))
    assert [option for option in table.options() if option.startswith("option")] == ["option 2", "option 3"]
    table.do("option 3", "done")
    assert table.ship(WARRIOR, "health", "scraps", "actions") == (6, 1, 2)


@pytest.mark.rule("XOD-12.3", "XOD-3.6")
def test_further_options_cost_an_action_each() -> None:
    table = explore("Abandoned Shipyard", given=ship(WARRIOR, health=4)).do("option 3")
    assert table.asked == "more"
    assert table.options() == ["another option", "done"]
    table.do("another option", "option 2")
    assert table.ship(WARRIOR, "health", "scraps", "actions") == (6, 3, 1)


@pytest.mark.rule("XOD-12.3", "XOD-3.2")
def test_without_actions_no_further_option() -> None:
    table = explore("Abandoned Shipyard", given=ship(WARRIOR, actions=1)).do("option 3")
    assert table.asked == "action"
    assert table.ship(WARRIOR, "scraps", "actions") == (1, 0)
    assert table.at("piles.exploration_discard") == ["Abandoned Shipyard"]


@pytest.mark.rule("XOD-12.3", "XOD-12.5", "XOD-C39")
def test_all_members_spend_the_action_and_each_takes_or_shares_one() -> None:
    hurt = ship(WARRIOR, health=4) | ship(ROGUE, health=2)
    table = explore("Abandoned Shipyard", WARRIOR, ROGUE, given=hurt).do("option 3", "option 3")
    assert table.ship(WARRIOR, "health") == 6
    assert table.ship(ROGUE, "health") == 4
    table.do("another option")
    assert table.ship(WARRIOR, "actions") == table.ship(ROGUE, "actions") == 1
    table.do("option 2", "option 2", "scrap to Explorer", "scrap to Explorer")
    assert table.ship(WARRIOR, "scraps") == 1
    assert table.ship(ROGUE, "scraps") == 3


@pytest.mark.rule("XOD-12.4")
def test_all_rewards_of_an_option_are_taken() -> None:
    table = explore("System Exodus", given=ship(WARRIOR, health=3, energy=0, energy_markers=2)).do("option 3", "done")
    assert table.ship(WARRIOR, "health", "energy") == (5, 2)
    table = explore("Drifting Convoy", given=ship(WARRIOR, health=3)).do("option 2", "done")
    assert table.ship(WARRIOR, "health", "scraps") == (4, 2)


@pytest.mark.rule("XOD-12.5", "XOD-C22")
def test_members_may_take_different_options() -> None:
    hurt = ship(WARRIOR, health=4) | ship(ROGUE, health=2)
    table = explore("Abandoned Shipyard", WARRIOR, ROGUE, given=hurt).do("option 2", "option 3")
    assert table.ship(WARRIOR, "health", "scraps") == (4, 3)
    assert table.ship(ROGUE, "health", "scraps") == (4, 1)
    assert table.asked == "action"  # no option is left


@pytest.mark.rule("XOD-12.6")
def test_an_option_is_taken_once() -> None:
    table = explore("System Exodus", given=ship(WARRIOR, health=3)).do("option 3", "another option")
    assert table.refuses("option 3", "XOD-12.6")
    table = explore("System Exodus", WARRIOR, ROGUE).do("option 3", "option 2", "* module Nanite Kit")
    table.until("more").do("another option")
    assert table.asked == "option"
    assert table.refuses("option 3", "XOD-12.6")
    assert table.refuses("option 2", "XOD-12.6")


@pytest.mark.rule("XOD-12.7", "XOD-C44")
@pytest.mark.parametrize(
    ("card", "option", "class_ship"),
    [("Drifting Convoy", 1, WARRIOR), ("Abandoned Shipyard", 1, SCHOLAR), ("System Exodus", 1, ROGUE)],
)
def test_class_options_need_a_member_of_the_class(card: str, option: int, class_ship: str) -> None:
    for name in (WARRIOR, SCHOLAR, ROGUE):
        table = explore(card, name)
        if name == class_ship:
            assert table.offers(f"option {option}")
        else:
            assert table.refuses(f"option {option}", "XOD-12.7")
    other = next(name for name in (WARRIOR, SCHOLAR, ROGUE) if name != class_ship)
    table = explore(card, other, class_ship)
    assert table.offers(f"option {option}")  # for the mate as well
    table.do("option 2")
    assert table.offers(f"option {option}")


# ---- Warning


@pytest.mark.rule("XOD-12.8", "XOD-12.7")
def test_a_warning_is_one_decision_of_the_whole_fleet() -> None:
    table = explore("Distress Call", WARRIOR, ROGUE, given=ship(WARRIOR, health=3) | ship(ROGUE, health=3))
    assert table.asked == "warning"
    assert table.options() == ["option 1", "option 2", "option 3"]
    table.do("option 2")
    assert table.ship(WARRIOR, "health") == table.ship(ROGUE, "health") == 4
    assert table.asked == "action"
    table = explore("Distress Call", ROGUE)
    assert table.refuses("option 1", "XOD-12.7")
    assert table.options() == ["option 2", "option 3"]


@pytest.mark.rule("XOD-12.9")
def test_no_further_option_on_a_warning() -> None:
    table = explore("Distress Call").do("option 2")
    assert table.asked == "action"
    assert table.ship(WARRIOR, "actions") == 2
    assert table.at("piles.exploration_discard") == ["Distress Call"]


@pytest.mark.rule("XOD-12.10", "XOD-C43", "XOD-13.1")
def test_the_stronger_option_needs_a_skill_roll() -> None:
    table = explore("Distress Call").do("option 3", *dice("hit", "hit"), "* module Plasma Cannon")
    assert table.ship(WARRIOR, "modules", "scraps", "health") == (["Plasma Cannon"], 2, 8)
    table = explore("Distress Call").do("option 3", *dice("hit", "miss"))
    assert table.ship(WARRIOR, "modules", "scraps", "health") == ([], 1, 6)


# ---- Danger


@pytest.mark.rule("XOD-12.11", "XOD-12.1")
def test_a_danger_is_a_mandatory_skill_roll() -> None:
    table = explore("Dormant Swarm", luck=dice("hit", "hit"))
    assert table.asked == "action"
    assert table.ship(WARRIOR, "health", "damage") == (8, [])
    table = explore("Dormant Swarm", luck=[*dice("hit", "special"), "* damage Comm Failure"])
    assert table.ship(WARRIOR, "health", "damage") == (6, ["Comm Failure"])


@pytest.mark.rule("XOD-12.12", "XOD-13.2")
def test_a_fleet_passes_or_fails_together() -> None:
    table = explore("Dormant Swarm", ROGUE, "Pirate Ship", luck=dice("miss", "miss", "hit", "hit"))
    assert table.ship(ROGUE, "health", "damage") == (6, [])
    assert table.ship("Pirate Ship", "health") == 6
    luck = [*dice("miss", "miss", "hit", "special"), "* damage Comm Failure", "* damage Engine Leak"]
    table = explore("Dormant Swarm", ROGUE, "Pirate Ship", luck=luck)
    assert table.ship(ROGUE, "health") == table.ship("Pirate Ship", "health") == 4
    assert sorted(table.ship(ROGUE, "damage") + table.ship("Pirate Ship", "damage")) == ["Comm Failure", "Engine Leak"]


@pytest.mark.rule("XOD-12.13", "XOD-14.2")
def test_modules_of_an_exploration_cost_nothing() -> None:
    table = explore("System Exodus").do("option 2", "* module Plasma Cannon").until("action")
    assert table.ship(WARRIOR, "modules", "scraps") == (["Plasma Cannon"], 1)


@pytest.mark.rule("XOD-12.14", "XOD-6.1")
@pytest.mark.parametrize("card", ["Abandoned Shipyard", "Distress Call", "Gravity Well"])
def test_afterwards_the_card_is_discarded_and_nothing_is_left_to_explore(card: str) -> None:
    luck = dice("special", "special") if card == "Gravity Well" else []
    table = explore(card, luck=luck)
    table.do(*(["option 2"] if luck == [] else [])).until("action")
    assert table.at("piles.exploration_discard") == [card]
    assert table.at("exploration.card") is None
    assert not table.at("systems.Blue Eddy.exploration")
    assert table.refuses("explore", "XOD-6.1")


@pytest.mark.rule("XOD-G28")
def test_an_empty_exploration_deck_is_made_anew() -> None:
    every = sit().at("piles.explorations")
    spot = ship("Warship", system="Blue Eddy") | {"piles.exploration_discard": every}
    table = sit(spot)
    assert table.at("piles.explorations") == []
    table.do("explore", "* exploration Distress Call")
    assert table.at("piles.exploration_discard") == []
    assert len(table.at("piles.explorations")) == 19


# ---- the cards (XOD-G14): type and options, "CLASS skill need: effects / failure"
CARDS = {
    "System Exodus": ("Analysis", ["ROGUE reveal(2)", "module(1)", "heal(2), energy(all)"]),
    "Abandoned Shipyard": ("Analysis", ["SCHOLAR module(1)", "scrap(2)", "heal(2)"]),
    "Precursor Observatory": ("Analysis", ["SCHOLAR reveal(3)", "reveal(1)", "energy(all)"]),
    "Drifting Convoy": ("Analysis", ["WARRIOR scrap(4)", "scrap(1), heal(1)", "pacify(1)"]),
    "Silent Monastery": ("Analysis", ["SCHOLAR rift_off(), energy(all)", "heal(3)", "avatar_move(-1)"]),
    "Veterans' Outpost": ("Analysis", ["WARRIOR pacify(2), scrap(1)", "heal(2)", "scrap(2)"]),
    "Smugglers' Den": ("Analysis", ["ROGUE module(1), scrap(1)", "scrap(2)", "avatar_move(-1)"]),
    "Ancient Foundry": ("Analysis", ["WARRIOR module(1)", "SCHOLAR energy(all), scrap(1)", "scrap(2)"]),
    "Hyperspace Beacon": ("Analysis", ["ROGUE reveal(2), scrap(1)", "reveal(1)", "pacify(1)"]),
    "Cultist Factory": (
        "Warning",
        ["ROGUE scrap(3)", "avatar_move(-1)", "special 2: corruption_hold() / avatar_move(1)"],
    ),
    "Sealed Reliquary": ("Warning", ["SCHOLAR scrap(2)", "heal(1)", "hit 2: precursor_module(1) / damage_card(1)"]),
    "Distress Call": ("Warning", ["WARRIOR scrap(2)", "heal(1)", "hit 2: module(1), scrap(1) / lose(2)"]),
    "Probe Graveyard": ("Warning", ["SCHOLAR energy(all)", "reveal(1)", "special 2: reveal(3) / end_turn()"]),
    "Cracked Rift": (
        "Warning",
        ["SCHOLAR avatar_move(-1), scrap(1)", "scrap(1)", "special 3: rift_off(), scrap(3) / rift_on()"],
    ),
    "Cult Convoy": ("Warning", ["ROGUE scrap(3)", "pacify(1)", "hit 3: scrap(4), pacify(1) / lose(1), avatar_move(1)"]),
    "Frozen Dreadnought": (
        "Warning",
        ["WARRIOR module(1)", "scrap(1)", "special 2: precursor_module(1) / lose(1), end_turn()"],
    ),
    "Dormant Swarm": ("Danger", ["hit 2: / lose(2), damage_card(1)"]),
    "Gravity Well": ("Danger", ["special 2: / lose(1), end_turn()"]),
    "Cult Ambush": ("Danger", ["hit 2: / lose(2), avatar_move(1)"]),
    "Corrupted Relic": ("Danger", ["special 2: / rift_on(), damage_card(1)"]),
}


def written(option: dict[str, Any]) -> str:
    roll = f"{option['skill']} {option['need']}:" if option["skill"] else ""
    words = " ".join(part for part in (option["class"], roll, ", ".join(map(VOCABULARY.spell, option["fx"]))) if part)
    return words + (" / " + ", ".join(map(VOCABULARY.spell, option["fail"])) if option["fail"] else "")


@pytest.mark.rule("XOD-G14", "XOD-12.2", "XOD-12.8", "XOD-12.11")
def test_the_twenty_cards() -> None:
    content = XODUS.content(Setup(title="xodus", edition="first", seats=["A"]))
    printed = {
        entry["name"]: (entry["type"], [written(option) for option in entry["options"]])
        for entry in content.entries["exploration"]
    }
    assert printed == CARDS
    types = [kind for kind, _ in CARDS.values()]
    assert (types.count("Analysis"), types.count("Warning"), types.count("Danger")) == (9, 7, 4)
