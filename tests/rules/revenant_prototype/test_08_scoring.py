"""Chapter 8: agendas shown early, and the final scoring."""

from typing import Any

import pytest
from tests.rules.revenant_prototype.table import Table, corrupt, sit, stock

EMPTY = {f"admirals.{seat}.resources.{kind}": 0 for seat in (1, 2, 3) for kind in stock()} | {
    "cycle": 4,
    "coming": ["score"],
}


def scored(given: dict[str, Any] | None = None) -> Table:
    return sit({**EMPTY, **(given or {})}, "last rewards")


def part(table: Table, name: str, seat: int = 1) -> int:
    return int(table.at(f"scores.{seat}.{name}"))


@pytest.mark.rule("REV-P-8.1", "REV-P-8.2", "REV-P-2.1.6", "GAP-P-13", "CON-X-14")
def test_an_agenda_may_be_revealed_at_the_end_of_a_turn_of_round_four() -> None:
    given = {"cycle": 4, "admirals.1.agenda": "HA2"}  # its third slot: 4 fighters
    table = sit(given).man("Fenrax ark").do("done", "skip")
    assert table.asked == "reveal"
    assert table.options() == ["reveal agenda", "skip"]
    table.do("reveal agenda")
    assert table.seen_by(2, "admirals.1.agenda") == "Sworn Guns"
    assert table.at("admirals.1.slots_met") == [3]
    lost = sit({**EMPTY, **given, "admirals.1.agenda_shown": True, "admirals.1.slots_met": [3],
                "ships.Zenor fighter.sector": "supply"}, "last rewards")  # fmt: skip
    assert part(lost, "agenda") == 6  # it stays completed
    late = sit({**EMPTY, **given, "admirals.1.agenda_shown": True, "admirals.1.slots_met": []}, "last rewards")
    assert part(late, "agenda") == 0  # what was not met then is lost for good


@pytest.mark.rule("REV-P-8.2")
def test_not_before_round_four_and_only_once() -> None:
    table = sit({"cycle": 3}).man("Fenrax ark").do("done", "skip")
    assert (table.asked, table.seat) == ("man", 2)
    table = sit({"cycle": 4, "admirals.1.agenda_shown": True}).man("Fenrax ark").do("done", "skip")
    assert (table.asked, table.seat) == ("man", 2)
    table = sit({"cycle": 4}).man("Fenrax ark").do("done", "skip", "skip")
    assert not table.at("admirals.1.agenda_shown")


@pytest.mark.rule("REV-P-8.3")
def test_scoring_follows_the_fourth_breach_without_a_jump() -> None:
    table = sit({**EMPTY, "charged": True, "coming": [], "sectors.*.void": 0}, "breach")
    assert table.at("finished")
    assert not table.events(what="hyperjump")


@pytest.mark.rule("REV-P-8.4", "REV-P-7.3", "CON-X-33")
def test_a_single_colony_lifts_its_house() -> None:
    table = scored({"colonies": ["CO7"], "admirals.1.influence.Zenor": 3})
    assert part(table, "Zenor") == 3 * 3  # two ships and the colony
    assert table.power("Zenor") == 2


@pytest.mark.rule("REV-P-8.5", "GAP-P-10")
@pytest.mark.parametrize("colonies", [["CO7", "CO1"], []])
def test_two_colonies_or_none_add_nothing(colonies: list[str]) -> None:
    table = scored({"colonies": colonies, "admirals.1.influence.Zenor": 3})
    assert part(table, "Zenor") == 3 * 2
    assert part(table, "colony") == 0


@pytest.mark.rule("REV-P-8.6")
def test_the_last_tactics_rewards() -> None:
    table = scored({"admirals.1.tactics": 11, "admirals.2.tactics": 8})
    assert (table.asked, table.seat) == ("influence", 1)
    table.do("influence Zenor")
    assert table.at("finished")
    assert [table.hidden(seat) for seat in (1, 2, 3)] == [1, 1, 0]
    assert table.tactics() == 11  # no reset: it breaks ties


