"""Chapters 2.4 to 2.7: fighters, dropships and planets, the frigate, the Revenant's two spaces."""

import pytest
from tests.rules.revenant_prototype.table import SECTORS, crowd, quiet, sit, stock

PLANET_OF = {"1": "Ossuary Reach", "4": "Halcyon Drift", "6": "Whisper Basin"}


# ---- fighters


@pytest.mark.rule("REV-P-2.4.1", "REV-P-2.10.1")
def test_a_fighter_destroys_one_voidborn_ship() -> None:
    table = sit(quiet(s5=3)).man("Shiveus fighter").do("fight", "done")
    assert table.at("sectors.5.void") == 2
    assert table.tactics() == 1


@pytest.mark.rule("REV-P-2.4.1")
def test_without_a_voidborn_ship_the_fight_has_no_effect() -> None:
    table = sit(quiet()).man("Shiveus fighter")
    assert table.refuses("fight", "REV-P-2.4.1")


@pytest.mark.rule("REV-P-2.4.1", "CON-X-24")
def test_no_bombard_move_after_a_kill() -> None:
    table = sit(quiet(s5=2)).man("Shiveus fighter").do("move to 6")
    assert table.asked == "bonus"
    table = sit(quiet(s5=2, s6=1)).man("Shiveus fighter").do("fight", "move to 6")
    assert table.asked == "bonus"  # the move of step 3, and no second shot


# ---- dropships


@pytest.mark.rule("REV-P-2.5.1", "REV-P-2.5.4")
def test_a_dropship_lands_and_resolves_one_action_and_takes_the_data() -> None:
    table = sit().man("Belitan dropship").do("land")
    assert table.options() == ["upper Halcyon Drift", "lower Halcyon Drift"]
    table.do("upper Halcyon Drift")
    assert table.resources() == stock(1, 1, 1, 3)
    assert table.at("admirals.1.data") == 1
    assert table.at("sectors.4.data") == 0


@pytest.mark.rule("REV-P-2.5.2")
def test_landing_takes_no_movement_and_keeps_the_sector() -> None:
    table = sit({"ships.Yarvek dropship.sector": "5"}).man("Yarvek dropship").do("move to 6", "land")
    table.do("upper Whisper Basin").until("bonus")
    assert table.at("ships.Yarvek dropship.sector") == "6"
    assert table.at("ships.Yarvek dropship.landed")


@pytest.mark.rule("REV-P-2.5.3", "GAP-A-11")
def test_an_occupied_planet_cannot_be_landed_on() -> None:
    table = sit({"ships.Yarvek dropship.sector": "4", "ships.Belitan dropship.landed": True}).man("Yarvek dropship")
    assert table.refuses("land", "REV-P-2.5.3")
    table = sit({"ships.Yarvek dropship.sector": "2"}).man("Yarvek dropship")
    assert table.refuses("land", "REV-P-2.5.3")  # no planet there


@pytest.mark.rule("REV-P-2.5.5", "REV-P-2.1.9")
def test_the_corrupted_action_corrupts() -> None:
    table = sit({"admirals.1.resources": stock()}).man("Belitan dropship").do("land", "lower Halcyon Drift")
    table.until("corrupt").do("corrupt activate").until("bonus")
    assert table.at("admirals.1.compartments.activate.corrupted")


@pytest.mark.rule("REV-P-2.5.6", "GAP-A-07")
@pytest.mark.parametrize(("option", "science"), [("upper", 2), ("lower", 1)])
def test_one_action_of_a_planet_bears_mining(option: str, science: int) -> None:
    given = {
        "admirals.1.cadets": [["CA04"], []],
        "admirals.1.resources": stock(1, 1, 1, 1),
    }  # mining: 1 science, a card
    table = sit(given).man("Belitan dropship").do("land", f"{option} Halcyon Drift")  # its upper one
    for _ in range(6):
        if table.asked in ("bonus", "corrupt"):
            break
        use = [answer for answer in table.options() if answer.startswith("use")]
        table.do(use[0] if use else table.options()[0])
    assert table.resources()["science"] == science


@pytest.mark.rule("REV-P-2.5.7", "CON-P-09")
def test_the_third_data_becomes_hidden_influence() -> None:
    table = sit({"admirals.1.data": 2}).man("Belitan dropship").do("land", "* hidden Zenor")
    assert table.at("admirals.1.data") == 0
    assert table.at("admirals.1.hidden.Zenor") == 1


# ---- the frigate


