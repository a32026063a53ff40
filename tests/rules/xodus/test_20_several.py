"""Section 20: several Enemies, disengaging, combat of a Fleet."""

from __future__ import annotations

import pytest
from tests.rules.xodus.fights import fight
from tests.rules.xodus.table import AZKAREL, START, dice, foe, ship, sit, tile

PAIR = ("Scrap Hulk", "Void Leech")


@pytest.mark.rule("XOD-20.1")
def test_all_enemies_of_a_system_are_drawn_together_and_fought_in_any_order() -> None:
    given = tile("Staging Ground", -1, 0) | ship("Warship", system="Staging Ground")
    table = sit(given).do("be detected", "* enemy Scrap Hulk", "* enemy Void Leech")
    assert table.options() == ["attack Scrap Hulk", "attack Void Leech"]
    table.do("attack Void Leech", "offensive", *dice("hit", "special"))
    assert table.foes() == {"Scrap Hulk": 3, "Void Leech": 1}
    assert table.asked == "manoeuvre", "the target is fixed"
    table.do("offensive", *dice("hit", "special"))
    assert table.foes() == {"Scrap Hulk": 3}
    assert table.at("combat.foes") == ["Scrap Hulk"]


@pytest.mark.rule("XOD-20.2", "XOD-9.1")
def test_the_system_is_pacified_with_the_last_of_them() -> None:
    table = fight(*PAIR, health=1).do("attack Void Leech", "offensive", *dice("hit", "special"))
    assert table.at("systems.Staging Ground.pacified") == "none"
    table.until("manoeuvre").do("offensive", *dice("hit", "special"))
    assert table.at("systems.Staging Ground.pacified") == "green"


@pytest.mark.rule("XOD-20.2", "XOD-20.12")
def test_disengaging_leaves_the_rest_there_as_they_are() -> None:
    table = fight(*PAIR).do("attack Void Leech", "offensive", *dice("hit", "hit"))
    table.until("manoeuvre").do("offensive", *dice("hit", "special"), "disengage", *dice("hit", "hit"), "hide")
    assert table.foes() == {"Scrap Hulk": 2}
    assert table.where("Scrap Hulk") == "Staging Ground"
    assert table.at("systems.Staging Ground.pacified") == "none"


@pytest.mark.rule("XOD-20.3", "XOD-20.4")
def test_a_damage_roll_for_each_opponent_and_all_their_skills() -> None:
    table = fight("Cultist Skiff", "Raider Pack").do(
        "attack Raider Pack", "disengage", *dice("hit", "miss", "miss", "hit")
    )
    assert table.log("XOD-13.4") == ["damage roll of Warship for disengaging"] * 2
    assert sorted(table.log("XOD-20.3")) == ["skill of Cultist Skiff", "skill of Raider Pack"]
    assert table.ship("Warship", "health") == 8 - 1 - 1 - 2
    assert not table.in_combat()
    assert table.asked == "exit"


@pytest.mark.rule("XOD-20.4")
def test_after_disengaging_one_is_no_longer_engaged() -> None:
    table = sit(foe(AZKAREL, START)).do("disengage", *dice("hit", "hit"))
    assert table.ship("Warship", "avatars") == []
    assert table.asked == "exit"
    assert table.log("XOD-13.4") == ["damage roll of Warship for disengaging"]


@pytest.mark.rule("XOD-20.5")
def test_one_may_flee_at_the_normal_cost() -> None:
    table = fight("Scrap Hulk").do("disengage", *dice("hit", "hit"))
    assert table.offers(f"jump to {START}", "hide", "rush to Weeping Star")
    assert table.options("blind jump")
    assert table.lacks("explore")
    table.do(f"jump to {START}")
    assert table.where("Warship") == START
    assert table.ship("Warship", "actions") == 2
    assert table.asked == "action", "the turn goes on"
    blind = fight("Scrap Hulk", given={"stack.top": "Open Sky"}).do("disengage", *dice("hit", "hit"))
    blind.do(f"blind jump {blind.options('blind jump')[0]}").until("action")
    assert blind.where("Warship") == "Open Sky"
    assert blind.ship("Warship", "actions") == 2


