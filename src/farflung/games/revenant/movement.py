"""Chapter 12: sectors, ship limits, maneuvers, careful movement, the inner sectors. What an admiral cannot move is
never offered: arks, other frigates, void ships (REV-F-12.8)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.revenant import abilities
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import ADJACENT_SECTORS, DISTANCE, OUTER_NEIGHBOURS
from farflung.games.revenant.state import Admiral, Revenant, Ship, frigate_of, has_room


def put_ship(game: Revenant, ship: Ship, sector: i64) -> None:
    """Puts a ship into a sector and keeps the counts that depend on it: ships by sector, power (REV-F-10.13)."""
    origin = ship.sector
    ship.sector = sector
    if ship.kind == w.FRIGATE:
        return
    on_board = 0 < origin < w.ON_RADAR
    now_on_board = 0 < sector < w.ON_RADAR
    if on_board:
        game.house_ships[origin] -= 1
    if now_on_board:
        game.house_ships[sector] += 1
    if on_board != now_on_board:
        game.power[ship.house] += 1 if now_on_board else -1
    if game.seats == 1:
        if 0 < origin <= 8:
            game.line[origin].remove(ship.index)
        if 0 < sector <= 8:
            game.line[sector].insert(0, ship.index)  # at the Revenant end (GAP-P-16)


def can_stop(game: Revenant, ship: Ship, sector: i64) -> bool:
    """REV-F-12.5, 12.6: ship limits bind house ships; the ship's own sector has room for it."""
    return ship.kind == w.FRIGATE or ship.sector == sector or has_room(game, sector)


# ---- maneuver


def reach(game: Revenant, admiral: Admiral, ship: Ship) -> i64:
    """REV-F-12.9, 12.10: one movement and what abilities add, also for a copied ship (REV-F-02.13, 14.22)."""
    steps: i64 = 1
    if ship.kind == w.FRIGATE and game.seats == 1:
        steps += 1  # REV-P-9.6.1
    if abilities.watching(game, admiral, w.ON_MANEUVER):
        steps += abilities.bonus(game, admiral, w.ON_MANEUVER, w.FX_MOVE)
    return steps


def offer_maneuver(game: Revenant, admiral: Admiral, ship: Ship) -> None:
    """Where a maneuver may end: any outer sector in reach; inner sectors only on the way (REV-F-12.15, GAP-F-20).

    Out and back in two movements changes nothing but that a maneuver was made, so it is offered only to those whose
    abilities ask for one.
    """
    steps = reach(game, admiral, ship)
    sector: i64 = 1
    while sector <= 8:
        distance: i64 = DISTANCE[ship.sector][sector]
        if distance == 0:
            if steps > 1 and makes_use_of_maneuver(game, admiral):
                game.may(v.MOVE, sector)
        elif distance <= steps:
            if can_stop(game, ship, sector):
                game.may(v.MOVE, sector)
            else:
                game.bar("REV-F-12.5", v.MOVE, sector)
        sector += 1
    if game.refused is not None and steps == 1:
        for inner in ADJACENT_SECTORS[ship.sector]:
            if inner > 8:
                game.bar("REV-F-12.16", v.MOVE, inner)


def makes_use_of_maneuver(game: Revenant, admiral: Admiral) -> bool:
    if not abilities.watching(game, admiral, w.ON_MANEUVER):
        return False
    for ability in abilities.working(game, admiral, w.ON_MANEUVER):
        if len(ability.fx) > 1 or not ability.changes_trigger:
            return True
    return False


def maneuver(game: Revenant, admiral: Admiral, ship: Ship, sector: i64) -> None:
    """REV-F-12.9. With movement to spare a detour is always possible, so the movements made are as many as allowed."""
    steps = reach(game, admiral, ship)
    distance: i64 = DISTANCE[ship.sector][sector]
    game.turn.moved = steps if steps > distance else distance
    put_ship(game, ship, sector)
    game.say("REV-F-12.9", v.MOVED, admiral.seat, ship.index, sector)
    abilities.after(game, admiral, w.ON_MANEUVER)


# ---- bombard moves


def offer_bombard(game: Revenant, ship: Ship, maneuver_left: bool) -> None:
    """REV-F-03.5: to an adjacent sector; into an inner one only if a maneuver can and then must lead out (GAP-F-20)."""
    for sector in ADJACENT_SECTORS[ship.sector]:
        if sector <= 8:
            if has_room(game, sector):
                game.may(v.MOVE, sector)
            else:
                game.bar("REV-F-12.5", v.MOVE, sector)
        elif maneuver_left and leads_out(game, sector):
            game.may(v.MOVE, sector)
        else:
            game.bar("REV-F-12.16", v.MOVE, sector)


