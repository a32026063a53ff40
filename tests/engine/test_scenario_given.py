"""What a scenario gives: thing by thing, in states in which everything exists once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.arranged import CALM, REVENANT, refusal, state

from farflung.engine.scenario import ScenarioError, arrange, get
from farflung.engine.title import Setup
from farflung.games import title

NAMES = REVENANT.names(Setup(title="revenant", edition="final", seats=["Mara", "Jonas", "Ines"]))
HOUSES = NAMES.house
CORE_DEFECTS = [name for number, name in enumerate(NAMES.defect) if NAMES.belongs("core_defect", number)]


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
    assert set(piles["core_defects"]) <= set(CORE_DEFECTS)
    assert not set(piles["defects"]) & set(CORE_DEFECTS)
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


def test_turned_parameters_widen_what_can_be_given() -> None:
    assert state({"sectors.1.void": 8}, parameters={"void_limit": 8})["sectors"]["1"]["void"] == 8


# ---- what is given counts as given, also if the set-up had it


def test_a_card_that_a_place_has_anyway_is_given_to_it_all_the_same() -> None:
    hand = state({})["admirals"][0]["hand"]
    assert state({"admirals.1.hand": hand})["admirals"][0]["hand"] == hand
    said = refusal({"admirals.1.hand": hand, "admirals.2.hand": hand[:1]})
    assert "admirals.1.hand" in said
    assert "admirals.2.hand" in said
    said = refusal({"admirals.1.hand.2": hand[1], "admirals.2.hand": [hand[1]]})
    assert "admirals.1.hand" in said
    data = state({"admirals.1.hand.2": hand[1], "admirals.2.hand": hand[:1]})  # of the others none was given
    assert data["admirals"][1]["hand"] == hand[:1]
    assert hand[1] in data["admirals"][0]["hand"]
    check_whole(data)


@pytest.mark.parametrize(
    ("path", "others_path"),
    [
        ("admirals.1.captain", "admirals.2.captain"),
        ("admirals.1.agendas", "admirals.2.agendas"),
        ("radar.1.card", "radar.2.card"),
        ("defects.lower", "defects.upper"),
        ("sectors.1.planet", "sectors.4.planet"),
    ],
)
def test_what_two_places_are_given_is_refused_even_if_one_has_it(path: str, others_path: str) -> None:
    mine = get(state({}), path)
    check_whole(state({others_path: mine}))
    assert refusal({path: mine, others_path: mine})


def test_numbers_and_scenes_that_are_given_stay() -> None:
    calm = state({})
    order = list(reversed(calm["order"]))
    assert state({"order": order, "coming": calm["coming"]})["coming"] == calm["coming"]
    assert state({"order": order})["coming"] != calm["coming"]
    assert "tokens" in refusal({"defects.tokens_left": 2, "defects.upper_token": "upper"})
    planet = next(sector for sector, here in calm["sectors"].items() if here["data"])
    gone = {f"sectors.{planet}.data": 1, f"sectors.{planet}.planet": "none"}  # a planet takes its data with it
    assert state(gone)["sectors"][planet]["data"] == 0


def test_a_shuttle_that_is_given_stays_on_its_radar_card() -> None:
    """Without a word about it the new card brings its printed shuttle."""
    lying = next((number, entry) for number, entry in enumerate(state({})["radar"], 1) if entry["shuttle"])
    number, entry = lying
    free = next(name for name in NAMES.radar if name in state({})["piles"]["radar"])
    given = {f"radar.{number}.card": free, f"radar.{number}.shuttle": entry["shuttle"]}
    assert state(given)["radar"][number - 1] == {"card": free, "shuttle": entry["shuttle"]}
    assert "to a sector" in refusal({**given, f"ships.{entry['shuttle']}.sector": "2"})


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("piles.operations.cadet", "piles.operations.cadet is what is nowhere else"),
        ("piles.planets", "piles.planets is what is nowhere else"),
        ("piles.hidden.Zenor", "piles.hidden is what is nowhere else"),
        ("power.Zenor", "power: it follows from the ships"),
    ],
)
def test_what_follows_from_the_rest_cannot_be_given_not_even_as_it_is(path: str, said: str) -> None:
    assert said in refusal({path: get(state({}), path)})


def test_the_prototypes_agenda_is_the_given_one() -> None:
    data = REVENANT.to_data(arrange(REVENANT, 2, edition="prototype").origin)
    agenda = data["admirals"][0]["agenda"]
    other = "The Envoy" if data["admirals"][0]["captain"] not in ("The Envoy", "The Broker") else "The Mentor"
    crews = {"admirals.1.captain": other, "admirals.2.captain": "The Vanguard"}
    arrange(REVENANT, 2, crews, edition="prototype")  # another agenda of its class comes with the captain
    with pytest.raises(ScenarioError, match=r"admirals\.1\.agenda"):
        arrange(REVENANT, 2, {**crews, "admirals.1.agenda": agenda}, edition="prototype")


def test_so_it_is_in_the_other_titles() -> None:
    helionox, xodus = title("helionox"), title("xodus")
    first = helionox.to_data(arrange(helionox, 2, edition=helionox.editions[0]).origin)["players"][0]["architect"]
    arrange(helionox, 2, {"players.2.architect": first}, edition=helionox.editions[0])
    both = {"players.1.architect": first, "players.2.architect": first}
    with pytest.raises(ScenarioError, match="architect"):
        arrange(helionox, 2, both, edition=helionox.editions[0])
    ship = xodus.to_data(arrange(xodus, 1, edition="first").origin)["crew"][0]
    level = {f"ships.{ship}.level": 2}
    for changes, exp_stays in ((level, False), ({**level, f"ships.{ship}.exp": 0}, True)):
        data = xodus.to_data(arrange(xodus, 1, changes, edition="first").origin)
        assert (data["ships"][ship]["exp"] == 0) is exp_stays
