"""Chapter 10: influence tracks and their rewards, hidden influence, house power."""

from typing import Any

import pytest
from tests.rules.revenant.table import HOUSES, REVENANT, SHIPS, corrupt, sit, stock

ARKS = {house: f"{house} ark" for house in HOUSES}


@pytest.mark.rule("REV-F-10.1", "REV-F-10.2", "REV-F-10.3")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(("field", "then"), [(0, 1), (6, 7), (7, 8), (8, 8)])
def test_influence_moves_the_marker_of_its_house_one_field_up_to_8(house: str, field: int, then: int) -> None:
    table = sit({f"admirals.1.influence.{house}": field, f"tiles.{house}": []}).man(ARKS[house])
    assert table.at(f"admirals.1.influence.{house}") == then
    assert all(table.at(f"admirals.1.influence.{other}") == 0 for other in HOUSES if other != house)
    assert all(table.at(f"admirals.2.influence.{other}") == 0 for other in HOUSES)


@pytest.mark.rule("REV-F-10.3")
def test_a_full_track_takes_no_influence_of_choice() -> None:
    table = sit({"admirals.1.influence.Zenor": 8, "admirals.1.influence.Belitan": 7}).man("reinforcement")
    assert table.asked == "influence"
    assert table.refuses("influence Zenor", "REV-F-10.3")
    assert table.options("influence") == [house for house in HOUSES if house != "Zenor"]


@pytest.mark.rule("REV-F-10.4")
@pytest.mark.parametrize("field", range(1, 9))
def test_only_fields_2_5_and_8_hold_a_reward(field: int) -> None:
    table = sit({"admirals.1.influence.Fenrax": field - 1, "admirals.1.resources": stock()}).man("Fenrax ark")
    rewarded = field in (2, 5, 8)
    assert table.resources() == stock(material=1 if rewarded else 0)
    assert table.at("tiles.Fenrax") == [tile for tile in (2, 5, 8) if tile != field]


@pytest.mark.rule("REV-F-10.4")
@pytest.mark.parametrize("field", [2, 5, 8])
def test_later_players_get_nothing_there(field: int) -> None:
    given = {f"admirals.{seat}.influence.Fenrax": field - 1 for seat in (1, 2)}
    table = sit(given).man("Fenrax ark").until("man")
    assert table.resources(1) == stock(2, 1, 1, 1)
    table.man("Fenrax fighter")
    assert table.at("admirals.2.influence.Fenrax") == field
    assert table.resources(2) == stock(1, 1, 1, 1)


REWARDS: list[tuple[str, dict[str, Any]]] = [
    ("Fenrax", {"resources": stock(2, 1, 1, 1)}),
    ("Yarvek", {"data": 1}),
    ("Belitan", {"resources": stock(1, 1, 2, 1)}),
    ("Zenor", {"resources": stock(1, 1, 1, 2)}),
    ("Novaris", {"tactics": 2}),
    ("Dunlork", {"resources": stock(1, 2, 1, 1)}),
]


@pytest.mark.rule("REV-F-10.5", "REV-F-10.7")
@pytest.mark.parametrize(("house", "reward"), REWARDS)
@pytest.mark.parametrize("field", [2, 5, 8])
def test_each_house_has_its_kind_of_reward(house: str, reward: dict[str, Any], field: int) -> None:
    expected = {"resources": stock(1, 1, 1, 1), "data": 0, "tactics": 0, "residual": 0, **reward}
    table = sit({f"admirals.1.influence.{house}": field - 1}).man(ARKS[house])
    assert {part: table.at(f"admirals.1.{part}") for part in expected} == expected


@pytest.mark.rule("REV-F-10.7", "REV-F-11.4")
def test_the_tactics_tile_pays_the_fields_it_enters() -> None:
    table = sit({"admirals.1.influence.Novaris": 1, "admirals.1.tactics": 1}).man("Novaris ark")
    assert table.at("admirals.1.tactics") == 3
    assert table.resources() == stock(2, 1, 1, 1)


SHIVEUS = {
    "admirals.1.influence.Shiveus": 1,
    "ships.Belitan ark.corrupted": True,
    "ships.Zenor fighter.corrupted": True,
}


@pytest.mark.rule("REV-F-10.5", "REV-F-10.6")
def test_the_remove_corruption_tile_acts_at_once_on_the_board_or_a_house_ship() -> None:
    table = sit(SHIVEUS).man("Shiveus ark")
    assert table.asked == "cleanse"
    assert table.options("cleanse") == ["gain", "Belitan ark", "Zenor fighter"]
    table.do("cleanse Belitan ark")
    assert table.at("ships.Belitan ark.corrupted") is False
    assert table.at("ships.Zenor fighter.corrupted") is True
    assert table.at("admirals.1.residual") == 1
    assert table.at("tiles.Shiveus") == [5, 8]


