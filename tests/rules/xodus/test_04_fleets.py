"""Section 4: Fleets."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import AZKAREL, NYX, Table, ally, dice, fleet, foe, here, ship, sit, tile

DUO = here("Explorer")


def duo(given: dict[str, object] | None = None, **more: object) -> Table:
    """Warship and Explorer in one Fleet, asked for an action."""
    return sit(DUO | (given or {}), **more).do("take in Explorer")  # type: ignore[arg-type]


@pytest.mark.rule("XOD-4.1")
def test_forming_a_fleet_is_free_and_voluntary() -> None:
    table = sit(DUO)
    assert table.asked == "fleet"
    assert table.options() == ["take in Explorer", "go on"]
    alone = sit(DUO).do("go on")
    assert alone.ship("Explorer", "fleet") is None
    assert alone.asked == "action"
    table.do("take in Explorer")
    assert table.ship("Explorer", "fleet", "actions") == ("Warship", 3)
    assert table.ship("Warship", "fleet", "actions") == ("Warship", 3)


@pytest.mark.rule("XOD-4.1", "XOD-G20", "XOD-G39")
def test_the_captain_of_the_other_ship_must_agree() -> None:
    table = sit(here("Battlecruiser"), players=2).do("take in Battlecruiser")
    assert (table.asked, table.seat, table.options()) == ("consent", 2, ["agree", "refuse"])
    assert table.do("agree").ship("Battlecruiser", "fleet") == "Warship"
    table = sit(here("Battlecruiser"), players=2).do("take in Battlecruiser", "refuse").until("action")
    assert table.ship("Battlecruiser", "fleet") is None
    assert table.refuses("take in Battlecruiser", "XOD-G39")


@pytest.mark.rule("XOD-4.1", "XOD-4.5")
def test_at_any_moment_of_the_turn() -> None:
    table = sit(DUO).do("go on", "scavenge")
    assert table.offers("take in Explorer")
    table.do("take in Explorer")
    assert table.ship("Explorer", "actions") == table.ship("Warship", "actions") == 2


@pytest.mark.rule("XOD-4.1", "XOD-5.11", "XOD-G19")
def test_only_ships_on_the_same_tile_and_before_any_combat() -> None:
    table = sit()
    assert not table.options("take in")
    table = sit(here("Explorer", at="Picket Line") | foe("Scrap Hulk", "Picket Line")).do("jump to Picket Line")
    assert table.asked == "fleet"  # before the Detection Roll
    table.do("take in Explorer")
    assert table.asked == "detection"


@pytest.mark.rule("XOD-4.2", "XOD-26.3")
def test_a_fleet_lasts_until_the_end_of_the_round() -> None:
    given = ship("Battlecruiser", acted=True) | ship("Proto-ship", acted=True)
    table = duo(given)
    assert not [option for option in table.options() if "leave" in option or "split" in option]
    table.do("end turn").until("activate")
    assert table.at("round") == 2
    assert table.ship("Warship", "fleet") is None
    assert table.ship("Explorer", "fleet") is None
    assert table.do("activate Explorer").do("take in Warship").ship("Warship", "fleet") == "Explorer"


@pytest.mark.rule("XOD-4.2")
def test_a_fleet_stays_one_after_its_turn_in_the_same_round() -> None:
    table = duo().do("end turn")
    assert table.ship("Warship", "fleet") == table.ship("Explorer", "fleet") == "Warship"


@pytest.mark.rule("XOD-4.2", "XOD-22.1")
def test_only_a_defeated_ship_leaves_its_fleet() -> None:
    given = fleet("Warship", "Explorer") | foe("Void Leech", "Weeping Star") | ship("Explorer", health=1)
    table = sit(given | {"coming": ["action phase", "end turn", "act"]}, "lose: Explorer, 1, effect")
    assert table.ship("Explorer", "defeated")
    table.do("jump to Haven Prime")
    assert (table.where("Warship"), table.where("Explorer")) == ("Haven Prime", "Weeping Star")


@pytest.mark.rule("XOD-4.3")
def test_all_members_move_together_and_spend_the_action_together() -> None:
    table = duo().do("jump to Quiet Reach").until("action")
    assert table.where("Warship") == table.where("Explorer") == "Quiet Reach"
    assert table.ship("Warship", "actions") == table.ship("Explorer", "actions") == 2
    table.do("scavenge")
    assert table.ship("Warship", "scraps", "actions") == table.ship("Explorer", "scraps", "actions") == (2, 1)


@pytest.mark.rule("XOD-4.4", "XOD-C13")
def test_a_fleet_has_the_lowest_number_of_actions_left() -> None:
    table = duo(ship("Warship", actions=2))
    assert table.ship("Warship", "actions") == table.ship("Explorer", "actions") == 2
    table = sit(DUO | ship("Explorer", actions=1)).do("take in Explorer")
    assert table.ship("Warship", "actions") == table.ship("Explorer", "actions") == 1


@pytest.mark.rule("XOD-4.4")
def test_the_surplus_is_lost_for_the_round() -> None:
    table = duo().do("scavenge", "end turn")
    assert table.ship("Explorer", "actions", "acted") == (0, True)


@pytest.mark.rule("XOD-4.5", "XOD-C13")
def test_a_fleet_takes_in_further_ships_on_its_way() -> None:
    table = duo().do("jump to Quiet Reach")
    assert table.asked == "fleet"
    assert table.options("take in") == ["Battlecruiser", "Proto-ship"]
    table.do("take in Battlecruiser", "go on")
    assert {table.ship(name, "actions") for name in ("Warship", "Explorer", "Battlecruiser")} == {2}
    weary = here("Proto-ship") | ship("Proto-ship", actions=1)
    table = duo(weary).do("take in Proto-ship")
    assert {table.ship(name, "actions") for name in ("Warship", "Explorer", "Proto-ship")} == {1}


@pytest.mark.rule("XOD-4.6", "XOD-4.5", "XOD-C28")
def test_who_has_acted_neither_forms_nor_joins_a_fleet() -> None:
    table = sit(DUO | ship("Explorer", acted=True))
    assert table.asked == "action"
    assert table.refuses("take in Explorer", "XOD-4.6")
    table = sit(here("Explorer", "Proto-ship") | ship("Explorer", acted=True))
    assert table.asked == "fleet"
    assert table.refuses("take in Explorer", "XOD-4.6")


@pytest.mark.rule("XOD-4.7")
def test_a_fleet_finishes_its_turn_and_every_member_flips() -> None:
    table = duo().do("scavenge")
    assert table.asked == "action"
    assert not table.options("activate")
    table.do("end turn")
    assert table.ship("Warship", "acted")
    assert table.ship("Explorer", "acted")
    assert not table.ship("Proto-ship", "acted")
    assert table.options("activate") == ["Battlecruiser", "Proto-ship"]


@pytest.mark.rule("XOD-4.8", "XOD-6.12")
def test_each_member_picks_its_own_maintenance() -> None:
    table = duo(ship("Warship", health=5) | ship("Explorer", modules=["Nanite Kit"])).do("maintenance")
    assert table.asked == "maintenance"
    table.do("repair Warship", "dismantle Nanite Kit")
    assert table.ship("Warship", "health", "scraps", "actions") == (6, 0, 2)
    assert table.ship("Explorer", "modules", "scraps", "actions") == ([], 2, 2)


@pytest.mark.rule("XOD-4.9")
def test_a_fleet_reveals_one_tile_per_action() -> None:
    table = duo({"stack.top": "Open Sky"}).do("probe NW").until("action")
    assert "Open Sky" in table.systems()
    assert len(table.systems()) == 7
    assert table.ship("Explorer", "actions") == 2
    table = duo({"stack.top": "Open Sky"}).do("blind jump NW").until("action")
    assert len(table.systems()) == 7
    assert table.where("Warship") == table.where("Explorer") == "Open Sky"


@pytest.mark.rule("XOD-4.10", "XOD-6.11")
def test_a_fleet_trades_as_one_and_pools_its_scraps() -> None:
    given = here("Warship", "Explorer", at="Haven Prime") | ally("Council Remnant", ["Nanite Kit", "Ion Disruptor"])
    table = sit(given | ship("Explorer", scraps=1)).do("take in Explorer", "trade")
    assert table.ship("Warship", "actions") == table.ship("Explorer", "actions") == 2
    table.do("buy Ion Disruptor for Warship", "done")
    assert table.ship("Warship", "modules", "scraps") == (["Ion Disruptor"], 0)
    assert table.ship("Explorer", "modules", "scraps") == ([], 0)


@pytest.mark.rule("XOD-4.11", "XOD-25.7", "XOD-23.3")
def test_an_avatar_engages_a_whole_fleet_and_each_member_rolls() -> None:
    given = fleet("Warship", "Explorer") | foe(AZKAREL, "Picket Line") | {"phase": "corruption"}
    luck = ["avatar die 1", "rolls miss", "rolls hit", "rolls hit", "rolls miss"]
    table = sit(given | {"turn.leader": "none"}, "avatars", luck=luck)
    assert table.where(AZKAREL) == "Weeping Star"
    assert table.ship("Warship", "avatars", "health") == ([AZKAREL], 7)
    assert table.ship("Explorer", "avatars", "health") == ([AZKAREL], 5)


@pytest.mark.rule("XOD-4.11", "XOD-25.6", "XOD-25.10")
def test_a_fleet_is_one_target_but_several_avatars_may_hunt_it() -> None:
    crew = ("Warship", "Explorer", "Proto-ship")
    given = (
        fleet("Warship", "Explorer", "Proto-ship")
        | foe(AZKAREL, "Picket Line")
        | foe(NYX, "Glass Moons")
        | {"phase": "corruption", "turn.leader": "none"}
    )
    luck = ["avatar die 1", *["rolls hit"] * 6, "avatar die 1", *["rolls hit"] * 6]
    table = sit(given, "avatars", crew=crew, luck=luck)
    assert table.where(AZKAREL) == table.where(NYX) == "Weeping Star"
    assert {tuple(table.ship(name, "avatars")) for name in crew} == {(AZKAREL, NYX)}
    lone = tile("Open Sky", -1, 0) | ship("Proto-ship", fleet="none", system="Haven Prime", health=7)
    table = sit(given | lone, "avatars", crew=crew, luck=["avatar die 4", "rolls hit", "rolls hit"])
    assert table.where(AZKAREL) == "Weeping Star"  # nearest, before the single ship behind it


@pytest.mark.rule("XOD-G20")
def test_who_joins_after_the_roll_makes_its_own() -> None:
    given = here("Warship", "Explorer", at="Picket Line") | foe("Scrap Hulk", "Picket Line")
    table = sit(given).do("go on", "roll", *dice("hit", "hit")).do("take in Explorer")
    assert table.asked == "detection"
    table.do("roll", *dice("miss", "hit"))
    assert table.in_combat()
    assert table.log().count("Explorer die 1 miss") == 1
    assert len([line for line in table.log() if line.startswith("Warship die")]) == 2


@pytest.mark.rule("XOD-G20")
def test_a_fleet_may_act_if_one_member_can() -> None:
    table = duo(ship("Warship", scavenged=True)).do("scavenge")
    assert table.ship("Warship", "scraps", "actions") == (1, 2)
    assert table.ship("Explorer", "scraps", "actions") == (2, 2)


@pytest.mark.rule("XOD-C42", "XOD-4.1", "XOD-23.4")
def test_an_engaged_ship_is_absorbed_before_the_first_attack_but_not_after_it() -> None:
    given = foe(AZKAREL, "Quiet Reach") | ship("Explorer", avatars=[AZKAREL], system="Quiet Reach")
    given |= here("Battlecruiser", "Proto-ship", at="Glass Moons")
    table = sit(given).do("jump to Quiet Reach")
    assert table.asked == "fleet"
    table.do("take in Explorer")
    assert table.ship("Explorer", "fleet", "health") == ("Warship", 6)
    assert table.asked == "manoeuvre"
    alone = sit(given).do("jump to Quiet Reach", "go on").do("offensive", *dice("hit", "hit"))
    assert alone.asked == "manoeuvre"
    assert alone.lacks("take in Explorer")
