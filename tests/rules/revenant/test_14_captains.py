"""The eight captains at each rank (GAP-F-12), their activation abilities, and the rank table (GAP-F-13)."""

from typing import Any

import pytest
from tests.rules.revenant.ledger import GAPS, RIPE, Resolver
from tests.rules.revenant.table import HOUSES, PLANETS, Table, sit, stock

CAPTAINS = [captain["name"] for captain in GAPS["GAP-F-12"]["data"]]
CLASSES = [{"The Mentor", "The Purifier"}, {"The Pathfinder", "The Cartographer"},
           {"The Vanguard", "The Bulwark"}, {"The Envoy", "The Broker"}]  # fmt: skip
RANKS = [0, 1, 2, 3]
EMPTY = {"admirals.1.resources": stock()}


def under(name: str, rank: int = 0, given: dict[str, Any] | None = None) -> Table:
    """Seat 1 plays under this captain; the others under captains of other classes."""
    others = [sorted(pair)[0] for pair in CLASSES if name not in pair]
    crew = {"admirals.1.captain": name, "admirals.2.captain": others[0], "admirals.3.captain": others[1]}
    return sit({**crew, "admirals.1.rank": rank, **(given or {})})


@pytest.mark.rule("GAP-F-12", "REV-F-14.3", "REV-F-14.5")
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("name", CAPTAINS)
def test_every_captain_adds_a_movement_to_the_ship_he_mans(name: str, rank: int) -> None:
    table = under(name, rank).man("Shiveus fighter", "captain").until("fighter")
    assert table.options("move to") == ["3", "4", "6", "7"]
    table = under(name, rank).man("Shiveus fighter", "cadet 1")
    assert table.options("move to") == ["4", "6"]


@pytest.mark.rule("GAP-F-13", "REV-F-10.8", "REV-F-14.2")
@pytest.mark.parametrize("rank", RANKS)
def test_the_rank_table(rank: int) -> None:
    row = next(row for row in GAPS["GAP-F-13"]["data"] if row["rank"] == rank)
    table = under("The Vanguard", rank, {"coming": ["turn 1"]})
    drawn = table.man("frigate 1").until("frigate").events("REV-F-10.8")[0]
    assert drawn.b == row["manipulation"] == rank + 1
    table = sit({"admirals.1.rank": rank, "coming": ["turn 1"]}, scene="income 1").until("man")
    assert len(table.at("admirals.1.hand")) == row["draw"] == rank + 2
    table = sit({"admirals.1.rank": rank, "coming": ["turn 1"]}, scene="reset tactics 1").until("man")
    assert table.at("admirals.1.tactics") == row["reset_field"] == rank
    assert sit({"admirals.1.rank": rank}, scene="score").at("scores.1.rank") == row["renown"] == 2 * rank


# ---- the Mentor


@pytest.mark.rule("GAP-F-12")
@pytest.mark.parametrize("rank", RANKS)
def test_the_mentor_gains_science_from_provision_and_mining(rank: int) -> None:
    table = under("The Mentor", rank).man("Yarvek ark", "captain").do("choose Provision (material)", "use The Mentor 2")
    assert table.resources() == stock(3, 1, 2, 1)
    table = under("The Mentor", rank).man("Belitan dropship", "captain").do("land", "upper Halcyon Drift")
    assert table.do("use The Mentor 3").resources() == stock(1, 1, 2, 3)
    table = under("The Mentor", rank).man("Yarvek ark", "cadet 1").do("choose Provision (material)")
    assert table.asked == "bonus"
    table = under("The Mentor", rank).man("Dunlork ark", "captain").do("choose Charge", "done")
    assert table.asked == "bonus"  # no provision


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize("rank", RANKS)
def test_the_mentors_cleanse_b_is_free_from_rank_one(rank: int) -> None:
    table = under("The Mentor", rank, EMPTY).man("Zenor fighter", "captain").until("bonus")
    assert table.offers("bonus cleanse") is (rank >= 1)
    if rank:
        table.do("bonus cleanse", "cleanse B")
        assert table.at("admirals.1.residual") == 1
    table = under("The Mentor", rank, EMPTY).man("Zenor fighter", "cadet 1").until("bonus")
    assert table.refuses("bonus cleanse", "REV-F-15.9")


