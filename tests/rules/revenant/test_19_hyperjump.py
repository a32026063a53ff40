"""Chapter 19: the hyperjump phase."""

from typing import Any

import pytest
from tests.rules.revenant.table import HOUSES, SECTORS, crowd, sit, stock


def chosen(card: str, shuttle: str | None = None) -> dict[str, Any]:
    return {"charged": True, "chosen_radar": card, "radar": [{"card": card, "shuttle": shuttle}]}


@pytest.mark.rule("REV-F-19.0.3", "REV-F-19.0.4", "REV-F-19.0.5", "GAP-F-22")
def test_planets_data_rifts_and_void_ships_stay_behind_without_tactics() -> None:
    table = sit(chosen("R10"), "hyperjump")
    for sector in SECTORS:
        values = table.at(f"sectors.{sector}")
        assert values == {"void": 0, "shields": 0, "rift": False, "planet": None, "data": 0}
    assert [table.at(f"admirals.{seat}.tactics") for seat in (1, 2, 3)] == [0, 0, 0]
    assert [table.at(f"admirals.{seat}.data") for seat in (1, 2, 3)] == [0, 0, 0]
    assert set(table.at("piles.planet_discard")) >= {"Ossuary Reach", "Halcyon Drift", "Whisper Basin"}


@pytest.mark.rule("REV-F-19.0.6", "REV-F-19.0.9", "CON-F-04")
def test_the_chosen_card_is_kept_until_it_was_carried_out() -> None:
    table = sit(chosen("R10"), "hyperjump")
    assert [entry["card"] for entry in table.at("radar")] == ["R10"]
    table = sit(chosen("R10"), "carry out")
    assert table.at("radar") == []
    assert "R10" in table.at("piles.radar_discard")


@pytest.mark.rule("REV-F-06.2.5", "REV-F-19.0.6", "CON-F-04")
def test_the_cards_that_were_not_chosen_are_gone_when_the_jump_comes() -> None:
    table = sit({"admirals.1.resources": stock(neutronium=2)}).man("hypercharge").do("influence Fenrax", "charge R10")
    table.until("bonus")
    assert [entry["card"] for entry in table.at("radar")] == ["R10"]
    assert {"R11", "R12"} <= set(table.at("piles.radar_discard"))


@pytest.mark.rule("REV-F-19.0.7", "REV-F-19.0.8", "REV-F-19.0.10", "REV-F-19.0.11", "REV-F-19.1.1")
def test_the_steps_of_the_phase_in_their_order() -> None:
    table = sit({**chosen("R10"), "order": [2, 3, 1]}, "clean up")
    drawn = []
    while table.asked == "draw":
        if table.seat not in drawn:
            drawn.append(table.seat)
        assert table.at("sectors.1.rift") is True, "the card was carried out before"
        table.do("draw cadet")
    assert drawn == [2, 3, 1]
    assert [event.a + 1 for event in table.events(what="tactics_reset")] == [1, 3, 2]
    names = ("hyperjump", "tactics_reset", "rift_opens", "planet_found", "drew", "radar_revealed", "cycle_begins")
    assert table.order_of(*names)[-17:] == (
        ["hyperjump"]
        + ["tactics_reset"] * 3
        + ["rift_opens"] * 3
        + ["planet_found"] * 3
        + ["drew"] * 3
        + ["radar_revealed"] * 3
        + ["cycle_begins"]
    )
    assert len(table.at("radar")) == 3
    assert table.at("cycle") == 2


@pytest.mark.rule("REV-F-19.0.11")
def test_after_the_jump_of_cycle_3_colonies_are_revealed() -> None:
    table = sit({**chosen("R10"), "cycle": 3}, "clean up").until("man")
    assert table.at("radar") == []
    assert len(table.at("colonies")) == 3


# ---- 19.1 tactics


@pytest.mark.rule("REV-F-19.1.2", "REV-F-19.1.3", "REV-F-19.1.4", "GAP-F-03")
@pytest.mark.parametrize("field", range(13))
def test_rewards_of_the_reset(field: int) -> None:
    table = sit({"admirals.1.tactics": field}, "reset tactics 1")
    if field >= 11:
        assert table.asked == "influence"
        assert table.options("influence") == HOUSES
        table.do("influence Zenor")
    assert table.asked == "man"
    assert table.hidden() == (1 if field >= 8 else 0)
    assert table.at("admirals.1.influence.Zenor") == (1 if field >= 11 else 0)
    assert table.at("admirals.1.tactics") == 0
    assert table.resources() == stock(1, 1, 1, 1)


@pytest.mark.rule("REV-F-19.1.2", "GAP-F-13")
def test_the_hidden_influence_of_the_reset_is_drawn_by_rank() -> None:
    luck = ("hidden Zenor", "hidden Belitan", "hidden Fenrax")
    table = sit({"admirals.1.tactics": 8, "admirals.1.rank": 2}, "reset tactics 1", luck=luck)
    assert table.asked == "keep-hidden"
    table.do("keep Zenor influence")
    assert table.at("admirals.1.hidden.Zenor") == 1


