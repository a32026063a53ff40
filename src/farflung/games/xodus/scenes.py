"""Plays the next scene: the flow of the game as data (XOD-1.4). The most frequent scenes come first."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.xodus import (
    actions,
    avatars,
    combat,
    corruption,
    disengaging,
    explorations,
    fleets,
    gear,
    harm,
    moving,
    rolls,
    setup,
    signals,
    stage,
    steps,
    trade,
    turn,
)
from farflung.games.xodus.state import Xodus


def play_next(game: Xodus) -> None:
    game.depth -= 1
    coming = game.coming[game.depth]
    game.playing = coming
    scene = coming & 255
    a = coming >> 8 & 255
    b = coming >> 16 & 255
    c = coming >> 24 & 255
    d = coming >> 32 & 255
    e = coming >> 40 & 255
    if scene == stage.STEP:
        steps.step(game, a, b, c, d)
    elif scene == stage.ACT:
        turn.act(game)
    elif stage.COMBAT <= scene <= stage.HERALD:
        play_combat(game, scene, a, b)
    elif stage.LOSE <= scene <= stage.DISCARD_MODULE:
        play_harm(game, scene, a, b, c, d)
    elif scene <= stage.FLIP:
        play_turn(game, scene, a, b)
    elif scene <= stage.ARRIVE:
        play_moving(game, scene, a, b, c, d, e)
    elif scene <= stage.JUDGE_DAMAGE_ROLL:
        play_roll(game, scene, a, b, c)
    elif scene <= stage.CARD_DONE:
        play_exploration(game, scene, a, b)
    elif scene <= stage.SIGNAL_ACT:
        play_action(game, scene, a, b)
    else:
        play_corruption(game, scene, a, b, c, d)
    game.playing = 0


def play_turn(game: Xodus, scene: i64, a: i64, b: i64) -> None:
    if scene == stage.TAKE_IN:
        fleets.take_in(game)
    elif scene == stage.MEET:
        moving.meet(game)
    elif scene == stage.CONSENT:
        fleets.consent(game, a)
    elif scene == stage.ACTION_PHASE:
        turn.action_phase(game)
    elif scene == stage.END_TURN:
        turn.end_turn(game)
    elif scene == stage.LAST_KEYS:
        turn.last_keys(game)
    elif scene == stage.FLIP:
        turn.flip(game)
    elif scene == stage.EXIT:
        turn.exit(game)
    elif scene == stage.CHOOSE_MOD:
        gear.choose_mod(game, game.ships[a], b)
    elif scene == stage.TURN:
        turn.begin(game, game.ships[a])
    elif scene == stage.ROUND:
        corruption.begin_round(game)
    elif scene == stage.CHOOSE_SHIP:
        setup.choose_ship(game, a)
    elif scene == stage.LAY_START:
        setup.lay_start(game)


def play_moving(game: Xodus, scene: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    if scene == stage.DRAW_TILE:
        moving.draw_tile(game, a, b, game.ships[c], d)
    elif scene == stage.SCAN:
        moving.scan(game, a, b, c, d)
    elif scene == stage.TURN_TILE:
        moving.turn_tile(game, a, b, c, game.ships[d], e)
    elif scene == stage.PROBED:
        moving.probed(game, a, game.ships[b])
    elif scene == stage.REVEAL:
        moving.reveal_anywhere(game, a, game.ships[b])
    elif scene == stage.BLIND:
        moving.blind_jump(game, a)
    elif scene == stage.ARRIVE:
        moving.arrive(game, a)


def play_roll(game: Xodus, scene: i64, a: i64, b: i64, c: i64) -> None:
    if scene == stage.DETECT:
        rolls.detect(game, a)
    elif scene == stage.JUDGE_DETECTION:
        rolls.judge_detection(game, a)
    elif scene == stage.DAMAGE_ROLL:
        rolls.damage_roll(game, game.ships[a], b)
    elif scene == stage.JUDGE_DAMAGE_ROLL:
        rolls.judge_damage_roll(game, game.ships[a], b)
    elif scene == stage.SKILL_ROLL:
        rolls.skill_roll(game, a, b, c)
    elif scene == stage.JUDGE_SKILL:
        rolls.judge_skill(game, a, b, c)
    elif scene == stage.CLOAK:
        rolls.cloak(game, a)


def play_combat(game: Xodus, scene: i64, a: i64, b: i64) -> None:
    if scene == stage.FIGHT:
        combat.fight(game)
    elif scene == stage.ATTACK_ROLL:
        combat.attack_roll(game)
    elif scene == stage.JUDGE_ATTACK:
        combat.judge_attack(game)
    elif scene == stage.STRIKE:
        combat.strike(game)
    elif scene == stage.RETALIATE:
        combat.retaliate(game)
    elif scene == stage.SUFFER:
        combat.suffer(game)
    elif scene == stage.AFTER_RETALIATION:
        combat.after_retaliation(game)
    elif scene == stage.DEFEAT:
        combat.defeat(game, a)
    elif scene == stage.MANOEUVRE:
        combat.choose_manoeuvre(game, a)
    elif scene == stage.COMBAT:
        combat.begin(game, a, b - 1)
    elif scene == stage.BREAK_OFF:
        disengaging.break_off(game)
    elif scene == stage.ROLL_OUT:
        disengaging.roll_out(game)
    elif scene == stage.HERALD:
        corruption.herald(game, a)


def play_harm(game: Xodus, scene: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    if scene == stage.LOSE:
        harm.lose(game, game.ships[a], b, c)
    elif scene == stage.DRAW_DAMAGE:
        harm.draw_damage(game, game.ships[a], b)
    elif scene == stage.GUARD:
        harm.guard(game, game.ships[a], game.ships[b], c, d)
    elif scene == stage.DISCARD_MODULE:
        harm.discard_module(game, game.ships[a], b)


def play_exploration(game: Xodus, scene: i64, a: i64, b: i64) -> None:
    if scene == stage.EXPLORE:
        explorations.turn_up(game)
    elif scene == stage.CHOOSE_OPTION:
        explorations.choose_option(game, a)
    elif scene == stage.TAKE_OPTIONS:
        explorations.take_options(game)
    elif scene == stage.MORE_OPTIONS:
        explorations.more_options(game, a)
    elif scene == stage.WARNING:
        explorations.warning(game)
    elif scene == stage.SHARE_SCRAPS:
        explorations.share_scraps(game, a, b)
    elif scene == stage.GAIN_MODULE:
        explorations.gain_module(game, a, b)
    elif scene == stage.PACIFY_ANYWHERE:
        explorations.pacify_anywhere(game, a, game.ships[b])
    elif scene == stage.CLOSE_RIFT:
        explorations.close_rift(game, game.ships[a])
    elif scene == stage.CARD_DONE:
        explorations.card_done(game)


def play_action(game: Xodus, scene: i64, a: i64, b: i64) -> None:
    if scene == stage.TRADE:
        trade.trade(game)
    elif scene == stage.MAINTAIN:
        actions.maintain(game, a)
    elif scene == stage.SIGNAL_ACT:
        signals.contribute(game, a, b)


def play_corruption(game: Xodus, scene: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    if scene == stage.MOVE_AVATAR:
        avatars.roll(game, a)
    elif scene == stage.AVATARS:
        avatars.move_all(game)
    elif scene == stage.DECOY:
        avatars.decoy(game, game.ships[a], b, c, d)
    elif scene == stage.MARCH:
        avatars.march(game, a, b, c)
    elif scene == stage.CORRUPTION:
        corruption.corruption_phase(game)
    elif scene == stage.HOLD:
        corruption.hold(game, a)
    elif scene == stage.ADVANCE:
        corruption.normal_step(game)
    elif scene == stage.END_OF_ROUND:
        corruption.end_of_round(game)
