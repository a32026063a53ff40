"""Chapter 11: the eight captains on their four levels (GAP-P-14, GAP-P-25)."""

from typing import Any

import pytest
from tests.rules.revenant_prototype.table import SECTORS, Table, quiet, sit, stock

LEVELS = [1, 2, 3, 4]


def led_by(captain: str, level: int = 1, given: dict[str, Any] | None = None) -> Table:
    """Seat 1 has this captain; the others have captains of other classes."""
    classes = {"PC1": 0, "PC2": 0, "PC3": 1, "PC4": 1, "PC5": 2, "PC6": 2, "PC7": 3, "PC8": 3}
    others = [one for one in ("PC1", "PC3", "PC5", "PC7") if classes[one] != classes[captain]]
    crews = {"admirals.1.captain": captain, "admirals.2.captain": others[0], "admirals.3.captain": others[1]}
    return sit({**crews, "admirals.1.level": level, **(given or {})})


def activate(captain: str, given: dict[str, Any] | None = None) -> Table:
    """The bonus action Activate Ability, in a cadet's turn: it needs no captain."""
    return led_by(captain, 1, given).man("Fenrax ark").do("done", "bonus activate")


@pytest.mark.rule("REV-P-11.1.1", "REV-P-11.2.1", "REV-P-11.3.1", "REV-P-11.4.1", "REV-P-11.5.1", "REV-P-11.6.1")
@pytest.mark.rule("REV-P-11.7.1", "REV-P-11.8.1", "GAP-P-14", "GAP-P-25")
@pytest.mark.parametrize("captain", [f"PC{number}" for number in range(1, 9)])
@pytest.mark.parametrize("level", LEVELS)
def test_every_captain_has_one_more_movement(captain: str, level: int) -> None:
    table = led_by(captain, level).man("Zenor fighter", "captain").until("small-ship")
    assert {"4", "5", "7", "8"} <= set(table.options("move to"))


# ---- Scientist A


@pytest.mark.rule("REV-P-11.1.0")
def test_scientist_a_activates() -> None:
    table = activate("PC1", {"admirals.1.cadets": [["CA01", "CA02"], ["CA03"]]}).do("use The Mentor")
    assert table.resources() == stock(1, 1, 4, 1)


@pytest.mark.rule("REV-P-11.1.1")
@pytest.mark.parametrize("level", LEVELS)
def test_scientist_a_gains_science_with_provisions_and_mining(level: int) -> None:
    table = led_by("PC1", level).man("Fenrax ark", "captain").do("choose Provision (neutronium)", "use The Mentor 2")
    assert table.resources() == stock(1, 1, 2, 3)
    table = (
        led_by("PC1", level).man("Belitan dropship", "captain").do("land", "upper Halcyon Drift", "use The Mentor 3")
    )
    assert table.resources()["science"] == 2
    table = led_by("PC1", level).man("Shiveus ark", "captain").do("choose Analyze")
    assert table.resources()["science"] == 1


REMOVES = {"admirals.1.hand": ["DI01"], "admirals.1.resources": stock(neutronium=1)}


@pytest.mark.rule("REV-P-11.1.2", "GAP-P-14")
@pytest.mark.parametrize(("level", "cheap"), [(1, False), (2, True), (3, True), (4, True)])
def test_scientist_a_removes_corruption_for_less(level: int, cheap: bool) -> None:
    table = led_by("PC1", level, REMOVES).man("Shiveus ark", "captain").do("done", "bonus remove corruption")
    if not cheap:
        assert table.resources() == stock()
        assert table.at("admirals.1.hand") == []
        return
    assert table.options() == ["waive neutronium", "waive card"]
    table.do("waive card")
    assert table.resources() == stock()
    assert len(table.at("admirals.1.hand")) == 1
    table = led_by("PC1", level, {**REMOVES, "admirals.1.resources": stock()}).man("Shiveus ark", "captain").do("done")
    assert table.offers("bonus remove corruption")


