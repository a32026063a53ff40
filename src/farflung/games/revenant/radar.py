"""Chapter 06.2: Hypercharge, radar cards and their benefits, colonies."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.revenant import abilities, effects, goods
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.state import Admiral, Revenant

OPEN_CARDS: Final = 3


# ---- Hypercharge


def neutronium_to_pay(game: Revenant, admiral: Admiral, value: i64) -> i64:
    """REV-F-06.2.2, less what abilities take off (REV-F-07.8)."""
    if abilities.watching(game, admiral, w.ON_HYPERCHARGE):
        value -= abilities.bonus(game, admiral, w.ON_HYPERCHARGE, w.FX_DISCOUNT)
    return value if value > 0 else 0


def hypercharge(game: Revenant, admiral: Admiral) -> None:
    """REV-F-06.2.1: one of the open radar or colony cards, or nothing (GAP-F-24)."""
    charged = False
    while True:
        if not charged:
            offer_open_cards(game, admiral)
        abilities.offer_standing(game, admiral)
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_HYPERCHARGE)
        verb = verb_of(answer)
        if verb == v.DONE:
            return
        if verb == v.USE:
            abilities.use_standing(game, admiral, first(answer))
        elif verb == v.CHARGE:
            charged = True
            charge(game, admiral, first(answer))
        else:
            charged = True
            charge_colony(game, admiral, first(answer))


def offer_open_cards(game: Revenant, admiral: Admiral) -> None:
    if game.chosen_radar < 0 and game.chosen_colony < 0:
        for card in game.radar:
            value = neutronium_to_pay(game, admiral, game.content.radar[card].cost)
            if goods.can_pay(game, admiral, w.NEUTRONIUM, value):
                game.may(v.CHARGE, card)
            else:
                game.bar("REV-F-06.2.2", v.CHARGE, card)
        for card in game.colonies:
            value = neutronium_to_pay(game, admiral, game.content.colonies[card].cost)
            if goods.can_pay(game, admiral, w.NEUTRONIUM, value):
                game.may(v.CHARGE_COLONY, card)
            else:
                game.bar("REV-F-06.2.2", v.CHARGE_COLONY, card)


def charge(game: Revenant, admiral: Admiral, card: i64) -> None:
    """REV-F-06.2.2 to 06.2.7: pay, take the benefits, discard the others, and the jump will take place."""
    goods.pay(game, admiral, w.NEUTRONIUM, neutronium_to_pay(game, admiral, game.content.radar[card].cost))
    game.say("REV-F-06.2.7", v.CHARGED, admiral.seat, card)
    game.chosen_radar = card
    game.begin(v.CHARGED, admiral.seat, card)
    effects.resolve(game, admiral, game.content.radar[card].benefit, True)
    game.finish()
    choose_radar(game, card)
    abilities.after(game, admiral, w.ON_HYPERCHARGE)


def choose_radar(game: Revenant, card: i64) -> None:
    """REV-F-06.2.5 to 06.2.7"""
    kept = game.radar_shuttles[game.radar.index(card)]
    for other in game.radar[:]:
        if other != card:
            discard_radar(game, other)
    game.radar = [card]
    game.radar_shuttles = [kept]
    game.chosen_radar = card
    game.charged = True


def charge_colony(game: Revenant, admiral: Admiral, colony: i64) -> None:
    """REV-F-06.2.4, 06.2.8: no benefit and no tile; it counts in scoring."""
    goods.pay(game, admiral, w.NEUTRONIUM, neutronium_to_pay(game, admiral, game.content.colonies[colony].cost))
    choose_colony(game, colony)
    game.say("REV-F-06.2.8", v.CHARGED_COLONY, admiral.seat, colony)
    abilities.after(game, admiral, w.ON_HYPERCHARGE)


def choose_colony(game: Revenant, colony: i64) -> None:
    """REV-F-06.2.5: the other two are discarded."""
    for other in game.colonies:
        if other != colony:
            put(game.colony_discard, other)
    game.colonies = [colony]
    game.chosen_colony = colony


# ---- open cards


def discard_radar(game: Revenant, card: i64) -> None:
    """Its shuttle, if it was reserved there, is available again (GAP-F-08)."""
    position = game.radar.index(card)
    shuttle = game.radar_shuttles[position]
    if shuttle >= 0:
        game.ships[shuttle].sector = w.SUPPLY
    game.radar.pop(position)
    game.radar_shuttles.pop(position)
    put(game.radar_discard, card)


def reveal_radar(game: Revenant) -> None:
    """Three cards in the open; a printed shuttle that is in the supply is laid on its card (GAP-F-08)."""
    while len(game.radar) < OPEN_CARDS:
        if not game.radar_deck:
            if not game.radar_discard:
                return
            game.radar_deck = game.radar_discard
            game.radar_discard = []
        card = game.draw(v.DRAWS_RADAR, game.radar_deck)
        house = game.content.radar[card].shuttle
        game.radar.append(card)
        game.radar_shuttles.append(-1)
        game.say("REV-F-18.10", v.RADAR_REVEALED, card)
        if house >= 0 and game.ships[house * 4 + w.SHUTTLE].sector == w.SUPPLY:
            reserve(game, house * 4 + w.SHUTTLE, len(game.radar) - 1)


def reserve(game: Revenant, shuttle: i64, position: i64) -> None:
    """REV-F-15.16: nobody can deploy it now."""
    game.ships[shuttle].sector = w.ON_RADAR
    game.radar_shuttles[position] = shuttle
    game.say("REV-F-15.14", v.SHUTTLE_RESERVED, shuttle, game.radar[position])


def reveal_colonies(game: Revenant) -> None:
    """REV-F-18.10"""
    while len(game.colonies) < OPEN_CARDS and game.colony_deck:
        game.colonies.append(game.draw(v.DRAWS_COLONY, game.colony_deck))
        game.say("REV-F-18.10", v.COLONY_REVEALED, game.colonies[-1])


# ---- benefits


def choose_shuttle(game: Revenant, admiral: Admiral) -> None:
    """REV-F-15.14, GAP-F-08: lay an available shuttle of any house on the chosen card."""
    house: i64 = 0
    while house < 7:
        if game.ships[house * 4 + w.SHUTTLE].sector == w.SUPPLY:
            game.may(v.DEPLOY, house * 4 + w.SHUTTLE)
        house += 1
    if game.count == 0 or game.chosen_radar < 0:
        game.count = 0
        return
    game.may(v.SKIP)
    answer = game.ask(admiral.seat, v.ASK_SHUTTLE)
    if verb_of(answer) == v.DEPLOY:
        reserve(game, first(answer), game.radar.index(game.chosen_radar))


def cull_colonies(game: Revenant, admiral: Admiral, n: i64) -> None:
    """REV-F-06.2.9, GAP-F-30: remove colonies from the deck unseen by others; three always remain."""
    removed: i64 = 0
    if len(game.colony_deck) > game.numbers.fewest_colonies:  # GAP-F-30
        look_through_colonies(game, admiral)
    while removed < n and len(game.colony_deck) > game.numbers.fewest_colonies:
        for colony in game.colony_deck:
            game.may(v.REMOVE_COLONY, colony)
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_COLONY)
        if verb_of(answer) == v.DONE:
            break
        game.colony_deck.remove(first(answer))
        put(game.colonies_removed, first(answer) + 16 * admiral.seat)
        removed += 1
    if removed:
        game.say("REV-F-06.2.9", v.COLONIES_REMOVED, admiral.seat, removed)


def look_through_colonies(game: Revenant, admiral: Admiral) -> None:
    """REV-F-06.2.9: shows, too, what others removed unseen; so what is left in the deck is for luck to say now."""
    game.whisper(admiral.seat, "REV-F-06.2.9", v.COLONIES_SEEN, admiral.seat)
    for entry in game.colonies_removed:
        if entry // 16 != admiral.seat:
            seen: list[int] = []
            while game.colony_deck:
                seen.append(game.draw(v.PEEKS_COLONY, game.colony_deck))
            seen.sort()
            game.colony_deck = seen
            return


def peek_colony(game: Revenant, admiral: Admiral, n: i64) -> None:
    """Draw n colony cards, remove one from the game, shuffle the rest back (GAP-A-08, GAP-F-30)."""
    if len(game.colony_deck) <= game.numbers.fewest_colonies:
        return
    seen: list[int] = []
    while n > 0 and game.colony_deck:
        n -= 1
        seen.append(game.draw(v.PEEKS_COLONY, game.colony_deck))
    seen.sort()
    for colony in seen:
        game.may(v.REMOVE_COLONY, colony)
    gone = first(game.ask(admiral.seat, v.ASK_COLONY))
    for colony in seen:
        if colony != gone:
            put(game.colony_deck, colony)
    put(game.colonies_removed, gone + 16 * admiral.seat)
    game.say("GAP-F-12", v.COLONIES_REMOVED, admiral.seat, 1)


# ---- planets


def draw_planet(game: Revenant) -> i64:
    """GAP-A-11: removed planets are shuffled into a new deck when it is empty. -1 if there is none at all."""
    if not game.planet_deck:
        game.planet_deck = game.planet_discard
        game.planet_discard = []
        if not game.planet_deck:
            return -1
    return game.draw(v.DRAWS_PLANET, game.planet_deck)


def lay_planet(game: Revenant, sector: i64) -> None:
    """A new planet beside a sector, with its data (REV-F-19.2.3, 19.2.4)."""
    planet = draw_planet(game)
    if planet >= 0:
        game.planets[sector] = planet
        game.planet_data[sector] = 1
        game.say("REV-F-19.2.3", v.PLANET_FOUND, planet, sector)


def add_planet(game: Revenant, admiral: Admiral) -> None:
    """Draw a planet, then lay it beside an outer sector without one, or discard it (GAP-A-08)."""
    planet = draw_planet(game)
    if planet < 0:
        return
    sector: i64 = 1
    while sector <= 8:
        if game.planets[sector] < 0:
            game.may(v.PLACE, sector)
        else:
            game.bar("GAP-A-11", v.PLACE, sector)
        sector += 1
    game.may(v.SKIP)
    answer = game.ask(admiral.seat, v.ASK_SECTOR)
    if verb_of(answer) == v.SKIP:
        put(game.planet_discard, planet)
        return
    game.planets[first(answer)] = planet
    game.planet_data[first(answer)] = 1
    game.say("GAP-F-12", v.PLANET_FOUND, planet, first(answer))
