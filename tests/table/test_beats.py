"""What happened, in beats: causes before effects, nothing twice, and the table as it stood at each."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.test_turns import RECORDS

from farflung import games
from farflung.engine.beats import REPEATS, causes, runs
from farflung.engine.core import verb_of
from farflung.engine.match import LoggedEvent, Match
from farflung.engine.record import LUCK, parse
from farflung.engine.views import SPECTATOR, visible_events
from farflung.games.helionox import verbs as helionox
from farflung.games.revenant import verbs as revenant
from farflung.games.xodus import verbs as xodus
from farflung.table.beats import Place, Stages, beats_of, differs, moment
from farflung.table.brings import InBeats
from farflung.table.wording import Speaker

SHORT = [
    min((path for path in RECORDS if path.parent.name == folder), key=lambda path: path.stat().st_size)
    for folder in ("helionox", "revenant", "revenant_prototype", "xodus")
]
HITS = (revenant.SHIP_HIT, revenant.SHIP_LOST, revenant.REVENANT_HIT)


def told(*verbs: tuple[int, int]) -> list[LoggedEvent]:
    return [LoggedEvent(position, "", verb, -1) for verb, position in verbs]


def comes_of(title: str, *verbs: tuple[int, int], answers: tuple[int, ...] = ()) -> list[int]:
    seats = [0 if line in answers else LUCK for line in range(20)]
    return causes(told(*verbs), beats_of(games.title(title)), seats)


def test_a_card_that_is_bought_is_one_beat_though_the_market_is_filled_first() -> None:
    found = comes_of("helionox", (helionox.MARKET_SHOWN, 3), (helionox.BOUGHT, 3), (helionox.OBTAINED, 3))
    assert found == [1, 1, REPEATS]


def test_the_draw_belongs_to_the_end_of_the_turn_and_is_told_once() -> None:
    drawn = [(helionox.DREW, 3), (helionox.RESHUFFLED, 3), (helionox.DREW, 4), (helionox.DREW_UNSEEN, 4)]
    assert comes_of("helionox", *drawn, (helionox.TURN_ENDED, 4)) == [4, 4, 4, REPEATS, 4]


def test_what_is_told_before_an_answer_does_not_wait_for_an_act_after_it() -> None:
    first = [(revenant.BONUS_TAKEN, 2), (revenant.SPENT, 3)]
    assert comes_of("revenant", *first, (revenant.PLAYED, 3)) == [0, 2, 2]
    assert comes_of("revenant", *first, (revenant.PLAYED, 4), answers=(3,)) == [0, 0, 2]


def test_what_is_chosen_at_the_set_up_is_an_act_and_not_what_came_of_the_cards_laid_out_before() -> None:
    laid = (revenant.DEFECT_REVEALED, 2)
    assert comes_of("revenant", laid, (revenant.REDREW, 4), (revenant.REDREW, 6), answers=(3, 5)) == [0, 1, 2]
    starts = [(revenant.INFLUENCE_GAINED, 4), (revenant.STARTS_AT, 4)]
    assert comes_of("revenant", laid, *starts, answers=(3,)) == [0, 2, 2]
    assert comes_of("revenant", (revenant.MANNED, 2), (revenant.INFLUENCE_GAINED, 2), (revenant.MOVED, 4)) == [0, 0, 2]


def test_ships_that_fly_together_are_one_beat_and_dice_are_looked_at_first() -> None:
    flight = [(xodus.ACTION_TAKEN, 2), (xodus.ACTIONS_LEFT, 2), (xodus.MOVED, 2), (xodus.MOVED, 2)]
    assert comes_of("xodus", *flight) == [2, REPEATS, 2, 2]
    roll = told((xodus.DAMAGE_ROLLED, 2), (xodus.DIE_ROLLED, 3), (xodus.DIE_ROLLED, 4), (xodus.HEALTH_LOST, 4))
    rules = beats_of(games.title("xodus"))
    assert runs(roll, causes(roll, rules, [LUCK] * 9), rules) == [3, 4]


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.parent.name)
def test_a_golden_game_beat_by_beat(path: Path) -> None:
    """At every answer: the way there begins after what was known and ends in what is; replays stand there, too."""
    record = parse(path.read_text(encoding="utf-8"))
    whole = Match.load(games.title(record.setup.title), record)
    assert isinstance(whole.title, InBeats)
    codes, seats = whole.codes + whole.script, whole.seats
    answers = [line for line, seat in enumerate(seats) if seat != LUCK][:60]
    match = Match.__new__(Match)
    match.title, match.setup, match.notation, match.origin = whole.title, whole.setup, whole.notation, whole.origin
    match.dice = None
    match._play(codes[: answers[0]])
    known: list[int] = []
    shown = 0
    for now, then in zip(answers, [*answers[1:], answers[-1] + 1], strict=True):
        before = visible_events(match, SPECTATOR)
        known = causes(before, beats_of(match.title), match.seats, known)
        place = Place(match)
        match.answer(codes[now], codes[now + 1 : then])
        events = visible_events(match, SPECTATOR)
        known = causes(events, beats_of(match.title), match.seats, known)
        for number in range(len(before), len(events)):
            cause = known[number]
            assert cause == REPEATS or known[cause] == cause, "what something comes of is an act"
        way = Stages(match, place, [SPECTATOR]).of(SPECTATOR, events, known, len(before))
        ends = [end for end, _, _ in way]
        assert ends == sorted(set(ends))
        assert all(len(before) < end < len(events) for end in ends)
        present = match.title.redact(match.game, SPECTATOR)
        for end, state, reckoned in way[:1]:
            assert {**present, **differs(state, present)} == state
            assert (state, reckoned) == moment(match, SPECTATOR, events, end - 1)
        shown += len(way)
    assert shown > 5


@pytest.mark.parametrize("folder", ["revenant", "revenant_prototype"])
def test_what_a_defect_damages_in_a_fight_is_told_aside(folder: str) -> None:
    """A client counts the hits of the void ships without knowing rules: no more than get through the shields."""
    found = 0
    for path in (each for each in RECORDS if each.parent.name == folder):
        match = Match.load(games.title("revenant"), path.read_text(encoding="utf-8"))
        speaker, left = Speaker(match, "en"), None
        for number, event in enumerate(visible_events(match, SPECTATOR)):
            verb = verb_of(event.code)
            entry = speaker.event(number, event)
            if verb in (revenant.PHASE_BEGINS, revenant.CYCLE_BEGINS):
                left = None  # what is damaged elsewhere is nobody's hit
            elif verb in (revenant.FIGHT, revenant.SHIELDS_WARD):
                left = entry["args"].get("damage", entry["args"].get("n", 0))
            elif verb in HITS and left is not None:
                found += bool(entry.get("aside"))
                left -= not entry.get("aside")
                assert left >= 0, f"{path.stem}: {entry['words']}"
    assert found
