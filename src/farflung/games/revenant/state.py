"""The whole truth of a game of Revenant: ships, admirals, the board, the decks, and which scene comes next.

This is the final edition. The prototype (`prototype/state.py`) has the same fleet and admirals and what else it needs.
"""

from __future__ import annotations

from typing import Final

from farflung.engine._native import i64
from farflung.engine.core import Game, Piece, RulesError
from farflung.games.revenant import words as w
from farflung.games.revenant.cards import Ability, Content, Effect
from farflung.games.revenant.numbers import Numbers

# What the lists of a new piece or game are, shared by all of them: a copy must not cost lists that are thrown away.
# What is played has lists of its own, as every copy has.
NONE: Final[list[int]] = []
NONE_2: Final[list[list[int]]] = [[], []]
NONE_3: Final[list[list[int]]] = [[], [], []]
NONE_9: Final[list[list[int]]] = [[], [], [], [], [], [], [], [], []]
ZEROS_2: Final = [0] * 2
ZEROS_3: Final = [0] * 3
ZEROS_4: Final = [0] * 4
ZEROS_7: Final = [0] * 7
ZEROS_9: Final = [0] * 9
ZEROS_14: Final = [0] * 14
ZEROS_20: Final = [0] * 20
UNCORRUPTED: Final = [False] * 5
NOWHERE_9: Final = [False] * 9
NO_PLANETS: Final = [-1] * 9
NO_DEFECTS: Final = [-1] * 2
ALL_TILES: Final = [7] * 7
NO_SCORES: Final[list[list[int]]] = []


class Ship(Piece):
    """A house ship, or an admiral's frigate (house -1)."""

    __slots__ = ("corrupted", "crew", "damage", "house", "index", "kind", "landed", "sector")

    def __init__(self, index: i64, house: i64, kind: i64) -> None:
        self.index: i64 = index
        self.house: i64 = house
        self.kind: i64 = kind
        self.sector: i64 = w.SUPPLY
        self.damage: i64 = 0
        self.corrupted = False
        self.crew: i64 = 0  # 0 nobody, else 1 + seat * 3 + figure
        self.landed = False

    def copy(self) -> Ship:
        twin = Ship(self.index, self.house, self.kind)
        twin.sector = self.sector
        twin.damage = self.damage
        twin.corrupted = self.corrupted
        twin.crew = self.crew
        twin.landed = self.landed
        return twin


NO_SHIPS: Final[list[Ship]] = []


class Admiral(Piece):
    """One player: crew, frigate board, hand, secrets, markers on the tracks.

    Influence is the public field on each track, hidden influence secret cards (REV-F-K.1, K.2); discovery data and
    residual void collect on their own slots (REV-F-K.12, K.13).

    Resources are counted, not laid on slots: an admiral may rearrange them at any time (REV-F-07.11), so it only
    matters which of them lie in a corrupted compartment (`locked`) when corruption is placed (REV-F-K.11). They
    cannot leave it (REV-F-07.12) and nothing is added to it (REV-F-08.4).
    """

    __slots__ = (
        "agendas",
        "arrival",
        "cadet_cards",
        "captain",
        "corrupted",
        "corruption",
        "crew_used",
        "data",
        "directives",
        "frigate_cards",
        "frigate_watch",
        "hand",
        "hidden",
        "influence",
        "locked",
        "rank",
        "residual",
        "resources",
        "seat",
        "slots",
        "tactics",
        "watch",
    )

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.captain: i64 = -1
        self.rank: i64 = 0
        self.crew_used: i64 = 0  # a bit per figure
        self.resources = ZEROS_4
        self.corrupted = UNCORRUPTED  # by compartment
        self.slots: i64 = 4  # corruption slots: one for each compartment, but none for the leftmost (REV-F-07.10)
        self.corruption: i64 = 0  # how many of them
        self.locked = ZEROS_20  # compartment * 4 + resource
        self.residual: i64 = 0
        self.data: i64 = 0
        self.influence = ZEROS_7
        self.hidden = ZEROS_7  # hidden influence cards by house
        self.tactics: i64 = 0
        self.arrival: i64 = 0  # when the marker came to its field: the earlier lies lower (REV-F-16.4)
        self.hand = NONE
        self.cadet_cards = NONE_2
        self.frigate_cards = NONE
        self.directives = NONE
        self.agendas = NONE  # fleet, personal
        self.watch = ZEROS_3  # bits of the triggers that each figure's abilities wait for
        self.frigate_watch: i64 = 0

    def copy(self) -> Admiral:
        twin = Admiral(self.seat)
        twin.captain = self.captain
        twin.rank = self.rank
        twin.crew_used = self.crew_used
        twin.resources = self.resources[:]
        twin.corrupted = self.corrupted[:]
        twin.slots = self.slots
        twin.corruption = self.corruption
        twin.locked = self.locked[:]
        twin.residual = self.residual
        twin.data = self.data
        twin.influence = self.influence[:]
        twin.hidden = self.hidden[:]
        twin.tactics = self.tactics
        twin.arrival = self.arrival
        twin.hand = self.hand[:]
        twin.cadet_cards = [self.cadet_cards[0][:], self.cadet_cards[1][:]]
        twin.frigate_cards = self.frigate_cards[:]
        twin.directives = self.directives[:]
        twin.agendas = self.agendas[:]
        twin.watch = self.watch[:]
        twin.frigate_watch = self.frigate_watch
        return twin

    def stored(self) -> i64:
        """Resources that can be spent."""
        return self.resources[0] + self.resources[1] + self.resources[2] + self.resources[3]

    def capacity(self) -> i64:
        """Slots of uncorrupted compartments: 4 on the left, 2 in each of the others (REV-F-07.9, GAP-F-04)."""
        return 12 - 2 * self.corruption

    def free_slots(self) -> i64:
        """Empty corruption slots."""
        return self.slots - self.corruption

    def first_slot(self) -> i64:
        """The leftmost compartment that has a corruption slot."""
        return len(self.corrupted) - self.slots

    def has_hidden(self) -> bool:
        for n in self.hidden:
            if n:
                return True
        return False

    def hidden_cards(self) -> i64:
        total: i64 = 0
        for n in self.hidden:
            total += n
        return total


