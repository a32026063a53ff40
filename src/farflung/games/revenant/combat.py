"""Chapter 17: the combat phase. Sector fights, the Revenant's damage, defects, spreading corruption."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first
from farflung.games.revenant import crew, effects, movement, rift, scenes
from farflung.games.revenant import verbs as v
from farflung.games.revenant import words as w
from farflung.games.revenant.board import DISTANCE
from farflung.games.revenant.state import Admiral, Revenant, Ship, damage_slots, frigate_of

LOWER_SPACE: Final = 0
UPPER_SPACE: Final = 1


def combat_phase(game: Revenant) -> None:
    """REV-F-17.1.1: sectors 1 to 8, then the defects are cleaned up."""
    scenes.then(game, scenes.CLEAN_UP)
    sector: i64 = 8
    while sector > 0:
        scenes.then(game, scenes.FIGHT, sector)
        sector -= 1


# ---- 17.1, 17.2 the sector fight


def fight(game: Revenant, sector: i64) -> None:
    """REV-F-17.1.2: distribute damage, spread corruption, remove shields, which ward first (REV-F-13.10)."""
    damage: i64 = game.void[sector]
    if damage == 0 and game.shields[sector] == 0:
        return
    warded: i64 = game.shields[sector] if game.shields[sector] < damage else damage
    game.say("REV-F-17.2.1", v.FIGHT, sector, damage)
    if warded:
        game.shields[sector] -= warded  # REV-F-17.2.4, 17.2.5
        game.say("REV-F-17.2.4", v.SHIELDS_WARD, sector, warded, damage - warded)
    game.fight_left = damage - warded
    game.fight_hit = False
    deal_damage(game, sector)


def resolving_seat(game: Revenant, sector: i64) -> i64:
    """REV-F-17.2.2, 17.2.3: the nearest frigate's owner; on equal distance the lower turn-order tile."""
    nearest: i64 = -1
    least: i64 = 99
    for seat in game.order:
        distance = DISTANCE[frigate_of(game, seat).sector][sector]
        if distance < least:
            least = distance
            nearest = seat
    return nearest


def deal_damage(game: Revenant, sector: i64) -> None:
    """REV-F-17.2.6: one damage after another. A defect interrupts the fight, which then goes on where it was."""
    seat = resolving_seat(game, sector)
    by_crew = game.seats == 1 and not crew.player_decides(game, sector)
    while game.fight_left > 0:
        game.fight_left -= 1
        if game.house_ships[sector] == 0:
            if damage_revenant(game, sector, seat):
                return
        elif by_crew:
            game.fight_hit = True
            crew.take_damage(game, sector)
        else:
            game.fight_hit = True
            take_damage(game, sector, seat)
    if game.rifts[sector] and game.fight_hit:
        if by_crew:
            crew.spread_corruption(game, sector)
        else:
            spread_corruption(game, sector, seat)
    if game.shields[sector]:
        game.shields[sector] = 0  # REV-F-17.5.1
        game.say("REV-F-17.5.1", v.SHIELDS_GONE, sector)


def take_damage(game: Revenant, sector: i64, seat: i64) -> None:
    """REV-F-17.2.6 to 17.2.10: a marker on a free slot, or the end of a ship without one."""
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if ship.sector == sector:
            if ship.damage < damage_slots(game, ship.kind):
                game.may(v.HIT, index)
            else:
                game.may(v.SINK, index)
        index += 1
    answer = game.ask(seat, v.ASK_DAMAGE)
    hit_or_sink(game, game.ships[first(answer)])


def hit_or_sink(game: Revenant, ship: Ship) -> None:
    if ship.damage < damage_slots(game, ship.kind):
        ship.damage += 1
        game.say("REV-F-17.2.7", v.SHIP_HIT, ship.index, ship.damage)
    else:
        sink(game, ship, "REV-F-17.2.8")


def sink(game: Revenant, ship: Ship, rule: str) -> None:
    """REV-F-17.1.3, 17.2.9"""
    movement.remove_ship(game, ship)
    game.say(rule, v.SHIP_LOST, ship.index)


# ---- 17.3 the Revenant


def damage_revenant(game: Revenant, sector: i64, seat: i64) -> bool:
    """REV-F-17.2.11, 17.3.1 to 17.3.8. True if a defect strikes and the fight has to wait."""
    if game.defects_struck >= game.numbers.defects_per_cycle:
        return False
    if game.damage < game.numbers.revenant_slots:
        game.damage += 1
        game.say("REV-F-17.3.1", v.REVENANT_HIT, game.damage)
        return False
    game.damage = 0
    game.defects_struck += 1
    space: i64 = LOWER_SPACE if game.defects_struck == 1 and game.defects[LOWER_SPACE] >= 0 else UPPER_SPACE
    scenes.then(game, scenes.FIGHT_ON, sector)
    if space == LOWER_SPACE:
        scenes.then(game, scenes.TUCK_DEFECT, seat)
    strike(game, space, seat)
    return True


