"""What a game of Revenant is worth to an admiral, in Renown to expect; and habits to finish a turn with."""

from __future__ import annotations

from typing import Final, cast

from farflung.bots.base import question_of
from farflung.bots.habit import Habit
from farflung.engine._native import i64
from farflung.engine.core import Decider, Game
from farflung.engine.views import View
from farflung.games.revenant import verbs
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import verbs as prototype_verbs
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.scoring import measure, renown, total_influence
from farflung.games.revenant.state import Admiral, Revenant, damage_slots

# Renown to expect of what does not score yet, at the beginning of the game; it fades to nothing towards the end.
RESOURCE: Final = 0.6
RESOURCE_TO_PROMOTE: Final = 0.3  # science, as far as a promotion needs it
CARD_IN_HAND: Final = 0.7
CARD_PLAYED: Final = 2.0  # its ability, beside the Renown it scores
RANK: Final = 3.0  # manipulation, income, the captain's abilities
DATA: Final = 0.8  # a third of a hidden influence card
RESIDUAL: Final = 0.8
TACTICS: Final = 0.25  # a field, up to the last that pays
CORRUPTION: Final = 1.0  # a bonus action and two slots less, beside the Renown it costs
CORRUPTED_SHIP: Final = 0.2
# Weights that do not fade.
NEAR_AGENDA: Final = 0.6  # of an agenda's Renown when all but met
RIVALS: Final = 0.35  # of what the others' influence is worth
COMING_FIGHTS: Final = 0.7  # each cycle still to come counts so much of the one before it
COLONY: Final = 0.5  # of the chosen colony's Renown as it would score now


AHEAD: Final = 1  # rounds a search looks ahead: habits play too badly for more to tell anything, unless many are walked


class RevenantJudge:
    playouts = 60
    loyalty = 0.0
    scale = 8.0
    deeper = (320, 1280)
    aims = ("houses", "rivals", "renown", "colony", "resources", "cards", "rank", "intelligence", "corruption")

    def worth(self, game: Game, seat: int) -> float:
        if isinstance(game, Prototype):
            return prototype_judge.worth(game, seat)
        return worth(cast(Revenant, game), seat)

    def sensible(self, view: View) -> list[int]:
        return question_of(view).options

    def clock(self, game: Game) -> int:
        """Rounds of all cycles: everybody has had a turn."""
        revenant = cast(Revenant, game)
        used: i64 = 0
        for admiral in revenant.admirals:
            used += bits(admiral.crew_used)
        return revenant.cycle * revenant.numbers.turns + used // len(revenant.admirals)

    def terms(self, game: Game, seat: int) -> dict[str, float]:
        if isinstance(game, Prototype):
            return prototype_judge.terms(game, seat)
        return terms(cast(Revenant, game), seat)

    def together(self, game: Game) -> bool:
        return False

    def until(self, game: Game, seat: int) -> int:
        return self.clock(game) + AHEAD

    def settled(self, game: Game) -> bool:
        return True

    def habit(self, seed: int) -> Decider:
        return RevenantHabit(seed)


JUDGE: Final = RevenantJudge()


def worth(game: Revenant, seat: i64) -> float:
    """Renown the admiral may expect, less part of what the others may."""
    power = expected_power(game)
    return expected_renown(game, game.admirals[seat], power) - of_rivals(game, seat, power)


def terms(game: Revenant, seat: i64) -> dict[str, float]:
    """The worth by its parts."""
    power = expected_power(game)
    admiral = game.admirals[seat]
    row = renown(game, admiral)
    return {
        "houses": renown_of_houses(admiral, power),
        "rivals": -of_rivals(game, seat, power),
        "renown": of_scored(row),
        "colony": COLONY * float(row[0]),
        "agendas": of_agendas(game, admiral),
        **prospect_terms(game, admiral),
    }


def expected_renown(game: Revenant, admiral: Admiral, power: list[float]) -> float:
    row = renown(game, admiral)
    total = of_scored(row) + renown_of_houses(admiral, power) + COLONY * float(row[0])
    return total + of_agendas(game, admiral) + time_left(game) * prospects(game, admiral)


def of_scored(row: list[int]) -> float:
    """All but the colony, the houses and the agendas, which are estimated."""
    scored: i64 = 0
    for part in range(10, len(row)):
        scored += row[part]
    return float(scored)


def of_rivals(game: Revenant, seat: i64, power: list[float]) -> float:
    """Part of what the others' influence is worth to them."""
    rivals = 0.0
    for admiral in game.admirals:
        if admiral.seat != seat:
            rivals += renown_of_houses(admiral, power)
    if game.seats > 1:
        rivals /= float(game.seats - 1)
    return RIVALS * rivals


def of_agendas(game: Revenant, admiral: Admiral) -> float:
    """The Renown of the agendas, by how near they are."""
    total = 0.0
    for agenda in admiral.agendas:
        total += float(game.numbers.agenda_renown) * agenda_nearness(game, admiral, agenda)
    return total


def time_left(game: Revenant) -> float:
    """From 1 at the first turn to 0 when no crew is left for the last cycle."""
    turns: i64 = game.numbers.turns
    used: i64 = 0
    for admiral in game.admirals:
        used += bits(admiral.crew_used)
    of_cycle = float(used) / float(turns * len(game.admirals))
    left = float(game.numbers.cycles) - float(max(1, game.cycle)) + 1.0 - of_cycle
    return max(0.0, left / float(game.numbers.cycles))


def bits(number: i64) -> i64:
    total: i64 = 0
    while number:
        total += number & 1
        number >>= 1
    return total


# ---- influence times power


