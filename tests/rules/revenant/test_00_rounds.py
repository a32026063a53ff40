"""The course of a game: cycles and phases (REV-F-R)."""

import itertools
from functools import cache

import pytest
from tests.rules.revenant.table import REVENANT, sit, stock

from farflung.engine.core import Dice, first, play_out, verb_of
from farflung.engine.title import Setup
from farflung.games.revenant import verbs
from farflung.games.revenant.scenes import PHASES

WHOLE_GAMES = list(itertools.product((1, 2, 3, 4), (1, 2)))


@cache
def course(players: int, seed: int) -> list[str]:
    """A whole game played at random: 'cycle 1', 'action', 'reset', ..."""
    seats = [f"Player {seat + 1}" for seat in range(players)]
    game = REVENANT.new_game(Setup(title="revenant", edition="final", seats=seats))
    game.events = []
    play_out(game, Dice(seed))
    told = []
    for event in game.events:
        if verb_of(event.code) == verbs.CYCLE_BEGINS:
            told.append(f"cycle {first(event.code)}")
        elif verb_of(event.code) == verbs.PHASE_BEGINS:
            told.append(PHASES[first(event.code)])
    return told


@pytest.mark.rule("REV-F-R.1")
@pytest.mark.parametrize(("players", "seed"), WHOLE_GAMES)
def test_a_game_has_four_cycles(players: int, seed: int) -> None:
    cycles = [word for word in course(players, seed) if word.startswith("cycle")]
    assert cycles == ["cycle 1", "cycle 2", "cycle 3", "cycle 4"]


@pytest.mark.rule("REV-F-R.2", "REV-F-R.4", "REV-F-R.5")
@pytest.mark.parametrize(("players", "seed"), WHOLE_GAMES)
def test_the_phases_of_each_cycle(players: int, seed: int) -> None:
    told = course(players, seed)
    for cycle in (1, 2, 3):
        phases = told[(cycle - 1) * 5 + 1 : cycle * 5]
        assert phases[:3] == ["action", "reset", "combat"]
        assert phases[3] in ("rift", "hyperjump")
    assert told[15:] == ["cycle 4", "action", "reset", "combat", "scoring"]


@pytest.mark.rule("REV-F-R.3")
def test_the_phase_marker_shows_the_phase() -> None:
    assert sit().at("phase") == "action"
    assert sit({"sectors.1.void": 4}, scene="combat").at("phase") == "combat"
    assert sit({"coming": ["turn 1"]}, scene="reset").at("phase") == "reset"
    assert sit(scene="score").at("phase") == "scoring"


CHARGED = {"charged": True, "radar": [{"card": "R12", "shuttle": None}], "chosen_radar": "R12"}


@pytest.mark.rule("REV-F-R.4", "GAP-F-25")
@pytest.mark.parametrize("cycle", [1, 2, 3])
@pytest.mark.parametrize("charged", [False, True])
def test_charging_decides_between_rift_and_hyperjump(cycle: int, charged: bool) -> None:
    given = {"cycle": cycle, "coming": [], **(CHARGED if charged else {})}
    table = sit(given, scene="clean up").until("man")
    phases = [PHASES[event.a] for event in table.events("REV-F-R.3")]
    assert phases == ["hyperjump" if charged else "rift", "action"]
    assert table.at("cycle") == cycle + 1


@pytest.mark.rule("REV-F-R.4", "GAP-F-25")
def test_each_cycle_has_its_own_skip_phase_tile() -> None:
    table = sit({"cycle": 1, "coming": [], **CHARGED}, scene="clean up").until("man")
    assert table.at("charged") is False


@pytest.mark.rule("REV-F-R.5")
@pytest.mark.parametrize("charged", [False, True])
def test_the_fourth_cycle_ends_after_combat(charged: bool) -> None:
    given = {"cycle": 4, "coming": [], "charged": charged}
    table = sit(given, scene="clean up")
    assert table.match.over
    assert [PHASES[event.a] for event in table.events("REV-F-R.3")] == ["scoring"]


@pytest.mark.rule("REV-F-R.2")
def test_charging_in_the_action_phase_leads_to_the_hyperjump() -> None:
    table = sit({"admirals.1.resources": stock(neutronium=3)})
    table.man("hypercharge").do("influence Zenor", "charge R12")
    assert table.at("phase") == "action"
    assert table.at("charged") is True
