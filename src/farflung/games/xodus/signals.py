"""Precursor Signals, Keys and the Great Rift (XOD-15, XOD-16.1 to 16.3)."""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import first, verb_of
from farflung.games.xodus import avatars, combat, corruption, effects, enemies, galaxy, gear, harm, rolls
from farflung.games.xodus import verbs as v
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import Op, Signal
from farflung.games.xodus.ship import Ship, mask_of
from farflung.games.xodus.state import Xodus, acting, ask, captain

MOST_PAID: Final = 60


def card_of(game: Xodus, slot: i64) -> Signal:
    return game.content.signals[game.signals[slot]]


def target_of(game: Xodus, slot: i64) -> i64:
    """XOD-G15: the number in the condition, lower with three ships."""
    return card_of(game, slot).targets[game.fleet_size - 3]


def tile_of(game: Xodus, slot: i64) -> i64:
    """XOD-G34: the tile of a Signal slot."""
    for tile in range(w.TILES):
        if game.content.tiles[tile].signal == slot:
            return tile
    return -1


def slot_at(game: Xodus, tile: i64) -> i64:
    """The Signal whose Key lies on this tile, or -1."""
    slot = game.content.tiles[tile].signal
    if slot < 0 or slot >= game.fleet_size or game.keys[slot] != w.ON_TILE:
        return -1
    return slot


def has_act(card: Signal, code: i64) -> bool:
    for op in card.act:
        if op.code == code:
            return True
    return False


# ---- exploring Signals and the Great Rift


def can_explore(game: Xodus, tile: i64, ships: list[Ship]) -> bool:
    """XOD-6.1 to 6.3: an Exploration marker, a Signal not turned up yet, or Keys to activate on the Great Rift."""
    if game.explorations >> tile & 1:
        return True
    slot = slot_at(game, tile)
    if slot >= 0:
        return game.signal_state[slot] < w.OPEN
    if tile == w.GR:
        for ship in ships:
            if harm.carries_keys(game, ship):
                return True
    return False


def explored(game: Xodus, chief: Ship) -> bool:
    """Explores a Signal or the Great Rift if that is what is here."""
    if chief.tile == w.GR:
        activate_keys(game)
        return True
    slot = slot_at(game, chief.tile)
    if slot < 0 or game.signal_state[slot] >= w.OPEN:
        return False
    turn_up(game, slot)
    return True


def draw_signal(game: Xodus, slot: i64) -> None:
    """XOD-2.4, 15.3, 27.8 to 27.10: which card of the pool lies in the slot turns out now."""
    danger = game.draw(v.DRAWS_DANGER, game.danger_pool)
    cards: list[int] = []
    for card in game.unseen_signals:
        if game.content.signals[card].danger == danger:
            cards.append(card)
    card = game.draw(v.DRAWS_SIGNAL, cards)
    game.unseen_signals.remove(card)
    game.signals[slot] = card


def peek(game: Xodus, slot: i64) -> None:
    """XOD-G13 Oracle: a face-down Signal is looked at."""
    draw_signal(game, slot)
    game.signal_state[slot] = w.PEEKED
    game.say("XOD-11.4", v.SIGNAL_PEEKED, slot, game.signals[slot])


def turn_up(game: Xodus, slot: i64) -> None:
    """XOD-15.2: the card of the slot with its set-up; the Key stays on the tile."""
    if game.signal_state[slot] == w.FACE_DOWN:
        draw_signal(game, slot)
    game.signal_state[slot] = w.OPEN
    game.say("XOD-15.2", v.SIGNAL_REVEALED, slot, game.signals[slot])
    tile = tile_of(game, slot)
    for op in card_of(game, slot).reveal:
        if op.code == w.FX_MARKERS:
            set_progress(game, slot, target_of(game, slot))
        elif op.code == w.FX_COUNTDOWN:
            set_progress(game, slot, op.n)
        elif op.code == w.FX_GUARDIAN:
            game.foe_slot[w.GUARDIAN] = slot
            enemies.put_on_map(game, w.GUARDIAN, tile, slot)
        elif op.code == w.FX_ENEMIES:
            place_enemies(game, slot, tile, op)
        elif op.code == w.FX_CORRUPTION:
            for _ in range(op.n):
                corruption.advance(game)
        elif op.code == w.FX_AVATAR_ENTERS and not avatars.enter_from_prison(game, tile):
            make_accessible(game, slot)