@pytest.mark.rule("REV-F-19.1.4", "REV-F-19.1.5", "GAP-F-13", "GAP-F-32")
@pytest.mark.parametrize("field", [0, 3, 5])
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_the_marker_goes_to_the_rank_field_and_field_3_pays_material(field: int, rank: int) -> None:
    table = sit({"admirals.1.tactics": field, "admirals.1.rank": rank}, "reset tactics 1")
    assert table.at("admirals.1.tactics") == rank
    assert table.resources()["material"] == (2 if rank == 3 else 1)


@pytest.mark.rule("GAP-F-32")
def test_the_field_is_read_once_and_rewards_are_complete_before_the_marker_is_set() -> None:
    """At 11 the influence takes the Novaris tile: two tactics, to 12 and its neutronium, then the reset."""
    given = {"admirals.1.tactics": 11, "admirals.1.influence.Novaris": 1}
    table = sit(given, "reset tactics 1").do("influence Novaris")
    assert table.at("admirals.1.tactics") == 0
    assert table.resources() == stock(1, 1, 1, 2)
    given = {"admirals.1.tactics": 10, "admirals.1.influence.Novaris": 1}
    assert sit(given, "reset tactics 1").asked == "man", "10 gives no influence"


@pytest.mark.rule("REV-F-19.1.6")
@pytest.mark.parametrize("order", [[1, 2, 3], [3, 1, 2]])
def test_markers_on_one_field_lie_by_turn_order_tile(order: list[int]) -> None:
    given: dict[str, Any] = {**chosen("R10"), "order": order, "coming": ["turn 1", "reset"]}
    for seat in (1, 2, 3):
        given[f"admirals.{seat}.tactics"] = seat + 1
    given["coming"] = ["turn 1", "reset", "carry out", *(f"reset tactics {seat}" for seat in order)]
    table = sit(given)
    assert [table.at(f"admirals.{seat}.tactics") for seat in (1, 2, 3)] == [0, 0, 0]
    assert table.at("order") == order, "the next reset phase finds the lower tile below"


# ---- 19.2 the radar card


@pytest.mark.rule("REV-F-19.2.1", "REV-F-19.2.2", "REV-F-19.2.3", "REV-F-19.2.4", "GAP-F-07")
@pytest.mark.parametrize(
    ("card", "void", "rifts", "planets"),
    [
        ("R06", [1, 1, 2, 4, 1, 1, 2, 4], [4, 8], [1, 3, 6]),
        ("R11", [2, 1, 1, 1, 3, 1, 2, 1], [1, 5, 7], [2, 4, 6, 8]),
        ("R12", [1, 1, 3, 0, 1, 1, 3, 0], [3, 7], [1, 5]),
    ],
)
def test_the_card_places_void_ships_rifts_and_new_planets_with_data(
    card: str, void: list[int], rifts: list[int], planets: list[int]
) -> None:
    table = sit({**chosen(card), "coming": ["turn 1", "carry out"]}, "hyperjump")
    assert [table.at(f"sectors.{s}.void") for s in SECTORS] == void
    assert [int(s) for s in SECTORS if table.at(f"sectors.{s}.rift")] == rifts
    assert [int(s) for s in SECTORS if table.at(f"sectors.{s}.planet")] == planets
    assert [int(s) for s in SECTORS if table.at(f"sectors.{s}.data") == 1] == planets
    found = [table.at(f"sectors.{s}.planet") for s in planets]
    assert not set(found) & {"Ossuary Reach", "Halcyon Drift", "Whisper Basin"}, "new planets"


@pytest.mark.rule("GAP-A-11")
def test_removed_planets_are_shuffled_when_the_deck_is_empty() -> None:
    names = sit().at("piles.planets")
    given = {**chosen("R12"), "piles.planet_discard": names, "coming": ["turn 1", "carry out"]}
    table = sit(given, "hyperjump")
    assert [s for s in SECTORS if table.at(f"sectors.{s}.planet")] == ["1", "5"]
    assert len(table.at("piles.planets")) == 22


@pytest.mark.rule("REV-F-19.2.5", "REV-F-15.15")
def test_the_shuttle_of_the_card_is_placed_and_raises_power() -> None:
    table = sit(chosen("R01", "Belitan shuttle"), "carry out")
    assert table.at("ships.Belitan shuttle.sector") == "2"
    assert table.at("power.Belitan") == 3
    table = sit(chosen("R01"), "carry out")
    assert table.at("power.Belitan") == 2, "no shuttle on the card"


@pytest.mark.rule("REV-F-19.2.6", "GAP-A-16")
def test_a_full_sector_shifts_the_shuttle_clockwise() -> None:
    given = {**chosen("R02", "Dunlork shuttle")}  # sector 4
    assert sit({**given, **crowd("4", 4)}, "carry out").at("ships.Dunlork shuttle.sector") == "5"
    four, five = crowd("4", 4), crowd("5", 5)
    spare = ["Shiveus dropship", "Fenrax dropship", "Novaris dropship", "Zenor dropship"]
    both = {**four, **{f"ships.{ship}.sector": "5" for ship in spare}}
    assert len(five) == 4
    assert sit({**given, **both}, "carry out").at("ships.Dunlork shuttle.sector") == "6"


@pytest.mark.rule("REV-F-19.2.6", "GAP-A-16")
def test_clockwise_from_8_comes_1() -> None:
    given = {**chosen("R04", "Novaris shuttle"), **crowd("8", 4)}
    assert sit(given, "carry out").at("ships.Novaris shuttle.sector") == "1"
