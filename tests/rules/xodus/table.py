"""A small table for the tests of the rules: a calm galaxy that is always the same, and a hand to play in it.

    table = sit({"stack.top": "Open Sky"})
    table.do("probe NW")
    assert table.at("systems.Open Sky.on_map") and table.at("ships.Warship.actions") == 2

`sit` lays out the calm galaxy, makes the given changes and plays the named scene first. Without one it is the turn of
the Warship ("turn: Warship"): the question "action". `scene=""` leaves the team to say who acts ("activate"), any
other scene is named as in `coming`: scene="corruption", scene="damage roll: Warship, strain", scene="end of round".
Luck before the first question: sit(..., luck=("rolls miss",)).

The calm galaxy, with the four ships of CREW flown by one captain (so nobody has to consent):

    N of the start   Quiet Reach (Allied, Exploration), and N of that Blue Eddy (Allied, Exploration, wormhole)
    the start        Weeping Star (Corrupted, Rift, open on all sides); SW and NW of it are empty
    NE of it         Haven Prime (Allied, Ally not met yet, Exploration)
    SE of it         Picket Line (Enemy System, one Enemy, not pacified, Exploration)
    S of it          Glass Moons (Allied, Signal 3 face down, its Key lies there)

All but Blue Eddy have one lane, to Weeping Star; Quiet Reach has two. The Warship is at Weeping Star, the others are at
Quiet Reach. Ships have the numbers of their boards (BOARDS), 1 Energy, 1 Scrap, level 1, and no Mods, so nothing asks
before a roll; round 1, Action Phase, nobody acted; no opponents, Corruption on space 0. The Enemy deck has the four
cards of level 1: luck names one, "* enemy Scrap Hulk". The next tile of the stack is a Corrupted System, for its group
has nothing else left; "stack.top" puts a known tile on top.

    sit(..., players=2)         two captains: seat 1 has the Warship and the Proto-ship, seat 2 the other two (CREW)
    sit(..., crew=("Warship", "Pirate Ship", "Drone Specialist"))    three ships make a three-ship game
    sit(..., difficulty="heroic", nightmare="yes", parameters={"awakening": 9})
    sit(..., bare="Maw of Sethis")    no calm galaxy: only this tile, with all ships on it
    explore("Distress Call", "Warship", "Explorer")    a Fleet that has just turned up this Exploration at Blue Eddy
    fresh(2, seed=3)            no calm galaxy: a new game from its set-up on

Values to give, to be joined with |:

    here("Explorer")                        ships that start where the Warship is (Weeping Star)
    ship("Warship", scraps=5, health=2)     fields of a ship (health above the board's: give markers too)
    tile("Open Sky", -1, 0)                 a tile comes onto the map (q, r; turned=...; NW of the start is -1, 0)
    foe("Raider Pack", "Picket Line")       an Enemy or Avatar (AZKAREL, NYX, MORRIGAL, UR_KHAN) on the map
    signal(3, "Ancient ...", at=..., ...)   the face-up card of a Signal; signal(1, ...) also lays its tile SW
    ally("Council Remnant", wares=[...])    the Ally of Haven Prime, met; at=...

Answers are told by `do`, luck after its answer with a star; `dice("hit", "miss")` writes the luck of two dice:
do("roll", *dice("hit", "special")). An option that is the only one is taken by itself. What happened is told in
notation: table.log() == [..., "Warship die 1 hit", ...], table.log("XOD-10.1") only what that rule said.
"""

from __future__ import annotations

import copy
from typing import Any, cast

from tests.rules.played import Played

from farflung.engine.core import Dice
from farflung.engine.given import Before
from farflung.engine.match import Match
from farflung.engine.scenario import put
from farflung.engine.title import Setup
from farflung.games.xodus.state import Xodus
from farflung.games.xodus.title import XodusTitle