@pytest.mark.rule("REV-P-11.1.3", "REV-P-11.1.4")
@pytest.mark.parametrize(("level", "price"), [(2, 2), (3, 1), (4, 0)])
def test_scientist_a_plays_training_for_less(level: int, price: int) -> None:
    hand = {"admirals.1.hand": ["CA02"]}  # SS
    table = led_by("PC1", level, {**hand, "admirals.1.resources": stock(science=price)}).man("Shiveus ark", "captain")
    table.do("done", "bonus play card", "attach to cadet 1")
    assert table.resources() == stock()
    if price:
        poor = {**hand, "admirals.1.resources": stock(science=price - 1)}
        table = led_by("PC1", level, poor).man("Shiveus ark", "captain").do("done")
        assert table.refuses("bonus play card", "REV-P-2.13.5")
    support = {"admirals.1.hand": ["FR08"], "admirals.1.resources": stock(1, 1)}
    table = led_by("PC1", level, support).man("Shiveus ark", "captain").do("done")
    assert table.refuses("bonus play card", "REV-P-2.13.5")  # only training


# ---- Scientist B


@pytest.mark.rule("REV-P-11.2.0")
def test_scientist_b_activates() -> None:
    table = activate("PC2").do("use The Purifier", "draw training", "draw training", "draw support")
    assert len(table.at("admirals.1.hand")) == 3


@pytest.mark.rule("REV-P-11.2.1", "GAP-P-14")
@pytest.mark.parametrize("level", LEVELS)
def test_scientist_b_removes_corruption_for_a_card_alone(level: int) -> None:
    given = {**REMOVES, "admirals.1.resources": stock()}
    table = led_by("PC2", level, given).man("Shiveus ark", "captain").do("done", "bonus remove corruption")
    assert table.at("admirals.1.hand") == []
    assert not table.at("admirals.1.compartments.move frigate.corrupted")


@pytest.mark.rule("REV-P-11.2.2", "REV-P-11.2.3", "REV-P-11.2.4", "CON-P-07")
@pytest.mark.parametrize(("level", "science"), [(1, 0), (2, 1), (3, 2), (4, 1)])
def test_scientist_b_gains_science_per_corruption_removed(level: int, science: int) -> None:
    given = {**REMOVES, "admirals.1.resources": stock()}
    table = led_by("PC2", level, given).man("Shiveus ark", "captain").do("done", "bonus remove corruption")
    if table.asked == "ability":
        table.do(table.options("")[0])
    assert table.resources() == stock(science=science)


@pytest.mark.rule("REV-P-11.2.4")
@pytest.mark.parametrize(("level", "bought"), [(3, 0), (4, 2)])
def test_scientist_b_buys_damage_on_level_four(level: int, bought: int) -> None:
    given = {**quiet(s5=6), "admirals.1.resources": stock(science=5)}
    table = led_by("PC2", level, given).man("Shiveus fighter", "captain").do("fight")
    while table.asked == "attack":
        use = [answer for answer in table.options() if answer.startswith("use")]
        table.do(use[0] if use else "fire")
    assert table.resources()["science"] == 5 - 2 * bought
    assert table.at("sectors.5.void") == 5 - bought


# ---- Scout A


@pytest.mark.rule("REV-P-11.3.0")
def test_scout_a_activates() -> None:
    given = {
        "ships.Yarvek dropship.sector": "6",
        "ships.Yarvek dropship.landed": True,
        "ships.Yarvek dropship.crew": "1 captain",
    }
    given |= {"ships.Belitan dropship.landed": True, "ships.Belitan dropship.crew": "2 captain"}
    assert activate("PC3", given).do("use The Pathfinder").tactics() == 1  # only the own figure's


@pytest.mark.rule("REV-P-11.3.1")
def test_scout_a_gains_a_resource_with_a_planet() -> None:
    table = led_by("PC3").man("Belitan dropship", "captain").do("land", "upper Halcyon Drift", "use The Pathfinder 2")
    assert table.do("gain material").resources() == stock(2, 1, 1, 3)


@pytest.mark.rule("REV-P-11.3.2")
@pytest.mark.parametrize(("level", "allowed"), [(1, False), (2, True), (3, True), (4, True)])
def test_scout_a_lands_on_occupied_planets(level: int, allowed: bool) -> None:
    given = {"ships.Belitan dropship.landed": True, "ships.Yarvek dropship.sector": "4"}
    assert led_by("PC3", level, given).man("Yarvek dropship", "captain").offers("land") is allowed
    assert not led_by("PC3", level, given).man("Yarvek dropship", "cadet 1").offers("land")


