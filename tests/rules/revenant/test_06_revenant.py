"""Chapter 06: the Revenant, Reinforcement and Hypercharge."""

from typing import Any

import pytest
from tests.rules.revenant.ledger import GAPS, Resolver
from tests.rules.revenant.table import HOUSES, REVENANT, SECTORS, Table, corrupt, crowd, sit, stock

from farflung.engine.core import Dice
from farflung.engine.views import imagine, view

# ---- 06.0 two spaces


@pytest.mark.rule("REV-F-06.0.1")
@pytest.mark.parametrize("space", ["reinforcement", "hypercharge"])
def test_each_space_can_be_occupied_once_per_cycle(space: str) -> None:
    other = {"reinforcement": "hypercharge", "hypercharge": "reinforcement"}[space]
    table = sit().man(space)
    assert table.at(f"revenant.{space}") == "1 cadet 1"
    assert table.at(f"revenant.{other}") == "none"
    table.finish_turn()
    assert table.refuses(f"man {space}", "REV-F-06.0.1")
    assert table.offers(f"man {other}")


# ---- 06.1 Reinforcement

COST = {"admirals.1.resources": stock(1, 1, 0, 1)}


def reinforce(given: dict[str, Any] | None = None) -> Table:
    return sit({**COST, **(given or {})}).man("reinforcement").do("influence Zenor", "reinforce")


@pytest.mark.rule("REV-F-06.1.1")
def test_reinforcement_costs_energy_material_and_neutronium() -> None:
    table = sit({"admirals.1.resources": stock(2, 2, 2, 2)}).man("reinforcement").do("influence Zenor", "reinforce")
    assert table.asked == "deploy"
    assert table.resources() == stock(1, 1, 2, 1)  # paid first


@pytest.mark.rule("REV-F-06.1.1", "REV-F-07.7")
@pytest.mark.parametrize("missing", ["material", "energy", "neutronium"])
def test_without_the_cost_no_reinforcement(missing: str) -> None:
    table = sit({"admirals.1.resources": {**stock(2, 2, 2, 2), missing: 0}}).man("reinforcement").do("influence Zenor")
    assert table.asked == "bonus"  # only influence was gained
    assert sum(table.resources().values()) == 6


@pytest.mark.rule("REV-F-06.1.2")
def test_reinforcement_deploys_one_ship() -> None:
    table = reinforce().do("deploy Belitan fighter", "place in 8")
    assert table.at("ships.Belitan fighter.sector") == "8"
    assert table.asked == "protect"


@pytest.mark.rule("REV-F-06.1.2", "GAP-F-33")
def test_the_token_does_not_depend_on_the_deployment() -> None:
    assert reinforce().do("done").asked == "protect"
    full: dict[str, Any] = {}
    spare = [f"{house} {kind}" for kind in ("shuttle", "fighter", "dropship") for house in HOUSES]
    for number, ship in enumerate(spare):  # all 28 on the board: none left to deploy
        full[f"ships.{ship}.sector"] = "1357"[number % 4] if number < 9 else "2468"[number % 4]
    full |= {f"ships.{house} ark.sector": sector for house, sector in zip(HOUSES, "1133557", strict=True)}
    table = reinforce(full)
    assert table.asked == "protect"
    assert sum(table.at("power").values()) == 28


@pytest.mark.rule("REV-F-06.1.3")
def test_fighters_dropships_and_available_shuttles_of_any_house() -> None:
    supply = [ship for ship, state in sit().at("ships").items() if state["sector"] == "supply"]
    table = reinforce()
    assert sorted(table.options("deploy")) == sorted(supply)
    assert {ship.split()[1] for ship in supply} == {"fighter", "dropship", "shuttle"}
    table.do("deploy Zenor dropship")
    assert table.options("place in") == SECTORS


@pytest.mark.rule("REV-F-06.1.3", "REV-F-12.5", "GAP-F-02")
@pytest.mark.parametrize(("sector", "limit"), [("2", 4), ("3", 5)])
def test_the_ship_limit_binds_deployment(sector: str, limit: int) -> None:
    assert reinforce(crowd(sector, limit - 1)).do("deploy Zenor dropship").offers(f"place in {sector}")
    assert reinforce(crowd(sector, limit)).do("deploy Zenor dropship").refuses(f"place in {sector}", "REV-F-12.5")


