"""Explorations (XOD-12): Analysis, Warning and Danger cards."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.xodus import effects, gear, rolls, signals, turn
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Exploration, Option
from farflung.games.xodus.ship import Ship, gear_bit
from farflung.games.xodus.state import Xodus, acting, ask, captain, is_stopped

# ---- exploring


def explore(game: Xodus, chief: Ship) -> None:
    """XOD-6.1 to 6.3: a Signal, the Great Rift, or an Exploration."""
    if signals.explored(game, chief):
        return
    game.explorations &= ~(1 << chief.tile)
    turn_up(game)


def draw_card(game: Xodus) -> i64:
    """XOD-G28: the top Exploration card; those put under the deck come last. -1 if there is none."""
    if not game.exploration_deck and not game.exploration_bottom and game.exploration_discard:
        game.exploration_deck = game.exploration_discard
        game.exploration_discard = []
        game.say("XOD-G28", v.DECK_RESHUFFLED, 1)
    if game.exploration_deck:
        return game.draw(v.DRAWS_EXPLORATION, game.exploration_deck)
    return game.exploration_bottom.pop(0) if game.exploration_bottom else -1


def turn_up(game: Xodus) -> None:
    """XOD-12.1; an Inside Informant draws two cards and puts one under the deck."""
    ships = acting(game)
    card = draw_card(game)
    if card < 0:
        return
    for ship in ships:
        if ship.watch >> w.ON_EXPLORE & 1 and gear.has_custom(game, ship, w.EXPLORE_PICK2) >= 0:
            other = draw_card(game)
            if other >= 0:
                game.may(v.RESOLVE, card)
                game.may(v.RESOLVE, other)
                chosen = first(ask(game, ship, v.ASK_EXPLORATION))
                game.exploration_bottom.append(other if chosen == card else card)
                card = chosen
            break
    game.exploration = card
    game.taken = 0
    game.say("XOD-12.1", v.EXPLORED, ships[0].index, card)
    kind = game.content.explorations[card].type
    if kind == w.ANALYSIS:
        analysis(game)
    elif kind == w.DANGER:
        test(game, 0)
    else:
        warning(game)
    put_away(game)


def put_away(game: Xodus) -> None:
    """XOD-12.14"""
    if game.exploration >= 0:
        put(game.exploration_discard, game.exploration)
        game.exploration = -1
        game.taken = 0


def is_open(game: Xodus, option: Option, ships: list[Ship]) -> bool:
    """XOD-12.7, C44: one member of the class opens it for the whole Fleet."""
    if not option.class_:
        return True
    for ship in ships:
        if game.content.boards[ship.index].class_ == option.class_:
            return True
    return False


def offer_options(game: Xodus, card: Exploration, ships: list[Ship]) -> None:
    for number in range(len(card.options)):
        if game.taken >> number & 1:
            game.bar("XOD-12.6", v.OPTION, number + 1)
        elif is_open(game, card.options[number], ships):
            game.may(v.OPTION, number + 1)
        else:
            game.bar("XOD-12.7", v.OPTION, number + 1)


def options_left(game: Xodus, card: Exploration, ships: list[Ship]) -> bool:
    for number in range(len(card.options)):
        if not game.taken >> number & 1 and is_open(game, card.options[number], ships):
            return True
    return False


# ---- Analysis


def analysis(game: Xodus) -> None:
    """XOD-12.2 to 12.6: an option for each ship, then further ones as long as they are paid for."""
    sharers = acting(game)
    while sharers:
        choose_options(game, sharers)
        take_options(game)
        sharers = who_takes_more(game)


def choose_options(game: Xodus, ships: list[Ship]) -> None:
    """XOD-12.2, 12.5: each ship takes or shares one option that has not been taken before."""
    for ship in ships:
        offer_options(game, game.content.explorations[game.exploration], acting(game))
        game.may(v.NO_OPTION)
        answer = ask(game, ship, v.ASK_OPTION)
        ship.choice = first(answer) - 1 if verb_of(answer) == v.OPTION else -1


def take_options(game: Xodus) -> None:
    """XOD-12.4 to 12.6: what was chosen is resolved, an option shared by several once."""
    card = game.content.explorations[game.exploration]
    for number in range(len(card.options)):
        sharers: list[Ship] = []
        for ship in acting(game):
            if ship.choice == number:
                sharers.append(ship)
                game.say("XOD-12.2", v.OPTION_TAKEN, ship.index, number + 1)
        if sharers:
            game.taken |= 1 << number
            effects.resolve(game, card.options[number].fx, sharers)
    for member in game.team:
        member.choice = -1


def who_takes_more(game: Xodus) -> list[Ship]:
    """XOD-12.3: further options for an Action of every member; a Cartographer takes one more for nothing."""
    ships = acting(game)
    if is_stopped(game) or game.ending:
        return []
    if not options_left(game, game.content.explorations[game.exploration], ships):
        return []
    chief = captain(game)
    if chief.actions >= 1:
        game.may(v.MORE)
    else:
        game.bar("XOD-3.2", v.MORE)
    game.may(v.DONE)
    if verb_of(ask(game, chief, v.ASK_MORE)) == v.MORE:
        turn.spend(game, ships, 1, v.MORE)
        return ships
    for ship in ships:
        mod = gear.has_custom(game, ship, w.CARTOGRAPHER)
        if mod >= 0 and not ship.round_used & gear_bit(mod):
            game.may(v.MORE_FREE)
            game.may(v.DONE)
            if verb_of(ask(game, ship, v.ASK_MORE)) == v.MORE_FREE:
                gear.pay(game, ship, mod)
                return [ship]
            break
    return []


# ---- Warning and Danger


def warning(game: Xodus) -> None:
    """XOD-12.8 to 12.10: the ship or the whole Fleet takes exactly one option."""
    ships = acting(game)
    card = game.content.explorations[game.exploration]
    chief = captain(game)
    offer_options(game, card, ships)
    number = first(ask(game, chief, v.ASK_WARNING)) - 1
    game.taken |= 1 << number
    game.say("XOD-12.8", v.OPTION_TAKEN, chief.index, number + 1)
    if card.options[number].face >= 0:
        test(game, number)
    else:
        effects.resolve(game, card.options[number].fx, ships)


def test(game: Xodus, number: i64) -> None:
    """XOD-12.10 to 12.12: the Skill Roll of an option; the whole Fleet succeeds or fails."""
    option = game.content.explorations[game.exploration].options[number]
    success = rolls.skill_roll(game, option.need, option.face) >= option.need
    effects.resolve(game, option.fx if success else option.fail, acting(game))
