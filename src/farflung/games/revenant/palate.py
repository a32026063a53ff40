"""What a taste goes by in Revenant: of ships, sectors, houses, resources and cards what they are and are worth."""

from __future__ import annotations

from typing import Final, cast

from farflung.bots.taste import TRAIT, Palate, Tally, nouns_of
from farflung.engine._native import i64
from farflung.engine.core import Game
from farflung.engine.verbs import declared
from farflung.games.revenant import judge, verbs
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Effect
from farflung.games.revenant.prototype import verbs as prototype_verbs
from farflung.games.revenant.scoring import total_influence
from farflung.games.revenant.state import Admiral, Revenant

NOUNS: Final = ["ship", "sector", "house", "resource", "card", "planet", "ability", "ark_option"]
SHIP: Final = 0
SECTOR: Final = 1
HOUSE: Final = 2
RESOURCE: Final = 3
CARD: Final = 4
PLANET: Final = 5
ABILITY: Final = 6
ARK_OPTION: Final = 7


class RevenantPalate(Palate):
    def surroundings(self, game: Game, seat: i64, kind: i64) -> list[int]:
        revenant = cast(Revenant, game)
        admiral = revenant.admirals[seat]
        ship = revenant.turn.ship
        acting: i64 = ship.kind + 1 if ship is not None else 0
        return [
            revenant.cycle * 8 + revenant.phase,
            judge.bits(admiral.crew_used) * 4 + admiral.rank,
            min(admiral.stored(), 8),
            acting * 8 + min(revenant.turn.kills, 3) * 2 + (1 if revenant.turn.on_revenant else 0),
            min(admiral.resources[w.SCIENCE], 5) * 8 + admiral.rank,
            min(len(admiral.hand), 7),
            admiral.corruption,
            min(admiral.hidden_cards(), 7),
            min(admiral.tactics, 15),
            min(admiral.data, 3) * 4 + min(admiral.residual, 3),
        ]

    def tell(self, game: Game, seat: i64, option: i64, tally: Tally) -> None:
        revenant = cast(Revenant, game)
        admiral = revenant.admirals[seat]
        noun = NOUN[option & 255]
        thing = option >> 8 & 255
        if noun == SHIP:
            of_ship(revenant, admiral, thing, tally)
        elif noun == SECTOR:
            if thing <= 8:
                of_sector(revenant, thing, tally)
        elif noun == HOUSE:
            of_house(revenant, admiral, thing, tally)
        elif noun == RESOURCE:
            if thing < 4:
                tally.add(TRAIT, thing * 8 + min(admiral.resources[thing], 7))
        elif noun == CARD:
            of_card(revenant, thing, tally)
        elif noun == PLANET:
            planet = revenant.content.planets[thing]
            of_effects(planet.lower if option & 255 == verbs.LOWER else planet.upper, 0, tally)
        elif noun == ABILITY:
            of_effects(revenant.content.abilities[thing].fx, 0, tally)


def of_ship(game: Revenant, admiral: Admiral, thing: i64, tally: Tally) -> None:
    """Its kind, its house as the admiral stands with it, its sector."""
    if thing >= len(game.ships):
        return
    ship = game.ships[thing]
    of_kind = ship.kind * 16
    if ship.house >= 0:
        influence = min(total_influence(admiral, ship.house), 15)
        tally.add(TRAIT, of_kind + influence)
        tally.add(TRAIT + 1, of_kind + min(game.power[ship.house], 7))
        tally.add(TRAIT + 2, influence * 8 + min(game.power[ship.house], 7))
    tally.add(TRAIT + 3, of_kind + min(ship.damage, 3) * 2 + (1 if ship.corrupted else 0))
    if 0 < ship.sector <= 8:
        void = min(game.void[ship.sector], 7)
        tally.add(TRAIT + 4, of_kind + void)
        tally.add(TRAIT + 5, of_kind + min(max(void - game.shields[ship.sector], 0), 7))
        planet = game.planets[ship.sector] >= 0
        tally.add(TRAIT + 6, of_kind + (1 if planet else 0) + (2 if game.rifts[ship.sector] else 0))
        tally.add(TRAIT + 7, of_kind + min(game.house_ships[ship.sector], 7))


def of_sector(game: Revenant, sector: i64, tally: Tally) -> None:
    """Void ships and shields, who is there, what there is."""
    void, shields = min(game.void[sector], 7), min(game.shields[sector], 3)
    ships = min(game.house_ships[sector], 7)
    ship = game.turn.ship
    acting: i64 = ship.kind + 1 if ship is not None else 0
    tally.add(TRAIT, void * 4 + shields)
    tally.add(TRAIT + 1, void * 8 + ships)
    tally.add(TRAIT + 2, acting * 8 + void)
    rift: i64 = 1 if game.rifts[sector] else 0
    planet: i64 = 2 if game.planets[sector] >= 0 else 0
    tally.add(TRAIT + 3, acting * 4 + rift + planet)
    tally.add(TRAIT + 4, planet + min(game.landers[sector], 3) * 4 + min(game.planet_data[sector], 3) * 16)


def of_house(game: Revenant, admiral: Admiral, house: i64, tally: Tally) -> None:
    """Influence and power, and how far the best of the others is."""
    if house >= 7:
        return
    influence = min(total_influence(admiral, house), 15)
    power = min(game.power[house], 7)
    best: i64 = 0
    for other in game.admirals:
        if other.seat != admiral.seat:
            best = max(best, other.influence[house])
    tally.add(TRAIT, influence)
    tally.add(TRAIT + 1, power)
    tally.add(TRAIT + 2, influence * 8 + power)
    tally.add(TRAIT + 3, min(max(influence - best, -7), 8) + 7)
    field = admiral.influence[house]
    tally.add(TRAIT + 4, min(field, 15) * 8 + game.tiles[house])


def of_card(game: Revenant, thing: i64, tally: Tally) -> None:
    """Its kind, what it costs, what it does."""
    card = game.content.cards[thing]
    cost: i64 = 0
    for each in card.cost:
        cost += each
    tally.add(TRAIT, card.kind * 16 + min(cost, 15))
    if card.ability is not None:
        tally.add(TRAIT + 1, card.ability.trigger)
        of_effects(card.ability.fx, 0, tally)
    of_effects(card.fx, 0, tally)


def of_effects(fx: list[Effect], deep: i64, tally: Tally) -> None:
    """Each by what it does and how much; what others hold by that alone."""
    for effect in fx:
        tally.add(TRAIT + 10 + deep, effect.primitive * 64 + min(max(effect.n, 0), 7) * 8)
        tally.add(TRAIT + 12 + deep, effect.primitive * 64 + min(max(effect.what, 0), 63))
        if deep == 0:
            for part in effect.parts:
                of_effects(part, 1, tally)


NOUN: Final = nouns_of(declared(verbs, prototype_verbs), NOUNS)
PALATE: Final = RevenantPalate()
