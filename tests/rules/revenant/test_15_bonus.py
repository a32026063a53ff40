"""Chapter 15: the bonus actions, and the shuttle laid on a radar card."""

import copy
from pathlib import Path

import pytest
from tests.rules.revenant.table import COMPARTMENTS, HOUSES, Table, corrupt, sit, stock

from farflung.engine.core import Dice
from farflung.engine.given import Before
from farflung.engine.match import Match
from farflung.engine.scenario import put
from farflung.engine.title import Setup
from farflung.games.revenant.title import RevenantTitle

RICH = {
    "admirals.1.resources": stock(2, 2, 3, 2),
    "admirals.1.hand": ["Scatter", "Ore Rush"],
    "ships.Belitan ark.corrupted": True,
}


@pytest.mark.rule("REV-F-15.1")
@pytest.mark.parametrize("corrupted", COMPARTMENTS[1:])
def test_only_a_bonus_action_without_corruption_can_be_selected(corrupted: str) -> None:
    table = sit({**RICH, **corrupt(corrupted)}).man("Yarvek ark").do("done")
    assert table.options("bonus") == [name for name in COMPARTMENTS if name != corrupted]
    assert table.refuses(f"bonus {corrupted}", "REV-F-15.1")


@pytest.mark.rule("REV-F-15.1", "REV-F-01.5.1")
def test_one_bonus_action_a_turn() -> None:
    table = sit({**RICH, **corrupt()}).man("Yarvek ark").do("done", "bonus gain", "gain energy")
    assert table.asked == "man"
    assert table.seat == 2


# ---- Promote


@pytest.mark.rule("REV-F-15.2")
@pytest.mark.parametrize(("science", "rank", "possible"), [(2, 0, False), (3, 0, True), (3, 2, True), (8, 3, False)])
def test_promote_costs_three_science_and_ends_at_rank_3(science: int, rank: int, possible: bool) -> None:
    given = {"admirals.1.resources": stock(science=science), "admirals.1.rank": rank}
    table = sit(given).man("Yarvek ark").do("done")
    if not possible:
        assert table.refuses("bonus promote", "REV-F-15.2")
        return
    table.do("bonus promote")
    assert table.at("admirals.1.rank") == rank + 1
    assert table.resources() == stock(science=science - 3)


@pytest.mark.rule("REV-F-15.2")
def test_one_promotion_per_bonus_action() -> None:
    table = sit({"admirals.1.resources": stock(science=9)}).man("Yarvek ark").do("done", "bonus promote")
    assert table.at("admirals.1.rank") == 1
    assert table.seat == 2


# ---- Affiliate


def affiliate(ship: str, *cards: str, **resources: int) -> Table:
    table = sit({"admirals.1.hand": list(cards), "admirals.1.resources": stock(**resources)}).man(ship).until("bonus")
    return table.do("bonus affiliate")


@pytest.mark.rule("REV-F-15.3", "REV-F-15.4")
@pytest.mark.parametrize("ship", ["Zenor ark", "frigate 1", "reinforcement"])
def test_without_a_ship_of_the_cards_house_it_is_just_played(ship: str) -> None:
    """Decisive Briefing is a card of Novaris."""
    table = affiliate(ship, "Decisive Briefing", science=1)
    assert table.resources() == stock(material=1), "the science is paid; the third field gives material"
    assert table.at("admirals.1.tactics") == 3


@pytest.mark.rule("REV-F-15.4")
@pytest.mark.parametrize("ship", ["Novaris ark", "Novaris fighter"])
def test_with_a_ship_of_the_cards_house_there_is_a_choice_of_two_bonuses(ship: str) -> None:
    table = affiliate(ship, "Decisive Briefing", science=1)
    assert table.options() == ["affiliation A", "affiliation B"]


@pytest.mark.rule("REV-F-15.4", "GAP-F-16")
def test_no_affiliation_after_an_emergency_action() -> None:
    given = {"admirals.1.hand": ["Decisive Briefing"], "admirals.1.resources": stock(science=1)}
    table = sit(given).emergency("cadet 1", "* hidden Novaris").do("skip", "bonus affiliate")
    assert table.asked != "affiliation"
    assert table.at("admirals.1.tactics") == 3


