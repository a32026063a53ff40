"""Chapter 4: the breach phase. The voidborn attack sector by sector; the Revenant's damage tiles; corruption."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant import combat, crew, effects
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import DISTANCE
from farflung.games.revenant.prototype import scenes
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import frigate_of

CREW_DECIDES: Final = w.COUNCIL  # in place of a seat: the Corrupted Crew's rule decides (REV-P-9.7.4)


def breach_phase(game: Prototype) -> None:
    """REV-P-4.1: sectors 1 to 8."""
    game.tiles_struck = 0
    scenes.then(game, scenes.END_BREACH)
    sector: i64 = 8
    while sector > 0:
        scenes.then(game, scenes.ATTACK, sector)
        sector -= 1


def attack(game: Prototype, sector: i64) -> None:
    """REV-P-4.1, 4.2: as many damage as voidborn ships, less the absorbers; sectors without voidborn are skipped."""
    damage: i64 = game.void[sector]
    if damage == 0:
        return
    warded: i64 = game.shields[sector] if game.shields[sector] < damage else damage
    game.say("REV-P-4.1", v.FIGHT, sector, damage)
    if warded:
        game.say("REV-P-2.11.2", v.SHIELDS_WARD, sector, warded, damage - warded)
    game.fight_left = damage - warded
    attack_on(game, sector, decider(game, sector))


def decider(game: Prototype, sector: i64) -> i64:
    """REV-P-4.4, 4.5, 3.4: the closest frigate's player; among equals the higher on the tactics track."""
    if game.seats == 1:
        return 0 if crew.player_decides(game, sector) else CREW_DECIDES
    best: i64 = 0
    for admiral in game.admirals:
        if is_before(game, admiral.seat, best, sector):
            best = admiral.seat
    return best


def is_before(game: Prototype, seat: i64, other: i64, sector: i64) -> bool:
    distance: i64 = DISTANCE[frigate_of(game, seat).sector][sector]
    others: i64 = DISTANCE[frigate_of(game, other).sector][sector]
    if distance != others:
        return distance < others
    one, two = game.admirals[seat], game.admirals[other]
    if one.tactics != two.tactics:
        return one.tactics > two.tactics
    return one.arrival < two.arrival


def attack_on(game: Prototype, sector: i64, seat: i64) -> None:
    """REV-P-4.3, 4.6, 4.8: damage after damage, never on frigates; a tile interrupts the attack, which then goes on."""
    while game.fight_left > 0:
        game.fight_left -= 1
        if game.house_ships[sector] == 0:
            if damage_revenant(game, sector, seat):
                return
        elif seat == CREW_DECIDES:
            crew.take_damage(game, sector)
        else:
            combat.take_damage(game, sector, seat)
    if game.rifts[sector]:  # REV-P-4.11: and there are voidborn ships, or nothing would have happened here
        if seat == CREW_DECIDES:
            crew.spread_corruption(game, sector)
        else:
            combat.spread_corruption(game, sector, seat)
    if game.shields[sector]:
        game.shields[sector] = 0
        game.say("REV-P-4.14", v.SHIELDS_GONE, sector)


# ---- the Revenant


def damage_revenant(game: Prototype, sector: i64, seat: i64) -> bool:
    """REV-P-4.8 to 4.10. True if a tile strikes and the attack has to wait."""
    if game.tiles_struck >= game.own.tiles_per_breach or game.tile < 0:
        return False
    if game.damage < game.numbers.revenant_slots:
        game.damage += 1
        game.say("REV-P-4.8", v.REVENANT_HIT, game.damage)
        return False
    game.damage = 0
    game.tiles_struck += 1
    game.say("REV-P-4.9", pv.TILE_STRIKES, game.tile)
    scenes.then(game, scenes.ATTACK_ON, sector, seat)
    scenes.then(game, scenes.NEXT_TILE)
    strike(game, seat)
    return True


def strike(game: Prototype, seat: i64) -> None:
    """GAP-P-07, GAP-P-16: `each` in turn order, `resolver` whoever decides the sector, alone always the player."""
    resolver: i64 = 0 if seat == CREW_DECIDES else seat
    for number, effect in reversed(list(enumerate(game.content.tiles[game.tile].fx))):
        if effect.primitive == w.FX_EACH:
            for victim in reversed(game.order):
                scenes.then(game, scenes.TILE_PART, number, victim)
        else:
            scenes.then(game, scenes.TILE_PART, number, resolver)


def tile_part(game: Prototype, number: i64, seat: i64) -> None:
    """One effect of the top tile on one player."""
    fx = game.content.tiles[game.tile].fx
    effects.resolve(game, game.admirals[seat], fx[number].parts[0], True)


def next_tile(game: Prototype) -> None:
    """REV-P-4.9: the tile goes to the box, the one below it comes to light."""
    game.tiles_resolved.append(game.tile)
    game.tile = -1
    reveal_tile(game)


def reveal_tile(game: Prototype) -> None:
    """REV-P-S.22: only the top one is known."""
    if game.tile_deck:
        game.tile = game.draw(pv.DRAWS_TILE, game.tile_deck)
        game.say("REV-P-S.22", pv.TILE_REVEALED, game.tile)


def end_breach(game: Prototype) -> None:
    """REV-P-2.11.3, CON-P-03: no absorber is left on the map."""
    for sector in range(1, 13):
        if game.shields[sector]:
            game.shields[sector] = 0
            game.say("REV-P-2.11.3", v.SHIELDS_GONE, sector)
