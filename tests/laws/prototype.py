"""The laws for the prototype edition of Revenant: its set-ups, what a seat shows, and what its box conserves."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.laws.setup import LawSetup, all_there

from farflung.games.revenant.prototype.verbs import AGENDA_REVEALED
from farflung.games.revenant.verbs import PLAYED

SETUPS = [
    LawSetup("revenant", "prototype", 1, 480, (("difficulty", "easy"),)),
    LawSetup("revenant", "prototype", 1, 480, (("difficulty", "medium"),)),
    LawSetup("revenant", "prototype", 1, 480, (("difficulty", "hard"),)),
    LawSetup("revenant", "prototype", 2, 960),
    LawSetup("revenant", "prototype", 3, 1440),
    LawSetup("revenant", "prototype", 4, 1920),
]
SHOWS = frozenset([PLAYED, AGENDA_REVEALED])

SECTORS = tuple(str(sector) for sector in range(1, 9))
CENTRE = ("N", "E", "S", "W")
SLOTS = {"ark": 3, "fighter": 1, "dropship": 1, "civilian": 0}


def between_scenes(data: Any, things: dict[str, Counter[str]]) -> None:
    """REV-P-C.1 to C.4: what holds when nothing is in anybody's fingers."""
    cards(data, things)
    crew(data)
    for admiral in data["admirals"]:
        frigate_board(admiral)
    if "crew" in data:
        lines(data)


def at_any_time(data: Any) -> None:
    ships(data)
    board(data)
    if data["phase"] != "setup":
        tracks(data)


def cards(data: Any, things: dict[str, Counter[str]]) -> None:
    """REV-P-C.3: each card of each kind is in one place; GAP-A-05, CON-P-01: 9 hidden influence cards of each house."""
    all_there(things, {"card": 90, "planet": 24, "sonar": 7, "tile": 8, "colony": 7})
    assert things["house"] == Counter(dict.fromkeys(data["power"], 9))
    captains = [admiral["captain"] for admiral in data["admirals"] if admiral["captain"]]
    assert len(set(captains)) == len(captains)


def ships(data: Any) -> None:
    """REV-P-C.1, 7.1, 2.2.2, 4.6, 4.13"""
    house_ships = {name: ship for name, ship in data["ships"].items() if not name.startswith("frigate ")}
    assert len(house_ships) == 28
    for name, ship in data["ships"].items():
        frigate = name not in house_ships
        kind = "frigate" if frigate else name.split()[1]
        if ship["sector"] == "supply":
            assert ship == {**ship, "damage": 0, "corrupted": False, "landed": False, "crew": "none"}, name
            assert not frigate or data["phase"] == "setup", name
            continue
        inner = CENTRE if frigate and "crew" not in data else ()
        assert ship["sector"] in (*SECTORS, *inner), f"{name} in {ship['sector']}"
        assert 0 <= ship["damage"] <= SLOTS.get(kind, 0), name
        if kind in ("civilian", "frigate"):
            assert not ship["corrupted"], name
        if kind == "civilian":
            assert ship["crew"] == "none", name
        if ship["landed"]:
            assert kind in ("dropship", "frigate"), name
            assert data["sectors"][ship["sector"]]["planet"], name
    for house, power in data["power"].items():
        on_map = [n for n, s in house_ships.items() if n.split()[0] == house and s["sector"] != "supply"]
        assert power == len(on_map), f"{house} has power {power} and {len(on_map)} ships"


def board(data: Any) -> None:
    """REV-P-1.7, C.1, GAP-P-02"""
    void = [data["sectors"][sector]["void"] for sector in SECTORS]
    assert sum(void) <= 32
    assert all(0 <= n <= 7 for n in void), void
    assert sum(data["sectors"][sector]["rift"] for sector in SECTORS) <= 4
    for sector in SECTORS:
        here = [n for n, s in data["ships"].items() if s["sector"] == sector and not n.startswith("frigate ")]
        assert len(here) <= 5, f"{len(here)} house ships in sector {sector}"
        values = data["sectors"][sector]
        assert values["absorbers"] >= 0
        assert 0 <= values["data"] <= 1
        assert values["planet"] or not values["data"], "data without a planet"
    assert min(data["centre"].values()) >= 0
    assert 0 <= data["revenant"]["damage"] <= 5
    assert 0 <= data["revenant"]["data"] <= 2


def crew(data: Any) -> None:
    """Each crew member stands on one space at most, and one that stands somewhere is used."""
    placed = [ship["crew"] for ship in data["ships"].values()]
    placed += [data["revenant"]["deploy"], data["revenant"]["hyperjump"]]
    members = [member for member in placed if member != "none"]
    assert len(set(members)) == len(members), members
    for member in members:
        who, _, figure = member.partition(" ")
        if who != "council":
            assert figure in data["admirals"][int(who) - 1]["crew_used"], member
    for name, ship in data["ships"].items():
        if name.startswith("frigate ") and ship["crew"] != "none":
            assert ship["crew"].startswith(name.removeprefix("frigate ")), "a player on another's frigate"


def frigate_board(admiral: Any) -> None:
    """GAP-P-04, REV-P-2.3.6, 2.5.7, 2.14.6, GAP-P-05, REV-P-1.13"""
    assert min(admiral["resources"].values()) >= 0
    corrupted = [name for name, compartment in admiral["compartments"].items() if compartment["corrupted"]]
    for name, compartment in admiral["compartments"].items():
        locked = sum(compartment["locked"].values())
        assert min(compartment["locked"].values()) >= 0
        assert locked <= (2 if name in corrupted else 0), f"{locked} resources locked in {name}"
    assert sum(admiral["resources"].values()) <= 12 - 2 * len(corrupted)
    assert 0 <= admiral["residual"] <= 2
    assert 0 <= admiral["data"] <= 2
    assert all(len(cards) <= 3 for cards in admiral["cadets"])
    assert len(admiral["frigate_cards"]) <= 5
    assert len(admiral["hand"]) <= 8
    assert 1 <= admiral["level"] <= 4
    assert not admiral["slots_met"] or admiral["agenda_shown"]


def tracks(data: Any) -> None:
    """REV-P-6.1, 6.2, GAP-P-03, GAP-P-21"""
    seats = len(data["admirals"])
    assert data["order"] == [(data["order"][0] - 1 + step) % seats + 1 for step in range(seats)]
    for admiral in data["admirals"]:
        assert all(0 <= n <= 8 for n in admiral["influence"].values())
        assert 0 <= admiral["tactics"] <= 12
        for house, tokens in data["rewards"].items():
            assert set(tokens) <= {2, 5, 8}
            assert all(step > admiral["influence"][house] for step in tokens), "a reward left lying"


def lines(data: Any) -> None:
    """REV-P-9.1.12: every house ship stands in the line of its sector."""
    for sector in SECTORS:
        here = [n for n, s in data["ships"].items() if s["sector"] == sector and not n.startswith("frigate ")]
        assert sorted(data["crew"]["line"][sector]) == sorted(here), f"line of sector {sector}"