def place_enemies(game: Xodus, slot: i64, tile: i64, op: Op) -> None:
    """Cult Sanctuary: Enemies of the reserve lie on the card; if there are none at all, nothing guards the Key."""
    placed = False
    for _ in range(op.n):
        foe = enemies.draw_from_reserve(game) if op.k else enemies.draw_from_deck(game)
        if foe >= 0:
            enemies.put_on_map(game, foe, tile, slot)
            placed = True
    if not placed:
        make_accessible(game, slot)


def activate_keys(game: Xodus) -> None:
    """XOD-16.1 to 16.3: all Keys the ships carry; with the last one the Avatars move at once."""
    ships = acting(game)
    mask = mask_of(ships)
    for key in range(game.fleet_size):
        place = game.keys[key]
        if place >= w.ABOARD and mask >> (place - w.ABOARD) & 1:
            game.keys[key] = w.ACTIVATED
            game.say("XOD-16.1", v.KEY_ACTIVATED, key)
    if all_activated(game):
        game.say("XOD-16.3", v.LAST_KEY)
        avatars.move_all(game)


def all_activated(game: Xodus) -> bool:
    """XOD-C07"""
    for key in range(game.fleet_size):
        if game.keys[key] != w.ACTIVATED:
            return False
    return True


# ---- access


def set_progress(game: Xodus, slot: i64, progress: i64) -> None:
    game.progress[slot] = progress
    game.say("XOD-15.5", v.SIGNAL_PROGRESS, slot, min(progress, MOST_PAID))


def make_accessible(game: Xodus, slot: i64) -> None:
    if not game.accessible[slot]:
        game.accessible[slot] = True
        game.say("XOD-15.4", v.SIGNAL_OPEN, slot)


def is_accessible(game: Xodus, slot: i64) -> bool:
    """XOD-15.4: the condition on the card."""
    if game.accessible[slot]:
        return True
    access = card_of(game, slot).access
    if access == w.ACCESS_PROGRESS:
        return game.progress[slot] >= target_of(game, slot)
    if access == w.ACCESS_NO_MARKERS:
        return game.progress[slot] <= 0
    if access == w.ACCESS_BOTH_BEACONS:
        return game.beacons[slot] >= 0 and game.far_beacons[slot] >= 0
    return False


def has_key_to_take(game: Xodus, tile: i64) -> bool:
    slot = slot_at(game, tile)
    return slot >= 0 and game.signal_state[slot] == w.OPEN and is_accessible(game, slot)


def offer_keys(game: Xodus, chief: Ship, ships: list[Ship]) -> None:
    """XOD-15.9, 15.10: free, once the condition holds; a Fleet chooses who carries the Key."""
    slot = slot_at(game, chief.tile)
    if slot < 0 or game.signal_state[slot] != w.OPEN:
        return
    accessible = is_accessible(game, slot)
    for ship in ships:
        if accessible:
            game.may(v.TAKE_KEY, slot, ship.index)
        else:
            game.bar("XOD-15.4", v.TAKE_KEY, slot, ship.index)


def take_key(game: Xodus, slot: i64, ship: Ship) -> None:
    """XOD-15.1, 15.10: the card is discarded, the Key goes aboard."""
    game.keys[slot] = w.ABOARD + ship.index
    game.signal_state[slot] = w.RESOLVED
    game.say("XOD-15.10", v.KEY_TAKEN, ship.index, slot)


# ---- actions in brackets