@pytest.mark.rule("REV-P-2.6.1", "CON-X-32")
def test_exactly_one_of_three_actions() -> None:
    given = {"ships.frigate 1.sector": "4", **quiet(s4=2)}
    table = sit(given).man("frigate 1", "cadet 1", "* hidden Zenor")
    assert [answer for answer in table.options() if "move" not in answer] == ["fight", "land", "absorb", "done"]
    table.do("absorb")
    assert not {"fight", "land", "absorb"} & set(table.options())


@pytest.mark.rule("REV-P-2.6.2")
def test_the_frigate_fights() -> None:
    table = sit(quiet(s5=2)).man("frigate 1", "cadet 1", "* hidden Zenor").do("fight", "done")
    assert table.at("sectors.5.void") == 1
    assert table.tactics() == 1


@pytest.mark.rule("REV-P-2.6.3")
def test_the_frigate_lands() -> None:
    table = sit({"ships.frigate 1.sector": "6"}).man("frigate 1", "cadet 1", "* hidden Zenor").do("land")
    assert table.options() == ["upper Whisper Basin", "lower Whisper Basin"]
    assert table.at("admirals.1.data") == 1
    assert table.at("ships.frigate 1.landed")


@pytest.mark.rule("REV-P-2.6.4", "REV-P-2.11.1")
@pytest.mark.parametrize("sector", ["5", "N"])
def test_the_frigate_absorbs(sector: str) -> None:
    table = sit({"ships.frigate 1.sector": sector}).man("frigate 1", "cadet 1", "* hidden Zenor").do("absorb", "done")
    where = f"sectors.{sector}.absorbers" if sector in SECTORS else f"centre.{sector}"
    assert table.at(where) == 1
    assert table.resources()["energy"] == 2


@pytest.mark.rule("REV-P-2.6.4", "GAP-A-09")
def test_a_shield_warden_adds_to_what_the_frigate_absorbs() -> None:
    given = {"ships.frigate 1.sector": "5", "admirals.1.cadets": [["Shield Warden"], []]}
    table = sit(given).man("frigate 1", "cadet 1", "* hidden Zenor").do("absorb", "use Shield Warden", "absorber 5")
    assert table.at("sectors.5.absorbers") == 2


@pytest.mark.rule("GAP-P-27")
def test_an_absorber_in_the_centre_vanishes_with_the_breach() -> None:
    table = sit({"centre.N": 2, "sectors.*.void": 0, "coming": ["turn 1"]}, "end breach").until("man", "draw")
    assert table.at("centre.N") == 0


@pytest.mark.rule("REV-P-2.6.5")
def test_equipment_and_the_placed_figure_modify_the_frigate() -> None:
    cards = {"admirals.1.frigate_cards": ["FR18"], "admirals.1.cadets": [[], ["CA19"]]}  # an attack(1) each
    table = sit({**cards, **quiet(s5=5)}).man("frigate 1", "cadet 1", "* hidden Zenor").do("fight")
    table.do("fire")
    assert table.at("sectors.5.void") == 3  # 1 and 1 of the equipment: the cadet with the card stayed home
    table = sit({**cards, **quiet(s5=5)}).man("frigate 1", "cadet 2", "* hidden Zenor").do("fight", "fire", "fire")
    assert table.at("sectors.5.void") == 2
    table = sit({**cards, **quiet(s5=5)}).man("Shiveus fighter", "cadet 1").do("fight", "done")
    assert table.at("sectors.5.void") == 4  # equipment works for the frigate only


# ---- the Revenant


@pytest.mark.rule("REV-P-2.7.1")
def test_two_spaces_each_for_one_figure() -> None:
    table = sit({"revenant.deploy": "2 captain"})
    assert table.refuses("man deploy", "REV-P-2.1.1")
    table.man("hyperjump")
    assert table.at("revenant.hyperjump") == "1 cadet 1"


RICH = {"admirals.1.resources": stock(1, 1, 1, 3)}


@pytest.mark.rule("REV-P-2.7.2", "REV-P-2.7.3", "GAP-P-10")
def test_hyperjump_takes_the_data_pays_and_enables() -> None:
    table = sit(RICH).man("hyperjump").do("influence Zenor", "enable hyperjump")
    assert table.at("charged")
    assert table.at("revenant.data") == 0
    assert table.at("admirals.1.data") == 2
    assert table.resources() == stock(1, 1, 1, 0)


@pytest.mark.rule("REV-P-2.7.3", "GAP-P-10", "CON-X-15")
def test_without_three_neutronium_nothing_of_it() -> None:
    table = sit({"admirals.1.resources": stock(3, 2, 3, 2)}).man("hyperjump").do("influence Zenor")
    assert table.asked == "bonus"  # only influence was gained: there was nothing to choose
    assert table.at("revenant.data") == 2
    assert not table.at("charged")