@pytest.mark.rule("REV-P-11.3.3", "REV-P-11.3.4", "GAP-P-14")
@pytest.mark.parametrize(("level", "abilities"), [(2, 0), (3, 1), (4, 2)])
def test_scout_a_fights_and_absorbs_while_landing(level: int, abilities: int) -> None:
    table = led_by("PC3", level, quiet(s4=2)).man("Belitan dropship", "captain").do("land")
    assert len(table.options("use")) == abilities
    if level == 4:
        table.do("use The Pathfinder 5", "absorber 4")
        assert table.at("sectors.4.absorbers") == 1
        assert table.resources()["energy"] == 2
    if abilities:
        table.do("use The Pathfinder 4", "destroy 4")
        assert table.at("sectors.4.void") == 1
        assert table.tactics() == 1


# ---- Scout B


@pytest.mark.rule("REV-P-11.4.0")
def test_scout_b_activates() -> None:
    table = activate("PC4").do("use The Cartographer")
    assert table.options("move to") == ["1", "4", "6"]
    table.do("move to 1")
    assert table.at("ships.frigate 1.sector") == "1"


@pytest.mark.rule("REV-P-11.4.1")
def test_scout_b_takes_no_corruption_from_planets() -> None:
    table = led_by("PC4").man("Belitan dropship", "captain").do("land", "lower Halcyon Drift").until("bonus", "corrupt")
    assert table.asked == "bonus"
    given = {"ships.Belitan dropship.corrupted": True}
    table = led_by("PC4", 1, given).man("Belitan dropship", "captain").do("land", "lower Halcyon Drift")
    assert table.until("bonus", "corrupt").asked == "corrupt"  # that of the ship stays


@pytest.mark.rule("REV-P-11.4.2", "GAP-P-14")
@pytest.mark.parametrize(("level", "offered"), [(1, False), (2, True), (3, True), (4, True)])
def test_scout_b_removes_one_of_two_colonies(level: int, offered: bool) -> None:
    table = led_by("PC4", level).man("Fenrax ark", "captain")
    assert table.offers("use The Cartographer 3") is offered
    if offered:
        table.do("use The Cartographer 3", "* peek Athenaeum", "* peek Mirrorfall")
        assert table.options("remove") == ["Athenaeum", "Mirrorfall"]
        table.do("remove Athenaeum")
        assert "Athenaeum" not in table.at("piles.colonies")
        assert "Mirrorfall" in table.at("piles.colonies")
        assert table.seen_by(2, "piles.removed_colonies") == [{"by": 1, "colony": None}]


@pytest.mark.rule("GAP-P-14", "REV-P-11.4.2")
def test_two_colonies_remain() -> None:
    removed = [{"by": 2, "colony": f"CO{number}"} for number in range(1, 6)]
    table = led_by("PC4", 2, {"piles.removed_colonies": removed}).man("Fenrax ark", "captain")
    if table.offers("use The Cartographer 3"):
        table.do("use The Cartographer 3")
    assert len(table.at("piles.colonies")) == 2


@pytest.mark.rule("REV-P-11.4.3")
@pytest.mark.parametrize(("level", "offered"), [(2, False), (3, True), (4, True)])
def test_scout_b_adds_a_planet(level: int, offered: bool) -> None:
    table = led_by("PC4", level).man("Fenrax ark", "captain")
    assert table.offers("use The Cartographer 4") is offered
    if offered:
        table.do("use The Cartographer 4", "* planet Stormwell")
        assert table.options("place in") == [sector for sector in SECTORS if sector not in "146"]
        table.do("place in 5")
        assert table.at("sectors.5.planet") == "Stormwell"
        table = (
            led_by("PC4", level).man("Fenrax ark", "captain").do("use The Cartographer 4", "* planet Stormwell", "skip")
        )
        assert table.at("piles.planet_discard") == ["Stormwell"]


