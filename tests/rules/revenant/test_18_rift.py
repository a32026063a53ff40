"""Chapter 18: the rift phase."""

from typing import Any

import pytest
from tests.rules.revenant.table import SECTORS, sit

# GAP-A-06, as the ledger has it: counter-clockwise neighbour, rift sector, clockwise neighbour
YELLOW = [(0, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 0), (1, 1, 0), (0, 1, 1)]
ORANGE = [(0, 2, 0), (0, 2, 0), (1, 1, 1), (1, 2, 0), (0, 2, 1), (0, 3, 0)]
RED = [(0, 3, 0), (0, 3, 0), (1, 2, 1), (1, 2, 1), (1, 3, 0), (0, 3, 1)]
DICE = {2: YELLOW, 3: ORANGE, 4: RED}


def void(*rifts: str, n: int = 0) -> dict[str, Any]:
    """Rifts in these sectors only, and n void ships everywhere."""
    given: dict[str, Any] = {f"sectors.{sector}.void": n for sector in SECTORS}
    return {**given, **{f"sectors.{sector}.rift": sector in rifts for sector in SECTORS}}


RIFT_PHASE, HYPERJUMP_PHASE, SCORING = 4, 5, 6


@pytest.mark.rule("REV-F-18.1", "REV-F-18.2", "REV-F-19.0.1", "REV-F-19.0.2", "GAP-F-25")
@pytest.mark.parametrize("charged", [False, True])
@pytest.mark.parametrize("cycle", [1, 2, 3, 4])
def test_either_the_rift_or_the_hyperjump_phase_and_in_cycle_4_neither(cycle: int, charged: bool) -> None:
    given: dict[str, Any] = {"cycle": cycle, "charged": charged}
    if charged:
        given |= {"radar": [{"card": "R10", "shuttle": None}], "chosen_radar": "R10"}
    table = sit(given, "clean up")
    phases = [event.a for event in table.events(what="phase_begins")]
    expected = SCORING if cycle == 4 else HYPERJUMP_PHASE if charged else RIFT_PHASE
    assert phases == [expected]


@pytest.mark.rule("GAP-F-25")
def test_the_next_cycle_has_a_skip_tile_of_its_own() -> None:
    table = sit({"charged": True, "coming": []}, "next cycle")
    assert table.at("charged") is False
    assert table.at("cycle") == 2


@pytest.mark.rule("REV-F-18.3")
def test_roll_then_data_then_cards_then_new_radar_cards() -> None:
    table = sit({"sectors.4.data": 0}, "clean up").until("man")
    order = table.order_of("rift_rolled", "data_placed", "drew", "radar_revealed")
    assert order == ["rift_rolled"] * 4 + ["data_placed"] + ["drew"] * 3 + ["radar_revealed"] * 3


@pytest.mark.rule("REV-F-18.4", "REV-F-18.5", "REV-F-18.6", "GAP-A-06")
@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("before", "sector", "after"), [("2", "3", "4"), ("8", "1", "2"), ("7", "8", "1")])
def test_the_die_of_the_player_count_fills_the_rift_and_its_neighbours(
    players: int, face: int, before: str, sector: str, after: str
) -> None:
    table = sit(void(sector), "rift", players, luck=(f"rift die {face}",))
    expected = dict.fromkeys(SECTORS, 0) | dict(zip((before, sector, after), DICE[players][face], strict=True))
    assert {s: table.at(f"sectors.{s}.void") for s in SECTORS} == expected


@pytest.mark.rule("REV-F-18.4", "GAP-A-06")
def test_one_roll_for_each_rift_in_ascending_order() -> None:
    luck = ("rift die 5", "rift die 0", "rift die 2")
    table = sit(void("2", "5", "8"), "rift", luck=luck)
    assert [event.a for event in table.events(what="rift_rolled")] == [2, 5, 8]
    assert [table.at(f"sectors.{s}.void") for s in SECTORS] == [1, 3, 0, 0, 2, 0, 1, 1]


@pytest.mark.rule("REV-F-18.7")
@pytest.mark.parametrize(("there", "then"), [(3, 6), (4, 6), (6, 6)])
def test_six_void_ships_at_most_and_the_others_are_ignored(there: int, then: int) -> None:
    table = sit({**void("3"), "sectors.3.void": there}, "rift", luck=("rift die 5",))
    assert table.at("sectors.3.void") == then
    assert sum(table.at(f"sectors.{s}.void") for s in SECTORS) == then


