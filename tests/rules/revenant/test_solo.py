"""The solo game of the final edition: chapter 9 of the prototype, as GAP-F-15 adapts it.

The turns of the Corrupted Crew (9.2 to 9.5) are in `test_solo_crew.py`.
"""

from typing import Any

import pytest
from tests.rules.revenant.solo import after_setup, alone, influence
from tests.rules.revenant.table import HOUSES, REVENANT, SECTORS, stock

from farflung.engine.match import Match
from farflung.engine.title import Setup

# ---- 9.1 set-up


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.1", "REV-P-9.1.6", "CON-F-09")
def test_four_action_cards_in_a_grid_with_marker_and_tile() -> None:
    grids = set()
    for seed in range(12):
        data = REVENANT.to_data(after_setup(seed=seed))
        assert sorted(data["crew"]["grid"]) == ["Revenant", "ark", "dropship", "fighter"]
        assert data["crew"]["tile"] == 0
        assert data["crew"]["marker"] == 1
        grids.add(tuple(data["crew"]["grid"]))
    assert len(grids) > 1, "laid at random"


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.4", "REV-P-9.1.5")
def test_the_crews_deck_is_7_5_and_3_cards_of_three_houses_unknown_to_the_player() -> None:
    game = after_setup()
    data = REVENANT.to_data(game)
    assert sorted(data["crew"]["deck"].values()) == [0, 0, 0, 0, 3, 5, 7]
    in_hand = sum(data["admirals"][0]["hidden"].values())
    assert sum(data["piles"]["hidden"].values()) == 63 - 15 - in_hand
    assert REVENANT.redact(game, 0)["crew"]["deck"] == 15


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.7", "REV-P-9.1.8", "REV-P-9.1.9", "REV-P-9.1.10")
@pytest.mark.parametrize(("difficulty", "tactics", "field"), [("easy", 3, 1), ("medium", 5, 2), ("hard", 5, 3)])
def test_the_crews_markers_by_difficulty(difficulty: str, tactics: int, field: int) -> None:
    data = REVENANT.to_data(after_setup(difficulty))
    assert data["crew"]["tactics"] == tactics
    assert data["crew"]["influence"] == dict.fromkeys(HOUSES, field)


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.12", "GAP-A-18")
def test_the_player_chooses_any_captain_and_fixes_the_lines_of_ships() -> None:
    match = Match(REVENANT, Setup("revenant", "final", ["Mara"]), 1)
    asked = []
    while match.question is not None and match.question.name != "man":
        if match.question.name == "captain":
            assert len(match.question.options) == 8
        if match.question.name == "line":
            asked.append([match.notation.text(code) for code in match.question.options])
        match.answer(match.question.options[-1])
    data = REVENANT.to_data(match.game)
    lines = data["crew"]["line"]
    for sector in SECTORS:
        here = {name for name, ship in data["ships"].items() if ship["sector"] == sector and "frigate" not in name}
        assert set(lines[sector]) == here
    first_line = next(lines[sector] for sector in SECTORS if len(lines[sector]) > 1)
    assert asked[0][-1] == f"line up {first_line[0]}", "the first named stands nearest to the Revenant"


@pytest.mark.rule("GAP-P-16", "GAP-F-31", "GAP-F-15")
def test_three_of_the_other_arks_start_corrupted_and_there_is_no_council() -> None:
    data = REVENANT.to_data(after_setup())
    chosen = [house for house, field in data["admirals"][0]["influence"].items() if field]
    corrupted = [name for name, ship in data["ships"].items() if ship["corrupted"]]
    assert len(corrupted) == 3
    assert not [name for name in corrupted if name.split()[0] in chosen]
    assert sum(data["piles"]["council"].values()) == 0


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.13", "REV-P-9.6.1")
def test_the_frigate_moves_one_sector_farther_and_never_ends_in_an_inner_sector() -> None:
    table = alone({"ships.frigate 1.sector": "2"}).man("frigate 1").do("effect A")
    assert table.options("move to") == ["1", "3", "4", "8"]
    table = alone({"ships.Zenor fighter.sector": "2"}).man("Zenor fighter")
    assert table.options("move to") == ["1", "3"], "only the frigate"


# ---- 9.7 combat