@pytest.mark.rule("REV-F-06.1.4")
def test_arks_are_never_deployed() -> None:
    table = reinforce({"ships.Zenor ark.sector": "supply"})
    assert table.refuses("deploy Zenor ark", "REV-F-06.1.4")


@pytest.mark.rule("REV-F-06.1.5", "REV-F-15.16", "GAP-F-08")
def test_shuttles_on_radar_cards_are_not_available() -> None:
    table = reinforce({"radar": [{"card": "R03", "shuttle": "Fenrax shuttle"}]})
    assert table.refuses("deploy Fenrax shuttle", "REV-F-06.1.5")
    assert table.offers("deploy Zenor shuttle")


@pytest.mark.rule("REV-F-06.1.6", "CON-F-10")
def test_deployment_raises_power_before_the_token() -> None:
    table = reinforce().do("deploy Belitan fighter", "place in 8")
    assert table.asked == "protect"
    assert table.at("power") == {**dict.fromkeys(HOUSES, 2), "Belitan": 3}


@pytest.mark.rule("REV-F-06.1.7", "REV-F-06.1.8")
@pytest.mark.parametrize("defect", ["Hull Rupture", "Scrambled Archives"])
@pytest.mark.parametrize("part", ["upper", "lower"])
def test_a_token_covers_one_effect_of_a_defect(defect: str, part: str) -> None:
    table = reinforce().do("done")
    assert len(table.options("protect")) == 4  # two open defects, two effects each
    table.do(f"protect {defect} {part}")
    space = "lower" if defect == "Hull Rupture" else "upper"
    assert table.at(f"defects.{space}_token") == part
    assert table.at("defects.tokens_left") == 1
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-06.1.7")
def test_a_defect_takes_only_one_token() -> None:
    table = reinforce({"defects.lower_token": "upper", "defects.tokens_left": 1}).do("done")
    assert table.options("protect") == ["Scrambled Archives upper", "Scrambled Archives lower"]
    assert table.refuses("protect Hull Rupture upper", "REV-F-06.1.7")


@pytest.mark.rule("REV-F-06.1.7")
def test_the_token_may_be_declined() -> None:
    table = reinforce().do("done", "done")
    assert table.at("defects.tokens_left") == 2
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-06.1.8")
@pytest.mark.parametrize("token", ["none", "upper"])
def test_a_covered_effect_is_not_resolved(token: str) -> None:
    """Fuel Bleed's upper effect: everyone loses 1 neutronium."""
    given = {"defects.lower": "Fuel Bleed", "defects.lower_token": token, "revenant.damage": 5, "coming": ["turn 1"],
             "defects.tokens_left": 2 - (token != "none"), "ships.Shiveus fighter.sector": "4",
             "sectors.5.void": 1}  # fmt: skip
    table = sit(given, scene="fight 5").until("man")
    assert table.at("defects.struck") == 1
    assert table.resources()["neutronium"] == (0 if token == "none" else 1)


@pytest.mark.rule("REV-F-06.1.9")
def test_the_lower_effect_of_a_core_defect_stays_open() -> None:
    table = reinforce({"defects.upper": "Core Fracture"}).do("done")
    assert table.offers("protect Core Fracture upper")
    assert table.refuses("protect Core Fracture lower", "REV-F-06.1.9")


@pytest.mark.rule("REV-F-06.1.10")
def test_with_both_tokens_in_use_the_placement_is_skipped() -> None:
    used = {"defects.lower_token": "upper", "defects.upper_token": "lower", "defects.tokens_left": 0}
    assert reinforce(used).do("done").asked == "bonus"
    tucked = {"defects.tokens_left": 0}  # both gone with tucked defects
    assert reinforce(tucked).do("done").asked == "bonus"
    assert reinforce({**tucked, "defects.tokens_left": 1}).do("done").asked == "protect"


# ---- 06.2 Hypercharge


def cards(*names: str) -> dict[str, Any]:
    return {"radar": [{"card": name, "shuttle": None} for name in names]}


