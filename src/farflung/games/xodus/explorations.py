"""Explorations and their effects (XOD-12, XOD-14): Analysis, Warning and Danger cards."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, put, verb_of
from farflung.games.xodus import avatars, enemies, galaxy, gear, harm, moving, rolls, signals, turn
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Exploration, Op, Option
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
            resolve(game, card.options[number].fx, sharers)
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
        resolve(game, card.options[number].fx, ships)


def test(game: Xodus, number: i64) -> None:
    """XOD-12.10 to 12.12: the Skill Roll of an option; the whole Fleet succeeds or fails."""
    option = game.content.explorations[game.exploration].options[number]
    success = rolls.skill_roll(game, option.need, option.face) >= option.need
    resolve(game, option.fx if success else option.fail, acting(game))


# ---- effects (XOD-14)


def resolve(game: Xodus, ops: list[Op], sharers: list[Ship]) -> None:
    """What an option does to the ships that share it, one effect after the other."""
    for op in ops:
        if game.outcome:
            return
        code = op.code
        if code == w.FX_SCRAP:
            share_scraps(game, op.n, sharers)
        elif code == w.FX_MODULE or code == w.FX_PRECURSOR_MODULE:
            for _ in range(op.n):
                gain_module(game, 1 if code == w.FX_PRECURSOR_MODULE else 0, sharers)
        elif code == w.FX_REVEAL:
            moving.reveal_anywhere(game, op.n, sharers[0])
        elif code == w.FX_PACIFY:
            pacify_anywhere(game, op.n, sharers[0])
        elif code == w.FX_RIFT_OFF:
            close_rift(game, sharers[0])
        elif code == w.FX_LOSE:
            harm.each_loses(game, sharers, op.n)
        elif code == w.FX_DAMAGE_CARD:
            for ship in sharers:
                harm.draw_damage(game, ship, op.n)
        else:
            at_once(game, op, sharers)


def still_there(sharers: list[Ship]) -> list[Ship]:
    """Those of them that have not been defeated meanwhile."""
    found: list[Ship] = []
    for ship in sharers:
        if not ship.defeated:
            found.append(ship)
    return found


def at_once(game: Xodus, op: Op, sharers: list[Ship]) -> None:
    """Effects that need no decision and no luck; without a Fleet clause they happen once (XOD-14.15)."""
    code = op.code
    if code == w.FX_HEAL:
        for ship in sharers:
            gear.heal(game, ship, op.n)
    elif code == w.FX_ENERGY:
        for ship in sharers:
            gear.recover_energy(game, ship, op.n)
    elif code == w.FX_AVATAR_MOVE:
        avatars.change_movement(game, op.n)
    elif code == w.FX_CORRUPTION_HOLD:
        game.hold = True
        game.say("XOD-G51", v.CORRUPTION_HELD)
    elif code == w.FX_RIFT_ON:
        galaxy.open_rift(game, sharers[0].tile)
    elif code == w.FX_END_TURN:
        game.ending = True


def share_scraps(game: Xodus, n: i64, sharers: list[Ship]) -> None:
    """XOD-14.1: a Fleet shares the total as it likes."""
    ships = still_there(sharers)
    if not ships:
        return
    if len(ships) == 1:
        gear.gain_scraps(game, ships[0], n)
        return
    shares = [0, 0, 0, 0, 0, 0]
    chief = captain(game)
    for _ in range(n):
        for ship in ships:
            game.may(v.SCRAP_TO, ship.index)
        shares[first(ask(game, chief, v.ASK_SHARE))] += 1
    for ship in ships:
        gear.gain_scraps(game, ship, shares[ship.index])


def draw_module(game: Xodus, precursor: i64) -> i64:
    """XOD-G28: -1 if there is none left."""
    if precursor:
        if not game.precursor_deck:
            game.precursor_deck = game.precursor_discard
            game.precursor_discard = []
            if game.precursor_deck:
                game.say("XOD-G28", v.DECK_RESHUFFLED, 3)
        return game.draw(v.DRAWS_MODULE, game.precursor_deck) if game.precursor_deck else -1
    if not game.module_deck:
        game.module_deck = game.module_discard
        game.module_discard = []
        if game.module_deck:
            game.say("XOD-G28", v.DECK_RESHUFFLED, 2)
    return game.draw(v.DRAWS_MODULE, game.module_deck) if game.module_deck else -1


def gain_module(game: Xodus, precursor: i64, sharers: list[Ship]) -> None:
    """XOD-14.2, 14.3, 12.13: free; once it is turned up the ships it concerns decide who takes it."""
    ships = still_there(sharers)
    if not ships:
        return
    module = draw_module(game, precursor)
    if module < 0:
        return
    for ship in ships:
        game.may(v.MODULE_TO, ship.index)
    ship = game.ships[first(ask(game, captain(game), v.ASK_MODULE))]
    game.say("XOD-14.2", v.MODULE_GAINED, ship.index, module)
    gear.take_module(game, ship, module)


def pacify_anywhere(game: Xodus, n: i64, ship: Ship) -> None:
    """XOD-14.8, G32: revealed Enemy Systems anywhere; Enemies revealed there are discarded."""
    for _ in range(n):
        moving.offer_each(game, v.PACIFY_SYSTEM, game.revealed & game.content.enemy_systems & ~game.green)
        if not game.count:
            return
        tile = first(ask(game, moving.decider(game, ship), v.ASK_PACIFY))
        enemies.discard_at(game, tile)
        galaxy.pacify(game, tile)


def close_rift(game: Xodus, ship: Ship) -> None:
    """XOD-14.9: one Rift on the map."""
    moving.offer_each(game, v.CLOSE_RIFT, game.rifts)
    if game.count:
        galaxy.close_rift(game, first(ask(game, moving.decider(game, ship), v.ASK_RIFT)))