@pytest.mark.rule("GAP-A-04")
def test_there_are_32_void_ships_middle_first_then_counter_clockwise() -> None:
    """30 on the board: a face of 1-1-1 finds two."""
    counts = {"1": 6, "2": 1, "3": 1, "4": 4, "5": 6, "6": 6, "7": 6, "8": 0}
    given = {**void("3"), **{f"sectors.{sector}.void": n for sector, n in counts.items()}}
    table = sit(given, "rift", luck=("rift die 2",))
    assert [table.at(f"sectors.{s}.void") for s in ("2", "3", "4")] == [2, 2, 4]


@pytest.mark.rule("REV-F-18.8")
def test_each_planet_without_data_gets_one() -> None:
    given = {"sectors.1.data": 1, "sectors.4.data": 0, "sectors.6.data": 0}
    table = sit(given, "rift")
    assert [table.at(f"sectors.{s}.data") for s in SECTORS] == [1, 0, 0, 1, 0, 1, 0, 0]


@pytest.mark.rule("REV-F-18.9", "GAP-F-13", "GAP-F-34")
def test_everyone_draws_by_rank_in_turn_order() -> None:
    given = {"admirals.1.rank": 3, "admirals.2.rank": 0, "admirals.3.rank": 1, "order": [3, 1, 2]}
    table = sit(given, "clean up")
    seats = []
    while table.asked == "draw":
        seats.append(table.seat)
        table.do("draw cadet")
    assert seats == [3] * 3 + [1] * 5 + [2] * 2
    assert [len(table.at(f"admirals.{seat}.hand")) for seat in (1, 2, 3)] == [5, 2, 3]


@pytest.mark.rule("REV-F-18.9", "GAP-F-13")
@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_operations_income(rank: int) -> None:
    table = sit({"admirals.1.rank": rank}, "income 1")
    for _ in range(2 + rank):
        assert table.asked == "draw"
        table.do("draw frigate")
    assert table.asked == "man"
    assert len(table.at("admirals.1.hand")) == 2 + rank


@pytest.mark.rule("REV-F-18.10", "GAP-F-24")
@pytest.mark.parametrize("cycle", [1, 2])
def test_new_radar_cards_after_cycles_1_and_2(cycle: int) -> None:
    given = {
        "cycle": cycle,
        "radar": [{"card": "R01", "shuttle": "Belitan shuttle"}]
        + [{"card": card, "shuttle": None} for card in ("R10", "R12")],
    }
    table = sit(given, "reveal", luck=("radar R02", "radar R11", "radar R08"))
    expected = [("R02", "Dunlork shuttle"), ("R11", None), ("R08", None)]
    assert table.at("radar") == [{"card": card, "shuttle": shuttle} for card, shuttle in expected]
    assert {"R01", "R10", "R12"} <= set(table.at("piles.radar_discard"))
    assert table.at("ships.Belitan shuttle.sector") == "supply"
    assert table.at("ships.Dunlork shuttle.sector") == "radar"
    assert table.at("colonies") == []


@pytest.mark.rule("GAP-F-08")
def test_a_printed_shuttle_that_is_on_the_board_is_not_reserved() -> None:
    given = {"ships.Dunlork shuttle.sector": "3"}
    table = sit(given, "reveal", luck=("radar R02", "radar R09", "radar R08"))
    assert [entry["shuttle"] for entry in table.at("radar")] == [None, None, None]
    assert table.at("ships.Dunlork shuttle.sector") == "3"


@pytest.mark.rule("REV-F-18.10", "GAP-F-24")
def test_three_colonies_after_cycle_3() -> None:
    table = sit({"cycle": 3}, "reveal", luck=("colony Clearwater", "colony Mirrorfall", "colony Athenaeum"))
    assert table.at("radar") == []
    assert table.at("colonies") == ["Clearwater", "Mirrorfall", "Athenaeum"]
    assert len(table.at("piles.colonies")) == 4


@pytest.mark.rule("GAP-F-30")
def test_an_empty_radar_deck_is_made_of_its_discards() -> None:
    spent = [f"R{number:02}" for number in range(1, 10)]
    table = sit({"piles.radar_discard": spent}, "reveal")
    assert len(table.at("radar")) == 3
    assert len(table.at("piles.radar")) + len(table.at("piles.radar_discard")) == 9
