"""The nouns of Revenant as numbers: houses, ships, sectors, resources, compartments, triggers, effects.

Left to right, as on the board (GAP-A-12). The order of every list here is the order of the rules' iterations.
"""

from typing import Final

# ---- houses (GAP-A-12)
FENRAX: Final = 0
SHIVEUS: Final = 1
YARVEK: Final = 2
BELITAN: Final = 3
ZENOR: Final = 4
NOVARIS: Final = 5
DUNLORK: Final = 6
HOUSES: Final = ["Fenrax", "Shiveus", "Yarvek", "Belitan", "Zenor", "Novaris", "Dunlork"]

# ---- kinds of ship (REV-F-K.5, 10.12); a house ship's index is house * 4 + kind, a frigate's 28 + seat
ARK: Final = 0
FIGHTER: Final = 1
DROPSHIP: Final = 2
SHUTTLE: Final = 3
FRIGATE: Final = 4
SHIP_KINDS: Final = ["ark", "fighter", "dropship", "shuttle", "frigate"]
HOUSE_SHIPS: Final = 28
FIRST_FRIGATE: Final = 28
REINFORCEMENT: Final = 32  # the Revenant's two crew spaces share the ships' numbering
HYPERCHARGE: Final = 33
REVENANT: Final = 34  # the ship itself, where damage is meant

# ---- sectors (GAP-A-01)
SUPPLY: Final = 0
ON_RADAR: Final = 13  # a shuttle reserved on a radar card (REV-F-15.16)
SECTORS: Final = ["supply", "1", "2", "3", "4", "5", "6", "7", "8", "N", "E", "S", "W", "radar"]
NOWHERE: Final = 0  # "your sector" after an emergency action (GAP-F-17)
INNER: Final = 14  # "your sector" on the Revenant (GAP-F-17)

# ---- resources (REV-F-07.1)
MATERIAL: Final = 0
ENERGY: Final = 1
SCIENCE: Final = 2
NEUTRONIUM: Final = 3
ANY: Final = 4
RESOURCES: Final = ["material", "energy", "science", "neutronium"]

# ---- compartments and their bonus actions (GAP-F-04)
PROMOTE: Final = 0
AFFILIATE: Final = 1
CLEANSE: Final = 2
ACTIVATE: Final = 3
GAIN: Final = 4
COMPARTMENTS: Final = ["promote", "affiliate", "cleanse", "activate", "gain"]

# ---- crew figures of an admiral
CAPTAIN: Final = 0
FIGURES: Final = ["captain", "cadet 1", "cadet 2"]
COUNCIL: Final = 4  # the seat number of ambassadors and of the Corrupted Crew

# ---- kinds of operation card (REV-F-K.15)
CADET_CARD: Final = 0
FRIGATE_CARD: Final = 1
DIRECTIVE: Final = 2
CARD_KINDS: Final = ["cadet", "frigate", "directive"]

# ---- triggers of abilities (GAP-A-08; those from `instead` on are captains' own, GAP-F-12)
TRIGGERS: Final = [
    "man_ark", "man_fighter", "man_dropship", "man_frigate", "man_revenant",
    "provision", "mining", "maneuver", "attack", "kill", "first_kill", "land", "planet", "influence", "hidden",
    "shield", "cleanse", "play", "draw", "deploy", "copy", "hypercharge", "turn_end", "activate",
    "instead", "instead_of_influence", "before_action", "sector_cleared", "cleanse_a", "cleanse_b",
    "remove_corruption",  # a bonus action of the prototype only
]  # fmt: skip
ON_MAN_ARK: Final = 0
ON_MAN_FIGHTER: Final = 1
ON_MAN_DROPSHIP: Final = 2
ON_MAN_FRIGATE: Final = 3
ON_MAN_REVENANT: Final = 4
ON_PROVISION: Final = 5
ON_MINING: Final = 6
ON_MANEUVER: Final = 7
ON_ATTACK: Final = 8
ON_KILL: Final = 9
ON_FIRST_KILL: Final = 10
ON_LAND: Final = 11
ON_PLANET: Final = 12
ON_INFLUENCE: Final = 13
ON_HIDDEN: Final = 14
ON_SHIELD: Final = 15
ON_CLEANSE: Final = 16
ON_PLAY: Final = 17
ON_DRAW: Final = 18
ON_DEPLOY: Final = 19
ON_COPY: Final = 20
ON_HYPERCHARGE: Final = 21
ON_TURN_END: Final = 22
ON_ACTIVATE: Final = 23
INSTEAD: Final = 24
INSTEAD_OF_INFLUENCE: Final = 25
BEFORE_ACTION: Final = 26
ON_SECTOR_CLEARED: Final = 27
ON_CLEANSE_A: Final = 28
ON_CLEANSE_B: Final = 29
ON_REMOVE_CORRUPTION: Final = 30

