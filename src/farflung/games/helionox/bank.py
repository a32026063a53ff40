"""The Bank (HEL-31): tokens that stay over turns, up to a limit; what would exceed it is lost (HEL-31.6)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.helionox import verbs as v
from farflung.games.helionox.state import Helionox, Player


def bank_credits(game: Helionox, player: Player, n: i64) -> None:
    """HEL-31.1; of no use without Mercury Protocol (HEL-1.7)."""
    banked = min(n, game.numbers.bank_limit - player.bank_credits)
    player.bank_credits += banked
    game.say("HEL-31.1", v.CREDITS_BANKED, player.seat, banked)


def bank_defense(game: Helionox, player: Player, n: i64) -> None:
    """HEL-31.4: by card text only."""
    banked = min(n, game.numbers.bank_limit - player.bank_defense)
    player.bank_defense += banked
    game.say("HEL-31.4", v.DEFENSE_BANKED, player.seat, banked)
