"""A game that stands still at a question and goes on from there, without playing the scene again.

Rules are plain functions that ask. Where one asks and nobody has answered yet, its calls are set aside with all that
they hold, and taken up again with the answer: that is what greenlet does. Where it is not installed a scene is given
up at the question and played again from its beginning, which comes to the same. Scene follows scene in the same game,
as in a playout.
"""

from __future__ import annotations

from functools import partial
from threading import local
from typing import Any

from farflung.engine.core import Decider, Game, Script, play_scene_until_pause, play_scenes

try:
    from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]
except ImportError:  # an engine without it is slower, and the same
    greenlet = None


HERE = local()


def this_thread() -> object:
    """What only this thread has: the number of one that has ended is given to another."""
    try:
        token: object = HERE.token
    except AttributeError:
        token = HERE.token = object()
    return token


class Running:
    """A game being played, up to the first question of a scene or the scene's end."""

    def __init__(self, game: Game, script: Script, since: int) -> None:
        self.game = game
        self.script = script
        self.since = since
        """How many lines of the record came before: the game counts those after them."""
        self._played_by = this_thread()
        self._course: Any = None
        self._back: Any = None
        if greenlet is not None:
            self._course = greenlet(partial(play_scenes, game, script))

    def can_go_on(self, codes: list[int]) -> bool:
        """Whether it reads these codes, and here: what one thread has set aside no other can take up."""
        return self.script.codes is codes and self._played_by is this_thread()

    def play(self, dice: Decider | None) -> bool:
        """To the next question beyond what the script says; True if the scene has ended."""
        if self._course is None:
            return play_scene_until_pause(self.game, self.script)
        self.script.dice = dice
        here = getcurrent()
        if self._back is not here:  # where it stops: back to here
            self._course.parent = self._back = here
            self.script.rest = here.switch
        ended: bool = self._course.switch()
        return ended

    def goes_on(self, codes: list[int]) -> bool:
        """With the next scene, of which these are the lines. If not, that is played on a copy of the game."""
        if self._course is None:
            return False
        self.script.turn_page(self.game, codes)
        return True

    def end(self) -> None:
        """No scene is left to play."""
        if self._course is not None:
            self.script.rest = None
            self._course.switch()

    def stands_still(self) -> bool:
        """Whether it can go on from the question at which it stopped; what is told then is told apart."""
        if self._course is None:
            return False
        self.script.events = self.game.events = []
        return True
