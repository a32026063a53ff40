"""Which events of X-ODUS come of others: an Action with its price is one beat, a roll with its dice another."""

from typing import Final

from farflung.engine.beats import Beats
from farflung.engine.verbs import declared
from farflung.games.xodus import verbs as v

EFFECTS: Final = frozenset((
    v.DIE_ROLLED, v.DIE_REROLLED, v.MISS_IGNORED, v.SPECIAL_SPENT, v.ENERGY_FLIPPED, v.ENERGY_RECOVERED,
    v.ENERGY_GAINED, v.ENERGY_DISCARDED, v.HEALTH_LOST, v.HEALTH_RECOVERED, v.HEALTH_DISCARDED, v.HEALTH_MARKERS,
    v.LOSS_PREVENTED, v.SCRAPS_GAINED, v.SCRAPS_PAID, v.SCRAPS_LOST, v.MODULE_GAINED, v.MODULE_LOST, v.EXP_GAINED,
    v.LEVEL_REACHED, v.DAMAGE_REMOVED, v.MANOEUVRE, v.FOE_HIT, v.FOE_RECOVERS, v.SKILL_ROLLED, v.EXTRA_DIE,
    v.ACTIONS_LEFT, v.TURN_ENDS, v.FLEETS_SPLIT, v.CORRUPTION_ADVANCES, v.PACIFICATION_AGES, v.AVATAR_DIE_ROLLED,
    v.DECK_RESHUFFLED, v.ENEMY_RETURNS, v.ENEMIES_ADDED, v.WARE_OFFERED, v.SCAVENGED, v.MAINTAINED, v.CROSSED,
    v.MODULE_SWITCHED_OFF, v.SIGNAL_PROGRESS,
))  # fmt: skip
EVERYTHING: Final = frozenset(declared(v).events)
ACTION: Final = frozenset((v.ACTION_TAKEN,))

BEATS: Final = Beats(
    EFFECTS,
    {
        v.SCRAPS_PAID: frozenset((v.MODULE_BOUGHT, v.REPAIRED)),
        v.ACTION_TAKEN: frozenset((v.MOVED, v.TILE_REVEALED, v.EXPLORED, v.SIGNAL_REVEALED)),
    },
    {v.ACTIONS_LEFT: EVERYTHING, v.TURN_ENDS: EVERYTHING, v.SCAVENGED: ACTION, v.MAINTAINED: ACTION},
    frozenset((v.MOVED, v.STRAINED)),
    frozenset((v.DIE_ROLLED, v.DIE_REROLLED, v.SKILL_ROLLED)),
)
"""That a ship has fewer Actions left, or has acted, is seen on its board."""