@pytest.mark.rule("REV-F-15.5")
def test_bonus_a_ignores_one_resource_of_choice() -> None:
    table = affiliate("Novaris ark", "Council Favour", energy=1, science=1, neutronium=1)
    table.do("affiliation A")
    assert table.options() == ["waive energy", "waive science", "waive neutronium"]
    table.do("waive neutronium")
    assert table.resources() == stock(neutronium=1)


@pytest.mark.rule("REV-F-15.5", "REV-F-14.16")
def test_bonus_a_makes_a_card_affordable_that_is_one_short_and_no_more() -> None:
    table = affiliate("Novaris ark", "Council Favour", energy=1, science=1)
    assert table.resources() == stock(), "A is the only way, and neutronium the only resource to ignore"
    assert table.at("admirals.1.directives") == ["Council Favour"]
    given = {"admirals.1.hand": ["Council Favour"], "admirals.1.resources": stock(energy=1)}
    table = sit(given).man("Novaris ark").until("bonus")
    assert table.refuses("bonus affiliate", "REV-F-14.16")


@pytest.mark.rule("REV-F-15.6", "REV-F-15.7")
def test_bonus_b_plays_a_second_card_both_in_full_and_the_second_without_bonus() -> None:
    """Chain of Command would let another be played, so: Decisive Briefing and Holo Table, both of Novaris."""
    table = affiliate("Novaris ark", "Decisive Briefing", "Holo Table", material=1, science=3)
    table.do("play Decisive Briefing", "affiliation B")
    assert table.options() == ["play Holo Table", "done"]
    table.do("play Holo Table")
    assert table.asked != "affiliation"
    assert table.asked != "waive"
    assert table.resources() == stock(material=1), "all paid; one material for entering field 3"
    assert table.at("admirals.1.frigate_cards") == ["Holo Table"]


@pytest.mark.rule("REV-F-15.6")
def test_bonus_b_needs_the_first_card_paid_in_full() -> None:
    given = {"admirals.1.hand": ["Council Favour", "Mass Muster"], "admirals.1.resources": stock(energy=1, science=1)}
    table = sit(given).man("Novaris ark").until("bonus").do("bonus affiliate", "play Council Favour")
    assert table.at("admirals.1.directives") == ["Council Favour"], "A without a question: B cannot be paid"


@pytest.mark.rule("REV-F-15.8")
def test_cards_played_by_other_means_give_no_affiliation_bonus() -> None:
    """Calculation of the Novaris ark plays a card of Novaris 1 resource cheaper."""
    given = {"admirals.1.hand": ["Council Favour"], "admirals.1.resources": stock(0, 1, 1, 1)}
    table = sit(given).man("Novaris ark").do("choose Calculation", "play Council Favour")
    assert table.asked == "waive"
    table.do("waive energy")
    assert table.asked == "influence"
    assert table.resources() == stock(energy=1)


# ---- Cleanse


@pytest.mark.rule("REV-F-15.9", "REV-F-15.10", "REV-F-15.11")
@pytest.mark.parametrize("order", [("A", "B"), ("B", "A")])
def test_cleanse_takes_a_and_b_each_once_in_any_order(order: tuple[str, str]) -> None:
    table = sit({**RICH, "ships.Zenor ark.corrupted": True}).man("Yarvek ark").do("done", "bonus cleanse")
    assert table.options() == ["cleanse A", "cleanse B", "done"]
    for option, target in zip(order, ("cleanse Belitan ark", "cleanse gain"), strict=True):
        table.do(f"cleanse {option}")
        if option == "A":
            assert table.options("discard") == ["Scatter", "Ore Rush"]
            table.do("discard Scatter")
        table.do(target)
        if table.asked == "cleanse-option":
            assert not table.offers(f"cleanse {option}")
    assert table.at("ships.Belitan ark.corrupted") is False
    assert table.at("admirals.1.compartments.gain.corrupted") is False
    assert table.at("ships.Zenor ark.corrupted") is True
    assert table.at("admirals.1.hand") == ["Ore Rush"]
    assert table.resources() == stock(2, 1, 3, 2)
    assert table.at("admirals.1.residual") == 2
    assert table.seat == 2


