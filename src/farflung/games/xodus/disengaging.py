"""Disengaging from a combat (XOD-20.3 to 20.7, XOD-G21)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.xodus import corruption, effects, gear, harm, rolls, steps, turn
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting


def break_off(game: Xodus) -> None:
    """XOD-20.4, 20.7, G21: skills on disengaging, gear, one Damage Roll per opponent, Herald, then exit or hide."""
    ships = acting(game)
    foes = game.attack.foes
    tile = ships[0].tile
    for ship in ships:
        game.say("XOD-20.4", v.DISENGAGED, ship.index)
        ship.skipped_rolls = 0
        ship.used = 0
    game.sure_handed = 0
    for foe in foes:
        disengage_skills(game, foe, ships)
    steps.use_gear(game, w.ON_DISENGAGE)
    roll_out(game)
    if leaves_an_avatar(foes):
        corruption.herald(game, tile)
    turn.leave(game)


def leaves_an_avatar(foes: list[int]) -> bool:
    for foe in foes:
        if foe >= w.FIRST_AVATAR:
            return True
    return False


def disengage_skills(game: Xodus, foe: i64, ships: list[Ship]) -> None:
    for skill in game.content.foes[foe].skills:
        if skill.trigger == w.ON_DISENGAGE:
            game.say("XOD-20.3", v.SKILL_TRIGGERS, foe)
            for op in skill.ops:
                if op.code == w.FX_DISCARD_ENERGY:
                    for ship in ships:
                        if ship.energy_markers > op.n:  # never the last one
                            gear.discard_energy_markers(game, ship, op.n)
                            ship.core_energy = min(ship.core_energy, ship.energy_markers - 1)
                elif op.code == w.FX_DISCARD_MODULE:
                    for ship in ships:
                        harm.discard_module(game, ship, 1)
                else:
                    effects.carry_out(game, op, ships)


def roll_out(game: Xodus) -> None:
    """XOD-20.3, 13.6: each ship rolls for each opponent, unless gear spares it."""
    ships = acting(game)
    opponents: i64 = len(game.attack.foes)
    game.attack.clear()
    rolls.end_roll(game)
    game.fleeing = True
    for ship in ships:
        ship.avatars = 0
    for ship in ships:
        for _ in range(opponents - ship.skipped_rolls):
            rolls.damage_roll(game, ship, w.BY_DISENGAGING)
