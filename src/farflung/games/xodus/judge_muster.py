"""Which Signals of X-ODUS want all hands, where ships gather for them, and whether those who are there are enough."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.xodus import galaxy, signals
from farflung.games.xodus import judge_might as might
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import lowest
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting

HOPELESS: Final = 0.05  # a chance for which nobody gathers, if there is time for something else
OF_LURING: Final = 0.5  # how likely an Avatar that can be beaten comes where it should be
LIKELY: Final = 0.5  # a chance that is good enough whoever else may come
PART: Final = 0.75  # of the chance that all ships would have, from which on nobody is waited for
LAST_SPACES: Final = 3  # of the Corruption track, on which anything is tried
LIKELIEST_AVATAR: Final = w.FIRST_AVATAR


def is_for_all(game: Xodus, slot: i64) -> bool:
    """Whether the Signal lies open and is too hard for a ship alone: a Skill Roll, or an Avatar to be beaten."""
    if game.keys[slot] != w.ON_TILE or game.signal_state[slot] < w.OPEN or signals.is_accessible(game, slot):
        return False
    card = signals.card_of(game, slot)
    return card.access == w.ACCESS_AVATAR_DEFEATED or signals.has_act(card, w.FX_SKILL)


def called(game: Xodus) -> i64:
    """The one Signal for which all ships gather, the likeliest first; -1 for none."""
    found: i64 = -1
    best = 0.0
    for slot in range(game.fleet_size):
        if is_for_all(game, slot):
            likely = chance(game, slot, living(game))
            if likely > best or found < 0:
                best = likely
                found = slot
    return found if best >= HOPELESS or is_late(game) else -1


def living(game: Xodus) -> list[Ship]:
    found: list[Ship] = []
    for ship in game.team:
        if not ship.defeated:
            found.append(ship)
    return found


def chance(game: Xodus, slot: i64, ships: list[Ship]) -> float:
    """That these ships succeed at once, as a Fleet."""
    card = signals.card_of(game, slot)
    for op in card.act:
        if op.code == w.FX_FLEET_OF and len(ships) < (op.n if game.fleet_size == 4 else op.k):
            return 0.0
        if op.code == w.FX_SKILL:
            return might.chance_of_skill(game, ships, op.k, signals.target_of(game, slot))
    return OF_LURING if can_beat_avatar(game, ships) else 0.0


def is_enough(game: Xodus, slot: i64, ships: list[Ship]) -> bool:
    """Whether it is worth no more waiting."""
    here = chance(game, slot, ships)
    return here > 0.0 and (here >= LIKELY or here >= PART * chance(game, slot, living(game)))


def is_late(game: Xodus) -> bool:
    return game.corruption >= game.numbers.awakening - LAST_SPACES


def can_beat_avatar(game: Xodus, ships: list[Ship]) -> bool:
    """Whether these ships, with all their Energy, would beat an Avatar and live: the one that is nearest to being
    beaten, or any that is still to come."""
    foe: i64 = -1
    for each in range(w.FIRST_AVATAR, w.FOES):
        if game.foe_tile[each] >= 0 and (foe < 0 or game.foe_health[each] < game.foe_health[foe]):
            foe = each
    return might.can_win(game, ships, [foe if foe >= 0 else LIKELIEST_AVATAR], True)


def place_of(game: Xodus, slot: i64) -> i64:
    """Where ships gather: in the Signal's System, or beside it while an Avatar stands there, to enter together."""
    tile = signals.tile_of(game, slot)
    if not galaxy.avatar_tiles(game) >> tile & 1:
        return 1 << tile
    beside = galaxy.jumps_from(game, tile) & ~galaxy.avatar_tiles(game)
    return 1 << lowest(beside) if beside else 1 << tile


def called_to(game: Xodus, tile: i64) -> i64:
    """The Signal for which ships gather in this System, or -1."""
    slot = called(game)
    return slot if slot >= 0 and place_of(game, slot) >> tile & 1 else -1


def ready_at(game: Xodus, tile: i64) -> list[Ship]:
    """Ships there that act now or have not acted yet."""
    found: list[Ship] = []
    for ship in game.team:
        if not ship.defeated and ship.tile == tile and (not ship.acted or game.acting_mask >> ship.index & 1):
            found.append(ship)
    return found


def is_assault(game: Xodus, tile: i64) -> bool:
    """Whether the acting ships should enter this Avatar's System to beat it, for the Signal that it keeps them from."""
    slot = signals.slot_at(game, tile)
    if slot < 0 or slot != called(game):
        return False
    foes: list[int] = []
    for foe in range(w.FIRST_AVATAR, w.FOES):
        if game.foe_tile[foe] == tile:
            foes.append(foe)
    return might.can_win(game, acting(game), foes, False)