NO_ADMIRALS: Final[list[Admiral]] = []


class Turn(Piece):
    """What only matters until the turn is over. Never saved: a scene replays from its start."""

    __slots__ = (
        "busy",
        "discarded_house",
        "emergency",
        "figure",
        "kills",
        "lower_planet",
        "manning",
        "moved",
        "no_planet_corruption",
        "on_frigate",
        "on_revenant",
        "placed_in",
        "planet_pending",
        "planet_sector",
        "seat",
        "ship",
        "source",
        "spent_standing",
        "standing",
        "step_four_done",
        "took_corruption",
    )

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat: i64 = seat
        self.figure: i64 = figure  # -1 outside turns: nobody's abilities work
        self.ship: Ship | None = None  # the manned ship
        self.source: Ship | None = None  # the ship whose effect is resolved: manned or copied
        self.placed_in: i64 = w.NOWHERE  # sector where the figure was placed, wherever its ship has moved since
        self.planet_sector: i64 = w.NOWHERE  # sector of a copied planet
        self.on_revenant = False
        self.emergency = False
        self.on_frigate = False  # the own frigate's effect is being resolved: frigate cards work
        self.kills: i64 = 0
        self.moved: i64 = 0  # movements of the last maneuver
        self.lower_planet = False  # a corrupted planet option was resolved
        self.no_planet_corruption = False
        self.step_four_done = False
        self.planet_pending = False  # a corrupted planet option is resolved after step 4 (GAP-F-21)
        self.took_corruption = False
        self.discarded_house: i64 = -1
        self.standing: list[Ability] = []  # abilities of manning, to be used at any moment of step 3 (GAP-F-35)
        self.spent_standing: list[int] = []
        self.manning: i64 = 0  # bits of the triggers of manning that have occurred in step 3
        self.busy: list[int] = []  # abilities being resolved: none triggers itself (GAP-A-09)

    def sector(self) -> i64:
        """Your sector (REV-F-K.8 to K.10, GAP-F-17)."""
        if self.planet_sector != w.NOWHERE:
            return self.planet_sector
        if self.source is not None:
            return self.source.sector
        return w.INNER if self.on_revenant else w.NOWHERE