def renown_of_houses(admiral: Admiral, power: list[float]) -> float:
    total = 0.0
    for house in range(7):
        total += float(total_influence(admiral, house)) * power[house]
    return total


def expected_power(game: Revenant) -> list[float]:
    """Power at the end: a ship counts as much as it is likely to live."""
    danger = [0.0] * 9
    for sector in range(1, 9):
        danger[sector] = loss(game, sector)
    power = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for index in range(w.HOUSE_SHIPS):
        ship = game.ships[index]
        if 0 < ship.sector <= 8:
            power[ship.house] += 1.0 - danger[ship.sector]
        elif ship.sector > 8:
            power[ship.house] += 0.5  # a shuttle waiting on its radar card
    if game.chosen_colony >= 0:
        power[game.content.colonies[game.chosen_colony].house] += 1.0  # REV-F-21.2.3
    return power


def loss(game: Revenant, sector: i64) -> float:
    """The share of a sector's ships that its void ships may destroy in the fights to come."""
    hull: i64 = 0
    for index in range(w.HOUSE_SHIPS):
        ship = game.ships[index]
        if ship.sector == sector:
            hull += damage_slots(game, ship.kind) - ship.damage + 1
    if hull == 0:
        return 0.0
    fights = float(game.numbers.cycles - max(1, game.cycle))
    if game.phase <= 2:
        fights += 1.0  # this cycle's is still to come
    void = float(game.void[sector] - game.shields[sector])
    if game.rifts[sector]:
        void += 0.5
    damage = max(0.0, void) * min(fights, 1.0 + COMING_FIGHTS * max(0.0, fights - 1.0))
    return min(0.95, damage / (float(hull) + 1.0))


# ---- agendas


def agenda_nearness(game: Revenant, admiral: Admiral, agenda: i64) -> float:
    """1 when it is met for good; what may still change counts for less."""
    nearness = 1.0
    for term in game.content.agendas[agenda].terms:
        now = measure(game, admiral, term.measure, term.argument)
        if now < term.least:
            nearness *= NEAR_AGENDA * float(now) / float(term.least)
        elif now > term.most:
            nearness *= NEAR_AGENDA * float(term.most + 1) / float(now + 1)
    return nearness if nearness < 1.0 else 1.0 - 0.2 * time_left(game)


# ---- what does not score yet


def prospects(game: Revenant, admiral: Admiral) -> float:
    total = of_stores(game, admiral) + of_cards(admiral) + RANK * float(admiral.rank)
    return total + of_intelligence(game, admiral) - of_corruption(game, admiral)


def prospect_terms(game: Revenant, admiral: Admiral) -> dict[str, float]:
    """The prospects by their parts."""
    left = time_left(game)
    return {
        "resources": left * of_stores(game, admiral),
        "cards": left * of_cards(admiral),
        "rank": left * RANK * float(admiral.rank),
        "intelligence": left * of_intelligence(game, admiral),
        "corruption": -left * of_corruption(game, admiral),
    }


def of_stores(game: Revenant, admiral: Admiral) -> float:
    total = RESOURCE * float(admiral.stored())
    if admiral.rank < 3:
        total += RESOURCE_TO_PROMOTE * float(min(admiral.resources[w.SCIENCE], game.numbers.promotion_science))
    return total


def of_cards(admiral: Admiral) -> float:
    played = len(admiral.cadet_cards[0]) + len(admiral.cadet_cards[1]) + len(admiral.frigate_cards)
    return CARD_IN_HAND * float(len(admiral.hand)) + CARD_PLAYED * float(played)


def of_intelligence(game: Revenant, admiral: Admiral) -> float:
    """Data and residual energy on the way to influence, and tactics."""
    total = DATA * float(admiral.data) + RESIDUAL * float(admiral.residual)
    return total + TACTICS * float(min(admiral.tactics, game.numbers.tactics_for_influence))


def of_corruption(game: Revenant, admiral: Admiral) -> float:
    total = CORRUPTION * float(admiral.corruption)
    for ship in game.ships:
        if ship.corrupted:
            total += CORRUPTED_SHIP
    return total


# ---- habits

ORDINARY: Final = 5
LIKINGS: Final[dict[int, int]] = {
    # rather something than nothing
    verbs.DONE: 2,
    verbs.SKIP: 2,
    verbs.STAY: 2,
    verbs.CEASE: 1,
    # hidden influence is worth more than a resource
    verbs.TRADE: 0,
    verbs.EMERGENCY: 1,
    verbs.END_TURN: 9,
    # keep what fits, lock nothing that need not be
    verbs.IGNORE: 6,
    verbs.LOCK: 1,
    verbs.KEEP: 6,
    # fight before flying on; play and promote before all other bonus actions
    verbs.ATTACK: 7,
    verbs.FIRE: 7,
    verbs.LAND: 7,
    verbs.PLAY: 7,
    verbs.CHARGE: 6,
    verbs.REINFORCE: 6,
    verbs.BOTH_EFFECTS: 8,
    # corruption only for good reasons
    verbs.LOWER: 4,
    # the prototype edition's own
    prototype_verbs.ENABLE_JUMP: 6,
    prototype_verbs.ABSORB: 5,
    prototype_verbs.REVEAL_AGENDA: 3,
}
LIKING: Final = [LIKINGS.get(verb, ORDINARY) for verb in range(256)]


class RevenantHabit(Habit):
    """Likes by the verb alone."""

    def liking(self, game: Game, kind: i64, index: i64) -> i64:
        return LIKING[game.menu[index] & 255]


# at the end, because it builds on what stands above
from farflung.games.revenant.prototype import judge as prototype_judge  # noqa: E402
