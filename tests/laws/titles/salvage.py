"""The laws for Salvage."""

from __future__ import annotations

from collections import Counter

from tests.laws.setup import LawSetup

from farflung.engine.core import Game
from farflung.engine.title import Title
from farflung.games import title as title_named
from farflung.games.salvage.verbs import SOLD

SETUPS = [LawSetup("salvage", "tutorial", 2, 400), LawSetup("salvage", "tutorial", 3, 400)]
SHOWS = frozenset([SOLD])


class SalvageConserved:
    """Nine cards worth 25: in the wreck, in a hand, or sold for points."""

    title: Title = title_named("salvage")

    def between_scenes(self, game: Game) -> None:
        self.at_any_time(game)

    def at_any_time(self, game: Game) -> None:
        data = self.title.to_data(game)
        cards = [*data["wreck"], *(card for hand in data["hands"] for card in hand)]
        assert sum(cards) + sum(data["points"]) == 25
        assert not Counter(cards) - Counter([1, 1, 2, 2, 3, 3, 4, 4, 5])
        assert all(len(hand) <= 4 for hand in data["hands"])


CONFIRMS: frozenset[int] = frozenset()
CONSERVED = SalvageConserved()
