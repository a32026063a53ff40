"""One step ahead: every option is tried in a few imagined games, and the best outcome on average is taken.

What an outcome is worth, and how the rest of the scene is played meanwhile, is the title's matter: a `Judge`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from farflung.bots.base import question_of
from farflung.engine.core import Decider, Dice, Game
from farflung.engine.title import Title
from farflung.engine.views import Imagination, View

IMAGINED = 3  # games for each option: more gain little


class Judge(Protocol):
    playouts: int
    """How many imagined games a search plays for a move, at most."""

    loyalty: float
    """How much better than what habit would do something else must look, in worth, to be done."""

    scale: float
    """A lead, in worth, with which about three of four games are won."""

    @property
    def aims(self) -> Sequence[str]:
        """The parts of the worth that somebody who looks on sees grow, and of which a bot may speak."""
        ...

    def sensible(self, view: View) -> list[int]:
        """The options to choose among: all of the question's, or at least one, without those that lead in a circle."""
        ...

    def clock(self, game: Game) -> int:
        """How far the game has come, in turns or rounds."""
        ...

    def worth(self, game: Game, seat: int) -> float:
        """How well the game stands for the seat between two scenes: the greater the better."""
        ...

    def terms(self, game: Game, seat: int) -> dict[str, float]:
        """What the worth is made of, by name: the sum is the worth."""
        ...

    def together(self, game: Game) -> bool:
        """Whether all seats win or lose together."""
        ...

    def until(self, game: Game, seat: int) -> int:
        """What the clock shows when a search looks at a game that begins like this one; 0 for the end of the game."""
        ...

    @property
    def deeper(self) -> Sequence[int]:
        """Numbers of walks from each of which on a search looks as far once more."""
        ...

    def settled(self, game: Game) -> bool:
        """Whether between these scenes what was answered has come to its end, so that it can be judged."""
        ...

    def habit(self, seed: int) -> Decider:
        """How the rest of a scene is played after the option under trial: cheap and sensible."""
        ...


def horizon(judge: Judge, game: Game, seat: int, walks: int) -> int:
    """What the clock shows when whoever takes so many walks looks at a game that begins like this one; 0 at its end."""
    until = judge.until(game, seat)
    times = sum(walks >= each for each in judge.deeper)
    return until + times * (until - judge.clock(game)) if until else 0


def ticks_ahead(judge: Judge, game: Game, seat: int, walks: int = 0) -> int:
    """For how many ticks of its clock a game that begins like this one is played on; 0 is to the end."""
    until = horizon(judge, game, seat, walks)
    return until - judge.clock(game) if until else 0


class PointsJudge:
    """For any title: the points as they stand, and the rest of the scene at random."""

    playouts = 200
    loyalty = 0.0
    scale = 3.0
    deeper: tuple[int, ...] = ()
    aims: tuple[str, ...] = ()

    def __init__(self, title: Title) -> None:
        self.title = title

    def worth(self, game: Game, seat: int) -> float:
        scores = self.title.scores(game)
        return scores[seat] - (sum(scores) - scores[seat]) / max(1, len(scores) - 1)

    def sensible(self, view: View) -> list[int]:
        return question_of(view).options

    def clock(self, game: Game) -> int:
        return 0

    def terms(self, game: Game, seat: int) -> dict[str, float]:
        return {"points": self.worth(game, seat)}

    def together(self, game: Game) -> bool:
        return False

    def until(self, game: Game, seat: int) -> int:
        return 0

    def settled(self, game: Game) -> bool:
        return True

    def habit(self, seed: int) -> Decider:
        return Dice(seed)


class GreedyBot:
    def __init__(self, title: Title, judge: Judge, seed: int = 0, imagined: int = IMAGINED) -> None:
        self.title = title
        self.judge = judge
        self.dice = Dice(seed)
        self.imagined = imagined

    def choose(self, view: View) -> int:
        options = self.judge.sensible(view)
        if len(options) == 1:
            return options[0]
        imagination = Imagination(self.title, view)
        # The same luck for every option: then they differ by what they are, not by what they met.
        seeds = [self.dice.below(1 << 30) for _ in range(self.imagined)]
        worths = {option: sum(self.try_out(imagination, option, seed) for seed in seeds) for option in options}
        if self.judge.loyalty:
            habitual = imagination.answer_of(self.judge.habit(seeds[0]), Dice(seeds[0]))
            worths[habitual] = worths.get(habitual, 0.0) + self.judge.loyalty * self.imagined
        return max(options, key=worths.__getitem__)

    def try_out(self, imagination: Imagination, option: int, seed: int) -> float:
        """What the game is worth when all that follows from this answer has happened."""
        game = imagination.look_ahead([option], self.judge.habit(seed), Dice(seed), self.judge.settled)
        return self.judge.worth(game, imagination.view.seat)