@pytest.mark.rule("REV-P-2.7.3")
def test_why_the_jump_is_refused() -> None:
    given = {"admirals.1.cadets": [["CA29"], []], "admirals.1.resources": stock(1, 1, 1, 2)}
    table = sit({**given, "admirals.1.captain": "The Broker"}).man("hyperjump", "captain").do("influence Zenor")
    assert table.refuses("enable hyperjump", "REV-P-2.7.3")
    table = sit({**given, "admirals.1.captain": "The Broker", "charged": True}).man("hyperjump", "captain")
    assert table.do("influence Zenor").refuses("enable hyperjump", "GAP-P-10")


@pytest.mark.rule("GAP-P-26")
def test_an_ability_makes_the_jump_cheaper() -> None:
    given = {"admirals.1.cadets": [["CA29"], []], "admirals.1.resources": stock(1, 1, 1, 2)}
    table = sit(given).man("hyperjump").do("influence Zenor")  # Fuel Broker
    assert table.offers("enable hyperjump")
    table.do("enable hyperjump", "discard sonar SN1")
    assert table.resources()["neutronium"] == 1


@pytest.mark.rule("REV-P-2.7.4")
def test_one_sonar_card_is_discarded() -> None:
    table = sit(RICH).man("hyperjump").do("influence Zenor", "enable hyperjump")
    assert table.options("discard sonar") == ["SN1", "SN2"]
    table.do("discard sonar SN1")
    assert table.at("sonar") == ["SN2"]
    table = sit({**RICH, "sonar": ["SN5"]}).man("hyperjump").do("influence Zenor", "enable hyperjump")
    assert table.at("sonar") == ["SN5"]
    assert table.asked == "bonus"


@pytest.mark.rule("REV-P-2.7.5")
@pytest.mark.parametrize("both", [False, True])
def test_in_round_four_one_colony_goes_or_both(both: bool) -> None:
    given = {**RICH, "cycle": 4, "sonar": [], "colonies": ["CO1", "CO2"]}
    table = sit(given).man("hyperjump").do("influence Zenor", "enable hyperjump")
    assert table.options() == ["discard colony Athenaeum", "discard colony Lightning Steppe"]
    table.do("discard colony Athenaeum")
    assert table.options() == ["discard colony Lightning Steppe", "done"]
    table.do("discard colony Lightning Steppe" if both else "done")
    assert table.at("colonies") == ([] if both else ["Lightning Steppe"])


@pytest.mark.rule("REV-P-2.7.6", "REV-P-2.7.8", "CON-X-16")
def test_deploy_takes_one_of_each_resource_and_raises_the_power() -> None:
    table = sit().man("deploy").do("influence Zenor", "deploy a ship", "deploy Zenor civilian", "place in 2")
    assert table.resources() == stock()
    assert table.at("ships.Zenor civilian.sector") == "2"
    assert table.power("Zenor") == 3


@pytest.mark.rule("REV-P-2.7.6")
def test_without_all_four_resources_nothing_is_deployed() -> None:
    given = {"admirals.1.resources": stock(8, 1, 1, 0), "admirals.1.captain": "The Broker"}
    table = sit(given).man("deploy", "captain").do("influence Zenor")
    assert table.refuses("deploy a ship", "REV-P-2.7.6")


@pytest.mark.rule("REV-P-2.7.7", "GAP-P-02")
def test_deploy_into_a_sector_with_room() -> None:
    table = sit(crowd("2", 5)).man("deploy").do("influence Zenor", "deploy a ship")
    table.do(table.options()[0])
    assert table.options("place in") == [sector for sector in SECTORS if sector != "2"]
    assert table.refuses("place in 2", "GAP-P-02")


@pytest.mark.rule("REV-P-2.7.9", "CON-X-03")
def test_every_class_can_be_deployed_arkships_too() -> None:
    given = {"ships.Zenor ark.sector": "supply", "ships.Zenor fighter.sector": "supply"}
    table = sit(given).man("deploy").do("influence Zenor", "deploy a ship")
    zenor = [ship for ship in table.options("deploy") if ship.startswith("Zenor")]
    assert zenor == ["Zenor ark", "Zenor fighter", "Zenor dropship", "Zenor civilian"]
    table.do("deploy Zenor ark", "place in 8")
    assert table.at("ships.Zenor ark.sector") == "8"
