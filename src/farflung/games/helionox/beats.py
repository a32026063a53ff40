"""Which events of Helionox come of others: one card played, bought or overcome is one beat."""

from typing import Final

from farflung.engine.beats import Beats
from farflung.games.helionox import verbs as v

EFFECTS: Final = frozenset((
    v.CREDITS_GAINED, v.DEFENSE_GAINED, v.INFLUENCE_GAINED, v.INFAMY_TAKEN, v.INFAMY_REMOVED, v.DREW,
    v.DREW_UNSEEN, v.DISCARDED, v.CONSUMED, v.MARKET_SHOWN, v.CREDITS_BANKED, v.DEFENSE_BANKED, v.CARGO_GAINED,
    v.CARGO_LOST, v.CARGO_RETURNED, v.LOOKED, v.EVENTS_LOOKED, v.SEARCHED, v.RESHUFFLED, v.TOPDECKED,
    v.COUNTERS_REMOVED, v.MARKET_CHEAPER, v.EVENTS_CHEAPER, v.SHUTDOWN_IGNORED, v.SECURED_UNSEEN, v.REQUEST_DRAWN,
    v.OFFER_RAISED, v.COPIED,
))  # fmt: skip
TAKING: Final = frozenset((v.BOUGHT, v.OBTAINED, v.SECURED, v.SYNDICATE_CARD))

BEATS: Final = Beats(
    EFFECTS,
    {
        v.MARKET_SHOWN: TAKING,
        v.INFLUENCE_GAINED: frozenset((v.OVERCAME, v.REQUEST_FULFILLED)),
        v.INFAMY_TAKEN: frozenset((v.ILLEGAL_TAKEN, v.OVERCAME)),
        **dict.fromkeys((v.DREW, v.DREW_UNSEEN, v.RESHUFFLED, v.DISCARDED), frozenset((v.TURN_ENDED,))),
    },
    {v.OBTAINED: TAKING, v.DREW_UNSEEN: frozenset((v.DREW,)), v.SECURED_UNSEEN: frozenset((v.SECURED,))},
)
"""The market is filled up before the card is said to be bought, cards are drawn before the turn is said to end."""
