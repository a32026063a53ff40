"""A small table for the tests of the rules: a calm board that is always the same, and a hand to play on it.

    table = sit({"admirals.1.resources": stock(material=3)})
    table.man("Yarvek ark").do("choose Fabrication", "deploy Zenor shuttle", "place in 2")
    assert table.at("ships.Zenor shuttle.sector") == "2"

`sit` lays out the calm board, makes the given changes and, if a scene is named, plays that scene first. Without one,
seat 1 is asked to man a ship: the action phase begins, with the turn order 1, 2, 3.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import pytest

from farflung.engine.core import first, second, third, verb_of
from farflung.engine.match import IllegalAnswer, Match
from farflung.engine.scenario import arrange, get, tell
from farflung.games import title
from farflung.games.revenant import verbs

REVENANT = title("revenant")
HOUSES = ["Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor", "Novaris", "Dunlork"]
RESOURCES = ["material", "energy", "science", "neutronium"]
COMPARTMENTS = ["promote", "affiliate", "cleanse", "activate", "gain"]
SECTORS = ["1", "2", "3", "4", "5", "6", "7", "8"]
EVENT_NAMES = {
    number: name.lower() for name, number in vars(verbs).items() if isinstance(number, int) and number >= 120
}

# Answers that change as little as possible, in the order of preference.
PASSIVE = ["skip", "done", "end turn", "stay", "cease fire", "keep", "house influence", "ship effect"]

# The calm board (GAP-F-01, with the random parts fixed, and nothing corrupted but each Gain compartment).
SHIPS = {
    "Fenrax ark": "1", "Fenrax fighter": "3", "Shiveus ark": "3", "Shiveus fighter": "5",
    "Yarvek ark": "3", "Yarvek dropship": "2", "Belitan ark": "4", "Belitan dropship": "4",
    "Zenor ark": "6", "Zenor fighter": "6", "Novaris ark": "7", "Novaris fighter": "7",
    "Dunlork ark": "7", "Dunlork dropship": "8",
}  # fmt: skip
FRIGATES = ["5", "3", "7", "1"]
PLANETS = {"1": "Ossuary Reach", "4": "Halcyon Drift", "6": "Whisper Basin"}
CAPTAINS = ["The Vanguard", "The Mentor", "The Pathfinder", "The Envoy"]


class Happened(NamedTuple):
    """An event: its rule, its name (the verb), its numbers (seats count from 0), and who may see it (-1: everyone)."""

    rule: str
    what: str
    a: int
    b: int
    c: int
    audience: int


def stock(material: int = 0, energy: int = 0, science: int = 0, neutronium: int = 0) -> dict[str, int]:
    """Resources, as they are given and as they are expected."""
    return {"material": material, "energy": energy, "science": science, "neutronium": neutronium}


def corrupt(*compartments: str, seat: int = 1) -> dict[str, Any]:
    """Exactly these compartments of the seat's frigate board are corrupted."""
    return {f"admirals.{seat}.compartments.{name}.corrupted": name in compartments for name in COMPARTMENTS}


def crowd(sector: str, house_ships: int) -> dict[str, Any]:
    """Fills the sector up to so many house ships with ships from the calm board's supply."""
    spare = [f"{house} {kind}" for kind in ("shuttle", "fighter", "dropship") for house in HOUSES]
    spare = [ship for ship in spare if ship not in SHIPS]
    missing = house_ships - sum(place == sector for place in SHIPS.values())
    assert 0 <= missing <= len(spare)
    return {f"ships.{ship}.sector": sector for ship in spare[:missing]}


def calm_board(players: int) -> dict[str, Any]:
    """The changes that turn a random set-up into the calm board."""
    given: dict[str, Any] = {"order": list(range(1, players + 1)), "radar": [], "defects.lower": "Hull Rupture"}
    given["radar"] = [{"card": card, "shuttle": None} for card in ("R10", "R11", "R12")]
    given["defects.upper"] = "Scrambled Archives"
    turns = [f"turn {seat}" for _ in range(3) for seat in range(1, players + 1)]
    given["coming"] = ["combat", "reset", *reversed(turns)]
    for house in HOUSES:
        for kind in ("ark", "fighter", "dropship", "shuttle"):
            ship = f"{house} {kind}"
            given[f"ships.{ship}.sector"] = SHIPS.get(ship, "supply")
            given[f"ships.{ship}.corrupted"] = False
            given[f"ships.{ship}.landed"] = False
            given[f"ships.{ship}.crew"] = "none"
    for sector in SECTORS:
        given[f"sectors.{sector}.planet"] = PLANETS.get(sector)
        given[f"sectors.{sector}.data"] = 1 if sector in PLANETS else 0
    for kind in ("cadet", "frigate", "directive"):
        given[f"piles.discards.{kind}"] = []
    for seat in range(1, players + 1):
        given[f"ships.frigate {seat}.sector"] = FRIGATES[seat - 1]
        admiral = f"admirals.{seat}"
        given[f"{admiral}.captain"] = CAPTAINS[seat - 1]
        given[f"{admiral}.hand"] = []
        given[f"{admiral}.arrival"] = seat
        given[f"{admiral}.data"] = 0
        for house in HOUSES:
            given[f"{admiral}.hidden.{house}"] = 0
            given[f"{admiral}.influence.{house}"] = 0
        for resource in RESOURCES:
            given[f"{admiral}.resources.{resource}"] = 1
    for house in HOUSES:
        given[f"tiles.{house}"] = [2, 5, 8]
    return given