@pytest.mark.rule("XOD-20.5")
def test_without_actions_one_cannot_flee() -> None:
    table = fight("Scrap Hulk", given=ship("Warship", actions=0)).do("disengage", *dice("hit", "hit"))
    assert table.options() == ["strain", "hide"]


@pytest.mark.rule("XOD-20.6")
def test_hiding_ends_the_turn_at_once() -> None:
    table = fight("Scrap Hulk").do("disengage", *dice("hit", "hit"), "hide")
    assert table.where("Warship") == "Picket Line"
    assert table.ship("Warship", "acted", "actions") == (True, 0)
    assert table.asked == "activate"
    assert "Warship hides" in table.log("XOD-20.6")


@pytest.mark.rule("XOD-20.7")
def test_a_fleet_disengages_as_one() -> None:
    table = fight("Scrap Hulk", "Warship", "Explorer").do("offensive")
    assert table.asked == "manoeuvre"
    assert "disengage" not in table.options(), "a member cannot leave alone"
    table = fight("Scrap Hulk", "Warship", "Explorer").do("disengage", *dice("hit", "hit", "hit", "hit"))
    assert table.log("XOD-20.4") == ["Warship disengages", "Explorer disengages"]
    assert table.log("XOD-13.4") == [f"damage roll of {name} for disengaging" for name in ("Warship", "Explorer")]


@pytest.mark.rule("XOD-20.8")
def test_members_choose_each_for_themselves_and_add_their_hits() -> None:
    table = fight("Siege Breaker", "Warship", "Battlecruiser", "Explorer", players=2)
    seats = []
    for answer in ("offensive", "defensive with die 1"):
        seats.append(table.seat)
        table.do(answer)
    seats.append(table.seat)
    table.do("offensive", *dice("hit", "hit", "hit", "hit", "special"))
    assert set(seats) == {1, 2}
    assert table.foes() == {"Siege Breaker": 2}
    assert [line for line in table.log() if " flies " in line] == [
        "Warship flies offensive",
        "Battlecruiser flies defensive 1",
        "Explorer flies offensive",
    ]


@pytest.mark.rule("XOD-20.9")
def test_retaliation_is_shifted_only_by_effects_that_say_so() -> None:
    given = ship("Battlecruiser", mods=["Interpose"])
    table = fight("Raider Pack", "Warship", "Battlecruiser", given=given)
    table.do("offensive", "offensive", *dice("miss", "miss", "hit", "special"), "* damage Comm Failure")
    assert table.asked == "retaliation"
    assert table.offers("use Interpose for Warship")
    table.do("use Interpose for Warship")
    assert (table.ship("Warship", "health"), table.ship("Battlecruiser", "health")) == (8, 8)


@pytest.mark.rule("XOD-20.10", "XOD-22.1")
def test_the_others_fight_on_without_a_defeated_member() -> None:
    given = ship("Explorer", health=1, scraps=4, modules=["Plasma Cannon"], energy=0)
    table = fight("Raider Pack", "Warship", "Explorer", given=given)
    table.do("offensive", "offensive", *dice("hit", "special", "miss", "special"))
    assert table.ship("Explorer", "defeated", "scraps", "modules", "energy_markers") == (True, 0, [], 0)
    assert table.asked == "manoeuvre"
    assert table.at("combat.foes") == ["Raider Pack"]
    table.do("offensive", *dice("hit", "hit"))
    assert [line for line in table.log()[-8:] if "Explorer die" in line] == []


@pytest.mark.rule("XOD-20.11")
def test_every_member_is_paid_in_full() -> None:
    table = fight("Raider Pack", "Warship", "Battlecruiser", "Explorer", health=1)
    table.do("offensive", "offensive", "offensive", *dice(*["hit"] * 6))
    assert [table.ship(name, "scraps") for name in ("Warship", "Battlecruiser", "Explorer")] == [3, 3, 3]


@pytest.mark.rule("XOD-20.12", "XOD-26.5")
def test_enemies_left_behind_stay_until_shuffled_away() -> None:
    table = fight("Scrap Hulk", health=2).do("disengage", *dice("hit", "hit"), f"jump to {START}", "end turn")
    assert table.foes() == {"Scrap Hulk": 2}
    table = sit(foe("Scrap Hulk", "Picket Line", health=2), "end of round")
    assert table.foes() == {}