def offer(game: Xodus, chief: Ship, ships: list[Ship]) -> None:
    """XOD-15.6 to 15.9: interact with a Signal that lies open here; and its far beacon from a Corrupted System."""
    slot = slot_at(game, chief.tile)
    if slot >= 0 and game.signal_state[slot] == w.OPEN:
        card = card_of(game, slot)
        if card.act and not has_act(card, w.FX_MARKER_OFF) and not is_accessible(game, slot):
            offer_action(game, chief, ships, slot, card)
        offer_keys(game, chief, ships)
    if game.content.corrupted_systems >> chief.tile & 1:
        for other in range(game.fleet_size):
            if game.signal_state[other] == w.OPEN and has_act(card_of(game, other), w.FX_BEACON):
                offer_far_beacon(game, chief, ships, other)


def offer_action(game: Xodus, chief: Ship, ships: list[Ship], slot: i64, card: Signal) -> None:
    if chief.actions < 1:
        game.bar("XOD-3.2", v.SIGNAL_ACTION, slot)
        return
    for op in card.act:
        if (
            (op.code == w.FX_FLEET_OF and len(ships) < (op.n if game.fleet_size == 4 else op.k))
            or (op.code == w.FX_BEACON and (game.beacons[slot] >= 0 or is_one_of(ships, game.far_beacons[slot])))
            or (op.code == w.FX_PAY_SCRAPS and not have_scraps(ships))
        ):
            game.bar("XOD-G15", v.SIGNAL_ACTION, slot)
            return
        if op.code == w.FX_FLIP_ENERGY and not have_energy(ships):
            game.bar("XOD-17.6", v.SIGNAL_ACTION, slot)
            return
    game.may(v.SIGNAL_ACTION, slot)


def offer_far_beacon(game: Xodus, chief: Ship, ships: list[Ship], slot: i64) -> None:
    """Twin Beacons: the second one, by a different ship, where no Avatar stands."""
    if game.far_beacons[slot] >= 0 or is_one_of(ships, game.beacons[slot]):
        game.bar("XOD-G15", v.SIGNAL_ACTION, slot)
    elif galaxy.avatar_tiles(game) >> chief.tile & 1:
        game.bar("XOD-G15", v.SIGNAL_ACTION, slot)
    elif chief.actions < 1:
        game.bar("XOD-3.2", v.SIGNAL_ACTION, slot)
    else:
        game.may(v.SIGNAL_ACTION, slot)


def is_one_of(ships: list[Ship], index: i64) -> bool:
    for ship in ships:
        if ship.index == index:
            return True
    return False


def have_scraps(ships: list[Ship]) -> bool:
    for ship in ships:
        if ship.scraps > 0:
            return True
    return False


def have_energy(ships: list[Ship]) -> bool:
    for ship in ships:
        if ship.energy > 0:
            return True
    return False


def act(game: Xodus, slot: i64, ships: list[Ship]) -> None:
    """XOD-15.8: what the brackets of the card say."""
    for op in card_of(game, slot).act:
        if op.code == w.FX_ROLL_ALL:
            result = rolls.skill_roll(game, 0, w.SPECIAL)
            set_progress(game, slot, game.progress[slot] + result)
        elif op.code == w.FX_SKILL:
            test(game, slot, target_of(game, slot), op.k)
        elif op.code == w.FX_FIGHT:
            combat.fight_signal(game, slot)
        elif op.code == w.FX_LOSE_FIXED:
            set_progress(game, slot, game.progress[slot] + len(ships))
            for ship in ships:
                harm.lose(game, ship, op.n, w.BY_COST)
        elif op.code == w.FX_BEACON:
            light_beacon(game, slot)
        elif op.code == w.FX_PAY_SCRAPS or op.code == w.FX_FLIP_ENERGY or op.code == w.FX_DISCARD_MARKER:
            for ship in ships:
                contribute(game, slot, ship)


def light_beacon(game: Xodus, slot: i64) -> None:
    chief = captain(game)
    if chief.tile == tile_of(game, slot):
        game.beacons[slot] = chief.index
    else:
        game.far_beacons[slot] = chief.index
    lit = (1 if game.beacons[slot] >= 0 else 0) + (1 if game.far_beacons[slot] >= 0 else 0)
    set_progress(game, slot, lit)


