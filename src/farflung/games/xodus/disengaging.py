"""Disengaging from a combat (XOD-20.3 to 20.7, XOD-G21)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.xodus import gear, harm, stage, steps
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, acting
from farflung.games.xodus.verbs import (
    DISENGAGED,
    SKILL_TRIGGERS,
)
from farflung.games.xodus.words import (
    BY_DISENGAGING,
    FIRST_AVATAR,
    FX_DISCARD_ENERGY,
    FX_DISCARD_MODULE,
    FX_LOSE,
    ON_DISENGAGE,
)


def break_off(game: Xodus) -> None:
    """XOD-20.4, G21: skills on disengaging, gear, one Damage Roll per opponent, Herald, then exit or hide."""
    ships = acting(game)
    attack = game.attack
    tile = ships[0].tile
    for ship in ships:
        game.say("XOD-20.4", DISENGAGED, ship.index)
        ship.skipped_rolls = 0
        ship.used = 0
    game.sure_handed = 0
    stage.then(game, stage.EXIT)
    for foe in attack.foes:
        if foe >= FIRST_AVATAR:
            stage.then(game, stage.HERALD, tile)
            break
    stage.then(game, stage.ROLL_OUT)
    steps.then_step(game, ON_DISENGAGE)
    for place in range(len(attack.foes) - 1, -1, -1):
        disengage_skills(game, attack.foes[place], ships)


def disengage_skills(game: Xodus, foe: i64, ships: list[Ship]) -> None:
    for skill in game.content.foes[foe].skills:
        if skill.trigger == ON_DISENGAGE:
            game.say("XOD-20.3", SKILL_TRIGGERS, foe)
            for op in skill.ops:
                if op.code == FX_LOSE:
                    harm.each_loses(game, ships, op.n)
                elif op.code == FX_DISCARD_ENERGY:
                    for ship in ships:
                        if ship.energy_markers > op.n:  # never the last one
                            gear.discard_energy_markers(game, ship, op.n)
                            ship.core_energy = min(ship.core_energy, ship.energy_markers - 1)
                elif op.code == FX_DISCARD_MODULE:
                    for ship in ships:
                        stage.then(game, stage.DISCARD_MODULE, ship.index, 1)


def roll_out(game: Xodus) -> None:
    """XOD-20.3, 13.6: each ship rolls for each opponent, unless gear spares it."""
    ships = acting(game)
    opponents: i64 = len(game.attack.foes)
    game.attack.clear()
    game.fleeing = True
    for place in range(len(ships) - 1, -1, -1):
        ship = ships[place]
        ship.avatars = 0
        for _ in range(opponents - ship.skipped_rolls):
            stage.then(game, stage.DAMAGE_ROLL, ship.index, BY_DISENGAGING)
