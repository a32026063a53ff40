"""Section 6: actions in a System."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, Table, ally, dice, foe, here, ship, sit, tile

WRECK = ship("Explorer", defeated=True, health=0, system="Weeping Star")


def trade(given: dict[str, object], **more: object) -> Table:
    """The Warship trades with the Explorer at its side, who is no Fleet mate."""
    return sit(here("Explorer") | given, **more).do("go on", "trade")  # type: ignore[arg-type]


# ---- Explore


@pytest.mark.rule("XOD-6.1", "XOD-12.14", "XOD-C27")
def test_explore_removes_the_marker_and_draws_a_card() -> None:
    table = sit(ship("Warship", system="Blue Eddy")).do("explore", "* exploration Abandoned Shipyard")
    assert table.log("XOD-12.1") == ["Warship explores Abandoned Shipyard"]
    assert table.ship("Warship", "actions") == 2
    assert not table.at("systems.Blue Eddy.exploration")
    table.do("option 2", "done")
    assert table.asked == "action"
    assert table.refuses("explore", "XOD-6.1")
    assert table.at("piles.exploration_discard") == ["Abandoned Shipyard"]


@pytest.mark.rule("XOD-6.1", "XOD-8.21")
def test_no_exploring_without_a_marker_or_in_a_corrupted_system() -> None:
    used = ship("Warship", system="Blue Eddy") | {"systems.Blue Eddy.exploration": False}
    assert sit(used).refuses("explore", "XOD-6.1")
    assert sit().refuses("explore", "XOD-8.21")


@pytest.mark.rule("XOD-6.1", "XOD-6.18", "XOD-19.2")
def test_an_engaged_ship_only_fights_or_disengages() -> None:
    given = ship("Warship", system="Blue Eddy", modules=["Nanite Kit"], scraps=5, health=5) | foe(AZKAREL, "Blue Eddy")
    table = sit(given)
    assert table.asked == "manoeuvre"
    assert table.options() == ["offensive", "defensive with die 1", "disengage"]


@pytest.mark.rule("XOD-6.2", "XOD-15.2", "XOD-C27")
def test_on_a_signal_explore_turns_up_its_card() -> None:
    table = sit(ship("Warship", system="Glass Moons") | {"signals.3.card": "Sealed Vault"}).do("explore")
    assert table.at("signals.3.state") == "open"
    assert table.at("keys.3") == "tile"
    assert table.ship("Warship", "actions") == 2
    assert len(table.at("piles.explorations")) == 20
    assert table.refuses("explore", "XOD-6.1")


@pytest.mark.rule("XOD-6.3", "XOD-16.1")
def test_on_the_great_rift_explore_activates_the_keys() -> None:
    spot = tile("The Great Rift", -1, 0) | ship("Warship", system="The Great Rift")
    assert sit(spot).refuses("explore", "XOD-6.1", "XOD-6.3")
    table = sit(spot | {"keys": ["Warship", "slot", "Warship", "Explorer"]}).do("explore")
    assert table.at("keys") == ["activated", "slot", "activated", "Explorer"]
    assert table.ship("Warship", "actions") == 2


# ---- Scavenge


@pytest.mark.rule("XOD-6.4", "XOD-C19")
def test_scavenge_gains_a_scrap_once_per_round_for_each_ship() -> None:
    table = sit(ship("Warship", actions=2)).do("scavenge")
    assert table.ship("Warship", "scraps", "actions", "scavenged") == (2, 1, True)
    assert table.refuses("scavenge", "XOD-6.4")
    table = sit(here("Explorer", "Proto-ship")).do("take in Explorer", "go on", "scavenge")
    assert [table.ship(name, "scraps") for name in ("Warship", "Explorer", "Proto-ship")] == [2, 2, 1]


@pytest.mark.rule("XOD-6.4", "XOD-26.2")
def test_the_limit_ends_with_the_round() -> None:
    acted = {f"ships.{name}.acted": True for name in ("Battlecruiser", "Proto-ship", "Explorer")}
    table = sit(acted).do("scavenge", "end turn", "activate Warship")
    assert table.offers("scavenge")


@pytest.mark.rule("XOD-6.5", "XOD-15.11")
def test_a_wreck_is_scavenged_for_all_its_keys_instead_of_the_scrap() -> None:
    keys = {"keys": ["Explorer", "Proto-ship", "tile", "Explorer"]}
    table = sit(WRECK | keys)
    assert table.offers("scavenge", "scavenge wreck of Explorer")
    table.do("scavenge wreck of Explorer")
    assert table.at("keys") == ["Warship", "Proto-ship", "tile", "Warship"]
    assert table.ship("Warship", "scraps", "scavenged", "actions") == (1, True, 2)
    assert table.refuses("scavenge", "XOD-6.4")


@pytest.mark.rule("XOD-6.5")
def test_no_wreck_to_scavenge_elsewhere_without_keys_or_when_used_up() -> None:
    keys = {"keys": ["Explorer", "slot", "tile", "slot"]}
    assert sit(WRECK).lacks("scavenge wreck of Explorer")
    assert sit(WRECK | keys | ship("Explorer", system="Quiet Reach")).lacks("scavenge wreck of Explorer")
    assert sit(WRECK | keys | ship("Warship", scavenged=True)).lacks("scavenge wreck of Explorer", "scavenge")


# ---- Pacify


def undetected(given: dict[str, object] | None = None) -> Table:
    """The Warship at Picket Line, unseen."""
    return sit(ship("Warship", system="Picket Line") | (given or {})).do("roll", *dice("hit", "hit"))


@pytest.mark.rule("XOD-6.6", "XOD-9.2")
def test_pacify_only_in_an_enemy_system_that_is_not_pacified() -> None:
    assert sit().refuses("pacify", "XOD-6.6")
    assert sit(ship("Warship", system="Haven Prime")).refuses("pacify", "XOD-6.6")
    calm = ship("Warship", system="Picket Line") | {"systems.Picket Line.pacified": "red"}
    assert sit(calm).refuses("pacify", "XOD-9.2")
    assert undetected().offers("pacify")


@pytest.mark.rule("XOD-6.6", "XOD-6.7", "XOD-8.16", "XOD-9.1", "XOD-C04")
def test_pacify_draws_the_enemies_of_the_system_and_beating_them_pacifies_it() -> None:
    table = undetected().do("pacify", "* enemy Cultist Skiff")
    assert table.foes() == {"Cultist Skiff": 2}
    assert table.ship("Warship", "actions") == 2
    table.do("offensive", *dice("hit", "hit")).until("action")
    assert table.at("systems.Picket Line.pacified") == "green"
    assert table.ship("Warship", "actions") == 2


@pytest.mark.rule("XOD-6.6", "XOD-G46")
def test_pacify_engages_the_enemies_that_lie_there() -> None:
    table = undetected(foe("Raider Pack", "Picket Line", health=3)).do("pacify")
    assert table.at("combat.foes") == ["Raider Pack"]
    assert table.foes() == {"Raider Pack": 3}
    two = tile("Staging Ground", -1, 0) | foe("Raider Pack", "Staging Ground")
    table = undetected(two | ship("Warship", system="Staging Ground")).do("pacify")
    assert table.at("combat.foes") == ["Raider Pack"]  # not topped up to two


@pytest.mark.rule("XOD-6.7")
def test_a_fight_that_is_not_won_costs_the_action_and_pacifies_nothing() -> None:
    table = undetected().do("pacify", "* enemy Scrap Hulk").do("disengage", *dice("hit", "hit"))
    table.do("jump to Weeping Star").until("action")
    assert table.at("systems.Picket Line.pacified") == "none"
    assert table.ship("Warship", "actions") == 1
    assert table.foes() == {"Scrap Hulk": 3}


# ---- Trade


@pytest.mark.rule("XOD-6.8", "XOD-15.11", "XOD-G30")
def test_trade_moves_scraps_modules_and_keys_between_ships() -> None:
    given = ship("Warship", modules=["Nanite Kit"], scraps=3) | ship("Explorer", modules=["Void Lance"])
    table = trade(given | {"keys": ["Explorer", "slot", "tile", "slot"]})
    assert table.asked == "trade"
    assert table.ship("Warship", "actions") == 2
    table.do("give scrap Warship to Explorer", "give scrap Warship to Explorer")
    table.do("give Nanite Kit to Explorer", "give Void Lance to Warship", "give key 1 to Warship", "done")
    assert table.ship("Warship", "scraps", "modules") == (1, ["Void Lance"])
    assert table.ship("Explorer", "scraps", "modules") == (3, ["Nanite Kit"])
    assert table.at("keys.1") == "Warship"
    assert table.asked == "action"


@pytest.mark.rule("XOD-6.8", "XOD-G30", "XOD-C20")
def test_nothing_else_can_be_traded() -> None:
    given = ship("Warship", mods=["Focused Salvo"], damage=["Engine Leak"], modules=["Nanite Kit"], energy=3)
    options = trade(given).options()
    assert sorted(options) == [
        "done",
        "give Nanite Kit to Explorer",
        "give scrap Explorer to Warship",
        "give scrap Warship to Explorer",
    ]


@pytest.mark.rule("XOD-6.8")
def test_no_trade_without_an_ally_or_another_ship() -> None:
    assert sit().refuses("trade", "XOD-6.8")
    assert sit(WRECK | ship("Explorer", modules=["Nanite Kit"])).refuses("trade", "XOD-6.8")
    assert sit(ship("Warship", system="Haven Prime") | ally("Council Remnant", ["Nanite Kit"])).offers("trade")


@pytest.mark.rule("XOD-6.9")
def test_one_trade_covers_any_number_of_purchases_and_exchanges() -> None:
    given = here("Warship", "Explorer", at="Haven Prime") | ally("Council Remnant", ["Nanite Kit", "Decoy Beacon"])
    table = sit(given | ship("Warship", scraps=3)).do("go on", "trade")
    table.do("buy Nanite Kit for Warship", "buy Decoy Beacon for Warship", "give Nanite Kit to Explorer", "done")
    assert table.ship("Warship", "modules", "scraps", "actions") == (["Decoy Beacon"], 0, 2)
    assert table.ship("Explorer", "modules") == ["Nanite Kit"]


@pytest.mark.rule("XOD-6.10", "XOD-C28")
@pytest.mark.parametrize("acted", [True, False])
def test_partners_pay_no_action(acted: bool) -> None:
    given = here("Explorer") | ship("Explorer", acted=acted)
    table = sit(given)
    table.until("action").do("trade", "give scrap Explorer to Warship").until("action")
    assert table.ship("Warship", "scraps", "actions") == (2, 2)
    assert table.ship("Explorer", "actions", "acted", "fleet") == (4, acted, None)


@pytest.mark.rule("XOD-6.10", "XOD-G30", "XOD-G39")
def test_who_gives_must_agree() -> None:
    table = sit(here("Battlecruiser"), players=2).do("go on", "trade", "give scrap Battlecruiser to Warship")
    assert (table.asked, table.seat) == ("consent", 2)
    assert table.do("refuse").refuses("give scrap Battlecruiser to Warship", "XOD-G39")
    assert table.ship("Warship", "scraps") == 1


@pytest.mark.rule("XOD-G30")
def test_engaged_ships_do_not_trade() -> None:
    given = here("Explorer", "Proto-ship") | foe(AZKAREL, "Weeping Star")
    table = sit(given | ship("Explorer", avatars=[AZKAREL]) | {"turn.leader": "Warship"}, "act")
    assert table.asked == "action"
    table.do("trade")
    assert not [option for option in table.options() if "Explorer" in option]


@pytest.mark.rule("XOD-6.11", "XOD-4.10")
def test_ships_in_the_system_pool_their_scraps() -> None:
    given = here("Warship", "Explorer", at="Haven Prime") | ally("Council Remnant", ["Plasma Cannon"])
    table = sit(given | ship("Explorer", scraps=2, acted=True)).do("trade")
    assert table.offers("buy Plasma Cannon for Warship", "buy Plasma Cannon for Explorer")
    table.do("buy Plasma Cannon for Explorer").until("action")
    assert table.ship("Explorer", "modules", "scraps") == (["Plasma Cannon"], 0)
    assert table.ship("Warship", "scraps") == 0
    table = sit(given | ship("Explorer", scraps=1)).do("go on", "trade")
    assert table.refuses("buy Plasma Cannon for Warship", "XOD-11.3", "XOD-6.11")


# ---- Ship Maintenance


def maintain(given: dict[str, object]) -> Table:
    return sit(given).do("maintenance")


@pytest.mark.rule("XOD-6.12")
def test_maintenance_is_one_of_four_options_once() -> None:
    given = ship("Warship", health=6, scraps=9, damage=["Engine Leak"], modules=["Nanite Kit"])
    table = maintain(given)
    assert sorted(table.options()) == ["buy energy", "dismantle Nanite Kit", "remove Engine Leak", "repair Warship"]
    table.do("repair Warship")
    assert table.asked == "action"
    assert table.ship("Warship", "actions", "health", "scraps") == (2, 7, 8)


@pytest.mark.rule("XOD-6.12")
def test_no_maintenance_without_anything_to_do() -> None:
    assert sit(ship("Warship", scraps=0)).refuses("maintenance", "XOD-6.12")


@pytest.mark.rule("XOD-6.13")
def test_repair_one_health_of_a_ship_in_the_system_for_one_scrap() -> None:
    given = here("Explorer") | ship("Explorer", health=3, acted=True) | ship("Proto-ship", health=3)
    table = maintain(given | ship("Warship", health=7, scraps=2))
    assert table.options("repair") == ["Warship", "Explorer"]  # not the Proto-ship, which is elsewhere
    table.do("repair Explorer")
    assert table.ship("Explorer", "health", "scraps") == (4, 1)
    assert table.ship("Warship", "scraps") == 1
    table.do("maintenance", "repair Warship")
    assert table.ship("Warship", "health") == 8
    assert not sit(ship("Warship", scraps=2, health=8)).do("maintenance").options("repair")


@pytest.mark.rule("XOD-6.13")
def test_no_repair_without_a_scrap() -> None:
    table = maintain(ship("Warship", health=5, scraps=0, modules=["Nanite Kit", "Energy Cell"]))
    assert table.refuses("repair Warship", "XOD-6.13")


@pytest.mark.rule("XOD-6.14")
def test_remove_a_damage_card_for_three_scraps() -> None:
    given = here("Explorer") | ship("Explorer", damage=["Engine Leak"], acted=True)
    table = maintain(given | ship("Warship", scraps=4, damage=["Comm Failure"]))
    assert table.options("remove") == ["Comm Failure", "Engine Leak"]
    table.do("remove Engine Leak")
    assert table.ship("Explorer", "damage") == []
    assert table.ship("Warship", "scraps") == 1
    assert table.at("piles.damage_discard") == ["Engine Leak"]
    table = maintain(ship("Warship", scraps=2, damage=["Comm Failure"], modules=["Nanite Kit"]))
    assert table.refuses("remove Comm Failure", "XOD-6.14")


@pytest.mark.rule("XOD-6.15")
def test_removing_damage_is_no_repair() -> None:
    given = ship("Warship", scraps=3, damage=["Comm Failure"], modules=["Repair Bay"], health=5)
    table = maintain(given).do("remove Comm Failure")
    assert table.asked == "action"  # the Repair Bay is not asked
    assert table.ship("Warship", "health", "energy") == (5, 1)
    assert maintain(given).do("repair Warship").asked == "repair-bonus"
    signal = {"signals.3": {"card": "Derelict Ship", "state": "open", "progress": 3}}
    table = sit(given | signal | ship("Warship", system="Glass Moons")).do("maintenance", "remove Comm Failure")
    assert table.at("signals.3.progress") == 3


@pytest.mark.rule("XOD-6.16", "XOD-G06", "XOD-G27", "XOD-G54")
def test_energy_is_bought_from_left_to_right_at_the_printed_prices() -> None:
    table = sit(ship("Warship", scraps=15, actions=7, energy=0))
    spent = []
    for owned in range(1, 7):
        before = table.ship("Warship", "scraps")
        table.do("maintenance").until("maintenance", "action")
        if table.asked == "maintenance":
            table.do("buy energy")
        assert table.ship("Warship", "energy_markers", "energy") == (owned + 1, owned)  # new ones are ready
        spent.append(before - table.ship("Warship", "scraps"))
    assert spent == [1, 2, 2, 3, 3, 4]
    assert table.refuses("maintenance", "XOD-6.12")  # seven is all a board holds


@pytest.mark.rule("XOD-6.16")
def test_energy_must_be_paid() -> None:
    table = maintain(ship("Warship", scraps=1, energy_markers=2, energy=2, modules=["Nanite Kit", "Energy Cell"]))
    assert table.refuses("buy energy", "XOD-6.16")


@pytest.mark.rule("XOD-6.17", "XOD-C20")
def test_dismantling_gains_the_price_less_one() -> None:
    given = ship("Warship", scraps=0, modules=["Plasma Cannon", "Void Lance"], mods=["Focused Salvo"])
    table = maintain(given)
    assert table.options("dismantle") == ["Plasma Cannon", "Void Lance"]
    table.do("dismantle Plasma Cannon", "maintenance")
    assert table.ship("Warship", "scraps", "modules") == (2, ["Void Lance"])
    table.do("dismantle Void Lance")
    assert table.ship("Warship", "scraps", "modules") == (5, [])
    assert table.at("piles.module_discard") == ["Plasma Cannon"]
    assert table.at("piles.precursor_discard") == ["Void Lance"]


@pytest.mark.rule("XOD-6.18", "XOD-8.11")
def test_an_undetected_ship_acts_normally_beside_enemies() -> None:
    table = undetected(foe("Raider Pack", "Picket Line") | here("Explorer", at="Weeping Star"))
    assert table.asked == "action"
    assert table.offers("explore", "scavenge", "pacify", "maintenance", "jump to Weeping Star", "end turn")
