"""The table as it stood at each beat of what has just happened: what is shown never runs ahead of what is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from farflung.engine import beats
from farflung.engine.beats import Beats
from farflung.engine.core import EVERYONE, Event, Game, Pause, Script, Witness, play_scene_until_pause
from farflung.engine.match import LoggedEvent, Match
from farflung.engine.title import Data, Title
from farflung.table.reckoning import reckon

MOST = 60
"""Of what comes at once, such as the end of a game, no more beats are shown one by one."""


@runtime_checkable
class InBeats(Protocol):
    """A title that says which of its events come of others; of one that does not, each is an act of its own."""

    @property
    def beats(self) -> Beats:
        """The events that begin no beat."""
        ...


def beats_of(title: Title) -> Beats:
    """Which of the title's events begin no beat."""
    return title.beats if isinstance(title, InBeats) else beats.NONE


class Place:
    """Where a match stood when it was last looked at: from here on it is told again."""

    def __init__(self, match: Match) -> None:
        self.start = match.start
        self.codes = match.codes[:]
        self.log = len(match.log)

    def leads_to(self, match: Match) -> bool:
        """Whether the match has gone on from here."""
        return match.codes[: len(self.codes)] == self.codes


class Watching(Witness):
    """Keeps what a seat may know of the game at some of its events."""

    def __init__(self, match: Match, seat: int, events: Sequence[LoggedEvent], first: int, wanted: set[int]) -> None:
        self.match = match
        self.seat = seat
        self.events = events
        self.number = first
        self.wanted = wanted
        self.seen: dict[int, tuple[Data, Data]] = {}

    def saw(self, game: Game) -> None:
        """Counts what the seat may see; after the last that is wanted nothing more is played."""
        assert game.events is not None
        if game.events[-1].audience not in (EVERYONE, self.seat):
            return
        self.number += 1
        if self.number in self.wanted:
            match = self.match
            state = match.title.redact(game, self.seat)
            told = self.events[: self.number]
            self.seen[self.number] = state, reckon(match.title, game, match.setup, state, self.seat, told)
            if len(self.seen) == len(self.wanted):
                raise Pause


def stages(
    match: Match, seat: int, events: Sequence[LoggedEvent], causes: Sequence[int], first: int, place: Place
) -> list[tuple[int, Data, Data]]:
    """The beats from an event on but for the last, which ends in the present: how long the log is then, the state, and
    what is reckoned of it."""
    ends = beats.runs(events, causes, beats_of(match.title), first)[:-1][-MOST:]
    if not ends or not place.leads_to(match):
        return []
    before = sum(event.audience in (EVERYONE, seat) for event in match.log[: place.log])
    watching = Watching(match, seat, events, before, set(ends))
    tell(place.start, (match.codes + match.script)[len(place.codes) :], watching)
    return [(end, *watching.seen[end]) for end in ends if end in watching.seen]


def moment(match: Match, seat: int, events: Sequence[LoggedEvent], event: int) -> tuple[Data, Data]:
    """The state as it stood right at an event that the seat has seen, and what is reckoned of it."""
    watching = Watching(match, seat, events, 0, {event + 1})
    tell(match.origin, match.codes + match.script, watching)
    return watching.seen[event + 1]


def tell(game: Game, codes: list[int], witness: Witness) -> None:
    """A game once more from the beginning of a scene, before a witness."""
    while not game.is_over():
        game = game.copy()
        said: list[Event] = []
        game.events, game.witness = said, witness
        script = Script(codes, None)
        if not play_scene_until_pause(game, script):
            return
        codes = codes[script.position :]


def differs(data: Any, present: Any) -> Any:
    """What of a state was otherwise than at present, by its parts."""
    if not isinstance(data, dict) or not isinstance(present, dict) or data.keys() != present.keys():
        return data
    return {key: value for key, value in data.items() if value != present[key]}
