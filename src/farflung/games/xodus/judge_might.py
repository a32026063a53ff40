"""How strong ships of X-ODUS are: what their Attacks and Skill Rolls may be expected to come to."""

from __future__ import annotations

from math import sqrt
from typing import Final

from farflung.engine._native import i64
from farflung.games.xodus import gear
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Gear
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting

OF_SPECIAL: Final = 0.15  # of a hit
SPREAD: Final = 1.7  # the square of how far hits usually are from what is expected
MOST_ATTACKS: Final = 12
IN_ATTACKS: Final = 1 << w.BEFORE_ATTACK | 1 << w.AFTER_ATTACK


# ---- dice


def share(game: Xodus, die: i64, wanted: i64) -> float:
    """Of a die's faces, those that show this."""
    found = 0
    faces = game.content.dice[die]
    for face in faces:
        if face == wanted:
            found += 1
    return float(found) / float(len(faces))


def faces_of(game: Xodus, ship: Ship, wanted: i64) -> float:
    """How many of the ship's dice may be expected to show this."""
    total = 0.0
    for die in game.content.boards[ship.index].dice:
        total += share(game, die, wanted)
    return total


def hits_of(game: Xodus, ship: Ship) -> float:
    """Hits to be expected of an offensive Attack, with what Energy and specials may add."""
    return 0.6 * float(min(ship.energy, 2)) + faces_of(game, ship, w.HIT) + OF_SPECIAL * faces_of(game, ship, w.SPECIAL)


# ---- Skill Rolls


def chance_of_skill(game: Xodus, ships: list[Ship], face: i64, need: i64) -> float:
    """That these ships together roll so many of this face, if nothing is rerolled."""
    chances: list[float] = [1.0]  # of 0, 1, 2... so far
    for ship in ships:
        resonant = gear.has_custom(game, ship, w.RESONANCE) >= 0
        for die in game.content.boards[ship.index].dice:
            part = share(game, die, face)
            if resonant:
                part = 1.0 - share(game, die, w.MISS)
            more = [0.0] * (len(chances) + 1)
            for number in range(len(chances)):
                more[number] += chances[number] * (1.0 - part)
                more[number + 1] += chances[number] * part
            chances = more
    total = 0.0
    for number in range(need, len(chances)):
        total += chances[number]
    return total


# ---- Attacks


class Forecast:
    """How a fight is expected to go: the Attacks it takes, and whether it comes to an end at all."""

    __slots__ = ("attacks", "left")

    def __init__(self) -> None:
        self.attacks: i64 = 0
        self.left = 0.0
        """Health of the opponents after the last Attack that was looked at."""


def forecast(game: Xodus, ships: list[Ship], foes: list[int], rested: bool) -> Forecast:
    """Of these ships against these opponents, one after the other; rested ships have all their Energy."""
    found = Forecast()
    energy: list[int] = []
    for ship in ships:
        energy.append(ship.energy_markers if rested else ship.energy)
    spent: list[int] = []  # consumables
    for foe in foes:
        health = float(game.foe_health[foe])
        if game.foe_tile[foe] < 0:  # one that is still to come
            health = float(game.content.foes[foe].health)
        shields = game.content.foes[foe].shields
        if foe >= w.FIRST_AVATAR:
            shields += game.numbers.avatar_shields
        while health > 0.5:
            if found.attacks >= MOST_ATTACKS:
                found.left += health
                break
            health -= one_attack(game, ships, energy, spent, shields, found.attacks == 0, foe >= w.FIRST_AVATAR)
            found.attacks += 1
    return found