def at_hypercharge(given: dict[str, Any] | None = None, neutronium: int = 4) -> Table:
    resources = {"admirals.1.resources": stock(neutronium=neutronium)}
    return sit({**resources, **(given or {})}).man("hypercharge").do("influence Dunlork")


COLONIES = {"cycle": 4, "radar": [], "colonies": ["Athenaeum", "Lightning Steppe", "Terrace World"]}  # 3, 2, 4


@pytest.mark.rule("REV-F-06.2.1")
def test_hypercharge_chooses_one_open_radar_card() -> None:
    assert at_hypercharge().options() == ["charge R10", "charge R11", "charge R12", "done"]


@pytest.mark.rule("REV-F-06.2.1")
def test_in_cycle_four_it_chooses_a_colony() -> None:
    table = at_hypercharge(COLONIES)
    assert table.options("charge") == ["Athenaeum", "Lightning Steppe", "Terrace World"]


@pytest.mark.rule("REV-F-06.2.1", "GAP-F-24")
def test_not_when_the_hyperdrive_was_charged_already() -> None:
    charged = {"charged": True, "chosen_radar": "R12", **cards("R12")}
    assert at_hypercharge(charged).asked == "bonus"
    assert at_hypercharge({**COLONIES, "colonies": ["Athenaeum"], "chosen_colony": "Athenaeum"}).asked == "bonus"


@pytest.mark.rule("GAP-F-24", "REV-F-01.3.2")
def test_hypercharge_may_be_manned_without_paying() -> None:
    table = at_hypercharge(neutronium=0)
    assert table.asked == "bonus"
    assert table.at("admirals.1.influence.Dunlork") == 1
    assert at_hypercharge().do("done").at("charged") is False


RADAR = GAPS["GAP-F-07"]["data"]
COLONY_CARDS = GAPS["GAP-A-10"]["data"]


@pytest.mark.rule("REV-F-06.2.2", "GAP-F-07")
@pytest.mark.parametrize("card", RADAR, ids=lambda card: card["id"])
def test_the_neutronium_value_of_a_radar_card(card: dict[str, Any]) -> None:
    other = ["R11" if card["id"] != "R11" else "R12", "R10" if card["id"] != "R10" else "R09"]
    poor = at_hypercharge(cards(card["id"], *other), neutronium=card["cost"] - 1)
    if poor.asked == "hypercharge":
        assert poor.refuses(f"charge {card['id']}", "REV-F-06.2.2")
    table = at_hypercharge(cards(card["id"], *other), neutronium=card["cost"]).do(f"charge {card['id']}")
    assert table.resources()["neutronium"] == 0
    assert table.at("chosen_radar") == card["id"]


@pytest.mark.rule("REV-F-06.2.2", "GAP-A-10")
@pytest.mark.parametrize("card", COLONY_CARDS, ids=lambda card: card["name"])
def test_the_neutronium_value_of_a_colony(card: dict[str, Any]) -> None:
    others = [colony["name"] for colony in COLONY_CARDS if colony is not card][:2]
    opened = {**COLONIES, "colonies": [card["name"], *others]}
    poor = at_hypercharge(opened, neutronium=card["cost"] - 1)
    assert poor.asked != "hypercharge" or poor.refuses(f"charge {card['name']}", "REV-F-06.2.2")
    table = at_hypercharge(opened, neutronium=card["cost"]).do(f"charge {card['name']}")
    assert table.resources()["neutronium"] == 0
    assert table.at("chosen_colony") == card["name"]


@pytest.mark.rule("REV-F-06.2.3", "GAP-F-07")
@pytest.mark.parametrize("card", [c for c in RADAR if "(" in str(c["benefit"])], ids=lambda card: card["id"])
def test_the_benefits_of_each_radar_card(card: dict[str, Any]) -> None:
    names = [card["id"], *[c["id"] for c in RADAR if c is not card][:2]]
    table = at_hypercharge({**cards(*names), "ships.Zenor ark.corrupted": True})
    resolver = Resolver(table)
    table.do(f"charge {card['id']}")
    resolver.expected["resources"]["neutronium"] -= card["cost"]
    for effect in card["benefit"]:
        if effect == "choose_shuttle()":
            table.do("deploy Zenor shuttle")
            assert table.at("radar") == [{"card": card["id"], "shuttle": "Zenor shuttle"}]
            assert table.at("ships.Zenor shuttle.sector") == "radar"
        elif effect == "cull_colonies(2)":
            table.do("remove Athenaeum", "remove Clearwater")
            assert len(table.at("piles.colonies")) == 5
        else:
            resolver.resolve([effect], chosen=True)
    resolver.check()
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-06.2.4", "REV-F-06.2.8")
def test_a_colony_gives_no_benefit_and_moves_no_tile() -> None:
    table = at_hypercharge(COLONIES)
    resolver = Resolver(table)
    table.do("charge Athenaeum")
    resolver.expected["resources"]["neutronium"] -= 3
    resolver.check()
    assert table.at("charged") is False
    assert table.asked == "bonus"


