"""The flow above the turn (REV-P-R.1): which scene comes next. A scene asks one seat at most."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant import crew
from farflung.games.revenant import verbs as v
from farflung.games.revenant.prototype import breach, hyperjump, recall, scoring, setup, sonar, turn
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.setup import choose_captain

SET_BOARD: Final = 1
CHOOSE_CAPTAIN: Final = 2
DEAL: Final = 3
PLACE_FRIGATE: Final = 4
DRAFT: Final = 5
CORRUPT_ARKS: Final = 6
START_HIDDEN: Final = 7
LINE_UP: Final = 8
ROUND: Final = 9
SONAR_CARD: Final = 10
SPAWN: Final = 11
CLEAR_VOID: Final = 12
REVEAL: Final = 13
INCOME: Final = 14
ACTIONS: Final = 15
TURN: Final = 16
CREW_TURN: Final = 17
RECALL: Final = 18
NAME_FIRST: Final = 19
BREACH: Final = 20
ATTACK: Final = 21
ATTACK_ON: Final = 22
TILE_PART: Final = 23
NEXT_TILE: Final = 24
END_BREACH: Final = 25
JUMP: Final = 26
REWARD: Final = 27
RESET_TACTICS: Final = 28
LAST_REWARDS: Final = 29
SCORE: Final = 30
ROUND_AFTER_JUMP: Final = 31
REVEAL_AFTER_JUMP: Final = 32


def then(game: Prototype, scene: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Puts a scene in front of all that are still to come."""
    game.coming.append(scene | a << 8 | b << 16)


def for_all(game: Prototype, scene: i64) -> None:
    """A scene for every seat in turn order."""
    for seat in reversed(game.order):
        then(game, scene, seat)


def begin(game: Prototype) -> None:
    """The set-up, then round 1 (REV-P-S.34)."""
    then(game, ROUND)
    then(game, SET_BOARD)


def play_next(game: Prototype) -> None:
    """Plays the next scene."""
    coming = game.coming.pop()
    scene = coming & 255
    a: i64 = coming >> 8 & 255
    b: i64 = coming >> 16 & 255
    if scene == TURN:
        turn.take_turn(game, a)
    elif scene == ATTACK:
        breach.attack(game, a)
    elif scene == ATTACK_ON:
        breach.attack_on(game, a, b)
    elif scene == INCOME:
        sonar.draw_income(game, a)
    elif scene == ROUND:
        begin_round(game, False)
    elif scene == ROUND_AFTER_JUMP:
        begin_round(game, True)
    elif scene == ACTIONS:
        begin_actions(game)
    elif scene == RECALL:
        enter(game, pw.RECALL_PHASE)
        recall.recall(game)
        if game.seats > 1:
            then(game, NAME_FIRST, recall.leader(game))
    elif scene == NAME_FIRST:
        recall.name_first_player(game, a)
    elif scene == BREACH:
        enter(game, pw.BREACH_PHASE)
        breach.breach_phase(game)
    elif scene == END_BREACH:
        breach.end_breach(game)
        end_round(game)
    elif scene == TILE_PART:
        breach.tile_part(game, a, b)
    elif scene == NEXT_TILE:
        breach.next_tile(game)
    elif scene == SONAR_CARD:
        sonar.arrive(game)
    elif scene == SPAWN:
        sonar.spawn(game)
    elif scene == REVEAL:
        sonar.reveal(game, False)
    elif scene == REVEAL_AFTER_JUMP:
        sonar.reveal(game, True)
    elif scene == JUMP:
        enter(game, pw.HYPERJUMP_PHASE)
        hyperjump.jump(game)
    elif scene == REWARD:
        hyperjump.tactics_reward(game, a)
    elif scene == RESET_TACTICS:
        hyperjump.reset_tactics(game)
    elif scene == CREW_TURN:
        crew.crew_turn(game)
    elif scene == CLEAR_VOID:
        crew.clear_void(game)
    elif scene == LAST_REWARDS:
        enter(game, pw.SCORING)
        scoring.choose_destination(game)
        for_all(game, REWARD)
    elif scene == SCORE:
        scoring.score(game)
    else:
        play_setup(game, scene, a)


def play_setup(game: Prototype, scene: i64, seat: i64) -> None:
    if scene == SET_BOARD:
        setup.set_board(game)
    elif scene == CHOOSE_CAPTAIN:
        choose_captain(game, seat)
    elif scene == DEAL:
        setup.deal(game, seat)
    elif scene == PLACE_FRIGATE:
        setup.place_frigate(game, seat)
    elif scene == DRAFT:
        setup.draft(game, seat)
    elif scene == CORRUPT_ARKS:
        setup.corrupt_arks(game)
    elif scene == START_HIDDEN:
        setup.start_hidden(game, seat)
    elif scene == LINE_UP:
        crew.line_up(game)


def enter(game: Prototype, phase: i64) -> None:
    """REV-P-R.2: the round marker."""
    game.phase = phase
    game.say("REV-P-R.2", v.PHASE_BEGINS, phase)


def begin_round(game: Prototype, jumped: bool) -> None:
    """REV-P-R.1, 1.1, CON-P-14: the sonar phase, but not in round 1; then the action phase."""
    game.cycle += 1
    game.say("REV-P-R.1", v.CYCLE_BEGINS, game.cycle)
    then(game, ACTIONS)
    if game.cycle == 1:
        return
    enter(game, pw.SONAR_PHASE)
    for_all(game, INCOME)
    if jumped:
        then(game, REVEAL_AFTER_JUMP)
        if game.seats == 1:
            then(game, CLEAR_VOID)
        then(game, SONAR_CARD)
    else:
        then(game, REVEAL)
        then(game, SPAWN)


def begin_actions(game: Prototype) -> None:
    """REV-P-2.0.2, 9.2.1: three turns each, alone the Corrupted Crew before every one; then recall and breach."""
    enter(game, pw.ACTION_PHASE)
    then(game, BREACH)
    then(game, RECALL)
    for _ in range(game.numbers.turns):
        for_all(game, TURN)
        if game.seats == 1:
            then(game, CREW_TURN)


def end_round(game: Prototype) -> None:
    """REV-P-5.1, 8.3: a hyperjump if it was enabled; after the last round the final scoring instead."""
    if game.cycle >= game.numbers.cycles:
        then(game, SCORE)
        then(game, LAST_REWARDS)
    elif game.charged:
        then(game, ROUND_AFTER_JUMP)
        then(game, RESET_TACTICS)
        for_all(game, REWARD)
        then(game, JUMP)
    else:
        then(game, ROUND)
