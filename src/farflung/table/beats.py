"""The table as it stood at each beat of what has just happened: what is shown never runs ahead of what is told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, cast

from farflung.engine import beats
from farflung.engine.beats import Beats
from farflung.engine.core import EVERYONE, Event, Game, Pause, Script, Witness, play_scene_until_pause
from farflung.engine.match import LoggedEvent, Match
from farflung.engine.title import Data, Title
from farflung.table.brings import InBeats
from farflung.table.reckoning import reckon

MOST = 60
"""Of what comes at once, such as the end of a game, no more beats are shown one by one."""


def beats_of(title: Title) -> Beats:
    """Which of the title's events begin no beat."""
    return cast(InBeats, title).beats if hasattr(title, "beats") else beats.NONE  # isinstance takes far longer


class Place:
    """Where a match stood when it was last looked at: from here on it is told again."""

    def __init__(self, match: Match) -> None:
        self.begins = match.checkpoint
        self.codes, self.lines = match.codes, len(match.codes)

    def leads_to(self, match: Match) -> bool:
        """Whether the match has gone on from here."""
        return match.codes is self.codes or match.codes[: self.lines] == self.codes[: self.lines]


class Watching(Witness):
    """Keeps the game as it stood at some of its events, by how many had been told."""

    def __init__(self, wanted: set[int]) -> None:
        self.wanted = wanted
        self.number = 0
        self.stood: dict[int, Game] = {}

    def saw(self, game: Game) -> None:
        """After the last that is wanted nothing more is played."""
        self.number += 1
        if self.number in self.wanted:
            self.stood[self.number] = game.copy()
            if len(self.stood) == len(self.wanted):
                raise Pause


class Stages:
    """How it stood on the way from a place to the present, told once for all who look: for these seats at once."""

    def __init__(self, match: Match, place: Place, seats: Sequence[int]) -> None:
        self.match = match
        self.place = place
        self.seats = seats
        self.stood: dict[int, tuple[Game, dict[int, Data]]] = {}

    def of(
        self, seat: int, events: Sequence[LoggedEvent], causes: Sequence[int], first: int
    ) -> list[tuple[int, Data, Data]]:
        """The beats from an event on but for the last, which ends in the present: how long the log is then, the state,
        and what is reckoned of it."""
        match, place = self.match, self.place
        ends = beats.runs(events, causes, beats_of(match.title), first)[:-1][-MOST:]
        if not ends or not place.leads_to(match):
            return []
        since = [*match.log[place.begins.events :], *match.scene_log]
        seen = [number for number, event in enumerate(since, 1) if event.audience in (EVERYONE, seat)]
        wanted = {end: seen[end - len(events) - 1] for end in ends if end > len(events) - len(seen)}
        self._tell(set(wanted.values()) - self.stood.keys())
        return [(end, *self._seen(at, seat, events[:end])) for end, at in wanted.items() if at in self.stood]

    def _tell(self, wanted: set[int]) -> None:
        if wanted:
            match, place = self.match, self.place
            watching = Watching(wanted)
            tell(place.begins.game, match.codes_since(place.begins.lines), watching)
            for at, game in watching.stood.items():
                self.stood[at] = game, {seat: match.glimpse(game, seat) for seat in self.seats}

    def _seen(self, at: int, seat: int, events: Sequence[LoggedEvent]) -> tuple[Data, Data]:
        match, eyes = self.match, self.match.viewpoint(seat)
        game, shown = self.stood[at]
        state = shown.get(eyes)
        if state is None:
            state = shown[eyes] = match.glimpse(game, eyes)
        return state, reckon(match.title, game, match.setup, state, seat, events)


def moment(match: Match, seat: int, events: Sequence[LoggedEvent], event: int) -> tuple[Data, Data]:
    """The state as it stood right at an event that the seat has seen, and what is reckoned of it."""
    told = chain(match.log, match.scene_log)
    seen = [number for number, one in enumerate(told, 1) if one.audience in (EVERYONE, seat)]
    watching = Watching({seen[event]})
    tell(match.origin, match.codes + match.script, watching)
    game = watching.stood[seen[event]]
    state = match.title.redact(game, seat)
    return state, reckon(match.title, game, match.setup, state, seat, events[: event + 1])


def tell(game: Game, codes: list[int], witness: Witness) -> None:
    """A game once more from the beginning of a scene, before a witness."""
    game = game.copy()
    while not game.is_over():
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