@pytest.mark.rule("GAP-F-15", "REV-P-9.7.2", "REV-P-9.7.3", "GAP-A-02")
@pytest.mark.parametrize("tactics", [5, 6])
@pytest.mark.parametrize("sector", ["1", "3", "4", "6", "7", "8"])
def test_the_player_decides_near_the_frigate_and_farther_with_more_tactics(sector: str, tactics: int) -> None:
    """The frigate is in 5, the crew's tactics are 5."""
    ships = {"ships.Zenor dropship.sector": sector, "ships.Yarvek fighter.sector": sector, f"sectors.{sector}.void": 1}
    table = alone({**ships, "admirals.1.tactics": tactics, f"sectors.{sector}.rift": False}, f"fight {sector}")
    distance = {"4": 1, "6": 1, "3": 2, "7": 2, "8": 3, "1": 4}[sector]
    assert (table.asked == "damage") is (distance <= (2 if tactics > 5 else 1))


FAR = {"ships.frigate 1.sector": "5", "crew.tactics": 5, "sectors.1.rift": False, "sectors.1.void": 1}


def line_in_1(*ships: str) -> dict[str, Any]:
    """These ships and no others in sector 1, the first nearest to the Revenant."""
    given: dict[str, Any] = {"ships.Fenrax ark.sector": "2"}
    given |= {f"ships.{ship}.sector": "1" for ship in ships}
    return {**given, "crew.line.1": list(ships)}


@pytest.mark.rule("GAP-F-15", "REV-P-9.7.4")
def test_elsewhere_damage_goes_to_the_house_the_crew_favours_least() -> None:
    given = {**FAR, **line_in_1("Zenor dropship", "Yarvek fighter", "Novaris dropship")}
    table = alone({**given, **influence(Zenor=3, Yarvek=2, Novaris=4, Belitan=0)}, "fight 1")
    assert [table.at(f"ships.{ship}.damage") for ship in ("Zenor dropship", "Yarvek fighter", "Novaris dropship")] == [
        0,
        1,
        0,
    ]


@pytest.mark.rule("GAP-F-15", "REV-P-9.7.5", "REV-P-9.7.1")
def test_of_several_such_ships_the_closest_to_the_void_group_and_again_for_each_damage() -> None:
    given = {**FAR, **line_in_1("Yarvek fighter", "Zenor fighter", "Yarvek shuttle"), "sectors.1.void": 2}
    table = alone({**given, **influence(Zenor=3, Yarvek=2)}, "fight 1")
    assert table.at("ships.Yarvek shuttle.sector") == "supply", "the last of the line, and it has no slot"
    assert table.at("ships.Yarvek fighter.damage") == 1
    assert table.at("crew.line.1") == ["Yarvek fighter", "Zenor fighter"]


@pytest.mark.rule("REV-P-9.7.5", "GAP-F-15")
def test_houses_favoured_alike_are_one_group() -> None:
    given = {**FAR, **line_in_1("Yarvek fighter", "Zenor fighter")}
    table = alone({**given, **influence(Zenor=2, Yarvek=2)}, "fight 1")
    assert table.at("ships.Zenor fighter.damage") == 1


@pytest.mark.rule("GAP-P-16")
def test_the_crew_spreads_corruption_to_the_house_it_favours_least_shuttles_apart() -> None:
    given = {**FAR, **line_in_1("Yarvek fighter", "Zenor fighter", "Dunlork shuttle"), "sectors.1.rift": True}
    table = alone({**given, **influence(Zenor=3, Yarvek=2, Dunlork=0)}, "fight 1")
    assert table.at("ships.Dunlork shuttle.sector") == "supply"
    assert table.at("ships.Yarvek fighter.corrupted") is True
    assert table.at("ships.Zenor fighter.corrupted") is False
    given = {**given, "ships.Yarvek fighter.corrupted": True}
    table = alone({**given, **influence(Zenor=3, Yarvek=2, Dunlork=0)}, "fight 1")
    assert table.at("ships.Zenor fighter.corrupted") is True


@pytest.mark.rule("GAP-P-16")
def test_excess_damage_goes_to_the_revenant_and_its_defects_are_the_players() -> None:
    given = {**FAR, "ships.Fenrax ark.sector": "2", "sectors.1.void": 2}
    assert alone(given, "fight 1").at("revenant.damage") == 2
    given |= {"revenant.damage": 5, "sectors.1.void": 1, "admirals.1.resources": stock(2)}
    table = alone(given, "fight 1")  # Hull Rupture: two house ships, decided by the resolver
    assert table.asked == "damage"
    assert len(table.options()) > 2


@pytest.mark.rule("GAP-P-16", "REV-P-9.7.1")
def test_a_ship_that_enters_a_sector_stands_at_the_revenant_end() -> None:
    table = alone({"ships.Zenor fighter.sector": "6"}).man("Zenor fighter").do("move to 7")
    line = table.at("crew.line.7")
    assert line[0] == "Zenor fighter"
    assert sorted(line) == ["Dunlork ark", "Novaris ark", "Novaris fighter", "Zenor fighter"]


