"""What a scenario cannot give is refused, in words that say what is wrong and what there is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine.arranged import CALM, REVENANT, refusal

from farflung.engine.scenario import arrange
from farflung.engine.title import SetupError

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
    ({"admirals.1.agendas": ["PA1", "FA1"]}, "admirals.1.agendas: give a fleet agenda and a personal agenda, such as"),
    ({"admirals.1.agendas": ["FA1"]}, "admirals.1.agendas: give a fleet agenda and a personal agenda, such as"),
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
    ({"piles.operations.cadet": []}, "piles.operations.cadet is what is nowhere else"),
    ({"piles.planets": []}, "piles.planets is what is nowhere else"),
    ({"piles.hidden.Zenor": 0}, "piles.hidden is what is nowhere else"),
    ({"admirals.1.hidden.Zenor": 10}, "admirals.1.hidden.Zenor: 10 is not a whole number from 0 to 9"),
    (
        {"admirals.*.hidden.Zenor": 0, "admirals.1.hidden.Zenor": 5, "admirals.2.hidden.Zenor": 5},
        "there are 10 of 'Zenor', but only 9 exist: 5 in admirals.1.hidden, 5 in",
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
    ({"colonies": ["CO1", "CO2", "CO3", "CO4"]}, "colonies: at most 3 lie open"),
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