def strike(game: Revenant, space: i64, seat: i64) -> None:
    """REV-F-17.3.2, GAP-F-09: the uncovered effects, upper first; `each` in turn order, `resolver` the fight's."""
    defect = game.content.defects[game.defects[space]]
    game.say("REV-F-17.3.2", v.DEFECT_STRIKES, defect.index)
    for part in range(2, 0, -1):  # scenes come last in, first out
        if game.tokens[space] == part:
            game.say("REV-F-06.1.8", v.DEFECT_COVERED, defect.index, part)
            continue
        for number, effect in reversed(list(enumerate(defect.upper if part == 1 else defect.lower))):
            what = space | (part - 1) << 1 | number << 2
            if effect.primitive == w.FX_EACH:
                for victim in reversed(game.order):
                    scenes.then(game, scenes.DEFECT_PART, what, victim)
            else:
                scenes.then(game, scenes.DEFECT_PART, what, seat)


def defect_part(game: Revenant, what: i64, seat: i64) -> None:
    """One effect of a defect on one admiral."""
    defect = game.content.defects[game.defects[what & 1]]
    fx = defect.lower if what >> 1 & 1 else defect.upper
    effects.resolve(game, game.admirals[seat], fx[what >> 2].parts[0], True)


def tuck_defect(game: Revenant, seat: i64) -> None:
    """REV-F-17.3.3, 17.3.4: under the sequence board, its token with it."""
    game.tucked.append(game.defects[LOWER_SPACE])
    game.defects[LOWER_SPACE] = -1
    game.tokens[LOWER_SPACE] = 0


# ---- 17.4 spreading corruption


def can_be_corrupted(ship: Ship) -> bool:
    """REV-F-17.4.3, 17.4.4"""
    return ship.kind != w.SHUTTLE and not ship.corrupted


def spread_corruption(game: Revenant, sector: i64, seat: i64) -> None:
    """REV-F-17.4.1, 17.4.2, 17.4.5"""
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if ship.sector == sector:
            if can_be_corrupted(ship):
                game.may(v.TAINT, index)
            else:
                game.bar("REV-F-17.4.4" if ship.kind == w.SHUTTLE else "REV-F-17.4.3", v.TAINT, index)
        index += 1
    if game.count:
        taint(game, game.ships[first(game.ask(seat, v.ASK_TAINT))])


def taint(game: Revenant, ship: Ship) -> None:
    ship.corrupted = True
    game.say("REV-F-17.4.1", v.SHIP_CORRUPTED, ship.index)


# ---- 17.6 clean-up


def clean_up(game: Revenant) -> None:
    """REV-F-17.6.1 to 17.6.7"""
    if game.cycle >= game.numbers.cycles:
        return
    if game.defects[LOWER_SPACE] >= 0 and game.tokens[LOWER_SPACE]:
        game.tokens_left += 1  # REV-F-17.6.3
    game.defects[LOWER_SPACE] = game.defects[UPPER_SPACE]
    game.tokens[LOWER_SPACE] = game.tokens[UPPER_SPACE]
    game.tokens[UPPER_SPACE] = 0
    game.defects[UPPER_SPACE] = reveal_defect(game)


def reveal_defect(game: Revenant) -> i64:
    """GAP-F-09: three normal defects, then the two of the core."""
    normal_left = len(game.defect_deck) > 3
    defect = game.draw(v.DRAWS_DEFECT, game.defect_deck if normal_left else game.core_deck)
    game.say("REV-F-17.6.6", v.DEFECT_REVEALED, defect)
    return defect


# ---- what defects do


def damage_ships(game: Revenant, admiral: Admiral, which: i64, n: i64) -> None:
    """Damage on free slots only; it never destroys (GAP-A-08)."""
    if which == w.TWO_HOUSE_SHIPS:
        damage_two_ships(game, admiral, n)
        return
    kind = w.ARK if which == w.EVERY_ARK else w.DROPSHIP
    for index in range(w.HOUSE_SHIPS):
        ship = game.ships[index]
        if ship.kind == kind and 0 < ship.sector <= 8:
            mark(game, ship, n)


def mark(game: Revenant, ship: Ship, n: i64) -> None:
    for _ in range(n):
        if ship.damage < damage_slots(game, ship.kind):
            ship.damage += 1
            game.say("GAP-F-09", v.SHIP_HIT, ship.index, ship.damage)


def damage_two_ships(game: Revenant, admiral: Admiral, n: i64) -> None:
    chosen: i64 = -1
    for _ in range(2):
        index: i64 = 0
        while index < w.HOUSE_SHIPS:
            ship = game.ships[index]
            if index != chosen and 0 < ship.sector <= 8 and ship.damage < damage_slots(game, ship.kind):
                game.may(v.HIT, index)
            index += 1
        if game.count == 0:
            return
        chosen = first(game.ask(admiral.seat, v.ASK_DAMAGE))
        mark(game, game.ships[chosen], n)


def destroy_ship(game: Revenant, admiral: Admiral, kind: i64) -> None:
    index: i64 = 0
    while index < w.HOUSE_SHIPS:
        ship = game.ships[index]
        if ship.kind == kind and 0 < ship.sector <= 8:
            game.may(v.SINK, index)
        index += 1
    if game.count:
        sink(game, game.ships[first(game.ask(admiral.seat, v.ASK_DAMAGE))], "GAP-F-09")


def spawn(game: Revenant, n: i64) -> None:
    """Void ships in every rift sector; a fight in progress is not changed (GAP-F-09)."""
    for sector in range(1, 9):
        if game.rifts[sector]:
            rift.add_void(game, sector, n, "GAP-F-09")