@pytest.mark.rule("REV-P-8.7", "GAP-P-13")
def test_agendas_are_revealed_at_the_end_with_the_colony_counted() -> None:
    given = {"admirals.1.agenda": "HA1", "ships.Yarvek fighter.sector": "2"}  # Yarvek 3, Belitan 2, 7 arkships
    table = scored(given)
    assert all(table.at(f"admirals.{seat}.agenda_shown") for seat in (1, 2, 3))
    assert table.at("admirals.1.slots_met") == [1, 3]
    given["ships.Yarvek fighter.sector"] = "supply"
    assert scored(given).at("admirals.1.slots_met") == [3]
    assert scored({**given, "colonies": ["CO6"]}).at("admirals.1.slots_met") == [1, 3]  # Yarvek's colony


@pytest.mark.rule("REV-P-8.8", "REV-P-8.9", "REV-P-2.12.1")
def test_influence_and_hidden_influence_times_power() -> None:
    given = {"admirals.1.influence.Zenor": 4, "admirals.1.hidden.Zenor": 2, "ships.Zenor civilian.sector": "1"}
    table = scored({**given, "admirals.1.influence.Belitan": 1})
    assert part(table, "Zenor") == 6 * 3
    assert part(table, "Belitan") == 2
    assert table.seen_by(2, "admirals.1.hidden.Zenor") == 2


@pytest.mark.rule("REV-P-8.10", "REV-P-10.0")
@pytest.mark.parametrize(("met", "points"), [([], 0), ([2], 6), ([1, 3], 12), ([1, 2, 3], 18)])
def test_six_points_per_slot(met: list[int], points: int) -> None:
    assert part(scored({"admirals.1.agenda_shown": True, "admirals.1.slots_met": met}), "agenda") == points


@pytest.mark.rule("REV-P-8.11", "REV-P-8.12")
def test_points_for_cards_played() -> None:
    given = {"admirals.1.cadets": [["CA01", "CA02"], ["CA03"]], "admirals.1.frigate_cards": ["FR01", "FR02"]}
    table = scored({**given, "admirals.1.directives": ["DI01", "DI02", "DI03"], "admirals.1.hand": ["DI04"]})
    assert [part(table, name) for name in ("training", "equipment", "support")] == [6, 4, 3]


@pytest.mark.rule("REV-P-8.13", "CON-X-12")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_point_per_level_gained(level: int) -> None:
    assert part(scored({"admirals.1.level": level}), "level") == level - 1


@pytest.mark.rule("REV-P-8.14", "GAP-P-13")
def test_a_point_per_four_resources_locked_ones_too() -> None:
    given = {"admirals.1.resources": stock(3, 2, 1, 1), **corrupt("move frigate")}
    assert part(scored(given), "resources") == 1
    locked = {"admirals.1.compartments.move frigate.locked": stock(1)}
    assert part(scored({**given, **locked}), "resources") == 2


@pytest.mark.rule("REV-P-8.15")
def test_corruption_costs_two_points() -> None:
    assert part(scored(corrupt("move frigate", "activate", "gain tactics")), "corruption") == -6


@pytest.mark.rule("REV-P-8.16", "GAP-A-10")
def test_the_condition_of_the_single_colony() -> None:
    table = scored({"colonies": ["CO1"], "admirals.1.level": 3, "admirals.2.level": 4})
    assert [part(table, "colony", seat) for seat in (1, 2, 3)] == [4, 6, 0]  # 2 per level gained


@pytest.mark.rule("REV-P-8.17", "GAP-P-21", "CON-X-13")
def test_ties_go_to_tactics_and_then_to_the_lower_marker() -> None:
    given = {**EMPTY, "admirals.*.agenda_shown": True, "admirals.*.compartments.move frigate.corrupted": False}
    assert sit({**given, "admirals.2.tactics": 3, "admirals.3.tactics": 2}, "last rewards").at("winner") == "2"
    tied = {"admirals.*.tactics": 3, "admirals.1.arrival": 9, "admirals.2.arrival": 8, "admirals.3.arrival": 4}
    assert sit({**given, **tied}, "last rewards").at("winner") == "3"
    assert sit({**given, **tied, "admirals.1.level": 2}, "last rewards").at("winner") == "1"
