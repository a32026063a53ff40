"""How a crew of X-ODUS plays on without thinking: probe, resolve Signals, keep out of fights and of the Avatars' way.

Options are liked by what they are and where they lead.
"""

from __future__ import annotations

from typing import Final, cast

from farflung.bots.habit import Habit
from farflung.engine._native import i64
from farflung.engine.core import Game, first, second, verb_of
from farflung.games.xodus import actions, galaxy, routes, signals, verbs
from farflung.games.xodus import judge_course as course
from farflung.games.xodus import judge_might as might
from farflung.games.xodus import judge_muster as muster
from farflung.games.xodus import words as w
from farflung.games.xodus.bits import bits_set
from farflung.games.xodus.cards import Op
from farflung.games.xodus.ship import Ship, die_face, die_of
from farflung.games.xodus.state import Xodus, acting, captain
from farflung.games.xodus.steps import main_op

NEVER: Final = -1000
LAST: Final = 100  # to end a turn, to be done
CHART_ROOM: Final = 0
ENERGY_WANTED: Final = 5  # markers: Decoy Drones alone hold three Avatars with three
FAVOURITES: Final = [40, 50, 35, 60, 55, 45]  # ships by number
FIGHTERS: Final = [52, 45, 58, 60, 45, 55]  # the same where Signals may be lethal
LETHAL: Final = 2  # the highest danger of a Signal
SECOND_SIDES: Final = [
    # Warship, Battlecruiser, Proto-ship, Explorer, Pirate Ship, Drone Specialist
    [False, False, False, False, False, False],
    [False, False, True, False, False, False],
    [False, True, False, True, False, False],
    [True, True, False, True, True, False],
    [False, False, False, False, True, False],
    [True, False, False, False, True, False],
]
"""By ship and level, whether the second effect of a Mod is chosen: what won more of 2,500 games of habits that chose at
random. Most hardly matter; Slipstream, Decoy Drones, Gun Drones, Prism Lens and Annihilator Beam do. Resonance is
chosen for the Skill Rolls that all ships gather for."""


class XodusHabit(Habit):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.likings: list[int] = []

    def consider(self, game: Game, seat: i64, kind: i64) -> None:
        self.likings = likings_of(cast(Xodus, game), kind)

    def liking(self, game: Game, kind: i64, index: i64) -> i64:
        return self.likings[index]


def likings_of(game: Xodus, kind: i64) -> list[int]:
    options = [game.menu[index] for index in range(game.count)]
    if kind == verbs.ASK_ACTION or kind == verbs.ASK_EXIT:
        return of_actions(game, options)
    if kind == verbs.ASK_RUSH:
        return of_rush(game, options)
    if kind == verbs.ASK_MANOEUVRE:
        return of_manoeuvres(game, options)
    if kind == verbs.ASK_MAINTENANCE:
        return of_maintenance(game, options)
    return [plain_liking(game, kind, option) for option in options]


# ---- the Action


def of_actions(game: Xodus, options: list[int]) -> list[int]:
    chief = captain(game)
    goals = course.goals_of(game, chief)
    ways = course.ways_to(game, goals, course.DETOUR)
    lanes = course.ways_to(game, goals, 0)
    seeking = course.seeks(game)
    last = chief.actions <= 1
    called = muster.called(game)
    gathering = muster.place_of(game, called) & goals if called >= 0 else 0
    if gathering >> chief.tile & 1:
        last = False  # who waits for the others stays
    here = course.threat(game, chief.tile) if last else 0
    found: list[int] = []
    for option in options:
        verb = verb_of(option)
        if verb == verbs.JUMP or verb == verbs.JUMP_WITH:
            found.append(of_jump(game, chief, first(option), ways, last, here, gathering))
        elif verb == verbs.RUSH:
            found.append(570 if lanes[chief.tile] >= 3 and lanes[first(option)] < lanes[chief.tile] else NEVER)
        elif verb == verbs.PROBE or verb == verbs.RELAY_PROBE:
            found.append(600 if seeking else NEVER)
        elif verb == verbs.BLIND_JUMP:
            found.append(590 if seeking and not last and chief.health >= 4 else NEVER)
        else:
            found.append(of_deed(game, chief, option, seeking, here))
    return found


