"""Plays the next scene: the flow of the game (XOD-1.4), and for scenarios single rules of it."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.xodus import (
    actions,
    avatars,
    combat,
    corruption,
    effects,
    explorations,
    fleets,
    gear,
    harm,
    moving,
    rolls,
    setup,
    signals,
    stage,
    trade,
    turn,
)
from farflung.games.xodus.state import Xodus, members


def play_next(game: Xodus) -> None:
    game.depth -= 1
    coming = game.coming[game.depth]
    scene = coming & 255
    a = coming >> 8 & 255
    if scene == stage.ACT:
        turn.act(game)
    elif scene == stage.END_TURN:
        turn.end_turn(game)
    elif scene == stage.ACTION_PHASE:
        turn.action_phase(game)
    elif scene == stage.END_OF_ROUND:
        corruption.end_of_round(game)
    elif scene == stage.ROUND:
        corruption.begin_round(game)
    elif scene == stage.CHOOSE_SHIP:
        setup.choose_ship(game, a)
    elif scene == stage.LAY_START:
        setup.lay_start(game)
    elif scene == stage.TAKE_SHIP:
        setup.take_ship(game, a, coming >> 16 & 255)
    elif scene == stage.TURN:
        turn.begin(game, game.ships[a])
    elif scene == stage.CORRUPTION:
        corruption.corruption_phase(game)
    else:
        play_rule(game, scene, a, coming >> 16 & 255, coming >> 24 & 255, coming >> 32 & 255)
    game.asked = -1


def play_rule(game: Xodus, scene: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """A single rule, as a scenario asks for it."""
    if scene <= stage.ARRIVE:
        play_entering(game, scene, a, b)
    elif scene == stage.REVEAL:
        moving.reveal_anywhere(game, a, game.ships[b])
    elif scene == stage.DETECT:
        rolls.detect(game, members(game, a))
    elif scene == stage.DAMAGE_ROLL:
        rolls.damage_roll(game, game.ships[a], b)
    elif scene == stage.COMBAT:
        play_combat(game, a, b)
    elif scene == stage.HERALD:
        corruption.herald(game, a)
    elif scene == stage.LOSE:
        harm.lose(game, game.ships[a], b, c)
    elif scene == stage.GUARD:
        harm.guard(game, game.ships[a], game.ships[b], c, d)
    elif scene == stage.DRAW_DAMAGE:
        harm.draw_damage(game, game.ships[a], b)
    elif scene == stage.DISCARD_MODULE:
        harm.discard_module(game, game.ships[a], b)
    elif scene <= stage.CLOSE_RIFT:
        play_effect(game, scene, a, b)
    elif scene <= stage.LAST_KEYS:
        play_action(game, scene, a, b)
    else:
        play_corruption(game, scene, a, b, c)


def play_entering(game: Xodus, scene: i64, a: i64, b: i64) -> None:
    if scene == stage.CHOOSE_MOD:
        gear.choose_mod(game, game.ships[a], b)
    elif scene == stage.TAKE_IN:
        fleets.take_in(game)
    elif scene == stage.MEET:
        moving.meet(game)
    elif scene == stage.ARRIVE:
        moving.arrive(game, a)


def play_combat(game: Xodus, how: i64, slot: i64) -> None:
    """With a number from 1 the opponents of that Signal; else 0 Avatars, 1 Enemies, 3 Enemies on purpose."""
    if slot:
        combat.fight_signal(game, slot - 1)
    elif how & 1:
        combat.fight_enemies(game, how & 2 != 0)
    else:
        combat.fight_avatars(game)


def play_effect(game: Xodus, scene: i64, a: i64, b: i64) -> None:
    if scene == stage.EXPLORE:
        explorations.turn_up(game)
    elif scene == stage.SHARE_SCRAPS:
        effects.share_scraps(game, a, members(game, b))
    elif scene == stage.GAIN_MODULE:
        effects.gain_module(game, a, members(game, b))
    elif scene == stage.PACIFY_ANYWHERE:
        effects.pacify_anywhere(game, a, game.ships[b])
    elif scene == stage.CLOSE_RIFT:
        effects.close_rift(game, game.ships[a])


def play_action(game: Xodus, scene: i64, a: i64, b: i64) -> None:
    if scene == stage.MAINTAIN:
        actions.maintain(game, members(game, a))
    elif scene == stage.TRADE:
        trade.trade(game)
    elif scene == stage.SIGNAL_ACT:
        signals.act(game, a, members(game, b))
    elif scene == stage.LAST_KEYS:
        turn.take_last_keys(game)


def play_corruption(game: Xodus, scene: i64, a: i64, b: i64, c: i64) -> None:
    if scene == stage.ADVANCE:
        corruption.normal_step(game)
    elif scene == stage.AVATARS:
        avatars.move_all(game)
    elif scene == stage.MOVE_AVATAR:
        avatars.move(game, a)
    elif scene == stage.MARCH:
        avatars.march(game, a, b, c == 1)
