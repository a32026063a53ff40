"""Where the rules end and begin: what a copied action leaves behind, what a tile interrupts, the highest damage of a
fight whatever it costs, and why a sector is closed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.revenant_prototype.table import Table, quiet, sit, stock
from tests.rules.revenant_prototype.test_04_breach import bare

from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Ability, Effect
from farflung.games.revenant.prototype.agendas import Purse, most_bought

HAND = {"admirals.1.hand": ["Open the Vaults", "Ore Rush"]}
NEXT = {"coming": ["turn 1"]}


def clone(what: str, given: dict[str, Any]) -> Table:
    """The first cadet mans Zenor's arkship and copies this."""
    table = sit({**HAND, **given}).man("Zenor ark").do("choose Clone", "discard Open the Vaults")
    return table.do(f"copy {what}") if table.asked == "copy" else table


# ---- copied


@pytest.mark.rule("GAP-P-11", "REV-P-2.6.5")
def test_equipment_stands_ready_only_while_the_frigate_acts() -> None:
    given = {"ships.frigate 1.crew": "1 captain", "admirals.1.frigate_cards": ["Cargo Lattice"]}
    table = clone("frigate 1", given)
    assert table.offers("use Cargo Lattice")
    table.do("absorb").until("between", "bonus")
    if table.asked == "between":
        table.do("done")
    assert table.asked == "bonus", "the arkship's action goes on without the equipment"


@pytest.mark.rule("GAP-F-23", "GAP-P-11")
def test_what_a_copied_landing_brings_is_laid_in_the_sector_of_the_copied_ship() -> None:
    given = {"ships.Belitan dropship.crew": "2 captain", "sectors.4.planet": "Stormwell", "sectors.4.data": 0}
    table = clone("Belitan dropship", given).do("land", "upper Stormwell", "gain energy")
    assert table.asked == "shield"
    assert table.options() == ["absorber 4", "done"]


@pytest.mark.rule("REV-P-11.8.1", "GAP-F-35")
def test_an_ability_of_manning_may_wait_until_the_ship_is_deployed() -> None:
    given: dict[str, Any] = {"admirals.1.captain": "The Broker", "admirals.1.resources": stock(1, 1, 1, 1)}
    table = (
        sit(given)
        .man("deploy", "captain")
        .do("influence Zenor", "deploy a ship", "deploy Zenor civilian", "place in 1")
    )
    assert table.asked == "between"
    table.do("use The Broker 2")
    assert table.tactics() == 1


# ---- the breach


@pytest.mark.rule("REV-P-4.9", "GAP-P-07")
def test_a_tile_is_over_before_the_next_damage_falls() -> None:
    """And an absorber is gone only after the last."""
    given = {**quiet(s2=4), **bare(), "revenant.damage": 4, "tiles.top": "Dying Heart", "sectors.2.absorbers": 1}
    table = sit({**given, "admirals.*.influence.Zenor": 3, **NEXT}, "attack 2")
    whats = table.order_of("revenant_hit", "tile_strikes", "influence_lost", "tile_revealed", "shields_gone")
    lost = ["influence_lost"] * 3
    assert whats == ["revenant_hit", "tile_strikes", *lost, "tile_revealed", "shields_gone"]


@pytest.mark.rule("REV-P-2.11.3", "CON-P-03")
@pytest.mark.parametrize("sector", ["1", "2", "7", "8"])
def test_no_absorber_outlives_the_breach_wherever_it_lies(sector: str) -> None:
    table = sit({**quiet(), f"sectors.{sector}.absorbers": 2, "cycle": 1, "coming": []}, "breach").until("draw")
    assert table.at(f"sectors.{sector}.absorbers") == 0
    assert len(table.events(what="shields_gone")) == 1


# ---- Reorganize, where nothing can move


@pytest.mark.rule("REV-P-2.8.6", "GAP-A-08")
def test_without_a_small_ship_nothing_is_reorganized() -> None:
    given = {**quiet(), **bare("Fenrax ark 1"), "ships.frigate 1.sector": "4", "ships.frigate 1.landed": True}
    table = sit(given).man("Fenrax ark")
    assert table.refuses("choose Reorganize", "GAP-A-08")
    table = sit({**given, "ships.Zenor fighter.sector": "2"}).man("Fenrax ark")
    assert table.offers("choose Reorganize")


# ---- both actions of the frigate


@pytest.mark.rule("GAP-P-26")
def test_a_dual_lander_lets_the_frigate_land_after_its_fight() -> None:
    given = {**quiet(s4=1), "ships.frigate 1.sector": "4", "admirals.1.frigate_cards": ["Dual Lander"]}
    table = sit(given).man("frigate 1").until("small-ship")
    table.do("fight").until("small-ship")
    assert table.offers("land")
    assert "fight" not in table.options()
    plain = sit({**given, "admirals.1.frigate_cards": ["Cargo Lattice"]}).man("frigate 1").until("small-ship")
    plain.do("fight")
    assert "land" not in plain.options()


