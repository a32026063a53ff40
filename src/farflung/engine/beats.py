"""What happened, in beats: an act and what came of it. A title says which of its events come of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from farflung.engine.core import verb_of
from farflung.engine.match import LoggedEvent
from farflung.engine.record import LUCK

REPEATS = -1
"""In place of a cause: the event says what another one has said."""


@dataclass(frozen=True)
class Beats:
    """The verbs of events that begin no beat of their own; every other event does."""

    effects: frozenset[int] = frozenset()
    """They come of the act before them."""
    ahead: Mapping[int, frozenset[int]] = field(default_factory=dict)
    """Events that are told before the act they belong to, and which acts that may be."""
    doubles: Mapping[int, frozenset[int]] = field(default_factory=dict)
    """Events that only repeat what one of these has said in the same beat."""
    together: frozenset[int] = frozenset()
    """Acts that several do at once, such as ships of one fleet that fly: told in a row, they are one beat."""
    looked_at: frozenset[int] = frozenset()
    """Effects, such as dice that fall, that are to be seen before what else comes of the act."""
    aside: frozenset[str] = frozenset()
    """Rules by which something strikes in between, such as a defect in a fight: what it does, the act did not do."""


NONE = Beats()


def causes(events: Sequence[LoggedEvent], beats: Beats, seats: Sequence[int], known: Sequence[int] = ()) -> list[int]:
    """For each event the number of the one it comes of: its own, if it is an act. `seats` are those that gave the lines
    of the record; `known` are the causes of the first events, which are not asked again."""
    found = list(known)
    find_causes(found, events, beats, seats)
    return found


def find_causes(found: list[int], events: Sequence[LoggedEvent], beats: Beats, seats: Sequence[int]) -> None:
    """The same, added to those that were found before."""
    while len(found) < len(events):
        number = len(found)
        verb = verb_of(events[number].code)
        cause = found_before(found)
        act = act_ahead(events, number, beats, seats) if verb in beats.ahead else -1
        if verb in beats.doubles and repeats(events, found, cause, beats.doubles[verb]):
            found.append(REPEATS)
        elif act >= 0:
            found.append(act)
        elif cause >= 0 and (verb in beats.effects or with_others(events, number, cause, beats)):
            found.append(cause)
        else:
            found.append(number)


def found_before(causes: Sequence[int]) -> int:
    """The act that is under way; -1 if none is."""
    return next((cause for cause in reversed(causes) if cause != REPEATS), -1)


def repeats(events: Sequence[LoggedEvent], found: Sequence[int], cause: int, said: frozenset[int]) -> bool:
    """Whether one of these verbs has been told in the beat that is under way."""
    number = len(found) - 1
    while number >= 0 and found[number] in (cause, REPEATS):
        if verb_of(events[number].code) in said:
            return True
        number -= 1
    return False


def with_others(events: Sequence[LoggedEvent], number: int, cause: int, beats: Beats) -> bool:
    """Whether this is the act that is under way, by one more."""
    act, event = events[cause], events[number]
    return (
        verb_of(event.code) in beats.together
        and verb_of(act.code) == verb_of(event.code)
        and act.position == event.position
    )


def act_ahead(events: Sequence[LoggedEvent], number: int, beats: Beats, seats: Sequence[int]) -> int:
    """The act that an event is told before: the next one, if it may be of it and nobody has answered in between."""
    acts = beats.ahead[verb_of(events[number].code)]
    for later in range(number + 1, len(events)):
        if any(seat != LUCK for seat in seats[events[number].position : events[later].position]):
            return -1
        verb = verb_of(events[later].code)
        if verb in acts:
            return later
        if verb not in beats.effects and verb not in beats.doubles:
            return -1
    return -1


def runs(events: Sequence[LoggedEvent], causes: Sequence[int], beats: Beats, first: int = 0) -> list[int]:
    """Where beats end, from an event on: the number of the event after each."""
    ends: list[int] = []
    before = None
    seen = False
    for number in range(first, len(causes)):
        cause = causes[number]
        if cause == REPEATS:
            continue
        looks = verb_of(events[number].code) in beats.looked_at
        if before is not None and (cause != before or (seen and not looks)):
            ends.append(number)
        before, seen = cause, looks
    return [*ends, len(causes)] if len(causes) > first else []