def leads_out(game: Revenant, inner: i64) -> bool:
    for sector in OUTER_NEIGHBOURS[inner]:
        if has_room(game, sector):
            return True
    return False


# ---- careful movement


def careful_moves(game: Revenant, admiral: Admiral, moves: i64) -> None:
    """REV-F-12.11 to 12.14, GAP-F-19: ship after ship, each once, each completely before the next."""
    moved: i64 = 0  # a bit per ship
    while moves > 0:
        index: i64 = 0
        while index < w.HOUSE_SHIPS:
            ship = game.ships[index]
            if 0 < ship.sector <= 8:
                if moved >> index & 1:
                    game.bar("GAP-F-19", v.CAREFUL, index)
                elif ship.kind == w.ARK or ship.landed or (ship.kind == w.SHUTTLE and not game.shuttles_move):
                    game.bar("REV-F-12.11", v.CAREFUL, index)
                elif has_careful_target(game, ship, moves):
                    game.may(v.CAREFUL, index)
                else:
                    game.bar("REV-F-12.13", v.CAREFUL, index)
            index += 1
        if game.count == 0:
            return
        game.may(v.DONE)
        answer = game.ask(admiral.seat, v.ASK_CAREFUL)
        if verb_of(answer) == v.DONE:
            return
        moved |= 1 << first(answer)
        moves -= move_carefully(game, admiral, game.ships[first(answer)], moves)


def is_careful(game: Revenant, ship: Ship, sector: i64) -> bool:
    """REV-F-12.13: it may not stop among more void ships than it left."""
    return game.void[sector] <= game.void[ship.sector]


def has_careful_target(game: Revenant, ship: Ship, moves: i64) -> bool:
    sector: i64 = 1
    while sector <= 8:
        distance: i64 = DISTANCE[ship.sector][sector]
        if 0 < distance <= moves and has_room(game, sector) and is_careful(game, ship, sector):
            return True
        sector += 1
    return False


def move_carefully(game: Revenant, admiral: Admiral, ship: Ship, moves: i64) -> i64:
    """Moves one ship; returns the careful moves it took."""
    sector: i64 = 1
    while sector <= 8:
        distance: i64 = DISTANCE[ship.sector][sector]
        if 0 < distance <= moves:
            if not has_room(game, sector):
                game.bar("REV-F-12.5", v.MOVE, sector)
            elif is_careful(game, ship, sector):
                game.may(v.MOVE, sector)
            else:
                game.bar("REV-F-12.13", v.MOVE, sector)
        sector += 1
    target = first(game.ask(admiral.seat, v.ASK_CAREFUL_TO))
    taken: i64 = DISTANCE[ship.sector][target]
    put_ship(game, ship, target)
    game.say("REV-F-12.12", v.MOVED, admiral.seat, ship.index, target)
    return taken


# ---- the frigate, moved by cards


def move_frigate(game: Revenant, admiral: Admiral, steps: i64) -> None:
    """Up to so many movements with the own frigate, not while landed."""
    frigate = frigate_of(game, admiral.seat)
    if frigate.landed:
        return
    sector: i64 = 1
    while sector <= 8:
        if 0 < DISTANCE[frigate.sector][sector] <= steps:
            game.may(v.MOVE, sector)
        sector += 1
    send_frigate(game, admiral, frigate)


def jump_frigate(game: Revenant, admiral: Admiral) -> None:
    """Into any sector with a planet, not while landed."""
    frigate = frigate_of(game, admiral.seat)
    if frigate.landed:
        return
    sector: i64 = 1
    while sector <= 8:
        if game.planets[sector] >= 0 and sector != frigate.sector:
            game.may(v.MOVE, sector)
        sector += 1
    if game.count:
        send_frigate(game, admiral, frigate)


def send_frigate(game: Revenant, admiral: Admiral, frigate: Ship) -> None:
    game.may(v.STAY)
    answer = game.ask(admiral.seat, v.ASK_MOVE_FRIGATE)
    if verb_of(answer) == v.MOVE:
        frigate.sector = first(answer)
        game.say("REV-F-12.7", v.MOVED, admiral.seat, w.FIRST_FRIGATE + admiral.seat, frigate.sector)


def take_off(game: Revenant, ship: Ship) -> None:
    """From its planet back into the planet's sector (REV-F-16.2, REV-F-02.15)."""
    if ship.landed:
        ship.landed = False
        game.landers[ship.sector] -= 1


def remove_ship(game: Revenant, ship: Ship) -> None:
    """REV-F-17.2.9: to the supply, without its damage and corruption."""
    take_off(game, ship)
    put_ship(game, ship, w.SUPPLY)
    ship.damage = 0
    ship.corrupted = False
    ship.crew = 0