@pytest.mark.rule("REV-F-06.2.5", "REV-F-06.2.6")
def test_the_two_other_cards_are_discarded_and_the_chosen_one_stays() -> None:
    table = at_hypercharge().do("charge R12")
    assert table.at("radar") == [{"card": "R12", "shuttle": None}]
    assert table.at("piles.radar_discard") == ["R10", "R11"]
    table = at_hypercharge(COLONIES).do("charge Terrace World")
    assert table.at("colonies") == ["Terrace World"]
    assert sorted(table.at("piles.colony_discard")) == ["Athenaeum", "Lightning Steppe"]


@pytest.mark.rule("REV-F-06.2.5", "GAP-F-08")
def test_a_shuttle_on_a_discarded_card_returns_to_the_supply() -> None:
    opened = {"radar": [{"card": "R03", "shuttle": "Fenrax shuttle"}, {"card": "R07", "shuttle": "Zenor shuttle"},
                        {"card": "R12", "shuttle": None}]}  # fmt: skip
    table = at_hypercharge(opened).do("charge R07", "draw cadet")
    assert table.at("ships.Fenrax shuttle.sector") == "supply"
    assert table.at("ships.Zenor shuttle.sector") == "radar"  # until it is carried out


@pytest.mark.rule("REV-F-06.2.6")
def test_the_chosen_card_is_carried_out_later() -> None:
    table = at_hypercharge(cards("R12", "R10", "R11")).do("charge R12")
    assert [table.at(f"sectors.{sector}.void") for sector in SECTORS] == [3, 1, 3, 1, 3, 1, 3, 1]
    charged = {"charged": True, "chosen_radar": "R12", **cards("R12"), "coming": []}
    table = sit(charged, scene="clean up").until("man")
    assert [table.at(f"sectors.{sector}.void") for sector in SECTORS] == [1, 1, 3, 0, 1, 1, 3, 0]


@pytest.mark.rule("REV-F-06.2.7", "GAP-F-25")
def test_charging_covers_the_rift_phase_of_this_cycle() -> None:
    table = at_hypercharge()
    assert table.at("charged") is False
    assert table.do("charge R12").at("charged") is True


@pytest.mark.rule("REV-F-06.2.8")
def test_a_chosen_colony_counts_in_scoring_only() -> None:
    chosen = {"cycle": 4, "colonies": ["Anvil Shore"], "chosen_colony": "Anvil Shore", "coming": []}
    table = sit({**chosen, "admirals.1.resources": stock(material=2)}, scene="clean up")
    assert table.match.over  # neither rift nor hyperjump
    assert table.at("scores.1.colony") == 2


@pytest.mark.rule("REV-F-06.2.9", "GAP-A-14")
def test_colonies_are_removed_unseen_by_others() -> None:
    table = at_hypercharge().do("charge R10")
    assert len(table.options("remove")) == 7  # the whole deck is looked through
    table.do("remove Mirrorfall", "remove Athenaeum")
    assert len(table.at("piles.colonies")) == 5
    assert table.seen_by(1, "piles.removed_colonies.1.colony") in ("Mirrorfall", "Athenaeum")
    assert table.seen_by(2, "piles.removed_colonies") == [{"by": 1, "colony": None}] * 2
    assert table.seen_by(2, "piles.colonies") == 5


