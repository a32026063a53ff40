"""Architect abilities (HEL-18) and Cryo Counters as their cost (HEL-2.12, 9.2)."""

from __future__ import annotations

from farflung.engine._native import i64
from farflung.games.helionox import effects
from farflung.games.helionox import verbs as v
from farflung.games.helionox.cards import Ability
from farflung.games.helionox.state import Helionox, Player


def why_not(game: Helionox, player: Player, ability: Ability) -> str:
    """The rule that keeps an ability from being used, or nothing."""
    if player.cryo > 0:
        return "HEL-9.2"
    if ability.cryo > game.numbers.cryo_counters:
        return "HEL-2.12"
    if not effects.can_start(game, player, ability.text):
        return "HEL-GAP-41" if ability.text.whole_move else "HEL-GAP-40"
    return ""


def offer_abilities(game: Helionox, player: Player) -> None:
    if player.cryo > 0 and game.refused is None:
        return
    number: i64 = 1
    for ability in game.content.architects[player.architect].abilities:
        why = why_not(game, player, ability)
        if why:
            game.bar(why, v.USE_ARCHITECT, number)
        else:
            game.may(v.USE_ARCHITECT, number)
        number += 1


def use(game: Helionox, player: Player, number: i64) -> None:
    """HEL-18.1, 18.2: the counters are the cost and come first."""
    ability = game.content.architects[player.architect].abilities[number - 1]
    player.cryo = ability.cryo
    game.say("HEL-18.1", v.ARCHITECT_USED, player.seat, player.architect, number)
    effects.use_ability(game, player, ability.text)