@pytest.mark.rule("REV-F-15.9")
def test_cleanse_may_stop_after_one_option() -> None:
    table = sit({**RICH, "ships.Zenor ark.corrupted": True}).man("Yarvek ark").do("done", "bonus cleanse", "cleanse B")
    table.do("cleanse Zenor ark", "done")
    assert table.at("admirals.1.hand") == ["Scatter", "Ore Rush"]
    assert table.at("admirals.1.residual") == 1


@pytest.mark.rule("REV-F-15.10", "REV-F-15.11")
@pytest.mark.parametrize(("hand", "energy", "offered"), [([], 1, ["B"]), (["Scatter"], 0, ["A"]), ([], 0, [])])
def test_each_option_needs_its_cost(hand: list[str], energy: int, offered: list[str]) -> None:
    table = (
        sit({"admirals.1.hand": hand, "admirals.1.resources": stock(energy=energy)}).man("Yarvek ark").until("bonus")
    )
    if not offered:
        assert table.refuses("bonus cleanse", "REV-F-15.9")
        return
    table.do("bonus cleanse")
    assert table.options() == [*(f"cleanse {option}" for option in offered), "done"]


@pytest.mark.rule("REV-F-15.10", "REV-F-15.11", "REV-F-08.8")
def test_cleanse_reaches_the_own_board_and_any_house_ship() -> None:
    given = {**RICH, **corrupt("affiliate", "activate"), "ships.Zenor fighter.corrupted": True}
    given["admirals.1.resources"] = stock(energy=1)
    table = sit(given).man("Yarvek ark").do("done", "bonus cleanse", "cleanse B")
    assert table.options("cleanse") == ["affiliate", "activate", "Belitan ark", "Zenor fighter"]


# ---- Activate


@pytest.mark.rule("REV-F-15.12")
def test_activate_resolves_each_activation_ability_once_in_the_chosen_order() -> None:
    given = {
        "admirals.1.frigate_cards": ["Fuel Cistern", "Probe Bay", "Ion Drive"],
        "admirals.1.captain": "The Bulwark",
    }
    table = sit(given).man("Yarvek ark").do("done", "bonus activate")
    assert table.options() == ["use The Bulwark", "use Fuel Cistern", "use Probe Bay", "done"]
    table.do("use Probe Bay")
    assert table.at("admirals.1.data") == 1
    assert table.options() == ["use The Bulwark", "use Fuel Cistern", "done"]
    table.do("use The Bulwark", "shield 5", "use Fuel Cistern")
    assert table.at("sectors.5.shields") == 1
    assert table.resources() == stock(1, 1, 1, 2)
    assert table.seat == 2


@pytest.mark.rule("REV-F-15.12")
def test_single_activation_abilities_may_be_declined() -> None:
    given = {"admirals.1.frigate_cards": ["Fuel Cistern", "Probe Bay"]}
    table = sit(given).man("Yarvek ark").do("done", "bonus activate", "use Fuel Cistern", "done")
    assert table.at("admirals.1.data") == 0
    assert table.at("sectors.5.void") == 3


@pytest.mark.rule("REV-F-14.6", "REV-F-15.12", "REV-P-2.13.6", "GAP-F-28")
@pytest.mark.parametrize("edition", ["final", "prototype"])
@pytest.mark.parametrize("figure", ["captain", "cadet 1", "cadet 2"])
def test_activation_abilities_of_cadet_cards_work_whoever_is_used(tmp_path: Path, edition: str, figure: str) -> None:
    """None of the game's own cards has one; a pack may."""
    card = '[[card]]\nid = "CA01"\nkind = "cadet"\nhouse = "Zenor"\nname = "Drill Officer"\ncost = "S"\n'
    (tmp_path / "operations.toml").write_text(card + 'trigger = "activate"\nfx = ["tactics(1)"]\n', encoding="utf-8")
    setup = Setup("revenant", edition, ["Ann", "Bo", "Cy"], pack=str(tmp_path))
    title = RevenantTitle()
    game = title.new_game(setup)
    title.play_setup(game, Dice(1))
    data = title.to_data(game)
    before = copy.deepcopy(data)
    given = put(data, "admirals.1.cadets", [["Drill Officer"], []])
    data["coming"].append("turn 1")
    title.settle(data, Before(before, given), setup)
    table = Table(Match(title, setup, 1, title.from_data(data, setup)))
    table.man("frigate 1", figure).until("bonus").do("bonus activate")
    assert table.offers("use Drill Officer")


