"""Chapter 21: the end of the game and scoring."""

from typing import Any

import pytest
from tests.rules.revenant.table import HOUSES, SHIPS, Table, corrupt, sit, stock

# Agendas that nobody meets on the calm board.
AGENDAS = {
    "admirals.1.agendas": ["Exodus", "Shipwright"],
    "admirals.2.agendas": ["Full Standard", "Stormkeeper"],
    "admirals.3.agendas": ["Great Fleet", "Polymath"],
}


def score(given: dict[str, Any] | None = None) -> Table:
    table = sit({**AGENDAS, "cycle": 4, **(given or {})}, "score")
    assert table.match.over
    return table


def part(name: str, given: dict[str, Any], seat: int = 1) -> int:
    return int(score(given).at(f"scores.{seat}.{name}"))


@pytest.mark.rule("REV-F-21.0.1", "REV-F-21.1.1")
def test_after_the_fourth_combat_phase_the_tactics_reset_in_reverse_order_then_scoring() -> None:
    table = sit({"cycle": 4, "order": [2, 3, 1]}, "clean up")
    assert table.match.over
    assert [event.a + 1 for event in table.events(what="tactics_reset")] == [1, 3, 2]
    assert table.order_of("tactics_reset", "renown", "winner") == ["tactics_reset"] * 3 + ["renown"] * 3 + ["winner"]


@pytest.mark.rule("REV-F-21.0.1")
def test_before_the_fourth_cycle_there_is_no_scoring() -> None:
    table = sit({"cycle": 3}, "clean up")
    assert not table.match.over


@pytest.mark.rule("REV-F-21.1.2", "REV-F-21.2.5")
@pytest.mark.parametrize(("tactics", "renown"), [(7, 0), (8, 2)])
def test_hidden_influence_of_the_last_reset_counts(tactics: int, renown: int) -> None:
    luck = ("hidden Zenor",) if tactics >= 8 else ()
    given = {**AGENDAS, "cycle": 4, "admirals.3.tactics": tactics}
    table = sit(given, "clean up", luck=luck)
    assert table.at("scores.3.Zenor") == renown


@pytest.mark.rule("REV-F-21.1.3")
def test_influence_of_the_last_reset_counts() -> None:
    table = sit({**AGENDAS, "cycle": 4, "admirals.3.tactics": 11}, "clean up")
    hidden = table.at("admirals.3.hidden.Zenor")
    table.do("influence Zenor")
    assert table.at("scores.3.Zenor") == 2 * (1 + hidden)
    assert sit({**AGENDAS, "cycle": 4, "admirals.3.tactics": 10}, "clean up").match.over


@pytest.mark.rule("REV-F-21.1.4")
@pytest.mark.parametrize(("rank", "renown", "agenda"), [(2, 1, 0), (3, 1, 6)])
def test_material_of_the_last_reset_counts_for_resources_and_agendas(rank: int, renown: int, agenda: int) -> None:
    given = {**AGENDAS, "cycle": 4, "admirals.1.rank": rank, "admirals.1.resources": stock(3, 1)}
    table = sit(given, "clean up")
    assert table.at("scores.1.resources") == renown
    assert table.at("scores.1.personal agenda") == agenda


# ---- colony and houses


def colony(name: str) -> dict[str, Any]:
    return {"colonies": [name], "chosen_colony": name}


COLONIES: list[tuple[str, dict[str, Any], int]] = [
    ("Athenaeum", {"admirals.1.rank": 0}, 0),
    ("Athenaeum", {"admirals.1.rank": 2}, 4),
    ("Athenaeum", {"admirals.1.rank": 3}, 6),
    ("Lightning Steppe", {"admirals.1.resources": stock(energy=4)}, 4),
    ("Lightning Steppe", {"admirals.1.resources": stock(3, 7)}, 5),
    ("Anvil Shore", {"admirals.1.resources": stock(2, 3)}, 2),
    ("Anvil Shore", {"admirals.1.resources": stock(6)}, 5),
    ("Parade of Suns", {"admirals.1.directives": ["Scatter", "Ore Rush"]}, 4),
    ("Parade of Suns", {"admirals.1.directives": ["Scatter", "Ore Rush", "Rush Order", "Full Burn"]}, 6),
    ("Clearwater", corrupt(), 8),
    ("Clearwater", corrupt("gain"), 4),
    ("Clearwater", corrupt("gain", "cleanse"), 0),
    ("Terrace World", {"admirals.1.frigate_cards": ["Shroud", "Ion Drive", "Holo Table"]}, 6),
    (
        "Terrace World",
        {"admirals.1.frigate_cards": ["Shroud", "Ion Drive", "Holo Table", "Tow Cables", "Probe Bay"]},
        8,
    ),
    ("Mirrorfall", {"admirals.1.influence.Zenor": 2, "admirals.1.influence.Fenrax": 1}, 1),
    ("Mirrorfall", {"admirals.1.influence.Zenor": 1, "admirals.1.hidden.Zenor": 1, "admirals.1.hidden.Yarvek": 2}, 2),
    ("Mirrorfall", {f"admirals.1.influence.{house}": 8 for house in HOUSES}, 7),
]


