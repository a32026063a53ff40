"""The habits that X-ODUS' bots play on with: they find the way, and seal the Great Rift in a good part of the games."""

from __future__ import annotations

from typing import cast

import pytest

import farflung
from farflung.bots import judge_of
from farflung.bots.base import step
from farflung.engine.core import Decider, Game, first, play_out, verb_of
from farflung.engine.match import Match
from farflung.engine.title import Setup
from farflung.games import title as title_named
from farflung.games.xodus import judge_course as course
from farflung.games.xodus import judge_might as might
from farflung.games.xodus import judge_muster as muster
from farflung.games.xodus import signals, verbs
from farflung.games.xodus import words as w
from farflung.games.xodus.gear import refit
from farflung.games.xodus.judge_habit import XodusHabit
from farflung.games.xodus.state import Xodus, acting
from farflung.games.xodus.words import GR, SEALED

XODUS = title_named("xodus")


def played(seed: int) -> Xodus:
    game = cast(Xodus, XODUS.new_game(Setup("xodus", "first", ["Ada"], {"ships": "three"})))
    play_out(game, judge_of(XODUS).habit(seed))
    return game


def test_habits_win_a_quiet_game_now_and_then() -> None:
    assert sum(played(seed).outcome == SEALED for seed in range(12)) >= 3  # random play never does


def test_a_key_goes_to_the_great_rift_and_ways_lead_there() -> None:
    game = next(game for seed in range(20) if (game := played(seed)).outcome == SEALED)
    ways = course.ways_to(game, 1 << GR, 0)
    assert ways[GR] == 0
    reached = [tile for tile in range(len(ways)) if 0 < ways[tile] < course.FAR]
    assert reached
    for tile in reached:  # each step leads to a System that is nearer by what it costs to enter it
        nearer = [
            ways[other] + course.cost_of(game, other, 0) for other in range(len(ways)) if game.lanes[tile] >> other & 1
        ]
        assert ways[tile] in nearer or game.wormholes >> tile & 1


def test_greedy_answers_in_the_set_up_where_no_ship_has_a_place_yet() -> None:
    match = farflung.new_match("xodus", seats=2, seed=3)
    bots = [farflung.bot("greedy", match.title, seat) for seat in range(2)]
    while match.title.to_data(match.game)["phase"] == "setup":
        step(match, bots)
    assert match.question is not None


# ---- what ships can do together


def crew() -> Xodus:
    """A game with Warship, Explorer and Drone Specialist; what they can do is all that matters."""
    setup = Setup("xodus", "first", ["Ada"], {"ships": "three"})
    match = Match(title_named("xodus"), setup, 5)
    while match.question is not None and match.question.name == "ship":
        wanted = [option for option in match.question.options if first(option) in (0, 3, 5)]
        match.answer(wanted[0])
    return cast(Xodus, match.game)


def test_the_chance_of_a_skill_roll_counts_every_die() -> None:
    game = crew()
    explorer = game.ships[3]  # two Yellow dice: two of six faces are hits, one a miss
    explorer.mods = [0] * 6
    refit(game, explorer)
    assert might.chance_of_skill(game, [explorer], w.HIT, 0) == pytest.approx(1)
    assert might.chance_of_skill(game, [explorer], w.HIT, 1) == pytest.approx(5 / 9)
    assert might.chance_of_skill(game, [explorer], w.HIT, 2) == pytest.approx(1 / 9)
    assert might.chance_of_skill(game, [explorer], w.HIT, 3) == 0
    assert might.chance_of_skill(game, [explorer, explorer], w.HIT, 3) == pytest.approx(
        4 * (1 / 3) ** 3 * 2 / 3 + 1 / 81
    )


def test_a_forecast_is_better_for_more_ships_and_for_energy() -> None:
    game = crew()
    ships = muster.living(game)
    avatar = [w.FIRST_AVATAR]
    weary = [ship.energy_markers for ship in ships]
    alone = might.forecast(game, ships[:1], avatar, rested=True)
    together = might.forecast(game, ships, avatar, rested=True)
    assert (alone.left, alone.attacks) > (together.left, together.attacks)
    for ship in ships:
        ship.energy_markers = 6
        ship.mods = [1] * 6
        refit(game, ship)
    strong = might.forecast(game, ships, avatar, rested=True)
    assert (strong.left, strong.attacks) < (together.left, together.attacks)
    assert might.can_win(game, ships, avatar, rested=True)
    assert not might.can_win(game, ships[:1], avatar, rested=False)
    assert weary == [1] * len(ships)


def test_habit_rolls_for_a_signal_only_when_enough_ships_have_gathered() -> None:
    """Heart of Darkness and Collapsing Gate: whoever is alone waits for the others."""
    rolled: list[int] = []
    for seed in range(40):
        match = Match(title_named("xodus"), Setup("xodus", "first", ["Ada"], {"difficulty": "heroic"}), seed)
        game = cast(Xodus, match.game)
        game.decider = Watched(seed, rolled)
        while not game.is_over() and game.round < 12:
            game.play_scene()
        if len(rolled) > 5:
            break
    assert len(rolled) > 5
    assert min(rolled) > 1


class Watched(Decider):
    """Habit that keeps with how many ships it rolled for a Signal."""

    def __init__(self, seed: int, rolled: list[int]) -> None:
        self.habit = XodusHabit(seed)
        self.rolled = rolled

    def luck(self, game: Game, verb: int, pool: list[int]) -> int:
        return self.habit.luck(game, verb, pool)

    def decide(self, game: Game, seat: int, kind: int) -> int:
        chosen = self.habit.decide(game, seat, kind)
        xodus = cast(Xodus, game)
        if kind == verbs.ASK_ACTION and verb_of(game.menu[chosen]) == verbs.SIGNAL_ACTION:
            slot = first(game.menu[chosen])
            if signals.has_act(signals.card_of(xodus, slot), w.FX_SKILL):
                assert muster.is_enough(xodus, slot, acting(xodus))
                if len(muster.living(xodus)) > 1:
                    self.rolled.append(len(acting(xodus)))
        return chosen
