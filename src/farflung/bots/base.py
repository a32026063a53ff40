"""What a bot is: something that looks at a view and chooses one of the options of its question."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from typing import Protocol

from farflung.engine.match import IllegalAnswer, Match, Question
from farflung.engine.views import View, view


class Bot(Protocol):
    """Whoever plays a seat: a view in, one of its options out."""

    def choose(self, view: View) -> int:
        """One of `view.question.options`. The view is all a bot gets: it cannot look at what its seat may not see."""
        ...


class BotError(ValueError):
    """A bot that there is not, or that has nothing to choose from."""


def question_of(view: View) -> Question:
    """The question the view's seat is asked."""
    if view.question is None:
        raise BotError(f"seat {view.seat + 1} is not asked anything")
    return view.question


def name_of(bot: Bot) -> str:
    """What a bot is called in an error."""
    return str(getattr(bot, "name", type(bot).__name__))


def answer_of(bot: Bot, view: View) -> int:
    """What the bot answers; whatever goes wrong inside it becomes an error that names bot, question and cause."""
    try:
        return bot.choose(view)
    except BotError:
        raise
    except Exception as error:
        asked = question_of(view).name
        cause = f"{type(error).__name__}: {error}"
        raise BotError(f"{name_of(bot)} of seat {view.seat + 1} failed when asked '{asked}': {cause}") from error


def step(match: Match, bots: Sequence[Bot]) -> None:
    """The bot whose seat is asked answers."""
    question = match.question
    if question is None:
        raise BotError("the game is over: there is nothing to answer")
    bot = bots[question.seat]
    answer = answer_of(bot, view(match, question.seat))
    try:
        match.answer(answer)
    except IllegalAnswer as error:
        raise BotError(f"{name_of(bot)} of seat {question.seat + 1}: {error}") from error


def play(match: Match, bots: Sequence[Bot]) -> None:
    """Plays a match to its end, a bot at each seat."""
    if len(bots) != len(match.setup.seats):
        raise BotError(f"{len(match.setup.seats)} seats need as many bots, not {len(bots)}")
    while match.question is not None:
        step(match, bots)


def tidy_seldom() -> None:
    """For a process in which bots think: they make and drop many things, hardly any of them in circles. To look for
    such through what was read, and through trees that grow, took a tenth of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
