"""What a seat may know of a game, as a list of numbers that always has the same length and order."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from farflung.engine.core import Decider, Dice, Game, play_out
from farflung.engine.match import Match
from farflung.engine.names import Names
from farflung.engine.observed import Observed, Plan
from farflung.engine.places import Places
from farflung.engine.title import Setup, Title

SURVEYED = 6  # games


@runtime_checkable
class Placed(Protocol):
    """A title that declares where everything lies (`engine.places`)."""

    def names(self, setup: Setup) -> Names:
        """The names of a set-up."""
        ...

    def walk(self, game: Game, to: Places) -> None:
        """Goes over all places of a game."""
        ...


class Encoder:
    """Observations of one set-up.

    What has a place is found in a few random games with seeds, of which every question is looked at; where there are
    lists, as many entries as were seen there. `labels` say what each number is. Values are those of the game; divide
    by what suits.
    """

    def __init__(self, title: Title, setup: Setup) -> None:
        self.title = title
        self.seats = len(setup.seats)
        self.kinds = sorted(title.questions)
        self._names = title.names(setup) if isinstance(title, Placed) else Names({})
        self._plan = Plan()
        for seed in range(1, SURVEYED + 1):
            play_out(title.new_game(setup), Surveyor(self, seed))
        self._plan.settled = True
        self._state = len(self._plan.labels)
        self.labels = [
            *self._plan.labels,
            *(f"you={seat + 1}" for seat in range(self.seats)),
            *(f"asked={seat + 1}" for seat in range(self.seats)),
            *(f"question={title.questions[kind][0]}" for kind in self.kinds),
        ]

    def __len__(self) -> int:
        return len(self.labels)

    def observe(self, game: Game, seat: int) -> tuple[list[int], list[int]]:
        """The state as the seat may know it: where its numbers that are not 0 stand, and which they are."""
        plan = self._plan
        plan.begin()
        to = Observed(self._names, seat, plan.root, plan)
        if isinstance(self.title, Placed):
            self.title.walk(game, to)
        else:
            to.plain("", self.title.redact(game, seat))
        return plan.where, plan.what

    def sparse(self, match: Match, seat: int) -> tuple[list[int], list[int]]:
        """What the seat may know of a match, as `observe` tells it, with who is asked; the question only if it is the
        seat itself."""
        where, what = self.observe(match.present, seat)
        new = [self._state + seat] if seat >= 0 else []
        if match.question:
            new.append(self._state + self.seats + match.question.seat)
            if match.question.seat == seat:
                new.append(self._state + 2 * self.seats + self.kinds.index(match.question.kind))
        return where + new, what + [1] * len(new)

    def encode(self, match: Match, seat: int) -> list[int]:
        """The same in full."""
        found = [0] * len(self)
        for place, number in zip(*self.sparse(match, seat), strict=True):
            found[place] = number
        return found


class Surveyor(Decider):
    """Plays at random, and lets an encoder look at the game whenever somebody is asked."""

    def __init__(self, encoder: Encoder, seed: int) -> None:
        self.encoder = encoder
        self.dice = Dice(seed)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        """The choice of dice."""
        self.encoder.observe(game, seat)
        return self.dice.decide(game, seat, kind)

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        """The luck of dice."""
        return self.dice.luck(game, verb, pool)