XODUS = XodusTitle()
CREW = ("Warship", "Battlecruiser", "Proto-ship", "Explorer")
TRACK = {"four_ships_red_1": 6, "four_ships_red_2": 10, "four_ships_red_3": 13}
TRACK |= {"three_ships_red_1": 6, "three_ships_red_2": 11}
"""The red spaces of these tables, wherever the game has them."""
SPEED = {"avatar_movement": 1}
"""Avatars of these tables go 1, 1, 1, 2, 2 or 3 Systems by the faces of their die, wherever they do in the game."""
# name: Health, Actions
BOARDS = {
    "Warship": (8, 3),
    "Battlecruiser": (9, 3),
    "Proto-ship": (7, 3),
    "Explorer": (6, 4),
    "Pirate Ship": (6, 4),
    "Drone Specialist": (6, 3),
}
START = "Weeping Star"
REFUGE = "Quiet Reach"
# name: q, r, turned
MAP = {
    START: (0, 0, 0),
    REFUGE: (0, -1, 0),
    "Blue Eddy": (0, -2, 1),
    "Haven Prime": (1, -1, 0),
    "Picket Line": (1, 0, 1),
    "Glass Moons": (0, 1, 0),
}
SIGNAL_TILES = ["Cradle of Ashes", "Last Observatory", "Glass Moons", "Throne of Dust"]
AZKAREL, NYX, MORRIGAL, UR_KHAN = AVATARS = (
    "Azkarel the Devourer",
    "Nyx the Silencer",
    "Morrigal the Defiler",
    "Ur-Khan the Bulwark",
)

# Answers that change as little as possible, in the order of preference.
PASSIVE = ["go on", "done", "end turn", "refuse", "stop", "nothing", "no option", "offensive"]


# ---- values to give


def ship(name: str, **fields: Any) -> dict[str, Any]:
    return {f"ships.{name}.{field}": value for field, value in fields.items()}


def here(*names: str, at: str = START) -> dict[str, Any]:
    """These ships are at the Warship's System, or another."""
    return {f"ships.{name}.system": at for name in names}


def tile(name: str, q: int, r: int, turned: int = 0, **fields: Any) -> dict[str, Any]:
    """The tile lies on the map, turned by so many clockwise sixths."""
    return {f"systems.{name}": {"on_map": True, "q": q, "r": r, "turned": turned, **fields}}


def foe(name: str, system: str, **fields: Any) -> dict[str, Any]:
    return {f"foes.{name}": {"system": system, **fields}}


def signal(slot: int, card: str, **fields: Any) -> dict[str, Any]:
    """The card of a Signal, face up; its tile lies on the map (all but the third SW of the start)."""
    given = {f"signals.{slot}": {"card": card, "state": "open", **fields}}
    return given if slot == 3 else tile(SIGNAL_TILES[slot - 1], -1, 1, {1: 2, 2: 0, 4: 1}[slot]) | given


def ally(name: str, wares: list[str] | None = None, at: str = "Haven Prime", used: bool = False) -> dict[str, Any]:
    """An Ally that has been met."""
    return {f"allies.{name}": {"system": at, "wares": wares or [], "used": used}}


def fleet(leader: str, *others: str) -> dict[str, Any]:
    """A Fleet that exists already, where its leader is at the start; its turn is begun with scene "act"."""
    members = {f"ships.{name}.fleet": leader for name in (leader, *others)}
    return here(*others) | members | {"turn.leader": leader}


def dice(*faces: str) -> list[str]:
    """The luck of dice, in the order in which they are rolled: ship by ship in the order of the crew."""
    return [f"* rolls {face}" for face in faces]


def calm_galaxy(crew: tuple[str, ...], players: int, bare: str) -> dict[str, Any]:
    """The changes that turn a random set-up into the calm galaxy, or into this one tile."""
    given: dict[str, Any] = {"crew": list(crew), "systems.*.on_map": False, "coming": ["action phase"]}
    for name, (q, r, turned) in ({bare: (0, 0, 0)} if bare else MAP).items():
        given |= tile(name, q, r, turned)
    for place, name in enumerate(crew):
        health, actions = BOARDS[name]
        given |= ship(
            name,
            owner=place % players + 1,
            system=bare or (START if place == 0 else REFUGE),
            mods=[],
            health=health,
            markers=health,
            energy=1,
            energy_markers=1,
            scraps=1,
            actions=actions,
        )
    return given


def sit(
    given: dict[str, Any] | None = None,
    scene: str | None = None,
    players: int = 1,
    crew: tuple[str, ...] = CREW,
    luck: tuple[str, ...] | list[str] = (),
    bare: str = "",
    parameters: dict[str, int] | None = None,
    rules: int = 0,
    **options: Any,
) -> Table:
    """A table with the calm galaxy, the given changes, and the named scene to be played first."""
    whole = calm_galaxy(crew, players, bare)
    for path, value in (given or {}).items():
        whole.pop(path, None)  # a given path comes after those of the calm galaxy
        whole[path] = value
    if players < 4:
        options = {"ships": {3: "three", 4: "four"}[len(crew)], **options}
    if scene is None:
        scene = f"turn: {crew[0]}"
    return Table(_arrange(whole, scene, players, options, TRACK | SPEED | (parameters or {}), luck, rules))


