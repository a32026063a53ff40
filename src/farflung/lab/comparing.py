"""Versions of a game on the same deals: what differs, between which bounds, and how many games were touched at all.

Game number n has the same seeds in every version, so a game that a change does not touch is the same move for move, and
its difference is exactly nothing. All that is kept are sums, as small after a million games as after one; those of
parts are merged in the order of the games, whoever played them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

import msgspec

from farflung import games
from farflung.lab.columns import columns_of
from farflung.lab.games import Plan, play_game
from farflung.lab.gathering import Played

ALPHA = 0.05
Z = 1.959964
BEST, ROUNDS, WON = "best", "rounds", "won"
MEASURES = (WON, BEST, "margin", ROUNDS, "lead_changes", "decisions")
"""What is measured of a game of every title."""
OFFERED, TAKEN, USED, SCORED, SEEN, TAKERS, WINS = range(7)
"""Columns of what is counted of a thing: SEEN are games, TAKERS are seats, WINS those of takers."""


class Moments(msgspec.Struct):
    """Sums over pairs of games: of what each has, and of the differences."""

    n: int = 0
    base: float = 0.0
    changed: float = 0.0
    squares: float = 0.0
    """Of the differences."""

    def add(self, base: float, changed: float) -> None:
        """Counts a pair."""
        self.n += 1
        self.base += base
        self.changed += changed
        self.squares += (changed - base) ** 2

    def merge(self, other: Moments) -> None:
        """Counts the pairs of another."""
        self.n += other.n
        self.base += other.base
        self.changed += other.changed
        self.squares += other.squares

    @property
    def difference(self) -> float:
        """The mean of the differences."""
        return (self.changed - self.base) / self.n if self.n else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the differences."""
        if self.n < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.n * self.difference**2) / (self.n - 1)))

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean difference, for a number of pairs that was fixed beforehand."""
        half = Z * self.deviation / sqrt(self.n) if self.n else 0.0
        return self.difference - half, self.difference + half

    def at_any_time(self, planned: int) -> tuple[float, float]:
        """A 95 % interval that holds at every number of pairs at once, so that one may look and stop: the asymptotic
        confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, narrowest near what was planned."""
        if self.n < 2:
            return float("-inf"), float("inf")
        rho = (2 * log(1 / ALPHA) + log(1 + 2 * log(1 / ALPHA))) / max(planned, 2)
        scale = 2 * (self.n * rho + 1) / (self.n**2 * rho) * log(sqrt(self.n * rho + 1) / ALPHA)
        half = self.deviation * sqrt(scale)
        return self.difference - half, self.difference + half


class Side(msgspec.Struct):
    """One version: what its games came to."""

    seats: list[int]
    """Games won by each seat."""
    games: int = 0
    won: int = 0
    """Games that somebody won."""
    rounds: dict[int, int] = {}
    best: dict[int, int] = {}
    reasons: dict[str, int] = {}
    bots: dict[str, list[int]] = {}
    """By bot: seats, and those that won."""
    things: dict[str, list[int]] = {}
    """By kind and name, with a tab between."""

    def add(self, played: Played) -> None:
        """Counts a game."""
        (game,) = played.games
        self.games += 1
        self.won += game["won"]
        for counts, value in ((self.rounds, game["rounds"]), (self.best, game["best"])):
            counts[value] = counts.get(value, 0) + 1
        self.reasons[game["reason"]] = self.reasons.get(game["reason"], 0) + 1
        for row in played.seats:
            self.seats[row["seat"] - 1] += row["won"]
            bot = self.bots.setdefault(row["bot"], [0, 0])
            bot[0] += 1
            bot[1] += row["won"]
        seen: set[str] = set()
        for row in played.things:
            name = f"{row['kind']}\t{row['thing']}"
            found = self.things.setdefault(name, [0] * 7)
            for column, step in enumerate(("offered", "taken", "used", "scored")):
                found[column] += row[step]
            if name not in seen:
                seen.add(name)
                found[SEEN] += 1
            if row["taken"] and row["seat"]:
                found[TAKERS] += 1
                found[WINS] += row["won"]

    def merge(self, other: Side) -> None:
        """Counts the games of another."""
        self.games += other.games
        self.won += other.won
        self.seats = [one + two for one, two in zip(self.seats, other.seats, strict=True)]
        for mine, theirs in ((self.rounds, other.rounds), (self.best, other.best)):
            for value, n in theirs.items():
                mine[value] = mine.get(value, 0) + n
        for reason, n in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + n
        for lists, others in ((self.bots, other.bots), (self.things, other.things)):
            for name, counts in others.items():
                lists[name] = [one + two for one, two in zip(lists.get(name, [0] * len(counts)), counts, strict=True)]


class Compared(msgspec.Struct):
    """A version beside the one it is compared with."""

    base: Side
    changed: Side
    touched: int = 0
    """Pairs that did not go the same."""
    measures: dict[str, Moments] = {}

    @property
    def games(self) -> int:
        """How many pairs."""
        return self.changed.games

    def add(self, base: Played, changed: Played, title: str) -> None:
        """Counts a pair."""
        self.base.add(base)
        self.changed.add(changed)
        self.touched += base.games[0]["print"] != changed.games[0]["print"]
        before, after = measured(base, title), measured(changed, title)
        for name in before:
            self.measures.setdefault(name, Moments()).add(before[name], after[name])

    def merge(self, other: Compared) -> None:
        """Counts the pairs of another."""
        self.base.merge(other.base)
        self.changed.merge(other.changed)
        self.touched += other.touched
        for name, moments in other.measures.items():
            self.measures.setdefault(name, Moments()).merge(moments)

    def decided(self, measure: str, planned: int, smallest: float = 0.0) -> str:
        """What may be said already though more games were planned: 'differs', 'same' within the smallest difference
        that matters, or nothing yet."""
        moments = self.measures[measure]
        if self.touched < 20:  # too few to know how much such games differ
            return ""
        low, high = moments.at_any_time(planned)
        if low > 0 or high < 0:
            return "differs"
        return "same" if smallest > 0 and -smallest < low and high < smallest else ""


def measured(played: Played, title: str) -> dict[str, float]:
    """What is compared of a game, by name; `seat 1` and so on is whether that seat won."""
    (game,) = played.games
    columns = columns_of(title)
    found = {name: float(game[name]) for name in MEASURES}
    found |= {name: float(played.seats[0][name]) for name, _ in columns.told}
    found |= {name: float(sum(row[name] for row in played.seats)) for name in columns.counted}
    found |= {f"seat {row['seat']}": float(row["won"]) for row in played.seats}
    return found


def nothing_compared(seats: int, other: int | None = None) -> Compared:
    """To begin with."""
    return Compared(Side([0] * (other or seats)), Side([0] * seats))


def play_pairs(plans: Sequence[Plan], numbers: range) -> list[Compared]:
    """The games of these numbers of each plan, each but the first beside the first."""
    base, *others = plans
    title = games.title(base.title)
    found = [nothing_compared(len(plan.bots), len(base.bots)) for plan in others]
    for number in numbers:
        first = play_game(base, title, number)
        for plan, compared in zip(others, found, strict=True):
            compared.add(first, play_game(plan, games.title(plan.title), number), base.title)
    return found
