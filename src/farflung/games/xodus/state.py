"""The whole truth of a game of X-ODUS: the map, the ships, their opponents, the decks, and which scene comes next.

Nothing in it is secret. What lies face down is not in the state at all: the order of a deck, the tile on top of the
stack or the Avatar on a red space is drawn from what nobody has seen yet at the moment it turns up, with the same odds.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64, vec
from farflung.engine.core import Game, Piece
from farflung.games.xodus import words as w
from farflung.games.xodus.cards import NO_CARDS, Content
from farflung.games.xodus.numbers import Numbers
from farflung.games.xodus.ship import Ship, mask_of

MOST_SCENES: Final = 16
EMPTY_STAGE: Final = vec[i64]([0] * MOST_SCENES)
NO_TILES: Final = vec[i64]([0] * w.TILES)
ALL_EDGES: Final = vec[i64]([63] * w.TILES)
NO_NEIGHBOURS: Final = vec[i64]([-1] * (w.TILES * 6))
NOWHERE: Final = vec[i64]([-1] * w.FOES)
NO_HEALTH: Final = vec[i64]([0] * w.FOES)
NO_ALLIES: Final = vec[i64]([-1, -1, -1, -1])
NONE_BY_LEVEL: Final = vec[i64]([0, 0, 0, 0])
NO_SIGNALS: Final = vec[i64]([-1, -1, -1, -1])
FACE_DOWN_SIGNALS: Final = vec[i64]([0, 0, 0, 0])
KEYS_IN_SLOTS: Final = vec[i64]([0, 0, 0, 0])


class Attack(Piece):
    """The combat and the Attack in progress (XOD-19): plain data, for every step of it is a scene of its own."""

    __slots__ = (
        "attacked",
        "attacks",
        "cap",
        "damage",
        "doubled",
        "foes",
        "no_energy",
        "no_skill",
        "on_purpose",
        "pierce",
        "running",
        "running_left",
        "slot",
        "sunder",
        "target",
    )

    def __init__(self) -> None:
        # ---- the combat
        self.foes: list[int] = NO_CARDS
        self.target: i64 = -1
        self.attacks: i64 = 0  # made so far
        self.attacked: i64 = 0  # bits of the foes attacked so far
        self.on_purpose = False  # by Pacify or a refused Detection Roll
        self.slot: i64 = -1  # the Signal whose opponents these are
        self.sunder: i64 = 0  # Shields that the target has lost until it is defeated or the combat is over
        # ---- the Attack
        self.doubled: i64 = 0  # bits of ships whose hits count twice
        self.pierce: i64 = 0
        self.cap: i64 = -1  # no ship loses more
        self.no_skill = False
        self.no_energy = False
        self.damage: i64 = 0  # Health the target has lost to this Attack
        self.running: i64 = -1  # gear that may be used on more dice of other ships, and on how many
        self.running_left: i64 = 0

    def clear(self) -> None:
        """No combat."""
        self.foes = NO_CARDS
        self.target = -1
        self.attacks = 0
        self.attacked = 0
        self.on_purpose = False
        self.slot = -1
        self.sunder = 0
        self.doubled = 0
        self.pierce = 0
        self.cap = -1
        self.no_skill = False
        self.no_energy = False
        self.damage = 0
        self.running = -1
        self.running_left = 0

    def copy(self) -> Attack:
        twin = Attack()
        twin.foes = self.foes[:]
        twin.target = self.target
        twin.attacks = self.attacks
        twin.attacked = self.attacked
        twin.on_purpose = self.on_purpose
        twin.slot = self.slot
        twin.sunder = self.sunder
        twin.doubled = self.doubled
        twin.pierce = self.pierce
        twin.cap = self.cap
        twin.no_skill = self.no_skill
        twin.no_energy = self.no_energy
        twin.damage = self.damage
        twin.running = self.running
        twin.running_left = self.running_left
        return twin


# what a game begins with; it shares them until `copy` gives it its own
NO_WARES: Final[list[list[int]]] = [[], [], [], []]
FOUR_ZEROES: Final = [0, 0, 0, 0]
FOUR_NONES: Final = [-1, -1, -1, -1]
NO_MARKERS: Final = [-1, -1]
NONE_ACCESSIBLE: Final = [False, False, False, False]
IN_THE_BOX: Final = [Ship(index) for index in range(w.PLAYABLE_SHIPS)]
NOBODY: Final[list[Ship]] = []
NO_ATTACK: Final = Attack()

MARKERS_COME_FRESH: Final = 2  # rules under which a Module that changed hands brought its markers undamaged and ready


class Xodus(Game):
    """A game of X-ODUS. Ships, tiles and cards are numbers of `words` and `Content`; sets of them are bits.

    A new object shares its lists with all others: `setup.new_game` begins with a copy of one.
    """

    def __init__(
        self,
        seats: i64,
        content: Content,
        numbers: Numbers,
        fleet_size: i64,
        difficulty: i64,
        nightmare: i64,
        rules: i64,
    ) -> None:
        super().__init__(seats)
        self.rules: i64 = rules  # the version of the rules that the game began with
        self.content = content
        self.numbers = numbers
        self.fleet_size: i64 = fleet_size  # ships in the game: 3 or 4 (XOD-27.1, 27.2)
        self.difficulty: i64 = difficulty
        self.nightmare: i64 = nightmare
        # ---- time
        self.coming: vec[i64] = EMPTY_STAGE  # scenes still to play, the next one last
        self.depth: i64 = 0  # how many they are
        self.asked: i64 = -1  # the ship that a question is about
        self.placing: i64 = -1  # the tile that is about to be laid, where it is being turned:
        self.placing_base: i64 = 0  # beside this one
        self.placing_edge: i64 = 0  # across this edge
        self.round: i64 = 0
        self.phase: i64 = w.SETUP
        self.outcome: i64 = w.UNDECIDED
        self.speaker: i64 = 0  # the seat that says who acts next
        # ---- the map
        self.revealed: i64 = 0  # bits of the tiles that lie on it
        self.q: vec[i64] = NO_TILES
        self.r: vec[i64] = NO_TILES
        self.spot: vec[i64] = NO_TILES  # the same place as one number (`galaxy.spot_of`)
        self.turned: vec[i64] = NO_TILES  # clockwise sixths
        self.open: vec[i64] = NO_TILES  # bits of the open edges as the tile lies
        self.beside: vec[i64] = NO_NEIGHBOURS  # the tile across each edge
        self.empty: vec[i64] = ALL_EDGES  # bits of the edges with no tile across them
        self.lanes: vec[i64] = NO_TILES  # bits of the connected tiles (XOD-8.2)
        self.explorations: i64 = 0  # tiles with an Exploration marker
        self.green: i64 = 0  # pacified, marker fresh
        self.red: i64 = 0  # pacified, marker about to go
        self.wormhole_markers = NO_MARKERS
        self.wormholes: i64 = 0  # tiles with a wormhole, printed or marker
        self.white_rift: i64 = -1
        self.red_rift: i64 = -1
        self.rifts: i64 = 0  # tiles with an open Rift
        # ---- the stack of tiles (XOD-2.22): groups of five with one special tile each
        self.unseen_ordinary: list[int] = NO_CARDS
        self.unseen_corrupted: list[int] = NO_CARDS
        self.groups: i64 = 0  # groups left, the one being drawn from included
        self.group_left: i64 = 0
        self.special_left = False  # the special tile of this group is still to come
        self.top_tile: i64 = -1  # a tile that was put back on top
        # ---- the Corruption
        self.corruption: i64 = 0
        self.hold = False
        self.slowed = False  # white movement marker
        self.hastened = False  # red movement marker
        self.hidden_tokens: list[int] = NO_CARDS  # spaces with a face-down Avatar
        self.left_out: i64 = 0  # Avatars left in the box
        self.unseen_avatars: list[int] = NO_CARDS
        self.escaped = FOUR_NONES  # the space an Avatar returns at
        self.heralded: i64 = 0  # tiles that had a Herald in this Action Phase (XOD-C24)
        # ---- opponents: Enemies, the Guardian, Avatars
        self.foe_tile: vec[i64] = NOWHERE
        self.foe_slot: vec[i64] = NOWHERE  # the Signal it belongs to
        self.foe_health: vec[i64] = NO_HEALTH
        self.unseen_enemies: list[int] = NO_CARDS
        self.deck_unseen: vec[i64] = NONE_BY_LEVEL  # by level: unseen cards in the Enemy deck
        self.reserve: vec[i64] = NONE_BY_LEVEL  # by level: cards in the reserve
        self.enemy_deck: list[int] = NO_CARDS  # cards of the deck that have been seen
        self.enemy_discard: list[int] = NO_CARDS
        # ---- decks
        self.exploration_deck: list[int] = NO_CARDS
        self.exploration_bottom: list[int] = NO_CARDS  # known, in order of their return under the deck
        self.exploration_discard: list[int] = NO_CARDS
        self.module_deck: list[int] = NO_CARDS
        self.module_discard: list[int] = NO_CARDS
        self.precursor_deck: list[int] = NO_CARDS
        self.precursor_discard: list[int] = NO_CARDS
        self.damage_deck: list[int] = NO_CARDS
        self.damage_discard: list[int] = NO_CARDS
        self.lost_modules: list[int] = NO_CARDS  # discarded for good (XOD-23.12)
        self.ally_deck: list[int] = NO_CARDS
        self.ally_tile: vec[i64] = NO_ALLIES
        self.wares: list[list[int]] = NO_WARES
        self.ally_used: i64 = 0  # services used this round
        # ---- Signals and Keys
        self.danger_pool: list[int] = NO_CARDS  # danger levels still among the cards of the pool
        self.unseen_signals: list[int] = NO_CARDS
        self.signals: vec[i64] = NO_SIGNALS
        self.signal_state: vec[i64] = FACE_DOWN_SIGNALS
        self.progress = FOUR_ZEROES
        self.accessible = NONE_ACCESSIBLE
        self.beacons = FOUR_NONES  # by Signal: the ship that lit its first beacon
        self.far_beacons = FOUR_NONES  # the ship that lit the second
        self.keys: vec[i64] = KEYS_IN_SLOTS
        # ---- ships
        self.ships: list[Ship] = IN_THE_BOX
        self.crew: list[int] = NO_CARDS  # ships in play, in the order they were chosen
        self.team: list[Ship] = NOBODY  # the same as objects
        self.watch: i64 = 0  # bits of all triggers that any of them waits for
        # ---- the turn in progress
        self.leader: i64 = -1
        self.acting: list[Ship] = NOBODY  # these three are kept by `regroup`
        self.chief: Ship = IN_THE_BOX[0]
        self.acting_mask: i64 = 0
        self.unnoticed = False  # False Colours
        self.ending = False  # the turn ends when what is going on is done (XOD-14.13)
        self.fleeing = False  # disengaged, and not gone yet (XOD-C36)
        self.proposal: i64 = 0
        self.refused_proposals: list[int] = NO_CARDS
        self.gave: i64 = 0  # in this Trade: ships that gave Scraps
        self.got: i64 = 0  # and that got some
        self.traded_modules: i64 = 0
        self.traded_keys: i64 = 0
        # ---- the Exploration in progress
        self.exploration: i64 = -1
        self.taken: i64 = 0  # bits of its options
        # ---- the roll in progress
        self.roll: i64 = w.NO_ROLL
        self.rolling: i64 = 0  # ships whose dice these are
        self.roll_cause: i64 = 0
        # ---- the combat in progress
        self.attack = NO_ATTACK
        # ---- a disengagement in progress
        self.sure_handed: i64 = 0  # ships that ignore every miss of its Damage Rolls

    def is_over(self) -> bool:
        return self.outcome != w.UNDECIDED

    def when(self) -> str:
        return f"round {self.round}"

    def play_scene(self) -> None:
        scenes.play_next(self)

    def copy(self) -> Xodus:
        twin = Xodus(
            self.seats, self.content, self.numbers, self.fleet_size, self.difficulty, self.nightmare, self.rules
        )
        twin.coming = self.coming[:]
        twin.depth = self.depth
        twin.asked = self.asked
        twin.placing = self.placing
        twin.placing_base = self.placing_base
        twin.placing_edge = self.placing_edge
        twin.round = self.round
        twin.phase = self.phase
        twin.outcome = self.outcome
        twin.speaker = self.speaker
        twin.revealed = self.revealed
        twin.q = self.q[:]
        twin.r = self.r[:]
        twin.spot = self.spot[:]
        twin.turned = self.turned[:]
        twin.open = self.open[:]
        twin.beside = self.beside[:]
        twin.empty = self.empty[:]
        twin.lanes = self.lanes[:]
        twin.explorations = self.explorations
        twin.green = self.green
        twin.red = self.red
        twin.wormhole_markers = self.wormhole_markers[:]
        twin.wormholes = self.wormholes
        twin.white_rift = self.white_rift
        twin.red_rift = self.red_rift
        twin.rifts = self.rifts
        twin.unseen_ordinary = self.unseen_ordinary[:]
        twin.unseen_corrupted = self.unseen_corrupted[:]
        twin.groups = self.groups
        twin.group_left = self.group_left
        twin.special_left = self.special_left
        twin.top_tile = self.top_tile
        twin.corruption = self.corruption
        twin.hold = self.hold
        twin.slowed = self.slowed
        twin.hastened = self.hastened
        twin.hidden_tokens = self.hidden_tokens[:]
        twin.left_out = self.left_out
        twin.unseen_avatars = self.unseen_avatars[:]
        twin.escaped = self.escaped[:]
        twin.heralded = self.heralded
        twin.foe_tile = self.foe_tile[:]
        twin.foe_slot = self.foe_slot[:]
        twin.foe_health = self.foe_health[:]
        twin.unseen_enemies = self.unseen_enemies[:]
        twin.deck_unseen = self.deck_unseen[:]
        twin.reserve = self.reserve[:]
        twin.enemy_deck = self.enemy_deck[:]
        twin.enemy_discard = self.enemy_discard[:]
        twin.exploration_deck = self.exploration_deck[:]
        twin.exploration_bottom = self.exploration_bottom[:]
        twin.exploration_discard = self.exploration_discard[:]
        twin.module_deck = self.module_deck[:]
        twin.module_discard = self.module_discard[:]
        twin.precursor_deck = self.precursor_deck[:]
        twin.precursor_discard = self.precursor_discard[:]
        twin.damage_deck = self.damage_deck[:]
        twin.damage_discard = self.damage_discard[:]
        twin.lost_modules = self.lost_modules[:]
        twin.ally_deck = self.ally_deck[:]
        twin.ally_tile = self.ally_tile[:]
        twin.wares = [wares[:] for wares in self.wares]
        twin.ally_used = self.ally_used
        twin.danger_pool = self.danger_pool[:]
        twin.unseen_signals = self.unseen_signals[:]
        twin.signals = self.signals[:]
        twin.signal_state = self.signal_state[:]
        twin.progress = self.progress[:]
        twin.accessible = self.accessible[:]
        twin.beacons = self.beacons[:]
        twin.far_beacons = self.far_beacons[:]
        twin.keys = self.keys[:]
        twin.ships = [ship.copy() if ship.owner >= 0 else ship for ship in self.ships]
        twin.crew = self.crew[:]
        twin.team = [twin.ships[index] for index in self.crew]
        twin.watch = self.watch
        twin.leader = self.leader
        twin.unnoticed = self.unnoticed
        twin.ending = self.ending
        twin.fleeing = self.fleeing
        twin.proposal = self.proposal
        twin.refused_proposals = self.refused_proposals[:]
        twin.gave = self.gave
        twin.got = self.got
        twin.traded_modules = self.traded_modules
        twin.traded_keys = self.traded_keys
        twin.exploration = self.exploration
        twin.taken = self.taken
        twin.roll = self.roll
        twin.rolling = self.rolling
        twin.roll_cause = self.roll_cause
        twin.attack = self.attack.copy()
        twin.sure_handed = self.sure_handed
        regroup(twin)
        return twin


# ---- asking


def ask(game: Xodus, ship: Ship, kind: i64) -> i64:
    """Asks a ship's captain."""
    game.asked = ship.index
    return game.ask(ship.owner, kind)