@pytest.mark.rule("REV-P-11.4.4")
@pytest.mark.parametrize(("level", "cycle", "use"), [(3, 4, []), (4, 4, ["5"]), (4, 3, ["3"])])
def test_scout_b_gains_tactics_in_round_four(level: int, cycle: int, use: list[str]) -> None:
    given = {"cycle": cycle, "colonies": ["CO1", "CO2"] if cycle == 4 else []}
    table = led_by("PC4", level, given).man("Fenrax ark", "captain")
    numbers = [name.rsplit(" ", 1)[1] for name in table.options("use")]
    assert [number for number in numbers if number != "4"] == use
    if use == ["5"]:
        assert table.do("use The Cartographer 5").tactics() == 3


# ---- Commander A


@pytest.mark.rule("REV-P-11.5.0")
def test_commander_a_activates() -> None:
    table = activate("PC5", quiet(s5=2, s4=1)).do("use The Vanguard")
    assert table.options("destroy") == ["5"]
    assert table.do("destroy 5").at("sectors.5.void") == 1


@pytest.mark.rule("REV-P-11.5.1", "REV-P-11.5.4")
@pytest.mark.parametrize(("level", "damage"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_commander_a_deals_more_damage(level: int, damage: int) -> None:
    table = led_by("PC5", level, quiet(s5=6)).man("Shiveus fighter", "captain").do("fight")
    while table.asked == "attack":
        table.do("fire")
    assert table.at("sectors.5.void") == 6 - damage


@pytest.mark.rule("REV-P-11.5.2")
@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 1), (3, 1), (4, 1)])
def test_commander_a_gains_a_tactic_per_fight(level: int, more: int) -> None:
    table = led_by("PC5", level, quiet(s5=1)).man("Shiveus fighter", "captain").do("fight")
    if more:
        table.do("use The Vanguard 4")
    assert table.tactics() == 1 + more


@pytest.mark.rule("REV-P-11.5.3", "GAP-P-12")
@pytest.mark.parametrize(("level", "cheaper"), [(2, False), (3, True), (4, True)])
def test_commander_a_plays_fight_cards_for_less(level: int, cheaper: bool) -> None:
    hand = {"admirals.1.hand": ["FR08"], "admirals.1.resources": stock(1, 1)}  # Surge Cannon, MEN, marked Fight
    assert led_by("PC5", level, hand).man("Shiveus ark", "captain").do("done").offers("bonus play card") is cheaper
    plain = {"admirals.1.hand": ["CA02"], "admirals.1.resources": stock(science=1)}
    assert not led_by("PC5", level, plain).man("Shiveus ark", "captain").do("done").offers("bonus play card")


# ---- Commander B


@pytest.mark.rule("REV-P-11.6.0")
def test_commander_b_activates() -> None:
    table = activate("PC6").do("use The Bulwark", "absorber 5")
    assert table.at("sectors.5.absorbers") == 1
    assert table.resources()["energy"] == 2


