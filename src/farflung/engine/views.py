"""Views: what one seat may know. The only door out of the engine for browsers, bots and research.

A view holds what the seat knew when the scene began and what it has seen answered and drawn since. As whoever is asked
in a scene may know all that was said in it, that is all it takes to imagine whole games that this seat cannot tell from
the true one.
"""

from __future__ import annotations

from collections.abc import Callable

from farflung.engine._native import i64
from farflung.engine.core import Continuation, Decider, Dice, Game, play_out, play_until
from farflung.engine.match import LoggedEvent, Match
from farflung.engine.match import ViewEvent as ViewEvent
from farflung.engine.seen import SPECTATOR as SPECTATOR
from farflung.engine.seen import UndoView as UndoView
from farflung.engine.seen import View as View
from farflung.engine.title import Title


def view(match: Match, seat: int, brief: bool = False) -> View:
    """What this seat may know of a match; seat -1 is a spectator. Brief, it is for the words of a question only: how
    the scene began and what has happened are left out."""
    question = match.question
    price = match.undo_price(seat)
    asked = question is not None and question.seat == seat
    return View(
        setup=match.setup,
        seat=seat,
        state=match.shown_to(seat),
        start={} if brief else match.start_shown_to(seat),
        script=match.script[:] if asked or not match.script else None,
        question=question if asked else None,
        waiting_for=question.seat if question else SPECTATOR,
        answers=match.answers(seat),
        undo=UndoView(price.free, price.reason),
        events=[] if brief else match.told_to(seat),
    )


def visible_events(match: Match, seat: int) -> list[LoggedEvent]:
    """What the seat may see of what happened, with the positions in the record that only the engine may know."""
    return match.seen_by(seat)


def position_of_answer(match: Match, seat: int, answers: int) -> int:
    """The position in the record before the seat's answer of this number (from 0)."""
    own = [position for position, who in enumerate(match.seats) if who == seat]
    return own[answers] if answers < len(own) else match.position


MOST_SCENES_AHEAD = 200


class CannotImagine(ValueError):
    """In the middle of another seat's scene there is nothing to imagine from: wait for its end."""


class Imagination:
    """Whole games that fit a view, as many as one likes. Holds nothing that the view does not hold."""

    def __init__(self, title: Title, view: View) -> None:
        """Raises `CannotImagine` in the middle of another seat's scene."""
        if view.script is None:
            raise CannotImagine(f"seat {view.seat} does not know what happens in this scene")
        self.title = title
        self.view = view
        self.script = view.script
        self.known = title.imagine(view.start, view.setup, view.seat)

    def start(self, dice: Dice) -> Game:
        """A game at the beginning of the scene, everything the seat cannot know dealt at random."""
        game = self.known.copy()
        self.title.deal_again(game, self.view.seat, dice, self.script)
        return game

    def play_out(self, answers: list[int], policy: Decider, dice: Dice) -> Game:
        """One imagined game: through the scene so far and these answers, then by the policy to the end of the game."""
        return self._tell(answers, policy, dice, play_out)

    def look_ahead(
        self, answers: list[int], policy: Decider, dice: Dice, settled: Callable[[Game], bool] | None = None
    ) -> Game:
        """The same, but only to the end of the scene, or of the scene after which the game is settled."""
        game = self._tell(answers, policy, dice, play_one_scene)
        for _ in range(MOST_SCENES_AHEAD if settled else 0):
            if game.is_over() or (settled is not None and settled(game)):
                break
            game.play_scene()
        return game

    def answer_of(self, policy: Decider, dice: Dice) -> int:
        """What a policy would answer to the question, in one imagined game."""
        first = FirstAnswer(policy)
        self._tell([], first, dice, play_one_scene)
        return first.answer

    def play_on(
        self, answers: list[int], policy: Decider, dice: Dice, clock: Callable[[Game], int], ticks: int
    ) -> Game:
        """The same, but only for so many ticks of a clock; 0 is to the end."""
        if ticks == 0:
            return self.play_out(answers, policy, dice)
        game = self.start(dice)
        play_until(game, Continuation(self.script + answers, policy), clock, clock(game) + ticks)
        return game

    def _tell(self, answers: list[int], policy: Decider, dice: Dice, play: Callable[[Game, Decider], None]) -> Game:
        game = self.start(dice)
        play(game, Continuation(self.script + answers, policy))
        return game

    def match(self, dice: Dice) -> Match:
        """An imagined game as a match that stands at the same question."""
        return Match(self.title, self.view.setup, dice.below(1 << 30), self.start(dice), self.script)


class FirstAnswer(Decider):
    """Plays by a policy, and remembers what it answered first."""

    def __init__(self, policy: Decider) -> None:
        self.policy = policy
        self.answer = -1

    def decide(self, game: Game, seat: i64, kind: i64) -> i64:
        """What the policy decides."""
        index = self.policy.decide(game, seat, kind)
        if self.answer < 0:
            self.answer = game.menu[index]
        return index

    def luck(self, game: Game, verb: i64, pool: list[int]) -> i64:
        """What the policy draws."""
        return self.policy.luck(game, verb, pool)


def play_one_scene(game: Game, decider: Decider) -> None:
    """Plays to the end of the scene; every question goes to the decider."""
    game.decider = decider
    game.play_scene()


def imagine(title: Title, view: View, dice: Dice) -> Match:
    """A whole game that the view's seat cannot tell from the true one, as a match at the same question."""
    return Imagination(title, view).match(dice)