# ---- the highest damage (REV-P-10.2.2)


def gun(damage: int, repeat: int, *costs: Effect) -> Ability:
    fx = [*costs, Effect(w.FX_ATTACK, 0, damage, [])]
    return Ability(0, "gun", w.ON_ATTACK, fx, 0, 3, repeat, True)


def bought(guns: list[Ability], **purse: Any) -> int:
    owned: dict[str, Any] = {"resources": [0, 0, 0, 0], "absorbers": 0, "cards": 0, "hidden": 0, "slots": 0}
    owned |= purse
    return int(most_bought(guns, [one.repeat for one in guns], Purse(**owned)))


def cost(what: int, n: int, kind: int = w.ANY) -> Effect:
    return Effect(what, kind, n, [])


@pytest.mark.rule("REV-P-10.2.2", "GAP-P-13")
@pytest.mark.parametrize(
    ("paid", "purse", "damage"),
    [
        (cost(w.FX_DISCARD_OP, 1), {"cards": 2}, 4),
        (cost(w.FX_DISCARD_OP, 2), {"cards": 1}, 0),
        (cost(w.FX_DISCARD_HIDDEN, 1), {"hidden": 1}, 2),
        (cost(w.FX_DISCARD_HIDDEN, 1), {"cards": 1}, 0),
        (cost(w.FX_CORRUPT, 1), {"slots": 3}, 6),
        (cost(w.FX_CORRUPT, 2), {"slots": 3}, 2),
        (cost(w.FX_REMOVE_SHIELD, 1), {"absorbers": 2}, 4),
        (cost(w.FX_REMOVE_SHIELD, 1), {}, 0),
        (cost(w.FX_PAY, 1, w.ENERGY), {"resources": [9, 1, 9, 9]}, 2),
        (cost(w.FX_PAY, 2), {"resources": [1, 0, 2, 1]}, 4),
        (cost(w.FX_PAY, 3), {"resources": [1, 0, 1, 0]}, 0),
        (cost(w.FX_PAY_KINDS, 2), {"resources": [3, 1, 1, 0]}, 4),
        (cost(w.FX_PAY_KINDS, 3), {"resources": [3, 1, 0, 0]}, 0),
        (cost(w.FX_PAY_KINDS, 2), {"resources": [1, 1, 1, 1]}, 4),
    ],
)
def test_every_cost_counts_for_the_highest_damage(paid: Effect, purse: dict[str, Any], damage: int) -> None:
    assert bought([gun(2, 3, paid)], **purse) == damage


@pytest.mark.rule("REV-P-10.2.2", "GAP-P-13")
def test_the_best_of_all_purchases_counts() -> None:
    dear, cheap = gun(3, 1, cost(w.FX_PAY, 2, w.ENERGY)), gun(1, 9, cost(w.FX_PAY, 1, w.ENERGY))
    assert bought([dear, cheap], resources=[0, 3, 0, 0]) == 4
    assert bought([cheap, dear], resources=[0, 3, 0, 0]) == 4
    assert bought([cheap], resources=[0, 3, 0, 0]) == 3
    assert bought([gun(5, 0, cost(w.FX_PAY, 1, w.ENERGY)), cheap], resources=[0, 1, 0, 0]) == 1, "no use is left of it"
    assert bought([], resources=[9, 9, 9, 9]) == 0


# ---- what stands ready, and what is full


@pytest.mark.rule("GAP-F-35", "REV-P-2.1.8")
def test_an_ability_of_manning_may_wait_until_the_small_ship_has_acted() -> None:
    given = {**quiet(s5=1), "admirals.1.cadets": [["Bastion Hand"], []]}
    table = sit(given).man("Shiveus fighter").until("small-ship").do("fight").until("small-ship", "between")
    if table.asked == "small-ship":
        table.do("done")
    assert table.asked == "between"
    table.do("use Bastion Hand")
    assert table.asked == "shield"


@pytest.mark.rule("REV-P-1.3", "GAP-P-09")
@pytest.mark.parametrize(("data", "told"), [(0, 1), (1, 1), (2, 0)])
def test_a_revenant_full_of_data_is_not_filled(data: int, told: int) -> None:
    table = sit({"sonar": ["SN6"], "revenant.data": data, "coming": ["turn 1"]}, "sonar card")
    assert table.at("revenant.data") == 2
    assert len(table.events(what="revenant_data")) == told