@pytest.mark.rule("REV-F-10.6")
def test_the_remove_corruption_tile_cleans_the_own_board_only() -> None:
    given = {**SHIVEUS, **corrupt("cleanse", "gain"), **corrupt("affiliate", "gain", seat=2)}
    table = sit(given).man("Shiveus ark")
    assert table.options("cleanse") == ["cleanse", "gain", "Belitan ark", "Zenor fighter"]
    table.do("cleanse cleanse")
    assert table.at("admirals.1.compartments.cleanse.corrupted") is False
    assert table.at("admirals.2.compartments.affiliate.corrupted") is True


@pytest.mark.rule("GAP-A-13")
def test_a_remove_corruption_tile_with_nothing_to_remove_is_gone_without_effect() -> None:
    table = sit({"admirals.1.influence.Shiveus": 1, **corrupt()}).man("Shiveus ark")
    assert table.asked == "ark"
    assert table.at("tiles.Shiveus") == [5, 8]
    assert table.at("admirals.1.residual") == 0


@pytest.mark.rule("GAP-A-13")
def test_several_influence_are_gained_one_by_one_each_with_its_reward() -> None:
    given = {
        "admirals.1.hand": ["Council Favour"],
        "admirals.1.resources": stock(0, 1, 1, 1),
        "admirals.1.influence.Fenrax": 1,
    }
    table = sit(given).man("Yarvek ark").do("done", "bonus affiliate", "influence Fenrax")
    assert table.at("admirals.1.influence.Fenrax") == 2
    assert table.resources() == stock(material=1)
    assert table.asked == "influence"
    table.do("influence Fenrax")
    assert table.at("admirals.1.influence.Fenrax") == 3
    order = table.order_of("influence_gained", "reward_taken")
    assert order[-3:] == ["influence_gained", "reward_taken", "influence_gained"]


@pytest.mark.rule("GAP-A-13", "REV-F-07.5")
def test_a_reward_that_cannot_be_stored_may_be_ignored_but_the_tile_is_gone() -> None:
    given = {"admirals.1.resources": stock(10), "admirals.1.influence.Zenor": 1}
    table = sit(given).man("Zenor ark")
    assert table.options() == ["ignore neutronium", "swap out material"]
    table.do("ignore neutronium")
    assert table.resources() == stock(10)
    assert table.at("tiles.Zenor") == [5, 8]


@pytest.mark.rule("GAP-A-13")
def test_reaching_a_field_again_gives_nothing_once_the_tile_is_gone() -> None:
    """Dying Heart's lower effect takes back an influence."""
    given = {
        "cycle": 3,
        "defects.lower": "Dying Heart",
        "revenant.damage": 5,
        "sectors.8.void": 1,
        "ships.Dunlork dropship.sector": "supply",
        "admirals.1.influence.Fenrax": 2,
        "tiles.Fenrax": [5, 8],
    }
    table = sit(given, "fight 8")
    assert table.at("admirals.1.influence.Fenrax") == 1
    table.man("Fenrax ark")
    assert table.at("admirals.1.influence.Fenrax") == 2
    assert table.resources() == stock(1, 1, 1, 1)


# ---- hidden influence


@pytest.mark.rule("REV-F-10.8", "REV-F-10.9", "GAP-F-13")
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_hidden_influence_draws_by_rank_and_keeps_one(rank: int) -> None:
    drawn = ["Belitan", "Zenor", "Yarvek", "Fenrax"][: rank + 1]
    luck = [f"* hidden {house}" for house in drawn]
    table = sit({"admirals.1.rank": rank}).man("frigate 1", "cadet 1", *luck)
    if rank:
        assert set(table.options()) == {f"keep {house} influence" for house in drawn}
        table.do("keep Belitan influence")
    assert table.hidden() == 1
    assert table.at("admirals.1.hidden.Belitan") == 1
    assert sum(table.at("piles.hidden_discard").values()) == rank
    assert table.at("piles.hidden_discard.Belitan") == 0


@pytest.mark.rule("REV-F-10.9")
def test_one_must_be_kept_and_the_others_are_discarded_face_down() -> None:
    table = sit({"admirals.1.rank": 1}).man("frigate 1", "cadet 1", "* hidden Belitan", "* hidden Zenor")
    assert sorted(table.options()) == ["keep Belitan influence", "keep Zenor influence"]
    table.do("keep Zenor influence")
    assert table.at("piles.hidden_discard.Belitan") == 1
    for seat in (1, 2, 3):
        assert table.seen_by(seat, "piles.hidden_discard") == 1
    kept = [event for event in table.events() if event.what == "hidden_kept"]
    assert [event.audience for event in kept] == [0]


