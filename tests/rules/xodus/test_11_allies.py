"""Section 11: Allies."""

from __future__ import annotations

import pytest
from tests.rules.xodus.table import CREW, ally, here, ship, sit, tile

HAVEN = here("Warship", at="Haven Prime")


@pytest.mark.rule("XOD-11.1", "XOD-G31")
def test_the_first_entry_meets_the_ally_once() -> None:
    table = sit(ship("Warship", actions=6)).do("jump to Haven Prime", "* ally Nomad Traders")
    assert table.log("XOD-11.1") == ["Nomad Traders met at Haven Prime"]
    assert table.at("allies.Nomad Traders.system") == "Haven Prime"
    assert len(table.at("piles.allies")) == 3
    table.do("jump to Weeping Star", "jump to Haven Prime")
    assert len(table.log("XOD-11.1")) == 1


@pytest.mark.rule("XOD-11.1", "XOD-G31")
def test_revealing_the_tile_does_not_meet_the_ally_entering_it_does() -> None:
    table = sit({"stack.top": "Forge of Lhun"}).do("probe NW", "turn 0")
    assert not table.log("XOD-11.1")
    table = sit({"stack.top": "Forge of Lhun"}).do("blind jump NW", "turn 0")
    assert len(table.log("XOD-11.1")) == 1


@pytest.mark.rule("XOD-11.1")
def test_each_ally_system_has_its_own() -> None:
    given = ally("Nomad Traders", []) | tile("Caravan Crossing", -1, 0, 1)
    table = sit(given).do("jump to Caravan Crossing", "* ally Council Remnant")
    assert table.at("allies.Council Remnant.system") == "Caravan Crossing"
    assert table.at("allies.Nomad Traders.system") == "Haven Prime"


@pytest.mark.rule("XOD-11.2", "XOD-G13")
@pytest.mark.parametrize(
    ("name", "plain", "precursor"),
    [("Council Remnant", 3, 0), ("Nomad Traders", 4, 0), ("Engineers' Guild", 2, 1), ("Precursor Archive", 1, 2)],
)
def test_the_wares(name: str, plain: int, precursor: int) -> None:
    table = sit().do("jump to Haven Prime", f"* ally {name}")
    wares = table.at(f"allies.{name}.wares")
    assert len(wares) == plain + precursor
    assert len(table.at("piles.modules")) == 24 - plain
    assert len(table.at("piles.precursor")) == 8 - precursor
    assert len(table.log("XOD-11.2")) == plain + precursor


@pytest.mark.rule("XOD-11.3", "XOD-G31")
def test_wares_are_bought_at_their_prices_and_not_replaced() -> None:
    given = HAVEN | ally("Council Remnant", ["Plasma Cannon", "Nanite Kit"]) | ship("Warship", scraps=5)
    table = sit(given)
    assert not table.options("buy")  # it takes a Trade
    table.do("trade")
    assert set(table.options("buy")) == {"Plasma Cannon for Warship", "Nanite Kit for Warship"}
    table.do("buy Plasma Cannon for Warship")
    assert table.ship("Warship", "scraps", "modules") == (2, ["Plasma Cannon"])
    assert table.at("allies.Council Remnant.wares") == ["Nanite Kit"]


@pytest.mark.rule("XOD-11.3")
def test_what_cannot_be_paid_is_not_sold_nor_elsewhere() -> None:
    given = ally("Council Remnant", ["Plasma Cannon", "Nanite Kit"]) | ship("Warship", scraps=2)
    table = sit(HAVEN | given).do("trade")
    assert table.refuses("buy Plasma Cannon for Warship", "XOD-11.3")
    away = sit(given | here("Explorer")).do("go on", "trade")
    assert not away.options("buy")


@pytest.mark.rule("XOD-11.4", "XOD-G13")
def test_nomad_traders_sell_cheaper() -> None:
    given = HAVEN | ally("Nomad Traders", ["Plasma Cannon", "Nanite Kit"]) | ship("Warship", scraps=3)
    table = sit(given).do("trade", "buy Plasma Cannon for Warship", "buy Nanite Kit for Warship")
    assert table.ship("Warship", "scraps") == 0


@pytest.mark.rule("XOD-11.4", "XOD-G13", "XOD-6.15")
def test_the_dry_dock_repairs_in_a_trade() -> None:
    given = HAVEN | ally("Engineers' Guild", []) | ship("Warship", health=4, scraps=5, damage=["Comm Failure"])
    table = sit(given).do("trade", "dock repair of Warship", "dock repair of Warship", "dock removal of Comm Failure")
    assert table.ship("Warship", "health", "scraps", "damage") == (6, 1, [])
    assert table.ship("Warship", "actions") == 2


@pytest.mark.rule("XOD-G13", "XOD-6.14")
def test_who_cannot_pay_is_told_that_the_dry_dock_removes_damage() -> None:
    given = HAVEN | ally("Engineers' Guild", []) | ship("Warship", health=4, scraps=1, damage=["Comm Failure"])
    table = sit(given).do("trade")
    assert table.offers("dock repair of Warship")
    assert table.refuses("dock removal of Comm Failure", "XOD-6.14")


@pytest.mark.rule("XOD-11.4", "XOD-11.5", "XOD-14.7", "XOD-G13")
def test_the_chart_room_reveals_for_a_scrap_and_no_action_once_per_round() -> None:
    given = HAVEN | ally("Council Remnant", ["Nanite Kit"]) | {"stack.top": "Open Sky"} | ship("Warship", scraps=3)
    table = sit(given).do("ask Council Remnant")
    assert table.asked == "reveal"
    assert "SW of Weeping Star" in table.options("reveal")
    table.do("reveal SW of Weeping Star")
    assert table.ship("Warship", "actions", "scraps") == (3, 2)
    assert "Open Sky" in table.systems()
    assert table.refuses("ask Council Remnant", "XOD-11.4")
    acted = {f"ships.{name}.acted": True for name in CREW[1:]}
    table = sit(given | acted).do("ask Council Remnant", "reveal SW of Weeping Star", "end turn", "activate Warship")
    assert table.offers("ask Council Remnant")


@pytest.mark.rule("XOD-11.4", "XOD-11.5", "XOD-G13", "XOD-14.8")
def test_the_oracle_pacifies_or_looks_at_a_signal() -> None:
    given = HAVEN | ally("Precursor Archive", ["Nanite Kit"]) | ship("Warship", scraps=2)
    table = sit(given).do("ask Precursor Archive")
    assert table.options() == [
        "pacify Picket Line",
        "look at signal 1",
        "look at signal 2",
        "look at signal 3",
        "look at signal 4",
    ]
    table.do("look at signal 2", "* danger perilous", "* signal Plague Station")
    assert table.at("signals.2.card") == "Plague Station"
    assert table.at("signals.2.state") == "looked at"
    assert table.ship("Warship", "actions", "scraps") == (3, 0)
    table = sit(given).do("ask Precursor Archive", "pacify Picket Line")
    assert table.at("systems.Picket Line.pacified") == "green"


@pytest.mark.rule("XOD-11.4")
def test_a_service_must_be_paid_on_the_spot() -> None:
    given = ally("Precursor Archive", ["Nanite Kit"]) | ship("Warship", scraps=1)
    assert sit(HAVEN | given).refuses("ask Precursor Archive", "XOD-11.4")
    assert sit(given | ship("Warship", scraps=5)).lacks("ask Precursor Archive")
