"""The stops of a replay: where a turn, a phase or a round begins, in games alone too."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from farflung import games
from farflung.engine.core import verb_of
from farflung.engine.match import LoggedEvent, Match
from farflung.engine.record import parse
from farflung.engine.views import SPECTATOR, visible_events
from farflung.games.helionox import verbs as helionox
from farflung.games.revenant import verbs as revenant
from farflung.games.xodus import verbs as xodus
from farflung.table.brings import InTurns
from farflung.table.rendering import Turns
from farflung.table.wording import Speaker

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path for path in GOLDEN.glob("*/*.record"))
MOST = {"helionox": 3, "revenant": 2, "revenant_prototype": 2, "xodus": 3}  # the shortest of each folder


def shortest() -> list[Path]:
    by_size = sorted(RECORDS, key=lambda path: path.stat().st_size)
    taken: Counter[str] = Counter()
    found = []
    for path in by_size:
        alone = path.read_text(encoding="utf-8").count("\nseat ") == 1
        kind = f"{path.parent.name} {alone}"
        if taken[kind] < (MOST[path.parent.name] + 1) // 2:
            taken[kind] += 1
            found.append(path)
    return found


@cache
def events_of(path: Path) -> tuple[Match, list[LoggedEvent]]:
    record = parse(path.read_text(encoding="utf-8"))
    match = Match.load(games.title(record.setup.title), record)
    return match, visible_events(match, SPECTATOR)


@pytest.mark.parametrize("path", shortest(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_turn_of_a_golden_game_has_a_stop(path: Path) -> None:
    match, events = events_of(path)
    speaker = Speaker(match, "en")
    log = [speaker.event(number, event) for number, event in enumerate(events)]
    stops = Turns().read(events, log, match.title)
    assert isinstance(match.title, InTurns)
    begins = [verb_of(event.code) in match.title.turns for event in events]
    for number, event in enumerate(events):
        if begins[number]:
            first = number  # of the beginnings in a row
            while first and begins[first - 1] and verb_of(events[first - 1].code) != verb_of(event.code):
                first -= 1
            assert any(first <= stop <= number for stop in stops), log[number]
    said = Counter(verb_of(event.code) for event in events)
    least = {
        "xodus": said[xodus.TURN_BEGINS],
        "helionox": said[helionox.TURN_BEGAN],
        "revenant": said[revenant.MANNED] + said[revenant.EMERGENCY_TAKEN],
    }[match.title.name]
    assert len(stops) >= least > 4
    assert len(stops) < len(events) / 2, "a stop is not every event"


def test_a_title_that_tells_of_no_turns_has_a_stop_where_another_seat_acts() -> None:
    title = games.title("salvage")
    events = [LoggedEvent(1, "", 1, -1)] * 3
    log = [{"seat": seat, "number": number} for number, seat in enumerate((0, 0, 1))]
    assert Turns().read(events, log, title) == [0, 2]
