"""Ranges of parameters are true: what a title lets a designer turn can be played, or is refused before the game begins.

Each parameter of each edition is set to its smallest and to its largest value, by dice and by habit, and many are
mixed at random, by one of them in turn; the greedy bot plays some, in every mode in turn. What is offered must not
depend on who listens: somebody, nobody, or a script that says it all again. FARFLUNG_PARAMETER_GAMES says how many
games are played for each parameter and end, and a tenth of how many mixes (1 by default, a full run takes 20),
FARFLUNG_PARAMETER_GREEDY which of them the greedy bot plays too (every sixth by default, and only their beginning
unless it is set). What fails is printed with its record.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tests.laws.games import SETUPS, keep, player_of
from tests.laws.setup import LawSetup

from farflung.bots import bot
from farflung.bots.base import step
from farflung.engine.core import Decider, Dice, Game, Script, play_scene_until_pause
from farflung.engine.match import Match
from farflung.engine.parameters import Parameter
from farflung.engine.record import LUCK, Line, Record
from farflung.engine.title import Setup, SetupError
from farflung.games import title as title_named
from farflung.games.revenant.title import parameters_of as revenant_parameters

pytestmark = pytest.mark.played

GAMES = int(os.environ.get("FARFLUNG_PARAMETER_GAMES", "1"))
MIXES = 10  # for each of them
PATIENCE = 4  # times the bound of ordinary games
GREEDY = int(os.environ.get("FARFLUNG_PARAMETER_GREEDY", "6"))
QUESTIONS = 1_000_000 if "FARFLUNG_PARAMETER_GREEDY" in os.environ else 30  # that the greedy bot answers

EDITIONS = sorted({(setup.title, setup.edition) for setup in SETUPS})


class Trial(NamedTuple):
    """A game to be played with some numbers turned."""

    law_setup: LawSetup
    parameters: dict[str, int]
    seed: int

    def setup(self) -> Setup:
        setup = self.law_setup.setup()
        setup.parameters = dict(self.parameters)
        return setup

    def __str__(self) -> str:
        turned = ", ".join(f"{name} = {value}" for name, value in self.parameters.items())
        return f"{self.law_setup}, {turned}, seed {self.seed}"


def setups_of(name: str, edition: str) -> list[LawSetup]:
    return [setup for setup in SETUPS if (setup.title, setup.edition) == (name, edition)]


def parameters_of(name: str, edition: str) -> list[Parameter]:
    """Those that this edition knows, with its own ranges."""
    if name == "revenant":  # whose two editions have numbers of their own
        return revenant_parameters(edition)
    return [
        one
        for one in title_named(name).parameters
        if not is_refused(Trial(setups_of(name, edition)[0], {one.name: one.default}, 1))
    ]


def ends(name: str, edition: str) -> list[tuple[str, int]]:
    """Every parameter at both of its ends."""
    return [(one.name, value) for one in parameters_of(name, edition) for value in (one.least, one.most)]


def single_trials(name: str, edition: str) -> Iterator[Trial]:
    """Each parameter alone, at both ends, in one mode after the other."""
    setups = setups_of(name, edition)
    for number, (parameter, value) in enumerate(ends(name, edition)):
        for game in range(GAMES):
            yield Trial(setups[(number + game) % len(setups)], {parameter: value}, 1 + game)


def mixed_trials(name: str, edition: str) -> Iterator[Trial]:
    """About half of the parameters at once, each at an end or anywhere between."""
    setups = setups_of(name, edition)
    for seed in range(GAMES * MIXES):
        dice = Dice(seed)
        parameters: dict[str, int] = {}
        for one in parameters_of(name, edition):
            if dice.below(2) == 0:
                anywhere = one.least + int(dice.below(one.most - one.least + 1))
                parameters[one.name] = [one.least, one.most, anywhere][dice.below(3)]
        yield Trial(setups[seed % len(setups)], parameters, seed)


def is_refused(trial: Trial) -> bool:
    """Whether the title says before the game begins that these numbers cannot be played, and why."""
    try:
        title_named(trial.law_setup.title).new_game(trial.setup())
    except SetupError as why:
        if not any(name in str(why) for name in trial.parameters):
            pytest.fail(f"{trial}: refused, but '{why}' names no parameter")
        return True
    return False


class Clerk(Decider):
    """Plays by dice, or by habit, and writes down every menu, answer and outcome of luck."""

    def __init__(self, trial: Trial, by_habit: bool) -> None:
        self.dice = player_of(title_named(trial.law_setup.title), trial.seed, by_habit)
        self.most = PATIENCE * trial.law_setup.bound
        self.menus: list[tuple[int, int, list[int]]] = []
        self.seats: list[int] = []
        self.codes: list[int] = []

    def decide(self, game: Game, seat: int, kind: int) -> int:
        assert len(self.menus) < self.most, f"the game does not end within {self.most} answers"
        options = game.options()
        self.menus.append((seat, kind, options))
        index = self.dice.decide(game, seat, kind)
        self.seats.append(seat)
        self.codes.append(options[index])
        return index

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        index = self.dice.luck(game, verb, pool)
        self.seats.append(LUCK)
        self.codes.append(verb | pool[index] << 8)
        return index


def by_clerk(trial: Trial, by_habit: bool, listening: bool) -> Clerk:
    """A whole game, with somebody who listens to what is refused and to what happens, or with nobody."""
    title = title_named(trial.law_setup.title)
    setup = trial.setup()
    game = title.new_game(setup)
    clerk = Clerk(trial, by_habit)
    game.decider = clerk
    try:
        while not game.is_over():
            game.events = [] if listening else None
            game.refused = [] if listening else None
            game.play_scene()
        assert title.scores(game)
    except Exception as problem:
        notation = title.notation(setup)
        lines = [Line(seat, notation.text(code)) for seat, code in zip(clerk.seats, clerk.codes, strict=True)]
        fail(trial, problem, Record(setup, lines).print())
    return clerk


def by_greedy_bots(trial: Trial) -> None:
    title = title_named(trial.law_setup.title)
    match = Match(title, trial.setup(), trial.seed)
    bots = [bot("greedy", title, seat) for seat in range(trial.law_setup.seats)]
    most = trial.law_setup.bound
    try:
        for answers in range(min(most, QUESTIONS) + 1):
            if match.question is None:
                return
            assert answers < most, f"the greedy bot does not end the game within {most} answers"
            step(match, bots)
    except Exception as problem:
        fail(trial, problem, match.save())


def fail(trial: Trial, problem: Exception, record: str) -> None:
    path = keep(trial.law_setup, trial.seed, record)
    pytest.fail(f"{trial}: {type(problem).__name__}: {problem}\nrecord: {path}\n{record}")


def by_script(trial: Trial, said: list[int]) -> None:
    """The same answers and outcomes of luck are offered to a script, and end the game."""
    game = title_named(trial.law_setup.title).new_game(trial.setup())
    while not game.is_over():
        script = Script(said, None)
        assert play_scene_until_pause(game, script), f"{trial}: by a script the game goes another way"
        said = said[script.position :]
    assert not said, f"{trial}: by a script the game is shorter"


def play(trial: Trial, by_habit: bool) -> None:
    """With each of those who may listen."""
    heard, unheard = (by_clerk(trial, by_habit, listening) for listening in (True, False))
    assert heard.menus == unheard.menus, f"{trial}: what is offered depends on who listens"
    by_script(trial, unheard.codes)


every_edition = pytest.mark.parametrize(("name", "edition"), EDITIONS, ids=[" ".join(one) for one in EDITIONS])


@every_edition
def test_every_end_of_a_range_can_be_played_in_some_mode(name: str, edition: str) -> None:
    for parameter, value in ends(name, edition):
        trials = [Trial(setup, {parameter: value}, 1) for setup in setups_of(name, edition)]
        assert not all(is_refused(trial) for trial in trials), f"{parameter} = {value} is refused everywhere"


@every_edition
def test_every_parameter_at_both_ends(name: str, edition: str) -> None:
    for number, trial in enumerate(single_trials(name, edition)):
        if not is_refused(trial):
            play(trial, by_habit=False)
            play(trial, by_habit=True)
            if number % GREEDY == 0:
                by_greedy_bots(trial)


@every_edition
def test_mixes_of_parameters(name: str, edition: str) -> None:
    for number, trial in enumerate(mixed_trials(name, edition)):
        if not is_refused(trial):
            play(trial, by_habit=number % 2 == 0)
            if number % GREEDY == 0:
                by_greedy_bots(trial)