@pytest.mark.rule("GAP-F-12", "REV-F-14.4", "REV-F-07.8")
@pytest.mark.parametrize(("rank", "science"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_the_mentors_cadet_cards_get_cheaper(rank: int, science: int) -> None:
    hand = {"admirals.1.hand": ["Archivist"]}  # costs SS
    rich = {**hand, "admirals.1.resources": stock(science=science)}
    table = under("The Mentor", rank, rich).man("Zenor fighter", "captain").until("bonus")
    table.do("bonus affiliate", "attach to cadet 1")
    assert table.resources() == stock()
    if science:
        poor = {**hand, "admirals.1.resources": stock(science=science - 1)}
        table = under("The Mentor", rank, poor).man("Zenor fighter", "captain").until("bonus")
        assert table.refuses("bonus affiliate", "REV-F-14.16")
    other = {"admirals.1.hand": ["Decisive Briefing"], **EMPTY}  # a directive for S
    assert (
        under("The Mentor", rank, other)
        .man("Zenor fighter", "captain")
        .until("bonus")
        .refuses("bonus affiliate", "REV-F-14.16")
    )


# ---- the Purifier


@pytest.mark.rule("GAP-F-12")
@pytest.mark.parametrize("rank", RANKS)
def test_the_purifiers_cleanse_a_needs_no_card(rank: int) -> None:
    table = under("The Purifier", rank, EMPTY).man("Zenor fighter", "captain").until("bonus")
    table.do("bonus cleanse", "cleanse A").until("man", "end")
    assert table.at("admirals.1.compartments.gain.corrupted") is False
    table = under("The Purifier", rank, EMPTY).man("Zenor fighter", "cadet 1").until("bonus")
    assert table.refuses("bonus cleanse", "REV-F-15.9")


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize(("rank", "ability", "science"), [(0, 0, 0), (1, 3, 1), (2, 4, 2), (3, 4, 2)])
def test_the_purifier_gains_science_for_each_corruption(rank: int, ability: int, science: int) -> None:
    given = {**EMPTY, "ships.Yarvek ark.corrupted": True, "admirals.1.resources": stock(energy=1)}
    table = under("The Purifier", rank, given).man("Zenor fighter", "captain").until("bonus").do("bonus cleanse")
    for option, target in (("cleanse A", "cleanse gain"), ("cleanse B", "")):
        table.do(option)
        if target:
            table.do(target)
        if ability:
            assert table.options("use") == [f"The Purifier {ability}"]  # the better one replaces the other
            table.do(f"use The Purifier {ability}")
    assert table.resources() == stock(science=2 * science)


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize("rank", RANKS)
def test_the_purifier_buys_damage_with_science_at_rank_three(rank: int) -> None:
    given = {"admirals.1.resources": stock(science=5), "sectors.5.void": 4}
    table = under("The Purifier", rank, given).man("Shiveus fighter", "captain").do("attack")
    if rank < 3:
        assert table.asked == "bombard"
        assert not table.do("stay").offers("attack")
        return
    table.do("use The Purifier 5", "use The Purifier 5")
    assert table.resources() == stock(science=1)
    while table.asked in ("attack", "bombard"):
        table.do("fire" if table.asked == "attack" else "stay")
    assert table.at("sectors.5.void") == 1  # one damage and two bought


# ---- the Pathfinder

LANDED = {"ships.frigate 2": {"sector": "4", "landed": True}}


@pytest.mark.rule("GAP-F-12")
@pytest.mark.parametrize("rank", RANKS)
def test_the_pathfinder_gains_a_resource_from_a_planet(rank: int) -> None:
    table = under("The Pathfinder", rank, EMPTY).man("Belitan dropship", "captain").do("land").until("planet")
    table.do("upper Halcyon Drift", "use The Pathfinder 2", "gain material")
    assert table.resources() == stock(material=1, neutronium=2)
    table = under("The Pathfinder", rank, EMPTY).man("Belitan dropship").do("land", "upper Halcyon Drift")
    assert table.asked == "bonus"


@pytest.mark.rule("GAP-F-12", "REV-F-14.4", "GAP-A-11")
@pytest.mark.parametrize("rank", RANKS)
def test_the_pathfinder_lands_on_occupied_planets_from_rank_one(rank: int) -> None:
    table = under("The Pathfinder", rank, LANDED).man("Belitan dropship", "captain")
    if rank == 0:
        assert table.refuses("land", "REV-F-05.2")
    else:
        assert table.do("land").until("planet").options() == ["upper Halcyon Drift", "lower Halcyon Drift"]
    assert under("The Pathfinder", rank, LANDED).man("Belitan dropship").refuses("land", "REV-F-05.2")


@pytest.mark.rule("GAP-F-12", "REV-F-14.4", "GAP-F-35")
@pytest.mark.parametrize(("rank", "abilities"), [(0, []), (1, []), (2, ["4"]), (3, ["4", "5"])])
def test_the_pathfinder_destroys_and_shields_on_landing(rank: int, abilities: list[str]) -> None:
    table = under("The Pathfinder", rank).man("Belitan dropship", "captain").do("land")
    assert table.at("admirals.1.data") == 1  # data before land abilities
    assert table.options("use") == [f"The Pathfinder {number}" for number in abilities]
    if "4" in abilities:
        table.do("use The Pathfinder 4", "destroy 4")
        assert table.at("sectors.4.void") == 0
        assert table.at("admirals.1.tactics") == 1
    if "5" in abilities:
        table.do("use The Pathfinder 5", "shield 4")
        assert table.at("sectors.4.shields") == 1
    assert table.asked == "planet"  # the option comes after them


# ---- the Cartographer


@pytest.mark.rule("GAP-F-12")
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize(("figure", "asked"), [("captain", "bonus"), ("cadet 1", "corrupt")])
def test_no_planet_corrupts_the_cartographer(rank: int, figure: str, asked: str) -> None:
    table = under("The Cartographer", rank).man("Belitan dropship", figure).until("dropship")
    table.do("land", "lower Halcyon Drift", "take")
    assert table.asked == asked


PEEK = ["* peek Clearwater", "* peek Mirrorfall"]


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize("cycle", [1, 3, 4])
@pytest.mark.parametrize("rank", RANKS)
def test_the_cartographer_before_the_crew_action(rank: int, cycle: int) -> None:
    radar = {"cycle": cycle}
    table = under("The Cartographer", rank, radar).man("Yarvek ark", "captain")
    expected = []
    if rank >= 1 and cycle < 4:
        expected.append("The Cartographer 3")
    if rank >= 2:
        expected.append("The Cartographer 4")
    if rank >= 3 and cycle == 4:
        expected.append("The Cartographer 5")
    assert table.options("use") == expected
    assert table.until("ark").asked == "ark"
    assert under("The Cartographer", rank, radar).man("Yarvek ark").asked == "ark"


@pytest.mark.rule("GAP-F-12", "GAP-F-30", "GAP-A-14")
def test_the_cartographer_looks_at_two_colonies_and_removes_one() -> None:
    table = under("The Cartographer", 1).man("Yarvek ark", "captain").do("use The Cartographer 3", *PEEK)
    assert sorted(table.options()) == ["remove Clearwater", "remove Mirrorfall"]
    table.do("remove Mirrorfall")
    assert "Mirrorfall" not in table.at("piles.colonies")
    assert len(table.at("piles.colonies")) == 6
    assert table.seen_by(2, "piles.removed_colonies") == [{"by": 1, "colony": None}]


@pytest.mark.rule("GAP-F-12", "GAP-A-11")
def test_the_cartographer_finds_a_planet() -> None:
    table = under("The Cartographer", 2).man("Yarvek ark", "captain")
    table.do("use The Cartographer 4", "* planet Stormwell")
    assert table.options("place in") == ["2", "3", "5", "7", "8"]  # at most one planet per sector
    table.do("place in 3")
    assert table.at("sectors.3.planet") == "Stormwell"
    assert table.at("sectors.3.data") == 1
    table = under("The Cartographer", 2).man("Yarvek ark", "captain")
    table.do("use The Cartographer 4", "* planet Stormwell", "skip")
    assert table.at("piles.planet_discard") == ["Stormwell"]


@pytest.mark.rule("GAP-A-11")
def test_an_empty_planet_deck_is_made_of_removed_planets() -> None:
    removed = [planet["name"] for planet in GAPS["GAP-A-07"]["data"] if planet["name"] not in PLANETS.values()]
    table = under("The Cartographer", 2, {"piles.planet_discard": removed}).man("Yarvek ark", "captain")
    table.do("use The Cartographer 4", "place in 3")
    assert table.at("sectors.3.planet") in removed
    assert len(table.at("piles.planets")) == len(removed) - 1
    assert table.at("piles.planet_discard") == []


@pytest.mark.rule("GAP-F-12")
def test_the_cartographer_gains_tactics_in_cycle_four() -> None:
    table = under("The Cartographer", 3, {"cycle": 4}).man("Yarvek ark", "captain").do("use The Cartographer 5")
    assert table.at("admirals.1.tactics") == 3


# ---- the Vanguard


@pytest.mark.rule("GAP-F-12", "REV-F-14.4", "REV-F-14.5")
@pytest.mark.parametrize(("rank", "damage"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_the_vanguard_adds_damage(rank: int, damage: int) -> None:
    table = under("The Vanguard", rank, {"sectors.5.void": 5}).man("Shiveus fighter", "captain").do("attack")
    while table.asked in ("attack", "bombard", "ability"):
        table.do({"attack": "fire", "bombard": "stay", "ability": "done"}[table.asked])
    assert table.at("sectors.5.void") == 5 - damage
    table = under("The Vanguard", rank, {"sectors.5.void": 5}).man("Shiveus fighter").do("attack", "stay")
    assert table.asked == "fighter"
    assert table.at("sectors.5.void") == 4


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize("rank", RANKS)
def test_the_vanguards_first_kill_gives_a_tactic_from_rank_one(rank: int) -> None:
    table = under("The Vanguard", rank).man("Shiveus fighter", "captain").do("attack")
    assert table.offers("use The Vanguard 3") is (rank >= 1)
    if rank:
        table.do("use The Vanguard 3", "stay", "fire")
        assert table.at("admirals.1.tactics") == 3
        assert not table.offers("use The Vanguard 3")  # only the first kill of the turn


FIGHT_CARDS = ["Gunnery Cadet", "Ace Gunner", "Surge Cannon", "Forward Battery", "Lance Array", "Flak Turrets",
               "Purge Torpedoes"]  # fmt: skip


@pytest.mark.rule("GAP-F-12", "GAP-A-09", "REV-F-07.8")
@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("name", [*FIGHT_CARDS, "Helm Ace", "Ion Drive", "Broadside"])
def test_the_vanguards_fight_cards_get_cheaper_from_rank_two(name: str, rank: int) -> None:
    cost = next(card["cost"] for card in GAPS["GAP-A-09"]["data"] if card["name"] == name)
    letters = {"M": "material", "E": "energy", "S": "science", "N": "neutronium"}
    short = {**stock(), **{letters[letter]: cost.count(letter) for letter in cost}}
    short[letters[cost[-1]]] -= 1  # one resource is missing
    given = {"admirals.1.hand": [name], "admirals.1.resources": short}
    table = under("The Vanguard", rank, given).man("Novaris fighter", "captain").until("bonus")
    cheaper = rank >= 2 and name in FIGHT_CARDS  # cadet and frigate cards, no directives
    assert table.offers("bonus affiliate") is cheaper


# ---- the Bulwark


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize(("rank", "uses"), [(0, 1), (1, 2), (2, 2), (3, 2)])
def test_the_bulwark_trades_shields_for_damage(rank: int, uses: int) -> None:
    given = {"sectors.5.void": 6, "sectors.5.shields": 3}
    table = under("The Bulwark", rank, given).man("Shiveus fighter", "captain").do("attack")
    name = "The Bulwark 2" if rank == 0 else "The Bulwark 3"
    for _ in range(uses):
        assert table.options("use") == [name]
        table.do(f"use {name}")
    assert table.at("sectors.5.shields") == 3 - uses
    while table.asked in ("attack", "bombard"):
        assert table.options("use") == []
        table.do("fire" if table.asked == "attack" else "stay")
    assert table.at("sectors.5.void") == 6 - (1 + 2 * uses)


@pytest.mark.rule("GAP-F-12", "REV-F-01.3.3")
def test_the_bulwark_needs_a_shield_in_his_sector() -> None:
    table = under("The Bulwark", 0, {"sectors.4.shields": 2}).man("Shiveus fighter", "captain").do("attack", "stay")
    assert table.asked == "fighter"


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize("void", [1, 2])
@pytest.mark.parametrize(("rank", "abilities"), [(0, []), (1, []), (2, ["4"]), (3, ["4", "5"])])
def test_the_bulwark_is_rewarded_for_a_cleared_sector(rank: int, abilities: list[str], void: int) -> None:
    table = under("The Bulwark", rank, {"sectors.5.void": void}).man("Shiveus fighter", "captain").do("attack")
    offered = [f"The Bulwark {number}" for number in abilities] if void == 1 else []
    assert table.options("use") == offered
    for name in offered:
        table.do(f"use {name}").until("ability", "bombard")
    assert table.at("admirals.1.tactics") == 1 + 2 * bool(offered)
    assert table.hidden() == (len(offered) == 2)


# ---- the Envoy


@pytest.mark.rule("GAP-F-12", "REV-F-14.21", "REV-F-14.25")
@pytest.mark.parametrize("rank", [0, 1, 2])
def test_the_envoy_copies_a_ship_of_his_sector_instead(rank: int) -> None:
    given = {"ships.Shiveus ark.crew": "2 captain", "ships.Shiveus ark.corrupted": True,
             "ships.Zenor shuttle.sector": "3"}  # fmt: skip
    table = under("The Envoy", rank, given).man("Yarvek ark", "captain").until("instead")
    table.do("use The Envoy 2")
    assert table.options("copy") == ["Fenrax fighter", "Shiveus ark"]  # occupied or not; no shuttle
    table.do("copy Shiveus ark", "choose Elimination", "destroy 5", "destroy 5")
    assert table.asked == "bonus"  # instead of the own effect; a copied corrupted ship is harmless
    assert table.at("admirals.1.influence.Yarvek") == 1
    assert table.at("admirals.1.influence.Shiveus") == 0


@pytest.mark.rule("GAP-F-12")
def test_the_envoy_may_resolve_his_own_ship_or_have_nothing_to_copy() -> None:
    assert under("The Envoy").man("Yarvek ark", "captain").do("ship effect").asked == "ark"
    assert under("The Envoy").man("Fenrax ark", "captain").asked == "ark"  # alone in sector 1
    assert under("The Envoy").man("Yarvek ark", "cadet 1").asked == "ark"


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
def test_the_envoy_copies_any_ship_at_rank_three() -> None:
    table = under("The Envoy", 3).man("Fenrax ark", "captain").until("instead").do("use The Envoy 5")
    assert "Zenor fighter" in table.options("copy")
    assert "Fenrax ark" not in table.options("copy")  # another ship
    table.do("copy Zenor fighter", "attack", "stay")
    assert table.at("sectors.6.void") == 0
    assert table.at("ships.Zenor fighter.crew") == "none"


@pytest.mark.rule("GAP-F-12", "REV-F-K.7")
def test_the_envoy_copies_any_ship_from_the_revenant_at_rank_three() -> None:
    table = under("The Envoy", 3).man("reinforcement", "captain").until("influence").do("influence Zenor")
    assert table.asked == "instead"
    table.do("use The Envoy 5", "copy Belitan ark", "choose Provision (science)")
    assert table.resources()["science"] == 3


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize("rank", RANKS)
def test_the_envoy_may_take_a_tactic_and_hidden_influence_in_step_two(rank: int) -> None:
    table = under("The Envoy", rank).man("Fenrax ark", "captain")
    if rank == 0:
        assert table.at("admirals.1.influence.Fenrax") == 1
        return
    assert table.asked == "step-two"
    assert table.options() == ["house influence", "use The Envoy 3"]
    table.do("use The Envoy 3").until("ark", "instead")
    assert table.at("admirals.1.influence.Fenrax") == 0
    assert table.hidden() == 1


@pytest.mark.rule("GAP-F-12", "REV-F-14.4", "REV-F-10.9")
@pytest.mark.parametrize(("rank", "most"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_the_envoy_keeps_up_to_two_cards_from_rank_two(rank: int, most: int) -> None:
    draws = [f"* hidden {house}" for house in HOUSES[: rank + 1]]
    table = under("The Envoy", rank).do("emergency action", "with captain", *draws)
    while table.asked == "keep-hidden":
        table.do(f"keep {table.options('keep')[0]}")
    assert table.hidden() == most
    if most == 2:
        table = under("The Envoy", rank).do("emergency action", "with captain", *draws, "keep Fenrax influence", "done")
        assert table.hidden() == 1


# ---- the Broker


@pytest.mark.rule("GAP-F-12", "REV-F-14.4")
@pytest.mark.parametrize("space", ["reinforcement", "hypercharge"])
@pytest.mark.parametrize(("rank", "cards"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_the_broker_profits_from_the_revenant(rank: int, cards: int, space: str) -> None:
    rich = {"admirals.1.resources": stock(1, 1, 0, 3)}
    table = under("The Broker", rank, rich).man(space, "captain").do("influence Zenor")
    expected = ["The Broker 2", "The Broker 3"] if rank else ["The Broker 2"]
    assert table.options("use") == expected
    for name in expected:
        table.do(f"use {name}").until(space, "bonus")
    assert table.at("admirals.1.tactics") == 1
    assert table.hidden() == cards
    assert under("The Broker", rank, rich).man(space).do("influence Zenor").options("use") == []


@pytest.mark.rule("GAP-F-12", "GAP-F-35")
@pytest.mark.parametrize("possible", [True, False])
def test_the_brokers_revenant_abilities_work_even_if_the_effect_is_impossible(possible: bool) -> None:
    rich = {"admirals.1.resources": stock(1, 1, 0, 3) if possible else stock()}
    table = under("The Broker", 0, rich).man("hypercharge", "captain").do("influence Zenor")
    assert table.offers("use The Broker 2")


HIDDEN = {"admirals.1.hidden": {"Zenor": 1, "Belitan": 1}}


@pytest.mark.rule("GAP-F-12", "REV-F-14.4", "GAP-F-35")
@pytest.mark.parametrize("rank", RANKS)
def test_the_broker_deploys_at_the_turns_end_from_rank_two(rank: int) -> None:
    table = under("The Broker", rank, HIDDEN).man("Novaris fighter", "captain").until("bonus").do("skip")
    if rank < 2:
        assert table.options("use") == []
        return
    table.do(*(["use The Broker 4"] if rank == 2 else ["use The Broker 5", "choice 1"]), "discard Zenor influence")
    assert table.options("deploy") == ["Zenor dropship", "Zenor shuttle"]  # of that house, in the supply
    table.do("deploy Zenor shuttle", "place in 8")
    assert table.at("power.Zenor") == 3
    assert table.resources() == stock(1, 1, 1, 1)  # without cost
    assert table.at("admirals.1.hidden.Zenor") == 0


@pytest.mark.rule("GAP-F-12", "REV-F-14.4", "GAP-A-08")
def test_the_broker_swaps_a_ship_at_rank_three() -> None:
    given = {**HIDDEN, "ships.Zenor fighter": {"damage": 1, "corrupted": True, "crew": "2 captain"}}
    table = under("The Broker", 3, given).man("Novaris fighter", "captain").until("bonus").do("skip")
    table.do("use The Broker 5", "choice 2", "discard Belitan influence")
    assert all(not ship.endswith("ark") for ship in table.options("replace"))
    table.do("replace Zenor fighter")
    assert table.at("ships.Zenor fighter") == {
        "sector": "supply", "damage": 0, "corrupted": False, "crew": "none", "landed": False,
    }  # fmt: skip
    assert table.at("ships.Belitan fighter") == {
        "sector": "6", "damage": 1, "corrupted": True, "crew": "2 captain", "landed": False,
    }  # fmt: skip
    assert (table.at("power.Zenor"), table.at("power.Belitan")) == (1, 3)


@pytest.mark.rule("GAP-F-12")
@pytest.mark.parametrize("choice", ["choice 1", "choice 2"])
def test_the_broker_deploys_or_swaps_but_not_both(choice: str) -> None:
    table = under("The Broker", 3, HIDDEN).man("Novaris fighter", "captain").until("bonus").do("skip")
    assert table.options("use") == ["The Broker 5"]
    table.do("use The Broker 5", choice, "discard Zenor influence", "done")
    assert table.options("use") == []
    assert table.hidden() == 1


# ---- activation abilities: no captain needed, whatever the rank


def activate(name: str, given: dict[str, Any] | None = None, rank: int = 0, ship: str = "Novaris fighter") -> Table:
    """Uses the captain's activation ability in a cadet's turn."""
    table = under(name, rank, given).man(ship).until("bonus").do("bonus activate")
    return table.do(f"use {name}")


@pytest.mark.rule("REV-F-14.6", "REV-F-15.12", "GAP-F-12")
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize(
    ("name", "fx"),
    [
        ("The Purifier", ["draw(2)"]),
        ("The Vanguard", ["destroy(frigate,1)"]),
        ("The Bulwark", ["shield(frigate,1)"]),
    ],
)
def test_activation_abilities_do_not_depend_on_rank_or_captain(name: str, fx: list[str], rank: int) -> None:
    for figure in ("captain", "cadet 1"):
        table = under(name, rank, RIPE).man("Novaris fighter", figure).until("bonus").do("bonus activate")
        resolver = Resolver(table)
        table.do(f"use {name}")
        resolver.resolve(fx, chosen=True)
        resolver.check()


@pytest.mark.rule("GAP-F-12", "REV-F-15.12")
@pytest.mark.parametrize("cards", [1, 3, 4])
def test_the_mentor_activates_science_for_attached_cadet_cards(cards: int) -> None:
    names = ["Archivist", "Exchange Savant", "Coil Tender", "War-Room Clerk"][:cards]
    attached = {"admirals.1.cadets": [names[:2], names[2:]], **EMPTY}
    assert activate("The Mentor", attached).resources() == stock(science=cards)


@pytest.mark.rule("GAP-F-12", "REV-F-01.3.3")
def test_without_cadet_cards_the_mentor_has_nothing_to_activate() -> None:
    table = under("The Mentor", 0, EMPTY).man("Novaris fighter").until("bonus").do("bonus activate")
    assert table.seat == 2


@pytest.mark.rule("GAP-F-12")
def test_the_pathfinder_activates_tactics_for_own_crew_on_landed_ships() -> None:
    given = {
        "ships.Yarvek dropship": {"sector": "1", "landed": True, "crew": "1 cadet 2"},
        "ships.Belitan dropship": {"sector": "4", "landed": True, "crew": "2 captain"},
        "admirals.1.crew_used": ["cadet 2"],
    }
    assert activate("The Pathfinder", given).at("admirals.1.tactics") == 1


@pytest.mark.rule("GAP-F-12", "GAP-A-08")
@pytest.mark.parametrize("landed", [True, False])
def test_the_cartographer_activates_a_jump_of_the_frigate(landed: bool) -> None:
    table = activate("The Cartographer", {"ships.frigate 1": {"sector": "4", "landed": landed}})
    if landed:
        assert table.seat == 2
        return
    assert table.options("move to") == ["1", "6"]  # any other sector with a planet
    table.do("move to 1")
    assert table.at("ships.frigate 1.sector") == "1"


@pytest.mark.rule("GAP-F-12", "REV-F-01.3.3")
def test_the_envoy_activates_influence_for_a_hidden_card() -> None:
    table = activate("The Envoy", {"admirals.1.hidden.Belitan": 1})
    assert table.options("influence") == HOUSES
    table.do("influence Zenor")
    assert table.at("admirals.1.influence.Zenor") == 1
    assert table.hidden() == 0


@pytest.mark.rule("GAP-F-12", "GAP-A-08")
def test_the_broker_activates_one_of_two_bargains() -> None:
    table = activate("The Broker").do("choice 1", "spend material")
    assert "material" not in table.options("spend")  # three different kinds
    table.do("spend science", "spend neutronium")
    assert table.resources() == stock(energy=1)
    assert table.hidden() == 1
    table = activate("The Broker", {"admirals.1.hidden.Zenor": 1, **EMPTY})
    table.do("choice 2")
    for kind in ("energy", "science", "neutronium"):
        table.do(f"gain {kind}")
        assert kind not in table.options("gain")
    assert table.resources() == stock(0, 1, 1, 1)
    assert table.hidden() == 0


@pytest.mark.rule("GAP-F-12", "REV-F-01.3.4")
@pytest.mark.parametrize(("kinds", "offered"), [((1, 1), True), ((1, 0), False)])
def test_the_broker_pays_kinds_with_what_hidden_influence_could_become(kinds: tuple[int, int], offered: bool) -> None:
    given = {"admirals.1.resources": stock(*kinds), "admirals.1.hidden": {"Zenor": 1}}
    table = under("The Broker", 0, given).man("Novaris fighter", "captain").until("bonus").do("bonus activate")
    table.do("use The Broker")
    assert (table.asked == "choice" and table.offers("choice 1")) is offered