@pytest.mark.rule("REV-P-11.6.1", "REV-P-11.6.2")
@pytest.mark.parametrize(("level", "uses"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_commander_b_turns_absorbers_into_damage(level: int, uses: int) -> None:
    table = (
        led_by("PC6", level, {**quiet(s5=7), "sectors.5.absorbers": 3}).man("Shiveus fighter", "captain").do("fight")
    )
    while table.asked == "attack":
        use = [answer for answer in table.options() if answer.startswith("use")]
        table.do(use[0] if use else "fire")
    assert table.at("sectors.5.absorbers") == 3 - uses
    assert table.at("sectors.5.void") == 7 - 1 - 2 * uses


@pytest.mark.rule("REV-P-11.6.3", "REV-P-11.6.4")
@pytest.mark.parametrize(("level", "abilities"), [(2, 0), (3, 1), (4, 2)])
def test_commander_b_is_rewarded_for_clearing_a_sector(level: int, abilities: int) -> None:
    table = led_by("PC6", level, quiet(s5=1)).man("Shiveus fighter", "captain").do("fight")
    assert len(table.options("use")) == abilities
    if abilities:
        table.do("use The Bulwark 4")
        assert table.tactics() == 3
    if abilities == 2:
        table.do("use The Bulwark 5", "* hidden Zenor", "* hidden Zenor", "* hidden Zenor", "* hidden Yarvek")
        assert table.do("keep Zenor influence").at("admirals.1.hidden.Zenor") == 1
    table = led_by("PC6", level, quiet(s5=2)).man("Shiveus fighter", "captain").do("fight")
    assert table.options("use") == []


# ---- Politician A


@pytest.mark.rule("REV-P-11.7.0", "GAP-P-14")
def test_politician_a_activates() -> None:
    table = activate("PC7", {"admirals.1.hidden.Zenor": 1}).do("use The Envoy")
    assert len(table.options("influence")) == 7
    table.do("influence Belitan")
    assert table.hidden() == 0
    assert table.at("admirals.1.influence.Belitan") == 1


@pytest.mark.rule("REV-P-11.7.1", "GAP-P-14", "GAP-P-26")
def test_politician_a_takes_the_action_of_a_ship_in_the_sector() -> None:
    given = {"ships.Fenrax ark.sector": "3", "ships.Fenrax ark.crew": "2 captain", "ships.Zenor ark.corrupted": True}
    given["ships.Yarvek ark.corrupted"] = True
    table = led_by("PC7", 1, given).man("Shiveus ark", "captain").do("use The Envoy 2")
    assert table.options("copy") == ["Fenrax ark", "Fenrax fighter", "Yarvek ark"]  # of sector 3, occupied or not
    table.do("copy Yarvek ark", "choose Provision (material)")
    assert table.resources() == stock(3, 1, 1, 1)
    assert table.at("admirals.1.influence.Shiveus") == 1  # of the ship really manned
    assert table.asked == "bonus"  # and so is the corruption
    table = led_by("PC7", 1, {"ships.frigate 1.sector": "3", "ships.frigate 2.sector": "3"}).man(
        "Shiveus ark", "captain"
    )
    assert "frigate 1" in table.do("use The Envoy 2").options("copy")
    assert "frigate 2" not in table.options("copy")


@pytest.mark.rule("REV-P-11.7.1", "REV-P-2.1.7")
def test_the_manned_small_ship_may_still_move() -> None:
    table = led_by("PC7", 1).man("Fenrax fighter", "captain")
    assert table.offers("use The Envoy 2")
    table.do("use The Envoy 2", "copy Yarvek ark", "choose Provision (material)", "move to 2")
    assert table.at("ships.Fenrax fighter.sector") == "2"
    assert table.asked == "bonus"


@pytest.mark.rule("REV-P-11.7.1", "GAP-P-14")
def test_politician_a_looks_where_the_captain_was_placed_after_a_move_too() -> None:
    table = led_by("PC7", 1, {"ships.frigate 1.sector": "3"}).man("Fenrax fighter", "captain").do("move to 4")
    table.do("use The Envoy 2")
    assert table.options("copy") == ["Shiveus ark", "Yarvek ark", "frigate 1"]  # of sector 3, none of 4
    table = led_by("PC7", 1, {"ships.frigate 1.sector": "1"}).man("Shiveus fighter", "captain").do("move to 4")
    assert not table.offers("use The Envoy 2")  # it was alone in sector 5


@pytest.mark.rule("REV-P-11.7.2")
@pytest.mark.parametrize(("level", "asked"), [(1, "instead"), (2, "step-two"), (3, "step-two"), (4, "step-two")])
def test_politician_a_trades_influence_for_tactics_and_hidden_influence(level: int, asked: str) -> None:
    table = led_by("PC7", level).man("Shiveus ark", "captain")
    assert table.asked == asked
    if asked == "step-two":
        table.do("use The Envoy 4").until("instead")
        assert sum(table.at("admirals.1.influence").values()) == 0
        assert table.hidden() >= 1


@pytest.mark.rule("REV-P-11.7.3")
@pytest.mark.parametrize(("level", "kept"), [(2, 1), (3, 2), (4, 2)])
def test_politician_a_keeps_two_hidden_influence_cards(level: int, kept: int) -> None:
    table = led_by("PC7", level).man("frigate 1", "captain").do("house influence")
    while table.asked == "keep-hidden":
        table.do(table.options()[0])
    assert table.hidden() == kept


@pytest.mark.rule("REV-P-11.7.4", "GAP-P-26")
def test_politician_a_takes_the_action_of_any_ship_on_level_four() -> None:
    table = led_by("PC7", 4).man("Shiveus ark", "captain").do("house influence", "use The Envoy 3")
    assert {"Dunlork ark", "Zenor fighter", "frigate 1", "deploy", "hyperjump"} <= set(table.options("copy"))
    assert "frigate 2" not in table.options("copy")
    table = led_by("PC7", 4).man("deploy", "captain").do("house influence", "influence Zenor", "use The Envoy 3")
    assert "hyperjump" in table.options("copy")
    assert "deploy" not in table.options("copy")


# ---- Politician B


@pytest.mark.rule("REV-P-11.8.0")
def test_politician_b_activates() -> None:
    table = activate("PC8").do("use The Broker")
    assert table.asked == "choice"
    table.do("choice 1", "spend material", "spend energy", "spend science")
    assert table.resources() == stock(0, 0, 0, 1)
    assert table.hidden() == 1
    table = activate("PC8", {"admirals.1.hidden.Zenor": 1, "admirals.1.resources": stock()}).do("use The Broker")
    table.do("choice 2") if table.offers("choice 2") else None
    table.do("gain material", "gain energy", "gain science")
    assert table.resources() == stock(1, 1, 1, 0)
    assert table.hidden() == 0


@pytest.mark.rule("REV-P-11.8.1", "REV-P-11.8.2")
@pytest.mark.parametrize(("level", "abilities"), [(1, 1), (2, 2), (3, 2), (4, 2)])
@pytest.mark.parametrize("space", ["deploy", "hyperjump"])
def test_politician_b_profits_from_the_revenant(level: int, abilities: int, space: str) -> None:
    table = led_by("PC8", level).man(space, "captain").do("influence Zenor")
    assert len(table.options("use")) == abilities
    table.do("use The Broker 2")
    assert table.tactics() == 1
    assert led_by("PC8", level).man("Fenrax ark", "captain").options("use") == []


HIDDEN = {"admirals.1.hidden.Zenor": 1}


@pytest.mark.rule("REV-P-11.8.3", "GAP-P-14")
@pytest.mark.parametrize(("level", "offered"), [(2, False), (3, True)])
def test_politician_b_builds_a_ship_at_the_end_of_the_turn(level: int, offered: bool) -> None:
    given = {**HIDDEN, "ships.Zenor ark.sector": "supply"}
    table = led_by("PC8", level, given).man("Fenrax ark", "captain").do("done", "skip")
    assert (table.seat == 1) is offered
    if offered:
        table.do("use The Broker 4")
        assert table.options("deploy") == ["Zenor ark", "Zenor dropship", "Zenor civilian"]  # any class, no cost
        table.do("deploy Zenor ark", "place in 2")
        assert table.power("Zenor") == 2
        assert table.resources() == stock(1, 1, 1, 1)
        assert table.hidden() == 0


@pytest.mark.rule("REV-P-11.8.4", "GAP-P-14")
def test_politician_b_replaces_a_ship_on_level_four() -> None:
    given = {**HIDDEN, "ships.Yarvek dropship.damage": 1, "ships.Yarvek dropship.corrupted": True}
    table = led_by("PC8", 4, given).man("Fenrax ark", "captain").do("done", "skip", "use The Broker 5")
    assert table.options() == ["choice 1", "choice 2", "skip"]
    table.do("choice 2", "replace Yarvek dropship")
    assert table.at("ships.Yarvek dropship.sector") == "supply"
    assert table.at("ships.Zenor dropship") == {
        **table.at("ships.Zenor dropship"),
        "sector": "2",
        "damage": 1,
        "corrupted": True,
    }
    assert (table.power("Zenor"), table.power("Yarvek")) == (3, 1)


@pytest.mark.rule("REV-P-11.6.1")
def test_commander_b_goes_on_with_absorbers_when_the_first_damage_is_dealt() -> None:
    table = led_by("PC6", 2, {**quiet(s5=7), "sectors.5.absorbers": 3}).man("Shiveus fighter", "captain").do("fight")
    table.do("fire")
    assert (table.asked, table.options("use")) == ("attack", ["The Bulwark 3"])
    assert table.offers("cease fire")
