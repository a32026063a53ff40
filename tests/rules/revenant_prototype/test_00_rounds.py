"""The course of the game (REV-P-G, REV-P-R)."""

import pytest
from tests.rules.revenant_prototype.table import Table, fresh, sit

from farflung.games.revenant.prototype.words import PHASES


def phases(table: Table) -> list[str]:
    return [PHASES[event.a] for event in table.events(what="phase_begins")]


@pytest.mark.rule("REV-P-R.1", "REV-P-1.1", "REV-P-2.0.2", "CON-P-02", "REV-P-8.3")
def test_four_rounds_of_their_phases() -> None:
    table = fresh(2)
    while table.asked:
        table.decline()
    one = ["sonar", "action", "recall", "breach"]
    without_jumps = [*one[1:], *one, *one, *one, "scoring"]
    assert [phase for phase in phases(table) if phase != "hyperjump"] == without_jumps
    assert [event.a for event in table.events(what="cycle_begins")] == [1, 2, 3, 4]
    assert len(table.events(what="manned")) == 2 * 3 * 4


@pytest.mark.rule("REV-P-R.1")
def test_a_jump_comes_last_in_its_round() -> None:
    table = sit({"charged": True, "coming": ["breach"], "sectors.*.void": 0}, players=2).until("man")
    assert phases(table)[:4] == ["breach", "hyperjump", "sonar", "action"]


@pytest.mark.rule("REV-P-G.1", "REV-P-G.2")
def test_the_most_victory_points_win() -> None:
    given = {"cycle": 4, "admirals.2.influence.Zenor": 8, "admirals.2.resources.*": 1}
    table = sit(given, "score")
    totals = [sum(row.values()) for row in table.at("scores")]
    assert max(totals) == totals[1]
    assert table.at("winner") == "2"
    parts = ["agenda", "equipment", "training", "support", "level", "resources", "corruption", "colony", "tactics"]
    assert list(table.at("scores.1"))[7:] == parts