# ---- 9.8, 9.9


@pytest.mark.rule("GAP-F-15", "REV-P-9.8.1")
def test_only_the_players_tactics_are_reset() -> None:
    table = alone({"admirals.1.tactics": 7, "crew.tactics": 9}, "reset tactics 1")
    assert table.at("admirals.1.tactics") == 0
    assert table.at("crew.tactics") == 9


JUMP = {"charged": True, "chosen_radar": "R06", "radar": [{"card": "R06", "shuttle": None}]}


@pytest.mark.rule("GAP-F-15", "REV-P-9.9.1", "REV-P-9.9.2")
def test_after_a_jump_the_lines_may_be_rearranged_and_up_to_four_void_ships_removed() -> None:
    table = alone(JUMP, "clean up")
    assert table.asked == "line"
    assert table.at("sectors.4.void") == 4, "the card was carried out before"
    while table.asked == "line":
        table.do(table.options()[-1])
    assert table.at("crew.line.3") == ["Yarvek ark", "Shiveus ark", "Fenrax fighter"]
    assert table.options("clear") == SECTORS
    table.do("clear 4", "clear 4", "clear 8", "clear 1")
    assert [table.at(f"sectors.{s}.void") for s in SECTORS] == [0, 1, 2, 2, 1, 1, 2, 3]
    assert table.at("admirals.1.tactics") == 0
    assert table.asked == "draw"


@pytest.mark.rule("GAP-F-15", "REV-P-9.9.2")
def test_fewer_may_be_removed() -> None:
    table = alone(JUMP, "clean up").until("clear").do("clear 4", "done")
    assert table.at("sectors.4.void") == 3
    assert table.asked == "draw"


YELLOW = [(0, 1, 0), (0, 1, 0), (0, 2, 0), (0, 2, 0), (1, 1, 0), (0, 1, 1)]


@pytest.mark.rule("GAP-F-15", "REV-P-9.1.3", "REV-P-9.9.3", "GAP-A-06")
@pytest.mark.parametrize("face", range(6))
def test_the_yellow_die_with_one_less_in_the_middle(face: int) -> None:
    given: dict[str, Any] = {f"sectors.{s}.void": 0 for s in SECTORS}
    given |= {f"sectors.{s}.rift": s == "3" for s in SECTORS}
    table = alone(given, "rift", luck=(f"rift die {face}",))
    left, middle, right = YELLOW[face]
    assert [table.at(f"sectors.{s}.void") for s in SECTORS] == [0, left, middle - 1, right, 0, 0, 0, 0]


# ---- 9.10 scoring


@pytest.mark.rule("GAP-F-15", "REV-P-9.10.1")
def test_the_crew_scores_influence_times_power_and_two_per_tactics_field() -> None:
    given = {**influence(Zenor=4), "crew.tactics": 7, "ships.Zenor shuttle.sector": "2", "cycle": 4}
    table = alone({**given, "colonies": ["Athenaeum"], "chosen_colony": "Athenaeum"}, "score")
    row = table.at("scores.2")
    assert {house: row[house] for house in HOUSES} == {**dict.fromkeys(HOUSES, 2), "Zenor": 12, "Belitan": 3}
    assert row["tactics"] == 14
    assert sum(row.values()) == 10 + 12 + 3 + 14
    assert table.at("scores.1.tactics") == 0


@pytest.mark.rule("GAP-F-15", "REV-P-9.10.2")
@pytest.mark.parametrize(("player", "winner"), [(7, "crew"), (8, "crew"), (9, "1")])
def test_the_player_needs_strictly_more(player: int, winner: str) -> None:
    """Eight Renown for the crew: two at each house of power 2, with four tactics in all."""
    crew = {f"crew.influence.{house}": 0 for house in HOUSES} | {"crew.tactics": 4, "cycle": 4}
    clean = {
        f"admirals.1.compartments.{name}.corrupted": False for name in ("affiliate", "cleanse", "activate", "gain")
    }
    given = {**crew, **clean, "admirals.1.agendas": ["Exodus", "Shipwright"], "admirals.1.influence.Zenor": player // 2}
    given |= {"admirals.1.resources": stock(4 * (player % 2))}
    given |= {"admirals.1.agendas": ["Exodus", "Polymath"]}
    table = alone(given, "score")
    assert sum(table.at("scores.1").values()) == player
    assert sum(table.at("scores.2").values()) == 8
    assert table.at("winner") == winner
