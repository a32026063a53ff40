"""Scenarios: reading files, arranging states in which everything exists once, telling lines, and what is expected."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farflung.engine.match import IllegalAnswer, Match, UndoRefused
from farflung.engine.record import RecordError
from farflung.engine.scenario import (
    Scenario,
    ScenarioError,
    Step,
    Then,
    arrange,
    differences,
    get,
    put,
    read,
    run,
    tell,
)
from farflung.engine.title import Setup, SetupError
from farflung.games import title

REVENANT = title("revenant")
NAMES = REVENANT.names(Setup(title="revenant", edition="final", seats=["Mara", "Jonas", "Ines"]))
HOUSES = NAMES.house
CALM = {"ships.*.corrupted": False, "ships.*ark.sector": "supply", "ships.*fighter.sector": "supply"}
CALM["ships.*dropship.sector"] = "supply"


def state(changes: dict[str, Any], players: int = 3, scene: str = "", **more: Any) -> dict[str, Any]:
    """The state as arranged, before its first scene."""
    return REVENANT.to_data(arrange(REVENANT, players, changes, scene, **more).origin)


def refusal(changes: dict[str, Any], players: int = 3, scene: str = "") -> str:
    with pytest.raises(ScenarioError) as caught:
        arrange(REVENANT, players, changes, scene)
    return str(caught.value)


# ---- everything exists once


def check_whole(data: dict[str, Any]) -> None:
    """Every card, ship, figure, token and marker of the game is in exactly one place."""
    piles, defects, admirals = data["piles"], data["defects"], data["admirals"]
    operations = [card for pile in (*piles["operations"].values(), *piles["discards"].values()) for card in pile]
    for admiral in admirals:
        operations += admiral["hand"] + admiral["frigate_cards"] + admiral["directives"]
        operations += [card for cards in admiral["cadets"] for card in cards]
    assert sorted(operations) == sorted(NAMES.card)
    planets = [here["planet"] for here in data["sectors"].values() if here["planet"]]
    assert sorted(planets + piles["planets"] + piles["planet_discard"]) == sorted(NAMES.planet)
    radar = [entry["card"] for entry in data["radar"]] + piles["radar"] + piles["radar_discard"]
    assert sorted(radar) == sorted(NAMES.radar)
    removed = [entry["colony"] for entry in piles["removed_colonies"]]
    assert sorted(data["colonies"] + piles["colonies"] + piles["colony_discard"] + removed) == sorted(NAMES.colony)
    shown = [defects[space] for space in ("lower", "upper") if defects[space]]
    in_piles = piles["defects"] + piles["core_defects"]
    assert sorted(shown + defects["tucked"] + in_piles) == sorted(NAMES.defect)
    assert set(piles["core_defects"]) <= set(NAMES.core_defects)
    assert not set(piles["defects"]) & set(NAMES.core_defects)
    agendas = [agenda for admiral in admirals for agenda in admiral["agendas"]]
    assert sorted(agendas + piles["fleet_agendas"] + piles["personal_agendas"]) == sorted(NAMES.agenda)
    boards = [NAMES.captain.index(admiral["captain"]) // 2 for admiral in admirals]
    if len(admirals) > 1:
        assert sorted(boards + [NAMES.captain.index(captain) // 2 for captain in piles["captains"]]) == [0, 1, 2, 3]
    for house in HOUSES:
        hidden = piles["hidden"][house] + piles["hidden_discard"][house] + piles["council"][house]
        hidden += data["council"]["revealed"][house] + data.get("crew", {}).get("deck", {}).get(house, 0)
        assert hidden + sum(admiral["hidden"][house] for admiral in admirals) == 9
        assert data["power"][house] == sum(
            data["ships"][f"{house} {kind}"]["sector"] not in ("supply", "radar")
            for kind in ("ark", "fighter", "dropship", "shuttle")
        )
    assert len(data["ships"]) == 28 + len(admirals)
    on_radar = [entry["shuttle"] for entry in data["radar"] if entry["shuttle"]]
    assert sorted(on_radar) == sorted(name for name, ship in data["ships"].items() if ship["sector"] == "radar")
    figures = [ship["crew"] for ship in data["ships"].values()]
    figures += [data["revenant"]["reinforcement"], data["revenant"]["hypercharge"]]
    standing = Counter(figure for figure in figures if figure != "none")
    assert not standing or max(standing.values()) == 1
    for figure in standing:
        who, _, what = figure.partition(" ")
        assert who == "council" or what in admirals[int(who) - 1]["crew_used"]
    tokens = [defects[f"{space}_token"] for space in ("lower", "upper")]
    assert defects["tokens_left"] + 2 - tokens.count("none") == 2
    if "crew" in data:
        for sector, line in data["crew"]["line"].items():
            here = [name for name, ship in data["ships"].items() if ship["sector"] == sector and name[:7] != "frigate"]
            assert sorted(line) == sorted(here)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_set_up_is_whole(players: int, seed: int) -> None:
    check_whole(state({}, players, seed=seed))


CADETS, FRIGATES, DIRECTIVES = NAMES.card[:30], NAMES.card[30:60], NAMES.card[60:]
# nothing is given to two places: that is refused
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "admirals.1.hand": st.lists(st.sampled_from(CADETS + DIRECTIVES[8:]), max_size=6, unique=True),
        "admirals.2.frigate_cards": st.lists(st.sampled_from(FRIGATES[:8]), max_size=3, unique=True),
        "admirals.2.directives": st.lists(st.sampled_from(DIRECTIVES[:8]), max_size=3, unique=True),
        "piles.discards.frigate": st.lists(st.sampled_from(FRIGATES[8:]), max_size=4, unique=True),
        "admirals.1.captain": st.sampled_from(NAMES.captain),
        "admirals.2.agendas": st.tuples(st.sampled_from(NAMES.agenda[:8]), st.sampled_from(NAMES.agenda[8:])).map(list),
        "sectors.2.planet": st.sampled_from([*NAMES.planet[:8], "none"]),
        "sectors.4.planet": st.sampled_from([*NAMES.planet[8:16], "none"]),
        "piles.planet_discard": st.lists(st.sampled_from(NAMES.planet[16:]), max_size=4, unique=True),
        "defects.lower": st.sampled_from([*NAMES.defect[:4], "none"]),
        "defects.upper": st.sampled_from(NAMES.defect[4:]),
        "radar.1.card": st.sampled_from(NAMES.radar),
        "colonies": st.lists(st.sampled_from(NAMES.colony[:4]), max_size=3, unique=True),
        "piles.colony_discard": st.lists(st.sampled_from(NAMES.colony[4:]), max_size=3, unique=True),
        "admirals.1.hidden": st.fixed_dictionaries({house: st.integers(0, 3) for house in HOUSES}),
        "ships.Zenor shuttle.sector": st.sampled_from(["1", "2", "3"]),
        "ships.Zenor ark.crew": st.sampled_from(["none", "1 captain", "2 cadet 2"]),
        "revenant.hypercharge": st.sampled_from(["none", "1 cadet 1"]),
        "defects.upper_token": st.sampled_from(["none", "upper"]),
    },
)


@given(CHANGES, st.integers(1, 50), st.sampled_from([2, 3, 4]))
@settings(max_examples=120, deadline=None)
def test_after_any_change_everything_exists_once(changes: dict[str, Any], seed: int, players: int) -> None:
    data = state(changes, players, seed=seed)
    check_whole(data)
    for path, value in changes.items():
        if path in ("admirals.1.hand", "admirals.2.directives"):  # sorted
            assert sorted(get(data, path)) == sorted(value)
        elif not path.startswith("piles"):
            assert get(data, path) == (None if value == "none" and get(data, path) is None else value), path


@given(st.integers(1, 200))
@settings(max_examples=30, deadline=None)
def test_a_solo_game_is_whole_after_ships_have_moved(seed: int) -> None:
    changes = {"ships.Fenrax ark.sector": "2", "ships.Zenor shuttle.sector": "2", "ships.Dunlork *.sector": "supply"}
    check_whole(state({"ships.*.corrupted": False, **changes}, 1, seed=seed))


# ---- given, thing by thing


def test_cards_by_id_or_name() -> None:
    data = state({"admirals.1.hand": ["CA20", "Mimic"], "sectors.2.planet": "PL03", "colonies": ["CO7"]})
    assert data["admirals"][0]["hand"] == ["Ace Gunner", "Mimic"]
    assert data["sectors"]["2"]["planet"] == "Lantern Deep"
    assert data["colonies"] == ["Mirrorfall"]
    check_whole(data)


def test_a_card_that_another_holds_is_replaced_there() -> None:
    other = state({})["admirals"][1]["hand"]
    data = state({"admirals.1.hand": other[:1]})
    assert data["admirals"][0]["hand"] == other[:1]
    assert len(data["admirals"][1]["hand"]) == len(other)
    assert other[0] not in data["admirals"][1]["hand"]
    check_whole(data)


def test_a_captain_or_agenda_that_another_has_is_exchanged() -> None:
    first, second = state({})["admirals"][:2]
    data = state({"admirals.1.captain": second["captain"], "admirals.1.agendas": second["agendas"]})
    assert data["admirals"][0]["captain"] == second["captain"]
    assert data["admirals"][1]["captain"] == first["captain"]
    assert data["admirals"][0]["agendas"] == second["agendas"]
    assert not set(data["admirals"][1]["agendas"]) & set(second["agendas"])
    check_whole(data)


def test_the_other_side_of_the_own_board_displaces_nobody() -> None:
    captain = state({})["admirals"][0]["captain"]
    other_side = NAMES.captain[NAMES.captain.index(captain) ^ 1]
    data = state({"admirals.1.captain": other_side})
    assert data["admirals"][0]["captain"] == other_side
    check_whole(data)


def test_a_planet_that_moves_leaves_its_sector_and_its_data_there() -> None:
    before = state({})
    data = state({"sectors.2.planet": before["sectors"]["1"]["planet"], "sectors.2.data": 1})
    assert data["sectors"]["2"] == {**before["sectors"]["2"], "planet": before["sectors"]["1"]["planet"], "data": 1}
    assert data["sectors"]["1"]["planet"] is None
    assert data["sectors"]["1"]["data"] == 0
    check_whole(data)


def test_defects_change_places() -> None:
    before = state({})["defects"]
    data = state({"defects.lower": before["upper"]})
    assert data["defects"]["lower"] == before["upper"]
    assert data["defects"]["upper"] == before["lower"]
    check_whole(data)


def test_a_protection_token_comes_from_those_left() -> None:
    data = state({"defects.lower": "DF1", "defects.lower_token": "lower"})
    assert data["defects"]["tokens_left"] == 1
    assert state({"defects.tokens_left": 0})["defects"]["tokens_left"] == 0


def test_radar_cards_bring_their_printed_shuttle() -> None:
    data = state({"radar": [{"card": "R02"}, {"card": "R12"}, {"card": "R06", "shuttle": "none"}]})
    assert data["radar"] == [
        {"card": "R02", "shuttle": "Dunlork shuttle"},
        {"card": "R12", "shuttle": None},
        {"card": "R06", "shuttle": None},
    ]
    assert data["ships"]["Dunlork shuttle"]["sector"] == "radar"
    assert data["ships"]["Yarvek shuttle"]["sector"] == "supply"
    check_whole(data)


def test_a_radar_card_whose_shuttle_flies_already_has_none() -> None:
    data = state({"radar": [{"card": "R02"}], "ships.Dunlork shuttle.sector": "5"})
    assert data["radar"] == [{"card": "R02", "shuttle": None}]
    check_whole(data)


@pytest.mark.parametrize("sector", ["supply", "5"])
def test_a_shuttle_that_is_given_another_place_leaves_its_radar_card(sector: str) -> None:
    seed = next(seed for seed in range(1, 99) if any(entry["shuttle"] for entry in state({}, seed=seed)["radar"]))
    entry = next(entry for entry in state({}, seed=seed)["radar"] if entry["shuttle"])
    data = state({f"ships.{entry['shuttle']}.sector": sector}, seed=seed)
    assert {"card": entry["card"], "shuttle": None} in data["radar"]
    assert data["ships"][entry["shuttle"]]["sector"] == sector
    check_whole(data)


def test_radar_cards_change_places() -> None:
    before = state({})["radar"]
    data = state({"radar.1.card": before[2]["card"]})
    assert [entry["card"] for entry in data["radar"]] == [before[i]["card"] for i in (2, 1, 0)]
    check_whole(data)


def test_a_chosen_radar_card_is_the_only_one_and_charges_the_drive() -> None:
    data = state({"chosen_radar": "R02"})
    assert data["radar"] == [{"card": "R02", "shuttle": "Dunlork shuttle"}]
    assert data["charged"]
    check_whole(data)


def test_a_chosen_colony_is_the_only_one() -> None:
    data = state({"cycle": 4, "radar": [], "chosen_colony": "CO1"})
    assert data["colonies"] == ["Athenaeum"]
    assert data["radar"] == []
    check_whole(data)


def test_removed_colonies() -> None:
    data = state({"piles.removed_colonies": [{"by": 2, "colony": "CO3"}]})
    assert data["piles"]["removed_colonies"] == [{"by": 2, "colony": "Anvil Shore"}]
    check_whole(data)


def test_hidden_influence_comes_from_the_deck() -> None:
    data = state({"admirals.*.hidden.*": 0, "admirals.2.hidden.Zenor": 4, "piles.hidden_discard.Zenor": 2})
    assert data["admirals"][1]["hidden"] == {**dict.fromkeys(HOUSES, 0), "Zenor": 4}
    assert data["piles"]["hidden"]["Zenor"] == 3
    check_whole(data)


def test_a_figure_on_a_ship_has_been_used() -> None:
    changes = {
        "ships.Zenor ark.crew": "2 cadet 1",
        "revenant.hypercharge": "1 captain",
        "ships.frigate 1.crew": "1 cadet 2",
    }
    data = state(changes)
    assert data["admirals"][0]["crew_used"] == ["captain", "cadet 2"]
    assert data["admirals"][1]["crew_used"] == ["cadet 1"]
    check_whole(data)


def test_ambassadors_on_ships_have_been_placed() -> None:
    data = state({"ships.Zenor ark.crew": "council 2", "ships.Fenrax ark.crew": "council 1", "coming": ["turn 1"]}, 2)
    assert data["council"]["placed"] == 2


def test_landed_ships() -> None:
    data = state({"sectors.2.planet": "PL01", "ships.Yarvek dropship": {"sector": "2", "landed": True}})
    assert data["ships"]["Yarvek dropship"]["landed"]
    match = arrange(
        REVENANT, 3, {"sectors.2.planet": "PL01", "ships.frigate 2": {"sector": "2", "landed": True}}, "turn 1"
    )
    match.answer("man frigate 1")


def test_a_new_turn_order_is_the_order_of_the_turns() -> None:
    match = arrange(REVENANT, 3, {"order": [3, 1, 2]})
    assert match.question is not None
    assert match.question.seat == 2
    assert REVENANT.to_data(match.start)["coming"][-3:] == ["turn 2", "turn 1", "turn 3"]
    assert arrange(REVENANT, 3, {"order": [3, 1, 2]}, "turn 2").question.seat == 1  # type: ignore[union-attr]


def test_corruption_locks_resources() -> None:
    locked = {"material": 1, "energy": 1, "science": 0, "neutronium": 0}
    board = {"cleanse": {"corrupted": True, "locked": locked}}
    data = state({"admirals.1.compartments": board})
    assert data["admirals"][0]["compartments"]["cleanse"] == board["cleanse"]


def test_cycle_phase_and_scene() -> None:
    data = state({"cycle": 3, "phase": "action"}, scene="turn 2")
    assert data["cycle"] == 3
    match = arrange(REVENANT, 3, {}, "income 2")
    assert match.question is not None
    assert (match.question.name, match.question.seat) == ("draw", 1)


def test_lines_of_the_solo_game() -> None:
    changes = {**CALM, "ships.Zenor ark.sector": "5", "ships.Fenrax ark.sector": "5"}
    changes["crew.line.5"] = ["Zenor ark", "Fenrax ark"]
    assert state(changes, 1)["crew"]["line"]["5"] == ["Zenor ark", "Fenrax ark"]
    changes["crew.line.5"] = ["Zenor ark", "Yarvek ark"]
    assert "crew.line.5: ['Zenor ark', 'Yarvek ark'] does not name the house ships" in refusal(changes, 1)


def test_the_seed_chooses_the_set_up_and_the_luck() -> None:
    assert state({}, seed=5) == state({}, seed=5)
    assert state({}, seed=5) != state({}, seed=6)


def test_given_values_are_not_shared() -> None:
    hand = ["CA20"]
    changes = {"admirals.1.hand": hand, "admirals.*.cadets": [[], []]}
    match = arrange(REVENANT, 3, changes)
    data = REVENANT.to_data(match.game)
    data["admirals"][0]["cadets"][0].append("x")
    assert hand == ["CA20"]
    assert changes["admirals.*.cadets"] == [[], []]


# ---- what cannot be given

MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"ship.Zenor ark.sector": "3"}, "path 'ship.Zenor ark.sector': there is no 'ship'; there is cycle, phase,"),
    ({"ships.Zenor Ark.sector": "3"}, "path 'ships.Zenor Ark.sector': there is no 'Zenor Ark'; there is Fenrax ark,"),
    ({"ships.Zenor ark.place": "3"}, "there is no 'place'; there is sector, damage, corrupted, crew, landed"),
    ({"ships.Zenor ark.sector.x": "3"}, "there is no 'x'; the path ends before it, at '"),
    ({"ships.X*.sector": "3"}, "there is no 'X*'; there is Fenrax ark,"),
    ({"ships": {"Zenor ark": {"place": 3}}}, "path 'ships.Zenor ark.place': there is no 'place'"),
    ({"admirals.4.rank": 1}, "path 'admirals.4.rank': '4' is not a place from 1 to 3"),
    ({"admirals.0.rank": 1}, "'0' is not a place from 1 to 3"),
    ({"admirals.first.rank": 1}, "'first' is not a place from 1 to 3"),
    ({"colonies.1": "CO1"}, "'1' is not a place of this empty list"),
    ({"admirals.1.rank": "one"}, "path 'admirals.1.rank': 'one' is no number, as 0 is"),
    ({"admirals.1.rank": True}, "path 'admirals.1.rank': True is no number"),
    ({"ships.Zenor ark.sector": 3}, "path 'ships.Zenor ark.sector': 3 is no text"),
    ({"sectors.1.rift": 1}, "path 'sectors.1.rift': 1 is no true or false"),
    ({"admirals.1.hand": "CA20"}, "path 'admirals.1.hand': 'CA20' is no list"),
    ({"admirals.1.hidden": 2}, "path 'admirals.1.hidden': 2 is no table"),
    ({"sectors.2.planet": 7}, "path 'sectors.2.planet': 7 is no name, and not 'none'"),
    ({"admirals.1.hand": ["CA99"]}, "admirals.1.hand: there is no card 'CA99'"),
    ({"sectors.2.planet": "Arrakis"}, "sectors.2.planet: there is no planet 'Arrakis'; there is Ossuary Reach,"),
    ({"defects.lower": "DF9"}, "defects.lower: there is no defect 'DF9'; there is Hull Rupture,"),
    ({"radar.1.card": "R13"}, "radar.1.card: there is no radar 'R13'; there is R01,"),
    ({"colonies": ["CO9"]}, "colonies: there is no colony 'CO9'; there is"),
    ({"admirals.1.captain": "Ahab"}, "admirals.1.captain: there is no captain 'Ahab'; there is The Mentor,"),
    ({"admirals.1.agendas": ["PA1", "FA1"]}, "admirals.1.agendas: give a fleet agenda and a personal one"),
    ({"admirals.1.agendas": ["FA1"]}, "admirals.1.agendas: give a fleet agenda and a personal one"),
    ({"admirals.1.hand": ["CA01"], "admirals.2.hand": ["CA01"]}, "'Ledger Adept' was given to admirals.1.hand and"),
    ({"admirals.1.hand": ["CA01", "CA01"]}, "admirals.1.hand: 'Ledger Adept' is there twice, but it exists once"),
    ({"sectors.2.planet": "PL03", "sectors.3.planet": "PL03"}, "'Lantern Deep' was given to sectors.2.planet and sec"),
    ({"defects.lower": "DF7", "defects.upper": "DF7"}, "'Core Fracture' was given to defects.lower and defects.upper"),
    ({"admirals.1.captain": "CP1", "admirals.2.captain": "CP2"}, "The Mentor and The Purifier are sides of one board"),
    ({"admirals.1.cadets": [["FR01"], []]}, "admirals.1.cadets.1: 'Survey Laboratory' is a frigate card, not a cadet"),
    ({"admirals.1.cadets": [["CA01", "CA02", "CA03"], []]}, "admirals.1.cadets.1: at most 2 cards fit there"),
    ({"admirals.1.cadets": [["CA01"]]}, "admirals.1.cadets: give two lists, one for each cadet"),
    ({"admirals.1.frigate_cards": ["DI01"]}, "'Open the Vaults' is a directive card, not a frigate card"),
    ({"piles.discards.cadet": ["DI01"]}, "piles.discards.cadet: 'Open the Vaults' is a directive card, not a cadet"),
    ({"piles.operations.cadet": []}, "piles.operations is what is nowhere else"),
    ({"piles.planets": []}, "piles.planets is what is nowhere else"),
    ({"piles.hidden.Zenor": 0}, "piles.hidden is what is nowhere else"),
    ({"admirals.1.hidden.Zenor": 10}, "admirals.1.hidden.Zenor: 10 is not a whole number from 0 to 9"),
    (
        {"admirals.*.hidden.Zenor": 0, "admirals.1.hidden.Zenor": 5, "admirals.2.hidden.Zenor": 5},
        "there are 10 hidden influence cards of Zenor, but only 9 exist: 5 in admirals.1.hidden, 5 in",
    ),
    ({"power.Zenor": 4}, "power: it follows from the ships"),
    ({"ships.Zenor ark.sector": "9"}, "ships.Zenor ark.sector: there is no '9' here; there is supply, 1, 2,"),
    ({"ships.frigate 1.sector": "supply"}, "ships.frigate 1.sector: there is no 'supply' here; there is 1, 2,"),
    ({"ships.Zenor shuttle.sector": "radar", "radar": []}, "ships.Zenor shuttle.sector: say which radar card"),
    ({"ships.Zenor ark.damage": 4}, "ships.Zenor ark.damage: 4 is not a whole number from 0 to 3"),
    ({"ships.Zenor shuttle.corrupted": True}, "ships.Zenor shuttle.corrupted: a shuttle is never corrupted"),
    ({**CALM, "ships.Zenor ark.damage": 1}, "ships.Zenor ark: in the supply it has neither damage nor corruption"),
    ({"ships.Zenor ark.landed": True}, "ships.Zenor ark.landed: only dropships and frigates land"),
    ({"ships.frigate 1": {"sector": "2", "landed": True}}, "ships.frigate 1.landed: there is no planet at sector 2"),
    ({**CALM, "ships.Fenrax *.sector": "2", "ships.Zenor ark.sector": "2"}, "sector 2 has room for 4 house ships, not"),
    ({"ships.Zenor ark.crew": "captain"}, "ships.Zenor ark.crew: there is no 'captain' here; there is none, 1 captain"),
    ({"ships.Zenor ark.crew": "4 captain"}, "ships.Zenor ark.crew: there is no '4 captain' here"),
    ({"ships.Zenor ark.crew": "council 1"}, "ships.Zenor ark.crew: there is no 'council 1' here"),
    (
        {"ships.Zenor ark.crew": "1 captain", "revenant.hypercharge": "1 captain"},
        "the figure '1 captain' was given to ships.Zenor ark.crew and revenant.hypercharge",
    ),
    (
        {"ships.Zenor shuttle": {"sector": "1", "crew": "1 captain"}},
        "ships.Zenor shuttle.crew: shuttles are not manned",
    ),
    ({"ships.frigate 1.crew": "2 captain"}, "ships.frigate 1.crew: only the crew of seat 1 mans this frigate"),
    ({**CALM, "ships.Zenor ark.crew": "1 captain"}, "ships.Zenor ark.crew: the Zenor ark is not in a sector"),
    ({"admirals.1.crew_used": ["cook"]}, "admirals.1.crew_used: there is no 'cook' here; there is captain, cadet 1"),
    ({"sectors.1.void": 7}, "sectors.1.void: 7 is not a whole number from 0 to 6"),
    ({"sectors.*.void": 5}, "there are 40 void ships on the board, but only 32 exist"),
    ({"sectors.2.data": 1}, "sectors.2.data: there is no planet for it at sector 2"),
    ({"admirals.1.rank": 4}, "admirals.1.rank: 4 is not a whole number from 0 to 3"),
    ({"admirals.1.tactics": 13}, "admirals.1.tactics: 13 is not a whole number from 0 to 12"),
    ({"admirals.1.residual": 3}, "admirals.1.residual: 3 is not a whole number from 0 to 2"),
    ({"admirals.1.influence.Zenor": 9}, "admirals.1.influence.Zenor: 9 is not a whole number from 0 to 8"),
    ({"admirals.*.arrival": 1}, "admirals.*.arrival: [1, 1, 1] must all differ"),
    ({"admirals.1.compartments.promote.corrupted": True}, "promote.corrupted: it has no corruption slot (REV-F-07.10)"),
    ({"admirals.1.compartments.cleanse.locked.energy": 1}, "cleanse.locked: nothing is locked in an uncorrupted"),
    (
        {"admirals.1.resources.material": 8},
        "admirals.1.resources: 11 resources, but the uncorrupted compartments hold 10",
    ),
    ({"tiles.Zenor": [3]}, "tiles.Zenor: 3 is none of the fields 2, 5 and 8"),
    ({"order": [1, 1, 2]}, "order: [1, 1, 2] does not name each seat from 1 to 3 once"),
    ({"cycle": 5}, "cycle: 5 is not a whole number from 1 to 4"),
    ({"phase": "lunch"}, "phase: there is no 'lunch' here; there is action, reset,"),
    ({"coming": ["supper"]}, "there is no scene 'supper'"),
    ({"defects.upper": "none"}, "defects.upper: there is always a defect in the upper space"),
    ({"defects.lower_token": "middle"}, "defects.lower_token: there is no 'middle' here; there is none, upper, lower"),
    ({"defects.upper": "DF7", "defects.upper_token": "lower"}, "defects.upper_token: a core's lower effect stays open"),
    ({"defects.lower": "none", "defects.lower_token": "upper"}, "defects.lower_token: there is no defect to protect"),
    ({"defects.upper_token": "upper", "defects.tokens_left": 3}, "1 protection tokens laid and 3 left, but 2 exist"),
    ({"radar": ["R01"]}, "radar.1: give a card and perhaps a shuttle"),
    ({"radar": [{"card": "R01"}] * 4}, "radar: at most three cards"),
    ({"radar": [{"card": "R01"}] * 2}, "radar: 'R01' is there twice"),
    ({"radar": [{"card": "R01", "shuttle": "Zenor ark"}]}, "radar.1.shuttle: the Zenor ark is no shuttle"),
    (
        {"radar": [{"card": "R12", "shuttle": "Zenor shuttle"}], "ships.Zenor shuttle.sector": "1"},
        "the Zenor shuttle was given to radar.1 and to a sector",
    ),
    (
        {"radar": [{"card": card, "shuttle": "Zenor shuttle"} for card in ("R11", "R12")]},
        "radar: the Zenor shuttle lies on two cards",
    ),
    ({"radar": [{"card": "R12"}], "chosen_radar": "R11"}, "chosen_radar: 'R11' is not among the open radar cards"),
    ({"colonies": ["CO1", "CO2"], "chosen_colony": "CO1"}, "chosen_colony: once 'Athenaeum' is chosen"),
    ({"colonies": ["CO1", "CO2", "CO3", "CO4"]}, "colonies: at most three lie open"),
    ({"piles.removed_colonies": ["CO1"]}, "piles.removed_colonies.1: give who and what"),
]


@pytest.mark.parametrize(("changes", "said"), MISTAKES, ids=[" ".join(changes) for changes, _ in MISTAKES])
def test_what_cannot_be_is_refused_in_words(changes: dict[str, Any], said: str) -> None:
    assert said in refusal(changes)


@pytest.mark.parametrize("scene", ["turn", "turn 4", "turn 0", "fight", "fight 9", "combat 1", "Turn 1"])
def test_unknown_scenes(scene: str) -> None:
    assert f"scene '{scene}'" in refusal({}, scene=scene)


def test_unknown_options_and_numbers_of_players() -> None:
    with pytest.raises(SetupError, match="for 1 to 4 players, not 5"):
        arrange(REVENANT, 5)
    with pytest.raises(SetupError, match="no edition 'beta'"):
        arrange(REVENANT, 3, edition="beta")
    with pytest.raises(SetupError, match="no parameter 'luck'"):
        arrange(REVENANT, 3, parameters={"luck": 1})


# ---- paths


def test_paths_count_from_one_and_may_mean_several() -> None:
    data = {"a": [{"x y": 1}, {"x y": 2}], "b": {"one": 1, "two": 2}}
    assert get(data, "a.2.x y") == 2
    assert get(data, "a.*.x y") == {"a.1.x y": 1, "a.2.x y": 2}
    assert get(data, "b.t*") == {"b.two": 2}
    put(data, "a.*.x y", 7)
    put(data, "b", {"one": 3})
    put(data, "a", {"2": {"x y": 9}})
    assert data == {"a": [{"x y": 7}, {"x y": 9}], "b": {"one": 3, "two": 2}}


# ---- when


def table() -> Match:
    return arrange(REVENANT, 3, {**CALM, "ships.Zenor ark.sector": "2", "admirals.1.hidden.*": 0}, "turn 1")


def test_lines_with_luck() -> None:
    match = table()
    tell(match, ["1 emergency action", "1 with captain", "* hidden Zenor", "1 take"])
    assert get(REVENANT.to_data(match.game), "admirals.1.hidden.Zenor") == 1


def test_luck_before_the_first_question() -> None:
    match = arrange(
        REVENANT,
        4,
        {"sectors.*.rift": False, "sectors.1.rift": True, "sectors.*.void": 0},
        "rift",
        script=["rift die 4"],
    )
    assert get(REVENANT.to_data(match.game), "sectors.1.void") == 3


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["man Zenor ark"], "'man Zenor ark': a line begins with the number of a seat, or with * for luck"),
        (["1"], "'1': a line begins with the number of a seat"),
        (["2 man Zenor ark"], "'2 man Zenor ark': it is seat 1 that is asked here"),
        (["1 man Zenor arc"], "'man Zenor arc' is not in this title's notation; allowed are: man Zenor ark,"),
        (["1 move to 3"], "'move to 3' is no answer to 'man' (REV-F-01.1.1); allowed are: man Zenor ark,"),
        (["1 man frigate 2"], "'man frigate 2' is refused by rule REV-F-01.1.2"),
        (["* hidden Zenor"], "'* hidden Zenor': no answer comes before this luck"),
    ],
)
def test_lines_that_are_refused(lines: list[str], said: str) -> None:
    match = table()
    before = match.save()
    with pytest.raises(IllegalAnswer) as caught:
        tell(match, lines)
    assert said in str(caught.value)
    assert match.save() == before


def test_luck_that_cannot_be() -> None:
    match = table()
    with pytest.raises(RecordError, match="'rift die 2' is not possible here; luck could give: hidden "):
        tell(match, ["1 emergency action", "1 with captain", "* rift die 2"])


def test_undo_lines() -> None:
    match = table()
    tell(match, ["1 man Zenor ark", "1 undo"])
    assert match.position == 0
    tell(match, ["1 emergency action", "1 with captain", "* hidden Zenor"])
    with pytest.raises(UndoRefused, match="luck has decided something since"):
        tell(match, ["1 undo"])
    tell(match, ["1 undo agreed"])
    assert match.question is not None
    assert match.question.name == "figure"
    with pytest.raises(IllegalAnswer, match="no luck in undoing"):
        tell(match, ["1 undo", "* hidden Zenor"])


# ---- then


def test_what_holds() -> None:
    match = table()
    then = Then(
        state={"ships.Zenor ark": {"sector": "2", "crew": "none"}, "admirals.1.hidden.*": 0, "chosen_colony": "none"},
        seat=1,
        question="man",
        options=["man Zenor ark", "man frigate 1", "man reinforcement", "man hypercharge", "emergency action"],
        offers=["man Zenor ark"],
        lacks=["man Yarvek ark"],
        refused={"man frigate 2": "REV-F-01.1.2"},
        over=False,
    )
    assert differences(match, then, None) == []


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (Then(state={"ships.Zenor ark.sector": "3"}), "ships.Zenor ark.sector: expected '3', got '2'"),
        (Then(state={"ships.Zenor ark": {"sector": "3"}}), "ships.Zenor ark.sector: expected '3', got '2'"),
        (Then(state={"admirals.*.rank": 1}), "admirals.1.rank: expected 1, got 0"),
        (Then(state={"sectors.1.rift": 1}), "sectors.1.rift: expected 1, got True"),
        (Then(state={"ships.Zenor arc.sector": "3"}), "path 'ships.Zenor arc.sector': there is no 'Zenor arc'"),
        (Then(state={"ships.Zenor ark": {"x": 1}}), "path 'ships.Zenor ark.x': there is no 'x'"),
        (Then(seat=2), "seat: expected 2, got 1"),
        (Then(question="bonus"), "question: expected 'bonus', got 'man'"),
        (Then(question="bonu"), "there is no question 'bonu'; there is ability, activate,"),
        (Then(over=True), "over: expected True, got False"),
        (Then(options=["emergency action"]), "options: expected ['emergency action'], got ['emergency action', 'man"),
        (Then(offers=["man Yarvek ark"]), "'man Yarvek ark' is not offered; offered are ['man Zenor ark'"),
        (Then(lacks=["man Zenor ark"]), "'man Zenor ark' is offered"),
        (Then(lacks=["man Zenor arc"]), "'man Zenor arc' is not in this title's notation"),
        (
            Then(refused={"man frigate 2": "REV-F-01.1.1"}),
            "'man frigate 2' should be refused by REV-F-01.1.1; refused are",
        ),
        (Then(error="no"), "expected an error with 'no', but nothing was refused"),
    ],
)
def test_what_does_not_hold(then: Then, said: str) -> None:
    found = differences(table(), then, None)
    assert any(text.startswith(said) for text in found), found


# ---- whole scenarios


def scenario(**more: Any) -> Scenario:
    given = {**CALM, "ships.Zenor ark.sector": "2"}
    return Scenario("revenant", "final", "a test", ["REV-F-01.1.1"], 3, scene="turn 1", given=given, **more)


def test_an_expected_error_is_that_of_the_last_line() -> None:
    refused = ["1 man Zenor ark", "1 with cadet 3"]
    assert run(scenario(when=refused, then=Then(error="cadet 3")), REVENANT) == []
    [found] = run(scenario(when=refused), REVENANT)
    assert found.startswith("refused: '1 with cadet 3': 'with cadet 3' is not in this title's notation")
    early = ["1 man Yarvek ark", "1 man Zenor ark"]
    [found] = run(scenario(when=early, then=Then(error="man Yarvek ark")), REVENANT)
    assert found.startswith("refused: '1 man Yarvek ark': ")


def test_steps_are_numbered_and_the_first_that_differs_is_told() -> None:
    steps = [Step(["1 with captain"], Then(question="man")), Step([], Then(seat=3))]
    [found] = run(scenario(when=["1 man Zenor ark"], then=Then(question="figure"), step=steps), REVENANT)
    assert found.startswith("step 2: question: expected 'man', got ")


def test_mistakes_of_the_set_up_are_told() -> None:
    wrong = scenario()
    wrong.given = {"ships.Zenor ark.sektor": "2"}
    assert run(wrong, REVENANT)[0].startswith("given: path 'ships.Zenor ark.sektor': there is no 'sektor'")
    wrong.given, wrong.players = {}, 7
    assert run(wrong, REVENANT) == ["given: Revenant is for 1 to 4 players, not 7"]
    assert run(scenario(when=["* hidden Zenor"]), REVENANT)[0].startswith("given: line 1 of the game: 'hidden Zenor'")


# ---- files

FILE = """
title = "revenant"
edition = "final"
about = "a test"
rules = ["REV-F-01.1.1"]
players = 3
scene = "turn 1"
when = ["1 emergency action"]
[given]
admirals.1.rank = 2
"admirals.2.rank" = 1
[then]
question = "figure"
[then.state]
"admirals.1.rank" = 2
admirals.2.rank = 1
[[step]]
when = ["1 undo"]
[step.then]
question = "man"
"""


def file(path: Path, old: str = "", new: str = "") -> Path:
    assert old in FILE
    where = path / "some.toml"
    where.write_text(FILE.replace(old, new, 1) if old else FILE, encoding="utf-8")
    return where


def test_a_file_is_read_and_runs(tmp_path: Path) -> None:
    assert run(read(file(tmp_path)), REVENANT) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players", "player", "the scenario: unknown key 'player'; known are title, edition, about, rules, players,"),
        ("question", "questions", "then: unknown key 'questions'; known are state, seat, question, options, offers,"),
        ("[step.then]", "[step.than]", "step 2: unknown key 'than'; known are when, then"),
        ('[step.then]\nquestion = "man"', '[step.then]\nasked = "man"', "step 2: then: unknown key 'asked'; known are"),
        ("players = 3", "", "Object missing required field `players`"),
        ("players = 3", 'players = "3"', "Expected `int`, got `str` - at `$.players`"),
        ("players = 3", "players 3", "Expected '=' after a key"),
        ('when = ["1 emergency action"]', 'when = "1 emergency action"', "Expected `array`, got `str` - at `$.when`"),
        ("[then]", "[given.cycle]\n[[then]]", "then: [{'question': 'figure'"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = file(tmp_path, old, new)
    with pytest.raises(ScenarioError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert said in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="nowhere"):
        read(tmp_path / "nowhere.toml")


def test_turned_parameters_widen_what_can_be_given() -> None:
    assert state({"sectors.1.void": 8}, parameters={"void_limit": 8})["sectors"]["1"]["void"] == 8
