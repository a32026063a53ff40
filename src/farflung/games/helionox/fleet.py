"""Fleet Assets (HEL-4.13, GAP-20): once per own turn, as an action or as a reaction to one's own doing."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import verb_of
from farflung.games.helionox import effects
from farflung.games.helionox import verbs as v
from farflung.games.helionox import words as w
from farflung.games.helionox.state import Helionox, Player


def ready(game: Helionox, player: Player, trigger: i64) -> bool:
    """Whether the Fleet Asset reacts to this and has not been used this turn."""
    return player.fleet != w.NOTHING and not player.fleet_used and game.content.fleet[player.fleet].trigger == trigger


def saving(game: Helionox, player: Player, trigger: i64) -> i64:
    """Credits that it takes off what is being paid for. A Credit saved now is as good as one saved later this turn,
    so it is never asked whether to save it."""
    return game.content.fleet[player.fleet].text.fx[0].n if ready(game, player, trigger) else 0


def use_saving(game: Helionox, player: Player, trigger: i64) -> None:
    if ready(game, player, trigger):
        spend(game, player)


def spend(game: Helionox, player: Player) -> None:
    player.fleet_used = True
    game.say("HEL-GAP-20", v.FLEET_USED, player.seat, player.fleet)


def offer(game: Helionox, player: Player) -> None:
    if player.fleet == w.NOTHING or game.content.fleet[player.fleet].trigger != w.TRIGGER_MAIN:
        return
    if player.fleet_used:
        game.bar("HEL-GAP-20", v.USE_FLEET)
    elif not effects.can_start(game, player, game.content.fleet[player.fleet].text):
        game.bar("HEL-GAP-40", v.USE_FLEET)
    else:
        game.may(v.USE_FLEET)


def use(game: Helionox, player: Player) -> None:
    spend(game, player)
    effects.use_ability(game, player, game.content.fleet[player.fleet].text)


def react_to_delivery(game: Helionox, player: Player) -> None:
    """HEL-GAP-33: after the reward of the delivery."""
    if not ready(game, player, w.TRIGGER_DELIVERED):
        return
    game.may(v.TAKE)
    game.may(v.DECLINE)
    if verb_of(game.ask(player.seat, v.ASK_FLEET)) == v.TAKE:
        use(game, player)
