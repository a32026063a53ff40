"""Chapters 2.9 to 2.15: captain levels, tactics, absorbers, bonus actions, improvement cards."""

from typing import Any

import pytest
from tests.rules.revenant_prototype.table import SECTORS, corrupt, quiet, sit, stock

# ---- 2.9 captain levels


@pytest.mark.rule("REV-P-2.9.3", "GAP-P-20", "CON-P-08")
def test_the_level_is_the_floor_of_tactics() -> None:
    given: dict[str, Any] = {"admirals.*.tactics": 0, "admirals.1.level": 3, "admirals.1.tactics": 3}
    given |= {"admirals.2.tactics": 5}
    given |= {"tiles.top": "Silent Bridge", "coming": ["turn 1", "next tile", "tile part 0 3", "tile part 0 2"]}
    table = sit(given, "tile part 0 1")  # each loses 2 tactics
    assert [table.tactics(seat) for seat in (1, 2, 3)] == [2, 3, 0]
    table = sit({"admirals.1.resources": stock(science=3)}).man("Novaris ark").do("choose Promote")
    assert table.tactics() == 0  # promotion does not move the marker


@pytest.mark.rule("REV-P-2.9.4")
def test_class_abilities_need_the_captain() -> None:
    assert len(sit().man("Zenor fighter", "captain").options("move to")) == 4  # +1 movement
    assert len(sit().man("Zenor fighter", "cadet 1").options("move to")) == 2


@pytest.mark.rule("REV-P-2.9.5")
def test_occasions_of_captain_abilities() -> None:
    """Each occasion by name, as an ability's trigger of some captain; what they do is chapter 11."""
    content = sit().match.game.content  # type: ignore[attr-defined]
    from farflung.games.revenant.words import TRIGGERS

    triggers = {TRIGGERS[line.trigger] for captain in content.captains for line in captain.abilities}
    assert triggers >= {
        "remove_corruption",
        "play",
        "cleanse",
        "land",
        "before_action",
        "attack",
        "turn_end",
        "maneuver",
    }


# ---- 2.10 tactics


@pytest.mark.rule("REV-P-2.10.1")
def test_every_destroyed_ship_is_worth_one_step() -> None:
    given = {"admirals.1.cadets": [["CA19"], []], **quiet(s5=3)}  # one more damage
    table = sit(given).man("Shiveus fighter").do("fight", "fire")
    assert table.tactics() == 2
    assert table.at("sectors.5.void") == 1


@pytest.mark.rule("REV-P-2.10.2", "GAP-P-03", "CON-X-30")
@pytest.mark.parametrize(("before", "material"), [(0, 2), (2, 2), (3, 2), (4, 2), (6, 1), (9, 1), (10, 1)])
def test_material_icons_on_3_and_6_and_nothing_on_12(before: int, material: int) -> None:
    table = sit({"admirals.1.tactics": before}).man("Shiveus ark").do("choose Analyze")
    assert table.tactics() == min(12, before + 3)
    assert table.resources() == stock(material, 1, 1, 1)


# ---- 2.11 absorbers


@pytest.mark.rule("REV-P-2.11.1", "GAP-A-07", "CON-X-17")
def test_absorbers_of_planets_bring_energy_too() -> None:
    given = {"sectors.4.planet": "Cinder Vault", "admirals.1.resources": stock()}
    table = (
        sit(given).man("Belitan dropship").do("land", "lower Cinder Vault", "absorber 1", "absorber 2", "absorber 3")
    )
    assert table.resources() == stock(energy=5)  # 2 of the planet, 3 of the absorbers


@pytest.mark.rule("REV-P-2.11.2", "REV-P-4.2")
def test_absorbers_reduce_damage() -> None:
    given = {**quiet(s1=3), "sectors.1.absorbers": 2, "coming": ["turn 1"]}
    table = sit(given, "attack 1")
    assert table.at("ships.Fenrax ark.damage") == 1