def ask_seat(game: Xodus, seat: i64, kind: i64) -> i64:
    """Asks a player about no ship in particular."""
    game.asked = -1
    return game.ask(seat, kind)


# ---- small questions every chapter asks


def is_stopped(game: Xodus) -> bool:
    """None of the acting ships is left, or the game is over: nothing more of the turn is played."""
    return game.outcome != w.UNDECIDED or not game.acting


def acting(game: Xodus) -> list[Ship]:
    """The ship or Fleet whose turn it is, the one that started it first; without the defeated."""
    return game.acting


def acting_mask(game: Xodus) -> i64:
    """The same ships as bits."""
    return game.acting_mask


def regroup(game: Xodus) -> None:
    """Somebody begins or ends a turn, has joined or been defeated: who acts now."""
    if game.leader < 0:
        game.acting = NOBODY
        game.acting_mask = 0
        game.chief = game.ships[0]  # nobody decides
        return
    leader = game.ships[game.leader]
    found: list[Ship] = [] if leader.defeated else [leader]
    if leader.fleet >= 0:
        for ship in game.team:
            if ship.fleet == leader.fleet and ship.index != game.leader and not ship.defeated:
                found.append(ship)
    game.acting = found
    game.chief = found[0] if found else leader
    game.acting_mask = mask_of(found)