class Revenant(Game):
    """A game of Revenant, final edition. The Revenant itself lies in the inner sectors (REV-F-K.7, 12.2)."""

    def __init__(self, seats: i64, content: Content, numbers: Numbers, difficulty: i64) -> None:
        super().__init__(seats)
        self.content = content
        self.numbers = numbers
        self.difficulty: i64 = difficulty  # solo only: 0 easy, 1 medium, 2 hard
        # ---- time
        self.coming = NONE  # scenes still to play, the next one last
        self.cycle: i64 = 0
        self.phase: i64 = 0
        self.charged = False  # the skip-phase tile covers the rift phase (GAP-F-25)
        self.clock: i64 = 0  # counts arrivals on the tactics track
        self.order = NONE  # seats in turn order
        # ---- the board
        self.ships = NO_SHIPS  # house ships by index, then the frigates by seat
        self.void = ZEROS_9
        self.shields = ZEROS_9
        self.rifts = NOWHERE_9
        self.planets = NO_PLANETS
        self.planet_data = ZEROS_9
        self.landers = ZEROS_9  # ships on the planet
        self.house_ships = ZEROS_14  # house ships by sector, landed ones too
        self.power = ZEROS_7  # house ships on the board (REV-F-K.4, S.9, 10.11)
        self.tiles = ALL_TILES  # reward tiles on fields 2, 5, 8 as bits 1, 2, 4
        self.crew_on_revenant = ZEROS_2  # Reinforcement, Hypercharge
        # ---- the Revenant
        self.damage: i64 = 0
        self.defects_struck: i64 = 0  # this cycle
        self.defects = NO_DEFECTS  # lower, upper space
        self.tokens = ZEROS_2  # 1 covers the upper effect, 2 the lower
        self.tokens_left: i64 = 0
        self.tucked = NONE
        # ---- a sector fight in progress
        self.fight_left: i64 = 0
        self.fight_hit = False
        # ---- cards in the open
        self.radar = NONE
        self.radar_shuttles = NONE  # ship reserved on each open radar card, or -1
        self.chosen_radar: i64 = -1
        self.colonies = NONE
        self.chosen_colony: i64 = -1
        # ---- unordered pools
        self.decks = NONE_3
        self.discards = NONE_3
        self.hidden_deck = NONE
        self.hidden_discard = NONE
        self.council = NONE
        self.planet_deck = NONE
        self.planet_discard = NONE
        self.radar_deck = NONE
        self.radar_discard = NONE
        self.colony_deck = NONE
        self.colony_discard = NONE
        self.colonies_removed = NONE  # colony + 16 * seat that removed it
        self.defect_deck = NONE
        self.core_deck = NONE
        self.captain_deck = NONE
        self.agenda_decks = NONE_2
        # ---- the Corrupted Crew of the solo game, and the council's ambassadors
        self.figures_placed: i64 = 0
        self.figures_aside: i64 = 0
        self.revealed = ZEROS_7  # cards of their deck turned over so far, by house
        self.crew_influence = ZEROS_7
        self.crew_tactics: i64 = 0
        self.crew_deployed: i64 = 0  # bits: at 8, at 11
        self.crew_grid = NONE  # the four solo action cards, clockwise from the top left
        self.crew_marker: i64 = 1
        self.crew_tile: i64 = 0
        self.crew_deck = NONE
        self.line = NONE_9  # house ships by sector, Revenant end first
        # ---- the end
        self.finished = False
        self.winner: i64 = -1
        self.scores = NO_SCORES
        self.admirals = NO_ADMIRALS
        self.turn = Turn(-1, -1)
        # ---- where the editions differ in a word; the prototype says the opposite of each
        self.trades_hidden = True  # hidden influence may become resources (REV-F-01.3.4, CON-X-18)
        self.bombards = True  # fighters move on after a kill (REV-F-03.5, CON-X-24)
        self.shuttles_move = True  # carefully (REV-F-12.11, CON-X-35)
        self.arks_return = False  # lost arks can be deployed again (REV-F-06.1.4, CON-X-03)
        self.crew_takes_data = True  # of a planet where the Corrupted Crew lands (GAP-F-15, GAP-P-17)

    # ---- where the chapters that both editions share lead into an edition's own

    def place_shields(self, admiral: Admiral, scope: i64, n: i64) -> None:
        battle.place_shields(self, admiral, scope, n)

    def take_novaris_reward(self, admiral: Admiral) -> None:
        influence.gain_tactics(self, admiral, self.numbers.novaris_tactics)  # REV-F-10.7

    def can_copy(self, admiral: Admiral, what: i64) -> bool:
        return ships.can_copy(self, admiral, what)

    def copy_effect(self, admiral: Admiral, what: i64) -> None:
        ships.copy_effect(self, admiral, what)

    def play_from_hand(self, admiral: Admiral, discount: i64) -> None:
        operations.play_from_hand(self, admiral, discount)

    def move_frigate(self, admiral: Admiral, steps: i64) -> None:
        movement.move_frigate(self, admiral, steps)

    def crew_mans_revenant(self) -> None:
        crew.man_revenant(self)

    def can_apply_own(self, admiral: Admiral, effect: Effect) -> bool:
        """Effects and measures that only the prototype has; the pack refuses them in the final edition's content."""
        return False

    def apply_own(self, admiral: Admiral, effect: Effect) -> None:
        raise RulesError(f"the final edition has no effect {effect.primitive}")

    def measure_own(self, admiral: Admiral, what: i64, argument: i64) -> i64:
        raise RulesError(f"the final edition has no measure {what}")

    def is_over(self) -> bool:
        return self.finished

    def when(self) -> str:
        return f"cycle {self.cycle}"

    def play_scene(self) -> None:
        scenes.play_next(self)

    def copy(self) -> Revenant:
        twin = Revenant(self.seats, self.content, self.numbers, self.difficulty)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Revenant) -> None:
        twin.coming = self.coming[:]
        twin.cycle = self.cycle
        twin.phase = self.phase
        twin.charged = self.charged
        twin.clock = self.clock
        twin.order = self.order[:]
        twin.ships = [ship.copy() for ship in self.ships]
        twin.void = self.void[:]
        twin.shields = self.shields[:]
        twin.rifts = self.rifts[:]
        twin.planets = self.planets[:]
        twin.planet_data = self.planet_data[:]
        twin.landers = self.landers[:]
        twin.house_ships = self.house_ships[:]
        twin.power = self.power[:]
        twin.tiles = self.tiles[:]
        twin.crew_on_revenant = self.crew_on_revenant[:]
        twin.damage = self.damage
        twin.defects_struck = self.defects_struck
        twin.defects = self.defects[:]
        twin.tokens = self.tokens[:]
        twin.tokens_left = self.tokens_left
        twin.tucked = self.tucked[:]
        twin.fight_left = self.fight_left
        twin.fight_hit = self.fight_hit
        twin.radar = self.radar[:]
        twin.radar_shuttles = self.radar_shuttles[:]
        twin.chosen_radar = self.chosen_radar
        twin.colonies = self.colonies[:]
        twin.chosen_colony = self.chosen_colony
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [deck[:] for deck in self.discards]
        twin.hidden_deck = self.hidden_deck[:]
        twin.hidden_discard = self.hidden_discard[:]
        twin.council = self.council[:]
        twin.planet_deck = self.planet_deck[:]
        twin.planet_discard = self.planet_discard[:]
        twin.radar_deck = self.radar_deck[:]
        twin.radar_discard = self.radar_discard[:]
        twin.colony_deck = self.colony_deck[:]
        twin.colony_discard = self.colony_discard[:]
        twin.colonies_removed = self.colonies_removed[:]
        twin.defect_deck = self.defect_deck[:]
        twin.core_deck = self.core_deck[:]
        twin.captain_deck = self.captain_deck[:]
        twin.agenda_decks = [deck[:] for deck in self.agenda_decks]
        twin.figures_placed = self.figures_placed
        twin.figures_aside = self.figures_aside
        twin.revealed = self.revealed[:]
        if self.seats == 1:
            twin.crew_influence = self.crew_influence[:]
            twin.crew_tactics = self.crew_tactics
            twin.crew_deployed = self.crew_deployed
            twin.crew_grid = self.crew_grid[:]
            twin.crew_marker = self.crew_marker
            twin.crew_tile = self.crew_tile
            twin.crew_deck = self.crew_deck[:]
            twin.line = [line[:] for line in self.line]
        twin.finished = self.finished
        twin.winner = self.winner
        twin.scores = [row[:] for row in self.scores]
        twin.admirals = [admiral.copy() for admiral in self.admirals]


