"""The laws for Helionox: its set-ups, what a seat shows of its secrets, and what the box conserves."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tests.laws.setup import LawSetup

from farflung.engine.core import Game
from farflung.games import title as title_named
from farflung.games.helionox import words
from farflung.games.helionox.state import Helionox
from farflung.games.helionox.title import HelionoxTitle
from farflung.games.helionox.verbs import (
    ARCHITECT_PASSED,
    ARCHITECT_TAKEN,
    ASK_MAIN,
    CARGO_DELIVERED,
    CONSUMED,
    DISCARDED,
    DRAFT_SHOWN,
    PLAYED,
    REQUEST_FULFILLED,
    SECURED,
    TOPDECKED,
)

Options = tuple[tuple[str, str], ...]


def law_setup(seats: int, **options: str) -> LawSetup:
    """Up to 12 turns a player, none of which takes more than 60 answers with all that the others are asked."""
    return LawSetup("helionox", "final", seats, 720 * seats, tuple(options.items()))


SETUPS = [
    *(law_setup(seats) for seats in (2, 3, 4)),
    *(law_setup(seats, mercury="on") for seats in (2, 3, 4)),
    law_setup(2, missions="on", draft="on", layout="orbit"),
    law_setup(4, missions="on", draft="on", mercury="on", layout="orbit"),
    *(law_setup(seats, mode="co-op", difficulty="normal") for seats in (2, 3, 4)),
    *(law_setup(seats, mode="co-op", difficulty="rookie", mercury="on") for seats in (2, 3, 4)),
    law_setup(1, difficulty="rookie"),
    law_setup(1, difficulty="normal", mercury="on", hard="on"),
    law_setup(1, difficulty="veteran"),
    law_setup(1, difficulty="master", mercury="on", hard="on", layout="orbit"),
]
SHOWS = frozenset(
    [
        ARCHITECT_PASSED,
        ARCHITECT_TAKEN,
        PLAYED,
        DISCARDED,
        CONSUMED,
        SECURED,
        TOPDECKED,
        REQUEST_FULFILLED,
        CARGO_DELIVERED,
        DRAFT_SHOWN,
    ]
)


class HelionoxConserved:
    """The box: ledger section 1, HEL-GAP-8 to 12, 16, 30, 43."""

    title = cast(HelionoxTitle, title_named("helionox"))

    def between_scenes(self, game: Game) -> None:
        helionox = cast(Helionox, game)
        if helionox.phase == words.SETUP:
            return
        things, content = self.title.things(game), helionox.content
        self.cards(things["card"], helionox)
        for event in content.events:
            if helionox.mercury or not event.mercury:
                assert things["event"][event.name] == event.copies, f"{event.name}: {things['event'][event.name]}"
        for request in content.requests if helionox.mercury else []:
            assert things["request"][request.name] == request.copies, f"{request.name}: {things['request']}"

    def at_any_time(self, game: Game) -> None:
        data = self.title.to_data(game)
        for player in data["players"]:
            assert player["influence"] >= 0
            assert player["infamy"] >= 0
            assert min(player["pool"].values()) >= 0
            assert 0 <= min(player["bank"].values()) <= max(player["bank"].values()) <= 10
            assert len(player["embassies"]) <= 5
            assert 0 <= player["cryo"] <= 4
        for colour in data["locations"]:
            carried = sum(player["cargo"].count(colour) for player in data["players"])
            lying = sum(place["delivered"] == colour for place in data["locations"].values())
            assert carried + lying <= 4, f"{colour} cargo"

    def cards(self, found: Counter[str], game: Helionox) -> None:
        """Every copy of every card is in one place."""
        for card in game.content.cards:
            if card.illegal_at >= 0:
                assert found[card.name] <= card.copies, card.name
            elif not card.starting and (game.mercury or not card.mercury):
                assert found[card.name] == card.copies, f"{card.name}: {found[card.name]} of {card.copies}"
        starting = {card.name for card in game.content.cards if card.starting}
        assert sum(n for name, n in found.items() if name in starting) == 10 * game.seats


CONFIRMS = frozenset([ASK_MAIN])  # ending a turn is an act
CONSERVED = HelionoxConserved()
