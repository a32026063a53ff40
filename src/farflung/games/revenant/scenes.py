"""The flow above the turn, as data: which scene comes next (REV-F-R). A scene asks one seat at most."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant import combat, council, crew, hyperjump, reset, rift, scoring, setup, turn
from farflung.games.revenant import verbs as v
from farflung.games.revenant.state import Revenant

SET_BOARD: Final = 1
CHOOSE_CAPTAIN: Final = 2
DEAL: Final = 3
REDRAW: Final = 4
START_HOUSE: Final = 5
FINISH_SETUP: Final = 6
EXTRA_MARKERS: Final = 7
LINE_UP: Final = 8
CYCLE: Final = 9
TURN: Final = 10
COUNCIL_TURN: Final = 11
CREW_TURN: Final = 12
RESET: Final = 13
COMBAT: Final = 14
FIGHT: Final = 15
FIGHT_ON: Final = 16
DEFECT_PART: Final = 17
TUCK_DEFECT: Final = 18
CLEAN_UP: Final = 19
RIFT_ROLLS: Final = 20
INCOME: Final = 21
REVEAL: Final = 22
JUMP: Final = 23
RESET_TACTICS: Final = 24
CARRY_OUT: Final = 25
CLEAR_VOID: Final = 26
NEXT_CYCLE: Final = 27
SCORE: Final = 28

ACTION_PHASE: Final = 1
RESET_PHASE: Final = 2
COMBAT_PHASE: Final = 3
RIFT_PHASE: Final = 4
HYPERJUMP_PHASE: Final = 5
SCORING: Final = 6
PHASES: Final = ["setup", "action", "reset", "combat", "rift", "hyperjump", "scoring"]


def then(game: Revenant, scene: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Puts a scene in front of all that are still to come."""
    game.coming.append(scene | a << 8 | b << 16)


def begin(game: Revenant) -> None:
    then(game, CYCLE)
    then(game, FINISH_SETUP)
    then(game, SET_BOARD)


def play_next(game: Revenant) -> None:
    """Plays the next scene."""
    coming = game.coming.pop()
    scene = coming & 255
    a: i64 = coming >> 8 & 255
    b: i64 = coming >> 16 & 255
    if scene == TURN:
        turn.take_turn(game, a)
    elif scene == FIGHT:
        combat.fight(game, a)
    elif scene == FIGHT_ON:
        combat.deal_damage(game, a)
    elif scene == INCOME:
        rift.draw_income(game, a)
    elif scene == CYCLE:
        begin_cycle(game)
    elif scene == RESET:
        enter(game, RESET_PHASE)
        reset.reset_phase(game)
    elif scene == COMBAT:
        enter(game, COMBAT_PHASE)
        combat.combat_phase(game)
    elif scene == CLEAN_UP:
        combat.clean_up(game)
        end_of_combat(game)
    elif scene == DEFECT_PART:
        combat.defect_part(game, a, b)
    elif scene == TUCK_DEFECT:
        combat.tuck_defect(game, a)
    elif scene == RIFT_ROLLS:
        enter(game, RIFT_PHASE)
        rift.rift_phase(game)
    elif scene == JUMP:
        enter(game, HYPERJUMP_PHASE)
        hyperjump.leave(game)
    elif scene == RESET_TACTICS:
        hyperjump.reset_tactics(game, a)
    elif scene == CARRY_OUT:
        hyperjump.restack(game)
        hyperjump.carry_out(game)
    elif scene == REVEAL:
        rift.reveal_cards(game)
    elif scene == COUNCIL_TURN:
        council.council_turn(game)
    elif scene == CREW_TURN:
        crew.crew_turn(game)
    elif scene == NEXT_CYCLE:
        begin_cycle(game)
    elif scene == SET_BOARD:
        setup.set_board(game)
    elif scene == CHOOSE_CAPTAIN:
        setup.choose_captain(game, a)
    elif scene == DEAL:
        setup.deal(game, a)
    elif scene == REDRAW:
        setup.redraw(game, a)
    elif scene == START_HOUSE:
        setup.start_house(game, a)
    elif scene == FINISH_SETUP:
        setup.finish(game)
    elif scene == EXTRA_MARKERS:
        setup.extra_markers(game, a)
    elif scene == LINE_UP:
        crew.line_up(game)
    elif scene == CLEAR_VOID:
        crew.clear_void(game)
    elif scene == SCORE:
        enter(game, SCORING)
        hyperjump.restack(game)
        scoring.score(game)


def enter(game: Revenant, phase: i64) -> None:
    """REV-F-R.3: the phase marker."""
    game.phase = phase
    game.say("REV-F-R.3", v.PHASE_BEGINS, phase)


def begin_cycle(game: Revenant) -> None:
    """REV-F-R.2, 01.0.1, 01.0.2: three rounds of turns, then reset and combat. Council or crew act first."""
    game.cycle += 1
    game.charged = False
    game.defects_struck = 0
    game.say("REV-F-R.1", v.CYCLE_BEGINS, game.cycle)
    enter(game, ACTION_PHASE)
    then(game, COMBAT)
    then(game, RESET)
    for _ in range(game.numbers.turns):
        for seat in reversed(game.order):
            then(game, TURN, seat)
        if game.seats == 1:
            then(game, CREW_TURN)
        elif game.seats == 2:
            then(game, COUNCIL_TURN)


def end_of_combat(game: Revenant) -> None:
    """REV-F-R.4, R.5, 18.1, 18.2, 19.0.1, 19.0.2, 21.0.1: rift or hyperjump, and after the last cycle neither, but
    scoring after a last tactics reset. Resets go in reverse turn order (REV-F-19.1.1, 21.1.1)."""
    if game.cycle >= game.numbers.cycles:
        then(game, SCORE)
        for seat in game.order:  # the last of these comes first: reverse turn order (REV-F-21.1.1)
            then(game, RESET_TACTICS, seat)
        return
    then(game, NEXT_CYCLE)
    then(game, REVEAL)
    for seat in reversed(game.order):
        then(game, INCOME, seat)
    if game.charged:
        if game.seats == 1:
            then(game, CLEAR_VOID)
        then(game, CARRY_OUT)
        for seat in game.order:
            then(game, RESET_TACTICS, seat)
        then(game, JUMP)
    else:
        then(game, RIFT_ROLLS)
