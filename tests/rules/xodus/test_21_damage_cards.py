"""Section 21: what single Damage cards do (XOD-G12), and what ends with them."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight
from tests.rules.xodus.table import (
    AZKAREL,
    CREW,
    SIGNAL_TILES,
    START,
    dice,
    explore,
    foe,
    here,
    ship,
    signal,
    sit,
    tile,
)


def drawn(card: str) -> tuple[str, ...]:
    return "rolls miss", "rolls miss", f"damage {card}"


BY_STRAIN = "damage roll: Warship, strain"


@pytest.mark.rule("XOD-G12", "XOD-5.7")
def test_a_hyperdrive_fault_makes_a_rush_dearer_for_the_whole_fleet() -> None:
    fault = ship("Explorer", damage=["Hyperdrive Fault"]) | here("Explorer")
    table = sit(fault).do("take in Explorer", "rush to Quiet Reach", "stop")
    assert (table.ship("Warship", "actions"), table.ship("Explorer", "actions")) == (0, 0)
    table = sit(fault | ship("Warship", actions=2)).do("take in Explorer")
    assert table.refuses("rush to Quiet Reach", "XOD-5.7")


@pytest.mark.rule("XOD-G12", "XOD-5.1", "XOD-5.4")
def test_a_probe_bay_fire_makes_probes_dearer_and_no_blind_jump() -> None:
    fire = ship("Warship", damage=["Probe Bay Fire"]) | {"stack.top": "Open Sky"}
    assert sit(fire).do("probe NW").ship("Warship", "actions") == 1
    assert sit(fire).do("blind jump NW").ship("Warship", "actions") == 2


@pytest.mark.rule("XOD-G12", "XOD-19.15")
def test_weak_bulkheads_make_the_first_loss_of_a_combat_worse() -> None:
    table = fight("Flesh Titan", given=ship("Warship", damage=["Weak Bulkheads"]))
    assert table.do("offensive", *dice("special", "special")).ship("Warship", "health") == 8
    assert table.do("offensive", *dice("miss", "special")).ship("Warship", "health") == 6
    assert table.do("offensive", *dice("miss", "special")).ship("Warship", "health") == 5


@pytest.mark.rule("XOD-G12", "XOD-13.1")
def test_a_comm_failure_silences_a_ship_in_the_skill_rolls_of_a_fleet_only() -> None:
    broken = ship("Warship", damage=["Comm Failure"])
    together = explore(
        "Gravity Well", "Warship", "Explorer", given=broken, luck=dice("special", "special", "miss", "miss")
    )
    assert together.log("XOD-13.1")[-1] == "skill roll fails with 0"
    alone = explore("Gravity Well", "Warship", given=broken, luck=dice("special", "special"))
    assert alone.log("XOD-13.1")[-1] == "skill roll succeeds with 2"
    other = ship("Warship", damage=["Jammed Turret"])
    together = explore(
        "Gravity Well", "Warship", "Explorer", given=other, luck=dice("special", "special", "miss", "miss")
    )
    assert together.log("XOD-13.1")[-1] == "skill roll succeeds with 2"


@pytest.mark.rule("XOD-G12", "XOD-6.13")
def test_a_warped_frame_is_repaired_for_two() -> None:
    warped = ship("Warship", damage=["Warped Frame"], health=3, scraps=2)
    table = sit(warped).do("maintenance", "repair Warship")
    assert table.ship("Warship", "health", "scraps") == (4, 0)
    poor = ship("Warship", scraps=1, modules=["Energy Cell"])
    assert sit(warped | poor).do("maintenance").refuses("repair Warship", "XOD-6.13")


@pytest.mark.rule("XOD-G12", "XOD-18.7")
def test_a_frozen_capacitor_keeps_a_marker_spent() -> None:
    full = ship("Warship", energy=3, energy_markers=3)
    table = sit(full, BY_STRAIN, luck=drawn("Frozen Capacitor"))
    assert table.ship("Warship", "energy", "energy_markers") == (2, 3)
    table = sit(ship("Warship", damage=["Frozen Capacitor"], energy=0, energy_markers=3), "end of round")
    assert table.ship("Warship", "energy") == 2


@pytest.mark.rule("XOD-G12", "XOD-25.7")
@pytest.mark.parametrize(("card", "health"), [("Corrupted Core", 7), ("Comm Failure", 8)])
def test_a_corrupted_core_suffers_when_an_avatar_engages(card: str, health: int) -> None:
    given = foe(AZKAREL, START) | ship("Warship", damage=[card]) | {"phase": "corruption"}
    table = sit(given, f"march: {AZKAREL}, 0, 0", luck=("rolls hit", "rolls hit"))
    assert table.ship("Warship", "health") == health


@pytest.mark.rule("XOD-G12", "XOD-C41")
def test_a_module_that_is_switched_off_takes_its_markers_along() -> None:
    plated = ship("Warship", modules=["Reinforced Plating"], markers=10, health=10)
    table = sit(plated, BY_STRAIN, luck=drawn("Module Malfunction"))
    assert table.ship("Warship", "off", "health", "markers") == ("Reinforced Plating", 8, 8)
    broken = ship("Warship", modules=["Reinforced Plating"], off="Reinforced Plating", scraps=5)
    table = sit(broken | ship("Warship", damage=["Module Malfunction"], health=6, markers=8))
    table.do("maintenance", "remove Module Malfunction")
    assert table.ship("Warship", "off", "health", "markers") == (None, 8, 10)


@pytest.mark.rule("XOD-G12", "XOD-23.14")
def test_a_core_that_is_switched_off_owns_no_energy_any_more() -> None:
    core = ship("Warship", modules=["Precursor Core"], energy=3, energy_markers=3, core_energy=2)
    table = sit(core, BY_STRAIN, luck=drawn("Module Malfunction"))
    assert table.ship("Warship", "energy", "energy_markers", "core_energy") == (1, 1, 0)


@pytest.mark.rule("XOD-G28", "XOD-14.3")
def test_precursor_modules_are_shuffled_anew() -> None:
    spent = {"piles.precursor_discard": ["Void Lance"]}
    everything = ["Precursor Core", "Aegis Matrix", "Lane Breaker", "Rift Anchor", "Stasis Bomb", "Precursor Helm"]
    spent |= ship("Battlecruiser", modules=[*everything, "Soul Harvester"])
    table = sit(spent, "gain module: 1, Warship")
    assert table.ship("Warship", "modules") == ["Void Lance"]
    assert table.log("XOD-G28") == ["deck precursor modules reshuffled"]


@pytest.mark.rule("XOD-14.9")
def test_a_rift_on_the_map_is_closed() -> None:
    table = sit({}, f"close rift: {CREW[0]}")
    assert table.until("action", "activate").rifts() == []
    open_rifts = tile("Cradle of Ashes", -1, 1, 2) | {"markers.red_rift": "Cradle of Ashes"}
    table = sit(open_rifts, f"close rift: {CREW[0]}")
    assert len(table.options()) == 2
    table.do(next(answer for answer in table.options() if answer.endswith(START)))
    assert table.rifts() == ["Cradle of Ashes"]


@pytest.mark.rule("XOD-G41", "XOD-15.9")
@pytest.mark.parametrize("slot", [1, 2])
def test_a_key_of_any_signal_may_still_be_taken_at_the_end_of_the_turn(slot: int) -> None:
    given = signal(slot, "Derelict Ship", progress=0) | here("Warship", at=SIGNAL_TILES[slot - 1])
    table = sit(given).do("end turn")
    assert table.asked == "key"
    assert table.do(table.options()[0]).at("keys")[slot - 1] == "Warship"


@pytest.mark.rule("XOD-20.6", "XOD-17.7")
def test_who_has_disengaged_may_use_what_brings_an_action() -> None:
    given = ship("Warship", modules=["Jump Booster"], actions=0)
    table = fight("Drone Nest", given=given).do("disengage", *dice("hit", "hit"))
    assert table.asked == "exit"
    assert table.offers("use Jump Booster")
    table.do("use Jump Booster")
    assert table.ship("Warship", "actions", "modules") == (1, [])
