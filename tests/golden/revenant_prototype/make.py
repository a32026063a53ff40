"""The taste of the prototype's golden games; the tables are those of the final edition.

`python -m tests.golden.revenant_prototype.make` from the project's folder, with `src` on PYTHONPATH, makes the records
anew.
"""

from __future__ import annotations

import sys

from tests.golden.making import Making, make
from tests.golden.revenant.make import MORE, TABLES, Taste, name_of
from tests.golden.revenant_prototype.coverage import GOLDEN

from farflung.engine.core import first, verb_of
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.prototype import verbs as pv
from farflung.games.revenant.prototype import words as pw
from farflung.games.revenant.prototype.state import Prototype
from farflung.games.revenant.state import Admiral, Revenant

# what luck is steered by: the verb of the draw, and what the thing drawn would show
DRAWS = {
    v.DRAWS_CARD: ("cards", ("played",)),
    v.DRAWS_PLANET: ("planets", ("upper", "lower")),
    v.DRAWS_COLONY: ("colonies", ("reached",)),
    v.DEALS_CAPTAIN: ("captains", ("used", "activated")),
    pv.DRAWS_SONAR: ("sonar", ("arrived",)),
    pv.DRAWS_TILE: ("tiles", ("struck",)),
}


class PrototypeTaste(Taste):
    draws = DRAWS

    def weight(self, game: Revenant, seat: int, option: int) -> int:
        assert isinstance(game, Prototype)
        verb, what = verb_of(option), first(option)
        content = game.content
        if verb == v.TAKE_CAPTAIN:
            captain = content.captains[what].id
            return 20 if self.wants(f"{captain} used", f"{captain} activated") else 1
        if verb == pv.KEEP_AGENDA:
            agenda = content.hidden_agendas[what].id
            return 20 if self.wants(f"{agenda} revealed", f"{agenda} completed") else 1
        if verb == pv.REVEAL_AGENDA:
            return 3
        if verb == pv.ENABLE_JUMP:
            return 60
        if verb == pv.DISCARD_SONAR:
            return 1 if self.wants(f"{content.sonar[what].id} arrived") else 20
        if verb == pv.DISCARD_COLONY:
            return 1 if self.wants(f"{content.colonies[what].id} reached") else 10
        return super().weight(game, seat, option)

    def weight_of_ship(self, game: Revenant, admiral: Admiral, space: int) -> int:
        if space == pw.JUMP_SPACE:
            return 60 if admiral.resources[w.NEUTRONIUM] >= 3 and not game.charged else 1
        if space == pw.DEPLOY_SPACE:
            return 8 if min(admiral.resources) else 1
        return super().weight_of_ship(game, admiral, space)

    def weight_of_bonus(self, game: Revenant, admiral: Admiral, bonus: int) -> int:
        if bonus == pw.PLAY_CARD:
            return 40 if any(self.wants_card(game, card) for card in admiral.hand) else 8
        if bonus == pw.ACTIVATE:
            return 30 if self.wants(f"{game.content.captains[admiral.captain].id} activated") else 3
        return 8


MAKING = Making(GOLDEN, PrototypeTaste, name_of, TABLES, MORE)

if __name__ == "__main__":
    sys.exit(make(MAKING))