@pytest.mark.rule("REV-P-2.11.3", "CON-P-03", "REV-P-4.14")
def test_no_absorber_survives_the_breach() -> None:
    given = {**quiet(s1=1), "sectors.1.absorbers": 3, "sectors.2.absorbers": 2, "coming": ["turn 1"]}
    table = sit(given, "attack 1")
    assert table.at("sectors.1.absorbers") == 0  # after the sector's attack
    assert table.at("sectors.2.absorbers") == 2
    table = sit({**given, "cycle": 1, "coming": []}, "breach").until("draw")
    assert [table.at(f"sectors.{sector}.absorbers") for sector in SECTORS] == [0] * 8


# ---- 2.13 bonus actions


@pytest.mark.rule("REV-P-2.13.1", "GAP-A-19", "REV-P-2.3.3")
def test_one_bonus_action_that_is_not_corrupted_or_none() -> None:
    table = sit(corrupt("gain tactics")).man("Fenrax ark").do("done")
    assert table.refuses("bonus gain tactics", "REV-P-2.3.3")
    assert table.offers("bonus move frigate")
    table.do("skip")
    assert table.seat == 2


PAYS = {"admirals.1.hand": ["DI01", "DI02"], "admirals.1.resources": stock(neutronium=2)}


@pytest.mark.rule("REV-P-2.13.2", "CON-X-20")
def test_remove_corruption_once_or_twice() -> None:
    given = {**PAYS, "ships.Zenor ark.corrupted": True}
    table = sit(given).man("Fenrax ark").do("done", "bonus remove corruption", "discard Open the Vaults")
    assert table.options("cleanse") == ["move frigate", "Zenor ark"]
    table.do("cleanse Zenor ark")
    assert table.options() == ["take", "done"]
    table.do("take")
    assert table.resources() == stock()
    assert table.at("admirals.1.hand") == []
    assert table.at("admirals.1.residual") == 2
    assert table.seat == 2


@pytest.mark.rule("REV-P-2.13.2")
@pytest.mark.parametrize("lacks", ["admirals.1.hand", "admirals.1.resources.neutronium"])
def test_remove_corruption_costs_a_neutronium_and_a_card(lacks: str) -> None:
    given = {**PAYS, lacks: [] if lacks.endswith("hand") else 0}
    table = sit(given).man("Shiveus ark").do("done")
    assert table.refuses("bonus remove corruption", "REV-P-2.13.2")


@pytest.mark.rule("REV-P-2.13.3")
def test_gain_resource() -> None:
    table = sit().man("Fenrax ark").do("done", "bonus gain resource", "gain science")
    assert table.resources() == stock(1, 1, 2, 1)


@pytest.mark.rule("REV-P-2.13.4")
def test_gain_tactics() -> None:
    assert sit().man("Fenrax ark").do("done", "bonus gain tactics").tactics() == 1


@pytest.mark.rule("REV-P-2.13.5", "REV-P-2.14.1")
def test_play_card_for_its_cost() -> None:
    given = {"admirals.1.hand": ["CA02", "FR08"], "admirals.1.resources": stock(science=2)}  # SS and MEN
    table = sit(given).man("Fenrax ark").do("done", "bonus play card")
    assert table.asked == "attach"  # the only card that can be paid
    table.do("attach to cadet 1")
    assert table.resources() == stock()
    assert sit({"admirals.1.hand": ["FR08"]}).man("Shiveus ark").do("done").offers("bonus play card")
    table = sit({"admirals.1.hand": ["FR08"], "admirals.1.resources": stock(1)}).man("Shiveus ark").do("done")
    assert table.refuses("bonus play card", "REV-P-2.13.5")


@pytest.mark.rule("REV-P-2.13.6")
def test_activate_all_abilities_with_the_icon_in_any_order() -> None:
    content = sit().match.game.content  # type: ignore[attr-defined]
    card = next(card for card in content.cards if card.kind == 1 and card.ability.trigger == 23)
    given = {"admirals.1.frigate_cards": [card.name], **quiet(s5=2)}
    table = sit(given).man("Fenrax ark").do("done", "bonus activate")
    assert table.options("use") == ["The Vanguard", card.name]
    table.do("use The Vanguard", "destroy 5")
    assert table.at("sectors.5.void") == 1
    assert "The Vanguard" not in table.options("use")  # each once


