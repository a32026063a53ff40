"""Chapter 06.1: Reinforcement and all other ways to bring ships from the supply, and protection tokens."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, second, verb_of
from farflung.games.revenant import abilities, movement
from farflung.games.revenant.state import Admiral, Revenant, Ship, has_room
from farflung.games.revenant.verbs import (
    ASK_DEPLOY,
    ASK_PROTECT,
    ASK_REPLACE,
    ASK_SECTOR,
    DEPLOY,
    DEPLOYED,
    DONE,
    PLACE,
    PROTECT,
    PROTECTED,
    REPLACE,
    REPLACED,
)
from farflung.games.revenant.words import ARK, HOUSE_SHIPS, ON_DEPLOY, ON_RADAR, SUPPLY


def any_room(game: Revenant) -> bool:
    sector: i64 = 1
    while sector <= 8:
        if has_room(game, sector):
            return True
        sector += 1
    return False


def can_deploy(game: Revenant, kinds: i64) -> bool:
    """An available ship of one of the kinds (bits), and room for it."""
    for index in range(HOUSE_SHIPS):
        ship = game.ships[index]
        if ship.sector == SUPPLY and kinds >> ship.kind & 1:
            return any_room(game)
    return False


def deploy(game: Revenant, admiral: Admiral, kinds: i64, house: i64) -> None:
    """REV-F-06.1.2 to 06.1.6: one available ship of the kinds, of any house or the given one, below a ship limit."""
    if not any_room(game):
        return
    index: i64 = 0
    while index < HOUSE_SHIPS:
        ship = game.ships[index]
        if (house < 0 or ship.house == house) and kinds >> ship.kind & 1:
            if ship.sector == SUPPLY:
                game.may(DEPLOY, index)
            elif ship.sector == ON_RADAR:
                game.bar("REV-F-06.1.5", DEPLOY, index)
        elif ship.kind == ARK and ship.sector == SUPPLY:
            game.bar("REV-F-06.1.4", DEPLOY, index)
        index += 1
    if game.count == 0:
        return
    game.may(DONE)
    answer = game.ask(admiral.seat, ASK_DEPLOY)
    if verb_of(answer) == DONE:
        return
    ship = game.ships[first(answer)]
    sector: i64 = 1
    while sector <= 8:
        if has_room(game, sector):
            game.may(PLACE, sector)
        else:
            game.bar("REV-F-12.5", PLACE, sector)
        sector += 1
    launch(game, admiral.seat, ship, first(game.ask(admiral.seat, ASK_SECTOR)))
    abilities.after(game, admiral, ON_DEPLOY)


def launch(game: Revenant, seat: i64, ship: Ship, sector: i64) -> None:
    """REV-F-06.1.6: power rises at once (CON-F-10)."""
    movement.put_ship(game, ship, sector)
    game.say("REV-F-06.1.6", DEPLOYED, seat, ship.index, sector)


def replace_ship(game: Revenant, admiral: Admiral, house: i64) -> None:
    """Swap a ship on the board, no ark, for the same kind of that house from the supply; crew, damage and corruption
    stay with the new ship, and the power of both houses changes (GAP-A-08, GAP-F-12)."""
    index: i64 = 0
    while index < HOUSE_SHIPS:
        ship = game.ships[index]
        if (
            (ship.kind != ARK or game.arks_return)
            and ship.house != house
            and 0 < ship.sector < ON_RADAR
            and game.ships[house * 4 + ship.kind].sector == SUPPLY
        ):
            game.may(REPLACE, index)
        index += 1
    if game.count == 0:
        return
    game.may(DONE)
    answer = game.ask(admiral.seat, ASK_REPLACE)
    if verb_of(answer) == DONE:
        return
    old = game.ships[first(answer)]
    new = game.ships[house * 4 + old.kind]
    new.damage, new.corrupted, new.crew, new.landed = old.damage, old.corrupted, old.crew, old.landed
    sector = old.sector
    movement.put_ship(game, old, SUPPLY)
    old.damage = 0
    old.corrupted = False
    old.crew = 0
    old.landed = False
    movement.put_ship(game, new, sector)
    game.say("GAP-F-12", REPLACED, admiral.seat, old.index, new.index)


def can_protect(game: Revenant, space: i64) -> bool:
    return game.defects[space] >= 0 and game.tokens[space] == 0


def protect(game: Revenant, admiral: Admiral) -> None:
    """REV-F-06.1.7 to 06.1.10: a token on one effect of a defect that has none; a core's lower effect stays open."""
    if game.tokens_left == 0:
        return
    for space in range(2):
        if can_protect(game, space):
            game.may(PROTECT, game.defects[space], 1)
            if game.content.defects[game.defects[space]].core:
                game.bar("REV-F-06.1.9", PROTECT, game.defects[space], 2)
            else:
                game.may(PROTECT, game.defects[space], 2)
        elif game.defects[space] >= 0:
            game.bar("REV-F-06.1.7", PROTECT, game.defects[space], 1)
    if game.count == 0:
        return
    game.may(DONE)
    answer = game.ask(admiral.seat, ASK_PROTECT)
    if verb_of(answer) == DONE:
        return
    game.tokens[game.defects.index(first(answer))] = second(answer)
    game.tokens_left -= 1
    game.say("REV-F-06.1.8", PROTECTED, admiral.seat, first(answer), second(answer))