def of_jump(game: Xodus, chief: Ship, tile: i64, ways: list[int], last: bool, here: i64, gathering: i64) -> i64:
    if galaxy.avatar_tiles(game) >> tile & 1:
        if muster.is_assault(game, tile):
            return 870
        if last or chief.health < 4:
            return NEVER
    if gathering >> tile & 1:
        return 730
    if last:
        there = course.threat(game, tile)
        if there < here:
            return 800 + 10 * (here - there) - (25 if galaxy.is_hostile(game, tile) else 0)
        if there > here:
            return NEVER
    if course.cost_of(game, tile, course.DETOUR) + ways[tile] <= ways[chief.tile]:
        return 560
    return 110 if game.fleeing and not galaxy.is_hostile(game, tile) else NEVER


def of_deed(game: Xodus, chief: Ship, option: i64, seeking: bool, here: i64) -> i64:
    """What a ship does where it is; `here` is the Avatars' threat if this is the last Action."""
    verb = verb_of(option)
    if verb == verbs.TAKE_KEY:
        return 1000
    if verb == verbs.SIGNAL_ACTION:
        return of_signal(game, chief, first(option))
    if verb == verbs.EXPLORE:
        if chief.tile == w.GR:
            return NEVER if would_wake_avatars(game) else 950
        if signals.slot_at(game, chief.tile) >= 0:
            return 950
        return 555 if chief.health > 2 else NEVER
    if verb == verbs.MAINTAIN:
        return of_upkeep(game, chief)
    if verb == verbs.SCAVENGE:
        return 620 if is_short_of_scraps(game, chief) else 400
    if verb == verbs.SCAVENGE_WRECK:
        return 960
    if verb == verbs.TAKE_IN:
        return 860 if is_fleet_wanted(game, chief.tile) else NEVER
    if verb == verbs.TRADE:
        return 500 if chief.scraps >= 3 and chief.tile in game.ally_tile else NEVER
    if verb == verbs.SERVICE:
        return 610 if seeking and first(option) == CHART_ROOM else NEVER
    if verb == verbs.STRAIN:
        return 130 if chief.actions == 0 and chief.health >= (2 if here else 4) else NEVER
    if verb == verbs.USE or verb == verbs.USE_FOR:
        return 640 if is_harmless(game, first(option)) else NEVER
    if verb == verbs.END_TURN or verb == verbs.HIDE:
        return LAST
    return NEVER


def would_wake_avatars(game: Xodus) -> bool:
    """XOD-16.3: whether these are the last Keys while an Avatar is likely to reach the Great Rift; better wait then."""
    if course.threat(game, w.GR) < 3 or game.corruption >= game.numbers.awakening:
        return False
    missing: i64 = game.fleet_size
    for slot in range(game.fleet_size):
        if game.keys[slot] == w.ACTIVATED:
            missing -= 1
    for ship in acting(game):
        missing -= routes.keys_of(game, ship)
    return missing <= 0


def of_signal(game: Xodus, chief: Ship, slot: i64) -> i64:
    if game.signal_state[slot] < w.OPEN:
        return NEVER
    if signals.is_accessible(game, slot) or not course.can_help(game, chief, slot):
        return NEVER
    for op in signals.card_of(game, slot).act:
        if op.code == w.FX_BEACON:
            return 850 if is_partner_ready(game, chief, slot) else NEVER
        if op.code == w.FX_FIGHT and chief.health < 4:
            return NEVER
        if op.code == w.FX_LOSE_FIXED and chief.health < 3:
            return NEVER
        if op.code == w.FX_SKILL and not muster.is_enough(game, slot, acting(game)):
            return NEVER
    return 850


def is_partner_ready(game: Xodus, chief: Ship, slot: i64) -> bool:
    """Twin Beacons are lit in one round: somebody has lit the other, or is there and has not acted."""
    if game.beacons[slot] >= 0 or game.far_beacons[slot] >= 0:
        return True
    home = signals.tile_of(game, slot)
    for mate in game.team:
        if mate.index != chief.index and not mate.defeated and not mate.acted:
            if chief.tile == home and game.content.tiles[mate.tile].kind == w.CORRUPTED:
                return True
            if chief.tile != home and mate.tile == home:
                return True
    return False