@pytest.mark.rule("REV-P-2.13.7", "CON-X-08")
def test_move_frigate_up_to_two_sectors_without_its_action() -> None:
    table = sit({**corrupt(), "ships.frigate 1.sector": "1"}).man("Fenrax ark").do("done", "bonus move frigate")
    assert set(table.options("move to")) == {"2", "3", "7", "8", "N", "E", "W"}
    table.do("move to E")
    assert table.at("ships.frigate 1.sector") == "E"
    assert table.seat == 2
    table = sit({**corrupt(), "ships.frigate 1.sector": "4", "ships.frigate 1.landed": True}).man("Fenrax ark")
    assert table.do("done").refuses("bonus move frigate", "REV-P-2.5.2")


# ---- 2.14 improvement cards


@pytest.mark.rule("REV-P-2.14.1", "REV-P-2.14.2")
def test_cards_are_played_by_bonus_action_or_novaris_only() -> None:
    table = sit({"admirals.1.hand": ["CA02"], "admirals.1.resources": stock(3, 3, 3, 1)})
    assert not table.options("play")
    table.man("Belitan ark")
    assert not table.options("play")
    assert sit({"admirals.1.hand": ["CA02"]}).man("Novaris ark").do("choose Improve").options("play") == ["Archivist"]


@pytest.mark.rule("REV-P-2.14.3", "REV-P-2.14.4", "GAP-P-05")
@pytest.mark.parametrize(("fitted", "energy"), [(0, 1), (2, 1), (3, 3), (4, 3)])
def test_the_two_rightmost_equipment_slots(fitted: int, energy: int) -> None:
    equipment = ["FR01", "FR02", "FR03", "FR04"][:fitted]
    given = {"admirals.1.frigate_cards": equipment, "admirals.1.hand": ["FR05"]}  # Aegis Emitter
    content = sit().match.game.content  # type: ignore[attr-defined]
    cost = next(card.cost for card in content.cards if card.id == "FR05")
    extra = energy - 1
    needs = stock(*cost)
    table = sit({**given, "admirals.1.resources": {**needs, "energy": cost[1] + extra}}).man("Shiveus ark").do("done")
    table.do("bonus play card")
    if extra:
        assert table.asked == "influence"
        table.do("influence Belitan")
        assert table.at("admirals.1.influence.Belitan") == 1
        less = sit({**given, "admirals.1.resources": {**needs, "energy": cost[1] + extra - 1}}).man("Shiveus ark")
        assert less.do("done").refuses("bonus play card", "REV-P-2.13.5")
    assert table.resources() == stock()
    assert table.at("admirals.1.frigate_cards")[-1] == "Aegis Emitter"


@pytest.mark.rule("GAP-P-05")
def test_no_sixth_equipment() -> None:
    given = {"admirals.1.frigate_cards": ["FR01", "FR02", "FR03", "FR04", "FR06"], "admirals.1.hand": ["FR05", "CA02"]}
    table = sit({**given, "admirals.1.resources": stock(2, 2, 4, 2)}).man("Novaris ark").do("choose Improve")
    assert table.refuses("play Aegis Emitter", "GAP-P-05")


@pytest.mark.rule("REV-P-2.14.5")
def test_a_training_card_works_with_its_cadet() -> None:
    given = {"admirals.1.cadets": [["CA19"], []], **quiet(s5=3)}
    table = sit(given).man("Shiveus fighter", "cadet 1").do("fight")
    assert table.asked == "attack"
    table = sit(given).man("Shiveus fighter", "cadet 2").do("fight")
    assert table.at("sectors.5.void") == 2
    assert table.asked == "small-ship"