def members(game: Xodus, mask: i64) -> list[Ship]:
    """These ships, the turn's leader first, without the defeated."""
    found: list[Ship] = []
    if game.leader >= 0 and mask >> game.leader & 1 and not game.ships[game.leader].defeated:
        found.append(game.ships[game.leader])
    for member in game.team:
        if member.index != game.leader and mask >> member.index & 1 and not member.defeated:
            found.append(member)
    return found


def next_member(game: Xodus, mask: i64) -> Ship | None:
    """The first of `members`."""
    if game.leader >= 0 and mask >> game.leader & 1 and not game.ships[game.leader].defeated:
        return game.ships[game.leader]
    for member in game.team:
        if mask >> member.index & 1 and not member.defeated:
            return member
    return None


def captain(game: Xodus) -> Ship:
    """The captain who decides for the acting Fleet (XOD-G39): who started the turn, or if defeated the next member."""
    return game.chief


def ships_at(game: Xodus, tile: i64) -> list[Ship]:
    found: list[Ship] = []
    for ship in game.team:
        if ship.tile == tile and not ship.defeated:
            found.append(ship)
    return found


def company(game: Xodus, ship: Ship) -> i64:
    """Bits of the other ships in its System, wrecks too."""
    others: i64 = 0
    for other in game.team:
        if other.tile == ship.tile:
            others |= 1 << other.index
    return others & ~(1 << ship.index)


def occupied(game: Xodus) -> i64:
    """Bits of the tiles with a ship; a wreck is none (XOD-22.3)."""
    tiles: i64 = 0
    for ship in game.team:
        if not ship.defeated:
            tiles |= 1 << ship.tile
    return tiles


def in_fleet(game: Xodus, ship: Ship) -> bool:
    """Whether another ship of its Fleet is still there."""
    if ship.fleet < 0:
        return False
    for member in game.team:
        if member.index != ship.index and member.fleet == ship.fleet and not member.defeated:
            return True
    return False


# at the end, because scenes plays the chapters and they use what stands above
from farflung.games.xodus import scenes  # noqa: E402
