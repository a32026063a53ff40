"""The columns of Revenant: the place in the first turn order, the captain, hyperjumps, and the parts of the Renown.

Cards are offered when they come to a hand and taken when they are played; a captain is offered with the other side of
the board, alone with all others; a planet is offered to all when it appears.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from farflung.engine.core import Game
from farflung.engine.notation import Notation
from farflung.games.revenant import scoring
from farflung.games.revenant import verbs as v
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, Revenant
from farflung.games.revenant.title import RevenantTitle, score_parts
from farflung.lab.columns import Columns, Found, Thing

TITLE: Final = RevenantTitle()


class RevenantColumns(Columns):
    """The captain, the place in the first turn order, where renown came from, and hyperjumps."""

    told = (("hyperjumps", "hyperjumps a game"),)
    things = (
        Thing("card", taken=[v.PLAYED]),
        Thing("ability", used=[v.ABILITY_USED]),
        Thing("planet", offered=[v.PLANET_FOUND], taken=[v.LANDED], used=[v.PLANET_RESOLVED, v.COPIED_PLANET]),
        Thing("ship", used=[v.MANNED, v.COPIED]),
        Thing("radar", offered=[v.RADAR_REVEALED], taken=[v.CHARGED]),
        Thing("colony", offered=[v.COLONY_REVEALED], taken=[v.CHARGED_COLONY]),
        Thing("defect", offered=[v.DEFECT_REVEALED], used=[v.DEFECT_STRIKES]),
        Thing("tile", offered=[pv.TILE_REVEALED], used=[pv.TILE_STRIKES]),
        Thing("sonar", offered=[pv.SONAR_REVEALED]),
    )

    def __init__(self) -> None:
        self.order: list[int] = []
        self.hands: list[list[int]] = []
        self.came: list[Found] = []
        self.turns = 0
        self.cycle = 0

    @staticmethod
    def parts(edition: str) -> list[str]:
        return score_parts(edition)

    def begins(self, game: Game) -> None:
        self.order = cast(Revenant, game).order[:]
        self.hands = [[] for _ in self.order]
        self._look(cast(Revenant, game))

    def between(self, game: Game) -> None:
        self._look(cast(Revenant, game))

    def _look(self, game: Revenant) -> None:
        """What came to each hand, and which turn of the cycle it is."""
        for admiral in game.admirals:
            if admiral.hand != self.hands[admiral.seat]:
                left = self.hands[admiral.seat]
                for card in admiral.hand:
                    if card in left:
                        left.remove(card)
                    else:
                        self.came.append(Found(admiral.seat, "card", card, "offered"))
                self.hands[admiral.seat] = admiral.hand[:]
        if game.cycle > self.cycle:
            self.cycle, self.turns = game.cycle, 0
        self.turns = max(self.turns, min(int(admiral.crew_used).bit_count() for admiral in game.admirals))

    def round(self, game: Game) -> int:
        """Turns of each admiral; what follows the last of a cycle belongs to it."""
        revenant = cast(Revenant, game)
        turns: int = revenant.numbers.turns
        return (max(revenant.cycle, 1) - 1) * turns + min(self.turns + 1, turns)

    def standing(self, game: Game) -> Sequence[int]:
        return TITLE.standing(game)

    def reason(self, game: Game) -> str:
        return "arrived" if cast(Revenant, game).chosen_colony >= 0 else "arrived nowhere"

    def row(self, game: Game, seat: int, codes: list[int]) -> dict[str, Any]:
        revenant = cast(Revenant, game)
        edition = "prototype" if isinstance(game, Prototype) else "final"
        return {
            "place": self.order.index(seat) + 1,
            "captain": revenant.content.captains[revenant.admirals[seat].captain].name,
            "hyperjumps": sum(1 for code in codes if code & 255 == v.HYPERJUMP),
            **dict(zip(score_parts(edition), revenant.scores[seat], strict=True)),
        }

    def found(self, game: Game, codes: list[int]) -> Iterable[Found]:
        yield from self.came
        revenant = cast(Revenant, game)
        for admiral in revenant.admirals:
            captain = admiral.captain
            boards = range(len(revenant.content.captains)) if game.seats == 1 else [captain & ~1, captain | 1]
            for other in boards:
                yield Found(admiral.seat, "captain", other, "offered")
            yield Found(admiral.seat, "captain", captain, "taken")
            yield from self._agendas(revenant, admiral)

    def _agendas(self, game: Revenant, admiral: Admiral) -> Iterable[Found]:
        for agenda in admiral.agendas:
            yield Found(admiral.seat, "agenda", agenda, "taken")
            if isinstance(game, Prototype):
                met = game.slots_met[admiral.seat].bit_count()
            else:
                met = int(scoring.meets(game, admiral, agenda))
            if met:
                yield Found(admiral.seat, "agenda", agenda, "scored", met * game.numbers.agenda_renown)

    def named(self, noun: str, number: int, notation: Notation) -> tuple[str, str]:
        """An ability is a card's or a captain's."""
        if noun == "ability":
            name = str(notation.told["ability"][number]["ability"])
            return ("card" if number < len(notation.nouns["card"]) else "captain"), name
        return noun, notation.nouns[noun][number]


COLUMNS = RevenantColumns
