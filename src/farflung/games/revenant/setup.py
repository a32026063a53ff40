"""Set-up (REV-F-S, GAP-F-01): the board, captains, hands, redraws, starting houses."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.revenant import abilities, combat, crew, goods, influence, movement, operations, radar, scenes
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Content
from farflung.games.revenant.numbers import Numbers
from farflung.games.revenant.state import Admiral, Revenant, Ship, frigate_of, void_left

ARK_SECTORS: Final = [1, 3, 3, 4, 6, 7, 7]
FIGHTER_SECTORS: Final = [3, 5, 6, 7]
FIGHTER_HOUSES: Final = [w.FENRAX, w.SHIVEUS, w.ZENOR, w.NOVARIS]
DROPSHIP_SECTORS: Final = [2, 4, 8]
DROPSHIP_HOUSES: Final = [w.YARVEK, w.BELITAN, w.DUNLORK]
RIFT_SECTORS: Final = [1, 3, 5, 7]
PLANET_SECTORS: Final = [1, 4, 6]
CORRUPTED_ARKS: Final = 3  # GAP-F-31


def new_game(seats: i64, content: Content, numbers: Numbers, difficulty: i64) -> Revenant:
    """All components in their boxes; the first scene will lay out the board."""
    game = Revenant(seats, content, numbers, difficulty).copy()
    game.ships = [Ship(i, i // 4, i % 4) for i in range(w.HOUSE_SHIPS)]
    for seat in range(seats):
        game.ships.append(Ship(w.FIRST_FRIGATE + seat, -1, w.FRIGATE))
    game.admirals = [Admiral(seat).copy() for seat in range(seats)]
    game.tokens_left = numbers.protection_tokens
    for card in content.cards:
        game.decks[card.kind].append(card.index)
    game.hidden_deck = [house for house in range(7) for _ in range(numbers.hidden_per_house)]
    game.planet_deck = [planet.index for planet in content.planets]
    game.radar_deck = [card.index for card in content.radar]
    game.colony_deck = [colony.index for colony in content.colonies]
    game.defect_deck = [defect.index for defect in content.defects if not defect.core]
    game.core_deck = [defect.index for defect in content.defects if defect.core]
    game.captain_deck = [captain.index for captain in content.captains if captain.side == "A"]
    game.agenda_decks = [
        [agenda.index for agenda in content.agendas if agenda.fleet],
        [agenda.index for agenda in content.agendas if not agenda.fleet],
    ]
    scenes.begin(game)
    return game


def set_board(game: Revenant) -> None:
    """GAP-F-01, GAP-F-29"""
    scatter(game, v.PUTS_ARK, w.ARK, [0, 1, 2, 3, 4, 5, 6], ARK_SECTORS)
    scatter(game, v.PUTS_FIGHTER, w.FIGHTER, FIGHTER_HOUSES[:], FIGHTER_SECTORS)
    scatter(game, v.PUTS_DROPSHIP, w.DROPSHIP, DROPSHIP_HOUSES[:], DROPSHIP_SECTORS)
    place_void(game)
    for sector in RIFT_SECTORS:
        game.rifts[sector] = True
    for sector in PLANET_SECTORS:
        radar.lay_planet(game, sector)
    radar.reveal_radar(game)
    game.defects[combat.LOWER_SPACE] = combat.reveal_defect(game)
    game.defects[combat.UPPER_SPACE] = combat.reveal_defect(game)
    deal_turn_order(game)
    if game.seats == 1:
        crew.set_up(game)
    for seat in game.order:  # last in, first out: houses are chosen in reverse turn order (REV-F-S.8)
        scenes.then(game, scenes.START_HOUSE, seat)
    for seat in reversed(game.order):
        scenes.then(game, scenes.REDRAW, seat)
    for seat in reversed(game.order):
        scenes.then(game, scenes.DEAL, seat)
    for seat in reversed(game.order):
        scenes.then(game, scenes.CHOOSE_CAPTAIN, seat)


def scatter(game: Revenant, verb: i64, kind: i64, houses: list[int], sectors: list[int]) -> None:
    """One ship of the kind, of a random house, into each of the sectors."""
    for sector in sectors:
        house = game.draw(verb, houses)
        movement.put_ship(game, game.ships[house * 4 + kind], sector)


def place_void(game: Revenant) -> None:
    """By odd and even sectors, ascending, up to the limit of a sector and as many as there are (GAP-A-04)."""
    for sector in range(1, 9):
        printed: i64 = game.numbers.void_odd if sector % 2 else game.numbers.void_even
        game.void[sector] = min(printed, game.numbers.void_limit, void_left(game))


def deal_turn_order(game: Revenant) -> None:
    """GAP-F-29: tiles at random; all tactics markers on field 0, tile 1 at the bottom."""
    seats = list(range(game.seats))
    while len(seats) > 1:
        game.order.append(game.draw(v.DEALS_ORDER, seats))
    game.order.append(seats[0])
    for seat in game.order:
        influence.arrive(game, game.admirals[seat])


def choose_captain(game: Revenant, seat: i64) -> None:
    """GAP-A-18: a crew board at random, then one of its two sides; alone, any captain."""
    if game.seats == 1:
        for captain in game.content.captains:
            game.may(v.TAKE_CAPTAIN, captain.index)
    else:
        side_a = game.draw(v.DEALS_CAPTAIN, game.captain_deck)
        game.may(v.TAKE_CAPTAIN, side_a)
        game.may(v.TAKE_CAPTAIN, side_a + 1)
    admiral = game.admirals[seat]
    admiral.captain = first(game.ask(seat, v.ASK_CAPTAIN))
    abilities.learn(game, admiral)


def deal(game: Revenant, seat: i64) -> None:
    """REV-F-S.2 to S.6"""
    admiral = game.admirals[seat]
    admiral.resources = [1, 1, 1, 1]
    admiral.corrupted[w.GAIN] = True
    admiral.corruption = 1
    for _ in range(game.numbers.starting_hidden):
        admiral.hidden[game.draw(v.DRAWS_HIDDEN, game.hidden_deck)] += 1
    for kind in range(2):
        admiral.agendas.append(game.draw(v.DEALS_AGENDA, game.agenda_decks[kind]))
    for kind in range(3):
        operations.draw_card(game, admiral, kind)


def redraw(game: Revenant, seat: i64) -> None:
    """REV-F-S.7: once per kind; the replacement must be kept."""
    admiral = game.admirals[seat]
    for kind in range(3):
        game.may(v.REDRAW, kind)
        game.may(v.KEEP)
        if verb_of(game.ask(seat, v.ASK_REDRAW)) == v.REDRAW:
            for card in admiral.hand[:]:
                if game.content.cards[card].kind == kind:
                    admiral.hand.remove(card)
                    put(game.discards[kind], card)
            operations.draw_card(game, admiral, kind)
            game.say("REV-F-S.7", v.REDREW, seat, kind)


def start_house(game: Revenant, seat: i64) -> None:
    """REV-F-S.8: 1 influence, and the frigate beside that house's ark."""
    for house in range(7):
        game.may(v.INFLUENCE, house)
    house = first(game.ask(seat, v.ASK_START_HOUSE))
    influence.gain_influence(game, game.admirals[seat], house)
    frigate_of(game, seat).sector = game.ships[house * 4 + w.ARK].sector
    game.say("REV-F-S.8", v.STARTS_AT, seat, house)