def one_attack(
    game: Xodus, ships: list[Ship], energy: list[int], spent: list[int], shields: i64, opening: bool, avatar: bool
) -> float:
    """Health that the target loses; what gear costs is spent."""
    hits = 0.0
    past = 0.0
    pierced: i64 = 0
    for number in range(len(ships)):
        ship = ships[number]
        own = faces_of(game, ship, w.HIT)
        specials = faces_of(game, ship, w.SPECIAL)
        hits += own
        if not ship.watch & IN_ATTACKS:
            continue
        for index in ship.gear:
            g = game.content.gear[index]
            if not IN_ATTACKS >> g.trigger & 1 or (g.kind == w.ENERGY and energy[number] < 1):
                continue
            if not is_for(g, opening, avatar, len(ships)) or index in spent:
                continue
            useful = False
            for op in g.ops:
                gain = 0.0
                if op.code == w.FX_ADD_HIT:
                    gain = float(len(ships) - 1 if op.n == w.PER_MATE else min(op.n, 4)) * likelihood(g, own, specials)
                elif op.code == w.FX_HIT_FROM_SPECIAL:
                    gain = min(specials, float(op.n)) * float(op.k)
                    specials -= min(specials, float(op.n))
                elif op.code == w.FX_DIRECT_FROM_SPECIAL:
                    past += min(specials, float(op.n))
                    useful = useful or specials > 0.5
                    specials -= min(specials, float(op.n))
                elif op.code == w.FX_DIRECT:
                    past += 0.5
                elif op.code == w.FX_DOUBLE_HITS:
                    gain = own
                elif op.code == w.FX_EXTRA_DIE:
                    gain = 0.35
                elif op.code == w.FX_REROLL:
                    gain = 0.4 * min(faces_of(game, ship, w.MISS), float(op.n))
                elif op.code == w.FX_PIERCE and pierced < shields:
                    pierced += op.n
                    useful = True
                if gain > 0.3:
                    useful = True
                hits += gain
            if useful:
                if g.kind == w.ENERGY:
                    energy[number] -= 1
                elif g.kind == w.CONSUMABLE:
                    spent.append(index)
    lead = hits - float(max(shields - pierced, 0))
    return past + 0.5 * (lead + sqrt(lead * lead + SPREAD))


def is_for(g: Gear, opening: bool, avatar: bool, ships: i64) -> bool:
    """Whether this can be used in such an Attack at all."""
    for op in g.ops:
        if (op.code == w.FX_FIRST_IN_COMBAT and not opening) or (op.code == w.FX_NOT_VS_AVATAR and avatar):
            return False
        if (op.code == w.FX_ONLY_VS_AVATAR and not avatar) or (op.code == w.FX_IF_IN_FLEET and ships < 2):
            return False
    return True


def likelihood(g: Gear, own: float, specials: float) -> float:
    """How likely the dice show what the gear asks for."""
    for op in g.ops:
        if op.code == w.FX_IF_OWN_HITS:
            return min(0.8 * own, 0.9)
        if op.code == w.FX_IF_OWN_SPECIALS:
            return min(0.8 * specials, 0.9)
    return 1.0


def can_win(game: Xodus, ships: list[Ship], foes: list[int], rested: bool) -> bool:
    """Whether these ships are likely to beat them and to live."""
    expected = forecast(game, ships, foes, rested)
    if expected.left > 0.0:
        return False
    for ship in ships:
        if float(ship.health) - loss_of(game, ship, expected) < 1.5:
            return False
    return True


def loss_of(game: Xodus, ship: Ship, expected: Forecast) -> float:
    """Health that a ship is expected to lose; whoever is beaten does not hit back."""
    return (float(expected.attacks) - 0.6) * faces_of(game, ship, w.MISS)


def is_worth_fighting(game: Xodus) -> bool:
    """Whether the acting ships are likely to beat all opponents without losing much."""
    ships = acting(game)
    reward: i64 = 0
    avatar = False
    for foe in game.attack.foes:
        reward += game.content.foes[foe].reward
        if foe >= w.FIRST_AVATAR:
            avatar = True
    if avatar and game.corruption >= game.numbers.awakening:
        return True  # disengaging would end the game
    expected = forecast(game, ships, game.attack.foes, False)
    if expected.left > 0.0:
        return False
    for ship in ships:
        loss = loss_of(game, ship, expected)
        if float(ship.health) - loss < 1.5:
            return False
        if game.attack.slot < 0 and not avatar and loss > 0.8 + 0.4 * float(reward):
            return False
    return True
