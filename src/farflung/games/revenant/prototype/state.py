"""The prototype edition's state: the fleet and the admirals of Revenant, and what this edition has besides.

The shared chapters (resources, influence, cards, effects, abilities, battle, movement, deployment) work on it as on the
final edition's; where they lead into something that differs, the methods here say where to.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.games.revenant.cards import Content, Effect
from farflung.games.revenant.prototype.citations import CITATIONS
from farflung.games.revenant.prototype.numbers import PrototypeNumbers
from farflung.games.revenant.state import NONE, Admiral, Revenant

ZEROS_13: Final = [0] * 13
ENVOY_FOLLOWS_THE_SHIP: Final = 1  # rules under which "in the sector" was where the captain's ship had gone


class Prototype(Revenant):
    """A game of Revenant, prototype edition."""

    def __init__(self, seats: i64, content: Content, own: PrototypeNumbers, difficulty: i64, rules: i64) -> None:
        super().__init__(seats, content, own, difficulty)
        self.own = own
        self.rules: i64 = rules  # the version of the rules that the game began with
        self.trades_hidden = False
        self.bombards = False
        self.shuttles_move = False
        self.arks_return = True
        self.crew_takes_data = False
        self.shields = ZEROS_13  # absorbers, in central sectors too (GAP-P-27)
        # ---- the Revenant
        self.revenant_data: i64 = 0
        self.tile: i64 = -1  # the top damage tile, the only one that is known (REV-P-S.22)
        self.tile_deck = NONE
        self.tiles_resolved = NONE
        self.tiles_struck: i64 = 0  # this breach (REV-P-4.10)
        # ---- sonar
        self.sonar = NONE  # open cards
        self.sonar_deck = NONE
        self.sonar_discard = NONE
        # ---- agendas, by seat
        self.agenda_shown = [False] * seats
        self.slots_met = [0] * seats  # bits of the completed slots, once it is shown

    def copy(self) -> Prototype:
        twin = Prototype(self.seats, self.content, self.own, self.difficulty, self.rules)
        self.copy_to(twin)
        twin.revenant_data = self.revenant_data
        twin.tile = self.tile
        twin.tile_deck = self.tile_deck[:]
        twin.tiles_resolved = self.tiles_resolved[:]
        twin.tiles_struck = self.tiles_struck
        twin.sonar = self.sonar[:]
        twin.sonar_deck = self.sonar_deck[:]
        twin.sonar_discard = self.sonar_discard[:]
        twin.agenda_shown = self.agenda_shown[:]
        twin.slots_met = self.slots_met[:]
        return twin

    def play_scene(self) -> None:
        scenes.play_next(self)

    def cite(self, rule: str) -> str:
        """Rules of the shared chapters by this edition's numbers."""
        return CITATIONS.get(rule, rule)

    # ---- where the shared chapters lead into this edition's own

    def place_shields(self, admiral: Admiral, scope: i64, n: i64) -> None:
        absorbers.place(self, admiral, scope, n)

    def take_novaris_reward(self, admiral: Admiral) -> None:
        absorbers.reward(self, admiral)

    def can_copy(self, admiral: Admiral, what: i64) -> bool:
        return copying.can_copy(self, admiral, what)

    def copy_effect(self, admiral: Admiral, what: i64) -> None:
        copying.copy_effect(self, admiral, what)

    def play_from_hand(self, admiral: Admiral, discount: i64) -> None:
        improvements.play_from_hand(self, admiral, discount)

    def move_frigate(self, admiral: Admiral, steps: i64) -> None:
        moves.move_frigate(self, admiral, steps)

    def crew_mans_revenant(self) -> None:
        solo.man_revenant(self)

    def can_apply_own(self, admiral: Admiral, effect: Effect) -> bool:
        return arkships.can_apply(self, admiral, effect)

    def apply_own(self, admiral: Admiral, effect: Effect) -> None:
        arkships.apply(self, admiral, effect)

    def measure_own(self, admiral: Admiral, what: i64, argument: i64) -> i64:
        return scoring.measure(self, admiral, what, argument)


# The chapters need the state, and the state plays its scenes: imported last, when all above is defined.
from farflung.games.revenant.prototype import (  # noqa: E402
    absorbers,
    arkships,
    copying,
    improvements,
    moves,
    scenes,
    scoring,
    solo,
)
