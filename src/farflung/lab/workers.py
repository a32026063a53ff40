"""The workers of `farflung bench`: one process for each engine, told over its input to play at random for a while.

    python -m farflung.lab.workers revenant

A line `go 1.0` is answered by `{"decisions": ..., "games": ..., "seconds": ...}`, a line `details` by what else is
measured. Time is the processor's: what else the machine does meanwhile is not counted. What a decision is, says
`COUNTED`; the other engines are counted generously.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from farflung import games

OURS = sorted((name for name in games.ours() if 4 in games.title(name).seats), key=lambda name: name != games.FIRST)
"""The titles that are measured, the first of the house in front: those that four can play."""
COUNTED = {
    **dict.fromkeys(OURS, "questions with at least two options; luck and forced answers are not counted"),
    "catanatron": "every call of a player's decide, those with one option too",
    "hearts": "every decision node, those with one action too; the deal's chance nodes are not counted",
}
Play = Callable[[], int]
"""Plays one game, or a few; returns the decisions made."""


def ours(name: str) -> Play:
    """A title of ours with four seats, as it comes."""
    from farflung.bots.playout import random_playouts
    from farflung.engine.title import Setup

    title = games.title(name)
    start = title.new_game(Setup(name, title.editions[0], ["A", "B", "C", "D"]))
    seeds = iter(range(1 << 40))
    return lambda: random_playouts(start, [next(seeds) for _ in range(4)])


def catanatron() -> Play:
    """Settlers of Catan, four random players."""
    engine = import_module("catanatron")
    colors = list(engine.Color)

    def play() -> int:
        decisions = 0

        def decide(player: Any, game: Any, actions: Any) -> Any:
            nonlocal decisions
            decisions += 1
            return player.decide(game, actions)

        engine.Game([engine.RandomPlayer(color) for color in colors]).play(decide_fn=decide)
        return decisions

    return play


def hearts() -> Play:
    """Hearts of OpenSpiel, played at random."""
    game = import_module("pyspiel").load_game("hearts")

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                decisions += 1
                state.apply_action(actions[int(random.random() * len(actions))])
        return decisions

    return play


PEERS: dict[str, Callable[[], Play]] = {"catanatron": catanatron, "hearts": hearts}


def go(play: Play, seconds: float) -> dict[str, float]:
    """Plays for so many seconds of the processor."""
    decisions, games = 0, 0
    began = time.process_time()
    ends = began + seconds
    while time.process_time() < ends:
        decisions += play()
        games += 1
    return {"decisions": decisions, "games": games, "seconds": time.process_time() - began}


# ---- the details of our own engine


def details() -> dict[str, float]:
    """Microseconds for each of the engine's other doors, in a game of four in its second cycle; playouts a second."""
    from farflung.bots.playout import copies, random_playouts
    from farflung.bots.random import RandomBot
    from farflung.engine.core import Dice
    from farflung.engine.match import Match
    from farflung.engine.title import Setup
    from farflung.engine.views import Imagination, view

    title = games.title("revenant")
    setup = Setup("revenant", title.editions[0], ["A", "B", "C", "D"])
    match, bot, answers = Match(title, setup, 1), RandomBot(1), 0
    began = time.process_time()
    middle = None
    while match.question is not None:
        match.answer(bot.pick(match.question.options))
        answers += 1
        if answers == 200:
            middle = match.fork(1)
    step = (time.process_time() - began) / answers
    assert middle is not None
    assert middle.question is not None
    seat, start = middle.question.seat, middle.start
    seen = view(middle, seat)
    imagination = Imagination(title, seen)
    seeds = iter(range(1 << 40))
    whole = title.new_game(setup)
    title.play_setup(whole, Dice(1))
    return {
        "copy": timed(lambda: copies(start, 100)) / 100 * 1e6,
        "view": timed(lambda: view(middle, seat)) * 1e6,
        "imagination of a view": timed(lambda: Imagination(title, seen)) * 1e6,
        "imagined game dealt": timed(lambda: imagination.start(Dice(next(seeds)))) * 1e6,
        "step of a match": step * 1e6,
        "copies with playout a second": 10 / timed(lambda: random_playouts(whole, [next(seeds) for _ in range(10)])),
    }


def timed(call: Callable[[], object], seconds: float = 0.3) -> float:
    """The median of the seconds a call takes."""
    taken: list[float] = []
    ends = time.process_time() + seconds
    while time.process_time() < ends or len(taken) < 5:
        began = time.process_time()
        call()
        taken.append(time.process_time() - began)
    return sorted(taken)[len(taken) // 2]


def main(name: str) -> None:
    """Does what the lines of the input say."""
    play = ours(name) if name in OURS else PEERS[name]()
    print("ready", flush=True)
    for line in sys.stdin:
        command, _, seconds = line.strip().partition(" ")
        answer = details() if command == "details" else go(play, float(seconds))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