# ---- scopes of effects (GAP-A-08)
SCOPES: Final = ["sector", "adjacent", "one", "spread", "frigate", "any", "revenant"]
IN_SECTOR: Final = 0
ADJACENT: Final = 1
IN_ONE: Final = 2
AT_FRIGATE: Final = 4
ANYWHERE: Final = 5
AT_REVENANT: Final = 6

# ---- where corruption is removed (REV-F-08.9)
CLEANSINGS: Final = ["board", "ship", "any"]
FROM_BOARD: Final = 0
FROM_SHIP: Final = 1
FROM_ANY: Final = 2

# ---- what a discount lowers
DISCOUNTS: Final = ["cadet", "frigate", "directive", "fight", "any", "neutronium", "energy", "card", "either"]
OFF_FIGHT: Final = 3
OFF_ANY: Final = 4
OFF_NEUTRONIUM: Final = 5
OFF_ENERGY: Final = 6
OFF_CARD: Final = 7
OFF_EITHER: Final = 8  # the neutronium or the card of the prototype's Remove Corruption

# ---- what is copied (GAP-A-08)
COPIES: Final = ["ark", "planet", "any_ark", "any_planet", "frigate", "ship", "any_ship", "occupied_ship"]
OCCUPIED_ARK: Final = 0
OCCUPIED_PLANET: Final = 1
ANY_ARK: Final = 2
ANY_PLANET: Final = 3
OWN_FRIGATE: Final = 4
SHIP_IN_SECTOR: Final = 5
ANY_SHIP: Final = 6
OCCUPIED_SHIP: Final = 7  # the prototype's Clone (GAP-P-11)

# ---- conditions and counts named by content (GAP-A-08)
CONDITIONS: Final = [
    "moved>=2", "third kill this turn", "a corruption slot is free", "3 or more hidden influence cards",
    "cycle 4", "not cycle 4",
]  # fmt: skip
MOVED_TWICE: Final = 0
THIRD_KILL: Final = 1
SLOT_FREE: Final = 2
LAST_CYCLE: Final = 4
EARLIER_CYCLE: Final = 5
COUNTS: Final = ["house with own track influence >=2", "attached cadet card", "own crew member on a landed ship"]
HOUSES_AT_TWO: Final = 0
CADET_CARDS: Final = 1
SELECTORS: Final = ["two different house ships", "every dropship", "every ark", "every rift sector"]
TWO_HOUSE_SHIPS: Final = 0
EVERY_ARK: Final = 2
EVERY_RIFT: Final = 3

# ---- what agendas and colonies measure (GAP-A-10, GAP-F-11); some take an argument
MEASURES: Final = [
    "ships",  # of one kind on the board, or house_ship for all four
    "greatest power", "least power",
    "houses with power",  # at least the argument
    "damage",  # on house ships and the Revenant
    "resource",  # of one kind stored
    "least resource", "resources", "data", "residual", "corruption", "rank",
    "cards",  # of one kind played
    "houses with influence",  # of at least the argument in total
    # the prototype's own (GAP-P-24)
    "power of",  # the two houses of the argument together
    "three greatest powers", "greatest influence", "least influence",  # influence without hidden cards
    "frigate damage", "absorbers", "tiles resolved",
]  # fmt: skip
M_SHIPS: Final = 0
M_GREATEST_POWER: Final = 1
M_LEAST_POWER: Final = 2
M_HOUSES_WITH_POWER: Final = 3
M_DAMAGE: Final = 4
M_RESOURCE: Final = 5
M_LEAST_RESOURCE: Final = 6
M_RESOURCES: Final = 7
M_DATA: Final = 8
M_RESIDUAL: Final = 9
M_CORRUPTION: Final = 10
M_RANK: Final = 11
M_CARDS: Final = 12
M_HOUSES_WITH_INFLUENCE: Final = 13
M_POWER_OF: Final = 14
M_THREE_POWERS: Final = 15
M_GREATEST_INFLUENCE: Final = 16
M_LEAST_INFLUENCE: Final = 17
M_FRIGATE_DAMAGE: Final = 18
M_ABSORBERS: Final = 19
M_TILES: Final = 20
ALL_KINDS: Final = 5  # the argument `house_ship`
HOUSE_PAIRS: Final = [[one, two] for one in range(7) for two in range(one + 1, 7)]  # the argument of `power of`

