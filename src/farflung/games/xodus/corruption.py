"""The Corruption Phase, the End of Turn Phase and the end of the game (XOD-16.6, 23.8, 24, 26)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.xodus import avatars, enemies, galaxy, gear, signals, stage
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import is_among
from farflung.games.xodus.ship import Ship
from farflung.games.xodus.state import Xodus, ask, occupied, ships_at


def begin_round(game: Xodus) -> None:
    """XOD-1.4: Action Phase, Corruption Phase, End of Turn Phase."""
    game.round += 1
    game.say("XOD-1.4", v.ROUND_BEGINS, min(game.round, 60))
    enter(game, w.ACTION_PHASE)
    game.heralded = 0
    game.speaker = (game.round - 1) % game.seats
    for ship in game.team:
        if not ship.defeated:
            ship.actions = gear.actions_per_round(game, ship)
    stage.comes(game, stage.ACTION_PHASE)


def enter(game: Xodus, phase: i64) -> None:
    game.phase = phase
    game.say("XOD-1.4", v.PHASE_BEGINS, phase)


def action_phase_ends(game: Xodus) -> None:
    """XOD-3.5, 16.6, 16.7: first the victory check, then the Corruption Phase."""
    if signals.all_activated(game) and not galaxy.avatar_tiles(game) >> w.GR & 1:
        game.outcome = w.SEALED
        game.say("XOD-16.6", v.WON)
        return
    corruption_phase(game)


# ---- the marker


def corruption_phase(game: Xodus) -> None:
    """XOD-24.1, 25.1: the marker, then the Avatars, then the End of Turn Phase."""
    enter(game, w.CORRUPTION_PHASE)
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
        if ship.defeated or not ship.watch >> w.CORRUPTION_START & 1:
            continue
        for index in ship.gear:
            g = game.content.gear[index]
            if g.trigger == w.CORRUPTION_START:
                gear.offer(game, ship, g, v.USE)
        if game.count:
            game.may(v.DONE)
            answer = ask(game, ship, v.ASK_HOLD)
            if verb_of(answer) == v.USE:
                gear.pay(game, ship, first(answer))
                game.hold = True
                game.say("XOD-G51", v.CORRUPTION_HELD)


def advance(game: Xodus) -> None:
    """XOD-24.2 to 24.6, 1.3, C02: the marker moves on; beyond the Awakening the game is lost."""
    if game.outcome:
        return
    if game.corruption >= game.numbers.awakening:
        game.outcome = w.AWAKENED
        game.say("XOD-1.3", v.LOST, w.AWAKENED)
        return
    game.corruption += 1
    game.say("XOD-24.1", v.CORRUPTION_ADVANCES, game.corruption)
    newcomer: i64 = -1
    if is_among(game.hidden_tokens, game.corruption):
        game.hidden_tokens.remove(game.corruption)
        newcomer = avatars.draw_avatar(game)
    for avatar in range(w.AVATARS):  # XOD-G26: in ascending number
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
    enter(game, w.END_PHASE)
    for slot in range(game.fleet_size):
        signals.end_of_round(game, slot)
    if not game.outcome:
        clean_up(game)


def clean_up(game: Xodus) -> None:
    """XOD-26.2 to 26.7, 4.2"""
    for ship in game.team:
        if ship.watch >> w.IN_END_PHASE & 1 and not ship.defeated:
            service_all(game, ship)
    if game.green | game.red:
        age_pacification(game)
    game.say("XOD-26.3", v.FLEETS_SPLIT)
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
        for tile in range(w.TILES):
            if game.green >> tile & 1:
                game.say("XOD-9.3", v.PACIFICATION_AGES, tile, 1)
            elif game.red >> tile & 1:
                game.say("XOD-9.3", v.PACIFICATION_AGES, tile, 0)
    game.red = game.green
    game.green = 0


def service_all(game: Xodus, ship: Ship) -> None:
    """Autonomous Swarm: every ship in the System recovers Health."""
    for index in ship.gear:
        g = game.content.gear[index]
        if g.trigger == w.IN_END_PHASE and g.ops[0].code == w.FX_HEAL:
            for other in ships_at(game, ship.tile):
                gear.heal(game, other, g.ops[0].n)


def recover(game: Xodus, ship: Ship) -> None:
    """XOD-26.4, 18.7; a Shorted Relay keeps one marker spent."""
    if ship.energy >= ship.energy_markers:
        return
    stays: i64 = 0
    for card in ship.damage:
        for op in game.content.damage[card].ops:
            if op.code == w.FX_ENERGY_STAY_FLIPPED:
                stays += op.n
    spent = ship.energy_markers - ship.energy - gear.frozen_energy(game, ship)
    gear.recover_energy(game, ship, max(0, spent - stays) if stays else w.EVERY)
