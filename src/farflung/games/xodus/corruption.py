"""The Corruption Phase, the End of Turn Phase and the end of the game (XOD-16.6, 23.8, 24, 26)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.xodus import avatars, enemies, galaxy, gear, signals, stage
from farflung.games.xodus.bits import is_among
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, ask, occupied, ships_at
from farflung.games.xodus.verbs import (
    ASK_HOLD,
    CORRUPTION_ADVANCES,
    CORRUPTION_HELD,
    DONE,
    FLEETS_SPLIT,
    LOST,
    PACIFICATION_AGES,
    PHASE_BEGINS,
    ROUND_BEGINS,
    USE,
    WON,
)
from farflung.games.xodus.words import (
    ACTION_PHASE,
    AVATARS,
    AWAKENED,
    CORRUPTION_PHASE,
    CORRUPTION_START,
    END_PHASE,
    EVERY,
    FX_ENERGY_STAY_FLIPPED,
    FX_HEAL,
    GR,
    IN_END_PHASE,
    SEALED,
    TILES,
)


def begin_round(game: Xodus) -> None:
    """XOD-1.4: Action Phase, Corruption Phase, End of Turn Phase."""
    game.round += 1
    game.say("XOD-1.4", ROUND_BEGINS, min(game.round, 60))
    enter(game, ACTION_PHASE)
    game.heralded = 0
    game.speaker = (game.round - 1) % game.seats
    for ship in game.team:
        if not ship.defeated:
            ship.actions = gear.actions_per_round(game, ship)
    stage.comes(game, stage.ACTION_PHASE)


def enter(game: Xodus, phase: i64) -> None:
    game.phase = phase
    game.say("XOD-1.4", PHASE_BEGINS, phase)


def action_phase_ends(game: Xodus) -> None:
    """XOD-3.5, 16.6, 16.7: first the victory check, then the Corruption Phase."""
    if signals.all_activated(game) and not galaxy.avatar_tiles(game) >> GR & 1:
        game.outcome = SEALED
        game.say("XOD-16.6", WON)
        return
    corruption_phase(game)


# ---- the marker


def corruption_phase(game: Xodus) -> None:
    """XOD-24.1, 25.1: the marker, then the Avatars, then the End of Turn Phase."""
    enter(game, CORRUPTION_PHASE)
    stage.comes(game, stage.END_OF_ROUND)
    offer_to_hold(game)
    normal_step(game)


def normal_step(game: Xodus) -> None:
    """XOD-24.1, 25.1, G51: unless it is held; then the Avatars move."""
    if not game.hold:
        advance(game)
    if not game.outcome:
        avatars.move_all(game)


def offer_to_hold(game: Xodus) -> None:
    """Stasis Bomb: the marker does not make its normal step this round (XOD-G51)."""
    for ship in game.team:
        if game.hold:
            return
        if ship.defeated or not ship.watch >> CORRUPTION_START & 1:
            continue
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == CORRUPTION_START:
                gear.offer(game, ship, g, USE)
        if game.count:
            game.may(DONE)
            answer = ask(game, ship, ASK_HOLD)
            if verb_of(answer) == USE:
                gear.pay(game, ship, first(answer))
                game.hold = True
                game.say("XOD-G51", CORRUPTION_HELD)


def advance(game: Xodus) -> None:
    """XOD-24.2 to 24.6, 1.3, C02: the marker moves on; beyond the Awakening the game is lost."""
    if game.outcome:
        return
    if game.corruption >= game.numbers.awakening:
        game.outcome = AWAKENED
        game.say("XOD-1.3", LOST, AWAKENED)
        return
    game.corruption += 1
    game.say("XOD-24.1", CORRUPTION_ADVANCES, game.corruption)
    newcomer: i64 = -1
    if is_among(game.hidden_tokens, game.corruption):
        game.hidden_tokens.remove(game.corruption)
        newcomer = avatars.draw_avatar(game)
    for avatar in range(AVATARS):  # XOD-G26: in ascending number
        if avatar == newcomer:
            avatars.enter(game, avatar)
        elif game.escaped[avatar] == game.corruption:
            game.escaped[avatar] = -1
            avatars.enter(game, avatar)
    if is_among(red_spaces(game), game.corruption):
        enemies.reinforce(game, game.numbers.added_enemies)


def red_spaces(game: Xodus) -> list[int]:
    """XOD-G03, 27.2"""
    return game.numbers.four_ships_red if game.fleet_size == 4 else game.numbers.three_ships_red


def herald(game: Xodus, tile: i64) -> None:
    """XOD-23.8, 23.9: the advance interrupts the Action Phase."""
    if avatars.herald(game, tile):
        advance(game)


# ---- the End of Turn Phase


def end_of_round(game: Xodus) -> None:
    """XOD-26.1, G53: Signal cards in slot order, then healing, then the rest."""
    enter(game, END_PHASE)
    for slot in range(game.fleet_size):
        signals.end_of_round(game, slot)
    if not game.outcome:
        clean_up(game)


def clean_up(game: Xodus) -> None:
    """XOD-26.2 to 26.7, 4.2"""
    for ship in game.team:
        if ship.watch >> IN_END_PHASE & 1 and not ship.defeated:
            service_all(game, ship)
    if game.green | game.red:
        age_pacification(game)
    game.say("XOD-26.3", FLEETS_SPLIT)
    enemies.return_unwatched(game, occupied(game))
    for ship in game.team:
        ship.fleet = -1
        ship.acted = ship.defeated
        ship.strained = False
        ship.owes = False
        ship.scavenged = False
        ship.used = 0
        ship.round_used = 0
        ship.earned = False
        if not ship.defeated:
            recover(game, ship)
    game.ally_used = 0
    game.slowed = False
    game.hastened = False
    game.hold = False
    stage.comes(game, stage.ROUND)


def age_pacification(game: Xodus) -> None:
    """XOD-9.3, 26.2, C34: red markers go, green ones turn red."""
    if game.events is not None:
        for tile in range(TILES):
            if game.green >> tile & 1:
                game.say("XOD-9.3", PACIFICATION_AGES, tile, 1)
            elif game.red >> tile & 1:
                game.say("XOD-9.3", PACIFICATION_AGES, tile, 0)
    game.red = game.green
    game.green = 0


def service_all(game: Xodus, ship: Ship) -> None:
    """Autonomous Swarm: every ship in the System recovers Health."""
    for index in ship.gear:
        g = game.content.gear[index]
        if g.trigger == IN_END_PHASE and g.ops[0].code == FX_HEAL:
            for other in ships_at(game, ship.tile):
                gear.heal(game, other, g.ops[0].n)


def recover(game: Xodus, ship: Ship) -> None:
    """XOD-26.4, 18.7; a Shorted Relay keeps one marker spent."""
    if ship.energy >= ship.energy_markers:
        return
    stays: i64 = 0
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == FX_ENERGY_STAY_FLIPPED:
                stays += op.n
    spent = ship.energy_markers - ship.energy - gear.frozen_energy(game, ship)
    gear.recover_energy(game, ship, max(0, spent - stays) if stays else EVERY)
