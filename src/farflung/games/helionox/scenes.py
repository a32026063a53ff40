"""The flow above an action, as data: which scene comes next (HEL-6). A scene asks one seat at most."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import append, i64, pop
from farflung.games.helionox import (
    collaboration,
    effects,
    endphase,
    eventphase,
    eventwork,
    mainphase,
    scoring,
    setup,
    syndicate,
)
from farflung.games.helionox.state import Helionox

SET_BOARD: Final = 1
DRAFT: Final = 2
PASS_LEFT: Final = 3
WAKE: Final = 4
WAKE_ALL: Final = 5
CHOOSE_START: Final = 6
DEAL: Final = 7
FINISH_SETUP: Final = 8
TURN: Final = 9
RAID: Final = 10
PLAGUE: Final = 11
PUSHED: Final = 12
ARRIVALS: Final = 13
MAIN: Final = 14
REST: Final = 15
SHARE: Final = 16
ANSWER: Final = 17
HELP: Final = 18
SHORTFALL: Final = 19
CONCLUDE: Final = 20
PARTNER_DRAWS: Final = 21
END: Final = 22
SYNDICATE: Final = 23
SCORE: Final = 24
EVENTS_BACK: Final = 25


def then(game: Helionox, scene: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Puts a scene in front of all that are still to come."""
    game.coming = append(game.coming, scene | a << 8 | b << 16 | c << 24)


def instead(game: Helionox, scene: i64, a: i64) -> None:
    """Puts a scene in the place of the next one."""
    game.coming[-1] = scene | a << 8


def begin(game: Helionox) -> None:
    then(game, FINISH_SETUP)
    then(game, SET_BOARD)


def play_next(game: Helionox) -> None:
    """Plays the next scene. The Main Phase stays on the list until its player ends it."""
    coming = game.coming[-1]
    scene = coming & 255
    a = coming >> 8 & 255
    if scene == MAIN:
        mainphase.main_action(game, a)
        return
    game.coming, _ = pop(game.coming)
    b = coming >> 16 & 255
    c = coming >> 24 & 255
    if scene == END:
        endphase.end_phase(game, a)
    elif scene == TURN:
        eventphase.begin_turn(game, a)
    elif scene == ARRIVALS:
        eventphase.arrivals(game, a)
    elif scene == SYNDICATE:
        syndicate.act(game, a)
    elif scene == ANSWER:
        collaboration.answer(game, a)
    elif scene == HELP:
        collaboration.help_out(game, a)
    elif scene == SHORTFALL:
        collaboration.shortfall(game, a)
    elif scene == CONCLUDE:
        collaboration.conclude(game, a)
    elif scene == PARTNER_DRAWS:
        collaboration.partner_draws(game, a)
    elif scene == REST:
        effects.carry_on(game, game.players[a], game.content.texts[b], c)
    elif scene == SHARE:
        effects.take_share(game, a, b, c)
    elif scene == EVENTS_BACK:
        eventwork.put_events_back(game, a, b)
    elif scene == RAID:
        eventphase.raid(game, a)
    elif scene == PLAGUE:
        eventphase.plague(game, a)
    elif scene == PUSHED:
        eventphase.pushed(game, a, b)
    elif scene == SCORE:
        scoring.score(game)
    else:
        play_setup_scene(game, scene, a)


def play_setup_scene(game: Helionox, scene: i64, a: i64) -> None:
    if scene == SET_BOARD:
        setup.set_board(game)
    elif scene == DRAFT:
        setup.draft(game, a)
    elif scene == PASS_LEFT:
        setup.pass_left(game)
    elif scene == WAKE:
        setup.wake(game, a)
    elif scene == WAKE_ALL:
        setup.wake_all(game)
    elif scene == CHOOSE_START:
        setup.choose_start(game, a)
    elif scene == DEAL:
        setup.deal(game, a)
    elif scene == FINISH_SETUP:
        setup.finish(game)