def is_fleet_wanted(game: Xodus, tile: i64) -> bool:
    """XOD-2.8: a Fleet for what is too hard for one: an Avatar, a Signal's opponents, or a roll for all hands, if
    enough of them are here."""
    if galaxy.avatar_tiles(game) >> tile & 1:
        return True
    called = muster.called_to(game, tile)
    if called >= 0:
        return muster.is_enough(game, called, muster.ready_at(game, tile))
    slot = signals.slot_at(game, tile)
    return (
        slot >= 0
        and game.signal_state[slot] >= w.OPEN
        and not signals.is_accessible(game, slot)
        and signals.has_act(signals.card_of(game, slot), w.FX_FIGHT)
    )


def is_short_of_scraps(game: Xodus, ship: Ship) -> bool:
    if ship.health <= 3 and ship.scraps < 1:
        return True
    for slot in range(game.fleet_size):
        if game.keys[slot] == w.ON_TILE and game.signal_state[slot] >= w.OPEN and not signals.is_accessible(game, slot):
            if course.takes_scraps(game, slot) and ship.scraps < 3:
                return True
    return False


def of_upkeep(game: Xodus, ship: Ship) -> i64:
    if signals.repairable(game, ship.tile) >= 0 and ship.scraps > 0:
        return 840
    if ship.health <= 3 and ship.scraps > 0:
        return 720
    if is_short_of_scraps(game, ship):
        return NEVER
    if ship.damage and ship.scraps >= game.numbers.removal_cost:
        return 585
    if actions.can_buy_energy(game, ship) and ship.energy_markers < ENERGY_WANTED:
        return 584
    if ship.health <= ship.markers - 2 and ship.scraps > 0:
        return 430
    return NEVER


def is_harmless(game: Xodus, gear: i64) -> bool:
    for op in game.content.gear[gear % w.FREELY].ops:
        if op.code == w.FX_LOSE:
            return False
    return True


# ---- questions inside an Action


def of_rush(game: Xodus, options: list[int]) -> list[int]:
    """On towards the goal."""
    lanes = course.ways_to(game, course.goals_of(game, captain(game)), 0)
    return [-lanes[first(option)] if verb_of(option) == verbs.RUSH else -course.FAR + 1 for option in options]


def of_manoeuvres(game: Xodus, options: list[int]) -> list[int]:
    fights = might.is_worth_fighting(game)
    chief = captain(game)
    careful = chief.health <= 2
    found: list[int] = []
    for option in options:
        verb = verb_of(option)
        if verb == verbs.DISENGAGE:
            found.append(NEVER if fights else 900)
        elif verb == verbs.OFFENSIVE:
            found.append(400 if careful else 600)
        else:
            found.append(500)
    return found


def of_maintenance(game: Xodus, options: list[int]) -> list[int]:
    found: list[int] = []
    for option in options:
        verb = verb_of(option)
        if verb == verbs.REPAIR_SIGNAL:
            found.append(900)
        elif verb == verbs.REPAIR:
            ship = game.ships[first(option)]
            found.append((700 if ship.health <= 3 else 450) + ship.markers - ship.health)
        elif verb == verbs.REMOVE_DAMAGE:
            found.append(550)
        elif verb == verbs.BUY_ENERGY:
            found.append(520)
        else:
            found.append(LAST if verb == verbs.NOTHING else NEVER)
    return found


def plain_liking(game: Xodus, kind: i64, option: i64) -> i64:
    verb = verb_of(option)
    if kind == verbs.ASK_SHIP:
        return (FIGHTERS if LETHAL in game.danger_pool else FAVOURITES)[first(option)]
    if kind == verbs.ASK_MOD:
        return of_mod(first(option))
    if kind == verbs.ASK_ACTIVATE:
        return of_turn(game, game.ships[first(option)])
    if verb == verbs.OPTION:
        return of_option(game, first(option))
    if verb == verbs.USE_ON_DICE:
        return of_dice(game, first(option), second(option))
    if verb == verbs.TAKE_IN:
        return 600 if is_fleet_wanted(game, captain(game).tile) else NEVER
    if verb == verbs.TARGET:
        return -2 * combat_weight(game, first(option))
    if verb == verbs.PAY_SCRAPS or verb == verbs.PAY_ENERGY:
        return first(option)
    if verb == verbs.SCRAP_TO:
        return -game.ships[first(option)].scraps
    return LIKING[verb]