def finish(game: Revenant) -> None:
    """GAP-F-31, REV-F-S.11, 20.1, S.10: three corrupted arks, the council's deck, the markers of late seats."""
    unchosen: list[int] = []
    for house in range(7):
        if sum([admiral.influence[house] for admiral in game.admirals]) == 0:
            unchosen.append(house)
    for _ in range(CORRUPTED_ARKS):
        house = game.draw(v.CORRUPTS_ARK, unchosen)
        game.ships[house * 4 + w.ARK].corrupted = True
        game.say("GAP-F-31", v.SHIP_CORRUPTED, house * 4 + w.ARK)
    if game.seats == 2:
        for _ in range(game.numbers.council_cards):
            put(game.council, game.draw(v.SETS_ASIDE, game.hidden_deck))
    if game.seats == 4:
        scenes.then(game, scenes.EXTRA_MARKERS, game.order[3])
        scenes.then(game, scenes.EXTRA_MARKERS, game.order[2])
    if game.seats == 1:
        scenes.then(game, scenes.LINE_UP)


def extra_markers(game: Revenant, seat: i64) -> None:
    """REV-F-S.10, GAP-F-14: tile 3 has 1 discovery data, tile 4 that and a resource of choice."""
    admiral = game.admirals[seat]
    goods.gain_data(game, admiral)
    if seat == game.order[3]:
        goods.gain(game, admiral, w.ANY, 1)