# ---- small questions every chapter asks


def frigate_of(game: Revenant, seat: i64) -> Ship:
    return game.ships[w.FIRST_FRIGATE + seat]


def damage_slots(game: Revenant, kind: i64) -> i64:
    """GAP-A-03"""
    if kind == w.ARK:
        return game.numbers.ark_slots
    if kind == w.FIGHTER:
        return game.numbers.fighter_slots
    if kind == w.DROPSHIP:
        return game.numbers.dropship_slots
    return 0


def ship_limit(game: Revenant, sector: i64) -> i64:
    """REV-F-K.17, GAP-F-02: for house ships only."""
    return game.numbers.limit_odd if sector & 1 else game.numbers.limit_even


def has_room(game: Revenant, sector: i64) -> bool:
    """REV-F-12.5: below the ship limit."""
    return game.house_ships[sector] < ship_limit(game, sector)


def figure_id(seat: i64, figure: i64) -> i64:
    return 1 + seat * 3 + figure


def void_left(game: Revenant) -> i64:
    """Void ships still in the supply (GAP-A-04)."""
    left = game.numbers.void_supply
    for n in game.void:
        left -= n
    return left


# The chapters need the state, and the state plays its scenes: imported last, when all above is defined.
from farflung.games.revenant import battle, crew, influence, movement, operations, scenes, ships  # noqa: E402
