"""The Enemy deck, its reserve, and the Enemy cards on the map (XOD-2.6, 8.14 to 8.20, 26.5, G22, G28)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import put
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import is_among
from farflung.games.xodus.state import Xodus


def full_health(game: Xodus, foe: i64) -> i64:
    """The start value."""
    if foe == w.GUARDIAN:
        slot = game.foe_slot[foe]
        return game.content.signals[game.signals[slot]].targets[game.fleet_size - 3]
    health = game.content.foes[foe].health
    return health + game.numbers.avatar_health if foe >= w.FIRST_AVATAR else health


def unseen_of(game: Xodus, level: i64) -> list[int]:
    found: list[int] = []
    levels = game.content.foe_levels
    for foe in game.unseen_enemies:
        if levels[foe] == level:
            found.append(foe)
    return found


def deck_size(game: Xodus) -> i64:
    return len(game.enemy_deck) + game.deck_unseen[0] + game.deck_unseen[1] + game.deck_unseen[2] + game.deck_unseen[3]


def reserve_size(game: Xodus) -> i64:
    return game.reserve[0] + game.reserve[1] + game.reserve[2] + game.reserve[3]


def can_draw(game: Xodus) -> bool:
    """XOD-G28: with nothing anywhere no Enemy appears."""
    return deck_size(game) + len(game.enemy_discard) + reserve_size(game) > 0


def draw_from_deck(game: Xodus) -> i64:
    """XOD-8.20, G28: deck, else the reshuffled discard pile, else the reserve; -1 if there is nothing.

    Of an unseen card only the level is known; which of them it is turns out now.
    """
    if deck_size(game) == 0:
        if game.enemy_discard:
            game.enemy_deck = game.enemy_discard
            game.enemy_discard = []
            game.say("XOD-8.20", v.DECK_RESHUFFLED, 0)
        else:
            return draw_from_reserve(game) if reserve_size(game) else -1
    pool: list[int] = game.enemy_deck[:]
    for level in range(1, 5):
        cards = game.deck_unseen[level - 1]
        if cards and not game.reserve[level - 1]:
            pool += unseen_of(game, level)  # none of them is left in the reserve
        else:
            for _ in range(cards):
                pool.append(w.UNSEEN + level)
    foe = game.draw(v.DRAWS_ENEMY, pool)
    if foe >= w.UNSEEN:
        level = foe - w.UNSEEN
        foe = game.draw(v.DRAWS_ENEMY, unseen_of(game, level))
        game.deck_unseen[level - 1] -= 1
        game.unseen_enemies.remove(foe)
    elif is_among(game.enemy_deck, foe):
        game.enemy_deck.remove(foe)
    else:
        game.deck_unseen[game.content.foes[foe].level - 1] -= 1
        game.unseen_enemies.remove(foe)
    return foe


def draw_from_reserve(game: Xodus) -> i64:
    """XOD-8.19, C38: the top card, of the lowest level left; without a reserve the deck."""
    for level in range(1, 5):
        if game.reserve[level - 1]:
            foe = game.draw(v.DRAWS_RESERVE, unseen_of(game, level))
            game.reserve[level - 1] -= 1
            game.unseen_enemies.remove(foe)
            return foe
    return draw_from_deck(game)


def reinforce(game: Xodus, n: i64) -> None:
    """XOD-24.3: the next cards of the reserve go into the deck, unseen."""
    added: i64 = 0
    for level in range(4):
        while added < n and game.reserve[level] > 0:
            game.reserve[level] -= 1
            game.deck_unseen[level] += 1
            added += 1
    game.say("XOD-24.3", v.ENEMIES_ADDED, added)


def put_on_map(game: Xodus, foe: i64, tile: i64, slot: i64) -> None:
    game.foe_tile[foe] = tile
    game.foe_slot[foe] = slot
    game.foe_health[foe] = full_health(game, foe)
    game.say("XOD-8.14", v.ENEMY_DRAWN, foe, tile)


def lie_at(game: Xodus, tile: i64) -> bool:
    """Whether Enemy cards of the System itself lie there."""
    for foe in range(w.ENEMIES):
        if game.foe_tile[foe] == tile and game.foe_slot[foe] < 0:
            return True
    return False


def engage(game: Xodus, tile: i64) -> list[int]:
    """XOD-8.14, 8.17, 8.19, 20.12, C04, G46: those revealed there, or as many new ones as the tile shows."""
    foes: list[int] = []
    for foe in range(w.ENEMIES):
        if game.foe_tile[foe] == tile and game.foe_slot[foe] < 0:
            foes.append(foe)
    if foes:
        return foes
    printed = game.content.tiles[tile]
    for _ in range(printed.enemies):
        foe = draw_from_reserve(game) if printed.reserve else draw_from_deck(game)
        if foe >= 0:
            put_on_map(game, foe, tile, -1)
            foes.append(foe)
    return foes


def remove(game: Xodus, foe: i64) -> None:
    """A defeated card goes to the discard pile, the Guardian and an Avatar from the map."""
    game.foe_tile[foe] = -1
    game.foe_slot[foe] = -1
    game.foe_health[foe] = 0
    if foe < w.ENEMIES:
        put(game.enemy_discard, foe)


def discard_at(game: Xodus, tile: i64) -> None:
    """XOD-G32: pacifying a System discards the Enemies revealed there."""
    for foe in range(w.ENEMIES):
        if game.foe_tile[foe] == tile and game.foe_slot[foe] < 0:
            remove(game, foe)


def return_unwatched(game: Xodus, occupied: i64) -> None:
    """XOD-26.5: cards of Systems without a ship go back into the deck."""
    for foe in range(w.ENEMIES):
        tile = game.foe_tile[foe]
        if tile >= 0 and game.foe_slot[foe] < 0 and not occupied >> tile & 1:
            game.foe_tile[foe] = -1
            game.foe_health[foe] = 0
            put(game.enemy_deck, foe)
            game.say("XOD-26.5", v.ENEMY_RETURNS, foe)
