"""What is kept of a simulated game: four tables of rows. docs/lab.md describes every column."""

from __future__ import annotations

import hashlib
from array import array
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from farflung.engine.core import Game
from farflung.engine.notation import Notation
from farflung.engine.verbs import LONG, Verbs
from farflung.lab.columns import STEPS, TABLE, Thing, columns_of

Row = dict[str, Any]
TABLES = ("games", "seats", "things", "rounds")
"""The tables of a data set."""


class Told(NamedTuple):
    """How an event of a verb tells of a thing."""

    step: int
    noun: str
    shift: int
    """Where in the code the thing's number is."""
    whose: str
    """The argument that says whose it is; empty if nobody's."""
    seat_shift: int


class Played:
    """The rows of one game."""

    def __init__(self, game: Row, seats: list[Row], things: list[Row], rounds: list[Row]) -> None:
        self.games, self.seats, self.things, self.rounds = [game], seats, things, rounds


class Gathering:
    """Watches one game from its set-up to its end."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.columns = columns_of(title)()
        self.marks: list[tuple[int, list[int]]] = []
        self.round = 0

    def begins(self, game: Game) -> None:
        """Called when the set-up is done."""
        self.columns.begins(game)
        self.round = self.columns.round(game)

    def between(self, game: Game) -> None:
        """Called after each scene: a round that is over leaves a mark."""
        self.columns.between(game)
        now = self.columns.round(game)
        if now > self.round:
            if self.round > 0:
                self.marks.append((self.round, list(self.columns.standing(game))))
            self.round = now

    def ended(
        self,
        number: int,
        seed: int,
        seating: list[str],
        game: Game,
        codes: list[int],
        decisions: list[int],
        scores: list[int],
        winners: list[int],
        notation: Notation,
        seconds: float,
    ) -> Played:
        """All rows of the game."""
        seats = range(len(seating))
        totals = [scores[seat] for seat in seats]
        last = totals if self.columns.ends_with_scores else list(self.columns.standing(game))
        marks = [*self.marks, (max(self.round, 1), last)]
        own = [self.columns.row(game, seat, codes) for seat in seats]
        ranking = sorted(totals, reverse=True)
        row = {
            "game": number,
            "seed": seed,
            "players": len(seating),
            "rounds": self.round,
            "reason": self.columns.reason(game),
            "won": bool(winners),
            "winner": winners[0] + 1 if len(winners) == 1 else 0,
            "best": ranking[0],
            "margin": ranking[0] - ranking[1] if len(ranking) > 1 else 0,
            "lead_changes": lead_changes(marks),
            "decisions": sum(decisions),
            "print": fingerprint(codes, scores),
            "seconds": seconds,
        }
        rows = [
            {
                "game": number,
                "seed": seed,
                "seat": seat + 1,
                "bot": name,
                **own[seat],
                "total": totals[seat],
                "won": seat in winners,
                "decisions": decisions[seat],
                "seconds": seconds,
            }
            for seat, name in enumerate(seating)
        ]
        told = [
            {"game": number, "round": at, "seat": seat + 1, "points": points[seat]}
            for at, points in marks
            for seat in seats
            if seat < len(points)
        ]
        return Played(row, rows, self.things(number, game, codes, winners, notation), told)

    def things(self, number: int, game: Game, codes: list[int], winners: list[int], notation: Notation) -> list[Row]:
        """For each seat and thing what was offered, taken, used and scored; seat 0 is the whole table."""
        verbs = telling(self.title, notation.verbs)
        counts: dict[tuple[int, str, int], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        for code in codes:
            for step, noun, shift, whose, seat_shift in verbs.get(code & 255, ()):
                seat = self.columns.seat_of(game, whose, code >> seat_shift & 255) if whose else TABLE
                counts[seat, noun, code >> shift & 255][step] += 1
        for seat, noun, which, step_name, n in self.columns.found(game, codes):
            counts[seat, noun, which][STEPS.index(step_name)] += n
        named: dict[tuple[int, str, str], list[int]] = {}
        for (seat, noun, which), found in counts.items():
            key = (seat, *self.columns.named(noun, which, notation))
            before = named.setdefault(key, [0, 0, 0, 0])
            for step, n in enumerate(found):
                before[step] += n
        return [
            {
                "game": number,
                "seat": seat + 1,
                "kind": kind,
                "thing": name,
                **dict(zip(STEPS, found, strict=True)),
                "won": seat in winners,
            }
            for (seat, kind, name), found in sorted(named.items())
        ]


@cache
def telling(title: str, verbs: Verbs) -> dict[int, list[Told]]:
    """By verb: what its events tell of things."""
    return told_by(columns_of(title).things, verbs)


def told_by(things: Sequence[Thing], verbs: Verbs) -> dict[int, list[Told]]:
    """By verb: what its events tell of these things."""
    found: dict[int, list[Told]] = {}
    for thing in things:
        for step, name in enumerate(STEPS):
            for number in getattr(thing, name):
                if number in verbs.all:
                    found.setdefault(number, []).append(_told(verbs, number, step, thing.noun))
    return found


def _told(verbs: Verbs, number: int, step: int, noun: str) -> Told:
    shift = 8
    shifts: dict[str, int] = {}
    for argument in verbs[number].arguments:
        shifts.setdefault(argument.name, shift)
        shifts.setdefault(argument.kind, shift)
        shift += 16 if argument.kind == LONG else 8
    if noun not in shifts:
        raise ValueError(f"{verbs[number].name} has no argument {noun}")
    whose = next((name for name in ("seat", "ship") if name in shifts and name != noun), "")
    return Told(step, noun, shifts[noun], whose, shifts.get(whose, 0))


def lead_changes(marks: list[tuple[int, list[int]]]) -> int:
    """How often the lead passed from one seat to another; a tie keeps it where it was."""
    leader, changes = -1, 0
    for _, points in marks:
        best = max(points, default=0)
        if points.count(best) == 1:
            now = points.index(best)
            changes += leader not in (-1, now)
            leader = now
    return changes


def fingerprint(codes: list[int], scores: list[int]) -> str:
    """The same for games that went the same, event for event and point for point."""
    return hashlib.blake2b(array("q", [*codes, *scores]).tobytes(), digest_size=6).hexdigest()