@pytest.mark.rule("REV-F-06.2.9", "GAP-F-30")
@pytest.mark.parametrize(("in_deck", "removed"), [(5, 2), (4, 1), (3, 0)])
def test_three_colonies_always_remain(in_deck: int, removed: int) -> None:
    names = [colony["name"] for colony in COLONY_CARDS]
    gone = [{"by": 2, "colony": name} for name in names[in_deck:]]
    table = at_hypercharge({"piles.removed_colonies": gone}).do("charge R10")
    for name in names[:2]:
        if table.asked == "colony":
            table.do(f"remove {name}")
    assert table.asked == "bonus"
    assert len(table.at("piles.colonies")) == in_deck - removed


@pytest.mark.rule("REV-F-06.2.9", "GAP-A-14")
def test_who_looks_through_the_deck_finds_what_others_removed() -> None:
    """From then on no imagined game of this seat holds another deck."""
    gone = [{"by": 2, "colony": "Mirrorfall"}, {"by": 2, "colony": "Athenaeum"}]
    table = at_hypercharge({"piles.removed_colonies": gone}).do("charge R10")
    seen = table.options("remove")
    assert len(seen) == 5
    for seed in range(20):
        imagined = imagine(REVENANT, view(table.match, 0), Dice(seed))
        assert imagined.question == table.match.question
    assert not table.match.undo_price(0).free


@pytest.mark.rule("GAP-F-08")
def test_choosing_a_shuttle_needs_an_available_one() -> None:
    there = {f"ships.{house} shuttle.sector": sector for house, sector in zip(HOUSES, SECTORS, strict=False)}
    table = at_hypercharge({**cards("R08", "R11", "R12"), **there}).do("charge R08")
    assert table.asked == "bonus"
    assert table.at("radar") == [{"card": "R08", "shuttle": None}]


@pytest.mark.rule("GAP-F-08", "CON-F-03")
def test_choosing_a_shuttle_is_no_bonus_action() -> None:
    table = sit(corrupt()).man("Zenor fighter").do("done")
    known = {*table.options("bonus"), *(text.removeprefix("bonus ") for text in table.refused())}
    assert known == {"promote", "affiliate", "cleanse", "activate", "gain"}


@pytest.mark.rule("GAP-F-24", "GAP-F-08")
def test_without_a_jump_the_old_radar_cards_go_and_three_new_ones_come() -> None:
    opened = {"radar": [{"card": "R03", "shuttle": "Fenrax shuttle"}, {"card": "R10", "shuttle": None},
                        {"card": "R11", "shuttle": None}]}  # fmt: skip
    table = sit({**opened, "coming": ["turn 1"]}, scene="reveal", luck=("radar R01", "radar R12", "radar R07"))
    assert table.at("piles.radar_discard") == ["R03", "R10", "R11"]
    assert table.at("ships.Fenrax shuttle.sector") == "supply"
    assert table.at("radar") == [{"card": "R01", "shuttle": "Belitan shuttle"}, {"card": "R12", "shuttle": None},
                                 {"card": "R07", "shuttle": "Zenor shuttle"}]  # fmt: skip
    assert table.at("ships.Zenor shuttle.sector") == "radar"


@pytest.mark.rule("GAP-F-08")
def test_a_card_whose_shuttle_is_on_the_board_has_none() -> None:
    given = {"ships.Zenor shuttle.sector": "2", "coming": ["turn 1"]}
    table = sit(given, scene="reveal", luck=("radar R07", "radar R08", "radar R09"))
    assert [entry["shuttle"] for entry in table.at("radar")] == [None, None, None]
    assert table.at("ships.Zenor shuttle.sector") == "2"


@pytest.mark.rule("GAP-F-24")
def test_after_cycle_three_colonies_are_revealed_instead() -> None:
    table = sit({"cycle": 3, "coming": ["turn 1"]}, scene="reveal")
    assert table.at("radar") == []
    assert len(table.at("colonies")) == 3
    assert len(table.at("piles.colonies")) == 4


@pytest.mark.rule("GAP-F-30")
def test_an_empty_radar_deck_is_made_of_its_discards() -> None:
    discards = [card["id"] for card in RADAR if card["id"] not in ("R10", "R11", "R12")]
    table = sit({"piles.radar_discard": discards, "coming": ["turn 1"]}, scene="reveal")
    assert len(table.at("radar")) == 3
    assert len(table.at("piles.radar")) == 9
    assert table.at("piles.radar_discard") == []
