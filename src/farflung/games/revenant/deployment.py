"""Chapter 06.1: Reinforcement and all other ways to bring ships from the supply, and protection tokens."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, second, verb_of
from farflung.games.revenant import abilities, movement
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.state import Admiral, Revenant, Ship, has_room


def any_room(game: Revenant) -> bool:
    sector: i64 = 1
    while sector <= 8:
        if has_room(game, sector):
            return True
        sector += 1
    return False


def can_deploy(game: Revenant, kinds: i64) -> bool:
    """An available ship of one of the kinds (bits), and room for it."""
    for index in range(w.HOUSE_SHIPS):
        ship = game.ships[index]
        if ship.sector == w.SUPPLY and kinds >> ship.kind & 1:
            return any_room(game)
    return False


def deploy(game: Revenant, admiral: Admiral, kinds: i64, house: i64) -> None:
    """REV-F-06.1.2 to 06.1.6: one available ship of the kinds, of any house or the given one, below a ship limit."""
    if not any_room(game):
        return
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if (house < 0 or ship.house == house) and kinds >> ship.kind & 1:
            if ship.sector == w.SUPPLY:
                game.may(v.DEPLOY, index)
            elif ship.sector == w.ON_RADAR:
                game.bar("REV-F-06.1.5", v.DEPLOY, index)
        elif ship.kind == w.ARK and ship.sector == w.SUPPLY:
            game.bar("REV-F-06.1.4", v.DEPLOY, index)
        index += 1
    if game.count == 0:
        return
    game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_DEPLOY)
    if verb_of(answer) == v.DONE:
        return
    ship = game.ships[first(answer)]
    sector: i64 = 1
    while sector <= 8:
        if has_room(game, sector):
            game.may(v.PLACE, sector)
        else:
            game.bar("REV-F-12.5", v.PLACE, sector)
        sector += 1
    launch(game, admiral.seat, ship, first(game.ask(admiral.seat, v.ASK_SECTOR)))
    abilities.after(game, admiral, w.ON_DEPLOY)


def launch(game: Revenant, seat: i64, ship: Ship, sector: i64) -> None:
    """REV-F-06.1.6: power rises at once (CON-F-10)."""
    movement.put_ship(game, ship, sector)
    game.say("REV-F-06.1.6", v.DEPLOYED, seat, ship.index, sector)


def replace_ship(game: Revenant, admiral: Admiral, house: i64) -> None:
    """Swap a ship on the board, no ark, for the same kind of that house from the supply; crew, damage and corruption
    stay with the new ship, and the power of both houses changes (GAP-A-08, GAP-F-12)."""
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if (
            (ship.kind != w.ARK or game.arks_return)
            and ship.house != house
            and 0 < ship.sector < w.ON_RADAR
            and game.ships[house * 4 + ship.kind].sector == w.SUPPLY
        ):
            game.may(v.REPLACE, index)
        index += 1
    if game.count == 0:
        return
    game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_REPLACE)
    if verb_of(answer) == v.DONE:
        return
    old = game.ships[first(answer)]
    new = game.ships[house * 4 + old.kind]
    new.damage, new.corrupted, new.crew, new.landed = old.damage, old.corrupted, old.crew, old.landed
    sector = old.sector
    movement.put_ship(game, old, w.SUPPLY)
    old.damage = 0
    old.corrupted = False
    old.crew = 0
    old.landed = False
    movement.put_ship(game, new, sector)
    game.say("GAP-F-12", v.REPLACED, admiral.seat, old.index, new.index)


def can_protect(game: Revenant, space: i64) -> bool:
    return game.defects[space] >= 0 and game.tokens[space] == 0


def protect(game: Revenant, admiral: Admiral) -> None:
    """REV-F-06.1.7 to 06.1.10: a token on one effect of a defect that has none; a core's lower effect stays open."""
    if game.tokens_left == 0:
        return
    for space in range(2):
        if can_protect(game, space):
            game.may(v.PROTECT, game.defects[space], 1)
            if game.content.defects[game.defects[space]].core:
                game.bar("REV-F-06.1.9", v.PROTECT, game.defects[space], 2)
            else:
                game.may(v.PROTECT, game.defects[space], 2)
        elif game.defects[space] >= 0:
            game.bar("REV-F-06.1.7", v.PROTECT, game.defects[space], 1)
    if game.count == 0:
        return
    game.may(v.DONE)
    answer = game.ask(admiral.seat, v.ASK_PROTECT)
    if verb_of(answer) == v.DONE:
        return
    game.tokens[game.defects.index(first(answer))] = second(answer)
    game.tokens_left -= 1
    game.say("REV-F-06.1.8", v.PROTECTED, admiral.seat, first(answer), second(answer))