def sit(given: dict[str, Any] | None = None, scene: str = "", players: int = 3, luck: tuple[str, ...] = ()) -> Table:
    """A table with the calm board, the given changes, and the named scene to be played first."""
    whole = calm_board(players)
    for path, value in (given or {}).items():
        whole.pop(path, None)  # a given path comes after those of the calm board
        whole[path] = value
    for sector, planet in PLANETS.items():  # a planet given to another sector leaves its calm one
        if any(whole[f"sectors.{other}.planet"] == planet for other in SECTORS if other != sector):
            if f"sectors.{sector}.planet" not in (given or {}):
                whole |= {f"sectors.{sector}.planet": None, f"sectors.{sector}.data": 0}
    return Table(arrange(REVENANT, players, whole, scene, script=luck))


class Table:
    """A match, with answers given for whoever is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # ---- when

    def do(self, *lines: str) -> Self:
        """Answers, each followed by its luck if that matters: do("part 1", "draw cadet", "* card Helm Ace")."""
        number = 0
        while number < len(lines):
            luck = number + 1
            while luck < len(lines) and lines[luck].startswith("* "):
                luck += 1
            assert self.match.question is not None, f"the game is over, nobody asked for '{lines[number]}'"
            tell(self.match, [f"{self.seat} {lines[number]}", *lines[number + 1 : luck]])
            number = luck
        return self

    def man(self, ship: str, figure: str = "cadet 1", *luck: str) -> Self:
        """Steps 1: a ship, 'reinforcement' or 'hypercharge', with a figure; luck is what step 2 draws."""
        return self._crew(f"man {ship}", figure, luck)

    def emergency(self, figure: str = "cadet 1", *luck: str) -> Self:
        return self._crew("emergency action", figure, luck)

    def _crew(self, answer: str, figure: str, luck: tuple[str, ...]) -> Self:
        used = self.at(f"admirals.{self.seat}.crew_used")
        last = len(used) == 2 and figure not in used  # an only option is taken without asking
        return self.do(answer, *luck) if last else self.do(answer, f"with {figure}", *luck)

    def until(self, *questions: str) -> Self:
        """Declines everything, or takes the first option, until one of these questions is asked."""
        while self.asked not in questions:
            assert self.match.question is not None, f"the game ended before anybody was asked {questions}"
            self.decline()
        return self

    def finish_turn(self) -> Self:
        """Declines whatever is left of the current scene, mostly a turn."""
        start = self.match.start
        while self.match.start is start and self.match.question is not None:
            self.decline()
        return self

    def decline(self) -> Self:
        options = self.options()
        return self.do(next((answer for answer in PASSIVE if answer in options), options[0]))

    # ---- then

    @property
    def asked(self) -> str:
        """The name of the question, or '' when the game is over."""
        return self.match.question.name if self.match.question else ""

    @property
    def seat(self) -> int:
        assert self.match.question is not None
        return self.match.question.seat + 1

    def options(self, verb: str = "") -> list[str]:
        """What is offered; with a verb only the options that begin with it, without it: options("move to")."""
        assert self.match.question is not None
        texts = [self.match.notation.text(code) for code in self.match.question.options]
        return [text.removeprefix(verb).strip() for text in texts if text.startswith(verb)]

    def refused(self) -> dict[str, str]:
        """What is refused, and by which rule."""
        assert self.match.question is not None
        return {self.match.notation.text(code): rule for code, rule in self.match.question.refused}

    def offers(self, answer: str) -> bool:
        return answer in self.options()

    def refuses(self, answer: str, rule: str) -> bool:
        """The answer is not offered, the rule is named, and giving it anyway changes nothing."""
        if answer in self.options() or self.refused().get(answer) != rule:
            return False
        with pytest.raises(IllegalAnswer, match=rule):
            self.do(answer)
        return True

    def at(self, path: str) -> Any:
        """The value at a path of the state, as the whole truth."""
        return get(REVENANT.to_data(self.match.game), path)

    def seen_by(self, seat: int, path: str) -> Any:
        """The value at a path as the seat may know it."""
        return get(REVENANT.redact(self.match.game, seat - 1), path)

    def resources(self, seat: int = 1) -> dict[str, int]:
        return dict(self.at(f"admirals.{seat}.resources"))

    def hidden(self, seat: int = 1) -> int:
        """How many hidden influence cards the seat holds."""
        return sum(self.at(f"admirals.{seat}.hidden").values())

    def events(self, rule: str = "", what: str = "") -> list[Happened]:
        """What happened, in order; only that of the rule and of the name, if given."""
        happened = [
            Happened(e.rule, EVENT_NAMES[verb_of(e.code)], first(e.code), second(e.code), third(e.code), e.audience)
            for e in self.match.events
        ]
        return [e for e in happened if rule in ("", e.rule) and what in ("", e.what)]

    def order_of(self, *whats: str) -> list[str]:
        """The names of these events in the order in which they happened."""
        return [event.what for event in self.events() if event.what in whats]
