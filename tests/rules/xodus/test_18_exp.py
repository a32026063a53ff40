"""Section 18: EXP, levels and Mods."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight, mods
from tests.rules.xodus.table import XODUS, ally, dice, here, ship, sit

from farflung.engine.title import Setup

CONTENT = XODUS.content(Setup(title="xodus", edition="first", seats=["A"]))


@pytest.mark.rule("XOD-18.1", "XOD-G29")
def test_the_warship_learns_by_defeating() -> None:
    table = fight("Cultist Skiff").do("offensive", *dice("hit", "hit"))
    assert table.ship("Warship", "exp") == 1


@pytest.mark.rule("XOD-18.1", "XOD-G29")
def test_the_battlecruiser_learns_by_losing_health_once_per_roll() -> None:
    given = ship("Battlecruiser", mods=["Interpose"])
    table = fight("Drone Nest", "Battlecruiser", given=given)
    table.do("offensive", *dice("miss", "hit"))
    assert table.ship("Battlecruiser", "exp", "health") == (1, 8)
    table = sit(
        {},
        "damage roll: Battlecruiser, strain",
        luck=("rolls miss", "rolls miss", "mount Ablative Armour", "damage Comm Failure"),
    )
    assert table.ship("Battlecruiser", "exp", "health") == (1, 7)
    assert sit({}, "lose: Battlecruiser, 2, effect").ship("Battlecruiser", "exp") == 0


@pytest.mark.rule("XOD-18.1")
def test_the_proto_ship_learns_by_spending_energy() -> None:
    table = fight("Drone Nest", "Proto-ship", given=mods("Proto-ship", "Prism Lens"))
    table.do("offensive", *dice("special", "hit"), "use Prism Lens on Proto-ship die 1")
    assert table.ship("Proto-ship", "exp", "energy") == (1, 2)


@pytest.mark.rule("XOD-18.1")
def test_the_explorer_learns_by_revealing() -> None:
    table = sit(here("Explorer") | {"stack.top": "Open Sky"}, "turn: Explorer").until("action").do("probe NW")
    assert table.ship("Explorer", "exp") == 1
    assert table.ship("Warship", "exp") == 0


@pytest.mark.rule("XOD-18.1", "XOD-G29")
def test_the_pirate_ship_learns_by_scraps_once_per_action() -> None:
    crew = ("Pirate Ship", "Warship", "Explorer", "Proto-ship")
    table = sit(ship("Pirate Ship", mods=["Boarding Party", "Looter"]), crew=crew).do("scavenge")
    assert table.ship("Pirate Ship", "scraps", "exp") == (3, 2), "1 of level 2, and one for the Action"


@pytest.mark.rule("XOD-18.1")
def test_the_drone_specialist_learns_by_maintenance() -> None:
    crew = ("Drone Specialist", "Warship", "Explorer", "Proto-ship")
    table = sit(ship("Drone Specialist", health=4), crew=crew).do("maintenance", "repair Drone Specialist")
    assert table.ship("Drone Specialist", "exp") == 1
    assert table.asked == "mod"


@pytest.mark.rule("XOD-18.2", "XOD-18.3", "XOD-18.4")
def test_a_level_unlocks_its_mod_at_once_but_not_for_the_event_itself() -> None:
    table = fight("Cultist Skiff", given=ship("Warship", mods=["Focused Salvo"], energy=0))
    table.do("offensive", *dice("hit", "hit"))
    assert table.asked == "mod"
    assert table.options() == ["mount Battle Trance", "mount Spoils of War"]
    table.do("mount Spoils of War")
    assert table.ship("Warship", "mods", "level") == (["Focused Salvo", "Spoils of War"], 2)
    assert table.ship("Warship", "scraps") == 2, "no spoils for this defeat yet"
    table = fight("Cultist Skiff", given=mods("Warship", "Focused Salvo", "Spoils of War"))
    table.do("offensive", *dice("hit", "hit")).until("action", "mod")
    assert table.ship("Warship", "scraps") == 3


@pytest.mark.rule("XOD-18.2", "XOD-G29")
def test_exp_beyond_the_last_level_is_lost() -> None:
    all_six = ["Focused Salvo", "Spoils of War", "Relentless Fire", "Combat Plating", "Weapon Lock", "Avatar Slayer"]
    table = fight("Cultist Skiff", given=ship("Warship", mods=all_six, energy=0))
    assert table.ship("Warship", "exp", "level") == (5, 6)
    table.do("offensive", *dice("hit", "hit"))
    assert table.ship("Warship", "exp", "level", "mods") == (5, 6, all_six)
    assert table.asked == "action"


@pytest.mark.rule("XOD-18.2")
@pytest.mark.parametrize("board", CONTENT.entries["ship"], ids=lambda board: board["name"])
def test_there_are_six_levels(board: dict) -> None:  # type: ignore[type-arg]
    levels = board["exp_levels"]
    assert len(levels) == 6
    assert levels[0] == 0
    assert levels == sorted(set(levels))


@pytest.mark.rule("XOD-18.4")
def test_the_choice_of_an_effect_is_final() -> None:
    table = sit(ship("Warship", mods=["Focused Salvo"]), "choose mod: Warship, 2")
    table.do("mount Battle Trance")
    assert table.ship("Warship", "mods") == ["Focused Salvo", "Battle Trance"]
    assert all(not option.startswith("mount") for option in table.options())


@pytest.mark.rule("XOD-18.5", "XOD-18.6")
def test_mods_of_odd_levels_cost_energy_those_of_even_levels_do_not() -> None:
    for mod in CONTENT.entries["mod"]:
        odd = mod["level"] % 2 == 1
        assert (mod["kind"], mod["energy"]) == (("energy", 1) if odd else ("passive", 0)), mod["id"]


@pytest.mark.rule("XOD-18.5")
@pytest.mark.parametrize("mod", ["Focused Salvo", "Relentless Fire", "Annihilator Beam"])
def test_an_odd_mod_flips_one_energy(mod: str) -> None:
    table = fight("Siege Breaker", given=mods("Warship", mod, energy=2)).do("offensive", *dice("hit", "special"))
    table.do(next(option for option in table.options() if mod in option), *(["* rolls hit"] if "Fire" in mod else []))
    assert table.ship("Warship", "energy") == 1
    none = fight("Siege Breaker", given=mods("Warship", mod, energy=2) | ship("Warship", energy=0))
    assert none.do("offensive", *dice("hit", "special")).asked == "manoeuvre"


@pytest.mark.rule("XOD-18.6")
def test_an_even_mod_works_without_energy() -> None:
    plating = mods("Warship", "Combat Plating") | ship("Warship", energy=0)
    table = fight("Siege Breaker", given=plating).do("offensive", *dice("special", "miss"))
    assert table.ship("Warship", "health", "energy") == (7, 0), "2 of the Siege Breaker, 1 is spared"


@pytest.mark.rule("XOD-18.7", "XOD-26.4")
def test_spent_energy_comes_back_in_the_end_of_turn_phase() -> None:
    table = sit(ship("Warship", energy=0, energy_markers=3), "end of round")
    assert table.ship("Warship", "energy") == 3
    table = fight("Cultist Skiff", given=mods("Warship", "Battle Trance") | ship("Warship", energy=0))
    table.do("offensive", *dice("hit", "hit"))
    assert table.ship("Warship", "energy") == 1, "or earlier by an effect"


@pytest.mark.rule("XOD-G29")
def test_the_battlecruiser_learns_from_health_lost_for_another_once_an_attack() -> None:
    given = mods("Battlecruiser", "Interpose")
    table = fight("Raider Pack", "Warship", "Battlecruiser", given=given)
    table.do("offensive").do("offensive", *dice("miss", "hit", "hit", "hit"))
    assert table.asked == "retaliation"
    table.do("use Interpose for Warship")
    assert table.ship("Battlecruiser", "exp", "health") == (1, 8)


@pytest.mark.rule("XOD-G29")
def test_at_most_one_exp_an_attack_for_health_lost_in_several_ways() -> None:
    given = mods("Battlecruiser", "Interpose")
    table = fight("Raider Pack", "Warship", "Battlecruiser", given=given)
    table.do("offensive").do("offensive", *dice("miss", "hit", "miss", "hit"))
    table.do("use Interpose for Warship", "mount Ablative Armour")
    assert table.ship("Battlecruiser", "exp", "health") == (1, 7), "1 for the Warship, 1 of its own Retaliation"


@pytest.mark.rule("XOD-18.3", "XOD-G57")
def test_a_mod_unlocked_by_a_probe_waits_for_the_next_one() -> None:
    given = mods("Explorer", "Slipstream", "Ghost Profile", exp=7, level=2) | {"stack.top": "Open Sky"}
    table = sit(given | ship("Explorer", system="Weeping Star"), crew=("Explorer", "Warship", "Battlecruiser"))
    table.until("action").do("probe NW").until("mod").do("mount Twin Probes")
    assert table.asked == "action", "no second Probe yet"
    assert table.ship("Explorer", "mods") == ["Slipstream", "Ghost Profile", "Twin Probes"]


@pytest.mark.rule("XOD-11.4", "XOD-G39")
@pytest.mark.parametrize(("answer", "scraps"), [("agree", (0, 4)), ("refuse", (0, 5))])
def test_another_captains_scraps_pay_for_a_service_with_consent(answer: str, scraps: tuple[int, int]) -> None:
    given = here("Warship", "Battlecruiser", at="Haven Prime") | ally("Council Remnant")
    given |= ship("Warship", scraps=0) | ship("Battlecruiser", scraps=5)
    table = sit(given, players=2).do("take in Battlecruiser", "agree", "ask Council Remnant")
    assert (table.asked, table.seat) == ("consent", 2)
    table.do(answer)
    assert (table.ship("Warship", "scraps"), table.ship("Battlecruiser", "scraps")) == scraps