def of_mod(gear: i64) -> i64:
    """The better side of a Precursor Mod."""
    return 200 if (gear & 1 == 1) == SECOND_SIDES[gear // 12][gear % 12 >> 1] else LAST


def of_turn(game: Xodus, ship: Ship) -> i64:
    """Keys go first where the Great Rift is known, then who looks for it; who is engaged goes last: until then it holds
    its Avatar (XOD-16.3), and others may come to help."""
    if ship.avatars:
        return 10
    if game.revealed >> w.GR & 1 and routes.keys_of(game, ship):
        return 80
    if muster.called_to(game, ship.tile) >= 0:
        return 20  # waits for others, who may take it in
    return 50 if course.is_scout(game, ship) else 40


def combat_weight(game: Xodus, foe: i64) -> i64:
    return game.foe_health[foe] + 2 * game.content.foes[foe].shields


def of_dice(game: Xodus, gear: i64, dice: i64) -> i64:
    """Misses are rerolled or ignored, as many as may be; specials are spent."""
    op = main_op(game.content.gear[gear % w.FREELY])
    ship = game.ships[dice >> 3]
    mask = dice & 7
    if op.code == w.FX_REROLL:
        for die in range(3):
            if mask >> die & 1 and die_face(die_of(ship, die)) != w.MISS:
                return NEVER
    return 600 + 10 * bits_set(mask) + (5 if gear >= w.FREELY else 0)


def of_option(game: Xodus, number: i64) -> i64:
    """An option of the Exploration card, by what it brings."""
    options = game.content.explorations[game.exploration].options
    if not 0 < number <= len(options):
        return LAST
    option = options[number - 1]
    good = worth_of(game, option.fx)
    if option.face < 0:
        return LAST + good
    chance: i64 = 0
    for ship in acting(game):
        for die in game.content.boards[ship.index].dice:
            for face in game.content.dice[die]:
                if face == option.face:
                    chance += 1
    percent = min(90, max(5, 22 * chance // max(option.need, 1) - 30 * (option.need - 1)))
    return LAST + (good * percent + worth_of(game, option.fail) * (100 - percent)) // 100


def worth_of(game: Xodus, ops: list[Op]) -> i64:
    total: i64 = 0
    for op in ops:
        code = op.code
        if code == w.FX_HEAL:
            missing: i64 = 0
            for ship in acting(game):
                missing += min(op.n, ship.markers - ship.health)
            total += 12 * missing
        elif code == w.FX_SCRAP:
            total += 8 * op.n
        elif code == w.FX_MODULE:
            total += 25
        elif code == w.FX_PRECURSOR_MODULE:
            total += 32
        elif code == w.FX_REVEAL:
            total += 15 * op.n if course.seeks(game) else 0
        elif code == w.FX_CORRUPTION_HOLD:
            total += 45
        elif code == w.FX_ENERGY or code == w.FX_PACIFY:
            total += 3
        elif code == w.FX_AVATAR_MOVE:
            total -= 6 * op.n if galaxy.avatar_tiles(game) else 0
        elif code == w.FX_LOSE:
            total -= 14 * op.n
        elif code == w.FX_DAMAGE_CARD:
            total -= 20
        else:
            total -= 5
    return total


LIKINGS: Final = {
    verbs.MODULE_TO: 60,
    verbs.GO_ON: LAST,
    verbs.AGREE: 200,
    verbs.ROLL: 200,
    verbs.BE_DETECTED: NEVER,
    verbs.DONE: LAST,
    verbs.STOP: LAST,
    verbs.NO_OPTION: 50,
    verbs.MORE: 200,
    verbs.MORE_FREE: 300,
    verbs.USE: 200,
    verbs.USE_FOR: 200,
    verbs.BUY: 300,
    verbs.DOCK_REPAIR: 350,
    verbs.DOCK_REMOVE: 340,
    verbs.GIVE_SCRAP: NEVER,
    verbs.GIVE_MODULE: NEVER,
    verbs.GIVE_KEY: NEVER,
    verbs.STAY: 50,
    verbs.HIDE: 50,
    verbs.NOTHING: 50,
}
LIKING: Final = [LIKINGS.get(verb, LAST) for verb in range(256)]
