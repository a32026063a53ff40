"""The taste of Revenant's golden games, and the tables they are played at.

`python -m tests.golden.revenant.make` from the project's folder, with `src` on PYTHONPATH, makes the records anew.
"""

from __future__ import annotations

import sys

from tests.golden.making import Making, Table, make
from tests.golden.revenant.coverage import GOLDEN
from tests.golden.steering import Steering

from farflung.engine.core import Game, first, verb_of
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Colony, RadarCard
from farflung.games.revenant.state import Admiral, Revenant

SOLO = [Table(1, {"difficulty": difficulty}) for difficulty in ("easy", "medium", "hard")]
TABLES = [table for solo in SOLO for table in (solo, Table(2), Table(3), Table(4))]
MORE = [Table(4)]

# what luck is steered by: the verb of the draw, and what the thing drawn would show
DRAWS = {
    v.DRAWS_CARD: ("cards", ("played", "used")),
    v.DRAWS_PLANET: ("planets", ("upper", "lower")),
    v.DRAWS_RADAR: ("radar", ("charged",)),
    v.DRAWS_COLONY: ("colonies", ("charged",)),
    v.DRAWS_DEFECT: ("defects", ("upper", "lower")),
    v.DEALS_CAPTAIN: ("captains", ("used",)),
}
SHIP_OF_TRIGGER = {
    w.ON_MAN_ARK: w.ARK,
    w.ON_PROVISION: w.ARK,
    w.ON_COPY: w.ARK,
    w.ON_SHIELD: w.ARK,
    w.ON_DRAW: w.ARK,
    w.ON_MAN_FIGHTER: w.FIGHTER,
    w.ON_ATTACK: w.FIGHTER,
    w.ON_KILL: w.FIGHTER,
    w.ON_FIRST_KILL: w.FIGHTER,
    w.ON_MANEUVER: w.FIGHTER,
    w.ON_MAN_DROPSHIP: w.DROPSHIP,
    w.ON_LAND: w.DROPSHIP,
    w.ON_PLANET: w.DROPSHIP,
    w.ON_MINING: w.DROPSHIP,
}