# ---- primitive effects (GAP-A-08)
PRIMITIVES: Final = [
    "gain", "pay", "pay_kinds", "gain_kinds", "lose", "discard_op", "lose_op", "discard_hidden", "lose_hidden",
    "tactics", "lose_tactics", "influence", "lose_influence", "hidden", "extra_hidden_choice", "keep_hidden",
    "draw", "play", "discount", "promote", "cleanse", "corrupt", "residual", "data", "lose_data", "shield", "destroy",
    "attack", "move", "move_frigate", "jump_frigate", "careful", "repair", "damage_ships", "deploy", "swap_ship",
    "destroy_ship", "spawn", "protect", "copy", "land_occupied", "no_planet_corruption", "add_planet",
    "cull_colonies", "peek_colony", "choose_shuttle", "frigate_both", "per", "cond", "choose", "each", "resolver",
    "remove_shield", "deploy_of_discarded", "swap_for_discarded",
    "reorganize", "repair_paid",  # of the prototype's arkships
]  # fmt: skip
FX_GAIN: Final = 0
FX_PAY: Final = 1
FX_PAY_KINDS: Final = 2
FX_GAIN_KINDS: Final = 3
FX_LOSE: Final = 4
FX_DISCARD_OP: Final = 5
FX_LOSE_OP: Final = 6
FX_DISCARD_HIDDEN: Final = 7
FX_LOSE_HIDDEN: Final = 8
FX_TACTICS: Final = 9
FX_LOSE_TACTICS: Final = 10
FX_INFLUENCE: Final = 11
FX_LOSE_INFLUENCE: Final = 12
FX_HIDDEN: Final = 13
FX_EXTRA_HIDDEN: Final = 14
FX_KEEP_HIDDEN: Final = 15
FX_DRAW: Final = 16
FX_PLAY: Final = 17
FX_DISCOUNT: Final = 18
FX_PROMOTE: Final = 19
FX_CLEANSE: Final = 20
FX_CORRUPT: Final = 21
FX_RESIDUAL: Final = 22
FX_DATA: Final = 23
FX_LOSE_DATA: Final = 24
FX_SHIELD: Final = 25
FX_DESTROY: Final = 26
FX_ATTACK: Final = 27
FX_MOVE: Final = 28
FX_MOVE_FRIGATE: Final = 29
FX_JUMP_FRIGATE: Final = 30
FX_CAREFUL: Final = 31
FX_REPAIR: Final = 32
FX_DAMAGE_SHIPS: Final = 33
FX_DEPLOY: Final = 34
FX_DESTROY_SHIP: Final = 36
FX_SPAWN: Final = 37
FX_PROTECT: Final = 38
FX_COPY: Final = 39
FX_LAND_OCCUPIED: Final = 40
FX_NO_PLANET_CORRUPTION: Final = 41
FX_ADD_PLANET: Final = 42
FX_CULL_COLONIES: Final = 43
FX_PEEK_COLONY: Final = 44
FX_CHOOSE_SHUTTLE: Final = 45
FX_FRIGATE_BOTH: Final = 46
FX_PER: Final = 47
FX_COND: Final = 48
FX_CHOOSE: Final = 49
FX_EACH: Final = 50
FX_RESOLVER: Final = 51
FX_REMOVE_SHIELD: Final = 52
FX_DEPLOY_DISCARDED: Final = 53
FX_SWAP_DISCARDED: Final = 54
FX_REORGANIZE: Final = 55
