"""A scene that stands still at a question and goes on from there, without being played again.

Rules are plain functions that ask. Where one asks and nobody has answered yet, its calls are set aside with all that
they hold, and taken up again with the answer: that is what greenlet does. Where it is not installed a scene is given
up at the question and played again from its beginning, which comes to the same.
"""

from __future__ import annotations

from functools import partial
from threading import local
from typing import Any

from farflung.engine.core import Decider, Game, Script, play_scene_until_pause

try:
    from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]
except ImportError:  # an engine without it is slower, and the same
    greenlet = None


HERE = local()


def this_thread() -> object:
    """What only this thread has: the number of one that has ended is given to another."""
    if not hasattr(HERE, "token"):
        HERE.token = object()
    token: object = HERE.token
    return token


class Running:
    """A scene being played, up to its first question or its end."""

    def __init__(self, game: Game, script: Script) -> None:
        self.game = game
        self.script = script
        self._played_by = this_thread()
        self._course: Any = None
        if greenlet is not None:
            self._course = greenlet(partial(play_scene_until_pause, game, script))

    def can_go_on(self, codes: list[int]) -> bool:
        """Whether it reads these codes, and here: what one thread has set aside no other can take up."""
        return self.script.codes is codes and self._played_by is this_thread()

    def play(self, dice: Decider | None) -> bool:
        """To the next question beyond what the script says; True if the scene has ended."""
        if self._course is None:
            return play_scene_until_pause(self.game, self.script)
        self.script.dice = dice
        self._course.parent = parent = getcurrent()
        self.script.rest = parent.switch  # where it stops: back to here
        ended: bool = self._course.switch()
        return ended

    def stands_still(self) -> bool:
        """Whether it can go on from the question at which it stopped; what is told then is told apart."""
        if self._course is None:
            return False
        self.script.events = self.game.events = []
        return True
