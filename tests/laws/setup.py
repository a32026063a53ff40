"""What a title brings to the laws: a module in `titles/` with its set-ups, what seats show, and what is conserved."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, Protocol

from farflung.engine.core import Game
from farflung.engine.title import Setup


class LawSetup(NamedTuple):
    title: str
    edition: str
    seats: int
    bound: int
    """No game takes more decisions than this."""
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.title, self.edition, str(self.seats), *(value for _, value in self.options)])

    def setup(self) -> Setup:
        names = [f"Player {seat + 1}" for seat in range(self.seats)]
        return Setup(self.title, self.edition, names, dict(self.options))


class Conserved(Protocol):
    """Cards, ships, markers and tokens, and the limits they keep."""

    def between_scenes(self, game: Game) -> None:
        """What holds when nothing is in anybody's fingers."""

    def at_any_time(self, game: Game) -> None:
        """What holds even in the middle of a scene."""


def all_there(things: dict[str, Counter[str]], kinds: dict[str, int]) -> None:
    """So many different things of each kind exist, and each lies in one place (`engine.survey.counted`)."""
    for kind, number in kinds.items():
        twice = [thing for thing, times in things[kind].items() if times != 1]
        assert not twice, f"{kind}: {twice} in two places"
        assert len(things[kind]) == number, f"{kind}: {len(things[kind])} instead of {number}"


class TitleLaws(Protocol):
    SETUPS: list[LawSetup]
    SHOWS: frozenset[int]
    """Events by which a seat shows a secret of its own, such as a card it plays: there twin games may part."""
    CONFIRMS: frozenset[int]
    """Questions that are asked though there is one option only."""
    CONSERVED: Conserved
