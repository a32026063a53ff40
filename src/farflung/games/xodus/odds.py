"""Exact chances of a roll before it is made, from the dice and what is mounted (for the table and for bots that ask).

Passive gear counts, because it works without being paid for (XOD-17.4), and is used as well as it can be; gear that
costs Energy or is used up does not. Chances are fractions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product

from farflung.games.xodus import combat, gear, rolls
from farflung.games.xodus import words as w
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus

Faces = tuple[int, ...]


class AttackOdds:
    """What an Attack may bring."""

    def __init__(self, hits: list[Fraction], defeat: Fraction) -> None:
        self.hits = hits  # the chance of each attack value, from 0
        self.defeat = defeat  # the chance that the target is defeated
        self.misses: dict[int, list[Fraction]] = {}  # by ship: the chance of each number of counted misses
        self.critical: dict[int, Fraction] = {}  # by ship: the chance of a critical failure


# ---- dice


def chance(game: Xodus, colour: int, face: int) -> Fraction:
    faces = game.content.dice[colour]
    return Fraction(faces.count(face), len(faces))


def outcomes(game: Xodus, colours: Sequence[int]) -> Iterator[tuple[Fraction, Faces]]:
    """Every way these dice can fall, with its chance."""
    for faces in product((w.HIT, w.MISS, w.SPECIAL), repeat=len(colours)):
        p = Fraction(1)
        for colour, face in zip(colours, faces, strict=True):
            p *= chance(game, colour, face)
        if p:
            yield p, faces


def passive_gear(game: Xodus, ship: Ship, trigger: int, code: int) -> Iterator[tuple[int, int]]:
    """Amount and recipient of the passive effects of this kind."""
    for index in ship.gear:
        card = game.content.gear[index]
        if card.kind == w.PASSIVE and card.trigger == trigger:
            for op in card.ops:
                if op.code == code:
                    yield op.n, op.who


def add_up(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    """The chances of a sum of two independent numbers."""
    total = [Fraction(0)] * (len(one) + len(other) - 1)
    for a, p in enumerate(one):
        for b, q in enumerate(other):
            total[a + b] += p * q
    return total


# ---- Detection Rolls (XOD-10)


def detected(game: Xodus, ships: Sequence[Ship]) -> Fraction:
    """The chance that this ship or Fleet is detected if it rolls where it is."""
    tile = game.content.tiles[ships[0].tile]
    if not rolls.detection_due(game, tile.index):
        return Fraction(0)
    if tile.surveillance and not rolls.slips_by(game, list(ships)):
        return Fraction(1)
    ignores = _spread(game, ships, w.FX_IGNORE_MISS)
    rerolls = _spread(game, ships, w.FX_REROLL)
    hidden: dict[tuple[tuple[int, Fraction], ...], Fraction] = {(): Fraction(1)}
    for ship in ships:
        if gear.has_custom(game, ship, w.VOID) >= 0:
            continue
        for colour in game.content.boards[ship.index].dice:
            p = chance(game, colour, w.MISS)
            fallen: dict[tuple[tuple[int, Fraction], ...], Fraction] = {}
            for misses, q in hidden.items():
                fallen[misses] = fallen.get(misses, Fraction(0)) + q * (1 - p)
                more = tuple(sorted([*misses, (ship.index, p)]))
                fallen[more] = fallen.get(more, Fraction(0)) + q * p
            hidden = fallen
    blind = frozenset(ship.index for ship in ships if rolls.forbids(game, ship, rolls.BLIND_SENSORS))
    return 1 - sum((q * _stay_hidden(misses, rerolls, ignores, blind) for misses, q in hidden.items()), Fraction(0))


def _spread(game: Xodus, ships: Sequence[Ship], code: int) -> tuple[int, ...]:
    """One entry for each die that passive gear may touch: the ship it must belong to, -1 for any of the Fleet."""
    found: list[int] = []
    for ship in ships:
        for n, who in passive_gear(game, ship, w.AFTER_DETECTION, code):
            found += [-1 if who == w.FLEET else ship.index] * n
    return tuple(sorted(found))


@cache
def _stay_hidden(
    misses: tuple[tuple[int, Fraction], ...], rerolls: tuple[int, ...], ignores: tuple[int, ...], blind: frozenset[int]
) -> Fraction:
    """The chance that no miss counts in the end; first rerolls, one after the other, then misses are ignored."""
    if not misses:
        return Fraction(1)
    best = Fraction(int(_all_ignored(misses, ignores, blind)))
    for place, scope in enumerate(rerolls):
        left = rerolls[:place] + rerolls[place + 1 :]
        for number, (ship, p) in enumerate(misses):
            if best == 1:
                return best
            if p == 0 or ship in blind or scope not in (-1, ship):
                continue  # a die rerolled once shows p = 0: it cannot be rerolled again
            others = misses[:number] + misses[number + 1 :]
            again = tuple(sorted([*others, (ship, Fraction(0))]))
            good = _stay_hidden(others, left, ignores, blind)
            bad = _stay_hidden(again, left, ignores, blind)
            best = max(best, (1 - p) * good + p * bad)
    return best


def _all_ignored(misses: tuple[tuple[int, Fraction], ...], ignores: tuple[int, ...], blind: frozenset[int]) -> bool:
    left = list(ignores)
    for ship, _ in misses:
        if ship in blind:
            return False
        if ship in left:
            left.remove(ship)
        elif -1 in left:
            left.remove(-1)
        else:
            return False
    return True


# ---- Skill and Damage Rolls (XOD-13)


def skill(game: Xodus, ships: Sequence[Ship], need: int, face: int) -> Fraction:
    """The chance that a Skill Roll shows the number of this symbol; passive rerolls go to dice that do not show it."""
    total = [Fraction(1)]
    for ship in ships:
        if len(ships) > 1 and rolls.is_silent(game, ship):
            continue
        wanted = (w.HIT, w.SPECIAL) if gear.has_custom(game, ship, w.RESONANCE) >= 0 else (face,)
        again = sum(n for n, _ in passive_gear(game, ship, w.AFTER_SKILL, w.FX_REROLL))
        colours = game.content.boards[ship.index].dice
        shown = [Fraction(0)] * (len(colours) + 1)
        for p, faces in outcomes(game, colours):
            good = sum(1 for each in faces if each in wanted)
            rest = sorted(
                sum((chance(game, colour, each) for each in wanted), Fraction(0))
                for colour, each_face in zip(colours, faces, strict=True)
                if each_face not in wanted
            )
            retried = [Fraction(1)]
            for q in rest[len(rest) - min(again, len(rest)) :]:
                retried = add_up(retried, [1 - q, q])
            for more, q in enumerate(retried):
                shown[good + more] += p * q
        total = add_up(total, shown)
    return sum(total[max(0, need) :], Fraction(0))


def damage(game: Xodus, ship: Ship, cause: int) -> list[Fraction]:
    """The chances that a Damage Roll shows 0, 1 or 2 counted misses."""
    ignored = 0
    for index in ship.gear:
        card = game.content.gear[index]
        if card.kind == w.PASSIVE and card.trigger == w.AFTER_DAMAGE_ROLL:
            if all(op.code != w.FX_IF_CAUSE or op.k == cause for op in card.ops):
                ignored += sum(op.n for op in card.ops if op.code == w.FX_IGNORE_MISS)
    found = [Fraction(0)] * 3
    for p, faces in outcomes(game, game.content.boards[ship.index].dice):
        found[max(0, faces.count(w.MISS) - ignored)] += p
    return found


# ---- Attacks (XOD-19)


def attack(game: Xodus, manoeuvres: dict[int, int], target: int) -> AttackOdds:
    """What an Attack of these ships (number of the ship: manoeuvre) on the target brings."""
    hits = [Fraction(1)]
    misses: dict[int, list[Fraction]] = {}
    critical: dict[int, Fraction] = {}
    for index, manoeuvre in manoeuvres.items():
        ship = game.ships[index]
        board = game.content.boards[index].dice
        colours = list(board) if manoeuvre == w.OFFENSIVE else [board[manoeuvre - w.DEFENSIVE_1]]
        own = [Fraction(0)] * 12
        misses[index] = [Fraction(0)] * (len(colours) + 1)
        critical[index] = Fraction(0)
        for p, faces in _after_rerolls(game, ship, colours):
            own[_hits(game, ship, faces, manoeuvre, target, len(manoeuvres) > 1)] += p
            missed = faces.count(w.MISS)
            misses[index][missed] += p
            if missed == len(faces) >= 2 and not any(passive_gear(game, ship, w.AFTER_ATTACK, w.FX_NO_CRIT)):
                critical[index] += p
        hits = add_up(hits, own)
    shields = game.content.foes[target].shields + (game.numbers.avatar_shields if target >= w.FIRST_AVATAR else 0)
    odds = AttackOdds(hits, sum(hits[max(0, shields) + game.foe_health[target] :], Fraction(0)))
    odds.misses = misses
    odds.critical = critical
    return odds


def _after_rerolls(game: Xodus, ship: Ship, colours: list[int]) -> Iterator[tuple[Fraction, Faces]]:
    """The final faces: passive rerolls go to misses."""
    again = sum(n for n, _ in passive_gear(game, ship, w.AFTER_ATTACK, w.FX_REROLL))
    if rolls.forbids(game, ship, rolls.TARGETING_ERROR):
        again = 0
    for p, faces in outcomes(game, colours):
        missed = [place for place, face in enumerate(faces) if face == w.MISS][:again]
        for q, new in outcomes(game, [colours[place] for place in missed]):
            final = list(faces)
            for place, face in zip(missed, new, strict=True):
                final[place] = face
            yield p * q, tuple(final)


def _hits(game: Xodus, ship: Ship, faces: Faces, manoeuvre: int, target: int, in_fleet: bool) -> int:
    """Hits of these faces with what passive gear adds, and less what a Damage card or a skill takes."""
    rolled = faces.count(w.HIT)
    rolled -= combat.jammed(game, ship, rolled)
    if manoeuvre != w.OFFENSIVE and game.content.foes[target].has(w.FX_DEFENSIVE_HITS_VOID):
        rolled = 0
    specials = faces.count(w.SPECIAL)
    most_from_specials = added = 0
    for index in ship.gear:
        card = game.content.gear[index]
        if card.kind != w.PASSIVE or card.trigger not in (w.AFTER_ATTACK, w.BEFORE_ATTACK):
            continue
        holds = True
        for op in card.ops:
            if op.code == w.FX_IF_OWN_HITS:
                holds = holds and faces.count(w.HIT) >= op.n
            elif op.code == w.FX_IF_OWN_SPECIALS:
                holds = holds and specials >= op.n
            elif op.code == w.FX_IF_OFFENSIVE:
                holds = holds and manoeuvre == w.OFFENSIVE
            elif op.code == w.FX_IF_IN_FLEET:
                holds = holds and in_fleet
            elif op.code == w.FX_ONLY_VS_AVATAR:
                holds = holds and target >= w.FIRST_AVATAR
            elif op.code == w.FX_IF_ON_PURPOSE:
                holds = holds and game.attack.on_purpose
            elif op.code == w.FX_FIRST_IN_COMBAT:
                holds = holds and game.attack.attacks == 0
            elif holds and op.code == w.FX_ADD_HIT:
                added += op.n
            elif holds and op.code == w.FX_HIT_FROM_SPECIAL:
                most_from_specials = max(most_from_specials, min(op.n, specials) * op.k)
    return rolled + added + most_from_specials