@pytest.mark.rule("REV-F-10.10")
def test_hidden_influence_has_no_limit_and_does_not_count_for_the_hand() -> None:
    eight = ["Scatter", "Ore Rush", "Mass Muster", "Void Graft", "Helm Ace", "Archivist", "Ion Drive", "Tow Cables"]
    given = {f"admirals.1.hidden.{house}": 3 for house in HOUSES}
    table = sit({**given, "admirals.1.hand": eight}).man("frigate 1", "cadet 1", "* hidden Belitan")
    assert table.hidden() == 22
    assert table.asked == "frigate"
    assert len(table.at("admirals.1.hand")) == 8


ALL = dict.fromkeys(HOUSES, 9)


@pytest.mark.rule("GAP-A-05")
def test_63_cards_9_of_each_house() -> None:
    data = REVENANT.to_data(sit(players=3).match.game)
    assert data["piles"]["hidden"] == ALL


@pytest.mark.rule("GAP-A-05")
def test_discards_become_the_deck_also_in_the_middle_of_a_draw() -> None:
    given = {"admirals.1.rank": 1, "piles.hidden_discard": {**ALL, "Zenor": 8}}
    table = sit(given).man("frigate 1", "cadet 1", "* hidden Zenor", "* hidden Belitan").do("keep Zenor influence")
    assert sum(table.at("piles.hidden").values()) == 61
    assert table.at("piles.hidden_discard") == {**dict.fromkeys(HOUSES, 0), "Belitan": 1}


@pytest.mark.rule("GAP-A-05")
def test_fewer_are_drawn_when_both_piles_run_out_and_with_none_the_gain_is_lost() -> None:
    given: dict[str, Any] = {f"admirals.2.hidden.{house}": 9 for house in HOUSES}
    table = sit({**given, "admirals.2.hidden.Zenor": 8, "admirals.1.rank": 3}).man("frigate 1")
    assert table.at("admirals.1.hidden.Zenor") == 1
    table = sit({**given, "admirals.1.rank": 3}).man("frigate 1")
    assert table.asked == "frigate"
    assert table.hidden() == 0


# ---- power


@pytest.mark.rule("REV-F-10.11", "REV-F-10.12")
def test_power_is_the_number_of_ships_on_the_board() -> None:
    table = sit()
    assert table.at("power") == dict.fromkeys(HOUSES, 2)
    fleet = {f"ships.Zenor {kind}.sector": "2" for kind in ("ark", "fighter", "dropship", "shuttle")}
    none = {f"ships.Novaris {kind}.sector": "supply" for kind in ("ark", "fighter")}
    table = sit({**fleet, **none, "ships.Yarvek dropship.sector": "5"})
    assert table.at("power.Zenor") == 4
    assert table.at("power.Novaris") == 0


@pytest.mark.rule("REV-F-10.11", "GAP-F-08")
def test_a_shuttle_on_a_radar_card_is_not_on_the_board() -> None:
    table = sit({"radar": [{"card": "R01", "shuttle": "Belitan shuttle"}]})
    assert table.at("ships.Belitan shuttle.sector") == "radar"
    assert table.at("power.Belitan") == 2


@pytest.mark.rule("REV-F-10.12")
def test_a_house_has_one_ship_of_each_class() -> None:
    ships = [ship for ship in sit().at("ships") if not ship.startswith("frigate")]
    assert sorted(ships) == sorted(f"{h} {k}" for h in HOUSES for k in ("ark", "fighter", "dropship", "shuttle"))
    rich = {"admirals.1.resources": stock(3, 3, 0, 3)}
    table = sit(rich).man("reinforcement").do("influence Fenrax", "reinforce")
    offered = table.options("deploy")
    assert "Yarvek fighter" in offered
    assert not set(offered) & set(SHIPS)


@pytest.mark.rule("REV-F-10.13", "CON-F-10")
def test_power_rises_at_once_when_a_ship_is_deployed() -> None:
    table = sit({"admirals.1.resources": stock(3, 3, 0, 3)}).man("reinforcement").do("influence Fenrax", "reinforce")
    table.do("deploy Yarvek fighter", "place in 2")
    assert table.at("power.Yarvek") == 3
    assert table.asked == "protect"


@pytest.mark.rule("REV-F-10.13", "REV-F-17.1.3")
def test_power_falls_at_once_when_a_ship_is_destroyed() -> None:
    given = {"ships.Fenrax fighter.damage": 1, "sectors.3.void": 2}
    table = sit(given, "fight 3").do("lose Fenrax fighter")
    assert table.asked == "damage"
    assert table.at("power.Fenrax") == 1