class Taste(Steering):
    draws = DRAWS

    def __init__(self, seed: int, wanted: set[str]) -> None:
        super().__init__(seed, wanted)
        self.ship = -1

    def decide(self, game: Game, seat: int, kind: int) -> int:
        index = super().decide(game, seat, kind)
        _, answer = self.told[-1]
        if verb_of(answer) == v.MAN:
            self.ship = first(answer)
        return index

    def hopes_for(self, game: Revenant, verb: int, thing: int) -> bool:
        kind, parts = self.draws.get(verb, ("", ()))
        sides = (thing, thing + 1) if verb == v.DEALS_CAPTAIN else (thing,)
        return any(self.wants(f"{getattr(game.content, kind)[side].id} {part}") for part in parts for side in sides)

    # ---- taste

    def wants_card(self, game: Revenant, card: int) -> bool:
        thing = game.content.cards[card]
        return self.wants(f"{thing.id} played", f"{thing.id} used")

    def unused(self, game: Revenant, cards: list[int]) -> list[int]:
        return [card for card in cards if self.wants(f"{game.content.cards[card].id} used")]

    def weight(self, game: Revenant, seat: int, option: int) -> int:
        admiral = game.admirals[seat]
        verb, what = verb_of(option), first(option)
        content = game.content
        if verb == v.PLAY:
            return 60 if self.wants_card(game, what) else 5
        if verb == v.USE:
            return 60
        if verb in (v.UPPER, v.LOWER):
            part = "upper" if verb == v.UPPER else "lower"
            return 40 if self.wants(f"{content.planets[what].id} {part}") else 2
        if verb == v.COPY_PLANET:
            planet = content.planets[what].id
            return 20 if self.wants(f"{planet} upper", f"{planet} lower") else 2
        if verb == v.CHARGE:
            return 60 if self.wants(f"{content.radar[what].id} charged") else 10
        if verb == v.CHARGE_COLONY:
            return 60 if self.wants(f"{content.colonies[what].id} charged") else 10
        if verb == v.TAKE_CAPTAIN:
            return 20 if self.wants(f"{content.captains[what].id} used") else 1
        if verb == v.MAN:
            return self.weight_of_ship(game, admiral, what)
        if verb == v.WITH:
            return self.weight_of_figure(game, admiral, what)
        if verb == v.BONUS:
            return self.weight_of_bonus(game, admiral, what)
        if verb in (v.GAIN_RESOURCE, v.IGNORE):
            return 1 + 6 * self.missing(game, admiral, what) if verb == v.GAIN_RESOURCE else 1
        if verb == v.SWAP_OUT:
            return 1 if self.missing(game, admiral, what) else 5
        if verb == v.MOVE:
            return self.weight_of_move(game, admiral, what)
        if verb == v.DISCARD:
            return 1 if self.wants_card(game, what) else 15
        if verb in (v.LAND, v.ATTACK, v.FIRE, v.REINFORCE, v.BOTH_EFFECTS):
            return 15
        if verb in (v.DEPLOY, v.AFFILIATION_B):
            return 6
        if verb in (v.CLEANSE_BOARD, v.CLEANSE_A, v.CLEANSE_B, v.ARK_OPTION, v.EFFECT_A, v.EFFECT_B, v.TAKE, v.PART):
            return 6
        if verb in (v.DONE, v.SKIP, v.STAY, v.CEASE, v.TRADE, v.EMERGENCY, v.PROTECT):
            return 1
        return 3

    def missing(self, game: Revenant, admiral: Admiral, resource: int) -> int:
        """What wanted cards of the hand, and the drive, would need of a resource."""
        hand = [game.content.cards[card] for card in admiral.hand if self.wants_card(game, card)]
        short = max([card.cost[resource] for card in hand] or [0])
        if resource == w.NEUTRONIUM:
            short = max(short, 4)
        return max(0, short - admiral.resources[resource])

    def weight_of_ship(self, game: Revenant, admiral: Admiral, space: int) -> int:
        if space == w.HYPERCHARGE:
            cards: list[RadarCard | Colony] = []
            cards += [game.content.radar[card] for card in game.radar] if game.chosen_radar < 0 else []
            cards += [game.content.colonies[card] for card in game.colonies] if game.chosen_colony < 0 else []
            cheap = [card for card in cards if card.cost <= admiral.resources[w.NEUTRONIUM]]
            return 60 if any(self.wants(f"{card.id} charged") for card in cheap) else 1
        if space == w.REINFORCEMENT:
            return 3
        if space >= w.FIRST_FRIGATE:
            return 4 + 12 * len(self.unused(game, admiral.frigate_cards))
        ship = game.ships[space]
        waiting = [card for cadet in admiral.cadet_cards for card in self.unused(game, cadet)]
        kinds = [SHIP_OF_TRIGGER.get(game.content.abilities[card].trigger, -1) for card in waiting]
        weight = 4 + 12 * kinds.count(ship.kind)
        if ship.kind == w.DROPSHIP:
            weight += 6
        return weight

    def weight_of_figure(self, game: Revenant, admiral: Admiral, figure: int) -> int:
        if figure == w.CAPTAIN:
            return 6 if self.wants(f"{game.content.captains[admiral.captain].id} used") else 2
        kind = game.ships[self.ship].kind if 0 <= self.ship < w.FIRST_FRIGATE else -1
        waiting = self.unused(game, admiral.cadet_cards[figure - 1])
        fit = [card for card in waiting if SHIP_OF_TRIGGER.get(game.content.abilities[card].trigger, kind) == kind]
        return 2 + 20 * len(fit)

    def weight_of_bonus(self, game: Revenant, admiral: Admiral, bonus: int) -> int:
        if bonus == w.AFFILIATE:
            return 40 if any(self.wants_card(game, card) for card in admiral.hand) else 5
        if bonus == w.ACTIVATE:
            frigate = [c for c in admiral.frigate_cards if game.content.abilities[c].trigger == w.ON_ACTIVATE]
            captain = self.wants(f"{game.content.captains[admiral.captain].id} used")
            return 3 + 20 * len(self.unused(game, frigate)) + 15 * captain
        return 4 if bonus == w.PROMOTE else 8

    def weight_of_move(self, game: Revenant, admiral: Admiral, sector: int) -> int:
        """Toward planets that are wanted, and void ships to shoot at."""
        if sector > 8:
            return 1
        weight = 1 + game.void[sector]
        planet = game.planets[sector]
        if planet >= 0 and game.landers[sector] == 0:
            name = game.content.planets[planet].id
            weight += 10 * (self.wants(f"{name} upper", f"{name} lower"))
        return weight


def name_of(table: Table) -> str:
    return "-".join([table.size, *table.options.values()])


MAKING = Making(GOLDEN, Taste, name_of, TABLES, MORE)

if __name__ == "__main__":
    sys.exit(make(MAKING))