def contribute(game: Xodus, slot: i64, ship: Ship) -> None:
    """Each acting ship in its turn: Scraps, Energy or a marker for good."""
    card = card_of(game, slot)
    missing = max(0, target_of(game, slot) - game.progress[slot])
    if has_act(card, w.FX_PAY_SCRAPS):
        for n in range(min(ship.scraps, missing) + 1):
            game.may(v.PAY_SCRAPS, n)
        paid = first(ask(game, ship, v.ASK_OFFER))
        gear.pay_scraps(game, ship, paid)
    elif has_act(card, w.FX_FLIP_ENERGY):
        for n in range(min(ship.energy, missing) + 1):
            game.may(v.PAY_ENERGY, n)
        paid = first(ask(game, ship, v.ASK_CHARGE))
        gear.flip_energy(game, ship, paid)
    else:
        paid = sacrifice(game, ship)
    if paid:
        set_progress(game, slot, game.progress[slot] + paid)


def sacrifice(game: Xodus, ship: Ship) -> i64:
    """Blood Engine: a Health marker, a lost one if there is any, or the rightmost Energy marker, for good."""
    game.may(v.GIVE_HEALTH)
    if ship.energy_markers > 0:
        game.may(v.GIVE_ENERGY)
    if verb_of(ask(game, ship, v.ASK_SACRIFICE)) == v.GIVE_HEALTH:
        harm.discard_health_markers(game, ship, 1)
    else:
        gear.discard_energy_markers(game, ship, 1)
        ship.core_energy = min(ship.core_energy, ship.energy_markers)
    return 1


def test(game: Xodus, slot: i64, need: i64, face: i64) -> None:
    """XOD-G15: a Skill Roll for the Key; to fail it costs what the card says."""
    if rolls.skill_roll(game, need, face) >= need:
        make_accessible(game, slot)
        return
    ships = acting(game)
    effects.resolve(game, card_of(game, slot).fail, ships)


def repairable(game: Xodus, tile: i64) -> i64:
    """The Signal here whose markers a Repair takes off, or -1."""
    slot = slot_at(game, tile)
    if slot >= 0 and game.signal_state[slot] == w.OPEN and game.progress[slot] > 0:
        if has_act(card_of(game, slot), w.FX_MARKER_OFF):
            return slot
    return -1


def take_markers(game: Xodus, slot: i64, n: i64) -> None:
    set_progress(game, slot, max(0, game.progress[slot] - n))


# ---- opponents on Signal cards


def opponents(game: Xodus, slot: i64) -> list[int]:
    found: list[int] = []
    for foe in range(w.FIRST_AVATAR):
        if game.foe_tile[foe] >= 0 and game.foe_slot[foe] == slot:
            found.append(foe)
    return found


def opponent_defeated(game: Xodus, slot: i64) -> None:
    if not opponents(game, slot) and card_of(game, slot).access == w.ACCESS_ALL_DEFEATED:
        make_accessible(game, slot)


def avatar_defeated_at(game: Xodus, tile: i64) -> None:
    """Avatar's Prison: any Avatar counts."""
    slot = slot_at(game, tile)
    if slot >= 0 and game.signal_state[slot] == w.OPEN and card_of(game, slot).access == w.ACCESS_AVATAR_DEFEATED:
        make_accessible(game, slot)


# ---- the End of Turn Phase


def end_of_round(game: Xodus, slot: i64) -> None:
    """XOD-G53: what an open Signal does in the End of Turn Phase."""
    if game.signal_state[slot] != w.OPEN or game.accessible[slot]:
        return
    for op in card_of(game, slot).end:
        if op.code == w.FX_LEAK:
            if 0 < game.progress[slot] < target_of(game, slot):
                set_progress(game, slot, max(0, game.progress[slot] - op.n))
        elif op.code == w.FX_BEACONS_OUT:
            if game.beacons[slot] >= 0 or game.far_beacons[slot] >= 0:
                game.beacons[slot] = -1
                game.far_beacons[slot] = -1
                set_progress(game, slot, 0)
        elif op.code == w.FX_COUNTDOWN:
            set_progress(game, slot, game.progress[slot] - 1)
            if game.progress[slot] <= 0:
                set_progress(game, slot, op.n)
                galaxy.open_rift(game, tile_of(game, slot))
                corruption.advance(game)