def _arrange(
    given: dict[str, Any],
    scene: str,
    players: int,
    options: dict[str, str],
    parameters: dict[str, int],
    luck: tuple[str, ...] | list[str],
    rules: int,
) -> Match:
    """As `arrange` of the scenarios, but the crew comes first, so that what is given to a newcomer counts."""
    seats = [f"Player {seat + 1}" for seat in range(players)]
    setup = Setup(title="xodus", edition="first", seats=seats, options=options, parameters=parameters, rules=rules)
    game = XODUS.new_game(setup)
    XODUS.play_setup(game, Dice(1))
    data = XODUS.to_data(game)
    before = copy.deepcopy(data)
    XODUS.settle(data, Before(before, put(data, "crew", given["crew"])), setup)
    before = copy.deepcopy(data)
    paths = [set_path for path, value in given.items() for set_path in put(data, path, value)]
    if scene:
        data["coming"].append(scene)
    XODUS.settle(data, Before(before, paths), setup)
    notation = XODUS.notation(setup)
    script = [notation.code(line.removeprefix("* ")) for line in luck]
    return Match(XODUS, setup, 1, XODUS.from_data(data, setup), script)


def explore(
    card: str, *ships: str, given: dict[str, Any] | None = None, luck: list[str] | None = None, **more: Any
) -> Table:
    """The first ship (the Warship) explores Blue Eddy, the others in its Fleet, and turns up the card.

    The rest of the crew is at Glass Moons. `luck` is what the card rolls at once.
    """
    ships = ships or CREW[:1]
    crew = (*ships, *[name for name in BOARDS if name not in ships])[:4]
    spots = here(*ships, at="Blue Eddy") | here(*crew[len(ships) :], at="Glass Moons")
    table = sit(spots | (given or {}), crew=crew, **more)
    for other in ships[1:]:
        table.do(f"take in {other}")
    return table.do("explore", f"* exploration {card}", *(luck or []))


def fresh(players: int = 1, seed: int = 1, parameters: dict[str, int] | None = None, **options: Any) -> Table:
    """A new game from its set-up on, by the seed."""
    seats = [f"Player {seat + 1}" for seat in range(players)]
    setup = Setup(title="xodus", edition="first", seats=seats, options=options, parameters=parameters or {})
    return Table(Match(XODUS, setup, seed))


class Table(Played):
    passive = PASSIVE

    def lacks(self, *answers: str) -> bool:
        """None of these is offered."""
        return not any(self.offers(answer) for answer in answers)

    def ship(self, name: str, *fields: str) -> Any:
        """Fields of a ship: ship("Warship", "health") or a tuple of several."""
        values = self.at(f"ships.{name}")
        return values[fields[0]] if len(fields) == 1 else tuple(values[field] for field in fields)

    def where(self, name: str) -> str:
        """The System of a ship, Enemy or Avatar."""
        return str(self.at(f"ships.{name}.system" if name in BOARDS else f"foes.{name}.system"))

    def foes(self) -> dict[str, int]:
        """Opponents on the map and their Health."""
        return {name: entry["health"] for name, entry in self.at("foes").items() if entry["system"] is not None}

    def systems(self) -> list[str]:
        """The Systems on the map."""
        return [name for name, entry in self.at("systems").items() if entry["on_map"]]

    def rifts(self) -> list[str]:
        """The Systems with an open Rift."""
        game = cast(Xodus, self.match.game)
        return [tile.name for tile in game.content.tiles if game.rifts >> tile.index & 1]

    def in_combat(self) -> bool:
        return bool(self.at("combat.foes"))

    def won(self) -> bool:
        return bool(XODUS.winners(self.match.game))

    def log(self, rule: str = "") -> list[str]:
        """What happened, in order, in notation; only what the rule said, if one is given."""
        return [self.match.notation.text(e.code) for e in self.match.events if rule in ("", e.rule)]

    def order_of(self, *texts: str) -> list[str]:
        """These events in the order in which they happened."""
        return [text for text in self.log() if text in texts]
