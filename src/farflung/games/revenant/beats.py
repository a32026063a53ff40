"""Which events of Revenant come of others: a ship manned with what it gives is one beat, a sector's fight another."""

from typing import Final

from farflung.engine.beats import Beats
from farflung.engine.verbs import declared
from farflung.games.revenant import verbs as v
from farflung.games.revenant.prototype import verbs as p

EFFECTS: Final = frozenset((
    v.INFLUENCE_GAINED, v.INFLUENCE_LOST, v.HIDDEN_GAINED, v.HIDDEN_KEPT, v.GAINED, v.SPENT, v.IGNORED,
    v.TACTICS_GAINED, v.TACTICS_LOST, v.TACTICS_RESET, v.CORRUPTED, v.RESIDUAL_VOID, v.DATA_GAINED, v.DATA_LOST,
    v.DREW, v.DISCARDED, v.ORDER_SET, v.SHIELDS_WARD, v.SHIP_HIT, v.REVENANT_HIT, v.DEFECT_COVERED, v.SHIP_CORRUPTED,
    v.SHIELDS_GONE, v.VOID_ARRIVES, v.DATA_PLACED, v.AMBASSADOR_ASIDE, v.CREW_INFLUENCE, v.CREW_TACTICS, v.LOCKED,
    v.REWARD_TAKEN, p.REVENANT_DATA, p.NO_SPACE,
))  # fmt: skip
ACTS: Final = frozenset(declared(v, p).events) - EFFECTS

BEATS: Final = Beats(
    EFFECTS,
    {
        v.SPENT: ACTS,
        v.DISCARDED: frozenset((v.CLEANSED_BOARD, v.CLEANSED_SHIP)),
        v.INFLUENCE_GAINED: frozenset((v.STARTS_AT,)),
    },
    aside=frozenset(("GAP-F-09", "GAP-P-07")),
)
"""A price is paid before what it buys is said, and the house where one starts gives its influence first. What a defect
damages the void ships did not hit."""
