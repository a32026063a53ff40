"""Fleet Assets (HEL-4.13, GAP-20): once per own turn, as an action or as a reaction to one's own doing."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.engine.core import verb_of
from farflung.games.helionox import effects
from farflung.games.helionox.state import Helionox, Player
from farflung.games.helionox.verbs import ASK_FLEET, DECLINE, FLEET_USED, TAKE, USE_FLEET
from farflung.games.helionox.words import NOTHING, TRIGGER_DELIVERED, TRIGGER_MAIN


def ready(game: Helionox, player: Player, trigger: i64) -> bool:
    """Whether the Fleet Asset reacts to this and has not been used this turn."""
    return player.fleet != NOTHING and not player.fleet_used and game.content.fleet[player.fleet].trigger == trigger


def saving(game: Helionox, player: Player, trigger: i64) -> i64:
    """Credits that it takes off what is being paid for. A Credit saved now is as good as one saved later this turn,
    so it is never asked whether to save it."""
    return game.content.fleet[player.fleet].text.fx[0].n if ready(game, player, trigger) else 0


def use_saving(game: Helionox, player: Player, trigger: i64) -> None:
    if ready(game, player, trigger):
        spend(game, player)


def spend(game: Helionox, player: Player) -> None:
    player.fleet_used = True
    game.say("HEL-GAP-20", FLEET_USED, player.seat, player.fleet)


def offer(game: Helionox, player: Player) -> None:
    if player.fleet == NOTHING or game.content.fleet[player.fleet].trigger != TRIGGER_MAIN:
        return
    if player.fleet_used:
        game.bar("HEL-GAP-20", USE_FLEET)
    elif not effects.can_start(game, player, game.content.fleet[player.fleet].text):
        game.bar("HEL-GAP-40", USE_FLEET)
    else:
        game.may(USE_FLEET)


def use(game: Helionox, player: Player) -> None:
    spend(game, player)
    effects.use_ability(game, player, game.content.fleet[player.fleet].text)


def react_to_delivery(game: Helionox, player: Player) -> None:
    """HEL-GAP-33: after the reward of the delivery."""
    if not ready(game, player, TRIGGER_DELIVERED):
        return
    game.may(TAKE)
    game.may(DECLINE)
    if verb_of(game.ask(player.seat, ASK_FLEET)) == TAKE:
        use(game, player)
