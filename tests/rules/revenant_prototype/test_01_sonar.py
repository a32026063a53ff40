"""Chapter 1: the sonar phase."""

import pytest
from tests.rules.revenant_prototype.table import SECTORS, Table, fresh, sit

CLEAR = {"sectors.*.void": 0, "sectors.*.rift": False, "sectors.*.planet": "none"}


def void(table: Table) -> list[int]:
    return [table.at(f"sectors.{sector}.void") for sector in SECTORS]


@pytest.mark.rule("REV-P-1.1")
def test_no_sonar_phase_in_round_one() -> None:
    table = fresh(2).until("man")
    assert [event.a for event in table.events(what="phase_begins")] == [2]  # the action phase
    assert not table.events(what="rift_rolled")
    assert len(table.at("admirals.1.hand")) == 3


@pytest.mark.rule("REV-P-1.2", "REV-P-1.3", "GAP-P-06", "GAP-P-09")
def test_the_sonar_card_populates_the_map() -> None:
    table = sit({**CLEAR, "sonar": ["SN6"], "revenant.data": 0}, "sonar card")
    assert void(table) == [1, 1, 2, 4, 1, 1, 2, 4]
    assert [sector for sector in SECTORS if table.at(f"sectors.{sector}.rift")] == ["4", "8"]
    assert [sector for sector in SECTORS if table.at(f"sectors.{sector}.planet")] == ["1", "3", "6"]
    assert [table.at(f"sectors.{sector}.data") for sector in ("1", "3", "6")] == [1, 1, 1]
    assert table.at("ships.Yarvek civilian.sector") == "3"
    assert table.power("Yarvek") == 3
    assert table.at("revenant.data") == 2


@pytest.mark.rule("REV-P-1.2", "GAP-A-16", "GAP-P-06")
def test_a_civilian_ship_on_the_map_stays_and_a_full_sector_sends_it_on() -> None:
    table = sit({**CLEAR, "sonar": ["SN6"], "ships.Yarvek civilian.sector": "8"}, "sonar card")
    assert table.at("ships.Yarvek civilian.sector") == "8"
    given = {f"ships.{house} civilian.sector": "3" for house in ("Fenrax", "Zenor")}
    table = sit({**CLEAR, "sonar": ["SN6"], **given}, "sonar card")  # sector 3 has 5 house ships
    assert table.at("ships.Yarvek civilian.sector") == "4"


@pytest.mark.rule("REV-P-1.4", "REV-P-S.15")
def test_two_new_cards_after_a_jump() -> None:
    table = sit({**CLEAR, "sonar": ["SN6"], "cycle": 1}, "round after jump").until("draw", "man")
    assert "SN6" in table.at("piles.sonar_discard")
    assert len(table.at("sonar")) == 2
    assert "SN6" not in table.at("sonar")


@pytest.mark.rule("REV-P-1.5", "REV-P-1.6")
def test_without_a_jump_every_rift_is_rolled() -> None:
    given = {**CLEAR, "sectors.3.rift": True, "sectors.8.rift": True, "cycle": 1}
    table = sit(given, "spawn", 4, luck=("spawn die 4", "spawn die 5"))
    assert void(table) == [1, 1, 3, 0, 0, 0, 0, 3]  # [1,3,0] at 3, [0,3,1] at 8
    assert [event.a for event in table.events(what="rift_rolled")] == [3, 8]


@pytest.mark.rule("REV-P-1.7", "GAP-A-04")
def test_a_sector_holds_seven() -> None:
    given = {**CLEAR, "sectors.3.rift": True, "sectors.3.void": 6}
    table = sit(given, "spawn", 4, luck=("spawn die 0",))
    assert void(table)[2] == 7


@pytest.mark.rule("REV-P-1.8")
def test_planets_without_data_get_one() -> None:
    given = {"sectors.*.rift": False, "sectors.1.data": 0, "sectors.4.data": 1, "revenant.data": 0}
    table = sit(given, "spawn")
    assert [table.at(f"sectors.{sector}.data") for sector in ("1", "4", "6")] == [1, 1, 1]
    assert [event.a for event in table.events(what="data_placed")] == [1]
    assert table.at("revenant.data") == 0


@pytest.mark.rule("REV-P-1.4", "GAP-P-06")
def test_open_cards_stay_without_a_jump() -> None:
    table = sit({**CLEAR, "cycle": 1}, "round").until("draw")
    assert table.at("sonar") == ["SN1", "SN2"]


@pytest.mark.rule("REV-P-1.9", "REV-P-1.10")
@pytest.mark.parametrize("scene", ["round", "round after jump"])
def test_round_four_reveals_two_colonies(scene: str) -> None:
    given = {**CLEAR, "cycle": 3, "sonar": ["SN6"] if "jump" in scene else ["SN1", "SN2"]}
    table = sit(given, scene).until("draw")
    assert len(table.at("colonies")) == 2
    assert table.at("sonar") == []


@pytest.mark.rule("REV-P-1.11", "REV-P-2.9.1", "REV-P-11.0.1", "REV-P-11.0.2", "REV-P-11.0.3", "REV-P-11.0.4")
@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_improvement_cards_by_level(level: int, cards: int) -> None:
    table = sit({"admirals.1.level": level, "coming": ["turn 2"]}, "income 1")
    for number in range(cards):
        assert table.asked == "draw", number
        assert table.options("draw") == ["training", "equipment", "support"]
        table.do("draw support")
    assert len(table.at("admirals.1.hand")) == cards
    assert table.seat == 2


@pytest.mark.rule("REV-P-1.12")
def test_the_decks_are_fixed_before_anything_is_looked_at() -> None:
    table = sit({"admirals.1.level": 2, "coming": ["turn 2"]}, "income 1").do("draw training", "draw support")
    assert table.at("admirals.1.hand") == []  # nothing is drawn yet
    table.do("draw training")
    kinds = table.seen_by(2, "admirals.1.hand")
    assert kinds == {"training": 2, "equipment": 0, "support": 1}


@pytest.mark.rule("REV-P-1.13", "CON-P-06")
def test_the_hand_limit_is_eight_and_holds_at_once() -> None:
    hand = [f"DI{number:02}" for number in range(1, 8)]
    table = sit({"admirals.1.hand": hand, "coming": ["turn 2"]}, "income 1").do("draw training", "draw training")
    assert table.asked == "discard"
    table.do(table.options()[0])
    assert len(table.at("admirals.1.hand")) == 8
    assert table.asked == "man"


@pytest.mark.rule("CON-P-14")
def test_spawning_then_colonies_then_cards() -> None:
    table = sit({"cycle": 3}, "round").until("draw")
    assert table.order_of("rift_rolled", "colony_revealed")[-2:] == ["colony_revealed", "colony_revealed"]
    assert not table.events(what="drew")