# ---- Gain


@pytest.mark.rule("REV-F-15.13")
@pytest.mark.parametrize("kind", ["material", "energy", "science", "neutronium"])
def test_gain_gives_a_resource_of_any_kind(kind: str) -> None:
    table = (
        sit({**corrupt(), "admirals.1.resources": stock()}).man("Yarvek ark").do("done", "bonus gain", f"gain {kind}")
    )
    assert table.resources() == stock(**{kind: 1})


@pytest.mark.rule("REV-F-15.13", "REV-F-07.5")
def test_gain_follows_the_surplus_rule() -> None:
    given = {**corrupt(), "admirals.1.resources": stock(12)}
    table = sit(given).man("Yarvek ark").do("done", "bonus gain", "gain energy")
    assert table.options() == ["ignore energy", "swap out material"]
    assert table.do("swap out material").resources() == stock(11, 1)


# ---- the shuttle on a radar card


RADAR = {
    "radar": [{"card": card, "shuttle": None} for card in ("R08", "R10", "R12")],
    "admirals.1.resources": stock(neutronium=4),
    "ships.Fenrax shuttle.sector": "2",
}


@pytest.mark.rule("REV-F-15.14", "GAP-F-08", "CON-F-03")
def test_choose_shuttle_lays_an_available_shuttle_on_the_charged_card() -> None:
    table = sit(RADAR).man("hypercharge").do("influence Fenrax", "charge R08")
    assert table.asked == "shuttle"
    assert table.options("deploy") == [f"{house} shuttle" for house in HOUSES if house != "Fenrax"]
    table.do("deploy Zenor shuttle")
    assert table.at("radar") == [{"card": "R08", "shuttle": "Zenor shuttle"}]
    assert table.at("ships.Zenor shuttle.sector") == "radar"
    assert table.at("power.Zenor") == 2


@pytest.mark.rule("REV-F-15.14", "GAP-F-08")
def test_a_shuttle_on_another_card_is_not_available() -> None:
    cards = [
        {"card": "R08", "shuttle": None},
        {"card": "R01", "shuttle": "Belitan shuttle"},
        {"card": "R12", "shuttle": None},
    ]
    table = sit({**RADAR, "radar": cards}).man("hypercharge").do("influence Fenrax", "charge R08")
    assert not table.offers("deploy Belitan shuttle")
    table.do("skip")
    assert table.at("ships.Belitan shuttle.sector") == "supply", "its card was discarded"


@pytest.mark.rule("REV-F-15.14", "GAP-F-08")
def test_with_no_shuttle_available_the_benefit_is_void() -> None:
    spread = {f"ships.{house} shuttle.sector": str(number + 1) for number, house in enumerate(HOUSES)}
    table = sit({**RADAR, **spread}).man("hypercharge").do("influence Fenrax", "charge R08")
    assert table.asked != "shuttle"
    assert table.at("radar") == [{"card": "R08", "shuttle": None}]


@pytest.mark.rule("REV-F-15.15", "REV-F-19.2.5")
def test_the_shuttle_arrives_in_the_sector_of_its_card() -> None:
    given = {"radar": [{"card": "R08", "shuttle": "Zenor shuttle"}], "chosen_radar": "R08", "charged": True}
    table = sit(given, "carry out")
    assert table.at("ships.Zenor shuttle.sector") == "7"
    assert table.at("power.Zenor") == 3


@pytest.mark.rule("REV-F-15.16")
def test_nobody_deploys_a_shuttle_that_lies_on_a_card() -> None:
    given = {"radar": [{"card": "R08", "shuttle": "Zenor shuttle"}], "admirals.1.resources": stock(3)}
    table = sit(given).man("Yarvek ark").do("choose Fabrication")
    assert table.refuses("deploy Zenor shuttle", "REV-F-06.1.5")
    assert table.options("deploy") == [f"{house} shuttle" for house in HOUSES if house != "Zenor"]
