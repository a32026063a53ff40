"""Exact chances of a roll before it is made, from the dice and what is mounted, for the table and for bots that ask.

Passive gear counts, because it works without being paid for (XOD-17.4), and is used as well as it can be; gear that
costs Energy or is used up does not. Chances are fractions. A table asks for the same ones over and over, so what hangs
on a ship's board, gear and Damage alone is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product

from farflung.games.xodus import avatars, combat, rolls, routes
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Content
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting, captain, occupied

Faces = tuple[int, ...]
Fitted = tuple[int, tuple[int, ...]]
"""A ship and the gear that works on it."""
REMEMBERED = 4096


class AttackOdds:
    """What an Attack may bring."""

    def __init__(self, hits: list[Fraction], defeat: Fraction) -> None:
        self.hits = hits  # the chance of each attack value, from 0
        self.defeat = defeat  # the chance that the target is defeated
        self.own: dict[int, list[Fraction]] = {}  # by ship: the chance of each number of hits
        self.misses: dict[int, list[Fraction]] = {}  # by ship: the chance of each number of counted misses
        self.critical: dict[int, Fraction] = {}  # by ship: the chance of a critical failure


def average(chances: Sequence[Fraction]) -> Fraction:
    """What a number is on average, from the chance of each from 0."""
    return sum((n * p for n, p in enumerate(chances)), Fraction(0))


# ---- dice


def chance(content: Content, colour: int, face: int) -> Fraction:
    faces = content.dice[colour]
    return Fraction(faces.count(face), len(faces))


def outcomes(content: Content, colours: Sequence[int]) -> Iterator[tuple[Fraction, Faces]]:
    """Every way these dice can fall, with its chance."""
    for faces in product((w.HIT, w.MISS, w.SPECIAL), repeat=len(colours)):
        p = Fraction(1)
        for colour, face in zip(colours, faces, strict=True):
            p *= chance(content, colour, face)
        if p:
            yield p, faces


def fitted(ship: Ship) -> Fitted:
    return ship.index, tuple(ship.gear)


def passive_gear(content: Content, ship: Fitted, trigger: int, code: int) -> Iterator[tuple[int, int]]:
    """Amount and recipient of the passive effects of this kind."""
    for index in ship[1]:
        card = content.gear[index]
        if card.kind == w.PASSIVE and card.trigger == trigger:
            for op in card.ops:
                if op.code == code:
                    yield op.n, op.who


def has_custom(content: Content, ship: Fitted, rule: int) -> bool:
    return any(op.code == w.FX_CUSTOM and op.k == rule for index in ship[1] for op in content.gear[index].ops)


def add_up(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    """The chances of a sum of two independent numbers."""
    total = [Fraction(0)] * (len(one) + len(other) - 1)
    for a, p in enumerate(one):
        for b, q in enumerate(other):
            total[a + b] += p * q
    return total


# ---- Detection Rolls (XOD-10)


def unseen(game: Xodus, ships: Sequence[Ship]) -> Fraction:
    """The chance that a Detection Roll of this ship or Fleet leaves it undetected."""
    blind = frozenset(ship.index for ship in ships if rolls.forbids(game, ship, rolls.BLIND_SENSORS))
    return _unseen(game.content, tuple(map(fitted, ships)), blind)


@lru_cache(REMEMBERED)
def _unseen(content: Content, ships: tuple[Fitted, ...], blind: frozenset[int]) -> Fraction:
    ignores = _spread(content, ships, w.FX_IGNORE_MISS)
    rerolls = _spread(content, ships, w.FX_REROLL)
    fallen: dict[tuple[tuple[int, Fraction], ...], Fraction] = {(): Fraction(1)}
    for ship in ships:
        if has_custom(content, ship, w.VOID):
            continue
        for colour in content.boards[ship[0]].dice:
            p = chance(content, colour, w.MISS)
            before, fallen = fallen, {}
            for misses, q in before.items():
                fallen[misses] = fallen.get(misses, Fraction(0)) + q * (1 - p)
                more = tuple(sorted([*misses, (ship[0], p)]))
                fallen[more] = fallen.get(more, Fraction(0)) + q * p
    return sum((q * _stay_hidden(misses, rerolls, ignores, blind) for misses, q in fallen.items()), Fraction(0))


def _spread(content: Content, ships: Sequence[Fitted], code: int) -> tuple[int, ...]:
    """One entry for each die that passive gear may touch: the ship it must belong to, -1 for any of the Fleet."""
    found: list[int] = []
    for ship in ships:
        for n, who in passive_gear(content, ship, w.AFTER_DETECTION, code):
            found += [-1 if who == w.FLEET else ship[0]] * min(n, 2 * len(ships))
    return tuple(sorted(found))


@lru_cache(REMEMBERED)
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
    heard = [ship for ship in ships if len(ships) == 1 or not rolls.is_silent(game, ship)]
    return _skill(game.content, tuple(map(fitted, heard)), need, face)


@lru_cache(REMEMBERED)
def _skill(content: Content, ships: tuple[Fitted, ...], need: int, face: int) -> Fraction:
    total = [Fraction(1)]
    for ship in ships:
        wanted = (w.HIT, w.SPECIAL) if has_custom(content, ship, w.RESONANCE) else (face,)
        again = sum(n for n, _ in passive_gear(content, ship, w.AFTER_SKILL, w.FX_REROLL))
        colours = content.boards[ship[0]].dice
        shown = [Fraction(0)] * (len(colours) + 1)
        for p, faces in outcomes(content, colours):
            good = sum(1 for each in faces if each in wanted)
            rest = sorted(
                sum((chance(content, colour, each) for each in wanted), Fraction(0))
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


def harm(game: Xodus, ship: Ship) -> list[Fraction]:
    """The chances that a Damage Roll, whatever for, shows 0, 1 or 2 counted misses; two bring a Damage card."""
    return _harm(game.content, fitted(ship))


@lru_cache(REMEMBERED)
def _harm(content: Content, ship: Fitted) -> list[Fraction]:
    ignored = 0
    for index in ship[1]:
        card = content.gear[index]
        if card.kind == w.PASSIVE and card.trigger == w.AFTER_DAMAGE_ROLL:
            if all(op.code != w.FX_IF_CAUSE for op in card.ops):
                ignored += sum(op.n for op in card.ops if op.code == w.FX_IGNORE_MISS)
    found = [Fraction(0)] * 3
    for p, faces in outcomes(content, content.boards[ship[0]].dice):
        found[max(0, faces.count(w.MISS) - ignored)] += p
    return found


# ---- Attacks (XOD-19)


def attack(game: Xodus, manoeuvres: dict[int, int], target: int) -> AttackOdds:
    """What an Attack of these ships (number of the ship: manoeuvre) on the target brings."""
    hits = [Fraction(1)]
    odds = AttackOdds(hits, Fraction(0))
    for index, manoeuvre in manoeuvres.items():
        ship = game.ships[index]
        board = game.content.boards[index].dice
        colours = list(board) if manoeuvre == w.OFFENSIVE else [board[manoeuvre - w.DEFENSIVE_1]]
        own: dict[int, Fraction] = {}
        odds.misses[index] = [Fraction(0)] * (len(colours) + 1)
        odds.critical[index] = Fraction(0)
        safe = any(passive_gear(game.content, fitted(ship), w.AFTER_ATTACK, w.FX_NO_CRIT))
        for faces, p in _after_rerolls(game, ship, colours):
            shown = _hits(game, ship, faces, manoeuvre, target, len(manoeuvres) > 1) + ship.added
            own[shown] = own.get(shown, Fraction(0)) + p
            missed = faces.count(w.MISS)
            odds.misses[index][missed] += p
            if missed == len(faces) >= 2 and not safe:
                odds.critical[index] += p
        odds.own[index] = [own.get(n, Fraction(0)) for n in range(max(own) + 1)]
        hits = add_up(hits, odds.own[index])
    odds.hits = hits
    needed = combat.shields_of(game, target) + game.foe_health[target]
    odds.defeat = sum(hits[needed:], Fraction(0))
    return odds


def manoeuvre(game: Xodus, ship: Ship, chosen: int) -> AttackOdds:
    """What the Attack brings if this ship flies so; those that have not chosen yet are taken to use all their dice."""
    flown = {each.index: each.manoeuvre or w.OFFENSIVE for each in acting(game)}
    return attack(game, flown | {ship.index: chosen}, game.attack.target)


def _after_rerolls(game: Xodus, ship: Ship, colours: list[int]) -> list[tuple[Faces, Fraction]]:
    """The final faces: passive rerolls go to misses."""
    again = sum(n for n, _ in passive_gear(game.content, fitted(ship), w.AFTER_ATTACK, w.FX_REROLL))
    if rolls.forbids(game, ship, rolls.TARGETING_ERROR):
        again = 0
    return _rerolled(game.content, tuple(colours), again)


@lru_cache(REMEMBERED)
def _rerolled(content: Content, colours: tuple[int, ...], again: int) -> list[tuple[Faces, Fraction]]:
    found: dict[Faces, Fraction] = {}
    for p, faces in outcomes(content, colours):
        missed = [place for place, face in enumerate(faces) if face == w.MISS][:again]
        for q, new in outcomes(content, [colours[place] for place in missed]):
            final = list(faces)
            for place, face in zip(missed, new, strict=True):
                final[place] = face
            found[tuple(final)] = found.get(tuple(final), Fraction(0)) + p * q
    return list(found.items())


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
                holds = holds and game.attack.attacks + (captain(game).manoeuvre == 0) == 1  # the leader's begins it
            elif holds and op.code == w.FX_ADD_HIT:
                added += op.n
            elif holds and op.code == w.FX_HIT_FROM_SPECIAL:
                most_from_specials = max(most_from_specials, min(op.n, specials) * op.k)
    return rolled + added + most_from_specials


# ---- Avatars (XOD-25)


def reach(game: Xodus, foe: int) -> dict[int, Fraction]:
    """The tiles that an Avatar may come to by its next movement, each with the chance that its die carries it there.

    It goes along lanes and open Rifts, through one wormhole if the die allows, and no further where a ship stands
    (XOD-25.7).
    """
    found: dict[int, Fraction] = {}
    start = game.foe_tile[foe]
    if start < 0 or avatars.is_engaged(game, foe):
        return found
    more = game.nightmare + game.numbers.avatar_movement + int(game.hastened) - int(game.slowed)
    faces = list(zip(game.content.avatar_moves, game.content.avatar_wormholes, strict=True))
    for steps, wormhole in set(faces):
        tiles = _within(game, start, max(0, steps + more), wormhole) & ~(1 << start)
        for tile in range(w.TILES):
            if tiles >> tile & 1:
                p = Fraction(faces.count((steps, wormhole)), len(faces))
                found[tile] = found.get(tile, Fraction(0)) + p
    return found


def _within(game: Xodus, start: int, steps: int, wormhole: bool) -> int:
    """Bits of the tiles within so many steps."""
    stops = occupied(game) & ~(1 << start)
    plain = seen = 1 << start
    passed = seen_passed = 0
    for far in range(steps + 1):
        if wormhole and plain & game.wormholes & ~stops:
            passed |= game.wormholes & game.revealed & ~seen_passed
        seen_passed |= passed
        if far < steps:
            plain = routes.step_from(game, plain & ~stops) & game.revealed & ~seen
            passed = routes.step_from(game, passed & ~stops) & game.revealed & ~seen_passed
            seen |= plain
    return seen | seen_passed
