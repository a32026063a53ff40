"""What bots learn from: a game of Revenant in numbers, by what things do and are worth, not by which card they are."""

from __future__ import annotations

from typing import Final, cast

from farflung.engine._native import i64
from farflung.engine.core import Game
from farflung.games.revenant import judge
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import judge as prototype_judge
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.scoring import renown
from farflung.games.revenant.state import Admiral, Revenant

FINAL: Final = "final"
PROTOTYPE: Final = "prototype"
ALONE: Final = "alone"
OF_AN_ADMIRAL: Final = [
    "houses",
    "renown",
    "colony",
    "agendas",
    "resources",
    "science",
    "hand",
    "cards played",
    "rank",
    "data",
    "residual",
    "tactics",
    "corruption",
    "crew used",
    "first influence",
]
TABLES: Final[dict[str, list[tuple[str, int, dict[str, str]]]]] = {
    "final": [("final", 2, {}), ("final", 2, {}), ("final", 3, {}), ("final", 2, {}), ("final", 4, {})],
    "prototype": [("prototype", 2, {}), ("prototype", 2, {}), ("prototype", 3, {}), ("prototype", 2, {})],
    "alone": [
        ("prototype", 1, {}),
        ("prototype", 1, {"difficulty": "medium"}),
        ("prototype", 1, {"difficulty": "hard"}),
    ],
}
"""What is played to learn each mode: edition, seats, options."""
SPAN: Final = len(OF_AN_ADMIRAL)
NAMES: Final = [
    "time left",
    "time left squared",
    "phase",
    "two",
    "three",
    "difficulty",
    "void",
    "shields",
    "rifts",
    "corrupted ships",
    "power in space",
    "lead",
    "lead, late",
    "lead, very late",
    *OF_AN_ADMIRAL,
    *[f"best rival's {name}" for name in OF_AN_ADMIRAL],
    *[f"{name}, early" for name in OF_AN_ADMIRAL[4:13]],
]


def mode_of(game: Game) -> str:
    """The editions, and the prototype alone."""
    if isinstance(game, Prototype):
        return PROTOTYPE if game.seats > 1 else ALONE
    return FINAL


def names_of(mode: str) -> list[str]:
    """What the numbers are called."""
    return NAMES


def features_of(game: Game, seat: i64) -> list[float]:
    """The numbers, in the order of `NAMES`: the admiral, and the best of the others."""
    revenant = cast(Revenant, game)
    left = judge.time_left(revenant)
    power = power_of(revenant)
    admiral = revenant.admirals[seat]
    mine = of_admiral(revenant, admiral, power)
    theirs = [0.0] * SPAN
    most = -1e9
    for other in revenant.admirals:
        if other.seat != seat:
            row = of_admiral(revenant, other, power)
            expected = expected_of(revenant, other, row)
            if expected > most:
                most = expected
                theirs = row
    if revenant.seats == 1:
        most = of_crew(revenant, power)
        theirs[0] = most
    lead = expected_of(revenant, admiral, mine) - most
    found = of_space(revenant, left, power)
    found.append(lead)
    found.append(lead * (1.0 - left))
    found.append(lead / (0.15 + left))
    found += mine
    found += theirs
    for place in range(4, 13):
        found.append(mine[place] * left)
    return found


def power_of(game: Revenant) -> list[float]:
    if isinstance(game, Prototype):
        return prototype_judge.power_at_end(game)
    return judge.expected_power(game)


def of_crew(game: Revenant, power: list[float]) -> float:
    """What the Corrupted Crew may expect of its influence."""
    total = 0.0
    for house in range(7):
        total += float(game.crew_influence[house]) * power[house]
    return total


def of_space(game: Revenant, left: float, power: list[float]) -> list[float]:
    void = 0.0
    shields = 0.0
    rifts = 0.0
    for sector in range(1, 9):
        void += float(game.void[sector])
        shields += float(game.shields[sector])
        if game.rifts[sector]:
            rifts += 1.0
    corrupted = 0.0
    for ship in game.ships:
        if ship.corrupted:
            corrupted += 1.0
    total = 0.0
    for each in power:
        total += each
    return [
        left,
        left * left,
        float(game.phase),
        1.0 if game.seats == 2 else 0.0,
        1.0 if game.seats == 3 else 0.0,
        float(game.difficulty),
        void,
        shields,
        rifts,
        corrupted,
        total,
    ]


def expected_of(game: Revenant, admiral: Admiral, row: list[float]) -> float:
    """The points to expect, by the row of the admiral's own numbers."""
    return row[0] + row[1] + row[2] + row[3] + judge.time_left(game) * judge.prospects(game, admiral)


def of_admiral(game: Revenant, admiral: Admiral, power: list[float]) -> list[float]:
    if isinstance(game, Prototype):
        scored = prototype_judge.of_certain(game, admiral)
        colony = prototype_judge.of_colony(game, admiral)
        agendas = prototype_judge.agenda_points(game, admiral)
    else:
        parts = renown(game, admiral)
        scored = judge.of_scored(parts)
        colony = judge.COLONY * float(parts[0])
        agendas = judge.of_agendas(game, admiral)
    played = len(admiral.cadet_cards[0]) + len(admiral.cadet_cards[1]) + len(admiral.frigate_cards)
    influence: i64 = 0
    for house in range(7):
        influence = max(influence, admiral.influence[house])
    return [
        judge.renown_of_houses(admiral, power),
        scored,
        colony,
        agendas,
        float(admiral.stored()),
        float(admiral.resources[w.SCIENCE]),
        float(len(admiral.hand)),
        float(played),
        float(admiral.rank),
        float(admiral.data),
        float(admiral.residual),
        float(min(admiral.tactics, game.numbers.tactics_for_influence)),
        float(admiral.corruption),
        float(judge.bits(admiral.crew_used)),
        float(influence),
    ]