@pytest.mark.rule("REV-F-21.2.1", "GAP-A-10")
@pytest.mark.parametrize(("name", "given", "renown"), COLONIES)
def test_the_chosen_colony_scores_by_its_condition(name: str, given: dict[str, Any], renown: int) -> None:
    assert part("colony", {**given, **colony(name)}) == renown


@pytest.mark.rule("REV-F-21.2.1")
def test_the_colony_scores_for_every_player_and_only_if_chosen() -> None:
    ranks = {"admirals.1.rank": 1, "admirals.2.rank": 2, "admirals.3.rank": 3}
    table = score({**ranks, **colony("Athenaeum")})
    assert [table.at(f"scores.{seat}.colony") for seat in (1, 2, 3)] == [2, 4, 6]
    table = score({**ranks, "colonies": ["Athenaeum"]})
    assert [table.at(f"scores.{seat}.colony") for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("REV-F-21.2.2", "REV-F-21.2.3", "REV-F-21.2.5", "REV-F-21.2.6")
def test_each_house_scores_total_influence_times_power() -> None:
    given: dict[str, Any] = {"admirals.1.influence.Zenor": 3, "admirals.1.hidden.Zenor": 2}
    given |= {"admirals.1.influence.Belitan": 4}
    given |= {"admirals.2.influence.Zenor": 1, "admirals.3.hidden.Fenrax": 1, "admirals.1.influence.Novaris": 7}
    given |= {"ships.Zenor shuttle.sector": "2", "ships.Belitan dropship.sector": "supply"}
    given |= {"ships.Novaris ark.sector": "supply", "ships.Novaris fighter.sector": "supply"}
    table = score(given)
    rows = [{house: table.at(f"scores.{seat}.{house}") for house in HOUSES} for seat in (1, 2, 3)]
    nothing = dict.fromkeys(HOUSES, 0)
    assert rows[0] == {**nothing, "Zenor": 15, "Belitan": 4, "Novaris": 0}
    assert rows[1] == {**nothing, "Zenor": 3}
    assert rows[2] == {**nothing, "Fenrax": 2}


@pytest.mark.rule("REV-F-21.2.4", "REV-F-10.12")
@pytest.mark.parametrize("ships", [0, 2, 4])
def test_the_chosen_colony_adds_one_power_also_from_0(ships: int) -> None:
    kinds = ["ark", "fighter", "dropship", "shuttle"]
    given: dict[str, Any] = {
        f"ships.Zenor {kind}.sector": "1" if i < ships else "supply" for i, kind in enumerate(kinds)
    }
    given |= {"admirals.1.influence.Zenor": 3, "admirals.1.influence.Fenrax": 1}
    assert part("Zenor", {**given, **colony("Mirrorfall")}) == 3 * (ships + 1)
    assert part("Fenrax", {**given, **colony("Mirrorfall")}) == 2
    assert part("Zenor", given) == 3 * ships


# ---- agendas


PERSONAL = [
    ("Shipwright", {"resources": stock(4, 1)}, {"resources": stock(3, 2)}),
    ("Shipwright", {"resources": stock(5, 2)}, {"resources": stock(4, 0)}),
    ("Stormkeeper", {"resources": stock(0, 4, 1)}, {"resources": stock(0, 3, 1)}),
    ("Polymath", {"resources": stock(0, 0, 4, 1)}, {"resources": stock(0, 0, 4, 0)}),
    ("Fuel Baron", {"resources": stock(1, 0, 0, 4)}, {"resources": stock(1, 0, 0, 3)}),
    ("Steward", {"resources": stock(2, 2, 1, 1)}, {"resources": stock(2, 1, 1, 1)}),
    ("Steward", {"resources": stock(3, 1, 1, 1)}, {"resources": stock(4, 2, 2, 0)}),
    ("Chronicler", {"resources": stock(3), "data": 2}, {"resources": stock(3), "data": 1}),
    ("Chronicler", {"resources": stock(3), "data": 2}, {"resources": stock(2), "data": 2}),
    ("Exorcist", {"residual": 2}, {"residual": 1}),
    ("Hoarder", {"resources": stock(9)}, {"resources": stock(8)}),
]


@pytest.mark.rule("REV-F-21.2.7", "GAP-F-11")
@pytest.mark.parametrize(("agenda", "met", "unmet"), PERSONAL)
def test_personal_agendas_give_six_or_nothing(agenda: str, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    others = {"admirals.2.agendas": ["Full Standard", "Stormkeeper" if agenda != "Stormkeeper" else "Shipwright"]}
    others |= {"admirals.3.agendas": ["Great Fleet", "Polymath" if agenda != "Polymath" else "Shipwright"]}
    for owned, renown in ((met, 6), (unmet, 0)):
        given = {f"admirals.1.{what}": value for what, value in owned.items()}
        given |= {**others, "admirals.1.agendas": ["Exodus", agenda]}
        assert part("personal agenda", given) == renown


@pytest.mark.rule("GAP-F-11")
@pytest.mark.parametrize(("corrupted", "renown"), [((), 6), (("gain",), 6), (("gain", "cleanse"), 0)])
def test_the_exorcist_bears_one_corruption_at_most(corrupted: tuple[str, ...], renown: int) -> None:
    given = {**corrupt(*corrupted), "admirals.1.residual": 2, "admirals.1.agendas": ["Exodus", "Exorcist"]}
    assert part("personal agenda", given) == renown


@pytest.mark.rule("GAP-F-11", "REV-F-21.2.7")
def test_locked_goods_count_for_a_personal_agenda() -> None:
    given = {**corrupt("gain"), "admirals.1.resources": stock(3), "admirals.1.compartments.gain.locked": stock(1, 1)}
    assert part("personal agenda", given) == 6


def fleet(**kinds: int) -> dict[str, Any]:
    """Exactly so many ships of these kinds on the board."""
    given: dict[str, Any] = {}
    for kind, n in kinds.items():
        places = iter("1234567")
        for number, house in enumerate(HOUSES):
            given[f"ships.{house} {kind}.sector"] = next(places) if number < n else "supply"
    return given


def damaged(n: int, revenant: int) -> dict[str, Any]:
    arks = [ship for ship in SHIPS if ship.endswith("ark")]
    return {"revenant.damage": revenant, **{f"ships.{ark}.damage": 1 for ark in arks[:n]}}


FULL_STANDARD = {f"ships.Zenor {kind}.sector": "1" for kind in ("ark", "fighter", "dropship", "shuttle")}
FLEET = [
    ("Keepers of the Arks", fleet(ark=6), fleet(ark=5)),
    ("Iron Escort", fleet(fighter=4), fleet(fighter=3)),
    ("Landing Wing", fleet(dropship=3), fleet(dropship=2)),
    ("Exodus", fleet(shuttle=3), fleet(shuttle=2)),
    ("Full Standard", FULL_STANDARD, {**FULL_STANDARD, "ships.Zenor shuttle.sector": "supply"}),
    ("Great Fleet", fleet(ark=7, fighter=4, dropship=3, shuttle=1), fleet(ark=7, fighter=4, dropship=3)),
    ("None Forgotten", fleet(ark=7, fighter=5, dropship=0), fleet(ark=7, fighter=4, dropship=0)),
    ("None Forgotten", fleet(ark=7, fighter=5, dropship=0), fleet(ark=6, fighter=6, dropship=0)),
    ("Unmarked Hulls", damaged(2, 1), damaged(2, 2)),
    ("Unmarked Hulls", damaged(0, 3), damaged(0, 4)),
]


@pytest.mark.rule("REV-F-21.2.8", "GAP-F-11")
@pytest.mark.parametrize(("agenda", "met", "unmet"), FLEET)
def test_fleet_agendas_give_six_or_nothing(agenda: str, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    free = [name for name in ("Exodus", "Full Standard", "Great Fleet") if name != agenda]
    others = {"admirals.2.agendas": [free[0], "Stormkeeper"], "admirals.3.agendas": [free[1], "Polymath"]}
    for board, renown in ((met, 6), (unmet, 0)):
        given = {**others, **board, "admirals.1.agendas": [agenda, "Shipwright"]}
        assert part("fleet agenda", given) == renown


@pytest.mark.rule("GAP-F-11")
def test_a_colonys_power_does_not_count_for_a_fleet_agenda() -> None:
    three = {**FULL_STANDARD, "ships.Zenor shuttle.sector": "supply", **colony("Mirrorfall")}
    assert part("fleet agenda", three, seat=2) == 0


# ---- cards, rank, resources, corruption


@pytest.mark.rule("REV-F-21.2.9", "REV-F-21.2.10", "REV-F-21.2.12", "REV-F-21.2.13")
def test_played_cards_score_and_hand_cards_do_not() -> None:
    given = {
        "admirals.1.cadets": [["Mimic", "Hunter"], ["Analyst"]],
        "admirals.1.frigate_cards": ["Shroud", "Ion Drive"],
        "admirals.1.directives": ["Scatter", "Ore Rush", "Rush Order", "Full Burn", "Void Graft"],
        "admirals.1.hand": ["Purifier", "Tow Cables", "Mass Muster"],
    }
    table = score(given)
    row = table.at("scores.1")
    assert (row["cadet cards"], row["frigate cards"], row["directives"]) == (6, 4, 5)
    assert sum(table.at("scores.1").values()) == 15 + 1 - 2, "and 4 resources, 1 corruption"


@pytest.mark.rule("REV-F-21.2.11", "GAP-F-13")
@pytest.mark.parametrize(("rank", "renown"), [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_the_captains_rank_scores(rank: int, renown: int) -> None:
    assert part("rank", {"admirals.1.rank": rank}) == renown


@pytest.mark.rule("REV-F-21.2.14", "REV-F-21.2.15")
@pytest.mark.parametrize(
    ("stored", "locked", "renown"),
    [
        (stock(), stock(), 0),
        (stock(3), stock(), 0),
        (stock(1, 1, 1, 1), stock(), 1),
        (stock(7), stock(), 1),
        (stock(8), stock(), 2),
        (stock(3), stock(1), 1),
        (stock(2, 2, 2), stock(0, 1, 1), 2),
    ],
)
def test_four_resources_give_one_locked_ones_too(stored: dict[str, int], locked: dict[str, int], renown: int) -> None:
    given = {"admirals.1.resources": stored, "admirals.1.compartments.gain.locked": locked}
    assert part("resources", given) == renown


@pytest.mark.rule("REV-F-21.2.16", "REV-F-21.2.17")
@pytest.mark.parametrize("n", [0, 1, 2, 4])
def test_corruption_costs_two_each_and_residual_void_nothing(n: int) -> None:
    compartments = ("affiliate", "cleanse", "activate", "gain")[:n]
    given = {**corrupt(*compartments), "admirals.1.residual": 2, "admirals.1.resources": stock()}
    table = score(given)
    assert table.at("scores.1.corruption") == -2 * n
    assert sum(table.at("scores.1").values()) == -2 * n


@pytest.mark.rule("REV-F-21.2.16")
def test_corruption_on_ships_costs_nothing() -> None:
    table = score({**corrupt(), "ships.Zenor ark.corrupted": True, "ships.frigate 1.sector": "6"})
    assert table.at("scores.1.corruption") == 0


# ---- the winner


@pytest.mark.rule("REV-F-21.2.18")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_most_renown_wins(seat: int) -> None:
    table = score({f"admirals.{seat}.influence.Zenor": 1, "order": [2, 3, 1]})
    assert table.at("winner") == str(seat)


@pytest.mark.rule("REV-F-21.2.19")
@pytest.mark.parametrize(("order", "winner"), [([1, 2, 3], "1"), ([3, 2, 1], "3"), ([2, 1, 3], "2")])
def test_a_tie_goes_to_the_lower_turn_order_tile(order: list[int], winner: str) -> None:
    assert score({"order": order}).at("winner") == winner


@pytest.mark.rule("REV-F-21.2.19")
def test_only_the_tied_players_count() -> None:
    table = score({"order": [1, 3, 2], "admirals.2.influence.Zenor": 1, "admirals.3.influence.Zenor": 1})
    assert table.at("winner") == "3"


@pytest.mark.rule("REV-F-21.1.1", "REV-F-21.2.19")
def test_the_last_tactics_reset_does_not_change_the_tiles() -> None:
    given = {**AGENDAS, "cycle": 4, "order": [2, 1, 3], "admirals.1.tactics": 5, "admirals.2.tactics": 6}
    table = sit(given, "clean up")
    assert table.at("winner") == "2"
    assert table.at("order") == [2, 1, 3]
