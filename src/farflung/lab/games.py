"""One simulated game: who sits where, how it is played, and the row each seat leaves in the results."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from farflung import games
from farflung.bots import bot
from farflung.bots.base import Bot, step
from farflung.bots.playout import CountingDice
from farflung.bots.random import RandomBot
from farflung.engine.core import Game
from farflung.engine.match import Match
from farflung.engine.title import Setup, Title
from farflung.lab.gathering import Gathering, Played
from farflung.lab.gathering import Row as Row

SEEDS_APART = 1_000_003  # neighbouring simulations share no game


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Game number n is the same game whoever plays it, and whenever."""

    title: str
    bots: list[str]
    """One for each seat; they move on by one seat from game to game."""
    seed: int = 0
    edition: str = ""
    """The title's first if empty."""
    options: dict[str, str] = {}
    parameters: dict[str, int] = {}
    pack: str = ""

    def setup(self, number: int) -> Setup:
        """The set-up of the game of this number."""
        seats = [f"{name} {seat + 1}" for seat, name in enumerate(self.seating(number))]
        edition = self.edition or games.title(self.title).editions[0]
        return Setup(self.title, edition, seats, dict(self.options), dict(self.parameters), pack=self.pack)

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in the game of this number."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.bots))]

    def seed_of(self, number: int) -> int:
        """The seed of the game of this number."""
        return self.seed * SEEDS_APART + number


def check(plan: Plan) -> None:
    """Raises the error of a plan that cannot be played: title, seats, options, parameters, content, bots."""
    title = games.title(plan.title)
    title.new_game(plan.setup(0))
    for name in plan.bots:
        bot(name, title)


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    """The games of these numbers; one row for each seat of each."""
    title = games.title(plan.title)
    return [row for number in numbers for row in play_game(plan, title, number).seats]


def play_game(plan: Plan, title: Title, number: int) -> Played:
    """The game of this number, as the rows that are kept of it."""
    began = time.perf_counter()
    setup = plan.setup(number)
    gathering = Gathering(plan.title)
    play = play_at_random if set(plan.bots) == {"random"} else play_with_bots
    game, decisions, codes = play(plan, title, setup, number, gathering)
    seconds = time.perf_counter() - began
    scores, winners = title.scores(game), title.winners(game)
    seed, seating, notation = plan.seed_of(number), plan.seating(number), title.notation(setup)
    return gathering.ended(number, seed, seating, game, codes, decisions, scores, winners, notation, seconds)


Raw = tuple[Game, list[int], list[int]]
"""The game at its end, the decisions of each seat, the codes of all events."""


def play_at_random(plan: Plan, title: Title, setup: Setup, number: int, gathering: Gathering) -> Raw:
    """The fast way: no match and no views, as nobody looks."""
    game = title.new_game(setup)
    game.events = []
    dice = CountingDice(plan.seed_of(number), len(plan.bots))
    title.play_setup(game, dice)
    gathering.begins(game)
    game.decider = dice
    while not game.is_over():
        game.play_scene()
        gathering.between(game)
    return game, dice.by_seat, [event.code for event in game.events]


def play_with_bots(plan: Plan, title: Title, setup: Setup, number: int, gathering: Gathering) -> Raw:
    """A match, each seat played by its bot from its views."""
    seed = plan.seed_of(number)
    bots: list[Bot] = [bot(name, title, seed * 8 + seat) for seat, name in enumerate(plan.seating(number))]
    match = Watched(title, setup, seed)
    match.watch(gathering)
    decisions = [0] * len(bots)
    while match.question is not None:
        question = match.question
        decisions[question.seat] += 1
        who = bots[question.seat]
        if isinstance(who, RandomBot):  # it does not look, so no view need be made
            match.answer(who.pick(question.options))
        else:
            step(match, bots)
    return match.game, decisions, [event.code for event in match.events]


class Watched(Match):
    """A match that tells when a scene is over."""

    gathering: Gathering | None = None

    def watch(self, gathering: Gathering) -> None:
        """From now on this one is told."""
        gathering.begins(self.game)
        self.gathering = gathering

    def scene_ended(self, game: Game) -> None:
        """The game as it stands between two scenes."""
        super().scene_ended(game)
        if self.gathering is not None:
            self.gathering.between(game)