@pytest.mark.rule("REV-P-2.14.6", "CON-X-11")
def test_three_training_cards_per_cadet() -> None:
    given = {"admirals.1.cadets": [["CA01", "CA03", "CA04"], ["CA05", "CA06"]], "admirals.1.hand": ["CA02"]}
    given["admirals.1.resources"] = stock(science=2)
    table = sit(given).man("Shiveus ark").do("done", "bonus play card")
    assert table.at("admirals.1.cadets.2") == ["Doctrine Tutor", "Shield Warden", "Archivist"]  # the only free place
    full = {**given, "admirals.1.cadets": [["CA01", "CA03", "CA04"], ["CA05", "CA06", "CA07"]]}
    full["admirals.1.hand"] = ["CA02", "DI06"]
    table = sit({**full, "admirals.1.resources": stock(2, 2, 2, 2)}).man("Novaris ark").do("choose Improve")
    assert table.refuses("play Archivist", "REV-P-2.14.6")


@pytest.mark.rule("REV-P-2.14.7")
def test_support_works_once_and_is_stored() -> None:
    given = {"admirals.1.hand": ["DI30"], "admirals.1.resources": stock(2, 2, 2, 2)}  # Fuel Cache
    table = sit(given).man("Shiveus ark").do("done", "bonus play card")
    assert table.at("admirals.1.directives") == ["Fuel Cache"]
    assert table.at("admirals.1.hand") == []
    assert len(table.events(what="played")) == 1


@pytest.mark.rule("GAP-P-22")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    content = sit().match.game.content  # type: ignore[attr-defined]
    support = [card.name for card in content.cards if card.kind == 2]
    given = {"piles.discards.support": support[:3], "admirals.2.directives": support[3:], "coming": ["turn 2"]}
    table = sit(given, "income 1").do("draw support", "draw support")
    assert table.at("piles.discards.support") == []
    assert len(table.at("piles.operations.support")) == 1


# ---- 2.15 the house discount


@pytest.mark.rule("REV-P-2.15.1", "CON-X-19")
def test_one_resource_less_for_the_house_of_the_ship() -> None:
    given = {"admirals.1.hand": ["CA02"], "admirals.1.resources": stock(science=1)}  # Archivist of Belitan, SS
    table = sit(given).man("Belitan ark").do("done", "bonus play card", "attach to cadet 1")
    assert table.resources() == stock()
    table = sit(given).man("Shiveus ark").do("done")
    assert table.refuses("bonus play card", "REV-P-2.13.5")


@pytest.mark.rule("REV-P-2.15.1", "GAP-P-11", "REV-P-2.8.8")
def test_a_cloned_ship_gives_no_house_discount() -> None:
    given = {"admirals.1.hand": ["Scatter", "Council Favour", "Quiet Bargain"], "ships.Novaris ark.crew": "2 captain"}
    table = sit({**given, "admirals.1.resources": stock(science=1)}).man("Zenor ark")
    table.do("choose Clone", "discard Scatter", "copy Novaris ark", "choose Improve")
    assert table.options("play") == ["Quiet Bargain"]  # of Zenor, where the crew was placed
    assert table.refuses("play Council Favour", "REV-P-2.14.1")  # of Novaris


@pytest.mark.rule("REV-P-2.11.1", "GAP-A-09")
def test_a_shield_warden_adds_an_absorber_whenever_some_are_placed() -> None:
    given = {"sectors.4.planet": "Cinder Vault", "admirals.1.cadets": [["Shield Warden"], []]}
    table = sit(given).man("Belitan dropship", "cadet 1").do("land", "lower Cinder Vault")
    table.do("absorber 1", "absorber 2", "absorber 3")
    assert table.offers("use Shield Warden")
    table.do("use Shield Warden", "absorber 4")
    assert table.at("sectors.4.absorbers") == 1
    table = sit(given).man("Belitan dropship", "cadet 1").do("land", "lower Cinder Vault", "done")
    assert "use Shield Warden" not in table.options(), "none was placed"
